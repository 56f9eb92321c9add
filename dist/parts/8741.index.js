export const id = 8741;
export const ids = [8741];
export const modules = {

/***/ 8741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gatherUnderPolicy: () => (/* binding */ gatherUnderPolicy)
});

// UNUSED EXPORTS: holdReleases

// EXTERNAL MODULE: ./build/evidence/evidence.js + 1 modules
var evidence_evidence = __webpack_require__(6421);
// EXTERNAL MODULE: ./build/evidence/read-document.js
var read_document = __webpack_require__(4334);
// EXTERNAL MODULE: ./build/net/document-reader.js
var document_reader = __webpack_require__(6299);
// EXTERNAL MODULE: ./build/net/limits.js
var limits = __webpack_require__(2606);
// EXTERNAL MODULE: ./build/net/tool.js
var tool = __webpack_require__(8324);
// EXTERNAL MODULE: ./build/release-safety/release.js
var release_safety_release = __webpack_require__(554);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/gate/evidence-source.js

/** The locations of a run's documents, from its settings. */
function evidenceSource(settings) {
    return {
        indexUrl: settings['index-url'],
        releaseAssetUrl: settings['release-asset-url'],
        artifacts: settings.artifacts,
        workingDirectory: (0,external_node_path_.resolve)(settings['working-directory']),
    };
}

// EXTERNAL MODULE: ./build/gate/policy/release-age.js
var release_age = __webpack_require__(7150);
;// CONCATENATED MODULE: ./build/gate/policy/policy.js








/** In bytes. People write this file by hand, so it has a few kilobytes. */
const MOST_BYTES = 100_000;
/**
 * Reads the evidence and the team's own policy, and adds the policy's holds to the index. Every later judgement and plan sees them in the
 * releases.
 *
 * @throws ReverseSpanError if a span runs backwards; nothing is fetched then
 */
async function gatherUnderPolicy(settings, spans, host) {
    const source = evidenceSource(settings);
    const evidence = await (0,evidence_evidence/* gatherEvidence */.h)(source, spans, { ...host, userAgent: tool/* USER_AGENT */._ });
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
        const tooYoung = minimumReleaseAge === null ? null : (0,release_age/* holdByAge */.is)(release.releaseDate, minimumReleaseAge, now);
        // Issues come before the age, because an issue bars a release for good.
        const holds = [...unread, ...(byIssues.holds.get(release.version) ?? []), ...(tooYoung === null ? [] : [tooYoung])];
        return holds.length === 0 ? release : (0,release_safety_release/* withHolds */.Bg)(release, holds);
    });
    return { index: { ...index, releases }, unmatched: byIssues.unmatched, expired: byIssues.expired };
}
async function readKnownIssues(location, workingDirectory, host) {
    // Loaded only here, because nothing else needs a YAML parser and a schema.
    const { parseKnownIssues, holdByIssues: holdBy } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(2857), __webpack_require__.e(8815), __webpack_require__.e(7666), __webpack_require__.e(8529)]).then(__webpack_require__.bind(__webpack_require__, 8529));
    const reader = new document_reader/* DocumentReader */.z(tool/* USER_AGENT */._, host.limits?.fetch ?? limits/* FETCH_LIMITS */.k, host.fileSource, host.connect);
    try {
        const request = {
            document: 'known-issues',
            release: null,
            location,
            workingDirectory,
            mostBytes: MOST_BYTES,
        };
        const { record, value } = await (0,read_document/* readDocument */.u)(reader, request, parseKnownIssues, undefined, (bytes) => bytes);
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
