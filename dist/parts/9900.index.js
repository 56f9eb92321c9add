export const id = 9900;
export const ids = [9900];
export const modules = {

/***/ 33518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ isOfficialRepository),
/* harmony export */   Gs: () => (/* binding */ isOfficialGitRepository),
/* harmony export */   T6: () => (/* binding */ mirrorNotices),
/* harmony export */   hi: () => (/* binding */ OFFICIAL_REPOSITORY),
/* harmony export */   w4: () => (/* binding */ chartKey)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14889);


/** Where the service's chart is published. */
const OFFICIAL_REPOSITORY = 'https://lightdash.github.io/helm-charts';
/** The maker's account in the AWS Marketplace holds both images and charts. */
const MARKETPLACE = 'oci://709825985650.';
/** Whether a chart repository belongs to the service's maker. Any other repository with that chart is a mirror. */
function isOfficialRepository(repository) {
    const normal = normalRepository(repository);
    return normal === OFFICIAL_REPOSITORY || normal.startsWith(MARKETPLACE);
}
/** Whether an address is the git repository where the service's maker keeps the chart. */
function isOfficialGitRepository(address) {
    return /[/:]lightdash\/helm-charts(?:\.git)?\/?$/i.test(address);
}
/** The notice for a chart that is assumed to be the service's own; empty for a chart from an official repository. */
function mirrorNotices(repository) {
    if (repository === null)
        return ["No file says where the chart comes from; it is taken as Lightdash's own"];
    if (isOfficialRepository(repository))
        return [];
    return [(0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .cutQuotes */ .AA)(`The chart comes from ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .o)(repository)}, taken as a mirror of Lightdash's own`)];
}
/** The identity of a chart: name, version and repository. The spelling of the repository's address does not matter. */
function chartKey({ name, version, repository }) {
    return JSON.stringify([name, version, repository === null ? null : normalRepository(repository)]);
}
function normalRepository(repository) {
    let end = repository.length;
    while (repository[end - 1] === '/')
        end -= 1;
    return repository.slice(0, end).replace(/^http:/, 'https:');
}


/***/ }),

/***/ 67729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ CollectedVariables),
/* harmony export */   KL: () => (/* binding */ isVariableName),
/* harmony export */   YG: () => (/* binding */ withPossible),
/* harmony export */   mc: () => (/* binding */ mergeVariables)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68042);

/** Whether a text can be the name of an environment variable. */
function isVariableName(text) {
    return /^[A-Za-z_][A-Za-z0-9_.-]*$/.test(text);
}
/** Collects environment variables from several sources. Add the source with the highest precedence first. */
class CollectedVariables {
    #variables = new Map();
    #unseen = new Map();
    /** The number of different names so far. */
    get size() {
        return this.#variables.size;
    }
    /** Adds the variables that no earlier source has set. */
    add({ set, unseen }) {
        for (const variable of set)
            this.addVariable(variable);
        for (const each of unseen)
            this.#unseen.set(JSON.stringify(each), each);
    }
    addVariable(variable) {
        if (!this.#variables.has(variable.name))
            this.#variables.set(variable.name, variable);
    }
    get all() {
        return {
            set: [...this.#variables.values()].sort(_problems_place_js__WEBPACK_IMPORTED_MODULE_0__/* .compareByPlace */ .w),
            unseen: [...this.#unseen.values()].sort(_problems_place_js__WEBPACK_IMPORTED_MODULE_0__/* .compareByPlace */ .w),
        };
    }
}
/** Joins the variables of several workloads. Where several set a name, the first place counts. */
function joinVariables(all) {
    const variables = new CollectedVariables();
    for (const each of all)
        variables.add(each);
    const { set, unseen } = variables.all;
    const certain = all.map((each) => new Set(each.set.flatMap((one) => (one.isPartial ? [] : one.name))));
    const isEverywhere = (name) => certain.every((names) => names.has(name));
    return { set: set.map((each) => (isEverywhere(each.name) ? each : { ...each, isPartial: true })), unseen };
}
/** Adds the variables of files that may or may not be used together with an environment. */
function withPossible(containerVariables, possible) {
    const variables = new CollectedVariables();
    variables.add(containerVariables);
    for (const { set, unseen } of possible) {
        variables.add({ set: set.map((each) => ({ ...each, isPartial: true })), unseen });
    }
    return variables.all;
}
/**
 * Joins the variables of two deployments. Where one of them shows nothing, anything may be set there.
 *
 * @param shared the place that both share; otherwise the first place that the other one shows
 * @returns null if neither shows anything
 */
function mergeVariables(one, other, shared = null) {
    if (one !== null && other !== null)
        return joinVariables([one, other]);
    const known = one ?? other;
    const place = shared ?? known?.set[0]?.place ?? known?.unseen[0]?.place ?? null;
    if (known === null || place === null)
        return null;
    return joinVariables([known, { set: [], unseen: [{ source: 'a deployment that shares the line', place }] }]);
}


/***/ }),

/***/ 57000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ resolved),
/* harmony export */   O4: () => (/* binding */ groupByPlace),
/* harmony export */   PE: () => (/* binding */ deploymentOf),
/* harmony export */   Ux: () => (/* binding */ refuseMixed)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _chart_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33518);
/* harmony import */ var _container_variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67729);
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81307);





