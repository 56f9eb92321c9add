export const id = 9531;
export const ids = [9531];
export const modules = {

/***/ 77610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(90143);
// EXTERNAL MODULE: ./build/analytics/analytics-error.js
var analytics_error = __webpack_require__(32752);
// EXTERNAL MODULE: ./build/analytics/client.js + 10 modules
var analytics_client = __webpack_require__(26527);
// EXTERNAL MODULE: ./build/analytics/history/fail-on.js
var fail_on = __webpack_require__(24486);
;// CONCATENATED MODULE: ./build/analytics/history/filter-names.js
/** The requested filters, by input name. Absent and empty filters are left out. */
function namedFilters({ trigger, language, status = [], search, window }) {
    const filters = {
        trigger: trigger ?? [],
        language: language ?? [],
        status,
        search: search ?? [],
        window: window ?? [],
    };
    return Object.fromEntries(Object.entries(filters).filter(([, value]) => value.length > 0));
}
/** Whether both select the same runs. */
function areSameFilters(one, other) {
    return keyOf(one) === keyOf(other);
}
function keyOf(filters) {
    const entries = Object.entries(filters).map(([name, value]) => [name, [value].flat().toSorted()]);
    return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

// EXTERNAL MODULE: ./build/analytics/address.js
var address = __webpack_require__(39715);
// EXTERNAL MODULE: ./build/analytics/companion-report.js
var companion_report = __webpack_require__(40284);
// EXTERNAL MODULE: ./build/analytics/records/history-item.js
var history_item = __webpack_require__(89900);
// EXTERNAL MODULE: ./build/analytics/records/request-parameters.js
var request_parameters = __webpack_require__(13560);
// EXTERNAL MODULE: ./build/analytics/history/runs.js
var runs = __webpack_require__(42500);
;// CONCATENATED MODULE: ./build/analytics/history/busiest.js



/** The id of what a run belongs to, or null, and its name if it has another one. Two may have the same name. */
const BELONGING = {
    dashboards: ({ dashboardUuid, dashboardName }) => [dashboardUuid ?? dashboardName, dashboardName],
    explores: ({ exploreName }) => [exploreName === history_item/* SQL_EXPLORE */.L8 ? null : exploreName],
    contexts: ({ context }) => [context],
    // Of their requests (docs/service-api.md#request-records).
    variants: ({ requestParameters }) => [(0,request_parameters/* requestVariantOf */.GB)(requestParameters)],
};
/** What the runs belong to, by time in the warehouse, then by number of runs. A run that belongs to nothing is left out. */
function busiest(grouping, items) {
    const found = new Map();
    for (const item of items) {
        const [id, name] = BELONGING[grouping](item);
        if (id === null)
            continue;
        // The name in the newest run, in case it was renamed.
        const before = found.get(id) ?? { name: name ?? id, runs: 0, failed: 0, warehouseMs: 0 };
        found.set(id, {
            name: before.name,
            runs: before.runs + 1,
            failed: before.failed + ((0,runs/* hasFailed */.WN)(item) ? 1 : 0),
            warehouseMs: before.warehouseMs + ((0,history_item/* warehouseTimeOf */.iq)(item) ?? 0),
        });
    }
    return [...found.values()].toSorted((one, other) => other.warehouseMs - one.warehouseMs || other.runs - one.runs || (one.name < other.name ? -1 : 1));
}

// EXTERNAL MODULE: ./build/documents/moment.js
var moment = __webpack_require__(40709);
// EXTERNAL MODULE: ./build/analytics/history/error-texts.js
var error_texts = __webpack_require__(80003);
;// CONCATENATED MODULE: ./build/analytics/history/comparison.js





/** No list contains older runs (docs/service-api.md#the-query-history). */
const SCOPE_MS = 30 * 24 * 3_600_000;
/** The time that splits the runs into before and after, in milliseconds since 1970; null if nothing is compared. */
function splitOf({ since, earlier, rows }) {
    if (rows <= 0)
        return null;
    return since === null ? (0,moment/* parseMoment */.m)(earlier?.generatedAt ?? null) : since.getTime();
}
/**
 * Compares before with after; null if there is no point in time to split at, or where no rows were requested or
 * read.
 */
function compare(question, { newest, ...others }) {
    const at = splitOf(question);
    if (at === null || newest === null)
        return null;
    const compared = { newest, ...others };
    const { since, earlier } = question;
    return since !== null || earlier === null
        ? compareSince(at, question, compared)
        : compareWith(at, earlier, question, compared);
}
/**
 * Checks that the earlier report covers the same runs.
 *
 * @throws AnalyticsError for a report of another project or with other filters
 */
function checkEarlier({ earlier, projectUuid, filters }) {
    if (earlier === null)
        return;
    if (earlier.projectUuid !== projectUuid) {
        throw new analytics_error/* AnalyticsError */.N('invalid', 'the earlier report is from another project, which has other runs');
    }
    if (!areSameFilters(earlier.filters, namedFilters(filters))) {
        throw new analytics_error/* AnalyticsError */.N('invalid', 'the earlier report was made with other filters; make one with the filters of this run');
    }
}
/** The period before is as long as the period after, as far as there are rows. */
function compareSince(at, question, { newest, read, now, isWhole }) {
    const begin = at - (now.getTime() - at);
    const isReached = isCompleteSince(begin, question, newest, now);
    const before = newest.items.filter(({ createdAt }) => isIn(createdAt, { from: isReached ? begin : undefined, to: at }));
    const after = newest.items.filter(({ createdAt }) => isIn(createdAt, { from: at }));
    const known = (0,error_texts/* errorsOf */.Bp)(read.filter(({ createdAt }) => isIn(createdAt, { to: at })));
    return {
        kind: 'since',
        at: new Date(at).toISOString(),
        before: (0,runs/* periodOf */.jH)(before),
        after: (0,runs/* periodOf */.jH)(after),
        newErrors: (0,error_texts/* newErrors */.KJ)(errorsAfter(at, read), known.map(({ error }) => error)),
        isComplete: isReached && isWhole,
    };
}
/** Runs that the earlier report covers count as before, even if they are still among the newest. */
function compareWith(at, earlier, question, { newest, read, now, isWhole }) {
    const after = newest.items.filter(({ createdAt }) => isIn(createdAt, { from: at }));
    return {
        kind: 'earlier-report',
        at: new Date(at).toISOString(),
        before: earlier.period,
        after: (0,runs/* periodOf */.jH)(after),
        newErrors: (0,error_texts/* newErrors */.KJ)(errorsAfter(at, read), earlier.errors),
        isComplete: isCompleteSince(at, question, newest, now) && isWhole && earlier.isWhole,
    };
}
function errorsAfter(at, read) {
    return (0,error_texts/* errorsOf */.Bp)(read.filter(({ createdAt }) => isIn(createdAt, { from: at })));
}
/** Whether all runs since a time are among the newest ones. */
function isCompleteSince(time, { filters }, { items, complete }, now) {
    // A window excludes runs before and after it.
    if (filters.window !== undefined)
        return false;
    if (complete && time >= now.getTime() - SCOPE_MS)
        return true;
    return items.some(({ createdAt }) => isIn(createdAt, { to: time }));
}
/** A run without a time is in no period. */
function isIn(createdAt, { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }) {
    const time = (0,moment/* parseMoment */.m)(createdAt);
    return time !== null && from <= time && time < to;
}

;// CONCATENATED MODULE: ./build/analytics/history/history-lists.js
const LIST_NAMES = [
    'newest',
    // The only other list of all requested runs, so its counts are the report's counts as well.
    'slowest',
    /** Status `error`. */
    'failed',
    'failedScheduled',
    /** Expired or cancelled. */
    'ended',
    'unfinished',
];

;// CONCATENATED MODULE: ./build/analytics/history/limit-reports.js

/**
 * Compares each limit that is set with the runs.
 *
 * @param split counts failed runs after this time; all of them where it is null
 */
function limitReports({ maxFailed, maxFailedScheduled, maxWarehouseMs }, counts, lists, unread, split) {
    const since = split === null ? null : new Date(split).toISOString();
    const failedIn = (list, limit) => {
        const history = lists[list];
        if (history !== null)
            return foundIn(history, split, limit);
        return unread.some((each) => each.list === list) ? null : 0;
    };
    const limits = [
        ['max-failed', maxFailed, (limit) => failedIn('failed', limit), since],
        ['max-failed-scheduled', maxFailedScheduled, (limit) => failedIn('failedScheduled', limit), since],
        ['max-warehouse-ms', maxWarehouseMs, () => counts.warehouseTimeMsLast7Days, null],
    ];
    return limits.flatMap(([name, limit, count, from]) => {
        if (limit === null)
            return [];
        const found = count(limit);
        return [{ name, limit, found, exceeded: found !== null && found > limit, since: from }];
    });
}
/** The total of the list is used, because the service's counts cover other runs (docs/service-api.md#the-query-history). */
function foundIn(history, split, limit) {
    const { items, unreadable, complete, total, read } = history;
    if (split === null)
        return total ?? read;
    // A run without a time may be one after it.
    const after = items.filter(({ createdAt }) => ((0,moment/* parseMoment */.m)(createdAt) ?? split) >= split).length;
    const isReached = complete || after < items.length;
    return after > limit || (isReached && unreadable.length === 0) ? after : null;
}

// EXTERNAL MODULE: ./build/analytics/limits.js
var limits = __webpack_require__(87267);
// EXTERNAL MODULE: ./build/analytics/one-line.js
var one_line = __webpack_require__(17374);
// EXTERNAL MODULE: ./build/documents/is-object.js
var is_object = __webpack_require__(269);
;// CONCATENATED MODULE: ./build/analytics/history/filter-words.js

/** The most values shown for one rule. A filter may have thousands. */
const MOST_VALUES = 5;
/**
 * Filters in words, one text for each top-level rule or group, all of which must hold: `orders_status equals "open"`.
 * Disabled rules, and values that are neither a rule nor a group, are left out.
 *
 * @param filters Filters or DashboardFilters (docs/service-api.md#request-records), nested no deeper than a record may be
 */
function filterWords(filters) {
    const parts = ['dimensions', 'metrics', 'tableCalculations'].map((name) => filters?.[name]);
    // A query has groups; a dashboard has lists of rules.
    return parts.flatMap((part) => ((0,is_object/* isObject */.G)(part) ? wordsOfAll(part['and'] ?? part) : []));
}
function wordsOfAll(items) {
    const list = Array.isArray(items) ? items : [items];
    return list.map(wordsOf).filter((words) => words !== '');
}
function wordsOf(item) {
    if (!(0,is_object/* isObject */.G)(item))
        return '';
    for (const [member, word] of [
        ['and', ' and '],
        ['or', ' or '],
    ]) {
        if (Array.isArray(item[member])) {
            const words = wordsOfAll(item[member]);
            return words.length > 1 ? `(${words.join(word)})` : words.join();
        }
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
    const shown = given.slice(0, MOST_VALUES).join(operator.endsWith('Between') ? ' and ' : ' or ');
    const rest = given.length > MOST_VALUES ? ` or ${given.length - MOST_VALUES} more` : '';
    return [field, splitCamelCase(operator), `${shown}${rest}`, describePeriod(settings)]
        .filter((part) => part !== '')
        .join(' ');
}
/** `inThePast` as `in the past`. */
function splitCamelCase(operator) {
    return operator.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
/** The period of a date filter (docs/service-api.md#request-records). */
function describePeriod(settings) {
    if (!(0,is_object/* isObject */.G)(settings) || typeof settings['unitOfTime'] !== 'string')
        return '';
    return settings['completed'] === true ? `completed ${settings['unitOfTime']}` : settings['unitOfTime'];
}

;// CONCATENATED MODULE: ./build/analytics/history/asked.js




/** The most values of one fact. A query may have hundreds of fields. */
const asked_MOST_VALUES = 30;
/** In characters. */
const LONGEST_VALUE = 300;
/**
 * What a run asked for, from its request (docs/service-api.md#request-records). If the request only names a chart,
 * the query that the service made of it is used.
 */
function askedOf(item) {
    const request = (0,request_parameters/* readRequest */["in"])(item.requestParameters);
    const query = request.query ?? (item.metricQuery === null ? {} : (0,request_parameters/* readMetricQuery */.fW)(item.metricQuery));
    const facts = {
        explore: [query.exploreName ?? item.exploreName].filter((name) => name !== history_item/* SQL_EXPLORE */.L8),
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
        pivoted: [isPivoted(request) ? 'yes' : null],
        timezone: [query.timezone],
        parameters: Object.entries(request.parameters ?? {}).map(([name, value]) => `${name} = ${JSON.stringify(value)}`),
        cache: cacheOf(request, item),
    };
    return {
        variant: (0,request_parameters/* requestVariantOf */.GB)(item.requestParameters),
        facts: Object.entries(facts).flatMap(([name, found]) => {
            const values = [
                ...new Set(found.filter((value) => typeof value === 'string' && value.trim() !== '')),
            ];
            return values.length === 0 ? [] : [{ name, values: shortened(values) }];
        }),
    };
}
function shortened(values) {
    const rest = values.length - asked_MOST_VALUES;
    const shown = values.slice(0, asked_MOST_VALUES).map((value) => (0,one_line/* oneLine */.T)(value, LONGEST_VALUE));
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
/** The request's limit overrides the query's. Null means no limit. */
function limitOf({ limit, mergeQuery }, query) {
    if (limit === null)
        return 'none';
    const rows = limit ?? mergeQuery?.limit ?? query.limit;
    return rows === undefined ? null : String(rows);
}
function isPivoted({ pivotConfiguration, pivotResults }) {
    return pivotConfiguration !== undefined || pivotResults === true;
}
function cacheOf({ invalidateCache, usePreAggregateCache }, { cacheHit }) {
    return [
        ...(cacheHit ? ['hit'] : []),
        ...(invalidateCache === true ? ['invalidated'] : []),
        ...(usePreAggregateCache === true
            ? ['pre-aggregates used']
            : usePreAggregateCache === false
                ? ['pre-aggregates not used']
                : []),
    ];
}

;// CONCATENATED MODULE: ./build/analytics/history/listed-runs.js






/* The runs that a report shows one by one: the failed, the slowest, and those that are stuck. */
/**
 * The runs that did not succeed. People notice the failure of a query they run themselves, but nobody notices the
 * failure of a schedule.
 */
function findFailures({ failed, failedScheduled, ended, }) {
    const lists = [failed, failedScheduled, ended].filter((list) => list !== null);
    if (lists.length === 0)
        return null;
    const items = (0,runs/* distinctRuns */.VV)(lists.map((list) => list.items)).toSorted((one, other) => Number((0,runs/* hasFailed */.WN)(other)) - Number((0,runs/* hasFailed */.WN)(one)) ||
        Number(isScheduled(other)) - Number(isScheduled(one)) ||
        (0,runs/* byNewest */.Kd)(one, other));
    // The scheduled runs are among the failed ones.
    const disjoint = [failed ?? failedScheduled, ended].filter((list) => list !== null);
    return {
        failed: failed?.total ?? null,
        failedScheduled: failedScheduled?.total ?? null,
        ended: ended?.total ?? null,
        runs: items.map(runReport),
        share: { read: items.length, total: totalOf(disjoint, items.length) },
    };
}
function isScheduled({ trigger }) {
    return trigger === 'scheduled';
}
/** Never less than the number read, because a run may fail between two requests. */
function totalOf(lists, read) {
    let sum = 0;
    for (const { total } of lists) {
        if (total === null)
            return null;
        sum += total;
    }
    return Math.max(sum, read);
}
/** Nobody looks at more. */
const MOST_RUNS = 100;
/**
 * The runs that took longest in the warehouse, longest first. The documentation does not say in which direction a
 * server sorts by runtime (docs/service-api.md#the-query-history), so all runs that were read are considered.
 */
function slowestOf(lists) {
    const time = ({ warehouseMs }) => warehouseMs ?? 0;
    return (0,runs/* distinctRuns */.VV)(lists)
        .toSorted(runs/* byNewest */.Kd)
        .map(runReport)
        .filter(({ warehouseMs }) => warehouseMs !== null)
        .toSorted((one, other) => time(other) - time(one))
        .slice(0, MOST_RUNS);
}
const MINUTE_MS = 60_000;
/**
 * The runs that have been unfinished for too long.
 *
 * @param unfinished the list of unfinished runs, read from its end; null if it was not read
 */
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
/**
 * Whether the unread runs in the middle are too young to be stuck, because they are younger than the end that was read.
 */
function isGapYoung({ items, problem, onePage }, latest) {
    if (problem !== null || onePage !== null)
        return false;
    const farEnd = items.slice(limits/* MOST_ROWS_A_PAGE */.ui);
    return farEnd.some(({ createdAt }) => ((0,moment/* parseMoment */.m)(createdAt) ?? Number.NEGATIVE_INFINITY) >= latest);
}
/** When a run entered its state. A run without a time is never too old. */
function begunAt({ processingStartedAt, createdAt }) {
    const started = processingStartedAt === null ? null : (0,moment/* parseMoment */.m)(processingStartedAt);
    return started ?? (0,moment/* parseMoment */.m)(createdAt) ?? Number.POSITIVE_INFINITY;
}
/** The most characters of SQL that replaces a title. */
const LONGEST_SQL = 100;
/** The report of one run. */
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
        warehouseMs: (0,history_item/* warehouseTimeOf */.iq)(item),
        asked,
    };
}
/**
 * Distinguishes a run from others with its title. For a failed run, the service's own subline is only its error; for
 * SQL, only its first line. There, the request's fields or SQL are used instead. May be empty.
 */
function sublineOf({ status, subline }, { facts }) {
    const valuesOf = (wanted) => facts.find(({ name }) => name === wanted)?.values ?? [];
    const [sql] = valuesOf('SQL');
    if (sql !== undefined)
        return (0,one_line/* oneLine */.T)(sql, LONGEST_SQL);
    return status === 'error' ? [...valuesOf('metrics'), ...valuesOf('dimensions')].join(', ') : subline;
}

;// CONCATENATED MODULE: ./build/analytics/history/read-lists.js




/**
 * Reads all lists of a report at the same time. If the user's filters make two lists equal, they are requested once. A
 * list that fails is named in the report, and the others stay.
 *
 * @param onCounts called once, as soon as the counts arrive
 * @throws AnalyticsError where no list gave the counts: the error of the newest runs
 */
async function readLists(client, question, onProgress, onCounts) {
    const plan = planLists(question);
    const asked = new Map();
    const known = { counts: null };
    let done = 0;
    let requests = 0;
    const report = () => onProgress({ reading: 'the query history', done, total: asked.size });
    const takeCounts = (counts) => {
        if (known.counts !== null)
            return;
        known.counts = counts;
        onCounts(counts);
    };
    const ask = async (name, filters, rows) => {
        // Counts do not depend on the order, but on the filters.
        const isOfAll = name === 'slowest' || read_lists_keyOf(filters) === read_lists_keyOf(plan.newest);
        const reading = { rows, fromEnd: isFromEnd(name), onCounts: isOfAll ? takeCounts : undefined };
        const history = await (0,analytics_error/* orFailure */.w)(client.queryHistory(question.projectUuid, filters, reading));
        requests += history instanceof analytics_error/* AnalyticsError */.N ? 1 : history.pages;
        done += 1;
        report();
        return history;
    };
    // Enough rows to tell whether a limit is exceeded after a point in time.
    const mostFailed = Math.max(question.limits.maxFailed ?? 0, question.limits.maxFailedScheduled ?? 0) + 1;
    const enough = splitOf(question) === null ? limits/* MOST_ROWS_A_PAGE */.ui : Math.max(limits/* MOST_ROWS_A_PAGE */.ui, mostFailed);
    const read = (name, rows = name.startsWith('failed') ? enough : limits/* MOST_ROWS_A_PAGE */.ui) => {
        const filters = plan[name];
        if (filters === null)
            return null;
        const key = `${read_lists_keyOf(filters)}${isFromEnd(name)}`;
        const reading = asked.get(key) ?? ask(name, filters, rows);
        asked.set(key, reading);
        return reading;
    };
    // The first request for a list determines its number of rows. For the counts alone, one row is enough, but a limit on
    // the same list needs more. So the newest runs then come last.
    const [newest, ...others] = LIST_NAMES;
    const order = question.rows > 0 ? LIST_NAMES : [...others, newest];
    const readings = order.map((name) => [name, read(name, name === newest ? Math.max(1, question.rows) : undefined)]);
    report();
    const outcomes = await Promise.all(readings.map(async ([name, reading]) => [name, await reading]));
    const listOf = (outcome) => outcome instanceof analytics_error/* AnalyticsError */.N ? null : outcome;
    const { counts } = known;
    if (counts === null)
        throw outcomes.find(([name]) => name === 'newest')?.[1];
    return {
        lists: Object.fromEntries(outcomes.map(([name, outcome]) => [name, listOf(outcome)])),
        all: (await Promise.all(asked.values())).flatMap((outcome) => listOf(outcome) ?? []),
        counts,
        unread: outcomes.flatMap(([name, outcome]) => unreadOf(name, outcome)),
        requests,
    };
}
/** The list begins with the newest runs, so the longest waiting ones are at its end. */
function isFromEnd(name) {
    return name === 'unfinished';
}
function unreadOf(list, outcome) {
    if (outcome === null)
        return [];
    if (outcome instanceof analytics_error/* AnalyticsError */.N)
        return [{ list, read: 0, total: null, problem: outcome.message }];
    const { read, total, problem } = outcome;
    return problem === null ? [] : [{ list, read, total, problem: problem.message }];
}
/**
 * Equal for filters that select the same runs in the same order. All other filters come from the user and are the same
 * anyway.
 */
function read_lists_keyOf({ trigger, status = [], sortBy }) {
    return JSON.stringify([trigger, [...new Set(status)].toSorted(), sortBy]);
}
/** The filters for each list. A first look costs one request, and a whole report six. */
function planLists({ filters, rows, limits, }) {
    const newest = { ...filters, sortBy: undefined };
    const isWhole = rows > 0;
    return {
        newest,
        failed: isWhole || limits.maxFailed !== null ? intersectFilters(newest, ['error']) : null,
        failedScheduled: isWhole || limits.maxFailedScheduled !== null ? intersectFilters(newest, ['error'], 'scheduled') : null,
        ended: isWhole ? intersectFilters(newest, ['expired', 'cancelled']) : null,
        slowest: isWhole ? { ...newest, sortBy: 'runtime' } : null,
        unfinished: isWhole ? intersectFilters(newest, ['pending', 'queued', 'executing']) : null,
    };
}
/** The intersection of the user's filters and these; null if it is empty. */
function intersectFilters(filters, statuses, trigger = filters.trigger) {
    if (filters.trigger !== undefined && filters.trigger !== trigger)
        return null;
    const asked = filters.status ?? [];
    const status = asked.length === 0 ? statuses : statuses.filter((candidate) => asked.includes(candidate));
    return status.length === 0 ? null : { ...filters, trigger, status };
}

// EXTERNAL MODULE: ./build/analytics/records/enumerations.js
var enumerations = __webpack_require__(65948);
// EXTERNAL MODULE: ./build/analytics/records/history-page.js
var history_page = __webpack_require__(77656);
;// CONCATENATED MODULE: ./build/analytics/history/unknown-values.js


/** The most values in a message. Nobody reads more. */
const unknown_values_MOST_VALUES = 20;
/** The known values of a run's enumerations (docs/service-api.md#enumerations). */
const KNOWN = {
    trigger: enumerations/* QUERY_TRIGGERS */.f1,
    status: enumerations/* QUERY_HISTORY_STATUSES */.PG,
    language: enumerations/* QUERY_LANGUAGES */.X_,
    context: enumerations/* QUERY_EXECUTION_CONTEXTS */.fq,
};
/**
 * Values that a newer service knows and this program does not, such as `trigger agents`, each once; hostile until
 * escaped.
 */
function unknownValuesOf(counts, items) {
    const ofRuns = Object.entries(KNOWN).flatMap(([member, known]) => {
        const values = new Set(items.map((item) => item[member]));
        return [...values].filter((value) => !known.some((each) => each === value)).map((value) => `${member} ${value}`);
    });
    const counted = [
        ...Object.keys((0,history_page/* unknownNumbers */.Xf)(counts.triggers, enumerations/* QUERY_TRIGGERS */.f1)).map((name) => `trigger ${name}`),
        ...Object.keys((0,history_page/* unknownNumbers */.Xf)(counts.windows, enumerations/* QUERY_HISTORY_WINDOWS */.CP)).map((name) => `window ${name}`),
    ];
    return [...new Set([...counted, ...ofRuns])].slice(0, unknown_values_MOST_VALUES);
}

;// CONCATENATED MODULE: ./build/analytics/history/gather-history.js












/** Unreadable rows fail in the same few ways. */
const MOST_EXAMPLES = 3;
/**
 * Reports the recent runs of the account that owns the client's token. The report names a list that cannot be read, and
 * the rest stays complete.
 *
 * @throws AnalyticsError where the counts cannot be read, and where the earlier report does not cover the same runs
 */
async function gatherHistory(client, question, { now, onProgress = () => undefined, onCounts = () => undefined }) {
    // Refused before anything is asked.
    (0,address/* parseBaseUrl */.Q)(question.baseUrl);
    checkEarlier(question);
    // Taken before the first request, so that a later report also covers runs that start during this one.
    const begun = now();
    const { lists, all, counts, unread, requests } = await readLists(client, question, onProgress, (early) => onCounts(early, client.serverVersion));
    const { newest, slowest, unfinished } = lists;
    // For the counts alone, the one row that comes with them is not used.
    const used = LIST_NAMES.flatMap((name) => (question.rows === 0 && name === 'newest' ? [] : (lists[name] ?? [])));
    const unreadable = unreadableOf(used);
    const isWhole = unread.length === 0 && unreadable.count === 0;
    const read = (0,runs/* distinctRuns */.VV)(all.map(({ items }) => items)).toSorted(runs/* byNewest */.Kd);
    return {
        ...(0,companion_report/* companionReport */.x)(client, question, begun.toISOString(), question.earlier?.contract ?? null),
        filters: namedFilters(question.filters),
        counts,
        failures: findFailures(lists),
        slowest: slowest === null ? null : slowestOf([slowest.items, newest?.items ?? []]),
        stuck: findStuckRuns(unfinished, question.stuckAfterMinutes, begun),
        newest: question.rows > 0 && newest !== null ? newestOf(newest) : null,
        errors: (0,error_texts/* errorsOf */.Bp)(read).map(({ error }) => error),
        comparison: compare(question, { newest, read, now: begun, isWhole }),
        limits: limitReports(question.limits, counts, lists, unread, splitOf(question)),
        unread,
        onePage: all.map(({ onePage }) => onePage).find((each) => each !== null) ?? null,
        unknownValues: unknownValuesOf(counts, read),
        unreadable,
        requests,
    };
}
function newestOf({ items, total }) {
    return {
        share: { read: items.length, total },
        cacheHits: items.filter(({ cacheHit }) => cacheHit).length,
        dashboards: busiest('dashboards', items),
        explores: busiest('explores', items),
        contexts: busiest('contexts', items),
        variants: busiest('variants', items),
        period: (0,runs/* periodOf */.jH)(items),
    };
}
function unreadableOf(lists) {
    const rows = new Map(lists.flatMap(({ unreadable }) => unreadable.map(({ key, problem }) => [key, problem])));
    return { count: rows.size, examples: [...new Set(rows.values())].slice(0, MOST_EXAMPLES) };
}

// EXTERNAL MODULE: ./build/net/tool.js
var tool = __webpack_require__(48324);
// EXTERNAL MODULE: ./build/render/annotations.js
var annotations = __webpack_require__(29987);
// EXTERNAL MODULE: ./build/render/escape.js
var render_escape = __webpack_require__(66082);
// EXTERNAL MODULE: ./build/render/history/contract.js
var history_contract = __webpack_require__(20182);
// EXTERNAL MODULE: ./build/render/history/numbers.js
var numbers = __webpack_require__(58472);
// EXTERNAL MODULE: ./build/render/history/phrases.js
var phrases = __webpack_require__(3004);
;// CONCATENATED MODULE: ./build/render/history/annotations.js







/** An error for each exceeded limit, and a warning for each finding that readers would otherwise miss. */
function renderHistoryAnnotations(report, failing = (0,fail_on/* failuresOf */.dJ)(report, { failOn: 'limits', onUnavailable: 'warn' })) {
    const unread = failing.isUnread ? 'error' : 'warning';
    const versions = (0,history_contract/* describeVersions */.Tt)(report, render_escape/* LOG */.$9.quote);
    return [
        ...failing.limits.map((limit) => annotation('error', `${limit.name}: ${(0,phrases/* describeLimit */.XW)(limit, report)}.`)),
        ...unreadLists(report, unread),
        ...unreadableRows(report, unread),
        ...contractChanges(report, failing),
        ...(versions === '' ? [] : [annotation('warning', `${versions}.`)]),
        ...newErrors(report),
        ...failedSchedules(report),
        ...stuckRuns(report),
        ...unknownValues(report),
    ];
}
/** One line for a service that did not answer properly. */
function unavailableAnnotation(message, fails) {
    return annotation(fails ? 'error' : 'warning', `Not available: ${render_escape/* LOG */.$9.prose(message)}`);
}
/** A filter with an unknown value that the service accepted. The message is our own and quotes the value. */
function unknownValueAnnotation(message) {
    return annotation('warning', `${render_escape/* LOG */.$9.prose(message)}. Lightdash has accepted it.`);
}
/** The report to compare with does not exist, or it was made when the newest runs could not be read. */
function missingReportAnnotation(path) {
    return annotation('warning', `There is no report with runs at ${render_escape/* LOG */.$9.quote(path)}, so nothing is compared.`);
}
function annotation(level, message) {
    return { level, title: 'Query history', message: (0,annotations/* fitAnnotation */.b)(message) };
}
/** One message for all unread lists, with the limits that cannot be checked. */
function unreadLists({ unread, limits }, level) {
    const unchecked = limits.filter(({ found }) => found === null).map(({ name }) => `${name} could not be checked.`);
    const lists = unread.map((each) => `${(0,phrases/* describeUnread */.Fn)(each, render_escape/* LOG */.$9)}.`);
    const message = [...unchecked, ...lists].join(' ');
    return message === '' ? [] : [annotation(level, message)];
}
function contractChanges({ contract }, failing) {
    if (failing.contract === 'nothing-to-compare') {
        return [annotation('error', 'There is no earlier report (compare-to) that says how the API answered.')];
    }
    const changes = (0,history_contract/* describeContract */.M0)(contract);
    return changes === '' ? [] : [annotation(failing.contract === null ? 'warning' : 'error', `${changes}.`)];
}
function unknownValues({ unknownValues: values }) {
    if (values.length === 0)
        return [];
    const named = values.map(render_escape/* LOG */.$9.quote).join(', ');
    return [
        annotation('warning', `Lightdash has values that this version of the action does not know, shown as they are: ${named}.`),
    ];
}
function newErrors({ comparison }) {
    const [first] = comparison?.newErrors ?? [];
    if (comparison === null || first === undefined)
        return [];
    const count = (0,numbers/* tally */.N4)(comparison.newErrors.length, 'new error');
    return [
        annotation('warning', `${count} since ${(0,numbers/* momentOf */.Et)(comparison.at, render_escape/* LOG */.$9.quote)}, such as ${render_escape/* LOG */.$9.quote(first.error)}.`),
    ];
}
/** Failed schedules; empty if an exceeded limit on them already says it. */
function failedSchedules({ failures, limits, filters }) {
    const failed = failures?.failedScheduled ?? 0;
    const isSaid = limits.some(({ name, exceeded }) => name === 'max-failed-scheduled' && exceeded);
    if (failures === null || failed === 0 || isSaid)
        return [];
    const example = failures.runs.find((run) => run.trigger === 'scheduled' && (0,runs/* hasFailed */.WN)(run));
    const period = (0,phrases/* periodOf */.jH)(filters);
    return [annotation('warning', `${(0,numbers/* tally */.N4)(failed, 'scheduled run')} failed${period}${exampleOf(example)}.`)];
}
function stuckRuns({ stuck }) {
    const [oldest] = stuck?.runs ?? [];
    if (stuck === null || oldest === undefined)
        return [];
    const runs = `${(0,numbers/* tally */.N4)(stuck.runs.length, 'run')} ${stuck.runs.length === 1 ? 'has' : 'have'}`;
    const longer = (0,numbers/* tally */.N4)(stuck.olderThanMinutes, 'minute');
    return [annotation('warning', `${runs} been waiting or running for longer than ${longer}${exampleOf(oldest)}.`)];
}
function unreadableRows({ unreadable }, level) {
    if (unreadable.count === 0)
        return [];
    const [first] = unreadable.examples;
    const example = first === undefined ? '' : `: ${render_escape/* LOG */.$9.quote(first)}`;
    return [annotation(level, `${(0,numbers/* tally */.N4)(unreadable.count, 'row')} could not be read${example}.`)];
}
function exampleOf(run) {
    return run === undefined ? '' : `, such as ${(0,phrases/* nameOfRun */.ol)(run, render_escape/* LOG */.$9.quote)}`;
}

// EXTERNAL MODULE: ./build/render/history/summary.js + 4 modules
var summary = __webpack_require__(74721);
;// CONCATENATED MODULE: ./build/render/history/terminal.js







/** The report for a log, in about a dozen lines. Ends without a line break. */
function renderHistory(report) {
    const { counts, limits, unread, failures, stuck, slowest, newest, comparison } = report;
    const filters = (0,phrases/* describeFilters */.To)(report, render_escape/* quoteForLog */.I5);
    const worst = failures?.runs.find(runs/* hasFailed */.WN);
    const [longest] = slowest ?? [];
    return [
        `Query history: ${(0,phrases/* historyHeadline */.f4)(report).title}`,
        ...(filters === '' ? [] : [filters]),
        ...(comparison === null ? [] : comparisonLines(comparison)),
        ...[(0,history_contract/* describeContract */.M0)(report.contract), (0,history_contract/* describeVersions */.Tt)(report, render_escape/* quoteForLog */.I5)].filter((line) => line !== ''),
        ...limits.map((limit) => `${limit.name}: ${(0,phrases/* describeLimit */.XW)(limit, report)}: ${limit.exceeded ? 'exceeded' : limit.found === null ? 'not checked' : 'kept'}`),
        ...unread.map((each) => (0,phrases/* describeUnread */.Fn)(each, render_escape/* LOG */.$9)),
        `By trigger: ${[...enumerations/* QUERY_TRIGGERS */.f1.map((trigger) => `${trigger} ${(0,numbers/* numeral */.Dx)(counts.triggers[trigger])}`), ...unknownCounts(counts.triggers, enumerations/* QUERY_TRIGGERS */.f1)].join(', ')}`,
        `By age: ${[...enumerations/* QUERY_HISTORY_WINDOWS */.CP.map((window) => `${phrases/* WINDOW_SPANS */.Nn[window]} ${(0,numbers/* numeral */.Dx)(counts.windows[window])}`), ...unknownCounts(counts.windows, enumerations/* QUERY_HISTORY_WINDOWS */.CP)].join(', ')}`,
        `Warehouse time over the whole last 7 days: ${(0,numbers/* durationOf */.cf)(counts.warehouseTimeMsLast7Days)}`,
        ...(worst === undefined
            ? []
            : [`Failed, for example: ${(0,phrases/* nameOfRun */.ol)(worst, render_escape/* quoteForLog */.I5)}${worst.error === null ? '' : `: ${(0,render_escape/* quoteForLog */.I5)(worst.error)}`}`]),
        ...(stuck === null ? [] : [stuckLine(stuck)]),
        ...(longest?.warehouseMs === undefined || longest.warehouseMs === null
            ? []
            : [`Slowest: ${(0,phrases/* nameOfRun */.ol)(longest, render_escape/* quoteForLog */.I5)}, ${(0,numbers/* durationOf */.cf)(longest.warehouseMs)}`]),
        ...(newest === null || newest.share.read === 0
            ? []
            : [`From the cache: ${(0,numbers/* percentOf */.pR)(newest.cacheHits, newest.share.read)} (${(0,phrases/* describeShare */.rm)(newest.share)})`]),
        (0,phrases/* describeSource */.B6)(report, render_escape/* quoteForLog */.I5),
    ].join('\n');
}
function unknownCounts(counts, known) {
    return Object.entries((0,history_page/* unknownNumbers */.Xf)(counts, known)).map(([name, runs]) => `${(0,render_escape/* quoteForLog */.I5)(name)} ${(0,numbers/* numeral */.Dx)(runs)}`);
}
/** Also says how much was read, unless everything was read. */
function stuckLine({ runs, share }) {
    return `Stuck: ${(0,numbers/* tally */.N4)(runs.length, 'run')}${(0,phrases/* isWhole */.wP)(share) ? '' : ` (${(0,phrases/* describeShare */.rm)(share)})`}`;
}
function comparisonLines({ at, before, after, newErrors, isComplete }) {
    return [
        `Before ${(0,numbers/* momentOf */.Et)(at, render_escape/* quoteForLog */.I5)}: ${terminal_describePeriod(before)}`,
        `After: ${terminal_describePeriod(after)}, ${newErrors.length === 0 && !isComplete ? 'not all read' : (0,numbers/* tally */.N4)(newErrors.length, 'new error')}`,
    ];
}
function terminal_describePeriod({ runs, failed, medianMs, p95Ms }) {
    const times = [
        ...(medianMs === null ? [] : [`median ${(0,numbers/* durationOf */.cf)(medianMs)}`]),
        ...(p95Ms === null ? [] : [`p95 ${(0,numbers/* durationOf */.cf)(p95Ms)}`]),
    ];
    return [(0,numbers/* tally */.N4)(runs, 'run'), `${(0,numbers/* numeral */.Dx)(failed)} failed (${(0,numbers/* percentOf */.pR)(failed, runs)})`, ...times].join(', ');
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
// EXTERNAL MODULE: ./build/actions/query-history/outputs.js
var outputs = __webpack_require__(51020);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/documents/malformed.js
var malformed = __webpack_require__(68864);
// EXTERNAL MODULE: ./build/analytics/contract/contract.js
var contract = __webpack_require__(25022);
// EXTERNAL MODULE: ./build/analytics/records/members.js
var members = __webpack_require__(68745);
;// CONCATENATED MODULE: ./build/analytics/history/earlier-report.js






const MEND = 'give the JSON report of an earlier run over the newest runs, as it was written';
const timeSchema = schemas/* string */.YjP('a date-time').refine((time) => (0,moment/* parseMoment */.m)(time) !== null, 'a date-time');
/** The report of a service that gave its counts but not its newest runs. */
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
    generatedAt: timeSchema,
    service: (0,members/* record */.g1)({ projectUuid: members/* text */.Qq }),
    filters: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([members/* text */.Qq, members/* textList */.gC], 'a string or a list of strings'), 'an object'),
    newest: (0,members/* record */.g1)({ period: periodSchema }),
    errors: members/* textList */.gC,
    contract: (0,members/* record */.g1)({ observed: contract/* observedShapeSchema */.JE }).optional(),
    unread: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
    unreadable: (0,members/* record */.g1)({ count: members/* finiteNumber */.vM }).optional(),
}).transform(({ generatedAt, service, filters, newest, errors, unread = [], unreadable, contract }) => ({
    generatedAt,
    projectUuid: service.projectUuid,
    filters,
    period: newest.period,
    errors,
    /** Whether all lists with errors were read, and all of their rows. */
    isWhole: unread.length === 0 && !unreadable?.count,
    /** What the API was seen to be; null in the report of an older action. */
    contract: contract?.observed ?? null,
}));
/**
 * Reads the report of an earlier run. Members that are not compared may be missing, because the format only grows.
 *
 * @param json the text of the file
 * @returns null for a report without newest runs, which has nothing to compare
 * @throws MalformedDocumentError that names the first bad member by its path
 */
function parseEarlierReport(json) {
    const document = parse(json);
    if (withoutRunsSchema.safeParse(document).success)
        return null;
    const parsed = earlierReportSchema.safeParse(document);
    if (!parsed.success)
        throw new malformed/* MalformedDocumentError */.BD((0,malformed/* firstMalformation */.Wu)(parsed.error, document), MEND);
    return parsed.data;
}
function parse(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        throw new malformed/* MalformedDocumentError */.BD({ member: '', found: 'not JSON', expected: 'a report' }, MEND);
    }
}

