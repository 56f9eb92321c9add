export const id = 5274;
export const ids = [5274];
export const modules = {

/***/ 3054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ migratesInJobByDefault),
/* harmony export */   El: () => (/* binding */ exactChartVersion),
/* harmony export */   Y: () => (/* binding */ hasTagOfItsOwn),
/* harmony export */   hb: () => (/* binding */ ignoresUpgradeMode),
/* harmony export */   qU: () => (/* binding */ honoursRecreate)
/* harmony export */ });
/* harmony import */ var semver_functions_gte_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1236);
/* harmony import */ var semver_functions_lt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3872);
/* harmony import */ var semver_functions_lte_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6717);
/* harmony import */ var semver_functions_valid_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8780);




/** A chart version that names exactly one chart, without a leading `v`; null for ranges and everything else. */
function exactChartVersion(text) {
    const bare = text.replace(/^v(?=\d)/, '');
    return semver_functions_valid_js__WEBPACK_IMPORTED_MODULE_3__(bare) !== null && /^\d/.test(bare) ? bare : null;
}
/**
 * Whether the service's chart of this version stops the old version by itself before it migrates, when `upgrade.mode`
 * is `Recreate` (INTERFACE.md, Deployment mapping).
 *
 * @param chartVersion a valid semantic version
 */
function honoursRecreate(chartVersion) {
    return semver_functions_gte_js__WEBPACK_IMPORTED_MODULE_0__(chartVersion, '2.16.284');
}
/** Whether the chart of this version is known to ignore `upgrade.mode` without a word (DETECTION, fact 5). */
function ignoresUpgradeMode(chartVersion) {
    return semver_functions_lte_js__WEBPACK_IMPORTED_MODULE_2__(chartVersion, '2.16.101');
}
/** Whether the chart migrates in a job of its own where the values do not say (DETECTION, fact 5). */
function migratesInJobByDefault(chartVersion) {
    return chartVersion === '2.6.0' || semver_functions_gte_js__WEBPACK_IMPORTED_MODULE_0__(chartVersion, '3.0.0-beta.1');
}
/** Whether the chart of this version has a default tag that differs from its `appVersion` (DETECTION, fact 4). */
function hasTagOfItsOwn(chartVersion) {
    return semver_functions_lt_js__WEBPACK_IMPORTED_MODULE_1__(chartVersion, '0.7.0');
}


/***/ }),

/***/ 6421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ ARTIFACTS_MODES),
  h: () => (/* binding */ gatherEvidence)
});

// EXTERNAL MODULE: ./build/net/document-reader.js + 1 modules
var document_reader = __webpack_require__(1659);
// EXTERNAL MODULE: ./build/net/limits.js
var limits = __webpack_require__(2606);
// EXTERNAL MODULE: ./build/release-safety/release.js
var release_safety_release = __webpack_require__(554);
// EXTERNAL MODULE: ./build/release-safety/release-index.js
var release_index = __webpack_require__(7983);
// EXTERNAL MODULE: ./build/release-safety/verdict.js
var verdict = __webpack_require__(4670);
// EXTERNAL MODULE: ./build/release-safety/version.js
var version = __webpack_require__(5807);
;// CONCATENATED MODULE: ./build/release-safety/reconcile.js




/** The releases of a span that have an artifact: the live ones (DESIGN section 3). */
function releasesWithArtifact(span) {
    return span.releases.filter((release) => !release.backfilled).map((release) => release.version);
}
/**
 * Lets artifacts correct the index (DESIGN section 3, `artifacts`).
 *
 * The unsafe side always wins: the worse verdict, the union of the stops, the higher minimum. With `verify` an
 * index-`true` release whose artifact is missing or unusable is no longer proven; with `explain` only what was read
 * counts.
 *
 * @param versions releases of the index whose artifacts were asked for
 * @param readings what came of it, by version
 */
function reconcile(index, versions, readings, mode) {
    const drift = [];
    const releases = [...index.releases];
    for (const version of versions) {
        const position = (0,release_index/* positionAtOrAbove */.N1)(releases, version);
        const release = releases[position];
        const reading = readings.get(version);
        if (reading?.status === 'read') {
            // What the index says of a release in doubt is withheld, so there is nothing to compare.
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
/** An artifact proves one step. Where it starts elsewhere than the index says, this step is not the one it proves. */
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
var span = __webpack_require__(4747);
// EXTERNAL MODULE: ./build/evidence/read-document.js + 1 modules
var read_document = __webpack_require__(5189);
;// CONCATENATED MODULE: ./build/evidence/evidence.js







/** What is done with the artifacts of a span (DESIGN section 3). */
const ARTIFACTS_MODES = ['verify', 'explain', 'off'];
const EVIDENCE_LIMITS = {
    fetch: limits/* FETCH_LIMITS */.k,
    mostIndexBytes: 32_000_000,
    mostArtifactBytes: 8_000_000,
    allArtifactsMs: 300_000,
};
/**
 * Reads the index, and, unless `artifacts` is `off`, the artifacts of all live releases of the spans, each once; then
 * lets the artifacts correct the index (DESIGN section 3).
 *
 * @throws ReverseSpanError where a span runs backwards; nothing is fetched then
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
        const nothing = { mode, artifacts: new Map(), drift: [], indexRecord, artifactRecords: [] };
        if (published === null || mode === 'off')
            return { ...nothing, index: published };
        const versions = (0,version/* sortedVersions */.xe)(spans.flatMap(({ from, to }) => releasesWithArtifact((0,span/* readSpan */.F2)(published, from, to))));
        // With all that knows what an artifact may hold, which the index alone needs not.
        const { readArtifacts } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(1418)]).then(__webpack_require__.bind(__webpack_require__, 1418));
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
        return { mode, index, artifacts, drift, indexRecord, artifactRecords: records };
    }
    finally {
        reader.close();
    }
}


/***/ }),

