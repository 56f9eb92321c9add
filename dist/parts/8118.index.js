export const id = 8118;
export const ids = [8118];
export const modules = {

/***/ 58118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gate: () => (/* binding */ gate),
/* harmony export */   verify: () => (/* binding */ verify)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95274);
/* harmony import */ var _net_node_connections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62122);
/* harmony import */ var _render_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66082);
/* harmony import */ var _render_progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35338);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38811);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65158);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32315);








/** Without these settings, because a local repository needs no token and has no pull request. */
const NAMES = _gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTING_NAMES */ .OI.filter((name) => !['github-token', 'comment', 'suggestions'].includes(name));
const ALIASES = { base: 'base-ref', head: 'head-ref' };
/**
 * `gate`: does what the action does, on given versions or on commits of a local repository. A report without any evidence goes to stderr, so that
 * stdout stays empty.
 *
 * @throws InputError, ReverseSpanError
 */
async function gate(args) {
    const options = (0,_options_js__WEBPACK_IMPORTED_MODULE_6__/* .readOptions */ .Tt)(args, { names: NAMES, aliases: ALIASES, switches: ['verbose'] });
    const { settings } = options;
    if (settings['base-ref'] === undefined && settings['head-ref'] === undefined)
        (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .requireVersions */ .xA)(settings, _options_js__WEBPACK_IMPORTED_MODULE_6__/* .optionLabel */ .ed);
    const { judge } = await Promise.all(/* import() */[__webpack_require__.e(7165), __webpack_require__.e(1915), __webpack_require__.e(6540)]).then(__webpack_require__.bind(__webpack_require__, 11915));
    return await answer(judge, options);
}
/**
 * `verify REPORT`: whether an approval still holds. It is the same as `gate --approved-report REPORT`. Without versions and commits on the
 * command line, it judges the upgrades of the report.
 *
 * @throws InputError, ReverseSpanError
 */
async function verify(args) {
    const names = NAMES.filter((name) => name !== 'approved-report');
    const options = (0,_options_js__WEBPACK_IMPORTED_MODULE_6__/* .readOptions */ .Tt)(args, { names, aliases: ALIASES, switches: ['verbose'], operand: 'report' });
    const { operand } = options;
    if (operand === null)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .d('Give one report: verify REPORT.');
    const settings = { ...options.settings, 'approved-report': operand };
    const isOwn = ['from', 'to', 'base-ref', 'head-ref'].every((name) => settings[name] === undefined);
    const isCommits = settings['base-ref'] !== undefined || settings['head-ref'] !== undefined;
    if (!isOwn && !isCommits)
        (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .requireVersions */ .xA)(settings, _options_js__WEBPACK_IMPORTED_MODULE_6__/* .optionLabel */ .ed);
    const { judge, judgeApproved } = await Promise.all(/* import() */[__webpack_require__.e(7165), __webpack_require__.e(1915), __webpack_require__.e(6540)]).then(__webpack_require__.bind(__webpack_require__, 11915));
    return await answer(isOwn ? judgeApproved : judge, { ...options, settings });
}
/** Judges, and prints the report to stdout or stderr. */
async function answer(ask, { settings, json, switches }) {
    const verbose = switches.has('verbose');
    const report = await ask(settings, {
        onProgress: (0,_render_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .progressOn */ .z)(process.stderr),
        connect: _net_node_connections_js__WEBPACK_IMPORTED_MODULE_2__/* .connectByNode */ .i,
        repository: localRepository(settings),
    });
    const { lookOf } = await __webpack_require__.e(/* import() */ 8955).then(__webpack_require__.bind(__webpack_require__, 58955));
    const { renderReport } = await Promise.all(/* import() */[__webpack_require__.e(1485), __webpack_require__.e(1140), __webpack_require__.e(8042)]).then(__webpack_require__.bind(__webpack_require__, 61485));
    const code = exitCodeOfReport(report);
    if (code !== _exit_codes_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.badQuestion && hasEvidence(report)) {
        process.stdout.write(`${json ? (0,_render_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonLine */ .rF)(report) : renderReport(report, lookOf(process.stdout, process.env, verbose))}\n`);
    }
    else {
        process.stderr.write(`${renderReport(report, lookOf(process.stderr, process.env, verbose))}\n`);
    }
    return code;
}
/** The repository of the working directory, as it is. Nothing is fetched. */
function localRepository(settings) {
    return {
        event: { name: 'local', payload: null, sha: null },
        workspace: null,
        open: async () => {
            const { openRepository } = await __webpack_require__.e(/* import() */ 1539).then(__webpack_require__.bind(__webpack_require__, 71539));
            return await openRepository({ directory: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(settings['working-directory']), api: null, fetch: false });
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
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.badQuestion;
    return (0,_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__/* .exitCodeOf */ .F)(!outcome.fails, decision);
}


/***/ }),

/***/ 32315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   So: () => (/* binding */ POLICY_NAMES),
/* harmony export */   Tt: () => (/* binding */ readOptions),
/* harmony export */   ed: () => (/* binding */ optionLabel),
/* harmony export */   lT: () => (/* binding */ DETECTION_NAMES),
/* harmony export */   yj: () => (/* binding */ QUESTION_NAMES)
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
/** The settings of a command that judges two versions by the index and needs nothing else. */
const QUESTION_NAMES = [
    'from',
    'to',
    'index-url',
    'release-asset-url',
    'artifacts',
    'working-directory',
];
/** The settings of the team's own policy (docs/policy.md). */
const POLICY_NAMES = ['minimum-release-age', 'known-issues'];
/** The settings of detection. */
const DETECTION_NAMES = [
    'targets',
    'files',
    'images',
    'tag-suffix',
    'chart',
    'chart-version',
    'chart-repository-url',
    'env-files',
    'compose-files',
    'discover',
];
/** The name of a setting in messages of the command line. */
function optionLabel(name) {
    return `--${name}`;
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


/***/ })

};
