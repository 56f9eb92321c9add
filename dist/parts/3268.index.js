export const id = 3268;
export const ids = [3268];
export const modules = {

/***/ 89470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(90143);
// EXTERNAL MODULE: ./build/analytics/client.js + 10 modules
var analytics_client = __webpack_require__(26527);
// EXTERNAL MODULE: ./build/analytics/companion-report.js
var companion_report = __webpack_require__(40284);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/documents/malformed.js
var malformed = __webpack_require__(68864);
// EXTERNAL MODULE: ./build/documents/moment.js
var moment = __webpack_require__(40709);
// EXTERNAL MODULE: ./build/documents/quote-value.js
var quote_value = __webpack_require__(77829);
// EXTERNAL MODULE: ./build/analytics/contract/contract.js
var contract = __webpack_require__(25022);
// EXTERNAL MODULE: ./build/analytics/records/members.js
var members = __webpack_require__(68745);
;// CONCATENATED MODULE: ./build/analytics/recipes/baseline.js







const CHART_RESULTS = ['ok', 'broken', 'not-allowed', 'not-found', 'unchecked'];
/** The id of a chart, which can never be a path. */
const CHART_UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const VERSION = '1';
const MOST_CHARTS = 10_000;
const MOST_MEGABYTES = 20;
const MEGABYTE = 1_000_000;
const MEND = 'write a new baseline';
const SHA256 = 'a SHA-256 in hexadecimal digits, or null';
const manifestSchema = schemas/* object */.Ikc({
    baselineVersion: schemas/* literal */.euz(VERSION, `"${VERSION}"`),
    generatedAt: schemas/* string */.YjP('a date-time').refine((time) => (0,moment/* parseMoment */.m)(time) !== null, 'a date-time'),
    /** Without credentials. A copy may be compared with the original, so it may differ from the address of a run. */
    baseUrl: members/* text */.Qq,
    projectUuid: members/* text */.Qq,
    /** Hostile until escaped; null if the service did not report it. */
    serverVersion: members/* textOrNull */.ef,
    /** What the API was seen to be; null in the baseline of an older action. */
    contract: contract/* observedShapeSchema */.JE,
    charts: schemas/* custom */.IeY((charts) => Array.isArray(charts) && charts.length <= MOST_CHARTS, `a list of at most ${MOST_CHARTS} charts`)
        .pipe(schemas/* array */.YOg(schemas/* object */.Ikc({
        uuid: schemas/* string */.YjP('the id of a chart').regex(CHART_UUID, 'the id of a chart'),
        /** Hostile until escaped; null if the service did not report it, as is the next member. */
        name: members/* textOrNull */.ef,
        /** When the chart was last saved, as the service wrote it. */
        updatedAt: members/* textOrNull */.ef,
        result: schemas/* enum */.k5n(CHART_RESULTS, `one of ${CHART_RESULTS.join(', ')}`),
        movesWithClock: members/* flag */.Jt,
        sha256: schemas/* string */.YjP(SHA256)
            .regex(/^[\da-f]{64}$/, SHA256)
            .nullable(),
    }, 'an object'))),
}, 'an object');
/**
 * The manifest of a baseline as JSON. The SQL of each chart is in a file beside it, unchanged: see {@link sqlFileOf}.
 */
function manifestOf(baseline) {
    const { charts: compiled, contract, ...about } = baseline;
    const charts = compiled.map(({ sql, ...chart }) => ({
        ...chart,
        sha256: sql === null ? null : digestOf(normalizeLineEnds(sql)),
    }));
    return `${JSON.stringify({ baselineVersion: VERSION, ...about, charts, contract }, null, 2)}\n`;
}
/**
 * The name of the file with a chart's SQL.
 *
 * @throws RangeError where the text is not a chart id, because nothing else may become a file name
 */
function sqlFileOf(uuid) {
    if (!CHART_UUID.test(uuid))
        throw new RangeError(`${(0,quote_value/* quoteValue */.c)(uuid)} is not the id of a chart`);
    return `${uuid.toLowerCase()}.sql`;
}
/**
 * An SQL text as it is read back from a file, whatever version control does to its line ends. Apply this before
 * comparing with the SQL of a baseline.
 */
function normalizeLineEnds(sql) {
    // Half a surrogate pair cannot be written as UTF-8.
    return Buffer.from(sql, 'utf8').toString('utf8').replaceAll('\r\n', '\n');
}
/**
 * Reads a baseline.
 *
 * @param manifest the text of the manifest
 * @param readSql returns the text of a file beside it; throws where it cannot be read
 * @returns the baseline, its SQL with line feeds as line ends
 * @throws MalformedDocumentError that names the first bad member by its path, or the bad file
 */
function readBaseline(manifest, readSql) {
    const document = parse(manifest);
    const parsed = manifestSchema.safeParse(document);
    if (!parsed.success)
        throw new malformed/* MalformedDocumentError */.BD((0,malformed/* firstMalformation */.Wu)(parsed.error, document), MEND);
    const { baselineVersion: _, charts, ...about } = parsed.data;
    refuseRepetition(charts);
    return { ...about, charts: charts.map((chart, index) => readChart(chart, index, readSql)) };
}
function parse(manifest) {
    const megabytes = manifest.length / MEGABYTE;
    if (megabytes > MOST_MEGABYTES) {
        throw refusal('', `of ${megabytes.toFixed(1)} MB`, `a manifest of at most ${MOST_MEGABYTES} MB`);
    }
    try {
        return JSON.parse(manifest);
    }
    catch {
        throw refusal('', 'not JSON', 'the manifest of a baseline');
    }
}
function refuseRepetition(charts) {
    const places = new Map();
    for (const [index, { uuid }] of charts.entries()) {
        const first = places.get(uuid.toLowerCase());
        if (first !== undefined) {
            throw refusal(`charts[${index}].uuid`, (0,quote_value/* quoteValue */.c)(uuid), `another chart than charts[${first}]`);
        }
        places.set(uuid.toLowerCase(), index);
    }
}
function readChart({ sha256, ...chart }, index, readSql) {
    const member = `charts[${index}].sha256`;
    if (sha256 === null && chart.result === 'ok')
        throw refusal(member, 'null', 'the SHA-256 of its SQL, for it compiled');
    if (sha256 === null)
        return { ...chart, sql: null };
    const file = sqlFileOf(chart.uuid);
    const sql = normalizeLineEnds(readFile(readSql, file, member));
    if (digestOf(sql) === sha256)
        return { ...chart, sql };
    throw refusal(member, (0,quote_value/* quoteValue */.c)(sha256), `that of the file "${file}": it was edited or cut off`);
}
function readFile(readSql, file, member) {
    try {
        return readSql(file);
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw refusal(member, `that of a file that cannot be read (${reason})`, `the file "${file}" beside the manifest`);
    }
}
function digestOf(sql) {
    return (0,external_node_crypto_.createHash)('sha256').update(sql).digest('hex');
}
function refusal(member, found, expected) {
    return new malformed/* MalformedDocumentError */.BD({ member, found, expected }, MEND);
}

// EXTERNAL MODULE: ./build/documents/is-object.js
var is_object = __webpack_require__(269);
// EXTERNAL MODULE: ./build/analytics/analytics-error.js
var analytics_error = __webpack_require__(32752);
// EXTERNAL MODULE: ./build/analytics/one-line.js
var one_line = __webpack_require__(17374);
;// CONCATENATED MODULE: ./build/analytics/recipes/same-sql.js
const never = () => false;
const always = () => true;
const READINGS = [{ escapes: never }, { escapes: always }];
/**
 * The rules of individual warehouses. Each one can treat white space differently from the two readings above: to most
 * others, an apostrophe in a BigQuery comment opens a quote.
 */
const READINGS_OF_WAREHOUSES = [
    // PostgreSQL, DuckDB
    {
        escapes: (sql, at) => hasPrefix(sql, at, 'e'),
        hasDollarQuotes: true,
        hasNestedComments: true,
        endsLineAtCarriageReturn: true,
    },
    // Redshift
    { escapes: (sql, at) => sql[at] === "'", hasDollarQuotes: true, hasNestedComments: true },
    // BigQuery
    { escapes: always, lineComment: '#', hasTripleQuotes: true },
    // Snowflake
    { escapes: (sql, at) => sql[at] === "'", lineComment: '//', hasDollarQuotes: true },
    // Databricks
    { escapes: (sql, at) => sql[at] !== '`' && !hasPrefix(sql, at, 'r'), hasNestedComments: true },
    // ClickHouse
    { escapes: always, lineComment: '#', hasDollarQuotes: true },
];
/** Marks for the positions of an SQL text: code for every warehouse. */
const CODE = 0;
/** Inside a quote or a comment for at least one warehouse. */
const KEPT = 1;
/** The line break that ends a comment. */
const COMMENT_END = 2;
const WHITE = ' \t\n\r\f\v';
const CLOSE_FITTING = '(),;';
const IDENTIFIER = /[\w\u0080-\uffff]/;
/**
 * Whether two SQL texts only differ in white space. White space counts inside quotes and comments. Elsewhere any run of
 * it equals one blank, and it is ignored at the ends and next to `(`, `)`, `,` and `;`. The line break after a `--`
 * comment counts, because it decides what is code. Warehouses disagree about quotes, mainly about backslash escapes, so
 * white space is only ignored if it is outside of quotes for all of them. Never true for any other difference.
 *
 * A carriage return inside quotes counts. To compare with a file, pass both texts through `asKeptInFile` first.
 */
function isSameSql(one, other) {
    return one === other || normalized(one) === normalized(other);
}
/**
 * Removes a final `;` and a final `LIMIT` with a number, to compare queries that ran with different row limits. A text
 * that ends with a comment stays unchanged.
 */
function withoutLimit(sql) {
    const marks = marksOf(sql);
    let end = codeEnd(sql, sql.length);
    if (sql[end - 1] === ';' && marks[end - 1] === CODE)
        end = codeEnd(sql, end - 1);
    const number = endWithout(sql, end, '0123456789');
    const keyword = codeEnd(sql, number) - 'limit'.length;
    const isLimit = number < end &&
        keyword + 'limit'.length < number &&
        sql.slice(Math.max(keyword, 0), keyword + 'limit'.length).toLowerCase() === 'limit' &&
        marks[keyword] === CODE &&
        !/[\w$.@\u0080-\uffff]/.test(sql.charAt(keyword - 1));
    return sql.slice(0, isLimit ? codeEnd(sql, keyword) : end);
}
/**
 * The mark of each position in an SQL text: 0 where all warehouses read code, outside of quotes and comments. The time
 * is linear in the length of the text.
 */
function marksOf(sql) {
    const marks = new Uint8Array(sql.length);
    for (const reading of READINGS)
        addMarks(marks, spansOf(sql, reading).spans);
    for (const reading of READINGS_OF_WAREHOUSES) {
        const { spans, isClosed } = spansOf(sql, reading);
        // If a quote never ends for a warehouse, the text was not written for it.
        if (isClosed)
            addMarks(marks, spans);
    }
    return marks;
}
/** The text as each warehouse reads it for which all quotes end, or as SQL has it if they end for none. */
function readingsOf(sql) {
    const readings = [...READINGS, ...READINGS_OF_WAREHOUSES].map((reading) => spansOf(sql, reading));
    const closed = readings.filter(({ isClosed }) => isClosed);
    return (closed.length > 0 ? closed : readings.slice(0, 1)).map(({ spans }) => quotedOf(sql, spans));
}
function quotedOf(sql, spans) {
    const [quotes, comments, parts] = [[], [], []];
    let end = 0;
    for (let index = 0; index < spans.length; index += 3) {
        const [start = 0, next = 0] = [spans[index], spans[index + 1]];
        const text = sql.slice(start, next);
        const isQuote = /^['"`$]/.test(text);
        // A doubled quote ends one quote and opens the next: both are one name.
        const isDoubled = isQuote && start === end && index > 0 && sql[start - 1] === sql[start];
        if (isDoubled)
            quotes.push(`${quotes.pop()}${text.slice(0, -1)}`);
        else
            parts.push(sql.slice(end, start).replaceAll('\0', ''), isQuote ? `\0${quotes.length}\0` : ' ');
        if (!isQuote)
            comments.push(text);
        else if (!isDoubled)
            quotes.push(text.slice(1, -1));
        end = next;
    }
    return { code: [...parts, sql.slice(end).replaceAll('\0', '')].join(''), quotes, comments };
}
/** The text with only the white space that counts. Two texts are the same if these are equal. */
function normalized(sql) {
    const marks = marksOf(sql);
    const parts = [];
    let at = 0;
    while (at < sql.length) {
        const start = at;
        let separator = '';
        for (; at < sql.length && marks[at] !== KEPT && WHITE.includes(sql.charAt(at)); at += 1) {
            if (marks[at] === COMMENT_END)
                separator = '\n';
            else
                separator ||= ' ';
        }
        const isAtEnd = start === 0 || at === sql.length;
        const isClose = isCloseFitting(sql, marks, start - 1) || isCloseFitting(sql, marks, at);
        if (!isAtEnd && (separator === '\n' || !isClose))
            parts.push(separator);
        const word = at;
        while (at < sql.length && (marks[at] === KEPT || !WHITE.includes(sql.charAt(at))))
            at += 1;
        parts.push(sql.slice(word, at));
    }
    return parts.join('');
}
function isCloseFitting(sql, marks, at) {
    return marks[at] === CODE && CLOSE_FITTING.includes(sql.charAt(at));
}
function codeEnd(sql, end) {
    return endWithout(sql, end, WHITE);
}
/** The end of a text after these characters are removed before `end`. */
function endWithout(sql, end, characters) {
    let at = end;
    while (at > 0 && characters.includes(sql.charAt(at - 1)))
        at -= 1;
    return at;
}
/** What opens a quote or a comment, for some warehouse. */
const OPENING = /["'`]|--|#|\/[*/]|\$(?:[a-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/gi;
/**
 * The quotes and comments of a text, as three numbers each: start, end, and the offset of the line break that ends it,
 * or -1.
 */
function spansOf(sql, reading) {
    const spans = [];
    let areClosed = true;
    const opening = new RegExp(OPENING);
    for (let found = opening.exec(sql); found !== null; found = opening.exec(sql)) {
        const { 0: sign, index } = found;
        const token = tokenAt(sql, index, sign, reading);
        opening.lastIndex = token?.end ?? index + 1;
        if (token === null)
            continue;
        const { end, isClosed, isLineComment = false } = token;
        // White space at the end of the line is not part of the comment.
        spans.push(index, isLineComment ? codeEnd(sql, end) : end, isLineComment ? end : -1);
        areClosed &&= isClosed;
    }
    return { spans, isClosed: areClosed };
}
function addMarks(marks, spans) {
    for (let index = 0; index < spans.length; index += 3) {
        const [start = 0, end = 0, lineEnd = -1] = [spans[index], spans[index + 1], spans[index + 2]];
        // Faster than `fill` for many short spans.
        for (let at = start; at < end; at += 1)
            marks[at] = KEPT;
        if (lineEnd >= 0 && lineEnd < marks.length && marks[lineEnd] === CODE)
            marks[lineEnd] = COMMENT_END;
    }
}
/** The quote or comment that a sign opens at `at`; null if it is code for this warehouse. */
function tokenAt(sql, at, sign, reading) {
    if (sign === '--' || sign === reading.lineComment) {
        const ending = reading.endsLineAtCarriageReturn ? /[\r\n]/g : /\n/g;
        ending.lastIndex = at;
        return { end: ending.exec(sql)?.index ?? sql.length, isClosed: true, isLineComment: true };
    }
    if (sign === '/*')
        return reading.hasNestedComments ? nestedComment(sql, at) : upTo('*/', sql, at + 2);
    if (sign.startsWith('$')) {
        // Inside an identifier a dollar is a letter.
        const isQuote = reading.hasDollarQuotes && !IDENTIFIER.test(sql.charAt(at - 1));
        return isQuote ? upTo(sign, sql, at + sign.length) : null;
    }
    return sign === '#' || sign === '//' ? null : quoteAt(sql, at, sign, reading);
}
/** A doubled quote needs no special case: it ends one quote and opens the next. */
function quoteAt(sql, at, quote, reading) {
    const isTriple = reading.hasTripleQuotes && quote !== '`' && sql.startsWith(quote.repeat(3), at);
    const delimiter = isTriple ? quote.repeat(3) : quote;
    if (!reading.escapes(sql, at))
        return upTo(delimiter, sql, at + delimiter.length);
    for (let inside = at + delimiter.length; inside < sql.length; inside += 1) {
        if (sql[inside] === '\\')
            inside += 1;
        else if (sql.startsWith(delimiter, inside))
            return { end: inside + delimiter.length, isClosed: true };
    }
    return { end: sql.length, isClosed: false };
}
function nestedComment(sql, at) {
    const signs = /\/\*|\*\//g;
    signs.lastIndex = at;
    let levels = 0;
    for (let found = signs.exec(sql); found !== null; found = signs.exec(sql)) {
        levels += found[0] === '/*' ? 1 : -1;
        if (levels === 0)
            return { end: signs.lastIndex, isClosed: true };
    }
    return { end: sql.length, isClosed: false };
}
function upTo(delimiter, sql, from) {
    const found = sql.indexOf(delimiter, from);
    return found < 0 ? { end: sql.length, isClosed: false } : { end: found + delimiter.length, isClosed: true };
}
/** Whether this letter precedes the quote and is not the end of a longer word. */
function hasPrefix(sql, at, letter) {
    return sql.charAt(at - 1).toLowerCase() === letter && !IDENTIFIER.test(sql.charAt(at - 2));
}

;// CONCATENATED MODULE: ./build/analytics/recipes/broken-sql.js

/** Stands for the quote with this number in a text of code. */
const QUOTE = /\0(\d+)\0/;
const ALIAS = new RegExp(String.raw `\bAS\s+(?:${QUOTE.source}|\[([^\]]*)\]|([\w$]+))`, 'gi');
/** NULL as the whole of a column: `a IS NULL AS b` is sound. */
const NULL_COLUMN = /(?:\bSELECT(?:\s+DISTINCT)?|,)\s*NULL\s*$/i;
/** In characters, with the white space in it. */
const LONGEST_NULL = 100;
const ERROR = /^\/\*\s*ERROR:\s*([\s\S]*?)\s*\*\/$/;
/**
 * What is wrong with the SQL of a query that Lightdash answered with as if it were sound. It leaves out a dimension that is gone, makes
 * NULL of one whose own SQL does not compile, and writes a comment in the place of a filter that it cannot resolve.
 *
 * @param fields ids of the query's dimensions and metrics, each of which has to be a column
 * @returns the service's words if it says any, else ours; hostile until escaped. Null for sound SQL
 */
function faultOf(sql, fields) {
    // Which warehouse the text is for is not said. Read as another one, a text with a backslash may look broken.
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
            .map((field) => `the SQL lacks ${field}: the model has no such field`),
        ...fields
            .filter((field) => empty.has(field))
            .map((field) => `${field} is NULL in the SQL, as for a field whose own SQL does not compile`),
    ];
}

;// CONCATENATED MODULE: ./build/analytics/recipes/clock-filters.js

/** Operators whose SQL contains the date of compilation (docs/service-api.md#saved-charts-and-their-sql). */
const CLOCK_OPERATORS = new Set([
    'inThePast',
    'notInThePast',
    'inTheNext',
    'inTheCurrent',
    'notInTheCurrent',
    'inPeriodToDate',
]);
/**
 * Whether a filter rule depends on the clock, so that the query compiles to different SQL every day. A rule counts
 * wherever it stands, even in a part that only a future version has, unless it is disabled.
 *
 * @param metricQuery as received, nested to any depth
 */
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

;// CONCATENATED MODULE: ./build/analytics/recipes/check-chart.js





/** These errors have status 400, which usually blames the query, but the warehouse or the server caused them. */
const NOT_THE_QUERY = new Set(['TimeoutError', 'WarehouseQueryError']);
/** These errors refuse the account or the route, with the status of a chart that is missing or may not be seen. */
const NOT_THE_CHART = new Set(['DeactivatedAccountError', 'TrialExpiredError', 'InvalidUser', 'DeprecatedRouteError']);
/** Statuses of a refusal that concern the query (docs/service-api.md#errors). */
const ABOUT_WHAT_WAS_SENT = new Set([400, 422]);
/** The most characters of the service's words, which may be a page of errors. */
const LONGEST_WORDS = 500;
/**
 * Compiles a saved chart: its metric query with its saved parameter values. A chart without an answer is `unchecked`,
 * never `ok`.
 *
 * @throws every error other than an AnalyticsError
 */
async function checkChart(client, projectUuid, uuid) {
    const chart = await (0,analytics_error/* orFailure */.w)(client.savedChart(uuid));
    if (chart instanceof analytics_error/* AnalyticsError */.N)
        return { ...uncheckedChart(uuid, ''), ...failedToRead(chart) };
    // A cache may return the answer to another request, which proves nothing about this chart.
    if (chart.uuid && chart.uuid.toLowerCase() !== uuid.toLowerCase()) {
        return uncheckedChart(uuid, (0,one_line/* oneLine */.T)(`Lightdash answered with another chart, ${chart.uuid}`, LONGEST_WORDS));
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
        const message = (0,one_line/* oneLine */.T)(`It belongs to another project, ${chart.projectUuid}`, LONGEST_WORDS);
        return { ...known, ...failed('not-found', message) };
    }
    const body = parameters ? { ...metricQuery, parameters } : metricQuery;
    return { ...known, ...(await compile(client, projectUuid, metricQuery.exploreName, body)) };
}
/** A table that was pivoted once may keep a configuration without columns (docs/service-api.md#saved-charts-and-their-sql). */
function isPivoted(pivotConfig) {
    return (0,is_object/* isObject */.G)(pivotConfig) && Array.isArray(pivotConfig['columns']) && pivotConfig['columns'].length > 0;
}
/** A chart about which nothing is known, with the reason. */
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
/**
 * Compiles a metric query.
 *
 * @param body as for `AnalyticsClient.compileQuery`
 * @throws every error other than an AnalyticsError
 */
async function compile(client, projectUuid, exploreName, body) {
    const compiled = await (0,analytics_error/* orFailure */.w)(client.compileQuery(projectUuid, exploreName, body));
    if (compiled instanceof analytics_error/* AnalyticsError */.N)
        return failedToCompile(compiled);
    // An answer with errors is only nominally a success (docs/service-api.md#saved-charts-and-their-sql).
    const errors = compiled.compilationErrors ?? [];
    if (errors.length > 0) {
        const words = (0,one_line/* oneLine */.T)(errors.filter((error) => error.trim() !== '').join('; '), LONGEST_WORDS);
        return failed('broken', words === '' ? 'Lightdash reports errors without saying what they are' : words);
    }
    if (compiled.query.trim() === '')
        return failed('broken', 'Lightdash answered without any SQL');
    const fields = [body['dimensions'], body['metrics']].flat();
    if (!fields.every((field) => typeof field === 'string')) {
        return failed('unchecked', 'Its query does not list its dimensions and metrics, so its SQL cannot be checked for them');
    }
    const fault = faultOf(compiled.query, fields);
    if (fault !== null)
        return failed('broken', (0,one_line/* oneLine */.T)(fault, LONGEST_WORDS));
    return { result: 'ok', message: null, sql: compiled.query, pivotSql: compiled.pivotQuery ?? null, isHopeless: false };
}
function failedToRead(error) {
    const words = wordsOf(error);
    if (words !== null && error.kind === 'not-found')
        return failed('not-found', words);
    if (words !== null && error.kind === 'forbidden')
        return failed('not-allowed', words);
    return unchecked(error);
}
function failedToCompile(error) {
    const { kind, complaint } = error;
    const words = wordsOf(error);
    if (words !== null && kind === 'forbidden')
        return failed('not-allowed', words);
    // The chart exists, so its explore is missing.
    if (words !== null && kind === 'not-found')
        return failed('broken', words);
    const isAboutQuery = kind === 'invalid' && ABOUT_WHAT_WAS_SENT.has(error.status ?? 0);
    if (words !== null && isAboutQuery && !NOT_THE_QUERY.has(complaint?.name ?? ''))
        return failed('broken', words);
    return unchecked(error);
}
/**
 * The service's own words about the request; null if something else answered, or where they concern another matter.
 */
function wordsOf({ complaint, status, message }) {
    if (complaint === null || /endpoint not found/i.test(complaint.message))
        return null;
    if (status === 410 || NOT_THE_CHART.has(complaint.name))
        return null;
    const words = [complaint.name, complaint.message].filter((part) => part !== '').join(': ');
    return words === '' ? message : words;
}
function unchecked(error) {
    return { ...failed('unchecked', error.message), isHopeless: error.kind === 'authentication' };
}
function failed(result, message) {
    return { result, message, sql: null, pivotSql: null, isHopeless: false };
}

;// CONCATENATED MODULE: ./build/analytics/recipes/recent-runs.js


/** Twenty pages of runs. They include whatever runs every morning. */
const MOST_RUNS = 2_000;
/**
 * Reads the newest runs of the token's own account.
 *
 * @throws every error other than an AnalyticsError
 */
async function readRecentRuns(client, projectUuid, onProgress = () => undefined) {
    const progress = (done) => onProgress({ reading: 'the query history', done, total: 1 });
    progress(0);
    const read = await (0,analytics_error/* orFailure */.w)(client.queryHistory(projectUuid, { language: 'semantic' }, { rows: MOST_RUNS }));
    progress(1);
    if (read instanceof analytics_error/* AnalyticsError */.N) {
        return { runs: [], share: { read: 0, total: null, unreadable: 0 }, problem: read.message };
    }
    const { items, unreadable, total } = read;
    // This differs from an empty history: nothing is known about the runs.
    const problem = items.length === 0 && unreadable.length > 0 ? `None of the runs could be read: ${unreadable[0]?.problem}` : null;
    return { runs: items, share: { read: items.length, total, unreadable: unreadable.length }, problem };
}
/** The number of runs of each chart. The history names a chart as it was saved then, so it includes deleted charts. */
function runsByChart(runs) {
    const counts = new Map();
    for (const { chartUuid } of runs) {
        const uuid = chartUuid?.toLowerCase() ?? '';
        if (CHART_UUID.test(uuid))
            counts.set(uuid, (counts.get(uuid) ?? 0) + 1);
    }
    return counts;
}
/** Ids of the charts with the most runs, most first. Between equals, the one that ran last comes first. */
function mostRun(counts, most) {
    return [...counts]
        .sort(([, one], [, other]) => other - one)
        .slice(0, most)
        .map(([uuid]) => uuid);
}

// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(37291);
;// CONCATENATED MODULE: ./build/analytics/recipes/sql-difference.js


/** Lines with more characters are broken. */
const LONG_LINE = 200;
const CONTEXT = 3;
const MOST_REPORTED = 40;
const LONGEST_REPORTED = 240;
/** The number of characters shown before the first difference in a long line. */
const LEAD = 60;
/** With more edits, everything counts as replaced, because the time grows with their square. */
const MOST_EDITS = 1_000;
/** It also grows with their number times the number of lines. */
const MOST_COMPARISONS = 50_000_000;
/** After a comma, and before a keyword that begins a part of a query. */
const BREAK = /,|(?<=[\s)])(?:SELECT|FROM|WHERE|AND|OR|GROUP\s{1,9}BY|ORDER\s{1,9}BY|HAVING|QUALIFY|LIMIT|UNION|INTERSECT|EXCEPT|WHEN|ELSE|END|ON|(?:(?:LEFT|RIGHT|INNER|FULL|CROSS)\s{1,9}(?:OUTER\s{1,9})?)?JOIN)\b/gi;
/**
 * The lines in which two SQL texts differ. White space around a line only counts if there is no other difference, as
 * inside a quote. Long lines on one side only are broken, so that a query on one line stays readable. The time is
 * bounded for any texts, and the result is the same on every machine.
 *
 * @returns the first lines for the report, shortened, and the whole unified diff, which is empty for equal texts
 */
function differenceOf(before, after) {
    const sides = sidesOf(before.replaceAll('\r\n', '\n'), after.replaceAll('\r\n', '\n'));
    let lines = linesOf(sides, (line) => line.trim());
    if (lines.length === 0 && !isSameSql(before, after))
        lines = linesOf(sides, (line) => line);
    const counted = (sign) => lines.filter(({ line }) => line.startsWith(sign)).length;
    return {
        report: {
            added: counted('+'),
            removed: counted('-'),
            lines: lines.slice(0, MOST_REPORTED).map(cut),
            total: lines.length,
        },
        text: lines.length === 0 ? '' : ['--- before', '+++ after', ...lines.map(({ line }) => line), ''].join('\n'),
    };
}
/**
 * The lines of both texts. If a line on one side only is long, all such lines are broken, so that a line that grew
 * beyond the limit is compared with the pieces of its former self.
 */
function sidesOf(before, after) {
    const sides = { before: splitLines(before), after: splitLines(after) };
    const inBefore = new Set(sides.before.map((line) => line.trim()));
    const inAfter = new Set(sides.after.map((line) => line.trim()));
    const isAlone = (line) => !inBefore.has(line.trim()) || !inAfter.has(line.trim());
    const isLongAlone = (line) => line.length > LONG_LINE && isAlone(line);
    if (![sides.before, sides.after].some((lines) => lines.some(isLongAlone)))
        return sides;
    return { before: brokenLines(before, sides.before, isAlone), after: brokenLines(after, sides.after, isAlone) };
}
function splitLines(text) {
    const lines = text.split('\n');
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}
function brokenLines(text, lines, isToBreak) {
    const marks = marksOf(text);
    const broken = [];
    let offset = 0;
    for (const line of lines) {
        if (isToBreak(line))
            for (const piece of piecesOf(line, offset, marks))
                broken.push(piece);
        else
            broken.push(line);
        offset += line.length + 1;
    }
    return broken;
}
/** The pieces of a line, broken only outside of quotes and comments, where a break would look like a change. */
function piecesOf(line, offset, marks) {
    const pieces = [];
    let start = 0;
    const end = (at) => {
        const piece = line.slice(start, at);
        const isFirst = pieces.length === 0;
        // White space at the ends of the line itself may belong to a quote.
        const back = at === line.length ? piece : piece.trimEnd();
        if (piece.trim() !== '')
            pieces.push(isFirst ? back : back.trimStart());
        start = at;
    };
    for (const { index, 0: found } of line.matchAll(BREAK)) {
        if (marks[offset + index] === 0)
            end(found === ',' ? index + 1 : index);
    }
    end(line.length);
    return pieces.length === 0 ? [line] : pieces;
}
/**
 * The lines of the unified diff; none if the sides are equal.
 *
 * @param countedOf returns the part of a line that counts
 */
function linesOf({ before, after }, countedOf) {
    const numbers = new Map();
    const numbersOf = (lines) => lines.map((line) => {
        const counted = countedOf(line);
        const number = numbers.get(counted) ?? numbers.size;
        numbers.set(counted, number);
        return number;
    });
    const one = numbersOf(before);
    const other = numbersOf(after);
    const shorter = Math.min(one.length, other.length);
    let start = 0;
    while (start < shorter && one[start] === other[start])
        start += 1;
    if (start === one.length && start === other.length)
        return [];
    let end = 0;
    while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end))
        end += 1;
    // What is equal at the ends is no work. The context there has numbers of its own, so that it is no other line.
    const [lead, trail] = [Math.min(start, CONTEXT), Math.min(end, CONTEXT)];
    const context = Array.from({ length: lead + trail }, (_, index) => -1 - index);
    const between = (side) => [
        ...context.slice(0, lead),
        ...side.slice(start, side.length - end),
        ...context.slice(lead),
    ];
    return hunksOf(between(one), between(other), lead, trail).flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => {
        let [inBefore, inAfter] = [start - lead + oldStart - 1, start - lead + newStart - 1];
        const ranges = [rangeOf('-', inBefore, oldLines), rangeOf('+', inAfter, newLines)];
        const shown = lines.map(([sign = '']) => {
            const line = `${sign}${sign === '-' ? before[inBefore] : after[inAfter]}`;
            if (sign !== '+')
                inBefore += 1;
            if (sign !== '-')
                inAfter += 1;
            return line;
        });
        return [{ line: `@@ ${ranges.join(' ')} @@`, counterpart: null }, ...withCounterparts(shown)];
    });
}
/** The hunks of two lists of lines, whose signs alone matter. With too many edits, all is replaced but the context at the ends. */
function hunksOf(one, other, lead, trail) {
    const maxEditLength = Math.min(MOST_EDITS, Math.floor(MOST_COMPARISONS / (one.length + other.length + 1)));
    const [before, after] = [one, other].map((side) => side.map((number) => `${number}\n`).join(''));
    const patch = (0,create/* structuredPatch */.YB)('', '', before, after, '', '', { context: CONTEXT, maxEditLength });
    if (patch !== undefined)
        return patch.hunks;
    const signs = (sign, count) => Array(count).fill(sign);
    const replaced = [...signs('-', one.length - lead - trail), ...signs('+', other.length - lead - trail)];
    const lines = [...signs(' ', lead), ...replaced, ...signs(' ', trail)];
    return [{ oldStart: 1, oldLines: one.length, newStart: 1, newLines: other.length, lines }];
}
/** Pairs the removed lines of each change with the added ones, in their order. */
function withCounterparts(lines) {
    const counterparts = new Map();
    let removed = [];
    let paired = 0;
    for (const [index, line] of lines.entries()) {
        if (line.startsWith('-'))
            removed.push(index);
        else if (line.startsWith(' '))
            [removed, paired] = [[], 0];
        else if (paired < removed.length) {
            const twin = removed[paired];
            counterparts.set(index, lines[twin]).set(twin, line);
            paired += 1;
        }
    }
    return lines.map((line, index) => ({ line, counterpart: counterparts.get(index) ?? null }));
}
/** As in all unified diffs, a range without lines names the line before it. */
function rangeOf(sign, start, count) {
    return `${sign}${count > 0 ? start + 1 : start},${count}`;
}
/** A line for the report. A long line is cut around the first difference from its counterpart. */
function cut({ line, counterpart }) {
    if (line.length <= LONGEST_REPORTED)
        return line;
    const place = counterpart === null ? 0 : placeOfDifference(line, counterpart);
    // Start as late as the difference requires, but early enough to fill the room.
    const start = Math.min(Math.max(place - LEAD, 1), line.length - LONGEST_REPORTED + 2);
    const front = `${line.charAt(0)}${start > 1 ? '…' : ''}`;
    const room = LONGEST_REPORTED - front.length;
    if (line.length - start <= room)
        return front + wellFormed(line.slice(start));
    return `${front}${wellFormed(line.slice(start, start + room - 1))}…`;
}
/** The first different character after the sign. */
function placeOfDifference(line, counterpart) {
    let place = 1;
    while (place < line.length && line[place] === counterpart[place])
        place += 1;
    return place;
}
/** Removes half a surrogate pair that a cut leaves at an end. */
function wellFormed(piece) {
    return piece.replace(/^[\udc00-\udfff]/, '').replace(/[\ud800-\udbff]$/, '');
}

