export const id = 1915;
export const ids = [1915,3755,9171];
export const modules = {

/***/ 36706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ RunningVersions)
/* harmony export */ });
/* harmony import */ var _documents_is_object_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(269);
/* harmony import */ var _documents_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59713);
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77829);
/* harmony import */ var _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69851);
/* harmony import */ var _net_http_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46001);
/* harmony import */ var _net_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22606);
/* harmony import */ var _net_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62426);
/* harmony import */ var _net_tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48324);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15807);









/** In bytes. A real answer has 2 kB (docs/service-api.md#the-version-that-runs). */
const MOST_BYTES = 1_000_000;
const HEADER = 'lightdash-version';
/** Asks services for the version that they run, without a token (docs/service-api.md#the-version-that-runs). Close it after use. */
class RunningVersions {
    #session;
    constructor({ connect, limits = _net_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .FETCH_LIMITS */ .k }) {
        this.#session = new _net_http_session_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpSession */ .N(_net_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .USER_AGENT */ ._, limits, 'requests', connect);
    }
    /**
     * Asks one service. A service that names its version on an error is asked only once, because each question costs it a query of its database.
     *
     * @param base address above `/api/v1/health`
     * @param tagSuffix the suffix to drop from the version; empty for none
     */
    async ask(base, tagSuffix) {
        const url = new URL(`${base.origin}${base.pathname.replace(/(?<!\/)\/+$/, '')}/api/v1/health`);
        const headers = { accept: 'application/json', 'cache-control': 'no-cache' };
        const request = { method: 'GET', url, headers, body: null, mostBytes: MOST_BYTES, mostRefusalBytes: 0 };
        const judge = async (answering) => readAnswer(await answering, tagSuffix);
        try {
            return (await this.#session.send(request, judge)).value;
        }
        catch (error) {
            if (!(error instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f))
                throw error;
            return { version: null, problem: error.message, named: null };
        }
    }
    /** Closes all connections. */
    close() {
        this.#session.close();
    }
}
/** @throws FetchError for an error that does not come from the service */
function readAnswer({ status, headers, bytes }, tagSuffix) {
    const named = versionOf(headers[HEADER], tagSuffix);
    const unknown = (problem) => ({ version: null, problem, named });
    if (status !== 200) {
        if (named !== null)
            return unknown(`${named} answers HTTP ${status} there, so it does not serve yet`);
        const retryAfterMs = (0,_net_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRetryAfter */ .mu)(headers['retry-after'], Date.now());
        throw new _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f('status', `it answered HTTP ${status}`, _net_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .PASSING_STATUSES */ .bc.has(status), retryAfterMs);
    }
    const found = memberOf(bytes);
    if (found instanceof Error)
        return unknown(`it is no answer of Lightdash: ${found.message}`);
    const version = versionOf(found, tagSuffix);
    if (version === null)
        return unknown(`member "results.version" is ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteValue */ .c)(found)}, expected a version, X.Y.Z`);
    if (headers[HEADER] !== undefined && named !== version) {
        return unknown(`the answer says ${version}, and its header ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteValue */ .c)(headers[HEADER])}`);
    }
    return { version, problem: null, named };
}
/** The member, or the error of an answer without it. */
function memberOf(bytes) {
    try {
        return (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_7__/* .membersOf */ .l)((0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_7__/* .membersOf */ .l)((0,_documents_parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(bytes))['results'])['version'];
    }
    catch (error) {
        return error;
    }
}
function versionOf(text, tagSuffix) {
    if (typeof text !== 'string')
        return null;
    const bare = tagSuffix !== '' && text.endsWith(tagSuffix) ? text.slice(0, -tagSuffix.length) : text;
    return (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_8__/* .isVersion */ .lF)(bare) ? bare : null;
}


/***/ }),

/***/ 25284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ newestRollingTarget)
/* harmony export */ });
/* harmony import */ var _release_safety_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48308);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15807);


/** The newest version below a jump's target that can be reached by rolling in one step; null if there is none. */
function newestRollingTarget(index, { from, to, newestRollingVersion }) {
    if (newestRollingVersion === null)
        return null;
    const rolling = (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planHops */ ._)(index, from, newestRollingVersion).hops?.[0]?.to ?? null;
    return rolling !== null && (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(rolling, to) < 0 ? rolling : null;
}


/***/ }),

/***/ 23530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ titleOfStep),
/* harmony export */   _g: () => (/* binding */ titleWithinPolicy),
/* harmony export */   dC: () => (/* binding */ titleOfRolling),
/* harmony export */   lK: () => (/* binding */ titleOfDowntime)
/* harmony export */ });
const WINDOW = ' in a maintenance window';
/** @param to null if the deployments go to different versions */
function titleOfDowntime(to) {
    return `Downtime: ${to === null ? 'upgrade' : `go to ${to}`}${WINDOW}`;
}
/**
 * @param to null if the deployments go to different versions
 * @param steps how many steps the plan has; null if the deployments have different plans
 */
function titleOfStep(to, steps, isInWindow) {
    const lead = steps === null ? 'First step' : `Step 1 of ${steps}`;
    return `${lead}: ${destination(to, 'the first version of each plan')}${isInWindow ? WINDOW : ''}`;
}
/** As far as the team's own policy lets a deployment go. */
function titleWithinPolicy(to, isInWindow) {
    const where = destination(to, 'the newest version that it allows for each deployment');
    return `As far as your policy allows: ${where}${isInWindow ? WINDOW : ''}`;
}
/**
 * @param target null if the deployments have different targets
 * @param hasDowntime whether the tool replaces containers, which takes the service down even if the upgrade is proven
 */
function titleOfRolling(to, target, hasDowntime) {
    const later = target === null ? 'further later' : `to ${target} later`;
    const where = to === null ? 'go to the newest version that rolls for each' : `go to ${to} now`;
    return `${hasDowntime ? 'A proven upgrade' : 'No downtime'} today: ${where}, ${later}`;
}
function destination(to, otherwise) {
    return `go to ${to ?? otherwise}`;
}


/***/ }),

