export const id = 6065;
export const ids = [6065,441];
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

/***/ 16065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vM: () => (/* binding */ briefParts),
  FM: () => (/* binding */ evidencePart),
  J4: () => (/* binding */ firstParts),
  ly: () => (/* binding */ furtherParts)
});

// EXTERNAL MODULE: ./build/render/page.js
var page = __webpack_require__(80366);
// EXTERNAL MODULE: ./build/render/words.js
var words = __webpack_require__(8712);
// EXTERNAL MODULE: ./build/render/gate/after-choice.js
var after_choice = __webpack_require__(50635);
// EXTERNAL MODULE: ./build/render/gate/approval.js
var approval = __webpack_require__(1050);
// EXTERNAL MODULE: ./build/render/gate/blocks.js
var gate_blocks = __webpack_require__(10139);
// EXTERNAL MODULE: ./build/render/gate/choices.js
var choices = __webpack_require__(70449);
// EXTERNAL MODULE: ./build/render/gate/concerns.js
var concerns = __webpack_require__(46868);
;// CONCATENATED MODULE: ./build/render/gate/endpoints.js


/** Lines of the artifact under one endpoint. */
const MOST_LINES = 3;
/** What the releases break of the endpoints that the team calls; one sentence if they break none (docs/report.md#your-endpoints). */
function endpointBlocks({ endpoints }, pen, { rows }) {
    if (endpoints === null)
        return [];
    const { asked, changes, isComplete } = endpoints;
    const more = 'Not every breaking change is listed or was read, so there may be more.';
    const broken = asked.filter((each) => changes.some(({ endpoint }) => endpoint === each));
    const [subject, verb] = asked.length === 1 ? ['The endpoint', 'does'] : [`The ${asked.length} endpoints`, 'do'];
    if (broken.length === 0) {
        const none = `${subject} that you call (${pen.code('endpoints')}) ${verb} not break`;
        return [(0,gate_blocks/* text */.Qq)(isComplete ? `${none}.` : `⚠️ ${none} in the changes that are known. ${more}`)];
    }
    return [
        (0,gate_blocks/* heading */.R_)(`⚠️ This upgrade breaks ${(0,words/* countOf */.pq)(broken.length, 'endpoint')} that you call`),
        ...(0,gate_blocks/* firstOf */.Ku)(broken, rows, (endpoint) => endpointItem(endpoint, endpoints, pen), 'endpoint'),
        (0,gate_blocks/* text */.Qq)(`Change what calls ${broken.length === 1 ? 'it' : 'them'} together with the upgrade.${isComplete ? '' : ` ${more}`}`),
    ];
}
function endpointItem(endpoint, { changes }, pen) {
    const own = changes.filter((change) => change.endpoint === endpoint);
    const lines = (0,gate_blocks/* firstOf */.Ku)(own, MOST_LINES, ({ version, line }) => (0,gate_blocks/* item */.AS)(`${pen.version(version)}: ${pen.quote(line)}`), 'change');
    return (0,gate_blocks/* item */.AS)(pen.strong(pen.quote(endpoint)), lines);
}

// EXTERNAL MODULE: ./build/render/gate/evidence.js
var evidence = __webpack_require__(2960);
// EXTERNAL MODULE: ./build/render/gate/jumps.js
var gate_jumps = __webpack_require__(50432);
// EXTERNAL MODULE: ./build/render/gate/newest.js
var newest = __webpack_require__(77483);
// EXTERNAL MODULE: ./build/render/gate/opening.js + 1 modules
var opening = __webpack_require__(76546);
// EXTERNAL MODULE: ./build/render/gate/plan.js
var gate_plan = __webpack_require__(79178);
// EXTERNAL MODULE: ./build/render/gate/policy.js
var policy = __webpack_require__(98291);
// EXTERNAL MODULE: ./build/render/gate/releases.js
var releases = __webpack_require__(83895);
// EXTERNAL MODULE: ./build/render/gate/states.js
var states = __webpack_require__(99459);
// EXTERNAL MODULE: ./build/render/gate/facts.js
var gate_facts = __webpack_require__(16106);
// EXTERNAL MODULE: ./build/render/gate/reasons.js
var gate_reasons = __webpack_require__(87188);
// EXTERNAL MODULE: ./build/render/gate/texts.js
var texts = __webpack_require__(9489);
;// CONCATENATED MODULE: ./build/render/gate/why.js





