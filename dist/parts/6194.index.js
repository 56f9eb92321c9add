export const id = 6194;
export const ids = [6194];
export const modules = {

/***/ 6194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dockerfile: () => (/* binding */ dockerfile)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29519);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91831);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5114);
/* harmony import */ var _compose_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49683);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34862);
/* harmony import */ var _root_image_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45535);







const KIND = 'dockerfile';
const dockerfile = {
    async read(files, candidates, settings) {
        const found = [];
        const explained = [];
        const paths = candidates.filter((path) => (0,_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .isDockerfile */ .pZ)(path));
        for (const path of paths) {
            const text = await (0,_compose_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textIfReadable */ .VQ)(files, path);
            const reading = readAlone(path, text, settings);
            if (reading === null) {
                explained.push(...(0,_root_image_js__WEBPACK_IMPORTED_MODULE_6__/* .copiedStages */ .g0)(path, text));
                continue;
            }
            const id = idOf(path);
            const { set, unseen } = reading.containerVariables;
            const run = { source: 'how the image is run', place: reading.place };
            found.push({
                ..._finding_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULTS */ .zY,
                ...reading,
                kind: KIND,
                id,
                unit: id,
                carrier: path,
                inputs: [path],
                containerVariables: { set, unseen: [...unseen, run] },
            });
        }
        return { found, claimed: paths, objectIds: paths.map(idOf), links: [], explained };
    },
};
function idOf(path) {
    return `${KIND}:${path}`;
}
function readAlone(path, text, rules) {
    try {
        return (0,_root_image_js__WEBPACK_IMPORTED_MODULE_6__/* .readBuiltImage */ .OG)(path, text, _root_image_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_SETTINGS */ .Ac, rules);
    }
    catch (error) {
        const problem = (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .thrownProblem */ .AI)(error);
        if (!(text.match(/^[ \t]*FROM[ \t].*/gim) ?? []).some(_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .isNamed */ .e))
            return null;
        const refused = (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .refusedImage */ .y)(problem, { file: path, line: null, column: null });
        return { ...refused, understood: [], variables: [], containerVariables: { set: [], unseen: [] } };
    }
}


/***/ })

};
