export const id = 7662;
export const ids = [7662];
export const modules = {

/***/ 2173:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const compare = __webpack_require__(8469)
const rcompare = (a, b, loose) => compare(b, a, loose)
module.exports = rcompare


/***/ }),

/***/ 1691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isProblem),
/* harmony export */   p: () => (/* binding */ ChartRepository)
/* harmony export */ });
/* harmony import */ var semver_functions_rcompare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2173);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5807);
/* harmony import */ var _chart_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3054);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6349);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2431);
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8128);






/** Maps a version of the service's chart to a version of the service, with the chart repository's `index.yaml`. */
class ChartRepository {
    read;
    #index = null;
    /** @param read called at most once, and only when a chart has to be resolved */
    constructor(read) {
        this.read = read;
    }
    /**
     * The version that a chart deploys when its tag is empty, or the reason why it is not known (`chart-too-old`,
     * `chart-unknown`).
     */
    async appVersionOf({ name, version, place }) {
        if ((0,_chart_js__WEBPACK_IMPORTED_MODULE_1__/* .hasTagOfItsOwn */ .Y)(version))
            return (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)('chart-too-old', place, (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(version));
        const unknown = (why) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)('chart-unknown', place, why);
        let index;
        try {
            index = await this.#read();
        }
        catch (error) {
            return unknown(`the chart repository cannot be read: ${error instanceof Error ? error.message : String(error)}`);
        }
        const listed = index
            .items(index.at(index.root, ['entries', name]))
            .filter((entry) => index.scalar(index.at(entry, ['version']))?.text === version)
            .map((entry) => index.scalar(index.at(entry, ['appVersion']))?.text ?? '');
        const [first, ...others] = new Set(listed);
        if (first === undefined)
            return unknown(`the chart repository does not list version ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(version)}`);
        if (others.length > 0)
            return unknown(`the chart repository lists ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(version)} with different appVersions`);
        const reading = (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .readTag */ .zW)(first, '');
        if ('version' in reading && (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isVersion */ .lF)(reading.version))
            return reading.version;
        return unknown(`its appVersion is ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(first)}`);
    }
    /**
     * The newest chart that deploys a version when its tag is empty; null where no chart does or the index cannot be
     * read.
     *
     * @param name name of the chart
     */
    async newestWith(name, appVersion) {
        const index = await this.#read().catch(() => null);
        if (index === null)
            return null;
        const text = (entry, key) => index.scalar(index.at(entry, [key]))?.text ?? '';
        const versions = index
            .items(index.at(index.root, ['entries', name]))
            .filter((entry) => text(entry, 'appVersion').replace(/^v/, '') === appVersion)
            .map((entry) => text(entry, 'version'))
            .filter((version) => (0,_chart_js__WEBPACK_IMPORTED_MODULE_1__/* .exactChartVersion */ .El)(version) === version && !(0,_chart_js__WEBPACK_IMPORTED_MODULE_1__/* .hasTagOfItsOwn */ .Y)(version));
        return versions.sort(semver_functions_rcompare_js__WEBPACK_IMPORTED_MODULE_0__)[0] ?? null;
    }
    #read() {
        this.#index ??= this.#load();
        return this.#index;
    }
    async #load() {
        const bytes = await this.read();
        try {
            return new _source_yaml_js__WEBPACK_IMPORTED_MODULE_4__/* .YamlFile */ ._('index.yaml', new TextDecoder('utf-8', { fatal: true }).decode(bytes));
        }
        catch (error) {
            throw error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm ? error : new Error('its index is not UTF-8');
        }
    }
}
/** Whether the answer is a problem instead of a version. */
function isProblem(answer) {
    return typeof answer !== 'string';
}


/***/ }),

/***/ 5281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openChartRepository: () => (/* binding */ openChartRepository)
/* harmony export */ });
/* harmony import */ var _deployment_chart_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1691);
/* harmony import */ var _net_document_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6299);
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
