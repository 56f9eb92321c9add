export const id = 6615;
export const ids = [6615,9566,7185,3817,5907,933,5598];
export const modules = {

/***/ 79566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   detect: () => (/* binding */ detect),
/* harmony export */   detected: () => (/* binding */ detected),
/* harmony export */   foundIn: () => (/* binding */ foundIn),
/* harmony export */   inEnvironment: () => (/* binding */ inEnvironment)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _deployment_deployed_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57000);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95274);
/* harmony import */ var _gate_team_file_team_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50688);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32883);
/* harmony import */ var _render_detection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10106);
/* harmony import */ var _repository_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14753);
/* harmony import */ var _repository_git_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10145);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93782);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(32315);










async function detect({ settings: given, json, operand, own }) {
    const folder = (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .folderOperand */ .gA)(operand);
    const { rootOf, settingsOfCheckout } = await __webpack_require__.e(/* import() */ 316).then(__webpack_require__.bind(__webpack_require__, 97935));
    const settings = await settingsOfCheckout(given, folder);
    const root = settings.team.path === null ? folder : rootOf(folder);
    const below = (0,_repository_git_command_js__WEBPACK_IMPORTED_MODULE_7__/* .realPathBetween */ .yJ)(root, folder);
    return await (0,_answers_js__WEBPACK_IMPORTED_MODULE_8__/* .orUnproven */ .Vd)(async () => {
        const found = await foundIn(new _repository_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .FolderTree */ .z(root), settings, below);
        const shown = (await inEnvironment(found, settings, own['environment'])).map((each) => detected(each, below));
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_8__/* .answer */ .ZF)(json ? (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonLine */ .rF)({ deployments: shown }) : (0,_render_detection_js__WEBPACK_IMPORTED_MODULE_5__/* .renderDetection */ .w)(shown, (0,_answers_js__WEBPACK_IMPORTED_MODULE_8__/* .columnsOf */ .PL)(process.stdout)));
        return _answers_js__WEBPACK_IMPORTED_MODULE_8__/* .EXIT */ .dc.passed;
    });
}
async function inEnvironment(found, settings, name) {
    if (name === undefined)
        return found;
    (0,_gate_team_file_team_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .environmentNamed */ .b6)(settings.team, name);
    const { environmentsOfChange } = await Promise.all(/* import() */[__webpack_require__.e(8768), __webpack_require__.e(5907)]).then(__webpack_require__.bind(__webpack_require__, 95907));
    return found.filter((each) => environmentsOfChange(each, settings).includes(name));
}
async function foundIn(tree, settings, below) {
    const reading = await Promise.all(/* import() */[__webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(3380), __webpack_require__.e(6884)]).then(__webpack_require__.bind(__webpack_require__, 73380));
    const { openChartRepository } = await Promise.all(/* import() */[__webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(1625)]).then(__webpack_require__.bind(__webpack_require__, 61625));
    const search = (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .detectionSettings */ .Jy)(settings, below);
    const charts = openChartRepository(settings['chart-repository-url'], process.cwd());
    const { objects, notParsed } = await reading.detect(tree, search, await reading.findCandidates(tree, search));
    const deployments = (0,_deployment_deployed_object_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByPlace */ .O4)(await reading.resolveCharts(objects, charts));
    for (const message of new Set([...notParsed, ...deployments.flatMap(({ notices }) => notices)]))
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_8__/* .complain */ .cc)(message);
    if (deployments.length > 0) {
        return deployments.map((head) => ({ place: head.place, version: head.version, head, base: null }));
    }
    const { linesIn } = await Promise.all(/* import() */[__webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(3380), __webpack_require__.e(5046), __webpack_require__.e(741)]).then(__webpack_require__.bind(__webpack_require__, 55075));
    return (await linesIn(tree, { settings: search, charts })).map((each) => ({ ...each, version: each.to }));
}
function detected({ head, line, place, version }, folder) {
    const problem = head?.problem ?? null;
    return {
        id: head?.id ?? line?.id ?? '',
        kind: head?.kind ?? 'line',
        ...place,
        file: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(folder, place.file),
        version,
        problem: problem === null ? null : { code: problem.code, message: problem.message },
        chartVersion: head?.chart?.version ?? null,
        upgradeMode: head?.declared.upgradeMode?.value ?? null,
        migrationJob: head?.declared.migrationJob?.value ?? null,
    };
}


/***/ }),

/***/ 6615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/gate/settings.js + 1 modules
var gate_settings = __webpack_require__(95274);
// EXTERNAL MODULE: ./build/gate/team-file/settings-in-force.js
var settings_in_force = __webpack_require__(75598);
// EXTERNAL MODULE: ./build/page/escape.js
var page_escape = __webpack_require__(32883);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/repository/entries.js
var entries = __webpack_require__(79969);
// EXTERNAL MODULE: ./build/repository/folder.js
var repository_folder = __webpack_require__(14753);
// EXTERNAL MODULE: ./build/repository/git-command.js
var git_command = __webpack_require__(10145);
// EXTERNAL MODULE: ./build/settings/input-error.js
var input_error = __webpack_require__(38811);
// EXTERNAL MODULE: ./build/cli/answers.js
var answers = __webpack_require__(93782);
// EXTERNAL MODULE: ./build/cli/detect.js
var detect = __webpack_require__(79566);
// EXTERNAL MODULE: ./build/page/words.js
var words = __webpack_require__(49203);
// EXTERNAL MODULE: ./build/render/detection.js
var detection = __webpack_require__(10106);
// EXTERNAL MODULE: ./build/render/wrap.js
var wrap = __webpack_require__(41437);
// EXTERNAL MODULE: ./build/gate/report/writes.js
var writes = __webpack_require__(60261);
// EXTERNAL MODULE: ./build/gate/team-file/decided.js
var decided = __webpack_require__(95907);
// EXTERNAL MODULE: ./build/gate/team-file/team-file.js
var team_file = __webpack_require__(53485);
// EXTERNAL MODULE: ./build/deployment/environment-names.js
var environment_names = __webpack_require__(58522);
;// CONCATENATED MODULE: ./build/cli/init-environments.js


const SHARED = /^(?:bases?|common|shared|defaults?|global|lib|modules?|charts?|templates?|components?)$/i;
const NAME = /^[A-Za-z0-9][\w.-]{0,99}$/;
const PLAIN_PATH = /^[\p{L}\p{N}_.-][\p{L}\p{N}_./ -]{0,400}$/u;
const ENDINGS = ['', 'env', 'gotmpl', 'hcl', 'json', 'tf', 'tfvars', 'yaml', 'yml'];
const MOST_GLOBS = 200;
function environmentsByName(deployments) {
    const byFolder = environmentsByFolder(deployments);
    return byFolder.length > 0 ? byFolder : environmentsByFile(deployments);
}
function environmentsByFolder(deployments) {
    const holders = holdersOf(deployments.flat());
    const found = new Map();
    for (const files of deployments) {
        const folder = files.map((file) => environmentFolder(file, holders)).find((each) => each !== undefined);
        const name = folder === undefined ? '' : external_node_path_.posix.basename(folder);
        if (folder === undefined || !NAME.test(name) || !PLAIN_PATH.test(folder))
            continue;
        found.set(name, (found.get(name) ?? new Set()).add(`${folder}/**`));
    }
    return several(found);
}
function environmentsByFile(deployments) {
    const found = new Map();
    for (const [file = ''] of deployments) {
        const name = stageOf(file);
        if (NAME.test(name) && PLAIN_PATH.test(file))
            found.set(name, (found.get(name) ?? new Set()).add(file));
    }
    return several(found);
}
function stageOf(file) {
    const parts = external_node_path_.posix.basename(file).split('.');
    const stem = parts.filter((part) => !ENDINGS.includes(part.toLowerCase())).join('-');
    if (environment_names/* HOLDS_ENVIRONMENTS */.ei.test(external_node_path_.posix.basename(external_node_path_.posix.dirname(file))))
        return SHARED.test(stem) ? '' : stem;
    const words = stem.split(/[-_]/);
    const first = words.findIndex((word) => environment_names/* POSSIBLE_STAGE */.Hy.test(word));
    return first === -1 ? '' : words.slice(first).join('-');
}
function several(found) {
    const environments = [...found].map(([name, globs]) => ({ name, files: [...globs] }));
    return environments.length < 2 ? [] : environments.filter(({ files }) => files.length <= MOST_GLOBS);
}
function holdersOf(files) {
    const children = new Map();
    for (const folder of files.flatMap(foldersAbove)) {
        if (SHARED.test(external_node_path_.posix.basename(folder)))
            continue;
        const parent = external_node_path_.posix.dirname(folder);
        children.set(parent, (children.get(parent) ?? new Set()).add(folder));
    }
    const siblings = [...children].filter(([, folders]) => folders.size > 1);
    const ofStages = siblings.filter(([, folders]) => [...folders].some(isStage));
    const called = siblings.filter(([parent]) => environment_names/* HOLDS_ENVIRONMENTS */.ei.test(external_node_path_.posix.basename(parent)));
    const stages = ofStages.flatMap(([, folders]) => [...folders].filter(isStage).map((folder) => external_node_path_.posix.basename(folder)));
    return {
        holders: new Set((ofStages.length > 0 ? ofStages : called).map(([parent]) => parent)),
        stages: new Set(stages),
    };
}
function isStage(folder) {
    return external_node_path_.posix
        .basename(folder)
        .split(/[-_.]/)
        .some((word) => environment_names/* POSSIBLE_STAGE */.Hy.test(word));
}
function environmentFolder(file, { holders, stages }) {
    const folders = foldersAbove(file).filter((folder) => !SHARED.test(external_node_path_.posix.basename(folder)));
    return (folders.find((folder) => holders.has(external_node_path_.posix.dirname(folder))) ??
        folders.find((folder) => stages.has(external_node_path_.posix.basename(folder))));
}
function foldersAbove(file) {
    const steps = file.split('/').slice(0, -1);
    return steps.map((_, depth) => steps.slice(0, depth + 1).join('/'));
}

// EXTERNAL MODULE: ./build/cli/options.js
var cli_options = __webpack_require__(32315);
// EXTERNAL MODULE: ./build/cli/program.js
var program = __webpack_require__(31205);
;// CONCATENATED MODULE: ./build/cli/init-file.js








