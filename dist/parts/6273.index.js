export const id = 6273;
export const ids = [6273,8645,6319,4425,6806];
export const modules = {

/***/ 70539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs),
/* harmony export */   i: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60914);
/* harmony import */ var _gate_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11915);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95274);
/* harmony import */ var _render_annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29987);
/* harmony import */ var _render_layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66319);
/* harmony import */ var _render_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68645);
/* harmony import */ var _render_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64425);
/* harmony import */ var _runner_annotate_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(81675);
/* harmony import */ var _runner_input_texts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88706);
/* harmony import */ var _runner_log_progress_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85773);
/* harmony import */ var _runner_runner_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76531);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(69850);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76475);













async function main(processEnv, onSettings = () => undefined) {
    (0,_outputs_js__WEBPACK_IMPORTED_MODULE_8__/* .publishSafeOutputs */ .rD)(processEnv);
    let settings = readInputs(processEnv);
    const report = await (0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_0__.judge)(settings, {
        onProgress: (0,_runner_log_progress_js__WEBPACK_IMPORTED_MODULE_10__/* .progressInLog */ .f)(),
        links: (0,_workflow_js__WEBPACK_IMPORTED_MODULE_9__/* .linksOf */ .hP)(processEnv),
        repository: {
            ...(0,_workflow_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryOf */ ._M)(settings, processEnv),
            onSettings: (inForce) => {
                settings = inForce;
                onSettings(inForce);
            },
        },
    });
    const reportPath = await (0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_7__/* .writeReport */ .u5)(report, processEnv);
    await (0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_7__/* .writeSummary */ .Sy)((0,_render_pages_js__WEBPACK_IMPORTED_MODULE_4__.renderSummary)(report));
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_11__/* .startGroup */ .Oh)('Details');
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_11__/* .info */ .pq)((0,_render_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .renderDetails */ .P)(report));
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_11__/* .endGroup */ .N4)();
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_11__/* .info */ .pq)((0,_render_terminal_js__WEBPACK_IMPORTED_MODULE_5__.renderReport)(report, (0,_render_layout_js__WEBPACK_IMPORTED_MODULE_3__.lookOf)({ isTTY: false }, processEnv)));
    (0,_runner_annotate_js__WEBPACK_IMPORTED_MODULE_12__/* .annotate */ .f)((0,_render_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .renderAnnotations */ .H)(report));
    if (settings.comment !== 'never') {
        const { publishComment } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(2139)]).then(__webpack_require__.bind(__webpack_require__, 92139));
        await publishComment(report, settings, processEnv);
    }
    if (settings.suggestions === 'true') {
        const { publishSuggestions } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3825)]).then(__webpack_require__.bind(__webpack_require__, 13825));
        await publishSuggestions(report, settings, processEnv);
    }
    (0,_outputs_js__WEBPACK_IMPORTED_MODULE_8__/* .publishReport */ .S3)(report, reportPath);
    return report.outcome.fails;
}
function readInputs(processEnv) {
    return (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSettings */ .P$)((0,_runner_input_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .readInputTexts */ .D)(processEnv, _gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTING_NAMES */ .OI), (name) => `Input "${name}"`);
}


/***/ }),

/***/ 69850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S3: () => (/* binding */ publishReport),
/* harmony export */   ne: () => (/* binding */ withdraw),
/* harmony export */   rD: () => (/* binding */ publishSafeOutputs)
/* harmony export */ });
/* harmony import */ var _gate_report_span_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38328);
/* harmony import */ var _runner_runner_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76531);