// EXTERNAL MODULE: ./build/analytics/limits.js
var limits = __webpack_require__(87267);
;// CONCATENATED MODULE: ./build/analytics/recipes/work-through.js

/** After this many charts in a row without an answer, each requested several times, the service counts as down. */
const MOST_UNCHECKED_IN_A_ROW = 10;
/**
 * Checks several items at a time. When the service stops answering, the rest is skipped, so that a service that is down
 * does not block a job for an hour.
 *
 * @returns the results in the order of the items
 */
async function workThrough({ items, check, skip, endedBy, onDone, }) {
    const results = [];
    let next = 0;
    let done = 0;
    let uncheckedInARow = 0;
    let givenUp = null;
    const work = async () => {
        while (next < items.length) {
            const position = next;
            next += 1;
            const item = items[position];
            const reason = endedBy() ?? givenUp;
            const result = reason === null ? await check(item) : skip(item, reason);
            // A check that was cut off failed for that reason, whatever its own error says.
            const ended = reason === null && result.result === 'unchecked' ? endedBy() : null;
            results[position] = ended === null ? result : skip(item, ended);
            uncheckedInARow = result.result === 'unchecked' ? uncheckedInARow + 1 : 0;
            if (givenUp === null && (result.isHopeless || uncheckedInARow >= MOST_UNCHECKED_IN_A_ROW)) {
                givenUp = `Not asked for: Lightdash did not answer on others before it (${result.message})`;
            }
            done += 1;
            onDone(done);
        }
    };
    await Promise.all(Array.from({ length: limits/* ANALYTICS_LIMITS */.yw.mostAtOnce }, work));
    return results;
}

