export const id = 3709;
export const ids = [3709];
export const modules = {

/***/ 5637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ plainHttpWarnings)
/* harmony export */ });
/* harmony import */ var _net_plain_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2505);

/**
 * A warning where the token would travel unencrypted.
 *
 * @param baseUrl as it was given; one that is no URL is refused elsewhere
 */
function plainHttpWarnings(baseUrl, title) {
    if (!(0,_net_plain_http_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainHttp */ .f)(baseUrl))
        return [];
    const message = 'base-url begins with http://, so the token travels unencrypted and anybody on the way can use it. Give https://.';
    return [{ level: 'warning', title, message }];
}


/***/ }),

/***/ 5525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   cf: () => (/* binding */ readServiceTexts),
/* harmony export */   ut: () => (/* binding */ VARIABLES),
/* harmony export */   xw: () => (/* binding */ serviceSettings)
/* harmony export */ });
/* harmony import */ var _gate_setting_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9064);
/* harmony import */ var _input_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6893);


/** The maker's own names for these in CI; they count where the input is empty. */
const VARIABLES = {
    'base-url': 'LIGHTDASH_URL',
    'project-uuid': 'LIGHTDASH_PROJECT',
    'api-token': 'LIGHTDASH_API_KEY',
};
const required = (name) => (text) => {
    if (text !== undefined)
        return text;
    throw new _gate_setting_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .Complaint */ ._V(`is missing. Give it, or set ${VARIABLES[name]}.`);
};
/** The settings that every companion has: where the service is, what of it, and who asks. */
const serviceSettings = {
    'base-url': required('base-url'),
    'project-uuid': required('project-uuid'),
    'api-token': required('api-token'),
};
/**
 * Reads a companion's inputs from the environment, and where one is empty the variable that stands for it.
 *
 * @throws InputError for an input that the action does not have
 */
function readServiceTexts(environment, names) {
    const texts = (0,_input_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .readInputTexts */ .D)(environment, names);
    for (const name of Object.keys(VARIABLES)) {
        // A secret that was piped into its store ends with a line end, and none of these has blanks around it.
        texts[name] = texts[name].trim() || (environment[VARIABLES[name]] ?? '').trim();
    }
    return texts;
}
/** How an input is called in a message. */
function labelOf(name) {
    return `Input "${name}"`;
}


/***/ }),

/***/ 7979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ hideIn),
/* harmony export */   g: () => (/* binding */ maskToken)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(143);
/* harmony import */ var _analytics_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7959);
/* harmony import */ var _service_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5525);



/**
 * Has the runner mask the token in the log, before anything else is written there.
 *
 * @returns what takes the token out of a text: a runner masks neither the summary nor files
 */
function maskToken(environment) {
    const tokens = [environment['INPUT_API-TOKEN'], environment[_service_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .VARIABLES */ .ut['api-token']]]
        .map((token) => token?.trim() ?? '')
        .filter((token) => token !== '');
    for (const token of tokens)
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq)(token);
    const hiders = tokens.map(_analytics_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .secretHider */ .T);
    return (text) => hiders.reduce((hidden, hide) => hide(hidden), text);
}
/** The same value with every text in it hidden, names of members among them: a server may echo the token anywhere. */
function hideIn(value, hide) {
    return hiddenIn(value, hide);
}
function hiddenIn(value, hide) {
    if (typeof value === 'string')
        return hide(value);
    if (Array.isArray(value))
        return value.map((item) => hiddenIn(item, hide));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [hide(name), hiddenIn(member, hide)]));
}


/***/ }),

/***/ 9715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ parseBaseUrl),
/* harmony export */   p: () => (/* binding */ pathSegment)
/* harmony export */ });
/* harmony import */ var _analytics_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2752);

/**
 * Reads the base address of the service (INTERFACE.md: `{base_url}`).
 *
 * @throws AnalyticsError which does not repeat the address: what is wrong with it may be that it holds a secret
 */
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
    return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, '') };
}
/**
 * A part of a path, encoded.
 *
 * @param what for the message, for example `project id`
 * @throws AnalyticsError for a part that would lead elsewhere
 */
function pathSegment(what, text) {
    // Dots alone are steps through the path, however they are encoded.
    if (text === '' || text === '.' || text === '..')
        throw new _analytics_error_js__WEBPACK_IMPORTED_MODULE_0__/* .AnalyticsError */ .N('invalid', `the ${what} is "${text}"`);
    try {
        return encodeURIComponent(text);
    }
    catch {
        throw new _analytics_error_js__WEBPACK_IMPORTED_MODULE_0__/* .AnalyticsError */ .N('invalid', `the ${what} is not valid Unicode`);
    }
}
function badAddress(why) {
    return new _analytics_error_js__WEBPACK_IMPORTED_MODULE_0__/* .AnalyticsError */ .N('invalid', `base-url cannot be used: ${why}; give it as https://host or https://host/path`);
}


/***/ }),

/***/ 2752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ AnalyticsError)
/* harmony export */ });
/**
 * A request to the service that failed. The message is one line that says what happened and what to do; it may quote the
 * service and is hostile until escaped. No text of it holds the token.
 */
class AnalyticsError extends Error {
    kind;
    status;
    complaint;
    name = 'AnalyticsError';
    /**
     * @param status the HTTP status; null where no answer came through
     * @param complaint null where the service said nothing
     */
    constructor(kind, message, status = null, complaint = null) {
        super(message);
        this.kind = kind;
        this.status = status;
        this.complaint = complaint;
    }
}


/***/ }),

/***/ 8649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ AnalyticsClient)
});

// EXTERNAL MODULE: ./build/net/attempt.js
var attempt = __webpack_require__(8009);
// EXTERNAL MODULE: ./build/net/client-connections.js
var client_connections = __webpack_require__(6645);
// EXTERNAL MODULE: ./build/net/fetch-error.js
var fetch_error = __webpack_require__(9851);
// EXTERNAL MODULE: ./build/net/places.js
var places = __webpack_require__(7902);
// EXTERNAL MODULE: ./build/net/redirect.js
var redirect = __webpack_require__(3738);
// EXTERNAL MODULE: ./build/net/response-body.js
var response_body = __webpack_require__(2018);
// EXTERNAL MODULE: ./build/net/retry.js
var retry = __webpack_require__(2426);
;// CONCATENATED MODULE: ./build/net/api-session.js







/** Statuses that another attempt may mend, as often as there are attempts. */
const PASSING_STATUSES = new Set([429, 502, 503, 504]);
/** A bug or a refusal in disguise as often as bad luck: asked for once more and no oftener (API-FACTS, Rules for the client). */
const SERVER_ERROR = 500;
const MOST_SERVER_ERRORS = 2;
/** A refusal is a sentence or a page, and may repeat what was sent; of a longer one the status says enough. */
const MOST_REFUSAL_BYTES = 1_000_000;
/** Asks an API that wants credentials: some requests at a time, each bounded in bytes and time. Close it in the end. */
class ApiSession {
    #access;
    #connections;
    #places;
    constructor(access) {
        this.#access = access;
        this.#connections = (0,client_connections/* connectByClient */.$)(access.userAgent, access.limits.idleMs);
        this.#places = new places/* Places */.N(access.limits.mostAtOnce);
    }
    /**
     * @param signal ends this request early, in the place of that of the access
     * @throws FetchError where no answer came through
     */
    async ask(request, signal = this.#access.signal) {
        return await this.#places.run(() => this.#askRepeatedly(request, signal));
    }
    /** Closes all connections. */
    close() {
        this.#connections.close();
    }
    async #askRepeatedly(request, signal) {
        const { limits } = this.#access;
        const endsAt = performance.now() + limits.totalMs;
        const last = { refusal: null };
        let attempts = 0;
        let serverErrors = 0;
        const once = async () => {
            attempts += 1;
            last.refusal = null;
            const answer = await (0,attempt/* attempt */.C)((aborted, onBytes) => this.#follow(request, aborted, onBytes), {
                limits,
                remainingMs: endsAt - performance.now(),
                signal,
                usedUp: 'the time for all requests was used up',
            });
            const { status, headers } = answer;
            if (status === SERVER_ERROR)
                serverErrors += 1;
            else if (!PASSING_STATUSES.has(status))
                return answer;
            last.refusal = { ...answer, attempts };
            const retryable = status !== SERVER_ERROR || serverErrors < MOST_SERVER_ERRORS;
            const retryAfterMs = (0,retry/* parseRetryAfter */.m)(headers['retry-after'], Date.now());
            throw new fetch_error/* FetchError */.f('status', `it answered HTTP ${status}`, retryable, retryAfterMs);
        };
        try {
            return { ...(await (0,retry/* retry */.L)(once, limits, endsAt, signal)).value, attempts };
        }
        catch (error) {
            // The refusal itself says more than that there was one.
            if (last.refusal !== null)
                return last.refusal;
            throw error;
        }
    }
    async #follow(request, signal, onBytes) {
        const { origin, authorization, limits, mostBytes } = this.#access;
        let { method, body } = request;
        let url = new URL(`${origin}${request.path}`);
        for (let redirects = 0; redirects <= limits.mostRedirects; redirects += 1) {
            signal.throwIfAborted();
            const headers = {
                authorization,
                accept: 'application/json',
                'accept-encoding': 'gzip',
                ...(body === null ? {} : { 'content-type': 'application/json' }),
            };
            const message = await this.#connections.send(url, { method, headers, body }, signal);
            onBytes();
            const status = message.statusCode;
            if (status === 200) {
                return { status, headers: message.headers, bytes: await (0,response_body/* readResponseBody */.O)(message, mostBytes, onBytes) };
            }
            if (!(0,redirect/* isRedirect */.N6)(status)) {
                const bytes = await (0,response_body/* readResponseBody */.O)(message, MOST_REFUSAL_BYTES, onBytes).catch(() => {
                    message.destroy();
                    return Buffer.alloc(0);
                });
                return { status, headers: message.headers, bytes };
            }
            const target = (0,redirect/* redirectTarget */.ET)(url, message.headers.location);
            if (target.origin !== origin) {
                throw new fetch_error/* FetchError */.f('redirect', `it redirects to ${target.origin}, where the token is not sent`);
            }
            await (0,redirect/* discardRedirect */.N4)(message, onBytes);
            // As everywhere on the web: only these two repeat what was sent.
            if (status !== 307 && status !== 308)
                [method, body] = ['GET', null];
            url = target;
        }
        throw new fetch_error/* FetchError */.f('redirect', `it redirects more than ${limits.mostRedirects} times`);
    }
}

