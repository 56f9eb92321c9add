export const id = 5942;
export const ids = [5942];
export const modules = {

/***/ 85942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GitHubTree: () => (/* binding */ GitHubTree),
/* harmony export */   askForCommit: () => (/* binding */ askForCommit),
/* harmony export */   askForMergeBase: () => (/* binding */ askForMergeBase),
/* harmony export */   askForParents: () => (/* binding */ askForParents)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69851);
/* harmony import */ var _commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87664);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79969);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83741);





const MOST_LISTS = 500;
const MOST_SEARCHED_FILES = 1_000;
const treeSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    tree: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        mode: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        type: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['blob', 'tree', 'commit']),
        sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        size: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().optional(),
    })),
    truncated: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
});
class GitHubTree extends _commit_js__WEBPACK_IMPORTED_MODULE_1__/* .CommitTree */ .e {
    api;
    localBlob;
    #lists = 0;
    #sizes = new Map();
    #contents = new Map();
    constructor(api, commit, localBlob = async () => null) {
        super(commit);
        this.api = api;
        this.localBlob = localBlob;
    }
    async search(texts, files, found) {
        const remote = [];
        for (const [id, entry] of new Map(files.map((each) => [each.id, each]))) {
            const bytes = await this.localBlob(id);
            if (bytes === null)
                remote.push(entry);
            else
                found(entry, (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .textsIn */ .Ej)(bytes, texts));
        }
        if (remote.length > MOST_SEARCHED_FILES) {
            const most = MOST_SEARCHED_FILES.toLocaleString('en');
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`Cannot search ${this.name}: ${remote.length} files are more than the ${most} that are read over the API; check the repository out.`);
        }
        const searchRemote = async (entry) => {
            const contained = (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .textsIn */ .Ej)(await this.content(entry), texts);
            found(entry, contained);
            if (contained.length === 0)
                this.#contents.delete(entry.id);
        };
        await Promise.all(remote.map(searchRemote));
    }
    async listAll() {
        const all = await this.#list(this.commit, '', true);
        return (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesByPath */ .x0)(all.truncated ? await this.#listFolder(this.commit, '') : this.#filesOf(all, ''));
    }
    async #listFolder(id, prefix) {
        const here = await this.#list(id, prefix, false);
        if (here.truncated)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`Cannot list ${prefix || 'the files'} in ${this.name}: they are too many`);
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
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`Cannot list the files of ${this.name}: they are too many for the API; check the repository out.`);
        }
        const path = `/git/trees/${id}${recursive ? '?recursive=1' : ''}`;
        return await this.attempt(this.api.json(path, treeSchema), prefix || 'the files');
    }
    #filesOf({ tree }, prefix) {
        return tree
            .filter(({ type }) => type !== 'tree')
            .map(({ path, mode, sha, size }) => {
            if (size !== undefined)
                this.#sizes.set(`${prefix}${path}`, size);
            return { path: `${prefix}${path}`, kind: (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .entryKindOfMode */ .Xk)(mode), id: sha };
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
        const local = await this.localBlob(id);
        if (local !== null)
            return local;
        if ((this.#sizes.get(path) ?? 0) > _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_FILE_BYTES */ .XR)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TooLargeError */ .qB();
        const encoded = path.split('/').map(encodeURIComponent).join('/');
        const address = kind === 'symlink' ? `/git/blobs/${id}` : `/contents/${encoded}?ref=${this.commit}`;
        const bytes = await this.api.raw(address, _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_FILE_BYTES */ .XR);
        if ((0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .objectId */ .Tu)('blob', bytes, id) !== id)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh('the answer is not the content that the commit names');
        return bytes;
    }
}
const sha = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMIT_ID */ .Gw);
const refSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ object: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), sha }) });
const namedSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha });
const commitSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ parents: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(namedSchema) });
const comparisonSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ merge_base_commit: namedSchema });
async function askForParents(api, commit) {
    const { parents } = await api.json(`/git/commits/${encodeURIComponent(commit)}`, commitSchema);
    return parents.map((parent) => parent.sha);
}
async function askForMergeBase(api, left, right) {
    try {
        const path = `/compare/${encodeURIComponent(left)}...${encodeURIComponent(right)}?per_page=1`;
        return (await api.json(path, comparisonSchema)).merge_base_commit.sha;
    }
    catch (error) {
        if (error instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f && /no common ancestor/i.test(error.message))
            return null;
        throw error;
    }
}
async function askForCommit(api, ref) {
    try {
        const exact = /^refs\/(?!tags\/)(.+)$/.exec(ref)?.[1];
        if (exact !== undefined) {
            const { object } = await api.json(`/git/ref/${encodeURIComponent(exact)}`, refSchema);
            return object.type === 'commit' ? object.sha : null;
        }
        const name = encodeURIComponent(ref.replace(/^refs\//, ''));
        return (await api.json(`/commits/${name}?per_page=1`, namedSchema)).sha;
    }
    catch (error) {
        if (error instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f && error.problem === 'not-found')
            return null;
        throw error;
    }
}


/***/ })

};
