import * as z from 'zod';
import { FetchError } from '../net/fetch-error.ts';
import type { GitHubApi } from '../net/github-api.ts';
import { CommitTree, type OnFound } from './commit.ts';
import { entriesByPath, entryKindOfMode, objectId, textsIn } from './entries.ts';
import { COMMIT_ID, MOST_FILE_BYTES, TooLargeError, type TreeEntry, TreeError } from './tree.ts';

/** The most lists for one commit whose files do not fit into one. */
const MOST_LISTS = 500;
/** Each searched file is a request. A job has a thousand in an hour. */
const MOST_SEARCHED_FILES = 1_000;

const treeSchema = z.object({
  tree: z.array(
    z.object({
      path: z.string(),
      mode: z.string(),
      type: z.enum(['blob', 'tree', 'commit']),
      sha: z.string(),
      size: z.number().optional(),
    }),
  ),
  truncated: z.boolean(),
});

type List = z.infer<typeof treeSchema>;

/** The files of a commit, from GitHub's API. */
export class GitHubTree extends CommitTree {
  #lists = 0;
  /** By path, where the API gives the size. */
  readonly #sizes = new Map<string, number>();
  /** Contents that were read and may be requested again, by id. */
  readonly #contents = new Map<string, Promise<Buffer>>();

  /** @param commit a full id @param localBlob the content with an id, from the local repository; null if absent */
  constructor(
    private readonly api: GitHubApi,
    commit: string,
    private readonly localBlob: (id: string) => Promise<Buffer | null> = async () => null,
  ) {
    super(commit);
  }

  protected async search(texts: readonly string[], files: readonly TreeEntry[], found: OnFound): Promise<void> {
    const remote: TreeEntry[] = [];
    // Files with the same content are searched once.
    for (const [id, entry] of new Map(files.map((each) => [each.id as string, each]))) {
      const bytes = await this.localBlob(id);
      if (bytes === null) remote.push(entry);
      else found(entry, textsIn(bytes, texts));
    }
    if (remote.length > MOST_SEARCHED_FILES) {
      const most = MOST_SEARCHED_FILES.toLocaleString('en');
      throw new TreeError(
        `Cannot search ${this.name}: ${remote.length} files are more than the ${most} that are read over the API; check the repository out.`,
      );
    }
    const searchRemote = async (entry: TreeEntry) => {
      const contained = textsIn(await this.content(entry), texts);
      found(entry, contained);
      // It will hardly be read again.
      if (contained.length === 0) this.#contents.delete(entry.id as string);
    };
    await Promise.all(remote.map(searchRemote));
  }

  protected async listAll(): Promise<ReadonlyMap<string, TreeEntry>> {
    const all = await this.#list(this.commit, '', true);
    return entriesByPath(all.truncated ? await this.#listFolder(this.commit, '') : this.#filesOf(all, ''));
  }

  /** The files of a folder that do not fit into one list: those in the folder, then those of each subfolder. */
  async #listFolder(id: string, prefix: string): Promise<TreeEntry[]> {
    const here = await this.#list(id, prefix, false);
    if (here.truncated) throw new TreeError(`Cannot list ${prefix || 'the files'} in ${this.name}: they are too many`);
    const folders = here.tree.filter(({ type }) => type === 'tree');
    const inFolders = await Promise.all(
      folders.map(async ({ path, sha }) => {
        const folder = `${prefix}${path}/`;
        const list = await this.#list(sha, folder, true);
        return list.truncated ? await this.#listFolder(sha, folder) : this.#filesOf(list, folder);
      }),
    );
    return [...this.#filesOf(here, prefix), ...inFolders.flat()];
  }

  async #list(id: string, prefix: string, recursive: boolean): Promise<List> {
    this.#lists += 1;
    if (this.#lists > MOST_LISTS) {
      throw new TreeError(
        `Cannot list the files of ${this.name}: they are too many for the API; check the repository out.`,
      );
    }
    const path = `/git/trees/${id}${recursive ? '?recursive=1' : ''}`;
    return await this.attempt(this.api.json(path, treeSchema), prefix || 'the files');
  }

  #filesOf({ tree }: List, prefix: string): TreeEntry[] {
    return tree
      .filter(({ type }) => type !== 'tree')
      .map(({ path, mode, sha, size }) => {
        if (size !== undefined) this.#sizes.set(`${prefix}${path}`, size);
        return { path: `${prefix}${path}`, kind: entryKindOfMode(mode), id: sha };
      });
  }

  protected content(entry: TreeEntry): Promise<Buffer> {
    const id = entry.id as string;
    const known = this.#contents.get(id);
    if (known !== undefined) return known;
    const content = this.attempt(this.#fetchContent(entry), entry.path);
    this.#contents.set(id, content);
    return content;
  }

  async #fetchContent({ path, kind, id }: TreeEntry): Promise<Buffer> {
    const local = await this.localBlob(id as string);
    if (local !== null) return local;
    if ((this.#sizes.get(path) ?? 0) > MOST_FILE_BYTES) throw new TooLargeError();
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    // A request by path would return the content of a link's target.
    const address = kind === 'symlink' ? `/git/blobs/${id}` : `/contents/${encoded}?ref=${this.commit}`;
    const bytes = await this.api.raw(address, MOST_FILE_BYTES);
    // A folder listing, a proxy's page or a truncated file can look like a good answer.
    if (objectId('blob', bytes, id as string) !== id)
      throw new TreeError('the answer is not the content that the commit names');
    return bytes;
  }
}

const sha = z.string().regex(COMMIT_ID);
const refSchema = z.object({ object: z.object({ type: z.string(), sha }) });
const namedSchema = z.object({ sha });
const commitSchema = z.object({ parents: z.array(namedSchema) });
const comparisonSchema = z.object({ merge_base_commit: namedSchema });

/** The parents of a commit. @throws FetchError where the server does not answer */
export async function askForParents(api: GitHubApi, commit: string): Promise<readonly string[]> {
  const { parents } = await api.json(`/git/commits/${encodeURIComponent(commit)}`, commitSchema);
  return parents.map((parent) => parent.sha);
}

/** The merge base of two commits; null without a common ancestor. @throws FetchError where the server does not answer */
export async function askForMergeBase(api: GitHubApi, left: string, right: string): Promise<string | null> {
  try {
    const path = `/compare/${encodeURIComponent(left)}...${encodeURIComponent(right)}?per_page=1`;
    return (await api.json(path, comparisonSchema)).merge_base_commit.sha;
  } catch (error) {
    if (error instanceof FetchError && /no common ancestor/i.test(error.message)) return null;
    throw error;
  }
}

/** The commit of a ref; null if the server has none. @throws FetchError where the server does not answer */
export async function askForCommit(api: GitHubApi, ref: string): Promise<string | null> {
  try {
    // `git/ref` knows this very ref alone. Only `commits` leads from an annotated tag to its commit.
    const exact = /^refs\/(?!tags\/)(.+)$/.exec(ref)?.[1];
    if (exact !== undefined) {
      const { object } = await api.json(`/git/ref/${encodeURIComponent(exact)}`, refSchema);
      return object.type === 'commit' ? object.sha : null;
    }
    const name = encodeURIComponent(ref.replace(/^refs\//, ''));
    // Request one changed file instead of three hundred.
    return (await api.json(`/commits/${name}?per_page=1`, namedSchema)).sha;
  } catch (error) {
    if (error instanceof FetchError && error.problem === 'not-found') return null;
    throw error;
  }
}
