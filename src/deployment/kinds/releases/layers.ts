import type { Place, PlacedText } from '../../../problems/place.ts';
import { type Problem, problemAt, thrownProblem } from '../../../problems/problem.ts';
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

/** Names of settings that decide what runs, or how it is upgraded. The values of others do not matter. */
const DECIDES = /(?:^|[.])(?:image|tag|repository|registry|digest|upgrade|migrationJob|strategy|enabled)(?:[.[]|$)/;

/** Reads the values of a release, highest precedence first. @param sources of one object, after what overrides parts of it */
export async function readLayers(layers: readonly Layer[], sources: readonly YamlValue[], reach: Reach) {
  const values: ReleaseValues[] = [];
  for (const { as, at, of } of layers) {
    const holders = of === undefined ? sources : [(await reach.twin?.(of)) ?? []].flat();
    const path = at.find((each) => allAt(holders, each).length > 0);
    if (path !== undefined) values.push(...(await valuesAt(path, holders, as, reach)));
  }
  return values;
}

async function valuesAt(path: string, holders: readonly YamlValue[], as: Layer['as'], reach: Reach) {
  const written = allAt(holders, path);
  const [first] = written;
  if (first === undefined) return [];
  if (as === 'values') return ownValues(written);
  if (as === 'settings' || as === 'texts') return settingsIn(first, as === 'texts', await textsIn(first, reach));
  // Kustomize names a single file.
  const items = first.scalar ? [first] : itemsIn(holders, path);
  const [further] = items.slice(MOST_ITEMS);
  if (further !== undefined) return [problemAt('external-values', further.place, `more than ${MOST_ITEMS} ${as}`)];
  const values: ReleaseValues[] = [];
  for (const item of items) values.unshift(...(await valuesOfItem(item, as, reach)));
  return values;
}

async function valuesOfItem(item: YamlValue, as: List, reach: Reach): Promise<readonly ReleaseValues[]> {
  if (as === 'targeted' && !DECIDES.test(item.writtenAt('targetPath')?.text ?? '')) return [];
  if (as !== 'files') return (await reach.reference?.(item)) ?? [];
  if (item.isMap) return [layerOf(item.file, item)];
  return (await reach.file?.(item.writtenAt('') ?? { text: '', place: item.place })) ?? [];
}

/** The places of the tags in values that others replace as a whole: by a text above them, or by an earlier path. */
export function replacedTags(layers: readonly Layer[], sources: readonly YamlValue[]): Place[] {
  const owned = layers.filter(({ as }) => as === 'values').map(({ at }) => at.map((path) => allAt(sources, path)));
  const replaced = owned.flatMap((written) => {
    const used = written.find(({ length }) => length > 0) ?? [];
    const texts = used.slice(used.findIndex(({ isMap }) => !isMap) + 1);
    return [...(texts.length < used.length ? texts : []), ...written.filter((each) => each !== used).flat()];
  });
  const tags = replaced.flatMap((value) => ownValues([value]).filter(isSeen));
  return tags.flatMap(({ root }) => root?.writtenAt('image.tag')?.place ?? []);
}

/** Mappings are merged. A text replaces what stands below it. */
function ownValues(written: readonly YamlValue[]): ReleaseValues[] {
  const values: ReleaseValues[] = [];
  for (const value of written) {
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
    const path = DECIDES.test(item.writtenAt('name')?.text ?? '') ? item.writtenAt('path') : null;
    const read = path === null ? null : await text(path);
    if (read !== null) found.set(item.node, read);
  }
  return found;
}

/** Single settings as values. @param texts from {@link textsIn} */
function settingsIn(value: YamlValue, isText: boolean, texts: TextsOfItems): ReleaseValues[] {
  const options: SetOption[] = [];
  const unseen: Problem[] = [];
  for (const setting of settingsOf(value)) {
    const option = optionOf(setting, isText, texts);
    if (option === null) continue;
    if ('code' in option) unseen.push(option);
    else options.push(option);
  }
  return options.length === 0 ? unseen : [...unseen, parsedValues(() => settingsAsYaml(value.file.path, options))];
}

type Setting = ReturnType<typeof settingsOf>[number];

/** Settings: members of a mapping, each as its own item, or items of a list with a name and perhaps a value. */
function settingsOf({ members, items }: YamlValue) {
  const named = items.flatMap((item) => {
    const name = item.writtenAt('name');
    return name === null ? [] : [{ name, value: item.at(['value']), item }];
  });
  return [
    ...members.map(({ name, key, value }) => ({ name: { text: name, place: key }, value, item: value })),
    ...named,
  ];
}

/** A setting as an option of Helm, or why nobody sees what it says. Null if its value stands elsewhere and decides nothing. */
function optionOf({ name, value, item }: Setting, isText: boolean, texts: TextsOfItems): SetOption | Problem | null {
  const steps = stepsOf(name.text);
  const source = quoteText(unformatted(item.source));
  const ofFile = texts.get(item.node);
  if (ofFile !== undefined) return { steps, value: ofFile.text, isText: true, place: ofFile.place };
  if (isTemplate(name.text)) return problemAt('unresolved-template', name.place, source);
  if (steps.length === 0) return problemAt('external-values', name.place, source);
  const scalar = value?.scalar ?? null;
  const isElsewhere = ['path', 'file', 'values', 'valueFrom'].some((key) => item.at([key]) !== null);
  if (isElsewhere || (value !== null && scalar === null))
    return DECIDES.test(name.text) ? problemAt('external-values', name.place, source) : null;
  const text = scalar?.type === 'null' ? '' : (value?.written ?? '');
  // k3s and `forceString` leave a text what it is.
  const isMember = value !== null && item.node === value.node;
  const isForced = isMember ? scalar?.type === 'string' : item.at(['forceString'])?.written === 'true';
  return { steps, value: text, isText: isText || isForced || text.includes('{{'), place: scalar?.place ?? name.place };
}
