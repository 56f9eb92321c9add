import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { TreeError } from '../trees/tree.ts';

/** All files of one side together; a cluster of a thousand objects renders to some megabytes. */
const MOST_BYTES = 32_000_000;
const MOST_FILES = 20_000;

/** A file of one side of rendered manifests. */
export interface RenderedFile {
  /** As people find it: the path that was given, with what lies below it. */
  readonly path: string;
  /** Below the folder that was given; empty where that is the file itself. */
  readonly name: string;
  readonly text: string;
}

/** What lies at a path that was given. */
export interface RenderedFiles {
  readonly files: readonly RenderedFile[];
  /** Of the file as `sha256sum` prints it; of a folder, that of the list which `sha256sum` prints of its files in the order of their names. */
  readonly sha256: string;
  /** Why not all of it was read; null where it was. */
  readonly problem: string | null;
}

/**
 * Reads a file, or the YAML and JSON files of a folder and those below it. Links in a folder are not followed.
 *
 * @param root absolute path
 * @param location the same as it was given, for messages and places
 * @throws TreeError where something is there and cannot be read
 */
export function readRenderedFiles(root: string, location: string): RenderedFiles {
  try {
    const isFile = statSync(root).isFile();
    const names = isFile ? [''] : namesBelow(root);
    const bytes = names.reduce((sum, name) => sum + statSync(join(root, name)).size, 0);
    if (names.length > MOST_FILES) return unread(`holds more than ${MOST_FILES} files`);
    if (bytes > MOST_BYTES) return unread(`holds more than ${MOST_BYTES / 1_000_000} MB`);
    const read = names.map((name) => ({ name, content: readFileSync(join(root, name)) }));
    const list = read.map(({ name, content }) => `${digestOf(content)}  ${name}\n`).join('');
    return {
      files: read.map(({ name, content }) => ({
        path: name === '' ? location : posix.join(location, name),
        name,
        text: content.toString('utf8').replace(/^\uFEFF/, ''),
      })),
      sha256: isFile ? list.slice(0, list.indexOf(' ')) : digestOf(list),
      problem: null,
    };
  } catch (error) {
    throw new TreeError(`Cannot read ${location}: ${(error as NodeJS.ErrnoException).code ?? String(error)}`);
  }
}

function unread(problem: string): RenderedFiles {
  return { files: [], sha256: '', problem };
}

function namesBelow(root: string, folder = ''): string[] {
  const names = readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = posix.join(folder, entry.name);
    if (entry.isDirectory()) return namesBelow(root, name);
    return entry.isFile() && /\.(?:ya?ml|json)$/i.test(name) ? [name] : [];
  });
  return names.sort();
}

function digestOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
