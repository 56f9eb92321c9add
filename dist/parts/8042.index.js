export const id = 8042;
export const ids = [8042];
export const modules = {

/***/ 68042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showPlace),
/* harmony export */   w: () => (/* binding */ compareByPlace)
/* harmony export */ });
/** Compares by file, then line, then column. */
function compareByPlace({ place: one }, { place: other }) {
    if (one.file !== other.file)
        return one.file < other.file ? -1 : 1;
    return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}
/** Formats a place for messages: `deploy/values.yaml:12`. */
function showPlace({ file, line }) {
    return line === null ? file : `${file}:${line}`;
}


/***/ })

};
