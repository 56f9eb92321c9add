import { problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import type { TemplateSource, TemplateSources } from '../../../syntax/template-source.ts';
import { PLAIN } from '../../finding.ts';
import { refusedImage } from '../../image-answer.ts';
import { classifyImage, parseImageReference } from '../../reference.ts';
import type { KindSettings } from '../kind.ts';
import type { ReleasePart } from './findings.ts';
import { type ChartOfRelease, hiddenTag, placesAt, placesOfTag, readImageValues } from './image-values.ts';
import type { TemplatedImage } from './template-image.ts';
import type { ValuesScope } from './values.ts';

/** The path to the mapping with the `repository` that a template takes; null if it takes none. */
export function pairOf({ name }: Pick<TemplatedImage, 'name'>): readonly (string | number)[] | null {
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
  { keys, settings }: { readonly keys: readonly string[]; readonly settings: KindSettings },
): ReleasePart[] {
  const reference = parseImageReference(
    name
      .map((sources) => textOf(scope, sources))
      .join('')
      .replace(/^\/+/, ''),
  );
  if (reference === null || !/^(?:service|custom)$/.test(classifyImage(reference, settings.images))) return [];
  const tags = tag ?? [];
  const paths = [...tags, ...name.flat()].flatMap((each) => (each.kind === 'value' ? [each.path] : []));
  const isOfChart = tags.some(({ kind }) => kind === 'appVersion');
  const empty = problemAt('chart-unpinned', place, 'The image has no tag', { remedy: 'Set `tag`.' });
  const decides = isOfChart ? known : { chart: null, problem: empty, accounts: [] };
  const repository = { reference, place, problem: null };
  const hidden = hiddenTag(scope, tags);
  const reading = readImageValues(scope, settings, decides, { tags, repository });
  const problem =
    tag === null
      ? problemAt('unresolved-template', place, quoteText(source.replace(/^\{\{-?|-?\}\}$/g, '').trim()))
      : hidden;
  const decided = problem === null ? reading : refusedImage(problem, place);
  if (decided === null) return [];
  const { answer, place: at, notices } = decided;
  const accounts = [...placesAt(scope, paths), ...placesOfTag(scope, tags), ...(isOfChart ? known.accounts : [])];
  const steps = [...keys, ...(paths[0]?.map(String) ?? ['appVersion'])];
  const setsTag = reading?.setsTag === true;
  return [{ found: { ...PLAIN, answer, place: at, notices, accounts }, setsTag, steps, way: steps, isInstance: false }];
}

/** The first text among the sources of a part; empty where there is none. */
function textOf(scope: ValuesScope, sources: TemplateSources): string {
  const text = (source: TemplateSource) => {
    if (source.kind !== 'value') return source.kind === 'text' ? source.text : '';
    const entry = scope.at(source.path);
    return entry.status === 'scalar' ? entry.scalar.text : '';
  };
  return sources.map(text).find((each) => each !== '') ?? '';
}
