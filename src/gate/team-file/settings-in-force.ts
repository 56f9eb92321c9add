import type { Tree } from '../../repository/tree.ts';
import { InputError } from '../../settings/input-error.ts';
import type { GateSettings } from '../settings.ts';
import type { SettingsInForce } from './read-team-file.ts';
import type { PlacedException } from './team-file.ts';
import { STANDARD_PATH } from './team-rules.ts';

/* Few repositories have such a file, so the code that reads it is loaded only for those. */

/** The standard places of a team's own file, from the root of the repository. */
export const STANDARD_PATHS = [STANDARD_PATH, '.upgrade-gate.yml'] as const;

/** Names that people would expect to work, too. */
export const NEAR_PATHS = STANDARD_PATHS.map((path) => path.replace(/\.yml$/, '.yaml'));

/**
 * Reads the team's own file of both sides of a change: settings and environments count from the base, so that a change
 * does not choose its own rules (docs/policy.md#what-counts-from-where). Throws an InputError for two files, one that
 * is not valid on the head, and a setting that an input gives differently.
 */
export async function settingsOfChange(
  settings: GateSettings,
  base: Tree,
  head: Tree,
  root: string,
): Promise<SettingsInForce> {
  const [before, after] = [await locate(base, settings), await locate(head, settings)];
  if (before === null && after === null) return noFile(settings);
  const { settingsOfFiles } = await import('./read-team-file.ts');
  return settingsOfFiles(settings, { tree: base, path: before }, { tree: head, path: after }, root);
}

/** The settings of a run that compares nothing: the file counts as it is checked out. @throws InputError as {@link settingsOfChange} */
export async function settingsOfTree(settings: GateSettings, tree: Tree, root: string): Promise<SettingsInForce> {
  const path = await locate(tree, settings);
  if (path === null) return noFile(settings);
  const { readTeamFile, withFile } = await import('./read-team-file.ts');
  return { settings: withFile(settings, await readTeamFile(tree, path), root), notes: [] };
}

function noFile(settings: GateSettings): SettingsInForce {
  const { config } = settings;
  if (config === undefined) return { settings, notes: [] };
  throw new InputError(`${settings.given.label('config')} names ${config}, and the repository has no such file.`);
}

/** Where a tree has the file; null if it has none. */
async function locate(tree: Tree, { config, given }: GateSettings): Promise<string | null> {
  const entries = await tree.entries();
  const found = STANDARD_PATHS.filter((path) => entries.has(path));
  const [standard, second] = found;
  if (second !== undefined) throw new InputError(`${tree.name} has ${standard} and ${second}. Keep one of them.`);
  const near = NEAR_PATHS.find((path) => entries.has(path));
  if (near !== undefined) throw new InputError(`${near} is not read. Rename it to ${near.replace(/\.yaml$/, '.yml')}.`);
  if (config === undefined) return standard ?? null;
  if (standard !== undefined && standard !== config)
    throw new InputError(`${given.label('config')} is ${config}, but ${tree.name} has ${standard}. Keep one of them.`);
  return entries.has(config) ? config : null;
}

/** The exceptions that a head adds to the file at a path; one of an earlier state is history. */
export async function exceptionsAddedBy(
  head: Tree,
  at: string,
  histories: readonly Tree[],
): Promise<readonly PlacedException[]> {
  if (!(await head.entries()).has(at)) return [];
  const { exceptionsBetween } = await import('./read-team-file.ts');
  return exceptionsBetween(head, at, histories);
}
