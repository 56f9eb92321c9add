export const id = 3825;
export const ids = [3825,3321];
export const modules = {

/***/ 4429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F3: () => (/* binding */ writeOnPullRequest),
/* harmony export */   _Q: () => (/* binding */ withoutToken),
/* harmony export */   cZ: () => (/* binding */ isSameText)
/* harmony export */ });
/* unused harmony export commentMarker */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(60914);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92857);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95274);
/* harmony import */ var _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69851);
/* harmony import */ var _net_message_of_error_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(48414);
/* harmony import */ var _net_octokit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56025);
/* harmony import */ var _page_annotations_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(28672);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32883);
/* harmony import */ var _repository_disk_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82153);
/* harmony import */ var _repository_git_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10145);
/* harmony import */ var _server_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83321);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76475);














const MOST_COURTESY_MS = 30_000;
const REFUSALS = new Set([
    'forbidden',
    'not-found',
    'FORBIDDEN',
    'INSUFFICIENT_SCOPES',
    'NOT_FOUND',
]);
const payloadSchema = zod__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_10__/* .number */ .aig().int().positive(),
        head: zod__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP() }).nullable().catch(null),
    }),
});
async function writeOnPullRequest(settings, processEnv, { what, elsewhere }, write) {
    try {
        const { data } = payloadSchema.safeParse((0,_workflow_js__WEBPACK_IMPORTED_MODULE_9__/* .workflowEvent */ .kH)(processEnv).payload);
        if (data === undefined)
            return;
        const server = (0,_server_js__WEBPACK_IMPORTED_MODULE_8__.serverOf)(settings, processEnv, AbortSignal.timeout(MOST_COURTESY_MS));
        if (server === null)
            throw new Error('there is no token; leave `github-token` at its default');
        const { repository } = server;
        const { number, head } = data.pull_request;
        const marker = commentMarker(settings, processEnv);
        await write({ octokit: await (0,_net_octokit_js__WEBPACK_IMPORTED_MODULE_4__/* .octokitOn */ .R)(server), repository, number, head: head?.sha ?? null, marker });
    }
    catch (error) {
        const message = (0,_net_message_of_error_js__WEBPACK_IMPORTED_MODULE_11__/* .messageOfError */ .T)(error);
        const isRefused = REFUSALS.has(error instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_3__/* .FetchError */ .f ? error.problem : typeOfQueryError(error));
        const remedy = isRefused
            ? 'Grant the job `permissions: pull-requests: write`; on a pull request from a fork the token can only read. '
            : '';
        const text = `${what}: ${(0,_page_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .textForLog */ .NQ)(withoutToken(message, settings))}. ${remedy}${elsewhere}`;
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_12__/* .notice */ .lm)((0,_page_annotations_js__WEBPACK_IMPORTED_MODULE_13__/* .fitAnnotation */ .b)(text), { title: 'Upgrade Gate' });
    }
}
function withoutToken(message, { 'github-token': token }) {
    return token === undefined ? message : message.replaceAll(token, '***');
}
function typeOfQueryError(error) {
    const { errors } = Object(error);
    const { type } = Object(Array.isArray(errors) ? errors[0] : null);
    return String(type ?? '');
}
function isSameText(one, other) {
    return comparable(one) === comparable(other);
}
function comparable(text) {
    return text.replace(/(?<![^\S\n])[^\S\n]*\r?\n/g, '\n').trimEnd();
}
const LONGEST_NAME = 100;
const DIGEST_LENGTH = 12;
const NOT_JUDGED = [
    'from',
    'to',
    'fail-on',
    'approved-report',
    'comment',
    'suggestions',
    'github-token',
];
const DEFAULTS = (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSettings */ .P$)({}, String);
const COMMIT_ID = /^[0-9a-f]{40,64}$/i;
function commentMarker(settings, processEnv) {
    const workflow = processEnv['GITHUB_WORKFLOW'] ?? '';
    const job = processEnv['GITHUB_JOB'] ?? '';
    const step = processEnv['GITHUB_ACTION'] ?? '';
    const judged = [workflow, job, step, ...subjectOf(settings, processEnv)];
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(judged)).digest('hex').slice(0, DIGEST_LENGTH);
    const id = `${encode(step)}.${digest}`;
    return `<!-- upgrade-gate workflow="${encode(workflow)}" job="${encode(job)}" id="${id}" -->`;
}
function subjectOf(settings, processEnv) {
    const workspace = processEnv['GITHUB_WORKSPACE'] || '.';
    const folder = folderBelow(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(settings['working-directory']));
    const subject = {
        ...settings,
        'working-directory': folder === '' ? DEFAULTS['working-directory'] : folder,
        'base-ref': branchName(settings['base-ref']),
        'head-ref': branchName(settings['head-ref']),
    };
    const inWorkspace = (_, value) => typeof value === 'string' && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(workspace) ? value.replaceAll(workspace, '.') : value;
    return _gate_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTING_NAMES */ .OI.filter((name) => !NOT_JUDGED.includes(name) && !settings.team.decides.has(name))
        .map((name) => [name, JSON.stringify(subject[name], inWorkspace)])
        .filter(([name, text]) => text !== JSON.stringify(DEFAULTS[name]))
        .sort();
}
function folderBelow(workspace, folder) {
    const named = (0,_repository_disk_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .pathBetween */ .y)(workspace, folder);
    const real = (0,_repository_disk_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .pathBetween */ .y)((0,_repository_git_command_js__WEBPACK_IMPORTED_MODULE_7__/* .nearestRealFolder */ .TP)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace)), folder);
    return (0,_repository_disk_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .leadsOut */ .q)(named) && !(0,_repository_disk_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .leadsOut */ .q)(real) ? real : named;
}
function branchName(ref) {
    return ref === undefined || COMMIT_ID.test(ref) ? undefined : ref;
}
function encode(name) {
    return encodeURIComponent(name).replaceAll('-', '%2D').slice(0, LONGEST_NAME);
}


