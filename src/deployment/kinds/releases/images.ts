import type { PlacedText } from '../../../problems/place.ts';
import type { YamlValue } from '../../../syntax/yaml.ts';
import { allAt } from '../../../syntax/yaml-search.ts';
import type { Finding } from '../../finding.ts';
import type { FilesOfTree, KindSettings } from '../kind.ts';
import { findingsOfImages } from '../kustomize/findings.ts';
import { type ImageOverride, imagesAt, kustomizationsIn, textsAt } from '../kustomize/kustomization.ts';
import { findingsOfKustomization } from '../kustomize/reader.ts';
import { overridesService } from '../kustomize/release-images.ts';
import { placedImage } from '../manifests/image.ts';

/** The literal images at a path of the first source that has some: mappings, or texts such as `name=newName:newTag`. */
export function imagesOver(sources: readonly YamlValue[], path: string | undefined): ImageOverride[] {
  if (path === undefined) return [];
  for (const source of sources) {
    const lists = allAt([source], path);
    const images = lists.flatMap((list) => [...textsAt(list).map(overrideOf), ...imagesAt(list)]);
    if (images.length > 0) return images;
  }
  return [];
}

function overrideOf({ text, place }: PlacedText): ImageOverride {
  const equals = text.indexOf('=');
  const { name, tag: newTag, digest } = placedImage(text.slice(equals + 1), place);
  const of = equals === -1 ? name.text : text.slice(0, equals);
  return { name: of, newName: equals === -1 ? null : name, newTag, digest, place };
}

/**
 * Reads what a folder without a chart deploys under literal images. They override its kustomization.
 *
 * @param folder null if it is not in this tree, so that only the images are known
 * @returns the findings, and the files that the folder alone would be read from
 */
export async function readUnderImages(
  files: FilesOfTree,
  folder: string | null,
  common: Pick<Finding, 'kind' | 'id' | 'carrier'>,
  images: readonly ImageOverride[],
  settings: KindSettings,
): Promise<{ found: readonly Finding[]; inside: readonly string[] }> {
  if (folder === null || !images.some((each) => overridesService(each, settings)))
    return { found: findingsOfImages(images, common, settings), inside: [] };
  const { kind, id, carrier } = common;
  const found = await findingsOfKustomization(files, folder, { kind, id, carrier }, images, settings);
  // Plain manifests would also be deployed without these images. A kustomization is left to `builds`.
  const isInside = (path: string) => files.has(path) && path.startsWith(folder === '' ? '' : `${folder}/`);
  const isPlain = kustomizationsIn(files, folder).length === 0;
  return { found, inside: isPlain ? found.flatMap(({ inputs }) => inputs.filter(isInside)) : [] };
}
