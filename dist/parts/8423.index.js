export const id = 8423;
export const ids = [8423];
export const modules = {

/***/ 38423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  apply: () => (/* binding */ apply)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/gate/settings.js + 1 modules
var gate_settings = __webpack_require__(95274);
// EXTERNAL MODULE: ./build/page/escape.js
var page_escape = __webpack_require__(32883);
// EXTERNAL MODULE: ./build/page/progress.js
var progress = __webpack_require__(77027);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/render/edits.js
var render_edits = __webpack_require__(11024);
// EXTERNAL MODULE: ./build/repository/edited.js
var edited = __webpack_require__(26416);
// EXTERNAL MODULE: ./build/repository/folder.js
var folder = __webpack_require__(14753);
// EXTERNAL MODULE: ./build/repository/git-command.js
var git_command = __webpack_require__(10145);
// EXTERNAL MODULE: ./build/repository/repository.js + 2 modules
var repository_repository = __webpack_require__(74361);
// EXTERNAL MODULE: ./build/repository/tree.js
var tree = __webpack_require__(83741);
// EXTERNAL MODULE: ./build/settings/input-error.js
var input_error = __webpack_require__(38811);
// EXTERNAL MODULE: ./build/cli/answers.js
var answers = __webpack_require__(93782);
// EXTERNAL MODULE: ./build/cli/options.js
var cli_options = __webpack_require__(32315);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
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















const NOTHING_ASKED = [
    'Say what to write: --to X.Y.Z for a version, --next for the first step of the plan, --mode for Recreate,',
    '--done to take out what a downtime left behind, --pin for what runs.',
].join(' ');
/**
 * `apply [DIR] [--to X] [--next] [--mode] [--done] [--base REF]`, `apply [DIR] --pin --running-url URL`: writes a choice of the report into the files of a folder, or nothing. Every
 * other byte stays as it is. Nothing is written at a place that is not a literal.
 *
 * @throws InputError
 */
async function apply(options) {
    const { settings, operand, switches } = options;
    const [next, mode, done] = [switches.has('next'), switches.has('mode'), switches.has('done')];
    const wish = { to: settings.to ?? null, next, mode, done };
    const isPin = switches.has('pin');
    const isUpgrade = wish.to !== null || next || mode;
    const hasBase = settings['base-ref'] !== undefined;
    if (isPin !== settings['running-url'].length > 0) {
        throw new input_error/* InputError */.d('--pin and --running-url belong together: --pin writes the version that runs at --running-url.');
    }
    if (isPin && (isUpgrade || done))
        throw new input_error/* InputError */.d('--pin keeps what runs: upgrade with --to or --next afterwards.');
    if (!isPin && !isUpgrade && !done)
        throw new input_error/* InputError */.d(NOTHING_ASKED);
    if (done && (isUpgrade || hasBase))
        throw new input_error/* InputError */.d('--done stands alone: it takes out what a downtime left behind, and writes nothing else.');
    const folder = (0,cli_options/* folderOperand */.gA)(operand);
    let repository = null;
    try {
        // A folder without a repository is read by itself, unless there has to be a base.
        repository = await (0,repository_repository.openRepository)({ directory: folder, api: null, fetch: false }).catch((error) => {
            if (hasBase || !(error instanceof tree/* TreeError */.jh))
                throw error;
            return null;
        });
        return await write(wish, folder, repository, options);
    }
    catch (error) {
        if (!(error instanceof tree/* TreeError */.jh))
            throw error;
        (0,answers/* complain */.cc)(error.message);
        return answers/* EXIT */.dc.unproven;
    }
    finally {
        repository?.close();
    }
}
async function write(wish, folder, repository, { settings, json }) {
    // References lead out of one environment, so they are followed from the root of the repository.
    const root = repository?.root ?? folder;
    const below = (0,external_node_path_.relative)((0,git_command/* nearestRealFolder */.TP)(root), (0,git_command/* nearestRealFolder */.TP)(folder)).split(external_node_path_.sep).join('/');
    const { to, next, mode } = wish;
    const hasPolicy = cli_options/* POLICY_NAMES */.So.some((name) => settings[name] !== undefined);
    const needsIndex = next || (to !== null && (mode || hasPolicy)) || settings['base-ref'] !== undefined;
    const index = needsIndex ? await readIndex(settings) : null;
    if (needsIndex && index === null)
        return answers/* EXIT */.dc.unproven;
    const { applyWish } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4006), __webpack_require__.e(7291), __webpack_require__.e(6830), __webpack_require__.e(3380), __webpack_require__.e(2648), __webpack_require__.e(9702), __webpack_require__.e(257), __webpack_require__.e(2326)]).then(__webpack_require__.bind(__webpack_require__, 50257));
    const { openChartRepository } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4006), __webpack_require__.e(6830), __webpack_require__.e(1625)]).then(__webpack_require__.bind(__webpack_require__, 61625));
    const search = {
        ...(await treesOf(root, repository, settings['base-ref'] ?? null)),
        settings: (0,gate_settings/* detectionSettings */.Jy)(settings, below),
        charts: openChartRepository(settings['chart-repository-url'], process.cwd()),
    };
    const applied = await (settings['running-url'].length > 0 ? pin(search, settings) : applyWish(wish, search, index));
    const { edits, contents, missing, unread, downgrades } = applied;
    if (downgrades.length > 0)
        throw new input_error/* InputError */.d(`A downgrade is not written. ${downgrades.join(' ')}`);
    writeFiles(root, contents);
    for (const message of [...missing, ...unread])
        (0,answers/* complain */.cc)(message);
    const says = describe(applied, wish);
    const diff = edits.length === 0 ? [] : [(0,render_edits/* renderEdits */.U)(edits)];
    (0,answers/* answer */.ZF)(json ? (0,page_escape/* jsonLine */.rF)({ edits, left: [...missing, ...unread], says }) : [...diff, says].join('\n'));
    return missing.length === 0 && !isUnread(applied) ? answers/* EXIT */.dc.passed : answers/* EXIT */.dc.unproven;
}
/** Whether there was nothing to write to. */
function isUnread({ edits, unread, found, isCompared }) {
    return edits.length === 0 && (unread.length > 0 || (found === 0 && !isCompared));
}
/** The last line: what is true of the files now. */
function describe(applied, { done, mode, to }) {
    const { edits, missing, found, isCompared } = applied;
    if (missing.length > 0)
        return 'Nothing was written: a part of it could not be.';
    if (edits.length > 0) {
        const files = new Set(edits.map(({ file }) => file)).size;
        return `Wrote ${edits.length === 1 ? '1 change' : `${edits.length} changes`} to ${files === 1 ? '1 file' : `${files} files`}.`;
    }
    if (found === 0 && isCompared)
        return 'Nothing to write: no deployed version differs from the base.';
    if (found === 0)
        return `Nothing to write: no ${product/* product */.q.name} deployment found. Name the place of the version with --targets.`;
    if (isUnread(applied))
        return 'Nothing was written: no version could be read.';
    if (mode && to !== null && !isCompared) {
        return 'Nothing to write: the files have that version already, so no jump can be judged. For Recreate, give --mode alone or --base REF.';
    }
    return done
        ? 'Nothing to write: no downtime has left anything behind.'
        : 'Nothing to write: the files already say so.';
}
/** The files on the disk; with a base, the commit that is checked out with what is changed on the disk. */
async function treesOf(root, repository, base) {
    const disk = new folder/* FolderTree */.z(root);
    if (base === null || repository === null)
        return { tree: disk, base: null };
    const { resolveRevisions } = await __webpack_require__.e(/* import() */ 4731).then(__webpack_require__.bind(__webpack_require__, 94731));
    const event = { name: 'local', payload: null, sha: null };
    const revisions = await resolveRevisions(event, repository, { baseRef: base, headRef: null });
    if (revisions.kind !== 'compare')
        throw new input_error/* InputError */.d(`--base ${base} is no commit to compare with.`);
    // The base branch may have moved on, which is no change of this branch. A shallow clone does not know.
    const [tip] = revisions.bases;
    const commit = (await repository.mergeBase(tip, revisions.head).catch(() => null)) ?? tip;
    const head = await repository.tree(revisions.head, null, 'head');
    const tree = new edited/* EditedTree */.M(head, await changedOnDisk(disk, repository));
    const before = {
        tree: await repository.tree(commit, head, 'base'),
        renames: await repository.renames(commit, revisions.head),
    };
    return { tree, base: before };
}
async function changedOnDisk(disk, repository) {
    const contents = new Map();
    const entries = await disk.entries();
    for (const path of (await repository.uncommitted()).changed) {
        const bytes = entries.get(path)?.kind === 'file' ? await disk.read(path) : null;
        if (bytes !== null)
            contents.set(path, bytes);
    }
    return contents;
}
/** Asks what runs, and writes it in the place of `latest`. */
async function pin(search, settings) {
    const { askServices } = await __webpack_require__.e(/* import() */ 3755).then(__webpack_require__.bind(__webpack_require__, 13755));
    const { serviceFinder } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5556)]).then(__webpack_require__.bind(__webpack_require__, 95556));
    const { applyPins } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4006), __webpack_require__.e(7291), __webpack_require__.e(6830), __webpack_require__.e(3380), __webpack_require__.e(2648), __webpack_require__.e(9702), __webpack_require__.e(257), __webpack_require__.e(2326)]).then(__webpack_require__.bind(__webpack_require__, 50257));
    const running = await askServices(settings['running-url'], settings['tag-suffix'], {
        onProgress: (0,progress/* progressOn */.z)(process.stderr),
    });
    return applyPins(search, serviceFinder(running, search.settings.folder));
}
async function readIndex(settings) {
    const { readEvidence } = await __webpack_require__.e(/* import() */ 4072).then(__webpack_require__.bind(__webpack_require__, 84072));
    return (await readEvidence({ ...settings, artifacts: 'off' }, [])).index;
}


