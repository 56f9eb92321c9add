export const id = 7551;
export const ids = [7551];
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

/***/ 46200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ scaleDownLines),
/* harmony export */   l: () => (/* binding */ releaseOf)
/* harmony export */ });
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);

function scaleDownLines(releases, workers = []) {
    const components = workers.flatMap((worker) => _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.chart.workers[worker] ?? []);
    return [
        'app=app.kubernetes.io',
        `pods="$app/instance=${releaseOf(releases) ?? '$RELEASE'}"`,
        `pods="$pods,$app/name=${nameOf(releases.map(({ keys }) => keys))}"`,
        ...(components.length === 0 ? [] : [`pods="$pods,$app/component in (${components.join(',')})"`]),
        'kubectl scale deployment -l "$pods" \\',
        '  --replicas=0 &&',
        'kubectl wait pod -l "$pods" --for=delete \\',
        '  --timeout=5m',
    ];
}
const RELEASE = /^[a-z0-9][a-z0-9.-]{0,52}$/;
function releaseOf(releases) {
    const [name = null, ...others] = new Set(releases.map(({ release }) => release ?? null));
    return others.length === 0 && name !== null && RELEASE.test(name) ? name : null;
}
function nameOf(keys) {
    const names = [...new Set(keys.map((each) => aliasOf(each) ?? _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word))];
    const [name = ''] = names;
    return names.length === 1 && /^[A-Za-z][\w-]*$/.test(name) ? name : '$NAME';
}
function aliasOf(keys) {
    const last = keys.at(-1) ?? null;
    return last === null || /^values(Object|Inline)?$/.test(last) ? null : last;
}


/***/ }),

/***/ 17551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Kd: () => (/* binding */ BRIEF_PARTS),
  kf: () => (/* binding */ EVIDENCE_PART),
  gl: () => (/* binding */ FIRST_PARTS),
  ly: () => (/* binding */ furtherParts)
});

// EXTERNAL MODULE: ./build/deployment/group-by.js
var group_by = __webpack_require__(81307);
// EXTERNAL MODULE: ./build/page/words.js
var words = __webpack_require__(49203);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/render/approval.js
var approval = __webpack_require__(95718);
// EXTERNAL MODULE: ./build/render/blocks.js
var render_blocks = __webpack_require__(87279);
// EXTERNAL MODULE: ./build/render/choices.js
var choices = __webpack_require__(89117);
// EXTERNAL MODULE: ./build/render/concerns.js
var concerns = __webpack_require__(30264);
// EXTERNAL MODULE: ./build/render/evidence.js
var evidence = __webpack_require__(94212);
// EXTERNAL MODULE: ./build/render/lead.js
var render_lead = __webpack_require__(67339);
// EXTERNAL MODULE: ./build/render/opening.js
var opening = __webpack_require__(76845);
// EXTERNAL MODULE: ./build/render/outcomes.js
var outcomes = __webpack_require__(44488);
// EXTERNAL MODULE: ./build/render/policy.js
var policy = __webpack_require__(45047);
// EXTERNAL MODULE: ./build/render/reasons.js
var reasons = __webpack_require__(14152);
// EXTERNAL MODULE: ./build/render/releases.js
var releases = __webpack_require__(40843);
// EXTERNAL MODULE: ./build/render/states.js
var states = __webpack_require__(74735);
// EXTERNAL MODULE: ./build/release-safety/table-impact.js
var table_impact = __webpack_require__(25190);
// EXTERNAL MODULE: ./build/render/why.js
var why = __webpack_require__(8551);
;// CONCATENATED MODULE: ./build/render/table-sizes.js




