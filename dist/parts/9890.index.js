export const id = 9890;
export const ids = [9890,7935,316,5598,4072,3173];
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
    const evidence = await (0,_gate_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .gatherUnderPolicy */ .km)(settings, jumps, {
        onProgress: process.stderr.isTTY ? (0,_page_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .progressOn */ .z)(process.stderr) : () => undefined,
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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _gate_judge_judge_span_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28242);
/* harmony import */ var _gate_policy_terms_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17794);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95274);
/* harmony import */ var _gate_team_file_checked_out_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97935);
/* harmony import */ var _gate_team_file_team_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50688);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32883);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(15807);
/* harmony import */ var _render_pen_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65586);
/* harmony import */ var _render_reasons_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14152);
/* harmony import */ var _repository_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14753);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(38811);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93782);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(84072);














async function plan({ settings: given, json, switches, own }) {
    const inForce = await (0,_gate_team_file_checked_out_js__WEBPACK_IMPORTED_MODULE_4__.settingsOfCheckout)(given);
    const start = await startOf(inForce, own['environment']);
    const settings = (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .requireVersions */ .xA)({ ...inForce, from: start.from });
    const evidence = await (0,_evidence_js__WEBPACK_IMPORTED_MODULE_12__.readEvidence)(settings, [settings]);
    if (evidence.index === null)
        return _answers_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT */ .dc.unproven;
    const span = (0,_gate_judge_judge_span_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeSpan */ .r)(evidence, settings.from, settings.to, start.terms);
    const text = json
        ? (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonLine */ .rF)(planDocument(span, (0,_gate_judge_judge_span_js__WEBPACK_IMPORTED_MODULE_1__/* .groundsOf */ .K)(evidence, span)))
        : await planText(span, switches.has('verbose'));
    (0,_answers_js__WEBPACK_IMPORTED_MODULE_11__/* .answer */ .ZF)(text);
    if (span.plan.hops === null)
        return _answers_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT */ .dc.unproven;
    return (0,_answers_js__WEBPACK_IMPORTED_MODULE_11__/* .exitCodeOf */ .FO)(span.upgradeMode === 'RollingUpdate', span.decision);
}
async function startOf(settings, name) {
    if (name === undefined)
        return { from: settings.from, terms: _gate_policy_terms_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TERMS */ .Io };
    const { foundIn, inEnvironment } = await __webpack_require__.e(/* import() */ 7185).then(__webpack_require__.bind(__webpack_require__, 79566));
    const { promoteFrom } = (0,_gate_team_file_team_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .environmentNamed */ .b6)(settings.team, name);
    const found = await foundIn(new _repository_folder_js__WEBPACK_IMPORTED_MODULE_9__/* .FolderTree */ .z((0,_gate_team_file_checked_out_js__WEBPACK_IMPORTED_MODULE_4__.rootOf)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(settings['working-directory']))), settings, '');
    const lowestIn = async (environment) => {
        const versions = (await inEnvironment(found, settings, environment)).map(({ version }) => version);
        const [lowest = null] = (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_13__/* .sortedVersions */ .xe)(versions.filter((each) => each !== null));
        return versions.includes(null) ? null : lowest;
    };
    const from = settings.from ?? (await lowestIn(name));
    if (from === null) {
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_10__/* .InputError */ .d(`No file says which version the environment "${name}" has. Give it with --from.`);
    }
    if (promoteFrom === null)
        return { from, terms: _gate_policy_terms_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TERMS */ .Io };
    return { from, terms: { ..._gate_policy_terms_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TERMS */ .Io, promotion: { from: promoteFrom, has: await lowestIn(promoteFrom) } } };
}
async function planText(span, verbose) {
    const { lookOf } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 66319));
    const { renderPlan } = await Promise.all(/* import() */[__webpack_require__.e(1472), __webpack_require__.e(7551), __webpack_require__.e(4425)]).then(__webpack_require__.bind(__webpack_require__, 64425));
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
        ...(problem === null ? {} : { problem: { code: problem.rule, message: (0,_render_reasons_js__WEBPACK_IMPORTED_MODULE_8__/* .describeNoPath */ .Yv)(problem, _render_pen_js__WEBPACK_IMPORTED_MODULE_7__/* .LOG_PEN */ .xO) } }),
    };
}
function hopDocument({ from, to, decision, upgradeMode, reasons }) {
    return { from, to, decision, upgradeMode, reasons };
}


/***/ }),

/***/ 56097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ describeUnusable)
/* harmony export */ });
function describeUnusable({ location, problem }) {
    return problem?.startsWith(location) === true ? problem : `${location}: ${problem}`;
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

/***/ 25522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ policyOn)
/* harmony export */ });
/* harmony import */ var _release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47565);
/* harmony import */ var _release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7930);
/* harmony import */ var _release_safety_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48308);
/* harmony import */ var _release_safety_span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54747);




