export const id = 2375;
export const ids = [2375];
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

/***/ 36706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ RunningVersions)
/* harmony export */ });
/* harmony import */ var _documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(269);
/* harmony import */ var _documents_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59713);
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77829);
/* harmony import */ var _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69851);
/* harmony import */ var _net_http_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5963);
/* harmony import */ var _net_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22606);
/* harmony import */ var _net_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62426);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29519);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15807);









const MOST_BYTES = 1_000_000;
const HEADER = _product_product_js__WEBPACK_IMPORTED_MODULE_5__/* .product */ .q.service.versionHeader;
class RunningVersions {
    #session;
    #further;
    #unready = new Set();
    constructor(limits = _net_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .FETCH_LIMITS */ .k) {
        this.#session = new _net_http_session_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpSession */ .N(limits, 'requests');
        this.#further = new _net_http_session_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpSession */ .N({ ...limits, mostAttempts: 1 }, 'requests');
    }
    async ask(base, tagSuffix) {
        const read = (answer) => readAnswer(answer, tagSuffix);
        const found = await send(this.#session, requestTo(base, '/api/v1/health', 0), read);
        return found instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f ? unknownVersion(found.message, null) : found;
    }
    async withReadiness(base, answer) {
        const unclean = { ...answer, isClean: false };
        if (this.#unready.has(base.href))
            return unclean;
        const found = await send(this.#further, requestTo(base, '/api/v1/readyz', MOST_BYTES), readReadiness);
        if (found === 'unknown')
            this.#unready.add(base.href);
        if (found === 'ready')
            return answer;
        if (found instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f || found === 'unknown' || answer.migrations === 'parked')
            return unclean;
        return { ...unclean, migrations: found };
    }
    close() {
        this.#session.close();
        this.#further.close();
    }
}
function unknownVersion(problem, named) {
    return { version: null, problem, named, migrations: null, isClean: false };
}
async function send(session, request, read) {
    try {
        return (await session.send(request, async (answering) => read(await answering))).value;
    }
    catch (error) {
        if (error instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f)
            return error;
        throw error;
    }
}
function requestTo(base, path, mostRefusalBytes) {
    const url = new URL(`${base.origin}${base.pathname.replace(/(?<!\/)\/+$/, '')}${path}`);
    const headers = { accept: 'application/json', 'cache-control': 'no-cache' };
    return { method: 'GET', url, headers, body: null, mostBytes: MOST_BYTES, mostRefusalBytes };
}
const REASONS = new Map([
    ['schema_pending', 'pending'],
    ['migration_parked', 'parked'],
]);
function readReadiness({ status, bytes }) {
    if (status === 200)
        return 'ready';
    if (status !== 503)
        return 'unknown';
    const body = membersIn(bytes);
    const holders = [body, (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)(body['results']), (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)(body['error'])];
    const [known = 'unavailable'] = holders.flatMap(({ reason }) => REASONS.get(reason) ?? []);
    return known;
}
function membersIn(bytes) {
    try {
        return (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)((0,_documents_parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(bytes));
    }
    catch {
        return {};
    }
}
function migrationsIn(results) {
    const { requiresMigration, migrationWarnings } = results;
    const warnings = Array.isArray(migrationWarnings) ? migrationWarnings : [];
    if (warnings.includes('migration_parked'))
        return 'parked';
    if (requiresMigration === true)
        return 'pending';
    if (warnings.length > 0)
        return 'unavailable';
    return requiresMigration === false ? 'done' : null;
}
function readAnswer({ status, headers, bytes }, tagSuffix) {
    const named = versionOf(headers[HEADER], tagSuffix);
    const unknown = (problem) => unknownVersion(problem, named);
    if (status !== 200) {
        if (named !== null)
            return unknown(`${named} answers HTTP ${status} there, so it does not serve yet`);
        const retryAfterMs = (0,_net_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRetryAfter */ .mu)(headers['retry-after'], Date.now());
        throw new _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f('status', `it answered HTTP ${status}`, _net_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .PASSING_STATUSES */ .bc.has(status), retryAfterMs);
    }
    const results = resultsOf(bytes);
    if (results instanceof Error)
        return unknown(`it is no answer of ${_product_product_js__WEBPACK_IMPORTED_MODULE_5__/* .product */ .q.name}: ${results.message}`);
    const found = results['version'];
    const version = versionOf(found, tagSuffix);
    if (version === null)
        return unknown(`member "results.version" is ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteValue */ .c)(found)}, expected a version, X.Y.Z`);
    if (headers[HEADER] !== undefined && named !== version) {
        return unknown(`the answer says ${version}, and its header ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteValue */ .c)(headers[HEADER])}`);
    }
    const migrations = migrationsIn(results);
    const isClean = migrations === 'done' && Array.isArray(results['migrationWarnings']);
    return { version, problem: null, named, migrations, isClean };
}
function resultsOf(bytes) {
    try {
        return (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)((0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)((0,_documents_parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(bytes))['results']);
    }
    catch (error) {
        return error;
    }
}
function versionOf(text, tagSuffix) {
    if (typeof text !== 'string')
        return null;
    const bare = tagSuffix !== '' && text.endsWith(tagSuffix) ? text.slice(0, -tagSuffix.length) : text;
    return (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_8__/* .isVersion */ .lF)(bare) ? bare : null;
}


/***/ }),

/***/ 28092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X2: () => (/* binding */ NOTHING_EXPLAINED),
  Ik: () => (/* binding */ areMigrationsUnknown),
  WE: () => (/* binding */ explain),
  zg: () => (/* binding */ isConfigUnknown),
  qA: () => (/* binding */ verdictRuns)
});

// EXTERNAL MODULE: ./build/release-safety/config-effects.js
var config_effects = __webpack_require__(47134);
;// CONCATENATED MODULE: ./build/release-safety/listed-changes.js
const OVERFLOW = /^\W*(?:and\W+)?(\d{1,9})\s+(?:more|others?|further|additional)\b/i;
function readListedChanges(lines, count) {
    const more = overflowOf(lines, count);
    const listed = more === null ? lines : lines.slice(0, -1);
    const total = Math.max(count ?? 0, listed.length + (more ?? 0));
    return { lines: listed, count: total, unlisted: total - listed.length };
}
function overflowOf(lines, count) {
    const overflow = OVERFLOW.exec(lines.at(-1) ?? '');
    if (overflow === null)
        return null;
    const more = Number(overflow[1]);
    return count === lines.length && more !== 1 ? null : more;
}

// EXTERNAL MODULE: ./build/release-safety/release.js
var release_safety_release = __webpack_require__(554);
// EXTERNAL MODULE: ./build/release-safety/table-impact.js
var table_impact = __webpack_require__(25190);
;// CONCATENATED MODULE: ./build/gate/judge/explanation.js




const NOTHING_EXPLAINED = explain([], new Map());
function explain(releases, artifacts) {
    const all = releases.map((release) => reportRelease(release, artifacts));
    const proven = new Set(releases.filter(release_safety_release/* isProven */.nn).map(({ version }) => version));
    return {
        releases: all.filter((report) => !proven.has(report.version) || hasNews(report)),
        unexplained: all.filter(({ explained }) => !explained).length,
        tables: (0,table_impact/* tableImpacts */.y)(all.flatMap(({ version, migrations }) => (migrations?.files ?? []).map(({ tables, heaviness }) => ({ release: version, tables, heaviness })))),
        api: { rest: totalsOf(all, 'rest'), mcp: totalsOf(all, 'mcp') },
        config: (0,config_effects/* netConfigEffects */.C)(all.map(({ version, config }) => ({ release: version, changes: config?.changes ?? [] }))),
    };
}
function verdictRuns(releases) {
    const runs = [];
    for (const release of releases) {
        const { version } = release;
        const verdict = (0,release_safety_release/* effectiveVerdict */.f6)(release);
        const last = runs.at(-1);
        if (last?.verdict === verdict)
            runs[runs.length - 1] = { ...last, last: version, count: last.count + 1 };
        else
            runs.push({ verdict, first: version, last: version, count: 1 });
    }
    return runs;
}
function reportRelease(release, artifacts) {
    const { version, releaseDate } = release;
    const artifact = artifacts.get(version);
    const migrations = artifact?.migrations ?? null;
    return {
        version,
        verdict: (0,release_safety_release/* effectiveVerdict */.f6)(release),
        releaseDate,
        explained: artifact !== undefined,
        migrations: migrations && {
            present: migrations.present,
            count: Math.max(migrations.count, migrations.files.length),
            files: migrations.files,
        },
        api: { rest: surfaceOf(artifact?.api?.rest), mcp: surfaceOf(artifact?.api?.mcp) },
        config: artifact?.config ?? null,
        declaredBreaks: artifact?.declaredBreaks?.map(declaredBreak) ?? [],
        declaredAdvisories: artifact?.declaredAdvisories?.map(textOfAdvisory) ?? [],
    };
}
function surfaceOf(surface) {
    if (surface == null)
        return null;
    const { checked, breaking, changes, breakingCount, advisories, advisoryCount } = surface;
    return {
        checked,
        breaking,
        changes: readListedChanges(changes, breakingCount),
        advisories: readListedChanges(advisories ?? [], advisoryCount),
    };
}
function declaredBreak(declared) {
    const { reason = null, requiredStop, file, line, id, migration = null, releasedIn = null } = declared;
    const source = file == null ? (id ?? null) : `${file}${line == null ? '' : `:${line}`}`;
    return { reason, requiredStop, source, migration, releasedIn };
}
function textOfAdvisory(advisory) {
    const texts = ['reason', 'message', 'title', 'id'].map((member) => advisory[member]);
    return texts.find((text) => typeof text === 'string') ?? JSON.stringify(advisory);
}
function hasNews(release) {
    const { explained, migrations, api, config, declaredBreaks, declaredAdvisories } = release;
    if (!explained)
        return false;
    const surfaces = [api.rest, api.mcp];
    return (areMigrationsUnknown(release) ||
        isConfigUnknown(release) ||
        surfaces.some(isApiUnknown) ||
        (migrations?.count ?? 0) > 0 ||
        (config?.changes.length ?? 0) > 0 ||
        surfaces.some((surface) => surface !== null && surface.changes.count + surface.advisories.count > 0) ||
        declaredBreaks.length > 0 ||
        declaredAdvisories.length > 0);
}
function totalsOf(releases, name) {
    const surfaces = releases.map(({ version, explained, api }) => ({ version, explained, surface: api[name] }));
    const sum = (count) => surfaces.reduce((total, { surface }) => total + (surface === null ? 0 : count(surface)), 0);
    return {
        breaking: sum(({ changes }) => changes.count),
        unlisted: sum(({ changes }) => changes.unlisted),
        advisories: sum(({ advisories }) => advisories.count),
        releases: surfaces.filter(({ surface }) => (surface?.changes.count ?? 0) > 0).map(({ version }) => version),
        unknown: surfaces
            .filter(({ explained, surface }) => explained && isApiUnknown(surface))
            .map(({ version }) => version),
    };
}
function isApiUnknown(surface) {
    return surface === null || (surface.changes.count === 0 && (!surface.checked || surface.breaking !== false));
}
function areMigrationsUnknown({ migrations }) {
    return migrations === null || (migrations.count === 0 && migrations.present !== false);
}
function isConfigUnknown({ config }) {
    return config === null || !config.checked || (config.changes.length === 0 && config.breaking !== false);
}


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

/***/ 38328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isJumpOf),
/* harmony export */   o: () => (/* binding */ keyOfTerms)
/* harmony export */ });
function isJumpOf(span, deployment) {
    return deployment.from === span.from && deployment.to === span.to && keyOfTerms(span) === keyOfTerms(deployment);
}
function keyOfTerms({ promotion, migrations }) {
    return JSON.stringify([promotion?.from, promotion?.has, migrations?.location, migrations?.state]);
}


