import type { Place, PlacedText } from '../../../problems/place.ts';
import { problemAt, thrownProblem } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { embeddedYaml } from '../../../syntax/embedded-yaml.ts';
import { type SetOption, settingsAsYaml, stepsOf } from '../../../syntax/set-options.ts';
import { isTemplate } from '../../../syntax/template-variables.ts';
import { unformatted } from '../../../syntax/text-lines.ts';
import { allAt, itemsIn, type YamlValue } from '../../../syntax/yaml.ts';
import { isSeen, layerOf, parsedValues, type ReleaseValues } from '../helm/values.ts';

/** Where values of a release stand in the source of a tool's object. */
export interface Layer {
  /**
   * `settings` are single values, each with a name (`texts` if none is a number). `values` is a mapping, or a text that contains one. `references` are config maps and
   * secrets, `targeted` those for a single deciding setting. `files` are paths of values files, with mappings among them.
   */
  readonly as: 'settings' | 'texts' | 'values' | List;
  /** Paths from the source. The first that is there counts. */
  readonly at: readonly string[];
  /** The kind of an object with the same name that has them instead. */
  readonly of?: string;
}
type List = 'references' | 'targeted' | 'files';

/** How the items of a tool's lists are followed. Both return values with the highest precedence first. */
export interface Reach {
  file?(written: PlacedText): Promise<readonly ReleaseValues[]>;
  /** The whole text of a file that holds the value of one setting; null if it cannot be read. */
  text?(written: PlacedText): Promise<PlacedText | null>;
  reference?(item: YamlValue): Promise<readonly ReleaseValues[]>;
  /** The source in the object of another kind with the same name. */
  twin?(kind: string): Promise<YamlValue | null>;
}

/** Nobody lists more files or references. */
const MOST_ITEMS = 100;

