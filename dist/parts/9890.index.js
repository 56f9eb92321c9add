export const id = 9890;
export const ids = [9890,9171];
export const modules = {

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

/***/ 49890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   plan: () => (/* binding */ plan)
/* harmony export */ });
/* harmony import */ var _gate_judge_judge_span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28242);
/* harmony import */ var _render_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66082);
/* harmony import */ var _render_gate_pen_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53190);
/* harmony import */ var _render_gate_reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87188);
/* harmony import */ var _complain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46734);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65158);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32315);
/* harmony import */ var _question_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42949);








/**
 * `plan`: the steps from one version to another, by the index alone unless `--artifacts` says otherwise.
 *
 * @throws InputError, ReverseSpanError
 */
async function plan(args) {
    const { settings, json, verbose } = (0,_question_js__WEBPACK_IMPORTED_MODULE_7__/* .readQuestion */ .H)(args, ['verbose'], _options_js__WEBPACK_IMPORTED_MODULE_6__/* .POLICY_NAMES */ .So);
    const evidence = await (0,_question_js__WEBPACK_IMPORTED_MODULE_7__/* .readEvidence */ .A)(settings, [settings]);
    if (evidence.index === null)
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.unproven;
    const span = (0,_gate_judge_judge_span_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeSpan */ .r)(evidence, settings.from, settings.to);
    const text = json
        ? (0,_render_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonLine */ .rF)(planDocument(span, (0,_gate_judge_judge_span_js__WEBPACK_IMPORTED_MODULE_0__/* .groundsOf */ .K)(evidence, evidence.index, span)))
        : await planText(span, verbose);
    (0,_complain_js__WEBPACK_IMPORTED_MODULE_4__/* .answer */ .ZF)(text);
    if (span.plan.hops === null)
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.unproven;
    return (0,_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__/* .exitCodeOf */ .F)(span.upgradeMode === 'RollingUpdate', span.decision);
}
/** Loads the renderers of reports only here, because JSON does not need them. */
async function planText(span, verbose) {
    const { lookOf } = await __webpack_require__.e(/* import() */ 8955).then(__webpack_require__.bind(__webpack_require__, 58955));
    const { renderPlan } = await Promise.all(/* import() */[__webpack_require__.e(2551), __webpack_require__.e(6065), __webpack_require__.e(1485)]).then(__webpack_require__.bind(__webpack_require__, 61485));
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

/***/ 42949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readEvidence),
/* harmony export */   H: () => (/* binding */ readQuestion)
/* harmony export */ });
/* harmony import */ var _gate_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79171);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95274);
/* harmony import */ var _net_node_connections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62122);
/* harmony import */ var _render_progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35338);
/* harmony import */ var _complain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46734);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32315);






/** @throws InputError if the settings or one of the versions are wrong */
function readQuestion(args, switches = [], more = []) {
    const form = { names: ['from', 'to', ..._options_js__WEBPACK_IMPORTED_MODULE_4__/* .EVIDENCE_NAMES */ .pB, ...more], defaults: { artifacts: 'off' }, switches };
    const { settings, json, switches: given } = (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptions */ .Tt)(args, form);
    return { settings: (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .requireVersions */ .xA)(settings, _options_js__WEBPACK_IMPORTED_MODULE_4__/* .optionLabel */ .ed), json, verbose: given.has('verbose') };
}
/**
 * Reads the evidence for some jumps. If the index cannot be read, it says why on stderr.
 *
 * @throws ReverseSpanError if a jump goes backwards; nothing is fetched then
 */
async function readEvidence(settings, jumps) {
    const evidence = await (0,_gate_policy_policy_js__WEBPACK_IMPORTED_MODULE_0__.gatherUnderPolicy)(settings, jumps, {
        connect: _net_node_connections_js__WEBPACK_IMPORTED_MODULE_2__/* .connectByNode */ .i,
        onProgress: (0,_render_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .progressOn */ .z)(process.stderr),
    });
    const { problem, location } = evidence.indexRecord;
    if (problem !== null)
        (0,_complain_js__WEBPACK_IMPORTED_MODULE_3__/* .complain */ .cc)(`the release-safety index at ${location} cannot be used: ${problem}`);
    return evidence;
}


