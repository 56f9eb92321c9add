export const id = 5164;
export const ids = [5164,4072];
export const modules = {

/***/ 95164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  backtest: () => (/* binding */ backtest_backtest)
});

// EXTERNAL MODULE: ./build/documents/quote-value.js
var quote_value = __webpack_require__(77829);
// EXTERNAL MODULE: ./build/page/escape.js
var page_escape = __webpack_require__(32883);
// EXTERNAL MODULE: ./build/documents/moment.js
var documents_moment = __webpack_require__(40709);
// EXTERNAL MODULE: ./build/release-safety/decision.js
var release_safety_decision = __webpack_require__(47565);
// EXTERNAL MODULE: ./build/release-safety/release-index.js
var release_index = __webpack_require__(57983);
// EXTERNAL MODULE: ./build/release-safety/span.js
var span = __webpack_require__(54747);
// EXTERNAL MODULE: ./build/release-safety/version.js
var version = __webpack_require__(15807);
;// CONCATENATED MODULE: ./build/release-safety/backtest.js





function backtest(index, from, days) {
    const position = (0,release_index/* positionOf */.df)(index.releases, from);
    const start = position === null ? null : (0,documents_moment/* parseMoment */.mI)(index.releases[position]?.releaseDate ?? null);
    if (start === null)
        return null;
    const published = index.releases
        .flatMap(({ version, releaseDate }) => {
        const moment = (0,documents_moment/* parseMoment */.mI)(releaseDate);
        return moment === null ? [] : [{ version, moment }];
    })
        .sort((one, other) => one.moment - other.moment);
    const newest = published.reduce((latest, { moment }) => Math.max(latest, moment), start);
    const end = Math.max(newest, (0,documents_moment/* parseMoment */.mI)(index.generatedAt) ?? newest);
    const upgrades = [];
    const stops = [start];
    let running = from;
    let highest = from;
    let next = 0;
    for (let at = start + days * documents_moment/* DAY_MS */.sO; at <= end && next < published.length; at += days * documents_moment/* DAY_MS */.sO) {
        for (let release = published[next]; release !== undefined && release.moment <= at; release = published[next]) {
            if ((0,version/* compareVersions */.Zy)(release.version, highest) > 0)
                highest = release.version;
            next += 1;
        }
        if (highest === running)
            continue;
        const { decision } = (0,release_safety_decision/* decideSpan */.Rg)(index, (0,span/* readSpan */.F2)(index, running, highest));
        upgrades.push({ at: new Date(at).toISOString(), from: running, to: highest, decision });
        if (decision !== 'roll')
            stops.push(at);
        running = highest;
    }
    const stretches = stops.map((stop, at) => (stops[at + 1] ?? end) - stop);
    return {
        from,
        to: running,
        days,
        upgrades,
        longestRollingDays: Math.floor(Math.max(...stretches) / documents_moment/* DAY_MS */.sO),
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
    };
}
function countOfDecision({ upgrades }, decision) {
    return upgrades.filter((upgrade) => upgrade.decision === decision).length;
}
function stopsOf(past) {
    return past.upgrades.length - countOfDecision(past, 'roll');
}

// EXTERNAL MODULE: ./build/page/words.js
var words = __webpack_require__(49203);
// EXTERNAL MODULE: ./build/render/pen.js
var pen = __webpack_require__(65586);
;// CONCATENATED MODULE: ./build/render/backtest.js



