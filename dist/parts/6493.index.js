export const id = 6493;
export const ids = [6493];
export const modules = {

/***/ 4300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ quoteText)
/* harmony export */ });
/** No reference or template that people write is as long. */
const LONGEST_QUOTE = 2_000;
/** A text of the repository in backticks and on one line. It is whole, since it is compared; messages cut it. */
function quoteText(text) {
    const shown = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
    return `\`${shown.length <= LONGEST_QUOTE ? shown : `${shown.slice(0, LONGEST_QUOTE)}…`}\``;
}


/***/ }),

/***/ 4591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ adviseOn),
  S: () => (/* binding */ mayMigrateTooEarly)
});

// EXTERNAL MODULE: ./build/deployment/chart.js
var chart = __webpack_require__(3054);
// EXTERNAL MODULE: ./build/gate/means.js
var means = __webpack_require__(1416);
// EXTERNAL MODULE: ./build/gate/scale-down.js
var scale_down = __webpack_require__(7697);
;// CONCATENATED MODULE: ./build/gate/values-lines.js
/** Lines of YAML under the keys that lead to them. The keys are hostile until escaped. */
function nestUnder(keys, lines) {
    const heads = keys.map((key, depth) => `${'  '.repeat(depth)}${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)}:`);
    return [...heads, ...lines.map((line) => `${'  '.repeat(keys.length)}${line}`)];
}

;// CONCATENATED MODULE: ./build/gate/advice.js




/**
 * What a deployment has to change in its files, with the exact lines: where it does not declare the mode that it needs, and
 * where what it declares would not do what it says (DETECTION, fact 5; INTERFACE.md, Deployment mapping).
 *
 * @param chartVersion the version of the chart on the head, or of the input `chart-version`; null where neither is known
 */
function adviseOn(change, decision, chartVersion, failOn) {
    const { head } = change;
    // What stays as it is needs no remarks on how it is read.
    const isStill = change.change === 'unchanged' && change.problem === null;
    const noticed = isStill ? [] : change.notices.map((message) => advice('notice', 'noticed', message, change.place));
    if (head === null)
        return noticed;
    const isOfChart = head.parts.some(means/* isMadeWithChart */.wJ);
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
    if (chartVersion !== null && (0,chart/* ignoresUpgradeMode */.hb)(chartVersion)) {
        return [adviseOnOldChart(head, upgradeMode?.place ?? head.place, chartVersion)];
    }
    if (upgradeMode === null) {
        const message = 'This upgrade needs upgrade.mode Recreate, and the values with the tag do not set it.';
        return [advice(levelOf(failOn), 'mode-not-set', message, head.place, modeLines(head, 'Recreate'))];
    }
    if (upgradeMode.value === 'RollingUpdate') {
        const message = 'upgrade.mode is RollingUpdate, but this upgrade needs Recreate.';
        return [advice('warning', 'mode-differs', message, upgradeMode.place, modeLines(head, 'Recreate'))];
    }
    return adviseOnRecreate(head, upgradeMode, chartVersion);
}
/** A chart that ignores the mode, whatever it is: the strategies themselves have to say it. */
function adviseOnOldChart(head, place, chartVersion) {
    const message = `Chart ${chartVersion} ignores upgrade.mode. Set the strategies of the workloads, and scale the service down before the upgrade.`;
    const workloads = ['lightdashBackend', 'scheduler'].filter((workload) => !isRecreated(head, workload));
    const strategies = workloads.flatMap((workload) => [`${workload}:`, '  strategy:', '    type: Recreate']);
    const lines = strategies.length === 0 ? [] : valuesLines(head, strategies);
    return advice('warning', 'chart-ignores-mode', message, place, lines);
}
/** Where a deployment says `Recreate`, and the chart would do something else. */
function adviseOnRecreate(head, { place }, chartVersion) {
    if (chartVersion === null) {
        const message = 'upgrade.mode is Recreate, but the version of the chart is unknown, and charts before 2.16.284 do not stop the old version by themselves. Set `chart-version`.';
        return [advice('warning', 'chart-not-known', message, place)];
    }
    if (!(0,chart/* honoursRecreate */.qU)(chartVersion)) {
        const message = `Chart ${chartVersion} does not stop the old version before it migrates, whatever upgrade.mode says; 2.16.284 and later do. Scale the service down before the upgrade, or take a newer chart.`;
        const lines = (0,scale_down/* scaleDownLines */.A)([head.declared.keys]);
        return [advice('warning', 'chart-needs-scale-down', message, place, lines)];
    }
    if (mayApplyJobAtOnce(head, chartVersion)) {
        const message = "Kustomize applies the chart's migration job together with everything else, so nothing stops the old version before it, whatever upgrade.mode says. Scale the service down before the upgrade.";
        return [advice('warning', 'chart-needs-scale-down', message, place, (0,scale_down/* scaleDownLines */.A)([head.declared.keys]))];
    }
    const isJobRun = head.parts.every((part) => effectiveMigrationJob(part, chartVersion));
    if (isJobRun || mayRunArgoCdHook(head))
        return [];
    if (head.isRenderedByArgoCd === true) {
        const message = 'upgrade.mode is Recreate, but no migration job is enabled: each workload stops its old pods by itself, and the new backend may migrate while the old scheduler still runs. Turn the automatic sync off, then scale the service down before the sync.';
        return [advice('warning', 'no-migration-job', message, place)];
    }
    const message = 'upgrade.mode is Recreate, but no migration job is enabled: each workload stops its old pods by itself, and the new backend may migrate while the old scheduler still runs.';
    return [
        advice('warning', 'no-migration-job', message, place, valuesLines(head, ['migrationJob:', '  enabled: true'])),
    ];
}
/**
 * Whether a migration job of a deployment may run before the old version is stopped: as a hook of Argo CD, or with all the rest. One of
 * those that share its place is enough.
 *
 * @param chartVersion the version of the chart on the head; null where it is not known, or not the same for all of them
 */
