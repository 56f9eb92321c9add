import { baseNameOf, folderOf } from '../../../repository/repository-paths.ts';
import { type Files, nullIfUnreadable } from '../../../syntax/source-files.ts';
import { variablesIn } from '../../../syntax/template-variables.ts';
import { STAGE } from '../../environment-names.ts';
import { DEFAULTS, type Finding, type Reading } from '../../finding.ts';
import { groupBy } from '../../group-by.ts';
import { isChartTemplate } from '../facts.ts';
import type { KindReader } from '../kind.ts';
import { declarationsOf, imagesOf, type NamedImage, readNamedImage } from './containers.ts';
import { neighboursBeside } from './database.ts';
import { isOfAnotherKind, type KubernetesObject, objectsIn, showObject } from './objects.ts';

const KIND = 'manifests' as const;

/** Kubernetes manifests that are applied directly: the image of each container (docs/supported-files.md#kubernetes-manifests). */
export const manifests: KindReader = {
  async read(files, candidates, settings): Promise<Reading> {
    const claimed: string[] = [];
    const named: NamedImage[] = [];
    for (const path of candidates) {
      if (!(await mayHoldManifests(files, path))) continue;
      const file = await nullIfUnreadable(files.yaml(path));
      const objects = objectsIn(file);
      const own = objects.filter((object) => !isOfAnotherKind(object));
      named.push(...own.flatMap(imagesOf));
      if (own.length > 0 && own.length === objects.length) claimed.push(path);
    }
    const objectIds = uniqueIds(named.map(({ object, id }) => `${KIND}:${object.value.file.path}#${id}`));
    const read = named.map((image, index) => {
      return { image, id: objectIds[index] ?? '', reading: readNamedImage(image, settings) };
    });
    const unitOf = unitsOf(read.flatMap(({ image, reading }) => (reading === null ? [] : image)));
    const neighboursOf = neighboursBeside(read, unitOf);
    const found = read.flatMap(({ image, id, reading }): Finding[] => {
      if (reading === null) return [];
      const { object, source, containerVariables } = image;
      const carrier = object.value.file.path;
      const own = { kind: KIND, id, unit: unitOf(object), carrier, inputs: [carrier] };
      const shown = { declared: declarationsOf(object), containerVariables, neighbours: neighboursOf(object) };
      const counted = { understood: [image.image.name.place], variables: variablesIn(source) };
      return [{ ...DEFAULTS, ...own, ...shown, ...counted, ...reading }];
    });
    return { found, claimed, objectIds, links: [] };
  },
};

/** Whether a file may contain plain objects, and is not a template of a chart or of a repository. */
async function mayHoldManifests(files: Files, path: string): Promise<boolean> {
  if (isChartTemplate(files, path) || path.includes('{{') || /(?:^|\/)kustomization\.ya?ml$/.test(path)) return false;
  return (await nullIfUnreadable(files.text(path)))?.includes('apiVersion') === true;
}

/** Makes ids unique: the second of two equal ids gets `~2`. */
export function uniqueIds(ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}~${count}`;
  });
}

/** The same findings with unique ids. */
export function withUniqueIds(found: readonly Finding[]): Finding[] {
  const ids = uniqueIds(found.map(({ id }) => id));
  return found.map((each, index) => ({ ...each, id: ids[index] ?? each.id }));
}

/**
 * The unit of an object: its folder and namespace. Files of one folder with the same object, or with names that differ in a
 * stage, are environments.
 */
function unitsOf(images: readonly NamedImage[]): (object: KubernetesObject) => string {
  const pathOf = ({ object }: NamedImage) => object.value.file.path;
  const same = groupBy(images, (image) => `${folderOf(pathOf(image))}#${showObject(image.object)}#${image.name}`);
  const paths = [...same.values()].map((group) => new Set(group.map(pathOf))).filter(({ size }) => size > 1);
  const alone = new Set(paths.flatMap((each) => [...each]));
  const all = [...new Set(images.map(pathOf))];
  const alike = groupBy(all, (path) => `${folderOf(path)}/${wordsOf(path, false)}`);
  const staged = new Set([...alike.values()].filter(({ length }) => length > 1).flatMap((each) => each.map(folderOf)));
  return ({ value, namespace }) => {
    const { path } = value.file;
    const stage = staged.has(folderOf(path)) ? wordsOf(path, true) : [];
    const together = [folderOf(path) || '.', ...stage].join('/');
    return `${KIND}:${alone.has(path) ? path : together}#${namespace}`;
  };
}

/** The words of a file's name that are the name of a stage, or the others. */
function wordsOf(path: string, isStage: boolean): string[] {
  return baseNameOf(path)
    .split(/[._-]/)
    .filter((word) => STAGE.test(word) === isStage);
}
