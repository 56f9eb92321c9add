import { type Answer, type Chart, type Declarations, NOTHING_DECLARED, problemAnswer } from './deployment.ts';
import type { Environment } from './environment.ts';
import type { Place } from './place.ts';
import type { Problem } from './problem.ts';

/**
 * Something of second order (DETECTION section 6) that stands in an object of the deployment's own, or on the way to it: a patch, a
 * substitution, a generator. It is told and never evaluated: where its text changes, the deployment is `not-evaluated`.
 */
export interface SecondOrder {
  /** Where it stands, the same in both trees whatever its line: `apps.yaml#Kustomization/flux-system/apps#spec.patches`. */
  readonly key: string;
  /** As it is written, so far as it may touch the deployment. */
  readonly text: string;
  readonly place: Place;
}

/** One object that deploys the service, as the reader of its kind finds it in one tree. */
export interface Finding {
  readonly kind: string;
  /**
   * The object and its environment, never its version or line; unique within a tree. `KIND:PATH#NAME`: the path of a file or folder,
   * then the object's name, which stays when the file is renamed. Without a name: `dockerfile:bi/Dockerfile`.
   */
  readonly id: string;
  /** What is upgraded as one, such as a compose project: all of it has to run one version. */
  readonly unit: string;
  /** The file that holds the service, the release or the values, also where another file decides the version. */
  readonly carrier: string;
  /** The place that decides the version (DETECTION section 5). */
  readonly place: Place;
  readonly answer: Answer;
  /** Also worth knowing, and no reason to stop: a custom image, a default that is used. */
  readonly notices: readonly string[];
  readonly chart: Chart | null;
  readonly declared: Declarations;
  /** Whether Argo CD renders its chart, or may, so that what are hooks for Helm are hooks of a sync. */
  readonly isRenderedByArgoCd?: boolean;
  /** Null where the kind says nothing of variables, so that none can be seen. */
  readonly environment: Environment | null;
  /** Every file that was asked for on the way, present or not. */
  readonly inputs: readonly string[];
  /** Places of literals that the reader has understood on the way, those too that another one beats: the net leaves these lines to it. */
  readonly accounts: readonly Place[];
  /** Names of variables that the version is made of, resolved or not: the net watches who assigns them in files that nobody reads. */
  readonly variables: readonly string[];
  readonly secondOrder: readonly SecondOrder[];
}

/** An object that leads to a folder or a file: an Application, a Flux Kustomization, a module (DETECTION section 6, pointers). */
export interface Link {
  /** Of the object: `argo-cd:apps/bi.yaml#bi`. Several sources of one object have the same one with their position behind it. */
  readonly id: string;
  /** The address of the repository, as it is written; null for the very one that is read. */
  readonly repository: string | null;
  /** Branch, tag or commit as it is written; null where it is not. */
  readonly revision: string | null;
  /** Folder or file in that repository; empty for its root. */
  readonly path: string;
  readonly place: Place;
  /** Whether the object itself names the service, so that it is ours even where it leads out of what can be read. */
  readonly namesService: boolean;
  /** What the object does to all that it leads to: patches, substitutions. */
  readonly secondOrder: readonly SecondOrder[];
  /** Whether it may set how what it leads to is upgraded, whatever that declares itself. */
  readonly setsMode?: boolean;
}

/** Whether a pointer leads to something, wherever its repository is. */
export function pointsTo({ path }: Link, { carrier, place }: Pick<Finding, 'carrier' | 'place'>): boolean {
  const isBelow = (file: string) => path === '' || file === path || file.startsWith(`${path}/`);
  return isBelow(carrier) || isBelow(place.file);
}

/** What the reader of a kind makes of a tree. */
export interface Reading {
  readonly found: readonly Finding[];
  /** Files that are spoken for, so that no later kind reads them on its own. */
  readonly claimed: readonly string[];
  /** The ids of all objects of the kind in the files that were read, of the service or not: what is seen is not removed. */
  readonly seen: readonly string[];
  readonly links: readonly Link[];
}

export const NOTHING_READ: Reading = { found: [], claimed: [], seen: [], links: [] };

/** What most findings have in common. */
export const PLAIN = {
  notices: [],
  chart: null,
  declared: NOTHING_DECLARED,
  environment: null,
  accounts: [],
  variables: [],
  secondOrder: [],
} as const satisfies Partial<Finding>;

/** Kind of a file that shows signs of a deployment and cannot be parsed; of such a thing nothing but its path is known. */
export const UNREADABLE_FILE = 'file';

/**
 * An object of which nothing is known, because its file cannot be read (DETECTION 2.5, `unparseable`).
 *
 * @param path of the file that cannot be read
 * @param problem its place, where it has one, is that of the deployment; else the file without a line is
 * @param inputs every file that was asked for on the way
 */
export function unreadableFinding(
  kind: string,
  id: string,
  path: string,
  problem: Problem,
  inputs: readonly string[],
): Finding {
  const place = problem.place ?? { file: path, line: null, column: null };
  return { ...PLAIN, kind, id, unit: id, carrier: path, place, answer: problemAnswer(problem), inputs };
}
