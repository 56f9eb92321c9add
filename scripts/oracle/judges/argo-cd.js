import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { SERVICE } from '../charts.js';
import { fetchAllDependencies } from '../dependencies.js';
import { imagesIn, objectsOf } from '../images.js';

/** Each Application, including those that an ApplicationSet generates. Every git repository that they name counts as this one. */
export const argoCd = {
  kinds: ['argo-cd'],
  tools: ['argo-cd-render', 'helm', 'kustomize'],
  async render({ files, folder, tools, objects: found }) {
    const objects = objectsOf(files).filter(
      ({ kind, apiVersion }) => /^Application(?:Set)?$/.test(kind) && /^argoproj\.io\//.test(apiVersion),
    );
    if (objects.length === 0) return [];
    await fetchAllDependencies(files, folder, tools);
    const units = [];
    for (const { path, ...object } of objects) {
      const isOfOthers = [object.spec?.source, object.spec?.sources]
        .flat()
        .some((source) => ![undefined, SERVICE].includes(source?.chart));
      const file = join(folder, '.argo-cd.yaml');
      writeFileSync(file, stringify(object));
      const { output, refused } = await tools.run('argo-cd-render', [folder, file], folder);
      const unit = `argo-cd:${path}#${object.metadata.name}`;
      if (refused !== undefined)
        units.push({
          unit,
          file: path,
          covers: ({ kind, carrier }) => kind === 'argo-cd' && carrier === path,
          refused,
          images: [],
        });
      for (const { name, paths, manifests, error } of JSON.parse(output ?? '[]')) {
        const id = `argo-cd:${path}#${name}`;
        // If the readers did not find the application itself, they may have found the files that it leads to.
        const isIt = (each) => each.id === id || each.id.startsWith(`${id}~`);
        const covers = found.some(isIt)
          ? isIt
          : ({ kind, carrier }) => kind !== 'argo-cd' && paths.some((at) => carrier.startsWith(`${at}/`));
        units.push({
          unit: id,
          file: path,
          covers,
          refused: error || (isOfOthers ? 'a chart of others' : undefined),
          images: (manifests ?? []).flatMap(imagesIn),
        });
      }
    }
    return units;
  },
};
