import { type DeployedObject, deploymentOf } from '../../deployment/deployed-object.ts';
import { groupBy } from '../../deployment/group-by.ts';
import type { RenderedForm } from '../../deployment/kinds/facts.ts';
import { factsOf } from '../../deployment/kinds/kinds.ts';
import { showPlace } from '../../problems/place.ts';
import type { DeploymentChange } from '../compare-trees.ts';
import { nameOf } from '../object-ids.ts';
import type { Side } from './reading.ts';
import type { RenderedObject, RenderedPair } from './side.ts';

/** The changes from files and rendered manifests together. */
export interface Replaced {
  readonly changes: readonly DeploymentChange[];
  /** Places of deployments in the files that were not rendered, although others were. */
  readonly notRendered: readonly string[];
}

/**
 * Replaces what the files show by rendered manifests (docs/rendered.md#what-it-reads). Nothing says which file an object was
 * rendered from, so rendered units replace those of the files if there are enough and no name contradicts.
 *
 * @param keepsKnown whether a jump in the files counts anyway, as in a queue, where one of two bases was rendered
 */
export function replaceByRendered(
  files: readonly DeploymentChange[],
  rendered: readonly DeploymentChange[],
  pair: RenderedPair,
  keepsKnown: boolean,
): Replaced {
  const matched = { base: matchSide('base', files, pair), head: matchSide('head', files, pair) };
  const unitOf = (part: FilePart, side: Side) => matched[side].matches.get(keyOfUnit(part));
  const isAllRendered = SIDES.every((side) => matched[side].matches.size === matched[side].units.size);
  // A link with an unreadable destination stands for something rendered that no file shows.
  const shown = new Set(files.flatMap(({ head }) => (head?.parts ?? []).map(({ place }) => showPlace(place))));
  const unreadLinks = files.filter((change) => isUnreadLink(change) && !shown.has(showPlace(change.place))).length;
  const unmatchedUnits = groupBy(pair.head.objects, keyOfRendered).size - matched.head.matches.size;
  const areLinksRendered = isAllRendered && unmatchedUnits >= unreadLinks;

  /** Whether the rendered manifests show another jump than the files, and nothing explains that those have no effect. */
  const isOtherJump = (change: DeploymentChange) => {
    const { problem, from, to } = change;
    if (problem !== null || from === null || from === to) return false;
    if (rendered.some((other) => from === other.from && to === other.to)) return false;
    // What the tool rendered may come from another commit. A patch or a variable may decide the version in the place of the literal,
    // unless the base was rendered from the head.
    const mayBeOverridden = SIDES.some((side) =>
      partsOf(change, side).some(({ secondOrder, variables }) => secondOrder.length + variables.length > 0),
    );
    const isBaseOfHead = partsOf(change, 'base').some((part) =>
      pair.base.objects.some((each) => each.version === to && unitOf(part, 'base') === keyOfRendered(each)),
    );
    return keepsKnown || isBaseOfHead || !mayBeOverridden;
  };
  const isKept = (change: DeploymentChange) => {
    if (change.problem?.code === 'branch-behind') return true;
    if (change.line !== undefined) return !rendered.some((other) => isSameJump(change, other, isAllRendered));
    if (isUnreadLink(change)) return !areLinksRendered;
    const isNotRendered = (side: Side) => partsOf(change, side).some((part) => unitOf(part, side) === undefined);
    return isOtherJump(change) || SIDES.some(isNotRendered);
  };

  const { units, matches } = matched.head;
  const origins = new Map([...matches].map(([key, unit]) => [unit, units.get(key) ?? []]));
  const forms = new Set([...pair.base.objects, ...pair.head.objects].map(({ rendered: { form } }) => form));
  const unmatched = new Map(
    SIDES.flatMap((side) => [...matched[side].units].filter(([key]) => !matched[side].matches.has(key))),
  );
  return {
    changes: [...files.filter(isKept), ...rendered.map((change) => withOrigin(origins, change))],
    notRendered: [...unmatched.values()].flatMap(([part]) =>
      part?.form != null && forms.has(part.form) ? [showPlace(part.place)] : [],
    ),
  };
}

const SIDES = ['base', 'head'] as const;

/** Whether the change is a link of which neither end could be read. */
function isUnreadLink(change: DeploymentChange): boolean {
  const isNothing = change.line === undefined && change.base === null && change.head === null;
  return isNothing && change.problem?.code === 'not-evaluated';
}

