import { createHash } from 'node:crypto';
import type { Place } from '../../../problems/place.ts';
import { resolvePath } from '../../../repository/repository-paths.ts';
import { embeddedYaml } from '../../../syntax/embedded-yaml.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import type { YamlValue } from '../../../syntax/yaml.ts';
import { allAt } from '../../../syntax/yaml-search.ts';
import type { SecondOrder } from '../../finding.ts';
import { type DeclaredMode, modeOf } from '../../image-answer.ts';
import { namesService } from '../../service-names.ts';
import { resolveReference, type Transformation, textsAt } from './kustomization.ts';
import { containerOf, mayDecide, patchedValues } from './patches.ts';

/** The objects that a kustomization may change. */
export interface ChangeableObjects {
  /** With and without added prefixes and suffixes. */
  readonly names: readonly string[];
  /** The container that counts; all containers if not given. */
  readonly container?: string;
  /** Whether their charts decide what they install. Nobody else judges a number of a chart. */
  readonly isByChart?: boolean;
  /** Whether these are releases. The objects of their charts are named after them. */
  readonly isChart?: boolean;
}

/** In the order of application. */
const PATCHES = ['patchesStrategicMerge', 'patches', 'patchesJson6902'];
const LISTS = [...PATCHES, 'replacements', 'transformers', 'configurations'];

/** Objects that neither run the service nor decide what it runs. */
const OTHER_KINDS = /^(?:Kustomization|Namespace|Ingress|HTTPRoute|Service|ServiceAccount|\w*Policy|\w+Monitor)$/;

