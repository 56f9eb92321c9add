import { PLAIN } from '../../deployment/finding.ts';
import { findingsOfRelease } from '../../deployment/kinds/helm/findings.ts';
import { type HelmRelease, readHelmRelease } from '../../deployment/kinds/helm/release.ts';
import { stepsOf } from '../../deployment/kinds/helm/set-path.ts';
import { parsedValues, type ReleaseValues } from '../../deployment/kinds/helm/values.ts';
import type { KindSettings } from '../../deployment/kinds/kind.ts';
import { imagesIn } from '../../deployment/kinds/terraform/images.ts';
import { EvaluatedText, SETTINGS, type Value } from '../../deployment/kinds/terraform/values.ts';
import { membersOf } from '../../documents/is-object.ts';
import type { Place } from '../../problems/place.ts';
import { type Problem, ProblemError, problemAt } from '../../problems/problem.ts';
import { quoteText } from '../../problems/quote-text.ts';
import { EmptyTree } from '../../repository/empty.ts';
import { settingsAsYaml } from '../../syntax/embedded-yaml.ts';
import { SourceFiles } from '../../syntax/source-files.ts';
import { YamlFile } from '../../syntax/yaml.ts';
import type { RenderedFinding, RenderedName, RenderedReading, Side } from './reading.ts';

type Json = Readonly<Record<string, unknown>>;

/** Whether a JSON text is the output of `terraform show -json` for a plan. */
export function isPlan(json: Json): boolean {
  return 'format_version' in json && ('resource_changes' in json || 'planned_values' in json);
}

/**
 * Reads one side of a plan, which contains both: each resource before, or after.
 *
 * @throws ProblemError (`unparseable`) for a plan that ended in an error, or covers only part of the resources
 */
export async function readPlan(path: string, plan: Json, side: Side, settings: KindSettings): Promise<RenderedReading> {
  const place: Place = { file: path, line: null, column: null };
  if (plan['errored'] === true) throw new ProblemError(problemAt('unparseable', place, 'the plan ended in an error'));
  if (plan['complete'] === false)
    throw new ProblemError(problemAt('unparseable', place, 'the plan leaves something out'));
  const changes = Array.isArray(plan['resource_changes']) ? plan['resource_changes'] : [];
  const found: RenderedFinding[] = [];
  const present: RenderedName[] = [];
  for (const each of changes.map(membersOf)) {
    const change = membersOf(each['change']);
    const state = change[side === 'base' ? 'before' : 'after'];
    if (each['mode'] === 'data' || state === null || state === undefined) continue;
    const resource = {
      address: String(each['address']),
      type: String(each['type']),
      state,
      unknown: side === 'head' ? unknownOf(change) : false,
      place,
    };
    const object = nameOf(resource);
    present.push(object);
    found.push(...(await readResource(resource, object, settings)));
  }
  return { found, present };
}

/** Values known only after the apply. For a write-only value, a plan only shows its revision number. */
function unknownOf(change: Json): unknown {
  const revision = (state: unknown) => membersOf(state)['set_wo_revision'] ?? null;
  const isRewritten = revision(change['before']) !== revision(change['after']);
  return isRewritten ? { ...membersOf(change['after_unknown']), set_wo: true } : change['after_unknown'];
}

interface Resource {
  readonly address: string;
  readonly type: string;
  readonly state: unknown;
  /** The shape of the state, with `true` for values known only after the apply. */
  readonly unknown: unknown;
  readonly place: Place;
}

async function readResource(
  resource: Resource,
  object: RenderedName,
  settings: KindSettings,
): Promise<RenderedFinding[]> {
  const { address, type, state, unknown, place } = resource;
  const common = { carrier: place.file, inputs: [], object };
  if (type === 'helm_release') {
    const files = new SourceFiles(new EmptyTree(), []);
    const parts = await readHelmRelease(files, releaseOf(resource), settings);
    const nothing = { inputs: [], secondOrder: [], variables: [] };
    const owner = { kind: 'rendered' as const, id: address, carrier: place.file, ...nothing };
    return findingsOfRelease(parts, owner).map(({ kind: _, id, ...finding }) => ({ ...finding, ...common, name: id }));
  }
  const origin = { name: address, hasTagBeside: false, isImageResource: type === 'docker_image' };
  return imagesIn(placedValue(state, unknown, place), origin, settings).map(({ steps, ...reading }) => ({
    ...PLAIN,
    ...reading,
    ...common,
    place,
    name: `${address}#${steps.join('.')}`,
    unit: address,
  }));
}