/***/ }),

/***/ 77027:
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

/***/ 11024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ renderEdits),
/* harmony export */   t: () => (/* binding */ renderSuggestion)
/* harmony export */ });
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);

/**
 * A review comment that offers an edit of a choice at a click. Its lines are exactly those of the file. If they cannot be shown exactly,
 * there is no suggestion.
 *
 * @returns null if the page would not show exactly what is written
 */
function renderSuggestion({ title, inputs }, edit) {
    // The byte-order mark comes before the first line of a file, and no block shows it.
    if (edit.current.startsWith('\ufeff'))
        return null;
    const lines = [...edit.added, ...(edit.removed.length === 0 ? [edit.current] : [])];
    const block = (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .blockForMarkdown */ .Gq)('suggestion', lines);
    if (block.split('\n').slice(1, -1).join('\n') !== lines.join('\n'))
        return null;
    const settings = inputs.map(({ name, value }) => `\`${name}: ${value ?? '…'}\``).join(' and ');
    const needed = settings === '' ? '' : ` The workflow needs ${settings} for it to pass.`;
    return `**${title}.**${needed}\n\n${block}`;
}
/** Changed lines of files as a diff without context, for a terminal; empty if there are none. */
function renderEdits(edits) {
    const lines = edits.flatMap(({ file, line, removed, added }) => [
        `# ${file}, line ${line}`,
        ...removed.map((text) => `-${text}`),
        ...added.map((text) => `+${text}`),
    ]);
    return lines.map(_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeForLog */ .b4).join('\n');
}