const PLAIN_TEXT = /^[\w./-]{1,200}$/;
function wantingIn(deployments, isIgnored, settings) {
    const wanting = deployments.flatMap((deployment) => {
        const { chart, problem, place, carrier } = deployment;
        const isOpen = deployment.kind === 'compose' && deployment.variables.length > 0 && (problem !== null || place.file === carrier);
        const ignored = isOpen ? deployment.inputs.find(isIgnored) : undefined;
        if (ignored !== undefined)
            return [{ deployment, need: 'env-files', ignored }];
        if (problem?.code === 'moving-tag')
            return [{ deployment, need: 'pin', ignored: null }];
        if (problem?.code === 'custom-image')
            return [{ deployment, need: 'images', ignored: null }];
        if (problem !== null)
            return [{ deployment, need: 'version', ignored: null }];
        const isUnknown = chart === null || (chart.version === null && chart.place !== null);
        const isOpenChart = (0,writes/* isMadeWithChart */.wJ)(deployment) && isUnknown && settings['chart-version'] === undefined;
        return isOpenChart ? [{ deployment, need: 'chart-version', ignored: null }] : [];
    });
    const ofEnv = wanting.filter(({ need }) => need === 'env-files');
    if (new Set(ofEnv.map(({ deployment }) => envFileBeside(deployment))).size < 2)
        return wanting;
    return wanting.map((each) => (each.need === 'env-files' ? { ...each, need: 'literal' } : each));
}
function envFileBeside({ carrier }) {
    const path = external_node_path_.posix.join(external_node_path_.posix.dirname(carrier), 'upgrade.env');
    return PLAIN_TEXT.test(path) ? path : 'upgrade.env';
}
function teamFileText(path, known) {
    const { found, source } = known;
    const environments = environmentsByName(found.flatMap(filesOf));
    const lines = [
        ...(source !== null && (0,program/* isOnGitHub */.ll)(source) ? [schemaLine(source)] : []),
        ...linesOf(known),
        ...(environments.length === 0 ? [] : ['', 'environments:', ...environmentLines(environments)]),
    ];
    const text = `${lines.join('\n')}\n`;
    (0,team_file/* parseTeamFile */.Tg)(path, Buffer.from(text));
    return text;
}
function linesToAdd(current, known, team) {
    const there = new Set(current.split(/\r?\n/));
    const lines = linesOf(known, team.decides).filter((line) => !there.has(line));
    const open = known.found.filter((each) => (0,decided.environmentsOfChange)(each, { team }).length === 0);
    const isIn = (path, glob) => path === glob || path.startsWith(glob.replace(/\*\*$/, ''));
    const environments = environmentsByName(known.found.flatMap(filesOf)).filter(({ files }) => open.flatMap(filesOf).some((paths) => paths.some((path) => files.some((glob) => isIn(path, glob)))));
    const isFirst = team.environments.length === 0;
    const added = [...lines, ...(isFirst && environments.length > 0 ? ['environments:'] : [])].map((line) => `+${line}`);
    const context = isFirst || environments.length === 0 ? [] : [' environments:'];
    return [...added, ...context, ...environmentLines(environments).map((line) => `+${line}`)];
}
function filesOf({ place, head }) {
    return head === null ? [[place.file]] : head.parts.map(({ carrier }) => [place.file, carrier]);
}
function linesOf({ wanting, given }, decided = new Set()) {
    const names = cli_options/* DETECTION_NAMES */.lT.filter((name) => !decided.has(name));
    const isLost = given.texts['targets'] !== undefined && given.texts['discover'] === undefined && !decided.has('discover');
    return [
        ...(decided.has('fail-on') ? [] : ['fail-on: mode-mismatch # declared downtime passes']),
        ...names.flatMap((name) => settingLines(name, given.texts[name])),
        ...(isLost ? ['discover: true # the other files count as well'] : []),
        ...commentLines(wanting),
    ];
}
function schemaLine({ repository, commit }) {
    const schema = `https://raw.githubusercontent.com/${repository}/${commit}/docs/upgrade-gate.schema.json`;
    return `# yaml-language-server: $schema=${schema}`;
}
function settingLines(name, text) {
    if (text === undefined)
        return [];
    if (!gate_settings/* LIST_NAMES */.Kv.includes(name))
        return [`${name}: ${quoted(text)}`];
    return [`${name}:`, ...text.split('\n').map((item) => `  - ${quoted(item)}`)];
}
function commentLines(wanting) {
    const of = (need) => wanting.flatMap((each) => (each.need === need ? [each.deployment] : []));
    const [images, [ofEnv]] = [[...new Set(of('images').flatMap(imageOf))], of('env-files')];
    return [
        ...(of('chart-version').length > 0 ? ['# chart-version: X.Y.Z # of the chart that you install'] : []),
        ...(images.length > 0 ? [`# images: [${images.join(', ')}] # if their tag is the version`] : []),
        ...(ofEnv === undefined ? [] : [`# env-files: ${envFileBeside(ofEnv)} # a file with the version that you commit`]),
    ];
}
function imageOf({ problem }) {
    const [, image = ''] = /^`([^`:@]+)/.exec(problem?.found ?? '') ?? [];
    return PLAIN_TEXT.test(image) ? [image] : [];
}
function environmentLines(environments) {
    return environments.flatMap(({ name, files }) => [
        `  ${/^[A-Za-z][\w-]*$/.test(name) ? name : quoted(name)}:`,
        `    files: [${files.map(quoted).join(', ')}]`,
    ]);
}
function quoted(text) {
    return `'${text.replaceAll("'", "''")}'`;
}

;// CONCATENATED MODULE: ./build/cli/init-answer.js







