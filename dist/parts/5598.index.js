export const id = 5598;
export const ids = [5598];
export const modules = {

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


/***/ })

};
