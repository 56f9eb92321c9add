import type { Place } from '../problems/place.ts';
import { unparseable } from '../problems/problem.ts';
import { SourceText } from './source-text.ts';
import { YamlFile } from './yaml.ts';

/** One setting of a release, such as `--set a.b[0]=1`. */
export interface SetOption {
  readonly steps: readonly (string | number)[];
  /** If it is not a text, `{a,b}` is a list, as in Helm. */
  readonly value: string;
  /** Whether the value is a text, whatever it looks like. */
  readonly isText: boolean;
  readonly place: Place;
}

/** The keys and list indexes in the name of a Helm setting, `a.b[0].c\.d`; empty where it cannot be read. */
export function stepsOf(name: string): (string | number)[] {
  const steps: (string | number)[] = [];
  for (const part of name.match(/(?:\\[\s\S]|[^\\.])+/g) ?? []) {
    const [key = '', ...indexes] = part.split('[');
    if (key !== '') steps.push(key.replace(/\\([\s\S])/g, '$1'));
    for (const index of indexes) {
      if (!/^\d{1,9}\]$/.test(index)) return [];
      steps.push(Number(index.slice(0, -1)));
    }
  }
  return typeof steps[0] === 'number' ? [] : steps;
}

/** No real value is nested deeper. */
const MOST_STEPS = 50;
/** The most items of all lists together, including those that no setting names. */
const MOST_ITEMS = 10_000;

/** A mapping, a list by index, or a JSON scalar. */
type SetNode = SetCollection | { readonly json: string; readonly place: Place };

interface SetCollection {
  readonly isList: boolean;
  readonly members: Map<string | number, SetNode>;
  readonly place: Place;
}

/**
 * Turns settings into values, each with its own place. A later setting overrides an earlier one. A `null` that is not a
 * text removes the values below.
 *
 * @throws ProblemError (`unparseable`) where a setting is nested deeper, or a list is longer, than in any release
 */
export function settingsAsYaml(path: string, settings: readonly SetOption[]): YamlFile {
  const start = settings[0]?.place ?? { file: path, line: 1, column: 1 };
  const root: SetCollection = { isList: false, members: new Map(), place: start };
  for (const setting of settings) addSetting(root, setting);
  const lines: string[] = [];
  const places: Place[] = [];
  let items = 0;
  const add = (place: Place, line: string) => {
    places.push(place);
    lines.push(` ${line}`);
  };
  // Write one node a line, in flow style, so that no text can end the structure.
  const write = (node: SetNode, before: string, after: string) => {
    const { place } = node;
    if ('json' in node) return add(place, `${before}${node.json}${after}`);
    const { isList, members } = node;
    add(place, `${before}${isList ? '[' : '{'}`);
    const length = isList ? Math.max(-1, ...[...members.keys()].map(Number)) + 1 : 0;
    items += length;
    if (items > MOST_ITEMS) throw unparseable(place, `more than ${MOST_ITEMS} items of lists`);
    for (let index = 0; index < length; index += 1) write(members.get(index) ?? { json: 'null', place }, '', ',');
    if (!isList) for (const [name, member] of members) write(member, `${quote(String(name))}: `, ',');
    add(place, `${isList ? ']' : '}'}${after}`);
  };
  write(root, '', '');
  const source = new SourceText(path, lines.join('\n'));
  return new YamlFile(path, source.text, {
    placeAt: (offset) => places[source.placeAt(offset).line - 1] ?? start,
  });
}

function addSetting(root: SetCollection, { steps, value, isText, place }: SetOption): void {
  if (steps.length > MOST_STEPS) throw unparseable(place, `more than ${MOST_STEPS} levels`);
  let holder = root;
  for (const [index, step] of steps.entries()) {
    if (typeof step === 'number' && !(step >= 0 && step < MOST_ITEMS)) throw unparseable(place, `the item ${step}`);
    const next = steps[index + 1];
    const known = holder.members.get(step);
    const isList = typeof next === 'number';
    if (next === undefined) holder.members.set(step, nodeOf(value, isText, place));
    else if (known !== undefined && 'members' in known && known.isList === isList) holder = known;
    else {
      const made: SetCollection = { isList, members: new Map(), place };
      holder.members.set(step, made);
      holder = made;
    }
  }
}

function nodeOf(value: string, isText: boolean, place: Place): SetNode {
  const isList = !isText && value.startsWith('{') && value.endsWith('}') && !value.startsWith('{{');
  if (!isList) return { json: isText ? quote(value) : jsonOf(value), place };
  const items = value === '{}' ? [] : value.slice(1, -1).split(',');
  return { isList, members: new Map(items.map((item, index) => [index, { json: jsonOf(item), place }])), place };
}

/** Types a value as `--set` does: true, false and null in any case, whole numbers without a leading zero, otherwise a text. */
function jsonOf(value: string): string {
  const isTyped = /^(?:true|false|null|0|[-+]\d{1,18}|[1-9]\d{0,17})$/i.test(value);
  return isTyped ? value.toLowerCase().replace(/^\+/, '') : quote(value);
}

/** A text as JSON that is also YAML. Some characters are not allowed in YAML, and others end a line. */
function quote(text: string): string {
  return JSON.stringify(text).replace(
    /[\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
