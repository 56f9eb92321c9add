import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Choice } from '../../src/gate/report.ts';

type Texts = Readonly<Record<string, string>>;

/** The files after git itself has applied the patch of a choice at the root of a folder that holds them. */
export function applied(choice: Choice, files: Texts): Texts {
  if (choice.patch === null) return files;
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-choice-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    // Outside of a repository it takes a patch all the same; the machine's own settings do not count.
    execFileSync('git', ['apply', '-'], {
      cwd: folder,
      input: choice.patch,
      env: {
        PATH: process.env['PATH'],
        GIT_CEILING_DIRECTORIES: tmpdir(),
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    return Object.fromEntries(Object.keys(files).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The inputs of a run that does what a choice says; the chart is one that stops the old version by itself. */
export function inputsOf({ inputs, failOn }: Choice): Record<string, string> {
  return {
    ...Object.fromEntries(inputs.map(({ name, value }) => [name, value ?? '2.16.361'])),
    'fail-on': failOn,
  };
}