;// CONCATENATED MODULE: ./build/analytics/recipes/check-charts.js






/**
 * Compiles all requested charts, and compares them with the baseline if there is one.
 *
 * @param runs the history to choose charts from; null if none are chosen
 * @returns null if no charts are requested
 * @throws every error other than an AnalyticsError
 */
async function checkCharts(client, question, runs, host) {
    const { projectUuid, baseline, chartsFromHistory } = question;
    if (question.charts.length === 0 && chartsFromHistory === 0 && baseline === null)
        return null;
    const counts = runs === null ? null : runsByChart(runs.runs);
    const uuids = [
        ...question.charts,
        ...(counts === null ? [] : mostRun(counts, chartsFromHistory)),
        ...(baseline?.charts ?? []).map(({ uuid }) => uuid),
    ].map((uuid) => uuid.toLowerCase());
    const items = [...new Set(uuids)];
    const progress = (done) => host.onProgress({ reading: 'charts', done, total: items.length });
    progress(0);
    const checked = await workThrough({
        items,
        check: (uuid) => checkChart(client, projectUuid, uuid),
        skip: uncheckedChart,
        endedBy: host.endedBy,
        onDone: progress,
    });
    const compare = baseline === null ? null : compareWithBaseline(baseline);
    const compared = checked.map((chart) => ({ chart, beside: compare?.(chart) ?? null }));
    const isChosen = chartsFromHistory > 0 && runs !== null;
    return {
        report: {
            charts: compared.map(({ chart, beside }) => ({
                ...reportOf(chart, runs?.problem === null ? (counts?.get(chart.uuid) ?? 0) : null),
                comparison: beside?.comparison ?? null,
            })),
            history: isChosen ? runs.share : null,
            problem: isChosen ? (runs.problem ?? problemOfChoice(counts ?? new Map())) : null,
            baseline: baseline === null
                ? null
                : {
                    generatedAt: baseline.generatedAt,
                    serverVersion: baseline.serverVersion,
                    baseUrl: baseline.baseUrl,
                },
        },
        checked,
        differences: compared.flatMap(({ chart, beside }) => {
            const text = beside?.differenceText ?? null;
            return text === null ? [] : [{ uuid: chart.uuid, text }];
        }),
    };
}
function problemOfChoice(counts) {
    return counts.size > 0 ? null : 'The account that owns the token has run no chart, as far as its history was read';
}
function reportOf({ uuid, name, exploreName, result, message, movesWithClock, isMerge, isPivoted }, runs) {
    return { uuid, name, exploreName, runs, result, message, movesWithClock, isMerge, isPivoted };
}
/** Compares charts with a baseline, ignoring white space. */
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
;// CONCATENATED MODULE: ./build/analytics/recipes/check-metrics.js


/** The service rebuilds its catalog when it compiles a project, so the catalog is empty for a moment. Milliseconds. */
const WAIT_FOR_CATALOG_MS = 5_000;
/**
 * Lists the metrics of the catalog and looks for the expected ones (docs/service-api.md#catalog-metrics). An empty
 * catalog is requested once more before it counts.
 *
 * @param wait resolves after so many milliseconds, or when the run must end
 * @throws every error other than an AnalyticsError
 */
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
        // A metric may be in the part of the catalog that was not read.
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
                'The catalog was not read to its end: it is longer than the limit, or does not say where it ends'),
    };
}
/** The requested tags that no metric has; empty where a metric does not report its tags. */
function unknownTags(items, tags) {
    const read = items.map((item) => tagsIn(item['tags']));
    if (read.includes(null))
        return [];
    const known = new Set(read.flatMap((each) => each ?? []));
    return tags.filter((tag) => !known.has(tag));
}
/** Null if they cannot be read. */
function tagsIn(tags) {
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : null;
}

;// CONCATENATED MODULE: ./build/analytics/recipes/count-users.js

/**
 * Counts the users of the organization by role and group (docs/service-api.md#users). Names and e-mails are left out
 * unless `withPeople` is set. The words of an unreadable answer are left out as well, because they may quote them.
 *
 * @throws every error other than an AnalyticsError
 */