function mayMigrateTooEarly(head, chartVersion) {
    return mayRunArgoCdHook(head) || mayApplyJobAtOnce(head, chartVersion);
}
/**
 * Whether Argo CD may run the chart's migration job. What it adds to the values is not all in the repository, so that nothing but the
 * values themselves says that there is none.
 */
function mayRunArgoCdHook({ parts }) {
    return parts.some(({ isRenderedByArgoCd = false, declared }) => isRenderedByArgoCd && declared.migrationJob?.value !== false);
}
/** Whether the chart's migration job is applied together with everything else, so that it does not wait for the old version to stop. */
function mayApplyJobAtOnce({ parts }, chartVersion) {
    return parts.some((part) => !(0,means/* runsHooks */.zP)(part) && (chartVersion === null || effectiveMigrationJob(part, chartVersion)));
}
/** Argo CD, which does not wait for the old version to be stopped before it migrates. */
function adviseOnArgoCd(head, chartVersion) {
    // What has to be done with a chart that stops nothing is the same with and without Argo CD.
    if (!mayRunArgoCdHook(head) || (chartVersion !== null && !(0,chart/* honoursRecreate */.qU)(chartVersion)))
        return [];
    const message = "Argo CD runs the chart's migration job as a PreSync hook, and nothing proves that upgrade.mode Recreate stops the old version before it. Turn the automatic sync off (selfHeal would scale the service up again) and scale the service down before the sync, or disable the migration job.";
    const place = head.declared.migrationJob?.place ?? head.place;
    const lines = valuesLines(head, ['migrationJob:', '  enabled: false']);
    return [advice('warning', 'argo-cd-hooks', message, place, lines)];
}
function isRecreated({ declared }, workload) {
    return declared.strategies.some((strategy) => strategy.workload === workload && strategy.type === 'Recreate');
}
/** A chart whose default changes turns the migration job on or off without a line in the values. */
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
    return declared.migrationJob?.value ?? (0,chart/* migratesInJobByDefault */.BF)(chartVersion);
}
function adviseOnBuild({ head, place, buildChanged }) {
    if (buildChanged === 'image') {
        const message = 'The image comes from another place or build: nothing proves that both can run side by side.';
        return [advice('warning', 'image-changed', message, place)];
    }
    if (buildChanged === 'digest') {
        const message = 'The digest changes under the same tag: nothing proves that both images can run side by side.';
        return [advice('warning', 'digest-changed', message, place)];
    }
    if (head?.image?.digest == null)
        return [];
    return [advice('notice', 'digest-not-compared', 'A digest stands beside the tag; the two were not compared.', place)];
}
/** Only where `fail-on` asks for the mode is it a warning that it is missing. */
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
 * Lines for the values of a deployment. None for the files of a tool: what stands there may be no YAML, a list of settings or the
 * element of a generator, in which such lines would be wrong.
 */
