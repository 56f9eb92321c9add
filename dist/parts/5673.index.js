export const id = 5673;
export const ids = [5673];
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
    means: ['place'],
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
    means: ['place'],
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
    means: ['compose'],
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
    means: ['helm'],
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
    means: ['place'],
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
    means: ['place'],
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
    target: { chart: 'values', stop: 'exception', applies: 'unknown', means: ['helm'], rendersTo: null },
    file: { chart: 'none', stop: 'exception', applies: 'unknown', means: [], rendersTo: null },
    line: { chart: 'none', stop: 'exception', applies: 'unknown', means: [], rendersTo: null },
    rendered: { chart: 'named', stop: 'exception', applies: 'unknown', means: ['place'], rendersTo: null },
    given: { chart: 'none', stop: 'none', applies: 'unknown', means: ['helm', 'compose'], rendersTo: null },
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

/***/ 45673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ scaleDownLines),
/* harmony export */   SD: () => (/* binding */ mayMigrateTooEarly),
/* harmony export */   mm: () => (/* binding */ adviseOn)
/* harmony export */ });
/* unused harmony export nestUnder */
/* harmony import */ var _deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33549);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68042);
/* harmony import */ var _product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53720);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29519);
/* harmony import */ var _writes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60261);





function adviseOn(change, decision, chartVersion, failOn, leftovers = [], isExcepted = false) {
    const { head } = change;
    const isStill = change.change === 'unchanged' && change.problem === null;
    const noticed = isStill ? [] : change.notices.map((message) => advice('notice', 'noticed', message, change.place));
    if (head === null)
        return [...adviseOnBuild(change), ...noticed];
    const isOfChart = head.parts.some(_writes_js__WEBPACK_IMPORTED_MODULE_3__/* .isMadeWithChart */ .wJ);
    return [
        ...(isOfChart && !isExcepted ? adviseOnMode(head, decision, chartVersion, failOn, leftovers) : []),
        ...(isOfChart && !isExcepted && decision === 'recreate' ? adviseOnArgoCd(head, chartVersion) : []),
        ...(decision === 'roll' ? adviseOnLeftovers(head, leftovers) : []),
        ...(decision === 'recreate' && !isExcepted ? adviseOnStanding(change, head, leftovers) : []),
        ...adviseOnMigrationJob(change, chartVersion),
        ...adviseOnBuild(change),
        ...noticed,
    ];
}
const TAKES_OUT = '`apply --done` takes it out.';
function adviseOnLeftovers({ declared }, leftovers) {
    const mode = declared.upgradeMode?.place;
    return leftovers.flatMap(({ file, line }) => {
        if (declared.values !== null && file === mode?.file && line === mode.line)
            return [];
        if (line !== null && leftovers.some((other) => other.file === file && other.line === line + 1))
            return [];
        const message = `This upgrade can roll, so it does not need what an earlier downtime left here. ${TAKES_OUT}`;
        return [advice('notice', 'leftover', message, { file, line, column: null })];
    });
}
function adviseOnStanding({ base }, { declared }, leftovers) {
    const mode = declared.upgradeMode;
    if (mode?.value !== 'Recreate' || base?.declared.upgradeMode?.value !== 'Recreate')
        return [];
    const { file, line } = mode.place;
    if (!leftovers.some((each) => each.file === file && each.line === line))
        return [];
    const message = `An earlier downtime left this here, and it declares this downtime, too. If nobody planned this one, ${TAKES_OUT}`;
    return [advice('warning', 'leftover', message, mode.place)];
}
function adviseOnMode(head, decision, chartVersion, failOn, leftovers) {
    const { upgradeMode } = head.declared;
    if (decision === 'roll' && upgradeMode?.value === 'Recreate') {
        const { place } = upgradeMode;
        const isLeft = leftovers.some(({ file, line }) => file === place.file && line === place.line);
        const remedy = isLeft ? `An earlier downtime left it here. ${TAKES_OUT}` : 'RollingUpdate needs no downtime.';
        const message = `upgrade.mode is Recreate, but this upgrade can roll. ${remedy}`;
        return [advice(levelOf(failOn), 'mode-differs', message, place, isLeft ? [] : modeLines(head, 'RollingUpdate'))];
    }
    if (decision !== 'recreate')
        return [];
    if (chartVersion !== null && (0,_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoresUpgradeMode */ .hb)(chartVersion)) {
        return [adviseOnOldChart('chart-ignores-mode', head, chartVersion)];
    }
    if (upgradeMode === null && chartVersion === null)
        return [];
    if (upgradeMode === null) {
        const message = 'This upgrade needs upgrade.mode Recreate, but the values that hold the tag do not set it.';
        return [advice(levelOf(failOn), 'mode-not-set', message, head.place, modeLines(head, 'Recreate'))];
    }
    if (upgradeMode.value === 'RollingUpdate') {
        const message = 'upgrade.mode is RollingUpdate, but this upgrade needs Recreate.';
        return [advice('warning', 'mode-differs', message, upgradeMode.place, modeLines(head, 'Recreate'))];
    }
    return adviseOnRecreate(head, upgradeMode, chartVersion);
}
function adviseOnOldChart(code, head, chartVersion) {
    const at = head.chart?.place ?? null;
    const line = at === null ? 'the chart' : `the chart at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_4__/* .showPlace */ .R)(at)}`;
    const message = `Chart ${chartVersion} does not stop the old version by itself, whatever upgrade.mode says. Raise ${line} to ${_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_TO_STOP */ .Ex} or later, or scale ${_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.name} down before the upgrade.`;
    const lines = code === 'chart-needs-scale-down' ? scaleDownLines([head.declared.keys]) : [];
    return advice('warning', code, message, head.declared.upgradeMode?.place ?? head.place, lines);
}
function adviseOnRecreate(head, { place }, chartVersion) {
    if (chartVersion === null) {
        const message = `upgrade.mode is Recreate, but the version of the chart is unknown, and charts before ${_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_TO_STOP */ .Ex} do not stop the old version by themselves. Set \`chart-version\`.`;
        return [advice('warning', 'chart-not-known', message, place)];
    }
    if (!(0,_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .honoursRecreate */ .qU)(chartVersion)) {
        return [adviseOnOldChart('chart-needs-scale-down', head, chartVersion)];
    }
    if (mayApplyJobAtOnce(head, chartVersion)) {
        const message = `Kustomize applies the chart's migration job together with everything else, so nothing stops the old version before it, whatever upgrade.mode says. Scale ${_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.name} down before the upgrade.`;
        return [advice('warning', 'chart-needs-scale-down', message, place, scaleDownLines([head.declared.keys]))];
    }
    const isJobRun = head.parts.every((part) => effectiveMigrationJob(part, chartVersion));
    const workers = [...new Set(head.parts.flatMap(({ declared }) => declared.workers))];
    if (isJobRun || workers.length === 0 || mayRunArgoCdHook(head, chartVersion))
        return [];
    const message = `upgrade.mode is Recreate, but no migration job is enabled. Each workload stops its own old pods only, so the new backend may migrate while the old ${workers.join(', ')} still ${workers.length === 1 ? 'runs' : 'run'}. Scale ${workers.length === 1 ? 'it' : 'them'} down first.`;
    if (head.isRenderedByArgoCd === true)
        return [advice('warning', 'no-migration-job', message, place)];
    return [
        advice('warning', 'no-migration-job', message, place, valuesLines(head, ['migrationJob:', '  enabled: true'])),
    ];
}
function mayMigrateTooEarly(head, chartVersion) {
    return mayRunArgoCdHook(head, chartVersion) || mayApplyJobAtOnce(head, chartVersion);
}
function mayRunArgoCdHook({ parts }, chartVersion) {
    return parts.some((part) => part.isRenderedByArgoCd === true && mayRunJob(part, chartVersion));
}
function mayApplyJobAtOnce({ parts }, chartVersion) {
    return parts.some((part) => !(0,_writes_js__WEBPACK_IMPORTED_MODULE_3__/* .runsHooks */ .zP)(part) && mayRunJob(part, chartVersion));
}
function mayRunJob(part, chartVersion) {
    return chartVersion === null
        ? part.declared.migrationJob?.value !== false
        : effectiveMigrationJob(part, chartVersion);
}
function adviseOnArgoCd(head, chartVersion) {
    if (!mayRunArgoCdHook(head, chartVersion) || (chartVersion !== null && !(0,_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .honoursRecreate */ .qU)(chartVersion)))
        return [];
    const message = "Argo CD runs the chart's migration job as a PreSync hook, and nothing proves that upgrade.mode Recreate stops the old version before it. Switch the migration job off.";
    const place = head.declared.migrationJob?.place ?? head.place;
    const lines = valuesLines(head, ['migrationJob:', '  enabled: false']);
    return [advice('warning', 'argo-cd-hooks', message, place, lines)];
}
function adviseOnMigrationJob({ base, head, place }, chartVersion) {
    const before = base?.chart?.version ?? null;
    const after = head?.chart?.version ?? chartVersion;
    if (base === null || head === null || before === null || after === null)
        return [];
    const was = effectiveMigrationJob(base, before);
    const is = effectiveMigrationJob(head, after);
    if (was === is)
        return [];
    const message = `The migration job is ${is ? 'enabled' : 'disabled'} with chart ${after}, and was ${was ? 'enabled' : 'disabled'} with chart ${before}. Set migrationJob.enabled to choose.`;
    const lines = valuesLines(head, ['migrationJob:', `  enabled: ${is}`]);
    return [advice('notice', 'migration-job-changes', message, head.chart?.place ?? place, lines)];
}
function effectiveMigrationJob({ declared }, chartVersion) {
    return declared.migrationJob?.value ?? (0,_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .migratesInJobByDefault */ .BF)(chartVersion);
}
function adviseOnBuild({ head, place, buildChanged }) {
    const isUnpublished = head?.image?.isPrefixed === true && head.image.path === _product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.image.path;
    const tag = `${_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.name} publishes no tag v${head?.version}: write ${head?.version}, without the v.`;
    const build = buildChanged ?? (head?.image?.digest == null ? null : 'unchecked');
    return [
        ...(isUnpublished ? [advice('warning', 'noticed', tag, place)] : []),
        ...(build === null ? [] : [advice(build === 'unchecked' ? 'notice' : 'warning', ...BUILDS[build], place)]),
    ];
}
const BUILDS = {
    image: [
        'image-changed',
        'The image comes from another registry or another build. Nobody has shown that the two can run side by side.',
    ],
    digest: [
        'digest-changed',
        'The digest changes under the same tag. Nobody has shown that both images can run side by side.',
    ],
    unchecked: ['digest-not-compared', 'The image has both a tag and a digest. Nothing checked that they match.'],
};
function levelOf(failOn) {
    return failOn === 'mode-mismatch' ? 'warning' : 'notice';
}
function advice(level, code, message, { file, line }, lines = []) {
    return { level, code, message, file, line, lines };
}
function modeLines(head, mode) {
    return valuesLines(head, ['upgrade:', `  mode: ${mode}`]);
}
function valuesLines({ parts, declared }, lines) {
    return parts.some(({ kind }) => (0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .x)(kind).chart === 'named') ? [] : nestUnder(declared.keys, lines);
}
function nestUnder(keys, lines) {
    const heads = keys.map((key, depth) => `${'  '.repeat(depth)}${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)}:`);
    return [...heads, ...lines.map((line) => `${'  '.repeat(keys.length)}${line}`)];
}
function scaleDownLines(keys, workers = []) {
    const components = workers.flatMap((worker) => _product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.chart.workers[worker] ?? []);
    return [
        'app=app.kubernetes.io',
        'pods="$app/instance=$RELEASE"',
        `pods="$pods,$app/name=${nameOf(keys)}"`,
        ...(components.length === 0 ? [] : [`pods="$pods,$app/component in (${components.join(',')})"`]),
        'kubectl scale deployment -l "$pods" \\',
        '  --replicas=0 &&',
        'kubectl wait pod -l "$pods" --for=delete \\',
        '  --timeout=5m',
    ];
}
function nameOf(keys) {
    const names = [...new Set(keys.map((each) => aliasOf(each) ?? _product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.word))];
    const [name = ''] = names;
    return names.length === 1 && /^[A-Za-z][\w-]*$/.test(name) ? name : '$NAME';
}
function aliasOf(keys) {
    const last = keys.at(-1) ?? null;
    return last === null || /^values(Object|Inline)?$/.test(last) ? null : last;
}