/***/ }),

/***/ 47134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ netConfigEffects)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15807);

const MOST_EXTRA_STEPS = 200_000;
function netConfigEffects(steps) {
    const variables = new VariableTracks();
    for (const step of steps)
        variables.follow(step);
    const origins = variables.origins.map((origin) => ({ origin, after: byLastName(origin.tracks) }));
    const finalNames = new Set(origins.flatMap(({ after }) => [...after.keys()]));
    return origins.flatMap(({ origin, after }) => [...after].flatMap(([name, tracks]) => {
        const isFirstNameGone = name === null ? after.size === 1 : !after.has(origin.name);
        const isGone = (each) => (each === origin.name ? isFirstNameGone : !finalNames.has(each));
        return effectOf(origin, name, tracks, isGone);
    }));
}
class VariableTracks {
    origins = [];
    #current = new Map();
    #extraSteps = MOST_EXTRA_STEPS;
    follow({ release, changes }) {
        const followed = [...variableChanges(changes)].map(([name, change]) => {
            return { change, tracks: this.#takeTracks(name, change) };
        });
        for (const { change, tracks } of followed) {
            const branches = [...change.names].map(([name, defaultValue], at) => {
                return { name, defaultValue, branch: at === 0 ? tracks : this.#copiesOf(tracks) };
            });
            for (const { name, defaultValue, branch } of branches) {
                for (const track of branch) {
                    if (track.names.at(-1) !== name)
                        track.names.push(name);
                    track.isRemoved = change.isRemoved;
                    track.defaultValue = defaultValue;
                    track.releases.push(release);
                }
                this.#giveName(name, branch);
            }
        }
    }
    #takeTracks(name, { previousDefault }) {
        const known = this.#current.get(name);
        this.#current.delete(name);
        if (known !== undefined) {
            const followed = known.slice(0, this.#extraSteps + 1);
            this.#extraSteps -= followed.length - 1;
            return followed;
        }
        const origin = { name, previousDefault, tracks: [] };
        const track = { origin, names: [name], defaultValue: previousDefault, isRemoved: false, releases: [] };
        origin.tracks.push(track);
        this.origins.push(origin);
        return [track];
    }
    #copiesOf(tracks) {
        const copies = [];
        for (const { origin, names, defaultValue, isRemoved, releases } of tracks) {
            const steps = names.length + releases.length;
            if (steps > this.#extraSteps)
                break;
            this.#extraSteps -= steps;
            const copy = { origin, names: [...names], defaultValue, isRemoved, releases: [...releases] };
            origin.tracks.push(copy);
            copies.push(copy);
        }
        return copies;
    }
    #giveName(name, branch) {
        const [first] = branch;
        if (first === undefined)
            return;
        const there = this.#current.get(name);
        if (there === undefined || there[0]?.isRemoved === true)
            this.#current.set(name, [...branch]);
        else if (!first.isRemoved)
            for (const track of branch)
                there.push(track);
    }
}
function variableChanges(changes) {
    const renamings = changes.filter((change) => change.kind === 'renamed');
    const newNames = new Set(renamings.map(({ name }) => name));
    const defaults = new Map(changes.flatMap((change) => (change.kind === 'default-changed' ? [[change.name, change]] : [])));
    const combined = new Map();
    for (const { name, previousName, defaultValue: ownDefault } of renamings) {
        const changed = defaults.get(name) ?? (newNames.has(previousName) ? undefined : defaults.get(previousName));
        const { previousDefault, defaultValue } = changed ?? { previousDefault: ownDefault, defaultValue: ownDefault };
        const names = combined.get(previousName)?.names ?? new Map();
        combined.set(previousName, { names: names.set(name, defaultValue), isRemoved: false, previousDefault });
    }
    for (const change of changes) {
        if (change.kind !== 'removed' || combined.has(change.name))
            continue;
        const { name, previousDefault } = change;
        combined.set(name, { names: new Map([[name, null]]), isRemoved: true, previousDefault });
    }
    for (const [name, { previousDefault, defaultValue }] of defaults) {
        const isRemoved = combined.get(name)?.isRemoved;
        if (newNames.has(name) || isRemoved === false)
            continue;
        combined.set(name, { names: new Map([[name, defaultValue]]), isRemoved: isRemoved ?? false, previousDefault });
    }
    return combined;
}
function byLastName(tracks) {
    const found = new Map();
    for (const track of tracks) {
        const name = track.isRemoved ? null : track.names.at(-1);
        const those = found.get(name);
        if (those === undefined)
            found.set(name, [track]);
        else
            those.push(track);
    }
    return found;
}
function effectOf({ name: firstName, previousDefault }, name, tracks, isGone) {
    const all = [...new Set(tracks.flatMap(({ names }) => names))];
    const releases = (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .sortedVersions */ .xe)(tracks.flatMap((track) => track.releases));
    const defaultValue = tracks.at(-1)?.defaultValue ?? null;
    const common = { previousDefault, releases };
    if (name === firstName) {
        if (previousDefault === defaultValue)
            return [];
        return [{ effect: 'default-changed', names: all, name, ...common, defaultValue }];
    }
    const former = all.filter(isGone);
    if (former.length === 0)
        return [];
    const names = [...former, ...(name === null ? [] : [name])];
    if (name === null)
        return [{ effect: 'removed', names, name, ...common, defaultValue: null }];
    return [{ effect: 'renamed', names, name, ...common, defaultValue }];
}


/***/ }),