/***/ 5189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ readDocument)
});

// EXTERNAL MODULE: ./build/net/fetch-error.js
var fetch_error = __webpack_require__(9851);
// EXTERNAL MODULE: ./build/net/location.js
var net_location = __webpack_require__(473);
// EXTERNAL MODULE: ./build/release-safety/malformed.js
var malformed = __webpack_require__(9162);
// EXTERNAL MODULE: ./build/release-safety/quote-value.js
var quote_value = __webpack_require__(8387);
;// CONCATENATED MODULE: ./build/evidence/parse-json.js


/** A document of ours has six levels; what is nested far deeper would exhaust the stack of whoever reads it. */
const MOST_LEVELS = 1_000;
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Parses a document that has to be JSON in UTF-8.
 *
 * A member that stands twice in one object is refused too: `JSON.parse` keeps the last one without a word, another
 * reader the first, and so a document could tell each of them something else.
 *
 * @throws MalformedDocumentError for an empty document, a byte-order mark, invalid UTF-8, a page of HTML, a document
 *   that was cut off, or anything else that is not JSON
 */
function parseJson(bytes) {
    const refuse = (found) => new malformed/* MalformedDocumentError */.BD({ member: '', found, expected: 'JSON' }, 'check that the address leads to the document');
    if (bytes.length === 0)
        throw refuse('empty');
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        throw refuse('not UTF-8');
    }
    if (text.startsWith(BYTE_ORDER_MARK))
        throw refuse('preceded by a byte-order mark');
    let document;
    try {
        document = JSON.parse(text);
    }
    catch {
        throw refuse(describeText(text));
    }
    const members = countMembers(document, MOST_LEVELS);
    if (members === null)
        throw refuse('nested too deeply');
    // Behind every name stands a colon: as many of these as members, and none was dropped. Texts may look like more names.
    const names = text.match(/"\s*:/g)?.length ?? 0;
    const repeated = names === members ? null : findRepeatedMember(text);
    if (repeated !== null)
        throw refuse(`ambiguous (member ${(0,quote_value/* quoteValue */.c)(repeated)} stands twice in one object)`);
    return document;
}
const AFTER_NAME = /\s*:/y;
/** The members of all objects in a JSON value; null where it has more levels. */
function countMembers(value, levels) {
    if (typeof value !== 'object' || value === null)
        return 0;
    if (levels === 0)
        return null;
    const items = Object.values(value);
    let members = Array.isArray(value) ? 0 : items.length;
    for (const item of items) {
        // A call for each text would cost more than all the rest.
        if (typeof item !== 'object')
            continue;
        const within = countMembers(item, levels - 1);
        if (within === null)
            return null;
        members += within;
    }
    return members;
}
/** The first member that stands twice in the same object of a valid JSON text, or null. */
function findRepeatedMember(text) {
    const objects = [];
    for (let at = 0; at < text.length; at += 1) {
        if (text[at] === '{')
            objects.push(new Set());
        if (text[at] === '}')
            objects.pop();
        if (text[at] !== '"')
            continue;
        const start = at;
        at += 1;
        while (text[at] !== '"')
            at += text[at] === '\\' ? 2 : 1;
        AFTER_NAME.lastIndex = at + 1;
        if (!AFTER_NAME.test(text))
            continue;
        const name = JSON.parse(text.slice(start, at + 1));
        const members = objects.at(-1);
        if (members.has(name))
            return name;
        members.add(name);
    }
    return null;
}
function describeText(text) {
    const start = text.trimStart();
    if (start.startsWith('{') || start.startsWith('['))
        return `cut off or broken (${text.length} characters)`;
    return `text that begins with ${(0,quote_value/* quoteValue */.c)(start.slice(0, 40))}`;
}

;// CONCATENATED MODULE: ./build/evidence/read-document.js




/**
 * Reads one document, parses it, and records what was read. A document that cannot be fetched or used is not an
 * exception but a record with a problem: it is for the rules to say what its absence means.
 *
 * @param parse throws MalformedDocumentError for a document of no use
 * @param decode makes of the bytes what `parse` takes
 */
async function readDocument(reader, request, parse, signal, decode = parseJson) {
    const { document, release } = request;
    const record = { document, release, sha256: null, bytes: null, attempts: null };
    let location = null;
    try {
        location = (0,net_location/* parseLocation */.z)(request.location, request.workingDirectory);
        const { bytes, sha256, attempts } = await reader.read(location, request.mostBytes, signal);
        const read = { ...record, location: location.display, sha256, bytes: bytes.length, attempts, readAt: now() };
        try {
            return { record: { ...read, problem: null }, value: parse(decode(bytes)) };
        }
        catch (error) {
            if (!(error instanceof malformed/* MalformedDocumentError */.BD))
                throw error;
            return { record: { ...read, problem: error.message }, value: null };
        }
    }
    catch (error) {
        if (!(error instanceof fetch_error/* FetchError */.f))
            throw error;
        // What is no address may hold credentials all the same.
        const display = location?.display ?? request.location.replace(/\/\/.*@/s, '//').replace(/\?.*/s, '?…');
        return { record: { ...record, location: display, readAt: now(), problem: error.message }, value: null };
    }
}
function now() {
    return new Date().toISOString();
}


/***/ }),

/***/ 208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ failsJob),
/* harmony export */   d: () => (/* binding */ FAIL_ON)
/* harmony export */ });
/* harmony import */ var _deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3054);

