export const id = 9211;
export const ids = [9211];
export const modules = {

/***/ 74924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ recipesAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 2 modules
var core = __webpack_require__(60914);
// EXTERNAL MODULE: ./build/page/failure-page.js
var failure_page = __webpack_require__(32666);
// EXTERNAL MODULE: ./build/runner/annotate.js
var annotate = __webpack_require__(81675);
// EXTERNAL MODULE: ./build/runner/log-progress.js
var log_progress = __webpack_require__(85773);
// EXTERNAL MODULE: ./build/runner/runner-files.js
var runner_files = __webpack_require__(76531);
// EXTERNAL MODULE: ./build/settings/input-error.js
var input_error = __webpack_require__(38811);
// EXTERNAL MODULE: ./build/companions/companion.js
var companion = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/companions/companion-report.js
var companion_report = __webpack_require__(179);
// EXTERNAL MODULE: ./build/companions/service/client.js + 6 modules
var service_client = __webpack_require__(36735);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/documents/quote-value.js
var quote_value = __webpack_require__(77829);
// EXTERNAL MODULE: ./build/net/message-of-error.js
var message_of_error = __webpack_require__(48414);
// EXTERNAL MODULE: ./build/net/regular-file.js
var regular_file = __webpack_require__(85287);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/documents/list-schema.js
var list_schema = __webpack_require__(98865);
// EXTERNAL MODULE: ./build/companions/service/observed-shape.js
var observed_shape = __webpack_require__(90240);
// EXTERNAL MODULE: ./build/companions/service/records/answers.js
var answers = __webpack_require__(49928);
// EXTERNAL MODULE: ./build/companions/service/records/members.js
var members = __webpack_require__(71368);
;// CONCATENATED MODULE: ./build/companions/recipes/baseline.js








const CHART_RESULTS = ['ok', 'broken', 'not-allowed', 'not-found', 'unchecked'];
const CHART_UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const REMEDY = 'Write a new baseline';
const SHA256 = 'a SHA-256 in hexadecimal digits, or null';
const chartSchema = schemas/* object */.Ikc({
    uuid: schemas/* string */.YjP('the id of a chart').regex(CHART_UUID, 'the id of a chart'),
    name: members/* textOrNull */.ef,
    updatedAt: members/* textOrNull */.ef,
    result: schemas/* enum */.k5n(CHART_RESULTS, `one of ${CHART_RESULTS.join(', ')}`),
    movesWithClock: members/* flag */.Jt,
    sha256: schemas/* string */.YjP(SHA256)
        .regex(/^[\da-f]{64}$/, SHA256)
        .nullable(),
}, 'an object')
    .refine(({ result, sha256 }) => result !== 'ok' || sha256 !== null, {
    path: ['sha256'],
    message: 'the SHA-256 of its SQL, for it compiled',
});
const manifestSchema = schemas/* object */.Ikc({
    baselineVersion: schemas/* literal */.euz('1', '"1"'),
    generatedAt: members/* dateTime */.KQ,
    baseUrl: members/* text */.Qq,
    projectUuid: members/* text */.Qq,
    serverVersion: members/* textOrNull */.ef,
    contract: observed_shape/* observedShapeSchema */.J,
    charts: (0,list_schema/* listSchema */.c)(chartSchema).superRefine((charts, found) => {
        const uuids = charts.map(({ uuid }) => uuid.toLowerCase());
        for (const [index, uuid] of uuids.entries()) {
            const first = uuids.indexOf(uuid);
            if (first < index)
                found.addIssue({ code: 'custom', path: [index, 'uuid'], message: `another chart than charts[${first}]` });
        }
    }),
}, 'an object');
function manifestOf(baseline) {
    const { charts: compiled, contract, ...about } = baseline;
    const charts = compiled.map(({ sql, ...chart }) => ({
        ...chart,
        sha256: sql === null ? null : digestOf(normalizeLineEnds(sql)),
    }));
    return `${JSON.stringify({ baselineVersion: '1', ...about, charts, contract }, null, 2)}\n`;
}
function sqlFileOf(uuid) {
    if (!CHART_UUID.test(uuid))
        throw new RangeError(`${(0,quote_value/* quoteValue */.c)(uuid)} is not the id of a chart`);
    return `${uuid.toLowerCase()}.sql`;
}
function normalizeLineEnds(sql) {
    return Buffer.from(sql, 'utf8').toString('utf8').replaceAll('\r\n', '\n');
}
function readBaseline(manifest, readSql) {
    const document = (0,answers/* parseWritten */.$s)(manifest, 'the manifest of a baseline', REMEDY);
    const { baselineVersion: _, charts, ...about } = (0,answers/* readAs */.fd)(manifestSchema, document, REMEDY);
    return { ...about, charts: charts.map((chart) => readChart(chart, readSql)) };
}
function readChart({ sha256, ...chart }, readSql) {
    if (sha256 === null)
        return { ...chart, sql: null };
    const file = sqlFileOf(chart.uuid);
    let sql;
    try {
        sql = normalizeLineEnds(readSql(file));
    }
    catch (error) {
        throw new Error(`the file "${file}" next to the manifest cannot be read (${(0,message_of_error/* messageOfError */.T)(error)}). ${REMEDY}`);
    }
    if (digestOf(sql) === sha256)
        return { ...chart, sql };
    throw new Error(`the file "${file}" was edited or cut off, so its SHA-256 is not the one in the manifest. ${REMEDY}`);
}
function digestOf(sql) {
    return (0,external_node_crypto_.createHash)('sha256').update(sql).digest('hex');
}

;// CONCATENATED MODULE: ./build/companions/recipes/baseline-folder.js








const MANIFEST = 'manifest.json';
function readBaselineFolder(folder) {
    if (!(0,external_node_fs_.existsSync)(folder))
        return null;
    try {
        const read = (file) => (0,regular_file/* readRegularFile */.o)((0,external_node_path_.join)(folder, file)).toString('utf8');
        return readBaseline(read(MANIFEST), read);
    }
    catch (error) {
        throw new input_error/* InputError */.d(`${(0,companion/* labelOf */.Wy)('baseline')} cannot be used: ${(0,message_of_error/* messageOfError */.T)(error)}.`);
    }
}
function refuseForeignFolder(folder) {
    if (!(0,external_node_fs_.existsSync)(folder))
        return;
    const refuse = (what) => {
        throw new input_error/* InputError */.d(`${(0,companion/* labelOf */.Wy)('write-baseline')} is ${(0,quote_value/* quoteValue */.c)(folder)}, ${what}, and would be replaced. Give a folder that does not exist, is empty or holds a baseline.`);
    };
    if (!(0,external_node_fs_.lstatSync)((0,external_node_fs_.realpathSync)(folder)).isDirectory())
        refuse('which is not a folder');
    const isOfBaseline = (name) => name === MANIFEST || (name.endsWith('.sql') && CHART_UUID.test(name.slice(0, -'.sql'.length)));
    const foreign = (0,external_node_fs_.readdirSync)(folder).find((name) => !isOfBaseline(name));
    if (foreign !== undefined)
        refuse(`which holds ${(0,quote_value/* quoteValue */.c)(foreign)}`);
}
function writeBaselineFolder(folder, baseline) {
    const path = (0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.realpathSync)(folder) : (0,external_node_path_.resolve)(folder);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(path, '..'), { recursive: true });
    const written = (0,external_node_fs_.mkdtempSync)(`${path}.new-`);
    const replaced = `${written}.old`;
    try {
        for (const { uuid, sql } of baseline.charts)
            if (sql !== null)
                (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(written, sqlFileOf(uuid)), sql);
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(written, MANIFEST), manifestOf(baseline));
        (0,external_node_fs_.chmodSync)(written, 0o755);
        if ((0,external_node_fs_.existsSync)(path))
            (0,external_node_fs_.renameSync)(path, replaced);
        (0,external_node_fs_.renameSync)(written, path);
    }
    catch (error) {
        if ((0,external_node_fs_.existsSync)(replaced) && !(0,external_node_fs_.existsSync)(path))
            (0,external_node_fs_.renameSync)(replaced, path);
        (0,external_node_fs_.rmSync)(written, { recursive: true, force: true });
        throw new Error(`The baseline could not be written to ${(0,quote_value/* quoteValue */.c)(folder)}: ${(0,message_of_error/* messageOfError */.T)(error)}.`, {
            cause: error,
        });
    }
    (0,external_node_fs_.rmSync)(replaced, { recursive: true, force: true });
    return path;
}