/** Turns a reader's finding into an object, with the answer taken apart. */
function resolved({ answer, ...finding }) {
    const notices = finding.notices.map(_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .cutQuotes */ .AA);
    const isOfChart = answer.status === 'chart';
    const nothing = { ...finding, notices, isOfChart, unresolved: null, version: null, image: null, problem: null };
    switch (answer.status) {
        case 'problem':
            return { ...nothing, problem: answer.problem };
        case 'version':
            return { ...nothing, version: answer.version, image: answer.image };
        case 'chart':
            return { ...nothing, unresolved: answer.chart, image: answer.image };
    }
}
/** One deployment for each deciding place (docs/detection.md#the-line-that-decides), in the order of files and lines. */
function groupByPlace(objects) {
    // Objects share a deciding place only if that place has a line.
    const keyOf = ({ id, place, version, image, unresolved, problem }) => place.line === null
        ? id
        : JSON.stringify([place, version, image, unresolved && (0,_chart_source_js__WEBPACK_IMPORTED_MODULE_1__/* .chartKey */ .w4)(unresolved), problem?.code]);
    return [...(0,_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(objects, keyOf).values()].map(deploymentOf).sort(_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .compareByPlace */ .w);
}
/**
 * Joins objects into one deployment.
 *
 * @throws TypeError where there is no object
 */
function deploymentOf(objects) {
    const parts = [...new Set(objects)].sort((one, other) => (one.id <= other.id ? -1 : 1));
    const [first] = parts;
    if (first === undefined)
        throw new TypeError('a deployment without an object');
    const all = (of) => [...new Set(parts.flatMap(of))];
    return {
        ...first,
        parts: [first, ...parts.slice(1)],
        notices: all(({ notices }) => notices),
        chart: parts.map(({ chart }) => chart).reduce(sameChart),
        declared: parts.map(({ declared }) => declared).reduce(sameDeclarations),
        containerVariables: parts
            .map(({ containerVariables }) => containerVariables)
            .reduce((one, other) => (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeVariables */ .mc)(one, other, first.place)),
        ...(parts.some(({ isRenderedByArgoCd }) => isRenderedByArgoCd) ? { isRenderedByArgoCd: true } : {}),
        inputs: all(({ inputs }) => inputs),
    };
}
/** Different charts become one chart without a version and without a place for one. */
function sameChart(one, other) {
    if (one === null && other === null)
        return null;
    const isSame = one !== null && other !== null && (0,_chart_source_js__WEBPACK_IMPORTED_MODULE_1__/* .chartKey */ .w4)(one) === (0,_chart_source_js__WEBPACK_IMPORTED_MODULE_1__/* .chartKey */ .w4)(other);
    return isSame ? one : { name: one?.name ?? other?.name ?? '', version: null, place: null, repository: null };
}
/** The settings that both declare with the same value. All others count as not set. */
function sameDeclarations(one, other) {
    const same = (mine, theirs) => mine?.value === theirs?.value ? mine : null;
    return {
        keys: one.keys,
        values: one.values,
        upgradeMode: same(one.upgradeMode, other.upgradeMode),
        migrationJob: same(one.migrationJob, other.migrationJob),
        strategies: one.strategies,
    };
}
/** The most places that a message names. */
const MOST_PLACES = 10;
/** Marks each object of a unit that runs several versions with the problem `mixed-versions` (docs/detection.md#images-and-tags). */
function refuseMixed(objects) {
    const known = objects.filter(({ version }) => version !== null);
    const mixed = new Map();
    for (const [unit, together] of (0,_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(known, (object) => object.unit)) {
        if (new Set(together.map(({ version }) => version)).size < 2)
            continue;
        const said = [...new Set(together.map(({ place, version }) => `${version} at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(place)}`))];
        const more = said.length - MOST_PLACES;
        mixed.set(unit, `${said.slice(0, MOST_PLACES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`);
    }
    return objects.map((object) => {
        const found = object.version === null || object.problem !== null ? undefined : mixed.get(object.unit);
        return found === undefined ? object : { ...object, problem: (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('mixed-versions', object.place, found) };
    });
}


/***/ }),

/***/ 81307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Groups items by key, in the order in which the keys first appear. */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ }),

