export const id = 7255;
export const ids = [7255];
export const modules = {

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

/***/ 84014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ nameInFile)
/* harmony export */ });
/**
 * The name of a deployment within its file, as people know it: its release, service or workload, with its environment, such as `bi@prod`.
 *
 * @param id of a deployment: its kind, where it is found, and its name there
 * @returns empty if the file holds only one; hostile until escaped, as the id is
 */
function nameInFile(id) {
    const [, ...parts] = id.split('#');
    const name = parts.join(' ').replaceAll('//', '/');
    // A changed line has only its number.
    return /^\d+$/.test(name) ? '' : name;
}


/***/ }),

/***/ 57255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  underApproval: () => (/* binding */ underApproval)
});

// EXTERNAL MODULE: ./build/net/tool.js
var tool = __webpack_require__(48324);
// EXTERNAL MODULE: ./build/gate/judge/fail-on.js
var fail_on = __webpack_require__(87208);
// EXTERNAL MODULE: ./build/deployment/group-by.js
var group_by = __webpack_require__(81307);
// EXTERNAL MODULE: ./build/deployment/name-in-file.js
var name_in_file = __webpack_require__(84014);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/release-safety/version.js
var version = __webpack_require__(15807);
// EXTERNAL MODULE: ./build/gate/judge/conclude.js
var conclude = __webpack_require__(6605);
;// CONCATENATED MODULE: ./build/gate/approval/what-changed.js

/** The code for each rule that is not about a verdict. */
const CODES = {
    'index-unavailable': 'document-unusable',
    'policy-unavailable': 'document-unusable',
    malformed: 'document-unusable',
    contradiction: 'document-unusable',
    unverified: 'document-unusable',
    'not-indexed': 'release-withdrawn',
    'coverage-gap': 'release-withdrawn',
    'required-stop': 'stop-added',
    'minimum-not-met': 'minimum-raised',
    'uncovered-hop': 'minimum-raised',
    'too-young': 'policy-holds',
    'known-issue': 'policy-holds',
    'known-issue-recreate': 'policy-holds',
};
/**
 * The reasons against a jump that are new since its approval. A report stores verdicts as runs and names only the first and the last
 * release of each, so for a release between them the sentence names the run.
 *
 * @param then the judgement in the approved report
 */
function whatChanged(then, now) {
    const known = new Set(then.reasons.map(keyOf));
    // A row that cannot be read also leaves a gap. The row explains it.
    const unreadable = now.reasons.filter(({ rule }) => rule === 'malformed').map(({ release }) => release);
    const isExplained = ({ rule, release }) => rule === 'coverage-gap' && unreadable.includes(release);
    const fresh = now.reasons.filter((reason) => !known.has(keyOf(reason)) && !isExplained(reason));
    return fresh.map((reason) => describeChange(reason, then, now));
}
function keyOf({ rule, release, says }) {
    return JSON.stringify([rule, release, says]);
}
function describeChange(reason, then, now) {
    const { rule, release, says } = reason;
    if (isOfVerdict(rule))
        return verdictChange(rule, release, then);
    return { code: CODES[rule], release, message: sentenceOn(rule, release ?? 'A release', says, then, now) };
}
function isOfVerdict(rule) {
    return !Object.hasOwn(CODES, rule);
}
function verdictChange(rule, release, { verdicts }) {
    const is = rule === 'verdict-false' ? 'is not safe to roll' : 'has no verdict that proves it';
    const name = release ?? 'A release';
    const run = release === null ? undefined : verdicts.find(({ first, last }) => isWithin(release, first, last));
    if (run === undefined) {
        return { code: 'release-new', release, message: `${name} is new on the way, and ${is}.` };
    }
    const isExact = run.count === 1 || release === run.first || release === run.last;
    const was = run.verdict === true ? 'safe' : run.verdict === false ? 'not safe' : 'without a verdict';
    const then = isExact ? `it was ${was}` : `every release from ${run.first} to ${run.last} was ${was}`;
    return { code: 'verdict-worse', release, message: `${name} ${is} now; when this was approved, ${then}.` };
}
function isWithin(release, first, last) {
    return (0,version/* compareVersions */.Zy)(first, release) <= 0 && (0,version/* compareVersions */.Zy)(release, last) <= 0;
}
/** The sentence for each rule that is not about a verdict. */
function sentenceOn(rule, name, says, then, now) {
    switch (rule) {
        case 'not-indexed':
            return `${name} was withdrawn: the index does not have it any more.`;
        case 'coverage-gap': {
            const fewer = then.coveredReleases - now.coveredReleases;
            const count = fewer > 0 ? `${fewer} of ${then.coveredReleases} releases ${fewer === 1 ? 'is' : 'are'} gone: the` : 'The';
            return `${count} index does not cover everything ${says} up to ${name} any more.`;
        }
        case 'required-stop':
            return `${name} is a required stop now.`;
        case 'minimum-not-met':
            return `${name} can now be reached directly only from ${says} or later.`;
        case 'uncovered-hop':
            return `The index now begins at ${name}, above the current version.`;
        case 'index-unavailable':
            return `The release-safety index cannot be used now: ${says}.`;
        case 'unverified':
            return `The artifact of ${name} does not confirm the index now: ${says}.`;
        case 'malformed':
            return `The index has a row that cannot be read now, on the way to ${name}: ${says}.`;
        case 'contradiction':
            return `The documents contradict each other on ${name} now: ${says}.`;
        case 'policy-unavailable':
            return `Your known issues cannot be used now: ${says}.`;
        case 'too-young':
            return `${name} is too young for your \`minimum-release-age\`: ${says}.`;
        case 'known-issue':
            return `Your known issues now keep ${name} out: ${says}`;
        case 'known-issue-recreate':
            return `Your known issues now ask for downtime at ${name}: ${says}`;
    }
}