// EXTERNAL MODULE: ./build/documents/quote-value.js
var quote_value = __webpack_require__(77829);
;// CONCATENATED MODULE: ./build/analytics/history/since.js


const since_MINUTE_MS = 60_000;
const UNITS = {
    m: since_MINUTE_MS,
    h: 60 * since_MINUTE_MS,
    d: 24 * 60 * since_MINUTE_MS,
    w: 7 * 24 * 60 * since_MINUTE_MS,
};
const DURATION = /^(\d{1,9})([mhdw])$/;
const WITHOUT_ZONE = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?)?$/i;
const FORMS = 'give a time with its zone, such as 2026-08-15T12:00:00Z, or a duration before now: 90m, 6h, 2d or 1w';
/** Thrown for a point in time that cannot be used. The message quotes the input and is hostile until escaped. */
class SinceError extends Error {
    name = 'SinceError';
}
/**
 * Parses the time that splits runs into before and after: a point in time, or a duration before now.
 *
 * @throws SinceError for any other text, for a time without a zone, and for a time in the future
 */
function parseSince(text, now) {
    const given = text.trim();
    const [, amount, unit = ''] = DURATION.exec(given) ?? [];
    const time = amount === undefined ? (0,moment/* parseMoment */.m)(given) : now.getTime() - Number(amount) * (UNITS[unit] ?? Number.NaN);
    if (time === null && WITHOUT_ZONE.test(given)) {
        // The zone of the machine that runs the job would be arbitrary.
        throw new SinceError(`${(0,quote_value/* quoteValue */.c)(given)} has no time zone; ${FORMS}`);
    }
    const since = new Date(time ?? Number.NaN);
    if (Number.isNaN(since.getTime()))
        throw new SinceError(`${(0,quote_value/* quoteValue */.c)(given)} is not a time; ${FORMS}`);
    if (since > now)
        throw new SinceError(`${(0,quote_value/* quoteValue */.c)(given)} is in the future, and now is ${now.toISOString()}`);
    return since;
}

