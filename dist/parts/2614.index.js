export const id = 2614;
export const ids = [2614];
export const modules = {

/***/ 92614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  apply: () => (/* binding */ apply)
});

// EXTERNAL MODULE: ./build/gate/settings.js + 1 modules
var gate_settings = __webpack_require__(95274);
// EXTERNAL MODULE: ./build/net/node-connections.js
var node_connections = __webpack_require__(62122);
// EXTERNAL MODULE: ./build/render/escape.js
var render_escape = __webpack_require__(66082);
;// CONCATENATED MODULE: ./build/render/edits-diff.js

/** Changed lines of files as a diff without context, for a terminal. */
function renderEdits(edits) {
    if (edits.length === 0)
        return 'Nothing to write: the files already say so.';
    const lines = edits.flatMap(({ file, line, removed, added }) => [
        `# ${file}, line ${line}`,
        ...removed.map((text) => `-${text}`),
        ...added.map((text) => `+${text}`),
    ]);
    return lines.map(render_escape/* codeForLog */.b4).join('\n');
}

// EXTERNAL MODULE: ./build/render/progress.js
var progress = __webpack_require__(35338);
// EXTERNAL MODULE: ./build/repository/folder.js
var repository_folder = __webpack_require__(14753);
// EXTERNAL MODULE: ./build/repository/tree.js
var tree = __webpack_require__(83741);
// EXTERNAL MODULE: ./build/settings/input-error.js
var input_error = __webpack_require__(38811);
// EXTERNAL MODULE: ./build/cli/complain.js
var complain = __webpack_require__(46734);
// EXTERNAL MODULE: ./build/cli/exit-codes.js
var exit_codes = __webpack_require__(65158);
// EXTERNAL MODULE: ./build/cli/folder-operand.js
var folder_operand = __webpack_require__(92425);
// EXTERNAL MODULE: ./build/cli/options.js
var options = __webpack_require__(32315);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/cli/write-files.js



/** Creates no file, and does not write through a link. */
const EXISTING = external_node_fs_.constants.O_WRONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0);
/**
 * Writes existing files of a folder. All of them are opened before the first byte is written, so a failure to open changes nothing.
 *
 * @throws TreeError
 */
function writeFiles(folder, contents) {
    const opened = [];
    try {
        for (const [path, bytes] of contents) {
            opened.push({
                path,
                bytes,
                file: orTreeError(path, 'nothing was written', () => (0,external_node_fs_.openSync)((0,external_node_path_.join)(folder, path), EXISTING)),
            });
        }
        for (const { path, file, bytes } of opened) {
            orTreeError(path, 'some files may be half written, see git diff', () => {
                for (let done = 0; done < bytes.length;)
                    done += (0,external_node_fs_.writeSync)(file, bytes, done, bytes.length - done, done);
                (0,external_node_fs_.ftruncateSync)(file, bytes.length);
            });
        }
    }
    finally {
        for (const { file } of opened)
            (0,external_node_fs_.closeSync)(file);
    }
}
function orTreeError(path, then, write) {
    try {
        return write();
    }
    catch (error) {
        const { code } = error;
        throw new tree/* TreeError */.jh(`Cannot write ${path} (${code ?? String(error)}): ${then}.`);
    }
}

;// CONCATENATED MODULE: ./build/cli/apply.js













/** Once the version is bumped, the files no longer show the old version. So nothing shows whether the jump needs a stop. */
const NO_JUMP = 'the files have that version already, so there is no jump to judge. To declare Recreate, give --mode alone.';
/**
 * `apply [DIR] [--to X] [--next] [--mode]`: writes a choice of the report into the files of a folder. Every other byte stays as it is. Nothing is
 * written at a place that is not a literal.
 *
 * @throws InputError
 */
