export const id = 9890;
export const ids = [9890];
export const modules = {

/***/ 84072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readEvidence: () => (/* binding */ readEvidence)
/* harmony export */ });
/* harmony import */ var _gate_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79171);
/* harmony import */ var _page_progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77027);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93782);



async function readEvidence(settings, jumps) {
    const evidence = await (0,_gate_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .gatherUnderPolicy */ .k)(settings, jumps, {
        onProgress: (0,_page_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .progressOn */ .z)(process.stderr),
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
/* harmony import */ var _gate_judge_judge_span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28950);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95274);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32883);
/* harmony import */ var _render_pen_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65586);
/* harmony import */ var _render_reasons_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14152);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93782);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84072);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32315);








async function plan({ settings: given, json, switches }) {
    const { settingsOfCheckout } = await __webpack_require__.e(/* import() */ 7935).then(__webpack_require__.bind(__webpack_require__, 97935));
    const settings = (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .requireVersions */ .xA)(await settingsOfCheckout(given), _options_js__WEBPACK_IMPORTED_MODULE_7__/* .optionLabel */ .ed);
    const evidence = await (0,_evidence_js__WEBPACK_IMPORTED_MODULE_6__.readEvidence)(settings, [settings]);
    if (evidence.index === null)
        return _answers_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.unproven;
    const span = (0,_gate_judge_judge_span_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeSpan */ .r)(evidence, settings.from, settings.to);
    const text = json
        ? (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonLine */ .rF)(planDocument(span, (0,_gate_judge_judge_span_js__WEBPACK_IMPORTED_MODULE_0__/* .groundsOf */ .K)(evidence, span)))
        : await planText(span, switches.has('verbose'));
    (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .answer */ .ZF)(text);
    if (span.plan.hops === null)
        return _answers_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.unproven;
    return (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .exitCodeOf */ .FO)(span.upgradeMode === 'RollingUpdate', span.decision);
}
async function planText(span, verbose) {
    const { lookOf } = await __webpack_require__.e(/* import() */ 6319).then(__webpack_require__.bind(__webpack_require__, 66319));
    const { renderPlan } = await Promise.all(/* import() */[__webpack_require__.e(2827), __webpack_require__.e(4286), __webpack_require__.e(4425)]).then(__webpack_require__.bind(__webpack_require__, 64425));
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
        ...(problem === null ? {} : { problem: { code: problem.rule, message: (0,_render_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .describeNoPath */ .Yv)(problem, _render_pen_js__WEBPACK_IMPORTED_MODULE_3__/* .LOG_PEN */ .xO) } }),
    };
}
function hopDocument({ from, to, decision, upgradeMode, reasons }) {
    return { from, to, decision, upgradeMode, reasons };
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


/***/ })

};
