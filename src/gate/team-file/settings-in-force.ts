import { relative, resolve, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Tree } from '../../repository/tree.ts';
import { InputError } from '../../settings/input-error.ts';
import { notesOf } from '../report/notes.ts';
import type { Note } from '../report/report.ts';
import { type GateSettingName, type GateSettings, parseSettings } from '../settings.ts';
import { addedExceptions } from './exceptions.ts';
import { fileLabel, type PlacedException, parseFileSettings, parseTeamFile, type TeamFile } from './team-file.ts';
import { STANDARD_PATH } from './team-rules.ts';

/** The standard places of a team's own file, from the root of the repository. */
export const STANDARD_PATHS = [STANDARD_PATH, '.upgrade-gate.yml'] as const;

/** Names that people would expect to work, too. */
export const NEAR_PATHS = STANDARD_PATHS.map((path) => path.replace(/\.yml$/, '.yaml'));

/** Settings that name a document by its path or its address. */
const LOCATIONS: readonly GateSettingName[] = [
  'index-url',
  'release-asset-url',
  'chart-repository-url',
  'known-issues',
];

/** The settings of a run once the team's own file is read. */
export interface SettingsInForce {
  readonly settings: GateSettings;
  readonly notes: readonly Note[];
}

/**
 * Reads the team's own file of both sides of a change (docs/configuration.md#what-counts-from-where): settings and environments count from the
 * base, so that a change does not choose its own rules. The head's file has to be valid.
 *
 * @param base what the target branch has now
 * @param root folder of the repository, absolute
 * @throws InputError for a file that is not valid, for two files, and for a setting that the file and an input give differently
 */
export async function settingsOfChange(
  settings: GateSettings,
  base: Tree,
  head: Tree,
  root: string,
): Promise<SettingsInForce> {
  const [before, after] = [await locate(base, settings), await locate(head, settings)];
  if (before === null && after === null) return noFile(settings);
  const headFile = after === null ? null : await readTeamFile(head, after);
  const { file, problem } = await readBase(base, before);
  if (problem !== null && !(await isMended(base, head, before, headFile))) throw problem;
  const inForce = problem === null ? file : headFile;
  const isChanged = problem === null && !isSameButExceptions(file, headFile);
  return {
    settings: exceptionsAt(before ?? after, inForce === null ? settings : withFile(settings, inForce, root)),
    notes: notesOf(
      ['notice', 'settings-changed', isChanged ? [`${after ?? before}`] : []],
      ['warning', 'settings-mended', problem === null ? [] : [problem.message]],
    ),
  };
}

/**
 * The settings of a run that compares nothing: the file counts as it is checked out.
 *
 * @throws InputError as {@link settingsOfChange}
 */
export async function settingsOfTree(settings: GateSettings, tree: Tree, root: string): Promise<SettingsInForce> {
  const path = await locate(tree, settings);
  if (path === null) return noFile(settings);
  return { settings: exceptionsAt(path, withFile(settings, await readTeamFile(tree, path), root)), notes: [] };
}

function noFile(settings: GateSettings): SettingsInForce {
  const { config } = settings;
  if (config === undefined) return { settings, notes: [] };
  throw new InputError(`${settings.given.label('config')} names ${config}, and the repository has no such file.`);
}