function valuesLines({ parts, declared }, lines) {
    return parts.some(({ kind }) => (0,means/* isOfTool */.S$)(kind)) ? [] : nestUnder(declared.keys, lines);
}


/***/ }),

/***/ 9658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyWish: () => (/* binding */ applyWish)
/* harmony export */ });
/* harmony import */ var _deployment_deployed_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7000);
/* harmony import */ var _deployment_detect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8989);
/* harmony import */ var _deployment_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7669);
/* harmony import */ var _deployment_trees_edited_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1547);
/* harmony import */ var _release_safety_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7565);
/* harmony import */ var _release_safety_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8308);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5807);
/* harmony import */ var _choices_draft_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5150);
/* harmony import */ var _choices_edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(413);
/* harmony import */ var _policy_held_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5522);










/**
 * What to write into the files of a tree, at the places that detection finds, so that they deploy a version (REPORT.md, The choices). It is
 * read again before it counts: what does not come out is left out.
 *
 * @param index null where the wish names no version and no hop
 * @throws TreeError where a file cannot be read
 */
async function applyWish(wish, search, index) {
    const draft = new _choices_draft_js__WEBPACK_IMPORTED_MODULE_6__/* .Draft */ .K(search.tree);
    const left = [];
    const wanted = new Map();
    const found = await deploymentsOf(search.tree, search);
    if (found.length === 0)
        left.push('No deployment of Lightdash was found: see upgrade-gate detect.');
    for (const deployment of found) {
        const { id, place, version, problem, chart } = deployment;
        if (version === null || problem !== null) {
            left.push(`${(0,_deployment_place_js__WEBPACK_IMPORTED_MODULE_7__/* .showPlace */ .R)(place)}: ${problem?.message ?? 'the version is not known'}`);
            continue;
        }
        const step = stepFrom(version, wish, index);
        if (typeof step === 'string') {
            left.push(`${(0,_deployment_place_js__WEBPACK_IMPORTED_MODULE_7__/* .showPlace */ .R)(place)}: ${step}`);
            continue;
        }
        const written = { place, version, deployment };
        const draftOn = async (target) => [
            step.to === version ? null : await (0,_choices_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .draftVersion */ .kj)(target, written, step.to, search.charts),
            step.declares ? await (0,_choices_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .draftRecreate */ .jz)(target, written, chart?.version ?? search.settings.chartVersion) : null,
        ];
        // Tried first: a version without the mode that it needs must not be written.
        const whyNot = (await draftOn(new _choices_draft_js__WEBPACK_IMPORTED_MODULE_6__/* .Draft */ .K(search.tree))).filter((why) => why !== null);
        left.push(...whyNot.map((why) => `${(0,_deployment_place_js__WEBPACK_IMPORTED_MODULE_7__/* .showPlace */ .R)(place)}: ${why}`));
        if (whyNot.length > 0)
            continue;
        await draftOn(draft);
        wanted.set(id, step);
    }
    const after = await deploymentsOf(new _deployment_trees_edited_js__WEBPACK_IMPORTED_MODULE_8__/* .EditedTree */ .M(search.tree, draft.contents()), search);
    const isSo = [...wanted].every(([id, { to, declares }]) => after.some(({ id: other, version, parts }) => other === id &&
        version === to &&
        (!declares || parts.every(({ declared }) => declared.upgradeMode?.value === 'Recreate'))));
    if (!isSo)
        return {
            edits: [],
            contents: new Map(),
            left: [...left, 'The lines that could be written do not decide alone: nothing is written.'],
        };
    return { edits: draft.edits(), contents: draft.contents(), left };
}
/** @returns why there is no step */
function stepFrom(version, wish, index) {
    if (index === null)
        return wish.to === null ? { to: version, declares: wish.mode } : { to: wish.to, declares: false };
    const goal = wish.to ?? newestFor(version, index);
    // Going back is going back to what was written before.
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_9__/* .compareVersions */ .Zy)(goal, version) <= 0)
        return { to: wish.to ?? version, declares: false };
    const { hops, problem } = (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planHops */ ._)(index, version, goal);
    if (problem !== null && (wish.next || problem.rule === 'held'))
        return `no way from ${version} to ${goal}: ${problem.says}`;
    const to = wish.next ? (hops?.[0]?.to ?? goal) : goal;
    return { to, declares: wish.mode && (0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .decideSpan */ .Rg)(index, version, to).upgradeMode === 'Recreate' };
}
/** The newest release, or as far towards it as the team's own policy lets one come. */
function newestFor(version, index) {
    const newest = index.releases.at(-1)?.version ?? version;
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_9__/* .compareVersions */ .Zy)(newest, version) <= 0)
        return newest;
    return (0,_policy_held_js__WEBPACK_IMPORTED_MODULE_5__/* .heldOf */ .L)(index, version, newest)?.newest?.version ?? newest;
}
async function deploymentsOf(tree, { settings, charts }) {
    const found = await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_1__.detect)(tree, settings, await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_1__.findCandidates)(tree, settings));
    return (0,_deployment_deployed_object_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByPlace */ .O4)((await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_1__.resolveCharts)(found, charts)).objects);
}