/** Settings that decide what runs, or how it is upgraded. */
const READ = /(?:^|[.])(?:image|tag|repository|registry|digest|upgrade|migrationJob|strategy|enabled)(?:[.[]|$)/;

/**
 * Reads the values of a release, highest precedence first.
 *
 * @param sources one source of an object, after the files that override parts of it
 */
export async function readLayers(layers: readonly Layer[], sources: readonly YamlValue[], reach: Reach) {
  const values: ReleaseValues[] = [];
  for (const { as, at, of } of layers) {
    const holders = of === undefined ? sources : await twinOf(of, reach);
    const path = at.find((each) => allAt(holders, each).length > 0);
    if (path === undefined) continue;
    const all = allAt(holders, path);
    const [first] = all;
    if (as === 'values') values.push(...ownValues(all));
    else if (as === 'settings' || as === 'texts')
      for (const one of all.slice(0, 1)) values.push(...settingsIn(one, as === 'texts', await textsIn(one, reach)));
    // Kustomize names a single file.
    else if (first?.scalar) values.push(...(await listedValues([first], as, reach)));
    else values.push(...(await listedValues(itemsIn(holders, path), as, reach)));
  }
  return values;
}

async function twinOf(kind: string, reach: Reach): Promise<readonly YamlValue[]> {
  const twin = (await reach.twin?.(kind)) ?? null;
  return twin === null ? [] : [twin];
}

async function listedValues(items: readonly YamlValue[], as: List, reach: Reach) {
  const values: ReleaseValues[] = [];
  const [further] = items.slice(MOST_ITEMS);
  if (further !== undefined) return [problemAt('external-values', further.place, `more than ${MOST_ITEMS} ${as}`)];
  for (const item of items) {
    const written = item.writtenAt('') ?? { text: '', place: item.place };
    if (as === 'targeted' && !READ.test(item.writtenAt('targetPath')?.text ?? '')) continue;
    if (as !== 'files') values.unshift(...((await reach.reference?.(item)) ?? []));
    else if (item.isMap) values.unshift(layerOf(item.file, item));
    else values.unshift(...((await reach.file?.(written)) ?? []));
  }
  return values;
}

/** The places of the tags in values that others replace as a whole: by a text above them, or by an earlier path. */
export function replacedTags(layers: readonly Layer[], sources: readonly YamlValue[]): Place[] {
  const owned = layers.filter(({ as }) => as === 'values').map(({ at }) => at.map((path) => allAt(sources, path)));
  const replaced = owned.flatMap((held) => {
    const used = held.find(({ length }) => length > 0) ?? [];
    const texts = used.slice(used.findIndex(({ isMap }) => !isMap) + 1);
    return [...(texts.length < used.length ? texts : []), ...held.filter((each) => each !== used).flat()];
  });
  const tags = replaced.flatMap((value) => ownValues([value]).filter(isSeen));
  return tags.flatMap(({ root }) => root?.writtenAt('image.tag')?.place ?? []);
}

/** Mappings are merged. A text replaces what stands below it. */
function ownValues(held: readonly YamlValue[]): ReleaseValues[] {
  const values: ReleaseValues[] = [];
  for (const value of held) {
    if (value.isMap) {
      values.push(layerOf(value.file, value));
      continue;
    }
    try {
      const embedded = embeddedYaml(value);
      const text = quoteText(value.source.trim());
      if (embedded?.root?.isMap === true) values.push(layerOf(embedded));
      else if (embedded?.root !== null) values.push(problemAt('unresolved-template', value.place, text));
    } catch (error) {
      values.push(thrownProblem(error));
    }
    break;
  }
  return values;
}

type TextsOfItems = ReadonlyMap<unknown, PlacedText>;

/** The texts of the files that settings take their values from, by the node of the item. */
async function textsIn(value: YamlValue, { text }: Reach): Promise<TextsOfItems> {
  const found = new Map<unknown, PlacedText>();
  if (text === undefined) return found;
  for (const item of value.items.slice(0, MOST_ITEMS)) {
    const path = READ.test(item.writtenAt('name')?.text ?? '') ? item.writtenAt('path') : null;
    const read = path === null ? null : await text(path);
    if (read !== null) found.set(item.node, read);
  }
  return found;
}

/**
 * Single settings as values. One whose value stands elsewhere only counts if it decides something.
 *
 * @param texts from {@link textsIn}
 */
function settingsIn(value: YamlValue, isText: boolean, texts: TextsOfItems): ReleaseValues[] {
  const made: SetOption[] = [];
  const hidden: ReleaseValues[] = [];
  const add = (name: PlacedText, said: YamlValue | null, item: YamlValue) => {
    const steps = stepsOf(name.text);
    const source = quoteText(unformatted(item.source));
    const scalar = said?.scalar ?? null;
    const isElsewhere = ['path', 'file', 'values', 'valueFrom'].some((key) => item.at([key]) !== null);
    const read = texts.get(item.node);
    if (read !== undefined) made.push({ steps, value: read.text, isText: true, place: read.place });
    else if (isTemplate(name.text)) hidden.push(problemAt('unresolved-template', name.place, source));
    else if (steps.length === 0) hidden.push(problemAt('external-values', name.place, source));
    else if (!isElsewhere && (said === null || scalar !== null)) {
      const text = scalar?.type === 'null' ? '' : (said?.written ?? '');
      // k3s and `forceString` leave a text what it is.
      const isMember = said !== null && item.node === said.node;
      const isForced = isMember ? scalar?.type === 'string' : item.at(['forceString'])?.written === 'true';
      const place = scalar?.place ?? name.place;
      made.push({ steps, value: text, isText: isText || isForced || text.includes('{{'), place });
    } else if (READ.test(name.text)) hidden.push(problemAt('external-values', name.place, source));
  };
  for (const { name, key, value: said } of value.members) add({ text: name, place: key }, said, said);
  for (const item of value.items) {
    const name = item.writtenAt('name');
    if (name !== null) add(name, item.at(['value']), item);
  }
  return made.length === 0 ? hidden : [...hidden, parsedValues(() => settingsAsYaml(value.file.path, made))];
}
