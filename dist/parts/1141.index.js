export const id = 1141;
export const ids = [1141];
export const modules = {

/***/ 31141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   whyNotArrived: () => (/* binding */ whyNotArrived)
/* harmony export */ });
const OPEN = {
    pending: 'its migrations have not finished',
    parked: 'its migrations are parked, so a person has to look at their log',
    unavailable: 'it cannot tell whether its migrations are done',
};
function whyNotArrived(deployments, serviceOf) {
    const found = deployments.flatMap(({ place, id, version }) => {
        const service = serviceOf(place.file, id);
        if (service === null || version === null)
            return [];
        const { location, version: running, problem, migrations } = service;
        if (running === null)
            return [`${location}: ${problem}.`];
        if (running !== version)
            return [`${location} runs ${running}, and ${place.file} has ${version}.`];
        return migrations === null || migrations === 'done'
            ? []
            : [`${location} runs ${running}, and ${OPEN[migrations]}.`];
    });
    return [...new Set(found)];
}


/***/ })

};
