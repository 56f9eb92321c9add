import { splitRecords } from './entries.ts';
import { Git, gitSettings, locateRepository } from './git-command.ts';
import { GitDifferences } from './git-difference.ts';
import { GitObjects } from './git-objects.ts';
import { TreeError } from './tree.ts';

/** Above this number of candidates, git only finds renames without changes. */
const MOST_RENAMES = 1_000;

/** Paths from the root. */
export interface UncommittedFiles {
  /** Changed, deleted or new, and not ignored. */
  readonly changed: ReadonlySet<string>;
  readonly ignored: ReadonlySet<string>;
}

type OpenedClone =
  | { readonly clone: GitClone; readonly problem: null }
  | { readonly clone: null; readonly problem: string };

/** The content of a local clone, without any remote. */
export class GitClone {
  readonly differences: GitDifferences;
  #isPartial: Promise<boolean> | null = null;
  readonly #mergeBases = new Map<string, Promise<string | null>>();
  #originUrl: Promise<string | null> | null = null;

  private constructor(
    readonly git: Git,
    readonly objects: GitObjects,
    /** The top folder of the working tree; null if there is none. */
    readonly root: string | null,
    readonly isShallow: boolean,
  ) {
    this.differences = new GitDifferences(git);
  }

  /** Opens a clone. Without a working tree, it only counts if `bare`. `problem` says why it is no repository. */
  static async open(directory: string, bare: boolean): Promise<OpenedClone> {
    const location = locateRepository(directory, { bare });
    if (location === null) return { clone: null, problem: 'there is no repository here' };
    try {
      const git = new Git(location);
      const shallow = (await git.output(['rev-parse', '--is-shallow-repository'])).toString().trim();
      const root = location.isBare ? null : location.folder;
      return { clone: new GitClone(git, new GitObjects(git), root, shallow === 'true'), problem: null };
    } catch (error) {
      if (error instanceof TreeError) return { clone: null, problem: error.message };
      throw error;
    }
  }

  /** The local commit with a name; null if there is none. */
  async commitOf(name: string): Promise<string | null> {
    return (await this.objects.commit(name))?.id ?? null;
  }

  /** The tip of a branch as of the last fetch. */
  async trackedCommitOf(ref: string): Promise<string | null> {
    return await this.commitOf(`refs/remotes/origin/${ref.replace(/^refs\/heads\//, '')}`);
  }

  async has(commit: string): Promise<boolean> {
    return (await this.commitOf(commit)) !== null;
  }

