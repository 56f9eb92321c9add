export const id = 1625;
export const ids = [1625];
export const modules = {

/***/ 61625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openChartRepository: () => (/* binding */ openChartRepository)
/* harmony export */ });
/* harmony import */ var _deployment_chart_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1691);
/* harmony import */ var _net_document_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16299);
/* harmony import */ var _net_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22606);
/* harmony import */ var _net_location_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50473);




const MOST_INDEX_BYTES = 8_000_000;
function openChartRepository(url, workingDirectory, fileSource) {
    return new _deployment_chart_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .ChartRepository */ .p(async () => {
        const index = /\.ya?ml$/.test(url) ? url : `${url.replace(/(?<!\/)\/+$/, '')}/index.yaml`;
        const location = (0,_net_location_js__WEBPACK_IMPORTED_MODULE_3__/* .parseLocation */ .z)(index, workingDirectory);
        const reader = new _net_document_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .DocumentReader */ .z(_net_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .FETCH_LIMITS */ .k, fileSource);
        try {
            return (await reader.read(location, MOST_INDEX_BYTES)).bytes;
        }
        finally {
            reader.close();
        }
    });
}


/***/ })

};
