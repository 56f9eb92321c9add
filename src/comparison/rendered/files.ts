import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { TreeError } from '../../repository/tree.ts';

/** All files of one side together. A cluster of a thousand objects renders to a few megabytes. */
const MOST_BYTES = 32_000_000;
const MOST_FILES = 20_000;

export interface RenderedFile {
  /** For people: the given path, joined with the path below it. */
  readonly path: string;
  /** The path below the given folder; empty where the given path is a file. */
  readonly name: string;
  readonly text: string;
}

export interface RenderedFiles {
  readonly files: readonly RenderedFile[];
  /** For a file, its digest as `sha256sum` prints it. For a folder, the digest of the list that `sha256sum` prints for its files, sorted by name. */
  readonly sha256: string;
  /** Why not everything was read; null if it was. */
  readonly problem: string | null;
}

/**
 * Reads a file, or the YAML and JSON files in a folder and its subfolders. Links inside a folder are not followed.
 *
 * @param root absolute path
 * @param location the path as given, for messages and places
 * @throws TreeError where the path cannot be read
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