;// CONCATENATED MODULE: ./build/actions/query-history/question.js






/**
 * The question to the service, from the settings of a run.
 *
 * @throws InputError for a time or an earlier report that cannot be used
 */
function questionOf(settings, now) {
    const { since, rows } = settings;
    if (since !== undefined && settings['compare-to'] !== undefined) {
        throw new input_error/* InputError */.d(`${(0,service_settings/* labelOf */.Wy)('since')} and ${(0,service_settings/* labelOf */.Wy)('compare-to')} are both given. Give one of them.`);
    }
    const comparing = since !== undefined ? 'since' : settings['compare-to'] !== undefined ? 'compare-to' : null;
    if (comparing !== null && rows === 0) {
        throw new input_error/* InputError */.d(`${(0,service_settings/* labelOf */.Wy)(comparing)} has nothing to compare: ${(0,service_settings/* labelOf */.Wy)('rows')} is 0. Give more rows.`);
    }
    return {
        projectUuid: settings['project-uuid'],
        baseUrl: settings['base-url'],
        expectedVersion: settings['expected-version'] ?? null,
        filters: filtersOf(settings),
        rows,
        since: since === undefined ? null : orInputError('since', () => parseSince(since, now)),
        earlier: earlierReport(settings['compare-to']),
        limits: {
            maxFailed: settings['max-failed'] ?? null,
            maxFailedScheduled: settings['max-failed-scheduled'] ?? null,
            maxWarehouseMs: settings['max-warehouse-ms'] ?? null,
        },
        stuckAfterMinutes: settings['stuck-after'],
    };
}
/**
 * Whether the settings name an earlier report that does not exist. The run before the upgrade may have found the service unavailable.
 *
 * @param question the result of `questionOf` for these settings; the file may have appeared or gone since
 */
