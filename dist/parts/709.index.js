export const id = 709;
export const ids = [709];
export const modules = {

/***/ 8752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readImage),
/* harmony export */   h: () => (/* binding */ readServiceImage)
/* harmony export */ });
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5891);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7669);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6349);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2431);
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8128);
/* harmony import */ var _interpolation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8280);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9683);







/** Reads the image of a service; null where it is none of the service that is looked for. */
function readServiceImage(source, rules) {
    const { file, value } = source;
    const scalar = file.scalar(value);
    if (scalar === null)
        return null;
    const raw = file.sourceOf(value);
    try {
        const reading = readImage((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .readText */ .yR)(source) ?? [], { raw, place: scalar.place }, rules);
        if (reading === null || value.alias === null)
            return reading;
        const alias = `the image at ${(0,_place_js__WEBPACK_IMPORTED_MODULE_6__/* .showPlace */ .R)(value.alias)} is an alias of ${(0,_place_js__WEBPACK_IMPORTED_MODULE_6__/* .showPlace */ .R)(value.place)}`;
        return { ...reading, notices: [...reading.notices, alias] };
    }
    catch (error) {
        if (!(error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm))
            throw error;
        return namesImage(raw) ? problemReading(error.problem, scalar.place) : null;
    }
}
function problemReading(problem, place) {
    return { answer: (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAnswer */ .aV)(problem), place: problem.place ?? place, notices: [] };
}
/** Stands for a part of a reference that is not known; occurs in no name of an image. */
const UNKNOWN = '\uFFFC';
/** Reads an image reference, of which `raw` tells whose image it is where the rest does not; null where it is none of the service. */
function readImage(traced, { raw, place: usedAt }, rules) {
    const opaque = traced.filter(isOpaque);
    const [hidden] = opaque;
    const text = traced
        .map((piece) => (isOpaque(piece) && !_source_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .YamlFile */ ._.hasTemplate(piece.text) ? UNKNOWN : piece.text))
        .join('');
    const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .parseImageReference */ .o_)(text);
    const kind = reference === null ? 'other' : (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyImage */ ._u)(reference, rules.images);
    const place = decidingPlace(traced) ?? usedAt;
    const isRegistryAlone = kind === 'service' && opaque.every(({ origin }) => origin === 'unset') && isInFront(text);
    if (hidden !== undefined && !isRegistryAlone) {
        const name = reference?.repository.split('/').at(-1) ?? UNKNOWN;
        const isHidden = name.includes(UNKNOWN) || _source_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .YamlFile */ ._.hasTemplate(name);
        const texts = [raw, text, ...traced.map(({ variable }) => variable ?? '')];
        const isNamed = isHidden ? texts.some(namesImage) : kind !== 'other';
        return isNamed ? problemReading(problemOf(hidden, raw), hidden.place) : null;
    }
    if (reference === null)
        return namesImage(text) ? problemReading((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('not-a-version', place, (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(text)), place) : null;
    const read = (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .answerOfImage */ .Li)(reference, rules, place);
    return read && { ...read, place, notices: [...read.notices, ...noticesOfVariables(traced, usedAt)] };
}
/** Whether a text names an image of the service that nothing else is known of; a tool for it is none. */
function namesImage(text) {
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .namesService */ .cM)(text.replace(/lightdash[-_](?:mcp|exporter|cli)/gi, ''));
}
/** Whether what is unknown stands in front of the image's own path: its registry or mirror, on which the version does not depend. */
function isInFront(text) {
    const parts = text.split('/');
    return parts.length > 2 && !parts.slice(-2).join('/').includes(UNKNOWN);
}
function isOpaque({ origin, text }) {
    return origin === 'unset' || origin === 'misread' || text.startsWith('ENC[') || _source_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .YamlFile */ ._.hasTemplate(text);
}
function problemOf({ origin, text, place, variable }, raw) {
    if (origin === 'unset')
        return (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .unsetVariable */ .gM)(place, variable ?? '');
    if (origin === 'misread')
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('numeric-tag', place, `${(0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(text)} as a number`);
    if (text.startsWith('ENC['))
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('encrypted', place);
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unresolved-template', place, (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(raw));
}
/** The place of the part of a reference that decides the version: its tag, else its digest, else the end of its name. */
function decidingPlace(traced) {
    const text = (0,_interpolation_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .wh)(traced);
    const at = text.indexOf('@');
    const end = at === -1 ? text.length : at;
    const colon = text.indexOf(':', text.lastIndexOf('/', end - 1) + 1);
    const hasTag = colon !== -1 && colon < end;
    const rest = at === -1 ? (0,_interpolation_js__WEBPACK_IMPORTED_MODULE_4__/* .sliceText */ .S$)(traced, Math.max(end - 1, 0)) : (0,_interpolation_js__WEBPACK_IMPORTED_MODULE_4__/* .sliceText */ .S$)(traced, at + 1);
    const deciding = hasTag ? (0,_interpolation_js__WEBPACK_IMPORTED_MODULE_4__/* .sliceText */ .S$)(traced, colon + 1, end) : rest;
    const variable = deciding.find(({ origin }) => origin === 'value' || origin === 'default');
    return (variable ?? deciding[0])?.place;
}
/** Both lines belong to what is said of a version that a variable gives: the one that sets it and the one that uses it. */
function noticesOfVariables(traced, usedAt) {
    const notices = traced.flatMap(({ origin, variable, place }) => {
        const name = (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(variable ?? '');
        if (origin === 'value')
            return [`${name}, used at ${(0,_place_js__WEBPACK_IMPORTED_MODULE_6__/* .showPlace */ .R)(usedAt)}, is set at ${(0,_place_js__WEBPACK_IMPORTED_MODULE_6__/* .showPlace */ .R)(place)}`];
        if (origin !== 'default')
            return [];
        return [`${name} is not set in this repository: what ${(0,_place_js__WEBPACK_IMPORTED_MODULE_6__/* .showPlace */ .R)(place)} gives in its place is used`];
    });
    return [...new Set(notices)];
}


/***/ }),

