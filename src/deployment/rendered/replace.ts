import type { DeploymentChange } from '../changes.ts';
import { type DeployedObject, deploymentOf } from '../deployed-object.ts';
import { groupBy } from '../group-by.ts';
import { nameOf } from '../pairing.ts';
import { showPlace } from '../place.ts';
import type { RenderedName, RenderedObject, RenderedPair, Side } from './side.ts';

type RenderedForm = RenderedName['form'];

/** What changes by the files and the rendered manifests together. */
export interface Replaced {
  readonly changes: readonly DeploymentChange[];
  /** Places of deployments that the files show and that were not rendered, though others were. */
  readonly notRendered: readonly string[];
}

/**
 * Rendered manifests take the place of what is read of files for the workloads that they hold (DETECTION section 6). Nothing says which
 * file an object was rendered from: so they stand for the deployments of the files as far as they hold as many, none of which contradicts
 * by its name. A changed line is left to them where they change in the same way.
 *
 * @param files what the files show to change, and what stays
 * @param rendered what changes in the rendered manifests
 * @param keepsKnown whether a jump that the files show counts all the same: in a merge queue they were rendered for one base of two
 */
export function replaceByRendered(
  files: readonly DeploymentChange[],
  rendered: readonly DeploymentChange[],
  pair: RenderedPair,
  keepsKnown: boolean,
): Replaced {
  const matched = { base: matchSide('base', files, pair), head: matchSide('head', files, pair) };
  const matchOf = (part: FilePart, side: Side) => matched[side].matches.get(keyOfUnit(part));
  const isWhole = SIDES.every((side) => matched[side].matches.size === matched[side].units.size);
  // A pointer to what cannot be read stands for something that was rendered, and that no file shows.
  const seen = new Set(files.flatMap(({ head }) => (head?.parts ?? []).map(({ place }) => showPlace(place))));
  const pointers = files.filter((change) => isPointer(change) && !seen.has(showPlace(change.place))).length;
  const isLedTo = isWhole && groupBy(pair.head.objects, keyOfRendered).size - matched.head.matches.size >= pointers;
  const isLeft = (change: DeploymentChange) => {
    const { line, problem, from, to } = change;
    if (problem?.code === 'branch-behind') return true;
    if (line !== undefined) return !rendered.some((other) => isSameJump(change, other, isWhole));
    if (isPointer(change)) return !isLedTo;
    const isKnown = problem === null && from !== null && from !== to;
    if (isKnown && !rendered.some((other) => from === other.from && to === other.to)) {
      // A base that was rendered from the head, or from between the two, shows no jump.
      const before = partsOf(change, 'base').map((part) => matchOf(part, 'base'));
      const isAhead = pair.base.objects.some((each) => each.version === to && before.includes(keyOfRendered(each)));
      if (keepsKnown || isAhead) return true;
    }
    return SIDES.some((side) => partsOf(change, side).some((part) => matchOf(part, side) === undefined));
  };
  const { units, matches } = matched.head;
  const charts = new Map(
    [...matches].map(([key, unit]) => [unit, units.get(key)?.find(({ chart }) => chart !== null)]),
  );
  const forms = new Set([...pair.base.objects, ...pair.head.objects].map(({ rendered: { form } }) => form));
  const left = new Map(
    SIDES.flatMap((side) => [...matched[side].units].filter(([key]) => !matched[side].matches.has(key))),
  );
  return {
    changes: [...files.filter(isLeft), ...rendered.map((change) => withChart(charts, change))],
    notRendered: [...left.values()].flatMap(([part]) =>
      part?.form != null && forms.has(part.form) ? [showPlace(part.place)] : [],
    ),
  };
}

const SIDES = ['base', 'head'] as const;

/** Whether it is a pointer of which no end could be read. */
function isPointer(change: DeploymentChange): boolean {
  const isNothing = change.line === undefined && change.base === null && change.head === null;
  return isNothing && change.problem?.code === 'not-evaluated';
}

function matchSide(side: Side, files: readonly DeploymentChange[], pair: RenderedPair) {
  const units = unitsOf(files.flatMap((change) => partsOf(change, side)));
  return { units, matches: matchUnits(units, pair[side].objects) };
}

