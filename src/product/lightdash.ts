/** All that is known of Lightdash: what it is called, where its makers publish it, and how its chart behaves. */
export const LIGHTDASH = {
  /** As people write it. */
  name: 'Lightdash',
  /** As files write it, in lower case. Files without it are not opened, so the names of images and chart have to contain it. */
  word: 'lightdash',
  image: {
    /** The last two components of its path, without a registry. */
    path: 'lightdash/lightdash',
    /** The last component of the path of the same image in a marketplace. */
    marketplaceName: 'lightdash-containers',
  },
  /** Its own Helm chart. Its facts by version are docs/how-detection-works.md#lightdashs-chart. */
  chart: {
    name: 'lightdash',
    repository: 'https://lightdash.github.io/helm-charts',
    /** How addresses of its repository in a marketplace begin. */
    marketplace: 'oci://709825985650.',
    /** The repository of git that has it: the end of its path, and the chart's folder. Tags begin with the chart's name. */
    gitRepository: 'lightdash/helm-charts',
    gitFolder: 'charts/lightdash',
    /** The first version in which `upgrade.mode: Recreate` stops the old version before it migrates. */
    firstToStop: '2.16.284',
    /** The last version that ignores `upgrade.mode` silently. */
    lastToIgnore: '2.16.101',
    /** A prerelease that ignores `upgrade.mode`, and the oldest tag that it installs. */
    withoutMode: '3.0.0-beta.1',
    oldestTag: '1.169.1',
    /** The versions that migrate in a job where the values do not say: single ones, and all from one on. */
    migratesInJob: ['2.6.0'],
    migratesInJobFrom: '3.0.0-beta.1',
    /** The first version whose default tag is its `appVersion`. */
    firstWithTag: '0.7.0',
    /** What it can run beside the backend, each off by default: the keys of their values, and their component label. */
    workers: {
      scheduler: 'worker',
      appBuildWorker: 'app-build-worker',
      warehouseNatsWorker: 'warehouse-nats-worker',
      preAggregateNatsWorker: 'pre-aggregate-nats-worker',
    } as Readonly<Record<string, string>>,
    /** Paths in its values that no other chart has. */
    certainPaths: [
      ['secrets', 'LIGHTDASH_SECRET'],
      ['configMap', 'SITE_URL'],
    ],
    /** Paths in its values that other charts may have, too. */
    likelyPaths: [['externalDatabase'], ['migrationJob'], ['browserless-chrome']],
    /** Keys of sections of its values. */
    sections: ['secrets', 'configMap', 'externalDatabase', 'migrationJob', 'lightdashBackend', 'scheduler', 'upgrade'],
  },
  documents: {
    indexUrl: 'https://raw.githubusercontent.com/lightdash/lightdash/main/release-safety-index.json',
    /** With `{version}`. */
    artifactUrl: 'https://github.com/lightdash/lightdash/releases/download/{version}/release-safety.json',
    /** The repository with the releases and their notes. */
    repositoryUrl: 'https://github.com/lightdash/lightdash',
  },
  service: {
    /** The header of an answer that says which version gave it. */
    versionHeader: 'lightdash-version',
    /** What is switched on in the service's environment so that it lists the history of queries. */
    historySwitch: 'LIGHTDASH_ENABLE_FEATURE_FLAGS=query-history',
    /** A variable that only its own containers have. */
    secretVariable: 'LIGHTDASH_SECRET',
    /** The variables that say where its database is: a connection URI, or its parts. */
    database: { uri: 'PGCONNECTIONURI', host: 'PGHOST', port: 'PGPORT', name: 'PGDATABASE' },
    /** Variables of the command line that stand for the address, the project and the token. */
    variables: { url: 'LIGHTDASH_URL', project: 'LIGHTDASH_PROJECT', token: 'LIGHTDASH_API_KEY' },
  },
  /** The check of the database that its image has: the first version with it, the page that describes it, and the call within the image. */
  preflight: {
    since: '1.125.0',
    page: 'https://docs.lightdash.com/self-host/upgrade-runbook',
    name: 'migrate preflight',
    program: 'pnpm',
    arguments: '-F backend migrate-production preflight',
  },
  /** Software and content that is called after it and is not it, as sources of regular expressions. */
  others: {
    /** Endings of names. */
    software:
      'cli|sdk|mcp|exporter|provider|dbt|proxy|python|client|plugin|operator|sync|gate|backup|postgres|db|redis|minio|nats|nginx|traefik|ingress|caddy|envoy|haproxy|pgbouncer|vault|keycloak|oauth2?|fluent|otel|cloud[-_]?sql|chrome|headless|browser|grafana|prometheus|metabase|airflow|airbyte|dashboards?|content',
    /** Endings that count only where no letter follows: the `rds` of `lightdash-rds`, and not the `rdsx` of a longer word. */
    infrastructure:
      'docs?|[aen]?lb|rds|sql|sg|security[-_]?groups?|acm|certs?|certificates?|vpc|iam|s3|gcs|buckets?|ecr|kms|dns|route53|cdn|cloudfront|waf|efs',
    /** Names that do not begin with its own. */
    names: ['dbt[-_]lightdash'],
    /** A line that only files with its own content have, such as dashboards as code. */
    content: '^contentType:',
  },
};
