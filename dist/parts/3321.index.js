export const id = 3321;
export const ids = [3321];
export const modules = {

/***/ 83321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serverOf: () => (/* binding */ serverOf)
/* harmony export */ });
/* harmony import */ var _net_github_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67996);

function serverOf(settings, processEnv, signal) {
    const [owner = '', repo = ''] = (processEnv['GITHUB_REPOSITORY'] ?? '').split('/');
    const baseUrl = processEnv['GITHUB_API_URL'] ?? '';
    const token = settings['github-token'] ?? '';
    if (owner === '' || repo === '' || baseUrl === '' || token === '')
        return null;
    return new _net_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubApi */ .y({ baseUrl, token, owner, repo, signal });
}


/***/ }),

/***/ 67996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson),
/* harmony export */   y: () => (/* binding */ GitHubApi)
/* harmony export */ });
/* harmony import */ var _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69851);
/* harmony import */ var _http_session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5963);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22606);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62426);




const API_LIMITS = { ..._limits_js__WEBPACK_IMPORTED_MODULE_2__/* .FETCH_LIMITS */ .k, totalMs: 30_000, mostAttempts: 4 };
const MOST_ANSWER_BYTES = 32_000_000;
const MOST_REFUSAL_BYTES = 65_536;
class GitHubApi {
    repository;
    #session;
    #root;
    constructor(repository) {
        this.repository = repository;
        const { baseUrl, owner, repo, limits = API_LIMITS } = repository;
        this.#root = `${baseUrl.replace(/\/$/, '')}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`;
        this.#session = new _http_session_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpSession */ .N(limits, 'requests');
    }
    async json(path, schema) {
        const url = new URL(`${this.#root}${path}`);
        const { bytes } = await this.ask({ method: 'GET', url, accept: 'application/vnd.github+json' });
        const name = this.nameOf('GET', url);
        const { data, error } = schema.safeParse(parseJson(bytes, name));
        if (error === undefined)
            return data;
        const [issue] = error.issues;
        throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('encoding', `${name} answered without a valid ${issue?.path.join('.') || 'content'}`);
    }
    async raw(path, mostBytes) {
        const url = new URL(`${this.#root}${path}`);
        return (await this.ask({ method: 'GET', url, accept: 'application/vnd.github.raw+json', mostBytes })).bytes;
    }
    async ask(request) {
        const { method, url, accept, body = null, mostBytes = MOST_ANSWER_BYTES, repeatable = true } = request;
        const { token, signal } = this.repository;
        const name = this.nameOf(method, url);
        const headers = { authorization: `token ${token}`, accept };
        const judge = async (answering) => {
            const answer = await answering.catch((error) => {
                throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f(error.problem, `${name}: ${error.message}`, error.retryable && repeatable);
            });
            if (answer.status >= 200 && answer.status < 300)
                return answer;
            throw refusalOf(answer, name, repeatable);
        };
        const sent = { method, url, headers, body, mostBytes, mostRefusalBytes: MOST_REFUSAL_BYTES };
        return (await this.#session.send(sent, judge, signal)).value;
    }
    nameOf(method, { href }) {
        return `${method} ${href.startsWith(this.#root) ? href.slice(this.#root.length) : new URL(href).pathname}`;
    }
}
function parseJson(bytes, name) {
    try {
        return JSON.parse(bytes.toString());
    }
    catch {
        throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('encoding', `${name} answered something that is not JSON`);
    }
}
function refusalOf({ status, statusMessage, headers, bytes }, request, repeatable) {
    const message = messageOf(bytes) ?? statusMessage;
    const text = `${request} answered HTTP ${status} (${message})`;
    const retryAfterMs = (0,_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRetryAfter */ .mu)(headers['retry-after'], Date.now());
    const limited = headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message);
    if (status === 429 || (status === 403 && (limited || retryAfterMs !== null))) {
        const retryable = repeatable && (status === 429 || retryAfterMs !== null);
        return new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('status', `${text}: the rate limit is used up`, retryable, retryAfterMs);
    }
    const unknown = status === 404 || status === 410 || (status === 422 && /no commit found/i.test(message));
    if (unknown)
        return new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('not-found', text);
    if (status === 401 || status === 403)
        return new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('forbidden', text);
    return new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('status', text, repeatable && _retry_js__WEBPACK_IMPORTED_MODULE_3__/* .PASSING_STATUSES */ .bc.has(status), retryAfterMs);
}
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


/***/ })

};
