import type { ImageRules } from '../../deployment.ts';
import { ProblemError } from '../../problem.ts';
import { folderOf } from '../../repository-paths.ts';
import { showsService } from '../../service-signs.ts';
import { embeddedYaml } from '../../source/embedded-yaml.ts';
import { type Files, readable } from '../../source/source-files.ts';
import type { YamlFile, YamlValue } from '../../source/yaml.ts';
import { readSite } from '../manifests/image-reading.ts';
import { imagesOf } from '../manifests/image-sites.ts';
import { isOfAnotherFormat, type KubernetesObject, objectsIn } from '../manifests/objects.ts';
import { isKustomizationFile } from '../signs.ts';
import { isFluxKustomization } from './flux.ts';
import { memberOf, type Overlay, readKustomization, readOverlay } from './kustomization.ts';

/** Whether a file has an object with the service's image, whatever becomes of it in a build. */
export async function declaresService(files: Files, path: string, rules: ImageRules): Promise<boolean> {
  const file = await readable(files.yaml(path));
  return file !== null && objectsIn(file).some((object) => isService(object, rules));
}

function isService(object: KubernetesObject, rules: ImageRules): boolean {
  if (isOfAnotherFormat(object)) return false;
  try {
    return imagesOf(object).sites.some((site) => readSite(site, rules) !== null);
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}

/**
 * Whether a file of a build shows the service in what another format reads, such as a patch for a release of Flux: it is not
 * read here, so it is not spoken for either.
 */
export async function showsForeign(files: Files, path: string, { images }: ImageRules): Promise<boolean> {
  const file = await readable(files.yaml(path));
  if (file === null) return false;
  if (isKustomizationFile(path)) {
    const overlay = readKustomization(file, folderOf(path));
    return overlay !== null && (patchesForeign(overlay) || showsInUnread(overlay, images));
  }
  return objectsIn(file).some((object) => {
    const spec = isFluxKustomization(object) ? file.at(object.value, ['spec']) : null;
    if (file.isMap(spec)) return patchesForeign(readOverlay(file, spec, ''));
    return isOfAnotherFormat(object) && showsService(file.sourceOf(object.value), images);
  });
}

/** What makes objects or gives values to others, and is not followed. */
const UNREAD = ['configMapGenerator', 'secretGenerator', 'helmChartInflationGenerator', 'vars'];

/** Whether a kustomization shows the service in a part that is not read. */
export function showsInUnread({ file, root }: Overlay, images: readonly string[]): boolean {
  return UNREAD.some((key) => {
    const value = memberOf(file, root, key);
    return value !== null && showsService(`${key}:\n${file.sourceOf(value)}`, images);
  });
}

/** Whether some patch that stands in a kustomization is for what another format reads. */
function patchesForeign({ file, patches, latePatches }: Overlay): boolean {
  return [...patches, ...latePatches].some(({ inline, target }) => {
    if (inline === null) return false;
    if (target !== null && isForeignTarget(file, target)) return true;
    const own = embedded(file, inline);
    return own !== null && objectsIn(own).some(isOfAnotherFormat);
  });
}

function isForeignTarget(file: YamlFile, target: YamlValue): boolean {
  const kind = file.scalar(memberOf(file, target, 'kind'))?.text ?? '';
  return FOREIGN_KINDS.test(kind);
}

const FOREIGN_KINDS =
  /^(?:HelmRelease|HelmChart|HelmRepository|OCIRepository|GitRepository|Application|ApplicationSet)$/;

function embedded(file: YamlFile, value: YamlValue): YamlFile | null {
  try {
    return embeddedYaml(file, value);
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
