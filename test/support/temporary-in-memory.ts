import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/* Puts the temporary files of a run into memory, where there is room. Half of what a test does with a repository is files that come and go. */

const MEMORY = '/dev/shm';
/** In bytes. What all tests hold at a time is far less. */
const LEAST_FREE = 2 * 1024 ** 3;

let made: string | null = null;

/** Runs before all tests. Whoever sets `TMPDIR` has chosen another place. */
export function setup(): void {
  if (process.env['TMPDIR'] !== undefined) return;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < LEAST_FREE) return;
    made = mkdtempSync(join(MEMORY, 'upgrade-gate-tests-'));
    // A test may run as another user.
    chmodSync(made, 0o755);
    // Some containers refuse to start programs there.
    const program = join(made, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    execFileSync(program);
    process.env['TMPDIR'] = made;
  } catch {
    // Another system, or no such folder: the usual one serves.
    teardown();
  }
}

export function teardown(): void {
  if (made === null) return;
  rmSync(made, { recursive: true, force: true });
  made = null;
  delete process.env['TMPDIR'];
}
