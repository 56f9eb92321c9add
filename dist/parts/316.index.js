export const id = 316;
export const ids = [316];
export const modules = {

/***/ 97935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rootOf: () => (/* binding */ rootOf),
/* harmony export */   settingsOfCheckout: () => (/* binding */ settingsOfCheckout)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _repository_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14753);
/* harmony import */ var _repository_git_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10145);
/* harmony import */ var _settings_in_force_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36974);





async function settingsOfCheckout(settings, folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(settings['working-directory'])) {
    const root = rootOf(folder);
    const paths = [..._settings_in_force_js__WEBPACK_IMPORTED_MODULE_4__/* .STANDARD_PATHS */ .n, ..._settings_in_force_js__WEBPACK_IMPORTED_MODULE_4__/* .NEAR_PATHS */ .kV, ...(settings.config === undefined ? [] : [settings.config])];
    return (await (0,_settings_in_force_js__WEBPACK_IMPORTED_MODULE_4__.settingsOfTree)(settings, treeOf(root, paths), root)).settings;
}
function rootOf(folder) {
    return (0,_repository_git_command_js__WEBPACK_IMPORTED_MODULE_3__/* .locateRepository */ .ZX)(folder, { bare: false })?.folder ?? folder;
}
function treeOf(root, paths) {
    const disk = new _repository_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .FolderTree */ .z(root);
    const entries = new Map(paths.flatMap((path) => {
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { throwIfNoEntry: false });
        if (status === undefined)
            return [];
        return [[path, { path, kind: status.isFile() ? 'file' : 'symlink', id: null }]];
    }));
    return { name: disk.name, entries: async () => entries, read: (path) => disk.read(path), containing: async () => [] };
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
    const found = new Set(places.map((place) => {
        for (const each of [...place.files, place.id]) {
            const environment = tests.find(({ fits }) => fits(each));
            if (environment !== undefined)
                return environment.name;
        }
        return null;
    }));
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
    const byFiles = found.find(({ files }) => files.length > 0 && places.every((place) => isOfFiles(place, files)));
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
function isOfFiles({ files, id }, globs) {
    return [...files, id].some(globTest(globs));
}
function addedExceptions(head, histories) {
    const bare = ({ file: _, line: __, ...exception }) => exception;
    const known = histories.flat().map(bare);
    return head.filter((each) => !known.some((other) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(other, bare(each))));
}


/***/ }),

/***/ 36974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kV: () => (/* binding */ NEAR_PATHS),
  n: () => (/* binding */ STANDARD_PATHS),
  qt: () => (/* binding */ exceptionsAddedBy),
  vb: () => (/* binding */ settingsOfChange),
  settingsOfTree: () => (/* binding */ settingsOfTree)
});

// UNUSED EXPORTS: readTeamFile

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/settings/input-error.js
var input_error = __webpack_require__(38811);
// EXTERNAL MODULE: ./build/gate/report/notes.js
var notes = __webpack_require__(76508);
// EXTERNAL MODULE: ./build/gate/settings.js + 1 modules
var gate_settings = __webpack_require__(95274);
// EXTERNAL MODULE: ./build/gate/team-file/exceptions.js
var exceptions = __webpack_require__(88521);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/release-safety/version.js
var version = __webpack_require__(15807);
// EXTERNAL MODULE: ./build/gate/policy/known-issues.js + 1 modules
var known_issues = __webpack_require__(28529);
// EXTERNAL MODULE: ./build/gate/policy/strict-yaml.js
var strict_yaml = __webpack_require__(56490);
// EXTERNAL MODULE: ./build/gate/running/running-url.js
var running_url = __webpack_require__(25801);
;// CONCATENATED MODULE: ./build/gate/team-file/team-file.js








const MOST_TEAM_FILE_BYTES = 1_000_000;
const MOST_COMPLAINTS = 5;
const MOST_ENTRIES = 200;
const team_file_text = (expected, most = 1_000) => schemas/* string */.YjP(expected).min(1, expected).max(most, `${expected}, of ${most} characters at most`);
const team_file_version = schemas/* string */.YjP('a version, X.Y.Z').refine(version/* isVersion */.lF, 'a version, X.Y.Z');
const globs = schemas/* array */.YOg(team_file_text('a glob', 500).refine(isGlob, 'a glob'), 'a list of globs')
    .min(1, 'a list of globs')
    .max(MOST_ENTRIES);
