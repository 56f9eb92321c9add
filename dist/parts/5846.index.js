export const id = 5846;
export const ids = [5846];
export const modules = {

/***/ 55846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serverOf: () => (/* binding */ serverOf)
});

// EXTERNAL MODULE: ./build/net/fetch-error.js
var fetch_error = __webpack_require__(69851);
// EXTERNAL MODULE: ./build/net/retry.js
var retry = __webpack_require__(62426);
;// CONCATENATED MODULE: ./build/net/github-refusal.js


/**
 * Explains why GitHub refused a request.
 *
 * @param request for the message: method and path
 * @param repeatable whether the server may carry out the request twice; if not, it is repeated only if the server
 *   certainly did not carry it out
 */
function refusalOf({ status, statusMessage, headers, bytes }, request, repeatable) {
    const message = messageOf(bytes) ?? statusMessage;
    const text = `${request} answered HTTP ${status} (${message})`;
    const retryAfterMs = (0,retry/* parseRetryAfter */.mu)(headers['retry-after'], Date.now());
    const limited = headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message);
    if (status === 429 || (status === 403 && (limited || retryAfterMs !== null))) {
        // Without a time to wait, it is the hourly limit.
        const retryable = status === 429 || retryAfterMs !== null;
        return new fetch_error/* FetchError */.f('status', `${text}: the rate limit is used up`, retryable, retryAfterMs);
    }
    // GitHub answers 422 for a name without a commit.
    const unknown = status === 404 || status === 410 || (status === 422 && /no commit found/i.test(message));
    if (unknown)
        return new fetch_error/* FetchError */.f('not-found', text);
    if (status === 401 || status === 403)
        return new fetch_error/* FetchError */.f('forbidden', text);
    return new fetch_error/* FetchError */.f('status', text, repeatable && retry/* PASSING_STATUSES */.bc.has(status), retryAfterMs);
}
/** The text of a refusal with its detailed errors; null if it is not GitHub's JSON. */
function messageOf(bytes) {
    let document;
    try {
        document = JSON.parse(bytes.toString());
    }
    catch {
        return null;
    }
    const { message, errors } = Object(document);
    if (typeof message !== 'string')
        return null;
    return Array.isArray(errors) ? `${message}: ${errors.map((error) => JSON.stringify(error)).join(', ')}` : message;
}

// EXTERNAL MODULE: ./build/net/http-session.js + 3 modules
var http_session = __webpack_require__(53164);
// EXTERNAL MODULE: ./build/net/limits.js
var limits = __webpack_require__(22606);
;// CONCATENATED MODULE: ./build/net/github-api.js




