export const id = 877;
export const ids = [877];
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


/***/ })

};