const environmentSchema = schemas/* strictObject */.rej({
    files: globs,
    'running-url': team_file_text('an address').refine(isAddress, 'one address, https://host').optional(),
}, 'an environment with files');
const exceptionSchema = schemas/* strictObject */.rej({
    from: team_file_version,
    to: team_file_version,
    environment: team_file_text('the name of an environment', 100).optional(),
    files: globs.optional(),
    allow: schemas/* enum */.k5n(['recreate', 'rollback'], 'recreate or rollback'),
    reason: team_file_text('a reason: who decided it, and when it happens'),
}, 'an exception with from, to, allow and reason');
const settingSchema = (name) => {
    const one = schemas/* string */.YjP('a text');
    if (!gate_settings/* LIST_NAMES */.Kv.includes(name))
        return one;
    return schemas/* union */.KCZ([one, schemas/* array */.YOg(schemas/* string */.YjP(), 'a list')], 'a text or a list of texts');
};
const NAMES = gate_settings/* SETTING_NAMES */.OI.filter((name) => gate_settings/* BELONGS_TO */.jV[name] === 'file');
const teamFileSchema = schemas/* strictObject */.rej({
    ...Object.fromEntries(NAMES.map((name) => [name, settingSchema(name).optional()])),
    'known-issues': schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* unknown */.L5J())], 'a path, an address, or a list of issues').optional(),
    environments: schemas/* record */.g1P(team_file_text('a name', 100).regex(/^[A-Za-z0-9][\w.-]*$/, 'a name of letters, digits and ._-'), environmentSchema, 'environments by name')
        .optional(),
    exceptions: schemas/* array */.YOg(exceptionSchema, 'a list of exceptions').max(MOST_ENTRIES).optional(),
}, 'a mapping');
function parseTeamFile(path, bytes) {
    if (bytes.length > MOST_TEAM_FILE_BYTES)
        throw refused(path, [{ line: null, says: 'it is larger than 1 MB' }]);
    const read = (0,strict_yaml/* parseStrictYaml */.A)(bytes, { schema: teamFileSchema, isOfTexts: true, whenEmpty: {} });
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
        environments: Object.entries(environments).map(([name, { files, 'running-url': runningUrl = null }]) => {
            return { name, files, runningUrl };
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
    return new input_error/* InputError */.d([...lines, ...(more > 0 ? [`${path}: and ${more} more`] : [])].join('\n'));
}
function withHint({ line, says }) {
    const [, name] = /^unknown member "(.*)"$/.exec(says) ?? [];
    if (name === undefined)
        return { line, says };
    if (gate_settings/* SETTING_NAMES */.OI.includes(name)) {
        return { line, says: `"${name}" belongs to one run: give it as an input or an option, not here` };
    }
    const all = [
        ...NAMES,
        'environments',
        'exceptions',
        ...Object.keys(environmentSchema.shape),
        ...Object.keys(exceptionSchema.shape),
    ];
    return { line, says: `${says}${(0,input_error/* suggest */.Z)(name, all).replace(/^\.$/, '')}` };
}
function readIssues(path, value, lineOf) {
    const { data, error } = known_issues/* issuesSchema */.W.safeParse(value);
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
            const nearest = names.length === 0 ? ': the file names none' : (0,input_error/* suggest */.Z)(environment, names).replace(/^\.$/, '');
            return [say('environment', `there is no environment "${environment}"${nearest}`)];
        }
        if (environment === null && files.length === 0 && names.length > 0) {
            return [{ line, says: `the exception needs "environment" (${names.join(', ')}) or "files"` }];
        }
        const isLower = (0,version/* compareVersions */.Zy)(to, from) < 0;
        if (allow === 'recreate' && !isLower && from !== to)
            return [];
        if (allow === 'rollback' && isLower)
            return [];
        return [
            say('to', `${allow} goes from ${from} ${allow === 'recreate' ? 'up' : 'down'} to another version, and ${to} is not`),
        ];
    });
    if (complaints.length > 0)
        throw refused(path, complaints);
}
function parseFileSettings({ path, settings }) {
    const texts = Object.fromEntries([...settings].map(([name, { text: given }]) => [name, given]));
    const empty = [...settings].filter(([, { text: given }]) => given === '');
    if (empty.length > 0)
        throw refused(path, empty.map(([name, { line }]) => ({ line, says: `"${name}" is empty` })));
    return (0,gate_settings/* parseSettings */.P$)(texts, (name) => fileLabel(path, settings.get(name)?.line ?? 1, name));
}
function fileLabel(path, line, name) {
    return `${path}:${line}: "${name}"`;
}
function isGlob(glob) {
    try {
        return glob.trim() === glob && !glob.startsWith('!') && picomatch.makeRe(glob) !== null;
    }
    catch {
        return false;
    }
}
function isAddress(address) {
    try {
        const [only, ...others] = (0,running_url/* parseRunningAddresses */.b)(address);
        return only?.glob === null && others.length === 0;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/gate/team-file/team-rules.js
var team_rules = __webpack_require__(50688);
;// CONCATENATED MODULE: ./build/gate/team-file/settings-in-force.js








const STANDARD_PATHS = [team_rules/* STANDARD_PATH */.M, '.upgrade-gate.yml'];
const NEAR_PATHS = STANDARD_PATHS.map((path) => path.replace(/\.yml$/, '.yaml'));
const LOCATIONS = [
    'index-url',
    'release-asset-url',
    'chart-repository-url',
    'known-issues',
];
async function settingsOfChange(settings, base, head, root) {
    const [before, after] = [await locate(base, settings), await locate(head, settings)];
    if (before === null && after === null)
        return noFile(settings);
    const headFile = after === null ? null : await readTeamFile(head, after);
    const { file, problem } = await readBase(base, before);
    if (problem !== null && !(await isMended(base, head, before, headFile)))
        throw problem;
    const inForce = problem === null ? file : headFile;
    const isChanged = problem === null && !isSameButExceptions(file, headFile);
    return {
        settings: exceptionsAt(before ?? after, inForce === null ? settings : withFile(settings, inForce, root)),
        notes: (0,notes/* notesOf */.h$)(['notice', 'settings-changed', isChanged ? [`${after ?? before}`] : []], ['warning', 'settings-mended', problem === null ? [] : [problem.message]]),
    };
}
async function settingsOfTree(settings, tree, root) {
    const path = await locate(tree, settings);
    if (path === null)
        return noFile(settings);
    return { settings: exceptionsAt(path, withFile(settings, await readTeamFile(tree, path), root)), notes: [] };
}
function noFile(settings) {
    const { config } = settings;
    if (config === undefined)
        return { settings, notes: [] };
    throw new input_error/* InputError */.d(`${settings.given.label('config')} names ${config}, and the repository has no such file.`);
}
function exceptionsAt(path, settings) {
    return path === null ? settings : { ...settings, team: { ...settings.team, exceptionsAt: path } };
}
async function locate(tree, { config, given }) {
    const entries = await tree.entries();
    const found = STANDARD_PATHS.filter((path) => entries.has(path));
    const [standard, second] = found;
    if (second !== undefined)
        throw new input_error/* InputError */.d(`${tree.name} has ${standard} and ${second}. Keep one of them.`);
    const near = NEAR_PATHS.find((path) => entries.has(path));
    if (near !== undefined)
        throw new input_error/* InputError */.d(`${near} is not read. Rename it to ${near.replace(/\.yaml$/, '.yml')}.`);
    if (config === undefined)
        return standard ?? null;
    if (standard !== undefined && standard !== config)
        throw new input_error/* InputError */.d(`${given.label('config')} is ${config}, but ${tree.name} has ${standard}. Keep one of them.`);
    return entries.has(config) ? config : null;
}
async function readTeamFile(tree, path) {
    const isFile = (await tree.entries()).get(path)?.kind === 'file';
    const bytes = isFile ? await tree.read(path) : null;
    if (bytes === null)
        throw new input_error/* InputError */.d(`${path} of ${tree.name} is no regular file. Put the file itself there.`);
    return parseTeamFile(path, bytes);
}
async function exceptionsAddedBy(head, at, histories) {
    const exceptionsOf = async (tree) => (await tree.entries()).has(at) ? (await readTeamFile(tree, at)).exceptions : [];
    const added = await exceptionsOf(head);
    try {
        return (0,exceptions/* addedExceptions */.Dq)(added, await Promise.all(histories.map(exceptionsOf)));
    }
    catch (error) {
        if (error instanceof input_error/* InputError */.d)
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
        if (!(error instanceof input_error/* InputError */.d))
            throw error;
        return {
            file: null,
            problem: new input_error/* InputError */.d(`${error.message}\nThis is the file of ${base.name}. Mend it in a change of its own.`),
        };
    }
}
async function isMended(base, head, path, after) {
    if (after === null || after.path !== path)
        return false;
    const [before, now] = [await base.entries(), await head.entries()];
    const isSame = async (each) => {
        const [one, other] = [before.get(each), now.get(each)];
        if (one === undefined || other === undefined || one.kind !== other.kind)
            return false;
        return one.id !== null && one.id === other.id;
    };
    for (const each of new Set([...before.keys(), ...now.keys()])) {
        if (each !== path && !(await isSame(each)))
            return false;
    }
    return true;
}
function isSameButExceptions(one, other) {
    const bare = (file) => ({
        settings: [...(file?.settings ?? [])].map(([name, { text }]) => [name, text]).sort(),
        knownIssues: file?.knownIssues ?? null,
        environments: file?.environments ?? [],
    });
    return (0,external_node_util_.isDeepStrictEqual)(bare(one), bare(other));
}
function withFile(settings, file, root) {
    const { given } = settings;
    const ofFile = parseFileSettings(file);
    const conflicts = [...file.settings].flatMap(([name, { text, line }]) => {
        if (!given.texts[name] || (0,external_node_util_.isDeepStrictEqual)(settings[name], ofFile[name]))
            return [];
        const says = `is ${JSON.stringify(text)}, and ${given.label(name)} is ${JSON.stringify(given.texts[name])}`;
        return [`${fileLabel(file.path, line, name)} ${says}. Keep one of them.`];
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
        throw new input_error/* InputError */.d(conflicts.join('\n'));
    const own = [...file.settings].filter(([name]) => !given.texts[name]);
    const texts = Object.fromEntries(own.map(([name, { text }]) => [name, fromRoot(name, text, settings, root)]));
    const running = addressed.flatMap(({ files, runningUrl }) => files.map((glob) => `${glob}=${runningUrl}`)).join('\n');
    const all = { ...given.texts, ...texts, ...(running === '' ? {} : { 'running-url': running }) };
    const { path, knownIssues, environments } = file;
    return {
        ...(0,gate_settings/* parseSettings */.P$)(all, given.label),
        given,
        team: {
            path,
            exceptionsAt: path,
            decides: new Set([...own.map(([name]) => name), ...(running === '' ? [] : ['running-url'])]),
            knownIssues,
            environments,
        },
    };
}
function fromRoot(name, text, settings, root) {
    if (!LOCATIONS.includes(name) || /^[a-z][a-z0-9+.-]*:/i.test(text))
        return text;
    return (0,external_node_path_.relative)((0,external_node_path_.resolve)(settings['working-directory']), (0,external_node_path_.resolve)(root, text)).split(external_node_path_.sep).join('/');
}


/***/ }),

/***/ 79969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ splitRecords),
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   WX: () => (/* binding */ textsSearchedWith),
/* harmony export */   Xk: () => (/* binding */ entryKindOfMode),
/* harmony export */   n1: () => (/* binding */ followLinks),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   x0: () => (/* binding */ entriesByPath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29519);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83741);