/***/ }),

/***/ 1416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S$: () => (/* binding */ isOfTool),
/* harmony export */   oh: () => (/* binding */ meansOf),
/* harmony export */   wJ: () => (/* binding */ isMadeWithChart),
/* harmony export */   zP: () => (/* binding */ runsHooks)
/* harmony export */ });
const MEANS = {
    // Versions that are given, not found, may be deployed with either.
    given: ['helm', 'compose'],
    'helm-values': ['helm'],
    target: ['helm'],
    'umbrella-chart': ['umbrella'],
    compose: ['compose'],
};
/** The means that a kind of deployment is upgraded with; none where nobody can tell. */
function meansOf(kind) {
    return Object.hasOwn(MEANS, kind) ? (MEANS[kind] ?? []) : [];
}
/** Tools that install charts, the service's and others, from files of their own; and what they rendered. */
const TOOLS = new Set(['argo-cd', 'flux', 'helmfile', 'kustomize', 'terraform', 'rendered']);
/** Whether a kind of deployment is a tool's, of which the files show with which chart it is made. */
function isOfTool(kind) {
    return TOOLS.has(kind);
}
/** Whether a deployment that was found is made with the service's chart, so that its settings apply. */
function isMadeWithChart({ kind, chart, declared, }) {
    if (isOfTool(kind))
        return chart !== null;
    // The values of another chart, and what a target leads to beside values, have no part that is the service's chart's.
    if (/^(?:helm-values|umbrella-chart|target)$/.test(kind))
        return chart !== null || declared.values !== null;
    return kind !== 'given' && meansOf(kind).some((means) => means !== 'compose');
}
/**
 * Whether what installs a deployment runs the hooks of its chart one after the other. Kustomize renders them with all the rest, and
 * everything is applied at once; a target may lead into its file.
 */
function runsHooks({ kind, carrier }) {
    return kind !== 'kustomize' && !/(?:^|\/)kustomization(?:\.ya?ml)?$/i.test(carrier);
}


/***/ }),

/***/ 7697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ scaleDownLines)
/* harmony export */ });
/**
 * Commands that stop the old version and wait until it is gone. None of them goes on where the one before it has found nothing to
 * stop. The pods are those of the service itself, not of a database or a browser that the release may hold beside it.
 *
 * @param keys of the values of each release; a dependency goes by its alias, which is the last of them
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
/** What the chart is called within a release, where that is one name and plain. */
function nameOf(keys) {
    const names = [...new Set(keys.map((each) => each.at(-1) ?? 'lightdash'))];
    const [name = ''] = names;
    return names.length === 1 && /^[A-Za-z][\w-]*$/.test(name) ? name : '$NAME';
}


/***/ })

};
