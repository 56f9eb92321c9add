export const id = 451;
export const ids = [451];
export const modules = {

/***/ 60451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withLastingRenames: () => (/* binding */ withLastingRenames)
/* harmony export */ });
/* harmony import */ var _repository_edited_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26416);

const LEAST_SIMILARITY = 0.5;
const PIECE = /[^\n]{0,63}\n|[^\n]{1,64}/g;
async function withLastingRenames(base, head) {
    if (base.tree === null || !(head instanceof _repository_edited_js__WEBPACK_IMPORTED_MODULE_0__/* .EditedTree */ .M))
        return base;
    const renames = new Map(base.renames);
    for (const [path, bytes] of head.edited) {
        const old = renames.get(path);
        const before = old === undefined ? null : await base.tree.read(old);
        if (before !== null && similarity(before, bytes) < LEAST_SIMILARITY)
            renames.delete(path);
    }
    return { ...base, renames };
}
function similarity(before, after) {
    const counts = new Map();
    for (const piece of chunksOf(before))
        counts.set(piece, (counts.get(piece) ?? 0) + 1);
    let common = 0;
    for (const piece of chunksOf(after)) {
        const left = counts.get(piece) ?? 0;
        if (left > 0)
            common += piece.length;
        counts.set(piece, left - 1);
    }
    return common / Math.max(before.length, after.length, 1);
}
function chunksOf(content) {
    return content.toString('latin1').match(PIECE) ?? [];
}


/***/ })

};
