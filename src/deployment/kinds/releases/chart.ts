import type { PlacedText } from '../../../problems/place.ts';
import { type ProblemCode, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { writtenAt } from '../../../syntax/located.ts';
import { isTemplate } from '../../../syntax/template-variables.ts';
import type { ReleaseChart } from '../helm/release.ts';
import type { Tool } from './tool.ts';

/** A chart that cannot be read, and the text that leads to it. */
export function unknownChart(code: ProblemCode, { text, place }: PlacedText): ReleaseChart {
  return { kind: 'unknown', problem: problemAt(code, place, quoteText(text), { subject: 'image' }) };
}

/**
 * A chart by its name or address. The address of an archive names its version: `lightdash-2.9.1.tgz`.
 *
 * @param repository empty if no file gives it
 */
export function publishedChart(chart: PlacedText, repository: string, version: PlacedText | null): ReleaseChart {
  if (isTemplate(chart.text)) return unknownChart('unresolved-template', chart);
  const last = chart.text.split('/').findLast((part) => part !== '') ?? '';
  const [, archive, packed = ''] = (last.endsWith('.tgz') && /^(.+?)-v?(\d+\.\d+\.\d+.*)\.tgz$/.exec(last)) || [];
  const origin = /^\w+:\/\//.test(chart.text) ? chart.text.slice(0, chart.text.lastIndexOf(`/${last}`)) : repository;
  const common = { kind: 'published', repository: origin === '' ? null : origin, problem: null } as const;
  return archive === undefined
    ? { ...common, name: last, version }
    : { ...common, name: archive, version: { text: packed, place: chart.place } };
}

/**
 * Opens sources that name a published chart.
 *
 * @param paths where its name, its version and its repository stand; of paths with a bar between them, the first that is there
 */
export function openPublished(...paths: readonly [chart: string, version: string, repository: string]): Tool['open'] {
  return async (_, source) => {
    const [chart, version = null, repository] = paths.map((path) =>
      path
        .split(' | ')
        .flatMap((each) => writtenAt(source, each) ?? [])
        .at(0),
    );
    if (chart === undefined) return null;
    const published = publishedChart(chart, repository?.text ?? '', version);
    return { chart: published, called: chart.text, sources: [source], place: chart.place };
  };
}
