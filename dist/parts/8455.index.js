export const id = 8455;
export const ids = [8455,2315];
export const modules = {

/***/ 58455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   COMMANDS: () => (/* binding */ COMMANDS)
/* harmony export */ });
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95274);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29519);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32315);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81081);




const GATE = [
    'from',
    'to',
    'base',
    'head',
    'running-url',
    'fail-on',
    'new-target',
    'no-deployment',
    'strict',
    'endpoints',
    'table-sizes',
    'rendered-base',
    'rendered-head',
    ..._gate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_NAMES */ .So,
    ..._options_js__WEBPACK_IMPORTED_MODULE_2__/* .DETECTION_NAMES */ .lT,
    ..._options_js__WEBPACK_IMPORTED_MODULE_2__/* .EVIDENCE_NAMES */ .pB,
    'config',
    'environment',
];
const BAD_QUESTION = 'invalid input, such as a bad version, a downgrade or an unknown option';
const COMMANDS = {
    'upgrade-check': {
        load: async () => (await __webpack_require__.e(/* import() */ 7955).then(__webpack_require__.bind(__webpack_require__, 77955))).upgradeCheck,
        answers: `Can this upgrade roll? Answers like ${_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.name}'s own command, by the index.`,
        usage: ['upgrade-check --from X.Y.Z --to X.Y.Z'],
        options: ['from', 'to', ..._options_js__WEBPACK_IMPORTED_MODULE_2__/* .EVIDENCE_NAMES */ .pB, 'json'],
        defaults: { artifacts: 'off' },
        examples: ['upgrade-check --from 2.90.0 --to 2.91.0', 'upgrade-check --from 2.90.0 --to 2.95.0 --json'],
        exits: { 0: 'safe', 1: 'not safe', 2: 'the index does not cover it, or cannot be read', 3: BAD_QUESTION },
    },
    plan: {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4666), __webpack_require__.e(9890)]).then(__webpack_require__.bind(__webpack_require__, 49890))).plan,
        answers: 'Which steps lead there, which need downtime, and which is the newest that rolls?',
        usage: ['plan --from X.Y.Z --to X.Y.Z', 'plan --environment NAME --to X.Y.Z   from what its files have'],
        options: ['from', 'to', ..._gate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_NAMES */ .So, ..._options_js__WEBPACK_IMPORTED_MODULE_2__/* .EVIDENCE_NAMES */ .pB, 'config', 'environment', 'json', 'verbose'],
        defaults: { artifacts: 'off' },
        examples: ['plan --from 1.2.0 --to 2.114.0', 'plan --from 2.90.0 --to 2.114.0 --artifacts verify'],
        exits: {
            0: 'it rolls',
            1: 'it needs downtime, or several steps',
            2: 'unproven, or no permitted path leads there',
            3: BAD_QUESTION,
        },
    },
    gate: {
        load: async () => (await __webpack_require__.e(/* import() */ 8118).then(__webpack_require__.bind(__webpack_require__, 58118))).gate,
        answers: 'Does what the action does, with its decision, reasons, choices and plan.',
        usage: [
            'gate --from X.Y.Z --to X.Y.Z',
            'gate --base REF [--head REF]   compares commits of a repository',
            'gate --staged                  before a commit',
        ],
        options: [...GATE, 'staged', 'approved-report', ..._report_files_js__WEBPACK_IMPORTED_MODULE_3__/* .REPORT_FILES */ .J, 'json', 'verbose'],
        examples: ['gate --base main', 'gate --from 2.90.0 --to 2.114.0 --fail-on blocked'],
        exits: {
            0: 'passed under --fail-on',
            1: 'it needs downtime, or several steps',
            2: 'unproven, because evidence, a file or a commit cannot be read',
            3: 'invalid input, such as a bad version or a downgrade, or no deployment found',
        },
    },
    verify: {
        load: async () => (await __webpack_require__.e(/* import() */ 8118).then(__webpack_require__.bind(__webpack_require__, 58118))).verify,
        answers: "Compares a deployment with the approved report, under today's documents.",
        usage: [
            'verify REPORT                           judges its upgrades',
            'verify REPORT --base REF [--head REF]   compares commits',
            'verify REPORT --from X.Y.Z --to X.Y.Z',
        ],
        options: [...GATE, ..._report_files_js__WEBPACK_IMPORTED_MODULE_3__/* .REPORT_FILES */ .J, 'json', 'verbose'],
        operand: 'report',
        examples: ['verify report.json', 'verify report.json --base HEAD^ --minimum-release-age "3 days"'],
        exits: {
            0: 'as approved, and `gate` passes',
            1: 'not as approved, or it needs downtime, or one jump is not permitted',
            2: 'unproven, because evidence, a file or a commit cannot be read',
            3: 'invalid input, such as a bad version, a downgrade or an unusable report',
        },
    },
    detect: {
        load: async () => (await __webpack_require__.e(/* import() */ 9566).then(__webpack_require__.bind(__webpack_require__, 79566))).detect,
        answers: 'What does a folder deploy? Reads the files on disk, committed or not.',
        usage: ['detect [DIR]'],
        options: [..._options_js__WEBPACK_IMPORTED_MODULE_2__/* .DETECTION_NAMES */ .lT, 'config', 'environment', 'json'],
        operand: 'folder',
        examples: ['detect', 'detect ../infrastructure --json'],
        exits: {
            0: 'read, even if some versions are unknown',
            2: 'a file cannot be read',
            3: 'invalid input, such as an unknown option or no such folder',
        },
    },
    apply: {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7279), __webpack_require__.e(6877)]).then(__webpack_require__.bind(__webpack_require__, 96877))).apply,
        answers: 'Writes a version into the files of a folder, where `detect` finds one.',
        usage: [
            'apply [DIR] --to X.Y.Z [--mode] [--base REF]',
            'apply [DIR] --next [--to X.Y.Z] [--mode] [--base REF]',
            'apply [DIR] --mode [--base REF]',
            'apply [DIR] --done',
            'apply [DIR] --pin --running-url URL',
        ],
        options: [
            'to',
            'next',
            'mode',
            'base',
            'done',
            'pin',
            'running-url',
            ..._gate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_NAMES */ .So,
            'index-url',
            ..._options_js__WEBPACK_IMPORTED_MODULE_2__/* .DETECTION_NAMES */ .lT,
            'config',
            'environment',
            'json',
        ],
        operand: 'folder',
        examples: ['apply --mode --base main', 'apply environments/prod --to 2.114.0 --mode', 'apply --done'],
        exits: {
            0: 'written, or already so',
            2: 'nothing written, because a part of it cannot be or the index cannot be read',
            3: BAD_QUESTION,
        },
    },
    init: {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(2857), __webpack_require__.e(7291), __webpack_require__.e(8529), __webpack_require__.e(6615)]).then(__webpack_require__.bind(__webpack_require__, 6615))).init,
        answers: "Writes the workflow and the team's own file, and lists your next steps.",
        usage: ['init [DIR] [--ci SYSTEM]'],
        options: ['ci', ..._options_js__WEBPACK_IMPORTED_MODULE_2__/* .DETECTION_NAMES */ .lT, 'json'],
        operand: 'folder',
        examples: ['init', 'init ../infrastructure --ci gitlab', 'init --targets values.yaml#image.tag'],
        exits: {
            0: 'written, or there already, because a file that is there stays',
            2: 'a file cannot be read',
            3: 'nothing written: no deployment found, a file cannot be written',
        },
    },
    running: {
        load: async () => (await __webpack_require__.e(/* import() */ 2682).then(__webpack_require__.bind(__webpack_require__, 2682))).running,
        answers: 'Asks --url, or your file, for the current version. --expect waits for one.',
        usage: [
            'running --url URL [--expect X.Y.Z] [--within 10m]',
            'running [--environment NAME] [--expect X.Y.Z] [--within 10m]',
        ],
        options: ['url', 'environment', 'expect', 'within', 'tag-suffix', 'config', 'json'],
        examples: [
            'running --url https://bi.example.com',
            'running --url https://bi.example.com --expect 2.114.0 --within 10m',
        ],
        exits: {
            0: 'it answers, and it is the expected version',
            1: 'another version answers',
            2: 'no answer, or an answer without a version',
            3: 'invalid input, such as a bad address, version or time',
        },
    },
    backtest: {
        load: async () => (await __webpack_require__.e(/* import() */ 5164).then(__webpack_require__.bind(__webpack_require__, 95164))).backtest,
        answers: 'What would upgrading every so many days have meant, by the index?',
        usage: ['backtest --from X.Y.Z [--every 7d]'],
        options: ['from', 'every', 'index-url', 'working-directory', 'json'],
        examples: ['backtest --from 2.90.0', 'backtest --from 2.90.0 --every 7d --json'],
        exits: {
            0: 'answered',
            2: 'the index cannot be read, or does not have the version or its date',
            3: BAD_QUESTION,
        },
    },
};