// EXTERNAL MODULE: ./build/documents/is-object.js
var is_object = __webpack_require__(269);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/companions/service/analytics-error.js
var analytics_error = __webpack_require__(92017);
// EXTERNAL MODULE: ./build/companions/service/one-line.js
var one_line = __webpack_require__(64925);
;// CONCATENATED MODULE: ./build/companions/recipes/same-sql.js
const DIALECT = /[\\#]|\r(?!\n)|\/\/|'''|"""|\$\w*\$/;
const TOKENS = /'[^']*'?|"[^"]*"?|`[^`]*`?|--[^\n]*|\/\*.*?(?:\*\/|$)|[ \t\n\r\f\v]+|[^ \t\n\r\f\v'"`/(),;-]+|./gs;
function isSameSql(one, other) {
    if (one === other)
        return true;
    if (DIALECT.test(one) || DIALECT.test(other))
        return false;
    const [mine, theirs] = [tokensOf(one), tokensOf(other)];
    const isNested = (token) => token.startsWith('/*') && token.includes('/*', 2);
    return !mine.some(isNested) && JSON.stringify(mine) === JSON.stringify(theirs);
}
function tokensOf(sql) {
    const isWhite = (token) => /^[ \t\n\r\f\v]/.test(token);
    const tokens = (sql.match(TOKENS) ?? []).map((token) => {
        if (token.startsWith('--'))
            return token.trimEnd();
        return isWhite(token) ? ' ' : token;
    });
    const isCloseFitting = (token) => token === undefined || /^[(),;]$/.test(token);
    return tokens.filter((token, at) => token !== ' ' || !(isCloseFitting(tokens[at - 1]) || isCloseFitting(tokens[at + 1])));
}
const plain = (quote) => `${quote}[^${quote}]*${quote}`;
const escaped = (quote) => String.raw `${quote}[^${quote}\\]*(?:\\[^][^${quote}\\]*)*${quote}`;
const TAG = String.raw `(?<![\w$])\$\w*\$`;
const QUOTES = [`'`, `"`, '`'];
function reading(quotes, line = '--[^\\n]*') {
    return new RegExp([...quotes, line, String.raw `/\*[^]*?\*/`, `(["'\`]|/\\*|${TAG})[^]*`].join('|'), 'g');
}
const READINGS = [
    reading(QUOTES.map(plain)),
    reading(QUOTES.map(escaped)),
    reading([String.raw `(${TAG})[^]*?\1`, ...QUOTES.map(plain)]),
    reading(QUOTES.map(escaped), String.raw `(?:--|#)[^\n]*`),
];
function readingsOf(sql) {
    const readings = READINGS.map((token) => {
        const found = [...sql.matchAll(token)];
        return {
            spans: found.map(({ index, 0: text }) => ({ start: index, end: index + text.length })),
            isClosed: found.every((match) => match.at(-1) === undefined),
        };
    });
    const closed = readings.filter(({ isClosed }) => isClosed);
    return (closed.length > 0 ? closed : readings.slice(0, 1)).map(({ spans }) => quotedOf(sql, spans));
}
function quotedOf(sql, spans) {
    const [quotes, comments, parts] = [[], [], []];
    let before = 0;
    for (const { start, end } of spans) {
        const text = sql.slice(start, end);
        const isQuote = /^['"`$]/.test(text);
        const isDoubled = isQuote && start === before && sql[start - 1] === sql[start];
        if (isDoubled)
            quotes.push(`${quotes.pop()}${text.slice(0, -1)}`);
        else
            parts.push(sql.slice(before, start).replaceAll('\0', ''), isQuote ? `\0${quotes.length}\0` : ' ');
        if (!isQuote)
            comments.push(text);
        else if (!isDoubled)
            quotes.push(text.slice(1, -1));
        before = end;
    }
    return { code: [...parts, sql.slice(before).replaceAll('\0', '')].join(''), quotes, comments };
}

;// CONCATENATED MODULE: ./build/companions/recipes/check-chart.js





const NOT_THE_QUERY = new Set(['TimeoutError', 'WarehouseQueryError']);
const NOT_THE_CHART = new Set(['DeactivatedAccountError', 'TrialExpiredError', 'InvalidUser', 'DeprecatedRouteError']);
const ABOUT_WHAT_WAS_SENT = new Set([400, 422]);
const LONGEST_WORDS = 500;
async function checkChart(client, projectUuid, uuid) {
    const chart = await (0,analytics_error/* orFailure */.w)(client.savedChart(uuid));
    if (chart instanceof analytics_error/* AnalyticsError */.N)
        return { ...uncheckedChart(uuid, ''), ...failedToRead(chart) };
    if (chart.uuid && chart.uuid.toLowerCase() !== uuid.toLowerCase()) {
        return uncheckedChart(uuid, (0,one_line/* oneLine */.T)(`${product/* product */.q.name} answered with another chart, ${chart.uuid}`, LONGEST_WORDS));
    }
    const { metricQuery, parameters } = chart;
    const known = {
        uuid,
        name: chart.name ? (0,one_line/* oneLine */.T)(chart.name, LONGEST_WORDS) : null,
        exploreName: metricQuery.exploreName,
        updatedAt: chart.updatedAt ?? null,
        movesWithClock: dependsOnClock(metricQuery),
        isMerge: (chart.merge ?? null) !== null,
        isPivoted: isPivoted(chart.pivotConfig),
    };
    if (chart.projectUuid && chart.projectUuid.toLowerCase() !== projectUuid.toLowerCase()) {
        const message = (0,one_line/* oneLine */.T)(`In project ${chart.projectUuid}, not in this one`, LONGEST_WORDS);
        return { ...known, ...failed('not-found', message) };
    }
    const body = parameters ? { ...metricQuery, parameters } : metricQuery;
    return { ...known, ...(await compile(client, projectUuid, metricQuery.exploreName, body)) };
}
function isPivoted(pivotConfig) {
    return (0,is_object/* isObject */.G)(pivotConfig) && Array.isArray(pivotConfig['columns']) && pivotConfig['columns'].length > 0;
}
function uncheckedChart(uuid, message) {
    const unknown = {
        name: null,
        exploreName: null,
        updatedAt: null,
        movesWithClock: false,
        isMerge: false,
        isPivoted: false,
    };
    return { uuid, ...unknown, ...failed('unchecked', message) };
}
async function compile(client, projectUuid, exploreName, body) {
    const compiled = await (0,analytics_error/* orFailure */.w)(client.compileQuery(projectUuid, exploreName, body));
    if (compiled instanceof analytics_error/* AnalyticsError */.N)
        return failedToCompile(compiled);
    const errors = compiled.compilationErrors ?? [];
    if (errors.length > 0) {
        const words = (0,one_line/* oneLine */.T)(errors.filter((error) => error.trim() !== '').join('; '), LONGEST_WORDS);
        return failed('broken', words === '' ? `${product/* product */.q.name} reports errors without saying what they are` : words);
    }
    if (compiled.query.trim() === '')
        return failed('broken', `${product/* product */.q.name} answered without any SQL`);
    const fields = [body['dimensions'], body['metrics']].flat();
    if (!fields.every((field) => typeof field === 'string')) {
        return failed('unchecked', 'Its query does not list its dimensions and metrics, so its SQL cannot be checked for them');
    }
    const fault = faultOf(compiled.query, fields);
    if (fault !== null)
        return failed('broken', (0,one_line/* oneLine */.T)(fault, LONGEST_WORDS));
    return { result: 'ok', message: null, sql: compiled.query };
}
function failedToRead(error) {
    const words = wordsOf(error);
    if (words !== null && error.kind === 'not-found')
        return failed('not-found', words);
    if (words !== null && error.kind === 'forbidden')
        return failed('not-allowed', words);
    return failed('unchecked', error.message);
}
function failedToCompile(error) {
    const { kind, complaint } = error;
    const words = wordsOf(error);
    if (words !== null && kind === 'forbidden')
        return failed('not-allowed', words);
    if (words !== null && kind === 'not-found')
        return failed('broken', words);
    const isAboutQuery = kind === 'invalid' && ABOUT_WHAT_WAS_SENT.has(error.status ?? 0);
    if (words !== null && isAboutQuery && !NOT_THE_QUERY.has(complaint?.name ?? ''))
        return failed('broken', words);
    return failed('unchecked', error.message);
}
function wordsOf({ complaint, status, message }) {
    if (complaint === null || /endpoint not found/i.test(complaint.message))
        return null;
    if (status === 410 || NOT_THE_CHART.has(complaint.name))
        return null;
    const words = [complaint.name, complaint.message].filter((part) => part !== '').join(': ');
    return words === '' ? message : words;
}
function failed(result, message) {
    return { result, message, sql: null };
}
const CLOCK_OPERATORS = new Set([
    'inThePast',
    'notInThePast',
    'inTheNext',
    'inTheCurrent',
    'notInTheCurrent',
    'inPeriodToDate',
]);
function dependsOnClock(metricQuery) {
    const containers = [metricQuery];
    for (let container = containers.pop(); container !== undefined; container = containers.pop()) {
        if (CLOCK_OPERATORS.has(container['operator']) && container['disabled'] !== true)
            return true;
        for (const value of Object.values(container))
            if ((0,is_object/* isObject */.G)(value))
                containers.push(value);
    }
    return false;
}
const QUOTE = /\0(\d+)\0/;
const ALIAS = new RegExp(String.raw `\bAS\s+(?:${QUOTE.source}|\[([^\]]*)\]|([\w$]+))`, 'gi');
const NULL_COLUMN = /(?:\bSELECT(?:\s+DISTINCT)?|,)\s*NULL\s*$/i;
const LONGEST_NULL = 100;
const ERROR = /^\/\*\s*ERROR:\s*([\s\S]*?)\s*\*\/$/;
function faultOf(sql, fields) {
    const [fewest = []] = readingsOf(sql)
        .map((reading) => faultsIn(reading, fields))
        .toSorted((one, other) => one.length - other.length);
    return fewest.length === 0 ? null : fewest.join('; ');
}
function faultsIn({ code, quotes, comments }, fields) {
    const [named, empty] = [new Set(), new Set()];
    for (const { index, 1: quote, 2: bracket, 3: word } of code.matchAll(ALIAS)) {
        const name = quotes[Number(quote)] ?? bracket ?? word ?? '';
        named.add(name);
        if (NULL_COLUMN.test(code.slice(Math.max(0, index - LONGEST_NULL), index)))
            empty.add(name);
    }
    return [
        ...new Set(comments.flatMap((comment) => ERROR.exec(comment)?.[1] ?? [])),
        ...fields
            .filter((field) => !named.has(field))
            .map((field) => `${field} is missing from the SQL, because the model has no such field`),
        ...fields
            .filter((field) => empty.has(field))
            .map((field) => `${field} is NULL in the SQL, as for a field whose own SQL does not compile`),
    ];
}

;// CONCATENATED MODULE: ./build/companions/recipes/recent-runs.js


const MOST_RUNS = 2_000;
async function readRecentRuns(client, projectUuid, onProgress) {
    const progress = (done) => onProgress({ reading: 'the query history', done, total: 1 });
    progress(0);
    const read = await (0,analytics_error/* orFailure */.w)(client.queryHistory(projectUuid, { language: 'semantic' }, { rows: MOST_RUNS }));
    progress(1);
    if (read instanceof analytics_error/* AnalyticsError */.N) {
        return { runs: [], share: { read: 0, total: null, unreadable: 0 }, problem: read.message };
    }
    const { items, unreadable, total } = read;
    const problem = items.length === 0 && unreadable.length > 0 ? `None of the runs could be read: ${unreadable[0]?.problem}` : null;
    return { runs: items, share: { read: items.length, total, unreadable: unreadable.length }, problem };
}
function runsByChart(runs) {
    const counts = new Map();
    for (const { chartUuid } of runs) {
        const uuid = chartUuid?.toLowerCase() ?? '';
        if (CHART_UUID.test(uuid))
            counts.set(uuid, (counts.get(uuid) ?? 0) + 1);
    }
    return counts;
}
function mostRun(counts, most) {
    return [...counts]
        .sort(([, one], [, other]) => other - one)
        .slice(0, most)
        .map(([uuid]) => uuid);
}

// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(37291);
;// CONCATENATED MODULE: ./build/companions/recipes/sql-difference.js


const CONTEXT = 3;
const MOST_REPORTED = 40;
const LONGEST_REPORTED = 240;
const LEAD = 60;
const MOST_EDITS = 1_000;
const MOST_COMPARISONS = 10_000_000;
function differenceOf(before, after) {
    const sides = [before, after].map(splitLines);
    let lines = linesOf(...sides, true);
    if (lines.length === 0 && !isSameSql(before, after))
        lines = linesOf(...sides, false);
    const counted = (sign) => lines.filter((line) => line.startsWith(sign)).length;
    return {
        report: {
            added: counted('+'),
            removed: counted('-'),
            lines: lines.slice(0, MOST_REPORTED).map((line, index) => cut(line, twinOf(lines, index))),
            total: lines.length,
        },
        text: lines.length === 0 ? '' : ['--- before', '+++ after', ...lines, ''].join('\n'),
    };
}
function splitLines(text) {
    const lines = text.replaceAll('\r\n', '\n').split('\n');
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}
function linesOf(before, after, ignoreWhitespace) {
    const maxEditLength = Math.min(MOST_EDITS, Math.floor(MOST_COMPARISONS / (before.length + after.length + 1)));
    const [one, other] = [before, after].map((lines) => lines.map((line) => `${line}\n`).join(''));
    const options = { context: CONTEXT, maxEditLength, ignoreWhitespace };
    const hunks = (0,create/* structuredPatch */.YB)('', '', one, other, '', '', options)?.hunks ?? [replacement(before, after)];
    const range = (start, count) => `${count > 0 ? start : start - 1},${count}`;
    return hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
        `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`,
        ...lines,
    ]);
}
function replacement(before, after) {
    const lines = [...before.map((line) => `-${line}`), ...after.map((line) => `+${line}`)];
    return { oldStart: 1, oldLines: before.length, newStart: 1, newLines: after.length, lines };
}
function twinOf(lines, index) {
    const [sign, other] = lines[index]?.startsWith('-') ? ['+', lines[index + 1]] : ['-', lines[index - 1]];
    return other?.startsWith(sign) ? other : undefined;
}
function cut(line, twin) {
    if (line.length <= LONGEST_REPORTED)
        return line;
    let place = 1;
    while (twin !== undefined && place < line.length && line[place] === twin[place])
        place += 1;
    const start = Math.min(Math.max(place - LEAD, 1), line.length - LONGEST_REPORTED + 2);
    const front = `${line.charAt(0)}${start > 1 ? '…' : ''}`;
    const room = LONGEST_REPORTED - front.length;
    const isWhole = line.length - start <= room;
    const shown = line.slice(start, isWhole ? undefined : start + room - 1).replace(/^[\udc00-\udfff]/, '');
    return `${front}${shown.replace(/[\ud800-\udbff]$/, '')}${isWhole ? '' : '…'}`;
}

