export const id = 3323;
export const ids = [3323,5828,4425,6806];
export const modules = {

/***/ 82405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ gateAction)
});

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 2 modules
var core = __webpack_require__(60914);
// EXTERNAL MODULE: ./build/gate/gate.js
var gate = __webpack_require__(8463);
// EXTERNAL MODULE: ./build/gate/settings.js + 1 modules
var settings = __webpack_require__(95274);
// EXTERNAL MODULE: ./build/page/annotations.js
var annotations = __webpack_require__(28672);
// EXTERNAL MODULE: ./build/page/words.js
var words = __webpack_require__(49203);
// EXTERNAL MODULE: ./build/render/evidence.js
var evidence = __webpack_require__(94212);
// EXTERNAL MODULE: ./build/render/findings.js
var findings = __webpack_require__(45267);
// EXTERNAL MODULE: ./build/render/pen.js
var pen = __webpack_require__(65586);
;// CONCATENATED MODULE: ./build/render/annotations.js





const MOST_PER_LEVEL = 10;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
function renderAnnotations(report) {
    const isNew = (note) => note.level === 'warning' && !(0,evidence/* isTold */.Wc)(note, report);
    const notes = report.outcome.fails ? report.notes.filter(isNew) : report.notes;
    return capLevels((0,findings/* findingsOf */.W)({ ...report, notes }).map(annotationOf));
}
function annotationOf({ level, title, text, file, line, column }) {
    if (file === null || UNPRINTABLE.test(file)) {
        return { level, title, message: (0,annotations/* fitAnnotation */.b)(file === null ? text : `${pen/* LOG_PEN */.xO.place({ file, line })}: ${text}`) };
    }
    return {
        level,
        title,
        message: (0,annotations/* fitAnnotation */.b)(text),
        file,
        ...(line === null ? {} : { startLine: line }),
        ...(line === null || column === null ? {} : { startColumn: column }),
    };
}
function capLevels(annotations) {
    const seen = { error: 0, warning: 0, notice: 0 };
    const total = { error: 0, warning: 0, notice: 0 };
    for (const { level } of annotations)
        total[level] += 1;
    return annotations.flatMap((annotation) => {
        const { level } = annotation;
        seen[level] += 1;
        if (total[level] <= MOST_PER_LEVEL || seen[level] < MOST_PER_LEVEL)
            return [annotation];
        if (seen[level] > MOST_PER_LEVEL)
            return [];
        const more = (0,words/* countOf */.pq)(total[level] - MOST_PER_LEVEL + 1, `more ${level}`);
        return [{ level, title: 'Upgrade Gate', message: `…and ${more}. The job summary has them.` }];
    });
}

// EXTERNAL MODULE: ./build/render/layout.js + 1 modules
var layout = __webpack_require__(25828);
// EXTERNAL MODULE: ./build/render/pages.js
var pages = __webpack_require__(68645);
// EXTERNAL MODULE: ./build/render/terminal.js
var terminal = __webpack_require__(64425);
// EXTERNAL MODULE: ./build/runner/annotate.js
var annotate = __webpack_require__(81675);
// EXTERNAL MODULE: ./build/runner/input-texts.js
var input_texts = __webpack_require__(88706);
// EXTERNAL MODULE: ./build/runner/log-progress.js
var log_progress = __webpack_require__(85773);
// EXTERNAL MODULE: ./build/runner/runner-files.js
var runner_files = __webpack_require__(76531);
// EXTERNAL MODULE: ./build/gate/report/span-report.js
var span_report = __webpack_require__(38328);
;// CONCATENATED MODULE: ./build/actions/outputs.js


const MOST_LISTED_BYTES = 60_000;
const SAFE_OUTPUTS = {
    decision: 'unproven',
    safe: 'false',
    'upgrade-mode': 'Recreate',
    'helm-args': helmArguments('Recreate'),
};
let published = [];
function publishSafeOutputs(processEnv) {
    (0,runner_files/* requireOutputsFile */._U)(processEnv);
    published = [];
    (0,runner_files/* publishOutputs */.eB)(SAFE_OUTPUTS);
}
function withdraw() {
    (0,runner_files/* publishOutputs */.eB)({ ...Object.fromEntries(published.map((name) => [name, ''])), ...SAFE_OUTPUTS });
}
function publishReport(report, reportPath) {
    const [worst] = report.deployments;
    const span = worst && report.spans.find((each) => (0,span_report/* isJumpOf */.S)(each, worst));
    const hops = span?.plan.hops?.map(({ from, to, decision, upgradeMode }) => ({ from, to, decision, upgradeMode }));
    const outputs = {
        verdict: String(span?.verdict ?? 'unknown'),
        direction: (worst && DIRECTIONS[worst.change]) ?? '',
        from: worst?.from ?? '',
        to: worst?.to ?? '',
        'required-stops': listed(span?.requiredStops ?? []),
        'minimum-previous-version': span?.minimumPreviousVersion ?? '',
        'missing-ranges': listed(span?.missingRanges ?? []),
        'next-version': hops?.[0]?.to ?? '',
        'newest-rolling-version': span?.newestRollingVersion ?? '',
        plan: hops === undefined ? 'null' : listed(hops),
        deployments: listed(report.deployments.map(deploymentOutput)),
        'report-path': reportPath,
        decision: report.decision,
        safe: String(report.safe),
        'helm-args': helmArguments(report.upgradeMode),
        'upgrade-mode': report.upgradeMode,
    };
    (0,runner_files/* publishOutputs */.eB)(outputs);
    published = Object.keys(outputs);
}
const DIRECTIONS = {
    upgrade: 'upgrade',
    downgrade: 'downgrade',
    unchanged: 'same-version',
};
function deploymentOutput(deployment) {
    const { id, kind, file, line, from, to, change, decision, upgradeMode, problem } = deployment;
    return { id, kind, file, line, from, to, change, decision, upgradeMode, problem };
}
function listed(items) {
    const shown = [];
    let bytes = '[]'.length;
    for (const text of items.map((item) => JSON.stringify(item))) {
        bytes += Buffer.byteLength(text) + ','.length;
        if (bytes > MOST_LISTED_BYTES)
            break;
        shown.push(text);
    }
    return `[${shown.join(',')}]`;
}
function helmArguments(mode) {
    return `--set upgrade.mode=${mode}`;
}

// EXTERNAL MODULE: ./build/actions/workflow.js
var workflow = __webpack_require__(76475);
;// CONCATENATED MODULE: ./build/actions/main.js













