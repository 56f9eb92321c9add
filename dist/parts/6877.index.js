export const id = 6877;
export const ids = [6877,4361,6416];
export const modules = {

/***/ 96877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   apply: () => (/* binding */ apply)
/* harmony export */ });
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95274);
/* harmony import */ var _gate_team_file_team_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50688);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32883);
/* harmony import */ var _page_progress_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(77027);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(49203);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29519);
/* harmony import */ var _render_edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11024);
/* harmony import */ var _render_option_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3337);
/* harmony import */ var _render_wrap_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41437);
/* harmony import */ var _repository_edited_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(26416);
/* harmony import */ var _repository_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14753);
/* harmony import */ var _repository_git_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10145);
/* harmony import */ var _repository_repository_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74361);
/* harmony import */ var _repository_tree_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83741);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(38811);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(93782);
/* harmony import */ var _missing_commit_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(1911);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(32315);
/* harmony import */ var _write_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(21676);



















const NOTHING_ASKED = [
    'Say what to write. Give --to X.Y.Z for a version, --next for the first step of the plan, --mode for Recreate,',
    '--done to remove the lines that a downtime left behind, --pin for the current version.',
].join(' ');
const PIN_NEEDS = '--pin writes the current version at --running-url, so give both or neither.';
async function apply(options) {
    const request = requestOf(options);
    const folder = (0,_options_js__WEBPACK_IMPORTED_MODULE_13__/* .folderOperand */ .gA)(options.operand);
    return await (0,_answers_js__WEBPACK_IMPORTED_MODULE_12__/* .orUnproven */ .Vd)(async () => {
        const adviceOnMissing = (0,_missing_commit_js__WEBPACK_IMPORTED_MODULE_15__/* .adviceOnMissingCommit */ .v)(process.env);
        const where = { directory: folder, api: null, fetch: false, adviceOnMissing };
        const repository = await (0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_9__.openRepository)(where).catch((error) => {
            if (options.settings['base-ref'] !== undefined || !(error instanceof _repository_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .TreeError */ .jh))
                throw error;
            return null;
        });
        return await write(request, folder, repository, options).finally(() => repository?.close());
    });
}
function requestOf({ settings: given, switches }) {
    const [next, mode, done] = [switches.has('next'), switches.has('mode'), switches.has('done')];
    const request = { to: given.to ?? null, next, mode, done };
    const isUpgrade = request.to !== null || next || mode;
    if (switches.has('pin')) {
        if (!isUpgrade && !done)
            return null;
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_11__/* .InputError */ .d('--pin keeps the current version. Upgrade with --to or --next afterwards.');
    }
    if (given['running-url'].length > 0)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_11__/* .InputError */ .d(PIN_NEEDS);
    if (!isUpgrade && !done)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_11__/* .InputError */ .d(NOTHING_ASKED);
    if (done && (isUpgrade || given['base-ref'] !== undefined))
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_11__/* .InputError */ .d('--done only removes the lines that a downtime left behind. Give it without --to, --next, --mode and --base.');
    return request;
}
async function write(request, folder, repository, { settings: given, json, own }) {
    const root = repository?.root ?? folder;
    const trees = await treesOf(root, repository, given['base-ref'] ?? null);
    const settings = await inForce(given, folder, root, trees.base?.tree ?? null);
    if (request === null && settings['running-url'].length === 0)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_11__/* .InputError */ .d(PIN_NEEDS);
    const isByIndex = request !== null && needsIndex(request, settings);
    const index = isByIndex ? await readIndex(settings) : null;
    if (isByIndex && index === null)
        return _answers_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .dc.unproven;
    const { openChartRepository } = await Promise.all(/* import() */[__webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(4006)]).then(__webpack_require__.bind(__webpack_require__, 61625));
    const search = {
        ...trees,
        settings: (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .detectionSettings */ .Jy)(settings, (0,_repository_git_command_js__WEBPACK_IMPORTED_MODULE_8__/* .realPathBetween */ .yJ)(root, folder)),
        team: settings.team,
        environment: own['environment'] === undefined ? null : (0,_gate_team_file_team_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentNamed */ .b6)(settings.team, own['environment']).name,
        charts: openChartRepository(settings['chart-repository-url'], process.cwd()),
    };
    const waiting = request?.next === true && settings['running-url'].length > 0 ? await waitingFor(search, settings) : [];
    if (waiting.length > 0) {
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_12__/* .complain */ .cc)(`The last step has not arrived, so no next one is written. ${waiting.join(' ')}`);
        return _answers_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .dc.unproven;
    }
    const applied = await changesOf(request, search, settings, index);
    const { edits, contents, missing, unread, downgrades } = applied;
    if (downgrades.length > 0)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_11__/* .InputError */ .d(refusal(downgrades, search.team.exceptionsAt));
    (0,_write_files_js__WEBPACK_IMPORTED_MODULE_14__/* .writeFiles */ .h)(root, contents, applied);
    const left = [...missing, ...unread];
    for (const message of left)
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_12__/* .complain */ .cc)((0,_render_option_names_js__WEBPACK_IMPORTED_MODULE_5__/* .inOptions */ .M)((0,_render_option_names_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutVersions */ .e)(message)));
    const says = describe(applied, request);
    const diff = edits.length === 0 ? [] : [(0,_render_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .renderEdits */ .UY)(edits)];
    (0,_answers_js__WEBPACK_IMPORTED_MODULE_12__/* .answer */ .ZF)(json ? (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonLine */ .rF)({ edits, left, says }) : [...diff, ...(0,_render_wrap_js__WEBPACK_IMPORTED_MODULE_6__/* .wrap */ .L)(says, (0,_answers_js__WEBPACK_IMPORTED_MODULE_12__/* .columnsOf */ .PL)(process.stdout), '', '')].join('\n'));
    return missing.length === 0 && !isUnread(applied) ? _answers_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .dc.passed : _answers_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .dc.unproven;
}
async function changesOf(request, search, settings, index) {
    if (request !== null)
        return (await Promise.all(/* import() */[__webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(7291), __webpack_require__.e(3380), __webpack_require__.e(5046), __webpack_require__.e(5374), __webpack_require__.e(257), __webpack_require__.e(933)]).then(__webpack_require__.bind(__webpack_require__, 50257))).applyRequest(request, search, index);
    const { applyPins } = await Promise.all(/* import() */[__webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(7291), __webpack_require__.e(3380), __webpack_require__.e(5046), __webpack_require__.e(5374), __webpack_require__.e(257), __webpack_require__.e(1214)]).then(__webpack_require__.bind(__webpack_require__, 55882));
    return applyPins(search, await servicesOf(search, settings));
}
function needsIndex({ to, next, mode }, settings) {
    if (next || settings['base-ref'] !== undefined)
        return true;
    if (to === null)
        return false;
    const { environments, knownIssues } = settings.team;
    const hasPromotions = environments.some(({ promoteFrom }) => promoteFrom !== null);
    return mode || hasPromotions || knownIssues !== null || _gate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_NAMES */ .So.some((name) => settings[name] !== undefined);
}
async function inForce(given, folder, root, base) {
    if (base === null)
        return (await __webpack_require__.e(/* import() */ 316).then(__webpack_require__.bind(__webpack_require__, 97935))).settingsOfCheckout(given, folder);
    const { settingsOfTree } = await __webpack_require__.e(/* import() */ 5598).then(__webpack_require__.bind(__webpack_require__, 75598));
    return (await settingsOfTree(given, base, root)).settings;
}
function refusal(downgrades, teamFile) {
    const found = downgrades.map((each) => `${each}.`).join(' ');
    return `A downgrade is not written. ${found}\nTo go back on purpose, first allow exactly that with \`allow: rollback\` under \`exceptions\` in ${teamFile}.`;
}
function isUnread({ edits, unread, found, isCompared }) {
    return edits.length === 0 && (unread.length > 0 || (found === 0 && !isCompared));
}
function describe(applied, request) {
    const { edits, missing, found, isCompared } = applied;
    if (missing.length > 0)
        return 'Nothing was written, because a part of it could not be.';
    if (edits.length > 0) {
        const files = new Set(edits.map(({ file }) => file)).size;
        const isReasonOpen = edits.some(({ added }) => added.some((line) => line.includes(_gate_team_file_team_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .UNWRITTEN_REASON */ .yR)));
        const wrote = `Wrote ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_16__/* .countOf */ .pq)((0,_render_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .inRuns */ .GU)(edits).length, 'change')} to ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_16__/* .countOf */ .pq)(files, 'file')}.`;
        return isReasonOpen ? `${wrote} Fill in the \`reason\` before you commit.` : wrote;
    }
    if (found === 0 && isCompared)
        return 'Nothing to write, because no deployed version differs from the base.';
    if (found === 0)
        return `Nothing to write, because no ${_product_product_js__WEBPACK_IMPORTED_MODULE_3__/* .product */ .q.name} deployment was found. Name the place of the version: --targets FILE#DOT.PATH or FILE@regex:PATTERN.`;
    if (isUnread(applied))
        return 'Nothing was written, because no version could be read.';
    if (request?.mode && request.to !== null && !isCompared)
        return 'Nothing to write, because the files have that version already. For Recreate, give --mode alone or --base REF.';
    if (request?.mode && isCompared)
        return 'Nothing to write, because by the index alone no downtime is left to declare.';
    if (request?.next)
        return 'Nothing to write, because no next step is published and allowed.';
    if (request?.done)
        return 'Nothing to write, because no downtime has left anything behind.';
    return 'Nothing to write, because the files already say so.';
}
async function treesOf(root, repository, base) {
    const disk = new _repository_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .FolderTree */ .z(root);
    if (base === null || repository === null)
        return { tree: disk, base: null };
    const { resolveRevisions } = await __webpack_require__.e(/* import() */ 4731).then(__webpack_require__.bind(__webpack_require__, 94731));
    const event = { name: 'local', payload: null, sha: null };
    const revisions = await resolveRevisions(event, repository, { baseRef: base, headRef: null });
    if (revisions.kind !== 'compare')
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_11__/* .InputError */ .d(`--base ${base} is no commit to compare with.`);
    const [tip] = revisions.bases;
    const commit = (await repository.mergeBase(tip, revisions.head).catch(() => null)) ?? tip;
    const head = await repository.tree(revisions.head, null, 'head');
    const tree = new _repository_edited_js__WEBPACK_IMPORTED_MODULE_17__/* .EditedTree */ .M(head, await changedOnDisk(disk, repository));
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
async function waitingFor(search, settings) {
    const { candidatesIn } = await Promise.all(/* import() */[__webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(3380), __webpack_require__.e(5046), __webpack_require__.e(6513)]).then(__webpack_require__.bind(__webpack_require__, 55075));
    const { whyNotArrived } = await Promise.all(/* import() */[__webpack_require__.e(8768), __webpack_require__.e(5556)]).then(__webpack_require__.bind(__webpack_require__, 95556));
    const touched = (await candidatesIn(search)).filter(({ isTouched }) => isTouched);
    return whyNotArrived(touched, await servicesOf(search, settings));
}
async function servicesOf(search, settings) {
    const { askServices } = await __webpack_require__.e(/* import() */ 3755).then(__webpack_require__.bind(__webpack_require__, 13755));
    const { serviceFinder } = await Promise.all(/* import() */[__webpack_require__.e(8768), __webpack_require__.e(5556)]).then(__webpack_require__.bind(__webpack_require__, 95556));
    const running = await askServices(settings['running-url'], settings['tag-suffix'], {
        onProgress: (0,_page_progress_js__WEBPACK_IMPORTED_MODULE_18__/* .progressOn */ .z)(process.stderr),
    });
    return serviceFinder(running, search.settings.folder);
}
async function readIndex(settings) {
    const { readEvidence } = await __webpack_require__.e(/* import() */ 4072).then(__webpack_require__.bind(__webpack_require__, 84072));
    return (await readEvidence({ ...settings, artifacts: 'off' }, [])).index;
}


/***/ }),

