import { nameTest, searchTest } from '../candidates.ts';
import { MANIFESTS } from './facts.ts';
import type { FilesOfTree, KindReader, KindSettings } from './kind.ts';
import { KINDS, type SearchedKindName } from './kinds.ts';

const READERS: Readonly<Record<SearchedKindName, () => Promise<KindReader>>> = {
  compose: async () => (await import('./compose/reader.ts')).compose,
  dockerfile: async () => (await import('./dockerfile/reader.ts')).dockerfile,
  'argo-cd': async () => (await import('./argo-cd/reader.ts')).argoCd,
  flux: async () => (await import('./flux/reader.ts')).flux,
  k3s: async () => (await import('./k3s/reader.ts')).k3s,
  crossplane: async () => (await import('./crossplane/reader.ts')).crossplane,
  kustomize: async () => (await import('./kustomize/reader.ts')).kustomize,
  helmfile: async () => (await import('./helmfile/reader.ts')).helmfile,
  terraform: async () => (await import('./terraform/reader.ts')).terraform,
  manifests: async () => (await import('./manifests/reader.ts')).manifests,
  'umbrella-chart': async () => (await import('./umbrella-chart/reader.ts')).umbrellaChart,
  'helm-values': async () => (await import('./helm-values/reader.ts')).helmValues,
};

const isManifest = nameTest(MANIFESTS);

/**
 * The readers that a tree needs, in reading order, each with the candidates whose names its kind accepts.
 *
 * @param unread the candidates that no reader has claimed by then
 */
export async function* readersFor(
  files: FilesOfTree,
  unread: () => readonly string[],
  settings: KindSettings,
): AsyncGenerator<readonly [KindReader, readonly string[]]> {
  const isSearched = searchTest(settings);
  const manifests = files.paths.filter((path) => isManifest(path) && isSearched(path));
  for (const { name, startsFrom, mayBeIn } of KINDS) {
    const candidates = unread().filter(nameTest(startsFrom));
    const contains = async (text: string | undefined, paths: readonly string[]) =>
      text !== undefined && (await files.containing(text, paths)).length > 0;
    const isNeeded =
      typeof mayBeIn === 'string'
        ? mayBeIn === 'always' || candidates.length > 0
        : (mayBeIn.path !== undefined && files.paths.some(mayBeIn.path)) ||
          (await contains(mayBeIn.candidateWith, candidates)) ||
          (candidates.length > 0 && (await contains(mayBeIn.manifestWith, manifests)));
    if (isNeeded) yield [await READERS[name](), candidates];
  }
}
