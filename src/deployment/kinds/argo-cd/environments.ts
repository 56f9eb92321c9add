import { resolvePath } from '../../../repository/repository-paths.ts';
import type { YamlValue } from '../../../syntax/yaml.ts';
import { itemsIn } from '../../../syntax/yaml-search.ts';
import type { Environment } from '../releases/tool.ts';
import { filledValue } from './sets.ts';

/** One use of a template in a path: what stands before and behind it. */
const TEMPLATE = /^([^{}]*)\{\{([^{}\n]{1,200})\}\}([^{}]*)$/;

/** More files that fit are no environments. */
const MOST_ENVIRONMENTS = 100;

/** An item of `valueFiles` without the name of its source, and the folder that it starts in: null if that is not in this tree. */
type StartOf = (item: string) => { readonly rest: string; readonly start: string | null };

/**
 * A source for each environment that its values files are named after (docs/how-detection-works.md#what-the-gate-does-not-evaluate): for
 * `values-{{ .Values.name }}.yaml`, whatever the files of the repository have in the place of the template.
 *
 * @param isLax whether a file may be missing; then one more environment has none of them
 * @returns none where the files do not tell
 */
export function environmentsOf(
  source: YamlValue,
  startOf: StartOf,
  paths: readonly string[],
  isLax: boolean,
): Environment[] {
  const items = itemsIn([source], 'helm.valueFiles').flatMap((item) => item.writtenAt('')?.text ?? []);
  const patterns = items.filter((item) => item.includes('{{')).map((item) => patternOf(startOf(item)));
  const known = patterns.filter((each) => each !== null);
  const [action, ...others] = new Set(known.map((each) => each.action));
  if (action === undefined || others.length > 0 || known.length < patterns.length) return [];
  const words = known.map((each) => wordsIn(paths, each));
  const names = new Set(words.flatMap((each) => [...each]));
  const whole = [...names].filter((name) => isLax || words.every((each) => each.has(name)));
  if (whole.length === 0 || whole.length > MOST_ENVIRONMENTS) return [];
  return [...whole, ...(isLax ? [''] : [])].flatMap((name) => {
    const filled = filledValue(source, (each) => (each === action ? { text: name, place: null } : null));
    return filled === null ? [] : { name, source: filled };
  });
}

interface Pattern {
  readonly action: string;
  readonly before: string;
  readonly behind: string;
}

/** What the paths that fit have in the place of the template. */
function wordsIn(paths: readonly string[], { before, behind }: Pattern): ReadonlySet<string> {
  const least = before.length + behind.length;
  const fitting = paths.filter((path) => path.length > least && path.startsWith(before) && path.endsWith(behind));
  return new Set(fitting.map((path) => path.slice(before.length, path.length - behind.length)));
}

/** Null unless the path has one template, with a name in front that no other file of the folder begins with. */
function patternOf({ rest, start }: ReturnType<StartOf>): Pattern | null {
  const [, front = '', action = '', behind = ''] = TEMPLATE.exec(rest) ?? [];
  if (start === null || !/\w/.test(front)) return null;
  // A folder at the end loses its stroke when it is resolved.
  const [, parent = '', name = ''] = /^(.*\/)?([^/]*)$/s.exec(front) ?? [];
  const above = resolvePath(start, parent);
  return above === null ? null : { action: action.trim(), before: `${above === '' ? '' : `${above}/`}${name}`, behind };
}
