export const id = 9890;
export const ids = [9890];
export const modules = {

/***/ 2315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   So: () => (/* binding */ POLICY_NAMES),
/* harmony export */   Tt: () => (/* binding */ readOptions),
/* harmony export */   ed: () => (/* binding */ optionLabel),
/* harmony export */   lT: () => (/* binding */ DETECTION_NAMES),
/* harmony export */   yj: () => (/* binding */ QUESTION_NAMES)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5274);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8811);



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

/***/ 9890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   plan: () => (/* binding */ plan)
/* harmony export */ });
/* harmony import */ var _gate_judge_judge_span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1150);
/* harmony import */ var _render_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6082);
/* harmony import */ var _render_gate_pen_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3190);
/* harmony import */ var _render_gate_reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7188);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5158);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2315);
/* harmony import */ var _question_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2949);







/**
 * `plan`: the hops from one version to another (DESIGN section 6), by the index alone unless `--artifacts` says otherwise.
 *
 * @throws InputError, ReverseSpanError
 */
async function plan(args) {
    const { settings, json, verbose } = (0,_question_js__WEBPACK_IMPORTED_MODULE_6__/* .readQuestion */ .H)(args, ['verbose'], _options_js__WEBPACK_IMPORTED_MODULE_5__/* .POLICY_NAMES */ .So);
    const evidence = await (0,_question_js__WEBPACK_IMPORTED_MODULE_6__/* .readEvidence */ .A)(settings);
    if (evidence.index === null)
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.unproven;
    const span = (0,_gate_judge_judge_span_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeSpan */ .r)(evidence, settings.from, settings.to);
    const text = json
        ? (0,_render_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonLine */ .rF)(planDocument(span, (0,_gate_judge_judge_span_js__WEBPACK_IMPORTED_MODULE_0__/* .groundsOf */ .K)(evidence, evidence.index, span)))
        : await planText(span, verbose);
    process.stdout.write(`${text}\n`);
    if (span.plan.hops === null)
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.unproven;
    return (0,_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .exitCodeOf */ .F)(span.upgradeMode === 'RollingUpdate', span.decision);
}
/** Loads the renderers of reports only here, because JSON does not need them. */
async function planText(span, verbose) {
    const { lookOf } = await __webpack_require__.e(/* import() */ 8955).then(__webpack_require__.bind(__webpack_require__, 8955));
    const { renderPlan } = await __webpack_require__.e(/* import() */ 1485).then(__webpack_require__.bind(__webpack_require__, 1485));
    return renderPlan(span, lookOf(process.stdout, process.env, verbose));
}
function planDocument({ from, to, decision, upgradeMode, plan, newestRollingVersion }, evidence) {
    const { hops, problem } = plan;
    return {
        from,
        to,
        decision,
        upgradeMode,
        evidence,
        hops: hops?.map((hop) => ({
            from: hop.from,
            to: hop.to,
            decision: hop.decision,
            upgradeMode: hop.upgradeMode,
            reasons: hop.reasons,
        })) ?? null,
        newestRollingVersion,
        ...(problem === null ? {} : { problem: { code: problem.rule, message: (0,_render_gate_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .describeNoPath */ .Yv)(problem, _render_gate_pen_js__WEBPACK_IMPORTED_MODULE_2__/* .LOG_PEN */ .x) } }),
    };
}


/***/ }),

/***/ 2949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readEvidence),
/* harmony export */   H: () => (/* binding */ readQuestion)
/* harmony export */ });
/* harmony import */ var _gate_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8741);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5274);
/* harmony import */ var _net_node_connections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2122);
/* harmony import */ var _render_progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5338);
/* harmony import */ var _complain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6734);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2315);