/***/ 1911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ isJob),
/* harmony export */   v: () => (/* binding */ adviceOnMissingCommit)
/* harmony export */ });
const SYSTEMS = [
    ['GITLAB_CI', 'set the variable GIT_DEPTH: 0 on this GitLab job'],
    ['TF_BUILD', 'set fetchDepth: 0 on the checkout step of this Azure pipeline'],
    ['BITBUCKET_BUILD_NUMBER', 'set clone: depth: full on this Bitbucket step'],
    ['JENKINS_URL', 'fetch the target branch in this Jenkins job, without a shallow clone'],
    ['GITHUB_ACTIONS', 'set fetch-depth: 0 on actions/checkout'],
];
function isJob(processEnv) {
    return SYSTEMS.some(([variable]) => processEnv[variable]);
}
function adviceOnMissingCommit(processEnv) {
    return (SYSTEMS.find(([variable]) => processEnv[variable])?.[1] ??
        'fetch it (git fetch origin BRANCH, with --unshallow in a shallow clone) and give --base FETCH_HEAD');
}


/***/ }),

/***/ 21676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ writeFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _repository_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83741);



const EXISTING = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
const CREATED = EXISTING | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL;
function writeFiles(folder, contents, { created, gone }) {
    const opened = [];
    try {
        for (const [path, bytes] of contents) {
            opened.push({
                path,
                bytes,
                file: orTreeError(path, 'nothing was written', () => open((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), created.has(path))),
            });
        }
        for (const { path, file, bytes } of opened) {
            orTreeError(path, 'some files may be half written, see git diff', () => {
                for (let done = 0; done < bytes.length;)
                    done += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, done, bytes.length - done, done);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file, bytes.length);
            });
        }
    }
    catch (error) {
        for (const { path } of opened)
            if (created.has(path))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { force: true });
        throw error;
    }
    finally {
        for (const { file } of opened)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
    for (const path of gone)
        orTreeError(path, 'it is empty now, so remove it', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path)));
}
function open(path, isNew) {
    if (!isNew)
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, EXISTING);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, CREATED, 0o644);
}
function orTreeError(path, then, write) {
    try {
        return write();
    }
    catch (error) {
        const { code } = error;
        throw new _repository_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .TreeError */ .jh(`Cannot write ${path} (${code ?? String(error)}): ${then}.`);
    }
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

/***/ 49203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ countedAll),
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   H_: () => (/* binding */ endSentence),
/* harmony export */   KR: () => (/* binding */ MONTHS),
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   YM: () => (/* binding */ daysBetween),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
function countOf(count, noun) {
    return `${numberOf(count)} ${noun}${count === 1 ? '' : 's'}`;
}
function countedAll(count, noun) {
    return count === 2 ? `Both ${noun}s` : `All ${countOf(count, noun)}`;
}
function numberOf(count) {
    if (Math.abs(count) > Number.MAX_SAFE_INTEGER)
        return count.toExponential(2);
    const shown = Number.isInteger(count) ? count : Math.round(count * 10) / 10;
    return String(shown).replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
}
const MOST_NAMED = 5;
function listOf(names, most = MOST_NAMED) {
    const rest = names.length - most;
    const named = names.slice(0, most);
    if (rest > 0)
        return `${named.join(', ')} and ${numberOf(rest)} more`;
    const last = named.at(-1) ?? '';
    return named.length < 2 ? last : `${named.slice(0, -1).join(', ')} and ${last}`;
}
function capital(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function endSentence(text) {
    return /[.:!?…]$/.test(text) ? text : `${text}.`;
}
function present(...things) {
    return things.flat().filter((thing) => thing !== false && thing !== '');
}
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function daysBetween(start, end) {
    return Math.floor((Date.parse(end) - Date.parse(start)) / 86_400_000);
}
function dayOf(date, { quote }) {
    const [, year, month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})T/.exec(date) ?? [];
    const name = MONTHS[Number(month) - 1];
    return year === undefined || name === undefined ? quote(date) : `${Number(day)} ${name} ${year}`;
}


