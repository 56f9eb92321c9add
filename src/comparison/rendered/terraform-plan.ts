import { DEFAULTS, type Finding } from '../../deployment/finding.ts';
import { imagesIn } from '../../deployment/kinds/hcl/images.ts';
import { findingsOfRelease } from '../../deployment/kinds/helm/findings.ts';
import type { KindSettings } from '../../deployment/kinds/kind.ts';
import { type ReleaseResource, readReleaseResource } from '../../deployment/kinds/terraform/release.ts';
import { membersOf } from '../../documents/is-object.ts';
import type { Place } from '../../problems/place.ts';
import { problemAt, unparseable } from '../../problems/problem.ts';
import { quoteText } from '../../problems/quote-text.ts';
import { EMPTY_TREE } from '../../repository/tree.ts';
import { memberOf, textAt, type Value } from '../../syntax/hcl/values.ts';
import { SourceFiles } from '../../syntax/source-files.ts';
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
  if (plan['errored'] === true) throw unparseable(place, 'the plan ended in an error');
  if (plan['complete'] === false) throw unparseable(place, 'the plan leaves something out');
  const changes = Array.isArray(plan['resource_changes']) ? plan['resource_changes'] : [];
  const found: RenderedFinding[] = [];
  const present: RenderedName[] = [];
  for (const each of changes.map(membersOf)) {
    const change = membersOf(each['change']);
    const state = change[side === 'base' ? 'before' : 'after'];
    if (each['mode'] === 'data' || state === null || state === undefined) continue;
    const type = String(each['type']);
    const own = { form: 'terraform', namespace: '', name: String(each['address']), selector: '' } as const;
    const rendered = { ...own, comesAndGoes: type !== 'helm_release', text: JSON.stringify(state) };
    present.push(rendered);
    const value = placedValue(state, side === 'head' ? unknownOf(change) : false, place);
    for (const finding of await readResource(type, rendered.name, value, settings)) {
      found.push({ ...finding, carrier: path, inputs: [], rendered });
    }
  }
  return { found, present };
}

/** The shape of the state, with `true` for values known only after the apply. For a write-only value, a plan only shows its revision number. */
function unknownOf(change: Json): unknown {
  const revision = (state: unknown) => membersOf(state)['set_wo_revision'] ?? null;
  const isRewritten = revision(change['before']) !== revision(change['after']);
  return isRewritten ? { ...membersOf(change['after_unknown']), set_wo: true } : change['after_unknown'];
}

async function readResource(
  type: string,
  address: string,
  state: Value,
  settings: KindSettings,
): Promise<Omit<Finding, 'carrier' | 'inputs'>[]> {
  const { place } = state;
  if (type === 'helm_release') {
    const parts = await readReleaseResource(resourceOf(state), settings);
    const nothing = { inputs: [], secondOrder: [], variables: [] };
    return findingsOfRelease(parts, { kind: 'rendered', id: address, carrier: place.file, ...nothing });
  }
  return imagesIn(state, { type: 'resource', labels: [type, address] }, settings).map(({ steps, ...reading }) => {
    return { ...DEFAULTS, ...reading, kind: 'rendered', id: `${address}#${steps.join('.')}`, place, unit: address };
  });
}

/** A release as the provider passes it to Helm. A chart in a folder is on the machine that made the plan. */
function resourceOf(state: Value): ReleaseResource {
  return {
    files: new SourceFiles(EMPTY_TREE, []),
    place: state.place,
    async member(name) {
      const value = memberOf(state, name);
      return value?.kind === 'null' ? null : value;
    },
    blocks: async () => [],
    folderOf: () => null,
  };
}

/** A value in a plan, named after the attribute that holds it. What is known only after the apply is unknown. */
function placedValue(json: unknown, unknown: unknown, place: Place, name = 'value'): Value {
  if (unknown === true) {
    const found = `${quoteText(name)}, known only after the apply`;
    const problem = problemAt('unresolved-variable', place, found);
    // Readers of values take this text for a template.
    return textAt(`$unknown_${name}`, place, { written: 'known after apply', problem });
  }
  // A value that is not known at all has the shape of what is not known of it.
  const shape = json ?? (holdsTrue(unknown) ? unknown : null);
  const [known, below] = [membersOf(json), membersOf(unknown)];
  const members = [...new Set([...Object.keys(membersOf(shape)), ...Object.keys(below)])].map((key) => {
    const value = placedValue(known[key], below[key], place, Array.isArray(shape) ? name : key);
    return { key, value };
  });
  if (Array.isArray(shape)) return { kind: 'list', place, items: members.map(({ value }) => value) };
  if (typeof shape === 'object' && shape !== null) return { kind: 'object', place, members };
  return shape === null ? { kind: 'null', place } : textAt(String(shape), place);
}

function holdsTrue(unknown: unknown): boolean {
  return unknown === true || Object.values(membersOf(unknown)).some(holdsTrue);
}