/** @throws InputError if the settings or one of the versions are wrong */
function readQuestion(args, switches = [], more = []) {
    const form = { names: [..._options_js__WEBPACK_IMPORTED_MODULE_4__/* .QUESTION_NAMES */ .yj, ...more], defaults: { artifacts: 'off' }, switches };
    const { settings, json, switches: given } = (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptions */ .Tt)(args, form);
    return { settings: (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .requireVersions */ .xA)(settings, _options_js__WEBPACK_IMPORTED_MODULE_4__/* .optionLabel */ .ed), json, verbose: given.has('verbose') };
}
/**
 * Reads the evidence for a question about two versions. If the index cannot be read, it says why on stderr.
 *
 * @throws ReverseSpanError if `to` is below `from`; nothing is fetched then
 */
async function readEvidence(settings) {
    const { from, to } = settings;
    const evidence = await (0,_gate_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__.gatherUnderPolicy)(settings, [{ from, to }], {
        connect: _net_node_connections_js__WEBPACK_IMPORTED_MODULE_2__/* .connectByNode */ .i,
        onProgress: (0,_render_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .progressOn */ .z)(process.stderr),
    });
    const { problem, location } = evidence.indexRecord;
    if (problem !== null)
        (0,_complain_js__WEBPACK_IMPORTED_MODULE_3__/* .complain */ .c)(`the release-safety index at ${location} cannot be used: ${problem}`);
    return evidence;
}


/***/ }),

/***/ 2122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ connectByNode)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136);
/* harmony import */ var _client_connections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6645);


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
        const { Agent, request } = await (url.protocol === 'https:' ? Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 4708, 19)) : Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 9448, 19)));
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

/***/ 3190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ markdownPen),
/* harmony export */   x: () => (/* binding */ LOG_PEN)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8042);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6082);


