export const id = 5099;
export const ids = [5099];
export const modules = {

/***/ 15714:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const parse = __webpack_require__(16353)
const prerelease = (version, options) => {
  const parsed = parse(version, options)
  return (parsed && parsed.prerelease.length) ? parsed.prerelease : null
}
module.exports = prerelease


/***/ }),

/***/ 32173:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const compare = __webpack_require__(78469)
const rcompare = (a, b, loose) => compare(b, a, loose)
module.exports = rcompare


/***/ }),

/***/ 26416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ EditedTree)
/* harmony export */ });
class EditedTree {
    tree;
    edited;
    name;
    constructor(tree, edited) {
        this.tree = tree;
        this.edited = edited;
        this.name = tree.name;
    }
    async entries() {
        const entries = new Map(await this.tree.entries());
        for (const path of this.edited.keys())
            entries.set(path, { path, kind: 'file', id: `edited:${path}` });
        return entries;
    }
    async read(path) {
        return this.edited.get(path) ?? (await this.tree.read(path));
    }
    async containing(text, paths) {
        const others = paths.filter((path) => !this.edited.has(path));
        const found = new Set(await this.tree.containing(text, others));
        return paths.filter((path) => this.edited.has(path) || found.has(path));
    }
}


/***/ })

};