// EXTERNAL MODULE: ./build/analytics/address.js
var address = __webpack_require__(9715);
// EXTERNAL MODULE: ./build/analytics/analytics-error.js
var analytics_error = __webpack_require__(2752);
;// CONCATENATED MODULE: ./build/analytics/authorization.js

/** Tokens of service accounts begin so, and want another scheme (API-FACTS, Tokens). */
const SERVICE_ACCOUNT_PREFIX = 'ldsvc_';
/**
 * Value of the header `Authorization` (INTERFACE.md, Authentication).
 *
 * @throws AnalyticsError for what cannot be a token: it would not go into a header
 */
function authorizationWith(token) {
    if (token === '')
        throw new analytics_error/* AnalyticsError */.N('authentication', 'the token is empty; check that the secret is set here');
    if (!/^[\x21-\x7e]+$/.test(token)) {
        throw new analytics_error/* AnalyticsError */.N('authentication', 'the token has blanks or characters that no token has; check how the secret was copied');
    }
    return `${token.startsWith(SERVICE_ACCOUNT_PREFIX) ? 'Bearer' : 'ApiKey'} ${token}`;
}

// EXTERNAL MODULE: ./build/release-safety/malformed.js
var malformed = __webpack_require__(9162);
// EXTERNAL MODULE: ./build/analytics/one-line.js
var one_line = __webpack_require__(7374);
;// CONCATENATED MODULE: ./build/analytics/failure.js




/** What is quoted in a message is short; whatever makes it longer than this is not worth reading. Characters. */
const LONGEST_MESSAGE = 1_000;
/** What no answer came through for, and what to do about it. */
const FETCH_FAILURES = {
    timeout: ['timeout', 'try again later'],
    redirect: ['network', 'give the address that the service itself answers at as base-url'],
    'too-large': ['shape', 'check base-url'],
    encoding: ['not-json', 'check base-url'],
};
const NETWORK_FAILURE = ['network', 'check base-url, and whether the service can be reached from here'];
const OUT_OF_TIME = ['timeout', 'ask for less, such as fewer rows or charts, or when the service is faster'];
/**
 * Whatever goes wrong with a question, as the one error that callers know.
 *
 * @param hide takes the token out of a text
 * @param isOutOfTime whether the time for all requests was used up
 */
function failureOf(error, question, hide, isOutOfTime = false) {
    const line = (text) => hide((0,one_line/* oneLine */.T)(text, LONGEST_MESSAGE));
    if (error instanceof fetch_error/* FetchError */.f) {
        const [kind, advice] = isOutOfTime ? OUT_OF_TIME : (FETCH_FAILURES[error.problem] ?? NETWORK_FAILURE);
        return new analytics_error/* AnalyticsError */.N(kind, line(`${question.name}: ${error.message}; ${advice}`));
    }
    if (error instanceof malformed/* MalformedDocumentError */.BD) {
        const message = `${question.name} answered something that is not as documented: ${error.message}`;
        return new analytics_error/* AnalyticsError */.N('shape', line(message), 200);
    }
    if (!(error instanceof analytics_error/* AnalyticsError */.N))
        return error;
    const { kind, message, status, complaint } = error;
    const said = complaint === null
        ? null
        : {
            name: hide(complaint.name),
            message: hide(complaint.message),
            eventId: complaint.eventId === null ? null : hide(complaint.eventId),
        };
    return new analytics_error/* AnalyticsError */.N(kind, line(message), status, said);
}

// EXTERNAL MODULE: ./build/analytics/limits.js
var analytics_limits = __webpack_require__(7267);
;// CONCATENATED MODULE: ./build/analytics/pages.js


/** From the end of a list: enough for a hundred rows where the last page is short, and one that has emptied since. */
const MOST_PAGES_FROM_END = 3;
/**
 * Reads a list page by page (API-FACTS, Rules for the client), some at a time once their number is known, until enough
 * rows are there, the list ends, a page fails or brings nothing new, or there are more pages than any list of ours has.
 *
 * The list may grow in the meantime, which pushes rows from one page to the next; and nothing that a server says of its
 * pages is believed to the point where this would not end.
 *
 * @throws AnalyticsError where the first page cannot be read
 */
