import { summary } from '@actions/core';
import { vi } from 'vitest';
import { gateAction } from '../../src/actions/main.ts';
import { main } from '../../src/cli/main.ts';
import { historyAction } from '../../src/companions/history/main.ts';
import { recipesAction } from '../../src/companions/recipes/main.ts';
import { runFramed } from '../../src/runner/frame.ts';
import { type Ended, ROOT } from './process.ts';

/** The variables and the folder of a run. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
}

/** By folder of the action; empty for the gate. */
const ACTIONS = { '': gateAction, 'query-history': () => historyAction, 'query-recipes': () => recipesAction };

/** Runs the sources of an action in the process of the test. */
export function runSources(action: keyof typeof ACTIONS, surroundings: Surroundings): Promise<Ended> {
  return inThisProcess(surroundings, async () => {
    // It remembers the file of the first run.
    Object.assign(summary.emptyBuffer(), { _filePath: undefined });
    await runFramed(ACTIONS[action]());
    return Number(process.exitCode);
  });
}

/** Runs the command line in the process of the test, as if the committed one had been started in a folder. */
export function runCliHere(args: readonly string[], cwd: string = ROOT): Promise<Ended> {
  const { argv } = process;
  return inThisProcess({ env: {}, cwd }, async () => {
    process.argv = [process.execPath, `${ROOT}dist/cli/index.js`, ...args];
    try {
      return await main(args);
    } finally {
      process.argv = argv;
    }
  });
}

let isRunning = false;

/** Gives a run what is the process's own, and takes what it prints. Two of them must not overlap. */
async function inThisProcess({ env, cwd }: Surroundings, work: () => Promise<number>): Promise<Ended> {
  if (isRunning) throw new Error('Two runs in one process overlap. Their tests must not be concurrent.');
  isRunning = true;
  const before = { env: process.env, folder: process.cwd(), exitCode: process.exitCode };
  const printed = { stdout: '', stderr: '' };
  const started = performance.now();
  const spies = [
    // It would end the process of the tests.
    vi.spyOn(process, 'on').mockReturnThis(),
    ...(['stdout', 'stderr'] as const).flatMap((name) => [
      vi.spyOn(process[name], 'on').mockReturnThis(),
      // Nothing is called back, because the process would end then.
      vi.spyOn(process[name], 'write').mockImplementation((text) => {
        printed[name] += String(text);
        return true;
      }),
    ]),
  ];
  try {
    process.env = { PATH: before.env['PATH'], ...env };
    process.chdir(cwd);
    const code = await work();
    return { ...printed, code, signal: null, milliseconds: performance.now() - started };
  } finally {
    isRunning = false;
    for (const spy of spies) spy.mockRestore();
    process.chdir(before.folder);
    Object.assign(process, { env: before.env, exitCode: before.exitCode });
  }
}