async function main(processEnv, onSettings) {
    publishSafeOutputs(processEnv);
    let settings = readInputs(processEnv);
    const report = await (0,gate.judge)(settings, {
        onProgress: (0,log_progress/* progressInLog */.f)(),
        links: (0,workflow/* linksOf */.hP)(processEnv),
        repository: {
            ...(0,workflow/* repositoryOf */._M)(settings, processEnv),
            onSettings: (inForce) => {
                settings = inForce;
                onSettings(inForce);
            },
        },
    });
    const reportPath = await (0,runner_files/* writeReport */.u5)(report, processEnv);
    await (0,runner_files/* writeSummary */.Sy)((0,pages.renderSummary)(report));
    (0,core/* startGroup */.Oh)('Details');
    (0,core/* info */.pq)((0,terminal/* renderDetails */.P)(report));
    (0,core/* endGroup */.N4)();
    (0,core/* info */.pq)((0,terminal.renderReport)(report, (0,layout.lookOf)({ isTTY: false }, processEnv)));
    (0,annotate/* annotate */.f)(renderAnnotations(report));
    if (settings.comment !== 'never') {
        const { publishComment } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(2139)]).then(__webpack_require__.bind(__webpack_require__, 92139));
        await publishComment(report, settings, processEnv);
    }
    if (settings.suggestions === 'true') {
        const { publishSuggestions } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3825)]).then(__webpack_require__.bind(__webpack_require__, 13825));
        await publishSuggestions(report, settings, processEnv);
    }
    publishReport(report, reportPath);
    return report.outcome.fails;
}
function readInputs(processEnv) {
    return (0,settings/* parseSettings */.P$)((0,input_texts/* readInputTexts */.D)(processEnv, settings/* SETTING_NAMES */.OI), (name) => `Input "${name}"`);
}
function gateAction() {
    let inForce = null;
    return {
        title: 'Upgrade Gate',
        endedEarly: 'The gate ended before it reached a decision.',
        mostMinutes: 15,
        main: (environment) => main(environment, (settings) => {
            inForce = settings;
        }),
        withdraw: withdraw,
        renderFailure: pages.renderFailure,
        onFailure: async (message, environment) => {
            const settings = inForce ?? readInputs(environment);
            const { publishFailure } = await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(2139)]).then(__webpack_require__.bind(__webpack_require__, 92139));
            await publishFailure(message, settings, environment);
        },
    };
}


/***/ }),

/***/ 36273:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runner_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4962);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82405);


await (0,_runner_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .runFramed */ .x)((0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .gateAction */ .a)());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 76475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   hP: () => (/* binding */ linksOf),
/* harmony export */   kH: () => (/* binding */ workflowEvent)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _net_message_of_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48414);
/* harmony import */ var _net_regular_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85287);
/* harmony import */ var _net_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48324);
/* harmony import */ var _repository_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83741);





const MOST_REPOSITORY_MS = 300_000;
function workflowEvent(processEnv) {
    return {
        name: processEnv['GITHUB_EVENT_NAME'] ?? '',
        get payload() {
            return readPayload(processEnv['GITHUB_EVENT_PATH']);
        },
        sha: processEnv['GITHUB_SHA'] || null,
    };
}
function readPayload(path) {
    try {
        return JSON.parse((0,_net_regular_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readRegularFile */ .o)(path ?? '').toString('utf8'));
    }
    catch (error) {
        throw new _repository_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`The event's payload (GITHUB_EVENT_PATH) cannot be read: ${(0,_net_message_of_error_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOfError */ .T)(error)}`);
    }
}
function repositoryOf(settings, processEnv) {
    return {
        event: workflowEvent(processEnv),
        workspace: processEnv['GITHUB_WORKSPACE'] || null,
        open: async () => {
            const { openRepository } = await Promise.all(/* import() */[__webpack_require__.e(7279), __webpack_require__.e(4361)]).then(__webpack_require__.bind(__webpack_require__, 74361));
            return await openRepository({
                directory: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(settings['working-directory']),
                api: settings['github-token']
                    ? (await __webpack_require__.e(/* import() */ 3321).then(__webpack_require__.bind(__webpack_require__, 83321))).serverOf(settings, processEnv, AbortSignal.timeout(MOST_REPOSITORY_MS))
                    : null,
                fetch: true,
            });
        },
    };
}
function linksOf(processEnv) {
    const server = processEnv['GITHUB_SERVER_URL'] ?? '';
    const name = processEnv['GITHUB_REPOSITORY'] ?? '';
    const run = processEnv['GITHUB_RUN_ID'] ?? '';
    if (!/^https?:\/\/[\w.:-]+$/.test(server)) {
        return { repository: null, run: null, gate: null, program: _net_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN_PROGRAM */ .cg };
    }
    const source = sourceOfGate(processEnv);
    const repository = isRepository(name) ? `${server}/${name}` : null;
    return {
        repository,
        run: repository !== null && /^\d+$/.test(run) ? `${repository}/actions/runs/${run}` : null,
        gate: source === null ? null : `${server}/${source.name}/blob/${source.ref}`,
        program: source === null ? _net_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN_PROGRAM */ .cg : `npx --yes ${packageOf(server, source)}`,
    };
}
function packageOf(server, { name, ref }) {
    return server === 'https://github.com' ? `github:${name}#${ref}` : `git+${server}/${name}.git#${ref}`;
}
function sourceOfGate(processEnv) {
    const name = processEnv['GITHUB_ACTION_REPOSITORY'] ?? '';
    const ref = processEnv['GITHUB_ACTION_REF'] ?? '';
    const isRef = /^[\w.-]+(?:\/[\w.-]+)*$/.test(ref) && !ref.includes('..');
    return isRepository(name) && isRef ? { name, ref } : null;
}
function isRepository(name) {
    return /^[\w.-]+\/[\w.-]+$/.test(name);
}


/***/ }),

/***/ 47067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jx: () => (/* binding */ BOOLEAN),
/* harmony export */   NO: () => (/* binding */ checkerOf),
/* harmony export */   S8: () => (/* binding */ VERSIONS),
/* harmony export */   Zh: () => (/* binding */ VERSION_OR_NULL),
/* harmony export */   xv: () => (/* binding */ VERSION),
/* harmony export */   y3: () => (/* binding */ VERDICT)
/* harmony export */ });
/* harmony import */ var _documents_malformed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68864);
/* harmony import */ var _documents_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59713);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15807);