const MERGE_FIRST = 'merge that before you add the check';
const MOST_SHOWN_LINES = 60;
const PLACEHOLDERS = 'Replace `OWNER/upgrade-gate` with where you have this program from (the whole address, if that is not on GitHub), and `COMMIT` with the commit that you have reviewed.';
function renderSetUp(done, width = Number.POSITIVE_INFINITY) {
    return [
        'Found:',
        (0,detection/* renderDetection */.w)(shownDeployments(done), width),
        '',
        ...describeFile(done.teamFile, ''),
        ...describeFile(done.pipeline, done.system.add),
        '',
        'Left for you:',
        ...leftToDo(done).flatMap((each, at) => (0,wrap/* wrap */.L)(each, width, `${at + 1}. `, '   ')),
    ].join('\n');
}
function setUpAsJson(done) {
    const files = [done.teamFile, done.pipeline].map(({ text: _, ...file }) => file);
    return { deployments: shownDeployments(done), files, left: leftToDo(done) };
}
function shownDeployments({ found }) {
    return found.map((each) => (0,detect.detected)(each, ''));
}
function describeFile({ path, state, difference, job }, add) {
    if (state === 'written')
        return [`Wrote ${path}`];
    const stays = `${(0,page_escape/* quoteForLog */.I5)(path)} is there, and stays.`;
    if (job.length > 0)
        return [`${stays} ${add}`, ...job];
    if (difference.length === 0)
        return [stays];
    const more = difference.length - MOST_SHOWN_LINES;
    const isMore = !difference.some((line) => line.startsWith('-'));
    return [
        `${stays} What init would ${isMore ? 'add' : 'write instead'}:`,
        ...difference.slice(0, MOST_SHOWN_LINES).map(page_escape/* codeForLog */.b4),
        ...(more > 0 ? [`…and ${more} more lines`] : []),
    ];
}
function leftToDo({ system, wanting, patches, teamFile, pipeline, source }) {
    const lines = [pipeline.text, ...pipeline.job];
    const isOpen = lines.some((text) => /OWNER\/upgrade-gate\b/.test(text));
    const isCloned = source !== null && lines.some((text) => text.includes(source.clone));
    const repeats = pipeline.state === 'kept' && /^ *fail-on:/m.test(pipeline.text);
    return [
        ...new Set(wanting.map((each) => adviceOn(each, teamFile.path, wanting))),
        ...patches.map((path) => adviceOnPatch(path, teamFile.path)),
        ...(isOpen ? [PLACEHOLDERS] : []),
        ...(isCloned ? [`Let the job read ${(0,page_escape/* quoteForLog */.I5)(source.clone)}, which it clones.`] : []),
        ...(repeats ? [`Take \`fail-on\` out of ${(0,page_escape/* quoteForLog */.I5)(pipeline.path)}, because ${teamFile.path} has it.`] : []),
        system.require,
        system.own(teamFile.path),
    ];
}
function adviceOn({ deployment, need, ignored }, teamFile, wanting) {
    const file = (0,page_escape/* quoteForLog */.I5)(deployment.place.file);
    switch (need) {
        case 'pin':
            return [
                `${file} names no version. Write the current one with \`${(0,program/* ownProgram */.DX)()} apply --pin --running-url https://YOUR-HOST\`,`,
                `and ${MERGE_FIRST}, or give the check the same \`running-url\`. It cannot know what the version was.`,
            ].join(' ');
        case 'chart-version':
            return `The gate cannot tell which version of the chart you install. Fill in \`chart-version\` in ${teamFile}, and change it whenever you change the chart.`;
        case 'images':
            return `${file} has your own image. If its tag is the version, name it with \`images\` in ${teamFile}.`;
        case 'version':
            return adviceOnUnread(wanting);
        case 'literal':
            return `${whatIsIgnored(deployment, ignored)} Write the version itself into ${(0,page_escape/* quoteForLog */.I5)(deployment.carrier)}, and ${MERGE_FIRST}.`;
        case 'env-files':
            return adviceOnEnvFile(deployment, ignored, teamFile);
    }
}
function adviceOnUnread(wanting) {
    const unread = wanting.filter(({ need }) => need === 'version').map(({ deployment }) => (0,page_escape/* quoteForLog */.I5)(deployment.place.file));
    const files = [...new Set(unread)];
    const [show, it] = files.length === 1 ? ['shows', 'it'] : ['show', 'them'];
    return `${(0,words/* listOf */.c3)(files)} ${show} no version, so nobody can check an upgrade there. Do what is said of ${it} above.`;
}
function adviceOnPatch(path, teamFile) {
    const lines = `\`discover: true\` and \`targets: ${(0,page_escape/* quoteForLog */.I5)(path)}#spec.values.image.tag\``;
    return `${(0,page_escape/* quoteForLog */.I5)(path)} patches a HelmRelease. To see its version as a separate deployment, write ${lines} into ${teamFile}.`;
}
function whatIsIgnored({ variables }, ignored) {
    return `Git ignores ${(0,page_escape/* quoteForLog */.I5)(ignored ?? '')}, so nobody can check ${variables.map((name) => (0,page_escape/* quoteForLog */.I5)(name)).join(', ')}.`;
}
function adviceOnEnvFile(deployment, ignored, teamFile) {
    const file = envFileBeside(deployment);
    return [
        whatIsIgnored(deployment, ignored),
        `Move that line into ${file}, commit it (\`git add --force ${file}\`),`,
        `start compose with \`--env-file ${(0,page_escape/* quoteForLog */.I5)(ignored ?? '')} --env-file ${file}\`, and ${MERGE_FIRST}.`,
        `Then write \`env-files: ${file}\` into ${teamFile}.`,
    ].join(' ');
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(37291);
// EXTERNAL MODULE: ./build/net/tool.js
var tool = __webpack_require__(48324);
// EXTERNAL MODULE: ./build/repository/tree.js
var tree = __webpack_require__(83741);
// EXTERNAL MODULE: ./build/cli/write-files.js
var write_files = __webpack_require__(21676);
;// CONCATENATED MODULE: ./build/cli/init-plan.js







const USES_ACTION = new RegExp(String.raw `^[ \t]*(?:- +)?uses: *["']?[\w./-]+/${tool/* TOOL */.js.name}(?:/[\w./-]+)?@`, 'm');
const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
async function planOwnFile(tree, root, path, text, differ = differenceOf) {
    const file = { path, text, difference: [], job: [] };
    if (!isThere(root, path))
        return { ...file, state: 'written' };
    const current = (await tree.read(path))?.toString() ?? '';
    if (current === text)
        return { ...file, state: 'same' };
    return { ...file, state: 'kept', text: current, difference: differ(current, text) };
}
async function planPipeline(tree, root, system, text) {
    const file = await planOwnFile(tree, root, system.pipeline, text);
    if (file.state !== 'kept')
        return file;
    const isThereAlready = file.text.includes(tool/* TOOL */.js.name);
    const job = isThereAlready ? [] : (system.fit?.(text, file.text) ?? text).trimEnd().split('\n');
    return { ...file, difference: [], job };
}
async function workflowInUse(tree) {
    for (const { path, kind } of (await tree.entries()).values()) {
        if (kind !== 'file' || !WORKFLOW.test(path))
            continue;
        const text = (await tree.read(path))?.toString() ?? '';
        if (USES_ACTION.test(text))
            return { path, text, state: 'kept', difference: [], job: [] };
    }
    return null;
}
function writePlanned(root, files) {
    const created = files.filter(({ state }) => state === 'written');
    const contents = new Map(created.map(({ path, text }) => [path, Buffer.from(text)]));
    try {
        (0,write_files/* writeFiles */.h)(root, contents, { created: new Set(contents.keys()), gone: new Set() });
    }
    catch (error) {
        if (error instanceof tree/* TreeError */.jh)
            throw new input_error/* InputError */.d(error.message);
        throw error;
    }
}
function isThere(root, path) {
    const steps = path.split('/');
    for (const depth of steps.keys()) {
        const part = steps.slice(0, depth + 1).join('/');
        const status = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, part), { throwIfNoEntry: false });
        if (status === undefined)
            return false;
        const isLast = depth === steps.length - 1;
        if (isLast ? status.isFile() : status.isDirectory())
            continue;
        throw new input_error/* InputError */.d(`${part} is no ${isLast ? 'regular file' : 'folder'}, so nothing was written. Move it away.`);
    }
    return true;
}
function differenceOf(current, text) {
    const patch = (0,create/* structuredPatch */.YB)('', '', current, text, '', '', { context: 0, timeout: 1_000 });
    return patch?.hunks.flatMap(({ lines }) => lines.filter((line) => !line.startsWith('\\'))) ?? [];
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/cli/init-templates.js

const TEMPLATES = {
    github: `name: Upgrade Gate
on:
  pull_request: # no \`paths:\` here: a required check has to run always
  merge_group:
permissions: {}

jobs:
  upgrade-gate:
    runs-on: ubuntu-latest
    permissions:
      contents: read # to read the files before and after the change
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          fetch-depth: 2 # the merge commit and its parents
          persist-credentials: false
      - uses: OWNER/upgrade-gate@COMMIT
`,
    gitlab: `upgrade-gate:
  image: node:22
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  variables:
    GIT_DEPTH: "0"
    TOOL: $CI_BUILDS_DIR/upgrade-gate-$CI_JOB_ID
  script:
    - >-
      git clone --quiet --no-checkout
      https://github.com/OWNER/upgrade-gate "$TOOL"
    - git -C "$TOOL" checkout --quiet COMMIT
    - BASE="\${CI_MERGE_REQUEST_TARGET_BRANCH_SHA:-$CI_MERGE_REQUEST_DIFF_BASE_SHA}"
    - >-
      node "$TOOL/dist/cli/index.js" gate --base "$BASE" --head HEAD
      --summary upgrade-gate.md --code-quality upgrade-gate.json
  after_script:
    - rm -rf "$TOOL"
  artifacts:
    when: always
    paths: [upgrade-gate.md]
    expose_as: Upgrade Gate
    reports:
      codequality: upgrade-gate.json
`,
    azure: `pool:
  vmImage: ubuntu-latest
steps:
  - checkout: self
    fetchDepth: 0
  - task: UseNode@1
    inputs:
      version: 22.x
  - bash: |
      tool="$AGENT_TEMPDIRECTORY/upgrade-gate"
      made="$BUILD_ARTIFACTSTAGINGDIRECTORY"
      git clone --quiet --no-checkout \\
        https://github.com/OWNER/upgrade-gate "$tool"
      git -C "$tool" checkout --quiet COMMIT
      mkdir -p "$made"
      status=0
      node "$tool/dist/cli/index.js" gate --base 'HEAD^1' --head HEAD \\
        --summary "$made/upgrade-gate.md" \\
        --sarif "$made/upgrade-gate.sarif" || status=$?
      echo "##vso[task.uploadsummary]$made/upgrade-gate.md"
      exit $status
    displayName: Upgrade Gate
  - publish: $(Build.ArtifactStagingDirectory)
    artifact: CodeAnalysisLogs
    condition: always()
`,
    bitbucket: `pipelines:
  pull-requests:
    '**':
      - step:
          image: node:22
          clone:
            depth: full
          script:
            - >-
              git clone --quiet --no-checkout
              https://github.com/OWNER/upgrade-gate /tmp/upgrade-gate
            - git -C /tmp/upgrade-gate checkout --quiet COMMIT
            - >-
              node /tmp/upgrade-gate/dist/cli/index.js gate
              --base "$BITBUCKET_PR_DESTINATION_COMMIT" --head HEAD
              --summary upgrade-gate.md
          artifacts:
            - upgrade-gate.md
`,
    jenkins: `pipeline {
  agent any
  stages {
    stage('Upgrade Gate') {
      when { changeRequest() }
      steps {
        sh '''
          tool="$WORKSPACE_TMP/upgrade-gate"
          rm -rf "$tool"
          git clone --quiet --no-checkout \\
            https://github.com/OWNER/upgrade-gate "$tool"
          git -C "$tool" checkout --quiet COMMIT
          git fetch --quiet origin "$CHANGE_TARGET"
          base="$(git merge-base FETCH_HEAD HEAD)"
          node "$tool/dist/cli/index.js" gate \\
            --base "$base" --head HEAD \\
            --summary upgrade-gate.md --sarif upgrade-gate.sarif
        '''
      }
      post {
        always {
          archiveArtifacts artifacts: 'upgrade-gate.md',
            allowEmptyArchive: true
          recordIssues tools: [sarif(pattern: 'upgrade-gate.sarif')]
        }
      }
    }
  }
}
`,
};
function filledIn(template, source, host) {
    if (source === null)
        return template;
    const { repository, commit, clone } = source;
    const filled = (0,program/* isOnGitHub */.ll)(source)
        ? template.replaceAll('OWNER/upgrade-gate', repository)
        : template
            .replaceAll('https://github.com/OWNER/upgrade-gate', clone)
            .replaceAll('uses: OWNER/upgrade-gate@', source.host === host ? `uses: ${repository}@` : '$&');
    return filled.includes('OWNER/upgrade-gate') ? filled : filled.replaceAll(/\bCOMMIT\b/g, commit);
}

;// CONCATENATED MODULE: ./build/cli/init-systems.js







const [GITHUB_FILE, ROOT_FILE] = settings_in_force/* STANDARD_PATHS */.n;
const SYSTEMS = {
    github: {
        teamFile: GITHUB_FILE,
        pipeline: '.github/workflows/upgrade-gate.yml',
        isShared: false,
        template: TEMPLATES.github,
        fit: null,
        add: '',
        signs: ['.github'],
        host: /^github\.|\.ghe\.com$/,
        require: 'To make the check required, open Settings, Rules, and require the status check `upgrade-gate`.',
        own: (teamFile) => `${codeOwner('CODEOWNERS', teamFile)} Do the same for \`/.github/workflows/\`.`,
    },
    gitlab: {
        ...ofPipeline('.gitlab-ci.yml', TEMPLATES.gitlab, /gitlab/),
        fit: withStage,
        add: 'Add this job:',
        require: 'To make the check required, open Settings, Merge requests, and tick "Pipelines must succeed".',
        own: (teamFile) => codeOwner('CODEOWNERS', teamFile),
    },
    azure: {
        ...ofPipeline('azure-pipelines.yml', TEMPLATES.azure, /(?:^|\.)(?:dev\.azure|visualstudio)\.com$/),
        add: 'Make this a separate pipeline, in a file such as `upgrade-gate.yml`:',
        require: 'To make the check required, open the branch policies and add a build validation with this pipeline.',
        own: (teamFile) => `In the branch policies, add "Automatically included reviewers" for \`/${teamFile}\`.`,
    },
    bitbucket: {
        ...ofPipeline('bitbucket-pipelines.yml', TEMPLATES.bitbucket, /bitbucket/),
        fit: (job) => job.replace(/^pipelines:\n/, ''),
        add: 'Add this below `pipelines`:',
        require: 'To make the check required, open Branch restrictions and add the merge check "Minimum number of successful builds".',
        own: (teamFile) => codeOwner('.bitbucket/CODEOWNERS', teamFile),
    },
    jenkins: {
        ...ofPipeline('Jenkinsfile', TEMPLATES.jenkins, null),
        fit: (job) => /\n {2}stages \{\n([\s\S]*)\n {2}\}\n/.exec(job)?.[1] ?? job,
        add: 'Add this stage:',
        require: 'To make the check required, let the server that has the repository require this build.',
        own: (teamFile) => codeOwner('CODEOWNERS', teamFile),
    },
};
function codeOwner(list, teamFile) {
    return `Make a team the code owner of the file, if it has none, with the line \`/${teamFile} @YOUR/TEAM\` in ${list}.`;
}
function ofPipeline(pipeline, template, host) {
    return {
        teamFile: ROOT_FILE,
        pipeline,
        isShared: true,
        template,
        fit: null,
        signs: [pipeline],
        host,
    };
}
function withStage(job, pipeline) {
    const contents = (0,dist/* parseAllDocuments */.hR)(pipeline, { logLevel: 'silent' }).at(-1)?.contents;
    const listed = (0,dist/* isMap */.jh)(contents) ? contents.get('stages') : null;
    const stages = (0,dist/* isSeq */.oP)(listed) ? listed.items.flatMap((item) => ((0,dist/* isScalar */.jn)(item) ? [String(item.value)] : [])) : [];
    const first = stages.find((stage) => /^\w[\w .-]*$/.test(stage));
    return first === undefined || stages.includes('test') ? job : job.replace('\n', `\n  stage: ${first}\n`);
}
async function systemOf(name, root, location) {
    const names = Object.keys(SYSTEMS);
    if (name !== undefined && !names.includes(name)) {
        throw new input_error/* InputError */.d(`--ci is ${JSON.stringify(name)}${(0,input_error/* suggest */.Z)(name, names)} Give one of ${names.join(', ')}.`);
    }
    if (name !== undefined)
        return SYSTEMS[name];
    const host = await hostOf(location);
    const isShown = ({ signs, host: theirs }) => signs.some((sign) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, sign))) || theirs?.test(host) === true;
    return Object.values(SYSTEMS).find(isShown) ?? SYSTEMS['github'];
}
async function hostOf(location) {
    if (location === null)
        return '';
    const { stdout } = await new git_command/* Git */.TU(location).run(['config', '--get', 'remote.origin.url']);
    const [, host = ''] = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([^:/]+)/i.exec(stdout.toString().trim()) ?? [];
    return host.toLowerCase();
}