const MOST_LISTED_BYTES = 60_000;
const SAFE_OUTPUTS = {
    decision: 'unproven',
    safe: 'false',
    'upgrade-mode': 'Recreate',
    'helm-args': helmArguments('Recreate'),
};
let published = [];
function publishSafeOutputs(processEnv) {
    (0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_0__/* .requireOutputsFile */ ._U)(processEnv);
    (0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_0__/* .publishOutputs */ .eB)(SAFE_OUTPUTS);
}
function withdraw() {
    (0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_0__/* .publishOutputs */ .eB)({ ...Object.fromEntries(published.map((name) => [name, ''])), ...SAFE_OUTPUTS });
}
function publishReport(report, reportPath) {
    const [worst] = report.deployments;
    const span = report.spans.find((each) => worst !== undefined && (0,_gate_report_span_report_js__WEBPACK_IMPORTED_MODULE_1__/* .isWayOf */ .D)(each, worst));
    const hops = span?.plan.hops?.map(({ from, to, decision, upgradeMode }) => ({ from, to, decision, upgradeMode }));
    const outputs = {
        verdict: String(span?.verdict ?? 'unknown'),
        direction: (worst && DIRECTIONS[worst.change]) ?? '',
        from: worst?.from ?? '',
        to: worst?.to ?? '',
        'required-stops': listed(span?.requiredStops ?? []),
        'minimum-previous-version': span?.minimumPreviousVersion ?? '',
        'missing-ranges': listed(span?.missingRanges ?? []),
        'next-version': hops?.[0]?.to ?? '',
        'newest-rolling-version': span?.newestRollingVersion ?? '',
        plan: hops === undefined ? 'null' : listed(hops),
        deployments: listed(report.deployments.map(deploymentOutput)),
        'report-path': reportPath,
        decision: report.decision,
        safe: String(report.safe),
        'helm-args': helmArguments(report.upgradeMode),
        'upgrade-mode': report.upgradeMode,
    };
    (0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_0__/* .publishOutputs */ .eB)(outputs);
    published = Object.keys(outputs);
}
const DIRECTIONS = {
    upgrade: 'upgrade',
    downgrade: 'downgrade',
    unchanged: 'same-version',
};
function deploymentOutput(deployment) {
    const { id, kind, file, line, from, to, change, decision, upgradeMode, problem } = deployment;
    return { id, kind, file, line, from, to, change, decision, upgradeMode, problem };
}
function listed(items) {
    let room = MOST_LISTED_BYTES - '[]'.length;
    const shown = items
        .map((item) => JSON.stringify(item))
        .filter((text) => {
        room -= Buffer.byteLength(text) + 1;
        return room >= 0;
    });
    return `[${shown.join(',')}]`;
}
function helmArguments(mode) {
    return `--set upgrade.mode=${mode}`;
}


/***/ }),

/***/ 36273:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _render_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68645);
/* harmony import */ var _runner_frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4962);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70539);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69850);




let inForce = null;
await (0,_runner_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .runFramed */ .x)({
    title: 'Upgrade Gate',
    endedEarly: 'The gate ended before it reached a decision.',
    main: (environment) => (0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .main */ .i)(environment, (settings) => {
        inForce = settings;
    }),
    withdraw: _outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .withdraw */ .ne,
    renderFailure: _render_pages_js__WEBPACK_IMPORTED_MODULE_0__.renderFailure,
    onFailure: async (message, environment) => {
        const settings = inForce ?? (0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .K)(environment);
        const { publishFailure } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(2139)]).then(__webpack_require__.bind(__webpack_require__, 92139));
        await publishFailure(message, settings, environment);
    },
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 76475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   hP: () => (/* binding */ linksOf),
/* harmony export */   kH: () => (/* binding */ workflowEvent)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _net_regular_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85287);
/* harmony import */ var _repository_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83741);



const MOST_REPOSITORY_MS = 300_000;
function workflowEvent(processEnv) {
    return {
        name: processEnv['GITHUB_EVENT_NAME'] ?? '',
        get payload() {
            return readPayload(processEnv['GITHUB_EVENT_PATH']);
        },
        sha: processEnv['GITHUB_SHA'] || null,
    };
}
function readPayload(path) {
    try {
        return JSON.parse((0,_net_regular_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readRegularFile */ .o)(path ?? '', _net_regular_file_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_FILE_BYTES */ .X).toString('utf8'));
    }
    catch (error) {
        throw new _repository_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .TreeError */ .jh(`The event's payload (GITHUB_EVENT_PATH) cannot be read: ${error instanceof Error ? error.message : error}`);
    }
}
function repositoryOf(settings, processEnv) {
    return {
        event: workflowEvent(processEnv),
        workspace: processEnv['GITHUB_WORKSPACE'] || null,
        open: async () => {
            const { openRepository } = await Promise.all(/* import() */[__webpack_require__.e(7279), __webpack_require__.e(4361)]).then(__webpack_require__.bind(__webpack_require__, 74361));
            return await openRepository({
                directory: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(settings['working-directory']),
                api: settings['github-token']
                    ? (await __webpack_require__.e(/* import() */ 3321).then(__webpack_require__.bind(__webpack_require__, 83321))).serverOf(settings, processEnv, AbortSignal.timeout(MOST_REPOSITORY_MS))
                    : null,
                fetch: true,
            });
        },
    };
}
function linksOf(processEnv) {
    const server = processEnv['GITHUB_SERVER_URL'] ?? '';
    const name = processEnv['GITHUB_REPOSITORY'] ?? '';
    const run = processEnv['GITHUB_RUN_ID'] ?? '';
    if (!/^https?:\/\/[\w.:-]+$/.test(server))
        return { repository: null, run: null, gate: null };
    const repository = isRepository(name) ? `${server}/${name}` : null;
    return {
        repository,
        run: repository !== null && /^\d+$/.test(run) ? `${repository}/actions/runs/${run}` : null,
        gate: addressOfGate(server, processEnv),
    };
}
function addressOfGate(server, processEnv) {
    const name = processEnv['GITHUB_ACTION_REPOSITORY'] ?? '';
    const ref = processEnv['GITHUB_ACTION_REF'] ?? '';
    const isRef = /^[\w.-]+(?:\/[\w.-]+)*$/.test(ref) && !ref.includes('..');
    return isRepository(name) && isRef ? `${server}/${name}/blob/${ref}` : null;
}
function isRepository(name) {
    return /^[\w.-]+\/[\w.-]+$/.test(name);
}