/** Exceptions count in the file that the settings come from, or in the one that a change brings. */
function exceptionsAt(path: string | null, settings: GateSettings): GateSettings {
  return path === null ? settings : { ...settings, team: { ...settings.team, exceptionsAt: path } };
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

/**
 * Reads the file of one tree.
 *
 * @throws InputError if it is not valid, or no regular file
 */
export async function readTeamFile(tree: Tree, path: string): Promise<TeamFile> {
  const isFile = (await tree.entries()).get(path)?.kind === 'file';
  const bytes = isFile ? await tree.read(path) : null;
  if (bytes === null) throw new InputError(`${path} of ${tree.name} is no regular file. Put the file itself there.`);
  return parseTeamFile(path, bytes);
}

/**
 * The exceptions that a head adds. One that the base has already is history.
 *
 * @param at the path of the file
 * @param histories each state before the change
 */
export async function exceptionsAddedBy(
  head: Tree,
  at: string,
  histories: readonly Tree[],
): Promise<readonly PlacedException[]> {
  const exceptionsOf = async (tree: Tree) =>
    (await tree.entries()).has(at) ? (await readTeamFile(tree, at)).exceptions : [];
  const added = await exceptionsOf(head);
  try {
    return addedExceptions(added, await Promise.all(histories.map(exceptionsOf)));
  } catch (error) {
    // Nobody knows what a broken file of the base had allowed already.
    if (error instanceof InputError) return [];
    throw error;
  }
}

async function readBase(base: Tree, path: string | null) {
  if (path === null) return { file: null, problem: null };
  try {
    return { file: await readTeamFile(base, path), problem: null };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return {
      file: null,
      problem: new InputError(`${error.message}\nThis is the file of ${base.name}. Mend it in a change of its own.`),
    };
  }
}

/** Whether the change mends the base's file, and does nothing else. */
async function isMended(base: Tree, head: Tree, path: string | null, after: TeamFile | null): Promise<boolean> {
  if (after === null || after.path !== path) return false;
  const [before, now] = [await base.entries(), await head.entries()];
  const isSame = async (each: string) => {
    const [one, other] = [before.get(each), now.get(each)];
    if (one === undefined || other === undefined || one.kind !== other.kind) return false;
    return one.id !== null && one.id === other.id;
  };
  for (const each of new Set([...before.keys(), ...now.keys()])) {
    if (each !== path && !(await isSame(each))) return false;
  }
  return true;
}

function isSameButExceptions(one: TeamFile | null, other: TeamFile | null): boolean {
  const bare = (file: TeamFile | null) => ({
    settings: [...(file?.settings ?? [])].map(([name, { text }]) => [name, text]).sort(),
    knownIssues: file?.knownIssues ?? null,
    environments: file?.environments ?? [],
  });
  return isDeepStrictEqual(bare(one), bare(other));
}

/**
 * Puts the settings of a file under those that the user gave.
 *
 * @throws InputError for each setting that both give, with different values
 */
function withFile(settings: GateSettings, file: TeamFile, root: string): GateSettings {
  const { given } = settings;
  const ofFile = parseFileSettings(file);
  const conflicts = [...file.settings].flatMap(([name, { text, line }]) => {
    if (!given.texts[name] || isDeepStrictEqual(settings[name], ofFile[name])) return [];
    const says = `is ${JSON.stringify(text)}, and ${given.label(name)} is ${JSON.stringify(given.texts[name])}`;
    return [`${fileLabel(file.path, line, name)} ${says}. Keep one of them.`];
  });
  if (file.knownIssues !== null && given.texts['known-issues']) {
    conflicts.push(
      `${file.path} lists "known-issues", and ${given.label('known-issues')} names a file. Keep one of them.`,
    );
  }
  const addressed = file.environments.filter(({ runningUrl }) => runningUrl !== null);
  if (addressed.length > 0 && (given.texts['running-url'] || file.settings.has('running-url'))) {
    const other = given.texts['running-url'] ? given.label('running-url') : '"running-url" for all';
    conflicts.push(`${file.path}: "environments" have addresses, and there is ${other} too. Keep one of them.`);
  }
  if (conflicts.length > 0) throw new InputError(conflicts.join('\n'));
  const own = [...file.settings].filter(([name]) => !given.texts[name]);
  const texts = Object.fromEntries(own.map(([name, { text }]) => [name, fromRoot(name, text, settings, root)]));
  const running = addressed.flatMap(({ files, runningUrl }) => files.map((glob) => `${glob}=${runningUrl}`)).join('\n');
  const all = { ...given.texts, ...texts, ...(running === '' ? {} : { 'running-url': running }) };
  const { path, knownIssues, environments } = file;
  return {
    ...parseSettings(all, given.label),
    given,
    team: {
      path,
      exceptionsAt: path,
      decides: new Set([...own.map(([name]) => name), ...(running === '' ? [] : (['running-url'] as const))]),
      knownIssues,
      environments,
    },
  };
}

/** A path of the file begins at the root of the repository. A path of an input begins at the working directory. */
function fromRoot(name: GateSettingName, text: string, settings: GateSettings, root: string): string {
  if (!LOCATIONS.includes(name) || /^[a-z][a-z0-9+.-]*:/i.test(text)) return text;
  return relative(resolve(settings['working-directory']), resolve(root, text)).split(sep).join('/');
}
