export const id = 8104;
export const ids = [8104];
export const modules = {

/***/ 8104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serverOf: () => (/* binding */ serverOf)
});

// EXTERNAL MODULE: ./build/net/attempt.js
var attempt = __webpack_require__(8009);
// EXTERNAL MODULE: ./build/net/fetch-error.js
var fetch_error = __webpack_require__(9851);
// EXTERNAL MODULE: ./build/net/retry.js
var retry = __webpack_require__(2426);
;// CONCATENATED MODULE: ./build/net/github-failure.js


/** Statuses that another attempt may mend. */
const RETRYABLE_STATUSES = new Set([408, 429, 500, 502, 503, 504]);
/** With these no connection came about, so the server has seen nothing of the request. */
const NOT_CONNECTED = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
]);
/**
 * What octokit throws: a status with the server's message, or anything that happened on the way.
 *
 * @param request for the message: method and path
 * @param repeatable whether the request may be carried out twice; if not, it is only repeated where the server has
 *   certainly not carried it out
 */
function failureOf(error, request, repeatable) {
    if (error instanceof fetch_error/* FetchError */.f)
        return error;
    if (!isAnswer(error)) {
        const retryable = repeatable || isNotConnected(error);
        return new fetch_error/* FetchError */.f('network', `${request}: ${(0,fetch_error/* describeCause */.V)(error)}`, retryable);
    }
    const { status, message, response } = error;
    const header = (name) => (typeof response.headers[name] === 'string' ? response.headers[name] : undefined);
    const text = `${request} answered HTTP ${status} (${message})`;
    const retryAfterMs = (0,retry/* parseRetryAfter */.m)(header('retry-after'), Date.now());
    const limited = header('x-ratelimit-remaining') === '0' || /rate limit/i.test(message);
    if (status === 429 || (status === 403 && (limited || retryAfterMs !== null))) {
        // Without a time to wait, the limit is the one for an hour.
        const retryable = status === 429 || retryAfterMs !== null;
        return new fetch_error/* FetchError */.f('status', `${text}: the rate limit is used up`, retryable, retryAfterMs);
    }
    // The second is how the commit of a name is said to be unknown.
    const unknown = status === 404 || status === 410 || (status === 422 && /no commit found/i.test(message));
    if (unknown)
        return new fetch_error/* FetchError */.f('not-found', text);
    if (status === 401 || status === 403)
        return new fetch_error/* FetchError */.f('forbidden', text);
    return new fetch_error/* FetchError */.f('status', text, repeatable && RETRYABLE_STATUSES.has(status), retryAfterMs);
}
/** Octokit wraps what the library below it throws, which wraps what the network said. */
function isNotConnected(error) {
    if (!(error instanceof Error))
        return false;
    return ('code' in error && NOT_CONNECTED.has(String(error.code))) || isNotConnected(error.cause);
}
/** Whether octokit was answered, with a status that it takes for a failure. */
function isAnswer(error) {
    const { status, message, response } = Object(error);
    const { headers } = Object(response);
    return typeof status === 'number' && typeof message === 'string' && typeof headers === 'object' && headers !== null;
}

// EXTERNAL MODULE: ./build/net/limits.js
var limits = __webpack_require__(2606);
// EXTERNAL MODULE: ./build/net/places.js
var places = __webpack_require__(7902);
// EXTERNAL MODULE: ./build/net/response-body.js
var response_body = __webpack_require__(2018);
;// CONCATENATED MODULE: ./build/net/github-api.js