/** From the units of the files to those that were rendered of them. */
function matchUnits(
  units: ReadonlyMap<string, readonly FilePart[]>,
  objects: readonly RenderedObject[],
): ReadonlyMap<string, string> {
  // A job may run in a place of its own, and is no environment.
  const jobs = objects.filter(({ rendered: { form, comesAndGoes } }) => form === 'kubernetes' && comesAndGoes);
  const rendered = groupBy(
    objects.filter((object) => !jobs.includes(object)),
    keyOfRendered,
  );
  const free = new Map(rendered);
  const matches = new Map<string, string>();
  const isFit = (parts: readonly FilePart[], candidates: readonly RenderedObject[]) =>
    parts.every((part) => [...candidates, ...jobs].some((each) => mayBeRendered(part, each)));
  const isSame = (parts: readonly FilePart[], candidates: readonly RenderedObject[]) =>
    parts.every(({ version }) => candidates.some((each) => each.version === version));
  for (const [key, parts] of units) {
    const fitting = [...free].filter(([, candidates]) => isFit(parts, candidates));
    const found = fitting.find(([, candidates]) => isSame(parts, candidates)) ?? fitting[0];
    if (found === undefined) continue;
    matches.set(key, found[0]);
    free.delete(found[0]);
  }
  // Where there are too few for all that they fit, nothing says for which of them they stand.
  for (let isSettled = false; !isSettled; ) {
    const without = [...units].filter(([key]) => !matches.has(key));
    const contested = [...matches].filter(([, unit]) =>
      without.some(([, parts]) => isFit(parts, rendered.get(unit) ?? [])),
    );
    for (const [key] of contested) matches.delete(key);
    isSettled = contested.length === 0;
  }
  return matches;
}

/** What the files say of the chart that an object was rendered with, of which it shows nothing itself. */
function withChart(
  charts: ReadonlyMap<string, DeployedObject | undefined>,
  change: DeploymentChange,
): DeploymentChange {
  if (change.head === null) return change;
  const parts = change.head.parts.map((part) => {
    const found = charts.get(keyOfUnit({ ...part, form: 'kubernetes' }));
    if (found === undefined) return part;
    const { chart, declared, isRenderedByArgoCd = false } = found;
    // The chart runs its own job as its values say.
    const mode = (part as RenderedObject).rendered.comesAndGoes ? declared.upgradeMode : null;
    const upgradeMode = part.declared.upgradeMode ?? mode;
    return { ...part, chart, isRenderedByArgoCd, declared: { ...declared, upgradeMode } };
  });
  return { ...change, head: deploymentOf(parts) };
}

/** An object of the files, with the form in which a tool would render it. */
interface FilePart extends DeployedObject {
  /** Null for what none renders. */
  readonly form: RenderedForm | null;
}

function partsOf(change: DeploymentChange, side: Side): FilePart[] {
  const isRead = change.problem === null;
  const parts = change[side]?.parts ?? [];
  return parts.map((part) => ({ ...part, version: isRead ? part.version : null, form: formOf(part) }));
}

function unitsOf(parts: readonly FilePart[]): Map<string, FilePart[]> {
  return groupBy(
    parts.filter(({ form }) => form !== null),
    keyOfUnit,
  );
}

/** What is upgraded as one is rendered as one; a service of compose and a resource of Terraform stand for themselves. */
function keyOfUnit({ form, unit, id }: Pick<FilePart, 'form' | 'unit' | 'id'>): string {
  return `${form} ${form === 'kubernetes' ? unit : id}`;
}

function keyOfRendered(object: RenderedObject): string {
  return keyOfUnit({ ...object, form: object.rendered.form });
}

const FORMS: Readonly<Record<string, RenderedForm | null>> = {
  compose: 'compose',
  dockerfile: 'compose',
  terraform: 'terraform',
  // Named by the user, or not readable at all.
  target: null,
  file: null,
};

function formOf({ kind }: DeployedObject): RenderedForm | null {
  return FORMS[kind] === undefined ? 'kubernetes' : FORMS[kind];
}

/** Whether nothing says that an object of a file was not rendered as this one. */
function mayBeRendered(part: FilePart, { rendered, version }: RenderedObject): boolean {
  const { form } = rendered;
  if (part.form !== form || (part.version !== null && version === null)) return false;
  const name = nameOf(part.id);
  if (part.kind === 'dockerfile') return false;
  if (form === 'compose') return name === rendered.name;
  if (form === 'terraform') return name.split('#')[0] === rendered.name.replace(/\[[^\]]*\]/g, '');
  const [, kind = '', namespace = '', own = ''] = /^([^/]*)\/([^/]*)\/([^#]*)/.exec(name) ?? [];
  // What a tool or a chart makes of a release is called as it likes: there the version alone can say that it is another one.
  if (!/^(?:manifests|kustomize)$/.test(part.kind) || kind === '' || kind === 'HelmChart') {
    return part.version === null || part.version === version;
  }
  const [renderedKind = '', renderedName = ''] = rendered.name.split('/');
  if (part.kind === 'kustomize') return kind === renderedKind && renderedName.includes(own);
  const isSamePlace = namespace === '' || rendered.namespace === '' || namespace === rendered.namespace;
  return kind === renderedKind && own === renderedName && isSamePlace;
}

/** Whether a changed line says what rendered manifests say, or so much of it as can be told. */
function isSameJump({ from, to }: DeploymentChange, other: DeploymentChange, isWhole: boolean): boolean {
  if (other.problem !== null || other.from === null || other.to === null) return false;
  if (from === other.from && to === other.to) return true;
  return isWhole && from === null && to === other.to;
}
