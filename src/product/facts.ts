/** All that is known of one maker's product: what it is called, where it is published, and how its chart behaves. */
export interface Product {
  /** As people write it: `Lightdash`. */
  readonly name: string;
  /** As files write it, in lower case. Files without it are not opened, so the names of images and chart have to contain it. */
  readonly word: string;
  readonly image: {
    /** The last two components of its path, without a registry. */
    readonly path: string;
    /** The last component of the path of the same image in a marketplace. */
    readonly marketplaceName: string;
  };
  readonly chart: ProductChart;
  readonly documents: {
    readonly indexUrl: string;
    /** With `{version}`. */
    readonly artifactUrl: string;
    /** The repository with the releases and their notes. */
    readonly repositoryUrl: string;
  };
  readonly service: {
    /** The header of an answer that says which version gave it. */
    readonly versionHeader: string;
    /** What is switched on in the service's environment so that it lists the history of queries. */
    readonly historySwitch: string;
    /** A variable that only its own containers have. */
    readonly secretVariable: string;
    /** The variables that say where its database is: a connection URI, or its parts. */
    readonly database: { readonly uri: string; readonly host: string; readonly port: string; readonly name: string };
    /** Variables of the command line that stand for the address, the project and the token. */
    readonly variables: { readonly url: string; readonly project: string; readonly token: string };
  };
  /** The check of the database that its image has: the first version with it, the page that describes it, and the call within the image. */
  readonly preflight: {
    readonly since: string;
    readonly page: string;
    readonly name: string;
    readonly program: string;
    readonly arguments: string;
  };
  /** Software and content that is called after it and is not it, as sources of regular expressions. */
  readonly others: {
    /** Endings of names: `cli`, `exporter`. */
    readonly software: string;
    /** Endings that count only where no letter follows: the `rds` of `lightdash-rds`, and not the `rdsx` of a longer word. */
    readonly infrastructure: string;
    /** Names that do not begin with its own. */
    readonly names: readonly string[];
    /** A line that only files with its own content have, such as dashboards as code, as the source of a regular expression. */
    readonly content: string;
  };
}

/** The product's own Helm chart. Its facts by version are docs/how-detection-works.md#lightdashs-chart. */
export interface ProductChart {
  readonly name: string;
  readonly repository: string;
  /** How addresses of its repository in a marketplace begin. */
  readonly marketplace: string;
  /** The repository of git that has it: the end of its path, and the chart's folder. Tags begin with the chart's name. */
  readonly gitRepository: string;
  readonly gitFolder: string;
  /** The first version in which `upgrade.mode: Recreate` stops the old version before it migrates. */
  readonly firstToStop: string;
  /** The last version that ignores `upgrade.mode` silently. */
  readonly lastToIgnore: string;
  /** A prerelease that ignores `upgrade.mode`, and the oldest tag that it installs. */
  readonly withoutMode: string;
  readonly oldestTag: string;
  /** The versions that migrate in a job where the values do not say: single ones, and all from one on. */
  readonly migratesInJob: readonly string[];
  readonly migratesInJobFrom: string;
  /** The first version whose default tag is its `appVersion`. */
  readonly firstWithTag: string;
  /** What it can run beside the backend, each off by default: the keys of their values, and their component label. */
  readonly workers: Readonly<Record<string, string>>;
  /** Paths in its values that no other chart has. */
  readonly certainPaths: readonly (readonly string[])[];
  /** Paths in its values that other charts may have, too. */
  readonly likelyPaths: readonly (readonly string[])[];
  /** Keys of sections of its values. */
  readonly sections: readonly string[];
}