const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function decodePath(bytes) {
    try {
        return UTF8.decode(bytes);
    }
    catch {
        const text = bytes.toString('latin1');
        return text.replace(/[^\0-\x7f]/g, (character) => `\\${character.charCodeAt(0).toString(8)}`);
    }
}
function splitRecords(output) {
    const isText = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output);
    const records = output.toString(isText ? 'utf8' : 'latin1').split('\0');
    if (records.at(-1) === '')
        records.pop();
    return isText ? records : records.map((record) => decodePath(Buffer.from(record, 'latin1')));
}
const MOST_LINKS = 10;
function entriesByPath(entries) {
    const sorted = [...entries].sort((left, right) => (left.path < right.path ? -1 : 1));
    const byPath = new Map(sorted.map((entry) => [entry.path, entry]));
    if (byPath.size < sorted.length)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh('Two files have names that cannot be told apart as text; rename one.');
    return byPath;
}
async function followLinks(path, entries, contentOf) {
    if (node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(path))
        return null;
    const found = [];
    let rest = path.split('/');
    let links = 0;
    while (rest.length > 0) {
        const [part = '', ...others] = rest;
        rest = others;
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            if (found.pop() === undefined)
                return null;
            continue;
        }
        found.push(part);
        const entry = entries.get(found.join('/'));
        if (entry?.kind !== 'symlink')
            continue;
        links += 1;
        if (links > MOST_LINKS)
            return null;
        const target = decodePath(await contentOf(entry));
        if (node_path__WEBPACK_IMPORTED_MODULE_1__.posix.isAbsolute(target))
            return null;
        found.pop();
        rest = [...target.split('/'), ...rest];
    }
    const entry = entries.get(found.join('/'));
    return entry?.kind === 'file' ? entry : null;
}
function entryKindOfMode(mode) {
    if (mode === '120000')
        return 'symlink';
    return mode === '160000' ? 'submodule' : 'file';
}
const COMMON_TEXTS = [
    _product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.word,
    'argoproj.io',
    'toolkit.fluxcd.io',
    'helm.cattle.io',
    'crossplane.io',
];
function textsSearchedWith(text) {
    return COMMON_TEXTS.includes(text) ? COMMON_TEXTS : [text];
}
const ANY_COMMON_TEXT = new RegExp(COMMON_TEXTS.join('|').replaceAll('.', '\\.'), 'i');
function textsIn(bytes, texts) {
    const content = bytes.toString('latin1');
    if (texts === COMMON_TEXTS && !ANY_COMMON_TEXT.test(content))
        return [];
    const lowered = content.toLowerCase();
    return texts.filter((text) => lowered.includes(text));
}


