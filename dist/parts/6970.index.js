export const id = 6970;
export const ids = [6970];
export const modules = {

/***/ 36970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  proposeChoices: () => (/* binding */ proposeChoices)
});

// EXTERNAL MODULE: ./build/deployment/chart.js
var chart = __webpack_require__(93054);
// EXTERNAL MODULE: ./build/deployment/kinds/kinds.js
var kinds = __webpack_require__(20441);
// EXTERNAL MODULE: ./build/problems/place.js
var place = __webpack_require__(68042);
// EXTERNAL MODULE: ./build/repository/edited.js
var edited = __webpack_require__(26416);
// EXTERNAL MODULE: ./build/repository/tree.js
var tree = __webpack_require__(83741);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/gate/settings.js + 1 modules
var gate_settings = __webpack_require__(95274);
// EXTERNAL MODULE: ./build/gate/choices/apply.js
var apply = __webpack_require__(50257);
// EXTERNAL MODULE: ./build/gate/choices/draft.js
var choices_draft = __webpack_require__(85150);
// EXTERNAL MODULE: ./build/gate/choices/unpinned.js
var unpinned = __webpack_require__(87316);
;// CONCATENATED MODULE: ./build/gate/choices/command.js





/** Settings that do not matter to which lines are written. */
const WITHOUT_EFFECT = [
    'new-target',
    'no-deployment',
    'base-ref',
    'release-asset-url',
    'artifacts',
    'endpoints',
    'fail-on',
    'comment',
    'suggestions',
    'github-token',
    'working-directory',
];
/** Settings that the command repeats. Where any other differs from its default, no command is named. */
const REPEATED = ['chart-version', 'chart-repository-url', 'index-url'];
/** A word that no shell changes. */
const PLAIN = /^[\w./:][\w./:-]*$/;
/**
 * The command that writes the very lines of a choice into a clone of the head (docs/report.md). What the command would write is drafted here by its own code, and compared.
 *
 * @returns null if no command writes them, or if it cannot be told
 * @throws TreeError if a file cannot be read
 */
async function commandFor({ id, to, edits }, stops, { deployments, evidence }, { settings, head, charts, base }) {
    const options = optionsOf(settings, id === 'pin' ? ['running-url'] : [], base?.isHere === true);
    if (edits.length === 0 || options === null)
        return null;
    if (id === 'pin') {
        const [address] = settings['running-url'];
        // The command pins all deployments or none.
        const isWhole = deployments.every((each) => (0,unpinned/* canPin */.UT)(each) || (each.change.problem ?? each.change.head?.problem) === null);
        const url = address?.glob === null && settings['running-url'].length === 1 ? address.url.href : '';
        return isWhole && PLAIN.test(url) ? ['upgrade-gate apply', ...options, '--pin --running-url', url].join(' ') : null;
    }
    const wish = wishOf(id, to, stops);
    // The command reads the index alone.
    const isOfIndex = evidence === null || (evidence.drift.length === 0 && evidence.artifactRecords.every(isRead));
    if (wish === null || base === null || !PLAIN.test(base.name) || !isOfIndex)
        return null;
    const draft = new choices_draft/* Draft */.K(head);
    const { missing, downgrades } = await (0,apply/* draftWish */.ng)(draft, wish, (0,apply/* candidatesOf */.kW)(deployments.map(({ change }) => change)), {
        settings: { chartVersion: settings['chart-version'] ?? null },
        charts,
        index: evidence?.index ?? null,
        isCompared: true,
    });
    const isSame = JSON.stringify(draft.edits()) === JSON.stringify(edits);
    if (missing.length + downgrades.length > 0 || !isSame)
        return null;
    const { next, mode } = wish;
    const what = [
        ...(wish.to === null ? [] : [`--to ${wish.to}`]),
        ...(next ? ['--next'] : []),
        ...(mode ? ['--mode'] : []),
    ];
    return ['upgrade-gate apply', ...what, `--base ${base.name}`, ...options].join(' ');
}
function isRead({ problem }) {
    return problem === null;
}
function wishOf(id, to, stops) {
    const wish = { to: null, next: false, mode: false, done: false };
    if (id === 'stop')
        return { ...wish, mode: true };
    if (id === 'hop')
        return { ...wish, next: true, mode: stops };
    return to === null || id === 'wait' ? null : { ...wish, to };
}
/** The options that make the command read what this run has read; null if they cannot be named. */
function optionsOf(settings, own, isHere) {
    const defaults = (0,gate_settings/* parseSettings */.P$)({}, (name) => name);
    const isOther = (name) => JSON.stringify(settings[name]) !== JSON.stringify(defaults[name]);
    const known = [...WITHOUT_EFFECT, ...REPEATED, ...own];
    if (gate_settings/* SETTING_NAMES */.OI.some((name) => !known.includes(name) && isOther(name)))
        return null;
    const folder = settings['working-directory'];
    const values = REPEATED.filter(isOther).map((name) => ({ name, value: settings[name] ?? '' }));
    // A path of a workflow leads nowhere on another machine.
    const isMeant = ({ name, value }) => name === 'chart-version' || value.startsWith('https://') || (isHere && (0,external_node_path_.isAbsolute)(value));
    if (!values.every(isMeant) || ![folder, ...values.map(({ value }) => value)].every((word) => PLAIN.test(word)))
        return null;
    return [...(folder === '.' ? [] : [folder]), ...values.map(({ name, value }) => `--${name} ${value}`)];
}

