export const id = 7279;
export const ids = [7279];
export const modules = {

/***/ 82153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ leadsOut),
/* harmony export */   y: () => (/* binding */ pathBetween)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function pathBetween(from, to) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(from, to).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}
function leadsOut(path) {
    return path === '..' || path.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);
}


/***/ }),

/***/ 79969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ splitRecords),
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Tu: () => (/* binding */ objectId),
/* harmony export */   WX: () => (/* binding */ textsSearchedWith),
/* harmony export */   Xk: () => (/* binding */ entryKindOfMode),
/* harmony export */   n1: () => (/* binding */ followLinks),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   sN: () => (/* binding */ commonPartOf),
/* harmony export */   x0: () => (/* binding */ entriesByPath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29519);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83741);





const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function decodePath(bytes) {
    try {
        return UTF8.decode(bytes);
    }
    catch {
        const text = bytes.toString('latin1');
        return text.replace(/[^\0-\x7f]/g, (character) => `\\${character.charCodeAt(0).toString(8)}`);
    }
}
function splitRecords(output) {
    const isText = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output);
    const records = output.toString(isText ? 'utf8' : 'latin1').split('\0');
    if (records.at(-1) === '')
        records.pop();
    return isText ? records : records.map((record) => decodePath(Buffer.from(record, 'latin1')));
}
function objectId(type, bytes, like) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(like.length === 40 ? 'sha1' : 'sha256');
    return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}
const MOST_LINKS = 10;
function entriesByPath(entries) {
    const isAfter = ({ path }, index) => index === 0 || path > entries[index - 1].path;
    const sorted = entries.every(isAfter)
        ? entries
        : [...entries].sort((left, right) => (left.path < right.path ? -1 : 1));
    const byPath = new Map();
    for (const entry of sorted)
        byPath.set(entry.path, entry);
    if (byPath.size < sorted.length)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh('Two files have names that look the same as text. Rename one.');
    return byPath;
}
async function followLinks(path, entries, contentOf) {
    if (node_path__WEBPACK_IMPORTED_MODULE_2__.posix.isAbsolute(path))
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
        const target = decodePath(await contentOf(entry));
        if (node_path__WEBPACK_IMPORTED_MODULE_2__.posix.isAbsolute(target))
            return null;
        found.pop();
        rest = [...target.split('/'), ...rest];
    }
    const entry = entries.get(found.join('/'));
    return entry?.kind === 'file' ? entry : null;
}
function entryKindOfMode(mode) {
    if (mode === '120000')
        return 'symlink';
    return mode === '160000' ? 'submodule' : 'file';
}
const COMMON_TEXTS = [
    _product_product_js__WEBPACK_IMPORTED_MODULE_3__/* .product */ .q.word,
    'argoproj.io',
    'toolkit.fluxcd.io',
    'helm.cattle.io',
    'crossplane.io',
];
function textsSearchedWith(text) {
    return COMMON_TEXTS.includes(text) ? COMMON_TEXTS : [text];
}
function commonPartOf(text) {
    return COMMON_TEXTS.find((common) => common !== text && text.includes(common));
}
const ANY_COMMON_TEXT = new RegExp(COMMON_TEXTS.join('|').replaceAll('.', '\\.'), 'i');
function textsIn(bytes, texts) {
    const content = bytes.toString('latin1');
    if (texts === COMMON_TEXTS && !ANY_COMMON_TEXT.test(content))
        return [];
    const lowered = content.toLowerCase();
    return texts.filter((text) => lowered.includes(text));
}


/***/ }),

/***/ 57279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ GitClone)
});

// EXTERNAL MODULE: ./build/repository/entries.js
var entries = __webpack_require__(79969);
// EXTERNAL MODULE: ./build/repository/git-command.js
var git_command = __webpack_require__(10145);
// EXTERNAL MODULE: ./build/repository/git-difference.js
var git_difference = __webpack_require__(70481);
// EXTERNAL MODULE: ./build/repository/tree.js
var tree = __webpack_require__(83741);
;// CONCATENATED MODULE: ./build/repository/git-objects.js



