export const id = 5274;
export const ids = [5274];
export const modules = {

/***/ 93054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ isOfficialRepository),
/* harmony export */   El: () => (/* binding */ exactChartVersion),
/* harmony export */   Gs: () => (/* binding */ isOfficialGitRepository),
/* harmony export */   T6: () => (/* binding */ mirrorNotices),
/* harmony export */   w4: () => (/* binding */ chartKey)
/* harmony export */ });
/* harmony import */ var semver_functions_valid_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58780);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14889);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29519);




function exactChartVersion(text) {
    const bare = text.replace(/^v(?=\d)/, '');
    return semver_functions_valid_js__WEBPACK_IMPORTED_MODULE_0__(bare) !== null && /^\d/.test(bare) ? bare : null;
}
function isOfficialRepository(repository) {
    const normal = normalRepository(repository);
    return normal === _product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.chart.repository || normal.startsWith(_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.chart.marketplace);
}
function isOfficialGitRepository(address) {
    return GIT_REPOSITORY.test(address);
}
const GIT_REPOSITORY = new RegExp(String.raw `[/:]${_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.chart.gitRepository}(?:\.git)?\/?$`, 'i');
function mirrorNotices(repository) {
    if (repository === null)
        return [`No file says where the chart comes from, so it is taken as ${_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.name}'s own`];
    if (isOfficialRepository(repository))
        return [];
    return [(0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .cutQuotes */ .AA)(`The chart comes from ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .o)(repository)}, taken as a mirror of ${_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.name}'s own`)];
}
function chartKey({ name, version, repository }) {
    return JSON.stringify([name, version, repository === null ? null : normalRepository(repository)]);
}
function normalRepository(repository) {
    let end = repository.length;
    while (repository[end - 1] === '/')
        end -= 1;
    return repository.slice(0, end).replace(/^http:/, 'https:');
}


/***/ }),

/***/ 66421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x3: () => (/* binding */ ARTIFACTS_MODES),
  hx: () => (/* binding */ gatherEvidence)
});

// UNUSED EXPORTS: EVIDENCE_LIMITS, readArtifacts

// EXTERNAL MODULE: ./build/net/document-reader.js
var document_reader = __webpack_require__(16299);
// EXTERNAL MODULE: ./build/net/limits.js
var limits = __webpack_require__(22606);
// EXTERNAL MODULE: ./build/release-safety/release.js
var release_safety_release = __webpack_require__(554);
// EXTERNAL MODULE: ./build/release-safety/release-index.js
var release_index = __webpack_require__(57983);
// EXTERNAL MODULE: ./build/release-safety/unsafe-side.js
var unsafe_side = __webpack_require__(85201);
;// CONCATENATED MODULE: ./build/release-safety/reconcile.js



const COMPARED = [
    'rollingUpdateSafe',
    'previousVersion',
    'minPreviousVersion',
    'requiredStops',
    'releaseDate',
];
function releasesWithArtifact(span) {
    return span.releases.filter((release) => !release.backfilled).map((release) => release.version);
}
function reconcile(index, versions, readings, mode) {
    const drift = [];
    const releases = [...index.releases];
    for (const version of versions) {
        const position = (0,release_index/* positionAtOrAbove */.N1)(releases, version);
        const release = releases[position];
        const reading = readings.get(version);
        if (reading?.status === 'read') {
            if (release.flaws.length === 0)
                drift.push(...compareWithArtifact(release, reading.artifact));
            releases[position] = correct(release, reading.artifact);
        }
        else if (mode === 'verify' && release.rollingUpdateSafe === true) {
            releases[position] = (0,release_safety_release/* makeRelease */.cx)(release, release.flaws, reading?.problem ?? 'the artifact was not read');
        }
    }
    return { index: { ...index, releases }, drift };
}
function correct(release, artifact) {
    const unsafeSide = {
        ...(0,unsafe_side/* unsafeSideOf */.d)(statementsOf(release, artifact)),
        previousVersion: release.previousVersion,
    };
    return (0,release_safety_release/* makeRelease */.cx)(unsafeSide, [...release.flaws, ...artifact.flaws, ...stepFlaws(release, artifact)]);
}
function statementsOf(release, artifact) {
    return [release, { ...artifact, backfilled: release.backfilled }];
}
function stepFlaws(release, artifact) {
    if (artifact.previousVersion === release.previousVersion)
        return [];
    const says = `previousVersion is ${artifact.previousVersion}, but ${release.previousVersion} in the index`;
    return [{ rule: 'contradiction', says: `artifact: ${says}` }];
}
function compareWithArtifact(release, artifact) {
    const show = (value) => (Array.isArray(value) ? [...value].sort().join(', ') : String(value));
    return (0,unsafe_side/* differencesOf */.g)(statementsOf(release, artifact), COMPARED).map((member) => {
        return { release: release.version, member, index: show(release[member]), artifact: show(artifact[member]) };
    });
}

// EXTERNAL MODULE: ./build/release-safety/span.js
var span = __webpack_require__(54747);
// EXTERNAL MODULE: ./build/release-safety/version.js
var version = __webpack_require__(15807);
// EXTERNAL MODULE: ./build/evidence/read-document.js
var read_document = __webpack_require__(34334);
;// CONCATENATED MODULE: ./build/evidence/evidence.js







const ARTIFACTS_MODES = ['verify', 'explain', 'off'];
const EVIDENCE_LIMITS = {
    fetch: limits/* FETCH_LIMITS */.k,
    mostIndexBytes: 32_000_000,
    mostArtifactBytes: 8_000_000,
    allArtifactsMs: 300_000,
};
async function gatherEvidence(source, spans, host) {
    for (const { from, to } of spans)
        (0,span/* refuseReverse */.DJ)(from, to);
    const limits = host.limits ?? EVIDENCE_LIMITS;
    const { workingDirectory, artifacts: mode } = source;
    const reader = new document_reader/* DocumentReader */.z(limits.fetch, host.fileSource);
    const indexProgress = { reading: 'the release-safety index', total: 1 };
    try {
        host.onProgress({ ...indexProgress, done: 0 });
        const where = { location: source.indexUrl, workingDirectory, mostBytes: limits.mostIndexBytes };
        const read = await (0,read_document/* readDocument */.u)(reader, { document: 'index', release: null, ...where }, release_index/* parseReleaseIndex */.R3);
        const { record: indexRecord, value: published } = read;
        host.onProgress({ ...indexProgress, done: 1 });
        const nothing = { artifacts: new Map(), drift: [], indexRecord, artifactRecords: [] };
        if (published === null || mode === 'off')
            return { ...nothing, index: published };
        const versions = (0,version/* sortedVersions */.xe)(spans.flatMap(({ from, to }) => releasesWithArtifact((0,span/* readSpan */.F2)(published, from, to))));
        const { parseArtifact } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(8687)]).then(__webpack_require__.bind(__webpack_require__, 8687));
        const { readings, records } = await readArtifacts(reader, versions, source, limits, host.onProgress, parseArtifact);
        const { index, drift } = reconcile(published, versions, readings, mode);
        const artifacts = new Map();
        for (const [version, reading] of readings) {
            if (reading.status === 'read')
                artifacts.set(version, reading.artifact);
        }
        return { index, artifacts, drift, indexRecord, artifactRecords: records };
    }
    finally {
        reader.close();
    }
}
async function readArtifacts(reader, versions, { releaseAssetUrl, workingDirectory }, { fetch, mostArtifactBytes, allArtifactsMs }, onProgress, parse) {
    const documents = new Map();
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), allArtifactsMs);
    const queue = versions.values();
    const report = () => onProgress({ reading: 'artifacts', done: documents.size, total: versions.length });
    if (versions.length > 0)
        report();
    const work = async () => {
        for (const version of queue) {
            const request = {
                document: 'artifact',
                release: version,
                location: releaseAssetUrl.replaceAll('{version}', version),
                workingDirectory,
                mostBytes: mostArtifactBytes,
            };
            const read = (document) => parse(document, version);
            documents.set(version, await (0,read_document/* readDocument */.u)(reader, request, read, deadline.signal));
            report();
        }
    };
    try {
        await Promise.all(Array.from({ length: fetch.mostAtOnce }, work));
    }
    finally {
        clearTimeout(timer);
    }
    const inOrder = versions.map((version) => [version, documents.get(version)]);
    const readings = inOrder.map(([version, { record, value }]) => {
        return [
            version,
            value === null ? { status: 'unusable', problem: record.problem } : { status: 'read', artifact: value },
        ];
    });
    return { readings: new Map(readings), records: inOrder.map(([, { record }]) => record) };
}


