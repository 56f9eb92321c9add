export const id = 4361;
export const ids = [4361];
export const modules = {

/***/ 87664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ CommitTree)
/* harmony export */ });
/* harmony import */ var _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69851);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79969);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83741);



const NONE = [];
class CommitTree {
    commit;
    name;
    #entries = null;
    #searched;
    #searches = new WeakMap();
    constructor(commit, like = null) {
        this.commit = commit;
        this.name = `commit ${commit.slice(0, 7)}`;
        this.#searched = like === null ? new Map() : like.#searched;
    }
    entries() {
        this.#entries ??= this.listAll();
        return this.#entries;
    }
    async read(path) {
        const entry = await (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .followLinks */ .n1)(path, await this.entries(), (link) => this.content(link));
        return entry === null ? null : await this.content(entry);
    }
    async containing(text, paths) {
        const wanted = text.toLowerCase();
        const part = (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .commonPartOf */ .sN)(wanted);
        const possible = part === undefined ? paths : await this.containing(part, paths);
        const found = await this.#searchList(possible, (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .textsSearchedWith */ .WX)(wanted));
        return found.filter(({ contained }) => contained.includes(wanted)).map(({ path }) => path);
    }
    #searchList(paths, texts) {
        const [first = ''] = texts;
        const searches = this.#searches.get(paths) ?? new Map();
        this.#searches.set(paths, searches);
        const known = searches.get(first) ?? this.#holdingIn(paths, texts);
        searches.set(first, known);
        known.catch(() => searches.delete(first));
        return known;
    }
    async #holdingIn(paths, texts) {
        const entries = await this.entries();
        const listed = paths.map((path) => entries.get(path)).filter((entry) => entry !== undefined);
        const known = this.#textsByContent(texts);
        const isUnknown = ({ kind, id }) => kind === 'file' && !known.has(id);
        await this.#searchNew(texts, listed.filter(isUnknown), known);
        const found = [];
        for (const { path, kind, id } of listed) {
            const contained = kind === 'symlink' ? texts : kind === 'file' ? (known.get(id) ?? NONE) : NONE;
            if (contained.length > 0)
                found.push({ path, contained });
        }
        return found;
    }
    #textsByContent(texts) {
        const [first = ''] = texts;
        const known = this.#searched.get(first) ?? new Map();
        this.#searched.set(first, known);
        return known;
    }
    async #searchNew(texts, unknown, known) {
        if (unknown.length === 0)
            return;
        const found = new Map();
        await this.search(texts, unknown, ({ id }, contained) => {
            found.set(id, [...(found.get(id) ?? NONE), ...contained]);
        });
        for (const { id } of unknown)
            known.set(id, found.get(id) ?? NONE);
    }
    async attempt(work, what = '') {
        try {
            return await work;
        }
        catch (error) {
            if (!(error instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f || error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .TreeError */ .jh))
                throw error;
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .TreeError */ .jh(`Cannot read ${what === '' ? '' : `${what} in `}${this.name}: ${error.message}`, {
                cause: error,
            });
        }
    }
}


/***/ }),

/***/ 74361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openRepository: () => (/* binding */ openRepository)
});

// EXTERNAL MODULE: ./build/net/fetch-error.js
var fetch_error = __webpack_require__(69851);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/repository/commit.js
var commit = __webpack_require__(87664);
// EXTERNAL MODULE: ./build/repository/entries.js
var repository_entries = __webpack_require__(79969);
// EXTERNAL MODULE: ./build/repository/git-difference.js
var git_difference = __webpack_require__(70481);
// EXTERNAL MODULE: ./build/repository/tree.js
var tree = __webpack_require__(83741);
;// CONCATENATED MODULE: ./build/repository/git.js





