export const id = 5274;
export const ids = [5274];
export const modules = {

/***/ 93054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ migratesInJobByDefault),
/* harmony export */   El: () => (/* binding */ exactChartVersion),
/* harmony export */   Y: () => (/* binding */ hasTagOfItsOwn),
/* harmony export */   hb: () => (/* binding */ ignoresUpgradeMode),
/* harmony export */   qU: () => (/* binding */ honoursRecreate)
/* harmony export */ });
/* harmony import */ var semver_functions_eq_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55082);
/* harmony import */ var semver_functions_gte_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41236);
/* harmony import */ var semver_functions_lt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3872);
/* harmony import */ var semver_functions_lte_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56717);
/* harmony import */ var semver_functions_valid_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58780);





/** The chart version if the text names exactly one, without a leading `v`; null for a range or any other text. */
function exactChartVersion(text) {
    const bare = text.replace(/^v(?=\d)/, '');
    return semver_functions_valid_js__WEBPACK_IMPORTED_MODULE_4__(bare) !== null && /^\d/.test(bare) ? bare : null;
}
/** A prerelease from before the chart knew `upgrade.mode`. */
const WITHOUT_MODE = '3.0.0-beta.1';
/**
 * Whether this version of the service's chart stops the old version before it migrates, when `upgrade.mode` is
 * `Recreate` (docs/detection.md#lightdashs-chart).
 *
 * @param chartVersion a valid semantic version
 */
function honoursRecreate(chartVersion) {
    return semver_functions_gte_js__WEBPACK_IMPORTED_MODULE_1__(chartVersion, '2.16.284') && !semver_functions_eq_js__WEBPACK_IMPORTED_MODULE_0__(chartVersion, WITHOUT_MODE);
}
/** Whether this version of the chart is known to ignore `upgrade.mode` silently (docs/detection.md#lightdashs-chart). */
function ignoresUpgradeMode(chartVersion) {
    return semver_functions_lte_js__WEBPACK_IMPORTED_MODULE_3__(chartVersion, '2.16.101') || semver_functions_eq_js__WEBPACK_IMPORTED_MODULE_0__(chartVersion, WITHOUT_MODE);
}
/** Whether this version of the chart migrates in a separate job when the values do not say (docs/detection.md#lightdashs-chart). */
function migratesInJobByDefault(chartVersion) {
    return chartVersion === '2.6.0' || semver_functions_gte_js__WEBPACK_IMPORTED_MODULE_1__(chartVersion, '3.0.0-beta.1');
}
/** Whether this version of the chart has a default tag that differs from its `appVersion` (docs/detection.md#lightdashs-chart). */
function hasTagOfItsOwn(chartVersion) {
    return semver_functions_lt_js__WEBPACK_IMPORTED_MODULE_2__(chartVersion, '0.7.0');
}


/***/ }),

/***/ 66421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ ARTIFACTS_MODES),
  h: () => (/* binding */ gatherEvidence)
});

// EXTERNAL MODULE: ./build/net/document-reader.js
var document_reader = __webpack_require__(16299);
// EXTERNAL MODULE: ./build/net/limits.js
var limits = __webpack_require__(22606);
// EXTERNAL MODULE: ./build/release-safety/release.js
var release_safety_release = __webpack_require__(554);
// EXTERNAL MODULE: ./build/release-safety/release-index.js
var release_index = __webpack_require__(57983);
// EXTERNAL MODULE: ./build/release-safety/verdict.js
var verdict = __webpack_require__(34670);
// EXTERNAL MODULE: ./build/release-safety/version.js
var version = __webpack_require__(15807);
;// CONCATENATED MODULE: ./build/release-safety/reconcile.js




/** The releases of a span that have an artifact: those that are not backfilled. */
function releasesWithArtifact(span) {
    return span.releases.filter((release) => !release.backfilled).map((release) => release.version);
}
/**
 * Lets artifacts correct the index (docs/rules.md#index-and-artifact).
 *
 * The unsafe side always wins: the worse verdict, the union of the stops, the higher minimum. With `verify`, a release
 * that is `true` in the index loses its proof if its artifact is missing or unusable. With `explain`, such an artifact
 * changes nothing.
 *
 * @param versions releases of the index whose artifacts were requested
 * @param readings the results by version
 */
