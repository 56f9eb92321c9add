import {
  type Overlay,
  type PatchEntry,
  readKustomization,
  resolveReference,
} from '../formats/kustomize/kustomization.ts';
import { sourceFilesOf, stepsOf } from '../formats/kustomize/replacements.ts';
import { objectsIn } from '../formats/manifests/objects.ts';
import { ProblemError } from '../problem.ts';
import { folderOf } from '../repository-paths.ts';
import { embeddedYaml } from '../source/embedded-yaml.ts';
import { type Files, readable } from '../source/source-files.ts';
import type { YamlFile, YamlValue } from '../source/yaml.ts';
import { isSource, sourceWays } from './flux.ts';
import type { Pointer } from './pointer.ts';
import { foldersNamedIn, overridingWaysIn, sourceText, type Way } from './ways.ts';

/** What says where an object leads to, as operations of a patch have it. */
const LED_BY =
  /^\/spec(?:$|\/(?:path|source|sources|sourceRef|template|generators|chart|chartRef|postBuild|url|ref|bucketName)(?:\/|$))/;

/**
 * What the patches and replacements of a kustomization say about where a pointer leads to, in place of what stands in its own file.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function patchWays(files: Files, kustomization: string, pointer: Pointer): Promise<Way[]> {
  const file = await readable(files.yaml(kustomization));
  const overlay = file === null ? null : readKustomization(file, folderOf(kustomization));
  if (file === null || overlay === null) return [];
  const ways: Way[] = [];
  for (const entry of [...overlay.patches, ...overlay.latePatches]) {
    const { target } = entry;
    if (target !== null && !isSelected(file, target, pointer)) continue;
    const patch = await readPatch(files, file, entry);
    if (patch === null) continue;
    for (const document of patch.documents) {
      if (document === null) continue;
      const operations = patch.items(document);
      if (operations.length > 0) ways.push(...operations.flatMap((each) => operationWays(patch, each)));
      else if (target !== null || isNamed(patch, document, pointer)) ways.push(...overridden(patch, document, pointer));
    }
  }
  for (const entry of overlay.replacements) {
    const path = file.scalar(file.at(entry, ['path']));
    const resolved = path === null ? null : resolveReference(files, overlay.folder, path);
    const from = resolved?.kind === 'file' ? await readable(files.yaml(resolved.path)) : null;
    const inFile = from === null ? [] : from.isMap(from.root) ? [from.root] : from.items(from.root);
    for (const [own, each] of path === null ? [[file, entry] as const] : inFile.map((each) => [from, each] as const)) {
      if (own === null || each === null || !isReplacing(own, each, pointer)) continue;
      const { place } = each;
      const text = await replacingText(files, overlay, own, each);
      ways.push({ text, place, isPath: false });
      // Which of what it may take is the path is not told.
      ways.push(...foldersNamedIn(text).map((folder) => ({ text: folder, place, isPath: true })));
    }
  }
  return ways;
}

/** Whether a replacement puts something where it is said where a pointer leads to. */
function isReplacing(file: YamlFile, replacement: YamlValue, pointer: Pointer): boolean {
  return file.items(file.at(replacement, ['targets'])).some((target) => {
    const select = file.at(target, ['select']);
    if (select !== null && !isSelected(file, select, pointer)) return false;
    const fields = file.items(file.at(target, ['fieldPaths'])).flatMap((item) => file.scalar(item)?.text ?? []);
    return fields.some((field) => LED_BY.test(`/${stepsOf(field).join('/')}`));
  });
}

/** A replacement with all that it may take, in a form that can be compared. */
async function replacingText(files: Files, overlay: Overlay, file: YamlFile, replacement: YamlValue): Promise<string> {
  const text = (key: string) => file.scalar(file.at(replacement, ['source', key]))?.text ?? '';
  const [kind, name] = [text('kind'), text('name')];
  const said = [file.sourceOf(replacement), ...overlay.configMaps.map((item) => overlay.file.sourceOf(item))];
  for (const path of await sourceFilesOf(files, overlay)) {
    const own = MANIFEST.test(path) ? await readable(files.yaml(path)) : null;
    if (own === null) {
      said.push((await readable(files.text(path))) ?? '');
      continue;
    }
    const meant = objectsIn(own).filter((each) => each.kind === kind && (name === '' || each.name === name));
    said.push(...meant.map(({ value }) => own.sourceOf(value)));
  }
  return said.join('\n');
}

const MANIFEST = /\.(?:ya?ml|json)$/;

function overridden(patch: YamlFile, document: YamlValue, { identity }: Pointer): Way[] {
  const spec = patch.at(document, ['spec']);
  return isSource(identity) ? sourceWays(patch, spec) : overridingWaysIn(patch, spec);
}

async function readPatch(files: Files, file: YamlFile, { path, inline }: PatchEntry): Promise<YamlFile | null> {
  if (path !== null) {
    const resolved = resolveReference(files, folderOf(file.path), path);
    return resolved.kind === 'file' ? await readable(files.yaml(resolved.path)) : null;
  }
  try {
    return inline === null ? null : embeddedYaml(file, inline);
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

function operationWays(file: YamlFile, operation: YamlValue): Way[] {
  const path = file.scalar(file.at(operation, ['path']))?.text ?? '';
  if (!LED_BY.test(path)) return [];
  const value = file.at(operation, ['value']);
  if (path === '/spec') return overridingWaysIn(file, value);
  const text = value === null ? '' : sourceText(file, value);
  const isPath = /\/path$/.test(path) && value !== null && file.scalar(value) !== null;
  const from = file.scalar(file.at(operation, ['from']))?.text ?? '';
  return [{ text: isPath ? text : `${path}: ${text}${from}`, place: value?.place ?? operation.place, isPath }];
}

/** Whether a selector, whose texts are patterns, may mean an object. */
function isSelected(file: YamlFile, target: YamlValue, { kind, name }: Pointer): boolean {
  const fits = (key: string, text: string) => {
    const pattern = file.scalar(file.at(target, [key]))?.text ?? '';
    return pattern === '' || pattern === text || /[^\w-]/.test(pattern);
  };
  return fits('kind', kind) && fits('name', name);
}

function isNamed(file: YamlFile, document: YamlValue, { kind, name }: Pointer): boolean {
  const text = (path: readonly string[]) => file.scalar(file.at(document, path))?.text ?? '';
  return text(['kind']) === kind && text(['metadata', 'name']) === name;
}