;// CONCATENATED MODULE: ./build/gate/approval/compare-approval.js






/**
 * Compares today's run with the approved one (docs/policy.md, At deploy time). Other deployments, other versions and a worse decision are
 * differences. Commits are not compared, because merging the approved commit makes another one.
 *
 * @param now the finished report of this run
 * @returns the differences; empty if the approval still holds
 */
function compareWithApproved(approved, now) {
    if (approved.outcome.fails) {
        return [whole('approved-report-fails', 'The approved report is red: a red report approves nothing.')];
    }
    if (now.problem !== null) {
        return [whole('not-judged', 'Nothing could be judged now, so nothing shows that this is what was approved.')];
    }
    // Given versions have no file, so only their jumps can be compared.
    const byJump = approved.deployments.some(isGiven) || now.deployments.every(isGiven);
    const keyOf = byJump ? keyOfJump : keyOfDeployment;
    const before = (0,group_by/* groupBy */.$)(approved.deployments.filter(byJump ? isJump : isChange), keyOf);
    const meant = (each) => approved.deployments.find((other) => stillRuns(each, other, now)) ?? each;
    // An installation or an unreadable version is nothing that given versions could approve.
    const isCompared = (each) => isJump(each) || (isChange(each) && each.change !== 'unchanged');
    const today = byJump
        ? (0,group_by/* groupBy */.$)(now.deployments.filter(isCompared), (each) => keyOfJump(meant(each)))
        : (0,group_by/* groupBy */.$)(now.deployments.filter(isChange), keyOf);
    const differences = [];
    for (const key of new Set([...today.keys(), ...before.keys()])) {
        const pairs = byJump ? pairByJump : pairByVersions;
        for (const pair of pairs(before.get(key) ?? [], today.get(key) ?? [])) {
            differences.push(...differenceOf(pair, approved, now));
        }
    }
    return differences;
}
function whole(code, message) {
    return { code, message, deployment: null, changes: [] };
}
/** Whether today's jump is the approved one, only longer: a service runs an older version than the files had before the change. */
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
/** Whether a deployment needs an approval. It needs none if it stays the same and could roll, or if its problem is only a notice. */
function isChange({ decision, upgradeMode, tolerated }) {
    return !(decision === 'unchanged' && (tolerated || upgradeMode === 'RollingUpdate'));
}
function keyOfJump({ from, to }) {
    return JSON.stringify([from, to]);
}
/** The id, but the file for a `line`: its id has a line number, which moves when somebody edits above it. */
function keyOfDeployment({ id, kind, file }) {
    return JSON.stringify(kind === 'line' ? [kind, file] : [id]);
}
/** Pairs each of today's deployments with an approved one of the same versions, worst with worst. The rest pair up in order. */
function pairByVersions(before, now) {
    const rest = before.toSorted(worstFirst);
    const take = (isWanted) => {
        const at = rest.findIndex(isWanted);
        return at === -1 ? null : (rest.splice(at, 1)[0] ?? null);
    };
    const same = now
        .toSorted(worstFirst)
        .map((each) => ({ before: take(({ from, to }) => from === each.from && to === each.to), now: each }));
    const pairs = same.map(({ before: found, now: each }) => ({ before: found ?? take(() => true), now: each }));
    return [...pairs, ...rest.map((each) => ({ before: each, now: null }))];
}
/** Pairs the best approved decision with the worst decision now. */
function pairByJump(before, now) {
    const best = before.toSorted(worstFirst).at(-1) ?? null;
    const [worst = null] = now.toSorted(worstFirst);
    return [{ before: best, now: worst }];
}
function differenceOf({ before, now }, approved, today) {
    if (now === null)
        return before === null ? [] : [found('not-deployed', before, 'was approved, and is not deployed now.')];
    if (before === null)
        return [found('not-approved', now, 'was not approved.')];
    if (before.from !== now.from || before.to !== now.to) {
        const why = stillRuns(now, before, today) ? `, because ${now.from} still runs` : '';
        return [found('other-versions', now, `is about to be deployed${why}, and ${jumpOf(before)} was approved.`)];
    }
    if (rankOf(now) <= rankOf(before))
        return [];
    const isOfJump = ({ from, to }) => from === now.from && to === now.to;
    const [spanThen, spanNow] = [approved.spans.find(isOfJump), today.spans.find(isOfJump)];
    const changes = spanThen === undefined || spanNow === undefined ? [] : whatChanged(spanThen, spanNow);
    return [
        {
            ...found('decision-worse', now, `${wordsOf(before, 0)} when it was approved, and now ${wordsOf(now, 1)}.`),
            changes,
        },
    ];
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
/** The words for each decision, at the approval and now. */
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
    const isOtherBuild = upgradeMode === 'Recreate' && (0,conclude/* gravityOf */.iW)(decision) >= (0,conclude/* gravityOf */.iW)('roll');
    return `${WORDS[decision][at]}${isOtherBuild ? ' under another image' : ''}`;
}
function worstFirst(one, other) {
    return rankOf(other) - rankOf(one);
}
/** A better deployment has a smaller number. */
function rankOf({ decision, upgradeMode, change }) {
    if (decision === null)
        return change === 'downgrade' ? 7 : 0;
    const worse = { unchanged: 0, roll: 0, recreate: 2, blocked: 4, unproven: 6 }[decision];
    return worse + (upgradeMode === 'RollingUpdate' ? 0 : 1);
}