async function countUsers(client, { withPeople }) {
    const read = await (0,analytics_error/* orFailure */.w)(client.organizationUsers());
    if (!(read instanceof analytics_error/* AnalyticsError */.N))
        return { report: count_users_reportOf(read, withPeople), users: read.items };
    const none = { roles: [], groups: null, pending: null, inactive: null, withoutGroup: null, people: null };
    const share = { read: 0, total: null };
    return { report: { ...none, share, unreadable: 0, untold: 0, problem: describe(read) }, users: null };
}
const IN_PART = 'The list was not read to its end, so the numbers cover only a part';
function count_users_reportOf({ items, unreadable, read, total, complete, problem }, withPeople) {
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
/** Whether a user has any identifying member. The documentation does not name these members. */
function isIdentified({ firstName, lastName, email, role }) {
    return [firstName, lastName, email, role].some((member) => (member ?? '') !== '');
}
/** Most frequent first, then by name. */
function counted(names) {
    const counts = new Map();
    for (const name of names)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
}
/** Null if no user has this member. */
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
/** In our own words, because the message would quote the answer. */
function describe({ kind, status }) {
    const http = status === null ? '' : ` (HTTP ${status})`;
    switch (kind) {
        case 'forbidden':
            return `The account that owns the token may not see the users of the organization${http}`;
        case 'authentication':
            return `Lightdash does not accept the token${http}`;
        case 'not-json':
        case 'shape':
            return `Lightdash answered something that is not the documented list of users${http}`;
        default:
            return `Lightdash gave no list of users${http}`;
    }
}

// EXTERNAL MODULE: ./build/analytics/recipes/fail-on.js
var fail_on = __webpack_require__(82061);
// EXTERNAL MODULE: ./build/analytics/records/history-item.js
var history_item = __webpack_require__(89900);
// EXTERNAL MODULE: ./build/analytics/records/request-parameters.js
var request_parameters = __webpack_require__(13560);
;// CONCATENATED MODULE: ./build/analytics/recipes/recheck-recorded.js









/** The most queries that are compiled again, one request each. Those with the most runs are chosen. */
const MOST_QUERIES = 100;
/** The most titles in a reason. */
const MOST_TITLES = 3;
/** Real queries that are not compiled. Their titles are reported, because nothing else mentions them. */
const JOINED = 'they join several queries, which are not compiled';
const PIVOTED = 'their charts pivot the results, which is not compiled';
/** The SQL of a pivoted run, whose request may not say that it is one. */
const PIVOT_SQL = /^\s*WITH\s+original_query\s+AS\s*\([\s\S]*\bgroup_by_query\b/i;
/**
 * Compiles recorded queries again and compares each with the SQL of its newest run, ignoring the row limit, which is
 * not part of the query.
 *
 * @throws every error other than an AnalyticsError
 */
async function recheckRecorded(client, projectUuid, { runs, share, problem }, { endedBy, onProgress }) {
    const { queries, skipped } = distinctQueries(runs);
    const total = queries.length;
    const progress = (done) => onProgress({ reading: 'recorded queries', done, total });
    progress(0);
    const compilations = await workThrough({
        items: queries,
        check: (query) => recheck(client, projectUuid, query),
        skip: (_, message) => ({ result: 'unchecked', message, sql: null, pivotSql: null, isHopeless: false }),
        endedBy,
        onDone: progress,
    });
    return {
        queries: queries.map((query, position) => recheck_recorded_reportOf(query, compilations[position])),
        history: share,
        skipped,
        problem,
    };
}
/**
 * Compiles a query with the parameters that its run was given. A chart's own values are not among them, so if the SQL differs, they are
 * tried as well.
 */
async function recheck(client, projectUuid, query) {
    const { newest, exploreName, body } = query;
    const compilation = await compile(client, projectUuid, exploreName, body);
    const { chartUuid } = newest;
    const { result } = recheck_recorded_reportOf(query, compilation);
    if (chartUuid === null || (result !== 'changed' && result !== 'broken'))
        return compilation;
    const chart = await (0,analytics_error/* orFailure */.w)(client.savedChart(chartUuid));
    if (chart instanceof analytics_error/* AnalyticsError */.N || !isSet(chart.parameters))
        return compilation;
    const parameters = { ...(0,is_object/* membersOf */.l)(body['parameters']), ...chart.parameters };
    return await compile(client, projectUuid, exploreName, { ...body, parameters });
}
function recheck_recorded_reportOf({ newest, body, runs }, compilation) {
    const { result, message, sql, pivotSql } = compilation;
    const { queryUuid, title, chartName, createdAt, compiledSql } = newest;
    const about = { queryUuid, title, chartName, createdAt, runs };
    if (sql === null) {
        return { ...about, result: result === 'broken' ? 'broken' : 'unchecked', message, difference: null };
    }
    const before = withoutLimit(compiledSql);
    // It is not documented which of the two SQL texts a server records for a pivoted run.
    const [after = sql, ...others] = [pivotSql, sql].filter((each) => each !== null).map(withoutLimit);
    const isSame = [after, ...others].some((each) => isSameSql(before, each));
    if (isSame)
        return { ...about, result: 'unchanged', message: null, difference: null };
    if (pivotSql === null && isSet(body['pivotConfiguration'])) {
        return { ...about, result: 'not-compared', message: null, difference: null };
    }
    return { ...about, result: 'changed', message: null, difference: differenceOf(before, after).report };
}
/** The distinct queries, those with the most runs first, and the number of runs that cannot be compared. */
function distinctQueries(runs) {
    const queries = new Map();
    const skipped = new Map();
    const skip = (reason, runs, title) => {
        const same = skipped.get(reason) ?? { runs: 0, titles: new Set() };
        if (title !== null && same.titles.size < MOST_TITLES)
            same.titles.add(title);
        skipped.set(reason, { ...same, runs: same.runs + runs });
    };
    for (const run of runs) {
        const reason = reasonToSkip(run);
        if (reason !== null) {
            skip(reason, 1, reason === JOINED || reason === PIVOTED ? run.title : null);
            continue;
        }
        const { pivotConfiguration, parameters } = run.requestParameters;
        const body = {
            ...run.metricQuery,
            ...(isSet(pivotConfiguration) ? { pivotConfiguration } : {}),
            ...(isSet(parameters) ? { parameters } : {}),
        };
        const key = JSON.stringify([run.exploreName, body]);
        const query = queries.get(key);
        if (query === undefined) {
            queries.set(key, { newest: run, exploreName: run.exploreName, body, runs: 1 });
        }
        else {
            query.runs += 1;
        }
    }
    const byRuns = [...queries.values()].sort((one, other) => other.runs - one.runs);
    const beyond = byRuns.slice(MOST_QUERIES).reduce((sum, query) => sum + query.runs, 0);
    if (beyond > 0)
        skip(`they are not among the ${MOST_QUERIES} queries run most`, beyond, null);
    return {
        queries: byRuns.slice(0, MOST_QUERIES),
        skipped: [...skipped].map(([reason, { runs: count, titles }]) => ({ reason, runs: count, titles: [...titles] })),
    };
}
/** Why the SQL of a run does not represent its query; null if it does. */
function reasonToSkip({ metricQuery, exploreName, status, compiledSql, requestParameters, }) {
    const variant = (0,request_parameters/* requestVariantOf */.GB)(requestParameters);
    if (variant === 'merge' || variant === 'composeMerge')
        return JOINED;
    if (metricQuery === null || exploreName === null || exploreName === history_item/* SQL_EXPLORE */.L8)
        return 'they hold no metric query';
    if (status !== 'ready')
        return 'they did not succeed';
    if (compiledSql.trim() === '')
        return 'they hold no SQL';
    const asked = [requestParameters, metricQuery, (0,is_object/* membersOf */.l)(requestParameters['query'])];
    const has = (member) => asked.some((each) => isSet(each[member]));
    if (has('dateZoom'))
        return 'their dates were zoomed';
    if (has('pivotResults'))
        return PIVOTED;
    if (PIVOT_SQL.test(compiledSql) && !has('pivotConfiguration'))
        return PIVOTED;
    if (dependsOnClock(metricQuery))
        return 'their filters move with the clock';
    return null;
}
/** Whether a member has content. An empty record and false count as absent. */
function isSet(value) {
    if (typeof value === 'object' && value !== null)
        return Object.keys(value).length > 0;
    return value !== undefined && value !== null && value !== false;
}

;// CONCATENATED MODULE: ./build/analytics/recipes/gather-recipes.js







/**
 * Runs the requested recipes. A recipe that fails does not stop the others; its part of the report says why.
 *
 * @throws every error other than an AnalyticsError
 */
async function gatherRecipes(client, question, host) {
    const { projectUuid } = question;
    const generatedAt = host.now().toISOString();
    const progress = { onProgress: host.onProgress, endedBy: () => reasonOfEnd(host) };
    // Recipes with few requests go first, so that a run that is cancelled has their results.
    const metrics = question.metrics && (await checkMetrics(client, projectUuid, question.metrics, host.wait));
    const counted = question.users && (await countUsers(client, { withPeople: question.users === 'list' }));
    const needsRuns = question.chartsFromHistory > 0 || question.compareHistory;
    const runs = needsRuns ? await readRecentRuns(client, projectUuid, host.onProgress) : null;
    const charts = await checkCharts(client, question, runs, progress);
    const recorded = runs !== null && question.compareHistory ? await recheckRecorded(client, projectUuid, runs, progress) : null;
    const report = {
        ...(0,companion_report/* companionReport */.x)(client, question, generatedAt, question.baseline?.contract ?? null),
        isTokenRefused: client.isTokenRefused,
        isInterrupted: host.isInterrupted(),
        charts: charts?.report ?? null,
        recorded,
        metrics,
        users: counted?.report ?? null,
    };
    const failures = (0,fail_on/* judgeReport */.wI)(report, question);
    const fails = failures.some((failure) => failure.fails);
    return {
        report: { ...report, outcome: { failOn: question.failOn, fails, failures } },
        baseline: baselineOf(charts, report),
        differences: charts?.differences ?? [],
        users: counted?.users ?? null,
    };
}
/** Why no further requests are sent; null while they are. */
function reasonOfEnd({ signal, isInterrupted }) {
    if (isInterrupted())
        return 'Not asked for: the run was stopped';
    return signal.aborted ? 'Not asked for: the time for all requests was used up' : null;
}
function baselineOf(charts, { generatedAt, service, contract }) {
    if (charts === null || charts.checked.every(({ sql }) => sql === null))
        return null;
    // A partial baseline would replace a complete one, and could not show what is lost or changed.
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

// EXTERNAL MODULE: ./build/net/tool.js
var tool = __webpack_require__(48324);
// EXTERNAL MODULE: ./build/render/annotations.js
var annotations = __webpack_require__(29987);
// EXTERNAL MODULE: ./build/render/escape.js
var render_escape = __webpack_require__(66082);
// EXTERNAL MODULE: ./build/render/history/contract.js
var history_contract = __webpack_require__(20182);
// EXTERNAL MODULE: ./build/render/history/lists.js
var lists = __webpack_require__(99223);
// EXTERNAL MODULE: ./build/render/words.js
var words = __webpack_require__(8712);
// EXTERNAL MODULE: ./build/render/recipes/next-steps.js
var next_steps = __webpack_require__(19122);
// EXTERNAL MODULE: ./build/render/recipes/phrases.js
var phrases = __webpack_require__(57247);
;// CONCATENATED MODULE: ./build/render/recipes/annotations.js








/** A message names this many charts or metrics. */
const MOST_NAMED = 5;
/**
 * An error for each cause that fails the step. A warning for each other cause and for advisory findings. A notice for anything that could
 * not be read.
 */
function renderRecipesAnnotations(report) {
    const { recorded, metrics, users, outcome, isTokenRefused } = report;
    const versions = (0,history_contract/* describeVersions */.Tt)(report, render_escape/* LOG */.$9.quote);
    const changes = (0,history_contract/* describeContract */.M0)(report.contract);
    const isContractTold = outcome.failures.some(({ cause }) => cause === 'contract');
    const failures = outcome.failures.toSorted((one, other) => Number(other.fails) - Number(one.fails));
    return [
        ...failures.map((failure) => failureAnnotation(failure, report)),
        ...(metrics === null ? [] : emptyCatalogWarnings(metrics)),
        ...(recorded === null || isTokenRefused ? [] : recordedWarnings(recorded)),
        ...(users === null || isTokenRefused ? [] : problemWarning('The users could not be read', users.problem)),
        ...(users === null || users.untold === 0 ? [] : [annotation('warning', `${(0,phrases/* describeUntold */.IK)(users)}.`)]),
        ...(users === null || users.unreadable === 0 ? [] : [annotation('warning', `${(0,phrases/* describeUncounted */.B5)(users)}.`)]),
        ...(0,phrases/* unreadableRuns */.qk)(report).map((text) => annotation('warning', `${text}.`)),
        ...(isContractTold || changes === '' ? [] : [annotation('warning', `${changes}.`)]),
        ...(versions === '' ? [] : [annotation('warning', `${versions}.`)]),
    ];
}
function annotation(level, message) {
    return { level, title: 'Query recipes', message: (0,annotations/* fitAnnotation */.b)(message) };
}
function failureAnnotation(failure, report) {
    const names = namesOf(failure, report);
    const such = names.length === 0 ? '' : `: ${(0,lists/* listUpTo */.JM)(names, MOST_NAMED)}`;
    return annotation(failure.fails ? 'error' : 'warning', `${(0,words/* capital */.Nx)((0,phrases/* describeFailure */.Ic)(failure, report))}${such}. ${(0,next_steps/* nextStep */.s)(failure.cause, report)}`);
}
/** The charts or metrics of a cause. The first chart comes with the service's message. */
function namesOf({ cause }, { charts, metrics, recorded, contract }) {
    if (cause === 'contract')
        return [(0,history_contract/* describeContract */.M0)(contract)];
    if (cause === 'token-refused')
        return problemsOf(metrics, recorded, charts).slice(0, 1);
    if (cause === 'metrics-missing')
        return (metrics?.missing ?? []).map(({ name }) => render_escape/* LOG */.$9.quote(name));
    if (cause === 'metrics-unknown')
        return problemsOf(metrics);
    if (cause === 'nothing-checked')
        return problemsOf(charts);
    return (0,fail_on/* chartsOf */.B4)(cause, charts?.charts ?? []).map((chart, position) => {
        const name = (0,phrases/* nameOfChart */.Tr)(chart, render_escape/* LOG */.$9.quote);
        return position > 0 || chart.message === null ? name : `${name} (${render_escape/* LOG */.$9.quote(chart.message)})`;
    });
}
function problemsOf(...parts) {
    return parts.flatMap((part) => (part === null || part.problem === null ? [] : [render_escape/* LOG */.$9.prose(part.problem)]));
}
function problemWarning(what, problem) {
    return problem === null ? [] : [annotation('warning', `${what}: ${render_escape/* LOG */.$9.prose(problem)}.`)];
}
function recordedWarnings(recorded) {
    if (recorded.problem !== null)
        return problemWarning('The recorded history could not be read', recorded.problem);
    const flaws = (0,phrases/* recordedFlaws */.kZ)(recorded);
    if (flaws.length === 0)
        return [];
    const titles = recorded.queries
        .filter(({ result }) => result !== 'unchanged' && result !== 'not-compared')
        .map(({ title }) => titleOf(title));
    const names = (0,lists/* listUpTo */.JM)(titles, MOST_NAMED);
    const why = 'This does not fail the step: user attributes and row limits change SQL as well.';
    return [annotation('warning', `${(0,words/* capital */.Nx)(flaws.join(', '))}: ${names}. ${why}`)];
}
/** A tag without any metric is a typo, or a change of the model removed it. */
function emptyCatalogWarnings({ metrics, unknownTags, problem, unreadable }) {
    if (unknownTags.length > 0) {
        const names = (0,lists/* listUpTo */.JM)(unknownTags.map(render_escape/* LOG */.$9.quote), MOST_NAMED);
        return [annotation('warning', `No metric has the tag ${names}. Check for a typo, and check the tag in the model.`)];
    }
    if (metrics.length > 0 || unreadable > 0 || problem !== null)
        return [];
    return [annotation('warning', 'The catalog has no metrics. Recompile the project, which rewrites its catalog.')];
}
function titleOf(title) {
    return title === '' ? 'without a title' : render_escape/* LOG */.$9.quote(title);
}

// EXTERNAL MODULE: ./build/render/recipes/summary.js + 5 modules
var summary = __webpack_require__(63640);
// EXTERNAL MODULE: ./build/render/history/numbers.js
var numbers = __webpack_require__(58472);
// EXTERNAL MODULE: ./build/render/history/phrases.js
var history_phrases = __webpack_require__(3004);
;// CONCATENATED MODULE: ./build/render/recipes/terminal.js








/** The summary has the others. */
const terminal_MOST_CHARTS = 10;
const MOST_NAMES = 5;
/** The report for a log, in one or two dozen lines. Ends without a line break. */
function renderRecipes(report) {
    const { charts, recorded, metrics, users } = report;
    const lines = (0,phrases/* beforeAndAfter */.D4)(report, render_escape/* quoteForLog */.I5);
    const outcome = (0,phrases/* describeOutcome */.SS)(report, (text) => text);
    return [
        `Query recipes: ${(0,phrases/* recipesHeadline */.aU)(report).title}`,
        ...(lines === null ? [] : [`Before ${lines.before}`, `After ${lines.after}`]),
        ...(charts === null ? [] : chartLines(charts)),
        ...(metrics === null ? [] : metricLines(metrics)),
        ...(recorded === null ? [] : [recordedLine(recorded)]),
        ...(users === null || report.isTokenRefused ? [] : [userLine(users)]),
        (0,phrases/* describeService */.Jv)(report, render_escape/* LOG */.$9),
        ...[(0,history_contract/* describeContract */.M0)(report.contract), (0,history_contract/* describeVersions */.Tt)(report, render_escape/* quoteForLog */.I5), outcome].filter((line) => line !== ''),
    ].join('\n');
}
function chartLines({ charts, baseline, history, problem }) {
    const compiled = (0,phrases/* describeCharts */.FQ)({ charts, baseline });
    const troubled = (0,phrases/* troubledCharts */.Dh)(charts);
    const changed = (0,fail_on/* chartsOf */.B4)('changed', charts);
    const rest = troubled.length - terminal_MOST_CHARTS;
    return [
        `${compiled === '' ? 'No charts' : compiled}${history === null || problem !== null ? '' : ` (runs: ${(0,history_phrases/* describeShare */.rm)(history)})`}`,
        ...(problem === null ? [] : [`Charts could not be chosen from the history: ${(0,render_escape/* textForLog */.NQ)(problem)}`]),
        ...troubled.slice(0, terminal_MOST_CHARTS).map(chartLine),
        ...(rest > 0 ? [`…and ${(0,numbers/* tally */.N4)(rest, 'more chart')} that did not pass`] : []),
        ...(changed.length === 0 ? [] : [`Changed SQL: ${(0,lists/* listUpTo */.JM)(changed.map(changeOf), MOST_NAMES)}`]),
    ];
}
function chartLine(chart) {
    const explore = chart.exploreName === null ? '' : ` (explore ${(0,render_escape/* quoteForLog */.I5)(chart.exploreName)})`;
    const message = chart.message === null ? '' : `: ${(0,render_escape/* quoteForLog */.I5)(chart.message)}`;
    return `${(0,words/* capital */.Nx)((0,phrases/* describeResult */.dy)(chart))}: ${(0,phrases/* nameOfChart */.Tr)(chart, render_escape/* quoteForLog */.I5)}${explore}${message}`;
}
function changeOf(chart) {
    const difference = chart.comparison?.difference ?? null;
    const counts = difference === null ? [] : [(0,phrases/* describeDifference */.hF)(difference)];
    const notes = [...counts, ...(chart.comparison?.isEdited === true ? ['edited since'] : [])];
    return `${(0,phrases/* nameOfChart */.Tr)(chart, render_escape/* quoteForLog */.I5)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}
function metricLines({ metrics, expected, missing, problem, share }) {
    const wanted = expected.length === 0 || problem !== null
        ? ''
        : `, ${(0,numbers/* numeral */.Dx)(expected.length - missing.length)} of ${(0,numbers/* numeral */.Dx)(expected.length)} expected ones`;
    const read = (0,history_phrases/* isWhole */.wP)(share) ? '' : ` (${(0,history_phrases/* describeShare */.rm)(share)})`;
    const names = missing.map(({ name, nearest }) => {
        return `${(0,render_escape/* quoteForLog */.I5)(name)}${nearest === null ? '' : ` (the nearest is ${(0,render_escape/* quoteForLog */.I5)(nearest)})`}`;
    });
    return [
        ...(problem === null ? [] : [`Metrics: ${(0,render_escape/* textForLog */.NQ)(problem)}`]),
        ...(problem !== null && metrics.length === 0
            ? []
            : [`Metrics: ${(0,numbers/* numeral */.Dx)(metrics.length)} in the catalog${wanted}${read}`]),
        ...(missing.length === 0 ? [] : [`Missing metrics: ${(0,lists/* listUpTo */.JM)(names, MOST_NAMES)}`]),
    ];
}
function recordedLine(recorded) {
    const { queries, history, problem } = recorded;
    if (problem !== null)
        return `Recorded history could not be read: ${(0,render_escape/* textForLog */.NQ)(problem)}`;
    const flaws = (0,phrases/* recordedFlaws */.kZ)(recorded);
    const compared = queries.filter(({ result }) => result !== 'not-compared').length;
    const told = flaws.length > 0 ? flaws.join(', ') : `${(0,phrases/* recordedQueries */.BX)(compared)}, all as before`;
    return `Recorded history: ${compared === 0 ? 'no query can be compared' : told} (runs: ${(0,history_phrases/* describeShare */.rm)(history)})`;
}
/** Roles only, without people, because a log has more readers than a list of users should have. */
function userLine({ share, roles, problem }) {
    if (problem !== null)
        return `The users could not be read: ${(0,render_escape/* textForLog */.NQ)(problem)}`;
    const counts = roles.map(({ role, users }) => `${(0,render_escape/* quoteForLog */.I5)(role)} ${(0,numbers/* numeral */.Dx)(users)}`);
    const byRole = counts.length === 0 ? '' : `: ${(0,lists/* listUpTo */.JM)(counts, MOST_NAMES)}`;
    return `Users: ${(0,history_phrases/* isWhole */.wP)(share) ? (0,numbers/* numeral */.Dx)(share.read) : (0,history_phrases/* describeShare */.rm)(share)}${byRole}`;
}

// EXTERNAL MODULE: ./build/settings/input-error.js
var input_error = __webpack_require__(38811);
// EXTERNAL MODULE: ./build/actions/annotate.js
var annotate = __webpack_require__(7782);
// EXTERNAL MODULE: ./build/actions/log-progress.js
var log_progress = __webpack_require__(52640);
// EXTERNAL MODULE: ./build/actions/outputs-file.js
var outputs_file = __webpack_require__(1709);
// EXTERNAL MODULE: ./build/actions/plain-http.js
var plain_http = __webpack_require__(75637);
// EXTERNAL MODULE: ./build/actions/runner-files.js
var runner_files = __webpack_require__(6186);
// EXTERNAL MODULE: ./build/actions/service-settings.js
var service_settings = __webpack_require__(95525);
// EXTERNAL MODULE: ./build/actions/service-token.js
var service_token = __webpack_require__(17979);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/actions/query-recipes/baseline-folder.js






const MANIFEST = 'manifest.json';
/**
 * Reads a baseline: a manifest, and an SQL file for each chart that compiled.
 *
 * @returns null if the folder does not exist: the run that should have written it may have found the service unavailable
 * @throws InputError for a baseline that cannot be used
 */
function readBaselineFolder(folder) {
    if (!(0,external_node_fs_.existsSync)(folder))
        return null;
    try {
        return readBaseline((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, MANIFEST), 'utf8'), (file) => (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, file), 'utf8'));
    }
    catch (error) {
        throw new input_error/* InputError */.d(`${(0,service_settings/* labelOf */.Wy)('baseline')} cannot be used: ${baseline_folder_describe(error)}.`);
    }
}
/**
 * Makes sure that writing a baseline into this folder would lose nothing, before any other work.
 *
 * @throws InputError for a file, and for a folder with anything other than a baseline
 */
function refuseForeignFolder(folder) {
    if (!(0,external_node_fs_.existsSync)(folder))
        return;
    const refuse = (what) => {
        throw new input_error/* InputError */.d(`${(0,service_settings/* labelOf */.Wy)('write-baseline')} is ${(0,quote_value/* quoteValue */.c)(folder)}, ${what}, and would be replaced. Give a folder that does not exist, is empty or holds a baseline.`);
    };
    if (!(0,external_node_fs_.lstatSync)((0,external_node_fs_.realpathSync)(folder)).isDirectory())
        refuse('which is not a folder');
    const foreign = (0,external_node_fs_.readdirSync)(folder).find((name) => !isOfBaseline(name));
    if (foreign !== undefined)
        refuse(`which holds ${(0,quote_value/* quoteValue */.c)(foreign)}`);
}
function isOfBaseline(name) {
    return name === MANIFEST || (name.endsWith('.sql') && CHART_UUID.test(name.slice(0, -'.sql'.length)));
}
/**
 * Writes a baseline, and replaces an existing one. The new baseline is written beside it and then moved there as a whole. So there is
 * always the old baseline, the new one, or none.
 *
 * @returns its path
 * @throws Error if it cannot be written
 */
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
        // Only its owner can read a temporary folder, but later steps may run as another user.
        (0,external_node_fs_.chmodSync)(written, 0o755);
        if ((0,external_node_fs_.existsSync)(path))
            (0,external_node_fs_.renameSync)(path, replaced);
        (0,external_node_fs_.renameSync)(written, path);
    }
    catch (error) {
        if ((0,external_node_fs_.existsSync)(replaced) && !(0,external_node_fs_.existsSync)(path))
            (0,external_node_fs_.renameSync)(replaced, path);
        (0,external_node_fs_.rmSync)(written, { recursive: true, force: true });
        throw new Error(`The baseline could not be written to ${(0,quote_value/* quoteValue */.c)(folder)}: ${baseline_folder_describe(error)}.`, {
            cause: error,
        });
    }
    (0,external_node_fs_.rmSync)(replaced, { recursive: true, force: true });
    return path;
}
function baseline_folder_describe(error) {
    return error instanceof Error ? error.message : (0,quote_value/* quoteValue */.c)(error);
}

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/render/recipes/users-csv.js
const COLUMNS = [
    { name: 'userUuid', cell: ({ userUuid }) => userUuid },
    { name: 'firstName', cell: ({ firstName }) => firstName },
    { name: 'lastName', cell: ({ lastName }) => lastName },
    { name: 'email', cell: ({ email }) => email },
    { name: 'role', cell: ({ role }) => role },
    { name: 'isActive', cell: ({ isActive }) => isActive },
    { name: 'isPending', cell: ({ isPending }) => isPending },
    { name: 'isInviteExpired', cell: ({ isInviteExpired }) => isInviteExpired },
    { name: 'groups', cell: ({ groups }) => groups?.map(({ name }) => name).join('; ') },
];
/** A spreadsheet takes a cell with this beginning for a formula, even within quotes. */
const FORMULA = /^[=+\-@\t\r]/;
// Control characters stay as they are, but only within quotes.
const NEEDS_QUOTES = /[",\p{Cc}]/u;
/**
 * The users as CSV (RFC 4180): a header, and lines that end with CRLF. A value that the service does not give is empty. A cell that a
 * spreadsheet would run as a formula gets an apostrophe in front; a program that reads the file as data has to remove it. NUL is left out,
 * because it ends a text in many readers.
 */
function usersCsv(users) {
    // A line of only commas says nothing. Such users are counted and mentioned in the report.
    const rows = users
        .map((user) => COLUMNS.map(({ cell }) => cellOf(cell(user))))
        .filter((cells) => cells.some((cell) => cell !== ''));
    return [COLUMNS.map(({ name }) => name), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}
function cellOf(value) {
    const text = String(value ?? '').replaceAll('\0', '');
    const inert = FORMULA.test(text) ? `'${text}` : text;
    return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

;// CONCATENATED MODULE: ./build/actions/query-recipes/files.js





/**
 * @param withUsers whether to write a file of users
 * @throws Error if a file cannot be written
 */
async function writeFiles({ report, differences, users }, withUsers, processEnv) {
    const reportPath = await (0,runner_files/* writeReport */.u5)(report, processEnv);
    const folder = (0,external_node_path_.dirname)(reportPath);
    try {
        return {
            reportPath,
            diffPath: differences.length > 0 ? await writeDifferences(differences, (0,external_node_path_.join)(folder, 'diffs')) : null,
            usersPath: withUsers && users !== null ? await writeText(usersCsv(users), (0,external_node_path_.join)(folder, 'users.csv')) : null,
        };
    }
    catch (error) {
        throw (0,runner_files/* cannotWrite */.zz)('A file beside the report', (0,quote_value/* quoteValue */.c)(folder), error);
    }
}
async function writeDifferences(differences, folder) {
    await (0,external_node_fs_promises_.mkdir)(folder);
    for (const { uuid, text } of differences)
        await writeText(text, (0,external_node_path_.join)(folder, `${uuid}.diff`));
    return folder;
}
async function writeText(text, path) {
    await (0,external_node_fs_promises_.writeFile)(path, text);
    return path;
}

;// CONCATENATED MODULE: ./build/actions/query-recipes/interruption.js
/** In milliseconds. All requests together end after this time, so that no service can hold a job for an hour. */
const MOST_TIME_MS = 1_200_000;
/**
 * From now on, a signal that asks the process to end only ends its requests, so that its findings are still written. A cancelled job gets
 * SIGINT, then SIGTERM. A second signal of the same name ends the process.
 */
function interruptedBySignals() {
    const end = new AbortController();
    let isInterrupted = false;
    for (const name of ['SIGINT', 'SIGTERM']) {
        process.once(name, () => {
            isInterrupted = true;
            end.abort();
        });
    }
    // Node 20 may garbage-collect a signal that combines another one with a time limit. Then it never fires.
    const timeIsUp = () => end.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    setTimeout(timeIsUp, MOST_TIME_MS).unref();
    return { signal: end.signal, isInterrupted: () => isInterrupted };
}

// EXTERNAL MODULE: ./build/actions/query-recipes/outputs.js
var outputs = __webpack_require__(80123);
;// CONCATENATED MODULE: ./build/actions/query-recipes/question.js


/**
 * The question of a run, from its settings.
 *
 * @param baseline the content of the folder in the input `baseline`; null if there is none
 * @throws InputError for settings that ask for nothing, or do not go together
 */
function questionOf(settings, baseline) {
    const { charts, users } = settings;
    const chartsFromHistory = settings['charts-from-history'];
    const compareHistory = settings['compare-history'] === 'true';
    const tags = settings['metric-tags'];
    const expected = [...new Set(settings['expect-metrics'])];
    const asksForCharts = charts.length > 0 || chartsFromHistory > 0 || settings.baseline !== undefined;
    const asksForMetrics = tags.length > 0 || expected.length > 0;
    if (settings['write-baseline'] !== undefined && !asksForCharts) {
        throw new input_error/* InputError */.d(`${(0,service_settings/* labelOf */.Wy)('write-baseline')} has no charts to write. Give ${(0,service_settings/* labelOf */.Wy)('charts')} or ${(0,service_settings/* labelOf */.Wy)('charts-from-history')}.`);
    }
    if (!asksForCharts && !asksForMetrics && !compareHistory && users === undefined) {
        throw new input_error/* InputError */.d('There is nothing to do. Give one of charts, charts-from-history, baseline, compare-history, metric-tags, expect-metrics and users; an empty input, such as the path of a baseline that was never written, counts as not given.');
    }
    const project = settings['project-uuid'];
    if (baseline !== null && baseline.projectUuid.toLowerCase() !== project.toLowerCase()) {
        throw new input_error/* InputError */.d(`${(0,service_settings/* labelOf */.Wy)('baseline')} cannot be used: it belongs to project ${baseline.projectUuid}, but ${(0,service_settings/* labelOf */.Wy)('project-uuid')} is ${project}. Give the baseline of this project, or write a new one.`);
    }
    return {
        projectUuid: project,
        baseUrl: settings['base-url'],
        expectedVersion: settings['expected-version'] ?? null,
        charts,
        chartsFromHistory,
        baseline,
        // An empty input is the path of a baseline that was never written.
        isBaselineMissing: baseline === null && (settings.baseline !== undefined || settings['fail-on'] === 'changed'),
        compareHistory,
        metrics: asksForMetrics ? { tags, expected } : null,
        users: users ?? null,
        failOn: settings['fail-on'],
    };
}

;// CONCATENATED MODULE: ./build/analytics/recipes/recipes-question.js
/** The forms of the users recipe: numbers, a file beside them, or the people themselves. */
const USERS_FORMS = ['summary', 'csv', 'list'];

// EXTERNAL MODULE: ./build/settings/setting-parsers.js
var setting_parsers = __webpack_require__(62029);
;// CONCATENATED MODULE: ./build/actions/query-recipes/settings.js





/** Each chart takes two requests, and only some run at a time. More charts would take a job hours. */
const settings_MOST_CHARTS = 1_000;
const list = (0,setting_parsers/* listBetween */.pV)(/[\n,]/);
const ids = (0,setting_parsers/* everyItem */.l5)((text) => list(text.replaceAll(/#.*/g, '')), (id) => CHART_UUID.test(id), ", which is not a chart id. Give the uuid from the chart's address, one per line.");
/** Ids on lines or between commas. The text after a `#` is a comment, such as the chart's name. */
const charts = (text) => {
    const given = ids(text);
    if (given.length > settings_MOST_CHARTS)
        throw new setting_parsers/* SettingError */.L_(`holds ${given.length} charts. Give ${settings_MOST_CHARTS} at most.`);
    return given;
};
const numberOfCharts = (text) => {
    const count = (0,setting_parsers/* wholeNumber */.rD)(text);
    if (count > settings_MOST_CHARTS)
        throw new setting_parsers/* SettingError */.L_(`is ${count}. Give ${settings_MOST_CHARTS} at most.`);
    return count;
};
const metricNames = (0,setting_parsers/* everyItem */.l5)(list, (name) => /^[^.\s]+\.\S+$/.test(name), '. Give each metric as table.metric.');
/** The settings of the companion, by the names of the action's inputs. Every default is defined here and nowhere else. */
const SETTINGS = {
    ...service_settings/* serviceSettings */.xw,
    charts: (0,setting_parsers/* withDefault */.IQ)(charts, ''),
    'charts-from-history': (0,setting_parsers/* withDefault */.IQ)(numberOfCharts, '0'),
    'write-baseline': (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    baseline: (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'compare-history': (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(setting_parsers/* SWITCH */.Fo), 'false'),
    'metric-tags': (0,setting_parsers/* withDefault */.IQ)(list, ''),
    'expect-metrics': (0,setting_parsers/* withDefault */.IQ)(metricNames, ''),
    users: (0,setting_parsers/* optional */.lq)((0,setting_parsers/* oneOf */.yL)(USERS_FORMS)),
    'fail-on': (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(fail_on/* FAIL_ON */.d$), 'broken'),
};

;// CONCATENATED MODULE: ./build/actions/query-recipes/main.js























/**
 * One run: mask, safe outputs, work, files, summary, log, annotations, final outputs. The token is removed from everything that is written.
 *
 * @returns whether the step fails, by `fail-on`
 * @throws Error for wrong inputs, and if a file cannot be written
 */
async function main(processEnv) {
    const hide = (0,service_token/* maskToken */.g)(processEnv);
    try {
        (0,outputs_file/* requireOutputsFile */._)(processEnv);
        (0,outputs/* withdraw */.G)();
        const settings = (0,service_settings/* readServiceInputs */.Dz)(SETTINGS, processEnv);
        const question = prepare(settings);
        for (const warning of (0,plain_http/* plainHttpWarnings */.E)(settings['base-url'], 'Query recipes'))
            (0,annotate/* annotate */.f)([warning]);
        const recipes = (0,service_token/* hideIn */.c)(await gather(settings, question), hide);
        await endWith(recipes, settings, processEnv);
        return recipes.report.outcome.fails;
    }
    catch (error) {
        // The cause could still have the hidden token.
        throw new Error(hide(error instanceof Error ? error.message : String(error)));
    }
}
/** The question of the run. A folder that cannot be used is reported before any work is done. */
function prepare(settings) {
    const { baseline, 'write-baseline': written } = settings;
    if (written !== undefined)
        refuseForeignFolder(written);
    if (written !== undefined && baseline !== undefined && (0,external_node_path_.resolve)(written) === (0,external_node_path_.resolve)(baseline)) {
        throw new input_error/* InputError */.d(`${(0,service_settings/* labelOf */.Wy)('baseline')} and ${(0,service_settings/* labelOf */.Wy)('write-baseline')} are the same folder: the next run would accept what is broken now. Write to another folder.`);
    }
    return questionOf(settings, baseline === undefined ? null : readBaselineFolder(baseline));
}
async function gather(settings, question) {
    const { signal, isInterrupted } = interruptedBySignals();
    const client = new analytics_client/* AnalyticsClient */.s({
        baseUrl: settings['base-url'],
        token: settings['api-token'],
        userAgent: tool/* USER_AGENT */._,
        signal,
    });
    try {
        return await gatherRecipes(client, question, {
            now: () => new Date(),
            signal,
            isInterrupted,
            // A run that is asked to end does not wait.
            wait: (ms) => (0,promises_.setTimeout)(ms, undefined, { signal }).catch(() => undefined),
            onProgress: (0,log_progress/* progressInLog */.f)(),
        });
    }
    finally {
        client.close();
    }
}
async function endWith(recipes, settings, processEnv) {
    const { report, baseline } = recipes;
    const files = await writeFiles(recipes, settings.users === 'csv', processEnv);
    const folder = settings['write-baseline'];
    const baselinePath = folder === undefined || baseline === null ? null : writeBaselineFolder(folder, baseline);
    const written = { ...files, baselinePath };
    await (0,runner_files/* writeSummary */.Sy)((0,summary/* renderRecipesSummary */.Y)(report, written));
    (0,core/* info */.pq)(renderRecipes(report));
    (0,annotate/* annotate */.f)(renderRecipesAnnotations(report));
    (0,outputs/* publishRecipes */.n)(report, written);
}


/***/ }),

/***/ 80123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withdraw),
/* harmony export */   n: () => (/* binding */ publishRecipes)
/* harmony export */ });
/* harmony import */ var _outputs_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1709);

const count = (isOne) => (report) => report.charts === null ? null : report.charts.charts.filter(isOne).length;
/** The number of charts that were compared with a baseline and have this result. */
const compared = (wanted) => (report) => report.charts === null || report.charts.baseline === null
    ? null
    : count(({ comparison }) => comparison?.result === wanted)(report);
/** Every number that a run publishes, by its name; null if it was not asked for. */
const NUMBERS = {
    charts: count(() => true),
    ok: count(({ result }) => result === 'ok'),
    broken: count(({ result }) => result === 'broken'),
    'not-allowed': count(({ result }) => result === 'not-allowed'),
    'not-found': count(({ result }) => result === 'not-found'),
    unchecked: count(({ result }) => result === 'unchecked'),
    changed: compared('changed'),
    unchanged: compared('unchanged'),
    'recorded-changed': ({ recorded }) => recorded === null || recorded.problem !== null
        ? null
        : recorded.queries.filter(({ result }) => result === 'changed' || result === 'broken').length,
    metrics: ({ metrics }) => (metrics === null || metrics.problem !== null ? null : metrics.metrics.length),
    'metrics-missing': ({ metrics }) => (metrics === null || metrics.problem !== null ? null : metrics.missing.length),
    users: ({ users }) => (users === null || users.problem !== null ? null : users.share.read),
    'users-pending': ({ users }) => users?.pending ?? null,
    'users-inactive': ({ users }) => users?.inactive ?? null,
};
const TEXTS = ['server-version', 'baseline-path', 'diff-path', 'users-path', 'report-path'];
/** Publishes empty outputs: before anything else happens, and over everything that was published before a failure. */
function withdraw() {
    (0,_outputs_file_js__WEBPACK_IMPORTED_MODULE_0__/* .publishOutputs */ .e)(Object.fromEntries([...Object.keys(NUMBERS), ...TEXTS].map((name) => [name, ''])));
}
/** Publishes the findings. A value that was not asked for stays empty. */
function publishRecipes(report, { reportPath, diffPath, usersPath, baselinePath }) {
    const texts = {
        'server-version': report.service.version,
        'baseline-path': baselinePath,
        'diff-path': diffPath,
        'users-path': usersPath,
        'report-path': reportPath,
    };
    (0,_outputs_file_js__WEBPACK_IMPORTED_MODULE_0__/* .publishOutputs */ .e)({
        ...Object.fromEntries(Object.entries(NUMBERS).map(([name, numberOf]) => [name, String(numberOf(report) ?? '')])),
        ...Object.fromEntries(TEXTS.map((name) => [name, texts[name] ?? ''])),
    });
}


/***/ }),

/***/ 33268:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _render_recipes_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63640);
/* harmony import */ var _frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9653);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89470);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80123);




