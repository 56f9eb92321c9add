import { posix } from 'node:path';
import { parseDocument } from 'yaml';
import { fetchAllDependencies } from '../dependencies.js';
import { imagesIn } from '../images.js';

/** Valid file names of a kustomization. */
export const KUSTOMIZATION = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;

/** Flux and Argo CD do not restrict a kustomization to its own folder. */
export const WITHOUT_LIMITS = ['--load-restrictor', 'LoadRestrictionsNone'];

/** Builds each kustomization that no other one includes. For a folder that only lists others, the readers may report those. */
export const kustomize = {
  kinds: ['kustomize'],
  tools: ['kustomize', 'helm'],
  async render({ files, folder, tools }) {
    const units = [];
    await fetchAllDependencies(files, folder, tools);
    for (const root of rootsOf(files)) {
      const { output, refused } = await tools.run(
        'kustomize',
        ['build', root, '--enable-helm', ...WITHOUT_LIMITS],
        folder,
      );
      const inside = reachOf(root, includedBy(files));
      const covers = ({ kind, unit }) => kind === 'kustomize' && inside.has(unit.slice('kustomize:'.length));
      units.push({ unit: `kustomize:${root}`, covers, refused, images: imagesIn(output ?? '') });
    }
    return units;
  },
};

/** The folders of kustomizations that no other one includes. */
export function rootsOf(files) {
  const included = includedBy(files);
  const below = new Set(included.flatMap(({ folders }) => folders));
  return [...new Set(included.filter(({ at, kind }) => kind !== 'Component' && !below.has(at)).map(({ at }) => at))];
}

/** Each kustomization: its folder, its kind, and the folders and files that it includes. */
function includedBy(files) {
  return Object.entries(files).flatMap(([path, text]) => {
    if (!KUSTOMIZATION.test(path)) return [];
    const at = posix.dirname(path);
    const { kind, resources, bases, components } = parseDocument(String(text)).toJS() ?? {};
    return [
      { at, kind, folders: [resources, bases, components].flat().map((each) => posix.join(at, String(each), '.')) },
    ];
  });
}

function reachOf(root, included, reached = new Set()) {
  if (reached.has(root)) return reached;
  reached.add(root);
  for (const { folders } of included.filter(({ at }) => at === root)) {
    for (const folder of folders) reachOf(folder, included, reached);
  }
  return reached;
}
