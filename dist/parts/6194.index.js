export const id = 6194;
export const ids = [6194];
export const modules = {

/***/ 78366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ declaredInComment)
/* harmony export */ });
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5114);

/** Follows a comment sign of some language. Only a blank or the end of the comment may follow the mode. */
const DECLARATION = /(?:^|\s)(?:#|\/\/|--|;|<!--|\/\*)[ \t]*upgrade-gate: (RollingUpdate|Recreate)(?=\s|\*\/|-->|$)/;
/** A comment that refers to the next line has nothing before it, or only an opening bracket or assignment. */
const LEADS_ON = /(?:^|[[({:=])\s*$/;
/** In characters. */
const LONGEST_LINE = 10_000;
/**
 * The mode that a comment declares for a version: `upgrade-gate: Recreate` on the same line. A comment on the line
 * above counts if that line holds nothing else (docs/rules.md#how-downtime-is-declared).
 *
 * @param text the whole file, or its lines where many places are asked for
 * @param version the place of the version in that text
 */
function declaredInComment(text, version) {
    const { file, line } = version;
    if (line === null)
        return null;
    const lines = typeof text === 'string' ? text.split(/\r\n|\r|\n/, line) : text;
    // Nobody declares anything on a line of this length, and there may be many versions on it.
    const [above = '', own = ''] = [lines[line - 2], lines[line - 1]].map((each = '') => each.slice(0, LONGEST_LINE));
    const onOwn = commentIn(own);
    const onAbove = commentIn(above);
    const match = onOwn ?? (onAbove !== null && LEADS_ON.test(above.slice(0, onAbove.index)) ? onAbove : null);
    if (match === null)
        return null;
    const column = match.index + match[0].search(/\S/) + 1;
    return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .modeOf */ .VV)({ text: match[1] ?? '', place: { file, line: onOwn === null ? line - 1 : line, column } });
}
/** The declaration on a line; null if it is inside a quoted text, or where the line has several. */
function commentIn(line) {
    const match = DECLARATION.exec(line);
    if (match === null || line.split('upgrade-gate: ').length > 2)
        return null;
    const before = line.slice(0, match.index);
    const isQuoted = ['"', "'", '`'].some((quote) => before.split(quote).length % 2 === 0);
    return isQuoted ? null : match;
}


/***/ }),

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
/* harmony import */ var _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37666);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12431);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60688);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49683);









/** Reads the image of a compose service; null if it is not an image of Lightdash. */
function readServiceImage(source, rules) {
    const { file, value } = source;
    const scalar = file.scalar(value);
    if (scalar === null)
        return null;
    const raw = file.sourceOf(value);
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
    return origin === 'unset' || origin === 'misread' || text.startsWith('ENC[') || _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._.hasTemplate(text);
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
    const at = text.indexOf('@');
    const end = at === -1 ? text.length : at;
    const colon = text.indexOf(':', text.lastIndexOf('/', end - 1) + 1);
    const hasTag = colon !== -1 && colon < end;
    const rest = at === -1 ? (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .sliceText */ .S$)(traced, Math.max(end - 1, 0)) : (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .sliceText */ .S$)(traced, at + 1);
    const deciding = hasTag ? (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .sliceText */ .S$)(traced, colon + 1, end) : rest;
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
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14889);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93960);
/* harmony import */ var _syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33012);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2078);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32541);