/** Within these, a list of 100,000 files comes through. */
const API_LIMITS = { ...limits/* FETCH_LIMITS */.k, totalMs: 30_000, mostAttempts: 4 };
/** The server ends its lists of files at 7 MB; other answers are far smaller. */
const MOST_ANSWER_BYTES = 32_000_000;
/** A refusal is a sentence; of a longer one the beginning is read. */
const MOST_REFUSAL_BYTES = 65_536;
const JSON_MEDIA_TYPE = 'application/vnd.github+json';
const RAW_MEDIA_TYPE = 'application/vnd.github.raw+json';
/** The library would write to the console, which the runner reads commands from. */
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };
/** Asks GitHub's API about one repository: some requests at a time, each bounded in bytes and time. */
class GitHubApi {
    /** Whose API it is. */
    repository;
    #octokit = null;
    #limits;
    #prefix;
    #encrypted;
    #places;
    constructor(repository) {
        const { baseUrl, owner, repo, limits = API_LIMITS } = repository;
        this.repository = repository;
        this.#encrypted = baseUrl.startsWith('https:');
        this.#limits = limits;
        this.#places = new places/* Places */.N(limits.mostAtOnce);
        this.#prefix = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`;
    }
    /**
     * @param path below the repository, its parts encoded already
     * @throws FetchError
     */
    async json(path, schema) {
        const request = this.#reading(path, JSON_MEDIA_TYPE, MOST_ANSWER_BYTES);
        return matching(await this.#askForJson(request), schema, request.name);
    }
    /**
     * The bytes of a file, as they are.
     *
     * @throws FetchError
     */
    async raw(path, mostBytes) {
        return await this.#ask(this.#reading(path, RAW_MEDIA_TYPE, mostBytes));
    }
    /**
     * Writes something. What a POST creates would be there twice if it were repeated, so that is only done where the
     * server has certainly not carried it out.
     *
     * @param path below the repository, its parts encoded already
     * @throws FetchError
     */
    async send(method, path, body, schema) {
        const name = `${method} ${path}`;
        const answer = await this.#askForJson({
            method,
            address: `${this.#prefix}${path}`,
            name,
            accept: JSON_MEDIA_TYPE,
            mostBytes: MOST_ANSWER_BYTES,
            body: JSON.stringify(body),
            repeatable: method === 'PATCH',
        });
        return matching(answer, schema, name);
    }
    /**
     * Deletes something; what the server says of it does not matter.
     *
     * @param path below the repository, its parts encoded already
     * @throws FetchError also where a repeated request finds nothing any more
     */
    async delete(path) {
        await this.#ask({
            ...this.#reading(path, JSON_MEDIA_TYPE, MOST_ANSWER_BYTES),
            method: 'DELETE',
            name: `DELETE ${path}`,
        });
    }
    /**
     * Asks a query, which is repeated like any other question: no mutation may stand in it.
     *
     * @param schema of what the answer has as its `data`
     * @throws FetchError
     */
    async graphql(query, variables, schema) {
        const { baseUrl, graphqlUrl } = this.repository;
        const name = 'POST /graphql';
        const answer = await this.#askForJson({
            method: 'POST',
            address: graphqlUrl ?? graphqlUrlBeside(baseUrl),
            name,
            accept: JSON_MEDIA_TYPE,
            mostBytes: MOST_ANSWER_BYTES,
            body: JSON.stringify({ query, variables }),
            repeatable: true,
        });
        const { data, error } = answerOfQuery(answer, name);
        if (error !== null) {
            const problem = GRAPHQL_PROBLEMS.get(error.type) ?? 'status';
            throw new fetch_error/* FetchError */.f(problem, `${name} answered with an error (${error.message})`);
        }
        return matching(data, schema, name);
    }
    #reading(path, accept, mostBytes) {
        const address = `${this.#prefix}${path}`;
        return { method: 'GET', address, name: `GET ${path}`, accept, mostBytes, body: null, repeatable: true };
    }
    async #askForJson(request) {
        const bytes = await this.#ask(request);
        try {
            return JSON.parse(bytes.toString());
        }
        catch {
            throw new fetch_error/* FetchError */.f('encoding', `${request.name} answered something that is not JSON`);
        }
    }
    async #ask(request) {
        return await this.#places.run(async () => {
            const endsAt = performance.now() + this.#limits.totalMs;
            const once = () => this.#attempt(request, endsAt - performance.now());
            return (await (0,retry/* retry */.L)(once, this.#limits, endsAt, this.repository.signal)).value;
        });
    }
    async #attempt(request, remainingMs) {
        const { name, repeatable } = request;
        const usedUp = 'the time for all requests was used up';
        const bounds = { limits: this.#limits, remainingMs, signal: this.repository.signal, usedUp };
        const work = (signal, onBytes) => this.#fetch(request, signal, onBytes).catch((error) => {
            throw failureOf(error, name, repeatable);
        });
        return await (0,attempt/* attempt */.C)(work, bounds).catch((error) => {
            if (error.problem !== 'timeout')
                throw error;
            // The clock knows neither the request nor whether it may be carried out twice.
            throw new fetch_error/* FetchError */.f('timeout', `${name}: ${error.message}`, error.retryable && repeatable);
        });
    }
    async #fetch({ method, address, name, accept, mostBytes, body }, signal, onBytes) {
        this.#octokit ??= this.#connect();
        const octokit = await this.#octokit;
        const { fetch } = octokit.request.endpoint.DEFAULTS.request;
        const { data, url } = await octokit.request(`${method} ${address}`, {
            headers: { accept },
            ...(body === null ? {} : { data: body }),
            request: {
                signal,
                log: SILENT,
                // Left to itself the library decodes files as text, and takes a body that was cut off for an empty one.
                parseSuccessResponseBody: false,
                // It would read a refusal to its end, wherever that is.
                fetch: async (...request) => {
                    const response = await fetch(...request);
                    return response.status < 400 ? response : await withShortBody(response, onBytes);
                },
            },
        });
        onBytes();
        if (this.#encrypted && new URL(url).protocol !== 'https:') {
            throw new fetch_error/* FetchError */.f('redirect', `${name} was redirected from https to http`);
        }
        const collector = new response_body/* Collector */.g(mostBytes);
        await collector.collect(watched(data, onBytes));
        return collector.bytes();
    }
    /** Loads the library: when it is needed and not before, since it reads the event's payload and throws where that is no JSON. */
    async #connect() {
        const { getOctokit } = await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 2413));
        const { baseUrl, token, userAgent } = this.repository;
        return getOctokit(token, { baseUrl: baseUrl.replace(/\/$/, ''), userAgent, log: SILENT });
    }
}
function ignore() { }
async function* watched(source, onBytes) {
    for await (const chunk of source) {
        onBytes();
        yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    }
}
/** The same refusal, with no more of its body than a sentence needs. */
async function withShortBody(response, onBytes) {
    const collector = new response_body/* Collector */.g(MOST_REFUSAL_BYTES);
    // A body that is too long or cut off: the status says enough.
    await collector.collect(watched(response.body, onBytes)).catch(ignore);
    return new Response(collector.bytes(), response);
}
/** Where a server has its queries that has the rest of its API there. */
function graphqlUrlBeside(baseUrl) {
    return `${baseUrl.replace(/\/$/, '').replace(/\/api\/v3$/, '/api')}/graphql`;
}
/** A query that is not even understood is answered with errors alone. */
function answerOfQuery(document, name) {
    const { data, errors = [] } = Object(document);
    const [first] = [errors].flat();
    if (first === undefined)
        return { data, error: null };
    const { type, message } = Object(first);
    if (typeof message !== 'string') {
        throw new fetch_error/* FetchError */.f('encoding', `${name} answered without a valid errors.0.message`);
    }
    return { data, error: { type: String(type), message } };
}
/** The kinds of errors that have a status of their own elsewhere. */
const GRAPHQL_PROBLEMS = new Map([
    ['FORBIDDEN', 'forbidden'],
    ['INSUFFICIENT_SCOPES', 'forbidden'],
    ['NOT_FOUND', 'not-found'],
]);
function matching(document, schema, name) {
    const { data, error } = schema.safeParse(document);
    if (error === undefined)
        return data;
    const [issue] = error.issues;
    throw new fetch_error/* FetchError */.f('encoding', `${name} answered without a valid ${issue?.path.join('.') || 'content'}`);
}

// EXTERNAL MODULE: ./build/net/tool.js
var tool = __webpack_require__(8324);
;// CONCATENATED MODULE: ./build/actions/gate/server.js


/**
 * The API of the server that runs the workflow, for the workflow's own repository.
 *
 * @param signal ends every request early
 * @returns null where the runner does not name them or there is no token
 */
function serverOf(settings, environment, signal = null) {
    const [owner = '', repo = ''] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
    const baseUrl = environment['GITHUB_API_URL'] ?? '';
    const token = settings['github-token'] ?? '';
    if (owner === '' || repo === '' || baseUrl === '' || token === '')
        return null;
    const graphqlUrl = environment['GITHUB_GRAPHQL_URL'] || null;
    return new GitHubApi({
        baseUrl,
        graphqlUrl,
        token,
        owner,
        repo,
        userAgent: tool/* USER_AGENT */._,
        ...(signal === null ? {} : { signal }),
    });
}


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


/***/ })

};
