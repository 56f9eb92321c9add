export const id = 8463;
export const ids = [8463];
export const modules = {

/***/ 56097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ describeUnusable)
/* harmony export */ });
function describeUnusable({ location, problem }) {
    return problem?.startsWith(location) === true ? problem : `${location}: ${problem}`;
}


/***/ }),

/***/ 94237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ choicesOfGiven),
/* harmony export */   NV: () => (/* binding */ titleOfHop),
/* harmony export */   RA: () => (/* binding */ newestRollingTarget),
/* harmony export */   Wk: () => (/* binding */ firstHop),
/* harmony export */   b1: () => (/* binding */ waysToWait),
/* harmony export */   dC: () => (/* binding */ titleOfRolling),
/* harmony export */   lK: () => (/* binding */ titleOfDowntime),
/* harmony export */   lk: () => (/* binding */ emptyChoice),
/* harmony export */   nA: () => (/* binding */ waysToFinish)
/* harmony export */ });
/* harmony import */ var _documents_moment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40709);
/* harmony import */ var _product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53720);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29519);
/* harmony import */ var _release_safety_decision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47565);
/* harmony import */ var _release_safety_hold_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7930);
/* harmony import */ var _release_safety_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48308);
/* harmony import */ var _release_safety_span_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54747);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15807);
/* harmony import */ var _judge_fail_on_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87208);
/* harmony import */ var _policy_age_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8830);
/* harmony import */ var _policy_terms_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17794);











const WINDOW = ' in a maintenance window';
const FRESH_DAYS = 7;
function emptyChoice(way) {
    return { ...way, edits: [], patch: null, command: null, inputs: [], after: [], thenPasses: null };
}
function firstHop({ plan, policy }) {
    return plan.hops?.[0] ?? policy?.newest?.hop ?? null;
}
function newestRollingTarget(index, { from, to, newestRollingVersion }) {
    if (newestRollingVersion === null)
        return null;
    const rolling = (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .planHops */ ._)(index, (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_6__/* .readSpan */ .F2)(index, from, newestRollingVersion)).hops?.[0]?.to ?? null;
    return rolling !== null && (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_10__/* .compareVersions */ .Zy)(rolling, to) < 0 ? rolling : null;
}
function titleOfDowntime(to) {
    return `Downtime: ${to === null ? 'upgrade' : `go to ${to}`}${WINDOW}`;
}
function titleOfHop(to, spans, isInWindow) {
    const [length = null, ...others] = new Set(spans.map(({ plan }) => plan.hops?.length ?? null));
    const isHeld = spans.some(({ plan }) => plan.hops === null);
    const step = length === null || others.length > 0 ? 'First step' : `Step 1 of ${length}`;
    const lead = isHeld ? 'Newest that your policy allows' : step;
    const each = isHeld ? 'the newest version that it allows for each deployment' : 'the first version of each plan';
    return `${lead}: go to ${to ?? each}${isInWindow ? WINDOW : ''}`;
}
function titleOfRolling(to, target, hasDowntime) {
    const later = target === null ? 'further later' : `to ${target} later`;
    const where = to === null ? 'go to the newest version that rolls for each' : `go to ${to} now`;
    return `${hasDowntime ? 'A proven upgrade' : 'No downtime'} today: ${where}, ${later}`;
}
function waysToFinish(failing, failOn) {
    const open = failing.filter(({ span }) => span?.migrations != null);
    const isAlone = open.length > 0 && open.every(({ span }) => span?.reasons.length === 1) && open.length === failing.length;
    const isParked = open.some(({ span }) => span?.migrations?.state === 'parked');
    const [title, instead] = isParked
        ? ['Repair the parked migrations: see their log', 'Run this check again once they are done.']
        : ['Wait until the migrations have finished', 'Run this check again then.'];
    const deployments = open.map(({ report }) => report.id);
    const way = isAlone ? [emptyChoice({ id: 'wait', title, to: null, deployments, failOn, instead })] : [];
    return isParked ? { first: [], last: way } : { first: way, last: [] };
}
function waysToWait(failing, failOn) {
    const deployments = failing.map(({ report }) => report.id);
    const wait = (what, instead) => emptyChoice({ id: 'wait', title: `Wait ${what}`, to: null, deployments, failOn, instead });
    const fresh = freshReleases(failing.map(({ span }) => span));
    const verdicts = fresh.length === 1 ? fresh[0] : `${fresh.length} releases`;
    const isPolicyAlone = failing.every(({ span }) => span?.reasons.every(({ rule }) => (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_4__/* .decisionOfHold */ .t7)(rule) === 'blocked') === true);
    const moment = Math.max(...failing.map(({ span }) => Date.parse(span?.policy?.passesFrom ?? '')));
    return [
        ...(fresh.length === 0
            ? []
            : [wait(`for ${_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.name}'s verdict on ${verdicts}`, 'Run this check again once the verdict is published.')]),
        ...(isPolicyAlone && Number.isFinite(moment)
            ? [wait(`until ${(0,_policy_age_js__WEBPACK_IMPORTED_MODULE_8__/* .showMinute */ .Q)(moment)}`, 'Run this check again then.')]
            : []),
    ];
}
function freshReleases(spans) {
    const missing = spans.flatMap((span) => span?.reasons.map(({ rule, release }) => (rule === 'verdict-unknown' ? release : null)) ?? [null]);
    const dates = new Map(spans.flatMap((span) => (span?.explanation.releases ?? []).map((each) => [each.version, each.releaseDate])));
    const isFresh = (version) => version !== null && Date.now() - Date.parse(dates.get(version) ?? '') < FRESH_DAYS * _documents_moment_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
    return missing.every(isFresh) ? [...new Set(missing)] : [];
}
const UNDECLARED = {
    change: 'upgrade',
    declaredMode: null,
    isOfChart: false,
    chartVersion: null,
    mayMigrateTooEarly: false,
    isExcepted: false,
};
function choicesOfGiven(settings, evidence, span) {
    const index = evidence.index && (0,_policy_terms_js__WEBPACK_IMPORTED_MODULE_9__/* .underTerms */ .Gc)(evidence.index, settings.from, span);
    const own = settings['fail-on'];
    const chart = settings['chart-version'];
    const passes = (to, failOn) => index !== null &&
        !(chart !== undefined && (0,_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .refusesTag */ .yH)(chart, to)) &&
        !(0,_judge_fail_on_js__WEBPACK_IMPORTED_MODULE_7__/* .failsJob */ .VC)(failOn, settings['new-target'], {
            ...UNDECLARED,
            decision: (0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decideSpan */ .Rg)(index, (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_6__/* .readSpan */ .F2)(index, settings.from, to)).decision,
        });
    if (index === null || span.decision === 'unproven' || passes(settings.to, own))
        return [];
    const offer = (id, title, to, failOn = own) => {
        if (!passes(to, failOn))
            return [];
        const instead = failOn === own ? 'Change the version where it is given.' : 'Stop the old version before the new one starts.';
        const inputs = [
            ...(to === settings.to ? [] : [{ name: 'to', value: to }]),
            ...(failOn === own ? [] : [{ name: 'fail-on', value: failOn }]),
        ];
        return [{ ...emptyChoice({ id, title, to, deployments: ['given'], failOn, instead }), inputs, thenPasses: true }];
    };
    const hop = firstHop(span);
    const stops = hop?.decision === 'recreate';
    const rolling = newestRollingTarget(index, span);
    const failing = [{ report: { id: 'given' }, span }];
    const finish = waysToFinish(failing, own);
    return [
        ...finish.first,
        ...(span.decision === 'recreate' ? offer('stop', titleOfDowntime(span.to), span.to, 'blocked') : []),
        ...(span.decision === 'blocked' && hop !== null
            ? offer('hop', titleOfHop(hop.to, [span], stops), hop.to, stops ? 'blocked' : own)
            : []),
        ...(rolling === null || rolling === hop?.to ? [] : offer('roll', titleOfRolling(rolling, span.to, false), rolling)),
        ...waysToWait(failing, own),
        ...finish.last,
    ];
}


