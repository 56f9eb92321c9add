import type { PlacedText } from '../../../problems/place.ts';
import { problemAt, thrownProblem } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { embeddedYaml, type SetOption, settingsAsYaml, stepsOf } from '../../../syntax/embedded-yaml.ts';
import { allAt, itemsIn, type Located, writtenAt } from '../../../syntax/located.ts';
import { isTemplate } from '../../../syntax/template-variables.ts';
import type { YamlValue } from '../../../syntax/yaml.ts';
import { layerOf, parsedValues, type ReleaseValues } from '../helm/values.ts';

/**
 * Where values of a release stand in the source of a tool's object. `settings` are single values, each with a name
 * (`texts` if none is a number), `values` a mapping or a text that holds one, `references` config maps and secrets
 * (`targeted` those for a single deciding setting), `files` paths of values files with mappings among them. Of paths with a bar between them, the first that is there
 * counts. The last member is the kind of an object with the same name that holds them instead.
 */
export type Layer = readonly [as: 'settings' | 'texts' | 'values' | List, path: string, of?: string];
type List = 'references' | 'targeted' | 'files';

/** How the items of a tool's lists are followed. Both return values with the highest precedence first. */
export interface Reach {
  file?(written: PlacedText): Promise<readonly ReleaseValues[]>;
  reference?(item: Located): Promise<readonly ReleaseValues[]>;
  /** The source in the object of another kind with the same name. */
  twin?(kind: string): Promise<Located | null>;
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
export async function readLayers(
  layers: readonly Layer[],
  sources: readonly Located[],
  reach: Reach,
): Promise<ReleaseValues[]> {
  const values: ReleaseValues[] = [];
  for (const [as, paths, of] of layers) {
    const twin = of === undefined ? null : ((await reach.twin?.(of)) ?? null);
    const holders = of === undefined ? sources : twin === null ? [] : [twin];
    const path = paths.split(' | ').find((each) => allAt(holders, each).length > 0);
    if (path === undefined) continue;
    const [first] = allAt(holders, path);
    if (as === 'values') values.push(...ownValues(allAt(holders, path)));
    else if (as === 'settings' || as === 'texts') values.push(...settingsIn(first as Located, as === 'texts'));
    else {
      // Kustomize names a single file.
      const items = first?.file.scalar(first.value) == null ? itemsIn(holders, path) : [first];
      values.push(...(await listedValues(items, as, reach)));
    }
  }
  return values;
}

async function listedValues(items: readonly Located[], as: List, reach: Reach) {
  const values: ReleaseValues[] = [];
  const [further] = items.slice(MOST_ITEMS);
  if (further !== undefined)
    return [problemAt('external-values', further.value.place, `more than ${MOST_ITEMS} ${as}`)];
  for (const item of items) {
    const { file, value } = item;
    const written = writtenAt(item, '') ?? { text: '', place: value.place };
    if (as === 'targeted' && !READ.test(writtenAt(item, 'targetPath')?.text ?? '')) continue;
    if (as !== 'files') values.unshift(...((await reach.reference?.(item)) ?? []));
    else if (file.isMap(value)) values.unshift(layerOf(file, value));
    else values.unshift(...((await reach.file?.(written)) ?? []));
  }
  return values;
}

/** Mappings are merged. A text replaces what stands below it. */
function ownValues(held: readonly Located[]): ReleaseValues[] {
  const values: ReleaseValues[] = [];
  for (const { file, value } of held) {
    const { place } = value;
    if (file.isMap(value)) {
      values.push(layerOf(file, value));
      continue;
    }
    try {
      const embedded = embeddedYaml(file, value);
      const text = quoteText(file.sourceOf(value).trim());
      if (embedded?.isMap(embedded.root) === true) values.push(layerOf(embedded));
      else if (embedded?.root !== null) values.push(problemAt('unresolved-template', place, text));
    } catch (error) {
      values.push(thrownProblem(error));
    }
    break;
  }
  return values;
}

/** Single settings as values. One whose value stands elsewhere only counts if it decides something. */
function settingsIn({ file, value }: Located, isText: boolean): ReleaseValues[] {
  const made: SetOption[] = [];
  const hidden: ReleaseValues[] = [];
  const add = (name: PlacedText, said: YamlValue | null, item: YamlValue) => {
    const steps = stepsOf(name.text);
    const source = quoteText(file.sourceOf(item).trim());
    const scalar = file.scalar(said);
    const isElsewhere = ['path', 'file', 'values', 'valueFrom'].some((key) => file.at(item, [key]) !== null);
    if (isTemplate(name.text)) hidden.push(problemAt('unresolved-template', name.place, source));
    else if (steps.length === 0) hidden.push(problemAt('external-values', name.place, source));
    else if (!isElsewhere && (said === null || scalar !== null)) {
      const text = scalar?.type === 'null' ? '' : (file.written(said) ?? '');
      // k3s and `forceString` leave a text what it is.
      const isMember = said !== null && item.node === said.node;
      const isForced = isMember ? scalar?.type === 'string' : file.written(file.at(item, ['forceString'])) === 'true';
      const place = scalar?.place ?? name.place;
      made.push({ steps, value: text, isText: isText || isForced || text.includes('{{'), place });
    } else if (READ.test(name.text)) hidden.push(problemAt('external-values', name.place, source));
  };
  for (const { name, key, value: said } of file.members(value)) add({ text: name, place: key }, said, said);
  for (const item of file.items(value)) {
    const name = writtenAt({ file, value: item }, 'name');
    if (name !== null) add(name, file.at(item, ['value']), item);
  }
  return made.length === 0 ? hidden : [...hidden, parsedValues(() => settingsAsYaml(file.path, made))];
}
