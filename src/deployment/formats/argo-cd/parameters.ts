import type { Place } from '../../place.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import type { PlacedText } from './scalar-text.ts';

/** What an element of a generator gives to the template of its set, by the names that templates use. */
export type Parameters = ReadonlyMap<string, PlacedText>;

/** An application that a set makes: one element of its generators. */
export interface Element {
  readonly parameters: Parameters;
  /** Files of the repository that it was read from. */
  readonly files: readonly string[];
}

/** No element has as many. */
const MOST_PARAMETERS = 1_000;

/**
 * The scalars of a mapping by their names: `a.b` for what stands in a mapping, `a[0]` in a list (`a.0` for the older templates).
 *
 * @param prefix of the names, with its dot
 */
export function flatten(
  file: YamlFile,
  value: YamlValue | null,
  { prefix = '', isGoTemplate }: { readonly prefix?: string; readonly isGoTemplate: boolean },
): Map<string, PlacedText> {
  const parameters = new Map<string, PlacedText>();
  const pending: [name: string, value: YamlValue][] = file
    .members(value)
    .map((member) => [`${prefix}${member.name}`, member.value]);
  // What is found below joins the end of the list while it is gone through.
  for (const [name, each] of pending) {
    if (parameters.size === MOST_PARAMETERS || pending.length > MOST_PARAMETERS) break;
    const scalar = file.scalar(each);
    if (scalar !== null) {
      if (scalar.type !== 'null') parameters.set(name, { text: scalar.text, place: scalar.place });
      continue;
    }
    for (const member of file.members(each)) pending.push([`${name}.${member.name}`, member.value]);
    for (const [index, item] of file.items(each).entries()) {
      pending.push([isGoTemplate ? `${name}[${index}]` : `${name}.${index}`, item]);
    }
  }
  return parameters;
}

/** What the git generator says of where an element was found (`path.basename` and its like). */
export function pathParameters(
  folder: string,
  fileName: string | null,
  place: Place,
  { prefix, isGoTemplate }: { readonly prefix: string; readonly isGoTemplate: boolean },
): Map<string, PlacedText> {
  const parameters = new Map<string, PlacedText>();
  const key = prefix === '' ? 'path' : `${prefix}.path`;
  const add = (name: string, text: string) => parameters.set(`${key}${name}`, { text, place });
  const segments = folder === '' ? [] : folder.split('/');
  const basename = segments.at(-1) ?? '';
  add(isGoTemplate ? '.path' : '', folder);
  add('.basename', basename);
  add('.basenameNormalized', normalized(basename));
  for (const [index, segment] of segments.entries()) add(`${isGoTemplate ? '.segments' : ''}[${index}]`, segment);
  if (fileName !== null) {
    add('.filename', fileName);
    add('.filenameNormalized', normalized(fileName));
  }
  return parameters;
}

function normalized(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9.-]/g, '-');
}
