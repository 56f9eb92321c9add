export const id = 257;
export const ids = [257];
export const modules = {

/***/ 50257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyPins: () => (/* binding */ applyPins),
/* harmony export */   applyWish: () => (/* binding */ applyWish),
/* harmony export */   k: () => (/* binding */ candidatesOf),
/* harmony export */   n: () => (/* binding */ draftWish)
/* harmony export */ });
/* harmony import */ var _comparison_compare_trees_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82634);
/* harmony import */ var _deployment_deployed_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57000);
/* harmony import */ var _deployment_detect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73380);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(68042);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29519);
/* harmony import */ var _release_safety_decision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47565);
/* harmony import */ var _release_safety_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48308);
/* harmony import */ var _release_safety_span_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54747);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(15807);
/* harmony import */ var _repository_edited_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26416);
/* harmony import */ var _policy_held_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25522);
/* harmony import */ var _declare_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42735);
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85150);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2104);
/* harmony import */ var _take_back_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(62648);















/**
 * Works out what to write into the files of a tree so that they deploy a version. It writes only at the places that detection finds. Then it runs
 * detection on the result: if the result does not deploy the wanted version, nothing is written.
 *
 * @param index null if the request names no version and no step
 */
async function applyWish(wish, search, index) {
    if (wish.done)
        return takeBack(search);
    const draft = new _draft_js__WEBPACK_IMPORTED_MODULE_10__/* .Draft */ .K(search.tree);
    const candidates = (await candidatesIn(search)).filter(({ isTouched }) => isTouched);
    const unread = candidates.flatMap(({ place, problem }) => (problem === null ? [] : [at(place, problem)]));
    const isCompared = search.base !== null;
    const writing = { draft, charts: search.charts, chartVersion: search.settings.chartVersion };
    const { wanted, missing, downgrades } = await draftWish(writing, wish, candidates, index, isCompared);
    if (missing.length + downgrades.length === 0) {
        const after = await candidatesIn({ ...search, tree: new _repository_edited_js__WEBPACK_IMPORTED_MODULE_11__/* .EditedTree */ .M(search.tree, draft.contents()) });
        const isSo = [...wanted].every(([id, { to, declares }]) => after.some(({ id: other, version, deployment }) => other === id &&
            version === to &&
            (!declares || (deployment?.parts ?? []).every(({ declared }) => declared.upgradeMode?.value === 'Recreate'))));
        if (!isSo)
            missing.push('Other lines would still decide the version or the mode.');
    }
    return conclude(draft, { found: candidates.length, isCompared, missing, unread, downgrades });
}
/** All that is drafted; nothing if a part of it is missing. */
function conclude(draft, said) {
    const found = { missing: [], unread: [], downgrades: [], isCompared: false, ...said };
    const isWhole = found.missing.length + found.downgrades.length === 0;
    return { ...found, edits: isWhole ? draft.edits() : [], contents: isWhole ? draft.contents() : new Map() };
}
/**
 * Drafts what a request asks of the places whose version is known. Whether the files then deploy that is not known yet.
 *
 * @param isCompared whether the candidates are those that differ from a base
 * @returns the steps that were drafted, by the id of the deployment, and why others were not; texts are hostile until escaped
 */
async function draftWish(writing, wish, candidates, index, isCompared) {
    const wanted = new Map();
    const missing = [];
    const downgrades = [];
    for (const candidate of candidates) {
        const { id, place, version, from, problem, isTouched } = candidate;
        if (!isTouched || problem !== null || version === null)
            continue;
        const step = stepFrom(version, from ?? version, wish, index, isCompared);
        if (typeof step === 'string') {
            missing.push(at(place, step));
        }
        else if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_12__/* .compareVersions */ .Zy)(step.to, from ?? version) < 0) {
            downgrades.push(at(place, `${step.to} is below ${from ?? version}, and migrations cannot be undone`));
        }
        else {
            const written = { to: step.to === version ? null : step.to, declares: step.declares };
            const whyNot = await (0,_declare_js__WEBPACK_IMPORTED_MODULE_8__/* .draftStep */ .qN)(writing, candidate, written);
            missing.push(...whyNot.map((why) => at(place, why)));
            wanted.set(id, step);
        }
    }
    return { wanted, missing, downgrades };
}
function at(place, what) {
    return what.includes((0,_problems_place_js__WEBPACK_IMPORTED_MODULE_13__/* .showPlace */ .R)(place)) ? what : `${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_13__/* .showPlace */ .R)(place)}: ${what}`;
}
/** What a downtime has left behind is taken out of all deployments, and of lines that no reader reads. */
async function takeBack(search) {
    const draft = new _draft_js__WEBPACK_IMPORTED_MODULE_10__/* .Draft */ .K(search.tree);
    const found = await deploymentsOf(search.tree, search);
    const byHand = await (0,_take_back_js__WEBPACK_IMPORTED_MODULE_14__.draftTakeBack)(draft, found);
    await (0,_take_back_js__WEBPACK_IMPORTED_MODULE_14__.takeOutComments)(draft, search.tree, search.settings.folder);
    const missing = byHand.map((place) => at(place, 'take the declaration out by hand, it shares its line with others'));
    return conclude(draft, { found: found.length, missing });
}
/**
 * Works out what to write into the files of a tree so that each moving tag (`latest`) becomes the version that runs. If detection then finds anything
 * else in the result, nothing is written.
 */
