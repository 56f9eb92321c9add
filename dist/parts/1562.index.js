export const id = 1562;
export const ids = [1562];
export const modules = {

/***/ 34862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SS: () => (/* binding */ DOCKERFILE_NAMES),
/* harmony export */   TE: () => (/* binding */ dockerfile),
/* harmony export */   pZ: () => (/* binding */ isDockerfile)
/* harmony export */ });
const DOCKERFILE_NAMES = ['dockerfile*', 'containerfile*', '*.dockerfile', '*.containerfile'];
function isDockerfile(path) {
    return /(?:^|\/)(?:(?:docker|container)file[^/]*|[^/]*\.(?:docker|container)file)$/i.test(path);
}
const dockerfile = {
    name: 'dockerfile',
    chart: 'none',
    stop: 'exception',
    applies: 'unknown',
    means: ['place'],
    rendersTo: 'compose',
    startsFrom: DOCKERFILE_NAMES,
    mayBeIn: 'candidates',
};


/***/ }),

/***/ 32541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ MANIFESTS),
/* harmony export */   Z: () => (/* binding */ isChartTemplate)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93960);

const MANIFESTS = ['*.yaml', '*.yml', '*.json'];
function isChartTemplate(files, path) {
    const charts = [...path.matchAll(/(?:^|\/)templates\//g)].map(({ index }) => path.slice(0, index));
    return charts.some((chart) => files.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .inFolder */ ._z)(chart, 'Chart.yaml')));
}


/***/ }),

/***/ 11754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ isHelmfile),
/* harmony export */   z: () => (/* binding */ helmfile)
/* harmony export */ });
function isHelmfile(path) {
    return /(?:^|\/)(?:helmfile[^/]*|helmfile\.d\/[^/]+)\.ya?ml(?:\.gotmpl)?$/.test(path);
}
const helmfile = {
    name: 'helmfile',
    chart: 'named',
    stop: 'workload',
    applies: 'in-order',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: ['*.yaml', '*.yml', '*.yaml.gotmpl', '*.yml.gotmpl'],
    mayBeIn: { path: isHelmfile, candidateWith: 'releases' },
};


/***/ }),

/***/ 33549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ KINDS),
  x: () => (/* binding */ factsOf)
});

// EXTERNAL MODULE: ./build/deployment/kinds/facts.js
var facts = __webpack_require__(32541);
;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/facts.js

const argoCd = {
    name: 'argo-cd',
    chart: 'named',
    stop: 'workload',
    applies: 'sync',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: facts/* MANIFESTS */.V,
    mayBeIn: { manifestWith: 'argoproj.io' },
};

// EXTERNAL MODULE: ./build/deployment/kinds/dockerfile/facts.js
var dockerfile_facts = __webpack_require__(34862);
;// CONCATENATED MODULE: ./build/deployment/kinds/compose/facts.js


const compose = {
    name: 'compose',
    chart: 'none',
    stop: 'exception',
    applies: 'replace',
    means: ['compose'],
    rendersTo: 'compose',
    startsFrom: [...facts/* MANIFESTS */.V, '.env', ...dockerfile_facts/* DOCKERFILE_NAMES */.SS],
    mayBeIn: 'always',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/crossplane/facts.js

const crossplane = {
    name: 'crossplane',
    chart: 'named',
    stop: 'workload',
    applies: 'in-order',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: facts/* MANIFESTS */.V,
    mayBeIn: { manifestWith: 'crossplane.io' },
};

;// CONCATENATED MODULE: ./build/deployment/kinds/flux/facts.js

const flux = {
    name: 'flux',
    chart: 'named',
    stop: 'workload',
    applies: 'in-order',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: facts/* MANIFESTS */.V,
    mayBeIn: { manifestWith: 'toolkit.fluxcd.io' },
};

;// CONCATENATED MODULE: ./build/deployment/kinds/helm-values/facts.js
const VALUES_FILES = ['*.yaml', '*.yml', '*values*.json'];
const helmValues = {
    name: 'helm-values',
    chart: 'values',
    stop: 'workload',
    applies: 'in-order',
    means: ['helm'],
    rendersTo: 'kubernetes',
    startsFrom: VALUES_FILES,
    mayBeIn: 'always',
};

// EXTERNAL MODULE: ./build/deployment/kinds/helmfile/facts.js
var helmfile_facts = __webpack_require__(11754);
;// CONCATENATED MODULE: ./build/deployment/kinds/k3s/facts.js

const k3s = {
    name: 'k3s',
    chart: 'named',
    stop: 'workload',
    applies: 'in-order',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: facts/* MANIFESTS */.V,
    mayBeIn: { manifestWith: 'helm.cattle.io' },
};

// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/facts.js
var kustomize_facts = __webpack_require__(89097);
;// CONCATENATED MODULE: ./build/deployment/kinds/manifests/facts.js

const manifests = {
    name: 'manifests',
    chart: 'none',
    stop: 'workload',
    applies: 'unknown',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: facts/* MANIFESTS */.V,
    mayBeIn: 'always',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/nomad/facts.js
const nomad = {
    name: 'nomad',
    chart: 'none',
    stop: 'exception',
    applies: 'unknown',
    means: ['place'],
    rendersTo: null,
    startsFrom: ['*.nomad', '*.hcl'],
    mayBeIn: 'candidates',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/facts.js
const terraform = {
    name: 'terraform',
    chart: 'named',
    stop: 'exception',
    applies: 'in-order',
    means: ['place'],
    rendersTo: 'terraform',
    startsFrom: ['*.tf', '*.tofu', '*.tfvars', 'terragrunt.hcl'],
    mayBeIn: 'candidates',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/umbrella-chart/facts.js

const umbrellaChart = {
    name: 'umbrella-chart',
    chart: 'values',
    stop: 'workload',
    applies: 'in-order',
    means: ['umbrella'],
    rendersTo: 'kubernetes',
    startsFrom: [...VALUES_FILES, 'Chart.lock'],
    mayBeIn: 'always',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/kinds.js













const SEARCHED = [
    compose,
    dockerfile_facts/* dockerfile */.TE,
    argoCd,
    flux,
    k3s,
    crossplane,
    kustomize_facts/* kustomize */.Et,
    helmfile_facts/* helmfile */.z,
    terraform,
    nomad,
    manifests,
    umbrellaChart,
    helmValues,
];
const OTHERS = {
    target: { chart: 'values', stop: 'exception', applies: 'unknown', means: ['helm'], rendersTo: null },
    file: { chart: 'none', stop: 'exception', applies: 'unknown', means: [], rendersTo: null },
    line: { chart: 'none', stop: 'exception', applies: 'unknown', means: [], rendersTo: null },
    rendered: { chart: 'named', stop: 'exception', applies: 'unknown', means: ['place'], rendersTo: null },
    given: { chart: 'none', stop: 'none', applies: 'unknown', means: ['helm', 'compose'], rendersTo: null },
};
const KINDS = SEARCHED;
function factsOf(kind) {
    return KINDS.find(({ name }) => name === kind) ?? OTHERS[kind];
}


/***/ }),

/***/ 89097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ kustomize),
/* harmony export */   H7: () => (/* binding */ KUSTOMIZATION_NAMES),
/* harmony export */   yi: () => (/* binding */ isKustomizationFile)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93960);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32541);


