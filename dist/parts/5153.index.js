export const id = 5153;
export const ids = [5153];
export const modules = {

/***/ 65153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askForCommit: () => (/* binding */ askForCommit),
  askForMergeBase: () => (/* binding */ askForMergeBase),
  askForParents: () => (/* binding */ askForParents),
  treeOf: () => (/* binding */ treeOf)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/net/fetch-error.js
var fetch_error = __webpack_require__(69851);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/repository/commit.js
var commit = __webpack_require__(87664);
// EXTERNAL MODULE: ./build/repository/entries.js
var entries = __webpack_require__(79969);
// EXTERNAL MODULE: ./build/repository/tree.js
var tree = __webpack_require__(83741);
;// CONCATENATED MODULE: ./build/repository/github.js





/** The most lists for one commit whose files do not fit into one. */
const MOST_LISTS = 500;
/** Each searched file is a request. A job has a thousand in an hour. */
const MOST_SEARCHED_FILES = 1_000;
const treeSchema = schemas/* object */.Ikc({
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({
        path: schemas/* string */.YjP(),
        mode: schemas/* string */.YjP(),
        type: schemas/* enum */.k5n(['blob', 'tree', 'commit']),
        sha: schemas/* string */.YjP(),
        size: schemas/* number */.aig().optional(),
    })),
    truncated: schemas/* boolean */.zMY(),
});
/** The files of a commit, from GitHub's API. */
class GitHubTree extends commit/* CommitTree */.e {
    #api;
    #localBlob;
    #lists = 0;
    /** By path, where the API gives the size. */
    #sizes = new Map();
    /** Contents that were read and may be requested again, by id. */
    #contents = new Map();
    /** @param commit a full id */
    constructor(api, commit, { localBlob = async () => null } = {}) {
        super(commit);
        this.#api = api;
        this.#localBlob = localBlob;
    }
    async search(texts, files) {
        const holding = new Map(texts.map((text) => [text, new Set()]));
        /** @returns whether the file contains any of the texts */
        const note = (id, bytes) => {
            const held = (0,entries/* textsIn */.Ej)(bytes, texts);
            for (const text of held)
                holding.get(text)?.add(id);
            return held.length > 0;
        };
        const remote = new Map();
        for (const [id, entry] of new Map(files.map((each) => [each.id, each]))) {
            const bytes = await this.#localBlob(id);
            if (bytes === null)
                remote.set(id, entry);
            else
                note(id, bytes);
        }
        if (remote.size > MOST_SEARCHED_FILES) {
            const most = MOST_SEARCHED_FILES.toLocaleString('en');
            throw new tree/* TreeError */.jh(`Cannot search ${this.name}: ${remote.size} files are more than the ${most} that are read over the API; check the repository out.`);
        }
        const search = async ([id, entry]) => {
            if (!note(id, await this.content(entry)))
                this.#contents.delete(id);
        };
        await Promise.all([...remote].map(search));
        return holding;
    }
    async listAll() {
        const all = await this.#list(this.commit, '', true);
        return (0,entries/* entriesByPath */.x0)(all.truncated ? await this.#listFolder(this.commit, '') : this.#filesOf(all, ''));
    }
    /** The files of a folder that do not fit into one list: those in the folder, then those of each subfolder. */
    async #listFolder(id, prefix) {
        const here = await this.#list(id, prefix, false);
        if (here.truncated)
            throw new tree/* TreeError */.jh(`Cannot list ${prefix || 'the files'} in ${this.name}: they are too many`);
        const folders = here.tree.filter(({ type }) => type === 'tree');
        const inFolders = await Promise.all(folders.map(async ({ path, sha }) => {
            const folder = `${prefix}${path}/`;
            const list = await this.#list(sha, folder, true);
            return list.truncated ? await this.#listFolder(sha, folder) : this.#filesOf(list, folder);
        }));
        return [...this.#filesOf(here, prefix), ...inFolders.flat()];
    }
    async #list(id, prefix, recursive) {
        this.#lists += 1;
        if (this.#lists > MOST_LISTS) {
            throw new tree/* TreeError */.jh(`Cannot list the files of ${this.name}: they are too many for the API; check the repository out.`);
        }
        const path = `/git/trees/${id}${recursive ? '?recursive=1' : ''}`;
        return await this.attempt(this.#api.json(path, treeSchema), prefix || 'the files');
    }
    #filesOf({ tree }, prefix) {
        return tree
            .filter(({ type }) => type !== 'tree')
            .map(({ path, mode, sha, size }) => {
            if (size !== undefined)
                this.#sizes.set(`${prefix}${path}`, size);
            return { path: `${prefix}${path}`, kind: (0,entries/* entryKindOfMode */.Xk)(mode), id: sha };
        });
    }
    content(entry) {
        const id = entry.id;
        const known = this.#contents.get(id);
        if (known !== undefined)
            return known;
        const content = this.attempt(this.#fetchContent(entry), entry.path);
        this.#contents.set(id, content);
        return content;
    }
    async #fetchContent({ path, kind, id }) {
        const local = await this.#localBlob(id);
        if (local !== null)
            return local;
        if ((this.#sizes.get(path) ?? 0) > tree/* MOST_FILE_BYTES */.XR)
            throw (0,tree/* tooLarge */.g$)();
        const encoded = path.split('/').map(encodeURIComponent).join('/');
        // A request by path would return the content of a link's target.
        const address = kind === 'symlink' ? `/git/blobs/${id}` : `/contents/${encoded}?ref=${this.commit}`;
        const bytes = await this.#api.raw(address, tree/* MOST_FILE_BYTES */.XR);
        // A folder listing, a proxy's page or a truncated file can look like a good answer.
        if (blobId(bytes, id) !== id)
            throw new tree/* TreeError */.jh('the answer is not the content that the commit names');
        return bytes;
    }
}
/** The id that git gives to some bytes. */
function blobId(bytes, like) {
    const hash = (0,external_node_crypto_.createHash)(like.length === 40 ? 'sha1' : 'sha256');
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

;// CONCATENATED MODULE: ./build/repository/github-questions.js



/* Requests to GitHub for what the checkout does not know. This module is only loaded with the first request. */
const sha = schemas/* string */.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const refSchema = schemas/* object */.Ikc({ object: schemas/* object */.Ikc({ type: schemas/* string */.YjP(), sha }) });
const namedSchema = schemas/* object */.Ikc({ sha });
const commitSchema = schemas/* object */.Ikc({ parents: schemas/* array */.YOg(namedSchema) });
const comparisonSchema = schemas/* object */.Ikc({ merge_base_commit: namedSchema });
/**
 * The parents of a commit.
 *
 * @throws FetchError where the server does not answer
 */
async function askForParents(api, commit) {
    const { parents } = await api.json(`/git/commits/${encodeURIComponent(commit)}`, commitSchema);
    return parents.map((parent) => parent.sha);
}
/**
 * The merge base of two commits.
 *
 * @returns null if the two have no common ancestor
 * @throws FetchError where the server does not answer
 */
async function askForMergeBase(api, left, right) {
    try {
        const path = `/compare/${encodeURIComponent(left)}...${encodeURIComponent(right)}?per_page=1`;
        return (await api.json(path, comparisonSchema)).merge_base_commit.sha;
    }
    catch (error) {
        if (error instanceof fetch_error/* FetchError */.f && /no common ancestor/i.test(error.message))
            return null;
        throw error;
    }
}
/**
 * The commit of a ref.
 *
 * @returns null if the server has no such commit
 * @throws FetchError where the server does not answer
 */
async function askForCommit(api, ref) {
    try {
        const exact = /^refs\/(?!tags\/)(.+)$/.exec(ref)?.[1];
        if (exact !== undefined) {
            const { object } = await api.json(`/git/ref/${encodeURIComponent(exact)}`, refSchema);
            return object.type === 'commit' ? object.sha : null;
        }
        const name = encodeURIComponent(ref.replace(/^refs\//, ''));
        // Request one changed file instead of three hundred.
        return (await api.json(`/commits/${name}?per_page=1`, namedSchema)).sha;
    }
    catch (error) {
        if (error instanceof fetch_error/* FetchError */.f && error.problem === 'not-found')
            return null;
        throw error;
    }
}
/** The files of a commit on the server. */
function treeOf(...of) {
    return new GitHubTree(...of);
}


/***/ })

};
