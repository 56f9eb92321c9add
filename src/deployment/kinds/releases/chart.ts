import type { PlacedText } from '../../../problems/place.ts';
import { type ProblemCode, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import type { ReleaseChart } from '../helm/release.ts';
import type { Located } from '../manifests/objects.ts';
import type { ObjectContext } from './cluster.ts';
import { isFilledIn, writtenAt } from './layers.ts';
import { readReferences } from './references.ts';
import type { Opened } from './tool.ts';

/** A chart that cannot be read, and the text that leads to it. */
export function unknownChart(code: ProblemCode, { text, place }: PlacedText): ReleaseChart {
  return { kind: 'unknown', problem: problemAt(code, place, quoteText(text), { subject: 'image' }) };
}

/**
 * A chart by its name or address.
 *
 * @param repository empty if no file gives it
 */
export function publishedChart(chart: PlacedText, repository: string, version: PlacedText | null): ReleaseChart {
  if (isFilledIn(chart.text)) return unknownChart('unresolved-template', chart);
  const isAddress = /^\w+:\/\//.test(chart.text);
  const name = chart.text.split('/').findLast((part) => part !== '') ?? '';
  const origin = isAddress ? chart.text.slice(0, chart.text.lastIndexOf(`/${name}`)) : repository;
  return { kind: 'published', name, version, repository: origin === '' ? null : origin, problem: null };
}

/**
 * Opens a source that names a published chart.
 *
 * @param paths where its name, its version and its repository stand
 * @param holders the kind of an object with the same name that holds values as well
 */
export function openPublished(context: ObjectContext, source: Located, paths: readonly [string, string, string]): Opened | null {
  const [chart, version, repository] = paths.map((path) => writtenAt(source, path));
  if (chart == null) return null;
  return {
    chart: publishedChart(chart, repository?.text ?? '', version ?? null),
    called: chart.text,
    sources: [source],
    place: chart.place,
    reference: (item) => readReferences(context, item),
  };
}