const VERSION = { isMet: _version_js__WEBPACK_IMPORTED_MODULE_2__/* .isVersion */ .lF, expected: 'a version X.Y.Z' };
const VERSION_OR_NULL = {
    isMet: (value) => value === null || (0,_version_js__WEBPACK_IMPORTED_MODULE_2__/* .isVersion */ .lF)(value),
    expected: 'a version X.Y.Z or null',
};
const VERDICT = {
    isMet: (value) => typeof value === 'boolean' || value === 'unknown',
    expected: 'true, false or "unknown"',
};
const VERSIONS = {
    isMet: (value) => Array.isArray(value) && value.length <= _documents_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_ITEMS */ .x && value.every(_version_js__WEBPACK_IMPORTED_MODULE_2__/* .isVersion */ .lF),
    expected: 'an array of versions X.Y.Z',
};
const BOOLEAN = {
    isMet: (value) => typeof value === 'boolean',
    expected: 'true or false',
};
function checkerOf(demands, expected) {
    const asked = Object.entries(demands).map(([member, demand]) => ({ member, demand }));
    return (value) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value))
            return (0,_documents_malformed_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteMember */ .zP)('', value, expected);
        const found = value;
        for (const { member, demand } of asked) {
            if (!demand.isMet(found[member]))
                return (0,_documents_malformed_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteMember */ .zP)(member, found[member], demand.expected);
        }
        return null;
    };
}


/***/ }),

/***/ 7930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CE: () => (/* binding */ HOLD_RULES),
/* harmony export */   br: () => (/* binding */ barringHold),
/* harmony export */   gD: () => (/* binding */ holdsOn),
/* harmony export */   t7: () => (/* binding */ decisionOfHold),
/* harmony export */   uT: () => (/* binding */ isHoldRule)
/* harmony export */ });
const HOLD_RULES = {
    'policy-unavailable': 'unproven',
    'index-too-old': 'unproven',
    'too-young': 'blocked',
    'known-issue': 'blocked',
    'known-issue-recreate': 'recreate',
    promotion: 'blocked',
    'promotion-unknown': 'unproven',
    'migrations-open': 'recreate',
    'migrations-open-at-stop': 'blocked',
};
function isHoldRule(rule) {
    return Object.hasOwn(HOLD_RULES, rule);
}
function decisionOfHold(rule) {
    return isHoldRule(rule) ? HOLD_RULES[rule] : null;
}
function holdsOn({ holds }, isTarget) {
    return isTarget ? holds : holds.filter(({ on }) => on === 'span');
}
function barringHold(release, isTarget) {
    return holdsOn(release, isTarget).find(({ rule }) => HOLD_RULES[rule] !== 'recreate');
}


/***/ }),

/***/ 57983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ positionAtOrAbove),
/* harmony export */   R3: () => (/* binding */ parseReleaseIndex),
/* harmony export */   df: () => (/* binding */ positionOf)
/* harmony export */ });
/* harmony import */ var _documents_is_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(269);
/* harmony import */ var _documents_malformed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68864);
/* harmony import */ var _demands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47067);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(554);
/* harmony import */ var _unknown_members_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91579);
/* harmony import */ var _unsafe_side_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85201);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15807);







const MOST_ROWS = 500_000;
const DOCUMENT = {
    schemaVersion: { isMet: (value) => value === undefined || value === '1', expected: '"1"' },
    backfillFloorVersion: _demands_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .xv,
    entries: {
        isMet: (value) => Array.isArray(value) && value.length <= MOST_ROWS,
        expected: `an array of at most ${MOST_ROWS} releases`,
    },
};
const ROW = {
    version: _demands_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .xv,
    previousVersion: _demands_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION_OR_NULL */ .Zh,
    rollingUpdateSafe: _demands_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICT */ .y3,
    requiredStops: _demands_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSIONS */ .S8,
    minPreviousVersion: _demands_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION_OR_NULL */ .Zh,
    backfilled: _demands_js__WEBPACK_IMPORTED_MODULE_1__/* .BOOLEAN */ .Jx,
    syntheticRequiredStop: {
        isMet: (value) => value === undefined || typeof value === 'boolean',
        expected: 'true or false',
    },
};
const malformationOfDocument = (0,_demands_js__WEBPACK_IMPORTED_MODULE_1__/* .checkerOf */ .NO)(DOCUMENT, 'an object with an "entries" array');
const malformationOfRow = (0,_demands_js__WEBPACK_IMPORTED_MODULE_1__/* .checkerOf */ .NO)(ROW, 'an object');
const DOCUMENT_MEMBERS = new Set([...Object.keys(DOCUMENT), 'generatedAt']);
const ROW_MEMBERS = new Set([...Object.keys(ROW), 'releaseDate']);
const REMEDY = 'Point index-url at a release-safety index of schema version 1, or update Upgrade Gate';
function parseReleaseIndex(document) {
    const malformation = malformationOfDocument(document);
    if (malformation !== null)
        throw new _documents_malformed_js__WEBPACK_IMPORTED_MODULE_0__/* .MalformedDocumentError */ .BD(malformation, REMEDY);
    const index = document;
    const unknown = Object.keys(index).filter((name) => !DOCUMENT_MEMBERS.has(name));
    const rows = [];
    const skippedRows = [];
    for (let row = 0; row < index.entries.length; row += 1) {
        const value = index.entries[row];
        const problem = malformationOfRow(value);
        if (problem === null) {
            for (const name in value)
                if (!ROW_MEMBERS.has(name))
                    unknown.push(name);
            rows.push((0,_release_js__WEBPACK_IMPORTED_MODULE_2__/* .makeRelease */ .cx)(withSyntheticStop(value, index.backfillFloorVersion)));
        }
        else {
            const { version = null, previousVersion = null } = (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_4__/* .membersOf */ .l)(value);
            skippedRows.push({
                row,
                version: (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isVersion */ .lF)(version) ? version : null,
                previousVersion: (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isVersion */ .lF)(previousVersion) ? previousVersion : null,
                problem: (0,_documents_malformed_js__WEBPACK_IMPORTED_MODULE_0__/* .describeMalformation */ .D5)(problem),
            });
        }
    }
    const oddities = [];
    return {
        schemaVersion: index.schemaVersion ?? null,
        generatedAt: typeof index.generatedAt === 'string' ? index.generatedAt : null,
        floor: index.backfillFloorVersion,
        releases: flawReleasesAfter(skippedRows, mergeRepeatedVersions(rows, oddities)),
        skippedRows,
        oddities,
        unknownMembers: (0,_unknown_members_js__WEBPACK_IMPORTED_MODULE_6__/* .countUnknown */ .m)(unknown),
    };
}
function withSyntheticStop(row, floor) {
    const { version, requiredStops, syntheticRequiredStop } = row;
    if (syntheticRequiredStop !== true || version === floor || requiredStops.includes(version))
        return row;
    return { ...row, requiredStops: [...requiredStops, version] };
}
function positionAtOrAbove(releases, version) {
    let low = 0;
    let high = releases.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(releases[middle].version, version) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function positionOf(releases, version) {
    const position = positionAtOrAbove(releases, version);
    return releases[position]?.version === version ? position : null;
}
function mergeRepeatedVersions(rows, oddities) {
    const sorted = [...rows].sort((left, right) => (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(left.version, right.version));
    const merged = [];
    for (let start = 0; start < sorted.length;) {
        const first = sorted[start];
        let end = start + 1;
        while (sorted[end]?.version === first.version)
            end += 1;
        merged.push(end === start + 1 ? first : mergeRows(sorted.slice(start, end), oddities));
        start = end;
    }
    return merged;
}
const PROVING_MEMBERS = [
    'previousVersion',
    'rollingUpdateSafe',
    'requiredStops',
    'minPreviousVersion',
    'backfilled',
];
function mergeRows(rows, oddities) {
    const differs = (member) => `the version appears ${rows.length} times, with different "${member}"`;
    const flaws = (0,_unsafe_side_js__WEBPACK_IMPORTED_MODULE_3__/* .differencesOf */ .g)(rows, PROVING_MEMBERS).map((member) => {
        return { rule: 'contradiction', says: `index: ${differs(member)}` };
    });
    const inOrder = [...rows].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
    const unsafeSide = (0,_unsafe_side_js__WEBPACK_IMPORTED_MODULE_3__/* .unsafeSideOf */ .d)(inOrder);
    for (const member of (0,_unsafe_side_js__WEBPACK_IMPORTED_MODULE_3__/* .differencesOf */ .g)(rows, ['releaseDate'])) {
        oddities.push(`${unsafeSide.version}: index: ${differs(member)}`);
    }
    return (0,_release_js__WEBPACK_IMPORTED_MODULE_2__/* .makeRelease */ .cx)(unsafeSide, flaws);
}
function flawReleasesAfter(skippedRows, releases) {
    const flaws = new Map();
    for (const { row, version, previousVersion, problem } of skippedRows) {
        const place = version ?? previousVersion;
        if (place === null)
            continue;
        const atOrAbove = positionAtOrAbove(releases, place);
        const position = version === null && releases[atOrAbove]?.version === place ? atOrAbove + 1 : atOrAbove;
        const flaw = { rule: 'malformed', says: `index, row ${row}: ${problem}` };
        const known = flaws.get(position);
        if (known === undefined)
            flaws.set(position, [flaw]);
        else
            known.push(flaw);
    }
    if (flaws.size === 0)
        return releases;
    return releases.map((release, position) => {
        const found = flaws.get(position);
        return found === undefined ? release : (0,_release_js__WEBPACK_IMPORTED_MODULE_2__/* .makeRelease */ .cx)(release, [...release.flaws, ...found]);
    });
}


/***/ }),

