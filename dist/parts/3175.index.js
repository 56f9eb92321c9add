export const id = 3175;
export const ids = [3175];
export const modules = {

/***/ 95556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serviceFinder: () => (/* binding */ serviceFinder),
/* harmony export */   standingOf: () => (/* binding */ standingOf),
/* harmony export */   whyNotArrived: () => (/* binding */ whyNotArrived)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14006);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15807);
/* harmony import */ var _policy_terms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17794);



function serviceFinder(running, folder) {
    const services = running.map((service) => ({ service, fits: picomatch__WEBPACK_IMPORTED_MODULE_1__(service.glob ?? '**', { dot: true }) }));
    return (file, id) => {
        const isBelow = folder !== '' && file?.startsWith(`${folder}/`) === true;
        const names = [file, isBelow ? file.slice(folder.length + 1) : null, id].filter((name) => name !== null);
        const found = services.find(({ service: { glob }, fits }) => {
            return glob === null || names.some((name) => name === glob || fits(name));
        });
        return found?.service ?? null;
    };
}
function standingOf({ from, to }, running) {
    if (running === from)
        return null;
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(running, to) > 0)
        return 'above';
    return (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(running, from) < 0 ? 'behind' : 'ahead';
}
function whyNotArrived(deployments, serviceOf) {
    const found = deployments.flatMap(({ place, id, start }) => {
        const service = serviceOf(place.file, id);
        if (service === null || start === null)
            return [];
        const { location, version: running, problem, migrations } = service;
        if (running === null)
            return [`${location}: ${problem}.`];
        if (running !== start)
            return [`${location} runs ${running}, and ${place.file} has ${start}.`];
        return migrations === null || migrations === 'done'
            ? []
            : [`${location} runs ${running}, and ${_policy_terms_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_MIGRATIONS */ .bK[migrations]}.`];
    });
    return [...new Set(found)];
}


/***/ })

};