const RELEASES = 'https://github.com/lightdash/lightdash/releases/tag/';
/** Cuts an overlong name, but never the line number behind it. Characters. */
const LONGEST_FILE = 200;
const LONGEST_ADDRESS = 2_000;
/** A pen for one part of a page. The first mention of a version links to its release notes, and places link to the line on the head. */
function markdownPen(report) {
    const linked = new Set();
    const link = (text, address) => `[${text}](${address})`;
    return {
        ..._escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ,
        strong: (text) => `**${text}**`,
        code: (text) => `\`${text}\``,
        inWorkflow: ' in the workflow',
        literal: _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ.quote,
        version: (version) => {
            if (linked.has(version))
                return version;
            linked.add(version);
            return link(version, `${RELEASES}${version}`);
        },
        place: (spot) => {
            const text = nameOf(spot, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ);
            const address = addressOf(spot, report);
            return address === null ? text : link(text, address);
        },
        link,
        reference: (text, hostile) => {
            const address = inertAddress(hostile);
            return address === null ? text : link(text, address);
        },
    };
}
const plain = (text) => text;
/** A pen for logs and annotations. */
const LOG_PEN = {
    ..._escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9,
    strong: plain,
    code: (text) => `\`${text}\``,
    inWorkflow: '',
    literal: (hostile) => `\`${_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9.quote(hostile)}\``,
    version: plain,
    place: (spot) => nameOf(spot, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9),
    link: plain,
    reference: (text, hostile) => (inertAddress(hostile) === null ? text : `${text} (${_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9.quote(hostile)})`),
};
function nameOf({ file, line }, { quote }) {
    if (file === null)
        return 'the given versions';
    if (file.length <= LONGEST_FILE)
        return quote((0,_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .showPlace */ .R)({ file, line, column: null }));
    return line === null ? quote(file) : `${quote(file)}:${line}`;
}
/** The address of the line in the head's commit, if the repository has a known page. */
function addressOf({ file, line }, { links, comparison }) {
    const head = comparison?.head ?? '';
    if (file === null || links.repository === null || !/^[\da-f]{40,64}$/.test(head))
        return null;
    // A path with such a step cannot exist in git, and its link would lead elsewhere.
    const steps = file.split('/');
    if (file.length > LONGEST_FILE || steps.some((step) => /^\.{0,2}$/.test(step)))
        return null;
    const path = steps.map(encodeStep).join('/');
    return `${links.repository}/blob/${head}/${path}${line === null ? '' : `#L${line}`}`;
}
/** An https address that is safe on a page: no character in it has a meaning in Markdown or HTML. */
function inertAddress(hostile) {
    if (!/^https:\/\//i.test(hostile) || !URL.canParse(hostile))
        return null;
    const { href, username, password } = new URL(hostile);
    if (username !== '' || password !== '' || href.length > LONGEST_ADDRESS)
        return null;
    return href.replace(/[^\w\-./:?=%#+&]|_/g, encodeStep).replaceAll('&', '&amp;');
}
/** Also encodes the characters that would end a Markdown link. */
function encodeStep(step) {
    // Replaces lone surrogates, which an address cannot have.
    const whole = Buffer.from(step).toString();
    return encodeURIComponent(whole).replace(/[!'()*_~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}


/***/ }),

/***/ 7188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ isOfRelease),
/* harmony export */   Bn: () => (/* binding */ describeOverlap),
/* harmony export */   Gk: () => (/* binding */ describeReason),
/* harmony export */   Yv: () => (/* binding */ describeNoPath),
/* harmony export */   ay: () => (/* binding */ remedyOfSpan),
/* harmony export */   c2: () => (/* binding */ countObstacles)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8712);

/** The word for a release that broke a rule. */
const WORDS = {
    'verdict-false': 'not safe',
    'verdict-unknown': 'no verdict',
    'backfilled-true': 'judged in retrospect',
    unverified: 'not read',
};
/** How many releases stand in the way, and which. One sentence for the opening. */
function countObstacles(span, pen) {
    const { reasons, coveredReleases: total } = span;
    const words = new Map();
    for (const { rule, release } of reasons) {
        const word = WORDS[rule];
        if (release !== null && word !== undefined && !words.has(release))
            words.set(release, word);
    }
    const obstacles = [...words];
    // Unsafe releases come first: waiting does not help with them.
    const sorted = [...obstacles.filter(isUnsafe), ...obstacles.filter((each) => !isUnsafe(each))];
    const [first] = sorted;
    if (first === undefined)
        return '';
    const isOne = obstacles.length === 1;
    const [same = null, ...others] = new Set(obstacles.map(([, word]) => word));
    const verb = (others.length === 0 ? VERBS[same ?? '']?.[isOne ? 0 : 1] : undefined) ?? null;
    const name = ([version, word]) => `${pen.version(version)}${verb === null ? ` (${word})` : ''}`;
    const says = verb ?? (isOne ? 'is not proven' : 'are not proven');
    if (total <= 1)
        return `${name(first)} ${says}.`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(obstacles.length)} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(total, 'release')} ${says}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(sorted.map(name))}.`;
}
/** Verbs for one release and for several releases that have the same problem. */
const VERBS = {
    'not safe': ['cannot roll', 'cannot roll'],
    'no verdict': ['has no verdict', 'have no verdict'],
};
function isUnsafe([, word]) {
    return word === 'not safe';
}
/** Why two versions may not run side by side. The words claim no more than the proof allows. */
function describeOverlap({ reasons }) {
    if (reasons.every(({ rule }) => rule === 'known-issue-recreate'))
        return '';
    return reasons.some(({ rule }) => rule === 'verdict-false')
        ? 'The old and the new version must not run side by side.'
        : 'Nothing proves that the old and the new version can run side by side.';
}
/** A reason that is not only about one release, as a sentence. */
function describeReason({ rule, release, says }, pen) {
    const name = release === null ? 'A release' : pen.version(release);
    switch (rule) {
        case 'index-unavailable':
            return `The release-safety index cannot be used: ${pen.quote(says)}.`;
        case 'not-indexed':
            return `${name} is not in the release-safety index.`;
        case 'coverage-gap':
            return `The release-safety index does not cover everything ${pen.quote(says)} up to ${name}.`;
        case 'malformed':
            return `The index has a row that cannot be read on the way to ${name}: ${pen.quote(says)}.`;
        case 'contradiction':
            return `The documents contradict each other on ${name}: ${pen.quote(says)}.`;
        case 'required-stop':
            return `${name} is a required stop: it has to be installed, and its migrations have to finish, before you go on.`;
        case 'minimum-not-met':
            return `${name} can be reached directly only from ${pen.quote(says)} or later.`;
        case 'policy-unavailable':
            return `Your known issues cannot be used: ${pen.prose(says)}.`;
        case 'too-young':
            return `${name} is too young for your ${pen.code('minimum-release-age')}: ${pen.prose(says)}.`;
        case 'known-issue':
            return `Your known issues keep ${name} out: ${pen.prose(says)}`;
        case 'known-issue-recreate':
            return `Your known issues ask for a stop at ${name}: ${pen.prose(says)}`;
        case 'uncovered-hop':
            return `No document covers the upgrade to ${name}, the oldest release in the index.`;
        case 'verdict-false':
            return `${name} cannot roll.`;
        case 'verdict-unknown':
            return `Lightdash published no verdict for ${name}.`;
        case 'backfilled-true':
            return `${name} was judged in retrospect only, which is no proof.`;
        case 'unverified':
            return `The artifact of ${name} could not be read: ${pen.quote(says)}.`;
    }
}
/** Why there is no plan, as a sentence. */
function describeNoPath({ rule, release, says }, pen) {
    switch (rule) {
        case 'index-unavailable':
            return 'There is no plan without a readable index.';
        case 'not-indexed':
            return `There is no plan: ${release} is not in the release-safety index.`;
        case 'stop-not-indexed':
            return `There is no plan: the release-safety index does not cover the required stop ${release}.`;
        case 'held':
            return `There is no plan: your policy keeps ${release} out (${pen.prose(says)}).`;
        case 'no-way-in':
            return `There is no plan: no permitted upgrade leads to ${release} (${pen.quote(says)}).`;
    }
}
const REMEDIES = {
    'index-unavailable': 'Make the release-safety index readable (`index-url`), then run this check again.',
    'not-indexed': 'Check for a typo. A release published minutes ago may not be indexed yet: run this check again.',
    'coverage-gap': 'Choose a version that the index covers.',
    'policy-unavailable': 'Fix the file of known issues (`known-issues`), then run this check again.',
    malformed: 'Tell Lightdash that the index has a row that cannot be read. Until that is fixed, nothing is proven.',
    contradiction: 'Tell Lightdash that the documents contradict each other. Until that is fixed, nothing is proven.',
    unverified: 'Make the artifacts readable (`release-asset-url`), then run this check again.',
};
/** What to do about missing evidence, as a sentence. */
function remedyOfSpan({ reasons }) {
    const [first] = reasons;
    return (first && REMEDIES[first.rule]) ?? 'Choose another version: nothing proves that this one can roll.';
}
/** Whether the section about its release already gives this reason. */
function isOfRelease({ rule }) {
    return WORDS[rule] !== undefined;
}


/***/ }),

/***/ 5338:
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

/***/ 8712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ countedAll),
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/** `1 release`, `2 releases`. */
function countOf(count, noun) {
    return `${numberOf(count)} ${noun}${count === 1 ? '' : 's'}`;
}
/** `Both releases`, `All 12 releases`. */
function countedAll(count, noun) {
    return count === 2 ? `Both ${noun}s` : `All ${countOf(count, noun)}`;
}
/** A whole number as `12,345`. Node's own formatting loads language rules first. */
function numberOf(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** A sentence names this many things. */
const MOST_NAMED = 5;
/** `1.2.0, 1.3.0 and 12 more`; the names are finished texts. */
function listOf(names, most = MOST_NAMED) {
    const rest = names.length - most;
    const named = names.slice(0, most);
    if (rest > 0)
        return `${named.join(', ')} and ${numberOf(rest)} more`;
    const last = named.at(-1) ?? '';
    return named.length < 2 ? last : `${named.slice(0, -1).join(', ')} and ${last}`;
}
/** The same text with a capital first letter. */
function capital(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}


/***/ })

};