/***/ }),

/***/ 60261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ writesOf),
/* harmony export */   wJ: () => (/* binding */ isMadeWithChart),
/* harmony export */   zP: () => (/* binding */ runsHooks)
/* harmony export */ });
/* harmony import */ var _deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33549);

function writesOf(head) {
    const nothing = { argoCd: null, carrier: null, services: [], keys: [], workers: [], neighbours: [] };
    if (head === null)
        return { means: [], stop: 'exception', ...nothing };
    const { kind, carrier, declared, application, neighbours = [] } = head;
    const isCompose = kind === 'compose';
    const isOfChart = head.parts.some(isMadeWithChart);
    const rendered = head.parts.flatMap((part) => part.rendered ?? []);
    const isWorkload = rendered.length > 0 && rendered.every(({ form, comesAndGoes }) => form === 'kubernetes' && !comesAndGoes);
    return {
        means: meansInUse(head),
        stop: isOfChart ? 'chart' : isWorkload ? 'workload' : (0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .x)(kind).stop,
        argoCd: head.isRenderedByArgoCd
            ? { application: application?.name || null, namespace: application?.namespace || null }
            : null,
        carrier: isCompose ? carrier : (rendered.find((each) => each.carrier !== undefined)?.carrier ?? null),
        services: isCompose
            ? head.parts.map(({ id }) => id.slice(id.indexOf('#') + 1))
            : rendered.flatMap(({ form, name }) => (form === 'compose' ? [name] : [])),
        keys: declared.keys,
        workers: isOfChart ? declared.workers : objectsIn(head),
        neighbours,
    };
}
function objectsIn({ parts }) {
    const names = parts.flatMap(({ id }) => /#(\w+)\/[^/]*\/([\w.-]+)(?:#|$)/.exec(id)?.slice(1, 3).join('/') ?? []);
    return [...new Set(names)];
}
function meansInUse({ id, kind, place, chart, declared: { keys } }) {
    const facts = (0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .x)(kind);
    const isOfChart = place.file === chart?.place?.file && place.line === chart.place.line;
    if (facts.chart === 'named' && isOfChart)
        return [];
    if (kind === 'helm-values' && /#./.test(id) && keys.length === 0)
        return ['place'];
    if (kind === 'target') {
        const isValues = /values[^/]*\.ya?ml$/i.test(place.file) && /image\.tag$/.test(id);
        return isValues && keys.every((key) => /^[A-Za-z][\w-]*$/.test(key)) ? facts.means : ['place'];
    }
    return facts.means;
}
function isMadeWithChart({ kind, chart, declared, }) {
    const installs = (0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .x)(kind).chart;
    if (installs === 'none')
        return false;
    return chart !== null || (installs === 'values' && declared.values !== null);
}
function runsHooks({ kind, carrier }) {
    return (0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .x)(kind).applies !== 'at-once' && !/(?:^|\/)kustomization(?:\.ya?ml)?$/i.test(carrier);
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
