export const id = 1539;
export const ids = [1539,3920];
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
    /** Whether the content with an id contains a text, by text and id. */
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
        const files = paths.flatMap((path) => entries.get(path) ?? []).filter(({ kind }) => kind !== 'submodule');
        const texts = (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .textsSearchedWith */ .WX)(wanted);
        const searched = this.#searchedFor(wanted);
        const unknown = files.filter(({ kind, id }) => kind === 'file' && !searched.has(id));
        if (unknown.length > 0) {
            // Only one of several files with the same content may have been searched.
            for (const [each, holding] of await this.search(texts, unknown)) {
                for (const { id } of unknown)
                    this.#searchedFor(each).set(id, holding.has(id));
            }
        }
        // The content behind a link is only known when it is read.
        return files
            .filter(({ kind, id }) => kind === 'symlink' || searched.get(id) === true)
            .map(({ path }) => path);
    }
    #searchedFor(text) {
        const known = this.#searched.get(text) ?? new Map();
        this.#searched.set(text, known);
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
/* harmony export */   Or: () => (/* binding */ searchableText),
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
const COMMON_TEXTS = ['lightdash', 'argoproj.io', 'toolkit.fluxcd.io', 'helmfiles'];
/** The texts that a search for one text covers: all common ones, or this one alone. */
function textsSearchedWith(text) {
    return COMMON_TEXTS.includes(text) ? COMMON_TEXTS : [text];
}
/** Bytes as a text in which a search ignores case: one lower-case character per byte. Latin-1 is faster to decode than UTF-8. */
function searchableText(bytes) {
    return bytes.toString('latin1').toLowerCase();
}


/***/ }),

/***/ 10145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ cannotRun),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   TP: () => (/* binding */ nearestRealFolder),
/* harmony export */   TU: () => (/* binding */ Git),
/* harmony export */   ZX: () => (/* binding */ locateRepository),
/* harmony export */   jF: () => (/* binding */ LOCAL_TIMEOUT_MS),
/* harmony export */   xh: () => (/* binding */ MOST_MESSAGE_CHARACTERS)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83741);




/** The time limit for a command that reads the local repository, in milliseconds. */
const LOCAL_TIMEOUT_MS = 60_000;
/** The largest output, which lists files or differences. A gate cannot process a larger repository. */
const MOST_OUTPUT_BYTES = 500_000_000;
/** The most characters kept from the messages of a failed command. */
const MOST_MESSAGE_CHARACTERS = 2_000;
/**
 * Variables that would point git to another repository, make it run a program, weaken its checks or change its output.
 */
const UNWANTED_VARIABLES = /^GIT_(DIR|COMMON_DIR|WORK_TREE|IMPLICIT_WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|GRAFT_FILE|SHALLOW_FILE|REPLACE_REF_BASE|EXTERNAL_DIFF|DIFF_OPTS|PAGER|CONFIG|SSL_NO_VERIFY|(LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS|TRACE.*|REDIRECT_.*)$/i;
/** The job's tokens. Git does not need them. */
const SECRET_VARIABLES = /^(INPUT|ACTIONS)_/i;
const ENVIRONMENT = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GCM_INTERACTIVE: 'never',
    GIT_OPTIONAL_LOCKS: '0',
    // Read the real commits and parents, without replacement objects.
    GIT_NO_REPLACE_OBJECTS: '1',
};
/**
 * Keeps a partial clone from fetching missing objects one by one. Git versions before 2.44 only know the second
 * variable.
 */
const WITHOUT_NETWORK = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' };
/**
 * Finds the repository of a folder: the nearest folder at or above it with a `.git`, which no commit can contain.
 *
 * @param directory absolute path; it need not exist
 * @returns null if there is none; a bare repository only counts if requested
 */
function locateRepository(directory, { bare }) {
    const real = nearestRealFolder(directory);
    for (let folder = real;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        const gitFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(gitFolder))
            return { folder, gitFolder, isBare: false };
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder)
            break;
    }
    const isBare = bare && ['HEAD', 'objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real, name)));
    return isBare ? { folder: real, gitFolder: real, isBare } : null;
}
/** The real path of a folder, or of the nearest existing folder above it. */
function nearestRealFolder(directory) {
    for (let folder = directory;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        try {
            return node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(folder);
        }
        catch {
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder)
                return folder;
        }
    }
}
/**
 * Runs git in one repository, without a shell. Nothing in the repository is executed: no hooks, no file system
 * monitors, no implicit fetches, and no configuration from its files.
 */
