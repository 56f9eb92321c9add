export const id = 7653;
export const ids = [7653,877];
export const modules = {

/***/ 38399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ DOCKERFILE_NAMES),
/* harmony export */   T: () => (/* binding */ dockerfile)
/* harmony export */ });
/** Globs for the names of Dockerfiles; case does not matter. */
const DOCKERFILE_NAMES = ['dockerfile*', 'containerfile*', '*.dockerfile', '*.containerfile'];
const dockerfile = {
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
/* harmony export */   V: () => (/* binding */ MANIFESTS)
/* harmony export */ });
/** The names of files that may be Kubernetes objects or values. */
const MANIFESTS = ['*.yaml', '*.yml', '*.json'];


/***/ }),

/***/ 71827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ isHelmfile),
/* harmony export */   z: () => (/* binding */ helmfile)
/* harmony export */ });
/** Whether a file is a helmfile by its name, or lies in a `helmfile.d` folder. */
function isHelmfile(path) {
    return /(?:^|\/)(?:helmfile[^/]*|helmfile\.d\/[^/]+)\.ya?ml(?:\.gotmpl)?$/.test(path);
}
const helmfile = {
    chart: 'named',
    stop: ['workload'],
    applies: 'in-order',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: ['*.yaml', '*.yml', '*.yaml.gotmpl', '*.yml.gotmpl'],
    mayBeIn: { path: isHelmfile, candidateWith: 'releases' },
};


/***/ }),

/***/ 90877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ KINDS),
  x: () => (/* binding */ factsOf)
});

// EXTERNAL MODULE: ./build/deployment/kinds/facts.js
var facts = __webpack_require__(32541);
;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/kind.js

const argoCd = {
    chart: 'named',
    stop: ['workload'],
    applies: 'sync',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: facts/* MANIFESTS */.V,
    mayBeIn: { manifestWith: 'argoproj.io' },
};

// EXTERNAL MODULE: ./build/deployment/kinds/dockerfile/kind.js
var kind = __webpack_require__(38399);
;// CONCATENATED MODULE: ./build/deployment/kinds/compose/kind.js


const compose = {
    chart: 'none',
    stop: ['compose'],
    applies: 'replace',
    means: ['compose'],
    rendersTo: 'compose',
    // A changed Dockerfile affects the compose file that builds it.
    startsFrom: [...facts/* MANIFESTS */.V, '.env', ...kind/* DOCKERFILE_NAMES */.S],
    mayBeIn: 'always',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/crossplane/kind.js

const crossplane = {
    chart: 'named',
    stop: ['workload'],
    applies: 'in-order',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: facts/* MANIFESTS */.V,
    mayBeIn: { manifestWith: 'crossplane.io' },
};

;// CONCATENATED MODULE: ./build/deployment/kinds/flux/kind.js

const flux = {
    chart: 'named',
    stop: ['workload'],
    applies: 'in-order',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: facts/* MANIFESTS */.V,
    mayBeIn: { manifestWith: 'toolkit.fluxcd.io' },
};

;// CONCATENATED MODULE: ./build/deployment/kinds/helm-values/kind.js
const helmValues = {
    chart: 'values',
    stop: ['workload'],
    applies: 'in-order',
    means: ['helm'],
    rendersTo: 'kubernetes',
    startsFrom: ['*.yaml', '*.yml', '*values*.json'],
    mayBeIn: 'always',
};

// EXTERNAL MODULE: ./build/deployment/kinds/helmfile/kind.js
var helmfile_kind = __webpack_require__(71827);
;// CONCATENATED MODULE: ./build/deployment/kinds/k3s/kind.js

const k3s = {
    chart: 'named',
    stop: ['workload'],
    applies: 'in-order',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: facts/* MANIFESTS */.V,
    mayBeIn: { manifestWith: 'helm.cattle.io' },
};

// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/kind.js
var kustomize_kind = __webpack_require__(25342);
;// CONCATENATED MODULE: ./build/deployment/kinds/manifests/kind.js

const manifests = {
    chart: 'none',
    stop: ['workload'],
    applies: 'unknown',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: facts/* MANIFESTS */.V,
    mayBeIn: 'always',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/target/kind.js
/** A place that the user names. */
const target = {
    chart: 'values',
    stop: ['comment'],
    applies: 'unknown',
    means: ['helm'],
    rendersTo: null,
};

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/kind.js
const terraform = {
    chart: 'named',
    stop: ['comment', 'workload'],
    applies: 'in-order',
    means: ['place'],
    rendersTo: 'terraform',
    startsFrom: ['*.tf', '*.tofu', '*.tfvars', 'terragrunt.hcl'],
    mayBeIn: 'candidates',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/umbrella-chart/kind.js
const umbrellaChart = {
    chart: 'values',
    stop: ['workload'],
    applies: 'in-order',
    means: ['umbrella'],
    rendersTo: 'kubernetes',
    startsFrom: ['*.yaml', '*.yml', '*values*.json', 'Chart.lock'],
    mayBeIn: 'always',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/kinds.js













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
const FACTS = {
    compose: compose,
    dockerfile: kind/* dockerfile */.T,
    'argo-cd': argoCd,
    flux: flux,
    k3s: k3s,
    crossplane: crossplane,
    kustomize: kustomize_kind/* kustomize */.Et,
    helmfile: helmfile_kind/* helmfile */.z,
    terraform: terraform,
    manifests: manifests,
    'umbrella-chart': umbrellaChart,
    'helm-values': helmValues,
    target: target,
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

/***/ 25342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ kustomize),
/* harmony export */   H7: () => (/* binding */ KUSTOMIZATION_NAMES),
/* harmony export */   yi: () => (/* binding */ isKustomizationFile)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32541);

/** The names of kustomize's own file. Kustomize rejects a folder with two of them. */
const KUSTOMIZATION_NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
/** Whether a file is a kustomization by its name. */
function isKustomizationFile(path) {
    return KUSTOMIZATION_NAMES.includes(path.slice(path.lastIndexOf('/') + 1));
}
const kustomize = {
    chart: 'named',
    stop: ['workload'],
    applies: 'at-once',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: ['Kustomization', ..._facts_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFESTS */ .V],
    mayBeIn: { path: isKustomizationFile },
};


/***/ }),

/***/ 50257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyWish: () => (/* binding */ applyWish)
/* harmony export */ });
/* harmony import */ var _deployment_deployed_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57000);
/* harmony import */ var _deployment_detect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73380);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68042);
/* harmony import */ var _release_safety_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47565);
/* harmony import */ var _release_safety_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48308);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15807);
/* harmony import */ var _repository_edited_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26416);
/* harmony import */ var _policy_held_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25522);
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85150);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49900);










