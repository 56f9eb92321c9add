export const id = 1373;
export const ids = [1373];
export const modules = {

/***/ 26986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ imagesIn)
/* harmony export */ });
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);
/* harmony import */ var _syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8702);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12431);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60688);





const IMAGE_KEY = /(?:(?:^|_)image(?:_name|_uri|_identifier)?|^linux_fx_version)$/i;
const IMAGE_MEMBER = /image(?:_name|_uri|_identifier)?\\?["']?\s*[:=]\s*\\?["']?$/i;
const TAG_KEY = /(?:^|_)(?:tag|version)$/i;
const WORD = /[\w$][\w$.:@/+-]*/g;
const TAG_START = /^(?:[^@]*\/)?[^@/:]*(?::(?=[^/@]*(?:@|$))|@)/;
const LONGEST_LEAD = 200;
const MOST_IMAGES = 200;
function imagesIn(value, block, settings) {
    const found = [];
    const name = block.labels.join('.');
    for (const [text, position] of textsIn(value, { steps: [], isImage: false, hasTagBeside: false, name }, block))
        for (const image of imagesOf(text, position, settings))
            if (found.push(image) === MOST_IMAGES)
                return withoutOthers(found);
    return withoutOthers(found);
}
function withoutOthers(found) {
    const named = found.filter(({ isByName }) => !isByName);
    return named.length > 0 ? named : found;
}
function* textsIn(value, position, block) {
    const { steps, name } = position;
    if (value.kind === 'text')
        yield [value.text, position];
    else if (value.kind === 'encoded')
        yield* textsIn(value.value, position, block);
    else if (value.kind === 'list') {
        for (const [i, item] of value.items.entries())
            yield* textsIn(item, { steps: [...steps, `[${i}]`], isImage: false, hasTagBeside: false, name }, block);
    }
    else if (value.kind === 'object') {
        const own = (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .knownText */ .bG)((0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .memberOf */ .C5)(value, 'name')) ?? name;
        const hasTagBeside = block.type === 'module' || value.members.some(({ key }) => TAG_KEY.test(key));
        for (const { key, value: member } of value.members) {
            const isImage = IMAGE_KEY.test(key) || (key === 'name' && block.labels[0] === 'docker_image');
            yield* textsIn(member, { steps: [...steps, key], isImage, hasTagBeside, name: own }, block);
        }
    }
}
function* imagesOf(text, position, settings) {
    const { whole, pieces } = text;
    if (!(0,_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .isNamed */ .e)(whole) && !position.isImage && settings.images.length === 0)
        return;
    if (pieces.length === 1 && /\.ya?ml$/.test(text.placeAt(0).file))
        return;
    for (const { 0: word, index } of whole.matchAll(WORD)) {
        const before = whole.slice(Math.max(0, index - LONGEST_LEAD), index);
        const line = before.slice(before.lastIndexOf('\n') + 1);
        if (/^\w+:\/\//.test(word) || line.endsWith('//') || /(?:^|\s)#/.test(line))
            continue;
        const isImage = position.isImage || IMAGE_MEMBER.test(line);
        const image = readWord(word.replace(/(?<![.:])[.:]+$/, ''), index, text, { ...position, isImage }, settings);
        if (image !== null)
            yield image;
    }
}
function readWord(word, start, text, { steps, isImage, hasTagBeside, name }, settings) {
    const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .parseImageReference */ .o_)(word);
    if (reference === null)
        return null;
    const kind = (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyImage */ ._u)(reference, settings.images);
    const tagStart = TAG_START.exec(word)?.[0].length ?? word.length;
    const inName = text.unknownIn(start + word.lastIndexOf('/', tagStart - 1) + 1, start + tagStart);
    if (inName !== null) {
        const { written } = inName;
        if (!isImage || written.startsWith('docker_image.') || !(0,_service_names_js__WEBPACK_IMPORTED_MODULE_3__/* .namesService */ .cM)(`${written}= ${name}`))
            return null;
    }
    else if (kind === 'other' || (kind !== 'service' && !isImage))
        return null;
    const isCalledSo = inName !== null && (0,_service_names_js__WEBPACK_IMPORTED_MODULE_3__/* .namesService */ .cM)(`${inName.written}=`);
    const common = { steps, isByName: inName !== null && !isCalledSo };
    const isBuild = isCalledSo && tagStart < word.length;
    const unknown = (isBuild ? null : inName) ?? text.unknownIn(start + tagStart, start + word.length);
    const place = text.placeAt(start + (tagStart < word.length ? tagStart : 0));
    if (unknown !== null)
        return { ...common, ...(0,_image_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedImage */ .y)(unknown.problem, place) };
    if (tagStart === word.length && (!isImage || hasTagBeside))
        return null;
    const named = isBuild ? { ...reference, repository: `${reference.repository}/${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word}` } : reference;
    const read = (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerOfImage */ .Li)(named, settings, place);
    return read && { ...common, ...read };
}


/***/ }),

/***/ 32263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nomad: () => (/* binding */ nomad)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _syntax_hcl_evaluation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52104);
/* harmony import */ var _syntax_hcl_modules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80836);
/* harmony import */ var _syntax_hcl_parser_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16550);
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
        const budget = new _syntax_hcl_evaluation_js__WEBPACK_IMPORTED_MODULE_1__/* .EvaluationBudget */ .Y();
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
    const evaluation = new _syntax_hcl_evaluation_js__WEBPACK_IMPORTED_MODULE_1__/* .Evaluation */ .J(recorded, budget);
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


