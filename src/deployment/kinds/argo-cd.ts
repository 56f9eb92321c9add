import { isLockFile, searchTest } from '../candidates.ts';
import { type Finding, type Link, NOTHING_READ, unreadableFinding } from '../finding.ts';
import { ProblemError } from '../problem.ts';
import { foldersOf, resolvePath } from '../repository-paths.ts';
import { namesService } from '../service-names.ts';
import { readable } from '../source/source-files.ts';
import { type Application, applicationsIn, type Source, sourcesOf } from './argo-cd/application.ts';
import type { Budget } from './argo-cd/generators.ts';
import { secondOrderOf } from './argo-cd/second-order.ts';
import { type OwnerOfSource, readSource } from './argo-cd/source.ts';
import { isFilledIn, textAt, variablesIn } from './argo-cd/text.ts';
import { isPattern } from './glob.ts';
import type { FilesOfTree, Kind, KindSettings } from './kind.ts';

const KIND = 'argo-cd';
/** Other software that is installed beside the service, under its name. */
const COMPANION =
  /postgres|redis|minio|nats|browserless|chrome|ingress|nginx|traefik|proxy|grafana|prometheus|exporter|cert-manager/i;

/** Applications of Argo CD and sets of them (DETECTION 2.3), one deployment an application, or an element of a set. */
export const argoCd: Kind = {
  kind: KIND,
  startsFrom: ['*.yaml', '*.yml', '*.json'],

  async read(files, candidates, settings) {
    if (candidates.length === 0) return NOTHING_READ;
    const found: Finding[] = [];
    const links: Link[] = [];
    const claimed = new Set<string>();
    const seen = new Set<string>();
    const ofApplications = new Map<string, number>();
    const ofFindings = new Map<string, number>();
    const budget: Budget = { left: 20_000_000 };
    const known = new Set(candidates);
    const leads = leadTest(candidates);
    for (const path of await pathsToRead(files, settings)) {
      const file = await readable(files.yaml(path));
      if (file === null) continue;
      const { applications, isWhole } = await applicationsIn(files, file, budget);
      if (isWhole && applications.length > 0) claimed.add(path);
      for (const application of applications) {
        const owner = ownerOf(application, unique(`${KIND}:${path}#${application.name}`, ofApplications), budget);
        seen.add(owner.id);
        links.push(...linksOf(owner));
        const isLeading = leads(owner);
        const isRelevant = isLeading || [path, ...owner.files].some((each) => known.has(each));
        for (const source of isRelevant ? owner.sources : []) {
          const isOurs = isLeading || owner.namesService;
          const reading = await readOrRefuse(files, source, owner, isOurs, settings);
          for (const each of reading.found) found.push({ ...each, id: unique(each.id, ofFindings) });
          for (const each of reading.used) claimed.add(each);
        }
      }
    }
    for (const { id } of found) seen.add(id);
    return { found, claimed: [...claimed], seen: [...seen], links };
  },
};

/** An id that no other has: the second of the same kind is told from the first. */
function unique(id: string, taken: Map<string, number>): string {
  const count = (taken.get(id) ?? 0) + 1;
  taken.set(id, count);
  return count === 1 ? id : `${id}~${count}`;
}

/** What speaks of Argo CD, without the service's name too, for it may set the tag of a chart which has that. */
async function pathsToRead(files: FilesOfTree, settings: KindSettings) {
  const isSearched = searchTest(settings);
  const isManifest = (path: string) => /\.(?:ya?ml|json)$/.test(path) && !isLockFile(path) && isSearched(path);
  return files.containing('argoproj.io', files.paths.filter(isManifest));
}

function ownerOf(application: Application, id: string, budget: Budget): OwnerOfSource {
  const { name, manifest } = application;
  const sources = sourcesOf(application);
  const told = sources.flatMap(({ path, chart }) => [path?.text ?? '', chart?.text ?? '']);
  return {
    ...application,
    ...{ id, sources, budget },
    carrier: manifest.file.path,
    refs: new Set(sources.flatMap(({ ref }) => ref ?? [])),
    secondOrder: secondOrderOf(application, sources),
    namesService: namesService([name, ...told].join(' ')) && !COMPANION.test(name),
  };
}

/** A cheap test whether a source of an application leads to a candidate: in a large repository, most do not. */
function leadTest(candidates: readonly string[]): (owner: OwnerOfSource) => boolean {
  const folders = foldersOf(candidates);
  const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const names = new Set(candidates.map(baseOf));
  return ({ file, sources }) =>
    sources.some(({ value, path }) => {
      if (path !== null && folders.has(normalPath(path.text))) return true;
      const valueFiles = file.items(file.at(value, ['helm', 'valueFiles']));
      const called = valueFiles.map((each) => baseOf(file.written(each) ?? ''));
      return called.some((name) => names.has(name) || isPattern(name) || isFilledIn(name));
    });
}

/** A path without what means nothing in it; as it is written where it leads out of the repository. */
function normalPath(path: string): string {
  return resolvePath('', path.replace(/^\/+/, '')) ?? path;
}

/** What cannot be read of another application is nobody's business here. */
async function readOrRefuse(
  files: FilesOfTree,
  source: Source,
  owner: OwnerOfSource,
  isOurs: boolean,
  settings: KindSettings,
) {
  try {
    return await readSource(files, source, owner, settings);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (!isOurs) return { found: [], used: [] };
    const { id, carrier, secondOrder, files: own } = owner;
    const variables = variablesIn(error.problem.found);
    const finding = unreadableFinding(KIND, id, carrier, error.problem, [carrier, ...own]);
    return { found: [{ ...finding, isRenderedByArgoCd: true, secondOrder, variables }], used: [] };
  }
}

/** Where the sources in git lead; a source that only has a name for files of values leads to all of its repository. */
function linksOf({ id, file, root, sources, secondOrder, namesService }: OwnerOfSource): Link[] {
  const namespace = textAt(file, root, ['spec', 'destination', 'namespace'])?.text ?? '';
  const inGit = sources.filter(({ repository, chart, path, ref }) => {
    return !repository?.startsWith('oci://') && chart === null && (path?.text || ref);
  });
  return inGit.map(({ repository, revision, path, place }, position) => ({
    id: position === 0 ? id : `${id}#${position + 1}`,
    ...{ repository, revision: revision?.text ?? null, path: normalPath(path?.text ?? ''), place },
    namesService: namesService || /lightdash/i.test(namespace),
    secondOrder,
  }));
}
