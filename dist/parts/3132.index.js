export const id = 3132;
export const ids = [3132];
export const modules = {

/***/ 3132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readApprovedReport: () => (/* binding */ readApprovedReport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/documents/malformed.js
var malformed = __webpack_require__(8864);
// EXTERNAL MODULE: ./build/documents/moment.js
var moment = __webpack_require__(709);
// EXTERNAL MODULE: ./build/documents/parse-json.js
var parse_json = __webpack_require__(9713);
// EXTERNAL MODULE: ./build/documents/quote-value.js
var quote_value = __webpack_require__(7829);
// EXTERNAL MODULE: ./build/net/document-reader.js
var document_reader = __webpack_require__(6299);
// EXTERNAL MODULE: ./build/net/fetch-error.js
var fetch_error = __webpack_require__(9851);
// EXTERNAL MODULE: ./build/net/limits.js
var limits = __webpack_require__(2606);
// EXTERNAL MODULE: ./build/net/tool.js
var tool = __webpack_require__(8324);
// EXTERNAL MODULE: ./build/release-safety/version.js
var version = __webpack_require__(5807);
// EXTERNAL MODULE: ./build/settings/input-error.js
var input_error = __webpack_require__(8811);
// EXTERNAL MODULE: ./build/gate/judge/fail-on.js
var fail_on = __webpack_require__(7208);
// EXTERNAL MODULE: ./build/gate/judge/conclude.js
var conclude = __webpack_require__(6605);
;// CONCATENATED MODULE: ./build/gate/approval/contradictions.js


/**
 * Finds a contradiction that no run of the gate writes, such as `safe: true` beside `Recreate`. It shows that somebody edited the report. A
 * report without a contradiction may still be forged, so the check proves nothing.
 *
 * @returns the end of a sentence; null if there is no contradiction
 */
function findContradiction(report) {
    return ofSpans(report) ?? ofDeployments(report) ?? ofWhole(report);
}
function ofSpans({ spans }) {
    for (const { from, to, decision, reasons, verdicts } of spans) {
        if (decision !== 'roll' && decision !== 'unchanged')
            continue;
        if (reasons.length > 0)
            return `${from} → ${to} is "${decision}" in spite of its reasons`;
        if (verdicts.some(({ verdict }) => verdict !== true) && decision === 'roll') {
            return `${from} → ${to} is "roll" in spite of its verdicts`;
        }
    }
    return null;
}
function ofDeployments({ deployments, spans, outcome }) {
    const decisions = new Map(spans.map((span) => [jumpOf(span), span.decision]));
    for (const [at, deployment] of deployments.entries()) {
        const { change, decision, problem, tolerated, fails, from, to } = deployment;
        const name = `member "deployments[${at}]"`;
        const rolls = decision === 'roll' || decision === 'unchanged';
        if (deployment.upgradeMode === 'RollingUpdate' && !rolls)
            return `${name} is RollingUpdate without a decision for it`;
        if (problem !== null && !tolerated && decision !== 'unproven')
            return `${name} is "${decision}" in spite of its problem`;
        if (change === 'unchanged' && problem === null && from !== to)
            return `${name} is unchanged from ${from} to ${to}`;
        // An upgrade without a judgement is unproven, and a deployment is never better than its jump.
        const judged = decisions.get(jumpOf(deployment)) ?? 'unproven';
        if (change === 'upgrade' && decision !== null && (0,conclude/* gravityOf */.iW)(decision) > (0,conclude/* gravityOf */.iW)(judged)) {
            return `${name} is "${decision}" and its upgrade "${judged}"`;
        }
        if (!fails && failsWhateverElse(deployment, outcome.failOn))
            return `${name} passes under fail-on: ${outcome.failOn}`;
    }
    return null;
}
/** Whether a deployment fails under `fail-on` even if its chart carries out every declared mode. */
function failsWhateverElse({ decision, change, declared }, failOn) {
    const lenient = { isOfChart: false, chartVersion: null, mayMigrateTooEarly: false };
    return (0,fail_on/* failsJob */.VC)(failOn, 'pass', { decision, change, declaredMode: declared.upgradeMode, ...lenient });
}
function ofWhole(report) {
    const { deployments, decision, upgradeMode, safe, outcome, problem } = report;
    const concluded = (0,conclude/* concludeRun */.jf)(deployments);
    if ((0,conclude/* gravityOf */.iW)(decision) > (0,conclude/* gravityOf */.iW)(problem === null ? concluded.decision : 'unproven')) {
        return `member "decision" is "${decision}", better than one of its deployments`;
    }
    const mode = problem === null ? concluded.upgradeMode : 'Recreate';
    if (upgradeMode === 'RollingUpdate' && mode === 'Recreate') {
        return 'member "upgradeMode" is "RollingUpdate", and not every deployment can roll';
    }
    if (safe !== (upgradeMode === 'RollingUpdate')) {
        return `member "safe" is ${safe} and "upgradeMode" is "${upgradeMode}"`;
    }
    if (outcome.fails !== (0,fail_on/* failsRun */.FR)(report))
        return `member "outcome.fails" is ${outcome.fails}, and the rest of it differs`;
    return null;
}
function jumpOf({ from, to }) {
    return `${from} ${to}`;
}

;// CONCATENATED MODULE: ./build/gate/approval/approved-report.js














const REPORT_VERSION = '1';
/** In bytes. This is four times the size of a report on 3,500 releases that all bring something. */
const MOST_BYTES = 32_000_000;
const GIVE_REPORT = 'Download the report of the approved run in an earlier step, and give its path.';
const RENEW = 'Run the check again on the change, and approve the report of that run.';
const approved_report_version = schemas/* custom */.IeY((value) => typeof value === 'string' && (0,version/* isVersion */.lF)(value), 'a version, X.Y.Z');
const flag = schemas/* boolean */.zMY('true or false');
const count = schemas/* int */.Whr('a whole number').nonnegative('a whole number');
const decision = schemas/* enum */.k5n(['unchanged', 'roll', 'recreate', 'blocked', 'unproven'], 'a decision');
const upgradeMode = schemas/* enum */.k5n(['RollingUpdate', 'Recreate'], 'RollingUpdate or Recreate');
const problem = schemas/* object */.Ikc({ code: schemas/* string */.YjP('a code') }, 'a problem or null').nullable();
const approved_report_text = schemas/* string */.YjP('a text');
const deployment = schemas/* object */.Ikc({
    id: approved_report_text,
    kind: approved_report_text,
    file: approved_report_text.nullable(),
    from: approved_report_version.nullable(),
    to: approved_report_version.nullable(),
    change: schemas/* enum */.k5n(['upgrade', 'downgrade', 'unchanged', 'install', 'removed'], 'the name of a change'),
    decision: decision.nullable(),
    upgradeMode: upgradeMode.nullable(),
    problem,
    tolerated: flag,
    fails: flag,
    declared: schemas/* object */.Ikc({ upgradeMode: upgradeMode.nullable() }, 'what the files declare'),
}, 'a deployment');
const span = schemas/* object */.Ikc({
    from: approved_report_version,
    to: approved_report_version,
    decision,
    reasons: schemas/* array */.YOg(schemas/* object */.Ikc({ rule: approved_report_text, release: approved_report_version.nullable(), says: approved_report_text }, 'a reason'), 'a list of reasons'),
    verdicts: schemas/* array */.YOg(schemas/* object */.Ikc({
        verdict: schemas/* literal */.euz([true, false, 'unknown'], 'true, false or "unknown"'),
        first: approved_report_version,
        last: approved_report_version,
        count,
    }, 'releases of one verdict'), 'a list of verdicts'),
    coveredReleases: count,
}, 'the judgement on an upgrade');
/** The members that are compared. They prove nothing, because anybody may have written the report. */
const reportSchema = schemas/* object */.Ikc({
    generatedAt: approved_report_text.refine((value) => (0,moment/* parseMoment */.m)(value) !== null, 'a date-time with its zone'),
    decision,
    upgradeMode,
    safe: flag,
    outcome: schemas/* object */.Ikc({ failOn: schemas/* enum */.k5n(fail_on/* FAIL_ON */.d$, 'a value of fail-on'), fails: flag, cannotBeAsked: flag }, 'an outcome'),
    problem,
    deployments: schemas/* array */.YOg(deployment, 'a list of deployments'),
    spans: schemas/* array */.YOg(span, 'a list of judgements'),
    approval: schemas/* object */.Ikc({ verificationResult: schemas/* enum */.k5n(['PASSED', 'FAILED'], 'PASSED or FAILED') }, 'an approval or null')
        .nullable()
        .default(null),
    evidence: schemas/* object */.Ikc({
        documents: schemas/* array */.YOg(schemas/* object */.Ikc({ document: approved_report_text, release: approved_report_version.nullable(), sha256: approved_report_text.nullable(), location: approved_report_text }, 'the record of a document'), 'a list of documents'),
    }, 'the evidence'),
}, 'the report of a run of the gate');
/**
 * Reads the report of an earlier run from the disk.
 *
 * @throws InputError if the file cannot be read, or if this version of the gate could not have written it
 */
async function readApprovedReport(location, workingDirectory) {
    const path = (0,external_node_path_.resolve)(workingDirectory, location);
    const refuse = (why) => new input_error/* InputError */.d(`The approved report ${location} cannot be used: ${why}`);
    const reader = new document_reader/* DocumentReader */.z(tool/* USER_AGENT */._, limits/* FETCH_LIMITS */.k);
    try {
        const { bytes, sha256 } = await reader.read({ kind: 'file', path, display: location }, MOST_BYTES);
        const report = parseApprovedReport((0,parse_json/* parseJson */.q)(bytes));
        return { report, location, sha256 };
    }
    catch (error) {
        if (error instanceof input_error/* InputError */.d)
            throw refuse(error.message);
        if (error instanceof malformed/* MalformedDocumentError */.BD) {
            throw refuse(`${(0,malformed/* describeMalformation */.D5)(error.malformation)}. ${GIVE_REPORT}`);
        }
        if (error instanceof fetch_error/* FetchError */.f)
            throw refuse(`${error.message}. ${GIVE_REPORT}`);
        throw error;
    }
    finally {
        reader.close();
    }
}
function parseApprovedReport(document) {
    checkReportVersion(document);
    const parsed = reportSchema.safeParse(document);
    if (!parsed.success) {
        throw new input_error/* InputError */.d(`${(0,malformed/* describeMalformation */.D5)((0,malformed/* firstMalformation */.Wu)(parsed.error, document))}. ${RENEW}`);
    }
    const contradiction = findContradiction(parsed.data);
    if (contradiction === null)
        return parsed.data;
    throw new input_error/* InputError */.d(`it is not a report that the gate writes, since ${contradiction}. ${RENEW}`);
}
function checkReportVersion(document) {
    const isObject = typeof document === 'object' && document !== null;
    const found = isObject && 'reportVersion' in document ? document.reportVersion : undefined;
    if (found === REPORT_VERSION)
        return;
    const what = `member "reportVersion" is ${(0,quote_value/* quoteValue */.c)(found)}, expected "${REPORT_VERSION}"`;
    if (typeof found !== 'string' || !/^\d{1,9}$/.test(found))
        throw new input_error/* InputError */.d(`${what}. ${GIVE_REPORT}`);
    if (Number(found) < Number(REPORT_VERSION)) {
        throw new input_error/* InputError */.d(`${what}: an older version of Upgrade Gate wrote it. ${RENEW}`);
    }
    throw new input_error/* InputError */.d(`${what}: a newer version of Upgrade Gate wrote it. Use that version here, too.`);
}


/***/ })

};