function isEarlierMissing(settings, { earlier }) {
    return settings['compare-to'] !== undefined && earlier === null;
}
/** Unknown values go to Lightdash all the same, because it may know more than we do. */
function filtersOf({ trigger, language, status, search, window }) {
    return { trigger, language, status, search, window };
}
function earlierReport(path) {
    if (path === undefined || !(0,external_node_fs_.existsSync)(path))
        return null;
    return orInputError('compare-to', () => parseEarlierReport((0,external_node_fs_.readFileSync)(path, 'utf8')));
}
function orInputError(name, read) {
    try {
        return read();
    }
    catch (error) {
        const message = error instanceof Error ? error.message : (0,quote_value/* quoteValue */.c)(error);
        throw new input_error/* InputError */.d(`${(0,service_settings/* labelOf */.Wy)(name)} cannot be used: ${message}.`);
    }
}

// EXTERNAL MODULE: ./build/settings/setting-parsers.js
var setting_parsers = __webpack_require__(62029);
;// CONCATENATED MODULE: ./build/actions/query-history/settings.js






const list = (0,setting_parsers/* listBetween */.pV)(/[\n,]/);
/** The settings of the companion, by the names of the action's inputs. Every default is defined here and nowhere else. */
const SETTINGS = {
    ...service_settings/* serviceSettings */.xw,
    trigger: (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    language: (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    status: (0,setting_parsers/* withDefault */.IQ)(list, ''),
    search: (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    window: (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'sort-by': (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(summary/* ORDERS */.gf), 'createdAt'),
    rows: (0,setting_parsers/* withDefault */.IQ)(setting_parsers/* wholeNumber */.rD, '100'),
    since: (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'compare-to': (0,setting_parsers/* optional */.lq)(setting_parsers/* anyText */.Ae),
    'max-failed': (0,setting_parsers/* optional */.lq)(setting_parsers/* wholeNumber */.rD),
    'max-failed-scheduled': (0,setting_parsers/* optional */.lq)(setting_parsers/* wholeNumber */.rD),
    'max-warehouse-ms': (0,setting_parsers/* optional */.lq)(setting_parsers/* wholeNumber */.rD),
    'stuck-after': (0,setting_parsers/* withDefault */.IQ)(setting_parsers/* wholeNumber */.rD, '30'),
    'on-unavailable': (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(fail_on/* ON_UNAVAILABLE */.zN), 'warn'),
    'fail-on': (0,setting_parsers/* withDefault */.IQ)((0,setting_parsers/* oneOf */.yL)(fail_on/* HISTORY_FAIL_ON */.Os), 'limits'),
};
/** The known values of the filters that take one of several values. */
const KNOWN_VALUES = {
    trigger: enumerations/* QUERY_TRIGGERS */.f1,
    language: enumerations/* QUERY_LANGUAGES */.X_,
    status: enumerations/* QUERY_HISTORY_STATUSES */.PG,
    window: enumerations/* QUERY_HISTORY_WINDOWS */.CP,
};
/** One sentence for each filter with an unknown value. It is no error, because the service may know more than we do. */
function unknownFilterValues(settings, label) {
    return Object.entries(KNOWN_VALUES).flatMap(([key, known]) => {
        const name = key;
        const values = [settings[name] ?? []].flat();
        return values
            .filter((value) => !known.some((each) => each === value))
            .map((value) => `${label(name)} is ${(0,quote_value/* quoteValue */.c)(value)}, none of ${known.join(', ')}`);
    });
}

;// CONCATENATED MODULE: ./build/actions/query-history/main.js





















const TITLE = 'Query history';
/** In milliseconds. All requests together end after this time, because a job should not wait for a report. */
const MOST_TIME_MS = 300_000;
/**
 * One run: mask, safe outputs, work, report file, summary, log, annotations, final outputs. The token is removed from everything that is
 * written.
 *
 * @returns whether the step fails: a limit is exceeded, a required service is not fully available, or its API changed
 * @throws Error for wrong inputs
 */
async function main(processEnv) {
    const hide = (0,service_token/* maskToken */.g)(processEnv);
    try {
        (0,outputs_file/* requireOutputsFile */._)(processEnv);
        (0,outputs/* withdraw */.ne)();
        const settings = (0,service_settings/* readServiceInputs */.Dz)(SETTINGS, processEnv);
        const question = questionOf(settings, new Date());
        for (const warning of (0,plain_http/* plainHttpWarnings */.E)(settings['base-url'], TITLE))
            (0,annotate/* annotate */.f)([warning]);
        const { report, message } = await gather(settings, question, (counts, version) => (0,outputs/* publishCounts */.sl)((0,service_token/* hideIn */.c)(counts, hide), version === null ? null : hide(version)));
        const unknownValues = report === null ? [] : unknownFilterValues(settings, service_settings/* labelOf */.Wy);
        for (const value of unknownValues)
            (0,annotate/* annotate */.f)([unknownValueAnnotation(hide(value))]);
        if (isEarlierMissing(settings, question))
            (0,annotate/* annotate */.f)([missingReportAnnotation(hide(settings['compare-to'] ?? ''))]);
        return report === null
            ? await endUnavailable(hide(message), settings)
            : await endWith((0,service_token/* hideIn */.c)(report, hide), settings, processEnv);
    }
    catch (error) {
        // The cause could still have the hidden token.
        throw new Error(hide(error instanceof Error ? error.message : String(error)));
    }
}
/** The report, or the error that explains why the service gave none. */
async function gather(settings, question, onCounts) {
    let client = null;
    try {
        client = new analytics_client/* AnalyticsClient */.s({
            baseUrl: settings['base-url'],
            token: settings['api-token'],
            userAgent: tool/* USER_AGENT */._,
            signal: AbortSignal.timeout(MOST_TIME_MS),
        });
        const host = { now: () => new Date(), onProgress: (0,log_progress/* progressInLog */.f)(), onCounts };
        return { report: await gatherHistory(client, question, host), message: '' };
    }
    catch (error) {
        if (!(error instanceof analytics_error/* AnalyticsError */.N) || isWrongInput(error, client))
            throw error;
        if (error.status === 422 && Object.keys(namedFilters(question.filters)).length > 0)
            throw refusedFilter(error, settings);
        return { report: null, message: error.message };
    }
    finally {
        client?.close();
    }
}
/** The input could not become a request, so Lightdash was never asked. */
function isWrongInput({ kind, status }, client) {
    return client === null || (kind === 'invalid' && status === null);
}
/** Lightdash itself refuses the input; the message lists the accepted values. */
function refusedFilter({ message }, settings) {
    const sentences = [...unknownFilterValues(settings, service_settings/* labelOf */.Wy), `Lightdash refuses the filters: ${message}`];
    return new input_error/* InputError */.d(sentences.map((sentence) => `${sentence}.`).join(' '));
}
async function endUnavailable(message, settings) {
    const fails = settings['on-unavailable'] === 'fail';
    await (0,runner_files/* writeSummary */.Sy)((0,summary/* renderHistoryUnavailable */.Lw)(message, fails));
    (0,core/* info */.pq)(`Query history: not available (on-unavailable ${settings['on-unavailable']})`);
    (0,annotate/* annotate */.f)([unavailableAnnotation(message, fails)]);
    return fails;
}
async function endWith(report, settings, processEnv) {
    const reportPath = await (0,runner_files/* writeReport */.u5)(report, processEnv);
    const failing = (0,fail_on/* failuresOf */.dJ)(report, { failOn: settings['fail-on'], onUnavailable: settings['on-unavailable'] });
    await (0,runner_files/* writeSummary */.Sy)((0,summary/* renderHistorySummary */.Z)(report, settings['sort-by'], failing));
    (0,core/* info */.pq)(renderHistory(report));
    (0,annotate/* annotate */.f)(renderHistoryAnnotations(report, failing));
    (0,outputs/* publishHistory */.UR)(report, reportPath);
    return (0,fail_on/* isFailing */.DI)(failing);
}


/***/ }),

/***/ 51020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UR: () => (/* binding */ publishHistory),
/* harmony export */   ne: () => (/* binding */ withdraw),
/* harmony export */   sl: () => (/* binding */ publishCounts)
/* harmony export */ });
/* harmony import */ var _analytics_records_history_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77656);
/* harmony import */ var _outputs_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1709);


