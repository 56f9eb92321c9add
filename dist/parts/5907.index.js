export const id = 5907;
export const ids = [5907];
export const modules = {

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

/***/ 95907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N$: () => (/* binding */ decidedByTeam),
/* harmony export */   eH: () => (/* binding */ promotionsOf),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   environmentsOfChange: () => (/* binding */ environmentsOfChange)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81307);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15807);
/* harmony import */ var _report_notes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76508);
/* harmony import */ var _exceptions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88521);
/* harmony import */ var _team_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50688);





function promotionsOf(changes, { team }) {
    const { environments } = team;
    if (environments.every(({ promoteFrom }) => promoteFrom === null))
        return () => null;
    const versionOf = (name) => {
        const found = changes.flatMap(({ jump, service }) => {
            const { base } = jump;
            if (base === null || !(0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentsOf */ .M2)(placesOf({ ...jump, head: null }), environments).includes(name))
                return [];
            const runs = service?.version ?? null;
            return runs === null ? [base.version] : [base.version, runs];
        });
        return found.includes(null) ? null : lowest(found);
    };
    return (change) => {
        const own = new Set((0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentsOf */ .M2)(placesOf(change), environments));
        const all = environments.flatMap(({ name, promoteFrom }) => own.has(name) && promoteFrom !== null ? [{ from: promoteFrom, has: versionOf(promoteFrom) }] : []);
        const low = lowest(all.map(({ has }) => has));
        return all.find(({ has }) => has === null) ?? all.find(({ has }) => has === low) ?? null;
    };
}
function lowest(versions) {
    return (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_3__/* .sortedVersions */ .xe)(versions.filter((each) => each !== null))[0] ?? null;
}
function decidedByTeam(changes, { team }, exceptions) {
    const same = (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(changes, ({ jump }) => keyOf(jump));
    const decided = new Map(changes.map(({ jump }) => {
        const jumps = (same.get(keyOf(jump)) ?? []).flatMap((each) => each.jumps);
        return [jump, scopeOf(jump, jumps, team.environments, exceptions)];
    }));
    const jumps = changes.map(({ jump }) => jump);
    return {
        of: (change) => decided.get(change) ?? { environments: [], exceptions: [] },
        notes: (reports) => [
            ...notesOnExceptions(exceptions, reports),
            ...notesOnEnvironments(jumps, team.environmentsOnceMerged),
        ],
    };
}
function scopeOf(change, jumps, all, exceptions) {
    const places = placesOf(change);
    const environments = (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentsOf */ .M2)(places, all);
    const known = jumps.flatMap(({ from, to }) => (from === null || to === null ? [] : [{ from, to }]));
    if (known.length < jumps.length)
        return { environments, exceptions: [] };
    const allow = change.change === 'downgrade' ? 'rollback' : 'recreate';
    const found = (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .exceptionsFor */ .we)({ jumps: known, environments, places }, allow, exceptions);
    return { environments, exceptions: found.map(shown) };
}
function notesOnExceptions(exceptions, reports) {
    const used = reports.flatMap((report) => (counts(report) ? report.exceptions : []));
    const unused = exceptions.filter(({ file, line }) => !used.some((one) => one.file === file && one.line === line));
    const unwritten = exceptions.filter(({ reason }) => reason.startsWith(_team_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .UNWRITTEN_REASON */ .yR));
    return (0,_report_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .notesOf */ .h$)(['notice', 'exception-unused', unused.map(({ file, line, from, to }) => `${file}:${line} (${from} → ${to})`)], ['warning', 'reason-unwritten', unwritten.map(({ file, line }) => `${file}:${line}`)]);
}
function notesOnEnvironments(changes, environments) {
    const stay = changes
        .filter(({ head, line }) => head !== null || line !== undefined)
        .map((change) => ({ ...change, now: (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentsOf */ .M2)(placesOf({ ...change, base: null }), environments) }));
    const inUse = stay.flatMap(({ now }) => now);
    const empty = environments.filter(({ name }) => !inUse.includes(name));
    const outside = stay.filter(({ now }) => now.length === 0);
    const left = outside.flatMap((change) => {
        const before = change.base === null ? [] : (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentsOf */ .M2)(placesOf({ ...change, head: null }), environments);
        return before.some((name) => inUse.includes(name)) ? [`${change.place.file} (${before.join(', ')})`] : [];
    });
    const installed = environments.length === 0 ? [] : outside.filter(({ change }) => change === 'install');
    return (0,_report_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .notesOf */ .h$)(['warning', 'environment-empty', empty.map(({ name }) => name)], ['warning', 'environment-left', [...new Set(left)]], ['warning', 'environment-none', [...new Set(installed.map(({ place }) => place.file))]]);
}
function counts({ decision, change }) {
    return decision === 'recreate' || change === 'downgrade';
}
function keyOf({ place, head, base }) {
    return JSON.stringify([place.file, place.line, place.column, (head ?? base)?.id ?? null]);
}
function environmentsOfChange(change, { team }) {
    return (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentsOf */ .M2)(placesOf(change), team.environments);
}
function placesOf({ place, head, base, line }) {
    const sides = [head, base].flatMap((side) => side ?? []);
    const parts = sides.flatMap((side) => side.parts.map(({ id, unit, carrier }) => ({ files: [side.place.file, carrier], id, unit })));
    const id = line?.id ?? place.file;
    return parts.length > 0 ? parts : [{ files: [place.file], id, unit: id }];
}
function shown({ file, line, allow, reason, environment }) {
    return { file, line, allow, reason, environment };
}


/***/ }),

