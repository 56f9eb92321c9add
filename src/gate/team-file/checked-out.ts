import { lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FolderTree } from '../../repository/folder.ts';
import { locateRepository } from '../../repository/git-command.ts';
import type { Tree, TreeEntry } from '../../repository/tree.ts';
import type { GateSettings } from '../settings.ts';
import { NEAR_PATHS, STANDARD_PATHS, settingsOfTree } from './settings-in-force.ts';

/**
 * The settings of a run that compares no commits: the team's own file counts as it is checked out
 * (docs/policy.md#what-counts-from-where). Throws an InputError for a file that is not valid, or differs from an
 * option.
 */
export async function settingsOfCheckout(
  settings: GateSettings,
  folder = resolve(settings['working-directory']),
): Promise<GateSettings> {
  const root = rootOf(folder);
  const paths = [...STANDARD_PATHS, ...NEAR_PATHS, ...(settings.config === undefined ? [] : [settings.config])];
  return (await settingsOfTree(settings, treeOf(root, paths), root)).settings;
}

/** The top folder of the repository that a folder is in; the folder itself if there is none. */
export function rootOf(folder: string): string {
  return locateRepository(folder, { bare: false })?.folder ?? folder;
}

/** Undefined if nothing is there, also where a folder of the path is a file. */
function statusOf(path: string): ReturnType<typeof lstatSync> {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Some files of a folder. The folder itself is not listed, because it may be large. */
function treeOf(root: string, paths: readonly string[]): Tree {
  const disk = new FolderTree(root);
  const entries = new Map(
    paths.flatMap((path): [string, TreeEntry][] => {
      const status = statusOf(join(root, path));
      if (status === undefined) return [];
      return [[path, { path, kind: status.isFile() ? 'file' : 'symlink', id: null }]];
    }),
  );
  return { name: disk.name, entries: async () => entries, read: (path) => disk.read(path), containing: async () => [] };
}