/***/ }),

/***/ 34334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ readDocument)
/* harmony export */ });
/* harmony import */ var _documents_malformed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68864);
/* harmony import */ var _documents_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59713);
/* harmony import */ var _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69851);
/* harmony import */ var _net_location_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50473);




async function readDocument(reader, request, parse, signal, decode = _documents_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q) {
    const { document, release } = request;
    const record = { document, release, sha256: null, bytes: null, attempts: null };
    let location = null;
    try {
        location = (0,_net_location_js__WEBPACK_IMPORTED_MODULE_3__/* .parseLocation */ .z)(request.location, request.workingDirectory);
        const { bytes, sha256, attempts } = await reader.read(location, request.mostBytes, signal);
        const read = { ...record, location: location.display, sha256, bytes: bytes.length, attempts, readAt: now() };
        try {
            return { record: { ...read, problem: null }, value: parse(decode(bytes)) };
        }
        catch (error) {
            if (!(error instanceof _documents_malformed_js__WEBPACK_IMPORTED_MODULE_0__/* .MalformedDocumentError */ .BD))
                throw error;
            return { record: { ...read, problem: error.message }, value: null };
        }
    }
    catch (error) {
        if (!(error instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_2__/* .FetchError */ .f))
            throw error;
        const display = location?.display ?? request.location.replace(/\/\/.*@/s, '//').replace(/\?.*/s, '?…');
        return { record: { ...record, location: display, readAt: now(), problem: error.message }, value: null };
    }
}
function now() {
    return new Date().toISOString();
}


/***/ }),

/***/ 87208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ failsRun),
/* harmony export */   VC: () => (/* binding */ failsJob),
/* harmony export */   bM: () => (/* binding */ failsAlways),
/* harmony export */   d$: () => (/* binding */ FAIL_ON)
/* harmony export */ });
/* harmony import */ var _product_chart_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53720);

const FAIL_ON = ['not-rolling', 'mode-mismatch', 'blocked', 'never'];
function failsAlways({ code }) {
    return code === 'no-target' || code === 'target-missing';
}
function failsRun({ outcome, problem, deployments, approval }) {
    if (outcome.cannotBeAsked || deployments.some(({ fails }) => fails))
        return true;
    return outcome.failOn !== 'never' && (problem !== null || approval?.verificationResult === 'FAILED');
}
function failsJob(failOn, newTarget, outcome) {
    const { decision, change, isExcepted } = outcome;
    if (failOn === 'never')
        return false;
    if (decision === null) {
        if (change === 'downgrade')
            return failOn === 'not-rolling' || !isExcepted;
        return change === 'install' && newTarget === 'fail';
    }
    if (decision === 'roll' || decision === 'unchanged')
        return false;
    if (decision !== 'recreate')
        return true;
    return failOn !== 'blocked' && !(failOn === 'mode-mismatch' && (isExcepted || carriesOutRecreate(outcome)));
}
function carriesOutRecreate({ declaredMode, isOfChart, chartVersion, mayMigrateTooEarly }) {
    if (declaredMode !== 'Recreate')
        return false;
    return !isOfChart || (!mayMigrateTooEarly && chartVersion !== null && (0,_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .honoursRecreate */ .qU)(chartVersion));
}


/***/ }),

/***/ 8830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ parseAge),
/* harmony export */   Q: () => (/* binding */ showMinute)
/* harmony export */ });
/* harmony import */ var _documents_moment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40709);
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77829);
/* harmony import */ var _settings_setting_parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62029);



const AGE = /^([1-9]\d{0,4}) ?(hour|day)s?$/;
function parseAge(text) {
    const [, count, unit] = AGE.exec(text) ?? [];
    if (count === undefined) {
        const example = 'Give it in days or hours, for example 3 days or 36 hours.';
        throw new _settings_setting_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingError */ .L_(`is ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .c)(text)}, not an age. ${example}`);
    }
    const ms = Number(count) * (unit === 'day' ? _documents_moment_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO : _documents_moment_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR_MS */ .iQ);
    return { text: `${count} ${unit}${count === '1' ? '' : 's'}`, ms };
}
function showMinute(moment) {
    const minute = new Date(Math.ceil(moment / 60_000) * 60_000).toISOString();
    return `${minute.slice(0, 10)} ${minute.slice(11, 16)} UTC`;
}


/***/ }),

/***/ 16571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ parseEndpoint),
/* harmony export */   p: () => (/* binding */ endpointsReport)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

const ROUTE = /^(?:([A-Za-z]+)\s+)?(\/\S*?)(?=:?(?:\s|$))/;
const PARAMETER = /^(?:\{.*\}|:.+|\*|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
function parseEndpoint(text) {
    const [route = '', method = null, path = ''] = ROUTE.exec(text) ?? [];
    if (route === '' || route !== text)
        return null;
    const [plain = ''] = path.split(/[?#]/);
    const parts = plain.split('/').filter((part) => part !== '');
    const segments = parts.map((part) => (PARAMETER.test(part) ? null : part));
    return { text, method: method?.toUpperCase() ?? null, segments };
}
function endpointsReport(endpoints, spans) {
    if (endpoints.length === 0 || spans.length === 0)
        return null;
    const releases = new Map(spans.flatMap(({ explanation }) => explanation.releases.map(({ version, api }) => [version, api.rest])));
    const breaks = [...releases].flatMap(([version, rest]) => (rest?.changes.lines ?? []).map((line) => ({ version, line, broken: parseEndpoint(ROUTE.exec(line)?.[0] ?? '') })));
    const changes = endpoints.flatMap((endpoint) => breaks
        .filter(({ broken }) => broken !== null && isSame(endpoint, broken))
        .map(({ version, line }) => ({ endpoint: endpoint.text, version, line })));
    const areListed = spans.every(({ explanation: { unexplained, api }, missingRanges, coveredReleases }) => {
        const isCovered = coveredReleases > 0 && missingRanges.length === 0;
        return isCovered && unexplained + api.rest.unlisted + api.rest.unknown.length === 0;
    });
    return {
        asked: endpoints.map(({ text }) => text),
        changes,
        isComplete: areListed && breaks.every(({ broken }) => broken !== null),
    };
}
function isSame(one, other) {
    const isMethod = one.method === null || other.method === null || one.method === other.method;
    return isMethod && (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(one.segments, other.segments);
}


/***/ }),

/***/ 25801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parseRunningAddresses)
/* harmony export */ });
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77829);
/* harmony import */ var _net_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50473);
/* harmony import */ var _settings_setting_parsers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62029);



