/**
 * Commands that stop the old version and wait until it is gone. None of them goes on where the one before it has found nothing to
 * stop. The pods are those of the service itself, not of a database or a browser that the release may hold beside it.
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
