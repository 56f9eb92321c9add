export const id = 2280;
export const ids = [2280];
export const modules = {

/***/ 29987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ fitAnnotation)
/* harmony export */ });
/** In characters. A runner cuts or drops a message of more than 4,096 characters. */
const LONGEST_MESSAGE = 4_000;
/** Shortens a message so that it fits into an annotation. */
function fitAnnotation(message) {
    return message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, LONGEST_MESSAGE)}…`;
}


/***/ }),

/***/ 46929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ findingsOf),
  H: () => (/* binding */ renderAnnotations)
});

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
// EXTERNAL MODULE: ./build/render/gate/concerns.js
var concerns = __webpack_require__(46868);
// EXTERNAL MODULE: ./build/render/gate/evidence.js
var evidence = __webpack_require__(2960);
// EXTERNAL MODULE: ./build/render/gate/choices.js
var choices = __webpack_require__(70449);
// EXTERNAL MODULE: ./build/render/gate/declarations.js
var declarations = __webpack_require__(77392);
// EXTERNAL MODULE: ./build/render/gate/opening.js + 1 modules
var opening = __webpack_require__(76546);
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
        const declared = `${(0,declarations/* nameOfDeclaration */.vn)(edit.added, pen)} at ${pen.place(edit)}`;
        return `set ${[declared, ...settings].join(' and ')}`;
    }
    const version = to === null ? null : `go to ${pen.version(to)}`;
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
/** The messages of {@link findingsOf} as a runner shows them: ten of each level. */
function renderAnnotations(report) {
    return capLevels(findingsOf(report).map(annotationOf));
}
/**
 * First the problem that kept the run from judging. Then one message for each changed line that decides a version, failures first. Then one
 * message for each note. The level is an error if the job fails, and a warning if it passes without proof.
 */
function findingsOf(report) {
    const messages = [
        ...report.deployments.flatMap((deployment) => messageOf(deployment, report)),
        ...(0,gate_advice/* collectAdvice */.$x)(report.deployments)
            .filter(({ level }) => level === 'warning')
            .map(adviceMessage),
        ...(0,concerns/* neededVariables */.NW)(report)
            .filter(({ urgency }) => urgency === 'act')
            .map(variableMessage),
        // If the versions were given, no file was read.
        ...report.deployments
            .filter((deployment) => !(0,states/* isGiven */.qR)(deployment))
            .flatMap((each) => otherVariablesMessage(chosen(report, each))),
    ];
    const notes = report.notes.map((note) => {
        const { level, code } = note;
        return { rule: code, level, title: 'Upgrade Gate', text: (0,evidence/* describeNote */.Mb)(note, pen/* LOG_PEN */.x), ...NOWHERE };
    });
    return [...problemFindings(report), ...approvalFindings(report), ...byLevel(mergePlaces(messages)), ...notes];
}
function problemFindings({ problem }) {
    if (problem === null)
        return [];
    const text = pen/* LOG_PEN */.x.prose(problem.message);
    return [{ rule: problem.code, level: 'error', title: (0,opening/* describeRunProblem */.E1)(problem), text, ...NOWHERE }];
}
function approvalFindings(report) {
    const approval = (0,gate_approval/* failedApproval */.jg)(report);
    if (approval === null)
        return [];
    const text = (0,gate_approval/* describeApproval */.xh)(report, approval, pen/* LOG_PEN */.x).join(' ');
    const level = report.outcome.fails ? 'error' : 'warning';
    return [{ rule: 'not-approved', level, title: gate_approval/* NOT_APPROVED */.GG, text, ...NOWHERE }];
}
function messageOf(deployment, report) {
    const statement = (0,states/* stateDeployment */.LR)(report, deployment, pen/* LOG_PEN */.x);
    const { state, title } = statement;
    if (state === 'unchanged' && !(0,states/* isGiven */.qR)(deployment))
        return [];
    const text = [...whyDeployment(report, deployment, pen/* LOG_PEN */.x), ...nextSteps(report, deployment, pen/* LOG_PEN */.x)].join(' ');
    const { file, line, column } = deployment;
    const rule = deployment.problem?.code ?? state;
    const message = { rule, level: levelOf(deployment, statement), title, text, lead: `${title}. ` };
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
    return { rule: advice.code, level: 'warning', title: (0,gate_advice/* adviceTitle */.Pv)(advice), text, lead: '', file, line, column: null };
}
/** A message about a variable that is set under a name that goes away, at the line that sets it. */
function variableMessage({ variable, letters }) {
    const { file, line } = variable;
    const choices = letters.length === 0 ? '' : ` (${(0,words/* listOf */.c3)(letters)})`;
    const text = `${(0,words/* capital */.Nx)((0,gate_variables/* describeVariable */.OG)(variable, pen/* LOG_PEN */.x))}${choices}`;
    const rule = 'variable-removed';
    const title = 'An environment variable is removed';
    return { rule, level: 'warning', title, text, lead: '', file, line, column: null };
}
/** The deployment as it is after the first choice that changes it; as it is if none does. */
function chosen({ choices }, deployment) {
    const after = choices.flatMap((choice) => choice.after.filter(({ id }) => id === deployment.id));
    return { ...deployment, variables: (after[0] ?? deployment).variables };
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
    const rule = 'variables-change';
    const title = 'Environment variables change';
    return [{ rule, level: 'notice', title, text, lead: '', file, line, column: null }];
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
function byLevel(messages) {
    return [...messages].sort((left, right) => rankOf(left) - rankOf(right));
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


/***/ }),

/***/ 62280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   codeQualityOf: () => (/* binding */ codeQualityOf),
/* harmony export */   fingerprintOf: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46929);


/** The errors and warnings of a report for GitLab's widget. Every finding needs a place there: without one, it is the first line of the root. */
function codeQualityOf(report) {
    return (0,_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .W)(report)
        .filter(({ level }) => level !== 'notice')
        .map((finding) => ({
        description: `${finding.title}: ${finding.text}`,
        check_name: `upgrade-gate/${finding.rule}`,
        fingerprint: fingerprintOf(finding),
        severity: finding.level === 'error' ? 'critical' : 'minor',
        location: { path: finding.file ?? '.', lines: { begin: finding.line ?? 1 } },
    }));
}
/** The same for the same finding in another run: 64 hexadecimal digits. */
function fingerprintOf({ rule, title, text, file, line }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([rule, title, text, file, line]))
        .digest('hex');
}


/***/ })

};