/***/ 71256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ waitForVerdicts),
/* harmony export */   U: () => (/* binding */ waitForAge)
/* harmony export */ });
/* harmony import */ var _policy_release_age_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17150);

/** Lightdash publishes verdicts within days: an older release without one stays unknown. */
const FRESH_DAYS = 7;
const DAY_MS = 86_400_000;
/** The choice to wait, if the releases only have to become old enough. */
function waitForAge(failing, failOn) {
    const isAll = failing.every(({ span }) => span?.reasons.every(({ rule }) => rule === 'too-young') === true);
    const moments = failing.map(({ span }) => Date.parse(span?.held?.passesFrom ?? ''));
    if (!isAll || moments.length === 0 || moments.some(Number.isNaN))
        return [];
    const title = `Wait until ${(0,_policy_release_age_js__WEBPACK_IMPORTED_MODULE_0__/* .showMinute */ .QN)(Math.max(...moments))}`;
    return [
        waiting(title, 'Run this check again then.', failing.map(({ report }) => report.id), failOn),
    ];
}
/** The choice to wait, if only the verdicts on releases of the last days are missing. */
function waitForVerdicts(failing, failOn) {
    const reasons = failing.flatMap(({ span }) => span?.reasons ?? [null]);
    const missing = reasons.map((reason) => (reason?.rule === 'verdict-unknown' ? reason.release : null));
    const dates = new Map(failing.flatMap(({ span }) => (span?.explanation.releases ?? []).map((each) => [each.version, each.releaseDate])));
    const isFresh = (date) => Date.now() - Date.parse(date ?? '') < FRESH_DAYS * DAY_MS;
    const versions = [...new Set(missing)].filter((version) => version !== null);
    if (missing.includes(null) || versions.length === 0 || !versions.every((each) => isFresh(dates.get(each))))
        return [];
    const which = versions.length === 1 ? versions[0] : `${versions.length} releases`;
    const instead = 'Run this check again once the verdict is published.';
    return [
        waiting(`Wait for Lightdash's verdict on ${which}`, instead, failing.map(({ report }) => report.id), failOn),
    ];
}
function waiting(title, instead, deployments, failOn) {
    return {
        id: 'wait',
        title,
        to: null,
        deployments,
        edits: [],
        patch: null,
        command: null,
        instead,
        inputs: [],
        failOn,
        after: [],
        thenPasses: null,
    };
}


/***/ }),

/***/ 11915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judge: () => (/* binding */ judge),
  judgeApproved: () => (/* binding */ judgeApproved)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/deployment/kinds/kinds.js
var kinds = __webpack_require__(20441);
// EXTERNAL MODULE: ./build/release-safety/decision.js
var decision = __webpack_require__(47565);
// EXTERNAL MODULE: ./build/settings/input-error.js
var input_error = __webpack_require__(38811);
// EXTERNAL MODULE: ./build/deployment/chart.js
var deployment_chart = __webpack_require__(93054);
// EXTERNAL MODULE: ./build/gate/judge/fail-on.js
var fail_on = __webpack_require__(87208);
// EXTERNAL MODULE: ./build/gate/choices/rolling-target.js
var rolling_target = __webpack_require__(25284);
// EXTERNAL MODULE: ./build/gate/choices/titles.js
var titles = __webpack_require__(23530);
// EXTERNAL MODULE: ./build/gate/choices/wait.js
var wait = __webpack_require__(71256);
;// CONCATENATED MODULE: ./build/gate/choices/given.js






/** Given versions have no file that could declare anything. */
const UNDECLARED = {
    change: 'upgrade',
    declaredMode: null,
    isOfChart: false,
    chartVersion: null,
    mayMigrateTooEarly: false,
};
/** The ways to a green check if both versions are given. No file declares anything, so only inputs can change. */
function choicesOfGiven(settings, evidence, span) {
    const { index } = evidence;
    const own = settings['fail-on'];
    const chart = settings['chart-version'];
    const passes = (to, failOn) => index !== null &&
        !(chart !== undefined && (0,deployment_chart/* refusesTag */.yH)(chart, to)) &&
        !(0,fail_on/* failsJob */.VC)(failOn, settings['new-target'], {
            ...UNDECLARED,
            decision: (0,decision/* decideSpan */.Rg)(index, settings.from, to).decision,
        });
    // An unproven upgrade has a remedy of its own.
    if (index === null || span.decision === 'unproven' || passes(settings.to, own))
        return [];
    const offer = (id, title, to, failOn) => {
        const inputs = [
            ...(to === settings.to ? [] : [{ name: 'to', value: to }]),
            ...(failOn === own ? [] : [{ name: 'fail-on', value: failOn }]),
        ];
        const instead = failOn === own ? 'Change the version where it is given.' : 'Stop the old version before the new one starts.';
        if (!passes(to, failOn))
            return [];
        return [
            {
                id,
                title,
                to,
                deployments: ['given'],
                edits: [],
                patch: null,
                command: null,
                instead,
                inputs,
                failOn,
                after: [],
                thenPasses: true,
            },
        ];
    };
    const hop = span.plan.hops?.[0] ?? span.held?.newest?.hop ?? undefined;
    const isHeld = span.plan.hops === null;
    const newest = (0,rolling_target/* newestRollingTarget */.R)(index, span);
    // The first step may also be the newest version that rolls. Then it is offered only once.
    const rolling = newest === hop?.to ? null : newest;
    return [
        ...(span.decision === 'recreate' ? offer('stop', (0,titles/* titleOfDowntime */.lK)(span.to), span.to, 'blocked') : []),
        ...(span.decision === 'blocked' && hop !== undefined
            ? offer('hop', isHeld
                ? (0,titles/* titleWithinPolicy */._g)(hop.to, hop.decision === 'recreate')
                : (0,titles/* titleOfStep */.KH)(hop.to, span.plan.hops?.length ?? null, hop.decision === 'recreate'), hop.to, hop.decision === 'recreate' ? 'blocked' : own)
            : []),
        ...(rolling === null ? [] : offer('roll', (0,titles/* titleOfRolling */.dC)(rolling, span.to, false), rolling, own)),
        ...(0,wait/* waitForAge */.U)([{ report: { id: 'given' }, span }], own),
    ];
}

