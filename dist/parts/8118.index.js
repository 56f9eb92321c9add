export const id = 8118;
export const ids = [8118];
export const modules = {

/***/ 58118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gate: () => (/* binding */ gate),
/* harmony export */   verify: () => (/* binding */ verify)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95274);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32883);
/* harmony import */ var _page_progress_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77027);
/* harmony import */ var _release_safety_span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54747);
/* harmony import */ var _repository_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83741);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38811);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93782);
/* harmony import */ var _missing_commit_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1911);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32315);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31205);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81081);












const MOST_MINUTES = 15;
const NOTHING_ASKED = 'Say what to compare. Give --base REF for the commits of this repository, such as --base main, or --from X.Y.Z and --to X.Y.Z.';
function askedBy(settings) {
    return ['from', 'to', 'base-ref', 'head-ref'].filter((name) => settings[name] !== undefined);
}
function isOfCommits(settings) {
    return settings['base-ref'] !== undefined || settings['head-ref'] !== undefined;
}
async function gate(given) {
    const options = await withStaged(given);
    const { settings } = options;
    if (askedBy(settings).length === 0)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d(NOTHING_ASKED);
    if (!isOfCommits(settings))
        (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .requireVersions */ .xA)(settings);
    if (!isOfCommits(settings) && options.own['environment'] !== undefined) {
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d('--environment is for the commits of a repository. Given versions belong to no environment.');
    }
    const { judge } = await Promise.all(/* import() */[__webpack_require__.e(5374), __webpack_require__.e(8463), __webpack_require__.e(2375)]).then(__webpack_require__.bind(__webpack_require__, 8463));
    return await judgeBy(judge, options);
}
async function verify(options) {
    const { operand } = options;
    if (operand === null)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d('Give one report, as in verify REPORT.');
    const settings = { ...options.settings, 'approved-report': operand };
    const isOfReport = askedBy(settings).length === 0;
    if (!isOfReport && !isOfCommits(settings))
        (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .requireVersions */ .xA)(settings);
    const { judge, judgeApproved } = await Promise.all(/* import() */[__webpack_require__.e(5374), __webpack_require__.e(8463), __webpack_require__.e(2375)]).then(__webpack_require__.bind(__webpack_require__, 8463));
    try {
        return await judgeBy(isOfReport ? judgeApproved : judge, { ...options, settings });
    }
    catch (error) {
        if (!(error instanceof _release_safety_span_js__WEBPACK_IMPORTED_MODULE_3__/* .ReverseSpanError */ .XT))
            throw error;
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d(`${error.from} → ${error.to} is a downgrade. If it was approved, give its commits: --base and --head.`);
    }
}
async function withStaged(options) {
    const { settings, switches } = options;
    if (!switches.has('staged'))
        return options;
    const [other] = askedBy(settings);
    if (other !== undefined) {
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d(`--staged judges the index against HEAD. Leave out ${(0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .optionLabel */ .ed)(other)} or --staged.`);
    }
    const { stagedCommits } = await Promise.all(/* import() */[__webpack_require__.e(7279), __webpack_require__.e(4795)]).then(__webpack_require__.bind(__webpack_require__, 24795));
    try {
        const { base, head } = await stagedCommits((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(settings['working-directory']), process.env['GIT_INDEX_FILE']);
        return { ...options, settings: { ...settings, 'base-ref': base, 'head-ref': head } };
    }
    catch (error) {
        throw error instanceof _repository_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh ? new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d(`--staged cannot read the index: ${error.message}`) : error;
    }
}
async function judgeBy(ask, { settings, json, switches, own }) {
    const writeFiles = (0,_report_files_js__WEBPACK_IMPORTED_MODULE_9__/* .reportFiles */ .I)(own, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(settings['working-directory']));
    const stop = () => {
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .complain */ .cc)((0,_page_progress_js__WEBPACK_IMPORTED_MODULE_10__/* .overdue */ .T)(MOST_MINUTES));
        if (json)
            (0,_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .answerInJson */ .ow)(_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.unproven);
        process.exit(_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.unproven);
    };
    setTimeout(stop, MOST_MINUTES * 60_000).unref();
    const report = await ask(settings, {
        onProgress: (0,_page_progress_js__WEBPACK_IMPORTED_MODULE_10__/* .progressOn */ .z)(process.stderr),
        links: await linksOfReader(process.env),
        repository: { ...localRepository(settings), environment: own['environment'] },
    });
    const { lookOf } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 66319));
    const { renderReport } = await Promise.all(/* import() */[__webpack_require__.e(1472), __webpack_require__.e(4666), __webpack_require__.e(7551), __webpack_require__.e(6806)]).then(__webpack_require__.bind(__webpack_require__, 64425));
    const code = exitCodeOfReport(report);
    if (json) {
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .answer */ .ZF)((0,_page_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonLine */ .rF)(report));
    }
    else if (report.problem?.code === 'base-unavailable') {
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .complain */ .cc)(report.problem.message);
    }
    else {
        const stream = code !== _answers_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.badQuestion && hasEvidence(report) ? process.stdout : process.stderr;
        const look = { ...lookOf(stream, process.env, switches.has('verbose')), isCommandLine: true };
        stream.write(`${renderReport(report, look)}\n`);
    }
    await writeFiles(report);
    return code;
}
function localRepository(settings) {
    return {
        event: { name: 'local', payload: null, sha: null },
        workspace: null,
        open: async () => {
            const { openRepository } = await Promise.all(/* import() */[__webpack_require__.e(7279), __webpack_require__.e(4361)]).then(__webpack_require__.bind(__webpack_require__, 74361));
            return await openRepository({
                directory: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(settings['working-directory']),
                api: null,
                fetch: false,
                adviceOnMissing: (0,_missing_commit_js__WEBPACK_IMPORTED_MODULE_11__/* .adviceOnMissingCommit */ .v)(process.env),
            });
        },
    };
}
async function linksOfReader(processEnv) {
    const none = { repository: null, run: null, gate: null };
    if (!(0,_missing_commit_js__WEBPACK_IMPORTED_MODULE_11__/* .isJob */ .o)(processEnv))
        return { ...none, program: (0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .ownProgram */ .DX)() };
    const { pagesOfJob, programOfJob } = await __webpack_require__.e(/* import() */ 3817).then(__webpack_require__.bind(__webpack_require__, 23817));
    return { ...none, gate: await pagesOfJob(), program: await programOfJob() };
}
function hasEvidence({ problem, evidence }) {
    const [index] = evidence.documents;
    return problem === null && (index === undefined || index.problem === null);
}
function exitCodeOfReport({ outcome, deployments, decision }) {
    const failing = deployments.filter(({ fails }) => fails);
    const isDowngrade = failing.some(({ change }) => change === 'downgrade');
    if (outcome.cannotBeAsked || isDowngrade)
        return _answers_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.badQuestion;
    return (0,_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .exitCodeOf */ .FO)(!outcome.fails, decision);
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


/***/ })

};
