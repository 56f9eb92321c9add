import { isMap, isScalar, parseDocument } from 'yaml';
import { searchTexts } from '../../deployment/candidates.ts';
import { type DeployedObject, refuseMixed, resolved } from '../../deployment/deployed-object.ts';
import { groupBy } from '../../deployment/group-by.ts';
import type { KindSettings } from '../../deployment/kinds/kind.ts';
import type { Place } from '../../problems/place.ts';
import { type Problem, problemAt, thrownProblem, unparseable } from '../../problems/problem.ts';
import type { RenderedFile, RenderedFiles } from './files.ts';
import { type RenderedFinding, type RenderedName, readComposeConfig, readKubernetes, type Side } from './reading.ts';
import { isPlan, readPlan } from './terraform-plan.ts';

export interface RenderedObject extends DeployedObject {
  readonly rendered: RenderedName;
  /** The file's path below the given folder. */
  readonly fileName: string;
}

export interface RenderedPair {
  readonly base: RenderedSide;
  readonly head: RenderedSide;
}

export interface RenderedSide {
  readonly location: string;
  readonly sha256: string;
  readonly fileCount: number;
  readonly objects: readonly RenderedObject[];
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
 * Reads one side of rendered manifests (docs/rendered.md#what-it-reads): Kubernetes objects, `docker compose config`, or
 * `terraform show -json`. Nothing in them is followed or run. Ids are to be compared only after {@link pairSides}.
 */
export async function readRenderedSide(
  location: string,
  { files, sha256, problem: unread }: RenderedFiles,
  side: Side,
  settings: KindSettings,
): Promise<RenderedSide> {
  const census = new Map<string, number>();
  const objects: RenderedObject[] = [];
  const present = new Set<string>();
  const place: Place = { file: location, line: null, column: null };
  const read = { location, sha256, fileCount: files.length, objects, present, census };
  if (unread !== null) return { ...read, problem: unusableSide(place, unread) };
  let problem: Problem | null = null;
  for (const file of files) {
    try {
      const reading = await readFile(file, side, settings, census);
      for (const { rendered, ...finding } of reading.found) {
        objects.push({ ...resolved(finding), rendered, fileName: file.name });
      }
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
  return { ...read, problem };
}

/** Gives the objects of both sides comparable ids. The same object in several files exists once in each rendered cluster. */
export function pairSides(base: RenderedSide, head: RenderedSide): RenderedPair {
  const twins = [base, head].flatMap(({ objects }) => [...groupBy(objects, ({ id }) => id).values()]);
  const clusters = new Set(twins.filter(({ length }) => length > 1).flatMap((each) => each.map((one) => one.fileName)));
  const named = (side: RenderedSide): RenderedSide => {
    const objects = side.objects.map((object) => {
      const where = `rendered:${clusters.has(object.fileName) ? object.fileName : ''}`;
      return { ...object, id: `${where}#${object.id}`, unit: `${where}#${object.unit}` };
    });
    return { ...side, objects: refuseMixed(apartBySelector(objects)) };
  };
  return { base: named(base), head: named(head) };
}

/** The problem of an unusable side. */
export function unusableSide(place: Place, found: string): Problem {
  return problemAt('rendered-unusable', place, found);
}

async function readFile(file: RenderedFile, side: Side, settings: KindSettings, census: Map<string, number>) {
  const json = /^\s*\{/.test(file.text) ? parseJson(file) : null;
  if (json !== null && isPlan(json)) {
    // A plan is a single JSON text, so it is never cut short.
    census.set('terraform', 1);
    try {
      return await readPlan(file.path, json, side, settings);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw unparseable({ file: file.path, line: null, column: null }, 'nested too deeply');
    }
  }
  if (json !== null && !('apiVersion' in json) && 'services' in json)
    return readComposeConfig(file.path, json, settings);
  return readKubernetes({ ...file, text: blankUnrelatedDocuments(file, searchTexts(settings), census) }, settings);
}

const NAMESPACE = /(?:^|[\s{,])"?namespace"?:\s*["']?([^\s"',}]+)/gm;

/**
 * Blanks documents that do not name the service, because a cluster renders to megabytes. Lines keep their numbers. Each has
 * to be an object, or it may be where a side was cut off.
 *
 * @param census gets the number of times that each namespace is named; documents without one count under an empty name
 * @throws ProblemError (`unparseable`) for an unrelated document that is no object
 */
function blankUnrelatedDocuments({ path, text }: RenderedFile, names: readonly string[], census: Map<string, number>) {
  const wanted = names.map((name) => name.toLowerCase());
  let line = 1;
  const parts = text.split(/^(?=---(?:\s|$))/m).map((part) => {
    const namespaces = [...part.matchAll(NAMESPACE)].map(([, name = '']) => name);
    if (namespaces.length === 0 && /(?:^|[\s{,])"?kind"?\s*:/m.test(part)) namespaces.push('');
    for (const name of namespaces) census.set(name, (census.get(name) ?? 0) + 1);
    const place = { file: path, line, column: null };
    line += part.split('\n').length - 1;
    const lower = part.toLowerCase();
    if (wanted.some((name) => lower.includes(name))) return part;
    const why = whyNoObject(part);
    if (why !== null) throw unparseable(place, why);
    return part.replace(/[^\n]+/g, '');
  });
  return parts.join('');
}

/** Why a document is no Kubernetes object; null if it is one, or empty. */
function whyNoObject(part: string): string | null {
  const document = parseDocument(part, { uniqueKeys: false, logLevel: 'silent' });
  const [error] = document.errors;
  if (error !== undefined) return error.message.split('\n', 1)[0] ?? error.code;
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null)) return null;
  if (isMap(contents) && contents.items.length === 0) return null;
  const isList = document.has('items');
  const isObject =
    document.has('kind') &&
    (isList || document.hasIn(['metadata', 'name']) || document.hasIn(['metadata', 'generateName']));
  return isObject ? null : 'not a Kubernetes object with a kind and a name; compose services have to be JSON';
}

function parseJson({ path, text }: RenderedFile): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    const place = { file: path, line: null, column: null };
    throw unparseable(place, error instanceof Error ? error.message : String(error));
  }
}

/** If an object occurs twice in one file, nothing says which one is applied. */
function problemOfTwins(found: readonly RenderedFinding[]): Problem | null {
  const twins = [...groupBy(found, ({ id }) => id).values()].find(({ length }) => length > 1);
  const second = twins?.[1];
  return second === undefined ? null : unusableSide(second.place, `holds ${second.id} twice`);
}

/** Two workloads with one selector cannot run in one namespace: they are environments, told apart by a prefix of their names. */
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
