import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { InputError } from '../settings/input-error.ts';

/**
 * The absolute path of the folder that a command works on. The default is the working directory.
 *
 * @throws InputError if the path is not a folder
 */
export function folderOperand(operand: string | null): string {
  const folder = resolve(operand ?? '.');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new InputError(`${folder} is not a folder.`);
  return folder;
}
