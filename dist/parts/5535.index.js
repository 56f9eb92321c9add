export const id = 5535;
export const ids = [5535];
export const modules = {

/***/ 18752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readImage),
/* harmony export */   h: () => (/* binding */ readServiceImage)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14889);
/* harmony import */ var _syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33012);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37850);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12431);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60688);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49683);









function readServiceImage(source, rules) {
    const { value } = source;
    const { scalar } = value;
    if (scalar === null)
        return null;
    const raw = value.source;
    try {
        const reading = readImage((0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .readText */ .yR)(source) ?? [], { raw, place: scalar.place }, rules);
        if (reading === null || value.alias === null)
            return reading;
        const alias = `the image at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_7__/* .showPlace */ .R)(value.alias)} is an alias of ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_7__/* .showPlace */ .R)(value.place)}`;
        return { ...reading, notices: [...reading.notices, alias] };
    }
    catch (error) {
        const problem = (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .thrownProblem */ .AI)(error);
        return (0,_service_names_js__WEBPACK_IMPORTED_MODULE_5__/* .namesService */ .cM)(raw) ? (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .refusedImage */ .y)(problem, scalar.place) : null;
    }
}
function readImage(traced, { raw, place: usedAt }, rules) {
    const hidden = traced.find(isOpaque);
    const texts = [raw, (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(traced), ...traced.map(({ variable }) => variable ?? '')];
    const image = {
        text: traced.map((piece) => (isOpaque(piece) ? _reference_js__WEBPACK_IMPORTED_MODULE_4__/* .UNKNOWN */ .HV : piece.text)).join(''),
        place: decidingPlace(traced) ?? usedAt,
        problem: hidden === undefined ? null : problemOf(hidden, raw),
        isOurs: () => texts.some((each) => (0,_service_names_js__WEBPACK_IMPORTED_MODULE_5__/* .namesService */ .cM)(each)),
    };
    const read = (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .answerOfPartlyKnown */ .VJ)(image, rules);
    return read && { ...read, notices: [...read.notices, ...noticesOfVariables(traced, usedAt)] };
}
function isOpaque({ origin, text }) {
    return origin === 'unset' || origin === 'misread' || text.startsWith('ENC[') || (0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .hasTemplate */ .rJ)(text);
}
function problemOf({ origin, text, place, variable }, raw) {
    if (origin === 'unset')
        return (0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .unsetVariable */ .gM)(place, variable ?? '');
    if (origin === 'misread')
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('numeric-tag', place, `${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteText */ .o)(text)} as a number`);
    if (text.startsWith('ENC['))
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('encrypted', place);
    return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteText */ .o)(raw));
}
function decidingPlace(traced) {
    const text = (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(traced);
    const [before = '', tag] = /^(?:[^@]*\/)?[^@/:]*(:[^@]*)?/.exec(text) ?? [];
    const end = before.length;
    const untagged = end < text.length ? end + 1 : Math.max(end - 1, 0);
    const deciding = tag === undefined ? (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .sliceText */ .S$)(traced, untagged) : (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .sliceText */ .S$)(traced, end - tag.length + 1, end);
    const variable = deciding.find(({ origin }) => origin === 'value' || origin === 'default');
    return (variable ?? deciding[0])?.place;
}
function noticesOfVariables(traced, usedAt) {
    const notices = traced.flatMap(({ origin, variable, place }) => {
        const name = (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteText */ .o)(variable ?? '');
        if (origin === 'value')
            return [`${name}, used in ${usedAt.file}, is set at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_7__/* .showPlace */ .R)(place)}`];
        if (origin !== 'default')
            return [];
        return [`${name} is not set in this repository, so its default in ${place.file} is used`];
    });
    return [...new Set(notices)];
}


/***/ }),

