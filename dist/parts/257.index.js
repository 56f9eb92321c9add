export const id = 257;
export const ids = [257,2648];
export const modules = {

/***/ 50257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyRequest: () => (/* binding */ applyRequest),
/* harmony export */   conclude: () => (/* binding */ conclude),
/* harmony export */   draftRequest: () => (/* binding */ draftRequest)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(68042);
/* harmony import */ var _release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47565);
/* harmony import */ var _release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7930);
/* harmony import */ var _release_safety_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48308);
/* harmony import */ var _release_safety_span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54747);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(15807);
/* harmony import */ var _repository_edited_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(26416);
/* harmony import */ var _policy_held_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25522);
/* harmony import */ var _policy_terms_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17794);
/* harmony import */ var _team_file_decided_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95907);
/* harmony import */ var _team_file_exceptions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88521);
/* harmony import */ var _team_file_settings_in_force_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75598);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55075);
/* harmony import */ var _declare_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(42735);
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(85150);
/* harmony import */ var _exception_lines_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(98278);
/* harmony import */ var _take_back_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(62648);

















async function applyRequest(request, search, index) {
    if (request.done)
        return takeBack(search);
    const candidates = (await (0,_candidates_js__WEBPACK_IMPORTED_MODULE_9__.candidatesIn)(search)).filter(({ isTouched }) => isTouched);
    const applied = await tryRequest(request, search, index, candidates, false);
    if (!applied.isUndeclared)
        return applied;
    const excepted = await tryRequest(request, search, index, candidates, true);
    return excepted.missing.length === 0 ? excepted : applied;
}
async function tryRequest(request, search, index, candidates, isByException) {
    const draft = new _draft_js__WEBPACK_IMPORTED_MODULE_12__/* .Draft */ .K(search.tree);
    const isCompared = search.base !== null;
    const { charts, team } = search;
    const { chartVersion } = search.settings;
    const added = await (0,_team_file_settings_in_force_js__WEBPACK_IMPORTED_MODULE_8__/* .exceptionsAddedBy */ .qt)(search.tree, team.exceptionsAt, search.base === null ? [] : [search.base.tree]);
    const writing = { draft, charts, chartVersion, team, exceptions: [], added, isByException };
    const drafted = await draftRequest(writing, request, candidates, index, isCompared);
    const { wanted, missing, downgrades } = drafted;
    let isUndeclared = false;
    if (missing.length + downgrades.length === 0 && !(await isCarriedOut(drafted, draft, search, candidates))) {
        missing.push('Other lines would still decide the version or the mode.');
        isUndeclared = [...wanted.values()].some(({ declares }) => declares);
    }
    const unread = candidates.flatMap(({ place, problem }) => (problem === null ? [] : [at(place, problem)]));
    const said = { found: candidates.length, isCompared, missing, unread, downgrades };
    return { ...conclude(draft, said), isUndeclared };
}
async function isCarriedOut({ wanted, excepted }, draft, search, candidates) {
    const after = await (0,_candidates_js__WEBPACK_IMPORTED_MODULE_9__.candidatesIn)({ ...search, tree: new _repository_edited_js__WEBPACK_IMPORTED_MODULE_13__/* .EditedTree */ .M(search.tree, draft.contents()) });
    return [...wanted].every(([id, { to, declares }]) => {
        const now = after.filter((each) => each.id === id);
        if (now.length === 0)
            return candidates.some((each) => each.id === id && each.deployment === null && each.start === to);
        return now.some(({ version, deployment }) => version === to && (!declares || excepted.has(id) || isDeclared(deployment)));
    });
}
function isDeclared(deployment) {
    return (deployment?.parts ?? []).every(({ declared }) => declared.upgradeMode?.value === 'Recreate');
}
function conclude(draft, said) {
    const found = { missing: [], unread: [], downgrades: [], isCompared: false, gone: new Set(), ...said };
    const isWhole = found.missing.length + found.downgrades.length === 0;
    return {
        ...found,
        edits: isWhole ? draft.edits() : [],
        contents: isWhole ? draft.contents() : new Map(),
        created: draft.created(),
    };
}
async function draftRequest(writing, request, candidates, index, isCompared) {
    const wanted = new Map();
    const missing = [];
    const downgrades = [];
    const excepted = new Set();
    for (const candidate of candidates) {
        const { id, place, version, problem, isTouched, promotion } = candidate;
        if (!isTouched || problem !== null || version === null || isUpToDate(candidate, version, request))
            continue;
        const from = candidate.start ?? version;
        const own = index !== null && promotion !== null ? (0,_policy_terms_js__WEBPACK_IMPORTED_MODULE_5__/* .holdAbove */ .ti)(index, promotion) : index;
        const step = stepFrom(version, from, request, own, isCompared);
        if ('why' in step) {
            missing.push(at(place, step.why));
            continue;
        }
        const { to, declares } = step;
        if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_14__/* .compareVersions */ .Zy)(to, from) < 0 && !isAllowed(writing, candidate, to, 'rollback')) {
            downgrades.push(at(place, `${to} is below ${from}, and migrations cannot be undone`));
            continue;
        }
        const whyNot = await (0,_declare_js__WEBPACK_IMPORTED_MODULE_10__/* .draftStep */ .qN)(writing, candidate, { to: to === version ? null : to, declares });
        if (isAllowed(writing, candidate, to, 'recreate'))
            excepted.add(id);
        missing.push(...whyNot.map((why) => at(place, why)));
        wanted.set(id, step);
    }
    if (!(await (0,_exception_lines_js__WEBPACK_IMPORTED_MODULE_11__/* .draftExceptions */ .s)(writing.draft, writing.team.exceptionsAt, writing.exceptions)))
        missing.push(_declare_js__WEBPACK_IMPORTED_MODULE_10__/* .BY_HAND */ .u);
    return { wanted, missing, downgrades, excepted };
}
function isUpToDate({ promotion }, version, { next, to }) {
    return next && to === null && promotion?.has != null && (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_14__/* .compareVersions */ .Zy)(promotion.has, version) <= 0;
}
function isAllowed({ exceptions, added }, candidate, to, allow) {
    const { start, environments, place, deployment } = candidate;
    const written = exceptions.map((each) => ({ ...each, reason: '' }));
    const jumps = start === null ? [] : [{ from: start, to }];
    const places = (0,_team_file_decided_js__WEBPACK_IMPORTED_MODULE_6__/* .placesOf */ .ek)({ place, head: deployment, base: null });
    return (0,_team_file_exceptions_js__WEBPACK_IMPORTED_MODULE_7__/* .exceptionsFor */ .we)({ jumps, environments, places }, allow, [...written, ...added]).length > 0;
}
function at(place, what) {
    return what.includes((0,_problems_place_js__WEBPACK_IMPORTED_MODULE_15__/* .showPlace */ .R)(place)) ? what : `${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_15__/* .showPlace */ .R)(place)}: ${what}`;
}
async function takeBack(search) {
    const draft = new _draft_js__WEBPACK_IMPORTED_MODULE_12__/* .Draft */ .K(search.tree);
    const found = await (0,_candidates_js__WEBPACK_IMPORTED_MODULE_9__/* .deploymentsOf */ .o)(search.tree, search);
    await (0,_take_back_js__WEBPACK_IMPORTED_MODULE_16__.draftTakeBack)(draft, found);
    const { exceptionsAt } = search.team;
    const exceptions = await (0,_team_file_settings_in_force_js__WEBPACK_IMPORTED_MODULE_8__/* .exceptionsAddedBy */ .qt)(search.tree, exceptionsAt, []);
    const done = exceptions.filter(({ environment }) => search.environment === null || environment === search.environment);
    await (0,_exception_lines_js__WEBPACK_IMPORTED_MODULE_11__/* .draftWithout */ .u)(draft, exceptionsAt, done, exceptions);
    const isGone = draft.contents().get(exceptionsAt)?.toString().trim() === '';
    return conclude(draft, { found: found.length, gone: new Set(isGone ? [exceptionsAt] : []) });
}
function stepFrom(version, from, request, index, isCompared) {
    if (index === null)
        return request.to === null ? { to: version, declares: request.mode } : { to: request.to, declares: false };
    const goal = request.to ?? (isCompared ? version : newestFor(version, index));
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_14__/* .compareVersions */ .Zy)(goal, from) <= 0)
        return { to: request.to ?? version, declares: false };
    const span = (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_3__/* .readSpan */ .F2)(index, from, goal);
    const { hops, problem } = (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planHops */ ._)(index, span);
    if (problem !== null && (request.next || problem.rule === 'held' || (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .isHoldRule */ .uT)(problem.rule))) {
        const policy = (0,_policy_held_js__WEBPACK_IMPORTED_MODULE_4__/* .policyOn */ .G)(index, span);
        const newest = policy?.newest?.version;
        const isLater = policy?.holds.some(({ rule }) => rule === 'promotion') === true;
        const goes = isCompared ? 'Merge its upgrade first.' : 'Name the environment that goes first with --environment.';
        const first = isLater ? ` ${goes}` : '';
        const instead = newest === undefined ? first : ` --to ${newest} is as far as it goes today.`;
        return { why: `no permitted upgrade leads from ${from} to ${goal}: ${describeBar(problem)}.${instead}` };
    }
    const to = request.next ? (hops?.[0]?.to ?? goal) : goal;
    const { decision, upgradeMode } = (0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decideSpan */ .Rg)(index, (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_3__/* .readSpan */ .F2)(index, from, to));
    if (request.mode && isCompared && (decision === 'blocked' || decision === 'unproven')) {
        const why = `${from} to ${to} is ${decision}: a declared downtime does not make it pass. --next writes the first step`;
        return { why };
    }
    return { to, declares: request.mode && upgradeMode === 'Recreate' };
}
function describeBar({ rule, says }) {
    if (rule === 'index-too-old')
        return `the index ${says}`;
    if (rule === 'promotion-unknown')
        return `it cannot be read which version ${says} has`;
    return rule === 'policy-unavailable' ? `your known issues cannot be read: ${says}` : says.replace(/\.$/, '');
}
function newestFor(version, index) {
    const newest = index.releases.at(-1)?.version ?? version;
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_14__/* .compareVersions */ .Zy)(newest, version) <= 0)
        return newest;
    const goal = (0,_policy_held_js__WEBPACK_IMPORTED_MODULE_4__/* .policyOn */ .G)(index, (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_3__/* .readSpan */ .F2)(index, version, newest))?.newest?.version ?? newest;
    const { problem } = (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planHops */ ._)(index, (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_3__/* .readSpan */ .F2)(index, version, goal));
    if (problem?.rule !== 'held' || problem.release === null)
        return goal;
    const wall = problem.release;
    const isOpen = (release) => (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_14__/* .compareVersions */ .Zy)(release.version, wall) < 0 && (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .barringHold */ .br)(release, true) === undefined;
    const below = index.releases.findLast(isOpen)?.version;
    return below !== undefined && (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_14__/* .compareVersions */ .Zy)(below, version) > 0 ? below : goal;
}


