import { type Answer, answerOfImage, problemAnswer } from '../../deployment.ts';
import type { Environment } from '../../environment.ts';
import type { Place } from '../../place.ts';
import { problemAt } from '../../problem.ts';
import { classifyImage, parseImageReference, quoteText } from '../../reference.ts';
import type { FormatSettings } from '../format.ts';
import type { ImageEntry } from '../kustomize/kustomization.ts';
import { firstAt, type SourceLayers } from './overrides.ts';
import { isFilledIn, textAt } from './scalar-text.ts';

/** An image of the service that an application gives to a kustomization, which beats whatever that says (DETECTION 2.3). */
export interface KustomizeImage {
  /** What it takes the place of. */
  readonly name: string;
  readonly place: Place;
  readonly answer: Answer;
  readonly notices: readonly string[];
  /** Of the containers that run it; null where they cannot be seen. */
  readonly environment: Environment | null;
}

/** Reads `kustomize.images`, `name=newName:newTag`; what leaves the tag to the kustomization is none. */
export function kustomizeImages(source: SourceLayers, settings: FormatSettings): KustomizeImage[] {
  const list = firstAt(source, ['kustomize', 'images']);
  const byName = new Map<string, KustomizeImage>();
  for (const item of list === null ? [] : list.file.items(list.value)) {
    const written = list && textAt(list.file, item, []);
    if (written === null) continue;
    const image = readImage(written.text, written.place, settings);
    if (image !== null) byName.set(image.name, image);
  }
  return [...byName.values()];
}

/** The entries of `kustomize.images` that give the service another name and leave the tag to what is built, `name=newName`. */
export function kustomizeRenames(source: SourceLayers, settings: FormatSettings): ImageEntry[] {
  const list = firstAt(source, ['kustomize', 'images']);
  const byName = new Map<string, ImageEntry>();
  for (const item of list === null ? [] : list.file.items(list.value)) {
    const scalar = list?.file.scalar(item) ?? null;
    if (list === null || scalar === null || isFilledIn(scalar.text)) continue;
    const [name = '', newName] = scalar.text.split('=');
    const reference = newName === undefined ? null : parseImageReference(newName);
    if (newName === undefined || reference === null || reference.tag !== null || reference.digest !== null) continue;
    if (!isService(name, settings) && !isService(newName, settings)) continue;
    const made = (text: string) => ({ ...scalar, text });
    const entry = { name: made(name), newName: made(newName), newTag: null, digest: null, tagSuffix: null };
    byName.set(name, { ...entry, file: list.file, place: scalar.place });
  }
  return [...byName.values()];
}

function readImage(text: string, place: Place, settings: FormatSettings): KustomizeImage | null {
  const equals = text.indexOf('=');
  const image = text.slice(equals + 1);
  if (isFilledIn(text)) return readTemplate(text, place, settings);
  const reference = parseImageReference(image);
  if (reference === null) return null;
  const name = equals === -1 ? reference.repository : text.slice(0, equals);
  const read = answerOfImage(reference, settings, place);
  const isOfService = read !== null || isService(name, settings);
  if (!isOfService || (reference.tag === null && reference.digest === null)) return null;
  const other = problemAnswer(problemAt('custom-image', place, quoteText(image)));
  return { name, place, answer: read?.answer ?? other, notices: read?.notices ?? [], environment: null };
}

/** An image with a template in it, where what stands beside that is the service's. */
function readTemplate(text: string, place: Place, settings: FormatSettings): KustomizeImage | null {
  const parts = text.split(/=|\{\{.*?\}\}|\$\{?\w+\}?/).map((part) => part.replace(/^[/:@]+|[:@]+$/g, ''));
  const name = parts.find((part) => part !== '' && isService(part, settings));
  if (name === undefined) return null;
  const subject = { subject: 'image' } as const;
  return {
    name,
    place,
    answer: problemAnswer(problemAt('unresolved-template', place, quoteText(text), subject)),
    notices: [],
    environment: null,
  };
}

function isService(name: string, { images }: FormatSettings): boolean {
  const reference = parseImageReference(name);
  return reference !== null && classifyImage(reference, images) !== 'other';
}