/***/ }),

/***/ 62039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iw: () => (/* binding */ pathFrom),
/* harmony export */   jE: () => (/* binding */ FittingFiles),
/* harmony export */   vP: () => (/* binding */ OPEN)
/* harmony export */ });
/* harmony import */ var _repository_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18803);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93960);


const OPEN = '\0';
class FittingFiles {
    files;
    assumptions;
    spend;
    some = new Set();
    constructor(files, assumptions, spend) {
        this.files = files;
        this.assumptions = assumptions;
        this.spend = spend;
    }
    addMatches(path, folder, expression) {
        const whole = pathFrom(folder, path) ?? '';
        if (!whole.includes(OPEN) || !/[\w-]/.test((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .baseNameOf */ .mv)(whole)))
            return 0;
        const pattern = patternOf(whole, expression !== null);
        this.spend(this.files.paths.length / 50);
        const fitting = this.files.paths.filter((each) => pattern.test(each) && this.files.has(each));
        if (fitting.length > 1)
            for (const each of fitting)
                this.some.add(each);
        if (expression === null)
            return fitting.length;
        const texts = fitting.map((each) => pattern.exec(each)?.[1] ?? '').filter((text) => !_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .FOR_ALL */ .Ah.test(text));
        this.assumptions.all(expression, texts);
        return fitting.length;
    }
    addSets(written, { module, root }) {
        for (const [, base = '', pattern = ''] of written.matchAll(/\bfileset\(\s*([^,]*),\s*"([^"]*)"/g)) {
            const below = base.replace(/"|\$\{path\.\w+\}|path\.\w+/g, '');
            const path = `./${(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .inFolder */ ._z)(below, pattern).replace(/[*{[][^/.]*/g, OPEN)}`;
            this.addMatches(path, base.includes('path.module') ? module.folder : root, null);
        }
    }
}
function patternOf(path, isOneText) {
    const [first = '', ...others] = path.split(OPEN).map(_repository_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .literalPattern */ .Kf);
    const [part, further] = isOneText ? [others.length === 1 ? '(.+)' : '([^/]+)', '\\1'] : ['([^/]+)', '[^/]+'];
    return new RegExp(`^${first}${part}${others.join(further)}$`);
}
function pathFrom(folder, path) {
    return path.startsWith('~') ? null : (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePath */ .o1)(folder, path);
}


/***/ }),

/***/ 8702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   bG: () => (/* binding */ knownText),
/* harmony export */   bK: () => (/* binding */ literalText),
/* harmony export */   lS: () => (/* binding */ membersOf),
/* harmony export */   nt: () => (/* binding */ writtenAt),
/* harmony export */   v4: () => (/* binding */ writtenText)
/* harmony export */ });
/* unused harmony export EvaluatedText */
class EvaluatedText {
    pieces;
    whole;
    #starts = [];
    constructor(pieces) {
        this.pieces = pieces;
        let length = 0;
        for (const { text } of pieces) {
            this.#starts.push(length);
            length += text.length;
        }
        this.whole = pieces.map(({ text }) => text).join('');
    }
    placeAt(offset) {
        const index = Math.max(0, this.#starts.findLastIndex((start) => start <= offset));
        return this.pieces[index].placeAt(Math.max(0, offset - (this.#starts[index] ?? 0)));
    }
    unknownIn(start = 0, end = this.whole.length) {
        const isWithin = (from, length) => from < end && from + length > start;
        const found = this.pieces.find(({ unknown, text }, index) => unknown !== null && isWithin(this.#starts[index] ?? 0, text.length));
        return found?.unknown ?? null;
    }
}
const [MOST_PIECES, MOST_CHARACTERS] = [2_000, 1_000_000];
function textOf(pieces, place) {
    const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
    if (pieces.length > MOST_PIECES || length > MOST_CHARACTERS)
        return null;
    return pieces.length === 0 ? textAt('', place) : { kind: 'text', text: new EvaluatedText(pieces), place };
}
function knownText(value) {
    return value?.kind === 'text' && value.text.unknownIn() === null ? value.text.whole : null;
}
function memberOf(value, name) {
    if (value.kind === 'object')
        return value.members.findLast(({ key }) => key === name)?.value ?? null;
    return value.kind === 'list' && /^\d{1,6}$/.test(name) ? (value.items[Number(name)] ?? null) : null;
}
function membersOf(value) {
    if (value.kind === 'object')
        return value.members;
    return value.kind === 'list' ? value.items.map((item, index) => ({ key: `${index}`, value: item })) : null;
}
function literalText(expression) {
    if (expression?.kind === 'literal')
        return expression.value;
    if (expression?.kind !== 'template')
        return null;
    const texts = expression.parts.map((part) => (part.kind === 'literal' ? part.value : null));
    return texts.includes(null) ? null : texts.join('');
}
function writtenText({ source, start, end }) {
    const text = source.text.slice(start, end).replace(/^[ \t]*(?:#|\/\/).*$/gm, '');
    return text.replace(/\s+/g, ' ').trim();
}
function placeOf({ source, start }) {
    return source.placeAt(start);
}
function textAt(text, place, unknown = null) {
    return { kind: 'text', text: new EvaluatedText([{ text, placeAt: () => place, unknown }]), place };
}
function writtenAt({ source, start }, text) {
    const placeAt = (offset) => source.placeAt(start + offset);
    return { kind: 'text', text: new EvaluatedText([{ text, placeAt, unknown: null }]), place: placeAt(0) };
}


/***/ })

};
