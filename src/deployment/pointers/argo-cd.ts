import type { Application } from '../formats/argo-cd/application.ts';
import { applicationsOfSet, makesMembersOfSpec } from '../formats/argo-cd/application-set.ts';
import { ARGO_CD_GROUP, identityOfApplication } from '../formats/argo-cd/applications.ts';
import type { Budget } from '../formats/argo-cd/generators.ts';
import { MAKES_STRUCTURE } from '../formats/argo-cd/unseen-templates.ts';
import { groupOf, type KubernetesObject, objectsIn } from '../formats/manifests/objects.ts';
import { folderOf, inFolder, resolvePath } from '../repository-paths.ts';
import { type Files, readable } from '../source/source-files.ts';
import type { YamlFile, YamlValue } from '../source/yaml.ts';
import { layersOfSource, type ValuesLayer } from './chart-values.ts';
import { isBelow } from './folder-files.ts';
import type { Pointer } from './pointer.ts';
import {
  foldersOf,
  mappingsIn,
  namedValues,
  overridingWaysIn,
  sourceText,
  type TakenNames,
  templateNames,
  type Way,
  waysIn,
} from './ways.ts';

/** So many files are read of a generator whose pattern cannot be told. */
const MOST_FILES = 1_000;

/** What is spent on the sets of one tree. */
export function newBudget(): Budget {
  return { elements: 20_000, paths: 20_000_000, characters: 20_000_000 };
}

/** What a file has of Argo CD. */
export interface PointersOfFile {
  readonly pointers: readonly Pointer[];
  /** What its sets make of their template. */
  readonly rendered: readonly Pick<Application, 'file' | 'root'>[];
}

/**
 * The applications of a file, each of those that its sets make by itself: a value in a file that a generator reads is a way of the
 * application that it is for, and of no other.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function pointersOfArgoCd(files: Files, file: YamlFile, budget: Budget): Promise<PointersOfFile> {
  const pointers: Pointer[] = [];
  const rendered: Application[] = [];
  for (const manifest of objectsIn(file).filter((object) => groupOf(object) === ARGO_CD_GROUP)) {
    const { kind, name, value: root } = manifest;
    if (kind === 'Application') {
      const ways = waysIn(file, file.at(root, ['spec']));
      pointers.push(pointerOf(manifest, { identity: identityOfApplication(manifest), ways, place: root.place }));
      continue;
    }
    if (kind !== 'ApplicationSet') continue;
    const { applications, problem } = await applicationsOfSet(files, manifest, budget);
    const common = commonWays(manifest);
    const open = new Map<string, readonly Way[]>();
    rendered.push(...applications);
    for (const application of applications) {
      const own = [
        ...waysIn(application.file, application.file.at(application.root, ['spec'])),
        ...patchedWays(application),
      ];
      const names = namesIn(own);
      const key = JSON.stringify([names.single, names.whole].map((each) => [...each].sort()));
      const further = open.get(key) ?? (await openWays(files, manifest, names));
      open.set(key, further);
      const ways = [...own, ...common, ...further];
      pointers.push(pointerOf(manifest, { identity: application.identity, ways, place: placeOf(application, root) }));
    }
    if (problem !== null)
      pointers.push(pointerOf(manifest, { identity: `${name}/*`, ways: rawWays(manifest), place: root.place }));
  }
  return { pointers, rendered };
}

interface Led {
  readonly identity: string;
  readonly ways: readonly Way[];
  /** Where there is no path. */
  readonly place: Pointer['place'];
}

function pointerOf({ kind, name, file }: KubernetesObject, { identity, ways, place }: Led): Pointer {
  return {
    identity: `argoproj.io/${kind}/${identity}`,
    kind,
    name,
    file: file.path,
    place: ways.find(({ isPath }) => isPath)?.place ?? place,
    ways,
    folders: ways.filter(({ isPath }) => isPath).flatMap(({ text }) => foldersOf(text)),
    charts: [],
    deployment: `argo-cd:${identity}`,
  };
}

function placeOf({ root }: Application, set: YamlValue): Pointer['place'] {
  return root.place.file === set.place.file ? root.place : set.place;
}

