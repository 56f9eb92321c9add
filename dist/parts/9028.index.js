export const id = 9028;
export const ids = [9028];
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
    return {
        ...evidence,
        index: index &&
            holdOldIndex(holdReleases(index, issues, settings['minimum-release-age'] ?? null, now), settings['max-index-age'] ?? null, now),
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
    const reasons = gravestFirst([...coverageReasons(index, span), ...permissionReasons(span), ...floorReasons(index, span), ...heldReasons(span)], span.releases);
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
function gravestFirst(reasons, releases) {
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
    let leg = start;
    for (const target of [...(0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .sortedVersions */ .xe)((0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .stopsBetween */ .Q_)(span)), to]) {
        if (target === leg)
            continue;
        const covered = (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(target, leg) > 0 && (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isIndexed */ .y5)(index, target);
        if (!covered)
            return noPath('stop-not-indexed', target, 'no row in the index');
        const held = pathHeld(cut(leg, target).releases, target);
        if (held !== null)
            return held;
        const way = shortestPath(index, leg, target);
        if ('problem' in way)
            return way;
        for (const landing of way)
            landings.push(landing);
        leg = target;
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


/***/ })

};