/** The reasons for this many kinds of obstacles are open, and the others are folded. */
const MOST_OPEN = 5;
/** Why a jump cannot roll. The gravest reasons are open and the others are folded. Each kind of reason comes once, whatever step it is in. */
function whyBlocks(span, pen, detail) {
    // The opening already has the first of them, and known issues have their own list.
    const general = span.reasons.filter((reason, at) => at > 0 && !(0,gate_reasons/* isOfRelease */.$p)(reason) && !reason.rule.startsWith('known-issue'));
    const obstacles = obstaclesOf(span);
    const rest = obstacles.slice(MOST_OPEN);
    const count = rest.reduce((sum, { versions }) => sum + versions.length, 0);
    const further = (0,gate_blocks/* firstOf */.Ku)(rest, detail.rows, (obstacle) => obstacleItem(obstacle, pen), 'reason');
    return [
        ...(0,gate_blocks/* firstOf */.Ku)(general, detail.rows, (reason) => (0,gate_blocks/* item */.AS)((0,gate_reasons/* describeReason */.Gk)(reason, pen)), 'reason'),
        ...obstacles.slice(0, MOST_OPEN).map((obstacle) => obstacleItem(obstacle, pen)),
        ...(obstacles.some(({ facts }) => (0,gate_facts/* takesLong */.de)(facts)) ? [(0,gate_blocks/* item */.AS)('Big tables, long downtime: check their size.')] : []),
        ...(detail.deep ? (0,gate_blocks/* fold */.AU)(`${(0,words/* countOf */.pq)(count, 'more release')} not proven`, further) : further.slice(-1)),
    ];
}
/** `Why`; but releases on the way to a version that could not be checked are no reason for that. */
function whyTitle({ decision, reasons: [first] }) {
    return decision === 'unproven' && first !== undefined && !(0,gate_reasons/* isOfRelease */.$p)(first) ? 'Known of the way there' : 'Why';
}
/** Only the first reason, in one sentence, for surfaces without room for more. */
function firstReason(span, pen) {
    return obstaclesOf(span)
        .slice(0, 1)
        .map((obstacle) => ({ ...obstacleItem(obstacle, pen), under: [] }));
}
function obstacleItem(obstacle, pen) {
    const { versions, facts, releaseDate } = obstacle;
    const names = (0,words/* listOf */.c3)(versions.map((version) => pen.version(version)));
    const isOne = versions.length === 1;
    const when = isOne && releaseDate !== null ? ` (${(0,texts/* dayOf */.k)(releaseDate, pen)})` : '';
    const { says, details } = (0,gate_facts/* describeFacts */.Lm)(facts, isOne, pen);
    const under = details.map((line) => (0,gate_blocks/* item */.AS)(line));
    return { type: 'item', text: `${pen.strong(names)}${when}: ${says}`, under };
}
/** The unsafe ones first: waiting does not help with them. For a jump without proof, what is missing comes before them. */
function obstaclesOf({ reasons, explanation, decision }) {
    const releases = new Map(explanation.releases.map((release) => [release.version, release]));
    const obstacles = new Map();
    const seen = new Set();
    for (const reason of reasons) {
        const { release: version } = reason;
        if (version === null || !(0,gate_reasons/* isOfRelease */.$p)(reason) || seen.has(version))
            continue;
        seen.add(version);
        const release = releases.get(version);
        const facts = (0,gate_facts/* factsOf */.xS)(reason, release);
        const key = JSON.stringify(facts);
        const known = obstacles.get(key);
        if (known !== undefined)
            obstacles.set(key, { ...known, versions: [...known.versions, version] });
        else
            obstacles.set(key, { versions: [version], facts, releaseDate: release?.releaseDate ?? null });
    }
    const first = decision === 'unproven' ? 'unverified' : 'verdict-false';
    const all = [...obstacles.values()];
    return [...all.filter(({ facts }) => facts.rule === first), ...all.filter(({ facts }) => facts.rule !== first)];
}