// EXTERNAL MODULE: ./build/cli/tool-source.js
var tool_source = __webpack_require__(23817);
;// CONCATENATED MODULE: ./build/cli/init.js



















const PATH_NAMES = ['targets', 'files', 'env-files', 'compose-files'];
function adviceOnNothing() {
    return [
        `No ${product/* product */.q.name} deployment found, so nothing was written. Name the place of the version, or your own image:`,
        `${(0,program/* ownProgram */.DX)()} init --targets values.yaml#image.tag`,
        `${(0,program/* ownProgram */.DX)()} init --images 'registry.example.com/bi/*'`,
    ].join('\n');
}
async function init(options) {
    return await (0,answers/* orUnproven */.Vd)(async () => {
        const done = await setUp(options);
        (0,answers/* answer */.ZF)(options.json ? (0,page_escape/* jsonLine */.rF)(setUpAsJson(done)) : renderSetUp(done, (0,answers/* columnsOf */.PL)(process.stdout)));
        return answers/* EXIT */.dc.passed;
    });
}
async function setUp({ settings: options, operand, own }) {
    const folder = (0,cli_options/* folderOperand */.gA)(operand);
    const location = (0,git_command/* locateRepository */.ZX)(folder, { bare: false });
    const root = (0,git_command/* nearestRealFolder */.TP)(location?.folder ?? folder);
    const { given } = options;
    refuseElsewhere(given.texts, root, folder);
    const system = await systemOf(own['ci'], root, location);
    for (const each of settings_in_force/* STANDARD_PATHS */.n)
        isThere(root, each);
    const { settingsOfCheckout } = await __webpack_require__.e(/* import() */ 3173).then(__webpack_require__.bind(__webpack_require__, 97935));
    const settings = await settingsOfCheckout(options, folder);
    const isIgnored = await ignoreTest(location);
    const tree = new repository_folder/* FolderTree */.z(root, isIgnored);
    const found = await (0,detect.foundIn)(tree, settings, '');
    if (found.length === 0)
        throw new input_error/* InputError */.d(adviceOnNothing());
    const source = await (0,tool_source/* toolSource */.Y)();
    const deployments = found.flatMap(({ head }) => head ?? []);
    const wanting = wantingIn(deployments, isIgnored, settings);
    const patches = await patchesIn(tree, settings, found);
    const path = settings.team.path ?? system.teamFile;
    const known = { found, wanting, given, source };
    const toAdd = (current) => linesToAdd(current, known, settings.team);
    const teamFile = await planOwnFile(tree, root, path, teamFileText(path, known), toAdd);
    const pipeline = await pipelineOf(tree, root, system, filledIn(system.template, source, await hostOf(location)));
    writePlanned(root, [teamFile, pipeline]);
    return { system, found, wanting, patches, teamFile, pipeline, source };
}
const RELEASE_WITH_TAG = /^kind:\s*HelmRelease$[\s\S]*^ {4}image:\n(?: {6}.*\n)*? {6}tag:/m;
const WHOLE_RELEASE = /^ {1,99}(?:sourceRef|chartRef):/m;
async function patchesIn(tree, settings, found) {
    const { findCandidates } = await Promise.all(/* import() */[__webpack_require__.e(3380), __webpack_require__.e(6416)]).then(__webpack_require__.bind(__webpack_require__, 73380));
    const known = new Set(found.flatMap(filesOf).flat());
    const patches = [];
    for (const path of await findCandidates(tree, (0,gate_settings/* detectionSettings */.Jy)(settings, ''))) {
        const text = known.has(path) ? '' : ((await tree.read(path))?.toString() ?? '');
        if (RELEASE_WITH_TAG.test(text) && !WHOLE_RELEASE.test(text))
            patches.push(path);
    }
    return patches;
}
async function pipelineOf(tree, root, system, text) {
    if (system.isShared)
        return planPipeline(tree, root, system, text);
    const own = await planOwnFile(tree, root, system.pipeline, text);
    return own.state === 'written' ? ((await workflowInUse(tree)) ?? own) : own;
}
function refuseElsewhere(texts, root, folder) {
    const repository = texts['chart-repository-url'] ?? '';
    const isAddress = repository === '' || /^[a-z][a-z0-9+.-]*:/i.test(repository);
    const given = [
        ...PATH_NAMES.filter((name) => texts[name] !== undefined).map((name) => ({ name, from: folder })),
        ...(isAddress ? [] : [{ name: 'chart-repository-url', from: process.cwd() }]),
    ];
    const elsewhere = given.find(({ from }) => (0,external_node_path_.relative)(root, (0,git_command/* nearestRealFolder */.TP)(from)) !== '');
    if (elsewhere === undefined)
        return;
    throw new input_error/* InputError */.d(`--${elsewhere.name} begins at the root of the repository. Run init in ${root}.`);
}
async function ignoreTest(location) {
    if (location === null)
        return () => false;
    const list = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory'];
    const ignored = (0,entries/* splitRecords */.DQ)(await new git_command/* Git */.TU(location).output(list));
    const [files, folders] = [new Set(ignored), ignored.filter((path) => path.endsWith('/'))];
    return (path) => files.has(path) || folders.some((folder) => path.startsWith(folder));
}


/***/ }),

/***/ 23817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ toolSource),
/* harmony export */   pagesOfJob: () => (/* binding */ pagesOfJob),
/* harmony export */   programOfJob: () => (/* binding */ programOfJob)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _net_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48324);
/* harmony import */ var _repository_git_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10145);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31205);





const BUNDLE = /[\\/]dist[\\/]cli[\\/]index\.js$/;
async function toolSource(script = process.argv[1] ?? '') {
    return (0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceOf */ .vz)(await addressOf(script));
}
async function addressOf(script) {
    const bundle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(script) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(script) : '';
    if (!BUNDLE.test(bundle))
        return null;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(bundle)));
    return (await addressOfClone(folder)) ?? (0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .addressOfPackage */ .sq)(folder);
}
async function programOfJob(script = process.argv[1] ?? '') {
    const source = await toolSource(script);
    if (source !== null)
        return (0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .byNpx */ .uf)(source);
    const own = (0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .ownProgram */ .DX)(script);
    return own.startsWith('node ') ? _net_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN_PROGRAM */ .cg : own;
}
async function pagesOfJob(script = process.argv[1] ?? '') {
    const source = await toolSource(script);
    return source !== null && (0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .isOnGitHub */ .ll)(source) ? `https://github.com/${source.repository}/blob/${source.commit}` : null;
}
async function addressOfClone(folder) {
    const gitFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(gitFolder))
        return null;
    const git = new _repository_git_command_js__WEBPACK_IMPORTED_MODULE_3__/* .Git */ .TU({ folder, gitFolder, isBare: false });
    const said = async (...args) => (await git.run(args)).stdout.toString().trim();
    const address = await said('config', '--get', 'remote.origin.url');
    return `${address.replace(/\/$/, '')}#${await said('rev-parse', 'HEAD')}`;
}


/***/ }),

/***/ 21676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ writeFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _repository_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83741);