/** What of a set counts for all of its applications: where its generators read, and what they lay over the template. */
function commonWays({ file, value: root }: KubernetesObject): Way[] {
  const ways: Way[] = [];
  const add = (value: YamlValue | null) => {
    if (value === null || file.scalar(value) === null) return;
    ways.push({ text: sourceText(file, value), place: value.place, isPath: false });
  };
  for (const map of mappingsIn(file, file.at(root, ['spec', 'generators']))) {
    for (const key of ['repoURL', 'revision']) add(file.at(map, ['git', key]));
  }
  for (const map of mappingsIn(file, file.at(root, ['spec', 'generators']))) {
    const template = file.at(map, ['template', 'spec']);
    if (template !== null) ways.push(...overridingWaysIn(file, template));
  }
  return ways;
}

/** What the patch of its set makes of an application, where that may say where it leads to. */
function patchedWays({ templatePatch }: Application): Way[] {
  if (templatePatch === null) return [];
  const { text } = templatePatch;
  if (!LED_BY.test(text) && !makesMembersOfSpec(text)) return [];
  return [{ ...templatePatch, isPath: false }];
}

/** What says where an application leads to. */
const LED_BY = /\b(?:path|sources?|sourceHydrator|repoURL|targetRevision)\b/;

/** The names of what templates that are left take. */
function namesIn(ways: readonly Way[]): TakenNames {
  const texts = ways.map(({ text }) => text);
  const makingMore = texts.flatMap((text) =>
    (text.match(/\{\{[^{}]*\}\}/g) ?? []).filter((each) => MAKES_STRUCTURE.test(each)),
  );
  return { single: templateNames(texts), whole: templateNames(makingMore) };
}

/** Where a template is left: all that its generators have under the names in it, in the set and in the files that they may read. */
async function openWays(files: Files, { file, value: root }: KubernetesObject, names: TakenNames): Promise<Way[]> {
  if (names.single.size === 0) return [];
  const generators = file.at(root, ['spec', 'generators']);
  const ways = namedValues(file, generators, names);
  const folders = mappingsIn(file, generators).flatMap((map) =>
    file.items(file.at(map, ['git', 'files'])).flatMap((item) => {
      const pattern = file.scalar(file.at(item, ['path']))?.text ?? '';
      return foldersOf(`${pattern.replace(/[*?[{!].*$/, '')}{{`);
    }),
  );
  const paths = files.paths.filter(
    (path) => /\.(?:ya?ml|json)$/.test(path) && folders.some((each) => isBelow(path, each)),
  );
  for (const path of paths.slice(0, MOST_FILES)) {
    const content = await readable(files.yaml(path));
    if (content !== null) ways.push(...namedValues(content, content.root, names));
  }
  return ways;
}

/** All that may say where the applications of a set lead to that is not read as a whole. */
function rawWays({ file, value: root }: KubernetesObject): Way[] {
  const generators = file.at(root, ['spec', 'generators']);
  const text = generators === null ? [] : [{ text: file.sourceOf(generators), place: generators.place, isPath: false }];
  return [...waysIn(file, file.at(root, ['spec', 'template'])), ...text];
}

/** A part of a file, or of what is made of one. */
interface Part {
  readonly file: YamlFile;
  readonly root: YamlValue | null;
}

/** The values that applications, and releases of Flux, give to charts in folders of this tree, which may be charts of further applications. */
export async function layersGiven(
  files: Files,
  parts: readonly Part[],
): Promise<{ readonly folder: string; readonly layers: readonly ValuesLayer[] }[]> {
  const given: { folder: string; layers: ValuesLayer[] }[] = [];
  for (const { file, map } of parts.flatMap(({ file, root }) => mappingsIn(file, root).map((map) => ({ file, map })))) {
    const path = file.at(map, ['path']) ?? file.at(map, ['chart', 'spec', 'chart']);
    const helm = file.at(map, ['helm']) ?? file.at(map, ['values']);
    const folder = path === null || helm === null ? null : resolvePath('', sourceText(file, path).replace(/^\/+/, ''));
    if (folder === null || !files.has(inFolder(folder, 'Chart.yaml'))) continue;
    const layers = layersOfSource(file, map);
    for (const item of file.items(file.at(map, ['helm', 'valueFiles']))) {
      const text = sourceText(file, item);
      const at = text.startsWith('$') ? resolvePath('', text.replace(/^\$[^/]*\//, '')) : resolvePath(folder, text);
      const values = at === null || folderOf(at) === folder ? null : await readable(files.yaml(at));
      if (values !== null) layers.push({ file: values, root: values.root, isFlat: false });
    }
    given.push({ folder, layers });
  }
  return given;
}
