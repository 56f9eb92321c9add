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
    const evidence = await (0,_gate_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .gatherUnderPolicy */ .k)(settings, jumps, {
        onProgress: (0,_page_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .progressOn */ .z)(process.stderr),
    });
    const { problem, location } = evidence.indexRecord;
    if (problem !== null)
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .complain */ .cc)(`the release-safety index at ${location} cannot be used: ${problem}`);
    return evidence;
}


/***/ }),

/***/ 79171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ gatherUnderPolicy)
/* harmony export */ });
/* unused harmony export holdReleases */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _evidence_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66421);
/* harmony import */ var _evidence_read_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34334);
/* harmony import */ var _net_document_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16299);
/* harmony import */ var _net_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22606);
/* harmony import */ var _release_safety_release_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(554);
/* harmony import */ var _release_age_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17150);







const MOST_BYTES = 100_000;
const NO_ISSUES = { holds: new Map(), unmatched: [], expired: [] };
async function gatherUnderPolicy(settings, spans, host) {
    const { 'index-url': indexUrl, 'release-asset-url': releaseAssetUrl, artifacts } = settings;
    const workingDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(settings['working-directory']);
    const evidence = await (0,_evidence_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .gatherEvidence */ .hx)({ indexUrl, releaseAssetUrl, artifacts, workingDirectory }, spans, host);
    const known = await knownIssuesOf(settings, workingDirectory, host);
    const { index } = evidence;
    const now = host.now ?? new Date();
    const issues = index === null || known === null ? NO_ISSUES : known.holdIn(index, now);
    return {
        ...evidence,
        index: index && holdReleases(index, issues, settings['minimum-release-age'] ?? null, now),
        policy: {
            judgedAt: now.toISOString(),
            knownIssues: known?.record ?? null,
            unmatched: issues.unmatched,
            expired: issues.expired,
        },
    };
}
function holdReleases(index, issues, age, now) {
    const releases = index.releases.map((release) => {
        const tooYoung = age === null ? null : (0,_release_age_js__WEBPACK_IMPORTED_MODULE_6__/* .holdByAge */ .is)(release.releaseDate, age, now);
        const holds = [...(issues.holds.get(release.version) ?? []), ...(tooYoung === null ? [] : [tooYoung])];
        return holds.length === 0 ? release : (0,_release_safety_release_js__WEBPACK_IMPORTED_MODULE_5__/* .withHolds */ .Bg)(release, holds);
    });
    return { ...index, releases };
}
async function knownIssuesOf({ team, ...settings }, workingDirectory, host) {
    const location = settings['known-issues'];
    if (location !== undefined)
        return await readKnownIssues(location, workingDirectory, host);
    if (team.knownIssues === null)
        return null;
    const { holdByIssues } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(2857), __webpack_require__.e(8815), __webpack_require__.e(8529)]).then(__webpack_require__.bind(__webpack_require__, 28529));
    const file = { issues: team.knownIssues, problem: null };
    return { record: null, holdIn: ({ releases }, now) => holdByIssues(file, releases, now) };
}
async function readKnownIssues(location, workingDirectory, { limits, fileSource }) {
    const { parseKnownIssues, holdByIssues } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(2857), __webpack_require__.e(8815), __webpack_require__.e(8529)]).then(__webpack_require__.bind(__webpack_require__, 28529));
    const reader = new _net_document_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .DocumentReader */ .z(limits?.fetch ?? _net_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .FETCH_LIMITS */ .k, fileSource);
    try {
        const request = {
            document: 'known-issues',
            release: null,
            location,
            workingDirectory,
            mostBytes: MOST_BYTES,
        };
        const read = await (0,_evidence_read_document_js__WEBPACK_IMPORTED_MODULE_2__/* .readDocument */ .u)(reader, request, parseKnownIssues, undefined, (bytes) => bytes);
        const { issues, problem } = read.value === null ? { issues: null, problem: read.record.problem } : read.value;
        const record = { ...read.record, problem };
        const file = issues === null ? { issues, problem: `${record.location}: ${problem}` } : { issues, problem: null };
        const holdIn = ({ releases }, now) => holdByIssues(file, releases, now);
        return { record, holdIn };
    }
    finally {
        reader.close();
    }
}


/***/ })

};