/** What fails the job (DESIGN section 4), strictest first. */
const FAIL_ON = ['not-rolling', 'mode-mismatch', 'blocked', 'never'];
const PASSES = {
    'not-rolling': ['roll', 'unchanged'],
    // And `recreate`, where the deployment carries it out: see below.
    'mode-mismatch': ['roll', 'unchanged'],
    blocked: ['roll', 'unchanged', 'recreate'],
};
/** Whether a deployment fails the job. The only place where `fail-on` and `new-target` are applied. */
function failsJob(failOn, newTarget, outcome) {
    const { decision, change } = outcome;
    if (failOn === 'never')
        return false;
    if (decision === null)
        return change === 'downgrade' || (change === 'install' && newTarget === 'fail');
    // A needless stop harms nobody: what declares one and could roll passes, with a warning.
    if (failOn === 'mode-mismatch' && decision === 'recreate')
        return !carriesOutRecreate(outcome);
    return !PASSES[failOn].includes(decision);
}
/** Whether the old version is stopped before the new one starts, by what the files declare and the chart does. */
function carriesOutRecreate({ declaredMode, isOfChart, chartVersion, mayMigrateTooEarly }) {
    if (declaredMode !== 'Recreate')
        return false;
    return !isOfChart || (!mayMigrateTooEarly && chartVersion !== null && (0,_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .honoursRecreate */ .qU)(chartVersion));
}


/***/ }),

/***/ 7150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QN: () => (/* binding */ showMinute),
/* harmony export */   Ut: () => (/* binding */ parseReleaseAge),
/* harmony export */   is: () => (/* binding */ holdByAge)
/* harmony export */ });
/* harmony import */ var _release_safety_release_date_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7127);

const HOUR_MS = 3_600_000;
const AGE = /^([1-9]\d{0,4}) ?(hour|day)s?$/;
/** Reads `3 days` or `36 hours`; null where a text is neither. */
function parseReleaseAge(text) {
    const [, count, unit] = AGE.exec(text) ?? [];
    if (count === undefined)
        return null;
    const ms = Number(count) * (unit === 'day' ? 24 * HOUR_MS : HOUR_MS);
    return { text: `${count} ${unit}${count === '1' ? '' : 's'}`, ms };
}
/**
 * What keeps a release from being a target at a moment, by its age; null where it is old enough. A date that is missing or no ISO 8601
 * date-time with its zone never is; one in the future is not yet.
 */
function holdByAge(releaseDate, age, now) {
    const published = (0,_release_safety_release_date_js__WEBPACK_IMPORTED_MODULE_0__/* .momentOf */ .E)(releaseDate);
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
/** `2026-11-25 10:05 UTC`: the first full minute that is not before a moment. */
function showMinute(moment) {
    const minute = new Date(Math.ceil(moment / 60_000) * 60_000).toISOString();
    return `${minute.slice(0, 10)} ${minute.slice(11, 16)} UTC`;
}


/***/ }),

/***/ 9064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ asIs),
/* harmony export */   Fo: () => (/* binding */ SWITCH),
/* harmony export */   IQ: () => (/* binding */ withDefault),
/* harmony export */   _V: () => (/* binding */ Complaint),
/* harmony export */   l5: () => (/* binding */ everyItem),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   pV: () => (/* binding */ listBetween),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   sb: () => (/* binding */ readSettings),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _release_safety_quote_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8387);
/* harmony import */ var _input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7481);


/* The kinds of settings that more than one front door has; each reads the text that a user gave. */
/** What is wrong with a setting: sentences that go on after its name. */
class Complaint extends Error {
    messages;
    constructor(...messages) {
        super(messages.join('\n'));
        this.messages = messages;
    }
}
/** A setting that need not be given. */
function optional(read) {
    return (text) => (text === undefined ? undefined : read(text));
}
/** @param fallback the text that counts where there is none */
function withDefault(read, fallback) {
    return (text) => read(text ?? fallback);
}
/** The text itself. */
const asIs = (text) => text;
/** The words of a setting that is on or off. */
const SWITCH = ['true', 'false'];
/** One of a few words. */
function oneOf(names) {
    return (text) => {
        if (names.includes(text))
            return text;
        throw new Complaint(`is ${(0,_release_safety_quote_value_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .c)(text)}. Give one of ${names.join(', ')}${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .Z)(text, names)}`);
    };
}
/** Digits alone: neither a sign nor an exponent nor hexadecimal is meant by anybody. */
const wholeNumber = (text) => {
    if (!/^\d{1,15}$/.test(text)) {
        throw new Complaint(`is ${(0,_release_safety_quote_value_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .c)(text)}, not a number. Give it in digits only.`);
    }
    return Number(text);
};
/** Items on lines or, with such a separator, between commas; what is blank is passed over. */
function listBetween(separator) {
    return (text) => text
        .split(separator)
        .map((item) => item.trim())
        .filter((item) => item !== '');
}
/**
 * As another reading of a list, whose items all have to be good.
 *
 * @param explain why an item is not, after it was quoted
 */
function everyItem(read, isGood, explain) {
    return (text) => {
        const items = read(text);
        const bad = items.find((item) => !isGood(item));
        if (bad !== undefined)
            throw new Complaint(`holds ${(0,_release_safety_quote_value_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .c)(bad)}${explain}`);
        return items;
    };
}
/**
 * Reads settings from texts; an absent or empty text takes the default.
 *
 * @param texts by name, as the user gave them
 * @param label how the front door calls a setting in a message: `Input "rows"`, `--from`
 * @throws InputError naming every setting that is wrong, what stands there and what was expected
 */
function readSettings(kinds, texts, label) {
    const complaints = [];
    const settings = {};
    for (const [name, read] of Object.entries(kinds)) {
        try {
            settings[name] = read(texts[name] || undefined);
        }
        catch (error) {
            if (!(error instanceof Complaint))
                throw error;
            complaints.push(...error.messages.map((message) => `${label(name)} ${message}`));
        }
    }
    if (complaints.length > 0)
        throw new _input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(complaints.join('\n'));
    return settings;
}


/***/ }),

/***/ 5274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Kv: () => (/* binding */ LIST_NAMES),
  OI: () => (/* binding */ SETTING_NAMES),
  P$: () => (/* binding */ parseSettings),
  xA: () => (/* binding */ requireVersions)
});

