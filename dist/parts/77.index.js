export const id = 77;
export const ids = [77];
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

/***/ 20077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compose: () => (/* binding */ compose)
});

// EXTERNAL MODULE: ./build/problems/place.js
var problems_place = __webpack_require__(68042);
// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/syntax/interpolation.js
var interpolation = __webpack_require__(33012);
// EXTERNAL MODULE: ./build/deployment/container-variables.js
var container_variables = __webpack_require__(67729);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(91831);
// EXTERNAL MODULE: ./build/deployment/image-answer.js
var image_answer = __webpack_require__(5114);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
// EXTERNAL MODULE: ./build/deployment/kinds/dockerfile/root-image.js + 1 modules
var root_image = __webpack_require__(45535);
;// CONCATENATED MODULE: ./build/deployment/kinds/compose/absent-files.js



/**
 * The problem of a file that an input names and that does not exist. It stays a problem, however long it has been
 * missing.
 */
function missingInput(input, path) {
    const found = `\`${input}\` names ${(0,quote_text/* quoteText */.o)(path)}, which is not there`;
    const problem = (0,problems_problem/* problemAt */.l4)('target-missing', { file: path, line: null, column: null }, found);
    return { ...problem, message: (0,problems_problem/* cutQuotes */.AA)(`${found}. Correct the path, or remove it from the list.`) };
}
/**
 * The problem of a part that is not in the repository.
 *
 * @param does what the project does with the part: `builds from`
 */
function outsideRepository(place, does, path) {
    const what = `${does} ${(0,quote_text/* quoteText */.o)(path)}, which is not in this repository`;
    const at = place === null ? 'The project' : (0,problems_place/* showPlace */.R)(place);
    const message = `${at} ${what} and may decide the version. Add it, or pass \`to:\`.`;
    return { ...(0,problems_problem/* problemAt */.l4)('external-values', place, `it ${what}`), message: (0,problems_problem/* cutQuotes */.AA)(message) };
}

// EXTERNAL MODULE: ./build/deployment/kinds/compose/values.js
var values = __webpack_require__(49683);
;// CONCATENATED MODULE: ./build/deployment/kinds/compose/build.js









/** All texts in a layer of `build` that may decide which image it starts from. */
function textsOfBuild(layer) {
    const parts = ['context', 'dockerfile', 'target', 'args'].flatMap((key) => (0,values/* layersAt */.uh)([layer], key));
    return [layer, ...parts].flatMap((part) => {
        const members = part === layer ? [] : part.file.members(part.value).map(({ value }) => value);
        return [...(0,values/* itemsOf */.S3)(part), ...members].map((value) => ({ ...part, value }));
    });
}
/**
 * Reads which image a service's build starts from; null if that is not the service's.
 *
 * @param layers layers of `build`, highest precedence first
 * @param image the name of the result; it shows whether the build is the service's if the Dockerfile does not
 */
