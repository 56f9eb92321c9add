/** The end of a deployment's id, as people know it: `bi@prod`. Empty if the file holds only one; hostile until escaped. */
export function nameInFile(id: string): string {
  const [, ...parts] = id.split('#');
  const name = parts.join(' ').replaceAll('//', '/');
  // A changed line has only its number.
  return /^\d+$/.test(name) ? '' : name;
}
