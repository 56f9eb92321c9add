export const id = 8154;
export const ids = [8154];
export const modules = {

/***/ 179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ withMigrations),
/* harmony export */   x: () => (/* binding */ companionReport)
/* harmony export */ });
/* harmony import */ var _evidence_running_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36706);
/* harmony import */ var _net_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22606);
/* harmony import */ var _net_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48324);
/* harmony import */ var _service_contract_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32906);




function companionReport({ baseUrl, serverVersion: version, serverVersions: versions, observedShape }, { projectUuid, expectedVersion }, generatedAt, before) {
    return {
        reportVersion: '1',
        tool: _net_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .js,
        generatedAt,
        service: { baseUrl, version, versions, expected: expectedVersion ?? null, projectUuid, migrations: null },
        contract: (0,_service_contract_js__WEBPACK_IMPORTED_MODULE_3__/* .contractReport */ .Y)(before, observedShape),
    };
}
async function withMigrations(report) {
    const { service } = report;
    if (service.version === null)
        return report;
    const versions = new _evidence_running_version_js__WEBPACK_IMPORTED_MODULE_0__/* .RunningVersions */ .Z({ ..._net_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .FETCH_LIMITS */ .k, mostAttempts: 1 });
    try {
        const url = new URL(service.baseUrl);
        const answer = await versions.ask(url, '');
        const { migrations } = answer.version === null ? answer : await versions.withReadiness(url, answer);
        return { ...report, service: { ...service, migrations } };
    }
    finally {
        versions.close();
    }
}


/***/ }),

/***/ 90876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   cW: () => (/* binding */ hideIn),
/* harmony export */   xw: () => (/* binding */ serviceSettings),
/* harmony export */   y6: () => (/* binding */ runCompanion)
/* harmony export */ });
/* unused harmony exports maskToken, plainHttpWarnings */
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60914);
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77829);
/* harmony import */ var _net_connection_security_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(16573);
/* harmony import */ var _net_message_of_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48414);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15807);
/* harmony import */ var _runner_annotate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81675);
/* harmony import */ var _runner_input_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88706);
/* harmony import */ var _runner_runner_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76531);
/* harmony import */ var _settings_setting_parsers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62029);
/* harmony import */ var _service_secret_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(23988);











const VARIABLES = {
    'base-url': _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.service.variables.url,
    'project-uuid': _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.service.variables.project,
    'api-token': _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.service.variables.token,
};
const required = (name) => (text) => {
    if (text !== undefined)
        return text;
    throw new _settings_setting_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingError */ .L_(`is missing. Give it, or set ${VARIABLES[name]} in \`env:\`.`);
};
const serviceSettings = {
    'base-url': required('base-url'),
    'project-uuid': required('project-uuid'),
    'api-token': required('api-token'),
    'expected-version': (0,_settings_setting_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)((text) => {
        if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_4__/* .isVersion */ .lF)(text))
            return text;
        throw new _settings_setting_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingError */ .L_(`is ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteValue */ .c)(text)}, not a version. Give the version that was deployed, X.Y.Z.`);
    }),
};
async function runCompanion({ title, parsers, withdraw }, processEnv, work) {
    const hide = maskToken(processEnv);
    try {
        (0,_runner_runner_files_js__WEBPACK_IMPORTED_MODULE_2__/* .requireOutputsFile */ ._U)(processEnv);
        withdraw();
        const texts = (0,_runner_input_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .readInputTexts */ .D)(processEnv, Object.keys(parsers));
        for (const [name, variable] of Object.entries(VARIABLES)) {
            texts[name] = texts[name]?.trim() || (processEnv[variable] ?? '').trim();
        }
        const settings = (0,_settings_setting_parsers_js__WEBPACK_IMPORTED_MODULE_3__/* .readSettings */ .sb)(parsers, texts, labelOf);
        (0,_runner_annotate_js__WEBPACK_IMPORTED_MODULE_6__/* .annotate */ .f)(plainHttpWarnings(texts['base-url'] ?? '', title));
        return await work(settings, hide);
    }
    catch (error) {
        const message = hide((0,_net_message_of_error_js__WEBPACK_IMPORTED_MODULE_7__/* .messageOfError */ .T)(error));
        throw new Error(message.replace(/(?<![.!?])$/, '.'));
    }
}
function labelOf(name) {
    return `Input "${name}"`;
}
function maskToken(processEnv) {
    const tokens = [processEnv['INPUT_API-TOKEN'], processEnv[VARIABLES['api-token']]]
        .map((token) => token?.trim() ?? '')
        .filter((token) => token !== '');
    for (const token of tokens)
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_8__/* .setSecret */ .Pq)(token);
    const hiders = tokens.map(_service_secret_js__WEBPACK_IMPORTED_MODULE_9__/* .secretHider */ .T);
    return (text) => hiders.reduce((hidden, hide) => hide(hidden), text);
}
function hideIn(value, hide) {
    if (typeof value === 'string')
        return hide(value);
    if (Array.isArray(value))
        return value.map((item) => hideIn(item, hide));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [hide(name), hideIn(member, hide)]));
}
function plainHttpWarnings(baseUrl, title) {
    if (!(0,_net_connection_security_js__WEBPACK_IMPORTED_MODULE_10__/* .isPlainHttp */ .f)(baseUrl))
        return [];
    const message = 'base-url begins with http://, so anyone on the way can read the token. Use https://.';
    return [{ level: 'warning', title, message }];
}


/***/ }),

/***/ 33695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ describeContract),
/* harmony export */   Sq: () => (/* binding */ contractParagraphs),
/* harmony export */   lk: () => (/* binding */ describeBroken)
/* harmony export */ });
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49203);
/* harmony import */ var _service_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32906);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56556);




function contractParagraphs({ contract }, detail) {
    const { changes, observed } = contract;
    if (changes === null)
        return [];
    const endpoints = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(Object.keys(observed).length, 'endpoint');
    if (changes.length === 0)
        return [`The API answers as before (${endpoints} asked).`];
    const items = changes.map((change) => `${describeChange(change, _page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForMarkdown */ .$O)}.`);
    return [
        '### The API before and after',
        ...(0,_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .listParagraphs */ .C$)(items, detail, 'change'),
        'This compares names and types of members, never their values.',
    ];
}
function describeContract(contract) {
    const [first, ...more] = contract.changes ?? [];
    if (first === undefined)
        return '';
    const broken = (0,_service_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .breakingChanges */ .F)(contract).length;
    const others = more.length + 1 - broken;
    const counts = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .present */ .Eb)(broken > 0 && describeBroken(broken), others > 0 && `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(others, 'new member')} or value${others === 1 ? '' : 's'}`);
    return `${counts.join(', ')}: ${describeChange(first, _page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9.quote)}`;
}
function describeBroken(count) {
    return `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(count, 'member')} of the API ${count === 1 ? 'is' : 'are'} gone or of another type`;
}
function describeChange({ kind, route, member, before, after }, quote) {
    switch (kind) {
        case 'gone':
            return `${quote(route)} no longer sends ${quote(member)}`;
        case 'retyped':
            return `${quote(route)} sends ${quote(member)} as ${quote(after ?? '')}, before as ${quote(before ?? '')}`;
        case 'new':
            return `${quote(route)} now sends ${quote(member)} (${quote(after ?? '')})`;
        case 'new-value':
            return `${quote(route)} has a new value of ${quote(member)}: ${quote(after ?? '')}`;
    }
}


/***/ }),

/***/ 56556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ listParagraphs),
/* harmony export */   Vo: () => (/* binding */ foldParagraphs),
/* harmony export */   fu: () => (/* binding */ itemsUpTo)
/* harmony export */ });
/* harmony import */ var _page_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26863);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49203);


const MOST_OPEN = 5;
function itemsUpTo(items, { rows }, noun) {
    const shown = items.slice(0, rows).map((item) => `- ${item}`);
    return [...shown, ...(0,_page_page_js__WEBPACK_IMPORTED_MODULE_0__/* .describeOmitted */ .QQ)(items.length, shown.length, noun)];
}
function listParagraphs(items, { rows }, noun) {
    const shown = items.slice(0, rows);
    const rest = shown.slice(MOST_OPEN);
    return [
        ...itemsUpTo(shown.slice(0, MOST_OPEN), { rows }, noun),
        ...(rest.length === 0 ? [] : foldParagraphs((0,_page_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(rest.length, `more ${noun}`), itemsUpTo(rest, { rows }, noun))),
        ...(0,_page_page_js__WEBPACK_IMPORTED_MODULE_0__/* .describeOmitted */ .QQ)(items.length, shown.length, noun),
    ];
}
function foldParagraphs(title, paragraphs) {
    return [`<details><summary>${title}</summary>`, ...paragraphs, '</details>'];
}


/***/ }),

/***/ 15443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ momentOf),
/* harmony export */   Gy: () => (/* binding */ shortMomentOf),
/* harmony export */   cf: () => (/* binding */ durationOf),
/* harmony export */   pR: () => (/* binding */ percentOf)
/* harmony export */ });
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49203);

