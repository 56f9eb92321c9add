export const id = 3768;
export const ids = [3768];
export const modules = {

/***/ 81307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
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

/***/ 84014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ nameInFile)
/* harmony export */ });
function nameInFile(id) {
    const [, ...parts] = id.split('#');
    const name = parts.join(' ').replaceAll('//', '/');
    return /^\d+$/.test(name) ? '' : name;
}


/***/ }),

/***/ 13768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  underApproval: () => (/* binding */ underApproval)
});

// EXTERNAL MODULE: ./build/deployment/group-by.js
var group_by = __webpack_require__(81307);
// EXTERNAL MODULE: ./build/deployment/name-in-file.js
var name_in_file = __webpack_require__(84014);
// EXTERNAL MODULE: ./build/net/tool.js
var tool = __webpack_require__(48324);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/release-safety/decision.js
var release_safety_decision = __webpack_require__(47565);
// EXTERNAL MODULE: ./build/release-safety/version.js
var version = __webpack_require__(15807);
// EXTERNAL MODULE: ./build/gate/judge/fail-on.js
var fail_on = __webpack_require__(87208);
// EXTERNAL MODULE: ./build/gate/report/notes.js
var notes = __webpack_require__(76508);
// EXTERNAL MODULE: ./build/release-safety/hold.js
var hold = __webpack_require__(7930);
;// CONCATENATED MODULE: ./build/gate/approval/what-changed.js