function policyOn(index, { from, to, releases }) {
    const holds = new Map();
    for (const release of releases) {
        for (const { rule, says, passesFrom, issue } of (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsOn */ .gD)(release, release.version === to)) {
            const key = JSON.stringify([rule, says]);
            const first = { rule, decision: _release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .HOLD_RULES */ .CE[rule], release: release.version, count: 0, says, passesFrom, issue };
            const known = holds.get(key) ?? first;
            holds.set(key, { ...known, count: known.count + 1 });
        }
    }
    if (holds.size === 0)
        return null;
    const barring = [...holds.values()].filter(({ decision }) => decision !== 'recreate');
    return {
        holds: [...holds.values()],
        passesFrom: latest(barring.map(({ passesFrom }) => passesFrom)),
        newest: barring.length > 0 ? newestLetIn(index, from, releases) : null,
    };
}
function latest(moments) {
    const known = moments.filter((each) => each !== null);
    return known.length < moments.length ? null : (known.sort().at(-1) ?? null);
}
function newestLetIn(index, from, releases) {
    const wall = releases.findIndex((release) => (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .barringHold */ .br)(release, false) !== undefined);
    const reachable = wall === -1 ? releases : releases.slice(0, wall);
    const version = reachable.findLast((release) => (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .barringHold */ .br)(release, true) === undefined)?.version;
    if (version === undefined)
        return null;
    const span = (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_3__/* .readSpan */ .F2)(index, from, version);
    return { version, decision: (0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decideSpan */ .Rg)(index, span).decision, hop: (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planHops */ ._)(index, span).hops?.[0] ?? null };
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

/***/ 17794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $F: () => (/* binding */ openMigrationsOf),
/* harmony export */   Gc: () => (/* binding */ underTerms),
/* harmony export */   Io: () => (/* binding */ NO_TERMS),
/* harmony export */   bK: () => (/* binding */ OPEN_MIGRATIONS),
/* harmony export */   ti: () => (/* binding */ holdAbove)
/* harmony export */ });
/* harmony import */ var _release_safety_release_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(554);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15807);


const NO_TERMS = { promotion: null, migrations: null };
function underTerms(index, from, { promotion, migrations }) {
    const promoted = promotion === null ? index : holdAbove(index, promotion);
    return migrations === null ? promoted : holdNext(promoted, from, migrations);
}
function openMigrationsOf(service) {
    if (service === null || service.migrations === null || service.migrations === 'done')
        return null;
    return { location: service.location, state: service.migrations };
}
const OPEN_MIGRATIONS = {
    pending: 'its migrations have not finished',
    parked: 'its migrations are parked, so a person has to look at their log',
    unavailable: 'it cannot tell now whether its migrations are done',
};
function holdNext(index, from, { location, state }) {
    const isStop = index.releases.some(({ requiredStops }) => requiredStops.includes(from));
    const rule = isStop ? 'migrations-open-at-stop' : 'migrations-open';
    const says = `${location} runs ${from}, and ${OPEN_MIGRATIONS[state]}`;
    const hold = { rule, on: 'span', says, passesFrom: null, issue: null };
    const next = index.releases.findIndex(({ version }) => (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(version, from) > 0);
    return { ...index, releases: index.releases.map((each, at) => (at === next ? (0,_release_safety_release_js__WEBPACK_IMPORTED_MODULE_0__/* .withHolds */ .Bg)(each, [hold]) : each)) };
}
function holdAbove(index, { from, has }) {
    const rule = has === null ? 'promotion-unknown' : 'promotion';
    const says = has === null ? from : `${from} has ${has}`;
    const hold = { rule, on: 'target', says, passesFrom: null, issue: null };
    const releases = index.releases.map((release) => has !== null && (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(release.version, has) <= 0 ? release : (0,_release_safety_release_js__WEBPACK_IMPORTED_MODULE_0__/* .withHolds */ .Bg)(release, [hold]));
    return { ...index, releases };
}


/***/ }),

/***/ 97935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rootOf: () => (/* binding */ rootOf),
/* harmony export */   settingsOfCheckout: () => (/* binding */ settingsOfCheckout)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _repository_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14753);
/* harmony import */ var _repository_git_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10145);
/* harmony import */ var _settings_in_force_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75598);





async function settingsOfCheckout(settings, folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(settings['working-directory'])) {
    const root = rootOf(folder);
    const paths = [..._settings_in_force_js__WEBPACK_IMPORTED_MODULE_4__/* .STANDARD_PATHS */ .n, ..._settings_in_force_js__WEBPACK_IMPORTED_MODULE_4__/* .NEAR_PATHS */ .kV, ...(settings.config === undefined ? [] : [settings.config])];
    return (await (0,_settings_in_force_js__WEBPACK_IMPORTED_MODULE_4__.settingsOfTree)(settings, treeOf(root, paths), root)).settings;
}
function rootOf(folder) {
    return (0,_repository_git_command_js__WEBPACK_IMPORTED_MODULE_3__/* .locateRepository */ .ZX)(folder, { bare: false })?.folder ?? folder;
}
function statusOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
function treeOf(root, paths) {
    const disk = new _repository_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .FolderTree */ .z(root);
    const entries = new Map(paths.flatMap((path) => {
        const status = statusOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
        if (status === undefined)
            return [];
        return [[path, { path, kind: status.isFile() ? 'file' : 'symlink', id: null }]];
    }));
    return { name: disk.name, entries: async () => entries, read: (path) => disk.read(path), containing: async () => [] };
}


/***/ }),

