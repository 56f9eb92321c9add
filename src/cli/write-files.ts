import { closeSync, constants, ftruncateSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { TreeError } from '../repository/tree.ts';

/** Creates no file, and does not write through a link. */
const EXISTING = constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0);

/**
 * Writes existing files of a folder. All of them are opened before the first byte is written, so a failure to open changes nothing.
 *
 * @throws TreeError
 */
export function writeFiles(folder: string, contents: ReadonlyMap<string, Buffer>): void {
  const opened: { path: string; file: number; bytes: Buffer }[] = [];
  try {
    for (const [path, bytes] of contents) {
      opened.push({
        path,
        bytes,
        file: orTreeError(path, 'nothing was written', () => openSync(join(folder, path), EXISTING)),
      });
    }
    for (const { path, file, bytes } of opened) {
      orTreeError(path, 'some files may be half written, see git diff', () => {
        for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, done);
        ftruncateSync(file, bytes.length);
      });
    }
  } finally {
    for (const { file } of opened) closeSync(file);
  }
}

function orTreeError<Result>(path: string, then: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new TreeError(`Cannot write ${path} (${code ?? String(error)}): ${then}.`);
  }
}
