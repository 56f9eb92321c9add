import { isOfficialGitRepository, isOfficialRepository } from '../../chart-source.ts';
import { type Found, NOTHING_DECLARED, problemAnswer, unreadableFound } from '../../deployment.ts';
import { showPlace } from '../../place.ts';
import { type Problem, problemAt } from '../../problem.ts';
import { quoteText } from '../../reference.ts';
import { inFolder, resolvePath } from '../../repository-paths.ts';
import type { Files } from '../../source/source-files.ts';
import type { FormatSettings } from '../format.ts';
import { type HelmRelease, type ReleaseChart, readHelmRelease } from '../helm/release.ts';
import { foundOfRelease } from '../helm/release-found.ts';
import { hasFolder } from '../per-tree.ts';
import { ARGO_CD } from '../signs.ts';
import type { Application, Source } from './application.ts';
import type { Budget } from './generators.ts';
import { readHelmValues } from './helm-values.ts';
import { type RenderedKustomization, renderedKustomization } from './kustomizations.ts';
import { type KustomizeImage, kustomizeImages, kustomizeRenames } from './kustomize-images.ts';
import { type SourceLayers, sourceLayers } from './overrides.ts';
import { isFixedRevision } from './revisions.ts';
import { isFilledIn, type PlacedText, textAt } from './scalar-text.ts';
import { problemOfScalars, structureProblemOf } from './unseen-templates.ts';

const KIND = ARGO_CD.kind;

/** What one source of an application deploys. */
export interface SourceReading {
  /** Its chart or its path, to tell it from the others. */
  readonly name: string;
  /** With the identity that it is given. */
  readonly found: (identity: string, inputs: readonly string[]) => Found[];
  /** Why it cannot be told whether it deploys the service; null where it can. */
  readonly open: Problem | null;
  /** Files of values and of charts that it was read from. */
  readonly used: readonly string[];
  /** The kustomization that it renders, where that is in this tree; null for none. */
  readonly kustomization: RenderedKustomization | null;
  /** Whether it gives values to something that is not understood, so that nothing is known of what they mean. */
  readonly isUnread: boolean;
}

export interface SourceOptions {
  readonly application: Application;
  /** The names of sources that may be this repository, with their revisions. */
  readonly refs: ReadonlyMap<string, PlacedText | null>;
  readonly budget: Budget;
  /** Whether a folder of this tree has files that show the service. */
  readonly holdsService: (folder: string) => Promise<boolean>;
}

const NOTHING = { found: () => [], used: [], kustomization: null, isUnread: false };

/**
 * Reads one source of an application.
 *
 * @param files recorded ones
 * @throws TreeError where the tree cannot be read
 */
export async function readSource(
  files: Files,
  source: Source,
  options: SourceOptions,
  settings: FormatSettings,
): Promise<SourceReading> {
  const { file, value } = source;
  const origin = originOf(files, source, settings);
  const folder = origin.chart?.kind === 'folder' ? origin.chart.path : origin.folder;
  const layers = await sourceLayers(files, source, folder, options.application.name);
  const plugin = file.at(value, ['plugin']);
  if (plugin !== null) {
    const found = 'a plugin of Argo CD';
    return { ...NOTHING, name: origin.name, open: problemAt('external-values', plugin.place, found) };
  }
  const { chart, name } = origin;
  if (chart === null || chart.kind === 'unknown') {
    const own = kustomizeImages(layers, settings);
    const rendered = {
      source: layers,
      images: own,
      renames: kustomizeRenames(layers, settings),
      isFixed: isFixedRevision(origin.revision?.text ?? ''),
    };
    const kustomization =
      origin.folder === null ? null : await renderedKustomization(files, origin.folder, rendered, settings);
    const images = kustomization?.images ?? own;
    const hidden = layers.problem ?? options.application.patch ?? structureProblem(source);
    const isUnread = file.at(value, ['directory', 'jsonnet']) !== null;
    const common = { name, used: layers.paths, kustomization, isUnread };
    const fixed = await fixedFolder(origin, options, kustomization);
    if (fixed !== null) return { ...common, found: foundOfFolder(fixed, options.application), open: null };
    if (images.length > 0) return { ...common, found: foundOfImages(images, hidden, options.application), open: null };
    if (chart === null) return { ...NOTHING, ...common, open: kustomization?.problem ?? hidden };
  }
  return readChart(files, source, { ...origin, chart }, layers, options, settings);
}

/**
 * Why it cannot be told what a folder deploys that is rendered as it was at a fixed revision (DETECTION 2.5, `external-values`);
 * null where the application itself decides, or the folder shows nothing of the service.
 */