/***/ 8280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ variablesIn),
/* harmony export */   E8: () => (/* binding */ asValue),
/* harmony export */   GW: () => (/* binding */ interpolate),
/* harmony export */   Mp: () => (/* binding */ written),
/* harmony export */   S$: () => (/* binding */ sliceText),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6349);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2431);


/** A text that stands in a file as it is. */
function written(text, place) {
    return { text, place, origin: 'text', variable: null };
}
/** The text without its places. */
function plainText(traced) {
    return traced.map(({ text }) => text).join('');
}
/** A text as the value of a variable, wherever that is used. */
function asValue(traced, variable) {
    return traced.map((piece) => (piece.origin === 'text' ? { ...piece, origin: 'value', variable } : piece));
}
/** The part of a text between two offsets, with the empty pieces that stand there. */
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
/** No image is longer or made of more parts, and no text grows beyond that. */
const MOST_CHARACTERS = 4_096;
const MOST_PIECES = 100;
const MOST_NESTED = 20;
/** Of one template; a real one has a handful. */
const MOST_VARIABLES = 100;
/** What a dollar may begin. The brace that ends it is looked for apart, since others may stand before it. */
const BEGINNING = /^\$(?:\$|([A-Za-z_]\w*)|\{([A-Za-z_]\w*)(:?[-+?]|(?=\})))/;
/**
 * Fills in the variables of a compose value (compose-go's template): `$$`, `$X`, `${X}` and `${X` with `:-`, `-`, `:?`,
 * `?`, `:+`, `+` and a text, which may hold variables itself, `}`. A variable that has no value where one is needed
 * becomes an `unset` piece.
 *
 * @throws ProblemError (`unparseable`) for any other use of `$`, and for what is too long or nested too deeply
 */
function interpolate(template, lookup) {
    const pieces = [];
    let length = 0;
    const refuse = (why) => new _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm((0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unparseable', template.place, why));
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
            // An empty default still is what stands here.
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
                throw refuse(`no variable that can be filled in: ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(text.slice(dollar))}`);
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
/** The names of all variables that a template may use, those of defaults too. */
function variablesIn(template) {
    const found = template.replaceAll('$$', '').matchAll(/\$\{?([A-Za-z_]\w*)/g);
    return [...found].slice(0, MOST_VARIABLES).map(([, name = '']) => name);
}
/** The offset behind the brace that ends a variable: the first one that is not that of another variable. Without one it is `dollar`. */
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

/***/ 9683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ clears),
/* harmony export */   B5: () => (/* binding */ readKnownText),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   VQ: () => (/* binding */ textIfReadable),
/* harmony export */   cM: () => (/* binding */ namesService),
/* harmony export */   fV: () => (/* binding */ missingInput),
/* harmony export */   gM: () => (/* binding */ unsetVariable),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   rM: () => (/* binding */ outOfSight),
/* harmony export */   w: () => (/* binding */ layersOf),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7669);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6349);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2431);
/* harmony import */ var _repository_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(997);
/* harmony import */ var _source_source_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5142);
/* harmony import */ var _dockerfile_instructions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8136);
/* harmony import */ var _interpolation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8280);