await (0,_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .runFramed */ .x)({
    title: 'Query recipes',
    endedEarly: 'The step ended before it had checked anything.',
    main: _main_js__WEBPACK_IMPORTED_MODULE_2__/* .main */ .i,
    withdraw: _outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .withdraw */ .G,
    renderFailure: _render_recipes_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRecipesFailure */ .K,
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 82061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ chartsOf),
/* harmony export */   JD: () => (/* binding */ isLost),
/* harmony export */   d$: () => (/* binding */ FAIL_ON),
/* harmony export */   wI: () => (/* binding */ judgeReport),
/* harmony export */   zm: () => (/* binding */ isBrokenAsBefore)
/* harmony export */ });
/* harmony import */ var _contract_contract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25022);

/** The values of `fail-on`, in the order for messages. `contract` is for those who build on the API. */
const FAIL_ON = ['broken', 'changed', 'missing', 'contract', 'never'];
const ALL_BUT_NEVER = ['broken', 'changed', 'missing', 'contract'];
const chartsWith = (cause) => ({ charts }) => charts?.charts.filter(IS_CHART_OF[cause]).length ?? 0;
/** Each cause, the worst first: the values under which it fails the step, and how often a report has it. */
const CAUSES = {
    // Always, because its job was cancelled.
    interrupted: [FAIL_ON, ({ isInterrupted }) => Number(isInterrupted)],
    'token-refused': [ALL_BUT_NEVER, ({ isTokenRefused }) => Number(isTokenRefused)],
    broken: [ALL_BUT_NEVER, chartsWith('broken')],
    lost: [ALL_BUT_NEVER, chartsWith('lost')],
    'metrics-missing': [ALL_BUT_NEVER, ({ metrics }) => metrics?.missing.length ?? 0],
    // No answer is no proof.
    unchecked: [ALL_BUT_NEVER, chartsWith('unchecked')],
    'nothing-checked': [
        ALL_BUT_NEVER,
        // Without a baseline its charts are not even known.
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
    contract: [['contract'], ({ contract }) => (0,_contract_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .breakingChanges */ .Fw)(contract).length],
};
/** Without a token nothing else can be found out, so that nothing else is told of what is unknown. */
const UNKNOWN = ['unchecked', 'nothing-checked', 'metrics-unknown'];
/** The failures in a report, worst first, and whether each fails the step. Only this function applies `fail-on`. */
function judgeReport(report, settings) {
    return Object.entries(CAUSES)
        .map(([name, [under, countIn]]) => {
        const cause = name;
        return { cause, count: countIn(report, settings), fails: under.includes(settings.failOn) };
    })
        .filter(({ cause, count }) => count > 0 && !(report.isTokenRefused && UNKNOWN.includes(cause)));
}
/** Whether the unread part may matter: all of the list, or an expected metric that was not found. */
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
/** The charts with a cause; none for a cause that is not about charts. */
function chartsOf(cause, charts) {
    return cause in IS_CHART_OF ? charts.filter(IS_CHART_OF[cause]) : [];
}
/** Whether the chart was already broken in the baseline, so the upgrade did not break it. */
function isBrokenAsBefore({ result, comparison }) {
    return result === 'broken' && comparison?.before === 'broken';
}
/** Whether nothing is known about the chart. If that is so for all charts, the project or the token may be wrong. */
function isOutOfReach(chart) {
    return (chart.result === 'not-found' || chart.result === 'not-allowed') && !isLost(chart);
}
/** Whether the chart compiled for the baseline and can no longer be reached. */
function isLost({ result, comparison }) {
    return (result === 'not-found' || result === 'not-allowed') && comparison?.before === 'ok';
}


/***/ }),

