export const id = 8833;
export const ids = [8833];
export const modules = {

/***/ 25999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ renderFailurePage)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66082);

/** More lines help nobody. */
const MOST_LINES = 25;
/**
 * The job summary of a run that could not ask its question.
 *
 * @param title our own words, such as `Query history: it could not be asked for`
 * @param message one line for each error
 */
function renderFailurePage(title, message) {
    const lines = message
        .split('\n')
        .slice(0, MOST_LINES)
        .map((line) => `- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForMarkdown */ .$O)(line)}`);
    return `## ❓ ${title}\n\n${lines.join('\n')}\n`;
}


/***/ }),

/***/ 48833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderFailure: () => (/* binding */ renderFailure),
/* harmony export */   renderSummary: () => (/* binding */ renderSummary),
/* harmony export */   sectionOf: () => (/* binding */ sectionOf)
/* harmony export */ });
/* harmony import */ var _failure_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25999);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80366);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10139);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16065);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53190);





/** In bytes. A runner drops a summary of more than 1 MiB without a message. Even half of that is more than anybody reads. */
const MOST_BYTES = 500_000;
/** The job summary (docs/report.md): the result, how to get green, why, what to check, the window; and folded, the evidence. */
function renderSummary(report) {
    const parts = [...(0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .firstParts */ .J4)(report), ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .furtherParts */ .ly)(report), (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .evidencePart */ .FM)(report)];
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPage */ .Cf)(parts.map((part) => sectionOf(report, part)), MOST_BYTES);
}
/** A part as a section of a page of Markdown. */
function sectionOf(report, { name, blocks }) {
    // Each rendering needs its own pen, because a pen remembers what it has linked.
    return { name, render: (detail) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)(blocks((0,_pen_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownPen */ .r)(report), detail)) };
}
/** The job summary of a run that could not ask its question. */
function renderFailure(message) {
    return `${(0,_failure_page_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFailurePage */ .u)('Upgrade Gate could not check the upgrade', message)}\n\`upgrade.mode\` is \`Recreate\`.\n`;
}


/***/ })

};
