import { createHash } from 'node:crypto';
import type { Declarations } from '../../deployment.ts';
import type { SecondOrder } from '../../finding.ts';
import { resolvePath } from '../../repository-paths.ts';
import { embeddedYaml } from '../../source/embedded-yaml.ts';
import { type Files, nullIfUnreadable } from '../../source/source-files.ts';
import type { YamlValue } from '../../source/yaml.ts';
import { modeOf } from '../manifests/declarations.ts';
import { itemsAt, type KubernetesObject, type Located, scalarAt, textAt } from '../manifests/objects.ts';
import { resolveReference, type Transformation, textsAt } from './kustomization.ts';
import { containerOf, mayDecide, patchedValues } from './patches.ts';

/** What a kustomization may change. */
export interface ChangeableObjects {
  /** Of the objects, and those with the prefixes and suffixes that are put around them. */
  readonly names: readonly string[];
  /** The container that counts; all of them where it is not said. */
  readonly container?: string;
  /** Whether these are the names of releases, after which what their charts make is called. */
  readonly isChart?: boolean;
}

/** In the order in which they are applied. */
const PATCHES = ['patchesStrategicMerge', 'patches', 'patchesJson6902'];
const LISTS = [...PATCHES, 'replacements', 'transformers', 'configurations'];

/** Objects that neither run the service nor say what it runs. */
const OTHER_KINDS = /^(?:Kustomization|Namespace|Ingress|HTTPRoute|Service|ServiceAccount|\w*Policy|\w+Monitor)$/;

/** Paths of what decides how a workload is upgraded. */
const MODE = /^\/(?:spec(?:\/strategy(?:\/type|\/\$patch)?)?|metadata(?:\/annotations(?:\/upgrade-gate~1mode)?)?)$/;
const ANNOTATION = 'upgrade-gate/mode';
/** What else than a patch may decide it. */
const MAY_SET_MODE = /strategy|upgrade-gate/;

