export const id = 7480;
export const ids = [7480];
export const modules = {

/***/ 97480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gate: () => (/* binding */ gate),
  verify: () => (/* binding */ verify)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/gate/settings.js + 1 modules
var gate_settings = __webpack_require__(95274);
// EXTERNAL MODULE: ./build/net/node-connections.js
var node_connections = __webpack_require__(62122);
// EXTERNAL MODULE: ./build/render/escape.js
var render_escape = __webpack_require__(66082);
// EXTERNAL MODULE: ./build/render/progress.js
var progress = __webpack_require__(35338);
// EXTERNAL MODULE: ./build/repository/tree.js
var tree = __webpack_require__(83741);
// EXTERNAL MODULE: ./build/settings/input-error.js
var input_error = __webpack_require__(38811);
;// CONCATENATED MODULE: ./build/cli/ci-system.js
/** By a variable that the system sets: how its job gets the commits that its clone lacks (docs/other-ci.md). */
const SYSTEMS = [
    ['GITLAB_CI', 'set the variable GIT_DEPTH: 0 on this GitLab job'],
    ['TF_BUILD', 'set fetchDepth: 0 on the checkout step of this Azure pipeline'],
    ['BITBUCKET_BUILD_NUMBER', 'set clone: depth: full on this Bitbucket step'],
    ['JENKINS_URL', 'fetch the target branch in this Jenkins job, without a shallow clone'],
    ['GITHUB_ACTIONS', 'set fetch-depth: 0 on actions/checkout'],
];
/** What to do about a commit that the local clone does not have, in the words of the CI that runs this process; a part of a sentence. */
function adviceOnMissingCommit(processEnv) {
    return (SYSTEMS.find(([variable]) => processEnv[variable])?.[1] ?? 'fetch it (git fetch; --unshallow in a shallow clone)');
}

// EXTERNAL MODULE: ./build/cli/complain.js
var complain = __webpack_require__(46734);
// EXTERNAL MODULE: ./build/cli/exit-codes.js
var exit_codes = __webpack_require__(65158);
// EXTERNAL MODULE: ./build/cli/options.js
var cli_options = __webpack_require__(32315);
// EXTERNAL MODULE: ./build/cli/report-files.js
var report_files = __webpack_require__(81081);
;// CONCATENATED MODULE: ./build/cli/gate.js












/** Without these settings, because a local repository needs no token and has no pull request. */
const NAMES = gate_settings/* SETTING_NAMES */.OI.filter((name) => !['github-token', 'comment', 'suggestions'].includes(name));
const NOTHING_ASKED = 'Say what to compare: --base REF for the commits of this repository, such as --base main, or --from X.Y.Z and --to X.Y.Z.';
const ALIASES = { base: 'base-ref', head: 'head-ref' };
/**
 * `gate`: does what the action does, on given versions or on commits of a local repository. The text of a report without any evidence goes to
 * stderr, so that stdout stays empty. JSON always goes to stdout.
 *
 * @throws InputError, ReverseSpanError
 */
async function gate(args) {
    const form = { names: NAMES, aliases: ALIASES, own: report_files/* REPORT_FILES */.J, switches: ['verbose', 'staged'] };
    const options = await withStaged((0,cli_options/* readOptions */.Tt)(args, form));
    const { settings } = options;
    if (settings['base-ref'] === undefined && settings['head-ref'] === undefined) {
        if (settings.from === undefined && settings.to === undefined)
            throw new input_error/* InputError */.d(NOTHING_ASKED);
        (0,gate_settings/* requireVersions */.xA)(settings, cli_options/* optionLabel */.ed);
    }
    const { judge } = await Promise.all(/* import() */[__webpack_require__.e(5522), __webpack_require__.e(1915), __webpack_require__.e(824)]).then(__webpack_require__.bind(__webpack_require__, 11915));
    return await judgeBy(judge, options);
}
/**
 * `verify REPORT`: whether an approval still holds. It is the same as `gate --approved-report REPORT`. Without versions and commits on the
 * command line, it judges the upgrades of the report.
 *
 * @throws InputError, ReverseSpanError
 */
async function verify(args) {
    const names = NAMES.filter((name) => name !== 'approved-report');
    const form = { names, aliases: ALIASES, own: report_files/* REPORT_FILES */.J, switches: ['verbose'], operand: 'report' };
    const options = (0,cli_options/* readOptions */.Tt)(args, form);
    const { operand } = options;
    if (operand === null)
        throw new input_error/* InputError */.d('Give one report: verify REPORT.');
    const settings = { ...options.settings, 'approved-report': operand };
    const isOwn = ['from', 'to', 'base-ref', 'head-ref'].every((name) => settings[name] === undefined);
    const isCommits = settings['base-ref'] !== undefined || settings['head-ref'] !== undefined;
    if (!isOwn && !isCommits)
        (0,gate_settings/* requireVersions */.xA)(settings, cli_options/* optionLabel */.ed);
    const { judge, judgeApproved } = await Promise.all(/* import() */[__webpack_require__.e(5522), __webpack_require__.e(1915), __webpack_require__.e(824)]).then(__webpack_require__.bind(__webpack_require__, 11915));
    return await judgeBy(isOwn ? judgeApproved : judge, { ...options, settings });
}
/**
 * The options with the commits that `--staged` stands for.
 *
 * @throws InputError
 */
async function withStaged(options) {
    const { settings, switches } = options;
    if (!switches.has('staged'))
        return options;
    const other = ['from', 'to', 'base-ref', 'head-ref'].find((name) => settings[name] !== undefined);
    if (other !== undefined) {
        throw new input_error/* InputError */.d(`--staged judges the index against HEAD: leave out ${(0,cli_options/* optionLabel */.ed)(other)}, or --staged.`);
    }
    const { stagedCommits } = await Promise.all(/* import() */[__webpack_require__.e(7279), __webpack_require__.e(4795)]).then(__webpack_require__.bind(__webpack_require__, 24795));
    try {
        const { base, head } = await stagedCommits((0,external_node_path_.resolve)(settings['working-directory']), process.env['GIT_INDEX_FILE']);
        return { ...options, settings: { ...settings, 'base-ref': base, 'head-ref': head } };
    }
    catch (error) {
        throw error instanceof tree/* TreeError */.jh ? new input_error/* InputError */.d(`--staged cannot read the index: ${error.message}`) : error;
    }
}
/** Judges, prints the report to stdout or stderr, and writes it to the files that the user names. */
async function judgeBy(ask, { settings, json, switches, own }) {
    const files = new report_files/* ReportFiles */.y(own, (0,external_node_path_.resolve)(settings['working-directory']));
    const verbose = switches.has('verbose');
    const report = await ask(settings, {
        onProgress: (0,progress/* progressOn */.z)(process.stderr),
        connect: node_connections/* connectByNode */.i,
        repository: localRepository(settings),
    });
    const { lookOf } = await __webpack_require__.e(/* import() */ 8955).then(__webpack_require__.bind(__webpack_require__, 58955));
    const { renderReport } = await Promise.all(/* import() */[__webpack_require__.e(2551), __webpack_require__.e(1140), __webpack_require__.e(6065), __webpack_require__.e(3866)]).then(__webpack_require__.bind(__webpack_require__, 61485));
    const code = exitCodeOfReport(report);
    if (json) {
        (0,complain/* answer */.ZF)((0,render_escape/* jsonLine */.rF)(report));
    }
    else if (report.problem?.code === 'base-unavailable') {
        // What a workflow grants is no question of a shell.
        (0,complain/* complain */.cc)(report.problem.message.replace(/^(base|head)-ref /, '--$1 '));
    }
    else {
        const stream = code !== exit_codes/* EXIT */.d.badQuestion && hasEvidence(report) ? process.stdout : process.stderr;
        const look = { ...lookOf(stream, process.env, verbose), isCommandLine: true };
        stream.write(`${renderReport(report, look)}\n`);
    }
    await files.write(report);
    return code;
}
/** The repository of the working directory, as it is. Nothing is fetched. */
function localRepository(settings) {
    return {
        event: { name: 'local', payload: null, sha: null },
        workspace: null,
        open: async () => {
            const { openRepository } = await Promise.all(/* import() */[__webpack_require__.e(7279), __webpack_require__.e(4361)]).then(__webpack_require__.bind(__webpack_require__, 74361));
            return await openRepository({
                directory: (0,external_node_path_.resolve)(settings['working-directory']),
                api: null,
                fetch: false,
                adviceOnMissing: adviceOnMissingCommit(process.env),
            });
        },
    };
}
/** Whether the commits could be read, and the index too if it was needed. */
function hasEvidence({ problem, evidence }) {
    const [index] = evidence.documents;
    return problem === null && (index === undefined || index.problem === null);
}
/** A failing downgrade, no deployment and a missing target count as invalid input. */
function exitCodeOfReport({ outcome, deployments, decision }) {
    const failing = deployments.filter(({ fails }) => fails);
    const isDowngrade = failing.some(({ change }) => change === 'downgrade');
    if (outcome.cannotBeAsked || isDowngrade)
        return exit_codes/* EXIT */.d.badQuestion;
    return (0,exit_codes/* exitCodeOf */.F)(!outcome.fails, decision);
}


/***/ }),

