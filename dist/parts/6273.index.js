export const id = 6273;
export const ids = [6273,4425,6806];
export const modules = {

/***/ 82405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ gateAction)
});

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 2 modules
var core = __webpack_require__(60914);
// EXTERNAL MODULE: ./build/gate/gate.js
var gate = __webpack_require__(8463);
// EXTERNAL MODULE: ./build/gate/settings.js + 1 modules
var settings = __webpack_require__(95274);
// EXTERNAL MODULE: ./build/page/annotations.js
var annotations = __webpack_require__(28672);
// EXTERNAL MODULE: ./build/page/words.js
var words = __webpack_require__(49203);
// EXTERNAL MODULE: ./build/render/evidence.js
var evidence = __webpack_require__(94212);
// EXTERNAL MODULE: ./build/render/findings.js
var findings = __webpack_require__(45267);
// EXTERNAL MODULE: ./build/render/pen.js
var pen = __webpack_require__(65586);
;// CONCATENATED MODULE: ./build/render/annotations.js





const MOST_PER_LEVEL = 10;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
function renderAnnotations(report) {
    const isNew = (note) => note.level === 'warning' && !(0,evidence/* isTold */.Wc)(note, report);
    const notes = report.outcome.fails ? report.notes.filter(isNew) : report.notes;
    return capLevels((0,findings/* findingsOf */.W)({ ...report, notes }).map(annotationOf));
}
function annotationOf({ level, title, text, file, line, column }) {
    if (file === null || UNPRINTABLE.test(file)) {
        return { level, title, message: (0,annotations/* fitAnnotation */.b)(file === null ? text : `${pen/* LOG_PEN */.xO.place({ file, line })}: ${text}`) };
    }
    return {
        level,
        title,
        message: (0,annotations/* fitAnnotation */.b)(text),
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
        const more = (0,words/* countOf */.pq)(total[level] - MOST_PER_LEVEL + 1, `more ${level}`);
        return [{ level, title: 'Upgrade Gate', message: `…and ${more}. The job summary has them.` }];
    });
}

// EXTERNAL MODULE: ./build/render/layout.js
var layout = __webpack_require__(66319);
// EXTERNAL MODULE: ./build/render/pages.js
var pages = __webpack_require__(68645);
// EXTERNAL MODULE: ./build/render/terminal.js
var terminal = __webpack_require__(64425);
// EXTERNAL MODULE: ./build/runner/annotate.js
var annotate = __webpack_require__(81675);
// EXTERNAL MODULE: ./build/runner/input-texts.js
var input_texts = __webpack_require__(88706);
// EXTERNAL MODULE: ./build/runner/log-progress.js
var log_progress = __webpack_require__(85773);
// EXTERNAL MODULE: ./build/runner/runner-files.js
var runner_files = __webpack_require__(76531);
// EXTERNAL MODULE: ./build/gate/report/span-report.js
var span_report = __webpack_require__(38328);
;// CONCATENATED MODULE: ./build/actions/outputs.js


const MOST_LISTED_BYTES = 60_000;
const SAFE_OUTPUTS = {
    decision: 'unproven',
    safe: 'false',
    'upgrade-mode': 'Recreate',
    'helm-args': helmArguments('Recreate'),
};
let published = [];
function publishSafeOutputs(processEnv) {
    (0,runner_files/* requireOutputsFile */._U)(processEnv);
    published = [];
    (0,runner_files/* publishOutputs */.eB)(SAFE_OUTPUTS);
}
function withdraw() {
    (0,runner_files/* publishOutputs */.eB)({ ...Object.fromEntries(published.map((name) => [name, ''])), ...SAFE_OUTPUTS });
}
function publishReport(report, reportPath) {
    const [worst] = report.deployments;
    const span = worst && report.spans.find((each) => (0,span_report/* isJumpOf */.S)(each, worst));
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
    (0,runner_files/* publishOutputs */.eB)(outputs);
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
    const shown = [];
    let bytes = '[]'.length;
    for (const text of items.map((item) => JSON.stringify(item))) {
        bytes += Buffer.byteLength(text) + ','.length;
        if (bytes > MOST_LISTED_BYTES)
            break;
        shown.push(text);
    }
    return `[${shown.join(',')}]`;
}
function helmArguments(mode) {
    return `--set upgrade.mode=${mode}`;
}

// EXTERNAL MODULE: ./build/actions/workflow.js
var workflow = __webpack_require__(76475);
;// CONCATENATED MODULE: ./build/actions/main.js













