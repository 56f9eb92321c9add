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









/** Reads the image of a compose service; null if it is not an image of Lightdash. */
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
/**
 * Reads an image reference; null if it is not the service's. Where parts are unknown, `raw` shows whose image it is.
 */
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
/** The place of the deciding part of a reference: its tag, otherwise its digest, otherwise the end of its name. */
function decidingPlace(traced) {
    const text = (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(traced);
    const [before = '', tag] = /^(?:[^@]*\/)?[^@/:]*(:[^@]*)?/.exec(text) ?? [];
    const end = before.length;
    const untagged = end < text.length ? end + 1 : Math.max(end - 1, 0);
    const deciding = tag === undefined ? (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .sliceText */ .S$)(traced, untagged) : (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .sliceText */ .S$)(traced, end - tag.length + 1, end);
    const variable = deciding.find(({ origin }) => origin === 'value' || origin === 'default');
    return (variable ?? deciding[0])?.place;
}
/** A version from a variable concerns two lines: the one that sets the variable and the one that uses it. */
function noticesOfVariables(traced, usedAt) {
    const notices = traced.flatMap(({ origin, variable, place }) => {
        const name = (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteText */ .o)(variable ?? '');
        if (origin === 'value')
            return [`${name}, used at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_7__/* .showPlace */ .R)(usedAt)}, is set at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_7__/* .showPlace */ .R)(place)}`];
        if (origin !== 'default')
            return [];
        return [`${name} is not set in this repository, so the default at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_7__/* .showPlace */ .R)(place)} is used`];
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
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14889);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93960);
/* harmony import */ var _syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33012);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2078);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37850);
/* harmony import */ var _dockerfile_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34862);







/** The items of a list, or a single value in place of a list. */
function itemsOf({ value }) {
    return value.isMap || value.scalar !== null ? [value] : value.items;
}
/** The values of a key in a service's layers, highest precedence first, down to a value that clears those below. */
function layersAt(layers, key) {
    const found = [];
    for (const layer of layers) {
        const value = layer.value.member(key)?.value;
        if (value === undefined)
            continue;
        // Compose ignores a null value.
        if (value.node.tag !== '!reset' && value.scalar?.type !== 'null')
            found.push({ ...layer, value });
        if (resetsValue(value))
            break;
    }
    return found;
}
/** Whether a compose tag removes the values below this one. */
function resetsValue({ node: { tag } }) {
    return tag === '!reset' || tag === '!override';
}
/**
 * A value as text; null if it is not a scalar.
 *
 * @throws ProblemError where its variables cannot be expanded
 */
function readText({ value, variables }) {
    const { scalar } = value;
    return scalar === null ? null : (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .interpolate */ .GW)((0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .literalPiece */ .i3)(scalar.text, scalar.place), variables.lookup);
}
/**
 * A value that must be fully known, such as a path; null if it is not there, or not a scalar.
 *
 * @throws ProblemError also where a variable is not set, or where another tool fills the value in
 */
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
/** References that are not paths in the repository: `https://…`, `git@…`, `oci://…`, `github.com/…`, `~/…`. */
const REMOTE = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|github\.com\/|~|$)|\\/i;
/** Resolves a compose path from the repository's root; null if it leads out of the repository. */
function resolvePath(folder, path) {
    return REMOTE.test(path) ? null : (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .resolvePath */ .o1)(folder, path);
}
/** The text of a file; empty where it is absent or not text. */
async function textIfReadable(files, path) {
    return (await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .nullIfUnreadable */ .e)(files.text(path))) ?? '';
}
/** The problem of a variable without a value. For compose, an env file passed to the run may set it. */
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