const LINE = /^(?:(?<glob>.+?)\s*=\s*)?(?<address>[a-z][a-z0-9+.-]*:\/\/\S*)$/i;
const EXPECTED = 'Give one address, https://host, or lines GLOB=ADDRESS';
function parseRunningAddresses(text) {
    const lines = (0,_settings_setting_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .listBetween */ .pV)(/\n/)(text);
    const addresses = lines.map(parseLine);
    const bare = addresses.findIndex(({ glob }) => glob === null);
    if (bare !== -1 && addresses.length > 1) {
        throw new _settings_setting_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingError */ .L_(`holds ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .c)(lines[bare])} without a glob, and it is not the only one. ${EXPECTED}.`);
    }
    return addresses;
}
function parseLine(line) {
    const { glob = null, address } = LINE.exec(line)?.groups ?? {};
    if (address === undefined || !URL.canParse(address))
        throw new _settings_setting_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingError */ .L_(`has a line without an address. ${EXPECTED}.`);
    const url = new URL(address);
    const refused = (why) => new _settings_setting_parsers_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingError */ .L_(`has an address that ${why}. ${EXPECTED}.`);
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
        throw refused('is neither http nor https');
    if (url.username !== '' || url.password !== '')
        throw refused('holds credentials, and no token is needed');
    if (url.search !== '' || url.hash !== '')
        throw refused('has a query or a fragment');
    return { glob, url, location: (0,_net_location_js__WEBPACK_IMPORTED_MODULE_0__/* .displayUrl */ .Q)(url) };
}


/***/ }),

/***/ 95274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Kv: () => (/* binding */ LIST_NAMES),
  FN: () => (/* binding */ OF_FILE),
  So: () => (/* binding */ POLICY_NAMES),
  OI: () => (/* binding */ SETTING_NAMES),
  Jy: () => (/* binding */ detectionSettings),
  P$: () => (/* binding */ parseSettings),
  xA: () => (/* binding */ requireVersions)
});

// UNUSED EXPORTS: COMMENT_MODES, SETTINGS

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/semver/functions/valid.js
var valid = __webpack_require__(58780);
// EXTERNAL MODULE: ./build/deployment/chart.js
var chart = __webpack_require__(93054);
;// CONCATENATED MODULE: ./build/deployment/targets.js

const OPTION = /\s+(name|suffix|chart-version)=(\S*)$/;
function parseTarget(line) {
    const options = new Map();
    let text = line.trim();
    for (let match = OPTION.exec(text); match !== null; match = OPTION.exec(text)) {
        const [whole, name = '', value = ''] = match;
        if (options.has(name))
            throw new Error(`${name}= is given twice`);
        if (value === '')
            throw new Error(`${name}= has no value`);
        options.set(name, value);
        text = text.slice(0, -whole.length);
    }
    const given = options.get('chart-version') ?? null;
    const chartVersion = given === null ? null : (0,chart/* exactChartVersion */.El)(given);
    if (given !== null && chartVersion === null)
        throw new Error(`chart-version=${given} is not a chart version; give it as X.Y.Z`);
    const [, file = '', sign, way = ''] = /^(.+?)(@regex:|#)(.+)$/s.exec(text) ?? [];
    if (file === '')
        throw new Error('it is not file#dot.path or file@regex:pattern');
    return {
        text,
        file: file.replace(/^(?:\.\/)+/, ''),
        where: way,
        at: sign === '#' ? parseDotPath(way) : parsePattern(way),
        name: options.get('name') ?? null,
        suffix: options.get('suffix') ?? null,
        chartVersion,
    };
}
const LONGEST_PATTERN = 1_000;
function parsePattern(pattern) {
    if (pattern.length > LONGEST_PATTERN)
        throw new Error(`the pattern has more than ${LONGEST_PATTERN} characters`);
    let parsed;
    try {
        parsed = new RegExp(pattern, 'm');
    }
    catch (error) {
        throw new Error(`the pattern is not a regular expression (${error instanceof Error ? error.message : error})`);
    }
    if (!/\(\?<version>/.test(pattern))
        throw new Error('the pattern has no group (?<version>…)');
    return parsed;
}
function parseDotPath(text) {
    const keys = [];
    const key = /(?:"((?:[^"\\]|\\.)*)"|([^."]+))(\.|$)/y;
    while (key.lastIndex < text.length) {
        const at = key.lastIndex;
        const match = key.exec(text);
        if (match === null)
            throw new Error(`the path cannot be read from "${text.slice(at)}" on`);
        const [, quoted, plain, dot] = match;
        keys.push(quoted === undefined ? (plain ?? '') : quoted.replace(/\\(.)/g, '$1'));
        if (dot === '.' && key.lastIndex === text.length)
            throw new Error('the path ends with a dot');
    }
    return keys;
}

// EXTERNAL MODULE: ./build/documents/quote-value.js
var quote_value = __webpack_require__(77829);
// EXTERNAL MODULE: ./build/evidence/evidence.js + 1 modules
var evidence = __webpack_require__(66421);
// EXTERNAL MODULE: ./build/net/fetch-error.js
var fetch_error = __webpack_require__(69851);
// EXTERNAL MODULE: ./build/net/location.js
var net_location = __webpack_require__(50473);
// EXTERNAL MODULE: ./build/net/message-of-error.js
var message_of_error = __webpack_require__(48414);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/release-safety/version.js
var version = __webpack_require__(15807);
// EXTERNAL MODULE: ./build/settings/input-error.js
var input_error = __webpack_require__(38811);
// EXTERNAL MODULE: ./build/settings/setting-parsers.js
var setting_parsers = __webpack_require__(62029);
// EXTERNAL MODULE: ./build/gate/judge/fail-on.js
var fail_on = __webpack_require__(87208);
// EXTERNAL MODULE: ./build/gate/policy/age.js
var age = __webpack_require__(8830);
// EXTERNAL MODULE: ./build/gate/report/endpoints.js
var endpoints = __webpack_require__(16571);
// EXTERNAL MODULE: ./build/gate/running/running-url.js
var running_url = __webpack_require__(25801);
// EXTERNAL MODULE: ./build/gate/team-file/team-rules.js
var team_rules = __webpack_require__(50688);
;// CONCATENATED MODULE: ./build/gate/settings.js

