/***/ 75598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kV: () => (/* binding */ NEAR_PATHS),
/* harmony export */   n: () => (/* binding */ STANDARD_PATHS),
/* harmony export */   qt: () => (/* binding */ exceptionsAddedBy),
/* harmony export */   settingsOfTree: () => (/* binding */ settingsOfTree),
/* harmony export */   vb: () => (/* binding */ settingsOfChange)
/* harmony export */ });
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38811);
/* harmony import */ var _team_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50688);


const STANDARD_PATHS = [_team_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .STANDARD_PATH */ .M6, '.upgrade-gate.yml'];
const NEAR_PATHS = STANDARD_PATHS.map((path) => path.replace(/\.yml$/, '.yaml'));
async function settingsOfChange(settings, base, head, root) {
    const [before, after] = [await locate(base, settings), await locate(head, settings)];
    if (before === null && after === null)
        return noFile(settings);
    const { settingsOfFiles } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(2857), __webpack_require__.e(8529), __webpack_require__.e(6528)]).then(__webpack_require__.bind(__webpack_require__, 56528));
    return settingsOfFiles(settings, { tree: base, path: before }, { tree: head, path: after }, root);
}
async function settingsOfTree(settings, tree, root) {
    const path = await locate(tree, settings);
    if (path === null)
        return noFile(settings);
    const { readTeamFile, withFile } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(2857), __webpack_require__.e(8529), __webpack_require__.e(6528)]).then(__webpack_require__.bind(__webpack_require__, 56528));
    return { settings: withFile(settings, await readTeamFile(tree, path), root), notes: [] };
}
function noFile(settings) {
    const { config } = settings;
    if (config === undefined)
        return { settings, notes: [] };
    throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(`${settings.given.label('config')} names ${config}, and the repository has no such file.`);
}
async function locate(tree, { config, given }) {
    const entries = await tree.entries();
    const found = STANDARD_PATHS.filter((path) => entries.has(path));
    const [standard, second] = found;
    if (second !== undefined)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(`${tree.name} has ${standard} and ${second}. Keep one of them.`);
    const near = NEAR_PATHS.find((path) => entries.has(path));
    if (near !== undefined)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(`${near} is not read. Rename it to ${near.replace(/\.yaml$/, '.yml')}.`);
    if (config === undefined)
        return standard ?? null;
    if (standard !== undefined && standard !== config)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(`${given.label('config')} is ${config}, but ${tree.name} has ${standard}. Keep one of them.`);
    return entries.has(config) ? config : null;
}
async function exceptionsAddedBy(head, at, histories) {
    if (!(await head.entries()).has(at))
        return [];
    const { exceptionsBetween } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(2857), __webpack_require__.e(8529), __webpack_require__.e(6528)]).then(__webpack_require__.bind(__webpack_require__, 56528));
    return exceptionsBetween(head, at, histories);
}


/***/ }),

/***/ 77027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ overdue),
/* harmony export */   z: () => (/* binding */ progressOn)
/* harmony export */ });
const LOG_PERIOD_MS = 5_000;
const TERMINAL_PERIOD_MS = 300;
let lastRead = '';
function overdue(minutes) {
    const place = lastRead === '' ? '' : ` while reading ${lastRead}`;
    return `The run did not end within ${minutes} minutes. It was stopped${place}.`;
}
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
        lastRead = total === 1 ? reading : `${reading}: ${done} of ${total}`;
        latest = `Reading ${lastRead}`;
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

/***/ 47565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ decideWithoutIndex),
/* harmony export */   Rg: () => (/* binding */ decideSpan),
/* harmony export */   dO: () => (/* binding */ upgradeModeOf)
/* harmony export */ });
/* unused harmony export conclude */
/* harmony import */ var _hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7930);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(554);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54747);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15807);




