import type { Place, PlacedText } from '../problems/place.ts';
import type { Problem } from '../problems/problem.ts';
import type { ContainerVariables } from './container-variables.ts';
import { type Answer, type Chart, type Declarations, NOTHING_DECLARED, problemAnswer } from './image-answer.ts';
import type { KindName } from './kinds/kinds.ts';

/** Something of second order in an object or on the way to it (docs/how-detection-works.md#what-the-gate-does-not-evaluate). */
export interface SecondOrder {
  /** Identifies it in both trees, independent of its line: `apps.yaml#Kustomization/flux-system/apps#spec.patches`. */
  readonly key: string;
  /** The text as written, limited to the part that may affect the deployment. */
  readonly text: string;
  readonly place: Place;
  /** Whether it chooses one of several versions that are known, so that it only matters where it does so on both sides. */
  readonly isChoice?: boolean;
}

/** One object that deploys the service, as the reader of its kind finds it in one tree. */
export interface Finding {
  readonly kind: KindName;
  /** `KIND:PATH#NAME` or `KIND:PATH`, without version and line: unique in a tree, and the name stays when the file is renamed. */
  readonly id: string;
  /** What is upgraded together, such as a compose project. All of it must run one version. */
  readonly unit: string;
  /** The file that holds the service, the release or the values, even if another file decides the version. */
  readonly carrier: string;
  /** See docs/how-detection-works.md#the-line-that-decides. */
  readonly place: Place;
  readonly answer: Answer;
  /** Messages that do not stop the check: a custom image, a default that is used. */
  readonly notices: readonly string[];
  readonly chart: Chart | null;
  readonly declared: Declarations;
  /** Whether Argo CD renders the chart, or may render it. Helm's hooks are then hooks of a sync. */
  readonly isRenderedByArgoCd?: boolean;
  /** The Application that deploys it, if an object of the repository does. */
  readonly application?: { readonly name: string; readonly namespace: string };
  /** The name of the Helm release as written, if the files give one. */
  readonly release?: string;
  /** Null if the kind does not describe variables, so none can be seen. */
  readonly containerVariables: ContainerVariables | null;
  /** What runs another image with the same database, by the name that its tool knows; hostile until escaped. */
  readonly neighbours?: readonly string[];
  /** Every file that the reader asked for, present or not. */
  readonly inputs: readonly string[];
  /** Places of the literals that the reader has understood, overridden ones too. Their changed lines are left to it. */
  readonly understood: readonly Place[];
  /** Places of images and keys of values that no template of the chart takes. */
  readonly unused?: readonly Place[];
  /** Names of the variables that make up the version, resolved or not. Changed lines of any file that assign them count. */
  readonly variables: readonly string[];
  readonly secondOrder: readonly SecondOrder[];
  /** Whether it may be YAML of another tool, so that its change is one of a line (docs/supported-files.md#helm-values). */
  readonly isStray?: boolean;
  /** The file with the tag that decides unless values from outside set another. */
  readonly tagBelow?: string;
  /** What wins over a patch of the tag, such as literal images and single values. */
  readonly winners?: readonly string[];
  /** The kustomization that the object builds with images of its own, so that it is not deployed without them. */
  readonly builds?: string;
}

/** An object that points to a folder or a file: an Application, a Flux Kustomization, a module. */
export interface Link {
  /** The id of the object: `argo-cd:apps/bi.yaml#bi`. The position is appended where one object has several sources. */
  readonly id: string;
  /** The address of the repository as written, or what names it if that is elsewhere; null for the repository that is being read. */
  readonly repository: string | null;
  /** Branch, tag or commit as written; null if none is given. */
  readonly revision: string | null;
  /** Folder or file in that repository; empty for its root. */
  readonly path: string;
  readonly place: Place;
  /** Whether the object itself names the service. It then counts even if its destination cannot be read. */
  readonly namesService: boolean;
  /** What the object does to everything it points to: patches, substitutions. */
  readonly secondOrder: readonly SecondOrder[];
  /** Whether it may override how its destination is upgraded, whatever the destination declares. */
  readonly setsMode?: boolean;
  /** Places of its `images` that nothing at its end has. */
  readonly explained?: readonly Place[];
  /** For a kustomization, whose `path` is its own file: the files that it includes, or what it names if they are not there. */
  readonly includes?: readonly PlacedText[];
}

/** What the reader of a kind finds in a tree. */
export interface Reading {
  readonly found: readonly Finding[];
  /** Files that this kind owns, so that no later kind reads them on its own. */
  readonly claimed: readonly string[];
  /** Ids of all objects of the kind in the files read, whether they deploy the service or not. */
  readonly objectIds: readonly string[];
  readonly links: readonly Link[];
  /** Ids of objects that are there and switched off. */
  readonly off?: readonly string[];
  /** Places of literals that were understood and deploy nothing, such as a stage that is only copied from. */
  readonly explained?: readonly Place[];
}

export const NOTHING_READ: Reading = { found: [], claimed: [], objectIds: [], links: [] };

/** The defaults that most findings share. */
export const DEFAULTS = {
  notices: [],
  chart: null,
  declared: NOTHING_DECLARED,
  containerVariables: null,
  understood: [],
  variables: [],
  secondOrder: [],
} as const satisfies Partial<Finding>;

/** The kind of a file that shows signs of a deployment and cannot be parsed. Only its path is known. */
export const UNREADABLE_FILE = 'file' as const;

/** The finding for an object whose file, or one on the way, cannot be read. The place of the problem decides. */
export function unreadableFinding(
  kind: KindName,
  id: string,
  path: string,
  problem: Problem,
  inputs: readonly string[],
): Finding {
  const place = problem.place ?? { file: path, line: null, column: null };
  return { ...DEFAULTS, kind, id, unit: id, carrier: path, place, answer: problemAnswer(problem), inputs };
}

/** What decides the version of a finding, without its place: a version, a version of the chart, or what is not known. */
export function versionIn(answer: Finding['answer']): string {
  if (answer.status === 'version') return answer.version;
  return answer.status === 'chart' ? `${answer.chart.version}` : answer.problem.found;
}

/** The environments of one object. Which of them is chosen only matters if their versions differ. */
export function withChoices(environments: readonly Finding[]): readonly Finding[] {
  if (new Set(environments.map(({ answer }) => versionIn(answer))).size > 1) return environments;
  return environments.map((each) => ({
    ...each,
    secondOrder: each.secondOrder.filter(({ isChoice }) => isChoice !== true),
  }));
}
