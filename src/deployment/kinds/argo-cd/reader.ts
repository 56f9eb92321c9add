import { thrownProblem } from '../../../problems/problem.ts';
import { nullIfUnreadable } from '../../../syntax/source-files.ts';
import { searchTest } from '../../candidates.ts';
import { type Link, NOTHING_READ, unreadableFinding } from '../../finding.ts';
import { baseNameOf, foldersOf, resolvePath } from '../../repository-paths.ts';
import { namesService } from '../../service-names.ts';
import type { FilesOfTree, KindReader, KindSettings } from '../kind.ts';
import { SecondOrderReader } from '../kustomize/second-order.ts';
import { isOfAnotherKind, objectsIn } from '../manifests/objects.ts';
import { uniqueIds } from '../manifests/reader.ts';
import { variablesIn } from '../template-variables.ts';
import { type Application, applicationsIn } from './application.ts';
import type { GeneratorBudget } from './generators.ts';
import { secondOrderOf } from './second-order.ts';
import { type OwnerOfSource, readSource, type SourceReading } from './source.ts';
import { textAt } from './template.ts';

const KIND = 'argo-cd';

/** Argo CD Applications and ApplicationSets (docs/detection.md#argo-cd). Each application, or each element of a set, is one deployment. */
export const argoCd: KindReader = {
  async read(files, candidates, settings) {
    if (candidates.length === 0) return NOTHING_READ;
    const { applications, claimed } = await allApplications(files, settings);
    const ids = uniqueIds(applications.map(({ file, name }) => `${KIND}:${file.path}#${name}`));
    const reader = new SecondOrderReader();
    const known = new Set(candidates);
    const leads = mayLeadToCandidate(candidates);
    const readings: SourceReading[] = [];
    const links: Link[] = [];
    for (const [index, application] of applications.entries()) {
      const { secondOrder, setsMode } = await secondOrderOf(files, application, reader);
      const owner = { ...application, id: ids[index] ?? '', secondOrder, namesService: isNamed(application) };
      const isLeading = leads(owner);
      const isRelevant = isLeading || [owner.file.path, ...owner.files].some((path) => known.has(path));
      const isOurs = isLeading || owner.namesService;
      const own = isRelevant ? await readSources(files, owner, isOurs, settings) : [];
      readings.push(...own);
      const isDeploying = own.some((reading) => reading.found.length > 0);
      links.push(...linksOf(owner, isDeploying).map((link) => ({ ...link, setsMode })));
    }
    const found = readings.flatMap((reading) => reading.found);
    const idsOfFound = uniqueIds(found.map(({ id }) => id));
    return {
      found: found.map((each, index) => ({ ...each, id: idsOfFound[index] ?? each.id })),
      claimed: [...new Set([...claimed, ...readings.flatMap(({ used }) => used)])],
      seen: [...new Set([...ids, ...idsOfFound])],
      links,
    };
  },
};

/**
 * All applications, including those that do not name the service, because they may set the tag of a chart that does.
 * `claimed` are the files that hold nothing else.
 */
async function allApplications(files: FilesOfTree, settings: KindSettings) {
  const applications: Application[] = [];
  const claimed: string[] = [];
  const budget: GeneratorBudget = { left: 20_000_000 };
  const isSearched = searchTest(settings);
  const manifests = files.paths.filter((path) => /\.(?:ya?ml|json)$/.test(path) && isSearched(path));
  for (const path of await files.containing('argoproj.io', manifests)) {
    const file = await nullIfUnreadable(files.yaml(path));
    const own = file === null ? [] : await applicationsIn(files, file, budget);
    if (file !== null && own.length > 0 && objectsIn(file).every(isOfAnotherKind)) claimed.push(path);
    applications.push(...own);
  }
  return { applications, claimed };
}

/**
 * Whether the application or its destination is named after the service. A longer name, such as that of the database
 * beside it, does not count.
 */
function isNamed({ name, sources }: Application): boolean {
  const ledTo = sources.flatMap(({ path, chart }) => [path?.text ?? '', chart?.text ?? '']).join(' ');
  return namesService(/lightdash/i.test(name) ? name : ledTo);
}

/** A cheap test whether a source of an application points to a candidate. In a large repository most do not. */
function mayLeadToCandidate(candidates: readonly string[]): (application: Application) => boolean {
  const folders = foldersOf(candidates);
  const names = [...new Set(candidates.map((path) => baseNameOf(path)))];
  return ({ file, sources }) =>
    sources.some(({ value, path }) => {
      if (path !== null && folders.has(normalPath(path.text))) return true;
      const valueFiles = file.at(value, ['helm', 'valueFiles']);
      return valueFiles !== null && names.some((name) => file.sourceOf(valueFiles).includes(name));
    });
}

/** A path without redundant parts; unchanged if it leads out of the repository. */
function normalPath(path: string): string {
  return resolvePath('', path.replace(/^\/+/, '')) ?? path;
}

/** @param isOurs whether the application concerns the service; otherwise its unreadable sources are ignored */
async function readSources(files: FilesOfTree, owner: OwnerOfSource, isOurs: boolean, settings: KindSettings) {
  const readings: SourceReading[] = [];
  for (const source of owner.sources) {
    try {
      readings.push(await readSource(files, source, owner, settings));
    } catch (error) {
      const problem = thrownProblem(error);
      const { id, file, secondOrder } = owner;
      const variables = variablesIn(problem.found);
      const finding = unreadableFinding(KIND, id, file.path, problem, [file.path, ...owner.files]);
      if (isOurs)
        readings.push({ found: [{ ...finding, isRenderedByArgoCd: true, secondOrder, variables }], used: [] });
    }
  }
  return readings;
}

/**
 * The links of the sources in git. A source for values files often points to the root of a repository. It is a link
 * only if the application is the service's, because nothing else shows which repository it is.
 */
function linksOf(owner: OwnerOfSource, isDeploying: boolean): Link[] {
  const { id, file, root, sources, secondOrder } = owner;
  const namespace = textAt(file, root, ['spec', 'destination', 'namespace'])?.text ?? '';
  const namesService = owner.namesService || /lightdash/i.test(namespace);
  const links: Link[] = [];
  for (const { repository, chart, ref, revision, place, ...source } of sources) {
    const path = normalPath(source.path?.text ?? '');
    const isInGit = chart === null && !repository.startsWith('oci://') && (source.path?.text || ref);
    if (!isInGit || (path === '' && !isDeploying && !namesService)) continue;
    const common = { path, place, namesService, secondOrder };
    const own = links.length === 0 ? id : `${id}#${links.length + 1}`;
    links.push({ id: own, repository: repository || null, revision: revision?.text ?? null, ...common });
  }
  return links;
}
