export const id = 6566;
export const ids = [6566];
export const modules = {

/***/ 40709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseMoment)
/* harmony export */ });
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
/**
 * The time of an ISO 8601 date-time with a zone, in milliseconds since 1970-01-01 UTC; null for any other text. Only the form that
 * ECMAScript defines is read: `+0200` and a lower-case `t` mean what an engine makes of them.
 */
function parseMoment(text) {
    const day = DATE_TIME.exec(text ?? '')?.[1];
    if (text === null || day === undefined)
        return null;
    const moment = Date.parse(text);
    // JavaScript rolls a day that does not exist into the next month: 30 February becomes 1 or 2 March.
    const midnight = Date.parse(`${day}T00:00:00Z`);
    const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
    return isDay && !Number.isNaN(moment) ? moment : null;
}


/***/ }),

/***/ 69851:
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
     * @param retryAfterMs the wait that the server asked for, in milliseconds; null if it asked for none
     * @param cause the error of the network
     */
    constructor(problem, message, retryable = false, retryAfterMs = null, cause) {
        super(message, { cause });
        this.problem = problem;
        this.retryable = retryable;
        this.retryAfterMs = retryAfterMs;
    }
}
/** What to do about a certificate that Node does not trust, by Node's error codes. */
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
/** The code and message of anything thrown by Node's own I/O, for a {@link FetchError} to carry. */
function describeCause(cause) {
    if (!(cause instanceof Error))
        return String(cause);
    const codes = codesOf(cause);
    const code = codes[0];
    const advice = Object.entries(CERTIFICATE_ADVICE).find(([, known]) => known.some((each) => codes.includes(each)))?.[0];
    // Newer versions of Node add advice that is no use on a runner and crowds out ours.
    const message = advice === undefined ? cause.message : cause.message.replace(/; if the root CA is .*/s, '');
    // A refused connection to a host with several addresses is an AggregateError without a message of its own.
    const parts = [code, message].filter((part) => part !== '' && !message.includes(`${part} `));
    return [parts.join(': '), ...(advice === undefined ? [] : [advice])].join('; ');
}
/** The code of an error, or empty, then those of the errors that it wraps: libraries keep the message but not the code. */
function codesOf(cause) {
    if (!(cause instanceof Error))
        return [];
    return ['code' in cause ? String(cause.code) : '', ...codesOf(cause.cause)];
}


/***/ }),

/***/ 96727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ HttpSession)
});

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/net/tool.js
var tool = __webpack_require__(48324);
;// CONCATENATED MODULE: ./build/net/connections.js


const PROXY_VARIABLES = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];
/** Kept-alive connections over http(s), through the proxies in the environment. */
class Connections {
    /** By origin, because an agent serves one protocol, and a tunnel one server. */
    #agents = new Map();
    /** Sends one request. Resolves as soon as the headers of the answer arrive. */
    async send(url, { method, headers, body }, signal) {
        const { Agent, request } = await (url.protocol === 'https:' ? Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 44708, 19)) : Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 37067, 19)));
        const library = PROXY_VARIABLES.some((name) => process.env[name]) ? await __webpack_require__.e(/* import() */ 4942).then(__webpack_require__.bind(__webpack_require__, 44942)) : null;
        // The library chooses: a tunnel through `https_proxy` unless `no_proxy` names the host. It sets no `maxSockets`, because a tunnel
        // loses a socket for good whenever a connection closes while a request waits for it.
        const newAgent = () => library === null
            ? new Agent({ keepAlive: true })
            : new library.HttpClient(tool/* USER_AGENT */._, [], { keepAlive: true }).getAgent(url.href);
        const agent = this.#agents.get(url.origin) ?? newAgent();
        this.#agents.set(url.origin, agent);
        // Of its own accord, Node says how long a body is for some methods only.
        const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
        const options = {
            ...(0,external_node_url_.urlToHttpOptions)(url),
            method,
            headers: { 'user-agent': tool/* USER_AGENT */._, ...headers, ...length },
            agent,
            signal,
        };
        return await new Promise((resolve, reject) => {
            request(options, resolve).on('error', reject).end(body);
        });
    }
    /** Closes all connections. */
    close() {
        // A tunnel's agent cannot be destroyed: its connections end with their answers.
        for (const agent of this.#agents.values())
            agent.destroy?.();
        this.#agents.clear();
    }
}

// EXTERNAL MODULE: ./build/net/fetch-error.js
var fetch_error = __webpack_require__(69851);
// EXTERNAL MODULE: ./build/net/response-body.js
var response_body = __webpack_require__(42018);
// EXTERNAL MODULE: ./build/net/retry.js
var retry = __webpack_require__(62426);
;// CONCATENATED MODULE: ./build/net/http-session.js




const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
/** The body of a redirect is read only to keep its connection alive. A longer one is not worth it. */
const MOST_REDIRECT_BYTES = 65_536;
/**
 * Sends requests over http(s): a few at a time, each limited in bytes and time, through the proxies in the environment. Close
 * it after use.
 */