function reconcile(index, versions, readings, mode) {
    const drift = [];
    const releases = [...index.releases];
    for (const version of versions) {
        const position = (0,release_index/* positionAtOrAbove */.N1)(releases, version);
        const release = releases[position];
        const reading = readings.get(version);
        if (reading?.status === 'read') {
            // A flaw replaces what the index says about a release, so there is nothing to compare.
            if (release.flaws.length === 0)
                drift.push(...compareWithArtifact(release, reading.artifact));
            releases[position] = unsafeSideOf(release, reading.artifact);
        }
        else if (mode === 'verify' && release.rollingUpdateSafe === true) {
            releases[position] = (0,release_safety_release/* makeRelease */.cx)(release, release.flaws, reading?.problem ?? 'the artifact was not read');
        }
    }
    return { index: { ...index, releases }, drift };
}
function unsafeSideOf(release, artifact) {
    const unsafeSide = {
        ...release,
        rollingUpdateSafe: (0,verdict/* worseVerdict */.y)(release.rollingUpdateSafe, artifact.rollingUpdateSafe),
        requiredStops: [...new Set([...release.requiredStops, ...artifact.requiredStops])],
        minPreviousVersion: (0,version/* highestVersion */.t)(release.minPreviousVersion, artifact.minPreviousVersion),
    };
    return (0,release_safety_release/* makeRelease */.cx)(unsafeSide, [...release.flaws, ...artifact.flaws, ...stepFlaws(release, artifact)]);
}
/** An artifact proves one step. If its `previousVersion` differs from the index, it proves another step. */
function stepFlaws(release, artifact) {
    if (artifact.previousVersion === release.previousVersion)
        return [];
    const says = `previousVersion is ${artifact.previousVersion}, but ${release.previousVersion} in the index`;
    return [{ rule: 'contradiction', says: `artifact: ${says}` }];
}
function compareWithArtifact(release, artifact) {
    const pairs = [
        ['rollingUpdateSafe', String(release.rollingUpdateSafe), String(artifact.rollingUpdateSafe)],
        ['previousVersion', String(release.previousVersion), String(artifact.previousVersion)],
        ['minPreviousVersion', String(release.minPreviousVersion), String(artifact.minPreviousVersion)],
        ['requiredStops', [...release.requiredStops].sort().join(', '), [...artifact.requiredStops].sort().join(', ')],
    ];
    return pairs
        .filter(([, index, found]) => index !== found)
        .map(([member, index, found]) => ({ release: release.version, member, index, artifact: found }));
}

// EXTERNAL MODULE: ./build/release-safety/span.js
var span = __webpack_require__(54747);
// EXTERNAL MODULE: ./build/evidence/read-document.js
var read_document = __webpack_require__(34334);
;// CONCATENATED MODULE: ./build/evidence/evidence.js







/** How the artifacts of a span are used (docs/rules.md#index-and-artifact). */
const ARTIFACTS_MODES = ['verify', 'explain', 'off'];
const EVIDENCE_LIMITS = {
    fetch: limits/* FETCH_LIMITS */.k,
    mostIndexBytes: 32_000_000,
    mostArtifactBytes: 8_000_000,
    allArtifactsMs: 300_000,
};
/**
 * Reads the index. Unless `artifacts` is `off`, it also reads the artifacts of all live releases of the spans, each
 * once, and lets them correct the index (docs/rules.md#index-and-artifact).
 *
 * @throws ReverseSpanError if a span runs backwards; nothing is fetched then
 */