// EXTERNAL MODULE: ./build/gate/judge/conclude.js
var conclude = __webpack_require__(6605);
// EXTERNAL MODULE: ./build/gate/judge/judge-span.js
var judge_span = __webpack_require__(28242);
// EXTERNAL MODULE: ./build/gate/policy/policy.js
var policy = __webpack_require__(79171);
// EXTERNAL MODULE: ./build/gate/report/compose-report.js
var compose_report = __webpack_require__(75744);
// EXTERNAL MODULE: ./build/gate/report/notes.js
var notes = __webpack_require__(76508);
// EXTERNAL MODULE: ./build/gate/report/steps.js
var steps = __webpack_require__(69450);
// EXTERNAL MODULE: ./build/gate/report/variables.js
var variables = __webpack_require__(44300);
// EXTERNAL MODULE: ./build/gate/running/ask.js
var ask = __webpack_require__(13755);
// EXTERNAL MODULE: ./build/gate/running/standing.js
var standing = __webpack_require__(20896);
;// CONCATENATED MODULE: ./build/gate/gate.js















/**
 * Judges the upgrade that the settings ask about. If `from` and `to` are both given, that is the upgrade between them. Otherwise it is the effect of
 * a repository's change on every deployment in it. Unreadable documents and commits are part of the report, not exceptions.
 *
 * @throws ReverseSpanError if the given `to` is below the given `from`; nothing is fetched then
 * @throws InputError if no setting says what to compare, or if an approved report cannot be used
 */
async function judge(settings, host) {
    const approved = await readApproval(settings);
    const { from, to } = settings;
    const report = await (from !== undefined && to !== undefined
        ? judgeJumps(settings, [{ from, to, deployments: [] }], host)
        : judgeCommits(settings, host.repository, host));
    return finish(report, approved, host);
}
/**
 * Judges the upgrades in the approved report by today's documents, and compares the two reports.
 *
 * @throws InputError if the settings name no report, or a report that cannot be used
 * @throws ReverseSpanError if the report has a downgrade; nothing is fetched then
 */
async function judgeApproved(settings, host) {
    const approved = await readApproval(settings);
    if (approved === null)
        throw new input_error/* InputError */.d('There is no approved report to verify.');
    const jumps = new Map();
    for (const deployment of approved.report.deployments) {
        const { from, to } = deployment;
        if (from === null || to === null || from === to)
            continue;
        const key = `${from} ${to}`;
        jumps.set(key, { from, to, deployments: [...(jumps.get(key)?.deployments ?? []), deployment] });
    }
    return finish(await judgeJumps(settings, [...jumps.values()], host), approved, host);
}
async function finish(report, approved, { links }) {
    const linked = { ...report, links: links ?? report.links };
    if (approved === null)
        return linked;
    const { underApproval } = await __webpack_require__.e(/* import() */ 7255).then(__webpack_require__.bind(__webpack_require__, 57255));
    return underApproval(linked, approved);
}
/** Runs before anything is fetched. The code that reads reports is loaded only here, because few runs need it. */
async function readApproval({ 'approved-report': location, 'working-directory': folder }) {
    if (location === undefined)
        return null;
    const { readApprovedReport } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(7572)]).then(__webpack_require__.bind(__webpack_require__, 17572));
    return await readApprovedReport(location, (0,external_node_path_.resolve)(folder));
}
/** Loaded only here, because given versions need no code that reads deployments. */
const judgeCommits = async (...given) => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4006), __webpack_require__.e(7666), __webpack_require__.e(3380), __webpack_require__.e(5901), __webpack_require__.e(1864)]).then(__webpack_require__.bind(__webpack_require__, 66121))).judgeRepository(...given);
/** @param jumps each once */
async function judgeJumps(settings, jumps, host) {
    return await (0,ask/* judgeWithRunning */.D)(settings, host, async (running) => {
        const starts = running.length === 0 ? jumps.map(startAsGiven) : await startWhereItRuns(jumps, running);
        const wanted = starts.flatMap(({ jumps: each }) => each);
        const evidence = wanted.length === 0 ? null : await (0,policy.gatherUnderPolicy)(settings, wanted, host);
        const judged = starts.map(({ jumps: [first, ...others] }) => {
            const judge = ({ from, to }) => {
                const span = (0,judge_span/* judgeSpan */.r)(evidence, from, to);
                return { span, report: givenDeployment(settings, span, jumps.length === 1) };
            };
            return (0,conclude/* worstOf */.hm)([judge(first), ...others.map(judge)]);
        });
        const spans = [...new Map(judged.map(({ span }) => [`${span.from} ${span.to}`, span])).values()];
        const report = (0,compose_report/* composeReport */.Z)(settings, {
            comparison: null,
            problem: null,
            deployments: judged.map((each) => each.report),
            spans,
            rendered: null,
            notes: [
                ...(0,notes/* notesOnRunning */.Iw)(starts, running),
                ...(evidence === null ? [] : [...(0,notes/* notesOnEvidence */.eH)(evidence, spans), ...(0,notes/* notesOnPolicy */.ZQ)(evidence)]),
            ],
            evidence,
            running,
        });
        const [only] = spans;
        if (evidence === null || only === undefined || spans.length > 1)
            return report;
        return { ...report, choices: choicesOfGiven({ ...settings, from: only.from, to: only.to }, evidence, only) };
    });
}
function startAsGiven(jump) {
    return { jump: { ...jump, place: null }, jumps: [jump], service: null, effect: null };
}
/** @throws InputError if a service runs a version above the target: a downgrade cannot be checked */
async function startWhereItRuns(jumps, running) {
    const { serviceFinder } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5556)]).then(__webpack_require__.bind(__webpack_require__, 95556));
    const serviceOf = serviceFinder(running, '');
    return jumps.flatMap((jump) => {
        const { to, deployments } = jump;
        const found = deployments.length === 0 ? [serviceOf(null, null)] : deployments.map(({ file, id }) => serviceOf(file, id));
        return [...new Set(found)].map((service) => {
            const version = service?.version ?? null;
            const effect = version === null ? null : (0,standing/* standingOf */.Y)(jump, version);
            if (effect === 'above') {
                throw new input_error/* InputError */.d(`${service?.location} runs ${version}, which is above ${to}: a downgrade cannot be checked.`);
            }
            const asGiven = startAsGiven(jump);
            if (effect !== 'behind' || version === null)
                return { ...asGiven, service, effect };
            return { ...asGiven, jumps: [{ from: version, to }, jump], service, effect };
        });
    });
}
function givenDeployment(settings, span, isOnly) {
    const change = span.direction === 'same-version' ? 'unchanged' : 'upgrade';
    // If the user gives the versions, no file can declare anything.
    const nothing = { declaredMode: null, isOfChart: false, chartVersion: null, mayMigrateTooEarly: false };
    return {
        id: isOnly ? 'given' : `given ${span.from} → ${span.to}`,
        kind: 'given',
        file: null,
        line: null,
        column: null,
        from: span.from,
        to: span.to,
        change,
        decision: span.decision,
        upgradeMode: (0,decision/* upgradeModeOf */.dO)(span.decision),
        problem: null,
        tolerated: false,
        fails: (0,fail_on/* failsJob */.VC)(settings['fail-on'], settings['new-target'], { decision: span.decision, change, ...nothing }),
        chart: { from: null, to: null },
        declared: { upgradeMode: null, migrationJob: null },
        writes: { means: (0,kinds/* factsOf */.x)('given').means, stop: null, argoCd: null, carrier: null, services: [], keys: [] },
        declaredAt: null,
        leftovers: [],
        advice: [],
        steps: (0,steps/* stepsOf */.B)(span, null),
        ...(0,variables/* matchVariables */.Z)(span.explanation.config, null),
    };
}