class HttpSession {
    limits;
    subject;
    #connections = new Connections();
    #underWay = 0;
    #waiting = [];
    /** @param subject what is requested, for the message when the total time is used up */
    constructor(limits, subject) {
        this.limits = limits;
        this.subject = subject;
    }
    /**
     * Sends a request, with more attempts if they may help. It follows redirects, but with credentials none to another origin,
     * and never one from https to http.
     *
     * @param judge turns an answer into the result; a retryable FetchError leads to another attempt
     * @param signal ends the request early, for a deadline over many requests
     * @throws FetchError of the last attempt
     */
    async send(request, judge, signal) {
        if (this.#underWay < this.limits.mostAtOnce)
            this.#underWay += 1;
        else
            await new Promise((resolve) => this.#waiting.push(resolve));
        try {
            const endsAt = performance.now() + this.limits.totalMs;
            return await (0,retry/* retry */.L5)(() => judge(this.#attempt(request, endsAt, signal)), this.limits, endsAt, signal);
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
    /**
     * Makes one attempt. It ends in time, whatever the network or a library does.
     *
     * @throws FetchError; any error but ours is the network's, so another attempt may help
     */
    async #attempt(request, endsAt, signal) {
        const { idleMs, totalMs } = this.limits;
        const controller = new AbortController();
        const { signal: end } = controller;
        const givenUp = new Promise((_, reject) => {
            end.addEventListener('abort', () => reject(end.reason));
        });
        const giveUp = (message, retryable = false) => controller.abort(new fetch_error/* FetchError */.f('timeout', message, retryable));
        const idle = setTimeout(() => giveUp(`no data came for ${idleMs / 1000} s`, true), idleMs);
        const remainingMs = endsAt - performance.now();
        const total = setTimeout(() => giveUp(`it was still incomplete after ${totalMs / 1000} s`), remainingMs);
        const onSignal = () => giveUp(`the time for all ${this.subject} was used up`);
        signal?.addEventListener('abort', onSignal);
        if (signal?.aborted === true)
            onSignal();
        const onBytes = () => {
            // A cleared timer would start again.
            if (!end.aborted)
                idle.refresh();
        };
        try {
            // A library may lose track of its request. Then only the deadline settles the race.
            return await Promise.race([this.#follow(request, end, onBytes), givenUp]);
        }
        catch (error) {
            const cause = end.aborted ? end.reason : error;
            const failure = cause instanceof fetch_error/* FetchError */.f ? cause : new fetch_error/* FetchError */.f('network', (0,fetch_error/* describeCause */.V)(cause), true, null, cause);
            // Bytes that arrive later are of no use.
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
                throw new fetch_error/* FetchError */.f('redirect', `it redirects to ${target.origin}, where the token is not sent`);
            }
            // Read to its end, so that its connection can serve the next request.
            await (0,response_body/* readResponseBody */.O)(message, MOST_REDIRECT_BYTES, onBytes).catch(() => message.destroy());
            // Browsers do the same.
            if (status === 303 || (status < 303 && method === 'POST'))
                [method, body] = ['GET', null];
            url = target;
        }
        throw new fetch_error/* FetchError */.f('redirect', `it redirects more than ${this.limits.mostRedirects} times`);
    }
}
/**
 * The target of a redirect.
 *
 * @throws FetchError (`redirect`) for a missing target, one that is not http(s), and one from https to http
 */
function redirectTarget(from, location) {
    if (location === undefined)
        throw new fetch_error/* FetchError */.f('redirect', 'it redirects without saying where to');
    if (!URL.canParse(location, from.href))
        throw new fetch_error/* FetchError */.f('redirect', 'it redirects to something that is not a URL');
    const target = new URL(location, from);
    const allowed = from.protocol === 'https:' ? ['https:'] : ['http:', 'https:'];
    if (!allowed.includes(target.protocol)) {
        throw new fetch_error/* FetchError */.f('redirect', `it redirects from ${from.protocol} to ${target.protocol}, which is not followed`);
    }
    return target;
}
async function readAnswer(message, url, { mostBytes, mostRefusalBytes }, onBytes) {
    const { statusCode, statusMessage = '', headers } = message;
    const status = statusCode;
    const bytes = status >= 200 && status < 300
        ? await (0,response_body/* readResponseBody */.O)(message, mostBytes, onBytes)
        : await readRefusal(message, mostRefusalBytes, onBytes);
    return { status, statusMessage, headers, url, bytes };
}
async function readRefusal(message, mostBytes, onBytes) {
    try {
        if (mostBytes > 0)
            return await (0,response_body/* readResponseBody */.O)(message, mostBytes, onBytes);
    }
    catch {
        // The status is enough.
    }
    message.destroy();
    return Buffer.alloc(0);
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
    // With doubling waits from 300 ms they take 4.5 s: long enough for a restart behind a load balancer.
    mostAttempts: 5,
    firstWaitMs: 300,
    // A release asset takes one or two; more than a handful is a loop.
    mostRedirects: 5,
    // Enough to hide the latency of a release host without looking like an attack on it.
    mostAtOnce: 8,
};


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



/**
 * Reads the whole body of a response, decompressed.
 *
 * @param mostBytes limit on the decompressed size
 * @param onBytes called whenever bytes arrive, so that the caller can tell a slow body from a dead one
 * @throws FetchError (`too-large`, `encoding`); the stream's own error if the body is cut off
 */
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
/**
 * The bytes of a stream.
 *
 * @throws FetchError (`too-large`) at the first byte over the limit
 */
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


/** Statuses after which another attempt may help. */
const PASSING_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);
/**
 * Runs `attempt` until it succeeds, fails for good, uses up its attempts or has no time left for the next wait. The wait
 * doubles each time, plus up to a quarter at random so that parallel requests spread. A server's Retry-After counts up to
 * its limit.
 *
 * @param endsAt time by `performance.now()` after which no attempt starts
 * @returns the value and the number of attempts
 * @throws FetchError of the last attempt; its message has the number of attempts if there were several
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
/** The milliseconds of a Retry-After header (seconds or a date); null if it is absent or unreadable. */
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

/***/ 29519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ isNamed),
  q: () => (/* binding */ product)
});

;// CONCATENATED MODULE: ./build/product/lightdash.js
/** Lightdash, as its makers publish it. */
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
        workloads: ['lightdashBackend', 'scheduler', 'appBuildWorker', 'warehouseNatsWorker', 'preAggregateNatsWorker'],
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
        variables: { url: 'LIGHTDASH_URL', project: 'LIGHTDASH_PROJECT', token: 'LIGHTDASH_API_KEY' },
    },
    others: {
        software: 'cli|sdk|mcp|exporter|provider|dbt|proxy|python|client|plugin|operator|sync|gate|backup|postgres|db|redis|minio|nats|nginx|traefik|ingress|chrome|headless|browser|grafana|prometheus|metabase|airflow|airbyte|dashboards?|content',
        infrastructure: 'docs?|[aen]?lb|rds|sql|sg|security[-_]?groups?|acm|certs?|certificates?|vpc|iam|s3|gcs|buckets?|ecr|kms|dns|route53|cdn|cloudfront|waf|efs',
        names: ['dbt[-_]lightdash'],
    },
};

