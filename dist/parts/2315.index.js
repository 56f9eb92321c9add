export const id = 2315;
export const ids = [2315];
export const modules = {

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


/***/ })

};
