import type { Place } from '../../place.ts';
import { type Problem, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import type { HclBlock, HclExpression } from '../../source/hcl.ts';
import { placeOf } from './scope.ts';

/** An argument whose changes Terraform does not carry out once it has made the resource. */
export interface IgnoredChange {
  /** Names on the way to it, without places in lists; none for all of the resource. */
  readonly path: readonly string[];
  readonly place: Place;
}

/** What `lifecycle { ignore_changes = [ … ] }` of a resource names. */
export function ignoredChanges({ body }: Pick<HclBlock, 'body'>): IgnoredChange[] {
  const blocks = body.blocks.filter(({ type }) => type === 'lifecycle');
  const written = blocks.flatMap((block) => block.body.attributes.get('ignore_changes')?.value ?? []);
  // In JSON a block is an argument.
  const values = [...written, ...membersOf(body.attributes.get('lifecycle')?.value, 'ignore_changes')];
  return values.flatMap((value) => (value.kind === 'list' ? value.items.map(ignoredBy) : [ignoredBy(value)]));
}

/** The members of a name in an object, or in a list of objects. */
function membersOf(whole: HclExpression | undefined, name: string): HclExpression[] {
  if (whole?.kind === 'list') return whole.items.flatMap((item) => membersOf(item, name));
  if (whole?.kind !== 'object') return [];
  return whole.members.flatMap(({ key, value }) => (key.kind === 'literal' && key.value === name ? value : []));
}

/**
 * An argument of another resource that stands for a resource, and whose changes are not carried out: a service that keeps the task
 * definition that it has.
 *
 * @param blocks all resources of the module
 */
export function ignoredUse(
  { type, labels }: Pick<HclBlock, 'type' | 'labels'>,
  blocks: readonly HclBlock[],
): IgnoredChange | null {
  if (type !== 'resource') return null;
  const address = labels.join('.');
  for (const { body } of blocks) {
    for (const change of ignoredChanges({ body })) {
      const used = body.attributes.get(change.path[0] ?? '');
      const text = used?.source.text.slice(used.value.start, used.value.end) ?? '';
      if ((text.match(/[\w-]+(?:\.[\w-]+)+/g) ?? []).some((name) => `${name}.`.startsWith(`${address}.`)))
        return change;
    }
  }
  return null;
}

function ignoredBy(expression: HclExpression): IgnoredChange {
  if (expression.kind === 'template') {
    const text = expression.parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
    const names = text.split(/[.[\]]+/).filter((name) => name !== '' && !/^\d+$/.test(name));
    return { path: text === 'all' ? [] : names, place: placeOf(expression) };
  }
  const path: string[] = [];
  let at: HclExpression = expression;
  for (; at.kind === 'member' || at.kind === 'index'; at = at.of) if (at.kind === 'member') path.unshift(at.name);
  const isAll = at.kind === 'name' && at.name === 'all' && path.length === 0;
  if (at.kind === 'name' && !isAll) path.unshift(at.name);
  return { path, place: placeOf(expression) };
}

/** The change that is not carried out, of an argument at a path or of what holds it; null where all are. */
export function ignoredAt(changes: readonly IgnoredChange[], path: readonly string[]): IgnoredChange | null {
  return changes.find((change) => change.path.every((name, index) => path[index] === name)) ?? null;
}

/** What runs is what ran before, whatever the file says. */
export function ignoredProblem({ place }: IgnoredChange): Problem {
  return problemAt('external-values', place, quoteText('ignore_changes'));
}
