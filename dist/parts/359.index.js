export const id = 359;
export const ids = [359];
export const modules = {

/***/ 257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyWish: () => (/* binding */ applyWish)
/* harmony export */ });
/* harmony import */ var _deployment_deployed_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7000);
/* harmony import */ var _deployment_detect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8989);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8042);
/* harmony import */ var _release_safety_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7565);
/* harmony import */ var _release_safety_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8308);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5807);
/* harmony import */ var _repository_edited_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6416);
/* harmony import */ var _policy_held_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5522);
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5150);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(413);










/**
 * Works out what to write into the files of a tree so that they deploy a version (REPORT.md, The choices). It writes only at the places
 * that detection finds. Then it runs detection on the result: if the result does not deploy the wanted version, nothing is written.
 *
 * @param index null if the request names no version and no hop
 * @throws TreeError if a file cannot be read
 */
async function applyWish(wish, search, index) {
    const draft = new _draft_js__WEBPACK_IMPORTED_MODULE_6__/* .Draft */ .K(search.tree);
    const left = [];
    const wanted = new Map();
    const found = await deploymentsOf(search.tree, search);
    if (found.length === 0)
        left.push('No Lightdash deployment found. Name the place of the version with --targets.');
    for (const deployment of found) {
        const { id, place, version, problem, chart } = deployment;
        if (version === null || problem !== null) {
            left.push(`${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_7__/* .showPlace */ .R)(place)}: ${problem?.message ?? 'the version is unknown'}`);
            continue;
        }
        const step = stepFrom(version, wish, index);
        if (typeof step === 'string') {
            left.push(`${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_7__/* .showPlace */ .R)(place)}: ${step}`);
            continue;
        }
        const written = { place, version, deployment };
        const draftOn = async (target) => [
            step.to === version ? null : await (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .draftVersion */ .kj)(target, written, step.to, search.charts),
            step.declares ? await (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .draftRecreate */ .jz)(target, written, chart?.version ?? search.settings.chartVersion) : null,
        ];
        // The changes are tried on a separate draft first, because a version must not be written without the mode that it needs.
        const whyNot = (await draftOn(new _draft_js__WEBPACK_IMPORTED_MODULE_6__/* .Draft */ .K(search.tree))).filter((why) => why !== null);
        left.push(...whyNot.map((why) => `${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_7__/* .showPlace */ .R)(place)}: ${why}`));
        if (whyNot.length > 0)
            continue;
        await draftOn(draft);
        wanted.set(id, step);
    }
    const after = await deploymentsOf(new _repository_edited_js__WEBPACK_IMPORTED_MODULE_8__/* .EditedTree */ .M(search.tree, draft.contents()), search);
    const isSo = [...wanted].every(([id, { to, declares }]) => after.some(({ id: other, version, parts }) => other === id &&
        version === to &&
        (!declares || parts.every(({ declared }) => declared.upgradeMode?.value === 'Recreate'))));
    if (!isSo)
        return {
            edits: [],
            contents: new Map(),
            left: [...left, 'Nothing was written: other lines would still decide the version or the mode.'],
        };
    return { edits: draft.edits(), contents: draft.contents(), left };
}
/** @returns the step, or why there is none */
function stepFrom(version, wish, index) {
    if (index === null)
        return wish.to === null ? { to: version, declares: wish.mode } : { to: wish.to, declares: false };
    const goal = wish.to ?? newestFor(version, index);
    // If the goal is not above the version in the files, there is no upgrade to judge. So no mode is written.
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_9__/* .compareVersions */ .Zy)(goal, version) <= 0)
        return { to: wish.to ?? version, declares: false };
    const { hops, problem } = (0,_release_safety_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planHops */ ._)(index, version, goal);
    if (problem !== null && (wish.next || problem.rule === 'held'))
        return `no permitted upgrade leads from ${version} to ${goal}: ${problem.says}`;
    const to = wish.next ? (hops?.[0]?.to ?? goal) : goal;
    return { to, declares: wish.mode && (0,_release_safety_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .decideSpan */ .Rg)(index, version, to).upgradeMode === 'Recreate' };
}
/** The newest release, or the newest one that the team's own policy allows. */
function newestFor(version, index) {
    const newest = index.releases.at(-1)?.version ?? version;
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_9__/* .compareVersions */ .Zy)(newest, version) <= 0)
        return newest;
    return (0,_policy_held_js__WEBPACK_IMPORTED_MODULE_4__/* .heldOf */ .L)(index, version, newest)?.newest?.version ?? newest;
}
async function deploymentsOf(tree, { settings, charts }) {
    const found = await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_1__.detect)(tree, settings, await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_1__.findCandidates)(tree, settings));
    return (0,_deployment_deployed_object_js__WEBPACK_IMPORTED_MODULE_0__/* .groupByPlace */ .O4)((await (0,_deployment_detect_js__WEBPACK_IMPORTED_MODULE_1__.resolveCharts)(found, charts)).objects);
}


/***/ }),

/***/ 4555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S$: () => (/* binding */ isOfTool),
/* harmony export */   oh: () => (/* binding */ meansOf),
/* harmony export */   wJ: () => (/* binding */ isMadeWithChart),
/* harmony export */   zP: () => (/* binding */ runsHooks)
/* harmony export */ });
const MEANS = {
    // Versions from the user may be deployed with either.
    given: ['helm', 'compose'],
    'helm-values': ['helm'],
    target: ['helm'],
    'umbrella-chart': ['umbrella'],
    compose: ['compose'],
};
/** The possible means of upgrading a kind of deployment; empty if they are unknown. */
function meansOf(kind) {
    return Object.hasOwn(MEANS, kind) ? (MEANS[kind] ?? []) : [];
}
/** Tools that install charts, the service's chart among others, from their own files; and the manifests that such a tool rendered. */
const TOOLS = new Set(['argo-cd', 'flux', 'helmfile', 'kustomize', 'terraform', 'rendered']);
/** Whether a kind is a tool, so that its files say which chart it installs. */
function isOfTool(kind) {
    return TOOLS.has(kind);
}
/** Whether a detected deployment is made with the service's chart, so that the chart's settings apply. */
function isMadeWithChart({ kind, chart, declared, }) {
    if (isOfTool(kind))
        return chart !== null;
    // Values of another chart do not configure the service's chart. Neither does a target that points outside of values.
    if (/^(?:helm-values|umbrella-chart|target)$/.test(kind))
        return chart !== null || declared.values !== null;
    return kind !== 'given' && meansOf(kind).some((means) => means !== 'compose');
}
/**
 * Whether the tool runs the chart's hooks in sequence. Kustomize renders the hooks with everything else and applies all of it at once. A
 * target may point into a file of Kustomize.
 */
function runsHooks({ kind, carrier }) {
    return kind !== 'kustomize' && !/(?:^|\/)kustomization(?:\.ya?ml)?$/i.test(carrier);
}


/***/ }),

/***/ 4889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ quoteText)
/* harmony export */ });
/** Nobody writes longer references or templates. */
const LONGEST_QUOTE = 2_000;
/**
 * Quotes a text of the repository in backticks on one line. It is not shortened further because it is compared;
 * messages shorten it.
 */
function quoteText(text) {
    const shown = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
    return `\`${shown.length <= LONGEST_QUOTE ? shown : `${shown.slice(0, LONGEST_QUOTE)}…`}\``;
}


/***/ })

};
