export const id = 281;
export const ids = [281];
export const modules = {

/***/ 5281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openChartRepository: () => (/* binding */ openChartRepository)
/* harmony export */ });
/* harmony import */ var _deployment_chart_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1691);
/* harmony import */ var _net_document_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1659);
/* harmony import */ var _net_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2606);
/* harmony import */ var _net_location_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(473);
/* harmony import */ var _net_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8324);





/** The real index has 0.5 MB at 460 charts (DESIGN section 3). */
const MOST_INDEX_BYTES = 8_000_000;
/**
 * The repository of the service's chart, read when a chart has to be resolved and not before.
 *
 * @param url of the repository or of its `index.yaml`: http(s), `file:` or a path
 * @param workingDirectory absolute folder that a relative path starts from
 */
function openChartRepository(url, workingDirectory, fileSource) {
    return new _deployment_chart_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .ChartRepository */ .p(async () => {
        const location = (0,_net_location_js__WEBPACK_IMPORTED_MODULE_3__/* .parseLocation */ .z)(/\.ya?ml$/.test(url) ? url : `${url.replace(/\/+$/, '')}/index.yaml`, workingDirectory);
        const reader = new _net_document_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .DocumentReader */ .z(_net_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .USER_AGENT */ ._, _net_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .FETCH_LIMITS */ .k, fileSource);
        try {
            const { bytes } = await reader.read(location, MOST_INDEX_BYTES);
            return bytes;
        }
        finally {
            reader.close();
        }
    });
}


/***/ })

};