const OLD = 30;
function tableSizeBlocks(report, pen, { rows }) {
    const { tableSizes: sizes, spans, generatedAt } = report;
    if (sizes === null)
        return [];
    const title = (0,render_blocks/* heading */.R_)('How big the tables are');
    if (sizes.problem !== null)
        return [title, (0,render_blocks/* item */.AS)(`⚠️ ${pen.code('table-sizes')} cannot be read: ${pen.prose(sizes.problem)}.`)];
    const heavy = spans.flatMap(({ explanation }) => explanation.tables).filter((impact) => (0,table_impact/* weightOf */.m)(impact) > 0);
    const impacts = [...new Map(heavy.toReversed().map((impact) => [impact.table, impact])).values()];
    const measured = sizes.tables.flatMap((size) => {
        const impact = impacts.find(({ table }) => table === size.table);
        return impact === undefined ? [] : [{ size, impact }];
    });
    if (measured.length === 0)
        return [];
    const isEstimated = measured.some(({ size, impact }) => classOf(size, impact) !== null);
    return (0,words/* present */.Eb)(title, (0,render_blocks/* firstOf */.Ku)(measured, rows, ({ size, impact }) => (0,render_blocks/* item */.AS)(describe(size, impact, pen)), 'table'), isEstimated && (0,render_blocks/* item */.AS)(ESTIMATE), describeAge(sizes, generatedAt, pen).map((line) => (0,render_blocks/* item */.AS)(line)));
}
const REWRITES = 50e6;
const SCANS = 200e6;
const ESTIMATE = 'Seconds, minutes and hours are estimates by the size alone, for each migration: 50 MB a second for a rewrite, 200 MB for a scan. Your database may need less or more.';
function classOf({ bytes }, { rewritesTable, scansTable }) {
    if (rewritesTable === false && scansTable === false)
        return null;
    const seconds = bytes / (rewritesTable === false ? SCANS : REWRITES);
    if (seconds < 60)
        return 'seconds';
    return seconds < 3_600 ? 'minutes' : 'hours';
}
function describe(size, { releases, ...impact }, pen) {
    const { table, rows, bytes } = size;
    const takes = classOf(size, impact);
    const count = rows === null ? 'an unknown number of rows' : `about ${shortly(rows)} ${rows === 1 ? 'row' : 'rows'}`;
    return `${releases.join(', ')} ${(0,why/* describeHeaviness */.mQ)(impact, pen)} ${pen.quote(table)}: ${count}, ${bytesOf(bytes)}.${takes === null ? '' : ` That may take ${takes}.`}`;
}
function describeAge({ tables }, generatedAt, pen) {
    const [oldest] = tables.flatMap(({ measured }) => measured ?? []).toSorted();
    if (oldest === undefined)
        return [];
    const days = (0,words/* daysBetween */.YM)(oldest, generatedAt);
    return days > OLD ? [`⚠️ Measured on ${(0,words/* dayOf */.kb)(`${oldest}T`, pen)}, ${(0,words/* numberOf */.rl)(days)} days ago. Measure again.`] : [];
}
function shortly(count) {
    if (count < 1e3)
        return String(count);
    const power = Math.min(3, Math.floor(Math.log10(count) / 3));
    return `${rounded(count / 1e3 ** power)} ${['', 'thousand', 'million', 'billion'][power]}`;
}
function bytesOf(bytes) {
    const power = Math.min(4, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
    return `${rounded(bytes / 1_000 ** power)} ${['B', 'kB', 'MB', 'GB', 'TB'][power]}`;
}
function rounded(number) {
    return number < 10 ? String(Math.round(number * 10) / 10) : (0,words/* numberOf */.rl)(Math.round(number));
}

// EXTERNAL MODULE: ./node_modules/semver/functions/valid.js
var valid = __webpack_require__(58780);
// EXTERNAL MODULE: ./build/deployment/kinds/kinds.js + 10 modules
var kinds = __webpack_require__(33549);
// EXTERNAL MODULE: ./build/gate/report/scale-down.js
var scale_down = __webpack_require__(46200);
// EXTERNAL MODULE: ./build/product/chart-versions.js
var chart_versions = __webpack_require__(53720);
// EXTERNAL MODULE: ./build/render/pen.js
var render_pen = __webpack_require__(65586);
;// CONCATENATED MODULE: ./build/render/window-argo-cd.js

const ARGO_CD = {
    manual: (name) => `argocd app set ${name} --sync-policy none`,
    automated: (name) => `argocd app set ${name} --sync-policy automated`,
    sync: (name) => `argocd app sync ${name}`,
    wait: (name) => `argocd app wait ${name} --health`,
};
function argoCommands(deployments, verbs) {
    const isPlain = (name) => /^[a-z0-9][\w.-]*$/i.test(name);
    const names = deployments.map(({ writes: { argoCd } }) => {
        const { application, namespace } = argoCd ?? { application: null, namespace: null };
        if (application === null || !isPlain(application))
            return '"$APPLICATION"';
        return namespace === null || !isPlain(namespace) ? application : `${namespace}/${application}`;
    });
    return [...new Set(names)].flatMap((name) => verbs.map((verb) => ARGO_CD[verb](name)));
}
const PAUSE_PARENT = 'If another Application or an ApplicationSet manages this Application, pause that one first.';
function resumeItem(deployments, pen) {
    const [heal, prune] = [pen.code('--self-heal'), pen.code('--auto-prune')];
    return (0,render_blocks/* item */.AS)(`If the automatic sync was on, turn it back on. Add ${heal} and ${prune} if these were on, too:`, [
        (0,render_blocks/* code */.aY)('sh', argoCommands(deployments, ['automated'])),
    ]);
}

;// CONCATENATED MODULE: ./build/render/window-beside.js




function neighboursOf(deployments) {
    return [...new Set(deployments.flatMap(({ writes }) => writes.neighbours))];
}
function neighbourItems(deployments, version, pen) {
    const names = neighboursOf(deployments);
    if (names.length === 0)
        return [];
    const [uses, it] = names.length === 1 ? ['uses', 'it'] : ['use', 'them'];
    const list = (0,words/* listOf */.c3)(names.map((name) => pen.literal(name)));
    return [
        (0,render_blocks/* item */.AS)(`${list} ${uses} the same database with another image. Stop ${it} before ${version} starts, and start ${it} again once ${version} is ready.`),
    ];
}
function clusterItems(ways, deployments, pen) {
    const names = [...new Set(deployments.flatMap(({ environments }) => environments))];
    if (!JSON.stringify(ways).includes('kubectl '))
        return [];
    const list = (0,words/* listOf */.c3)(names.map((name) => pen.literal(name)));
    const where = list === '' ? `the namespace of ${product/* product */.q.name}` : `the cluster and the namespace of ${list}`;
    return [(0,render_blocks/* item */.AS)(`Run ${pen.code('kubectl')} in ${where}.`)];
}
function workersOf(deployments) {
    return [...new Set(deployments.flatMap(({ writes }) => writes.workers))];
}
function workloadItems(deployments, version, pen) {
    if (deployments.length === 0)
        return [];
    const folders = (0,group_by/* groupBy */.$)(deployments, ({ file }) => (file ?? '').replace(/[^/]*$/, ''));
    const workers = [...folders.values()]
        .map(workersOf)
        .filter(({ length }) => length > 1)
        .flat();
    const one = `With ${pen.code('strategy.type: Recreate')} a workload stops its old pods before its new ones start.`;
    return (0,words/* present */.Eb)(workers.length > 0 &&
        (0,render_blocks/* item */.AS)(`Scale all of ${(0,words/* listOf */.c3)(workers.map((name) => pen.literal(name)))} down, and wait until their pods are gone. Each of them stops only its own pods. If a controller such as Argo CD deploys them, pause it first, because it would scale them up again.`), (0,render_blocks/* item */.AS)(`Deploy ${version} as usual. ${one}`), workers.length === 0 &&
        deployments.every(({ writes }) => writes.neighbours.length === 0) &&
        (0,render_blocks/* item */.AS)('If another workload uses the same database, scale it down first.'));
}

// EXTERNAL MODULE: ./build/release-safety/version.js
var release_safety_version = __webpack_require__(15807);
;// CONCATENATED MODULE: ./build/render/window-jump.js



function hasPreflight(version) {
    return (0,release_safety_version/* compareVersions */.Zy)(version, product/* product */.q.preflight.since) >= 0;
}
function preflightItem(to, pen) {
    const page = pen.reference(pen.code(product/* product */.q.preflight.name), product/* product */.q.preflight.page);
    return (0,render_blocks/* item */.AS)(`Optional: run ${page} as a separate job with the image of ${pen.version(to)}, before you stop anything.`);
}

;// CONCATENATED MODULE: ./build/render/window-compose.js





function isComposed({ kind, writes }) {
    return kind === 'compose' || writes.services.length > 0;
}
function composeItems(deployments, jump, pen) {
    const carriers = [...new Set(deployments.map(({ writes }) => writes.carrier))];
    const [files, server, them] = carriers.length > 1 ? ['files', 'servers', 'them'] : ['file', 'server', 'that file'];
    const get = `Get the changed ${files} onto the ${server}, for example with ${pen.code('git pull')} after the merge.`;
    const ways = carriers.flatMap((carrier) => {
        const own = deployments.filter(({ writes }) => writes.carrier === carrier);
        return itemsOf(carrier, own, jump, pen);
    });
    return (0,words/* present */.Eb)(carriers.length > 0 && (0,render_blocks/* item */.AS)(`${get} Compose starts the version in ${them}.`), ...ways);
}
function itemsOf(carrier, own, { to, back }, pen) {
    const version = pen.version(to);
    const isElsewhere = own.some(({ file }) => isOtherEnvFile(file ?? ''));
    const options = isElsewhere ? `, with the options that you usually give, such as ${pen.code('--env-file')}` : '';
    const { first, check, stop, start, startOthers } = composeLines(carrier, own);
    const others = neighboursOf(own);
    const names = (0,words/* listOf */.c3)(others.map((name) => pen.literal(name)));
    const isChecked = back === null && hasPreflight(to);
    const change = `Stop ${back?.from ?? 'the old version'} and start ${isChecked ? to : version}${options}`;
    const also = `. ${names} ${others.length === 1 ? 'uses' : 'use'} the same database, so ${others.length === 1 ? 'it stops' : 'they stop'} too`;
    const replacing = others.length === 0 ? change : change + also;
    const between = back?.restores === true ? [`# restore the backup made under ${to}`] : [];
    const replace = [...stop, ...between, ...start];
    return (0,words/* present */.Eb)(isChecked &&
        (0,render_blocks/* item */.AS)(`Optional: pull ${version} and let it check the database${options}:`, [(0,render_blocks/* code */.aY)('sh', [...first, ...check])]), (0,render_blocks/* item */.AS)(`${replacing}:`, [(0,render_blocks/* code */.aY)('sh', isChecked ? replace : [...first, ...replace])]), others.length > 0 && (0,render_blocks/* item */.AS)(`Once ${to} is ready, start ${names} again:`, [(0,render_blocks/* code */.aY)('sh', startOthers)]));
}
function isOtherEnvFile(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    return name.includes('env') && name !== '.env';
}
function composeLines(carrier, deployments) {
    const { enter, compose } = composeCommand(carrier);
    const own = deployments.flatMap(({ writes }) => writes.services);
    const [services, others] = [namesOf(own, '$SERVICES'), namesOf(neighboursOf(deployments), '$OTHERS')];
    const isBuilt = deployments.some(({ file }) => /(?:^|\/)(?:[\w.-]*\.)?(?:Docker|Container)file[\w.-]*$/i.test(file ?? ''));
    const isAlone = neighboursOf(deployments).length === 0;
    const { program, arguments: words } = product/* product */.q.preflight;
    return {
        first: [...enter, `${compose} ${isBuilt ? 'build --pull' : 'pull'} ${services}`],
        check: [
            `${compose} run --rm --no-deps \\`,
            `  --entrypoint ${program} ${namesOf(own.slice(0, 1), '"$SERVICE"')} \\`,
            `  ${words}`,
        ],
        stop: [`${compose} stop ${isAlone ? services : `${services} ${others}`}`],
        start: [`${compose} up --detach ${isAlone ? '' : '--no-deps '}${services}`],
        startOthers: [`${compose} start ${others}`],
    };
}
function namesOf(services, otherwise) {
    const names = [...new Set(services)];
    return names.length > 0 && names.every((name) => /^\w[\w.-]*$/.test(name)) ? names.join(' ') : otherwise;
}
function composeCommand(carrier) {
    const [, folder = '', name = ''] = /^(?:(.*)\/)?([^/]*)$/s.exec(carrier ?? '') ?? [];
    if (carrier === null || name === '')
        return { enter: [], compose: 'docker compose' };
    if (!/^\w[\w./-]*$/.test(carrier))
        return { enter: [`# in the folder of ${carrier}`], compose: 'docker compose' };
    const enter = folder === '' ? [] : [`cd ${folder}`];
    const isUsual = /^(?:docker-)?compose\.ya?ml$/.test(name);
    return { enter, compose: isUsual ? 'docker compose' : `docker compose --file ${name}` };
}

;// CONCATENATED MODULE: ./build/render/window-platforms.js


function jobOf({ id }) {
    return /#(\w[\w.-]*)\//.exec(id)?.[1] ?? '"$JOB"';
}
const PLATFORMS = [
    {
        fits: ({ id, kind }) => /#google_cloud_run(?:_v2)?_service\./.test(id) || (kind === 'manifests' && /#Service\//.test(id)),
        says: 'Cloud Run starts the new revision while the old one still runs. Scale the old one to 0 first:',
        lines: () => ['gcloud run services update "$SERVICE" \\', '  --region "$REGION" --scaling=0'],
        after: (version) => `Wait until no instance is left. Deploy ${version} as usual, and set the scaling as it was, with its minimum and maximum: the command has taken them away.`,
    },
    {
        fits: ({ id, file }) => /#aws_ecs_(?:task_definition|service)\./.test(id) || /task[-_]?def[^/]*\.json$/i.test(file ?? ''),
        says: 'ECS starts the new tasks while the old ones still run. Stop the old ones first:',
        lines: () => [
            'tasks=$(aws ecs list-tasks \\',
            '  --cluster "$CLUSTER" \\',
            '  --service-name "$SERVICE" \\',
            '  --query "taskArns" --output text) &&',
            'aws ecs update-service \\',
            '  --cluster "$CLUSTER" \\',
            '  --service "$SERVICE" --desired-count 0 &&',
            'aws ecs wait tasks-stopped \\',
            '  --cluster "$CLUSTER" --tasks $tasks',
        ],
        after: (version) => `Deploy ${version} as usual, and set the desired count as it was.`,
    },
    {
        fits: ({ kind }) => kind === 'nomad',
        says: 'Nomad replaces one allocation after the other. Stop the old job first:',
        lines: (place) => [`nomad job stop ${jobOf(place)}`],
        after: (version, place) => `Wait until \`nomad job allocs ${jobOf(place)}\` lists none that runs, because the command does not wait for that. Run the job with ${version} as usual.`,
    },
    {
        fits: ({ id, file }) => id.includes('#digitalocean_app.') || /(?:^|\/)\.do\/[^/]+\.ya?ml$/.test(file ?? ''),
        says: 'App Platform starts the new containers while the old ones still run. Archive the app first: set maintenance.archive to true in its spec, and apply that.',
        lines: () => [],
        after: (version) => `Take maintenance.archive out again, and apply the spec with ${version}.`,
    },
];
function platformOf(place) {
    return PLATFORMS.findIndex(({ fits }) => fits(place));
}
function platformItems(deployments, version) {
    return PLATFORMS.flatMap(({ fits, says, lines, after }) => {
        const own = [...(0,group_by/* groupBy */.$)(deployments.filter(fits), (place) => lines(place).join('\n')).values()];
        return own.flatMap(([place]) => {
            const commands = lines(place);
            return [(0,render_blocks/* item */.AS)(says, commands.length === 0 ? [] : [(0,render_blocks/* code */.aY)('sh', commands)]), (0,render_blocks/* item */.AS)(after(version, place))];
        });
    });
}

;// CONCATENATED MODULE: ./build/render/window.js














function windowBlocks(jump, deployments, pen) {
    const { to, back } = jump;
    const [same, ...others] = [...(0,group_by/* groupBy */.$)(deployments, wayOf).values()];
    const excepted = deployments.filter((each) => isExcepted(each) && (back?.restores === true || !isComposed(each)));
    const whose = excepted.length === deployments.length ? '' : ` for ${(0,render_pen/* placesOf */.ek)(excepted, pen)}`;
    const old = back?.from ?? 'the old version';
    const why = back === null ? `The exception${whose} stops nothing. ` : '';
    const isOwn = excepted.some((each) => each.writes.stop === 'workload' && !isComposed(each));
    const pause = isOwn ? ` Pause Argo CD or Flux first, which would scale ${product/* product */.q.name} up again.` : '';
    const first = (0,words/* present */.Eb)(back === null && firstItems(to, deployments, pen), back !== null && (0,render_blocks/* item */.AS)(`Back up the database as ${back.from} leaves it, so that you can return to it.`), excepted.length > 0 &&
        (0,render_blocks/* item */.AS)(`${why}Stop ${old} before ${to} starts, and ${pen.strong('before the merge')} if merging deploys it.${pause}`), back?.restores === true &&
        (0,render_blocks/* item */.AS)(`Once ${old} has stopped, restore the backup made under ${pen.version(to)}. Start ${to} only after that.`));
    const ways = same === undefined || others.length === 0
        ? wayBlocks(jump, deployments, pen)
        : [same, ...others].flatMap((those) => {
            const own = wayBlocks(jump, those, pen);
            return own.length === 0 ? [] : [(0,render_blocks/* item */.AS)(`${(0,render_pen/* placesOf */.ek)(those, pen)}:`, own)];
        });
    return [...first, ...clusterItems(ways, deployments, pen), ...ways];
}
function firstItems(to, deployments, pen) {
    return (0,words/* present */.Eb)(deployments.some(({ migrations }) => migrations?.state === 'pending') &&
        (0,render_blocks/* item */.AS)('Let the migrations of the current version finish first. Stopping it would interrupt them.'), (0,render_blocks/* item */.AS)('Back up the database first, because migrations cannot be undone.'), hasPreflight(to) && !deployments.every(isComposed) && preflightItem(to, pen));
}
function isExcepted({ exceptions, rollback }) {
    return rollback !== null || exceptions.some(({ allow }) => allow === 'recreate');
}
function wayOf(deployment) {
    const { chart, declared, advice } = deployment;
    const { stop, argoCd } = deployment.writes;
    return JSON.stringify([
        stop,
        platformOf(deployment),
        isComposed(deployment),
        argoCd !== null,
        chart.to,
        declared.migrationJob,
        isExcepted(deployment),
        advice.some(saysToScale),
    ]);
}
function wayBlocks(jump, deployments, pen) {
    const { to, back } = jump;
    const uncomposed = deployments.filter((each) => !isComposed(each));
    const by = (wanted) => uncomposed.filter(({ writes }) => writes.stop === wanted);
    const version = pen.version(to);
    const charts = by('chart');
    const synced = charts.filter((each) => each.writes.argoCd !== null && !each.advice.some(saysToScale) && !isExcepted(each));
    const rest = charts.filter((each) => !synced.includes(each));
    const workloads = by('workload').filter((each) => !isExcepted(each));
    const excepted = by('workload').filter(isExcepted);
    const byHand = [...by('exception'), ...excepted];
    const stop = `Stop ${back?.from ?? 'the old version'} before ${version} starts.`;
    const isToldAbove = byHand.every(isExcepted);
    return (0,words/* present */.Eb)(synced.length > 0 && syncItems(synced, version, pen), rest.length > 0 && chartItems(rest, jump, version, pen), composeItems(deployments.filter(isComposed), jump, pen), neighbourItems(uncomposed, version, pen), workloadItems(workloads, version, pen), platformItems(byHand, version), !isToldAbove && byHand.some((each) => platformOf(each) === -1) && (0,render_blocks/* item */.AS)(stop), by('none').length > 0 &&
        (0,render_blocks/* item */.AS)(`${stop} The chart does that with ${pen.code('upgrade.mode: Recreate')}, from ${chart_versions/* FIRST_TO_STOP */.Ex} on.`));
}
function syncItems(deployments, version, pen) {
    const applications = deployments.flatMap(({ writes: { argoCd } }) => {
        if (argoCd?.application == null)
            return [];
        const where = argoCd.namespace === null ? '' : ` (namespace ${pen.literal(argoCd.namespace)})`;
        return [`${pen.literal(argoCd.application)}${where}`];
    });
    const which = applications.length === 0 ? 'its Application' : (0,words/* listOf */.c3)([...new Set(applications)]);
    const workers = workersOf(deployments);
    const recreate = `With ${pen.code('upgrade.mode: Recreate')} each workload stops its old pods before its new ones start`;
    if (workers.length === 0) {
        return [
            (0,render_blocks/* item */.AS)(`Merge ${version}. If ${which} does not sync automatically, sync it:`, [
                (0,render_blocks/* code */.aY)('sh', argoCommands(deployments, ['sync', 'wait'])),
            ]),
            (0,render_blocks/* item */.AS)(`Do not scale anything by hand, because ${pen.code('selfHeal')} would undo it. ${recreate}.`),
        ];
    }
    const workloads = (0,words/* listOf */.c3)(workers.map((name) => pen.code(name)));
    return [
        (0,render_blocks/* item */.AS)(`Turn off the automatic sync of ${which}, because ${pen.code('selfHeal')} would undo your scaling. ${PAUSE_PARENT}`, [(0,render_blocks/* code */.aY)('sh', argoCommands(deployments, ['manual']))]),
        (0,render_blocks/* item */.AS)(`Scale down the other workloads of the Helm release ${releaseName(deployments, pen)} first (${workloads}). ${recreate}, but does not wait for the others.`, [scaleDown(deployments, workers)]),
        (0,render_blocks/* item */.AS)(`Merge ${version} and sync. That starts everything again:`, [
            (0,render_blocks/* code */.aY)('sh', argoCommands(deployments, ['sync', 'wait'])),
        ]),
        resumeItem(deployments, pen),
    ];
}
function scaleDown(deployments, workers = []) {
    return (0,render_blocks/* code */.aY)('sh', (0,scale_down/* scaleDownLines */.A)(writesOf(deployments), workers));
}
function chartItems(deployments, { back, chartVersion }, version, pen) {
    const [only = null, ...others] = new Set(deployments.map((each) => valid(each.chart.to ?? chartVersion)));
    const chart = others.length === 0 ? only : null;
    const isTold = deployments.some((each) => isExcepted(each) || each.advice.some(saysToScale));
    if (chart !== null && (0,chart_versions/* honoursRecreate */.qU)(chart) && !isTold) {
        const workers = workersOf(deployments);
        const isWithJob = deployments.every(({ declared }) => declared.migrationJob === true);
        return (0,words/* present */.Eb)(workers.length > 0 &&
            !isWithJob &&
            (0,render_blocks/* item */.AS)(`Without a migration job, scale down the other workloads of the Helm release ${releaseName(deployments, pen)} first (${(0,words/* listOf */.c3)(workers.map((name) => pen.code(name)))}). Otherwise they run next to the new backend.`, [scaleDown(deployments, workers)]), (0,render_blocks/* item */.AS)(`Deploy ${version} as usual. ${(0,words/* capital */.Nx)(describeJob(deployments, pen))}.`));
    }
    const isArgo = deployments.some(({ kind, advice, writes }) => writes.argoCd !== null ||
        (0,kinds/* factsOf */.x)(kind).applies === 'sync' ||
        advice.some((piece) => piece.code === 'argo-cd-hooks'));
    const isKnown = back !== null || chart !== null || isTold;
    const known = `, because nothing else stops ${back?.from ?? 'the old version'} in time`;
    const unknown = ` if the chart is older than ${chart_versions/* FIRST_TO_STOP */.Ex}, because it does not do that by itself`;
    const why = deployments.every(isExcepted) ? '' : isKnown ? known : unknown;
    return (0,words/* present */.Eb)(isArgo &&
        (0,render_blocks/* item */.AS)(`Turn off Argo CD's automatic sync. Otherwise ${pen.code('selfHeal')} scales ${product/* product */.q.name} up again at once. ${PAUSE_PARENT}`, [(0,render_blocks/* code */.aY)('sh', argoCommands(deployments, ['manual']))]), (0,render_blocks/* item */.AS)(`Scale ${product/* product */.q.name} down${why}${(0,scale_down/* releaseOf */.l)(writesOf(deployments)) === null ? `. ${pen.code('$RELEASE')} is its Helm release` : ''}:`, [scaleDown(deployments)]), (0,render_blocks/* item */.AS)(`Deploy ${version} as usual.`), (0,render_blocks/* item */.AS)(`If ${pen.code('autoscaling.enabled')} is set, the workload stays at 0. Scale it to 1 so that the autoscaler takes over.`), isArgo && resumeItem(deployments, pen));
}
function saysToScale({ code: what }) {
    return what === 'chart-needs-scale-down' || what === 'chart-ignores-mode' || what === 'argo-cd-hooks';
}
function describeJob(deployments, pen) {
    const [job, ...others] = new Set(deployments.map(({ declared }) => declared.migrationJob));
    const withJob = `with ${pen.code('migrationJob.enabled')} the chart stops ${product/* product */.q.name}, migrates, and restarts it`;
    const without = 'without a migration job each workload stops its old pods before its new ones start';
    if (others.length > 0 || job == null)
        return `${withJob}. ${(0,words/* capital */.Nx)(without)}`;
    return job ? withJob : without;
}
function afterwardsBlocks(deployments, letter, program, pen) {
    const excepted = deployments.flatMap(({ exceptions }) => exceptions.map((each) => ({ ...each, text: each.reason })));
    const all = [...deployments.flatMap(({ leftovers }) => leftovers), ...(letter === null ? excepted : [])];
    const lines = new Map(all.map((each) => [`${each.file}:${each.line}`, each]));
    const own = letter === null ? [] : [letter === '' ? 'the added lines' : `what ${letter} added`];
    if (lines.size + own.length === 0)
        return [];
    const isByHand = own.length === 0 && all.every(({ text: there }) => there === '');
    const named = [...lines.values()].filter(({ file, line }) => isByHand || !lines.has(`${file}:${(line ?? 0) - 1}`));
    const places = (0,render_pen/* linesOf */.Dx)(named, pen);
    const undo = `Afterwards, undo ${(0,words/* listOf */.c3)([...own, ...places])}`;
    if (isByHand)
        return [(0,render_blocks/* item */.AS)(`${undo}.`)];
    return [(0,render_blocks/* item */.AS)(`${undo}:`, [(0,render_blocks/* code */.aY)('sh', (0,render_blocks/* commandLines */.Zm)(`${program} apply --done`))])];
}
function checkBlocks(deployments, pen) {
    const synced = deployments.filter(({ writes }) => writes.argoCd !== null);
    const released = deployments.filter(({ writes }) => writes.stop === 'chart' && writes.argoCd === null);
    const isOfHelm = released.length > 0;
    const isWithJob = released.every(({ declared }) => declared.migrationJob === true);
    const then = isWithJob
        ? "By then the chart's migration job has succeeded."
        : 'Without a migration job, also wait for the rollout.';
    const wait = isOfHelm
        ? `Wait until Helm reports ${pen.code('STATUS: deployed')} for your release (${releaseName(deployments, pen)}). ${then}`
        : 'Wait until the new version is running and its migrations have finished.';
    return (0,words/* present */.Eb)((0,render_blocks/* text */.Qq)(wait), synced.length > 0 && (0,render_blocks/* code */.aY)('sh', argoCommands(synced, ['wait'])), isOfHelm && (0,render_blocks/* code */.aY)('sh', helmChecks((0,scale_down/* releaseOf */.l)(writesOf(deployments)) ?? '"$RELEASE"')), deployments.some(isComposed) && (0,render_blocks/* code */.aY)('sh', ['docker compose ps', 'docker compose logs --since 15m']));
}
const helmChecks = (release) => [
    `helm status ${release}`,
    'kubectl rollout status deployment \\',
    `  -l app.kubernetes.io/instance=${release} \\`,
    '  --timeout=15m',
];
const writesOf = (deployments) => deployments.map(({ writes }) => writes);
function releaseName(deployments, pen) {
    return pen.code((0,scale_down/* releaseOf */.l)(writesOf(deployments)) ?? '$RELEASE');
}

;// CONCATENATED MODULE: ./build/render/parts.js


















const MOST_LINES = 3;
const FIRST_PARTS = [
    { name: 'deployments', blocks: opening/* openingBlocks */.R },
    { name: 'the approval', blocks: approval/* approvalBlocks */.eQ },
    { name: 'choices', blocks: choices/* outcomeBlocks */.Xr },
    { name: 'your endpoints', blocks: endpointBlocks },
];
const BRIEF_PARTS = [
    {
        name: 'the window',
        blocks: (report) => {
            if ((0,choices/* exceptionsInUse */.pD)(report).length > 0)
                return [(0,render_blocks/* text */.Qq)(`Back up the database, and stop ${product/* product */.q.name} before the merge if merging deploys it.`)];
            const isOpen = !report.outcome.fails && report.deployments.some((each) => (0,states/* stateOf */.L4)(each) === 'recreate');
            return isOpen ? [(0,render_blocks/* text */.Qq)('Deploy in a maintenance window, and back up the database first.')] : [];
        },
    },
    { name: 'your deployment', blocks: (report, pen, detail) => (0,concerns/* concernsOf */.L9)(report, pen, detail).urgent },
    {
        name: 'why',
        blocks: (report, pen) => {
            const [worst] = (0,states/* jumpsOf */.bW)(report);
            const reason = worst === undefined || isDecided(worst) ? null : (0,why/* firstReason */.$l)(worst.span, pen);
            return worst === undefined || reason === null
                ? []
                : [(0,render_blocks/* text */.Qq)(`${pen.strong(`${(0,why/* whyTitle */.ZI)(worst.span)}:`)} ${reason}`)];
        },
    },
];
const EVIDENCE_PART = { name: 'the evidence', blocks: evidence/* evidenceBlocks */.Is };
function furtherParts(report) {
    const jumps = (0,states/* jumpsOf */.bW)(report);
    const isOnly = jumps.length === 1 && report.deployments.length === 1;
    const level = isOnly ? 3 : 4;
    const first = jumps.find((jump) => isOnly || !isDecided(jump));
    const worst = jumps.find((jump) => first !== undefined && isAlike(jump, first) && !(0,policy/* isHeld */.i7)(jump.span)) ?? first;
    const ofWorst = (name, blocks) => {
        return { name, blocks: (_, pen, detail) => (worst === undefined ? [] : blocks(worst, pen, detail)) };
    };
    const window = {
        name: 'the window',
        blocks: (_, pen) => [
            ...(worst === undefined ? otherBuildsBlocks(report, pen) : stepsOf(report, worst, level, pen)),
            ...wayBackBlocks(report, pen),
        ],
    };
    return [
        ofWorst('upgrades', ({ span }, pen) => isOnly ? [] : [(0,render_blocks/* heading */.R_)(`${span.from} → ${pen.version(span.to)}`), ...(0,render_lead/* leadBlocks */.nL)(report, span, [], pen)]),
        ofWorst('why', (jump, pen, detail) => whyOf(jump, level, pen, detail)),
        { name: 'how big the tables are', blocks: tableSizeBlocks },
        ...(isOnly ? [] : [window]),
        { name: 'your known issues', blocks: (_, pen, detail) => (0,policy/* issueBlocks */.eT)(jumps, isOnly, pen, detail) },
        { name: 'your deployment', blocks: concernBlocks },
        ...(isOnly ? [window] : []),
        { name: 'further upgrades', blocks: (_, pen, detail) => furtherJumps(report, jumps, worst, pen, detail) },
        { name: 'warnings', blocks: evidence/* noteBlocks */.HW },
        ofWorst('all releases', ({ span }, pen, detail) => (0,releases/* releaseBlocks */.Oi)(span, pen, detail)),
    ];
}
function isAlike({ span: one }, { span: other }) {
    return one.from === other.from && one.to === other.to;
}
function isDecided({ span: { decision } }) {
    return decision === 'roll' || decision === 'unchanged';
}
function planOf({ span, deployments }, level, pen) {
    const { hops, problem } = span.plan;
    if (span.decision !== 'blocked' || ((0,policy/* isHeld */.i7)(span) && hops === null))
        return [];
    if (hops === null)
        return [(0,render_blocks/* heading */.R_)('The plan', level), (0,render_blocks/* text */.Qq)((0,reasons/* describeNoPath */.Yv)(problem, pen))];
    const later = hops.slice(1).flatMap(({ to }, at) => {
        const needs = (0,concerns/* stepBlocks */.Bq)(deployments, to, pen);
        return needs.length === 0 ? [] : [(0,render_blocks/* item */.AS)(`Step ${at + 2} also needs:`, needs)];
    });
    return hops.length < 2 ? [] : [(0,render_blocks/* heading */.R_)('Before the next step', level), ...checkBlocks(deployments, pen), ...later];
}
function whyOf({ span }, level, pen, detail) {
    const blocks = isDecided({ span }) ? [] : (0,why/* whyBlocks */.Tm)(span, pen, detail);
    return blocks.length === 0 ? [] : [(0,render_blocks/* heading */.R_)((0,why/* whyTitle */.ZI)(span), level), ...blocks];
}
function stepsOf(report, jump, level, pen) {
    const [window, plan] = [windowOf(report, jump, level, pen), planOf(jump, level, pen)];
    return jump.span.plan.hops?.[0]?.decision === 'recreate' ? [...window, ...plan] : [...plan, ...window];
}
function windowOf(report, { span, deployments }, level, pen) {
    if (span.decision === 'unproven' || (0,approval/* failedApproval */.jg)(report) !== null)
        return [];
    const hop = span.plan.hops?.[0] ?? span.policy?.newest?.hop;
    return hop?.decision === 'recreate' ? windowTo(report, upgradeTo(report, hop.to), deployments, level, pen) : [];
}
function otherBuildsBlocks(report, pen) {
    const others = report.deployments.filter((each) => (0,states/* stateOf */.L4)(each) === 'recreate' && (0,states/* spanOf */.ee)(report, each) === undefined);
    const to = others[0]?.to ?? null;
    return to === null || (0,approval/* failedApproval */.jg)(report) !== null ? [] : windowTo(report, upgradeTo(report, to), others, 3, pen);
}
function wayBackBlocks(report, pen) {
    const own = report.deployments.filter(({ rollback, reverts }) => rollback !== null && !reverts);
    if ((0,approval/* failedApproval */.jg)(report) !== null)
        return [];
    return [...(0,group_by/* groupBy */.$)(own, ({ from, to }) => `${from} ${to}`).values()].flatMap((same) => {
        const [{ from, to, rollback }] = same;
        if (from === null || to === null)
            return [];
        const restores = rollback?.isKnown !== true || rollback.migrations.length > 0;
        const jump = { ...upgradeTo(report, to), back: { from, restores } };
        return windowTo(report, jump, same, 3, pen);
    });
}
function upgradeTo({ chartVersion }, to) {
    return { to, back: null, chartVersion };
}
function windowTo(report, jump, deployments, level, pen) {
    const ids = new Set(deployments.map(({ id }) => id));
    const isIts = ({ id }) => (jump.back === null ? id === 'stop' || id === 'hop' : id === 'rollback');
    const at = report.choices.findIndex((choice) => isIts(choice) && choice.deployments.some((id) => ids.has(id)));
    const choice = report.choices[at];
    const letter = at < 0 ? '' : (0,outcomes/* letterOf */.UB)(report, at);
    const after = choice === undefined ? [] : (0,concerns/* deploymentsAfter */.L0)(choice).filter(({ id }) => ids.has(id));
    const then = deployments.map((each) => after.find(({ id }) => id === each.id) ?? each);
    const adding = after.some(({ leavesOwnLines }) => leavesOwnLines) ? letter : null;
    return [
        (0,render_blocks/* heading */.R_)(`In the window${letter === '' ? '' : ` (${letter})`}`, level),
        ...windowBlocks(jump, then, pen),
        ...afterwardsBlocks(then, adding, report.links.program, pen),
    ];
}
function concernBlocks(report, pen, detail) {
    const { deployments, outcome } = report;
    const { urgent, others } = (0,concerns/* concernsOf */.L9)(report, pen, detail);
    if (urgent.length + others.length === 0)
        return [];
    const own = deployments.every(states/* isGiven */.qR) ? 'Environment variables' : 'Your deployment';
    const title = deployments.length > 1 ? 'Your deployments' : own;
    const isGreen = (0,states/* jumpsOf */.bW)(report).every((jump) => jump.deployments.length === 0 || isDecided(jump)) && !outcome.fails;
    const blocks = [...urgent, ...others];
    return isGreen && urgent.length === 0 ? (0,render_blocks/* fold */.AU)(title, blocks) : [(0,render_blocks/* heading */.R_)(title), ...blocks];
}
function furtherJumps(report, jumps, worst, pen, detail) {
    const show = (jump) => {
        const title = `${(0,states/* markOfSpan */.f$)(jump.span)} ${jump.span.from} → ${jump.span.to}`;
        if (!detail.deep)
            return (0,render_blocks/* text */.Qq)(title);
        const [lead, steps] = [(0,render_lead/* leadBlocks */.nL)(report, jump.span, [], pen), stepsOf(report, jump, 4, pen)];
        const isRepeated = [worst, ...jumps.slice(0, jumps.indexOf(jump))].some((each) => each && isAlike(each, jump));
        if (isRepeated && (0,policy/* isHeld */.i7)(jump.span))
            return (0,render_blocks/* fold */.AU)(title, [...lead.slice(0, 1), ...steps]);
        return (0,render_blocks/* fold */.AU)(title, [...lead, ...whyOf(jump, 4, pen, detail), ...steps, ...(0,releases/* releaseBlocks */.Oi)(jump.span, pen, detail)]);
    };
    const others = jumps.filter((jump) => jump !== worst);
    return (0,render_blocks/* firstOf */.Ku)(others, detail.rows, show, 'upgrade');
}
function endpointBlocks({ endpoints }, pen, { rows }) {
    if (endpoints === null)
        return [];
    const { asked, changes, isComplete } = endpoints;
    const more = 'Not every breaking change is listed or was read, so there may be more.';
    const broken = asked.filter((each) => changes.some(({ endpoint }) => endpoint === each));
    const [subject, verb] = asked.length === 1 ? ['The endpoint', 'does'] : [`The ${asked.length} endpoints`, 'do'];
    if (broken.length === 0) {
        const none = `${subject} that you call (${pen.code('endpoints')}) ${verb} not break`;
        return [(0,render_blocks/* text */.Qq)(isComplete ? `${none}.` : `⚠️ ${none} in the changes that are known. ${more}`)];
    }
    return [
        (0,render_blocks/* heading */.R_)(`⚠️ This upgrade breaks ${(0,words/* countOf */.pq)(broken.length, 'endpoint')} that you call`),
        ...(0,render_blocks/* firstOf */.Ku)(broken, rows, (endpoint) => endpointItem(endpoint, endpoints, pen), 'endpoint'),
        (0,render_blocks/* text */.Qq)(`Change what calls ${broken.length === 1 ? 'it' : 'them'} together with the upgrade.${isComplete ? '' : ` ${more}`}`),
    ];
}
function endpointItem(endpoint, { changes }, pen) {
    const own = changes.filter((change) => change.endpoint === endpoint);
    const show = ({ version, line }) => (0,render_blocks/* item */.AS)(`${pen.version(version)}: ${pen.quote(line)}`);
    return (0,render_blocks/* item */.AS)(pen.strong(pen.quote(endpoint)), (0,render_blocks/* firstOf */.Ku)(own, MOST_LINES, show, 'change'));
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