function upgradeModeOf(decision) {
    return decision === 'roll' || decision === 'unchanged' ? 'RollingUpdate' : 'Recreate';
}
const RULES = {
    'index-unavailable': 'unproven',
    'not-indexed': 'unproven',
    'coverage-gap': 'unproven',
    malformed: 'unproven',
    contradiction: 'unproven',
    'required-stop': 'blocked',
    'minimum-not-met': 'blocked',
    'uncovered-hop': 'recreate',
    'verdict-false': 'recreate',
    'verdict-unknown': 'recreate',
    'backfilled-true': 'recreate',
    unverified: 'unverified',
    ..._hold_js__WEBPACK_IMPORTED_MODULE_0__/* .HOLD_RULES */ .CE,
};
function decideSpan(index, span) {
    const { from, to } = span;
    const reasons = worstFirst([...coverageReasons(index, span), ...permissionReasons(span), ...floorReasons(index, span), ...heldReasons(span)], span.releases);
    const decision = conclude(index, span, reasons);
    return {
        from,
        to,
        direction: span.direction,
        decision,
        upgradeMode: upgradeModeOf(decision),
        verdict: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanVerdict */ .wK)(span, _release_js__WEBPACK_IMPORTED_MODULE_1__/* .effectiveVerdict */ .f6),
        reasons,
        requiredStops: span.requiredStops,
        minimumPreviousVersion: span.minimum?.version ?? null,
        missingRanges: span.missingRanges,
        coveredReleases: span.releases.length,
    };
}
function decideWithoutIndex(from, to, problem) {
    return {
        from,
        to,
        direction: from === to ? 'same-version' : 'upgrade',
        decision: 'unproven',
        upgradeMode: upgradeModeOf('unproven'),
        verdict: 'unknown',
        reasons: [{ rule: 'index-unavailable', release: null, says: problem }],
        requiredStops: [],
        minimumPreviousVersion: null,
        missingRanges: [],
        coveredReleases: 0,
    };
}
function conclude(index, span, reasons) {
    if (reasons.length === 0) {
        if (span.direction === 'same-version')
            return (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, span.to) ? 'unchanged' : 'unproven';
        return mayRoll(span) ? 'roll' : 'unproven';
    }
    const worst = RULES[reasons[0].rule];
    return worst === 'unverified' ? 'unproven' : worst;
}
function mayRoll(span) {
    return (span.missingRanges.length === 0 &&
        span.releases.at(-1)?.version === span.to &&
        span.releases.every(_release_js__WEBPACK_IMPORTED_MODULE_1__/* .isProven */ .nn) &&
        heldReasons(span).length === 0 &&
        (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .stopsBetween */ .Q_)(span).length === 0 &&
        (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .meetsMinimum */ .J)(span));
}
function worstFirst(reasons, releases) {
    const all = [...reasons, ...releases.flatMap((release) => release.doubts)];
    const kindOf = ({ rule }) => (rule === 'malformed' ? rule : RULES[rule]);
    const kinds = ['malformed', 'unproven', 'blocked', 'recreate', 'unverified'];
    return kinds.flatMap((kind) => all.filter((reason) => kindOf(reason) === kind));
}
function coverageReasons(index, span) {
    const { from, to } = span;
    const reasons = [];
    const belowFloor = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelowFloor */ .IB)(index, from);
    if (!belowFloor && !(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, from))
        reasons.push(notIndexed(index, from));
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, to)) {
        if (to !== from || belowFloor)
            reasons.push(notIndexed(index, to));
        return reasons;
    }
    const gaps = belowFloor ? gapsAboveFloor(index, span) : span.missingRanges;
    for (const { afterVersion, beforeVersion } of gaps) {
        if (afterVersion === beforeVersion)
            continue;
        reasons.push({ rule: 'coverage-gap', release: beforeVersion, says: `after ${afterVersion}` });
    }
    return reasons;
}
function gapsAboveFloor(index, span) {
    if ((0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(span.to, index.floor) < 0)
        return [{ afterVersion: span.from, beforeVersion: span.to }];
    const gaps = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .gapsInChain */ .Mx)(index.floor, span.to, span.releases.filter((release) => (0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(release.version, index.floor) > 0));
    return (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, index.floor) ? gaps : [{ afterVersion: span.from, beforeVersion: index.floor }, ...gaps];
}
function notIndexed(index, version) {
    const skipped = index.skippedRows.find((row) => row.version === version);
    return skipped === undefined
        ? { rule: 'not-indexed', release: version, says: 'no row' }
        : { rule: 'malformed', release: version, says: `index, row ${skipped.row}: ${skipped.problem}` };
}
function permissionReasons(span) {
    const { minimum } = span;
    const stops = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .stopsBetween */ .Q_)(span).map((release) => ({ rule: 'required-stop', release, says: 'requiredStops' }));
    if (minimum === null || (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .meetsMinimum */ .J)(span))
        return stops;
    return [...stops, { rule: 'minimum-not-met', release: minimum.release, says: minimum.version }];
}
function heldReasons({ releases, to }) {
    return releases.flatMap((release) => (0,_hold_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsOn */ .gD)(release, release.version === to).map(({ rule, says }) => ({ rule, release: release.version, says })));
}
function floorReasons(index, span) {
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelowFloor */ .IB)(index, span.from) || span.to !== index.floor)
        return [];
    return [{ rule: 'uncovered-hop', release: index.floor, says: 'backfillFloorVersion' }];
}


/***/ }),

/***/ 48308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ planHops),
/* harmony export */   q: () => (/* binding */ newestRollingVersion)
/* harmony export */ });
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47565);
/* harmony import */ var _hold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7930);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(554);
/* harmony import */ var _release_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57983);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54747);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15807);