async function readPages(wanted) {
    const { rows, fromEnd = false } = wanted;
    const first = await wanted.readPage(1, firstPageSize(rows));
    const list = new ListSoFar(first, wanted);
    if (fromEnd)
        await readFromEnd(list, rows);
    else
        await readOn(list, rows);
    const items = fromEnd ? list.items : list.items.slice(0, Math.max(0, rows));
    const read = items.length + list.unreadable.length;
    const total = first.pagination?.totalResults ?? (list.complete ? list.size : null);
    const { unreadable, complete, pages, problem, onePage } = list;
    return {
        first,
        items,
        unreadable,
        read,
        total: total === null ? null : Math.max(total, read),
        complete: complete && items.length === list.items.length,
        pages,
        problem,
        onePage,
    };
}
/** Reads the pages behind the first one. */
async function readOn(list, rows) {
    let next = 2;
    while (!list.isAtItsEnd && list.size < rows && next <= Math.min(list.lastPage, analytics_limits/* MOST_PAGES */.Ll)) {
        const needed = Math.ceil((rows - list.size) / list.pageSize);
        const end = Math.min(next + Math.min(needed, analytics_limits/* ANALYTICS_LIMITS */.yw.mostAtOnce), list.lastPage + 1, analytics_limits/* MOST_PAGES */.Ll + 1);
        await list.ask(Array.from({ length: end - next }, (_, position) => next + position));
        next = end;
    }
}
/** Reads the last pages, from the very last on. One may have emptied since the first was read. */
async function readFromEnd(list, rows) {
    const { lastPage, size } = list;
    for (let page = lastPage; page > 1 && lastPage - page < MOST_PAGES_FROM_END && list.size - size < rows; page -= 1) {
        await list.ask([page]);
        if (list.problem !== null)
            return;
        list.complete = page === 2;
    }
}
/** Rows of the pages that were read, each once, and what is known of the others. */
class ListSoFar {
    items = [];
    unreadable = [];
    pageSize;
    lastPage = 1;
    complete = false;
    /** Whether there is no use in asking for the page behind those that were read. */
    isAtItsEnd = false;
    pages = 1;
    problem = null;
    onePage = null;
    #names = new Set();
    #wanted;
    #received = 0;
    constructor(first, wanted) {
        const { pagination } = first;
        const asked = firstPageSize(wanted.rows);
        // A server may give fewer rows at a time than it is asked for, but not more.
        const isSmaller = pagination !== null && Number.isInteger(pagination.pageSize) && pagination.pageSize >= 1;
        this.pageSize = isSmaller ? Math.min(asked, pagination.pageSize) : asked;
        this.#wanted = wanted;
        this.#take(first, 1);
        if (pagination !== null)
            return;
        // Without a word about pages, a short one may still be all that such a server gives at a time.
        this.complete = wanted.wholeWithoutPages || this.#received === 0;
        this.isAtItsEnd = true;
        if (!this.complete)
            this.onePage = 'no-pagination';
    }
    get size() {
        return this.items.length + this.unreadable.length;
    }
    /** Asks for pages at the same time, and takes them in up to one that fails or brings nothing new. */
    async ask(pages) {
        this.pages += pages.length;
        const answers = await Promise.allSettled(pages.map((page) => this.#wanted.readPage(page, this.pageSize)));
        for (const [position, answer] of answers.entries()) {
            if (answer.status === 'fulfilled')
                this.#take(answer.value, pages[position]);
            else
                this.#fail(answer.reason);
            if (this.isAtItsEnd)
                return;
        }
    }
    #fail(reason) {
        if (!(reason instanceof analytics_error/* AnalyticsError */.N))
            throw reason;
        this.problem = reason;
        this.isAtItsEnd = true;
    }
    #take(page, number) {
        const before = this.size;
        for (const row of page.items) {
            const name = this.#wanted.nameOf(row);
            if (name !== null && this.#names.has(name))
                continue;
            if (name !== null)
                this.#names.add(name);
            this.items.push(row);
        }
        this.unreadable.push(...page.unreadable.map((row) => ({ ...row, position: this.#received + row.position })));
        const rows = page.items.length + page.unreadable.length;
        this.#received += rows;
        if (page.pagination !== null)
            this.lastPage = lastPageOf(page.pagination, rows);
        this.complete = rows === 0 || number >= this.lastPage;
        this.isAtItsEnd = this.complete || this.size === before;
        if (rows > 0 && this.size === before && number === 2)
            this.onePage = 'repeated';
    }
}
function firstPageSize(rows) {
    return Math.max(1, Math.min(rows, analytics_limits/* MOST_ROWS_A_PAGE */.ui));
}
/** The last page by the number of pages or by the number of rows, whichever is later: one of them may be wrong. */
function lastPageOf(pagination, rowsHere) {
    const { pageSize, totalPageCount, totalResults } = pagination;
    return Math.ceil(Math.max(totalPageCount, totalResults / (pageSize >= 1 ? pageSize : rowsHere)));
}

// EXTERNAL MODULE: ./build/release-safety/is-object.js
var is_object = __webpack_require__(6047);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/analytics/records/members.js
var members = __webpack_require__(8745);
// EXTERNAL MODULE: ./build/analytics/records/nesting.js
var nesting = __webpack_require__(4268);
;// CONCATENATED MODULE: ./build/analytics/records/error-payload.js



/** INTERFACE.md, Error payload. */
const errorPayloadSchema = (0,nesting/* shallow */.x)((0,members/* record */.g1)({
    status: schemas/* literal */.euz('error', '"error"'),
    error: (0,members/* record */.g1)({
        name: members/* text */.Qq,
        statusCode: members/* finiteNumber */.vM.int('an integer'),
        message: members/* text */.Qq.optional(),
        data: schemas/* unknown */.L5J().optional(),
        // What the maker's support asks for (API-FACTS, Errors).
        sentryTraceId: members/* text */.Qq.nullish(),
        sentryEventId: members/* text */.Qq.nullish(),
    }),
}));
/** The error that an answer tells of, or null where it is no error payload: something before the service answered. */
function parseErrorPayload(document) {
    return errorPayloadSchema.safeParse(document).data?.error ?? null;
}

;// CONCATENATED MODULE: ./build/analytics/complaint.js


const complaint_LONGEST_MESSAGE = 300;
const LONGEST_NAME = 80;
/** A request of ours has no more fields than these; a payload with thousands means harm. */
const MOST_FIELDS = 10;
/** What an error payload says, fit for one line. */
function complaintOf(error) {
    const message = (0,one_line/* oneLine */.T)(error.message ?? '', complaint_LONGEST_MESSAGE);
    return {
        name: (0,one_line/* oneLine */.T)(error.name, LONGEST_NAME),
        message: message === '' ? (0,one_line/* oneLine */.T)(faultyFields(error.data), complaint_LONGEST_MESSAGE) : message,
        eventId: error.sentryEventId ? (0,one_line/* oneLine */.T)(error.sentryEventId, LONGEST_NAME) : null,
    };
}
/** A validation without a message of its own has one a field in its data (API-FACTS, History endpoint). */
function faultyFields(data) {
    if (!(0,is_object/* isObject */.G)(data) || Array.isArray(data))
        return '';
    const fields = Object.entries(data).map(([field, fault]) => {
        const message = (0,is_object/* isObject */.G)(fault) && 'message' in fault ? fault['message'] : '';
        return typeof message === 'string' && message !== '' ? `${field} (${message})` : field;
    });
    return fields.slice(0, MOST_FIELDS).join(', ');
}

;// CONCATENATED MODULE: ./build/analytics/refusal.js



/** Of a text that is not the service's own. Characters. */
const LONGEST_EXCERPT = 80;
/** With these the service cannot get into its warehouse, whatever status it gives them (API-FACTS, Errors). */
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
/** An answer that tells of an error with its payload. Its own status counts where HTTP's says that all is well. */
function refusalByService(answer, error, question) {
    const complaint = complaintOf(error);
    const status = answer.status === 200 ? error.statusCode : answer.status;
    const kind = kindOf(status, complaint);
    const what = [complaint.name, complaint.message].filter((part) => part !== '').join(': ');
    const said = `${question.name} answered HTTP ${answer.status} with an error (${what})${times(answer)}`;
    const event = complaint.eventId === null ? '' : ` (event ${complaint.eventId})`;
    return new analytics_error/* AnalyticsError */.N(kind, `${said}; ${adviceFor(kind, question, complaint)}${event}`, answer.status, complaint);
}
/** An answer with a status that is not 200, and without a payload: a proxy's, or one that was cut off. */
function refusalByStatus(answer, question) {
    const { status } = answer;
    const kind = status < 400 ? 'not-json' : kindOf(status, null);
    const said = `${question.name} answered HTTP ${status}${excerptOf(answer)}${times(answer)}`;
    return new analytics_error/* AnalyticsError */.N(kind, `${said}; ${adviceFor(kind, question, null)}`, status);
}
/** An answer with status 200 that is no JSON. */
function notJson(answer, question) {
    const what = isPage(answer)
        ? 'a page instead of JSON'
        : isDamaged(answer)
            ? 'JSON that is cut off or damaged'
            : 'something else instead of JSON';
    const said = `${question.name} answered ${what} (HTTP ${answer.status}${excerptOf(answer)})`;
    return new analytics_error/* AnalyticsError */.N('not-json', `${said}; ${adviceFor('not-json', question, null)}`, answer.status);
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
            return 'check that the secret holds the whole token, and whether the token has expired';
        case 'forbidden':
            if (complaint === null)
                return 'something before the service refuses this: check base-url, and who may reach it';
            return 'the account that owns the token may not do this: give it the permission, or use the token of another';
        case 'feature-off':
            return 'have the feature flag query-history switched on, or leave this step out';
        case 'not-found':
            if (complaint === null)
                return 'check base-url: this is not how the service answers';
            if (/endpoint not found/i.test(complaint.message)) {
                return 'the server is older than this endpoint, or base-url has a wrong path';
            }
            return question.absent;
        case 'rate-limited':
            return 'too many requests reach the server: try again later';
        case 'timeout':
            return 'try again later';
        case 'server':
            if (complaint === null)
                return 'try again later';
            if (WAREHOUSE_ERRORS.has(complaint.name)) {
                return "the token is good, but the service's connection to its warehouse is not: renew its credentials there";
            }
            if (question.isHistory && /^something went wrong\.?$/i.test(complaint.message)) {
                return 'this is an older server, or a project id that is no uuid';
            }
            return 'try again later, and ask whoever runs the server';
        case 'not-json':
            return question.isHistory
                ? 'check base-url (a server from before the query history answers so, too)'
                : 'check base-url';
        default:
            return 'check what was asked for';
    }
}
/** The beginning of a plain text, never of one with markup in it. */
function excerptOf(answer) {
    if (isPage(answer) || answer.bytes.includes('<'))
        return '';
    const text = (0,one_line/* oneLine */.T)(answer.bytes.subarray(0, 4 * LONGEST_EXCERPT).toString(), LONGEST_EXCERPT);
    return text === '' ? '' : `, "${text}"`;
}
/** By its type or by how it begins: JSON that is cut off may hold markup as well. */
function isPage({ headers, bytes }) {
    return /html|xml/i.test(headers['content-type'] ?? '') || /^\s*</.test(bytes.subarray(0, 100).toString());
}
function isDamaged({ headers, bytes }) {
    return /json/i.test(headers['content-type'] ?? '') && /^\s*[{[]/.test(bytes.subarray(0, 100).toString());
}
function times({ attempts }) {
    return attempts === 1 ? '' : ` (${attempts} attempts)`;
}

;// CONCATENATED MODULE: ./build/analytics/read-document.js



const JSON_TYPE = /^application\/([\w.+-]+\+)?json\s*(;|$)/i;
/**
 * The document that an answer holds (API-FACTS, Rules for the client): JSON by its content type, where it has one, and
 * by parsing, and no error, be it with status 200.
 *
 * @throws AnalyticsError
 */
function readDocument(answer, question) {
    const document = parse(answer);
    const error = document === undefined ? null : parseErrorPayload(document);
    if (error !== null)
        throw refusalByService(answer, error, question);
    if (answer.status !== 200)
        throw refusalByStatus(answer, question);
    if (document === undefined || !(0,is_object/* isObject */.G)(document))
        throw notJson(answer, question);
    return document;
}
/** What `JSON.parse` makes of the body; undefined where it is not JSON. */
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

// EXTERNAL MODULE: ./build/release-safety/deciding-members.js
var deciding_members = __webpack_require__(1258);
;// CONCATENATED MODULE: ./build/analytics/records/answer.js

const MEND = 'check the address of the service, and whether its version is one that this program knows';
/**
 * Reads an answer of the service as a whole (API-FACTS, Rules for the client).
 *
 * @throws MalformedDocumentError which names the first bad member by its path
 */
function readAnswer(schema, document) {
    const parsed = schema.safeParse(document);
    if (!parsed.success)
        throw new malformed/* MalformedDocumentError */.BD((0,malformed/* firstMalformation */.Wu)(parsed.error, document), MEND);
    return parsed.data;
}

;// CONCATENATED MODULE: ./build/analytics/records/pagination.js


/** The page that an answer holds, of how many (INTERFACE.md, Pagination record). */
const paginationSchema = (0,nesting/* shallow */.x)((0,members/* record */.g1)({
    page: members/* finiteNumber */.vM,
    pageSize: members/* finiteNumber */.vM,
    totalResults: members/* finiteNumber */.vM,
    totalPageCount: members/* finiteNumber */.vM,
}));

;// CONCATENATED MODULE: ./build/analytics/records/problem.js

/** A path runs through names of members that are data, and those can be of any length. */
const LONGEST_PROBLEM = 300;
/** The first thing that is wrong with `value`, in one short sentence without a full stop; hostile until escaped. */
function problemOf(error, value) {
    const malformation = (0,malformed/* firstMalformation */.Wu)(error, value);
    const { member, found, expected } = malformation;
    const problem = member === '' ? `it is ${found}, expected ${expected}` : (0,malformed/* describeMalformation */.D5)(malformation);
    return problem.length <= LONGEST_PROBLEM ? problem : `${problem.slice(0, LONGEST_PROBLEM)}…`;
}

;// CONCATENATED MODULE: ./build/analytics/records/rows.js



/** The rows of a list before each is read on its own. */
const rawRows = (0,deciding_members/* listOf */.c3)(schemas/* unknown */.L5J());
/** Reads each row of a list on its own: one that cannot be read is named, and costs no other its place in a report. */
function readRows(schema, rows) {
    const items = [];
    const unreadable = [];
    rows.forEach((row, position) => {
        const parsed = schema.safeParse(row);
        if (parsed.success)
            items.push(parsed.data);
        else
            unreadable.push({ position, problem: problemOf(parsed.error, row) });
    });
    return { items, unreadable };
}

;// CONCATENATED MODULE: ./build/analytics/records/listing.js






const listing_status = schemas/* literal */.euz('ok', '"ok"');
const envelopeSchema = (0,members/* record */.g1)({
    status: listing_status,
    // INTERFACE.md does not show the pagination of these lists: one of another shape is as good as none.
    results: (0,members/* record */.g1)({ data: rawRows, pagination: paginationSchema.nullish().catch(null) }),
});
/** As very old servers answer (API-FACTS, Users). */
const bareEnvelopeSchema = (0,members/* record */.g1)({ status: listing_status, results: rawRows });
/**
 * Reads a list of records (API-FACTS, Users and Catalog metrics): a row that cannot be read is named, and the list goes
 * on.
 *
 * @throws MalformedDocumentError where the envelope does not have its documented shape
 */
function readListing(schema, document) {
    // Asked first: a union of both envelopes could not tell which member of which is bad.
    if ((0,is_object/* isObject */.G)(document) && Array.isArray(document['results'])) {
        return { ...readRows(schema, readAnswer(bareEnvelopeSchema, document).results), pagination: null };
    }
    const { data, pagination } = readAnswer(envelopeSchema, document).results;
    return { ...readRows(schema, data), pagination: pagination ?? null };
}

;// CONCATENATED MODULE: ./build/analytics/records/catalog-metrics.js





/** A metric of the catalog (INTERFACE.md, endpoint 5). Its further members are not shown there and stay unread. */
const catalogMetricSchema = (0,nesting/* shallow */.x)((0,members/* record */.g1)({
    name: members/* text */.Qq,
    label: members/* text */.Qq,
    tableName: members/* text */.Qq,
    tableLabel: members/* text */.Qq,
    // API-FACTS, Catalog metrics: it can be absent.
    tags: members/* textList */.gC.optional(),
    categories: (0,deciding_members/* listOf */.c3)(schemas/* unknown */.L5J()),
}));
/**
 * Reads a page of the catalog's metrics.
 *
 * @throws MalformedDocumentError where the envelope does not have its documented shape
 */
function parseCatalogMetrics(document) {
    return readListing(catalogMetricSchema, document);
}

;// CONCATENATED MODULE: ./build/analytics/records/compiled-query.js





const compiled_query_status = schemas/* literal */.euz('ok', '"ok"');
/** The SQL of a metric query (INTERFACE.md, endpoint 3; the optional members as in API-FACTS). */
const compiledQuerySchema = (0,nesting/* shallow */.x)((0,members/* record */.g1)({
    query: members/* text */.Qq,
    pivotQuery: members/* text */.Qq.nullish(),
    parameterReferences: members/* textList */.gC.nullish(),
    /** Where there are any the query is broken, although the answer is a success. */
    compilationErrors: members/* textList */.gC.nullish(),
}));
const compiled_query_envelopeSchema = (0,members/* record */.g1)({ status: compiled_query_status, results: compiledQuerySchema });
/** As servers answered until mid-2025 (API-FACTS, compileQuery). */
const compiled_query_bareEnvelopeSchema = (0,members/* record */.g1)({ status: compiled_query_status, results: members/* text */.Qq });
/**
 * Reads the answer to a compilation.
 *
 * @throws MalformedDocumentError where it holds no SQL
 */
function parseCompiledQuery(document) {
    if ((0,is_object/* isObject */.G)(document) && typeof document['results'] === 'string') {
        return { query: readAnswer(compiled_query_bareEnvelopeSchema, document).results };
    }
    return readAnswer(compiled_query_envelopeSchema, document).results;
}

// EXTERNAL MODULE: ./build/analytics/records/history-counts.js
var history_counts = __webpack_require__(1907);
// EXTERNAL MODULE: ./build/analytics/records/enumerations.js
var enumerations = __webpack_require__(5948);
;// CONCATENATED MODULE: ./build/analytics/records/history-item.js




/**
 * One run of a query (INTERFACE.md, Query history list item).
 *
 * Strict about the item's own members: all of them are always present, and one of another type makes the row
 * unreadable. Nothing is asked of the two records that it echoes but to be records: they hold whatever was once sent,
 * and the run can be reported without them. `readMetricQuery` and `readRequest` read of them what can be read, where it
 * is told.
 */
const historyItemSchema = (0,nesting/* shallow */.x)((0,members/* record */.g1)({
    queryUuid: members/* text */.Qq,
    // Points in time stay text: whoever calculates with one parses it, and a bad one costs that sum alone.
    createdAt: members/* text */.Qq,
    projectUuid: members/* textOrNull */.ef,
    context: (0,members/* openEnumeration */.SY)(enumerations/* QUERY_EXECUTION_CONTEXTS */.fq),
    trigger: (0,members/* openEnumeration */.SY)(enumerations/* QUERY_TRIGGERS */.f1),
    language: (0,members/* openEnumeration */.SY)(enumerations/* QUERY_LANGUAGES */.X_),
    status: (0,members/* openEnumeration */.SY)(enumerations/* QUERY_HISTORY_STATUSES */.PG),
    title: members/* text */.Qq,
    subline: members/* text */.Qq,
    error: members/* textOrNull */.ef,
    exploreName: members/* textOrNull */.ef,
    metricQuery: schemas/* union */.KCZ([members/* rawRecord */._c, schemas/* null */.chJ()], 'an object or null'),
    requestParameters: members/* rawRecord */._c,
    chartUuid: members/* textOrNull */.ef,
    chartName: members/* textOrNull */.ef,
    savedSqlUuid: members/* textOrNull */.ef,
    dashboardUuid: members/* textOrNull */.ef,
    dashboardName: members/* textOrNull */.ef,
    compiledSql: members/* text */.Qq,
    totalRowCount: members/* finiteNumberOrNull */.HK,
    warehouseExecutionTimeMs: members/* finiteNumberOrNull */.HK,
    cacheHit: members/* flag */.Jt,
    resultsExpiresAt: members/* textOrNull */.ef,
    processingStartedAt: members/* textOrNull */.ef,
    resultsUpdatedAt: members/* textOrNull */.ef,
    erroredAt: members/* textOrNull */.ef,
}));

;// CONCATENATED MODULE: ./build/analytics/records/history-page.js







const history_page_envelopeSchema = (0,members/* record */.g1)({
    status: schemas/* literal */.euz('ok', '"ok"'),
    // A count of pages that cannot be read must not cost the counts of runs: it is as good as none.
    results: (0,members/* record */.g1)({ data: rawRows, counts: history_counts/* historyCountsSchema */.k, pagination: paginationSchema.nullish().catch(null) }),
});
/**
 * Reads a page of the query history (INTERFACE.md, Success envelope of the history list; API-FACTS, Rules for the
 * client): a row that cannot be read is named, and the page goes on.
 *
 * @param document what `JSON.parse` made of the answer
 * @throws MalformedDocumentError where the envelope or the counts do not have their documented shape
 */
function parseHistoryPage(document) {
    const { data, counts, pagination } = readAnswer(history_page_envelopeSchema, document).results;
    return { ...readRows(historyItemSchema, data), counts, pagination: pagination ?? null };
}

;// CONCATENATED MODULE: ./build/analytics/records/saved-chart.js




/**
 * A saved chart (INTERFACE.md, endpoint 2). Its metric query goes back to the server as it came, and the server is the
 * better judge of it: asked is only what the next request needs.
 */
const savedChartSchema = (0,nesting/* shallow */.x)((0,members/* record */.g1)({
    metricQuery: (0,members/* record */.g1)({ exploreName: members/* text */.Qq }),
    // Not in the document; API-FACTS, Saved chart.
    uuid: members/* text */.Qq.nullish(),
    name: members/* text */.Qq.nullish(),
    projectUuid: members/* text */.Qq.nullish(),
    updatedAt: members/* text */.Qq.nullish(),
    // Other queries whose results are joined with those of its own.
    merge: schemas/* unknown */.L5J().optional(),
    // How its results are pivoted, which the compilation of its query knows nothing of.
    pivotConfig: schemas/* unknown */.L5J().optional(),
    // The values for the chart's parameters stand beside its query; a faithful compilation sends them along.
    parameters: members/* rawRecord */._c.nullish(),
}));
const saved_chart_envelopeSchema = (0,members/* record */.g1)({ status: schemas/* literal */.euz('ok', '"ok"'), results: savedChartSchema });
/**
 * Reads a saved chart.
 *
 * @throws MalformedDocumentError where the answer does not hold one
 */
function parseSavedChart(document) {
    return readAnswer(saved_chart_envelopeSchema, document).results;
}

;// CONCATENATED MODULE: ./build/analytics/records/users.js





/**
 * A user of the organization (INTERFACE.md, endpoint 4). The document promises a name, an e-mail, a role and groups but
 * names no member; these are the names of API-FACTS, and so none of them has to be there.
 */
const organizationUserSchema = (0,nesting/* shallow */.x)((0,members/* record */.g1)({
    userUuid: members/* text */.Qq.nullish(),
    firstName: members/* text */.Qq.nullish(),
    lastName: members/* text */.Qq.nullish(),
    email: members/* text */.Qq.nullish(),
    role: (0,members/* openEnumeration */.SY)(enumerations/* ORGANIZATION_ROLES */.oF).nullish(),
    isActive: members/* flag */.Jt.nullish(),
    isPending: members/* flag */.Jt.nullish(),
    isInviteExpired: members/* flag */.Jt.nullish(),
    // Only where the request asks for them.
    groups: (0,deciding_members/* listOf */.c3)((0,members/* record */.g1)({ name: members/* text */.Qq, uuid: members/* text */.Qq.nullish() })).nullish(),
}));
/**
 * Reads the users of the organization.
 *
 * @throws MalformedDocumentError where the envelope does not have its documented shape
 */
function parseOrganizationUsers(document) {
    return readListing(organizationUserSchema, document);
}

// EXTERNAL MODULE: ./build/analytics/secret.js
var secret = __webpack_require__(7959);
;// CONCATENATED MODULE: ./build/analytics/standing-refusal.js
/**
 * A refusal that stands for every request of its kind: what was refused once is not sent again, and requests that are on
 * their way end.
 */
class StandingRefusal {
    #controller = new AbortController();
    #error = null;
    /** Aborted with the refusal. */
    get signal() {
        return this.#controller.signal;
    }
    /** Null until there is one. */
    get error() {
        return this.#error;
    }
    /** The first one stands. */
    stand(error) {
        this.#error ??= error;
        this.#controller.abort();
    }
}

;// CONCATENATED MODULE: ./build/analytics/client.js
















/** The groups of a user come only where the request says how many (API-FACTS, Users); the maker's own script asks for these. */
const MOST_GROUPS = '10000';
/** Of a request, for messages: ids and texts to search for come from users and from the service itself. Characters. */
const client_LONGEST_NAME = 200;
/** A version as the service gives it; whatever else an ingress puts into the header is none. */
const VERSION = /^[\w.+-]{1,64}$/;
/**
 * Asks the analytics service (INTERFACE.md, endpoints 1 to 5; API-FACTS, Rules for the client). Some requests go out at a
 * time, each bounded in bytes and time, and repeated where that may help; none of them changes anything. Close it in the
 * end.
 *
 * Every method throws an AnalyticsError and nothing else.
 */
class AnalyticsClient {
    #session;
    #deadline;
    /** Of the token: nothing else is asked after it. */
    #tokenRefusal = new StandingRefusal();
    /** Of the history to this account, be it switched off: everything else may still be asked. */
    #historyRefusal = new StandingRefusal();
    #prefix;
    #hide;
    #serverVersion = null;
    /** @throws AnalyticsError for an address or a token that cannot be used */
    constructor({ baseUrl, token, userAgent, limits = analytics_limits/* ANALYTICS_LIMITS */.yw, signal }) {
        const { origin, prefix } = (0,address/* parseBaseUrl */.Q)(baseUrl);
        const authorization = authorizationWith(token);
        this.#session = new ApiSession({ origin, authorization, userAgent, limits, mostBytes: analytics_limits/* MOST_ANSWER_BYTES */.rp });
        this.#deadline = signal;
        this.#prefix = prefix;
        this.#hide = (0,secret/* secretHider */.T)(token);
    }
    /** What the service said in its last answer about its version; null where that, or every answer so far, said nothing. */
    get serverVersion() {
        return this.#serverVersion;
    }
    /** Whether the service has refused the token, so that nothing can be asked any more. */
    get isTokenRefused() {
        return this.#tokenRefusal.error !== null;
    }
    /** The runs of the token's own account, and how many there are. */
    async queryHistory(projectUuid, filters, { rows, fromEnd = false, onCounts = () => undefined }) {
        const path = `/api/v2/projects/${(0,address/* pathSegment */.p)('project id', projectUuid)}/query/history`;
        const { first, ...read } = await readPages({
            readPage: async (page, pageSize) => {
                const request = `${path}${queryOf({ page, pageSize, ...filters })}`;
                const question = this.#asking('GET', request, 'check the project id', true);
                const answer = await this.#ask(question, request, null, parseHistoryPage);
                if (page === 1)
                    onCounts(answer.counts);
                return answer;
            },
            rows,
            fromEnd,
            nameOf: ({ queryUuid }) => queryUuid,
            wholeWithoutPages: false,
        });
        return { ...this.#withoutToken(read), counts: first.counts };
    }
    async savedChart(chartUuid) {
        const path = `/api/v1/saved/${(0,address/* pathSegment */.p)('chart id', chartUuid)}`;
        const question = this.#asking('GET', path, 'check the chart id: it may be deleted, or the chart of an SQL query');
        return await this.#ask(question, path, null, parseSavedChart);
    }
    /**
     * The SQL of a metric query. The service does not run it.
     *
     * @param body a MetricQuery, with the members beside it that the service takes (API-FACTS, Saved chart, compileQuery)
     */
    async compileQuery(projectUuid, exploreName, body) {
        const project = (0,address/* pathSegment */.p)('project id', projectUuid);
        const explore = (0,address/* pathSegment */.p)('explore name', exploreName);
        const path = `/api/v1/projects/${project}/explores/${explore}/compileQuery`;
        const question = this.#asking('POST', path, 'check the project id and the explore');
        return await this.#ask(question, path, JSON.stringify(body), parseCompiledQuery);
    }
    /**
     * The users of the organization, as far as the token's account may see them.
     *
     * @param groups whether to ask for the groups of each
     */
    async organizationUsers({ groups = false, rows = Number.POSITIVE_INFINITY, } = {}) {
        const includeGroups = groups ? MOST_GROUPS : undefined;
        const { first: _, ...read } = await readPages({
            readPage: (page, pageSize) => {
                const request = `/api/v1/org/users${queryOf({ includeGroups, page, pageSize })}`;
                return this.#ask(this.#asking('GET', request, 'check base-url'), request, null, parseOrganizationUsers);
            },
            rows,
            nameOf: ({ userUuid }) => userUuid ?? null,
            // By the document the endpoint knows no pages, and returns all users.
            wholeWithoutPages: true,
        });
        return this.#withoutToken(read);
    }
    /**
     * The metrics of the project's catalog, by label.
     *
     * @param tags metrics with any of them are wanted; all metrics where there are none
     */
    async catalogMetrics(projectUuid, { tags = [], rows = Number.POSITIVE_INFINITY, } = {}) {
        const project = (0,address/* pathSegment */.p)('project id', projectUuid);
        const path = `/api/v2/projects/${project}/dataCatalog/metrics-with-time-dimensions`;
        const { first: _, ...read } = await readPages({
            readPage: (page, pageSize) => {
                // Without a sort they come in no order, and pages of that would overlap.
                const request = `${path}${queryOf({ page, pageSize, sort: 'label', order: 'asc', tags })}`;
                return this.#ask(this.#asking('GET', request, 'check the project id'), request, null, parseCatalogMetrics);
            },
            rows,
            nameOf: ({ tableName, name }) => JSON.stringify([tableName, name]),
            wholeWithoutPages: false,
        });
        return this.#withoutToken(read);
    }
    /** Closes all connections. */
    close() {
        this.#session.close();
    }
    #asking(method, path, absent, isHistory = false) {
        return { name: (0,one_line/* oneLine */.T)(`${method} ${this.#prefix}${path}`, client_LONGEST_NAME), absent, isHistory };
    }
    async #ask(question, path, body, parse) {
        const refusals = question.isHistory ? [this.#tokenRefusal, this.#historyRefusal] : [this.#tokenRefusal];
        const refuseAgain = () => {
            for (const { error } of refusals)
                if (error !== null)
                    throw error;
        };
        refuseAgain();
        try {
            const method = body === null ? 'GET' : 'POST';
            const ends = refusals.map(({ signal }) => signal);
            const signal = AbortSignal.any(this.#deadline === undefined ? ends : [...ends, this.#deadline]);
            const answer = await this.#session.ask({ method, path: `${this.#prefix}${path}`, body }, signal);
            const version = answer.headers['lightdash-version'];
            this.#serverVersion = typeof version === 'string' && VERSION.test(version) ? this.#hide(version) : null;
            return parse(readDocument(answer, question));
        }
        catch (error) {
            // What was on its way ended with the refusal, and says nothing of its own.
            refuseAgain();
            const failure = failureOf(error, question, this.#hide, this.#deadline?.aborted === true);
            if (failure instanceof analytics_error/* AnalyticsError */.N)
                this.#standBy(failure, question);
            throw failure;
        }
    }
    /** Which refusals no other request would escape. */
    #standBy(failure, { isHistory }) {
        const { kind } = failure;
        if (kind === 'authentication')
            this.#tokenRefusal.stand(failure);
        else if (isHistory && (kind === 'forbidden' || kind === 'feature-off'))
            this.#historyRefusal.stand(failure);
    }
    /** What is wrong with a row quotes it, and so whatever a server echoes into it. */
    #withoutToken(read) {
        return { ...read, unreadable: read.unreadable.map((row) => ({ ...row, problem: this.#hide(row.problem) })) };
    }
}
/** With its question mark; a list is repeated by its values, and what is left out or empty asks for nothing. */
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


/***/ }),

/***/ 2236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ pointInTime)
/* harmony export */ });
const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i;
/** Milliseconds since 1970 of a date-time by ISO 8601 with its zone; null for any other text, and for a day that is none. */
function pointInTime(text) {
    const [isDateTime, year, month, day] = DATE_TIME.exec(text) ?? [];
    if (isDateTime === undefined)
        return null;
    const time = Date.parse(text);
    // The 30th of February would be read as a day in March.
    const isDay = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
    return Number.isNaN(time) || !isDay ? null : time;
}


/***/ }),

/***/ 3222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ SQL_EXPLORE)
/* harmony export */ });
/** What the server calls the explore of a run of SQL, which is none (API-FACTS, Things the document does not say 6). */
const SQL_EXPLORE = 'sql_query_explorer';


