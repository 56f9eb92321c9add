import { classifyImage, parseImageReference } from '../../reference.ts';
import type { YamlFile, YamlPath, YamlValue } from '../../source/yaml.ts';

/** An image of the service somewhere in a file. */
export interface ServiceImage {
  /** The way to it, for an identity: it stays the same where items of a list are moved, as far as they have names. */
  readonly steps: readonly string[];
  /** The way to it as the file has it: keys, and places in lists. */
  readonly path: YamlPath;
  /** A mapping with `repository`, or a text. */
  readonly value: YamlValue;
  /** The mapping that has it as a member; null where it is an item of a list. */
  readonly parent: YamlValue | null;
}

interface SearchOptions {
  readonly images: readonly string[];
  /** Whether texts under a key `…image` count, and mappings that have no tag. */
  readonly isWide: boolean;
  /** The part of the file that is searched. */
  readonly root: YamlValue;
}

/** Every image of the service in a file: mappings with `repository` and `tag`, and texts under a key `…image`. */
export function serviceImages(file: YamlFile, { images, isWide, root }: SearchOptions): ServiceImage[] {
  const found: ServiceImage[] = [];
  const visited = new Set<unknown>();
  const merges = [...file.text.matchAll(/<<\s{0,9}:([^\n]{0,300})/g)];
  const merged = new Set(merges.flatMap(([, rest = '']) => rest.match(/(?<=\*)[^\s,\]}]+/g) ?? []));
  const isService = (text: string) => {
    const reference = text.includes('://') ? null : parseImageReference(text);
    return reference !== null && classifyImage(reference, images) !== 'other';
  };
  const pending: (ServiceImage & { readonly key: string })[] = [
    { steps: [], path: [], key: '', value: root, parent: null },
  ];
  // What is found below joins the end of the list while it is gone through.
  for (const next of pending) {
    const { steps, path, key, value } = next;
    const scalar = file.scalar(value);
    if (scalar !== null) {
      if (isWide && /image$/i.test(key) && scalar.type === 'string' && isService(scalar.text)) found.push(next);
      continue;
    }
    // What several aliases lead to is looked at once.
    if (visited.has(value.node)) continue;
    visited.add(value.node);
    const repository = file.scalar(file.at(value, ['repository']));
    const hasTag = isWide || file.at(value, ['tag']) !== null;
    if (steps.length > 0 && hasTag && repository?.type === 'string' && isService(repository.text)) found.push(next);
    for (const { name, value: member } of file.members(value)) {
      const way = { steps: [...steps, quoteStep(name)], path: [...path, name] };
      const below = { ...way, key: name, value: member, parent: value };
      if (!isHolder(file, below, merged)) pending.push(below);
    }
    const items = file.items(value);
    for (const [index, step] of stepsOfItems(file, items).entries()) {
      const item = items[index];
      if (item !== undefined) {
        pending.push({ steps: [...steps, step], path: [...path, index], key: '', value: item, parent: null });
      }
    }
  }
  return found;
}

/** A key as a step: in quotes where it holds what separates steps. */
function quoteStep(key: string): string {
  return /^[^."#[\]]+$/.test(key) ? key : JSON.stringify(key);
}

/** For each item its name where no other has it, else its place in the list. */
function stepsOfItems(file: YamlFile, items: readonly YamlValue[]): string[] {
  const names = items.map((item) => file.scalar(file.at(item, ['name']))?.text ?? '');
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.map((name, index) => (name !== '' && counts.get(name) === 1 ? quoteStep(name) : `[${index}]`));
}

/**
 * Whether a value is there only for others to take in: a key that readers pass over (`x-…`), or an image that a merge key brings
 * into another. Whatever does use it is found where it is used.
 */
function isHolder(
  file: YamlFile,
  { steps, key, value }: ServiceImage & { readonly key: string },
  merged: ReadonlySet<string>,
): boolean {
  if (steps.length === 1 && /^(?:x-|_|\.)/.test(key)) return true;
  // The image of one workload may be the anchor for another's.
  return merged.has(value.node.anchor ?? '') && key !== 'image' && file.at(value, ['repository']) !== null;
}
