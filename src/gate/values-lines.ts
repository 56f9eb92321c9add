/** Lines of YAML under the keys that lead to them. The keys are hostile until escaped. */
export function nestUnder(keys: readonly string[], lines: readonly string[]): string[] {
  const heads = keys.map((key, depth) => `${'  '.repeat(depth)}${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)}:`);
  return [...heads, ...lines.map((line) => `${'  '.repeat(keys.length)}${line}`)];
}