/***/ }),

/***/ 85287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ MOST_FILE_BYTES),
/* harmony export */   o: () => (/* binding */ readRegularFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const MOST_FILE_BYTES = 32_000_000;
const WITHOUT_WAITING = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
const PIECE_BYTES = 65_536;
function readRegularFile(path, mostBytes) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile())
        throw new Error(`${JSON.stringify(path)} is not a regular file`);
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, WITHOUT_WAITING);
    try {
        const pieces = [];
        for (let bytes = 0;;) {
            const piece = Buffer.allocUnsafe(PIECE_BYTES);
            const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, piece);
            if (length === 0)
                return Buffer.concat(pieces);
            bytes += length;
            if (bytes > mostBytes)
                throw new Error(`${JSON.stringify(path)} has more than ${mostBytes / 1_000_000} MB`);
            pieces.push(piece.subarray(0, length));
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 28672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ fitAnnotation)
/* harmony export */ });
const LONGEST_MESSAGE = 4_000;
function fitAnnotation(message) {
    return message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, LONGEST_MESSAGE)}…`;
}


/***/ }),

/***/ 32666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ renderFailurePage)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);

const MOST_LINES = 25;
function renderFailurePage(title, message) {
    const lines = message
        .split('\n')
        .slice(0, MOST_LINES)
        .map((line) => `- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForMarkdown */ .$O)(line)}`);
    return `## ❓ ${title}\n\n${lines.join('\n')}\n`;
}


/***/ }),

/***/ 77027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ progressOn)
/* harmony export */ });
const LOG_PERIOD_MS = 5_000;
const TERMINAL_PERIOD_MS = 300;
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

/***/ 29987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ renderAnnotations),
/* harmony export */   W: () => (/* binding */ findingsOf)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(81307);
/* harmony import */ var _page_annotations_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(28672);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49203);
/* harmony import */ var _alone_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56170);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95718);
/* harmony import */ var _choices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89117);
/* harmony import */ var _concerns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30264);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53956);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94212);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38184);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65586);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74735);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75704);