const KUSTOMIZATION_NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
function isKustomizationFile(path) {
    return KUSTOMIZATION_NAMES.includes((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .baseNameOf */ .mv)(path));
}
const kustomize = {
    name: 'kustomize',
    chart: 'named',
    stop: 'workload',
    applies: 'at-once',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: ['Kustomization', ..._facts_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFESTS */ .V],
    mayBeIn: { path: isKustomizationFile },
};


/***/ }),

/***/ 25522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ policyOn)
/* harmony export */ });
/* harmony import */ var _release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47565);
/* harmony import */ var _release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7930);
/* harmony import */ var _release_safety_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48308);
/* harmony import */ var _release_safety_span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54747);




function policyOn(index, { from, to, releases }) {
    const holds = new Map();
    for (const release of releases) {
        for (const { rule, says, passesFrom, issue } of (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsOn */ .gD)(release, release.version === to)) {
            const key = JSON.stringify([rule, says]);
            const first = { rule, decision: _release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .HOLD_RULES */ .CE[rule], release: release.version, count: 0, says, passesFrom, issue };
            const known = holds.get(key) ?? first;
            holds.set(key, { ...known, count: known.count + 1 });
        }
    }
    if (holds.size === 0)
        return null;
    const barring = [...holds.values()].filter(({ decision }) => decision !== 'recreate');
    return {
        holds: [...holds.values()],
        passesFrom: latest(barring.map(({ passesFrom }) => passesFrom)),
        newest: barring.length > 0 ? newestLetIn(index, from, releases) : null,
    };
}
function latest(moments) {
    const known = moments.filter((each) => each !== null);
    return known.length < moments.length ? null : (known.sort().at(-1) ?? null);
}
function newestLetIn(index, from, releases) {
    const wall = releases.findIndex((release) => (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .barringHold */ .br)(release, false) !== undefined);
    const reachable = wall === -1 ? releases : releases.slice(0, wall);
    const version = reachable.findLast((release) => (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .barringHold */ .br)(release, true) === undefined)?.version;
    if (version === undefined)
        return null;
    const span = (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_3__/* .readSpan */ .F2)(index, from, version);
    return { version, decision: (0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decideSpan */ .Rg)(index, span).decision, hop: (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planHops */ ._)(index, span).hops?.[0] ?? null };
}


/***/ }),

/***/ 76508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iw: () => (/* binding */ notesOnRunning),
/* harmony export */   b_: () => (/* binding */ notesOnRepository),
/* harmony export */   eH: () => (/* binding */ notesOnEvidence),
/* harmony export */   h$: () => (/* binding */ notesOf),
/* harmony export */   jH: () => (/* binding */ NOTHING_DEPLOYED)
/* harmony export */ });
/* harmony import */ var _net_connection_security_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16573);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68042);