// UNUSED EXPORTS: COMMENT_MODES, SETTINGS

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/semver/functions/valid.js
var valid = __webpack_require__(8780);
// EXTERNAL MODULE: ./build/deployment/chart.js
var chart = __webpack_require__(3054);
;// CONCATENATED MODULE: ./build/deployment/targets.js

const OPTION = /\s+(name|suffix|chart-version)=(\S*)$/;
/**
 * Reads one target: `file#dot.path` (keys with dots in quotes: `a."b.c".0`) or `file@regex:pattern` with a group
 * `(?<version>…)`, and behind it, separated by blanks, `name=`, `suffix=` and `chart-version=` (DETECTION 2.1).
 *
 * @throws Error that says what is wrong with it, without naming the input
 */
function parseTarget(line) {
    const options = new Map();
    let text = line.trim();
    for (let match = OPTION.exec(text); match !== null; match = OPTION.exec(text)) {
        const [whole, name = '', value = ''] = match;
        if (options.has(name))
            throw new Error(`${name}= stands twice`);
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
        // Where a path leads out of the repository there is no such file.
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
/** `a."b.c".0` as its keys. */
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

// EXTERNAL MODULE: ./build/evidence/evidence.js + 1 modules
var evidence = __webpack_require__(6421);
// EXTERNAL MODULE: ./build/net/fetch-error.js
var fetch_error = __webpack_require__(9851);
// EXTERNAL MODULE: ./build/net/location.js
var net_location = __webpack_require__(473);
// EXTERNAL MODULE: ./build/release-safety/quote-value.js
var quote_value = __webpack_require__(8387);
// EXTERNAL MODULE: ./build/release-safety/version.js
var version = __webpack_require__(5807);
// EXTERNAL MODULE: ./build/gate/fail-on.js
var fail_on = __webpack_require__(208);
// EXTERNAL MODULE: ./build/gate/input-error.js
var input_error = __webpack_require__(7481);
// EXTERNAL MODULE: ./build/gate/policy/release-age.js
var release_age = __webpack_require__(7150);
// EXTERNAL MODULE: ./build/gate/setting-kinds.js
var setting_kinds = __webpack_require__(9064);
;// CONCATENATED MODULE: ./build/gate/settings.js












/** What is done with a deployment that was not there before (DETECTION section 4). */
const NEW_TARGET = ['pass', 'fail'];
/** When the pull request gets a comment that it does not have yet. */
const COMMENT_MODES = ['never', 'on-failure', 'always'];
const settings_version = (text) => {
    if ((0,version/* isVersion */.lF)(text))
        return text;
    throw new setting_kinds/* Complaint */._V(`is ${(0,quote_value/* quoteValue */.c)(text)}, not a version. Give it as X.Y.Z, digits only, without "v" or blanks.`);
};
/** One item a line; lines without text are passed over. */
const list = (0,setting_kinds/* listBetween */.pV)(/\n/);
const releaseAge = (text) => {
    const age = (0,release_age/* parseReleaseAge */.Ut)(text);
    if (age !== null)
        return age;
    throw new setting_kinds/* Complaint */._V(`is ${(0,quote_value/* quoteValue */.c)(text)}, not an age. Give it in days or hours, for example 3 days or 36 hours.`);
};
/** Files of the repository: a way from the working directory that does not lead out of it. */
const paths = (0,setting_kinds/* everyItem */.l5)(list, isInside, ', which leads out of the repository.');
const targets = (text) => {
    const complaints = [];
    const refuse = (line, why) => complaints.push(`holds ${(0,quote_value/* quoteValue */.c)(line)}: ${why}.`);
    const names = new Set();
    const read = list(text).flatMap((line) => {
        try {
            const target = parseTarget(line);
            const name = target.name ?? target.text;
            if (names.has(name))
                refuse(line, `${(0,quote_value/* quoteValue */.c)(name)} stands twice`);
            names.add(name);
            return [target];
        }
        catch (error) {
            refuse(line, error instanceof Error ? error.message : String(error));
            return [];
        }
    });
    if (complaints.length > 0)
        throw new setting_kinds/* Complaint */._V(...complaints);
    return read;
};
const chartVersion = (text) => {
    if (valid(text) !== null && /^\d\S*$/.test(text))
        return text;
    throw new setting_kinds/* Complaint */._V(`is ${(0,quote_value/* quoteValue */.c)(text)}, not a chart version. Give it as X.Y.Z, for example 2.16.284.`);
};
/**
 * The settings of the gate, by the names that the action's inputs and the command line's options share. Every default
 * stands here and nowhere else.
 */
const SETTINGS = {
    from: (0,setting_kinds/* optional */.lq)(settings_version),
    to: (0,setting_kinds/* optional */.lq)(settings_version),
    targets: (0,setting_kinds/* withDefault */.IQ)(targets, ''),
    files: (0,setting_kinds/* withDefault */.IQ)(list, ''),
    images: (0,setting_kinds/* withDefault */.IQ)(list, ''),
    'tag-suffix': (0,setting_kinds/* withDefault */.IQ)(setting_kinds/* asIs */.$B, '-commercial'),
    chart: (0,setting_kinds/* withDefault */.IQ)(setting_kinds/* asIs */.$B, 'lightdash'),
    'chart-version': (0,setting_kinds/* optional */.lq)(chartVersion),
    'chart-repository-url': (0,setting_kinds/* withDefault */.IQ)(setting_kinds/* asIs */.$B, 'https://lightdash.github.io/helm-charts'),
    'env-files': (0,setting_kinds/* withDefault */.IQ)(paths, ''),
    'compose-files': (0,setting_kinds/* withDefault */.IQ)(paths, ''),
    discover: (0,setting_kinds/* optional */.lq)((0,setting_kinds/* oneOf */.yL)(setting_kinds/* SWITCH */.Fo)),
    'new-target': (0,setting_kinds/* withDefault */.IQ)((0,setting_kinds/* oneOf */.yL)(NEW_TARGET), 'pass'),
    strict: (0,setting_kinds/* withDefault */.IQ)((0,setting_kinds/* oneOf */.yL)(setting_kinds/* SWITCH */.Fo), 'false'),
    'rendered-base': (0,setting_kinds/* optional */.lq)(setting_kinds/* asIs */.$B),
    'rendered-head': (0,setting_kinds/* optional */.lq)(setting_kinds/* asIs */.$B),
    'base-ref': (0,setting_kinds/* optional */.lq)(setting_kinds/* asIs */.$B),
    'head-ref': (0,setting_kinds/* optional */.lq)(setting_kinds/* asIs */.$B),
    'index-url': (0,setting_kinds/* withDefault */.IQ)(setting_kinds/* asIs */.$B, 'https://raw.githubusercontent.com/lightdash/lightdash/main/release-safety-index.json'),
    'release-asset-url': (0,setting_kinds/* withDefault */.IQ)(setting_kinds/* asIs */.$B, 'https://github.com/lightdash/lightdash/releases/download/{version}/release-safety.json'),
    artifacts: (0,setting_kinds/* withDefault */.IQ)((0,setting_kinds/* oneOf */.yL)(evidence/* ARTIFACTS_MODES */.x), 'verify'),
    'minimum-release-age': (0,setting_kinds/* optional */.lq)(releaseAge),
    'known-issues': (0,setting_kinds/* optional */.lq)(setting_kinds/* asIs */.$B),
    'fail-on': (0,setting_kinds/* withDefault */.IQ)((0,setting_kinds/* oneOf */.yL)(fail_on/* FAIL_ON */.d), 'not-rolling'),
    comment: (0,setting_kinds/* withDefault */.IQ)((0,setting_kinds/* oneOf */.yL)(COMMENT_MODES), 'never'),
    suggestions: (0,setting_kinds/* withDefault */.IQ)((0,setting_kinds/* oneOf */.yL)(setting_kinds/* SWITCH */.Fo), 'false'),
    'github-token': (0,setting_kinds/* optional */.lq)(setting_kinds/* asIs */.$B),
    'working-directory': (0,setting_kinds/* withDefault */.IQ)(setting_kinds/* asIs */.$B, '.'),
};
/** The settings that are lists, one item a line. */
const LIST_NAMES = ['targets', 'files', 'images', 'env-files', 'compose-files'];
/** All names, in their order. */
const SETTING_NAMES = Object.keys(SETTINGS);
/**
 * Reads settings from texts; an absent or empty text takes the default.
 *
 * @param texts by name, as the user gave them
 * @param label how the front door calls a setting in a message: `input "from"`, `--from`
 * @throws InputError naming every setting that is wrong, what stands there and what was expected
 */
function parseSettings(texts, label) {
    const settings = (0,setting_kinds/* readSettings */.sb)(SETTINGS, texts, label);
    checkLocation(settings, 'index-url', label);
    checkLocation(settings, 'release-asset-url', label);
    checkLocation(settings, 'chart-repository-url', label);
    checkLocation(settings, 'known-issues', label);
    const [lone, missing] = ['rendered-base', 'rendered-head'].toSorted((name) => (settings[name] ? -1 : 1));
    if (lone !== undefined && missing !== undefined && settings[lone] !== undefined && settings[missing] === undefined) {
        const both = 'Give both; a plan of Terraform holds both sides and is given twice';
        throw new input_error/* InputError */.d(`${label(missing)} is missing, and ${label(lone)} is set. ${both}.`);
    }
    if (settings.artifacts !== 'off' && !settings['release-asset-url'].includes('{version}')) {
        throw new input_error/* InputError */.d(`${label('release-asset-url')} has no "{version}" where the version goes.`);
    }
    return settings;
}
/**
 * Settings of a question about two versions.
 *
 * @throws InputError where one of them is missing
 */
function requireVersions(settings, label) {
    const { from, to } = settings;
    const missing = ['from', 'to'].filter((name) => settings[name] === undefined);
    if (from !== undefined && to !== undefined)
        return { ...settings, from, to };
    const message = 'is missing. Give the version as X.Y.Z, for example 1.156.0.';
    throw new input_error/* InputError */.d(missing.map((name) => `${label(name)} ${message}`).join('\n'));
}
function checkLocation(settings, name, label) {
    const text = settings[name];
    if (text === undefined)
        return;
    try {
        const location = (0,net_location/* parseLocation */.z)(text, '/');
        if (location.kind === 'http' && location.url.host.includes('{version}')) {
            throw new fetch_error/* FetchError */.f('bad-location', '"{version}" may stand in the path only');
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

/***/ 8009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ attempt)
/* harmony export */ });
/* harmony import */ var _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9851);

/**
 * One attempt at something on the network, which ends in time whatever the network or a library does.
 *
 * @param work ends with its signal, and calls `onBytes` whenever bytes have come
 * @throws FetchError; whatever else `work` throws is the network's doing, and another attempt may mend it
 */
async function attempt(work, { limits, remainingMs, signal, usedUp }) {
    const controller = new AbortController();
    const abort = (error) => controller.abort(error);
    const idle = setTimeout(() => abort(new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('timeout', `no byte came for ${limits.idleMs / 1000} s`, true)), limits.idleMs);
    const total = setTimeout(() => abort(new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('timeout', `it was not complete after ${limits.totalMs / 1000} s`)), remainingMs);
    const onSignal = () => abort(new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('timeout', usedUp));
    signal?.addEventListener('abort', onSignal);
    if (signal?.aborted === true)
        onSignal();
    try {
        // The race is for a library that loses sight of its request: then only the deadline settles.
        return await Promise.race([
            work(controller.signal, () => {
                // A timer that was cleared would start again.
                if (!controller.signal.aborted)
                    idle.refresh();
            }),
            rejectWhenAborted(controller.signal),
        ]);
    }
    catch (error) {
        const failure = asFetchError(controller.signal.aborted ? controller.signal.reason : error);
        // Whatever is still on its way is of no use.
        controller.abort(failure);
        throw failure;
    }
    finally {
        clearTimeout(idle);
        clearTimeout(total);
        signal?.removeEventListener('abort', onSignal);
    }
}
function rejectWhenAborted(signal) {
    return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        if (signal.aborted)
            reject(signal.reason);
    });
}
function asFetchError(error) {
    return error instanceof _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f ? error : new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('network', (0,_fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .describeCause */ .V)(error), true);
}