;// CONCATENATED MODULE: ./build/product/product.js

/** The product whose upgrades are judged. For the product of another maker, this is the one line to change. */
const product = LIGHTDASH;
/** Whether a text has the product's name, in any case. */
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


/* Kinds of settings that all callers share. Each parses the text that a user gave. */
/** The problem with a setting: sentences that continue after its name, one a line. */
class SettingError extends Error {
}
/** A setting that may be missing. */
function optional(read) {
    return (text) => (text === undefined ? undefined : read(text));
}
/** @param fallback the text to parse if the user gave none */
function withDefault(read, fallback) {
    return (text) => read(text ?? fallback);
}
/** The text itself. */
const anyText = (text) => text;
/** The words of a setting that is on or off. */
const SWITCH = ['true', 'false'];
/** One of a few words. */
function oneOf(names) {
    return (text) => {
        if (names.includes(text))
            return text;
        throw new SettingError(`is ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .c)(text)}. Give one of ${names.join(', ')}${(0,_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .Z)(text, names)}`);
    };
}
/** Digits only. A sign, an exponent or a hexadecimal number is certainly a mistake. */
const wholeNumber = (text) => {
    if (!/^\d{1,15}$/.test(text)) {
        throw new SettingError(`is ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .c)(text)}, not a number. Give digits only.`);
    }
    return Number(text);
};
/** Items on lines or, with such a separator, between commas. Blank items are skipped. */
function listBetween(separator) {
    return (text) => text
        .split(separator)
        .map((item) => item.trim())
        .filter((item) => item !== '');
}
/**
 * Reads a list with another parser, and refuses it unless every item is good.
 *
 * @param explain why an item is not good; the text continues after the quoted item
 */
function everyItem(read, isGood, explain) {
    return (text) => {
        const items = read(text);
        const bad = items.find((item) => !isGood(item));
        if (bad !== undefined)
            throw new SettingError(`holds ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .c)(bad)}${explain}`);
        return items;
    };
}
/**
 * Reads settings from texts; an absent or empty text takes the default.
 *
 * @param texts by name, as the user gave them
 * @param label the name of a setting in messages: `Input "rows"`, `--from`
 * @throws InputError naming every wrong setting, its value and what was expected
 */
function readSettings(kinds, texts, label) {
    const complaints = [];
    const settings = {};
    for (const [name, read] of Object.entries(kinds)) {
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
