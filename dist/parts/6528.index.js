export const id = 6528;
export const ids = [6528];
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


/***/ }),

/***/ 56528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exceptionsBetween: () => (/* binding */ exceptionsBetween),
/* harmony export */   readTeamFile: () => (/* binding */ readTeamFile),
/* harmony export */   settingsOfFiles: () => (/* binding */ settingsOfFiles),
/* harmony export */   withFile: () => (/* binding */ withFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _repository_disk_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82153);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38811);
/* harmony import */ var _report_notes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76508);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95274);
/* harmony import */ var _exceptions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88521);
/* harmony import */ var _team_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53485);








const LOCATIONS = [
    'index-url',
    'release-asset-url',
    'chart-repository-url',
    'known-issues',
    'table-sizes',
];
async function settingsOfFiles(settings, { tree: base, path: before }, { tree: head, path: after }, root) {
    const headFile = after === null ? null : await readTeamFile(head, after);
    const isSame = before === after && before !== null && (await isSameFile(base, head, before));
    const { file, problem } = isSame ? { file: headFile, problem: null } : await readBase(base, before);
    if (problem !== null && !(await isMended(base, head, before, headFile))) {
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .d(`${problem.message}\nThis is the file of ${base.name}. Fix it in a separate change.`);
    }
    const inForce = problem === null ? file : headFile;
    const isChanged = problem === null && !isSameButExceptions(file, headFile);
    return {
        settings: ofChange(before ?? after, headFile, inForce === null ? settings : withFile(settings, inForce, root)),
        notes: (0,_report_notes_js__WEBPACK_IMPORTED_MODULE_4__/* .notesOf */ .h$)(['notice', 'settings-changed', isChanged ? [`${after ?? before}`] : []], ['warning', 'settings-mended', problem === null ? [] : [problem.message]]),
    };
}
function ofChange(path, headFile, settings) {
    const { team } = settings;
    const environmentsOnceMerged = headFile?.environments ?? [];
    return { ...settings, team: { ...team, exceptionsAt: path ?? team.exceptionsAt, environmentsOnceMerged } };
}
async function readTeamFile(tree, path) {
    const isFile = (await tree.entries()).get(path)?.kind === 'file';
    const bytes = isFile ? await tree.read(path) : null;
    if (bytes === null)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .d(`${path} of ${tree.name} is no regular file. Put the file itself there.`);
    return (0,_team_file_js__WEBPACK_IMPORTED_MODULE_7__/* .parseTeamFile */ .Tg)(path, bytes);
}
async function exceptionsBetween(head, at, histories) {
    for (const history of histories)
        if (await isSameFile(history, head, at))
            return [];
    const exceptionsOf = async (tree) => (await tree.entries()).has(at) ? (await readTeamFile(tree, at)).exceptions : [];
    const added = await exceptionsOf(head);
    try {
        return (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_6__/* .addedExceptions */ .Dq)(added, await Promise.all(histories.map(exceptionsOf)));
    }
    catch (error) {
        if (error instanceof _settings_input_error_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .d)
            return [];
        throw error;
    }
}
async function readBase(base, path) {
    if (path === null)
        return { file: null, problem: null };
    try {
        return { file: await readTeamFile(base, path), problem: null };
    }
    catch (error) {
        if (!(error instanceof _settings_input_error_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .d))
            throw error;
        return { file: null, problem: error };
    }
}
async function isMended(base, head, path, after) {
    if (after === null || after.path !== path)
        return false;
    const [before, now] = [await base.entries(), await head.entries()];
    for (const each of new Set([...before.keys(), ...now.keys()])) {
        if (each !== path && !(await isSameFile(base, head, each)))
            return false;
    }
    return true;
}
async function isSameFile(one, other, path) {
    const [before, after] = [(await one.entries()).get(path), (await other.entries()).get(path)];
    if (before === undefined || after === undefined || before.kind !== after.kind)
        return false;
    return before.id !== null && before.id === after.id;
}
function isSameButExceptions(one, other) {
    const bare = (file) => ({
        settings: [...(file?.settings ?? [])].map(([name, { text }]) => [name, text]).sort(),
        knownIssues: file?.knownIssues ?? null,
        environments: file?.environments ?? [],
    });
    return (0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(bare(one), bare(other));
}
function withFile(settings, file, root) {
    const { given } = settings;
    const ofFile = (0,_team_file_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFileSettings */ .v8)(file);
    const conflicts = [...file.settings].flatMap(([name, { text, line }]) => {
        if (!given.texts[name] || (0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(settings[name], ofFile[name]))
            return [];
        const says = `is ${JSON.stringify(text)}, and ${given.label(name)} is ${JSON.stringify(given.texts[name])}`;
        return [`${(0,_team_file_js__WEBPACK_IMPORTED_MODULE_7__/* .fileLabel */ .DM)(file.path, line, name)} ${says}. Keep one of them.`];
    });
    if (file.knownIssues !== null && given.texts['known-issues']) {
        conflicts.push(`${file.path} lists "known-issues", and ${given.label('known-issues')} names a file. Keep one of them.`);
    }
    const addressed = file.environments.filter(({ runningUrl }) => runningUrl !== null);
    if (addressed.length > 0 && (given.texts['running-url'] || file.settings.has('running-url'))) {
        const other = given.texts['running-url'] ? given.label('running-url') : '"running-url" for all';
        conflicts.push(`${file.path}: "environments" have addresses, and there is ${other} too. Keep one of them.`);
    }
    if (conflicts.length > 0)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .d(conflicts.join('\n'));
    const own = [...file.settings].filter(([name]) => !given.texts[name] && !given.defaults[name]);
    const texts = own.map(([name, { text }]) => [name, fromRoot(name, text, settings, root)]);
    const running = addressed.flatMap(({ files, runningUrl }) => files.map((glob) => `${glob}=${runningUrl}`)).join('\n');
    const all = [...texts, ...(running === '' ? [] : [['running-url', running]])];
    const parsed = (0,_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .parseSettings */ .P$)(Object.fromEntries(all), given.label);
    const { path, knownIssues, environments } = file;
    return {
        ...settings,
        ...Object.fromEntries(all.map(([name]) => [name, parsed[name]])),
        team: {
            path,
            exceptionsAt: path,
            decides: new Set(all.map(([name]) => name)),
            knownIssues,
            environments,
            environmentsOnceMerged: environments,
        },
    };
}
function fromRoot(name, text, settings, root) {
    if (!LOCATIONS.includes(name) || /^[a-z][a-z0-9+.-]*:/i.test(text))
        return text;
    return (0,_repository_disk_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .pathBetween */ .y)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(settings['working-directory']), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, text));
}