/***/ 50207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ scaleDownLines),
/* harmony export */   v: () => (/* binding */ nestUnder)
/* harmony export */ });
/** Lines of YAML under the keys that lead to them. The keys are hostile until escaped. */
function nestUnder(keys, lines) {
    const heads = keys.map((key, depth) => `${'  '.repeat(depth)}${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)}:`);
    return [...heads, ...lines.map((line) => `${'  '.repeat(keys.length)}${line}`)];
}
/**
 * Commands that stop the old version and wait until it is gone. Each command stops if the one before it found nothing. They select only the
 * pods of Lightdash, not those of a database or browser in the same release.
 *
 * @param keys of the values of each release; a dependency is named by its alias, which is the last key
 */
function scaleDownLines(keys) {
    return [
        'app=app.kubernetes.io',
        'pods="$app/instance=$RELEASE"',
        `pods="$pods,$app/name=${nameOf(keys)}"`,
        'kubectl scale deployment -l "$pods" \\',
        '  --replicas=0 &&',
        'kubectl wait pod -l "$pods" --for=delete \\',
        '  --timeout=5m',
    ];
}
/** The name of the chart within a release; `$NAME` if the releases have different names, or the name is not plain. */
function nameOf(keys) {
    const names = [...new Set(keys.map((each) => each.at(-1) ?? 'lightdash'))];
    const [name = ''] = names;
    return names.length === 1 && /^[A-Za-z][\w-]*$/.test(name) ? name : '$NAME';
}


/***/ }),

/***/ 45673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ mayMigrateTooEarly),
/* harmony export */   m: () => (/* binding */ adviseOn)
/* harmony export */ });
/* harmony import */ var _deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93054);
/* harmony import */ var _deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90877);
/* harmony import */ var _advice_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50207);
/* harmony import */ var _means_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14555);




/**
 * What a deployment has to change in its files, with the exact lines. There is advice if the deployment does not declare the mode that it
 * needs, and if the declaration would not have its effect (docs/rules.md#how-a-stop-is-declared).
 *
 * @param chartVersion the version of the chart on the head, or the input `chart-version`; null if neither is known
 */
