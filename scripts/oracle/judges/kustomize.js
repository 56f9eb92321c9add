import { posix } from 'node:path';
import { parseDocument } from 'yaml';
import { fetchAllDependencies } from '../dependencies.js';
import { imagesIn } from '../images.js';

/** What a kustomization may be called. */
export const KUSTOMIZATION = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;

/** Each kustomization that no other one includes, built. */
export const kustomize = {
  kinds: ['kustomize'],
  tools: ['kustomize', 'helm'],
  async render({ files, folder, tools }) {
    const units = [];
    await fetchAllDependencies(files, folder, tools);
    for (const root of rootsOf(files)) {
      const args = ['build', root, '--enable-helm', '--load-restrictor', 'LoadRestrictionsNone'];
      const { output, refused } = await tools.run('kustomize', args, folder);
      const unit = `kustomize:${root}`;
      units.push({ unit, covers: (object) => object.unit === unit, refused, images: imagesIn(output ?? '') });
    }
    return units;
  },
};

/** The folders of kustomizations that no other one includes. */
export function rootsOf(files) {
  const all = Object.entries(files).filter(([path, text]) => KUSTOMIZATION.test(path) && typeof text === 'string');
  const included = new Set();
  const roots = [];
  for (const [path, text] of all) {
    const folder = posix.dirname(path);
    const { kind, resources, bases, components } = parseDocument(text).toJS() ?? {};
    for (const each of [resources, bases, components].flat())
      included.add(posix.join(folder, String(each)).replace(/\/$/, ''));
    if (kind !== 'Component') roots.push(folder);
  }
  return roots.filter((folder) => !included.has(folder));
}