/**
 * Works out what to write into the files of a tree so that they deploy a version. It writes only at the places that detection finds. Then it runs
 * detection on the result: if the result does not deploy the wanted version, nothing is written.
 *
 * @param index null if the request names no version and no hop
 * @throws TreeError if a file cannot be read
 */
async function applyWish(wish, search, index) {
    const draft = new _draft_js__WEBPACK_IMPORTED_MODULE_6__/* .Draft */ .K(search.tree);
    const left = [];
    const wanted = new Map();
    const found = await deploymentsOf(search.tree, search);
    if (found.length === 0)
        left.push('No Lightdash deployment found. Name the place of the version with --targets.');
    for (const deployment of found) {
        const { id, place, version, problem, chart } = deployment;
        if (version === null || problem !== null) {
            left.push(`${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_7__/* .showPlace */ .R)(place)}: ${problem?.message ?? 'the version is unknown'}`);
            continue;
        }
        const step = stepFrom(version, wish, index);
        if (typeof step === 'string') {
            left.push(`${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_7__/* .showPlace */ .R)(place)}: ${step}`);
            continue;
        }
        const written = { place, version, deployment };
        const draftOn = async (target) => [
            step.to === version ? null : await (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .draftVersion */ .kj)(target, written, step.to, search.charts),
            step.declares ? await (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .draftRecreate */ .jz)(target, written, chart?.version ?? search.settings.chartVersion) : null,
        ];
        // The changes are tried on a separate draft first, because a version must not be written without the mode that it needs.
        const whyNot = (await draftOn(new _draft_js__WEBPACK_IMPORTED_MODULE_6__/* .Draft */ .K(search.tree))).filter((why) => why !== null);
        left.push(...whyNot.map((why) => `${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_7__/* .showPlace */ .R)(place)}: ${why}`));
        if (whyNot.length > 0)
            continue;
        await draftOn(draft);
        wanted.set(id, step);
    }
    const after = await deploymentsOf(new _repository_edited_js__WEBPACK_IMPORTED_MODULE_8__/* .EditedTree */ .M(search.tree, draft.contents()), search);
    const isSo = [...wanted].every(([id, { to, declares }]) => after.some(({ id: other, version, parts }) => other === id &&
        version === to &&
        (!declares || parts.every(({ declared }) => declared.upgradeMode?.value === 'Recreate'))));
    if (!isSo)
        return {
            edits: [],
            contents: new Map(),
            left: [...left, 'Nothing was written: other lines would still decide the version or the mode.'],
        };
    return { edits: draft.edits(), contents: draft.contents(), left };
}
/** @returns the step, or why there is none */
function stepFrom(version, wish, index) {
    if (index === null)
        return wish.to === null ? { to: version, declares: wish.mode } : { to: wish.to, declares: false };
    const goal = wish.to ?? newestFor(version, index);
    // If the goal is not above the version in the files, there is no upgrade to judge. So no mode is written.
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_9__/* .compareVersions */ .Zy)(goal, version) <= 0)
        return { to: wish.to ?? version, declares: false };
    const { hops, problem } = (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planHops */ ._)(index, version, goal);
    if (problem !== null && (wish.next || problem.rule === 'held'))
        return `no permitted upgrade leads from ${version} to ${goal}: ${problem.says}`;
    const to = wish.next ? (hops?.[0]?.to ?? goal) : goal;
    return { to, declares: wish.mode && (0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .decideSpan */ .Rg)(index, version, to).upgradeMode === 'Recreate' };
}
/** The newest release, or the newest one that the team's own policy allows. */
function newestFor(version, index) {
    const newest = index.releases.at(-1)?.version ?? version;
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_9__/* .compareVersions */ .Zy)(newest, version) <= 0)
        return newest;
    return (0,_policy_held_js__WEBPACK_IMPORTED_MODULE_4__/* .heldOf */ .L)(index, version, newest)?.newest?.version ?? newest;
}
async function deploymentsOf(tree, { settings, charts }) {
    const found = await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_1__.detect)(tree, settings, await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_1__.findCandidates)(tree, settings));
    return (0,_deployment_deployed_object_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByPlace */ .O4)((await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_1__.resolveCharts)(found, charts)).objects);
}


/***/ }),

/***/ 14889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ quoteText)
/* harmony export */ });
/** Nobody writes longer references or templates. */
const LONGEST_QUOTE = 2_000;
/**
 * Quotes a text of the repository in backticks on one line. It is not shortened further because it is compared;
 * messages shorten it.
 */
function quoteText(text) {
    const shown = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
    return `\`${shown.length <= LONGEST_QUOTE ? shown : `${shown.slice(0, LONGEST_QUOTE)}…`}\``;
}


/***/ })

};
