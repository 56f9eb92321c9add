export const id = 9890;
export const ids = [9890];
export const modules = {

/***/ 84072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readEvidence: () => (/* binding */ readEvidence)
/* harmony export */ });
/* harmony import */ var _gate_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56844);
/* harmony import */ var _page_progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77027);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93782);



async function readEvidence(settings, jumps) {
    const evidence = await (0,_gate_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .gatherUnderPolicy */ .k)(settings, jumps, {
        onProgress: process.stderr.isTTY ? (0,_page_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .progressOn */ .z)(process.stderr) : () => undefined,
    });
    const { problem, location } = evidence.indexRecord;
    if (problem !== null)
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .complain */ .cc)(`the release-safety index at ${location} cannot be used: ${problem}`);
    return evidence;
}


/***/ }),

/***/ 49890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   plan: () => (/* binding */ plan)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _gate_judge_judge_span_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28242);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95274);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32883);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(15807);
/* harmony import */ var _render_pen_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65586);
/* harmony import */ var _render_reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14152);
/* harmony import */ var _repository_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14753);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38811);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93782);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84072);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32315);












async function plan({ settings: given, json, switches, own }) {
    const { settingsOfCheckout } = await __webpack_require__.e(/* import() */ 3173).then(__webpack_require__.bind(__webpack_require__, 97935));
    const inForce = await settingsOfCheckout(given);
    const start = inForce.from === undefined ? await lowestOf(inForce, own['environment']) : null;
    const settings = (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .requireVersions */ .xA)(start === null ? inForce : { ...inForce, from: start }, _options_js__WEBPACK_IMPORTED_MODULE_10__/* .optionLabel */ .ed);
    const evidence = await (0,_evidence_js__WEBPACK_IMPORTED_MODULE_9__.readEvidence)(settings, [settings]);
    if (evidence.index === null)
        return _answers_js__WEBPACK_IMPORTED_MODULE_8__/* .EXIT */ .dc.unproven;
    const span = (0,_gate_judge_judge_span_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeSpan */ .r)(evidence, settings.from, settings.to);
    const text = json
        ? (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonLine */ .rF)(planDocument(span, (0,_gate_judge_judge_span_js__WEBPACK_IMPORTED_MODULE_1__/* .groundsOf */ .K)(evidence, span)))
        : await planText(span, switches.has('verbose'));
    (0,_answers_js__WEBPACK_IMPORTED_MODULE_8__/* .answer */ .ZF)(text);
    if (span.plan.hops === null)
        return _answers_js__WEBPACK_IMPORTED_MODULE_8__/* .EXIT */ .dc.unproven;
    return (0,_answers_js__WEBPACK_IMPORTED_MODULE_8__/* .exitCodeOf */ .FO)(span.upgradeMode === 'RollingUpdate', span.decision);
}
async function lowestOf(settings, name) {
    if (name === undefined)
        return null;
    const { deploymentsOf, inEnvironment } = await __webpack_require__.e(/* import() */ 7185).then(__webpack_require__.bind(__webpack_require__, 79566));
    const { rootOf } = await __webpack_require__.e(/* import() */ 3173).then(__webpack_require__.bind(__webpack_require__, 97935));
    const root = rootOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(settings['working-directory']));
    const found = await inEnvironment(await deploymentsOf(new _repository_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .FolderTree */ .z(root), settings, ''), settings, name);
    const versions = found.map(({ version }) => version);
    const [lowest] = (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_11__/* .sortedVersions */ .xe)(versions.filter((each) => each !== null));
    if (lowest !== undefined && !versions.includes(null))
        return lowest;
    throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_7__/* .InputError */ .d(`No file says which version the environment "${name}" has. Give it with --from.`);
}
async function planText(span, verbose) {
    const { lookOf } = await __webpack_require__.e(/* import() */ 6319).then(__webpack_require__.bind(__webpack_require__, 66319));
    const { renderPlan } = await Promise.all(/* import() */[__webpack_require__.e(2827), __webpack_require__.e(6941), __webpack_require__.e(4425)]).then(__webpack_require__.bind(__webpack_require__, 64425));
    return renderPlan(span, lookOf(process.stdout, process.env, verbose));
}
function planDocument({ from, to, decision, upgradeMode, plan, newestRollingVersion }, evidence) {
    const { hops, problem } = plan;
    return {
        from,
        to,
        decision,
        upgradeMode,
        evidence,
        hops: hops?.map(hopDocument) ?? null,
        newestRollingVersion,
        ...(problem === null ? {} : { problem: { code: problem.rule, message: (0,_render_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .describeNoPath */ .Yv)(problem, _render_pen_js__WEBPACK_IMPORTED_MODULE_4__/* .LOG_PEN */ .xO) } }),
    };
}
function hopDocument({ from, to, decision, upgradeMode, reasons }) {
    return { from, to, decision, upgradeMode, reasons };
}


/***/ }),

