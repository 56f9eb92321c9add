import { closeSync, constants, openSync, readSync, statSync } from 'node:fs';

/** For a file that somebody names by its path. Larger ones are something else than was meant. */
export const MOST_FILE_BYTES = 32_000_000;

/** A pipe that takes the place of the file meanwhile must not block. */
const WITHOUT_WAITING = constants.O_RDONLY | constants.O_NONBLOCK;
const PIECE_BYTES = 65_536;

/** Reads a file that an input names. @throws Error with the path, also for a folder, a pipe, a device and a large file */
export function readRegularFile(path: string): Buffer {
  // Checked before opening, because opening a device may have an effect.
  if (!statSync(path).isFile()) throw new Error(`${JSON.stringify(path)} is not a regular file`);
  const file = openSync(path, WITHOUT_WAITING);
  try {
    const pieces: Buffer[] = [];
    // Some files of the system have no size, so the bytes are counted.
    for (let bytes = 0; ; ) {
      const piece = Buffer.allocUnsafe(PIECE_BYTES);
      const length = readSync(file, piece);
      if (length === 0) return Buffer.concat(pieces);
      bytes += length;
      if (bytes > MOST_FILE_BYTES)
        throw new Error(`${JSON.stringify(path)} has more than ${MOST_FILE_BYTES / 1_000_000} MB`);
      pieces.push(piece.subarray(0, length));
    }
  } finally {
    closeSync(file);
  }
}
