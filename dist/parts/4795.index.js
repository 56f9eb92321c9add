export const id = 4795;
export const ids = [4795];
export const modules = {

/***/ 24795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stagedCommits: () => (/* binding */ stagedCommits)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _git_clone_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57279);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83741);



const NOBODY = { NAME: 'upgrade-gate', EMAIL: 'upgrade-gate@localhost', DATE: '1970-01-01T00:00:00Z' };
const IDENTITY = Object.fromEntries(['AUTHOR', 'COMMITTER'].flatMap((role) => Object.entries(NOBODY).map(([name, value]) => [`GIT_${role}_${name}`, value])));
async function stagedCommits(directory, indexFile) {
    const { clone, problem } = await _git_clone_js__WEBPACK_IMPORTED_MODULE_1__/* .GitClone */ .o.open(directory, false);
    if (clone === null)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .TreeError */ .jh(`${directory} cannot be read as a git repository: ${problem}`);
    const { git, root } = clone;
    const index = indexFile === undefined || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(indexFile) ? indexFile : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root ?? directory, indexFile);
    const environment = { ...IDENTITY, ...(index !== undefined && { GIT_INDEX_FILE: index }) };
    const idOf = async (...args) => {
        const { code, stdout, stderr } = await git.run(args, { environment });
        if (code !== 0)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .TreeError */ .jh(`git ${args[0]} failed: ${stderr}`);
        return stdout.toString().trim();
    };
    try {
        const tree = await idOf('write-tree', '--missing-ok');
        const existing = await clone.commitOf('HEAD');
        const base = existing ?? (await idOf('commit-tree', '-m', 'empty', await idOf('mktree')));
        return { base, head: await idOf('commit-tree', '-m', 'staged', '-p', base, tree) };
    }
    finally {
        clone.objects.close();
    }
}


/***/ })

};