async function readBuild(layers, image, files, rules) {
    try {
        // The changed lines of an inline Dockerfile are judged.
        if ((0,values/* layersAt */.uh)(layers, 'dockerfile_inline').length > 0)
            return null;
        const [target] = (0,values/* layersAt */.uh)(layers, 'target');
        const given = { target: target === undefined ? null : (0,values/* readKnownText */.B5)(target), args: argumentsIn(layers) };
        const [path, text] = await findDockerfile(layers, files);
        return (0,root_image/* readBuiltImage */.OG)(path, text, given, rules);
    }
    catch (error) {
        const problem = (0,problems_problem/* thrownProblem */.AI)(error);
        const other = problem.place === null ? '' : await (0,values/* textIfReadable */.VQ)(files, problem.place.file);
        const isDockerfile = problem.code === 'unparseable' && /^[ \t]*FROM\s/im.test(other) && (0,service_names/* namesService */.cM)(other);
        const shown = image === undefined ? layers : [...layers, image];
        if (!isDockerfile && !shown.some(({ file, value }) => (0,service_names/* namesService */.cM)(file.sourceOf(value))))
            return null;
        const refused = (0,image_answer/* refusedImage */.y)(problem, layers[0]?.value.place ?? { file: '', line: null, column: null });
        const containerVariables = (0,container_variables/* unseenFrom */.Fw)('the Dockerfile', refused.place);
        return { ...refused, containerVariables, accounts: [], variables: [] };
    }
}
async function findDockerfile(layers, files) {
    // `build: .` is short for its context.
    const contexts = layers.flatMap((layer) => (layer.file.isMap(layer.value) ? (0,values/* layersAt */.uh)([layer], 'context') : [layer]));
    const { value, context: surroundings } = (contexts[0] ?? layers[0]);
    const from = contexts[0] === undefined ? '.' : ((0,values/* readKnownText */.B5)(contexts[0]) ?? '.');
    const [dockerfile] = (0,values/* layersAt */.uh)(layers, 'dockerfile');
    const name = dockerfile === undefined ? null : (0,values/* readKnownText */.B5)(dockerfile);
    const folder = (0,values/* resolvePath */.o1)(surroundings.folder, from);
    if (folder === null)
        throw new problems_problem/* ProblemError */.Mm(outsideRepository(value.place, 'builds from', from));
    const path = (0,values/* resolvePath */.o1)(folder, name ?? 'Dockerfile');
    for (const each of name === null ? [path, (0,repository_paths/* inFolder */._z)(folder, 'dockerfile')] : [path]) {
        const text = each === null ? null : await files.text(each);
        if (each !== null && text !== null)
            return [each, text];
    }
    throw new problems_problem/* ProblemError */.Mm(outsideRepository((dockerfile?.value ?? value).place, 'builds from', path ?? name ?? ''));
}
/** Build arguments by name, from mappings and from `name=value` lists. Upper layers and later items win. */
function argumentsIn(layers) {
    const given = new Map();
    for (const source of (0,values/* layersAt */.uh)(layers, 'args').toReversed()) {
        const { file, value, context } = source;
        // An argument without a value takes the variable of the same name, otherwise the Dockerfile's default.
        const give = (name, text) => {
            const known = text ?? context.variables.lookup(name);
            if (known === null)
                given.delete(name);
            else
                given.set(name, known);
        };
        for (const { name, value: member } of file.members(value)) {
            const type = file.scalar(member)?.type ?? 'null';
            const text = type === 'null' ? null : (0,values/* readText */.yR)({ ...source, value: member });
            give(name, type === 'other' && text ? text.map((piece) => ({ ...piece, origin: 'misread' })) : text);
        }
        for (const item of file.items(value)) {
            const text = (0,values/* readText */.yR)({ ...source, value: item }) ?? [];
            const [name = '', ...rest] = (0,interpolation/* plainText */.wh)(text).split('=');
            give(name, rest.length === 0 ? null : (0,interpolation/* sliceText */.S$)(text, name.length + 1));
        }
    }
    return given;
}

// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var deployment_candidates = __webpack_require__(40334);
// EXTERNAL MODULE: ./build/deployment/kinds/facts.js
var facts = __webpack_require__(32541);
;// CONCATENATED MODULE: ./build/deployment/kinds/compose/file-sets.js






/** In compose's search order. */
const MAIN_NAMES = ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml'];
const OVERRIDE_NAMES = ['compose', 'docker-compose'].flatMap((name) => [
    `${name}.override.yml`,
    `${name}.override.yaml`,
]);
/**
 * The files that compose reads for a main file: with its override if compose finds both by default, otherwise alone.
 */