/** The most lines that one deployment's variables are traced to. A real one has a handful. */
const MOST_TRACED = 100;
/** Variables of projects with the same single file, such as all projects of a folder. */
const KNOWN = new WeakMap();
/** The variables that a compose project knows, from committed files only. The runner's environment does not count. */
class Variables {
    parent;
    #values = new Map();
    #entries;
    /** Why a file cannot be read. It may set every variable that no later file sets. */
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
    /** Reads variables files. Later ones win, and an including project wins over all of them. */
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
    /**
     * The value of a variable; null if no file sets it.
     *
     * @throws ProblemError where a file that may set it cannot be read
     */
    lookup = (name) => {
        const value = this.parent?.lookup(name) ?? this.#values.get(name) ?? null;
        if (value instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm)
            throw value;
        if (value === null && this.#unread !== null)
            throw new _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm(this.#unread);
        return value;
    };
    /** The lines that set a variable: those of this project, then those of the including project. */
    entriesOf(name) {
        const own = (this.#entries.get(name) ?? []).slice(-MOST_TRACED);
        return this.parent === null ? own : [...own, ...this.parent.entriesOf(name)];
    }
    /** Adds the variables that some names lead to, and the places of all their lines, including overridden ones. */
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
    /** An entry may use the entries above it. */
    #expand({ name, value, expands, place }) {
        const text = expands && value.includes('$') ? filledIn(value, place, this.lookup) : [(0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .literalPiece */ .i3)(value, place)];
        return text instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm ? text : (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .asValue */ .E8)(text, name);
    }
}
/** A text with its variables filled in, in one piece at least; or why that is not possible. */
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
    try {
        const entries = await files.variables(path);
        if (entries !== null || namedAt === null)
            return entries;
        return namedAt === 'env-files'
            ? missingInput(namedAt, path)
            : outsideRepository(namedAt, 'takes variables from', path);
    }
    catch (error) {
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .thrownProblem */ .AI)(error);
    }
}
/** The problem of a file that an input names and that does not exist, however long it has been missing. */
function missingInput(input, path) {
    const found = `\`${input}\` names ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .o)(path)}, which is not there`;
    const problem = (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('target-missing', { file: path, line: null, column: null }, found);
    return { ...problem, message: (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .cutQuotes */ .AA)(`${found}. Correct the path, or remove it from the list.`) };
}
/**
 * The problem of a part that is not in the repository.
 *
 * @param does what the project does with the part: `builds from`
 */
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
/** The most words of one instruction. No real file has more. */
const MOST_WORDS = 1_000;
/**
 * The instructions of a Dockerfile, with continued lines joined. Comments, empty lines and here-documents are skipped.
 *
 * @param path the file, for places
 */
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
            documents = documentsOf(found);
        if (content !== line && index < lines.length - 1)
            continue;
        instructions.push({ keyword, words: words.slice(1) });
        words = [];
    }
    return instructions;
}
/** A template (`Dockerfile.j2`) may contain blanks as well. */
function wordsOf(text, place) {
    const found = text.matchAll(/(?:\{\{.{0,300}?\}\}|[^\s"']|"[^"]*"?|'[^']*'?)+/g);
    return [...found].map((match) => ({
        text: match[0],
        place: { ...place, column: (place.column ?? 1) + match.index },
    }));
}
/** The terminators of the here-documents that begin on a line. */
function documentsOf(words) {
    return words.flatMap(({ text }) => /^\d*<<-?(["']?)([^<"']+)\1$/.exec(text)?.[2] ?? []);
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
/**
 * Reads the version that a build runs; null if the image is not the service's.
 *
 * @throws ProblemError where the image cannot be determined
 */
function readBuiltImage(path, text, settings, rules) {
    const { root, ...known } = readDockerfile(path, text, settings);
    const reading = root === null ? null : (0,compose_image/* readImage */.A)(root.image, root, rules);
    return reading && { ...known, ...reading };
}
/**
 * Reads the root image of a build: from the last stage, or the requested one, by each `FROM` that names a stage. It is
 * null if the build starts from nothing (`scratch`).
 *
 * @throws ProblemError where the image cannot be determined
 */
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
        // A `FROM` can only name a stage above it.
        index = stages.slice(0, index).findLastIndex(({ name }) => name === base.toLowerCase());
        if (index === -1)
            return { ...trace, root: { ...stage, image }, containerVariables };
    }
    const why = stages.length === 0 ? 'it has no `FROM`' : `it has no stage ${(0,quote_text/* quoteText */.o)(settings.target ?? '')}`;
    throw new problem/* ProblemError */.Mm((0,problem/* problemAt */.l4)('unparseable', { file: path, line: 1, column: 1 }, why));
}
/** The position of the stage to build, by its name or its number; the last one if none is asked for. */
function indexOfTarget(stages, target) {
    if (!target)
        return stages.length - 1;
    const named = stages.findLastIndex(({ name }) => name === target.toLowerCase());
    return named === -1 && /^\d+$/.test(target) ? Number(target) : named;
}
/** The places of the images of all stages that are copied from. They only build. */
function copiedStages(path, text) {
    const copied = new Set([...text.matchAll(/^[ \t]*COPY[ \t].*?--from=([\w.-]+)/gim)].map(([, name = '']) => name.toLowerCase()));
    const { stages } = readStages(path, text, NO_SETTINGS);
    return stages.flatMap(({ name, place }) => (copied.has(name) ? [place] : []));
}
/** The stages of a Dockerfile, and all words that may decide what they start from. */
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
                // An argument of a stage decides nothing that a later stage starts from.
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
/** The arguments above the first stage: `ARG NAME` or `ARG NAME=default`. */
class GlobalArguments {
    given;
    #values = new Map();
    /** @param given values from outside, which beat the defaults */
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
    /** A text with its variables filled in, or why that is not possible. */
    expand(text, place) {
        return (0,variables/* filledIn */.AE)(text.replace(/["']/g, ''), place, (name) => {
            const value = this.#values.get(name) ?? null;
            if (value instanceof problem/* ProblemError */.Mm)
                throw value;
            return value;
        });
    }
}
/** The variables of an `ENV`: `NAME=value` words, or in the old form one name followed by its value. */
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


/** A text as written in a file. */
function literalPiece(text, place) {
    return { text, place, origin: 'text', variable: null };
}
/** The text without its places. */
function plainText(traced) {
    return traced.map(({ text }) => text).join('');
}
/** Marks a text as the value of a variable. */
function asValue(traced, variable) {
    return traced.map((piece) => (piece.origin === 'text' ? { ...piece, origin: 'value', variable } : piece));
}
/** The part of a text between two offsets, including empty pieces there. */
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
/** Limits for hostile templates. No real image reference comes close. */
const MOST_CHARACTERS = 4_096;
const MOST_PIECES = 100;
const MOST_NESTED = 20;
/** The most variables of one template. A real one has a handful. */
const MOST_VARIABLES = 100;
/** What may follow a dollar. The closing brace is found separately, because nested braces may precede it. */
const BEGINNING = /^\$(?:\$|([A-Za-z_]\w*)|\{([A-Za-z_]\w*)(:?[-+?]|(?=\})))/;
/**
 * Expands the variables in a compose value, as compose-go does: `$$`, `$X`, `${X}`, and `${X` with `:-`, `-`, `:?`,
 * `?`, `:+` or `+`, a text that may itself contain variables, and `}`. A required variable without a value becomes an
 * `unset` piece.
 *
 * @throws ProblemError (`unparseable`) for any other use of `$`, and for a text that is too long or nested too deeply
 */
function interpolate(template, lookup) {
    const pieces = [];
    let length = 0;
    const refuse = (why) => new _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unparseable', template.place, why));
    const add = (...added) => {
        pieces.push(...added);
        length += plainText(added).length;
        if (length > MOST_CHARACTERS || pieces.length > MOST_PIECES)
            throw refuse('too long with its variables');
    };
    const use = (name, operator, word, depth) => {
        const value = lookup(name);
        const isEmpty = value?.every(({ text, origin }) => text === '' && origin !== 'unset') === true;
        const isSet = value !== null && !(operator.startsWith(':') && isEmpty);
        if (operator.endsWith('+')) {
            if (isSet)
                fill(word, template, depth + 1);
        }
        else if (isSet)
            add(...value);
        else if (!operator.endsWith('-'))
            add({ ...template, text: '', origin: 'unset', variable: name });
        else {
            const written = value === null ? { ...template, origin: 'default', variable: name } : template;
            // An empty default still has a place.
            if (word === '')
                add({ ...written, text: '' });
            fill(word, written, depth + 1);
        }
    };
    const fill = (text, written, depth) => {
        if (depth > MOST_NESTED)
            throw refuse('variables nested too deeply');
        for (let offset = 0; offset < text.length;) {
            const found = text.indexOf('$', offset);
            const dollar = found === -1 ? text.length : found;
            if (dollar > offset)
                add({ ...written, text: text.slice(offset, dollar) });
            if (dollar === text.length)
                return;
            const end = text[dollar + 1] === '{' ? endOfBraces(text, dollar) : text.length;
            const match = BEGINNING.exec(text.slice(dollar, end));
            if (match === null)
                throw refuse(`no variable that can be filled in: ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .o)(text.slice(dollar))}`);
            const [whole, plain, braced, operator = ''] = match;
            offset = braced === undefined ? dollar + whole.length : end;
            if (plain !== undefined)
                use(plain, '', '', depth);
            else if (braced !== undefined)
                use(braced, operator, text.slice(dollar + whole.length, end - 1), depth);
            else
                add({ ...written, text: '$' });
        }
    };
    fill(template.text, template, 0);
    return pieces;
}
/** The names of all variables that a template may use, including those in defaults. */
function templateVariables(template) {
    const found = template.replaceAll('$$', '').matchAll(/\$\{?([A-Za-z_]\w*)/g);
    return [...found].slice(0, MOST_VARIABLES).map(([, name = '']) => name);
}
/** The offset after the matching closing brace of a variable; `dollar` where there is none. */
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

/** A use of a variable, as template tools write it: `${NAME}`, `${NAME:-default}`, `$(NAME)`, `$NAME`. */
const VARIABLE = /\$(?:\{([A-Za-z_]\w{0,200})[^{}]{0,500}\}|\(([A-Za-z_]\w{0,200})\)|([A-Za-z_]\w{0,200}))/g;
/**
 * The names that fill in a text. For a template it is the last part of the path: `tag` of `{{ .Values.lightdash.tag |
 * quote }}`.
 */
function variablesIn(text) {
    const names = [...text.matchAll(VARIABLE)].map(([, braced, round, bare]) => braced ?? round ?? bare ?? '');
    for (const [, expression = ''] of text.matchAll(/(?:\{\{|<<)([^\n]{0,200}?)(?:\}\}|>>)/g)) {
        const paths = expression.match(/\.[\w.]+/g) ?? expression.match(/[\w.]+/g) ?? [];
        names.push(...paths.map((path) => path.slice(path.lastIndexOf('.') + 1)));
    }
    return [...new Set(names.filter((name) => name !== ''))];
}
/** Whether a text contains a template (`{{ … }}`), masked or not, that some tool fills in before this is YAML. */
function hasTemplate(text) {
    const start = text.indexOf('{{');
    return text.includes(_yaml_parser_js__WEBPACK_IMPORTED_MODULE_0__/* .MASK */ .v5) || (start !== -1 && text.includes('}}', start));
}
/** Whether a tool fills in a text before Helm or Kubernetes sees it. */
function isTemplate(text) {
    return hasTemplate(text) || /\$[\w{(]|\{\{|<[%<]/.test(text);
}


/***/ })

};