async function gatherEvidence(source, spans, host) {
    for (const { from, to } of spans)
        (0,span/* refuseReverse */.DJ)(from, to);
    const limits = host.limits ?? EVIDENCE_LIMITS;
    const { workingDirectory, artifacts: mode } = source;
    const reader = new document_reader/* DocumentReader */.z(host.userAgent, limits.fetch, host.fileSource, host.connect);
    const indexProgress = { reading: 'the release-safety index', total: 1 };
    try {
        host.onProgress({ ...indexProgress, done: 0 });
        const { record: indexRecord, value: published } = await (0,read_document/* readDocument */.u)(reader, {
            document: 'index',
            release: null,
            location: source.indexUrl,
            workingDirectory,
            mostBytes: limits.mostIndexBytes,
        }, release_index/* parseReleaseIndex */.R3);
        host.onProgress({ ...indexProgress, done: 1 });
        const nothing = { artifacts: new Map(), drift: [], indexRecord, artifactRecords: [] };
        if (published === null || mode === 'off')
            return { ...nothing, index: published };
        const versions = (0,version/* sortedVersions */.xe)(spans.flatMap(({ from, to }) => releasesWithArtifact((0,span/* readSpan */.F2)(published, from, to))));
        // Loaded only here, because the index alone does not need the code that reads artifacts.
        const { readArtifacts } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(8826)]).then(__webpack_require__.bind(__webpack_require__, 28826));
        const { readings, records } = await readArtifacts(reader, versions, {
            template: source.releaseAssetUrl,
            workingDirectory,
            mostBytes: limits.mostArtifactBytes,
            totalMs: limits.allArtifactsMs,
            concurrency: limits.fetch.mostAtOnce,
            onProgress: host.onProgress,
        });
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




/**
 * Reads one document, parses it, and records what was read. If the document cannot be fetched or used, the record has a
 * problem and nothing is thrown, because the rules decide what a missing document means.
 *
 * @param parse throws MalformedDocumentError for an unusable document
 * @param decode turns the bytes into the input of `parse`; by default it parses JSON
 */
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
        // Even an invalid address may hold credentials.
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
/* harmony import */ var _deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93054);

/** What fails the job (docs/rules.md#what-fails-the-job), strictest first. */
const FAIL_ON = ['not-rolling', 'mode-mismatch', 'blocked', 'never'];
const PASSES = {
    'not-rolling': ['roll', 'unchanged'],
    // `recreate` passes too, if the deployment carries it out: see below.
    'mode-mismatch': ['roll', 'unchanged'],
    blocked: ['roll', 'unchanged', 'recreate'],
};
/** No `fail-on` lets these problems pass, because the gate could not ask its question (docs/rules.md#what-fails-the-job). */
const ALWAYS_FAILS = new Set(['no-target', 'target-missing']);
/** Whether a problem fails the job under every `fail-on`. */
function failsAlways({ code }) {
    return ALWAYS_FAILS.has(code);
}
/** Whether a run fails the job. An approval can only add a reason to fail. */
function failsRun({ outcome, problem, deployments, approval }) {
    if (outcome.cannotBeAsked || deployments.some(({ fails }) => fails))
        return true;
    return outcome.failOn !== 'never' && (problem !== null || approval?.verificationResult === 'FAILED');
}
/** Whether a deployment fails the job. `fail-on` and `new-target` are applied to a deployment only here. */
function failsJob(failOn, newTarget, outcome) {
    const { decision, change } = outcome;
    if (failOn === 'never')
        return false;
    if (decision === null)
        return change === 'downgrade' || (change === 'install' && newTarget === 'fail');
    // A needless stop harms nobody: a deployment that declares one but could roll passes with a warning.
    if (failOn === 'mode-mismatch' && decision === 'recreate')
        return !carriesOutRecreate(outcome);
    return !PASSES[failOn].includes(decision);
}
/** Whether the old version is stopped before the new one starts. The files have to declare it. Lightdash's chart, if used, must carry it out. */
function carriesOutRecreate({ declaredMode, isOfChart, chartVersion, mayMigrateTooEarly }) {
    if (declaredMode !== 'Recreate')
        return false;
    return !isOfChart || (!mayMigrateTooEarly && chartVersion !== null && (0,_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .honoursRecreate */ .qU)(chartVersion));
}


/***/ }),