const NEW_TARGET = ['pass', 'fail'];
const NO_DEPLOYMENT = ['fail', 'pass'];
const COMMENT_MODES = ['never', 'on-failure', 'always'];
const settings_version = (text) => {
    if ((0,version/* isVersion */.lF)(text))
        return text;
    throw new setting_parsers/* SettingError */.L_(`is ${(0,quote_value/* quoteValue */.c)(text)}, not a version. Give it as X.Y.Z, digits only, without "v" or spaces.`);
};
const list = (0,setting_parsers/* listBetween */.pV)(/\n/);
const settings_endpoints = (text) => list(text).map((line) => {
    const endpoint = (0,endpoints/* parseEndpoint */.B)(line);
    if (endpoint !== null)
        return endpoint;
    const example = 'a method and a path, for example GET /api/v1/saved/{chartUuid}';
    throw new setting_parsers/* SettingError */.L_(`holds ${(0,quote_value/* quoteValue */.c)(line)}, which is no endpoint. Give ${example}.`);
});
const address = (text) => {
    try {
        const location = (0,net_location/* parseLocation */.z)(text, '/');
        if (location.kind !== 'http' || !location.url.host.includes('{version}'))
            return text;
    }
    catch (error) {
        if (error instanceof fetch_error/* FetchError */.f)
            throw new setting_parsers/* SettingError */.L_(`is not an address: ${error.message}.`);
        throw error;
    }
    throw new setting_parsers/* SettingError */.L_('is not an address: "{version}" may only appear in the path.');
};
const paths = (0,setting_parsers/* everyItem */.l5)(list, isInside, ', which is outside of the repository.');
const targets = (text) => {
    const complaints = [];
    const refuse = (line, why) => complaints.push(`holds ${(0,quote_value/* quoteValue */.c)(line)}: ${why}.`);
    const names = new Set();
    const read = list(text).flatMap((line) => {
        try {
            const target = parseTarget(line);
            const name = target.name ?? target.text;
            if (names.has(name))
                refuse(line, `${(0,quote_value/* quoteValue */.c)(name)} is given twice`);
            names.add(name);
            return [target];
        }
        catch (error) {
            refuse(line, (0,message_of_error/* messageOfError */.T)(error));
            return [];
        }
    });
    if (complaints.length > 0)
        throw new setting_parsers/* SettingError */.L_(complaints.join('\n'));
    return read;
};
const chartVersion = (text) => {
    if (valid(text) !== null && /^\d\S*$/.test(text))
        return text;
    throw new setting_parsers/* SettingError */.L_(`is ${(0,quote_value/* quoteValue */.c)(text)}, not a chart version. Give it as X.Y.Z, for example 2.16.284.`);
};
const OF_RUN = {
    from: (0,setting_parsers/* optional */.lq)(settings_version),
    to: (0,setting_parsers/* optional */.lq)(settings_version),
    'rendered-base': (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'rendered-head': (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'base-ref': (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'head-ref': (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'approved-report': (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'github-token': (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'working-directory': (0,setting_parsers/* withDefault */.IQ)(setting_parsers/* anyText */.Ae, '.'),
    config: (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
};
const OF_FILE = {
    'running-url': (0,setting_parsers/* withDefault */.IQ)(running_url/* parseRunningAddresses */.b, ''),
    targets: (0,setting_parsers/* withDefault */.IQ)(targets, ''),
    files: (0,setting_parsers/* withDefault */.IQ)(list, ''),
    images: (0,setting_parsers/* withDefault */.IQ)(list, ''),
    'tag-suffix': (0,setting_parsers/* withDefault */.IQ)(setting_parsers/* anyText */.Ae, '-commercial'),
    chart: (0,setting_parsers/* withDefault */.IQ)(setting_parsers/* anyText */.Ae, product/* product */.q.chart.name),
    'chart-version': (0,setting_parsers/* optional */.lq)(chartVersion),
    'chart-repository-url': (0,setting_parsers/* withDefault */.IQ)(address, product/* product */.q.chart.repository),
    'env-files': (0,setting_parsers/* withDefault */.IQ)(paths, ''),
    'compose-files': (0,setting_parsers/* withDefault */.IQ)(paths, ''),
    discover: (0,setting_parsers/* optional */.lq)((0,setting_parsers/* oneOf */.yL)(setting_parsers/* SWITCH */.Fo)),
    'new-target': (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(NEW_TARGET), 'pass'),
    'no-deployment': (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(NO_DEPLOYMENT), 'fail'),
    strict: (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(setting_parsers/* SWITCH */.Fo), 'false'),
    'index-url': (0,setting_parsers/* withDefault */.IQ)(address, product/* product */.q.documents.indexUrl),
    'release-asset-url': (0,setting_parsers/* withDefault */.IQ)(address, product/* product */.q.documents.artifactUrl),
    artifacts: (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(evidence/* ARTIFACTS_MODES */.x3), 'verify'),
    'minimum-release-age': (0,setting_parsers/* optional */.lq)(age/* parseAge */.F),
    'max-index-age': (0,setting_parsers/* optional */.lq)(age/* parseAge */.F),
    'known-issues': (0,setting_parsers/* optional */.lq)(address),
    'table-sizes': (0,setting_parsers/* optional */.lq)(address),
    endpoints: (0,setting_parsers/* withDefault */.IQ)(settings_endpoints, ''),
    'fail-on': (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(fail_on/* FAIL_ON */.d$), 'not-rolling'),
    comment: (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(COMMENT_MODES), 'never'),
    suggestions: (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(setting_parsers/* SWITCH */.Fo), 'false'),
};
const SETTINGS = { ...OF_RUN, ...OF_FILE };
const SETTING_NAMES = Object.keys(SETTINGS);
const POLICY_NAMES = ['minimum-release-age', 'max-index-age', 'known-issues'];
const LIST_NAMES = SETTING_NAMES.filter((name) => Array.isArray(SETTINGS[name](undefined)));
function parseSettings(texts, label, defaults = {}) {
    const given = { texts, defaults, label };
    const settings = { ...(0,setting_parsers/* readSettings */.sb)(SETTINGS, { ...defaults, ...texts }, label), given, team: team_rules/* NO_TEAM */.aV };
    const sides = ['rendered-base', 'rendered-head'];
    const [missing] = sides.filter((name) => settings[name] === undefined);
    const lone = sides.find((name) => settings[name] !== undefined);
    if (lone !== undefined && missing !== undefined) {
        const both = 'Give both. A Terraform plan holds both sides: give its path twice';
        throw new input_error/* InputError */.d(`${label(lone)} is set, but ${label(missing)} is missing. ${both}.`);
    }
    if (settings.artifacts !== 'off' && !settings['release-asset-url'].includes('{version}')) {
        throw new input_error/* InputError */.d(`${label('release-asset-url')} has no "{version}" where the version goes.`);
    }
    return settings;
}
function requireVersions(settings) {
    const { from, to } = settings;
    const missing = ['from', 'to'].filter((name) => settings[name] === undefined);
    if (from !== undefined && to !== undefined)
        return { ...settings, from, to };
    const message = 'is missing. Give the version as X.Y.Z, for example 1.156.0.';
    throw new input_error/* InputError */.d(missing.map((name) => `${settings.given.label(name)} ${message}`).join('\n'));
}
function detectionSettings(settings, folder) {
    const isOfRoot = (name) => folder === '' || settings.team.decides.has(name);
    const inside = (name) => (path) => external_node_path_.posix.normalize(isOfRoot(name) ? path : `${folder}/${path}`);
    const { targets, discover } = settings;
    return {
        targets: targets.map((target) => ({ ...target, file: inside('targets')(target.file) })),
        discover: discover === undefined ? targets.length === 0 : discover === 'true',
        folder,
        files: isOfRoot('files') && folder !== '' ? settings.files.map(fromRoot) : settings.files,
        images: settings.images,
        tagSuffix: settings['tag-suffix'],
        chart: settings.chart,
        chartVersion: settings['chart-version'] ?? null,
        envFiles: settings['env-files'].map(inside('env-files')),
        composeFiles: settings['compose-files'].map(inside('compose-files')),
    };
}
function fromRoot(glob) {
    return glob.replace(/^!?/, (sign) => `${sign}/`);
}
function isInside(path) {
    const normal = external_node_path_.posix.normalize(path);
    return !external_node_path_.posix.isAbsolute(normal) && normal !== '..' && !normal.startsWith('../') && !/^[a-z]:/i.test(path);
}


/***/ }),

/***/ 50688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M6: () => (/* binding */ STANDARD_PATH),
/* harmony export */   aV: () => (/* binding */ NO_TEAM),
/* harmony export */   b6: () => (/* binding */ environmentNamed),
/* harmony export */   yR: () => (/* binding */ UNWRITTEN_REASON)
/* harmony export */ });
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38811);

const STANDARD_PATH = '.github/upgrade-gate.yml';
const NO_TEAM = {
    path: null,
    exceptionsAt: STANDARD_PATH,
    decides: new Set(),
    knownIssues: null,
    environments: [],
    environmentsOnceMerged: [],
};
function environmentNamed({ environments }, name) {
    const found = environments.find((each) => each.name === name);
    if (found !== undefined)
        return found;
    const names = environments.map((each) => each.name);
    const nearest = names.length === 0 ? '. Name some in .github/upgrade-gate.yml.' : (0,_settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .Z)(name, names);
    throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(`There is no environment ${JSON.stringify(name)}${nearest}`);
}
const UNWRITTEN_REASON = 'when it happens, and who decided it';


/***/ }),

