import { createHash } from 'node:crypto';
import { resolvePath } from '../../../repository/repository-paths.ts';
import { embeddedYaml } from '../../../syntax/embedded-yaml.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import { variablesIn } from '../../../syntax/template-variables.ts';
import { allAt, type YamlValue } from '../../../syntax/yaml.ts';
import type { SecondOrder } from '../../finding.ts';
import { type DeclaredMode, modeOf } from '../../image-answer.ts';
import { namesService } from '../../service-names.ts';
import { resolveReference, type Transformation, textsAt } from './kustomization.ts';
import { containerOf, mayDecide, type PatchedValue, patchedValues } from './patches.ts';

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
export const PATCHES = ['patchesStrategicMerge', 'patches', 'patchesJson6902'];
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
   * What may affect the version of objects, one text for each file of a list and one for charts, whether anything may decide how they are upgraded, and what all
   * of that declares together. @param what null for any object
   */
  async read(files: Files, layers: readonly Transformation[], what: ChangeableObjects | null) {
    const lists = new Map<string, Pick<SecondOrder, 'key' | 'place'> & { readonly texts: Set<string> }>();
    const modes: (DeclaredMode | null)[] = [];
    for (const entry of await this.#entriesOf(files, layers)) {
      if (what !== null && !mayTouch(entry, what)) continue;
      if (entry.setsMode) modes.push(what !== null && isNamed(entry, what) ? entry.declares : null);
      if (!entry.mayDecideVersion) continue;
      const { key, place, text, isOfChart } = entry;
      files.relyOn(place.file);
      const id = JSON.stringify([place.file, isOfChart, key]);
      const list = lists.get(id) ?? { key, place, texts: new Set() };
      // Without dots it is no version, which would be left to the changed lines.
      list.texts.add(isOfChart && what?.isByChart === true ? text.replaceAll('.', ' ') : text);
      lists.set(id, list);
    }
    const secondOrder = [...lists.values()].map(({ texts, ...list }) => ({ ...list, text: [...texts].join('\n') }));
    const [declares = null] = modes;
    const isOne = modes.every((mode) => mode !== null && mode.value === declares?.value);
    return { secondOrder, setsMode: modes.length > 0, declares: isOne ? declares : null };
  }

  async #entriesOf(files: Files, layers: readonly Transformation[]): Promise<readonly Entry[]> {
    const found: Entry[] = [];
    for (const layer of layers) {
      const entries = this.#entries.get(layer.value.node) ?? readEntries(files, layer);
      this.#entries.set(layer.value.node, entries);
      for (const entry of await entries) found.push(entry);
    }
    return found;
  }
}

/** Whether the name of an image is no expression. */
export function isLiteral(name: string): boolean {
  return /^[\w./:@-]*$/.test(name);
}