/***/ 19122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ nextStep)
/* harmony export */ });
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57247);

const NEXT = {
    broken: 'Open the chart in Lightdash and run it. Put back in the model what it misses, or change the chart.',
    lost: "These compiled when the baseline was written, and are now deleted or out of reach. Look for them in Lightdash, and check what the token's account may see.",
    unchecked: 'No answer is no proof. Mend the reason that is named, then run it again.',
    'nothing-checked': "Check project-uuid and what the token's account may see; give charts, charts-from-history with an account that has run some, or a baseline.",
    changed: 'Read what differs. If it is right, write a new baseline.',
    'no-baseline': 'Write one before the upgrade (write-baseline), or give the folder of an existing one.',
    'not-found': 'If they were deleted on purpose, take them out of charts if they are named there, and write a new baseline if one has them.',
    'not-allowed': "Give the token's account the permission that Lightdash names. For a chart that is access to its space too, also for who may view the project.",
    'metrics-missing': 'The catalog lists only metrics of tables with a time dimension that Spotlight shows; any other metric may be well. Look for what is missing in the model; if it is there and shown, recompile the project, which rewrites its catalog.',
    'metrics-unknown': 'A catalog that could not be read proves nothing. Mend the reason that is named, then run it again.',
    'token-refused': 'Give a valid one as api-token: check that the secret holds all of it and that it has not expired. Nothing more could be asked.',
    contract: 'Programs that read these members break. Change them before the upgrade reaches what they use.',
    interrupted: 'The run was stopped before it was done, so the rest is unknown. Run it again.',
};
/** What to do about a cause. */
function nextStep(cause, { charts }) {
    const isUnread = cause === 'nothing-checked' && (0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .isChoiceMissing */ .e3)(charts);
    return isUnread
        ? 'It is unknown which charts run most. Give their ids, or the token of an account that has run some. If a reason is named, mend it first.'
        : NEXT[cause];
}


/***/ }),

/***/ 57247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ describeUncounted),
/* harmony export */   BX: () => (/* binding */ recordedQueries),
/* harmony export */   D4: () => (/* binding */ beforeAndAfter),
/* harmony export */   Dh: () => (/* binding */ troubledCharts),
/* harmony export */   FQ: () => (/* binding */ describeCharts),
/* harmony export */   Ge: () => (/* binding */ describeExpected),
/* harmony export */   IK: () => (/* binding */ describeUntold),
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   Jv: () => (/* binding */ describeService),
/* harmony export */   SS: () => (/* binding */ describeOutcome),
/* harmony export */   Tr: () => (/* binding */ nameOfChart),
/* harmony export */   aU: () => (/* binding */ recipesHeadline),
/* harmony export */   dy: () => (/* binding */ describeResult),
/* harmony export */   e3: () => (/* binding */ isChoiceMissing),
/* harmony export */   hF: () => (/* binding */ describeDifference),
/* harmony export */   j7: () => (/* binding */ MARKS),
/* harmony export */   kZ: () => (/* binding */ recordedFlaws),
/* harmony export */   qk: () => (/* binding */ unreadableRuns)
/* harmony export */ });
/* harmony import */ var _analytics_recipes_fail_on_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82061);
/* harmony import */ var _history_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58472);


