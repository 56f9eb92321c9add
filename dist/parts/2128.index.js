export const id = 2128;
export const ids = [2128];
export const modules = {

/***/ 38470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ historyAction)
});

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 2 modules
var core = __webpack_require__(60914);
// EXTERNAL MODULE: ./build/page/escape.js
var page_escape = __webpack_require__(32883);
// EXTERNAL MODULE: ./build/page/failure-page.js
var failure_page = __webpack_require__(32666);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
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
// EXTERNAL MODULE: ./build/companions/service/analytics-error.js
var analytics_error = __webpack_require__(92017);
// EXTERNAL MODULE: ./build/companions/service/client.js + 6 modules
var service_client = __webpack_require__(36735);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/documents/is-object.js
var is_object = __webpack_require__(269);
// EXTERNAL MODULE: ./build/companions/service/observed-shape.js
var observed_shape = __webpack_require__(90240);
// EXTERNAL MODULE: ./build/companions/service/records/answers.js
var answers = __webpack_require__(49928);
// EXTERNAL MODULE: ./build/companions/service/records/members.js
var members = __webpack_require__(71368);
;// CONCATENATED MODULE: ./build/companions/history/earlier-report.js






const REMEDY = 'Give the file in the output report-path of an earlier run, as it was written';
const withoutRunsSchema = (0,members/* record */.g1)({
    newest: schemas/* null */.chJ(),
    unread: schemas/* array */.YOg(schemas/* unknown */.L5J()).refine((lists) => lists.some((each) => (0,is_object/* isObject */.G)(each) && each['list'] === 'newest')),
});
const periodSchema = schemas/* object */.Ikc({
    from: members/* textOrNull */.ef,
    to: members/* textOrNull */.ef,
    runs: members/* finiteNumber */.vM,
    failed: members/* finiteNumber */.vM,
    medianMs: members/* finiteNumberOrNull */.HK,
    p95Ms: members/* finiteNumberOrNull */.HK,
}, 'an object');
const earlierReportSchema = (0,members/* record */.g1)({
    reportVersion: schemas/* literal */.euz('1', '"1"'),
    generatedAt: members/* dateTime */.KQ,
    service: (0,members/* record */.g1)({ projectUuid: members/* text */.Qq }),
    filters: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([members/* text */.Qq, members/* textList */.gC], 'a string or a list of strings'), 'an object'),
    newest: (0,members/* record */.g1)({ period: periodSchema }),
    errors: members/* textList */.gC,
    contract: (0,members/* record */.g1)({ observed: observed_shape/* observedShapeSchema */.J }).optional(),
    unread: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
    unreadable: (0,members/* record */.g1)({ count: members/* finiteNumber */.vM }).optional(),
}).transform(({ generatedAt, service, filters, newest, errors, unread = [], unreadable, contract }) => ({
    generatedAt,
    projectUuid: service.projectUuid,
    filters,
    period: newest.period,
    errors,
    isWhole: unread.length === 0 && !unreadable?.count,
    contract: contract?.observed ?? null,
}));
function parseEarlierReport(json) {
    const document = (0,answers/* parseWritten */.$s)(json, 'a report', REMEDY);
    return withoutRunsSchema.safeParse(document).success ? null : (0,answers/* readAs */.fd)(earlierReportSchema, document, REMEDY);
}
function checkEarlier(earlier, projectUuid, filters) {
    if (earlier.projectUuid !== projectUuid) {
        throw new analytics_error/* AnalyticsError */.N('invalid', 'The report in compare-to is from another project. Give one of this project');
    }
    if (keyOf(earlier.filters) !== keyOf(namedFilters(filters))) {
        throw new analytics_error/* AnalyticsError */.N('invalid', 'The report in compare-to has other filters. Make one with those of this run');
    }
}
function namedFilters({ trigger, language, status = [], search, window, }) {
    const filters = {
        trigger: trigger ?? [],
        language: language ?? [],
        status,
        search: search ?? [],
        window: window ?? [],
    };
    return Object.fromEntries(Object.entries(filters).filter(([, value]) => value.length > 0));
}
function keyOf(filters) {
    const entries = Object.entries(filters).map(([name, value]) => [name, [value].flat().toSorted()]);
    return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

// EXTERNAL MODULE: ./build/documents/moment.js
var moment = __webpack_require__(40709);
// EXTERNAL MODULE: ./build/companions/service/contract.js
var service_contract = __webpack_require__(32906);
;// CONCATENATED MODULE: ./build/companions/history/fail-on.js


const HISTORY_FAIL_ON = ['limits', 'contract'];
const ON_UNAVAILABLE = ['warn', 'fail'];
function failuresOf({ limits, unread, unreadable, contract }, settings = {}) {
    const isPartial = unread.length > 0 || unreadable.count > 0 || limits.some(({ found }) => found === null);
    const broken = (0,service_contract/* breakingChanges */.F)(contract).length > 0 ? 'broken' : null;
    return {
        limits: limits.filter(({ exceeded }) => exceeded),
        isUnread: settings.onUnavailable === 'fail' && isPartial,
        contract: settings.failOn !== 'contract' ? null : contract.changes === null ? 'nothing-to-compare' : broken,
    };
}
function isFailing({ limits, isUnread, contract }) {
    return limits.length > 0 || isUnread || contract !== null;
}
const LISTS = { 'max-failed': 'failed', 'max-failed-scheduled': 'failedScheduled', 'max-warehouse-ms': null };
function limitReports(limits, read, split) {
    return Object.entries(LISTS).flatMap(([key, list]) => {
        const name = key;
        const limit = limits[name];
        if (limit === undefined)
            return [];
        if (list === null) {
            const found = read.counts.warehouseTimeMsLast7Days;
            return [{ name, limit, found, isMinimum: false, exceeded: found !== null && found > limit, since: null }];
        }
        const { found, isMinimum } = failedIn(list, read, split, limit);
        const since = split === null ? null : new Date(split).toISOString();
        return [{ name, limit, found, isMinimum, exceeded: found !== null && found > limit, since }];
    });
}
function failedIn(list, { lists, unread }, split, limit) {
    const history = lists[list];
    if (history === null)
        return { found: unread.some((each) => each.list === list) ? null : 0, isMinimum: false };
    const { items, unreadable, complete, total, read } = history;
    if (split === null)
        return { found: total ?? read, isMinimum: total === null && !complete };
    const after = items.filter(({ createdAt }) => ((0,moment/* parseMoment */.mI)(createdAt) ?? split) >= split).length;
    const isAll = (complete || after < items.length) && unreadable.length === 0;
    return { found: after > limit || isAll ? after : null, isMinimum: !isAll };
}

// EXTERNAL MODULE: ./build/companions/service/records/enumerations.js
var enumerations = __webpack_require__(88515);
// EXTERNAL MODULE: ./build/companions/service/records/history-page.js
var history_page = __webpack_require__(65403);
// EXTERNAL MODULE: ./build/documents/list-schema.js
var list_schema = __webpack_require__(98865);
;// CONCATENATED MODULE: ./build/companions/service/records/request-parameters.js




function requestVariantOf(parameters) {
    const has = (member) => Object.hasOwn(parameters, member);
    if (has('mergeQuery'))
        return joinsResults(parameters['mergeQuery']) ? 'composeMerge' : 'merge';
    if (has('query'))
        return 'metricQuery';
    if (has('savedSqlUuid') || has('slug'))
        return 'dashboardSqlChart';
    if (has('tileUuid'))
        return 'dashboardChart';
    if (has('chartUuid'))
        return 'savedChart';
    if (has('underlyingDataSourceQueryUuid'))
        return 'underlyingData';
    if (has('sql'))
        return has('references') ? 'composeSql' : 'sql';
    if (has('fieldId') && has('search'))
        return 'fieldValueSearch';
    return 'unknown';
}
function joinsResults(mergeQuery) {
    const { sources } = (0,is_object/* membersOf */.l)(mergeQuery);
    return Array.isArray(sources) && sources.some((source) => (0,is_object/* isObject */.G)(source) && !Object.hasOwn(source, 'metricQuery'));
}
function readableOrAbsent(schema) {
    return schema.optional().catch(undefined);
}
const metricQuerySchema = (0,members/* record */.g1)({
    exploreName: readableOrAbsent(members/* text */.Qq),
    dimensions: readableOrAbsent(members/* textList */.gC),
    metrics: readableOrAbsent(members/* textList */.gC),
    filters: readableOrAbsent(members/* rawRecord */._c),
    limit: readableOrAbsent(members/* finiteNumber */.vM),
    timezone: readableOrAbsent(members/* text */.Qq),
});
const requestSchema = (0,members/* record */.g1)({
    query: readableOrAbsent(metricQuerySchema),
    mergeQuery: readableOrAbsent((0,members/* record */.g1)({
        joinType: readableOrAbsent(members/* text */.Qq),
        limit: readableOrAbsent(members/* finiteNumber */.vM),
        sources: readableOrAbsent((0,list_schema/* listSchema */.c)((0,members/* record */.g1)({ metricQuery: readableOrAbsent(metricQuerySchema), queryUuid: readableOrAbsent(members/* text */.Qq) }))),
    })),
    sql: readableOrAbsent(members/* text */.Qq),
    references: readableOrAbsent((0,members/* mapOf */.A7)(members/* text */.Qq)),
    versionUuid: readableOrAbsent(members/* text */.Qq),
    tileUuid: readableOrAbsent(members/* text */.Qq),
    savedSqlUuid: readableOrAbsent(members/* text */.Qq),
    slug: readableOrAbsent(members/* text */.Qq),
    underlyingDataSourceQueryUuid: readableOrAbsent(members/* text */.Qq),
    underlyingDataItemId: readableOrAbsent(members/* text */.Qq),
    search: readableOrAbsent(members/* text */.Qq),
    fieldId: readableOrAbsent(members/* text */.Qq),
    table: readableOrAbsent(members/* text */.Qq),
    filters: readableOrAbsent(members/* rawRecord */._c),
    dashboardFilters: readableOrAbsent(members/* rawRecord */._c),
    limit: readableOrAbsent(members/* finiteNumberOrNull */.HK),
    dateZoom: readableOrAbsent((0,members/* record */.g1)({ granularity: readableOrAbsent(members/* text */.Qq) })),
    pivotConfiguration: readableOrAbsent(members/* rawRecord */._c),
    pivotResults: readableOrAbsent(members/* flag */.Jt),
    parameters: readableOrAbsent((0,members/* mapOf */.A7)(schemas/* union */.KCZ([members/* text */.Qq, members/* finiteNumber */.vM, members/* textList */.gC, (0,list_schema/* listSchema */.c)(members/* finiteNumber */.vM)]))),
    usePreAggregateCache: readableOrAbsent(members/* flag */.Jt),
    invalidateCache: readableOrAbsent(members/* flag */.Jt),
});
const readRequest = (parameters) => requestSchema.parse(parameters);
const readMetricQuery = (metricQuery) => metricQuerySchema.parse(metricQuery);

;// CONCATENATED MODULE: ./build/companions/history/runs.js


function distinctRuns(lists) {
    return [...new Map(lists.flat().map((item) => [item.queryUuid, item])).values()];
}
function byNewest(one, other) {
    const [time, otherTime] = [(0,moment/* parseMoment */.mI)(one.createdAt), (0,moment/* parseMoment */.mI)(other.createdAt)];
    if (time === otherTime)
        return 0;
    if (time === null)
        return 1;
    return otherTime === null ? -1 : otherTime - time;
}
function hasFailed({ status }) {
    return status === 'error';
}
function periodOf(items) {
    const times = ascending(items.map(({ createdAt }) => (0,moment/* parseMoment */.mI)(createdAt)));
    const durations = ascending(items.map(history_page/* warehouseTimeOf */.iq));
    return {
        from: isoTime(times[0]),
        to: isoTime(times.at(-1)),
        runs: items.length,
        failed: items.filter(hasFailed).length,
        medianMs: percentile(durations, 50),
        p95Ms: percentile(durations, 95),
    };
}
function percentile(sorted, percent) {
    return sorted[Math.ceil((percent * sorted.length) / 100) - 1] ?? null;
}
function ascending(numbers) {
    return numbers.filter((number) => number !== null).toSorted((one, other) => one - other);
}
function isoTime(time) {
    return time === undefined ? null : new Date(time).toISOString();
}
const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;
const NUMBER = /\d+(?:[.,]\d+)*/g;
function groupByOutcome(runs) {
    const found = new Map();
    for (const run of runs) {
        const error = run.error === null || run.error.trim() === '' ? null : run.error;
        const key = JSON.stringify([run.status, error === null ? null : normalizeError(error)]);
        const end = found.get(key) ?? { status: run.status, error, runs: [] };
        end.runs.push(run);
        found.set(key, end);
    }
    return [...found.values()].toSorted((one, other) => other.runs.length - one.runs.length);
}
function errorsOf(items) {
    return groupByOutcome(items.filter(hasFailed)).flatMap(({ error, runs }) => error === null ? [] : [{ error, runs: runs.length }]);
}
function newErrors(errors, known) {
    const old = new Set(known.map(normalizeError));
    return errors.filter(({ error }) => !old.has(normalizeError(error)));
}
function normalizeError(error) {
    return error.trim().replace(/\s+/g, ' ').replace(UUID, '<uuid>').replace(NUMBER, '<number>');
}

;// CONCATENATED MODULE: ./build/companions/history/comparison.js


const LISTED_MS = 30 * moment/* DAY_MS */.sO;
function splitOf({ since, earlier, rows }) {
    if (rows <= 0)
        return null;
    return since === null ? (0,moment/* parseMoment */.mI)(earlier?.generatedAt ?? null) : since.getTime();
}
function compare(question, { newest, read, now, isWhole }) {
    const at = splitOf(question);
    if (at === null || newest === null)
        return null;
    const { since, filters } = question;
    const earlier = since === null ? question.earlier : null;
    const begin = earlier === null ? at - (now.getTime() - at) : at;
    const reachesBack = filters.window === undefined && isCompleteSince(begin, newest, now);
    const isAfter = (item) => timeOf(item) >= at;
    const isBefore = (item) => timeOf(item) < at;
    const inPeriod = (item) => isBefore(item) && (!reachesBack || timeOf(item) >= begin);
    return {
        kind: earlier === null ? 'since' : 'earlier-report',
        at: new Date(at).toISOString(),
        before: earlier?.period ?? periodOf(newest.items.filter(inPeriod)),
        after: periodOf(newest.items.filter(isAfter)),
        newErrors: newErrors(errorsOf(read.filter(isAfter)), earlier?.errors ?? errorsOf(read.filter(isBefore)).map(({ error }) => error)),
        isComplete: reachesBack && isWhole && earlier?.isWhole !== false,
    };
}
function isCompleteSince(time, { items, complete }, now) {
    return (complete && time >= now.getTime() - LISTED_MS) || items.some((item) => timeOf(item) < time);
}
function timeOf({ createdAt }) {
    return (0,moment/* parseMoment */.mI)(createdAt) ?? Number.NaN;
}

;// CONCATENATED MODULE: ./build/companions/history/history-report.js
const LIST_NAMES = ['newest', 'slowest', 'failed', 'failedScheduled', 'ended', 'unfinished'];

// EXTERNAL MODULE: ./build/companions/service/limits.js
var service_limits = __webpack_require__(30992);
// EXTERNAL MODULE: ./build/companions/service/one-line.js
var one_line = __webpack_require__(64925);
;// CONCATENATED MODULE: ./build/companions/history/asked.js




const MOST_VALUES = 30;
const LONGEST_VALUE = 300;
function askedOf(item) {
    const request = readRequest(item.requestParameters);
    const query = request.query ?? (item.metricQuery === null ? {} : readMetricQuery(item.metricQuery));
    const facts = {
        explore: [query.exploreName ?? item.exploreName].filter((name) => name !== history_page/* SQL_EXPLORE */.L8),
        SQL: [request.sql],
        'tables of other queries': Object.entries(request.references ?? {}).map(([table, uuid]) => `${table} = ${uuid}`),
        joins: joinsOf(request),
        chart: [item.chartName ?? item.chartUuid ?? request.slug ?? request.savedSqlUuid],
        'version of the chart': [request.versionUuid],
        dashboard: [item.dashboardName ?? item.dashboardUuid],
        tile: [request.tileUuid],
        'rows behind query': [request.underlyingDataSourceQueryUuid],
        'rows behind field': [request.underlyingDataItemId],
        'values like': [request.search],
        'values of': [request.fieldId && [request.table, request.fieldId].filter((part) => part).join('.')],
        dimensions: query.dimensions ?? [],
        metrics: query.metrics ?? [],
        filters: [...filterWords(query.filters), ...filterWords(request.filters)],
        'dashboard filters': filterWords(request.dashboardFilters),
        limit: [limitOf(request, query)],
        'date zoom': [request.dateZoom?.granularity],
        pivoted: [request.pivotConfiguration !== undefined || request.pivotResults === true ? 'yes' : null],
        timezone: [query.timezone],
        parameters: Object.entries(request.parameters ?? {}).map(([name, value]) => `${name} = ${JSON.stringify(value)}`),
        cache: cacheOf(request, item),
    };
    return {
        variant: requestVariantOf(item.requestParameters),
        facts: Object.entries(facts).flatMap(([name, found]) => {
            const values = [...new Set(found.flatMap((value) => (value?.trim() ? value : [])))];
            return values.length === 0 ? [] : [{ name, values: shortened(values) }];
        }),
    };
}
function shortened(values) {
    const rest = values.length - MOST_VALUES;
    const shown = values.slice(0, MOST_VALUES).map((value) => (0,one_line/* oneLine */.T)(value, LONGEST_VALUE));
    return rest > 0 ? [...shown, `and ${rest} more`] : shown;
}
function joinsOf({ mergeQuery }) {
    if (mergeQuery === undefined)
        return [];
    const sources = (mergeQuery.sources ?? []).map(({ metricQuery, queryUuid }) => {
        if (metricQuery === undefined)
            return `results of query ${queryUuid ?? ''}`;
        const { exploreName = '', dimensions = [], metrics = [] } = metricQuery;
        return `${exploreName}: ${[...dimensions, ...metrics].join(', ')}`;
    });
    return mergeQuery.joinType === undefined ? sources : [`${mergeQuery.joinType} join`, ...sources];
}
function limitOf({ limit, mergeQuery }, query) {
    if (limit === null)
        return 'none';
    const rows = limit ?? mergeQuery?.limit ?? query.limit;
    return rows === undefined ? null : String(rows);
}
function cacheOf({ invalidateCache, usePreAggregateCache: isUsed }, { cacheHit }) {
    return [
        ...(cacheHit ? ['hit'] : []),
        ...(invalidateCache === true ? ['invalidated'] : []),
        ...(isUsed === undefined ? [] : [`pre-aggregates ${isUsed ? '' : 'not '}used`]),
    ];
}
const MOST_FILTER_VALUES = 5;
function filterWords(filters) {
    const parts = ['dimensions', 'metrics', 'tableCalculations'].map((name) => filters?.[name]);
    return parts.flatMap((part) => ((0,is_object/* isObject */.G)(part) ? wordsOfAll(part['and'] ?? part) : []));
}
function wordsOfAll(items) {
    const list = Array.isArray(items) ? items : [items];
    return list.map(wordsOf).filter((words) => words !== '');
}
function wordsOf(item) {
    if (!(0,is_object/* isObject */.G)(item))
        return '';
    for (const member of ['and', 'or']) {
        if (!Array.isArray(item[member]))
            continue;
        const words = wordsOfAll(item[member]);
        return words.length > 1 ? `(${words.join(` ${member} `)})` : words.join();
    }
    return wordsOfRule(item);
}
function wordsOfRule({ target, operator, values, settings, disabled }) {
    if (!(0,is_object/* isObject */.G)(target) || typeof operator !== 'string' || disabled === true)
        return '';
    const field = target['fieldId'] ?? target['fieldRef'];
    if (typeof field !== 'string')
        return '';
    const given = (Array.isArray(values) ? values : []).map((value) => JSON.stringify(value));
    const shown = given.slice(0, MOST_FILTER_VALUES).join(operator.endsWith('Between') ? ' and ' : ' or ');
    const rest = given.length > MOST_FILTER_VALUES ? ` or ${given.length - MOST_FILTER_VALUES} more` : '';
    const words = operator.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return [field, words, `${shown}${rest}`, describePeriod(settings)].filter((part) => part !== '').join(' ');
}
function describePeriod(settings) {
    if (!(0,is_object/* isObject */.G)(settings) || typeof settings['unitOfTime'] !== 'string')
        return '';
    return settings['completed'] === true ? `completed ${settings['unitOfTime']}` : settings['unitOfTime'];
}

;// CONCATENATED MODULE: ./build/companions/history/listed-runs.js






function findFailures({ failed, failedScheduled, ended }) {
    const lists = [failed, failedScheduled, ended].filter((list) => list !== null);
    if (lists.length === 0)
        return null;
    const items = distinctRuns(lists.map((list) => list.items)).toSorted((one, other) => Number(hasFailed(other)) - Number(hasFailed(one)) ||
        Number(other.trigger === 'scheduled') - Number(one.trigger === 'scheduled') ||
        byNewest(one, other));
    const disjoint = [failed ?? failedScheduled, ended].filter((list) => list !== null);
    return {
        failed: failed?.total ?? null,
        failedScheduled: failedScheduled?.total ?? null,
        ended: ended?.total ?? null,
        runs: items.map(runReport),
        share: { read: items.length, total: totalOf(disjoint, items.length) },
    };
}
function totalOf(lists, read) {
    const totals = lists.flatMap(({ total }) => total ?? []);
    if (totals.length < lists.length)
        return null;
    const sum = totals.reduce((all, total) => all + total, 0);
    return Math.max(sum, read);
}
const MOST_RUNS = 100;
function slowestOf(lists) {
    return distinctRuns(lists)
        .filter((item) => (0,history_page/* warehouseTimeOf */.iq)(item) !== null)
        .toSorted((one, other) => ((0,history_page/* warehouseTimeOf */.iq)(other) ?? 0) - ((0,history_page/* warehouseTimeOf */.iq)(one) ?? 0) || byNewest(one, other))
        .slice(0, MOST_RUNS)
        .map(runReport);
}
const MINUTE_MS = 60_000;
function findStuckRuns(unfinished, olderThanMinutes, now) {
    if (unfinished === null)
        return null;
    const latest = now.getTime() - olderThanMinutes * MINUTE_MS;
    const stuck = unfinished.items
        .map((item) => ({ item, begun: begunAt(item) }))
        .filter(({ begun }) => begun < latest)
        .toSorted((one, other) => one.begun - other.begun);
    return {
        olderThanMinutes,
        runs: stuck.map(({ item }) => runReport(item)),
        share: { read: unfinished.items.length, total: unfinished.total },
        isComplete: unfinished.unreadable.length === 0 && (unfinished.complete || isGapYoung(unfinished, latest)),
    };
}
function isGapYoung({ items, problem, onePage }, latest) {
    if (problem !== null || onePage !== null)
        return false;
    const farEnd = items.slice(service_limits/* MOST_ROWS_A_PAGE */.ui);
    return farEnd.some(({ createdAt }) => ((0,moment/* parseMoment */.mI)(createdAt) ?? Number.NEGATIVE_INFINITY) >= latest);
}
function begunAt({ processingStartedAt, createdAt }) {
    const started = processingStartedAt === null ? null : (0,moment/* parseMoment */.mI)(processingStartedAt);
    return started ?? (0,moment/* parseMoment */.mI)(createdAt) ?? Number.POSITIVE_INFINITY;
}
const LONGEST_SQL = 100;
function runReport(item) {
    const asked = askedOf(item);
    const { queryUuid, title, trigger, context, status, createdAt, error, chartUuid, chartName, dashboardName } = item;
    return {
        queryUuid,
        title: title.trim() === '' ? (chartName ?? '') : title,
        subline: sublineOf(item, asked),
        trigger,
        context,
        status,
        createdAt,
        error,
        chartUuid,
        chartName,
        dashboardName,
        warehouseMs: (0,history_page/* warehouseTimeOf */.iq)(item),
        asked,
    };
}
function sublineOf({ status, subline }, { facts }) {
    const valuesOf = (wanted) => facts.find(({ name }) => name === wanted)?.values ?? [];
    const [sql] = valuesOf('SQL');
    if (sql !== undefined)
        return (0,one_line/* oneLine */.T)(sql, LONGEST_SQL);
    return status === 'error' ? [...valuesOf('metrics'), ...valuesOf('dimensions')].join(', ') : subline;
}

;// CONCATENATED MODULE: ./build/companions/history/read-lists.js



async function readLists(client, question, onProgress, onCounts) {
    const planned = planLists(question);
    const counts = [];
    const takeCounts = (found) => {
        if (counts.push(found) === 1)
            onCounts(found);
    };
    let done = 0;
    const report = () => onProgress({ reading: 'the query history', done, total: planned.length });
    const read = async ({ name, filters, rows }) => {
        const isOfAll = name === 'newest' || name === 'slowest';
        const reading = { rows, fromEnd: name === 'unfinished', onCounts: isOfAll ? takeCounts : undefined };
        const outcome = await (0,analytics_error/* orFailure */.w)(client.queryHistory(question.projectUuid, filters, reading));
        done += 1;
        report();
        return [name, outcome];
    };
    const readings = planned.map(read);
    report();
    const outcomes = new Map(await Promise.all(readings));
    const [first] = counts;
    if (first === undefined)
        throw outcomes.get('newest');
    const lists = {
        newest: null,
        slowest: null,
        failed: null,
        failedScheduled: null,
        ended: null,
        unfinished: null,
    };
    const unread = [];
    let requests = 0;
    for (const [list, outcome] of outcomes) {
        if (outcome instanceof analytics_error/* AnalyticsError */.N) {
            unread.push({ list, read: 0, total: null, problem: outcome.message });
            requests += 1;
            continue;
        }
        lists[list] = outcome;
        requests += outcome.pages;
        const { read: rows, total, problem } = outcome;
        if (problem !== null)
            unread.push({ list, read: rows, total, problem: problem.message });
    }
    return { lists, counts: first, unread, requests };
}
function planLists(question) {
    const { filters, rows, limits } = question;
    const newest = { ...filters, sortBy: undefined };
    const [maxFailed, maxScheduled] = [limits['max-failed'], limits['max-failed-scheduled']];
    const mostFailed = splitOf(question) === null ? 0 : Math.max(maxFailed ?? 0, maxScheduled ?? 0) + 1;
    const lists = [{ name: 'newest', filters: newest, rows: Math.max(1, rows) }];
    const add = (name, statuses, trigger = filters.trigger, most = 0) => {
        const status = statuses.filter((each) => !filters.status?.length || filters.status.includes(each));
        if (status.length === 0 || (filters.trigger !== undefined && filters.trigger !== trigger))
            return;
        lists.push({ name, filters: { ...newest, trigger, status }, rows: Math.max(service_limits/* MOST_ROWS_A_PAGE */.ui, most) });
    };
    const isWhole = rows > 0;
    if (isWhole)
        lists.push({ name: 'slowest', filters: { ...filters, sortBy: 'runtime' }, rows: service_limits/* MOST_ROWS_A_PAGE */.ui });
    if (isWhole || maxFailed !== undefined)
        add('failed', ['error'], filters.trigger, mostFailed);
    if (isWhole || maxScheduled !== undefined)
        add('failedScheduled', ['error'], 'scheduled', mostFailed);
    if (isWhole)
        add('ended', ['expired', 'cancelled']);
    if (isWhole)
        add('unfinished', ['pending', 'queued', 'executing']);
    return lists;
}

;// CONCATENATED MODULE: ./build/companions/history/gather-history.js











const MOST_EXAMPLES = 3;
async function gatherHistory(client, question, { now, onProgress = () => undefined, onCounts = () => undefined }) {
    const { projectUuid, filters, rows, earlier } = question;
    if (earlier !== null)
        checkEarlier(earlier, projectUuid, filters);
    const begun = now();
    const found = await readLists(client, question, onProgress, (early) => onCounts(early, client.serverVersion));
    const { lists, counts, unread, requests } = found;
    const { newest, slowest, unfinished } = lists;
    const all = LIST_NAMES.flatMap((name) => lists[name] ?? []);
    const unreadable = unreadableOf(all.filter((list) => rows > 0 || list !== newest));
    const isWhole = unread.length === 0 && unreadable.count === 0;
    const read = distinctRuns(all.map(({ items }) => items)).toSorted(byNewest);
    return {
        ...(0,companion_report/* companionReport */.x)(client, question, begun.toISOString(), earlier?.contract ?? null),
        filters: namedFilters(filters),
        counts,
        failures: findFailures(lists),
        slowest: slowest === null ? null : slowestOf([slowest.items, newest?.items ?? []]),
        stuck: findStuckRuns(unfinished, question.stuckAfterMinutes, begun),
        newest: rows > 0 && newest !== null ? newestOf(newest) : null,
        errors: errorsOf(read).map(({ error }) => error),
        comparison: compare(question, { newest, read, now: begun, isWhole }),
        limits: limitReports(question.limits, found, splitOf(question)),
        unread,
        onePage: all.map(({ onePage }) => onePage).find((each) => each !== null) ?? null,
        unknownValues: unknownValuesOf(counts, read),
        missing: missingIn(read),
        unreadable,
        requests,
    };
}
function newestOf({ items, total, }) {
    return {
        share: { read: items.length, total },
        cacheHits: items.filter(({ cacheHit }) => cacheHit).length,
        dashboards: busiest(items, ({ dashboardUuid, dashboardName }) => [dashboardUuid ?? dashboardName, dashboardName]),
        explores: busiest(items, ({ exploreName }) => [exploreName === history_page/* SQL_EXPLORE */.L8 ? null : exploreName]),
        contexts: busiest(items, ({ context }) => [context]),
        variants: busiest(items, ({ requestParameters }) => [requestVariantOf(requestParameters)]),
        period: periodOf(items),
    };
}
function busiest(items, belonging) {
    const found = new Map();
    for (const item of items) {
        const [id, name] = belonging(item);
        if (id === null)
            continue;
        const before = found.get(id) ?? { name: name ?? id, runs: 0, failed: 0, warehouseMs: 0 };
        found.set(id, {
            name: before.name,
            runs: before.runs + 1,
            failed: before.failed + (hasFailed(item) ? 1 : 0),
            warehouseMs: before.warehouseMs + ((0,history_page/* warehouseTimeOf */.iq)(item) ?? 0),
        });
    }
    return [...found.values()].toSorted((one, other) => other.warehouseMs - one.warehouseMs || other.runs - one.runs || (one.name < other.name ? -1 : 1));
}
function missingIn(items) {
    const counts = {};
    for (const name of items.flatMap(({ missing }) => missing ?? []))
        counts[name] = (counts[name] ?? 0) + 1;
    return counts;
}
function unreadableOf(lists) {
    const rows = new Map(lists.flatMap(({ unreadable }) => unreadable.map(({ key, problem }) => [key, problem])));
    return { count: rows.size, examples: [...new Set(rows.values())].slice(0, MOST_EXAMPLES) };
}
const MOST_UNKNOWN = 20;
const KNOWN = {
    trigger: enumerations/* QUERY_TRIGGERS */.f1,
    status: enumerations/* QUERY_HISTORY_STATUSES */.PG,
    language: enumerations/* QUERY_LANGUAGES */.X_,
    context: enumerations/* QUERY_EXECUTION_CONTEXTS */.fq,
};
function unknownValuesOf(counts, items) {
    const ofRuns = Object.entries(KNOWN).flatMap(([member, known]) => {
        const values = new Set(items.map((item) => item[member]));
        return [...values].filter((value) => !known.some((each) => each === value)).map((value) => `${member} ${value}`);
    });
    const counted = [
        ...Object.keys((0,history_page/* unknownNumbers */.Xf)(counts.triggers, enumerations/* QUERY_TRIGGERS */.f1)).map((name) => `trigger ${name}`),
        ...Object.keys((0,history_page/* unknownNumbers */.Xf)(counts.windows, enumerations/* QUERY_HISTORY_WINDOWS */.CP)).map((name) => `window ${name}`),
    ];
    return [...new Set([...counted, ...ofRuns])].slice(0, MOST_UNKNOWN);
}

;// CONCATENATED MODULE: ./build/companions/history/outputs.js


const COUNTS = {
    total: ({ total }) => total,
    interactive: ({ triggers }) => triggers.interactive,
    apps: ({ triggers }) => triggers.apps,
    scheduled: ({ triggers }) => triggers.scheduled,
    'last-few-minutes': ({ windows }) => windows.lastFewMinutes,
    'last-hour': ({ windows }) => windows.lastHour,
    'last-24-hours': ({ windows }) => windows.last24Hours,
    'last-7-days': ({ windows }) => windows.last7Days,
    'last-30-days': ({ windows }) => windows.last30Days,
    'warehouse-ms-last-7-days': ({ warehouseTimeMsLast7Days }) => warehouseTimeMsLast7Days,
    counts: countsAsJson,
};
function countsAsJson({ total, warehouseTimeMsLast7Days, windows, triggers, ...others }) {
    return JSON.stringify({
        total,
        warehouseTimeMsLast7Days,
        windows: (0,history_page/* unknownNumbers */.Xf)(windows, []),
        triggers: (0,history_page/* unknownNumbers */.Xf)(triggers, []),
        ...(0,history_page/* unknownNumbers */.Xf)(others, []),
    });
}
function withdraw() {
    const names = [...Object.keys(COUNTS), 'failed', 'failed-scheduled', 'server-version', 'report-path'];
    (0,runner_files/* publishOutputs */.eB)({ available: 'false', ...Object.fromEntries(names.map((name) => [name, ''])) });
}
function publishCounts(counts, version) {
    const numbers = Object.entries(COUNTS).map(([name, of]) => [name, String(of(counts))]);
    (0,runner_files/* publishOutputs */.eB)({ ...Object.fromEntries(numbers), 'server-version': version ?? '', available: 'true' });
}
function publishHistory({ failures, service }, reportPath) {
    (0,runner_files/* publishOutputs */.eB)({
        failed: String(failures?.failed ?? ''),
        'failed-scheduled': String(failures?.failedScheduled ?? ''),
        'server-version': service.version ?? '',
        'report-path': reportPath,
    });
}

// EXTERNAL MODULE: ./build/page/annotations.js
var annotations = __webpack_require__(28672);
// EXTERNAL MODULE: ./build/page/words.js
var words = __webpack_require__(49203);
// EXTERNAL MODULE: ./build/companions/history/page/contract.js
var contract = __webpack_require__(33695);
// EXTERNAL MODULE: ./build/companions/history/page/numbers.js
var numbers = __webpack_require__(15443);
// EXTERNAL MODULE: ./build/companions/history/page/phrases.js
var phrases = __webpack_require__(80579);
// EXTERNAL MODULE: ./build/companions/history/page/service.js
var page_service = __webpack_require__(26226);
;// CONCATENATED MODULE: ./build/companions/history/page/log.js












function renderHistory(report, failing = failuresOf(report)) {
    const { counts, comparison, service } = report;
    const { mark, title } = (0,phrases/* historyHeadline */.f4)(report, failing);
    const others = Object.entries((0,history_page/* unknownNumbers */.Xf)(counts.triggers, enumerations/* QUERY_TRIGGERS */.f1)).map(([name, runs]) => `${(0,page_escape/* quoteForLog */.I5)(name)} ${(0,words/* numberOf */.rl)(runs)}`);
    const triggers = enumerations/* QUERY_TRIGGERS */.f1.map((trigger) => `${trigger} ${(0,words/* numberOf */.rl)(counts.triggers[trigger])}`);
    return (0,words/* present */.Eb)(`${mark} ${(0,page_service/* titleOn */.Un)('Query history', service, page_escape/* quoteForLog */.I5)}: ${title}`, (0,phrases/* describeFilters */.To)(report, page_escape/* quoteForLog */.I5), (0,phrases/* describeEmpty */.tS)(report), comparison !== null && `Before ${(0,numbers/* momentOf */.Et)(comparison.at, page_escape/* quoteForLog */.I5)}: ${log_describePeriod(comparison.before)}`, comparison !== null && `After: ${log_describePeriod(comparison.after)}${comparison.isComplete ? '' : ', not all read'}`, `By trigger: ${[...triggers, ...others].join(', ')}`, `Warehouse time in the last 7 days: ${(0,numbers/* durationOf */.cf)(counts.warehouseTimeMsLast7Days)}`, (0,phrases/* describeSource */.B6)(report, page_escape/* quoteForLog */.I5)).join('\n');
}
function log_describePeriod({ runs, failed, medianMs, p95Ms }) {
    return (0,words/* present */.Eb)((0,words/* countOf */.pq)(runs, 'run'), `${(0,words/* numberOf */.rl)(failed)} failed (${(0,numbers/* percentOf */.pR)(failed, runs)})`, medianMs !== null && `median ${(0,numbers/* durationOf */.cf)(medianMs)}`, p95Ms !== null && `p95 ${(0,numbers/* durationOf */.cf)(p95Ms)}`).join(', ');
}
function renderHistoryAnnotations(report, failing = failuresOf(report)) {
    const unread = failing.isUnread ? 'error' : 'warning';
    const told = [
        ...failing.limits.map((limit) => ['error', describeExceeded(limit, report)]),
        [unread, describeUnreadLists(report)],
        [unread, describeUnreadableRows(report)],
        failing.contract === 'nothing-to-compare'
            ? ['error', 'No earlier report says how the API answered. Give one in `compare-to`']
            : [failing.contract === null ? 'warning' : 'error', (0,contract/* describeContract */.M0)(report.contract)],
        ['warning', (0,page_service/* describeVersions */.Tt)(report, page_escape/* LOG */.$9.quote)],
        ['warning', describeNewErrors(report)],
        ['warning', describeFailedSchedules(report)],
        ['warning', describeStuckRuns(report)],
        ['warning', describeUnknownValues(report)],
        ['warning', (0,phrases/* describeMissing */.UV)(report)],
    ];
    return told.filter(([, text]) => text !== '').map(([level, text]) => annotation(level, `${text}.`));
}
function ownAnnotation(level, message) {
    return annotation(level, page_escape/* LOG */.$9.prose(message));
}
function annotation(level, message) {
    return { level, title: 'Query history', message: (0,annotations/* fitAnnotation */.b)(message) };
}
function describeUnreadLists({ unread, limits }) {
    const unchecked = limits.filter(({ found }) => found === null).map(({ name }) => `${name} could not be checked`);
    return [...unchecked, ...(0,phrases/* describeUnread */.Fn)(unread, page_escape/* LOG */.$9)].join('. ');
}
function describeExceeded(limit, report) {
    const raised = (0,phrases/* raisedLimit */.Og)(limit, report);
    const lines = raised === null ? 'raise the limit' : `set ${limit.name}: ${raised}`;
    return `${(0,words/* capital */.Nx)((0,phrases/* describeLimit */.XW)(limit, report))}. Fix the cause, or ${lines} if you expect this`;
}
function describeUnknownValues({ unknownValues: values }) {
    if (values.length === 0)
        return '';
    const named = values.map(page_escape/* LOG */.$9.quote).join(', ');
    return `${product/* product */.q.name} has values that this version of the action does not know (${named}). They are shown as they are`;
}
function describeNewErrors({ comparison }) {
    const [first] = comparison?.newErrors ?? [];
    if (comparison === null || first === undefined)
        return '';
    const count = (0,words/* countOf */.pq)(comparison.newErrors.length, 'new error');
    return `${count} since ${(0,numbers/* momentOf */.Et)(comparison.at, page_escape/* LOG */.$9.quote)}, such as ${page_escape/* LOG */.$9.quote(first.error)}. The job summary lists the charts`;
}
function describeFailedSchedules({ failures, limits, filters, service }) {
    const failed = failures?.failedScheduled ?? 0;
    const isSaid = limits.some(({ name, exceeded }) => name === 'max-failed-scheduled' && exceeded);
    if (failures === null || failed === 0 || isSaid)
        return '';
    const example = failures.runs.find((run) => run.trigger === 'scheduled' && hasFailed(run));
    const error = example?.error ? `: ${(0,page_escape/* quoteForLog */.I5)(example.error)}` : '';
    const address = (0,phrases/* addressOfChart */.w0)(example?.chartUuid ?? '', service);
    const next = address === '' ? '' : `. Open ${address} and run it`;
    return `${(0,words/* countOf */.pq)(failed, 'scheduled run')} failed${(0,phrases/* periodOf */.jH)(filters)}${exampleOf(example)}${error}${next}`;
}
function describeStuckRuns({ stuck }) {
    const [oldest] = stuck?.runs ?? [];
    if (stuck === null || oldest === undefined)
        return '';
    const runs = `${(0,words/* countOf */.pq)(stuck.runs.length, 'run')} ${stuck.runs.length === 1 ? 'has' : 'have'}`;
    return `${runs} been waiting or running for longer than ${(0,words/* countOf */.pq)(stuck.olderThanMinutes, 'minute')}${exampleOf(oldest)}. Check in the warehouse whether its query still runs`;
}
function describeUnreadableRows({ unreadable: { count, examples } }) {
    if (count === 0)
        return '';
    const [example = ''] = examples.map((each) => ` (${page_escape/* LOG */.$9.quote(each)})`);
    return `${(0,words/* countOf */.pq)(count, 'row')} could not be read${example}. Look for a newer version of this action`;
}
function exampleOf(run) {
    return run === undefined ? '' : `, such as ${(0,phrases/* nameOfRun */.ol)(run, page_escape/* LOG */.$9.quote)}`;
}

// EXTERNAL MODULE: ./build/page/page.js
var page = __webpack_require__(26863);
// EXTERNAL MODULE: ./build/companions/history/page/lists.js
var lists = __webpack_require__(56556);
;// CONCATENATED MODULE: ./build/companions/history/page/runs.js







const MOST_NAMED = 3;
const NO_FAILURE = 'No run failed.';
function failureParagraphs(report, detail, isInTitle) {
    const { failures, unread } = report;
    const missing = unreadParagraphs(unread, 'failed', 'failedScheduled', 'ended');
    const found = failures === null ? [] : foundFailures(failures, missing.length === 0, report, detail);
    const told = isInTitle ? found.filter((paragraph) => paragraph !== NO_FAILURE) : found;
    return missing.length + told.length === 0 ? [] : ['### Failures', ...missing, ...told];
}
function foundFailures(failures, isAll, { service, comparison }, detail) {
    const failed = failures.runs.filter(hasFailed);
    const isCounted = failures.failed !== null || failures.failedScheduled !== null;
    const sentence = isAll || isCounted ? describeFailed(failures, failed.length) : '';
    const fresh = new Set((comparison?.newErrors ?? []).map(({ error }) => error));
    const errors = groupByOutcome(failed).map((end) => `${fresh.has(end.error ?? '') ? '🆕 ' : ''}${endOf(end, service, detail)}`);
    const isLinked = failed.some(({ chartUuid }) => (0,phrases/* addressOfChart */.w0)(chartUuid ?? '', service) !== '');
    const next = isLinked ? 'Open a chart below and run it, to see whether it still fails.' : '';
    const opening = [sentence, next].filter((text) => text !== '').join(' ');
    return [
        ...(opening === '' ? [] : [opening]),
        ...(0,lists/* listParagraphs */.C$)(errors, detail, 'error'),
        ...endedParagraphs(failures, sentence === '' && isAll, service, detail),
    ];
}
function unreadParagraphs(unread, ...lists) {
    const missing = unread.filter(({ list }) => lists.includes(list));
    return (0,phrases/* describeUnread */.Fn)(missing, page_escape/* MARKDOWN */.yQ).map((each) => `⚠️ ${each}.`);
}
function describeFailed({ failed, failedScheduled }, read) {
    const total = failed ?? failedScheduled;
    const share = (0,phrases/* isWhole */.wP)({ read, total }) ? '' : ` (${(0,phrases/* describeShare */.rm)({ read, total })})`;
    const uncounted = `${(0,words/* countOf */.pq)(read, 'failed run')} read. ${product/* product */.q.name} does not say how many there are.`;
    if (total === null)
        return read === 0 ? '' : uncounted;
    const noun = failed === null ? 'scheduled run' : 'run';
    if (total === 0)
        return failed === null ? 'No scheduled run failed.' : NO_FAILURE;
    if (failed === failedScheduled)
        return `${(0,words/* countOf */.pq)(total, 'scheduled run')} failed${share}.`;
    const isAll = failed === null || failedScheduled === null;
    const ofThem = isAll ? '' : `, ${failedScheduled === 0 ? 'none' : (0,words/* numberOf */.rl)(failedScheduled)} of them scheduled`;
    return `${(0,words/* countOf */.pq)(total, noun)} failed${ofThem}${share}.`;
}
function endedParagraphs({ ended, runs }, isAlone, service, detail) {
    const read = runs.filter((run) => !hasFailed(run));
    const total = Math.max(ended ?? 0, read.length);
    if (total === 0)
        return isAlone && ended === 0 ? ['No run expired or was cancelled.'] : [];
    const share = (0,phrases/* isWhole */.wP)({ read: read.length, total }) ? '' : ` (${(0,phrases/* describeShare */.rm)({ read: read.length, total })})`;
    const title = `${(0,words/* countOf */.pq)(total, 'run')} expired or ${total === 1 ? 'was' : 'were'} cancelled${share}`;
    if (!detail.deep || read.length === 0)
        return [`${title}.`];
    const outcomes = groupByOutcome(read).map((end) => endOf(end, service, detail));
    return (0,lists/* foldParagraphs */.Vo)(title, (0,lists/* itemsUpTo */.fu)(outcomes, detail, 'outcome'));
}
function endOf(end, service, detail) {
    const { status, error, runs } = end;
    const triggers = new Map();
    for (const { trigger } of runs)
        triggers.set(trigger, (triggers.get(trigger) ?? 0) + 1);
    const by = [...triggers].map(([name, count]) => triggers.size === 1 ? (0,page_escape/* quoteForMarkdown */.$O)(name) : `${(0,words/* numberOf */.rl)(count)} ${(0,page_escape/* quoteForMarkdown */.$O)(name)}`);
    const names = [...new Set(runs.map((run) => (0,phrases/* nameOfRun */.ol)(run, page_escape/* quoteForMarkdown */.$O, service)))];
    const [newest] = runs.toSorted(byNewest);
    const when = newest === undefined ? '' : `, ${runs.length === 1 ? '' : 'last at '}${runs_timeOf(newest)}`;
    const ended = hasFailed(end) ? '' : ` ${(0,page_escape/* quoteForMarkdown */.$O)(status)}`;
    const silent = hasFailed(end) ? ': without a message' : '';
    const message = error === null ? silent : `: ${(0,page_escape/* quoteForMarkdown */.$O)(error)}`;
    return `**${(0,words/* countOf */.pq)(runs.length, 'run')}**${ended} (${(0,words/* listOf */.c3)(by, MOST_NAMED)})${message}<br>${(0,words/* listOf */.c3)(names, MOST_NAMED)}${when}${foldedRequests(runs, detail)}`;
}
function stuckParagraphs({ stuck, unread, service, counts }, detail, isQuiet) {
    const missing = unreadParagraphs(unread, 'unfinished');
    if (stuck === null)
        return missing.length === 0 ? [] : ['### Stuck runs', ...missing];
    const { runs, share, olderThanMinutes, isComplete } = stuck;
    const longer = `been waiting or running for longer than ${(0,words/* countOf */.pq)(olderThanMinutes, 'minute')}`;
    const read = (0,phrases/* isWhole */.wP)(share) ? '' : ` (${(0,phrases/* describeShare */.rm)(share)} of all that have not ended)`;
    const items = groupByRequest(runs).map(([run, ...more]) => {
        const others = othersOf(more, (each) => `since ${runs_timeOf(each)}`);
        return `${(0,page_escape/* quoteForMarkdown */.$O)(run.status)} since ${runs_timeOf(run)}: ${(0,phrases/* nameOfRun */.ol)(run, page_escape/* quoteForMarkdown */.$O, service)}<br>${originOf(run)}${others}${foldedRequests([run], detail)}`;
    });
    const none = isComplete ? `No run has ${longer}` : `⚠️ None of the runs read has ${longer}`;
    const atLeast = isComplete ? '' : 'At least ';
    const some = `⚠️ ${atLeast}${(0,words/* countOf */.pq)(runs.length, 'run')} ${runs.length === 1 ? 'has' : 'have'} ${longer}`;
    if (isQuiet && runs.length === 0 && isComplete && (0,phrases/* isWhole */.wP)(share) && missing.length === 0)
        return counts.total === 0 ? [] : [`${none}.`];
    const next = runs.length === 1 ? 'its query still runs' : 'their queries still run';
    const check = runs.length === 0 ? '' : ` Check in the warehouse whether ${next}.`;
    const found = `${runs.length === 0 ? none : some}${read}.${check}`;
    return ['### Stuck runs', ...missing, found, ...(0,lists/* listParagraphs */.C$)(items, detail, 'request')];
}
function slowestParagraphs({ slowest, unread, service }, detail) {
    const missing = unreadParagraphs(unread, 'slowest');
    if ((slowest ?? []).length + missing.length === 0)
        return [];
    const items = groupByRequest(slowest ?? []).map(([run, ...more]) => {
        const time = run.warehouseMs === null ? '' : `**${(0,numbers/* durationOf */.cf)(run.warehouseMs)}** `;
        const others = othersOf(more, ({ warehouseMs }) => (warehouseMs === null ? 'no time' : (0,numbers/* durationOf */.cf)(warehouseMs)));
        return `${time}${(0,phrases/* nameOfRun */.ol)(run, page_escape/* quoteForMarkdown */.$O, service)}<br>${originOf(run)}, ${runs_timeOf(run)}${others}${foldedRequests([run], detail)}`;
    });
    return ['### Slowest runs', ...missing, ...(0,lists/* listParagraphs */.C$)(items, detail, 'request')];
}
function newestParagraphs({ newest, unread }, detail) {
    const missing = unreadParagraphs(unread, 'newest');
    if (newest === null || newest.share.read === 0)
        return missing.length === 0 ? [] : ['### The newest runs', ...missing];
    const { share, cacheHits, dashboards, explores, contexts, variants } = newest;
    const hits = `${(0,words/* numberOf */.rl)(cacheHits)} of ${(0,words/* countOf */.pq)(share.read, 'run')} (${(0,numbers/* percentOf */.pR)(cacheHits, share.read)})`;
    const kinds = variants.map(({ name, ...rest }) => ({ ...rest, name: kindOfRequest(name) }));
    return [
        '### The newest runs',
        ...missing,
        `${hits} came from the cache (${(0,phrases/* describeShare */.rm)(share)}).`,
        ...runs_busiest('dashboard', dashboards, detail),
        ...runs_busiest('explore', explores, detail),
        ...runs_busiest('context', contexts, detail),
        ...runs_busiest('kind of request', kinds, detail),
    ];
}
function runs_busiest(noun, items, detail) {
    if (items.length === 0 || !detail.deep)
        return [];
    const lines = items.map(({ name, runs, failed, warehouseMs }) => {
        const time = warehouseMs === 0 ? [] : [`${(0,numbers/* durationOf */.cf)(warehouseMs)} in the warehouse`];
        const failures = failed === 0 ? [] : [`${(0,words/* numberOf */.rl)(failed)} failed`];
        return `${(0,page_escape/* quoteForMarkdown */.$O)(name)}: ${[...time, (0,words/* countOf */.pq)(runs, 'run'), ...failures].join(', ')}`;
    });
    const plural = noun.includes(' ') ? noun.replace(' ', 's ') : `${noun}s`;
    return (0,lists/* foldParagraphs */.Vo)(`The busiest ${plural}`, (0,lists/* itemsUpTo */.fu)(lines, detail, noun));
}
function groupByRequest(runs) {
    const groups = new Map();
    for (const run of runs) {
        const { status, chartUuid, asked } = run;
        const key = JSON.stringify([status, chartUuid, (0,phrases/* nameOfRun */.ol)(run, page_escape/* quoteForMarkdown */.$O), originOf(run), asked]);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [run]);
        else
            group.push(run);
    }
    return [...groups.values()];
}
function othersOf(runs, tell) {
    const told = (0,words/* listOf */.c3)([...new Set(runs.map(tell))], MOST_NAMED);
    return runs.length === 0 ? '' : `, and ${(0,words/* countOf */.pq)(runs.length, 'more run')} (${told})`;
}
function originOf({ trigger, context }) {
    return `${(0,page_escape/* quoteForMarkdown */.$O)(trigger)}, ${(0,page_escape/* quoteForMarkdown */.$O)(context)}`;
}
function runs_timeOf({ createdAt }) {
    return `${(0,numbers/* shortMomentOf */.Gy)(createdAt, page_escape/* quoteForMarkdown */.$O)} UTC`;
}
const MOST_REQUESTS = 3;
const MOST_FACTS = 10;
const KINDS = {
    metricQuery: 'metric query',
    merge: 'merge of metric queries',
    composeMerge: 'merge with results of other queries',
    sql: 'SQL',
    composeSql: 'SQL over results of other queries',
    savedChart: 'saved chart',
    dashboardChart: 'chart on a dashboard',
    underlyingData: 'underlying data',
    dashboardSqlChart: 'SQL chart on a dashboard',
    fieldValueSearch: 'search for values of a field',
    unknown: 'request of another kind',
};
function kindOfRequest(variant) {
    return KINDS[variant] ?? KINDS.unknown;
}
function foldedRequests(runs, { deep }) {
    const told = runs.filter(({ asked }) => asked.facts.length > 0);
    if (!deep || told.length === 0)
        return '';
    const requests = [...new Set(told.map(({ asked }) => describeAsked(asked)))];
    const rest = requests.length - MOST_REQUESTS;
    const shown = requests.slice(0, MOST_REQUESTS).join('<br><br>');
    const more = rest > 0 ? `<br><br>…and ${(0,words/* numberOf */.rl)(rest)} more` : '';
    return `<details><summary>What was asked</summary>${shown}${more}</details>`;
}
function describeAsked({ variant, facts }) {
    const lines = facts.map(({ name, values }) => `${page_escape/* MARKDOWN */.yQ.prose(name)}: ${(0,words/* listOf */.c3)(values.map(page_escape/* quoteForMarkdown */.$O), MOST_FACTS)}`);
    return [`request: ${kindOfRequest(variant)}`, ...lines].join('<br>');
}