/***/ 32315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   So: () => (/* binding */ POLICY_NAMES),
/* harmony export */   Tt: () => (/* binding */ readOptions),
/* harmony export */   ed: () => (/* binding */ optionLabel),
/* harmony export */   lT: () => (/* binding */ DETECTION_NAMES),
/* harmony export */   pB: () => (/* binding */ EVIDENCE_NAMES)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95274);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38811);



/**
 * Reads the options of a command: the names of the action's inputs, `--json`, and the command's own switches. A list option may be given
 * several times.
 *
 * @throws InputError for an option that is unknown, without a value or wrong, and for stray arguments
 */
function readOptions(args, form) {
    const { names, aliases = {}, switches = [], own = [] } = form;
    const known = [...names, ...Object.keys(aliases), ...own];
    const flags = ['json', ...switches];
    const { tokens, values } = parse(args, known, flags);
    const operands = [];
    for (const token of tokens) {
        if (token.kind === 'positional')
            operands.push(token.value);
        if (token.kind !== 'option')
            continue;
        if (flags.includes(token.name)) {
            if (token.value !== undefined)
                throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(`--${token.name} takes no value.`);
            continue;
        }
        if (!known.includes(token.name)) {
            throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(`There is no option ${token.rawName}${(0,_settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .suggest */ .Z)(token.name, [...known, ...flags])}`);
        }
        // As in Node's strict mode, a text that looks like an option is not the value of the option before it. A tag suffix is an exception,
        // because it begins with a dash.
        const isSuffix = token.name === 'tag-suffix' && !isOption(token.value, [...known, ...flags]);
        const swallowed = token.value?.startsWith('-') === true && !token.inlineValue && !isSuffix;
        if (token.value === undefined || swallowed)
            throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(`${token.rawName} needs a value.`);
    }
    const [operand = null, ...stray] = operands;
    const [unexpected] = form.operand === undefined ? operands : stray;
    if (unexpected !== undefined)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(`"${unexpected}" is not an option. ${expected(form)}`);
    const ownTexts = new Map();
    const texts = { ...form.defaults };
    for (const option of known) {
        const given = values[option];
        if (!Array.isArray(given))
            continue;
        const name = aliases[option] ?? option;
        if (given.length > 1 && !_gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .LIST_NAMES */ .Kv.includes(name))
            throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(`--${option} is given ${given.length} times.`);
        if (given.includes(''))
            throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(`--${option} is empty.`);
        if (own.includes(option))
            ownTexts.set(option, given.join('\n'));
        else
            texts[name] = given.join('\n');
    }
    const given = new Set(switches.filter((name) => values[name] === true));
    const settings = (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSettings */ .P$)(texts, optionLabel);
    return { settings, json: values['json'] === true, switches: given, own: ownTexts, operand };
}
function isOption(text, known) {
    const [name = ''] = text?.startsWith('--') === true ? text.slice(2).split('=') : [];
    return known.includes(name);
}
function expected({ operand }) {
    return operand === undefined ? 'This command takes options only: see its --help.' : `Give one ${operand}.`;
}
function parse(args, names, flags) {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string', multiple: true }]));
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [...args],
        options: { ...options, ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }])) },
        // The messages of strict mode do not name the nearest option.
        strict: false,
        allowPositionals: true,
        tokens: true,
    });
}
/** The settings of the evidence: where it is, and how it is used. */
const EVIDENCE_NAMES = [
    'index-url',
    'release-asset-url',
    'artifacts',
    'working-directory',
];
/** The settings of the team's own policy (docs/policy.md). */
const POLICY_NAMES = ['minimum-release-age', 'known-issues'];
/** The settings of detection. */
const DETECTION_NAMES = [
    ...['targets', 'discover', 'files', 'images', 'tag-suffix', 'chart', 'chart-version'],
    ...['chart-repository-url', 'env-files', 'compose-files'],
];
/** The name of a setting in messages of the command line. */
function optionLabel(name) {
    return `--${name}`;
}