/** The items of a list, or what stands there in place of one. */
function itemsOf({ file, value }) {
    return file.isMap(value) || file.scalar(value) !== null ? [value] : file.items(value);
}
/** What the layers of a service say of a key, what wins first, down to one that clears what lies below it. */
function layersOf(layers, key) {
    const found = [];
    for (const layer of layers) {
        const value = layer.file.member(layer.value, key)?.value;
        if (value === undefined)
            continue;
        // Null says nothing, as it does in compose.
        if (value.node.tag !== '!reset' && layer.file.scalar(value)?.type !== 'null')
            found.push({ ...layer, value });
        if (clears(value))
            break;
    }
    return found;
}
/** Whether a tag of compose takes away what stands below a value. */
function clears({ node: { tag } }) {
    return tag === '!reset' || tag === '!override';
}
/**
 * A value as text; null where it is no scalar.
 *
 * @throws ProblemError where its variables cannot be filled in
 */
function readText({ file, value, context }) {
    const scalar = file.scalar(value);
    return scalar === null ? null : (0,_interpolation_js__WEBPACK_IMPORTED_MODULE_4__/* .interpolate */ .GW)((0,_interpolation_js__WEBPACK_IMPORTED_MODULE_4__/* .written */ .Mp)(scalar.text, scalar.place), context.variables.lookup);
}
/**
 * A value that has to be known whole, such as a path; null where it is no scalar.
 *
 * @throws ProblemError also where one of its variables is not set, or where it is filled in by another tool
 */
function readKnownText(source) {
    const { file, value } = source;
    const read = readText(source);
    if (read === null)
        return null;
    if (file.scalar(value)?.hasTemplate)
        throw new _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm((0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', value.place, (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(file.sourceOf(value))));
    const unset = read.find(({ origin }) => origin === 'unset');
    if (unset !== undefined)
        throw new _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm(unsetVariable(unset.place, unset.variable ?? ''));
    return (0,_interpolation_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .wh)(read);
}
/** What leads to something that is not a file of a folder: `https://…`, `git@…`, `oci://…`, `github.com/…`, `~/…`. */
const REMOTE = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|github\.com\/|~|$)|\\/i;
/** A path of a compose file from the repository's root; null where it leads out of it. */
function resolvePath(folder, path) {
    return REMOTE.test(path) ? null : (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .resolvePath */ .o1)(folder, path);
}
/** Whether a text names the service, in any case. */
function namesService(text) {
    return text.toLowerCase().includes('lightdash');
}
/** What stands in a file; empty where there is none, and where it is no text. */
async function textIfReadable(files, path) {
    return (await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readable */ .H)(files.text(path))) ?? '';
}
/** A file that an input of the run names and that is not there. It stays a problem, however long it has been so. */
function missingInput(input, path) {
    const found = `\`${input}\` names ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(path)}, which is not there`;
    const problem = (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('target-missing', { file: path, line: null, column: null }, found);
    return { ...problem, message: (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .cutQuotes */ .AA)(`${found}. Correct the path, or take it off the list.`) };
}
/**
 * A part of a project that is not among the files of the repository.
 *
 * @param does what the project does with it: `builds from`
 */
function outOfSight(place, does, path) {
    const what = `${does} ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(path)}, which is not in this repository`;
    const at = place === null ? 'The project' : (0,_place_js__WEBPACK_IMPORTED_MODULE_6__/* .showPlace */ .R)(place);
    const message = `${at} ${what} and may decide the version. Add it, or pass \`to:\`.`;
    return { ...(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', place, `it ${what}`), message: (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .cutQuotes */ .AA)(message) };
}
/** A variable without a value: for compose it may stand in a file that the run can be given. */
function unsetVariable(place, variable) {
    const remedy = (0,_dockerfile_instructions_js__WEBPACK_IMPORTED_MODULE_3__/* .isDockerfile */ .pZ)(place.file)
        ? 'Give its `ARG` a default, or pass `to:`.'
        : 'Pass `to:` or `env-files:`, or pin it.';
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-variable', place, (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(`\${${variable}}`), { remedy });
}


/***/ }),

/***/ 709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ NO_SETTINGS),
/* harmony export */   OG: () => (/* binding */ readBuiltImage)
/* harmony export */ });
/* unused harmony export readDockerfile */
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7635);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6349);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2431);
/* harmony import */ var _compose_image_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8752);
/* harmony import */ var _compose_interpolation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8280);
/* harmony import */ var _instructions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8136);






const NO_SETTINGS = { target: null, args: new Map() };
/**
 * Reads what a build runs; null where that has nothing to do with the service that is looked for.
 *
 * @throws ProblemError where it cannot be told
 */