function fileSetOf(files, main, envFiles) {
    const folder = (0,repository_paths/* folderOf */.yS)(main);
    const set = { isGiven: false, envFiles };
    if (!isMainFile(files, main))
        return { ...set, folder: null, paths: [main] };
    const override = firstIn(files, folder, OVERRIDE_NAMES);
    return { ...set, folder, paths: override === undefined ? [main] : [main, override] };
}
/** The file that compose reads in the place of one with a default name; null if there is none. */
function shadowOf(files, path) {
    if (!MAIN_NAMES.includes((0,repository_paths/* baseNameOf */.mv)(path)) || isMainFile(files, path))
        return null;
    return firstIn(files, (0,repository_paths/* folderOf */.yS)(path), MAIN_NAMES) ?? null;
}
/** Whether compose reads a file of its folder by default. */
function isMainFile(files, path) {
    return firstIn(files, (0,repository_paths/* folderOf */.yS)(path), MAIN_NAMES) === path;
}
function firstIn(files, folder, names) {
    return names.map((name) => (0,repository_paths/* inFolder */._z)(folder, name)).find((path) => files.has(path));
}
/**
 * The main files of projects that may run the service, sorted by path. They are candidates, lie beside a candidate
 * `.env`, or may include, extend or build a candidate.
 */