const BAR = 12;
const HEADS = ['every', 'upgrades', 'roll', 'downtime', 'blocked', 'unproven', 'longest', ''];
function renderBacktest(rhythms) {
    const [first] = rhythms;
    if (first === undefined)
        return '';
    const rows = [HEADS, ...rhythms.map(rowOf)];
    const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    const table = rows.map((row) => row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd());
    return [
        `What upgrades from ${first.from} on would have meant, ${(0,words/* dayOf */.kb)(first.start, pen/* LOG_PEN */.xO)} to ${(0,words/* dayOf */.kb)(first.end, pen/* LOG_PEN */.xO)}:`,
        `The index has ${(0,words/* countOf */.pq)(daysOfData(first), 'day')} of data from that release on.`,
        '',
        ...table,
        '',
        'Each upgrade takes the newest release. The index alone judges the direct jump.',
        '"longest": longest stretch in which every upgrade rolled. █ rolls, ░ does not.',
        ...(rhythms.length < 2 ? [] : [fewestStops(rhythms)]),
    ].join('\n');
}
function daysOfData({ start, end }) {
    return (0,words/* daysBetween */.YM)(start, end);
}
function rowOf(past) {
    const { upgrades, days, longestRollingDays } = past;
    const total = upgrades.length;
    const share = (count) => (total === 0 ? '0' : `${count} (${Math.round((100 * count) / total)} %)`);
    const rolls = countOfDecision(past, 'roll');
    const full = total === 0 ? 0 : Math.round((BAR * rolls) / total);
    return [
        (0,words/* countOf */.pq)(days, 'day'),
        String(total),
        share(rolls),
        share(countOfDecision(past, 'recreate')),
        share(countOfDecision(past, 'blocked')),
        String(countOfDecision(past, 'unproven')),
        (0,words/* countOf */.pq)(longestRollingDays, 'day'),
        total === 0 ? '' : '█'.repeat(full) + '░'.repeat(BAR - full),
    ];
}
function rhythmWithFewestStops(rhythms) {
    const bringing = rhythms.filter(({ upgrades }) => upgrades.length > 0);
    return bringing.toSorted((one, other) => stopsOf(one) - stopsOf(other) || one.days - other.days)[0] ?? null;
}
function fewestStops(rhythms) {
    const best = rhythmWithFewestStops(rhythms);
    if (best === null)
        return 'No rhythm has an upgrade in that time.';
    return `The least downtime: every ${(0,words/* countOf */.pq)(best.days, 'day')}, ${stopsOf(best)} of ${(0,words/* countOf */.pq)(best.upgrades.length, 'upgrade')}.`;
}

// EXTERNAL MODULE: ./build/settings/input-error.js
var input_error = __webpack_require__(38811);
// EXTERNAL MODULE: ./build/settings/setting-parsers.js
var setting_parsers = __webpack_require__(62029);
// EXTERNAL MODULE: ./build/cli/answers.js
var answers = __webpack_require__(93782);
// EXTERNAL MODULE: ./build/cli/evidence.js
var evidence = __webpack_require__(84072);
// EXTERNAL MODULE: ./build/cli/options.js
var options = __webpack_require__(32315);
;// CONCATENATED MODULE: ./build/cli/backtest.js









const RHYTHMS = [1, 2, 7, 14, 30];
const OWN = {
    every: (0,setting_parsers/* optional */.lq)((text) => {
        const [, days] = /^([1-9]\d{0,3})d$/.exec(text) ?? [];
        if (days === undefined)
            throw new setting_parsers/* SettingError */.L_(`is ${(0,quote_value/* quoteValue */.c)(text)}. Give it in days, for example 7d.`);
        return Number(days);
    }),
};
async function backtest_backtest({ settings, json, own }) {
    const { from } = settings;
    if (from === undefined)
        throw new input_error/* InputError */.d('--from is missing. Give the version as X.Y.Z, for example 1.156.0.');
    const { every } = (0,setting_parsers/* readSettings */.sb)(OWN, own, options/* optionLabel */.ed);
    const days = every === undefined ? RHYTHMS : [every];
    const { index } = await (0,evidence.readEvidence)({ ...settings, artifacts: 'off' }, []);
    if (index === null)
        return answers/* EXIT */.dc.unproven;
    const rhythms = days.flatMap((each) => backtest(index, from, each) ?? []);
    const [first] = rhythms;
    if (first === undefined) {
        const isListed = index.releases.some(({ version }) => version === from);
        (0,answers/* complain */.cc)(isListed ? `the index has no usable release date for ${from}.` : `${from} is not in the index.`);
        return answers/* EXIT */.dc.unproven;
    }
    const best = rhythmWithFewestStops(rhythms);
    const document = every === undefined
        ? { from, fewestStops: best === null ? null : `${best.days}d`, rhythms: rhythms.map(documentOf) }
        : documentOf(first);
    (0,answers/* answer */.ZF)(json ? (0,page_escape/* jsonLine */.rF)(document) : renderBacktest(rhythms));
    return answers/* EXIT */.dc.passed;
}
function documentOf(past) {
    const { from, to, days, upgrades, longestRollingDays, start, end } = past;
    return {
        from,
        to,
        every: `${days}d`,
        upgrades: upgrades.length,
        rolls: countOfDecision(past, 'roll'),
        recreates: countOfDecision(past, 'recreate'),
        blocked: countOfDecision(past, 'blocked'),
        unproven: countOfDecision(past, 'unproven'),
        stops: stopsOf(past),
        longestRollingDays,
        daysOfData: daysOfData(past),
        start,
        end,
        steps: upgrades,
    };
}


/***/ }),

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

/***/ 81307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ }),

