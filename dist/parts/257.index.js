export const id = 257;
export const ids = [257];
export const modules = {

/***/ 50257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   applyWish: () => (/* binding */ applyWish),
/* harmony export */   kW: () => (/* binding */ candidatesOf),
/* harmony export */   ng: () => (/* binding */ draftWish),
/* harmony export */   o: () => (/* binding */ deploymentsOf)
/* harmony export */ });
/* harmony import */ var _comparison_compare_trees_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82634);
/* harmony import */ var _deployment_deployed_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57000);
/* harmony import */ var _deployment_detect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73380);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(68042);
/* harmony import */ var _release_safety_decision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47565);
/* harmony import */ var _release_safety_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48308);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15807);
/* harmony import */ var _repository_edited_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(26416);
/* harmony import */ var _policy_held_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25522);
/* harmony import */ var _declare_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42735);
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85150);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2104);
/* harmony import */ var _take_back_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(62648);













/** Nothing to write, and nothing to say. */
const NOTHING = {
    edits: [],
    contents: new Map(),
    missing: [],
    unread: [],
    downgrades: [],
};
const PLAIN_RULES = { from: null, to: null, strict: false };
/**
 * Works out what to write into the files of a tree so that they deploy a version. It writes only at the places that detection finds. Then it runs
 * detection on the result: if the result does not deploy the wanted version, nothing is written.
 *
 * @param index null if the request names no version and no step
 * @throws TreeError if a file cannot be read
 */
async function applyWish(wish, search, index) {
    if (wish.done)
        return takeBack(search);
    const draft = new _draft_js__WEBPACK_IMPORTED_MODULE_8__/* .Draft */ .K(search.tree);
    const candidates = (await candidatesIn(search)).filter(({ isTouched }) => isTouched);
    const unread = candidates
        .filter(({ problem }) => problem !== null)
        .map(({ place, problem }) => at(place, problem ?? ''));
    const scope = { found: candidates.length, isCompared: search.base !== null };
    const drafted = await draftWish(draft, wish, candidates, { ...search, index, isCompared: scope.isCompared });
    const { wanted, missing, downgrades } = drafted;
    if (downgrades.length > 0 || missing.length > 0)
        return { ...NOTHING, ...scope, missing, unread, downgrades };
    const edited = new _repository_edited_js__WEBPACK_IMPORTED_MODULE_9__/* .EditedTree */ .M(search.tree, draft.contents());
    const after = await candidatesIn({ ...search, tree: edited });
    const isSo = [...wanted].every(([id, { to, declares }]) => after.some(({ id: other, version, deployment }) => other === id &&
        version === to &&
        (!declares || (deployment?.parts ?? []).every(({ declared }) => declared.upgradeMode?.value === 'Recreate'))));
    if (!isSo)
        return { ...NOTHING, ...scope, unread, missing: ['Other lines would still decide the version or the mode.'] };
    return { ...NOTHING, ...scope, edits: draft.edits(), contents: draft.contents(), unread };
}
/**
 * Drafts what a request asks of the places whose version is known. Whether the files then deploy that is not known yet.
 *
 * @throws TreeError if a file cannot be read
 */
