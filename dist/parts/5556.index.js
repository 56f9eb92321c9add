export const id = 5556;
export const ids = [5556];
export const modules = {

/***/ 95556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serviceFinder: () => (/* binding */ serviceFinder)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);

/**
 * Finds the service for a deployment: the first whose glob fits its file or its id (docs/rules.md#what-runs).
 *
 * @param folder of the repository that globs may be relative to, without a slash at the end; empty for its root
 */
function serviceFinder(running, folder) {
    const services = running.map((service) => ({ service, fits: matcherOf(service) }));
    return (file, id) => {
        const isBelow = folder !== '' && file?.startsWith(`${folder}/`) === true;
        const names = [file, isBelow ? file.slice(folder.length + 1) : null, id].filter((name) => name !== null);
        return services.find(({ fits }) => fits(names))?.service ?? null;
    };
}
function matcherOf({ glob }) {
    if (glob === null)
        return () => true;
    const fits = picomatch__WEBPACK_IMPORTED_MODULE_0__(glob, { dot: true });
    // An id may hold characters that mean something in a glob.
    return (names) => names.some((name) => name === glob || fits(name));
}


/***/ })

};
