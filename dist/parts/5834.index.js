export const id = 5834;
export const ids = [5834];
export const modules = {

/***/ 25834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  proposeChoices: () => (/* binding */ proposeChoices)
});

// EXTERNAL MODULE: ./build/problems/place.js
var place = __webpack_require__(68042);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/release-safety/version.js
var version = __webpack_require__(15807);
// EXTERNAL MODULE: ./build/repository/edited.js
var edited = __webpack_require__(26416);
// EXTERNAL MODULE: ./build/repository/tree.js
var tree = __webpack_require__(83741);
// EXTERNAL MODULE: ./build/gate/judge/judge-head.js + 4 modules
var judge_head = __webpack_require__(18236);
// EXTERNAL MODULE: ./build/gate/team-file/decided.js
var decided = __webpack_require__(95907);
// EXTERNAL MODULE: ./build/gate/team-file/settings-in-force.js
var settings_in_force = __webpack_require__(75598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/gate/policy/terms.js
var terms = __webpack_require__(17794);
// EXTERNAL MODULE: ./build/gate/settings.js + 1 modules
var gate_settings = __webpack_require__(95274);
// EXTERNAL MODULE: ./build/gate/choices/apply.js
var apply = __webpack_require__(50257);
// EXTERNAL MODULE: ./build/gate/choices/candidates.js
var choices_candidates = __webpack_require__(55075);
// EXTERNAL MODULE: ./build/gate/choices/draft.js
var choices_draft = __webpack_require__(85150);
;// CONCATENATED MODULE: ./build/gate/choices/command.js








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
const REPEATED = ['chart-version', 'chart-repository-url', 'index-url'];
const PLAIN = /^[\w./:][\w./:-]*$/;
async function commandFor({ id, to, edits }, stops, judged, context, isByException) {
    if (edits.length === 0)
        return null;
    const { settings, base } = context;
    const isHere = base?.isHere === true;
    if (id === 'pin')
        return pinCommand(judged.deployments, settings, isHere);
    for (const question of questionsOf(id, to, stops)) {
        const { request, isCompared } = question;
        if (request.next && judged.deployments.some(isLate))
            continue;
        if (isCompared && (base === null || !PLAIN.test(base.name)))
            continue;
        if (isJudged(question) && !isOfIndexAlone(judged))
            continue;
        const options = optionsOf(settings, withoutEffectOn(question), isHere);
        if (options === null)
            continue;
        const written = await linesOf(question, judged, context, isByException);
        if (!(0,external_node_util_.isDeepStrictEqual)(written, edits))
            continue;
        const what = [
            ...(request.to === null ? [] : [`--to ${request.to}`]),
            ...(request.next ? ['--next'] : []),
            ...(request.mode ? ['--mode'] : []),
            ...(isCompared ? [`--base ${base?.name}`] : []),
        ];
        return ['apply', ...what, ...options].join(' ');
    }
    return null;
}
function isLate({ change, service }) {
    if (change.change !== 'upgrade' || service === null)
        return false;
    return service.version !== change.base?.version || (0,terms/* openMigrationsOf */.$F)(service) !== null;
}
function isJudged({ request, isCompared }) {
    return isCompared && (request.next || request.mode);
}
function isOfIndexAlone({ evidence }) {
    if (evidence === null)
        return true;
    return evidence.drift.length === 0 && evidence.artifactRecords.every(({ problem }) => problem === null);
}
function withoutEffectOn(question) {
    if (isJudged(question))
        return [];
    return question.isCompared ? gate_settings/* POLICY_NAMES */.So : [...gate_settings/* POLICY_NAMES */.So, 'running-url'];
}
async function linesOf({ request, isCompared }, { deployments, evidence }, { settings, head, charts }, isByException) {
    const { 'chart-version': chartVersion = null, team } = settings;
    const candidates = (0,choices_candidates/* candidatesOf */.kW)(deployments.map(({ change }) => change), settings);
    const [own, index] = isCompared ? [candidates, evidence?.index ?? null] : [candidates.map(asItStands), null];
    const draft = new choices_draft/* Draft */.K(head);
    const writing = { draft, charts, chartVersion, team, exceptions: [], added: [], isByException };
    const { missing, downgrades } = await (0,apply.draftRequest)(writing, request, own, index, isCompared);
    return missing.length + downgrades.length > 0 ? null : draft.edits();
}
function pinCommand(deployments, settings, isHere) {
    const options = optionsOf(settings, ['running-url'], isHere);
    const [address, ...others] = settings['running-url'];
    const isWhole = deployments.every((each) => (0,judge_head/* canPin */.U)(each) || (each.change.problem ?? each.change.head?.problem) === null);
    const url = address?.glob === null && others.length === 0 ? address.url.href : '';
    if (options === null || !isWhole || !PLAIN.test(url))
        return null;
    return ['apply', ...options, '--pin --running-url', url].join(' ');
}
function asItStands(candidate) {
    const { version, deployment } = candidate;
    return { ...candidate, start: version, isTouched: deployment !== null };
}
function questionsOf(id, to, stops) {
    const request = { to: null, next: false, mode: false, done: false };
    const named = to === null ? [] : [{ request: { ...request, to }, isCompared: true }];
    if (id === 'stop')
        return [true, false].map((isCompared) => ({ request: { ...request, mode: true }, isCompared }));
    if (id === 'hop')
        return [{ request: { ...request, next: true, mode: stops }, isCompared: true }, ...named];
    return id === 'wait' || id === 'rollback' ? [] : named;
}
function optionsOf(settings, own, isHere) {
    const defaults = (0,gate_settings/* parseSettings */.P$)({}, (name) => name);
    const isOther = (name) => !settings.team.decides.has(name) && !(0,external_node_util_.isDeepStrictEqual)(settings[name], defaults[name]);
    const known = [...WITHOUT_EFFECT, ...REPEATED, ...own];
    if (gate_settings/* SETTING_NAMES */.OI.some((name) => !known.includes(name) && isOther(name)))
        return null;
    const folder = settings['working-directory'];
    const values = REPEATED.filter(isOther).map((name) => ({ name, value: settings[name] ?? '' }));
    const isMeant = ({ name, value }) => name === 'chart-version' || value.startsWith('https://') || (isHere && (0,external_node_path_.isAbsolute)(value));
    if (!values.every(isMeant) || ![folder, ...values.map(({ value }) => value)].every((word) => PLAIN.test(word)))
        return null;
    return [...(folder === '.' ? [] : [folder]), ...values.map(({ name, value }) => `--${name} ${value}`)];
}

// EXTERNAL MODULE: ./build/gate/choices/declare.js
var declare = __webpack_require__(42735);
// EXTERNAL MODULE: ./build/gate/choices/exception-lines.js
var exception_lines = __webpack_require__(98278);
// EXTERNAL MODULE: ./build/deployment/group-by.js
var group_by = __webpack_require__(81307);
// EXTERNAL MODULE: ./build/deployment/kinds/kinds.js + 10 modules
var kinds = __webpack_require__(33549);
// EXTERNAL MODULE: ./build/gate/choices/ways.js
var ways = __webpack_require__(94237);
;// CONCATENATED MODULE: ./build/gate/choices/plans.js




function planOf(id, all, titleOf) {
    if (all.length === 0)
        return null;
    const keyOf = ({ of }) => JSON.stringify([of.report.id, of.report.line, of.report.column]);
    const steps = [...(0,group_by/* groupBy */.$)(all, keyOf).values()].map(([first]) => first);
    const to = commonTarget(steps);
    const stops = steps.some(({ declares, goesBack }) => declares || goesBack === true);
    return { id, title: titleOf(to), to, steps, stops };
}
function commonTarget(steps) {
    const targets = new Set(steps.map(({ of, to }) => to ?? of.report.to));
    const [only = null] = targets;
    return targets.size === 1 ? only : null;
}
function planOfHops(failing) {
    const steps = failing.flatMap((of) => {
        if (of.report.decision === 'recreate')
            return [{ of, to: null, declares: true }];
        const hop = of.span === null ? null : (0,ways/* firstHop */.Wk)(of.span);
        if (hop === null || hop.decision === 'unproven' || hop.decision === 'blocked')
            return [];
        return [{ of, to: hop.to, declares: hop.decision === 'recreate' }];
    });
    if (steps.every(({ to }) => to === null))
        return planOf('stop', steps, ways/* titleOfDowntime */.lK);
    const spans = steps.flatMap(({ of }) => of.span ?? []);
    const stops = steps.some(({ declares }) => declares);
    return planOf('hop', steps, (to) => (0,ways/* titleOfHop */.NV)(to, spans, stops));
}
function planOfRoll(failing, all, index) {
    const isTaken = (of) => failing.includes(of) || (!of.report.fails && failing.some(({ span }) => span !== null && span === of.span));
    const steps = all.filter(isTaken).map((of) => {
        const to = index === null || of.span === null ? null : (0,ways/* newestRollingTarget */.RA)(index, of.span);
        return { of, to, declares: false };
    });
    if (steps.some(({ to }) => to === null))
        return null;
    const target = commonTarget(steps.map((step) => ({ ...step, to: null })));
    const isReplaced = failing.some(({ report: { kind } }) => (0,kinds/* factsOf */.x)(kind).applies === 'replace');
    return planOf('roll', steps, (to) => (0,ways/* titleOfRolling */.dC)(to, target, isReplaced));
}
function planOfPin(deployments) {
    if (!deployments.every(judge_head/* canPin */.U))
        return null;
    const steps = deployments.map((of) => ({ of, to: of.service?.version ?? null, declares: false }));
    return planOf('pin', steps, (to) => `Pin what runs now${to === null ? '' : `: write ${to}`}`);
}
function planOfReturn(failing) {
    const left = failing.filter(({ report: { change, from, problem }, service }) => {
        const isMoving = problem?.code === 'moving-tag' && (service?.version ?? from) === from;
        return from !== null && (change === 'downgrade' || isMoving);
    });
    return planToStay(left);
}
function planOfLines(failing) {
    const left = failing.filter(({ report: { kind, from, to, problem }, service }) => {
        const isOpen = kind === 'line' && problem?.code === 'not-understood' && to === null;
        return isOpen && from !== null && (service?.version ?? from) === from;
    });
    return planToStay(left);
}
function planOfPromotion(failing) {
    const held = failing.filter(({ report, span }) => {
        const isHeld = span?.reasons.some(({ rule }) => rule === 'promotion' || rule === 'promotion-unknown');
        return report.from !== null && isHeld === true;
    });
    const all = [...new Set(held.flatMap(({ report }) => report.environments))];
    const names = [all.slice(0, -1).join(', '), ...all.slice(-1)].filter((each) => each !== '').join(' and ');
    return planToStay(held, (on) => `Leave ${names} on ${on} for now`);
}
function planToStay(left, titleOf = (on) => `Stay on ${on}`) {
    const steps = left.map((of) => ({ of, to: of.report.from, declares: false }));
    return planOf('remedy', steps, (to) => titleOf(to ?? 'the versions that run'));
}
function planOfRollback(failing) {
    const lower = failing.filter(({ report }) => report.change === 'downgrade' && report.from !== null);
    const steps = lower.map((of) => ({ of, to: null, declares: false, goesBack: true }));
    return planOf('rollback', steps, (to) => `Go back${to === null ? '' : ` to ${to}`} on purpose`);
}

// EXTERNAL MODULE: ./build/gate/choices/take-back.js
var take_back = __webpack_require__(62648);
;// CONCATENATED MODULE: ./build/gate/choices/propose.js















async function proposeChoices(judged, context) {
    const { report, deployments, evidence } = judged;
    const failing = deployments.filter(({ report: { fails } }) => fails);
    if (report.outcome.cannotBeAsked)
        return [];
    const pin = planOfPin(failing.length === 0 ? deployments.filter(judge_head/* canPin */.U) : failing);
    if (failing.length === 0)
        return pin === null ? [] : [await makeChoice(pin, judged, context)];
    const index = evidence?.index ?? null;
    const open = failing.filter(({ report: { decision } }) => decision === 'recreate' || decision === 'blocked');
    const lines = planOfLines(failing);
    const plans = [
        pin,
        planOfHops(open),
        planOfRoll(open, deployments, index),
        planOfPromotion(failing),
        planOfReturn(failing),
        lines,
        planOfRollback(failing),
    ].filter((plan) => plan !== null);
    const choices = [];
    for (const plan of plans) {
        const choice = await makeChoice(plan, judged, context);
        const isKnown = choices.some(({ patch, to, instead }) => patch === choice.patch && to === choice.to && instead === choice.instead);
        const isNothing = plan === lines && choice.patch === null;
        if (!isKnown && !isNothing)
            choices.push(choice);
    }
    const own = context.settings['fail-on'];
    const finish = (0,ways/* waysToFinish */.nA)(failing, own);
    return [...finish.first, ...choices, ...(0,ways/* waysToWait */.b1)(failing, own), ...finish.last];
}
async function makeChoice(plan, judged, context) {
    const choice = await tryChoice(plan, judged, context, null);
    if (choice.thenPasses !== null || !plan.steps.some(({ declares }) => declares))
        return choice;
    const excepted = await tryChoice(plan, judged, context, { isAsApply: choice.instead === declare/* BY_HAND */.u });
    return excepted.patch === null ? choice : excepted;
}
async function tryChoice(plan, judged, context, byException) {
    const { evidence } = judged;
    const { settings, head, charts, judgeAgain } = context;
    const { id, title, to, steps, stops } = plan;
    const own = settings['fail-on'];
    const failOn = stops && own === 'not-rolling' ? 'mode-mismatch' : own;
    const inputs = failOn === own ? [] : [{ name: 'fail-on', value: failOn }];
    const deployments = steps.map(({ of }) => of.report.id);
    const choice = { ...(0,ways/* emptyChoice */.lk)({ id, title, to, deployments, failOn, instead: null }), inputs };
    const draft = new choices_draft/* Draft */.K(head);
    try {
        const { 'chart-version': chartVersion = null, team } = settings;
        const isByException = byException !== null;
        const writing = { draft, charts, chartVersion, team, exceptions: [], added: [], isByException };
        const reasons = await draftSteps(writing, steps, settings, judged);
        if (reasons.length > 0)
            return { ...choice, instead: reasons.join(' ') };
        await draftUnneeded(draft, steps, judged, context);
        const tree = new edited/* EditedTree */.M(head, draft.contents());
        const again = { ...settings, 'fail-on': failOn };
        const result = await judgeAgain(tree, again, evidence, renderedVersions(plan));
        const failure = describeShortfall(plan, judged, result);
        if (failure !== null)
            return { ...choice, instead: failure };
        const patch = draft.patch();
        const edits = draft.edits();
        return {
            ...choice,
            title: title + describeSideEffects(judged, plan, result),
            edits,
            patch,
            command: await commandFor({ ...choice, edits }, stops, judged, context, byException?.isAsApply === true),
            instead: patch === null ? describeNoPatch(draft) : null,
            after: result.deployments.map(({ report }) => report).filter((each) => deployments.includes(each.id)),
            thenPasses: !result.report.outcome.fails,
        };
    }
    catch (error) {
        const reason = error instanceof tree/* TreeError */.jh ? error.message : `The gate could not work out the lines: ${String(error)}.`;
        return { ...choice, instead: reason };
    }
}
function renderedVersions({ steps }) {
    return new Map(steps.flatMap(({ of: { change, report }, to }) => report.kind !== 'rendered' || to === null ? [] : (change.head?.parts ?? []).map(({ id }) => [id, to])));
}
function describeNoPatch(draft) {
    return draft.contents().size === 0
        ? 'The files already say so.'
        : 'A file name has characters that a patch cannot hold: change the lines by hand.';
}
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
async function draftSteps(writing, steps, settings, judged) {
    const reasons = new Set();
    for (const step of steps) {
        const whyNot = await draftOne(writing, step, settings, judged);
        if (whyNot !== null)
            reasons.add(whyNot);
    }
    if (!(await (0,exception_lines/* draftExceptions */.s)(writing.draft, settings.team.exceptionsAt, writing.exceptions)))
        reasons.add(declare/* BY_HAND */.u);
    return [...reasons];
}
async function draftOne(writing, step, settings, judged) {
    const { change, report } = step.of;
    const { place, to: version, head: deployment } = change;
    const environments = (0,decided.environmentsOfChange)(change, settings);
    const isAllowed = report.exceptions.length > 0 && (step.to === null || step.to === report.to);
    if (step.goesBack === true && report.from !== null && report.to !== null) {
        const scope = { team: writing.team, place, environments };
        if (!isAllowed)
            writing.exceptions.push(...(0,declare/* exceptionsOn */._F)(scope, report.from, report.to, 'rollback'));
        return null;
    }
    if (step.to !== null && settings.to !== undefined && step.to !== settings.to)
        return `Set \`to: ${step.to}\`.`;
    if (step.to === report.from && deployment !== null && change.base !== null) {
        const others = judged.deployments.filter(({ report: { id } }) => id !== report.id);
        const those = others.flatMap((each) => each.change.head ?? []);
        await (0,take_back.draftUndeclared)(writing.draft, deployment, change.base, those);
    }
    const target = { place, version, deployment, environments, start: startOf(step.of, judged) };
    const [whyNot = null] = await (0,declare/* draftStep */.qN)(writing, target, { ...step, declares: step.declares && !isAllowed });
    return whyNot;
}
async function draftUnneeded(draft, steps, { deployments }, { settings, head, exceptionsOf }) {
    const at = settings.team.exceptionsAt;
    const left = steps.flatMap(({ of, to }) => (to !== null && to === of.report.from ? [of.report] : []));
    const others = deployments.filter(({ report }) => !left.some(({ id }) => id === report.id));
    const isUsed = ({ line }) => others.some(({ report }) => report.exceptions.some((each) => each.line === line));
    const isOf = ({ from, to, environment }) => left.some((each) => each.from === from && each.to === to && each.environments.some((name) => name === environment));
    const gone = (await exceptionsOf(head)).filter((each) => isOf(each) && !isUsed(each));
    if (gone.length > 0)
        await (0,exception_lines/* draftWithout */.u)(draft, at, gone, await (0,settings_in_force/* exceptionsAddedBy */.qt)(head, at, []));
}
function startOf({ report: { id }, change: { from } }, { deployments }) {
    const starts = deployments.flatMap(({ report, change }) => (report.id === id ? [report.from, change.from] : []));
    return (0,version/* sortedVersions */.xe)([from, ...starts].filter((each) => each !== null))[0] ?? null;
}
function describeShortfall({ steps }, before, { report, deployments }) {
    for (const step of steps) {
        const found = deployments.find(({ report: { id } }) => id === step.of.report.id)?.report;
        const shortfall = shortfallOf(step, found);
        if (shortfall !== null)
            return shortfall;
    }
    const failed = new Set(before.deployments.filter((each) => each.report.fails).map((each) => each.report.id));
    const isNew = deployments.some(({ report: { fails, id } }) => fails && !failed.has(id));
    return report.outcome.fails && isNew ? 'Another deployment would still fail.' : null;
}
function shortfallOf({ of: { report, change }, to, declares }, found) {
    if (found === undefined && report.kind === 'line' && to === report.from)
        return null;
    if (found === undefined || found.to !== (to ?? report.to)) {
        if (to === null)
            return declare/* BY_HAND */.u;
        const at = (0,place/* showPlace */.R)(change.place);
        return report.kind === 'rendered'
            ? `The gate cannot render: write ${to} where the version at ${at} comes from, and render again.`
            : `The line at ${at} is not the only one that decides the version.`;
    }
    const isDeclared = found.declared.upgradeMode === 'Recreate' || found.exceptions.length > 0;
    if (declares && !isDeclared)
        return declare/* BY_HAND */.u;
    if (!found.fails)
        return null;
    if (found.change === 'downgrade') {
        return `The base deploys ${found.from} already, and an older version runs: upgrade the running ${product/* product */.q.name} to ${found.from} first, then run this check again.`;
    }
    const warning = found.advice.find(({ level }) => level === 'warning');
    const jump = found.from === null || found.to === null ? null : `${found.from} → ${found.to} is ${found.decision}`;
    const ending = jump === null ? 'The check would still fail.' : `${jump}, so the check would still fail.`;
    return warning?.message ?? found.problem?.message ?? ending;
}


/***/ })

};
