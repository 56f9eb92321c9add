import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** How a child process ended and what it printed. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly milliseconds: number;
}

/** The Node that bundles are run with: ACTION_NODE, or the one that runs the tests. */
const NODE = process.env['ACTION_NODE'] ?? process.execPath;

/** Ends a child process before its time, or stops listening to it. */
export type Killing = {
  /** It is done when this resolves. */
  readonly after: Promise<unknown>;
} & ({ readonly signal: NodeJS.Signals } | { readonly closes: 'stdout' | 'stderr' });

/** Runs a bundle as a child process without input and without the environment of the tests. */
export function runNode(
  args: readonly string[],
  { cwd = ROOT, env = {}, killing }: { cwd?: string; env?: Readonly<Record<string, string>>; killing?: Killing } = {},
): Promise<Ended> {
  const started = performance.now();
  const child = spawn(NODE, args, {
    cwd,
    // A test leaves nothing in the cache of whoever runs it.
    env: { PATH: process.env['PATH'], NODE_DISABLE_COMPILE_CACHE: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  void killing?.after.then(() => {
    if ('signal' in killing) child.kill(killing.signal);
    else child[killing.closes].destroy();
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) =>
      resolve({ code, signal, stdout, stderr, milliseconds: performance.now() - started }),
    );
  });
}

/** Runs the committed command line. */
export function runCli(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return runNode([`${ROOT}dist/cli/index.js`, ...args], { env });
}