/***/ }),

/***/ 8463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judge: () => (/* binding */ judge),
/* harmony export */   judgeApproved: () => (/* binding */ judgeApproved)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(15807);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38811);
/* harmony import */ var _choices_ways_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94237);
/* harmony import */ var _judge_conclude_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6605);
/* harmony import */ var _judge_judge_span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28242);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79171);
/* harmony import */ var _policy_terms_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17794);
/* harmony import */ var _report_compose_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75744);
/* harmony import */ var _report_notes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76508);
/* harmony import */ var _report_report_deployment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38097);
/* harmony import */ var _report_table_sizes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87570);
/* harmony import */ var _running_ask_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13755);













async function judge(given, host) {
    const approved = await readApproval(given);
    const { from, to } = given;
    if (from !== undefined && to !== undefined) {
        const settings = await checkedOut(given, host);
        const report = await judgeJumps(settings, [{ from, to, deployments: [] }], host);
        return finish(withUnsearched(report, host.repository.event.name), approved, host);
    }
    const { judgeRepository } = await Promise.all(/* import() */[__webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(3380), __webpack_require__.e(5046), __webpack_require__.e(129)]).then(__webpack_require__.bind(__webpack_require__, 3794));
    return finish(await judgeRepository(given, host.repository, host), approved, host);
}
async function judgeApproved(given, host) {
    const approved = await readApproval(given);
    if (approved === null)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d('There is no approved report to verify.');
    const jumps = new Map();
    for (const deployment of approved.report.deployments) {
        const { from, to } = deployment;
        if (from === null || to === null || from === to)
            continue;
        if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_11__/* .compareVersions */ .Zy)(to, from) < 0) {
            throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(`The approved report has a rollback, ${from} → ${to}. Only the change itself allows one: verify the report with the commits of the change, \`--base\` and \`--head\`.`);
        }
        const key = `${from} ${to}`;
        jumps.set(key, { from, to, deployments: [...(jumps.get(key)?.deployments ?? []), deployment] });
    }
    return finish(await judgeJumps(await checkedOut(given, host), [...jumps.values()], host), approved, host);
}
function withUnsearched(report, event) {
    const isChange = /^(?:pull_request(?:_target)?|merge_group)$/.test(event);
    return isChange
        ? { ...report, notes: [...report.notes, ...(0,_report_notes_js__WEBPACK_IMPORTED_MODULE_7__/* .notesOf */ .h$)(['warning', 'files-not-searched', [event]])] }
        : report;
}
async function checkedOut(given, { repository }) {
    const { settingsOfCheckout } = await __webpack_require__.e(/* import() */ 7935).then(__webpack_require__.bind(__webpack_require__, 97935));
    const settings = await settingsOfCheckout(given);
    repository.onSettings?.(settings);
    return settings;
}
async function finish(report, approved, { links }) {
    const linked = withLinks(report, links ?? report.links);
    if (approved === null)
        return linked;
    const { underApproval } = await __webpack_require__.e(/* import() */ 3768).then(__webpack_require__.bind(__webpack_require__, 13768));
    return underApproval(linked, approved);
}
function withLinks(report, links) {
    const choices = report.choices.map((choice) => choice.command === null ? choice : { ...choice, command: `${links.program} ${choice.command}` });
    return { ...report, links, choices };
}
async function readApproval({ 'approved-report': location, 'working-directory': folder }) {
    if (location === undefined)
        return null;
    const { readApprovedReport } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(7572)]).then(__webpack_require__.bind(__webpack_require__, 17572));
    return await readApprovedReport(location, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder));
}
async function judgeJumps(settings, jumps, host) {
    const judgeAt = async (running) => {
        const starts = await startsOf(jumps, running);
        const asked = running.filter((each) => starts.some(({ service }) => service === each || service === null));
        const wanted = starts.flatMap(({ jumps: each }) => each);
        const evidence = wanted.length === 0 ? null : await (0,_policy_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .gatherUnderPolicy */ .km)(settings, wanted, host);
        const judged = evidence === null
            ? []
            : starts.map(({ jumps: each, service }) => (0,_judge_conclude_js__WEBPACK_IMPORTED_MODULE_12__/* .worstOf */ .hm)(each, ({ from, to }) => {
                const migrations = from === to ? null : (0,_policy_terms_js__WEBPACK_IMPORTED_MODULE_5__/* .openMigrationsOf */ .$F)(service);
                const span = (0,_judge_judge_span_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeSpan */ .r)(evidence, from, to, { promotion: null, migrations });
                return { span, report: givenDeployment(settings, span, jumps.length === 1) };
            }));
        const spans = [...new Map(judged.map(({ span }) => [`${span.from} ${span.to}`, span])).values()];
        const report = (0,_report_compose_report_js__WEBPACK_IMPORTED_MODULE_6__/* .composeReport */ .Z)(settings, {
            comparison: null,
            problem: null,
            deployments: judged.map((each) => each.report),
            spans,
            rendered: null,
            notes: [...(0,_report_notes_js__WEBPACK_IMPORTED_MODULE_7__/* .notesOnRunning */ .Iw)(starts, asked), ...(evidence === null ? [] : (0,_report_notes_js__WEBPACK_IMPORTED_MODULE_7__/* .notesOnEvidence */ .eH)(evidence, spans))],
            evidence,
            running,
            unread: [],
        });
        const [only] = spans;
        if (evidence === null || only === undefined || spans.length > 1)
            return report;
        return { ...report, choices: (0,_choices_ways_js__WEBPACK_IMPORTED_MODULE_2__/* .choicesOfGiven */ .LS)({ ...settings, from: only.from, to: only.to }, evidence, only) };
    };
    const report = await (0,_running_ask_js__WEBPACK_IMPORTED_MODULE_10__/* .judgeWithRunning */ .D)(settings, host, judgeAt, (each) => each);
    return await (0,_report_table_sizes_js__WEBPACK_IMPORTED_MODULE_9__/* .withTableSizes */ .p)(report, settings, host);
}
async function startsOf(jumps, running) {
    if (running.length === 0)
        return jumps.map((jump) => ({ jump, jumps: [jump], service: null, standing: null }));
    const { serviceFinder, standingOf } = await Promise.all(/* import() */[__webpack_require__.e(8768), __webpack_require__.e(3175)]).then(__webpack_require__.bind(__webpack_require__, 95556));
    const serviceOf = serviceFinder(running, '');
    return jumps.flatMap((jump) => {
        const { from, to, deployments } = jump;
        const found = deployments.length === 0 ? [serviceOf(null, null)] : deployments.map(({ file, id }) => serviceOf(file, id));
        return [...new Set(found)].map((service) => {
            const runs = service?.version ?? from;
            const standing = standingOf(jump, runs);
            if (standing === 'above') {
                throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(`${service?.location} runs ${runs}, which is above ${to}: a downgrade cannot be checked.`);
            }
            const counted = standing === 'behind' ? [{ from: runs, to }, jump] : [jump];
            return { jump, jumps: counted, service, standing };
        });
    });
}
function givenDeployment(settings, span, isOnly) {
    const { from, to, migrations } = span;
    const jump = {
        change: span.direction === 'same-version' ? 'unchanged' : 'upgrade',
        base: null,
        head: null,
        place: { file: '', line: null, column: null },
        from,
        to,
        problem: null,
        tolerated: false,
        buildChanged: null,
        notices: [],
    };
    const unset = { environments: [], exceptions: [], leftovers: [], promotion: null, rollback: null, reverts: false };
    const report = (0,_report_report_deployment_js__WEBPACK_IMPORTED_MODULE_8__/* .reportDeployment */ .a)(jump, { span, migrations, ...unset }, settings);
    return {
        ...report,
        id: isOnly ? 'given' : `given ${from} → ${to}`,
        kind: 'given',
        file: null,
        writes: { ...report.writes, stop: 'none' },
    };
}