/***/ }),

/***/ 7267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ll: () => (/* binding */ MOST_PAGES),
/* harmony export */   rp: () => (/* binding */ MOST_ANSWER_BYTES),
/* harmony export */   ui: () => (/* binding */ MOST_ROWS_A_PAGE),
/* harmony export */   yw: () => (/* binding */ ANALYTICS_LIMITS)
/* harmony export */ });
/* harmony import */ var _net_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2606);

/** Bounds on one request to the service (API-FACTS, Rules for the client). */
const ANALYTICS_LIMITS = {
    ..._net_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .FETCH_LIMITS */ .k,
    // To compile, the service connects to its warehouse, which may have to be woken.
    idleMs: 30_000,
    totalMs: 90_000,
    // An ingress that turns requests away asks for up to half a minute.
    longestRetryAfterMs: 30_000,
    mostAttempts: 4,
    mostAtOnce: 4,
};
/** A page of a hundred rows, each with the SQL of its run, takes a few hundred kB. */
const MOST_ANSWER_BYTES = 32_000_000;
/** More rows than these no server gives at a time (INTERFACE.md, Limits). */
const MOST_ROWS_A_PAGE = 100;
/** However many pages a server claims to have: ten thousand rows at a hundred a page. */
const MOST_PAGES = 100;