// EXTERNAL MODULE: ./node_modules/semver/functions/valid.js
var valid = __webpack_require__(58780);
// EXTERNAL MODULE: ./build/deployment/chart.js
var deployment_chart = __webpack_require__(93054);
// EXTERNAL MODULE: ./build/deployment/kinds/kinds.js
var kinds = __webpack_require__(20441);
// EXTERNAL MODULE: ./build/gate/report/advice-lines.js
var advice_lines = __webpack_require__(50207);
;// CONCATENATED MODULE: ./build/render/gate/compose.js
/**
 * Commands that replace the containers of the service, and no others in its project.
 *
 * @param carrier the compose file that has the service; null if there is none
 */
function composeLines(carrier, deployments) {
    const { enter, compose } = composeCommand(carrier);
    const services = servicesOf(deployments);
    const isBuilt = deployments.some(({ file }) => /(?:^|\/)(?:[\w.-]*\.)?(?:Docker|Container)file[\w.-]*$/i.test(file ?? ''));
    return [
        ...enter,
        `${compose} ${isBuilt ? 'build --pull' : 'pull'} ${services}`,
        `${compose} stop ${services}`,
        `${compose} up --detach ${services}`,
    ];
}
/** A name that needs quoting in a shell does not go into a command. */
function servicesOf(deployments) {
    const names = [...new Set(deployments.flatMap(({ writes }) => writes.services))];
    return names.length > 0 && names.every((name) => /^\w[\w.-]*$/.test(name)) ? names.join(' ') : '$SERVICES';
}
/** In the folder where it runs, compose finds its usual files by itself, including overrides. Any other file has to be named. */
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

;// CONCATENATED MODULE: ./build/render/gate/window.js







/** Advice which says that nothing stops the old version in time. */
const STOPS_NOTHING = ['chart-needs-scale-down', 'chart-ignores-mode', 'argo-cd-hooks'];
/**
 * What to do while Lightdash is stopped, in the commands of the tools that deploy it. No command installs anything, because the gate does
 * not know the values of an installation.
 *
 * @param chartVersion of the service's chart, for deployments that do not know it
 */