function readBuiltImage(path, text, settings, rules) {
    const { root, ...known } = readDockerfile(path, text, settings);
    const reading = root === null ? null : (0,_compose_image_js__WEBPACK_IMPORTED_MODULE_2__/* .readImage */ .A)(root.image, root, rules);
    return reading && { ...known, ...reading };
}
/**
 * Reads the image at the root of what a Dockerfile builds: that of its last stage, or of the stage that is asked for, followed
 * through the stages that it starts from. Stages that are only copied from do not count.
 *
 * @throws ProblemError where it cannot be told
 */
function readDockerfile(path, text, settings) {
    const { stages, ...trace } = readStages(path, text, settings);
    const { target } = settings;
    const named = target ? stages.findLastIndex(({ name }) => name === target.toLowerCase()) : stages.length - 1;
    let index = named === -1 && /^\d+$/.test(target ?? '') ? Number(target) : named;
    const variables = new _environment_js__WEBPACK_IMPORTED_MODULE_5__/* .CollectedVariables */ .JW();
    for (let stage = stages[index]; stage !== undefined; stage = stages[index]) {
        for (const words of stage.settings.toReversed())
            variables.add(environmentOf(words));
        const { raw, place, image } = stage;
        if (image instanceof _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm)
            throw image;
        const base = (0,_compose_interpolation_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(image);
        // Only what stands above is a stage to it.
        const above = index;
        index = stages.findLastIndex(({ name }, at) => at < above && name === base.toLowerCase());
        const root = base === 'scratch' ? null : { raw, place, image };
        if (root === null || index === -1)
            return { ...trace, root, environment: variables.environment };
    }
    const why = stages.length === 0 ? 'it has no `FROM`' : `it has no stage ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(target ?? '')}`;
    throw new _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm((0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unparseable', { file: path, line: 1, column: 1 }, why));
}
function readStages(path, text, settings) {
    const args = new Map();
    const expand = ({ text, place }) => {
        try {
            const expanded = (0,_compose_interpolation_js__WEBPACK_IMPORTED_MODULE_3__/* .interpolate */ .GW)((0,_compose_interpolation_js__WEBPACK_IMPORTED_MODULE_3__/* .written */ .Mp)(text.replace(/["']/g, ''), place), (name) => {
                const value = args.get(name) ?? null;
                if (value instanceof _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm)
                    throw value;
                return value;
            });
            return expanded.length === 0 ? [(0,_compose_interpolation_js__WEBPACK_IMPORTED_MODULE_3__/* .written */ .Mp)('', place)] : expanded;
        }
        catch (error) {
            if (error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm)
                return error;
            throw error;
        }
    };
    const stages = [];
    const accounts = [];
    const variables = new Set();
    const trace = ({ text, place }) => {
        accounts.push(place);
        for (const name of (0,_compose_interpolation_js__WEBPACK_IMPORTED_MODULE_3__/* .variablesIn */ .DF)(text))
            variables.add(name);
    };
    for (const { keyword, words } of (0,_instructions_js__WEBPACK_IMPORTED_MODULE_4__/* .readInstructions */ .KK)(path, text)) {
        if (keyword === 'ENV')
            stages.at(-1)?.settings.push(words);
        // Above all stages: `ARG NAME` or `ARG NAME=default`.
        for (const word of keyword === 'ARG' && stages.length === 0 ? words : []) {
            trace(word);
            const { text, place } = word;
            const [name = ''] = text.split('=', 1);
            const at = { ...place, column: (place.column ?? 1) + name.length + 1 };
            const own = text.includes('=') ? expand({ text: text.slice(name.length + 1), place: at }) : null;
            const value = settings.args.get(name) ?? own;
            if (value !== null)
                args.set(name, value instanceof _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm ? value : (0,_compose_interpolation_js__WEBPACK_IMPORTED_MODULE_3__/* .asValue */ .E8)(value, name));
        }
        const [image, as, name] = keyword === 'FROM' ? words.filter(({ text }) => !text.startsWith('--')) : [];
        if (image === undefined)
            continue;
        trace(image);
        const label = as?.text.toLowerCase() === 'as' ? (name?.text.toLowerCase() ?? '') : '';
        stages.push({ place: image.place, raw: image.text, image: expand(image), name: label, settings: [] });
    }
    return { stages, accounts, variables: [...variables] };
}
/** The variables that an `ENV` sets: `NAME=value` words, or in its old form one name with all that follows as its value. */
function environmentOf(words) {
    const isOldForm = words[0]?.text.includes('=') === false;
    const names = isOldForm ? words.slice(0, 1) : words.filter(({ text }) => text.includes('='));
    const all = names.map(({ text, place }) => ({ name: text.split('=', 1)[0] ?? '', place }));
    const set = new Map(all.filter(({ name }) => (0,_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .isVariableName */ .KL)(name)).map((each) => [each.name, each]));
    return { set: [...set.values()], unseen: [] };
}


/***/ })

};