const MOST_NAMED_PATHS = 1_000;
const MOST_NAMED_CHARACTERS = 24_000;
const MOST_READ_FILES = 16;
const MOST_NAMED_PATTERNS = 32;
class GitTree extends commit/* CommitTree */.e {
    clone;
    like;
    constructor(clone, commit, like = null) {
        super(commit, like);
        this.clone = clone;
        this.like = like;
    }
    async search(texts, files, found) {
        for (const entry of files)
            if (isQuoted(entry.path))
                found(entry, texts);
        const named = files.filter(({ path }) => !isQuoted(path));
        let unread = texts.length > 1 && named.length > MOST_READ_FILES ? await this.#grep(texts, named) : named;
        if (unread.length <= MOST_READ_FILES) {
            const large = [];
            for (const entry of unread) {
                try {
                    found(entry, (0,repository_entries/* textsIn */.Ej)(await this.content(entry), texts));
                }
                catch (error) {
                    if (!(error.cause instanceof tree/* TooLargeError */.qB))
                        throw error;
                    large.push(entry);
                }
            }
            unread = large;
        }
        for (const text of texts)
            for (const entry of await this.#grep([text], unread))
                found(entry, [text]);
    }
    async listAll() {
        const differing = this.like && (await this.attempt(this.clone.differences.between(this.like.commit, this.commit)));
        const entries = this.like && differing && (0,git_difference/* entriesFrom */.R)(await this.like.entries(), differing);
        if (entries !== null)
            return entries;
        const output = await this.attempt(this.clone.git.output(['ls-tree', '-r', '-z', '--full-tree', this.commit]));
        return (0,repository_entries/* entriesByPath */.x0)((0,repository_entries/* splitRecords */.DQ)(output).map(parseEntry));
    }
    async #grep(texts, files) {
        if (files.length === 0)
            return [];
        const options = ['-lzaiF', '--no-color', '--no-textconv', '--no-recurse-submodules', '--full-name'];
        const where = ['--', ...pathspecs(files.map(({ path }) => path))];
        const command = ['grep', ...options, ...texts.flatMap((text) => ['-e', text]), this.commit, ...where];
        const { code, stdout, stderr } = await this.attempt(this.clone.git.run(command));
        if (code > 1 || code < 0 || /(error|fatal): /.test(stderr)) {
            throw new tree/* TreeError */.jh(`Cannot search ${this.name}: ${stderr || `git grep ended with status ${code}`}`);
        }
        const prefix = this.commit.length + 1;
        const found = new Set((0,repository_entries/* splitRecords */.DQ)(stdout).map((record) => record.slice(prefix)));
        return files.filter(({ path }) => found.has(path));
    }
    async content({ path, id }) {
        const object = await this.attempt(this.clone.objects.read(id), path);
        if (object?.type === 'blob')
            return object.bytes;
        throw new tree/* TreeError */.jh(`Cannot read ${path} in ${this.name}: the repository does not have its content`);
    }
}
function parseEntry(record) {
    const tab = record.indexOf('\t');
    const id = record.slice(record.lastIndexOf(' ', tab) + 1, tab);
    return { path: record.slice(tab + 1), kind: (0,repository_entries/* entryKindOfMode */.Xk)(record.slice(0, record.indexOf(' '))), id };
}
function pathspecs(paths) {
    if (paths.length <= MOST_NAMED_PATHS) {
        const named = paths.map((path) => `:(top,literal)${path}`);
        if (named.join(' ').length <= MOST_NAMED_CHARACTERS)
            return named;
    }
    const patterns = new Set(paths.map(patternOf));
    if (patterns.has(null) || patterns.size > MOST_NAMED_PATTERNS)
        return [];
    return [...patterns];
}
function patternOf(path) {
    const name = external_node_path_.posix.basename(path);
    const extension = external_node_path_.posix.extname(name);
    const pattern = extension === '' ? name : extension;
    return /^[\w.-]+$/.test(pattern) ? `:(top,glob)**/${extension === '' ? '' : '*'}${pattern}` : null;
}
function isQuoted(path) {
    return path.includes('\\');
}