const MOST_PER_LEVEL = 10;
const LEVELS = ['error', 'warning', 'notice'];
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
function renderAnnotations(report) {
    return capLevels(findingsOf(report).map(annotationOf));
}
function findingsOf(report) {
    const messages = [
        ...report.deployments.flatMap((deployment) => messageOf(deployment, report)),
        ...(0,_concerns_js__WEBPACK_IMPORTED_MODULE_4__/* .collectAdvice */ .$x)(report.deployments)
            .filter(({ level }) => level === 'warning')
            .map(adviceMessage),
        ...(0,_concerns_js__WEBPACK_IMPORTED_MODULE_4__/* .neededVariables */ .NW)(report)
            .filter(({ urgency }) => urgency === 'act')
            .map(variableMessage),
        ...report.deployments
            .filter((deployment) => !(0,_states_js__WEBPACK_IMPORTED_MODULE_9__/* .isGiven */ .qR)(deployment))
            .flatMap((each) => otherVariablesMessage(chosen(report, each))),
    ];
    const notes = report.notes.map((note) => {
        const { level, code } = note;
        return { rule: code, level, title: 'Upgrade Gate', text: (0,_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .describeNote */ .Mb)(note, _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO), ...NOWHERE };
    });
    return [...problemFindings(report), ...approvalFindings(report), ...mergePlaces(messages), ...notes];
}
function problemFindings({ problem }) {
    if (problem === null)
        return [];
    const text = _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO.prose(problem.message);
    return [{ rule: problem.code, level: 'error', title: (0,_opening_js__WEBPACK_IMPORTED_MODULE_7__/* .describeRunProblem */ .E1)(problem), text, ...NOWHERE }];
}
function approvalFindings(report) {
    const approval = (0,_approval_js__WEBPACK_IMPORTED_MODULE_2__/* .failedApproval */ .jg)(report);
    if (approval === null)
        return [];
    const text = (0,_approval_js__WEBPACK_IMPORTED_MODULE_2__/* .describeApproval */ .xh)(report, approval, _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO).join(' ');
    const level = report.outcome.fails ? 'error' : 'warning';
    return [{ rule: 'not-approved', level, title: _approval_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_APPROVED */ .GG, text, ...NOWHERE }];
}
function messageOf(deployment, report) {
    const { state, title } = (0,_states_js__WEBPACK_IMPORTED_MODULE_9__/* .stateDeployment */ .LR)(report, deployment, _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO);
    if (state === 'unchanged' && !(0,_states_js__WEBPACK_IMPORTED_MODULE_9__/* .isGiven */ .qR)(deployment))
        return [];
    const span = (0,_states_js__WEBPACK_IMPORTED_MODULE_9__/* .spanOf */ .ee)(report, deployment);
    const why = span === undefined ? (0,_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .describeAlone */ .V)(deployment, _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO) : (0,_opening_js__WEBPACK_IMPORTED_MODULE_7__/* .leadSentence */ ._9)(span, _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO);
    const place = deployment.change === 'removed' && `Found at ${_pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO.place(deployment)}.`;
    const text = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .present */ .Eb)(why, place, nextSteps(report, deployment)).join(' ');
    const { file, line, column } = deployment;
    const rule = deployment.problem?.code ?? state;
    const message = { rule, level: levelOf(deployment, state), title, text, lead: `${title}. ` };
    return [state === 'removed' ? { ...message, ...NOWHERE } : { ...message, file, line, column }];
}
const MOST_CHOICES = 2;
function nextSteps(report, deployment) {
    if (!deployment.fails)
        return [];
    const own = report.choices.filter(({ deployments }) => deployments.includes(deployment.id));
    if (own.length === 0)
        return (0,_choices_js__WEBPACK_IMPORTED_MODULE_3__/* .remediesFor */ .gb)(report, deployment, _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO);
    const ways = own.slice(0, MOST_CHOICES).map((choice) => describeChoice(report, choice, deployment));
    return [`${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .capital */ .Nx)(ways.join(', or '))}.`];
}
function describeChoice(report, choice, { file }) {
    const { id, to, title, edits } = choice;
    const settings = (0,_choices_js__WEBPACK_IMPORTED_MODULE_3__/* .isByHand */ .Hv)(choice) ? [] : (0,_choices_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsFor */ .zc)(report, choice, _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO);
    const edit = edits.find((each) => each.file === file) ?? edits[0];
    if (id === 'stop' && edit !== undefined) {
        const declared = `${(0,_declarations_js__WEBPACK_IMPORTED_MODULE_5__/* .nameOfDeclaration */ .vn)(edit.added, _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO)} at ${_pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO.place(edit)}`;
        const verb = declared.startsWith('an ') ? 'add' : 'set';
        return `${verb} ${[declared, ...settings].join(verb === 'add' ? ' and set ' : ' and ')}`;
    }
    const words = to === null ? _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO.prose(title).replace(/[.:]$/, '') : `go to ${to}`;
    return settings.length === 0 ? words : `${words} and set ${settings.join(' and ')}`;
}
const NOWHERE = { file: null, line: null, column: null };
function levelOf(deployment, state) {
    const { fails, problem, decision, upgradeMode } = deployment;
    if (fails || (state === 'unproven' && problem?.code === 'target-missing'))
        return 'error';
    if (state === 'install' || state === 'removed' || state === 'tolerated')
        return 'notice';
    const rolls = (decision === 'roll' || decision === 'unchanged') && upgradeMode === 'RollingUpdate';
    return rolls && state !== 'unproven' && state !== 'downgrade' ? 'notice' : 'warning';
}
function adviceMessage(advice) {
    const { message, lines, file, line } = advice;
    const text = [_pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO.prose(message), ...lines.map(_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeForLog */ .b4)].join('\n');
    return { rule: advice.code, level: 'warning', title: (0,_concerns_js__WEBPACK_IMPORTED_MODULE_4__/* .adviceTitle */ .Pv)(advice), text, lead: '', file, line, column: null };
}
function variableMessage({ variable, letters }) {
    const { file, line } = variable;
    const choices = letters.length === 0 ? '' : ` (${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .listOf */ .c3)(letters)})`;
    const text = `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .capital */ .Nx)((0,_variables_js__WEBPACK_IMPORTED_MODULE_10__/* .describeVariable */ .OG)(variable, _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO))}${choices}`;
    const rule = 'variable-removed';
    const title = 'An environment variable is removed';
    return { rule, level: 'warning', title, text, lead: '', file, line, column: null };
}
function chosen({ choices }, deployment) {
    const after = choices.flatMap((choice) => choice.after.filter(({ id }) => id === deployment.id));
    return { ...deployment, variables: (after[0] ?? deployment).variables };
}
function otherVariablesMessage({ variables, file, line }) {
    const names = (wanted) => variables.filter((variable) => (0,_variables_js__WEBPACK_IMPORTED_MODULE_10__/* .urgencyOf */ .bv)(variable) === wanted).map((variable) => _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO.quote(variable.names[0]));
    const [unseen, behaving] = [names('look'), names('behaves')];
    const text = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .present */ .Eb)(unseen.length > 0 &&
        `These environment variables change, and the gate cannot see whether they are set: ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .listOf */ .c3)(unseen)}.`, behaving.length > 0 &&
        `The defaults of these environment variables change, and your files do not set them: ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .listOf */ .c3)(behaving)}.`).join(' ');
    if (text === '')
        return [];
    const rule = 'variables-change';
    const title = 'Environment variables change';
    return [{ rule, level: 'notice', title, text, lead: '', file, line, column: null }];
}
function mergePlaces(messages) {
    const sorted = [...messages].sort((left, right) => LEVELS.indexOf(left.level) - LEVELS.indexOf(right.level));
    const places = (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_12__/* .groupBy */ .$)(sorted, (message) => {
        return message.file === null ? message : JSON.stringify([message.file, message.line]);
    });
    return [...places.values()].map(([worst, ...others]) => {
        const texts = others.map(({ title, lead, text }) => (title === worst.title ? text : `${lead}${text}`));
        return { ...worst, text: [...new Set([worst.text, ...texts])].join('\n') };
    });
}
function annotationOf({ level, title, text, file, line, column }) {
    if (file === null || UNPRINTABLE.test(file)) {
        return { level, title, message: (0,_page_annotations_js__WEBPACK_IMPORTED_MODULE_13__/* .fitAnnotation */ .b)(file === null ? text : `${_pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO.place({ file, line })}: ${text}`) };
    }
    return {
        level,
        title,
        message: (0,_page_annotations_js__WEBPACK_IMPORTED_MODULE_13__/* .fitAnnotation */ .b)(text),
        file,
        ...(line === null ? {} : { startLine: line }),
        ...(line === null || column === null ? {} : { startColumn: column }),
    };
}
function capLevels(annotations) {
    const seen = { error: 0, warning: 0, notice: 0 };
    const total = { error: 0, warning: 0, notice: 0 };
    for (const { level } of annotations)
        total[level] += 1;
    return annotations.flatMap((annotation) => {
        const { level } = annotation;
        seen[level] += 1;
        if (total[level] <= MOST_PER_LEVEL || seen[level] < MOST_PER_LEVEL)
            return [annotation];
        if (seen[level] > MOST_PER_LEVEL)
            return [];
        const more = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(total[level] - MOST_PER_LEVEL + 1, `more ${level}`);
        return [{ level, title: 'Upgrade Gate', message: `…and ${more}. The job summary has them.` }];
    });
}


