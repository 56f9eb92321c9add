import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { pathBetween } from '../../repository/disk-paths.ts';
import type { Tree } from '../../repository/tree.ts';
import { InputError } from '../../settings/input-error.ts';
import { notesOf } from '../report/notes.ts';
import type { Note } from '../report/report.ts';
import { type GateSettingName, type GateSettings, parseSettings } from '../settings.ts';
import { addedExceptions } from './exceptions.ts';
import { fileLabel, type PlacedException, parseFileSettings, parseTeamFile, type TeamFile } from './team-file.ts';

/** Settings that name a document by its path or its address. */
const LOCATIONS: readonly GateSettingName[] = [
  'index-url',
  'release-asset-url',
  'chart-repository-url',
  'known-issues',
  'table-sizes',
];

/** The settings of a run once the team's own file is read. */
export interface SettingsInForce {
  readonly settings: GateSettings;
  readonly notes: readonly Note[];
}

/** One side of a change, and where it has the file; null if it has none. */
interface SideOfFile {
  readonly tree: Tree;
  readonly path: string | null;
}

/** The settings of a change, at least one of whose sides has the file. @throws InputError */
export async function settingsOfFiles(
  settings: GateSettings,
  { tree: base, path: before }: SideOfFile,
  { tree: head, path: after }: SideOfFile,
  root: string,
): Promise<SettingsInForce> {
  const headFile = after === null ? null : await readTeamFile(head, after);
  const isSame = before === after && before !== null && (await isSameFile(base, head, before));
  const { file, problem } = isSame ? { file: headFile, problem: null } : await readBase(base, before);
  if (problem !== null && !(await isMended(base, head, before, headFile))) {
    throw new InputError(`${problem.message}\nThis is the file of ${base.name}. Fix it in a separate change.`);
  }
  const inForce = problem === null ? file : headFile;
  const isChanged = problem === null && !isSameButExceptions(file, headFile);
  return {
    settings: ofChange(before ?? after, headFile, inForce === null ? settings : withFile(settings, inForce, root)),
    notes: notesOf(
      ['notice', 'settings-changed', isChanged ? [`${after ?? before}`] : []],
      ['warning', 'settings-mended', problem === null ? [] : [problem.message]],
    ),
  };
}

/** Exceptions count in the file that the settings come from, or in the one that a change brings. */
function ofChange(path: string | null, headFile: TeamFile | null, settings: GateSettings): GateSettings {
  const { team } = settings;
  const environmentsOnceMerged = headFile?.environments ?? [];
  return { ...settings, team: { ...team, exceptionsAt: path ?? team.exceptionsAt, environmentsOnceMerged } };
}

/** Reads the file of one tree. @throws InputError if it is not valid, or no regular file */
export async function readTeamFile(tree: Tree, path: string): Promise<TeamFile> {
  const isFile = (await tree.entries()).get(path)?.kind === 'file';
  const bytes = isFile ? await tree.read(path) : null;
  if (bytes === null) throw new InputError(`${path} of ${tree.name} is no regular file. Put the file itself there.`);
  return parseTeamFile(path, bytes);
}

/** As `exceptionsAddedBy`, for a head that has the file. */
export async function exceptionsBetween(
  head: Tree,
  at: string,
  histories: readonly Tree[],
): Promise<readonly PlacedException[]> {
  for (const history of histories) if (await isSameFile(history, head, at)) return [];
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
    return { file: null, problem: error };
  }
}

/** Whether the change mends the base's file, and does nothing else. */
async function isMended(base: Tree, head: Tree, path: string | null, after: TeamFile | null): Promise<boolean> {
  if (after === null || after.path !== path) return false;
  const [before, now] = [await base.entries(), await head.entries()];
  for (const each of new Set([...before.keys(), ...now.keys()])) {
    if (each !== path && !(await isSameFile(base, head, each))) return false;
  }
  return true;
}

/** Whether two trees have the same at a path, as far as they know without reading it. */
async function isSameFile(one: Tree, other: Tree, path: string): Promise<boolean> {
  const [before, after] = [(await one.entries()).get(path), (await other.entries()).get(path)];
  if (before === undefined || after === undefined || before.kind !== after.kind) return false;
  return before.id !== null && before.id === after.id;
}

function isSameButExceptions(one: TeamFile | null, other: TeamFile | null): boolean {
  const bare = (file: TeamFile | null) => ({
    settings: [...(file?.settings ?? [])].map(([name, { text }]) => [name, text]).sort(),
    knownIssues: file?.knownIssues ?? null,
    environments: file?.environments ?? [],
  });
  return isDeepStrictEqual(bare(one), bare(other));
}

/** Puts the settings of a file under those that the user gave. @throws InputError for each setting that both give, with different values */
export function withFile(settings: GateSettings, file: TeamFile, root: string): GateSettings {
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
  // What a command sets by itself is no decision of the user, and none for the file.
  const own = [...file.settings].filter(([name]) => !given.texts[name] && !given.defaults[name]);
  const texts = own.map(([name, { text }]) => [name, fromRoot(name, text, settings, root)] as const);
  const running = addressed.flatMap(({ files, runningUrl }) => files.map((glob) => `${glob}=${runningUrl}`)).join('\n');
  const all = [...texts, ...(running === '' ? [] : [['running-url', running] as const])];
  const parsed = parseSettings(Object.fromEntries(all), given.label);
  const { path, knownIssues, environments } = file;
  return {
    ...settings,
    ...Object.fromEntries(all.map(([name]) => [name, parsed[name]])),
    team: {
      path,
      exceptionsAt: path,
      decides: new Set(all.map(([name]) => name)),
      knownIssues,
      environments,
      environmentsOnceMerged: environments,
    },
  };
}

/** A path of the file begins at the root of the repository. A path of an input begins at the working directory. */
function fromRoot(name: GateSettingName, text: string, settings: GateSettings, root: string): string {
  if (!LOCATIONS.includes(name) || /^[a-z][a-z0-9+.-]*:/i.test(text)) return text;
  return pathBetween(resolve(settings['working-directory']), resolve(root, text));
}
