import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathBetween } from './disk-paths.ts';
import { TreeError } from './tree.ts';

/** The time limit for a command that reads the local repository, in milliseconds. */
export const LOCAL_TIMEOUT_MS = 60_000;
/** The largest output, which lists files or differences. A gate cannot process a larger repository. */
const MOST_OUTPUT_BYTES = 500_000_000;
/** The most characters kept from the messages of a failed command. */
export const MOST_MESSAGE_CHARACTERS = 2_000;

/** Variables that would point git to another repository, make it run a program, weaken its checks or change its output. */
const UNWANTED_VARIABLES =
  /^GIT_(DIR|COMMON_DIR|WORK_TREE|IMPLICIT_WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|GRAFT_FILE|SHALLOW_FILE|REPLACE_REF_BASE|EXTERNAL_DIFF|DIFF_OPTS|PAGER|CONFIG|SSL_NO_VERIFY|(LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS|TRACE.*|REDIRECT_.*)$/i;

/** The job's tokens. Git does not need them. */
const SECRET_VARIABLES = /^(INPUT|ACTIONS)_/i;

const ENVIRONMENT = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GCM_INTERACTIVE: 'never',
  GIT_OPTIONAL_LOCKS: '0',
  // Read the real commits and parents, without replacement objects.
  GIT_NO_REPLACE_OBJECTS: '1',
};
/** Keeps a partial clone from fetching missing objects one by one. Git versions before 2.44 only know the second variable. */
const WITHOUT_NETWORK = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' };

export interface RepositoryLocation {
  /** The top folder of the working tree; for a bare repository, the repository itself. */
  readonly folder: string;
  readonly gitFolder: string;
  readonly isBare: boolean;
}

/** The nearest folder at or above a path with a `.git`, which no commit has; a bare repository only if requested. */
export function locateRepository(directory: string, { bare }: { bare: boolean }): RepositoryLocation | null {
  const real = nearestRealFolder(directory);
  for (let folder = real; ; folder = dirname(folder)) {
    const gitFolder = join(folder, '.git');
    if (existsSync(gitFolder)) return { folder, gitFolder, isBare: false };
    if (dirname(folder) === folder) break;
  }
  const isBare = bare && ['HEAD', 'objects', 'refs'].every((name) => existsSync(join(real, name)));
  return isBare ? { folder: real, gitFolder: real, isBare } : null;
}

/** The real path of a folder, or of the nearest existing folder above it. */
export function nearestRealFolder(directory: string): string {
  for (let folder = directory; ; folder = dirname(folder)) {
    try {
      return realpathSync.native(folder);
    } catch {
      if (dirname(folder) === folder) return folder;
    }
  }
}

/** The path from a folder to another one, wherever links lead: with `/`, and empty for the same folder. */
export function realPathBetween(from: string, to: string): string {
  return pathBetween(nearestRealFolder(from), nearestRealFolder(to));
}

export interface GitResult {
  readonly code: number;
  readonly stdout: Buffer;
  /** In one line, for messages. */
  readonly stderr: string;
}

/** Options that differ from a command that reads the local repository. */
export interface GitOptions {
  /** Whether the command may use the network and write objects. */
  readonly network?: boolean;
  readonly timeoutMs?: number;
  /** For secrets, which must not appear on the command line or in the process list. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Runs git in one repository, without a shell. No program runs that its configuration names, but for the ways to a server and the
 * credentials for it (docs/threat-model.md#what-is-not-promised).
 */
export class Git {
  readonly #options: readonly string[];
  readonly #variables = inheritedVariables();

  constructor(readonly location: RepositoryLocation) {
    const { folder, gitFolder, isBare } = location;
    const settings = [
      'core.fsmonitor=false',
      'core.hooksPath=/dev/null',
      // A fetch would run this one for each folder of objects that the repository borrows.
      'core.alternateRefsCommand=true',
      // In a container job the checkout belongs to another user. Only this one repository is trusted.
      `safe.directory=${folder.replaceAll('\\', '/')}`,
      // Such a remote would run a program.
      'protocol.ext.allow=never',
      // The server decides what a branch is, and it may receive a token.
      'http.sslVerify=true',
      'color.ui=false',
      'gc.auto=0',
      'maintenance.auto=false',
    ];
    this.#options = [
      ...settings.flatMap((setting) => ['-c', setting]),
      // Name the folder, because git accepts any folder with the right files as a repository, even one from the pull
      // request.
      `--git-dir=${gitFolder}`,
      ...(isBare ? [] : [`--work-tree=${folder}`]),
    ];
  }

