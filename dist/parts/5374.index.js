export const id = 5374;
export const ids = [5374];
export const modules = {

/***/ 25522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ policyOn)
/* harmony export */ });
/* harmony import */ var _release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47565);
/* harmony import */ var _release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7930);
/* harmony import */ var _release_safety_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48308);
/* harmony import */ var _release_safety_span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54747);




function policyOn(index, { from, to, releases }) {
    const holds = new Map();
    for (const release of releases) {
        for (const { rule, says, passesFrom, issue } of (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsOn */ .gD)(release, release.version === to)) {
            const key = JSON.stringify([rule, says]);
            const first = { rule, decision: _release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .HOLD_RULES */ .CE[rule], release: release.version, count: 0, says, passesFrom, issue };
            const known = holds.get(key) ?? first;
            holds.set(key, { ...known, count: known.count + 1 });
        }
    }
    if (holds.size === 0)
        return null;
    const barring = [...holds.values()].filter(({ decision }) => decision !== 'recreate');
    return {
        holds: [...holds.values()],
        passesFrom: latest(barring.map(({ passesFrom }) => passesFrom)),
        newest: barring.length > 0 ? newestLetIn(index, from, releases) : null,
    };
}
function latest(moments) {
    const known = moments.filter((each) => each !== null);
    return known.length < moments.length ? null : (known.sort().at(-1) ?? null);
}
function newestLetIn(index, from, releases) {
    const wall = releases.findIndex((release) => (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .barringHold */ .br)(release, false) !== undefined);
    const reachable = wall === -1 ? releases : releases.slice(0, wall);
    const version = reachable.findLast((release) => (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .barringHold */ .br)(release, true) === undefined)?.version;
    if (version === undefined)
        return null;
    const span = (0,_release_safety_span_js__WEBPACK_IMPORTED_MODULE_3__/* .readSpan */ .F2)(index, from, version);
    return { version, decision: (0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decideSpan */ .Rg)(index, span).decision, hop: (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planHops */ ._)(index, span).hops?.[0] ?? null };
}


/***/ }),

/***/ 17794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $F: () => (/* binding */ openMigrationsOf),
/* harmony export */   Gc: () => (/* binding */ underTerms),
/* harmony export */   Io: () => (/* binding */ NO_TERMS),
/* harmony export */   bK: () => (/* binding */ OPEN_MIGRATIONS),
/* harmony export */   ti: () => (/* binding */ holdAbove)
/* harmony export */ });
/* harmony import */ var _release_safety_release_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(554);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15807);


const NO_TERMS = { promotion: null, migrations: null };
function underTerms(index, from, { promotion, migrations }) {
    const promoted = promotion === null ? index : holdAbove(index, promotion);
    return migrations === null ? promoted : holdNext(promoted, from, migrations);
}
function openMigrationsOf(service) {
    if (service === null || service.migrations === null || service.migrations === 'done')
        return null;
    return { location: service.location, state: service.migrations };
}
const OPEN_MIGRATIONS = {
    pending: 'its migrations have not finished',
    parked: 'its migrations are parked, so a person has to look at their log',
    unavailable: 'it cannot tell now whether its migrations are done',
};
function holdNext(index, from, { location, state }) {
    const isStop = index.releases.some(({ requiredStops }) => requiredStops.includes(from));
    const rule = isStop ? 'migrations-open-at-stop' : 'migrations-open';
    const says = `${location} runs ${from}, and ${OPEN_MIGRATIONS[state]}`;
    const hold = { rule, on: 'span', says, passesFrom: null, issue: null };
    const next = index.releases.findIndex(({ version }) => (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(version, from) > 0);
    return { ...index, releases: index.releases.map((each, at) => (at === next ? (0,_release_safety_release_js__WEBPACK_IMPORTED_MODULE_0__/* .withHolds */ .Bg)(each, [hold]) : each)) };
}
function holdAbove(index, { from, has }) {
    const rule = has === null ? 'promotion-unknown' : 'promotion';
    const says = has === null ? from : `${from} has ${has}`;
    const hold = { rule, on: 'target', says, passesFrom: null, issue: null };
    const releases = index.releases.map((release) => has !== null && (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(release.version, has) <= 0 ? release : (0,_release_safety_release_js__WEBPACK_IMPORTED_MODULE_0__/* .withHolds */ .Bg)(release, [hold]));
    return { ...index, releases };
}


/***/ }),