/***/ }),

/***/ 55075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   candidatesIn: () => (/* binding */ candidatesIn),
/* harmony export */   kW: () => (/* binding */ candidatesOf),
/* harmony export */   linesIn: () => (/* binding */ linesIn),
/* harmony export */   o: () => (/* binding */ deploymentsOf)
/* harmony export */ });
/* harmony import */ var _comparison_compare_trees_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13360);
/* harmony import */ var _deployment_deployed_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57000);
/* harmony import */ var _deployment_detect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73380);
/* harmony import */ var _team_file_decided_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95907);




async function candidatesIn(search) {
    const all = await allCandidates(search);
    return all.filter(({ environments }) => search.environment === null || environments.includes(search.environment));
}
async function allCandidates(search) {
    const { base, tree, settings, charts } = search;
    if (base === null) {
        const found = await deploymentsOf(tree, { ...search, environment: null });
        const jumps = found.map((deployment) => ({ place: deployment.place, head: deployment, base: deployment }));
        const unasked = jumps.map((jump) => ({ jump, service: null }));
        const promotionOf = (0,_team_file_decided_js__WEBPACK_IMPORTED_MODULE_3__/* .promotionsOf */ .eH)(unasked, search);
        return jumps.map((jump) => {
            const { place, head } = jump;
            const { id, version } = head;
            const known = { environments: (0,_team_file_decided_js__WEBPACK_IMPORTED_MODULE_3__.environmentsOfChange)(jump, search), promotion: promotionOf(jump), isTouched: true };
            const problem = problemOf(head);
            return { id, place, version, start: version, problem, deployment: head, ...known };
        });
    }
    const trees = { base: base.tree, head: tree, renames: base.renames };
    const { changes } = await (0,_comparison_compare_trees_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTrees */ .tc)(trees, settings, NOTHING_GIVEN, charts);
    return candidatesOf(changes, search);
}
const NOTHING_GIVEN = { from: null, to: null, strict: false };
async function linesIn(tree, { settings, charts }) {
    const trees = { base: tree, head: tree, renames: new Map() };
    const { changes } = await (0,_comparison_compare_trees_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTrees */ .tc)(trees, settings, NOTHING_GIVEN, charts);
    return changes.filter(({ line, to }) => line !== undefined && to !== null);
}
function candidatesOf(changes, settings) {
    const unasked = changes.map((jump) => ({ jump, service: null }));
    const promotionOf = (0,_team_file_decided_js__WEBPACK_IMPORTED_MODULE_3__/* .promotionsOf */ .eH)(unasked, settings);
    return changes.map((jump) => {
        const { head, line, place, from, to, change, problem, tolerated } = jump;
        return {
            id: head?.id ?? line?.id ?? place.file,
            place,
            version: to,
            start: from,
            environments: (0,_team_file_decided_js__WEBPACK_IMPORTED_MODULE_3__.environmentsOfChange)(jump, settings),
            promotion: promotionOf(jump),
            problem: problem?.message ?? null,
            deployment: head,
            isTouched: problem === null ? /^(?:up|down)grade$/.test(change) : !tolerated,
        };
    });
}
function problemOf({ problem, version }) {
    return problem?.message ?? (version === null ? 'the version is unknown' : null);
}
async function deploymentsOf(tree, { settings, charts, team, environment }) {
    const read = async (own) => {
        const { objects } = await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_2__.detect)(tree, own, await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_2__.findCandidates)(tree, own));
        return (0,_deployment_deployed_object_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByPlace */ .O4)(await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_2__.resolveCharts)(objects, charts));
    };
    const { folder, files, targets } = settings;
    let deployments = await read(settings);
    if (deployments.length === 0 && folder !== '' && files.length + targets.length === 0) {
        const all = await read({ ...settings, folder: '' });
        deployments = all.filter(({ place }) => place.file.startsWith(`${folder}/`));
    }
    if (environment === null)
        return deployments;
    return deployments.filter((head) => (0,_team_file_decided_js__WEBPACK_IMPORTED_MODULE_3__.environmentsOfChange)({ place: head.place, head, base: null }, { team }).includes(environment));
}


