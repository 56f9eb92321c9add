export const id = 4202;
export const ids = [4202];
export const modules = {

/***/ 32541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ KUSTOMIZATION_NAMES),
/* harmony export */   SS: () => (/* binding */ DOCKERFILE_NAMES),
/* harmony export */   V4: () => (/* binding */ MANIFESTS),
/* harmony export */   ZC: () => (/* binding */ isChartTemplate),
/* harmony export */   h5: () => (/* binding */ isHelmfile),
/* harmony export */   pZ: () => (/* binding */ isDockerfile),
/* harmony export */   yi: () => (/* binding */ isKustomizationFile)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93960);

/** The names of files that may be Kubernetes objects or values. */
const MANIFESTS = ['*.yaml', '*.yml', '*.json'];
/** Globs for the names of Dockerfiles; case does not matter. */
const DOCKERFILE_NAMES = ['dockerfile*', 'containerfile*', '*.dockerfile', '*.containerfile'];
/** Whether a file is a Dockerfile by its name. */
function isDockerfile(path) {
    return /(?:^|\/)(?:(?:docker|container)file[^/]*|[^/]*\.(?:docker|container)file)$/i.test(path);
}
/** Whether a file is a helmfile by its name, or lies in a `helmfile.d` folder. */
function isHelmfile(path) {
    return /(?:^|\/)(?:helmfile[^/]*|helmfile\.d\/[^/]+)\.ya?ml(?:\.gotmpl)?$/.test(path);
}
/** The names of kustomize's own file. Kustomize rejects a folder with two of them. */
const KUSTOMIZATION_NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
/** Whether a file is a kustomization by its name. */
function isKustomizationFile(path) {
    return KUSTOMIZATION_NAMES.includes((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .baseNameOf */ .mv)(path));
}
/** Whether a file is a template of a chart in the repository: no YAML until Helm fills it in. */
function isChartTemplate(files, path) {
    const charts = [...path.matchAll(/(?:^|\/)templates\//g)].map(({ index }) => path.slice(0, index));
    return charts.some((chart) => files.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .inFolder */ ._z)(chart, 'Chart.yaml')));
}


/***/ }),

/***/ 20441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ KINDS),
/* harmony export */   x: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32541);

/** The kinds that are searched for, in reading order. A file that one of them claims is hidden from the next. */
const SEARCHED = [
    'compose',
    'dockerfile',
    'argo-cd',
    'flux',
    'k3s',
    'crossplane',
    'kustomize',
    'helmfile',
    'terraform',
    'manifests',
    'umbrella-chart',
    'helm-values',
];
const UNKNOWN = { chart: 'none', stop: ['comment'], applies: 'unknown', means: [], rendersTo: null };
/** What tools in a cluster install from objects that name a chart. */
const CHART = {
    chart: 'named',
    stop: ['workload'],
    applies: 'in-order',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: _facts_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFESTS */ .V4,
};
/** What a chart makes of values. */
const VALUES = { ...CHART, chart: 'values', startsFrom: ['*.yaml', '*.yml', '*values*.json'] };
/** Images without a chart. */
const IMAGE = { ...CHART, chart: 'none', applies: 'unknown' };
const FACTS = {
    compose: {
        ...{ ...IMAGE, stop: ['compose'], applies: 'replace', means: ['compose'], rendersTo: 'compose' },
        // A changed Dockerfile affects the compose file that builds it.
        ...{ startsFrom: [..._facts_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFESTS */ .V4, '.env', ..._facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DOCKERFILE_NAMES */ .SS], mayBeIn: 'always' },
    },
    dockerfile: {
        ...{ ...IMAGE, stop: ['comment'], rendersTo: 'compose' },
        ...{ startsFrom: _facts_js__WEBPACK_IMPORTED_MODULE_0__/* .DOCKERFILE_NAMES */ .SS, mayBeIn: 'candidates' },
    },
    'argo-cd': { ...CHART, applies: 'sync', mayBeIn: { manifestWith: 'argoproj.io' } },
    flux: { ...CHART, mayBeIn: { manifestWith: 'toolkit.fluxcd.io' } },
    k3s: { ...CHART, mayBeIn: { manifestWith: 'helm.cattle.io' } },
    crossplane: { ...CHART, mayBeIn: { manifestWith: 'crossplane.io' } },
    kustomize: {
        ...{ ...CHART, applies: 'at-once', startsFrom: ['Kustomization', ..._facts_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFESTS */ .V4] },
        mayBeIn: { path: _facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isKustomizationFile */ .yi },
    },
    helmfile: {
        ...{ ...CHART, startsFrom: ['*.yaml', '*.yml', '*.yaml.gotmpl', '*.yml.gotmpl'] },
        mayBeIn: { path: _facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isHelmfile */ .h5, candidateWith: 'releases' },
    },
    terraform: {
        ...{ ...CHART, stop: ['comment', 'workload'], rendersTo: 'terraform' },
        ...{ startsFrom: ['*.tf', '*.tofu', '*.tfvars', 'terragrunt.hcl'], mayBeIn: 'candidates' },
    },
    manifests: { ...IMAGE, mayBeIn: 'always' },
    'umbrella-chart': {
        ...{ ...VALUES, means: ['umbrella'] },
        ...{ startsFrom: [...VALUES.startsFrom, 'Chart.lock'], mayBeIn: 'always' },
    },
    'helm-values': { ...VALUES, means: ['helm'], mayBeIn: 'always' },
    /** A place that the user names. */
    target: { ...UNKNOWN, chart: 'values', means: ['helm'] },
    /** A file that shows signs of a deployment and cannot be parsed: only its path is known. */
    file: { ...UNKNOWN, stop: ['comment', 'workload'] },
    /** A changed line that no reader reads. */
    line: UNKNOWN,
    /** What the user's own tools rendered. */
    rendered: { ...UNKNOWN, chart: 'named', stop: ['comment', 'workload'], means: ['place'] },
    /** Versions from the user: nothing shows how they are deployed, and no file declares anything. */
    given: { ...UNKNOWN, stop: [], means: ['helm', 'compose'] },
};
/** What is searched for, in reading order. */
const KINDS = SEARCHED.map((name) => ({
    name,
    ...FACTS[name],
}));
/** What is known about a kind. */
function factsOf(kind) {
    return FACTS[kind];
}


