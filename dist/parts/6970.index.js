export const id = 6970;
export const ids = [6970];
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
function conclude(draft, said) {
    const found = { missing: [], unread: [], downgrades: [], isCompared: false, ...said };
    const isWhole = found.missing.length + found.downgrades.length === 0;
    return { ...found, edits: isWhole ? draft.edits() : [], contents: isWhole ? draft.contents() : new Map() };
}
async function draftWish(writing, wish, candidates, index, isCompared) {
    const wanted = new Map();
    const missing = [];
    const downgrades = [];
    for (const candidate of candidates) {
        const { id, place, version, from, problem, isTouched } = candidate;
        if (!isTouched || problem !== null || version === null)
            continue;
        const step = stepFrom(version, from ?? version, wish, index, isCompared);
        if ('why' in step) {
            missing.push(at(place, step.why));
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
async function takeBack(search) {
    const draft = new _draft_js__WEBPACK_IMPORTED_MODULE_10__/* .Draft */ .K(search.tree);
    const found = await deploymentsOf(search.tree, search);
    const byHand = await (0,_take_back_js__WEBPACK_IMPORTED_MODULE_14__.draftTakeBack)(draft, found);
    await (0,_take_back_js__WEBPACK_IMPORTED_MODULE_14__.takeOutComments)(draft, search.tree, search.settings.folder);
    const missing = byHand.map((place) => at(place, 'take the declaration out by hand, it shares its line with others'));
    return conclude(draft, { found: found.length, missing });
}
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
function stepFrom(version, from, wish, index, isCompared) {
    if (index === null)
        return wish.to === null ? { to: version, declares: wish.mode } : { to: wish.to, declares: false };
    const goal = wish.to ?? (isCompared ? version : newestFor(version, index));
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_12__/* .compareVersions */ .Zy)(goal, from) <= 0)
        return { to: wish.to ?? version, declares: false };
    const { hops, problem } = (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .planHops */ ._)(index, (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_6__/* .readSpan */ .F2)(index, from, goal));
    if (problem !== null && (wish.next || problem.rule === 'held'))
        return { why: `no permitted upgrade leads from ${from} to ${goal}: ${problem.says}` };
    const to = wish.next ? (hops?.[0]?.to ?? goal) : goal;
    const { decision, upgradeMode } = (0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_4__/* .decideSpan */ .Rg)(index, (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_6__/* .readSpan */ .F2)(index, from, to));
    if (wish.mode && isCompared && (decision === 'blocked' || decision === 'unproven')) {
        const why = `${from} to ${to} is ${decision}: a declared downtime does not make it pass. --next writes the first step`;
        return { why };
    }
    return { to, declares: wish.mode && upgradeMode === 'Recreate' };
}
function newestFor(version, index) {
    const newest = index.releases.at(-1)?.version ?? version;
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_12__/* .compareVersions */ .Zy)(newest, version) <= 0)
        return newest;
    return (0,_policy_held_js__WEBPACK_IMPORTED_MODULE_7__/* .policyOn */ .G)(index, (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_6__/* .readSpan */ .F2)(index, version, newest))?.newest?.version ?? newest;
}
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