/***/ }),

/***/ 6645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ connectByClient)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136);

/**
 * Connections of `@actions/http-client`: it chooses the agent (direct, or a tunnel through `https_proxy` unless `no_proxy`
 * names the host). It is loaded with the first request, since it takes longer to load than most documents to read.
 */
const connectByClient = (userAgent, idleMs) => new ClientConnections(userAgent, idleMs);
class ClientConnections {
    userAgent;
    idleMs;
    #clients = new Map();
    constructor(userAgent, idleMs) {
        this.userAgent = userAgent;
        this.idleMs = idleMs;
    }
    async send(url, { method, headers, body }, signal) {
        const client = await this.#clientFor(url);
        const options = {
            ...(0,node_url__WEBPACK_IMPORTED_MODULE_0__.urlToHttpOptions)(url),
            method,
            headers: { 'user-agent': this.userAgent, ...headers },
            agent: client.getAgent(url.href),
            signal,
        };
        const httpModule = await (url.protocol === 'https:' ? Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 4708, 19)) : Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 9448, 19)));
        // The library's type does not foresee that there is no body; its own `get` passes null too.
        const response = await client.requestRaw({ options, parsedUrl: url, httpModule }, body);
        return response.message;
    }
    close() {
        for (const client of this.#clients.values())
            client.dispose();
        this.#clients.clear();
    }
    /** One client an origin: a client keeps a single agent, which is of no use to another protocol. */
    async #clientFor(url) {
        const { HttpClient } = await __webpack_require__.e(/* import() */ 4942).then(__webpack_require__.bind(__webpack_require__, 4942));
        const known = this.#clients.get(url.origin);
        if (known !== undefined)
            return known;
        const client = new HttpClient(this.userAgent, [], {
            keepAlive: true,
            // No `maxSockets`: whoever asks for much bounds how much at a time, and the tunnel through a proxy loses a place
            // for good whenever a connection closes while a request waits for it.
            // Later than the attempt's own clock, which has the better message.
            socketTimeout: this.idleMs * 2,
        });
        this.#clients.set(url.origin, client);
        return client;
    }
}