/***/ 17150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QN: () => (/* binding */ showMinute),
/* harmony export */   Ut: () => (/* binding */ parseReleaseAge),
/* harmony export */   is: () => (/* binding */ holdByAge)
/* harmony export */ });
/* harmony import */ var _documents_moment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40709);

const HOUR_MS = 3_600_000;
const AGE = /^([1-9]\d{0,4}) ?(hour|day)s?$/;
/** Reads `3 days` or `36 hours`; null for any other text. */
function parseReleaseAge(text) {
    const [, count, unit] = AGE.exec(text) ?? [];
    if (count === undefined)
        return null;
    const ms = Number(count) * (unit === 'day' ? 24 * HOUR_MS : HOUR_MS);
    return { text: `${count} ${unit}${count === '1' ? '' : 's'}`, ms };
}
/**
 * The hold on a release that is too young to be a target at a given moment; null if it is old enough. A missing date, or a date that is not
 * an ISO 8601 date-time with its zone, is never old enough. A date in the future is not old enough yet.
 */
function holdByAge(releaseDate, age, now) {
    const published = (0,_documents_moment_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMoment */ .m)(releaseDate);
    if (published === null) {
        const says = `the index has no usable release date, so nothing shows that it is ${age.text} old`;
        return { on: 'target', rule: 'too-young', says, passesFrom: null };
    }
    const moment = published + age.ms;
    if (moment <= now.getTime())
        return null;
    const says = `it is ${age.text} old from ${showMinute(moment)} on`;
    return { on: 'target', rule: 'too-young', says, passesFrom: new Date(moment).toISOString() };
}
/** `2026-11-25 10:05 UTC`: the first full minute at or after a moment. */
function showMinute(moment) {
    const minute = new Date(Math.ceil(moment / 60_000) * 60_000).toISOString();
    return `${minute.slice(0, 10)} ${minute.slice(11, 16)} UTC`;
}


/***/ }),

/***/ 95274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Kv: () => (/* binding */ LIST_NAMES),
  OI: () => (/* binding */ SETTING_NAMES),
  Jy: () => (/* binding */ detectionSettings),
  xs: () => (/* binding */ evidenceSource),
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
/**
 * Parses one target: `file#dot.path` (keys with dots in quotes: `a."b.c".0`) or `file@regex:pattern` with a group
 * `(?<version>…)`. The options `name=`, `suffix=` and `chart-version=` may follow, separated by blanks
 * (docs/detection.md#which-files-are-opened).
 *
 * @throws Error that says what is wrong with the target, without naming the input
 */
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
        // A path that leads out of the repository matches no file.
        file: file.replace(/^(?:\.\/)+/, ''),
        where: sign === '#'
            ? { kind: 'path', path: parseDotPath(way), text: way }
            : { kind: 'regex', pattern: parsePattern(way), text: way },
        name: options.get('name') ?? null,
        suffix: options.get('suffix') ?? null,
        chartVersion,
    };
}
function parsePattern(pattern) {
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
/** The keys of a path such as `a."b.c".0`. */
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
// EXTERNAL MODULE: ./build/release-safety/version.js
var version = __webpack_require__(15807);
// EXTERNAL MODULE: ./build/settings/input-error.js
var input_error = __webpack_require__(38811);
// EXTERNAL MODULE: ./build/settings/setting-parsers.js
var setting_parsers = __webpack_require__(62029);
// EXTERNAL MODULE: ./build/gate/judge/fail-on.js
var fail_on = __webpack_require__(87208);
// EXTERNAL MODULE: ./build/gate/policy/release-age.js
var release_age = __webpack_require__(17150);
;// CONCATENATED MODULE: ./build/gate/settings.js












/** What happens with a deployment that did not exist before. */
const NEW_TARGET = ['pass', 'fail'];
/** What happens if neither side of a change deploys Lightdash. */
const NO_DEPLOYMENT = ['fail', 'pass'];
/** When a pull request without a comment gets one. */
const COMMENT_MODES = ['never', 'on-failure', 'always'];
const settings_version = (text) => {
    if ((0,version/* isVersion */.lF)(text))
        return text;
    throw new setting_parsers/* SettingError */.L_(`is ${(0,quote_value/* quoteValue */.c)(text)}, not a version. Give it as X.Y.Z, digits only, without "v" or spaces.`);
};
/** One item per line; blank lines are skipped. */
const list = (0,setting_parsers/* listBetween */.pV)(/\n/);
const releaseAge = (text) => {
    const age = (0,release_age/* parseReleaseAge */.Ut)(text);
    if (age !== null)
        return age;
    throw new setting_parsers/* SettingError */.L_(`is ${(0,quote_value/* quoteValue */.c)(text)}, not an age. Give it in days or hours, for example 3 days or 36 hours.`);
};
/** Paths in the repository, relative to the working directory, that do not lead out of the repository. */
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
            refuse(line, error instanceof Error ? error.message : String(error));
            return [];
        }
    });
    if (complaints.length > 0)
        throw new setting_parsers/* SettingError */.L_(...complaints);
    return read;
};
const chartVersion = (text) => {
    if (valid(text) !== null && /^\d\S*$/.test(text))
        return text;
    throw new setting_parsers/* SettingError */.L_(`is ${(0,quote_value/* quoteValue */.c)(text)}, not a chart version. Give it as X.Y.Z, for example 2.16.284.`);
};
/**
 * The settings of the gate. The action's inputs and the command line's options share their names. Every default is defined here and nowhere
 * else.
 */