const MINUTE = { word: 'min', inMs: 60_000, smaller: 's', has: 60 };
const UNITS = [
    { word: 'd', inMs: 86_400_000, smaller: 'h', has: 24 },
    { word: 'h', inMs: 3_600_000, smaller: 'min', has: 60 },
    MINUTE,
];
function durationOf(ms) {
    if (!(ms >= 1_000))
        return `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(Math.round(ms))} ms`;
    if (ms < 59_950)
        return `${(ms / 1_000).toFixed(1).replace(/\.0$/, '')} s`;
    const whole = Math.round(ms / 1_000) * 1_000;
    const { word, inMs, smaller, has } = UNITS.find((unit) => whole >= unit.inMs) ?? MINUTE;
    const parts = Math.round(whole / (inMs / has));
    const rest = Number.isSafeInteger(parts) ? parts % has : 0;
    return `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(Math.floor(parts / has))} ${word}${rest === 0 ? '' : ` ${rest} ${smaller}`}`;
}
function percentOf(part, whole) {
    return whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '–';
}
const POINT_IN_TIME = /^\d{4}-(\d{2})-(\d{2})T(\d{2}:\d{2}):\d{2}(\.\d+)?Z$/;
function momentOf(date, quote) {
    return POINT_IN_TIME.test(date) ? `${date.slice(0, 10)} ${date.slice(11, 16)} UTC` : quote(date);
}
function shortMomentOf(date, quote) {
    const [, month, day, time] = POINT_IN_TIME.exec(date) ?? [];
    const name = _page_words_js__WEBPACK_IMPORTED_MODULE_0__/* .MONTHS */ .KR[Number(month) - 1];
    return name === undefined ? quote(date) : `${Number(day)}&nbsp;${name}&nbsp;${time}`;
}


/***/ }),

/***/ 80579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ describeSource),
/* harmony export */   Fn: () => (/* binding */ describeUnread),
/* harmony export */   GO: () => (/* binding */ unheededFilters),
/* harmony export */   Hh: () => (/* binding */ UNAVAILABLE),
/* harmony export */   Nn: () => (/* binding */ WINDOW_SPANS),
/* harmony export */   Og: () => (/* binding */ raisedLimit),
/* harmony export */   S_: () => (/* binding */ linkToChart),
/* harmony export */   To: () => (/* binding */ describeFilters),
/* harmony export */   UV: () => (/* binding */ describeMissing),
/* harmony export */   XW: () => (/* binding */ describeLimit),
/* harmony export */   f4: () => (/* binding */ historyHeadline),
/* harmony export */   jH: () => (/* binding */ periodOf),
/* harmony export */   ol: () => (/* binding */ nameOfRun),
/* harmony export */   rm: () => (/* binding */ describeShare),
/* harmony export */   tS: () => (/* binding */ describeEmpty),
/* harmony export */   w0: () => (/* binding */ addressOfChart),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49203);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15443);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26226);




const WINDOW_SPANS = {
    lastFewMinutes: 'the last 5 minutes',
    lastHour: '5 minutes to 1 hour ago',
    last24Hours: '1 to 24 hours ago',
    last7Days: '24 hours to 7 days ago',
    last30Days: '7 to 30 days ago',
};
const MARKS = { exceeded: '❌', failed: '🟠', well: '✅', counted: '📊' };
const UNHEEDED_FILTERS = [
    { name: 'trigger', by: 'trigger' },
    { name: 'window', by: 'age' },
];
function unheededFilters({ filters }) {
    return UNHEEDED_FILTERS.filter(({ name }) => filters[name] !== undefined);
}
function historyHeadline(report, failing) {
    const { limits, contract, isUnread } = failing;
    const { failures, unread, unreadable, service } = report;
    const failed = failures?.failed ?? null;
    const flaws = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .present */ .Eb)(unread.length > 0 && 'not all lists read', unreadable.count > 0 && `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(unreadable.count, 'row')} unreadable`, (0,_service_js__WEBPACK_IMPORTED_MODULE_2__/* .versionFlaw */ .pA)(service));
    const [worst, ...others] = limits;
    const reasons = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .present */ .Eb)(worst !== undefined &&
        (others.length === 0 ? describeLimit(worst, report) : `${limits.length} limits are exceeded`), contract === 'broken' && 'the API no longer answers as before', contract === 'nothing-to-compare' && 'there is no earlier report to compare the API with');
    const found = failed === null ? describeTotal(report) : describeFailed(failed, totalOf(report));
    const isCounted = failed === null || totalOf(report) === 0;
    const ofRuns = flaws.length > 0 ? 'failed' : isCounted ? 'counted' : failed > 0 ? 'failed' : 'well';
    const title = (reasons.length > 0 ? reasons : [found, ...flaws]).join(', ');
    return { mark: MARKS[reasons.length > 0 || isUnread ? 'exceeded' : ofRuns], title };
}
function describeEmpty(report) {
    if (totalOf(report) !== 0)
        return '';
    if (Object.keys(report.filters).length > 0)
        return 'Take a filter out to see more runs.';
    return 'The account that owns the token ran nothing here in 30 days. Give the token of the account whose runs you want.';
}
function describeMissing({ missing }) {
    const parts = Object.entries(missing).map(([name, runs]) => `${name} in ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(runs, 'run')}`);
    return parts.length === 0
        ? ''
        : `The runs are shown without members that are missing or have another type (${parts.join(', ')})`;
}
function describeTotal(report) {
    const total = totalOf(report);
    if (total !== null)
        return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(total, 'run');
    const unheeded = unheededFilters(report).map(({ by }) => by);
    return `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(report.counts.total, 'run')}, not narrowed by ${unheeded.join(' or ')}`;
}
function describeFailed(failed, total) {
    if (total === null)
        return failed === 0 ? 'no run failed' : `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(failed, 'run')} failed`;
    if (total === 0)
        return 'no runs';
    return `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(total, 'run')}, ${failed === 0 ? 'none' : (0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .numberOf */ .rl)(failed)} failed`;
}
function totalOf(report) {
    return unheededFilters(report).length === 0 ? report.counts.total : (report.newest?.share.total ?? null);
}
function describeSource(report, quote) {
    return `This covers only the runs of the account that owns this token. ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .capital */ .Nx)((0,_service_js__WEBPACK_IMPORTED_MODULE_2__/* .describeService */ .Jv)(report, quote))}`;
}
function describeFilters({ filters }, quote) {
    const named = Object.entries(filters).map(([name, value]) => {
        const values = typeof value === 'string' ? [value] : value;
        return `${quote(name)}: ${values.map(quote).join(', ')}`;
    });
    const missed = filters['language'] === 'sql' ? ' Charts of SQL are recorded as semantic and are not among them.' : '';
    return named.length === 0 ? '' : `Only runs with ${named.join(' and ')}.${missed}`;
}
function describeLimit(report, { filters }) {
    const { name, limit, found, isMinimum, since } = report;
    if (name === 'max-warehouse-ms') {
        return `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .durationOf */ .cf)(found ?? 0)} of warehouse time in 7 days (limit ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .durationOf */ .cf)(limit)})`;
    }
    const period = since === null ? periodOf(filters) : ` since ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .momentOf */ .Et)(since, String)}`;
    const noun = name === 'max-failed' ? 'run' : 'scheduled run';
    const runs = found === null ? `an unknown number of ${noun}s` : (0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(found, noun);
    return `${isMinimum ? 'at least ' : ''}${runs} failed${period} (limit ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .numberOf */ .rl)(limit)})`;
}
function raisedLimit({ name, found, isMinimum }, { failures }) {
    if (!isMinimum)
        return found;
    return (name === 'max-failed' ? failures?.failed : failures?.failedScheduled) ?? null;
}
function periodOf({ window }) {
    return window === undefined ? ' in 30 days' : '';
}
const LIST_TITLES = {
    newest: 'newest runs',
    slowest: 'slowest runs',
    failed: 'failed runs',
    failedScheduled: 'failed scheduled runs',
    ended: 'expired and cancelled runs',
    unfinished: 'unfinished runs',
};
function describeUnread(unread, { prose }) {
    const lists = new Map();
    for (const { list, read, total, problem } of unread) {
        const share = read === 0 ? 'were not read' : `were read in part (${describeShare({ read, total })})`;
        const key = `${share}. ${prose(problem)}`;
        lists.set(key, [...(lists.get(key) ?? []), LIST_TITLES[list]]);
    }
    return [...lists].map(([what, titles]) => `The ${titles.join(' and ')} ${what}`);
}
function describeShare({ read, total }) {
    return total === null ? `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .numberOf */ .rl)(read)} read` : `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .numberOf */ .rl)(read)} of ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .numberOf */ .rl)(total)} read`;
}
function isWhole({ read, total }) {
    return total !== null && read >= total;
}
function nameOfRun(run, quote, service = null) {
    const { title, subline, chartUuid, chartName, dashboardName } = run;
    const linked = (name) => service === null || chartUuid === null ? name : linkToChart(name, chartUuid, service);
    const own = title === '' ? 'without a title' : quote(title);
    const dashboard = dashboardName === null ? '' : ` on ${quote(dashboardName)}`;
    if (chartName !== null && chartName !== title)
        return `${own} (chart ${linked(quote(chartName))})${dashboard}`;
    const isShared = chartName === null && dashboardName === null && subline.trim() !== '';
    return `${linked(own)}${isShared ? ` (${quote(subline)})` : ''}${dashboard}`;
}
const PLAIN_ADDRESS = /^https?:\/\/[\w.:/%-]+$/;
const PLAIN_ID = /^[\w-]+$/;
function linkToChart(name, uuid, service) {
    const address = addressOfChart(uuid, service);
    return address === '' ? name : `[${name}](${address})`;
}
function addressOfChart(uuid, { baseUrl, projectUuid }) {
    const address = `${baseUrl}/projects/${projectUuid}/saved/${uuid}`;
    return PLAIN_ID.test(uuid) && PLAIN_ADDRESS.test(address) ? address : '';
}
const UNAVAILABLE = {
    authentication: `${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name} refuses the token`,
    forbidden: 'access refused',
    'feature-off': 'switched off',
    'not-found': 'not found',
    'rate-limited': 'too many requests',
    'not-json': `${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name} did not answer with JSON`,
};


/***/ }),

