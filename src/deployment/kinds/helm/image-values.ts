import type { Place } from '../../../problems/place.ts';
import { type Problem, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { product } from '../../../product/product.ts';
import type { TemplateSources } from '../../../syntax/template-source.ts';
import { hasTemplate, isTemplate } from '../../../syntax/template-variables.ts';
import type { YamlPath } from '../../../syntax/yaml.ts';
import {
  type Answer,
  answerOfTag,
  customImageNotice,
  type ImageRules,
  problemAnswer,
  refusedImage,
  showImage,
} from '../../image-answer.ts';
import {
  classifyImage,
  type ImageReference,
  imagePath,
  imageSource,
  parseImageReference,
  readTag,
} from '../../reference.ts';
import { textOf, type ValuesEntry, type ValuesScope } from './values.ts';

type WithoutImage<T> = T extends Answer ? Omit<T, 'image'> : never;

/** What decides where the tag is empty: a chart, the version that it installs by default, or why neither is known. */
export interface ChartOfRelease {
  readonly answer: WithoutImage<Answer>;
  readonly place: Place;
  /** The places of its versions. */
  readonly understood: readonly Place[];
}

/** What decides where the tag of an image is empty: its chart, if that is one of the tag's sources. */
export function defaultOf(tags: TemplateSources, known: ChartOfRelease | null, place: Place): ChartOfRelease {
  if (known !== null && tags.some(({ kind }) => kind === 'appVersion')) return known;
  const problem = problemAt('chart-unpinned', place, 'The image has no tag', { remedy: 'Set `tag`.' });
  return { ...refusedImage(problem, place), understood: [] };
}

interface ImageOptions {
  /** The path to the mapping with repository and tag. */
  readonly image?: YamlPath;
  /** What gives the tag, as the chart's templates say. */
  readonly tags: TemplateSources;
  /** The repository, where it does not stand at that path. */
  readonly repository?: ReturnType<typeof repositoryIn>;
  /** Whether these are certainly values of the service's chart, so that any image in them is a build of it. */
  readonly isServiceChart?: boolean;
}

/** The image of the service's chart where the values name none. */
export const DEFAULT_IMAGE: ImageReference = {
  registry: null,
  repository: product.image.path,
  tag: null,
  digest: null,
};

/**
 * Reads an image in the values of a release: its tag, otherwise what its chart gives; null if it is not the service's
 * (docs/how-detection-works.md#lightdashs-chart). Unseen values that may set the tag are the problem.
 */
export function readImageValues(
  scope: ValuesScope,
  rules: ImageRules,
  byDefault: ChartOfRelease,
  { image = ['image'], tags, repository = repositoryIn(scope, image), isServiceChart = false }: ImageOptions,
) {
  const { reference, problem } = repository;
  const kind = classifyImage(reference, rules.images);
  if (kind === 'other' && problem === null && !isServiceChart) return null;
  const tag = tagIn(scope, tags);
  const tagPlace = usesDefault(tag) ? null : placeOf(tag);
  const place = tagPlace ?? repository.place ?? byDefault.place;
  const hidden = hiddenTag(scope, tags);
  const done = (answer: Answer, at: Place) => ({
    ...(hidden === null ? { answer, place: at } : refusedImage(hidden, at)),
    setsTag: tagPlace !== null,
    /** Whether a published chart decides, unless values that cannot be seen do. */
    isOfChart: answer.status === 'chart',
    /** The tag below values that cannot be seen; null if there is none, or no such values. */
    hiddenTag: hidden === null ? null : tagPlace,
    notices: kind === 'custom' ? [customImageNotice(reference, place)] : [],
  });
  const repositoryPlace = repository.place ?? place;
  if (problem !== null) return done(problemAnswer(problem), repositoryPlace);
  if (kind === 'undecided' || kind === 'other') {
    const found = quoteText(showImage({ ...reference, tag: textOf(tag) || null }));
    return done(problemAnswer(problemAt('custom-image', repositoryPlace, found)), repositoryPlace);
  }
  const digest = textAt(scope, [...image, 'digest']);
  if (tagPlace !== null) {
    const answer = readTagEntry(tag, reference, rules.tagSuffix, tagPlace);
    const isPlain = answer.status === 'version' && digest !== null;
    return done(isPlain ? { ...answer, image: { ...answer.image, digest } } : answer, tagPlace);
  }
  const { answer } = byDefault;
  const decided = { path: imagePath(reference), source: imageSource(reference), suffix: '', digest };
  return done(answer.status === 'problem' ? answer : { ...answer, image: decided }, byDefault.place);
}

/** The places of scalars at some paths, in all layers, including overridden ones. */
export function placesAt({ layers }: ValuesScope, paths: readonly YamlPath[]): Place[] {
  return layers.flatMap(({ root }) => paths.flatMap((path) => root?.at(path)?.scalar?.place ?? []));
}

/** What gives the tag of an image in the usual template. */
export function usualTags(image: YamlPath): TemplateSources {
  return [{ kind: 'value', path: [...image, 'tag'] }, { kind: 'appVersion' }];
}

/** The first source of a tag that is not empty; `unset` where the `appVersion` decides, or nothing. */
function tagIn(scope: ValuesScope, tags: TemplateSources): ValuesEntry {
  for (const source of tags) {
    if (source.kind === 'appVersion') break;
    if (source.kind === 'value') {
      const entry = scope.at(source.path);
      if (!usesDefault(entry)) return entry;
    } else if (source.text !== '') {
      const { text, place } = source;
      return { status: 'scalar', scalar: { text, type: 'string', place }, source: text };
    }
  }
  return { status: 'unset', place: null };
}

/** Why a tag is uncertain: unseen values may override what decides it. Null if it is certain. */
function hiddenTag(scope: ValuesScope, tags: TemplateSources): Problem | null {
  for (const source of tags) {
    if (source.kind === 'text' && source.text !== '') return null;
    if (source.kind !== 'value') continue;
    const hidden = scope.hiddenAt(source.path);
    if (hidden !== null || !usesDefault(scope.at(source.path))) return hidden;
  }
  return null;
}

/** The places of a tag's sources, in all layers and in templates. */
export function placesOfTag(scope: ValuesScope, tags: TemplateSources): Place[] {
  return tags.flatMap((source) => {
    if (source.kind === 'value') return placesAt(scope, [source.path]);
    return source.kind === 'text' ? [source.place] : [];
  });
}

/** The places in all layers that describe an image. */
export function placesOfImage(scope: ValuesScope, image: YamlPath): Place[] {
  const members = ['tag', 'repository', 'digest'].map((name) => [...image, name]);
  return placesAt(scope, [image, ...members]);
}

/** Reads a tag on its own in YAML, as it reaches a template (docs/how-detection-works.md#images-and-tags). */
export function readTagEntry(entry: ValuesEntry, reference: ImageReference, suffix: string, place: Place): Answer {
  if (entry.status === 'unset') return problemAnswer(problemAt('moving-tag', place, 'An empty tag'));
  const unreadable = unreadableText(entry, place);
  if (unreadable !== null) return problemAnswer(unreadable);
  if (entry.status === 'structure') return problemAnswer(problemAt('not-a-version', place, quoteText(entry.source)));
  const { text, type } = entry.scalar;
  if (type === 'other') {
    // Numbers reach a template as floating point.
    const number = Number(text.replaceAll('_', ''));
    const readAs = Number.isNaN(number) ? 'a boolean or a number' : number;
    return problemAnswer(problemAt('numeric-tag', place, `${quoteText(text)} as ${readAs}`));
  }
  return answerOfTag(readTag(text, suffix), reference, place);
}

/** The problem of a text that is filled in elsewhere or encrypted; null if the text can be read. */
export function unreadableText(entry: ValuesEntry, place: Place, subject: 'tag' | 'image' = 'tag'): Problem | null {
  if (entry.status === 'unset') return null;
  const text = entry.status === 'scalar' ? entry.scalar.text : entry.source;
  const isFilledIn = hasTemplate(text) || isTemplate(entry.source);
  if (isFilledIn) return problemAt('unresolved-template', place, quoteText(entry.source.trim()), { subject });
  return text.startsWith('ENC[') ? problemAt('encrypted', place, '', { subject }) : null;
}

/** Whether Helm's `default` skips an entry. A number or a boolean does not count as empty; it is reported as an error, because nobody intends it. */
export function usesDefault(entry: ValuesEntry): boolean {
  return (
    entry.status === 'unset' || (entry.status === 'scalar' && entry.scalar.type !== 'other' && entry.scalar.text === '')
  );
}

/** The place of an entry; null if no layer has it. */
export function placeOf(entry: ValuesEntry): Place | null {
  return entry.status === 'scalar' ? entry.scalar.place : entry.place;
}

/** The repository in the mapping of an image. */
export function repositoryIn(scope: ValuesScope, image: YamlPath, fallback = DEFAULT_IMAGE) {
  const entry = scope.at([...image, 'repository']);
  const place = placeOf(entry);
  if (usesDefault(entry) || place === null) return { reference: fallback, place: null, problem: null };
  const unreadable = unreadableText(entry, place, 'image');
  const text = entry.status === 'structure' ? entry.source : textOf(entry);
  if (unreadable !== null) {
    // The service's own path stays readable even if its registry is filled in elsewhere.
    const isOurs = unreadable.code === 'unresolved-template' && text.endsWith(`/${product.image.path}`);
    return { reference: fallback, place, problem: isOurs ? null : unreadable };
  }
  const registry = textAt(scope, [...image, 'registry']);
  const reference = parseImageReference(`${registry === null ? '' : `${registry}/`}${text}`);
  if (reference === null || reference.tag !== null || reference.digest !== null) {
    const remedy = 'Write the repository alone there, and X.Y.Z as the tag next to it.';
    const found = `The image ${quoteText(text)}`;
    return { reference: reference ?? fallback, place, problem: problemAt('not-a-version', place, found, { remedy }) };
  }
  return { reference, place, problem: null };
}

function textAt(scope: ValuesScope, path: YamlPath): string | null {
  const entry = scope.at(path);
  return (entry.status === 'scalar' && entry.scalar.type === 'string' && entry.scalar.text) || null;
}
