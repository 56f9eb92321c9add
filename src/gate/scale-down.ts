/**
 * Commands that stop the old version and wait until it is gone. Each stops if the one before it found nothing. They select the pods of
 * Lightdash itself, not those of a database or browser in the same release.
 *
 * @param keys of the values of each release; a dependency goes by its alias, which is the last of them
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

/** What the chart is called within a release, where that is one name and plain. */
function nameOf(keys: readonly (readonly string[])[]): string {
  const names = [...new Set(keys.map((each) => each.at(-1) ?? 'lightdash'))];
  const [name = ''] = names;
  return names.length === 1 && /^[A-Za-z][\w-]*$/.test(name) ? name : '$NAME';
}
