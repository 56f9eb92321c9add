import { type EnvironmentVariable, isVariableName } from '../../environment.ts';
import { ProblemError } from '../../problem.ts';
import { parseDotenv } from '../../source/dotenv.ts';
import { type Files, readable } from '../../source/source-files.ts';
import { perTree } from '../per-tree.ts';

/** The variables that a file sets. */
export interface EnvFileNames {
  readonly set: readonly EnvironmentVariable[];
  /** Whether some of it is encrypted, so that what a container is given is not this file. */
  readonly isEncrypted: boolean;
}

/** How a file is written: as `.env` is, or as the file of `docker run --env-file`, which takes all for what it is. */
export type EnvFileFormat = 'dotenv' | 'raw';

const readOnce = perTree<EnvFileNames | null>();

/**
 * The names of the variables that a file of `env_file` sets, each where it counts; null where it is not there or cannot be
 * read.
 *
 * @throws TreeError where the tree cannot be read
 */
export async function readEnvFileNames(
  files: Files,
  path: string,
  format: EnvFileFormat,
): Promise<EnvFileNames | null> {
  const text = await readable(files.text(path));
  return text === null ? null : readOnce(files, `${format} ${path}`, () => namesIn(path, text, format));
}

function namesIn(path: string, text: string, format: EnvFileFormat): EnvFileNames | null {
  const entries = format === 'raw' ? readRaw(path, text) : readDotenv(path, text);
  if (entries === null) return null;
  const isEncrypted = entries.some(({ value }) => value.startsWith('ENC['));
  const set = new Map<string, EnvironmentVariable>();
  for (const { name, place, isPartial } of entries) {
    // What sops needs itself is gone once the file is decrypted.
    if (isVariableName(name) && !(isEncrypted && name.startsWith('sops_'))) {
      set.set(name, { name, place, ...(isPartial && { isPartial }) });
    }
  }
  return { set: [...set.values()], isEncrypted };
}

interface Entry extends EnvironmentVariable {
  readonly value: string;
}

/** Null where compose would refuse the file. */
function readDotenv(path: string, text: string): Entry[] | null {
  const lines = text.split('\n');
  try {
    return parseDotenv(path, text).map(({ name, value, place }) => {
      // The name is the last that stands before its value.
      const before = (lines[(place.line ?? 0) - 1] ?? '').slice(0, (place.column ?? 1) - 1);
      const start = before.lastIndexOf(name);
      return { name, value, place: start === -1 ? place : { ...place, column: start + 1 } };
    });
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

/** Null where Docker would refuse the file. */
function readRaw(path: string, text: string): Entry[] | null {
  const entries: Entry[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const statement = line.replace(/\r$/, '').trimStart();
    if (statement === '' || statement.startsWith('#')) continue;
    const [name = '', ...values] = statement.split('=');
    if (name === '' || /\s/.test(name)) return null;
    const place = { file: path, line: index + 1, column: line.search(/\S/) + 1 };
    // Without a value it is handed through.
    entries.push({ name, value: values.join('='), place, ...(values.length === 0 && { isPartial: true }) });
  }
  return entries;
}