const MOST_EXAMPLES = 3;
function notesOf(...all) {
    return all
        .filter(([, , cases]) => cases.length > 0)
        .map(([level, code, cases]) => ({ level, code, count: cases.length, examples: cases.slice(0, MOST_EXAMPLES) }));
}
function notesOnEvidence(evidence, spans) {
    const { index, indexRecord, drift, artifacts, artifactRecords, policy } = evidence;
    const documents = [...artifacts.values()];
    const unchanged = spans.filter(({ decision }) => decision === 'unchanged');
    const drifts = drift.map(({ release, member, index: listed, artifact }) => {
        return `${release}: ${member} is ${listed || 'empty'} in the index and ${artifact || 'empty'} in the artifact`;
    });
    return [
        ...notesOf([
            'warning',
            'nothing-compared',
            unchanged.map(({ from }) => `${from} is both the current and the target version`),
        ], ['warning', 'plain-http', locationsInPlain([indexRecord, ...artifactRecords])], ['warning', 'index-without-schema', index !== null && index.schemaVersion === null ? ['schemaVersion'] : []], ['warning', 'rows-skipped', (index?.skippedRows ?? []).map(({ row, problem }) => `row ${row}: ${problem}`)], ['warning', 'rows-in-doubt', rowsInDoubt(index?.releases ?? [])], ['warning', 'drift', drifts], [
            'warning',
            'artifacts-unusable',
            artifactRecords.flatMap(({ release, problem }) => (problem === null ? [] : [`${release}: ${problem}`])),
        ], ['notice', 'artifact-odd', documents.flatMap(oddities)]),
        ...noteOnUnknownMembers([...(index === null ? [] : [index]), ...documents]),
        ...notesOf(['warning', 'plain-http', locationsInPlain(policy.knownIssues === null ? [] : [policy.knownIssues])], ['notice', 'known-issues-unmatched', policy.unmatched], ['notice', 'known-issues-over', policy.expired]),
    ];
}
function locationsInPlain(records) {
    return records.map(({ location }) => location).filter(_net_connection_security_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainHttp */ .f);
}
function notesOnRepository(comparisons, changes, isSameCommit, notRendered) {
    const detections = comparisons.flatMap(({ head, base }) => (base === null ? [head] : [head, base]));
    const heads = comparisons.flatMap(({ head }) => head.objects);
    const isHeld = heads.length === 0 || heads.some(({ version }) => version !== null);
    const unreadable = isHeld ? [] : [...new Set(heads.map(({ place }) => (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .showPlace */ .R)(place)))];
    const touched = comparisons.some(({ touchesWorkflows }) => touchesWorkflows);
    const byLine = changes.filter(({ line }) => line !== undefined);
    return notesOf(['warning', 'nothing-compared', isSameCommit ? ['base and head are the same commit'] : []], ['warning', 'workflow-changed', touched ? ['.github/workflows/'] : []], ['warning', 'nothing-held', unreadable], ['warning', 'not-rendered', notRendered], ['notice', 'found-by-line', byLine.map(({ place }) => (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .showPlace */ .R)(place))], ['notice', 'not-parsed', [...new Set(detections.flatMap(({ notParsed }) => notParsed))]]);
}
function notesOnRunning(starts, running) {
    const saying = (effects) => starts.flatMap(({ jump: { from, to, place }, service, effect }) => {
        if (effect === null || !effects.includes(effect) || service === null)
            return [];
        return [`${place?.file ?? service.location} ${SAYINGS[effect](`${service.version}`, `${from}`, `${to}`)}`];
    });
    const unmatched = running.filter((each) => starts.every(({ service }) => service !== each));
    const unknown = running.flatMap(({ location, problem }) => (problem === null ? [] : [`${location}: ${problem}`]));
    return notesOf(['warning', 'running-differs', saying(['behind', 'ahead', 'above'])], ['notice', 'running-base', saying(['base'])], ['warning', 'running-unknown', unknown], ['warning', 'running-unmatched', unmatched.flatMap(({ glob }) => glob ?? [])], ['warning', 'plain-http', locationsInPlain(running)]);
}
const SAYINGS = {
    behind: (running, from) => `still runs ${running}, not ${from}; judged from ${running}`,
    ahead: (running, from) => `runs ${running} already, not ${from}; judged from ${from}`,
    above: (running, _, to) => `runs ${running}, which is above ${to}`,
    base: (running) => `runs ${running}`,
};
const NOTHING_DEPLOYED = { level: 'warning', code: 'nothing-deployed', count: 1, examples: [] };
function rowsInDoubt(releases) {
    return releases.flatMap(({ version, previousVersion, flaws }, position) => {
        const before = releases[position - 1]?.version ?? previousVersion;
        return [
            ...flaws.filter(({ rule }) => rule === 'contradiction').map(({ says }) => `${version}: ${says}`),
            ...(previousVersion === before ? [] : [`${version}: previousVersion is ${previousVersion}, after ${before}`]),
        ];
    });
}
function oddities({ version, oddities: odd, unreadable }) {
    return [
        ...odd.map((oddity) => `${version}: ${oddity}`),
        ...unreadable.map((section) => `${version}: "${section}" does not have its documented shape`),
    ];
}
function noteOnUnknownMembers(documents) {
    const count = documents.reduce((sum, { unknownMembers }) => sum + unknownMembers.count, 0);
    const names = new Set(documents.flatMap(({ unknownMembers }) => unknownMembers.names));
    const examples = [...names].slice(0, MOST_EXAMPLES);
    return count === 0 ? [] : [{ level: 'notice', code: 'unknown-members', count, examples }];
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
/* harmony import */ var _hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7930);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(554);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54747);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15807);