/***/ 16299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ DocumentReader)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var _fetch_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69851);
/* harmony import */ var _http_session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5963);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50473);
/* harmony import */ var _response_body_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42018);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62426);








const ACCEPT = { accept: 'application/json, */*;q=0.5' };
class DocumentReader {
    limits;
    fileSource;
    #session;
    constructor(limits, fileSource = () => null) {
        this.limits = limits;
        this.fileSource = fileSource;
        this.#session = new _http_session_js__WEBPACK_IMPORTED_MODULE_4__/* .HttpSession */ .N(limits, 'documents');
    }
    async read(location, mostBytes, signal) {
        const { value: bytes, attempts } = location.kind === 'http'
            ? await this.#fetch(location.url, mostBytes, signal)
            : { value: await this.#readFile(location.path, mostBytes, signal), attempts: 1 };
        return { bytes, attempts, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex') };
    }
    close() {
        this.#session.close();
    }
    #fetch(url, mostBytes, signal) {
        const request = { method: 'GET', url, headers: ACCEPT, body: null, mostBytes, mostRefusalBytes: 0 };
        const judge = async (answering) => {
            const answer = await answering;
            if (answer.status === 200)
                return answer.bytes;
            throw refusalOf(answer);
        };
        return this.#session.send(request, judge, signal);
    }
    async #readFile(path, mostBytes, signal) {
        const given = this.fileSource(path);
        if (given === null)
            return readFileBounded(path, mostBytes, this.limits, signal);
        return (0,_response_body_js__WEBPACK_IMPORTED_MODULE_6__/* .collect */ .F)([await given], mostBytes);
    }
}
function refusalOf({ status, statusMessage, headers, url }) {
    const text = `${(0,_location_js__WEBPACK_IMPORTED_MODULE_5__/* .displayUrl */ .Q)(url)} answered HTTP ${status}${statusMessage === '' ? '' : ` (${statusMessage})`}`;
    if (status === 404 || status === 410)
        return new _fetch_error_js__WEBPACK_IMPORTED_MODULE_3__/* .FetchError */ .f('not-found', text);
    if (status === 401 || status === 403)
        return new _fetch_error_js__WEBPACK_IMPORTED_MODULE_3__/* .FetchError */ .f('forbidden', text);
    const retryAfterMs = (0,_retry_js__WEBPACK_IMPORTED_MODULE_7__/* .parseRetryAfter */ .mu)(headers['retry-after'], Date.now());
    return new _fetch_error_js__WEBPACK_IMPORTED_MODULE_3__/* .FetchError */ .f('status', text, _retry_js__WEBPACK_IMPORTED_MODULE_7__/* .PASSING_STATUSES */ .bc.has(status), retryAfterMs);
}
async function readFileBounded(path, mostBytes, { totalMs }, signal) {
    const deadline = new AbortController();
    const giveUp = () => deadline.abort();
    const timer = setTimeout(giveUp, totalMs);
    if (signal?.aborted === true)
        giveUp();
    signal?.addEventListener('abort', giveUp);
    try {
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path)).isFile())
            throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_3__/* .FetchError */ .f('unreadable-file', 'it is not a regular file');
        return await (0,_response_body_js__WEBPACK_IMPORTED_MODULE_6__/* .collect */ .F)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path, { signal: deadline.signal }), mostBytes);
    }
    catch (error) {
        if (error instanceof _fetch_error_js__WEBPACK_IMPORTED_MODULE_3__/* .FetchError */ .f)
            throw error;
        if (deadline.signal.aborted)
            throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_3__/* .FetchError */ .f('timeout', 'the time for reading the file was used up');
        const code = error.code;
        if (code === 'ENOENT' || code === 'ENOTDIR')
            throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_3__/* .FetchError */ .f('not-found', 'there is no such file');
        throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_3__/* .FetchError */ .f('unreadable-file', (0,_fetch_error_js__WEBPACK_IMPORTED_MODULE_3__/* .describeCause */ .V)(error));
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
    }
}


/***/ }),

/***/ 69851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ describeCause),
/* harmony export */   f: () => (/* binding */ FetchError)
/* harmony export */ });
class FetchError extends Error {
    problem;
    retryable;
    retryAfterMs;
    name = 'FetchError';
    constructor(problem, message, retryable = false, retryAfterMs = null, cause) {
        super(message, { cause });
        this.problem = problem;
        this.retryable = retryable;
        this.retryAfterMs = retryAfterMs;
    }
}
const CERTIFICATE_ADVICE = {
    'set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority that signed it': [
        'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
        'UNABLE_TO_GET_ISSUER_CERT',
        'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
        'SELF_SIGNED_CERT_IN_CHAIN',
        'DEPTH_ZERO_SELF_SIGNED_CERT',
    ],
    'check the address, and whether a proxy answers instead': ['ERR_TLS_CERT_ALTNAME_INVALID'],
    "check the certificate's dates and this machine's clock": ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'],
};
function describeCause(cause) {
    if (!(cause instanceof Error))
        return String(cause);
    const codes = codesOf(cause);
    const code = codes[0];
    const advice = Object.entries(CERTIFICATE_ADVICE).find(([, known]) => known.some((each) => codes.includes(each)))?.[0];
    const message = advice === undefined ? cause.message : cause.message.replace(/; if the root CA is .*/s, '');
    const isNamed = ` ${message} `.includes(` ${code} `);
    const parts = [isNamed ? '' : code, message].filter((part) => part !== '');
    return [parts.join(': '), ...(advice === undefined ? [] : [advice])].join('; ');
}
function codesOf(cause) {
    if (!(cause instanceof Error))
        return [];
    return ['code' in cause ? String(cause.code) : '', ...codesOf(cause.cause)];
}


/***/ }),

/***/ 5963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ HttpSession)
/* harmony export */ });
/* unused harmony export Connections */
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);
/* harmony import */ var _fetch_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69851);
/* harmony import */ var _response_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42018);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62426);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48324);





