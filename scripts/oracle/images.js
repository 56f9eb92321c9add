import { parseAllDocuments } from 'yaml';

/** What a controller installs: an image in there is a value. */
const INSTALLED = ['HelmRelease', 'Application', 'ApplicationSet'];

/**
 * All images that rendered manifests name, wherever in an object.
 *
 * @param text YAML of any number of documents, or JSON
 */
export function imagesIn(text) {
  const images = [];
  const look = (value) => {
    if (typeof value !== 'object' || value === null) return;
    if (typeof value.image === 'string') images.push(value.image);
    for (const each of Object.values(value)) look(each);
  };
  for (const object of objectsIn(text)) if (!INSTALLED.includes(object?.kind)) look(object);
  return images;
}

/** The objects of rendered manifests, those of lists one by one. */
export function objectsIn(text) {
  const objects = parseAllDocuments(text, { logLevel: 'error' }).map((document) => document.toJS());
  return objects.flatMap((object) => (Array.isArray(object?.items) ? object.items : [object]));
}

/** All Kubernetes objects in the files of a tree, each with its path. */
export function objectsOf(files) {
  return Object.entries(files).flatMap(([path, text]) => {
    if (!/\.ya?ml$/.test(path) || !/^ *apiVersion: /m.test(text)) return [];
    try {
      return objectsIn(text).flatMap((object) => (object?.metadata === undefined ? [] : [{ ...object, path }]));
    } catch {
      return [];
    }
  });
}
