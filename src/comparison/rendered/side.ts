import { searchTexts } from '../../deployment/candidates.ts';
import { type DeployedObject, refuseMixed, resolved } from '../../deployment/deployed-object.ts';
import { groupBy } from '../../deployment/group-by.ts';
import type { KindSettings } from '../../deployment/kinds/kind.ts';
import type { Place } from '../../problems/place.ts';
import { type Problem, ProblemError, problemAt, thrownProblem } from '../../problems/problem.ts';
import { blankUnrelatedDocuments } from './documents.ts';
import type { RenderedFile, RenderedFiles } from './files.ts';
import {
  type RenderedFinding,
  type RenderedName,
  type RenderedReading,
  readComposeConfig,
  readKubernetes,
  type Side,
} from './reading.ts';
import { isPlan, readPlan } from './terraform-plan.ts';

/** The kind of everything from rendered manifests. */
const RENDERED = 'rendered' as const;

interface FoundInFile {
  readonly file: RenderedFile;
  readonly finding: RenderedFinding;
}

export interface RenderedObject extends DeployedObject {
  readonly rendered: RenderedName;
}

export interface RenderedPair {
  readonly base: RenderedSide;
  readonly head: RenderedSide;
}

export interface RenderedSide extends Omit<SideReading, 'found'> {
  readonly objects: readonly RenderedObject[];
}

/** One side as read, before the other side is known. */
export interface SideReading {
  readonly location: string;
  readonly sha256: string;
  readonly fileCount: number;
  readonly found: readonly FoundInFile[];
  /** Keys of all objects that were read: {@link keyOfName}. */
  readonly present: ReadonlySet<string>;
  /** The number of times each namespace is named, to detect a side that was cut short. */
  readonly census: ReadonlyMap<string, number>;
  readonly problem: Problem | null;
}

/** The key of an object for comparisons: its format, namespace and name. */
export function keyOfName({ form, namespace, name }: RenderedName): string {
  return JSON.stringify([form, namespace, name]);
}

/**
 * Reads one side of rendered manifests (docs/rendered.md#what-it-reads): Kubernetes objects, `docker compose config`,
 * or `terraform show -json` of a plan. The user's own tools made this data; nothing in it is followed or run.
 */
export async function readRenderedSide(
  location: string,
  { files, sha256, problem: unread }: RenderedFiles,
  side: Side,
  settings: KindSettings,
): Promise<SideReading> {
  const census = new Map<string, number>();
  const all: FoundInFile[] = [];
  const present = new Set<string>();
  const place: Place = { file: location, line: null, column: null };
  const names = searchTexts(settings);
  let problem = unread === null ? null : unusableSide(place, unread);
  for (const file of problem === null ? files : []) {
    try {
      const reading = await readFile(file, side, { settings, names, census });
      all.push(...reading.found.map((finding) => ({ file, finding })));
      for (const each of reading.present) {
        const key = keyOfName(each);
        present.add(key);
        if (each.form === 'compose') census.set(each.form, (census.get(each.form) ?? 0) + 1);
      }
      problem ??= problemOfTwins(reading.found);
    } catch (error) {
      const { place: at, found } = thrownProblem(error);
      problem ??= unusableSide(at ?? { ...place, file: file.path }, `cannot be used (${found})`);
    }
  }
  if (problem === null && census.size === 0) problem = unusableSide(place, 'holds no object at all');
  const fileCount = files.length;
  return { location, sha256, fileCount, found: all, present, census, problem };
}

/**
 * Gives the objects of both sides comparable ids. The same object in several files exists once in each rendered
 * cluster.
 */
export function pairSides(base: SideReading, head: SideReading): RenderedPair {
  const clusters = new Set([base, head].flatMap(({ found }) => filesOfClusters(found)));
  const named = ({ found, ...side }: SideReading) => ({ ...side, objects: objectsOf(found, clusters) });
  return { base: named(base), head: named(head) };
}

function filesOfClusters(found: readonly FoundInFile[]): string[] {
  const shared = [...groupBy(found, ({ finding }) => finding.name).values()].filter(({ length }) => length > 1);
  return shared.flat().map(({ file }) => file.name);
}