async function draftWish(draft, wish, candidates, { settings, charts, index, isCompared }) {
    const wanted = new Map();
    const missing = [];
    const downgrades = [];
    for (const { id, place, version, from, problem, deployment, isTouched } of candidates) {
        if (!isTouched || problem !== null || version === null)
            continue;
        const step = stepFrom(version, from ?? version, wish, index, isCompared);
        if (typeof step === 'string') {
            missing.push(at(place, step));
            continue;
        }
        if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_10__/* .compareVersions */ .Zy)(step.to, from ?? version) < 0) {
            downgrades.push(at(place, `${step.to} is below ${from ?? version}, and migrations cannot be undone`));
            continue;
        }
        const written = { place, version, deployment };
        const chartVersion = deployment?.chart?.version ?? settings.chartVersion;
        const whyNot = [
            step.to === version ? null : await (0,_edits_js__WEBPACK_IMPORTED_MODULE_7__/* .draftVersion */ .k)(draft, written, step.to, charts, chartVersion),
            step.declares ? await (0,_declare_js__WEBPACK_IMPORTED_MODULE_6__/* .draftRecreate */ .jz)(draft, written, settings.chartVersion, charts) : null,
        ].filter((why) => why !== null);
        missing.push(...whyNot.map((why) => at(place, why)));
        wanted.set(id, step);
    }
    return { wanted, missing, downgrades };
}
function at(place, what) {
    return what.includes((0,_problems_place_js__WEBPACK_IMPORTED_MODULE_11__/* .showPlace */ .R)(place)) ? what : `${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_11__/* .showPlace */ .R)(place)}: ${what}`;
}
/** What a downtime has left behind is taken out of all deployments, and of lines that no reader reads. */
async function takeBack(search) {
    const draft = new _draft_js__WEBPACK_IMPORTED_MODULE_8__/* .Draft */ .K(search.tree);
    const found = await deploymentsOf(search.tree, search);
    const scope = { found: found.length, isCompared: false };
    const byHand = await (0,_take_back_js__WEBPACK_IMPORTED_MODULE_12__.draftTakeBack)(draft, found);
    await (0,_take_back_js__WEBPACK_IMPORTED_MODULE_12__.takeOutComments)(draft, search.tree, search.settings.folder);
    const missing = byHand.map((place) => at(place, 'take the declaration out by hand, it shares its line with others'));
    if (missing.length > 0)
        return { ...NOTHING, ...scope, missing };
    return { ...NOTHING, ...scope, edits: draft.edits(), contents: draft.contents() };
}
/**
 * @param version in the files
 * @param from what runs
 * @param isCompared whether `from` comes from a base
 * @returns the step, or why there is none
 */
function stepFrom(version, from, wish, index, isCompared) {
    if (index === null)
        return wish.to === null ? { to: version, declares: wish.mode } : { to: wish.to, declares: false };
    const goal = wish.to ?? (isCompared ? version : newestFor(version, index));
    // If the goal is not above the version that runs, there is no upgrade to judge. So no mode is written.
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_10__/* .compareVersions */ .Zy)(goal, from) <= 0)
        return { to: wish.to ?? version, declares: false };
    const { hops, problem } = (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .planHops */ ._)(index, from, goal);
    if (problem !== null && (wish.next || problem.rule === 'held'))
        return `no permitted upgrade leads from ${from} to ${goal}: ${problem.says}`;
    const to = wish.next ? (hops?.[0]?.to ?? goal) : goal;
    const { decision, upgradeMode } = (0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .decideSpan */ .Rg)(index, from, to);
    // A declaration alone does not make a jump permitted.
    if (wish.mode && isCompared && (decision === 'blocked' || decision === 'unproven'))
        return `${from} to ${to} is ${decision}: a declared downtime does not make it pass. --next writes the first step`;
    return { to, declares: wish.mode && upgradeMode === 'Recreate' };
}
/** The newest release, or the newest one that the team's own policy allows. */
function newestFor(version, index) {
    const newest = index.releases.at(-1)?.version ?? version;
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_10__/* .compareVersions */ .Zy)(newest, version) <= 0)
        return newest;
    return (0,_policy_held_js__WEBPACK_IMPORTED_MODULE_5__/* .heldOf */ .L)(index, version, newest)?.newest?.version ?? newest;
}
/** All deployments of the tree. */
async function candidatesIn(search) {
    const { base, tree, settings, charts } = search;
    if (base === null) {
        return (await deploymentsOf(tree, search)).map((deployment) => {
            const { id, place, version } = deployment;
            return { id, place, version, from: version, problem: problemOf(deployment), deployment, isTouched: true };
        });
    }
    const { changes } = await (0,_comparison_compare_trees_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTrees */ .tc)({ base: base.tree, head: tree, renames: base.renames }, settings, PLAIN_RULES, charts);
    return candidatesOf(changes);
}
/** What a comparison has found, as places that a request may be about. */
function candidatesOf(changes) {
    return changes.map(({ head, line, place, from, to, change, problem, tolerated }) => ({
        id: head?.id ?? line?.id ?? place.file,
        place,
        version: to,
        from,
        problem: problem?.message ?? null,
        deployment: head,
        isTouched: problem === null ? /^(?:up|down)grade$/.test(change) : !tolerated,
    }));
}
function problemOf({ problem, version }) {
    return problem?.message ?? (version === null ? 'the version is unknown' : null);
}
/** What a tree deploys, one deployment for each deciding place. */
async function deploymentsOf(tree, { settings, charts }) {
    const found = await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_2__.detect)(tree, settings, await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_2__.findCandidates)(tree, settings));
    return (0,_deployment_deployed_object_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByPlace */ .O4)((await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_2__.resolveCharts)(found, charts)).objects);
}