async function findMainFiles(files, candidates, settings) {
    const isSearched = (0,deployment_candidates/* searchTest */.Ln)(settings);
    const yaml = files.paths.filter((path) => /\.(?:ya?ml|json)$/i.test(path));
    const named = yaml.filter((path) => (0,repository_paths/* baseNameOf */.mv)(path).toLowerCase().includes('compose'));
    const withVariables = new Set(candidates.filter((path) => (0,repository_paths/* baseNameOf */.mv)(path) === '.env').map(repository_paths/* folderOf */.yS));
    const known = new Set(candidates);
    const wanted = yaml.filter((path) => known.has(path) || withVariables.has((0,repository_paths/* folderOf */.yS)(path)));
    const envTexts = await Promise.all(settings.envFiles.map((path) => (0,values/* textIfReadable */.VQ)(files, path)));
    if (envTexts.some((text) => (0,service_names/* namesService */.cM)(text)))
        wanted.push(...named);
    // A file that builds the service's Dockerfile may not name the service.
    const builders = candidates.some(facts/* isDockerfile */.pZ) ? await files.containing('build', yaml.filter(isSearched)) : [];
    for (const path of [...named, ...builders]) {
        const text = await (0,values/* textIfReadable */.VQ)(files, path);
        const looksLikeOne = /^[ \t{]*["']?(?:services|include)["']?\s*:/m.test(text);
        if (looksLikeOne && /\b(?:include|extends|build)\b/.test(text))
            wanted.push(path);
    }
    const found = new Set();
    for (const path of wanted) {
        const main = firstIn(files, (0,repository_paths/* folderOf */.yS)(path), MAIN_NAMES);
        const read = OVERRIDE_NAMES.includes((0,repository_paths/* baseNameOf */.mv)(path)) && main !== undefined ? main : path;
        if (found.has(read) || settings.composeFiles.includes(read) || !isSearched(read))
            continue;
        if (read === main || (await isCompose(files, read)))
            found.add(read);
    }
    return [...found].sort();
}
/** All root keys that compose accepts, including extensions. */
const ROOT_KEYS = /^(?:x-.*|version|name|include|services|networks|volumes|secrets|configs|models)$/;
/** Whether a file is a compose file by its content, whatever its name. */
async function isCompose(files, path) {
    const file = await (0,source_files/* nullIfUnreadable */.e)(files.yaml(path));
    return file?.documents.some((document) => isComposeDocument(file, document)) === true;
}
function isComposeDocument(file, document) {
    const services = file.member(document, 'services')?.value ?? null;
    if (!file.isMap(services) || !file.members(document).every(({ name }) => ROOT_KEYS.test(name)))
        return false;
    return file.members(services).every(({ value }) => {
        const image = file.member(value, 'image')?.value;
        if (file.isMap(value))
            return image === undefined || file.scalar(image) !== null;
        return file.scalar(value)?.text.trim() === '';
    });
}

// EXTERNAL MODULE: ./build/deployment/kinds/compose/image.js
var compose_image = __webpack_require__(18752);
;// CONCATENATED MODULE: ./build/deployment/kinds/compose/variables.js



/** The most lines that one deployment's variables are traced to. A real one has a handful. */
const MOST_TRACED = 100;
/** Variables of projects with the same single file, such as all projects of a folder. */
const KNOWN = new WeakMap();
/** The variables that a compose project knows, from committed files only. The runner's environment does not count. */
class Variables {
    parent;
    #values = new Map();
    #entries = new Map();
    /** An unreadable file. It may set every variable that no later file sets. */
    #unread = null;
    constructor(files, parent) {
        this.parent = parent;
        for (const entries of files) {
            if ('code' in entries) {
                this.#unread = entries;
                this.#values.clear();
                continue;
            }
            for (const entry of entries) {
                const known = this.#entries.get(entry.name);
                if (known === undefined)
                    this.#entries.set(entry.name, [entry]);
                else
                    known.push(entry);
                this.#values.set(entry.name, this.#expand(entry));
            }
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
        if (value instanceof problems_problem/* ProblemError */.Mm)
            throw value;
        if (value === null && this.#unread !== null)
            throw new problems_problem/* ProblemError */.Mm(this.#unread);
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
                    open.push(...(0,interpolation/* templateVariables */.Qp)(value));
            }
        }
    }
    /** An entry may use the entries above it. */
    #expand({ name, value, expands, place }) {
        const template = (0,interpolation/* literalPiece */.i3)(value, place);
        if (!expands || !value.includes('$'))
            return (0,interpolation/* asValue */.E8)([template], name);
        try {
            const text = (0,interpolation/* interpolate */.GW)(template, this.lookup);
            return (0,interpolation/* asValue */.E8)(text.length === 0 ? [(0,interpolation/* literalPiece */.i3)('', place)] : text, name);
        }
        catch (error) {
            if (error instanceof problems_problem/* ProblemError */.Mm)
                return error;
            throw error;
        }
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
        return (0,problems_problem/* thrownProblem */.AI)(error);
    }
}

;// CONCATENATED MODULE: ./build/deployment/kinds/compose/project.js







/** Reads a set of compose files as one project: merges them in order and resolves what they extend and include. */
async function readProject(files, { paths, isGiven, envFiles }) {
    const folder = (0,repository_paths/* folderOf */.yS)(paths[0]);
    const given = envFiles.map((path) => ({ path, namedAt: 'env-files' }));
    const variables = await Variables.read(files, [envBeside(folder), ...given], null);
    const reader = new ProjectReader(files, isGiven);
    await reader.read(paths, { folder, variables }, 0);
    const { services, documents, failures, included, extended } = reader;
    return { services, variables, documents, failures, included, extended };
}
function envBeside(folder) {
    return { path: (0,repository_paths/* inFolder */._z)(folder, '.env'), namedAt: null };
}
/** Limits nested references, and all reference steps of a project. A real project has a handful. */
const MOST_NESTED = 20;
const MOST_STEPS = 500;
/** Keys whose values show which service it is, unlike its dependencies. */
const SIGNS = ['extends', 'image', 'build', 'container_name', 'hostname'];
class ProjectReader {
    files;
    isGiven;
    services = new Map();
    documents = [];
    failures = [];
    included = new Set();
    extended = new Set();
    #steps = 0;
    constructor(files, isGiven) {
        this.files = files;
        this.isGiven = isGiven;
    }
    async read(paths, context, depth) {
        for (const path of paths) {
            const file = await this.#open(path);
            for (const value of file?.documents ?? []) {
                if (file === null || value === null || file.scalar(value)?.type === 'null')
                    continue;
                const { place } = value;
                if (file.isMap(value))
                    await this.#addDocument({ file, value, context }, depth);
                else
                    this.#fail((0,problems_problem/* problemAt */.l4)('unparseable', place, 'not a mapping'), file.text);
            }
        }
    }
    async #open(path) {
        try {
            const file = await this.files.yaml(path);
            if (file !== null)
                return file;
            const place = { file: path, line: null, column: null };
            throw new problems_problem/* ProblemError */.Mm(this.isGiven ? missingInput('compose-files', path) : outsideRepository(place, 'reads', path));
        }
        catch (error) {
            const problem = (0,problems_problem/* thrownProblem */.AI)(error);
            const text = this.isGiven ? 'lightdash' : `${path}\n${await (0,values/* textIfReadable */.VQ)(this.files, path)}`;
            this.#fail(problem, text);
            return null;
        }
    }
    /** Records a problem. It concerns the service if the affected text names it. */
    #fail(problem, text, isFatal = true) {
        this.failures.push({ problem, isFatal, namesService: (0,service_names/* namesService */.cM)(text) });
    }
    async #addDocument(document, depth) {
        const { file, value } = document;
        await this.#include(document, depth + 1);
        for (const { name, value: member } of file.members(file.member(value, 'services')?.value ?? null)) {
            const { layers, failure } = await this.#resolve(document, name, member, 1);
            const below = (0,values/* resetsValue */.aR)(member) ? undefined : this.services.get(name);
            this.services.set(name, {
                layers: [...layers, ...(below?.layers ?? [])],
                failure: failure ?? below?.failure ?? null,
            });
        }
        this.documents.unshift(document);
    }
    /** A document overrides what it includes. */
    async #include(document, depth) {
        const { file } = document;
        const [list] = (0,values/* layersAt */.uh)([document], 'include');
        for (const value of list === undefined ? [] : (0,values/* itemsOf */.S3)(list)) {
            if (this.#steps > MOST_STEPS)
                break;
            try {
                await this.#included({ ...document, value }, depth);
            }
            catch (error) {
                const problem = (0,problems_problem/* thrownProblem */.AI)(error);
                // Compose itself can start here, because only this gate cannot see the included part.
                const isFatal = problem.code === 'unparseable';
                this.#fail(problem, isFatal ? file.text : file.sourceOf(value), isFatal);
            }
        }
    }
    /** One entry of `include`, short or long: files that form a project of their own. */
    async #included(entry, depth) {
        const { file, value, context } = entry;
        const { place } = value;
        const member = (name) => textsIn(entry, file.member(value, name)?.value ?? null);
        const pathOf = ({ text }) => {
            const path = (0,values/* resolvePath */.o1)(context.folder, text);
            if (path === null)
                throw new problems_problem/* ProblemError */.Mm(outsideRepository(place, 'includes', text));
            return path;
        };
        const paths = (file.isMap(value) ? member('path') : textsIn(entry, value)).map(pathOf);
        for (const path of paths) {
            this.#step(depth, place);
            if (!this.files.has(path))
                throw new problems_problem/* ProblemError */.Mm(outsideRepository(place, 'includes', path));
            this.included.add(path);
        }
        const [folder = (0,repository_paths/* folderOf */.yS)(paths[0] ?? '')] = member('project_directory').map(pathOf);
        const named = member('env_file').map(({ text, place: namedAt }) => {
            // A path that leads out of the repository matches no file there.
            return { path: (0,values/* resolvePath */.o1)(context.folder, text) ?? text, namedAt: text === '/dev/null' ? null : namedAt };
        });
        const requests = named.length > 0 ? named : [envBeside(folder)];
        const variables = await Variables.read(this.files, requests, context.variables);
        await this.read(paths, { folder, variables }, depth);
    }
    #step(depth, place) {
        this.#steps += 1;
        if (depth > MOST_NESTED || this.#steps > MOST_STEPS)
            throw refuse(place, 'files or services that refer to each other in a circle');
    }
    /** A service with the layers that it extends below its own. */
    async #resolve(document, name, value, depth) {
        const own = { ...document, value };
        const [extended] = (0,values/* layersAt */.uh)([own], 'extends');
        if (extended === undefined)
            return { layers: [own], failure: null };
        const signs = SIGNS.flatMap((key) => (0,values/* layersAt */.uh)([own], key).map((sign) => own.file.sourceOf(sign.value)));
        const isNamed = (0,service_names/* namesService */.cM)([name, ...signs].join('\n'));
        try {
            this.#step(depth, extended.value.place);
            const { layers, failure } = await this.#extendedBy(document, extended, depth);
            const known = failure && { ...failure, namesService: failure.namesService || isNamed };
            return { layers: [own, ...layers], failure: known };
        }
        catch (error) {
            return { layers: [own], failure: { problem: (0,problems_problem/* thrownProblem */.AI)(error), isFatal: true, namesService: isNamed } };
        }
    }
    /** The service that `extends` names. */
    async #extendedBy(document, extended, depth) {
        const { file, value } = extended;
        const isMap = file.isMap(value);
        const named = isMap ? file.member(value, 'service')?.value : value;
        const path = isMap ? file.member(value, 'file')?.value : undefined;
        const name = named === undefined ? null : (0,values/* readKnownText */.B5)({ ...extended, value: named });
        if (name === null)
            throw refuse(value.place, '`extends` names no service');
        const inside = path === undefined ? document : await this.#openExtended({ ...extended, value: path });
        const service = inside.file.at(inside.value, ['services', name]);
        if (service !== null)
            return this.#resolve(inside, name, service, depth + 1);
        const why = `it extends ${(0,quote_text/* quoteText */.o)(name)}, which is not in ${(0,quote_text/* quoteText */.o)(inside.file.path)}`;
        throw refuse((path ?? value).place, why);
    }
    async #openExtended({ file: from, value, context }) {
        const text = (0,values/* readKnownText */.B5)({ file: from, value, context }) ?? '';
        const path = (0,values/* resolvePath */.o1)(context.folder, text);
        if (path !== null)
            this.extended.add(path);
        const file = path === null ? null : await this.files.yaml(path);
        if (path === null || file === null)
            throw new problems_problem/* ProblemError */.Mm(outsideRepository(value.place, 'extends a service of', text));
        if (file.root === null)
            throw refuse(value.place, `${(0,quote_text/* quoteText */.o)(path)} is empty`);
        // Variables come from the project, but paths are relative to the file that contains them.
        return { file, value: file.root, context: { ...context, folder: (0,repository_paths/* folderOf */.yS)(path) } };
    }
}
/** A text or a list of texts, with their places. */
function textsIn(source, value) {
    return (value === null ? [] : (0,values/* itemsOf */.S3)({ ...source, value })).flatMap((item) => {
        const text = source.file.scalar(item)?.type === 'null' ? null : (0,values/* readKnownText */.B5)({ ...source, value: item });
        return text === null || text === '' ? [] : [{ text, place: item.place }];
    });
}
function refuse(place, why) {
    return new problems_problem/* ProblemError */.Mm((0,problems_problem/* problemAt */.l4)('unparseable', place, why));
}

