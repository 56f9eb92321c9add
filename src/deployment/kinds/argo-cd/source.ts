import type { PlacedText } from '../../../problems/place.ts';
import { type Problem, type ProblemCode, ProblemError, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import type { Files } from '../../../syntax/source-files.ts';
import { ANY_LINE, unclearTemplates } from '../../../syntax/template-text.ts';
import type { YamlFile, YamlValue } from '../../../syntax/yaml.ts';
import { isOfficialGitRepository, OFFICIAL_REPOSITORY } from '../../chart-source.ts';
import type { Finding } from '../../finding.ts';
import { inFolder, resolvePath } from '../../repository-paths.ts';
import { findingsOfRelease } from '../helm/findings.ts';
import { type ReleaseChart, readHelmRelease } from '../helm/release.ts';
import { unseenBecause } from '../helm/values.ts';
import type { FilesOfTree, KindSettings } from '../kind.ts';
import { variablesIn } from '../template-variables.ts';
import type { Application, ApplicationSource } from './application.ts';
import { readImages } from './images.ts';
import { isFilledIn } from './template.ts';
import { fileValues, ownValues, parameterValues, sourceLayers } from './values.ts';

/** An application with what all its sources share. */
export interface OwnerOfSource extends Application {
  readonly id: string;
  readonly secondOrder: Finding['secondOrder'];
  /** Whether the application or its destination is named after the service. */
  readonly namesService: boolean;
}

/** What one source of an application deploys. */
export interface SourceReading {
  readonly found: readonly Finding[];
  /** The values files, charts and kustomizations that were read for it. */
  readonly used: readonly string[];
}

/**
 * Reads what a source deploys. A source without a chart is read as a kustomization or as plain manifests.
 *
 * @throws TreeError where the tree cannot be read
 * @throws ProblemError where a deciding part cannot be read
 */
export async function readSource(
  files: FilesOfTree,
  source: ApplicationSource,
  owner: OwnerOfSource,
  settings: KindSettings,
): Promise<SourceReading> {
  const { id, file, secondOrder } = owner;
  const carrier = file.path;
  const { value, place } = source;
  const nothing = { found: [], used: [] };
  const chart = chartOf(files, source, settings);
  const unclear = unclearTemplate(file, value);
  if (chart === null) {
    if (unclear !== null && owner.namesService) throw new ProblemError(unclear);
    return nothing;
  }
  const recorded = files.recorded();
  const folder = chart.kind === 'folder' ? chart.path : null;
  const layers = await sourceLayers(recorded, { file, value }, folder, owner.name);
  const hasChart = folder !== null && files.has(inFolder(folder, 'Chart.yaml'));
  const isOther = folder !== null && (!hasChart || file.at(value, ['kustomize']) !== null);
  if (isOther || chart.kind === 'unknown') {
    const images = await readImages(files, layers, folder, owner, settings);
    if (isOther || images.found.length > 0) return images;
  }
  const refs = new Set(owner.sources.flatMap(({ ref }) => ref ?? []));
  const hidden = unclear === null ? [] : [unseenBecause(unclear)];
  const inFiles = await fileValues(recorded, layers, folder, refs);
  const values = [...hidden, ...parameterValues(layers), ...ownValues(layers), ...inFiles];
  const reading = await readHelmRelease(recorded, { chart, values, place }, settings);
  if (reading === null) {
    // An unknown chart may be the service's if the application is named after the service.
    if (chart.kind === 'unknown' && owner.namesService) throw new ProblemError(chart.problem);
    return nothing;
  }
  const variables = reading.answer.status === 'problem' ? variablesIn(reading.answer.problem.found) : [];
  const used = [...recorded.asked];
  const inputs = [...new Set([carrier, ...owner.files, ...used])];
  const release = { kind: 'argo-cd' as const, id, carrier, inputs, isRenderedByArgoCd: true, secondOrder, variables };
  return { found: findingsOfRelease(reading, release), used };
}

/**
 * The chart or folder that a source renders, whether or not the folder has a chart. Null for a source that only names a
 * repository of values files.
 */
function chartOf(files: Files, source: ApplicationSource, settings: KindSettings): ReleaseChart | null {
  const { chart, path, place, repository, revision } = source;
  if (chart !== null) return publishedChart(chart, repository, revision);
  if (repository.startsWith('oci://')) return publishedChart({ text: repository, place }, repository, revision);
  if (path === null) return null;
  const folder = resolvePath('', path.text.replace(/^\/+/, ''));
  if (isOfficialGitRepository(repository) && folder === 'charts/lightdash') {
    const text = revision?.text.replace(/^(?:refs\/tags\/)?lightdash-(?=v?\d)/, '') ?? '';
    return publishedChart({ text: settings.chart, place }, OFFICIAL_REPOSITORY, revision && { ...revision, text });
  }
  if (isFilledIn(path.text)) return unknownChart('unresolved-template', path);
  const isHere = folder !== null && (folder === '' || files.paths.some((each) => each.startsWith(`${folder}/`)));
  if (isHere) return { kind: 'folder', path: folder };
  return unknownChart('external-values', { text: `${repository} ${path.text}`.trim(), place: path.place });
}

function unknownChart(code: ProblemCode, { text, place }: PlacedText): ReleaseChart {
  return { kind: 'unknown', problem: problemAt(code, place, quoteText(text), { subject: 'image' }) };
}

function publishedChart(chart: PlacedText, repository: string, version: PlacedText | null): ReleaseChart {
  if (isFilledIn(chart.text)) return unknownChart('unresolved-template', chart);
  const name = chart.text.split('/').findLast((part) => part !== '') ?? '';
  return { kind: 'published', name, version, repository: repository === '' ? null : repository, problem: null };
}

/** Why some members of a source are unknown: a template may add or remove them. */
function unclearTemplate(file: YamlFile, { node }: YamlValue): Problem | null {
  const [start, , end] = node.range ?? [0, 0, 0];
  // The parser treats such trailing lines as blank.
  const after = /^(?:[ \t]*\n|[ \t]*\{\{.*\n)*/.exec(file.text.slice(end))?.[0] ?? '';
  const text = file.text.slice(start, end) + after;
  const [first] = unclearTemplates(text, ANY_LINE).sort((one, other) => one.line - other.line);
  if (first === undefined) return null;
  const lines = text.split('\n').slice(0, first.line);
  const offset = lines.join('\n').length - (lines.at(-1)?.trimStart().length ?? 0);
  return problemAt('unresolved-template', file.placeAt(start + offset), quoteText(`{{ ${first.text} }}`));
}