/***/ }),

/***/ 1659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ DocumentReader)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/net/fetch-error.js
var fetch_error = __webpack_require__(9851);
// EXTERNAL MODULE: ./build/net/attempt.js
var attempt = __webpack_require__(8009);
// EXTERNAL MODULE: ./build/net/client-connections.js
var client_connections = __webpack_require__(6645);
// EXTERNAL MODULE: ./build/net/location.js
var net_location = __webpack_require__(473);
// EXTERNAL MODULE: ./build/net/redirect.js
var redirect = __webpack_require__(3738);
// EXTERNAL MODULE: ./build/net/response-body.js
var response_body = __webpack_require__(2018);
// EXTERNAL MODULE: ./build/net/retry.js
var retry = __webpack_require__(2426);
;// CONCATENATED MODULE: ./build/net/http-session.js







/** Statuses that another attempt may mend. */
const RETRYABLE_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);
const DOCUMENT_REQUEST = {
    method: 'GET',
    headers: { accept: 'application/json, */*;q=0.5', 'accept-encoding': 'gzip' },
    body: null,
};
/**
 * Reads documents over http(s) with kept-alive connections and proxies from the environment.
 *
 * What connections leave open is closed here: relative redirects, a limit of bytes, deadlines that end a
 * stalled connection, and retries of everything that another attempt may mend.
 */
class HttpSession {
    limits;
    #connections;
    constructor(userAgent, limits, connect = client_connections/* connectByClient */.$) {
        this.limits = limits;
        this.#connections = connect(userAgent, limits.idleMs);
    }
    /**
     * @param mostBytes limit on the decompressed size
     * @param signal ends the reading early, for a deadline over many documents
     * @throws FetchError
     */
    async read(url, mostBytes, signal) {
        const { limits } = this;
        const endsAt = performance.now() + limits.totalMs;
        const { value, attempts } = await (0,retry/* retry */.L)(() => (0,attempt/* attempt */.C)((aborted, onBytes) => this.#follow(url, mostBytes, aborted, onBytes), {
            limits,
            remainingMs: endsAt - performance.now(),
            signal,
            usedUp: 'the time for all documents was used up',
        }), limits, endsAt, signal);
        return { bytes: value, attempts };
    }
    /** Closes all connections. */
    close() {
        this.#connections.close();
    }
    async #follow(start, mostBytes, signal, onBytes) {
        let url = start;
        for (let redirects = 0; redirects <= this.limits.mostRedirects; redirects += 1) {
            signal.throwIfAborted();
            const message = await this.#connections.send(url, DOCUMENT_REQUEST, signal);
            onBytes();
            const status = message.statusCode;
            if (status === 200)
                return await (0,response_body/* readResponseBody */.O)(message, mostBytes, onBytes);
            if (!(0,redirect/* isRedirect */.N6)(status))
                throw statusError(message, url);
            const target = (0,redirect/* redirectTarget */.ET)(url, message.headers.location);
            await (0,redirect/* discardRedirect */.N4)(message, onBytes);
            url = target;
        }
        throw new fetch_error/* FetchError */.f('redirect', `it redirects more than ${this.limits.mostRedirects} times`);
    }
}
function statusError(message, url) {
    const status = message.statusCode;
    const text = `${(0,net_location/* displayUrl */.Q)(url)} answered HTTP ${status}${message.statusMessage ? ` (${message.statusMessage})` : ''}`;
    if (status === 404 || status === 410)
        return new fetch_error/* FetchError */.f('not-found', text);
    if (status === 401 || status === 403)
        return new fetch_error/* FetchError */.f('forbidden', text);
    const retryAfterMs = (0,retry/* parseRetryAfter */.m)(message.headers['retry-after'], Date.now());
    return new fetch_error/* FetchError */.f('status', text, RETRYABLE_STATUSES.has(status), retryAfterMs);
}