const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
const MOST_REDIRECT_BYTES = 65_536;
class HttpSession {
    limits;
    subject;
    #connections = new Connections();
    #underWay = 0;
    #waiting = [];
    constructor(limits, subject) {
        this.limits = limits;
        this.subject = subject;
    }
    async send(request, judge, signal) {
        if (this.#underWay < this.limits.mostAtOnce)
            this.#underWay += 1;
        else
            await new Promise((resolve) => this.#waiting.push(resolve));
        try {
            const endsAt = performance.now() + this.limits.totalMs;
            return await (0,_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .retry */ .L5)(() => judge(this.#attempt(request, endsAt, signal)), this.limits, endsAt, signal);
        }
        finally {
            const next = this.#waiting.shift();
            if (next === undefined)
                this.#underWay -= 1;
            else
                next();
        }
    }
    close() {
        this.#connections.close();
    }
    async #attempt(request, endsAt, signal) {
        const { idleMs, totalMs } = this.limits;
        const controller = new AbortController();
        const { signal: end } = controller;
        const givenUp = new Promise((_, reject) => {
            end.addEventListener('abort', () => reject(end.reason));
        });
        const giveUp = (message, retryable = false) => controller.abort(new _fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f('timeout', message, retryable));
        const idle = setTimeout(() => giveUp(`no data came for ${idleMs / 1000} s`, true), idleMs);
        const remainingMs = endsAt - performance.now();
        const total = setTimeout(() => giveUp(`it was still incomplete after ${totalMs / 1000} s`), remainingMs);
        const onSignal = () => giveUp(`the time for all ${this.subject} was used up`);
        signal?.addEventListener('abort', onSignal);
        if (signal?.aborted === true)
            onSignal();
        const onBytes = () => {
            if (!end.aborted)
                idle.refresh();
        };
        try {
            return await Promise.race([this.#follow(request, end, onBytes), givenUp]);
        }
        catch (error) {
            const cause = end.aborted ? end.reason : error;
            const failure = cause instanceof _fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f ? cause : new _fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f('network', (0,_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .describeCause */ .V)(cause), true, null, cause);
            controller.abort(failure);
            throw failure;
        }
        finally {
            clearTimeout(idle);
            clearTimeout(total);
            signal?.removeEventListener('abort', onSignal);
        }
    }
    async #follow(request, signal, onBytes) {
        let { url, method, body } = request;
        for (let redirects = 0; redirects <= this.limits.mostRedirects; redirects += 1) {
            signal.throwIfAborted();
            const content = body === null ? {} : { 'content-type': 'application/json' };
            const headers = { 'accept-encoding': 'gzip', ...request.headers, ...content };
            const message = await this.#connections.send(url, { method, headers, body }, signal);
            onBytes();
            const status = message.statusCode;
            if (!REDIRECT_STATUSES.has(status))
                return await readAnswer(message, url, request, onBytes);
            const target = redirectTarget(url, message.headers.location);
            if (target.origin !== url.origin && 'authorization' in headers) {
                throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f('redirect', `it redirects to ${target.origin}, where the token is not sent`);
            }
            await (0,_response_body_js__WEBPACK_IMPORTED_MODULE_2__/* .readResponseBody */ .O)(message, MOST_REDIRECT_BYTES, onBytes).catch(() => message.destroy());
            if (status === 303 || (status < 303 && method === 'POST'))
                [method, body] = ['GET', null];
            url = target;
        }
        throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f('redirect', `it redirects more than ${this.limits.mostRedirects} times`);
    }
}
function redirectTarget(from, location) {
    if (location === undefined)
        throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f('redirect', 'it redirects without saying where to');
    if (!URL.canParse(location, from.href))
        throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f('redirect', 'it redirects to something that is not a URL');
    const target = new URL(location, from);
    const allowed = from.protocol === 'https:' ? ['https:'] : ['http:', 'https:'];
    if (!allowed.includes(target.protocol)) {
        throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f('redirect', `it redirects from ${from.protocol} to ${target.protocol}, which is not followed`);
    }
    return target;
}
async function readAnswer(message, url, { mostBytes, mostRefusalBytes }, onBytes) {
    const { statusCode, statusMessage = '', headers } = message;
    const status = statusCode;
    const bytes = status >= 200 && status < 300
        ? await (0,_response_body_js__WEBPACK_IMPORTED_MODULE_2__/* .readResponseBody */ .O)(message, mostBytes, onBytes)
        : await readRefusal(message, mostRefusalBytes, onBytes);
    return { status, statusMessage, headers, url, bytes };
}
async function readRefusal(message, mostBytes, onBytes) {
    try {
        if (mostBytes > 0)
            return await (0,_response_body_js__WEBPACK_IMPORTED_MODULE_2__/* .readResponseBody */ .O)(message, mostBytes, onBytes);
    }
    catch {
    }
    message.destroy();
    return Buffer.alloc(0);
}
const PROXY_VARIABLES = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];
class Connections {
    #agents = new Map();
    async send(url, { method, headers, body }, signal) {
        const { Agent, request } = await (url.protocol === 'https:' ? Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 44708, 19)) : Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 37067, 19)));
        const library = PROXY_VARIABLES.some((name) => process.env[name]) ? await __webpack_require__.e(/* import() */ 2545).then(__webpack_require__.bind(__webpack_require__, 42545)) : null;
        const newAgent = () => library === null
            ? new Agent({ keepAlive: true })
            : new library.HttpClient(_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .USER_AGENT */ ._O, [], { keepAlive: true }).getAgent(url.href);
        const agent = this.#agents.get(url.origin) ?? newAgent();
        this.#agents.set(url.origin, agent);
        const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
        const options = {
            ...(0,node_url__WEBPACK_IMPORTED_MODULE_0__.urlToHttpOptions)(url),
            method,
            headers: { 'user-agent': _tool_js__WEBPACK_IMPORTED_MODULE_4__/* .USER_AGENT */ ._O, ...headers, ...length },
            agent,
            signal,
        };
        return await new Promise((resolve, reject) => {
            request(options, resolve).on('error', reject).end(body);
        });
    }
    close() {
        for (const agent of this.#agents.values())
            agent.destroy?.();
        this.#agents.clear();
    }
}


/***/ }),

/***/ 22606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ FETCH_LIMITS)
/* harmony export */ });
const FETCH_LIMITS = {
    idleMs: 10_000,
    totalMs: 20_000,
    longestRetryAfterMs: 10_000,
    mostAttempts: 5,
    firstWaitMs: 300,
    mostRedirects: 5,
    mostAtOnce: 8,
};


/***/ }),

/***/ 50473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ displayUrl),
/* harmony export */   z: () => (/* binding */ parseLocation)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _fetch_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69851);



const URL_SCHEME = /^[a-z][a-z0-9+.-]+:/i;
function parseLocation(text, workingDirectory) {
    if (text === '')
        throw badLocation('it is empty');
    if (!URL_SCHEME.test(text)) {
        return { kind: 'file', path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(text) ? text : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, text), display: text };
    }
    if (!URL.canParse(text))
        throw badLocation('it is not a valid URL');
    const url = new URL(text);
    if (url.protocol === 'http:' || url.protocol === 'https:')
        return { kind: 'http', url, display: displayUrl(url) };
    if (url.protocol !== 'file:')
        throw badLocation(`the scheme "${url.protocol}" is not http, https or file`);
    try {
        return { kind: 'file', path: (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(url), display: url.href };
    }
    catch {
        throw badLocation('it is not a file URL of this machine (file:///folder/name)');
    }
}
function displayUrl(url) {
    return `${url.protocol}//${url.host}${url.pathname}${url.search === '' ? '' : '?…'}`;
}
function badLocation(why) {
    return new _fetch_error_js__WEBPACK_IMPORTED_MODULE_2__/* .FetchError */ .f('bad-location', `${why}; give an http(s) URL, a file: URL or a path`);
}


/***/ }),

/***/ 48414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ messageOfError)
/* harmony export */ });
function messageOfError(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 42018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ collect),
/* harmony export */   O: () => (/* binding */ readResponseBody)
/* harmony export */ });
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _fetch_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69851);



async function readResponseBody(message, mostBytes, onBytes) {
    const encoding = message.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
    async function* watched(source) {
        for await (const chunk of source) {
            onBytes();
            yield chunk;
        }
    }
    const whole = (source) => collect(source, mostBytes);
    if (encoding === 'identity' || encoding === '')
        return await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_0__.pipeline)(message, watched, whole);
    if (encoding === 'gzip' || encoding === 'x-gzip')
        return await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_0__.pipeline)(message, watched, (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip)(), whole);
    message.destroy();
    throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_2__/* .FetchError */ .f('encoding', `the answer is encoded as "${encoding}", which was not asked for`);
}
async function collect(source, mostBytes) {
    const chunks = [];
    let length = 0;
    for await (const chunk of source) {
        length += chunk.length;
        if (length > mostBytes)
            throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_2__/* .FetchError */ .f('too-large', `it is larger than the limit of ${mostBytes / 1_000_000} MB`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}


/***/ }),

/***/ 62426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ retry),
/* harmony export */   bc: () => (/* binding */ PASSING_STATUSES),
/* harmony export */   mu: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _fetch_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69851);


