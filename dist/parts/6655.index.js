export const id = 6655;
export const ids = [6655,9171];
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

/***/ 96655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  upgradeCheck: () => (/* binding */ upgradeCheck)
});

// EXTERNAL MODULE: ./build/release-safety/decision.js
var decision = __webpack_require__(47565);
// EXTERNAL MODULE: ./build/release-safety/span.js
var release_safety_span = __webpack_require__(54747);
;// CONCATENATED MODULE: ./build/release-safety/upgrade-check.js

/**
 * Judges like the maker's command (docs/rules.md#lightdashs-own-command). It reads `rollingUpdateSafe` alone, so a
 * backfilled `true` counts. A target that is itself a stop is not `safe`. If the gate decides `unproven`, the result is
 * not `safe` either.
 */
function checkUpgrade(index, decided) {
    const span = (0,release_safety_span/* readSpan */.F2)(index, decided.from, decided.to);
    const verdict = (0,release_safety_span/* spanVerdict */.wK)(span, (release) => release.rollingUpdateSafe);
    const evident = decided.decision !== 'unproven';
    const versionsWith = (wanted) => span.releases.filter((release) => release.rollingUpdateSafe === wanted).map((release) => release.version);
    return {
        check: {
            fromVersion: span.from,
            toVersion: span.to,
            direction: span.direction,
            safe: evident && verdict === true && span.requiredStops.length === 0 && (0,release_safety_span/* meetsMinimum */.J)(span),
            verdict,
            requiredStops: span.requiredStops,
            minPreviousVersion: span.minimum?.version ?? null,
            coveredVersions: span.releases.map((release) => release.version),
            missingRanges: span.missingRanges,
        },
        releases: { unsafe: versionsWith(false), unknown: versionsWith('unknown') },
    };
}

// EXTERNAL MODULE: ./build/render/escape.js
var render_escape = __webpack_require__(66082);
;// CONCATENATED MODULE: ./build/render/gate/upgrade-check.js
/** The text form of `upgrade-check`, in the order of Lightdash's own command. Ends without a line break. */
function renderUpgradeCheck(check, releases) {
    const list = (label, values) => values.length === 0 ? [] : [`${label}: ${values.join(', ')}`];
    const missing = check.missingRanges.map(({ afterVersion, beforeVersion }) => afterVersion === beforeVersion
        ? `  - version ${afterVersion} is not present in the release-safety index`
        : `  - after ${afterVersion} and before ${beforeVersion}`);
    return [
        `Release safety check: ${check.fromVersion} -> ${check.toVersion}`,
        `Direction: ${check.direction}`,
        `Verdict: ${check.safe ? 'SAFE' : 'UNSAFE'}`,
        ...list('Unsafe rolling-update safety', releases.unsafe),
        ...list('Unknown rolling-update safety', releases.unknown),
        ...list('Required stops', check.requiredStops),
        ...list('Minimum previous version', check.minPreviousVersion === null ? [] : [check.minPreviousVersion]),
        ...(missing.length === 0 ? [] : ['Missing release-safety index coverage:', ...missing]),
        ...list('Covered releases', check.coveredVersions),
    ].join('\n');
}

// EXTERNAL MODULE: ./build/cli/complain.js
var complain = __webpack_require__(46734);
// EXTERNAL MODULE: ./build/cli/exit-codes.js
var exit_codes = __webpack_require__(65158);
// EXTERNAL MODULE: ./build/cli/question.js
var question = __webpack_require__(42949);
;// CONCATENATED MODULE: ./build/cli/upgrade-check.js







/**
 * `upgrade-check`: the maker's command (docs/rules.md#lightdashs-own-command), by the index alone unless `--artifacts`
 * says otherwise.
 *
 * @throws InputError, ReverseSpanError
 */