/** The problem of an unusable side. */
export function unusableSide(place: Place, found: string): Problem {
  return problemAt('rendered-unusable', place, found);
}

interface FileContext {
  readonly settings: KindSettings;
  readonly names: readonly string[];
  readonly census: Map<string, number>;
}

async function readFile(
  file: RenderedFile,
  side: Side,
  { settings, names, census }: FileContext,
): Promise<RenderedReading> {
  const json = /^\s*\{/.test(file.text) ? parseJson(file) : null;
  if (json !== null && isPlan(json)) {
    // A plan is a single JSON text, so it is never cut short.
    census.set('terraform', 1);
    return readPlan(file.path, json, side, settings);
  }
  if (json !== null && !('apiVersion' in json) && 'services' in json)
    return readComposeConfig(file.path, json, settings);
  const sifted = blankUnrelatedDocuments(file.text, names);
  if (sifted.broken !== null) {
    const at = { file: file.path, line: sifted.broken.line, column: null };
    throw new ProblemError(problemAt('unparseable', at, sifted.broken.why));
  }
  for (const [name, count] of sifted.census) census.set(name, (census.get(name) ?? 0) + count);
  return readKubernetes({ ...file, text: sifted.text }, settings);
}

function parseJson({ path, text }: RenderedFile): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    const place = { file: path, line: null, column: null };
    throw new ProblemError(problemAt('unparseable', place, error instanceof Error ? error.message : String(error)));
  }
}

/** If an object occurs twice in one file, nothing says which one is applied. */
function problemOfTwins(found: readonly RenderedFinding[]): Problem | null {
  const twins = [...groupBy(found, ({ name }) => name).values()].find(({ length }) => length > 1);
  const second = twins?.[1];
  return second === undefined ? null : unusableSide(second.place, `holds ${second.name} twice`);
}

/**
 * Two workloads with one selector cannot run in one namespace: they are environments of their own, which a prefix of
 * their names tells apart, as Kustomize's `namePrefix` makes it. Each environment is a unit.
 */
function apartBySelector(objects: readonly RenderedObject[]): RenderedObject[] {
  const units = groupBy(objects, ({ unit }) => unit);
  const prefixes = new Map([...units].map(([unit, together]) => [unit, prefixesOf(together)]));
  return objects.map((object) => {
    const own = prefixes.get(object.unit)?.find((prefix) => ownNameOf(object).startsWith(prefix));
    return own === undefined ? object : { ...object, unit: `${object.unit}@${own}` };
  });
}

/** The prefixes of a unit's environments, the longest first; none if it is one environment. */
function prefixesOf(together: readonly RenderedObject[]): string[] {
  const selecting = together.filter(({ rendered: { selector } }) => selector !== '');
  const prefixes = new Set<string>();
  for (const twins of groupBy(
    selecting,
    ({ rendered: { name, selector } }) => `${name.split('/')[0]} ${selector}`,
  ).values()) {
    const names = [...new Set(twins.map(ownNameOf))];
    const shortest = names.reduce((one, other) => (other.length < one.length ? other : one), names[0] ?? '');
    const suffix = [...shortest]
      .map((_, start) => shortest.slice(start))
      .find((end) => names.every((name) => name.endsWith(end)));
    if (names.length > 1 && suffix !== undefined) for (const name of names) prefixes.add(name.slice(0, -suffix.length));
  }
  return [...prefixes].sort((one, other) => other.length - one.length);
}

function ownNameOf({ rendered }: RenderedObject): string {
  return rendered.name.replace(/^[^/]*\//, '');
}

function objectsOf(all: readonly FoundInFile[], clusters: ReadonlySet<string>): RenderedObject[] {
  const objects = all.map(({ file, finding: { name, object, ...finding } }) => {
    const where = `${RENDERED}:${clusters.has(file.name) ? file.name : ''}`;
    const found = { ...finding, kind: RENDERED, id: `${where}#${name}`, unit: `${where}#${finding.unit}` };
    return { ...resolved(found), rendered: object };
  });
  const names = new Map(objects.map(({ id, rendered }) => [id, rendered]));
  return refuseMixed(apartBySelector(objects)).map((object) => ({
    ...object,
    rendered: names.get(object.id) as RenderedName,
  }));
}
