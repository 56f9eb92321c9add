export const id = 9171;
export const ids = [9171];
export const modules = {

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


/***/ })

};