/** The value of each output that comes from the counts of the service. */
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
/** Outputs with numbers that do not come from the counts; null if the number was not asked for, or could not be read. */
const NUMBERS = {
    failed: ({ failures }) => failures?.failed ?? null,
    'failed-scheduled': ({ failures }) => failures?.failedScheduled ?? null,
};
/** All counts as JSON, under the names of the service. Undocumented counts are included. */
function countsAsJson({ total, warehouseTimeMsLast7Days, windows, triggers, ...others }) {
    return JSON.stringify({
        total,
        warehouseTimeMsLast7Days,
        windows: (0,_analytics_records_history_page_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownNumbers */ .Xf)(windows, []),
        triggers: (0,_analytics_records_history_page_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownNumbers */ .Xf)(triggers, []),
        ...(0,_analytics_records_history_page_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownNumbers */ .Xf)(others, []),
    });
}
/** Publishes empty outputs: before anything else happens, and over everything that was published before a failure. */
function withdraw() {
    const names = [...Object.keys(COUNTS), ...Object.keys(NUMBERS), 'server-version', 'report-path'];
    (0,_outputs_file_js__WEBPACK_IMPORTED_MODULE_1__/* .publishOutputs */ .e)({ available: 'false', ...Object.fromEntries(names.map((name) => [name, ''])) });
}
/** Publishes the counts as soon as they are known. A later failure does not take them away. */
function publishCounts(counts, version) {
    const numbers = Object.entries(COUNTS).map(([name, of]) => [name, String(of(counts))]);
    (0,_outputs_file_js__WEBPACK_IMPORTED_MODULE_1__/* .publishOutputs */ .e)({ ...Object.fromEntries(numbers), 'server-version': version ?? '', available: 'true' });
}
/** Publishes the content of the report. A value that was not asked for, or could not be read, stays empty. */
function publishHistory(report, reportPath) {
    const numbers = Object.entries(NUMBERS).map(([name, of]) => [name, String(of(report) ?? '')]);
    (0,_outputs_file_js__WEBPACK_IMPORTED_MODULE_1__/* .publishOutputs */ .e)({
        ...Object.fromEntries(numbers),
        'server-version': report.service.version ?? '',
        'report-path': reportPath,
    });
}