  /** The parents in the commit object itself, because a shallow clone hides them; null if the commit is absent. */
  async parentsOf(commit: string): Promise<string[] | null> {
    const object = await this.objects.commit(commit);
    if (object === null) return null;
    const header = object.bytes.toString('latin1').split('\n\n', 1)[0] as string;
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] as string);
  }

  /** Whether the full history of two commits is in this clone. */
  async hasHistoryOf(left: string, right: string): Promise<boolean> {
    return !this.isShallow && (await this.has(left)) && (await this.has(right));
  }

  mergeBase(left: string, right: string): Promise<string | null> {
    const key = `${left} ${right}`;
    const known = this.#mergeBases.get(key) ?? this.#askForMergeBase(left, right);
    this.#mergeBases.set(key, known);
    return known;
  }

  async #askForMergeBase(left: string, right: string): Promise<string | null> {
    // Many branches are one commit on the tip of another one.
    if ((await this.parentsOf(right))?.includes(left)) return left;
    const { code, stdout, stderr } = await this.git.run(['merge-base', left, right]);
    if (code === 1) return null;
    if (code !== 0) throw new TreeError(`git merge-base failed: ${stderr}`);
    return stdout.toString().trim();
  }

  /** The old paths by new paths; empty where a commit is absent. */
  async renames(base: string, head: string): Promise<ReadonlyMap<string, string>> {
    const renames = new Map<string, string>();
    if (!(await this.has(base)) || !(await this.has(head))) return renames;
    // The head may have been listed already, and then the base by what differs from it.
    const differing = await this.differences.between(head, base);
    const mayHaveMoved = differing?.some(({ isNew }) => isNew) && differing.some(({ entry }) => entry === null);
    if (mayHaveMoved === false) return renames;
    const options = ['-r', '-z', '--name-status', '-M50%', `-l${MOST_RENAMES}`, '--diff-filter=R'];
    const safely = ['--no-ext-diff', '--no-textconv', '--ignore-submodules=all'];
    const { code, stdout } = await this.git.run(['diff-tree', ...options, ...safely, base, head, '--']);
    // Renames only help to recognise a moved deployment. A partial clone may lack the objects to find them.
    if (code !== 0) return renames;
    const records = splitRecords(stdout);
    for (let index = 0; index + 2 < records.length; index += 3) {
      renames.set(records[index + 2] as string, records[index + 1] as string);
    }
    return renames;
  }

  /** The files of the working tree that are not as the checked-out commit has them; none if there is no working tree. */
  async uncommitted(): Promise<UncommittedFiles> {
    const [changed, ignored] = [new Set<string>(), new Set<string>()];
    if (this.root === null) return { changed, ignored };
    const options = ['--porcelain=v1', '-z', '--no-renames', '--untracked-files=all', '--ignored=matching'];
    // In a submodule, its own settings would count.
    const status = ['status', ...options, '--ignore-submodules=dirty'];
    const environment = gitSettings(await this.#settingsWithoutFilters());
    for (const record of splitRecords(await this.git.output(status, { environment }))) {
      (record.startsWith('!!') ? ignored : changed).add(record.slice(3));
    }
    return { changed, ignored };
  }

  /** Settings that switch off the filters of the repository's own configuration: git would run them on changed files. */
  async #settingsWithoutFilters(): Promise<Record<string, string>> {
    const list = ['config', '--show-scope', '-z', '--name-only', '--get-regexp', '^filter\\..*\\.(clean|process)$'];
    const { code, stdout, stderr } = await this.git.run(list);
    // The status is 1 if there is none. Git before 2.26 cannot tell whose settings they are.
    if (code > 1) throw new TreeError(`git config failed: ${stderr}`);
    const records = splitRecords(stdout);
    const own = records.filter((_, index) => /^(?:local|worktree)$/.test(records[index - 1] ?? ''));
    // No setting could name such a one.
    if (own.some((name) => name.includes('\\')))
      throw new TreeError('a filter has a name that is not UTF-8; rename it');
    const filters = own.map((name) => name.slice(0, name.lastIndexOf('.')));
    const off = { clean: '', process: '', required: 'false' };
    return Object.fromEntries(
      filters.flatMap((filter) => Object.entries(off).map(([member, value]) => [`${filter}.${member}`, value])),
    );
  }

  /** Ids of the commit's contents that a partial clone left on its server. */
  async missingFrom(commit: string): Promise<ReadonlySet<string>> {
    if (!(await this.has(commit))) return new Set();
    this.#isPartial ??= this.#findPromisor();
    if (!(await this.#isPartial)) return new Set();
    const listed = await this.git.output(['rev-list', '--objects', '--no-walk', '--missing=print', commit]);
    const lines = listed.toString('latin1').split('\n');
    return new Set(lines.filter((line) => line.startsWith('?')).map((line) => line.slice(1)));
  }

  /** The content of a file by its id; null if it is absent. */
  async blob(id: string): Promise<Buffer | null> {
    try {
      const object = await this.objects.read(id);
      return object?.type === 'blob' ? object.bytes : null;
    } catch (error) {
      // The API can still supply it.
      if (error instanceof TreeError) return null;
      throw error;
    }
  }

  /** Whether a remote promises objects that the clone lacks. */
  async #findPromisor(): Promise<boolean> {
    const names = '^(extensions\\.partialclone|remote\\..*\\.promisor)$';
    return (await this.git.run(['config', '--get-regexp', names])).stdout.length > 0;
  }

  /** The address of `origin`; null if there is no such remote. */
  originUrl(): Promise<string | null> {
    this.#originUrl ??= this.#askForOrigin();
    return this.#originUrl;
  }

  async #askForOrigin(): Promise<string | null> {
    const { code, stdout } = await this.git.run(['remote', 'get-url', 'origin']);
    return code === 0 ? stdout.toString().trim() : null;
  }
}