/***/ 73366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ remembered),
/* harmony export */   d: () => (/* binding */ rememberedByText)
/* harmony export */ });
function remembered(work, keyOf = Object) {
    const known = new WeakMap();
    return (on) => {
        const found = known.get(keyOf(on)) ?? { result: work(on) };
        known.set(keyOf(on), found);
        return found.result;
    };
}
function rememberedByText(work) {
    const known = new Map();
    return (text) => {
        const found = known.get(text) ?? { result: work(text) };
        known.set(text, found);
        return found.result;
    };
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


/***/ }),

/***/ 77027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ overdue),
/* harmony export */   z: () => (/* binding */ progressOn)
/* harmony export */ });
const LOG_PERIOD_MS = 5_000;
const TERMINAL_PERIOD_MS = 300;
let lastRead = '';
function overdue(minutes) {
    const place = lastRead === '' ? '' : ` while reading ${lastRead}`;
    return `The run did not end within ${minutes} minutes. It was stopped${place}.`;
}
function progressOn(stream) {
    const inTerminal = stream.isTTY === true;
    let latest = '';
    let isShown = false;
    let timer = null;
    const show = () => {
        isShown = true;
        stream.write(inTerminal ? `\r${latest}\u001B[K` : `${latest}\n`);
    };
    return ({ reading, done, total }) => {
        lastRead = total === 1 ? reading : `${reading}: ${done} of ${total}`;
        latest = `Reading ${lastRead}`;
        if (done < total) {
            timer ??= setInterval(show, inTerminal ? TERMINAL_PERIOD_MS : LOG_PERIOD_MS).unref();
            return;
        }
        if (timer !== null)
            clearInterval(timer);
        timer = null;
        if (inTerminal && isShown)
            stream.write('\r\u001B[K');
        isShown = false;
    };
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

/***/ 47565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ decideWithoutIndex),
/* harmony export */   Rg: () => (/* binding */ decideSpan),
/* harmony export */   dO: () => (/* binding */ upgradeModeOf)
/* harmony export */ });
/* unused harmony export conclude */
/* harmony import */ var _hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7930);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(554);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54747);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15807);