/***/ }),

/***/ 6605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cb: () => (/* binding */ compareDeployments),
/* harmony export */   fd: () => (/* binding */ compareSpans),
/* harmony export */   hm: () => (/* binding */ worstOf),
/* harmony export */   iW: () => (/* binding */ gravityOf),
/* harmony export */   jf: () => (/* binding */ concludeRun)
/* harmony export */ });
/** From the worst to the best (docs/rules.md#decisions). */
const GRAVITY = ['unproven', 'blocked', 'recreate', 'roll', 'unchanged'];
/**
 * The decision of a run is that of its worst deployment. The mode is `RollingUpdate` only if there is a deployment and every deployment rolls, or
 * stays as it is, with both versions known. An install, a removal or a problem leaves `Recreate`, even if the step passes (docs/rules.md#decisions).
 */
function concludeRun(deployments) {
    const decisions = deployments.map(decisionOf).filter((decision) => decision !== null);
    const [worst = 'unchanged'] = decisions.toSorted((one, other) => gravityOf(one) - gravityOf(other));
    return {
        decision: worst,
        upgradeMode: deployments.length > 0 && deployments.every(rolls) ? 'RollingUpdate' : 'Recreate',
    };
}
/** Orders deployments: the worst first, then by file and line. */
function compareDeployments(one, other) {
    const byGravity = gravityOf(decisionOf(one) ?? 'unchanged') - gravityOf(decisionOf(other) ?? 'unchanged');
    if (byGravity !== 0)
        return byGravity;
    if (one.file !== other.file)
        return (one.file ?? '') < (other.file ?? '') ? -1 : 1;
    return (one.line ?? 0) - (other.line ?? 0);
}
/** The worst of several judgements on one deployment; the first of those that are equally bad. */
function worstOf(judgements) {
    const rank = ({ report }) => 2 * gravityOf(decisionOf(report) ?? 'unchanged') + (report.upgradeMode === 'RollingUpdate' ? 1 : 0);
    return judgements.reduce((worst, other) => (rank(other) < rank(worst) ? other : worst));
}
/** Orders spans: the worst first, and the longest first among equals. */
function compareSpans(one, other) {
    return gravityOf(one.decision) - gravityOf(other.decision) || other.coveredReleases - one.coveredReleases;
}
/** A worse decision has a smaller number. */
function gravityOf(decision) {
    return GRAVITY.indexOf(decision);
}
/** A downgrade has no decision of its own. It counts as unproven. */
function decisionOf({ decision, change }) {
    return change === 'downgrade' ? 'unproven' : decision;
}
function rolls({ decision, upgradeMode, problem, from, to }) {
    const isProven = decision === 'roll' || decision === 'unchanged';
    return isProven && upgradeMode === 'RollingUpdate' && problem === null && from !== null && to !== null;
}


/***/ }),

/***/ 28242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ groundsOf),
/* harmony export */   r: () => (/* binding */ judgeSpan)
/* harmony export */ });
/* harmony import */ var _release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47565);
/* harmony import */ var _release_safety_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48308);
/* harmony import */ var _release_safety_span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54747);
/* harmony import */ var _policy_held_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25522);
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34560);





/**
 * Judges one jump on the evidence: its decision, its plan, and the newest version that rolls instead.
 *
 * @throws ReverseSpanError if `to` is below `from`
 */