const FULL_ID = /^[0-9a-f]{40,64}$/;
class EndedEarly extends tree/* TreeError */.jh {
}
class GitObjects {
    git;
    #child = null;
    #closed = false;
    #requests = [];
    #chunks = [];
    #length = 0;
    #header = null;
    #messages = '';
    #timer;
    constructor(git) {
        this.git = git;
    }
    read(id) {
        return FULL_ID.test(id) ? this.#ask(id) : Promise.resolve(null);
    }
    async commit(name) {
        if (name === '' || /[\0\n]/.test(name))
            return null;
        try {
            return await this.#ask(`${name}^{commit}`);
        }
        catch (error) {
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
        this.#watch();
        child.stdin.write(`${request.name}\n`);
    }
    #start() {
        const child = this.git.spawn(['cat-file', '--batch']);
        this.#child = child;
        this.#messages = '';
        child.stdout.on('data', (chunk) => {
            if (child !== this.#child)
                return;
            this.#chunks.push(chunk);
            this.#length += chunk.length;
            this.#answer();
            this.#watch();
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
    #ended(error) {
        this.#child = null;
        this.#chunks = [];
        this.#length = 0;
        this.#header = null;
        const [first, ...others] = this.#requests;
        this.#requests = [];
        this.#watch();
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
                this.#child?.kill();
                this.#ended(new tree/* TooLargeError */.qB());
                return;
            }
            if (this.#length < size + 1)
                return;
            const bytes = this.#take(size + 1).subarray(0, size);
            this.#header = null;
            const request = this.#next();
            if ((0,entries/* objectId */.Tu)(type, bytes, id) === id)
                request.resolve({ id, type, bytes });
            else
                request.reject(new tree/* TreeError */.jh(`the ${type} ${id} is damaged: its bytes are not those that this id names; clone the repository anew`));
        }
    }
    #next() {
        return this.#requests.shift();
    }
    #watch() {
        clearTimeout(this.#timer);
        if (this.#requests.length === 0)
            return;
        this.#timer = setTimeout(() => {
            this.#child?.kill('SIGKILL');
            this.#ended(new tree/* TreeError */.jh(`git cat-file sent nothing for ${git_command/* LOCAL_TIMEOUT_MS */.jF / 1000} s`));
        }, git_command/* LOCAL_TIMEOUT_MS */.jF);
    }
    #takeLine() {
        if (this.#chunks.length > 1)
            this.#chunks = [Buffer.concat(this.#chunks)];
        const end = this.#chunks[0]?.indexOf(0x0a) ?? -1;
        return end === -1 ? null : this.#take(end + 1).toString('latin1', 0, end);
    }
    #take(length) {
        const all = this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks);
        this.#chunks = length === all.length ? [] : [all.subarray(length)];
        this.#length -= length;
        return all.subarray(0, length);
    }
}

;// CONCATENATED MODULE: ./build/repository/git-clone.js