/***/ }),

/***/ 39531:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _render_history_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74721);
/* harmony import */ var _frame_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9653);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77610);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51020);




await (0,_frame_js__WEBPACK_IMPORTED_MODULE_1__/* .runFramed */ .x)({
    title: 'Query history',
    endedEarly: 'The step ended before it had read the query history.',
    main: _main_js__WEBPACK_IMPORTED_MODULE_2__/* .main */ .i,
    withdraw: _outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .withdraw */ .ne,
    renderFailure: _render_history_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .renderHistoryFailure */ .lt,
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 80003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ errorsOf),
/* harmony export */   KJ: () => (/* binding */ newErrors),
/* harmony export */   dp: () => (/* binding */ groupByOutcome)
/* harmony export */ });
/* harmony import */ var _runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42500);

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;
const NUMBER = /\d+(?:[.,]\d+)*/g;
/** Groups runs by status and error, with the largest group first. */
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
/** The distinct errors of the failed runs, most frequent first. A run without an error text is left out. */
function errorsOf(items) {
    return groupByOutcome(items.filter(_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFailed */ .WN)).flatMap(({ error, runs }) => error === null ? [] : [{ error, runs: runs.length }]);
}
/** The errors that are not among the known ones. */
function newErrors(errors, known) {
    const old = new Set(known.map(normalizeError));
    return errors.filter(({ error }) => !old.has(normalizeError(error)));
}
/** The common form of errors that only differ in blanks, ids and numbers. */
function normalizeError(error) {
    return error.trim().replace(/\s+/g, ' ').replace(UUID, '<uuid>').replace(NUMBER, '<number>');
}


/***/ }),

/***/ 24486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ isFailing),
/* harmony export */   Os: () => (/* binding */ HISTORY_FAIL_ON),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   zN: () => (/* binding */ ON_UNAVAILABLE)
/* harmony export */ });
/* harmony import */ var _contract_contract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25022);

/** The values of `fail-on`, and of `on-unavailable`. */
const HISTORY_FAIL_ON = ['limits', 'contract'];
const ON_UNAVAILABLE = ['warn', 'fail'];
function failuresOf({ limits, unread, unreadable, contract }, { failOn, onUnavailable }) {
    const isPartial = unread.length > 0 || unreadable.count > 0 || limits.some(({ found }) => found === null);
    const broken = (0,_contract_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .breakingChanges */ .Fw)(contract).length > 0 ? 'broken' : null;
    return {
        limits: limits.filter(({ exceeded }) => exceeded),
        isUnread: onUnavailable === 'fail' && isPartial,
        contract: failOn !== 'contract' ? null : contract.changes === null ? 'nothing-to-compare' : broken,
    };
}
function isFailing({ limits, isUnread, contract }) {
    return limits.length > 0 || isUnread || contract !== null;
}


/***/ }),

/***/ 42500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ byNewest),
/* harmony export */   VV: () => (/* binding */ distinctRuns),
/* harmony export */   WN: () => (/* binding */ hasFailed),
/* harmony export */   jH: () => (/* binding */ periodOf)
/* harmony export */ });
/* harmony import */ var _documents_moment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40709);
/* harmony import */ var _records_history_item_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89900);


/** The runs of several lists, each once. */
function distinctRuns(lists) {
    // A run may change between two requests. Either state is correct.
    return [...new Map(lists.flat().map((item) => [item.queryUuid, item])).values()];
}
/** Sorts by newest, with runs without a time last. */
function byNewest(one, other) {
    const [time, otherTime] = [(0,_documents_moment_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMoment */ .m)(one.createdAt), (0,_documents_moment_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMoment */ .m)(other.createdAt)];
    if (time === otherTime)
        return 0;
    if (time === null)
        return 1;
    return otherTime === null ? -1 : otherTime - time;
}
/** Whether a run failed. A cancelled or expired run did not fail. */
function hasFailed({ status }) {
    return status === 'error';
}
/** A summary of some runs. */
function periodOf(items) {
    const times = ascending(items.map(({ createdAt }) => (0,_documents_moment_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMoment */ .m)(createdAt)));
    const durations = ascending(items.map(_records_history_item_js__WEBPACK_IMPORTED_MODULE_0__/* .warehouseTimeOf */ .iq));
    return {
        from: isoTime(times[0]),
        to: isoTime(times.at(-1)),
        runs: items.length,
        failed: items.filter(hasFailed).length,
        medianMs: percentile(durations, 50),
        p95Ms: percentile(durations, 95),
    };
}
/** By nearest rank, so that the result is one of the numbers; null if there is none. */
function percentile(sorted, percent) {
    return sorted[Math.ceil((percent * sorted.length) / 100) - 1] ?? null;
}
function ascending(numbers) {
    return numbers.filter((number) => number !== null).toSorted((one, other) => one - other);
}
function isoTime(time) {
    return time === undefined ? null : new Date(time).toISOString();
}


/***/ }),

/***/ 74721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gf: () => (/* binding */ ORDERS),
  lt: () => (/* binding */ renderHistoryFailure),
  Z: () => (/* binding */ renderHistorySummary),
  Lw: () => (/* binding */ renderHistoryUnavailable)
});

// EXTERNAL MODULE: ./build/analytics/history/fail-on.js
var fail_on = __webpack_require__(24486);
// EXTERNAL MODULE: ./build/analytics/history/runs.js
var history_runs = __webpack_require__(42500);
// EXTERNAL MODULE: ./build/render/escape.js
var render_escape = __webpack_require__(66082);
// EXTERNAL MODULE: ./build/render/failure-page.js
var failure_page = __webpack_require__(25999);
// EXTERNAL MODULE: ./build/render/page.js
var page = __webpack_require__(80366);
// EXTERNAL MODULE: ./build/render/history/contract.js
var contract = __webpack_require__(20182);
// EXTERNAL MODULE: ./build/analytics/records/enumerations.js
var enumerations = __webpack_require__(65948);
// EXTERNAL MODULE: ./build/analytics/records/history-page.js
var history_page = __webpack_require__(77656);
;// CONCATENATED MODULE: ./build/render/markdown-table.js

/**
 * A table of the first rows, and a sentence about the others. Columns that are empty in all shown rows are left out.
 *
 * @param rows cells of Markdown
 * @param noun the word for a row, in the sentence about the other rows
 */
function table(head, rows, { rows: most }, noun) {
    const shown = rows.slice(0, most);
    if (shown.length === 0)
        return (0,page/* describeOmitted */.QQ)(rows.length, 0, noun);
    const filled = (_, column) => shown.some((row) => row[column] !== '');
    const line = (cells) => `| ${cells.filter(filled).join(' | ')} |`;
    const text = [line(head), line(head.map(() => '---')), ...shown.map(line)].join('\n');
    return [text, ...(0,page/* describeOmitted */.QQ)(rows.length, shown.length, noun)];
}

// EXTERNAL MODULE: ./build/render/history/lists.js
var lists = __webpack_require__(99223);
// EXTERNAL MODULE: ./build/render/history/numbers.js
var numbers = __webpack_require__(58472);
// EXTERNAL MODULE: ./build/render/history/phrases.js
var phrases = __webpack_require__(3004);
;// CONCATENATED MODULE: ./build/render/history/counts.js