const PASSING_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);
async function retry(attempt, limits, endsAt, signal) {
    for (let attempts = 1;; attempts += 1) {
        try {
            return { value: await attempt(), attempts };
        }
        catch (error) {
            if (!(error instanceof _fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f))
                throw error;
            const backoff = limits.firstWaitMs * 2 ** (attempts - 1) * (1 + Math.random() / 4);
            const asked = Math.min(error.retryAfterMs ?? 0, limits.longestRetryAfterMs);
            const wait = Math.max(backoff, asked);
            const mayGoOn = error.retryable && attempts < limits.mostAttempts && performance.now() + wait < endsAt;
            if (!mayGoOn)
                throw withAttempts(error, attempts);
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(wait, undefined, signal === undefined ? {} : { signal }).catch(() => {
                throw withAttempts(error, attempts);
            });
        }
    }
}
function parseRetryAfter(header, now) {
    if (header === undefined)
        return null;
    if (/^\d+$/.test(header))
        return Number(header) * 1000;
    const date = Date.parse(header);
    return Number.isNaN(date) ? null : Math.max(0, date - now);
}
function withAttempts(error, attempts) {
    if (attempts === 1)
        return error;
    return new _fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f(error.problem, `${error.message} (${attempts} attempts)`, error.retryable);
}


/***/ }),

/***/ 68042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showPlace),
/* harmony export */   w: () => (/* binding */ compareByPlace)
/* harmony export */ });
function compareByPlace({ place: one }, { place: other }) {
    if (one.file !== other.file)
        return one.file < other.file ? -1 : 1;
    return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}
function showPlace({ file, line }) {
    return line === null ? file : `${file}:${line}`;
}


/***/ }),

/***/ 48662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ cutQuotes),
/* harmony export */   AI: () => (/* binding */ thrownProblem),
/* harmony export */   Mm: () => (/* binding */ ProblemError),
/* harmony export */   Ve: () => (/* binding */ unparseable),
/* harmony export */   bC: () => (/* binding */ orProblem),
/* harmony export */   l4: () => (/* binding */ problemAt)
/* harmony export */ });
/* unused harmony export PROBLEM_CODES */
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68042);


const MESSAGES = {
    'no-target': (_, found) => `No ${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name} deployment found. Set \`targets: file#path\` and \`discover: true\`, or name your own image with \`images\`.${found === '' ? '' : ` Files of a submodule, such as ${found}, are not read: check its own repository.`}`,
    'target-missing': (at, found) => `Target ${at}#${found} not found on the head; file deleted or path renamed?`,
    unparseable: (at, found, { remedy = 'Fix it, or leave it out with `files`.' }) => `Cannot parse ${at} (${found}). ${remedy}`,
    'conflict-markers': (at) => `${at} contains merge conflict markers. Resolve the conflict.`,
    'unresolved-variable': (at, found, { remedy = 'Pass `to:`, or pin it.' }) => `The tag at ${at} comes from ${found}, which cannot be read from the repository. ${remedy}`,
    'unresolved-template': (at, found, { subject = 'tag' }) => `The ${subject} at ${at} comes from ${found}, which is filled in elsewhere. Pass \`to:\` or pin it.`,
    encrypted: (at, _, { subject = 'tag' }) => `The ${subject} at ${at} is encrypted. Keep image.${subject === 'tag' ? 'tag' : 'repository'} outside of encrypted_regex.`,
    'moving-tag': (at, found) => `${found} at ${at} names no version. Pin X.Y.Z, or \`X.Y.Z@sha256:…\` with a digest.`,
    'digest-only': (at, found) => `${found} at ${at} names an image by its digest alone. Write the version next to it: \`X.Y.Z@sha256:…\`.`,
    'unknown-suffix': (at, found) => `${found} at ${at} is a version with an unknown suffix. Set \`tag-suffix\` to it, or pin X.Y.Z.`,
    'not-a-version': (at, found, { remedy = 'Pin X.Y.Z.' }) => `${found} at ${at} is not a version. ${remedy}`,
    'numeric-tag': (at, found) => `YAML reads ${found} at ${at}. Write the whole version, X.Y.Z.`,
    'chart-unpinned': (at, found, { remedy = "Pin the chart's version or set image.tag." }) => `${found} at ${at}. ${remedy}`,
    'chart-range': (at, found) => `The chart version at ${at} is ${found}, which is a range. Pin it or set image.tag.`,
    'chart-unknown': (at, found) => `The ${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name} version of the chart at ${at} is not known: ${found}. Set image.tag first, in a separate change, or make the chart repository readable (\`chart-repository-url\`).`,
    'chart-too-old': (at, found) => `Chart ${found} at ${at} has an image tag that differs from its appVersion. Set image.tag.`,
    'external-values': (at, found) => `Values from ${found} at ${at} are outside of this repository and may set image.tag. Set it in a place of the repository that overrides them, or pass \`to:\`.`,
    'mixed-versions': (_, found) => `One deployment runs several versions: ${found}. Give all of them the same version.`,
    'custom-image': (at, found) => `${found} at ${at} may be a ${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name} build. Add it to \`images\`, or leave its file out with \`files\`.`,
    'image-changed': (at) => `${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name} was deployed from ${at}, and its image there is gone or cannot be read. If it has another name now, add that to \`images\`. Otherwise pass \`from:\` and \`to:\`.`,
    'not-evaluated': (at, found) => `${at}: ${found}. The gate does not evaluate that, so it does not know which version comes out. Render the workloads of both sides (\`rendered-base\`, \`rendered-head\`), name the places of all versions with \`targets\`, or pass \`from:\` and \`to:\`.`,
    'not-understood': (at, found, { remedy = 'Name the place with `targets: file@regex:…` and `discover: true`, or pass `from:` and `to:`.' }) => `${at}: ${found}. ${remedy}`,
    'rendered-unusable': (at, found) => `${at} ${found}. Render all of both sides, with the same commands, before the gate runs.`,
    'invalid-upgrade-mode': (at, found) => `upgrade.mode at ${at} is ${found}. Write RollingUpdate, Recreate or leave it empty.`,
    'base-unresolved': (at, found) => `The version before the change at ${at} is not known: ${found}. Pass \`from:\` with the current version for this change, and take it out again.`,
    'branch-behind': (at, found) => `The branch is behind: ${found} at ${at}. Update the branch.`,
};
const PROBLEM_CODES = Object.keys(MESSAGES);
function problemAt(code, place, found = '', wording = {}) {
    const at = place === null ? 'the repository' : (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .showPlace */ .R)(place);
    const { subject } = wording;
    return { code, place, found, message: MESSAGES[code](at, cutQuotes(found), wording), ...(subject && { subject }) };
}
const LONGEST_QUOTE = 60;
const LONGEST_WORD = 200;
function cutQuotes(text) {
    return text
        .replace(/`([^`]*)`/g, (_, quoted) => `\`${cut(quoted, LONGEST_QUOTE)}\``)
        .replace(/[^\s`]+/g, (word) => cut(word, LONGEST_WORD));
}
function cut(text, most) {
    return text.length <= most ? text : `${text.slice(0, most)}…`;
}
class ProblemError extends Error {
    problem;
    name = 'ProblemError';
    constructor(problem) {
        super(problem.message);
        this.problem = problem;
    }
}
function unparseable(place, found) {
    return new ProblemError(problemAt('unparseable', place, found));
}
function thrownProblem(error) {
    if (error instanceof ProblemError)
        return error.problem;
    throw error;
}
async function orProblem(work) {
    return work().catch(thrownProblem);
}


/***/ }),

/***/ 14889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ quoteText)
/* harmony export */ });
const LONGEST_QUOTE = 2_000;
function quoteText(text) {
    const shown = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
    return `\`${shown.length <= LONGEST_QUOTE ? shown : `${shown.slice(0, LONGEST_QUOTE)}…`}\``;
}


/***/ }),