function planHops(index, span) {
    const { from, to } = span;
    const cut = (start, end) => (start === from && end === to ? span : (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .readSpan */ .F2)(index, start, end));
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isIndexed */ .y5)(index, to))
        return noPath('not-indexed', to, 'no row in the index');
    if (from === to)
        return { hops: [], problem: null };
    const belowFloor = (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelowFloor */ .IB)(index, from);
    const start = belowFloor ? index.floor : from;
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isIndexed */ .y5)(index, start))
        return noPath('not-indexed', start, 'no row in the index');
    if ((0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelowFloor */ .IB)(index, to))
        return noPath('no-way-in', to, `below the floor ${index.floor}`);
    const landings = [];
    if (belowFloor) {
        const toFloor = (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .readSpan */ .F2)(index, from, index.floor);
        if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .meetsMinimum */ .J)(toFloor)) {
            return noPath('no-way-in', index.floor, `minPreviousVersion is ${toFloor.minimum?.version}`);
        }
        const [flaw] = toFloor.releases.flatMap(({ version, flaws }) => flaws.map(({ says }) => ({ version, says })));
        if (flaw !== undefined)
            return noPath('no-way-in', flaw.version, flaw.says);
        const held = pathHeld(toFloor.releases, index.floor);
        if (held !== null)
            return held;
        landings.push(index.floor);
    }
    let reached = start;
    for (const target of [...(0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .sortedVersions */ .xe)((0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .stopsBetween */ .Q_)(span)), to]) {
        if (target === reached)
            continue;
        const covered = (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(target, reached) > 0 && (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isIndexed */ .y5)(index, target);
        if (!covered)
            return noPath('stop-not-indexed', target, 'no row in the index');
        const held = pathHeld(cut(reached, target).releases, target);
        if (held !== null)
            return held;
        const way = shortestPath(index, reached, target);
        if ('problem' in way)
            return way;
        for (const landing of way)
            landings.push(landing);
        reached = target;
    }
    const hops = landings.map((landing, at) => {
        const hop = cut(landings[at - 1] ?? from, landing);
        const { decision, upgradeMode, reasons } = (0,_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decideSpan */ .Rg)(index, hop);
        return { from: hop.from, to: hop.to, decision, upgradeMode, reasons };
    });
    return { hops, problem: null };
}
function newestRollingVersion(index, from) {
    const start = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(index.releases, from);
    if (start === null || (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelowFloor */ .IB)(index, from))
        return null;
    let reached = start;
    for (let next = start + 1; next < index.releases.length; next += 1) {
        const release = index.releases[next];
        const isNext = release.previousVersion === index.releases[next - 1].version;
        const isCovered = isNext && opensFrom(release, index.releases[reached].version);
        if (!isCovered || !(0,_release_js__WEBPACK_IMPORTED_MODULE_2__/* .isProven */ .nn)(release))
            break;
        if (release.requiredStops.some((stop) => (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(stop, from) > 0 && !canBeLandedOn(index, stop)))
            break;
        if (release.holds.length === 0)
            reached = next;
    }
    return reached === start ? null : index.releases[reached].version;
}
function canBeLandedOn({ releases }, stop) {
    const position = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(releases, stop);
    return position !== null && releases[position]?.holds.length === 0;
}
function noPath(rule, release, says) {
    return { hops: null, problem: { rule, release, says } };
}
function noPathBy({ rule, says }, release) {
    return noPath(isUnproven(rule) ? rule : 'held', release, says);
}
function isUnproven(rule) {
    return _hold_js__WEBPACK_IMPORTED_MODULE_1__/* .HOLD_RULES */ .CE[rule] === 'unproven';
}
function pathHeld(releases, target) {
    for (const release of releases) {
        const bar = (0,_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .barringHold */ .br)(release, release.version === target);
        if (bar !== undefined)
            return noPathBy(bar, release.version);
    }
    return null;
}
function opensFrom(release, from) {
    return release.minPreviousVersion === null || (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(from, release.minPreviousVersion) >= 0;
}
function shortestPath(index, from, to) {
    const start = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAtOrAbove */ .N1)(index.releases, from);
    const leg = index.releases.slice(start, (0,_release_index_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAtOrAbove */ .N1)(index.releases, to) + 1);
    const end = leg.length - 1;
    const reach = farthestLandings(leg);
    for (let position = 1; position <= end; position += 1) {
        const before = leg[position - 1];
        const release = leg[position];
        const isCovered = release.previousVersion === before.version && release.flaws.length === 0;
        if (!isCovered || reach[position - 1] < position) {
            return noPath('no-way-in', release.version, describeBarrier(release, before.version));
        }
    }
    const landing = lastPositions(leg, (release) => (0,_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .barringHold */ .br)(release, true) === undefined);
    const rollingLanding = lastPositions(leg, ({ holds }) => holds.length === 0);
    const lost = leg.length;
    const farthestRolling = new Int32Array(leg.length);
    farthestRolling[end] = end;
    const hops = new Int32Array(leg.length);
    const recreates = new Int32Array(leg.length);
    const next = new Int32Array(leg.length);
    for (let position = end - 1; position >= 0; position -= 1) {
        const following = leg[position + 1];
        farthestRolling[position] = (0,_release_js__WEBPACK_IMPORTED_MODULE_2__/* .isProven */ .nn)(following) ? farthestRolling[position + 1] : position;
        const far = landing[reach[position]];
        const rolling = rollingLanding[Math.min(far, farthestRolling[position])];
        hops[position] = far > position ? Math.min(hops[far] + 1, lost) : lost;
        recreates[position] = recreates[far] + 1;
        next[position] = far;
        if (rolling > position &&
            hops[rolling] === hops[far] &&
            recreates[rolling] < recreates[position]) {
            recreates[position] = recreates[rolling];
            next[position] = rolling;
        }
    }
    if (hops[0] === lost)
        return pathStuckAt(leg, reach, landing);
    const landings = [];
    for (let position = 0; position < end;) {
        position = next[position];
        landings.push(leg[position].version);
    }
    return landings;
}
function pathStuckAt(leg, reach, landing) {
    let position = 0;
    for (;;) {
        const far = landing[reach[position]];
        if (far <= position)
            break;
        position = far;
    }
    const { version, holds } = leg[reach[position]];
    return noPathBy(holds[0], version);
}
function lastPositions(leg, isAsked) {
    const last = new Int32Array(leg.length);
    for (let position = 1; position < leg.length; position += 1) {
        last[position] = isAsked(leg[position]) ? position : last[position - 1];
    }
    return last;
}
function describeBarrier({ flaws, previousVersion, minPreviousVersion }, before) {
    if (flaws[0] !== undefined)
        return flaws[0].says;
    return previousVersion === before
        ? `minPreviousVersion is ${minPreviousVersion}, and no release lies between`
        : `previousVersion is ${previousVersion}, but ${before} is the release before it`;
}
function farthestLandings(leg) {
    const opensAt = openingPositions(leg);
    const farthest = new Int32Array(leg.length);
    let reach = 0;
    for (const position of leg.keys()) {
        while ((opensAt[reach + 1] ?? Number.POSITIVE_INFINITY) <= position)
            reach += 1;
        farthest[position] = reach;
    }
    return farthest;
}
function openingPositions(leg) {
    const opensAt = new Int32Array(leg.length);
    let known = null;
    let opening = 0;
    for (let position = 0; position < leg.length; position += 1) {
        const { minPreviousVersion } = leg[position];
        if (minPreviousVersion !== known) {
            known = minPreviousVersion;
            opening = known === null ? 0 : (0,_release_index_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAtOrAbove */ .N1)(leg, known);
        }
        opensAt[position] = opening;
    }
    return opensAt;
}


/***/ }),