/***/ }),

/***/ 66319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I4: () => (/* binding */ styled),
/* harmony export */   P_: () => (/* binding */ toLines),
/* harmony export */   b: () => (/* binding */ PLAIN_LOOK),
/* harmony export */   lookOf: () => (/* binding */ lookOf)
/* harmony export */ });
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);

const PLAIN_LOOK = { width: 80, colour: false, verbose: false };
const NARROWEST = 40;
const WIDEST = 120;
function lookOf({ isTTY = false, columns = PLAIN_LOOK.width }, processEnv, verbose = false) {
    const { NO_COLOR: no = '', FORCE_COLOR: force, TERM: terminal } = processEnv;
    const isForced = force !== undefined && force !== '0' && force !== 'false';
    const isWanted = force === undefined && no === '' && terminal !== 'dumb' && isTTY;
    const width = isTTY ? Math.min(Math.max(columns, NARROWEST), WIDEST) : PLAIN_LOOK.width;
    return { width, colour: isForced || isWanted, verbose };
}
const STYLES = {
    bold: [1, 22],
    dim: [2, 22],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
function styled({ colour }, style, text) {
    const [on, off] = STYLES[style];
    return colour ? `\u001B[${on}m${text}\u001B[${off}m` : text;
}
function toLines(blocks, look, indent = '') {
    const lines = [];
    let before = null;
    for (const block of blocks) {
        if (before !== null && isApart(before, block))
            lines.push('');
        lines.push(...linesOf(block, look, indent));
        before = block;
    }
    return lines;
}
function isApart(before, block) {
    if (before.type === 'heading' && before.level === 2)
        return true;
    if (block.type === 'text')
        return block.isFirst || before.type !== 'text';
    return block.type === 'heading' || block.type === 'fold';
}
function linesOf(block, look, indent) {
    switch (block.type) {
        case 'heading':
            return wrap(block.text, look.width, indent, indent).map((line) => styled(look, 'bold', line));
        case 'text':
            return wrap(block.text, look.width, indent, indent);
        case 'item':
            return [
                ...wrap(block.text, look.width, `${indent}- `, `${indent}  `),
                ...toLines(block.under, look, `${indent}  `),
            ];
        case 'code':
            return block.lines.map((line) => `${indent}  ${codeLine(block.language, (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeForLog */ .b4)(line), look)}`);
        case 'fold': {
            const isOpen = look.verbose || block.where === 'on pages';
            return [
                ...wrap(`${isOpen ? '▾' : '▸'} ${block.title}`, look.width, indent, `${indent}  `),
                ...(isOpen ? toLines(block.blocks, look, `${indent}  `) : []),
            ];
        }
    }
}
function codeLine(language, line, look) {
    if (language === 'sh')
        return styled(look, 'cyan', line);
    if (language !== 'diff')
        return line;
    const style = line.startsWith('-') ? 'red' : line.startsWith('+') ? 'green' : 'dim';
    return styled(look, style, line);
}
function wrap(text, width, first, others) {
    const lines = [];
    let line = first;
    let isEmpty = true;
    const room = width - others.length;
    for (const word of ((0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCommands */ .Df)(text).match(WORDS) ?? []).flatMap((each) => pieces(each, room))) {
        const gap = isEmpty ? '' : ' ';
        if (!isEmpty && widthOf(line) + gap.length + widthOf(word) > width) {
            lines.push(line);
            line = `${others}${word}`;
        }
        else
            line = `${line}${gap}${word}`;
        isEmpty = false;
    }
    return [...lines, line];
}
const WORDS = /(?:`[^`]*`|\S)+/g;
function pieces(word, room) {
    if (widthOf(word) <= room)
        return [word];
    const cut = [];
    let piece = '';
    for (const character of word) {
        if (widthOf(piece + character) > room) {
            cut.push(piece);
            piece = '';
        }
        piece += character;
    }
    return [...cut, piece];
}
const STYLE = /\u001B\[\d+m/g;
const WIDE = /\p{Extended_Pictographic}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/gu;
function widthOf(text) {
    const shown = text.replace(STYLE, '').replace(/\uFE0F/g, '');
    return [...shown].length + (shown.match(WIDE)?.length ?? 0);
}


/***/ }),

/***/ 68645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderComment: () => (/* binding */ renderComment),
/* harmony export */   renderFailure: () => (/* binding */ renderFailure),
/* harmony export */   renderSummary: () => (/* binding */ renderSummary)
/* harmony export */ });
/* harmony import */ var _page_failure_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32666);
/* harmony import */ var _page_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26863);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87279);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46799);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65586);





const MOST_IN_SUMMARY = 500_000;
const MOST_IN_COMMENT = 60_000;
const LEVEL_OF_COMMENT = 2;
function renderSummary(report) {
    const parts = [..._parts_js__WEBPACK_IMPORTED_MODULE_3__/* .FIRST_PARTS */ .gl, ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .furtherParts */ .ly)(report), _parts_js__WEBPACK_IMPORTED_MODULE_3__/* .EVIDENCE_PART */ .kf];
    return (0,_page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPage */ .Cf)(sectionsOf(report, parts), MOST_IN_SUMMARY);
}
function renderComment(report) {
    const { run } = report.links;
    const summary = run === null ? 'The job summary' : `[The summary of this run](${run})`;
    const rest = {
        name: 'the rest',
        render: () => [`<sub>${summary} has the rest. This comment is updated on every push.</sub>`],
    };
    const sections = sectionsOf(report, [..._parts_js__WEBPACK_IMPORTED_MODULE_3__/* .FIRST_PARTS */ .gl, ..._parts_js__WEBPACK_IMPORTED_MODULE_3__/* .BRIEF_PARTS */ .Kd]);
    return (0,_page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPage */ .Cf)([...sections, rest], MOST_IN_COMMENT, LEVEL_OF_COMMENT);
}
function sectionsOf(report, parts) {
    return parts.map(({ name, blocks }) => {
        return { name, render: (detail) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)(blocks(report, (0,_pen_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownPen */ .rU)(report), detail)) };
    });
}
function renderFailure(message) {
    return `${(0,_page_failure_page_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFailurePage */ .u)('Upgrade Gate could not check the upgrade', message)}\n\`upgrade.mode\` is \`Recreate\`.\n`;
}