;// CONCATENATED MODULE: ./build/gate/approval/approval.js



const MOST_EXAMPLES = 3;
/**
 * Adds the comparison with an approved report. It can only add a reason to fail: the decision and the mode come from today's documents,
 * never from the approved report.
 *
 * @param report the finished report of this run
 */
function underApproval(report, { report: approved, location, sha256 }) {
    const differences = compareWithApproved(approved, report);
    const { documents } = report.evidence;
    const approval = {
        verifier: { id: `pkg:generic/${tool/* TOOL */.j.name}`, version: { 'upgrade-gate': tool/* TOOL */.j.version } },
        timeVerified: report.generatedAt,
        policy: policyOf(report),
        inputAttestations: [
            { uri: location, digest: { sha256 } },
            ...documents.flatMap((each) => each.sha256 === null ? [] : { uri: each.location, digest: { sha256: each.sha256 } }),
        ],
        verificationResult: differences.length === 0 ? 'PASSED' : 'FAILED',
        approvedAt: approved.generatedAt,
        differences,
    };
    const fails = report.outcome.fails || (0,fail_on/* failsRun */.FR)({ ...report, approval });
    return {
        ...report,
        approval,
        outcome: { ...report.outcome, fails },
        // A choice would deploy something that was not approved.
        choices: [],
        notes: [...report.notes, ...noteOnReplaced(approved, report)],
    };
}
function policyOf({ policy, evidence }) {
    const record = evidence.documents.find(({ document }) => document === 'known-issues');
    const sha256 = record?.sha256 ?? null;
    return {
        uri: policy?.knownIssues ?? null,
        digest: sha256 === null ? null : { sha256 },
        minimumReleaseAge: policy?.minimumReleaseAge ?? null,
    };
}
/** Documents that were replaced since the approval. The index is left out, because every release changes it. */
function noteOnReplaced(approved, { evidence }) {
    const digests = new Map(approved.evidence.documents.map((each) => [nameOf(each), each.sha256]));
    const replaced = evidence.documents
        .filter(({ document, sha256 }) => document !== 'index' && sha256 !== null)
        .filter((each) => (digests.get(nameOf(each)) ?? each.sha256) !== each.sha256)
        .map(nameOf);
    if (replaced.length === 0)
        return [];
    return [
        { level: 'notice', code: 'documents-replaced', count: replaced.length, examples: replaced.slice(0, MOST_EXAMPLES) },
    ];
}
function nameOf({ document, release }) {
    return release === null ? document : `${document} ${release}`;
}


/***/ })

};
