export const id = 819;
export const ids = [819];
export const modules = {

/***/ 30186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ workflowEvent)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _repository_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83741);


/** The event that started the workflow, from the runner's environment. */
function workflowEvent(processEnv) {
    return {
        name: processEnv['GITHUB_EVENT_NAME'] ?? '',
        get payload() {
            return readPayload(processEnv['GITHUB_EVENT_PATH']);
        },
        sha: processEnv['GITHUB_SHA'] || null,
    };
}
/** Read only if needed: for the commits to compare, or for the pull request. */
function readPayload(path) {
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path ?? '', 'utf8'));
    }
    catch (error) {
        throw new _repository_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`The event's payload (GITHUB_EVENT_PATH) cannot be read: ${error instanceof Error ? error.message : error}`);
    }
}


/***/ }),

/***/ 84073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs)
/* harmony export */ });
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95274);
/* harmony import */ var _input_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26893);


/**
 * Reads the action's inputs from the environment.
 *
 * @throws InputError for an unknown input or a wrong value
 */
function readInputs(processEnv) {
    return (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSettings */ .P$)((0,_input_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .readInputTexts */ .D)(processEnv, _gate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTING_NAMES */ .OI), (name) => `Input "${name}"`);
}


/***/ }),

/***/ 91131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(90143);
// EXTERNAL MODULE: ./build/gate/gate.js + 1 modules
var gate = __webpack_require__(11915);
// EXTERNAL MODULE: ./build/render/annotations.js
var annotations = __webpack_require__(29987);
// EXTERNAL MODULE: ./build/render/escape.js
var render_escape = __webpack_require__(66082);
// EXTERNAL MODULE: ./build/render/words.js
var words = __webpack_require__(8712);
// EXTERNAL MODULE: ./build/render/gate/advice.js
var gate_advice = __webpack_require__(82849);
// EXTERNAL MODULE: ./build/render/gate/approval.js
var gate_approval = __webpack_require__(1050);
// EXTERNAL MODULE: ./build/render/gate/evidence.js
var evidence = __webpack_require__(2960);
// EXTERNAL MODULE: ./build/render/gate/choices.js
var choices = __webpack_require__(70449);
// EXTERNAL MODULE: ./build/render/gate/declarations.js
var declarations = __webpack_require__(77392);
// EXTERNAL MODULE: ./build/render/gate/opening.js
var opening = __webpack_require__(30761);
// EXTERNAL MODULE: ./build/render/gate/states.js
var states = __webpack_require__(99459);
;// CONCATENATED MODULE: ./build/render/gate/messages.js





/** A message names this many ways to a green check. */
const MOST_CHOICES = 2;
/** Why a deployment has its decision, as sentences for a message at its line. */
function whyDeployment(report, deployment, pen) {
    const span = (0,states/* spanOf */.ee)(report, deployment);
    if (span !== undefined)
        return [(0,opening/* leadSentence */._9)(span, pen)];
    // The place no longer exists on the head.
    const place = deployment.change === 'removed' ? [`Found at ${pen.place(deployment)}.`] : [];
    return [...(0,opening/* describeAlone */.Vn)(deployment, pen), ...place];
}
/** What to do about it as a sentence, the cheapest way first; empty if nothing has to be done. */
function nextSteps(report, deployment, pen) {
    if (!deployment.fails)
        return [];
    const own = report.choices.filter(({ deployments }) => deployments.includes(deployment.id));
    if (own.length === 0)
        return (0,choices/* remediesFor */.gb)(report, deployment, pen);
    const ways = own.slice(0, MOST_CHOICES).map((choice) => describeChoice(report, choice, deployment, pen));
    return [`${(0,words/* capital */.Nx)(ways.join(', or '))}.`];
}
/** ``set `upgrade.mode: Recreate` at deploy/values.yaml:5 and `fail-on: mode-mismatch` ``. */
function describeChoice(report, choice, { file }, pen) {
    const { id, to, title, edits, failOn, inputs } = choice;
    const own = inputs.filter(({ name }) => name !== 'fail-on');
    const needed = [
        ...(failOn === report.outcome.failOn ? [] : [pen.code(`fail-on: ${failOn}`)]),
        ...own.map(({ name, value }) => (value === null ? pen.code(name) : pen.literal(`${name}: ${value}`))),
    ];
    const settings = (0,choices/* isByHand */.Hv)(choice) ? [] : needed;
    const edit = edits.find((each) => each.file === file) ?? edits[0];
    if (id === 'stop' && edit !== undefined) {
        const declared = `${(0,declarations/* nameOfDeclaration */.O)(edit.added, pen)} at ${pen.place(edit)}`;
        return `set ${[declared, ...settings].join(' and ')}`;
    }
    const version = to === null ? null : `take ${pen.version(to)}`;
    const words = version ?? pen.prose(title).replace(/[.:]$/, '');
    return settings.length === 0 ? words : `${words} and set ${settings.join(' and ')}`;
}