async function applyPins(search, serviceOf) {
    const draft = new _draft_js__WEBPACK_IMPORTED_MODULE_10__/* .Draft */ .K(search.tree);
    const found = await deploymentsOf(search.tree, search);
    const missing = found.length > 0 ? [] : [`No ${_product_product_js__WEBPACK_IMPORTED_MODULE_3__/* .product */ .q.name} deployment found. Name the place of the version with --targets.`];
    const wanted = new Map();
    for (const deployment of found) {
        const { id, place } = deployment;
        if (problemOf(deployment) === null)
            continue;
        const running = versionAt(deployment, serviceOf);
        const whyNot = 'why' in running ? running.why : await (0,_edits_js__WEBPACK_IMPORTED_MODULE_9__/* .draftPin */ .zm)(draft, deployment, running.version);
        if (whyNot !== null)
            missing.push(`${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_13__/* .showPlace */ .R)(place)}: ${whyNot}`);
        else if ('version' in running)
            wanted.set(id, running.version);
    }
    const after = await deploymentsOf(new _repository_edited_js__WEBPACK_IMPORTED_MODULE_11__/* .EditedTree */ .M(search.tree, draft.contents()), search);
    const isSo = [...wanted].every(([id, to]) => after.some(({ id: other, version }) => other === id && version === to));
    if (!isSo)
        missing.push('Other lines would still decide the version.');
    return conclude(draft, { found: found.length, missing });
}
/** The version that runs in the place of a moving tag, or why none can be written. */
function versionAt(deployment, serviceOf) {
    const { place, id, problem } = deployment;
    if (problem?.code !== 'moving-tag')
        return { why: problemOf(deployment) ?? '' };
    const service = serviceOf(place.file, id);
    if (service === null)
        return { why: 'no line of --running-url fits it' };
    const { version } = service;
    return version === null ? { why: `${service.location}: ${service.problem}` } : { version };
}
/**
 * @param version in the files
 * @param from what runs
 * @param isCompared whether `from` comes from a base
 * @returns the step, or why there is none
 */