;// CONCATENATED MODULE: ./build/net/document-reader.js






/** Reads documents from http(s) and from files, each bounded in bytes and time. Close it when all is read. */
class DocumentReader {
    limits;
    fileSource;
    #session;
    constructor(userAgent, limits, fileSource = () => null, connect) {
        this.limits = limits;
        this.fileSource = fileSource;
        this.#session = new HttpSession(userAgent, limits, connect);
    }
    /**
     * @param mostBytes limit on the size, after decompression
     * @param signal ends the reading early, for a deadline over many documents
     * @throws FetchError
     */
    async read(location, mostBytes, signal) {
        const { bytes, attempts } = location.kind === 'http'
            ? await this.#session.read(location.url, mostBytes, signal)
            : { bytes: await this.#readFile(location.path, mostBytes, signal), attempts: 1 };
        return { bytes, attempts, sha256: (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex') };
    }
    close() {
        this.#session.close();
    }
    async #readFile(path, mostBytes, signal) {
        const given = this.fileSource(path);
        if (given === null)
            return readFileBounded(path, mostBytes, this.limits, signal);
        const collector = new response_body/* Collector */.g(mostBytes);
        await collector.collect([await given]);
        return collector.bytes();
    }
}
async function readFileBounded(path, mostBytes, { totalMs }, signal) {
    // A timer of its own: Node 20 may collect one that only a combined signal holds, and then it never fires.
    const deadline = new AbortController();
    const giveUp = () => deadline.abort();
    const timer = setTimeout(giveUp, totalMs);
    if (signal?.aborted === true)
        giveUp();
    signal?.addEventListener('abort', giveUp);
    try {
        // Asked before opening: a pipe would block there, and a device would never end.
        if (!(await (0,promises_.stat)(path)).isFile())
            throw new fetch_error/* FetchError */.f('unreadable-file', 'it is not a regular file');
        const collector = new response_body/* Collector */.g(mostBytes);
        await collector.collect((0,external_node_fs_.createReadStream)(path, { signal: deadline.signal }));
        return collector.bytes();
    }
    catch (error) {
        if (error instanceof fetch_error/* FetchError */.f)
            throw error;
        if (deadline.signal.aborted)
            throw new fetch_error/* FetchError */.f('timeout', 'the time for reading the file was used up');
        const code = error.code;
        if (code === 'ENOENT' || code === 'ENOTDIR')
            throw new fetch_error/* FetchError */.f('not-found', 'there is no such file');
        throw new fetch_error/* FetchError */.f('unreadable-file', (0,fetch_error/* describeCause */.V)(error));
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
    }
}


/***/ }),

/***/ 9851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ describeCause),
/* harmony export */   f: () => (/* binding */ FetchError)
/* harmony export */ });
/** A document that could not be fetched. The message says what happened, without the document's own name. */
class FetchError extends Error {
    problem;
    retryable;
    retryAfterMs;
    name = 'FetchError';
    /**
     * @param retryAfterMs how long the server asked to wait, in milliseconds; null where it did not
     */
    constructor(problem, message, retryable = false, retryAfterMs = null) {
        super(message);
        this.problem = problem;
        this.retryable = retryable;
        this.retryAfterMs = retryAfterMs;
    }
}
/** What to do about a certificate that is not believed, by Node's codes for it. */
const CERTIFICATE_ADVICE = {
    'let NODE_EXTRA_CA_CERTS name a file with the certificate of the authority that has signed it': [
        'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
        'UNABLE_TO_GET_ISSUER_CERT',
        'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
        'SELF_SIGNED_CERT_IN_CHAIN',
        'DEPTH_ZERO_SELF_SIGNED_CERT',
    ],
    'check the address, and whether a proxy answers instead': ['ERR_TLS_CERT_ALTNAME_INVALID'],
    "check the certificate's dates and this machine's clock": ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'],
};
/** The code and message of anything thrown by Node's own I/O, for a {@link FetchError} to carry. */
function describeCause(cause) {
    if (!(cause instanceof Error))
        return String(cause);
    const codes = codesOf(cause);
    const code = codes[0];
    const advice = Object.entries(CERTIFICATE_ADVICE).find(([, known]) => known.some((each) => codes.includes(each)))?.[0];
    // Newer versions of Node give advice of their own, which is no use on a runner and takes the room of ours.
    const message = advice === undefined ? cause.message : cause.message.replace(/; if the root CA is .*/s, '');
    // A refused connection to a host with several addresses is an AggregateError without a message of its own.
    const parts = [code, message].filter((part) => part !== '' && !message.includes(`${part} `));
    return [parts.join(': '), ...(advice === undefined ? [] : [advice])].join('; ');
}
/** The code of an error, empty where it has none, and those of what it wraps: libraries keep the message and not the code. */
function codesOf(cause) {
    if (!(cause instanceof Error))
        return [];
    return ['code' in cause ? String(cause.code) : '', ...codesOf(cause.cause)];
}


/***/ }),