/***/ }),

/***/ 28242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ groundsOf),
/* harmony export */   r: () => (/* binding */ judgeSpan)
/* harmony export */ });
/* harmony import */ var _release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47565);
/* harmony import */ var _release_safety_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48308);
/* harmony import */ var _release_safety_span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54747);
/* harmony import */ var _policy_held_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25522);
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34560);





/**
 * Judges one jump on the evidence: its decision, its plan, and the newest version that rolls instead.
 *
 * @throws ReverseSpanError if `to` is below `from`
 */
function judgeSpan(evidence, from, to) {
    const { index, indexRecord } = evidence;
    if (index === null) {
        const problem = `${indexRecord.location}: ${indexRecord.problem}`;
        return {
            ...(0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decideWithoutIndex */ .F)(from, to, problem),
            plan: { hops: null, problem: { rule: 'index-unavailable', release: null, says: problem } },
            newestRollingVersion: null,
            newestRollingHops: null,
            newestRollingEvidence: 'index',
            verdicts: [],
            explanation: _explanation_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING_EXPLAINED */ .X2,
            held: null,
        };
    }
    const plan = (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planHops */ ._)(index, from, to);
    const newest = (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .newestRollingVersion */ .q)(index, from);
    const { releases } = (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_2__/* .readSpan */ .F2)(index, from, to);
    return {
        ...(0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decideSpan */ .Rg)(index, from, to),
        plan: plan.problem !== null ? plan : { hops: plan.hops.map((hop) => reportHop(evidence, index, hop)), problem: null },
        newestRollingVersion: newest,
        newestRollingHops: newest === null ? null : ((0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planHops */ ._)(index, from, newest).hops?.length ?? null),
        newestRollingEvidence: newest === null ? 'index' : groundsOf(evidence, index, { from, to: newest }),
        verdicts: (0,_explanation_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictRuns */ .qA)(releases),
        explanation: (0,_explanation_js__WEBPACK_IMPORTED_MODULE_4__/* .explain */ .WE)(releases, evidence.artifacts),
        held: (0,_policy_held_js__WEBPACK_IMPORTED_MODULE_3__/* .heldOf */ .L)(index, from, to),
    };
}
function reportHop(evidence, index, hop) {
    const { releases } = (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_2__/* .readSpan */ .F2)(index, hop.from, hop.to);
    return { ...hop, evidence: groundsOn(evidence, releases) };
}
/**
 * Whether the artifact of every live release of a jump was read. Artifacts above the target are never read. So a newer version than the
 * target rests on the index alone.
 */
function groundsOf(evidence, index, jump) {
    return groundsOn(evidence, (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_2__/* .readSpan */ .F2)(index, jump.from, jump.to).releases);
}
function groundsOn({ artifacts }, releases) {
    const live = releases.filter((release) => !release.backfilled);
    return live.length > 0 && live.every((release) => artifacts.has(release.version)) ? 'verified' : 'index';
}


/***/ }),

/***/ 79171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gatherUnderPolicy: () => (/* binding */ gatherUnderPolicy)
/* harmony export */ });
/* unused harmony export holdReleases */
/* harmony import */ var _evidence_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66421);
/* harmony import */ var _evidence_read_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34334);
/* harmony import */ var _net_document_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16299);
/* harmony import */ var _net_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22606);
/* harmony import */ var _net_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48324);
/* harmony import */ var _release_safety_release_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(554);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95274);
/* harmony import */ var _release_age_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17150);








