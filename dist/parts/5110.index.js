export const id = 5110;
export const ids = [5110];
export const modules = {

/***/ 95110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   crossplane: () => (/* binding */ crossplane)
/* harmony export */ });
/* harmony import */ var _releases_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90277);
/* harmony import */ var _releases_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16107);


const RELEASE = {
    kind: 'crossplane',
    group: 'helm.crossplane.io',
    object: 'Release',
    sources: ['spec.forProvider'],
    layers: [
        { as: 'settings', at: ['set'] },
        { as: 'values', at: ['values'] },
        { as: 'references', at: ['valuesFrom'] },
    ],
    notEvaluated: [{ path: 'patchesFrom' }],
    release: ({ value }) => value.textAt('metadata', 'annotations', 'crossplane.io/external-name') || null,
    open: (0,_releases_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .openPublished */ .nZ)(['chart.url', 'chart.name'], { version: 'chart.version', repository: 'chart.repository' }),
};
const crossplane = (0,_releases_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .readerOf */ .T)(RELEASE, { ...RELEASE, group: 'helm.m.crossplane.io' });


/***/ })

};