function adviseOn(change, decision, chartVersion, failOn) {
    const { head } = change;
    // The deployment stays as it is, so notices about how it was read are of no use.
    const isStill = change.change === 'unchanged' && change.problem === null;
    const noticed = isStill ? [] : change.notices.map((message) => advice('notice', 'noticed', message, change.place));
    if (head === null)
        return noticed;
    const isOfChart = head.parts.some(_means_js__WEBPACK_IMPORTED_MODULE_2__/* .isMadeWithChart */ .w);
    return [
        ...(isOfChart ? adviseOnMode(head, decision, chartVersion, failOn) : []),
        ...(isOfChart && decision === 'recreate' ? adviseOnArgoCd(head, chartVersion) : []),
        ...adviseOnMigrationJob(change, chartVersion),
        ...adviseOnBuild(change),
        ...noticed,
    ];
}
function adviseOnMode(head, decision, chartVersion, failOn) {
    const { upgradeMode } = head.declared;
    if (decision === 'roll' && upgradeMode?.value === 'Recreate') {
        const message = 'upgrade.mode is Recreate, but this upgrade can roll: RollingUpdate needs no downtime.';
        return [advice(levelOf(failOn), 'mode-differs', message, upgradeMode.place, modeLines(head, 'RollingUpdate'))];
    }
    if (decision !== 'recreate')
        return [];
    if (chartVersion !== null && (0,_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoresUpgradeMode */ .hb)(chartVersion)) {
        return [adviseOnOldChart(head, upgradeMode?.place ?? head.place, chartVersion)];
    }
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
/** This chart ignores every mode. Only the strategies of the workloads count. */
function adviseOnOldChart(head, place, chartVersion) {
    const message = `Chart ${chartVersion} ignores upgrade.mode. Set the strategy of each workload yourself, and scale Lightdash down before the upgrade.`;
    const workloads = ['lightdashBackend', 'scheduler'].filter((workload) => !isRecreated(head, workload));
    const strategies = workloads.flatMap((workload) => [`${workload}:`, '  strategy:', '    type: Recreate']);
    const lines = strategies.length === 0 ? [] : valuesLines(head, strategies);
    return advice('warning', 'chart-ignores-mode', message, place, lines);
}
/** Advice for a deployment that declares `Recreate` although the chart would do something else. */
function adviseOnRecreate(head, { place }, chartVersion) {
    if (chartVersion === null) {
        const message = 'upgrade.mode is Recreate, but the version of the chart is unknown, and charts before 2.16.284 do not stop the old version by themselves. Set `chart-version`.';
        return [advice('warning', 'chart-not-known', message, place)];
    }
    if (!(0,_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .honoursRecreate */ .qU)(chartVersion)) {
        const message = `Chart ${chartVersion} does not stop the old version before it migrates, whatever upgrade.mode says; 2.16.284 and later do. Scale Lightdash down before the upgrade, or take a newer chart.`;
        const lines = (0,_advice_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .scaleDownLines */ .A)([head.declared.keys]);
        return [advice('warning', 'chart-needs-scale-down', message, place, lines)];
    }
    if (mayApplyJobAtOnce(head, chartVersion)) {
        const message = "Kustomize applies the chart's migration job together with everything else, so nothing stops the old version before it, whatever upgrade.mode says. Scale Lightdash down before the upgrade.";
        return [advice('warning', 'chart-needs-scale-down', message, place, (0,_advice_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .scaleDownLines */ .A)([head.declared.keys]))];
    }
    const isJobRun = head.parts.every((part) => effectiveMigrationJob(part, chartVersion));
    if (isJobRun || mayRunArgoCdHook(head, chartVersion))
        return [];
    if (head.isRenderedByArgoCd === true) {
        const message = 'upgrade.mode is Recreate, but no migration job is enabled: each workload stops its old pods by itself, and the new backend may migrate while the old scheduler still runs. Turn the automatic sync off, then scale Lightdash down before the sync.';
        return [advice('warning', 'no-migration-job', message, place)];
    }
    const message = 'upgrade.mode is Recreate, but no migration job is enabled: each workload stops its old pods by itself, and the new backend may migrate while the old scheduler still runs.';
    return [
        advice('warning', 'no-migration-job', message, place, valuesLines(head, ['migrationJob:', '  enabled: true'])),
    ];
}
/**
 * Whether a migration job may run before the old version is stopped: as a hook of Argo CD, or together with everything else. If several
 * deployments share the place, one such deployment is enough.
 *
 * @param chartVersion the version of the chart on the head; null if it is unknown, or if the deployments have different ones
 */
function mayMigrateTooEarly(head, chartVersion) {
    return mayRunArgoCdHook(head, chartVersion) || mayApplyJobAtOnce(head, chartVersion);
}
/** Whether Argo CD may run the chart's migration job. */
function mayRunArgoCdHook({ parts }, chartVersion) {
    return parts.some((part) => part.isRenderedByArgoCd === true && mayRunJob(part, chartVersion));
}
/** Whether the chart's migration job is applied together with everything else. Then it does not wait for the old version to stop. */
function mayApplyJobAtOnce({ parts }, chartVersion) {
    return parts.some((part) => !(0,_means_js__WEBPACK_IMPORTED_MODULE_2__/* .runsHooks */ .z)(part) && mayRunJob(part, chartVersion));
}
/** Where the values do not say, the chart's default counts. An unknown chart may have any. */
function mayRunJob(part, chartVersion) {
    return chartVersion === null
        ? part.declared.migrationJob?.value !== false
        : effectiveMigrationJob(part, chartVersion);
}
/** Argo CD migrates without waiting until the old version has stopped. */
function adviseOnArgoCd(head, chartVersion) {
    // A chart that stops nothing has its own advice, with or without Argo CD.
    if (!mayRunArgoCdHook(head, chartVersion) || (chartVersion !== null && !(0,_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .honoursRecreate */ .qU)(chartVersion)))
        return [];
    const message = "Argo CD runs the chart's migration job as a PreSync hook, and nothing proves that upgrade.mode Recreate stops the old version before it. Turn the automatic sync off (selfHeal would scale Lightdash up again) and scale it down before the sync, or disable the migration job.";
    const place = head.declared.migrationJob?.place ?? head.place;
    const lines = valuesLines(head, ['migrationJob:', '  enabled: false']);
    return [advice('warning', 'argo-cd-hooks', message, place, lines)];
}
function isRecreated({ declared }, workload) {
    return declared.strategies.some((strategy) => strategy.workload === workload && strategy.type === 'Recreate');
}
/** The default may change with the chart. Then the migration job is switched on or off without a line in the values. */
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
    return declared.migrationJob?.value ?? (0,_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .migratesInJobByDefault */ .BF)(chartVersion);
}
function adviseOnBuild({ head, place, buildChanged }) {
    if (buildChanged === 'image') {
        const message = 'The image comes from another registry or another build: nothing proves that the two can run side by side.';
        return [advice('warning', 'image-changed', message, place)];
    }
    if (buildChanged === 'digest') {
        const message = 'The digest changes under the same tag: nothing proves that both images can run side by side.';
        return [advice('warning', 'digest-changed', message, place)];
    }
    if (head?.image?.digest == null)
        return [];
    return [
        advice('notice', 'digest-not-compared', 'The image has both a tag and a digest. Nothing checked that they match.', place),
    ];
}
/** A missing mode is a warning only if `fail-on` asks for the mode. */
function levelOf(failOn) {
    return failOn === 'mode-mismatch' ? 'warning' : 'notice';
}
function advice(level, code, message, { file, line }, lines = []) {
    return { level, code, message, file, line, lines };
}
function modeLines(head, mode) {
    return valuesLines(head, ['upgrade:', `  mode: ${mode}`]);
}
/**
 * Lines for the values of a deployment. Files of other tools get none: such a file may not be YAML, or it may hold a list of settings or an
 * element of a generator. These lines would be wrong there.
 */