function upgradeModeOf(decision) {
    return decision === 'roll' || decision === 'unchanged' ? 'RollingUpdate' : 'Recreate';
}
const RULES = {
    'index-unavailable': 'unproven',
    'not-indexed': 'unproven',
    'coverage-gap': 'unproven',
    malformed: 'unproven',
    contradiction: 'unproven',
    'required-stop': 'blocked',
    'minimum-not-met': 'blocked',
    'uncovered-hop': 'recreate',
    'verdict-false': 'recreate',
    'verdict-unknown': 'recreate',
    'backfilled-true': 'recreate',
    unverified: 'unverified',
    ..._hold_js__WEBPACK_IMPORTED_MODULE_0__/* .HOLD_RULES */ .CE,
};
function decideSpan(index, span) {
    const { from, to } = span;
    const reasons = gravestFirst([...coverageReasons(index, span), ...permissionReasons(span), ...floorReasons(index, span), ...heldReasons(span)], span.releases);
    const decision = conclude(index, span, reasons);
    return {
        from,
        to,
        direction: span.direction,
        decision,
        upgradeMode: upgradeModeOf(decision),
        verdict: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanVerdict */ .wK)(span, _release_js__WEBPACK_IMPORTED_MODULE_1__/* .effectiveVerdict */ .f6),
        reasons,
        requiredStops: span.requiredStops,
        minimumPreviousVersion: span.minimum?.version ?? null,
        missingRanges: span.missingRanges,
        coveredReleases: span.releases.length,
    };
}
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
function conclude(index, span, reasons) {
    if (reasons.length === 0) {
        if (span.direction === 'same-version')
            return (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, span.to) ? 'unchanged' : 'unproven';
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
        (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .stopsBetween */ .Q_)(span).length === 0 &&
        (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .meetsMinimum */ .J)(span));
}
function gravestFirst(reasons, releases) {
    const all = [...reasons, ...releases.flatMap((release) => release.doubts)];
    const kindOf = ({ rule }) => (rule === 'malformed' ? rule : RULES[rule]);
    const kinds = ['malformed', 'unproven', 'blocked', 'recreate', 'unverified'];
    return kinds.flatMap((kind) => all.filter((reason) => kindOf(reason) === kind));
}
function coverageReasons(index, span) {
    const { from, to } = span;
    const reasons = [];
    const belowFloor = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelowFloor */ .IB)(index, from);
    if (!belowFloor && !(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, from))
        reasons.push(notIndexed(index, from));
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, to)) {
        if (to !== from || belowFloor)
            reasons.push(notIndexed(index, to));
        return reasons;
    }
    const gaps = belowFloor ? gapsAboveFloor(index, span) : span.missingRanges;
    for (const { afterVersion, beforeVersion } of gaps) {
        if (afterVersion === beforeVersion)
            continue;
        reasons.push({ rule: 'coverage-gap', release: beforeVersion, says: `after ${afterVersion}` });
    }
    return reasons;
}
function gapsAboveFloor(index, span) {
    if ((0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(span.to, index.floor) < 0)
        return [{ afterVersion: span.from, beforeVersion: span.to }];
    const gaps = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .gapsInChain */ .Mx)(index.floor, span.to, span.releases.filter((release) => (0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(release.version, index.floor) > 0));
    return (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, index.floor) ? gaps : [{ afterVersion: span.from, beforeVersion: index.floor }, ...gaps];
}
function notIndexed(index, version) {
    const skipped = index.skippedRows.find((row) => row.version === version);
    return skipped === undefined
        ? { rule: 'not-indexed', release: version, says: 'no row' }
        : { rule: 'malformed', release: version, says: `index, row ${skipped.row}: ${skipped.problem}` };
}
function permissionReasons(span) {
    const { minimum } = span;
    const stops = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .stopsBetween */ .Q_)(span).map((release) => ({ rule: 'required-stop', release, says: 'requiredStops' }));
    if (minimum === null || (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .meetsMinimum */ .J)(span))
        return stops;
    return [...stops, { rule: 'minimum-not-met', release: minimum.release, says: minimum.version }];
}
function heldReasons({ releases, to }) {
    return releases.flatMap((release) => (0,_hold_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsOn */ .gD)(release, release.version === to).map(({ rule, says }) => ({ rule, release: release.version, says })));
}
function floorReasons(index, span) {
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelowFloor */ .IB)(index, span.from) || span.to !== index.floor)
        return [];
    return [{ rule: 'uncovered-hop', release: index.floor, says: 'backfillFloorVersion' }];
}


/***/ }),

/***/ 48308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ planHops),
/* harmony export */   q: () => (/* binding */ newestRollingVersion)
/* harmony export */ });
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47565);
/* harmony import */ var _hold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7930);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(554);
/* harmony import */ var _release_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57983);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54747);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15807);






