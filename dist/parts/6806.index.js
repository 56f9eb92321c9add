export const id = 6806;
export const ids = [6806,4425];
export const modules = {

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
