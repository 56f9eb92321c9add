import { type Finding, type Link, type Reading, unreadableFinding } from '../finding.ts';
import { ProblemError } from '../problem.ts';
import { folderOf } from '../repository-paths.ts';
import { namesServiceImage } from '../service-names.ts';
import { type Files, readable } from '../source/source-files.ts';
import { mayBeRenderedByArgoCd } from './helm/argo-cd.ts';
import type { FilesOfTree, Kind, KindSettings } from './kind.ts';
import { type Built, build } from './kustomize/build.ts';
import { type Owner, readBuilt } from './kustomize/findings.ts';
import { KustomizationGraph, type Root, reachesHidden } from './kustomize/graph.ts';
import { type ImageOverride, isKustomizationFile, kustomizationIn } from './kustomize/kustomization.ts';
import { uniqueIds } from './manifests.ts';

const KIND = 'kustomize';

/** An address: a scheme, `git@host:…`, or a host with a dot in front of a path. */
const REMOTE = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?\/)/i;

/** Kustomizations: the images of each root as they are once it is built, and the charts that it inflates (DETECTION 2.3). */
export const kustomize: Kind = {
  kind: KIND,
  startsFrom: ['Kustomization', '*.yaml', '*.yml', '*.json'],

  async read(files, candidates, settings): Promise<Reading> {
    const wanted = new Set(candidates);
    const { roots, unused } = (await KustomizationGraph.of(files, settings)).roots();
    const readings: Reading[] = [{ found: [], claimed: unused, seen: [], links: [] }];
    for (const root of roots) {
      const own = [...root.reached].filter((path) => wanted.has(path));
      if (own.length > 0 || (await reachesHidden(files, root, settings))) {
        readings.push(await readRoot(files, root, own, settings));
      }
    }
    const found = readings.flatMap((reading) => reading.found);
    // Two roots may take in the same folder.
    const ids = uniqueIds(found.map(({ id }) => id));
    return {
      found: found.map((each, index) => ({ ...each, id: ids[index] ?? each.id })),
      claimed: [...new Set(readings.flatMap(({ claimed }) => claimed))],
      seen: [...new Set(readings.flatMap(({ seen }) => seen))],
      links: readings.flatMap(({ links }) => links),
    };
  },
};

async function readRoot(
  files: FilesOfTree,
  { path, reached }: Root,
  own: readonly string[],
  settings: KindSettings,
): Promise<Reading> {
  const recorded = files.recorded();
  const id = `${KIND}:${folderOf(path) || '.'}`;
  try {
    const built = await build(recorded, path, settings);
    const owner: Owner = { kind: KIND, id, carrier: path, isRoot: true };
    const { found: read, seen } = await readBuilt(recorded, built, owner, settings);
    // Only a chart has hooks, which Argo CD runs in its own way.
    const isRenderedByArgoCd =
      built.charts.length > 0 && (await mayBeRenderedByArgoCd(files, [path, ...built.parts], settings));
    const found = isRenderedByArgoCd ? read.map((each) => ({ ...each, isRenderedByArgoCd })) : read;
    return { found, seen, claimed: [...built.parts], links: linksOf(built, owner, found) };
  } catch (error) {
    const inputs = [...new Set([...recorded.asked, ...reached])].sort();
    const found = await unreadable(files, { kind: KIND, id, carrier: path }, error, own, inputs, settings);
    return { found, claimed: found.length > 0 ? own : [], seen: [id], links: [] };
  }
}

/** Of a build that cannot be read: its problem, where some of its files show an image of the service. */
async function unreadable(
  files: Files,
  { kind, id, carrier }: Pick<Finding, 'kind' | 'id' | 'carrier'>,
  error: unknown,
  shown: readonly string[],
  inputs: readonly string[],
  { images }: KindSettings,
): Promise<Finding[]> {
  if (!(error instanceof ProblemError)) throw error;
  for (const path of shown) {
    const text = await readable(files.text(path));
    if (text !== null && namesServiceImage(text, images)) {
      return [unreadableFinding(kind, id, carrier, error.problem, inputs)];
    }
  }
  return [];
}

/** What is taken in from other repositories. It is the service's where its address says so, and nothing here sets the tag. */
function linksOf({ unseen }: Built, { id }: Owner, found: readonly Finding[]): Link[] {
  const isSet = found.some((each) => each.id.startsWith(`${id}#remote/`));
  return unseen.flatMap(({ text, problem: { place } }, index): Link[] => {
    if (place === null || !REMOTE.test(text)) return [];
    const [repository = '', query = ''] = text.split('?', 2);
    const revision = /(?:^|&)(?:ref|version)=([^&]*)/.exec(query)?.[1] ?? null;
    const namesService = !isSet && /lightdash/i.test(text);
    // What stands there is nothing of this repository.
    return [
      { id: `${id}#resources[${index}]`, repository, revision, path: text, place, namesService, secondOrder: [] },
    ];
  });
}

/**
 * What the kustomization of a folder deploys where another object applies further images to it, last of all; of a folder without
 * one, what all of its manifests do.
 *
 * @param owner id of that object, which the ids of the findings begin with; they are of its kind
 */
export async function findingsOfKustomization(
  files: FilesOfTree,
  folder: string,
  { owner, images }: { readonly owner: string; readonly images: readonly ImageOverride[] },
  settings: KindSettings,
): Promise<Finding[]> {
  const recorded = files.recorded();
  const [, kind = '', carrier = ''] = /^([^:]*):([^#]*)/.exec(owner) ?? [];
  const path = kustomizationIn(recorded, folder);
  try {
    const built = await build(recorded, path ?? manifestsBelow(files, folder), settings, images);
    const { found } = await readBuilt(recorded, built, { kind, id: owner, carrier, isRoot: false }, settings);
    return found.map((each) => ({ ...each, inputs: [...new Set([carrier, ...each.inputs])].sort() }));
  } catch (error) {
    const inputs = [...recorded.asked].sort();
    return unreadable(files, { kind, id: owner, carrier }, error, [carrier, ...inputs], inputs, settings);
  }
}

/** What Flux takes in of a folder without a kustomization. */
function manifestsBelow({ paths }: Files, folder: string): string[] {
  const start = folder === '' ? '' : `${folder}/`;
  return paths.filter((path) => path.startsWith(start) && /\.ya?ml$/.test(path) && !isKustomizationFile(path));
}
