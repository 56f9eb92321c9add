import { createHash } from 'node:crypto';
import type { SecondOrder } from '../../finding.ts';
import { resolvePath } from '../../repository-paths.ts';
import { embeddedYaml } from '../../source/embedded-yaml.ts';
import { type Files, readable } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { itemsAt, textAt } from '../manifests/objects.ts';
import { resolveReference, type Transformation, textsAt } from './kustomization.ts';

/** What a kustomization may change. */
export interface Changeable {
  /** Of the objects, and those with the prefixes and suffixes that are put around them. */
  readonly names: readonly string[];
  /** Whether these are the names of releases, after which what their charts make is called. */
  readonly isChart?: boolean;
}

const PATCHES = ['patches', 'patchesStrategicMerge', 'patchesJson6902'];

/** What stands in an entry that may change a version. */
const MAY_DECIDE =
  /image(?!Pull)|op["']?\s*:\s*["']?(?:remove|move|copy)|(?:^|[^a-z])tag|[a-z]Tag\b|repository|registry|digest|chart|(?<!api)version(?!["']?\s*:\s*v\d+(?:(?:alpha|beta)\d+)?\b(?!\.))|valuesFrom|postRenderers|\$patch|sourceRef|\b(?:ref|url)\b|\/(?:spec|values|template|\w*containers(?:\/[\d-]+)?)["']?\s*(?:[,}]|$)/im;

/** Objects that neither run the service nor say what it runs. */
const OTHER_KINDS = /^(?:Kustomization|Namespace|Ingress|HTTPRoute|Service|ServiceAccount|\w*Policy|\w+Monitor)$/;

/** The last step to where a replacement or a variable takes its value from. */
const TAKEN_FROM = /\bfield[pP]ath["']?\s*:\s*["']?[^\s,"'}]{0,500}?([A-Za-z_]\w{0,200})(?=["'\s,}]|$)/g;

/** So much is looked at in one build: an entry counts one, as do forty characters; beyond it all of a kustomization is told. */
const MOST_WORK = 500_000;

/** An entry of a list, or an object that it merges. */
interface Entry extends SecondOrder {
  /** Of what it is for, each perhaps an expression; empty for anything. */
  readonly names: readonly string[];
}

/** What kustomizations do beyond their literal images (DETECTION section 6): told as it is written, never followed. */
export class SecondOrderReader {
  readonly #entries = new WeakMap<object, Promise<readonly Entry[]>>();
  #work = 0;

  /**
   * What kustomizations say that may touch the version of some objects, one text for each of their lists.
   *
   * @param files the files that it stands in are recorded here
   * @param what null for anything
   * @throws TreeError where the tree cannot be read
   */
  async read(files: Files, layers: readonly Transformation[], what: Changeable | null): Promise<SecondOrder[]> {
    const told = new Map<string, { readonly first: SecondOrder; readonly texts: string[] }>();
    for (const layer of layers) {
      const entries = this.#entries.get(layer.value.node) ?? readEntries(files, layer);
      this.#entries.set(layer.value.node, entries);
      for (const entry of this.#within(await entries)) {
        files.has(entry.place.file);
        if (what !== null && entry.names.length > 0 && !entry.names.some((name) => mayMean(name, what))) continue;
        const known = told.get(entry.key);
        if (known === undefined) told.set(entry.key, { first: entry, texts: [entry.text] });
        else known.texts.push(entry.text);
      }
    }
    return [...told.values()].map(({ first: { key, place }, texts }) => ({ key, text: texts.join('\n'), place }));
  }

  /** The entries; their digest in place of them once too much was looked at. */
  #within(entries: readonly Entry[]): readonly Entry[] {
    const [first] = entries;
    if (first === undefined) return [];
    for (const { text } of entries) this.#work += 1 + text.length / 40;
    return this.#work <= MOST_WORK ? entries : [{ ...first, names: [], text: digestOf(entries) }];
  }
}

/** Names of the values that replacements and variables put somewhere. */
export function variablesOf(told: readonly SecondOrder[]): string[] {
  const texts = told.filter(({ key }) => /#(?:replacements|vars)$/.test(key)).map(({ text }) => text);
  return texts.flatMap((text) => [...text.matchAll(TAKEN_FROM)].map(([, name = '']) => name));
}

const DIGESTS = new WeakMap<readonly Entry[], string>();

function digestOf(entries: readonly Entry[]): string {
  const known = DIGESTS.get(entries);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const { key, text } of entries) hash.update(`${key}\n${text}\n`);
  const digest = hash.digest('hex');
  DIGESTS.set(entries, digest);
  return digest;
}

/** @param name perhaps behind a prefix that a kustomization gives, or an expression, of which the plain start counts */
function mayMean(name: string, { names, isChart }: Changeable): boolean {
  if (isChart && (/lightdash/i.test(name) || names.some((own) => name.includes(own)))) return true;
  const alternatives = name.replace(/^\^?\(?|\)?\$?$/g, '').split('|');
  return alternatives.some((each) => {
    const start = /^[\w-]*/.exec(each)?.[0] ?? '';
    const isMeant = (own: string) => own === each || each.endsWith(`-${own}`);
    return names.some(start === each ? isMeant : (own) => own.startsWith(start));
  });
}

async function readEntries(files: Files, from: Transformation): Promise<readonly Entry[]> {
  const { file } = from;
  const entries: Entry[] = [];
  const add = (list: string, { place }: Pick<YamlValue, 'place'>, text: string, names: readonly string[] = []) =>
    entries.push({ key: `${from.key}#${list}`, text: text.trim(), place, names });
  for (const list of [...PATCHES, 'replacements', 'transformers', 'configurations']) {
    for (const value of itemsAt(from, list)) {
      const target = file.at(value, ['target']);
      const { content, text } = await contentOf(files, from, value);
      const isWhole = target !== null || content === null || content === file;
      for (const document of isWhole ? [value] : content.documents.flatMap((each) => each ?? [])) {
        const part = isWhole ? file : content;
        const said = `${part.sourceOf(document)}${isWhole ? `\n${text}` : ''}`;
        // What cannot be read may do anything.
        if (content !== null && !MAY_DECIDE.test(said)) continue;
        const names = namesIn(list, part, target ?? document, said);
        const key = PATCHES.includes(list) ? 'patches' : list;
        if (names !== null) add(key, isWhole && content !== file ? (content?.root ?? value) : document, said, names);
      }
    }
  }
  for (const value of itemsAt(from, 'vars')) add('vars', value, file.sourceOf(value));
  for (const value of itemsAt(from, 'images')) {
    // An expression that may fit many images, or a suffix for whatever the tag is.
    const isPlain = /^[\w./:@-]*$/.test(textAt({ file, value }, 'name')) && file.at(value, ['tagSuffix']) === null;
    if (!isPlain) add('images', value, file.sourceOf(value));
  }
  for (const { text, place } of textsAt(from, 'components')) {
    if (resolveReference(files, from.folder, text) === null) add('components', { place }, text);
  }
  return entries;
}

/** The names of what an entry is for, none for anything; null where it is none of the service's objects. */
function namesIn(list: string, file: YamlFile, value: YamlValue, text: string): string[] | null {
  if (list === 'transformers' || list === 'configurations') return [];
  const own = { file, value };
  const selects = itemsAt(own, 'targets').flatMap((each) => file.at(each, ['select']) ?? []);
  const all = list === 'replacements' ? selects.map((select) => ({ file, value: select })) : [own];
  const names = all.map((each) => textAt(each, 'metadata', 'name') || textAt(each, 'name'));
  const kinds = all.map((each) => textAt(each, 'kind'));
  if (kinds.length > 0 && kinds.every((kind) => OTHER_KINDS.test(kind))) return null;
  // What labels select is not known, and may be anything's.
  const isByLabels = all.some((each) => textAt(each, 'labelSelector') || textAt(each, 'annotationSelector'));
  if (isByLabels && !/lightdash/i.test(text)) return null;
  return names.includes('') ? [] : names;
}

/** What an entry has beside itself: a text in it, or the file that it names; without content where that cannot be read. */
async function contentOf(
  files: Files,
  { file, folder }: Transformation,
  entry: YamlValue,
): Promise<{ readonly content: YamlFile | null; readonly text: string }> {
  const value = file.at(entry, ['patch']) ?? file.at(entry, ['path']) ?? entry;
  const written = file.scalar(value)?.text ?? '';
  // The entry is all there is.
  if (written === '') return { content: file, text: '' };
  if (/[\n{]|^\s*(?:apiVersion|kind)\s*:/.test(written)) {
    return { content: await readable((async () => embeddedYaml(file, value))()), text: '' };
  }
  const path = resolvePath(folder, written) ?? written;
  return { content: await readable(files.yaml(path)), text: (await readable(files.text(path))) ?? '' };
}