/***/ 26226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jv: () => (/* binding */ describeService),
/* harmony export */   Tt: () => (/* binding */ describeVersions),
/* harmony export */   Un: () => (/* binding */ titleOn),
/* harmony export */   pA: () => (/* binding */ versionFlaw)
/* harmony export */ });
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49203);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15443);



function titleOn(name, { baseUrl }, quote) {
    return `${name} at ${quote(baseUrl.replace(/^https?:\/\//, ''))}`;
}
function describeService({ service, generatedAt }, quote) {
    const { projectUuid, version } = service;
    const server = version === null ? 'server version unknown' : `server version ${quote(version)}`;
    return `project ${quote(projectUuid)}, ${server}, read ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .momentOf */ .Et)(generatedAt, quote)}.`;
}
function describeVersions({ service }, quote) {
    const { migrations, versions, expected } = service;
    const named = versions.map(quote).join(' and ');
    const isOther = versions.length === 1 && versionFlaw(service) !== '';
    return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_2__/* .present */ .Eb)(versions.length > 1 && `${versions.length} versions answered, ${named}, so the upgrade is still rolling`, isOther && `${named} answered, not the deployed ${quote(expected ?? '')}`, migrations !== null && migrations !== 'done' && MIGRATIONS[migrations], (isOther || versions.length > 1 || migrations === 'pending') &&
        `Run this again when ${isOther ? `${quote(expected ?? '')} is up` : 'the upgrade is done'}`).join('. ');
}
const MIGRATIONS = {
    pending: `The migrations of ${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name} have not finished, so some of this may change`,
    parked: `${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name} has parked its migrations, because one failed. Read their log before the next upgrade`,
    unavailable: `${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name} cannot say whether its migrations are done. Read their log before the next upgrade`,
};
function versionFlaw({ versions, expected }) {
    const [only = ''] = versions;
    const isRight = expected === null || only === '' || only === expected || only.startsWith(`${expected}-`);
    return versions.length > 1 ? 'several versions answered' : isRight ? '' : 'another version answered';
}


/***/ }),

/***/ 92017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ AnalyticsError),
/* harmony export */   w: () => (/* binding */ orFailure)
/* harmony export */ });
class AnalyticsError extends Error {
    kind;
    status;
    complaint;
    name = 'AnalyticsError';
    constructor(kind, message, status = null, complaint = null) {
        super(message);
        this.kind = kind;
        this.status = status;
        this.complaint = complaint;
    }
}
async function orFailure(asking) {
    return await asking.catch((error) => {
        if (error instanceof AnalyticsError)
            return error;
        throw error;
    });
}


/***/ }),

/***/ 36735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ AnalyticsClient)
});

// EXTERNAL MODULE: ./build/net/fetch-error.js
var fetch_error = __webpack_require__(69851);
// EXTERNAL MODULE: ./build/net/http-session.js
var http_session = __webpack_require__(5963);
// EXTERNAL MODULE: ./build/net/retry.js
var retry = __webpack_require__(62426);
;// CONCATENATED MODULE: ./build/net/api-session.js