const MEANINGS = {
    interactive: 'people',
    apps: 'dashboards, embeds, apps',
    scheduled: 'schedules',
};
/** A row of the comparison; null if there is nothing to show. */
const MEASURES = [
    ['Runs', ({ runs }) => (0,numbers/* numeral */.Dx)(runs)],
    ['Failed', ({ failed, runs }) => `${(0,numbers/* numeral */.Dx)(failed)}${failed === 0 ? '' : ` (${(0,numbers/* percentOf */.pR)(failed, runs)})`}`],
    ['Median', ({ medianMs }) => (medianMs === null ? null : (0,numbers/* durationOf */.cf)(medianMs))],
    ['p95', ({ p95Ms }) => (p95Ms === null ? null : (0,numbers/* durationOf */.cf)(p95Ms))],
    ['First run', ({ from }) => (from === null ? null : (0,numbers/* shortMomentOf */.Gy)(from, render_escape/* quoteForMarkdown */.$O))],
    ['Last run', ({ to }) => (to === null ? null : (0,numbers/* shortMomentOf */.Gy)(to, render_escape/* quoteForMarkdown */.$O))],
];
/** Before and after an upgrade, and the errors that are new after it. */
function comparisonParagraphs({ comparison }, detail) {
    if (comparison === null)
        return [];
    const { kind, at, before, after, isComplete } = comparison;
    const rows = MEASURES.map(([name, tell]) => [name, tell(before) ?? '–', tell(after) ?? '–']);
    const told = rows.filter(([, ...cells]) => cells.some((cell) => cell !== '–'));
    const notes = [
        ...(kind === 'since' ? [] : ['“Before” is the earlier report, “after” are the runs since then.']),
        'Median and p95 are times in the warehouse, without cache hits.',
        ...(isComplete
            ? []
            : ['⚠️ Not all runs on both sides were read: raise `rows`, or look below for what could not be read.']),
    ];
    return [
        `### Before and after ${(0,numbers/* momentOf */.Et)(at, render_escape/* quoteForMarkdown */.$O)}`,
        ...table(['', 'Before', 'After'], told, { rows: told.length }, 'measure'),
        notes.join(' '),
        ...newErrorParagraphs(comparison, detail),
    ];
}
/** The sentences claim nothing about runs that were not read. */
function newErrorParagraphs({ newErrors, isComplete }, detail) {
    if (newErrors.length === 0)
        return [isComplete ? 'No new errors.' : 'No new errors among the runs read.'];
    const items = newErrors.map(({ error, runs }) => `**${(0,numbers/* tally */.N4)(runs, 'run')}:** ${(0,render_escape/* quoteForMarkdown */.$O)(error)}`);
    return ['**New errors**', ...(0,lists/* listParagraphs */.C$)(items, detail, 'error')];
}
/** The number of runs by trigger and by age, and their cost in the warehouse. */
function countParagraphs(report) {
    const { triggers, windows, warehouseTimeMsLast7Days } = report.counts;
    const otherTriggers = Object.entries((0,history_page/* unknownNumbers */.Xf)(triggers, enumerations/* QUERY_TRIGGERS */.f1));
    const namedTriggers = [
        ...enumerations/* QUERY_TRIGGERS */.f1.map((trigger) => [`\`${trigger}\`: ${MEANINGS[trigger]}`, triggers[trigger]]),
        ...otherTriggers.map(([name, runs]) => [(0,render_escape/* quoteForMarkdown */.$O)(name), runs]),
    ];
    const most = Math.max(...namedTriggers.map(([, runs]) => runs));
    const byTrigger = namedTriggers.map(([name, runs]) => [name, (0,numbers/* numeral */.Dx)(runs), (0,numbers/* barOf */.Rb)(runs, most)]);
    let together = 0;
    const byAge = enumerations/* QUERY_HISTORY_WINDOWS */.CP.map((window) => {
        together += windows[window];
        return [phrases/* WINDOW_SPANS */.Nn[window], (0,numbers/* numeral */.Dx)(windows[window]), (0,numbers/* numeral */.Dx)(together)];
    });
    const otherWindows = Object.entries((0,history_page/* unknownNumbers */.Xf)(windows, enumerations/* QUERY_HISTORY_WINDOWS */.CP));
    // The limits of these windows are unknown, so they are not added up.
    const ages = [...byAge, ...otherWindows.map(([name, runs]) => [(0,render_escape/* quoteForMarkdown */.$O)(name), (0,numbers/* numeral */.Dx)(runs), '–'])];
    const notes = [
        'Each run is in one row only; “Up to then” adds the rows up.',
        'The ages are observed: Lightdash does not document them.',
        ...(0,phrases/* unheededFilters */.GO)(report).map(({ name, by }) => `The runs by ${by} are not narrowed by the filter \`${name}\`.`),
    ];
    return [
        '### Runs by trigger',
        ...table(['Trigger', 'Runs', ''], byTrigger, { rows: byTrigger.length }, 'trigger'),
        '### Runs by age',
        ...table(['Age', 'Runs', 'Up to then'], ages, { rows: ages.length }, 'window'),
        notes.join(' '),
        `Warehouse time over the whole last 7 days: **${(0,numbers/* durationOf */.cf)(warehouseTimeMsLast7Days)}**.`,
        ...alsoCounted(report.counts),
    ];
}
/** Further numbers that only a newer service counts. */
function alsoCounted(counts) {
    const others = Object.entries((0,history_page/* unknownNumbers */.Xf)(counts, ['total', 'warehouseTimeMsLast7Days']));
    if (others.length === 0)
        return [];
    return [`Also counted: ${others.map(([name, count]) => `${(0,render_escape/* quoteForMarkdown */.$O)(name)} ${(0,numbers/* numeral */.Dx)(count)}`).join(', ')}.`];
}

// EXTERNAL MODULE: ./build/analytics/history/error-texts.js
var error_texts = __webpack_require__(80003);
;// CONCATENATED MODULE: ./build/render/history/asked.js



/** The number of different requests behind one line, and of values for each fact. */
const MOST_REQUESTS = 3;
const MOST_VALUES = 10;
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
/** A variant of a request in words. */
function kindOfRequest(variant) {
    return KINDS[variant] ?? KINDS.unknown;
}
/** The requests of runs, each different one once, folded at the end of their line. Empty if details are left out. */
function foldedRequests(runs, { deep }) {
    const told = runs.filter(({ asked }) => asked.facts.length > 0);
    if (!deep || told.length === 0)
        return '';
    const requests = [...new Set(told.map(({ asked }) => describeAsked(asked)))];
    const rest = requests.length - MOST_REQUESTS;
    const shown = requests.slice(0, MOST_REQUESTS).join('<br><br>');
    const more = rest > 0 ? `<br><br>…and ${(0,numbers/* numeral */.Dx)(rest)} more` : '';
    return `<details><summary>What was asked</summary>${shown}${more}</details>`;
}
/** A line for each fact. */
function describeAsked({ variant, facts }) {
    const lines = facts.map(({ name, values }) => `${(0,render_escape/* textForMarkdown */.K)(name)}: ${(0,lists/* listUpTo */.JM)(values.map(render_escape/* quoteForMarkdown */.$O), MOST_VALUES)}`);
    return [`request: ${kindOfRequest(variant)}`, ...lines].join('<br>');
}

;// CONCATENATED MODULE: ./build/render/history/runs.js







/** A line about many runs names this many of them. */
const MOST_NAMED = 3;
/** The failures, one line for each error. Cancelled or expired runs are not failures, so they are folded. */
function failureParagraphs({ failures, unread, service }, detail) {
    const missing = unreadParagraphs(unread, 'failed', 'failedScheduled', 'ended');
    const found = failures === null ? [] : foundFailures(failures, missing.length === 0, service, detail);
    return missing.length + found.length === 0 ? [] : ['### Failures', ...missing, ...found];
}
/** @param isAll whether every list with failures was read */
function foundFailures(failures, isAll, service, detail) {
    const failed = failures.runs.filter(history_runs/* hasFailed */.WN);
    const isCounted = failures.failed !== null || failures.failedScheduled !== null;
    const sentence = isAll || isCounted ? describeFailed(failures, failed.length) : '';
    return [
        ...(sentence === '' ? [] : [sentence]),
        ...(0,lists/* listParagraphs */.C$)((0,error_texts/* groupByOutcome */.dp)(failed).map((end) => endOf(end, service, detail)), detail, 'error'),
        ...endedParagraphs(failures, sentence === '' && isAll, service, detail),
    ];
}
/** The runs of these lists that could not be read, and why. */
function unreadParagraphs(unread, ...lists) {
    return unread.filter(({ list }) => lists.includes(list)).map((each) => `⚠️ ${(0,phrases/* describeUnread */.Fn)(each, render_escape/* MARKDOWN */.yQ)}.`);
}
/** Empty if the number of failures was not asked for. A limit on scheduled runs asks only for those. */
function describeFailed({ failed, failedScheduled }, read) {
    const total = failed ?? failedScheduled;
    const share = (0,phrases/* isWhole */.wP)({ read, total }) ? '' : `; ${(0,phrases/* describeShare */.rm)({ read, total })}`;
    const uncounted = `${(0,numbers/* tally */.N4)(read, 'failed run')} read; Lightdash does not say how many there are.`;
    if (total === null)
        return read === 0 ? '' : uncounted;
    const noun = failed === null ? 'scheduled run' : 'run';
    if (total === 0)
        return `No ${noun} failed.`;
    const isAll = failed === null || failedScheduled === null;
    const ofThem = isAll ? '' : `, ${failedScheduled === 0 ? 'none' : (0,numbers/* numeral */.Dx)(failedScheduled)} of them scheduled`;
    return `${(0,numbers/* tally */.N4)(total, noun)} failed${ofThem}${share}.`;
}
function endedParagraphs({ ended, runs }, isAlone, service, detail) {
    const read = runs.filter((run) => !(0,history_runs/* hasFailed */.WN)(run));
    const total = Math.max(ended ?? 0, read.length);
    if (total === 0)
        return isAlone && ended === 0 ? ['No run expired or was cancelled.'] : [];
    const share = (0,phrases/* isWhole */.wP)({ read: read.length, total }) ? '' : `; ${(0,phrases/* describeShare */.rm)({ read: read.length, total })}`;
    const title = `${(0,numbers/* tally */.N4)(total, 'run')} expired or ${total === 1 ? 'was' : 'were'} cancelled${share}`;
    if (!detail.deep || read.length === 0)
        return [`${title}.`];
    return (0,lists/* foldParagraphs */.Vo)(title, (0,lists/* itemsUpTo */.fu)((0,error_texts/* groupByOutcome */.dp)(read).map((end) => endOf(end, service, detail)), detail, 'outcome'));
}
/** How often runs ended this way, what triggered them, how they ended, whom it affected, and what they asked for. */
function endOf(end, service, detail) {
    const { status, error, runs } = end;
    const triggers = new Map();
    for (const { trigger } of runs)
        triggers.set(trigger, (triggers.get(trigger) ?? 0) + 1);
    const by = [...triggers].map(([name, count]) => triggers.size === 1 ? (0,render_escape/* quoteForMarkdown */.$O)(name) : `${(0,numbers/* numeral */.Dx)(count)} ${(0,render_escape/* quoteForMarkdown */.$O)(name)}`);
    const names = [...new Set(runs.map((run) => (0,phrases/* nameOfRun */.ol)(run, render_escape/* quoteForMarkdown */.$O, service)))];
    const [newest] = runs.toSorted(history_runs/* byNewest */.Kd);
    const when = newest === undefined ? '' : `; ${runs.length === 1 ? '' : 'newest '}${timeOf(newest)}`;
    const ended = (0,history_runs/* hasFailed */.WN)(end) ? '' : ` ${(0,render_escape/* quoteForMarkdown */.$O)(status)}`;
    const silent = (0,history_runs/* hasFailed */.WN)(end) ? ': without a message' : '';
    const message = error === null ? silent : `: ${(0,render_escape/* quoteForMarkdown */.$O)(error)}`;
    return `**${(0,numbers/* tally */.N4)(runs.length, 'run')}**${ended} (${(0,lists/* listUpTo */.JM)(by, MOST_NAMED)})${message}<br>${(0,lists/* listUpTo */.JM)(names, MOST_NAMED)}${when}${foldedRequests(runs, detail)}`;
}
/** Runs that wait or work longer than usual. */
function stuckParagraphs({ stuck, unread, service }, detail) {
    const missing = unreadParagraphs(unread, 'unfinished');
    if (stuck === null)
        return missing.length === 0 ? [] : ['### Stuck runs', ...missing];
    const { runs, share, olderThanMinutes, isComplete } = stuck;
    const longer = `been waiting or running for longer than ${(0,numbers/* tally */.N4)(olderThanMinutes, 'minute')}`;
    const read = (0,phrases/* isWhole */.wP)(share) ? '' : `; ${(0,phrases/* describeShare */.rm)(share)} of all that have not ended`;
    const items = runs.map((run) => `${(0,render_escape/* quoteForMarkdown */.$O)(run.status)} since ${timeOf(run)}: ${(0,phrases/* nameOfRun */.ol)(run, render_escape/* quoteForMarkdown */.$O, service)}<br>${originOf(run)}${foldedRequests([run], detail)}`);
    const none = isComplete ? `No run has ${longer}` : `⚠️ None of the runs read has ${longer}`;
    const atLeast = isComplete ? '' : 'At least ';
    const some = `⚠️ ${atLeast}${(0,numbers/* tally */.N4)(runs.length, 'run')} ${runs.length === 1 ? 'has' : 'have'} ${longer}`;
    const found = `${runs.length === 0 ? none : some}${read}.`;
    return ['### Stuck runs', ...missing, found, ...(0,lists/* listParagraphs */.C$)(items, detail, 'run')];
}
/** The slowest runs without cache hits, because a cache hit costs the warehouse nothing. */
function slowestParagraphs({ slowest, unread, service }, detail) {
    const missing = unreadParagraphs(unread, 'slowest');
    if ((slowest ?? []).length + missing.length === 0)
        return [];
    const items = (slowest ?? []).map((run) => {
        const time = run.warehouseMs === null ? '' : `**${(0,numbers/* durationOf */.cf)(run.warehouseMs)}** `;
        return `${time}${(0,phrases/* nameOfRun */.ol)(run, render_escape/* quoteForMarkdown */.$O, service)}<br>${originOf(run)}; ${timeOf(run)}${foldedRequests([run], detail)}`;
    });
    return ['### Slowest runs', ...missing, ...(0,lists/* listParagraphs */.C$)(items, detail, 'run')];
}
/** What the newest runs have in common. Only a part of all runs is read, and the text says how large that part is. */
function newestParagraphs({ newest, unread }, detail) {
    const missing = unreadParagraphs(unread, 'newest');
    if (newest === null || newest.share.read === 0)
        return missing.length === 0 ? [] : ['### The newest runs', ...missing];
    const { share, cacheHits, dashboards, explores, contexts, variants } = newest;
    const hits = `${(0,numbers/* numeral */.Dx)(cacheHits)} of ${(0,numbers/* tally */.N4)(share.read, 'run')} (${(0,numbers/* percentOf */.pR)(cacheHits, share.read)})`;
    return [
        '### The newest runs',
        ...missing,
        `${hits} came from the cache; ${(0,phrases/* describeShare */.rm)(share)}.`,
        ...busiest('dashboard', dashboards, detail),
        ...busiest('explore', explores, detail),
        ...busiest('context', contexts, detail),
        ...busiest('kind of request', variants.map(({ name, ...rest }) => ({ ...rest, name: kindOfRequest(name) })), detail),
    ];
}
function busiest(noun, items, detail) {
    if (items.length === 0 || !detail.deep)
        return [];
    const lines = items.map(({ name, runs, failed, warehouseMs }) => {
        const time = warehouseMs === 0 ? [] : [`${(0,numbers/* durationOf */.cf)(warehouseMs)} in the warehouse`];
        const failures = failed === 0 ? [] : [`${(0,numbers/* numeral */.Dx)(failed)} failed`];
        return `${(0,render_escape/* quoteForMarkdown */.$O)(name)}: ${[...time, (0,numbers/* tally */.N4)(runs, 'run'), ...failures].join(', ')}`;
    });
    const plural = noun.includes(' ') ? noun.replace(' ', 's ') : `${noun}s`;
    return (0,lists/* foldParagraphs */.Vo)(`Busiest ${plural} of these runs`, (0,lists/* itemsUpTo */.fu)(lines, detail, noun));
}
function originOf({ trigger, context }) {
    return `${(0,render_escape/* quoteForMarkdown */.$O)(trigger)}, ${(0,render_escape/* quoteForMarkdown */.$O)(context)}`;
}
function timeOf({ createdAt }) {
    return `${(0,numbers/* shortMomentOf */.Gy)(createdAt, render_escape/* quoteForMarkdown */.$O)} UTC`;
}