/***/ }),

/***/ 32315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ed: () => (/* binding */ optionLabel),
/* harmony export */   gA: () => (/* binding */ folderOperand),
/* harmony export */   lT: () => (/* binding */ DETECTION_NAMES),
/* harmony export */   lw: () => (/* binding */ OPTIONS),
/* harmony export */   pB: () => (/* binding */ EVIDENCE_NAMES),
/* harmony export */   readOptions: () => (/* binding */ readOptions),
/* harmony export */   takesValue: () => (/* binding */ takesValue)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95274);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29519);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38811);






const OPTIONS = {
    from: ['X.Y.Z', 'current version'],
    to: ['X.Y.Z', 'target version'],
    base: ['REF', 'commit, branch or tag before the change (also --base-ref)'],
    head: ['REF', 'commit, branch or tag after the change (also --head-ref)'],
    next: ['', 'only the first step of the plan to --to, or to the newest release'],
    mode: ['', 'declare Recreate if the jump needs it, or everywhere if given alone'],
    done: ['', 'take out again what a downtime left behind'],
    pin: ['', 'replace `latest` with the current version at --running-url'],
    'index-url': ['URL|PATH', 'release-safety index'],
    'release-asset-url': ['TEMPLATE', 'artifact of a release, with {version} where the version goes'],
    artifacts: ['verify|explain|off', 'verify (they must confirm the index), explain or off (not read)'],
    'minimum-release-age': ['AGE', 'minimum age of a target, such as "3 days" or "36 hours"'],
    'max-index-age': ['AGE', 'how old the index may be, such as "7 days"'],
    'known-issues': ['URL|PATH', 'file of releases that you keep out, see docs/policy.md'],
    'table-sizes': ['URL|PATH', 'how big your tables are, see docs/report.md'],
    'approved-report': ['PATH', 'report that was approved, so anything else or worse fails'],
    endpoints: ['METHOD PATH', 'REST endpoint that you call, to see what breaks it (repeatable)'],
    url: ['URL', `address of ${_product_product_js__WEBPACK_IMPORTED_MODULE_4__/* .product */ .q.name} (no token is sent)`],
    expect: ['X.Y.Z', 'version to wait for, until it answers three times in a row'],
    within: ['10m', 'how long to wait, such as 90s, 10m or 1h'],
    every: ['7d', 'days between two upgrades (default: compare 1, 2, 7, 14 and 30)'],
    'fail-on': ['not-rolling|mode-mismatch|blocked|never', 'what makes the exit code other than 0'],
    'new-target': ['pass|fail', 'whether a new deployment passes'],
    'no-deployment': ['fail|pass', 'whether a repository that deploys nothing passes'],
    strict: ['true|false', 'whether problems that were there before fail too'],
    'running-url': ['[GLOB=]URL', 'service to ask for its version (repeatable with globs)'],
    targets: ['FILE#DOT.PATH', 'place of the version, or FILE@regex:PATTERN (repeatable)'],
    discover: ['true|false', 'look for deployments (true without --targets, else false)'],
    files: ['GLOB', 'files to search, !GLOB leaves files out (repeatable)'],
    images: ['GLOB', 'more images whose tag is the version (repeatable)'],
    'tag-suffix': ['SUFFIX', 'suffix to drop from tags'],
    chart: ['NAME', `name of ${_product_product_js__WEBPACK_IMPORTED_MODULE_4__/* .product */ .q.name}'s chart`],
    'chart-version': ['X.Y.Z', 'version of that chart, if no file has it'],
    'chart-repository-url': ['URL|PATH', 'repository of that chart'],
    'env-files': ['PATH', 'variables for compose files (repeatable)'],
    'compose-files': ['PATH', 'compose files used together, in the order of -f (repeatable)'],
    'rendered-base': ['PATH', 'what your tools render from the base, see docs/rendered.md'],
    'rendered-head': ['PATH', 'what they render from the head'],
    'working-directory': ['DIR', 'run as if started in DIR'],
    environment: ['NAME', "only this environment of the team's own file"],
    config: ['PATH', "the team's own file, if it is not .github/upgrade-gate.yml"],
    ci: ['github|gitlab|azure|bitbucket|jenkins', 'system that runs the check (what files and remote show)'],
    staged: ['', 'judge what is about to be committed (the index against HEAD)'],
    summary: ['FILE', 'write the report as Markdown'],
    sarif: ['FILE', 'write errors and warnings as SARIF 2.1.0'],
    'code-quality': ['FILE', "write them for GitLab's code quality"],
    json: ['', 'print one line of JSON to standard output'],
    verbose: ['', 'show all releases, and the evidence with its hashes'],
};
const ALIASES = { base: 'base-ref', head: 'head-ref' };
const EVIDENCE_NAMES = ['index-url', 'release-asset-url', 'artifacts', 'working-directory'];
const DETECTION_NAMES = [
    'targets',
    'discover',
    'files',
    'images',
    'tag-suffix',
    'chart',
    'chart-version',
    'chart-repository-url',
    'env-files',
    'compose-files',
];
function readOptions(args, form) {
    const { options } = form;
    const flags = options.filter((name) => OPTIONS[name]?.[0] === '');
    const known = options.filter((name) => !flags.includes(name)).flatMap((name) => [ALIASES[name] ?? [], name].flat());
    const { tokens, values } = parseLeniently(args, known, flags);
    const operands = operandsOf(tokens, known, flags);
    const [operand = null] = operands;
    const [most, expected] = form.operand === undefined
        ? [0, 'This command takes options only. See its --help.']
        : [1, `Give one ${form.operand}.`];
    if (operands.length > most)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d(`"${operands[most]}" is not an option. ${expected}`);
    const own = {};
    const texts = {};
    for (const option of known) {
        const given = values[option];
        if (!Array.isArray(given))
            continue;
        const name = (ALIASES[option] ?? option);
        if (given.length > 1 && !_gate_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .LIST_NAMES */ .Kv.includes(name))
            throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d(`--${option} is given ${given.length} times.`);
        if (given.includes(''))
            throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d(`--${option} is empty.`);
        if (_gate_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .SETTING_NAMES */ .OI.includes(name))
            texts[name] = given.join('\n');
        else
            own[option] = given.join('\n');
    }
    const switches = new Set(flags.filter((name) => values[name] === true));
    return {
        settings: (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSettings */ .P$)(texts, optionLabel, form.defaults),
        json: switches.has('json'),
        switches,
        own,
        operand,
    };
}
function parseLeniently(args, known, flags) {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_2__.parseArgs)({
        args: [...args],
        options: Object.fromEntries([
            ...known.map((name) => [name, { type: 'string', multiple: true }]),
            ...flags.map((name) => [name, { type: 'boolean' }]),
        ]),
        strict: false,
        allowPositionals: true,
        tokens: true,
    });
}
function operandsOf(tokens, known, flags) {
    const all = [...known, ...flags];
    const operands = [];
    for (const token of tokens) {
        if (token.kind === 'positional')
            operands.push(token.value);
        if (token.kind !== 'option')
            continue;
        if (flags.includes(token.name)) {
            if (token.value !== undefined)
                throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d(`--${token.name} takes no value.`);
            continue;
        }
        if (!known.includes(token.name)) {
            const options = all.map((name) => `--${name}`);
            throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d(`There is no option ${token.rawName}${(0,_settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__/* .suggest */ .Z)(`--${token.name}`, options)}`);
        }
        const isSuffix = token.name === 'tag-suffix' && !all.some((name) => token.value?.split('=')[0] === `--${name}`);
        const isOption = token.value?.startsWith('-') === true && !token.inlineValue && !isSuffix;
        if (token.value === undefined || isOption)
            throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d(`${token.rawName} needs a value.`);
    }
    return operands;
}
function optionLabel(name) {
    return `--${name}`;
}
function takesValue(argument) {
    if (!argument.startsWith('--') || argument.includes('='))
        return false;
    return (OPTIONS[argument.slice(2)]?.[0] ?? 'VALUE') !== '';
}
function folderOperand(operand) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(operand ?? '.');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder, { throwIfNoEntry: false })?.isDirectory())
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d(`${folder} is not a folder.`);
    return folder;
}