function windowBlocks(to, deployments, chartVersion, pen) {
    // What the tool renders shows that it is compose, even if only a comment can declare the downtime.
    const isComposed = ({ writes }) => writes.stop === 'compose' || writes.services.length > 0;
    const by = (wanted) => deployments.filter((each) => each.writes.stop === wanted && !isComposed(each));
    const version = pen.version(to);
    const [all, workloads, others, given] = [by('chart'), by('workload'), by('comment'), by(null)];
    const isSynced = (each) => each.writes.argoCd !== null && !each.advice.some(saysToScale);
    const [synced, charts] = [all.filter(isSynced), all.filter((each) => !isSynced(each))];
    return [
        (0,gate_blocks/* item */.AS)('Back up the database first: migrations cannot be undone.'),
        ...(synced.length === 0 ? [] : syncItems(synced, version, pen)),
        ...(charts.length === 0 ? [] : chartItems(charts, version, chartVersion, pen)),
        ...composeItems(deployments.filter(isComposed), version),
        ...(workloads.length === 0 ? [] : [(0,gate_blocks/* item */.AS)(describeWorkloads(version, pen))]),
        ...(others.length === 0 ? [] : [(0,gate_blocks/* item */.AS)(`Stop the old version before ${version} starts.`)]),
        ...(given.length === 0 ? [] : [(0,gate_blocks/* item */.AS)(describeGiven(version, pen))]),
    ];
}
/** For the chart under Argo CD, without a migration job. Nobody scales anything: `selfHeal` would take that back. */
function syncItems(deployments, version, pen) {
    const applications = [...new Set(deployments.flatMap(({ writes }) => showApplication(writes.argoCd, pen)))];
    const which = applications.length === 0 ? 'its Application' : (0,words/* listOf */.c3)(applications);
    return [
        (0,gate_blocks/* item */.AS)(`Merge ${version}. Argo CD syncs ${which} by itself if its sync is automated; otherwise sync it:`, [
            (0,gate_blocks/* code */.aY)('sh', argoCommands(deployments, ['sync', 'wait'])),
        ]),
        (0,gate_blocks/* item */.AS)(`Scale nothing by hand: with ${pen.code('upgrade.mode: Recreate')} each workload stops its old pods before its new ones start, and ${pen.code('selfHeal')} would take back what you scale.`),
    ];
}
function showApplication(argoCd, pen) {
    if (argoCd?.application == null)
        return [];
    const where = argoCd.namespace === null ? '' : ` (namespace ${pen.literal(argoCd.namespace)})`;
    return [`${pen.literal(argoCd.application)}${where}`];
}
/** A name that needs quoting in a shell does not go into a command. */
function argoCommands(deployments, verbs) {
    const isPlain = (name) => /^[a-z0-9][\w.-]*$/i.test(name);
    const names = deployments.map(({ writes: { argoCd } }) => {
        const { application, namespace } = argoCd ?? { application: null, namespace: null };
        if (application === null || !isPlain(application))
            return '"$APPLICATION"';
        return namespace === null || !isPlain(namespace) ? application : `${namespace}/${application}`;
    });
    return [...new Set(names)].flatMap((name) => verbs.map((verb) => (verb === 'sync' ? `argocd app sync ${name}` : `argocd app wait ${name} --health`)));
}
function describeWorkloads(version, pen) {
    return `Deploy ${version} as usual. With ${pen.code('strategy.type: Recreate')} a workload stops its old pods before its new ones start, but only its own: if several workloads use the database, scale all of them down first.`;
}
function describeGiven(version, pen) {
    return `Stop the old version before ${version} starts. The chart does that with ${pen.code('upgrade.mode: Recreate')}, from ${deployment_chart/* FIRST_TO_STOP */.Ex} on.`;
}
/** For the service's chart, with any tool that installs it. */
function chartItems(deployments, version, chartVersion, pen) {
    const charts = new Set(deployments.map(({ chart }) => valid(chart.to ?? chartVersion)));
    const [chart = null] = charts;
    const isTold = deployments.some(({ advice }) => advice.some((piece) => saysToScale(piece)));
    const deploy = (0,gate_blocks/* item */.AS)(`Deploy ${version} as usual: ${describeJob(deployments, pen)}.`);
    const elsewhere = deployments.some(({ kind, writes }) => kind === 'helm-values' && writes.argoCd === null)
        ? [(0,gate_blocks/* item */.AS)(`Under Argo CD, keep ${pen.code('migrationJob.enabled: false')}, and sync instead.`)]
        : [];
    if (charts.size === 1 && chart !== null && (0,deployment_chart/* honoursRecreate */.qU)(chart) && !isTold)
        return [deploy, ...elsewhere];
    const isOld = charts.size === 1 && chart !== null && !(0,deployment_chart/* honoursRecreate */.qU)(chart);
    const why = isOld
        ? `Scale Lightdash down: chart ${chart} does not stop the old version by itself.`
        : isTold
            ? 'Scale Lightdash down: nothing stops the old version before the migrations run.'
            : `Scale Lightdash down if the chart is older than ${deployment_chart/* FIRST_TO_STOP */.Ex}: it does not stop the old version by itself.`;
    return [
        ...argoItems(deployments, pen),
        (0,gate_blocks/* item */.AS)(why, [(0,gate_blocks/* code */.aY)('sh', (0,advice_lines/* scaleDownLines */.A)(deployments.map(({ writes }) => writes.keys)))]),
        (0,gate_blocks/* item */.AS)(`Deploy ${version} as usual.`),
        (0,gate_blocks/* item */.AS)(`With ${pen.code('autoscaling.enabled')} the workload then stays at 0: scale it to 1, and the autoscaler takes over.`),
    ];
}
function saysToScale({ code: what }) {
    return STOPS_NOTHING.includes(what);
}
function argoItems(deployments, pen) {
    const isArgo = deployments.some(({ kind, advice }) => (0,kinds/* factsOf */.x)(kind).applies === 'sync' || advice.some((piece) => piece.code === 'argo-cd-hooks'));
    if (!isArgo)
        return [];
    return [
        (0,gate_blocks/* item */.AS)(`Turn the automatic sync of Argo CD off, and on again afterwards: ${pen.code('selfHeal')} would scale Lightdash up again at once.`),
    ];
}
/** How the chart carries out the mode, as far as the files show how it migrates. */
function describeJob(deployments, pen) {
    const jobs = new Set(deployments.map(({ declared }) => declared.migrationJob));
    const withJob = `with ${pen.code('migrationJob.enabled')} the chart stops Lightdash, migrates, and restarts it`;
    const without = 'without a migration job each workload stops its old pods before its new ones start';
    if (jobs.size === 1 && jobs.has(true))
        return withJob;
    if (jobs.size === 1 && jobs.has(false))
        return without;
    return `${withJob}; ${without}`;
}
/** One list of commands for each compose file, because they act on the project of the folder that they run in. */
function composeItems(deployments, version) {
    const carriers = [...new Set(deployments.map(({ writes }) => writes.carrier))];
    return carriers.map((carrier) => {
        const own = deployments.filter(({ writes }) => writes.carrier === carrier);
        return (0,gate_blocks/* item */.AS)(`Stop the old, start ${version}:`, [(0,gate_blocks/* code */.aY)('sh', composeLines(carrier, own))]);
    });
}
/**
 * What only the downtime needed, by line; empty if it leaves nothing behind.
 *
 * @param letter of the choice that adds such lines itself; null if none does
 */