function planHops(index, span) {
    const { from, to } = span;
    const cut = (start, end) => (start === from && end === to ? span : (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .readSpan */ .F2)(index, start, end));
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isIndexed */ .y5)(index, to))
        return noPath('not-indexed', to, 'no row in the index');
    if (from === to)
        return { hops: [], problem: null };
    const belowFloor = (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelowFloor */ .IB)(index, from);
    const start = belowFloor ? index.floor : from;
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isIndexed */ .y5)(index, start))
        return noPath('not-indexed', start, 'no row in the index');
    if ((0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelowFloor */ .IB)(index, to))
        return noPath('no-way-in', to, `below the floor ${index.floor}`);
    const landings = [];
    if (belowFloor) {
        const toFloor = (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .readSpan */ .F2)(index, from, index.floor);
        if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .meetsMinimum */ .J)(toFloor)) {
            return noPath('no-way-in', index.floor, `minPreviousVersion is ${toFloor.minimum?.version}`);
        }
        const [flaw] = toFloor.releases.flatMap(({ version, flaws }) => flaws.map(({ says }) => ({ version, says })));
        if (flaw !== undefined)
            return noPath('no-way-in', flaw.version, flaw.says);
        const held = pathHeld(toFloor.releases, index.floor);
        if (held !== null)
            return held;
        landings.push(index.floor);
    }
    let leg = start;
    for (const target of [...(0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .sortedVersions */ .xe)((0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .stopsBetween */ .Q_)(span)), to]) {
        if (target === leg)
            continue;
        const covered = (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(target, leg) > 0 && (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isIndexed */ .y5)(index, target);
        if (!covered)
            return noPath('stop-not-indexed', target, 'no row in the index');
        const held = pathHeld(cut(leg, target).releases, target);
        if (held !== null)
            return held;
        const way = shortestPath(index, leg, target);
        if ('problem' in way)
            return way;
        for (const landing of way)
            landings.push(landing);
        leg = target;
    }
    const hops = landings.map((landing, at) => {
        const hop = cut(landings[at - 1] ?? from, landing);
        const { decision, upgradeMode, reasons } = (0,_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decideSpan */ .Rg)(index, hop);
        return { from: hop.from, to: hop.to, decision, upgradeMode, reasons };
    });
    return { hops, problem: null };
}
function newestRollingVersion(index, from) {
    const start = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(index.releases, from);
    if (start === null || (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelowFloor */ .IB)(index, from))
        return null;
    let reached = start;
    let lostStop = null;
    for (let next = start + 1; next < index.releases.length; next += 1) {
        const release = index.releases[next];
        const isNext = release.previousVersion === index.releases[next - 1].version;
        const isCovered = isNext && opensFrom(release, index.releases[reached].version);
        if (!isCovered || !(0,_release_js__WEBPACK_IMPORTED_MODULE_2__/* .isProven */ .nn)(release))
            break;
        for (const stop of release.requiredStops) {
            const isLost = (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(stop, from) > 0 && !canBeLandedOn(index, stop);
            if (isLost && (lostStop === null || (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(stop, lostStop) < 0))
                lostStop = stop;
        }
        if (lostStop !== null && (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(lostStop, release.version) < 0)
            break;
        if (release.holds.length === 0)
            reached = next;
    }
    return reached === start ? null : index.releases[reached].version;
}
function canBeLandedOn({ releases }, stop) {
    const position = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(releases, stop);
    return position !== null && releases[position]?.holds.length === 0;
}
function noPath(rule, release, says) {
    return { hops: null, problem: { rule, release, says } };
}
function pathHeld(releases, target) {
    for (const release of releases) {
        const bar = (0,_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .barringHold */ .br)(release, release.version === target);
        if (bar !== undefined)
            return noPath('held', release.version, bar.says);
    }
    return null;
}
function opensFrom(release, from) {
    return release.minPreviousVersion === null || (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(from, release.minPreviousVersion) >= 0;
}
function shortestPath(index, from, to) {
    const start = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAtOrAbove */ .N1)(index.releases, from);
    const leg = index.releases.slice(start, (0,_release_index_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAtOrAbove */ .N1)(index.releases, to) + 1);
    const end = leg.length - 1;
    const reach = farthestLandings(leg);
    for (let position = 1; position <= end; position += 1) {
        const before = leg[position - 1];
        const release = leg[position];
        const isCovered = release.previousVersion === before.version && release.flaws.length === 0;
        if (!isCovered || reach[position - 1] < position) {
            return noPath('no-way-in', release.version, describeBarrier(release, before.version));
        }
    }
    const landing = lastPositions(leg, (release) => (0,_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .barringHold */ .br)(release, true) === undefined);
    const rollingLanding = lastPositions(leg, ({ holds }) => holds.length === 0);
    const lost = leg.length;
    const farthestRolling = new Int32Array(leg.length);
    farthestRolling[end] = end;
    const hops = new Int32Array(leg.length);
    const recreates = new Int32Array(leg.length);
    const next = new Int32Array(leg.length);
    for (let position = end - 1; position >= 0; position -= 1) {
        const following = leg[position + 1];
        farthestRolling[position] = (0,_release_js__WEBPACK_IMPORTED_MODULE_2__/* .isProven */ .nn)(following) ? farthestRolling[position + 1] : position;
        const far = landing[reach[position]];
        const rolling = rollingLanding[Math.min(far, farthestRolling[position])];
        hops[position] = far > position ? Math.min(hops[far] + 1, lost) : lost;
        recreates[position] = recreates[far] + 1;
        next[position] = far;
        if (rolling > position &&
            hops[rolling] === hops[far] &&
            recreates[rolling] < recreates[position]) {
            recreates[position] = recreates[rolling];
            next[position] = rolling;
        }
    }
    if (hops[0] === lost)
        return pathStuckAt(leg, reach, landing);
    const landings = [];
    for (let position = 0; position < end;) {
        position = next[position];
        landings.push(leg[position].version);
    }
    return landings;
}
function pathStuckAt(leg, reach, landing) {
    let position = 0;
    for (;;) {
        const far = landing[reach[position]];
        if (far <= position)
            break;
        position = far;
    }
    const { version, holds } = leg[reach[position]];
    return noPath('held', version, holds[0].says);
}
function lastPositions(leg, isAsked) {
    const last = new Int32Array(leg.length);
    for (let position = 1; position < leg.length; position += 1) {
        last[position] = isAsked(leg[position]) ? position : last[position - 1];
    }
    return last;
}
function describeBarrier({ flaws, previousVersion, minPreviousVersion }, before) {
    if (flaws[0] !== undefined)
        return flaws[0].says;
    return previousVersion === before
        ? `minPreviousVersion is ${minPreviousVersion}, and no release lies between`
        : `previousVersion is ${previousVersion}, but ${before} is the release before it`;
}
function farthestLandings(leg) {
    const opensAt = openingPositions(leg);
    const farthest = new Int32Array(leg.length);
    let reach = 0;
    for (const position of leg.keys()) {
        while ((opensAt[reach + 1] ?? Number.POSITIVE_INFINITY) <= position)
            reach += 1;
        farthest[position] = reach;
    }
    return farthest;
}
function openingPositions(leg) {
    const opensAt = new Int32Array(leg.length);
    let known = null;
    let opening = 0;
    for (let position = 0; position < leg.length; position += 1) {
        const { minPreviousVersion } = leg[position];
        if (minPreviousVersion !== known) {
            known = minPreviousVersion;
            opening = known === null ? 0 : (0,_release_index_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAtOrAbove */ .N1)(leg, known);
        }
        opensAt[position] = opening;
    }
    return opensAt;
}


/***/ }),

/***/ 93960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _z: () => (/* binding */ inFolder),
/* harmony export */   mv: () => (/* binding */ baseNameOf),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   pd: () => (/* binding */ foldersOf),
/* harmony export */   tc: () => (/* binding */ fromRoot),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
function inFolder(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
function folderOf(path) {
    return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}
function baseNameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function foldersOf(paths) {
    const folders = new Set(['']);
    for (const path of paths) {
        for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder))
            folders.add(folder);
    }
    return folders;
}
function fromRoot(path) {
    return resolvePath('', path.replace(/^\/+/, ''));
}
function resolvePath(folder, relative) {
    if (relative.startsWith('/'))
        return null;
    const parts = folder === '' ? [] : folder.split('/');
    for (const part of relative.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return null;
    }
    return parts.join('/');
}