/***/ 49683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ readKnownText),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   VQ: () => (/* binding */ textIfReadable),
/* harmony export */   aR: () => (/* binding */ resetsValue),
/* harmony export */   gM: () => (/* binding */ unsetVariable),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   uh: () => (/* binding */ layersAt),
/* harmony export */   y$: () => (/* binding */ envFilesOf),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14889);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93960);
/* harmony import */ var _syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33012);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2078);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37850);
/* harmony import */ var _dockerfile_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34862);







function itemsOf({ value }) {
    return value.isMap || value.scalar !== null ? [value] : value.items;
}
function layersAt(layers, key) {
    const found = [];
    for (const layer of layers) {
        const value = layer.value.member(key)?.value;
        if (value === undefined)
            continue;
        if (value.node.tag !== '!reset' && value.scalar?.type !== 'null')
            found.push({ ...layer, value });
        if (resetsValue(value))
            break;
    }
    return found;
}
function resetsValue({ node: { tag } }) {
    return tag === '!reset' || tag === '!override';
}
function readText({ value, variables }) {
    const { scalar } = value;
    return scalar === null ? null : (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .interpolate */ .GW)((0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .literalPiece */ .i3)(scalar.text, scalar.place), variables.lookup);
}
function readKnownText(source) {
    const read = source === undefined ? null : readText(source);
    if (source === undefined || read === null)
        return null;
    const { value } = source;
    if ((0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .hasTemplate */ .rJ)(value.scalar?.text ?? ''))
        throw new _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', value.place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .o)(value.source)));
    const unset = read.find(({ origin }) => origin === 'unset');
    if (unset !== undefined)
        throw new _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm(unsetVariable(unset.place, unset.variable ?? ''));
    return (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(read);
}
const REMOTE = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|github\.com\/|~|$)|\\/i;
function resolvePath(folder, path) {
    return REMOTE.test(path) ? null : (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .resolvePath */ .o1)(folder, path);
}
async function textIfReadable(files, path) {
    return (await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .nullIfUnreadable */ .e)(files.text(path))) ?? '';
}
async function envFilesOf(layers, files) {
    const items = layersAt(layers, 'env_file').flatMap((layer) => itemsOf(layer)
        .toReversed()
        .map((item) => ({ ...layer, value: item.member('path')?.value ?? item })));
    const read = async (source) => {
        const path = resolvePath(source.folder, readKnownText(source) ?? '');
        return path === null ? null : files.variables(path);
    };
    return await Promise.all(items.map(async (source) => ({ ...source, entries: await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .nullIfUnreadable */ .e)(read(source)) })));
}
function unsetVariable(place, variable) {
    const remedy = (0,_dockerfile_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .isDockerfile */ .pZ)(place.file)
        ? 'Give its `ARG` a default, or pass `to:`.'
        : 'Pass `to:` or `env-files:`, or pin it.';
    return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-variable', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .o)(`\${${variable}}`), { remedy });
}


/***/ }),

/***/ 72392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ filledIn),
/* harmony export */   __: () => (/* binding */ outsideRepository),
/* harmony export */   fV: () => (/* binding */ missingInput),
/* harmony export */   ut: () => (/* binding */ Variables)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14889);
/* harmony import */ var _syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33012);
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81307);





