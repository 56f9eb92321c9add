import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse, stringify } from 'yaml';
import { fetchAllDependencies } from '../dependencies.js';
import { objectsIn, objectsOf } from '../images.js';
import { renderRelease } from './flux-release.js';
import { KUSTOMIZATION, rootsOf, WITHOUT_LIMITS } from './kustomize.js';

/** The annotation that names the source file of each object, relative to the folder that was built. */
const ORIGIN = 'config.kubernetes.io/origin';

/**
 * Each `HelmRelease` after the tool that applies it: `flux build kustomization` if a Kustomization of the repository leads to
 * it, else `kustomize build`, else the plain file. Helm then renders its chart.
 */
export const flux = {
  kinds: ['flux'],
  tools: ['flux', 'kustomize', 'helm'],
  async render({ files, folder, tools, charts }) {
    const plain = objectsOf(files);
    if (!plain.some(isRelease)) return [];
    await fetchAllDependencies(files, folder, tools);
    for (const path of Object.keys(files).filter((each) => KUSTOMIZATION.test(each))) askForOrigins(join(folder, path));
    const ways = [
      plain
        .filter((object) => isKustomization(object) && existsSync(pathOf(object, folder)))
        .map((object) => () => buildFlux(object, folder, tools)),
      rootsOf(files).map(
        (root) => async () => builtFrom(root, await tools.run('kustomize', ['build', root, ...WITHOUT_LIMITS], folder)),
      ),
      [() => ({ objects: plain })],
    ];
    const units = new Map();
    for (const way of ways) {
      const before = new Set(units.keys());
      for (const build of way) {
        const { objects = [], refused } = await build();
        if (refused !== undefined) continue;
        for (const release of objects.filter((object) => isRelease(object) && !before.has(nameOf(object)))) {
          const answer = await renderRelease(release, [...objects, ...plain], { folder, tools, charts });
          const { images = [] } = units.get(nameOf(release)) ?? {};
          units.set(nameOf(release), { ...unitOf(release), ...answer, images: [...images, ...answer.images] });
        }
      }
    }
    return [...units.values()];
  },
};

function isRelease({ kind, path }) {
  return kind === 'HelmRelease' && path !== undefined;
}

function isKustomization({ kind, apiVersion }) {
  return kind === 'Kustomization' && String(apiVersion).startsWith('kustomize.toolkit.fluxcd.io/');
}

function nameOf({ path, metadata }) {
  return `flux:${path}#${metadata.name}`;
}

function unitOf(release) {
  const covers = ({ kind, carrier, id }) =>
    kind === 'flux' &&
    carrier === release.path &&
    id.split('#')[1].split('@')[0].split('/').at(-1) === release.metadata.name;
  return { unit: nameOf(release), file: release.path, covers };
}

function pathOf({ spec }, folder) {
  return join(folder, spec.path ?? '.');
}

/** The objects that a Kustomization of Flux applies, as `flux build kustomization` makes them. */
export async function buildFlux(object, folder, tools) {
  const root = posix.join(object.spec.path ?? '.');
  const file = join(folder, `.flux-${object.metadata.name}.yaml`);
  const { path, ...kustomization } = object;
  // Without a cluster, Flux requires a namespace.
  kustomization.metadata.namespace ??= 'flux-system';
  writeFileSync(file, stringify(kustomization));
  const args = [
    'build',
    'kustomization',
    object.metadata.name,
    '--path',
    `./${root}`,
    '--kustomization-file',
    file,
    '--dry-run',
  ];
  return builtFrom(root, await tools.run('flux', args, folder));
}

/** The objects of a build, each with its source file in the repository. */
function builtFrom(root, { output, refused }) {
  if (refused !== undefined) return { refused };
  const objects = objectsIn(output).filter((object) => object?.metadata !== undefined);
  return {
    objects: objects.map((object) => {
      const origin = parse(object.metadata.annotations?.[ORIGIN] ?? '')?.path;
      return { ...object, path: origin === undefined ? undefined : posix.join(root, origin) };
    }),
  };
}

function askForOrigins(path) {
  const { buildMetadata = [], ...rest } = parse(readFileSync(path, 'utf8')) ?? {};
  writeFileSync(path, stringify({ ...rest, buildMetadata: [...buildMetadata, 'originAnnotations'] }));
}