const EXPIRED_QUERY = 408;
const SERVER_ERROR = 500;
const MOST_SERVER_ERRORS = 2;
const MOST_REFUSAL_BYTES = 1_000_000;
class ApiSession {
    #access;
    #session;
    constructor(access) {
        this.#access = access;
        this.#session = new http_session/* HttpSession */.N(access.limits, 'requests');
    }
    async ask({ method, path, body }, signal) {
        const { origin, authorization, mostBytes } = this.#access;
        const request = {
            method,
            url: new URL(`${origin}${path}`),
            headers: { authorization, accept: 'application/json' },
            body,
            mostBytes,
            mostRefusalBytes: MOST_REFUSAL_BYTES,
        };
        const last = { refusal: null };
        let attempts = 0;
        let serverErrors = 0;
        const judge = async (answering) => {
            attempts += 1;
            last.refusal = null;
            const { status, headers, bytes } = await answering;
            const answer = { status, headers, bytes, attempts };
            if (!retry/* PASSING_STATUSES */.bc.has(status) || status === EXPIRED_QUERY)
                return answer;
            last.refusal = answer;
            if (status === SERVER_ERROR)
                serverErrors += 1;
            const retryable = status !== SERVER_ERROR || serverErrors < MOST_SERVER_ERRORS;
            const retryAfterMs = (0,retry/* parseRetryAfter */.mu)(headers['retry-after'], Date.now());
            throw new fetch_error/* FetchError */.f('status', `it answered HTTP ${status}`, retryable, retryAfterMs);
        };
        try {
            return (await this.#session.send(request, judge, signal)).value;
        }
        catch (error) {
            if (last.refusal !== null)
                return last.refusal;
            throw error;
        }
    }
    close() {
        this.#session.close();
    }
}

// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/companions/service/analytics-error.js
var analytics_error = __webpack_require__(92017);
;// CONCATENATED MODULE: ./build/companions/service/address.js

function parseBaseUrl(text) {
    let url;
    try {
        url = new URL(text);
    }
    catch {
        throw badAddress('it is not a URL');
    }
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
        throw badAddress('it is neither http nor https');
    if (url.username !== '' || url.password !== '')
        throw badAddress('it holds credentials');
    if (url.search !== '' || url.hash !== '')
        throw badAddress('it has a query or a fragment');
    return { origin: url.origin, prefix: url.pathname.replace(/(?<!\/)\/+$/, '') };
}
function pathSegment(what, text) {
    if (text === '' || text === '.' || text === '..')
        throw new analytics_error/* AnalyticsError */.N('invalid', `The ${what} is "${text}"`);
    try {
        return encodeURIComponent(text);
    }
    catch {
        throw new analytics_error/* AnalyticsError */.N('invalid', `The ${what} is not valid Unicode`);
    }
}
function badAddress(why) {
    return new analytics_error/* AnalyticsError */.N('invalid', `Input "base-url" cannot be used: ${why}. Give https://host or https://host/path`);
}

// EXTERNAL MODULE: ./build/companions/service/endpoints.js
var endpoints = __webpack_require__(98568);
// EXTERNAL MODULE: ./build/companions/service/limits.js
var service_limits = __webpack_require__(30992);
// EXTERNAL MODULE: ./build/companions/service/observed-shape.js
var observed_shape = __webpack_require__(90240);
// EXTERNAL MODULE: ./build/companions/service/one-line.js
var one_line = __webpack_require__(64925);
;// CONCATENATED MODULE: ./build/companions/service/pages.js


const MOST_PAGES_FROM_END = 3;
async function readPages(wanted) {
    const { rows = Number.POSITIVE_INFINITY, fromEnd = false } = wanted;
    const pageSize = Math.max(1, Math.min(rows, service_limits/* MOST_ROWS_A_PAGE */.ui));
    const first = await wanted.readPage(1, pageSize);
    const list = new ListSoFar(first, wanted, pageSize);
    await (fromEnd ? readFromEnd(list, rows) : readOn(list, rows));
    const items = fromEnd ? list.items : list.items.slice(0, Math.max(0, rows));
    const read = items.length + list.unreadable.length;
    const told = first.pagination?.totalResults ?? (list.complete ? list.size : null);
    const total = told === null ? null : Math.max(told, read);
    const { unreadable, pages, problem, onePage } = list;
    const complete = list.complete && items.length === list.items.length;
    return { items, unreadable, read, total, complete, pages, problem, onePage };
}
async function readOn(list, rows) {
    let next = 2;
    while (!list.isAtItsEnd && list.size < rows && next <= Math.min(list.lastPage, service_limits/* MOST_PAGES */.Ll)) {
        const needed = Math.ceil((rows - list.size) / list.pageSize);
        const end = Math.min(next + Math.min(needed, service_limits/* ANALYTICS_LIMITS */.yw.mostAtOnce), list.lastPage + 1, service_limits/* MOST_PAGES */.Ll + 1);
        await list.ask(Array.from({ length: end - next }, (_, position) => next + position));
        next = end;
    }
}
async function readFromEnd(list, rows) {
    const { lastPage, size } = list;
    for (let page = lastPage; page > 1 && lastPage - page < MOST_PAGES_FROM_END && list.size - size < rows; page -= 1) {
        await list.ask([page]);
        if (list.problem !== null)
            return;
        list.complete = page === 2;
    }
}
class ListSoFar {
    items = [];
    unreadable = [];
    pageSize;
    lastPage = 1;
    complete = false;
    isAtItsEnd = false;
    pages = 1;
    problem = null;
    onePage = null;
    #names = new Set();
    #equal = new Map();
    #wanted;
    constructor(first, wanted, asked) {
        const { pagination } = first;
        const isSmaller = pagination !== null && Number.isInteger(pagination.pageSize) && pagination.pageSize >= 1;
        this.pageSize = isSmaller ? Math.min(asked, pagination.pageSize) : asked;
        this.#wanted = wanted;
        this.#take(first, 1);
        if (pagination !== null)
            return;
        this.complete = wanted.wholeWithoutPages === true || this.size === 0;
        this.isAtItsEnd = true;
        if (!this.complete)
            this.onePage = 'no-pagination';
    }
    get size() {
        return this.items.length + this.unreadable.length;
    }
    async ask(pages) {
        this.pages += pages.length;
        const answers = await Promise.allSettled(pages.map((page) => this.#wanted.readPage(page, this.pageSize)));
        for (const [position, answer] of answers.entries()) {
            if (answer.status === 'fulfilled')
                this.#take(answer.value, pages[position]);
            else if (answer.reason instanceof analytics_error/* AnalyticsError */.N)
                [this.problem, this.isAtItsEnd] = [answer.reason, true];
            else
                throw answer.reason;
            if (this.isAtItsEnd)
                return;
        }
    }
    #isNew(name) {
        const before = this.#names.size;
        if (name !== null)
            this.#names.add(name);
        return name === null || this.#names.size > before;
    }
    #take(page, number) {
        const before = this.size;
        for (const row of page.items) {
            if (this.#isNew(this.#wanted.nameOf(row)))
                this.items.push(row);
        }
        for (const row of page.unreadable) {
            if (!this.#isNew(row.id))
                continue;
            const equal = this.#equal.get(row.key) ?? 0;
            this.#equal.set(row.key, equal + 1);
            this.unreadable.push(row.id === null ? { ...row, key: `${row.key}#${equal}` } : row);
        }
        const rows = page.items.length + page.unreadable.length;
        if (page.pagination !== null)
            this.lastPage = lastPageOf(page.pagination, rows);
        this.complete = rows === 0 || number >= this.lastPage;
        this.isAtItsEnd = this.complete || this.size === before;
        if (rows > 0 && this.size === before && number === 2)
            this.onePage = 'repeated';
    }
}
function lastPageOf(pagination, rowsHere) {
    const { pageSize, totalPageCount, totalResults } = pagination;
    return Math.ceil(Math.max(totalPageCount, totalResults / (pageSize >= 1 ? pageSize : rowsHere)));
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/documents/is-object.js
var is_object = __webpack_require__(269);
// EXTERNAL MODULE: ./build/documents/malformed.js
var malformed = __webpack_require__(68864);
// EXTERNAL MODULE: ./build/companions/service/records/members.js
var members = __webpack_require__(71368);
;// CONCATENATED MODULE: ./build/companions/service/parse-answer.js








const errorPayloadSchema = (0,members/* shallow */.x7)((0,members/* record */.g1)({
    status: schemas/* literal */.euz('error', '"error"'),
    error: (0,members/* record */.g1)({
        name: members/* text */.Qq,
        statusCode: members/* finiteNumber */.vM.int('an integer'),
        message: members/* text */.Qq.optional(),
        data: schemas/* unknown */.L5J().optional(),
        sentryEventId: members/* text */.Qq.nullish(),
    }),
}));
function parseErrorPayload(document) {
    return errorPayloadSchema.safeParse(document).data?.error ?? null;
}
const JSON_TYPE = /^application\/([\w.+-]+\+)?json\s*(;|$)/i;
function parseAnswer(answer, question) {
    const document = parse(answer);
    const error = document === undefined ? null : parseErrorPayload(document);
    if (error !== null)
        throw refusalByService(answer, error, question);
    if (answer.status !== 200 || !(0,is_object/* isObject */.G)(document))
        throw refusalByStatus(answer, question);
    return document;
}
function parse({ headers, bytes }) {
    const type = headers['content-type'];
    if (type !== undefined && !JSON_TYPE.test(type.trim()))
        return undefined;
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return undefined;
    }
}
const LONGEST_EXCERPT = 80;
const WAREHOUSE_ERRORS = new Set([
    'SnowflakeTokenError',
    'DatabricksTokenError',
    'BigqueryTokenError',
    'RedshiftIamTokenError',
    'WarehouseConnectionError',
    'MissingWarehouseCredentialsError',
]);
const KINDS = new Map([
    [401, 'authentication'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [408, 'timeout'],
    [410, 'not-found'],
    [429, 'rate-limited'],
]);
function refusalByService(answer, error, question) {
    const message = (0,one_line/* oneLine */.T)(error.message ?? '', LONGEST_MESSAGE);
    const complaint = {
        name: (0,one_line/* oneLine */.T)(error.name, LONGEST_NAME),
        message: message === '' ? (0,one_line/* oneLine */.T)(faultyFields(error.data), LONGEST_MESSAGE) : message,
    };
    const kind = kindOf(answer.status === 200 ? error.statusCode : answer.status, complaint);
    const what = [complaint.name, complaint.message].filter((part) => part !== '').join(': ');
    const event = error.sentryEventId ? `, event ${(0,one_line/* oneLine */.T)(error.sentryEventId, LONGEST_NAME)}` : '';
    const said = `${question.name} answered HTTP ${answer.status} with an error (${what}${event})${times(answer)}`;
    return new analytics_error/* AnalyticsError */.N(kind, `${said}. ${adviceFor(kind, question, complaint)}`, answer.status, complaint);
}
function refusalByStatus(answer, question) {
    const { status } = answer;
    const kind = status < 400 ? 'not-json' : kindOf(status, null);
    const what = status === 200
        ? `${describeBytes(answer)} (HTTP 200${excerptOf(answer)})`
        : `HTTP ${status}${excerptOf(answer)}${times(answer)}`;
    return new analytics_error/* AnalyticsError */.N(kind, `${question.name} answered ${what}. ${adviceFor(kind, question, null)}`, status);
}
function kindOf(status, complaint) {
    if (complaint !== null) {
        if (WAREHOUSE_ERRORS.has(complaint.name))
            return 'server';
        if (status === 403 && /query history is not enabled/i.test(complaint.message))
            return 'feature-off';
    }
    return KINDS.get(status) ?? (status >= 400 && status < 500 ? 'invalid' : 'server');
}
function adviceFor(kind, question, complaint) {
    switch (kind) {
        case 'authentication':
            return 'Check that the secret has the whole token and that the token has not expired';
        case 'forbidden':
            if (complaint === null)
                return `Something in front of ${product/* product */.q.name} refuses this. Check \`base-url\`, and who can reach it`;
            return "The account that owns the token is not allowed to do this. Give it the permission, or use another account's token";
        case 'feature-off':
            return `Set \`${product/* product */.q.service.historySwitch}\` in the environment of the server`;
        case 'not-found':
            if (complaint === null)
                return `Check \`base-url\`, because ${product/* product */.q.name} does not answer like this`;
            if (/endpoint not found/i.test(complaint.message)) {
                return 'Check the path in base-url. If it is right, the server is older than this endpoint';
            }
            return question.absent;
        case 'rate-limited':
            return 'Too many requests reach the server. Run this again later';
        case 'timeout':
            return 'Run this again later';
        case 'server':
            if (complaint === null)
                return 'Run this again later';
            if (WAREHOUSE_ERRORS.has(complaint.name)) {
                return `Renew the credentials of the warehouse in ${product/* product */.q.name}. The token is fine`;
            }
            if (question.isHistory && /^something went wrong\.?$/i.test(complaint.message)) {
                return 'Check that `project-uuid` is the UUID in the address of the project. A server older than the query history answers like this, too';
            }
            return 'Run this again later. If it stays, look for the error in the log of the server';
        case 'not-json':
            return question.isHistory
                ? 'Check `base-url`. A server older than the query history answers like this, too'
                : 'Check `base-url`';
        default:
            return 'Check the inputs of this step';
    }
}
function excerptOf(answer) {
    if (isPage(answer) || answer.bytes.includes('<'))
        return '';
    const text = (0,one_line/* oneLine */.T)(answer.bytes.subarray(0, 4 * LONGEST_EXCERPT).toString(), LONGEST_EXCERPT);
    return text === '' ? '' : `, "${text}"`;
}
function isPage({ headers, bytes }) {
    return /html|xml/i.test(headers['content-type'] ?? '') || /^\s*</.test(bytes.subarray(0, 100).toString());
}
function describeBytes(answer) {
    if (isPage(answer))
        return 'a page instead of JSON';
    const isDamaged = /json/i.test(answer.headers['content-type'] ?? '') && /^\s*[{[]/.test(answer.bytes.subarray(0, 100).toString());
    return isDamaged ? 'JSON that is cut off or damaged' : 'something else instead of JSON';
}
function times({ attempts }) {
    return attempts === 1 ? '' : ` (${attempts} attempts)`;
}
const LONGEST_MESSAGE = 300;
const LONGEST_NAME = 80;
const MOST_FIELDS = 10;
function faultyFields(data) {
    const fields = Object.entries(Array.isArray(data) ? {} : (0,is_object/* membersOf */.l)(data)).map(([field, fault]) => {
        const { message } = (0,is_object/* membersOf */.l)(fault);
        return typeof message === 'string' && message !== '' ? `${field} (${message})` : field;
    });
    return fields.slice(0, MOST_FIELDS).join(', ');
}
const LONGEST_FAILURE = 1_000;
const FETCH_FAILURES = {
    timeout: ['timeout', 'Run this again later'],
    redirect: ['network', `Set \`base-url\` to the address at which ${product/* product */.q.name} itself answers`],
    'too-large': ['shape', 'Check `base-url`'],
    encoding: ['not-json', 'Check `base-url`'],
};
const NETWORK_FAILURE = [
    'network',
    `Check \`base-url\`, and that ${product/* product */.q.name} can be reached from this runner`,
];
const OUT_OF_TIME = ['timeout', 'Ask for less, such as fewer rows or charts, or run this again later'];
function failureOf(error, question, hide, isOutOfTime = false) {
    const line = (text) => hide((0,one_line/* oneLine */.T)(text, LONGEST_FAILURE));
    if (error instanceof fetch_error/* FetchError */.f) {
        const [kind, advice] = isOutOfTime ? OUT_OF_TIME : (FETCH_FAILURES[error.problem] ?? NETWORK_FAILURE);
        return new analytics_error/* AnalyticsError */.N(kind, line(`${question.name}: ${error.message}. ${advice}`));
    }
    if (error instanceof malformed/* MalformedDocumentError */.BD) {
        const message = `${question.name} answered something that is not as documented: ${error.message}`;
        return new analytics_error/* AnalyticsError */.N('shape', line(message), 200);
    }
    if (!(error instanceof analytics_error/* AnalyticsError */.N))
        return error;
    const { kind, message, status, complaint } = error;
    const hidden = complaint && { name: hide(complaint.name), message: hide(complaint.message) };
    return new analytics_error/* AnalyticsError */.N(kind, line(message), status, hidden);
}

// EXTERNAL MODULE: ./build/companions/service/records/answers.js
var answers = __webpack_require__(49928);
;// CONCATENATED MODULE: ./build/companions/service/records/charts.js




const savedChartSchema = (0,members/* shallow */.x7)((0,members/* record */.g1)({
    metricQuery: (0,members/* record */.g1)({ exploreName: members/* text */.Qq }),
    uuid: members/* text */.Qq.nullish(),
    name: members/* text */.Qq.nullish(),
    projectUuid: members/* text */.Qq.nullish(),
    updatedAt: members/* text */.Qq.nullish(),
    merge: schemas/* unknown */.L5J().optional(),
    pivotConfig: schemas/* unknown */.L5J().optional(),
    parameters: members/* rawRecord */._c.nullish(),
}));
const parseSavedChart = (0,answers/* answersWith */.SK)(savedChartSchema);
const compiledQuerySchema = (0,members/* shallow */.x7)((0,members/* record */.g1)({
    query: members/* text */.Qq,
    pivotQuery: members/* text */.Qq.nullish(),
    compilationErrors: members/* textList */.gC.nullish(),
}));
const readCompiledQuery = (0,answers/* answersWith */.SK)(compiledQuerySchema);
const readBareSql = (0,answers/* answersWith */.SK)(members/* text */.Qq);
function parseCompiledQuery(document) {
    if ((0,is_object/* isObject */.G)(document) && typeof document['results'] === 'string') {
        return { query: readBareSql(document) };
    }
    return readCompiledQuery(document);
}

// EXTERNAL MODULE: ./build/companions/service/records/history-page.js
var history_page = __webpack_require__(65403);
// EXTERNAL MODULE: ./build/documents/list-schema.js
var list_schema = __webpack_require__(98865);
;// CONCATENATED MODULE: ./build/companions/service/records/listings.js



const catalogMetricSchema = (0,members/* shallow */.x7)((0,members/* record */.g1)({ name: members/* text */.Qq, tableName: members/* text */.Qq }));
const parseCatalogMetrics = (0,answers/* listsOf */.fO)(catalogMetricSchema);
const organizationUserSchema = (0,members/* shallow */.x7)((0,members/* record */.g1)({
    userUuid: members/* text */.Qq.nullish(),
    firstName: members/* text */.Qq.nullish(),
    lastName: members/* text */.Qq.nullish(),
    email: members/* text */.Qq.nullish(),
    role: members/* text */.Qq.nullish(),
    isActive: members/* flag */.Jt.nullish(),
    isPending: members/* flag */.Jt.nullish(),
    isInviteExpired: members/* flag */.Jt.nullish(),
    groups: (0,list_schema/* listSchema */.c)((0,members/* record */.g1)({ name: members/* text */.Qq, uuid: members/* text */.Qq.nullish() })).nullish(),
}));
const parseOrganizationUsers = (0,answers/* listsOf */.fO)(organizationUserSchema);

// EXTERNAL MODULE: ./build/companions/service/secret.js
var secret = __webpack_require__(23988);
;// CONCATENATED MODULE: ./build/companions/service/client.js














const MOST_GROUPS = '10000';
const client_LONGEST_NAME = 200;
const VERSION = /^[\w.+-]{1,64}$/;
class AnalyticsClient {
    baseUrl;
    #session;
    #deadline;
    #refusals = new Refusals();
    #prefix;
    #hide;
    #versions = new Set();
    #shapes = new observed_shape/* ShapeObserver */.K();
    constructor({ baseUrl, token, limits = service_limits/* ANALYTICS_LIMITS */.yw, signal }) {
        const { origin, prefix } = parseBaseUrl(baseUrl);
        const authorization = authorizationWith(token);
        this.#session = new ApiSession({ origin, authorization, limits, mostBytes: service_limits/* MOST_ANSWER_BYTES */.rp });
        this.#deadline = signal;
        this.#prefix = prefix;
        this.baseUrl = `${origin}${prefix}`;
        this.#hide = (0,secret/* secretHider */.T)(token);
    }
    get serverVersion() {
        return this.serverVersions.at(-1) ?? null;
    }
    get serverVersions() {
        return [...this.#versions];
    }
    get observedShape() {
        return this.#shapes.shape;
    }
    get isTokenRefused() {
        return this.#refusals.isTokenRefused;
    }
    async queryHistory(projectUuid, filters, { rows, fromEnd, onCounts }) {
        const counts = [];
        const parse = (document) => {
            const page = (0,history_page/* parseHistoryPage */.bg)(document);
            if (counts.push(page.counts) === 1)
                onCounts?.(page.counts);
            return page;
        };
        const reading = { rows, fromEnd, nameOf: ({ queryUuid }) => queryUuid };
        const read = await this.#list(endpoints/* ENDPOINTS */.H.history, { projectUuid }, parse, { ...filters }, reading);
        return { ...read, counts: counts[0] };
    }
    async savedChart(chartUuid) {
        return await this.#ask(endpoints/* ENDPOINTS */.H.savedChart, { chartUuid }, parseSavedChart);
    }
    async compileQuery(projectUuid, exploreName, body) {
        const names = { projectUuid, exploreName };
        return await this.#ask(endpoints/* ENDPOINTS */.H.compileQuery, names, parseCompiledQuery, { body: JSON.stringify(body) });
    }
    async organizationUsers() {
        return await this.#list(endpoints/* ENDPOINTS */.H.users, {}, parseOrganizationUsers, { includeGroups: MOST_GROUPS }, {
            nameOf: ({ userUuid }) => userUuid ?? null,
            wholeWithoutPages: true,
        });
    }
    async catalogMetrics(projectUuid, tags = []) {
        const query = { sort: 'label', order: 'asc', tags };
        return await this.#list(endpoints/* ENDPOINTS */.H.metrics, { projectUuid }, parseCatalogMetrics, query, {
            nameOf: ({ tableName, name }) => JSON.stringify([tableName, name]),
        });
    }
    close() {
        this.#session.close();
    }
    async #list(endpoint, names, parse, query, reading) {
        const read = await readPages({
            readPage: (page, pageSize) => this.#ask(endpoint, names, parse, { query: queryOf({ page, pageSize, ...query }) }),
            ...reading,
        });
        const problemOf = (problem) => this.#hide(`${endpoint.route}: ${problem}`);
        return { ...read, unreadable: read.unreadable.map((row) => ({ ...row, problem: problemOf(row.problem) })) };
    }
    async #ask(endpoint, names, parse, { query = '', body = null } = {}) {
        const [method = '', route = ''] = endpoint.route.split(' ');
        const encoded = route.replace(/\{(\w+)\}/g, (_, name) => pathSegment(name.replace('Uuid', ' id').replace('Name', ' name'), names[name] ?? ''));
        const path = `${this.#prefix}${encoded}`;
        const question = { ...endpoint, name: (0,one_line/* oneLine */.T)(`${method} ${path}`, client_LONGEST_NAME) };
        this.#refusals.throwIfRefused(question);
        try {
            const refused = this.#refusals.signalsFor(question);
            const signal = AbortSignal.any(this.#deadline === undefined ? refused : [...refused, this.#deadline]);
            const request = { method: body === null ? 'GET' : 'POST', path: `${path}${query}`, body };
            const answer = await this.#session.ask(request, signal);
            this.#noteVersion(answer.headers[product/* product */.q.service.versionHeader]);
            const document = parseAnswer(answer, question);
            this.#shapes.observe(endpoint, document);
            return parse(document);
        }
        catch (error) {
            this.#refusals.throwIfRefused(question);
            const failure = failureOf(error, question, this.#hide, this.#deadline?.aborted === true);
            this.#refusals.note(failure, question);
            throw failure;
        }
    }
    #noteVersion(header) {
        if (typeof header !== 'string' || !VERSION.test(header))
            return;
        const version = this.#hide(header);
        this.#versions.delete(version);
        this.#versions.add(version);
    }
}
function queryOf(parameters) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(parameters)) {
        const values = typeof value === 'object' ? value : [value];
        for (const each of values)
            if (each !== undefined && each !== '')
                query.append(name, String(each));
    }
    return `?${query}`;
}
function authorizationWith(token) {
    const refuse = (why) => {
        throw new analytics_error/* AnalyticsError */.N('authentication', why);
    };
    if (token === '')
        refuse('The token is empty. Check that the secret is set for this job');
    if (!/^[\x21-\x7e]+$/.test(token))
        refuse('The token has blanks or characters that no token has. Copy it into the secret again');
    return `${token.startsWith('ldsvc_') ? 'Bearer' : 'ApiKey'} ${token}`;
}
class Refusals {
    #token = new AbortController();
    #history = new AbortController();
    get isTokenRefused() {
        return this.#token.signal.aborted;
    }
    signalsFor({ isHistory }) {
        return isHistory ? [this.#token.signal, this.#history.signal] : [this.#token.signal];
    }
    throwIfRefused(question) {
        for (const signal of this.signalsFor(question))
            signal.throwIfAborted();
    }
    note(failure, { isHistory }) {
        if (!(failure instanceof analytics_error/* AnalyticsError */.N))
            return;
        const { kind } = failure;
        if (kind === 'authentication')
            this.#token.abort(failure);
        if (isHistory && (kind === 'forbidden' || kind === 'feature-off'))
            this.#history.abort(failure);
    }
}


/***/ }),