/***/ }),

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

/***/ 13825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishSuggestions: () => (/* binding */ publishSuggestions)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60914);
/* harmony import */ var _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69851);
/* harmony import */ var _net_octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56025);
/* harmony import */ var _render_edits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11024);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4429);






const MOST_SUGGESTIONS = 10;
const MOST_PAGES = 50;
const BETWEEN_POSTS_MS = 1_000;
const SAYS = { what: 'The suggestions were not written', elsewhere: 'The job summary has the same lines.' };
async function publishSuggestions(report, settings, processEnv) {
    if (settings.suggestions !== 'true')
        return;
    await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_4__/* .writeOnPullRequest */ .F3)(settings, processEnv, SAYS, async (pullRequest) => {
        const { octokit, repository, number, head } = pullRequest;
        const names = { owner: repository.owner, repo: repository.repo };
        const newest = (await octokit.rest.pulls.get({ ...names, pull_number: number })).data.head.sha;
        if (newest !== head) {
            (0,_actions_core__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)('The suggestions were left as they are: a newer commit has its own run.');
            return;
        }
        const marker = pullRequest.marker.replace('<!-- upgrade-gate', '<!-- upgrade-gate-suggestion');
        const comments = new ReviewComments(pullRequest, newest);
        const there = await comments.find(marker);
        const kept = await placeFirst(report.outcome.fails ? report.choices : [], marker, there, comments);
        for (const { id } of there)
            if (!kept.has(id))
                await comments.delete(id);
    });
}
async function placeFirst(choices, marker, there, comments) {
    const offered = choices.map((choice) => wantedOf(choice, marker)).filter((wanted) => wanted !== null);
    for (const wanted of offered) {
        const kept = await place(wanted, there, comments);
        if (kept !== null)
            return kept;
    }
    if (offered.length > 0)
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)('No suggestions were written: some of the lines are not part of this pull request.');
    return new Set();
}
function wantedOf(choice, marker) {
    const wanted = choice.edits.map((edit) => {
        const text = (0,_render_edits_js__WEBPACK_IMPORTED_MODULE_3__/* .renderSuggestion */ .tQ)(choice, edit);
        return text === null
            ? null
            : { path: edit.file, line: edit.line, current: edit.current, body: `${marker}\n${text}` };
    });
    const isWhole = wanted.every((each) => each !== null);
    return isWhole && wanted.length > 0 && wanted.length <= MOST_SUGGESTIONS ? wanted : null;
}
async function place(wanted, there, comments) {
    const kept = new Set();
    const created = [];
    const outdated = [];
    for (const { path, line, current, body } of wanted) {
        const isThis = ({ shown }) => shown === null || (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameText */ .cZ)(shown, current);
        const old = there.find((one) => one.path === path && one.line === line && isThis(one) && !kept.has(one.id));
        if (old === undefined) {
            const fresh = await comments.create(path, line, body);
            if (fresh !== null)
                created.push(fresh.id);
            if (fresh === null || !isThis(fresh)) {
                for (const id of created)
                    await comments.delete(id);
                return null;
            }
        }
        else {
            kept.add(old.id);
            if (!(0,_pull_request_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameText */ .cZ)(old.body, body))
                outdated.push(() => comments.update(old.id, body));
        }
    }
    for (const update of outdated)
        await update();
    return kept;
}
class ReviewComments {
    pullRequest;
    newestCommit;
    #names;
    #pull;
    #hasPosted = false;
    constructor(pullRequest, newestCommit) {
        this.pullRequest = pullRequest;
        this.newestCommit = newestCommit;
        const { owner, repo } = pullRequest.repository;
        this.#names = { owner, repo };
        this.#pull = { owner, repo, pull_number: pullRequest.number };
    }
    async find(marker) {
        const { octokit, repository } = this.pullRequest;
        const isApp = repository.token.startsWith('ghs_');
        const own = [];
        const pages = octokit.paginate.iterator(octokit.rest.pulls.listReviewComments, { ...this.#pull, per_page: 100 });
        for await (const { id, path, body, user, line, diff_hunk } of (0,_net_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .itemsOf */ .S)(pages, MOST_PAGES)) {
            if (!body.startsWith(marker) || (user?.type === 'Bot') !== isApp)
                continue;
            own.push({ id, path, body, line: line ?? null, shown: lastLineOf(diff_hunk) });
        }
        return own;
    }
    async create(path, line, body) {
        if (this.#hasPosted)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(BETWEEN_POSTS_MS);
        this.#hasPosted = true;
        const request = { ...this.#pull, commit_id: this.newestCommit, path, line, side: 'RIGHT', body };
        try {
            const { id, diff_hunk } = (await this.pullRequest.octokit.rest.pulls.createReviewComment(request)).data;
            return { id, path, line, body, shown: lastLineOf(diff_hunk) };
        }
        catch (error) {
            if (error instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f && error.problem === 'status' && /HTTP 422/.test(error.message))
                return null;
            throw error;
        }
    }
    async update(id, body) {
        await this.pullRequest.octokit.rest.pulls.updateReviewComment({ ...this.#names, comment_id: id, body });
    }
    async delete(id) {
        await this.pullRequest.octokit.rest.pulls.deleteReviewComment({ ...this.#names, comment_id: id });
    }
}
function lastLineOf(hunk) {
    return hunk?.split('\n').at(-1)?.slice(1).replace(/\r$/, '') ?? null;
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


/***/ }),

/***/ 56025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ octokitOn),
/* harmony export */   S: () => (/* binding */ itemsOf)
/* harmony export */ });
/* harmony import */ var _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69851);
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67996);


const silent = () => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };
async function octokitOn(api) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(2545), __webpack_require__.e(8134)]).then(__webpack_require__.bind(__webpack_require__, 58134));
    const { baseUrl, token } = api.repository;
    const octokit = getOctokit(token, {
        baseUrl: baseUrl.replace(/\/$/, ''),
        log: SILENT,
        request: { fetch: (address, request) => fetchBy(api, address, request) },
    });
    octokit.hook.error('request', (error) => {
        throw error.cause instanceof _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f ? error.cause : error;
    });
    return octokit;
}
async function fetchBy(api, address, { method, headers, body }) {
    const url = new URL(address);
    const { origin } = new URL(api.repository.baseUrl);
    const name = api.nameOf(method, url);
    if (url.origin !== origin) {
        throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('redirect', `${name}: it leads to ${url.origin}, where the token is not sent`);
    }
    const repeatable = method !== 'POST' || url.pathname.endsWith('/graphql');
    const answer = await api.ask({ method, url, accept: headers.accept, body: body ?? null, repeatable });
    if (method === 'DELETE')
        return new Response(null, { status: 204 });
    (0,_github_api_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(answer.bytes, name);
    const { link } = answer.headers;
    const contentType = { 'content-type': 'application/json; charset=utf-8' };
    return new Response(answer.bytes, { headers: { ...contentType, ...(typeof link === 'string' && { link }) } });
}
async function* itemsOf(pages, mostPages) {
    let count = 0;
    for await (const { data } of pages) {
        count += 1;
        if (count > mostPages)
            throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('too-large', `the list has more than ${mostPages} pages`);
        if (!Array.isArray(data))
            throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('encoding', 'the answer is not a list');
        yield* data;
    }
}


/***/ }),