function stepFrom(version, from, wish, index, isCompared) {
    if (index === null)
        return wish.to === null ? { to: version, declares: wish.mode } : { to: wish.to, declares: false };
    const goal = wish.to ?? (isCompared ? version : newestFor(version, index));
    // If the goal is not above the version that runs, there is no upgrade to judge. So no mode is written.
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_12__/* .compareVersions */ .Zy)(goal, from) <= 0)
        return { to: wish.to ?? version, declares: false };
    const { hops, problem } = (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .planHops */ ._)(index, (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_6__/* .readSpan */ .F2)(index, from, goal));
    if (problem !== null && (wish.next || problem.rule === 'held'))
        return `no permitted upgrade leads from ${from} to ${goal}: ${problem.says}`;
    const to = wish.next ? (hops?.[0]?.to ?? goal) : goal;
    const { decision, upgradeMode } = (0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_4__/* .decideSpan */ .Rg)(index, (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_6__/* .readSpan */ .F2)(index, from, to));
    // A declaration alone does not make a jump permitted.
    if (wish.mode && isCompared && (decision === 'blocked' || decision === 'unproven'))
        return `${from} to ${to} is ${decision}: a declared downtime does not make it pass. --next writes the first step`;
    return { to, declares: wish.mode && upgradeMode === 'Recreate' };
}
/** The newest release, or the newest one that the team's own policy allows. */
function newestFor(version, index) {
    const newest = index.releases.at(-1)?.version ?? version;
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_12__/* .compareVersions */ .Zy)(newest, version) <= 0)
        return newest;
    return (0,_policy_held_js__WEBPACK_IMPORTED_MODULE_7__/* .policyOn */ .G)(index, (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_6__/* .readSpan */ .F2)(index, version, newest))?.newest?.version ?? newest;
}
/** All deployments of the tree. */
async function candidatesIn(search) {
    const { base, tree, settings, charts } = search;
    if (base === null) {
        return (await deploymentsOf(tree, search)).map((deployment) => {
            const { id, place, version } = deployment;
            return { id, place, version, from: version, problem: problemOf(deployment), deployment, isTouched: true };
        });
    }
    const trees = { base: base.tree, head: tree, renames: base.renames };
    const { changes } = await (0,_comparison_compare_trees_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTrees */ .tc)(trees, settings, { from: null, to: null, strict: false }, charts);
    return candidatesOf(changes);
}
/** What a comparison has found, as places that a request may be about. */
function candidatesOf(changes) {
    return changes.map(({ head, line, place, from, to, change, problem, tolerated }) => ({
        id: head?.id ?? line?.id ?? place.file,
        place,
        version: to,
        from,
        problem: problem?.message ?? null,
        deployment: head,
        isTouched: problem === null ? /^(?:up|down)grade$/.test(change) : !tolerated,
    }));
}
function problemOf({ problem, version }) {
    return problem?.message ?? (version === null ? 'the version is unknown' : null);
}
/** What a tree deploys, one deployment for each deciding place. */
async function deploymentsOf(tree, { settings, charts }) {
    const found = await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_2__.detect)(tree, settings, await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_2__.findCandidates)(tree, settings));
    return (0,_deployment_deployed_object_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByPlace */ .O4)(await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_2__.resolveCharts)(found.objects, charts));
}


/***/ }),

/***/ 42735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ WITHOUT_RAISING),
/* harmony export */   N: () => (/* binding */ describeDeclarations),
/* harmony export */   qN: () => (/* binding */ draftStep)
/* harmony export */ });
/* harmony import */ var _deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33549);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68042);
/* harmony import */ var _product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53720);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29519);
/* harmony import */ var _report_advice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45673);
/* harmony import */ var _report_writes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60261);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2104);
/* harmony import */ var _recreate_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70154);








/**
 * Drafts what a step writes at the place that decides a version.
 *
 * @param to null if the version stays
 * @returns why the version or the mode cannot be written; empty if all is drafted
 */
async function draftStep(writing, target, { to, declares }) {
    const noVersion = to === null ? null : await (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .draftVersion */ .kj)(writing, target, to);
    const noMode = declares ? await draftRecreate(writing, target) : null;
    return [noVersion, noMode].filter((why) => why !== null);
}
/**
 * Drafts the declaration of `Recreate` (docs/rules.md#how-downtime-is-declared) for all objects whose version a place
 * decides, with all that their chart needs to carry it out. What is declared already stays as it is.
 */