/***/ }),

/***/ 42735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _F: () => (/* binding */ exceptionsOn),
/* harmony export */   qN: () => (/* binding */ draftStep),
/* harmony export */   u: () => (/* binding */ BY_HAND)
/* harmony export */ });
/* harmony import */ var _deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33549);
/* harmony import */ var _product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53720);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15807);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93960);
/* harmony import */ var _report_advice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45673);
/* harmony import */ var _report_writes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60261);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2104);
/* harmony import */ var _recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70154);








async function draftStep(writing, target, { to, declares }) {
    const noVersion = to === null ? null : await (0,_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .draftVersion */ .kj)(writing, target, to);
    const noMode = declares ? await draftDowntime(writing, target, to ?? target.version) : null;
    return [noVersion, noMode].filter((why) => why !== null);
}
async function draftDowntime(writing, target, to) {
    if (!writing.isByException) {
        const restore = writing.draft.savepoint();
        if (await draftRecreate(writing, target))
            return null;
        restore();
    }
    const { start: from, environments, place } = target;
    if (from === null || to === null || (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(to, from) <= 0) {
        return !writing.isByException && (await draftRecreate(writing, target, _product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_TO_STOP */ .Ex)) ? null : NO_JUMP;
    }
    const isAdded = ({ environment, files }) => writing.added.some((each) => each.from === from && each.to === to && each.environment === environment && files.join() === each.files.join());
    const wanted = exceptionsOn({ ...writing, place, environments }, from, to, 'recreate');
    writing.exceptions.push(...wanted.filter((each) => !isAdded(each)));
    return null;
}
function exceptionsOn({ team, place, environments }, from, to, allow) {
    const once = new Set(team.environmentsOnceMerged.map(({ name }) => name));
    const isNamed = environments.length > 0 && environments.every((name) => once.has(name));
    const files = !isNamed && team.environments.length + once.size > 0 ? [place.file] : [];
    const scopes = isNamed ? environments : [null];
    return scopes.map((environment) => ({ from, to, allow, environment, files }));
}
const NO_JUMP = `Nothing in these files stops the old version, and an exception is for one jump: name the base with --base.`;
async function draftRecreate(writing, { deployment }, assumed = null) {
    if (deployment === null)
        return false;
    const { draft } = writing;
    let chartVersion = null;
    if (deployment.parts.some(_report_writes_js__WEBPACK_IMPORTED_MODULE_3__/* .isMadeWithChart */ .wJ)) {
        chartVersion = deployment.chart?.version ?? writing.chartVersion ?? assumed;
        if (chartVersion === null)
            return false;
        if (!(0,_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .honoursRecreate */ .qU)(chartVersion)) {
            chartVersion = await draftNewerChart(writing, deployment);
            if (chartVersion === null)
                return false;
        }
    }
    const needsNoJob = (0,_report_advice_js__WEBPACK_IMPORTED_MODULE_2__/* .mayMigrateTooEarly */ .SD)(deployment, chartVersion);
    const patches = new Map();
    for (const object of deployment.parts)
        if (!(await declareOn(draft, object, needsNoJob, patches)))
            return false;
    for (const [file, names] of patches) {
        if ((await draft.write(topOf(file), (top) => (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .inKustomization */ .ns)(top, names))) === null)
            return false;
    }
    return true;
}
async function draftNewerChart({ draft, charts }, { chart, isOfChart }) {
    if (chart === null || chart.place === null || chart.version === null || isOfChart)
        return null;
    const newer = await charts.lowestFrom(chart.name, _product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_TO_STOP */ .Ex);
    return newer !== null && (await (0,_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceAt */ ._D)(draft, chart.place, chart.version, newer)) ? newer : null;
}
async function declareOn(draft, object, needsNoJob, patches) {
    if ((0,_report_writes_js__WEBPACK_IMPORTED_MODULE_3__/* .isMadeWithChart */ .wJ)(object))
        return declareInChart(draft, object, needsNoJob);
    const mode = object.declared.upgradeMode;
    if (mode !== null)
        return mode.value === 'Recreate' || (await draft.write(mode.place, _recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMode */ .A6)) !== null;
    if ((0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .x)(object.kind).stop !== 'workload')
        return false;
    const shared = object.understood.find(({ file }) => (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(file) !== (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(object.carrier));
    if (object.kind === 'kustomize' && shared !== undefined)
        return declareByPatch(draft, object.carrier, shared, patches);
    const ways = [object.place, ...object.understood].map((place) => [place, _recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .inWorkload */ .RD]);
    return (await writeFirst(draft, ways)) || (await declareInTemplates(draft, object));
}
async function writeFirst(draft, ways) {
    for (const [place, find] of ways)
        if ((await draft.write(place, find)) !== null)
            return true;
    return false;
}
async function declareByPatch(draft, carrier, shared, patches) {
    const line = await draft.lineAt(shared);
    const name = line === null ? null : (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .deploymentAt */ .NF)(line);
    if (name !== null)
        patches.set(carrier, [...new Set([...(patches.get(carrier) ?? []), name])]);
    return name !== null;
}
const topOf = (file) => ({ file, line: 1, column: 1 });
async function declareInChart(draft, { declared, place, carrier }, needsNoJob) {
    const { upgradeMode: mode, migrationJob: job, values } = declared;
    if (needsNoJob && job?.value === true)
        return false;
    const settings = [
        ...(mode === null ? [['upgrade', 'mode', 'Recreate']] : []),
        ...(needsNoJob && job === null ? [['migrationJob', 'enabled', 'false']] : []),
    ];
    const besideOwn = (line) => (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .besideTag */ .dm)(line, settings);
    const besideValue = ({ lines, position, file }) => (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .isJson */ .Fh)(file) ? null : settings.map((each) => (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .besideMember */ .ZC)(lines, position, each));
    const ways = [
        [mode?.place ?? place, besideOwn],
        [place, besideOwn],
        [topOf(carrier), (line) => besidePassedTag(line, settings)],
    ];
    if (values !== null)
        ways.push([values, besideValue]);
    if (settings.length > 0 && !(await writeFirst(draft, ways)))
        return false;
    return mode === null || mode.value === 'Recreate' || (await draft.write(mode.place, _recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMode */ .A6)) !== null;
}
function besidePassedTag(top, settings) {
    const takers = [...top.lines.entries()].filter(([, line]) => TAKES_TAG.test(line));
    const found = takers.map(([position]) => (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .besideTag */ .dm)({ ...top, position }, settings)).filter((each) => each !== null);
    return found.length === 1 ? (found[0] ?? null) : null;
}
const TAKES_TAG = /^\s*(?:tag|value)\s*[:=]\s*["']?(?:\$?\{|var\.|local\.)/;
async function declareInTemplates(draft, { inputs }) {
    let isFound = false;
    for (const file of inputs.filter((path) => /(?:^|\/)templates\/.*\.ya?ml$/.test(path))) {
        const changes = await draft.write(topOf(file), _recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .inTemplate */ .mo);
        if (changes === null)
            return false;
        isFound ||= changes.length > 0;
    }
    return isFound;
}
const BY_HAND = 'Declare it by an exception in .github/upgrade-gate.yml.';


/***/ }),

/***/ 85150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Draft)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37291);