const MARKS = { fails: '❌', flawed: '🟠', well: '✅', listed: '📊' };
/** A title has room for this many. The list below it has all of them. */
const MOST_IN_TITLE = 3;
/**
 * A short title for the whole report. It is green only if everything was checked and found in order.
 *
 * @returns the title, and the mark for the result
 */
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
    const checked = [charts, ...describeOthers(report)].filter((text) => text !== '');
    if (checked.length > 0)
        return { mark: MARKS.well, title: checked.join('; ') };
    return { mark: MARKS.listed, title: describeLists(report) };
}
function titleOf(parts) {
    const rest = parts.length - MOST_IN_TITLE;
    return [...parts.slice(0, MOST_IN_TITLE), ...(rest > 0 ? [`and ${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(rest)} more`] : [])].join(', ');
}
/** `40 charts compile, all as before`; empty if there are none. */
function describeCharts({ charts, baseline }) {
    const compiling = charts.filter(({ result }) => result === 'ok').length;
    if (charts.length === 0)
        return '';
    const compile = compiling === charts.length
        ? `${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(compiling, 'chart')} ${compiling === 1 ? 'compiles' : 'compile'}`
        : `${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(compiling)} of ${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(charts.length, 'chart')} ${compiling === 1 ? 'compiles' : 'compile'}`;
    const same = charts.filter(({ comparison }) => comparison?.result === 'unchanged').length;
    if (baseline === null || same === 0)
        return compile;
    const part = same < charts.length ? `${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(same)} ` : same === 1 ? '' : 'all ';
    return `${compile}, ${part}as before`;
}
/** Problems that do not fail the step, or that come after a worse problem. */
function flawsOf(report) {
    const { charts, recorded, metrics, users, outcome, service, isTokenRefused } = report;
    const old = charts?.charts.filter(_analytics_recipes_fail_on_js__WEBPACK_IMPORTED_MODULE_0__/* .isBrokenAsBefore */ .zm).length ?? 0;
    return [
        ...outcome.failures.map((failure) => describeFailure(failure, report)),
        ...(old === 0 ? [] : [`${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(old, 'chart')} ${old === 1 ? 'was' : 'were'} broken before already`]),
        ...(recorded === null || isTokenRefused ? [] : recordedFlaws(recorded)),
        ...(metrics === null ? [] : metricFlaws(metrics)),
        ...(users === null || users.problem === null || isTokenRefused ? [] : ['the users could not be read']),
        ...(users === null || users.unreadable === 0 ? [] : [describeUncounted(users)]),
        ...unreadableRuns(report),
        ...(service.versions.length < 2 ? [] : ['several versions answered']),
        ...(users === null || users.untold === 0 ? [] : [`${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(users.untold, 'user')} without any details`]),
    ];
}
/** `2 users could not be read and are not counted`. */
function describeUncounted({ unreadable }) {
    return `${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(unreadable, 'user')} could not be read and ${unreadable === 1 ? 'is' : 'are'} not counted`;
}
/** The runs of the history that could not be read; empty if there are none. */
function unreadableRuns({ charts, recorded }) {
    const count = Math.max(charts?.history?.unreadable ?? 0, recorded?.history.unreadable ?? 0);
    return count === 0 ? [] : [`${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(count, 'run')} of the history could not be read`];
}
/** What to report about recorded queries; empty if all are as before. */
function recordedFlaws({ queries, problem }) {
    if (problem !== null)
        return ['the recorded history could not be read'];
    const count = (wanted) => queries.filter(({ result }) => result === wanted).length;
    const [changed, broken, unchecked] = [count('changed'), count('broken'), count('unchecked')];
    return [
        ...(broken === 0 ? [] : [`${recordedQueries(broken)} ${broken === 1 ? 'is' : 'are'} broken`]),
        ...(changed === 0 ? [] : [`the SQL of ${recordedQueries(changed)} changed`]),
        ...(unchecked === 0 ? [] : [`${recordedQueries(unchecked)} could not be checked`]),
    ];
}
/** `1 recorded query`, `20 recorded queries`. */
function recordedQueries(count) {
    return `${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(count)} recorded ${count === 1 ? 'query' : 'queries'}`;
}
/** What to report about metrics that could be read. If they could not be read, a cause says it. */
function metricFlaws({ metrics, expected, problem, unreadable, unknownTags }) {
    if (problem !== null)
        return [];
    if (metrics.length === 0 && unreadable === 0)
        return expected.length > 0 ? [] : ['no metric was found'];
    return unknownTags.length === 0 ? [] : [`${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(unknownTags.length, 'tag')} on no metric`];
}
/** Users with none of the members that the report needs. */
function describeUntold({ untold }) {
    return `${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(untold, 'user')} ${untold === 1 ? 'has' : 'have'} none of the members firstName, lastName, email and role: this server may name them differently`;
}
const NO_METRICS = 'the metrics could not be read';
const PART_OF_METRICS = 'not all metrics could be read';
/** What was found in order, apart from charts. */
function describeOthers({ metrics, recorded }) {
    const expected = metrics?.expected.length ?? 0;
    const queries = recorded?.queries.filter(({ result }) => result === 'unchanged').length ?? 0;
    return [
        ...(expected === 0 ? [] : [describeExpected(expected)]),
        ...(queries === 0 ? [] : [`${recordedQueries(queries)} as before`]),
    ];
}
/** The sentence if all expected metrics exist. */
function describeExpected(count) {
    if (count === 1)
        return 'the expected metric is there';
    return `${count === 2 ? 'both' : `all ${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(count)}`} expected metrics are there`;
}
/** What was listed, if nothing had to be checked. */
function describeLists({ metrics, users }) {
    const lists = [
        ...(metrics === null ? [] : [(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(metrics.metrics.length, 'metric')]),
        ...(users === null ? [] : [(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(users.share.total ?? users.share.read, 'user')]),
    ];
    return lists.length === 0 ? 'nothing was checked' : lists.join(', ');
}
/** A cause as a short title: `2 charts are broken`. */
function describeFailure({ cause, count }, { charts: check, metrics }) {
    const charts = (0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(count, 'chart');
    const are = count === 1 ? 'is' : 'are';
    const were = count === 1 ? 'was' : 'were';
    switch (cause) {
        case 'broken':
            return `${charts} ${are} broken`;
        case 'lost':
            return `${charts} ${are} lost since the baseline`;
        case 'unchecked':
            return `${charts} could not be checked`;
        case 'nothing-checked':
            return isChoiceMissing(check) ? 'charts could not be chosen from the history' : 'no chart was checked';
        case 'changed':
            return `the SQL of ${charts} changed`;
        case 'no-baseline':
            return 'there is no baseline';
        case 'not-found':
            return `${charts} ${were} not found`;
        case 'not-allowed':
            return `${charts} ${are} not allowed`;
        case 'metrics-missing':
            return `${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(count, 'expected metric')} ${are} missing`;
        case 'metrics-unknown':
            return metrics === null || metrics.metrics.length === 0 ? NO_METRICS : PART_OF_METRICS;
        case 'token-refused':
            return 'Lightdash refuses the token';
        case 'contract':
            return `${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(count, 'member')} of the API ${are} gone or of another type`;
        case 'interrupted':
            return 'the run was interrupted';
    }
}
/** Whether the history should have named charts and could not be read. */
function isChoiceMissing(charts) {
    return charts !== null && charts.problem !== null;
}
/** The charts that did not compile. The worst and the newest problems come first. */
function troubledCharts(charts) {
    const rank = (chart) => {
        if (chart.result === 'broken')
            return (0,_analytics_recipes_fail_on_js__WEBPACK_IMPORTED_MODULE_0__/* .isBrokenAsBefore */ .zm)(chart) ? 2 : 0;
        if ((0,_analytics_recipes_fail_on_js__WEBPACK_IMPORTED_MODULE_0__/* .isLost */ .JD)(chart))
            return 1;
        return ['not-allowed', 'not-found', 'unchecked'].indexOf(chart.result) + 3;
    };
    return charts.filter(({ result }) => result !== 'ok').toSorted((one, other) => rank(one) - rank(other));
}
const VISIBLE = /[^\p{C}\p{Z}]/u;
/** The name of a chart, or its id if the service gives no name. */
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
/** The result of a chart, and whether it is new. */
function describeResult({ result, comparison }) {
    const before = comparison?.before ?? null;
    const news = before === result ? ', as before' : before === 'ok' ? ', compiled before' : '';
    return `${RESULTS[result]}${news}${comparison?.isEdited === true ? ', edited since' : ''}`;
}
/** `+3 −2 lines`. */
function describeDifference({ added, removed }) {
    return `+${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(added)} −${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(removed)} ${added + removed === 1 ? 'line' : 'lines'}`;
}
/** The baseline and this run, each with its time, its server and what compiled; null if there is no baseline. */
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
        `${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(compiling)} ${compiling === 1 ? 'compiles' : 'compile'}`,
        ...(same === 0 ? [] : [`${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(same)} to the same SQL`]),
        ...(changed === 0 ? [] : [`${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(changed)} to other SQL`]),
        ...(rest === 0 ? [] : [`${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(rest)} not compared`]),
    ];
    const when = (date, version) => `(${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .momentOf */ .Et)(date, quote)}${version === null ? '' : `, server version ${quote(version)}`})`;
    const address = baseline.baseUrl === service.baseUrl ? '' : ` at ${quote(baseline.baseUrl)}`;
    const compiled = count(({ comparison }) => comparison?.before === 'ok');
    return {
        before: `${when(baseline.generatedAt, baseline.serverVersion)}${address}: ${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(compiled)} of ${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(known.length, 'chart')} compiled`,
        after: `${when(generatedAt, service.version)}: ${after.join(', ')}`,
    };
}
/** The effect of the failures on the step; empty if there are none. A run that was asked to end fails under every setting. */
function describeOutcome({ outcome: { fails, failOn, failures } }, code) {
    const setting = code(`fail-on: ${failOn}`);
    if (failures.length === 0)
        return '';
    if (!fails)
        return `That does not fail the step (${setting}).`;
    const isBySetting = failures.some((failure) => failure.fails && failure.cause !== 'interrupted');
    return isBySetting ? `The step fails (${setting}).` : 'The step fails.';
}
/** The service that was asked, and when. */
function describeService({ service, generatedAt }, { quote }) {
    const { projectUuid, baseUrl, version } = service;
    const server = version === null ? 'which does not say its version' : `server version ${quote(version)}`;
    return `Project ${quote(projectUuid)} at ${quote(baseUrl)}, ${server}; read ${(0,_history_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .momentOf */ .Et)(generatedAt, quote)}.`;
}


/***/ }),

/***/ 63640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ renderRecipesFailure),
  Y: () => (/* binding */ renderRecipesSummary)
});

// EXTERNAL MODULE: ./build/render/escape.js
var render_escape = __webpack_require__(66082);
// EXTERNAL MODULE: ./build/render/failure-page.js
var failure_page = __webpack_require__(25999);
// EXTERNAL MODULE: ./build/render/history/contract.js
var contract = __webpack_require__(20182);
// EXTERNAL MODULE: ./build/render/history/numbers.js
var numbers = __webpack_require__(58472);
// EXTERNAL MODULE: ./build/render/history/phrases.js
var phrases = __webpack_require__(3004);
// EXTERNAL MODULE: ./build/render/page.js
var page = __webpack_require__(80366);
// EXTERNAL MODULE: ./build/render/words.js
var words = __webpack_require__(8712);
// EXTERNAL MODULE: ./build/render/history/chart-link.js
var chart_link = __webpack_require__(77991);
// EXTERNAL MODULE: ./build/render/history/lists.js
var history_lists = __webpack_require__(99223);
// EXTERNAL MODULE: ./build/render/recipes/phrases.js
var recipes_phrases = __webpack_require__(57247);
;// CONCATENATED MODULE: ./build/render/recipes/differences.js





/** This many are open, and the others are folded. Nobody reads a page full of SQL, least of all on a phone. */
const MOST_OPEN = 1;
/**
 * Each difference in SQL, with its first lines.
 *
 * @param noun the word for a difference, in the sentence about the others
 */
function differenceParagraphs(differences, detail, noun) {
    const shown = differences.slice(0, detail.rows);
    return [
        ...shown.flatMap((each, position) => paragraphsOf(each, detail, position < MOST_OPEN)),
        ...(0,page/* describeOmitted */.QQ)(differences.length, shown.length, noun),
    ];
}
function paragraphsOf({ title, note, difference }, { lines }, isOpen) {
    const counts = (0,recipes_phrases/* describeDifference */.hF)(difference);
    const shown = difference.lines.slice(0, lines);
    // A page joins list items across a blank line, and a line of a difference may look like a list item.
    const visible = shown.filter((line) => line.trim() !== '');
    if (visible.length === 0)
        return [`- ${title}: ${counts}.${note === '' ? '' : ` ${note}`}`];
    const rest = difference.total - shown.length;
    const body = [
        ...(note === '' ? [] : [note]),
        (0,render_escape/* blockForMarkdown */.Gq)('diff', visible),
        ...(rest > 0 ? [`…and ${(0,numbers/* tally */.N4)(rest, 'more line')}.`] : []),
    ];
    return isOpen ? [`${title}, ${counts}:`, ...body] : (0,history_lists/* foldParagraphs */.Vo)(`${title}, ${counts}`, body);
}

;// CONCATENATED MODULE: ./build/render/recipes/charts.js







/** A line names this many charts. */
const MOST_NAMED = 10;
/** The baseline compared with this run; empty without a baseline. */
function beforeAndAfterParagraphs(report) {
    const lines = (0,recipes_phrases/* beforeAndAfter */.D4)(report, render_escape/* quoteForMarkdown */.$O);
    return lines === null ? [] : [`- **Before** ${lines.before}.`, `- **After** ${lines.after}.`];
}
/** Charts that do not compile, or whose result is unknown: one line for each problem. */
function troubledParagraphs({ charts, isTokenRefused, service }, detail) {
    // A refused token is named once, not at each chart.
    const troubled = (0,recipes_phrases/* troubledCharts */.Dh)(charts?.charts ?? []).filter(({ result }) => result !== 'unchecked' || !isTokenRefused);
    if (troubled.length === 0)
        return [];
    const wrongs = new Map();
    for (const chart of troubled) {
        const wrong = JSON.stringify([(0,recipes_phrases/* describeResult */.dy)(chart), chart.message]);
        const same = wrongs.get(wrong) ?? [];
        same.push(chart);
        wrongs.set(wrong, same);
    }
    const items = [...wrongs.values()].map((same) => {
        const [first] = same;
        const message = first.message === null ? '' : `<br>${(0,render_escape/* quoteForMarkdown */.$O)(first.message)}`;
        return `**${(0,words/* capital */.Nx)((0,recipes_phrases/* describeResult */.dy)(first))}:** ${(0,history_lists/* listUpTo */.JM)(same.map((chart) => titleOf(chart, service)), MOST_NAMED)}${message}`;
    });
    return ['### Charts that did not pass', ...(0,history_lists/* listParagraphs */.C$)(items, detail, 'reason')];
}
/**
 * Charts with different SQL than in the baseline, each with the first lines of the difference.
 *
 * @param path of the file with all differences; null if there is none
 */
function changedParagraphs({ charts, service }, detail, path) {
    const changed = (charts?.charts ?? []).flatMap((chart) => {
        const difference = chart.comparison?.result === 'changed' ? chart.comparison.difference : null;
        return difference === null ? [] : [{ title: titleOf(chart, null), note: notesOf(chart, service), difference }];
    });
    if (changed.length === 0)
        return [];
    const whole = path === null ? '' : ` The whole differences are in ${(0,render_escape/* quoteForMarkdown */.$O)(path)}.`;
    return [
        '### Changed SQL',
        `${(0,numbers/* tally */.N4)(changed.length, 'chart')} ${changed.length === 1 ? 'compiles' : 'compile'} to other SQL than before.${whole}`,
        ...differenceParagraphs(changed, detail, 'changed chart'),
    ];
}
/** Charts that are left out of the comparison, and why; then the charts without problems, folded. */
function otherChartParagraphs({ charts, service }, detail) {
    if (charts === null)
        return [];
    const notes = notesOn(charts, service, detail);
    const well = charts.charts.filter(isUnchanged);
    const title = (0,recipes_phrases/* describeCharts */.FQ)({ charts: well, baseline: charts.baseline });
    const list = detail.deep
        ? (0,history_lists/* foldParagraphs */.Vo)(title, (0,history_lists/* itemsUpTo */.fu)(well.map((chart) => titleOf(chart, service)), detail, 'chart'))
        : [`${title}.`];
    const text = [...notes, ...(well.length === 0 ? [] : list)];
    const isAlone = well.length === charts.charts.length && notes.length === 0;
    return isAlone || text.length === 0 ? text : ['### Other charts', ...text];
}
function notesOn({ charts, baseline, problem }, service, { rows }) {
    const note = (which, one, some) => {
        const names = charts.filter(which).map((chart) => linkTo(chart, service));
        if (names.length === 0)
            return [];
        const said = names.length === 1 ? one : some;
        return [`- ${(0,numbers/* tally */.N4)(names.length, 'chart')} ${said}: ${(0,history_lists/* listUpTo */.JM)(names, Math.min(rows, MOST_NAMED))}.`];
    };
    const comparisons = baseline === null
        ? []
        : [
            ...note(({ comparison }) => comparison?.result === 'moves-with-clock', 'has a filter that moves with the clock, so its SQL differs every day; it was compiled, not compared', 'have filters that move with the clock, so their SQL differs every day; they were compiled, not compared'),
            ...note(({ comparison }) => comparison?.result === 'not-in-baseline', 'is not in the baseline, so it was not compared', 'are not in the baseline, so they were not compared'),
            ...note(({ result, comparison }) => result === 'ok' && isTrouble(comparison), 'compiles now and did not before', 'compile now and did not before'),
        ];
    return [
        ...comparisons,
        ...note(({ isMerge }) => isMerge, 'joins several queries, of which only its own was compiled', 'join several queries, of which only their own was compiled'),
        ...note(({ isPivoted }) => isPivoted, 'pivots its results: its query was compiled, and the pivot was not', 'pivot their results: their queries were compiled, and the pivots were not'),
        ...(problem === null ? [] : [`⚠️ Charts could not be chosen from the history: ${render_escape/* MARKDOWN */.yQ.prose(problem)}.`]),
    ];
}
/** Whether the content of the baseline made the comparison impossible. */
function isTrouble(comparison) {
    return comparison?.result === 'not-comparable' && comparison.before !== null && comparison.before !== 'ok';
}
/** Whether it compiles to the same SQL as before. */
function isUnchanged({ result, comparison }) {
    return result === 'ok' && comparison?.result !== 'changed';
}
/** @param service links the name to its chart there; not in the title of a fold, where Markdown has no links */
function titleOf(chart, service) {
    const { exploreName, runs } = chart;
    const facts = [
        ...(exploreName === null ? [] : [`explore ${(0,render_escape/* quoteForMarkdown */.$O)(exploreName)}`]),
        ...(runs === null ? [] : [(0,numbers/* tally */.N4)(runs, 'run')]),
    ];
    const name = service === null ? (0,recipes_phrases/* nameOfChart */.Tr)(chart, render_escape/* quoteForMarkdown */.$O) : linkTo(chart, service);
    return `${name}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`;
}
const linkTo = (chart, service) => (0,chart_link/* linkToChart */.S)((0,recipes_phrases/* nameOfChart */.Tr)(chart, render_escape/* quoteForMarkdown */.$O), chart.uuid, service);
/** A link to the chart, and whether its own change may be the reason. */
function notesOf(chart, service) {
    const edited = chart.comparison?.isEdited === true
        ? '. Someone saved this chart after the baseline was written, so the upgrade may not be the reason.'
        : '.';
    return `Open ${linkTo(chart, service)}${edited}`;
}

;// CONCATENATED MODULE: ./build/render/recipes/metrics.js





