import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { structuredPatch } from 'diff';
import { TOOL } from '../net/tool.ts';
import { type Tree, TreeError } from '../repository/tree.ts';
import { InputError } from '../settings/input-error.ts';
import type { System } from './init-systems.ts';
import { writeFiles } from './write-files.ts';

/** A file that `init` writes, or leaves as it is because it is there. */
export interface PlannedFile {
  /** From the root of the repository. Hostile until escaped. */
  readonly path: string;
  readonly state: 'written' | 'same' | 'kept';
  /** What stands in it afterwards. */
  readonly text: string;
  /** How a file that is kept differs from what would be written. Hostile until escaped. */
  readonly difference: readonly string[];
  /** The job to add to a file that is kept; empty if there is none. */
  readonly job: readonly string[];
}

/** A step of a workflow that uses this action, from wherever. */
const USES_ACTION = new RegExp(String.raw`^[ \t]*(?:- +)?uses: *["']?[\w./-]+/${TOOL.name}(?:/[\w./-]+)?@`, 'm');

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;

/** Plans a file that belongs to this program alone. @throws InputError if a link or something else stands in its place */
export async function planOwnFile(
  tree: Tree,
  root: string,
  path: string,
  text: string,
  differ: (current: string, text: string) => readonly string[] = differenceOf,
): Promise<PlannedFile> {
  const file = { path, text, difference: [], job: [] };
  if (!isThere(root, path)) return { ...file, state: 'written' };
  const current = (await tree.read(path))?.toString() ?? '';
  if (current === text) return { ...file, state: 'same' };
  return { ...file, state: 'kept', text: current, difference: differ(current, text) };
}

/** Plans a pipeline that may hold other jobs, too. @throws InputError as {@link planOwnFile} */
export async function planPipeline(tree: Tree, root: string, system: System, text: string): Promise<PlannedFile> {
  const file = await planOwnFile(tree, root, system.pipeline, text);
  if (file.state !== 'kept') return file;
  // A pipeline that names this program has the job already.
  const isThereAlready = file.text.includes(TOOL.name);
  const job = isThereAlready ? [] : (system.fit?.(text, file.text) ?? text).trimEnd().split('\n');
  return { ...file, difference: [], job };
}

/** The workflow that uses the action already, under whatever name; null if none does. */
export async function workflowInUse(tree: Tree): Promise<PlannedFile | null> {
  for (const { path, kind } of (await tree.entries()).values()) {
    if (kind !== 'file' || !WORKFLOW.test(path)) continue;
    const text = (await tree.read(path))?.toString() ?? '';
    if (USES_ACTION.test(text)) return { path, text, state: 'kept', difference: [], job: [] };
  }
  return null;
}

/** Writes what is planned, or nothing. @throws InputError */
export function writePlanned(root: string, files: readonly PlannedFile[]): void {
  const created = files.filter(({ state }) => state === 'written');
  const contents = new Map(created.map(({ path, text }) => [path, Buffer.from(text)]));
  try {
    writeFiles(root, contents, { created: new Set(contents.keys()), gone: new Set() });
  } catch (error) {
    if (error instanceof TreeError) throw new InputError(error.message);
    throw error;
  }
}

/** Whether a file is there. @throws InputError for anything else in its place, such as a link, which may lead away */
export function isThere(root: string, path: string): boolean {
  const steps = path.split('/');
  for (const depth of steps.keys()) {
    const part = steps.slice(0, depth + 1).join('/');
    const status = lstatSync(join(root, part), { throwIfNoEntry: false });
    if (status === undefined) return false;
    const isLast = depth === steps.length - 1;
    if (isLast ? status.isFile() : status.isDirectory()) continue;
    throw new InputError(`${part} is no ${isLast ? 'regular file' : 'folder'}, so nothing was written. Move it away.`);
  }
  return true;
}

function differenceOf(current: string, text: string): string[] {
  // Undefined if it takes too long. Then the file is said to stay, without a difference.
  const patch = structuredPatch('', '', current, text, '', '', { context: 0, timeout: 1_000 });
  return patch?.hunks.flatMap(({ lines }) => lines.filter((line) => !line.startsWith('\\'))) ?? [];
}
