/**
 * The name of a deployment within its file, as people know it: its release, service or workload, with its environment, such as `bi@prod`.
 *
 * @param id of a deployment: its kind, where it is found, and its name there
 * @returns empty if the file holds only one; hostile until escaped, as the id is
 */
export function nameInFile(id: string): string {
  const [, ...parts] = id.split('#');
  const name = parts.join(' ').replaceAll('//', '/');
  // A changed line has only its number.
  return /^\d+$/.test(name) ? '' : name;
}
