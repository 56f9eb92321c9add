export const id = 2263;
export const ids = [2263];
export const modules = {

/***/ 98199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ withEvaluation),
/* harmony export */   t: () => (/* binding */ isUnknown)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14889);
/* harmony import */ var _syntax_hcl_definitions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95664);




function withEvaluation(finding, read, block, scope, evaluation) {
    const { answer, place } = finding;
    const isOpen = isUnknown(finding);
    const { understood, names } = (0,_syntax_hcl_definitions_js__WEBPACK_IMPORTED_MODULE_1__/* .referencesTo */ .Cj)([place, ...(isOpen ? [] : finding.understood)], block, scope);
    const used = answer.status === 'problem' ? null : evaluation.defaultAt(place);
    const notice = `The default of the variable ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .o)(used ?? '')} at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(place)} is used; -var can override it`;
    const unknown = answer.status === 'problem' ? (evaluation.names.get(answer.problem) ?? []) : [];
    return {
        ...finding,
        inputs: [...new Set([...read, ...understood.map(({ file }) => file)])],
        understood: isOpen ? [] : understood,
        variables: [...new Set([...names, ...unknown])].sort(),
        notices: used === null ? finding.notices : [...finding.notices, (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .cutQuotes */ .AA)(notice)],
    };
}
function isUnknown({ answer }) {
    return (answer.status === 'problem' && /^(?:unresolved-variable|external-values|unparseable)$/.test(answer.problem.code));
}


/***/ }),

/***/ 32263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nomad: () => (/* binding */ nomad)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _syntax_hcl_evaluation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34434);
/* harmony import */ var _syntax_hcl_modules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80836);
/* harmony import */ var _syntax_hcl_parser_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76688);
/* harmony import */ var _syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8702);
/* harmony import */ var _container_variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67729);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91831);
/* harmony import */ var _hcl_evaluated_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98199);
/* harmony import */ var _hcl_images_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26986);









const KIND = 'nomad';
const HAS_JOB = /^[ \t]*job[ \t]+"/m;
const nomad = {
    async read(files, candidates, settings) {
        const found = [];
        const objectIds = [];
        const claimed = [];
        const budget = new _syntax_hcl_evaluation_js__WEBPACK_IMPORTED_MODULE_1__/* .EvaluationBudget */ .Yo();
        for (const path of candidates) {
            const text = (await files.text(path)) ?? '';
            if (!HAS_JOB.test(text))
                continue;
            claimed.push(path);
            const body = await (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .orProblem */ .bC)(async () => (0,_syntax_hcl_parser_js__WEBPACK_IMPORTED_MODULE_3__/* .parseHcl */ .z)(path, text));
            if ('code' in body) {
                found.push((0,_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableFinding */ .jg)(KIND, `${KIND}:${path}`, path, body, [path]));
                continue;
            }
            for (const position of tasksOf(path, body)) {
                objectIds.push(position.id);
                found.push(...(await readTask(files, position, settings, budget)));
            }
        }
        return { found, objectIds, claimed, links: [] };
    },
};
function tasksOf(path, body) {
    const module = (0,_syntax_hcl_modules_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleOf */ .cD)(path, body.blocks, []);
    const scope = { module, root: '', names: new Map(), keys: [], given: [], isRoot: true };
    return blocksOf(body, 'job').flatMap((job) => {
        const unit = `${KIND}:${path}#${nameOf(job)}`;
        return blocksOf(job.body, 'group').flatMap((group) => blocksOf(group.body, 'task').map((task) => ({
            id: `${unit}/${nameOf(group)}/${nameOf(task)}`,
            unit,
            task,
            scope,
        })));
    });
}
function blocksOf(body, type) {
    return body.blocks.filter((block) => block.type === type);
}
function nameOf({ labels }) {
    return labels[0] ?? '';
}
async function readTask(files, { id, unit, task, scope }, settings, budget) {
    const recorded = files.recorded();
    const evaluation = new _syntax_hcl_evaluation_js__WEBPACK_IMPORTED_MODULE_1__/* .Evaluation */ .JN(recorded, budget);
    const found = [];
    for (const config of blocksOf(task.body, 'config')) {
        const value = await evaluation.block(config, scope);
        for (const { steps, ...image } of (0,_hcl_images_js__WEBPACK_IMPORTED_MODULE_7__/* .imagesIn */ .o)(value, { type: task.type, labels: task.labels }, settings)) {
            const finding = {
                ..._finding_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULTS */ .zY,
                ...image,
                kind: KIND,
                id: found.length === 0 ? id : `${id}#${steps.join('.')}`,
                unit,
                carrier: task.source.path,
                inputs: [task.source.path],
                containerVariables: variablesOf(task),
            };
            found.push((0,_hcl_evaluated_js__WEBPACK_IMPORTED_MODULE_6__/* .withEvaluation */ .f)(finding, [task.source.path, ...recorded.asked], config, scope, evaluation));
        }
    }
    return found;
}
function variablesOf({ body }) {
    const set = blocksOf(body, 'env').flatMap((env) => [...env.body.attributes.values()].map((attribute) => ({ name: attribute.name, place: (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_8__/* .placeOf */ .$t)(attribute) })));
    const rendered = blocksOf(body, 'template').filter((template) => template.body.attributes.has('env'));
    return (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSources */ .zz)([
        { set, unseen: [] },
        ...rendered.map((each) => (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .unseenFrom */ .Fw)('a template of the job', (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_8__/* .placeOf */ .$t)(each))),
    ]);
}


/***/ })

};