/***/ 45673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SD: () => (/* binding */ mayMigrateTooEarly),
/* harmony export */   mm: () => (/* binding */ adviseOn)
/* harmony export */ });
/* unused harmony export nestUnder */
/* harmony import */ var _deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33549);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68042);
/* harmony import */ var _product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53720);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29519);
/* harmony import */ var _scale_down_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46200);
/* harmony import */ var _writes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60261);






function adviseOn(change, decision, chartVersion, failOn, leftovers = [], isExcepted = false) {
    const { head } = change;
    const isStill = change.change === 'unchanged' && change.problem === null;
    const noticed = isStill ? [] : change.notices.map((message) => advice('notice', 'noticed', message, change.place));
    if (head === null)
        return [...adviseOnBuild(change), ...noticed];
    const isOfChart = head.parts.some(_writes_js__WEBPACK_IMPORTED_MODULE_4__/* .isMadeWithChart */ .wJ);
    return [
        ...(isOfChart && !isExcepted ? adviseOnMode(head, decision, chartVersion, failOn, leftovers) : []),
        ...(isOfChart && !isExcepted && decision === 'recreate' ? adviseOnArgoCd(head, chartVersion) : []),
        ...(decision === 'roll' ? adviseOnLeftovers(head, leftovers) : []),
        ...(decision === 'recreate' && !isExcepted ? adviseOnOldDeclaration(change, head, leftovers) : []),
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
function adviseOnOldDeclaration({ base }, { declared }, leftovers) {
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
    const line = at === null ? 'the chart' : `the chart at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_5__/* .showPlace */ .R)(at)}`;
    const message = `Chart ${chartVersion} does not stop the old version by itself, whatever upgrade.mode says. Raise ${line} to ${_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_TO_STOP */ .Ex} or later, or scale ${_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.name} down before the upgrade.`;
    const lines = code === 'chart-needs-scale-down' ? scaleDownOf(head) : [];
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
        return [advice('warning', 'chart-needs-scale-down', message, place, scaleDownOf(head))];
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
    return parts.some((part) => !(0,_writes_js__WEBPACK_IMPORTED_MODULE_4__/* .runsHooks */ .zP)(part) && mayRunJob(part, chartVersion));
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
function scaleDownOf({ parts, declared }) {
    return (0,_scale_down_js__WEBPACK_IMPORTED_MODULE_3__/* .scaleDownLines */ .A)([{ release: (0,_scale_down_js__WEBPACK_IMPORTED_MODULE_3__/* .releaseOf */ .l)(parts), keys: declared.keys }]);
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

/***/ 60261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ writesOf),
/* harmony export */   wJ: () => (/* binding */ isMadeWithChart),
/* harmony export */   zP: () => (/* binding */ runsHooks)
/* harmony export */ });
/* harmony import */ var _deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33549);
/* harmony import */ var _scale_down_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46200);


function writesOf(head) {
    const nothing = { argoCd: null, release: null, carrier: null, services: [], keys: [], workers: [], neighbours: [] };
    if (head === null)
        return { stop: 'exception', ...nothing };
    const { kind, carrier, declared, application, neighbours = [] } = head;
    const isCompose = kind === 'compose';
    const isOfChart = head.parts.some(isMadeWithChart);
    const rendered = head.parts.flatMap((part) => part.rendered ?? []);
    const isWorkload = rendered.length > 0 && rendered.every(({ form, comesAndGoes }) => form === 'kubernetes' && !comesAndGoes);
    return {
        stop: isOfChart ? 'chart' : isWorkload ? 'workload' : (0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .x)(kind).stop,
        argoCd: head.isRenderedByArgoCd
            ? { application: application?.name || null, namespace: application?.namespace || null }
            : null,
        release: (0,_scale_down_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseOf */ .l)(head.parts),
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

/***/ 47565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ decideWithoutIndex),
/* harmony export */   Rg: () => (/* binding */ decideSpan),
/* harmony export */   dO: () => (/* binding */ upgradeModeOf)
/* harmony export */ });
/* unused harmony export conclude */
/* harmony import */ var _hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7930);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(554);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54747);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15807);




