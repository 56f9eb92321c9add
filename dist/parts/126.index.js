export const id = 126;
export const ids = [126,441];
export const modules = {

/***/ 32541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ KUSTOMIZATION_NAMES),
/* harmony export */   SS: () => (/* binding */ DOCKERFILE_NAMES),
/* harmony export */   V4: () => (/* binding */ MANIFESTS),
/* harmony export */   h5: () => (/* binding */ isHelmfile),
/* harmony export */   pZ: () => (/* binding */ isDockerfile),
/* harmony export */   yi: () => (/* binding */ isKustomizationFile)
/* harmony export */ });
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
    return KUSTOMIZATION_NAMES.includes(path.slice(path.lastIndexOf('/') + 1));
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

/***/ 21302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyPins: () => (/* binding */ applyPins)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68042);
/* harmony import */ var _repository_edited_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26416);
/* harmony import */ var _apply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50257);
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85150);
/* harmony import */ var _unpinned_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87316);





/**
 * Works out what to write into the files of a tree so that each moving tag (`latest`) becomes the version that runs. If detection then finds anything
 * else in the result, nothing is written.
 *
 * @throws TreeError if a file cannot be read
 */
async function applyPins(search, serviceOf) {
    const draft = new _draft_js__WEBPACK_IMPORTED_MODULE_1__/* .Draft */ .K(search.tree);
    const left = [];
    const wanted = new Map();
    const found = await (0,_apply_js__WEBPACK_IMPORTED_MODULE_0__/* .deploymentsOf */ .o)(search.tree, search);
    if (found.length === 0)
        left.push('No Lightdash deployment found. Name the place of the version with --targets.');
    for (const deployment of found) {
        const { id, place, version, problem } = deployment;
        if (version !== null && problem === null)
            continue;
        const step = (0,_unpinned_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnpinned */ .Yh)(deployment)
            ? versionAt(deployment, serviceOf)
            : (problem?.message ?? 'the version is unknown');
        const why = typeof step === 'string' ? step : await (0,_unpinned_js__WEBPACK_IMPORTED_MODULE_2__/* .draftPin */ .zm)(draft, deployment, step.runs);
        if (typeof step !== 'string' && why === null)
            wanted.set(id, step.runs);
        else
            left.push(`${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(place)}: ${why}`);
    }
    const after = await (0,_apply_js__WEBPACK_IMPORTED_MODULE_0__/* .deploymentsOf */ .o)(new _repository_edited_js__WEBPACK_IMPORTED_MODULE_4__/* .EditedTree */ .M(search.tree, draft.contents()), search);
    const isSo = [...wanted].every(([id, to]) => after.some(({ id: other, version }) => other === id && version === to));
    const scope = { found: found.length, isCompared: false };
    if (!isSo)
        left.push('Other lines would still decide the version.');
    if (left.length > 0)
        return { ..._apply_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING */ .K$, ...scope, missing: left };
    return { ..._apply_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING */ .K$, ...scope, edits: draft.edits(), contents: draft.contents() };
}
/** The version that runs there, or why it is not known. */
function versionAt({ place, id }, serviceOf) {
    const service = serviceOf(place.file, id);
    if (service === null)
        return 'no line of --running-url fits it';
    return service.version === null ? `${service.location}: ${service.problem}` : { runs: service.version };
}


/***/ })

};
