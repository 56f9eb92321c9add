export const id = 7163;
export const ids = [7163,3321];
export const modules = {

/***/ 17163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cZ: () => (/* binding */ isSameText),
  _Q: () => (/* binding */ withoutToken),
  F3: () => (/* binding */ writeOnPullRequest)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(90143);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/net/fetch-error.js
var fetch_error = __webpack_require__(69851);
// EXTERNAL MODULE: ./build/net/octokit.js
var octokit = __webpack_require__(56025);
// EXTERNAL MODULE: ./build/page/annotations.js
var annotations = __webpack_require__(28672);
// EXTERNAL MODULE: ./build/page/escape.js
var page_escape = __webpack_require__(32883);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/gate/settings.js + 1 modules
var gate_settings = __webpack_require__(95274);
// EXTERNAL MODULE: ./build/repository/git-command.js
var git_command = __webpack_require__(10145);
;// CONCATENATED MODULE: ./build/actions/comment-marker.js




/** Longer names are cut, because the digest tells them apart. Characters, after encoding. */
const LONGEST_NAME = 100;
const DIGEST_LENGTH = 12;
/**
 * These settings do not say what is judged. Versions change with every push, and the next ones belong in the same comment. So legs of a
 * matrix that differ only in `from` and `to` share one comment. Separate jobs have separate comments.
 */
const NOT_JUDGED = [
    'from',
    'to',
    'fail-on',
    'approved-report',
    'comment',
    'suggestions',
    'github-token',
];
const DEFAULTS = (0,gate_settings/* parseSettings */.P$)({}, String);
/** A commit id changes with every push, and the comment has to stay the same. */
const COMMIT_ID = /^[0-9a-f]{40,64}$/i;
/**
 * The first line of a comment, which the next run uses to find it. It is invisible and the same from run to run. It differs between
 * workflows, jobs and steps, and between legs of a matrix that judge different things.
 */
function commentMarker(settings, processEnv) {
    const workflow = processEnv['GITHUB_WORKFLOW'] ?? '';
    const job = processEnv['GITHUB_JOB'] ?? '';
    const step = processEnv['GITHUB_ACTION'] ?? '';
    const judged = [workflow, job, step, ...subjectOf(settings, processEnv)];
    const digest = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(judged)).digest('hex').slice(0, DIGEST_LENGTH);
    const id = `${encode(step)}.${digest}`;
    return `<!-- upgrade-gate workflow="${encode(workflow)}" job="${encode(job)}" id="${id}" -->`;
}
/** The settings that say what is judged, without those at their default. So a new setting in a later version does not change the marker. */
function subjectOf(settings, processEnv) {
    // Runners keep their checkouts in different places.
    const workspace = processEnv['GITHUB_WORKSPACE'] || '.';
    const folder = folderBelow(workspace, (0,external_node_path_.resolve)(settings['working-directory']));
    const subject = {
        ...settings,
        'working-directory': folder === '' ? DEFAULTS['working-directory'] : folder,
        'base-ref': branchName(settings['base-ref']),
        'head-ref': branchName(settings['head-ref']),
    };
    const inWorkspace = (_, value) => typeof value === 'string' && (0,external_node_path_.isAbsolute)(workspace) ? value.replaceAll(workspace, '.') : value;
    return gate_settings/* SETTING_NAMES */.OI.filter((name) => !NOT_JUDGED.includes(name))
        .map((name) => [name, JSON.stringify(subject[name], inWorkspace)])
        .filter(([name, text]) => text !== JSON.stringify(DEFAULTS[name]))
        .sort();
}
/** The path of a folder relative to the workspace, even if only one of the two is named through a link. */
function folderBelow(workspace, folder) {
    const named = (0,external_node_path_.relative)(workspace, folder);
    const real = (0,external_node_path_.relative)((0,git_command/* nearestRealFolder */.TP)((0,external_node_path_.resolve)(workspace)), folder);
    const leadsOut = (path) => /^\.\.(?:[\\/]|$)/.test(path) || (0,external_node_path_.isAbsolute)(path);
    return (leadsOut(named) && !leadsOut(real) ? real : named).split(external_node_path_.sep).join('/');
}
/** The name of a ref, which stays while its commits change; undefined for a commit id. */
function branchName(ref) {
    return ref === undefined || COMMIT_ID.test(ref) ? undefined : ref;
}
/** Encodes every character that could end an attribute or the comment around it. */
function encode(name) {
    return encodeURIComponent(name).replaceAll('-', '%2D').slice(0, LONGEST_NAME);
}

