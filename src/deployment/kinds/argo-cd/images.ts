import { answerOfImage, problemAnswer } from '../../deployment.ts';
import { PLAIN } from '../../finding.ts';
import { problemAt } from '../../problem.ts';
import { classifyImage, parseImageReference, quoteText } from '../../reference.ts';
import { inFolder } from '../../repository-paths.ts';
import type { FilesOfTree, KindSettings } from '../kind.ts';
import { findingsOfKustomization } from '../kustomize.ts';
import type { OwnerOfSource, SourceReading } from './source.ts';
import { isFilledIn, type PlacedText, textAt, variablesIn } from './text.ts';
import { itemsAt, type SourceLayers } from './values.ts';

const KUSTOMIZATIONS = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];

/**
 * What `kustomize.images` of a source decides, `name=newName:newTag`: they beat whatever the kustomization says (DETECTION 2.3).
 *
 * @param folder of the kustomization; null where it is not in this tree, so that the images alone are known
 * @throws TreeError where the tree cannot be read
 */
export async function readImages(
  files: FilesOfTree,
  layers: SourceLayers,
  folder: string | null,
  { id, carrier, files: own, secondOrder }: OwnerOfSource,
  settings: KindSettings,
): Promise<SourceReading> {
  const images = itemsAt(layers, ['kustomize', 'images']).flatMap(({ file, value }) => {
    const text = textAt(file, value, []);
    return text === null ? [] : [{ text, ...overrideOf(text) }];
  });
  const path = KUSTOMIZATIONS.map((name) => inFolder(folder ?? '', name)).find((each) => files.has(each));
  const common = { unit: id, isRenderedByArgoCd: true };
  if (folder !== null && path !== undefined && images.length > 0) {
    const found = await findingsOfKustomization(files, folder, { owner: id, images }, settings);
    const told = found.map((each) => ({ ...each, ...common, secondOrder: [...each.secondOrder, ...secondOrder] }));
    return { found: told, used: found.length === 0 ? [] : [path] };
  }
  const found = images.flatMap(({ text, name, place }) => {
    const read = answerOf(text, name, settings);
    if (read === null) return [];
    const at = { id: `${id}#${name}`, carrier, place, inputs: [carrier, ...own], accounts: [place] };
    return [{ ...PLAIN, kind: 'argo-cd', ...common, ...at, ...read, variables: variablesIn(text.text), secondOrder }];
  });
  return { found, used: [] };
}

function overrideOf({ text, place }: PlacedText) {
  const [image = '', renamed] = text.split('=');
  const reference = parseImageReference(renamed ?? image);
  const placed = (part: string | null | undefined) => (part == null ? null : { text: part, place });
  const path = reference && [reference.registry, reference.repository].filter((part) => part !== null).join('/');
  return {
    ...{ name: renamed === undefined ? (path ?? image) : image, place },
    ...{ newName: renamed === undefined ? null : placed(path) },
    ...{ newTag: placed(reference?.tag), digest: placed(reference?.digest) },
  };
}

/** What an image says about the version; null where it is not one of the service, or leaves the tag to the kustomization. */
function answerOf({ text, place }: PlacedText, name: string, settings: KindSettings) {
  const named = parseImageReference(name);
  const isService = named !== null && classifyImage(named, settings.images) !== 'other';
  const refuse = (code: 'unresolved-template' | 'custom-image') => {
    const problem = problemAt(code, place, quoteText(text), { subject: 'image' });
    return { answer: problemAnswer(problem), notices: [] };
  };
  if (isFilledIn(text)) return isService || /lightdash/i.test(text) ? refuse('unresolved-template') : null;
  const reference = parseImageReference(text.slice(text.indexOf('=') + 1));
  if (reference === null || (reference.tag === null && reference.digest === null)) return null;
  return answerOfImage(reference, settings, place) ?? (isService ? refuse('custom-image') : null);
}