const MOST_RENAMES = 1_000;
class GitClone {
    git;
    objects;
    root;
    isShallow;
    differences;
    #isPartial = null;
    #mergeBases = new Map();
    #originUrl = null;
    constructor(git, objects, root, isShallow) {
        this.git = git;
        this.objects = objects;
        this.root = root;
        this.isShallow = isShallow;
        this.differences = new git_difference/* GitDifferences */.h(git);
    }
    static async open(directory, bare) {
        const location = (0,git_command/* locateRepository */.ZX)(directory, { bare });
        if (location === null)
            return { clone: null, problem: 'there is no repository here' };
        try {
            const git = new git_command/* Git */.TU(location);
            const shallow = (await git.output(['rev-parse', '--is-shallow-repository'])).toString().trim();
            const root = location.isBare ? null : location.folder;
            return { clone: new GitClone(git, new GitObjects(git), root, shallow === 'true'), problem: null };
        }
        catch (error) {
            if (error instanceof tree/* TreeError */.jh)
                return { clone: null, problem: error.message };
            throw error;
        }
    }
    async commitOf(name) {
        return (await this.objects.commit(name))?.id ?? null;
    }
    async trackedCommitOf(ref) {
        return await this.commitOf(`refs/remotes/origin/${ref.replace(/^refs\/heads\//, '')}`);
    }
    async has(commit) {
        return (await this.commitOf(commit)) !== null;
    }
    async parentsOf(commit) {
        const object = await this.objects.commit(commit);
        if (object === null)
            return null;
        const header = object.bytes.toString('latin1').split('\n\n', 1)[0];
        return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1]);
    }
    async hasHistoryOf(left, right) {
        return !this.isShallow && (await this.has(left)) && (await this.has(right));
    }
    mergeBase(left, right) {
        const key = `${left} ${right}`;
        const known = this.#mergeBases.get(key) ?? this.#askForMergeBase(left, right);
        this.#mergeBases.set(key, known);
        return known;
    }
    async #askForMergeBase(left, right) {
        if ((await this.parentsOf(right))?.includes(left))
            return left;
        const { code, stdout, stderr } = await this.git.run(['merge-base', left, right]);
        if (code === 1)
            return null;
        if (code !== 0)
            throw new tree/* TreeError */.jh(`git merge-base failed: ${stderr}`);
        return stdout.toString().trim();
    }
    async renames(base, head) {
        const renames = new Map();
        if (!(await this.has(base)) || !(await this.has(head)))
            return renames;
        const differing = await this.differences.between(head, base);
        const mayHaveMoved = differing?.some(({ isNew }) => isNew) && differing.some(({ entry }) => entry === null);
        if (mayHaveMoved === false)
            return renames;
        const options = ['-r', '-z', '--name-status', '-M50%', `-l${MOST_RENAMES}`, '--diff-filter=R'];
        const safely = ['--no-ext-diff', '--no-textconv', '--ignore-submodules=all'];
        const { code, stdout } = await this.git.run(['diff-tree', ...options, ...safely, base, head, '--']);
        if (code !== 0)
            return renames;
        const records = (0,entries/* splitRecords */.DQ)(stdout);
        for (let index = 0; index + 2 < records.length; index += 3) {
            renames.set(records[index + 2], records[index + 1]);
        }
        return renames;
    }
    async uncommitted() {
        const [changed, ignored] = [new Set(), new Set()];
        if (this.root === null)
            return { changed, ignored };
        const options = ['--porcelain=v1', '-z', '--no-renames', '--untracked-files=all', '--ignored=matching'];
        const status = ['status', ...options, '--ignore-submodules=dirty'];
        const environment = (0,git_command/* gitSettings */.Ug)(await this.#settingsWithoutFilters());
        for (const record of (0,entries/* splitRecords */.DQ)(await this.git.output(status, { environment }))) {
            (record.startsWith('!!') ? ignored : changed).add(record.slice(3));
        }
        return { changed, ignored };
    }
    async #settingsWithoutFilters() {
        const list = ['config', '--show-scope', '-z', '--name-only', '--get-regexp', '^filter\\..*\\.(clean|process)$'];
        const { code, stdout, stderr } = await this.git.run(list);
        if (code > 1)
            throw new tree/* TreeError */.jh(`git config failed: ${stderr}`);
        const records = (0,entries/* splitRecords */.DQ)(stdout);
        const own = records.filter((_, index) => /^(?:local|worktree)$/.test(records[index - 1] ?? ''));
        if (own.some((name) => name.includes('\\')))
            throw new tree/* TreeError */.jh('a filter has a name that is not UTF-8; rename it');
        const filters = own.map((name) => name.slice(0, name.lastIndexOf('.')));
        const off = { clean: '', process: '', required: 'false' };
        return Object.fromEntries(filters.flatMap((filter) => Object.entries(off).map(([member, value]) => [`${filter}.${member}`, value])));
    }
    async missingFrom(commit) {
        if (!(await this.has(commit)))
            return new Set();
        this.#isPartial ??= this.#findPromisor();
        if (!(await this.#isPartial))
            return new Set();
        const listed = await this.git.output(['rev-list', '--objects', '--no-walk', '--missing=print', commit]);
        const lines = listed.toString('latin1').split('\n');
        return new Set(lines.filter((line) => line.startsWith('?')).map((line) => line.slice(1)));
    }
    async blob(id) {
        try {
            const object = await this.objects.read(id);
            return object?.type === 'blob' ? object.bytes : null;
        }
        catch (error) {
            if (error instanceof tree/* TreeError */.jh)
                return null;
            throw error;
        }
    }
    async #findPromisor() {
        const names = '^(extensions\\.partialclone|remote\\..*\\.promisor)$';
        return (await this.git.run(['config', '--get-regexp', names])).stdout.length > 0;
    }
    originUrl() {
        this.#originUrl ??= this.#askForOrigin();
        return this.#originUrl;
    }
    async #askForOrigin() {
        const { code, stdout } = await this.git.run(['remote', 'get-url', 'origin']);
        return code === 0 ? stdout.toString().trim() : null;
    }
}


/***/ }),

/***/ 10145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ cannotRun),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   TP: () => (/* binding */ nearestRealFolder),
/* harmony export */   TU: () => (/* binding */ Git),
/* harmony export */   Ug: () => (/* binding */ gitSettings),
/* harmony export */   ZX: () => (/* binding */ locateRepository),
/* harmony export */   jF: () => (/* binding */ LOCAL_TIMEOUT_MS),
/* harmony export */   xh: () => (/* binding */ MOST_MESSAGE_CHARACTERS),
/* harmony export */   yJ: () => (/* binding */ realPathBetween)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82153);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83741);