;// CONCATENATED MODULE: ./build/deployment/kinds/compose/reader.js













const KIND = 'compose';
/** Docker Compose: the image of each service after its project's files are merged, extended and included. */
const compose = {
    async read(files, candidates, settings) {
        const projects = [];
        const { composeFiles, envFiles } = settings;
        const [first, ...others] = composeFiles;
        // Given files replace discovery even if none of them exists.
        if (first !== undefined) {
            const set = { paths: [first, ...others], isGiven: true, folder: null, envFiles };
            projects.push(await readSet(set, files.recorded(), settings));
        }
        for (const main of await findMainFiles(files, candidates, settings)) {
            const recorded = files.recorded();
            projects.push(await readSet(fileSetOf(recorded, main, envFiles), recorded, settings));
        }
        const running = new Set(projects.filter(({ found }) => found.length > 0).map(({ set }) => set.paths[0]));
        const whole = withoutParts(projects).filter(({ set }) => set.isGiven || !running.has(shadowOf(files, set.paths[0]) ?? ''));
        return {
            found: whole.flatMap(({ found }) => found),
            claimed: [...new Set(projects.flatMap(({ set, read }) => [...set.paths, ...read]))],
            seen: whole.flatMap(({ seen }) => seen),
            links: [],
        };
    },
};
/** Removes projects that are part of another one, which reports them. If two include each other, one stays. */
function withoutParts(projects) {
    const left = new Set(projects);
    for (const one of projects) {
        const isPart = [...left].some((other) => other !== one && other.parts.has(one.set.paths[0]));
        if (isPart && !one.set.isGiven)
            left.delete(one);
    }
    return [...left];
}
/**
 * A project is named after its file. A default compose file is named after its folder, so that renaming it does not
 * change the id.
 */