// EXTERNAL MODULE: ./build/actions/server.js
var actions_server = __webpack_require__(83321);
// EXTERNAL MODULE: ./build/actions/workflow.js
var workflow = __webpack_require__(76475);
;// CONCATENATED MODULE: ./build/actions/pull-request.js









/** All requests of one write end after this time, in milliseconds. */
const MOST_COURTESY_MS = 30_000;
/** Why a request fails without the permission: our own words, and those of GraphQL. */
const REFUSALS = new Set([
    'forbidden',
    'not-found',
    'FORBIDDEN',
    'INSUFFICIENT_SCOPES',
    'NOT_FOUND',
]);
/** Any event with a pull request counts: a review has one too. */
const payloadSchema = schemas/* object */.Ikc({
    pull_request: schemas/* object */.Ikc({
        number: schemas/* number */.aig().int().positive(),
        head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }).nullable().catch(null),
    }),
});
/**
 * Writes on the pull request of a run, if it has one. That is a courtesy: it never fails the step and never delays it for long. Never
 * throws: if something cannot be written, there is a notice.
 *
 * @param what `The comment on the pull request was not written`
 * @param elsewhere where the reader finds the same information
 */
async function writeOnPullRequest(settings, processEnv, { what, elsewhere }, write) {
    try {
        const { data } = payloadSchema.safeParse((0,workflow/* workflowEvent */.kH)(processEnv).payload);
        if (data === undefined)
            return;
        const server = (0,actions_server.serverOf)(settings, processEnv, AbortSignal.timeout(MOST_COURTESY_MS));
        if (server === null)
            throw new Error('there is no token; leave `github-token` at its default');
        const { repository } = server;
        const { number, head } = data.pull_request;
        const marker = commentMarker(settings, processEnv);
        await write({ octokit: await (0,octokit/* octokitOn */.R)(server), repository, number, head: head?.sha ?? null, marker });
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const isRefused = REFUSALS.has(error instanceof fetch_error/* FetchError */.f ? error.problem : typeOfQueryError(error));
        const remedy = isRefused
            ? 'Grant the job `permissions: pull-requests: write`; on a pull request from a fork the token can only read. '
            : '';
        const text = `${what}: ${(0,page_escape/* textForLog */.NQ)(withoutToken(message, settings))}. ${remedy}${elsewhere}`;
        (0,core/* notice */.lm)((0,annotations/* fitAnnotation */.b)(text), { title: 'Upgrade Gate' });
    }
}
/** A message that may quote a request, without the token. */
function withoutToken(message, { 'github-token': token }) {
    return token === undefined ? message : message.replaceAll(token, '***');
}
/** The type of the first error of a GraphQL answer, or empty. */
function typeOfQueryError(error) {
    const { errors } = Object(error);
    const { type } = Object(Array.isArray(errors) ? errors[0] : null);
    return String(type ?? '');
}
/** Whether two texts are the same apart from line ends: a server may change them, and drop those at the very end. */
function isSameText(one, other) {
    return comparable(one) === comparable(other);
}
function comparable(text) {
    return text.replace(/(?<![^\S\n])[^\S\n]*\r?\n/g, '\n').trimEnd();
}


/***/ }),

/***/ 83321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serverOf: () => (/* binding */ serverOf)
/* harmony export */ });
/* harmony import */ var _net_github_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67996);

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
    return new _net_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubApi */ .y({ baseUrl, token, owner, repo, ...(signal === null ? {} : { signal }) });
}


/***/ }),

/***/ 67996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson),
/* harmony export */   y: () => (/* binding */ GitHubApi)
/* harmony export */ });
/* harmony import */ var _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69851);
/* harmony import */ var _http_session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96727);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22606);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62426);