const PLAIN_PATH = /^(?:[^\p{C}\p{Z}"\\]| )+$/u;
const BOM = '\ufeff';
class Draft {
    tree;
    #files = new Map();
    constructor(tree) {
        this.tree = tree;
    }
    savepoint() {
        const copy = (file) => ({
            ...file,
            replaced: new Map(file.replaced),
            inserted: new Map([...file.inserted].map(([position, lines]) => [position, [...lines]])),
        });
        const saved = [...this.#files].map(([path, file]) => [path, copy(file)]);
        return () => {
            this.#files.clear();
            for (const [path, file] of saved)
                this.#files.set(path, file);
        };
    }
    async create(path, lines) {
        if (this.#files.has(path) || (await this.tree.entries()).has(path))
            return false;
        const inserted = new Map([[0, [...lines]]]);
        this.#files.set(path, { mark: '', isNew: true, lines: [], replaced: new Map(), inserted });
        return true;
    }
    async linesOf(path) {
        const file = await this.#open(path);
        const texts = file?.lines.map((line, position) => file.replaced.get(position) ?? withoutLineEnd(line)) ?? [];
        return texts.map((own, position) => ({ file: path, lines: texts, position, column: 0, own }));
    }
    async lineAt({ file, line, column }) {
        const found = line === null ? undefined : (await this.linesOf(file))[line - 1];
        return found === undefined ? null : { ...found, column: (column ?? 1) - 1 };
    }
    async write(place, find) {
        const line = await this.lineAt(place);
        const changes = line === null ? null : find(line);
        this.change(place.file, changes ?? []);
        return changes;
    }
    change(path, changes) {
        const file = this.#files.get(path);
        if (file === undefined)
            return;
        for (const { position, insert = [], replace } of changes) {
            const there = file.inserted.get(position) ?? [];
            if (!there.join('\n').includes(insert.join('\n')))
                file.inserted.set(position, [...there, ...insert]);
            if (replace !== undefined && file.replaced.get(position) !== null)
                file.replaced.set(position, replace);
        }
    }
    edits() {
        return this.#changed().flatMap(([file, { mark, isNew, lines, replaced, inserted }]) => {
            const positions = [...new Set([...replaced.keys(), ...inserted.keys()])].sort((one, other) => one - other);
            return positions.map((position) => {
                const text = replaced.get(position);
                const added = [...(inserted.get(position) ?? []), ...(text == null ? [] : [text])];
                const current = withoutLineEnd(lines[position] ?? '');
                const before = position === 0 ? mark : '';
                const removed = text === undefined ? [] : [current];
                const at = isNew === true ? 'new-file' : position === lines.length ? 'end' : 'line';
                return { file, at, line: position + 1, current: before + current, removed, added };
            });
        });
    }
    contents() {
        return new Map(this.#changed().map(([path, file]) => [path, Buffer.from(textAfter(file))]));
    }
    created() {
        return new Set([...this.#files].flatMap(([path, { isNew }]) => (isNew === true ? [path] : [])));
    }
    patch() {
        const changed = this.#changed();
        if (changed.length === 0 || changed.some(([path]) => !PLAIN_PATH.test(path)))
            return null;
        return changed.map(([path, file]) => patchOf(path, file)).join('');
    }
    #changed() {
        return [...this.#files]
            .filter(([, file]) => textAfter(file) !== textBefore(file))
            .sort(([one], [other]) => (one < other ? -1 : 1));
    }
    async #open(path) {
        const known = this.#files.get(path);
        if (known !== undefined)
            return known;
        const isFile = (await this.tree.entries()).get(path)?.kind === 'file';
        const bytes = isFile ? await this.tree.read(path) : null;
        const text = bytes?.toString('utf8') ?? null;
        if (bytes === null || text === null || !Buffer.from(text).equals(bytes))
            return null;
        const mark = text.startsWith(BOM) ? BOM : '';
        const lines = text.slice(mark.length).split(/(?<=\n)/);
        const file = { mark, lines, replaced: new Map(), inserted: new Map() };
        this.#files.set(path, file);
        return file;
    }
}
function textBefore({ mark, lines }) {
    return mark + lines.join('');
}
function textAfter({ mark, lines, replaced, inserted }) {
    const appended = inserted.get(lines.length);
    let text = mark;
    let end = '\n';
    for (const [position, line] of lines.entries()) {
        end = endOf(line) || '\n';
        for (const added of inserted.get(position) ?? [])
            text += added + end;
        const own = replaced.get(position);
        if (own !== null)
            text += (own ?? withoutLineEnd(line)) + (appended === undefined ? endOf(line) : end);
    }
    for (const added of appended ?? [])
        text += added + end;
    return text;
}
function endOf(line) {
    return /\r?\n$/.exec(line)?.[0] ?? '';
}
function withoutLineEnd(line) {
    return line.slice(0, line.length - endOf(line).length);
}
function patchOf(path, file) {
    const { hunks } = (0,diff__WEBPACK_IMPORTED_MODULE_0__/* .structuredPatch */ .YB)(path, path, textBefore(file), textAfter(file), '', '', { context: 3 });
    const end = path.includes(' ') ? '\t' : '';
    const isNew = file.isNew === true;
    const head = [
        `diff --git a/${path} b/${path}`,
        ...(isNew ? ['new file mode 100644', '--- /dev/null'] : [`--- a/${path}${end}`]),
        `+++ b/${path}${end}`,
    ];
    const body = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
        `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
        ...lines,
    ]);
    return `${[...head, ...body].join('\n')}\n`;
}


/***/ }),

/***/ 2104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _D: () => (/* binding */ replaceAt),
/* harmony export */   kj: () => (/* binding */ draftVersion),
/* harmony export */   zm: () => (/* binding */ draftPin)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68042);
/* harmony import */ var _product_chart_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53720);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29519);
/* harmony import */ var _repository_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18803);
/* harmony import */ var _report_writes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60261);





async function draftVersion(writing, { place, version, deployment }, to) {
    const { draft } = writing;
    const chartVersion = deployment?.chart?.version ?? writing.chartVersion;
    if (deployment?.image?.digest != null) {
        return `A digest pins the image at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(place)}: change tag and digest together.`;
    }
    if (deployment?.isOfChart === true)
        return draftChart(writing, deployment, to);
    if (chartVersion !== null && (0,_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .refusesTag */ .yH)(chartVersion, to) && deployment?.parts.some(_report_writes_js__WEBPACK_IMPORTED_MODULE_2__/* .isMadeWithChart */ .wJ) === true) {
        return `Chart ${chartVersion} refuses ${_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.name} ${to}: change the chart first.`;
    }
    if (deployment?.problem?.code === 'moving-tag')
        return draftPin(draft, deployment, to);
    const isDrafted = version === null
        ? deployment === null &&
            (await draft.write(place, (line) => textOn(line, pinnedLine(line, '`latest`', to)))) !== null
        : (await replaceAt(draft, place, version, to)) ||
            (deployment === null && (await draftChartOnLine(writing, place, version, to)));
    return isDrafted ? null : `The version at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(place)} comes from elsewhere: change it there.`;
}
async function draftChart({ draft, charts }, { chart }, to) {
    const version = chart && (await charts.newestWith(chart.name, to));
    if (chart === null || version === null) {
        return `No published chart has the appVersion ${to}: set image.tag to ${to} in the values.`;
    }
    const isDrafted = chart.place !== null && chart.version !== null && (await replaceAt(draft, chart.place, chart.version, version));
    return isDrafted ? null : `Take chart ${version}, whose appVersion is ${to}.`;
}
async function draftChartOnLine({ draft, charts }, place, from, to) {
    const line = await draft.lineAt(place);
    const [own] = /(?<![\w.])\d{1,5}\.\d{1,5}\.\d{1,5}(?![\w.+-])/.exec(line?.own.slice(line.column) ?? '') ?? [];
    const wanted = await charts.newestWith(_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.chart.name, to);
    if (own === undefined || wanted === null)
        return false;
    const installed = await charts.appVersionOf({ name: _product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.chart.name, version: own, place, repository: null });
    return installed === from && (await replaceAt(draft, place, own, wanted));
}
async function replaceAt(draft, place, from, to) {
    return (await draft.write(place, (line) => textOn(line, lineWithVersion(line, from, to)))) !== null;
}
function textOn({ position }, replace) {
    return replace === null ? null : [{ position, replace }];
}
function lineWithVersion({ own, column }, from, to) {
    const pattern = new RegExp(`(?<![\\w.])v?(${(0,_repository_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .literalPattern */ .Kf)(from)})(?![\\w.+])`, 'dg');
    const matches = [...own.matchAll(pattern)].map(({ indices }) => indices?.[1] ?? [0, 0]);
    const [start, end] = matches.find(([at]) => at >= column) ?? matches[0] ?? [0, 0];
    return end === 0 ? null : own.slice(0, start) + to + own.slice(end);
}
async function draftPin(draft, { place, problem }, to) {
    const at = problem?.place ?? place;
    const found = problem?.found ?? '';
    if (found.includes('@')) {
        return `A digest pins the image at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(at)}: write ${to} in place of its tag if the digest is that of ${to}.`;
    }
    const written = await draft.write(at, (line) => textOn(line, pinnedLine(line, found, to)));
    return written === null ? `The tag at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(at)} comes from elsewhere: write ${to} there.` : null;
}
function pinnedLine({ own, column }, found, to) {
    const tag = /^`([^`]+)`/.exec(found)?.[1];
    const pattern = tag === undefined ? /(?<=[\w-])(?=["'\s,}]|$)/ : new RegExp(`(?<![\\w.-])${(0,_repository_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .literalPattern */ .Kf)(tag)}(?![\\w.-])`);
    const at = own.slice(column).search(pattern);
    if (at === -1)
        return null;
    const [start, mark] = [column + at, tag === undefined ? ':' : ''];
    return own.slice(0, start) + mark + to + own.slice(start + (tag?.length ?? 0));
}


/***/ }),

/***/ 98278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ draftExceptions),
/* harmony export */   u: () => (/* binding */ draftWithout)
/* harmony export */ });
/* harmony import */ var _team_file_team_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50688);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65255);