/***/ 88521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ addedExceptions),
/* harmony export */   M2: () => (/* binding */ environmentsOf),
/* harmony export */   we: () => (/* binding */ exceptionsFor)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14006);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15807);



function environmentsOf(places, environments) {
    const tests = environments.map(({ name, files }) => ({ name, fits: globTest(files) }));
    const nameOf = (each) => tests.find(({ fits }) => fits(each))?.name ?? null;
    const found = new Set(places.map(({ files, id }) => [...files, id].map(nameOf).find((name) => name !== null)));
    const carriers = new Set(places.flatMap(({ files: [, ...carrier] }) => carrier.flatMap((each) => nameOf(each) ?? [])));
    const isShared = new Set(places.map(({ unit }) => unit)).size > 1 && carriers.size > 1;
    for (const name of isShared ? carriers : [])
        found.add(name);
    return environments.flatMap(({ name }) => (found.has(name) ? [name] : []));
}
function globTest(globs) {
    const fits = picomatch__WEBPACK_IMPORTED_MODULE_1__([...globs], { dot: true });
    return (name) => globs.includes(name) || fits(name);
}
function exceptionsFor({ jumps, environments, places }, allow, exceptions) {
    const isOfJumps = ({ from, to }) => jumps.length > 0 &&
        jumps.every((jump) => jump.to === to && isWithin(jump.from, from, allow)) &&
        jumps.some((jump) => jump.from === from);
    const found = exceptions.filter((each) => each.allow === allow && isOfJumps(each));
    const byFiles = found.find(({ files }) => files.length > 0 && places.every(({ files: own, id }) => [...own, id].some(globTest(files))));
    if (byFiles !== undefined)
        return [byFiles];
    if (environments.length === 0)
        return found.filter(({ environment, files }) => environment === null && files.length === 0).slice(0, 1);
    const each = environments.map((name) => found.find(({ environment }) => environment === name));
    return each.includes(undefined) ? [] : each.filter((one) => one !== undefined);
}
function isWithin(start, from, allow) {
    const order = (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(start, from);
    return allow === 'recreate' ? order >= 0 : order <= 0;
}
function addedExceptions(head, histories) {
    const bare = ({ file: _, line: __, reason, ...exception }) => ({
        ...exception,
        reason: reason.replace(/[\s\p{Cf}]+/gu, ' ').trim(),
    });
    const known = histories.flat().map(bare);
    return head.filter((each) => !known.some((other) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(other, bare(each))));
}


/***/ })

};