const EXISTING = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
const CREATED = EXISTING | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL;
function writeFiles(folder, contents, { created, gone }) {
    const opened = [];
    try {
        for (const [path, bytes] of contents) {
            opened.push({
                path,
                bytes,
                file: orTreeError(path, 'nothing was written', () => open((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), created.has(path))),
            });
        }
        for (const { path, file, bytes } of opened) {
            orTreeError(path, 'some files may be half written, see git diff', () => {
                for (let done = 0; done < bytes.length;)
                    done += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, done, bytes.length - done, done);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file, bytes.length);
            });
        }
    }
    catch (error) {
        for (const { path } of opened)
            if (created.has(path))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { force: true });
        throw error;
    }
    finally {
        for (const { file } of opened)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
    for (const path of gone)
        orTreeError(path, 'it is empty now, so remove it', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path)));
}
function open(path, isNew) {
    if (!isNew)
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, EXISTING);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, CREATED, 0o644);
}
function orTreeError(path, then, write) {
    try {
        return write();
    }
    catch (error) {
        const { code } = error;
        throw new _repository_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .TreeError */ .jh(`Cannot write ${path} (${code ?? String(error)}): ${then}.`);
    }
}


/***/ }),

/***/ 67729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ unseenFrom),
/* harmony export */   mc: () => (/* binding */ mergeVariables),
/* harmony export */   si: () => (/* binding */ searchVariables),
/* harmony export */   uD: () => (/* binding */ possibly),
/* harmony export */   zz: () => (/* binding */ joinSources)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14889);



function unseenFrom(source, place) {
    return { set: [], unseen: [{ source, place }] };
}
const MOST_VARIABLES = 1_000;
function joinSources(sources) {
    const set = new Map();
    for (const each of sources.flatMap((source) => source.set))
        if (!set.has(each.name))
            set.set(each.name, each);
    const unseen = new Map(sources.flatMap((source) => source.unseen).map((each) => [JSON.stringify(each), each]));
    const sorted = [...set.values()].slice(0, MOST_VARIABLES).sort(_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .compareByPlace */ .w);
    return { set: sorted, unseen: [...unseen.values()].slice(0, MOST_VARIABLES).sort(_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .compareByPlace */ .w) };
}
function possibly({ set, unseen }) {
    return { set: set.map((each) => ({ ...each, isPartial: true })), unseen };
}
function mergeVariables(one, other, shared) {
    if (one === null && other === null)
        return null;
    const nothing = unseenFrom('a deployment that shares the line', shared);
    const both = [one ?? nothing, other ?? nothing];
    const certain = both.map((each) => new Set(each.set.flatMap(({ name, isPartial }) => (isPartial ? [] : name))));
    const { set, unseen } = joinSources(both);
    const isEverywhere = ({ name }) => certain.every((names) => names.has(name));
    return { set: set.map((each) => (isEverywhere(each) ? each : { ...each, isPartial: true })), unseen };
}
const NAME = /^[A-Z_][A-Z0-9_]{0,200}$/;
const HOLDS = /^(?:env|environment|extraEnv(?:Vars)?|configMap|secrets)$/;
const HOLDS_FOR_ONE = /^(?:env|environment|\w*[eE]xtraEnv(?:Vars)?|configMap|secrets)$/;
const IMPORTS = /^(?:(?:env|\w*[eE]xtraEnv)From|existingSecret|secretsExisting|secretRef|extraEnvVars(?:Secret|CM)|existingConfig[Mm]ap|configMapRef|externalSecrets?)$/;
const OF_OTHERS = /^(?:postgresql|externalDatabase|browserless-chrome|nats|redis|minio|valueFrom|image\w*)$/;
const FILLED_IN = /\$[\w{(]|\{\{|<%|^ENC\[|\uE0F0/;
function searchVariables(layers, isInherited = false) {
    return new VariableSearch(layers, isInherited).found();
}
class VariableSearch {
    isInherited;
    #set = new Map();
    #unseen = new Map();
    constructor(layers, isInherited) {
        this.isInherited = isInherited;
        for (const layer of layers)
            this.#search(layer, []);
    }
    found() {
        const set = [...this.#set.values()].filter((each) => each !== null);
        const [first] = this.#set.size > MOST_VARIABLES ? set : [];
        const further = first === undefined ? [] : [{ source: 'more variables than are read', place: first.place }];
        return joinSources([{ set, unseen: [...this.#unseen.values(), ...further] }]);
    }
    #search(value, path) {
        if (path.length > 8 || this.#set.size > MOST_VARIABLES)
            return;
        for (const { name, key, value: member } of value.members) {
            const { scalar } = member;
            const below = [...path, name];
            if (IMPORTS.test(name))
                this.#hide(member, below, key);
            else if (NAME.test(name))
                this.#add(name, key, path, scalar?.type === 'null' || member.node.tag === '!reset');
            else if (HOLDS_FOR_ONE.test(name) && scalar !== null)
                this.#hide(member, below, key);
            else if (FILLED_IN.test(name))
                this.#hide(null, path, key);
            else if (!OF_OTHERS.test(name))
                this.#search(member, below);
        }
        for (const item of value.items.slice(0, MOST_VARIABLES))
            this.#searchItem(item, path);
    }
    #searchItem(item, path) {
        const scalar = item.at(['name'])?.scalar ?? item.scalar;
        const [name = ''] = scalar?.text.split('=', 1) ?? [];
        const isOpen = /\boptional["']?\s*:\s*true\b/.test(item.source) || (this.isInherited && name === scalar?.text);
        if (scalar !== null && NAME.test(name))
            this.#add(name, scalar.place, isOpen ? ['optional'] : path);
        else if (scalar !== null && FILLED_IN.test(scalar.text))
            this.#hide(null, path, scalar.place);
        else
            this.#search(item, path);
    }
    #add(name, place, path, isNull = false) {
        const known = this.#set.get(name);
        const isPartial = isNull || (path.length > 0 && !HOLDS.test(path[0] ?? ''));
        if (isNull && !this.isInherited)
            this.#set.set(name, known ?? null);
        else if (known === undefined || (!this.isInherited && known?.isPartial && !isPartial))
            this.#set.set(name, { name, place, ...(isPartial && { isPartial: true }) });
    }
    #hide(value, path, place) {
        const switched = value === null ? null : (value.at(['enabled']) ?? value);
        const scalar = switched?.scalar ?? null;
        const isOff = scalar !== null && /^(?:|~|null|false|no|off)$/i.test(scalar.text);
        const isEmpty = value !== null && scalar === null && value.members.length + value.items.length === 0;
        if (isOff || isEmpty)
            return;
        const written = value === null || value.scalar !== null ? '' : value.source;
        const [, name = ''] = /\bname["']?\s*:\s*["']?([\w.-]+)/.exec(written) ?? [];
        const of = name === '' ? '' : ` of ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .o)(name)}`;
        const source = path.length === 0 ? 'what is filled in elsewhere' : (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .cutQuotes */ .AA)(`${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .o)(path.join('.'))}${of}`);
        if (!this.#unseen.has(source))
            this.#unseen.set(source, { source, place });
    }
}


/***/ }),

/***/ 57000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ resolved),
/* harmony export */   O4: () => (/* binding */ groupByPlace),
/* harmony export */   PE: () => (/* binding */ deploymentOf),
/* harmony export */   Ux: () => (/* binding */ refuseMixed)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _chart_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93054);
/* harmony import */ var _container_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67729);
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81307);





function resolved({ answer, ...finding }) {
    return {
        ...finding,
        notices: finding.notices.map(_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .cutQuotes */ .AA),
        isOfChart: answer.status === 'chart',
        unresolved: answer.status === 'chart' ? answer.chart : null,
        version: answer.status === 'version' ? answer.version : null,
        image: answer.status === 'problem' ? null : answer.image,
        problem: answer.status === 'problem' ? answer.problem : null,
    };
}
function groupByPlace(objects) {
    const keyOf = ({ id, place, version, image, unresolved, problem }) => place.line === null
        ? id
        : JSON.stringify([place, version, image, unresolved && (0,_chart_js__WEBPACK_IMPORTED_MODULE_1__/* .chartKey */ .w4)(unresolved), problem?.code]);
    return [...(0,_group_by_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(objects, keyOf).values()].map(deploymentOf).sort(_problems_place_js__WEBPACK_IMPORTED_MODULE_4__/* .compareByPlace */ .w);
}
function deploymentOf(objects) {
    const parts = [...new Set(objects)].sort((one, other) => (one.id <= other.id ? -1 : 1));
    const [first] = parts;
    if (first === undefined)
        throw new TypeError('a deployment without an object');
    const all = (of) => [...new Set(parts.flatMap(of))];
    return {
        ...first,
        parts: [first, ...parts.slice(1)],
        notices: all(({ notices }) => notices),
        chart: parts.map(({ chart }) => chart).reduce(sameChart),
        declared: parts.map(({ declared }) => declared).reduce(sameDeclarations),
        containerVariables: parts
            .map(({ containerVariables }) => containerVariables)
            .reduce((one, other) => (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeVariables */ .mc)(one, other, first.place)),
        ...(parts.some(({ isRenderedByArgoCd }) => isRenderedByArgoCd) ? { isRenderedByArgoCd: true } : {}),
        neighbours: all(({ neighbours = [] }) => neighbours),
        inputs: all(({ inputs }) => inputs),
    };
}
function sameChart(one, other) {
    if (one === null && other === null)
        return null;
    const isSame = one !== null && other !== null && (0,_chart_js__WEBPACK_IMPORTED_MODULE_1__/* .chartKey */ .w4)(one) === (0,_chart_js__WEBPACK_IMPORTED_MODULE_1__/* .chartKey */ .w4)(other);
    return isSame ? one : { name: one?.name ?? other?.name ?? '', version: null, place: null, repository: null };
}
function sameDeclarations(one, other) {
    const same = (mine, theirs) => mine?.value === theirs?.value ? mine : null;
    return {
        ...one,
        upgradeMode: same(one.upgradeMode, other.upgradeMode),
        migrationJob: same(one.migrationJob, other.migrationJob),
    };
}
const MOST_PLACES = 10;
function refuseMixed(objects) {
    const known = objects.filter(({ version }) => version !== null);
    const mixed = new Map();
    for (const [unit, together] of (0,_group_by_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(known, (object) => object.unit)) {
        if (new Set(together.map(({ version }) => version)).size < 2)
            continue;
        const said = [...new Set(together.map(({ place, version }) => `${version} at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_4__/* .showPlace */ .R)(place)}`))];
        const more = said.length - MOST_PLACES;
        mixed.set(unit, `${said.slice(0, MOST_PLACES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`);
    }
    return objects.map((object) => {
        const found = object.version === null || object.problem !== null ? undefined : mixed.get(object.unit);
        return found === undefined ? object : { ...object, problem: (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('mixed-versions', object.place, found) };
    });
}


/***/ }),

/***/ 58522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hy: () => (/* binding */ POSSIBLE_STAGE),
/* harmony export */   Ld: () => (/* binding */ STAGE),
/* harmony export */   ei: () => (/* binding */ HOLDS_ENVIRONMENTS),
/* harmony export */   gV: () => (/* binding */ stageOf),
/* harmony export */   tp: () => (/* binding */ SAYS_ENVIRONMENT)
/* harmony export */ });
const STAGES = 'dev(?:elop(?:ment)?)?|qa|uat|stag(?:e|ing)|stg|pre-?prod(?:uction)?|non-?prod|prod(?:uction)?|prd|live';
const COMMON = 'test(?:ing)?|tst|int(?:egration)?|acc(?:eptance)?|demo|sandbox|lab|canary';
const HOLDERS = 'environments?|envs?|overlays|clusters|stages|tenants|regions';
const STAGE = new RegExp(`^(?:${STAGES})\\d*$`, 'i');
const POSSIBLE_STAGE = new RegExp(`^(?:${STAGES}|${COMMON})\\d*$`, 'i');
const HOLDS_ENVIRONMENTS = new RegExp(`^(?:${HOLDERS})$`, 'i');
const SAYS_ENVIRONMENT = new RegExp(`(?:^|[/._-])(?:${HOLDERS}|(?:${STAGES}|${COMMON})\\d*)(?=[/._-])`, 'i');
function stageOf(path) {
    const word = path.split(/[/._-]/).findLast((each) => STAGE.test(each));
    return word?.slice(0, 3).toLowerCase() ?? null;
}


/***/ }),

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

/***/ 34862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SS: () => (/* binding */ DOCKERFILE_NAMES),
/* harmony export */   TE: () => (/* binding */ dockerfile),
/* harmony export */   pZ: () => (/* binding */ isDockerfile)
/* harmony export */ });
const DOCKERFILE_NAMES = ['dockerfile*', 'containerfile*', '*.dockerfile', '*.containerfile'];
function isDockerfile(path) {
    return /(?:^|\/)(?:(?:docker|container)file[^/]*|[^/]*\.(?:docker|container)file)$/i.test(path);
}
const dockerfile = {
    name: 'dockerfile',
    chart: 'none',
    stop: 'exception',
    applies: 'unknown',
    rendersTo: 'compose',
    startsFrom: DOCKERFILE_NAMES,
    mayBeIn: 'candidates',
};


