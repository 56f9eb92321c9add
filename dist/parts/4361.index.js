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



/** The files of a commit, from any source. They never change, so they are listed and searched once. */
class CommitTree {
    commit;
    name;
    #entries = null;
    /** By the first of the texts. */
    #searched;
    /**
     * @param commit a full id
     * @param like a tree of the same repository, which shares its search results
     */
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
        const entries = await this.entries();
        const wanted = text.toLowerCase();
        const texts = (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .textsSearchedWith */ .WX)(wanted);
        const { ids, holding } = this.#searchedFor(texts);
        for (;;) {
            const found = [];
            const unknown = [];
            for (const path of paths) {
                const entry = entries.get(path);
                if (entry === undefined || entry.kind === 'submodule')
                    continue;
                const id = entry.id;
                // The content behind a link is only known when it is read.
                if (entry.kind === 'symlink' || holding.get(wanted)?.has(id))
                    found.push(path);
                else if (!ids.has(id))
                    unknown.push(entry);
            }
            if (unknown.length === 0)
                return found;
            for (const [each, holders] of await this.search(texts, unknown)) {
                for (const id of holders)
                    holding.get(each)?.add(id);
            }
            // Only one of several files with the same content may have been searched.
            for (const { id } of unknown)
                ids.add(id);
        }
    }
    #searchedFor(texts) {
        const [first = ''] = texts;
        const known = this.#searched.get(first) ?? {
            ids: new Set(),
            holding: new Map(texts.map((text) => [text, new Set()])),
        };
        this.#searched.set(first, known);
        return known;
    }
    /**
     * Adds to an error what could not be read.
     *
     * @param what empty for the whole commit
     * @throws TreeError where the work fails
     */
    async attempt(work, what = '') {
        try {
            return await work;
        }
        catch (error) {
            if (!(error instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f || error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .TreeError */ .jh))
                throw error;
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .TreeError */ .jh(`Cannot read ${what === '' ? '' : `${what} in `}${this.name}: ${error.message}`);
        }
    }
}


/***/ }),

/***/ 79969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   WX: () => (/* binding */ textsSearchedWith),
/* harmony export */   Xk: () => (/* binding */ entryKindOfMode),
/* harmony export */   n1: () => (/* binding */ followLinks),
/* harmony export */   x0: () => (/* binding */ entriesByPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _git_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20968);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83741);



/** With more links on the way to a file, they are assumed to form a loop. */
const MOST_LINKS = 10;
/**
 * Entries by path, in the order of paths.
 *
 * @throws TreeError where two names are the same as text, which invalid UTF-8 allows: one would hide the other
 */
function entriesByPath(entries) {
    const sorted = [...entries].sort((left, right) => (left.path < right.path ? -1 : 1));
    const byPath = new Map(sorted.map((entry) => [entry.path, entry]));
    if (byPath.size < sorted.length)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .TreeError */ .jh('Two files have names that cannot be told apart as text; rename one.');
    return byPath;
}
/**
 * The file at a path, following links as an operating system would with the tree as its root.
 *
 * @param contentOf reads the target of a link
 * @returns null if there is no file, or where a link leads out of the tree
 * @throws TreeError where a link cannot be read
 */
async function followLinks(path, entries, contentOf) {
    if (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(path))
        return null;
    const found = [];
    let rest = path.split('/');
    let links = 0;
    while (rest.length > 0) {
        const [part = '', ...others] = rest;
        rest = others;
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            if (found.pop() === undefined)
                return null;
            continue;
        }
        found.push(part);
        const entry = entries.get(found.join('/'));
        if (entry?.kind !== 'symlink')
            continue;
        links += 1;
        if (links > MOST_LINKS)
            return null;
        const target = (0,_git_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q)(await contentOf(entry));
        if (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(target))
            return null;
        found.pop();
        rest = [...target.split('/'), ...rest];
    }
    const entry = entries.get(found.join('/'));
    return entry?.kind === 'file' ? entry : null;
}
/** The kind of entry for a git mode. */
function entryKindOfMode(mode) {
    if (mode === '120000')
        return 'symlink';
    return mode === '160000' ? 'submodule' : 'file';
}
/** Texts that are searched for in every repository. One search covers all of them. */
const COMMON_TEXTS = [
    'lightdash',
    'argoproj.io',
    'toolkit.fluxcd.io',
    'helm.cattle.io',
    'crossplane.io',
];
/** The texts that a search for one text covers: all common ones, or this one alone. */
function textsSearchedWith(text) {
    return COMMON_TEXTS.includes(text) ? COMMON_TEXTS : [text];
}
const ANY_COMMON_TEXT = new RegExp(COMMON_TEXTS.join('|').replaceAll('.', '\\.'), 'i');
/**
 * The texts that bytes contain, ignoring case.
 *
 * @param texts from {@link textsSearchedWith}
 */
