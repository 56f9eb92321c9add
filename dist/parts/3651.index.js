export const id = 3651;
export const ids = [3651];
export const modules = {

/***/ 33651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k3s: () => (/* binding */ k3s)
/* harmony export */ });
/* harmony import */ var _releases_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90277);
/* harmony import */ var _releases_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16107);


const HELM_CHART = {
    kind: 'k3s',
    group: 'helm.cattle.io',
    object: 'HelmChart',
    sources: ['spec'],
    layers: [
        { as: 'settings', at: ['set'] },
        { as: 'references', at: ['valuesSecrets'], of: 'HelmChartConfig' },
        { as: 'values', at: ['values'], of: 'HelmChartConfig' },
        { as: 'values', at: ['valuesContent'], of: 'HelmChartConfig' },
        { as: 'references', at: ['valuesSecrets'] },
        { as: 'values', at: ['values'] },
        { as: 'values', at: ['valuesContent'] },
    ],
    notEvaluated: [{ path: 'chartContent' }],
    open: (0,_releases_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .openPublished */ .nZ)(['chart'], { version: 'version', repository: 'repo' }),
};
const k3s = (0,_releases_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .readerOf */ .T)(HELM_CHART);


/***/ })

};
