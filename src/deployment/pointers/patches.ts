import { type PatchEntry, readKustomization, resolveReference } from '../formats/kustomize/kustomization.ts';
import { ProblemError } from '../problem.ts';
import { folderOf } from '../repository-paths.ts';
import { embeddedYaml } from '../source/embedded-yaml.ts';
import { type Files, readable } from '../source/source-files.ts';
import type { YamlFile, YamlValue } from '../source/yaml.ts';
import type { Pointer } from './pointer.ts';
import { sourceText, type Way, waysIn } from './ways.ts';

/** What says where an object leads to, as operations of a patch have it. */
const LED_BY =
  /^\/spec\/(?:path|source|sources|sourceRef|template|generators|chart|chartRef|postBuild|url|ref|bucketName)(?:\/|$)/;

/**
 * What the patches of a kustomization say about where a pointer leads to, in place of what stands in its own file.
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
      else if (target !== null || isNamed(patch, document, pointer))
        ways.push(...waysIn(patch, patch.at(document, ['spec'])));
    }
  }
  return ways;
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
  const text = value === null ? '' : sourceText(file, value);
  const isPath = /\/path$/.test(path) && value !== null && file.scalar(value) !== null;
  return [{ text: isPath ? text : `${path}: ${text}`, place: value?.place ?? operation.place, isPath }];
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
