import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TreeError } from './tree.ts';

/** A command that reads the local repository ends after this long, in milliseconds. */
export const LOCAL_TIMEOUT_MS = 60_000;
/** A list of files or of differences; what is larger than this is no repository that a gate can look through. */
const MOST_OUTPUT_BYTES = 500_000_000;
/** What is kept of the messages of a command that fails. */
export const MOST_MESSAGE_CHARACTERS = 2_000;

/** Variables that would send git to another repository, let it run a program or believe any server, or make its output another one. */
const UNWANTED_VARIABLES =
  /^GIT_(DIR|COMMON_DIR|WORK_TREE|IMPLICIT_WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|GRAFT_FILE|SHALLOW_FILE|REPLACE_REF_BASE|EXTERNAL_DIFF|DIFF_OPTS|PAGER|CONFIG|SSL_NO_VERIFY|(LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS|TRACE.*|REDIRECT_.*)$/i;

/** The job's tokens: of no use to git. */
const SECRET_VARIABLES = /^(INPUT|ACTIONS)_/i;

const ENVIRONMENT = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GCM_INTERACTIVE: 'never',
  GIT_OPTIONAL_LOCKS: '0',
  // The commits and their parents as they are, not as somebody would rather see them.
  GIT_NO_REPLACE_OBJECTS: '1',
};
/** A partial clone would fetch what it lacks without being asked, file by file; versions before 2.44 know only the second. */
const WITHOUT_NETWORK = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' };

/** Where a repository lies. */
export interface RepositoryLocation {
  /** Top folder of the working tree; of a bare repository the repository itself. */
  readonly folder: string;
  readonly gitFolder: string;
  readonly isBare: boolean;
}

/**
 * The repository that a folder lies in: the nearest folder above it that has a `.git`, which no commit can bring along.
 *
 * @param directory absolute; need not exist
 * @returns null where there is none; a folder that is itself a bare repository counts only where that is asked for
 */
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

/** A folder without links in its path, or the nearest one above it where it does not exist. */
export function nearestRealFolder(directory: string): string {
  for (let folder = directory; ; folder = dirname(folder)) {
    try {
      return realpathSync.native(folder);
    } catch {
      if (dirname(folder) === folder) return folder;
    }
  }
}

/** How a git command ended. */
export interface GitResult {
  readonly code: number;
  readonly stdout: Buffer;
  /** In one line, for messages. */
  readonly stderr: string;
}

/** What differs from a command that reads the local repository. */
export interface GitOptions {
  /** May reach the network and write objects. */
  readonly network?: boolean;
  readonly timeoutMs?: number;
  /** For secrets: what is not on the command line is not in the list of processes. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Runs the git program in one repository without a shell, and so that nothing which the repository contains is
 * executed: no hooks, no monitors of the file system, no fetching on the side, no configuration from a folder of its files.
 */
export class Git {
  readonly #options: readonly string[];
  readonly #variables = inheritedVariables();

  constructor(readonly location: RepositoryLocation) {
    const { folder, gitFolder, isBare } = location;
    const settings = [
      'core.fsmonitor=false',
      'core.hooksPath=/dev/null',
      // In a container job the checkout belongs to another user. Only this one repository is trusted.
      `safe.directory=${folder.replaceAll('\\', '/')}`,
      // A remote that is a program would be run.
      'protocol.ext.allow=never',
      // What a branch is comes from the server, and a token may go to it.
      'http.sslVerify=true',
      'color.ui=false',
      'gc.auto=0',
      'maintenance.auto=false',
    ];
    this.#options = [
      ...settings.flatMap((setting) => ['-c', setting]),
      // Named, not looked for: git takes any folder with the right files in it for a repository, also one of the pull request's.
      `--git-dir=${gitFolder}`,
      ...(isBare ? [] : [`--work-tree=${folder}`]),
    ];
  }

  /**
   * @returns how it ended, also where it failed
   * @throws TreeError where there is no git program, or where it does not come to an end
   */
  run(args: readonly string[], { timeoutMs = LOCAL_TIMEOUT_MS, ...options }: GitOptions = {}): Promise<GitResult> {
    const child = this.#spawn(args, options);
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

  /** @throws TreeError also where the command fails */
  async output(args: readonly string[]): Promise<Buffer> {
    const { code, stdout, stderr } = await this.run(args);
    if (code !== 0) throw new TreeError(`git ${args[0]} failed: ${stderr || `status ${code}`}`);
    return stdout;
  }

  /** Starts the program that answers for one object after the other; {@link GitObjects} speaks with it. */
  startBatch(): ChildProcessWithoutNullStreams {
    return this.#spawn(['cat-file', '--batch'], {});
  }

  #spawn(args: readonly string[], { network = false, environment }: GitOptions): ChildProcessWithoutNullStreams {
    const child = spawn('git', [...this.#options, ...args], {
      cwd: this.location.folder,
      env: { ...this.#variables, ...ENVIRONMENT, ...(network ? {} : WITHOUT_NETWORK), ...environment },
      // A group of its own, so that the helpers which speak with a server end with it.
      detached: network && process.platform !== 'win32',
      windowsHide: true,
    });
    // Whoever goes away before reading is told of by its exit.
    child.stdin.on('error', () => undefined);
    return child;
  }
}

function inheritedVariables(): NodeJS.ProcessEnv {
  const isWanted = (name: string) => !UNWANTED_VARIABLES.test(name) && !SECRET_VARIABLES.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isWanted(name)));
}

function kill(child: ChildProcessWithoutNullStreams, group: boolean): void {
  try {
    if (group && child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
  child.kill('SIGKILL');
  // A helper that outlives it would hold these open.
  child.stdout.destroy();
  child.stderr.destroy();
}

/** What is said where there is no git program. */
export function cannotRun(error: Error): TreeError {
  return new TreeError(`git cannot be run: ${error.message}`);
}

/** A message on one line. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s*[\r\n]+\s*/g, '; ');
}