/***/ }),

/***/ 14753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ FolderTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79969);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83741);




const SKIPPED_FOLDERS = new Set(['.git', 'node_modules']);
const CHUNK_BYTES = 1_048_576;
const WHOLE_BYTES = 65_536;
const SAFELY = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
const REPLACEMENT = '\ufffd';
const SLASH = Buffer.from('/');
const WITHOUT_LINKS = SAFELY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
class FolderTree {
    name;
    #root;
    #entries = null;
    #places = new Map();
    #searched = new Map();
    constructor(root) {
        this.name = `the folder ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(root)}`;
        this.#root = root;
    }
    async entries() {
        this.#entries ??= this.#list();
        return this.#entries;
    }
    async read(path) {
        try {
            const place = this.#inside(path);
            if (place === null)
                return null;
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(place).isFile())
                return null;
            const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, SAFELY);
            try {
                const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
                if (!status.isFile())
                    return null;
                if (status.size > _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_FILE_BYTES */ .XR)
                    throw (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .tooLarge */ .g$)();
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
            }
            finally {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        catch (error) {
            if (isAbsent(error))
                return null;
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`Cannot read ${path} in ${this.name}: ${reasonOf(error)}`);
        }
    }
    async containing(text, paths) {
        const entries = await this.entries();
        const wanted = text.toLowerCase();
        const texts = (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .textsSearchedWith */ .WX)(wanted);
        const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
        return paths.filter((path) => {
            const kind = entries.get(path)?.kind;
            if (kind !== 'file')
                return kind === 'symlink';
            try {
                const known = texts.length > 1 ? this.#searched.get(path) : undefined;
                const found = known ?? textsOf(this.#places.get(path) ?? `${this.#root}/${path}`, texts, buffer);
                if (texts.length > 1)
                    this.#searched.set(path, found);
                return found.has(wanted);
            }
            catch (error) {
                return !isAbsent(error);
            }
        });
    }
    #list() {
        const entries = [];
        const list = (folder, prefix) => {
            for (const { entry, name, place } of this.#children(folder, prefix)) {
                const path = `${prefix}${name}`;
                if (typeof place !== 'string')
                    this.#places.set(path, place);
                if (entry.isDirectory()) {
                    if (!SKIPPED_FOLDERS.has(name))
                        list(place, `${path}/`);
                }
                else if (entry.isFile() || entry.isSymbolicLink()) {
                    entries.push({ path, kind: entry.isFile() ? 'file' : 'symlink', id: null });
                }
            }
        };
        list(this.#root, '');
        return (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesByPath */ .x0)(entries);
    }
    #children(folder, prefix) {
        try {
            if (typeof folder === 'string') {
                const children = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
                if (!children.some(({ name }) => name.includes(REPLACEMENT))) {
                    return children.map((entry) => ({ entry, name: entry.name, place: `${folder}/${entry.name}` }));
                }
            }
            const bytes = Buffer.from(folder);
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(bytes, { withFileTypes: true, encoding: 'buffer' }).map((entry) => ({
                entry,
                name: (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(entry.name),
                place: Buffer.concat([bytes, SLASH, entry.name]),
            }));
        }
        catch (error) {
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`Cannot list ${prefix || 'the files'} in ${this.name}: ${reasonOf(error)}`);
        }
    }
    #inside(path) {
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) || path.includes('\0'))
            return null;
        const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(this.#root, 'buffer');
        const place = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(this.#places.get(path) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path), 'buffer');
        const start = root.at(-1) === node_path__WEBPACK_IMPORTED_MODULE_1__.sep.charCodeAt(0) ? root : Buffer.concat([root, Buffer.from(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)]);
        if (!place.subarray(0, start.length).equals(start))
            return null;
        const folders = place.toString('latin1', start.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        return folders.some((folder) => SKIPPED_FOLDERS.has(folder)) ? null : place;
    }
}
function textsOf(place, texts, buffer) {
    const found = new Set();
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, WITHOUT_LINKS);
    try {
        const overlap = Math.max(...texts.map(({ length }) => length)) - 1;
        for (let kept = 0;;) {
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, kept, buffer.length - kept, null);
            const filled = kept + read;
            for (const text of (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .textsIn */ .Ej)(buffer.subarray(0, filled), texts))
                found.add(text);
            if (read < WHOLE_BYTES || found.size === texts.length)
                return found;
            kept = Math.min(overlap, filled);
            buffer.copyWithin(0, filled - kept, filled);
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);
function isAbsent(error) {
    return ABSENT.has(String(error.code));
}
function reasonOf(error) {
    if (error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh)
        return error.message;
    const { code } = error;
    if (code === 'EACCES' || code === 'EPERM')
        return 'the permission is missing';
    return code ?? String(error);
}


/***/ }),