async function upgradeCheck(args) {
    const { settings, json } = (0,question/* readQuestion */.H)(args);
    const { index } = await (0,question/* readEvidence */.A)(settings, [settings]);
    if (index === null)
        return exit_codes/* EXIT */.d.unproven;
    const decided = (0,decision/* decideSpan */.Rg)(index, settings.from, settings.to);
    const { check, releases } = checkUpgrade(index, decided);
    (0,complain/* answer */.ZF)(json ? (0,render_escape/* jsonLine */.rF)(check) : renderUpgradeCheck(check, releases));
    return (0,exit_codes/* exitCodeOf */.F)(check.safe, decided.decision);
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

/***/ 47565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ decideWithoutIndex),
/* harmony export */   Rg: () => (/* binding */ decideSpan),
/* harmony export */   dO: () => (/* binding */ upgradeModeOf)
/* harmony export */ });
/* unused harmony export conclude */
/* harmony import */ var _hold_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7930);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(554);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54747);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15807);




/** The only place that turns a decision into a mode. Everything that is not proven is `Recreate`. */
function upgradeModeOf(decision) {
    return decision === 'roll' || decision === 'unchanged' ? 'RollingUpdate' : 'Recreate';
}
/**
 * The rules that keep a span from rolling, and the decision that each leads to. `unverified` is special: it takes the
 * proof from a release, but makes the span `unproven` only if the span would otherwise roll
 * (docs/rules.md#index-and-artifact).
 */
const RULES = {
    'index-unavailable': 'unproven',
    'not-indexed': 'unproven',
    'coverage-gap': 'unproven',
    malformed: 'unproven',
    contradiction: 'unproven',
    'policy-unavailable': 'unproven',
    'required-stop': 'blocked',
    'minimum-not-met': 'blocked',
    'too-young': 'blocked',
    'known-issue': 'blocked',
    'known-issue-recreate': 'recreate',
    'uncovered-hop': 'recreate',
    'verdict-false': 'recreate',
    'verdict-unknown': 'recreate',
    'backfilled-true': 'recreate',
    unverified: 'unverified',
};
/**
 * Judges the direct jump from `from` to `to` (docs/rules.md#decisions).
 *
 * @throws ReverseSpanError where `to` is below `from`
 */
function decideSpan(index, from, to) {
    const span = (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .readSpan */ .F2)(index, from, to);
    const reasons = gravestFirst([...coverageReasons(index, span), ...permissionReasons(span), ...floorReasons(index, span), ...heldReasons(span)], span.releases);
    const decision = conclude(index, span, reasons);
    return {
        from,
        to,
        direction: span.direction,
        decision,
        upgradeMode: upgradeModeOf(decision),
        verdict: (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .spanVerdict */ .wK)(span, _release_js__WEBPACK_IMPORTED_MODULE_1__/* .effectiveVerdict */ .f6),
        reasons,
        requiredStops: span.requiredStops,
        minimumPreviousVersion: span.minimum?.version ?? null,
        missingRanges: span.missingRanges,
        coveredReleases: span.releases.length,
    };
}
/** The decision without a readable index: nothing is known, so nothing is proven. */
function decideWithoutIndex(from, to, problem) {
    return {
        from,
        to,
        direction: from === to ? 'same-version' : 'upgrade',
        decision: 'unproven',
        upgradeMode: upgradeModeOf('unproven'),
        verdict: 'unknown',
        reasons: [{ rule: 'index-unavailable', release: null, says: problem }],
        requiredStops: [],
        minimumPreviousVersion: null,
        missingRanges: [],
        coveredReleases: 0,
    };
}
/**
 * The decision on a span. `roll` and `unchanged` need positive proof; the absence of reasons is not enough. A case that
 * the reasons overlook ends as `unproven`.
 *
 * @param reasons the gravest first
 */