/** Paths that decide how a workload, or what a release installs, is upgraded. */
const MODE =
  /^\/spec$|\/(?:strategy|(?<!^\/spec\/)upgrade|migrationJob)(?:\/[\w$]+)?$|\/values(?:Object)?$|\[name=(?:upgrade|migrationJob)\./;
/** Paths to the number of a chart, in the objects of tools that install one. */
const OF_CHART =
  /^\/spec\/(?:(?:forProvider\/)?chart\/(?:spec\/)?|source\/|sources\/\d+\/)?(?:version|targetRevision)$/;
/** Text outside a patch that may decide it. */
const MAY_SET_MODE = /strategy/;

/** The last step of the path from which a replacement or a variable takes its value. */
const TAKEN_FROM = /\bfield[pP]ath["']?\s*:\s*["']?[^\s,"'}]{0,500}?([A-Za-z_]\w{0,200})(?=["'\s,}]|$)/g;

/** No real kustomization does more to images. Beyond this, all of its text is reported as one. */
const MOST_ENTRIES = 500;

/** A single change that a kustomization makes. */
interface Entry extends SecondOrder {
  /** Names of the objects it changes, possibly as expressions; empty for any object. */
  readonly names: readonly string[];
  /** Null for any container. */
  readonly container: string | null;
  readonly mayDecideVersion: boolean;
  readonly setsMode: boolean;
  /** What a merge declares of the Deployment that it names; null for any other change. */
  readonly declares: DeclaredMode | null;
  readonly isOfChart: boolean;
}

const OF_ANY_OBJECT = {
  names: [],
  container: null,
  mayDecideVersion: true,
  setsMode: false,
  declares: null,
  isOfChart: false,
} as const;

/** Reads what kustomizations do beyond their literal images (docs/how-detection-works.md#what-the-gate-does-not-evaluate). */
export class SecondOrderReader {
  readonly #entries = new WeakMap<object, Promise<readonly Entry[]>>();

  /**
   * @param files records the files of the texts
   * @param what null for any object
   * @returns what may affect the version of the objects, one text for each list of a kustomization, whether anything may decide how they
   *   are upgraded, and what all of that declares together
   */
  async read(files: Files, layers: readonly Transformation[], what: ChangeableObjects | null) {
    const lists = new Map<string, { readonly place: Place; readonly texts: Set<string> }>();
    const modes: (DeclaredMode | null)[] = [];
    for (const layer of layers) {
      const entries = this.#entries.get(layer.value.node) ?? readEntries(files, layer);
      this.#entries.set(layer.value.node, entries);
      for (const entry of await entries) {
        if (what !== null && !mayTouch(entry, what)) continue;
        if (entry.setsMode) modes.push(what !== null && isNamed(entry, what) ? entry.declares : null);
        if (!entry.mayDecideVersion) continue;
        const { key, place, text, isOfChart } = entry;
        files.has(place.file);
        const list = lists.get(key) ?? { place, texts: new Set() };
        // Without dots it is no version, which would be left to the changed lines.
        list.texts.add(isOfChart && what?.isByChart === true ? text.replaceAll('.', ' ') : text);
        lists.set(key, list);
      }
    }
    const secondOrder = [...lists].map(([key, { place, texts }]) => ({ key, place, text: [...texts].join('\n') }));
    const [declares = null] = modes;
    const isOne = modes.every((mode) => mode !== null && mode.value === declares?.value);
    return { secondOrder, setsMode: modes.length > 0, declares: isOne ? declares : null };
  }
}

/** Whether the name of an image is no expression. */
export function isLiteral(name: string): boolean {
  return /^[\w./:@-]*$/.test(name);
}

/** Names of the values that replacements and variables insert. */
export function variablesOf(secondOrder: readonly SecondOrder[]): string[] {
  const texts = secondOrder.filter(({ key }) => /#(?:replacements|vars)$/.test(key)).map(({ text }) => text);
  return texts.flatMap((text) => [...text.matchAll(TAKEN_FROM)].map(([, name = '']) => name));
}

/** Whether a change names exactly these objects, without an expression. */
function isNamed({ names }: Entry, what: ChangeableObjects): boolean {
  return names.length > 0 && names.every((name) => what.names.includes(name));
}

function mayTouch({ names, container }: Entry, what: ChangeableObjects): boolean {
  const isOther = container !== null && what.container !== undefined && container !== what.container;
  return !isOther && (names.length === 0 || names.some((name) => mayMean(name, what)));
}

/** @param name possibly behind a prefix that a kustomization adds, or an expression, whose literal start counts */
function mayMean(name: string, { names, isChart }: ChangeableObjects): boolean {
  if (isChart && (namesService(name) || names.some((own) => name.includes(own)))) return true;
  const alternatives = name.replace(/^\^?\(?|\)?\$?$/g, '').split('|');
  return alternatives.some((each) => {
    const start = /^[\w-]*/.exec(each)?.[0] ?? '';
    const isMeant = (own: string) => own === each || each.endsWith(`-${own}`);
    return names.some(start === each ? isMeant : (own) => own.startsWith(start));
  });
}

async function readEntries(files: Files, from: Transformation): Promise<readonly Entry[]> {
  const { key } = from;
  const entries: Entry[] = [];
  // All patch lists share one key.
  const add = (list: string, text: string, { place }: Pick<YamlValue, 'place'>, more: Partial<Entry> = {}) => {
    const own = `${key}#${list.replace(/^patches.*/, 'patches')}`;
    entries.push({ ...OF_ANY_OBJECT, key: own, text: text.trim(), place, ...more });
  };
  const texts = new Set([from.value.file.text]);
  for (const list of LISTS) {
    for (const value of from.value.itemsAt(list)) {
      const { documents, unread } = await documentsOf(files, from.folder, value);
      // An unreadable entry may do anything.
      if (unread !== null) add(list, unread, value, { setsMode: true });
      for (const document of documents) {
        texts.add(document.file.text);
        if (entries.length > MOST_ENTRIES) continue;
        const isPatch = PATCHES.includes(list);
        if (!isPatch && MAY_SET_MODE.test(document.source))
          add(list, '', value, { mayDecideVersion: false, setsMode: true });
        if (list === 'replacements') addReplacements(document);
        else addPatch(list, isPatch ? value.at(['target']) : null, document);
      }
    }
  }
  for (const value of from.value.itemsAt('vars')) add('vars', value.source, value);
  for (const image of from.value.itemsAt('images')) {
    // An expression may match many images, and a tag suffix changes any tag.
    const isPlain = isLiteral(image.textAt('name')) && image.at(['tagSuffix']) === null;
    if (!isPlain) add('images', image.source, image);
  }
  for (const written of textsAt(from.value, 'components')) {
    if (resolveReference(files, from.folder, written.text) === null) add('components', written.text, written);
  }
  const [first] = entries;
  if (first === undefined || entries.length <= MOST_ENTRIES) return entries;
  const hash = createHash('sha256').update([...texts].join('\n'));
  return [{ ...OF_ANY_OBJECT, key: first.key, place: first.place, setsMode: true, text: hash.digest('hex') }];

  function addPatch(list: string, target: YamlValue | null, document: YamlValue): void {
    const said = target === null ? '' : `${target.source.trim()}\n`;
    const own = target === null ? document : target;
    const isMerge = PATCHES.includes(list) && document.isMap && document.textAt('kind') === 'Deployment';
    const patched = patchedValues(document);
    const strategy = patched.filter(({ path }) => path === '/spec/strategy/type').at(-1);
    const isNamed = PATCHES.includes(list) && target?.textAt('kind') === 'Deployment' && document.items.length > 0;
    const operation = isNamed && strategy !== undefined ? { ...strategy, text: strategy.value } : null;
    const declares = modeOf(isMerge ? document.scalarAt('spec', 'strategy', 'type') : operation);
    for (const each of patched) {
      // Of a configuration, only its `images` say where a version is put.
      if (list === 'configurations' && !each.path.startsWith('/images')) continue;
      const text = `${said}${each.text}`;
      const names = PATCHES.includes(list) ? namesOf([own], text) : [];
      const mayDecideVersion = names !== null && mayDecide(each.path);
      // Labels may select any object.
      const setsMode = MODE.test(each.path) && !OTHER_KINDS.test(own.textAt('kind'));
      if (!mayDecideVersion && !setsMode) continue;
      const isOfChart = OF_CHART.test(each.path);
      add(list, text, each, {
        names: names ?? [],
        container: containerOf(each),
        mayDecideVersion,
        setsMode,
        declares,
        isOfChart,
      });
    }
  }

  function addReplacements(root: YamlValue): void {
    const values = root.isMap ? [root] : root.items;
    for (const value of values) {
      const text = value.source;
      const targets = value.itemsAt('targets');
      const paths = targets.flatMap((target) => textsAt(target, 'fieldPaths'));
      if (!paths.some((path) => mayDecide(`/${path.text.replaceAll('.', '/')}`))) continue;
      const names = namesOf(allAt(targets, 'select'), text);
      if (names !== null) add('replacements', text, value, { names });
    }
  }
}

/** The content of an entry: its inline text, or the file it names; `unread` is its text where that cannot be read. */
async function documentsOf(files: Files, folder: string, entry: YamlValue) {
  const value = entry.at(['patch']) ?? entry.at(['path']) ?? entry;
  const written = value.scalar?.text ?? '';
  if (written === '') return { documents: [entry], unread: null };
  const isInline = /[\n{]|^\s*(?:apiVersion|kind)\s*:/.test(written);
  const path = resolvePath(folder, written) ?? written;
  const content = await nullIfUnreadable(isInline ? (async () => embeddedYaml(value))() : files.yaml(path));
  if (content !== null) return { documents: content.documents.flatMap((each) => each ?? []), unread: null };
  const text = isInline ? written : `${written}\n${(await nullIfUnreadable(files.text(path))) ?? ''}`;
  return { documents: [], unread: text };
}

/** The names of an entry's targets, empty for any object; null if it does not concern the service's objects. */
function namesOf(all: readonly YamlValue[], text: string): string[] | null {
  const names = all.map((each) => each.textAt('metadata', 'name') || each.textAt('name'));
  if (all.length > 0 && all.every((each) => OTHER_KINDS.test(each.textAt('kind')))) return null;
  // A label selector may match any object.
  const isByLabels = all.some((each) => each.textAt('labelSelector') || each.textAt('annotationSelector'));
  if (isByLabels && !namesService(text)) return null;
  return names.includes('') ? [] : names;
}