class Git {
    location;
    #options;
    #variables = inheritedVariables();
    constructor(location) {
        this.location = location;
        const { folder, gitFolder, isBare } = location;
        const settings = [
            'core.fsmonitor=false',
            'core.hooksPath=/dev/null',
            // In a container job the checkout belongs to another user. Only this one repository is trusted.
            `safe.directory=${folder.replaceAll('\\', '/')}`,
            // Such a remote would run a program.
            'protocol.ext.allow=never',
            // The server decides what a branch is, and it may receive a token.
            'http.sslVerify=true',
            'color.ui=false',
            'gc.auto=0',
            'maintenance.auto=false',
        ];
        this.#options = [
            ...settings.flatMap((setting) => ['-c', setting]),
            // Name the folder, because git accepts any folder with the right files as a repository, even one from the pull
            // request.
            `--git-dir=${gitFolder}`,
            ...(isBare ? [] : [`--work-tree=${folder}`]),
        ];
    }
    /**
     * Runs a command.
     *
     * @returns the result, even of a command that fails
     * @throws TreeError where git cannot be run, or does not end in time
     */
    run(args, { timeoutMs = LOCAL_TIMEOUT_MS, ...options } = {}) {
        const child = this.#spawn(args, options);
        return new Promise((resolve, reject) => {
            const stdout = [];
            let length = 0;
            let stderr = '';
            const fail = (error) => {
                clearTimeout(timer);
                reject(error);
                kill(child, options.network === true);
            };
            const late = () => fail(new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`git ${args[0]} did not end within ${timeoutMs / 1000} s`));
            const timer = setTimeout(late, timeoutMs);
            child.stdin.end();
            child.stdout.on('data', (chunk) => {
                length += chunk.length;
                if (length > MOST_OUTPUT_BYTES)
                    fail(new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`git ${args[0]} answers more than can be read`));
                else
                    stdout.push(chunk);
            });
            child.stderr.on('data', (chunk) => {
                if (stderr.length < MOST_MESSAGE_CHARACTERS)
                    stderr += chunk.toString();
            });
            child.on('error', (error) => fail(cannotRun(error)));
            child.on('close', (code) => {
                clearTimeout(timer);
                resolve({ code: code ?? -1, stdout: Buffer.concat(stdout), stderr: oneLine(stderr) });
            });
        });
    }
    /**
     * The output of a command.
     *
     * @throws TreeError also where the command fails
     */
    async output(args) {
        const { code, stdout, stderr } = await this.run(args);
        if (code !== 0)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`git ${args[0]} failed: ${stderr || `status ${code}`}`);
        return stdout;
    }
    /** Starts the process that returns one object after the other, for {@link GitObjects}. */
    startBatch() {
        return this.#spawn(['cat-file', '--batch'], {});
    }
    #spawn(args, { network = false, environment }) {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...this.#options, ...args], {
            cwd: this.location.folder,
            env: { ...this.#variables, ...ENVIRONMENT, ...(network ? {} : WITHOUT_NETWORK), ...environment },
            // Its own process group, so that helpers for the network end with it.
            detached: network && process.platform !== 'win32',
            windowsHide: true,
        });
        // A process that ends before reading its input is reported by its exit.
        child.stdin.on('error', () => undefined);
        return child;
    }
}
function inheritedVariables() {
    const isWanted = (name) => !UNWANTED_VARIABLES.test(name) && !SECRET_VARIABLES.test(name);
    return Object.fromEntries(Object.entries(process.env).filter(([name]) => isWanted(name)));
}
function kill(child, group) {
    try {
        if (group && child.pid !== undefined && process.platform !== 'win32')
            process.kill(-child.pid, 'SIGKILL');
    }
    catch {
        // It has already ended.
    }
    child.kill('SIGKILL');
    // A surviving helper would hold these open.
    child.stdout.destroy();
    child.stderr.destroy();
}
/** The error where git cannot be run. */
function cannotRun(error) {
    return new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`git cannot be run: ${error.message}`);
}
/** A message on one line. */
function oneLine(text) {
    return text.trim().replace(/\s*[\r\n]+\s*/g, '; ');
}


/***/ }),