/** A list of 100,000 files stays within these limits. */
const API_LIMITS = { ..._limits_js__WEBPACK_IMPORTED_MODULE_2__/* .FETCH_LIMITS */ .k, totalMs: 30_000, mostAttempts: 4 };
/** The server ends its lists of files at 7 MB; other answers are far smaller. */
const MOST_ANSWER_BYTES = 32_000_000;
/** A refusal is a sentence. For a longer one the status is enough. */
const MOST_REFUSAL_BYTES = 65_536;
/**
 * Asks GitHub's API about one repository: a few requests at a time, each limited in bytes and time. These answers decide, so each is held
 * against a schema. `octokit.ts` has what is only written.
 */
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
    /**
     * @param path below the repository, its parts encoded already
     * @throws FetchError
     */
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
    /**
     * The unchanged bytes of a file.
     *
     * @param path as for `json`
     * @throws FetchError
     */
    async raw(path, mostBytes) {
        const url = new URL(`${this.#root}${path}`);
        return (await this.ask({ method: 'GET', url, accept: 'application/vnd.github.raw+json', mostBytes })).bytes;
    }
    /**
     * Sends any request, with the token. Only a repeatable one is sent again where that may help.
     *
     * @throws FetchError for a refusal too
     */
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
    /** The name of a request in messages: method and path, without the part that all share. */
    nameOf(method, { href }) {
        return `${method} ${href.startsWith(this.#root) ? href.slice(this.#root.length) : new URL(href).pathname}`;
    }
}
/** @throws FetchError */
function parseJson(bytes, name) {
    try {
        return JSON.parse(bytes.toString());
    }
    catch {
        throw new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('encoding', `${name} answered something that is not JSON`);
    }
}
/**
 * Explains why GitHub refused a request.
 *
 * @param request for the message: method and path
 * @param repeatable whether the request may be sent again
 */
function refusalOf({ status, statusMessage, headers, bytes }, request, repeatable) {
    const message = messageOf(bytes) ?? statusMessage;
    const text = `${request} answered HTTP ${status} (${message})`;
    const retryAfterMs = (0,_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRetryAfter */ .mu)(headers['retry-after'], Date.now());
    const limited = headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message);
    if (status === 429 || (status === 403 && (limited || retryAfterMs !== null))) {
        // Without a time to wait, it is the hourly limit.
        const retryable = repeatable && (status === 429 || retryAfterMs !== null);
        return new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('status', `${text}: the rate limit is used up`, retryable, retryAfterMs);
    }
    // GitHub answers 422 for a name without a commit.
    const unknown = status === 404 || status === 410 || (status === 422 && /no commit found/i.test(message));
    if (unknown)
        return new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('not-found', text);
    if (status === 401 || status === 403)
        return new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('forbidden', text);
    return new _fetch_error_js__WEBPACK_IMPORTED_MODULE_0__/* .FetchError */ .f('status', text, repeatable && _retry_js__WEBPACK_IMPORTED_MODULE_3__/* .PASSING_STATUSES */ .bc.has(status), retryAfterMs);
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
/**
 * Octokit for what is only courtesy: comments and suggestions. It sends everything through the session of the API, which has the limits and
 * follows no link with the token. What creates something is sent once. The library is loaded here, because few runs need it.
 *
 * Every method throws a FetchError if the server refuses or fails.
 */
async function octokitOn(api) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 2413).then(__webpack_require__.bind(__webpack_require__, 92413));
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
    // The address of a next page comes from the server.
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
/**
 * The items of a list, whatever the number of its pages.
 *
 * @throws FetchError if there are more pages than these, or if one is no list
 */
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

/***/ 10145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ cannotRun),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   TP: () => (/* binding */ nearestRealFolder),
/* harmony export */   TU: () => (/* binding */ Git),
/* harmony export */   ZX: () => (/* binding */ locateRepository),
/* harmony export */   jF: () => (/* binding */ LOCAL_TIMEOUT_MS),
/* harmony export */   xh: () => (/* binding */ MOST_MESSAGE_CHARACTERS)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83741);




/** The time limit for a command that reads the local repository, in milliseconds. */
const LOCAL_TIMEOUT_MS = 60_000;
/** The largest output, which lists files or differences. A gate cannot process a larger repository. */
const MOST_OUTPUT_BYTES = 500_000_000;
/** The most characters kept from the messages of a failed command. */
const MOST_MESSAGE_CHARACTERS = 2_000;
/**
 * Variables that would point git to another repository, make it run a program, weaken its checks or change its output.
 */