function afterwardsBlocks(deployments, letter, pen) {
    const all = deployments.flatMap(({ leftovers }) => leftovers);
    const lines = [...new Map(all.map((each) => [`${each.file}:${each.line}`, each])).values()];
    const places = lines.map((line, at) => (line.file === lines[at - 1]?.file ? pen.line(line) : pen.place(line)));
    const own = letter === null ? [] : [letter === '' ? 'the added lines' : `what ${letter} added`];
    if (places.length + own.length === 0)
        return [];
    const isByHand = own.length === 0 && lines.every(({ text: there }) => there === '');
    const how = isByHand ? '' : `: ${pen.code('upgrade-gate apply --done')}`;
    return [(0,gate_blocks/* item */.AS)(`Afterwards, undo ${(0,words/* listOf */.c3)([...own, ...places])}${how}.`)];
}
/** How to check that a step has arrived and its migrations are finished, before the next step begins. */
function checkBlocks(deployments, pen) {
    const synced = deployments.filter(({ writes }) => writes.argoCd !== null);
    const isOfHelm = deployments.some(({ writes }) => writes.stop === 'chart' && writes.argoCd === null);
    const isComposed = deployments.some(({ writes }) => writes.stop === 'compose' || writes.services.length > 0);
    return [
        (0,gate_blocks/* text */.Qq)(isOfHelm
            ? `Before the next step, wait for ${pen.code('STATUS: deployed')}: the chart's migration job has then succeeded.`
            : 'Before the next step, wait until the new version runs and its migrations have finished.'),
        ...(synced.length === 0 ? [] : [(0,gate_blocks/* code */.aY)('sh', argoCommands(synced, ['wait']))]),
        ...(isOfHelm ? [(0,gate_blocks/* code */.aY)('sh', HELM_CHECKS)] : []),
        ...(isComposed ? [(0,gate_blocks/* code */.aY)('sh', ['docker compose ps', 'docker compose logs --since 15m'])] : []),
    ];
}
const HELM_CHECKS = [
    'helm status "$RELEASE"',
    'kubectl rollout status deployment \\',
    '  -l app.kubernetes.io/instance="$RELEASE" \\',
    '  --timeout=15m',
];