/***/ 82153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ leadsOut),
/* harmony export */   y: () => (/* binding */ pathBetween)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function pathBetween(from, to) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(from, to).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}
function leadsOut(path) {
    return path === '..' || path.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);
}


/***/ }),

/***/ 10145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ cannotRun),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   TP: () => (/* binding */ nearestRealFolder),
/* harmony export */   TU: () => (/* binding */ Git),
/* harmony export */   Ug: () => (/* binding */ gitSettings),
/* harmony export */   ZX: () => (/* binding */ locateRepository),
/* harmony export */   jF: () => (/* binding */ LOCAL_TIMEOUT_MS),
/* harmony export */   xh: () => (/* binding */ MOST_MESSAGE_CHARACTERS),
/* harmony export */   yJ: () => (/* binding */ realPathBetween)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82153);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83741);





const LOCAL_TIMEOUT_MS = 60_000;
const MOST_OUTPUT_BYTES = 500_000_000;
const MOST_MESSAGE_CHARACTERS = 2_000;
const UNWANTED_VARIABLES = /^GIT_(DIR|COMMON_DIR|WORK_TREE|IMPLICIT_WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|GRAFT_FILE|SHALLOW_FILE|REPLACE_REF_BASE|EXTERNAL_DIFF|DIFF_OPTS|PAGER|CONFIG|SSL_NO_VERIFY|(LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS|TRACE.*|REDIRECT_.*)$/i;
const SECRET_VARIABLES = /^(INPUT|ACTIONS)_/i;
const ENVIRONMENT = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GCM_INTERACTIVE: 'never',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
};
const WITHOUT_NETWORK = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' };
function locateRepository(directory, { bare }) {
    const real = nearestRealFolder(directory);
    for (let folder = real;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        const gitFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(gitFolder))
            return { folder, gitFolder, isBare: false };
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder)
            break;
    }
    const isBare = bare && ['HEAD', 'objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real, name)));
    return isBare ? { folder: real, gitFolder: real, isBare } : null;
}
function nearestRealFolder(directory) {
    for (let folder = directory;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        try {
            return node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(folder);
        }
        catch {
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder)
                return folder;
        }
    }
}
function realPathBetween(from, to) {
    return (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pathBetween */ .y)(nearestRealFolder(from), nearestRealFolder(to));
}
class Git {
    location;
    #options;
    #variables = inheritedVariables();
    constructor(location) {
        this.location = location;
        const { folder, gitFolder, isBare } = location;
        const settings = [
            'core.fsmonitor=false',
            'core.hooksPath=/dev/null',
            'core.alternateRefsCommand=true',
            `safe.directory=${folder.replaceAll('\\', '/')}`,
            'protocol.ext.allow=never',
            'http.sslVerify=true',
            'color.ui=false',
            'gc.auto=0',
            'maintenance.auto=false',
        ];
        this.#options = [
            ...settings.flatMap((setting) => ['-c', setting]),
            `--git-dir=${gitFolder}`,
            ...(isBare ? [] : [`--work-tree=${folder}`]),
        ];
    }
    run(args, { timeoutMs = LOCAL_TIMEOUT_MS, ...options } = {}) {
        const child = this.spawn(args, options);
        return new Promise((resolve, reject) => {
            const stdout = [];
            let length = 0;
            let stderr = '';
            const fail = (error) => {
                clearTimeout(timer);
                reject(error);
                kill(child, options.network === true);
            };
            const late = () => fail(new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git ${args[0]} did not end within ${timeoutMs / 1000} s`));
            const timer = setTimeout(late, timeoutMs);
            child.stdin.end();
            child.stdout.on('data', (chunk) => {
                length += chunk.length;
                if (length > MOST_OUTPUT_BYTES)
                    fail(new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git ${args[0]} answers more than can be read`));
                else
                    stdout.push(chunk);
            });
            child.stderr.on('data', (chunk) => {
                if (stderr.length < MOST_MESSAGE_CHARACTERS)
                    stderr += chunk.toString();
            });
            child.on('error', (error) => fail(cannotRun(error)));
            child.on('close', (code) => {
                clearTimeout(timer);
                resolve({ code: code ?? -1, stdout: Buffer.concat(stdout), stderr: oneLine(stderr) });
            });
        });
    }
    async output(args, options) {
        const { code, stdout, stderr } = await this.run(args, options);
        if (code !== 0)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git ${args[0]} failed: ${stderr || `status ${code}`}`);
        return stdout;
    }
    spawn(args, { network = false, environment } = {}) {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...this.#options, ...args], {
            cwd: this.location.folder,
            env: { ...this.#variables, ...ENVIRONMENT, ...(network ? {} : WITHOUT_NETWORK), ...environment },
            detached: network && process.platform !== 'win32',
            windowsHide: true,
        });
        child.stdin.on('error', () => undefined);
        return child;
    }
}
function gitSettings(settings) {
    const before = Number(process.env['GIT_CONFIG_COUNT'] ?? 0) || 0;
    const entries = Object.entries(settings);
    const variables = entries.flatMap(([name, value], index) => [
        [`GIT_CONFIG_KEY_${before + index}`, name],
        [`GIT_CONFIG_VALUE_${before + index}`, value],
    ]);
    return Object.fromEntries([['GIT_CONFIG_COUNT', String(before + entries.length)], ...variables]);
}
function inheritedVariables() {
    const isWanted = (name) => !UNWANTED_VARIABLES.test(name) && !SECRET_VARIABLES.test(name);
    return Object.fromEntries(Object.entries(process.env).filter(([name]) => isWanted(name)));
}
function kill(child, group) {
    try {
        if (group && child.pid !== undefined && process.platform !== 'win32')
            process.kill(-child.pid, 'SIGKILL');
    }
    catch {
    }
    child.kill('SIGKILL');
    child.stdout.destroy();
    child.stderr.destroy();
}
function cannotRun(error) {
    return new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git cannot be run; install it (${error.message})`);
}
function oneLine(text) {
    return text.trim().replace(/(?<!\s)\s*[\r\n]+\s*/g, '; ');
}


/***/ })

};