async function apply(args) {
    const names = [...options/* DETECTION_NAMES */.lT, ...options/* POLICY_NAMES */.So, 'to', 'index-url'];
    const { settings, json, operand, switches } = (0,options/* readOptions */.Tt)(args, {
        names,
        operand: 'folder',
        switches: ['next', 'mode'],
    });
    const wish = { to: settings.to ?? null, next: switches.has('next'), mode: switches.has('mode') };
    if (wish.to === null && !wish.next && !wish.mode) {
        throw new input_error/* InputError */.d('Say what to write: --to X.Y.Z for a version, --next for the first hop of the plan, --mode for Recreate.');
    }
    const folder = (0,folder_operand/* folderOperand */.g)(operand);
    const hasPolicy = options/* POLICY_NAMES */.So.some((name) => settings[name] !== undefined) && wish.to !== null;
    const needsIndex = hasPolicy || wish.next || (wish.to !== null && wish.mode);
    const index = needsIndex ? await readIndex(settings) : null;
    if (needsIndex && index === null)
        return exit_codes/* EXIT */.d.unproven;
    const { applyWish } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8), __webpack_require__.e(5725), __webpack_require__.e(7666), __webpack_require__.e(7165), __webpack_require__.e(3380), __webpack_require__.e(9900), __webpack_require__.e(3685), __webpack_require__.e(7653)]).then(__webpack_require__.bind(__webpack_require__, 50257));
    const { openChartRepository } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8), __webpack_require__.e(7666), __webpack_require__.e(1625)]).then(__webpack_require__.bind(__webpack_require__, 61625));
    try {
        const search = {
            tree: new repository_folder/* FolderTree */.z(folder),
            settings: (0,gate_settings/* detectionSettings */.Jy)(settings, ''),
            charts: openChartRepository(settings['chart-repository-url'], process.cwd()),
        };
        const { edits, contents, left } = await applyWish(wish, search, index);
        writeFiles(folder, contents);
        for (const message of left)
            (0,complain/* complain */.c)(message);
        if (edits.length === 0 && left.length === 0 && wish.mode && needsIndex)
            (0,complain/* complain */.c)(NO_JUMP);
        process.stdout.write(`${json ? (0,render_escape/* jsonLine */.rF)({ edits, left }) : renderEdits(edits)}\n`);
        return left.length === 0 ? exit_codes/* EXIT */.d.passed : exit_codes/* EXIT */.d.unproven;
    }
    catch (error) {
        if (!(error instanceof tree/* TreeError */.jh))
            throw error;
        (0,complain/* complain */.c)(error.message);
        return exit_codes/* EXIT */.d.unproven;
    }
}
/** The index of releases; null if it cannot be read, with a message on stderr. */
async function readIndex(settings) {
    const { gatherUnderPolicy } = await __webpack_require__.e(/* import() */ 9171).then(__webpack_require__.bind(__webpack_require__, 79171));
    const { index, indexRecord } = await gatherUnderPolicy({ ...settings, artifacts: 'off' }, [], {
        connect: node_connections/* connectByNode */.i,
        onProgress: (0,progress/* progressOn */.z)(process.stderr),
    });
    if (index === null)
        (0,complain/* complain */.c)(`${indexRecord.location}: ${indexRecord.problem}`);
    return index;
}


/***/ }),

/***/ 92425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ folderOperand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38811);



/**
 * The absolute path of the folder that a command works on. The default is the working directory.
 *
 * @throws InputError if the path is not a folder
 */
function folderOperand(operand) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(operand ?? '.');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder, { throwIfNoEntry: false })?.isDirectory())
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(`${folder} is not a folder.`);
    return folder;
}


/***/ }),

/***/ 32315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   So: () => (/* binding */ POLICY_NAMES),
/* harmony export */   Tt: () => (/* binding */ readOptions),
/* harmony export */   ed: () => (/* binding */ optionLabel),
/* harmony export */   lT: () => (/* binding */ DETECTION_NAMES),
/* harmony export */   yj: () => (/* binding */ QUESTION_NAMES)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95274);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38811);



/**
 * Reads the options of a command: the names of the action's inputs, `--json`, and the command's own switches. A list option may be given
 * several times.
 *
 * @throws InputError for an option that is unknown, without a value or wrong, and for stray arguments
 */