/***/ 77027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ overdue),
/* harmony export */   z: () => (/* binding */ progressOn)
/* harmony export */ });
const LOG_PERIOD_MS = 5_000;
const TERMINAL_PERIOD_MS = 300;
let lastRead = '';
function overdue(minutes) {
    const place = lastRead === '' ? '' : ` while reading ${lastRead}`;
    return `The run did not end within ${minutes} minutes. It was stopped${place}.`;
}
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
        lastRead = total === 1 ? reading : `${reading}: ${done} of ${total}`;
        latest = `Reading ${lastRead}`;
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
/* harmony export */   DQ: () => (/* binding */ splitRecords),
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Tu: () => (/* binding */ objectId),
/* harmony export */   WX: () => (/* binding */ textsSearchedWith),
/* harmony export */   Xk: () => (/* binding */ entryKindOfMode),
/* harmony export */   n1: () => (/* binding */ followLinks),
/* harmony export */   q0: () => (/* binding */ decodePath),
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
const ANY_COMMON_TEXT = new RegExp(COMMON_TEXTS.join('|').replaceAll('.', '\\.'), 'i');
function textsIn(bytes, texts) {
    const content = bytes.toString('latin1');
    if (texts === COMMON_TEXTS && !ANY_COMMON_TEXT.test(content))
        return [];
    const lowered = content.toLowerCase();
    return texts.filter((text) => lowered.includes(text));
}


/***/ }),

/***/ 14753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ FolderTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79969);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83741);




const SKIPPED_FOLDERS = new Set(['.git', 'node_modules']);
const CHUNK_BYTES = 1_048_576;
const WHOLE_BYTES = 65_536;
const SAFELY = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
const REPLACEMENT = '\ufffd';
const SLASH = Buffer.from('/');
const WITHOUT_LINKS = SAFELY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
class FolderTree {
    name;
    #root;
    #entries = null;
    #places = new Map();
    #searched = new Map();
    constructor(root) {
        this.name = `the folder ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(root)}`;
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
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(place).isFile())
                return null;
            const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, SAFELY);
            try {
                const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
                if (!status.isFile())
                    return null;
                if (status.size > _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_FILE_BYTES */ .XR)
                    throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TooLargeError */ .qB();
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
            }
            finally {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        catch (error) {
            if (isAbsent(error))
                return null;
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`Cannot read ${path} in ${this.name}: ${reasonOf(error)}`);
        }
    }
    async containing(text, paths) {
        const entries = await this.entries();
        const wanted = text.toLowerCase();
        const texts = (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .textsSearchedWith */ .WX)(wanted);
        const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
        return paths.filter((path) => {
            const kind = entries.get(path)?.kind;
            if (kind !== 'file')
                return kind === 'symlink';
            try {
                const known = texts.length > 1 ? this.#searched.get(path) : undefined;
                const found = known ?? textsOf(this.#places.get(path) ?? `${this.#root}/${path}`, texts, buffer);
                if (texts.length > 1)
                    this.#searched.set(path, found);
                return found.has(wanted);
            }
            catch (error) {
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
        return (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesByPath */ .x0)(entries);
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
                name: (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(entry.name),
                place: Buffer.concat([bytes, SLASH, entry.name]),
            }));
        }
        catch (error) {
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`Cannot list ${prefix || 'the files'} in ${this.name}: ${reasonOf(error)}`);
        }
    }
    #inside(path) {
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) || path.includes('\0'))
            return null;
        const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(this.#root, 'buffer');
        const place = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(this.#places.get(path) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path), 'buffer');
        const start = root.at(-1) === node_path__WEBPACK_IMPORTED_MODULE_1__.sep.charCodeAt(0) ? root : Buffer.concat([root, Buffer.from(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)]);
        if (!place.subarray(0, start.length).equals(start))
            return null;
        const folders = place.toString('latin1', start.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        return folders.some((folder) => SKIPPED_FOLDERS.has(folder)) ? null : place;
    }
}
function textsOf(place, texts, buffer) {
    const found = new Set();
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, WITHOUT_LINKS);
    try {
        const overlap = Math.max(...texts.map(({ length }) => length)) - 1;
        for (let kept = 0;;) {
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, kept, buffer.length - kept, null);
            const filled = kept + read;
            for (const text of (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .textsIn */ .Ej)(buffer.subarray(0, filled), texts))
                found.add(text);
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
    if (error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh)
        return error.message;
    const { code } = error;
    if (code === 'EACCES' || code === 'EPERM')
        return 'the permission is missing';
    return code ?? String(error);
}


/***/ }),

/***/ 83741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ COMMIT_ID),
/* harmony export */   VH: () => (/* binding */ isBehindEntry),
/* harmony export */   XR: () => (/* binding */ MOST_FILE_BYTES),
/* harmony export */   jh: () => (/* binding */ TreeError),
/* harmony export */   pL: () => (/* binding */ EMPTY_TREE),
/* harmony export */   qB: () => (/* binding */ TooLargeError)
/* harmony export */ });
const EMPTY_TREE = {
    name: 'nothing',
    entries: async () => new Map(),
    read: async () => null,
    containing: async () => [],
};
const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function isBehindEntry(path, entries) {
    const above = path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));
    return above.some((folder) => (entries.get(folder)?.kind ?? 'file') !== 'file');
}
class TreeError extends Error {
    name = 'TreeError';
}
const MOST_FILE_BYTES = 100_000_000;
class TooLargeError extends TreeError {
    constructor() {
        super(`it is larger than the limit of ${MOST_FILE_BYTES / 1_000_000} MB`);
    }
}


/***/ })

};