// EXTERNAL MODULE: ./build/companions/service/limits.js
var limits = __webpack_require__(30992);
;// CONCATENATED MODULE: ./build/companions/recipes/work-through.js


const MOST_UNCHECKED_IN_A_ROW = 10;
async function workThrough({ items, check, skip, client, endedBy, onProgress, }) {
    const results = [];
    let next = 0;
    let done = 0;
    let uncheckedInARow = 0;
    let givenUp = null;
    const report = () => onProgress({ reading: 'charts', done, total: items.length });
    report();
    const work = async () => {
        while (next < items.length) {
            const position = next;
            next += 1;
            const item = items[position];
            const reason = endedBy() ?? givenUp;
            const result = reason === null ? await check(item) : skip(item, reason);
            const isUnchecked = result.result === 'unchecked';
            const ended = reason === null && isUnchecked ? endedBy() : null;
            results[position] = ended === null ? result : skip(item, ended);
            uncheckedInARow = isUnchecked ? uncheckedInARow + 1 : 0;
            if (isUnchecked && (client.isTokenRefused || uncheckedInARow >= MOST_UNCHECKED_IN_A_ROW)) {
                givenUp ??= `Not asked, because ${product/* product */.q.name} did not answer for others before it`;
            }
            done += 1;
            report();
        }
    };
    await Promise.all(Array.from({ length: limits/* ANALYTICS_LIMITS */.yw.mostAtOnce }, work));
    return results;
}

;// CONCATENATED MODULE: ./build/companions/recipes/check-charts.js






const NONE_RUN = 'The account of the token has run no chart, as far as was read. Give the token of an account that has run some';
async function checkCharts(client, question, runs, { endedBy, onProgress }) {
    const { projectUuid, baseline, chartsFromHistory } = question;
    if (question.charts.length === 0 && chartsFromHistory === 0 && baseline === null)
        return null;
    const counts = runsByChart(runs?.runs ?? []);
    const uuids = [
        ...question.charts,
        ...mostRun(counts, chartsFromHistory),
        ...(baseline?.charts ?? []).map(({ uuid }) => uuid),
    ].map((uuid) => uuid.toLowerCase());
    const items = [...new Set(uuids)];
    const checked = await workThrough({
        items,
        check: (uuid) => checkChart(client, projectUuid, uuid),
        skip: uncheckedChart,
        client,
        endedBy,
        onProgress,
    });
    const compare = baseline === null ? null : compareWithBaseline(baseline);
    const names = new Map(baseline?.charts.map(({ uuid, name }) => [uuid.toLowerCase(), name]));
    const compared = checked.map((chart) => ({ chart, ...compare?.(chart) }));
    const isChosen = chartsFromHistory > 0 && runs !== null;
    return {
        report: {
            charts: compared.map(({ chart: { updatedAt: _, sql: __, ...chart }, comparison = null }) => ({
                ...chart,
                name: chart.name ?? names.get(chart.uuid) ?? null,
                runs: runs?.problem === null ? (counts.get(chart.uuid) ?? 0) : null,
                comparison,
            })),
            history: isChosen ? runs.share : null,
            problem: isChosen ? (runs.problem ?? (counts.size > 0 ? null : NONE_RUN)) : null,
            baseline: baseline && {
                generatedAt: baseline.generatedAt,
                serverVersion: baseline.serverVersion,
                baseUrl: baseline.baseUrl,
            },
        },
        checked,
        differences: compared.flatMap(({ chart: { uuid }, differenceText: text }) => (text ? [{ uuid, text }] : [])),
    };
}
function compareWithBaseline(baseline) {
    const charts = new Map(baseline.charts.map((chart) => [chart.uuid.toLowerCase(), chart]));
    return (chart) => compare(chart, charts.get(chart.uuid.toLowerCase()) ?? null);
}
function compare(now, then) {
    const before = then?.result ?? null;
    const isEdited = then !== null && now.updatedAt !== null && then.updatedAt !== null && now.updatedAt !== then.updatedAt;
    const as = (result) => ({
        comparison: { result, before, isEdited, difference: null },
        differenceText: null,
    });
    if (then === null)
        return as('not-in-baseline');
    if (now.sql === null || then.sql === null)
        return as('not-comparable');
    if (now.movesWithClock || then.movesWithClock)
        return as('moves-with-clock');
    const sql = normalizeLineEnds(now.sql);
    if (isSameSql(then.sql, sql))
        return as('unchanged');
    const { report, text } = differenceOf(then.sql, sql);
    return { comparison: { result: 'changed', before, isEdited, difference: report }, differenceText: text };
}

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
;// CONCATENATED MODULE: ./build/companions/recipes/check-metrics.js


const WAIT_FOR_CATALOG_MS = 5_000;
async function checkMetrics(client, projectUuid, { tags, expected }, wait) {
    const asked = { tags, expected, isAskedAgain: false };
    let found = await (0,analytics_error/* orFailure */.w)(client.catalogMetrics(projectUuid, tags));
    if (!(found instanceof analytics_error/* AnalyticsError */.N) && found.read === 0) {
        await wait(WAIT_FOR_CATALOG_MS);
        asked.isAskedAgain = true;
        found = await (0,analytics_error/* orFailure */.w)(client.catalogMetrics(projectUuid, tags));
    }
    if (!(found instanceof analytics_error/* AnalyticsError */.N))
        return { ...asked, ...metricsReport(found, asked) };
    const none = { metrics: [], missing: [], unknownTags: [], share: { read: 0, total: null }, unreadable: 0 };
    return { ...asked, ...none, problem: found.message };
}
function metricsReport({ items, unreadable, read, total, complete, problem }, { tags, expected }) {
    const metrics = items
        .map(({ tableName, name, label, tags }) => ({
        name: `${tableName}.${name}`,
        label: typeof label === 'string' ? label : '',
        tags: tagsIn(tags) ?? [],
    }))
        .sort((one, other) => (one.name < other.name ? -1 : 1));
    const names = [...new Set(metrics.map(({ name }) => name))];
    const isWhole = complete && unreadable.length === 0;
    return {
        metrics,
        missing: (isWhole ? expected : [])
            .filter((name) => !names.includes(name))
            .map((name) => ({ name, nearest: names.length === 0 ? null : (0,mod/* closest */.kp)(name, names) })),
        unknownTags: isWhole ? unknownTags(items, tags) : [],
        share: { read, total },
        unreadable: unreadable.length,
        problem: isWhole
            ? null
            : (problem?.message ??
                unreadable[0]?.problem ??
                'The catalog was not read to its end, because it is longer than the limit or does not say where it ends'),
    };
}
function unknownTags(items, tags) {
    const read = items.map((item) => tagsIn(item['tags']));
    if (read.includes(null))
        return [];
    const known = new Set(read.flatMap((each) => each ?? []));
    return tags.filter((tag) => !known.has(tag));
}
function tagsIn(tags) {
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : null;
}

;// CONCATENATED MODULE: ./build/companions/recipes/count-users.js