function readOptions(args, form) {
    const { names, aliases = {}, switches = [], own = [] } = form;
    const known = [...names, ...Object.keys(aliases), ...own];
    const flags = ['json', ...switches];
    const { tokens, values } = parse(args, known, flags);
    const operands = [];
    for (const token of tokens) {
        if (token.kind === 'positional')
            operands.push(token.value);
        if (token.kind !== 'option')
            continue;
        if (flags.includes(token.name)) {
            if (token.value !== undefined)
                throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(`--${token.name} takes no value.`);
            continue;
        }
        if (!known.includes(token.name)) {
            throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(`There is no option ${token.rawName}${(0,_settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .suggest */ .Z)(token.name, [...known, ...flags])}`);
        }
        // As in Node's strict mode, a text that looks like an option is not the value of the option before it. A tag suffix is an exception,
        // because it begins with a dash.
        const isSuffix = token.name === 'tag-suffix' && !isOption(token.value, [...known, ...flags]);
        const swallowed = token.value?.startsWith('-') === true && !token.inlineValue && !isSuffix;
        if (token.value === undefined || swallowed)
            throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(`${token.rawName} needs a value.`);
    }
    const [operand = null, ...stray] = operands;
    const [unexpected] = form.operand === undefined ? operands : stray;
    if (unexpected !== undefined)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(`"${unexpected}" is not an option. ${expected(form)}`);
    const ownTexts = new Map();
    const texts = { ...form.defaults };
    for (const option of known) {
        const given = values[option];
        if (!Array.isArray(given))
            continue;
        const name = aliases[option] ?? option;
        if (given.length > 1 && !_gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .LIST_NAMES */ .Kv.includes(name))
            throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(`--${option} is given ${given.length} times.`);
        if (given.includes(''))
            throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(`--${option} is empty.`);
        if (own.includes(option))
            ownTexts.set(option, given.join('\n'));
        else
            texts[name] = given.join('\n');
    }
    const given = new Set(switches.filter((name) => values[name] === true));
    const settings = (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSettings */ .P$)(texts, optionLabel);
    return { settings, json: values['json'] === true, switches: given, own: ownTexts, operand };
}
function isOption(text, known) {
    const [name = ''] = text?.startsWith('--') === true ? text.slice(2).split('=') : [];
    return known.includes(name);
}
function expected({ operand }) {
    return operand === undefined ? 'This command takes options only: see its --help.' : `Give one ${operand}.`;
}
function parse(args, names, flags) {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string', multiple: true }]));
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [...args],
        options: { ...options, ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }])) },
        // The messages of strict mode do not name the nearest option.
        strict: false,
        allowPositionals: true,
        tokens: true,
    });
}
/** The settings of a command that judges two versions by the index and needs nothing else. */
const QUESTION_NAMES = [
    'from',
    'to',
    'index-url',
    'release-asset-url',
    'artifacts',
    'working-directory',
];
/** The settings of the team's own policy (docs/policy.md). */
const POLICY_NAMES = ['minimum-release-age', 'known-issues'];
/** The settings of detection. */
const DETECTION_NAMES = [
    'targets',
    'files',
    'images',
    'tag-suffix',
    'chart',
    'chart-version',
    'chart-repository-url',
    'env-files',
    'compose-files',
    'discover',
];
/** The name of a setting in messages of the command line. */
function optionLabel(name) {
    return `--${name}`;
}


/***/ }),

/***/ 62122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ connectByNode)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);
/* harmony import */ var _client_connections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66645);


const PROXY_VARIABLES = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];
/**
 * Connections over Node's own client, for a command that ends before a library would be loaded. If the environment names a
 * proxy, the library takes over.
 */
const connectByNode = (userAgent, idleMs) => PROXY_VARIABLES.some((name) => process.env[name])
    ? (0,_client_connections_js__WEBPACK_IMPORTED_MODULE_1__/* .connectByClient */ .$)(userAgent, idleMs)
    : new NodeConnections(userAgent);