/***/ 32906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ breakingChanges),
/* harmony export */   Y: () => (/* binding */ contractReport)
/* harmony export */ });
/* harmony import */ var _endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98568);

function contractReport(before, observed) {
    return { observed, changes: before === null ? null : changesBetween(before, observed) };
}
function breakingChanges({ changes }) {
    return (changes ?? []).filter(({ kind }) => kind === 'gone' || kind === 'retyped');
}
const RANKS = ['gone', 'retyped', 'new', 'new-value'];
function changesBetween(before, after) {
    const changes = Object.values(_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .ENDPOINTS */ .H).flatMap((endpoint) => {
        const [then, now] = [before[endpoint.route], after[endpoint.route]];
        return then === undefined || now === undefined ? [] : changesOf(endpoint, then, now);
    });
    return changes.toSorted((one, other) => RANKS.indexOf(one.kind) - RANKS.indexOf(other.kind));
}
function changesOf({ route, optional, values }, then, now) {
    const members = Object.entries(then.records).flatMap(([path, old]) => {
        const current = now.records[path];
        if (current === undefined)
            return [];
        const names = [...new Set([...Object.keys(old), ...Object.keys(current)])];
        return names.flatMap((name) => {
            const kind = kindOf(old[name], current[name], optional.includes(name));
            const member = path === '' ? name : `${path}.${name}`;
            return kind === null ? [] : [{ kind, route, member, before: old[name] ?? null, after: current[name] ?? null }];
        });
    });
    const newValues = Object.entries(now.values).flatMap(([member, found]) => {
        const known = [...(values[member] ?? []), ...(then.values[member] ?? [])];
        const news = found.filter((value) => !known.includes(value));
        return news.map((after) => ({ kind: 'new-value', route, member, before: null, after }));
    });
    return [...members, ...newValues];
}
function kindOf(old, current, isOptional) {
    const isSure = (types) => !isOptional && !types.endsWith('?');
    if (old === undefined)
        return current !== undefined && isSure(current) ? 'new' : null;
    if (current === undefined)
        return isSure(old) ? 'gone' : null;
    const typesOf = (types) => types
        .replace('?', '')
        .split('|')
        .filter((type) => type !== 'null');
    const known = typesOf(old);
    return known.length > 0 && typesOf(current).some((type) => !known.includes(type)) ? 'retyped' : null;
}