/***/ }),

/***/ 81081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ REPORT_FILES),
/* harmony export */   y: () => (/* binding */ ReportFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69851);
/* harmony import */ var _render_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66082);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38811);





/** What another CI system shows of a report, by the option that names its file (docs/other-ci.md#the-files). */
const RENDERINGS = {
    summary: async (report) => (await Promise.all(/* import() */[__webpack_require__.e(2551), __webpack_require__.e(1140), __webpack_require__.e(6065), __webpack_require__.e(8833)]).then(__webpack_require__.bind(__webpack_require__, 48833))).renderSummary(report),
    sarif: async (report) => `${(0,_render_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonLine */ .rF)((await Promise.all(/* import() */[__webpack_require__.e(2551), __webpack_require__.e(1140), __webpack_require__.e(2568)]).then(__webpack_require__.bind(__webpack_require__, 62568))).sarifOf(report))}\n`,
    'code-quality': async (report) => `${(0,_render_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonLine */ .rF)((await Promise.all(/* import() */[__webpack_require__.e(2551), __webpack_require__.e(1140), __webpack_require__.e(2280)]).then(__webpack_require__.bind(__webpack_require__, 62280))).codeQualityOf(report))}\n`,
};
/** The names of the options. */
const REPORT_FILES = Object.keys(RENDERINGS);
/** The files that a user asks for, each with one rendering of the report. */
class ReportFiles {
    #paths;
    /**
     * Removes what an earlier run left there, so that a run without a report leaves none.
     *
     * @param given paths by option
     * @param folder where relative paths start
     * @throws InputError
     */
    constructor(given, folder) {
        this.#paths = REPORT_FILES.flatMap((option) => {
            const path = given.get(option);
            return path === undefined ? [] : [[option, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path)]];
        });
        for (const [option, path] of this.#paths)
            orInputError(option, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true }));
    }
    /** @throws InputError */
    async write(report) {
        for (const [option, path] of this.#paths) {
            const content = await RENDERINGS[option](report);
            orInputError(option, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, content));
        }
    }
}
function orInputError(option, write) {
    try {
        write();
    }
    catch (error) {
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .d(`--${option} cannot be written: ${(0,_net_fetch_error_js__WEBPACK_IMPORTED_MODULE_2__/* .describeCause */ .V)(error)}. Name a file in a folder that exists.`);
    }
}


