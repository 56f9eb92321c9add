import { type Problem, ProblemError, problemAt } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { isNamed, product } from '../../../product/product.ts';
import { isPattern, isReadable, matchesGlob } from '../../../repository/glob.ts';
import { folderOf, fromRoot, inFolder, resolvePath } from '../../../repository/repository-paths.ts';
import type { Files } from '../../../syntax/source-files.ts';
import { ANY_LINE, unclearTemplates } from '../../../syntax/template-text.ts';
import { isTemplate } from '../../../syntax/template-variables.ts';
import { allAt, itemsIn, type YamlValue } from '../../../syntax/yaml.ts';
import { isOfficialGitRepository } from '../../chart.ts';
import type { Link } from '../../finding.ts';
import { namesService } from '../../service-names.ts';
import { publishedChart, unknownChart } from '../helm/release.ts';
import { readValuesFile } from '../helm/values.ts';
import type { KindSettings } from '../kind.ts';
import type { KubernetesObject } from '../manifests/objects.ts';
import type { ObjectContext } from '../releases/cluster.ts';
import { completionsOf } from '../releases/completions.ts';
import { readerOf } from '../releases/reader.ts';
import type { Environment, InstallationRead, Opened, Tool } from '../releases/tool.ts';
import { filledValue, installationsOfSet } from './sets.ts';

/** What precedes a version in the names of the chart's tags: `lightdash-2.16.361`. */
const TAG_PREFIX = new RegExp(String.raw`^(?:refs\/tags\/)?${product.chart.name}-(?=v?\d)`);

/** The annotations of the image updater are no second order: it changes the cluster, or commits what is then read. */
const APPLICATION: Tool = {
  kind: 'argo-cd',
  group: 'argoproj.io',
  object: 'Application',
  // Without a source, a template may supply all of it.
  sources: ['spec.sources.*', 'spec.sourceHydrator.drySource', 'spec.sourceHydrator', 'spec.source', 'spec'],
  layers: [
    { as: 'settings', at: ['helm.fileParameters'] },
    { as: 'settings', at: ['helm.parameters'] },
    { as: 'values', at: ['helm.valuesObject', 'helm.values'] },
    { as: 'files', at: ['helm.valueFiles'] },
  ],
  images: 'kustomize.images',
  patches: 'kustomize',
  notEvaluated: [
    { path: 'plugin' },
    { path: 'directory.jsonnet' },
    { path: 'directory.include' },
    { path: 'kustomize.components' },
    { path: 'spec.ignoreDifferences', ifMatches: /\bimage/ },
  ],
  open: openSource,
  release: (_, source) => source.writtenAt('helm.releaseName')?.text ?? null,
  environments: environmentsFor,
  expand: installationsOfSet,
  links: linksOf,
};

/** Argo CD: each Application, and each element of an ApplicationSet. */
export const argoCd = readerOf(APPLICATION);

/**
 * The links of the sources in git. One for values files often points to the root of a repository, and is a link only if the
 * application is the service's: nothing else shows which repository it is.
 */
async function linksOf(read: InstallationRead, { object }: ObjectContext): Promise<Link[]> {
  const { id, sources, secondOrder, setsMode, isDeploying } = read;
  const namespace = object.value.textAt('spec', 'destination', 'namespace');
  const isOurs = namesService(nameOf(object, sources)) || namesService(namespace);
  const links: Link[] = [];
  for (const source of sources.filter(isInGit)) {
    const text = (key: string) => source.writtenAt(key)?.text || null;
    const written = text('path') ?? '';
    const path = fromRoot(written) ?? written;
    if (path === '' && !isDeploying && !isOurs) continue;
    links.push({
      id: links.length === 0 ? id : `${id}#${links.length + 1}`,
      repository: text('repoURL'),
      revision: text('targetRevision'),
      path,
      place: source.writtenAt('path')?.place ?? source.place,
      namesService: isOurs,
      secondOrder,
      setsMode,
    });
  }
  return links;
}