/***/ }),

/***/ 6605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cb: () => (/* binding */ compareDeployments),
/* harmony export */   fd: () => (/* binding */ compareSpans),
/* harmony export */   hm: () => (/* binding */ worstOf),
/* harmony export */   jf: () => (/* binding */ concludeRun)
/* harmony export */ });
/* unused harmony export rankOf */
const RANKS = ['unproven', 'blocked', 'recreate', 'roll', 'unchanged'];
function concludeRun(deployments, problem) {
    if (problem !== null)
        return { decision: 'unproven', upgradeMode: 'Recreate' };
    const decisions = deployments.map(decisionOf).filter((decision) => decision !== null);
    const [worst = 'unchanged'] = decisions.toSorted((one, other) => rankOf(one) - rankOf(other));
    const doesRoll = deployments.length > 0 && deployments.every(rolls);
    return { decision: worst, upgradeMode: doesRoll ? 'RollingUpdate' : 'Recreate' };
}
function compareDeployments(one, other) {
    const byRank = rankOf(decisionOf(one) ?? 'unchanged') - rankOf(decisionOf(other) ?? 'unchanged');
    if (byRank !== 0)
        return byRank;
    if (one.file !== other.file)
        return (one.file ?? '') < (other.file ?? '') ? -1 : 1;
    return (one.line ?? 0) - (other.line ?? 0);
}
function worstOf(jumps, judge) {
    const rank = ({ report }) => 2 * rankOf(decisionOf(report) ?? 'unchanged') + (report.upgradeMode === 'RollingUpdate' ? 1 : 0);
    return jumps.map(judge).reduce((worst, other) => (rank(other) < rank(worst) ? other : worst));
}
function compareSpans(one, other) {
    return rankOf(one.decision) - rankOf(other.decision) || other.coveredReleases - one.coveredReleases;
}
function rankOf(decision) {
    return RANKS.indexOf(decision);
}
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
/* harmony import */ var _evidence_document_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56097);
/* harmony import */ var _release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47565);
/* harmony import */ var _release_safety_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48308);
/* harmony import */ var _release_safety_span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54747);
/* harmony import */ var _policy_held_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25522);
/* harmony import */ var _policy_terms_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17794);
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28092);