const MOST_TRACED = 100;
const KNOWN = new WeakMap();
class Variables {
    parent;
    #values = new Map();
    #entries;
    #unread = null;
    constructor(files, parent) {
        this.parent = parent;
        this.#entries = (0,_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(files.flatMap((file) => ('code' in file ? [] : file)), ({ name }) => name);
        for (const file of files) {
            if ('code' in file) {
                this.#unread = file;
                this.#values.clear();
            }
            else
                for (const entry of file)
                    this.#values.set(entry.name, this.#expand(entry));
        }
    }
    static async read(files, requests, parent) {
        const read = [];
        for (const request of requests) {
            const file = await readEnvFile(files, request);
            if (file !== null)
                read.push(file);
        }
        const [only, ...others] = read;
        if (only === undefined || others.length > 0 || parent !== null)
            return new Variables(read, parent);
        const known = KNOWN.get(only) ?? new Variables(read, null);
        KNOWN.set(only, known);
        return known;
    }
    lookup = (name) => {
        const value = this.parent?.lookup(name) ?? this.#values.get(name) ?? null;
        if (value instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm)
            throw value;
        if (value === null && this.#unread !== null)
            throw new _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm(this.#unread);
        return value;
    };
    entriesOf(name) {
        const own = (this.#entries.get(name) ?? []).slice(-MOST_TRACED);
        return this.parent === null ? own : [...own, ...this.parent.entriesOf(name)];
    }
    trace(names, found) {
        const open = [...names];
        for (let name = open.pop(); name !== undefined; name = open.pop()) {
            if (found.names.has(name))
                continue;
            found.names.add(name);
            for (const { place, expands, value } of this.entriesOf(name)) {
                if (found.places.length >= MOST_TRACED)
                    return;
                found.places.push(place);
                if (expands)
                    open.push(...(0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .templateVariables */ .Qp)(value));
            }
        }
    }
    #expand({ name, value, expands, place }) {
        const text = expands && value.includes('$') ? filledIn(value, place, this.lookup) : [(0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .literalPiece */ .i3)(value, place)];
        return text instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm ? text : (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .asValue */ .E8)(text, name);
    }
}
function filledIn(text, place, lookup) {
    try {
        const filled = (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .interpolate */ .GW)((0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .literalPiece */ .i3)(text, place), lookup);
        return filled.length === 0 ? [(0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .literalPiece */ .i3)('', place)] : filled;
    }
    catch (error) {
        return new _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .thrownProblem */ .AI)(error));
    }
}
async function readEnvFile(files, { path, namedAt }) {
    const entries = await (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .orProblem */ .bC)(() => files.variables(path));
    if (entries !== null || namedAt === null)
        return entries;
    if (namedAt === 'env-files')
        return missingInput(namedAt, path);
    return outsideRepository(namedAt, 'takes variables from', path);
}
function missingInput(input, path) {
    const found = `\`${input}\` names ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .o)(path)}, which is not there`;
    const problem = (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('target-missing', { file: path, line: null, column: null }, found);
    return { ...problem, message: (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .cutQuotes */ .AA)(`${found}. Correct the path, or remove it from the list.`) };
}
function outsideRepository(place, does, path) {
    const what = `${does} ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .o)(path)}, which is not in this repository`;
    const message = `${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_4__/* .showPlace */ .R)(place)} ${what} and may decide the version. Add it, or pass \`to:\`.`;
    return { ...(0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', place, `it ${what}`), message: (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .cutQuotes */ .AA)(message) };
}


/***/ }),

/***/ 45535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ac: () => (/* binding */ NO_SETTINGS),
  g0: () => (/* binding */ copiedStages),
  OG: () => (/* binding */ readBuiltImage)
});

// UNUSED EXPORTS: readDockerfile

// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
;// CONCATENATED MODULE: ./build/syntax/dockerfile.js
const MOST_WORDS = 1_000;
function readInstructions(path, text) {
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n/);
    const instructions = [];
    let documents = [];
    let words = [];
    for (const [index, line] of lines.entries()) {
        if (documents.length > 0) {
            if (line.replace(/^\t+/, '') === documents[0])
                documents = documents.slice(1);
            continue;
        }
        if (/^\s*(?:#|$)/.test(line))
            continue;
        const content = line.replace(/(?<!\\)\\[ \t]*$/, '');
        const found = wordsOf(content, { file: path, line: index + 1, column: 1 });
        if (words.length < MOST_WORDS)
            words.push(...found.slice(0, MOST_WORDS));
        const keyword = words[0]?.text.toUpperCase() ?? '';
        if (/^(?:RUN|COPY|ADD)$/.test(keyword))
            documents = found.flatMap((word) => /^\d*<<-?(["']?)([^<"']+)\1$/.exec(word.text)?.[2] ?? []);
        if (content !== line && index < lines.length - 1)
            continue;
        instructions.push({ keyword, words: words.slice(1) });
        words = [];
    }
    return instructions;
}
function wordsOf(text, place) {
    const found = text.matchAll(/(?:\{\{.{0,300}?\}\}|[^\s"']|"[^"]*"?|'[^']*'?)+/g);
    return [...found].map((match) => ({
        text: match[0],
        place: { ...place, column: (place.column ?? 1) + match.index },
    }));
}

// EXTERNAL MODULE: ./build/syntax/interpolation.js
var interpolation = __webpack_require__(33012);
// EXTERNAL MODULE: ./build/deployment/container-variables.js
var container_variables = __webpack_require__(67729);
// EXTERNAL MODULE: ./build/deployment/kinds/compose/image.js
var compose_image = __webpack_require__(18752);
// EXTERNAL MODULE: ./build/deployment/kinds/compose/variables.js
var variables = __webpack_require__(72392);
;// CONCATENATED MODULE: ./build/deployment/kinds/dockerfile/root-image.js







const NO_SETTINGS = { target: null, args: new Map() };
function readBuiltImage(path, text, settings, rules) {
    const { root, ...known } = readDockerfile(path, text, settings);
    const reading = root === null ? null : (0,compose_image/* readImage */.A)(root.image, root, rules);
    return reading && { ...known, ...reading };
}
function readDockerfile(path, text, settings) {
    const { stages, ...trace } = readStages(path, text, settings);
    const set = [];
    let index = indexOfTarget(stages, settings.target);
    for (let stage = stages[index]; stage !== undefined; stage = stages[index]) {
        const { image } = stage;
        if (image instanceof problem/* ProblemError */.Mm)
            throw image;
        set.push(...stage.settings.toReversed().flatMap(variablesOf));
        const base = (0,interpolation/* plainText */.wh)(image);
        const containerVariables = (0,container_variables/* joinSources */.zz)([{ set, unseen: [] }]);
        if (base === 'scratch')
            return { ...trace, root: null, containerVariables };
        index = stages.slice(0, index).findLastIndex(({ name }) => name === base.toLowerCase());
        if (index === -1)
            return { ...trace, root: { ...stage, image }, containerVariables };
    }
    const why = stages.length === 0 ? 'it has no `FROM`' : `it has no stage ${(0,quote_text/* quoteText */.o)(settings.target ?? '')}`;
    throw (0,problem/* unparseable */.Ve)({ file: path, line: 1, column: 1 }, why);
}
function indexOfTarget(stages, target) {
    if (!target)
        return stages.length - 1;
    const named = stages.findLastIndex(({ name }) => name === target.toLowerCase());
    return named === -1 && /^\d+$/.test(target) ? Number(target) : named;
}
function copiedStages(path, text) {
    const lines = text.split('\n').map((line) => line.split(/[\s"',[\]]+/).filter((word) => word !== ''));
    const linesOf = (keyword) => lines.filter(([first = '']) => keyword.test(first));
    const runs = linesOf(/^(?:cmd|entrypoint|workdir)$/i)
        .flat()
        .join(' ');
    const copies = linesOf(/^copy$/i).flatMap((words) => {
        const from = words
            .find((word) => word.startsWith('--from='))
            ?.slice(7)
            .toLowerCase();
        return from === undefined ? [] : [{ from, isRun: runs.includes(words.at(-1) ?? '') }];
    });
    const { stages } = readStages(path, text, NO_SETTINGS);
    return stages.flatMap(({ name, place }) => {
        const own = copies.filter(({ from }) => from === name);
        return own.length > 0 && own.every(({ isRun }) => !isRun) ? [place] : [];
    });
}
function readStages(path, text, settings) {
    const globals = new GlobalArguments(settings.args);
    const stages = [];
    const words = [];
    for (const instruction of readInstructions(path, text)) {
        switch (instruction.keyword) {
            case 'ENV':
                stages.at(-1)?.settings.push(instruction.words);
                break;
            case 'ARG':
                if (stages.length > 0)
                    break;
                words.push(...instruction.words);
                for (const word of instruction.words)
                    globals.define(word);
                break;
            case 'FROM': {
                const [image, as, name] = instruction.words.filter(({ text }) => !text.startsWith('--'));
                if (image === undefined)
                    break;
                words.push(image);
                stages.push({
                    name: as?.text.toLowerCase() === 'as' ? (name?.text.toLowerCase() ?? '') : '',
                    raw: image.text,
                    place: image.place,
                    image: globals.expand(image.text, image.place),
                    settings: [],
                });
            }
        }
    }
    const variables = [...new Set(words.flatMap((word) => (0,interpolation/* templateVariables */.Qp)(word.text)))];
    return { stages, understood: words.map(({ place }) => place), variables };
}
class GlobalArguments {
    given;
    #values = new Map();
    constructor(given) {
        this.given = given;
    }
    define({ text, place }) {
        const [name = ''] = text.split('=', 1);
        const given = this.given.get(name);
        if (given !== undefined)
            this.#values.set(name, (0,interpolation/* asValue */.E8)(given, name));
        else if (text.includes('=')) {
            const at = { ...place, column: (place.column ?? 1) + name.length + 1 };
            const value = this.expand(text.slice(name.length + 1), at);
            this.#values.set(name, value instanceof problem/* ProblemError */.Mm ? value : (0,interpolation/* asValue */.E8)(value, name));
        }
    }
    expand(text, place) {
        return (0,variables/* filledIn */.AE)(text.replace(/["']/g, ''), place, (name) => {
            const value = this.#values.get(name) ?? null;
            if (value instanceof problem/* ProblemError */.Mm)
                throw value;
            return value;
        });
    }
}
function variablesOf(words) {
    const isOldForm = words[0]?.text.includes('=') === false;
    const names = isOldForm ? words.slice(0, 1) : words.filter(({ text }) => text.includes('='));
    return names.map(({ text, place }) => ({ name: text.split('=', 1)[0] ?? '', place })).reverse();
}


/***/ }),

/***/ 33012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E8: () => (/* binding */ asValue),
/* harmony export */   GW: () => (/* binding */ interpolate),
/* harmony export */   Qp: () => (/* binding */ templateVariables),
/* harmony export */   S$: () => (/* binding */ sliceText),
/* harmony export */   i3: () => (/* binding */ literalPiece),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14889);


function literalPiece(text, place) {
    return { text, place, origin: 'text', variable: null };
}
function plainText(traced) {
    return traced.map(({ text }) => text).join('');
}
function asValue(traced, variable) {
    return traced.map((piece) => (piece.origin === 'text' ? { ...piece, origin: 'value', variable } : piece));
}
function sliceText(traced, start, end = Number.POSITIVE_INFINITY) {
    let offset = 0;
    return traced.flatMap((piece) => {
        const from = Math.max(start - offset, 0);
        const to = Math.min(end - offset, piece.text.length);
        offset += piece.text.length;
        const isEmptyThere = piece.text === '' && from === 0 && to === 0;
        return from < to || isEmptyThere ? [{ ...piece, text: piece.text.slice(from, to) }] : [];
    });
}
const MOST_CHARACTERS = 4_096;
const MOST_PIECES = 100;
const MOST_NESTED = 20;
const MOST_VARIABLES = 100;
const BEGINNING = /^\$(?:\$|([A-Za-z_]\w*)|\{([A-Za-z_]\w*)(:?[-+?]|(?=\})))/;
function interpolate(template, lookup) {
    const filling = new Filling(template, lookup);
    filling.fill(template.text, template, 0);
    return filling.pieces;
}
class Filling {
    template;
    lookup;
    pieces = [];
    #length = 0;
    constructor(template, lookup) {
        this.template = template;
        this.lookup = lookup;
    }
    fill(text, written, depth) {
        if (depth > MOST_NESTED)
            throw this.#refuse('variables nested too deeply');
        for (let offset = 0; offset < text.length;) {
            const found = text.indexOf('$', offset);
            const dollar = found === -1 ? text.length : found;
            if (dollar > offset)
                this.#add({ ...written, text: text.slice(offset, dollar) });
            if (dollar === text.length)
                return;
            const end = text[dollar + 1] === '{' ? endOfBraces(text, dollar) : text.length;
            const match = BEGINNING.exec(text.slice(dollar, end));
            if (match === null)
                throw this.#refuse(`no variable that can be filled in: ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .o)(text.slice(dollar))}`);
            const [whole, plain, braced, operator = ''] = match;
            offset = braced === undefined ? dollar + whole.length : end;
            if (plain !== undefined)
                this.#use(plain, '', '', depth);
            else if (braced !== undefined)
                this.#use(braced, operator, text.slice(dollar + whole.length, end - 1), depth);
            else
                this.#add({ ...written, text: '$' });
        }
    }
    #use(name, operator, word, depth) {
        const { template } = this;
        const value = this.lookup(name);
        const isEmpty = value?.every(({ text, origin }) => text === '' && origin !== 'unset') === true;
        const isSet = value !== null && !(operator.startsWith(':') && isEmpty);
        if (operator.endsWith('+')) {
            if (isSet)
                this.fill(word, template, depth + 1);
        }
        else if (isSet)
            this.#add(...value);
        else if (!operator.endsWith('-'))
            this.#add({ ...template, text: '', origin: 'unset', variable: name });
        else {
            const written = value === null ? { ...template, origin: 'default', variable: name } : template;
            if (word === '')
                this.#add({ ...written, text: '' });
            this.fill(word, written, depth + 1);
        }
    }
    #add(...added) {
        this.pieces.push(...added);
        this.#length += plainText(added).length;
        if (this.#length > MOST_CHARACTERS || this.pieces.length > MOST_PIECES)
            throw this.#refuse('too long with its variables');
    }
    #refuse(why) {
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .unparseable */ .Ve)(this.template.place, why);
    }
}
function templateVariables(template) {
    const found = template.replaceAll('$$', '').matchAll(/\$\{?([A-Za-z_]\w*)/g);
    return [...found].slice(0, MOST_VARIABLES).map(([, name = '']) => name);
}
function endOfBraces(text, dollar) {
    let open = 0;
    for (const { 0: brace, index } of text.slice(dollar).matchAll(/\$\{|\}/g)) {
        open += brace === '}' ? -1 : 1;
        if (open === 0)
            return dollar + index + 1;
    }
    return dollar;
}


/***/ }),

/***/ 37850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ variablesIn),
/* harmony export */   Fl: () => (/* binding */ isTemplate),
/* harmony export */   TZ: () => (/* binding */ VARIABLE),
/* harmony export */   rJ: () => (/* binding */ hasTemplate)
/* harmony export */ });
/* harmony import */ var _yaml_parser_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64183);

const VARIABLE = /\$(?:\{([A-Za-z_]\w{0,200})[^{}]{0,500}\}|\(([A-Za-z_]\w{0,200})\)|([A-Za-z_]\w{0,200}))/g;
function variablesIn(text) {
    const names = [...text.matchAll(VARIABLE)].map(([, braced, round, bare]) => braced ?? round ?? bare ?? '');
    for (const [, expression = ''] of text.matchAll(/(?:\{\{|<<)([^\n]{0,200}?)(?:\}\}|>>)/g)) {
        const paths = expression.match(/\.[\w.]+/g) ?? expression.match(/[\w.]+/g) ?? [];
        names.push(...paths.map((path) => path.slice(path.lastIndexOf('.') + 1)));
    }
    return [...new Set(names.filter((name) => name !== ''))];
}
function hasTemplate(text) {
    const start = text.indexOf('{{');
    return text.includes(_yaml_parser_js__WEBPACK_IMPORTED_MODULE_0__/* .MASK */ .v5) || (start !== -1 && text.includes('}}', start));
}
function isTemplate(text) {
    return hasTemplate(text) || /\$[\w{(]|\{\{|<[%<]/.test(text);
}


/***/ })

};