/***/ 82153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ leadsOut),
/* harmony export */   y: () => (/* binding */ pathBetween)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function pathBetween(from, to) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(from, to).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}
function leadsOut(path) {
    return path === '..' || path.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);
}


/***/ }),

/***/ 79969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ splitRecords),
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Tu: () => (/* binding */ objectId),
/* harmony export */   WX: () => (/* binding */ textsSearchedWith),
/* harmony export */   Xk: () => (/* binding */ entryKindOfMode),
/* harmony export */   n1: () => (/* binding */ followLinks),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   sN: () => (/* binding */ commonPartOf),
/* harmony export */   x0: () => (/* binding */ entriesByPath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29519);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83741);





const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function decodePath(bytes) {
    try {
        return UTF8.decode(bytes);
    }
    catch {
        const text = bytes.toString('latin1');
        return text.replace(/[^\0-\x7f]/g, (character) => `\\${character.charCodeAt(0).toString(8)}`);
    }
}
function splitRecords(output) {
    const isText = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output);
    const records = output.toString(isText ? 'utf8' : 'latin1').split('\0');
    if (records.at(-1) === '')
        records.pop();
    return isText ? records : records.map((record) => decodePath(Buffer.from(record, 'latin1')));
}
function objectId(type, bytes, like) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(like.length === 40 ? 'sha1' : 'sha256');
    return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}
const MOST_LINKS = 10;
function entriesByPath(entries) {
    const isAfter = ({ path }, index) => index === 0 || path > entries[index - 1].path;
    const sorted = entries.every(isAfter)
        ? entries
        : [...entries].sort((left, right) => (left.path < right.path ? -1 : 1));
    const byPath = new Map();
    for (const entry of sorted)
        byPath.set(entry.path, entry);
    if (byPath.size < sorted.length)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh('Two files have names that look the same as text. Rename one.');
    return byPath;
}
async function followLinks(path, entries, contentOf) {
    if (node_path__WEBPACK_IMPORTED_MODULE_2__.posix.isAbsolute(path))
        return null;
    const found = [];
    let rest = path.split('/');
    let links = 0;
    while (rest.length > 0) {
        const [part = '', ...others] = rest;
        rest = others;
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            if (found.pop() === undefined)
                return null;
            continue;
        }
        found.push(part);
        const entry = entries.get(found.join('/'));
        if (entry?.kind !== 'symlink')
            continue;
        links += 1;
        if (links > MOST_LINKS)
            return null;
        const target = decodePath(await contentOf(entry));
        if (node_path__WEBPACK_IMPORTED_MODULE_2__.posix.isAbsolute(target))
            return null;
        found.pop();
        rest = [...target.split('/'), ...rest];
    }
    const entry = entries.get(found.join('/'));
    return entry?.kind === 'file' ? entry : null;
}
function entryKindOfMode(mode) {
    if (mode === '120000')
        return 'symlink';
    return mode === '160000' ? 'submodule' : 'file';
}
const COMMON_TEXTS = [
    _product_product_js__WEBPACK_IMPORTED_MODULE_3__/* .product */ .q.word,
    'argoproj.io',
    'toolkit.fluxcd.io',
    'helm.cattle.io',
    'crossplane.io',
];
function textsSearchedWith(text) {
    return COMMON_TEXTS.includes(text) ? COMMON_TEXTS : [text];
}
function commonPartOf(text) {
    return COMMON_TEXTS.find((common) => common !== text && text.includes(common));
}
const ANY_COMMON_TEXT = new RegExp(COMMON_TEXTS.join('|').replaceAll('.', '\\.'), 'i');
function textsIn(bytes, texts) {
    const content = bytes.toString('latin1');
    if (texts === COMMON_TEXTS && !ANY_COMMON_TEXT.test(content))
        return [];
    const lowered = content.toLowerCase();
    return texts.filter((text) => lowered.includes(text));
}


/***/ }),

/***/ 14753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ FolderTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79969);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83741);




