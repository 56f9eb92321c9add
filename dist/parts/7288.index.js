export const id = 7288;
export const ids = [7288];
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

/***/ 26416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ EditedTree)
/* harmony export */ });
/** A tree with other bytes in some files, to read the effect of a proposed edit. Nothing is written. */
class EditedTree {
    tree;
    edited;
    name;
    /** @param edited new bytes by path; each path is a file of the tree */
    constructor(tree, edited) {
        this.tree = tree;
        this.edited = edited;
        this.name = tree.name;
    }
    async entries() {
        const entries = new Map(await this.tree.entries());
        for (const path of this.edited.keys())
            entries.set(path, { path, kind: 'file', id: `edited:${path}` });
        return entries;
    }
    async read(path) {
        return this.edited.get(path) ?? (await this.tree.read(path));
    }
    async containing(text, paths) {
        const others = paths.filter((path) => !this.edited.has(path));
        const found = new Set(await this.tree.containing(text, others));
        // Reading an edited file is cheaper than searching it.
        return paths.filter((path) => this.edited.has(path) || found.has(path));
    }
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