class NodeConnections {
    userAgent;
    #agents = new Map();
    constructor(userAgent) {
        this.userAgent = userAgent;
    }
    async send(url, { method, headers, body }, signal) {
        const { Agent, request } = await (url.protocol === 'https:' ? Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 44708, 19)) : Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 37067, 19)));
        const agent = this.#agents.get(url.protocol) ?? new Agent({ keepAlive: true });
        this.#agents.set(url.protocol, agent);
        const options = { ...(0,node_url__WEBPACK_IMPORTED_MODULE_0__.urlToHttpOptions)(url), method, headers: { 'user-agent': this.userAgent, ...headers }, agent };
        return await new Promise((resolve, reject) => {
            request({ ...options, signal }, resolve)
                .on('error', reject)
                .end(body);
        });
    }
    close() {
        for (const agent of this.#agents.values())
            agent.destroy();
        this.#agents.clear();
    }
}


/***/ }),

/***/ 35338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ progressOn)
/* harmony export */ });
/** In milliseconds. Short fetches stay silent, and a log needs only a line now and then. */
const LOG_PERIOD_MS = 5_000;
const TERMINAL_PERIOD_MS = 300;
/**
 * Shows the progress of a long fetch: one line that is overwritten in a terminal, a line every few seconds in a log. A timer drives it, so
 * that people see the wait for a document that never arrives.
 */
function progressOn(stream) {
    const inTerminal = stream.isTTY === true;
    let latest = '';
    let isShown = false;
    let timer = null;
    const show = () => {
        isShown = true;
        stream.write(inTerminal ? `\r${latest}\u001B[K` : `${latest}\n`);
    };
    return ({ reading, done, total }) => {
        latest = total === 1 ? `Reading ${reading}` : `Reading ${reading}: ${done} of ${total}`;
        if (done < total) {
            timer ??= setInterval(show, inTerminal ? TERMINAL_PERIOD_MS : LOG_PERIOD_MS).unref();
            return;
        }
        if (timer !== null)
            clearInterval(timer);
        timer = null;
        if (inTerminal && isShown)
            stream.write('\r\u001B[K');
        isShown = false;
    };
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

/***/ 14753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ FolderTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79969);
/* harmony import */ var _git_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20968);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83741);