function upgradeModeOf(decision) {
    return decision === 'roll' || decision === 'unchanged' ? 'RollingUpdate' : 'Recreate';
}
const RULES = {
    'index-unavailable': 'unproven',
    'not-indexed': 'unproven',
    'coverage-gap': 'unproven',
    malformed: 'unproven',
    contradiction: 'unproven',
    'required-stop': 'blocked',
    'minimum-not-met': 'blocked',
    'uncovered-hop': 'recreate',
    'verdict-false': 'recreate',
    'verdict-unknown': 'recreate',
    'backfilled-true': 'recreate',
    unverified: 'unverified',
    ..._hold_js__WEBPACK_IMPORTED_MODULE_0__/* .HOLD_RULES */ .CE,
};
function decideSpan(index, span) {
    const { from, to } = span;
    const reasons = worstFirst([...coverageReasons(index, span), ...permissionReasons(span), ...floorReasons(index, span), ...heldReasons(span)], span.releases);
    const decision = conclude(index, span, reasons);
    return {
        from,
        to,
        direction: span.direction,
        decision,
        upgradeMode: upgradeModeOf(decision),
        verdict: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanVerdict */ .wK)(span, _release_js__WEBPACK_IMPORTED_MODULE_1__/* .effectiveVerdict */ .f6),
        reasons,
        requiredStops: span.requiredStops,
        minimumPreviousVersion: span.minimum?.version ?? null,
        missingRanges: span.missingRanges,
        coveredReleases: span.releases.length,
    };
}
function decideWithoutIndex(from, to, problem) {
    return {
        from,
        to,
        direction: from === to ? 'same-version' : 'upgrade',
        decision: 'unproven',
        upgradeMode: upgradeModeOf('unproven'),
        verdict: 'unknown',
        reasons: [{ rule: 'index-unavailable', release: null, says: problem }],
        requiredStops: [],
        minimumPreviousVersion: null,
        missingRanges: [],
        coveredReleases: 0,
    };
}
function conclude(index, span, reasons) {
    if (reasons.length === 0) {
        if (span.direction === 'same-version')
            return (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, span.to) ? 'unchanged' : 'unproven';
        return mayRoll(span) ? 'roll' : 'unproven';
    }
    const worst = RULES[reasons[0].rule];
    return worst === 'unverified' ? 'unproven' : worst;
}
function mayRoll(span) {
    return (span.missingRanges.length === 0 &&
        span.releases.at(-1)?.version === span.to &&
        span.releases.every(_release_js__WEBPACK_IMPORTED_MODULE_1__/* .isProven */ .nn) &&
        heldReasons(span).length === 0 &&
        (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .stopsBetween */ .Q_)(span).length === 0 &&
        (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .meetsMinimum */ .J)(span));
}
function worstFirst(reasons, releases) {
    const all = [...reasons, ...releases.flatMap((release) => release.doubts)];
    const kindOf = ({ rule }) => (rule === 'malformed' ? rule : RULES[rule]);
    const kinds = ['malformed', 'unproven', 'blocked', 'recreate', 'unverified'];
    return kinds.flatMap((kind) => all.filter((reason) => kindOf(reason) === kind));
}
function coverageReasons(index, span) {
    const { from, to } = span;
    const reasons = [];
    const belowFloor = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelowFloor */ .IB)(index, from);
    if (!belowFloor && !(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, from))
        reasons.push(notIndexed(index, from));
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, to)) {
        if (to !== from || belowFloor)
            reasons.push(notIndexed(index, to));
        return reasons;
    }
    const gaps = belowFloor ? gapsAboveFloor(index, span) : span.missingRanges;
    for (const { afterVersion, beforeVersion } of gaps) {
        if (afterVersion === beforeVersion)
            continue;
        reasons.push({ rule: 'coverage-gap', release: beforeVersion, says: `after ${afterVersion}` });
    }
    return reasons;
}
function gapsAboveFloor(index, span) {
    if ((0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(span.to, index.floor) < 0)
        return [{ afterVersion: span.from, beforeVersion: span.to }];
    const gaps = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .gapsInChain */ .Mx)(index.floor, span.to, span.releases.filter((release) => (0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(release.version, index.floor) > 0));
    return (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, index.floor) ? gaps : [{ afterVersion: span.from, beforeVersion: index.floor }, ...gaps];
}
function notIndexed(index, version) {
    const skipped = index.skippedRows.find((row) => row.version === version);
    return skipped === undefined
        ? { rule: 'not-indexed', release: version, says: 'no row' }
        : { rule: 'malformed', release: version, says: `index, row ${skipped.row}: ${skipped.problem}` };
}
function permissionReasons(span) {
    const { minimum } = span;
    const stops = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .stopsBetween */ .Q_)(span).map((release) => ({ rule: 'required-stop', release, says: 'requiredStops' }));
    if (minimum === null || (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .meetsMinimum */ .J)(span))
        return stops;
    return [...stops, { rule: 'minimum-not-met', release: minimum.release, says: minimum.version }];
}
function heldReasons({ releases, to }) {
    return releases.flatMap((release) => (0,_hold_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsOn */ .gD)(release, release.version === to).map(({ rule, says }) => ({ rule, release: release.version, says })));
}
function floorReasons(index, span) {
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelowFloor */ .IB)(index, span.from) || span.to !== index.floor)
        return [];
    return [{ rule: 'uncovered-hop', release: index.floor, says: 'backfillFloorVersion' }];
}