/***/ }),

/***/ 70593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ SourceText)
/* harmony export */ });
class SourceText {
    path;
    text;
    #starts = [0];
    constructor(path, text) {
        this.path = path;
        this.text = text;
        for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))
            this.#starts.push(end + 1);
    }
    placeAt(offset) {
        let line = 0;
        for (let end = this.#starts.length; end - line > 1;) {
            const middle = (line + end) >> 1;
            if ((this.#starts[middle] ?? 0) <= offset)
                line = middle;
            else
                end = middle;
        }
        return { file: this.path, line: line + 1, column: offset - (this.#starts[line] ?? 0) + 1 };
    }
}


/***/ }),

/***/ 64183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ve: () => (/* binding */ unparseable),
/* harmony export */   hN: () => (/* binding */ parseYaml),
/* harmony export */   v5: () => (/* binding */ MASK)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48662);


const MOST_LEXEMES = 1_500_000;
const MOST_LEVELS = 200;
const MOST_DOCUMENTS = 20_000;
const LONGEST_DIRECTIVE = 1_024;
const MASK = '\uE0F0';
const ONLY_MASKED = /^[ \t\r\uE0F0]*$/;
const UNREADABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/;
const SCALAR_NEXT = '\x1F';
const FLOW_CUT_SHORT = '\x18';
class LimitError extends _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm {
}
function beyondLimits(lines, offset, limit) {
    return new LimitError((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', lines.placeAt(offset), `more than ${limit}`));
}
function unparseable(lines, offset, why) {
    return new _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', lines.placeAt(offset), why.split('\n', 1)[0]));
}
function parseYaml(text, lines) {
    const unreadable = UNREADABLE.exec(text);
    if (unreadable !== null) {
        const name = unreadable[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
        throw unparseable(lines, unreadable.index, `the character U+${name}`);
    }
    const mayBeTemplate = text.includes('{{');
    try {
        const contents = compose(text, lines);
        if (!mayBeTemplate || !contents.some((content) => holdsTemplateAsKey(content, text)))
            return contents;
    }
    catch (error) {
        if (!mayBeTemplate || error instanceof LimitError)
            throw error;
    }
    return compose(maskTemplates(text), lines);
}
function compose(text, lines) {
    const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
    const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({
        schema: 'failsafe',
        resolveKnownTags: false,
        uniqueKeys: false,
    });
    let first = null;
    const refuse = (offset, why) => {
        first ??= unparseable(lines, offset, why);
        throw first;
    };
    Object.assign(composer, {
        onError: (source, _, why, isWarning) => {
            if (isWarning !== true)
                refuse(offsetOf(source), why);
        },
    });
    const contents = [];
    const take = (documents) => {
        for (const document of documents) {
            const [error] = document.errors;
            if (error !== undefined)
                refuse(error.pos[0], error.message);
            contents.push(document.contents);
            if (contents.length > MOST_DOCUMENTS)
                throw beyondLimits(lines, parser.offset, `${MOST_DOCUMENTS} documents`);
        }
    };
    const feed = (tokens) => {
        for (const token of tokens) {
            if (token.type === 'error')
                refuse(token.offset, token.message);
            take(composer.next(token));
        }
    };
    let count = 0;
    let previous = '';
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        count += 1;
        const { offset } = parser;
        if (count > MOST_LEXEMES)
            throw beyondLimits(lines, offset, `${MOST_LEXEMES} parts`);
        if (parser.stack.length > MOST_LEVELS)
            throw beyondLimits(lines, offset, `${MOST_LEVELS} levels`);
        if (lexeme === FLOW_CUT_SHORT)
            refuse(offset, 'a flow collection that does not end, or is not indented');
        const isScalarText = previous === SCALAR_NEXT;
        if (!isScalarText && isCutShort(lexeme))
            refuse(offset, 'a quoted scalar that does not end, or is not indented');
        if (lexeme[0] === '%' && !isScalarText && lexeme.length > LONGEST_DIRECTIVE) {
            throw beyondLimits(lines, offset, `${LONGEST_DIRECTIVE} characters in a directive`);
        }
        previous = lexeme;
        feed(parser.next(lexeme));
    }
    feed(parser.end());
    take(composer.end());
    return contents;
}
function offsetOf(source) {
    if (typeof source === 'number')
        return source;
    return 'offset' in source ? source.offset : (source[0] ?? 0);
}
function isCutShort(lexeme) {
    const [quote] = lexeme;
    return (quote === '"' || quote === "'") && (lexeme.length < 2 || !lexeme.endsWith(quote));
}
function holdsTemplateAsKey(node, text) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
        return node.items.some((item) => holdsTemplateAsKey(item, text));
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
        return false;
    return node.items.some(({ key, value }) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(key) && text[(key.range?.[0] ?? 0) - 1] === '{') ||
        holdsTemplateAsKey(key, text) ||
        holdsTemplateAsKey(value, text));
}
function maskTemplates(text) {
    const end = text.lastIndexOf('}}') + 2;
    const masked = text.slice(0, end).replace(/\{\{.*?\}\}/gs, (template) => {
        const [first = '', ...others] = template.split('\n');
        return [MASK.repeat(first.length), ...others.map((line) => ' '.repeat(line.length))].join('\n');
    });
    const lines = (masked + text.slice(end)).split('\n');
    return lines
        .map((line) => (line.includes(MASK) && ONLY_MASKED.test(line) ? ' '.repeat(line.length) : line))
        .join('\n');
}


/***/ }),

/***/ 56830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ YamlFile)
});

// UNUSED EXPORTS: YamlValue

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/syntax/source-text.js
var source_text = __webpack_require__(70593);
;// CONCATENATED MODULE: ./build/syntax/yaml-anchors.js