function idOf({ folder, paths }) {
    return `${KIND}:${folder === null ? paths[0] : folder || '.'}`;
}
async function readSet(set, files, settings) {
    const project = await readProject(files, set);
    const whole = idOf(set);
    const [main] = set.paths;
    const common = { ...finding/* PLAIN */.tZ, kind: KIND, unit: whole, carrier: main, secondOrder: listOfFiles(main, project) };
    const fatal = project.failures.find(({ isFatal }) => isFatal);
    const found = [];
    const readings = [];
    for (const [name, service] of project.services) {
        const reading = await readService(service, files, settings);
        if (reading !== null)
            readings.push([name, service, reading]);
    }
    // Taken before the containers' variable files are read, because those are not claimed.
    const read = [...files.asked];
    for (const [name, service, { built, ...reading }] of readings) {
        const { declared, notices } = readDeclaredMode(service, project.documents);
        const known = { ...reading, declared, ...(fatal && readingOf(fatal)) };
        const containerVariables = await variablesOf(service, built, files);
        found.push({
            ...common,
            id: `${whole}#${name}`,
            ...known,
            notices: [...known.notices, ...notices],
            containerVariables,
        });
    }
    for (const failure of partsThatMayHide(project, readings.length > 0)) {
        const id = failure.isFatal ? whole : `${whole}#${failure.problem.found}`;
        found.push({ ...common, id, ...readingOf(failure), containerVariables: unseenBehind(failure.problem.place) });
    }
    const inputs = [...files.asked].sort();
    const seen = [...project.services.keys()].map((name) => `${whole}#${name}`);
    // A default compose file stays a project even if another file extends its services.
    const extended = [...project.extended].filter((path) => !isMainFile(files, path));
    return {
        set,
        parts: new Set([...set.paths, ...project.included, ...extended]),
        found: found.map((each) => ({ ...each, inputs })),
        seen: fatal ? [...seen, whole] : seen,
        read,
    };
}
/**
 * A `COMPOSE_FILE` in a committed `.env` says which files belong together. It is reported but not evaluated, because
 * each file is read on its own.
 */
