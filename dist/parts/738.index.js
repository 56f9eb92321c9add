export const id = 738;
export const ids = [738];
export const modules = {

/***/ 9738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VH: () => (/* binding */ isBehindEntry),
/* harmony export */   XR: () => (/* binding */ MOST_FILE_BYTES),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   jh: () => (/* binding */ TreeError)
/* harmony export */ });
/** Whether a path lies behind a link or in another repository: what is there cannot be seen among the entries. */
function isBehindEntry(path, entries) {
    const above = path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));
    return above.some((folder) => (entries.get(folder)?.kind ?? 'file') !== 'file');
}
/** A state of a repository that cannot be read. */
class TreeError extends Error {
    name = 'TreeError';
}
/** A larger file is read neither from a repository nor from its server, which sets the same limit. */
const MOST_FILE_BYTES = 100_000_000;
/** A file that is too large to be read. */
function tooLarge() {
    return new TreeError(`it is larger than the limit of ${MOST_FILE_BYTES / 1_000_000} MB`);
}


/***/ })

};
