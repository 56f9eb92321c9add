import type { PlacedText } from '../../../problems/place.ts';
import { problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { PLAIN } from '../../finding.ts';
import { type ImageReading, problemAnswer } from '../../image-answer.ts';
import { classifyImage, parseImageReference } from '../../reference.ts';
import type { FilesOfTree, KindSettings } from '../kind.ts';
import { kustomizationIn } from '../kustomize/kustomization.ts';
import { findingsOfKustomization } from '../kustomize/reader.ts';
import { placedImage, readImage } from '../manifests/image.ts';
import { variablesIn } from '../template-variables.ts';
import type { OwnerOfSource, SourceReading } from './source.ts';
import { textAt } from './template.ts';
import { itemsAt, type SourceLayers } from './values.ts';

/**
 * Reads the `kustomize.images` of a source, `name=newName:newTag`. They override the kustomization
 * (docs/detection.md#which-value-wins).
 *
 * @param folder the folder of the kustomization; null where it is not in this tree, so that only the images are known
 * @throws TreeError where the tree cannot be read
 */
export async function readImages(
  files: FilesOfTree,
  layers: SourceLayers,
  folder: string | null,
  { id, file: { path: carrier }, files: own, secondOrder }: OwnerOfSource,
  settings: KindSettings,
): Promise<SourceReading> {
  const texts = itemsAt(layers, ['kustomize', 'images']).flatMap(({ file, value }) => textAt(file, value, []) ?? []);
  const images = texts.map((text) => ({ text, ...overrideOf(text) }));
  const common = { unit: id, isRenderedByArgoCd: true };
  const path = folder === null ? null : kustomizationIn(files, folder);
  if (folder !== null && path !== null && images.length > 0) {
    const found = await findingsOfKustomization(files, folder, { owner: id, images }, settings);
    const told = found.map((each) => ({ ...each, ...common, secondOrder: [...each.secondOrder, ...secondOrder] }));
    return { found: told, used: found.length === 0 ? [] : [path] };
  }
  const found = images.flatMap((image) => {
    const read = readOverride(image, settings);
    if (read === null) return [];
    const { name, text, place } = image;
    const at = { id: `${id}#${name}`, carrier, inputs: [carrier, ...own], accounts: [place] };
    const variables = variablesIn(text.text);
    return [{ ...PLAIN, kind: 'argo-cd', ...common, ...at, ...read, variables, secondOrder }];
  });
  return { found, used: [] };
}

function overrideOf({ text, place }: PlacedText) {
  const equals = text.indexOf('=');
  const { name, tag: newTag, digest } = placedImage(text.slice(equals + 1), place);
  const of = equals === -1 ? name.text : text.slice(0, equals);
  return { name: of, newName: equals === -1 ? null : name, newTag, digest, place };
}

/** Null where it is not an image of the service, or where the kustomization keeps its tag. */
function readOverride(
  { name, newName, newTag: tag, digest, text, place }: ReturnType<typeof overrideOf> & { readonly text: PlacedText },
  settings: KindSettings,
): ImageReading | null {
  if (tag === null && digest === null) return null;
  const named = parseImageReference(name);
  const isService = named !== null && classifyImage(named, settings.images) !== 'other';
  const image = { name: newName ?? { text: name, place }, tag, digest };
  const read = readImage(image, { source: text.text, isService }, settings);
  if (read !== null || !isService) return read;
  const problem = problemAt('custom-image', place, quoteText(text.text), { subject: 'image' });
  return { answer: problemAnswer(problem), place, notices: [] };
}