async function draftRecreate(writing, { place, deployment }) {
    const { draft, chartVersion: given } = writing;
    const old = deployment === null ? null : oldChartOf(deployment, given);
    const raised = old === null || deployment === null ? null : await draftNewerChart(writing, deployment);
    if (old !== null && raised === null)
        return describeOldChart(deployment, old);
    const chartVersion = raised ?? deployment?.chart?.version ?? given ?? _product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_TO_STOP */ .Ex;
    const needsNoJob = deployment !== null && (0,_report_advice_js__WEBPACK_IMPORTED_MODULE_3__/* .mayMigrateTooEarly */ .SD)(deployment, chartVersion);
    for (const object of deployment?.parts ?? [null]) {
        if (!(await declareOn(draft, place, object, needsNoJob)))
            return describeDeclaration(object);
    }
    return null;
}
/** The version of the chart if the chart does not carry out a declared `Recreate`. */
function oldChartOf({ parts, chart }, given) {
    const version = chart?.version ?? given;
    return version !== null && parts.some(_report_writes_js__WEBPACK_IMPORTED_MODULE_4__/* .isMadeWithChart */ .wJ) && !(0,_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .honoursRecreate */ .qU)(version) ? version : null;
}
/** Drafts the next published chart that carries out `Recreate`; null if the files do not hold the version, or none is known. */
async function draftNewerChart({ draft, charts }, { chart, isOfChart }) {
    // If the tag is empty, another chart is another version.
    if (chart === null || chart.place === null || chart.version === null || isOfChart)
        return null;
    const newer = await charts.lowestFrom(chart.name, _product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_TO_STOP */ .Ex);
    return newer !== null && (await (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceAt */ ._D)(draft, chart.place, chart.version, newer)) ? newer : null;
}
function describeOldChart(deployment, version) {
    const at = deployment?.chart?.place ?? null;
    const raise = at === null
        ? `Take chart ${_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_TO_STOP */ .Ex} or later, set \`chart-version\` to it, and declare the downtime`
        : `Raise the chart at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_6__/* .showPlace */ .R)(at)} to ${_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_TO_STOP */ .Ex} or later, and declare the downtime`;
    return `Chart ${version} does not stop the old version by itself. ${raise}. ${WITHOUT_RAISING}`;
}
/** How to go on with a chart that does not carry out `Recreate`. */
const WITHOUT_RAISING = `With this chart, only \`fail-on: blocked\` lets the downtime pass, and you scale ${_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.name} down yourself before the upgrade.`;
/** @returns whether all that is missing is drafted. If not, the draft as a whole is of no use. */
async function declareOn(draft, place, object, needsNoJob) {
    if (object === null)
        return (await draft.write(place, _recreate_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .inComment */ .N7)) !== null;
    if ((0,_report_writes_js__WEBPACK_IMPORTED_MODULE_4__/* .isMadeWithChart */ .wJ)(object))
        return declareInChart(draft, object, needsNoJob);
    const mode = object.declared.upgradeMode;
    if (mode !== null)
        return mode.value === 'Recreate' || (await draft.write(mode.place, _recreate_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .otherMode */ .A6)) !== null;
    switch ((0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .x)(object.kind).stop[0]) {
        case 'compose':
            return (await draft.write(topOf(object.carrier), _recreate_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .inCompose */ .Kj)) !== null;
        case 'workload':
            for (const each of [object.place, ...object.understood])
                if ((await draft.write(each, _recreate_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .inWorkload */ .RD)) !== null)
                    return true;
            return declareInTemplates(draft, object);
        case 'comment':
            return (await draft.write(place, _recreate_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .inComment */ .N7)) !== null;
        default:
            return false;
    }
}
const topOf = (file) => ({ file, line: 1, column: 1 });
/** What is missing for the service's chart: the mode, and a migration job that is off if it would run too early. */
async function declareInChart(draft, { declared, place, carrier }, needsNoJob) {
    const { upgradeMode: mode, migrationJob: job, values } = declared;
    const settings = [
        ...(mode === null ? [['upgrade', 'mode', 'Recreate']] : []),
        ...(needsNoJob && job === null ? [['migrationJob', 'enabled', 'false']] : []),
    ];
    const besideOwn = (line) => (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .besideTag */ .dm)(line, settings);
    if (settings.length > 0) {
        const written = (await draft.write(mode?.place ?? place, besideOwn)) ??
            (await draft.write(place, besideOwn)) ??
            (await draft.write(topOf(carrier), (line) => besidePassedTag(line, settings))) ??
            (values &&
                (await draft.write(values, ({ lines, position }) => settings.map((each) => (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .besideMember */ .ZC)(lines, position, each)))));
        if (written === null)
            return false;
    }
    if (mode !== null && mode.value !== 'Recreate' && (await draft.write(mode.place, _recreate_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .otherMode */ .A6)) === null)
        return false;
    return !needsNoJob || job?.value !== true || (await draft.write(job.place, _recreate_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .switchOff */ .SP)) !== null;
}
/** Beside the one tag of a release that comes from elsewhere, such as `tag: {{ .Values.tag }}`: then the lines count for each environment of it. */
function besidePassedTag(top, settings) {
    const takers = [...top.lines.entries()].filter(([, line]) => TAKES_TAG.test(line));
    const found = takers.map(([position]) => (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .besideTag */ .dm)({ ...top, position }, settings)).filter((each) => each !== null);
    return found.length === 1 ? (found[0] ?? null) : null;
}
const TAKES_TAG = /^\s*(?:tag|value)\s*[:=]\s*["']?(?:\$?\{|var\.|local\.)/;
/** The strategy of every Deployment in the templates of an own chart. */
async function declareInTemplates(draft, { inputs }) {
    let isFound = false;
    for (const file of inputs.filter((path) => /(?:^|\/)templates\/.*\.ya?ml$/.test(path))) {
        const changes = await draft.write(topOf(file), _recreate_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .inTemplate */ .mo);
        // Some Deployment has a strategy that nobody can replace line by line.
        if (changes === null)
            return false;
        isFound ||= changes.length > 0;
    }
    return isFound;
}
/** What to write by hand if no exact line can be shown, for all objects of a place. */
function describeDeclarations(deployment) {
    return [...new Set((deployment?.parts ?? [null]).map(describeDeclaration))].join(' ');
}
function describeDeclaration(object) {
    if (object !== null && (0,_report_writes_js__WEBPACK_IMPORTED_MODULE_4__/* .isMadeWithChart */ .wJ)(object)) {
        return `Set \`upgrade.mode: Recreate\` in the values of ${_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.name}'s chart.`;
    }
    return (0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .x)(object?.kind ?? 'line')
        .stop.map((form) => DECLARATIONS[form])
        .join(' Or: ');
}
const DECLARATIONS = {
    workload: 'Give the workload `strategy: {type: Recreate}` or the annotation `upgrade-gate/mode: Recreate`.',
    compose: "Write `x-upgrade-mode: Recreate` at the top of one of the project's compose files.",
    comment: "Write the comment `upgrade-gate: Recreate` on the version's line or the line above it.",
};


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
/* harmony import */ var _report_writes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60261);