/***/ }),

/***/ 32541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V4: () => (/* binding */ MANIFESTS),
/* harmony export */   ZC: () => (/* binding */ isChartTemplate),
/* harmony export */   ri: () => (/* binding */ IN_CLUSTER)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93960);

const MANIFESTS = ['*.yaml', '*.yml', '*.json'];
const IN_CLUSTER = {
    chart: 'named',
    stop: 'workload',
    rendersTo: 'kubernetes',
    startsFrom: MANIFESTS,
};
function isChartTemplate(files, path) {
    const charts = [...path.matchAll(/(?:^|\/)templates\//g)].map(({ index }) => path.slice(0, index));
    return charts.some((chart) => files.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .inFolder */ ._z)(chart, 'Chart.yaml')));
}


/***/ }),

/***/ 11754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ isHelmfile),
/* harmony export */   z: () => (/* binding */ helmfile)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32541);

function isHelmfile(path) {
    return /(?:^|\/)(?:helmfile[^/]*|helmfile\.d\/[^/]+)\.ya?ml(?:\.gotmpl)?$/.test(path);
}
const helmfile = {
    ..._facts_js__WEBPACK_IMPORTED_MODULE_0__/* .IN_CLUSTER */ .ri,
    name: 'helmfile',
    applies: 'in-order',
    startsFrom: ['*.yaml', '*.yml', '*.yaml.gotmpl', '*.yml.gotmpl'],
    mayBeIn: { path: isHelmfile, candidateWith: 'releases' },
};


/***/ }),

/***/ 33549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ KINDS),
  x: () => (/* binding */ factsOf)
});

// EXTERNAL MODULE: ./build/deployment/kinds/facts.js
var facts = __webpack_require__(32541);
;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/facts.js

const argoCd = {
    ...facts/* IN_CLUSTER */.ri,
    name: 'argo-cd',
    applies: 'sync',
    mayBeIn: { manifestWith: 'argoproj.io' },
};

// EXTERNAL MODULE: ./build/deployment/kinds/dockerfile/facts.js
var dockerfile_facts = __webpack_require__(34862);
;// CONCATENATED MODULE: ./build/deployment/kinds/compose/facts.js


const compose = {
    name: 'compose',
    chart: 'none',
    stop: 'exception',
    applies: 'replace',
    rendersTo: 'compose',
    startsFrom: [...facts/* MANIFESTS */.V4, '.env', ...dockerfile_facts/* DOCKERFILE_NAMES */.SS],
    mayBeIn: 'always',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/crossplane/facts.js

const crossplane = {
    ...facts/* IN_CLUSTER */.ri,
    name: 'crossplane',
    applies: 'in-order',
    mayBeIn: { manifestWith: 'crossplane.io' },
};

;// CONCATENATED MODULE: ./build/deployment/kinds/flux/facts.js

const flux = {
    ...facts/* IN_CLUSTER */.ri,
    name: 'flux',
    applies: 'in-order',
    mayBeIn: { manifestWith: 'toolkit.fluxcd.io' },
};

;// CONCATENATED MODULE: ./build/deployment/kinds/helm-values/facts.js
const VALUES_FILES = ['*.yaml', '*.yml', '*values*.json'];
const helmValues = {
    name: 'helm-values',
    chart: 'values',
    stop: 'workload',
    applies: 'in-order',
    rendersTo: 'kubernetes',
    startsFrom: VALUES_FILES,
    mayBeIn: 'always',
};

// EXTERNAL MODULE: ./build/deployment/kinds/helmfile/facts.js
var helmfile_facts = __webpack_require__(11754);
;// CONCATENATED MODULE: ./build/deployment/kinds/k3s/facts.js

const k3s = {
    ...facts/* IN_CLUSTER */.ri,
    name: 'k3s',
    applies: 'in-order',
    mayBeIn: { manifestWith: 'helm.cattle.io' },
};

// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/facts.js
var kustomize_facts = __webpack_require__(89097);
;// CONCATENATED MODULE: ./build/deployment/kinds/manifests/facts.js

const manifests = {
    ...facts/* IN_CLUSTER */.ri,
    name: 'manifests',
    chart: 'none',
    applies: 'unknown',
    mayBeIn: 'always',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/nomad/facts.js
const nomad = {
    name: 'nomad',
    chart: 'none',
    stop: 'exception',
    applies: 'unknown',
    rendersTo: null,
    startsFrom: ['*.nomad', '*.hcl'],
    mayBeIn: 'candidates',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/facts.js
const terraform = {
    name: 'terraform',
    chart: 'named',
    stop: 'exception',
    applies: 'in-order',
    rendersTo: 'terraform',
    startsFrom: ['*.tf', '*.tofu', '*.tfvars', 'terragrunt.hcl'],
    mayBeIn: 'candidates',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/umbrella-chart/facts.js

const umbrellaChart = {
    name: 'umbrella-chart',
    chart: 'values',
    stop: 'workload',
    applies: 'in-order',
    rendersTo: 'kubernetes',
    startsFrom: [...VALUES_FILES, 'Chart.lock'],
    mayBeIn: 'always',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/kinds.js













const SEARCHED = [
    compose,
    dockerfile_facts/* dockerfile */.TE,
    argoCd,
    flux,
    k3s,
    crossplane,
    kustomize_facts/* kustomize */.Et,
    helmfile_facts/* helmfile */.z,
    terraform,
    nomad,
    manifests,
    umbrellaChart,
    helmValues,
];
const OTHERS = {
    target: { chart: 'values', stop: 'exception', applies: 'unknown', rendersTo: null },
    file: { chart: 'none', stop: 'exception', applies: 'unknown', rendersTo: null },
    line: { chart: 'none', stop: 'exception', applies: 'unknown', rendersTo: null },
    rendered: { chart: 'named', stop: 'exception', applies: 'unknown', rendersTo: null },
    given: { chart: 'none', stop: 'none', applies: 'unknown', rendersTo: null },
};
const KINDS = SEARCHED;
function factsOf(kind) {
    return KINDS.find(({ name }) => name === kind) ?? OTHERS[kind];
}


/***/ }),

/***/ 89097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ kustomize),
/* harmony export */   H7: () => (/* binding */ KUSTOMIZATION_NAMES),
/* harmony export */   yi: () => (/* binding */ isKustomizationFile)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93960);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32541);


const KUSTOMIZATION_NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
function isKustomizationFile(path) {
    return KUSTOMIZATION_NAMES.includes((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .baseNameOf */ .mv)(path));
}
const kustomize = {
    ..._facts_js__WEBPACK_IMPORTED_MODULE_0__/* .IN_CLUSTER */ .ri,
    name: 'kustomize',
    applies: 'at-once',
    startsFrom: ['Kustomization', ..._facts_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFESTS */ .V4],
    mayBeIn: { path: isKustomizationFile },
};


/***/ }),

/***/ 73366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ remembered),
/* harmony export */   d: () => (/* binding */ rememberedByText)
/* harmony export */ });
function remembered(work, keyOf = Object) {
    const known = new WeakMap();
    return (on) => {
        const found = known.get(keyOf(on)) ?? { result: work(on) };
        known.set(keyOf(on), found);
        return found.result;
    };
}
function rememberedByText(work) {
    const known = new Map();
    return (text) => {
        const found = known.get(text) ?? { result: work(text) };
        known.set(text, found);
        return found.result;
    };
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

/***/ 46200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ scaleDownLines),
/* harmony export */   l: () => (/* binding */ releaseOf)
/* harmony export */ });
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);