/***/ }),

/***/ 42735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ WITHOUT_RAISING),
/* harmony export */   N: () => (/* binding */ describeDeclarations),
/* harmony export */   jz: () => (/* binding */ draftRecreate)
/* harmony export */ });
/* harmony import */ var _deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93054);
/* harmony import */ var _deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20441);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68042);
/* harmony import */ var _report_advice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45673);
/* harmony import */ var _report_means_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14555);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2104);
/* harmony import */ var _recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70154);







/**
 * Drafts the declaration of `Recreate` (docs/rules.md#how-downtime-is-declared) for all objects whose version a place
 * decides, with all that their chart needs to carry it out. What is declared already stays as it is.
 *
 * @param given the version of the chart that no file has; null if it is unknown
 * @returns why it cannot be written, and what to write instead; null if it is drafted, or is already there
 * @throws TreeError if a file cannot be read
 */
async function draftRecreate(draft, { place, deployment }, given, charts) {
    const old = deployment === null ? null : oldChartOf(deployment, given);
    const raised = old === null || deployment === null ? null : await draftNewerChart(draft, deployment, charts);
    if (old !== null && raised === null)
        return describeOldChart(deployment, old);
    const chartVersion = raised ?? deployment?.chart?.version ?? given ?? _deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_TO_STOP */ .Ex;
    const needsNoJob = deployment !== null && (0,_report_advice_js__WEBPACK_IMPORTED_MODULE_2__/* .mayMigrateTooEarly */ .S)(deployment, chartVersion);
    for (const object of deployment?.parts ?? [null]) {
        const found = await findChanges(draft, place, object, needsNoJob);
        if (found === null)
            return describeDeclaration(object);
        for (const { file, changes } of found) {
            for (const { position, insert, replace } of changes) {
                if (insert.length > 0)
                    draft.insert(file, position + 1, insert);
                if (replace !== null)
                    draft.replace(file, position + 1, replace);
            }
        }
    }
    return null;
}
/** The version of the chart if the chart does not carry out a declared `Recreate`. */
function oldChartOf({ parts, chart }, given) {
    const version = chart?.version ?? given;
    return version !== null && parts.some(_report_means_js__WEBPACK_IMPORTED_MODULE_3__/* .isMadeWithChart */ .w) && !(0,_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .honoursRecreate */ .qU)(version) ? version : null;
}
/** Drafts the next published chart that carries out `Recreate`; null if the files do not hold the version, or none is known. */
async function draftNewerChart(draft, { chart, isOfChart }, charts) {
    // If the tag is empty, another chart is another version.
    if (chart === null || chart.place === null || chart.version === null || isOfChart)
        return null;
    const newer = await charts.lowestFrom(chart.name, _deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_TO_STOP */ .Ex);
    return newer !== null && (await (0,_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceAt */ ._)(draft, chart.place, chart.version, newer)) ? newer : null;
}
function describeOldChart(deployment, version) {
    const at = deployment?.chart?.place ?? null;
    const raise = at === null
        ? `Take chart ${_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_TO_STOP */ .Ex} or later, set \`chart-version\` to it, and declare the downtime`
        : `Raise the chart at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_5__/* .showPlace */ .R)(at)} to ${_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_TO_STOP */ .Ex} or later, and declare the downtime`;
    return `Chart ${version} does not stop the old version by itself. ${raise}. ${WITHOUT_RAISING}`;
}
/** How to go on with a chart that does not carry out `Recreate`. */
const WITHOUT_RAISING = 'With this chart, only `fail-on: blocked` lets the downtime pass, and you scale Lightdash down yourself before the upgrade.';
/** @returns null if there is no line to change; empty if nothing is missing */
async function findChanges(draft, place, object, needsNoJob) {
    const at = async ({ file, line, column }, find) => {
        const lines = line === null ? null : await draft.linesOf(file);
        const changes = line === null || lines === null ? null : find(lines, line - 1, column ?? 1, file);
        return changes === null ? null : { file, changes };
    };
    const byComment = async () => listed(await at(place, (lines, position) => only((0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .inComment */ .N7)(lines, position, place.file))));
    if (object === null)
        return byComment();
    if ((0,_report_means_js__WEBPACK_IMPORTED_MODULE_3__/* .isMadeWithChart */ .w)(object))
        return changesOfChart(object, needsNoJob, at);
    const { declared, kind, carrier } = object;
    const mode = declared.upgradeMode;
    if (mode?.value === 'Recreate')
        return [];
    if (mode !== null)
        return listed(await at(mode.place, (lines, position, column) => only((0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMode */ .A6)(lines, position, column))));
    switch ((0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .x)(kind).stop[0]) {
        case 'compose':
            return listed(await at({ file: carrier, line: 1, column: 1 }, (lines) => only((0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .inCompose */ .Kj)(lines))));
        case 'workload':
            for (const each of [object.place, ...object.accounts]) {
                const found = await at(each, (lines, position) => only((0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .inWorkload */ .RD)(lines, position)));
                if (found !== null)
                    return [found];
            }
            return changesOfTemplates(object, at);
        case 'comment':
            return byComment();
        default:
            return null;
    }
}
const only = (change) => (change === null ? null : [change]);
const listed = (changes) => (changes === null ? null : [changes]);
/** What is missing for the service's chart: the mode, and a migration job that is off if it would run too early. */
async function changesOfChart({ declared, place, carrier }, needsNoJob, at) {
    const { upgradeMode: mode, migrationJob: job, values } = declared;
    const settings = [
        ...(mode === null ? [['upgrade', 'mode', 'Recreate']] : []),
        ...(needsNoJob && job === null ? [['migrationJob', 'enabled', 'false']] : []),
    ];
    const missing = async () => (await at(mode?.place ?? place, (lines, position, _, file) => (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .besideTag */ .dm)(lines, position, settings, file))) ??
        (await at(place, (lines, position, _, file) => (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .besideTag */ .dm)(lines, position, settings, file))) ??
        (await at({ file: carrier, line: 1, column: 1 }, (lines, _, __, file) => besidePassedTag(lines, settings, file))) ??
        (values === null
            ? null
            : await at(values, (lines, position) => settings.map((setting) => (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .besideMember */ .ZC)(lines, position, setting))));
    const isOtherMode = mode !== null && mode.value !== 'Recreate';
    const isOn = needsNoJob && job?.value === true;
    const wanted = [
        ...(settings.length > 0 ? [await missing()] : []),
        ...(isOtherMode
            ? [await at(mode.place, (lines, position, column) => only((0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .otherMode */ .A6)(lines, position, column)))]
            : []),
        ...(isOn ? [await at(job.place, (lines, position, column) => only((0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .switchOff */ .SP)(lines, position, column)))] : []),
    ];
    const found = wanted.filter((each) => each !== null);
    return found.length < wanted.length ? null : found;
}
/** Beside the one tag of a release that comes from elsewhere, such as `tag: {{ .Values.tag }}`: then the lines count for each environment of it. */
function besidePassedTag(lines, settings, file) {
    const found = lines.flatMap((line, position) => {
        const changes = TAKES_TAG.test(line) ? (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .besideTag */ .dm)(lines, position, settings, file) : null;
        return changes === null ? [] : [changes];
    });
    return found.length === 1 ? (found[0] ?? null) : null;
}
const TAKES_TAG = /^\s*(?:tag|value)\s*[:=]\s*["']?(?:\$?\{|var\.|local\.)/;
/** The strategy of every Deployment in the templates of an own chart. */
async function changesOfTemplates({ inputs }, at) {
    const templates = inputs.filter((path) => /(?:^|\/)templates\/.*\.ya?ml$/.test(path));
    const found = [];
    for (const file of templates) {
        const changes = await at({ file, line: 1, column: 1 }, (lines) => (0,_recreate_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .inTemplate */ .mo)(lines));
        // Some Deployment has a strategy that nobody can replace line by line.
        if (changes === null)
            return null;
        if (changes.changes.length > 0)
            found.push(changes);
    }
    return found.length === 0 ? null : found;
}
/** What to write by hand if no exact line can be shown, for all objects of a place. */
function describeDeclarations(deployment) {
    return [...new Set((deployment?.parts ?? [null]).map(describeDeclaration))].join(' ');
}
function describeDeclaration(object) {
    if (object !== null && (0,_report_means_js__WEBPACK_IMPORTED_MODULE_3__/* .isMadeWithChart */ .w)(object)) {
        return "Set `upgrade.mode: Recreate` in the values of Lightdash's chart.";
    }
    return (0,_deployment_kinds_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .x)(object?.kind ?? 'line')
        .stop.map((form) => DECLARATIONS[form])
        .join(' Or: ');
}
const DECLARATIONS = {
    workload: 'Give the workload `strategy: {type: Recreate}` or the annotation `upgrade-gate/mode: Recreate`.',
    compose: "Write `x-upgrade-mode: Recreate` at the top of one of the project's compose files.",
    comment: "Write the comment `upgrade-gate: Recreate` on the version's line or the line above it.",
};


/***/ }),