/***/ }),

/***/ 7374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
// White space, control characters, and characters that hide or turn around what follows them.
const BLANK = /[\s\p{Cc}\p{Cf}]+/gu;
/** A text from outside as one line of at most `most` characters; hostile until escaped. */
function oneLine(text, most) {
    // Cut before as well: nobody needs all of a megabyte made into one line.
    const line = text
        .slice(0, most * 4)
        .replace(BLANK, ' ')
        .trim();
    const characters = [...line];
    return characters.length <= most ? line : `${characters.slice(0, most).join('')}…`;
}


/***/ }),

/***/ 5948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CP: () => (/* binding */ QUERY_HISTORY_WINDOWS),
/* harmony export */   PG: () => (/* binding */ QUERY_HISTORY_STATUSES),
/* harmony export */   X_: () => (/* binding */ QUERY_LANGUAGES),
/* harmony export */   f1: () => (/* binding */ QUERY_TRIGGERS),
/* harmony export */   fq: () => (/* binding */ QUERY_EXECUTION_CONTEXTS),
/* harmony export */   oF: () => (/* binding */ ORGANIZATION_ROLES)
/* harmony export */ });
/* unused harmony export QUERY_HISTORY_SORTS */
/*
 * The values that are known of each enumeration (INTERFACE.md, Enumerations; of ORGANIZATION_ROLES API-FACTS,
 * What "not shown" is in practice). They serve display and requests; in answers every enumeration is open.
 */
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
/** From the nearest to the farthest; they are disjoint. */
const QUERY_HISTORY_WINDOWS = ['lastFewMinutes', 'lastHour', 'last24Hours', 'last7Days', 'last30Days'];
const QUERY_HISTORY_SORTS = (/* unused pure expression or super */ null && (['createdAt', 'runtime']));
const QUERY_EXECUTION_CONTEXTS = [
    'dashboardView',
    'autorefreshedDashboard',
    'exploreView',
    'filterAutocomplete',
    'chartView',
    'chartHistory',
    'sqlChartView',
    'sqlRunner',
    'viewUnderlyingData',
    'alert',
    'scheduledDelivery',
    'csvDownload',
    'gsheets',
    'scheduledGsheetsChart',
    'scheduledGsheetsDashboard',
    'scheduledGsheetsSqlChart',
    'scheduledChart',
    'scheduledDashboard',
    'calculateTotal',
    'calculateSubtotal',
    'embed',
    'ai',
    'mcp.run_metric_query',
    'mcp.run_sql',
    'mcp.search_field_values',
    'api',
    'cli',
    'metricsExplorer',
    'preAggregateMaterialization',
    'composeSqlRunner',
    'multiSourceQuery',
    'dataAppSample',
];
const ORGANIZATION_ROLES = ['member', 'viewer', 'interactive_viewer', 'editor', 'developer', 'admin'];