/***/ 554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ withHolds),
/* harmony export */   cx: () => (/* binding */ makeRelease),
/* harmony export */   f6: () => (/* binding */ effectiveVerdict),
/* harmony export */   nn: () => (/* binding */ isProven)
/* harmony export */ });
/* harmony import */ var _hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7930);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34670);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15807);



function makeRelease(facts, known = [], unverified = null) {
    const stopFlaw = findStopFlaw(facts);
    const others = stopFlaw === null ? known : known.filter(({ says }) => says !== stopFlaw.says);
    const flaws = stopFlaw === null ? known : [...others, stopFlaw];
    const certain = others.length === 0 && unverified === null;
    const rollingUpdateSafe = certain ? facts.rollingUpdateSafe : (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .worseVerdict */ .y)(facts.rollingUpdateSafe, 'unknown');
    return {
        version: facts.version,
        previousVersion: facts.previousVersion,
        releaseDate: typeof facts.releaseDate === 'string' ? facts.releaseDate : null,
        rollingUpdateSafe,
        requiredStops: facts.requiredStops,
        minPreviousVersion: facts.minPreviousVersion,
        backfilled: facts.backfilled,
        flaws,
        unverified,
        doubts: findDoubts(facts, flaws, unverified),
        holds: [],
    };
}
function findStopFlaw({ version, requiredStops }) {
    const later = requiredStops.find((stop) => (0,_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(stop, version) > 0);
    return later === undefined
        ? null
        : { rule: 'contradiction', says: `${version} names the later ${later} as a required stop` };
}
function withHolds(release, holds) {
    return { ...release, holds: [...release.holds, ...holds] };
}
function effectiveVerdict({ rollingUpdateSafe, backfilled }) {
    return rollingUpdateSafe === true && backfilled ? 'unknown' : rollingUpdateSafe;
}
function isProven(release) {
    return effectiveVerdict(release) === true && release.doubts.length === 0 && (0,_hold_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsOn */ .gD)(release, false).length === 0;
}
function findDoubts(facts, flaws, unverified) {
    const release = facts.version;
    const ofFlaws = flaws.map(({ rule, says }) => ({ rule, release, says }));
    if (unverified !== null)
        return [...ofFlaws, { rule: 'unverified', release, says: unverified }];
    const verdict = effectiveVerdict(facts);
    if (verdict === false)
        return [...ofFlaws, { rule: 'verdict-false', release, says: 'false' }];
    if (ofFlaws.length > 0)
        return ofFlaws;
    if (verdict === true)
        return [];
    if (facts.rollingUpdateSafe === true)
        return [{ rule: 'backfilled-true', release, says: 'true, but backfilled' }];
    return [{ rule: 'verdict-unknown', release, says: 'unknown' }];
}


/***/ }),

/***/ 54747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ refuseReverse),
/* harmony export */   F2: () => (/* binding */ readSpan),
/* harmony export */   IB: () => (/* binding */ isBelowFloor),
/* harmony export */   J: () => (/* binding */ meetsMinimum),
/* harmony export */   Mx: () => (/* binding */ gapsInChain),
/* harmony export */   Q_: () => (/* binding */ stopsBetween),
/* harmony export */   XT: () => (/* binding */ ReverseSpanError),
/* harmony export */   wK: () => (/* binding */ spanVerdict),
/* harmony export */   y5: () => (/* binding */ isIndexed)
/* harmony export */ });
/* harmony import */ var _release_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57983);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34670);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15807);