const TAG_PREFIX = 'tag:yaml.org,2002:';
const MOST_REPEATED = 1_000_000;
class AnchorResolver {
    ownKeyWins;
    refuse;
    anchors = new Map();
    members = new Map();
    #byName = new Map();
    #sizes = new Map();
    #repeated = 0;
    constructor(ownKeyWins, refuse) {
        this.ownKeyWins = ownKeyWins;
        this.refuse = refuse;
    }
    start(contents) {
        this.#byName.clear();
        this.#sizes.clear();
        this.#sizeOf(contents);
    }
    #sizeOf(node) {
        if ((0,dist/* isAlias */.Vj)(node)) {
            const target = this.#byName.get(node.source);
            const size = target && this.#sizes.get(target);
            if (target === undefined || size === undefined)
                throw this.refuse(startOf(node), `the alias ${node.source} has no anchor that ends before it`);
            this.anchors.set(node, target);
            this.#repeat(node, size);
            return size;
        }
        const anchor = 'anchor' in node && typeof node.anchor === 'string' ? node.anchor : null;
        if (anchor !== null)
            this.#byName.set(anchor, node);
        let size = 1;
        if ((0,dist/* isMap */.jh)(node)) {
            const pairs = node.items;
            for (const { key, value } of pairs)
                size += this.#sizeOf(key) + (value === null ? 0 : this.#sizeOf(value));
            this.members.set(node, this.#membersOf(pairs));
        }
        else if ((0,dist/* isSeq */.oP)(node)) {
            for (const item of node.items) {
                if ((0,dist/* isPair */.tO)(item))
                    throw this.refuse(startOf(node), 'a pair outside of a mapping');
                size += this.#sizeOf(item);
            }
        }
        if (anchor !== null)
            this.#sizes.set(node, size);
        return size;
    }
    #repeat(node, count) {
        this.#repeated += count;
        if (this.#repeated > MOST_REPEATED)
            throw this.refuse(startOf(node), 'its aliases expand to too many values');
    }
    #membersOf(pairs) {
        const own = new Map();
        for (const pair of pairs) {
            const { key } = pair;
            if (isMergeKey(key))
                continue;
            if ((0,dist/* isScalar */.jn)(key) && isTyped(key))
                throw this.refuse(startOf(key), 'a key with a tag');
            const node = this.#followed(key);
            if (!(0,dist/* isScalar */.jn)(node))
                continue;
            const name = node.source ?? '';
            if (own.has(name))
                throw this.refuse(startOf(key), `the key ${JSON.stringify(name)} appears twice`);
            own.set(name, pair);
        }
        const all = new Map(own);
        const broughtBy = new Map();
        for (const { key, value } of pairs.filter((pair) => isMergeKey(pair.key))) {
            for (const members of this.#mergedBy(value)) {
                this.#repeat(key, members.size);
                for (const [name, pair] of members) {
                    const other = all.get(name);
                    if (other === undefined) {
                        all.set(name, pair);
                        broughtBy.set(name, key);
                        continue;
                    }
                    const isDisputed = own.has(name)
                        ? !this.ownKeyWins && startOf(other.key) < startOf(key)
                        : broughtBy.get(name) !== key;
                    if (isDisputed && !this.#isSame(pair.value, other.value)) {
                        const why = `a merge key brings in ${JSON.stringify(name)} behind another one; parsers differ on which counts`;
                        throw this.refuse(startOf(key), why);
                    }
                }
            }
        }
        return all;
    }
    #mergedBy(value) {
        const node = this.#followed(value);
        const sources = (0,dist/* isSeq */.oP)(node) ? node.items : [node];
        return sources.flatMap((source) => this.members.get(this.#followed(source)) ?? []);
    }
    #followed(node) {
        return (0,dist/* isAlias */.Vj)(node) ? (this.anchors.get(node) ?? null) : node;
    }
    #isSame(one, other) {
        const [left, right] = [this.#followed(one), this.#followed(other)];
        if (left === right)
            return true;
        if (!(0,dist/* isScalar */.jn)(left) || !(0,dist/* isScalar */.jn)(right))
            return false;
        return left.source === right.source && left.tag === right.tag && left.type === right.type;
    }
}
function startOf(node) {
    return node.range?.[0] ?? 0;
}
function isMergeKey(key) {
    if (!(0,dist/* isScalar */.jn)(key) || key.source !== '<<' || key.type !== dist/* Scalar */.X5.PLAIN)
        return false;
    return key.tag === undefined || key.tag === '!' || key.tag === `${TAG_PREFIX}merge`;
}
function isTyped({ tag }) {
    return tag !== undefined && tag !== '!' && tag !== `${TAG_PREFIX}str`;
}

// EXTERNAL MODULE: ./build/syntax/yaml-parser.js
var yaml_parser = __webpack_require__(64183);
;// CONCATENATED MODULE: ./build/syntax/yaml.js
var _a;





