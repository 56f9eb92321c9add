import type { Place } from '../../../problems/place.ts';
import { inFolder } from '../../../repository/repository-paths.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import { namesService } from '../../service-names.ts';
import type { ObjectContext } from '../releases/cluster.ts';
import { patchFilesOf } from './build.ts';
import { isKustomizationFile } from './facts.ts';
import { imagesAt, kustomizationsIn, placesOf, readKustomization, resolveReference } from './kustomization.ts';
import { patchedValues } from './patches.ts';
import { overridesService } from './release-images.ts';
import { PATCHES } from './second-order.ts';

/** What a kustomization may have without making an image of something that none of its files names. */
const PLAIN =
  /^(?:apiVersion|kind|metadata|namespace|resources|bases|components|patches\w*|images|labels|common\w+|\w+Generator|generatorOptions|name(?:Prefix|Suffix)|buildMetadata|replicas|sortOptions)$/;

/**
 * The places of the `images` of an object that builds a folder, if none of the files there has their name but as the `repository` in
 * values (docs/how-detection-works.md#what-the-gate-does-not-evaluate). A folder without the service may be one of another repository.
 */
export async function unusedImages(context: ObjectContext, spec: YamlValue, folder: string): Promise<Place[]> {
  const { files, graph, settings } = context;
  const images = imagesAt(spec, 'images');
  if (!images.some((each) => overridesService(each, settings))) return [];
  // A patch may give it another folder, and an artifact has folders of its own.
  const around = graph.around(spec.file.path).map(({ value }) => value);
  const isPatched = [...PATCHES, 'replacements'].some((list) => around.some((each) => each.itemsAt(list).length > 0));
  const isOfGit = !/^(?:OCIRepository|Bucket)$/.test(spec.textAt('sourceRef', 'kind'));
  const isAlone = isOfGit && !isPatched && spec.at(['components']) === null;
  const built = isAlone ? await filesOfBuild(files, folder) : null;
  if (built?.some(({ text }) => namesService(text, settings)) !== true) return [];
  const documents = [spec.file, ...built].flatMap((file) => file.documents);
  const values = documents.flatMap((each) => (each === null ? [] : patchedValues(each)));
  const isUsed = (name: string) =>
    values.some(({ path, value }) => value.includes(name) && !(value === name && /\/(?:name|repository)$/.test(path)));
  return images.filter(({ name }) => !isUsed(name)).flatMap(placesOf);
}

/** All files of what a folder builds; null if it does not only put these together, or if one is missing or cannot be read. */
async function filesOfBuild(files: Files, folder: string): Promise<YamlFile[] | null> {
  const all = files.paths.filter((path) => path.startsWith(inFolder(folder, '')) && /\.ya?ml$/.test(path));
  const [root] = kustomizationsIn(files, folder);
  if (root === undefined && all.some(isKustomizationFile)) return null;
  const pending = new Set(root === undefined ? all : [root]);
  const read: YamlFile[] = [];
  // What a kustomization names is appended to the set during the loop.
  for (const path of pending) {
    const file = await nullIfUnreadable(files.yaml(path));
    if (file === null) return null;
    read.push(file);
    if (!isKustomizationFile(path)) continue;
    const layer = readKustomization(file);
    if (layer === null || !layer.value.members.every(({ name }) => PLAIN.test(name))) return null;
    for (const { text } of [...layer.resources, ...layer.components]) {
      const at = resolveReference(files, layer.folder, text);
      if (at === null) return null;
      pending.add(at);
    }
    for (const patch of patchFilesOf(files, layer)) pending.add(patch);
  }
  return read;
}
