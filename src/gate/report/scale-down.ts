import { product } from '../../product/product.ts';

/**
 * Commands that stop the pods of Lightdash and wait until they are gone. A release comes with the keys that lead to its
 * values, of which the last is the alias of a dependency.
 */
export function scaleDownLines(
  releases: readonly { readonly release?: string | null; readonly keys: readonly string[] }[],
  workers: readonly string[] = [],
): string[] {
  const components = workers.flatMap((worker) => product.chart.workers[worker] ?? []);
  return [
    'app=app.kubernetes.io',
    `pods="$app/instance=${releaseOf(releases) ?? '$RELEASE'}"`,
    `pods="$pods,$app/name=${nameOf(releases.map(({ keys }) => keys))}"`,
    ...(components.length === 0 ? [] : [`pods="$pods,$app/component in (${components.join(',')})"`]),
    'kubectl scale deployment -l "$pods" \\',
    '  --replicas=0 &&',
    'kubectl wait pod -l "$pods" --for=delete \\',
    '  --timeout=5m',
  ];
}

/** What Helm takes as the name of a release. One that needs quoting in a shell does not go into a command. */
const RELEASE = /^[a-z0-9][a-z0-9.-]{0,52}$/;

/** The name of the Helm release; null if it is not known, or if there are several. */
export function releaseOf(releases: readonly { readonly release?: string | null }[]): string | null {
  const [name = null, ...others] = new Set(releases.map(({ release }) => release ?? null));
  return others.length === 0 && name !== null && RELEASE.test(name) ? name : null;
}

/** The name of the chart within a release; `$NAME` if the releases have different names, or the name is not plain. */
function nameOf(keys: readonly (readonly string[])[]): string {
  const names = [...new Set(keys.map((each) => aliasOf(each) ?? product.word))];
  const [name = ''] = names;
  return names.length === 1 && /^[A-Za-z][\w-]*$/.test(name) ? name : '$NAME';
}

/** The key of a dependency; null for values that an object holds for its own chart, as `spec.values` of Flux does. */
function aliasOf(keys: readonly string[]): string | null {
  const last = keys.at(-1) ?? null;
  return last === null || /^values(Object|Inline)?$/.test(last) ? null : last;
}