// EXTERNAL MODULE: ./build/render/gate/pen.js
var pen = __webpack_require__(53190);
// EXTERNAL MODULE: ./build/render/gate/variables.js
var gate_variables = __webpack_require__(71876);
;// CONCATENATED MODULE: ./build/render/gate/annotations.js











/** A runner shows this many messages of each level per step. */
const MOST_PER_LEVEL = 10;
/** The worst first. */
const LEVELS = ['error', 'warning', 'notice'];
// File names that must not go into a log command. The text names such a file instead.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/**
 * First the problem that kept the run from judging. Then one message for each changed line that decides a version, failures first. Then one
 * message for each note. The level is an error if the job fails, and a warning if it passes without proof.
 */
function renderAnnotations(report) {
    const messages = [
        ...report.deployments.flatMap((deployment) => messageOf(deployment, report)),
        ...(0,gate_advice/* collectAdvice */.$x)(report.deployments)
            .filter(({ level }) => level === 'warning')
            .map(adviceMessage),
        ...(0,gate_variables/* collectVariables */.S9)(report.deployments)
            .filter(({ urgency }) => urgency === 'act')
            .map(variableMessage),
        // If the versions were given, no file was read.
        ...report.deployments.filter((deployment) => !(0,states/* isGiven */.qR)(deployment)).flatMap(otherVariablesMessage),
    ];
    const notes = report.notes.map((note) => ({
        level: note.level,
        title: 'Upgrade Gate',
        message: (0,annotations/* fitAnnotation */.b)((0,evidence/* describeNote */.Mb)(note, pen/* LOG_PEN */.x)),
    }));
    return capLevels([
        ...problemAnnotations(report),
        ...approvalAnnotations(report),
        ...byLevel(mergePlaces(messages).map(annotationOf)),
        ...notes,
    ]);
}
function problemAnnotations({ problem }) {
    if (problem === null)
        return [];
    return [
        { level: 'error', title: (0,opening/* describeRunProblem */.E1)(problem), message: (0,annotations/* fitAnnotation */.b)(pen/* LOG_PEN */.x.prose(problem.message)) },
    ];
}
function approvalAnnotations(report) {
    const approval = (0,gate_approval/* failedApproval */.jg)(report);
    if (approval === null)
        return [];
    const message = (0,annotations/* fitAnnotation */.b)((0,gate_approval/* describeApproval */.xh)(report, approval, pen/* LOG_PEN */.x).join(' '));
    return [{ level: report.outcome.fails ? 'error' : 'warning', title: gate_approval/* NOT_APPROVED */.GG, message }];
}
function messageOf(deployment, report) {
    const statement = (0,states/* stateDeployment */.LR)(report, deployment, pen/* LOG_PEN */.x);
    const { state, title } = statement;
    if (state === 'unchanged' && !(0,states/* isGiven */.qR)(deployment))
        return [];
    const text = [...whyDeployment(report, deployment, pen/* LOG_PEN */.x), ...nextSteps(report, deployment, pen/* LOG_PEN */.x)].join(' ');
    const { file, line, column } = deployment;
    const message = { level: levelOf(deployment, statement), title, text, lead: `${title}. ` };
    // The line no longer exists on the head. The text names the file instead.
    return [state === 'removed' ? { ...message, ...NOWHERE } : { ...message, file, line, column }];
}
const NOWHERE = { file: null, line: null, column: null };
function levelOf({ fails, problem, decision, upgradeMode }, { state }) {
    // A missing target fails under every `fail-on`.
    if (fails || (state === 'unproven' && problem?.code === 'target-missing'))
        return 'error';
    if (state === 'install' || state === 'removed' || state === 'tolerated')
        return 'notice';
    const rolls = (decision === 'roll' || decision === 'unchanged') && upgradeMode === 'RollingUpdate';
    return rolls && state !== 'unproven' && state !== 'downgrade' ? 'notice' : 'warning';
}
function adviceMessage(advice) {
    const { message, lines, file, line } = advice;
    const text = [pen/* LOG_PEN */.x.prose(message), ...lines.map(render_escape/* codeForLog */.b4)].join('\n');
    return { level: 'warning', title: (0,gate_advice/* adviceTitle */.Pv)(advice), text, lead: '', file, line, column: null };
}
/** A message about a variable that is set under a name that goes away, at the line that sets it. */
function variableMessage({ variable }) {
    const { file, line } = variable;
    const text = (0,words/* capital */.Nx)((0,gate_variables/* describeVariable */.OG)(variable, pen/* LOG_PEN */.x));
    return { level: 'warning', title: 'An environment variable is removed', text, lead: '', file, line, column: null };
}
/** One notice per deployment: variables that the gate cannot see, and variables whose default changes. */
function otherVariablesMessage({ variables, file, line }) {
    const names = (wanted) => variables.filter((variable) => (0,gate_variables/* urgencyOf */.bv)(variable) === wanted).map((variable) => pen/* LOG_PEN */.x.quote(variable.names[0]));
    const [unseen, behaving] = [names('look'), names('behaves')];
    const text = [
        ...(unseen.length === 0
            ? []
            : [`These environment variables change, and the gate cannot see whether they are set: ${(0,words/* listOf */.c3)(unseen)}.`]),
        ...(behaving.length === 0
            ? []
            : [`The defaults of these environment variables change, and your files do not set them: ${(0,words/* listOf */.c3)(behaving)}.`]),
    ].join(' ');
    if (text === '')
        return [];
    return [{ level: 'notice', title: 'Environment variables change', text, lead: '', file, line, column: null }];
}
/** Merges the messages at one place. The worst message gives level and title, and no sentence is repeated. */
function mergePlaces(messages) {
    const places = new Map();
    for (const [position, message] of messages.entries()) {
        const place = message.file === null ? `${position}` : JSON.stringify([message.file, message.line]);
        const known = places.get(place);
        if (known === undefined)
            places.set(place, [message]);
        else
            known.push(message);
    }
    return [...places.values()].map((together) => {
        const first = together.reduce((worst, message) => (rankOf(message) < rankOf(worst) ? message : worst));
        const others = together.filter((message) => message !== first);
        const texts = others.map(({ title, lead, text }) => (title === first.title ? text : `${lead}${text}`));
        return { ...first, text: [...new Set([first.text, ...texts])].join('\n') };
    });
}
function annotationOf({ level, title, text, file, line, column }) {
    if (file === null)
        return { level, title, message: (0,annotations/* fitAnnotation */.b)(text) };
    if (UNPRINTABLE.test(file)) {
        return { level, title, message: (0,annotations/* fitAnnotation */.b)(`${pen/* LOG_PEN */.x.place({ file, line })}: ${text}`) };
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
function byLevel(annotations) {
    return [...annotations].sort((left, right) => rankOf(left) - rankOf(right));
}
function rankOf({ level }) {
    return LEVELS.indexOf(level);
}
/** If there are more messages of a level than the runner shows, the last one shown counts the rest. */
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

// EXTERNAL MODULE: ./build/render/gate/layout.js
var layout = __webpack_require__(58955);
// EXTERNAL MODULE: ./build/render/gate/summary.js
var summary = __webpack_require__(48833);
// EXTERNAL MODULE: ./build/render/gate/terminal.js
var terminal = __webpack_require__(61485);
// EXTERNAL MODULE: ./build/actions/annotate.js
var annotate = __webpack_require__(7782);
// EXTERNAL MODULE: ./build/actions/log-progress.js
var log_progress = __webpack_require__(52640);
// EXTERNAL MODULE: ./build/actions/runner-files.js
var runner_files = __webpack_require__(6186);
// EXTERNAL MODULE: ./build/actions/gate/inputs.js
var inputs = __webpack_require__(84073);
;// CONCATENATED MODULE: ./build/actions/gate/links.js
/**
 * The addresses of the repository and the run for the reader of a report. A value becomes part of a link only if it looks like a value of
 * the runner.
 */
function linksOf(processEnv) {
    const server = processEnv['GITHUB_SERVER_URL'] ?? '';
    const name = processEnv['GITHUB_REPOSITORY'] ?? '';
    const run = processEnv['GITHUB_RUN_ID'] ?? '';
    if (!/^https?:\/\/[\w.:-]+$/.test(server) || !/^[\w.-]+\/[\w.-]+$/.test(name))
        return { repository: null, run: null };
    const repository = `${server}/${name}`;
    return { repository, run: /^\d+$/.test(run) ? `${repository}/actions/runs/${run}` : null };
}

// EXTERNAL MODULE: ./build/actions/gate/outputs.js
var outputs = __webpack_require__(39156);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/actions/gate/event.js
var gate_event = __webpack_require__(30186);
;// CONCATENATED MODULE: ./build/actions/gate/repository.js


/** The repository that a workflow runs for: the checkout, its remote, and GitHub's API, with the event that started the run. */
function repositoryOf(settings, processEnv) {
    return {
        event: (0,gate_event/* workflowEvent */.k)(processEnv),
        workspace: processEnv['GITHUB_WORKSPACE'] || null,
        open: async () => {
            const { openRepository } = await __webpack_require__.e(/* import() */ 3920).then(__webpack_require__.bind(__webpack_require__, 71539));
            return await openRepository({
                directory: (0,external_node_path_.resolve)(settings['working-directory']),
                api: settings['github-token'] ? (await __webpack_require__.e(/* import() */ 5846).then(__webpack_require__.bind(__webpack_require__, 55846))).serverOf(settings, processEnv) : null,
                fetch: true,
            });
        },
    };
}

;// CONCATENATED MODULE: ./build/actions/gate/main.js













/**
 * One run of the gate, in the order of docs/rules.md#the-order-of-a-run: safe outputs, work, summary, annotations,
 * comment, final outputs.
 *
 * @returns whether the job fails
 * @throws Error, InputError, ReverseSpanError; anything thrown leaves the safe outputs standing
 */
async function main(processEnv) {
    (0,outputs/* publishSafeOutputs */.rD)(processEnv);
    const settings = (0,inputs/* readInputs */.K)(processEnv);
    const report = await (0,gate.judge)(settings, {
        onProgress: (0,log_progress/* progressInLog */.f)(),
        links: linksOf(processEnv),
        repository: repositoryOf(settings, processEnv),
    });
    const reportPath = await (0,runner_files/* writeReport */.u5)(report, processEnv);
    await (0,runner_files/* writeSummary */.Sy)((0,summary/* renderSummary */.Br)(report));
    (0,core/* startGroup */.Oh)('Details');
    (0,core/* info */.pq)((0,terminal/* renderDetails */.P)(report));
    (0,core/* endGroup */.N4)();
    (0,core/* info */.pq)((0,terminal.renderReport)(report, (0,layout.lookOf)({ isTTY: false }, processEnv)));
    (0,annotate/* annotate */.f)(renderAnnotations(report));
    if (settings.comment !== 'never') {
        const { publishComment } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(4892), __webpack_require__.e(3864)]).then(__webpack_require__.bind(__webpack_require__, 63864));
        await publishComment(report, settings, processEnv);
    }
    if (settings.suggestions === 'true') {
        const { publishSuggestions } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(4892), __webpack_require__.e(5721)]).then(__webpack_require__.bind(__webpack_require__, 95721));
        await publishSuggestions(report, settings, processEnv);
    }
    (0,outputs/* publishReport */.S3)(report, reportPath);
    return report.outcome.fails;
}