/***/ }),

/***/ 64425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ renderDetails),
/* harmony export */   renderPlan: () => (/* binding */ renderPlan),
/* harmony export */   renderReport: () => (/* binding */ renderReport)
/* harmony export */ });
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95274);
/* harmony import */ var _page_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26863);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49203);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95718);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87279);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66319);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38184);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46799);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65586);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42030);
/* harmony import */ var _releases_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(40843);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74735);












const MOST_JUMPS = 5;
const [, BRIEF] = _page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .DETAILS */ .Dl;
function renderReport(report, look = _layout_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAIN_LOOK */ .b) {
    const pen = penOf(look);
    const parts = [..._parts_js__WEBPACK_IMPORTED_MODULE_6__/* .FIRST_PARTS */ .gl, ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .furtherParts */ .ly)(report), ...(look.verbose ? [_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .EVIDENCE_PART */ .kf] : [])];
    const blocks = parts.flatMap((part) => part.blocks(report, pen, BRIEF));
    return [...(0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .toLines */ .P_)(blocks, look), '', verdictLine(report, look)].join('\n');
}
function renderDetails(report) {
    const releases = (0,_states_js__WEBPACK_IMPORTED_MODULE_10__/* .jumpsOf */ .bW)(report)
        .slice(0, MOST_JUMPS)
        .flatMap(({ span }) => (0,_releases_js__WEBPACK_IMPORTED_MODULE_9__/* .releaseBlocks */ .Oi)(span, _pen_js__WEBPACK_IMPORTED_MODULE_7__/* .LOG_PEN */ .xO, _page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .DETAILS */ .Dl[0]));
    const blocks = [...releases, ..._parts_js__WEBPACK_IMPORTED_MODULE_6__/* .EVIDENCE_PART */ .kf.blocks(report, _pen_js__WEBPACK_IMPORTED_MODULE_7__/* .LOG_PEN */ .xO, _page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .DETAILS */ .Dl[0])];
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .toLines */ .P_)(blocks, { ..._layout_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAIN_LOOK */ .b, verbose: true }).join('\n');
}
function verdictLine(report, look) {
    const { outcome, decision, upgradeMode } = report;
    const approval = (0,_approval_js__WEBPACK_IMPORTED_MODULE_2__/* .failedApproval */ .jg)(report) === null ? '' : `${_approval_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_APPROVED */ .GG.toLowerCase()}; `;
    const verdict = outcome.fails ? (0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .styled */ .I4)(look, 'red', '❌ Fails') : (0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .styled */ .I4)(look, 'green', '✅ Passes');
    return `${verdict} (fail-on: ${outcome.failOn}): ${approval}${decision}, upgrade.mode: ${upgradeMode}`;
}
function renderPlan(span, look = _layout_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAIN_LOOK */ .b) {
    const pen = penOf(look);
    const { plan, newestRollingVersion: newest } = span;
    const isPlanned = plan.hops === null || plan.hops.length > 0;
    const isUnknown = span.reasons.some(({ rule }) => rule === 'index-unavailable');
    const blocks = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .present */ .Eb)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(`${(0,_states_js__WEBPACK_IMPORTED_MODULE_10__/* .markOfSpan */ .f$)(span)} ${(0,_states_js__WEBPACK_IMPORTED_MODULE_10__/* .titleOfSpan */ .Sy)(span, pen)}`, 2), (0,_opening_js__WEBPACK_IMPORTED_MODULE_5__/* .leadBlocks */ .nL)(span, pen), isPlanned && [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)('The plan'), ...(0,_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .planBlocks */ .Sm)(span, pen, BRIEF.rows)], (newest === null || newest !== span.to) &&
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(`The newest version that rolls: ${isUnknown ? 'unknown' : (0,_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .describeNewest */ .qx)(span, pen)}.`), look.verbose && (0,_releases_js__WEBPACK_IMPORTED_MODULE_9__/* .releaseBlocks */ .Oi)(span, pen, BRIEF));
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .toLines */ .P_)(blocks, look).join('\n');
}
function penOf(look) {
    const pen = look.isCommandLine === true ? optionPen(_pen_js__WEBPACK_IMPORTED_MODULE_7__/* .LOG_PEN */ .xO) : _pen_js__WEBPACK_IMPORTED_MODULE_7__/* .LOG_PEN */ .xO;
    return { ...pen, strong: (words) => words.replaceAll(/\S+/g, (word) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .styled */ .I4)(look, 'bold', word)) };
}
const INPUT = new RegExp(`\`(${_gate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTING_NAMES */ .OI.join('|')})(?:: ([^\`]*)|:)?\``, 'g');
function optionPen(pen) {
    const inOptions = (text) => text.replaceAll(INPUT, (_, name, value) => `\`--${name}${value === undefined ? '' : ` ${value}`}\``);
    return {
        ...pen,
        code: (text) => inOptions(pen.code(text)),
        literal: (hostile) => inOptions(pen.literal(hostile)),
        prose: (hostile) => inOptions(pen.prose(hostile)),
    };
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
function tooLarge() {
    return new TreeError(`it is larger than the limit of ${MOST_FILE_BYTES / 1_000_000} MB`);
}


/***/ }),