function judgeSpan(evidence, from, to) {
    const { index, indexRecord } = evidence;
    if (index === null) {
        const problem = `${indexRecord.location}: ${indexRecord.problem}`;
        return {
            ...(0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decideWithoutIndex */ .F)(from, to, problem),
            plan: { hops: null, problem: { rule: 'index-unavailable', release: null, says: problem } },
            newestRollingVersion: null,
            newestRollingHops: null,
            newestRollingEvidence: 'index',
            verdicts: [],
            explanation: _explanation_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING_EXPLAINED */ .X2,
            held: null,
        };
    }
    const plan = (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planHops */ ._)(index, from, to);
    const newest = (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .newestRollingVersion */ .q)(index, from);
    const { releases } = (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_2__/* .readSpan */ .F2)(index, from, to);
    return {
        ...(0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decideSpan */ .Rg)(index, from, to),
        plan: plan.problem !== null ? plan : { hops: plan.hops.map((hop) => reportHop(evidence, index, hop)), problem: null },
        newestRollingVersion: newest,
        newestRollingHops: newest === null ? null : ((0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planHops */ ._)(index, from, newest).hops?.length ?? null),
        newestRollingEvidence: newest === null ? 'index' : groundsOf(evidence, index, { from, to: newest }),
        verdicts: (0,_explanation_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictRuns */ .qA)(releases),
        explanation: (0,_explanation_js__WEBPACK_IMPORTED_MODULE_4__/* .explain */ .WE)(releases, evidence.artifacts),
        held: (0,_policy_held_js__WEBPACK_IMPORTED_MODULE_3__/* .heldOf */ .L)(index, from, to),
    };
}
function reportHop(evidence, index, hop) {
    const { releases } = (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_2__/* .readSpan */ .F2)(index, hop.from, hop.to);
    return { ...hop, evidence: groundsOn(evidence, releases) };
}
/**
 * Whether the artifact of every live release of a jump was read. Artifacts above the target are never read. So a newer version than the
 * target rests on the index alone.
 */
function groundsOf(evidence, index, jump) {
    return groundsOn(evidence, (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_2__/* .readSpan */ .F2)(index, jump.from, jump.to).releases);
}
function groundsOn({ artifacts }, releases) {
    const live = releases.filter((release) => !release.backfilled);
    return live.length > 0 && live.every((release) => artifacts.has(release.version)) ? 'verified' : 'index';
}


/***/ }),

/***/ 79171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gatherUnderPolicy: () => (/* binding */ gatherUnderPolicy)
/* harmony export */ });
/* unused harmony export holdReleases */
/* harmony import */ var _evidence_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66421);
/* harmony import */ var _evidence_read_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34334);
/* harmony import */ var _net_document_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16299);
/* harmony import */ var _net_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22606);
/* harmony import */ var _net_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48324);
/* harmony import */ var _release_safety_release_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(554);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95274);
/* harmony import */ var _release_age_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17150);








/** In bytes. People write this file by hand, so it has a few kilobytes. */
const MOST_BYTES = 100_000;
/**
 * Reads the evidence and the team's own policy, and adds the policy's holds to the index. Every later judgement and plan sees them in the
 * releases.
 *
 * @throws ReverseSpanError if a span runs backwards; nothing is fetched then
 */
async function gatherUnderPolicy(settings, spans, host) {
    const source = (0,_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .evidenceSource */ .xs)(settings);
    const evidence = await (0,_evidence_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .gatherEvidence */ .h)(source, spans, { ...host, userAgent: _net_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .USER_AGENT */ ._ });
    const location = settings['known-issues'];
    const known = location === undefined ? null : await readKnownIssues(location, source.workingDirectory, host);
    const now = host.now ?? new Date();
    const policy = {
        minimumReleaseAge: settings['minimum-release-age'] ?? null,
        knownIssues: known === null ? null : (known.issues ?? []),
        problem: known === null || known.issues !== null ? null : `${known.record.location}: ${known.record.problem}`,
    };
    const held = evidence.index === null ? null : holdReleases(evidence.index, policy, now, known?.holdBy ?? null);
    return {
        ...evidence,
        index: held?.index ?? null,
        policy: {
            judgedAt: now.toISOString(),
            knownIssues: known?.record ?? null,
            unmatched: held?.unmatched ?? [],
            expired: held?.expired ?? [],
        },
    };
}
/**
 * The index with the policy's holds on its releases at a given moment. A policy can only restrict.
 *
 * @param holdBy the rule of known issues; null if the settings name no file
 */
function holdReleases(index, { minimumReleaseAge, knownIssues, problem }, now, holdBy) {
    const versions = index.releases.map(({ version }) => version);
    const byIssues = holdBy?.(knownIssues ?? [], versions, now) ?? { holds: new Map(), unmatched: [], expired: [] };
    // A file that cannot be read may bar anything, so it bars everything.
    const unread = problem === null ? [] : [{ on: 'target', rule: 'policy-unavailable', says: problem }];
    const releases = index.releases.map((release) => {
        const tooYoung = minimumReleaseAge === null ? null : (0,_release_age_js__WEBPACK_IMPORTED_MODULE_6__/* .holdByAge */ .is)(release.releaseDate, minimumReleaseAge, now);
        // Issues come before the age, because an issue bars a release for good.
        const holds = [...unread, ...(byIssues.holds.get(release.version) ?? []), ...(tooYoung === null ? [] : [tooYoung])];
        return holds.length === 0 ? release : (0,_release_safety_release_js__WEBPACK_IMPORTED_MODULE_7__/* .withHolds */ .Bg)(release, holds);
    });
    return { index: { ...index, releases }, unmatched: byIssues.unmatched, expired: byIssues.expired };
}
async function readKnownIssues(location, workingDirectory, host) {
    // Loaded only here, because nothing else needs a YAML parser and a schema.
    const { parseKnownIssues, holdByIssues: holdBy } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(2857), __webpack_require__.e(8815), __webpack_require__.e(7666), __webpack_require__.e(8529)]).then(__webpack_require__.bind(__webpack_require__, 28529));
    const reader = new _net_document_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .DocumentReader */ .z(_net_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .USER_AGENT */ ._, host.limits?.fetch ?? _net_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .FETCH_LIMITS */ .k, host.fileSource, host.connect);
    try {
        const request = {
            document: 'known-issues',
            release: null,
            location,
            workingDirectory,
            mostBytes: MOST_BYTES,
        };
        const { record, value } = await (0,_evidence_read_document_js__WEBPACK_IMPORTED_MODULE_1__/* .readDocument */ .u)(reader, request, parseKnownIssues, undefined, (bytes) => bytes);
        if (value === null)
            return { record, issues: null, holdBy };
        const { issues, problems } = value;
        return { record: problems === null ? record : { ...record, problem: problems.join('; ') }, issues, holdBy };
    }
    finally {
        reader.close();
    }
}


/***/ }),

