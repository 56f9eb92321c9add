import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { GitHubApi } from '../net/github-api.ts';
import { CommitTree, type Holding } from './commit.ts';
import { entriesByPath, entryKindOfMode, textsIn } from './entries.ts';
import { MOST_FILE_BYTES, type TreeEntry, TreeError, tooLarge } from './tree.ts';

/** The most lists for one commit whose files do not fit into one. */
const MOST_LISTS = 500;
/** Each searched file is a request. A job has a thousand in an hour. */
const MOST_SEARCHED_FILES = 1_000;

/** Lets a GitHub tree get contents without a request. */
export interface GitHubTreeOptions {
  /** The content with an id, from the local repository; null if it is absent. */
  readonly localBlob?: (id: string) => Promise<Buffer | null>;
}

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
  readonly #api: GitHubApi;
  readonly #localBlob: (id: string) => Promise<Buffer | null>;
  #lists = 0;
  /** By path, where the API gives the size. */
  readonly #sizes = new Map<string, number>();
  /** Contents that were read and may be requested again, by id. */
  readonly #contents = new Map<string, Promise<Buffer>>();

  /** @param commit a full id */
  constructor(api: GitHubApi, commit: string, { localBlob = async () => null }: GitHubTreeOptions = {}) {
    super(commit);
    this.#api = api;
    this.#localBlob = localBlob;
  }

  protected async search(texts: readonly string[], files: readonly TreeEntry[]): Promise<Holding> {
    const holding = new Map(texts.map((text) => [text, new Set<string>()]));
    /** @returns whether the file contains any of the texts */
    const note = (id: string, bytes: Buffer): boolean => {
      const held = textsIn(bytes, texts);
      for (const text of held) holding.get(text)?.add(id);
      return held.length > 0;
    };
    const remote = new Map<string, TreeEntry>();
    for (const [id, entry] of new Map(files.map((each) => [each.id as string, each]))) {
      const bytes = await this.#localBlob(id);
      if (bytes === null) remote.set(id, entry);
      else note(id, bytes);
    }
    if (remote.size > MOST_SEARCHED_FILES) {
      const most = MOST_SEARCHED_FILES.toLocaleString('en');
      throw new TreeError(
        `Cannot search ${this.name}: ${remote.size} files are more than the ${most} that are read over the API; check the repository out.`,
      );
    }
    const search = async ([id, entry]: readonly [string, TreeEntry]) => {
      if (!note(id, await this.content(entry))) this.#contents.delete(id);
    };
    await Promise.all([...remote].map(search));
    return holding;
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
    return await this.attempt(this.#api.json(path, treeSchema), prefix || 'the files');
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
    const local = await this.#localBlob(id as string);
    if (local !== null) return local;
    if ((this.#sizes.get(path) ?? 0) > MOST_FILE_BYTES) throw tooLarge();
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    // A request by path would return the content of a link's target.
    const address = kind === 'symlink' ? `/git/blobs/${id}` : `/contents/${encoded}?ref=${this.commit}`;
    const bytes = await this.#api.raw(address, MOST_FILE_BYTES);
    // A folder listing, a proxy's page or a truncated file can look like a good answer.
    if (blobId(bytes, id as string) !== id) throw new TreeError('the answer is not the content that the commit names');
    return bytes;
  }
}

/** The id that git gives to some bytes. */
function blobId(bytes: Buffer, like: string): string {
  const hash = createHash(like.length === 40 ? 'sha1' : 'sha256');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