/***/ }),

/***/ 11024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ inRuns),
/* harmony export */   UY: () => (/* binding */ renderEdits),
/* harmony export */   tQ: () => (/* binding */ renderSuggestion)
/* harmony export */ });
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);

function renderSuggestion({ title, inputs }, edit) {
    if (edit.at !== 'line')
        return null;
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
function inRuns(edits) {
    const runs = [];
    for (const edit of edits) {
        const last = runs.at(-1);
        const isNext = last?.file === edit.file && last.at === 'line' && edit.line === last.line + last.removed.length;
        if (last !== undefined && isNext && last.removed.length > 0 && last.added.length === 0 && edit.removed.length > 0)
            runs.splice(-1, 1, { ...last, removed: [...last.removed, ...edit.removed], added: edit.added });
        else
            runs.push(edit);
    }
    return runs;
}
function renderEdits(edits) {
    const lines = inRuns(edits).flatMap(({ file, at, line, removed, added }) => [
        at === 'line' ? `# ${file}, line ${line}` : `# ${file}, ${at === 'end' ? 'at the end' : 'a new file'}`,
        ...removed.map((text) => `-${text}`),
        ...added.map((text) => `+${text}`),
    ]);
    return lines.map(_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeForLog */ .b4).join('\n');
}


/***/ }),