async function main(processEnv, onSettings) {
    publishSafeOutputs(processEnv);
    let settings = readInputs(processEnv);
    const report = await (0,gate.judge)(settings, {
        onProgress: (0,log_progress/* progressInLog */.f)(),
        links: (0,workflow/* linksOf */.hP)(processEnv),
        repository: {
            ...(0,workflow/* repositoryOf */._M)(settings, processEnv),
            onSettings: (inForce) => {
                settings = inForce;
                onSettings(inForce);
            },
        },
    });
    const reportPath = await (0,runner_files/* writeReport */.u5)(report, processEnv);
    await (0,runner_files/* writeSummary */.Sy)((0,pages.renderSummary)(report));
    (0,core/* startGroup */.Oh)('Details');
    (0,core/* info */.pq)((0,terminal/* renderDetails */.P)(report));
    (0,core/* endGroup */.N4)();
    (0,core/* info */.pq)((0,terminal.renderReport)(report, (0,layout.lookOf)({ isTTY: false }, processEnv)));
    (0,annotate/* annotate */.f)(renderAnnotations(report));
    if (settings.comment !== 'never') {
        const { publishComment } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(7485)]).then(__webpack_require__.bind(__webpack_require__, 27485));
        await publishComment(report, settings, processEnv);
    }
    if (settings.suggestions === 'true') {
        const { publishSuggestions } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3825)]).then(__webpack_require__.bind(__webpack_require__, 13825));
        await publishSuggestions(report, settings, processEnv);
    }
    publishReport(report, reportPath);
    return report.outcome.fails;
}
function readInputs(processEnv) {
    return (0,settings/* parseSettings */.P$)((0,input_texts/* readInputTexts */.D)(processEnv, settings/* SETTING_NAMES */.OI), (name) => `Input "${name}"`);
}
function gateAction() {
    let inForce = null;
    return {
        title: 'Upgrade Gate',
        endedEarly: 'The gate ended before it reached a decision.',
        mostMinutes: 15,
        main: (environment) => main(environment, (settings) => {
            inForce = settings;
        }),
        withdraw: withdraw,
        renderFailure: pages.renderFailure,
        onFailure: async (message, environment) => {
            const settings = inForce ?? readInputs(environment);
            const { publishFailure } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(7485)]).then(__webpack_require__.bind(__webpack_require__, 27485));
            await publishFailure(message, settings, environment);
        },
    };
}


/***/ }),

/***/ 36273:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runner_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4962);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82405);


await (0,_runner_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .runFramed */ .x)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .gateAction */ .a)());

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
/* harmony import */ var _net_message_of_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48414);
/* harmony import */ var _net_regular_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85287);
/* harmony import */ var _net_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48324);
/* harmony import */ var _repository_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83741);





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
        return JSON.parse((0,_net_regular_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readRegularFile */ .o)(path ?? '').toString('utf8'));
    }
    catch (error) {
        throw new _repository_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`The event's payload (GITHUB_EVENT_PATH) cannot be read: ${(0,_net_message_of_error_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOfError */ .T)(error)}`);
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
    if (!/^https?:\/\/[\w.:-]+$/.test(server)) {
        return { repository: null, run: null, gate: null, program: _net_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN_PROGRAM */ .cg };
    }
    const source = sourceOfGate(processEnv);
    const repository = isRepository(name) ? `${server}/${name}` : null;
    return {
        repository,
        run: repository !== null && /^\d+$/.test(run) ? `${repository}/actions/runs/${run}` : null,
        gate: source === null ? null : `${server}/${source.name}/blob/${source.ref}`,
        program: source === null ? _net_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN_PROGRAM */ .cg : `npx --yes ${packageOf(server, source)}`,
    };
}
function packageOf(server, { name, ref }) {
    return server === 'https://github.com' ? `github:${name}#${ref}` : `git+${server}/${name}.git#${ref}`;
}
function sourceOfGate(processEnv) {
    const name = processEnv['GITHUB_ACTION_REPOSITORY'] ?? '';
    const ref = processEnv['GITHUB_ACTION_REF'] ?? '';
    const isRef = /^[\w.-]+(?:\/[\w.-]+)*$/.test(ref) && !ref.includes('..');
    return isRepository(name) && isRef ? { name, ref } : null;
}
function isRepository(name) {
    return /^[\w.-]+\/[\w.-]+$/.test(name);
}


/***/ }),

/***/ 45267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findingsOf)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(81307);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(49203);
/* harmony import */ var _alone_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56170);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95718);
/* harmony import */ var _choice_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30494);
/* harmony import */ var _choices_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89117);
/* harmony import */ var _concerns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30264);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53956);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94212);
/* harmony import */ var _lead_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67339);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76845);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44488);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(65586);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(74735);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(16514);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(75704);

