/** The last step to where a replacement or a variable takes its value from. */
const TAKEN_FROM = /\bfield[pP]ath["']?\s*:\s*["']?[^\s,"'}]{0,500}?([A-Za-z_]\w{0,200})(?=["'\s,}]|$)/g;

/** No kustomization does as much to images; of one that does, all is told. */
const MOST_ENTRIES = 500;

/** One thing that a kustomization does. */
interface Entry extends SecondOrder {
  /** Of what it is for, each perhaps an expression; empty for anything. */
  readonly names: readonly string[];
  /** Null for any. */
  readonly container: string | null;
  /** Set where it decides how a workload is upgraded, and not what it runs. */
  readonly mode?: Declarations['upgradeMode'];
  /** Beside a mode: of which kind and namespace it is for, empty for any; unset where it is for every object. */
  readonly only?: { readonly kind: string; readonly namespace: string };
}

/** What kustomizations do beyond their literal images (DETECTION section 6): told as it is written, never followed. */
export class SecondOrderReader {
  readonly #entries = new WeakMap<object, Promise<readonly Entry[]>>();

  /**
   * What kustomizations say that may touch the version of some objects, one text for each of their lists.
   *
   * @param files the files that it stands in are recorded here
   * @param what null for anything
   * @throws TreeError where the tree cannot be read
   */
  async read(files: Files, layers: readonly Transformation[], what: ChangeableObjects | null): Promise<SecondOrder[]> {
    const told = new Map<string, { readonly place: SecondOrder['place']; readonly texts: Set<string> }>();
    for (const { mode, key, text, place } of await this.#entriesFor(files, layers, what)) {
      if (mode !== undefined) continue;
      files.has(place.file);
      const { texts } = told.get(key) ?? {};
      if (texts === undefined) told.set(key, { place, texts: new Set([text]) });
      else texts.add(text);
    }
    return [...told].map(([key, { place, texts }]) => ({ key, place, text: [...texts].join('\n') }));
  }

  /** How what speaks of it last has an object upgraded: null where that cannot be told, undefined where nothing does. */
  async readMode(
    files: Files,
    layers: readonly Transformation[],
    object: Pick<KubernetesObject, 'kind' | 'namespace'> & Pick<ChangeableObjects, 'names'>,
  ): Promise<Entry['mode']> {
    const { names, kind } = object;
    const entries = await this.#entriesFor(files, layers, { names });
    const last = entries.findLast(({ mode }) => mode !== undefined);
    if (last?.only === undefined) return last?.mode;
    const namespaces = ['', object.namespace, ...layers.map((layer) => textAt(layer, 'namespace'))];
    const isMeant = ['', kind].includes(last.only.kind) && namespaces.includes(last.only.namespace);
    return isMeant && last.names.some((name) => names.includes(name)) ? last.mode : null;
  }

  /** Whether anything of it may decide how some objects are upgraded. */
  async setsMode(files: Files, layers: readonly Transformation[], what: ChangeableObjects | null): Promise<boolean> {
    return (await this.#entriesFor(files, layers, what)).some(({ mode }) => mode !== undefined);
  }

  async #entriesFor(files: Files, layers: readonly Transformation[], what: ChangeableObjects | null): Promise<Entry[]> {
    const found: Entry[] = [];
    for (const layer of layers) {
      const entries = this.#entries.get(layer.value.node) ?? readEntries(files, layer);
      this.#entries.set(layer.value.node, entries);
      for (const entry of await entries) if (what === null || mayTouch(entry, what)) found.push(entry);
    }
    return found;
  }
}

/** Names of the values that replacements and variables put somewhere. */
export function variablesOf(told: readonly SecondOrder[]): string[] {
  const texts = told.filter(({ key }) => /#(?:replacements|vars)$/.test(key)).map(({ text }) => text);
  return texts.flatMap((text) => [...text.matchAll(TAKEN_FROM)].map(([, name = '']) => name));
}

function mayTouch({ names, container }: Entry, what: ChangeableObjects): boolean {
  const isOther = container !== null && what.container !== undefined && container !== what.container;
  return !isOther && (names.length === 0 || names.some((name) => mayMean(name, what)));
}

/** @param name perhaps behind a prefix that a kustomization gives, or an expression, of which the plain start counts */
function mayMean(name: string, { names, isChart }: ChangeableObjects): boolean {
  if (isChart && (/lightdash/i.test(name) || names.some((own) => name.includes(own)))) return true;
  const alternatives = name.replace(/^\^?\(?|\)?\$?$/g, '').split('|');
  return alternatives.some((each) => {
    const start = /^[\w-]*/.exec(each)?.[0] ?? '';
    const isMeant = (own: string) => own === each || each.endsWith(`-${own}`);
    return names.some(start === each ? isMeant : (own) => own.startsWith(start));
  });
}

async function readEntries(files: Files, from: Transformation): Promise<readonly Entry[]> {
  const { file, key } = from;
  const entries: Entry[] = [];
  // All lists of patches are one.
  const add = (list: string, text: string, { place }: Pick<YamlValue, 'place'>, more: Partial<Entry> = {}) => {
    const own = `${key}#${list.replace(/^patches.*/, 'patches')}`;
    entries.push({ key: own, text: text.trim(), place, names: [], container: null, ...more });
  };
  const texts = new Set([file.text]);
  for (const list of LISTS) {
    for (const value of itemsAt(from, list)) {
      const documents = await documentsOf(files, from, value);
      // What cannot be read may do anything.
      if (typeof documents === 'string') {
        add(list, documents, value);
        add(list, documents, value, { mode: null });
      } else {
        for (const document of documents) {
          texts.add(document.file.text);
          if (entries.length > MOST_ENTRIES) continue;
          const isPatch = PATCHES.includes(list);
          if (!isPatch && MAY_SET_MODE.test(document.file.sourceOf(document.value)))
            add(list, '', value, { mode: null });
          if (list === 'replacements') addReplacements(document);
          else addPatch(list, isPatch ? file.at(value, ['target']) : null, document);
        }
      }
    }
  }
  for (const path of [['commonAnnotations'], ['commonMetadata', 'annotations']]) {
    const scalar = scalarAt(from, ...path, ANNOTATION);
    if (scalar !== null) add('annotations', '', scalar, { mode: modeOf(scalar) });
  }
  for (const value of itemsAt(from, 'vars')) add('vars', file.sourceOf(value), value);
  for (const value of itemsAt(from, 'images')) {
    // An expression that may fit many images, or a suffix for whatever the tag is.
    const isPlain = /^[\w./:@-]*$/.test(textAt({ file, value }, 'name')) && file.at(value, ['tagSuffix']) === null;
    if (!isPlain) add('images', file.sourceOf(value), value);
  }
  for (const written of textsAt(from, 'components')) {
    if (resolveReference(files, from.folder, written.text) === null) add('components', written.text, written);
  }
  const [first] = entries;
  if (first === undefined || entries.length <= MOST_ENTRIES) return entries;
  const text = createHash('sha256')
    .update([...texts].join('\n'))
    .digest('hex');
  const all = { key: first.key, place: first.place, names: [], container: null, text };
  return [all, { ...all, mode: null }];

  function addPatch(list: string, target: YamlValue | null, document: Located): void {
    const said = target === null ? '' : `${file.sourceOf(target).trim()}\n`;
    const own = target === null ? document : { file, value: target };
    for (const each of patchedValues(document)) {
      const isMode = MODE.test(each.path);
      if (!isMode && !mayDecide(each.path)) continue;
      const text = `${said}${each.text}`;
      const names = PATCHES.includes(list) ? namesOf([own], text) : [];
      if (names !== null && mayDecide(each.path)) add(list, text, each, { names, container: containerOf(each) });
      const kind = textAt(own, 'kind');
      if (!isMode || OTHER_KINDS.test(kind)) continue;
      const only = { kind, namespace: textAt(own, 'namespace') || textAt(own, 'metadata', 'namespace') };
      // Labels may select anything.
      const mode = /(?:type|mode)$/.test(each.path) ? modeOf({ text: each.value, place: each.place }) : null;
      add(list, text, each, { names: names ?? [], mode, only });
    }
  }

  function addReplacements({ file: own, value: root }: Located): void {
    for (const value of own.isMap(root) ? [root] : own.items(root)) {
      const text = own.sourceOf(value);
      const targets = itemsAt({ file: own, value }, 'targets').map((target) => ({ file: own, value: target }));
      const paths = targets.flatMap((target) => textsAt(target, 'fieldPaths'));
      if (!paths.some((path) => mayDecide(`/${path.text.replaceAll('.', '/')}`))) continue;
      const selects = targets.flatMap((target) => own.at(target.value, ['select']) ?? []);
      const names = namesOf(
        selects.map((select) => ({ file: own, value: select })),
        text,
      );
      if (names !== null) add('replacements', text, value, { names });
    }
  }
}

/** What an entry has beside itself: a text in it, or the file that it names; a text where that cannot be read. */
async function documentsOf(
  files: Files,
  { file, folder }: Transformation,
  entry: YamlValue,
): Promise<readonly Located[] | string> {
  const value = file.at(entry, ['patch']) ?? file.at(entry, ['path']) ?? entry;
  const written = file.scalar(value)?.text ?? '';
  if (written === '') return [{ file, value: entry }];
  const isInline = /[\n{]|^\s*(?:apiVersion|kind)\s*:/.test(written);
  const path = resolvePath(folder, written) ?? written;
  const content = await nullIfUnreadable(isInline ? (async () => embeddedYaml(file, value))() : files.yaml(path));
  if (content === null) return isInline ? written : `${written}\n${(await nullIfUnreadable(files.text(path))) ?? ''}`;
  return content.documents.flatMap((each) => (each === null ? [] : { file: content, value: each }));
}

/** The names of what an entry is for, none for anything; null where it is none of the service's objects. */
function namesOf(all: readonly Located[], text: string): string[] | null {
  const names = all.map((each) => textAt(each, 'metadata', 'name') || textAt(each, 'name'));
  if (all.length > 0 && all.every((each) => OTHER_KINDS.test(textAt(each, 'kind')))) return null;
  // What labels select is not known, and may be anything's.
  const isByLabels = all.some((each) => textAt(each, 'labelSelector') || textAt(each, 'annotationSelector'));
  if (isByLabels && !/lightdash/i.test(text)) return null;
  return names.includes('') ? [] : names;
}