function upgradeModeOf(decision) {
    return decision === 'roll' || decision === 'unchanged' ? 'RollingUpdate' : 'Recreate';
}
const RULES = {
    'index-unavailable': 'unproven',
    'not-indexed': 'unproven',
    'coverage-gap': 'unproven',
    malformed: 'unproven',
    contradiction: 'unproven',
    'required-stop': 'blocked',
    'minimum-not-met': 'blocked',
    'uncovered-hop': 'recreate',
    'verdict-false': 'recreate',
    'verdict-unknown': 'recreate',
    'backfilled-true': 'recreate',
    unverified: 'unverified',
    ..._hold_js__WEBPACK_IMPORTED_MODULE_0__/* .HOLD_RULES */ .CE,
};
function decideSpan(index, span) {
    const { from, to } = span;
    const reasons = worstFirst([...coverageReasons(index, span), ...permissionReasons(span), ...floorReasons(index, span), ...heldReasons(span)], span.releases);
    const decision = conclude(index, span, reasons);
    return {
        from,
        to,
        direction: span.direction,
        decision,
        upgradeMode: upgradeModeOf(decision),
        verdict: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanVerdict */ .wK)(span, _release_js__WEBPACK_IMPORTED_MODULE_1__/* .effectiveVerdict */ .f6),
        reasons,
        requiredStops: span.requiredStops,
        minimumPreviousVersion: span.minimum?.version ?? null,
        missingRanges: span.missingRanges,
        coveredReleases: span.releases.length,
    };
}
function decideWithoutIndex(from, to, problem) {
    return {
        from,
        to,
        direction: from === to ? 'same-version' : 'upgrade',
        decision: 'unproven',
        upgradeMode: upgradeModeOf('unproven'),
        verdict: 'unknown',
        reasons: [{ rule: 'index-unavailable', release: null, says: problem }],
        requiredStops: [],
        minimumPreviousVersion: null,
        missingRanges: [],
        coveredReleases: 0,
    };
}
function conclude(index, span, reasons) {
    if (reasons.length === 0) {
        if (span.direction === 'same-version')
            return (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, span.to) ? 'unchanged' : 'unproven';
        return mayRoll(span) ? 'roll' : 'unproven';
    }
    const worst = RULES[reasons[0].rule];
    return worst === 'unverified' ? 'unproven' : worst;
}
function mayRoll(span) {
    return (span.missingRanges.length === 0 &&
        span.releases.at(-1)?.version === span.to &&
        span.releases.every(_release_js__WEBPACK_IMPORTED_MODULE_1__/* .isProven */ .nn) &&
        heldReasons(span).length === 0 &&
        (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .stopsBetween */ .Q_)(span).length === 0 &&
        (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .meetsMinimum */ .J)(span));
}
function worstFirst(reasons, releases) {
    const all = [...reasons, ...releases.flatMap((release) => release.doubts)];
    const kindOf = ({ rule }) => (rule === 'malformed' ? rule : RULES[rule]);
    const kinds = ['malformed', 'unproven', 'blocked', 'recreate', 'unverified'];
    return kinds.flatMap((kind) => all.filter((reason) => kindOf(reason) === kind));
}
function coverageReasons(index, span) {
    const { from, to } = span;
    const reasons = [];
    const belowFloor = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelowFloor */ .IB)(index, from);
    if (!belowFloor && !(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, from))
        reasons.push(notIndexed(index, from));
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, to)) {
        if (to !== from || belowFloor)
            reasons.push(notIndexed(index, to));
        return reasons;
    }
    const gaps = belowFloor ? gapsAboveFloor(index, span) : span.missingRanges;
    for (const { afterVersion, beforeVersion } of gaps) {
        if (afterVersion === beforeVersion)
            continue;
        reasons.push({ rule: 'coverage-gap', release: beforeVersion, says: `after ${afterVersion}` });
    }
    return reasons;
}
function gapsAboveFloor(index, span) {
    if ((0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(span.to, index.floor) < 0)
        return [{ afterVersion: span.from, beforeVersion: span.to }];
    const gaps = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .gapsInChain */ .Mx)(index.floor, span.to, span.releases.filter((release) => (0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(release.version, index.floor) > 0));
    return (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, index.floor) ? gaps : [{ afterVersion: span.from, beforeVersion: index.floor }, ...gaps];
}
function notIndexed(index, version) {
    const skipped = index.skippedRows.find((row) => row.version === version);
    return skipped === undefined
        ? { rule: 'not-indexed', release: version, says: 'no row' }
        : { rule: 'malformed', release: version, says: `index, row ${skipped.row}: ${skipped.problem}` };
}
function permissionReasons(span) {
    const { minimum } = span;
    const stops = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .stopsBetween */ .Q_)(span).map((release) => ({ rule: 'required-stop', release, says: 'requiredStops' }));
    if (minimum === null || (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .meetsMinimum */ .J)(span))
        return stops;
    return [...stops, { rule: 'minimum-not-met', release: minimum.release, says: minimum.version }];
}
function heldReasons({ releases, to }) {
    return releases.flatMap((release) => (0,_hold_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsOn */ .gD)(release, release.version === to).map(({ rule, says }) => ({ rule, release: release.version, says })));
}
function floorReasons(index, span) {
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelowFloor */ .IB)(index, span.from) || span.to !== index.floor)
        return [];
    return [{ rule: 'uncovered-hop', release: index.floor, says: 'backfillFloorVersion' }];
}


/***/ }),

/***/ 65586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   SH: () => (/* binding */ blocksOf),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   rU: () => (/* binding */ markdownPen),
/* harmony export */   xO: () => (/* binding */ LOG_PEN)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81307);
/* harmony import */ var _deployment_remembered_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73366);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49203);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68042);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29519);