/** Whether a source is a folder of a repository of git, not a chart. */
function isInGit(source: YamlValue): boolean {
  const text = (key: string) => source.writtenAt(key)?.text || null;
  if (text('chart') !== null || text('repoURL')?.startsWith('oci://')) return false;
  return text('path') !== null || text('ref') !== null;
}

function nameOf({ name }: KubernetesObject, sources: readonly YamlValue[]): string {
  const ledTo = ['path', 'chart'].flatMap((key) => sources.map((each) => each.writtenAt(key)?.text ?? ''));
  return isNamed(name) ? name : ledTo.join(' ');
}

/** Opens a source; one without a chart is a kustomization, or plain manifests. @throws ProblemError if it cannot be read */
async function openSource(
  context: ObjectContext,
  source: YamlValue,
  all: readonly YamlValue[],
): Promise<Opened | null> {
  const { object, files, settings } = context;
  const called = nameOf(object, all);
  const unclear = unclearTemplate(source);
  const chart = chartOf(files.paths, source, settings);
  if (chart === null) {
    if (unclear !== null && namesService(called)) throw new ProblemError(unclear);
    return null;
  }
  const folder = chart.kind === 'folder' ? chart.path : null;
  const sources = folder === null ? [source] : [...(await overridesIn(folder, context)), source];
  const isChart = folder === null || files.has(inFolder(folder, 'Chart.yaml'));
  const isPlain = folder !== null && (!isChart || allAt([source], 'kustomize').length > 0);
  const refs = refsOf(all);
  return {
    chart: isPlain ? { kind: 'plain', path: folder } : chart,
    called,
    sources,
    place: (source.writtenAt('chart') ?? source.writtenAt('path'))?.place ?? source.place,
    hidden: unclear,
    file: valuesFileReader(context, folder, sources, refs),
    text: async ({ text, place: from }) => {
      const path = folder === null || isTemplate(text) ? null : resolvePath(folder, text);
      const read = path === null ? null : await context.files.text(path);
      return read === null ? null : { text: read.trim(), place: { ...from, file: path ?? '', line: 1, column: 1 } };
    },
  };
}

/** The names of sources that other sources take values files from. */
function refsOf(sources: readonly YamlValue[]): ReadonlySet<string> {
  return new Set(sources.flatMap((each) => each.writtenAt('ref')?.text ?? []));
}

function isLax(sources: readonly YamlValue[]): boolean {
  return allAt(sources, 'helm.ignoreMissingValueFiles').some((each) => each.writtenAt('')?.text === 'true');
}

/** What the `.argocd-source` files of a folder override, the application's own first. */
async function overridesIn(folder: string, { files, object }: ObjectContext): Promise<YamlValue[]> {
  const overrides: YamlValue[] = [];
  for (const name of [`.argocd-source-${object.name.replaceAll('/', '')}.yaml`, '.argocd-source.yaml']) {
    const file = await files.yaml(inFolder(folder, name));
    if (file?.root != null) overrides.push(file.root);
  }
  return overrides;
}

/** The chart or folder that a source renders. Null for one that only names a repository of values files. */
function chartOf(paths: readonly string[], source: YamlValue, settings: KindSettings) {
  const [chart, path, revision] = ['chart', 'path', 'targetRevision'].map((key) => source.writtenAt(key));
  const repository = source.writtenAt('repoURL') ?? { text: '', place: source.place };
  if (chart?.text) return publishedChart(chart, repository.text, revision ?? null);
  if (repository.text.startsWith('oci://')) return publishedChart(repository, '', revision ?? null);
  if (path == null) return null;
  const folder = fromRoot(path.text);
  if (isOfficialGitRepository(repository.text) && folder === product.chart.gitFolder) {
    const text = revision?.text.replace(TAG_PREFIX, '') ?? '';
    const name = { text: settings.chart, place: path.place };
    return publishedChart(name, product.chart.repository, revision == null ? null : { ...revision, text });
  }
  if (isTemplate(path.text)) return unknownChart('unresolved-template', path);
  const isHere = folder !== null && (folder === '' || paths.some((each) => each.startsWith(`${folder}/`)));
  if (isHere) return { kind: 'folder', path: folder } as const;
  return unknownChart('external-values', { text: `${repository.text} ${path.text}`.trim(), place: path.place });
}