/** The units that the files have on one side, and the rendered unit of each that has one. */
function matchSide(side: Side, files: readonly DeploymentChange[], pair: RenderedPair) {
  const parts = files.flatMap((change) => partsOf(change, side)).filter(({ form }) => form !== null);
  const units = groupBy(parts, keyOfUnit);
  return { units, matches: matchUnits(units, pair[side].objects) };
}

function matchUnits(units: ReadonlyMap<string, readonly FilePart[]>, objects: readonly RenderedObject[]) {
  // A job may run in a namespace of its own. It is not an environment.
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
  // If there are too few rendered units for all that fit them, nothing says which ones they stand for.
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

/** Adds what only the files say: the chart, and the compose file for the commands in its folder. @param origins by unit */
function withOrigin(origins: ReadonlyMap<string, readonly FilePart[]>, change: DeploymentChange): DeploymentChange {
  if (change.head === null) return change;
  const parts = change.head.parts.map((each) => {
    const part = each as RenderedObject;
    const { rendered } = part;
    const files = origins.get(keyOfRendered(part)) ?? [];
    const carrier = files[0]?.carrier;
    if (rendered.form === 'compose' && carrier !== undefined) return { ...part, rendered: { ...rendered, carrier } };
    const found = rendered.form === 'kubernetes' ? files.find(({ chart }) => chart !== null) : undefined;
    if (found === undefined) return part;
    const { chart, declared, isRenderedByArgoCd = false } = found;
    // The chart runs its own job according to its values.
    const upgradeMode = part.declared.upgradeMode ?? (rendered.comesAndGoes ? declared.upgradeMode : null);
    return { ...part, chart, isRenderedByArgoCd, declared: { ...declared, upgradeMode } };
  });
  return { ...change, head: deploymentOf(parts) };
}

/** An object from the files, with the format in which a tool would render it. */
interface FilePart extends DeployedObject {
  /** Null if no tool renders it. */
  readonly form: RenderedForm | null;
}

function partsOf(change: DeploymentChange, side: Side): FilePart[] {
  const isRead = change.problem === null;
  const parts = change[side]?.parts ?? [];
  return parts.map((part) => ({ ...part, version: isRead ? part.version : null, form: factsOf(part.kind).rendersTo }));
}

/** A unit is rendered as one. A compose service and a Terraform resource are units of their own. */
function keyOfUnit({ form, unit, id }: Pick<FilePart, 'form' | 'unit' | 'id'>): string {
  return `${form} ${form === 'kubernetes' ? unit : id}`;
}

function keyOfRendered(object: RenderedObject): string {
  return keyOfUnit({ ...object, form: object.rendered.form });
}

/** Whether an object of a file may have been rendered as this object. */
function mayBeRendered(part: FilePart, { rendered, version }: RenderedObject): boolean {
  const { form } = rendered;
  if (part.form !== form || (part.version !== null && version === null)) return false;
  const name = nameOf(part.id);
  if (part.kind === 'dockerfile') return false;
  if (form === 'compose') return name === rendered.name;
  if (form === 'terraform') return name.split('#')[0] === rendered.name.replace(/\[[^\]]*\]/g, '');
  const [, kind = '', namespace = '', own = ''] = /^([^/]*)\/([^/]*)\/([^#]*)/.exec(name) ?? [];
  // Tools and charts name the objects of a release freely, so only the version can rule a match out.
  if (!/^(?:manifests|kustomize)$/.test(part.kind) || kind === '' || kind === 'HelmChart') {
    return part.version === null || part.version === version;
  }
  const [renderedKind = '', renderedName = ''] = rendered.name.split('/');
  if (part.kind === 'kustomize') return kind === renderedKind && renderedName.includes(own);
  const isSamePlace = namespace === '' || rendered.namespace === '' || namespace === rendered.namespace;
  return kind === renderedKind && own === renderedName && isSamePlace;
}

/** Whether a changed line says the same as the rendered manifests, as far as it is known. */
function isSameJump({ from, to }: DeploymentChange, other: DeploymentChange, isAllRendered: boolean): boolean {
  if (other.problem !== null || other.from === null || other.to === null) return false;
  if (from === other.from && to === other.to) return true;
  return isAllRendered && from === null && to === other.to;
}
