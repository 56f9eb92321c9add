export const id = 257;
export const ids = [257];
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
    stop: ['comment'],
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
    stop: ['workload'],
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
    stop: ['workload'],
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
    stop: ['compose'],
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
    stop: ['workload'],
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
    stop: ['workload'],
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
    stop: ['workload'],
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
    stop: ['workload'],
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
    stop: ['workload'],
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
    stop: ['comment'],
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
    stop: ['comment', 'workload'],
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
    stop: ['workload'],
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
    target: { chart: 'values', stop: ['comment'], applies: 'unknown', means: ['helm'], rendersTo: null },
    file: { chart: 'none', stop: ['comment', 'workload'], applies: 'unknown', means: [], rendersTo: null },
    line: { chart: 'none', stop: ['comment'], applies: 'unknown', means: [], rendersTo: null },
    rendered: { chart: 'named', stop: ['comment', 'workload'], applies: 'unknown', means: ['place'], rendersTo: null },
    given: { chart: 'none', stop: [], applies: 'unknown', means: ['helm', 'compose'], rendersTo: null },
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
    stop: ['workload'],
    applies: 'at-once',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: ['Kustomization', ..._facts_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFESTS */ .V],
    mayBeIn: { path: isKustomizationFile },
};


/***/ }),

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


/***/ })

};