/***/ }),

/***/ 98568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ ENDPOINTS)
/* harmony export */ });
/* harmony import */ var _records_enumerations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88515);

const PAGES = ['', 'results', 'results.data[]', 'results.pagination'];
const ENDPOINTS = {
    history: {
        route: 'GET /api/v2/projects/{projectUuid}/query/history',
        absent: 'Check `project-uuid`',
        isHistory: true,
        records: [...PAGES, 'results.counts', 'results.counts.windows', 'results.counts.triggers'],
        values: {
            'results.data[].context': _records_enumerations_js__WEBPACK_IMPORTED_MODULE_0__/* .QUERY_EXECUTION_CONTEXTS */ .fq,
            'results.data[].trigger': _records_enumerations_js__WEBPACK_IMPORTED_MODULE_0__/* .QUERY_TRIGGERS */ .f1,
            'results.data[].language': _records_enumerations_js__WEBPACK_IMPORTED_MODULE_0__/* .QUERY_LANGUAGES */ .X_,
            'results.data[].status': _records_enumerations_js__WEBPACK_IMPORTED_MODULE_0__/* .QUERY_HISTORY_STATUSES */ .PG,
        },
        optional: [],
    },
    savedChart: {
        route: 'GET /api/v1/saved/{chartUuid}',
        absent: 'Check the id of the chart. It may be deleted, or a chart of an SQL query',
        records: ['', 'results'],
        values: {},
        optional: 'description pivotConfig merge parameters updatedByUser deletedAt deletedBy verification'.split(' '),
    },
    compileQuery: {
        route: 'POST /api/v1/projects/{projectUuid}/explores/{exploreName}/compileQuery',
        absent: 'Check `project-uuid` and the explore',
        records: ['', 'results'],
        values: {},
        optional: ['pivotQuery', 'compilationErrors'],
    },
    users: {
        route: 'GET /api/v1/org/users',
        absent: 'Check `base-url`',
        records: [...PAGES, 'results.data[].groups[]'],
        values: { 'results.data[].role': _records_enumerations_js__WEBPACK_IMPORTED_MODULE_0__/* .ORGANIZATION_ROLES */ .oF },
        optional: 'roleUuid isInviteExpired isPending'.split(' '),
    },
    metrics: {
        route: 'GET /api/v2/projects/{projectUuid}/dataCatalog/metrics-with-time-dimensions',
        absent: 'Check `project-uuid`',
        records: PAGES,
        values: {},
        optional: 'description requiredAttributes anyAttributes tableGroupLabel tags chartUsage verifiedChartUsage searchRank spotlightFilterBy spotlightSegmentBy spotlightDefaultSegment spotlightDefaultFilter'.split(' '),
    },
};


/***/ }),

/***/ 30992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ll: () => (/* binding */ MOST_PAGES),
/* harmony export */   oF: () => (/* binding */ MOST_CREDIBLE_PAGES),
/* harmony export */   rp: () => (/* binding */ MOST_ANSWER_BYTES),
/* harmony export */   ui: () => (/* binding */ MOST_ROWS_A_PAGE),
/* harmony export */   yw: () => (/* binding */ ANALYTICS_LIMITS)
/* harmony export */ });
/* harmony import */ var _net_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22606);

const ANALYTICS_LIMITS = {
    ..._net_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .FETCH_LIMITS */ .k,
    idleMs: 30_000,
    totalMs: 90_000,
    longestRetryAfterMs: 30_000,
    mostAttempts: 4,
    mostAtOnce: 4,
};
const MOST_ANSWER_BYTES = 32_000_000;
const MOST_ROWS_A_PAGE = 100;
const MOST_CREDIBLE_PAGES = 1_000_000;
const MOST_PAGES = 100;


/***/ }),

/***/ 90240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ observedShapeSchema),
/* harmony export */   K: () => (/* binding */ ShapeObserver)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _documents_is_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(269);
/* harmony import */ var _records_members_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71368);



const endpointShapeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    records: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _records_members_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)),
    values: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _records_members_js__WEBPACK_IMPORTED_MODULE_0__/* .textList */ .gC),
});
const observedShapeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), endpointShapeSchema)
    .nullish()
    .transform((shape) => shape ?? null)
    .catch(null);
const NAME = /^[A-Za-z_]\w{0,63}$/;
const VALUE = /^[\w.-]{1,64}$/;
const MOST_MEMBERS = 200;
class ShapeObserver {
    #endpoints = new Map();
    observe({ route, records, values }, document) {
        const seen = this.#endpoints.get(route) ?? { records: new Map(), values: new Map() };
        this.#endpoints.set(route, seen);
        for (const path of records)
            observeRecords(seen.records, path, document);
        for (const path of Object.keys(values))
            observeValues(seen.values, path, document);
    }
    get shape() {
        const sorted = (map) => [...map].toSorted(([one], [other]) => (one < other ? -1 : 1));
        return Object.fromEntries(sorted(this.#endpoints).map(([route, { records, values }]) => [
            route,
            {
                records: Object.fromEntries([...records].map(([path, seen]) => [path, typesOf(seen)])),
                values: Object.fromEntries(sorted(values).map(([path, found]) => [path, [...found].toSorted()])),
            },
        ]));
    }
}
function observeRecords(seen, path, document) {
    const found = seen.get(path) ?? { times: 0, members: new Map() };
    for (const record of recordsAt(document, path)) {
        seen.set(path, found);
        found.times += 1;
        for (const [name, value] of Object.entries(record))
            observeMember(found, name, value);
    }
}
function observeValues(seen, path, document) {
    const [, record = '', name = ''] = /^(.*)\.(\w+)$/.exec(path) ?? [];
    const known = seen.get(path) ?? new Set();
    for (const each of recordsAt(document, record)) {
        const value = each[name];
        if (typeof value === 'string' && VALUE.test(value) && known.size < MOST_MEMBERS)
            known.add(value);
    }
    if (known.size > 0)
        seen.set(path, known);
}
function observeMember({ members }, name, value) {
    const member = members.get(name) ?? { times: 0, types: new Set() };
    if (!members.has(name) && (!NAME.test(name) || members.size >= MOST_MEMBERS))
        return;
    members.set(name, member);
    member.times += 1;
    member.types.add(value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);
}
function typesOf({ times, members }) {
    const typed = [...members].map(([name, { times: present, types }]) => {
        return [name, `${[...types].toSorted().join('|')}${present < times ? '?' : ''}`];
    });
    return Object.fromEntries(typed.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
function recordsAt(document, path) {
    let found = [document];
    for (const [, name = '', list] of path.matchAll(/(\w+)(\[\])?/g)) {
        const values = found.map((value) => (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_2__/* .membersOf */ .l)(value)[name]);
        found = list === undefined ? values : values.flatMap((value) => (Array.isArray(value) ? value : []));
    }
    return found.filter((value) => (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(value) && !Array.isArray(value));
}


/***/ }),

/***/ 64925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
const BLANK = /[\s\p{Cc}\p{Cf}]+/gu;
function oneLine(text, most) {
    const line = text
        .slice(0, most * 4)
        .replace(BLANK, ' ')
        .trim();
    const characters = [...line];
    return characters.length <= most ? line : `${characters.slice(0, most).join('')}…`;
}


/***/ }),