/***/ 81675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ annotate)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60914);

function annotate(annotations) {
    const write = { error: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm };
    for (const { level, message, ...properties } of annotations)
        write[level](message, properties);
}


/***/ }),

/***/ 4962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ runFramed)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60914);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43327);
/* harmony import */ var _net_connection_security_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16573);
/* harmony import */ var _page_annotations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28672);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32883);





async function runFramed(framed) {
    const { title, endedEarly, main, withdraw, renderFailure, onFailure } = framed;
    process.exitCode = 1;
    let finished = false;
    process.on('exit', () => {
        if (!finished)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(1, `::error title=${title}::${endedEarly}\n`);
    });
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => undefined);
    try {
        const ignored = (0,_net_connection_security_js__WEBPACK_IMPORTED_MODULE_2__/* .insistOnVerifiedTls */ .r)(process.env);
        if (ignored !== null)
            (0,_actions_core__WEBPACK_IMPORTED_MODULE_3__/* .warning */ .$e)(ignored, { title });
        const fails = await main(process.env);
        process.exitCode = fails ? 1 : 0;
    }
    catch (error) {
        try {
            withdraw();
        }
        catch {
        }
        const message = error instanceof Error ? error.message : String(error);
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setFailed */ .C1)((0,_page_annotations_js__WEBPACK_IMPORTED_MODULE_4__/* .fitAnnotation */ .b)(message.split('\n').map(_page_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .lineForLog */ .MB).join('\n')));
        try {
            await _actions_core__WEBPACK_IMPORTED_MODULE_5__/* .summary */ .z.emptyBuffer().addRaw(renderFailure(message)).write({ overwrite: true });
        }
        catch {
        }
        try {
            await onFailure?.(message, process.env);
        }
        catch {
        }
    }
    finished = true;
    process.stdout.write('', () => setTimeout(() => process.exit(), 1_000).unref());
}


