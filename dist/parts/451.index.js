export const id = 451;
export const ids = [451];
export const modules = {

/***/ 60451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withLastingRenames: () => (/* binding */ withLastingRenames)
/* harmony export */ });
/* harmony import */ var _repository_edited_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26416);

/** Git is asked to report two files as a rename if they have at least this share of content in common. */
const LEAST_SIMILARITY = 0.5;
/** Git compares lines, and cuts longer lines into pieces of this many bytes. */
const PIECE = /[^\n]{0,63}\n|[^\n]{1,64}/g;
/**
 * Returns the base without the renames that the edits would break. If a short file moves and gets one more line, git may take it for a new
 * file.
 */
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
/** How much of the longer file both files have in common, from 0 to 1. */
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