/***/ }),

/***/ 39156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S3: () => (/* binding */ publishReport),
/* harmony export */   ne: () => (/* binding */ withdraw),
/* harmony export */   rD: () => (/* binding */ publishSafeOutputs)
/* harmony export */ });
/* harmony import */ var _outputs_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1709);

/**
 * In bytes. Lists in outputs stay small, because a later step reads them through its environment, which takes 128 KiB per variable. The
 * report file has the whole lists.
 */
const MOST_LISTED_BYTES = 60_000;
/** Names of the outputs of the report that was published. */
let published = [];
/**
 * Publishes the safe outputs before anything else happens, so that no failure can leave an output empty (docs/rules.md#the-order-of-a-run).
 *
 * @throws Error if there is no file for outputs, because no later step would learn the mode then
 */
function publishSafeOutputs(processEnv) {
    (0,_outputs_file_js__WEBPACK_IMPORTED_MODULE_0__/* .requireOutputsFile */ ._)(processEnv);
    publishRecreate();
}
/**
 * Publishes the safe outputs again, over everything that was published before a failure. The other outputs are about the same jump, and may
 * list hops that roll. So they become empty, as if they had never been published.
 */
function withdraw() {
    publishRecreate(Object.fromEntries(published.map((name) => [name, ''])));
}
function publishRecreate(before = {}) {
    (0,_outputs_file_js__WEBPACK_IMPORTED_MODULE_0__/* .publishOutputs */ .e)({
        ...before,
        decision: 'unproven',
        safe: 'false',
        'upgrade-mode': 'Recreate',
        'helm-args': helmArguments('Recreate'),
    });
}
/**
 * Publishes the report's scalars, which describe the worst deployment. All are published or none. An output that may say `RollingUpdate`
 * comes last (docs/rules.md#the-order-of-a-run).
 */