/** Folders that are never deployed and often contain thousands of files. */
const SKIPPED_FOLDERS = new Set(['.git', 'node_modules']);
/** Nearly every file fits into one chunk. A larger file is searched chunk by chunk. */
const CHUNK_BYTES = 1_048_576;
/** A network file system may return fewer bytes than requested, but never fewer than this before the end. */
const WHOLE_BYTES = 65_536;
/** A pipe in the place of a file must not block. Windows has neither. */
const SAFELY = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
/** Stands for invalid bytes in a name that is not valid UTF-8. */
const REPLACEMENT = '\ufffd';
const SLASH = Buffer.from('/');
const WITHOUT_LINKS = SAFELY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
/** The files of a folder on the disk, committed or not. */
class FolderTree {
    name;
    #root;
    #entries = null;
    /** The places of paths whose names are not valid UTF-8. */
    #places = new Map();
    /** By path: which of the texts that every repository is searched for the file contains. */
    #searched = new Map();
    /** @param root absolute path */
    constructor(root) {
        this.name = `the folder ${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(root)}`;
        this.#root = root;
    }
    async entries() {
        this.#entries ??= this.#list();
        return this.#entries;
    }
    async read(path) {
        try {
            const place = this.#inside(path);
            if (place === null)
                return null;
            // Check before opening, because opening a device may have an effect.
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(place).isFile())
                return null;
            const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(place, SAFELY);
            try {
                const status = await file.stat();
                if (!status.isFile())
                    return null;
                if (status.size > _tree_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_FILE_BYTES */ .XR)
                    throw (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .tooLarge */ .g$)();
                return await file.readFile();
            }
            finally {
                await file.close();
            }
        }
        catch (error) {
            if (isAbsent(error))
                return null;
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_5__/* .TreeError */ .jh(`Cannot read ${path} in ${this.name}: ${reasonOf(error)}`);
        }
    }
    async containing(text, paths) {
        const entries = await this.entries();
        const wanted = text.toLowerCase();
        const texts = (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .textsSearchedWith */ .WX)(wanted);
        const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
        return paths.filter((path) => {
            const kind = entries.get(path)?.kind;
            // The content behind a link is only known when it is read.
            if (kind !== 'file')
                return kind === 'symlink';
            try {
                const known = texts.length > 1 ? this.#searched.get(path) : undefined;
                const found = known ?? textsIn(this.#places.get(path) ?? `${this.#root}/${path}`, texts, buffer);
                if (texts.length > 1)
                    this.#searched.set(path, found);
                return found.has(wanted);
            }
            catch (error) {
                // Reading the file will report why it cannot be read.
                return !isAbsent(error);
            }
        });
    }
    #list() {
        const entries = [];
        const list = (folder, prefix) => {
            for (const { entry, name, place } of this.#children(folder, prefix)) {
                const path = `${prefix}${name}`;
                if (typeof place !== 'string')
                    this.#places.set(path, place);
                if (entry.isDirectory()) {
                    if (!SKIPPED_FOLDERS.has(name))
                        list(place, `${path}/`);
                }
                else if (entry.isFile() || entry.isSymbolicLink()) {
                    entries.push({ path, kind: entry.isFile() ? 'file' : 'symlink', id: null });
                }
            }
        };
        list(this.#root, '');
        return (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesByPath */ .x0)(entries);
    }
    #children(folder, prefix) {
        try {
            if (typeof folder === 'string') {
                const children = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
                if (!children.some(({ name }) => name.includes(REPLACEMENT))) {
                    return children.map((entry) => ({ entry, name: entry.name, place: `${folder}/${entry.name}` }));
                }
            }
            const bytes = Buffer.from(folder);
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(bytes, { withFileTypes: true, encoding: 'buffer' }).map((entry) => ({
                entry,
                name: (0,_git_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .decodePath */ .q)(entry.name),
                place: Buffer.concat([bytes, SLASH, entry.name]),
            }));
        }
        catch (error) {
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_5__/* .TreeError */ .jh(`Cannot list ${prefix || 'the files'} in ${this.name}: ${reasonOf(error)}`);
        }
    }
    /** The real path of a file; null outside the folder, and inside a skipped folder. */
    #inside(path) {
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) || path.includes('\0'))
            return null;
        const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(this.#root, 'buffer');
        const place = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(this.#places.get(path) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#root, path), 'buffer');
        // The root folder of a file system already ends with a separator.
        const start = root.at(-1) === node_path__WEBPACK_IMPORTED_MODULE_2__.sep.charCodeAt(0) ? root : Buffer.concat([root, Buffer.from(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)]);
        if (!place.subarray(0, start.length).equals(start))
            return null;
        const folders = place.toString('latin1', start.length).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
        return folders.some((folder) => SKIPPED_FOLDERS.has(folder)) ? null : place;
    }
}
/**
 * The texts that a file contains.
 *
 * @param buffer reused for every chunk of every file
 */
function textsIn(place, texts, buffer) {
    const found = new Set();
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, WITHOUT_LINKS);
    try {
        // The end of a chunk may be the beginning of a text.
        const overlap = Math.max(...texts.map(({ length }) => length)) - 1;
        for (let kept = 0;;) {
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, kept, buffer.length - kept, null);
            const filled = kept + read;
            const chunk = (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .searchableText */ .Or)(buffer.subarray(0, filled));
            for (const text of texts)
                if (chunk.includes(text))
                    found.add(text);
            // A short read is the whole file. Another call would add half to the cost of every small file.
            if (read < WHOLE_BYTES || found.size === texts.length)
                return found;
            kept = Math.min(overlap, filled);
            buffer.copyWithin(0, filled - kept, filled);
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);
function isAbsent(error) {
    return ABSENT.has(String(error.code));
}
function reasonOf(error) {
    if (error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_5__/* .TreeError */ .jh)
        return error.message;
    const { code } = error;
    if (code === 'EACCES' || code === 'EPERM')
        return 'the permission is missing';
    return code ?? String(error);
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