function valuesLines({ parts, declared }, lines) {
    return parts.some(({ kind }) => (0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .x)(kind).chart === 'named') ? [] : (0,_advice_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .nestUnder */ .v)(declared.keys, lines);
}


/***/ }),

/***/ 14555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ isMadeWithChart),
/* harmony export */   z: () => (/* binding */ runsHooks)
/* harmony export */ });
/* harmony import */ var _deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90877);

/** Whether a detected deployment is made with the service's chart, so that the chart's settings apply. */
function isMadeWithChart({ kind, chart, declared, }) {
    const installs = (0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .x)(kind).chart;
    if (installs === 'none')
        return false;
    // Values of another chart do not configure the service's chart. Neither does a target that points outside of values.
    return chart !== null || (installs === 'values' && declared.values !== null);
}
/**
 * Whether the tool runs the chart's hooks in sequence. A kind that is applied `at-once` has
 * them among everything else. A target may point into a file of Kustomize.
 */
function runsHooks({ kind, carrier }) {
    return (0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .x)(kind).applies !== 'at-once' && !/(?:^|\/)kustomization(?:\.ya?ml)?$/i.test(carrier);
}


/***/ }),

/***/ 48662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ cutQuotes),
/* harmony export */   AI: () => (/* binding */ thrownProblem),
/* harmony export */   Mm: () => (/* binding */ ProblemError),
/* harmony export */   l4: () => (/* binding */ problemAt)
/* harmony export */ });
/* unused harmony export PROBLEM_CODES */
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68042);

