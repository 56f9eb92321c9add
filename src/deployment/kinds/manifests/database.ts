import { type DatabaseUser, neighboursOf } from '../../database-neighbours.ts';
import { groupBy } from '../../group-by.ts';
import type { ImageReading } from '../../image-answer.ts';
import type { NamedImage } from './containers.ts';
import type { KubernetesObject } from './objects.ts';

/** An image, and what it says of the product's version; null if it is not the product's. */
interface ReadImage {
  readonly image: NamedImage;
  readonly reading: ImageReading | null;
}

/**
 * Finds the workloads that run another image and use the database of the product (docs/rules.md#what-else-uses-the-database).
 * A sidecar stops with its pod, and is none of them.
 *
 * @param groupOf what has to be equal: the same name means something else in another namespace
 */
export function neighboursBeside(
  all: readonly ReadImage[],
  groupOf: (object: KubernetesObject) => string,
): (object: KubernetesObject) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  for (const [group, beside] of groupBy(all, ({ image }) => groupOf(image.object))) {
    const own = new Set(beside.flatMap(({ image, reading }) => (reading === null ? [] : nameOf(image.object))));
    if (own.size === 0) continue;
    const users = beside.map(({ image }) => userOf(image));
    const mine = users.filter(({ name }) => own.has(name));
    known.set(group, neighboursOf(mine, users));
  }
  return (object) => known.get(groupOf(object)) ?? [];
}

function userOf({ object, image, container }: NamedImage): DatabaseUser {
  const entries = (container?.itemsAt('env') ?? []).map((item) => {
    // A secret is the same one where the same words lead to it.
    const value = item.at(['value'])?.written ?? item.at(['valueFrom'])?.source.replace(/\s+/g, ' ') ?? '';
    return [item.textAt('name'), value] as const;
  });
  return { name: nameOf(object), hosts: [object.name], image: image.name.text, values: new Map(entries) };
}

function nameOf({ kind, name }: KubernetesObject): string {
  return `${kind}/${name}`;
}