/** The items of a list, or a single value in place of a list. */
function itemsOf({ file, value }) {
    return file.isMap(value) || file.scalar(value) !== null ? [value] : file.items(value);
}
/** The values of a key in a service's layers, highest precedence first, down to a value that clears those below. */
function layersAt(layers, key) {
    const found = [];
    for (const layer of layers) {
        const value = layer.file.member(layer.value, key)?.value;
        if (value === undefined)
            continue;
        // Compose ignores a null value.
        if (value.node.tag !== '!reset' && layer.file.scalar(value)?.type !== 'null')
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
function readText({ file, value, context }) {
    const scalar = file.scalar(value);
    return scalar === null ? null : (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .interpolate */ .GW)((0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .literalPiece */ .i3)(scalar.text, scalar.place), context.variables.lookup);
}
/**
 * A value that must be fully known, such as a path; null if it is not a scalar.
 *
 * @throws ProblemError also where a variable is not set, or where another tool fills the value in
 */
function readKnownText(source) {
    const { file, value } = source;
    const read = readText(source);
    if (read === null)
        return null;
    if (file.scalar(value)?.hasTemplate)
        throw new _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', value.place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .o)(file.sourceOf(value))));
    const unset = read.find(({ origin }) => origin === 'unset');
    if (unset !== undefined)
        throw new _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm(unsetVariable(unset.place, unset.variable ?? ''));
    return (0,_syntax_interpolation_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(read);
}
/** References that are not paths in the repository: `https://…`, `git@…`, `oci://…`, `github.com/…`, `~/…`. */
const REMOTE = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|github\.com\/|~|$)|\\/i;
/** Resolves a compose path from the repository's root; null if it leads out of the repository. */
function resolvePath(folder, path) {
    return REMOTE.test(path) ? null : (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .resolvePath */ .o1)(folder, path);
}
/** The text of a file; empty where it is absent or not text. */
async function textIfReadable(files, path) {
    return (await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .nullIfUnreadable */ .e)(files.text(path))) ?? '';
}
/** The problem of a variable without a value. For compose, an env file passed to the run may set it. */
function unsetVariable(place, variable) {
    const remedy = (0,_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .isDockerfile */ .pZ)(place.file)
        ? 'Give its `ARG` a default, or pass `to:`.'
        : 'Pass `to:` or `env-files:`, or pin it.';
    return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-variable', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .o)(`\${${variable}}`), { remedy });
}


/***/ }),

/***/ 6194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dockerfile: () => (/* binding */ dockerfile)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _comment_declaration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78366);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91831);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5114);
/* harmony import */ var _compose_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49683);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32541);
/* harmony import */ var _root_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45535);