const LONGEST_FILE = 200;
const LONGEST_ADDRESS = 2_000;
function markdownPen(report) {
    const linked = new Set();
    const helped = new Set();
    const places = namedPlaces(report);
    const link = (text, address) => `[${text}](${address})`;
    const linkTo = (text, spot) => {
        const address = addressOf(spot, report);
        return address === null ? text : link(text, address);
    };
    const place = (spot) => linkTo(nameOf(spot, _page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ), spot);
    return {
        ..._page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ,
        prose: (message) => (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .textForMarkdown */ .K)(message, (word) => {
            const spot = places.get(word);
            return spot === undefined ? null : place(spot);
        }),
        strong: (text) => `**${text}**`,
        code: (text) => `\`${text}\``,
        inWorkflow: ' in the workflow',
        literal: _page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ.quote,
        version: (version) => {
            if (linked.has(version))
                return version;
            linked.add(version);
            return link(version, `${_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.documents.repositoryUrl}/releases/tag/${version}`);
        },
        comparison: (from, to) => ` ${link('Compare', `${_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.documents.repositoryUrl}/compare/${from}...${to}`)}`,
        help: (code) => {
            if (report.links.gate === null || helped.has(code))
                return '';
            helped.add(code);
            return ` ${link('More', `${report.links.gate}/docs/troubleshooting.md#${code}`)}`;
        },
        strip: (jump, parts) => imagesOf(jump, parts, report.links.gate),
        place,
        line: (spot) => linkTo(`line ${spot.line}`, spot),
        reference: (text, hostile) => {
            const address = inertAddress(hostile);
            return address === null ? text : link(text, address);
        },
    };
}
const plain = (text) => text;
const LOG_PEN = {
    ..._page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9,
    strong: plain,
    code: (text) => `\`${text}\``,
    inWorkflow: '',
    literal: (hostile) => `\`${_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9.quote(hostile)}\``,
    version: plain,
    comparison: () => '',
    help: () => '',
    strip: (jump, parts) => blocksOf(jump, parts, plain),
    place: (spot) => nameOf(spot, _page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9),
    line: (spot) => `line ${spot.line}`,
    reference: (text, hostile) => (inertAddress(hostile) === null ? text : `${text} (${_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9.quote(hostile)})`),
};
const STRIP = {
    true: { image: 'proven', sign: '█' },
    false: { image: 'not-safe', sign: '▒' },
    unknown: { image: 'no-verdict', sign: '░' },
};
const WIDTH_OF_IMAGES = 200;
const LEAST_OF_IMAGE = 4;
function imagesOf({ from, to }, parts, gate) {
    if (parts.length === 0 || gate === null)
        return '';
    const images = parts.map((part) => {
        const source = `${gate}/docs/strip/${STRIP[`${part.verdict}`].image}.svg?raw=true`;
        const width = Math.max(LEAST_OF_IMAGE, Math.round(WIDTH_OF_IMAGES * shareOf(part, parts)));
        return `<img src="${source}" width="${width}" height="14" alt="${part.words}">`;
    });
    return `${from} ${images.join('')} ${to}`;
}
function shareOf({ count }, parts) {
    return count / parts.reduce((sum, part) => sum + part.count, 0);
}
const WIDTH_OF_BLOCKS = 40;
function blocksOf({ from, to }, parts, colour) {
    if (parts.length === 0)
        return '';
    const signs = parts.map((part) => {
        const width = Math.min(part.count, Math.max(1, Math.round(WIDTH_OF_BLOCKS * shareOf(part, parts))));
        return colour(STRIP[`${part.verdict}`].sign.repeat(width), part.verdict);
    });
    return `${from} ${signs.join('')} ${to}`;
}
function placesOf(spots, pen, most) {
    return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(spots.map(pen.place), most);
}
function linesOf(spots, pen) {
    return spots.map((spot, at) => (spot.file === spots[at - 1]?.file ? pen.line(spot) : pen.place(spot)));
}
function nameOf({ file, line }, { quote }) {
    if (file === null)
        return 'the given versions';
    if (file.length <= LONGEST_FILE)
        return quote((0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)({ file, line }));
    return line === null ? quote(file) : `${quote(file)}:${line}`;
}
const namedPlaces = (0,_deployment_remembered_js__WEBPACK_IMPORTED_MODULE_4__/* .remembered */ .H)(findPlaces);
function findPlaces({ deployments, choices }) {
    const spots = [
        ...deployments.flatMap((each) => [each, ...each.advice, ...each.variables, ...each.unseenVariables]),
        ...choices.flatMap(({ edits }) => edits),
    ];
    const files = [...(0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(deployments, ({ file }) => file).values()];
    const alone = files.flatMap(([first, ...others]) => (others.length === 0 ? [first] : []));
    return new Map([...alone, ...spots].flatMap((spot, at) => {
        const { file, line } = spot;
        return file === null || line === null ? [] : [[at < alone.length ? file : (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)({ file, line }), spot]];
    }));
}
function addressOf({ file, line, change }, { links, comparison }) {
    const commit = (change === 'removed' ? comparison?.bases[0] : comparison?.head) ?? '';
    if (file === null || links.repository === null || !/^[\da-f]{40,64}$/.test(commit))
        return null;
    const steps = file.split('/');
    if (file.length > LONGEST_FILE || steps.some((step) => /^\.{0,2}$/.test(step)))
        return null;
    const path = steps.map(encodeStep).join('/');
    return `${links.repository}/blob/${commit}/${path}${line === null ? '' : `#L${line}`}`;
}
function inertAddress(hostile) {
    if (!/^https:\/\//i.test(hostile) || !URL.canParse(hostile))
        return null;
    const { href, username, password } = new URL(hostile);
    if (username !== '' || password !== '' || href.length > LONGEST_ADDRESS)
        return null;
    return href.replace(/[^\w\-./:?=%#+&]|_/g, encodeStep).replaceAll('&', '&amp;');
}
function encodeStep(step) {
    const whole = Buffer.from(step).toString();
    return encodeURIComponent(whole).replace(/[!'()*_~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}


/***/ })

};