const SKIPPED_FOLDERS = new Set(['.git', 'node_modules']);
const CHUNK_BYTES = 1_048_576;
const WHOLE_BYTES = 65_536;
const SAFELY = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
const REPLACEMENT = '\ufffd';
const SLASH = Buffer.from('/');
const WITHOUT_LINKS = SAFELY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
class FolderTree {
    isIgnored;
    name;
    #root;
    #entries = null;
    #places = new Map();
    #searched = new Map();
    constructor(root, isIgnored = () => false) {
        this.isIgnored = isIgnored;
        this.name = `the folder ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(root)}`;
        this.#root = root;
    }
    async entries() {
        this.#entries ??= this.#list();
        return this.#entries;
    }
    async read(path) {
        if (this.isIgnored(path))
            return null;
        try {
            const place = this.#inside(path);
            if (place === null)
                return null;
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(place).isFile())
                return null;
            const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, SAFELY);
            try {
                const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
                if (!status.isFile())
                    return null;
                if (status.size > _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_FILE_BYTES */ .XR)
                    throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TooLargeError */ .qB();
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
            }
            finally {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        catch (error) {
            if (isAbsent(error))
                return null;
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`Cannot read ${path} in ${this.name}: ${reasonOf(error)}`);
        }
    }
    async containing(text, paths) {
        const entries = await this.entries();
        const wanted = text.toLowerCase();
        const texts = (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .textsSearchedWith */ .WX)(wanted);
        const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
        return paths.filter((path) => {
            const kind = entries.get(path)?.kind;
            if (kind !== 'file')
                return kind === 'symlink';
            try {
                const known = texts.length > 1 ? this.#searched.get(path) : undefined;
                const found = known ?? textsOf(this.#places.get(path) ?? `${this.#root}/${path}`, texts, buffer);
                if (texts.length > 1)
                    this.#searched.set(path, found);
                return found.has(wanted);
            }
            catch (error) {
                return !isAbsent(error);
            }
        });
    }
    #list() {
        const entries = [];
        const list = (folder, prefix) => {
            for (const { entry, name, place } of this.#children(folder, prefix)) {
                const path = `${prefix}${name}`;
                if (typeof place !== 'string')
                    this.#places.set(path, place);
                if (entry.isDirectory()) {
                    if (!SKIPPED_FOLDERS.has(name))
                        list(place, `${path}/`);
                }
                else if ((entry.isFile() || entry.isSymbolicLink()) && !this.isIgnored(path)) {
                    entries.push({ path, kind: entry.isFile() ? 'file' : 'symlink', id: null });
                }
            }
        };
        list(this.#root, '');
        return (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesByPath */ .x0)(entries);
    }
    #children(folder, prefix) {
        try {
            if (typeof folder === 'string') {
                const children = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
                if (!children.some(({ name }) => name.includes(REPLACEMENT))) {
                    return children.map((entry) => ({ entry, name: entry.name, place: `${folder}/${entry.name}` }));
                }
            }
            const bytes = Buffer.from(folder);
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(bytes, { withFileTypes: true, encoding: 'buffer' }).map((entry) => ({
                entry,
                name: (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(entry.name),
                place: Buffer.concat([bytes, SLASH, entry.name]),
            }));
        }
        catch (error) {
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`Cannot list ${prefix || 'the files'} in ${this.name}: ${reasonOf(error)}`);
        }
    }
    #inside(path) {
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) || path.includes('\0'))
            return null;
        const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(this.#root, 'buffer');
        const place = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(this.#places.get(path) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path), 'buffer');
        const start = root.at(-1) === node_path__WEBPACK_IMPORTED_MODULE_1__.sep.charCodeAt(0) ? root : Buffer.concat([root, Buffer.from(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)]);
        if (!place.subarray(0, start.length).equals(start))
            return null;
        const folders = place.toString('latin1', start.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        return folders.some((folder) => SKIPPED_FOLDERS.has(folder)) ? null : place;
    }
}
function textsOf(place, texts, buffer) {
    const found = new Set();
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, WITHOUT_LINKS);
    try {
        const overlap = Math.max(...texts.map(({ length }) => length)) - 1;
        for (let kept = 0;;) {
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, kept, buffer.length - kept, null);
            const filled = kept + read;
            for (const text of (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .textsIn */ .Ej)(buffer.subarray(0, filled), texts))
                found.add(text);
            if (read < WHOLE_BYTES || found.size === texts.length)
                return found;
            kept = Math.min(overlap, filled);
            buffer.copyWithin(0, filled - kept, filled);
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);
function isAbsent(error) {
    return ABSENT.has(String(error.code));
}
function reasonOf(error) {
    if (error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh)
        return error.message;
    const { code } = error;
    if (code === 'EACCES' || code === 'EPERM')
        return 'the permission is missing';
    return code ?? String(error);
}


/***/ }),

/***/ 10145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ cannotRun),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   TP: () => (/* binding */ nearestRealFolder),
/* harmony export */   TU: () => (/* binding */ Git),
/* harmony export */   Ug: () => (/* binding */ gitSettings),
/* harmony export */   ZX: () => (/* binding */ locateRepository),
/* harmony export */   jF: () => (/* binding */ LOCAL_TIMEOUT_MS),
/* harmony export */   xh: () => (/* binding */ MOST_MESSAGE_CHARACTERS),
/* harmony export */   yJ: () => (/* binding */ realPathBetween)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82153);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83741);