/** In bytes. People write this file by hand, so it has a few kilobytes. */
const MOST_BYTES = 100_000;
/**
 * Reads the evidence and the team's own policy, and adds the policy's holds to the index. Every later judgement and plan sees them in the
 * releases.
 *
 * @throws ReverseSpanError if a span runs backwards; nothing is fetched then
 */
async function gatherUnderPolicy(settings, spans, host) {
    const source = (0,_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .evidenceSource */ .xs)(settings);
    const evidence = await (0,_evidence_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .gatherEvidence */ .h)(source, spans, { ...host, userAgent: _net_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .USER_AGENT */ ._ });
    const location = settings['known-issues'];
    const known = location === undefined ? null : await readKnownIssues(location, source.workingDirectory, host);
    const now = host.now ?? new Date();
    const policy = {
        minimumReleaseAge: settings['minimum-release-age'] ?? null,
        knownIssues: known === null ? null : (known.issues ?? []),
        problem: known === null || known.issues !== null ? null : `${known.record.location}: ${known.record.problem}`,
    };
    const held = evidence.index === null ? null : holdReleases(evidence.index, policy, now, known?.holdBy ?? null);
    return {
        ...evidence,
        index: held?.index ?? null,
        policy: {
            judgedAt: now.toISOString(),
            knownIssues: known?.record ?? null,
            unmatched: held?.unmatched ?? [],
            expired: held?.expired ?? [],
        },
    };
}
/**
 * The index with the policy's holds on its releases at a given moment. A policy can only restrict.
 *
 * @param holdBy the rule of known issues; null if the settings name no file
 */
function holdReleases(index, { minimumReleaseAge, knownIssues, problem }, now, holdBy) {
    const versions = index.releases.map(({ version }) => version);
    const byIssues = holdBy?.(knownIssues ?? [], versions, now) ?? { holds: new Map(), unmatched: [], expired: [] };
    // A file that cannot be read may bar anything, so it bars everything.
    const unread = problem === null ? [] : [{ on: 'target', rule: 'policy-unavailable', says: problem }];
    const releases = index.releases.map((release) => {
        const tooYoung = minimumReleaseAge === null ? null : (0,_release_age_js__WEBPACK_IMPORTED_MODULE_6__/* .holdByAge */ .is)(release.releaseDate, minimumReleaseAge, now);
        // Issues come before the age, because an issue bars a release for good.
        const holds = [...unread, ...(byIssues.holds.get(release.version) ?? []), ...(tooYoung === null ? [] : [tooYoung])];
        return holds.length === 0 ? release : (0,_release_safety_release_js__WEBPACK_IMPORTED_MODULE_7__/* .withHolds */ .Bg)(release, holds);
    });
    return { index: { ...index, releases }, unmatched: byIssues.unmatched, expired: byIssues.expired };
}
async function readKnownIssues(location, workingDirectory, host) {
    // Loaded only here, because nothing else needs a YAML parser and a schema.
    const { parseKnownIssues, holdByIssues: holdBy } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(2857), __webpack_require__.e(8815), __webpack_require__.e(7666), __webpack_require__.e(8529)]).then(__webpack_require__.bind(__webpack_require__, 28529));
    const reader = new _net_document_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .DocumentReader */ .z(_net_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .USER_AGENT */ ._, host.limits?.fetch ?? _net_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .FETCH_LIMITS */ .k, host.fileSource, host.connect);
    try {
        const request = {
            document: 'known-issues',
            release: null,
            location,
            workingDirectory,
            mostBytes: MOST_BYTES,
        };
        const { record, value } = await (0,_evidence_read_document_js__WEBPACK_IMPORTED_MODULE_1__/* .readDocument */ .u)(reader, request, parseKnownIssues, undefined, (bytes) => bytes);
        if (value === null)
            return { record, issues: null, holdBy };
        const { issues, problems } = value;
        return { record: problems === null ? record : { ...record, problem: problems.join('; ') }, issues, holdBy };
    }
    finally {
        reader.close();
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


/***/ })

};