/***/ 49928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ parseWritten),
/* harmony export */   Gx: () => (/* binding */ PAGE_MEMBERS),
/* harmony export */   SK: () => (/* binding */ answersWith),
/* harmony export */   aK: () => (/* binding */ readRows),
/* harmony export */   fO: () => (/* binding */ listsOf),
/* harmony export */   fd: () => (/* binding */ readAs)
/* harmony export */ });
/* unused harmony export paginationSchema */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92857);
/* harmony import */ var _documents_is_object_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(269);
/* harmony import */ var _documents_list_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98865);
/* harmony import */ var _documents_malformed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68864);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29519);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30992);
/* harmony import */ var _one_line_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64925);
/* harmony import */ var _members_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71368);









const REMEDY = `Check \`base-url\`. If it is right, this action may not know this version of ${_product_product_js__WEBPACK_IMPORTED_MODULE_3__/* .product */ .q.name}`;
const status = zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('ok', '"ok"');
function answersWith(results) {
    const envelope = (0,_members_js__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1)({ status, results });
    return (document) => readAs(envelope, document, REMEDY)['results'];
}
function readAs(schema, document, remedy) {
    const parsed = schema.safeParse(document);
    if (!parsed.success)
        throw new _documents_malformed_js__WEBPACK_IMPORTED_MODULE_2__/* .MalformedDocumentError */ .BD((0,_documents_malformed_js__WEBPACK_IMPORTED_MODULE_2__/* .firstMalformation */ .Wu)(parsed.error, document), remedy);
    return parsed.data;
}
function parseWritten(json, expected, remedy) {
    try {
        return JSON.parse(json);
    }
    catch {
        throw new _documents_malformed_js__WEBPACK_IMPORTED_MODULE_2__/* .MalformedDocumentError */ .BD({ member: '', found: 'not JSON', expected }, remedy);
    }
}
const paginationSchema = (0,_members_js__WEBPACK_IMPORTED_MODULE_5__/* .shallow */ .x7)((0,_members_js__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1)({ page: _members_js__WEBPACK_IMPORTED_MODULE_5__/* .finiteNumber */ .vM, pageSize: _members_js__WEBPACK_IMPORTED_MODULE_5__/* .finiteNumber */ .vM, totalResults: _members_js__WEBPACK_IMPORTED_MODULE_5__/* .finiteNumber */ .vM, totalPageCount: _members_js__WEBPACK_IMPORTED_MODULE_5__/* .finiteNumber */ .vM }));
const rows = (0,_documents_list_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listSchema */ .c)(zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J());
const PAGE_MEMBERS = { data: rows, pagination: paginationSchema.refine(isCredible).nullable().catch(null) };
function isCredible({ totalPageCount: count }) {
    return Number.isSafeInteger(count) && count >= 0 && count <= _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_CREDIBLE_PAGES */ .oF;
}
const readPage = answersWith((0,_members_js__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1)(PAGE_MEMBERS));
const readBareList = answersWith(rows);
function listsOf(row) {
    return (document) => {
        const isBare = (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .G)(document) && Array.isArray(document['results']);
        return readRows(row, isBare ? { data: readBareList(document), pagination: null } : readPage(document));
    };
}
function readRows(schema, { data, pagination }) {
    const items = [];
    const unreadable = [];
    for (const row of data) {
        const parsed = schema.safeParse(row);
        if (parsed.success)
            items.push(parsed.data);
        else
            unreadable.push({ ...keyOf(row), problem: problemOf(parsed.error, row) });
    }
    return { items, unreadable, pagination };
}
function keyOf(row) {
    const { queryUuid } = (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_7__/* .membersOf */ .l)(row);
    if (typeof queryUuid === 'string')
        return { id: queryUuid, key: queryUuid };
    try {
        return { id: null, key: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(row)).digest('hex') };
    }
    catch {
        return { id: null, key: '' };
    }
}
function problemOf(error, row) {
    const malformation = (0,_documents_malformed_js__WEBPACK_IMPORTED_MODULE_2__/* .firstMalformation */ .Wu)(error, row);
    const { member, found, expected } = malformation;
    const problem = member === '' ? `it is ${found}, expected ${expected}` : (0,_documents_malformed_js__WEBPACK_IMPORTED_MODULE_2__/* .describeMalformation */ .D5)(malformation);
    return (0,_one_line_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .T)(problem, 300);
}


/***/ }),

/***/ 88515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CP: () => (/* binding */ QUERY_HISTORY_WINDOWS),
/* harmony export */   PG: () => (/* binding */ QUERY_HISTORY_STATUSES),
/* harmony export */   X_: () => (/* binding */ QUERY_LANGUAGES),
/* harmony export */   f1: () => (/* binding */ QUERY_TRIGGERS),
/* harmony export */   fq: () => (/* binding */ QUERY_EXECUTION_CONTEXTS),
/* harmony export */   oF: () => (/* binding */ ORGANIZATION_ROLES),
/* harmony export */   oq: () => (/* binding */ QUERY_HISTORY_SORTS)
/* harmony export */ });
const QUERY_TRIGGERS = ['interactive', 'apps', 'scheduled'];
const QUERY_LANGUAGES = ['semantic', 'sql'];
const QUERY_HISTORY_STATUSES = [
    'pending',
    'queued',
    'executing',
    'expired',
    'ready',
    'error',
    'cancelled',
];
const QUERY_HISTORY_WINDOWS = ['lastFewMinutes', 'lastHour', 'last24Hours', 'last7Days', 'last30Days'];
const QUERY_HISTORY_SORTS = ['createdAt', 'runtime'];
const QUERY_EXECUTION_CONTEXTS = `
  dashboardView autorefreshedDashboard exploreView filterAutocomplete chartView chartHistory sqlChartView
  sqlRunner viewUnderlyingData alert scheduledDelivery csvDownload gsheets scheduledGsheetsChart
  scheduledGsheetsDashboard scheduledGsheetsSqlChart scheduledChart scheduledDashboard calculateTotal
  calculateSubtotal embed ai mcp.run_metric_query mcp.run_sql mcp.search_field_values api cli metricsExplorer
  preAggregateMaterialization composeSqlRunner multiSourceQuery dataAppSample`
    .trim()
    .split(/\s+/);
const ORGANIZATION_ROLES = ['member', 'viewer', 'interactive_viewer', 'editor', 'developer', 'admin'];


/***/ }),

/***/ 65403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ SQL_EXPLORE),
/* harmony export */   Xf: () => (/* binding */ unknownNumbers),
/* harmony export */   bg: () => (/* binding */ parseHistoryPage),
/* harmony export */   iq: () => (/* binding */ warehouseTimeOf)
/* harmony export */ });
/* unused harmony exports historyItemSchema, historyCountsSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49928);
/* harmony import */ var _members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71368);