const LOCAL_TIMEOUT_MS = 60_000;
const MOST_OUTPUT_BYTES = 500_000_000;
const MOST_MESSAGE_CHARACTERS = 2_000;
const UNWANTED_VARIABLES = /^GIT_(DIR|COMMON_DIR|WORK_TREE|IMPLICIT_WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|GRAFT_FILE|SHALLOW_FILE|REPLACE_REF_BASE|EXTERNAL_DIFF|DIFF_OPTS|PAGER|CONFIG|SSL_NO_VERIFY|(LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS|TRACE.*|REDIRECT_.*)$/i;
const SECRET_VARIABLES = /^(INPUT|ACTIONS)_/i;
const ENVIRONMENT = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GCM_INTERACTIVE: 'never',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
};
const WITHOUT_NETWORK = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' };
function locateRepository(directory, { bare }) {
    const real = nearestRealFolder(directory);
    for (let folder = real;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        const gitFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(gitFolder))
            return { folder, gitFolder, isBare: false };
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder)
            break;
    }
    const isBare = bare && ['HEAD', 'objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real, name)));
    return isBare ? { folder: real, gitFolder: real, isBare } : null;
}
function nearestRealFolder(directory) {
    for (let folder = directory;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        try {
            return node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(folder);
        }
        catch {
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder)
                return folder;
        }
    }
}
function realPathBetween(from, to) {
    return (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pathBetween */ .y)(nearestRealFolder(from), nearestRealFolder(to));
}
class Git {
    location;
    #options;
    #variables = inheritedVariables();
    constructor(location) {
        this.location = location;
        const { folder, gitFolder, isBare } = location;
        const settings = [
            'core.fsmonitor=false',
            'core.hooksPath=/dev/null',
            'core.alternateRefsCommand=true',
            `safe.directory=${folder.replaceAll('\\', '/')}`,
            'protocol.ext.allow=never',
            'http.sslVerify=true',
            'color.ui=false',
            'gc.auto=0',
            'maintenance.auto=false',
        ];
        this.#options = [
            ...settings.flatMap((setting) => ['-c', setting]),
            `--git-dir=${gitFolder}`,
            ...(isBare ? [] : [`--work-tree=${folder}`]),
        ];
    }
    run(args, { timeoutMs = LOCAL_TIMEOUT_MS, ...options } = {}) {
        const child = this.spawn(args, options);
        return new Promise((resolve, reject) => {
            const stdout = [];
            let length = 0;
            let stderr = '';
            const fail = (error) => {
                clearTimeout(timer);
                reject(error);
                kill(child, options.network === true);
            };
            const late = () => fail(new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git ${args[0]} did not end within ${timeoutMs / 1000} s`));
            const timer = setTimeout(late, timeoutMs);
            child.stdin.end();
            child.stdout.on('data', (chunk) => {
                length += chunk.length;
                if (length > MOST_OUTPUT_BYTES)
                    fail(new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git ${args[0]} answers more than can be read`));
                else
                    stdout.push(chunk);
            });
            child.stderr.on('data', (chunk) => {
                if (stderr.length < MOST_MESSAGE_CHARACTERS)
                    stderr += chunk.toString();
            });
            child.on('error', (error) => fail(cannotRun(error)));
            child.on('close', (code) => {
                clearTimeout(timer);
                resolve({ code: code ?? -1, stdout: Buffer.concat(stdout), stderr: oneLine(stderr) });
            });
        });
    }
    async output(args, options) {
        const { code, stdout, stderr } = await this.run(args, options);
        if (code !== 0)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git ${args[0]} failed: ${stderr || `status ${code}`}`);
        return stdout;
    }
    spawn(args, { network = false, environment } = {}) {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...this.#options, ...args], {
            cwd: this.location.folder,
            env: { ...this.#variables, ...ENVIRONMENT, ...(network ? {} : WITHOUT_NETWORK), ...environment },
            detached: network && process.platform !== 'win32',
            windowsHide: true,
        });
        child.stdin.on('error', () => undefined);
        return child;
    }
}
function gitSettings(settings) {
    const before = Number(process.env['GIT_CONFIG_COUNT'] ?? 0) || 0;
    const entries = Object.entries(settings);
    const variables = entries.flatMap(([name, value], index) => [
        [`GIT_CONFIG_KEY_${before + index}`, name],
        [`GIT_CONFIG_VALUE_${before + index}`, value],
    ]);
    return Object.fromEntries([['GIT_CONFIG_COUNT', String(before + entries.length)], ...variables]);
}
function inheritedVariables() {
    const isWanted = (name) => !UNWANTED_VARIABLES.test(name) && !SECRET_VARIABLES.test(name);
    return Object.fromEntries(Object.entries(process.env).filter(([name]) => isWanted(name)));
}
function kill(child, group) {
    try {
        if (group && child.pid !== undefined && process.platform !== 'win32')
            process.kill(-child.pid, 'SIGKILL');
    }
    catch {
    }
    child.kill('SIGKILL');
    child.stdout.destroy();
    child.stderr.destroy();
}
function cannotRun(error) {
    return new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git cannot be run; install it (${error.message})`);
}
function oneLine(text) {
    return text.trim().replace(/(?<!\s)\s*[\r\n]+\s*/g, '; ');
}


/***/ })

};