function publishReport(report, reportPath) {
    const [worst] = report.deployments;
    const span = report.spans.find(({ from, to }) => from === worst?.from && to === worst.to);
    const hops = span?.plan.hops?.map(({ from, to, decision, upgradeMode }) => ({ from, to, decision, upgradeMode }));
    const outputs = {
        verdict: String(span?.verdict ?? 'unknown'),
        direction: directionOf(worst),
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
    (0,_outputs_file_js__WEBPACK_IMPORTED_MODULE_0__/* .publishOutputs */ .e)(outputs);
    published = Object.keys(outputs);
}
/** Empty if nothing changes its version: no deployment, an install, a removal. */
function directionOf(deployment) {
    switch (deployment?.change) {
        case 'upgrade':
        case 'downgrade':
            return deployment.change;
        case 'unchanged':
            return 'same-version';
        default:
            return '';
    }
}
/** The members that docs/inputs.md#outputs promises. The report file has the others. */
function deploymentOutput(deployment) {
    const { id, kind, file, line, from, to, change, decision, upgradeMode, problem } = deployment;
    return { id, kind, file, line, from, to, change, decision, upgradeMode, problem };
}
/** The first items as JSON, as many as fit. */
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
/** The Helm argument that carries the mode. */
function helmArguments(mode) {
    return `--set upgrade.mode=${mode}`;
}


/***/ }),

