import { parseAllDocuments } from 'yaml';

/** Objects that a controller installs. An image in them is a value, not a rendered image. */
const INSTALLED = ['HelmRelease', 'Application', 'ApplicationSet'];

/**
 * All images that rendered manifests name, anywhere in an object.
 *
 * @param text YAML with any number of documents, or JSON
 */
export function imagesIn(text) {
  const images = [];
  const look = (value) => {
    if (typeof value !== 'object' || value === null) return;
    if (typeof value.image === 'string') images.push(value.image);
    // Compose prints its extensions too, and runs nothing of them.
    for (const [key, each] of Object.entries(value)) if (!key.startsWith('x-')) look(each);
  };
  for (const object of objectsIn(text)) if (!INSTALLED.includes(object?.kind)) look(object);
  return images;
}

/** The objects of rendered manifests. Lists are split into their items. */
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