/***/ 53720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ migratesInJobByDefault),
/* harmony export */   Ex: () => (/* binding */ FIRST_TO_STOP),
/* harmony export */   Y: () => (/* binding */ hasTagOfItsOwn),
/* harmony export */   hb: () => (/* binding */ ignoresUpgradeMode),
/* harmony export */   qU: () => (/* binding */ honoursRecreate),
/* harmony export */   yH: () => (/* binding */ refusesTag)
/* harmony export */ });
/* harmony import */ var semver_functions_eq_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55082);
/* harmony import */ var semver_functions_gte_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41236);
/* harmony import */ var semver_functions_lt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3872);
/* harmony import */ var semver_functions_lte_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56717);
/* harmony import */ var _product_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29519);





const { chart } = _product_js__WEBPACK_IMPORTED_MODULE_4__/* .product */ .q;
const FIRST_TO_STOP = chart.firstToStop;
function honoursRecreate(version) {
    return semver_functions_gte_js__WEBPACK_IMPORTED_MODULE_1__(version, chart.firstToStop) && !semver_functions_eq_js__WEBPACK_IMPORTED_MODULE_0__(version, chart.withoutMode);
}
function ignoresUpgradeMode(version) {
    return semver_functions_lte_js__WEBPACK_IMPORTED_MODULE_3__(version, chart.lastToIgnore) || semver_functions_eq_js__WEBPACK_IMPORTED_MODULE_0__(version, chart.withoutMode);
}
function migratesInJobByDefault(version) {
    return chart.migratesInJob.includes(version) || semver_functions_gte_js__WEBPACK_IMPORTED_MODULE_1__(version, chart.migratesInJobFrom);
}
function refusesTag(version, tag) {
    return semver_functions_eq_js__WEBPACK_IMPORTED_MODULE_0__(version, chart.withoutMode) && semver_functions_lt_js__WEBPACK_IMPORTED_MODULE_2__(tag, chart.oldestTag);
}
function hasTagOfItsOwn(version) {
    return semver_functions_lt_js__WEBPACK_IMPORTED_MODULE_2__(version, chart.firstWithTag);
}


/***/ }),

/***/ 29519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ isNamed),
  q: () => (/* binding */ product)
});

;// CONCATENATED MODULE: ./build/product/lightdash.js
const LIGHTDASH = {
    name: 'Lightdash',
    word: 'lightdash',
    image: { path: 'lightdash/lightdash', marketplaceName: 'lightdash-containers' },
    chart: {
        name: 'lightdash',
        repository: 'https://lightdash.github.io/helm-charts',
        marketplace: 'oci://709825985650.',
        gitRepository: 'lightdash/helm-charts',
        gitFolder: 'charts/lightdash',
        firstToStop: '2.16.284',
        lastToIgnore: '2.16.101',
        withoutMode: '3.0.0-beta.1',
        oldestTag: '1.169.1',
        migratesInJob: ['2.6.0'],
        migratesInJobFrom: '3.0.0-beta.1',
        firstWithTag: '0.7.0',
        workers: {
            scheduler: 'worker',
            appBuildWorker: 'app-build-worker',
            warehouseNatsWorker: 'warehouse-nats-worker',
            preAggregateNatsWorker: 'pre-aggregate-nats-worker',
        },
        certainPaths: [
            ['secrets', 'LIGHTDASH_SECRET'],
            ['configMap', 'SITE_URL'],
        ],
        likelyPaths: [['externalDatabase'], ['migrationJob'], ['browserless-chrome']],
        sections: ['secrets', 'configMap', 'externalDatabase', 'migrationJob', 'lightdashBackend', 'scheduler', 'upgrade'],
    },
    documents: {
        indexUrl: 'https://raw.githubusercontent.com/lightdash/lightdash/main/release-safety-index.json',
        artifactUrl: 'https://github.com/lightdash/lightdash/releases/download/{version}/release-safety.json',
        repositoryUrl: 'https://github.com/lightdash/lightdash',
    },
    service: {
        versionHeader: 'lightdash-version',
        historySwitch: 'LIGHTDASH_ENABLE_FEATURE_FLAGS=query-history',
        secretVariable: 'LIGHTDASH_SECRET',
        database: { uri: 'PGCONNECTIONURI', host: 'PGHOST', port: 'PGPORT', name: 'PGDATABASE' },
        variables: { url: 'LIGHTDASH_URL', project: 'LIGHTDASH_PROJECT', token: 'LIGHTDASH_API_KEY' },
    },
    preflight: {
        since: '1.125.0',
        page: 'https://docs.lightdash.com/self-host/upgrade-runbook',
        name: 'migrate preflight',
        program: 'pnpm',
        arguments: '-F backend migrate-production preflight',
    },
    others: {
        software: 'cli|sdk|mcp|exporter|provider|dbt|proxy|python|client|plugin|operator|sync|gate|backup|postgres|db|redis|minio|nats|nginx|traefik|ingress|caddy|envoy|haproxy|pgbouncer|vault|keycloak|oauth2?|fluent|otel|cloud[-_]?sql|chrome|headless|browser|grafana|prometheus|metabase|airflow|airbyte|dashboards?|content',
        infrastructure: 'docs?|[aen]?lb|rds|sql|sg|security[-_]?groups?|acm|certs?|certificates?|vpc|iam|s3|gcs|buckets?|ecr|kms|dns|route53|cdn|cloudfront|waf|efs',
        names: ['dbt[-_]lightdash'],
        content: '^contentType:',
    },
};

;// CONCATENATED MODULE: ./build/product/product.js

const product = LIGHTDASH;
function isNamed(text) {
    return NAME.test(text);
}
const NAME = new RegExp(product.word, 'i');


/***/ }),

/***/ 62029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ anyText),
/* harmony export */   Fo: () => (/* binding */ SWITCH),
/* harmony export */   IQ: () => (/* binding */ withDefault),
/* harmony export */   L_: () => (/* binding */ SettingError),
/* harmony export */   l5: () => (/* binding */ everyItem),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   pV: () => (/* binding */ listBetween),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   sb: () => (/* binding */ readSettings),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77829);
/* harmony import */ var _input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38811);


class SettingError extends Error {
}
function optional(read) {
    return withWordsOf(read, (text) => (text === undefined ? undefined : read(text)));
}
function withDefault(read, fallback) {
    return withWordsOf(read, (text) => read(text ?? fallback));
}
function withWordsOf({ words }, parser) {
    return words === undefined ? parser : Object.assign(parser, { words });
}
const anyText = (text) => text;
const SWITCH = ['true', 'false'];
function oneOf(names) {
    const read = (text) => {
        if (names.includes(text))
            return text;
        throw new SettingError(`is ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .c)(text)}. Give one of ${names.join(', ')}${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .Z)(text, names)}`);
    };
    return Object.assign(read, { words: names });
}
const wholeNumber = (text) => {
    if (!/^\d{1,15}$/.test(text)) {
        throw new SettingError(`is ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .c)(text)}, not a number. Give digits only.`);
    }
    return Number(text);
};
function listBetween(separator) {
    return (text) => text
        .split(separator)
        .map((item) => item.trim())
        .filter((item) => item !== '');
}
function everyItem(read, isGood, explain) {
    return (text) => {
        const items = read(text);
        const bad = items.find((item) => !isGood(item));
        if (bad !== undefined)
            throw new SettingError(`holds ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .c)(bad)}${explain}`);
        return items;
    };
}
function readSettings(parsers, texts, label) {
    const complaints = [];
    const settings = {};
    for (const [name, read] of Object.entries(parsers)) {
        try {
            settings[name] = read(texts[name] || undefined);
        }
        catch (error) {
            if (!(error instanceof SettingError))
                throw error;
            complaints.push(...error.message.split('\n').map((message) => `${label(name)} ${message}`));
        }
    }
    if (complaints.length > 0)
        throw new _input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(complaints.join('\n'));
    return settings;
}


/***/ })

};