// EXTERNAL MODULE: ./build/gate/choices/declare.js
var declare = __webpack_require__(42735);
// EXTERNAL MODULE: ./build/gate/choices/edits.js
var edits = __webpack_require__(2104);
// EXTERNAL MODULE: ./build/gate/choices/rolling-target.js
var rolling_target = __webpack_require__(25284);
// EXTERNAL MODULE: ./build/gate/choices/titles.js
var titles = __webpack_require__(23530);
// EXTERNAL MODULE: ./build/gate/choices/wait.js
var wait = __webpack_require__(71256);
;// CONCATENATED MODULE: ./build/gate/choices/propose.js













/** These charts do not stop the old version, whatever the files declare. */
const OLD_CHART = ['chart-ignores-mode', 'chart-needs-scale-down'];
/**
 * The ways to a green check (docs/report.md), the cheapest first. Each is tried on a copy of the head in memory and judged again. If the result is
 * not what the choice promises, the choice is offered without lines, with the reason.
 */
async function proposeChoices(judged, context) {
    const { report, deployments, evidence } = judged;
    const failing = deployments.filter(({ report: { fails } }) => fails);
    if (report.outcome.cannotBeAsked)
        return [];
    const pin = planOfPin(failing.length === 0 ? deployments.filter(unpinned/* canPin */.UT) : failing);
    if (failing.length === 0)
        return pin === null ? [] : [await makeChoice(pin, judged, context)];
    const index = evidence?.index ?? null;
    // Whatever else fails has a remedy of its own. It takes no lines from the others.
    const open = failing.filter(({ report: { decision } }) => decision === 'recreate' || decision === 'blocked');
    const plans = [pin, planOfHops(open), planOfRoll(open, deployments, index), planOfReturn(failing)].filter((plan) => plan !== null);
    const choices = [];
    for (const plan of plans) {
        const choice = await makeChoice(plan, judged, context);
        // The first step may also be the newest version that rolls.
        const isKnown = choices.some(({ patch, to, instead }) => patch === choice.patch && to === choice.to && instead === choice.instead);
        if (!isKnown)
            choices.push(choice);
    }
    const own = context.settings['fail-on'];
    return [...choices, ...(0,wait/* waitForVerdicts */.$)(failing, own), ...(0,wait/* waitForAge */.U)(failing, own)];
}
/** A downtime; or the first step of the plan, if the jump is not permitted at once. */
function planOfHops(failing) {
    const steps = [];
    for (const of of failing) {
        const { decision } = of.report;
        if (decision === 'recreate')
            steps.push({ of, to: null, declares: true });
        else if (decision === 'blocked') {
            const hop = of.span?.plan.hops?.[0] ?? of.span?.held?.newest?.hop ?? null;
            if (hop === null || hop.decision === 'unproven' || hop.decision === 'blocked')
                continue;
            steps.push({ of, to: hop.to, declares: hop.decision === 'recreate' });
        }
    }
    if (steps.length === 0)
        return null;
    const stops = steps.some(({ declares }) => declares);
    const to = commonTarget(steps);
    if (steps.every((step) => step.to === null)) {
        return { id: 'stop', title: (0,titles/* titleOfDowntime */.lK)(to), steps, stops };
    }
    const isHeld = steps.some(({ of }) => of.report.decision === 'blocked' && of.span?.plan.hops === null);
    const lengths = new Set(steps.map(({ of }) => of.span?.plan.hops?.length ?? null));
    const [length = null] = lengths.size === 1 ? lengths : [];
    const title = isHeld ? (0,titles/* titleWithinPolicy */._g)(to, stops) : (0,titles/* titleOfStep */.KH)(to, length, stops);
    return { id: 'hop', title, steps, stops };
}
/**
 * The newest version that rolls in one step, for each deployment. A deployment that makes the same jump and passes, because it declares the
 * downtime, goes along: it may use the same database.
 */