async function draftStep(writing, target, { to, declares }) {
    const noVersion = to === null ? null : await (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .draftVersion */ .kj)(writing, target, to);
    const noMode = declares ? await draftRecreate(writing, target) : null;
    return [noVersion, noMode].filter((why) => why !== null);
}
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
function oldChartOf({ parts, chart }, given) {
    const version = chart?.version ?? given;
    return version !== null && parts.some(_report_writes_js__WEBPACK_IMPORTED_MODULE_4__/* .isMadeWithChart */ .wJ) && !(0,_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .honoursRecreate */ .qU)(version) ? version : null;
}
async function draftNewerChart({ draft, charts }, { chart, isOfChart }) {
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
const WITHOUT_RAISING = `With this chart, only \`fail-on: blocked\` lets the downtime pass, and you scale ${_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.name} down yourself before the upgrade.`;
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
function besidePassedTag(top, settings) {
    const takers = [...top.lines.entries()].filter(([, line]) => TAKES_TAG.test(line));
    const found = takers.map(([position]) => (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .besideTag */ .dm)({ ...top, position }, settings)).filter((each) => each !== null);
    return found.length === 1 ? (found[0] ?? null) : null;
}
const TAKES_TAG = /^\s*(?:tag|value)\s*[:=]\s*["']?(?:\$?\{|var\.|local\.)/;
async function declareInTemplates(draft, { inputs }) {
    let isFound = false;
    for (const file of inputs.filter((path) => /(?:^|\/)templates\/.*\.ya?ml$/.test(path))) {
        const changes = await draft.write(topOf(file), _recreate_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .inTemplate */ .mo);
        if (changes === null)
            return false;
        isFound ||= changes.length > 0;
    }
    return isFound;
}
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
async function draftChart({ draft, charts }, { chart }, to) {
    const version = chart && (await charts.newestWith(chart.name, to));
    if (chart === null || version === null) {
        return `No published chart has the appVersion ${to}: set image.tag to ${to} in the values.`;
    }
    const isDrafted = chart.place !== null && chart.version !== null && (await replaceAt(draft, chart.place, chart.version, version));
    return isDrafted ? null : `Take chart ${version}, whose appVersion is ${to}.`;
}
async function replaceAt(draft, place, from, to) {
    return (await draft.write(place, (line) => textOn(line, lineWithVersion(line, from, to)))) !== null;
}
function textOn({ position }, replace) {
    return replace === null ? null : [{ position, replace }];
}
function lineWithVersion({ own, column }, from, to) {
    const pattern = new RegExp(`(?<![\\w.])v?(${escaped(from)})(?![\\w.+])`, 'dg');
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


/***/ }),

/***/ 36970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  proposeChoices: () => (/* binding */ proposeChoices)
});

// EXTERNAL MODULE: ./build/deployment/kinds/kinds.js + 10 modules
var kinds = __webpack_require__(33549);
// EXTERNAL MODULE: ./build/problems/place.js
var place = __webpack_require__(68042);
// EXTERNAL MODULE: ./build/product/chart-versions.js
var chart_versions = __webpack_require__(53720);
// EXTERNAL MODULE: ./build/repository/edited.js
var edited = __webpack_require__(26416);
// EXTERNAL MODULE: ./build/repository/tree.js
var tree = __webpack_require__(83741);
// EXTERNAL MODULE: ./build/gate/judge/judge-head.js + 3 modules
var judge_head = __webpack_require__(77563);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/gate/settings.js + 1 modules
var gate_settings = __webpack_require__(95274);
// EXTERNAL MODULE: ./build/gate/choices/apply.js
var apply = __webpack_require__(50257);
// EXTERNAL MODULE: ./build/gate/choices/draft.js
var choices_draft = __webpack_require__(85150);
;// CONCATENATED MODULE: ./build/gate/choices/command.js






