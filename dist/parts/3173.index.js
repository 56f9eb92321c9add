export const id = 3173;
export const ids = [3173];
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
/* harmony import */ var _settings_in_force_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75598);





async function settingsOfCheckout(settings, folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(settings['working-directory'])) {
    const root = rootOf(folder);
    const paths = [..._settings_in_force_js__WEBPACK_IMPORTED_MODULE_4__/* .STANDARD_PATHS */ .n, ..._settings_in_force_js__WEBPACK_IMPORTED_MODULE_4__/* .NEAR_PATHS */ .kV, ...(settings.config === undefined ? [] : [settings.config])];
    return (await (0,_settings_in_force_js__WEBPACK_IMPORTED_MODULE_4__.settingsOfTree)(settings, treeOf(root, paths), root)).settings;
}
function rootOf(folder) {
    return (0,_repository_git_command_js__WEBPACK_IMPORTED_MODULE_3__/* .locateRepository */ .ZX)(folder, { bare: false })?.folder ?? folder;
}
function statusOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
function treeOf(root, paths) {
    const disk = new _repository_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .FolderTree */ .z(root);
    const entries = new Map(paths.flatMap((path) => {
        const status = statusOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
        if (status === undefined)
            return [];
        return [[path, { path, kind: status.isFile() ? 'file' : 'symlink', id: null }]];
    }));
    return { name: disk.name, entries: async () => entries, read: (path) => disk.read(path), containing: async () => [] };
}


/***/ })

};