/** Names of the values that replacements and variables insert, and of the variables that patches take as the tag. */
export function variablesOf(secondOrder: readonly SecondOrder[]): string[] {
  const textsOf = (list: RegExp) => secondOrder.flatMap(({ key, text }) => (list.test(key) ? text : []));
  const inserted = textsOf(/#(?:replacements|vars)$/).flatMap((text) => [...text.matchAll(TAKEN_FROM)]);
  const patched = textsOf(/#patches$/).flatMap((text) => text.split('\n'));
  const tags = patched.filter((line) => /(?:tag|image|value)["']?:/i.test(line));
  return [...inserted.map(([, name = '']) => name), ...tags.flatMap(variablesIn)];
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

/** A change that a kustomization makes, before it is known which list it is in. */
type Change = Partial<Entry> & Pick<Entry, 'text' | 'place'>;

async function readEntries(files: Files, from: Transformation): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  // All patch lists share one key.
  const add = (list: string, changes: readonly Change[]) => {
    const key = `${from.key}#${list.replace(/^patches.*/, 'patches')}`;
    entries.push(...changes.map((each) => ({ ...OF_ANY_OBJECT, ...each, key, text: each.text.trim() })));
  };
  const texts = new Set([from.value.file.text]);
  for (const list of LISTS) {
    for (const value of from.value.itemsAt(list)) {
      const { documents, unread } = await documentsOf(files, from.folder, value);
      // An unreadable entry may do anything to the objects that it is for.
      const isElse = OTHER_KINDS.test(value.at(['target'])?.textAt('kind') ?? '');
      if (unread !== null && !isElse) add(list, [{ text: unread, place: value.place, setsMode: true }]);
      for (const document of documents) {
        texts.add(document.file.text);
        if (entries.length <= MOST_ENTRIES) add(list, changesOf(list, value, document));
      }
    }
  }
  add('vars', from.value.itemsAt('vars').map(wholeOf));
  // An expression may match many images, and a tag suffix changes any tag.
  const isPlain = (image: YamlValue) => isLiteral(image.textAt('name')) && image.at(['tagSuffix']) === null;
  const images = from.value.itemsAt('images').filter((image) => !isPlain(image));
  add('images', images.map(wholeOf));
  const components = textsAt(from.value, 'components');
  add(
    'components',
    components.filter(({ text }) => resolveReference(files, from.folder, text) === null),
  );
  const [first] = entries;
  if (first === undefined || entries.length <= MOST_ENTRIES) return entries;
  const hash = createHash('sha256').update([...texts].join('\n'));
  return [{ ...OF_ANY_OBJECT, key: first.key, place: first.place, setsMode: true, text: hash.digest('hex') }];
}

function wholeOf({ source, place }: YamlValue): Change {
  return { text: source, place };
}

/** What one document of a list changes. @param entry of the list, which holds the document or names its file */
function changesOf(list: string, entry: YamlValue, document: YamlValue): Change[] {
  if (PATCHES.includes(list)) return changesOfPatch(entry.at(['target']), document);
  const setsMode = MAY_SET_MODE.test(document.source);
  const mode: Change[] = setsMode ? [{ text: '', place: entry.place, mayDecideVersion: false, setsMode }] : [];
  if (list === 'replacements') return [...mode, ...changesOfReplacements(document)];
  // Of a configuration, only its `images` say where a version is put.
  const isUsed = ({ path }: PatchedValue) => list !== 'configurations' || path.startsWith('/images');
  return [
    ...mode,
    ...patchedValues(document)
      .filter(isUsed)
      .flatMap((value) => changeOfValue(value, value.text, [], document)),
  ];
}

/** @param target the objects that the patch is for; null if it names its object itself */
function changesOfPatch(target: YamlValue | null, document: YamlValue): Change[] {
  const own = target ?? document;
  const isMerge = document.isMap && document.textAt('kind') === 'Deployment';
  const patched = patchedValues(document);
  const strategy = patched.filter(({ path }) => path === '/spec/strategy/type').at(-1);
  const isOperation = target?.textAt('kind') === 'Deployment' && document.items.length > 0;
  const operation = isOperation && strategy !== undefined ? { ...strategy, text: strategy.value } : null;
  const declares = modeOf(isMerge ? document.scalarAt('spec', 'strategy', 'type') : operation);
  return patched.flatMap((value) => {
    const text = target === null ? value.text : `${target.source.trim()}\n${value.text}`;
    return changeOfValue(value, text, namesOf([own], text), own).map((change) => ({ ...change, declares }));
  });
}

/** @param names of the objects that change; null if none concerns the service @param own says their kind */
function changeOfValue(value: PatchedValue, text: string, names: string[] | null, own: YamlValue): Change[] {
  const mayDecideVersion = names !== null && mayDecide(value.path);
  // Labels may select any object.
  const setsMode = MODE.test(value.path) && !OTHER_KINDS.test(own.textAt('kind'));
  if (!mayDecideVersion && !setsMode) return [];
  const container = containerOf(value);
  const isOfChart = OF_CHART.test(value.path);
  return [{ text, place: value.place, names: names ?? [], container, mayDecideVersion, setsMode, isOfChart }];
}

function changesOfReplacements(root: YamlValue): Change[] {
  return (root.isMap ? [root] : root.items).flatMap((value) => {
    const targets = value.itemsAt('targets');
    const paths = targets.flatMap((target) => textsAt(target, 'fieldPaths'));
    if (!paths.some((path) => mayDecide(`/${path.text.replaceAll('.', '/')}`))) return [];
    const names = namesOf(allAt(targets, 'select'), value.source);
    return names === null ? [] : [{ ...wholeOf(value), names }];
  });
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