/***/ }),

/***/ 1907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ unknownNumbers),
/* harmony export */   k: () => (/* binding */ historyCountsSchema)
/* harmony export */ });
/* harmony import */ var _members_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8745);
/* harmony import */ var _nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4268);


/** A service of the future counts a few things more; one that counts thousands means harm. */
const MOST_UNKNOWN = 20;
/** Characters. */
const LONGEST_NAME = 80;
/**
 * How many runs there are, per trigger and per window (INTERFACE.md, Query history counts). The numbers are the
 * server's own and need not add up (API-FACTS, History endpoint).
 */
const historyCountsSchema = (0,_nesting_js__WEBPACK_IMPORTED_MODULE_1__/* .shallow */ .x)((0,_members_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({
    total: _members_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM,
    warehouseTimeMsLast7Days: _members_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM,
    windows: (0,_members_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({
        lastFewMinutes: _members_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM,
        lastHour: _members_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM,
        last24Hours: _members_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM,
        last7Days: _members_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM,
        last30Days: _members_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM,
    }),
    triggers: (0,_members_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ interactive: _members_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM, apps: _members_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM, scheduled: _members_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteNumber */ .vM }),
}));
/**
 * The numbers among counts that no document names, such as those of a new trigger: they are shown as they are.
 *
 * @param known names of the others
 * @returns by name, which is hostile until escaped
 */
function unknownNumbers(counts, known) {
    const isUnknown = (entry) => {
        const [name, value] = entry;
        return typeof value === 'number' && !known.includes(name) && name.length <= LONGEST_NAME;
    };
    return Object.fromEntries(Object.entries(counts).filter(isUnknown).slice(0, MOST_UNKNOWN));
}


/***/ }),

/***/ 8745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ mapOf),
/* harmony export */   HK: () => (/* binding */ finiteNumberOrNull),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   SY: () => (/* binding */ openEnumeration),
/* harmony export */   _c: () => (/* binding */ rawRecord),
/* harmony export */   ef: () => (/* binding */ textOrNull),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   gC: () => (/* binding */ textList),
/* harmony export */   vM: () => (/* binding */ finiteNumber)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _release_safety_deciding_members_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1258);
/* harmony import */ var _release_safety_is_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6047);



/*
 * The kinds of members that the records of INTERFACE.md are made of (API-FACTS, Rules for the client). The text of a
 * schema is what a member that is not of its kind was expected to be.
 */
const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP('a string');
const textOrNull = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP('a string or null').nullable();
const textList = (0,_release_safety_deciding_members_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(text);
/** Finite, because JSON knows no other number: `1e999` is read as Infinity and could not be written again. */
const finiteNumber = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig('a number');
const finiteNumberOrNull = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig('a number or null').nullable();
const flag = zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY('true or false');
/** Records beyond this many members are meant to exhaust whoever reads them. */
const MOST_MEMBERS = 10_000;
function isRecord(value) {
    return (0,_release_safety_is_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(value) && !Array.isArray(value);
}
/** A record whose members decide nothing here: kept as the very object that came. */
const rawRecord = zod__WEBPACK_IMPORTED_MODULE_1__/* .custom */ .IeY(isRecord, 'an object');
/** A record with named members. It may have others, which are kept: the service only ever adds. */
function record(shape) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3(shape, 'an object');
}
/** A record whose names of members are data, such as field ids. */
function mapOf(value) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .custom */ .IeY((found) => isRecord(found) && Object.keys(found).length <= MOST_MEMBERS, 'an object of reasonable size')
        .pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), value, 'an object'));
}
/**
 * A member of an enumeration that grows. The known values serve whoever writes code or displays; any other text is
 * read as well, for a value of the future must not make a record unreadable.
 */
function openEnumeration(_known) {
    return text;
}


/***/ }),

/***/ 4268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ shallow)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
/* harmony import */ var _release_safety_is_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6047);


/**
 * Levels of objects and arrays within one record. A merge of metric queries takes a dozen before its filters begin,
 * and a filter group within a group two more each: forty groups deep is nobody's dashboard.
 */
const MOST_LEVELS = 100;
/**
 * A record that is not nested too deeply for whoever walks it by calling itself: a schema of filter groups, and
 * `JSON.stringify` over the members that are kept unread. `JSON.parse` has no such limit of its own.
 */
function shallow(schema) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY(isShallow, `at most ${MOST_LEVELS} levels of nesting`).pipe(schema);
}
/** Level by level, not by calling itself. */
function isShallow(value) {
    let level = [value].filter(_release_safety_is_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G);
    for (let levels = 0; level.length > 0; levels += 1) {
        if (levels === MOST_LEVELS)
            return false;
        level = level.flatMap((container) => Object.values(container).filter(_release_safety_is_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G));
    }
    return true;
}


/***/ }),

/***/ 1179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ requestVariantOf),
/* harmony export */   fW: () => (/* binding */ readMetricQuery),
/* harmony export */   "in": () => (/* binding */ readRequest)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _release_safety_deciding_members_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1258);
/* harmony import */ var _release_safety_is_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6047);
/* harmony import */ var _members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8745);