;// CONCATENATED MODULE: ./build/render/gate/parts.js


















/** What the reader needs first: the result, and how to get green. */
function firstParts(report) {
    return [
        { name: 'deployments', blocks: (pen, detail) => (0,opening/* openingBlocks */.Re)(report, pen, detail) },
        { name: 'the approval', blocks: (pen, detail) => (0,approval/* approvalBlocks */.eQ)(report, pen, detail) },
        { name: 'choices', blocks: (pen, detail) => (0,choices/* outcomeBlocks */.Xr)(report, pen, detail) },
        { name: 'your endpoints', blocks: (pen, detail) => endpointBlocks(report, pen, detail) },
    ];
}
/** What a comment has besides: the edits that the upgrade needs although the check does not insist on them, and the deciding reason. */
function briefParts(report) {
    const [worst] = (0,gate_jumps/* jumpsOf */.b)(report);
    const why = (pen) => {
        if (worst === undefined || isDecided(worst))
            return [];
        const reason = firstReason(worst.span, pen);
        return reason.length === 0 ? [] : [(0,gate_blocks/* heading */.R_)(whyTitle(worst.span)), ...reason];
    };
    return [
        { name: 'your deployment', blocks: (pen, detail) => concernsIn(report, pen, detail).urgent },
        { name: 'why', blocks: why },
    ];
}
/** The rest of the report: the reasons, the things to check, the steps in the window, and the other jumps. */
function furtherParts(report) {
    const jumps = (0,gate_jumps/* jumpsOf */.b)(report);
    const isOnly = jumps.length === 1 && report.deployments.length === 1;
    const level = isOnly ? 3 : 4;
    // If several jumps roll, a fold for each is enough.
    const worst = jumps.find((jump) => isOnly || !isDecided(jump));
    const others = jumps.filter((jump) => jump !== worst);
    const window = worst === undefined ? [otherBuildsPart(report)] : [windowPart(report, worst, level)];
    const each = (items, parts) => (items === undefined ? [] : parts(items));
    return [
        ...each(worst, (jump) => [...(isOnly ? [] : [leadPart(jump)]), ...jumpParts(jump, level)]),
        // Where there are several deployments, the window stays with those that it is about.
        ...(isOnly ? [] : window),
        { name: 'your known issues', blocks: (pen, detail) => (0,policy/* issueBlocks */.eT)(jumps, isOnly, pen, detail) },
        { name: 'your deployment', blocks: (pen, detail) => concernBlocks(report, pen, detail) },
        ...(isOnly ? window : []),
        { name: 'further upgrades', blocks: (pen, detail) => furtherJumps(report, others, pen, detail) },
        { name: 'warnings', blocks: (pen) => (0,evidence/* noteBlocks */.HW)(report, pen) },
        ...each(worst, ({ span }) => [{ name: 'all releases', blocks: (pen, detail) => (0,releases/* releaseBlocks */.Oi)(span, pen, detail) }]),
    ];
}
/** The grounds of the verdict. */
function evidencePart(report) {
    return { name: 'the evidence', blocks: (pen, detail) => (0,evidence/* evidenceBlocks */.Is)(report, pen, detail) };
}
function isDecided({ span: { decision } }) {
    return decision === 'roll' || decision === 'unchanged';
}
/** If the page has several jumps, or one jump of several deployments, that jump has its own heading. */
function leadPart(jump) {
    const blocks = (pen) => [
        (0,gate_blocks/* heading */.R_)(`${(0,states/* markOfSpan */.f$)(jump.span)} ${(0,states/* titleOfSpan */.Sy)(jump.span, pen)}`),
        ...(0,opening/* leadBlocks */.nL)(jump.span, pen),
        ...deploymentsMakingJump(jump, pen),
    ];
    return { name: 'upgrades', blocks };
}
/** The deployments that make the jump, and how far they can roll. */
function deploymentsMakingJump({ span, deployments }, pen) {
    const who = deployments.length === 0 ? [] : [`For ${(0,words/* listOf */.c3)(deployments.map((each) => pen.place(each)))}.`];
    const instead = (0,newest/* hasNewest */.ts)(span) ? [`The newest version that rolls: ${(0,newest/* describeNewest */.qx)(span, pen)}.`] : [];
    return [...who, ...instead].map((line) => (0,gate_blocks/* text */.Qq)(line));
}
function jumpParts(jump, level) {
    const { span, deployments } = jump;
    if (isDecided(jump))
        return [];
    // The page already says that the policy leaves no plan.
    const isPlanned = span.decision === 'blocked' && !((0,policy/* isHeld */.i7)(span) && span.plan.hops === null);
    const plan = (pen, { rows }) => isPlanned
        ? [
            (0,gate_blocks/* heading */.R_)('The plan', level),
            ...(0,gate_plan/* planBlocks */.S)(span, pen, rows, (to) => (0,concerns/* stepBlocks */.Bq)(deployments, to, pen)),
            ...(span.plan.hops === null ? [] : checkBlocks(deployments, pen)),
        ]
        : [];
    const why = (pen, detail) => {
        const blocks = whyBlocks(span, pen, detail);
        return blocks.length === 0 ? [] : [(0,gate_blocks/* heading */.R_)(whyTitle(span), level), ...blocks];
    };
    return [...(isPlanned ? [{ name: 'the plan', blocks: plan }] : []), { name: 'why', blocks: why }];
}
function windowPart(report, { span, deployments }, level) {
    const hop = span.plan.hops?.[0] ?? span.held?.newest?.hop;
    const later = (span.plan.hops ?? []).slice(1).flatMap(({ decision, to }) => (decision === 'recreate' ? [to] : []));
    // An upgrade that may not be permitted gets no instructions.
    if (span.decision === 'unproven')
        return windowTo(report, null, deployments, level);
    if (hop?.decision === 'recreate')
        return windowTo(report, hop.to, deployments, level, later);
    const [first, ...others] = later;
    const blocks = (pen) => first === undefined || (0,approval/* failedApproval */.jg)(report) !== null
        ? []
        : (0,gate_blocks/* fold */.AU)(`In the window of the step to ${first}`, [
            ...windowBlocks(first, deployments, report.chartVersion, pen),
            ...againBlocks(others, pen),
        ]);
    return { name: 'the window', blocks };
}
/** The later steps of a plan with downtime take the same commands. */
function againBlocks(versions, pen) {
    return versions.length === 0 ? [] : [(0,gate_blocks/* item */.AS)(`Do the same again for ${(0,words/* listOf */.c3)(versions.map(pen.version))}.`)];
}
/** For deployments that need downtime only because of another image. */
function otherBuildsPart(report) {
    const others = report.deployments.filter((each) => (0,states/* stateOf */.L4)(each) === 'recreate' && (0,states/* spanOf */.ee)(report, each) === undefined);
    return windowTo(report, others[0]?.to ?? null, others, 3);
}
function windowTo(report, to, deployments, level, later = []) {
    const blocks = (pen) => {
        // The report must not tell people how to deploy something that was not approved.
        if (to === null || (0,approval/* failedApproval */.jg)(report) !== null)
            return [];
        const ids = new Set(deployments.map(({ id }) => id));
        const at = report.choices.findIndex((choice) => stops(choice) && choice.deployments.some((id) => ids.has(id)));
        const choice = report.choices[at];
        const letter = at < 0 ? '' : (0,choices/* letterOf */.UB)(report, at);
        const title = `In the window${letter === '' ? '' : ` (${letter})`}`;
        // What the choice writes is there by then.
        const after = choice === undefined ? [] : (0,after_choice/* deploymentsAfter */.L)(choice).filter(({ id }) => ids.has(id));
        const then = deployments.map((each) => after.find(({ id }) => id === each.id) ?? each);
        return [
            (0,gate_blocks/* heading */.R_)(title, level),
            ...windowBlocks(to, then, report.chartVersion, pen),
            ...againBlocks(later, pen),
            ...afterwardsBlocks(then, after.some(({ leavesOwnLines }) => leavesOwnLines) ? letter : null, pen),
        ];
    };
    return { name: 'the window', blocks };
}
/** Whether a choice takes Lightdash down, now or in the first step of its plan. */
function stops({ id }) {
    return id === 'stop' || id === 'hop';
}
function concernsIn(report, pen, detail) {
    const spans = (0,gate_jumps/* jumpsOf */.b)(report).filter((jump) => jump.deployments.length > 0);
    return (0,concerns/* concernsOf */.L9)(report, report.deployments, spans.map(({ span }) => span), pen, detail);
}
function concernBlocks(report, pen, detail) {
    const { deployments, outcome } = report;
    const { urgent, others } = concernsIn(report, pen, detail);
    if (urgent.length + others.length === 0)
        return [];
    const title = deployments.length > 1
        ? 'Your deployments'
        : deployments.every(states/* isGiven */.qR)
            ? 'Environment variables'
            : 'Your deployment';
    const isGreen = (0,gate_jumps/* jumpsOf */.b)(report).every((jump) => jump.deployments.length === 0 || isDecided(jump)) && !outcome.fails;
    const blocks = [...urgent, ...others];
    return isGreen && urgent.length === 0 ? (0,gate_blocks/* fold */.AU)(title, blocks) : [(0,gate_blocks/* heading */.R_)(title), ...blocks];
}
/** The jumps after the worst one, each folded. If there is no room for them, the list of deployments still has their decisions. */
function furtherJumps(report, jumps, pen, detail) {
    const shown = jumps.slice(0, detail.rows).flatMap((jump) => {
        const title = `${(0,states/* markOfSpan */.f$)(jump.span)} ${(0,states/* titleOfSpan */.Sy)(jump.span, foldTitlePen(pen))}`;
        if (!detail.deep)
            return [(0,gate_blocks/* text */.Qq)(title)];
        const parts = [...jumpParts(jump, 4), windowPart(report, jump, 4)];
        return (0,gate_blocks/* fold */.AU)(title, [
            ...(0,opening/* leadBlocks */.nL)(jump.span, pen),
            ...deploymentsMakingJump(jump, pen),
            ...parts.flatMap(({ blocks }) => blocks(pen, detail)),
            ...(0,releases/* releaseBlocks */.Oi)(jump.span, pen, detail),
        ]);
    });
    return [
        ...shown,
        ...(0,page/* describeOmitted */.QQ)(jumps.length, Math.min(detail.rows, jumps.length), 'upgrade').map((line) => (0,gate_blocks/* text */.Qq)(line)),
    ];
}
/** A pen for a title in HTML, where backticks are not markup. */
function foldTitlePen(pen) {
    return { ...pen, code: (words) => words, version: (version) => version };
}


/***/ })

};