const LEVELS = ['error', 'warning', 'notice'];
function findingsOf(report) {
    const messages = [
        ...report.deployments.flatMap((deployment) => messageOf(deployment, report)),
        ...(0,_concerns_js__WEBPACK_IMPORTED_MODULE_5__/* .openAdvice */ .pK)(report)
            .filter(({ level }) => level === 'warning')
            .map(adviceMessage),
        ...(0,_concerns_js__WEBPACK_IMPORTED_MODULE_5__/* .neededVariables */ .NW)(report)
            .filter(({ urgency }) => urgency === 'act')
            .map((finding) => variableMessage(finding, report)),
    ];
    const notes = report.notes.map((note) => {
        const { level, code } = note;
        return { rule: code, level, title: 'Upgrade Gate', text: (0,_evidence_js__WEBPACK_IMPORTED_MODULE_7__/* .describeNote */ .Mb)(note, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO), ...NOWHERE };
    });
    return [...problemFindings(report), ...approvalFindings(report), ...mergePlaces(messages), ...notes];
}
function problemFindings({ problem }) {
    if (problem === null)
        return [];
    const text = _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO.prose(problem.message);
    return [{ rule: problem.code, level: 'error', title: (0,_opening_js__WEBPACK_IMPORTED_MODULE_9__/* .describeRunProblem */ .E)(problem), text, ...NOWHERE }];
}
function approvalFindings(report) {
    const approval = (0,_approval_js__WEBPACK_IMPORTED_MODULE_2__/* .failedApproval */ .jg)(report);
    if (approval === null)
        return [];
    const text = (0,_approval_js__WEBPACK_IMPORTED_MODULE_2__/* .describeApproval */ .xh)(report, approval, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO).join(' ');
    const level = report.outcome.fails ? 'error' : 'warning';
    return [{ rule: 'not-approved', level, title: _approval_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_APPROVED */ .GG, text, ...NOWHERE }];
}
function messageOf(deployment, report) {
    const { state, title } = (0,_titles_js__WEBPACK_IMPORTED_MODULE_13__/* .stateDeployment */ .L)(report, deployment, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO);
    if (state === 'unchanged' && !(0,_states_js__WEBPACK_IMPORTED_MODULE_12__/* .isGiven */ .qR)(deployment))
        return [];
    const span = (0,_states_js__WEBPACK_IMPORTED_MODULE_12__/* .spanOf */ .ee)(report, deployment);
    const why = span === undefined ? (0,_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .describeAlone */ .Vn)(deployment, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO) : (0,_lead_js__WEBPACK_IMPORTED_MODULE_8__/* .leadSentence */ ._9)(span, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO);
    const place = deployment.change === 'removed' && `The version was set in ${_pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO.place(deployment)}.`;
    const text = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_15__/* .present */ .Eb)(why, place, nextSteps(report, deployment)).join(' ');
    const { file, line, column } = deployment;
    const rule = deployment.problem?.code ?? state;
    const message = { rule, level: levelOf(deployment, state), title, text, lead: `${title}. ` };
    return [state === 'removed' ? { ...message, ...NOWHERE } : { ...message, file, line, column }];
}
const MOST_CHOICES = 2;
function nextSteps(report, deployment) {
    if (!deployment.fails || (0,_approval_js__WEBPACK_IMPORTED_MODULE_2__/* .failedApproval */ .jg)(report) !== null)
        return [];
    const own = report.choices.filter(({ deployments }) => deployments.includes(deployment.id));
    if (own.length === 0)
        return (0,_choices_js__WEBPACK_IMPORTED_MODULE_4__/* .remediesFor */ .gb)(report, deployment, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO);
    const ways = own.slice(0, MOST_CHOICES).map((choice) => describeChoice(report, choice, deployment));
    return [`${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_15__/* .capital */ .Nx)(ways.join(', or '))}.`];
}
function describeChoice(report, choice, { id: deployment, file }) {
    const { id, title, edits } = choice;
    const to = choice.to ?? choice.after.find((each) => each.id === deployment)?.to ?? null;
    const settings = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_10__/* .isByHand */ .Hv)(choice) ? [] : (0,_choice_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsFor */ .z)(report, choice, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO);
    const edit = edits.find((each) => each.file === file) ?? edits[0];
    if (id === 'stop' && edit !== undefined) {
        const declared = `${(0,_declarations_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOfDeclaration */ .vn)(edit.added, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO)} at ${_pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO.place(edit)}`;
        const verb = declared.startsWith('an ') ? 'add' : 'set';
        return `${verb} ${[declared, ...settings].join(verb === 'add' ? ' and set ' : ' and ')}`;
    }
    const isUpgrade = id === 'roll' || id === 'hop';
    const told = _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO.prose(isUpgrade ? title.replace(/^[^:]*: /, '') : title).replace(/[.:]$/, '');
    const words = isUpgrade && to !== null ? `go to ${to}` : told.charAt(0).toLowerCase() + told.slice(1);
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
function adviceMessage({ code, message, lines, file, line }) {
    const text = [_pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO.prose(message), ...lines.map(_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeForLog */ .b4)].join('\n');
    const title = _concerns_js__WEBPACK_IMPORTED_MODULE_5__/* .ADVICE_TITLES */ .Xj[code];
    return { rule: code, level: 'warning', title, text, lead: '', file, line, column: null };
}
function variableMessage({ variable, letters }, { choices }) {
    const { file, line } = variable;
    const isOfSome = letters.length > 0 && letters.length < choices.length;
    const text = `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_15__/* .capital */ .Nx)((0,_variables_js__WEBPACK_IMPORTED_MODULE_14__/* .describeVariable */ .OG)(variable, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO))}${isOfSome ? ` (${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_15__/* .listOf */ .c3)(letters)})` : ''}`;
    const rule = 'variable-removed';
    const title = `An environment variable is ${variable.effect === 'renamed' ? 'renamed' : 'removed'}`;
    return { rule, level: 'warning', title, text, lead: '', file, line, column: null };
}
function mergePlaces(messages) {
    const sorted = [...messages].sort((left, right) => LEVELS.indexOf(left.level) - LEVELS.indexOf(right.level));
    const places = (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_16__/* .groupBy */ .$)(sorted, (message) => {
        return message.file === null ? message : JSON.stringify([message.file, message.line]);
    });
    return [...places.values()].map(([worst, ...others]) => {
        const texts = others.map(({ title, lead, text }) => (title === worst.title ? text : `${lead}${text}`));
        return { ...worst, text: [...new Set([worst.text, ...texts])].join('\n') };
    });
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
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17551);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65586);