/** A line names this many tags. */
const MOST_TAGS = 10;
/** Metrics of the catalog: first the expected ones that are missing, then all of them, folded. */
function metricParagraphs({ metrics: report }, detail) {
    if (report === null)
        return [];
    const { metrics, missing } = report;
    const title = metrics_titleOf(report);
    const items = metrics.map(({ name, label, tags }) => {
        const labelled = label === '' ? '' : `: ${(0,render_escape/* quoteForMarkdown */.$O)(label)}`;
        return `${(0,render_escape/* quoteForMarkdown */.$O)(name)}${labelled}${tags.length === 0 ? '' : ` (${(0,history_lists/* listUpTo */.JM)(tags.map(render_escape/* quoteForMarkdown */.$O), MOST_TAGS)})`}`;
    });
    const list = detail.deep ? (0,history_lists/* foldParagraphs */.Vo)(title, (0,history_lists/* itemsUpTo */.fu)(items, detail, 'metric')) : [`${title}.`];
    const absent = missing.map(({ name, nearest }) => {
        return `${(0,render_escape/* quoteForMarkdown */.$O)(name)} is not in the catalog${nearest === null ? '' : `; the nearest is ${(0,render_escape/* quoteForMarkdown */.$O)(nearest)}`}`;
    });
    const trouble = [...metrics_notesOn(report), ...(0,history_lists/* listParagraphs */.C$)(absent, detail, 'missing metric')];
    return [...(trouble.length === 0 ? [] : ['### Metrics', ...trouble]), ...(metrics.length === 0 ? [] : list)];
}
function metrics_notesOn({ problem, unreadable, unknownTags, isAskedAgain, metrics, expected }) {
    return [
        ...(problem === null ? [] : [`⚠️ ${render_escape/* MARKDOWN */.yQ.prose(problem)}.`]),
        ...(unreadable === 0 ? [] : [`⚠️ ${(0,numbers/* tally */.N4)(unreadable, 'metric')} could not be read.`]),
        ...(unknownTags.length === 0 ? [] : [`⚠️ No metric has the tag ${(0,history_lists/* listUpTo */.JM)(unknownTags.map(render_escape/* quoteForMarkdown */.$O), MOST_TAGS)}.`]),
        ...(isAskedAgain
            ? ['The catalog was empty at first, as it is while a project compiles, so it was read again.']
            : []),
        ...(metrics.length === 0 && expected.length === 0 && problem === null ? ['⚠️ No metric was found.'] : []),
    ];
}
function metrics_titleOf({ metrics, tags, share, expected, missing, problem }) {
    const more = tags.length > MOST_TAGS ? ' or others' : '';
    const tagged = tags.length === 0 ? '' : ` with the tag ${tags.slice(0, MOST_TAGS).map(render_escape/* quoteForMarkdown */.$O).join(' or ')}${more}`;
    const isAllThere = expected.length > 0 && missing.length === 0 && problem === null;
    const found = isAllThere ? `; ${(0,recipes_phrases/* describeExpected */.Ge)(expected.length)}` : '';
    return `${(0,numbers/* tally */.N4)(metrics.length, 'metric')}${tagged}${found}${(0,phrases/* isWhole */.wP)(share) ? '' : `; ${(0,phrases/* describeShare */.rm)(share)}`}`;
}

// EXTERNAL MODULE: ./build/render/recipes/next-steps.js
var next_steps = __webpack_require__(19122);
;// CONCATENATED MODULE: ./build/render/recipes/recorded.js







/** A line names this many queries. */
const recorded_MOST_NAMED = 3;
/** The queries from the history, compiled again. One sentence if all are as before. */
function recordedParagraphs({ recorded }, detail) {
    if (recorded === null)
        return [];
    const { queries, problem } = recorded;
    if (problem !== null) {
        return ['### Recorded history', `⚠️ The recorded history could not be read: ${render_escape/* MARKDOWN */.yQ.prose(problem)}.`];
    }
    const flaws = (0,recipes_phrases/* recordedFlaws */.kZ)(recorded);
    const source = describeRecordedSource(recorded);
    const compared = queries.filter(({ result }) => result !== 'not-compared');
    if (compared.length === 0)
        return [`No recorded query can be compared. ${source}`];
    if (flaws.length === 0) {
        const verb = compared.length === 1 ? 'compiles' : 'compile';
        return [`${(0,recipes_phrases/* recordedQueries */.BX)(compared.length)} ${verb} to the SQL that was recorded. ${source}`];
    }
    return [
        '### Recorded history',
        `${(0,words/* capital */.Nx)(flaws.join(', '))}; ${(0,numbers/* numeral */.Dx)(compared.length)} compared. None of this fails the step: user attributes and row limits change SQL as well. ${source}`,
        ...(0,history_lists/* listParagraphs */.C$)(troubledItems(queries), detail, 'query'),
        ...changedQueries(queries, detail),
    ];
}
function describeRecordedSource({ history, skipped, queries }) {
    const notCompared = queries.filter(({ result }) => result === 'not-compared');
    const pivoted = notCompared.length === 0
        ? []
        : [
            `${(0,recipes_phrases/* recordedQueries */.BX)(notCompared.length)} (pivoted, and Lightdash gave no SQL of the pivot: ${namesOf(notCompared)})`,
        ];
    const reasons = [
        ...pivoted,
        ...skipped.map(({ reason, runs, titles }) => {
            const names = titles.length === 0 ? '' : `, such as ${titles.map((title) => recorded_titleOf(title)).join(', ')}`;
            return `${(0,numbers/* tally */.N4)(runs, 'run')} (${render_escape/* MARKDOWN */.yQ.prose(reason)}${names})`;
        }),
    ];
    const left = reasons.length === 0 ? '' : ` Not compared: ${reasons.join(', ')}.`;
    return `Runs of the account that owns the token: ${(0,phrases/* describeShare */.rm)(history)}.${left}`;
}
function troubledItems(queries) {
    const troubled = ['broken', 'unchecked'].flatMap((wanted) => queries.filter(({ result }) => result === wanted));
    return troubled.map((query) => {
        const { result, message, runs, createdAt } = query;
        const ran = `${(0,numbers/* tally */.N4)(runs, 'run')}, newest ${(0,numbers/* shortMomentOf */.Gy)(createdAt, render_escape/* quoteForMarkdown */.$O)} UTC`;
        const why = message === null ? '' : `<br>${(0,render_escape/* quoteForMarkdown */.$O)(message)}`;
        return `**${result === 'broken' ? 'Broken' : 'Not checked'}:** ${nameOf(query)} (${ran})${why}`;
    });
}
function changedQueries(queries, detail) {
    const changed = queries.flatMap((query) => {
        if (query.result !== 'changed' || query.difference === null)
            return [];
        return [{ title: `${nameOf(query)} (${(0,numbers/* tally */.N4)(query.runs, 'run')})`, note: '', difference: query.difference }];
    });
    return differenceParagraphs(changed, detail, 'changed record');
}
function namesOf(queries) {
    return (0,history_lists/* listUpTo */.JM)(queries.map(nameOf), recorded_MOST_NAMED);
}
function recorded_titleOf(title) {
    return title === '' ? 'without a title' : (0,render_escape/* quoteForMarkdown */.$O)(title);
}
/** The name of a run: its title, and its chart if the chart has another name. */
function nameOf({ title, chartName }) {
    const chart = chartName === null || chartName === title ? '' : `, chart ${(0,render_escape/* quoteForMarkdown */.$O)(chartName)}`;
    return `${recorded_titleOf(title)}${chart}`;
}

;// CONCATENATED MODULE: ./build/render/recipes/users.js





/** A line names this many groups. */
const MOST_GROUPS = 10;
/**
 * Numbers about the users of the organization, folded. People are named only if the user asked for it.
 *
 * @param path of the file with the users; null if there is none
 */
function userParagraphs({ users }, detail, path) {
    if (users === null)
        return [];
    const { problem, unreadable, share, roles, groups, people } = users;
    // A token without permission to see users gets none. Zeros would look like an answer.
    const isUnknown = problem !== null && share.read === 0;
    const trouble = [
        ...(problem === null
            ? []
            : [`⚠️ ${isUnknown ? 'The users' : 'Not all users'} could not be read: ${render_escape/* MARKDOWN */.yQ.prose(problem)}.`]),
        ...(unreadable === 0 ? [] : [`⚠️ ${(0,recipes_phrases/* describeUncounted */.B5)(users)}.`]),
        ...(users.untold === 0 ? [] : [`⚠️ ${render_escape/* MARKDOWN */.yQ.prose((0,recipes_phrases/* describeUntold */.IK)(users))}.`]),
    ];
    const title = describeUsers(users);
    const count = (each) => (0,numbers/* tally */.N4)(each.users, 'user');
    const lists = [
        ...list('Roles', roles.map((each) => `${(0,render_escape/* quoteForMarkdown */.$O)(each.role)}: ${count(each)}`), detail, 'role'),
        ...list('Groups', (groups ?? []).map((each) => `${(0,render_escape/* quoteForMarkdown */.$O)(each.name)}: ${count(each)}`), detail, 'group'),
        ...list('People', (people ?? []).map(describePerson), detail, 'user'),
    ];
    const where = path === null ? [] : [`They are in ${(0,render_escape/* quoteForMarkdown */.$O)(path)}.`];
    const told = detail.deep ? (0,history_lists/* foldParagraphs */.Vo)(title, [...untold(users), ...where, ...lists]) : [`${title}.`, ...where];
    return [...(trouble.length === 0 ? [] : ['### Users', ...trouble]), ...(isUnknown ? [] : told)];
}
function list(title, items, detail, noun) {
    return items.length === 0 ? [] : [`**${title}**`, ...(0,history_lists/* itemsUpTo */.fu)(items, detail, noun)];
}
const STATES = [
    { name: 'pending', is: 'pending' },
    { name: 'inactive', is: 'inactive' },
    { name: 'withoutGroup', is: 'in no group' },
];
/** `120 users: 3 pending, 2 inactive, 10 in no group`. */
function describeUsers(users) {
    const told = STATES.flatMap(({ name, is }) => (users[name] === null ? [] : [`${(0,numbers/* numeral */.Dx)(users[name])} ${is}`]));
    const read = (0,phrases/* isWhole */.wP)(users.share) ? '' : ` (${(0,phrases/* describeShare */.rm)(users.share)})`;
    return `${(0,numbers/* tally */.N4)(users.share.read, 'user')}${read}${told.length === 0 ? '' : `: ${told.join(', ')}`}`;
}
function untold(users) {
    const states = STATES.filter(({ name }) => users[name] === null).map(({ is }) => is);
    return states.length === 0 ? [] : [`Lightdash does not say how many are ${states.join(' or ')}.`];
}
/** Values that the service does not give are left out, so that there is no empty box. */
function describePerson({ name, email, role, groups, isPending, isActive }) {
    const states = [...(isPending === true ? ['pending'] : []), ...(isActive === false ? ['inactive'] : [])];
    const who = [name, email].filter((text) => text !== '').map(render_escape/* quoteForMarkdown */.$O);
    const member = groups.length === 0 ? [] : [`in ${(0,history_lists/* listUpTo */.JM)(groups.map(render_escape/* quoteForMarkdown */.$O), MOST_GROUPS)}`];
    return [...who, (0,render_escape/* quoteForMarkdown */.$O)(role), ...member, ...states].join(', ');
}

;// CONCATENATED MODULE: ./build/render/recipes/summary.js













/** In bytes. A runner drops a summary of more than 1 MiB without a message. Even half of that is more than anybody reads. */
const MOST_BYTES = 500_000;
/** This many causes come before the charts. */
const MOST_CAUSES = 3;
/**
 * The job summary: before and after, what fails the step and what to do, charts that do not compile, charts with other SQL, further causes,
 * the other charts folded, metrics, the recorded history, users folded, and at the end the service that was asked. It is short if all is
 * well.
 */
function renderRecipesSummary(report, files) {
    const { mark, title } = (0,recipes_phrases/* recipesHeadline */.aU)(report);
    const versions = (0,contract/* describeVersions */.Tt)(report, render_escape/* quoteForMarkdown */.$O);
    const causes = report.outcome.failures
        .toSorted((one, other) => Number(other.fails) - Number(one.fails))
        .map((failure) => causeItem(failure, report));
    const section = (name, render) => ({ name, render });
    const sections = [
        section('the result', () => [
            `## ${mark} Query recipes: ${title}`,
            ...(versions === '' ? [] : [`⚠️ ${versions}.`]),
            ...beforeAndAfterParagraphs(report),
        ]),
        section('what to do', () => causeParagraphs(causes, report)),
        section('charts that did not pass', (detail) => troubledParagraphs(report, detail)),
        section('changed SQL', (detail) => changedParagraphs(report, detail, files.diffPath)),
        section('the API before and after', (detail) => (0,contract/* contractParagraphs */.Sq)(report, detail)),
        section('further causes', () => furtherParagraphs(causes.slice(MOST_CAUSES))),
        section('other charts', (detail) => otherChartParagraphs(report, detail)),
        section('metrics', (detail) => (isTold(report, 'metrics') ? metricParagraphs(report, detail) : [])),
        section('recorded history', (detail) => (isTold(report, 'recorded') ? recordedParagraphs(report, detail) : [])),
        section('users', (detail) => (isTold(report, 'users') ? userParagraphs(report, detail, files.usersPath) : [])),
        section('how it was read', () => closingParagraphs(report, files)),
    ];
    return (0,page/* renderPage */.Cf)(sections, MOST_BYTES);
}
/** Whether a part says more than that the token is refused, which is told once. */
function isTold(report, part) {
    return !report.isTokenRefused || report[part]?.problem === null;
}
function causeItem(failure, report) {
    const mark = failure.fails ? recipes_phrases/* MARKS */.j7.fails : recipes_phrases/* MARKS */.j7.flawed;
    return `- ${mark} **${(0,words/* capital */.Nx)((0,recipes_phrases/* describeFailure */.Ic)(failure, report))}.** ${(0,next_steps/* nextStep */.s)(failure.cause, report)}`;
}
function causeParagraphs(causes, report) {
    if (causes.length === 0)
        return [];
    const further = causes.length - MOST_CAUSES;
    const rest = further > 0 ? ` ${(0,numbers/* tally */.N4)(further, 'further cause')} below the charts.` : '';
    return [
        '### What to do',
        ...causes.slice(0, MOST_CAUSES),
        `${(0,recipes_phrases/* describeOutcome */.SS)(report, (text) => `\`${text}\``)}${rest}`,
    ];
}
function furtherParagraphs(causes) {
    return causes.length === 0 ? [] : ['### Further causes', ...causes];
}
function closingParagraphs(report, { baselinePath }) {
    const { charts, tool } = report;
    // If the history could not be read, another paragraph says so.
    const history = charts === null || charts.problem !== null ? null : charts.history;
    return [
        [
            (0,recipes_phrases/* describeService */.Jv)(report, render_escape/* MARKDOWN */.yQ),
            ...(history === null
                ? []
                : [`Charts chosen from the runs of the account that owns the token: ${(0,phrases/* describeShare */.rm)(history)}.`]),
            ...(0,recipes_phrases/* unreadableRuns */.qk)(report).map((text) => `⚠️ ${text}.`),
            ...(baselinePath === null ? [] : [`A new baseline is in ${(0,render_escape/* quoteForMarkdown */.$O)(baselinePath)}.`]),
            `By ${tool.name} ${tool.version}; the report file (\`report-path\`) has everything.`,
        ].join(' '),
    ];
}
/** The job summary of a run that could not ask its question. */
function renderRecipesFailure(message) {
    return (0,failure_page/* renderFailurePage */.u)('Query recipes: nothing could be checked', message);
}


/***/ })

};