;// CONCATENATED MODULE: ./build/companions/history/page/summary.js














function renderHistorySummary(report, order = 'createdAt', failures = failuresOf(report), note = '') {
    const section = (name, paragraphs) => {
        return { name, render: (detail) => paragraphs(report, detail) };
    };
    const failed = (_, detail) => failureParagraphs(report, detail, !isFailing(failures));
    const slowest = section('slowest runs', slowestParagraphs);
    const sections = [
        section('the result', () => openingParagraphs(report, failures, note)),
        section('why the step fails', () => failingParagraphs(report, failures)),
        ...(order === 'runtime' ? [slowest] : []),
        section('failures', failed),
        section('stuck runs', (_, detail) => stuckParagraphs(report, detail, failed(report, detail).length === 0)),
        ...(order === 'runtime' ? [] : [slowest]),
        section('before and after', comparisonParagraphs),
        section('the API before and after', contract/* contractParagraphs */.Sq),
        section('limits', limitParagraphs),
        section('counts', countParagraphs),
        section('newest runs', newestParagraphs),
        section('rows that could not be read', unreadableParagraphs),
        section('how it was read', closingParagraphs),
    ];
    return (0,page/* renderPage */.Cf)(sections, page/* MOST_IN_SUMMARY */.r_);
}
function openingParagraphs(report, failing, note) {
    const { mark, title } = (0,phrases/* historyHeadline */.f4)(report, failing);
    const versions = (0,page_service/* describeVersions */.Tt)(report, page_escape/* quoteForMarkdown */.$O);
    return (0,words/* present */.Eb)(`## ${mark} ${(0,page_service/* titleOn */.Un)('Query history', report.service, page_escape/* quoteForMarkdown */.$O)}: ${title}`, (0,phrases/* describeFilters */.To)(report, page_escape/* quoteForMarkdown */.$O), (0,phrases/* describeEmpty */.tS)(report), versions !== '' && `⚠️ ${versions}.`, note !== '' && `⚠️ ${(0,page_escape/* textForMarkdown */.K)(note)}`);
}
function failingParagraphs(report, failing) {
    if (!isFailing(failing))
        return [];
    const { limits, isUnread, contract } = failing;
    return (0,words/* present */.Eb)('### ❌ This step fails', limits.length > 1 && limits.map((limit) => `- \`${limit.name}\`: ${(0,phrases/* describeLimit */.XW)(limit, report)}.`), limits.length > 0 && ['- Fix the runs below. If you expect them, raise the limit:', raisedLines(report, limits)], isUnread && '- Not everything could be read (`on-unavailable: fail`). The reasons are below.', contract !== null && `- ${CONTRACT[contract]} (\`fail-on: contract\`).`);
}
function raisedLines(report, limits) {
    const lines = limits.map((limit) => `  ${limit.name}: ${(0,phrases/* raisedLimit */.Og)(limit, report) ?? '# more'}`);
    return (0,page_escape/* blockForMarkdown */.Gq)('yaml', ['with:', ...lines]);
}
const CONTRACT = {
    broken: 'Change the programs that read the members below before you upgrade the instance that they use',
    'nothing-to-compare': 'No earlier report says how the API answered. Give one in `compare-to`',
};
function limitParagraphs(report) {
    const items = report.limits
        .filter(({ exceeded }) => !exceeded)
        .map((limit) => `- ${limit.found === null ? '❓' : '✅'} \`${limit.name}\`: ${(0,phrases/* describeLimit */.XW)(limit, report)}.`);
    return items.length === 0 ? [] : ['### Limits', ...items];
}
function unreadableParagraphs({ unreadable }, detail) {
    if (unreadable.count === 0)
        return [];
    return [
        '### Rows that could not be read',
        `⚠️ ${(0,words/* countOf */.pq)(unreadable.count, 'row')} did not have the documented shape, so no list above has ${unreadable.count === 1 ? 'it' : 'them'}.`,
        ...unreadable.examples.slice(0, detail.rows).map((example) => `- ${(0,page_escape/* quoteForMarkdown */.$O)(example)}`),
    ];
}
const ONE_PAGE = {
    'no-pagination': `${product/* product */.q.name} does not say whether a list has more pages. Only the first page of each was read, so there may be more runs.`,
    repeated: `${product/* product */.q.name} sent the first page of a list again instead of the second. Only the first page of that list was read.`,
};
function closingParagraphs(report) {
    const { requests, tool, onePage } = report;
    const missing = (0,phrases/* describeMissing */.UV)(report);
    return (0,words/* present */.Eb)(onePage !== null && `⚠️ ${ONE_PAGE[onePage]}`, missing !== '' && `⚠️ ${missing}.`, `${(0,phrases/* describeSource */.B6)(report, page_escape/* quoteForMarkdown */.$O)} ${(0,words/* countOf */.pq)(requests, 'request')} by ${tool.name} ${tool.version}. ${product/* product */.q.name} keeps 30 days of runs at most.`);
}
function renderHistoryUnavailable(headline, message, fails) {
    const outcome = fails
        ? 'This step fails (`on-unavailable: fail`).'
        : 'That does not fail the step (`on-unavailable: warn`).';
    return `## ${headline}\n\n${(0,page_escape/* textForMarkdown */.K)(message)}.\n\n${outcome}\n`;
}
const MEASURES = [
    ['Runs', ({ runs }) => (0,words/* numberOf */.rl)(runs)],
    ['Failed', ({ failed, runs }) => `${(0,words/* numberOf */.rl)(failed)}${failed === 0 ? '' : ` (${(0,numbers/* percentOf */.pR)(failed, runs)})`}`],
    ['Median', ({ medianMs }) => (medianMs === null ? null : (0,numbers/* durationOf */.cf)(medianMs))],
    ['p95', ({ p95Ms }) => (p95Ms === null ? null : (0,numbers/* durationOf */.cf)(p95Ms))],
    ['First run', ({ from }) => (from === null ? null : (0,numbers/* shortMomentOf */.Gy)(from, page_escape/* quoteForMarkdown */.$O))],
    ['Last run', ({ to }) => (to === null ? null : (0,numbers/* shortMomentOf */.Gy)(to, page_escape/* quoteForMarkdown */.$O))],
];
function comparisonParagraphs({ comparison, failures }, detail) {
    if (comparison === null)
        return [];
    const { kind, at, before, after, isComplete } = comparison;
    const rows = MEASURES.map(([name, tell]) => [name, tell(before) ?? '–', tell(after) ?? '–']);
    const told = rows.filter(([, ...cells]) => cells.some((cell) => cell !== '–'));
    const notes = (0,words/* present */.Eb)(kind !== 'since' && '“Before” is the earlier report, “after” are the runs since then.', 'Median and p95 are times in the warehouse, without cache hits.', !isComplete && '⚠️ Not all runs on both sides were read. Raise `rows`, or look for what could not be read.');
    return [
        `### Before and after ${(0,numbers/* momentOf */.Et)(at, page_escape/* quoteForMarkdown */.$O)}`,
        ...(0,page/* table */.tp)(['', 'Before', 'After'], told, { rows: told.length }, 'measure'),
        notes.join(' '),
        ...newErrorParagraphs(comparison, failures?.runs ?? [], detail),
    ];
}
function newErrorParagraphs({ newErrors, isComplete }, told, detail) {
    if (newErrors.length === 0)
        return [isComplete ? 'No new errors.' : 'No new errors among the runs read.'];
    const others = newErrors.filter(({ error }) => !told.some((run) => hasFailed(run) && run.error === error));
    const items = others.map(({ error, runs }) => `**${(0,words/* countOf */.pq)(runs, 'run')}:** ${(0,page_escape/* quoteForMarkdown */.$O)(error)}`);
    const marked = newErrors.length - others.length;
    return [
        ...(marked === 0 ? [] : [`${(0,words/* countOf */.pq)(marked, 'new error')}, marked 🆕 under Failures.`]),
        ...(items.length === 0 ? [] : ['**New errors**', ...(0,lists/* listParagraphs */.C$)(items, detail, 'error')]),
    ];
}
function countParagraphs(report, { deep }) {
    const { triggers, windows, warehouseTimeMsLast7Days } = report.counts;
    const others = Object.entries((0,history_page/* unknownNumbers */.Xf)(triggers, enumerations/* QUERY_TRIGGERS */.f1)).map(([name, runs]) => [(0,page_escape/* quoteForMarkdown */.$O)(name), runs]);
    const named = [
        ...enumerations/* QUERY_TRIGGERS */.f1.map((trigger) => [`<code>${trigger}</code>`, triggers[trigger]]),
        ...others,
    ];
    const line = `Runs: ${named.map(([name, runs]) => `${(0,words/* numberOf */.rl)(runs)} ${name}`).join(', ')}. Warehouse time in the last 7 days: ${(0,numbers/* durationOf */.cf)(warehouseTimeMsLast7Days)}`;
    if (!deep)
        return [`${line}.`];
    const byAge = enumerations/* QUERY_HISTORY_WINDOWS */.CP.map((window) => [phrases/* WINDOW_SPANS */.Nn[window], (0,words/* numberOf */.rl)(windows[window])]);
    const otherAges = Object.entries((0,history_page/* unknownNumbers */.Xf)(windows, enumerations/* QUERY_HISTORY_WINDOWS */.CP));
    const ages = [...byAge, ...otherAges.map(([name, runs]) => [(0,page_escape/* quoteForMarkdown */.$O)(name), (0,words/* numberOf */.rl)(runs)])];
    const notes = [
        `The ages are observed. ${product/* product */.q.name} does not document them.`,
        ...(0,phrases/* unheededFilters */.GO)(report).map(({ name, by }) => `The counts by ${by} ignore the filter \`${name}\`.`),
    ];
    return (0,lists/* foldParagraphs */.Vo)(line, [...(0,page/* table */.tp)(['Age', 'Runs'], ages, { rows: ages.length }, 'window'), notes.join(' ')]);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/documents/quote-value.js
var quote_value = __webpack_require__(77829);
// EXTERNAL MODULE: ./build/net/message-of-error.js
var message_of_error = __webpack_require__(48414);
// EXTERNAL MODULE: ./build/net/regular-file.js
var regular_file = __webpack_require__(85287);
;// CONCATENATED MODULE: ./build/companions/history/question.js








function questionOf(settings, now) {
    const { trigger, language, status, search, window, since, rows } = settings;
    if (since !== undefined && settings['compare-to'] !== undefined) {
        throw new input_error/* InputError */.d(`${(0,companion/* labelOf */.Wy)('since')} and ${(0,companion/* labelOf */.Wy)('compare-to')} are both given. Give one of them.`);
    }
    const comparing = since !== undefined ? 'since' : settings['compare-to'] !== undefined ? 'compare-to' : null;
    if (comparing !== null && rows === 0) {
        throw new input_error/* InputError */.d(`${(0,companion/* labelOf */.Wy)(comparing)} has nothing to compare: ${(0,companion/* labelOf */.Wy)('rows')} is 0. Give more rows.`);
    }
    return {
        projectUuid: settings['project-uuid'],
        expectedVersion: settings['expected-version'],
        filters: { trigger, language, status, search, window },
        rows,
        since: since === undefined ? null : orInputError((0,companion/* labelOf */.Wy)('since'), () => parseSince(since, now)),
        earlier: earlierReport(settings['compare-to']),
        limits: settings,
        stuckAfterMinutes: settings['stuck-after'],
    };
}
function earlierReport(path) {
    if (path === undefined || !(0,external_node_fs_.existsSync)(path))
        return null;
    const read = () => parseEarlierReport((0,regular_file/* readRegularFile */.o)(path).toString('utf8'));
    return orInputError(`${(0,companion/* labelOf */.Wy)('compare-to')} cannot be used:`, read);
}
function orInputError(beginning, read) {
    try {
        return read();
    }
    catch (error) {
        throw new input_error/* InputError */.d(`${beginning} ${(0,message_of_error/* messageOfError */.T)(error)}.`);
    }
}
const question_MINUTE_MS = 60_000;
const UNITS = {
    m: question_MINUTE_MS,
    h: 60 * question_MINUTE_MS,
    d: 24 * 60 * question_MINUTE_MS,
    w: 7 * 24 * 60 * question_MINUTE_MS,
};
const DURATION = /^(\d{1,9})([mhdw])$/;
const WITHOUT_ZONE = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?)?$/i;
const FORMS = 'Give a time with its zone, such as 2026-08-15T12:00:00Z, or a duration before now, such as 90m, 6h, 2d or 1w';
function parseSince(text, now) {
    const given = text.trim();
    const [, amount, unit = ''] = DURATION.exec(given) ?? [];
    const time = amount === undefined ? (0,moment/* parseMoment */.mI)(given) : now.getTime() - Number(amount) * (UNITS[unit] ?? Number.NaN);
    if (time === null && WITHOUT_ZONE.test(given)) {
        throw new RangeError(`is ${(0,quote_value/* quoteValue */.c)(given)}, which has no time zone. ${FORMS}`);
    }
    const since = new Date(time ?? Number.NaN);
    if (Number.isNaN(since.getTime()))
        throw new RangeError(`is ${(0,quote_value/* quoteValue */.c)(given)}, which is not a time. ${FORMS}`);
    if (since > now)
        throw new RangeError(`is ${(0,quote_value/* quoteValue */.c)(given)}, in the future (now is ${now.toISOString()})`);
    return since;
}

