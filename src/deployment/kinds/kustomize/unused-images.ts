import type { Place } from '../../../problems/place.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import type { YamlValue } from '../../../syntax/yaml.ts';
import { namesService, type ServiceNames } from '../../service-names.ts';
import { isKustomizationFile } from './facts.ts';
import { type ImageOverride, placesOf } from './kustomization.ts';
import { patchedValues } from './patches.ts';

/** What a kustomization may have without making an image of something that none of its files names. */
const PLAIN =
  /^(?:apiVersion|kind|metadata|namespace|resources|bases|components|patches\w*|images|labels|common\w+|\w+Generator|generatorOptions|name(?:Prefix|Suffix)|buildMetadata|replicas|sortOptions)$/i;

/**
 * The places of `images` that change nothing, because no image in a build has their name: all of its files are read, and the
 * name stands there at most as the `repository` in the values of a release (docs/how-detection-works.md#what-the-gate-does-not-evaluate).
 *
 * @param own the file of the object that applies the build @param paths every other file of it. Without one about the service, the
 *   folder may be that of another repository
 */
export async function unusedImages(
  files: Files,
  [own = '', ...paths]: readonly string[],
  images: readonly ImageOverride[],
  names: ServiceNames,
): Promise<Place[]> {
  const texts: [path: string, text: string][] = [];
  let hasService = false;
  for (const path of [own, ...paths.filter((each) => files.has(each))]) {
    const file = await nullIfUnreadable(files.yaml(path));
    const isPlain = ({ name }: { readonly name: string }) => PLAIN.test(name);
    if (file === null || (isKustomizationFile(path) && file.root?.members.every(isPlain) !== true)) return [];
    for (const document of file.documents) texts.push(...textsIn(document));
    hasService ||= path !== own && namesService(file.text, names);
  }
  const isUsed = ({ name }: ImageOverride) =>
    texts.some(([path, text]) => text.includes(name) && !(text === name && /\/(?:name|repository)$/.test(path)));
  return hasService ? images.filter((each) => !isUsed(each)).flatMap(placesOf) : [];
}

function textsIn(document: YamlValue | null): [path: string, text: string][] {
  return document === null ? [] : patchedValues(document).map(({ path, value }) => [path, value]);
}