/***/ 20968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ splitRecords),
/* harmony export */   q: () => (/* binding */ decodePath)
/* harmony export */ });
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/**
 * A path as text. A name that is not valid UTF-8 is written as git quotes it (`caf\351.yaml`), so that two such names
 * stay distinct.
 */
function decodePath(bytes) {
    try {
        return UTF8.decode(bytes);
    }
    catch {
        const text = bytes.toString('latin1');
        return text.replace(/[^\0-\x7f]/g, (character) => `\\${character.charCodeAt(0).toString(8)}`);
    }
}
/** Splits the output of a git command with `-z`. */
function splitRecords(output) {
    const records = [];
    for (let start = 0; start < output.length;) {
        const found = output.indexOf(0, start);
        const end = found === -1 ? output.length : found;
        records.push(output.subarray(start, end));
        start = end + 1;
    }
    return records;
}


/***/ }),

/***/ 71539:
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
                const content = await this.content(entry).then(entries/* searchableText */.Or, () => null);
                // Git searches even what is too large to read, and reports what is missing.
                if (content === null)
                    failed.push(entry);
                else
                    for (const text of texts)
                        if (content.includes(text))
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
        const found = new Set((0,git_paths/* splitRecords */.D)(stdout).map((record) => (0,git_paths/* decodePath */.q)(record.subarray(prefix))));
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
    const tab = record.indexOf(0x09);
    const [mode, , id = null] = record.toString('latin1', 0, tab).split(' ');
    return { path: (0,git_paths/* decodePath */.q)(record.subarray(tab + 1)), kind: (0,entries/* entryKindOfMode */.Xk)(mode), id };
}
/** Patterns that limit a search to these paths, and perhaps a few more; empty where everything must be searched. */
function pathspecs(paths) {
    const named = paths.map((path) => `:(top,literal)${path}`);
    if (named.length <= MOST_NAMED_PATHS && named.join(' ').length <= MOST_NAMED_CHARACTERS)
        return named;
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
/** Whether {@link decodePath} replaced bytes, so that git would not find the path by this name. */
function isQuoted(path) {
    return path.includes('\\');
}

// EXTERNAL MODULE: ./build/repository/git-command.js
var git_command = __webpack_require__(10145);
;// CONCATENATED MODULE: ./build/repository/git-objects.js


const FULL_ID = /^[0-9a-f]{40,64}$/;
/** The process ended while it owed an answer. */
class EndedEarly extends tree/* TreeError */.jh {
}
/** Reads objects of a repository through one process that runs until it is closed. */
class GitObjects {
    #git;
    #child = null;
    #closed = false;
    /** Requests without an answer yet. Answers arrive in this order. */
    #requests = [];
    #chunks = [];
    #length = 0;
    /** The header of the current answer. Its content and a line feed follow. */
    #header = null;
    #messages = '';
    #watch = new IdleTimer(git_command/* LOCAL_TIMEOUT_MS */.jF, () => this.#child?.kill('SIGKILL'));
    constructor(git) {
        this.#git = git;
    }
    /**
     * Reads an object.
     *
     * @param id a full id
     * @returns null if the repository does not have it
     * @throws TreeError where it cannot be read
     */
    read(id) {
        return FULL_ID.test(id) ? this.#ask(id) : Promise.resolve(null);
    }
    /**
     * Reads the commit with a name.
     *
     * @param name an id, a branch, a tag or any other name that git accepts
     * @returns null if the repository has no commit with this name
     * @throws TreeError where it cannot be read
     */
    async commit(name) {
        // Each request is one line, and an empty name would mean the index.
        if (name === '' || /[\0\n]/.test(name))
            return null;
        try {
            return await this.#ask(`${name}^{commit}`);
        }
        catch (error) {
            // Git ends over some names, such as `@{u}` on a branch without an upstream. An id is none of them, nor is a crash.
            if (error instanceof EndedEarly && error.message.includes('fatal: ') && !FULL_ID.test(name))
                return null;
            throw error;
        }
    }
    #ask(name) {
        return new Promise((resolve, reject) => {
            if (this.#closed)
                reject(new tree/* TreeError */.jh('the repository was closed'));
            else
                this.#send({ name, resolve, reject });
        });
    }
    close() {
        this.#closed = true;
        this.#child?.kill();
        this.#ended(new tree/* TreeError */.jh('the repository was closed'));
    }
    #send(request) {
        const child = this.#child ?? this.#start();
        this.#requests.push(request);
        this.#watch.restart();
        child.stdin.write(`${request.name}\n`);
    }
    #start() {
        const child = this.#git.startBatch();
        this.#child = child;
        this.#messages = '';
        child.stdout.on('data', (chunk) => {
            if (child !== this.#child)
                return;
            this.#watch.restart();
            this.#chunks.push(chunk);
            this.#length += chunk.length;
            this.#answer();
        });
        child.stderr.on('data', (chunk) => {
            if (this.#messages.length < git_command/* MOST_MESSAGE_CHARACTERS */.xh)
                this.#messages += chunk.toString();
        });
        const ended = (error) => {
            if (child === this.#child)
                this.#ended(error);
        };
        child.on('error', (error) => ended((0,git_command/* cannotRun */.$Y)(error)));
        child.on('close', () => ended(new EndedEarly(`git cat-file ended early: ${(0,git_command/* oneLine */.TN)(this.#messages)}`)));
        return child;
    }
    /** The first request caused the end, so it fails. The others are sent again. */
    #ended(error) {
        this.#child = null;
        this.#chunks = [];
        this.#length = 0;
        this.#header = null;
        this.#watch.stop();
        const [first, ...others] = this.#requests;
        this.#requests = [];
        first?.reject(error);
        for (const request of others) {
            if (this.#closed)
                request.reject(error);
            else
                this.#send(request);
        }
    }
    #answer() {
        for (;;) {
            if (this.#header === null) {
                const line = this.#takeLine();
                if (line === null)
                    return;
                const found = /^([0-9a-f]{40,64}) (\S+) (\d+)$/.exec(line);
                if (found === null)
                    this.#next().resolve(null);
                else
                    this.#header = { id: found[1], type: found[2], size: Number(found[3]) };
                continue;
            }
            const { id, type, size } = this.#header;
            if (size > tree/* MOST_FILE_BYTES */.XR) {
                // Skipping the object would mean receiving all of it.
                this.#child?.kill();
                this.#ended((0,tree/* tooLarge */.g$)());
                return;
            }
            if (this.#length < size + 1)
                return;
            const bytes = this.#take(size + 1).subarray(0, size);
            this.#header = null;
            this.#next().resolve({ id, type, bytes });
        }
    }
    #next() {
        const request = this.#requests.shift();
        if (this.#requests.length === 0)
            this.#watch.stop();
        return request;
    }
    #takeLine() {
        if (this.#chunks.length > 1)
            this.#chunks = [Buffer.concat(this.#chunks)];
        const end = this.#chunks[0]?.indexOf(0x0a) ?? -1;
        return end === -1 ? null : this.#take(end + 1).toString('latin1', 0, end);
    }
    /** Takes the first bytes received; there are at least that many. */
    #take(length) {
        const all = this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks);
        this.#chunks = length === all.length ? [] : [all.subarray(length)];
        this.#length -= length;
        return all.subarray(0, length);
    }
}
/** A timer that restarts with every sign of activity. */
class IdleTimer {
    milliseconds;
    onSilence;
    #timer = null;
    constructor(milliseconds, onSilence) {
        this.milliseconds = milliseconds;
        this.onSilence = onSilence;
    }
    restart() {
        if (this.#timer === null)
            this.#timer = setTimeout(this.onSilence, this.milliseconds);
        else
            this.#timer.refresh();
    }
    stop() {
        if (this.#timer !== null)
            clearTimeout(this.#timer);
        this.#timer = null;
    }
}

;// CONCATENATED MODULE: ./build/repository/git-clone.js




/** Above this number of candidates, git only finds renames without changes. */
const MOST_RENAMES = 1_000;
/** The full id of a commit. */
const COMMIT_ID = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
/** The content of a local clone, without any remote. */
class GitClone {
    git;
    objects;
    root;
    isShallow;
    #remotes = null;
    #origin = null;
    constructor(git, objects, 
    /** The top folder of the working tree; null if there is none. */
    root, isShallow) {
        this.git = git;
        this.objects = objects;
        this.root = root;
        this.isShallow = isShallow;
    }
    /**
     * Opens a clone.
     *
     * @param bare whether a repository without a working tree counts
     * @returns the reason where it is not a repository
     */
    static async open(directory, bare) {
        const location = (0,git_command/* locateRepository */.ZX)(directory, { bare });
        if (location === null)
            return 'there is no repository here';
        try {
            const git = new git_command/* Git */.TU(location);
            const shallow = (await git.output(['rev-parse', '--is-shallow-repository'])).toString().trim();
            return new GitClone(git, new GitObjects(git), location.isBare ? null : location.folder, shallow === 'true');
        }
        catch (error) {
            if (error instanceof tree/* TreeError */.jh)
                return error.message;
            throw error;
        }
    }
    /** The local commit with a name; null if there is none. */
    async commitOf(name) {
        return (await this.objects.commit(name))?.id ?? null;
    }
    /** The tip of a branch as of the last fetch. */
    async trackedCommitOf(ref) {
        return await this.commitOf(`refs/remotes/origin/${ref.replace(/^refs\/heads\//, '')}`);
    }
    async has(commit) {
        return (await this.commitOf(commit)) !== null;
    }
    /** The parents in the commit object itself, because a shallow clone hides them; null if the commit is absent. */
    async parentsOf(commit) {
        const object = await this.objects.commit(commit);
        if (object === null)
            return null;
        const header = object.bytes.toString('latin1').split('\n\n', 1)[0];
        return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1]);
    }
    /** Whether the full history of two commits is in this clone. */
    async hasHistoryOf(left, right) {
        return !this.isShallow && (await this.has(left)) && (await this.has(right));
    }
    async mergeBase(left, right) {
        const { code, stdout, stderr } = await this.git.run(['merge-base', left, right]);
        if (code === 1)
            return null;
        if (code !== 0)
            throw new tree/* TreeError */.jh(`git merge-base failed: ${stderr}`);
        return stdout.toString().trim();
    }
    /** The old paths by new paths; empty where a commit is absent. */
    async renames(base, head) {
        const renames = new Map();
        if (!(await this.has(base)) || !(await this.has(head)))
            return renames;
        const options = ['-r', '-z', '--name-status', '-M50%', `-l${MOST_RENAMES}`, '--diff-filter=R'];
        const safely = ['--no-ext-diff', '--no-textconv', '--ignore-submodules=all'];
        const { code, stdout } = await this.git.run(['diff-tree', ...options, ...safely, base, head, '--']);
        // Renames only help to recognise a moved deployment. A partial clone may lack the objects to find them.
        if (code !== 0)
            return renames;
        const records = (0,git_paths/* splitRecords */.D)(stdout).map(git_paths/* decodePath */.q);
        for (let index = 0; index + 2 < records.length; index += 3) {
            renames.set(records[index + 2], records[index + 1]);
        }
        return renames;
    }
    /** The files of the working tree that are not as the checked-out commit has them; none if there is no working tree. */
    async uncommitted() {
        const [changed, ignored] = [new Set(), new Set()];
        if (this.root === null)
            return { changed, ignored };
        const options = ['--porcelain=v1', '-z', '--no-renames', '--untracked-files=all', '--ignored=matching'];
        const asked = await this.git.run(['status', ...options], { environment: { GIT_OPTIONAL_LOCKS: '0' } });
        if (asked.code !== 0)
            throw new tree/* TreeError */.jh(`git status failed: ${asked.stderr}`);
        for (const record of (0,git_paths/* splitRecords */.D)(asked.stdout).map(git_paths/* decodePath */.q)) {
            (record.startsWith('!!') ? ignored : changed).add(record.slice(3));
        }
        return { changed, ignored };
    }
    /** Ids of the commit's contents that a partial clone left on its server. */
    async missingFrom(commit) {
        if (!(await this.has(commit)))
            return new Set();
        // A remote promises the objects that the clone lacks.
        if (!/^(?:extensions\.|remote\..*\.promisor\b)/m.test(await this.#settingsOfRemotes()))
            return new Set();
        const listed = await this.git.output(['rev-list', '--objects', '--no-walk', '--missing=print', commit]);
        const lines = listed.toString('latin1').split('\n');
        return new Set(lines.filter((line) => line.startsWith('?')).map((line) => line.slice(1)));
    }
    /** The content of a file by its id; null if it is absent. */
    async blob(id) {
        try {
            const object = await this.objects.read(id);
            return object?.type === 'blob' ? object.bytes : null;
        }
        catch (error) {
            // The API can still supply it.
            if (error instanceof tree/* TreeError */.jh)
                return null;
            throw error;
        }
    }
    async hasOrigin() {
        return /^remote\.origin\.url /m.test(await this.#settingsOfRemotes());
    }
    /** One line each. */
    #settingsOfRemotes() {
        const names = '^(extensions\\.partialclone|remote\\..*\\.promisor|remote\\.origin\\.url)$';
        this.#remotes ??= this.git.run(['config', '--get-regexp', names]).then(({ stdout }) => stdout.toString());
        return this.#remotes;
    }
    /** The address of `origin`; null if there is no such remote. */
    async originUrl() {
        this.#origin ??= this.git.run(['remote', 'get-url', 'origin']);
        const { code, stdout } = await this.#origin;
        return code === 0 ? stdout.toString().trim() : null;
    }
}

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
    const clone = await GitClone.open(options.directory, options.api === null && !options.fetch);
    // An empty token counts as none.
    if (typeof clone === 'string' && options.api === null) {
        throw new tree/* TreeError */.jh(`${options.directory} cannot be read as a git repository: ${clone}`);
    }
    return new LayeredRepository(clone, options);
}
/** Asks the local clone, then its remote, then the API. If all of them fail, the error tells what each one said. */
class LayeredRepository {
    root;
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
    }
    async head() {
        return (await this.#clone?.commitOf('HEAD')) ?? null;
    }
    async commitOf(ref) {
        const hasServer = this.#api !== null || this.#remote !== null;
        if (COMMIT_ID.test(ref))
            return (await this.#clone?.commitOf(ref)) ?? (hasServer ? ref : null);
        const here = async () => (await this.#clone?.commitOf(ref)) ?? null;
        const tracked = async () => (await this.#clone?.trackedCommitOf(ref)) ?? null;
        if (!hasServer)
            return (await here()) ?? (await tracked());
        if (ref.startsWith('refs/'))
            return await this.#serverCommit(ref);
        return (await here()) ?? (await this.#serverCommit(ref)) ?? (await tracked());
    }
    async localCommitOf(branch) {
        if (this.#clone === null)
            return null;
        return (await this.#clone.trackedCommitOf(branch)) ?? (await this.#clone.commitOf(`refs/heads/${branch}`));
    }
    async hasServer() {
        if (this.#api !== null || this.#options.remoteUrl !== undefined)
            return true;
        return (await this.#clone?.hasOrigin()) === true;
    }
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
        throw unreadable('the commit', commit, [problem ?? '', ...reasons]);
    }
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
        throw new tree/* TreeError */.jh(`Cannot find the commit where ${left} and ${right} part; set fetch-depth: 0 or grant contents: read. (${why})`);
    }
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
        throw unreadable(side === undefined ? 'the commit' : `the ${side} commit`, commit, reasons);
    }
    async renames(base, head) {
        return (await this.#clone?.renames(base, head)) ?? new Map();
    }
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
    #reason(attempt, error) {
        return reasonOf(attempt, error, this.#api?.repository ?? null);
    }
}
function unreadable(what, commit, reasons) {
    const said = reasons.filter((reason) => reason !== '').join('; ');
    return new tree/* TreeError */.jh(`Cannot read ${what} ${commit}; set fetch-depth: 0 or grant contents: read.${said === '' ? '' : ` (${said})`}`);
}
/** Whether a server can have a branch or tag with this name (git check-ref-format). */
function isRefName(ref) {
    return ref !== '' && !/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|[/.]$/u.test(ref);
}


/***/ }),

/***/ 83741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VH: () => (/* binding */ isBehindEntry),
/* harmony export */   XR: () => (/* binding */ MOST_FILE_BYTES),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   jh: () => (/* binding */ TreeError)
/* harmony export */ });
/** Whether a path lies behind a link or in a submodule, so that the entries do not show it. */
function isBehindEntry(path, entries) {
    const above = path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));
    return above.some((folder) => (entries.get(folder)?.kind ?? 'file') !== 'file');
}
/** Thrown where a state of a repository cannot be read. */
class TreeError extends Error {
    name = 'TreeError';
}
/** Larger files are not read, neither from a repository nor from its server, which has the same limit. */
const MOST_FILE_BYTES = 100_000_000;
/** The error for a file that is too large. */
function tooLarge() {
    return new TreeError(`it is larger than the limit of ${MOST_FILE_BYTES / 1_000_000} MB`);
}


/***/ })

};