/***/ 25190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ weightOf),
/* harmony export */   y: () => (/* binding */ tableImpacts)
/* harmony export */ });
function tableImpacts(migrations) {
    const impacts = new Map();
    for (const { release, tables, heaviness } of migrations) {
        const named = tables.length === 0 ? [null] : new Set(tables);
        for (const table of named) {
            const known = impacts.get(table);
            const releases = known?.releases ?? [];
            if (releases.at(-1) !== release)
                releases.push(release);
            impacts.set(table, {
                table,
                migrations: (known?.migrations ?? 0) + 1,
                releases,
                locksTable: heavier(known?.locksTable, heaviness.locksTable),
                rewritesTable: heavier(known?.rewritesTable, heaviness.rewritesTable),
                scansTable: heavier(known?.scansTable, heaviness.scansTable),
            });
        }
    }
    return [...impacts.values()].sort((one, other) => weightOf(other) - weightOf(one) || compareNames(one.table, other.table));
}
function heavier(one = false, other) {
    if (one === true || other === true)
        return true;
    return one === 'unknown' || other === 'unknown' ? 'unknown' : false;
}
function weightOf({ rewritesTable, locksTable, scansTable }) {
    const weigh = (verdict) => (verdict === true ? 2 : verdict === 'unknown' ? 1 : 0);
    return 100 * weigh(rewritesTable) + 10 * weigh(locksTable) + weigh(scansTable);
}
function compareNames(one, other) {
    if (one === null || other === null)
        return one === null ? 1 : -1;
    return one < other ? -1 : 1;
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