async function fixedFolder(
  { folder, revision }: Origin,
  { application, holdsService }: SourceOptions,
  kustomization: RenderedKustomization | null,
): Promise<Problem | null> {
  // The root of another repository is no folder of this one; who names a folder most likely means it.
  if (folder === null || folder === '' || revision === null || !isFixedRevision(revision.text)) return null;
  const isOwn = kustomization?.images.every(({ place }) => place.file === application.carrier) === true;
  if (kustomization?.isDecided === true && isOwn) return null;
  const hasService = kustomization === null ? await holdsService(folder) : kustomization.hasService;
  return hasService ? problemOfRevision(revision) : null;
}

function foundOfFolder(problem: Problem, { carrier }: Application): SourceReading['found'] {
  return (identity, inputs) => [
    { ...unreadableFound(KIND, identity, carrier, problem, inputs), isRenderedByArgoCd: true },
  ];
}

function problemOfRevision({ text, place }: PlacedText): Problem {
  return problemAt('external-values', place, `the revision ${quoteText(text)}`);
}

/** Where a source takes what it renders from. */
interface Origin {
  readonly name: string;
  /** Null where it is no chart, or nothing that this source renders: other formats read what is in this tree. */
  readonly chart: ReleaseChart | null;
  /** In this tree; null where it is not. */
  readonly folder: string | null;
  readonly revision: PlacedText | null;
}

function originOf(files: Files, { file, value, place }: Source, settings: FormatSettings): Origin {
  const chart = textAt(file, value, ['chart']);
  const repository = textAt(file, value, ['repoURL']);
  const revision = textAt(file, value, ['targetRevision']);
  const isOci = repository?.text.startsWith('oci://') === true;
  if (chart !== null && chart.text !== '') {
    const known = publishedChart(chart, addressOf(repository, chart), revision);
    return { name: chart.text, chart: known, folder: null, revision: null };
  }
  const path = textAt(file, value, ['path']);
  if (isOci && repository !== null) {
    const known = publishedChart(repository, repository.text, revision);
    return { name: repository.text, chart: known, folder: null, revision: null };
  }
  if (path === null) return { name: repository?.text ?? '', chart: null, folder: null, revision };
  if (isFilledIn(path.text)) {
    const problem = problemAt('unresolved-template', path.place, quoteText(path.text), { subject: 'image' });
    return { name: path.text, chart: { kind: 'unknown', problem }, folder: null, revision };
  }
  if (isOfficialSource(repository, path)) {
    const bare = revision && { ...revision, text: revision.text.replace(/^(?:refs\/tags\/)?lightdash-(?=v?\d)/, '') };
    const known = publishedChart({ text: settings.chart, place: path.place }, OFFICIAL, bare);
    return { name: path.text, chart: known, folder: null, revision: null };
  }
  const folder = resolvePath('', path.text.replace(/^\/+/, ''));
  if (folder !== null && hasFolder(files, folder)) {
    const isChart = files.has(inFolder(folder, 'Chart.yaml')) && file.at(value, ['kustomize']) === null;
    return { name: path.text, chart: isChart ? { kind: 'folder', path: folder } : null, folder, revision };
  }
  const found = quoteText(`${repository?.text ?? ''} ${path.text}`.trim());
  const problem = problemAt('external-values', place, found);
  return { name: path.text, chart: { kind: 'unknown', problem }, folder: null, revision };
}

function publishedChart(chart: PlacedText, repository: string | null, revision: PlacedText | null): ReleaseChart {
  if (isFilledIn(chart.text)) {
    const problem = problemAt('unresolved-template', chart.place, quoteText(chart.text), { subject: 'image' });
    return { kind: 'unknown', problem };
  }
  const name = chart.text.replace(/\/+$/, '');
  // An empty revision is whatever is newest.
  const isNewest = revision !== null && revision.text === '';
  return {
    kind: 'published',
    name: name.slice(name.lastIndexOf('/') + 1),
    version: isNewest ? null : revision,
    repository,
    problem: isNewest ? problemAt('chart-range', revision.place, quoteText('')) : null,
  };
}

/** Where the maker's charts are published; its git repository has the same. */
const OFFICIAL = 'https://lightdash.github.io/helm-charts';

function isOfficialSource(repository: PlacedText | null, { text }: PlacedText): boolean {
  return isOfficialGitRepository(repository?.text ?? '') && resolvePath('', text) === 'charts/lightdash';
}

/** An address without a scheme is that of an OCI registry, and the chart's own path may go on from there. */
function addressOf(repository: PlacedText | null, { text: chart }: PlacedText): string | null {
  if (repository === null || repository.text === '') return null;
  const address = repository.text;
  if (address.includes('://') || isOfficialRepository(address) || isFilledIn(address)) return address;
  const above = chart.includes('/') ? `/${chart.slice(0, chart.lastIndexOf('/'))}` : '';
  return `oci://${address}${above}`;
}

