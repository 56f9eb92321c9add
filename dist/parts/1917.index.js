export const id = 1917;
export const ids = [1917];
export const modules = {

/***/ 11917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   codeQualityOf: () => (/* binding */ codeQualityOf),
/* harmony export */   sarifOf: () => (/* binding */ sarifOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45267);


function codeQualityOf(report) {
    return (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .W)(report)
        .filter(({ level }) => level !== 'notice')
        .map((finding) => ({
        description: `${finding.title}: ${finding.text}`,
        check_name: `upgrade-gate/${finding.rule}`,
        fingerprint: fingerprintOf(finding),
        severity: finding.level === 'error' ? 'critical' : 'minor',
        location: { path: finding.file ?? '.', lines: { begin: finding.line ?? 1 } },
    }));
}
function fingerprintOf({ rule, title, text, file, line }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([rule, title, text, file, line]))
        .digest('hex');
}
function sarifOf(report) {
    const findings = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOf */ .W)(report).filter(({ level }) => level !== 'notice');
    const rules = [...new Set(findings.map(({ rule }) => rule))].sort().map((id) => ({ id }));
    const driver = { name: 'Upgrade Gate', semanticVersion: report.tool.version, rules };
    return {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver },
                invocations: [{ executionSuccessful: report.problem === null, endTimeUtc: report.generatedAt }],
                columnKind: 'utf16CodeUnits',
                results: findings.map(resultOf),
            },
        ],
    };
}
function resultOf(finding) {
    const { rule, level, title, text, file, line, column } = finding;
    const region = line === null ? {} : { region: { startLine: line, ...(column !== null && { startColumn: column }) } };
    const uri = file === null ? '.' : file.split('/').map(encode).join('/');
    return {
        ruleId: rule,
        level: level === 'error' ? 'error' : 'warning',
        message: { text: `${title}: ${text}` },
        locations: [{ physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, ...region } }],
        partialFingerprints: { 'upgradeGate/v1': fingerprintOf(finding) },
    };
}
function encode(name) {
    return encodeURIComponent(Buffer.from(name).toString());
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


/***/ })

};