/***/ 10145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ cannotRun),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   TP: () => (/* binding */ nearestRealFolder),
/* harmony export */   TU: () => (/* binding */ Git),
/* harmony export */   ZX: () => (/* binding */ locateRepository),
/* harmony export */   jF: () => (/* binding */ LOCAL_TIMEOUT_MS),
/* harmony export */   xh: () => (/* binding */ MOST_MESSAGE_CHARACTERS)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83741);




const LOCAL_TIMEOUT_MS = 60_000;
const MOST_OUTPUT_BYTES = 500_000_000;
const MOST_MESSAGE_CHARACTERS = 2_000;
const UNWANTED_VARIABLES = /^GIT_(DIR|COMMON_DIR|WORK_TREE|IMPLICIT_WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|GRAFT_FILE|SHALLOW_FILE|REPLACE_REF_BASE|EXTERNAL_DIFF|DIFF_OPTS|PAGER|CONFIG|SSL_NO_VERIFY|(LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS|TRACE.*|REDIRECT_.*)$/i;
const SECRET_VARIABLES = /^(INPUT|ACTIONS)_/i;
const ENVIRONMENT = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GCM_INTERACTIVE: 'never',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
};
const WITHOUT_NETWORK = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' };
function locateRepository(directory, { bare }) {
    const real = nearestRealFolder(directory);
    for (let folder = real;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        const gitFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(gitFolder))
            return { folder, gitFolder, isBare: false };
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder)
            break;
    }
    const isBare = bare && ['HEAD', 'objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real, name)));
    return isBare ? { folder: real, gitFolder: real, isBare } : null;
}
function nearestRealFolder(directory) {
    for (let folder = directory;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        try {
            return node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(folder);
        }
        catch {
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder)
                return folder;
        }
    }
}
class Git {
    location;
    #options;
    #variables = inheritedVariables();
    constructor(location) {
        this.location = location;
        const { folder, gitFolder, isBare } = location;
        const settings = [
            'core.fsmonitor=false',
            'core.hooksPath=/dev/null',
            `safe.directory=${folder.replaceAll('\\', '/')}`,
            'protocol.ext.allow=never',
            'http.sslVerify=true',
            'color.ui=false',
            'gc.auto=0',
            'maintenance.auto=false',
        ];
        this.#options = [
            ...settings.flatMap((setting) => ['-c', setting]),
            `--git-dir=${gitFolder}`,
            ...(isBare ? [] : [`--work-tree=${folder}`]),
        ];
    }
    run(args, { timeoutMs = LOCAL_TIMEOUT_MS, ...options } = {}) {
        const child = this.spawn(args, options);
        return new Promise((resolve, reject) => {
            const stdout = [];
            let length = 0;
            let stderr = '';
            const fail = (error) => {
                clearTimeout(timer);
                reject(error);
                kill(child, options.network === true);
            };
            const late = () => fail(new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`git ${args[0]} did not end within ${timeoutMs / 1000} s`));
            const timer = setTimeout(late, timeoutMs);
            child.stdin.end();
            child.stdout.on('data', (chunk) => {
                length += chunk.length;
                if (length > MOST_OUTPUT_BYTES)
                    fail(new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`git ${args[0]} answers more than can be read`));
                else
                    stdout.push(chunk);
            });
            child.stderr.on('data', (chunk) => {
                if (stderr.length < MOST_MESSAGE_CHARACTERS)
                    stderr += chunk.toString();
            });
            child.on('error', (error) => fail(cannotRun(error)));
            child.on('close', (code) => {
                clearTimeout(timer);
                resolve({ code: code ?? -1, stdout: Buffer.concat(stdout), stderr: oneLine(stderr) });
            });
        });
    }
    async output(args) {
        const { code, stdout, stderr } = await this.run(args);
        if (code !== 0)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`git ${args[0]} failed: ${stderr || `status ${code}`}`);
        return stdout;
    }
    spawn(args, { network = false, environment } = {}) {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...this.#options, ...args], {
            cwd: this.location.folder,
            env: { ...this.#variables, ...ENVIRONMENT, ...(network ? {} : WITHOUT_NETWORK), ...environment },
            detached: network && process.platform !== 'win32',
            windowsHide: true,
        });
        child.stdin.on('error', () => undefined);
        return child;
    }
}
function inheritedVariables() {
    const isWanted = (name) => !UNWANTED_VARIABLES.test(name) && !SECRET_VARIABLES.test(name);
    return Object.fromEntries(Object.entries(process.env).filter(([name]) => isWanted(name)));
}
function kill(child, group) {
    try {
        if (group && child.pid !== undefined && process.platform !== 'win32')
            process.kill(-child.pid, 'SIGKILL');
    }
    catch {
    }
    child.kill('SIGKILL');
    child.stdout.destroy();
    child.stderr.destroy();
}
function cannotRun(error) {
    return new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`git cannot be run: ${error.message}`);
}
function oneLine(text) {
    return text.trim().replace(/(?<!\s)\s*[\r\n]+\s*/g, '; ');
}


/***/ })

};