/***/ 3337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ inOptions),
/* harmony export */   e: () => (/* binding */ withoutVersions)
/* harmony export */ });
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95274);

const INPUT = new RegExp(`\`(${_gate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTING_NAMES */ .OI.join('|')})(?:: ([^\`]*)|:)?\``, 'g');
function inOptions(text) {
    return text.replaceAll(INPUT, (_, name, value) => `\`--${name.replace(/^(base|head)-ref$/, '$1')}${value === undefined ? '' : ` ${value}`}\``);
}
function withoutVersions(message) {
    return message
        .replace(/Pass `to:`(?:,? or|,) (\w)/, (_, first) => first.toUpperCase())
        .replace('`to:` or ', '')
        .replace(/,? or pass (?:`from:` and )?`to:`(?=\.)/, '');
}


/***/ }),

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

/***/ 26416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ EditedTree)
/* harmony export */ });
class EditedTree {
    tree;
    edited;
    name;
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




const SKIPPED_FOLDERS = new Set(['.git', 'node_modules']);
const CHUNK_BYTES = 1_048_576;
const WHOLE_BYTES = 65_536;
const SAFELY = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
const REPLACEMENT = '\ufffd';
const SLASH = Buffer.from('/');
const WITHOUT_LINKS = SAFELY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
class FolderTree {
    isIgnored;
    name;
    #root;
    #entries = null;
    #places = new Map();
    #searched = new Map();
    constructor(root, isIgnored = () => false) {
        this.isIgnored = isIgnored;
        this.name = `the folder ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(root)}`;
        this.#root = root;
    }
    async entries() {
        this.#entries ??= this.#list();
        return this.#entries;
    }
    async read(path) {
        if (this.isIgnored(path))
            return null;
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
                else if ((entry.isFile() || entry.isSymbolicLink()) && !this.isIgnored(path)) {
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