/***/ }),

/***/ 26416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ EditedTree)
/* harmony export */ });
/** A tree with other bytes in some files, to read the effect of a proposed edit. Nothing is written. */
class EditedTree {
    tree;
    edited;
    name;
    /** @param edited new bytes by path; each path is a file of the tree */
    constructor(tree, edited) {
        this.tree = tree;
        this.edited = edited;
        this.name = tree.name;
    }
    async entries() {
        const entries = new Map(await this.tree.entries());
        for (const path of this.edited.keys())
            entries.set(path, { path, kind: 'file', id: `edited:${path}` });
        return entries;
    }
    async read(path) {
        return this.edited.get(path) ?? (await this.tree.read(path));
    }
    async containing(text, paths) {
        const others = paths.filter((path) => !this.edited.has(path));
        const found = new Set(await this.tree.containing(text, others));
        // Reading an edited file is cheaper than searching it.
        return paths.filter((path) => this.edited.has(path) || found.has(path));
    }
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
            // Check before opening, because opening a device may have an effect.
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(place).isFile())
                return null;
            const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, SAFELY);
            try {
                const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
                if (!status.isFile())
                    return null;
                if (status.size > _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_FILE_BYTES */ .XR)
                    throw (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .tooLarge */ .g$)();
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
            // The content behind a link is only known when it is read.
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
        return (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesByPath */ .x0)(entries);
    }
    /** What stands in a folder, with its name as text, and its place: in bytes where a name is not valid UTF-8. */
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
    /** The real path of a file; null outside the folder, and inside a skipped folder. */
    #inside(path) {
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) || path.includes('\0'))
            return null;
        const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(this.#root, 'buffer');
        const place = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(this.#places.get(path) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path), 'buffer');
        // The root folder of a file system already ends with a separator.
        const start = root.at(-1) === node_path__WEBPACK_IMPORTED_MODULE_1__.sep.charCodeAt(0) ? root : Buffer.concat([root, Buffer.from(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)]);
        if (!place.subarray(0, start.length).equals(start))
            return null;
        const folders = place.toString('latin1', start.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        return folders.some((folder) => SKIPPED_FOLDERS.has(folder)) ? null : place;
    }
}
/**
 * The texts that a file contains.
 *
 * @param buffer reused for every chunk of every file
 */
function textsOf(place, texts, buffer) {
    const found = new Set();
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, WITHOUT_LINKS);
    try {
        // The end of a chunk may be the beginning of a text.
        const overlap = Math.max(...texts.map(({ length }) => length)) - 1;
        for (let kept = 0;;) {
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, kept, buffer.length - kept, null);
            const filled = kept + read;
            for (const text of (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .textsIn */ .Ej)(buffer.subarray(0, filled), texts))
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
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   jh: () => (/* binding */ TreeError),
/* harmony export */   pL: () => (/* binding */ EMPTY_TREE)
/* harmony export */ });
/** The state before the first commit. */
const EMPTY_TREE = {
    name: 'nothing',
    entries: async () => new Map(),
    read: async () => null,
    containing: async () => [],
};
/** The full id of a commit. */
const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** Whether a path lies behind a link or in a submodule, so that the entries do not show it. */
function isBehindEntry(path, entries) {
    const above = path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));
    return above.some((folder) => (entries.get(folder)?.kind ?? 'file') !== 'file');
}
/** Thrown where a state of a repository cannot be read, by everything that is given the tree. */
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