async function draftExceptions(draft, path, exceptions) {
    if (exceptions.length === 0)
        return true;
    const [first] = await draft.linesOf(path);
    const there = (first?.lines ?? []).map((line) => line.trim()).join('\n');
    const texts = new Set(exceptions.map((each) => entryOf(each, there).join('\n')));
    const entries = [...texts].flatMap((text) => text.split('\n'));
    if (await draft.create(path, ['exceptions:', ...indented(entries, 2)]))
        return true;
    const changes = first === undefined ? null : intoList(first.lines, entries);
    draft.change(path, changes ?? []);
    return changes !== null;
}
function entryOf(exception, there) {
    for (let time = 1;; time += 1) {
        const entry = entryWith(exception, time === 1 ? _team_file_team_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .UNWRITTEN_REASON */ .yR : `${_team_file_team_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .UNWRITTEN_REASON */ .yR} (${time})`);
        if (!there.includes(entry.map((line) => line.trim()).join('\n')))
            return entry;
    }
}
function entryWith({ from, to, allow, environment, files }, reason) {
    const members = [
        `to: ${to}`,
        ...(environment === null ? [] : [`environment: ${environment}`]),
        ...(files.length === 0 ? [] : [`files: [${files.map((glob) => JSON.stringify(glob)).join(', ')}]`]),
        `allow: ${allow}`,
        `reason: '${reason}'`,
    ];
    return [`- from: ${from}`, ...indented(members, 2)];
}
function indented(lines, indent) {
    return lines.map((line) => ' '.repeat(indent) + line);
}
function intoList(lines, entries) {
    const key = lines.findIndex((line) => /^["']?exceptions["']?\s*:/.test(line));
    if (key === -1)
        return [{ position: lines.length, insert: ['exceptions:', ...indented(entries, 2)] }];
    const own = lines[key] ?? '';
    if (/:\s*\[\s*\]\s*(?:#.*)?$/.test(own))
        return [{ position: key, insert: ['exceptions:', ...indented(entries, 2)], replace: null }];
    if (!/:\s*(?:#.*)?$/.test(own))
        return null;
    const next = lines.slice(key + 1).find((line) => !(0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .isBlankOrComment */ .bz)(line)) ?? '';
    return [{ position: key + 1, insert: indented(entries, /^\s*- /.test(next) ? (0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .indentOf */ ._j)(next) : 2) }];
}
async function draftWithout(draft, path, gone, all) {
    const lines = await draft.linesOf(path);
    draft.change(path, (gone.length === all.length ? withoutExceptions(lines) : withoutItems(lines, gone)) ?? []);
}
function withoutExceptions([first]) {
    const lines = first?.lines ?? [];
    const key = lines.findIndex((line) => /^["']?exceptions["']?\s*:\s*(?:#.*)?$/.test(line));
    if (key === -1)
        return null;
    const isItem = (line) => /^\s*- /.test(line);
    let last = (0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .endOf */ .pJ)(lines, key);
    while (isItem(lines[last + 1] ?? ''))
        last = (0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .endOf */ .pJ)(lines, last + 1);
    return [...lines.keys()].slice(key, last + 1).map((position) => ({ position, replace: null }));
}
function withoutItems([first], exceptions) {
    const lines = first?.lines ?? [];
    const starts = exceptions.map(({ line }) => line - 1).filter((position) => /^\s*- /.test(lines[position] ?? ''));
    const gone = starts.flatMap((position) => [...lines.keys()].slice(position, (0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .endOf */ .pJ)(lines, position) + 1));
    return gone.map((position) => ({ position, replace: null }));
}


/***/ }),

/***/ 65255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SS: () => (/* binding */ siblingOf),
/* harmony export */   _j: () => (/* binding */ indentOf),
/* harmony export */   bz: () => (/* binding */ isBlankOrComment),
/* harmony export */   fY: () => (/* binding */ parentsOf),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   oG: () => (/* binding */ isListItem),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
function indentOf(line) {
    return /^\s*/.exec(line)?.[0].length ?? 0;
}
function parentOf(lines, position) {
    const own = lines[position] ?? '';
    const isItem = isListItem(own);
    for (let above = position - 1; above >= 0; above -= 1) {
        const line = lines[above] ?? '';
        if (isBlankOrComment(line))
            continue;
        if (isDivider(line))
            return null;
        const isLess = indentOf(line) < indentOf(own) || (isItem && indentOf(line) === indentOf(own) && !isListItem(line));
        if (isLess)
            return above;
    }
    return null;
}
function parentsOf(lines, position) {
    const parents = [];
    for (let next = parentOf(lines, position); next !== null; next = parentOf(lines, next))
        parents.push(next);
    return parents;
}
function siblingOf(lines, position, pattern) {
    return siblingAbove(lines, position, pattern) ?? siblingBelow(lines, position, pattern);
}
function siblingAbove(lines, position, pattern) {
    const indent = indentOf(lines[position] ?? '');
    for (let above = position - 1; above >= 0; above -= 1) {
        const line = lines[above] ?? '';
        if (isBlankOrComment(line))
            continue;
        const isFirst = isListItem(line) && line.replace('-', ' ').search(/\S/) === indent;
        const text = isFirst ? line.replace('-', ' ') : line;
        if (isDivider(line) || indentOf(text) < indent)
            return null;
        if (indentOf(text) === indent && pattern.test(text.trimStart()))
            return above;
        if (isFirst)
            return null;
    }
    return null;
}
function siblingBelow(lines, position, pattern) {
    const indent = indentOf(lines[position] ?? '');
    for (let below = position + 1; below < lines.length; below += 1) {
        const line = lines[below] ?? '';
        if (isBlankOrComment(line))
            continue;
        if (isDivider(line) || indentOf(line) < indent)
            return null;
        if (indentOf(line) === indent && pattern.test(line.trimStart()))
            return below;
    }
    return null;
}
function endOf(lines, position) {
    const indent = indentOf(lines[position] ?? '');
    let end = position;
    for (let below = position + 1; below < lines.length; below += 1) {
        const line = lines[below] ?? '';
        if (isBlankOrComment(line))
            continue;
        if (indentOf(line) <= indent)
            return indentOf(line) === indent && /^\s*[\]})]/.test(line) ? below : end;
        end = below;
    }
    return end;
}
function isBlankOrComment(line) {
    return /^\s*(?:#.*|\/\/.*)?$/.test(line);
}
function isListItem(line) {
    return /^\s*-(?:\s|$)/.test(line);
}
function isDivider(line) {
    return /^(?:---|\.\.\.)(?:\s|$)/.test(line);
}


/***/ }),

/***/ 70154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ otherMode),
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   GE: () => (/* binding */ FOR_DOWNTIME),
/* harmony export */   KJ: () => (/* binding */ WAS),
/* harmony export */   NF: () => (/* binding */ deploymentAt),
/* harmony export */   RD: () => (/* binding */ inWorkload),
/* harmony export */   Tu: () => (/* binding */ itemOf),
/* harmony export */   ZC: () => (/* binding */ besideMember),
/* harmony export */   dm: () => (/* binding */ besideTag),
/* harmony export */   mo: () => (/* binding */ inTemplate),
/* harmony export */   ns: () => (/* binding */ inKustomization)
/* harmony export */ });
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65255);