const MOST_IN_COMMENT = 60_000;
const LEVEL_OF_COMMENT = 2;
function renderSummary(report) {
    const parts = [..._parts_js__WEBPACK_IMPORTED_MODULE_3__/* .FIRST_PARTS */ .gl, ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .furtherParts */ .ly)(report), _parts_js__WEBPACK_IMPORTED_MODULE_3__/* .EVIDENCE_PART */ .kf];
    return (0,_page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPage */ .Cf)(sectionsOf(report, parts), _page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_IN_SUMMARY */ .r_);
}
function renderComment(report) {
    const { run } = report.links;
    const summary = run === null ? 'The job summary' : `[The job summary](${run})`;
    const rest = {
        name: 'the rest',
        render: () => [`<sub>${summary} has the rest. Updated on every push.</sub>`],
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
/* harmony import */ var _page_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26863);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(49203);
/* harmony import */ var _release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7930);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95718);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87279);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66319);
/* harmony import */ var _lead_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67339);
/* harmony import */ var _option_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3337);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17551);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65586);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42030);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14152);
/* harmony import */ var _releases_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(40843);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(74735);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(16514);















const MOST_JUMPS = 5;
const [, BRIEF] = _page_page_js__WEBPACK_IMPORTED_MODULE_0__/* .DETAILS */ .Dl;
function renderReport(report, look = _layout_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAIN_LOOK */ .b) {
    const { gate } = report.links;
    const told = new Set();
    const isNew = (row) => told.size < told.add(row).size;
    const help = (row) => (gate === null || !isNew(row) ? '' : ` ${gate}/docs/troubleshooting.md#${row}`);
    const pen = { ...penOf(look), help };
    const parts = [..._parts_js__WEBPACK_IMPORTED_MODULE_7__/* .FIRST_PARTS */ .gl, ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .furtherParts */ .ly)(report), ...(look.verbose ? [_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .EVIDENCE_PART */ .kf] : [])];
    const blocks = parts.flatMap((part) => part.blocks(report, pen, BRIEF));
    return [...(0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .toLines */ .P_)(blocks, look), '', verdictLine(report, look)].join('\n');
}
function renderDetails(report) {
    const releases = (0,_states_js__WEBPACK_IMPORTED_MODULE_12__/* .jumpsOf */ .bW)(report)
        .slice(0, MOST_JUMPS)
        .flatMap(({ span }) => (0,_releases_js__WEBPACK_IMPORTED_MODULE_11__/* .releaseBlocks */ .Oi)(span, _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO, _page_page_js__WEBPACK_IMPORTED_MODULE_0__/* .DETAILS */ .Dl[0]));
    const blocks = [...releases, ..._parts_js__WEBPACK_IMPORTED_MODULE_7__/* .EVIDENCE_PART */ .kf.blocks(report, _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO, _page_page_js__WEBPACK_IMPORTED_MODULE_0__/* .DETAILS */ .Dl[0])];
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .toLines */ .P_)(blocks, { ..._layout_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAIN_LOOK */ .b, verbose: true }).join('\n');
}
function verdictLine(report, look) {
    const { outcome, upgradeMode, deployments } = report;
    const undecided = deployments.filter((each) => (each.decision ?? 'unproven') === 'unproven');
    const isAll = (own) => undecided.length > 0 && undecided.every(({ change }) => change === own);
    const decision = isAll('downgrade') ? 'downgrade' : isAll('install') ? 'install' : report.decision;
    const approval = (0,_approval_js__WEBPACK_IMPORTED_MODULE_2__/* .failedApproval */ .jg)(report) === null ? '' : `${_approval_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_APPROVED */ .GG.toLowerCase()}, `;
    const verdict = outcome.fails ? (0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .styled */ .I4)(look, 'red', '❌ Fails') : (0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .styled */ .I4)(look, 'green', '✅ Passes');
    const mode = outcome.fails ? '' : `, upgrade.mode: ${upgradeMode}`;
    return `${verdict}: ${approval}${_states_js__WEBPACK_IMPORTED_MODULE_12__/* .STATES */ .xj[decision].count[0]}${mode} (fail-on: ${outcome.failOn})`;
}
function renderPlan(span, look = _layout_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAIN_LOOK */ .b) {
    const pen = penOf(look);
    const { plan, newestRollingVersion: newest } = span;
    const isUnknown = span.reasons.some(({ rule }) => rule === 'index-unavailable' || (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .decisionOfHold */ .t7)(rule) === 'unproven');
    const blocks = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_14__/* .present */ .Eb)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(`${(0,_states_js__WEBPACK_IMPORTED_MODULE_12__/* .markOfSpan */ .f$)(span)} ${(0,_titles_js__WEBPACK_IMPORTED_MODULE_13__/* .titleOfSpan */ .S)(span, pen)}`, 2), (0,_lead_js__WEBPACK_IMPORTED_MODULE_5__/* .leadBlocks */ .nL)(null, span, [], pen), plan.hops === null && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)((0,_reasons_js__WEBPACK_IMPORTED_MODULE_10__/* .describeNoPath */ .Yv)(plan.problem, pen)), (newest === null || newest !== span.to) &&
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(`The newest version that rolls: ${isUnknown ? 'unknown' : (0,_plan_js__WEBPACK_IMPORTED_MODULE_9__/* .describeNewest */ .qx)(span, pen)}.`), look.verbose && (0,_releases_js__WEBPACK_IMPORTED_MODULE_11__/* .releaseBlocks */ .Oi)(span, pen, BRIEF));
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .toLines */ .P_)(blocks, look).join('\n');
}
const JOB_PEN = { ..._pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO, inWorkflow: ' in the workflow' };
function penOf(look) {
    const pen = look.isCommandLine === true ? optionPen(_pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO) : JOB_PEN;
    const colours = { true: 'green', false: 'red', unknown: 'yellow' };
    return {
        ...pen,
        strong: (words) => words.replaceAll(/\S+/g, (word) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .styled */ .I4)(look, 'bold', word)),
        strip: (jump, parts) => (0,_pen_js__WEBPACK_IMPORTED_MODULE_8__/* .blocksOf */ .SH)(jump, parts, (signs, verdict) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .styled */ .I4)(look, colours[`${verdict}`], signs)),
    };
}
function optionPen(pen) {
    return {
        ...pen,
        code: (text) => (0,_option_names_js__WEBPACK_IMPORTED_MODULE_6__/* .inOptions */ .M)(pen.code(text)),
        literal: (hostile) => (0,_option_names_js__WEBPACK_IMPORTED_MODULE_6__/* .inOptions */ .M)(pen.literal(hostile)),
        prose: (hostile) => (0,_option_names_js__WEBPACK_IMPORTED_MODULE_6__/* .inOptions */ .M)(pen.prose(hostile)),
    };
}


/***/ })

};