/***/ 75744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ composeReport)
/* harmony export */ });
/* harmony import */ var _net_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50473);
/* harmony import */ var _net_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48324);
/* harmony import */ var _judge_conclude_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6605);
/* harmony import */ var _judge_fail_on_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87208);
/* harmony import */ var _endpoints_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16571);





/** The report has no links if nobody reads it on a page. */
const NO_LINKS = { repository: null, run: null, gate: null };
/** Puts the findings of a run into one report, and concludes. */
function composeReport(settings, findings) {
    const { evidence, problem } = findings;
    const all = [...findings.deployments].sort(_judge_conclude_js__WEBPACK_IMPORTED_MODULE_3__/* .compareDeployments */ .cb);
    const deployments = worstOfEach(all);
    const concluded = (0,_judge_conclude_js__WEBPACK_IMPORTED_MODULE_3__/* .concludeRun */ .jf)(all);
    const decision = problem === null ? concluded.decision : 'unproven';
    const upgradeMode = problem === null ? concluded.upgradeMode : 'Recreate';
    const problems = [problem, ...all.filter(({ tolerated }) => !tolerated).map((each) => each.problem)];
    const cannotBeAsked = problems.some((each) => each !== null && (0,_judge_fail_on_js__WEBPACK_IMPORTED_MODULE_2__/* .failsAlways */ .bM)(each));
    // A deployment may have one jump from each base. Only the worst one is shown.
    const spans = findings.spans.filter((span) => deployments.some((each) => isWayOf(span, each))).sort(_judge_conclude_js__WEBPACK_IMPORTED_MODULE_3__/* .compareSpans */ .fd);
    const failOn = settings['fail-on'];
    const fails = (0,_judge_fail_on_js__WEBPACK_IMPORTED_MODULE_2__/* .failsRun */ .FR)({ outcome: { failOn, cannotBeAsked }, problem, deployments: all, approval: null });
    return {
        reportVersion: '1',
        tool: _net_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j,
        generatedAt: new Date().toISOString(),
        decision,
        upgradeMode,
        safe: upgradeMode === 'RollingUpdate',
        outcome: { failOn, fails, cannotBeAsked },
        chartVersion: settings['chart-version'] ?? null,
        comparison: findings.comparison,
        links: NO_LINKS,
        choices: [],
        problem,
        deployments,
        spans,
        rendered: findings.rendered,
        notes: findings.notes,
        policy: policyOf(settings, evidence),
        approval: null,
        endpoints: (0,_endpoints_js__WEBPACK_IMPORTED_MODULE_4__/* .endpointsReport */ .p)(settings.endpoints, spans),
        evidence: {
            artifacts: settings.artifacts,
            index: {
                schemaVersion: evidence?.index?.schemaVersion ?? null,
                generatedAt: evidence?.index?.generatedAt ?? null,
            },
            documents: documentsOf(evidence),
            drift: evidence?.drift ?? [],
            running: findings.running,
        },
    };
}
/** The team's own policy; null if it has none. */
function policyOf(settings, evidence) {
    const { 'minimum-release-age': age, 'known-issues': knownIssues = null } = settings;
    if (age === undefined && knownIssues === null)
        return null;
    return {
        minimumReleaseAge: age?.text ?? null,
        // The displayed address has no secret.
        knownIssues: knownIssues === null ? null : (0,_net_location_js__WEBPACK_IMPORTED_MODULE_0__/* .parseLocation */ .z)(knownIssues, '/').display,
        judgedAt: evidence?.policy.judgedAt ?? null,
    };
}
function documentsOf(evidence) {
    if (evidence === null)
        return [];
    const { knownIssues } = evidence.policy;
    return [evidence.indexRecord, ...evidence.artifactRecords, ...(knownIssues === null ? [] : [knownIssues])];
}
/** Each deployment once, with its worst result. A tie keeps the first entry of `all`, which has the worst first. */
function worstOfEach(all) {
    const worst = new Map();
    for (const report of all) {
        const key = JSON.stringify([report.id, report.file, report.line, report.column]);
        const other = worst.get(key);
        if (other === undefined || rank(report) < rank(other))
            worst.set(key, report);
    }
    return [...worst.values()];
}
/** A smaller number is worse: a failure comes before a pass, and what does not roll before what does. */
function rank({ fails, upgradeMode }) {
    return (fails ? 0 : 2) + (upgradeMode === 'RollingUpdate' ? 1 : 0);
}
function isWayOf({ from, to }, deployment) {
    return deployment.from === from && deployment.to === to;
}


/***/ }),

/***/ 76508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iw: () => (/* binding */ notesOnRunning),
/* harmony export */   Qj: () => (/* binding */ noteOnChoices),
/* harmony export */   SA: () => (/* binding */ noteOnUnseen),
/* harmony export */   ZQ: () => (/* binding */ notesOnPolicy),
/* harmony export */   b_: () => (/* binding */ notesOnRepository),
/* harmony export */   eH: () => (/* binding */ notesOnEvidence),
/* harmony export */   jH: () => (/* binding */ NOTHING_DEPLOYED)
/* harmony export */ });
/* harmony import */ var _net_connection_security_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16573);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68042);