// EXTERNAL MODULE: ./build/settings/setting-parsers.js
var setting_parsers = __webpack_require__(62029);
;// CONCATENATED MODULE: ./build/companions/history/settings.js





const list = (0,setting_parsers/* listBetween */.pV)(/[\n,]/);
const SETTINGS = {
    ...companion/* serviceSettings */.xw,
    trigger: (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    language: (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    status: (0,setting_parsers/* withDefault */.IQ)(list, ''),
    search: (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    window: (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'sort-by': (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(enumerations/* QUERY_HISTORY_SORTS */.oq), 'createdAt'),
    rows: (0,setting_parsers/* withDefault */.IQ)(setting_parsers/* wholeNumber */.rD, '100'),
    since: (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'compare-to': (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'max-failed': (0,setting_parsers/* optional */.lq)(setting_parsers/* wholeNumber */.rD),
    'max-failed-scheduled': (0,setting_parsers/* optional */.lq)(setting_parsers/* wholeNumber */.rD),
    'max-warehouse-ms': (0,setting_parsers/* optional */.lq)(setting_parsers/* wholeNumber */.rD),
    'stuck-after': (0,setting_parsers/* withDefault */.IQ)(setting_parsers/* wholeNumber */.rD, '30'),
    'on-unavailable': (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(ON_UNAVAILABLE), 'warn'),
    'fail-on': (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(HISTORY_FAIL_ON), 'limits'),
};
const KNOWN_VALUES = {
    trigger: enumerations/* QUERY_TRIGGERS */.f1,
    language: enumerations/* QUERY_LANGUAGES */.X_,
    status: enumerations/* QUERY_HISTORY_STATUSES */.PG,
    window: enumerations/* QUERY_HISTORY_WINDOWS */.CP,
};
function unknownFilterValues(settings) {
    return Object.entries(KNOWN_VALUES).flatMap(([key, known]) => {
        const name = key;
        const values = [settings[name] ?? []].flat();
        return values
            .filter((value) => !known.some((each) => each === value))
            .map((value) => `${(0,companion/* labelOf */.Wy)(name)} is ${(0,quote_value/* quoteValue */.c)(value)}. Known are ${known.join(', ')}`);
    });
}

;// CONCATENATED MODULE: ./build/companions/history/main.js






















const MOST_TIME_MS = 300_000;
const GIVE_REPORT = 'Give the output report-path of an earlier run.';
async function main(processEnv) {
    const run = { title: 'Query history', parsers: SETTINGS, withdraw: withdraw };
    return await (0,companion/* runCompanion */.y6)(run, processEnv, async (settings, hide) => {
        const question = questionOf(settings, new Date());
        const { report, error } = await gather(settings, question, (counts, version) => publishCounts((0,companion/* hideIn */.cW)(counts, hide), version === null ? null : hide(version)));
        const unknown = report === null ? [] : unknownFilterValues(settings);
        (0,annotate/* annotate */.f)(unknown.map((each) => ownAnnotation('warning', `${hide(each)}. ${product/* product */.q.name} has accepted it.`)));
        const earlier = settings['compare-to'];
        const isMissing = earlier !== undefined && question.earlier === null;
        const note = isMissing
            ? `Nothing is compared, because there is no report with runs at ${hide(earlier)}. ${GIVE_REPORT}`
            : '';
        if (isMissing)
            (0,annotate/* annotate */.f)([ownAnnotation('warning', note)]);
        return report === null
            ? await endUnavailable(error.kind, hide(error.message), { ...settings, 'base-url': hide(settings['base-url']) })
            : await endWith((0,companion/* hideIn */.cW)(report, hide), settings, note, processEnv);
    });
}
async function gather(settings, question, onCounts) {
    let client = null;
    try {
        client = new service_client/* AnalyticsClient */.s({
            baseUrl: settings['base-url'],
            token: settings['api-token'],
            signal: AbortSignal.timeout(MOST_TIME_MS),
        });
        const host = { now: () => new Date(), onProgress: (0,log_progress/* progressInLog */.f)(), onCounts };
        return { report: await (0,companion_report/* withMigrations */.S)(await gatherHistory(client, question, host)), error: null };
    }
    catch (error) {
        if (!(error instanceof analytics_error/* AnalyticsError */.N))
            throw error;
        if (client === null || (error.kind === 'invalid' && error.status === null))
            throw error;
        if (error.status === 422 && Object.keys(namedFilters(question.filters)).length > 0)
            throw refusedFilter(error, settings);
        return { report: null, error };
    }
    finally {
        client?.close();
    }
}
function refusedFilter({ message }, settings) {
    const sentences = [...unknownFilterValues(settings), `${product/* product */.q.name} refuses the filters. ${message}`];
    return new input_error/* InputError */.d(sentences.map((sentence) => `${sentence}.`).join(' '));
}
async function endUnavailable(kind, message, settings) {
    const fails = settings['on-unavailable'] === 'fail';
    const headline = (quote) => `${fails ? '❌' : '❓'} ${(0,page_service/* titleOn */.Un)('Query history', { baseUrl: settings['base-url'] }, quote)}: ${phrases/* UNAVAILABLE */.Hh[kind] ?? `${product/* product */.q.name} gave no usable answer`}`;
    await (0,runner_files/* writeSummary */.Sy)(renderHistoryUnavailable(headline(page_escape/* MARKDOWN */.yQ.quote), message, fails));
    (0,core/* info */.pq)(headline(page_escape/* LOG */.$9.quote));
    (0,annotate/* annotate */.f)([ownAnnotation(fails ? 'error' : 'warning', `${message}.`)]);
    return fails;
}
async function endWith(report, settings, note, processEnv) {
    const reportPath = await (0,runner_files/* writeReport */.u5)(report, processEnv);
    const failing = failuresOf(report, { failOn: settings['fail-on'], onUnavailable: settings['on-unavailable'] });
    await (0,runner_files/* writeSummary */.Sy)(renderHistorySummary(report, settings['sort-by'], failing, note));
    (0,core/* info */.pq)(renderHistory(report, failing));
    (0,annotate/* annotate */.f)(renderHistoryAnnotations(report, failing));
    publishHistory(report, reportPath);
    return isFailing(failing);
}
const historyAction = {
    title: 'Query history',
    endedEarly: 'The step ended before it had read the query history.',
    mostMinutes: 10,
    main,
    withdraw: withdraw,
    renderFailure: (message) => (0,failure_page/* renderFailurePage */.u)('Query history did not finish, so the step fails', message),
};


/***/ }),

/***/ 82128:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runner_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4962);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38470);


await (0,_runner_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .runFramed */ .x)(_main_js__WEBPACK_IMPORTED_MODULE_1__/* .historyAction */ .d);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