class ReverseSpanError extends Error {
    from;
    to;
    name = 'ReverseSpanError';
    constructor(from, to) {
        super(`"to" (${to}) is below "from" (${from}): a downgrade cannot be checked. Give the older version as "from".`);
        this.from = from;
        this.to = to;
    }
}
function refuseReverse(from, to) {
    if ((0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(to, from) < 0)
        throw new ReverseSpanError(from, to);
}
function readSpan(index, from, to) {
    refuseReverse(from, to);
    const start = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAtOrAbove */ .N1)(index.releases, from);
    const fromIndexed = index.releases[start]?.version === from;
    const first = fromIndexed ? start + 1 : start;
    const last = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAtOrAbove */ .N1)(index.releases, to);
    const end = index.releases[last]?.version === to ? last + 1 : last;
    const releases = index.releases.slice(first, end);
    const chain = gapsInChain(from, to, releases);
    const stops = new Set((0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(from, index.floor) < 0 ? [index.floor] : []);
    let minimum = null;
    for (const { version, requiredStops, minPreviousVersion } of releases) {
        for (const stop of requiredStops) {
            if ((0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(stop, from) > 0 && (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(stop, to) <= 0)
                stops.add(stop);
        }
        if (minPreviousVersion === null)
            continue;
        if (minimum === null || (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(minPreviousVersion, minimum.version) > 0) {
            minimum = { version: minPreviousVersion, release: version };
        }
    }
    return {
        from,
        to,
        direction: from === to ? 'same-version' : 'upgrade',
        releases,
        missingRanges: fromIndexed ? chain : [{ afterVersion: from, beforeVersion: from }, ...chain],
        requiredStops: [...stops],
        minimum,
    };
}
function spanVerdict(span, verdictOf) {
    if (span.missingRanges.length > 0)
        return 'unknown';
    let verdict = true;
    for (const release of span.releases)
        verdict = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .worseVerdict */ .y)(verdict, verdictOf(release));
    return verdict;
}
function meetsMinimum(span) {
    return span.minimum === null || (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(span.from, span.minimum.version) >= 0;
}
function stopsBetween(span) {
    return span.requiredStops.filter((stop) => (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(stop, span.to) < 0);
}
function isBelowFloor(index, version) {
    return (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(version, index.floor) < 0;
}
function isIndexed(index, version) {
    return (0,_release_index_js__WEBPACK_IMPORTED_MODULE_0__/* .positionOf */ .df)(index.releases, version) !== null;
}
function gapsInChain(from, to, releases) {
    const gaps = [];
    let expected = from;
    for (const { version, previousVersion } of releases) {
        if (previousVersion !== expected)
            gaps.push({ afterVersion: expected, beforeVersion: version });
        expected = version;
    }
    if (expected !== to)
        gaps.push({ afterVersion: expected, beforeVersion: to });
    return gaps;
}


/***/ }),

/***/ 91579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ countUnknown)
/* harmony export */ });
const MOST_NAMES = 5;
function countUnknown(names) {
    return { count: names.length, names: [...new Set(names)].slice(0, MOST_NAMES) };
}


/***/ }),

/***/ 85201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ unsafeSideOf),
/* harmony export */   g: () => (/* binding */ differencesOf)
/* harmony export */ });
/* harmony import */ var _documents_moment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40709);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34670);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15807);



function unsafeSideOf(statements) {
    const [first] = statements;
    return {
        version: first.version,
        previousVersion: differencesOf(statements, ['previousVersion']).length === 0 ? first.previousVersion : null,
        releaseDate: youngestDate(statements.map(({ releaseDate }) => releaseDate)),
        rollingUpdateSafe: statements.map(({ rollingUpdateSafe }) => rollingUpdateSafe).reduce(_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .worseVerdict */ .y),
        requiredStops: [...new Set(statements.flatMap(({ requiredStops }) => requiredStops))],
        minPreviousVersion: statements.map(({ minPreviousVersion }) => minPreviousVersion).reduce(_version_js__WEBPACK_IMPORTED_MODULE_2__/* .highestVersion */ .t),
        backfilled: statements.some(({ backfilled }) => backfilled),
    };
}
function differencesOf(statements, members) {
    return members.filter((member) => new Set(statements.map((facts) => meaningOf(facts[member]))).size > 1);
}
function meaningOf(value) {
    if (Array.isArray(value))
        return [...new Set(value)].sort().join();
    return String((typeof value === 'string' ? (0,_documents_moment_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMoment */ .mI)(value) : null) ?? value);
}
function youngestDate(dates) {
    return dates.reduce((one, other) => {
        if (one === other)
            return one;
        const [left, right] = [(0,_documents_moment_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMoment */ .mI)(one), (0,_documents_moment_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMoment */ .mI)(other)];
        if (left === null || right === null)
            return null;
        return left >= right ? one : other;
    });
}


/***/ }),

/***/ 34670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ worseVerdict)
/* harmony export */ });
function worseVerdict(left, right) {
    if (left === false || right === false)
        return false;
    return left === true && right === true ? true : 'unknown';
}


/***/ }),

/***/ 45267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findingsOf)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(81307);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(49203);
/* harmony import */ var _alone_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56170);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95718);
/* harmony import */ var _choice_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30494);
/* harmony import */ var _choices_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89117);
/* harmony import */ var _concerns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30264);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53956);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94212);
/* harmony import */ var _lead_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67339);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76845);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44488);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(65586);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(74735);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(16514);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(75704);

















