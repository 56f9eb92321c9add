import { thrownProblem } from '../../../problems/problem.ts';
import { product } from '../../../product/product.ts';
import { folderOf } from '../../../repository/repository-paths.ts';
import { nullIfUnreadable, type SourceFiles } from '../../../syntax/source-files.ts';
import { searchTest } from '../../candidates.ts';
import { type Finding, type Reading, unreadableFinding } from '../../finding.ts';
import { namesServiceImage } from '../../service-names.ts';
import { mayBeRenderedByArgoCd } from '../helm/argo-cd.ts';
import type { KindReader, KindSettings } from '../kind.ts';
import { withUniqueIds } from '../manifests/reader.ts';
import { build } from './build.ts';
import { isKustomizationFile } from './facts.ts';
import { type Owner, readBuilt } from './findings.ts';
import { KustomizationGraph } from './graph.ts';
import { type ImageOverride, kustomizationsIn } from './kustomization.ts';

const KIND = 'kustomize' as const;

/** Kustomizations: the images of each root after its build, and the charts that it inflates (docs/supported-files.md#kustomize). */
export const kustomize: KindReader = {
  async read(files, candidates, settings): Promise<Reading> {
    const wanted = new Set(candidates);
    const isSearched = searchTest(settings);
    const readings: Reading[] = [];
    const graph = await KustomizationGraph.of(files, settings);
    const applied = graph.hasNested ? await appliedFolders(files) : new Set<string>();
    for (const [path, reached] of graph.roots(applied)) {
      const own = [...reached];
      // The candidate search skips excluded folders, even if a root includes them.
      const hidden = isSearched(path) ? own.filter((each) => !isSearched(each)) : [];
      const isOurs = own.some((each) => wanted.has(each));
      if (!isOurs && (hidden.length === 0 || (await files.containing(product.word, hidden)).length === 0)) continue;
      const owner = { kind: KIND, id: `${KIND}:${folderOf(path) || '.'}`, carrier: path };
      readings.push(await readBuild(files, owner, settings, path, own));
    }
    return {
      // Two roots may include the same folder.
      found: withUniqueIds(readings.flatMap(({ found }) => found)),
      claimed: [...new Set(readings.flatMap(({ claimed }) => claimed))],
      objectIds: [...new Set(readings.flatMap(({ objectIds }) => objectIds))],
      links: [...graph.links(), ...readings.flatMap(({ links }) => links)],
    };
  },
};

/** An object of Argo CD or Flux that applies a folder of the repository. */
const APPLIES = /apiVersion:\s*["']?(?:argoproj\.io|kustomize\.toolkit\.fluxcd\.io)\//;
const PATH = /^[ \t]{0,60}(?:- {1,9})?path:[ \t]{0,9}["']?(?:\.?\/)?([\w.-][\w./-]{0,199})["']?[ \t]{0,60}$/gm;

async function appliedFolders(files: SourceFiles): Promise<ReadonlySet<string>> {
  const manifests = files.paths.filter((path) => /\.ya?ml$/.test(path) && !isKustomizationFile(path));
  const folders = new Set<string>();
  for (const path of await files.containing('apiVersion', await files.containing('path:', manifests))) {
    const text = (await nullIfUnreadable(files.text(path))) ?? '';
    const named = APPLIES.test(text) ? text.matchAll(PATH) : [];
    for (const [, folder = ''] of named) folders.add(folder.replace(/\/$/, ''));
  }
  return folders;
}

/** @param own files that show whether the service is concerned if the build fails */
async function readBuild(
  files: SourceFiles,
  owner: Owner,
  settings: KindSettings,
  start: string | readonly string[],
  own: readonly string[],
  over: readonly ImageOverride[] = [],
): Promise<Reading> {
  const recorded = files.recorded();
  try {
    const built = await build(recorded, start, over);
    const read = await readBuilt(recorded, built, owner, settings);
    // Only a chart has hooks, and Argo CD runs them in its own way.
    const hasCharts = built.parts.some(({ source }) => 'release' in source);
    const isRenderedByArgoCd =
      hasCharts && (await mayBeRenderedByArgoCd(files, [owner.carrier, ...read.claimed], settings));
    return isRenderedByArgoCd ? { ...read, found: read.found.map((each) => ({ ...each, isRenderedByArgoCd })) } : read;
  } catch (error) {
    const problem = thrownProblem(error);
    const inputs = [...new Set([...recorded.asked, ...own])].sort();
    const texts = await Promise.all(inputs.map((path) => nullIfUnreadable(files.text(path))));
    const isOurs = texts.some((text) => text !== null && namesServiceImage(text, settings.images));
    const { kind, id, carrier } = owner;
    const found = isOurs ? [unreadableFinding(kind, id, carrier, problem, inputs)] : [];
    return { found, claimed: isOurs ? own : [], objectIds: [id], links: [] };
  }
}

/** What a folder's kustomization, or else all its manifests, deploys when another object, its owner, applies images after it. */
export async function findingsOfKustomization(
  files: SourceFiles,
  folder: string,
  owner: Owner,
  over: readonly ImageOverride[],
  settings: KindSettings,
): Promise<Finding[]> {
  const { carrier } = owner;
  const [path] = kustomizationsIn(files, folder);
  const start = folder === '' ? '' : `${folder}/`;
  // Flux applies these files of a folder without a kustomization.
  const isPlain = (each: string) => each.startsWith(start) && /\.ya?ml$/.test(each) && !isKustomizationFile(each);
  const { found } = await readBuild(files, owner, settings, path ?? files.paths.filter(isPlain), [carrier], over);
  const builds = path === undefined ? {} : { builds: path };
  return found.map((each) => ({ ...each, ...builds, inputs: [...new Set([carrier, ...each.inputs])].sort() }));
}