const KIND = 'dockerfile';
/** A Dockerfile that no compose file builds. The version is that of the image it starts from. */
const dockerfile = {
    async read(files, candidates, settings) {
        const found = [];
        const explained = [];
        const paths = candidates.filter((path) => (0,_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .isDockerfile */ .pZ)(path));
        for (const path of paths) {
            const text = await (0,_compose_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textIfReadable */ .VQ)(files, path);
            const reading = readAlone(path, text, settings);
            if (reading === null) {
                explained.push(...(0,_root_image_js__WEBPACK_IMPORTED_MODULE_5__/* .copiedStages */ .g0)(path, text));
                continue;
            }
            const id = idOf(path);
            const { set, unseen } = reading.containerVariables;
            // A container may get more variables than the Dockerfile sets.
            const run = { source: 'how the image is run', place: reading.place };
            found.push({
                ..._finding_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAIN */ .tZ,
                ...reading,
                ...{ kind: KIND, id, unit: id, carrier: path, inputs: [path] },
                declared: (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .declaring */ .mn)((0,_comment_declaration_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredInComment */ .B)(text, reading.place)),
                containerVariables: { set, unseen: [...unseen, run] },
            });
        }
        return { found, claimed: paths, seen: paths.map(idOf), links: [], explained };
    },
};
function idOf(path) {
    return `${KIND}:${path}`;
}
function readAlone(path, text, rules) {
    try {
        return (0,_root_image_js__WEBPACK_IMPORTED_MODULE_5__/* .readBuiltImage */ .OG)(path, text, _root_image_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_SETTINGS */ .Ac, rules);
    }
    catch (error) {
        const problem = (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .thrownProblem */ .AI)(error);
        // Ignore a file that only has a Dockerfile's name, or that builds other software.
        if (!/^[ \t]*FROM[ \t].*lightdash/im.test(text))
            return null;
        const refused = (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .refusedImage */ .y)(problem, { file: path, line: null, column: null });
        return { ...refused, accounts: [], variables: [], containerVariables: { set: [], unseen: [] } };
    }
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
 * Reads the root image of a build: starting from the last stage, or the requested one, it follows each `FROM` that
 * names a stage. Stages that are only copied from do not count.
 *
 * @throws ProblemError where the image cannot be determined
 */
function readDockerfile(path, text, settings) {
    const { stages, ...trace } = readStages(path, text, settings);
    const { target } = settings;
    const named = target ? stages.findLastIndex(({ name }) => name === target.toLowerCase()) : stages.length - 1;
    let index = named === -1 && /^\d+$/.test(target ?? '') ? Number(target) : named;
    const settled = [];
    for (let stage = stages[index]; stage !== undefined; stage = stages[index]) {
        settled.push(...stage.settings.toReversed().flatMap(variablesOf));
        const { raw, place, image } = stage;
        if (image instanceof problem/* ProblemError */.Mm)
            throw image;
        const base = (0,interpolation/* plainText */.wh)(image);
        // A `FROM` can only name a stage above it.
        const above = index;
        index = stages.findLastIndex(({ name }, at) => at < above && name === base.toLowerCase());
        const root = base === 'scratch' ? null : { raw, place, image };
        if (root === null || index === -1)
            return { ...trace, root, containerVariables: (0,container_variables/* joinSources */.zz)([{ set: settled, unseen: [] }]) };
    }
    const why = stages.length === 0 ? 'it has no `FROM`' : `it has no stage ${(0,quote_text/* quoteText */.o)(target ?? '')}`;
    throw new problem/* ProblemError */.Mm((0,problem/* problemAt */.l4)('unparseable', { file: path, line: 1, column: 1 }, why));
}
/** The places of the images of all stages that are copied from. They only build. */
function copiedStages(path, text) {
    const copied = new Set([...text.matchAll(/^[ \t]*COPY[ \t].*?--from=([\w.-]+)/gim)].map(([, name = '']) => name.toLowerCase()));
    const { stages } = readStages(path, text, NO_SETTINGS);
    return stages.flatMap(({ name, place }) => (copied.has(name) ? [place] : []));
}
function readStages(path, text, settings) {
    const args = new Map();
    const expand = ({ text, place }) => {
        try {
            const expanded = (0,interpolation/* interpolate */.GW)((0,interpolation/* literalPiece */.i3)(text.replace(/["']/g, ''), place), (name) => {
                const value = args.get(name) ?? null;
                if (value instanceof problem/* ProblemError */.Mm)
                    throw value;
                return value;
            });
            return expanded.length === 0 ? [(0,interpolation/* literalPiece */.i3)('', place)] : expanded;
        }
        catch (error) {
            if (error instanceof problem/* ProblemError */.Mm)
                return error;
            throw error;
        }
    };
    const stages = [];
    const accounts = [];
    const variables = new Set();
    const trace = ({ text, place }) => {
        accounts.push(place);
        for (const name of (0,interpolation/* templateVariables */.Qp)(text))
            variables.add(name);
    };
    for (const { keyword, words } of readInstructions(path, text)) {
        if (keyword === 'ENV')
            stages.at(-1)?.settings.push(words);
        // Before the first stage: `ARG NAME` or `ARG NAME=default`.
        for (const word of keyword === 'ARG' && stages.length === 0 ? words : []) {
            trace(word);
            const { text, place } = word;
            const [name = ''] = text.split('=', 1);
            const at = { ...place, column: (place.column ?? 1) + name.length + 1 };
            const own = text.includes('=') ? expand({ text: text.slice(name.length + 1), place: at }) : null;
            const value = settings.args.get(name) ?? own;
            if (value !== null)
                args.set(name, value instanceof problem/* ProblemError */.Mm ? value : (0,interpolation/* asValue */.E8)(value, name));
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


/***/ })

};