;// CONCATENATED MODULE: ./build/render/history/summary.js










/** In bytes. A runner drops a summary of more than 1 MiB without a message. Even half of that is more than anybody reads. */
const MOST_BYTES = 500_000;
/** The runs that the summary shows first: those that failed, or those that took the longest. */
const ORDERS = ['createdAt', 'runtime'];
/**
 * The job summary: what fails the step, before and after, the number of runs and their cost, kept limits, failures, stuck runs, the slowest runs, what the
 * newest runs have in common, and at the end whose runs these are.
 */
function renderHistorySummary(report, order = 'createdAt', failures = (0,fail_on/* failuresOf */.dJ)(report, { failOn: 'limits', onUnavailable: 'warn' })) {
    const section = (name, paragraphs) => {
        return { name, render: (detail) => paragraphs(report, detail) };
    };
    const slowest = section('slowest runs', slowestParagraphs);
    const sections = [
        section('the result', openingParagraphs),
        section('why the step fails', () => failingParagraphs(report, failures)),
        section('before and after', comparisonParagraphs),
        section('the API before and after', contract/* contractParagraphs */.Sq),
        section('counts', countParagraphs),
        section('limits', limitParagraphs),
        ...(order === 'runtime' ? [slowest] : []),
        section('failures', failureParagraphs),
        section('stuck runs', stuckParagraphs),
        ...(order === 'runtime' ? [] : [slowest]),
        section('newest runs', newestParagraphs),
        section('rows that could not be read', unreadableParagraphs),
        section('how it was read', closingParagraphs),
    ];
    return (0,page/* renderPage */.Cf)(sections, MOST_BYTES);
}
function openingParagraphs(report) {
    const { mark, title } = (0,phrases/* historyHeadline */.f4)(report);
    const filters = (0,phrases/* describeFilters */.To)(report, render_escape/* quoteForMarkdown */.$O);
    const versions = (0,contract/* describeVersions */.Tt)(report, render_escape/* quoteForMarkdown */.$O);
    return [
        `## ${mark} Query history: ${title}`,
        ...(filters === '' ? [] : [filters]),
        ...(versions === '' ? [] : [`⚠️ ${versions}.`]),
    ];
}
/** Each reason with the run that shows it. */
function failingParagraphs(report, failing) {
    if (!(0,fail_on/* isFailing */.DI)(failing))
        return [];
    const { limits, isUnread, contract } = failing;
    return [
        '### ❌ This step fails',
        ...limits.map((limit) => `- \`${limit.name}\`: ${(0,phrases/* describeLimit */.XW)(limit, report)}.${exampleOf(limit, report)}`),
        ...(isUnread ? ['- Not everything could be read (`on-unavailable: fail`): see below.'] : []),
        ...(contract === null ? [] : [`- ${CONTRACT[contract]} (\`fail-on: contract\`).`]),
    ];
}
const CONTRACT = {
    broken: 'The API no longer answers as before: see below',
    'nothing-to-compare': 'There is no earlier report (`compare-to`) that says how the API answered',
};
/** The newest run that counts against a limit on failures, or the slowest one for a limit on time. */
function exampleOf({ name, since }, { failures, slowest, service }) {
    const isMeant = ({ status, trigger, createdAt }) => (0,history_runs/* hasFailed */.WN)({ status }) &&
        (name === 'max-failed' || trigger === 'scheduled') &&
        (since === null || createdAt >= since);
    const run = name === 'max-warehouse-ms' ? slowest?.[0] : failures?.runs.toSorted(history_runs/* byNewest */.Kd).find(isMeant);
    if (run === undefined)
        return '';
    const error = run.error === null ? '' : `: ${(0,render_escape/* quoteForMarkdown */.$O)(run.error)}`;
    const what = run.warehouseMs === null || name !== 'max-warehouse-ms' ? 'Newest' : 'Slowest';
    return `<br>${what}: ${(0,phrases/* nameOfRun */.ol)(run, render_escape/* quoteForMarkdown */.$O, service)}, ${(0,numbers/* shortMomentOf */.Gy)(run.createdAt, render_escape/* quoteForMarkdown */.$O)} UTC${error}`;
}
/** The limits that are kept, or could not be checked. */
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
        `⚠️ ${(0,numbers/* tally */.N4)(unreadable.count, 'row')} did not have the documented shape, and ${unreadable.count === 1 ? 'is' : 'are'} in no table above.`,
        ...unreadable.examples.slice(0, detail.rows).map((example) => `- ${(0,render_escape/* quoteForMarkdown */.$O)(example)}`),
    ];
}
const ONE_PAGE = {
    'no-pagination': 'Lightdash does not say whether a list has more pages: only the first page of each was read, and there may be more runs.',
    repeated: 'Lightdash answered with the first page of a list again when asked for the second: only the first page of such a list was read.',
};
function closingParagraphs(report) {
    const { requests, tool, onePage } = report;
    return [
        ...(onePage === null ? [] : [`⚠️ ${ONE_PAGE[onePage]}`]),
        `${(0,phrases/* describeSource */.B6)(report, render_escape/* quoteForMarkdown */.$O)} ${(0,numbers/* tally */.N4)(requests, 'request')} by ${tool.name} ${tool.version}; Lightdash keeps 30 days of runs at most.`,
    ];
}
/** The job summary if the service did not answer properly. No number is known then. */
function renderHistoryUnavailable(message, fails) {
    const outcome = fails
        ? 'The step **fails** (`on-unavailable: fail`).'
        : 'That does not fail the step (`on-unavailable: warn`).';
    return `## ❓ Query history: not available\n\n**${(0,render_escape/* textForMarkdown */.K)(message)}**\n\n${outcome}\n`;
}
/** The job summary of a run that could not ask its question. */
function renderHistoryFailure(message) {
    return (0,failure_page/* renderFailurePage */.u)('Query history: nothing could be read', message);
}


/***/ })

};