/** A list of 100,000 files stays within these limits. */
const API_LIMITS = { ...limits/* FETCH_LIMITS */.k, totalMs: 30_000, mostAttempts: 4 };
/** The server ends its lists of files at 7 MB; other answers are far smaller. */
const MOST_ANSWER_BYTES = 32_000_000;
/** A refusal is a sentence. For a longer one the status is enough. */
const MOST_REFUSAL_BYTES = 65_536;
const JSON_MEDIA_TYPE = 'application/vnd.github+json';
const RAW_MEDIA_TYPE = 'application/vnd.github.raw+json';
/** Errors without a connection, so the server has not seen the request. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
/** Asks GitHub's API about one repository: a few requests at a time, each limited in bytes and time. */
class GitHubApi {
    /** The repository that the API is asked about. */
    repository;
    #session;
    constructor(repository) {
        this.repository = repository;
        this.#session = new http_session/* HttpSession */.N(repository.userAgent, repository.limits ?? API_LIMITS, 'requests');
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
     * The unchanged bytes of a file.
     *
     * @throws FetchError
     */
    async raw(path, mostBytes) {
        return await this.#ask(this.#reading(path, RAW_MEDIA_TYPE, mostBytes));
    }
    /**
     * Writes something. A repeated POST would create a second copy, so it is repeated only if the server certainly did not
     * carry it out.
     *
     * @param path below the repository, its parts encoded already
     * @throws FetchError
     */
    async send(method, path, body, schema) {
        const name = `${method} ${path}`;
        const answer = await this.#askForJson({
            method,
            url: this.#urlOf(path),
            name,
            accept: JSON_MEDIA_TYPE,
            mostBytes: MOST_ANSWER_BYTES,
            body: JSON.stringify(body),
            repeatable: method === 'PATCH',
        });
        return matching(answer, schema, name);
    }
    /**
     * Deletes something and ignores the body of the answer.
     *
     * @param path below the repository, its parts encoded already
     * @throws FetchError, even if a repeated request finds that it is already gone
     */
    async delete(path) {
        await this.#ask({
            ...this.#reading(path, JSON_MEDIA_TYPE, MOST_ANSWER_BYTES),
            method: 'DELETE',
            name: `DELETE ${path}`,
        });
    }
    /**
     * Sends a query. It is repeated like a GET, so it must not contain a mutation.
     *
     * @param schema of the member `data` of the answer
     * @throws FetchError
     */
    async graphql(query, variables, schema) {
        const { baseUrl, graphqlUrl } = this.repository;
        const name = 'POST /graphql';
        const answer = await this.#askForJson({
            method: 'POST',
            url: new URL(graphqlUrl ?? graphqlUrlBeside(baseUrl)),
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
        const url = this.#urlOf(path);
        return { method: 'GET', url, name: `GET ${path}`, accept, mostBytes, body: null, repeatable: true };
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
    #urlOf(path) {
        const { baseUrl, owner, repo } = this.repository;
        const names = `${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`;
        return new URL(`${baseUrl.replace(/\/$/, '')}/repos/${names}${path}`);
    }
    async #ask({ name, repeatable, accept, ...request }) {
        const { token, signal } = this.repository;
        const headers = { authorization: `token ${token}`, accept };
        const judge = async (answering) => {
            const answer = await answering.catch((error) => {
                const retryable = error.retryable && (repeatable || isNotConnected(error.cause));
                throw new fetch_error/* FetchError */.f(error.problem, `${name}: ${error.message}`, retryable);
            });
            if (answer.status >= 200 && answer.status < 300)
                return answer.bytes;
            throw refusalOf(answer, name, repeatable);
        };
        return (await this.#session.send({ ...request, headers, mostRefusalBytes: MOST_REFUSAL_BYTES }, judge, signal))
            .value;
    }
}
function isNotConnected(cause) {
    // A host with several addresses fails once per address.
    const errors = cause instanceof AggregateError ? cause.errors : [cause];
    return errors.every((error) => {
        const { code, syscall } = Object(error);
        // A network may also become unreachable while the answer is read.
        return NOT_CONNECTED.has(String(code)) && /^(?:connect|getaddrinfo)$/.test(String(syscall));
    });
}
/** The address for GraphQL queries that belongs to the address of an API. */
function graphqlUrlBeside(baseUrl) {
    return `${baseUrl.replace(/\/$/, '').replace(/\/api\/v3$/, '/api')}/graphql`;
}
/** A query that the server does not understand is answered with errors only. */
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
/** The HTTP status that fits each type of GraphQL error. */
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
var tool = __webpack_require__(48324);
;// CONCATENATED MODULE: ./build/actions/gate/server.js


/**
 * The API of the server that runs the workflow, for the workflow's own repository.
 *
 * @param signal ends every request early
 * @returns null if the runner does not name the server or the repository, or if there is no token
 */
function serverOf(settings, processEnv, signal = null) {
    const [owner = '', repo = ''] = (processEnv['GITHUB_REPOSITORY'] ?? '').split('/');
    const baseUrl = processEnv['GITHUB_API_URL'] ?? '';
    const token = settings['github-token'] ?? '';
    if (owner === '' || repo === '' || baseUrl === '' || token === '')
        return null;
    const graphqlUrl = processEnv['GITHUB_GRAPHQL_URL'] || null;
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


/***/ })

};
