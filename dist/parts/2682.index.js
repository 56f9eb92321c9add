export const id = 2682;
export const ids = [2682];
export const modules = {

/***/ 2682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  running: () => (/* binding */ running),
  waitingOn: () => (/* binding */ waitingOn)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/documents/quote-value.js
var quote_value = __webpack_require__(77829);
// EXTERNAL MODULE: ./build/release-safety/version.js
var version = __webpack_require__(15807);
;// CONCATENATED MODULE: ./build/evidence/await-version.js

const PERIOD_MS = 5_000;
const IN_A_ROW = 3;
async function awaitVersion(expected, withinMs, { ask, sleep, now, onAnswer }) {
    const endsAt = now() + withinMs;
    let before = null;
    let isSteady = true;
    for (let inARow = 0;; await sleep(PERIOD_MS)) {
        const last = await ask();
        if (before === null || isOther(last, before))
            onAnswer(last);
        const isThere = last.version === expected && (last.migrations === 'done' || last.migrations === null);
        if (last.version === expected && last.migrations === 'parked')
            return { end: 'parked', last };
        isSteady &&= isThere;
        inARow = isThere ? inARow + 1 : 0;
        if (inARow === IN_A_ROW)
            return { end: 'arrived', last };
        if (last.version !== null && (0,version/* compareVersions */.Zy)(last.version, expected) > 0)
            return { end: 'other', last };
        if (now() + PERIOD_MS > endsAt) {
            if (isSteady)
                return { end: 'arrived', last };
            const isOpen = last.version === expected && !isThere;
            return { end: isOpen ? 'open' : last.version === null ? 'silent' : 'other', last };
        }
        before = last;
    }
}
function isOther(one, other) {
    return one.version !== other.version || one.problem !== other.problem || one.migrations !== other.migrations;
}

// EXTERNAL MODULE: ./build/evidence/running-version.js
var running_version = __webpack_require__(36706);
// EXTERNAL MODULE: ./build/gate/policy/terms.js
var terms = __webpack_require__(17794);
// EXTERNAL MODULE: ./build/gate/running/running-url.js
var running_url = __webpack_require__(25801);
// EXTERNAL MODULE: ./build/gate/team-file/team-rules.js
var team_rules = __webpack_require__(50688);
// EXTERNAL MODULE: ./build/net/limits.js
var net_limits = __webpack_require__(22606);
// EXTERNAL MODULE: ./build/page/escape.js
var page_escape = __webpack_require__(32883);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/settings/input-error.js
var input_error = __webpack_require__(38811);
// EXTERNAL MODULE: ./build/settings/setting-parsers.js
var setting_parsers = __webpack_require__(62029);
// EXTERNAL MODULE: ./build/cli/answers.js
var answers = __webpack_require__(93782);
// EXTERNAL MODULE: ./build/cli/options.js
var cli_options = __webpack_require__(32315);
;// CONCATENATED MODULE: ./build/cli/running.js















const UNITS_MS = { s: 1_000, m: 60_000, h: 3_600_000 };
const OWN = {
    environment: (0,setting_parsers/* optional */.lq)((text) => text),
    url: (text = '') => {
        const [address] = (0,running_url/* parseRunningAddresses */.b)(text);
        if (address === undefined)
            throw new setting_parsers/* SettingError */.L_(`is missing. Give the address of ${product/* product */.q.name}, https://host.`);
        if (address.glob !== null)
            throw new setting_parsers/* SettingError */.L_('has a glob. Give the address alone, https://host.');
        return address;
    },
    expect: (0,setting_parsers/* optional */.lq)((text) => {
        if ((0,version/* isVersion */.lF)(text))
            return text;
        throw new setting_parsers/* SettingError */.L_(`is ${(0,quote_value/* quoteValue */.c)(text)}, not a version. Give it as X.Y.Z, for example 2.114.0.`);
    }),
    within: (0,setting_parsers/* withDefault */.IQ)((text) => {
        const [, count, unit = ''] = /^([1-9]\d{0,4})([smh])$/.exec(text) ?? [];
        const unitMs = UNITS_MS[unit];
        if (unitMs === undefined)
            throw new setting_parsers/* SettingError */.L_(`is ${(0,quote_value/* quoteValue */.c)(text)}. Give seconds, minutes or hours, such as 90s, 10m or 1h.`);
        return Number(count) * unitMs;
    }, '10m'),
};
const ENDS = {
    parked: () => 'Somebody has to look at the log of the migration. Do not upgrade further before it is done.',
    open: () => 'Its migrations did not finish in time. Look at their log, and do not upgrade further before they have finished.',
    silent: (expected) => `${expected} does not answer. Look at its pods and at its migrations.`,
    other: (expected) => `another version than ${expected} answers. The deployment did not finish, or another one replaced it.`,
};
const NOT_TOLD = 'This older server does not say whether its migrations are done. Look at their log.';
async function withAddress({ own, settings }) {
    const { environment: name } = own;
    if (own['url'] !== undefined && name !== undefined)
        throw new input_error/* InputError */.d('--url and --environment are two addresses. Give only one.');
    if (own['url'] !== undefined)
        return { own, settings };
    const { settingsOfCheckout } = await __webpack_require__.e(/* import() */ 7935).then(__webpack_require__.bind(__webpack_require__, 97935));
    const inForce = await settingsOfCheckout(settings);
    const { environments } = inForce.team;
    const ofEnvironment = name === undefined ? null : (0,team_rules/* environmentNamed */.b6)(inForce.team, name).runningUrl;
    const ofAll = inForce['running-url'].find(({ glob }) => glob === null)?.url.href;
    const url = ofEnvironment ?? ofAll;
    if (url !== undefined)
        return { own: { ...own, url }, settings: inForce };
    if (name !== undefined)
        throw new input_error/* InputError */.d(`The environment "${name}" has no running-url in the team's own file.`);
    const named = environments.flatMap((each) => (each.runningUrl === null ? [] : [`--environment ${each.name}`]));
    if (named.length > 0)
        throw new input_error/* InputError */.d(`Each environment has its own address. Give ${named.join(' or ')}.`);
    return { own, settings: inForce };
}
async function running(options) {
    const { own, settings } = await withAddress(options);
    const { url: address, expect: expected = null, within } = (0,setting_parsers/* readSettings */.sb)(OWN, own, cli_options/* optionLabel */.ed);
    const { url, location } = address;
    if (expected === null && own['within'] !== undefined)
        throw new input_error/* InputError */.d('--within needs --expect, the version to wait for.');
    const limits = expected === null ? net_limits/* FETCH_LIMITS */.k : { ...net_limits/* FETCH_LIMITS */.k, mostAttempts: 1 };
    const versions = new running_version/* RunningVersions */.Z(limits);
    const ask = async () => {
        const found = await versions.ask(url, settings['tag-suffix']);
        const isReached = found.version !== null && (expected === null || found.version === expected);
        return isReached ? await versions.withReadiness(url, found) : found;
    };
    try {
        const { last, exit } = expected === null ? await askOnce(ask, location) : await waitFor(expected, within, ask, location);
        const { version, problem, migrations } = last;
        if (options.json)
            (0,answers/* answer */.ZF)((0,page_escape/* jsonLine */.rF)({ url: location, version, expected, problem, migrations }));
        else if (version !== null)
            (0,answers/* answer */.ZF)(version);
        return exit;
    }
    finally {
        versions.close();
    }
}
async function askOnce(ask, location) {
    const last = await ask();
    const { version, problem, migrations } = last;
    if (problem !== null)
        (0,answers/* complain */.cc)(`${location}: ${problem}. Check the address, and that ${product/* product */.q.name} can be reached from here.`);
    else if (migrations !== null && migrations !== 'done')
        (0,answers/* complain */.cc)(`${location}: ${terms/* OPEN_MIGRATIONS */.bK[migrations]}`);
    return { last, exit: version === null ? answers/* EXIT */.dc.unproven : answers/* EXIT */.dc.passed };
}
async function waitFor(expected, within, ask, location) {
    const wait = waitingOn(process.stderr, `Waiting for ${expected}`, within);
    const onAnswer = ({ version, problem, migrations }) => {
        wait.clear();
        const found = version === null ? `${problem}` : `${version} answers`;
        const isExpected = version === expected;
        const open = isExpected && migrations !== null && migrations !== 'done' ? `, and ${terms/* OPEN_MIGRATIONS */.bK[migrations]}` : '';
        (0,answers/* complain */.cc)(`${location}: ${found}${open}${isExpected ? '' : `. Waiting for ${expected}`}`);
    };
    const host = { ask, sleep: promises_.setTimeout, now: () => performance.now(), onAnswer };
    const { end, last } = await awaitVersion(expected, within, host).finally(wait.end);
    if (end !== 'arrived') {
        (0,answers/* complain */.cc)(`${location}: ${ENDS[end](expected)}`);
        return { last, exit: end === 'other' ? answers/* EXIT */.dc.failed : answers/* EXIT */.dc.unproven };
    }
    if (last.migrations === null)
        (0,answers/* complain */.cc)(`${location}: ${NOT_TOLD}`);
    return { last, exit: answers/* EXIT */.dc.passed };
}
function waitingOn(stream, what, withinMs) {
    if (stream.isTTY !== true)
        return { clear: () => undefined, end: () => undefined };
    const begun = performance.now();
    const all = Math.round(withinMs / 1_000);
    const clear = () => {
        stream.write('\r\u001B[K');
    };
    const show = () => {
        const seconds = Math.floor((performance.now() - begun) / 1_000);
        stream.write(`\r${what}: ${seconds} of ${all} s\u001B[K`);
    };
    const timer = setInterval(show, 1_000).unref();
    const end = () => {
        clearInterval(timer);
        clear();
    };
    return { clear, end };
}


/***/ }),