/**
 * The variant of a request. It carries no tag: like the server, this goes by the members that it has, in the server's
 * order (API-FACTS, Request records), and not by what they hold.
 */
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
/** A merge of metric queries alone is a metric-sourced one; both variants allow it. */
function joinsResults(mergeQuery) {
    if (!(0,_release_safety_is_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(mergeQuery) || !Array.isArray(mergeQuery['sources']))
        return false;
    return mergeQuery['sources'].some((source) => (0,_release_safety_is_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(source) && !Object.hasOwn(source, 'metricQuery'));
}
/** A member that is told where it can be read: what a record echoes may have any shape of the future. */
function told(schema) {
    return schema.optional().catch(undefined);
}
/** What is told of a metric query (INTERFACE.md, MetricQuery). */
const metricQuerySchema = (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({
    exploreName: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    dimensions: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .textList */ .gC),
    metrics: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .textList */ .gC),
    filters: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .rawRecord */ ._c),
    limit: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .finiteNumber */ .vM),
    timezone: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
});
/** What is told of a request, whatever its variant (INTERFACE.md, Execute request parameters and Related records). */
const requestSchema = (0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({
    query: told(metricQuerySchema),
    mergeQuery: told((0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({
        joinType: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
        limit: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .finiteNumber */ .vM),
        sources: told((0,_release_safety_deciding_members_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({ metricQuery: told(metricQuerySchema), queryUuid: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) }))),
    })),
    sql: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    references: told((0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .mapOf */ .A7)(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)),
    versionUuid: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    tileUuid: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    savedSqlUuid: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    slug: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    underlyingDataSourceQueryUuid: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    underlyingDataItemId: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    search: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    fieldId: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    table: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    filters: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .rawRecord */ ._c),
    dashboardFilters: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .rawRecord */ ._c),
    limit: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .finiteNumberOrNull */ .HK),
    dateZoom: told((0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({ granularity: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq) })),
    pivotConfiguration: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .rawRecord */ ._c),
    pivotResults: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt),
    parameters: told((0,_members_js__WEBPACK_IMPORTED_MODULE_1__/* .mapOf */ .A7)(zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([_members_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, _members_js__WEBPACK_IMPORTED_MODULE_1__/* .finiteNumber */ .vM, _members_js__WEBPACK_IMPORTED_MODULE_1__/* .textList */ .gC, (0,_release_safety_deciding_members_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .finiteNumber */ .vM)]))),
    usePreAggregateCache: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt),
    invalidateCache: told(_members_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt),
});
/** Reads what a history item echoes of its request, as far as its shape is known. Texts are hostile until escaped. */
function readRequest(parameters) {
    return requestSchema.parse(parameters);
}
/** Reads the metric query of a history item, as far as its shape is known. Texts are hostile until escaped. */
function readMetricQuery(metricQuery) {
    return metricQuerySchema.parse(metricQuery);
}


/***/ }),

/***/ 7959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ secretHider)
/* harmony export */ });
/** So many characters of a secret are a part of it; fewer are found in any text. */
const FEWEST_CHARACTERS = 8;
const HIDDEN = '***';
/**
 * Takes a secret out of texts. A text that quotes a server which echoes the secret may have been cut in the middle of
 * it, and the name of a host is in lower case: so every part of it that is no accident goes, in either case.
 *
 * @returns the same text with `***` in the place of every part of the secret
 */
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
/** Of ASCII alone: some other characters would change the length. */
function lowerCase(text) {
    return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
function partsOf(text, length) {
    return Array.from({ length: text.length - length + 1 }, (_, start) => text.slice(start, start + length));
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

/***/ 7902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ Places)
/* harmony export */ });
/** Lets some work run at the same time and the rest wait, whoever waits the longest being next. */
class Places {
    #free;
    #waiting = [];
    constructor(most) {
        this.#free = most;
    }
    /** Runs the work as soon as there is a place for it. */
    async run(work) {
        if (this.#free > 0)
            this.#free -= 1;
        else
            await new Promise((resolve) => this.#waiting.push(resolve));
        try {
            return await work();
        }
        finally {
            const next = this.#waiting.shift();
            if (next === undefined)
                this.#free += 1;
            else
                next();
        }
    }
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

/***/ 1258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ verdictSchema),
/* harmony export */   G0: () => (/* binding */ versionSchema),
/* harmony export */   Kk: () => (/* binding */ versionOrNullSchema),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   fy: () => (/* binding */ versionsSchema),
/* harmony export */   yu: () => (/* binding */ booleanSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _demands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);


/** A list of explanations, each item by its own schema. */
function listOf(item) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .custom */ .IeY((value) => Array.isArray(value) && value.length <= _demands_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ITEMS */ .x_, 'a list of reasonable length')
        .pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item));
}
const schemaOf = ({ isMet, expected }) => zod__WEBPACK_IMPORTED_MODULE_1__/* .custom */ .IeY(isMet, expected);
/* The members that decide, for documents with a schema of their own. */
const versionSchema = schemaOf(_demands_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION */ .xv);
const versionOrNullSchema = schemaOf(_demands_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION_OR_NULL */ .Zh);
const verdictSchema = schemaOf(_demands_js__WEBPACK_IMPORTED_MODULE_0__/* .VERDICT */ .y3);
const versionsSchema = schemaOf(_demands_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSIONS */ .S8);
const booleanSchema = schemaOf(_demands_js__WEBPACK_IMPORTED_MODULE_0__/* .BOOLEAN */ .Jx);


/***/ }),

/***/ 5999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ renderFailurePage)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6082);

/** More lines are of no use to anybody. */
const MOST_LINES = 25;
/**
 * The job summary of a companion that could not ask its question at all.
 *
 * @param title our own words, such as `Query history: it could not be asked for`
 * @param message a line for each thing that is wrong
 */
function renderFailurePage(title, message) {
    const lines = message
        .split('\n')
        .slice(0, MOST_LINES)
        .map((line) => `- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForMarkdown */ .$O)(line)}`);
    return `## ❓ ${title}\n\n${lines.join('\n')}\n`;
}


/***/ }),

/***/ 9223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ listParagraphs),
/* harmony export */   JM: () => (/* binding */ listUpTo),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   fu: () => (/* binding */ itemsUpTo)
/* harmony export */ });
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(366);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8472);


/** So many items are open; the others are folded. */
const MOST_OPEN = 5;
/**
 * The first items of a list, and how many there are besides.
 *
 * @param items lines of Markdown
 * @param noun what an item is
 */
function itemsUpTo(items, { rows }, noun) {
    const shown = items.slice(0, rows).map((item) => `- ${item}`);
    return [...shown, ...(0,_page_js__WEBPACK_IMPORTED_MODULE_0__/* .beyond */ .wQ)(items.length, shown.length, noun)];
}
/** As {@link itemsUpTo}; behind a few that are open the others are folded. */
function listParagraphs(items, { rows }, noun) {
    const shown = items.slice(0, rows);
    const rest = shown.slice(MOST_OPEN);
    return [
        ...itemsUpTo(shown.slice(0, MOST_OPEN), { rows }, noun),
        ...(rest.length === 0 ? [] : folded((0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .N4)(rest.length, `more ${noun}`), itemsUpTo(rest, { rows }, noun))),
        ...(0,_page_js__WEBPACK_IMPORTED_MODULE_0__/* .beyond */ .wQ)(items.length, shown.length, noun),
    ];
}
/**
 * Paragraphs behind a title that opens them.
 *
 * @param title one line of HTML
 */
function folded(title, paragraphs) {
    return [`<details><summary>${title}</summary>`, ...paragraphs, '</details>'];
}
/** Name and tail of a list that may be long: `a, b and 12 more`. */
function listUpTo(names, most) {
    const shown = names.slice(0, most).join(', ');
    return names.length > most ? `${shown} and ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .numeral */ .Dx)(names.length - most)} more` : shown;
}


/***/ }),

/***/ 8472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ numeral),
/* harmony export */   Et: () => (/* binding */ momentOf),
/* harmony export */   Gy: () => (/* binding */ shortMomentOf),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Rb: () => (/* binding */ barOf),
/* harmony export */   cf: () => (/* binding */ durationOf),
/* harmony export */   pR: () => (/* binding */ percentOf)
/* harmony export */ });
/** The units that a span of time is told in, the largest first. Milliseconds. */
const UNITS = [
    { word: 'd', ms: 86_400_000 },
    { word: 'h', ms: 3_600_000 },
    { word: 'min', ms: 60_000 },
    { word: 's', ms: 1_000 },
];
/** Longer bars would make a table wider than a phone. */
const LONGEST_BAR = 10;
/** A count of the service's own: `4,947`. It may be anything that JSON calls a number. */
function numeral(count) {
    if (Math.abs(count) > Number.MAX_SAFE_INTEGER)
        return count.toExponential(2);
    return count.toLocaleString('en', { maximumFractionDigits: 1 });
}
/** `1 run`, `4,947 runs`. */
function tally(count, noun) {
    return `${numeral(count)} ${noun}${count === 1 ? '' : 's'}`;
}
/** A span of time in the two largest units that it has: `3 h 12 min`, `4.2 s`, `850 ms`. */
function durationOf(ms) {
    if (!(ms >= 1_000))
        return `${numeral(Math.round(ms))} ms`;
    if (ms < 59_950)
        return `${(ms / 1_000).toFixed(1).replace(/\.0$/, '')} s`;
    const whole = Math.round(ms / 1_000) * 1_000;
    const largest = UNITS.findIndex((unit) => whole >= unit.ms);
    const [unit, next] = [UNITS[largest], UNITS[largest + 1]];
    if (unit === undefined || next === undefined)
        return `${numeral(whole / 1_000)} s`;
    // Rounded in the smaller unit, which may fill up the larger one.
    const parts = Math.round(whole / next.ms);
    const [count, rest] = [Math.floor(parts / (unit.ms / next.ms)), parts % (unit.ms / next.ms)];
    const isWhole = rest === 0 || !Number.isSafeInteger(parts);
    return isWhole ? `${numeral(count)} ${unit.word}` : `${numeral(count)} ${unit.word} ${rest} ${next.word}`;
}
/** A share in per cent; of nothing there is none. */
function percentOf(part, whole) {
    return whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '–';
}
/** As long as the value is beside the largest one; something that is there at all is seen. */
function barOf(value, largest) {
    if (!(value > 0) || !(largest > 0))
        return '';
    return '▇'.repeat(Math.min(LONGEST_BAR, Math.max(1, Math.round(LONGEST_BAR * (value / largest)))));
}
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const POINT_IN_TIME = /^\d{4}-(\d{2})-(\d{2})T(\d{2}:\d{2}):\d{2}(\.\d+)?Z$/;
/** A moment by the clock of UTC, to the minute; whatever else stands there is quoted. */
function momentOf(date, quote) {
    return POINT_IN_TIME.test(date) ? `${date.slice(0, 10)} ${date.slice(11, 16)} UTC` : quote(date);
}
/** The same where UTC is said beside it: `15 Aug 11:59`, which no page breaks in two. */
function shortMomentOf(date, quote) {
    const [, month, day, time] = POINT_IN_TIME.exec(date) ?? [];
    const name = MONTHS[Number(month) - 1];
    return name === undefined ? quote(date) : `${Number(day)}&nbsp;${name}&nbsp;${time}`;
}