function judgeSpan(evidence, from, to, terms = _policy_terms_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_TERMS */ .Io) {
    const { indexRecord } = evidence;
    const index = evidence.index === null ? null : (0,_policy_terms_js__WEBPACK_IMPORTED_MODULE_4__/* .underTerms */ .Gc)(evidence.index, from, terms);
    if (index === null) {
        const problem = (0,_evidence_document_record_js__WEBPACK_IMPORTED_MODULE_6__/* .describeUnusable */ .b)(indexRecord);
        return {
            ...(0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decideWithoutIndex */ .F)(from, to, problem),
            ...terms,
            plan: { hops: null, problem: { rule: 'index-unavailable', release: null, says: problem } },
            newestRollingVersion: null,
            newestRollingHops: null,
            newestRollingEvidence: 'index',
            verdicts: [],
            explanation: _explanation_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING_EXPLAINED */ .X2,
            policy: null,
        };
    }
    const span = (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_2__/* .readSpan */ .F2)(index, from, to);
    const plan = (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planHops */ ._)(index, span);
    const stops = (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_2__/* .stopsBetween */ .Q_)(span);
    const demandOn = (hop, next) => {
        if (next === undefined)
            return null;
        if (stops.includes(hop.to))
            return { rule: 'required-stop', release: hop.to, says: 'requiredStops' };
        const both = (0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decideSpan */ .Rg)(index, (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_2__/* .readSpan */ .F2)(index, hop.from, next.to));
        return [...both.reasons, ...hop.reasons].find(isDemand) ?? null;
    };
    const withGrounds = (hop, at, hops) => {
        return { ...hop, evidence: groundsOf(evidence, hop), demand: demandOn(hop, hops[at + 1]) };
    };
    const newest = (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .newestRollingVersion */ .q)(index, from);
    return {
        ...(0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decideSpan */ .Rg)(index, span),
        ...terms,
        plan: plan.hops === null ? plan : { ...plan, hops: plan.hops.map(withGrounds) },
        newestRollingVersion: newest,
        newestRollingHops: newest === null ? null : ((0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planHops */ ._)(index, (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_2__/* .readSpan */ .F2)(index, from, newest)).hops?.length ?? null),
        newestRollingEvidence: newest === null ? 'index' : groundsOf(evidence, { from, to: newest }),
        verdicts: (0,_explanation_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictRuns */ .qA)(span.releases),
        explanation: (0,_explanation_js__WEBPACK_IMPORTED_MODULE_5__/* .explain */ .WE)(span.releases, evidence.artifacts),
        policy: (0,_policy_held_js__WEBPACK_IMPORTED_MODULE_3__/* .policyOn */ .G)(index, span),
    };
}
function isDemand({ rule }) {
    return rule === 'required-stop' || rule === 'minimum-not-met' || rule === 'uncovered-hop';
}
function groundsOf({ index, artifacts }, { from, to }) {
    const live = index === null ? [] : (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_2__/* .readSpan */ .F2)(index, from, to).releases.filter((release) => !release.backfilled);
    return live.length > 0 && live.every((release) => artifacts.has(release.version)) ? 'verified' : 'index';
}


/***/ }),

/***/ 79171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ readOwnDocument),
/* harmony export */   km: () => (/* binding */ gatherUnderPolicy)
/* harmony export */ });
/* unused harmony exports holdReleases, holdByAge */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _documents_moment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40709);
/* harmony import */ var _evidence_document_record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56097);
/* harmony import */ var _evidence_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66421);
/* harmony import */ var _evidence_read_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34334);
/* harmony import */ var _net_document_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16299);
/* harmony import */ var _net_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22606);
/* harmony import */ var _release_safety_release_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(554);
/* harmony import */ var _age_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8830);