async function countUsers(client, withPeople) {
    const read = await (0,analytics_error/* orFailure */.w)(client.organizationUsers());
    if (!(read instanceof analytics_error/* AnalyticsError */.N))
        return { report: reportOf(read, withPeople), users: read.items };
    const none = { roles: [], groups: null, pending: null, inactive: null, withoutGroup: null, people: null };
    const share = { read: 0, total: null };
    return { report: { ...none, share, unreadable: 0, untold: 0, problem: describe(read) }, users: null };
}
const IN_PART = 'The list of users was not read to its end, so the numbers cover only a part';
function reportOf({ items, unreadable, read, total, complete, problem }, withPeople) {
    const told = items.filter(isIdentified);
    const tellsGroups = items.some(({ groups }) => groups !== null && groups !== undefined);
    const groups = items.flatMap((user) => [...new Set((user.groups ?? []).map(({ name }) => name))]);
    return {
        share: { read, total },
        unreadable: unreadable.length,
        untold: items.length - told.length,
        roles: counted(items.map(({ role }) => role ?? 'not told')).map(([role, users]) => ({ role, users })),
        groups: tellsGroups ? counted(groups).map(([name, users]) => ({ name, users })) : null,
        pending: countWhere(items, ({ isPending }) => isPending),
        inactive: countWhere(items, ({ isActive }) => (typeof isActive === 'boolean' ? !isActive : null)),
        withoutGroup: tellsGroups ? items.filter((user) => (user.groups ?? []).length === 0).length : null,
        people: withPeople ? told.map(personOf).sort((one, other) => (one.name < other.name ? -1 : 1)) : null,
        problem: complete ? null : `${problem === null ? '' : `${describe(problem)}. `}${IN_PART}`,
    };
}
function isIdentified({ firstName, lastName, email, role }) {
    return [firstName, lastName, email, role].some((member) => (member ?? '') !== '');
}
function counted(names) {
    const counts = new Map();
    for (const name of names)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
}
function countWhere(users, flagOf) {
    const flags = users.map(flagOf).filter((flag) => typeof flag === 'boolean');
    return flags.length === 0 ? null : flags.filter((flag) => flag).length;
}
function personOf({ firstName, lastName, email, role, groups, isPending, isActive }) {
    return {
        name: [firstName, lastName].filter((part) => part).join(' '),
        email: email ?? '',
        role: role ?? 'not told',
        groups: (groups ?? []).map(({ name }) => name),
        isPending: isPending ?? null,
        isActive: isActive ?? null,
    };
}
const WORDS = {
    forbidden: 'The account that owns the token cannot see the users of the organization. Give it that permission',
    authentication: `${product/* product */.q.name} refuses the token`,
    'not-json': `${product/* product */.q.name} answered something that is not the documented list of users. Check \`base-url\``,
    shape: `${product/* product */.q.name} answered something that is not the documented list of users. Check \`base-url\``,
};
function describe({ kind, status }) {
    const what = WORDS[kind] ?? `${product/* product */.q.name} gave no list of users. Run this again later`;
    return status === null ? what : what.replace(/(?=\. |$)/, ` (HTTP ${status})`);
}

// EXTERNAL MODULE: ./build/companions/service/contract.js
var service_contract = __webpack_require__(32906);
;// CONCATENATED MODULE: ./build/companions/recipes/recipes-report.js
const FAIL_ON = ['broken', 'changed', 'missing', 'contract', 'never'];
const USERS_FORMS = ['summary', 'csv', 'list'];

;// CONCATENATED MODULE: ./build/companions/recipes/fail-on.js


const ALL_BUT_NEVER = ['broken', 'changed', 'missing', 'contract'];
const chartsWith = (cause) => ({ charts }) => charts?.charts.filter(IS_CHART_OF[cause]).length ?? 0;
const CAUSES = {
    interrupted: [FAIL_ON, ({ isInterrupted }) => Number(isInterrupted)],
    'token-refused': [ALL_BUT_NEVER, ({ isTokenRefused }) => Number(isTokenRefused)],
    broken: [ALL_BUT_NEVER, chartsWith('broken')],
    lost: [ALL_BUT_NEVER, chartsWith('lost')],
    'metrics-missing': [ALL_BUT_NEVER, ({ metrics }) => metrics?.missing.length ?? 0],
    unchecked: [ALL_BUT_NEVER, chartsWith('unchecked')],
    'nothing-checked': [
        ALL_BUT_NEVER,
        ({ charts }, { isBaselineMissing }) => Number(charts === null ? isBaselineMissing : charts.problem !== null || charts.charts.every(isOutOfReach)),
    ],
    'metrics-unknown': [
        ALL_BUT_NEVER,
        ({ metrics }) => Number(metrics !== null && metrics.problem !== null && mayBeUnread(metrics)),
    ],
    changed: [['changed', 'missing'], chartsWith('changed')],
    'no-baseline': [
        ['changed', 'missing', 'contract'],
        ({ contract }, { failOn, isBaselineMissing }) => Number(isBaselineMissing || (failOn === 'contract' && contract.changes === null)),
    ],
    'not-found': [['missing'], chartsWith('not-found')],
    'not-allowed': [['missing'], chartsWith('not-allowed')],
    contract: [['contract'], ({ contract }) => (0,service_contract/* breakingChanges */.F)(contract).length],
};
const UNKNOWN = ['unchecked', 'nothing-checked', 'metrics-unknown'];
function judgeReport(report, settings) {
    return Object.entries(CAUSES)
        .map(([name, [under, countIn]]) => {
        const cause = name;
        return { cause, count: countIn(report, settings), fails: under.includes(settings.failOn) };
    })
        .filter(({ cause, count }) => count > 0 && !(report.isTokenRefused && UNKNOWN.includes(cause)));
}
function mayBeUnread({ expected, metrics }) {
    return expected.length === 0 || expected.some((wanted) => !metrics.some(({ name }) => name === wanted));
}
const IS_CHART_OF = {
    broken: (chart) => chart.result === 'broken' && !isBrokenAsBefore(chart),
    lost: isLost,
    unchecked: ({ result }) => result === 'unchecked',
    changed: ({ comparison }) => comparison?.result === 'changed',
    'not-found': (chart) => chart.result === 'not-found' && isOutOfReach(chart),
    'not-allowed': (chart) => chart.result === 'not-allowed' && isOutOfReach(chart),
};
function chartsOf(cause, charts) {
    return cause in IS_CHART_OF ? charts.filter(IS_CHART_OF[cause]) : [];
}
function isBrokenAsBefore({ result, comparison }) {
    return result === 'broken' && comparison?.before === 'broken';
}
function isOutOfReach(chart) {
    return (chart.result === 'not-found' || chart.result === 'not-allowed') && !isLost(chart);
}
function isLost({ result, comparison }) {
    return (result === 'not-found' || result === 'not-allowed') && comparison?.before === 'ok';
}

;// CONCATENATED MODULE: ./build/companions/recipes/gather-recipes.js