// EXTERNAL MODULE: ./build/repository/git-clone.js + 1 modules
var git_clone = __webpack_require__(57279);
// EXTERNAL MODULE: ./build/repository/git-command.js
var git_command = __webpack_require__(10145);
;// CONCATENATED MODULE: ./build/repository/git-remote.js


const FETCH_TIMEOUT_MS = 120_000;
const LIST_TIMEOUT_MS = 30_000;
const UPLOAD_PACK = '--upload-pack=git-upload-pack';
class GitRemote {
    clone;
    api;
    #fetches = new Map();
    #lastFetch = Promise.resolve();
    constructor(clone, api) {
        this.clone = clone;
        this.api = api;
    }
    async commitOf(ref) {
        const names = ref.startsWith('refs/') ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
        const patterns = names.flatMap((name) => [name, `${name}^{}`]);
        const listed = await this.#run(LIST_TIMEOUT_MS, ['ls-remote', '--quiet', UPLOAD_PACK, '--', 'origin', ...patterns]);
        const lines = listed.split('\n').map((line) => line.split('\t'));
        const ids = new Map(lines.map(([id, name = '']) => [name, id]));
        const [commit = null] = names.flatMap((name) => ids.get(`${name}^{}`) ?? ids.get(name) ?? []);
        return commit;
    }
    fetch(commit) {
        const known = this.#fetches.get(commit);
        if (known !== undefined)
            return known;
        const fetched = this.#lastFetch.then(() => this.#fetchNow(commit));
        this.#fetches.set(commit, fetched);
        this.#lastFetch = fetched.catch(() => undefined);
        return fetched;
    }
    async #fetchNow(commit) {
        const options = ['--quiet', '--no-tags', '--no-prune', '--no-recurse-submodules', '--no-write-fetch-head'];
        const depth = this.clone.isShallow ? ['--depth=1'] : [];
        const nothing = '--refmap=';
        await this.#run(FETCH_TIMEOUT_MS, ['fetch', UPLOAD_PACK, ...options, ...depth, nothing, '--', 'origin', commit]);
    }
    async #run(timeoutMs, args) {
        const { clone, api } = this;
        const url = await clone.originUrl();
        if (url === null)
            throw new tree/* TreeError */.jh('there is no remote "origin"');
        if (api !== null && !isRepositoryUrl(url, api))
            throw new tree/* TreeError */.jh(`origin is not ${api.owner}/${api.repo}`);
        const slow = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=30'];
        const environment = (0,git_command/* gitSettings */.Ug)({
            ...(/^https:/i.test(url) ? { [`http.${url}.sslVerify`]: 'true' } : {}),
            ...(await this.#credentials(url)),
        });
        const { code, stdout, stderr } = await clone.git.run([...slow, ...args], { network: true, timeoutMs, environment });
        if (code !== 0)
            throw new tree/* TreeError */.jh(stderr || `git ended with status ${code}`);
        return stdout.toString();
    }
    async #credentials(url) {
        const { api } = this;
        if (api === null || !URL.canParse(url))
            return {};
        const { protocol, host, origin, username } = new URL(url);
        const server = new URL(api.baseUrl).host.replace(/^api\./, '');
        if (!/^https?:$/.test(protocol) || host !== server || username !== '')
            return {};
        const persisted = await this.clone.git.run(['config', '--get-urlmatch', 'http.extraheader', url]);
        if (persisted.code === 0 && persisted.stdout.length > 0)
            return {};
        return { [`http.${origin}/.extraheader`]: `AUTHORIZATION: basic ${basicCredentials(api.token)}` };
    }
}
function withoutSecrets(message, api) {
    const bare = message.replace(/\/\/[^/@\s]+@/g, '//');
    return api === null ? bare : bare.replaceAll(api.token, '***').replaceAll(basicCredentials(api.token), '***');
}
function isRepositoryUrl(url, { owner, repo }) {
    const path = url
        .toLowerCase()
        .replace(/\/$/, '')
        .replace(/\.git$/, '');
    return /[:/]/.test(path.at(-`${owner}/${repo}`.length - 1) ?? '') && path.endsWith(`${owner}/${repo}`.toLowerCase());
}
function basicCredentials(token) {
    return Buffer.from(`x-access-token:${token}`).toString('base64');
}

