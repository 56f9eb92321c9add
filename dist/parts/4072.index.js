export const id = 4072;
export const ids = [4072];
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

/***/ 56097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ describeUnusable)
/* harmony export */ });
function describeUnusable({ location, problem }) {
    return problem?.startsWith(location) === true ? problem : `${location}: ${problem}`;
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


/***/ })

};