/***/ }),

/***/ 53485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ fileLabel),
/* harmony export */   Tg: () => (/* binding */ parseTeamFile),
/* harmony export */   v8: () => (/* binding */ parseFileSettings)
/* harmony export */ });
/* unused harmony exports MOST_TEAM_FILE_BYTES, teamFileSchema */
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14006);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92857);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15807);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38811);
/* harmony import */ var _policy_known_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28529);
/* harmony import */ var _policy_strict_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56490);
/* harmony import */ var _running_running_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25801);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95274);








const MOST_TEAM_FILE_BYTES = 1_000_000;
const MOST_COMPLAINTS = 5;
const MOST_ENTRIES = 200;
const text = (expected, most = 1_000) => zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(expected).min(1, expected).max(most, `${expected}, of ${most} characters at most`);
const version = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP('a version, X.Y.Z').refine(_release_safety_version_js__WEBPACK_IMPORTED_MODULE_6__/* .isVersion */ .lF, 'a version, X.Y.Z');
const globs = zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text('a glob', 500).refine(isGlob, 'a glob'), 'a list of globs')
    .min(1, 'a list of globs')
    .max(MOST_ENTRIES);
const environmentSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    files: globs,
    'running-url': text('an address').refine(isAddress, 'one address, https://host').optional(),
    'promote-from': text('the name of an environment', 100).optional(),
}, 'an environment with files');
const exceptionSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    from: version,
    to: version,
    environment: text('the name of an environment', 100).optional(),
    files: globs.optional(),
    allow: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['recreate', 'rollback'], 'recreate or rollback'),
    reason: text('a reason: who decided it, and when it happens'),
}, 'an exception with from, to, allow and reason');
const settingSchema = (name) => {
    const one = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP('a text');
    if (!_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .LIST_NAMES */ .Kv.includes(name))
        return one;
    return zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([one, zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), 'a list')], 'a text or a list of texts');
};
const NAMES = Object.keys(_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .OF_FILE */ .FN);
const teamFileSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    ...Object.fromEntries(NAMES.map((name) => [name, settingSchema(name).optional()])),
    'known-issues': zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J())], 'a path, an address, or a list of issues').optional(),
    environments: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(text('a name', 100).regex(/^[A-Za-z0-9][\w.-]*$/, 'a name of letters, digits and ._-'), environmentSchema, 'environments by name')
        .optional(),
    exceptions: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(exceptionSchema, 'a list of exceptions').max(MOST_ENTRIES).optional(),
}, 'a mapping');
function parseTeamFile(path, bytes) {
    if (bytes.length > MOST_TEAM_FILE_BYTES)
        throw refused(path, [{ line: null, says: 'it is larger than 1 MB' }]);
    const read = (0,_policy_strict_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .parseStrictYaml */ .A)(bytes, { schema: teamFileSchema, isOfTexts: true, whenEmpty: {} });
    if (read.value === null)
        throw refused(path, read.complaints.map(withHint));
    const { environments = {}, exceptions = [], 'known-issues': issues, ...texts } = read.value;
    const settings = new Map();
    const named = { ...texts, ...(typeof issues === 'string' ? { 'known-issues': issues } : {}) };
    for (const [name, value] of Object.entries(named)) {
        const given = Array.isArray(value) ? value.join('\n') : String(value);
        settings.set(name, { text: given, line: read.lineOf([name]) });
    }
    const file = {
        path,
        settings,
        knownIssues: Array.isArray(issues) ? readIssues(path, issues, read.lineOf) : null,
        environments: Object.entries(environments).map(([name, { files, 'running-url': runningUrl = null, 'promote-from': promoteFrom = null }]) => {
            return { name, files, runningUrl, promoteFrom };
        }),
        exceptions: exceptions.map(({ environment = null, files = [], ...rest }, at) => {
            return { ...rest, environment, files, file: path, line: read.lineOf(['exceptions', at]) };
        }),
    };
    refuseContradictions(file, read.lineOf);
    parseFileSettings(file);
    return file;
}
function refused(path, complaints) {
    const more = complaints.length - MOST_COMPLAINTS;
    const lines = complaints
        .slice(0, MOST_COMPLAINTS)
        .map(({ line, says }) => `${path}${line === null ? '' : `:${line}`}: ${says}`);
    return new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d([...lines, ...(more > 0 ? [`${path}: and ${more} more`] : [])].join('\n'));
}
function withHint({ line, says }) {
    const [, name] = /^unknown member "(.*)"$/.exec(says) ?? [];
    if (name === undefined)
        return { line, says };
    if (_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTING_NAMES */ .OI.includes(name)) {
        return { line, says: `"${name}" belongs to one run: give it as an input or an option, not here` };
    }
    const all = [
        ...NAMES,
        'environments',
        'exceptions',
        ...Object.keys(environmentSchema.shape),
        ...Object.keys(exceptionSchema.shape),
    ];
    return { line, says: `${says}${(0,_settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .Z)(name, all).replace(/^\.$/, '')}` };
}
function readIssues(path, value, lineOf) {
    const { data, error } = _policy_known_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .issuesSchema */ .W.safeParse(value);
    if (error === undefined)
        return data;
    const complaints = error.issues.map((issue) => {
        return {
            line: lineOf(['known-issues', ...issue.path]),
            says: `${['known-issues', ...issue.path].join('.')}: expected ${issue.message}`,
        };
    });
    throw refused(path, complaints);
}
function refuseContradictions({ path, environments, exceptions }, lineOf) {
    const names = environments.map(({ name }) => name);
    const complaints = exceptions.flatMap(({ line, environment, files, from, to, allow }, at) => {
        const say = (member, says) => ({ line: lineOf(['exceptions', at, member]) || line, says });
        if (environment !== null && files.length > 0)
            return [say('files', 'the exception has "environment" and "files": give one of them')];
        if (environment !== null && !names.includes(environment)) {
            const nearest = names.length === 0 ? ': the file names none' : (0,_settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .Z)(environment, names).replace(/^\.$/, '');
            return [say('environment', `there is no environment "${environment}"${nearest}`)];
        }
        if (environment === null && files.length === 0 && names.length > 0) {
            return [{ line, says: `the exception needs "environment" (${names.join(', ')}) or "files"` }];
        }
        const isLower = (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_6__/* .compareVersions */ .Zy)(to, from) < 0;
        if (allow === 'recreate' && !isLower && from !== to)
            return [];
        if (allow === 'rollback' && isLower)
            return [];
        return [
            say('to', allow === 'recreate'
                ? `allow: recreate needs a higher version in "to" than in "from", and ${to} is not above ${from}. A downgrade needs allow: rollback`
                : `allow: rollback needs a lower version in "to" than in "from", and ${to} is not below ${from}. An upgrade needs allow: recreate`),
        ];
    });
    const all = [...complaintsOfPromotion(environments, lineOf), ...complaints];
    if (all.length > 0)
        throw refused(path, all);
}
function complaintsOfPromotion(environments, lineOf) {
    const before = new Map(environments.map(({ name, promoteFrom }) => [name, promoteFrom]));
    return environments.flatMap(({ name, promoteFrom }) => {
        if (promoteFrom === null)
            return [];
        const line = lineOf(['environments', name, 'promote-from']);
        if (!before.has(promoteFrom)) {
            const nearest = (0,_settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .Z)(promoteFrom, [...before.keys()]).replace(/^\.$/, '');
            return [{ line, says: `there is no environment "${promoteFrom}"${nearest}` }];
        }
        const way = [name];
        for (let next = promoteFrom; next !== null; next = before.get(next) ?? null) {
            way.push(next);
            if (next === name)
                return [{ line, says: `"promote-from" leads in a circle: ${way.join(' ← ')}` }];
            if (way.length > environments.length)
                break;
        }
        return [];
    });
}
function parseFileSettings({ path, settings }) {
    const texts = Object.fromEntries([...settings].map(([name, { text: given }]) => [name, given]));
    const empty = [...settings].filter(([, { text: given }]) => given === '');
    if (empty.length > 0)
        throw refused(path, empty.map(([name, { line }]) => ({ line, says: `"${name}" is empty` })));
    return (0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSettings */ .P$)(texts, (name) => fileLabel(path, settings.get(name)?.line ?? 1, name));
}
function fileLabel(path, line, name) {
    return `${path}:${line}: "${name}"`;
}
function isGlob(glob) {
    try {
        return glob.trim() === glob && !glob.startsWith('!') && picomatch__WEBPACK_IMPORTED_MODULE_7__.makeRe(glob) !== null;
    }
    catch {
        return false;
    }
}
function isAddress(address) {
    try {
        const [only, ...others] = (0,_running_running_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRunningAddresses */ .b)(address);
        return only?.glob === null && others.length === 0;
    }
    catch {
        return false;
    }
}


/***/ })

};