const LEVELS = ['error', 'warning', 'notice'];
function findingsOf(report) {
    const messages = [
        ...report.deployments.flatMap((deployment) => messageOf(deployment, report)),
        ...(0,_concerns_js__WEBPACK_IMPORTED_MODULE_5__/* .openAdvice */ .pK)(report)
            .filter(({ level }) => level === 'warning')
            .map(adviceMessage),
        ...(0,_concerns_js__WEBPACK_IMPORTED_MODULE_5__/* .neededVariables */ .NW)(report)
            .filter(({ urgency }) => urgency === 'act')
            .map((finding) => variableMessage(finding, report)),
    ];
    const notes = report.notes.map((note) => {
        const { level, code } = note;
        return { rule: code, level, title: 'Upgrade Gate', text: (0,_evidence_js__WEBPACK_IMPORTED_MODULE_7__/* .describeNote */ .Mb)(note, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO), ...NOWHERE };
    });
    return [...problemFindings(report), ...approvalFindings(report), ...mergePlaces(messages), ...notes];
}
function problemFindings({ problem }) {
    if (problem === null)
        return [];
    const text = _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO.prose(problem.message);
    return [{ rule: problem.code, level: 'error', title: (0,_opening_js__WEBPACK_IMPORTED_MODULE_9__/* .describeRunProblem */ .E)(problem), text, ...NOWHERE }];
}
function approvalFindings(report) {
    const approval = (0,_approval_js__WEBPACK_IMPORTED_MODULE_2__/* .failedApproval */ .jg)(report);
    if (approval === null)
        return [];
    const text = (0,_approval_js__WEBPACK_IMPORTED_MODULE_2__/* .describeApproval */ .xh)(report, approval, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO).join(' ');
    const level = report.outcome.fails ? 'error' : 'warning';
    return [{ rule: 'not-approved', level, title: _approval_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_APPROVED */ .GG, text, ...NOWHERE }];
}
function messageOf(deployment, report) {
    const { state, title } = (0,_titles_js__WEBPACK_IMPORTED_MODULE_13__/* .stateDeployment */ .L)(report, deployment, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO);
    if (state === 'unchanged' && !(0,_states_js__WEBPACK_IMPORTED_MODULE_12__/* .isGiven */ .qR)(deployment))
        return [];
    const span = (0,_states_js__WEBPACK_IMPORTED_MODULE_12__/* .spanOf */ .ee)(report, deployment);
    const why = span === undefined ? (0,_alone_js__WEBPACK_IMPORTED_MODULE_1__/* .describeAlone */ .Vn)(deployment, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO) : (0,_lead_js__WEBPACK_IMPORTED_MODULE_8__/* .leadSentence */ ._9)(span, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO);
    const place = deployment.change === 'removed' && `The version was set in ${_pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO.place(deployment)}.`;
    const text = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_15__/* .present */ .Eb)(why, place, nextSteps(report, deployment)).join(' ');
    const { file, line, column } = deployment;
    const rule = deployment.problem?.code ?? state;
    const message = { rule, level: levelOf(deployment, state), title, text, lead: `${title}. ` };
    return [state === 'removed' ? { ...message, ...NOWHERE } : { ...message, file, line, column }];
}
const MOST_CHOICES = 2;
function nextSteps(report, deployment) {
    if (!deployment.fails || (0,_approval_js__WEBPACK_IMPORTED_MODULE_2__/* .failedApproval */ .jg)(report) !== null)
        return [];
    const own = report.choices.filter(({ deployments }) => deployments.includes(deployment.id));
    if (own.length === 0)
        return (0,_choices_js__WEBPACK_IMPORTED_MODULE_4__/* .remediesFor */ .gb)(report, deployment, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO);
    const ways = own.slice(0, MOST_CHOICES).map((choice) => describeChoice(report, choice, deployment));
    return [`${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_15__/* .capital */ .Nx)(ways.join(', or '))}.`];
}
function describeChoice(report, choice, { id: deployment, file }) {
    const { id, title, edits } = choice;
    const to = choice.to ?? choice.after.find((each) => each.id === deployment)?.to ?? null;
    const settings = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_10__/* .isByHand */ .Hv)(choice) ? [] : (0,_choice_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsFor */ .z)(report, choice, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO);
    const edit = edits.find((each) => each.file === file) ?? edits[0];
    if (id === 'stop' && edit !== undefined) {
        const declared = `${(0,_declarations_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOfDeclaration */ .vn)(edit.added, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO)} at ${_pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO.place(edit)}`;
        const verb = declared.startsWith('an ') ? 'add' : 'set';
        return `${verb} ${[declared, ...settings].join(verb === 'add' ? ' and set ' : ' and ')}`;
    }
    const isUpgrade = id === 'roll' || id === 'hop';
    const told = _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO.prose(isUpgrade ? title.replace(/^[^:]*: /, '') : title).replace(/[.:]$/, '');
    const words = isUpgrade && to !== null ? `go to ${to}` : told.charAt(0).toLowerCase() + told.slice(1);
    return settings.length === 0 ? words : `${words} and set ${settings.join(' and ')}`;
}
const NOWHERE = { file: null, line: null, column: null };
function levelOf(deployment, state) {
    const { fails, problem, decision, upgradeMode } = deployment;
    if (fails || (state === 'unproven' && problem?.code === 'target-missing'))
        return 'error';
    if (state === 'install' || state === 'removed' || state === 'tolerated')
        return 'notice';
    const rolls = (decision === 'roll' || decision === 'unchanged') && upgradeMode === 'RollingUpdate';
    return rolls && state !== 'unproven' && state !== 'downgrade' ? 'notice' : 'warning';
}
function adviceMessage({ code, message, lines, file, line }) {
    const text = [_pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO.prose(message), ...lines.map(_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeForLog */ .b4)].join('\n');
    const title = _concerns_js__WEBPACK_IMPORTED_MODULE_5__/* .ADVICE_TITLES */ .Xj[code];
    return { rule: code, level: 'warning', title, text, lead: '', file, line, column: null };
}
function variableMessage({ variable, letters }, { choices }) {
    const { file, line } = variable;
    const isOfSome = letters.length > 0 && letters.length < choices.length;
    const text = `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_15__/* .capital */ .Nx)((0,_variables_js__WEBPACK_IMPORTED_MODULE_14__/* .describeVariable */ .OG)(variable, _pen_js__WEBPACK_IMPORTED_MODULE_11__/* .LOG_PEN */ .xO))}${isOfSome ? ` (${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_15__/* .listOf */ .c3)(letters)})` : ''}`;
    const rule = 'variable-removed';
    const title = `An environment variable is ${variable.effect === 'renamed' ? 'renamed' : 'removed'}`;
    return { rule, level: 'warning', title, text, lead: '', file, line, column: null };
}
function mergePlaces(messages) {
    const sorted = [...messages].sort((left, right) => LEVELS.indexOf(left.level) - LEVELS.indexOf(right.level));
    const places = (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_16__/* .groupBy */ .$)(sorted, (message) => {
        return message.file === null ? message : JSON.stringify([message.file, message.line]);
    });
    return [...places.values()].map(([worst, ...others]) => {
        const texts = others.map(({ title, lead, text }) => (title === worst.title ? text : `${lead}${text}`));
        return { ...worst, text: [...new Set([worst.text, ...texts])].join('\n') };
    });
}


/***/ }),

/***/ 25828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ PLAIN_LOOK),
  lookOf: () => (/* binding */ lookOf),
  I4: () => (/* binding */ styled),
  P_: () => (/* binding */ toLines)
});

// EXTERNAL MODULE: ./build/page/escape.js
var page_escape = __webpack_require__(32883);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/render/wrap.js