const MOST_EXAMPLES = 3;
/** What the reader should know besides the decision, such as skipped releases, contradictions and unreadable documents. */
function notesOnEvidence(evidence, spans) {
    const { index, indexRecord, drift, artifacts, artifactRecords } = evidence;
    const unusable = artifactRecords.filter((record) => record.problem !== null);
    const documents = [...artifacts.values()];
    const overPlainHttp = [indexRecord, ...artifactRecords].map(({ location }) => location).filter(_net_connection_security_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainHttp */ .f);
    const unchanged = spans
        .filter(({ decision }) => decision === 'unchanged')
        .map(({ from }) => `${from} is both the current and the target version`);
    const unknown = [...(index === null ? [] : [index]), ...documents].map((document) => document.unknownMembers);
    return [
        note('warning', 'nothing-compared', unchanged),
        note('warning', 'plain-http', overPlainHttp),
        note('warning', 'index-without-schema', index !== null && index.schemaVersion === null ? ['schemaVersion'] : []),
        note('warning', 'rows-skipped', (index?.skippedRows ?? []).map(({ row, problem }) => `row ${row}: ${problem}`)),
        note('warning', 'rows-in-doubt', index === null ? [] : rowsInDoubt(index.releases)),
        note('warning', 'drift', drift.map(({ release, member, index: listed, artifact }) => {
            return `${release}: ${member} is ${listed || 'empty'} in the index and ${artifact || 'empty'} in the artifact`;
        })),
        note('warning', 'artifacts-unusable', unusable.map(({ release, problem }) => `${release}: ${problem}`)),
        note('notice', 'artifact-odd', documents.flatMap(oddities)),
        unknownMembersNote(unknown),
    ].filter((found) => found.count > 0);
}
/** Notes on entries of the team's own policy that match nothing. */
function notesOnPolicy({ policy }) {
    const location = policy.knownIssues?.location ?? '';
    return [
        note('warning', 'plain-http', (0,_net_connection_security_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainHttp */ .f)(location) ? [location] : []),
        note('notice', 'known-issues-unmatched', policy.unmatched),
        note('notice', 'known-issues-over', policy.expired),
    ].filter((found) => found.count > 0);
}
/**
 * What the reader should know about the repository besides its deployments.
 *
 * @param changes the changes in the report
 * @param isSameCommit whether a commit was compared with itself
 * @param notRendered places of deployments that are missing from the rendered manifests, if there are manifests
 */
function notesOnRepository(comparisons, changes, isSameCommit, notRendered) {
    const detections = comparisons.flatMap(({ head, base }) => (base === null ? [head] : [head, base]));
    const each = (list) => [...new Set(detections.flatMap(list))];
    // If no deployment of the head can be read, the check guards nothing.
    const heads = comparisons.flatMap(({ head }) => head.objects);
    const isHeld = heads.length === 0 || heads.some(({ version }) => version !== null);
    const unreadable = isHeld ? [] : [...new Set(heads.map(({ place }) => (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .showPlace */ .R)(place)))];
    const touched = comparisons.some(({ touchesWorkflows }) => touchesWorkflows);
    return [
        note('warning', 'nothing-compared', isSameCommit ? ['base and head are the same commit'] : []),
        note('warning', 'workflow-changed', touched ? ['.github/workflows/'] : []),
        note('warning', 'nothing-held', unreadable),
        note('warning', 'not-rendered', notRendered),
        note('notice', 'found-by-line', changes.filter(({ line }) => line !== undefined).map(({ place }) => (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .showPlace */ .R)(place))),
        note('notice', 'not-parsed', each(({ notParsed }) => notParsed)),
    ].filter((found) => found.count > 0);
}
/** What the reader should know about the services that were asked for their version (docs/rules.md#what-runs). */
function notesOnRunning(starts, running) {
    const saying = (effects) => starts.flatMap(({ jump: { from, to, place }, service, effect }) => {
        if (effect === null || !effects.includes(effect) || service === null)
            return [];
        const where = place === null ? service.location : place.file;
        return [`${where} ${SAYINGS[effect](`${service.version}`, `${from}`, `${to}`)}`];
    });
    const unmatched = running.filter((each) => starts.every(({ service }) => service !== each));
    return [
        note('warning', 'running-differs', saying(['behind', 'ahead', 'above'])),
        note('notice', 'running-base', saying(['base'])),
        note('warning', 'running-unknown', running.flatMap(({ location, problem }) => (problem === null ? [] : [`${location}: ${problem}`]))),
        note('warning', 'running-unmatched', unmatched.flatMap(({ glob }) => glob ?? [])),
        note('warning', 'plain-http', running.map(({ location }) => location).filter(_net_connection_security_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainHttp */ .f)),
    ].filter((found) => found.count > 0);
}
const SAYINGS = {
    behind: (running, from) => `still runs ${running}, not ${from}; judged from ${running}`,
    ahead: (running, from) => `runs ${running} already, not ${from}; judged from ${from}`,
    above: (running, _, to) => `runs ${running}, which is above ${to}`,
    base: (running) => `runs ${running}`,
};
/** For a run that passes although neither side of the change deploys Lightdash. */
const NOTHING_DEPLOYED = { level: 'warning', code: 'nothing-deployed', count: 1, examples: [] };
/** @param ignored files that a deployment asks for and git ignores */
function noteOnUnseen(ignored) {
    return ignored.length === 0 ? [] : [note('warning', 'git-ignored', ignored)];
}
/** For a red report without choices because working them out has failed. */
function noteOnChoices(error) {
    return note('warning', 'choices-failed', [String(error)]);
}
function note(level, code, cases) {
    return { level, code, count: cases.length, examples: cases.slice(0, MOST_EXAMPLES) };
}
/** Contradictions anywhere in the index. Those outside of the span are included, although they decide nothing. */
function rowsInDoubt(releases) {
    return releases.flatMap(({ version, previousVersion, flaws }, position) => {
        const contradictions = flaws
            .filter(({ rule }) => rule === 'contradiction')
            .map(({ says }) => `${version}: ${says}`);
        const before = releases[position - 1];
        const isChained = before === undefined || previousVersion === before.version;
        return isChained
            ? contradictions
            : [...contradictions, `${version}: previousVersion is ${previousVersion}, after ${before.version}`];
    });
}
function oddities({ version, oddities: odd, unreadable }) {
    return [
        ...odd.map((oddity) => `${version}: ${oddity}`),
        ...unreadable.map((section) => `${version}: "${section}" does not have its documented shape`),
    ];
}
function unknownMembersNote(found) {
    const names = new Set(found.flatMap((members) => members.names));
    return {
        level: 'notice',
        code: 'unknown-members',
        count: found.reduce((sum, members) => sum + members.count, 0),
        examples: [...names].slice(0, MOST_EXAMPLES),
    };
}


/***/ }),

/***/ 69450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ stepsOf)
/* harmony export */ });
/* harmony import */ var _release_safety_config_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74037);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15807);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44300);



/**
 * What each step of a plan changes in the environment variables of a deployment (docs/report.md). A step finds the names that the step before it asks for.
 *
 * @returns the steps that change any; none if the plan has fewer than two, because then the upgrade itself tells it
 */