/***/ 40819:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _render_gate_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48833);
/* harmony import */ var _frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9653);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84073);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91131);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39156);





await (0,_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .runFramed */ .x)({
    title: 'Upgrade Gate',
    endedEarly: 'The gate ended before it reached a decision.',
    main: _main_js__WEBPACK_IMPORTED_MODULE_3__/* .main */ .i,
    withdraw: _outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .withdraw */ .ne,
    renderFailure: _render_gate_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFailure */ .zt,
    // If the inputs cannot be read, it is unknown which comment belongs to this run.
    onFailure: async (message, environment) => {
        const settings = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .K)(environment);
        const { publishFailure } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(4892), __webpack_require__.e(3864)]).then(__webpack_require__.bind(__webpack_require__, 63864));
        await publishFailure(message, settings, environment);
    },
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 48833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ renderSummary),
/* harmony export */   ZE: () => (/* binding */ sectionOf),
/* harmony export */   zt: () => (/* binding */ renderFailure)
/* harmony export */ });
/* harmony import */ var _failure_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25999);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80366);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10139);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72245);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53190);





/** In bytes. A runner drops a summary of more than 1 MiB without a message. Even half of that is more than anybody reads. */
const MOST_BYTES = 500_000;
/** The job summary (docs/report.md): the result, how to get green, why, what to check, the window; and folded, the evidence. */
function renderSummary(report) {
    const parts = [...(0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .firstParts */ .J4)(report), ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .furtherParts */ .ly)(report), (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .evidencePart */ .FM)(report)];
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPage */ .Cf)(parts.map((part) => sectionOf(report, part)), MOST_BYTES);
}
/** A part as a section of a page of Markdown. */
function sectionOf(report, { name, blocks }) {
    // Each rendering needs its own pen, because a pen remembers what it has linked.
    return { name, render: (detail) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)(blocks((0,_pen_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownPen */ .r)(report), detail)) };
}
/** The job summary of a run that could not ask its question. */
function renderFailure(message) {
    return `${(0,_failure_page_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFailurePage */ .u)('Upgrade Gate could not check the upgrade', message)}\n\`upgrade.mode\` is \`Recreate\`.\n`;
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