const UNWANTED_VARIABLES = /^GIT_(DIR|COMMON_DIR|WORK_TREE|IMPLICIT_WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|GRAFT_FILE|SHALLOW_FILE|REPLACE_REF_BASE|EXTERNAL_DIFF|DIFF_OPTS|PAGER|CONFIG|SSL_NO_VERIFY|(LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS|TRACE.*|REDIRECT_.*)$/i;
/** The job's tokens. Git does not need them. */
const SECRET_VARIABLES = /^(INPUT|ACTIONS)_/i;
const ENVIRONMENT = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GCM_INTERACTIVE: 'never',
    GIT_OPTIONAL_LOCKS: '0',
    // Read the real commits and parents, without replacement objects.
    GIT_NO_REPLACE_OBJECTS: '1',
};
/**
 * Keeps a partial clone from fetching missing objects one by one. Git versions before 2.44 only know the second
 * variable.
 */
const WITHOUT_NETWORK = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' };
/**
 * Finds the repository of a folder: the nearest folder at or above it with a `.git`, which no commit can contain.
 *
 * @param directory absolute path; it need not exist
 * @returns null if there is none; a bare repository only counts if requested
 */
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
/** The real path of a folder, or of the nearest existing folder above it. */
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
/**
 * Runs git in one repository, without a shell. Nothing in the repository is executed: no hooks, no file system
 * monitors, no implicit fetches, and no configuration from its files.
 */
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
            // In a container job the checkout belongs to another user. Only this one repository is trusted.
            `safe.directory=${folder.replaceAll('\\', '/')}`,
            // Such a remote would run a program.
            'protocol.ext.allow=never',
            // The server decides what a branch is, and it may receive a token.
            'http.sslVerify=true',
            'color.ui=false',
            'gc.auto=0',
            'maintenance.auto=false',
        ];
        this.#options = [
            ...settings.flatMap((setting) => ['-c', setting]),
            // Name the folder, because git accepts any folder with the right files as a repository, even one from the pull
            // request.
            `--git-dir=${gitFolder}`,
            ...(isBare ? [] : [`--work-tree=${folder}`]),
        ];
    }
    /**
     * Runs a command.
     *
     * @returns the result, even of a command that fails
     * @throws TreeError where git cannot be run, or does not end in time
     */
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
            const late = () => fail(new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`git ${args[0]} did not end within ${timeoutMs / 1000} s`));
            const timer = setTimeout(late, timeoutMs);
            child.stdin.end();
            child.stdout.on('data', (chunk) => {
                length += chunk.length;
                if (length > MOST_OUTPUT_BYTES)
                    fail(new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`git ${args[0]} answers more than can be read`));
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
    /**
     * The output of a command.
     *
     * @throws TreeError also where the command fails
     */
    async output(args) {
        const { code, stdout, stderr } = await this.run(args);
        if (code !== 0)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`git ${args[0]} failed: ${stderr || `status ${code}`}`);
        return stdout;
    }
    /** Starts a command that is talked to while it runs. */
    spawn(args, { network = false, environment } = {}) {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...this.#options, ...args], {
            cwd: this.location.folder,
            env: { ...this.#variables, ...ENVIRONMENT, ...(network ? {} : WITHOUT_NETWORK), ...environment },
            // Its own process group, so that helpers for the network end with it.
            detached: network && process.platform !== 'win32',
            windowsHide: true,
        });
        // A process that ends before reading its input is reported by its exit.
        child.stdin.on('error', () => undefined);
        return child;
    }
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
        // It has already ended.
    }
    child.kill('SIGKILL');
    // A surviving helper would hold these open.
    child.stdout.destroy();
    child.stderr.destroy();
}
/** The error where git cannot be run. */
function cannotRun(error) {
    return new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`git cannot be run: ${error.message}`);
}
/** A message on one line. */
function oneLine(text) {
    return text.trim().replace(/(?<!\s)\s*[\r\n]+\s*/g, '; ');
}


/***/ })

};
