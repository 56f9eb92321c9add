import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { InputError } from '../gate/input-error.ts';

/**
 * The absolute path of the folder that a command is about; the one that it runs in where none is named.
 *
 * @throws InputError where it is no folder
 */
export function folderOperand(operand: string | null): string {
  const folder = resolve(operand ?? '.');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new InputError(`${folder} is not a folder.`);
  return folder;
}