function stepsOf({ plan, explanation }, variables) {
    const hops = plan.hops ?? [];
    if (hops.length < 2)
        return [];
    let left = variables;
    return hops.flatMap(({ from, to }) => {
        const releases = explanation.releases.filter(({ version }) => (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(version, from) > 0 && (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(version, to) <= 0);
        const effects = (0,_release_safety_config_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .netConfigEffects */ .C)(releases.map(({ version, config }) => ({ release: version, changes: config?.changes ?? [] })));
        const found = (0,_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .matchVariables */ .Z)(effects, left).variables;
        left = left === null ? null : { ...left, set: afterStep(left.set, found) };
        return found.length === 0 ? [] : [{ from, to, variables: found }];
    });
}
/** The variables as they are once all that a step asks for is done. */
function afterStep(set, found) {
    const moves = new Map(found.flatMap(({ state, effect, setName, name }) => state === 'set' && effect !== 'default-changed' && setName !== null ? [[setName, name]] : []));
    const kept = new Set(set.flatMap(({ name }) => (moves.has(name) ? [] : [name])));
    return set.flatMap((variable) => {
        const name = moves.get(variable.name);
        if (name === undefined)
            return [variable];
        if (name === null || kept.has(name))
            return [];
        kept.add(name);
        return [{ ...variable, name }];
    });
}


/***/ }),

/***/ 44300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ matchVariables)
/* harmony export */ });
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14889);

/**
 * Looks up in a deployment's files the environment variables that an upgrade changes. The contents of a secret cannot be seen. That is
 * never the same as "not set".
 *
 * @param environment the variables that the files of the head set; null if the files show none of them
 */
function matchVariables(effects, containerVariables) {
    if (effects.length === 0)
        return { variables: [], unseenVariables: [] };
    const set = new Map(containerVariables?.set.map((variable) => [variable.name, variable]));
    const isBlind = containerVariables === null || containerVariables.unseen.length > 0;
    const partial = new Set();
    const variables = effects.map((effect) => {
        const { names, name } = effect;
        // The old name has to change; if only the new name is set, there is nothing to do. If a variable gets its first name back, a name in
        // between does not matter.
        const formerNames = effect.effect === 'default-changed' ? [] : names.filter((each) => each !== name);
        const former = formerNames.find((each) => set.has(each));
        const current = name === null ? undefined : set.get(name);
        // A removed variable has to go from every place that sets it. A needed variable stays open if one container may lack it.
        const isOpen = former === undefined && current?.isPartial === true;
        if (isOpen)
            partial.add(current);
        const setName = former ?? (isOpen ? null : (current?.name ?? null));
        const place = setName === null ? undefined : set.get(setName)?.place;
        const isNew = former === undefined && effect.effect === 'renamed';
        const state = setName === null ? (isBlind || isOpen ? 'unseen' : 'not-set') : isNew ? 'set-new' : 'set';
        return { ...effect, state, setName, file: place?.file ?? null, line: place?.line ?? null };
    });
    const open = [...partial].map(({ name, place }) => ({
        source: `${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(name)}, which may not be set in every container`,
        place,
    }));
    const unseenVariables = [...open, ...(containerVariables?.unseen ?? [])].map(({ source, place }) => ({
        source,
        file: place.file,
        line: place.line,
    }));
    return { variables, unseenVariables: variables.some(({ state }) => state === 'unseen') ? unseenVariables : [] };
}


/***/ }),

/***/ 13755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ judgeWithRunning),
/* harmony export */   askServices: () => (/* binding */ askServices)
/* harmony export */ });
/* harmony import */ var _evidence_running_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36706);

/**
 * Asks the services of `running-url`, judges, and asks again: if a service then answers otherwise, an upgrade is under way, and the judgement is
 * made anew without what it said.
 *
 * @param judge makes the judgement with what runs
 */
async function judgeWithRunning(settings, host, judge) {
    const { 'running-url': addresses, 'tag-suffix': tagSuffix } = settings;
    if (addresses.length === 0)
        return judge([]);
    const before = await askServices(addresses, tagSuffix, host);
    const judged = await judge(before);
    const known = addresses.filter((_, at) => before[at]?.version !== null);
    const records = known.length === 0 ? [] : await askServices(known, tagSuffix, host);
    const again = new Map(known.map((address, at) => [address, records[at]]));
    const after = before.map((record, at) => {
        const later = again.get(addresses[at]);
        if (later === undefined || later.version === record.version)
            return record;
        const then = later.version ?? `nothing: ${later.problem}`;
        return { ...record, version: null, problem: `it answered ${record.version}, and at the end of the run ${then}` };
    });
    const isSame = after.every((record, at) => record === before[at]);
    return isSame ? judged : judge(after);
}
/** Asks each service once, however many lines name it. @returns a record for each line */
async function askServices(addresses, tagSuffix, { connect, limits, onProgress }) {
    const versions = new _evidence_running_version_js__WEBPACK_IMPORTED_MODULE_0__/* .RunningVersions */ .Z({
        ...(connect === undefined ? {} : { connect }),
        ...(limits === undefined ? {} : { limits: limits.fetch }),
    });
    const answers = new Map();
    const progress = { reading: 'the version that runs', total: 1 };
    try {
        onProgress({ ...progress, done: 0 });
        return await Promise.all(addresses.map(async ({ glob, url, location }) => {
            const answer = answers.get(url.href) ?? versions.ask(url, tagSuffix);
            answers.set(url.href, answer);
            const { version, problem } = await answer;
            return { location, glob, askedAt: new Date().toISOString(), version, problem };
        }));
    }
    finally {
        onProgress({ ...progress, done: 1 });
        versions.close();
    }
}


/***/ }),

/***/ 20896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ standingOf)
/* harmony export */ });
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15807);

/** How a running version stands to a jump forward; null if it is where the jump begins. */
function standingOf({ from, to }, running) {
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(running, to) > 0)
        return 'above';
    const order = (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(running, from);
    return order === 0 ? null : order < 0 ? 'behind' : 'ahead';
}


/***/ })

};