/***/ }),

/***/ 25522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ heldOf)
/* harmony export */ });
/* harmony import */ var _release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47565);
/* harmony import */ var _release_safety_hold_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7930);
/* harmony import */ var _release_safety_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48308);
/* harmony import */ var _release_safety_span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54747);




/**
 * What the team's own policy holds against the jump from `from` to `to`, and the newest version below `to` that the policy allows.
 *
 * @param index with the holds of the policy
 * @returns null if the policy holds nothing against the jump
 * @throws ReverseSpanError if `to` is below `from`
 */
function heldOf(index, from, to) {
    const { releases } = (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_2__/* .readSpan */ .F2)(index, from, to);
    const held = releases.flatMap((release) => (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_3__/* .holdsOn */ .g)(release, release.version === to).map((hold) => ({ hold, version: release.version })));
    if (held.length === 0)
        return null;
    let passesFrom = null;
    const issues = new Map();
    for (const { hold, version } of held) {
        if (hold.rule === 'too-young')
            passesFrom = hold.passesFrom;
        if (hold.rule !== 'known-issue' && hold.rule !== 'known-issue-recreate')
            continue;
        const { rule, issue } = hold;
        const effect = rule === 'known-issue' ? 'block' : 'recreate';
        const known = issues.get(issue.id) ?? { ...issue, release: version, count: 0, effect };
        issues.set(issue.id, { ...known, count: known.count + 1 });
    }
    const isBarred = releases.some((release) => (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_3__/* .barringHold */ .b)(release, release.version === to) !== undefined);
    return { passesFrom, issues: [...issues.values()], newest: isBarred ? newestLetIn(index, from, releases) : null };
}
function newestLetIn(index, from, releases) {
    // No jump may cross this release, so nothing beyond it can be reached.
    const wall = releases.findIndex((release) => (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_3__/* .barringHold */ .b)(release, false) !== undefined);
    const reachable = wall === -1 ? releases : releases.slice(0, wall);
    const version = reachable.findLast((release) => (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_3__/* .barringHold */ .b)(release, true) === undefined)?.version;
    if (version === undefined)
        return null;
    const { decision } = (0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decideSpan */ .Rg)(index, from, version);
    return { version, decision, hop: (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planHops */ ._)(index, from, version).hops?.[0] ?? null };
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
    const all = [...reasons, ...releases.flatMap((release) => release.doubts)];
    // An unreadable row comes first: it explains the gap that it leaves.
    const kindOf = ({ rule }) => (rule === 'malformed' ? rule : RULES[rule]);
    const kinds = ['malformed', 'unproven', 'blocked', 'recreate', 'unverified'];
    return kinds.flatMap((kind) => all.filter((reason) => kindOf(reason) === kind));
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
    const { minimum } = span;
    const stops = (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .stopsBetween */ .Q_)(span).map((release) => ({ rule: 'required-stop', release, says: 'requiredStops' }));
    if (minimum === null || (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .meetsMinimum */ .J)(span))
        return stops;
    return [...stops, { rule: 'minimum-not-met', release: minimum.release, says: minimum.version }];
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

/***/ 48308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ planHops),
/* harmony export */   q: () => (/* binding */ newestRollingVersion)
/* harmony export */ });
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47565);
/* harmony import */ var _hold_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7930);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(554);
/* harmony import */ var _release_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57983);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54747);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15807);