function conclude(index, span, reasons) {
    if (reasons.length === 0) {
        if (span.direction === 'same-version')
            return (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .isIndexed */ .y5)(index, span.to) ? 'unchanged' : 'unproven';
        return mayRoll(span) ? 'roll' : 'unproven';
    }
    const worst = RULES[reasons[0].rule];
    return worst === 'unverified' ? 'unproven' : worst;
}
function mayRoll(span) {
    return (span.missingRanges.length === 0 &&
        span.releases.at(-1)?.version === span.to &&
        span.releases.every(_release_js__WEBPACK_IMPORTED_MODULE_1__/* .isProven */ .nn) &&
        heldReasons(span).length === 0 &&
        (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .stopsBetween */ .Q_)(span).length === 0 &&
        (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .meetsMinimum */ .J)(span));
}
/** Orders the reasons by precedence (docs/rules.md#decisions). Missing coverage comes first because it may hide a stop. */
function gravestFirst(reasons, releases) {
    // An unreadable row comes first: it explains the gap that it leaves.
    const unreadable = [];
    const found = {
        unproven: [],
        blocked: [],
        recreate: [],
        unverified: [],
    };
    for (const reason of [...reasons, ...releases.flatMap((release) => release.doubts)]) {
        (reason.rule === 'malformed' ? unreadable : found[RULES[reason.rule]]).push(reason);
    }
    return unreadable.concat(found.unproven, found.blocked, found.recreate, found.unverified);
}
function coverageReasons(index, span) {
    const { from, to } = span;
    const reasons = [];
    const belowFloor = (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowFloor */ .IB)(index, from);
    if (!belowFloor && !(0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .isIndexed */ .y5)(index, from))
        reasons.push(notIndexed(index, from));
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .isIndexed */ .y5)(index, to)) {
        if (to !== from || belowFloor)
            reasons.push(notIndexed(index, to));
        return reasons;
    }
    for (const { afterVersion, beforeVersion } of belowFloor ? gapsAboveFloor(index, span) : span.missingRanges) {
        // An absent `from` already has its reason above.
        if (afterVersion === beforeVersion)
            continue;
        reasons.push({ rule: 'coverage-gap', release: beforeVersion, says: `after ${afterVersion}` });
    }
    return reasons;
}
/** The index covers nothing below the floor by design, so only the coverage from the floor upwards counts. */
function gapsAboveFloor(index, span) {
    if ((0,_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(span.to, index.floor) < 0)
        return [{ afterVersion: span.from, beforeVersion: span.to }];
    const gaps = (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .gapsInChain */ .Mx)(index.floor, span.to, span.releases.filter((release) => (0,_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(release.version, index.floor) > 0));
    return (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .isIndexed */ .y5)(index, index.floor) ? gaps : [{ afterVersion: span.from, beforeVersion: index.floor }, ...gaps];
}
function notIndexed(index, version) {
    const skipped = index.skippedRows.find((row) => row.version === version);
    return skipped === undefined
        ? { rule: 'not-indexed', release: version, says: 'no row' }
        : { rule: 'malformed', release: version, says: `index, row ${skipped.row}: ${skipped.problem}` };
}
function permissionReasons(span) {
    const reasons = (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .stopsBetween */ .Q_)(span).map((stop) => ({
        rule: 'required-stop',
        release: stop,
        says: 'requiredStops',
    }));
    if (span.minimum !== null && !(0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .meetsMinimum */ .J)(span)) {
        const { version, release } = span.minimum;
        reasons.push({ rule: 'minimum-not-met', release, says: version });
    }
    return reasons;
}
/** The reasons from the holds of the team's own policy on the releases of a span. */
function heldReasons({ releases, to }) {
    return releases.flatMap((release) => (0,_hold_js__WEBPACK_IMPORTED_MODULE_3__/* .holdsOn */ .g)(release, release.version === to).map(({ rule, says }) => ({ rule, release: release.version, says })));
}
function floorReasons(index, span) {
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowFloor */ .IB)(index, span.from) || span.to !== index.floor)
        return [];
    return [{ rule: 'uncovered-hop', release: index.floor, says: 'backfillFloorVersion' }];
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