;// CONCATENATED MODULE: ./build/repository/repository.js





async function openRepository(options) {
    const { clone, problem } = await git_clone/* GitClone */.o.open(options.directory, options.api === null && !options.fetch);
    if (clone === null && options.api === null) {
        throw new tree/* TreeError */.jh(`${options.directory} cannot be read as a git repository: ${problem}`);
    }
    return new LayeredRepository(clone, clone === null ? `no local repository: ${problem}` : '', options);
}
const ADVICE_IN_A_WORKFLOW = 'set fetch-depth: 0 or grant contents: read';
const ADVICE_ON_FILTER_IN_A_WORKFLOW = 'leave `filter` and `sparse-checkout` out of actions/checkout, or grant contents: read';
const ADVICE_ON_FILTER = 'get all of it (git fetch --refetch --no-filter origin), or clone without a filter';
class LayeredRepository {
    clone;
    whyNoClone;
    options;
    root;
    adviceOnMissing;
    #remote;
    constructor(clone, whyNoClone, options) {
        this.clone = clone;
        this.whyNoClone = whyNoClone;
        this.options = options;
        this.#remote = clone === null || !options.fetch ? null : new GitRemote(clone, options.api?.repository ?? null);
        this.root = clone?.root ?? null;
        this.adviceOnMissing = options.adviceOnMissing;
    }
    async head() {
        return (await this.clone?.commitOf('HEAD')) ?? null;
    }
    async commitOf(ref) {
        const mayAsk = this.options.api !== null || this.#remote !== null;
        if (tree/* COMMIT_ID */.Gw.test(ref))
            return (await this.clone?.commitOf(ref)) ?? (mayAsk ? ref : null);
        const here = async () => (await this.clone?.commitOf(ref)) ?? null;
        const tracked = async () => (await this.clone?.trackedCommitOf(ref)) ?? null;
        if (!mayAsk)
            return (await here()) ?? (await tracked());
        if (ref.startsWith('refs/'))
            return await this.#serverCommit(ref);
        return (await here()) ?? (await this.#serverCommit(ref)) ?? (await tracked());
    }
    async localCommitOf(branch) {
        if (this.clone === null)
            return null;
        return (await this.clone.trackedCommitOf(branch)) ?? (await this.clone.commitOf(`refs/heads/${branch}`));
    }
    async hasServer() {
        return this.options.api !== null || ((await this.clone?.originUrl()) ?? null) !== null;
    }
    async parentsOf(commit) {
        const known = await this.clone?.parentsOf(commit);
        if (known)
            return known;
        const reasons = [];
        const asked = await this.#ask(reasons, (api, github) => github.askForParents(api, commit));
        if (asked !== null)
            return asked.answer;
        const whyNotFetched = await this.#fetch(commit);
        const fetched = await this.clone?.parentsOf(commit);
        if (fetched)
            return fetched;
        throw this.#failure(`read the commit ${commit}`, [...whyNotFetched, ...reasons]);
    }
    async mergeBase(left, right) {
        if (left === right)
            return left;
        const reasons = [];
        const clone = this.clone;
        if (clone !== null && (await clone.hasHistoryOf(left, right)))
            return await clone.mergeBase(left, right);
        const asked = await this.#ask(reasons, (api, github) => github.askForMergeBase(api, left, right));
        if (asked !== null)
            return asked.answer;
        if (clone?.isShallow === false) {
            for (const commit of [left, right]) {
                if (!(await clone.has(commit)))
                    reasons.push(...(await this.#fetch(commit)));
            }
            if (await clone.hasHistoryOf(left, right))
                return await clone.mergeBase(left, right);
        }
        else if (clone !== null) {
            reasons.unshift('the clone is shallow');
        }
        throw this.#failure(`find the commit where ${left} and ${right} part`, reasons);
    }
    async tree(commit, like = null, side) {
        const clone = this.clone;
        const reasons = [];
        let advice = this.adviceOnMissing ?? ADVICE_IN_A_WORKFLOW;
        if (!(await clone?.has(commit))) {
            reasons.push(this.whyNoClone || 'the local repository does not have it', ...(await this.#fetch(commit)));
        }
        if (clone !== null && (await clone.has(commit))) {
            const { size } = await clone.missingFrom(commit);
            if (size > 0) {
                reasons.push(`the local repository is a partial clone without ${size} of its files`);
                advice = this.adviceOnMissing === undefined ? ADVICE_ON_FILTER_IN_A_WORKFLOW : ADVICE_ON_FILTER;
            }
            else {
                const tree = new GitTree(clone, commit, like instanceof GitTree ? like : null);
                const listed = await this.#try('the local repository', reasons, () => tree.entries());
                if (listed !== null)
                    return tree;
            }
        }
        const asked = await this.#ask(reasons, async (api, { GitHubTree }) => {
            const missing = await clone?.missingFrom(commit);
            const localBlob = async (id) => (missing?.has(id) ? null : ((await clone?.blob(id)) ?? null));
            const tree = new GitHubTree(api, commit, localBlob);
            await tree.entries();
            return tree;
        });
        if (asked !== null)
            return asked.answer;
        throw this.#failure(`read the ${side === undefined ? '' : `${side} `}commit ${commit}`, reasons, advice);
    }
    async renames(base, head) {
        return (await this.clone?.renames(base, head)) ?? new Map();
    }
    async uncommitted() {
        return (await this.clone?.uncommitted()) ?? { changed: new Set(), ignored: new Set() };
    }
    close() {
        this.clone?.objects.close();
    }
    async #serverCommit(ref) {
        if (!isRefName(ref))
            return null;
        const reasons = [];
        const asked = await this.#ask(reasons, (api, github) => github.askForCommit(api, ref));
        if (asked !== null)
            return asked.answer;
        const remote = this.#remote;
        const listed = remote === null ? null : await this.#try('fetch', reasons, () => remote.commitOf(ref));
        if (listed !== null)
            return listed.answer;
        if (this.options.fetch && remote === null)
            reasons.push(this.whyNoClone);
        throw new tree/* TreeError */.jh(`Cannot look up ${ref}: ${reasons.join('; ')}`);
    }
    async #fetch(commit) {
        const reasons = [];
        await this.#try('fetch', reasons, async () => this.#remote?.fetch(commit));
        return reasons;
    }
    async #ask(reasons, question) {
        const api = this.options.api;
        return api === null ? null : this.#try('the API', reasons, async () => question(api, await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(5942)]).then(__webpack_require__.bind(__webpack_require__, 85942))));
    }
    async #try(source, reasons, question) {
        try {
            return { answer: await question() };
        }
        catch (error) {
            if (!(error instanceof tree/* TreeError */.jh || error instanceof fetch_error/* FetchError */.f))
                throw error;
            reasons.push(`${source}: ${withoutSecrets(error.message, this.options.api?.repository ?? null)}`);
            return null;
        }
    }
    #failure(what, reasons, advice = this.adviceOnMissing ?? ADVICE_IN_A_WORKFLOW) {
        return new tree/* TreeError */.jh(`Cannot ${what}. To get it, ${advice}.${reasons.length === 0 ? '' : ` What happened: ${reasons.join('; ')}.`}`);
    }
}
function isRefName(ref) {
    return ref !== '' && !/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|[/.]$/u.test(ref);
}


/***/ })

};