/**
 * Plans the fewest steps from `from` to `to` (docs/rules.md#plan). The steps respect the minima and the floor, land on every required stop strictly
 * between the two versions, and never cross or land on a release that the policy bars. Among plans with equally many steps, the one with the fewest
 * `Recreate` steps wins, then the one with the farthest first step.
 *
 * The plan has no steps if both versions are the same. Planning takes time linear in the length of the span.
 *
 * @throws ReverseSpanError if `to` is below `from`
 */
function planHops(index, from, to) {
    const span = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .readSpan */ .F2)(index, from, to);
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, to))
        return noPath('not-indexed', to, 'no row in the index');
    if (from === to)
        return { hops: [], problem: null };
    const belowFloor = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelowFloor */ .IB)(index, from);
    const start = belowFloor ? index.floor : from;
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, start))
        return noPath('not-indexed', start, 'no row in the index');
    if ((0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelowFloor */ .IB)(index, to))
        return noPath('no-way-in', to, `below the floor ${index.floor}`);
    const landings = [];
    if (belowFloor) {
        // From below the floor, every path goes through the floor itself (docs/rules.md#the-span-rules).
        const toFloor = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .readSpan */ .F2)(index, from, index.floor);
        if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .meetsMinimum */ .J)(toFloor)) {
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
    for (const target of [...(0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .sortedVersions */ .xe)((0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .stopsBetween */ .Q_)(span)), to]) {
        if (target === leg)
            continue;
        const covered = (0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(target, leg) > 0 && (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, target);
        if (!covered)
            return noPath('stop-not-indexed', target, 'no row in the index');
        const held = pathHeld((0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .readSpan */ .F2)(index, leg, target).releases, target);
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
        const { from: start, to: end, decision, upgradeMode, reasons, } = (0,_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decideSpan */ .Rg)(index, landings[at - 1] ?? from, landing);
        return { from: start, to: end, decision, upgradeMode, reasons };
    });
    return { hops, problem: null };
}
/**
 * The newest indexed release that `from` can reach with `roll` steps alone, whatever the target; null if there is none
 * (docs/rules.md#plan).
 *
 * Every release on the path has to be proven and covered. Its minimum has to be met by the last release before it that
 * has no hold. The path lands on every required stop, so it ends at a stop that is held or not in the index.
 */