const FOR_DOWNTIME = '# upgrade-gate: for the downtime';
const WAS = '# upgrade-gate: was ';
function besideTag({ lines, position, file }, settings) {
    if (isJson(file))
        return null;
    const image = imageSectionOf(lines, position);
    if (image !== null)
        return settings.map((setting) => besideImage(lines, image, setting));
    const item = itemOf(lines, position, /\bimage\.tag\b/);
    if (item === null)
        return null;
    const insert = settings.flatMap(([section, member, value]) => {
        const said = item.lines.map((line, at) => (at === item.value ? `${withValue(line, value)} ${FOR_DOWNTIME}` : line));
        return said.map((line) => line.replace('image.tag', `${section}.${member}`));
    });
    let above = item.first;
    while (above > 0 && /^\s*(?:#|\/\/)/.test(lines[above - 1] ?? ''))
        above -= 1;
    return [{ position: above, insert }];
}
function isJson(file) {
    return /\.json$/i.test(file);
}
function imageSectionOf(lines, position) {
    const opens = /^\s*(?:- +)?["']?image["']?\s*[:=]\s*(?:&\S+\s*)?(?:[{#].*)?$/;
    if (opens.test(lines[position] ?? ''))
        return position;
    const parent = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(lines, position);
    return parent !== null && opens.test(lines[parent] ?? '') ? parent : null;
}
function besideImage(lines, image, setting) {
    const [section, member, value] = setting;
    const own = lines[image] ?? '';
    const indent = own.slice(0, (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(own));
    const before = (...insert) => ({ position: image, insert });
    const quoted = value === 'false' ? value : `"${value}"`;
    if (/^\s*image\s*=/.test(own))
        return before(`${indent}${section} = { ${member} = ${quoted} } ${FOR_DOWNTIME}`);
    const item = /^\s*- /.exec(own)?.[0];
    if (item !== undefined)
        return before(`${item}${section}:`, memberLine(item.length + 2, setting));
    return besideMember(lines, image, setting);
}
function besideMember(lines, position, setting) {
    const [section] = setting;
    const own = lines[position] ?? '';
    const indent = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(own);
    const opens = new RegExp(`^["']?${section}["']?\\s*:\\s*(?:#.*)?$`);
    const there = opens.test(own.trim()) ? position : (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingOf */ .SS)(lines, position, opens);
    if (there === null)
        return { position, insert: [`${' '.repeat(indent)}${section}:`, memberLine(indent + 2, setting)] };
    const first = lines[there + 1] ?? '';
    const inner = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(first) > indent && !(0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .isBlankOrComment */ .bz)(first) ? (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(first) : indent + 2;
    return { position: there + 1, insert: [memberLine(inner, setting)] };
}
function memberLine(indent, [, member, value]) {
    return `${' '.repeat(indent)}${member}: ${value} ${FOR_DOWNTIME}`;
}
function itemOf(lines, position, name) {
    const isStart = (line) => (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .isListItem */ .oG)(line) || /^\s*set\s*\{/.test(line) || /^\s*\{/.test(line);
    const own = lines[position] ?? '';
    const parent = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(lines, position);
    const first = isStart(own) ? position : parent !== null && isStart(lines[parent] ?? '') ? parent : null;
    if (first === null)
        return null;
    const last = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(lines, first);
    const said = lines.slice(first, last + 1).filter((line) => !(0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .isBlankOrComment */ .bz)(line));
    const value = said.indexOf(own);
    return said.some((line) => name.test(line)) && value !== -1 ? { first, last, lines: said, value } : null;
}
function withValue(line, value) {
    return line.replace(/(\bvalue["']?\s*[:=]\s*)(["']?)((?:var|local)\.)?[^"'\s,}]*\2/, (_, key, own, reference) => {
        const quote = reference === undefined ? own : '"';
        return key + quote + value + quote;
    });
}
function inWorkload({ lines, position, file }) {
    const found = isJson(file) ? null : deploymentAround(lines, position);
    if (found === null || (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingOf */ .SS)(lines, found.template, /^strategy:/) !== null)
        return null;
    return [{ position: found.template, insert: strategyLines(lines[found.template]) }];
}
function deploymentAround(lines, position) {
    const template = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .parentsOf */ .fY)(lines, position).find((at) => /^\s*template:\s*$/.test(lines[at] ?? ''));
    const spec = template === undefined ? null : (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(lines, template);
    if (template === undefined || spec === null || (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingOf */ .SS)(lines, spec, KIND_DEPLOYMENT) === null)
        return null;
    return { spec, template };
}
function deploymentAt({ lines, position }) {
    const found = deploymentAround(lines, position);
    const metadata = found && (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingOf */ .SS)(lines, found.spec, /^metadata:/);
    if (metadata === null)
        return null;
    const own = lines.slice(metadata, (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(lines, metadata) + 1).join('\n');
    return /[{\s]name:\s*["']?([a-z0-9][a-z0-9.-]*)["']?\s*(?:[,}#\n]|$)/.exec(own)?.[1] ?? null;
}
function inKustomization({ lines }, names) {
    const strategy = 'spec: {strategy: {type: Recreate, rollingUpdate: null}}';
    const entries = names.map((name) => {
        const patch = `{apiVersion: apps/v1, kind: Deployment, metadata: {name: ${name}}, ${strategy}}`;
        return `- patch: '${patch}' ${FOR_DOWNTIME}`;
    });
    const key = lines.findIndex((line) => /^["']?patches["']?\s*:/.test(line));
    if (key === -1) {
        const end = lines.length;
        return [{ position: end, insert: [`patches: ${FOR_DOWNTIME}`, ...entries.map((entry) => `  ${entry}`)] }];
    }
    if (!/:\s*(?:#.*)?$/.test(lines[key] ?? ''))
        return null;
    const next = lines.slice(key + 1).find((line) => !(0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .isBlankOrComment */ .bz)(line)) ?? '';
    const indent = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .isListItem */ .oG)(next) ? (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(next) : 2;
    return [{ position: key + 1, insert: entries.map((entry) => ' '.repeat(indent) + entry) }];
}
const KIND_DEPLOYMENT = /^kind:\s*["']?Deployment["']?\s*(?:#.*)?$/;
function strategyLines(beside = '') {
    const indent = ' '.repeat((0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(beside));
    return [`${indent}strategy:`, `${indent}  type: Recreate ${FOR_DOWNTIME}`];
}
function inTemplate({ lines }) {
    const changes = [];
    for (const [position, line] of lines.entries()) {
        if (!KIND_DEPLOYMENT.test(line))
            continue;
        const spec = (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingOf */ .SS)(lines, position, /^spec:\s*(?:#.*)?$/);
        if (spec === null)
            return null;
        const own = lines.slice(spec + 1, (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(lines, spec) + 1);
        if (own.some((each) => /^\s+type:\s*["']?Recreate\b/.test(each)))
            continue;
        const member = own.find((each) => /^\s+[\w]+:/.test(each));
        if (member === undefined || own.some((each) => /^\s+strategy:/.test(each)))
            return null;
        changes.push({ position: spec + 1, insert: strategyLines(member) });
    }
    return changes;
}
function otherMode({ lines, position, column, own }) {
    const at = own.indexOf('RollingUpdate', column);
    if (at === -1)
        return null;
    if ((0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .siblingOf */ .SS)(lines, position, /^["']?rollingUpdate["']?\s*:/) !== null)
        return null;
    if (lines.slice(position, (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(lines, position) + 1).some((line) => /\brollingUpdate\b/.test(line)))
        return null;
    if (/&[^\s&]+\s+["']?$/.test(own.slice(0, at)))
        return null;
    const after = own.slice(at + 'RollingUpdate'.length);
    const mark = /^["']?[\s}]*(?:#.*)?$/.test(after) ? ` ${WAS}RollingUpdate` : '';
    return [{ position, replace: `${own.slice(0, at)}Recreate${after.trimEnd()}${mark}` }];
}


/***/ }),

/***/ 62648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   draftTakeBack: () => (/* binding */ draftTakeBack),
/* harmony export */   draftUndeclared: () => (/* binding */ draftUndeclared),
/* harmony export */   leftoversOf: () => (/* binding */ leftoversOf)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68042);
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85150);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65255);
/* harmony import */ var _recreate_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70154);




const SECTION = /^\s*(?:- +)?["']?(?:upgrade|migrationJob|strategy)["']?\s*:\s*(?:#.*)?$/;
async function draftTakeBack(draft, deployments) {
    const objects = deployments.flatMap(({ parts }) => parts);
    for (const file of new Set(objects.flatMap(filesOf)))
        await takeOutMarked(draft, file);
}
const ALONE = /^\s*(?:["']?(?:mode|enabled|type)["']?\s*[:=]\s*["']?(?:Recreate|false)["']?|["']?(?:upgrade|migrationJob|strategy)["']?\s*[:=]\s*\{[^{}]*\})\s*(?:#.*)?$/;
async function draftUndeclared(draft, head, base, others) {
    for (const name of ['upgradeMode', 'migrationJob']) {
        const was = base.parts.map(({ declared }) => declared[name]?.value ?? null);
        if (was.some((value) => value !== null && value !== 'RollingUpdate'))
            continue;
        const shared = placesIn(others, name);
        for (const place of new Set(placesIn([head], name).values())) {
            if (shared.has((0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__/* .showPlace */ .R)(place)))
                continue;
            await draft.write(place, (line) => was.every((value) => value === null) ? withoutLine(line) : backToRolling(line));
        }
    }
}
function placesIn(deployments, name) {
    const places = deployments.flatMap(({ parts }) => parts.flatMap(({ declared }) => declared[name]?.place ?? []));
    return new Map(places.map((place) => [(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__/* .showPlace */ .R)(place), place]));
}
function withoutLine(line) {
    return ALONE.test(line.own) || settingAt(line) !== null ? removalOf(line) : null;
}
function backToRolling({ own, position }) {
    const [text = ''] = own.split(` ${_recreate_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .WAS */ .KJ}`);
    return /\bRecreate\b/.test(text) ? [{ position, replace: text.replace('Recreate', 'RollingUpdate') }] : null;
}
async function leftoversOf(tree, deployment) {
    const draft = new _draft_js__WEBPACK_IMPORTED_MODULE_2__/* .Draft */ .K(tree);
    await draftTakeBack(draft, [deployment]);
    return draft.edits().map(({ file, line, current }) => ({ file, line, text: current.trim() }));
}
function filesOf({ place, carrier, declared, inputs }) {
    const places = [place, declared.upgradeMode?.place, declared.migrationJob?.place];
    return [...places.flatMap((each) => each?.file ?? []), carrier, ...inputs];
}
async function takeOutMarked(draft, file) {
    for (const line of await draft.linesOf(file)) {
        const { own, position } = line;
        if (!own.includes(_recreate_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .FOR_DOWNTIME */ .GE) && !own.includes(_recreate_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .WAS */ .KJ))
            continue;
        const [text = '', was] = own.split(` ${_recreate_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .WAS */ .KJ}`);
        const before = text.replace(/(?<=[:=]\s{0,99}["']?)(?:Recreate|false)\b/, () => (was ?? '').trim());
        draft.change(file, was === undefined ? removalOf(line) : [{ position, replace: before }]);
    }
}
function removalOf(line) {
    const { lines, position } = line;
    const item = settingAt(line);
    if (item !== null)
        return [...lines.keys()].slice(item.first, item.last + 1).map(removed);
    const parent = (0,_outline_js__WEBPACK_IMPORTED_MODULE_3__/* .parentOf */ .gN)(lines, position);
    if (parent === null || !SECTION.test(lines[parent] ?? ''))
        return [removed(position)];
    const members = lines.slice(parent + 1, (0,_outline_js__WEBPACK_IMPORTED_MODULE_3__/* .endOf */ .pJ)(lines, parent) + 1).filter((line) => !(0,_outline_js__WEBPACK_IMPORTED_MODULE_3__/* .isBlankOrComment */ .bz)(line));
    return members.length === 1 ? [removed(position), removed(parent)] : [removed(position)];
}
function settingAt({ lines, position }) {
    return (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .itemOf */ .Tu)(lines, position, /\b(?:upgrade\.mode|migrationJob\.enabled)\b/);
}
function removed(position) {
    return { position, replace: null };
}


/***/ })

};