/***/ }),

/***/ 62122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ connectByNode)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);
/* harmony import */ var _client_connections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66645);


const PROXY_VARIABLES = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];
/**
 * Connections over Node's own client, for a command that ends before a library would be loaded. If the environment names a
 * proxy, the library takes over.
 */
const connectByNode = (userAgent, idleMs) => PROXY_VARIABLES.some((name) => process.env[name])
    ? (0,_client_connections_js__WEBPACK_IMPORTED_MODULE_1__/* .connectByClient */ .$)(userAgent, idleMs)
    : new NodeConnections(userAgent);
class NodeConnections {
    userAgent;
    #agents = new Map();
    constructor(userAgent) {
        this.userAgent = userAgent;
    }
    async send(url, { method, headers, body }, signal) {
        const { Agent, request } = await (url.protocol === 'https:' ? Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 44708, 19)) : Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 37067, 19)));
        const agent = this.#agents.get(url.protocol) ?? new Agent({ keepAlive: true });
        this.#agents.set(url.protocol, agent);
        const options = { ...(0,node_url__WEBPACK_IMPORTED_MODULE_0__.urlToHttpOptions)(url), method, headers: { 'user-agent': this.userAgent, ...headers }, agent };
        return await new Promise((resolve, reject) => {
            request({ ...options, signal }, resolve)
                .on('error', reject)
                .end(body);
        });
    }
    close() {
        for (const agent of this.#agents.values())
            agent.destroy();
        this.#agents.clear();
    }
}