function scaleDownLines(releases, workers = []) {
    const components = workers.flatMap((worker) => _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.chart.workers[worker] ?? []);
    return [
        'app=app.kubernetes.io',
        `pods="$app/instance=${releaseOf(releases) ?? '$RELEASE'}"`,
        `pods="$pods,$app/name=${nameOf(releases.map(({ keys }) => keys))}"`,
        ...(components.length === 0 ? [] : [`pods="$pods,$app/component in (${components.join(',')})"`]),
        'kubectl scale deployment -l "$pods" \\',
        '  --replicas=0 &&',
        'kubectl wait pod -l "$pods" --for=delete \\',
        '  --timeout=5m',
    ];
}
const RELEASE = /^[a-z0-9][a-z0-9.-]{0,52}$/;
function releaseOf(releases) {
    const [name = null, ...others] = new Set(releases.map(({ release }) => release ?? null));
    return others.length === 0 && name !== null && RELEASE.test(name) ? name : null;
}
function nameOf(keys) {
    const names = [...new Set(keys.map((each) => aliasOf(each) ?? _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word))];
    const [name = ''] = names;
    return names.length === 1 && /^[A-Za-z][\w-]*$/.test(name) ? name : '$NAME';
}
function aliasOf(keys) {
    const last = keys.at(-1) ?? null;
    return last === null || /^values(Object|Inline)?$/.test(last) ? null : last;
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


/***/ }),

/***/ 75598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kV: () => (/* binding */ NEAR_PATHS),
/* harmony export */   n: () => (/* binding */ STANDARD_PATHS),
/* harmony export */   qt: () => (/* binding */ exceptionsAddedBy),
/* harmony export */   settingsOfTree: () => (/* binding */ settingsOfTree),
/* harmony export */   vb: () => (/* binding */ settingsOfChange)
/* harmony export */ });
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38811);
/* harmony import */ var _team_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50688);


const STANDARD_PATHS = [_team_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .STANDARD_PATH */ .M6, '.upgrade-gate.yml'];
const NEAR_PATHS = STANDARD_PATHS.map((path) => path.replace(/\.yml$/, '.yaml'));
async function settingsOfChange(settings, base, head, root) {
    const [before, after] = [await locate(base, settings), await locate(head, settings)];
    if (before === null && after === null)
        return noFile(settings);
    const { settingsOfFiles } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(2857), __webpack_require__.e(8529), __webpack_require__.e(6528)]).then(__webpack_require__.bind(__webpack_require__, 56528));
    return settingsOfFiles(settings, { tree: base, path: before }, { tree: head, path: after }, root);
}
async function settingsOfTree(settings, tree, root) {
    const path = await locate(tree, settings);
    if (path === null)
        return noFile(settings);
    const { readTeamFile, withFile } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(2857), __webpack_require__.e(8529), __webpack_require__.e(6528)]).then(__webpack_require__.bind(__webpack_require__, 56528));
    return { settings: withFile(settings, await readTeamFile(tree, path), root), notes: [] };
}
function noFile(settings) {
    const { config } = settings;
    if (config === undefined)
        return { settings, notes: [] };
    throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(`${settings.given.label('config')} names ${config}, and the repository has no such file.`);
}
async function locate(tree, { config, given }) {
    const entries = await tree.entries();
    const found = STANDARD_PATHS.filter((path) => entries.has(path));
    const [standard, second] = found;
    if (second !== undefined)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(`${tree.name} has ${standard} and ${second}. Keep one of them.`);
    const near = NEAR_PATHS.find((path) => entries.has(path));
    if (near !== undefined)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(`${near} is not read. Rename it to ${near.replace(/\.yaml$/, '.yml')}.`);
    if (config === undefined)
        return standard ?? null;
    if (standard !== undefined && standard !== config)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(`${given.label('config')} is ${config}, but ${tree.name} has ${standard}. Keep one of them.`);
    return entries.has(config) ? config : null;
}
async function exceptionsAddedBy(head, at, histories) {
    if (!(await head.entries()).has(at))
        return [];
    const { exceptionsBetween } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(2857), __webpack_require__.e(8529), __webpack_require__.e(6528)]).then(__webpack_require__.bind(__webpack_require__, 56528));
    return exceptionsBetween(head, at, histories);
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


/***/ }),

/***/ 49203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ countedAll),
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   H_: () => (/* binding */ endSentence),
/* harmony export */   KR: () => (/* binding */ MONTHS),
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   YM: () => (/* binding */ daysBetween),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
function countOf(count, noun) {
    return `${numberOf(count)} ${noun}${count === 1 ? '' : 's'}`;
}
function countedAll(count, noun) {
    return count === 2 ? `Both ${noun}s` : `All ${countOf(count, noun)}`;
}
function numberOf(count) {
    if (Math.abs(count) > Number.MAX_SAFE_INTEGER)
        return count.toExponential(2);
    const shown = Number.isInteger(count) ? count : Math.round(count * 10) / 10;
    return String(shown).replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
}
const MOST_NAMED = 5;
function listOf(names, most = MOST_NAMED) {
    const rest = names.length - most;
    const named = names.slice(0, most);
    if (rest > 0)
        return `${named.join(', ')} and ${numberOf(rest)} more`;
    const last = named.at(-1) ?? '';
    return named.length < 2 ? last : `${named.slice(0, -1).join(', ')} and ${last}`;
}
function capital(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function endSentence(text) {
    return /[.:!?…]$/.test(text) ? text : `${text}.`;
}
function present(...things) {
    return things.flat().filter((thing) => thing !== false && thing !== '');
}
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function daysBetween(start, end) {
    return Math.floor((Date.parse(end) - Date.parse(start)) / 86_400_000);
}
function dayOf(date, { quote }) {
    const [, year, month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})T/.exec(date) ?? [];
    const name = MONTHS[Number(month) - 1];
    return year === undefined || name === undefined ? quote(date) : `${Number(day)} ${name} ${year}`;
}


/***/ }),

/***/ 10106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ renderDetection)
/* harmony export */ });
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49203);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29519);
/* harmony import */ var _option_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3337);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65586);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41437);






const OF_LINES = [
    'The gate judges these lines when their version changes.',
    'For `apply` without --base, name the place: --targets FILE#DOT.PATH or FILE@regex:PATTERN',
];
const MOST_LINES = 20;
function renderDetection(deployments, width = Number.POSITIVE_INFINITY) {
    const show = (each) => renderDetected(each, width);
    if (deployments.length === 0)
        return `No ${_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.name} deployment found. Name the place, or your own image:\n--targets values.yaml#image.tag\n--images 'registry.example.com/bi/*'`;
    if (deployments.some(({ kind }) => kind !== 'line'))
        return deployments.flatMap(show).join('\n');
    const more = deployments.length - MOST_LINES;
    const rest = more > 0 ? [`…and ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(more, 'more line')}, which --json lists.`] : [];
    return [
        ...deployments.slice(0, MOST_LINES).flatMap(show),
        ...rest,
        ...OF_LINES.flatMap((line) => (0,_wrap_js__WEBPACK_IMPORTED_MODULE_4__/* .wrap */ .L)(line, width, '', '')),
    ].join('\n');
}
function renderDetected(deployment, width) {
    const { kind, version, problem, chartVersion, upgradeMode, migrationJob } = deployment;
    const details = [
        (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForLog */ .I5)(kind),
        ...(chartVersion === null ? [] : [`chart ${(0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForLog */ .I5)(chartVersion)}`]),
        ...(upgradeMode === null ? [] : [`upgrade.mode ${(0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForLog */ .I5)(upgradeMode)}`]),
        ...(migrationJob === null ? [] : [`migrationJob.enabled ${migrationJob}`]),
    ];
    return [
        `${_pen_js__WEBPACK_IMPORTED_MODULE_3__/* .LOG_PEN */ .xO.place(deployment)}  ${version === null ? 'unknown' : (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForLog */ .I5)(version)}  (${details.join(', ')})`,
        ...(problem === null ? [] : (0,_wrap_js__WEBPACK_IMPORTED_MODULE_4__/* .wrap */ .L)((0,_option_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inOptions */ .M)((0,_option_names_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutVersions */ .e)((0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .textForLog */ .NQ)(problem.message))), width, '  ', '  ')),
    ];
}


/***/ }),

/***/ 3337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ inOptions),
/* harmony export */   e: () => (/* binding */ withoutVersions)
/* harmony export */ });
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95274);

const INPUT = new RegExp(`\`(${_gate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTING_NAMES */ .OI.join('|')})(?:: ([^\`]*)|:)?\``, 'g');
function inOptions(text) {
    return text.replaceAll(INPUT, (_, name, value) => `\`--${name.replace(/^(base|head)-ref$/, '$1')}${value === undefined ? '' : ` ${value}`}\``);
}
function withoutVersions(message) {
    return message
        .replace(/Pass `to:`(?:,? or|,) (\w)/, (_, first) => first.toUpperCase())
        .replace('`to:` or ', '')
        .replace(/,? or pass (?:`from:` and )?`to:`(?=\.)/, '');
}


/***/ }),

/***/ 65586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   SH: () => (/* binding */ blocksOf),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   rU: () => (/* binding */ markdownPen),
/* harmony export */   xO: () => (/* binding */ LOG_PEN)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81307);
/* harmony import */ var _deployment_remembered_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73366);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49203);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68042);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29519);