const LOCAL_TIMEOUT_MS = 60_000;
const MOST_OUTPUT_BYTES = 500_000_000;
const MOST_MESSAGE_CHARACTERS = 2_000;
const UNWANTED_VARIABLES = /^GIT_(DIR|COMMON_DIR|WORK_TREE|IMPLICIT_WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|GRAFT_FILE|SHALLOW_FILE|REPLACE_REF_BASE|EXTERNAL_DIFF|DIFF_OPTS|PAGER|CONFIG|SSL_NO_VERIFY|(LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS|TRACE.*|REDIRECT_.*)$/i;
const SECRET_VARIABLES = /^(INPUT|ACTIONS)_/i;
const ENVIRONMENT = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GCM_INTERACTIVE: 'never',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
};
const WITHOUT_NETWORK = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' };
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
function realPathBetween(from, to) {
    return (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pathBetween */ .y)(nearestRealFolder(from), nearestRealFolder(to));
}
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
            'core.alternateRefsCommand=true',
            `safe.directory=${folder.replaceAll('\\', '/')}`,
            'protocol.ext.allow=never',
            'http.sslVerify=true',
            'color.ui=false',
            'gc.auto=0',
            'maintenance.auto=false',
        ];
        this.#options = [
            ...settings.flatMap((setting) => ['-c', setting]),
            `--git-dir=${gitFolder}`,
            ...(isBare ? [] : [`--work-tree=${folder}`]),
        ];
    }
    run(args, { timeoutMs = LOCAL_TIMEOUT_MS, ...options } = {}) {
        const child = this.spawn(args, options);
        return new Promise((resolve, reject) => {
            const stdout = [];
            let length = 0;
            let stderr = '';
            const fail = (error) => {
                clearTimeout(timer);
                reject(error);
                kill(child, options.network === true);
            };
            const late = () => fail(new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git ${args[0]} did not end within ${timeoutMs / 1000} s`));
            const timer = setTimeout(late, timeoutMs);
            child.stdin.end();
            child.stdout.on('data', (chunk) => {
                length += chunk.length;
                if (length > MOST_OUTPUT_BYTES)
                    fail(new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git ${args[0]} answers more than can be read`));
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
    async output(args, options) {
        const { code, stdout, stderr } = await this.run(args, options);
        if (code !== 0)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git ${args[0]} failed: ${stderr || `status ${code}`}`);
        return stdout;
    }
    spawn(args, { network = false, environment } = {}) {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...this.#options, ...args], {
            cwd: this.location.folder,
            env: { ...this.#variables, ...ENVIRONMENT, ...(network ? {} : WITHOUT_NETWORK), ...environment },
            detached: network && process.platform !== 'win32',
            windowsHide: true,
        });
        child.stdin.on('error', () => undefined);
        return child;
    }
}
function gitSettings(settings) {
    const before = Number(process.env['GIT_CONFIG_COUNT'] ?? 0) || 0;
    const entries = Object.entries(settings);
    const variables = entries.flatMap(([name, value], index) => [
        [`GIT_CONFIG_KEY_${before + index}`, name],
        [`GIT_CONFIG_VALUE_${before + index}`, value],
    ]);
    return Object.fromEntries([['GIT_CONFIG_COUNT', String(before + entries.length)], ...variables]);
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
    }
    child.kill('SIGKILL');
    child.stdout.destroy();
    child.stderr.destroy();
}
function cannotRun(error) {
    return new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git cannot be run; install it (${error.message})`);
}
function oneLine(text) {
    return text.trim().replace(/(?<!\s)\s*[\r\n]+\s*/g, '; ');
}


/***/ }),

/***/ 70481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ entriesFrom),
/* harmony export */   h: () => (/* binding */ GitDifferences)
/* harmony export */ });
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79969);

class GitDifferences {
    git;
    #known = new Map();
    constructor(git) {
        this.git = git;
    }
    between(from, to) {
        const key = `${from} ${to}`;
        const known = this.#known.get(key) ?? this.#ask(from, to);
        this.#known.set(key, known);
        return known;
    }
    async #ask(from, to) {
        const options = ['-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--ignore-submodules=none', '--no-ext-diff'];
        const { code, stdout } = await this.git.run(['diff-tree', ...options, from, to, '--']);
        if (code !== 0)
            return null;
        const records = (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .splitRecords */ .DQ)(stdout);
        return Array.from({ length: records.length / 2 }, (_, index) => parseDiffering(records[2 * index], records[2 * index + 1]));
    }
}
function parseDiffering(record, path) {
    const [, mode, , id = null, status] = record.split(' ');
    return { path, isNew: status === 'A', entry: status === 'D' ? null : { path, kind: (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .entryKindOfMode */ .Xk)(mode), id } };
}
function entriesFrom(known, differing) {
    if (differing.some(({ path }) => path.includes('\\')))
        return null;
    const entries = new Map(known);
    for (const { path, entry } of differing) {
        if (entry === null)
            entries.delete(path);
        else
            entries.set(path, entry);
    }
    return differing.some(({ isNew }) => isNew) ? (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesByPath */ .x0)([...entries.values()]) : entries;
}


/***/ })

};