/***/ 36706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ RunningVersions)
/* harmony export */ });
/* harmony import */ var _documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(269);
/* harmony import */ var _documents_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59713);
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77829);
/* harmony import */ var _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69851);
/* harmony import */ var _net_http_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5963);
/* harmony import */ var _net_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22606);
/* harmony import */ var _net_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62426);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29519);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15807);









const MOST_BYTES = 1_000_000;
const HEADER = _product_product_js__WEBPACK_IMPORTED_MODULE_5__/* .product */ .q.service.versionHeader;
class RunningVersions {
    #session;
    #further;
    #unready = new Set();
    constructor(limits = _net_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .FETCH_LIMITS */ .k) {
        this.#session = new _net_http_session_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpSession */ .N(limits, 'requests');
        this.#further = new _net_http_session_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpSession */ .N({ ...limits, mostAttempts: 1 }, 'requests');
    }
    async ask(base, tagSuffix) {
        const read = (answer) => readAnswer(answer, tagSuffix);
        const found = await send(this.#session, requestTo(base, '/api/v1/health', 0), read);
        return found instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f ? unknownVersion(found.message, null) : found;
    }
    async withReadiness(base, answer) {
        const unclean = { ...answer, isClean: false };
        if (this.#unready.has(base.href))
            return unclean;
        const found = await send(this.#further, requestTo(base, '/api/v1/readyz', MOST_BYTES), readReadiness);
        if (found === 'unknown')
            this.#unready.add(base.href);
        if (found === 'ready')
            return answer;
        if (found instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f || found === 'unknown' || answer.migrations === 'parked')
            return unclean;
        return { ...unclean, migrations: found };
    }
    close() {
        this.#session.close();
        this.#further.close();
    }
}
function unknownVersion(problem, named) {
    return { version: null, problem, named, migrations: null, isClean: false };
}
async function send(session, request, read) {
    try {
        return (await session.send(request, async (answering) => read(await answering))).value;
    }
    catch (error) {
        if (error instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f)
            return error;
        throw error;
    }
}
function requestTo(base, path, mostRefusalBytes) {
    const url = new URL(`${base.origin}${base.pathname.replace(/(?<!\/)\/+$/, '')}${path}`);
    const headers = { accept: 'application/json', 'cache-control': 'no-cache' };
    return { method: 'GET', url, headers, body: null, mostBytes: MOST_BYTES, mostRefusalBytes };
}
const REASONS = new Map([
    ['schema_pending', 'pending'],
    ['migration_parked', 'parked'],
]);
function readReadiness({ status, bytes }) {
    if (status === 200)
        return 'ready';
    if (status !== 503)
        return 'unknown';
    const body = membersIn(bytes);
    const holders = [body, (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)(body['results']), (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)(body['error'])];
    const [known = 'unavailable'] = holders.flatMap(({ reason }) => REASONS.get(reason) ?? []);
    return known;
}
function membersIn(bytes) {
    try {
        return (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)((0,_documents_parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(bytes));
    }
    catch {
        return {};
    }
}
function migrationsIn(results) {
    const { requiresMigration, migrationWarnings } = results;
    const warnings = Array.isArray(migrationWarnings) ? migrationWarnings : [];
    if (warnings.includes('migration_parked'))
        return 'parked';
    if (requiresMigration === true)
        return 'pending';
    if (warnings.length > 0)
        return 'unavailable';
    return requiresMigration === false ? 'done' : null;
}
function readAnswer({ status, headers, bytes }, tagSuffix) {
    const named = versionOf(headers[HEADER], tagSuffix);
    const unknown = (problem) => unknownVersion(problem, named);
    if (status !== 200) {
        if (named !== null)
            return unknown(`${named} answers HTTP ${status} there, so it does not serve yet`);
        const retryAfterMs = (0,_net_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRetryAfter */ .mu)(headers['retry-after'], Date.now());
        throw new _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f('status', `it answered HTTP ${status}`, _net_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .PASSING_STATUSES */ .bc.has(status), retryAfterMs);
    }
    const results = resultsOf(bytes);
    if (results instanceof Error)
        return unknown(`it is no answer of ${_product_product_js__WEBPACK_IMPORTED_MODULE_5__/* .product */ .q.name}: ${results.message}`);
    const found = results['version'];
    const version = versionOf(found, tagSuffix);
    if (version === null)
        return unknown(`member "results.version" is ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteValue */ .c)(found)}, expected a version, X.Y.Z`);
    if (headers[HEADER] !== undefined && named !== version) {
        return unknown(`the answer says ${version}, and its header ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteValue */ .c)(headers[HEADER])}`);
    }
    const migrations = migrationsIn(results);
    const isClean = migrations === 'done' && Array.isArray(results['migrationWarnings']);
    return { version, problem: null, named, migrations, isClean };
}
function resultsOf(bytes) {
    try {
        return (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)((0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)((0,_documents_parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(bytes))['results']);
    }
    catch (error) {
        return error;
    }
}
function versionOf(text, tagSuffix) {
    if (typeof text !== 'string')
        return null;
    const bare = tagSuffix !== '' && text.endsWith(tagSuffix) ? text.slice(0, -tagSuffix.length) : text;
    return (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_8__/* .isVersion */ .lF)(bare) ? bare : null;
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


/***/ })

};
