/** Lines of YAML under the keys that lead to them. The keys are hostile until escaped. */
export function nestUnder(keys: readonly string[], lines: readonly string[]): string[] {
  const heads = keys.map((key, depth) => `${'  '.repeat(depth)}${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)}:`);
  return [...heads, ...lines.map((line) => `${'  '.repeat(keys.length)}${line}`)];
}

/**
 * Commands that stop the old version and wait until it is gone. Each command stops if the one before it found nothing. They select only the
 * pods of Lightdash, not those of a database or browser in the same release.
 *
 * @param keys of the values of each release; a dependency is named by its alias, which is the last key
 */
export function scaleDownLines(keys: readonly (readonly string[])[]): string[] {
  return [
    'app=app.kubernetes.io',
    'pods="$app/instance=$RELEASE"',
    `pods="$pods,$app/name=${nameOf(keys)}"`,
    'kubectl scale deployment -l "$pods" \\',
    '  --replicas=0 &&',
    'kubectl wait pod -l "$pods" --for=delete \\',
    '  --timeout=5m',
  ];
}

/** The name of the chart within a release; `$NAME` if the releases have different names, or the name is not plain. */
function nameOf(keys: readonly (readonly string[])[]): string {
  const names = [...new Set(keys.map((each) => each.at(-1) ?? 'lightdash'))];
  const [name = ''] = names;
  return names.length === 1 && /^[A-Za-z][\w-]*$/.test(name) ? name : '$NAME';
}