/***/ }),

/***/ 81081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ reportFiles),
/* harmony export */   J: () => (/* binding */ REPORT_FILES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69851);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32883);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38811);





const RENDERINGS = {
    summary: async (report) => (await Promise.all(/* import() */[__webpack_require__.e(1472), __webpack_require__.e(4666), __webpack_require__.e(7551), __webpack_require__.e(8645)]).then(__webpack_require__.bind(__webpack_require__, 68645))).renderSummary(report),
    sarif: async (report) => `${(0,_page_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonLine */ .rF)((await Promise.all(/* import() */[__webpack_require__.e(1472), __webpack_require__.e(4666), __webpack_require__.e(1917)]).then(__webpack_require__.bind(__webpack_require__, 11917))).sarifOf(report))}\n`,
    'code-quality': async (report) => `${(0,_page_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonLine */ .rF)((await Promise.all(/* import() */[__webpack_require__.e(1472), __webpack_require__.e(4666), __webpack_require__.e(1917)]).then(__webpack_require__.bind(__webpack_require__, 11917))).codeQualityOf(report))}\n`,
};
const REPORT_FILES = Object.keys(RENDERINGS);
function reportFiles(given, folder) {
    const files = Object.entries(RENDERINGS).flatMap(([option, render]) => {
        const path = given[option];
        return path === undefined ? [] : [{ option, render, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path) }];
    });
    for (const { option, path } of files)
        orInputError(option, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true }));
    return async (report) => {
        for (const { option, path, render } of files) {
            const content = await render(report);
            orInputError(option, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, content));
        }
    };
}
function orInputError(option, write) {
    try {
        write();
    }
    catch (error) {
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .d(`--${option} cannot be written: ${(0,_net_fetch_error_js__WEBPACK_IMPORTED_MODULE_2__/* .describeCause */ .V)(error)}. Name a file in a folder that exists.`);
    }
}


/***/ })

};