function whatChanged(then, now) {
    const known = new Set(then.reasons.map(keyOf));
    const unreadable = now.reasons.filter(({ rule }) => rule === 'malformed').map(({ release }) => release);
    const isExplained = ({ rule, release }) => rule === 'coverage-gap' && unreadable.includes(release);
    const fresh = now.reasons.filter((reason) => !known.has(keyOf(reason)) && !isExplained(reason));
    return fresh.map((reason) => describeChange(reason, then, now));
}
function keyOf({ rule, release, says }) {
    return JSON.stringify([rule, release, says]);
}
function describeChange({ rule, release, says }, then, now) {
    if (isOfVerdict(rule))
        return verdictChange(rule, release, then);
    const [code, sentence] = CHANGES[rule];
    const fewer = then.coveredReleases - now.coveredReleases;
    const gone = `${fewer} of ${then.coveredReleases} releases ${fewer === 1 ? 'is' : 'are'} gone: the`;
    return { code, release, message: sentence(release ?? 'A release', says, fewer > 0 ? gone : 'The') };
}
function isOfVerdict(rule) {
    return !Object.hasOwn(CHANGES, rule);
}
function verdictChange(rule, release, { verdicts }) {
    const is = rule === 'verdict-false' ? 'is not safe to roll' : 'has no verdict that proves it';
    const name = release ?? 'A release';
    const isWithin = ({ first, last }) => release !== null && (0,version/* compareVersions */.Zy)(first, release) <= 0 && (0,version/* compareVersions */.Zy)(release, last) <= 0;
    const run = verdicts.find(isWithin);
    if (run === undefined) {
        return { code: 'release-new', release, message: `${name} is new on the way, and ${is}.` };
    }
    const isExact = run.count === 1 || release === run.first || release === run.last;
    const was = { true: 'safe', false: 'not safe', unknown: 'without a verdict' }[`${run.verdict}`];
    const then = isExact ? `${name} was ${was}` : `Every release from ${run.first} to ${run.last} was ${was}`;
    return {
        code: 'verdict-worse',
        release,
        message: `${then} when this was approved. Now ${isExact ? 'it' : name} ${is}.`,
    };
}
const CHANGES = {
    'not-indexed': ['release-withdrawn', (name) => `${name} was withdrawn: the index does not have it any more.`],
    'coverage-gap': [
        'release-withdrawn',
        (name, says, gone) => `${gone} index does not cover everything ${says} up to ${name} any more.`,
    ],
    'required-stop': ['stop-added', (name) => `${name} is a required stop now.`],
    'minimum-not-met': [
        'minimum-raised',
        (name, says) => `${name} can now be reached directly only from ${says} or later.`,
    ],
    'uncovered-hop': ['minimum-raised', (name) => `The index now begins at ${name}, above the current version.`],
    'index-unavailable': ['document-unusable', (_, says) => `The release-safety index cannot be used now: ${says}.`],
    unverified: ['document-unusable', (name, says) => `The artifact of ${name} does not confirm the index now: ${says}.`],
    malformed: [
        'document-unusable',
        (name, says) => `The index has a row that cannot be read now, on the way to ${name}: ${says}.`,
    ],
    contradiction: ['document-unusable', (name, says) => `The documents contradict each other on ${name} now: ${says}.`],
    'policy-unavailable': ['document-unusable', (_, says) => `Your known issues cannot be used now: ${says}.`],
    'index-too-old': ['document-unusable', (_, says) => `The index ${says}.`],
    'too-young': ['policy-holds', (name, says) => `${name} is too young for your \`minimum-release-age\`: ${says}.`],
    promotion: ['policy-holds', (name, says) => `${name} goes to another environment first: ${says}.`],
    'promotion-unknown': ['policy-holds', (_, says) => `It cannot be read which version ${says} has.`],
    'migrations-open': ['policy-holds', (_, says) => `Now ${says}.`],
    'migrations-open-at-stop': ['policy-holds', (_, says) => `Now ${says}.`],
    'known-issue': ['policy-holds', (name, says) => `Your known issues now keep ${name} out: ${says}`],
    'known-issue-recreate': [
        'policy-holds',
        (name, says) => `Your known issues now ask for downtime at ${name}: ${says}`,
    ],
};
const ANSWERS = [
    { rules: ['verdict-unknown', 'backfilled-true'], was: 'without a verdict' },
    { rules: ['verdict-false'], was: 'not safe' },
];
const OBSTACLES = {
    'required-stop': 'was a required stop when this was approved, and is none now.',
    'minimum-not-met': 'could not be reached directly when this was approved, and can be now.',
};
function belowFloor(then, now) {
    if (now.reasons.some(({ rule }) => rule === 'index-unavailable'))
        return [];
    const [had, has] = [then.coveredReleases, now.coveredReleases];
    const better = then.reasons.flatMap((reason) => betterThan(reason, now));
    const fewer = `had ${had} releases in the index when it was approved, and has ${has} now.`;
    const says = 'has a better answer than when it was approved.';
    return [
        ...(has < had ? [{ code: 'release-missing', says: fewer, changes: [] }] : []),
        ...(better.length > 0 ? [{ code: 'answer-better', says, changes: better }] : []),
    ];
}
function betterThan({ rule, release }, now) {
    const change = (says) => [{ code: 'answer-better', release, message: `${release} ${says}` }];
    const rules = now.reasons.filter((reason) => reason.release === release).map((reason) => reason.rule);
    const gone = OBSTACLES[rule];
    if (gone !== undefined)
        return rules.includes(rule) ? [] : change(gone);
    const rank = rankOf(rule);
    const ranks = rules.filter((each) => !(0,hold/* isHoldRule */.uT)(each)).map(rankOf);
    if (rank === null || ranks.some((each) => each === null || each >= rank))
        return [];
    const is = ranks.length === 0 ? 'safe' : ANSWERS[0].was;
    return change(`was ${ANSWERS[rank]?.was} when this was approved, and is ${is} now.`);
}
function rankOf(rule) {
    const at = ANSWERS.findIndex(({ rules }) => rules.includes(rule));
    return at === -1 ? null : at;
}

;// CONCATENATED MODULE: ./build/gate/approval/approval.js