function listOfFiles(main, { variables }) {
    const list = variables.entriesOf('COMPOSE_FILE').at(-1);
    const key = `${(0,repository_paths/* inFolder */._z)((0,repository_paths/* folderOf */.yS)(main), '.env')}#COMPOSE_FILE`;
    return list === undefined ? [] : [{ key, text: list.value, place: list.place }];
}
async function readService(service, files, rules) {
    const { layers, failure } = service;
    const builds = (0,values/* layersAt */.uh)(layers, 'build');
    const [image] = (0,values/* layersAt */.uh)(layers, 'image');
    const made = builds.length === 0 ? null : await readBuild(builds, image, files, rules);
    const pulled = builds.length > 0 || image === undefined ? null : (0,compose_image/* readServiceImage */.h)(image, rules);
    const reading = failure !== null && (made ?? pulled ?? failure.namesService) ? readingOf(failure) : (made ?? pulled);
    if (reading === null)
        return null;
    const { answer, place, notices } = reading;
    const { names, places } = traceOf(layers);
    return {
        ...{ answer, place, notices },
        variables: [...new Set([...names, ...(made?.variables ?? [])])],
        accounts: [...places, ...(made?.accounts ?? [])],
        built: made?.containerVariables ?? null,
    };
}
/**
 * The places of all literals that a service's images and builds consist of, including overridden ones, and the names of
 * their variables.
 */
