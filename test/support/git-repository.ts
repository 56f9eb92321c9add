import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

/** What a file of a test's repository is: its content, a link or a submodule at a commit. */
export type FileContent = string | Buffer | { readonly link: string } | { readonly submodule: string };

const ENVIRONMENT = {
  PATH: process.env['PATH'],
  HOME: '/nonexistent',
  LC_ALL: 'C',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_AUTHOR_NAME: 'Author',
  GIT_AUTHOR_EMAIL: 'author@example.com',
  GIT_AUTHOR_DATE: '2026-11-01T12:00:00Z',
  GIT_COMMITTER_NAME: 'Committer',
  GIT_COMMITTER_EMAIL: 'committer@example.com',
  GIT_COMMITTER_DATE: '2026-11-01T12:00:00Z',
};

const SETTINGS = [
  'commit.gpgsign=false',
  'protocol.file.allow=always',
  // Each would start another process, and there is nothing to tidy yet.
  'gc.auto=0',
  'maintenance.auto=false',
].flatMap((setting) => ['-c', setting]);

/** With the message and the settings; it reads the paths. */
const ADD_AND_COMMIT = `
message=$1
shift
git "$@" add --force --pathspec-from-file=- --pathspec-file-nul &&
  git "$@" commit --quiet --allow-empty --no-verify -m "$message"`;

/** A real repository in a temporary folder. */
export class GitRepository {
  /** For clones of it. */
  readonly url: string;

  constructor(readonly folder: string) {
    this.url = pathToFileURL(folder).href;
  }

  /** Runs git in it; throws where that fails. */
  git(...args: readonly string[]): string {
    return this.gitBytes(...args)
      .toString()
      .trim();
  }

  /** As {@link git}, with the output as it is. */
  gitBytes(...args: readonly string[]): Buffer {
    return this.#run(args);
  }

  /** Writes or, with null, removes files, and commits the result. Returns the full id. */
  commit(files: Readonly<Record<string, FileContent | null>>, message = 'Change'): string {
    const written = Object.entries(files).filter(([path, content]) => this.#write(path, content));
    const paths = written.map(([path]) => path).join('\0');
    // To start a process from one that has grown takes long, so a shell starts both.
    this.#execute('sh', ['-c', ADD_AND_COMMIT, 'git', message, ...SETTINGS], paths);
    return this.id('HEAD');
  }

  /** Switches to a branch, which begins at `start` where it is new. */
  branch(name: string, start?: string): void {
    if (start === undefined) this.git('checkout', '--quiet', name);
    else this.git('checkout', '--quiet', '-B', name, start);
  }

  /** A merge commit of two commits, as GitHub makes it for a pull request: on no branch. Returns its full id. */
  mergeOf(base: string, head: string): string {
    this.git('checkout', '--quiet', '--detach', base);
    this.git('merge', '--quiet', '--no-ff', '--no-edit', head);
    return this.id('HEAD');
  }

  /** Keeps a content without a file for it. Returns git's name for it. */
  store(content: Buffer): string {
    return this.#run(['hash-object', '-w', '--stdin'], content).toString().trim();
  }

  id(name: string): string {
    return (name === 'HEAD' ? this.#headInFiles() : null) ?? this.git('rev-parse', name);
  }

  /** Read without git, which takes longer to start than to answer; null where it keeps its names elsewhere. */
  #headInFiles(): string | null {
    const read = (path: string) => {
      const place = join(this.folder, '.git', path);
      return existsSync(place) ? readFileSync(place, 'utf8').trim() : '';
    };
    const head = read('HEAD');
    const id = head.startsWith('ref: ') ? read(head.slice(5)) : head;
    return /^[0-9a-f]{40}$/.test(id) ? id : null;
  }

  /** @returns whether there is something to add */
  #write(path: string, content: FileContent | null): boolean {
    const place = join(this.folder, path);
    if (content === null) {
      this.git('rm', '--quiet', '-r', '--', path);
      return false;
    }
    if (typeof content === 'object' && 'submodule' in content) {
      this.git('update-index', '--add', '--cacheinfo', `160000,${content.submodule},${path}`);
      return false;
    }
    mkdirSync(dirname(place), { recursive: true });
    if (typeof content === 'object' && 'link' in content) symlinkSync(content.link, place);
    else writeFileSync(place, content);
    return true;
  }

  #run(args: readonly string[], input: string | Buffer = ''): Buffer {
    return this.#execute('git', [...SETTINGS, ...args], input);
  }

  #execute(program: string, args: readonly string[], input: string | Buffer): Buffer {
    return execFileSync(program, args, {
      cwd: this.folder,
      env: ENVIRONMENT,
      input,
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 1_000_000_000,
    });
  }
}

/** A folder that is gone when the current test has finished. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-gate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with such files, which is gone when the current test has finished. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** An empty repository that serves every commit by its id, as GitHub does, also those on no branch. */
export function emptyRepository(folder: string = temporaryFolder()): GitRepository {
  return initialized('[uploadpack]\n\tallowAnySHA1InWant = true\n\tallowFilter = true\n', folder);
}

function initialized(configuration: string, folder: string = temporaryFolder()): GitRepository {
  // What `git init` makes, without a process for it.
  for (const each of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
    mkdirSync(join(folder, '.git', each), { recursive: true });
  }
  writeFileSync(join(folder, '.git/HEAD'), 'ref: refs/heads/main\n');
  const core = '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n';
  writeFileSync(join(folder, '.git/config'), `${core}${configuration}`);
  return new GitRepository(folder);
}

/** A repository with one commit. */
export function repositoryWith(files: Readonly<Record<string, FileContent>>): GitRepository {
  const repository = emptyRepository();
  repository.commit(files);
  return repository;
}

/** A clone over the file protocol. */
export function cloneOf(repository: GitRepository, ...options: readonly string[]): GitRepository {
  const clone = new GitRepository(temporaryFolder());
  clone.git('clone', '--quiet', ...options, repository.url, '.');
  return clone;
}

/** A clone with nothing but one commit, as actions/checkout makes it. */
export function checkoutOf(repository: GitRepository, commit: string): GitRepository {
  const clone = initialized(
    `[remote "origin"]\n\turl = ${repository.url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`,
  );
  clone.git('fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit);
  clone.git('checkout', '--quiet', '--detach', commit);
  return clone;
}