const WITHOUT_EFFECT = [
    'new-target',
    'no-deployment',
    'base-ref',
    'release-asset-url',
    'artifacts',
    'endpoints',
    'fail-on',
    'comment',
    'suggestions',
    'github-token',
    'working-directory',
];
const REPEATED = ['chart-version', 'chart-repository-url', 'index-url'];
const PLAIN = /^[\w./:][\w./:-]*$/;
async function commandFor({ id, to, edits }, stops, { deployments, evidence }, { settings, head, charts, base }) {
    const options = optionsOf(settings, id === 'pin' ? ['running-url'] : [], base?.isHere === true);
    if (edits.length === 0 || options === null)
        return null;
    if (id === 'pin') {
        const [address] = settings['running-url'];
        const isWhole = deployments.every((each) => (0,judge_head/* canPin */.U)(each) || (each.change.problem ?? each.change.head?.problem) === null);
        const url = address?.glob === null && settings['running-url'].length === 1 ? address.url.href : '';
        return isWhole && PLAIN.test(url) ? ['upgrade-gate apply', ...options, '--pin --running-url', url].join(' ') : null;
    }
    const wish = wishOf(id, to, stops);
    const isOfIndex = evidence === null ||
        (evidence.drift.length === 0 && evidence.artifactRecords.every(({ problem }) => problem === null));
    if (wish === null || base === null || !PLAIN.test(base.name) || !isOfIndex)
        return null;
    const draft = new choices_draft/* Draft */.K(head);
    const writing = { draft, charts, chartVersion: settings['chart-version'] ?? null };
    const candidates = (0,apply/* candidatesOf */.k)(deployments.map(({ change }) => change));
    const { missing, downgrades } = await (0,apply/* draftWish */.n)(writing, wish, candidates, evidence?.index ?? null, true);
    if (missing.length + downgrades.length > 0 || !(0,external_node_util_.isDeepStrictEqual)(draft.edits(), edits))
        return null;
    const what = [
        ...(wish.to === null ? [] : [`--to ${wish.to}`]),
        ...(wish.next ? ['--next'] : []),
        ...(wish.mode ? ['--mode'] : []),
    ];
    return ['upgrade-gate apply', ...what, `--base ${base.name}`, ...options].join(' ');
}
function wishOf(id, to, stops) {
    const wish = { to: null, next: false, mode: false, done: false };
    if (id === 'stop')
        return { ...wish, mode: true };
    if (id === 'hop')
        return { ...wish, next: true, mode: stops };
    return to === null || id === 'wait' ? null : { ...wish, to };
}
function optionsOf(settings, own, isHere) {
    const defaults = (0,gate_settings/* parseSettings */.P$)({}, (name) => name);
    const isOther = (name) => !(0,external_node_util_.isDeepStrictEqual)(settings[name], defaults[name]);
    const known = [...WITHOUT_EFFECT, ...REPEATED, ...own];
    if (gate_settings/* SETTING_NAMES */.OI.some((name) => !known.includes(name) && isOther(name)))
        return null;
    const folder = settings['working-directory'];
    const values = REPEATED.filter(isOther).map((name) => ({ name, value: settings[name] ?? '' }));
    const isMeant = ({ name, value }) => name === 'chart-version' || value.startsWith('https://') || (isHere && (0,external_node_path_.isAbsolute)(value));
    if (!values.every(isMeant) || ![folder, ...values.map(({ value }) => value)].every((word) => PLAIN.test(word)))
        return null;
    return [...(folder === '.' ? [] : [folder]), ...values.map(({ name, value }) => `--${name} ${value}`)];
}

// EXTERNAL MODULE: ./build/gate/choices/declare.js
var declare = __webpack_require__(42735);
// EXTERNAL MODULE: ./build/gate/choices/ways.js
var ways = __webpack_require__(94237);
;// CONCATENATED MODULE: ./build/gate/choices/propose.js