const NULL = /^(?:~|null|Null|NULL|)$/;
const BOOLEAN = /^(?:y|yes|n|no|on|off|true|false)$/i;
const NUMBER = /^(?:[-+]?(?:0b[01_]+|0o?[0-7_]+|0x[\da-f_]+|[\d_]+(?::[0-5]?\d)+(?:\.[\d_]*)?|(?:[\d_]+(?:\.[\d_]*)?|\.[\d_]+)(?:e[-+]?[\d_]+)?))$/i;
const NOT_FINITE = /^[-+]?\.(?:inf|nan)$/i;
class YamlValue {
    file;
    node;
    place;
    alias;
    #resolver;
    constructor(file, node, place, alias, resolver) {
        this.file = file;
        this.node = node;
        this.place = place;
        this.alias = alias;
        this.#resolver = resolver;
    }
    get isMap() {
        return (0,dist/* isMap */.jh)(this.node);
    }
    member(name) {
        const pair = this.#resolver.members.get(this.node)?.get(name);
        return pair === undefined ? null : this.#memberOf(name, pair);
    }
    get members() {
        const members = this.#resolver.members.get(this.node);
        return [...(members ?? [])].map(([name, pair]) => this.#memberOf(name, pair));
    }
    get items() {
        if (!(0,dist/* isSeq */.oP)(this.node))
            return [];
        return this.node.items.flatMap((item) => this.#resolved(item) ?? []);
    }
    at(path) {
        let current = this;
        for (const step of path) {
            if (current === null)
                return null;
            if ((0,dist/* isSeq */.oP)(current.node)) {
                const item = current.node.items[Number(step)];
                current = Number.isInteger(Number(step)) && item !== undefined ? this.#resolved(item) : null;
            }
            else {
                current = current.member(String(step))?.value ?? null;
            }
        }
        return current;
    }
    get scalar() {
        const { node } = this;
        if (!(0,dist/* isScalar */.jn)(node))
            return null;
        const isBlock = node.type === dist/* Scalar */.X5.BLOCK_LITERAL || node.type === dist/* Scalar */.X5.BLOCK_FOLDED;
        const written = node.source ?? '';
        const text = isBlock ? written.trim() : written;
        return { text, type: typeOf(node, text), place: isBlock ? this.#firstLine : this.place };
    }
    get written() {
        const { scalar } = this;
        if (scalar === null || !scalar.text.includes(yaml_parser/* MASK */.v5))
            return scalar?.text ?? null;
        const source = this.source.trim();
        return /^(["']).*\1$/s.test(source) ? source.slice(1, -1) : source;
    }
    get source() {
        const [start, end] = this.node.range ?? [0, 0];
        return this.file.text.slice(start, end);
    }
    scalarAt(...path) {
        const scalar = this.at(path)?.scalar ?? null;
        return scalar === null || scalar.type === 'null' || scalar.text === '' ? null : scalar;
    }
    textAt(...path) {
        return this.scalarAt(...path)?.text ?? '';
    }
    itemsAt(...path) {
        return this.at(path)?.items ?? [];
    }
    writtenAt(path) {
        const found = path === '' ? this : this.at(path.split('.'));
        const scalar = found?.scalar ?? null;
        if (found === null || scalar === null || scalar.type === 'null')
            return null;
        return { text: found.written ?? '', place: scalar.place };
    }
    #memberOf(name, { key, value }) {
        const place = this.file.placeOf(key);
        const nothing = new _a(this.file, new dist/* Scalar */.X5(null), place, null, this.#resolver);
        return { name, key: place, value: (value && this.#resolved(value)) ?? nothing };
    }
    #resolved(node) {
        return resolvedValue(this.file, node, this.#resolver);
    }
    get #firstLine() {
        const [start] = this.node.range ?? [0];
        const header = /^[^\r\n]*[\r\n]\s*(?=\S)/.exec(this.source);
        return this.file.placeAt(start + (header?.[0].length ?? 0));
    }
}
_a = YamlValue;
function resolvedValue(file, node, resolver) {
    const target = (0,dist/* isAlias */.Vj)(node) ? resolver.anchors.get(node) : node;
    const alias = (0,dist/* isAlias */.Vj)(node) ? file.placeOf(node) : null;
    if (!(0,dist/* isScalar */.jn)(target) && !(0,dist/* isMap */.jh)(target) && !(0,dist/* isSeq */.oP)(target))
        return null;
    return new YamlValue(file, target, file.placeOf(target), alias, resolver);
}
class YamlFile {
    path;
    text;
    documents;
    #lines;
    constructor(path, text, lines) {
        this.path = path;
        this.text = text;
        const lined = text.replace(/\r(?!\n)/g, '\n');
        this.#lines = lines ?? new source_text/* SourceText */.D(path, lined);
        const refuse = (offset, why) => (0,yaml_parser/* unparseable */.Ve)(this.#lines, offset, why);
        try {
            const contents = (0,yaml_parser/* parseYaml */.hN)(lined, this.#lines);
            const isCompose = contents[0] != null && (0,dist/* isMap */.jh)(contents[0]) && contents[0].items.some(isServicesOfCompose);
            const resolver = new AnchorResolver(isCompose, refuse);
            this.documents = contents.map((content) => {
                if (content === null)
                    return null;
                resolver.start(content);
                return resolvedValue(this, content, resolver);
            });
        }
        catch (error) {
            if (error instanceof problem/* ProblemError */.Mm)
                throw error;
            if (error instanceof RangeError)
                throw refuse(0, 'nested too deeply');
            throw refuse(0, error instanceof Error ? error.message : String(error));
        }
    }
    get root() {
        return this.documents[0] ?? null;
    }
    placeAt(offset) {
        return this.#lines.placeAt(offset);
    }
    placeOf(node) {
        return this.placeAt(node.range?.[0] ?? 0);
    }
}
function isServicesOfCompose({ key, value }) {
    return (0,dist/* isScalar */.jn)(key) && key.source === 'services' && (0,dist/* isMap */.jh)(value);
}
function typeOf(node, text) {
    const { tag } = node;
    if (tag === `${TAG_PREFIX}null`)
        return 'null';
    if (tag !== undefined && tag !== '!') {
        return tag.startsWith(TAG_PREFIX) && tag !== `${TAG_PREFIX}str` ? 'other' : 'string';
    }
    if (node.type === undefined && node.source === undefined)
        return 'null';
    if (node.type !== dist/* Scalar */.X5.PLAIN && tag === undefined)
        return 'string';
    if (NULL.test(text))
        return 'null';
    if (BOOLEAN.test(text) || NOT_FINITE.test(text))
        return 'other';
    return /\d/.test(text) && NUMBER.test(text) ? 'other' : 'string';
}


/***/ })

};
