import type { PlacedText } from '../../../problems/place.ts';
import { type ProblemCode, ProblemError, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { type Located, writtenAt } from '../../../syntax/located.ts';
import { isTemplate } from '../../../syntax/template-variables.ts';
import type { ReleaseChart } from '../helm/release.ts';
import { findOne, type ObjectContext } from './cluster.ts';
import { readReferences } from './references.ts';
import type { Opened } from './tool.ts';

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
 * Opens a source that names a published chart.
 *
 * @param paths where its name, its version and its repository stand
 */
export function openPublished(
  context: ObjectContext,
  source: Located,
  paths: readonly [string, string, string],
): Opened | null {
  const [chart, version, repository] = paths.map((path) =>
    path.split(' | ').reduce((found: PlacedText | null, each) => found ?? writtenAt(source, each), null),
  );
  if (chart == null) return null;
  const { group, namespace, name } = context.object;
  return {
    chart: publishedChart(chart, repository?.text ?? '', version ?? null),
    called: chart.text,
    sources: [source],
    place: chart.place,
    reference: (item) => readReferences(context, item),
    async twin(kind) {
      const found = await findOne(context, { group, kind, namespace, name });
      if (found === 'several')
        throw new ProblemError(problemAt('external-values', chart.place, `several objects ${kind}`));
      if (found === 'missing') return null;
      const value = found.file.at(found.value, ['spec']);
      return value && { file: found.file, value };
    },
  };
}