function newestRollingVersion(index, from) {
    const start = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_1__/* .positionOf */ .df)(index.releases, from);
    if (start === null || (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelowFloor */ .IB)(index, from))
        return null;
    let reached = start;
    let lostStop = null;
    for (let next = start + 1; next < index.releases.length; next += 1) {
        const release = index.releases[next];
        const isNext = release.previousVersion === index.releases[next - 1].version;
        const isCovered = isNext && opensFrom(release, index.releases[reached].version);
        if (!isCovered || !(0,_release_js__WEBPACK_IMPORTED_MODULE_4__/* .isProven */ .nn)(release))
            break;
        for (const stop of release.requiredStops) {
            const isLost = (0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(stop, from) > 0 && !canBeLandedOn(index, stop);
            if (isLost && (lostStop === null || (0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(stop, lostStop) < 0))
                lostStop = stop;
        }
        if (lostStop !== null && (0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(lostStop, release.version) < 0)
            break;
        if (release.holds.length === 0)
            reached = next;
    }
    return reached === start ? null : index.releases[reached].version;
}
/** Whether a rolling step may end at a stop: the stop is in the index and the policy has no hold on it. */
function canBeLandedOn({ releases }, stop) {
    const position = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_1__/* .positionOf */ .df)(releases, stop);
    return position !== null && releases[position]?.holds.length === 0;
}
function noPath(rule, release, says) {
    return { hops: null, problem: { rule, release, says } };
}
/** Why there is no path to a target: the policy bars the target, or bars crossing a release before it. Null if it bars neither. */
function pathHeld(releases, target) {
    for (const release of releases) {
        const bar = (0,_hold_js__WEBPACK_IMPORTED_MODULE_5__/* .barringHold */ .b)(release, release.version === target);
        if (bar !== undefined)
            return noPath('held', release.version, bar.says);
    }
    return null;
}
function opensFrom(release, from) {
    return release.minPreviousVersion === null || (0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(from, release.minPreviousVersion) >= 0;
}
/**
 * The best path between two indexed releases with no stop strictly between them.
 *
 * A step is permitted if it covers every release in it and its start meets their minima. So each release can reach every
 * landing up to a farthest one, and a later release never reaches less far. One pass from the end is therefore enough.
 * `hops[i]` and `recreates[i]` are the cost from release i to the target. Among releases with equally many steps left, a
 * later one never has more `Recreate` steps left, because it can follow the path of an earlier one across fewer releases.
 * So only two landings can be best: the farthest one, and the farthest one that still rolls. The argument also holds if
 * the policy forbids some landings.
 */
function shortestPath(index, from, to) {
    const start = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAtOrAbove */ .N1)(index.releases, from);
    const leg = index.releases.slice(start, (0,_release_index_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAtOrAbove */ .N1)(index.releases, to) + 1);
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
    const landing = lastPositions(leg, (release) => (0,_hold_js__WEBPACK_IMPORTED_MODULE_5__/* .barringHold */ .b)(release, true) === undefined);
    const rollingLanding = lastPositions(leg, ({ holds }) => holds.length === 0);
    const lost = leg.length;
    const farthestRolling = new Int32Array(leg.length);
    farthestRolling[end] = end;
    const hops = new Int32Array(leg.length);
    const recreates = new Int32Array(leg.length);
    const next = new Int32Array(leg.length);
    for (let position = end - 1; position >= 0; position -= 1) {
        const following = leg[position + 1];
        farthestRolling[position] = (0,_release_js__WEBPACK_IMPORTED_MODULE_4__/* .isProven */ .nn)(following) ? farthestRolling[position + 1] : position;
        const far = landing[reach[position]];
        const rolling = rollingLanding[Math.min(far, farthestRolling[position])];
        hops[position] = far > position ? Math.min(hops[far] + 1, lost) : lost;
        recreates[position] = recreates[far] + 1;
        next[position] = far;
        // If no landing rolls, `rolling` is not beyond `position`.
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
/** The problem of a path that the policy ends: the farthest reachable release, which the policy bars as a landing. */
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
/** For each position, the last position up to it whose release `isAsked` accepts; 0 if there is none. */
function lastPositions(leg, isAsked) {
    const last = new Int32Array(leg.length);
    for (let position = 1; position < leg.length; position += 1) {
        last[position] = isAsked(leg[position]) ? position : last[position - 1];
    }
    return last;
}
/**
 * Why a release cannot be entered even from the release just before it. No step can jump over such a release either: it
 * would still be in the span of the step.
 */
function describeBarrier({ flaws, previousVersion, minPreviousVersion }, before) {
    // A flawed row may hide a required stop.
    if (flaws[0] !== undefined)
        return flaws[0].says;
    return previousVersion === before
        ? `minPreviousVersion is ${minPreviousVersion}, and no release lies between`
        : `previousVersion is ${previousVersion}, but ${before} is the release before it`;
}
/**
 * For each position, the last position that a permitted step from there may land on. The values never decrease. A release
 * that cannot be entered stops every step before it.
 */
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
/** For each release, the first position that meets its minimum. Neighbours mostly share a minimum, so the last lookup is kept. */
function openingPositions(leg) {
    const opensAt = new Int32Array(leg.length);
    let known = null;
    let opening = 0;
    for (let position = 0; position < leg.length; position += 1) {
        const { minPreviousVersion } = leg[position];
        if (minPreviousVersion !== known) {
            known = minPreviousVersion;
            opening = known === null ? 0 : (0,_release_index_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAtOrAbove */ .N1)(leg, known);
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
/** The path of a file in a folder, from the repository's root; the root's own name is empty. */
function inFolder(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
/** The folder of a path; empty for the repository's root. */
function folderOf(path) {
    return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}
/** The last component of a path. */
function baseNameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** All folders that contain some paths at any depth, including the repository's root. */
function foldersOf(paths) {
    const folders = new Set(['']);
    for (const path of paths) {
        for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder))
            folders.add(folder);
    }
    return folders;
}
/** A path that starts at the repository's root, with or without a slash; null if it leads out of the repository. */
function fromRoot(path) {
    return resolvePath('', path.replace(/^\/+/, ''));
}
/**
 * Resolves a relative path to one from the repository's root.
 *
 * @param folder the folder that the path is relative to; empty for the root
 * @returns null if the path is absolute or leads out of the repository
 */
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


/***/ })

};
