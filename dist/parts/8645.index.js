export const id = 8645;
export const ids = [8645];
export const modules = {

/***/ 32666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ renderFailurePage)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);

const MOST_LINES = 25;
const MOST_WHOLE = 2_000;
function renderFailurePage(title, message) {
    const lines = message
        .split('\n')
        .slice(0, MOST_LINES)
        .map((line) => `- ${message.length > MOST_WHOLE ? _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ.quote(line) : _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ.prose(line)}`);
    return `## ❓ ${title}\n\n${lines.join('\n')}\n`;
}


/***/ }),

/***/ 68645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderComment: () => (/* binding */ renderComment),
/* harmony export */   renderFailure: () => (/* binding */ renderFailure),
/* harmony export */   renderSummary: () => (/* binding */ renderSummary)
/* harmony export */ });
/* harmony import */ var _page_failure_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32666);
/* harmony import */ var _page_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26863);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87279);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17551);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65586);





const MOST_IN_COMMENT = 60_000;
const LEVEL_OF_COMMENT = 2;
function renderSummary(report) {
    const parts = [..._parts_js__WEBPACK_IMPORTED_MODULE_3__/* .FIRST_PARTS */ .gl, ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .furtherParts */ .ly)(report), _parts_js__WEBPACK_IMPORTED_MODULE_3__/* .EVIDENCE_PART */ .kf];
    return (0,_page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPage */ .Cf)(sectionsOf(report, parts), _page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_IN_SUMMARY */ .r_);
}
function renderComment(report) {
    const { run } = report.links;
    const summary = run === null ? 'The job summary' : `[The job summary](${run})`;
    const rest = {
        name: 'the rest',
        render: () => [`<sub>${summary} has the rest. Updated on every push.</sub>`],
    };
    const sections = sectionsOf(report, [..._parts_js__WEBPACK_IMPORTED_MODULE_3__/* .FIRST_PARTS */ .gl, ..._parts_js__WEBPACK_IMPORTED_MODULE_3__/* .BRIEF_PARTS */ .Kd]);
    return (0,_page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPage */ .Cf)([...sections, rest], MOST_IN_COMMENT, LEVEL_OF_COMMENT);
}
function sectionsOf(report, parts) {
    return parts.map(({ name, blocks }) => {
        return { name, render: (detail) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6)(blocks(report, (0,_pen_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownPen */ .rU)(report), detail)) };
    });
}
function renderFailure(message) {
    return `${(0,_page_failure_page_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFailurePage */ .u)('Upgrade Gate could not check the upgrade', message)}\n\`upgrade.mode\` is \`Recreate\`.\n`;
}


/***/ })

};
