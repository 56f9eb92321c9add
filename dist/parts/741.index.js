export const id = 741;
export const ids = [741,6416];
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
    rendersTo: 'compose',
    startsFrom: DOCKERFILE_NAMES,
    mayBeIn: 'candidates',
};


/***/ }),

/***/ 32541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V4: () => (/* binding */ MANIFESTS),
/* harmony export */   ZC: () => (/* binding */ isChartTemplate),
/* harmony export */   ri: () => (/* binding */ IN_CLUSTER)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93960);

const MANIFESTS = ['*.yaml', '*.yml', '*.json'];
const IN_CLUSTER = {
    chart: 'named',
    stop: 'workload',
    rendersTo: 'kubernetes',
    startsFrom: MANIFESTS,
};
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
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32541);

function isHelmfile(path) {
    return /(?:^|\/)(?:helmfile[^/]*|helmfile\.d\/[^/]+)\.ya?ml(?:\.gotmpl)?$/.test(path);
}
const helmfile = {
    ..._facts_js__WEBPACK_IMPORTED_MODULE_0__/* .IN_CLUSTER */ .ri,
    name: 'helmfile',
    applies: 'in-order',
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
    ...facts/* IN_CLUSTER */.ri,
    name: 'argo-cd',
    applies: 'sync',
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
    rendersTo: 'compose',
    startsFrom: [...facts/* MANIFESTS */.V4, '.env', ...dockerfile_facts/* DOCKERFILE_NAMES */.SS],
    mayBeIn: 'always',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/crossplane/facts.js

const crossplane = {
    ...facts/* IN_CLUSTER */.ri,
    name: 'crossplane',
    applies: 'in-order',
    mayBeIn: { manifestWith: 'crossplane.io' },
};

;// CONCATENATED MODULE: ./build/deployment/kinds/flux/facts.js

const flux = {
    ...facts/* IN_CLUSTER */.ri,
    name: 'flux',
    applies: 'in-order',
    mayBeIn: { manifestWith: 'toolkit.fluxcd.io' },
};

;// CONCATENATED MODULE: ./build/deployment/kinds/helm-values/facts.js
const VALUES_FILES = ['*.yaml', '*.yml', '*values*.json'];
const helmValues = {
    name: 'helm-values',
    chart: 'values',
    stop: 'workload',
    applies: 'in-order',
    rendersTo: 'kubernetes',
    startsFrom: VALUES_FILES,
    mayBeIn: 'always',
};

// EXTERNAL MODULE: ./build/deployment/kinds/helmfile/facts.js
var helmfile_facts = __webpack_require__(11754);
;// CONCATENATED MODULE: ./build/deployment/kinds/k3s/facts.js

const k3s = {
    ...facts/* IN_CLUSTER */.ri,
    name: 'k3s',
    applies: 'in-order',
    mayBeIn: { manifestWith: 'helm.cattle.io' },
};

// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/facts.js
var kustomize_facts = __webpack_require__(89097);
;// CONCATENATED MODULE: ./build/deployment/kinds/manifests/facts.js

const manifests = {
    ...facts/* IN_CLUSTER */.ri,
    name: 'manifests',
    chart: 'none',
    applies: 'unknown',
    mayBeIn: 'always',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/nomad/facts.js
const nomad = {
    name: 'nomad',
    chart: 'none',
    stop: 'exception',
    applies: 'unknown',
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
    target: { chart: 'values', stop: 'exception', applies: 'unknown', rendersTo: null },
    file: { chart: 'none', stop: 'exception', applies: 'unknown', rendersTo: null },
    line: { chart: 'none', stop: 'exception', applies: 'unknown', rendersTo: null },
    rendered: { chart: 'named', stop: 'exception', applies: 'unknown', rendersTo: null },
    given: { chart: 'none', stop: 'none', applies: 'unknown', rendersTo: null },
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
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93960);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32541);


const KUSTOMIZATION_NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
function isKustomizationFile(path) {
    return KUSTOMIZATION_NAMES.includes((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .baseNameOf */ .mv)(path));
}
const kustomize = {
    ..._facts_js__WEBPACK_IMPORTED_MODULE_0__/* .IN_CLUSTER */ .ri,
    name: 'kustomize',
    applies: 'at-once',
    startsFrom: ['Kustomization', ..._facts_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFESTS */ .V4],
    mayBeIn: { path: isKustomizationFile },
};


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

/***/ 76508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iw: () => (/* binding */ notesOnRunning),
/* harmony export */   K4: () => (/* binding */ notesOnGiven),
/* harmony export */   b_: () => (/* binding */ notesOnRepository),
/* harmony export */   eH: () => (/* binding */ notesOnEvidence),
/* harmony export */   h$: () => (/* binding */ notesOf),
/* harmony export */   jH: () => (/* binding */ NOTHING_DEPLOYED),
/* harmony export */   qU: () => (/* binding */ notesOnDoubts),
/* harmony export */   ux: () => (/* binding */ notesOnReverts)
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
    const unchanged = new Set(spans.filter(({ decision }) => decision === 'unchanged').map(({ from }) => from));
    const same = [...unchanged].map((version) => `${version} is both the current and the target version`);
    const drifts = drift.map(({ release, member, index: listed, artifact }) => {
        return `${release}: ${member} is ${listed || 'empty'} in the index and ${artifact || 'empty'} in the artifact`;
    });
    const unusable = artifactRecords.flatMap(({ release, problem }) => problem === null ? [] : [`${release}: ${problem}`]);
    return [
        ...notesOf(['warning', 'nothing-compared', same], ['warning', 'plain-http', locationsInPlain([indexRecord, ...artifactRecords])], ['warning', 'index-without-schema', index !== null && index.schemaVersion === null ? ['schemaVersion'] : []], ['warning', 'index-old', policy.oldIndex === null ? [] : [policy.oldIndex]], ['warning', 'rows-skipped', (index?.skippedRows ?? []).map(({ row, problem }) => `row ${row}: ${problem}`)], ['warning', 'rows-in-doubt', [...rowsInDoubt(index?.releases ?? []), ...(index?.oddities ?? [])]], ['warning', 'drift', drifts], ['warning', 'artifacts-unusable', unusable], ['notice', 'artifact-odd', documents.flatMap(oddities)]),
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
    const isJudged = changes.some(({ problem, to }) => problem === null && to !== null);
    const isRead = heads.some(({ version, problem }) => version !== null || problem === null);
    const unreadable = isJudged || isRead ? [] : [...new Set(heads.map(({ place }) => (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .showPlace */ .R)(place)))];
    const touched = comparisons.some(({ touchesWorkflows }) => touchesWorkflows);
    const byLine = changes.filter(({ line }) => line !== undefined);
    return notesOf(['warning', 'nothing-compared', isSameCommit ? ['base and head are the same commit'] : []], ['warning', 'workflow-changed', touched ? ['.github/workflows/'] : []], ['warning', 'nothing-held', unreadable], ['warning', 'not-rendered', notRendered], ['notice', 'found-by-line', byLine.map(({ place }) => (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .showPlace */ .R)(place))], ['notice', 'not-parsed', [...new Set(detections.flatMap(({ notParsed }) => notParsed))]]);
}
function notesOnRunning(starts, running) {
    const saying = (standings) => starts.flatMap(({ jump: { from, to, place }, service, standing }) => {
        if (standing === null || !standings.includes(standing) || service === null)
            return [];
        return [`${SAYINGS[standing](`${service.version}`, `${from}`, `${to}`)} (${place?.file ?? service.location})`];
    });
    const unmatched = running.filter((each) => starts.every(({ service }) => service !== each));
    const unknown = running.flatMap(({ location, problem }) => (problem === null ? [] : [`${location}: ${problem}`]));
    return notesOf(['warning', 'running-differs', saying(['behind', 'ahead', 'above'])], ['notice', 'running-base', saying(['base'])], ['warning', 'running-unknown', unknown], ['warning', 'running-unmatched', unmatched.flatMap(({ glob }) => glob ?? [])], ['warning', 'plain-http', locationsInPlain(running)]);
}
const SAYINGS = {
    behind: (running, from) => `${running} still runs, not ${from}`,
    ahead: (running, from) => `${running} runs already, not ${from}`,
    above: (running, _, to) => `${running} runs, which is above ${to}`,
    base: (running) => `${running} runs`,
};
function notesOnGiven(starts) {
    const cases = starts.flatMap(({ jump, jumps, isBesideFiles }) => {
        const own = jumps.at(-1);
        if (isBesideFiles !== true || own === undefined)
            return [];
        return [`${jump.place.file}: ${own.from} → ${own.to} in the files, ${jump.from} → ${jump.to} as given`];
    });
    return notesOf(['warning', 'given-differs', cases]);
}
function notesOnReverts(starts) {
    const cases = starts.map(({ jump: { from, to, place }, service }) => `${place.file}: ${service?.location} still runs ${to}, not ${from}`);
    return notesOf(['warning', 'reverts', cases]);
}
function notesOnDoubts(starts) {
    const cases = starts.flatMap(({ jump: { to, place }, service, why }) => why === null ? [] : [`${place.file}: ${service?.location} runs ${to}, but ${why}`]);
    return notesOf(['warning', 'revert-unconfirmed', cases]);
}
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

/***/ 26416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ EditedTree)
/* harmony export */ });
class EditedTree {
    tree;
    edited;
    name;
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
        return paths.filter((path) => this.edited.has(path) || found.has(path));
    }
}


/***/ }),

/***/ 93960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ FOR_ALL),
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
const FOR_ALL = /^(?:common|base|defaults|values)$/i;


/***/ })

};