async function readChart(
  files: Files,
  source: Source,
  { name, chart, folder, revision }: Origin & { readonly chart: ReleaseChart },
  layers: SourceLayers,
  { application, refs, budget }: SourceOptions,
  settings: FormatSettings,
): Promise<SourceReading> {
  const isPublished = chart.kind === 'published';
  const valueFiles = { folder, isPublished, refs: new Set(refs.keys()), budget };
  const { values, paths } = await readHelmValues(files, layers, valueFiles, settings.chart);
  const unseen = [application.patch, structureProblem(source)].flatMap((problem) =>
    problem === null ? [] : [{ kind: 'unseen' as const, problem }],
  );
  const release: HelmRelease = { chart, values: [...unseen, ...values], place: source.place };
  const reading = await readHelmRelease(files, release, settings);
  if (reading === null) {
    const isUnread = chart.kind === 'folder' && values.length > 0;
    return { ...NOTHING, name, open: openProblem(release), isUnread };
  }
  const revisions = [revision, ...refs.values()];
  const own = new Set([application.carrier, ...application.files]);
  return {
    name,
    open: null,
    kustomization: null,
    isUnread: false,
    used: [...paths, ...layers.paths, ...(chart.kind === 'folder' ? filesOfChart(chart.path) : [])],
    found: (identity, inputs) => {
      const release = { kind: KIND, identity, carrier: application.carrier, inputs, isRenderedByArgoCd: true };
      return foundOfRelease(reading, release).map((found) => withRevision(found, revisions, own));
    },
  };
}

/** Files of a chart in the repository that other formats would read by themselves. */
function filesOfChart(folder: string): string[] {
  return ['Chart.yaml', 'Chart.lock', 'values.yaml'].map((name) => inFolder(folder, name));
}

/** What of a release without a sign of the service may deploy it all the same. */
function openProblem({ chart, values }: HelmRelease): Problem | null {
  if (chart.kind === 'unknown') return chart.problem;
  // What a chart of this tree deploys stands in its own files.
  if (chart.kind === 'folder') return null;
  return values.find((each) => each.kind === 'unseen')?.problem ?? null;
}

/** What stands in files of a fixed revision is not what this tree has (DETECTION 2.5, `external-values`). */
function withRevision(found: Found, revisions: readonly (PlacedText | null)[], own: ReadonlySet<string>): Found {
  if (own.has(found.place.file) || found.answer.status === 'problem') return found;
  const revision = revisions.find((each) => each !== null && isFixedRevision(each.text));
  if (revision != null) {
    return { ...found, answer: problemAnswer(problemOfRevision(revision)), place: revision.place };
  }
  const template = revisions.find((each) => each !== null && isFilledIn(each.text));
  if (template == null) return found;
  const at = `${quoteText(template.text)} at ${showPlace(template.place)}`;
  return {
    ...found,
    notices: [...found.notices, `The revision ${at} is filled in elsewhere; taken for that of this tree`],
  };
}

/** Members of a source that a template may stand for as a whole. */
const STRUCTURES = [
  [],
  ['helm'],
  ...['parameters', 'fileParameters', 'valueFiles', 'valuesObject'].map((name) => ['helm', name]),
  ['kustomize'],
  ...['images', 'patches', 'components'].map((name) => ['kustomize', name]),
];

/** A template that may bring or take away members of a source; those of `values` count where these stand. */
function structureProblem({ file, value }: Source): Problem | null {
  const whole = problemOfScalars(file, value, STRUCTURES);
  if (whole !== null) return whole;
  const values = file.scalar(file.at(value, ['helm', 'values']));
  // A file that is YAML with its templates has none outside of such texts.
  return values?.text.includes('{{') === true ? null : structureProblemOf(file, value);
}

/** Why an application without any source may have one; null where it has none. */
export function problemOfNoSource({ file, root }: Application): Problem | null {
  const members = [['spec'], ['spec', 'sources'], ['spec', 'source'], ['spec', 'sourceHydrator']];
  return problemOfScalars(file, root, members) ?? structureProblemOf(file, root);
}

/** @param hidden what may say otherwise and cannot be told; null for nothing */
function foundOfImages(
  images: readonly KustomizeImage[],
  hidden: Problem | null,
  { carrier }: Application,
): SourceReading['found'] {
  return (identity, inputs) =>
    images.map(({ name, place, answer, notices, environment }) => ({
      kind: KIND,
      identities: [images.length === 1 ? identity : `${identity}#${name}`],
      units: [identity],
      carrier,
      place: hidden?.place ?? place,
      answer: hidden === null ? answer : problemAnswer(hidden),
      notices,
      chart: null,
      declared: NOTHING_DECLARED,
      isRenderedByArgoCd: true,
      environment,
      inputs,
    }));
}