function wrap(text, width, first, others) {
    const lines = [];
    let line = first;
    let isEmpty = true;
    const room = width - others.length;
    for (const word of ((0,page_escape/* withoutCommands */.Df)(text).match(WORDS) ?? []).flatMap((each) => pieces(each, room))) {
        const gap = isEmpty ? '' : ' ';
        if (!isEmpty && widthOf(line) + gap.length + widthOf(word) > width) {
            lines.push(line);
            line = `${others}${word}`;
        }
        else
            line = `${line}${gap}${word}`;
        isEmpty = false;
    }
    return [...lines, line];
}
const WORDS = /(?:`[^`]*`|\S)+/g;
const ADDRESS = /^https:\/\/[\w./#-]{1,190}$/;
function pieces(word, room) {
    if (widthOf(word) <= room || ADDRESS.test(word))
        return [word];
    const cut = [];
    let piece = '';
    for (const character of word) {
        if (widthOf(piece + character) > room) {
            cut.push(piece);
            piece = '';
        }
        piece += character;
    }
    return [...cut, piece];
}
const WIDE = /\p{Extended_Pictographic}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/gu;
function widthOf(text) {
    const shown = (0,external_node_util_.stripVTControlCharacters)(text).replace(/\uFE0F/g, '');
    return [...shown].length + (shown.match(WIDE)?.length ?? 0);
}

;// CONCATENATED MODULE: ./build/render/layout.js


const PLAIN_LOOK = { width: 80, colour: false, verbose: false };
const NARROWEST = 40;
const WIDEST = 120;
function lookOf({ isTTY = false, columns = PLAIN_LOOK.width }, processEnv, verbose = false) {
    const { NO_COLOR: no = '', FORCE_COLOR: force, TERM: terminal } = processEnv;
    const isForced = force !== undefined && force !== '0' && force !== 'false';
    const isWanted = force === undefined && no === '' && terminal !== 'dumb' && isTTY;
    const width = isTTY ? Math.min(Math.max(columns, NARROWEST), WIDEST) : PLAIN_LOOK.width;
    return { width, colour: isForced || isWanted, verbose };
}
const STYLES = {
    bold: [1, 22],
    dim: [2, 22],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
function styled({ colour }, style, text) {
    const [on, off] = STYLES[style];
    return colour ? `\u001B[${on}m${text}\u001B[${off}m` : text;
}
function toLines(blocks, look, indent = '') {
    const lines = [];
    let before = null;
    for (const block of blocks) {
        if (before !== null && isApart(before, block, look))
            lines.push('');
        lines.push(...linesOf(block, look, indent));
        before = block;
    }
    return lines;
}
function isApart(before, block, look) {
    if (before.type === 'heading' && before.level === 2)
        return true;
    if (before.type === 'fold' && block.type === 'fold')
        return isOpen(before, look) || isOpen(block, look);
    if (before.type === 'fold' && block.type === 'item')
        return true;
    if (block.type === 'text')
        return block.isFirst || before.type !== 'text';
    if (block.type === 'item' && before.type === 'text')
        return !before.text.endsWith(':');
    if (block.type === 'table' || before.type === 'table')
        return before.type !== 'heading';
    return block.type === 'heading' || block.type === 'fold';
}
function isOpen({ where }, look) {
    return look.verbose || where === 'on pages';
}
function linesOf(block, look, indent) {
    switch (block.type) {
        case 'heading':
            return wrap(block.text, look.width, indent, indent).map((line) => styled(look, 'bold', line));
        case 'text':
            return wrap(block.text, look.width, indent, indent);
        case 'item':
            return [
                ...wrap(block.text, look.width, `${indent}- `, `${indent}  `),
                ...toLines(block.under, look, `${indent}  `),
            ];
        case 'code':
            return block.lines.map((line) => `${indent}  ${codeLine(block.language, (0,page_escape/* codeForLog */.b4)(line), look)}`);
        case 'table':
            return tableLines([block.head, ...block.rows], look, indent);
        case 'fold': {
            const isShown = isOpen(block, look);
            return [
                ...wrap(`${isShown ? '▾' : '▸'} ${block.title}`, look.width, indent, `${indent}  `),
                ...(isShown ? toLines(block.blocks, look, `${indent}  `) : []),
            ];
        }
    }
}
function tableLines(rows, look, indent) {
    const last = (rows[0]?.length ?? 1) - 1;
    const widths = Array.from({ length: last }, (_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
    return rows.flatMap((row) => {
        const cells = widths.map((width, column) => {
            const cell = row[column] ?? '';
            return `${cell}${' '.repeat(width - widthOf(cell) + 2)}`;
        });
        const first = indent + cells.join('');
        return wrap(row[last] ?? '', look.width, first, ' '.repeat(widthOf(first))).map((line) => line.trimEnd());
    });
}
function codeLine(language, line, look) {
    if (language === 'sh')
        return styled(look, 'cyan', line);
    if (language !== 'diff')
        return line;
    const style = line.startsWith('-') ? 'red' : line.startsWith('+') ? 'green' : 'dim';
    return styled(look, style, line);
}


/***/ }),

/***/ 68645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderComment: () => (/* binding */ renderComment),
/* harmony export */   renderFailure: () => (/* binding */ renderFailure),
/* harmony export */   renderSummary: () => (/* binding */ renderSummary)
/* harmony export */ });
/* harmony import */ var _page_failure_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32666);
/* harmony import */ var _page_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26863);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87279);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69734);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65586);





const MOST_IN_COMMENT = 60_000;
const LEVEL_OF_COMMENT = 2;
function renderSummary(report) {
    const parts = [..._parts_js__WEBPACK_IMPORTED_MODULE_3__/* .FIRST_PARTS */ .gl, ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .furtherParts */ .ly)(report), _parts_js__WEBPACK_IMPORTED_MODULE_3__/* .EVIDENCE_PART */ .kf];
    return (0,_page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPage */ .Cf)(sectionsOf(report, parts), _page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_IN_SUMMARY */ .r_);
}
function renderComment(report) {
    const { run } = report.links;
    const summary = run === null ? 'The job summary' : `[The job summary](${run})`;
    const rest = {
        name: 'the rest',
        render: () => [`<sub>${summary} has the rest. Updated on every push.</sub>`],
    };
    const sections = sectionsOf(report, [..._parts_js__WEBPACK_IMPORTED_MODULE_3__/* .FIRST_PARTS */ .gl, ..._parts_js__WEBPACK_IMPORTED_MODULE_3__/* .BRIEF_PARTS */ .Kd]);
    return (0,_page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPage */ .Cf)([...sections, rest], MOST_IN_COMMENT, LEVEL_OF_COMMENT);
}
function sectionsOf(report, parts) {
    return parts.map(({ name, blocks }) => {
        return { name, render: (detail) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)(blocks(report, (0,_pen_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownPen */ .rU)(report), detail)) };
    });
}
function renderFailure(message) {
    return `${(0,_page_failure_page_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFailurePage */ .u)('Upgrade Gate could not check the upgrade', message)}\n\`upgrade.mode\` is \`Recreate\`.\n`;
}


/***/ }),

/***/ 64425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ renderDetails),
/* harmony export */   renderPlan: () => (/* binding */ renderPlan),
/* harmony export */   renderReport: () => (/* binding */ renderReport)
/* harmony export */ });
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95274);
/* harmony import */ var _page_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26863);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(49203);
/* harmony import */ var _release_safety_hold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7930);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95718);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87279);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25828);
/* harmony import */ var _lead_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67339);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69734);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65586);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42030);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14152);
/* harmony import */ var _releases_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(40843);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(74735);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(16514);