async function gatherRecipes(client, question, host) {
    const { projectUuid } = question;
    const generatedAt = host.now().toISOString();
    const progress = { onProgress: host.onProgress, endedBy: () => reasonOfEnd(host) };
    const metrics = question.metrics && (await checkMetrics(client, projectUuid, question.metrics, host.wait));
    const counted = question.users && (await countUsers(client, question.users === 'list'));
    const runs = question.chartsFromHistory > 0 ? await readRecentRuns(client, projectUuid, host.onProgress) : null;
    const charts = await checkCharts(client, question, runs, progress);
    const report = {
        ...(0,companion_report/* companionReport */.x)(client, question, generatedAt, question.baseline?.contract ?? null),
        isTokenRefused: client.isTokenRefused,
        isInterrupted: host.isInterrupted(),
        charts: charts?.report ?? null,
        metrics,
        users: counted?.report ?? null,
    };
    const failures = judgeReport(report, question);
    const fails = failures.some((failure) => failure.fails);
    return {
        report: { ...report, outcome: { failOn: question.failOn, fails, failures } },
        baseline: baselineOf(charts, report),
        differences: charts?.differences ?? [],
        users: counted?.users ?? null,
    };
}
function reasonOfEnd({ signal, isInterrupted }) {
    if (isInterrupted())
        return 'Not asked, because the run was stopped';
    return signal.aborted ? 'Not asked, because the time for all requests was used up' : null;
}
function baselineOf(charts, { generatedAt, service, contract }) {
    if (charts === null || charts.checked.every(({ sql }) => sql === null))
        return null;
    if (charts.checked.some(({ result }) => result === 'unchecked'))
        return null;
    const { baseUrl, projectUuid, version: serverVersion } = service;
    return {
        generatedAt,
        baseUrl,
        projectUuid,
        serverVersion,
        contract: contract.observed,
        charts: charts.checked.map(({ uuid, name, updatedAt, result, movesWithClock, sql }) => {
            return { uuid, name, updatedAt, result, movesWithClock, sql };
        }),
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/companions/recipes/outputs.js






async function writeFiles({ report, differences, users, baseline }, { users: form, 'write-baseline': baselineFolder }, processEnv) {
    const reportPath = await (0,runner_files/* writeReport */.u5)(report, processEnv);
    const folder = (0,external_node_path_.dirname)(reportPath);
    const diffPath = differences.length > 0 ? (0,external_node_path_.join)(folder, 'diffs') : null;
    const usersPath = form === 'csv' && users !== null ? (0,external_node_path_.join)(folder, 'users.csv') : null;
    try {
        if (diffPath !== null) {
            await (0,external_node_fs_promises_.mkdir)(diffPath);
            for (const { uuid, text } of differences)
                await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(diffPath, `${uuid}.diff`), text);
        }
        if (usersPath !== null)
            await (0,external_node_fs_promises_.writeFile)(usersPath, usersCsv(users ?? []));
    }
    catch (error) {
        throw (0,runner_files/* cannotWrite */.zz)('A file next to the report', (0,quote_value/* quoteValue */.c)(folder), error);
    }
    const isWritten = baselineFolder !== undefined && baseline !== null;
    const baselinePath = isWritten ? writeBaselineFolder(baselineFolder, baseline) : null;
    return { reportPath, diffPath, usersPath, baselinePath };
}
const count = (isOne) => (report) => report.charts === null ? null : report.charts.charts.filter(isOne).length;
const compared = (wanted) => (report) => report.charts?.baseline == null ? null : count(({ comparison }) => comparison?.result === wanted)(report);
const NUMBERS = {
    charts: count(() => true),
    ...Object.fromEntries(CHART_RESULTS.map((wanted) => [wanted, count(({ result }) => result === wanted)])),
    changed: compared('changed'),
    unchanged: compared('unchanged'),
    metrics: ({ metrics }) => (metrics === null || metrics.problem !== null ? null : metrics.metrics.length),
    'metrics-missing': ({ metrics }) => (metrics === null || metrics.problem !== null ? null : metrics.missing.length),
    users: ({ users }) => (users === null || users.problem !== null ? null : users.share.read),
    'users-pending': ({ users }) => users?.pending ?? null,
    'users-inactive': ({ users }) => users?.inactive ?? null,
};
const TEXTS = ['server-version', 'baseline-path', 'diff-path', 'users-path', 'report-path'];
function withdraw() {
    (0,runner_files/* publishOutputs */.eB)(Object.fromEntries([...Object.keys(NUMBERS), ...TEXTS].map((name) => [name, ''])));
}
function publishRecipes(report, { reportPath, diffPath, usersPath, baselinePath }) {
    const texts = {
        'server-version': report.service.version,
        'baseline-path': baselinePath,
        'diff-path': diffPath,
        'users-path': usersPath,
        'report-path': reportPath,
    };
    (0,runner_files/* publishOutputs */.eB)({
        ...Object.fromEntries(Object.entries(NUMBERS).map(([name, numberOf]) => [name, String(numberOf(report) ?? '')])),
        ...Object.fromEntries(TEXTS.map((name) => [name, texts[name] ?? ''])),
    });
}
const COLUMNS = [
    ...['userUuid', 'firstName', 'lastName', 'email', 'role'],
    ...['isActive', 'isPending', 'isInviteExpired'],
];
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\p{Cc}]/u;
function usersCsv(users) {
    const rows = users
        .map((user) => [...COLUMNS.map((name) => user[name]), user.groups?.map(({ name }) => name).join('; ')].map(cellOf))
        .filter((cells) => cells.some((cell) => cell !== ''));
    return [[...COLUMNS, 'groups'], ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}
function cellOf(value) {
    const text = String(value ?? '').replaceAll('\0', '');
    const inert = FORMULA.test(text) ? `'${text}` : text;
    return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

// EXTERNAL MODULE: ./build/page/annotations.js
var annotations = __webpack_require__(28672);
// EXTERNAL MODULE: ./build/page/escape.js
var page_escape = __webpack_require__(32883);
// EXTERNAL MODULE: ./build/page/words.js
var words = __webpack_require__(49203);
// EXTERNAL MODULE: ./build/companions/history/page/contract.js
var page_contract = __webpack_require__(33695);
// EXTERNAL MODULE: ./build/companions/history/page/phrases.js
var phrases = __webpack_require__(80579);
// EXTERNAL MODULE: ./build/companions/history/page/service.js
var page_service = __webpack_require__(26226);
;// CONCATENATED MODULE: ./build/companions/recipes/page/causes.js




const charts = (count) => (0,words/* countOf */.pq)(count, 'chart');
const are = (count) => (count === 1 ? 'is' : 'are');
const TITLES = {
    broken: (count) => `${charts(count)} ${are(count)} broken`,
    lost: (count) => `${charts(count)} ${are(count)} lost since the baseline`,
    unchecked: (count) => `${charts(count)} could not be checked`,
    'nothing-checked': (_, report) => report.charts?.problem ? 'charts could not be chosen from the history' : 'no chart was checked',
    changed: (count) => `the SQL of ${charts(count)} changed`,
    'no-baseline': () => 'there is no baseline',
    'not-found': (count) => `${charts(count)} ${count === 1 ? 'was' : 'were'} not found`,
    'not-allowed': (count) => `${charts(count)} ${are(count)} not allowed`,
    'metrics-missing': (count) => `${(0,words/* countOf */.pq)(count, 'expected metric')} ${are(count)} missing`,
    'metrics-unknown': (_, { metrics }) => metrics?.metrics.length ? 'not all metrics could be read' : 'the metrics could not be read',
    'token-refused': () => `${product/* product */.q.name} refuses the token`,
    contract: page_contract/* describeBroken */.lk,
    interrupted: () => 'the run was interrupted',
};
const renew = ({ isPage }) => `write a new baseline${isPage ? '' : ' with `write-baseline`'}.`;
const NEXT = {
    broken: ({ isPage, address }) => `Open ${isPage || address === '' ? 'one below' : address} and run it. Restore the missing field in the dbt model, or fix the chart.`,
    lost: (telling) => `Find out who deleted it, or give the account of the token access to the space again. If the deletion was on purpose, ${renew(telling)}`,
    unchecked: ({ isPage }) => (isPage ? 'The reason is below.' : ''),
    'nothing-checked': ({ prose }, { charts }) => {
        if (charts?.problem)
            return `${prose(charts.problem)}. You can also give the ids of charts in \`charts\`.`;
        return charts === null || charts.charts.length === 0
            ? 'Give ids in `charts`, set `charts-from-history`, or give the folder of a baseline.'
            : "Check `project-uuid`, and what the token's account can see.";
    },
    changed: (telling) => `Read the differences ${telling.isPage ? 'below' : 'in the job summary'}. If they are right, ${renew(telling)}`,
    'no-baseline': 'Write one with `write-baseline` before the upgrade, or give the folder of an existing one in `baseline`.',
    'not-found': (telling, { charts }) => {
        const gone = chartsOf('not-found', charts?.charts ?? []);
        if (gone.length > 0 && gone.every(({ runs }) => runs !== null && runs > 0)) {
            return 'Each one ran in the last 30 days and is gone now. If somebody deleted it on purpose, name the other charts in `charts`, without `charts-from-history`.';
        }
        const baseline = charts?.baseline ? ` and ${renew(telling)}` : '.';
        return `Check the id. If the deletion was on purpose, update \`charts\`${baseline}`;
    },
    'not-allowed': `Give the token's account the permission that ${product/* product */.q.name} names, and access to the space of the chart.`,
    'metrics-missing': 'Search the dbt model for the name. If it is there, recompile the project to rewrite its catalog. The catalog lists only metrics that Spotlight shows, of tables with a time dimension.',
    'metrics-unknown': ({ prose }, { metrics }) => `${prose(metrics?.problem ?? '')}.`,
    'token-refused': ({ prose }, { metrics, charts }) => {
        const problem = metrics?.problem || charts?.problem || charts?.charts[0]?.message;
        return `${problem ? `${prose(problem)}. ` : ''}Nothing else could be checked.`;
    },
    contract: 'Programs that read these members break. Change them before you upgrade the instance that they use.',
    interrupted: 'The rest is unknown. Run this again.',
};
function describeFailure({ cause, count }, report) {
    return TITLES[cause](count, report);
}
function nextStep(cause, report, telling) {
    const next = NEXT[cause];
    return typeof next === 'string' ? next : next(telling, report);
}

// EXTERNAL MODULE: ./build/companions/history/page/numbers.js
var numbers = __webpack_require__(15443);
;// CONCATENATED MODULE: ./build/companions/recipes/page/phrases.js





const MARKS = { fails: '❌', flawed: '🟠', well: '✅', listed: '📊' };
const MOST_IN_TITLE = 3;
function recipesHeadline(report) {
    const { fails, failures } = report.outcome;
    if (fails) {
        const failing = failures.filter((failure) => failure.fails).map((failure) => describeFailure(failure, report));
        return { mark: MARKS.fails, title: titleOf(failing) };
    }
    const charts = report.charts === null ? '' : describeCharts(report.charts);
    const flaws = flawsOf(report);
    if (flaws.length > 0)
        return { mark: MARKS.flawed, title: titleOf(charts === '' ? flaws : [charts, ...flaws]) };
    const expected = report.metrics?.expected.length ?? 0;
    const checked = (0,words/* present */.Eb)(charts, expected > 0 && describeExpected(expected));
    if (checked.length > 0)
        return { mark: MARKS.well, title: checked.join(', and ') };
    return { mark: MARKS.listed, title: describeLists(report) };
}
function titleOf(parts) {
    const rest = parts.length - MOST_IN_TITLE;
    return [...parts.slice(0, MOST_IN_TITLE), ...(rest > 0 ? [`and ${(0,words/* countOf */.pq)(rest, 'more problem')}`] : [])].join(', ');
}
function describeCharts({ charts, baseline }) {
    const compiling = charts.filter(({ result }) => result === 'ok').length;
    if (charts.length === 0)
        return '';
    const compile = compiling === charts.length
        ? `${(0,words/* countOf */.pq)(compiling, 'chart')} ${compiling === 1 ? 'compiles' : 'compile'}`
        : `${(0,words/* numberOf */.rl)(compiling)} of ${(0,words/* countOf */.pq)(charts.length, 'chart')} ${compiling === 1 ? 'compiles' : 'compile'}`;
    const same = charts.filter(({ comparison }) => comparison?.result === 'unchanged').length;
    if (baseline === null || same === 0)
        return compile;
    const part = same < charts.length ? `${(0,words/* numberOf */.rl)(same)} ` : same === 1 ? '' : 'all ';
    return `${compile}, ${part}as before`;
}
function flawsOf(report) {
    const { charts, metrics, users, outcome, service, isTokenRefused } = report;
    const old = charts?.charts.filter(isBrokenAsBefore).length ?? 0;
    return [
        ...outcome.failures.map((failure) => describeFailure(failure, report)),
        ...(old === 0 ? [] : [`${(0,words/* countOf */.pq)(old, 'chart')} ${old === 1 ? 'was' : 'were'} already broken before`]),
        ...(metrics === null ? [] : metricFlaws(metrics)),
        ...(users === null || users.problem === null || isTokenRefused ? [] : ['the users could not be read']),
        ...(users === null || users.unreadable === 0 ? [] : [describeUncounted(users)]),
        ...unreadableRuns(report),
        ...((0,page_service/* versionFlaw */.pA)(service) === '' ? [] : [(0,page_service/* versionFlaw */.pA)(service)]),
        ...(users === null || users.untold === 0 ? [] : [`${(0,words/* countOf */.pq)(users.untold, 'user')} without any details`]),
    ];
}
function describeUncounted({ unreadable }) {
    return `${(0,words/* countOf */.pq)(unreadable, 'user')} could not be read and ${unreadable === 1 ? 'is' : 'are'} not counted`;
}
function unreadableRuns({ charts }) {
    const count = charts?.history?.unreadable ?? 0;
    return count === 0 ? [] : [`${(0,words/* countOf */.pq)(count, 'run')} of the history could not be read`];
}
function metricFlaws({ metrics, expected, problem, unreadable, unknownTags }) {
    if (problem !== null)
        return [];
    if (metrics.length === 0 && unreadable === 0)
        return expected.length > 0 ? [] : ['no metric was found'];
    return unknownTags.length === 0 ? [] : [`${(0,words/* countOf */.pq)(unknownTags.length, 'tag')} on no metric`];
}
function describeUntold({ untold }) {
    return `${(0,words/* countOf */.pq)(untold, 'user')} ${untold === 1 ? 'has' : 'have'} none of the members firstName, lastName, email and role. This server may name them differently`;
}
function describeExpected(count) {
    if (count === 1)
        return 'the expected metric is there';
    return `${count === 2 ? 'both' : `all ${(0,words/* numberOf */.rl)(count)}`} expected metrics are there`;
}
function describeLists({ metrics, users }) {
    const lists = [
        ...(metrics === null ? [] : [(0,words/* countOf */.pq)(metrics.metrics.length, 'metric')]),
        ...(users === null ? [] : [(0,words/* countOf */.pq)(users.share.total ?? users.share.read, 'user')]),
    ];
    return lists.length === 0 ? 'nothing was checked' : lists.join(', ');
}
function troubledCharts(charts) {
    const rank = (chart) => {
        if (chart.result === 'broken')
            return isBrokenAsBefore(chart) ? 2 : 0;
        if (isLost(chart))
            return 1;
        return ['unchecked', 'not-found', 'not-allowed'].indexOf(chart.result) + 3;
    };
    return charts.filter(({ result }) => result !== 'ok').toSorted((one, other) => rank(one) - rank(other));
}
const VISIBLE = /[^\p{C}\p{Z}]/u;
function nameOfChart({ name, uuid }, quote) {
    return quote(name !== null && VISIBLE.test(name) ? name : uuid);
}
const RESULTS = {
    ok: 'compiles',
    broken: 'broken',
    'not-allowed': 'not allowed',
    'not-found': 'not found',
    unchecked: 'not checked',
};
function describeResult({ result, comparison }) {
    const before = comparison?.before ?? null;
    const news = before === result ? ', as before' : before === 'ok' ? ', compiled before' : '';
    return `${RESULTS[result]}${news}${comparison?.isEdited === true ? ', edited since' : ''}`;
}
function describeMessage({ message, uuid, result }, { quote, prose }) {
    const reason = (message ?? '').replaceAll(uuid, '…').replace(/, event \w+(?=\))/, '');
    return result === 'unchecked' ? prose(reason) : quote(message ?? '');
}
function beforeAndAfter({ charts: check, service, generatedAt }, quote) {
    const baseline = check?.baseline ?? null;
    if (check === null || baseline === null)
        return null;
    const known = check.charts.filter(({ comparison }) => (comparison?.before ?? null) !== null);
    const count = (is) => known.filter(is).length;
    const compared = (wanted) => count(({ comparison }) => comparison?.result === wanted);
    const [same, changed] = [compared('unchanged'), compared('changed')];
    const compiling = count(({ result }) => result === 'ok');
    const rest = compiling - same - changed;
    const after = [
        `${(0,words/* numberOf */.rl)(compiling)} ${compiling === 1 ? 'compiles' : 'compile'}`,
        ...(same === 0 ? [] : [`${(0,words/* numberOf */.rl)(same)} to the same SQL`]),
        ...(changed === 0 ? [] : [`${(0,words/* numberOf */.rl)(changed)} to different SQL`]),
        ...(rest === 0 ? [] : [`${(0,words/* numberOf */.rl)(rest)} not compared`]),
    ];
    const when = (date, version) => `(${(0,numbers/* momentOf */.Et)(date, quote)}${version === null ? '' : `, server version ${quote(version)}`})`;
    const address = baseline.baseUrl === service.baseUrl ? '' : ` at ${quote(baseline.baseUrl)}`;
    const compiled = count(({ comparison }) => comparison?.before === 'ok');
    return {
        before: `${when(baseline.generatedAt, baseline.serverVersion)}${address}: ${(0,words/* numberOf */.rl)(compiled)} of ${(0,words/* countOf */.pq)(known.length, 'chart')} compiled`,
        after: `${when(generatedAt, service.version)}: ${after.join(', ')}`,
    };
}
function describeOutcome({ outcome: { fails, failOn, failures } }, code) {
    const setting = code(`fail-on: ${failOn}`);
    if (failures.length === 0)
        return '';
    if (!fails)
        return `That does not fail the step (${setting}).`;
    const isBySetting = failures.some((failure) => failure.fails && failure.cause !== 'interrupted');
    return isBySetting ? `This step fails (${setting}).` : 'This step fails.';
}

;// CONCATENATED MODULE: ./build/companions/recipes/page/log.js









const MOST_NAMED = 5;
function renderRecipes(report, hasBaseline = false) {
    const lines = beforeAndAfter(report, page_escape/* quoteForLog */.I5);
    const { mark, title } = recipesHeadline(report);
    return (0,words/* present */.Eb)(`${mark} ${(0,page_service/* titleOn */.Un)('Query recipes', report.service, page_escape/* quoteForLog */.I5)}: ${title}`, lines !== null && [`Before ${lines.before}`, `After ${lines.after}`], (0,words/* capital */.Nx)(lines === null ? (0,page_service/* describeService */.Jv)(report, page_escape/* quoteForLog */.I5) : `project ${(0,page_escape/* quoteForLog */.I5)(report.service.projectUuid)}.`), hasBaseline && 'The output baseline-path names the new baseline.', describeOutcome(report, (text) => text)).join('\n');
}
function renderRecipesAnnotations(report) {
    const { metrics, users, outcome, isTokenRefused } = report;
    const isContractTold = outcome.failures.some(({ cause }) => cause === 'contract');
    const failures = outcome.failures.toSorted((one, other) => Number(other.fails) - Number(one.fails));
    const warnings = [
        ...(metrics === null ? [] : [describeEmptyCatalog(metrics)]),
        ...(users === null || users.problem === null || isTokenRefused ? [] : [page_escape/* LOG */.$9.prose(users.problem)]),
        ...(users === null || users.untold === 0 ? [] : [describeUntold(users)]),
        ...(users === null || users.unreadable === 0 ? [] : [describeUncounted(users)]),
        ...unreadableRuns(report),
        ...(isContractTold ? [] : [(0,page_contract/* describeContract */.M0)(report.contract)]),
        (0,page_service/* describeVersions */.Tt)(report, page_escape/* LOG */.$9.quote),
    ];
    return [
        ...failures.map((failure) => annotation(failure.fails ? 'error' : 'warning', describeCause(failure, report))),
        ...warnings.filter((text) => text !== '').map((text) => annotation('warning', `${text}.`)),
    ];
}
function annotation(level, message) {
    return { level, title: 'Query recipes', message: (0,annotations/* fitAnnotation */.b)(message) };
}
function describeCause(failure, report) {
    const { cause } = failure;
    const [first, ...others] = chartsOf(cause, report.charts?.charts ?? []);
    const names = first === undefined ? namesOf(cause, report) : [first, ...others].map((each) => nameOfChart(each, page_escape/* quoteForLog */.I5));
    const such = names.length === 0 ? '' : `: ${(0,words/* listOf */.c3)(names, MOST_NAMED)}`;
    const address = first === undefined ? '' : (0,phrases/* addressOfChart */.w0)(first.uuid, report.service);
    return (0,words/* present */.Eb)(`${(0,words/* capital */.Nx)(describeFailure(failure, report))}${such}.`, first !== undefined && first.message !== null && (0,words/* endSentence */.H_)(describeMessage(first, page_escape/* LOG */.$9)), nextStep(cause, report, { prose: page_escape/* LOG */.$9.prose, isPage: false, address })).join(' ');
}
function namesOf(cause, { metrics, contract }) {
    if (cause === 'contract')
        return [(0,page_contract/* describeContract */.M0)(contract)];
    if (cause !== 'metrics-missing')
        return [];
    return (metrics?.missing ?? []).map(({ name, nearest }) => {
        return `${(0,page_escape/* quoteForLog */.I5)(name)}${nearest === null ? '' : ` (did you mean ${(0,page_escape/* quoteForLog */.I5)(nearest)}?)`}`;
    });
}
function describeEmptyCatalog({ metrics, unknownTags, problem, unreadable }) {
    if (unknownTags.length > 0) {
        const names = (0,words/* listOf */.c3)(unknownTags.map(page_escape/* LOG */.$9.quote), MOST_NAMED);
        return `No metric has the tag ${names}. Check for a typo, and check the tag in the model`;
    }
    if (metrics.length > 0 || unreadable > 0 || problem !== null)
        return '';
    return 'The catalog has no metrics. Recompile the project, which rewrites its catalog';
}

// EXTERNAL MODULE: ./build/page/page.js
var page = __webpack_require__(26863);
// EXTERNAL MODULE: ./build/companions/history/page/lists.js
var page_lists = __webpack_require__(56556);
;// CONCATENATED MODULE: ./build/companions/recipes/page/charts.js






const charts_MOST_NAMED = 10;
const MOST_IDS = 3;
const EDITED = ' Someone saved this chart after the baseline was written, so perhaps the upgrade is not the reason.';
function troubledParagraphs({ charts, isTokenRefused, service }, detail) {
    const troubled = troubledCharts(charts?.charts ?? []).filter(({ result }) => result !== 'unchecked' || !isTokenRefused);
    if (troubled.length === 0)
        return [];
    const wrongs = new Map();
    for (const chart of troubled) {
        const wrong = JSON.stringify([describeResult(chart), describeMessage(chart, page_escape/* MARKDOWN */.yQ)]);
        const same = wrongs.get(wrong) ?? [];
        same.push(chart);
        wrongs.set(wrong, same);
    }
    const items = [...wrongs.values()].map((same) => {
        const [first] = same;
        const message = first.message === null ? '' : `<br>${describeMessage(first, page_escape/* MARKDOWN */.yQ)}${first.result === 'unchecked' ? '.' : ''}`;
        const titles = same.map((chart) => charts_titleOf(chart, service));
        const most = same.every(({ name }) => name === null) ? MOST_IDS : charts_MOST_NAMED;
        return `**${(0,words/* capital */.Nx)(describeResult(first))}:** ${(0,words/* listOf */.c3)(titles, most)}${message}`;
    });
    return ['### Charts that did not pass', ...(0,page_lists/* listParagraphs */.C$)(items, detail, 'reason')];
}
function changedParagraphs({ charts, service }, detail, isWritten) {
    const changed = (charts?.charts ?? []).flatMap((chart) => {
        const difference = chart.comparison?.result === 'changed' ? chart.comparison.difference : null;
        if (difference === null)
            return [];
        const note = `Open ${linkTo(chart, service)}.${chart.comparison?.isEdited ? EDITED : ''}`;
        return [{ title: charts_titleOf(chart, null), note, difference }];
    });
    if (changed.length === 0)
        return [];
    const whole = isWritten ? ' The output `diff-path` names the folder of the whole differences.' : '';
    return [
        '### Changed SQL',
        `${(0,words/* countOf */.pq)(changed.length, 'chart')} ${changed.length === 1 ? 'compiles' : 'compile'} to different SQL than before.${whole}`,
        ...differenceParagraphs(changed, detail),
    ];
}
function otherChartParagraphs({ charts, service }, detail) {
    if (charts === null)
        return [];
    const notes = notesOn(charts, service, detail);
    const well = charts.charts.filter(({ result, comparison }) => result === 'ok' && comparison?.result !== 'changed');
    const title = describeCharts({ charts: well, baseline: charts.baseline });
    const isAlone = well.length === charts.charts.length && notes.length === 0;
    const items = well.map((chart) => charts_titleOf(chart, service));
    const fold = () => (0,page_lists/* foldParagraphs */.Vo)(isAlone ? 'The charts' : title, (0,page_lists/* itemsUpTo */.fu)(items, detail, 'chart'));
    const list = detail.deep ? fold() : [`${title}.`];
    const text = [...notes, ...(well.length === 0 ? [] : list)];
    return isAlone || text.length === 0 ? text : ['### Other charts', ...text];
}
function notesOn({ charts, baseline }, service, { rows }) {
    const note = (said, which) => {
        const names = charts.filter(which).map((chart) => linkTo(chart, service));
        return (names.length > 0 && `- ${(0,words/* countOf */.pq)(names.length, 'chart')} ${said}: ${(0,words/* listOf */.c3)(names, Math.min(rows, charts_MOST_NAMED))}.`);
    };
    const compared = (result) => (chart) => baseline !== null && chart.comparison?.result === result;
    const isOfLate = ({ result, comparison }) => result === 'ok' && (comparison?.before ?? 'ok') !== 'ok';
    return (0,words/* present */.Eb)(note('compiled but not compared, because a filter moves with the clock', compared('moves-with-clock')), note('compiled but not compared, because new since the baseline', compared('not-in-baseline')), note('compiled that did not before', (chart) => compared('not-comparable')(chart) && isOfLate(chart)), note('compiled in part, because only one of several joined queries is checked', ({ isMerge }) => isMerge), note('compiled without the pivot, because only its query is checked', ({ isPivoted }) => isPivoted));
}
function charts_titleOf(chart, service) {
    const { exploreName, runs } = chart;
    const facts = [
        ...(exploreName === null ? [] : [`explore ${(0,page_escape/* quoteForMarkdown */.$O)(exploreName)}`]),
        ...(runs === null ? [] : [(0,words/* countOf */.pq)(runs, 'run')]),
    ];
    const name = service === null ? nameOfChart(chart, page_escape/* quoteForMarkdown */.$O) : linkTo(chart, service);
    return `${name}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`;
}
const linkTo = (chart, service) => (0,phrases/* linkToChart */.S_)(nameOfChart(chart, page_escape/* quoteForMarkdown */.$O), chart.uuid, service);
const MOST_OPEN = 1;
function differenceParagraphs(differences, detail) {
    const shown = differences.slice(0, detail.rows);
    return [
        ...shown.flatMap((each, position) => paragraphsOf(each, detail, position < MOST_OPEN)),
        ...(0,page/* describeOmitted */.QQ)(differences.length, shown.length, 'changed chart'),
    ];
}
function paragraphsOf({ title, note, difference }, { lines }, isOpen) {
    const { added, removed } = difference;
    const counts = `+${(0,words/* numberOf */.rl)(added)} −${(0,words/* numberOf */.rl)(removed)} ${added + removed === 1 ? 'line' : 'lines'}`;
    const shown = difference.lines.slice(0, lines);
    const visible = shown.filter((line) => line.trim() !== '');
    if (visible.length === 0)
        return [`- ${title}: ${counts}.${note === '' ? '' : ` ${note}`}`];
    const rest = difference.total - shown.length;
    const body = [
        ...(note === '' ? [] : [note]),
        (0,page_escape/* blockForMarkdown */.Gq)('diff', visible),
        ...(rest > 0 ? [`…and ${(0,words/* countOf */.pq)(rest, 'more line')}.`] : []),
    ];
    return isOpen ? [`${title}, ${counts}:`, ...body] : (0,page_lists/* foldParagraphs */.Vo)(`${title}, ${counts}`, body);
}

;// CONCATENATED MODULE: ./build/companions/recipes/page/listings.js






const listings_MOST_NAMED = 10;
function metricParagraphs({ metrics: report, outcome }, detail) {
    if (report === null)
        return [];
    const { metrics, missing } = report;
    const title = listings_titleOf(report);
    const items = metrics.map(({ name, label, tags }) => {
        const labelled = label === '' ? '' : `: ${(0,page_escape/* quoteForMarkdown */.$O)(label)}`;
        return `${(0,page_escape/* quoteForMarkdown */.$O)(name)}${labelled}${tags.length === 0 ? '' : ` (${(0,words/* listOf */.c3)(tags.map(page_escape/* quoteForMarkdown */.$O), listings_MOST_NAMED)})`}`;
    });
    const list = detail.deep ? (0,page_lists/* foldParagraphs */.Vo)(title, (0,page_lists/* itemsUpTo */.fu)(items, detail, 'metric')) : [`${title}.`];
    const absent = missing.map(({ name, nearest }) => {
        return `${(0,page_escape/* quoteForMarkdown */.$O)(name)} is not in the catalog${nearest === null ? '' : `. Did you mean ${(0,page_escape/* quoteForMarkdown */.$O)(nearest)}?`}`;
    });
    const isTold = outcome.failures.some(({ cause }) => cause === 'metrics-unknown');
    const notes = listings_notesOn(report, isTold);
    const trouble = [...notes, ...(0,page_lists/* listParagraphs */.C$)(absent, detail, 'missing metric')];
    return [...(trouble.length === 0 ? [] : ['### Metrics', ...trouble]), ...(metrics.length === 0 ? [] : list)];
}
function listings_notesOn(report, isTold) {
    const { problem, unreadable, unknownTags, isAskedAgain, metrics, expected } = report;
    return (0,words/* present */.Eb)(problem !== null && !isTold && `⚠️ ${page_escape/* MARKDOWN */.yQ.prose(problem)}.`, unreadable > 0 && `⚠️ ${(0,words/* countOf */.pq)(unreadable, 'metric')} could not be read.`, unknownTags.length > 0 && `⚠️ No metric has the tag ${(0,words/* listOf */.c3)(unknownTags.map(page_escape/* quoteForMarkdown */.$O), listings_MOST_NAMED)}.`, isAskedAgain && 'The catalog was empty at first, so it was read again. It is empty while a project compiles.', metrics.length === 0 && expected.length === 0 && problem === null && '⚠️ No metric was found.');
}
function listings_titleOf({ metrics, tags, share, expected, missing, problem }) {
    const more = tags.length > listings_MOST_NAMED ? ' or others' : '';
    const tagged = tags.length === 0 ? '' : ` with the tag ${tags.slice(0, listings_MOST_NAMED).map(page_escape/* quoteForMarkdown */.$O).join(' or ')}${more}`;
    const isAllThere = expected.length > 0 && missing.length === 0 && problem === null;
    const found = isAllThere ? `, ${describeExpected(expected.length)}` : '';
    return `${(0,words/* countOf */.pq)(metrics.length, 'metric')}${tagged}${found}${(0,phrases/* isWhole */.wP)(share) ? '' : ` (${(0,phrases/* describeShare */.rm)(share)})`}`;
}
function userParagraphs({ users }, detail, isWritten) {
    if (users === null)
        return [];
    const { problem, unreadable, share, roles, groups, people } = users;
    const isUnknown = problem !== null && share.read === 0;
    const trouble = (0,words/* present */.Eb)(problem !== null && `⚠️ ${page_escape/* MARKDOWN */.yQ.prose(problem)}.`, unreadable > 0 && `⚠️ ${describeUncounted(users)}.`, users.untold > 0 && `⚠️ ${page_escape/* MARKDOWN */.yQ.prose(describeUntold(users))}.`);
    const title = describeUsers(users);
    const count = (each) => (0,words/* countOf */.pq)(each.users, 'user');
    const ofRole = roles.map((each) => `${(0,page_escape/* quoteForMarkdown */.$O)(each.role)}: ${count(each)}`);
    const ofGroup = (groups ?? []).map((each) => `${(0,page_escape/* quoteForMarkdown */.$O)(each.name)}: ${count(each)}`);
    const lists = [
        ...list('Roles', ofRole, detail, 'role'),
        ...list('Groups', ofGroup, detail, 'group'),
        ...list('People', (people ?? []).map(describePerson), detail, 'user'),
    ];
    const where = isWritten ? ['The output `users-path` names the file that has them.'] : [];
    const told = detail.deep ? (0,page_lists/* foldParagraphs */.Vo)(title, [...untold(users), ...where, ...lists]) : [`${title}.`, ...where];
    return [...(trouble.length === 0 ? [] : ['### Users', ...trouble]), ...(isUnknown ? [] : told)];
}
function list(title, items, detail, noun) {
    return items.length === 0 ? [] : [`**${title}**`, ...(0,page_lists/* itemsUpTo */.fu)(items, detail, noun)];
}
const STATES = [
    { name: 'pending', is: 'pending' },
    { name: 'inactive', is: 'inactive' },
    { name: 'withoutGroup', is: 'in no group' },
];
function describeUsers(users) {
    const told = STATES.flatMap(({ name, is }) => (users[name] === null ? [] : [`${(0,words/* numberOf */.rl)(users[name])} ${is}`]));
    const read = (0,phrases/* isWhole */.wP)(users.share) ? '' : ` (${(0,phrases/* describeShare */.rm)(users.share)})`;
    return `${(0,words/* countOf */.pq)(users.share.read, 'user')}${read}${told.length === 0 ? '' : `: ${told.join(', ')}`}`;
}
function untold(users) {
    const states = STATES.filter(({ name }) => users[name] === null).map(({ is }) => is);
    return states.length === 0 ? [] : [`${product/* product */.q.name} does not say how many are ${states.join(' or ')}.`];
}
function describePerson({ name, email, role, groups, isPending, isActive }) {
    const states = [...(isPending === true ? ['pending'] : []), ...(isActive === false ? ['inactive'] : [])];
    const who = [name, email].filter((text) => text !== '').map(page_escape/* quoteForMarkdown */.$O);
    const member = groups.length === 0 ? [] : [`in ${(0,words/* listOf */.c3)(groups.map(page_escape/* quoteForMarkdown */.$O), listings_MOST_NAMED)}`];
    return [...who, (0,page_escape/* quoteForMarkdown */.$O)(role), ...member, ...states].join(', ');
}

;// CONCATENATED MODULE: ./build/companions/recipes/page/summary.js











const MOST_CAUSES = 3;
function renderRecipesSummary(report, files) {
    const { mark, title } = recipesHeadline(report);
    const versions = (0,page_service/* describeVersions */.Tt)(report, page_escape/* quoteForMarkdown */.$O);
    const compared = beforeAndAfter(report, page_escape/* quoteForMarkdown */.$O);
    const causes = report.outcome.failures
        .toSorted((one, other) => Number(other.fails) - Number(one.fails))
        .map((failure) => {
        const mark = failure.fails ? MARKS.fails : MARKS.flawed;
        const telling = { prose: page_escape/* MARKDOWN */.yQ.prose, isPage: true, address: '' };
        return `- ${mark} **${(0,words/* capital */.Nx)(describeFailure(failure, report))}.** ${nextStep(failure.cause, report, telling)}`.trim();
    });
    const section = (name, render) => ({ name, render });
    const sections = [
        section('the result', () => [
            `## ${mark} ${(0,page_service/* titleOn */.Un)('Query recipes', report.service, page_escape/* quoteForMarkdown */.$O)}: ${title}`,
            ...(versions === '' ? [] : [`⚠️ ${versions}.`]),
            ...(compared === null ? [] : [`- **Before** ${compared.before}.`, `- **After** ${compared.after}.`]),
        ]),
        section('what to do', () => causeParagraphs(causes, report)),
        section('charts that did not pass', (detail) => troubledParagraphs(report, detail)),
        section('changed SQL', (detail) => changedParagraphs(report, detail, files.diffPath !== null)),
        section('the API before and after', (detail) => (0,page_contract/* contractParagraphs */.Sq)(report, detail)),
        section('other charts', (detail) => otherChartParagraphs(report, detail)),
        section('metrics', (detail) => (isTold(report, 'metrics') ? metricParagraphs(report, detail) : [])),
        section('users', (detail) => isTold(report, 'users') ? userParagraphs(report, detail, files.usersPath !== null) : []),
        section('how it was read', () => closingParagraphs(report, files)),
    ];
    return (0,page/* renderPage */.Cf)(sections, page/* MOST_IN_SUMMARY */.r_);
}
function isTold(report, part) {
    return !report.isTokenRefused || report[part]?.problem === null;
}
function causeParagraphs(causes, report) {
    if (causes.length === 0)
        return [];
    const further = causes.slice(MOST_CAUSES);
    const { fails, failures } = report.outcome;
    const outcome = describeOutcome(report, (text) => `\`${text}\``);
    const renews = failures.some(({ cause }) => cause === 'changed' || cause === 'no-baseline' || cause === 'lost');
    return (0,words/* present */.Eb)(fails ? `### ${MARKS.fails} ${outcome.slice(0, -1)}` : '### What to do', causes.slice(0, MOST_CAUSES), further.length > 0 && (0,page_lists/* foldParagraphs */.Vo)((0,words/* countOf */.pq)(further.length, 'further cause'), further), renews && ['The lines for a new baseline:', (0,page_escape/* blockForMarkdown */.Gq)('yaml', ['with:', '  write-baseline: new-baseline'])], !fails && outcome);
}
function closingParagraphs(report, { baselinePath }) {
    const { charts, tool, service } = report;
    const history = charts === null || charts.problem !== null ? null : charts.history;
    const parts = (0,words/* present */.Eb)((0,words/* capital */.Nx)(charts?.baseline ? `project ${(0,page_escape/* quoteForMarkdown */.$O)(service.projectUuid)}.` : (0,page_service/* describeService */.Jv)(report, page_escape/* quoteForMarkdown */.$O)), history !== null && `Charts chosen from the runs of the account that owns the token: ${(0,phrases/* describeShare */.rm)(history)}.`, unreadableRuns(report).map((text) => `⚠️ ${text}.`), baselinePath !== null && 'The output `baseline-path` names the new baseline.', `By ${tool.name} ${tool.version}. The report file (\`report-path\`) has everything.`);
    return [parts.join(' ')];
}

// EXTERNAL MODULE: ./build/settings/setting-parsers.js
var setting_parsers = __webpack_require__(62029);
;// CONCATENATED MODULE: ./build/companions/recipes/settings.js




const MOST_CHARTS = 1_000;
const settings_list = (0,setting_parsers/* listBetween */.pV)(/[\n,]/);
const ids = (0,setting_parsers/* everyItem */.l5)((text) => settings_list(text.replaceAll(/#.*/g, '')), (id) => CHART_UUID.test(id), ", which is not a chart id. Give the uuid from the chart's address, one per line.");
const settings_charts = (text) => {
    const given = ids(text);
    if (given.length > MOST_CHARTS)
        throw new setting_parsers/* SettingError */.L_(`holds ${given.length} charts. Give ${MOST_CHARTS} at most.`);
    return given;
};
const numberOfCharts = (text) => {
    const count = (0,setting_parsers/* wholeNumber */.rD)(text);
    if (count > MOST_CHARTS)
        throw new setting_parsers/* SettingError */.L_(`is ${count}. Give ${MOST_CHARTS} at most.`);
    return count;
};
const metricNames = (0,setting_parsers/* everyItem */.l5)(settings_list, (name) => /^[^.\s]+\.\S+$/.test(name), '. Give each metric as table.metric.');
const SETTINGS = {
    ...companion/* serviceSettings */.xw,
    charts: (0,setting_parsers/* withDefault */.IQ)(settings_charts, ''),
    'charts-from-history': (0,setting_parsers/* withDefault */.IQ)(numberOfCharts, '0'),
    'write-baseline': (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    baseline: (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'metric-tags': (0,setting_parsers/* withDefault */.IQ)(settings_list, ''),
    'expect-metrics': (0,setting_parsers/* withDefault */.IQ)(metricNames, ''),
    users: (0,setting_parsers/* optional */.lq)((0,setting_parsers/* oneOf */.yL)(USERS_FORMS)),
    'fail-on': (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(FAIL_ON), 'broken'),
};

;// CONCATENATED MODULE: ./build/companions/recipes/main.js

















const MOST_TIME_MS = 1_200_000;
async function main(processEnv) {
    const run = { title: 'Query recipes', parsers: SETTINGS, withdraw: withdraw };
    return await (0,companion/* runCompanion */.y6)(run, processEnv, async (settings, hide) => {
        const recipes = (0,companion/* hideIn */.cW)(await gather(settings, questionOf(settings)), hide);
        const { report } = recipes;
        const written = await writeFiles(recipes, settings, processEnv);
        await (0,runner_files/* writeSummary */.Sy)(renderRecipesSummary(report, written));
        (0,core/* info */.pq)(renderRecipes(report, written.baselinePath !== null));
        (0,annotate/* annotate */.f)(renderRecipesAnnotations(report));
        publishRecipes(report, written);
        return report.outcome.fails;
    });
}
async function gather(settings, question) {
    const { signal, isInterrupted } = interruptedBySignals();
    const client = new service_client/* AnalyticsClient */.s({ baseUrl: settings['base-url'], token: settings['api-token'], signal });
    try {
        const recipes = await gatherRecipes(client, question, {
            now: () => new Date(),
            signal,
            isInterrupted,
            wait: (ms) => (0,promises_.setTimeout)(ms, undefined, { signal }).catch(() => undefined),
            onProgress: (0,log_progress/* progressInLog */.f)(),
        });
        return signal.aborted ? recipes : { ...recipes, report: await (0,companion_report/* withMigrations */.S)(recipes.report) };
    }
    finally {
        client.close();
    }
}
function interruptedBySignals() {
    const end = new AbortController();
    let isInterrupted = false;
    for (const name of ['SIGINT', 'SIGTERM']) {
        process.once(name, () => {
            isInterrupted = true;
            end.abort();
        });
    }
    const timeIsUp = () => end.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    setTimeout(timeIsUp, MOST_TIME_MS).unref();
    return { signal: end.signal, isInterrupted: () => isInterrupted };
}
const NOTHING_ASKED = 'There is nothing to do. Give one of charts, charts-from-history, baseline, metric-tags, expect-metrics and users. An empty input counts as not given, such as the path of a baseline that was never written.';
function questionOf(settings) {
    const { charts, users, baseline: folder, 'write-baseline': written, 'project-uuid': projectUuid } = settings;
    const { 'charts-from-history': chartsFromHistory, 'metric-tags': tags } = settings;
    if (written !== undefined)
        refuseForeignFolder(written);
    if (written !== undefined && folder !== undefined && (0,external_node_path_.resolve)(written) === (0,external_node_path_.resolve)(folder)) {
        const both = `${(0,companion/* labelOf */.Wy)('baseline')} and ${(0,companion/* labelOf */.Wy)('write-baseline')}`;
        throw new input_error/* InputError */.d(`${both} are the same folder, so the next run would accept what is broken now. Write to another folder.`);
    }
    const baseline = folder === undefined ? null : readBaselineFolder(folder);
    const expected = [...new Set(settings['expect-metrics'])];
    const asksForCharts = charts.length > 0 || chartsFromHistory > 0 || folder !== undefined;
    const asksForMetrics = tags.length > 0 || expected.length > 0;
    if (written !== undefined && !asksForCharts) {
        const either = `${(0,companion/* labelOf */.Wy)('charts')} or ${(0,companion/* labelOf */.Wy)('charts-from-history')}`;
        throw new input_error/* InputError */.d(`${(0,companion/* labelOf */.Wy)('write-baseline')} has no charts to write. Give ${either}.`);
    }
    if (!asksForCharts && !asksForMetrics && users === undefined)
        throw new input_error/* InputError */.d(NOTHING_ASKED);
    if (baseline !== null && baseline.projectUuid.toLowerCase() !== projectUuid.toLowerCase()) {
        const differ = `it belongs to project ${baseline.projectUuid}, but ${(0,companion/* labelOf */.Wy)('project-uuid')} is ${projectUuid}`;
        throw new input_error/* InputError */.d(`${(0,companion/* labelOf */.Wy)('baseline')} cannot be used: ${differ}. Give the baseline of this project, or write a new one.`);
    }
    return {
        projectUuid,
        expectedVersion: settings['expected-version'],
        charts,
        chartsFromHistory,
        baseline,
        isBaselineMissing: baseline === null && (folder !== undefined || settings['fail-on'] === 'changed'),
        metrics: asksForMetrics ? { tags, expected } : null,
        users: users ?? null,
        failOn: settings['fail-on'],
    };
}
const recipesAction = {
    title: 'Query recipes',
    endedEarly: 'The step ended before it had checked anything.',
    mostMinutes: 30,
    main,
    withdraw: withdraw,
    renderFailure: (message) => (0,failure_page/* renderFailurePage */.u)('Query recipes did not finish, so the step fails', message),
};


/***/ }),

/***/ 69211:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runner_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4962);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74924);


await (0,_runner_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .runFramed */ .x)(_main_js__WEBPACK_IMPORTED_MODULE_1__/* .recipesAction */ .o);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
