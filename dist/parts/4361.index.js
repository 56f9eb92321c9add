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
    /** By the first of some texts that are searched for together: the texts in each content, by its id. */
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
        const known = this.#textsByContent(texts);
        const files = paths.flatMap((path) => entries.get(path) ?? []).filter(({ kind }) => kind === 'file');
        await this.#searchNew(texts, files, known);
        const holds = ({ kind, id }) => 
        // The content behind a link is only known when it is read.
        kind === 'symlink' || (kind === 'file' && known.get(id)?.includes(wanted) === true);
        return paths.filter((path) => {
            const entry = entries.get(path);
            return entry !== undefined && holds(entry);
        });
    }
    /** What earlier searches for the same texts have found. */
    #textsByContent(texts) {
        const [first = ''] = texts;
        const known = this.#searched.get(first) ?? new Map();
        this.#searched.set(first, known);
        return known;
    }
    /** Searches the contents that no earlier search has seen, and adds what they hold. */
    async #searchNew(texts, files, known) {
        const unknown = files.filter(({ id }) => !known.has(id));
        if (unknown.length === 0)
            return;
        const found = new Map();
        await this.search(texts, unknown, ({ id }, held) => {
            // A file may be told of several times, and several files may have the same content.
            found.set(id, [...(found.get(id) ?? []), ...held]);
        });
        for (const { id } of unknown)
            known.set(id, found.get(id) ?? []);
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
var entries = __webpack_require__(79969);
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
    clone;
    /**
     * @param commit a full id
     * @param like a tree of the same repository, which shares its search results
     */
    constructor(clone, commit, like = null) {
        super(commit, like);
        this.clone = clone;
    }
    async search(texts, files, found) {
        // Git does not find a file by a quoted name, so such a file may contain anything.
        for (const entry of files)
            if (isQuoted(entry.path))
                found(entry, texts);
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
                    found(entry, (0,entries/* textsIn */.Ej)(content, texts));
            }
            unread = failed;
        }
        for (const text of texts)
            for (const entry of await this.#grep([text], unread))
                found(entry, [text]);
    }
    async listAll() {
        const output = await this.attempt(this.clone.git.output(['ls-tree', '-r', '-z', '--full-tree', this.commit]));
        return (0,entries/* entriesByPath */.x0)((0,entries/* splitRecords */.DQ)(output).map(parseEntry));
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
        const { code, stdout, stderr } = await this.attempt(this.clone.git.run(command));
        // The status is 1 if nothing was found. Unreadable files are skipped with a message.
        if (code > 1 || code < 0 || /(error|fatal): /.test(stderr)) {
            throw new tree/* TreeError */.jh(`Cannot search ${this.name}: ${stderr || `git grep ended with status ${code}`}`);
        }
        const prefix = this.commit.length + 1;
        const found = new Set((0,entries/* splitRecords */.DQ)(stdout).map((record) => record.slice(prefix)));
        return files.filter(({ path }) => found.has(path));
    }
    async content({ path, id }) {
        const object = await this.attempt(this.clone.objects.read(id), path);
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
;// CONCATENATED MODULE: ./build/repository/git-remote.js

/** The time limit of a fetch, in milliseconds. A single commit of a large repository takes a minute. */
const FETCH_TIMEOUT_MS = 120_000;
/** The time limit for listing the refs of a remote, in milliseconds. */
const LIST_TIMEOUT_MS = 30_000;
/** Talks to the remote `origin` of a local clone with git's own commands. Its errors may hold secrets. */
class GitRemote {
    clone;
    api;
    #fetches = new Map();
    /** Fetches run one at a time because two would block each other. */
    #lastFetch = Promise.resolve();
    /** @param api null if GitHub is not asked */
    constructor(clone, api) {
        this.clone = clone;
        this.api = api;
    }
    /**
     * The commit of a remote branch or tag; null if there is none with this name.
     *
     * @throws TreeError where the remote does not answer
     */
    async commitOf(ref) {
        const names = ref.startsWith('refs/') ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
        // The commit of an annotated tag is listed beside the tag.
        const patterns = names.flatMap((name) => [name, `${name}^{}`]);
        const listed = await this.#run(LIST_TIMEOUT_MS, ['ls-remote', '--quiet', '--', 'origin', ...patterns]);
        const lines = listed.split('\n').map((line) => line.split('\t'));
        // A pattern also matches longer names with the same end.
        const ids = new Map(lines.map(([id, name = '']) => [name, id]));
        const [commit = null] = names.flatMap((name) => ids.get(`${name}^{}`) ?? ids.get(name) ?? []);
        return commit;
    }
    /**
     * Fetches a commit into the clone.
     *
     * @throws TreeError where it cannot be fetched
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
        await this.#run(FETCH_TIMEOUT_MS, ['fetch', ...options, ...depth, nothing, '--', 'origin', commit]);
    }
    /** The output of a command that talks to the remote. */
    async #run(timeoutMs, args) {
        const { clone, api } = this;
        const url = await clone.originUrl();
        if (url === null)
            throw new tree/* TreeError */.jh('there is no remote "origin"');
        // The checkout may be of a fork that a change comes from. Its content is not this repository's.
        if (api !== null && !isRepositoryUrl(url, api))
            throw new tree/* TreeError */.jh(`origin is not ${api.owner}/${api.repo}`);
        const slow = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=30'];
        const environment = gitSettings({
            // Git prefers the setting with the most specific address, and the full address is the most specific.
            ...(/^https:/i.test(url) ? { [`http.${url}.sslVerify`]: 'true' } : {}),
            ...(await this.#credentials(url)),
        });
        const { code, stdout, stderr } = await clone.git.run([...slow, ...args], { network: true, timeoutMs, environment });
        if (code !== 0)
            throw new tree/* TreeError */.jh(stderr || `git ended with status ${code}`);
        return stdout.toString();
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
/** A message without the credentials in addresses and the token of the API. */
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
    const [there, whyNot] = typeof clone === 'string' ? [null, `no local repository: ${clone}`] : [clone, ''];
    return new LayeredRepository(there, whyNot, options);
}
const ADVICE_IN_A_WORKFLOW = 'set fetch-depth: 0 or grant contents: read';
/** Asks the local clone, then its remote, then the API. If all of them fail, the error tells what each one said. */
class LayeredRepository {
    clone;
    whyNoClone;
    options;
    /** The top folder of the working tree; null if there is none. */
    root;
    /** How the user gets a commit that is not here, for messages; absent if a server was asked for it. */
    adviceOnMissing;
    /** Null if fetching is not allowed or not possible. */
    #remote;
    /** @param whyNoClone empty where there is a clone */
    constructor(clone, whyNoClone, options) {
        this.clone = clone;
        this.whyNoClone = whyNoClone;
        this.options = options;
        this.#remote = clone === null || !options.fetch ? null : new GitRemote(clone, options.api?.repository ?? null);
        this.root = clone?.root ?? null;
        this.adviceOnMissing = options.adviceOnMissing;
    }
    /** The commit that is checked out; null if there is none. */
    async head() {
        return (await this.clone?.commitOf('HEAD')) ?? null;
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
        const hasServer = this.options.api !== null || this.#remote !== null;
        if (tree/* COMMIT_ID */.Gw.test(ref))
            return (await this.clone?.commitOf(ref)) ?? (hasServer ? ref : null);
        const here = async () => (await this.clone?.commitOf(ref)) ?? null;
        const tracked = async () => (await this.clone?.trackedCommitOf(ref)) ?? null;
        if (!hasServer)
            return (await here()) ?? (await tracked());
        if (ref.startsWith('refs/'))
            return await this.#serverCommit(ref);
        return (await here()) ?? (await this.#serverCommit(ref)) ?? (await tracked());
    }
    /** The tip of a branch as of this clone's last fetch, otherwise the clone's own branch; null if it has neither. */
    async localCommitOf(branch) {
        if (this.clone === null)
            return null;
        return (await this.clone.trackedCommitOf(branch)) ?? (await this.clone.commitOf(`refs/heads/${branch}`));
    }
    /** Whether anyone besides this clone can be asked. */
    async hasServer() {
        return this.options.api !== null || ((await this.clone?.originUrl()) ?? null) !== null;
    }
    /**
     * The parents of a commit.
     *
     * @throws TreeError where the commit cannot be read
     */
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
    /**
     * The files of a commit.
     *
     * @param like a tree of this repository with similar contents
     * @param side names the commit in an error message
     * @throws TreeError where the commit cannot be read
     */
    async tree(commit, like = null, side) {
        const clone = this.clone;
        const reasons = [];
        if (!(await clone?.has(commit))) {
            reasons.push(this.whyNoClone || 'the local repository does not have it', ...(await this.#fetch(commit)));
        }
        if (clone !== null && (await clone.has(commit))) {
            const { size } = await clone.missingFrom(commit);
            if (size > 0)
                reasons.push(`the local repository is a partial clone that lacks ${size} of its files`);
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
        throw this.#failure(`read the ${side === undefined ? '' : `${side} `}commit ${commit}`, reasons);
    }
    /** The old paths by new paths, as far as the local clone has both commits. */
    async renames(base, head) {
        return (await this.clone?.renames(base, head)) ?? new Map();
    }
    /** The files of the working tree that are not as the checked-out commit has them. */
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
    /** Fetches a commit, if that is allowed. @returns what went wrong */
    async #fetch(commit) {
        const reasons = [];
        await this.#try('fetch', reasons, async () => this.#remote?.fetch(commit));
        return reasons;
    }
    /** The API's answer; null if there is no API, or where it fails, which adds a reason. */
    async #ask(reasons, question) {
        const api = this.options.api;
        return api === null ? null : this.#try('the API', reasons, async () => question(api, await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(5942)]).then(__webpack_require__.bind(__webpack_require__, 85942))));
    }
    /** The answer of one source; null where it fails, which adds a reason without secrets. */
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
    #failure(what, reasons) {
        const advice = this.adviceOnMissing ?? ADVICE_IN_A_WORKFLOW;
        return new tree/* TreeError */.jh(`Cannot ${what}; ${advice}.${reasons.length === 0 ? '' : ` (${reasons.join('; ')})`}`);
    }
}
/** Whether a server can have a branch or tag with this name (git check-ref-format). */
function isRefName(ref) {
    return ref !== '' && !/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|[/.]$/u.test(ref);
}


/***/ })

};