function planOfRoll(failing, all, index) {
    const steps = [];
    const isTaken = (of) => failing.includes(of) || (!of.report.fails && failing.some(({ span }) => span !== null && span === of.span));
    for (const of of all.filter(isTaken)) {
        const rolling = index === null || of.span === null ? null : (0,rolling_target/* newestRollingTarget */.R)(index, of.span);
        if (rolling === null)
            return null;
        steps.push({ of, to: rolling, declares: false });
    }
    if (steps.length === 0)
        return null;
    const to = commonTarget(steps);
    // Compose always replaces the container, so it has downtime even if the upgrade is proven.
    const isReplaced = failing.some(({ report: { kind } }) => (0,kinds/* factsOf */.x)(kind).applies === 'replace');
    const title = (0,titles/* titleOfRolling */.dC)(to, commonTarget(steps.map((step) => ({ ...step, to: null }))), isReplaced);
    return { id: 'roll', title, steps, stops: false };
}
/** The version that runs, in the place of each moving tag. It needs no upgrade, and from then on the check can judge one. */
function planOfPin(deployments) {
    if (deployments.length === 0 || !deployments.every(unpinned/* canPin */.UT))
        return null;
    const steps = deployments.map((of) => ({ of, to: of.runs, declares: false }));
    const to = commonTarget(steps);
    return { id: 'pin', title: `Pin what runs now${to === null ? '' : `: ${to}`}`, steps, stops: false };
}
/** The database only migrates forward, so the choice is to stay on the version before the downgrade. */
function planOfReturn(failing) {
    const lower = failing.filter(({ report }) => report.change === 'downgrade' && report.from !== null);
    if (lower.length === 0)
        return null;
    const steps = lower.map((of) => ({ of, to: of.report.from, declares: false }));
    const to = commonTarget(steps);
    return { id: 'remedy', title: `Stay on ${to ?? 'the versions that run'}`, steps, stops: false };
}
function commonTarget(steps) {
    const targets = new Set(steps.map(({ of, to }) => to ?? of.report.to));
    const [only = null] = targets;
    return targets.size === 1 ? only : null;
}
async function makeChoice(plan, judged, context) {
    const { evidence } = judged;
    const { settings, head, charts, judgeAgain } = context;
    const own = settings['fail-on'];
    const failOn = plan.stops && own === 'not-rolling' ? 'mode-mismatch' : own;
    const inputs = failOn === own ? [] : [{ name: 'fail-on', value: failOn }];
    const choice = {
        id: plan.id,
        title: plan.title,
        to: commonTarget(plan.steps),
        deployments: plan.steps.map(({ of }) => of.report.id),
        edits: [],
        patch: null,
        command: null,
        inputs,
        failOn,
        after: [],
        thenPasses: null,
    };
    const draft = new choices_draft/* Draft */.K(head);
    try {
        const reasons = await draftSteps(draft, plan, settings, charts);
        if (reasons.length > 0)
            return { ...choice, instead: reasons.join(' ') };
        const tree = new edited/* EditedTree */.M(head, draft.contents());
        const again = { ...settings, 'fail-on': failOn };
        const rendered = renderedVersions(plan);
        const first = await judgeAgain(tree, again, evidence, rendered);
        const isChartMissing = first.report.outcome.fails &&
            plan.stops &&
            settings['chart-version'] === undefined &&
            first.deployments.some(({ report }) => report.advice.some(({ code }) => code === 'chart-not-known'));
        const result = isChartMissing
            ? await judgeAgain(tree, { ...again, 'chart-version': chart/* FIRST_TO_STOP */.Ex }, evidence, rendered)
            : first;
        const failure = describeShortfall(plan, judged, result);
        if (failure !== null)
            return { ...choice, instead: failure };
        const meant = new Set(choice.deployments);
        const [patch, edits] = [draft.patch(), draft.edits()];
        return {
            ...choice,
            title: plan.title + describeSideEffects(judged, plan, result),
            edits,
            patch,
            command: await commandFor({ ...choice, edits }, plan.stops, judged, context),
            instead: patch === null ? describeNoPatch(draft) : null,
            inputs: isChartMissing ? [...inputs, { name: 'chart-version', value: null }] : inputs,
            after: result.deployments.map(({ report }) => report).filter(({ id }) => meant.has(id)),
            thenPasses: !result.report.outcome.fails,
        };
    }
    catch (error) {
        const reason = error instanceof tree/* TreeError */.jh ? error.message : `The gate could not work out the lines: ${String(error)}.`;
        return { ...choice, instead: reason };
    }
}
/** What rendering the files of a choice will show, at the places that decide rendered versions. */
function renderedVersions({ steps }) {
    return new Map(steps.flatMap(({ of: { change, report }, to }) => report.kind !== 'rendered' || to === null ? [] : (change.head?.parts ?? []).map(({ id }) => [id, to])));
}
function describeNoPatch(draft) {
    if (draft.contents().size === 0)
        return 'The files already say so.';
    return 'A file name has characters that a patch cannot hold: change the lines by hand.';
}
/** Says in the title which other deployments the same lines change; empty if none. */
function describeSideEffects(before, { steps }, after) {
    const meant = new Set(steps.map(({ of }) => of.report.id));
    const stateOf = ({ to, declared }) => `${to} ${declared.upgradeMode} ${declared.migrationJob}`;
    const old = new Map(before.deployments.map(({ report }) => [report.id, stateOf(report)]));
    const others = after.deployments.filter(({ report }) => {
        const was = old.get(report.id);
        return !meant.has(report.id) && was !== undefined && was !== stateOf(report);
    });
    if (others.length === 0)
        return '';
    return `; the same lines change ${others.length === 1 ? 'another deployment' : `${others.length} other deployments`}`;
}
/** @returns why some of the steps cannot be written; empty if all are drafted */
async function draftSteps(draft, { steps }, settings, charts) {
    const reasons = new Set();
    for (const { of, to, declares } of steps) {
        const { head, place } = of.change;
        const written = { place, version: of.change.to, deployment: head };
        const given = settings['chart-version'] ?? null;
        const chartVersion = head?.chart?.version ?? given;
        const isGiven = settings.to !== undefined;
        const noVersion = to === null
            ? null
            : isGiven
                ? `Set \`to: ${to}\`.`
                : await (0,edits/* draftVersion */.k)(draft, written, to, charts, chartVersion);
        const noMode = declares && noVersion === null ? await (0,declare/* draftRecreate */.jz)(draft, written, given, charts) : null;
        const why = [noVersion, noMode];
        for (const reason of why)
            if (reason !== null)
                reasons.add(reason);
    }
    return [...reasons];
}
function stillFails({ from, to, decision }) {
    return from === null || to === null
        ? 'The check would still fail.'
        : `${from} → ${to} is ${decision}, so the check would still fail.`;
}
/** Why the files would not do what the plan says, even with its lines; null if they would. */
function describeShortfall({ steps }, before, { report, deployments }) {
    for (const { of, to, declares } of steps) {
        const found = deployments.find(({ report: { id } }) => id === of.report.id)?.report;
        const isAsMeant = found !== undefined && found.to === (to ?? of.report.to);
        if (isAsMeant && declares && found.declared.upgradeMode !== 'Recreate')
            return (0,declare/* describeDeclarations */.N)(of.change.head);
        if (!isAsMeant) {
            const at = (0,place/* showPlace */.R)(of.change.place);
            if (to === null)
                return (0,declare/* describeDeclarations */.N)(of.change.head);
            return of.report.kind === 'rendered'
                ? `The gate cannot render: write ${to} where the version at ${at} comes from, and render again.`
                : `The line at ${at} is not the only one that decides the version.`;
        }
        const warning = found.advice.find(({ level }) => level === 'warning');
        if (found.fails && found.change === 'downgrade') {
            return `The base deploys ${found.from} already, and an older version runs: bring what runs to ${found.from} first, then run this check again.`;
        }
        if (found.fails) {
            const way = warning !== undefined && OLD_CHART.includes(warning.code) ? ` ${declare/* WITHOUT_RAISING */.$i}` : '';
            return `${warning?.message ?? found.problem?.message ?? stillFails(found)}${way}`;
        }
    }
    // What fails without being part of the choice has to be mended by itself.
    const known = new Set(before.deployments.filter((each) => each.report.fails).map((each) => each.report.id));
    const isNew = deployments.some(({ report: { fails, id } }) => fails && !known.has(id));
    return report.outcome.fails && isNew ? 'Another deployment would still fail.' : null;
}


/***/ })

};