/***/ }),

/***/ 88706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readInputTexts)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60914);
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77829);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38811);



function readInputTexts(processEnv, names) {
    const known = names.map((name) => `INPUT_${name.toUpperCase()}`);
    for (const variable of Object.keys(processEnv)) {
        if (!variable.startsWith('INPUT_') || known.includes(variable))
            continue;
        const name = variable.slice('INPUT_'.length).toLowerCase();
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(`There is no input ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .c)(name)}${(0,_settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .Z)(name, names)}`);
    }
    const texts = names.map((name) => [name, (0,_actions_core__WEBPACK_IMPORTED_MODULE_2__/* .getInput */ .V4)(name, { trimWhitespace: false })]);
    return Object.fromEntries(texts);
}


/***/ }),

/***/ 85773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ progressInLog)
/* harmony export */ });
/* harmony import */ var _page_progress_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77027);

function progressInLog() {
    return (0,_page_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .progressOn */ .z)({ write: (text) => process.stderr.write(text) });
}


/***/ }),

/***/ 76531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   _U: () => (/* binding */ requireOutputsFile),
/* harmony export */   eB: () => (/* binding */ publishOutputs),
/* harmony export */   u5: () => (/* binding */ writeReport),
/* harmony export */   zz: () => (/* binding */ cannotWrite)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43327);
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77829);







function requireOutputsFile(processEnv) {
    if (!processEnv['GITHUB_OUTPUT']) {
        throw new Error('GITHUB_OUTPUT is not set, so no output can be published. Run this as a step of a workflow.');
    }
}
function publishOutputs(outputs) {
    const path = process.env['GITHUB_OUTPUT'] ?? '';
    const text = Object.entries(outputs)
        .map(([name, value]) => {
        const delimiter = `ghadelimiter_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
        return `${name}<<${delimiter}${node_os__WEBPACK_IMPORTED_MODULE_3__.EOL}${value}${node_os__WEBPACK_IMPORTED_MODULE_3__.EOL}${delimiter}${node_os__WEBPACK_IMPORTED_MODULE_3__.EOL}`;
    })
        .join('');
    let size = null;
    try {
        size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).size;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(path, text);
    }
    catch (error) {
        if (size !== null)
            takeBack(path, size);
        throw cannotWrite('The outputs', "the runner's file (GITHUB_OUTPUT)", error);
    }
}
function takeBack(path, size) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.truncateSync)(path, size);
    }
    catch {
    }
}
async function writeSummary(text) {
    try {
        await _actions_core__WEBPACK_IMPORTED_MODULE_5__/* .summary */ .z.addRaw(text).write();
    }
    catch (error) {
        throw cannotWrite('The job summary', "the runner's file (GITHUB_STEP_SUMMARY)", error);
    }
}
async function writeReport(report, processEnv) {
    const temporary = processEnv['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)();
    try {
        const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(temporary, 'upgrade-gate-'));
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, 'report.json');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(path, `${JSON.stringify(report, null, 2)}\n`);
        return path;
    }
    catch (error) {
        throw cannotWrite('The report', `${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteValue */ .c)(temporary)} (RUNNER_TEMP)`, error);
    }
}
function cannotWrite(what, place, cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return new Error(`${what} cannot be written to ${place}: ${why}. Check the runner's disk.`);
}


/***/ })

};
