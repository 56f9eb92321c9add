export const id = 3755;
export const ids = [3755];
export const modules = {

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

/***/ 13755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ judgeWithRunning),
/* harmony export */   askServices: () => (/* binding */ askServices)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _evidence_running_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36706);
/* harmony import */ var _revert_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18622);



const PERIOD_MS = 10_000;
const PATIENCE_MS = 30_000;
const IN_A_ROW = 3;
async function judgeWithRunning(settings, host, judge, reportOf) {
    const { 'running-url': addresses, 'tag-suffix': tagSuffix } = settings;
    if (addresses.length === 0)
        return judge([]);
    const ask = (some) => askServices(some, tagSuffix, host);
    const answers = await ask(addresses);
    const first = answers.map((answer) => unconfirmed(answer));
    const early = await judge(first);
    const report = reportOf(early);
    let told = first;
    if (report.deployments.some(({ migrations }) => migrations?.state === 'pending')) {
        told = await askUntilDone(first, () => ask(addresses), host);
    }
    else if (settings.team.decides.has('running-url') && (0,_revert_js__WEBPACK_IMPORTED_MODULE_2__/* .mayRevert */ .OW)(report, answers)) {
        told = await confirm(answers, () => ask(addresses), host);
    }
    const judged = told.every((record, at) => saysTheSame(record, first[at])) ? early : await judge(told);
    const known = addresses.filter((_, at) => told[at]?.version !== null);
    const records = known.length === 0 ? [] : await ask(known);
    const latest = new Map(known.map((address, at) => [address, records[at]]));
    const after = told.map((record, at) => atTheEnd(record, latest.get(addresses[at])));
    return after.every((record, at) => record === told[at]) ? judged : judge(after);
}
function saysTheSame(one, other) {
    const members = ['version', 'migrations', 'confirmed', 'doubt'];
    return members.every((member) => one[member] === other?.[member]);
}
function atTheEnd(record, later) {
    if (later === undefined)
        return record;
    if (later.version === record.version) {
        return record.confirmed && !later.confirmed ? unconfirmed(record, doubtOf(record, later)) : record;
    }
    const then = later.version ?? `nothing: ${later.problem}`;
    const problem = `it answered ${record.version}, and at the end of the run ${then}`;
    return { ...unconfirmed(record), version: null, migrations: null, problem };
}
function unconfirmed(record, doubt = null) {
    return { ...record, confirmed: false, doubt };
}
function doubtOf({ version }, later) {
    if (later === undefined || later.version === null)
        return 'silent';
    if (later.version !== version)
        return 'differs';
    if (later.confirmed)
        return null;
    return later.migrations === null || later.migrations === 'done' ? 'untold' : 'open';
}
async function askUntilDone(first, again, { patienceMs = PATIENCE_MS, onProgress }) {
    const progress = { reading: 'whether the migrations have finished', total: 1 };
    let records = first;
    for (let waitedMs = 0; waitedMs < patienceMs && records.some(isPending); waitedMs += PERIOD_MS) {
        onProgress({ ...progress, done: 0 });
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(PERIOD_MS, patienceMs));
        onProgress({ ...progress, done: 1 });
        records = (await again()).map((record) => unconfirmed(record));
    }
    return records;
}
async function confirm(first, again, { patienceMs = PATIENCE_MS, onProgress }) {
    const progress = { reading: 'what runs, three times', total: IN_A_ROW };
    let records = first.map((record) => ({ ...record, doubt: doubtOf(record, record) }));
    for (let done = 1; done < IN_A_ROW; done += 1) {
        onProgress({ ...progress, done });
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(PERIOD_MS, patienceMs));
        const latest = await again();
        records = records.map((record, at) => {
            const doubt = record.doubt ?? doubtOf(record, latest[at]);
            return doubt === null ? record : unconfirmed(record, doubt);
        });
    }
    onProgress({ ...progress, done: IN_A_ROW });
    return records;
}
function isPending({ migrations }) {
    return migrations === 'pending';
}
async function askServices(addresses, tagSuffix, { limits, onProgress }) {
    const versions = new _evidence_running_version_js__WEBPACK_IMPORTED_MODULE_1__/* .RunningVersions */ .Z(limits?.fetch);
    const answers = new Map();
    const progress = { reading: 'the current version', total: 1 };
    try {
        onProgress({ ...progress, done: 0 });
        return await Promise.all(addresses.map(async ({ glob, url, location }) => {
            const answer = answers.get(url.href) ?? askOnce(versions, url, tagSuffix);
            answers.set(url.href, answer);
            const { named: _, isClean: confirmed, ...told } = await answer;
            return { location, glob, askedAt: new Date().toISOString(), ...told, confirmed, doubt: null };
        }));
    }
    finally {
        onProgress({ ...progress, done: 1 });
        versions.close();
    }
}
async function askOnce(versions, url, tagSuffix) {
    const answer = await versions.ask(url, tagSuffix);
    return answer.version === null ? answer : versions.withReadiness(url, answer);
}


/***/ }),

/***/ 18622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OW: () => (/* binding */ mayRevert),
/* harmony export */   Py: () => (/* binding */ isRevert),
/* harmony export */   ie: () => (/* binding */ whyNoRevert)
/* harmony export */ });
function isRevert({ jump, service }, starts) {
    if (jump.change !== 'downgrade' || jump.problem !== null || service?.confirmed !== true)
        return false;
    if (service.version === null || service.version !== jump.to)
        return false;
    return isAlone({ jump, service }, starts);
}
function isAlone({ jump, service }, starts) {
    return starts
        .filter((other) => other.service === service)
        .every(({ jump: { from, to, place } }) => from === jump.from && to === jump.to && place.file === jump.place.file);
}
const DOUBTS = {
    differs: 'three answers in a row did not name the same version',
    silent: 'one of three answers did not come',
    open: 'its migrations are not done',
    untold: 'it does not tell whether its migrations are done',
};
function whyNoRevert(start, starts, isOfBase) {
    const { jump, service } = start;
    if (jump.change !== 'downgrade' || jump.problem !== null)
        return null;
    if (service?.version == null || service.version !== jump.to || isRevert(start, starts))
        return null;
    if (!isOfBase)
        return "its address does not stand in the base's own file";
    if (!isAlone(start, starts))
        return 'it answers for other deployments as well';
    return service.doubt === null ? 'it was not asked three times' : DOUBTS[service.doubt];
}
function mayRevert({ deployments }, running) {
    return running.some(({ version }) => version !== null &&
        deployments.some(({ change, to, problem }) => change === 'downgrade' && to === version && problem === null));
}


/***/ })

};
