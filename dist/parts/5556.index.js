export const id = 5556;
export const ids = [5556,3175];
export const modules = {

/***/ 17794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $F: () => (/* binding */ openMigrationsOf),
/* harmony export */   Gc: () => (/* binding */ underTerms),
/* harmony export */   Io: () => (/* binding */ NO_TERMS),
/* harmony export */   bK: () => (/* binding */ OPEN_MIGRATIONS),
/* harmony export */   ti: () => (/* binding */ holdAbove)
/* harmony export */ });
/* harmony import */ var _release_safety_release_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(554);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15807);


const NO_TERMS = { promotion: null, migrations: null };
function underTerms(index, from, { promotion, migrations }) {
    const promoted = promotion === null ? index : holdAbove(index, promotion);
    return migrations === null ? promoted : holdNext(promoted, from, migrations);
}
function openMigrationsOf(service) {
    if (service === null || service.migrations === null || service.migrations === 'done')
        return null;
    return { location: service.location, state: service.migrations };
}
const OPEN_MIGRATIONS = {
    pending: 'its migrations have not finished',
    parked: 'its migrations are parked, so a person has to look at their log',
    unavailable: 'it cannot tell now whether its migrations are done',
};
function holdNext(index, from, { location, state }) {
    const isStop = index.releases.some(({ requiredStops }) => requiredStops.includes(from));
    const rule = isStop ? 'migrations-open-at-stop' : 'migrations-open';
    const says = `${location} runs ${from}, and ${OPEN_MIGRATIONS[state]}`;
    const hold = { rule, on: 'span', says, passesFrom: null, issue: null };
    const next = index.releases.findIndex(({ version }) => (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(version, from) > 0);
    return { ...index, releases: index.releases.map((each, at) => (at === next ? (0,_release_safety_release_js__WEBPACK_IMPORTED_MODULE_0__/* .withHolds */ .Bg)(each, [hold]) : each)) };
}
function holdAbove(index, { from, has }) {
    const rule = has === null ? 'promotion-unknown' : 'promotion';
    const says = has === null ? from : `${from} has ${has}`;
    const hold = { rule, on: 'target', says, passesFrom: null, issue: null };
    const releases = index.releases.map((release) => has !== null && (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(release.version, has) <= 0 ? release : (0,_release_safety_release_js__WEBPACK_IMPORTED_MODULE_0__/* .withHolds */ .Bg)(release, [hold]));
    return { ...index, releases };
}


/***/ }),

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