const SETTINGS = {
    from: (0,setting_parsers/* optional */.lq)(settings_version),
    to: (0,setting_parsers/* optional */.lq)(settings_version),
    targets: (0,setting_parsers/* withDefault */.IQ)(targets, ''),
    files: (0,setting_parsers/* withDefault */.IQ)(list, ''),
    images: (0,setting_parsers/* withDefault */.IQ)(list, ''),
    'tag-suffix': (0,setting_parsers/* withDefault */.IQ)(setting_parsers/* anyText */.Ae, '-commercial'),
    chart: (0,setting_parsers/* withDefault */.IQ)(setting_parsers/* anyText */.Ae, 'lightdash'),
    'chart-version': (0,setting_parsers/* optional */.lq)(chartVersion),
    'chart-repository-url': (0,setting_parsers/* withDefault */.IQ)(setting_parsers/* anyText */.Ae, 'https://lightdash.github.io/helm-charts'),
    'env-files': (0,setting_parsers/* withDefault */.IQ)(paths, ''),
    'compose-files': (0,setting_parsers/* withDefault */.IQ)(paths, ''),
    discover: (0,setting_parsers/* optional */.lq)((0,setting_parsers/* oneOf */.yL)(setting_parsers/* SWITCH */.Fo)),
    'new-target': (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(NEW_TARGET), 'pass'),
    'no-deployment': (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(NO_DEPLOYMENT), 'fail'),
    strict: (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(setting_parsers/* SWITCH */.Fo), 'false'),
    'rendered-base': (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'rendered-head': (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'base-ref': (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'head-ref': (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'index-url': (0,setting_parsers/* withDefault */.IQ)(setting_parsers/* anyText */.Ae, 'https://raw.githubusercontent.com/lightdash/lightdash/main/release-safety-index.json'),
    'release-asset-url': (0,setting_parsers/* withDefault */.IQ)(setting_parsers/* anyText */.Ae, 'https://github.com/lightdash/lightdash/releases/download/{version}/release-safety.json'),
    artifacts: (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(evidence/* ARTIFACTS_MODES */.x), 'verify'),
    'minimum-release-age': (0,setting_parsers/* optional */.lq)(releaseAge),
    'known-issues': (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'approved-report': (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'fail-on': (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(fail_on/* FAIL_ON */.d$), 'not-rolling'),
    comment: (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(COMMENT_MODES), 'never'),
    suggestions: (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(setting_parsers/* SWITCH */.Fo), 'false'),
    'github-token': (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'working-directory': (0,setting_parsers/* withDefault */.IQ)(setting_parsers/* anyText */.Ae, '.'),
};
/** The settings that are lists, one item per line. */
const LIST_NAMES = ['targets', 'files', 'images', 'env-files', 'compose-files'];
/** All names, in their order. */
const SETTING_NAMES = Object.keys(SETTINGS);
/**
 * Reads settings from texts; an absent or empty text takes the default.
 *
 * @param texts by name, as the user gave them
 * @param label the name of a setting in messages: `input "from"`, `--from`
 * @throws InputError naming every wrong setting, its value and what was expected
 */
function parseSettings(texts, label) {
    const settings = (0,setting_parsers/* readSettings */.sb)(SETTINGS, texts, label);
    checkLocation(settings, 'index-url', label);
    checkLocation(settings, 'release-asset-url', label);
    checkLocation(settings, 'chart-repository-url', label);
    checkLocation(settings, 'known-issues', label);
    const [lone, missing] = ['rendered-base', 'rendered-head'].toSorted((name) => (settings[name] ? -1 : 1));
    if (lone !== undefined && missing !== undefined && settings[lone] !== undefined && settings[missing] === undefined) {
        const both = 'Give both. A Terraform plan holds both sides: give its path twice';
        throw new input_error/* InputError */.d(`${label(lone)} is set, but ${label(missing)} is missing. ${both}.`);
    }
    if (settings.artifacts !== 'off' && !settings['release-asset-url'].includes('{version}')) {
        throw new input_error/* InputError */.d(`${label('release-asset-url')} has no "{version}" where the version goes.`);
    }
    return settings;
}
/**
 * Requires both versions for a question about two versions.
 *
 * @throws InputError if one of them is missing
 */
function requireVersions(settings, label) {
    const { from, to } = settings;
    const missing = ['from', 'to'].filter((name) => settings[name] === undefined);
    if (from !== undefined && to !== undefined)
        return { ...settings, from, to };
    const message = 'is missing. Give the version as X.Y.Z, for example 1.156.0.';
    throw new input_error/* InputError */.d(missing.map((name) => `${label(name)} ${message}`).join('\n'));
}
/** The locations of a run's documents, from its settings. */
function evidenceSource(settings) {
    return {
        indexUrl: settings['index-url'],
        releaseAssetUrl: settings['release-asset-url'],
        artifacts: settings.artifacts,
        workingDirectory: (0,external_node_path_.resolve)(settings['working-directory']),
    };
}
/**
 * The settings of detection, from the settings of a run.
 *
 * @param folder of the repository that paths are relative to, without a slash at the end; empty for its root
 */
function detectionSettings(settings, folder) {
    const inside = (path) => external_node_path_.posix.normalize(folder === '' ? path : `${folder}/${path}`);
    const { targets, discover } = settings;
    return {
        targets: targets.map((target) => ({ ...target, file: inside(target.file) })),
        discover: discover === undefined ? targets.length === 0 : discover === 'true',
        folder,
        files: settings.files,
        images: settings.images,
        tagSuffix: settings['tag-suffix'],
        chart: settings.chart,
        chartVersion: settings['chart-version'] ?? null,
        envFiles: settings['env-files'].map(inside),
        composeFiles: settings['compose-files'].map(inside),
    };
}
function checkLocation(settings, name, label) {
    const text = settings[name];
    if (text === undefined)
        return;
    try {
        const location = (0,net_location/* parseLocation */.z)(text, '/');
        if (location.kind === 'http' && location.url.host.includes('{version}')) {
            throw new fetch_error/* FetchError */.f('bad-location', '"{version}" may only appear in the path');
        }
    }
    catch (error) {
        if (!(error instanceof fetch_error/* FetchError */.f))
            throw error;
        throw new input_error/* InputError */.d(`${label(name)} is not an address: ${error.message}.`);
    }
}
/** Whether a path leads from a folder to a place below it. */
function isInside(path) {
    const normal = external_node_path_.posix.normalize(path);
    return !external_node_path_.posix.isAbsolute(normal) && normal !== '..' && !normal.startsWith('../') && !/^[a-z]:/i.test(path);
}


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
/* harmony import */ var _http_session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53164);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50473);
/* harmony import */ var _response_body_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42018);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62426);








const ACCEPT = { accept: 'application/json, */*;q=0.5' };
/** Reads documents over http(s) and from files, each limited in bytes and time. Close it after use. */
class DocumentReader {
    limits;
    fileSource;
    #session;
    constructor(userAgent, limits, fileSource = () => null, connect) {
        this.limits = limits;
        this.fileSource = fileSource;
        this.#session = new _http_session_js__WEBPACK_IMPORTED_MODULE_4__/* .HttpSession */ .N(userAgent, limits, 'documents', connect);
    }
    /**
     * @param mostBytes limit on the size, after decompression
     * @param signal ends the reading early, for a deadline over many documents
     * @throws FetchError
     */
    async read(location, mostBytes, signal) {
        const { bytes, attempts } = location.kind === 'http'
            ? await this.#fetch(location.url, mostBytes, signal)
            : { bytes: await this.#readFile(location.path, mostBytes, signal), attempts: 1 };
        return { bytes, attempts, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex') };
    }
    close() {
        this.#session.close();
    }
    async #fetch(url, mostBytes, signal) {
        const request = { method: 'GET', url, headers: ACCEPT, body: null, mostBytes, mostRefusalBytes: 0 };
        const judge = async (answering) => {
            const answer = await answering;
            if (answer.status === 200)
                return answer.bytes;
            throw refusalOf(answer);
        };
        const { value, attempts } = await this.#session.send(request, judge, signal);
        return { bytes: value, attempts };
    }
    async #readFile(path, mostBytes, signal) {
        const given = this.fileSource(path);
        if (given === null)
            return readFileBounded(path, mostBytes, this.limits, signal);
        const collector = new _response_body_js__WEBPACK_IMPORTED_MODULE_6__/* .Collector */ .g(mostBytes);
        await collector.collect([await given]);
        return collector.bytes();
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
    // A separate timer, because Node 20 may collect a timer that only a combined signal holds, and then it never fires.
    const deadline = new AbortController();
    const giveUp = () => deadline.abort();
    const timer = setTimeout(giveUp, totalMs);
    if (signal?.aborted === true)
        giveUp();
    signal?.addEventListener('abort', giveUp);
    try {
        // Checked before opening, because a pipe would block and a device would never end.
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path)).isFile())
            throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_3__/* .FetchError */ .f('unreadable-file', 'it is not a regular file');
        const collector = new _response_body_js__WEBPACK_IMPORTED_MODULE_6__/* .Collector */ .g(mostBytes);
        await collector.collect((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path, { signal: deadline.signal }));
        return collector.bytes();
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

/***/ 50473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ displayUrl),
/* harmony export */   z: () => (/* binding */ parseLocation)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _fetch_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69851);



// Two letters or more, so that a Windows drive (`C:\index.json`) is a path.
const URL_SCHEME = /^[a-z][a-z0-9+.-]+:/i;
/**
 * Reads an http(s) URL, a `file:` URL or a path (docs/permissions-and-hosts.md#what-the-gate-contacts).
 *
 * @param workingDirectory absolute folder that relative paths start from
 * @throws FetchError (`bad-location`) for an empty text, another scheme or a URL that cannot be parsed
 */
function parseLocation(text, workingDirectory) {
    if (text === '')
        throw badLocation('it is empty');
    if (!URL_SCHEME.test(text)) {
        return { kind: 'file', path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(text) ? text : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, text), display: text };
    }
    let url;
    try {
        url = new URL(text);
    }
    catch {
        throw badLocation('it is not a valid URL');
    }
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
/** A URL for reports, without its credentials and its query. */
function displayUrl(url) {
    return `${url.protocol}//${url.host}${url.pathname}${url.search === '' ? '' : '?…'}`;
}
function badLocation(why) {
    return new _fetch_error_js__WEBPACK_IMPORTED_MODULE_2__/* .FetchError */ .f('bad-location', `${why}; give an http(s) URL, a file: URL or a path`);
}


/***/ })

};