  /** Runs a command, which may fail. @throws TreeError where git cannot be run, or does not end in time */
  run(args: readonly string[], { timeoutMs = LOCAL_TIMEOUT_MS, ...options }: GitOptions = {}): Promise<GitResult> {
    const child = this.spawn(args, options);
    return new Promise<GitResult>((resolve, reject) => {
      const stdout: Buffer[] = [];
      let length = 0;
      let stderr = '';
      const fail = (error: TreeError) => {
        clearTimeout(timer);
        reject(error);
        kill(child, options.network === true);
      };
      const late = () => fail(new TreeError(`git ${args[0]} did not end within ${timeoutMs / 1000} s`));
      const timer = setTimeout(late, timeoutMs);
      child.stdin.end();
      child.stdout.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > MOST_OUTPUT_BYTES) fail(new TreeError(`git ${args[0]} answers more than can be read`));
        else stdout.push(chunk);
      });
      child.stderr.on('data', (chunk: Buffer) => {
        if (stderr.length < MOST_MESSAGE_CHARACTERS) stderr += chunk.toString();
      });
      child.on('error', (error) => fail(cannotRun(error)));
      child.on('close', (code) => {
        clearTimeout(timer);
        resolve({ code: code ?? -1, stdout: Buffer.concat(stdout), stderr: oneLine(stderr) });
      });
    });
  }

  /** The output of a command. @throws TreeError also where the command fails */
  async output(args: readonly string[], options?: GitOptions): Promise<Buffer> {
    const { code, stdout, stderr } = await this.run(args, options);
    if (code !== 0) throw new TreeError(`git ${args[0]} failed: ${stderr || `status ${code}`}`);
    return stdout;
  }

  /** Starts a command that is talked to while it runs. */
  spawn(args: readonly string[], { network = false, environment }: GitOptions = {}): ChildProcessWithoutNullStreams {
    const child = spawn('git', [...this.#options, ...args], {
      cwd: this.location.folder,
      env: { ...this.#variables, ...ENVIRONMENT, ...(network ? {} : WITHOUT_NETWORK), ...environment },
      // Its own process group, so that helpers for the network end with it.
      detached: network && process.platform !== 'win32',
      windowsHide: true,
    });
    // A process that ends before reading its input is reported by its exit.
    child.stdin.on('error', () => undefined);
    return child;
  }
}

/** Git settings as environment variables, behind those that are there. Others could read the command line, and there a name must not hold `=`. */
export function gitSettings(settings: Readonly<Record<string, string>>): Record<string, string> {
  const before = Number(process.env['GIT_CONFIG_COUNT'] ?? 0) || 0;
  const entries = Object.entries(settings);
  const variables = entries.flatMap(([name, value], index) => [
    [`GIT_CONFIG_KEY_${before + index}`, name],
    [`GIT_CONFIG_VALUE_${before + index}`, value],
  ]);
  return Object.fromEntries([['GIT_CONFIG_COUNT', String(before + entries.length)], ...variables]);
}

function inheritedVariables(): NodeJS.ProcessEnv {
  const isWanted = (name: string) => !UNWANTED_VARIABLES.test(name) && !SECRET_VARIABLES.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isWanted(name)));
}

function kill(child: ChildProcessWithoutNullStreams, group: boolean): void {
  try {
    if (group && child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
  child.kill('SIGKILL');
  // A surviving helper would hold these open.
  child.stdout.destroy();
  child.stderr.destroy();
}

/** The error where git cannot be run. */
export function cannotRun(error: Error): TreeError {
  return new TreeError(`git cannot be run; install it (${error.message})`);
}

/** A message on one line. */
export function oneLine(text: string): string {
  return text.trim().replace(/(?<!\s)\s*[\r\n]+\s*/g, '; ');
}