/***/ 2104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ replaceAt),
/* harmony export */   k: () => (/* binding */ draftVersion)
/* harmony export */ });
/* harmony import */ var _deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93054);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68042);
/* harmony import */ var _report_means_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14555);
/* harmony import */ var _unpinned_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87316);




/**
 * Drafts another version at the place that decides it.
 *
 * @param chartVersion the chart that installs it, if one does; null if that is unknown
 * @returns why it cannot be written there; null if it is drafted
 * @throws TreeError if the file cannot be read
 */
async function draftVersion(draft, { place, version, deployment }, to, charts, chartVersion) {
    if (deployment?.image?.digest != null) {
        return `A digest pins the image at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_2__/* .showPlace */ .R)(place)}: change tag and digest together.`;
    }
    if (deployment?.isOfChart === true)
        return draftChart(draft, deployment, to, charts);
    if (chartVersion !== null && (0,_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .refusesTag */ .yH)(chartVersion, to) && deployment?.parts.some(_report_means_js__WEBPACK_IMPORTED_MODULE_1__/* .isMadeWithChart */ .w) === true) {
        return `Chart ${chartVersion} refuses Lightdash ${to}: change the chart first.`;
    }
    if (deployment !== null && (0,_unpinned_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnpinned */ .Yh)(deployment))
        return (0,_unpinned_js__WEBPACK_IMPORTED_MODULE_3__/* .draftPin */ .zm)(draft, deployment, to);
    const isDrafted = version !== null && (await replaceAt(draft, place, version, to));
    return isDrafted ? null : `The version at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_2__/* .showPlace */ .R)(place)} comes from elsewhere: change it there.`;
}
/** The chart's version decides, so this takes the newest chart whose appVersion is the wanted version. */
async function draftChart(draft, { chart }, to, charts) {
    const version = chart === null ? null : await charts.newestWith(chart.name, to);
    if (chart === null || version === null) {
        return `No published chart has the appVersion ${to}: set image.tag to ${to} in the values.`;
    }
    const isDrafted = chart.place !== null && chart.version !== null && (await replaceAt(draft, chart.place, chart.version, version));
    return isDrafted ? null : `Take chart ${version}, whose appVersion is ${to}.`;
}
/**
 * Drafts another version in the place of the one on a line.
 *
 * @returns whether the line has that version
 * @throws TreeError if the file cannot be read
 */
async function replaceAt(draft, { file, line, column }, from, to) {
    const lines = line === null ? null : await draft.linesOf(file);
    if (line === null || lines === null)
        return false;
    const text = lineWithVersion(lines[line - 1] ?? '', column ?? 1, from, to);
    if (text !== null)
        draft.replace(file, line, text);
    return text !== null;
}
/**
 * The line with another version in it. Suffix, quotes and comments stay.
 *
 * @param column 1-based, of the scalar that holds the version
 * @param from the version that the line has now: of the service, or of its chart
 * @returns null if the line does not have that version
 */
function lineWithVersion(line, column, from, to) {
    const pattern = new RegExp(`(?<![\\w.])v?(${escaped(from)})(?![\\w.+])`, 'dg');
    const matches = [...line.matchAll(pattern)].map(({ indices }) => indices?.[1] ?? [0, 0]);
    const [start, end] = matches.find(([at]) => at >= column - 1) ?? matches[0] ?? [0, 0];
    return end === 0 ? null : line.slice(0, start) + to + line.slice(end);
}
function escaped(version) {
    return version.replaceAll(/[.+]/g, '\\$&');
}


/***/ })

};