function underApproval(report, { report: approved, location, sha256 }) {
    const differences = compareWithApproved(approved, report);
    const documents = report.evidence.documents.flatMap(({ document, location: uri, sha256: digest }) => digest === null ? [] : [{ document, uri, digest: { sha256: digest } }]);
    const approval = {
        verifier: { id: `pkg:generic/${tool/* TOOL */.js.name}`, version: { 'upgrade-gate': tool/* TOOL */.js.version } },
        timeVerified: report.generatedAt,
        policy: {
            uri: report.policy?.knownIssues ?? null,
            digest: documents.find(({ document }) => document === 'known-issues')?.digest ?? null,
            minimumReleaseAge: report.policy?.minimumReleaseAge ?? null,
            maxIndexAge: report.policy?.maxIndexAge ?? null,
        },
        inputAttestations: [
            { uri: location, digest: { sha256 } },
            ...documents.map(({ uri, digest }) => ({ uri, digest })),
        ],
        verificationResult: differences.length === 0 ? 'PASSED' : 'FAILED',
        approvedAt: approved.generatedAt,
        differences,
        changedVerdicts: changedVerdicts(approved, report),
    };
    const fails = report.outcome.fails || (0,fail_on/* failsRun */.FR)({ ...report, approval });
    return {
        ...report,
        approval,
        outcome: { ...report.outcome, fails },
        choices: [],
        notes: [...report.notes, ...noteOnReplaced(approved, report)],
    };
}
function changedVerdicts(approved, today) {
    const changes = today.spans.flatMap((now) => {
        const then = approved.spans.find((span) => isSameJump(span, now));
        if (then === undefined)
            return [];
        const worse = whatChanged(then, now).filter(({ code }) => code === 'verdict-worse' || code === 'release-new');
        return [...worse, ...belowFloor(then, now).flatMap((each) => each.changes)];
    });
    return [...new Map(changes.map((change) => [change.message, change])).values()];
}
function noteOnReplaced(approved, { evidence }) {
    const nameOf = ({ document, release }) => release === null ? document : `${document} ${release}`;
    const digests = new Map(approved.evidence.documents.map((each) => [nameOf(each), each.sha256]));
    const replaced = evidence.documents
        .filter(({ document, sha256 }) => document !== 'index' && sha256 !== null)
        .filter((each) => (digests.get(nameOf(each)) ?? each.sha256) !== each.sha256)
        .map(nameOf);
    return (0,notes/* notesOf */.h$)(['notice', 'documents-replaced', replaced]);
}
function compareWithApproved(approved, now) {
    if (approved.outcome.fails) {
        return [whole('approved-report-fails', 'The approved report is red: a red report approves nothing.')];
    }
    if (now.problem !== null) {
        return [whole('not-judged', 'Nothing could be judged now, so nothing shows that this is what was approved.')];
    }
    const byJump = approved.deployments.some(isGiven) || now.deployments.every(isGiven);
    const [keyOf, pairUp] = byJump ? [keyOfJump, pairByJump] : [keyOfDeployment, pairByVersions];
    const before = (0,group_by/* groupBy */.$)(approved.deployments.filter(byJump ? isJump : isChange), keyOf);
    const jumps = approved.deployments.filter((each) => isJump(each));
    const isOf = (each) => jumps.some((other) => isSameJump(each, other));
    const meant = (each) => (isOf(each) ? each : (jumps.find((other) => stillRuns(each, other, now)) ?? each));
    const isCompared = (each) => isJump(each) || (isChange(each) && each.change !== 'unchanged');
    const today = (0,group_by/* groupBy */.$)(now.deployments.filter(byJump ? isCompared : isChange), (each) => keyOf(byJump ? meant(each) : each));
    const pairs = [...new Set([...today.keys(), ...before.keys()])].flatMap((key) => pairUp(before.get(key) ?? [], today.get(key) ?? []));
    return pairs.flatMap((pair) => differenceOf(pair, approved, now));
}
function whole(code, message) {
    return { code, message, deployment: null, changes: [] };
}
function stillRuns(now, approved, { evidence }) {
    if (now.from === null || approved.from === null || now.to !== approved.to)
        return false;
    const isRunning = evidence.running.some(({ version }) => version === now.from);
    return isRunning && (0,version/* compareVersions */.Zy)(now.from, approved.from) < 0;
}
function isGiven({ kind }) {
    return kind === 'given';
}
function isJump({ from, to }) {
    return from !== null && to !== null && from !== to;
}
function isChange({ decision, upgradeMode, tolerated }) {
    return !(decision === 'unchanged' && (tolerated || upgradeMode === 'RollingUpdate'));
}
function isSameJump(one, other) {
    return one.from === other.from && one.to === other.to;
}
function keyOfJump({ from, to }) {
    return JSON.stringify([from, to]);
}
function keyOfDeployment({ id, kind, file }) {
    return JSON.stringify(kind === 'line' ? [kind, file] : [id]);
}
function pairByVersions(before, now) {
    const rest = before.toSorted(worstFirst);
    const takeSame = (each) => {
        const at = rest.findIndex((other) => isSameJump(each, other));
        return at === -1 ? undefined : rest.splice(at, 1)[0];
    };
    const same = now.toSorted(worstFirst).map((each) => [takeSame(each), each]);
    const pairs = same.map(([then, each]) => [then ?? rest.shift(), each]);
    return [...pairs, ...rest.map((each) => [each, undefined])];
}
function pairByJump(before, now) {
    return [[before.toSorted(worstFirst).at(-1), now.toSorted(worstFirst)[0]]];
}
function differenceOf([before, now], approved, today) {
    if (before === undefined)
        return now === undefined ? [] : [found('not-approved', now, 'was not approved.')];
    if (now === undefined)
        return [found('not-deployed', before, 'was approved, and is not deployed now.')];
    if (!isSameJump(before, now)) {
        const why = stillRuns(now, before, today) ? `, because ${now.from} still runs` : '';
        return [found('other-versions', now, `is about to be deployed${why}, but ${jumpOf(before)} was approved.`)];
    }
    const spanThen = approved.spans.find((span) => isSameJump(span, now));
    const spanNow = today.spans.find((span) => isSameJump(span, now));
    if (approval_rankOf(now) <= approval_rankOf(before)) {
        const below = spanThen === undefined || spanNow === undefined ? [] : belowFloor(spanThen, spanNow);
        return below.map(({ code, says, changes }) => ({ ...found(code, now, says), changes }));
    }
    const changes = spanThen === undefined || spanNow === undefined ? [] : whatChanged(spanThen, spanNow);
    const says = `${wordsOf(before, 0)} when it was approved. Now it ${wordsOf(now, 1)}.`;
    return [{ ...found('decision-worse', now, says), changes }];
}
function found(code, deployment, says) {
    const { id, file } = deployment;
    const name = (0,name_in_file/* nameInFile */.t)(id);
    const where = file === null ? '' : `${(0,quote_text/* quoteText */.o)(file)}${name === '' ? '' : ` (${(0,quote_text/* quoteText */.o)(name)})`}: `;
    return { code, message: `${where}${jumpOf(deployment)} ${says}`, deployment: id, changes: [] };
}
function jumpOf({ from, to, change }) {
    const unread = 'a version that cannot be read';
    if (change === 'install')
        return `the installation of ${to ?? unread}`;
    if (change === 'removed')
        return `the removal of ${from ?? unread}`;
    return from === null && to === null ? unread : `${from ?? unread} → ${to ?? unread}`;
}
const WORDS = {
    unchanged: ['stayed', 'stays'],
    roll: ['could roll', 'can roll'],
    recreate: ['needed downtime', 'needs downtime'],
    blocked: ['was blocked', 'is blocked'],
    unproven: ['was not proven', 'is not proven'],
};
function wordsOf({ decision, upgradeMode }, at) {
    if (decision === null)
        return ['was no upgrade', 'is no upgrade'][at];
    const isOtherBuild = upgradeMode === 'Recreate' && (0,release_safety_decision/* upgradeModeOf */.dO)(decision) === 'RollingUpdate';
    return `${WORDS[decision][at]}${isOtherBuild ? ' under another image' : ''}`;
}
function worstFirst(one, other) {
    return approval_rankOf(other) - approval_rankOf(one);
}
function approval_rankOf({ decision, upgradeMode, change }) {
    if (decision === null)
        return change === 'downgrade' ? 7 : 0;
    const worse = { unchanged: 0, roll: 0, recreate: 2, blocked: 4, unproven: 6 }[decision];
    return worse + (upgradeMode === 'RollingUpdate' ? 0 : 1);
}


/***/ })

};