/**
 * Drafts another version at the place that decides it.
 *
 * @returns why it cannot be written there; null if it is drafted
 */
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
    const isDrafted = version !== null && (await replaceAt(draft, place, version, to));
    return isDrafted ? null : `The version at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(place)} comes from elsewhere: change it there.`;
}
/** The chart's version decides, so this takes the newest chart whose appVersion is the wanted version. */
async function draftChart({ draft, charts }, { chart }, to) {
    const version = chart && (await charts.newestWith(chart.name, to));
    if (chart === null || version === null) {
        return `No published chart has the appVersion ${to}: set image.tag to ${to} in the values.`;
    }
    const isDrafted = chart.place !== null && chart.version !== null && (await replaceAt(draft, chart.place, chart.version, version));
    return isDrafted ? null : `Take chart ${version}, whose appVersion is ${to}.`;
}
/**
 * Drafts another version in the place of the one on a line.
 *
 * @returns whether the line has that version
 */
async function replaceAt(draft, place, from, to) {
    return (await draft.write(place, (line) => textOn(line, lineWithVersion(line, from, to)))) !== null;
}
function textOn({ position }, replace) {
    return replace === null ? null : [{ position, replace }];
}
/** The line with another version of the service or of its chart; null if it does not have the first. Suffix, quotes and comments stay. */
function lineWithVersion({ own, column }, from, to) {
    const pattern = new RegExp(`(?<![\\w.])v?(${escaped(from)})(?![\\w.+])`, 'dg');
    const matches = [...own.matchAll(pattern)].map(({ indices }) => indices?.[1] ?? [0, 0]);
    const [start, end] = matches.find(([at]) => at >= column) ?? matches[0] ?? [0, 0];
    return end === 0 ? null : own.slice(0, start) + to + own.slice(end);
}
/**
 * Drafts a version in the place of a moving tag.
 *
 * @returns why it cannot be written there; null if it is drafted
 */
async function draftPin(draft, { place, problem }, to) {
    const at = problem?.place ?? place;
    const found = problem?.found ?? '';
    if (found.includes('@')) {
        return `A digest pins the image at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(at)}: write ${to} in place of its tag if the digest is that of ${to}.`;
    }
    const written = await draft.write(at, (line) => textOn(line, pinnedLine(line, found, to)));
    return written === null ? `The tag at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(at)} comes from elsewhere: write ${to} there.` : null;
}
/** The line with a version for its tag, or behind an image without one. Quotes and comments stay; null if the line does not show it. */
function pinnedLine({ own, column }, found, to) {
    const tag = /^`([^`]+)`/.exec(found)?.[1];
    const pattern = tag === undefined ? /(?<=[\w-])(?=["'\s,}]|$)/ : new RegExp(`(?<![\\w.-])${escaped(tag)}(?![\\w.-])`);
    const at = own.slice(column).search(pattern);
    if (at === -1)
        return null;
    const [start, mark] = [column + at, tag === undefined ? ':' : ''];
    return own.slice(0, start) + mark + to + own.slice(start + (tag?.length ?? 0));
}
function escaped(literal) {
    return literal.replaceAll(/[.+]/g, '\\$&');
}


/***/ })

};