const OLD_CHART = ['chart-ignores-mode', 'chart-needs-scale-down'];
async function proposeChoices(judged, context) {
    const { report, deployments, evidence } = judged;
    const failing = deployments.filter(({ report: { fails } }) => fails);
    if (report.outcome.cannotBeAsked)
        return [];
    const pin = planOfPin(failing.length === 0 ? deployments.filter(judge_head/* canPin */.U) : failing);
    if (failing.length === 0)
        return pin === null ? [] : [await makeChoice(pin, judged, context)];
    const index = evidence?.index ?? null;
    const open = failing.filter(({ report: { decision } }) => decision === 'recreate' || decision === 'blocked');
    const plans = [pin, planOfHops(open), planOfRoll(open, deployments, index), planOfReturn(failing)].filter((plan) => plan !== null);
    const choices = [];
    for (const plan of plans) {
        const choice = await makeChoice(plan, judged, context);
        const isKnown = choices.some(({ patch, to, instead }) => patch === choice.patch && to === choice.to && instead === choice.instead);
        if (!isKnown)
            choices.push(choice);
    }
    return [...choices, ...(0,ways/* waysToWait */.b1)(failing, context.settings['fail-on'])];
}
function planOf(id, steps, titleOf) {
    const to = commonTarget(steps);
    return steps.length === 0
        ? null
        : { id, title: titleOf(to), to, steps, stops: steps.some(({ declares }) => declares) };
}
function commonTarget(steps) {
    const targets = new Set(steps.map(({ of, to }) => to ?? of.report.to));
    const [only = null] = targets;
    return targets.size === 1 ? only : null;
}
function planOfHops(failing) {
    const steps = failing.flatMap((of) => {
        if (of.report.decision === 'recreate')
            return [{ of, to: null, declares: true }];
        const hop = of.span === null ? null : (0,ways/* firstHop */.Wk)(of.span);
        if (hop === null || hop.decision === 'unproven' || hop.decision === 'blocked')
            return [];
        return [{ of, to: hop.to, declares: hop.decision === 'recreate' }];
    });
    if (steps.every(({ to }) => to === null))
        return planOf('stop', steps, ways/* titleOfDowntime */.lK);
    const spans = steps.flatMap(({ of }) => of.span ?? []);
    const stops = steps.some(({ declares }) => declares);
    return planOf('hop', steps, (to) => (0,ways/* titleOfHop */.NV)(to, spans, stops));
}
function planOfRoll(failing, all, index) {
    const isTaken = (of) => failing.includes(of) || (!of.report.fails && failing.some(({ span }) => span !== null && span === of.span));
    const steps = all.filter(isTaken).map((of) => {
        const to = index === null || of.span === null ? null : (0,ways/* newestRollingTarget */.RA)(index, of.span);
        return { of, to, declares: false };
    });
    if (steps.some(({ to }) => to === null))
        return null;
    const target = commonTarget(steps.map((step) => ({ ...step, to: null })));
    const isReplaced = failing.some(({ report: { kind } }) => (0,kinds/* factsOf */.x)(kind).applies === 'replace');
    return planOf('roll', steps, (to) => (0,ways/* titleOfRolling */.dC)(to, target, isReplaced));
}
function planOfPin(deployments) {
    if (!deployments.every(judge_head/* canPin */.U))
        return null;
    const steps = deployments.map((of) => ({ of, to: of.runs, declares: false }));
    return planOf('pin', steps, (to) => `Pin what runs now${to === null ? '' : `: ${to}`}`);
}
function planOfReturn(failing) {
    const lower = failing.filter(({ report }) => report.change === 'downgrade' && report.from !== null);
    const steps = lower.map((of) => ({ of, to: of.report.from, declares: false }));
    return planOf('remedy', steps, (to) => `Stay on ${to ?? 'the versions that run'}`);
}
async function makeChoice(plan, judged, context) {
    const { evidence } = judged;
    const { settings, head, charts, judgeAgain } = context;
    const own = settings['fail-on'];
    const { id, title, to, steps, stops } = plan;
    const failOn = stops && own === 'not-rolling' ? 'mode-mismatch' : own;
    const inputs = failOn === own ? [] : [{ name: 'fail-on', value: failOn }];
    const deployments = steps.map(({ of }) => of.report.id);
    const choice = { ...(0,ways/* emptyChoice */.lk)({ id, title, to, deployments, failOn, instead: null }), inputs };
    const draft = new choices_draft/* Draft */.K(head);
    try {
        const reasons = await draftSteps({ draft, charts, chartVersion: settings['chart-version'] ?? null }, steps, settings);
        if (reasons.length > 0)
            return { ...choice, instead: reasons.join(' ') };
        const tree = new edited/* EditedTree */.M(head, draft.contents());
        const again = { ...settings, 'fail-on': failOn };
        const rendered = renderedVersions(plan);
        const first = await judgeAgain(tree, again, evidence, rendered);
        const isChartMissing = first.report.outcome.fails &&
            stops &&
            settings['chart-version'] === undefined &&
            first.deployments.some(({ report }) => report.advice.some(({ code }) => code === 'chart-not-known'));
        const result = isChartMissing
            ? await judgeAgain(tree, { ...again, 'chart-version': chart_versions/* FIRST_TO_STOP */.Ex }, evidence, rendered)
            : first;
        const failure = describeShortfall(plan, judged, result);
        if (failure !== null)
            return { ...choice, instead: failure };
        const [patch, edits] = [draft.patch(), draft.edits()];
        return {
            ...choice,
            title: title + describeSideEffects(judged, plan, result),
            edits,
            patch,
            command: await commandFor({ ...choice, edits }, stops, judged, context),
            instead: patch === null ? describeNoPatch(draft) : null,
            inputs: isChartMissing ? [...inputs, { name: 'chart-version', value: null }] : inputs,
            after: result.deployments.map(({ report }) => report).filter((each) => deployments.includes(each.id)),
            thenPasses: !result.report.outcome.fails,
        };
    }
    catch (error) {
        const reason = error instanceof tree/* TreeError */.jh ? error.message : `The gate could not work out the lines: ${String(error)}.`;
        return { ...choice, instead: reason };
    }
}
function renderedVersions({ steps }) {
    return new Map(steps.flatMap(({ of: { change, report }, to }) => report.kind !== 'rendered' || to === null ? [] : (change.head?.parts ?? []).map(({ id }) => [id, to])));
}
function describeNoPatch(draft) {
    return draft.contents().size === 0
        ? 'The files already say so.'
        : 'A file name has characters that a patch cannot hold: change the lines by hand.';
}
function describeSideEffects(before, { steps }, after) {
    const meant = new Set(steps.map(({ of }) => of.report.id));
    const stateOf = ({ to, declared }) => `${to} ${declared.upgradeMode} ${declared.migrationJob}`;
    const old = new Map(before.deployments.map(({ report }) => [report.id, stateOf(report)]));
    const others = after.deployments.filter(({ report }) => {
        const was = old.get(report.id);
        return !meant.has(report.id) && was !== undefined && was !== stateOf(report);
    });
    if (others.length === 0)
        return '';
    return `; the same lines change ${others.length === 1 ? 'another deployment' : `${others.length} other deployments`}`;
}
async function draftSteps(writing, steps, settings) {
    const reasons = new Set();
    for (const step of steps) {
        const { place, to: version, head: deployment } = step.of.change;
        const isOfSetting = step.to !== null && settings.to !== undefined;
        const [whyNot] = isOfSetting
            ? [`Set \`to: ${step.to}\`.`]
            : await (0,declare/* draftStep */.qN)(writing, { place, version, deployment }, step);
        if (whyNot !== undefined)
            reasons.add(whyNot);
    }
    return [...reasons];
}
function stillFails({ from, to, decision }) {
    return from === null || to === null
        ? 'The check would still fail.'
        : `${from} → ${to} is ${decision}, so the check would still fail.`;
}
function describeShortfall({ steps }, before, { report, deployments }) {
    for (const { of, to, declares } of steps) {
        const found = deployments.find(({ report: { id } }) => id === of.report.id)?.report;
        const isAsMeant = found !== undefined && found.to === (to ?? of.report.to);
        if (isAsMeant && declares && found.declared.upgradeMode !== 'Recreate')
            return (0,declare/* describeDeclarations */.N)(of.change.head);
        if (!isAsMeant) {
            const at = (0,place/* showPlace */.R)(of.change.place);
            if (to === null)
                return (0,declare/* describeDeclarations */.N)(of.change.head);
            return of.report.kind === 'rendered'
                ? `The gate cannot render: write ${to} where the version at ${at} comes from, and render again.`
                : `The line at ${at} is not the only one that decides the version.`;
        }
        const warning = found.advice.find(({ level }) => level === 'warning');
        if (found.fails && found.change === 'downgrade') {
            return `The base deploys ${found.from} already, and an older version runs: bring what runs to ${found.from} first, then run this check again.`;
        }
        if (found.fails) {
            const way = warning !== undefined && OLD_CHART.includes(warning.code) ? ` ${declare/* WITHOUT_RAISING */.$i}` : '';
            return `${warning?.message ?? found.problem?.message ?? stillFails(found)}${way}`;
        }
    }
    const known = new Set(before.deployments.filter((each) => each.report.fails).map((each) => each.report.id));
    const isNew = deployments.some(({ report: { fails, id } }) => fails && !known.has(id));
    return report.outcome.fails && isNew ? 'Another deployment would still fail.' : null;
}


/***/ })

};