/** The message for each code, from the place in words and what was found there. */
const MESSAGES = {
    'no-target': () => 'No Lightdash deployment found. Set `targets: file#path`.',
    'target-missing': (at, found) => `Target ${at}#${found} not found on the head; file deleted or path renamed?`,
    unparseable: (at, found) => `Cannot parse ${at} (${found}). Exclude it or fix it.`,
    'conflict-markers': (at) => `${at} contains merge conflict markers. Resolve the conflict.`,
    'unresolved-variable': (at, found, { remedy = 'Pass `to:`, or pin it.' }) => `The tag at ${at} comes from ${found}, which cannot be read from the repository. ${remedy}`,
    'unresolved-template': (at, found, { subject = 'tag' }) => `The ${subject} at ${at} comes from ${found}, which is filled in elsewhere. Pass \`to:\` or pin it.`,
    encrypted: (at, _, { subject = 'tag' }) => `The ${subject} at ${at} is encrypted; keep image.${subject === 'tag' ? 'tag' : 'repository'} outside of encrypted_regex.`,
    'moving-tag': (at, found) => `${found} at ${at} names no version: an upgrade cannot be checked. Pin X.Y.Z (a digest may be appended: X.Y.Z@sha256:…).`,
    'digest-only': (at, found) => `${found} at ${at} names an image by its digest alone. Write the version beside it: X.Y.Z@sha256:….`,
    'unknown-suffix': (at, found) => `${found} at ${at} is a version with an unknown suffix. Set \`tag-suffix\` to it, or pin X.Y.Z.`,
    'not-a-version': (at, found, { remedy = 'Pin X.Y.Z.' }) => `${found} at ${at} is not a version. ${remedy}`,
    // Quotes alone do not turn `no` or a date into a version.
    'numeric-tag': (at, found) => /^`\d+\.\d+` /.test(found)
        ? `YAML reads ${found}; quote it at ${at}.`
        : `YAML reads ${found} at ${at}. Pin X.Y.Z, quoted.`,
    'chart-unpinned': (at, found, { remedy = "Pin the chart's version or set image.tag." }) => `${found} at ${at}. ${remedy}`,
    'chart-range': (at, found) => `The chart version at ${at} is ${found}, a range; pin it or set image.tag.`,
    'chart-unknown': (at, found) => `The Lightdash version of the chart at ${at} is not known: ${found}. Set image.tag, or make the chart repository readable (\`chart-repository-url\`).`,
    'chart-too-old': (at, found) => `Chart ${found} at ${at} has an image tag of its own that differs from its appVersion. Set image.tag.`,
    'external-values': (at, found) => `Values from ${found} at ${at} are outside of this repository and may set image.tag. Set it in the repository, or pass \`to:\`.`,
    'mixed-versions': (_, found) => `One deployment runs several versions: ${found}. Give all of them the same version.`,
    'custom-image': (at, found) => `${found} at ${at} may be a Lightdash build. Add it to \`images\`, or leave its file out with \`files\`.`,
    'image-changed': (at) => `Lightdash was deployed from ${at}, and its image there is gone or cannot be read. If it has another name now, add that to \`images\`; otherwise pass \`from:\` and \`to:\`.`,
    'not-evaluated': (at, found) => `${at}: ${found}. The gate does not evaluate that, so it does not know which version comes out. Render both sides (\`rendered-base\`, \`rendered-head\`), name the place of the version with \`targets\`, or pass \`from:\` and \`to:\`.`,
    'not-understood': (at, found) => `${at}: ${found}. Name the place with \`targets: file@regex:…\`, or pass \`from:\` and \`to:\`.`,
    'rendered-unusable': (at, found) => `${at} ${found}. Render all of both sides, with the same commands, before the gate runs.`,
    'invalid-upgrade-mode': (at, found) => `upgrade.mode at ${at} is ${found}. Write RollingUpdate, Recreate or leave it empty.`,
    'base-unresolved': (at, found) => `The version before the change at ${at} is not known: ${found}. Pass \`from:\`.`,
    'branch-behind': (at, found) => `The branch is behind: ${found} at ${at}. Update the branch.`,
};
/** All codes, in the order of the table. */
const PROBLEM_CODES = Object.keys(MESSAGES);
/**
 * Makes a problem at a place.
 *
 * @param found what stands there, in full; the message shortens its quoted parts
 * @param wording where the message differs from the usual one
 */
function problemAt(code, place, found = '', wording = {}) {
    const at = place === null ? 'the repository' : (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .showPlace */ .R)(place);
    return { code, place, found, message: MESSAGES[code](at, cutQuotes(found), wording) };
}
const LONGEST_QUOTE = 60;
/**
 * A quoted text may itself contain backticks, which leaves its rest unquoted. Long words are therefore cut as well.
 */
const LONGEST_WORD = 200;
/** Shortens long quoted texts and long words, for people to read. */
function cutQuotes(text) {
    return text
        .replace(/`([^`]*)`/g, (_, quoted) => `\`${cut(quoted, LONGEST_QUOTE)}\``)
        .replace(/[^\s`]+/g, (word) => cut(word, LONGEST_WORD));
}
function cut(text, most) {
    return text.length <= most ? text : `${text.slice(0, most)}…`;
}
/** Thrown where a file cannot be understood. The caller turns it into a deployment's problem. */
class ProblemError extends Error {
    problem;
    name = 'ProblemError';
    constructor(problem) {
        super(problem.message);
        this.problem = problem;
    }
}
/**
 * The problem that an error carries.
 *
 * @throws the error itself where it carries none
 */
function thrownProblem(error) {
    if (error instanceof ProblemError)
        return error.problem;
    throw error;
}


/***/ })

};