function nameOf({ address, type, state }: Resource): RenderedName {
  const comesAndGoes = type !== 'helm_release';
  return { form: 'terraform', namespace: '', name: address, comesAndGoes, text: JSON.stringify(state), selector: '' };
}

/** A release as the provider passes it to Helm. Settings override the list of values, in which later items win. */
function releaseOf({ state: json, unknown, place }: Resource): HelmRelease {
  const state = membersOf(json);
  const text = (name: string) => (typeof state[name] === 'string' && state[name] !== '' ? state[name] : null);
  const hidden = (name: string) => (holdsTrue(membersOf(unknown)[name]) ? unknownProblem(place, name) : null);
  const chart = text('chart') ?? '';
  const slash = chart.lastIndexOf('/');
  const version = text('version');
  // A folder on the machine that made the plan, or no chart.
  const why =
    hidden('chart') ?? (/^(?:[./~]|$)/.test(chart) ? problemAt('external-values', place, quoteText(chart)) : null);
  const published = {
    kind: 'published' as const,
    name: chart.slice(slash + 1),
    version: version === null ? null : { text: version, place },
    repository: text('repository') ?? (slash === -1 ? null : chart.slice(0, slash)),
    problem: hidden('version'),
  };
  return {
    chart: why === null ? published : { kind: 'unknown', problem: why },
    values: [
      ...[...SETTINGS, 'values'].map(hidden).filter((problem) => problem !== null),
      ...settingsOf(state, place),
      ...valuesOf(state['values'], place),
    ],
    place,
  };
}

/** The list of values, highest precedence first. */
function valuesOf(values: unknown, place: Place): ReleaseValues[] {
  const texts = Array.isArray(values) ? values.map(String).reverse() : [];
  return texts.map((text) => parsedValues(() => new YamlFile(place.file, text, { placeAt: () => place })));
}

/** All settings as one layer, after those with unreadable names, which may set anything. */
function settingsOf(state: Json, place: Place): ReleaseValues[] {
  const items = SETTINGS.flatMap((name) => (Array.isArray(state[name]) ? state[name] : [])).map(membersOf);
  const all = items.flatMap(({ name, value, type }) => {
    const setting = { steps: stepsOf(String(name)), isText: type === 'string', place };
    const texts = Array.isArray(value) ? `{${value.join(',')}}` : value;
    return texts === null || texts === undefined ? [] : [{ ...setting, name: String(name), value: String(texts) }];
  });
  const made = all.filter(({ steps }) => steps.length > 0);
  const unreadable = all.find(({ steps }) => steps.length === 0);
  return [
    ...(unreadable === undefined ? [] : [problemAt('external-values', place, quoteText(unreadable.name))]),
    ...(made.length === 0 ? [] : [parsedValues(() => settingsAsYaml(place.file, made))]),
  ];
}

/** A value in a plan. A value known only after the apply is unknown. */
function placedValue(json: unknown, unknown: unknown, place: Place): Value {
  if (unknown === true) {
    const problem = unknownProblem(place, 'a value');
    const piece = { text: 'unknown', placeAt: () => place, unknown: { written: 'known after apply', problem } };
    return { kind: 'text', place, text: new EvaluatedText([piece]) };
  }
  const below = membersOf(unknown);
  if (Array.isArray(json)) {
    return { kind: 'list', place, items: json.map((item, index) => placedValue(item, below[index], place)) };
  }
  if (typeof json === 'object' && json !== null) {
    const keys = [...new Set([...Object.keys(json), ...Object.keys(below)])];
    const members = keys.map((key) => ({ key, value: placedValue(membersOf(json)[key], below[key], place) }));
    return { kind: 'object', place, members };
  }
  if (json === null || json === undefined) return { kind: 'null', place };
  return {
    kind: 'text',
    place,
    text: new EvaluatedText([{ text: String(json), placeAt: () => place, unknown: null }]),
  };
}

function unknownProblem(place: Place, name: string): Problem {
  return problemAt('unresolved-variable', place, `${quoteText(name)}, known only after the apply`);
}

function holdsTrue(unknown: unknown): boolean {
  return unknown === true || Object.values(membersOf(unknown)).some(holdsTrue);
}
