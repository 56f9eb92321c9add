import { closeSync, constants, ftruncateSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TreeError } from '../repository/tree.ts';

/** Does not write through a link. */
const EXISTING = constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0);
const CREATED = EXISTING | constants.O_CREAT | constants.O_EXCL;

/** Writes files of a folder, and removes those that go. All are opened first, so a failure to open changes nothing. */
export function writeFiles(
  folder: string,
  contents: ReadonlyMap<string, Buffer>,
  { created, gone }: { readonly created: ReadonlySet<string>; readonly gone: ReadonlySet<string> },
): void {
  const opened: { path: string; file: number; bytes: Buffer }[] = [];
  try {
    for (const [path, bytes] of contents) {
      opened.push({
        path,
        bytes,
        file: orTreeError(path, 'nothing was written', () => open(join(folder, path), created.has(path))),
      });
    }
    for (const { path, file, bytes } of opened) {
      orTreeError(path, 'some files may be half written, see git diff', () => {
        for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, done);
        ftruncateSync(file, bytes.length);
      });
    }
  } catch (error) {
    // A new file would stay behind without its content.
    for (const { path } of opened) if (created.has(path)) rmSync(join(folder, path), { force: true });
    throw error;
  } finally {
    for (const { file } of opened) closeSync(file);
  }
  for (const path of gone) orTreeError(path, 'it is empty now, so remove it', () => rmSync(join(folder, path)));
}

function open(path: string, isNew: boolean): number {
  if (!isNew) return openSync(path, EXISTING);
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, CREATED, 0o644);
}

function orTreeError<Result>(path: string, then: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new TreeError(`Cannot write ${path} (${code ?? String(error)}): ${then}.`);
  }
}