/***/ 2606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ FETCH_LIMITS)
/* harmony export */ });
const FETCH_LIMITS = {
    idleMs: 10_000,
    totalMs: 20_000,
    longestRetryAfterMs: 10_000,
    // With doubling waits from 300 ms these take 4.5 s: long enough for a restart behind a load balancer.
    mostAttempts: 5,
    firstWaitMs: 300,
    // A release asset takes one or two; more than a handful is a loop.
    mostRedirects: 5,
    // Enough to hide the latency of a release host without looking like an attack on it.
    mostAtOnce: 8,
};


/***/ }),

/***/ 473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ displayUrl),
/* harmony export */   z: () => (/* binding */ parseLocation)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3136);
/* harmony import */ var _fetch_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9851);



// Two letters or more, so that a Windows drive (`C:\index.json`) is a path.
const URL_SCHEME = /^[a-z][a-z0-9+.-]+:/i;
/**
 * Reads an http(s) URL, a `file:` URL or a path (DESIGN section 3).
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
/** A URL as it may be shown: its credentials left out and its query cut. */
function displayUrl(url) {
    return `${url.protocol}//${url.host}${url.pathname}${url.search === '' ? '' : '?…'}`;
}
function badLocation(why) {
    return new _fetch_error_js__WEBPACK_IMPORTED_MODULE_2__/* .FetchError */ .f('bad-location', `${why}; give an http(s) URL, a file: URL or a path`);
}


/***/ }),

/***/ 3738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ redirectTarget),
/* harmony export */   N4: () => (/* binding */ discardRedirect),
/* harmony export */   N6: () => (/* binding */ isRedirect)
/* harmony export */ });
/* harmony import */ var _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9851);
/* harmony import */ var _response_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2018);


const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
/** The body of a redirect is read only to keep its connection alive; a long one is not worth that. */
const MOST_REDIRECT_BYTES = 65_536;
function isRedirect(status) {
    return REDIRECT_STATUSES.has(status);
}
/**
 * Where a redirect leads to.
 *
 * @throws FetchError (`redirect`) for none, one that is not http(s), and one from https to http
 */
function redirectTarget(from, location) {
    if (location === undefined)
        throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('redirect', 'it redirects without saying where to');
    let target;
    try {
        target = new URL(location, from);
    }
    catch {
        throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('redirect', 'it redirects to something that is not a URL');
    }
    const allowed = from.protocol === 'https:' ? ['https:'] : ['http:', 'https:'];
    if (!allowed.includes(target.protocol)) {
        throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('redirect', `it redirects from ${from.protocol} to ${target.protocol}, which is not followed`);
    }
    return target;
}
/** Reads the body of a redirect away, so that its connection can serve the next request. */
async function discardRedirect(message, onBytes) {
    await (0,_response_body_js__WEBPACK_IMPORTED_MODULE_1__/* .readResponseBody */ .O)(message, MOST_REDIRECT_BYTES, onBytes).catch(() => message.destroy());
}


/***/ }),

/***/ 2018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ readResponseBody),
/* harmony export */   g: () => (/* binding */ Collector)
/* harmony export */ });
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
/* harmony import */ var _fetch_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9851);



/**
 * Reads the whole body of a response, decompressed.
 *
 * @param mostBytes limit on the decompressed size
 * @param onBytes called whenever bytes have come, so that the caller can tell a slow body from a dead one
 * @throws FetchError (`too-large`, `encoding`); the stream's own error where the body is cut off
 */
async function readResponseBody(message, mostBytes, onBytes) {
    const encoding = message.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
    const collector = new Collector(mostBytes);
    async function* watched(source) {
        for await (const chunk of source) {
            onBytes();
            yield chunk;
        }
    }
    if (encoding === 'identity' || encoding === '') {
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_0__.pipeline)(message, watched, (source) => collector.collect(source));
    }
    else if (encoding === 'gzip' || encoding === 'x-gzip') {
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_0__.pipeline)(message, watched, (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip)(), (source) => collector.collect(source));
    }
    else {
        message.destroy();
        throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_2__/* .FetchError */ .f('encoding', `the answer is encoded as "${encoding}", which was not asked for`);
    }
    return collector.bytes();
}
/** Collects the chunks of a stream up to a limit. */
class Collector {
    #mostBytes;
    #chunks = [];
    #length = 0;
    constructor(mostBytes) {
        this.#mostBytes = mostBytes;
    }
    /** @throws FetchError (`too-large`) at the first byte over the limit */
    async collect(source) {
        for await (const chunk of source) {
            this.#length += chunk.length;
            if (this.#length > this.#mostBytes) {
                throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_2__/* .FetchError */ .f('too-large', `it is larger than the limit of ${this.#mostBytes / 1_000_000} MB`);
            }
            this.#chunks.push(chunk);
        }
    }
    bytes() {
        return Buffer.concat(this.#chunks);
    }
}


/***/ }),

/***/ 2426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ retry),
/* harmony export */   m: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _fetch_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9851);


/**
 * Runs `attempt` until it succeeds, fails for good, runs out of attempts or has no time left for the next wait.
 * Waits double from attempt to attempt, with up to a quarter more at random so that parallel requests spread; a
 * server's Retry-After is honoured up to its cap.
 *
 * @param endsAt moment on `performance.now()`'s clock after which nothing more is started
 * @returns the value with the number of attempts it took
 * @throws FetchError of the last attempt, with the number of attempts in its message where there were several
 */
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
/** Milliseconds that a Retry-After header asks for, in seconds or as a date; null where it is absent or unreadable. */
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

/***/ 7127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ momentOf)
/* harmony export */ });
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
/** The moment of an ISO 8601 date-time with its zone, in milliseconds; null for everything else. */
function momentOf(text) {
    const day = DATE_TIME.exec(text ?? '')?.[1];
    if (text === null || day === undefined)
        return null;
    const moment = Date.parse(text);
    // A day that no month has is taken for one of the next.
    const midnight = Date.parse(`${day}T00:00:00Z`);
    const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
    return isDay && !Number.isNaN(moment) ? moment : null;
}


/***/ })

};
