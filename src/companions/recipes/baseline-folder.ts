import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { quoteValue } from '../../documents/quote-value.ts';
import { messageOfError } from '../../net/message-of-error.ts';
import { readRegularFile } from '../../net/regular-file.ts';
import { InputError } from '../../settings/input-error.ts';
import { labelOf } from '../companion.ts';
import { type Baseline, CHART_UUID, manifestOf, readBaseline, sqlFileOf } from './baseline.ts';

const MANIFEST = 'manifest.json';

/** Reads a baseline; null without a folder: its run may have found no service. @throws InputError if unusable */
export function readBaselineFolder(folder: string): Baseline | null {
  if (!existsSync(folder)) return null;
  try {
    const read = (file: string) => readRegularFile(join(folder, file)).toString('utf8');
    return readBaseline(read(MANIFEST), read);
  } catch (error) {
    throw new InputError(`${labelOf('baseline')} cannot be used: ${messageOfError(error)}.`);
  }
}

/** Refuses a folder that has anything but a baseline, before any other work. @throws InputError, also for a file */
export function refuseForeignFolder(folder: string): void {
  if (!existsSync(folder)) return;
  const refuse = (what: string): never => {
    throw new InputError(
      `${labelOf('write-baseline')} is ${quoteValue(folder)}, ${what}, and would be replaced. Give a folder that does not exist, is empty or holds a baseline.`,
    );
  };
  if (!lstatSync(realpathSync(folder)).isDirectory()) refuse('which is not a folder');
  const isOfBaseline = (name: string) =>
    name === MANIFEST || (name.endsWith('.sql') && CHART_UUID.test(name.slice(0, -'.sql'.length)));
  const foreign = readdirSync(folder).find((name) => !isOfBaseline(name));
  if (foreign !== undefined) refuse(`which holds ${quoteValue(foreign)}`);
}

/** Writes a baseline aside and moves it as a whole, so that a failure leaves the old one. @returns its path */
export function writeBaselineFolder(folder: string, baseline: Baseline): string {
  const path = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  mkdirSync(join(path, '..'), { recursive: true });
  const written = mkdtempSync(`${path}.new-`);
  const replaced = `${written}.old`;
  try {
    for (const { uuid, sql } of baseline.charts) if (sql !== null) writeFileSync(join(written, sqlFileOf(uuid)), sql);
    writeFileSync(join(written, MANIFEST), manifestOf(baseline));
    // Only its owner can read a temporary folder, but later steps may run as another user.
    chmodSync(written, 0o755);
    if (existsSync(path)) renameSync(path, replaced);
    renameSync(written, path);
  } catch (error) {
    if (existsSync(replaced) && !existsSync(path)) renameSync(replaced, path);
    rmSync(written, { recursive: true, force: true });
    throw new Error(`The baseline could not be written to ${quoteValue(folder)}: ${messageOfError(error)}.`, {
      cause: error,
    });
  }
  rmSync(replaced, { recursive: true, force: true });
  return path;
}