/***/ }),

/***/ 3004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ describeSource),
/* harmony export */   Fn: () => (/* binding */ describeUnread),
/* harmony export */   GO: () => (/* binding */ unheededFilters),
/* harmony export */   Nn: () => (/* binding */ WINDOW_SPANS),
/* harmony export */   To: () => (/* binding */ describeFilters),
/* harmony export */   XW: () => (/* binding */ describeLimit),
/* harmony export */   f4: () => (/* binding */ historyHeadline),
/* harmony export */   ol: () => (/* binding */ nameOfRun),
/* harmony export */   rm: () => (/* binding */ describeShare),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8472);

/**
 * What each window spans. The service names them after their far edge only, and its document gives no times: these are
 * those that servers were found to have (API-FACTS, History endpoint).
 */
const WINDOW_SPANS = {
    lastFewMinutes: 'the last 5 minutes',
    lastHour: '5 minutes to 1 hour ago',
    last24Hours: '1 to 24 hours ago',
    last7Days: '24 hours to 7 days ago',
    last30Days: '7 to 30 days ago',
};
const MARKS = { exceeded: '⛔', failed: '🟠', well: '✅', counted: '📊' };
/** What the counts are not narrowed by, although the runs of every list are (API-FACTS, Things the document does not say 1). */
const UNHEEDED_FILTERS = [
    { name: 'trigger', by: 'trigger' },
    { name: 'window', by: 'age' },
];
/** The filters of a report that its counts do not heed: the name of the input, and what it narrows the lists by. */
function unheededFilters({ filters }) {
    return UNHEEDED_FILTERS.filter(({ name }) => filters[name] !== undefined);
}
/**
 * The whole report in a few words. Failures are told of the runs that they are among: the service's total is of other
 * runs where a filter does not narrow it.
 *
 * @returns the words, and the mark that says how it stands
 */
function historyHeadline(report) {
    const { limits, failures } = report;
    const exceeded = limits.filter((limit) => limit.exceeded);
    const [worst] = exceeded;
    if (worst !== undefined) {
        const title = exceeded.length === 1 ? describeLimit(worst) : `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N4)(exceeded.length, 'limit')} are exceeded`;
        return { mark: MARKS.exceeded, title };
    }
    const failed = failures?.failed ?? null;
    const title = failed === null ? describeTotal(report) : describeFailed(failed, totalOf(report));
    if (report.unread.length > 0)
        return { mark: MARKS.failed, title: `${title}; not all lists were read` };
    if (failed === null)
        return { mark: MARKS.counted, title };
    return { mark: failed === 0 ? MARKS.well : MARKS.failed, title };
}
function describeTotal(report) {
    const total = totalOf(report);
    if (total !== null)
        return (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N4)(total, 'run');
    const unheeded = unheededFilters(report).map(({ by }) => by);
    return `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N4)(report.counts.total, 'run')}, not narrowed by ${unheeded.join(' or ')}`;
}
function describeFailed(failed, total) {
    if (total === null)
        return failed === 0 ? 'no run failed' : `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N4)(failed, 'run')} failed`;
    return `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N4)(total, 'run')}, ${failed === 0 ? 'none' : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)(failed)} failed`;
}
/** How many runs the filters let through; null where nobody has said so. */
function totalOf(report) {
    return unheededFilters(report).length === 0 ? report.counts.total : (report.newest?.share.total ?? null);
}
/** Whose runs these are, the one thing that a reader would get wrong; the server and the time of the counts. */
function describeSource({ service, generatedAt }, quote) {
    const { projectUuid, baseUrl, version } = service;
    const server = version === null ? 'a server that does not say its version' : `server version ${quote(version)}`;
    return `Runs of the account that owns this token, and of nobody else, in project ${quote(projectUuid)} at ${quote(baseUrl)}, ${server}; read ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .momentOf */ .Et)(generatedAt, quote)}.`;
}
/** What was left out by the user's own wish; empty where nothing was. */
function describeFilters({ filters }, quote) {
    const named = Object.entries(filters).map(([name, value]) => {
        const values = typeof value === 'string' ? [value] : value;
        return `${quote(name)}: ${values.map(quote).join(', ')}`;
    });
    return named.length === 0 ? '' : `Only runs with ${named.join('; ')}.`;
}
/** `12 runs failed (limit 5)`: what was found, and what was to be. */
function describeLimit({ name, limit, found }) {
    switch (name) {
        case 'max-failed':
            return `${found === null ? 'nobody knows how many runs' : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N4)(found, 'run')} failed (limit ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)(limit)})`;
        case 'max-failed-scheduled':
            return `${found === null ? 'nobody knows how many scheduled runs' : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N4)(found, 'scheduled run')} failed (limit ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)(limit)})`;
        case 'max-warehouse-ms':
            return `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .durationOf */ .cf)(found ?? 0)} of warehouse time in 7 days (limit ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .durationOf */ .cf)(limit)})`;
    }
}
const LIST_TITLES = {
    newest: 'newest runs',
    slowest: 'slowest runs',
    failed: 'failed runs',
    failedScheduled: 'failed scheduled runs',
    ended: 'expired and cancelled runs',
    unfinished: 'unfinished runs',
};
/** `The slowest runs were not read: ` and why, or how many were. */
function describeUnread({ list, read, total, problem }, { prose }) {
    const share = read === 0 ? 'were not read' : `were read in part (${describeShare({ read, total })})`;
    return `The ${LIST_TITLES[list]} ${share}: ${prose(problem)}`;
}
/** `100 of 4,947 read`. */
function describeShare({ read, total }) {
    return total === null ? `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)(read)} read` : `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)(read)} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .numeral */ .Dx)(total)} read`;
}
/** Whether that is all there is: where it is not, nothing can be said of the rest. */
function isWhole({ read, total }) {
    return total !== null && read >= total;
}
/** What was run: its title with its chart and its dashboard, or else with what tells it from others of that title. */
function nameOfRun({ title, subline, chartName, dashboardName }, quote) {
    const chart = chartName === null || chartName === title ? '' : ` (chart ${quote(chartName)})`;
    const isShared = chartName === null && dashboardName === null && subline.trim() !== '';
    const name = title === '' ? 'without a title' : quote(title);
    const dashboard = dashboardName === null ? '' : ` on ${quote(dashboardName)}`;
    return `${name}${isShared ? ` (${quote(subline)})` : chart}${dashboard}`;
}


/***/ }),

/***/ 366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ renderPage),
/* harmony export */   Dl: () => (/* binding */ DETAILS),
/* harmony export */   wQ: () => (/* binding */ beyond)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8712);

/** From all that anybody reads down to a sentence that says what there is. */
const DETAILS = [
    { rows: 50, lines: 20, deep: true },
    { rows: 10, lines: 3, deep: true },
    { rows: 3, lines: 0, deep: false },
];
/** Bytes. */
const ROOM_FOR_NOTE = 1_000;
/**
 * A page of Markdown within a budget. Where it does not fit, sections are told in less detail, the last ones first, and left
 * out whole only when all of them are as short as they can be; the page says so. Nothing is ever cut in the middle.
 *
 * @param sections the most important one first, which is never left out
 * @param most bytes of UTF-8
 * @param level of `DETAILS` to begin with
 */
function renderPage(sections, most, level = 0) {
    const parts = sections.map(({ name, render }) => ({ name, render, level, text: join(render(detailAt(level))) }));
    const shortened = new Set();
    let bytes = parts.reduce((sum, { text }) => sum + sizeOf(text), 0);
    // Once something is shortened there has to be room to say so.
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
    return `${join([...texts, ...shorteningNote(names)])}\n`;
}
/** What is said of rows that a table or a list leaves out. */
function beyond(total, shown, noun) {
    return total <= shown ? [] : [`…and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(total - shown, `more ${noun}`)}, all in the report file.`];
}
function shorteningNote(names) {
    if (names.length === 0)
        return [];
    return [
        `Shortened to fit this page: ${names.slice(0, 10).join(', ')}. The report file (\`report-path\`) has everything.`,
    ];
}
function detailAt(level) {
    return DETAILS[level];
}
function join(paragraphs) {
    return paragraphs.join('\n\n').replaceAll(/^(- .*)\n\n(?=- )/gm, '$1\n');
}
/** With the blank line behind it. */
function sizeOf(text) {
    return text === '' ? 0 : Buffer.byteLength(text) + 2;
}


/***/ })

};