/**
 * Reads an item of `valueFiles`, from the source, the root, or the root of a source that may be this repository (`refs`).
 *
 * @param folder the source's folder; null if it is not in this tree, as for a published chart
 */
function valuesFileReader(
  { files, possible }: ObjectContext,
  folder: string | null,
  sources: readonly YamlValue[],
  refs: ReadonlySet<string>,
): NonNullable<Opened['file']> {
  const mayBeMissing = isLax(sources);
  return async (written) => {
    const { ref, rest, start } = startOf(written.text, folder, refs);
    if (isTemplate(rest)) {
      for (const each of filesFor(rest, start, files)) possible.add(each);
      return [problemAt('unresolved-template', written.place, quoteText(written.text))];
    }
    const path = start === null ? null : resolvePath(start, rest);
    if (path !== null && mayBeMissing && !files.has(path) && !isPattern(path)) {
      // If this repository has the file's folder, the source is this repository. In another one the file may exist.
      const isHere = ref === null || files.paths.some((each) => each.startsWith(`${folderOf(path)}/`));
      if (isHere) return [];
    }
    return [await readValuesFile(files, path, written)];
  };
}

/** An item of `valueFiles` without the name of its source, and the folder that it starts in: null if that is not in this tree. */
function startOf(item: string, folder: string | null, refs: ReadonlySet<string>) {
  // A decryption plugin leaves the keys of these files readable.
  const text = item.replace(/^secrets:\/\/(?=[^/])/, '');
  const [, ref = null, rest = text] = /^\$([\w-]+)\/(.*)$/s.exec(text) ?? [];
  const isElsewhere = text.includes('://') || (ref !== null && !refs.has(ref));
  const start = ref !== null || rest.startsWith('/') ? '' : folder;
  return { ref, rest: rest.replace(/^\/+/, ''), start: isElsewhere ? null : start };
}

/** The files that a path with templates may lead to. */
function filesFor(path: string, start: string | null, files: Files): readonly string[] {
  if (start === null) return [];
  const pattern = resolvePath(start, path.replace(/\{\{[^{}]{0,200}\}\}/g, '*')) ?? '';
  return isReadable(pattern) ? files.paths.filter((each) => matchesGlob(pattern, each)) : [];
}

/** Why some members of a source are unknown: a template may add or remove them. */
function unclearTemplate({ file, node }: YamlValue): Problem | null {
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

/**
 * A source for each environment that its values files are named after; none where the files do not tell
 * (docs/how-detection-works.md#what-the-gate-does-not-evaluate).
 */
function environmentsFor(
  { files, settings }: ObjectContext,
  source: YamlValue,
  all: readonly YamlValue[],
): Environment[] {
  const chart = chartOf(files.paths, source, settings);
  const folder = chart?.kind === 'folder' ? chart.path : null;
  const items = itemsIn([source], 'helm.valueFiles').flatMap((item) => item.writtenAt('')?.text ?? []);
  const written = items.filter((item) => item.includes('{{')).map((item) => startOf(item, folder, refsOf(all)));
  return [...completionsOf(written, files.paths, isLax([source]))].flatMap(([name, words]) => {
    const filled = filledValue(source, (template) => {
      const text = words.get(template);
      return text === undefined ? null : { text, place: null };
    });
    return filled === null ? [] : [{ name, choice: [...words.keys()].join(', '), source: filled }];
  });
}
