export const id = 6582;
export const ids = [6582];
export const modules = {

/***/ 8366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ declaredInComment)
/* harmony export */ });
/** Follows a comment sign of some language. Only a blank or the end of the comment may follow the mode. */
const DECLARATION = /(?:^|\s)(?:#|\/\/|--|;|<!--|\/\*)[ \t]*upgrade-gate: (RollingUpdate|Recreate)(?=\s|\*\/|-->|$)/;
/** A comment that refers to the next line has nothing before it, or only an opening bracket or assignment. */
const LEADS_ON = /(?:^|[[({:=])\s*$/;
/**
 * The mode that a comment declares for a version: `upgrade-gate: Recreate` on the same line. A comment on the line
 * above counts if that line holds nothing else (DESIGN section 4).
 *
 * @param text the whole file
 * @param version the place of the version in that text
 */
function declaredInComment(text, version) {
    const { file, line } = version;
    if (line === null)
        return null;
    const [above = '', own = ''] = linesBefore(text, line);
    const onOwn = commentIn(own);
    const onAbove = commentIn(above);
    const match = onOwn ?? (onAbove !== null && LEADS_ON.test(above.slice(0, onAbove.index)) ? onAbove : null);
    const value = match?.[1];
    if (match === null || (value !== 'RollingUpdate' && value !== 'Recreate'))
        return null;
    const column = match.index + match[0].search(/\S/) + 1;
    return { value, place: { file, line: onOwn === null ? line - 1 : line, column } };
}
/** The declaration on a line; null where it is inside a quoted text, or where the line has several. */
function commentIn(line) {
    const match = DECLARATION.exec(line);
    if (match === null || line.split('upgrade-gate: ').length > 2)
        return null;
    const before = line.slice(0, match.index);
    const isQuoted = ['"', "'", '`'].some((quote) => before.split(quote).length % 2 === 0);
    return isQuoted ? null : match;
}
/** A line and the line above it, which is empty for the first line. */
function linesBefore(text, line) {
    const lines = text.split(/\r\n|\r|\n/, line);
    return line === 1 ? ['', ...lines] : lines.slice(line - 2);
}


/***/ }),

/***/ 6582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dockerfile: () => (/* binding */ dockerfile)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8662);
/* harmony import */ var _comment_declaration_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8366);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1831);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5114);
/* harmony import */ var _compose_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9683);
/* harmony import */ var _dockerfile_instructions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8136);
/* harmony import */ var _dockerfile_root_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3090);







const KIND = 'dockerfile';
/** A Dockerfile that no compose file builds. The version is that of the image it starts from. */
const dockerfile = {
    async read(files, candidates, settings) {
        const found = [];
        const paths = candidates.filter((path) => (0,_dockerfile_instructions_js__WEBPACK_IMPORTED_MODULE_4__/* .isDockerfile */ .pZ)(path));
        for (const path of paths) {
            const text = await (0,_compose_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textIfReadable */ .VQ)(files, path);
            const reading = readAlone(path, text, settings);
            if (reading === null)
                continue;
            const id = idOf(path);
            const { set, unseen } = reading.environment;
            // A container may get more variables than the Dockerfile sets.
            const run = { source: 'how the image is run', place: reading.place };
            found.push({
                ..._finding_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAIN */ .tZ,
                ...reading,
                ...{ kind: KIND, id, unit: id, carrier: path, inputs: [path] },
                declared: { ..._image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING_DECLARED */ .ZM, upgradeMode: (0,_comment_declaration_js__WEBPACK_IMPORTED_MODULE_6__/* .declaredInComment */ .B)(text, reading.place) },
                environment: { set, unseen: [...unseen, run] },
            });
        }
        return { found, claimed: paths, seen: paths.map(idOf), links: [] };
    },
};
function idOf(path) {
    return `${KIND}:${path}`;
}
function readAlone(path, text, rules) {
    try {
        return (0,_dockerfile_root_image_js__WEBPACK_IMPORTED_MODULE_5__/* .readBuiltImage */ .OG)(path, text, _dockerfile_root_image_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_SETTINGS */ .Ac, rules);
    }
    catch (error) {
        const problem = (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .thrownProblem */ .AI)(error);
        // Ignore a file that only has a Dockerfile's name, or that builds other software.
        if (!/^[ \t]*FROM[ \t].*lightdash/im.test(text))
            return null;
        const place = problem.place ?? { file: path, line: null, column: null };
        const environment = { set: [], unseen: [] };
        return { answer: (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAnswer */ .aV)(problem), place, notices: [], accounts: [], variables: [], environment };
    }
}


/***/ })

};