function traceOf(layers) {
    const found = { names: new Set(), places: [] };
    for (const layer of layers) {
        const texts = [...(0,values/* layersAt */.uh)([layer], 'image'), ...(0,values/* layersAt */.uh)([layer], 'build').flatMap(textsOfBuild)];
        for (const { file, value, context } of texts) {
            const scalar = file.scalar(value);
            if (scalar === null)
                continue;
            found.places.push(scalar.place);
            context.variables.trace((0,interpolation/* templateVariables */.Qp)(scalar.text), found);
        }
    }
    return found;
}
/** The variables that a service sets. `environment` overrides `env_file`, and both override the Dockerfile. */
async function variablesOf({ layers, failure }, built, files) {
    const own = (0,values/* layersAt */.uh)(layers, 'environment').map(({ file, value }) => ({ file, root: value }));
    const sources = [(0,container_variables/* searchVariables */.si)(own, true)];
    for (const layer of (0,values/* layersAt */.uh)(layers, 'env_file')) {
        for (const item of (0,values/* itemsOf */.S3)(layer).toReversed()) {
            sources.push(await variablesOfFile({ ...layer, value: layer.file.member(item, 'path')?.value ?? item }, files));
        }
    }
    if (failure !== null)
        sources.push(unseenBehind(failure.problem.place));
    return (0,container_variables/* joinSources */.zz)(built === null ? sources : [...sources, built]);
}
/** The variables in a file that an `env_file` entry names. */
async function variablesOfFile(source, files) {
    const { file, value, context } = source;
    try {
        const path = (0,values/* resolvePath */.o1)(context.folder, (0,values/* readKnownText */.B5)(source) ?? '');
        const entries = path === null ? null : await files.variables(path);
        // The last entry with a name counts.
        if (entries !== null)
            return { set: entries.map(({ name, place }) => ({ name, place })).reverse(), unseen: [] };
    }
    catch (error) {
        if (!(error instanceof problems_problem/* ProblemError */.Mm))
            throw error;
    }
    return (0,container_variables/* unseenFrom */.Fw)((0,quote_text/* quoteText */.o)(file.written(value) ?? ''), value.place);
}
/** An unreadable part of a project may set any variable. */
function unseenBehind(place) {
    return place === null ? { set: [], unseen: [] } : (0,container_variables/* unseenFrom */.Fw)('a part of the project that cannot be read', place);
}
function readingOf({ problem }) {
    return (0,image_answer/* refusedImage */.y)(problem, { file: '', line: null, column: null });
}
/** The unreadable parts of a project that may contain the service. */
function partsThatMayHide({ failures }, isFound) {
    const fatal = failures.filter(({ isFatal }) => isFatal);
    const hiding = (fatal.length > 0 ? fatal : failures).filter(({ namesService }) => namesService);
    if (fatal.length > 0)
        return isFound ? [] : hiding.slice(0, 1);
    return [...new Map(hiding.map((failure) => [failure.problem.found, failure])).values()];
}
const KEY = 'x-upgrade-mode';
/**
 * The upgrade mode that a service declares, otherwise that of its project (docs/rules.md#how-downtime-is-declared).
 *
 * @param documents the files of the project, highest precedence first
 */
function readDeclaredMode({ layers }, documents) {
    const source = (0,values/* layersAt */.uh)(layers, KEY)[0] ?? (0,values/* layersAt */.uh)(documents, KEY)[0];
    const scalar = source?.file.scalar(source.value) ?? null;
    if (source === undefined || scalar?.text === '')
        return { declared: (0,image_answer/* declaring */.mn)(null), notices: [] };
    const place = scalar?.place ?? source.value.place;
    const declared = (0,image_answer/* declaring */.mn)((0,image_answer/* modeOf */.VV)({ text: textOf(source) ?? '', place }));
    if (declared.upgradeMode !== null)
        return { declared, notices: [] };
    const found = (0,quote_text/* quoteText */.o)(source.file.sourceOf(source.value).trim());
    const notice = `${KEY} at ${(0,problems_place/* showPlace */.R)(place)} is ${found}, not RollingUpdate or Recreate: taken as not set`;
    return { declared, notices: [notice] };
}
/** Null if the text cannot be determined. */
function textOf(source) {
    try {
        return (0,values/* readKnownText */.B5)(source);
    }
    catch (error) {
        if (error instanceof problems_problem/* ProblemError */.Mm)
            return null;
        throw error;
    }
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