const RIM = {
    title: [_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, ''],
    subline: [_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, ''],
    exploreName: [_members_js__WEBPACK_IMPORTED_MODULE_1__/* .textOrNull */ .ef, null],
    metricQuery: [zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([_members_js__WEBPACK_IMPORTED_MODULE_1__/* .rawRecord */ ._c, zod__WEBPACK_IMPORTED_MODULE_2__/* ["null"] */ .chJ()], 'an object or null'), null],
    requestParameters: [_members_js__WEBPACK_IMPORTED_MODULE_1__/* .rawRecord */ ._c, {}],
    chartName: [_members_js__WEBPACK_IMPORTED_MODULE_1__/* .textOrNull */ .ef, null],
    dashboardUuid: [_members_js__WEBPACK_IMPORTED_MODULE_1__/* .textOrNull */ .ef, null],
    dashboardName: [_members_js__WEBPACK_IMPORTED_MODULE_1__/* .textOrNull */ .ef, null],
    warehouseExecutionTimeMs: [_members_js__WEBPACK_IMPORTED_MODULE_1__/* .finiteNumberOrNull */ .HK, null],
    processingStartedAt: [_members_js__WEBPACK_IMPORTED_MODULE_1__/* .textOrNull */ .ef, null],
};
const coreSchema = (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({
    queryUuid: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    createdAt: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    context: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    trigger: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    language: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    status: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    error: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .textOrNull */ .ef,
    chartUuid: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .textOrNull */ .ef,
    cacheHit: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt,
});
const historyItemSchema = (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .shallow */ .x7)(coreSchema).transform((row) => {
    const missing = [];
    const rim = {};
    for (const [name, [schema, instead]] of Object.entries(RIM)) {
        const read = schema.safeParse(row[name]);
        rim[name] = read.success ? read.data : instead;
        if (!read.success)
            missing.push(name);
    }
    return { ...row, ...rim, missing: missing.length > 0 ? missing : undefined };
});
const SQL_EXPLORE = 'sql_query_explorer';
function warehouseTimeOf({ cacheHit, warehouseExecutionTimeMs }) {
    return cacheHit ? null : warehouseExecutionTimeMs;
}
const MOST_UNKNOWN = 20;
const LONGEST_NAME = 80;
const historyCountsSchema = (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .shallow */ .x7)((0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({
    total: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .finiteNumber */ .vM,
    warehouseTimeMsLast7Days: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .finiteNumber */ .vM,
    windows: (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({
        lastFewMinutes: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .finiteNumber */ .vM,
        lastHour: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .finiteNumber */ .vM,
        last24Hours: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .finiteNumber */ .vM,
        last7Days: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .finiteNumber */ .vM,
        last30Days: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .finiteNumber */ .vM,
    }),
    triggers: (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({ interactive: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .finiteNumber */ .vM, apps: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .finiteNumber */ .vM, scheduled: _members_js__WEBPACK_IMPORTED_MODULE_1__/* .finiteNumber */ .vM }),
}));
function unknownNumbers(counts, known) {
    const isUnknown = (entry) => {
        const [name, value] = entry;
        return typeof value === 'number' && !known.includes(name) && name.length <= LONGEST_NAME;
    };
    return Object.fromEntries(Object.entries(counts).filter(isUnknown).slice(0, MOST_UNKNOWN));
}
const readPage = (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .answersWith */ .SK)((0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({ ..._answers_js__WEBPACK_IMPORTED_MODULE_0__/* .PAGE_MEMBERS */ .Gx, counts: historyCountsSchema }));
function parseHistoryPage(document) {
    const page = readPage(document);
    return { ...(0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .readRows */ .aK)(historyItemSchema, page), counts: page.counts };
}


/***/ }),

/***/ 71368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ mapOf),
/* harmony export */   HK: () => (/* binding */ finiteNumberOrNull),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   KQ: () => (/* binding */ dateTime),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   _c: () => (/* binding */ rawRecord),
/* harmony export */   ef: () => (/* binding */ textOrNull),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   gC: () => (/* binding */ textList),
/* harmony export */   vM: () => (/* binding */ finiteNumber),
/* harmony export */   x7: () => (/* binding */ shallow)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _documents_is_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(269);
/* harmony import */ var _documents_list_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98865);
/* harmony import */ var _documents_moment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40709);




const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('a string');
const textOrNull = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('a string or null').nullable();
const textList = (0,_documents_list_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .listSchema */ .c)(text);
const finiteNumber = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig('a number');
const finiteNumberOrNull = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig('a number or null').nullable();
const flag = zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY('true or false');
const dateTime = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('a date-time').refine((time) => (0,_documents_moment_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMoment */ .mI)(time) !== null, 'a date-time');
const MOST_MEMBERS = 10_000;
function isRecord(value) {
    return (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(value) && !Array.isArray(value);
}
const rawRecord = zod__WEBPACK_IMPORTED_MODULE_2__/* .custom */ .IeY(isRecord, 'an object');
function record(shape) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3(shape, 'an object');
}
function mapOf(value) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .custom */ .IeY((found) => isRecord(found) && Object.keys(found).length <= MOST_MEMBERS, 'an object of reasonable size')
        .pipe(zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), value, 'an object'));
}
const MOST_LEVELS = 100;
function shallow(schema) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .custom */ .IeY(isShallow, `at most ${MOST_LEVELS} levels of nesting`).pipe(schema);
}
function isShallow(value) {
    let level = [value].filter(_documents_is_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G);
    for (let levels = 0; level.length > 0; levels += 1) {
        if (levels === MOST_LEVELS)
            return false;
        level = level.flatMap((container) => Object.values(container).filter(_documents_is_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G));
    }
    return true;
}


/***/ }),

/***/ 23988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ secretHider)
/* harmony export */ });
const FEWEST_CHARACTERS = 8;
const HIDDEN = '***';
function secretHider(secret) {
    const length = Math.min(FEWEST_CHARACTERS, secret.length);
    const parts = new Set([secret, encodeURIComponent(secret)].flatMap((form) => partsOf(lowerCase(form), length)));
    return (text) => {
        const lower = lowerCase(text);
        let shown = '';
        let shownTo = 0;
        let hiddenTo = 0;
        for (let start = 0; start + length <= lower.length; start += 1) {
            if (!parts.has(lower.slice(start, start + length)))
                continue;
            if (start > hiddenTo || hiddenTo === 0)
                shown += `${text.slice(shownTo, start)}${HIDDEN}`;
            hiddenTo = start + length;
            shownTo = hiddenTo;
        }
        return shown + text.slice(shownTo);
    };
}
function lowerCase(text) {
    return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
function partsOf(text, length) {
    return Array.from({ length: text.length - length + 1 }, (_, start) => text.slice(start, start + length));
}


/***/ }),

/***/ 98865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ listSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59713);


function listSchema(item) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .custom */ .IeY((value) => Array.isArray(value) && value.length <= _parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ITEMS */ .x, 'a list of reasonable length')
        .pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item));
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

/***/ 26863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ renderPage),
/* harmony export */   Dl: () => (/* binding */ DETAILS),
/* harmony export */   QQ: () => (/* binding */ describeOmitted),
/* harmony export */   r_: () => (/* binding */ MOST_IN_SUMMARY),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49203);

const DETAILS = [
    { rows: 50, lines: 20, deep: true },
    { rows: 10, lines: 3, deep: true },
    { rows: 3, lines: 0, deep: false },
];
const ROOM_FOR_NOTE = 1_000;
const MOST_IN_SUMMARY = 500_000;
function renderPage(sections, most, level = 0) {
    const parts = sections.map(({ name, render }) => ({ name, render, level, text: join(render(detailAt(level))) }));
    const shortened = new Set();
    let bytes = parts.reduce((sum, { text }) => sum + sizeOf(text), 0);
    const room = bytes <= most ? most : most - ROOM_FOR_NOTE;
    const replace = (part, text) => {
        bytes += sizeOf(text) - sizeOf(part.text);
        if (text !== part.text)
            shortened.add(part.name);
        part.text = text;
    };
    for (let next = level + 1; next < DETAILS.length; next += 1) {
        for (const part of [...parts].reverse()) {
            if (bytes > room)
                replace(part, join(part.render(detailAt(next))));
        }
    }
    for (const part of parts.slice(1).reverse()) {
        if (bytes > room)
            replace(part, '');
    }
    const texts = parts.map(({ text }) => text).filter((text) => text !== '');
    const names = [...new Set(parts.map(({ name }) => name))].filter((name) => shortened.has(name));
    const note = `Shortened to fit this page: ${names.slice(0, 10).join(', ')}. The report file (\`report-path\`) has everything.`;
    return `${join([...texts, ...(names.length === 0 ? [] : [note])])}\n`;
}
function describeOmitted(total, shown, noun) {
    return total <= shown ? [] : [`…and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(total - shown, `more ${noun}`)}, all in the report file.`];
}
function table(head, rows, { rows: most }, noun) {
    const shown = rows.slice(0, most);
    if (shown.length === 0)
        return describeOmitted(rows.length, 0, noun);
    const filled = (_, column) => shown.some((row) => row[column] !== '');
    const line = (cells) => `| ${cells.filter(filled).join(' | ')} |`;
    const text = [line(head), line(head.map(() => '---')), ...shown.map(line)].join('\n');
    return [text, ...describeOmitted(rows.length, shown.length, noun)];
}
function detailAt(level) {
    return DETAILS[level];
}
function join(paragraphs) {
    return paragraphs.join('\n\n').replaceAll(/^(- .*)\n\n(?=- )/gm, '$1\n');
}
function sizeOf(text) {
    return text === '' ? 0 : Buffer.byteLength(text) + 2;
}


/***/ }),

/***/ 49203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ countedAll),
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   H_: () => (/* binding */ endSentence),
/* harmony export */   KR: () => (/* binding */ MONTHS),
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   YM: () => (/* binding */ daysBetween),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
function countOf(count, noun) {
    return `${numberOf(count)} ${noun}${count === 1 ? '' : 's'}`;
}
function countedAll(count, noun) {
    return count === 2 ? `Both ${noun}s` : `All ${countOf(count, noun)}`;
}
function numberOf(count) {
    if (Math.abs(count) > Number.MAX_SAFE_INTEGER)
        return count.toExponential(2);
    const shown = Number.isInteger(count) ? count : Math.round(count * 10) / 10;
    return String(shown).replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
}
const MOST_NAMED = 5;
function listOf(names, most = MOST_NAMED) {
    const rest = names.length - most;
    const named = names.slice(0, most);
    if (rest > 0)
        return `${named.join(', ')} and ${numberOf(rest)} more`;
    const last = named.at(-1) ?? '';
    return named.length < 2 ? last : `${named.slice(0, -1).join(', ')} and ${last}`;
}
function capital(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function endSentence(text) {
    return /[.:!?…]$/.test(text) ? text : `${text}.`;
}
function present(...things) {
    return things.flat().filter((thing) => thing !== false && thing !== '');
}
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function daysBetween(start, end) {
    return Math.floor((Date.parse(end) - Date.parse(start)) / 86_400_000);
}
function dayOf(date, { quote }) {
    const [, year, month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})T/.exec(date) ?? [];
    const name = MONTHS[Number(month) - 1];
    return year === undefined || name === undefined ? quote(date) : `${Number(day)} ${name} ${year}`;
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
