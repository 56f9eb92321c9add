import { problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import type { TemplateSources } from '../../../syntax/template-source.ts';
import { PLAIN } from '../../finding.ts';
import { refusedImage } from '../../image-answer.ts';
import { classifyImage, parseImageReference } from '../../reference.ts';
import type { KindSettings } from '../kind.ts';
import type { ReleasePart } from './findings.ts';
import { type ChartOfRelease, defaultOf, placesOfTag, readImageValues } from './image-values.ts';
import type { TemplatedImage } from './templates.ts';
import { textOf, type ValuesScope } from './values.ts';

/** The path to the mapping with the `repository` that a template takes; null if it takes none. */
export function pairOf({ name }: TemplatedImage): readonly (string | number)[] | null {
  const [source] = name.at(-1) ?? [];
  return source?.kind === 'value' && source.path.at(-1) === 'repository' ? source.path.slice(0, -1) : null;
}

/**
 * Reads an image whose name stands in a template, or comes from values that do not show that it is one.
 *
 * @returns nothing for another image
 */
export function readTemplated(
  { name, tag, place, source }: TemplatedImage,
  known: ChartOfRelease,
  scope: ValuesScope,
  settings: KindSettings,
): ReleasePart[] {
  const text = name.map((sources) => firstText(scope, sources)).join('');
  const reference = parseImageReference(text.replace(/^\/+/, ''));
  if (reference === null || !/^(?:service|custom)$/.test(classifyImage(reference, settings.images))) return [];
  const tags = tag ?? [];
  const byDefault = defaultOf(tags, known, place);
  const repository = { reference, place, problem: null };
  const reading = readImageValues(scope, settings, byDefault, { tags, repository });
  if (reading === null) return [];
  const found = quoteText(source.replace(/^\{\{-?|-?\}\}$/g, '').trim());
  const {
    answer,
    place: at,
    notices,
  } = tag === null ? refusedImage(problemAt('unresolved-template', place, found), place) : reading;
  const values = [...tags, ...name.flat()].filter((each) => each.kind === 'value');
  const texts = tags.filter(({ kind }) => kind === 'text');
  const accounts = [...placesOfTag(scope, [...values, ...texts]), ...byDefault.accounts];
  const steps = values[0]?.path.map(String) ?? ['appVersion'];
  const { setsTag } = reading;
  return [{ found: { ...PLAIN, answer, place: at, notices, accounts }, setsTag, steps, way: steps, isInstance: false }];
}

/** The first text among the sources of a part; empty where there is none. */
function firstText(scope: ValuesScope, sources: TemplateSources): string {
  const texts = sources.map((source) => {
    if (source.kind === 'value') return textOf(scope.at(source.path));
    return source.kind === 'text' ? source.text : '';
  });
  return texts.find((text) => text !== '') ?? '';
}