function textsIn(bytes, texts) {
    // Latin-1 is faster to decode than UTF-8.
    const content = bytes.toString('latin1');
    // Most files hold none of the common texts, and one search shows it.
    if (texts === COMMON_TEXTS && !ANY_COMMON_TEXT.test(content))
        return [];
    const lowered = content.toLowerCase();
    return texts.filter((text) => lowered.includes(text));
}


/***/ }),

/***/ 74361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openRepository: () => (/* binding */ openRepository)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/repository/commit.js
var commit = __webpack_require__(87664);
// EXTERNAL MODULE: ./build/repository/entries.js
var entries = __webpack_require__(79969);
// EXTERNAL MODULE: ./build/repository/git-paths.js
var git_paths = __webpack_require__(20968);
// EXTERNAL MODULE: ./build/repository/tree.js
var tree = __webpack_require__(83741);
;// CONCATENATED MODULE: ./build/repository/git.js





/** The most paths and characters on a command line. Windows allows 32,767 characters. */
const MOST_NAMED_PATHS = 1_000;
const MOST_NAMED_CHARACTERS = 24_000;
/** Reading this many files is cheaper than searching them. */
const MOST_READ_FILES = 16;
/** With more name patterns, the whole commit is searched. */
const MOST_NAMED_PATTERNS = 32;
/** The files of a commit in a local repository. */
class GitTree extends commit/* CommitTree */.e {
    #git;
    #objects;
    constructor({ git, objects, commit, like = null }) {
        super(commit, like);
        this.#git = git;
        this.#objects = objects;
    }
    async search(texts, files) {
        const holding = new Map(texts.map((text) => [text, new Set()]));
        const add = (text, { id }) => holding.get(text)?.add(id);
        // Git does not find a file by a quoted name, so such a file may contain anything.
        for (const entry of files)
            if (isQuoted(entry.path))
                for (const text of texts)
                    add(text, entry);
        const named = files.filter(({ path }) => !isQuoted(path));
        // Most files contain none of the texts, so one search for all of them leaves few.
        let unread = texts.length > 1 && named.length > MOST_READ_FILES ? await this.#grep(texts, named) : named;
        if (unread.length <= MOST_READ_FILES) {
            const failed = [];
            for (const entry of unread) {
                const content = await this.content(entry).catch(() => null);
                // Git searches even what is too large to read, and reports what is missing.
                if (content === null)
                    failed.push(entry);
                else
                    for (const text of (0,entries/* textsIn */.Ej)(content, texts))
                        add(text, entry);
            }
            unread = failed;
        }
        for (const text of texts)
            for (const entry of await this.#grep([text], unread))
                add(text, entry);
        return holding;
    }
    async listAll() {
        const output = await this.attempt(this.#git.output(['ls-tree', '-r', '-z', '--full-tree', this.commit]));
        return (0,entries/* entriesByPath */.x0)((0,git_paths/* splitRecords */.D)(output).map(parseEntry));
    }
    /** The files that contain any of the texts, ignoring case. */
    async #grep(texts, files) {
        if (files.length === 0)
            return [];
        const options = [
            '-l',
            '-z',
            '-a',
            '-i',
            '-F',
            '--no-color',
            '--no-textconv',
            '--no-recurse-submodules',
            '--full-name',
        ];
        const where = ['--', ...pathspecs(files.map(({ path }) => path))];
        const command = ['grep', ...options, ...texts.flatMap((text) => ['-e', text]), this.commit, ...where];
        const { code, stdout, stderr } = await this.attempt(this.#git.run(command));
        // The status is 1 if nothing was found. Unreadable files are skipped with a message.
        if (code > 1 || code < 0 || /(error|fatal): /.test(stderr)) {
            throw new tree/* TreeError */.jh(`Cannot search ${this.name}: ${stderr || `git grep ended with status ${code}`}`);
        }
        const prefix = this.commit.length + 1;
        const found = new Set((0,git_paths/* splitRecords */.D)(stdout).map((record) => record.slice(prefix)));
        return files.filter(({ path }) => found.has(path));
    }
    async content({ path, id }) {
        const object = await this.attempt(this.#objects.read(id), path);
        if (object?.type === 'blob')
            return object.bytes;
        throw new tree/* TreeError */.jh(`Cannot read ${path} in ${this.name}: the repository does not have its content`);
    }
}
/** `<mode> <type> <id>\t<path>` */
function parseEntry(record) {
    const tab = record.indexOf('\t');
    const [mode, , id = null] = record.slice(0, tab).split(' ');
    return { path: record.slice(tab + 1), kind: (0,entries/* entryKindOfMode */.Xk)(mode), id };
}
/** Patterns that limit a search to these paths, and perhaps a few more; empty where everything must be searched. */
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
/**
 * `:(top,glob)**` + `/*.yaml`, or the whole name without an extension; null if the pattern could mean something
 * else.
 */
function patternOf(path) {
    const name = external_node_path_.posix.basename(path);
    const extension = external_node_path_.posix.extname(name);
    const pattern = extension === '' ? name : extension;
    return /^[\w.-]+$/.test(pattern) ? `:(top,glob)**/${extension === '' ? '' : '*'}${pattern}` : null;
}
/** Whether {@link splitRecords} replaced bytes, so that git would not find the path by this name. */
function isQuoted(path) {
    return path.includes('\\');
}

// EXTERNAL MODULE: ./build/repository/git-clone.js + 1 modules
var git_clone = __webpack_require__(57279);
// EXTERNAL MODULE: ./build/net/fetch-error.js
var fetch_error = __webpack_require__(69851);
;// CONCATENATED MODULE: ./build/repository/git-remote.js


/** The time limit of a fetch, in milliseconds. A single commit of a large repository takes a minute. */
const FETCH_TIMEOUT_MS = 120_000;
/** The time limit for listing the refs of a remote, in milliseconds. */
const LIST_TIMEOUT_MS = 30_000;
/** Talks to the remote of a local clone with git's own commands. */
class GitRemote {
    clone;
    url;
    api;
    /** What went wrong with each commit, or null. Fetches run one at a time because two would block each other. */
    #fetches = new Map();
    #lastFetch = Promise.resolve();
    /**
     * @param url used instead of `origin`, which must be the API's own repository
     * @param api null if GitHub is not asked
     */
    constructor(clone, url, api) {
        this.clone = clone;
        this.url = url;
        this.api = api;
    }
    /** The commit of a remote branch or tag; null if there is none with this name. */
    async commitOf(ref) {
        const names = ref.startsWith('refs/') ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
        // The commit of an annotated tag is listed beside the tag.
        const patterns = names.flatMap((name) => [name, `${name}^{}`]);
        const found = await this.#run(LIST_TIMEOUT_MS, (remote) => ['ls-remote', '--quiet', '--', remote, ...patterns]);
        if ('problem' in found)
            return found;
        const lines = found.output.split('\n').map((line) => line.split('\t'));
        // A pattern also matches longer names with the same end.
        const ids = new Map(lines.map(([id, name = '']) => [name, id]));
        const [commit = null] = names.flatMap((name) => ids.get(`${name}^{}`) ?? ids.get(name) ?? []);
        return { commit };
    }
    /**
     * Fetches a commit into the clone.
     *
     * @returns what went wrong, or null
     */
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
        // A depth would truncate the history of a complete clone, and such a clone lacks little.
        const depth = this.clone.isShallow ? ['--depth=1'] : [];
        // Update no ref of the clone.
        const nothing = '--refmap=';
        const command = (remote) => ['fetch', ...options, ...depth, nothing, '--', remote, commit];
        const found = await this.#run(FETCH_TIMEOUT_MS, command);
        return 'problem' in found ? found.problem : null;
    }
    /** Runs a command that talks to the remote. */
    async #run(timeoutMs, command) {
        const { clone, api } = this;
        try {
            const url = this.url ?? (await clone.originUrl());
            if (url === null)
                return { problem: 'fetch: there is no remote "origin"' };
            // The checkout may be of a fork that a change comes from. Its content is not this repository's.
            if (this.url === undefined && api !== null && !isRepositoryUrl(url, api)) {
                return { problem: `fetch: origin is not ${api.owner}/${api.repo}` };
            }
            const slow = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=30'];
            const args = command(this.url ?? 'origin');
            const environment = gitSettings({
                // Git prefers the setting with the most specific address, and the full address is the most specific.
                ...(/^https:/i.test(url) ? { [`http.${url}.sslVerify`]: 'true' } : {}),
                ...(await this.#credentials(url)),
            });
            const { code, stdout, stderr } = await clone.git.run([...slow, ...args], {
                network: true,
                timeoutMs,
                environment,
            });
            if (code === 0)
                return { output: stdout.toString() };
            return { problem: reasonOf('fetch', new tree/* TreeError */.jh(stderr || `git ended with status ${code}`), api) };
        }
        catch (error) {
            return { problem: reasonOf('fetch', error, api) };
        }
    }
    /** The token for git in the form that actions/checkout uses, unless checkout has already stored it. */
    async #credentials(url) {
        const { api } = this;
        if (api === null || !URL.canParse(url))
            return {};
        const { protocol, host, origin, username } = new URL(url);
        // The token belongs to the server of this API only. `api.github.com` stands for github.com.
        const server = new URL(api.baseUrl).host.replace(/^api\./, '');
        if (!/^https?:$/.test(protocol) || host !== server || username !== '')
            return {};
        // A server rejects two such headers.
        const persisted = await this.clone.git.run(['config', '--get-urlmatch', 'http.extraheader', url]);
        if (persisted.code === 0 && persisted.stdout.length > 0)
            return {};
        return { [`http.${origin}/.extraheader`]: `AUTHORIZATION: basic ${basicCredentials(api.token)}` };
    }
}
/**
 * The reason for a failed attempt, without secrets.
 *
 * @throws the error itself, unless it is a TreeError or FetchError
 */
function reasonOf(attempt, error, api) {
    if (!(error instanceof tree/* TreeError */.jh || error instanceof fetch_error/* FetchError */.f))
        throw error;
    let message = error.message.replace(/\/\/[^/@\s]+@/g, '//');
    if (api !== null)
        message = message.replaceAll(api.token, '***').replaceAll(basicCredentials(api.token), '***');
    return `${attempt}: ${message}`;
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
/** Git settings as environment variables, appended to existing ones. Others could read the command line. */
function gitSettings(settings) {
    const before = Number(process.env['GIT_CONFIG_COUNT'] ?? 0) || 0;
    const entries = Object.entries(settings);
    const variables = entries.flatMap(([name, value], index) => [
        [`GIT_CONFIG_KEY_${before + index}`, name],
        [`GIT_CONFIG_VALUE_${before + index}`, value],
    ]);
    return Object.fromEntries([['GIT_CONFIG_COUNT', String(before + entries.length)], ...variables]);
}

;// CONCATENATED MODULE: ./build/repository/repository.js




/**
 * Opens the repository of a folder.
 *
 * @throws TreeError where there is neither a local repository nor an API
 */
async function openRepository(options) {
    // A checkout is never bare, so a bare repository only counts for a caller without a server.
    const clone = await git_clone/* GitClone */.o.open(options.directory, options.api === null && !options.fetch);
    // An empty token counts as none.
    if (typeof clone === 'string' && options.api === null) {
        throw new tree/* TreeError */.jh(`${options.directory} cannot be read as a git repository: ${clone}`);
    }
    return new LayeredRepository(clone, options);
}
const ADVICE_IN_A_WORKFLOW = 'set fetch-depth: 0 or grant contents: read';
/** Asks the local clone, then its remote, then the API. If all of them fail, the error tells what each one said. */
class LayeredRepository {
    /** The top folder of the working tree; null if there is none. */
    root;
    /** How the user gets a commit that is not here, for messages; null or absent if a server was asked for it. */
    adviceOnMissing;
    #clone;
    #whyNoClone;
    /** Null if fetching is not allowed or not possible. */
    #remote;
    #options;
    #api;
    /** @param clone the reason, where there is no clone */
    constructor(clone, options) {
        this.#clone = typeof clone === 'string' ? null : clone;
        this.#whyNoClone = typeof clone === 'string' ? `no local repository: ${clone}` : '';
        this.#options = options;
        this.#api = options.api;
        this.#remote =
            this.#clone === null || !options.fetch
                ? null
                : new GitRemote(this.#clone, options.remoteUrl, options.api?.repository ?? null);
        this.root = this.#clone?.root ?? null;
        this.adviceOnMissing = options.adviceOnMissing ?? null;
    }
    /** The commit that is checked out; null if there is none. */
    async head() {
        return (await this.#clone?.commitOf('HEAD')) ?? null;
    }
    /**
     * The commit that a name stands for. For a name that begins with `refs/`, the server is asked first, so that a
     * branch's tip is current. Any other name has its local meaning. A full commit id is accepted where a server may have
     * it.
     *
     * @returns null if nothing has this name
     * @throws TreeError where that cannot be determined
     */
    async commitOf(ref) {
        const hasServer = this.#api !== null || this.#remote !== null;
        if (git_clone/* COMMIT_ID */.G.test(ref))
            return (await this.#clone?.commitOf(ref)) ?? (hasServer ? ref : null);
        const here = async () => (await this.#clone?.commitOf(ref)) ?? null;
        const tracked = async () => (await this.#clone?.trackedCommitOf(ref)) ?? null;
        if (!hasServer)
            return (await here()) ?? (await tracked());
        if (ref.startsWith('refs/'))
            return await this.#serverCommit(ref);
        return (await here()) ?? (await this.#serverCommit(ref)) ?? (await tracked());
    }
    /** The tip of a branch as of this clone's last fetch, otherwise the clone's own branch; null if it has neither. */
    async localCommitOf(branch) {
        if (this.#clone === null)
            return null;
        return (await this.#clone.trackedCommitOf(branch)) ?? (await this.#clone.commitOf(`refs/heads/${branch}`));
    }
    /** Whether anyone besides this clone can be asked. */
    async hasServer() {
        if (this.#api !== null || this.#options.remoteUrl !== undefined)
            return true;
        return (await this.#clone?.hasOrigin()) === true;
    }
    /**
     * The parents of a commit.
     *
     * @throws TreeError where the commit cannot be read
     */
    async parentsOf(commit) {
        const known = await this.#clone?.parentsOf(commit);
        if (known)
            return known;
        const reasons = [];
        const asked = await this.#ask(reasons, (api, questions) => questions.askForParents(api, commit));
        if (asked !== null)
            return asked.answer;
        const problem = await this.#fetch(commit);
        const fetched = problem === null ? await this.#clone?.parentsOf(commit) : null;
        if (fetched)
            return fetched;
        throw this.#unreadable('the commit', commit, [problem ?? '', ...reasons]);
    }
    /**
     * The merge base of two commits.
     *
     * @returns null if the two have no common history
     * @throws TreeError where that cannot be determined
     */
    async mergeBase(left, right) {
        if (left === right)
            return left;
        const reasons = [];
        const clone = this.#clone;
        if (clone !== null && (await clone.hasHistoryOf(left, right)))
            return await clone.mergeBase(left, right);
        const asked = await this.#ask(reasons, (api, questions) => questions.askForMergeBase(api, left, right));
        if (asked !== null)
            return asked.answer;
        if (clone?.isShallow === false) {
            for (const commit of [left, right]) {
                if (!(await clone.has(commit)))
                    reasons.push((await this.#fetch(commit)) ?? '');
            }
            if (await clone.hasHistoryOf(left, right))
                return await clone.mergeBase(left, right);
        }
        else if (clone !== null) {
            reasons.unshift('the clone is shallow');
        }
        const why = reasons.filter((reason) => reason !== '').join('; ');
        throw new tree/* TreeError */.jh(`Cannot find the commit where ${left} and ${right} part; ${this.adviceOnMissing ?? ADVICE_IN_A_WORKFLOW}. (${why})`);
    }
    /**
     * The files of a commit.
     *
     * @param like a tree of this repository with similar contents
     * @param side names the commit in an error message
     * @throws TreeError where the commit cannot be read
     */
    async tree(commit, like = null, side) {
        const clone = this.#clone;
        const reasons = [];
        let problem = await this.#problemOfClone(commit);
        if (problem !== null && !(await clone?.has(commit))) {
            const fetchProblem = await this.#fetch(commit);
            reasons.push(problem);
            problem = fetchProblem ?? (await this.#problemOfClone(commit));
        }
        if (problem === null && clone !== null) {
            const { git, objects } = clone;
            const tree = new GitTree({ git, objects, commit, like: like instanceof GitTree ? like : null });
            try {
                await tree.entries();
                return tree;
            }
            catch (error) {
                problem = this.#reason('the local repository', error);
            }
        }
        reasons.push(problem ?? '');
        const asked = await this.#ask(reasons, async (api, questions) => {
            const missing = await clone?.missingFrom(commit);
            const localBlob = async (id) => (missing?.has(id) ? null : ((await clone?.blob(id)) ?? null));
            const tree = questions.treeOf(api, commit, { localBlob });
            await tree.entries();
            return tree;
        });
        if (asked !== null)
            return asked.answer;
        throw this.#unreadable(side === undefined ? 'the commit' : `the ${side} commit`, commit, reasons);
    }
    /** The old paths by new paths, as far as the local clone has both commits. */
    async renames(base, head) {
        return (await this.#clone?.renames(base, head)) ?? new Map();
    }
    /** The files of the working tree that are not as the checked-out commit has them. */
    async uncommitted() {
        return (await this.#clone?.uncommitted()) ?? { changed: new Set(), ignored: new Set() };
    }
    close() {
        this.#clone?.objects.close();
    }
    /** Why a commit cannot be read from the local repository; null if it can. */
    async #problemOfClone(commit) {
        if (this.#clone === null)
            return this.#whyNoClone;
        if (!(await this.#clone.has(commit)))
            return 'the local repository does not have it';
        const { size } = await this.#clone.missingFrom(commit);
        return size === 0 ? null : `the local repository is a partial clone that lacks ${size} of its files`;
    }
    async #serverCommit(ref) {
        if (!isRefName(ref))
            return null;
        const reasons = [];
        const asked = await this.#ask(reasons, (api, questions) => questions.askForCommit(api, ref));
        if (asked !== null)
            return asked.answer;
        if (this.#options.fetch) {
            const listed = (await this.#remote?.commitOf(ref)) ?? { problem: this.#whyNoClone };
            if ('commit' in listed)
                return listed.commit;
            reasons.push(listed.problem);
        }
        throw new tree/* TreeError */.jh(`Cannot look up ${ref}: ${reasons.join('; ')}`);
    }
    /** @returns what went wrong, empty where nothing may be fetched, or null */
    async #fetch(commit) {
        return this.#remote === null ? '' : await this.#remote.fetch(commit);
    }
    /** The API's answer; null if there is no API, or where it fails, which adds a reason. */
    async #ask(reasons, question) {
        if (this.#api === null)
            return null;
        try {
            return { answer: await question(this.#api, await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(5153)]).then(__webpack_require__.bind(__webpack_require__, 65153))) };
        }
        catch (error) {
            reasons.push(this.#reason('the API', error));
            return null;
        }
    }
    #unreadable(what, commit, reasons) {
        const said = reasons.filter((reason) => reason !== '').join('; ');
        const advice = this.adviceOnMissing ?? ADVICE_IN_A_WORKFLOW;
        return new tree/* TreeError */.jh(`Cannot read ${what} ${commit}; ${advice}.${said === '' ? '' : ` (${said})`}`);
    }
    #reason(attempt, error) {
        return reasonOf(attempt, error, this.#api?.repository ?? null);
    }
}
/** Whether a server can have a branch or tag with this name (git check-ref-format). */
function isRefName(ref) {
    return ref !== '' && !/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|[/.]$/u.test(ref);
}


/***/ })

};