const MOST_JUMPS = 5;
const [, BRIEF] = _page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .DETAILS */ .Dl;
function renderReport(report, look = _layout_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAIN_LOOK */ .b) {
    const { gate } = report.links;
    const told = new Set();
    const isNew = (row) => told.size < told.add(row).size;
    const help = (row) => (gate === null || !isNew(row) ? '' : ` ${gate}/docs/troubleshooting.md#${row}`);
    const pen = { ...penOf(look), help };
    const parts = [..._parts_js__WEBPACK_IMPORTED_MODULE_7__/* .FIRST_PARTS */ .gl, ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .furtherParts */ .ly)(report), ...(look.verbose ? [_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .EVIDENCE_PART */ .kf] : [])];
    const blocks = parts.flatMap((part) => part.blocks(report, pen, BRIEF));
    return [...(0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .toLines */ .P_)(blocks, look), '', verdictLine(report, look)].join('\n');
}
function renderDetails(report) {
    const releases = (0,_states_js__WEBPACK_IMPORTED_MODULE_12__/* .jumpsOf */ .bW)(report)
        .slice(0, MOST_JUMPS)
        .flatMap(({ span }) => (0,_releases_js__WEBPACK_IMPORTED_MODULE_11__/* .releaseBlocks */ .Oi)(span, _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO, _page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .DETAILS */ .Dl[0]));
    const blocks = [...releases, ..._parts_js__WEBPACK_IMPORTED_MODULE_7__/* .EVIDENCE_PART */ .kf.blocks(report, _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO, _page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .DETAILS */ .Dl[0])];
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .toLines */ .P_)(blocks, { ..._layout_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAIN_LOOK */ .b, verbose: true }).join('\n');
}
function verdictLine(report, look) {
    const { outcome, upgradeMode, deployments } = report;
    const undecided = deployments.filter((each) => (each.decision ?? 'unproven') === 'unproven');
    const isAll = (own) => undecided.length > 0 && undecided.every(({ change }) => change === own);
    const decision = isAll('downgrade') ? 'downgrade' : isAll('install') ? 'install' : report.decision;
    const approval = (0,_approval_js__WEBPACK_IMPORTED_MODULE_3__/* .failedApproval */ .jg)(report) === null ? '' : `${_approval_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_APPROVED */ .GG.toLowerCase()}, `;
    const verdict = outcome.fails ? (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)(look, 'red', '❌ Fails') : (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)(look, 'green', '✅ Passes');
    const mode = outcome.fails ? '' : `, upgrade.mode: ${upgradeMode}`;
    return `${verdict}: ${approval}${_states_js__WEBPACK_IMPORTED_MODULE_12__/* .STATES */ .xj[decision].count[0]}${mode} (fail-on: ${outcome.failOn})`;
}
function renderPlan(span, look = _layout_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAIN_LOOK */ .b) {
    const pen = penOf(look);
    const { plan, newestRollingVersion: newest } = span;
    const isUnknown = span.reasons.some(({ rule }) => rule === 'index-unavailable' || (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionOfHold */ .t7)(rule) === 'unproven');
    const blocks = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_14__/* .present */ .Eb)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .heading */ .R_)(`${(0,_states_js__WEBPACK_IMPORTED_MODULE_12__/* .markOfSpan */ .f$)(span)} ${(0,_titles_js__WEBPACK_IMPORTED_MODULE_13__/* .titleOfSpan */ .S)(span, pen)}`, 2), (0,_lead_js__WEBPACK_IMPORTED_MODULE_6__/* .leadBlocks */ .nL)(null, span, [], pen), plan.hops === null && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)((0,_reasons_js__WEBPACK_IMPORTED_MODULE_10__/* .describeNoPath */ .Yv)(plan.problem, pen)), (newest === null || newest !== span.to) &&
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(`The newest version that rolls: ${isUnknown ? 'unknown' : (0,_plan_js__WEBPACK_IMPORTED_MODULE_9__/* .describeNewest */ .qx)(span, pen)}.`), look.verbose && (0,_releases_js__WEBPACK_IMPORTED_MODULE_11__/* .releaseBlocks */ .Oi)(span, pen, BRIEF));
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .toLines */ .P_)(blocks, look).join('\n');
}
const JOB_PEN = { ..._pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO, inWorkflow: ' in the workflow' };
function penOf(look) {
    const pen = look.isCommandLine === true ? optionPen(_pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO) : JOB_PEN;
    const colours = { true: 'green', false: 'red', unknown: 'yellow' };
    return {
        ...pen,
        strong: (words) => words.replaceAll(/\S+/g, (word) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)(look, 'bold', word)),
        strip: (jump, parts) => (0,_pen_js__WEBPACK_IMPORTED_MODULE_8__/* .blocksOf */ .SH)(jump, parts, (signs, verdict) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)(look, colours[`${verdict}`], signs)),
    };
}
const INPUT = new RegExp(`\`(${_gate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTING_NAMES */ .OI.join('|')})(?:: ([^\`]*)|:)?\``, 'g');
function optionPen(pen) {
    const inOptions = (text) => text.replaceAll(INPUT, (_, name, value) => `\`--${name.replace(/^(base|head)-ref$/, '$1')}${value === undefined ? '' : ` ${value}`}\``);
    return {
        ...pen,
        code: (text) => inOptions(pen.code(text)),
        literal: (hostile) => inOptions(pen.literal(hostile)),
        prose: (hostile) => inOptions(pen.prose(hostile)),
    };
}


/***/ }),

/***/ 83741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ COMMIT_ID),
/* harmony export */   VH: () => (/* binding */ isBehindEntry),
/* harmony export */   XR: () => (/* binding */ MOST_FILE_BYTES),
/* harmony export */   jh: () => (/* binding */ TreeError),
/* harmony export */   pL: () => (/* binding */ EMPTY_TREE),
/* harmony export */   qB: () => (/* binding */ TooLargeError)
/* harmony export */ });
const EMPTY_TREE = {
    name: 'nothing',
    entries: async () => new Map(),
    read: async () => null,
    containing: async () => [],
};
const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function isBehindEntry(path, entries) {
    const above = path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));
    return above.some((folder) => (entries.get(folder)?.kind ?? 'file') !== 'file');
}
class TreeError extends Error {
    name = 'TreeError';
}
const MOST_FILE_BYTES = 100_000_000;
class TooLargeError extends TreeError {
    constructor() {
        super(`it is larger than the limit of ${MOST_FILE_BYTES / 1_000_000} MB`);
    }
}


/***/ })

};