const LONGEST_FILE = 200;
const LONGEST_ADDRESS = 2_000;
function markdownPen(report) {
    const linked = new Set();
    const helped = new Set();
    const places = namedPlaces(report);
    const link = (text, address) => `[${text}](${address})`;
    const linkTo = (text, spot) => {
        const address = addressOf(spot, report);
        return address === null ? text : link(text, address);
    };
    const place = (spot) => linkTo(nameOf(spot, _page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ), spot);
    return {
        ..._page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ,
        prose: (message) => (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .textForMarkdown */ .K)(message, (word) => {
            const spot = places.get(word);
            return spot === undefined ? null : place(spot);
        }),
        strong: (text) => `**${text}**`,
        code: (text) => `\`${text}\``,
        inWorkflow: ' in the workflow',
        literal: _page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ.quote,
        version: (version) => {
            if (linked.has(version))
                return version;
            linked.add(version);
            return link(version, `${_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.documents.repositoryUrl}/releases/tag/${version}`);
        },
        comparison: (from, to) => ` ${link('Compare', `${_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.documents.repositoryUrl}/compare/${from}...${to}`)}`,
        help: (code) => {
            if (report.links.gate === null || helped.has(code))
                return '';
            helped.add(code);
            return ` ${link('More', `${report.links.gate}/docs/troubleshooting.md#${code}`)}`;
        },
        strip: (jump, parts) => imagesOf(jump, parts, report.links.gate),
        place,
        line: (spot) => linkTo(`line ${spot.line}`, spot),
        reference: (text, hostile) => {
            const address = inertAddress(hostile);
            return address === null ? text : link(text, address);
        },
    };
}
const plain = (text) => text;
const LOG_PEN = {
    ..._page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9,
    strong: plain,
    code: (text) => `\`${text}\``,
    inWorkflow: '',
    literal: (hostile) => `\`${_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9.quote(hostile)}\``,
    version: plain,
    comparison: () => '',
    help: () => '',
    strip: (jump, parts) => blocksOf(jump, parts, plain),
    place: (spot) => nameOf(spot, _page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9),
    line: (spot) => `line ${spot.line}`,
    reference: (text, hostile) => (inertAddress(hostile) === null ? text : `${text} (${_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9.quote(hostile)})`),
};
const STRIP = {
    true: { image: 'proven', sign: '█' },
    false: { image: 'not-safe', sign: '▒' },
    unknown: { image: 'no-verdict', sign: '░' },
};
const WIDTH_OF_IMAGES = 200;
const LEAST_OF_IMAGE = 4;
function imagesOf({ from, to }, parts, gate) {
    if (parts.length === 0 || gate === null)
        return '';
    const images = parts.map((part) => {
        const source = `${gate}/docs/strip/${STRIP[`${part.verdict}`].image}.svg?raw=true`;
        const width = Math.max(LEAST_OF_IMAGE, Math.round(WIDTH_OF_IMAGES * shareOf(part, parts)));
        return `<img src="${source}" width="${width}" height="14" alt="${part.words}">`;
    });
    return `${from} ${images.join('')} ${to}`;
}
function shareOf({ count }, parts) {
    return count / parts.reduce((sum, part) => sum + part.count, 0);
}
const WIDTH_OF_BLOCKS = 40;
function blocksOf({ from, to }, parts, colour) {
    if (parts.length === 0)
        return '';
    const signs = parts.map((part) => {
        const width = Math.min(part.count, Math.max(1, Math.round(WIDTH_OF_BLOCKS * shareOf(part, parts))));
        return colour(STRIP[`${part.verdict}`].sign.repeat(width), part.verdict);
    });
    return `${from} ${signs.join('')} ${to}`;
}
function placesOf(spots, pen, most) {
    return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(spots.map(pen.place), most);
}
function linesOf(spots, pen) {
    return spots.map((spot, at) => (spot.file === spots[at - 1]?.file ? pen.line(spot) : pen.place(spot)));
}
function nameOf({ file, line }, { quote }) {
    if (file === null)
        return 'the given versions';
    if (file.length <= LONGEST_FILE)
        return quote((0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)({ file, line }));
    return line === null ? quote(file) : `${quote(file)}:${line}`;
}
const namedPlaces = (0,_deployment_remembered_js__WEBPACK_IMPORTED_MODULE_4__/* .remembered */ .H)(findPlaces);
function findPlaces({ deployments, choices }) {
    const spots = [
        ...deployments.flatMap((each) => [each, ...each.advice, ...each.variables, ...each.unseenVariables]),
        ...choices.flatMap(({ edits }) => edits),
    ];
    const files = [...(0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(deployments, ({ file }) => file).values()];
    const alone = files.flatMap(([first, ...others]) => (others.length === 0 ? [first] : []));
    return new Map([...alone, ...spots].flatMap((spot, at) => {
        const { file, line } = spot;
        return file === null || line === null ? [] : [[at < alone.length ? file : (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)({ file, line }), spot]];
    }));
}
function addressOf({ file, line, change }, { links, comparison }) {
    const commit = (change === 'removed' ? comparison?.bases[0] : comparison?.head) ?? '';
    if (file === null || links.repository === null || !/^[\da-f]{40,64}$/.test(commit))
        return null;
    const steps = file.split('/');
    if (file.length > LONGEST_FILE || steps.some((step) => /^\.{0,2}$/.test(step)))
        return null;
    const path = steps.map(encodeStep).join('/');
    return `${links.repository}/blob/${commit}/${path}${line === null ? '' : `#L${line}`}`;
}
function inertAddress(hostile) {
    if (!/^https:\/\//i.test(hostile) || !URL.canParse(hostile))
        return null;
    const { href, username, password } = new URL(hostile);
    if (username !== '' || password !== '' || href.length > LONGEST_ADDRESS)
        return null;
    return href.replace(/[^\w\-./:?=%#+&]|_/g, encodeStep).replaceAll('&', '&amp;');
}
function encodeStep(step) {
    const whole = Buffer.from(step).toString();
    return encodeURIComponent(whole).replace(/[!'()*_~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}


/***/ }),

/***/ 82153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ leadsOut),
/* harmony export */   y: () => (/* binding */ pathBetween)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function pathBetween(from, to) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(from, to).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}
function leadsOut(path) {
    return path === '..' || path.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);
}


/***/ }),

/***/ 79969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ splitRecords),
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Tu: () => (/* binding */ objectId),
/* harmony export */   WX: () => (/* binding */ textsSearchedWith),
/* harmony export */   Xk: () => (/* binding */ entryKindOfMode),
/* harmony export */   n1: () => (/* binding */ followLinks),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   sN: () => (/* binding */ commonPartOf),
/* harmony export */   x0: () => (/* binding */ entriesByPath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29519);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83741);





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
function objectId(type, bytes, like) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(like.length === 40 ? 'sha1' : 'sha256');
    return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}
const MOST_LINKS = 10;
function entriesByPath(entries) {
    const isAfter = ({ path }, index) => index === 0 || path > entries[index - 1].path;
    const sorted = entries.every(isAfter)
        ? entries
        : [...entries].sort((left, right) => (left.path < right.path ? -1 : 1));
    const byPath = new Map();
    for (const entry of sorted)
        byPath.set(entry.path, entry);
    if (byPath.size < sorted.length)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh('Two files have names that look the same as text. Rename one.');
    return byPath;
}
async function followLinks(path, entries, contentOf) {
    if (node_path__WEBPACK_IMPORTED_MODULE_2__.posix.isAbsolute(path))
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
        if (node_path__WEBPACK_IMPORTED_MODULE_2__.posix.isAbsolute(target))
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
    _product_product_js__WEBPACK_IMPORTED_MODULE_3__/* .product */ .q.word,
    'argoproj.io',
    'toolkit.fluxcd.io',
    'helm.cattle.io',
    'crossplane.io',
];
function textsSearchedWith(text) {
    return COMMON_TEXTS.includes(text) ? COMMON_TEXTS : [text];
}
function commonPartOf(text) {
    return COMMON_TEXTS.find((common) => common !== text && text.includes(common));
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
    isIgnored;
    name;
    #root;
    #entries = null;
    #places = new Map();
    #searched = new Map();
    constructor(root, isIgnored = () => false) {
        this.isIgnored = isIgnored;
        this.name = `the folder ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(root)}`;
        this.#root = root;
    }
    async entries() {
        this.#entries ??= this.#list();
        return this.#entries;
    }
    async read(path) {
        if (this.isIgnored(path))
            return null;
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
                    throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TooLargeError */ .qB();
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
                else if ((entry.isFile() || entry.isSymbolicLink()) && !this.isIgnored(path)) {
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
/* harmony export */   Ug: () => (/* binding */ gitSettings),
/* harmony export */   ZX: () => (/* binding */ locateRepository),
/* harmony export */   jF: () => (/* binding */ LOCAL_TIMEOUT_MS),
/* harmony export */   xh: () => (/* binding */ MOST_MESSAGE_CHARACTERS),
/* harmony export */   yJ: () => (/* binding */ realPathBetween)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82153);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83741);





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
function realPathBetween(from, to) {
    return (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pathBetween */ .y)(nearestRealFolder(from), nearestRealFolder(to));
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
            'core.alternateRefsCommand=true',
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
            const late = () => fail(new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git ${args[0]} did not end within ${timeoutMs / 1000} s`));
            const timer = setTimeout(late, timeoutMs);
            child.stdin.end();
            child.stdout.on('data', (chunk) => {
                length += chunk.length;
                if (length > MOST_OUTPUT_BYTES)
                    fail(new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git ${args[0]} answers more than can be read`));
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
    async output(args, options) {
        const { code, stdout, stderr } = await this.run(args, options);
        if (code !== 0)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git ${args[0]} failed: ${stderr || `status ${code}`}`);
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
function gitSettings(settings) {
    const before = Number(process.env['GIT_CONFIG_COUNT'] ?? 0) || 0;
    const entries = Object.entries(settings);
    const variables = entries.flatMap(([name, value], index) => [
        [`GIT_CONFIG_KEY_${before + index}`, name],
        [`GIT_CONFIG_VALUE_${before + index}`, value],
    ]);
    return Object.fromEntries([['GIT_CONFIG_COUNT', String(before + entries.length)], ...variables]);
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
    return new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git cannot be run; install it (${error.message})`);
}
function oneLine(text) {
    return text.trim().replace(/(?<!\s)\s*[\r\n]+\s*/g, '; ');
}


/***/ }),

/***/ 93960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ FOR_ALL),
/* harmony export */   _z: () => (/* binding */ inFolder),
/* harmony export */   mv: () => (/* binding */ baseNameOf),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   pd: () => (/* binding */ foldersOf),
/* harmony export */   tc: () => (/* binding */ fromRoot),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
function inFolder(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
function folderOf(path) {
    return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}
function baseNameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function foldersOf(paths) {
    const folders = new Set(['']);
    for (const path of paths) {
        for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder))
            folders.add(folder);
    }
    return folders;
}
function fromRoot(path) {
    return resolvePath('', path.replace(/^\/+/, ''));
}
function resolvePath(folder, relative) {
    if (relative.startsWith('/'))
        return null;
    const parts = folder === '' ? [] : folder.split('/');
    for (const part of relative.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return null;
    }
    return parts.join('/');
}
const FOR_ALL = /^(?:common|base|defaults|values)$/i;


/***/ })

};