/***/ }),

/***/ 48308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ planHops),
/* harmony export */   q: () => (/* binding */ newestRollingVersion)
/* harmony export */ });
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47565);
/* harmony import */ var _hold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7930);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(554);
/* harmony import */ var _release_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57983);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54747);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15807);






function planHops(index, span) {
    const { from, to } = span;
    const cut = (start, end) => (start === from && end === to ? span : (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .readSpan */ .F2)(index, start, end));
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isIndexed */ .y5)(index, to))
        return noPath('not-indexed', to, 'no row in the index');
    if (from === to)
        return { hops: [], problem: null };
    const belowFloor = (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelowFloor */ .IB)(index, from);
    const start = belowFloor ? index.floor : from;
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isIndexed */ .y5)(index, start))
        return noPath('not-indexed', start, 'no row in the index');
    if ((0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelowFloor */ .IB)(index, to))
        return noPath('no-way-in', to, `below the floor ${index.floor}`);
    const landings = [];
    if (belowFloor) {
        const toFloor = (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .readSpan */ .F2)(index, from, index.floor);
        if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .meetsMinimum */ .J)(toFloor)) {
            return noPath('no-way-in', index.floor, `minPreviousVersion is ${toFloor.minimum?.version}`);
        }
        const [flaw] = toFloor.releases.flatMap(({ version, flaws }) => flaws.map(({ says }) => ({ version, says })));
        if (flaw !== undefined)
            return noPath('no-way-in', flaw.version, flaw.says);
        const held = pathHeld(toFloor.releases, index.floor);
        if (held !== null)
            return held;
        landings.push(index.floor);
    }
    let reached = start;
    for (const target of [...(0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .sortedVersions */ .xe)((0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .stopsBetween */ .Q_)(span)), to]) {
        if (target === reached)
            continue;
        const covered = (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(target, reached) > 0 && (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isIndexed */ .y5)(index, target);
        if (!covered)
            return noPath('stop-not-indexed', target, 'no row in the index');
        const held = pathHeld(cut(reached, target).releases, target);
        if (held !== null)
            return held;
        const way = shortestPath(index, reached, target);
        if ('problem' in way)
            return way;
        for (const landing of way)
            landings.push(landing);
        reached = target;
    }
    const hops = landings.map((landing, at) => {
        const hop = cut(landings[at - 1] ?? from, landing);
        const { decision, upgradeMode, reasons } = (0,_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decideSpan */ .Rg)(index, hop);
        return { from: hop.from, to: hop.to, decision, upgradeMode, reasons };
    });
    return { hops, problem: null };
}
function newestRollingVersion(index, from) {
    const start = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(index.releases, from);
    if (start === null || (0,_span_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelowFloor */ .IB)(index, from))
        return null;
    let reached = start;
    for (let next = start + 1; next < index.releases.length; next += 1) {
        const release = index.releases[next];
        const isNext = release.previousVersion === index.releases[next - 1].version;
        const isCovered = isNext && opensFrom(release, index.releases[reached].version);
        if (!isCovered || !(0,_release_js__WEBPACK_IMPORTED_MODULE_2__/* .isProven */ .nn)(release))
            break;
        if (release.requiredStops.some((stop) => (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(stop, from) > 0 && !canBeLandedOn(index, stop)))
            break;
        if (release.holds.length === 0)
            reached = next;
    }
    return reached === start ? null : index.releases[reached].version;
}
function canBeLandedOn({ releases }, stop) {
    const position = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_3__/* .positionOf */ .df)(releases, stop);
    return position !== null && releases[position]?.holds.length === 0;
}
function noPath(rule, release, says) {
    return { hops: null, problem: { rule, release, says } };
}
function noPathBy({ rule, says }, release) {
    return noPath(isUnproven(rule) ? rule : 'held', release, says);
}
function isUnproven(rule) {
    return _hold_js__WEBPACK_IMPORTED_MODULE_1__/* .HOLD_RULES */ .CE[rule] === 'unproven';
}
function pathHeld(releases, target) {
    for (const release of releases) {
        const bar = (0,_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .barringHold */ .br)(release, release.version === target);
        if (bar !== undefined)
            return noPathBy(bar, release.version);
    }
    return null;
}
function opensFrom(release, from) {
    return release.minPreviousVersion === null || (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(from, release.minPreviousVersion) >= 0;
}
function shortestPath(index, from, to) {
    const start = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAtOrAbove */ .N1)(index.releases, from);
    const leg = index.releases.slice(start, (0,_release_index_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAtOrAbove */ .N1)(index.releases, to) + 1);
    const end = leg.length - 1;
    const reach = farthestLandings(leg);
    for (let position = 1; position <= end; position += 1) {
        const before = leg[position - 1];
        const release = leg[position];
        const isCovered = release.previousVersion === before.version && release.flaws.length === 0;
        if (!isCovered || reach[position - 1] < position) {
            return noPath('no-way-in', release.version, describeBarrier(release, before.version));
        }
    }
    const landing = lastPositions(leg, (release) => (0,_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .barringHold */ .br)(release, true) === undefined);
    const rollingLanding = lastPositions(leg, ({ holds }) => holds.length === 0);
    const lost = leg.length;
    const farthestRolling = new Int32Array(leg.length);
    farthestRolling[end] = end;
    const hops = new Int32Array(leg.length);
    const recreates = new Int32Array(leg.length);
    const next = new Int32Array(leg.length);
    for (let position = end - 1; position >= 0; position -= 1) {
        const following = leg[position + 1];
        farthestRolling[position] = (0,_release_js__WEBPACK_IMPORTED_MODULE_2__/* .isProven */ .nn)(following) ? farthestRolling[position + 1] : position;
        const far = landing[reach[position]];
        const rolling = rollingLanding[Math.min(far, farthestRolling[position])];
        hops[position] = far > position ? Math.min(hops[far] + 1, lost) : lost;
        recreates[position] = recreates[far] + 1;
        next[position] = far;
        if (rolling > position &&
            hops[rolling] === hops[far] &&
            recreates[rolling] < recreates[position]) {
            recreates[position] = recreates[rolling];
            next[position] = rolling;
        }
    }
    if (hops[0] === lost)
        return pathStuckAt(leg, reach, landing);
    const landings = [];
    for (let position = 0; position < end;) {
        position = next[position];
        landings.push(leg[position].version);
    }
    return landings;
}
function pathStuckAt(leg, reach, landing) {
    let position = 0;
    for (;;) {
        const far = landing[reach[position]];
        if (far <= position)
            break;
        position = far;
    }
    const { version, holds } = leg[reach[position]];
    return noPathBy(holds[0], version);
}
function lastPositions(leg, isAsked) {
    const last = new Int32Array(leg.length);
    for (let position = 1; position < leg.length; position += 1) {
        last[position] = isAsked(leg[position]) ? position : last[position - 1];
    }
    return last;
}
function describeBarrier({ flaws, previousVersion, minPreviousVersion }, before) {
    if (flaws[0] !== undefined)
        return flaws[0].says;
    return previousVersion === before
        ? `minPreviousVersion is ${minPreviousVersion}, and no release lies between`
        : `previousVersion is ${previousVersion}, but ${before} is the release before it`;
}
function farthestLandings(leg) {
    const opensAt = openingPositions(leg);
    const farthest = new Int32Array(leg.length);
    let reach = 0;
    for (const position of leg.keys()) {
        while ((opensAt[reach + 1] ?? Number.POSITIVE_INFINITY) <= position)
            reach += 1;
        farthest[position] = reach;
    }
    return farthest;
}
function openingPositions(leg) {
    const opensAt = new Int32Array(leg.length);
    let known = null;
    let opening = 0;
    for (let position = 0; position < leg.length; position += 1) {
        const { minPreviousVersion } = leg[position];
        if (minPreviousVersion !== known) {
            known = minPreviousVersion;
            opening = known === null ? 0 : (0,_release_index_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAtOrAbove */ .N1)(leg, known);
        }
        opensAt[position] = opening;
    }
    return opensAt;
}


/***/ })

};