/***/ }),

/***/ 35338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ progressOn)
/* harmony export */ });
/** In milliseconds. Short fetches stay silent, and a log needs only a line now and then. */
const LOG_PERIOD_MS = 5_000;
const TERMINAL_PERIOD_MS = 300;
/**
 * Shows the progress of a long fetch: one line that is overwritten in a terminal, a line every few seconds in a log. A timer drives it, so
 * that people see the wait for a document that never arrives.
 */
function progressOn(stream) {
    const inTerminal = stream.isTTY === true;
    let latest = '';
    let isShown = false;
    let timer = null;
    const show = () => {
        isShown = true;
        stream.write(inTerminal ? `\r${latest}\u001B[K` : `${latest}\n`);
    };
    return ({ reading, done, total }) => {
        latest = total === 1 ? `Reading ${reading}` : `Reading ${reading}: ${done} of ${total}`;
        if (done < total) {
            timer ??= setInterval(show, inTerminal ? TERMINAL_PERIOD_MS : LOG_PERIOD_MS).unref();
            return;
        }
        if (timer !== null)
            clearInterval(timer);
        timer = null;
        if (inTerminal && isShown)
            stream.write('\r\u001B[K');
        isShown = false;
    };
}


/***/ }),

/***/ 83741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VH: () => (/* binding */ isBehindEntry),
/* harmony export */   XR: () => (/* binding */ MOST_FILE_BYTES),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   jh: () => (/* binding */ TreeError)
/* harmony export */ });
/** Whether a path lies behind a link or in a submodule, so that the entries do not show it. */
function isBehindEntry(path, entries) {
    const above = path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));
    return above.some((folder) => (entries.get(folder)?.kind ?? 'file') !== 'file');
}
/** Thrown where a state of a repository cannot be read, by everything that is given the tree. */
class TreeError extends Error {
    name = 'TreeError';
}
/** Larger files are not read, neither from a repository nor from its server, which has the same limit. */
const MOST_FILE_BYTES = 100_000_000;
/** The error for a file that is too large. */
function tooLarge() {
    return new TreeError(`it is larger than the limit of ${MOST_FILE_BYTES / 1_000_000} MB`);
}


/***/ })

};
