export const id = 3543;
export const ids = [3543];
export const modules = {

/***/ 23543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readRenderedFiles: () => (/* binding */ readRenderedFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _repository_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83741);




const MOST_BYTES = 32_000_000;
const MOST_FILES = 20_000;
function readRenderedFiles(root, location) {
    try {
        const isFile = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(root).isFile();
        const names = isFile ? [''] : namesBelow(root);
        const bytes = names.reduce((sum, name) => sum + (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name)).size, 0);
        if (names.length > MOST_FILES)
            return unread(`holds more than ${MOST_FILES} files`);
        if (bytes > MOST_BYTES)
            return unread(`holds more than ${MOST_BYTES / 1_000_000} MB`);
        const read = names.map((name) => ({ name, content: (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name)) }));
        const list = read.map(({ name, content }) => `${digestOf(content)}  ${name}\n`).join('');
        return {
            files: read.map(({ name, content }) => ({
                path: name === '' ? location : node_path__WEBPACK_IMPORTED_MODULE_2__.posix.join(location, name),
                name,
                text: content.toString('utf8').replace(/^\uFEFF/, ''),
            })),
            sha256: isFile ? list.slice(0, list.indexOf(' ')) : digestOf(list),
            problem: null,
        };
    }
    catch (error) {
        throw new _repository_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`Cannot read ${location}: ${error.code ?? String(error)}`);
    }
}
function unread(problem) {
    return { files: [], sha256: '', problem };
}
function namesBelow(root, folder = '') {
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder), { withFileTypes: true }).flatMap((entry) => {
        const name = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.join(folder, entry.name);
        if (entry.isDirectory())
            return namesBelow(root, name);
        return entry.isFile() && /\.(?:ya?ml|json)$/i.test(name) ? [name] : [];
    });
    return names.sort();
}
function digestOf(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}


/***/ })

};