const MOST_BYTES = 100_000;
const NO_ISSUES = { holds: new Map(), unmatched: [], expired: [] };
async function gatherUnderPolicy(settings, spans, host) {
    const { 'index-url': indexUrl, 'release-asset-url': releaseAssetUrl, artifacts } = settings;
    const workingDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(settings['working-directory']);
    const evidence = await (0,_evidence_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .gatherEvidence */ .hx)({ indexUrl, releaseAssetUrl, artifacts, workingDirectory }, spans, host);
    const known = await knownIssuesOf(settings, workingDirectory, host);
    const { index } = evidence;
    const now = host.now ?? new Date();
    const issues = index === null || known === null ? NO_ISSUES : known.holdIn(index, now);
    const held = index && holdReleases(index, issues, settings['minimum-release-age'] ?? null, now);
    return {
        ...evidence,
        index: held && holdOldIndex(held, settings['max-index-age'] ?? null, now),
        policy: {
            judgedAt: now.toISOString(),
            oldIndex: index && describeOldIndex(index, now),
            knownIssues: known?.record ?? null,
            unmatched: issues.unmatched,
            expired: issues.expired,
        },
    };
}
function holdReleases(index, issues, age, now) {
    const releases = index.releases.map((release) => {
        const tooYoung = age === null ? null : holdByAge(release.releaseDate, age, now);
        const holds = [...(issues.holds.get(release.version) ?? []), ...(tooYoung === null ? [] : [tooYoung])];
        return holds.length === 0 ? release : (0,_release_safety_release_js__WEBPACK_IMPORTED_MODULE_6__/* .withHolds */ .Bg)(release, holds);
    });
    return { ...index, releases };
}
async function knownIssuesOf({ team, ...settings }, workingDirectory, host) {
    const location = settings['known-issues'];
    if (location !== undefined)
        return await readKnownIssues(location, workingDirectory, host);
    if (team.knownIssues === null)
        return null;
    const { holdByIssues } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(8815), __webpack_require__.e(2857), __webpack_require__.e(8529)]).then(__webpack_require__.bind(__webpack_require__, 28529));
    const file = { issues: team.knownIssues, problem: null };
    return { record: null, holdIn: ({ releases }, now) => holdByIssues(file, releases, now) };
}
async function readKnownIssues(location, workingDirectory, host) {
    const { parseKnownIssues, holdByIssues } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(8815), __webpack_require__.e(2857), __webpack_require__.e(8529)]).then(__webpack_require__.bind(__webpack_require__, 28529));
    const request = { document: 'known-issues', location, workingDirectory, mostBytes: MOST_BYTES };
    const read = await readOwnDocument(request, host, parseKnownIssues);
    const { issues, problem } = read.value === null ? { issues: null, problem: read.record.problem } : read.value;
    const record = { ...read.record, problem };
    const file = issues === null ? { issues, problem: (0,_evidence_document_record_js__WEBPACK_IMPORTED_MODULE_8__/* .describeUnusable */ .b)(record) } : { issues, problem: null };
    const holdIn = ({ releases }, now) => holdByIssues(file, releases, now);
    return { record, holdIn };
}
async function readOwnDocument(request, { limits, fileSource }, parse) {
    const reader = new _net_document_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .DocumentReader */ .z(limits?.fetch ?? _net_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .FETCH_LIMITS */ .k, fileSource);
    try {
        return await (0,_evidence_read_document_js__WEBPACK_IMPORTED_MODULE_3__/* .readDocument */ .u)(reader, { ...request, release: null }, parse, undefined, (bytes) => bytes);
    }
    finally {
        reader.close();
    }
}
const OLD_MS = 7 * _documents_moment_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
const SKEW_MS = _documents_moment_js__WEBPACK_IMPORTED_MODULE_1__/* .HOUR_MS */ .iQ;
function holdOldIndex(index, most, now) {
    if (most === null)
        return index;
    const age = ageOf(index, now);
    if (age !== null && age <= most.ms)
        return index;
    const says = `${describeAge(age)}, and ${most.text} at most ${most.text.endsWith('s') ? 'are' : 'is'} allowed`;
    const hold = { rule: 'index-too-old', on: 'target', says, passesFrom: null, issue: null };
    return { ...index, releases: index.releases.map((release) => (0,_release_safety_release_js__WEBPACK_IMPORTED_MODULE_6__/* .withHolds */ .Bg)(release, [hold])) };
}
function describeOldIndex(index, now) {
    const age = ageOf(index, now);
    if (age !== null && age <= OLD_MS)
        return null;
    const newest = index.releases.at(-1);
    const released = (0,_documents_moment_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMoment */ .mI)(newest?.releaseDate ?? null);
    const day = released === null ? '' : ` (${new Date(released).toUTCString().slice(5, 16).replace(/^0/, '')})`;
    return `${describeAge(age)}${newest === undefined ? '' : ` and ends with ${newest.version}${day}`}`;
}
function ageOf({ generatedAt }, now) {
    const made = (0,_documents_moment_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMoment */ .mI)(generatedAt);
    const age = made === null ? null : now.getTime() - made;
    return age === null || age < -SKEW_MS ? null : Math.max(age, 0);
}
function describeAge(age) {
    if (age === null)
        return 'does not say when it was made';
    const [count, unit] = age < 2 * _documents_moment_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO ? [age / _documents_moment_js__WEBPACK_IMPORTED_MODULE_1__/* .HOUR_MS */ .iQ, 'hour'] : [age / _documents_moment_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO, 'day'];
    const whole = Math.floor(count);
    return `was made ${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
function holdByAge(releaseDate, age, now) {
    const published = (0,_documents_moment_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMoment */ .mI)(releaseDate);
    if (published === null) {
        const says = `one of its documents has no usable release date, so nothing shows that it is ${age.text} old`;
        return { rule: 'too-young', on: 'target', says, passesFrom: null, issue: null };
    }
    const moment = published + age.ms;
    if (moment <= now.getTime())
        return null;
    const says = `it will be ${age.text} old at ${(0,_age_js__WEBPACK_IMPORTED_MODULE_7__/* .showMinute */ .Q)(moment)}`;
    return { rule: 'too-young', on: 'target', says, passesFrom: new Date(moment).toISOString(), issue: null };
}


/***/ }),

/***/ 75744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ composeReport)
/* harmony export */ });
/* harmony import */ var _net_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50473);
/* harmony import */ var _net_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48324);
/* harmony import */ var _judge_conclude_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6605);
/* harmony import */ var _judge_fail_on_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87208);
/* harmony import */ var _endpoints_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16571);
/* harmony import */ var _notes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76508);
/* harmony import */ var _span_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38328);







const NO_LINKS = { repository: null, run: null, gate: null, program: _net_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN_PROGRAM */ .cg };
function composeReport(settings, findings) {
    const { evidence, problem } = findings;
    const { team } = settings;
    const all = [...findings.deployments].sort(_judge_conclude_js__WEBPACK_IMPORTED_MODULE_5__/* .compareDeployments */ .cb);
    const deployments = worstOfEach(all);
    const { decision, upgradeMode: proven } = (0,_judge_conclude_js__WEBPACK_IMPORTED_MODULE_5__/* .concludeRun */ .jf)(all, problem);
    const unread = proven === 'RollingUpdate' ? findings.unread : [];
    const upgradeMode = unread.length > 0 ? 'Recreate' : proven;
    const problems = [problem, ...all.filter(({ tolerated }) => !tolerated).map((each) => each.problem)];
    const cannotBeAsked = problems.some((each) => each !== null && (0,_judge_fail_on_js__WEBPACK_IMPORTED_MODULE_2__/* .failsAlways */ .bM)(each));
    const spans = findings.spans.filter((span) => deployments.some((each) => (0,_span_report_js__WEBPACK_IMPORTED_MODULE_6__/* .isJumpOf */ .S)(span, each))).sort(_judge_conclude_js__WEBPACK_IMPORTED_MODULE_5__/* .compareSpans */ .fd);
    const failOn = settings['fail-on'];
    const newest = evidence?.index?.releases.at(-1);
    const fails = (0,_judge_fail_on_js__WEBPACK_IMPORTED_MODULE_2__/* .failsRun */ .FR)({ outcome: { failOn, cannotBeAsked }, problem, deployments: all, approval: null });
    return {
        reportVersion: '1',
        tool: _net_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .js,
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
        notes: [...findings.notes, ...(0,_notes_js__WEBPACK_IMPORTED_MODULE_4__/* .notesOf */ .h$)(['notice', 'unread-change', unread])],
        teamFile: team.path === null ? null : { path: team.path, decides: [...team.decides] },
        policy: policyOf(settings, evidence),
        approval: null,
        tableSizes: null,
        endpoints: (0,_endpoints_js__WEBPACK_IMPORTED_MODULE_3__/* .endpointsReport */ .p)(settings.endpoints, spans),
        evidence: {
            artifacts: settings.artifacts,
            index: {
                schemaVersion: evidence?.index?.schemaVersion ?? null,
                generatedAt: evidence?.index?.generatedAt ?? null,
                newestRelease: newest === undefined ? null : { version: newest.version, releaseDate: newest.releaseDate },
            },
            documents: documentsOf(evidence),
            drift: evidence?.drift ?? [],
            running: findings.running,
        },
    };
}
function policyOf(settings, evidence) {
    const { 'minimum-release-age': age, 'max-index-age': indexAge, 'known-issues': location, team } = settings;
    const own = team.knownIssues === null ? null : team.path;
    const knownIssues = location === undefined ? own : (0,_net_location_js__WEBPACK_IMPORTED_MODULE_0__/* .parseLocation */ .z)(location, '/').display;
    if (age === undefined && indexAge === undefined && knownIssues === null)
        return null;
    return {
        minimumReleaseAge: age?.text ?? null,
        maxIndexAge: indexAge?.text ?? null,
        knownIssues,
        judgedAt: evidence?.policy.judgedAt ?? null,
    };
}
function documentsOf(evidence) {
    if (evidence === null)
        return [];
    const { knownIssues } = evidence.policy;
    return [evidence.indexRecord, ...evidence.artifactRecords, ...(knownIssues === null ? [] : [knownIssues])];
}
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
function rank({ fails, upgradeMode }) {
    return (fails ? 0 : 2) + (upgradeMode === 'RollingUpdate' ? 1 : 0);
}


/***/ }),

/***/ 38097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ needsEvidence),
  a: () => (/* binding */ reportDeployment)
});

// EXTERNAL MODULE: ./build/release-safety/decision.js
var release_safety_decision = __webpack_require__(47565);
// EXTERNAL MODULE: ./build/gate/judge/fail-on.js
var fail_on = __webpack_require__(87208);
// EXTERNAL MODULE: ./build/gate/report/advice.js
var advice = __webpack_require__(45673);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/release-safety/config-effects.js
var config_effects = __webpack_require__(47134);
// EXTERNAL MODULE: ./build/release-safety/version.js
var release_safety_version = __webpack_require__(15807);
;// CONCATENATED MODULE: ./build/gate/report/variables.js



function matchVariables(effects, containerVariables) {
    if (effects.length === 0)
        return { variables: [], unseenVariables: [] };
    const set = new Map(containerVariables?.set.map((variable) => [variable.name, variable]));
    const isBlind = containerVariables === null || containerVariables.unseen.length > 0;
    const partial = new Set();
    const variables = effects.map((effect) => {
        const { names, name } = effect;
        const formerNames = effect.effect === 'default-changed' ? [] : names.filter((each) => each !== name);
        const former = formerNames.map((each) => set.get(each)).find((each) => each !== undefined);
        if (former !== undefined)
            return { ...effect, state: 'set', ...setBy(former) };
        const current = name === null ? undefined : set.get(name);
        if (current !== undefined && current.isPartial !== true)
            return { ...effect, state: effect.effect === 'renamed' ? 'set-new' : 'set', ...setBy(current) };
        if (current !== undefined)
            partial.add(current);
        const state = isBlind || current !== undefined ? 'unseen' : 'not-set';
        return { ...effect, state, setName: null, file: null, line: null };
    });
    if (variables.every(({ state }) => state !== 'unseen'))
        return { variables, unseenVariables: [] };
    const open = [...partial].map(({ name, place }) => {
        return { source: `${(0,quote_text/* quoteText */.o)(name)}, which is perhaps not set in every container`, place };
    });
    const unseen = [...open, ...(containerVariables?.unseen ?? [])];
    const unseenVariables = unseen.map(({ source, place: { file, line } }) => ({ source, file, line }));
    return { variables, unseenVariables };
}
function setBy({ name, place: { file, line } }) {
    return { setName: name, file, line };
}
function stepsOf({ plan, explanation }, variables) {
    const hops = plan.hops ?? [];
    if (hops.length < 2)
        return [];
    let left = variables;
    return hops.flatMap(({ from, to }) => {
        const releases = explanation.releases.filter(({ version }) => (0,release_safety_version/* compareVersions */.Zy)(version, from) > 0 && (0,release_safety_version/* compareVersions */.Zy)(version, to) <= 0);
        const effects = (0,config_effects/* netConfigEffects */.C)(releases.map(({ version, config }) => ({ release: version, changes: config?.changes ?? [] })));
        const found = matchVariables(effects, left).variables;
        left = left === null ? null : { ...left, set: afterStep(left.set, found) };
        return found.length === 0 ? [] : [{ from, to, variables: found }];
    });
}
function afterStep(set, found) {
    const asked = found.filter(({ state, effect, setName }) => state === 'set' && effect !== 'default-changed' && setName !== null);
    const isAsked = (name) => asked.some(({ setName }) => setName === name);
    const taken = new Set(set.flatMap(({ name }) => (isAsked(name) ? [] : [name])));
    return set.flatMap((variable) => {
        if (!isAsked(variable.name))
            return [variable];
        const names = asked.flatMap(({ setName, name }) => (setName === variable.name && name !== null ? [name] : []));
        return names.flatMap((name) => {
            if (taken.has(name))
                return [];
            taken.add(name);
            return [{ ...variable, name }];
        });
    });
}

// EXTERNAL MODULE: ./build/gate/report/writes.js
var writes = __webpack_require__(60261);
;// CONCATENATED MODULE: ./build/gate/report/report-deployment.js





function needsEvidence(change, { from, to }) {
    if (change.problem !== null || change.from === null || change.to === null)
        return false;
    return change.change === 'upgrade' || (change.change === 'unchanged' && (from !== undefined || to !== undefined));
}
function reportDeployment(change, found, settings) {
    const { base, head, place, from, to, problem, tolerated } = change;
    const unnamed = change.line === undefined ? { id: `file:${place.file}`, kind: 'file' } : { ...change.line, kind: 'line' };
    const { id, kind } = head ?? base ?? unnamed;
    const { file, line, column } = place;
    const { span, environments, exceptions, promotion, migrations, rollback, leftovers } = found;
    const isExcepted = exceptions.length > 0;
    const reverts = found.reverts && change.change === 'downgrade';
    const decision = decisionOn(change, span);
    const chartVersion = chartVersionOf(head?.chart ?? null, settings);
    const declared = head?.declared.upgradeMode ?? null;
    const declaredMode = declared?.value ?? null;
    const variables = head?.containerVariables ?? null;
    return {
        id,
        kind,
        file,
        line,
        column,
        from,
        to,
        change: change.change,
        decision,
        upgradeMode: modeOf(change, decision),
        problem: problem === null ? null : { code: problem.code, message: problem.message },
        tolerated,
        fails: (0,fail_on/* failsJob */.VC)(settings['fail-on'], settings['new-target'], {
            decision,
            change: change.change,
            declaredMode,
            isOfChart: head?.parts.some(writes/* isMadeWithChart */.wJ) === true,
            chartVersion: head?.parts.every(writes/* isMadeWithChart */.wJ) === true ? chartVersion : null,
            mayMigrateTooEarly: head !== null && (0,advice/* mayMigrateTooEarly */.SD)(head, chartVersion),
            isExcepted: isExcepted || reverts,
        }),
        environments,
        exceptions,
        promotion,
        migrations,
        rollback,
        reverts,
        chart: { from: base?.chart?.version ?? null, to: head?.chart?.version ?? null },
        declared: { upgradeMode: declaredMode, migrationJob: head?.declared.migrationJob?.value ?? null },
        declaredAt: declared === null ? null : { file: declared.place.file, line: declared.place.line },
        writes: (0,writes/* writesOf */.AP)(head),
        leftovers,
        advice: (0,advice/* adviseOn */.mm)(change, decision, chartVersion, settings['fail-on'], leftovers, isExcepted),
        steps: span === null ? [] : stepsOf(span, variables),
        ...matchVariables(span?.explanation.config ?? [], variables),
    };
}
function chartVersionOf(chart, settings) {
    const isSeveral = chart !== null && chart.version === null && chart.place === null;
    return chart?.version ?? (isSeveral ? null : (settings['chart-version'] ?? null));
}
function decisionOn({ change, problem, tolerated, buildChanged }, span) {
    if (problem !== null)
        return tolerated ? 'unchanged' : 'unproven';
    if (span?.decision === 'roll' && buildChanged === 'image')
        return 'recreate';
    if (span !== null)
        return span.decision;
    if (change === 'upgrade')
        return 'unproven';
    return change === 'unchanged' ? 'unchanged' : null;
}
function modeOf({ tolerated, buildChanged, from, to }, decision) {
    if (decision === null)
        return null;
    return tolerated || buildChanged !== null || from === null || to === null ? 'Recreate' : (0,release_safety_decision/* upgradeModeOf */.dO)(decision);
}


/***/ }),

/***/ 87570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ withTableSizes)
/* harmony export */ });
/* unused harmony export parseTableSizes */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _documents_is_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(269);
/* harmony import */ var _documents_malformed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68864);
/* harmony import */ var _documents_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59713);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79171);





const MOST_BYTES = 1_000_000;
const REMEDY = 'Write the file with the query of docs/report.md#table-sizes';
async function withTableSizes(report, { 'table-sizes': location, 'working-directory': folder }, host) {
    const touched = new Set(report.spans.flatMap(({ explanation }) => explanation.tables.map(({ table }) => table)));
    if (location === undefined || touched.size === 0)
        return report;
    const workingDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder);
    const request = { document: 'table-sizes', location, workingDirectory, mostBytes: MOST_BYTES };
    const { record, value } = await (0,_policy_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .readOwnDocument */ .II)(request, host, parseTableSizes);
    const tables = (value ?? []).filter(({ table }) => touched.has(table));
    return { ...report, tableSizes: { location: record.location, problem: record.problem, tables } };
}
function parseTableSizes(bytes) {
    const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
    const rows = /^\s*\[/.test(text) ? (0,_documents_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(bytes).map(_documents_is_object_js__WEBPACK_IMPORTED_MODULE_4__/* .membersOf */ .l) : rowsOfCsv(text);
    const sizes = rows.map((row, at) => sizeOf(row, `[${at}]`)).toSorted((one, other) => one.bytes - other.bytes);
    return [...new Map(sizes.map((size) => [size.table, size])).values()].toSorted((one, other) => other.bytes - one.bytes);
}
function rowsOfCsv(text) {
    const [head = [], ...rows] = text
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .map(fieldsOf);
    return rows.map((fields) => Object.fromEntries(head.map((name, at) => [name, fields[at]])));
}
const FIELD = /(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g;
function fieldsOf(line) {
    return [...line.matchAll(FIELD)].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim());
}
const DAY = /^\d{4}-\d{2}-\d{2}/;
function sizeOf(row, at) {
    const refused = (name, expected) => new _documents_malformed_js__WEBPACK_IMPORTED_MODULE_1__/* .MalformedDocumentError */ .BD((0,_documents_malformed_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteMember */ .zP)(`${at}.${name}`, row[name], expected), REMEDY);
    const { table, measured } = row;
    if (typeof table !== 'string' || table === '')
        throw refused('table', 'the name of a table');
    const bytes = wholeNumber(row['bytes']);
    if (bytes === null || bytes < 0)
        throw refused('bytes', 'a whole number');
    const isUnknown = row['rows'] === '' || row['rows'] == null;
    const rows = isUnknown ? -1 : wholeNumber(row['rows']);
    if (rows === null)
        throw refused('rows', 'a whole number');
    const day = typeof measured === 'string' ? (DAY.exec(measured)?.[0] ?? null) : null;
    return { table, rows: rows < 0 ? null : rows, bytes, measured: day };
}
function wholeNumber(value) {
    const number = typeof value === 'string' && value !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}


/***/ }),

/***/ 13755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ judgeWithRunning),
/* harmony export */   askServices: () => (/* binding */ askServices)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _evidence_running_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36706);
/* harmony import */ var _revert_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18622);



const PERIOD_MS = 10_000;
const PATIENCE_MS = 30_000;
const IN_A_ROW = 3;
async function judgeWithRunning(settings, host, judge, reportOf) {
    const { 'running-url': addresses, 'tag-suffix': tagSuffix } = settings;
    if (addresses.length === 0)
        return judge([]);
    const ask = (some) => askServices(some, tagSuffix, host);
    const answers = await ask(addresses);
    const first = answers.map((answer) => unconfirmed(answer));
    const early = await judge(first);
    const report = reportOf(early);
    let told = first;
    if (report.deployments.some(({ migrations }) => migrations?.state === 'pending')) {
        told = await askUntilDone(first, () => ask(addresses), host);
    }
    else if (settings.team.decides.has('running-url') && (0,_revert_js__WEBPACK_IMPORTED_MODULE_2__/* .mayRevert */ .OW)(report, answers)) {
        told = await confirm(answers, () => ask(addresses), host);
    }
    const judged = told.every((record, at) => saysTheSame(record, first[at])) ? early : await judge(told);
    const known = addresses.filter((_, at) => told[at]?.version !== null);
    const records = known.length === 0 ? [] : await ask(known);
    const latest = new Map(known.map((address, at) => [address, records[at]]));
    const after = told.map((record, at) => atTheEnd(record, latest.get(addresses[at])));
    return after.every((record, at) => record === told[at]) ? judged : judge(after);
}
function saysTheSame(one, other) {
    const members = ['version', 'migrations', 'confirmed', 'doubt'];
    return members.every((member) => one[member] === other?.[member]);
}
function atTheEnd(record, later) {
    if (later === undefined)
        return record;
    if (later.version === record.version) {
        return record.confirmed && !later.confirmed ? unconfirmed(record, doubtOf(record, later)) : record;
    }
    const then = later.version ?? `nothing: ${later.problem}`;
    const problem = `it answered ${record.version}, and at the end of the run ${then}`;
    return { ...unconfirmed(record), version: null, migrations: null, problem };
}
function unconfirmed(record, doubt = null) {
    return { ...record, confirmed: false, doubt };
}
function doubtOf({ version }, later) {
    if (later === undefined || later.version === null)
        return 'silent';
    if (later.version !== version)
        return 'differs';
    if (later.confirmed)
        return null;
    return later.migrations === null || later.migrations === 'done' ? 'untold' : 'open';
}
async function askUntilDone(first, again, { patienceMs = PATIENCE_MS, onProgress }) {
    const progress = { reading: 'whether the migrations have finished', total: 1 };
    let records = first;
    for (let waitedMs = 0; waitedMs < patienceMs && records.some(isPending); waitedMs += PERIOD_MS) {
        onProgress({ ...progress, done: 0 });
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(PERIOD_MS, patienceMs));
        onProgress({ ...progress, done: 1 });
        records = (await again()).map((record) => unconfirmed(record));
    }
    return records;
}
async function confirm(first, again, { patienceMs = PATIENCE_MS, onProgress }) {
    const progress = { reading: 'what runs, three times', total: IN_A_ROW };
    let records = first.map((record) => ({ ...record, doubt: doubtOf(record, record) }));
    for (let done = 1; done < IN_A_ROW; done += 1) {
        onProgress({ ...progress, done });
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(PERIOD_MS, patienceMs));
        const latest = await again();
        records = records.map((record, at) => {
            const doubt = record.doubt ?? doubtOf(record, latest[at]);
            return doubt === null ? record : unconfirmed(record, doubt);
        });
    }
    onProgress({ ...progress, done: IN_A_ROW });
    return records;
}
function isPending({ migrations }) {
    return migrations === 'pending';
}
async function askServices(addresses, tagSuffix, { limits, onProgress }) {
    const versions = new _evidence_running_version_js__WEBPACK_IMPORTED_MODULE_1__/* .RunningVersions */ .Z(limits?.fetch);
    const answers = new Map();
    const progress = { reading: 'the current version', total: 1 };
    try {
        onProgress({ ...progress, done: 0 });
        return await Promise.all(addresses.map(async ({ glob, url, location }) => {
            const answer = answers.get(url.href) ?? askOnce(versions, url, tagSuffix);
            answers.set(url.href, answer);
            const { named: _, isClean: confirmed, ...told } = await answer;
            return { location, glob, askedAt: new Date().toISOString(), ...told, confirmed, doubt: null };
        }));
    }
    finally {
        onProgress({ ...progress, done: 1 });
        versions.close();
    }
}
async function askOnce(versions, url, tagSuffix) {
    const answer = await versions.ask(url, tagSuffix);
    return answer.version === null ? answer : versions.withReadiness(url, answer);
}


/***/ }),

/***/ 18622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OW: () => (/* binding */ mayRevert),
/* harmony export */   Py: () => (/* binding */ isRevert),
/* harmony export */   ie: () => (/* binding */ whyNoRevert)
/* harmony export */ });
function isRevert({ jump, service }, starts) {
    if (jump.change !== 'downgrade' || jump.problem !== null || service?.confirmed !== true)
        return false;
    if (service.version === null || service.version !== jump.to)
        return false;
    return isAlone({ jump, service }, starts);
}
function isAlone({ jump, service }, starts) {
    return starts
        .filter((other) => other.service === service)
        .every(({ jump: { from, to, place } }) => from === jump.from && to === jump.to && place.file === jump.place.file);
}
const DOUBTS = {
    differs: 'three answers in a row did not name the same version',
    silent: 'one of three answers did not come',
    open: 'its migrations are not done',
    untold: 'it does not tell whether its migrations are done',
};
function whyNoRevert(start, starts, isOfBase) {
    const { jump, service } = start;
    if (jump.change !== 'downgrade' || jump.problem !== null)
        return null;
    if (service?.version == null || service.version !== jump.to || isRevert(start, starts))
        return null;
    if (!isOfBase)
        return "its address does not stand in the base's own file";
    if (!isAlone(start, starts))
        return 'it answers for other deployments as well';
    return service.doubt === null ? 'it was not asked three times' : DOUBTS[service.doubt];
}
function mayRevert({ deployments }, running) {
    return running.some(({ version }) => version !== null &&
        deployments.some(({ change, to, problem }) => change === 'downgrade' && to === version && problem === null));
}


/***/ })

};
