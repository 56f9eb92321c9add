export const id = 4871;
export const ids = [4871];
export const modules = {

/***/ 8366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ declaredInComment)
/* harmony export */ });
/** Behind a sign that begins a comment in some language, and with nothing but a blank or the comment's end behind the mode. */
const DECLARATION = /(?:^|\s)(?:#|\/\/|--|;|<!--|\/\*)[ \t]*upgrade-gate: (RollingUpdate|Recreate)(?=\s|\*\/|-->|$)/;
/** What may stand before a comment that speaks of the next line: nothing, or what opens or leads to it. */
const LEADS_ON = /(?:^|[[({:=])\s*$/;
/**
 * The mode that a comment declares for a version: `upgrade-gate: Recreate` on its line, or on the line above where that says nothing of
 * its own (DESIGN section 4).
 *
 * @param text of the file
 * @param version where the version stands in it
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
/** The declaration of a line; null where it is part of a text, and where the line has several. */
function commentIn(line) {
    const match = DECLARATION.exec(line);
    if (match === null || line.split('upgrade-gate: ').length > 2)
        return null;
    const before = line.slice(0, match.index);
    const isQuoted = ['"', "'", '`'].some((quote) => before.split(quote).length % 2 === 0);
    return isQuoted ? null : match;
}
/** A line with the one above it, which the first line has not. */
function linesBefore(text, line) {
    const lines = text.split(/\r\n|\r|\n/, line);
    return line === 1 ? ['', ...lines] : lines.slice(line - 2);
}


/***/ }),

/***/ 9216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ mayBeRenderedByArgoCd)
/* harmony export */ });
/* harmony import */ var _repository_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(997);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(688);
/* harmony import */ var _source_source_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5142);



const IS_APPLICATION = /["']?kind["']?\s*:\s*["']?Application(?:Set)?["']?\s*(?:[,}#]|$)/m;
const known = new WeakMap();
/**
 * Whether Argo CD renders a chart with these values, or may: an application in the tree names the service's chart, or a folder
 * of theirs. An application of another repository cannot be seen.
 *
 * @param paths the files that a release is read from
 * @throws TreeError where the tree cannot be searched
 */
async function mayBeRenderedByArgoCd(files, paths, { chart }) {
    const reading = known.get(files.paths) ?? readApplications(files, chart);
    known.set(files.paths, reading);
    const folders = [...new Set(paths.map(_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS))];
    return (await reading).some((each) => each.isOfService || folders.some((folder) => uses(each.text, folder)));
}
/** All files with an application or a set of them. */
async function readApplications(files, chart) {
    const manifests = files.paths.filter((path) => /\.(?:ya?ml|json)$/.test(path));
    const found = [];
    for (const path of await files.containing('argoproj.io', manifests)) {
        const text = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .H)(files.text(path));
        if (text !== null && IS_APPLICATION.test(text))
            found.push({ text, isOfService: (0,_service_names_js__WEBPACK_IMPORTED_MODULE_0__/* .namesService */ .cM)(text, { images: [], chart }) });
    }
    return found;
}
/** Whether an application names a folder, or all folders beside it. */
function uses(text, folder) {
    if (folder === '')
        return /["']?path["']?\s*:\s*["']?\.?\/?["']?\s*(?:[,}#]|$)/m.test(text);
    const above = (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(folder);
    const all = above === '' ? [] : [`${above}/*`, `${above}/{{`];
    return [folder, ...all].some((each) => text.includes(each));
}


/***/ }),

/***/ 4871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KINDS: () => (/* binding */ KINDS)
});

// EXTERNAL MODULE: ./build/deployment/candidates.js
var deployment_candidates = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/deployment/finding.js
var deployment_finding = __webpack_require__(1831);
// EXTERNAL MODULE: ./build/deployment/problem.js
var deployment_problem = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/deployment/repository-paths.js
var repository_paths = __webpack_require__(997);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(688);
// EXTERNAL MODULE: ./build/deployment/source/source-files.js + 1 modules
var source_files = __webpack_require__(5142);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/objects.js
var manifests_objects = __webpack_require__(2155);
;// CONCATENATED MODULE: ./build/deployment/kinds/glob.js
/** No pattern that people write is longer. */
const LONGEST_PATTERN = 500;
/** Whether a path has wildcards, those that are not read among them. */
function isPattern(path) {
    return /[*?[{]/.test(path);
}
/** Whether a pattern uses nothing but `*`, `?` and `**`. */
function isReadable(pattern) {
    return pattern.length <= LONGEST_PATTERN && !/[[\]{}\\()!]/.test(pattern);
}
/** Whether a path fits a pattern. It takes time that grows with the product of their lengths, whatever they hold. */
function fits(pattern, path) {
    // How much of the path the pattern so far may have taken.
    let taken = new Set([0]);
    for (const part of pattern.match(/\*\*\/?|[\s\S]/g) ?? []) {
        const next = new Set();
        if (part.startsWith('*')) {
            let isOpen = false;
            for (let end = 0; end <= path.length; end += 1) {
                const isAfterSlash = path[end - 1] === '/';
                isOpen = taken.has(end) || (isOpen && !(part === '*' && isAfterSlash));
                if (isOpen && (part !== '**/' || isAfterSlash || taken.has(end)))
                    next.add(end);
            }
        }
        else {
            for (const at of taken) {
                if (path[at] === part || (part === '?' && at < path.length && path[at] !== '/'))
                    next.add(at + 1);
            }
        }
        if (next.size === 0)
            return false;
        taken = next;
    }
    return taken.has(path.length);
}

// EXTERNAL MODULE: ./build/deployment/source/yaml.js + 3 modules
var yaml = __webpack_require__(8128);
;// CONCATENATED MODULE: ./build/deployment/source/template-text.js

/** A template on one line; others stay as they are, which is no version. */
const ACTION = /\{\{([^{}\n]*)\}\}/g;
/** So many templates of a text are filled in. */
const MOST_FILLED_IN = 1_000;
/** Longer ones are no versions, names or paths. */
const LONGEST_LITERAL = 500;
/** What stands in front of a template in the same word, with the quote that opens it. */
const WORD = /["']?[^\s"'{},[\]]*$/;
/** A text with the templates filled in that stand for a literal; the word around one has its place. */
function fillIn(text, literals) {
    const pieces = [{ from: 0, source: 0, place: null }];
    let made = '';
    let done = 0;
    for (const { 0: whole, 1: action = '', index } of text.matchAll(ACTION)) {
        const isTooMuch = action.length > LONGEST_LITERAL || pieces.length > 2 * MOST_FILLED_IN;
        const literal = isTooMuch ? null : literals(action.trim());
        if (literal === null || literal.text.length > LONGEST_LITERAL || /[\r\n]/.test(literal.text))
            continue;
        made += text.slice(done, index);
        const word = literal.place === null ? null : WORD.exec(made.slice(-LONGEST_LITERAL));
        const before = word?.[0].length ?? 0;
        pieces.push({ from: made.length - before, source: index - before, place: literal.place });
        made += literal.text;
        done = index + whole.length;
        pieces.push({ from: made.length, source: done, place: null });
    }
    return { text: made + text.slice(done), pieces };
}
/**
 * YAML with what its templates stand for literally; every other template stays as it is.
 *
 * @param placeAt the place of an offset in the text as it is written
 * @throws ProblemError (`unparseable`)
 */
function filledYaml(path, text, literals, placeAt) {
    const filled = fillIn(text, literals);
    return new yaml/* YamlFile */._(path, filled.text, {
        placeAt(offset) {
            const { from, source, place } = filled.pieces.findLast((piece) => piece.from <= offset) ?? { from: 0, source: 0 };
            return place ?? placeAt(source + offset - from);
        },
    });
}
/** For texts of which any line may decide. */
const ANY_LINE = /\S/;
/** @param isRead a line that decides */
function unclearTemplates(text, isRead) {
    const unclear = [];
    const open = [];
    const close = (end) => {
        const block = open.pop();
        if (block === undefined || block.decides === 0)
            return;
        unclear.push({ ...block, end });
        const outer = open.at(-1);
        if (outer?.decides === 0)
            outer.decides = block.decides;
    };
    const lines = text.includes('{{') ? text.split('\n') : [];
    let above = '';
    for (const [index, written] of lines.entries()) {
        const plain = written.replace(ACTION, '');
        const line = index + 1;
        const isBare = /^[\s-]*$/.test(plain);
        const isDeciding = isRead.test(plain) && !/^\s*#/.test(plain);
        // A condition in front of what decides may end on the same line.
        const isInFront = /^[\s-]*\{\{/.test(written);
        const isBelowOther = /:\s*$/.test(above) && !isRead.test(above);
        for (const [, inner = ''] of written.matchAll(ACTION)) {
            const action = inner.replace(/^-|-$/g, '').trim();
            const isData = isBare
                ? !isBelowOther && !/^(?:\/\*|\$\w* *:?=|else\b)/.test(action)
                : isDeciding && MANY.test(action);
            if (/^(?:if|range|with|block|define)\b/.test(action))
                open.push({ text: action, line, decides: isDeciding && isInFront ? line : 0 });
            else if (action === 'end')
                close(line);
            else if (isData)
                unclear.push({ text: action, line, end: line, decides: line });
        }
        const around = open.at(-1);
        if (isDeciding && around?.decides === 0)
            around.decides = line;
        if (!isBare)
            above = plain;
    }
    while (open.length > 0)
        close(lines.length);
    return unclear;
}
/** A template in a line that may bring in a mapping or a list. */
const MANY = /\b(?:to(?:Raw)?(?:Yaml|Json)|include|tpl|n?indent)\b/;

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/template.js

/** The text at a path, with its templates as they are written; null where there is none, or a null. */
function textAt(file, value, path) {
    const found = file.at(value, path);
    const scalar = file.scalar(found);
    const text = file.written(found);
    return text === null || scalar === null || scalar.type === 'null' ? null : { text, place: scalar.place };
}
/** Whether a switch is on. */
function isOn(file, value, path) {
    return textAt(file, value, path)?.text.toLowerCase() === 'true';
}
/** Whether a text is filled in by Helm, by a set of applications or by Argo CD's own variables (`$ARGOCD_APP_NAME`). */
function isFilledIn(text) {
    return /\{\{|\$[A-Za-z_{(]/.test(text);
}
/** What is the same in YAML whether it stands in quotes or not; a template of anything else is left as it is. */
const PLAIN = /^(?:[A-Za-z0-9_./^~+](?:[A-Za-z0-9_./:@+~^=*-]*[A-Za-z0-9_./@+~^=*-])?)?$/;
/** Parameters as they stand in templates, `{{ .key }}` or `{{key}}` in the older form; functions are not called. */
function literalsOf(parameters) {
    return (action) => {
        const found = parameters.get(action.replace(/^\./, ''));
        return found !== undefined && PLAIN.test(found.text) ? found : null;
    };
}
/** A single text with its templates filled in, as far as that can be. */
function fill(text, parameters) {
    return fillIn(text, literalsOf(parameters)).text;
}
/**
 * A part of a YAML file with its templates filled in, as far as that can be. What comes from a parameter has its place.
 *
 * @throws ProblemError (`unparseable`) where the outcome is no YAML by itself
 */
function filledPart(file, value, parameters) {
    const [start] = value.node.range ?? [0];
    // As far to the right as in the file, for what follows on the next lines.
    const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
    const text = `${' '.repeat(start - lineStart)}${file.sourceOf(value)}`;
    return filledYaml(file.path, text, literalsOf(parameters), (offset) => file.placeAt(lineStart + offset));
}
/** A name has to stay the same, not to be right: of a function in it, the parameter is taken as it is. */
function filledName(name, parameters) {
    return fillIn(name, (action) => parameters.get(/\.(\w[\w.]*)/.exec(action)?.[1] ?? '') ?? null).text;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/generators.js




/** What is known of all that another generator makes, or finds outside of the repository. */
const NOTHING = new Map();
const COST_OF_ELEMENT = 1_000;
/** No element has as many. */
const MOST_PARAMETERS = 1_000;
/** The generators of a set that are read (DETECTION 2.3): lists, files of this repository, and a matrix of those. */
class Generators {
    files;
    file;
    budget;
    #unread = new Map();
    constructor(files, file, budget) {
        this.files = files;
        this.file = file;
        this.budget = budget;
    }
    /** What stands in the generators and is not read. */
    get unread() {
        return [...this.#unread.values()];
    }
    /**
     * The parameters of one application each.
     *
     * @throws TreeError where the tree cannot be read
     */
    async elementsOf(generators) {
        const items = this.file.items(generators);
        const elements = [];
        for (const item of items)
            elements.push(...(await this.#elementsOfItem(item)));
        // A list that is filled in elsewhere.
        return items.length === 0 ? [NOTHING] : elements;
    }
    /** Each element of the first generator in a matrix goes with each of the next, which may use what it says. */
    async #elementsOfItem(item) {
        const matrix = this.file.at(item, ['matrix']);
        if (matrix === null)
            return this.#elementsOfOne(item, NOTHING);
        this.#leaveBut(item, 'matrix');
        this.#leaveBut(matrix, 'generators');
        let elements = [NOTHING];
        for (const child of this.file.items(this.file.at(matrix, ['generators']))) {
            const next = [];
            for (const element of elements) {
                const own = await this.#elementsOfOne(child, element);
                next.push(...own.map((each) => new Map([...element, ...each])));
            }
            elements = next;
        }
        return elements;
    }
    /** @param outer of the generators before it in a matrix */
    async #elementsOfOne(generator, outer) {
        const { file, budget } = this;
        if (budget.left < 0)
            return [NOTHING];
        const [list = null, git = null] = ['list', 'git'].map((name) => file.at(generator, [name]));
        this.#leaveBut(generator, 'list', 'git');
        this.#leaveBut(list, 'elements');
        this.#leaveBut(git, 'repoURL', 'files', 'requeueAfterSeconds');
        const listed = file.at(list, ['elements']);
        const isListed = listed !== null && file.scalar(listed) === null;
        const read = isListed ? file.items(listed).map((each) => flat(file, each)) : [NOTHING];
        const elements = git === null ? read : await this.#elementsInFiles(git, outer);
        budget.left -= COST_OF_ELEMENT * (1 + elements.length);
        return elements;
    }
    #leaveBut(mapping, ...read) {
        for (const { name, value } of this.file.members(mapping)) {
            if (!read.includes(name))
                this.#unread.set(value.node, value);
        }
    }
    /** What files of this tree say; where none is met, they are those of another repository. */
    async #elementsInFiles(git, outer) {
        const { files, file, budget } = this;
        const patterns = file.items(file.at(git, ['files'])).map((item) => {
            // One with `exclude` beside it is not read.
            const written = file.members(item).length === 1 ? textAt(file, item, ['path']) : null;
            return (0,repository_paths/* resolvePath */.o1)('', fill(written?.text ?? '[', outer).replace(/^\/+/, '')) ?? '[';
        });
        budget.left -= files.paths.length * patterns.length;
        const isTold = budget.left >= 0 && patterns.every(isReadable);
        const elements = [];
        for (const path of isTold ? files.paths : []) {
            // `*` takes whole folders in, unless Argo CD is told otherwise.
            if (!patterns.some((pattern) => fits(pattern.replaceAll('*', '**'), path)))
                continue;
            const content = await (0,source_files/* readable */.H)(files.yaml(path));
            if (content === null)
                continue;
            const items = content.isMap(content.root) ? [content.root] : content.items(content.root);
            elements.push(...items.map((item) => new Map([...flat(content, item), ...aboutPath(path)])));
        }
        return elements.length === 0 ? [NOTHING] : elements;
    }
}
/** What is said of where an element was found: `path.basename` and its like. */
function aboutPath(path) {
    const folder = (0,repository_paths/* folderOf */.yS)(path);
    const name = folder.slice(folder.lastIndexOf('/') + 1);
    const texts = {
        path: folder,
        'path.path': folder,
        'path.basename': name,
        'path.basenameNormalized': name.toLowerCase().replace(/[^a-z0-9.-]/g, '-'),
        'path.filename': path.slice(path.lastIndexOf('/') + 1),
        ...Object.fromEntries(folder.split('/').map((text, index) => [`path[${index}]`, text])),
    };
    const place = { file: path, line: 1, column: 1 };
    return new Map(Object.entries(texts).map(([key, text]) => [key, { text, place }]));
}
/** The scalars of a value by their names: `a.b` for what stands in a mapping, `a.0` in a list. */
function flat(file, value, name = '', known = new Map()) {
    if (known.size > MOST_PARAMETERS)
        return known;
    const text = textAt(file, value, []);
    if (text !== null)
        known.set(name, text);
    const within = (step) => (name === '' ? String(step) : `${name}.${step}`);
    for (const member of file.members(value))
        flat(file, member.value, within(member.name), known);
    for (const [index, item] of file.items(value).entries())
        flat(file, item, within(index), known);
    return known;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/application.js




/**
 * The applications of a file.
 *
 * @throws TreeError where the tree cannot be read
 */
async function applicationsIn(files, file, budget) {
    const applications = [];
    for (const { group, kind, value: root } of (0,manifests_objects/* objectsIn */.Qv)(file)) {
        if (group !== 'argoproj.io')
            continue;
        if (kind === 'Application')
            applications.push(applicationOf(file, root));
        if (kind === 'ApplicationSet')
            applications.push(...(await applicationsOfSet(files, file, root, budget)));
    }
    return applications;
}
function applicationOf(file, root) {
    const name = textAt(file, root, ['metadata', 'name'])?.text ?? '';
    const several = file.items(file.at(root, ['spec', 'sources']));
    // Where there is none, all that is said of them may be a template.
    const own = ['source', 'sourceHydrator'].flatMap((key) => file.at(root, ['spec', key]) ?? []);
    const one = file.at(own[0] ?? null, ['drySource']) ?? own[0] ?? file.at(root, ['spec']);
    const values = several.length > 0 || one === null ? several : [one];
    return { file, root, name, sources: values.map((value) => sourceOf(file, value)), unread: [], files: [] };
}
function sourceOf(file, value) {
    const text = (key) => textAt(file, value, [key]);
    const [path, chart] = [text('path'), text('chart')];
    return {
        ...{ value, path, revision: text('targetRevision'), chart: chart?.text ? chart : null },
        ...{ repository: text('repoURL')?.text ?? '', ref: text('ref')?.text ?? null },
        place: (chart ?? path)?.place ?? value.place,
    };
}
/** What is not known of an element stays a template; so does the whole where it comes to be no YAML, or too much. */
async function applicationsOfSet(files, file, root, budget) {
    const template = file.at(root, ['spec', 'template']);
    if (!file.isMap(template))
        return [];
    const generators = new Generators(files, file, budget);
    const elements = await generators.elementsOf(file.at(root, ['spec', 'generators']));
    const patch = file.at(root, ['spec', 'templatePatch']);
    const unread = [...generators.unread, ...(patch === null ? [] : [patch])].map((value) => ({ file, value }));
    const applications = [];
    let isWhole = true;
    for (const element of elements) {
        budget.left -= file.sourceOf(template).length;
        const fill = async () => filledPart(file, template, element);
        const made = budget.left < 0 ? null : await (0,source_files/* readable */.H)(fill());
        if (made?.root == null) {
            isWhole = false;
            continue;
        }
        const own = applicationOf(made, made.root);
        const from = new Set([...element.values()].map(({ place }) => place.file));
        applications.push({ ...own, name: filledName(own.name, element), unread, files: [...from] });
    }
    return isWhole ? applications : [...applications, { ...applicationOf(file, template), unread }];
}

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/second-order.js

const UPDATER = 'argocd-image-updater.argoproj.io/';
/** What of second order stands in an application, in its set and in its sources (DETECTION section 6). */
async function secondOrderOf(files, { file, root, name, sources, unread }, reader) {
    const keyOf = (what) => `argo-cd:${file.path}#${name}#${what}`;
    const told = new Map();
    const tell = (from, value, what) => {
        if (value === null)
            return;
        const before = told.get(what);
        const text = `${before?.text ?? ''}${from.sourceOf(value).trim()}\n`;
        told.set(what, { key: keyOf(what), text, place: before?.place ?? value.place });
    };
    const patches = [];
    let setsMode = false;
    for (const { value: source, path } of sources) {
        for (const each of [['plugin'], ['directory', 'jsonnet'], ['kustomize', 'components']]) {
            tell(file, file.at(source, each), each.join('.'));
        }
        const value = file.at(source, ['kustomize']);
        const folder = (0,repository_paths/* resolvePath */.o1)('', path?.text.replace(/^\/+/, '') ?? '') ?? '';
        const own = value && { file, value, folder, key: keyOf('kustomize') };
        if (own === null)
            continue;
        patches.push(...(await reader.read(files, [own], null)));
        setsMode ||= await reader.setsMode(files, [own], null);
    }
    for (const annotation of file.members(file.at(root, ['metadata', 'annotations']))) {
        if (annotation.name.startsWith(UPDATER))
            tell(file, annotation.value, annotation.name);
    }
    const differences = file.at(root, ['spec', 'ignoreDifferences']);
    if (differences !== null && /\bimage/.test(file.sourceOf(differences)))
        tell(file, differences, 'ignoreDifferences');
    for (const each of unread)
        tell(each.file, each.value, 'set');
    return { secondOrder: [...told.values(), ...patches], setsMode };
}

// EXTERNAL MODULE: ./build/deployment/chart-source.js
var chart_source = __webpack_require__(3518);
// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(2431);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/findings.js
var findings = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/release.js + 2 modules
var helm_release = __webpack_require__(2065);
// EXTERNAL MODULE: ./build/deployment/kinds/variables.js
var kinds_variables = __webpack_require__(3411);
// EXTERNAL MODULE: ./build/deployment/deployment.js
var deployment = __webpack_require__(5891);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/image.js
var manifests_image = __webpack_require__(9382);
;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/kustomization.js



/** What kustomize takes for its own file; it takes no folder with two of them. */
const NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
/** Whether a file is one of kustomize by its name. */
function isKustomizationFile(path) {
    return NAMES.includes(path.slice(path.lastIndexOf('/') + 1));
}
/** The files of kustomize in a folder. */
function kustomizationsIn(files, folder) {
    return NAMES.map((name) => (0,repository_paths/* inFolder */._z)(folder, name)).filter((path) => files.has(path));
}
/** The file of kustomize in a folder, the first where there are several; null where there is none. */
function kustomizationIn(files, folder) {
    return kustomizationsIn(files, folder)[0] ?? null;
}
/** Reads a kustomization; null where the file holds none, or an object of Flux. */
function readKustomization(file) {
    const { root: value } = file;
    if (value === null || !file.isMap(value))
        return null;
    const root = { file, value };
    if (file.written(file.at(value, ['apiVersion']))?.includes('fluxcd.io'))
        return null;
    return {
        ...root,
        key: file.path,
        folder: (0,repository_paths/* folderOf */.yS)(file.path),
        isComponent: (0,manifests_objects/* textAt */.$6)(root, 'kind') === 'Component',
        resources: [...textsAt(root, 'resources'), ...textsAt(root, 'bases')],
        components: textsAt(root, 'components'),
        images: imagesAt(root, 'images'),
    };
}
/** The scalar at a path as a part of an image; null where there is none, or it is empty. */
function placedTextAt(located, ...path) {
    const scalar = (0,manifests_objects/* scalarAt */.C_)(located, ...path);
    return scalar && (0,manifests_image/* placedText */.r6)(scalar);
}
/** The texts of a list. */
function textsAt(located, ...path) {
    return (0,manifests_objects/* itemsAt */.Ct)(located, ...path).flatMap((value) => placedTextAt({ file: located.file, value }) ?? []);
}
/** The items of a list `images` that name one. */
function imagesAt(located, ...path) {
    return (0,manifests_objects/* itemsAt */.Ct)(located, ...path).flatMap((value) => {
        const text = (key) => placedTextAt({ file: located.file, value }, key);
        const name = text('name');
        const [newName, newTag, digest] = [text('newName'), text('newTag'), text('digest')];
        return name === null ? [] : [{ name: name.text, newName, newTag, digest, place: name.place }];
    });
}
/** Every place of an image override: what the net leaves to the reader. */
function placesOf({ place, newName, newTag, digest }) {
    return [place, ...[newName, newTag, digest].flatMap((each) => each?.place ?? [])];
}
/** Where a reference of a kustomization leads: a file, or the kustomization of a folder; null where neither is in the repository. */
function resolveReference(files, folder, text) {
    const path = (0,repository_paths/* resolvePath */.o1)(folder, text);
    if (path === null)
        return null;
    return files.has(path) ? path : kustomizationIn(files, path);
}
/** The names of an object on its way through kustomizations: its own, and those that prefixes and suffixes make of it. */
function namesThrough(layers, own) {
    const names = [own];
    for (const layer of layers) {
        const [prefix, suffix] = [(0,manifests_objects/* textAt */.$6)(layer, 'namePrefix'), (0,manifests_objects/* textAt */.$6)(layer, 'nameSuffix')];
        if (prefix !== '' || suffix !== '')
            names.push(`${prefix}${names.at(-1)}${suffix}`);
    }
    return names;
}

// EXTERNAL MODULE: ./build/deployment/kinds/helm/argo-cd.js
var argo_cd = __webpack_require__(9216);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/containers.js + 1 modules
var containers = __webpack_require__(3594);
;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/charts.js






/**
 * One of `helmCharts` as a release. Kustomize hands `additionalValuesFiles` to Helm behind what it makes of `valuesFile` and
 * `valuesInline`, so that they win, the last of them first.
 *
 * @throws TreeError where the tree cannot be read
 */
async function releaseOfChart(files, from, entry) {
    const { file, value } = entry;
    const valuesFile = (named) => readValuesFile(files, (0,repository_paths/* resolvePath */.o1)(from.folder, named.text), named);
    const additional = [];
    for (const path of textsAt(entry, 'additionalValuesFiles'))
        additional.unshift(await valuesFile(path));
    const written = placedTextAt(entry, 'valuesFile');
    const base = written === null ? [] : [await valuesFile(written)];
    const root = file.at(value, ['valuesInline']);
    const inline = root === null ? [] : [{ kind: 'layer', layer: { file, root } }];
    const merge = (0,manifests_objects/* textAt */.$6)(entry, 'valuesMerge');
    const own = merge === 'merge' ? [...base, ...inline] : [...inline, ...base];
    const values = merge === 'replace' && inline.length > 0 ? inline : own;
    return { chart: chartOf(files, from, entry), values: [...additional, ...values], place: value.place };
}
function chartOf(files, from, entry) {
    const [name, version] = [(0,manifests_objects/* textAt */.$6)(entry, 'name'), placedTextAt(entry, 'version')];
    const home = (0,manifests_objects/* textAt */.$6)(entry, 'chartHome') || (0,manifests_objects/* textAt */.$6)(from, 'helmGlobals', 'chartHome') || 'charts';
    // A chart that is there already is taken as it is, whatever its version.
    for (const each of [`${home}/${name}-${version?.text}/${name}`, `${home}/${name}`]) {
        const path = (0,repository_paths/* resolvePath */.o1)(from.folder, each);
        if (name !== '' && path !== null && files.has((0,repository_paths/* inFolder */._z)(path, 'Chart.yaml')))
            return { kind: 'folder', path };
    }
    const isTemplate = version !== null && yaml/* YamlFile */._.hasTemplate(version.text);
    const problem = isTemplate ? (0,deployment_problem/* problemAt */.l4)('unresolved-template', version.place, (0,deployment_reference/* quoteText */.ol)(version.text)) : null;
    const repository = placedTextAt(entry, 'repo')?.text ?? null;
    return { kind: 'published', name, version: isTemplate ? null : version, repository, problem };
}
/**
 * A file of values as a layer.
 *
 * @param path null where it is none of the repository's
 * @param written how it is asked for
 */
async function readValuesFile(files, path, { text, place }) {
    try {
        const file = path === null ? null : await files.yaml(path);
        if (file !== null)
            return { kind: 'layer', layer: { file, root: file.root } };
        return { kind: 'unseen', problem: (0,deployment_problem/* problemAt */.l4)('external-values', place, (0,deployment_reference/* quoteText */.ol)(text)) };
    }
    catch (error) {
        if (error instanceof deployment_problem/* ProblemError */.Mm)
            return { kind: 'unseen', problem: error.problem };
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/build.js








/** The files of a kustomization's patches, which are no objects by themselves. */
function patchFilesOf(files, layer) {
    const named = ['patches', 'patchesJson6902'].flatMap((key) => (0,manifests_objects/* itemsAt */.Ct)(layer, key).map((value) => (0,manifests_objects/* textAt */.$6)({ file: layer.file, value }, 'path')));
    const listed = (0,manifests_objects/* itemsAt */.Ct)(layer, 'patchesStrategicMerge').map((value) => layer.file.scalar(value)?.text ?? '');
    return [...named, ...listed].map((path) => (0,repository_paths/* resolvePath */.o1)(layer.folder, path) ?? '').filter((path) => files.has(path));
}
/** No build goes through as many kustomizations, or has as many parts; one that takes itself in time and again has more. */
const MOST_PARTS = 5_000;
/**
 * Builds a kustomization as far as images go.
 *
 * @param start its file, or files of objects that are taken in as they are
 * @param over further `images`, which take the place of those with the same name
 * @throws ProblemError where a kustomization on the way cannot be read, or leads back to itself
 * @throws TreeError where the tree cannot be read
 */
async function build(files, start, over = []) {
    const built = { parts: [], overrides: [], unseen: [], files: new Set() };
    const { parts, unseen } = built;
    let count = 0;
    if (typeof start === 'string')
        await addLayer(start, [], 0);
    else {
        for (const path of start)
            await addObjects(path);
        override(parts, over);
    }
    return built;
    /** @param from the first part that it works on: a component on all that the one which names it has so far */
    async function addLayer(path, stack, from) {
        const refuse = (why) => new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', { file: path, line: 1, column: 1 }, why));
        const others = kustomizationsIn(files, (0,repository_paths/* folderOf */.yS)(path)).filter((each) => each !== path);
        if (others.length > 0)
            throw refuse(`${(0,deployment_reference/* quoteText */.ol)(others.join(', '))} beside it is one more kustomization`);
        if (stack.includes(path))
            throw refuse(`it leads back to itself by ${(0,deployment_reference/* quoteText */.ol)(stack.at(-1) ?? path)}`);
        count += 1;
        if (count > MOST_PARTS)
            throw refuse(`more than ${MOST_PARTS} kustomizations`);
        const file = await files.yaml(path);
        const layer = file === null ? null : readKustomization(file);
        built.files.add(path);
        if (layer === null)
            return;
        for (const patch of patchFilesOf(files, layer))
            built.files.add(patch);
        const inner = [...stack, path];
        for (const reference of layer.resources) {
            const at = resolveReference(files, layer.folder, reference.text);
            if (at === null)
                unseen.push(reference);
            else if (isKustomizationFile(at))
                await addLayer(at, inner, parts.length);
            else
                await addObjects(at);
            if (parts.length > MOST_PARTS)
                throw refuse(`more than ${MOST_PARTS} images`);
        }
        for (const value of (0,manifests_objects/* itemsAt */.Ct)(layer, 'helmCharts')) {
            const entry = { file: layer.file, value };
            const name = (0,manifests_objects/* textAt */.$6)(entry, 'releaseName') || (0,manifests_objects/* textAt */.$6)(entry, 'name');
            add(name, { release: await releaseOfChart(files, layer, entry) });
        }
        for (const reference of layer.components) {
            const at = resolveReference(files, layer.folder, reference.text);
            if (at !== null && isKustomizationFile(at))
                await addLayer(at, inner, from);
            else
                unseen.push(reference);
        }
        for (const part of parts.slice(from))
            part.layers.push(layer);
        const isReplaced = ({ name }) => stack.length === 0 && over.some((each) => each.name === name);
        override(parts.slice(from), layer.images.filter((each) => !isReplaced(each)));
        if (stack.length === 0)
            override(parts, over);
    }
    function override(some, images) {
        built.overrides.push(...images);
        for (const part of some)
            part.overrides.push(...images);
    }
    function add(name, source) {
        parts.push({ name, source, layers: [], overrides: [] });
    }
    async function addObjects(path) {
        const file = await (0,source_files/* readable */.H)(files.yaml(path));
        const objects = file === null ? [] : (0,manifests_objects/* objectsIn */.Qv)(file);
        const own = objects.filter((object) => !(0,manifests_objects/* isOfAnotherKind */.Jq)(object));
        if (file !== null && own.length === objects.length)
            built.files.add(path);
        for (const image of own.flatMap(containers/* imagesOf */.I))
            add(image.id, { image });
    }
}

// EXTERNAL MODULE: ./build/deployment/kinds/manifests/declarations.js
var declarations = __webpack_require__(3358);
;// CONCATENATED MODULE: ./build/deployment/kinds/manifests.js







const KIND = 'manifests';
/** Manifests of Kubernetes as they are applied: the image of each container (DETECTION 2.3). */
const manifests = {
    kind: KIND,
    startsFrom: ['*.yaml', '*.yml', '*.json'],
    async read(files, candidates, settings) {
        const claimed = [];
        const named = [];
        for (const path of candidates) {
            if (!(await mayHoldManifests(files, path)))
                continue;
            const file = await (0,source_files/* readable */.H)(files.yaml(path));
            const objects = file === null ? [] : (0,manifests_objects/* objectsIn */.Qv)(file);
            const own = objects.filter((object) => !(0,manifests_objects/* isOfAnotherKind */.Jq)(object));
            named.push(...own.flatMap(containers/* imagesOf */.I));
            if (own.length > 0 && own.length === objects.length)
                claimed.push(path);
        }
        const seen = uniqueIds(named.map(({ object, id }) => `${KIND}:${object.file.path}#${id}`));
        const read = named.flatMap((each, index) => {
            const reading = (0,containers/* readNamedImage */.T)(each, settings);
            return reading === null ? [] : [{ ...each, reading, id: seen[index] ?? each.id }];
        });
        const units = unitsOf(read);
        const found = read.map((each, index) => findingOf(each, units[index] ?? each.id));
        return { found, claimed, seen, links: [] };
    },
};
/** Whether plain objects may stand in a file: it is no template of a chart, or of a repository. */
async function mayHoldManifests(files, path) {
    const isOfChart = [...path.matchAll(/(?:^|\/)templates\//g)].some(({ index }) => files.has((0,repository_paths/* inFolder */._z)(path.slice(0, index), 'Chart.yaml')));
    if (isOfChart || path.includes('{{') || /(?:^|\/)kustomization\.ya?ml$/.test(path))
        return false;
    return (await (0,source_files/* readable */.H)(files.text(path)))?.includes('apiVersion') === true;
}
function findingOf({ id, image, source, environment, object, reading }, unit) {
    const carrier = object.file.path;
    const common = { ...deployment_finding/* PLAIN */.tZ, kind: KIND, id, unit, carrier, inputs: [carrier], declared: (0,declarations/* declarationsOf */.R)(object) };
    return { ...common, ...reading, environment, accounts: [image.name.place], variables: (0,kinds_variables/* variablesIn */.D)(source) };
}
/** Ids with `~2` behind the second of those that are equal. */
function uniqueIds(ids) {
    const counts = new Map();
    return ids.map((id) => {
        const count = (counts.get(id) ?? 0) + 1;
        counts.set(id, count);
        return count === 1 ? id : `${id}~${count}`;
    });
}
/**
 * What is upgraded as one: the objects of a folder and a namespace. Files of a folder that declare the same object are environments
 * of their own.
 */
function unitsOf(images) {
    const filesOf = new Map();
    for (const { object, name } of images) {
        const { path } = object.file;
        const key = `${(0,repository_paths/* folderOf */.yS)(path)}#${(0,manifests_objects/* showObject */.vY)(object)}#${name}`;
        filesOf.set(key, (filesOf.get(key) ?? new Set()).add(path));
    }
    const alone = new Set([...filesOf.values()].flatMap((paths) => (paths.size > 1 ? [...paths] : [])));
    return images.map(({ object: { file, namespace } }) => {
        return `${KIND}:${alone.has(file.path) ? file.path : (0,repository_paths/* folderOf */.yS)(file.path) || '.'}#${namespace}`;
    });
}

;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/release-images.js





/** Whether what an override changes, or what it changes that to, is an image of the service. */
function namesService({ name, newName }, { images }) {
    return [name, newName?.text ?? ''].some((text) => {
        const reference = (0,deployment_reference/* parseImageReference */.o_)(text);
        return reference !== null && (0,deployment_reference/* classifyImage */._u)(reference, images) !== 'other';
    });
}
/** The repository of the image as the service's chart renders it; null where it is another chart, which may have its name elsewhere. */
function renderedBy({ chart, values }, settings) {
    if (chart.kind !== 'published' || chart.name.slice(chart.name.lastIndexOf('/') + 1) !== settings.chart)
        return null;
    for (const each of values) {
        const layer = each.kind === 'layer' ? each.layer : null;
        const repository = layer?.file.scalar(layer.file.at(layer.root, ['image', 'repository']))?.text ?? '';
        if (repository !== '')
            return repository;
    }
    return 'lightdash/lightdash';
}
/**
 * What a release deploys once `images` have changed what it renders (DETECTION 2.3: `kustomize.images` beats all).
 *
 * @param rendered the repository of the image as the chart renders it; null where that cannot be told, and what was read says it
 */
function withImages(reading, overrides, rendered, rules) {
    const further = reading.further.map((each) => ({ ...each, found: overridden(each.found, overrides, null, rules) }));
    return { ...overridden(reading, overrides, rendered, rules), further };
}
function overridden(reading, overrides, rendered, rules) {
    let [changed, name] = [reading, rendered];
    for (const override of overrides) {
        if (name === null ? !isOf(changed, override, rules) : override.name !== name)
            continue;
        const accounts = [...changed.accounts, ...placesOf(override)];
        changed = { ...changed, ...changeOf(changed, override, rules), accounts };
        name = override.newName?.text ?? name;
    }
    return changed;
}
function isOf({ answer }, override, rules) {
    const reference = (0,deployment_reference/* parseImageReference */.o_)(override.name);
    if (reference === null)
        return false;
    if (answer.status === 'problem')
        return (0,deployment_reference/* classifyImage */._u)(reference, rules.images) !== 'other';
    return (0,deployment_reference/* imagePath */.d0)(reference) === answer.image.path;
}
function changeOf({ answer, notices }, { name, newName, newTag: tag, digest, place: named }, rules) {
    const image = { name: newName ?? { text: name, place: named }, tag, digest };
    const { place } = image.name;
    const source = (0,manifests_image/* imageText */.f1)(image);
    const isSet = tag !== null || digest !== null;
    // A new name alone leaves the tag to the chart.
    const probe = isSet ? image : { ...image, tag: { text: '0.0.0', place } };
    const read = (0,manifests_image/* readImage */.AM)(probe, { source, isService: true }, rules);
    if (read === null)
        return { answer: (0,deployment/* problemAnswer */.aV)((0,deployment_problem/* problemAt */.l4)('custom-image', place, (0,deployment_reference/* quoteText */.ol)(source))), place };
    if (isSet || read.answer.status !== 'version')
        return { ...read, notices: [...notices, ...read.notices] };
    if (answer.status === 'problem')
        return {};
    const { path } = read.answer.image;
    return { answer: { ...answer, image: { ...answer.image, path } }, notices: [...notices, ...read.notices] };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/deployment/source/embedded-yaml.js
var embedded_yaml = __webpack_require__(7008);
;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/patches.js

/** Last steps to what decides: a version, the chart, an image, or all that holds one. */
const DECIDES = /\/(?:\w*image|\w*tag|repository|registry|digest|chart|version|values(?:\.ya?ml)?|repoURL|targetRevision|\$patch|patch|spec|template|\w*containers(?:\/\d+)?)$|^\/spec\/url$/i;
/** Steps to what may hold it, whatever is below. */
const HOLDS = /\/(?:images?|imageTag|valuesFrom|valuesFiles?|postRenderers|sourceRef|chartRef|ref)\/|^\/(?:spec\/sources?|replacements)\//;
const SAYS_NOTHING = /\/(?:metadata|status|\w*selector)\/|\/image\/pull\w+$/i;
/** Whether what stands at a path of an object may decide which version runs, or whether one does. */
function mayDecide(path) {
    return (DECIDES.test(path) || HOLDS.test(path)) && !SAYS_NOTHING.test(path);
}
/** The container that is given an image which does not name the service; null for anything else. */
function containerOf({ path, value }) {
    const [, name = ''] = /containers\/\[name=([^\]]+)\]\/image$/i.exec(path) ?? [];
    return name === '' || /lightdash|\$|\{\{|ENC\[/i.test(value) ? null : name;
}
/** What a patch changes: the operations of a JSON patch, the values of a merge. */
function patchedValues({ file, value }) {
    const operations = file.items(value);
    if (operations.length === 0)
        return [...valuesBelow(file, value, '')];
    return operations.flatMap((each) => valuesOfOperation({ file, value: each }));
}
function valuesOfOperation(operation) {
    const { file, value: own } = operation;
    const [name, path, from] = [(0,manifests_objects/* textAt */.$6)(operation, 'op'), (0,manifests_objects/* textAt */.$6)(operation, 'path'), (0,manifests_objects/* textAt */.$6)(operation, 'from')];
    // It sets nothing.
    if (name === 'test')
        return [];
    const value = file.at(own, ['value']);
    const set = name === 'remove' ? '' : (0,manifests_objects/* textAt */.$6)(operation, 'value');
    const common = { value: set, text: file.sourceOf(own).trim(), place: own.place };
    // What takes values away may take the tag with them.
    const taken = /^(?:remove|move|copy)$/.test(name)
        ? [path, from].map((each) => each.replace(/\/values\/[^/]+$/, '/values'))
        : [];
    const found = [...new Set([path, from, ...taken])].map((each) => ({ ...common, path: each }));
    if (value === null || file.scalar(value) !== null)
        return found;
    // What comes to a list is called as it is in a merge.
    return [...found, ...valuesBelow(file, value, path.replace(/-$/, nameIn(file, value)))];
}
function* valuesBelow(file, value, path, known = new Set()) {
    const scalar = file.scalar(value);
    const text = scalar === null || scalar.type === 'null' ? '' : (file.written(value) ?? '');
    if (scalar !== null)
        yield { path, value: text, text: lineOf(file, value), place: scalar.place };
    // Aliases may lead to a part of a file time and again.
    if (known.has(value.node))
        return;
    known.add(value.node);
    for (const { name, value: member } of file.members(value)) {
        yield* valuesBelow(file, member, `${path}/${name.replaceAll('/', '~1')}`, known);
    }
    for (const item of file.items(value))
        yield* valuesBelow(file, item, `${path}/${nameIn(file, item)}`, known);
}
function nameIn(file, value) {
    return `[name=${(0,manifests_objects/* textAt */.$6)({ file, value }, 'name')}]`;
}
/** The lines of a value. */
function lineOf({ text }, { node }) {
    const [start, end] = node.range ?? [0, 0];
    const last = text.indexOf('\n', end);
    return text.slice(text.lastIndexOf('\n', start) + 1, last === -1 ? undefined : last).trim();
}

;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/second-order.js








/** In the order in which they are applied. */
const PATCHES = ['patchesStrategicMerge', 'patches', 'patchesJson6902'];
const LISTS = [...PATCHES, 'replacements', 'transformers', 'configurations'];
/** Objects that neither run the service nor say what it runs. */
const OTHER_KINDS = /^(?:Kustomization|Namespace|Ingress|HTTPRoute|Service|ServiceAccount|\w*Policy|\w+Monitor)$/;
/** Paths of what decides how a workload is upgraded. */
const MODE = /^\/(?:spec(?:\/strategy(?:\/type|\/\$patch)?)?|metadata(?:\/annotations(?:\/upgrade-gate~1mode)?)?)$/;
const ANNOTATION = 'upgrade-gate/mode';
/** What else than a patch may decide it. */
const MAY_SET_MODE = /strategy|upgrade-gate/;
/** The last step to where a replacement or a variable takes its value from. */
const TAKEN_FROM = /\bfield[pP]ath["']?\s*:\s*["']?[^\s,"'}]{0,500}?([A-Za-z_]\w{0,200})(?=["'\s,}]|$)/g;
/** No kustomization does as much to images; of one that does, all is told. */
const MOST_ENTRIES = 500;
/** What kustomizations do beyond their literal images (DETECTION section 6): told as it is written, never followed. */
class SecondOrderReader {
    #entries = new WeakMap();
    /**
     * What kustomizations say that may touch the version of some objects, one text for each of their lists.
     *
     * @param files the files that it stands in are recorded here
     * @param what null for anything
     * @throws TreeError where the tree cannot be read
     */
    async read(files, layers, what) {
        const told = new Map();
        for (const { mode, key, text, place } of await this.#entriesFor(files, layers, what)) {
            if (mode !== undefined)
                continue;
            files.has(place.file);
            const { texts } = told.get(key) ?? {};
            if (texts === undefined)
                told.set(key, { place, texts: new Set([text]) });
            else
                texts.add(text);
        }
        return [...told].map(([key, { place, texts }]) => ({ key, place, text: [...texts].join('\n') }));
    }
    /** How what speaks of it last has an object upgraded: null where that cannot be told, undefined where nothing does. */
    async readMode(files, layers, object) {
        const { names, kind } = object;
        const entries = await this.#entriesFor(files, layers, { names });
        const last = entries.findLast(({ mode }) => mode !== undefined);
        if (last?.only === undefined)
            return last?.mode;
        const namespaces = ['', object.namespace, ...layers.map((layer) => (0,manifests_objects/* textAt */.$6)(layer, 'namespace'))];
        const isMeant = ['', kind].includes(last.only.kind) && namespaces.includes(last.only.namespace);
        return isMeant && last.names.some((name) => names.includes(name)) ? last.mode : null;
    }
    /** Whether anything of it may decide how some objects are upgraded. */
    async setsMode(files, layers, what) {
        return (await this.#entriesFor(files, layers, what)).some(({ mode }) => mode !== undefined);
    }
    async #entriesFor(files, layers, what) {
        const found = [];
        for (const layer of layers) {
            const entries = this.#entries.get(layer.value.node) ?? readEntries(files, layer);
            this.#entries.set(layer.value.node, entries);
            for (const entry of await entries)
                if (what === null || mayTouch(entry, what))
                    found.push(entry);
        }
        return found;
    }
}
/** Names of the values that replacements and variables put somewhere. */
function variablesOf(told) {
    const texts = told.filter(({ key }) => /#(?:replacements|vars)$/.test(key)).map(({ text }) => text);
    return texts.flatMap((text) => [...text.matchAll(TAKEN_FROM)].map(([, name = '']) => name));
}
function mayTouch({ names, container }, what) {
    const isOther = container !== null && what.container !== undefined && container !== what.container;
    return !isOther && (names.length === 0 || names.some((name) => mayMean(name, what)));
}
/** @param name perhaps behind a prefix that a kustomization gives, or an expression, of which the plain start counts */
function mayMean(name, { names, isChart }) {
    if (isChart && (/lightdash/i.test(name) || names.some((own) => name.includes(own))))
        return true;
    const alternatives = name.replace(/^\^?\(?|\)?\$?$/g, '').split('|');
    return alternatives.some((each) => {
        const start = /^[\w-]*/.exec(each)?.[0] ?? '';
        const isMeant = (own) => own === each || each.endsWith(`-${own}`);
        return names.some(start === each ? isMeant : (own) => own.startsWith(start));
    });
}
async function readEntries(files, from) {
    const { file, key } = from;
    const entries = [];
    // All lists of patches are one.
    const add = (list, text, { place }, more = {}) => {
        const own = `${key}#${list.replace(/^patches.*/, 'patches')}`;
        entries.push({ key: own, text: text.trim(), place, names: [], container: null, ...more });
    };
    const texts = new Set([file.text]);
    for (const list of LISTS) {
        for (const value of (0,manifests_objects/* itemsAt */.Ct)(from, list)) {
            const documents = await documentsOf(files, from, value);
            // What cannot be read may do anything.
            if (typeof documents === 'string') {
                add(list, documents, value);
                add(list, documents, value, { mode: null });
            }
            else {
                for (const document of documents) {
                    texts.add(document.file.text);
                    if (entries.length > MOST_ENTRIES)
                        continue;
                    const isPatch = PATCHES.includes(list);
                    if (!isPatch && MAY_SET_MODE.test(document.file.sourceOf(document.value)))
                        add(list, '', value, { mode: null });
                    if (list === 'replacements')
                        addReplacements(document);
                    else
                        addPatch(list, isPatch ? file.at(value, ['target']) : null, document);
                }
            }
        }
    }
    for (const path of [['commonAnnotations'], ['commonMetadata', 'annotations']]) {
        const scalar = (0,manifests_objects/* scalarAt */.C_)(from, ...path, ANNOTATION);
        if (scalar !== null)
            add('annotations', '', scalar, { mode: (0,declarations/* modeOf */.V)(scalar) });
    }
    for (const value of (0,manifests_objects/* itemsAt */.Ct)(from, 'vars'))
        add('vars', file.sourceOf(value), value);
    for (const value of (0,manifests_objects/* itemsAt */.Ct)(from, 'images')) {
        // An expression that may fit many images, or a suffix for whatever the tag is.
        const isPlain = /^[\w./:@-]*$/.test((0,manifests_objects/* textAt */.$6)({ file, value }, 'name')) && file.at(value, ['tagSuffix']) === null;
        if (!isPlain)
            add('images', file.sourceOf(value), value);
    }
    for (const written of textsAt(from, 'components')) {
        if (resolveReference(files, from.folder, written.text) === null)
            add('components', written.text, written);
    }
    const [first] = entries;
    if (first === undefined || entries.length <= MOST_ENTRIES)
        return entries;
    const text = (0,external_node_crypto_.createHash)('sha256')
        .update([...texts].join('\n'))
        .digest('hex');
    const all = { key: first.key, place: first.place, names: [], container: null, text };
    return [all, { ...all, mode: null }];
    function addPatch(list, target, document) {
        const said = target === null ? '' : `${file.sourceOf(target).trim()}\n`;
        const own = target === null ? document : { file, value: target };
        for (const each of patchedValues(document)) {
            const isMode = MODE.test(each.path);
            if (!isMode && !mayDecide(each.path))
                continue;
            const text = `${said}${each.text}`;
            const names = PATCHES.includes(list) ? namesOf([own], text) : [];
            if (names !== null && mayDecide(each.path))
                add(list, text, each, { names, container: containerOf(each) });
            const kind = (0,manifests_objects/* textAt */.$6)(own, 'kind');
            if (!isMode || OTHER_KINDS.test(kind))
                continue;
            const only = { kind, namespace: (0,manifests_objects/* textAt */.$6)(own, 'namespace') || (0,manifests_objects/* textAt */.$6)(own, 'metadata', 'namespace') };
            // Labels may select anything.
            const mode = /(?:type|mode)$/.test(each.path) ? (0,declarations/* modeOf */.V)({ text: each.value, place: each.place }) : null;
            add(list, text, each, { names: names ?? [], mode, only });
        }
    }
    function addReplacements({ file: own, value: root }) {
        for (const value of own.isMap(root) ? [root] : own.items(root)) {
            const text = own.sourceOf(value);
            const targets = (0,manifests_objects/* itemsAt */.Ct)({ file: own, value }, 'targets').map((target) => ({ file: own, value: target }));
            const paths = targets.flatMap((target) => textsAt(target, 'fieldPaths'));
            if (!paths.some((path) => mayDecide(`/${path.text.replaceAll('.', '/')}`)))
                continue;
            const selects = targets.flatMap((target) => own.at(target.value, ['select']) ?? []);
            const names = namesOf(selects.map((select) => ({ file: own, value: select })), text);
            if (names !== null)
                add('replacements', text, value, { names });
        }
    }
}
/** What an entry has beside itself: a text in it, or the file that it names; a text where that cannot be read. */
async function documentsOf(files, { file, folder }, entry) {
    const value = file.at(entry, ['patch']) ?? file.at(entry, ['path']) ?? entry;
    const written = file.scalar(value)?.text ?? '';
    if (written === '')
        return [{ file, value: entry }];
    const isInline = /[\n{]|^\s*(?:apiVersion|kind)\s*:/.test(written);
    const path = (0,repository_paths/* resolvePath */.o1)(folder, written) ?? written;
    const content = await (0,source_files/* readable */.H)(isInline ? (async () => (0,embedded_yaml/* embeddedYaml */.S)(file, value))() : files.yaml(path));
    if (content === null)
        return isInline ? written : `${written}\n${(await (0,source_files/* readable */.H)(files.text(path))) ?? ''}`;
    return content.documents.flatMap((each) => (each === null ? [] : { file: content, value: each }));
}
/** The names of what an entry is for, none for anything; null where it is none of the service's objects. */
function namesOf(all, text) {
    const names = all.map((each) => (0,manifests_objects/* textAt */.$6)(each, 'metadata', 'name') || (0,manifests_objects/* textAt */.$6)(each, 'name'));
    if (all.length > 0 && all.every((each) => OTHER_KINDS.test((0,manifests_objects/* textAt */.$6)(each, 'kind'))))
        return null;
    // What labels select is not known, and may be anything's.
    const isByLabels = all.some((each) => (0,manifests_objects/* textAt */.$6)(each, 'labelSelector') || (0,manifests_objects/* textAt */.$6)(each, 'annotationSelector'));
    if (isByLabels && !/lightdash/i.test(text))
        return null;
    return names.includes('') ? [] : names;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/findings.js















/** What a build deploys of the service, and the ids of all that it deploys; that of the build itself where not all can be seen. */
async function readBuilt(files, built, { isRoot, ...owner }, settings) {
    const { parts } = built;
    const names = parts.map(({ name, source }) => ('image' in source ? name : `HelmChart/${name}`));
    // A root that takes in an object more than once deploys several environments.
    const hasTwins = new Set(names).size < names.length;
    const folders = parts.map(({ layers }) => {
        if (isRoot)
            return `${owner.kind}:${homeOf(layers) || '.'}`;
        return hasTwins ? `${owner.id}@${homeOf(layers) || '.'}` : owner.id;
    });
    const ids = uniqueIds(names.map((name, index) => `${folders[index]}#${name}`));
    const context = { files, reader: new SecondOrderReader(), settings };
    const found = [];
    for (const [index, part] of parts.entries()) {
        const unit = (hasTwins ? folders[index] : null) ?? owner.id;
        const common = { ...owner, id: ids[index] ?? owner.id, unit, inputs: [] };
        const { source } = part;
        if ('image' in source)
            found.push(...(await readBuiltImage(source.image, part, common, context)));
        else {
            const read = await readBuiltChart(source.release, part, common, context);
            found.push(...read);
            for (const path of read.length > 0 ? filesOfRelease(source.release) : [])
                built.files.add(path);
        }
    }
    const inputs = [...files.asked].sort();
    return {
        found: found.map((each) => ({ ...each, inputs })),
        seen: built.unseen.length === 0 ? ids : [...ids, owner.id],
        claimed: [...built.files],
        links: linksOf(built, owner.id, settings),
    };
}
/** The folder that a part is known by: that of its kustomization, or of one over it, but for those that list folders below them. */
function homeOf(layers) {
    const folders = layers.filter(({ isComponent }) => !isComponent).map(({ folder }) => folder);
    const isBelow = (inner, outer) => outer === '' || inner.startsWith(`${outer}/`);
    return folders.reduce((home, folder, index) => (isBelow(folders[index - 1] ?? home, folder) ? home : folder), folders[0] ?? '');
}
async function readBuiltImage(named, { layers, overrides }, common, { files, reader, settings }) {
    const { built, accounts } = findings_overridden(named, overrides);
    const text = (0,manifests_image/* imageText */.f1)(built.image);
    const { place } = built.image.name;
    // The service's under a name that says nothing is one of its builds, or its place was taken: nobody can tell.
    const problem = (0,deployment_problem/* problemAt */.l4)('custom-image', place, (0,deployment_reference/* quoteText */.ol)(text));
    const custom = (0,containers/* readNamedImage */.T)(named, settings) && { place, answer: (0,deployment/* problemAnswer */.aV)(problem), notices: [] };
    const reading = (0,containers/* readNamedImage */.T)(built, settings) ?? custom;
    if (reading === null)
        return [];
    const names = namesThrough(layers, named.object.name);
    const secondOrder = await reader.read(files, layers, { names, container: named.name });
    const variables = [...new Set([...(0,kinds_variables/* variablesIn */.D)(text), ...variablesOf(secondOrder)])];
    const own = (0,declarations/* declarationsOf */.R)(named.object);
    const patched = await reader.readMode(files, layers, { ...named.object, names });
    const declared = patched === undefined ? own : { ...own, upgradeMode: patched };
    const { environment } = named;
    return [{ ...deployment_finding/* PLAIN */.tZ, ...common, ...reading, environment, declared, accounts, secondOrder, variables }];
}
/**
 * An image as `images` change it (DETECTION 2.3, "Kustomize"): each that has its name gives it a new name, tag and digest.
 * Kustomize sees no image where something else than a tag stands behind the name.
 */
function findings_overridden(named, overrides) {
    let built = named;
    const accounts = [named.image.name.place];
    for (const override of named.isListed ? overrides : []) {
        const { name, newName, newTag, digest } = override;
        const { image } = built;
        if (image.name.text !== name || !/^[\w.{}-]*$/.test(image.tag?.text ?? ''))
            continue;
        const set = newTag === null && digest === null ? {} : { tag: newTag, digest };
        const source = newTag?.text ?? newName?.text ?? built.source;
        built = { ...built, image: { ...image, name: newName ?? image.name, ...set }, source };
        accounts.push(...placesOf(override));
    }
    return { built, accounts };
}
async function readBuiltChart(release, { name, layers, overrides }, common, { files, reader, settings }) {
    const reading = await (0,helm_release/* readHelmRelease */.q)(files, release, settings);
    if (reading === null)
        return [];
    const secondOrder = await reader.read(files, layers, { names: namesThrough(layers, name), isChart: true });
    const changed = withImages(reading, overrides, renderedBy(release, settings), settings);
    const found = (0,findings/* findingsOfRelease */.X)(changed, { ...common, secondOrder, variables: variablesOf(secondOrder) });
    return found.map((each) => ({ ...each, unit: common.unit }));
}
/** The files that speak of a release alone: its values, and a chart that lies beside it. */
function filesOfRelease({ chart, values }) {
    const own = chart.kind === 'folder' ? ['Chart.yaml', 'values.yaml'].map((name) => (0,repository_paths/* inFolder */._z)(chart.path, name)) : [];
    return [...values.flatMap((each) => (each.kind === 'layer' ? each.layer.file.path : [])), ...own];
}
/** An address: a scheme, `git@host:…`, or a host with a dot in front of a path. */
const REMOTE = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?\/)/i;
/** What is taken in from other repositories. It is the service's where its address says so, and nothing here sets the tag. */
function linksOf({ unseen, overrides }, owner, settings) {
    const isSet = overrides.some((each) => each.newTag !== null && namesService(each, settings));
    return unseen.flatMap(({ text, place }, index) => {
        if (!REMOTE.test(text))
            return [];
        const [repository = '', query = ''] = text.split('?', 2);
        const revision = /(?:^|&)(?:ref|version)=([^&]*)/.exec(query)?.[1] ?? null;
        const namesService = !isSet && /lightdash/i.test(text);
        const id = `${owner}#resources[${index}]`;
        // What stands there is nothing of this repository.
        return [{ id, repository, revision, path: text, place, namesService, secondOrder: [] }];
    });
}

;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/graph.js




/** Environments of one file that are told apart. */
const MOST_ROOTS = 50;
/** The kustomizations of a tree, and what each of them takes in. */
class KustomizationGraph {
    own;
    /** Null for a file that holds none. */
    #kustomizations = new Map();
    /** The files that each of them takes in. */
    #references = new Map();
    /** By the file that is taken in. */
    #parents = new Map();
    /** @param own paths of the kustomizations that are searched; others are read as far as these lead to them */
    constructor(own) {
        this.own = own;
    }
    /** @throws TreeError where the tree cannot be read */
    static async of(files, settings) {
        const { folder, environments } = settings;
        const isOwn = (path) => isKustomizationFile(path) && !(0,deployment_candidates/* isExcluded */.RF)(path, folder, environments);
        const own = files.paths.filter(isOwn).sort();
        const graph = new KustomizationGraph(own);
        const pending = [...own];
        // What is referred to joins the end of the list while it is gone through.
        for (const path of pending) {
            if (graph.#references.has(path))
                continue;
            const file = await (0,source_files/* readable */.H)(files.yaml(path));
            const read = file === null ? null : readKustomization(file);
            const texts = [...(read?.resources ?? []), ...(read?.components ?? [])];
            const references = texts.flatMap(({ text }) => resolveReference(files, (0,repository_paths/* folderOf */.yS)(path), text) ?? []);
            references.push(...kustomizationsIn(files, (0,repository_paths/* folderOf */.yS)(path)).slice(1));
            graph.#kustomizations.set(path, read);
            graph.#references.set(path, references);
            pending.push(...references.filter(isKustomizationFile));
            for (const each of references)
                graph.#parents.set(each, [...(graph.#parents.get(each) ?? []), path]);
        }
        return graph;
    }
    /**
     * The roots of a tree (DETECTION 2.3, "one target per root kustomization"). Of kustomizations that only refer to each other, the
     * first by its path is one.
     */
    roots() {
        const roots = [];
        const reachedByRoots = new Set();
        const built = this.own.filter((path) => !this.#isComponent(path));
        const addRoot = (path) => {
            const reached = allFrom([path], this.#references);
            roots.push({ path, reached });
            for (const each of reached)
                reachedByRoots.add(each);
        };
        for (const path of built)
            if (!this.#parents.has(path))
                addRoot(path);
        for (const path of built)
            if (!reachedByRoots.has(path))
                addRoot(path);
        return roots;
    }
    /**
     * What a file goes through to each of the kustomizations that no other takes in, the innermost first, by their folders; all that it
     * goes through, by no name, where these are too many.
     */
    waysFrom(path) {
        const above = this.#above(path);
        const roots = above.filter((each) => !this.#parents.has(each));
        if (roots.length === 0 || roots.length > MOST_ROOTS)
            return new Map([['', this.withComponents(above)]]);
        const wayTo = (root) => above.filter((each) => each === root || this.#above(each).includes(root));
        return new Map(roots.map((root) => [(0,repository_paths/* folderOf */.yS)(root), this.withComponents(wayTo(root))]));
    }
    /** Some kustomizations with their components. */
    withComponents(paths) {
        const all = new Set(paths);
        for (const path of all) {
            for (const each of this.#references.get(path) ?? [])
                if (this.#isComponent(each))
                    all.add(each);
        }
        return [...all].flatMap((path) => this.#kustomizations.get(path) ?? []);
    }
    /** Whether one of some kustomizations takes in a file by itself. */
    isTakenIn(path, by) {
        return by.some(({ key }) => this.#references.get(key)?.includes(path));
    }
    #isComponent(path) {
        return this.#kustomizations.get(path)?.isComponent === true;
    }
    #above(path) {
        return [...allFrom(this.#parents.get(path) ?? [], this.#parents)];
    }
}
function allFrom(paths, next) {
    const all = new Set(paths);
    for (const path of all)
        for (const each of next.get(path) ?? [])
            all.add(each);
    return all;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize.js












const kustomize_KIND = 'kustomize';
/** Kustomizations: the images of each root as they are once it is built, and the charts that it inflates (DETECTION 2.3). */
const kustomize = {
    kind: kustomize_KIND,
    startsFrom: ['Kustomization', '*.yaml', '*.yml', '*.json'],
    async read(files, candidates, settings) {
        const wanted = new Set(candidates);
        const isSearched = (0,deployment_candidates/* searchTest */.Ln)(settings);
        const readings = [];
        for (const { path, reached } of (await KustomizationGraph.of(files, settings)).roots()) {
            const own = [...reached];
            // Nothing looks for the service in what only a root takes in.
            const hidden = isSearched(path) ? own.filter((each) => !isSearched(each)) : [];
            const isOurs = own.some((each) => wanted.has(each));
            if (!isOurs && (hidden.length === 0 || (await files.containing('lightdash', hidden)).length === 0))
                continue;
            const owner = { kind: kustomize_KIND, id: `${kustomize_KIND}:${(0,repository_paths/* folderOf */.yS)(path) || '.'}`, carrier: path, isRoot: true };
            readings.push(await readBuild(files, owner, { start: path, own }, settings));
        }
        const found = readings.flatMap((reading) => reading.found);
        // Two roots may take in the same folder.
        const ids = uniqueIds(found.map(({ id }) => id));
        return {
            found: found.map((each, index) => ({ ...each, id: ids[index] ?? each.id })),
            claimed: [...new Set(readings.flatMap(({ claimed }) => claimed))],
            seen: [...new Set(readings.flatMap(({ seen }) => seen))],
            links: readings.flatMap(({ links }) => links),
        };
    },
};
/** @param own files that show whose it is where it cannot be built */
async function readBuild(files, owner, { start, over, own }, settings) {
    const recorded = files.recorded();
    try {
        const built = await build(recorded, start, over);
        const read = await readBuilt(recorded, built, owner, settings);
        // Only a chart has hooks, which Argo CD runs in its own way.
        const hasCharts = built.parts.some(({ source }) => 'release' in source);
        const isRenderedByArgoCd = hasCharts && (await (0,argo_cd/* mayBeRenderedByArgoCd */.V)(files, [owner.carrier, ...read.claimed], settings));
        return isRenderedByArgoCd ? { ...read, found: read.found.map((each) => ({ ...each, isRenderedByArgoCd })) } : read;
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
        const inputs = [...new Set([...recorded.asked, ...own])].sort();
        const texts = await Promise.all(inputs.map((path) => (0,source_files/* readable */.H)(files.text(path))));
        const isOurs = texts.some((text) => text !== null && (0,service_names/* namesServiceImage */.Tu)(text, settings.images));
        const { kind, id, carrier } = owner;
        const found = isOurs ? [(0,deployment_finding/* unreadableFinding */.jg)(kind, id, carrier, error.problem, inputs)] : [];
        return { found, claimed: isOurs ? own : [], seen: [id], links: [] };
    }
}
/**
 * What the kustomization of a folder deploys where another object applies further images to it, last of all; of a folder without
 * one, what all of its manifests do.
 *
 * @param owner id of that object, which the ids of the findings begin with; they are of its kind
 */
async function findingsOfKustomization(files, folder, { owner: id, images: over }, settings) {
    const [, kind = '', carrier = ''] = /^([^:]*):([^#]*)/.exec(id) ?? [];
    const owner = { kind, id, carrier, isRoot: false };
    const path = kustomizationIn(files, folder);
    const start = folder === '' ? '' : `${folder}/`;
    // What Flux takes in of a folder without a kustomization.
    const isPlain = (each) => each.startsWith(start) && /\.ya?ml$/.test(each) && !isKustomizationFile(each);
    const request = { start: path ?? files.paths.filter(isPlain), over, own: [carrier] };
    const { found } = await readBuild(files, owner, request, settings);
    return found.map((each) => ({ ...each, inputs: [...new Set([carrier, ...each.inputs])].sort() }));
}

// EXTERNAL MODULE: ./build/deployment/kinds/helm/settings.js
var helm_settings = __webpack_require__(78);
;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/values.js








/** No application names as many. */
const MOST_FILES = 200;
/**
 * A source with the files beside its path that override it (DETECTION 2.3, `.argocd-source`).
 *
 * @param folder the source's own, where it is in this tree; else null
 * @throws ProblemError where an override cannot be read
 */
async function layersOf(files, own, folder, application) {
    const layers = [own];
    const names = ['.argocd-source.yaml', `.argocd-source-${application.replaceAll('/', '')}.yaml`];
    for (const name of folder === null ? [] : names) {
        const file = await files.yaml((0,repository_paths/* inFolder */._z)(folder ?? '', name));
        if (file?.root != null)
            layers.unshift({ file, value: file.root });
    }
    return layers;
}
/** What every layer says at a path. */
function allAt(layers, path) {
    return layers.flatMap(({ file, value }) => {
        const found = file.at(value, path);
        return found === null ? [] : [{ file, value: found }];
    });
}
/** The items of the first list at a path, for a list counts as a whole. */
function itemsAt(layers, path) {
    const [list] = allAt(layers, path);
    return list === undefined ? [] : list.file.items(list.value).map((value) => ({ file: list.file, value }));
}
function unseen(code, { text, place }) {
    return { kind: 'unseen', problem: (0,deployment_problem/* problemAt */.l4)(code, place, (0,deployment_reference/* quoteText */.ol)(text)) };
}
function values_layer(file, root) {
    return { kind: 'layer', layer: { file, root } };
}
/** Names of what is read; what a file gives to them cannot be told. */
const READ = /(?:^|[.])(?:image|tag|repository|upgrade|migrationJob|strategy|enabled)(?:[.[]|$)/;
/**
 * `helm.parameters`, over which files win (`fileParameters`).
 *
 * @throws ProblemError where they are more than any release has
 */
function parameterValues(layers) {
    const hidden = [];
    for (const { file, value } of itemsAt(layers, ['helm', 'fileParameters'])) {
        const name = textAt(file, value, ['name']);
        if (name !== null && READ.test(name.text))
            hidden.push(unseen('external-values', name));
    }
    const settings = [];
    for (const { file, value } of itemsAt(layers, ['helm', 'parameters'])) {
        const name = textAt(file, value, ['name']);
        if (name === null)
            continue;
        const steps = (0,helm_settings/* stepsOf */.B)(name.text);
        const { text, place } = textAt(file, value, ['value']) ?? { text: '', place: name.place };
        if (isFilledIn(name.text))
            hidden.push(unseen('unresolved-template', name));
        else if (steps.length === 0)
            hidden.push(unseen('external-values', name));
        else
            settings.push({ steps, value: text, isText: isOn(file, value, ['forceString']), place });
    }
    const [first] = settings;
    if (first === undefined)
        return hidden;
    const made = (0,embedded_yaml/* settingsAsYaml */.v)(first.place.file, settings);
    return [...hidden, values_layer(made, made.root)];
}
/**
 * `helm.valuesObject`, beside which Argo CD does not look at `helm.values`.
 *
 * @throws ProblemError where these are no YAML
 */
function ownValues(layers) {
    const objects = allAt(layers, ['helm', 'valuesObject']);
    const own = objects.length > 0 ? objects : allAt(layers, ['helm', 'values']).slice(0, 1);
    return own.flatMap(({ file, value }) => {
        if (file.isMap(value))
            return [values_layer(file, value)];
        const embedded = (0,embedded_yaml/* embeddedYaml */.S)(file, value);
        if (embedded?.isMap(embedded.root) === true)
            return [values_layer(embedded, embedded.root)];
        const text = textAt(file, value, []);
        return text !== null && isFilledIn(text.text) ? [unseen('unresolved-template', text)] : [];
    });
}
/**
 * `helm.valueFiles`: relative to the source, from the root, or from the root of a source with a name.
 *
 * @param folder of the source; null where it is not in this tree, as for a published chart
 * @param refs names of sources that may be this repository
 * @throws TreeError where the tree cannot be read
 */
async function fileValues(files, layers, folder, refs) {
    const mayBeMissing = layers.some((each) => isOn(each.file, each.value, ['helm', 'ignoreMissingValueFiles']));
    const values = [];
    for (const [index, { file, value }] of itemsAt(layers, ['helm', 'valueFiles']).entries()) {
        const written = textAt(file, value, []) ?? { text: '', place: value.place };
        // Files that a plugin decrypts have their keys in the clear.
        const text = written.text.replace(/^secrets:\/\/(?=[^/])/, '');
        const [, ref = null, rest = text] = /^\$([\w-]+)\/(.*)$/s.exec(text) ?? [];
        const base = ref !== null || rest.startsWith('/') ? '' : folder;
        const isElsewhere = text.includes('://') || (ref !== null && !refs.has(ref)) || index >= MOST_FILES;
        const isTold = base !== null && !isElsewhere && !isFilledIn(rest);
        const path = isTold ? (0,repository_paths/* resolvePath */.o1)(base, rest.replace(/^\/+/, '')) : null;
        const isMissing = path !== null && mayBeMissing && !files.has(path) && !isPattern(path);
        // A source with the file's folder is this repository; in any other a file may be there all the same.
        if (isMissing && (ref === null || files.paths.some((each) => each.startsWith(`${(0,repository_paths/* folderOf */.yS)(path)}/`))))
            continue;
        const read = await readValuesFile(files, path, written);
        values.unshift(isFilledIn(rest) ? unseen('unresolved-template', written) : read);
    }
    return values;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/images.js










/**
 * What `kustomize.images` of a source decides, `name=newName:newTag`: they beat whatever the kustomization says (DETECTION 2.3).
 *
 * @param folder of the kustomization; null where it is not in this tree, so that the images alone are known
 * @throws TreeError where the tree cannot be read
 */
async function readImages(files, layers, folder, { id, file: { path: carrier }, files: own, secondOrder }, settings) {
    const texts = itemsAt(layers, ['kustomize', 'images']).flatMap(({ file, value }) => textAt(file, value, []) ?? []);
    const images = texts.map((text) => ({ text, ...overrideOf(text) }));
    const common = { unit: id, isRenderedByArgoCd: true };
    const path = folder === null ? null : kustomizationIn(files, folder);
    if (folder !== null && path !== null && images.length > 0) {
        const found = await findingsOfKustomization(files, folder, { owner: id, images }, settings);
        const told = found.map((each) => ({ ...each, ...common, secondOrder: [...each.secondOrder, ...secondOrder] }));
        return { found: told, used: found.length === 0 ? [] : [path] };
    }
    const found = images.flatMap((image) => {
        const read = readOverride(image, settings);
        if (read === null)
            return [];
        const { name, text, place } = image;
        const at = { id: `${id}#${name}`, carrier, inputs: [carrier, ...own], accounts: [place] };
        const variables = (0,kinds_variables/* variablesIn */.D)(text.text);
        return [{ ...deployment_finding/* PLAIN */.tZ, kind: 'argo-cd', ...common, ...at, ...read, variables, secondOrder }];
    });
    return { found, used: [] };
}
function overrideOf({ text, place }) {
    const equals = text.indexOf('=');
    const { name, tag: newTag, digest } = (0,manifests_image/* placedImage */.Vi)(text.slice(equals + 1), place);
    const of = equals === -1 ? name.text : text.slice(0, equals);
    return { name: of, newName: equals === -1 ? null : name, newTag, digest, place };
}
/** Null where it is not an image of the service, or leaves the tag to the kustomization. */
function readOverride({ name, newName, newTag: tag, digest, text, place }, settings) {
    if (tag === null && digest === null)
        return null;
    const named = (0,deployment_reference/* parseImageReference */.o_)(name);
    const isService = named !== null && (0,deployment_reference/* classifyImage */._u)(named, settings.images) !== 'other';
    const image = { name: newName ?? { text: name, place }, tag, digest };
    const read = (0,manifests_image/* readImage */.AM)(image, { source: text.text, isService }, settings);
    if (read !== null || !isService)
        return read;
    const problem = (0,deployment_problem/* problemAt */.l4)('custom-image', place, (0,deployment_reference/* quoteText */.ol)(text.text), { subject: 'image' });
    return { answer: (0,deployment/* problemAnswer */.aV)(problem), place, notices: [] };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/source.js











/**
 * What a source deploys. What it leaves to kustomize or to plain manifests is read as such.
 *
 * @throws TreeError where the tree cannot be read
 * @throws ProblemError where what has a say cannot be read
 */
async function readSource(files, source, owner, settings) {
    const { id, file, secondOrder } = owner;
    const carrier = file.path;
    const { value, place } = source;
    const nothing = { found: [], used: [] };
    const chart = source_chartOf(files, source, settings);
    const unclear = unclearTemplate(file, value);
    if (chart === null) {
        if (unclear !== null && owner.namesService)
            throw new deployment_problem/* ProblemError */.Mm(unclear);
        return nothing;
    }
    const recorded = files.recorded();
    const folder = chart.kind === 'folder' ? chart.path : null;
    const layers = await layersOf(recorded, { file, value }, folder, owner.name);
    const hasChart = folder !== null && files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'));
    const isOther = folder !== null && (!hasChart || file.at(value, ['kustomize']) !== null);
    if (isOther || chart.kind === 'unknown') {
        const images = await readImages(files, layers, folder, owner, settings);
        if (isOther || images.found.length > 0)
            return images;
    }
    const refs = new Set(owner.sources.flatMap(({ ref }) => ref ?? []));
    const hidden = unclear === null ? [] : [{ kind: 'unseen', problem: unclear }];
    const inFiles = await fileValues(recorded, layers, folder, refs);
    const values = [...hidden, ...parameterValues(layers), ...ownValues(layers), ...inFiles];
    const reading = await (0,helm_release/* readHelmRelease */.q)(recorded, { chart, values, place }, settings);
    if (reading === null) {
        // What is not here may be the service, where the application is called so.
        if (chart.kind === 'unknown' && owner.namesService)
            throw new deployment_problem/* ProblemError */.Mm(chart.problem);
        return nothing;
    }
    const variables = reading.answer.status === 'problem' ? (0,kinds_variables/* variablesIn */.D)(reading.answer.problem.found) : [];
    const used = [...recorded.asked];
    const inputs = [...new Set([carrier, ...owner.files, ...used])];
    const release = { kind: 'argo-cd', id, carrier, inputs, isRenderedByArgoCd: true, secondOrder, variables };
    return { found: (0,findings/* findingsOfRelease */.X)(reading, release), used };
}
/** Where the maker's charts are published; its git repository has the same. */
const OFFICIAL = 'https://lightdash.github.io/helm-charts';
/** What a source renders, a folder of this tree whether that has a chart or not; null where it only has a name for files of values. */
function source_chartOf(files, source, settings) {
    const { chart, path, place, repository, revision } = source;
    if (chart !== null)
        return publishedChart(chart, repository, revision);
    if (repository.startsWith('oci://'))
        return publishedChart({ text: repository, place }, repository, revision);
    if (path === null)
        return null;
    const folder = (0,repository_paths/* resolvePath */.o1)('', path.text.replace(/^\/+/, ''));
    if ((0,chart_source/* isOfficialGitRepository */.Gs)(repository) && folder === 'charts/lightdash') {
        const text = revision?.text.replace(/^(?:refs\/tags\/)?lightdash-(?=v?\d)/, '') ?? '';
        return publishedChart({ text: settings.chart, place }, OFFICIAL, revision && { ...revision, text });
    }
    if (isFilledIn(path.text))
        return unknownChart('unresolved-template', path);
    const isHere = folder !== null && (folder === '' || files.paths.some((each) => each.startsWith(`${folder}/`)));
    if (isHere)
        return { kind: 'folder', path: folder };
    return unknownChart('external-values', { text: `${repository} ${path.text}`.trim(), place: path.place });
}
function unknownChart(code, { text, place }) {
    return { kind: 'unknown', problem: (0,deployment_problem/* problemAt */.l4)(code, place, (0,deployment_reference/* quoteText */.ol)(text), { subject: 'image' }) };
}
function publishedChart(chart, repository, version) {
    if (isFilledIn(chart.text))
        return unknownChart('unresolved-template', chart);
    const name = chart.text.split('/').findLast((part) => part !== '') ?? '';
    return { kind: 'published', name, version, repository: repository === '' ? null : repository, problem: null };
}
/** Why members of a source are not known: a template may bring some of its own, or take some away. */
function unclearTemplate(file, { node }) {
    const [start, , end] = node.range ?? [0, 0, 0];
    // To the parser, such lines at the end are blank.
    const after = /^(?:[ \t]*\n|[ \t]*\{\{.*\n)*/.exec(file.text.slice(end))?.[0] ?? '';
    const text = file.text.slice(start, end) + after;
    const [first] = unclearTemplates(text, ANY_LINE).sort((one, other) => one.line - other.line);
    if (first === undefined)
        return null;
    const lines = text.split('\n').slice(0, first.line);
    const offset = lines.join('\n').length - (lines.at(-1)?.trimStart().length ?? 0);
    return (0,deployment_problem/* problemAt */.l4)('unresolved-template', file.placeAt(start + offset), (0,deployment_reference/* quoteText */.ol)(`{{ ${first.text} }}`));
}

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd.js














const argo_cd_KIND = 'argo-cd';
/** Applications of Argo CD and sets of them (DETECTION 2.3), one deployment an application, or an element of a set. */
const argoCd = {
    kind: argo_cd_KIND,
    startsFrom: ['*.yaml', '*.yml', '*.json'],
    async read(files, candidates, settings) {
        if (candidates.length === 0)
            return deployment_finding/* NOTHING_READ */.pp;
        const { applications, claimed } = await allApplications(files, settings);
        const ids = uniqueIds(applications.map(({ file, name }) => `${argo_cd_KIND}:${file.path}#${name}`));
        const reader = new SecondOrderReader();
        const known = new Set(candidates);
        const leads = leadTest(candidates);
        const readings = [];
        const links = [];
        for (const [index, application] of applications.entries()) {
            const { secondOrder, setsMode } = await secondOrderOf(files, application, reader);
            const owner = { ...application, id: ids[index] ?? '', secondOrder, namesService: isNamed(application) };
            const isLeading = leads(owner);
            const isRelevant = isLeading || [owner.file.path, ...owner.files].some((path) => known.has(path));
            const isOurs = isLeading || owner.namesService;
            const own = isRelevant ? await readSources(files, owner, isOurs, settings) : [];
            readings.push(...own);
            const isDeploying = own.some((reading) => reading.found.length > 0);
            links.push(...argo_cd_linksOf(owner, isDeploying).map((link) => ({ ...link, setsMode })));
        }
        const found = readings.flatMap((reading) => reading.found);
        const idsOfFound = uniqueIds(found.map(({ id }) => id));
        return {
            found: found.map((each, index) => ({ ...each, id: idsOfFound[index] ?? each.id })),
            claimed: [...new Set([...claimed, ...readings.flatMap(({ used }) => used)])],
            seen: [...new Set([...ids, ...idsOfFound])],
            links,
        };
    },
};
/** Also those that do not name the service, for they may set the tag of a chart that does; besides the files that have nothing else. */
async function allApplications(files, settings) {
    const applications = [];
    const claimed = [];
    const budget = { left: 20_000_000 };
    const isSearched = (0,deployment_candidates/* searchTest */.Ln)(settings);
    const manifests = files.paths.filter((path) => /\.(?:ya?ml|json)$/.test(path) && isSearched(path));
    for (const path of await files.containing('argoproj.io', manifests)) {
        const file = await (0,source_files/* readable */.H)(files.yaml(path));
        const own = file === null ? [] : await applicationsIn(files, file, budget);
        if (file !== null && own.length > 0 && (0,manifests_objects/* objectsIn */.Qv)(file).every(manifests_objects/* isOfAnotherKind */.Jq))
            claimed.push(path);
        applications.push(...own);
    }
    return { applications, claimed };
}
/** Whether it is called after the service, or what it leads to is; the database beside it has the service's name and more. */
function isNamed({ name, sources }) {
    const ledTo = sources.flatMap(({ path, chart }) => [path?.text ?? '', chart?.text ?? '']).join(' ');
    return (0,service_names/* namesService */.cM)(/lightdash/i.test(name) ? name : ledTo);
}
/** A cheap test whether a source of an application leads to a candidate: in a large repository, most do not. */
function leadTest(candidates) {
    const folders = (0,repository_paths/* foldersOf */.pd)(candidates);
    const names = [...new Set(candidates.map((path) => path.slice(path.lastIndexOf('/') + 1)))];
    return ({ file, sources }) => sources.some(({ value, path }) => {
        if (path !== null && folders.has(normalPath(path.text)))
            return true;
        const valueFiles = file.at(value, ['helm', 'valueFiles']);
        return valueFiles !== null && names.some((name) => file.sourceOf(valueFiles).includes(name));
    });
}
/** A path without what means nothing in it; as it is written where it leads out of the repository. */
function normalPath(path) {
    return (0,repository_paths/* resolvePath */.o1)('', path.replace(/^\/+/, '')) ?? path;
}
/** @param isOurs else what cannot be read is nobody's business here */
async function readSources(files, owner, isOurs, settings) {
    const readings = [];
    for (const source of owner.sources) {
        try {
            readings.push(await readSource(files, source, owner, settings));
        }
        catch (error) {
            if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                throw error;
            const { id, file, secondOrder } = owner;
            const variables = (0,kinds_variables/* variablesIn */.D)(error.problem.found);
            const finding = (0,deployment_finding/* unreadableFinding */.jg)(argo_cd_KIND, id, file.path, error.problem, [file.path, ...owner.files]);
            if (isOurs)
                readings.push({ found: [{ ...finding, isRenderedByArgoCd: true, secondOrder, variables }], used: [] });
        }
    }
    return readings;
}
/**
 * Where the sources in git lead. One that leads to the whole of a repository, as a source with a name for files of values does, is a
 * link where the application is the service's: nothing else says that the repository is this one.
 */
function argo_cd_linksOf(owner, isDeploying) {
    const { id, file, root, sources, secondOrder } = owner;
    const namespace = textAt(file, root, ['spec', 'destination', 'namespace'])?.text ?? '';
    const namesService = owner.namesService || /lightdash/i.test(namespace);
    const links = [];
    for (const { repository, chart, ref, revision, place, ...source } of sources) {
        const path = normalPath(source.path?.text ?? '');
        const isInGit = chart === null && !repository.startsWith('oci://') && (source.path?.text || ref);
        if (!isInGit || (path === '' && !isDeploying && !namesService))
            continue;
        const common = { path, place, namesService, secondOrder };
        const own = links.length === 0 ? id : `${id}#${links.length + 1}`;
        links.push({ id: own, repository: repository || null, revision: revision?.text ?? null, ...common });
    }
    return links;
}

// EXTERNAL MODULE: ./build/deployment/environment.js
var deployment_environment = __webpack_require__(7635);
// EXTERNAL MODULE: ./build/deployment/place.js
var deployment_place = __webpack_require__(7669);
;// CONCATENATED MODULE: ./build/deployment/kinds/compose/interpolation.js


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
    const refuse = (why) => new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', template.place, why));
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
                throw refuse(`no variable that can be filled in: ${(0,deployment_reference/* quoteText */.ol)(text.slice(dollar))}`);
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

;// CONCATENATED MODULE: ./build/deployment/kinds/dockerfile/instructions.js

/** Of one instruction; what comes behind them is out of the way of any real file. */
const MOST_WORDS = 1_000;
/** Globs of the names of Dockerfiles, in capital or small letters. */
const DOCKERFILE_NAMES = ['dockerfile*', 'containerfile*', '*.dockerfile', '*.containerfile'];
/** Whether a file is a Dockerfile by its name. */
const isDockerfile = (0,deployment_candidates/* nameTest */.Sf)(DOCKERFILE_NAMES);
/**
 * The instructions of a Dockerfile, their continued lines put together. Comments, empty lines and here-documents are passed over.
 *
 * @param path for places
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
            documents = instructions_documentsOf(found);
        if (content !== line && index < lines.length - 1)
            continue;
        instructions.push({ keyword, words: words.slice(1) });
        words = [];
    }
    return instructions;
}
/** A template (`Dockerfile.j2`) may hold blanks too. */
function wordsOf(text, place) {
    const found = text.matchAll(/(?:\{\{.*?\}\}|[^\s"']|"[^"]*"?|'[^']*'?)+/g);
    return [...found].map((match) => ({
        text: match[0],
        place: { ...place, column: (place.column ?? 1) + match.index },
    }));
}
/** What ends each of the here-documents that begin on a line. */
function instructions_documentsOf(words) {
    return words.flatMap(({ text }) => /^\d*<<-?(["']?)([^<"']+)\1$/.exec(text)?.[2] ?? []);
}

;// CONCATENATED MODULE: ./build/deployment/kinds/compose/values.js







/** The items of a list, or what stands there in place of one. */
function itemsOf({ file, value }) {
    return file.isMap(value) || file.scalar(value) !== null ? [value] : file.items(value);
}
/** What the layers of a service say of a key, what wins first, down to one that clears what lies below it. */
function values_layersOf(layers, key) {
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
    return scalar === null ? null : interpolate(written(scalar.text, scalar.place), context.variables.lookup);
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
        throw new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unresolved-template', value.place, (0,deployment_reference/* quoteText */.ol)(file.sourceOf(value))));
    const unset = read.find(({ origin }) => origin === 'unset');
    if (unset !== undefined)
        throw new deployment_problem/* ProblemError */.Mm(unsetVariable(unset.place, unset.variable ?? ''));
    return plainText(read);
}
/** What leads to something that is not a file of a folder: `https://…`, `git@…`, `oci://…`, `github.com/…`, `~/…`. */
const values_REMOTE = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|github\.com\/|~|$)|\\/i;
/** A path of a compose file from the repository's root; null where it leads out of it. */
function resolvePath(folder, path) {
    return values_REMOTE.test(path) ? null : (0,repository_paths/* resolvePath */.o1)(folder, path);
}
/** Whether a text names the service, in any case. */
function values_namesService(text) {
    return text.toLowerCase().includes('lightdash');
}
/** What stands in a file; empty where there is none, and where it is no text. */
async function textIfReadable(files, path) {
    return (await (0,source_files/* readable */.H)(files.text(path))) ?? '';
}
/** A file that an input of the run names and that is not there. It stays a problem, however long it has been so. */
function missingInput(input, path) {
    const found = `\`${input}\` names ${(0,deployment_reference/* quoteText */.ol)(path)}, which is not there`;
    const problem = (0,deployment_problem/* problemAt */.l4)('target-missing', { file: path, line: null, column: null }, found);
    return { ...problem, message: (0,deployment_problem/* cutQuotes */.AA)(`${found}. Correct the path, or take it off the list.`) };
}
/**
 * A part of a project that is not among the files of the repository.
 *
 * @param does what the project does with it: `builds from`
 */
function outOfSight(place, does, path) {
    const what = `${does} ${(0,deployment_reference/* quoteText */.ol)(path)}, which is not in this repository`;
    const at = place === null ? 'The project' : (0,deployment_place/* showPlace */.R)(place);
    const message = `${at} ${what} and may decide the version. Add it, or pass \`to:\`.`;
    return { ...(0,deployment_problem/* problemAt */.l4)('external-values', place, `it ${what}`), message: (0,deployment_problem/* cutQuotes */.AA)(message) };
}
/** A variable without a value: for compose it may stand in a file that the run can be given. */
function unsetVariable(place, variable) {
    const remedy = isDockerfile(place.file)
        ? 'Give its `ARG` a default, or pass `to:`.'
        : 'Pass `to:` or `env-files:`, or pin it.';
    return (0,deployment_problem/* problemAt */.l4)('unresolved-variable', place, (0,deployment_reference/* quoteText */.ol)(`\${${variable}}`), { remedy });
}

;// CONCATENATED MODULE: ./build/deployment/kinds/compose/image.js







/** Reads the image of a service; null where it is none of the service that is looked for. */
function readServiceImage(source, rules) {
    const { file, value } = source;
    const scalar = file.scalar(value);
    if (scalar === null)
        return null;
    const raw = file.sourceOf(value);
    try {
        const reading = readImage(readText(source) ?? [], { raw, place: scalar.place }, rules);
        if (reading === null || value.alias === null)
            return reading;
        const alias = `the image at ${(0,deployment_place/* showPlace */.R)(value.alias)} is an alias of ${(0,deployment_place/* showPlace */.R)(value.place)}`;
        return { ...reading, notices: [...reading.notices, alias] };
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
        return namesImage(raw) ? problemReading(error.problem, scalar.place) : null;
    }
}
function problemReading(problem, place) {
    return { answer: (0,deployment/* problemAnswer */.aV)(problem), place: problem.place ?? place, notices: [] };
}
/** Stands for a part of a reference that is not known; occurs in no name of an image. */
const UNKNOWN = '\uFFFC';
/** Reads an image reference, of which `raw` tells whose image it is where the rest does not; null where it is none of the service. */
function readImage(traced, { raw, place: usedAt }, rules) {
    const opaque = traced.filter(isOpaque);
    const [hidden] = opaque;
    const text = traced
        .map((piece) => (isOpaque(piece) && !yaml/* YamlFile */._.hasTemplate(piece.text) ? UNKNOWN : piece.text))
        .join('');
    const reference = (0,deployment_reference/* parseImageReference */.o_)(text);
    const kind = reference === null ? 'other' : (0,deployment_reference/* classifyImage */._u)(reference, rules.images);
    const place = decidingPlace(traced) ?? usedAt;
    const isRegistryAlone = kind === 'service' && opaque.every(({ origin }) => origin === 'unset') && isInFront(text);
    if (hidden !== undefined && !isRegistryAlone) {
        const name = reference?.repository.split('/').at(-1) ?? UNKNOWN;
        const isHidden = name.includes(UNKNOWN) || yaml/* YamlFile */._.hasTemplate(name);
        const texts = [raw, text, ...traced.map(({ variable }) => variable ?? '')];
        const isNamed = isHidden ? texts.some(namesImage) : kind !== 'other';
        return isNamed ? problemReading(problemOf(hidden, raw), hidden.place) : null;
    }
    if (reference === null)
        return namesImage(text) ? problemReading((0,deployment_problem/* problemAt */.l4)('not-a-version', place, (0,deployment_reference/* quoteText */.ol)(text)), place) : null;
    const read = (0,deployment/* answerOfImage */.Li)(reference, rules, place);
    return read && { ...read, place, notices: [...read.notices, ...noticesOfVariables(traced, usedAt)] };
}
/** Whether a text names an image of the service that nothing else is known of; a tool for it is none. */
function namesImage(text) {
    return values_namesService(text.replace(/lightdash[-_](?:mcp|exporter|cli)/gi, ''));
}
/** Whether what is unknown stands in front of the image's own path: its registry or mirror, on which the version does not depend. */
function isInFront(text) {
    const parts = text.split('/');
    return parts.length > 2 && !parts.slice(-2).join('/').includes(UNKNOWN);
}
function isOpaque({ origin, text }) {
    return origin === 'unset' || origin === 'misread' || text.startsWith('ENC[') || yaml/* YamlFile */._.hasTemplate(text);
}
function problemOf({ origin, text, place, variable }, raw) {
    if (origin === 'unset')
        return unsetVariable(place, variable ?? '');
    if (origin === 'misread')
        return (0,deployment_problem/* problemAt */.l4)('numeric-tag', place, `${(0,deployment_reference/* quoteText */.ol)(text)} as a number`);
    if (text.startsWith('ENC['))
        return (0,deployment_problem/* problemAt */.l4)('encrypted', place);
    return (0,deployment_problem/* problemAt */.l4)('unresolved-template', place, (0,deployment_reference/* quoteText */.ol)(raw));
}
/** The place of the part of a reference that decides the version: its tag, else its digest, else the end of its name. */
function decidingPlace(traced) {
    const text = plainText(traced);
    const at = text.indexOf('@');
    const end = at === -1 ? text.length : at;
    const colon = text.indexOf(':', text.lastIndexOf('/', end - 1) + 1);
    const hasTag = colon !== -1 && colon < end;
    const rest = at === -1 ? sliceText(traced, Math.max(end - 1, 0)) : sliceText(traced, at + 1);
    const deciding = hasTag ? sliceText(traced, colon + 1, end) : rest;
    const variable = deciding.find(({ origin }) => origin === 'value' || origin === 'default');
    return (variable ?? deciding[0])?.place;
}
/** Both lines belong to what is said of a version that a variable gives: the one that sets it and the one that uses it. */
function noticesOfVariables(traced, usedAt) {
    const notices = traced.flatMap(({ origin, variable, place }) => {
        const name = (0,deployment_reference/* quoteText */.ol)(variable ?? '');
        if (origin === 'value')
            return [`${name}, used at ${(0,deployment_place/* showPlace */.R)(usedAt)}, is set at ${(0,deployment_place/* showPlace */.R)(place)}`];
        if (origin !== 'default')
            return [];
        return [`${name} is not set in this repository: what ${(0,deployment_place/* showPlace */.R)(place)} gives in its place is used`];
    });
    return [...new Set(notices)];
}

;// CONCATENATED MODULE: ./build/deployment/kinds/dockerfile/root-image.js






const NO_SETTINGS = { target: null, args: new Map() };
/**
 * Reads what a build runs; null where that has nothing to do with the service that is looked for.
 *
 * @throws ProblemError where it cannot be told
 */
function root_image_readBuiltImage(path, text, settings, rules) {
    const { root, ...known } = readDockerfile(path, text, settings);
    const reading = root === null ? null : readImage(root.image, root, rules);
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
    const variables = new deployment_environment/* CollectedVariables */.JW();
    for (let stage = stages[index]; stage !== undefined; stage = stages[index]) {
        for (const words of stage.settings.toReversed())
            variables.add(environmentOf(words));
        const { raw, place, image } = stage;
        if (image instanceof deployment_problem/* ProblemError */.Mm)
            throw image;
        const base = plainText(image);
        // Only what stands above is a stage to it.
        const above = index;
        index = stages.findLastIndex(({ name }, at) => at < above && name === base.toLowerCase());
        const root = base === 'scratch' ? null : { raw, place, image };
        if (root === null || index === -1)
            return { ...trace, root, environment: variables.environment };
    }
    const why = stages.length === 0 ? 'it has no `FROM`' : `it has no stage ${(0,deployment_reference/* quoteText */.ol)(target ?? '')}`;
    throw new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', { file: path, line: 1, column: 1 }, why));
}
function readStages(path, text, settings) {
    const args = new Map();
    const expand = ({ text, place }) => {
        try {
            const expanded = interpolate(written(text.replace(/["']/g, ''), place), (name) => {
                const value = args.get(name) ?? null;
                if (value instanceof deployment_problem/* ProblemError */.Mm)
                    throw value;
                return value;
            });
            return expanded.length === 0 ? [written('', place)] : expanded;
        }
        catch (error) {
            if (error instanceof deployment_problem/* ProblemError */.Mm)
                return error;
            throw error;
        }
    };
    const stages = [];
    const accounts = [];
    const variables = new Set();
    const trace = ({ text, place }) => {
        accounts.push(place);
        for (const name of variablesIn(text))
            variables.add(name);
    };
    for (const { keyword, words } of readInstructions(path, text)) {
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
                args.set(name, value instanceof deployment_problem/* ProblemError */.Mm ? value : asValue(value, name));
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
    const set = new Map(all.filter(({ name }) => (0,deployment_environment/* isVariableName */.KL)(name)).map((each) => [each.name, each]));
    return { set: [...set.values()], unseen: [] };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/compose/build.js






/** All texts of a layer of `build` that may decide what it starts from. */
function textsOfBuild(layer) {
    const parts = ['context', 'dockerfile', 'target', 'args'].flatMap((key) => values_layersOf([layer], key));
    return [layer, ...parts].flatMap((part) => {
        const members = part === layer ? [] : part.file.members(part.value).map(({ value }) => value);
        return [...itemsOf(part), ...members].map((value) => ({ ...part, value }));
    });
}
/**
 * Reads what a build of a service starts from; null where that has nothing to do with the service that is looked for.
 *
 * @param layers of `build`, the one that wins first
 * @param image the name of the result, which says whose build it is where the Dockerfile cannot
 * @throws TreeError where the tree cannot be read
 */
async function build_readBuild(layers, image, files, rules) {
    try {
        // What stands in the compose file itself is left to the net.
        if (values_layersOf(layers, 'dockerfile_inline').length > 0)
            return null;
        const [target] = values_layersOf(layers, 'target');
        const given = { target: target === undefined ? null : readKnownText(target), args: argumentsIn(layers) };
        const [path, text] = await findDockerfile(layers, files);
        return root_image_readBuiltImage(path, text, given, rules);
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
        const { problem } = error;
        const other = problem.place === null ? '' : await textIfReadable(files, problem.place.file);
        const isDockerfile = problem.code === 'unparseable' && /^[ \t]*FROM\s/im.test(other) && values_namesService(other);
        const shown = image === undefined ? layers : [...layers, image];
        if (!isDockerfile && !shown.some(({ file, value }) => values_namesService(file.sourceOf(value))))
            return null;
        const place = problem.place ?? layers[0]?.value.place ?? { file: '', line: null, column: null };
        const environment = { set: [], unseen: [{ source: 'the Dockerfile', place }] };
        return { answer: (0,deployment/* problemAnswer */.aV)(problem), place, notices: [], environment, accounts: [], variables: [] };
    }
}
async function findDockerfile(layers, files) {
    // `build: .` is short for its context.
    const contexts = layers.flatMap((layer) => (layer.file.isMap(layer.value) ? values_layersOf([layer], 'context') : [layer]));
    const { value, context: surroundings } = (contexts[0] ?? layers[0]);
    const from = contexts[0] === undefined ? '.' : (readKnownText(contexts[0]) ?? '.');
    const [dockerfile] = values_layersOf(layers, 'dockerfile');
    const name = dockerfile === undefined ? null : readKnownText(dockerfile);
    const folder = resolvePath(surroundings.folder, from);
    if (folder === null)
        throw new deployment_problem/* ProblemError */.Mm(outOfSight(value.place, 'builds from', from));
    const path = resolvePath(folder, name ?? 'Dockerfile');
    for (const each of name === null ? [path, (0,repository_paths/* inFolder */._z)(folder, 'dockerfile')] : [path]) {
        const text = each === null ? null : await files.text(each);
        if (each !== null && text !== null)
            return [each, text];
    }
    throw new deployment_problem/* ProblemError */.Mm(outOfSight((dockerfile?.value ?? value).place, 'builds from', path ?? name ?? ''));
}
/** Members of mappings and `name=value` items of lists by their names; upper layers and later items win. */
function argumentsIn(layers) {
    const given = new Map();
    for (const source of values_layersOf(layers, 'args').toReversed()) {
        const { file, value, context } = source;
        // Without a value it is that of the variable of its name, and where there is none the Dockerfile's own.
        const give = (name, text) => {
            const known = text ?? context.variables.lookup(name);
            if (known === null)
                given.delete(name);
            else
                given.set(name, known);
        };
        for (const { name, value: member } of file.members(value)) {
            const type = file.scalar(member)?.type ?? 'null';
            const text = type === 'null' ? null : readText({ ...source, value: member });
            give(name, type === 'other' && text ? text.map((piece) => ({ ...piece, origin: 'misread' })) : text);
        }
        for (const item of file.items(value)) {
            const text = readText({ ...source, value: item }) ?? [];
            const [name = '', ...rest] = plainText(text).split('=');
            give(name, rest.length === 0 ? null : sliceText(text, name.length + 1));
        }
    }
    return given;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/compose/declared-mode.js





const KEY = 'x-upgrade-mode';
/**
 * The mode that a service declares for its upgrades, else that of its project (DESIGN section 4).
 *
 * @param documents the files of the project, the one that wins first
 */
function readDeclaredMode({ layers }, documents) {
    const source = values_layersOf(layers, KEY)[0] ?? values_layersOf(documents, KEY)[0];
    const scalar = source?.file.scalar(source.value) ?? null;
    if (source === undefined || scalar?.text === '')
        return { declared: deployment/* NOTHING_DECLARED */.ZM, notices: [] };
    const value = textOf(source);
    const place = scalar?.place ?? source.value.place;
    if (value === 'RollingUpdate' || value === 'Recreate') {
        return { declared: { ...deployment/* NOTHING_DECLARED */.ZM, upgradeMode: { value, place } }, notices: [] };
    }
    const found = (0,deployment_reference/* quoteText */.ol)(source.file.sourceOf(source.value).trim());
    const notice = `${KEY} at ${(0,deployment_place/* showPlace */.R)(place)} is ${found}, not RollingUpdate or Recreate: taken as not set`;
    return { declared: deployment/* NOTHING_DECLARED */.ZM, notices: [notice] };
}
/** Null for what cannot be told. */
function textOf(source) {
    try {
        return readKnownText(source);
    }
    catch (error) {
        if (error instanceof deployment_problem/* ProblemError */.Mm)
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/deployment/kinds/compose/environment.js




/** Of one source; a service of people has some dozens. */
const environment_MOST_VARIABLES = 1_000;
/**
 * The environment variables that a service sets: `environment` goes before `env_file`, and last comes what its Dockerfile sets.
 *
 * @throws TreeError where the tree cannot be read
 */
async function readEnvironment({ layers, failure }, built, files) {
    const variables = new deployment_environment/* CollectedVariables */.JW();
    if (failure !== null)
        variables.add(unseenBehind(failure.problem.place));
    for (const layer of values_layersOf(layers, 'environment'))
        variables.add(ownVariables(layer));
    for (const layer of values_layersOf(layers, 'env_file')) {
        for (const item of itemsOf(layer).slice(0, environment_MOST_VARIABLES).toReversed()) {
            const named = layer.file.member(item, 'path')?.value ?? item;
            variables.add(await variablesOfFile({ ...layer, value: named }, files));
        }
    }
    if (built !== null)
        variables.add(built);
    return variables.environment;
}
/** A part of a project that is out of sight may set anything. */
function unseenBehind(place) {
    return { set: [], unseen: place === null ? [] : [{ source: 'a part of the project that cannot be read', place }] };
}
/** What one layer's `environment` names: a mapping, or a list of `NAME=value` and `NAME`, which is handed through. */
function ownVariables({ file, value }) {
    const members = file.members(value).map(({ name, key: place, value: member }) => {
        return { name, place, isHandedThrough: clears(member) || file.scalar(member)?.type === 'null' };
    });
    const items = file.items(value).map((item) => {
        const text = file.scalar(item)?.text ?? '';
        return { name: text.split('=', 1)[0] ?? '', place: item.place, isHandedThrough: !text.includes('=') };
    });
    const named = [...members, ...items].map(({ name, place, isHandedThrough }) => {
        return { name, place, ...(isHandedThrough && { isPartial: true }) };
    });
    // It may be a secret that stands in the wrong place, so it is not shown.
    const others = named.filter(({ name }) => name !== '' && !(0,deployment_environment/* isVariableName */.KL)(name));
    return { set: known(named), unseen: others.map(({ place }) => ({ source: 'what is filled in elsewhere', place })) };
}
/** The last of a name counts. */
function known(variables) {
    const named = variables.filter(({ name }) => (0,deployment_environment/* isVariableName */.KL)(name)).slice(0, environment_MOST_VARIABLES);
    return [...new Map(named.map((each) => [each.name, each])).values()];
}
/** What a file that an entry of `env_file` names sets. */
async function variablesOfFile(source, files) {
    const { file, value, context } = source;
    try {
        const path = resolvePath(context.folder, readKnownText(source) ?? '');
        const entries = path === null ? null : await files.variables(path);
        if (entries !== null)
            return { set: known(entries.map(({ name, place }) => ({ name, place }))), unseen: [] };
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
    }
    return { set: [], unseen: [{ source: (0,deployment_reference/* quoteText */.ol)(file.written(value) ?? ''), place: value.place }] };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/compose/file-sets.js





/** In the order in which compose looks for them. */
const MAIN_NAMES = ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml'];
const OVERRIDE_NAMES = ['compose', 'docker-compose'].flatMap((name) => [
    `${name}.override.yml`,
    `${name}.override.yaml`,
]);
/** The files that compose reads with a file: an override where it takes both by themselves, else the file alone. */
function fileSetOf(files, main, envFiles) {
    const folder = (0,repository_paths/* folderOf */.yS)(main);
    const set = { isGiven: false, envFiles };
    if (!isMainFile(files, main))
        return { ...set, folder: null, paths: [main] };
    const override = firstIn(files, folder, OVERRIDE_NAMES);
    return { ...set, folder, paths: override === undefined ? [main] : [main, override] };
}
/** Whether a file is the one that compose takes in its folder without being told. */
function isMainFile(files, path) {
    return firstIn(files, (0,repository_paths/* folderOf */.yS)(path), MAIN_NAMES) === path;
}
function firstIn(files, folder, names) {
    return names.map((name) => (0,repository_paths/* inFolder */._z)(folder, name)).find((path) => files.has(path));
}
/**
 * The main files of the projects that may run the service, in the order of their paths: those among the candidates, beside
 * a candidate for variables, and those that may include, extend or build a candidate.
 *
 * @throws TreeError where the tree cannot be read
 */
async function findMainFiles(files, candidates, settings) {
    const isSearched = (0,deployment_candidates/* searchTest */.Ln)(settings);
    const yaml = files.paths.filter((path) => /\.(?:ya?ml|json)$/i.test(path));
    const named = yaml.filter((path) => nameOf(path).toLowerCase().includes('compose'));
    const withVariables = new Set(candidates.filter((path) => nameOf(path) === '.env').map(repository_paths/* folderOf */.yS));
    const known = new Set(candidates);
    const wanted = yaml.filter((path) => known.has(path) || withVariables.has((0,repository_paths/* folderOf */.yS)(path)));
    const envTexts = await Promise.all(settings.envFiles.map((path) => textIfReadable(files, path)));
    if (envTexts.some(values_namesService))
        wanted.push(...named);
    // A Dockerfile of the service may be built by a file that does not name it.
    const builders = candidates.some(isDockerfile) ? await files.containing('build', yaml.filter(isSearched)) : [];
    for (const path of [...named, ...builders]) {
        const text = await textIfReadable(files, path);
        const looksLikeOne = /^[\s{]*["']?(?:services|include)["']?\s*:/m.test(text);
        if (looksLikeOne && /\b(?:include|extends|build)\b/.test(text))
            wanted.push(path);
    }
    const found = new Set();
    for (const path of wanted) {
        const main = firstIn(files, (0,repository_paths/* folderOf */.yS)(path), MAIN_NAMES);
        const read = OVERRIDE_NAMES.includes(nameOf(path)) && main !== undefined ? main : path;
        if (found.has(read) || settings.composeFiles.includes(read) || !isSearched(read))
            continue;
        if (read === main || (await isCompose(files, read)))
            found.add(read);
    }
    return [...found].sort();
}
/** All that compose accepts at the root of its files, beside extensions. */
const ROOT_KEYS = /^(?:x-.*|version|name|include|services|networks|volumes|secrets|configs|models)$/;
/** Whether a file is a compose file by what it holds, whatever its name. */
async function isCompose(files, path) {
    const file = await (0,source_files/* readable */.H)(files.yaml(path));
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
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./build/deployment/kinds/compose/variables.js



/** Lines that one deployment traces its variables to; a real one has a handful. */
const MOST_TRACED = 100;
/** Of projects that know one file alone, such as all of a folder. */
const KNOWN = new WeakMap();
/** The variables that a compose project knows: those of committed files, and nothing of the runner's environment. */
class Variables {
    parent;
    #values = new Map();
    #entries = new Map();
    /** A file that may set all that no later one sets. */
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
    /**
     * Reads files with variables; later ones win, and all of them lose against the project that includes this one.
     *
     * @throws TreeError where the tree cannot be read
     */
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
     * The value of a variable; null where no file sets it.
     *
     * @throws ProblemError where the file that may set it cannot be read
     */
    lookup = (name) => {
        const value = this.parent?.lookup(name) ?? this.#values.get(name) ?? null;
        if (value instanceof deployment_problem/* ProblemError */.Mm)
            throw value;
        if (value === null && this.#unread !== null)
            throw new deployment_problem/* ProblemError */.Mm(this.#unread);
        return value;
    };
    /** The lines that set a variable, those of this project before those of the one that includes it. */
    entriesOf(name) {
        const own = (this.#entries.get(name) ?? []).slice(-MOST_TRACED);
        return this.parent === null ? own : [...own, ...this.parent.entriesOf(name)];
    }
    /** Adds the variables that some names lead to, and the places of all their lines, those too that another one beats. */
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
                    open.push(...variablesIn(value));
            }
        }
    }
    /** What stands above an entry counts in it. */
    #expand({ name, value, expands, place }) {
        const template = written(value, place);
        if (!expands || !value.includes('$'))
            return asValue([template], name);
        try {
            const text = interpolate(template, this.lookup);
            return asValue(text.length === 0 ? [written('', place)] : text, name);
        }
        catch (error) {
            if (error instanceof deployment_problem/* ProblemError */.Mm)
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
        return namedAt === 'env-files' ? missingInput(namedAt, path) : outOfSight(namedAt, 'takes variables from', path);
    }
    catch (error) {
        if (error instanceof deployment_problem/* ProblemError */.Mm)
            return error.problem;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/deployment/kinds/compose/project.js





/**
 * Reads a set of compose files as one project: files merged in their order, with what they extend and include.
 *
 * @throws TreeError where the tree cannot be read
 */
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
/** Files and services that lead to each other, and all such steps of a project; a real one has a handful. */
const project_MOST_NESTED = 20;
const MOST_STEPS = 500;
/** Keys whose values tell whose service it is, as opposed to what it depends on. */
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
                    this.#fail((0,deployment_problem/* problemAt */.l4)('unparseable', place, 'not a mapping'), file.text);
            }
        }
    }
    async #open(path) {
        try {
            const file = await this.files.yaml(path);
            if (file !== null)
                return file;
            const place = { file: path, line: null, column: null };
            throw new deployment_problem/* ProblemError */.Mm(this.isGiven ? missingInput('compose-files', path) : outOfSight(place, 'reads', path));
        }
        catch (error) {
            if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                throw error;
            const text = this.isGiven ? 'lightdash' : `${path}\n${await textIfReadable(this.files, path)}`;
            this.#fail(error.problem, text);
            return null;
        }
    }
    /** What is wrong concerns us where the text that it is about names the service. */
    #fail(problem, text, isFatal = true) {
        this.failures.push({ problem, isFatal, namesService: values_namesService(text) });
    }
    async #addDocument(document, depth) {
        const { file, value } = document;
        await this.#include(document, depth + 1);
        for (const { name, value: member } of file.members(file.member(value, 'services')?.value ?? null)) {
            const { layers, failure } = await this.#resolve(document, name, member, 1);
            const below = clears(member) ? undefined : this.services.get(name);
            this.services.set(name, {
                layers: [...layers, ...(below?.layers ?? [])],
                failure: failure ?? below?.failure ?? null,
            });
        }
        this.documents.unshift(document);
    }
    /** What a document includes stands below it. */
    async #include(document, depth) {
        const { file } = document;
        const [list] = values_layersOf([document], 'include');
        for (const value of list === undefined ? [] : itemsOf(list)) {
            if (this.#steps > MOST_STEPS)
                break;
            try {
                await this.#included({ ...document, value }, depth);
            }
            catch (error) {
                if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                    throw error;
                // What is out of our sight, as by a variable of the deployment's own, is no reason for compose to stop.
                const isFatal = error.problem.code === 'unparseable';
                this.#fail(error.problem, isFatal ? file.text : file.sourceOf(value), isFatal);
            }
        }
    }
    /** One entry of `include`, in its short form or in its long one: files that are read together as a project of their own. */
    async #included(entry, depth) {
        const { file, value, context } = entry;
        const { place } = value;
        const member = (name) => textsIn(entry, file.member(value, name)?.value ?? null);
        const pathOf = ({ text }) => {
            const path = resolvePath(context.folder, text);
            if (path === null)
                throw new deployment_problem/* ProblemError */.Mm(outOfSight(place, 'includes', text));
            return path;
        };
        const paths = (file.isMap(value) ? member('path') : textsIn(entry, value)).map(pathOf);
        for (const path of paths) {
            this.#step(depth, place);
            if (!this.files.has(path))
                throw new deployment_problem/* ProblemError */.Mm(outOfSight(place, 'includes', path));
            this.included.add(path);
        }
        const [folder = (0,repository_paths/* folderOf */.yS)(paths[0] ?? '')] = member('project_directory').map(pathOf);
        const named = member('env_file').map(({ text, place: namedAt }) => {
            // A path that leads out of the repository is one of no file there.
            return { path: resolvePath(context.folder, text) ?? text, namedAt: text === '/dev/null' ? null : namedAt };
        });
        const requests = named.length > 0 ? named : [envBeside(folder)];
        const variables = await Variables.read(this.files, requests, context.variables);
        await this.read(paths, { folder, variables }, depth);
    }
    #step(depth, place) {
        this.#steps += 1;
        if (depth > project_MOST_NESTED || this.#steps > MOST_STEPS)
            throw refuse(place, 'files and services that lead to each other without end');
    }
    /** A service with all that it extends below it. */
    async #resolve(document, name, value, depth) {
        const own = { ...document, value };
        const [extended] = values_layersOf([own], 'extends');
        if (extended === undefined)
            return { layers: [own], failure: null };
        const signs = SIGNS.flatMap((key) => values_layersOf([own], key).map((sign) => own.file.sourceOf(sign.value)));
        const isNamed = values_namesService([name, ...signs].join('\n'));
        try {
            this.#step(depth, extended.value.place);
            const { layers, failure } = await this.#extendedBy(document, extended, depth);
            const known = failure && { ...failure, namesService: failure.namesService || isNamed };
            return { layers: [own, ...layers], failure: known };
        }
        catch (error) {
            if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                throw error;
            return { layers: [own], failure: { problem: error.problem, isFatal: true, namesService: isNamed } };
        }
    }
    /** The service that an `extends` names. */
    async #extendedBy(document, extended, depth) {
        const { file, value } = extended;
        const isMap = file.isMap(value);
        const named = isMap ? file.member(value, 'service')?.value : value;
        const path = isMap ? file.member(value, 'file')?.value : undefined;
        const name = named === undefined ? null : readKnownText({ ...extended, value: named });
        if (name === null)
            throw refuse(value.place, '`extends` names no service');
        const inside = path === undefined ? document : await this.#openExtended({ ...extended, value: path });
        const service = inside.file.at(inside.value, ['services', name]);
        if (service !== null)
            return this.#resolve(inside, name, service, depth + 1);
        const why = `it extends ${(0,deployment_reference/* quoteText */.ol)(name)}, which is not in ${(0,deployment_reference/* quoteText */.ol)(inside.file.path)}`;
        throw refuse((path ?? value).place, why);
    }
    async #openExtended({ file: from, value, context }) {
        const text = readKnownText({ file: from, value, context }) ?? '';
        const path = resolvePath(context.folder, text);
        if (path !== null)
            this.extended.add(path);
        const file = path === null ? null : await this.files.yaml(path);
        if (path === null || file === null)
            throw new deployment_problem/* ProblemError */.Mm(outOfSight(value.place, 'extends a service of', text));
        if (file.root === null)
            throw refuse(value.place, `${(0,deployment_reference/* quoteText */.ol)(path)} is empty`);
        // Variables are those of the project, paths start at the file that holds them.
        return { file, value: file.root, context: { ...context, folder: (0,repository_paths/* folderOf */.yS)(path) } };
    }
}
/** A text or a list of texts, with their places. */
function textsIn(source, value) {
    return (value === null ? [] : itemsOf({ ...source, value })).flatMap((item) => {
        const text = source.file.scalar(item)?.type === 'null' ? null : readKnownText({ ...source, value: item });
        return text === null || text === '' ? [] : [{ text, place: item.place }];
    });
}
function refuse(place, why) {
    return new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', place, why));
}

;// CONCATENATED MODULE: ./build/deployment/kinds/compose.js












const compose_KIND = 'compose';
/** Docker Compose: the image of each service once all files of its project are merged, extended and included. */
const compose = {
    kind: compose_KIND,
    // A Dockerfile leads to the file that builds it.
    startsFrom: ['*.yml', '*.yaml', '*.json', '.env', ...DOCKERFILE_NAMES],
    async read(files, candidates, settings) {
        const projects = [];
        const { composeFiles, envFiles } = settings;
        const [first, ...others] = composeFiles;
        // Also where none of them is there: whoever names files wants these and no others.
        if (first !== undefined) {
            const set = { paths: [first, ...others], isGiven: true, folder: null, envFiles };
            projects.push(await readSet(set, files.recorded(), settings));
        }
        for (const main of await findMainFiles(files, candidates, settings)) {
            const recorded = files.recorded();
            projects.push(await readSet(fileSetOf(recorded, main, envFiles), recorded, settings));
        }
        const whole = withoutParts(projects);
        return {
            found: whole.flatMap(({ found }) => found),
            claimed: [...new Set(projects.flatMap(({ set, read }) => [...set.paths, ...read]))],
            seen: whole.flatMap(({ seen }) => seen),
            links: [],
        };
    },
};
/** Projects that are no part of another one, where they are reported; of two that use each other, one stays. */
function withoutParts(projects) {
    const left = new Set(projects);
    for (const one of projects) {
        const isPart = [...left].some((other) => other !== one && other.parts.has(one.set.paths[0]));
        if (isPart && !one.set.isGiven)
            left.delete(one);
    }
    return [...left];
}
/** A project is called by its file, or where compose takes that by itself by its folder, so that the file may have any of its names. */
function idOf({ folder, paths }) {
    return `${compose_KIND}:${folder === null ? paths[0] : folder || '.'}`;
}
async function readSet(set, files, settings) {
    const project = await readProject(files, set);
    const whole = idOf(set);
    const [main] = set.paths;
    const common = { ...deployment_finding/* PLAIN */.tZ, kind: compose_KIND, unit: whole, carrier: main, secondOrder: listOfFiles(main, project) };
    const fatal = project.failures.find(({ isFatal }) => isFatal);
    const found = [];
    const readings = [];
    for (const [name, service] of project.services) {
        const reading = await readService(service, files, settings);
        if (reading !== null)
            readings.push([name, service, reading]);
    }
    // What a file of variables for the containers names besides is not spoken for.
    const read = [...files.asked];
    for (const [name, service, { built, ...reading }] of readings) {
        const { declared, notices } = readDeclaredMode(service, project.documents);
        const known = { ...reading, declared, ...(fatal && readingOf(fatal)) };
        const environment = await readEnvironment(service, built, files);
        found.push({ ...common, id: `${whole}#${name}`, ...known, notices: [...known.notices, ...notices], environment });
    }
    for (const failure of hidingParts(project, readings.length > 0)) {
        const id = failure.isFatal ? whole : `${whole}#${failure.problem.found}`;
        found.push({ ...common, id, ...readingOf(failure), environment: unseenBehind(failure.problem.place) });
    }
    const inputs = [...files.asked].sort();
    const seen = [...project.services.keys()].map((name) => `${whole}#${name}`);
    // What compose takes by itself is a project also where another one extends its services.
    const extended = [...project.extended].filter((path) => !isMainFile(files, path));
    return {
        set,
        parts: new Set([...set.paths, ...project.included, ...extended]),
        found: found.map((each) => ({ ...each, inputs })),
        seen: fatal ? [...seen, whole] : seen,
        read,
    };
}
/** Which files are used together, where a committed `.env` says so: each of them is read by itself. */
function listOfFiles(main, { variables }) {
    const list = variables.entriesOf('COMPOSE_FILE').at(-1);
    const key = `${(0,repository_paths/* inFolder */._z)((0,repository_paths/* folderOf */.yS)(main), '.env')}#COMPOSE_FILE`;
    return list === undefined ? [] : [{ key, text: list.value, place: list.place }];
}
async function readService(service, files, rules) {
    const { layers, failure } = service;
    const builds = values_layersOf(layers, 'build');
    const [image] = values_layersOf(layers, 'image');
    const made = builds.length === 0 ? null : await build_readBuild(builds, image, files, rules);
    const pulled = builds.length > 0 || image === undefined ? null : readServiceImage(image, rules);
    const reading = failure !== null && (made ?? pulled ?? failure.namesService) ? readingOf(failure) : (made ?? pulled);
    if (reading === null)
        return null;
    const { answer, place, notices } = reading;
    const { names, places } = traceOf(layers);
    return {
        ...{ answer, place, notices },
        variables: [...new Set([...names, ...(made?.variables ?? [])])],
        accounts: [...places, ...(made?.accounts ?? [])],
        built: made?.environment ?? null,
    };
}
/** Where the literals stand that a service's images and builds are made of, those too that others beat, and all their variables. */
function traceOf(layers) {
    const found = { names: new Set(), places: [] };
    for (const layer of layers) {
        const texts = [...values_layersOf([layer], 'image'), ...values_layersOf([layer], 'build').flatMap(textsOfBuild)];
        for (const { file, value, context } of texts) {
            const scalar = file.scalar(value);
            if (scalar === null)
                continue;
            found.places.push(scalar.place);
            context.variables.trace(variablesIn(scalar.text), found);
        }
    }
    return found;
}
function readingOf({ problem }) {
    const place = problem.place ?? { file: '', line: null, column: null };
    return { answer: (0,deployment/* problemAnswer */.aV)(problem), place, notices: [] };
}
/** Parts of a project that cannot be seen and may hold the service. */
function hidingParts({ failures }, isFound) {
    const fatal = failures.filter(({ isFatal }) => isFatal);
    const hiding = (fatal.length > 0 ? fatal : failures).filter(({ namesService }) => namesService);
    if (fatal.length > 0)
        return isFound ? [] : hiding.slice(0, 1);
    return [...new Map(hiding.map((failure) => [failure.problem.found, failure])).values()];
}

// EXTERNAL MODULE: ./build/deployment/comment-declaration.js
var comment_declaration = __webpack_require__(8366);
;// CONCATENATED MODULE: ./build/deployment/kinds/dockerfile.js







const dockerfile_KIND = 'dockerfile';
/** A Dockerfile that no compose file builds: what runs is the image that it starts from. */
const dockerfile = {
    kind: dockerfile_KIND,
    startsFrom: DOCKERFILE_NAMES,
    async read(files, candidates, settings) {
        const found = [];
        const paths = candidates.filter((path) => isDockerfile(path));
        for (const path of paths) {
            const text = await textIfReadable(files, path);
            const reading = readAlone(path, text, settings);
            if (reading === null)
                continue;
            const id = dockerfile_idOf(path);
            const { set, unseen } = reading.environment;
            // What a container is given beside the Dockerfile's own variables is not written there.
            const run = { source: 'how the image is run', place: reading.place };
            found.push({
                ...deployment_finding/* PLAIN */.tZ,
                ...reading,
                ...{ kind: dockerfile_KIND, id, unit: id, carrier: path, inputs: [path] },
                declared: { ...deployment/* NOTHING_DECLARED */.ZM, upgradeMode: (0,comment_declaration/* declaredInComment */.B)(text, reading.place) },
                environment: { set, unseen: [...unseen, run] },
            });
        }
        return { found, claimed: paths, seen: paths.map(dockerfile_idOf), links: [] };
    },
};
function dockerfile_idOf(path) {
    return `${dockerfile_KIND}:${path}`;
}
function readAlone(path, text, rules) {
    try {
        return root_image_readBuiltImage(path, text, NO_SETTINGS, rules);
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
        // A file that is no Dockerfile but for its name, or one of something else, is nobody's concern here.
        if (!/^[ \t]*FROM[ \t].*lightdash/im.test(text))
            return null;
        const { problem } = error;
        const place = problem.place ?? { file: path, line: null, column: null };
        const environment = { set: [], unseen: [] };
        return { answer: (0,deployment/* problemAnswer */.aV)(problem), place, notices: [], accounts: [], variables: [], environment };
    }
}

;// CONCATENATED MODULE: ./build/deployment/kinds/flux/cluster.js




/** What the group of every object of Flux ends in. */
const FLUX = 'toolkit.fluxcd.io';
/** So many texts are looked for in one tree, each of which takes a look at all of it. */
const MOST_SEARCHES = 100;
/** The objects in all manifests of a tree, found by a text that their files hold. */
class Cluster {
    files;
    settings;
    #searches = new Map();
    constructor(files, settings) {
        this.files = files;
        this.settings = settings;
    }
    /** The manifests that hold a text; none once too many were looked for: what is not found is never taken to be absent. */
    holding(text) {
        const { folder, environments } = this.settings;
        const isManifest = (path) => /\.(?:ya?ml|json)$/.test(path) && !(0,deployment_candidates/* isExcluded */.RF)(path, folder, environments);
        const search = () => this.files.containing(text, this.files.paths.filter(isManifest));
        const found = this.#searches.get(text) ?? (this.#searches.size < MOST_SEARCHES ? search() : Promise.resolve([]));
        this.#searches.set(text, found);
        return found;
    }
    /** All objects that a reference may mean. */
    async find({ group, kind, name, namespace }) {
        const found = [];
        for (const path of await this.holding(group || name)) {
            if ((await (0,source_files/* readable */.H)(this.files.text(path)))?.includes(name) !== true)
                continue;
            const file = await (0,source_files/* readable */.H)(this.files.yaml(path));
            for (const each of file === null ? [] : (0,manifests_objects/* objectsIn */.Qv)(file)) {
                const isNear = [each.namespace, namespace].includes('') || each.namespace === namespace;
                if (isNear && each.group === group && each.kind === kind && each.name === name)
                    found.push(each);
            }
        }
        return found;
    }
}
/** A source that an object refers to by its kind and name. */
function findSource(context, reference) {
    return findOne(context, { ...reference, group: `source.${FLUX}` });
}
/**
 * The object that another refers to: of several that differ, the one that its kustomizations take in, else the one beside it.
 *
 * @throws TreeError where the tree cannot be read
 */
async function findOne(context, wanted) {
    const { object, cluster, files, graph, environment, used } = context;
    const all = wanted.name === '' ? [] : await cluster.find(wanted);
    // Which of them is meant depends on all of them.
    for (const { file } of all)
        files.has(file.path);
    const onWay = all.filter(({ file }) => graph.isTakenIn(file.path, environment));
    const beside = all.filter(({ file }) => (0,repository_paths/* folderOf */.yS)(file.path) === (0,repository_paths/* folderOf */.yS)(object.file.path));
    for (const [first, ...others] of [all, onWay, beside]) {
        const said = first === undefined || others.length === 0 ? '' : saidBy(first);
        if (first === undefined || others.some((each) => saidBy(each) !== said))
            continue;
        used.add(first);
        return first;
    }
    return all.length === 0 ? 'missing' : 'several';
}
/** What an object says, as it is written; several clusters may each have a copy. */
function saidBy({ file, value }) {
    const parts = ['spec', 'data', 'stringData'].flatMap((key) => file.at(value, [key]) ?? []);
    return JSON.stringify(parts.map((part) => file.sourceOf(part).trim()));
}
/** The address and the revision that a source fetches; nulls where it is not in the repository. */
function addressOf(source) {
    if (source === null)
        return { repository: null, revision: null };
    const keys = ['commit', 'name', 'digest', 'semver', 'tag', 'branch'];
    const revision = keys.flatMap((key) => (0,manifests_objects/* scalarAt */.C_)(source, 'spec', 'ref', key)?.text ?? [])[0] ?? null;
    return { repository: (0,manifests_objects/* scalarAt */.C_)(source, 'spec', 'url')?.text ?? null, revision };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/flux/chart.js







/** Whether an object says which chart it is of; else it patches one that does. */
function hasChart(release) {
    return (0,manifests_objects/* textAt */.$6)(release, 'spec', 'chart', 'spec', 'chart') !== '' || (0,manifests_objects/* textAt */.$6)(release, 'spec', 'chartRef', 'name') !== '';
}
/** Whether a text is filled in before the cluster sees it. */
function chart_isFilledIn(text) {
    return yaml/* YamlFile */._.hasTemplate(text) || /\$[\w{(]|\{\{|<%/.test(text);
}
/** What a path means for Flux: it starts at the repository's root, however it is written. */
function fromRoot(path) {
    return (0,repository_paths/* resolvePath */.o1)('', path.replace(/^\/+/, ''));
}
/** The chart of a release: `chart.spec`, or what `chartRef` refers to. */
async function readFluxChart(context) {
    const { object: release } = context;
    const { file, value } = release;
    const holder = { file, value: file.at(value, ['spec', 'chart', 'spec']) ?? value };
    const reference = (0,manifests_objects/* scalarAt */.C_)(release, 'spec', 'chartRef', 'name');
    if (reference === null || (0,manifests_objects/* textAt */.$6)(holder, 'chart') !== '')
        return readTemplate(context, holder);
    const [kind, called] = [(0,manifests_objects/* textAt */.$6)(release, 'spec', 'chartRef', 'kind'), reference.text];
    const namespace = (0,manifests_objects/* textAt */.$6)(release, 'spec', 'chartRef', 'namespace') || release.namespace;
    const common = { called, holder, git: null, notices: [] };
    const unknown = (code, place, found) => {
        return { ...common, chart: { kind: 'unknown', problem: (0,deployment_problem/* problemAt */.l4)(code, place, found) } };
    };
    if (chart_isFilledIn(called))
        return unknown('unresolved-template', reference.place, (0,deployment_reference/* quoteText */.ol)(called));
    const source = await findSource(context, { kind, name: called, namespace });
    if (typeof source === 'string' || !['OCIRepository', 'HelmChart'].includes(kind)) {
        const why = source === 'several' ? 'stands in the repository several times' : 'is not in the repository';
        return unknown('chart-unknown', reference.place, `the chart of the ${kind} ${(0,deployment_reference/* quoteText */.ol)(called)} ${why}`);
    }
    const spec = { file: source.file, value: source.file.at(source.value, ['spec']) ?? source.value };
    if (kind === 'HelmChart')
        return readTemplate(context, spec);
    const { text: url, place } = (0,manifests_objects/* scalarAt */.C_)(spec, 'url') ?? { text: '', place: reference.place };
    const name = url.slice(url.lastIndexOf('/') + 1);
    if (chart_isFilledIn(name))
        return unknown('unresolved-template', place, (0,deployment_reference/* quoteText */.ol)(url));
    const digest = (0,manifests_objects/* scalarAt */.C_)(spec, 'ref', 'digest');
    const version = (0,manifests_objects/* scalarAt */.C_)(spec, 'ref', 'semver') ?? (0,manifests_objects/* scalarAt */.C_)(spec, 'ref', 'tag');
    const unpinned = digest === null ? 'The chart has no version' : `The chart is named by ${(0,deployment_reference/* quoteText */.ol)(digest.text)}`;
    const problem = digest === null && version !== null ? null : (0,deployment_problem/* problemAt */.l4)('chart-unpinned', digest?.place ?? place, unpinned);
    const repository = url.slice(0, Math.max(0, url.lastIndexOf('/'))) || null;
    return { ...common, called: name, chart: { kind: 'published', name, version, repository, problem } };
}
/** @param holder of `chart`, `version` and `sourceRef` */
async function readTemplate(context, holder) {
    const { text: called, place } = (0,manifests_objects/* scalarAt */.C_)(holder, 'chart') ?? { text: '', place: holder.value.place };
    const common = { called, holder, git: null, notices: [] };
    if (called === '' || chart_isFilledIn(called)) {
        const problem = (0,deployment_problem/* problemAt */.l4)(called === '' ? 'chart-unknown' : 'unresolved-template', place, (0,deployment_reference/* quoteText */.ol)(called));
        return { ...common, chart: { kind: 'unknown', problem } };
    }
    const [kind, name] = [(0,manifests_objects/* textAt */.$6)(holder, 'sourceRef', 'kind'), (0,manifests_objects/* textAt */.$6)(holder, 'sourceRef', 'name')];
    const namespace = (0,manifests_objects/* textAt */.$6)(holder, 'sourceRef', 'namespace') || context.object.namespace;
    const found = await findSource(context, { kind, name, namespace });
    const source = typeof found === 'string' ? null : found;
    const repository = (source && (0,manifests_objects/* textAt */.$6)(source, 'spec', 'url')) || null;
    // Where no source is said, there is nothing that a path could start from.
    if (kind === 'HelmRepository' || kind === '') {
        const version = (0,manifests_objects/* scalarAt */.C_)(holder, 'version');
        const unpinned = (0,deployment_problem/* problemAt */.l4)('chart-unpinned', place, 'The chart has no version and image.tag is empty');
        const problem = version === null ? unpinned : null;
        return { ...common, chart: { kind: 'published', name: called, version, repository, problem } };
    }
    const folder = fromRoot(called);
    const git = { ...addressOf(source), path: folder ?? called };
    const isOfMaker = repository !== null && ((0,chart_source/* isOfficialGitRepository */.Gs)(repository) || (0,chart_source/* isOfficialRepository */.CG)(repository));
    const of = `the ${kind} ${(0,deployment_reference/* quoteText */.ol)(name)}`;
    if (!isOfMaker && folder !== null && context.files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'))) {
        const notice = `The chart of ${of} is taken for that of ${(0,deployment_reference/* quoteText */.ol)((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'))} in this repository`;
        return { ...common, git, chart: { kind: 'folder', path: folder }, notices: [notice] };
    }
    const problem = (0,deployment_problem/* problemAt */.l4)('chart-unknown', place, `the chart ${(0,deployment_reference/* quoteText */.ol)(called)} of ${of} is not in this repository`);
    const last = called.replace(/\/+$/, '').split('/').at(-1) ?? '';
    return { ...common, git, chart: { kind: 'published', name: last, version: null, repository, problem } };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/flux/links.js




/** The folder that a `Kustomization` of Flux applies; as it is written where it is none of this repository. */
function folderOfKustomization(object) {
    const text = (0,manifests_objects/* textAt */.$6)(object, 'spec', 'path');
    return fromRoot(text) ?? text;
}
/**
 * Where a `Kustomization` of Flux leads, and what it does to all that it applies.
 *
 * @param names of the objects that may be the service's
 * @param chart name of the service's chart
 */
async function linkOf(id, context, reader, names, chart) {
    const { object, files, graph } = context;
    const { file, value, namespace, name } = object;
    const source = await findSource(context, {
        kind: (0,manifests_objects/* textAt */.$6)(object, 'spec', 'sourceRef', 'kind'),
        name: (0,manifests_objects/* textAt */.$6)(object, 'spec', 'sourceRef', 'name'),
        namespace: (0,manifests_objects/* textAt */.$6)(object, 'spec', 'sourceRef', 'namespace') || namespace,
    });
    const path = folderOfKustomization(object);
    const spec = { file, value: file.at(value, ['spec']) ?? value };
    const own = { ...spec, key: `${file.path}#Kustomization/${namespace}/${name}`, folder: path };
    const components = textsAt(spec, 'components').flatMap(({ text }) => resolveReference(files, path, text) ?? []);
    const layers = [own, ...graph.withComponents(components)];
    const written = file.sourceOf(value);
    return {
        id,
        ...addressOf(typeof source === 'string' ? null : source),
        path,
        place: (0,manifests_objects/* scalarAt */.C_)(spec, 'path')?.place ?? value.place,
        namesService: /lightdash/i.test(written) || written.includes(chart),
        secondOrder: await reader.read(files, layers, { names }),
        setsMode: await reader.setsMode(files, layers, { names }),
    };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/flux/values.js










/** So many references of one release are followed. */
const MOST_REFERENCES = 100;
/** What a release says of its values, the part that wins first: its own, those it refers to, those of the chart's files. */
async function readFluxValues(context, chart) {
    const { file, value } = context.object;
    const own = file.at(value, ['spec', 'values']);
    const values = [];
    if (file.isMap(own))
        values.push(flux_values_layer(file, own));
    else if (own !== null && file.scalar(own)?.type !== 'null') {
        values.push(values_unseen('unresolved-template', own, (0,deployment_reference/* quoteText */.ol)(file.sourceOf(own).trim())));
    }
    const references = (0,manifests_objects/* itemsAt */.Ct)(context.object, 'spec', 'valuesFrom').reverse();
    for (const [index, item] of references.entries()) {
        const isTooMuch = index >= MOST_REFERENCES;
        values.push(isTooMuch ? values_unseen('external-values', item, 'too many') : await readReference(context, item));
        if (isTooMuch)
            break;
    }
    for (const item of (0,manifests_objects/* itemsAt */.Ct)(chart.holder, 'valuesFiles').reverse()) {
        values.push(...(await readFileOfChart(context, chart, item)));
    }
    return values;
}
function flux_values_layer(file, root) {
    return { kind: 'layer', layer: { file, root } };
}
function values_unseen(code, { place }, found = '') {
    return { kind: 'unseen', problem: (0,deployment_problem/* problemAt */.l4)(code, place, found) };
}
/** An item of `valuesFiles`, which are of the chart's source: this repository where the chart is found in it. */
async function readFileOfChart({ files }, of, item) {
    const text = of.holder.file.scalar(item)?.text ?? '';
    const path = chart_isFilledIn(text) ? null : fromRoot(text);
    // The chart's own defaults are below everything anyway.
    if (path !== null && ['values.yaml', (0,repository_paths/* inFolder */._z)(fromRoot(of.called) ?? '', 'values.yaml')].includes(path))
        return [];
    return [await readValuesFile(files, of.chart.kind === 'folder' ? path : null, { text, place: item.place })];
}
/** An item of `valuesFrom`. */
async function readReference(context, value) {
    const reference = { file: context.object.file, value };
    const [kind, name, target] = ['kind', 'name', 'targetPath'].map((key) => (0,manifests_objects/* textAt */.$6)(reference, key));
    const key = (0,manifests_objects/* textAt */.$6)(reference, 'valuesKey') || 'values.yaml';
    const what = `the ${kind === 'ConfigMap' ? 'config map' : 'secret'} ${(0,deployment_reference/* quoteText */.ol)(name)}`;
    if (!['ConfigMap', 'Secret'].includes(kind) || chart_isFilledIn(name))
        return values_unseen('external-values', value, what);
    try {
        const found = await findEntry(context, kind, name, key);
        if (typeof found === 'string')
            return values_unseen('external-values', value, `${what}${found}`);
        const scalar = found.file.scalar(found.value);
        // A secret that is encrypted is as good as one that is elsewhere.
        if (scalar?.text.startsWith('ENC[') === true) {
            return kind === 'Secret' ? values_unseen('external-values', value, what) : values_unseen('encrypted', scalar);
        }
        if (target !== '')
            return settingOf(found, target);
        const inner = found.value === found.file.root ? found.file : (0,embedded_yaml/* embeddedYaml */.S)(found.file, found.value);
        return inner === null ? values_unseen('unparseable', found.value, 'values that are no text') : flux_values_layer(inner, inner.root);
    }
    catch (error) {
        if (error instanceof deployment_problem/* ProblemError */.Mm)
            return { kind: 'unseen', problem: error.problem };
        throw error;
    }
}
/**
 * What a config map or a secret has under a key: a text in a file, or a file as a whole.
 *
 * @returns where there is none, the end of a sentence that says why
 */
async function findEntry(context, kind, name, key) {
    const list = kind === 'Secret' ? 'secretGenerator' : 'configMapGenerator';
    // What is generated on the outside adds to, or replaces, what stands within.
    for (const from of [...context.environment].reverse()) {
        for (const value of (0,manifests_objects/* itemsAt */.Ct)(from, list)) {
            const generated = (0,manifests_objects/* textAt */.$6)({ file: from.file, value }, 'name') === name;
            const entry = generated ? await readGenerator(context.files, from, value, key) : null;
            if (entry !== null)
                return entry;
        }
    }
    const object = await findOne(context, { group: '', kind, name, namespace: context.object.namespace });
    if (typeof object === 'string')
        return object === 'several' ? ', of which the repository has several' : '';
    const value = object.file.at(object.value, [kind === 'Secret' ? 'stringData' : 'data', key]);
    return value === null ? ` without ${key}` : { file: object.file, value };
}
/** What a generator with `files: [values.yaml=prod.yaml]` makes; of other ones the line that gives the value is told. */
async function readGenerator(files, { file, folder }, value, key) {
    files.has(file.path);
    const generator = { file, value };
    for (const { text } of textsAt(generator, 'files')) {
        const [, entry, path = ''] = /^(?:([^=]*)=)?(.*)$/s.exec(text) ?? [];
        if ((entry ?? path.slice(path.lastIndexOf('/') + 1)) !== key)
            continue;
        const values = await files.yaml((0,repository_paths/* resolvePath */.o1)(folder, path) ?? path);
        return values?.root == null ? '' : { file: values, value: values.root };
    }
    if (!['literals', 'envs', 'env'].some((each) => file.at(value, [each]) !== null))
        return null;
    const lines = [file.sourceOf(value).trim()];
    for (const { text } of [...textsAt(generator, 'envs'), ...textsAt(generator, 'env')]) {
        const variables = (await files.text((0,repository_paths/* resolvePath */.o1)(folder, text) ?? text)) ?? '';
        lines.push(...variables.split(/\r?\n/).filter((line) => line.replace(/^export\s+/, '').startsWith(`${key}=`)));
    }
    return `, which is generated from ${(0,deployment_reference/* quoteText */.ol)(lines.join('\n'))}`;
}
/** An entry as the value at one path, as for `--set`. */
function settingOf({ file, value }, target) {
    const scalar = file.scalar(value);
    const steps = (0,helm_settings/* stepsOf */.B)(target);
    if (scalar === null || steps.length === 0 || /[,=]/.test(scalar.text)) {
        return values_unseen('external-values', scalar ?? value, (0,deployment_reference/* quoteText */.ol)(target));
    }
    // In quotes it is a text for Flux whatever it looks like.
    const quoted = /^(["'])(.*)\1$/s.exec(scalar.text);
    const setting = { steps, value: quoted?.[2] ?? scalar.text, isText: quoted !== null, place: scalar.place };
    const made = (0,embedded_yaml/* settingsAsYaml */.v)(file.path, [setting]);
    return flux_values_layer(made, made.root);
}

;// CONCATENATED MODULE: ./build/deployment/kinds/flux/release.js










/**
 * What a release of Flux deploys, in each of its environments where these differ, and where its chart lies in git.
 *
 * @throws TreeError where the tree cannot be read
 */
async function readFluxRelease(id, tree, common, reader, settings) {
    const { object, graph } = common;
    const carrier = object.file.path;
    const files = tree.recorded();
    files.has(carrier);
    const ways = graph.waysFrom(carrier);
    const context = {
        ...common,
        files,
        environment: [...new Set([...ways.values()].flat())],
        used: new Set(),
    };
    const readings = new Map();
    let git = null;
    for (const [name, environment] of ways) {
        const chart = await readFluxChart({ ...context, environment });
        const reading = await readInEnvironment({ ...context, environment }, chart, settings);
        if (reading === null)
            continue;
        git ??= chart.git;
        const key = JSON.stringify(reading.place);
        if (!readings.has(key))
            readings.set(key, { name, reading });
    }
    const secondOrder = readings.size === 0 ? [] : await release_secondOrderOf(context, reader);
    const told = { kind: 'flux', carrier, inputs: [...files.asked], secondOrder };
    const found = [...readings.values()].flatMap(({ name, reading }) => {
        const variables = [...release_variablesOf(reading), ...variablesOf(secondOrder)];
        return (0,findings/* findingsOfRelease */.X)(reading, { ...told, id: readings.size === 1 ? id : `${id}@${name}`, variables });
    });
    const link = { id: `${id}#chart`, place: found[0]?.place ?? object.value.place, namesService: true, secondOrder: [] };
    return { found, links: git === null ? [] : [{ ...link, ...git }] };
}
/** By precedence (DETECTION 2.3): literal images of post renderers > `values` > `valuesFrom` > `valuesFiles` > the chart. */
async function readInEnvironment(context, of, settings) {
    const { files, object } = context;
    const { chart, called } = of;
    const release = { chart, values: await readFluxValues(context, of), place: object.value.place };
    let reading = await (0,helm_release/* readHelmRelease */.q)(files, release, settings);
    const isNamed = called.toLowerCase().includes('lightdash') || called.includes(settings.chart);
    if (reading === null && chart.kind === 'unknown' && isNamed) {
        const service = { kind: 'published', name: settings.chart, version: null, repository: null };
        reading = await (0,helm_release/* readHelmRelease */.q)(files, { ...release, chart: { ...service, problem: chart.problem } }, settings);
    }
    if (reading === null)
        return null;
    const images = renderersOf(object).flatMap((value) => imagesAt({ file: object.file, value }, 'images'));
    const changed = withImages(reading, images, renderedBy(release, settings), settings);
    return { ...changed, notices: [...changed.notices, ...of.notices] };
}
function renderersOf({ file, value }) {
    return (0,manifests_objects/* itemsAt */.Ct)({ file, value }, 'spec', 'postRenderers').flatMap((each) => file.at(each, ['kustomize']) ?? []);
}
/** What is done to the release, to what it refers to, and to what it renders. */
async function release_secondOrderOf(context, reader) {
    const { files, object, environment, used } = context;
    const { file, namespace, name } = object;
    const names = [object, ...used].flatMap((each) => namesThrough(environment, each.name));
    const renderers = renderersOf(object).map((value, index) => {
        const key = `${file.path}#HelmRelease/${namespace}/${name}#spec.postRenderers.${index}`;
        return { key, folder: (0,repository_paths/* folderOf */.yS)(file.path), file, value };
    });
    return [...(await reader.read(files, environment, { names })), ...(await reader.read(files, renderers, null))];
}
/** Names of variables that stand in what a version was to be read from. */
function release_variablesOf({ answer, further }) {
    const answers = [answer, ...further.map(({ found }) => found.answer)];
    return answers.flatMap((each) => (each.status === 'problem' ? (0,kinds_variables/* variablesIn */.D)(each.problem.found) : []));
}

;// CONCATENATED MODULE: ./build/deployment/kinds/flux.js














/**
 * Releases of Flux (DETECTION 2.3): each `HelmRelease` that names a chart, and the literal images of a `Kustomization`. What
 * kustomizations patch is told; a patch by itself is nothing, and the namespace that they give is not followed.
 */
const flux = {
    kind: 'flux',
    startsFrom: ['*.yaml', '*.yml', '*.json'],
    async read(files, candidates, settings) {
        const cluster = new Cluster(files, settings);
        const { objects, names } = await objectsOfFlux(files, cluster, candidates);
        if (objects.length === 0)
            return deployment_finding/* NOTHING_READ */.pp;
        const graph = await KustomizationGraph.of(files, settings);
        const reader = new SecondOrderReader();
        const [found, links, inside] = [[], [], []];
        const ids = uniqueIds(objects.map(flux_idOf));
        for (const [index, object] of objects.entries()) {
            const id = ids[index] ?? '';
            const context = { object, files, cluster, graph };
            if (isRelease(object) && hasChart(object)) {
                const read = await readFluxRelease(id, files, context, reader, settings);
                found.push(...read.found);
                links.push(...read.links);
            }
            else if (object.group === `kustomize.${FLUX}` && object.kind === 'Kustomization') {
                links.push(await linkOf(id, { ...context, environment: [], used: new Set() }, reader, names, settings.chart));
                const images = imagesAt(object, 'spec', 'images');
                if (!images.some((each) => namesService(each, settings)))
                    continue;
                const folder = folderOfKustomization(object);
                const deployed = await findingsOfKustomization(files, folder, { owner: id, images }, settings);
                // By itself the folder would run what these images replace.
                const isInside = (path) => files.has(path) && path.startsWith(folder === '' ? '' : `${folder}/`);
                inside.push(...deployed.flatMap(({ inputs }) => inputs.filter(isInside)));
                found.push(...deployed);
            }
        }
        const seen = [...new Set([...ids, ...found.map(({ id }) => id)])];
        const read = [...objects.map(({ file }) => file.path), ...found.flatMap(({ inputs }) => inputs)];
        const claimed = [...(await onlyOfFlux(files, new Set(read))), ...inside];
        return { found, links, seen, claimed: [...new Set(claimed)] };
    },
};
function isRelease({ group, kind }) {
    return group === `helm.${FLUX}` && kind === 'HelmRelease';
}
function flux_idOf(object) {
    const { file, kind, namespace, name } = object;
    return `flux:${file.path}#${isRelease(object) ? '' : `${kind}/`}${namespace}/${name}`;
}
/**
 * The objects of Flux that may concern the service, and the names of all objects in the candidates. A release that does not name the
 * service may deploy it where it stands beside a candidate, or names an object or a chart of one.
 */
async function objectsOfFlux(files, cluster, candidates) {
    const [names, charts, folders] = [new Set(), new Set(), new Set(candidates.map(repository_paths/* folderOf */.yS))];
    for (const path of candidates) {
        const chart = (0,repository_paths/* folderOf */.yS)(path).replace(/\/templates(?:\/.*)?$/, '');
        if (files.has((0,repository_paths/* inFolder */._z)(chart, 'Chart.yaml')))
            charts.add(chart);
        const file = await (0,source_files/* readable */.H)(files.yaml(path));
        for (const { name } of file === null ? [] : (0,manifests_objects/* objectsIn */.Qv)(file))
            if (name !== '')
                names.add(name);
    }
    const hints = [...names, ...charts];
    const objects = [];
    for (const path of await cluster.holding(FLUX)) {
        const text = (await (0,source_files/* readable */.H)(files.text(path))) ?? '';
        const isNear = folders.has((0,repository_paths/* folderOf */.yS)(path)) || text.includes(`kustomize.${FLUX}/`);
        // The definitions of Flux itself are long.
        const isDefinition = /^kind: CustomResourceDefinition/m.test(text);
        if (isDefinition || !(isNear || hints.some((hint) => text.includes(hint))))
            continue;
        const file = await (0,source_files/* readable */.H)(files.yaml(path));
        objects.push(...(file === null ? [] : (0,manifests_objects/* objectsIn */.Qv)(file)).filter(({ group }) => group.endsWith(FLUX)));
    }
    return { objects, names: [...names] };
}
/** Files of Flux alone, and files of values: those without an object of anything else. */
async function onlyOfFlux(files, paths) {
    const own = [];
    for (const path of paths) {
        if (!/\.(?:ya?ml|json|lock)$/.test(path) || isKustomizationFile(path))
            continue;
        const file = await (0,source_files/* readable */.H)(files.yaml(path));
        if (file !== null && (0,manifests_objects/* objectsIn */.Qv)(file).every(({ group }) => group.endsWith(FLUX)))
            own.push(path);
    }
    return own;
}

// EXTERNAL MODULE: ./build/deployment/kinds/helm/chart-files.js
var chart_files = __webpack_require__(4217);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/image-values.js
var image_values = __webpack_require__(1833);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/images.js
var helm_images = __webpack_require__(2909);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/declarations.js
var helm_declarations = __webpack_require__(6750);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/environment.js
var helm_environment = __webpack_require__(8114);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var values = __webpack_require__(2185);
;// CONCATENATED MODULE: ./build/deployment/kinds/helm/possible-layers.js





/** So many files are named. */
const MOST_NOTICES = 10;
/**
 * Which files of values are used together is not written in the repository: what one of them says of the upgrade in another
 * way counts as not declared, and what one of them sets is perhaps set.
 */
function withPossibleLayers(finding, layers) {
    const { declared, environment, place } = finding;
    if (environment === null)
        return finding;
    const possible = layers.flatMap(({ layer }) => (layer === null ? [] : possible_layers_environmentOf(layer)));
    const unseen = [{ source: 'other values files or arguments of the release', place }];
    const notices = layers.flatMap((layer) => difference(declared, layer) || []).slice(0, MOST_NOTICES);
    return {
        ...finding,
        declared: notices.length === 0 ? declared : { ...declared, upgradeMode: null },
        environment: (0,deployment_environment/* withPossible */.YG)(environment, [...possible, { set: [], unseen }]),
        notices: [...finding.notices, ...notices],
    };
}
/** Many releases may stand beside the same layers. */
const possible_layers_known = new WeakMap();
function possible_layers_environmentOf(layer) {
    const environment = possible_layers_known.get(layer) ?? (0,helm_environment/* readReleaseEnvironment */.F)(new values/* ValuesScope */.j([layer]));
    possible_layers_known.set(layer, environment);
    return environment;
}
function difference({ upgradeMode, migrationJob }, { path, layer }) {
    if (upgradeMode === null)
        return false;
    const file = (0,deployment_reference/* quoteText */.ol)(upgradeMode.place.file);
    if (layer === null)
        return `${(0,deployment_reference/* quoteText */.ol)(path)} cannot be read and may change upgrade.mode of ${file}: taken as not set`;
    const { declared } = (0,helm_declarations/* readDeclarations */.m)(new values/* ReleaseLayers */._([{ kind: 'layer', layer }]), []);
    const differs = (key, mine, own) => layer.file.at(layer.root, [key]) !== null && mine !== own;
    const name = (differs('upgrade', declared.upgradeMode?.value, upgradeMode.value) && 'upgrade.mode') ||
        (differs('migrationJob', declared.migrationJob?.value, migrationJob?.value) && 'migrationJob.enabled');
    return name && `${name} differs between ${file} and ${(0,deployment_reference/* quoteText */.ol)(path)}, which may be used together: taken as not set`;
}

// EXTERNAL MODULE: ./build/deployment/kinds/helm/service-chart.js
var service_chart = __webpack_require__(5601);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values-files.js
var values_files = __webpack_require__(5899);
;// CONCATENATED MODULE: ./build/deployment/kinds/helm-values.js













/** So many files beside a release are looked at. */
const MOST_LAYERS = 100;
/** Files of values that no release in the repository refers to (DETECTION 2.3, "Stand-alone values file" and "Generic values"). */
const helmValues = {
    kind: values_files/* VALUES_KIND */.AG,
    startsFrom: ['*.yaml', '*.yml', '*values*.json'],
    async read(files, candidates, settings) {
        const alone = candidates.filter((path) => mayStandAlone(files, path));
        const reader = new ValuesReader(files, candidates, settings, await onlyChart(files, settings));
        const found = [];
        for (const values of await reader.read(alone))
            found.push(...(await findingsOf(files, values, settings)));
        const seen = new Set(found.map(({ id }) => id));
        for (const path of new Set([...alone, ...reader.layers])) {
            for (const id of await (0,values_files/* idsOfImages */.s0)(files, path))
                seen.add(id);
        }
        return { found, claimed: found.map(({ carrier }) => carrier), seen: [...seen], links: [] };
    },
};
/** Whether a file may be one of values by itself: not what belongs to the source of a chart. */
function mayStandAlone(files, path) {
    if (!/\.ya?ml$/i.test(path) && !/values[^/]*\.json$/i.test(path))
        return false;
    const folder = (0,values_files/* chartFolderAbove */.m)(files, path);
    return folder === null || !(0,values_files/* isOfChart */.O0)(path, folder);
}
/** The service's own chart in the repository, or a fork of it; null where there are several, or none. */
async function onlyChart(files, settings) {
    const paths = [...(0,values_files/* chartFolders */.ue)(files)].map((folder) => (0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'));
    const found = [];
    for (const folder of (await files.containing(settings.chart, paths)).map(repository_paths/* folderOf */.yS)) {
        const chart = await (0,source_files/* readable */.H)((0,chart_files/* readLocalChart */.ay)(files, folder));
        const isWrapper = chart?.dependencies.some(({ name }) => name === settings.chart);
        if (chart?.name === settings.chart && isWrapper !== true)
            found.push(chart);
    }
    return found.length === 1 ? (found[0] ?? null) : null;
}
async function findingsOf(files, { path, parts, inputs, beside }, settings) {
    const findings = [];
    for (const { found, steps, isInstance } of parts) {
        const isRenderedByArgoCd = await (0,argo_cd/* mayBeRenderedByArgoCd */.V)(files, [found.place.file, path], settings);
        const id = (0,values_files/* idOfValues */.Zd)(path, steps);
        const own = { kind: values_files/* VALUES_KIND */.AG, id, unit: `${values_files/* VALUES_KIND */.AG}:${path}`, carrier: path, isRenderedByArgoCd };
        const finding = { ...found, ...own, inputs, secondOrder: [], variables: [] };
        findings.push(isInstance ? withPossibleLayers(finding, beside) : finding);
    }
    return findings;
}
/** Reads files of values by themselves; which of those in one folder are used together is not written in the repository. */
class ValuesReader {
    files;
    settings;
    chart;
    /** Files that are taken for layers of another, and deploy nothing by themselves. */
    layers = [];
    #found = [];
    #groups = new Map();
    #candidates;
    /**
     * @param candidates files that may hold something of the service, and belong to nothing else
     * @param chart the only chart of the service in the repository, whose `appVersion` decides where the tag is empty
     */
    constructor(files, candidates, settings, chart) {
        this.files = files;
        this.settings = settings;
        this.chart = chart;
        this.#candidates = new Set(candidates);
    }
    /** @param paths the candidates that are read */
    async read(paths) {
        const images = [];
        for (const path of paths) {
            const file = await (0,source_files/* readable */.H)(this.files.yaml(path));
            if (file === null || file.root === null || !(0,values_files/* isValuesFile */.P5)(file))
                continue;
            const own = this.#keysIn(file);
            for (const keys of own)
                this.#add(file, keys);
            const isRead = (way) => own.some((keys) => (0,service_chart/* isUnder */.Jo)([...keys, 'image'])(way));
            const isWide = own.length > 0 || (0,values_files/* isNamedValues */.gL)(this.files, path);
            const parts = (0,helm_images/* readImages */.H)(helm_values_layersOf([file]), this.settings, { isRead, isWide });
            if (parts.length > 0)
                images.push({ path, parts, inputs: [path], beside: [] });
        }
        const groups = [...this.#groups.values()];
        const tagged = new Set();
        for (const { folder, keys, recognised } of groups) {
            if ([...recognised.values()].some((file) => hasTag(file, keys)))
                tagged.add(folder);
        }
        for (const group of groups)
            await this.#readGroup(group, tagged);
        for (const { path, parts } of [...images, ...this.#found]) {
            if (parts.some(({ setsTag }) => setsTag))
                tagged.add((0,repository_paths/* folderOf */.yS)(path));
        }
        // An image without a tag is a layer of what has one beside it.
        const isOwn = (path, { setsTag }) => setsTag || !tagged.has((0,repository_paths/* folderOf */.yS)(path));
        const own = images.map((each) => ({ ...each, parts: each.parts.filter((part) => isOwn(each.path, part)) }));
        return [...this.#found, ...own];
    }
    #keysIn(file) {
        const sections = [...new Set([this.settings.chart, 'lightdash'])].filter((key) => file.isMap(file.at(file.root, [key, 'image'])) &&
            (0,service_chart/* isServiceSection */.Py)(new values/* ValuesScope */.j([{ file, root: file.at(file.root, [key]) }]), this.settings));
        return [...((0,service_chart/* isServiceRoot */.kl)(file, this.settings) ? [[]] : []), ...sections.map((key) => [key])];
    }
    #add(file, keys) {
        const folder = (0,repository_paths/* folderOf */.yS)(file.path);
        const name = JSON.stringify([folder, keys]);
        const group = this.#groups.get(name) ?? { folder, keys, recognised: new Map() };
        group.recognised.set(file.path, file);
        this.#groups.set(name, group);
    }
    /** @param tagged folders with a tag in them, where values without one are layers */
    async #readGroup({ folder, keys, recognised }, tagged) {
        const possible = [];
        const all = [...recognised.values()];
        const known = [...recognised.keys()];
        for (const path of (0,values_files/* filesByFolder */.Zc)(this.files, folder)) {
            if ((0,values_files/* isOfCompanion */.ex)(path) || !known.some((each) => (0,values_files/* isNamedLikeLayer */.oA)(path, each)))
                continue;
            const file = recognised.get(path) ?? (await this.#layerAt(path, keys));
            if (file === null)
                possible.push({ path, layer: null });
            if (file == null)
                continue;
            if (!recognised.has(path) && keys.length === 0)
                all.push(file);
            const root = file.at(file.root, keys);
            if (root !== null && !hasText(file, keys))
                possible.push({ path, layer: { file, root } });
        }
        const withTag = all.filter((file) => hasTag(file, keys));
        if (withTag.length > 0)
            tagged.add(folder);
        const base = withTag.find(({ path }) => (0,values_files/* isBaseNamed */.Fu)(path)) ?? (withTag.length === 1 ? withTag[0] : undefined);
        // An environment may set the tag and no image.
        const named = [...recognised.values()].find((file) => referenceIn(file) !== null);
        const deploy = (file, ...below) => {
            const context = { keys, possible, named: recognised.has(file.path) ? undefined : named };
            this.#found.push(this.#readRelease(file, below, context));
        };
        for (const file of withTag)
            deploy(file);
        for (const file of all.filter((each) => !withTag.includes(each))) {
            const isKnown = recognised.has(file.path);
            if (!tagged.has(folder)) {
                if (isKnown)
                    deploy(file);
                continue;
            }
            this.layers.push(file.path);
            if (base !== undefined && (isKnown || (0,values_files/* isNamedAfterEnvironment */.Bk)(file.path)))
                deploy(file, base);
        }
    }
    /** A file that may be a layer of others; undefined for another's, null for one that cannot be read. */
    async #layerAt(path, keys) {
        try {
            const file = await this.files.yaml(path);
            if (file === null || !(0,values_files/* isValuesFile */.P5)(file))
                return undefined;
            if (keys.length > 0)
                return file;
            const reference = referenceIn(file);
            if (reference !== null && (0,deployment_reference/* classifyImage */._u)(reference, this.settings.images) === 'other')
                return undefined;
            return this.#candidates.has(path) || !(await this.#isSpokenFor(path)) ? file : undefined;
        }
        catch (error) {
            if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                throw error;
            const isNamed = /values/i.test(path.slice(path.lastIndexOf('/') + 1)) && keys.length === 0;
            if (isNamed && (await this.files.containing('image:', [path])).length > 0) {
                const part = { ...(0,findings/* problemPart */.J)(error.problem, { file: path, line: 1, column: 1 }), steps: ['image'] };
                this.#found.push({ path, parts: [part], inputs: [path], beside: [] });
            }
            return null;
        }
    }
    /** Whether a file that is no candidate may be none because another kind has read it, as a chart's or a command's values. */
    async #isSpokenFor(path) {
        if (/lightdash/i.test(path) || (0,values_files/* chartFolderAbove */.m)(this.files, path) !== null)
            return true;
        return (await this.files.containing('lightdash', [path])).length > 0;
    }
    /** @param below files whose values it wins over */
    #readRelease(file, below, { keys, possible, named, }) {
        const own = helm_values_layersOf([file, ...below], keys);
        const { chart: name, chartVersion: version } = this.settings;
        const isOpen = keys.length === 0 && version === null && (0,image_values/* isEmpty */.Im)(own.scope.at(['image', 'tag']));
        const local = isOpen ? this.chart : null;
        const layers = local?.values == null ? own : own.over({ file: local.values, root: local.values.root });
        const image = file.at(file.root, [...keys, 'image']);
        const start = { file: file.path, line: 1, column: 1 };
        const place = file.at(image, ['tag'])?.place ?? image?.place ?? file.root?.place ?? start;
        const remedy = 'Set the input `chart-version`, or image.tag.';
        const found = 'image.tag is empty, and no file names the version of the chart';
        const known = local?.known ?? {
            chart: version === null ? null : { name, version, place: null, repository: null },
            problem: (0,deployment_problem/* problemAt */.l4)('chart-unpinned', place, found, { remedy }),
            accounts: [],
        };
        const fallback = (named && referenceIn(named)) ?? image_values/* DEFAULT_IMAGE */.__;
        const part = (0,service_chart/* readServiceChart */.Ah)(layers, known, { keys, chart: null, place, fallback }, this.settings);
        const beside = possible.filter((each) => (0,values_files/* isNamedLikeLayer */.oA)(each.path, file.path)).slice(0, MOST_LAYERS);
        return {
            path: file.path,
            parts: [{ ...part, steps: [...keys, 'image'] }],
            inputs: [file, ...below, named, local?.file, local?.values].flatMap((each) => each?.path ?? []),
            // What is not looked at may say anything.
            beside: beside.map((each, index) => (index === MOST_LAYERS - 1 ? { ...each, layer: null } : each)),
        };
    }
}
/** Whether a file has a key for the tag, be it empty. */
function hasTag(file, keys) {
    return file.at(file.root, [...keys, 'image', 'tag']) !== null;
}
/** Whether the tag is more than its key. */
function hasText(file, keys) {
    return !(0,image_values/* isEmpty */.Im)(helm_values_layersOf([file], keys).scope.at(['image', 'tag']));
}
/** @param all the one that wins first */
function helm_values_layersOf(all, keys = []) {
    return new values/* ReleaseLayers */._(all.map((file) => ({ kind: 'layer', layer: { file, root: file.at(file.root, keys) } })));
}
function referenceIn(file) {
    const repository = file.scalar(file.at(file.root, ['image', 'repository']));
    return repository === null || (0,image_values/* isTemplate */.Fl)(repository.text) ? null : (0,deployment_reference/* parseImageReference */.o_)(repository.text);
}

// EXTERNAL MODULE: ./build/deployment/source/line-index.js
var line_index = __webpack_require__(3871);
// EXTERNAL MODULE: ./node_modules/semver/functions/satisfies.js
var satisfies = __webpack_require__(8011);
// EXTERNAL MODULE: ./build/deployment/chart.js
var chart = __webpack_require__(3054);
;// CONCATENATED MODULE: ./build/deployment/kinds/helmfile/state.js




/** What an environment is called where nobody names one. */
const DEFAULT_ENVIRONMENT = 'default';
/** Longer helmfiles are nobody's. */
const state_MOST_CHARACTERS = 200_000;
/** So many characters are read in all environments of a helmfile together. */
const MOST_IN_ALL = 1_000_000;
const MOST_ENVIRONMENTS = 40;
/** What stands under a key at the top of helmfiles, the one that wins first. */
function topLevel(files, name) {
    const held = files.flatMap((file) => file.documents.flatMap((root) => {
        const value = file.at(root, [name]);
        return value === null ? [] : [{ file, value }];
    }));
    return held.reverse();
}
/** @throws ProblemError where the file itself cannot be read */
async function readHelmfile(files, path) {
    const text = ((await files.text(path)) ?? '').replace(/\r(?!\n)/g, '\n');
    if (text.length > state_MOST_CHARACTERS) {
        const place = { file: path, line: 1, column: 1 };
        throw new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', place, `more than ${state_MOST_CHARACTERS} characters`));
    }
    const own = await files.yaml(path);
    const parts = own === null ? [] : [own];
    let isKnown = true;
    for (const { file, value } of topLevel(parts, 'bases')) {
        for (const item of file.items(value).toReversed()) {
            const base = (0,repository_paths/* resolvePath */.o1)((0,repository_paths/* folderOf */.yS)(path), file.written(item) ?? '');
            const read = base === null ? null : await (0,source_files/* readable */.H)(files.yaml(base));
            if (read === null || topLevel([read], 'bases').length > 0)
                isKnown = false;
            else
                parts.unshift(read);
        }
    }
    // A template among them may bring in others, or other values.
    for (const key of ['environments', 'values']) {
        for (const { file, value } of topLevel(parts, key)) {
            const [start, end] = value.node.range ?? [0, 0];
            const section = file.text.slice(file.text.lastIndexOf(key, start), end);
            if (unclearTemplates(section, ANY_LINE).length > 0)
                isKnown = false;
        }
    }
    const names = topLevel(parts, 'environments').flatMap(({ file, value }) => file.members(value));
    const environments = [...new Set(names.map(({ name }) => name))];
    const isMany = environments.length > MOST_ENVIRONMENTS || environments.length * text.length > MOST_IN_ALL;
    if (!isKnown || isMany)
        return { path, text, parts, environments: [null] };
    return { path, text, parts, environments: environments.length === 0 ? [DEFAULT_ENVIRONMENT] : environments };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/helmfile/chart.js






/**
 * The chart of a release: a folder here, `alias/name`, or an address. The lock decides what a range is.
 *
 * @param text of its `chart`, filled in
 * @throws ProblemError where the lock cannot be read
 */
async function chart_chartOf(files, { path, parts }, file, value, text) {
    const place = file.at(value, ['chart'])?.place ?? value.place;
    if (text.includes('{{'))
        return { kind: 'unknown', problem: (0,deployment_problem/* problemAt */.l4)('unresolved-template', place, (0,deployment_reference/* quoteText */.ol)(text)) };
    const isAddress = /:\/\/|::/.test(text);
    const folder = isAddress ? null : (0,repository_paths/* resolvePath */.o1)((0,repository_paths/* folderOf */.yS)(path), text);
    if (folder !== null && (/^\.{1,2}(?:\/|$)/.test(text) || files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml')))) {
        return { kind: 'folder', path: folder };
    }
    const [, source = '', name = ''] = /^(?:(.*)\/)?([^/?]*)/.exec(text.split('?', 1)[0] ?? '') ?? [];
    const published = (version, repository, problem = null) => ({ kind: 'published', name, version, repository, problem });
    if (isAddress && !text.startsWith('oci://')) {
        const found = `The chart comes from ${(0,deployment_reference/* quoteText */.ol)(text)}`;
        return published(null, text, (0,deployment_problem/* problemAt */.l4)('chart-unpinned', place, found, { remedy: 'Set image.tag.' }));
    }
    const repository = isAddress ? source : repositoryCalled(source, parts);
    const version = file.at(value, ['version']);
    const range = file.written(version) ?? '';
    const asWritten = version === null || range === '' ? null : { text: range, place: version.place };
    const locked = (0,chart/* exactChartVersion */.El)(range) === null ? await lockedVersion(files, path, name, range) : null;
    return published(locked ?? asWritten, repository);
}
/** The address of a repository by its alias; null where no file says it. */
function repositoryCalled(alias, parts) {
    for (const { file, value } of topLevel(parts, 'repositories')) {
        const text = (item, key) => file.written(file.at(item, [key])) ?? '';
        const item = file.items(value).findLast((each) => text(each, 'name') === alias);
        const url = item === undefined ? '' : text(item, 'url');
        if (item === undefined || url === '' || url.includes('{{'))
            continue;
        return text(item, 'oci') === 'true' && !url.includes('://') ? `oci://${url}` : url;
    }
    return null;
}
/** The one version that the lock beside a helmfile has of a chart within a range. */
async function lockedVersion(files, path, name, range) {
    const lock = await files.yaml(path.replace(/(?:\.ya?ml)?(?:\.gotmpl)?$/, '.lock'));
    const locked = lock?.items(lock.at(lock.root, ['dependencies'])).flatMap((item) => {
        const version = lock.at(item, ['version']);
        const text = lock.written(version) ?? '';
        const isOther = lock.written(lock.at(item, ['name'])) !== name || !satisfies(text, range || '*');
        return isOther || version === null ? [] : [{ text, place: version.place }];
    });
    return locked?.length === 1 ? (locked[0] ?? null) : null;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/helmfile/values.js






/** In backticks: Helmfile fills them in once more, for each release. */
const DEFERRED = /\{\{[ \t]*`([^`\n]*)`[ \t]*\}\}/g;
/** A helmfile, or a file of values, with what its templates stand for literally. */
async function filledFile(path, text, literalsFor) {
    const template = text.replace(/\r(?!\n)/g, '\n').replace(DEFERRED, '$1');
    const lines = new line_index/* LineIndex */.r(path, template);
    return filledYaml(path, template, await literalsFor(template), (offset) => lines.placeAt(offset));
}
/** Values on which a template decides. */
function unseenTemplate(file, { text, line }) {
    return { kind: 'unseen', problem: (0,deployment_problem/* problemAt */.l4)('unresolved-template', { file, line, column: 1 }, (0,deployment_reference/* quoteText */.ol)(text)) };
}
/** The values of a list, the one that wins first. */
async function valuesOf({ file, value, holder }, reading) {
    const isLax = /^(?:warn|info|debug)$/i.test(file.scalar(file.at(holder, ['missingFileHandler']))?.text ?? '');
    const values = [];
    for (const item of file.items(value)) {
        if (file.isMap(item))
            values.push({ kind: 'layer', layer: { file, root: item } });
        else
            values.push(...(await valuesAtPath(file, item, isLax, reading)));
    }
    return values.reverse();
}
/** As all below, from the one that wins last. */
async function valuesAtPath(file, item, isLax, reading) {
    const { files, folder, literalsFor } = reading;
    const written = file.written(item) ?? '';
    const { text } = fillIn(written, await literalsFor(written));
    const unseen = (code) => [
        { kind: 'unseen', problem: (0,deployment_problem/* problemAt */.l4)(code, item.place, (0,deployment_reference/* quoteText */.ol)(text)) },
    ];
    if (text.includes('{{'))
        return unseen('unresolved-template');
    const folders = /::|:\/\/|^ref\+|^$/.test(text) ? [] : [(0,repository_paths/* folderOf */.yS)(file.path), folder];
    for (const path of folders.map((from) => (0,repository_paths/* resolvePath */.o1)(from, text) ?? '')) {
        if (isPattern(path) && !isReadable(path))
            return unseen('external-values');
        const found = isPattern(path)
            ? files.paths.filter((each) => fits(path, each))
            : [path].filter((each) => files.has(each));
        if (found.length > 0)
            return (await Promise.all(found.map((each) => valuesInFile(each, reading)))).flat();
    }
    return isLax || text === '' ? [] : unseen('external-values');
}
async function valuesInFile(path, reading) {
    const { files, isRead, used } = reading;
    used.add(path);
    try {
        const text = path.endsWith('.gotmpl') ? ((await files.text(path)) ?? '') : '';
        const file = text === '' ? await files.yaml(path) : await filledFile(path, text, reading.literalsFor);
        if (file === null)
            return [];
        const unclear = unclearTemplates(text, isRead).map((each) => unseenTemplate(path, each));
        return [{ kind: 'layer', layer: { file, root: file.root } }, ...unclear];
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
        return [{ kind: 'unseen', problem: error.problem }];
    }
}

;// CONCATENATED MODULE: ./build/deployment/kinds/helmfile/environment.js






/**
 * The values that helmfiles hand to other ones, by the path of those.
 *
 * @param paths of helmfiles that may lead to others
 */
async function handedValues(files, paths) {
    const handed = new Map();
    for (const path of paths) {
        const file = await (0,source_files/* readable */.H)(files.yaml(path));
        if (file === null)
            continue;
        for (const item of topLevel([file], 'helmfiles').flatMap(({ value }) => file.items(value))) {
            const value = file.at(item, ['values']);
            const child = (0,repository_paths/* resolvePath */.o1)((0,repository_paths/* folderOf */.yS)(path), file.written(file.at(item, ['path'])) ?? '');
            if (value === null || child === null)
                continue;
            handed.set(child, [...(handed.get(child) ?? []), { file, value, holder: item }]);
        }
    }
    return handed;
}
/** A plain reference to a literal. */
const REFERENCE = /^(?:\$?\.(?:(?:Environment\.)?(?:State)?Values\.(?<value>[\w.]+)|(?<name>Environment\.Name|Release\.\w+))|readFile "(?<file>[^"]+)")(?: \| (?:trim|quote))*$/;
/** What the templates of a helmfile stand for in one of its environments. */
class HelmfileEnvironment {
    files;
    path;
    name;
    /** The files of its values. */
    used = new Set();
    /** From the one that wins first. */
    #values = [];
    constructor(files, path, name) {
        this.files = files;
        this.path = path;
        this.name = name;
    }
    /**
     * @param name null where there may be others, so that nothing is known
     * @param handed lists of values of other helmfiles, which win over its own
     */
    static async read(files, { path, parts }, name, handed) {
        const environment = new HelmfileEnvironment(files, path, name);
        if (name === null)
            return environment;
        const own = (key) => topLevel(parts, 'environments').flatMap(({ file, value: environments }) => {
            const holder = file.at(environments, [name]);
            const value = file.at(holder, [key]);
            return value === null ? [] : [{ file, value, holder }];
        });
        const defaults = topLevel(parts, 'values').map((held) => ({ ...held, holder: null }));
        // Helmfile runs it once for each of them.
        const several = (0,deployment_problem/* problemAt */.l4)('external-values', null, 'several helmfiles');
        const values = handed.length > 1 ? [{ kind: 'unseen', problem: several }] : [];
        for (const list of [...handed, ...own('secrets'), ...own('values'), ...defaults]) {
            const literalsFor = (text) => environment.literalsFor(text);
            const reading = { files, folder: (0,repository_paths/* folderOf */.yS)(path), literalsFor, isRead: ANY_LINE, used: environment.used };
            values.push(...(await valuesOf(list, reading)));
        }
        environment.#values = values;
        return environment;
    }
    /**
     * What the plain references in a text stand for.
     *
     * @param release what counts within its own templates: `Release.Name`
     */
    async literalsFor(text, release = {}) {
        const inFiles = new Map();
        for (const name of new Set([...text.matchAll(/readFile "([^"]+)"/g)].map(([, each = '']) => each))) {
            const file = (0,repository_paths/* resolvePath */.o1)((0,repository_paths/* folderOf */.yS)(this.path), name) ?? '';
            const content = await (0,source_files/* readable */.H)(this.files.text(file));
            if (content !== null)
                inFiles.set(name, { text: content.trim(), place: { file, line: 1, column: 1 } });
        }
        const names = { ...release, ...(this.name === null ? {} : { 'Environment.Name': this.name }) };
        const named = new Map(Object.entries(names));
        return (action) => {
            const { value, name, file = '' } = REFERENCE.exec(action)?.groups ?? {};
            if (name !== undefined)
                return named.has(name) ? { text: named.get(name) ?? '', place: null } : null;
            const found = value === undefined ? inFiles.get(file) : this.valueAt(value);
            return found != null && action.endsWith('quote')
                ? { ...found, text: JSON.stringify(found.text) }
                : (found ?? null);
        };
    }
    /** Where the literals of `.Values.a.b` stand, those too that another one beats. */
    placesOf(name) {
        const layers = this.#values.flatMap((each) => (each.kind === 'layer' ? [each.layer] : []));
        return layers.flatMap(({ file, root }) => file.scalar(file.at(root, name.split('.')))?.place ?? []);
    }
    /** What `.Values.a.b` stands for. */
    valueAt(name) {
        for (const source of this.#values) {
            if (source.kind !== 'layer')
                return null;
            const { file, root } = source.layer;
            const value = file.at(root, name.split('.'));
            if (value === null)
                continue;
            const scalar = file.scalar(value);
            if (scalar === null || scalar.hasTemplate || /^(?:$|ENC\[|ref\+)/.test(scalar.text))
                return null;
            // Go prints a number that it has read, not what stands there.
            const isPlain = scalar.type === 'string' || /^(?:0|[1-9]\d{0,14}|true|false)$/.test(scalar.text);
            return isPlain ? { text: scalar.text, place: scalar.place } : null;
        }
        return null;
    }
}

;// CONCATENATED MODULE: ./build/deployment/kinds/helmfile/release.js




/** Lines of values that decide which version runs. */
const release_DECIDES = /(?:^|[\s{,"'-])(?:image|tag|repository|registry|digest|upgrade|migrationJob|strategy|lightdash[\w-]*)["']?\s*:/i;
/** Lines of a release that do. */
const DECIDES_RELEASE = new RegExp(`${release_DECIDES.source}|(?:^|[\\s{,"'-])(?:chart|version|values\\w*|secrets|set\\w*|value|installed|<<)["']?\\s*:|^\\s*-\\s.*\\.ya?ml`, 'i');
const release_NAMES = /\.(?:State)?Values\.([\w.]+)|\b(?:requiredEnv|env) "(\w+)"/g;
/** The values and variables that the lines of a text name, `.Values.a.b` as `a.b`. */
function namesIn(lines, isRead) {
    const read = lines.filter((line) => line.includes('{{') && isRead.test(line));
    return read.flatMap((line) => [...line.matchAll(release_NAMES)].map(([, value, name]) => value ?? name ?? ''));
}
/** What Helmfile does to a release beside its values. */
const ALWAYS_TOLD = ['valuesTemplate', 'setTemplate', 'postRenderer', 'reuseValues'];
/** The same, where it is about the image. */
const TOLD = ['dependencies', 'hooks', 'args', 'jsonPatches', 'strategicMergePatches', 'transformers'];
const IS_ABOUT_IMAGE = /\bimage|newTag|lightdash|--set\b|--values\b|-f\b|--version\b/i;
/** What of second order stands in a release, and the conditions around it. */
function helmfile_release_secondOrderOf({ file, value, id, around }) {
    const told = around.map(({ text, line }, index) => {
        return { key: `${id}#template ${index + 1}`, text, place: { file: file.path, line, column: 1 } };
    });
    for (const name of [...ALWAYS_TOLD, ...TOLD]) {
        const held = file.at(value, [name]);
        const text = held === null ? '' : file.sourceOf(held);
        const isTold = ALWAYS_TOLD.includes(name) || IS_ABOUT_IMAGE.test(text);
        if (held !== null && isTold)
            told.push({ key: `${id}#${name}`, text, place: held.place });
    }
    return told;
}
/** Single settings of a release as values, in the order in which Helm reads them: from the one that wins first. */
function settingsOf(file, value) {
    const made = [];
    const hidden = [];
    for (const key of ['set', 'setString']) {
        for (const item of file.items(file.at(value, [key]))) {
            const name = file.written(file.at(item, ['name'])) ?? '';
            const said = file.at(item, ['value']);
            const text = file.written(said);
            const steps = (0,helm_settings/* stepsOf */.B)(name);
            const isUnclear = steps.length === 0 || name.includes('{{');
            if (!isUnclear && said !== null && text !== null) {
                made.push({ steps, value: text, isText: key === 'setString' || text.includes('{{'), place: said.place });
            }
            else if (isUnclear || release_DECIDES.test(` ${steps.join(': ')}:`)) {
                const code = isUnclear ? 'unresolved-template' : 'external-values';
                hidden.push({ kind: 'unseen', problem: (0,deployment_problem/* problemAt */.l4)(code, item.place, (0,deployment_reference/* quoteText */.ol)(file.sourceOf(item).trim())) });
            }
        }
    }
    if (made.length === 0)
        return hidden;
    const settings = (0,embedded_yaml/* settingsAsYaml */.v)(file.path, made);
    return [...hidden, { kind: 'layer', layer: { file: settings, root: settings.root } }];
}

;// CONCATENATED MODULE: ./build/deployment/kinds/helmfile.js















const helmfile_KIND = 'helmfile';
/** Releases of a helmfile, each in every environment (DETECTION 2.3, "Helmfile"). */
const helmfile = {
    kind: helmfile_KIND,
    startsFrom: ['*.yaml', '*.yml', '*.yaml.gotmpl', '*.yml.gotmpl'],
    async read(files, candidates, settings) {
        const found = [];
        const claimed = new Set();
        const seen = [];
        const paths = withNamed(files, candidates, settings);
        const isYaml = (path) => /\.ya?ml(?:\.gotmpl)?$/.test(path);
        const parents = paths.length === 0 ? [] : await files.containing('helmfiles', files.paths.filter(isYaml));
        const handed = await handedValues(files, parents);
        const given = new Set(candidates);
        for (const path of paths) {
            const text = await (0,source_files/* readable */.H)(files.text(path));
            if (text === null || !/^["']?releases["']?[ \t]*:/m.test(text))
                continue;
            // One that names the service and is no candidate is left out, or spoken for.
            if (!given.has(path) && /lightdash/i.test(text))
                continue;
            try {
                const reading = await readReleases(files, await readHelmfile(files, path), handed.get(path) ?? [], settings);
                found.push(...reading.found);
                seen.push(...reading.seen);
                for (const each of reading.claimed)
                    claimed.add(each);
            }
            catch (error) {
                if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                    throw error;
                if (!/^[\s-]*chart:.*lightdash|lightdash\/lightdash/im.test(text))
                    continue;
                found.push((0,deployment_finding/* unreadableFinding */.jg)(helmfile_KIND, `${helmfile_KIND}:${path}`, path, error.problem, [path]));
                claimed.add(path);
            }
        }
        return { found, claimed: [...claimed], seen, links: [] };
    },
};
/** The candidates, and helmfiles that do not name the service, which may install a chart or use values that do. */
function withNamed(files, candidates, settings) {
    const isSearched = (0,deployment_candidates/* searchTest */.Ln)(settings);
    const isNamed = (path) => /(?:^|\/)(?:helmfile[^/]*|helmfile\.d\/[^/]+)\.ya?ml(?:\.gotmpl)?$/.test(path);
    const named = candidates.length === 0 ? [] : files.paths.filter((path) => isNamed(path) && isSearched(path));
    return [...new Set([...candidates, ...named])];
}
async function readReleases(files, state, handed, settings) {
    const found = [];
    const counts = new Map();
    const seen = [];
    const claimed = [];
    const unclear = unclearTemplates(state.text, DECIDES_RELEASE);
    for (const name of state.environments) {
        const recorded = files.recorded();
        const environment = await HelmfileEnvironment.read(recorded, state, name, handed);
        const file = await filledFile(state.path, state.text, (text) => environment.literalsFor(text));
        const index = new line_index/* LineIndex */.r(file.path, file.text);
        for (const value of topLevel([file], 'releases').flatMap(({ value: list }) => file.items(list))) {
            if (file.at(value, ['chart']) === null)
                continue;
            const plain = helmfile_idOf(file, value, name);
            const isInstalled = !isOff(file, value, environment);
            const count = (counts.get(plain) ?? 0) + (isInstalled ? 1 : 0);
            const id = count > 1 ? `${plain}~${count}` : plain;
            const { first, last } = linesOf(index, file, value, state.text);
            const own = unclear.filter(({ end, decides }) => end >= first && decides <= last);
            const around = own.filter(({ line }) => line < first);
            const within = own.filter(({ line }) => line >= first);
            const lines = state.text.split('\n').slice(first - 1, last);
            const release = { file, value, id, around, within, lines };
            const read = await readRelease({ files, state, environment, asked: recorded.asked, settings }, release);
            if (isInstalled) {
                counts.set(plain, count);
                seen.push(id);
                found.push(...(read?.found ?? []));
            }
            if (read !== null)
                claimed.push(state.path, ...read.claimed, ...environment.used);
        }
    }
    return { found, claimed, seen, links: [] };
}
function isOff(file, value, environment) {
    const condition = file.written(file.at(value, ['condition']));
    const isFalse = condition !== null && environment.valueAt(condition)?.text === 'false';
    return isFalse || file.written(file.at(value, ['installed'])) === 'false';
}
function helmfile_idOf(file, value, environment) {
    const parts = ['kubeContext', 'namespace', 'name'].map((key) => file.written(file.at(value, [key])) ?? '');
    const label = parts.filter((part) => part !== '').join('/');
    return `${helmfile_KIND}:${file.path}#${label}${environment === null || environment === DEFAULT_ENVIRONMENT ? '' : `@${environment}`}`;
}
/** The first and the last line of a release, with those of templates below it. */
function linesOf(index, file, value, text) {
    const start = value.node.range?.[0] ?? 0;
    const first = index.placeAt(start).line ?? 1;
    let last = index.placeAt(start + file.sourceOf(value).trimEnd().length).line ?? first;
    const lines = text.split('\n');
    while (/^\s*(?:$|\{\{)/.test(lines[last] ?? 'end'))
        last += 1;
    return { first, last };
}
/** @returns null where it does not show the service */
async function readRelease({ files, state, environment, asked, settings }, release) {
    const { file, value, id, within, lines } = release;
    const { path } = state;
    const recorded = files.recorded();
    for (const part of state.parts)
        recorded.has(part.path);
    const used = new Set();
    const inputs = () => [...new Set([...recorded.asked, ...asked])];
    const text = (key) => file.written(file.at(value, [key])) ?? '';
    const names = { 'Release.Name': text('name'), 'Release.Namespace': text('namespace') };
    const literalsFor = (template) => environment.literalsFor(template, names);
    const unreadable = (problem) => /lightdash/i.test(`${text('name')} ${text('chart')}`)
        ? { found: [(0,deployment_finding/* unreadableFinding */.jg)(helmfile_KIND, id, path, problem, inputs())], claimed: [...used] }
        : null;
    try {
        const chart = await chart_chartOf(recorded, state, file, value, fillIn(text('chart'), await literalsFor(text('chart'))).text);
        const values = [...within.map((each) => unseenTemplate(path, each)), ...settingsOf(file, value)];
        for (const key of ['secrets', 'values']) {
            const list = file.at(value, [key]);
            const reading = { files: recorded, folder: (0,repository_paths/* folderOf */.yS)(path), literalsFor, isRead: release_DECIDES, used };
            if (list !== null)
                values.push(...(await valuesOf({ file, value: list, holder: value }, reading)));
        }
        const inherited = file.at(value, ['inherit']);
        if (inherited !== null) {
            const problem = (0,deployment_problem/* problemAt */.l4)('unresolved-template', inherited.place, (0,deployment_reference/* quoteText */.ol)(file.sourceOf(inherited).trim()));
            values.push({ kind: 'unseen', problem });
        }
        const reading = await (0,helm_release/* readHelmRelease */.q)(recorded, { chart, values, place: value.place }, settings);
        if (reading === null)
            return chart.kind === 'unknown' ? unreadable(chart.problem) : null;
        const variables = new Set(namesIn(lines, DECIDES_RELEASE));
        for (const each of [...used].filter((name) => name.endsWith('.gotmpl'))) {
            for (const name of namesIn((await recorded.text(each))?.split('\n') ?? [], release_DECIDES))
                variables.add(name);
        }
        const version = file.at(value, ['version'])?.place ?? [];
        const literals = [...variables].flatMap((name) => environment.placesOf(name)).concat(version);
        // What stands under a condition is not understood.
        const accounts = within.length > 0 ? [] : [...reading.accounts, ...literals];
        const of = { kind: helmfile_KIND, id, carrier: path, inputs: inputs(), secondOrder: helmfile_release_secondOrderOf(release) };
        const chartFiles = ['Chart.yaml', 'Chart.lock', 'values.yaml'];
        const claimed = chart.kind === 'folder' ? chartFiles.map((name) => (0,repository_paths/* inFolder */._z)(chart.path, name)) : [];
        return {
            found: (0,findings/* findingsOfRelease */.X)({ ...reading, accounts }, { ...of, variables: [...variables] }),
            claimed: [...used, ...claimed],
        };
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
        return unreadable(error.problem);
    }
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/deployment/source/hcl/cursor.js

/** Blocks, brackets and templates within each other; the parser and its users go down into them by recursion. */
const MOST_LEVELS = 150;
const COMMENT = String.raw `(?:#|//)[^\n]*|/\*[\s\S]*?\*/`;
const BLANKS = new RegExp(String.raw `[ \t\r\n]+|${COMMENT}`, 'y');
const BLANKS_OF_LINE = new RegExp(String.raw `[ \t]+|${COMMENT}`, 'y');
/** Goes through a text of HCL, one sign or name after the other. */
class Cursor {
    source;
    text;
    at = 0;
    /** Whether a line's end is a blank here: within brackets and parentheses. */
    isOverLines = false;
    #level = 0;
    constructor(source) {
        this.source = source;
        this.text = source.text;
    }
    /** Goes one level down, with lines' ends being blanks or not. */
    within(isOverLines, read) {
        const before = this.isOverLines;
        this.isOverLines = isOverLines;
        this.#level += 1;
        this.limit(this.#level);
        const result = read();
        this.#level -= 1;
        this.isOverLines = before;
        return result;
    }
    limit(levels) {
        if (levels > MOST_LEVELS)
            throw this.refuse(`more than ${MOST_LEVELS} levels`);
    }
    /** Goes over blanks and comments. */
    skip(overLines = this.isOverLines) {
        while (this.match(overLines ? BLANKS : BLANKS_OF_LINE) !== null) { }
        if (this.isNext('/*'))
            throw this.refuse('a comment that does not end');
    }
    isAtEnd() {
        return this.at >= this.text.length;
    }
    isAtLineEnd() {
        return /[\r\n]/.test(this.text.charAt(this.at));
    }
    /** @param pattern that is sticky */
    match(pattern) {
        pattern.lastIndex = this.at;
        const found = pattern.exec(this.text);
        if (found !== null)
            this.at += found[0].length;
        return found;
    }
    isNext(text) {
        return text !== '' && this.text.startsWith(text, this.at);
    }
    take(text) {
        const isNext = this.isNext(text);
        if (isNext)
            this.at += text.length;
        return isNext;
    }
    from(start, end = this.at) {
        return { source: this.source, start, end };
    }
    unexpected(expected) {
        return this.refuse(this.isAtEnd() ? `it ends where ${expected} is expected` : `${expected} is expected`);
    }
    refuse(why, offset = this.at) {
        return new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', this.source.placeAt(offset), why));
    }
}

;// CONCATENATED MODULE: ./build/deployment/source/hcl/parser.js


/**
 * Parses the native syntax of HCL 2: blocks, arguments, and of expressions what may lead to a text; all others are skipped.
 *
 * @param path for places and messages
 * @throws ProblemError (`unparseable`)
 */
function parseHcl(path, text) {
    return new Parser(hclSource(path, text)).file();
}
/**
 * Parses a text that is all of a template, such as a file for `templatefile`.
 *
 * @throws ProblemError (`unparseable`)
 */
function parseHclTemplate(source) {
    return new Parser(source).wholeTemplate();
}
/** A file as what expressions are read from. */
function hclSource(path, text) {
    const lines = new line_index/* LineIndex */.r(path, text);
    return { path, text, placeAt: (offset) => lines.placeAt(offset) };
}
const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const FOR = /for\s+[\p{ID_Start}_]/uy;
const ARGUMENTS = /(?:::[\w-]+)*\(/y;
const MEMBER = /\.\s*([\p{ID_Start}_][\p{ID_Continue}-]*)/uy;
const HEREDOC = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)[ \t]*\r?\n/uy;
/** Text of a template up to what may mean something in it. */
const parser_PLAIN = /[^$%]+/y;
const PLAIN_QUOTED = /[^"\\$%\r\n]+/y;
const PLAIN_LINE = /[^$%\n]+\n?|\n/y;
const ESCAPE = /\\(?:["nrt\\]|u[\da-fA-F]{4}|U00(?:0[\da-fA-F]|10)[\da-fA-F]{4})/y;
const ESCAPES = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };
/** What is skipped in one go; a line's end, a bracket or a comment may begin behind it. */
const parser_SIGNS = /[^\s"()[\]{},#/<~]+|[,/<~]/y;
const CLOSING = { '(': ')', '[': ']', '{': '}' };
class Parser extends Cursor {
    file() {
        const zero = this.text.indexOf('\0');
        if (zero !== -1)
            throw this.refuse('the character U+0000', zero);
        return this.#body('');
    }
    /** @param end `}`, or empty for the end of the file */
    #body(end) {
        const attributes = new Map();
        const blocks = [];
        for (;;) {
            this.skip(true);
            if (this.isAtEnd() || this.isNext(end))
                return { attributes, blocks };
            const start = this.at;
            const name = this.match(NAME)?.[0];
            if (name === undefined)
                throw this.unexpected('an argument or a block');
            this.skip(false);
            if (this.take('=')) {
                if (attributes.has(name))
                    throw this.refuse(`${name} is set twice`, start);
                const value = this.#expression();
                attributes.set(name, { name, value, ...this.from(start, value.end) });
            }
            else
                blocks.push(this.#block(name, start));
            this.skip(false);
            if (!this.isAtEnd() && !this.isNext(end) && !this.isAtLineEnd())
                throw this.unexpected("the line's end");
        }
    }
    #block(type, start) {
        const labels = [];
        for (this.skip(false); !this.take('{'); this.skip(false)) {
            const label = this.isNext('"') ? this.#string().parts.map(parser_textOf).join('') : this.match(NAME)?.[0];
            if (label === undefined)
                throw this.unexpected('a block');
            labels.push(label);
        }
        const body = this.within(false, () => this.#body('}'));
        if (!this.take('}'))
            throw this.refuse('a block that does not end', start);
        return { type, labels, body, ...this.from(start) };
    }
    /** What is no value with its members, such as a condition or a sum, is skipped up to where it ends. */
    #expression() {
        return this.within(this.isOverLines, () => {
            this.skip();
            const start = this.at;
            const value = this.#postfix();
            let { end } = value;
            for (; !this.#isExpressionEnd(); this.skip()) {
                this.#token();
                end = this.at;
            }
            return end === value.end ? value : { kind: 'other', ...this.from(start, end) };
        });
    }
    #isExpressionEnd() {
        return this.isAtEnd() || this.isAtLineEnd() || /[,)\]}]/.test(this.text.charAt(this.at)) || this.isNext('~}');
    }
    /** A value with its members, and the blanks behind it. */
    #postfix() {
        let value = this.#primary();
        for (let steps = 0;; steps += 1) {
            this.skip();
            this.limit(steps);
            const { start } = value;
            const of = value;
            const name = this.match(MEMBER)?.[1];
            if (name !== undefined)
                value = { kind: 'member', of, name, ...this.from(start) };
            else if (this.take('['))
                value = { kind: 'index', of, key: this.#enclosed(']'), ...this.from(start) };
            else
                return value;
        }
    }
    #enclosed(end) {
        return this.within(true, () => {
            const inner = this.#expression();
            this.skip();
            if (!this.take(end))
                throw this.unexpected(`\`${end}\``);
            return inner;
        });
    }
    #primary() {
        this.skip();
        const start = this.at;
        if (this.isNext('"'))
            return this.#string();
        if (this.take('('))
            return this.#enclosed(')');
        if (this.take('[')) {
            if (this.#isFor(']'))
                return { kind: 'other', ...this.from(start) };
            return { kind: 'list', items: this.#listed(']'), ...this.from(start) };
        }
        if (this.take('{')) {
            if (this.#isFor('}'))
                return { kind: 'other', ...this.from(start) };
            return { kind: 'object', members: this.within(false, () => this.#members()), ...this.from(start) };
        }
        const number = this.match(NUMBER)?.[0];
        if (number !== undefined)
            return { kind: 'literal', value: number, ...this.from(start) };
        const heredoc = this.#heredoc();
        if (heredoc !== null)
            return heredoc;
        const name = this.match(NAME)?.[0];
        if (name === undefined) {
            this.#token();
            return { kind: 'other', ...this.from(start) };
        }
        if (/^(?:true|false|null)$/.test(name)) {
            return { kind: 'literal', value: name === 'null' ? null : name, ...this.from(start) };
        }
        if (this.match(ARGUMENTS) === null)
            return { kind: 'name', name, ...this.from(start) };
        return { kind: 'call', name, arguments: this.#listed(')'), ...this.from(start) };
    }
    /** Expressions with commas between them, up to the bracket that closes. */
    #listed(end) {
        return this.within(true, () => {
            const items = [];
            for (this.skip(); !this.take(end); this.skip()) {
                items.push(this.#expression());
                if (!this.take(',') && !this.isNext(end))
                    throw this.unexpected(`\`,\` or \`${end}\``);
            }
            return items;
        });
    }
    #members() {
        const members = [];
        for (this.skip(true); !this.take('}'); this.skip(true)) {
            // A plain name is text, and anything else an expression.
            const isPlain = !this.isNext('(');
            const key = this.#postfix();
            if (!this.take('=') && !this.take(':'))
                throw this.unexpected('`=` or `:`');
            const isText = isPlain && key.kind === 'name';
            members.push({ key: isText ? { ...key, kind: 'literal', value: key.name } : key, value: this.#expression() });
            if (!this.take(',') && !this.isAtLineEnd() && !this.isNext('}'))
                throw this.unexpected('`,` or `}`');
        }
        return members;
    }
    /** Whether brackets hold `for k, v in values : …`; then all of it is skipped. */
    #isFor(end) {
        const start = this.at;
        this.skip(true);
        const isFor = this.match(FOR) !== null;
        if (isFor)
            this.#until(end);
        else
            this.at = start;
        return isFor;
    }
    wholeTemplate() {
        const parts = [];
        while (!this.isAtEnd())
            parts.push(this.#special() ?? this.#plain(parser_PLAIN));
        return { kind: 'template', parts, ...this.from(0) };
    }
    #string() {
        const start = this.at;
        this.at += 1;
        const parts = [];
        while (!this.take('"')) {
            if (this.isAtEnd() || this.isAtLineEnd())
                throw this.refuse('a string that does not end', start);
            parts.push((this.isNext('\\') ? this.#escape() : this.#special()) ?? this.#plain(PLAIN_QUOTED));
        }
        return { kind: 'template', parts, ...this.from(start) };
    }
    /** A heredoc as it stands there, with the indentation that `<<-` takes away; null where none begins. */
    #heredoc() {
        const start = this.at;
        const marker = this.match(HEREDOC)?.[1];
        if (marker === undefined)
            return null;
        // The end of its line ends the argument, too.
        const last = new RegExp(`[ \\t]*${marker}[ \\t\\r]*(?=\\n|$)`, 'uy');
        const parts = [];
        for (let isNewLine = true; !(isNewLine && this.match(last)); isNewLine = this.text.charAt(this.at - 1) === '\n') {
            if (this.isAtEnd())
                throw this.refuse('a heredoc that does not end', start);
            parts.push(this.#special() ?? this.#plain(PLAIN_LINE));
        }
        return { kind: 'template', parts, ...this.from(start) };
    }
    #escape() {
        const start = this.at;
        const written = this.match(ESCAPE)?.[0];
        if (written === undefined)
            throw this.refuse('an escape that is none');
        const text = ESCAPES[written.charAt(1)] ?? String.fromCodePoint(Number.parseInt(written.slice(2), 16));
        return this.#text(text, start);
    }
    /** What `$` and `%` begin; null where there is neither. */
    #special() {
        const start = this.at;
        const sign = this.text.charAt(start);
        if (sign !== '$' && sign !== '%')
            return null;
        if (this.take(`${sign}${sign}{`))
            return this.#text(`${sign}{`, start + 1);
        if (this.take(`${sign}{`))
            return this.#filledIn(sign, start);
        this.at += 1;
        return this.#text(sign, start);
    }
    #filledIn(sign, start) {
        this.take('~');
        if (sign === '%') {
            this.#until('}');
            return { kind: 'interpolation', value: { kind: 'other', ...this.from(start) } };
        }
        return this.within(true, () => {
            const value = this.#expression();
            this.take('~');
            if (!this.take('}'))
                throw this.refuse('an interpolation that does not end', start);
            return { kind: 'interpolation', value };
        });
    }
    /** Goes over one text, pair of brackets or sign of what is not read. */
    #token() {
        const end = CLOSING[this.text.charAt(this.at)];
        if (this.isNext('"'))
            this.#string();
        else if (end !== undefined) {
            this.at += 1;
            this.#until(end);
        }
        else if (this.#heredoc() === null && this.match(parser_SIGNS) === null)
            throw this.unexpected('a value');
    }
    /** Goes over all up to a bracket that closes, and over that. */
    #until(end) {
        this.within(true, () => {
            for (this.skip(); !this.take(end); this.skip())
                this.#token();
        });
    }
    #plain(pattern) {
        const start = this.at;
        const text = this.match(pattern)?.[0];
        if (text === undefined)
            throw this.unexpected('text');
        return this.#text(text, start);
    }
    #text(text, start) {
        return { kind: 'text', text, source: this.source, start };
    }
}
function parser_textOf(part) {
    return part.kind === 'text' ? part.text : '';
}

// EXTERNAL MODULE: ./build/deployment/kinds/terraform/values.js
var terraform_values = __webpack_require__(3259);
;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/modules.js





/** Where nothing has a name, but what is given. */
function nowhere(root, names = new Map()) {
    return { module: moduleOf(root, [], []), root, names, keys: [], given: [], isRoot: false };
}
/** A folder's module by its blocks. */
function moduleOf(folder, blocks, broken) {
    const ofType = (type) => blocks.filter((block) => block.type === type);
    return {
        folder,
        variables: new Map(ofType('variable').map((block) => [block.labels[0] ?? '', block])),
        locals: new Map(ofType('locals').flatMap(({ body }) => [...body.attributes])),
        calls: ofType('module'),
        resources: ofType('resource'),
        broken,
    };
}
/** The folder that a call takes its module from; null where that is not in this repository. */
function calledFolder(folder, { body }) {
    const text = (0,terraform_values/* literalText */.bK)(body.attributes.get('source')?.value);
    return text !== null && /^\.\.?(?:\/|$)/.test(text) ? (0,repository_paths/* resolvePath */.o1)(folder, text.replace('//', '/')) : null;
}
/**
 * A module that is called, as what it leads to; null where its source is no plain text.
 *
 * @param id of the call
 * @param folder where it lies in this repository; null for elsewhere
 */
function modules_linkOf(id, { body }, folder) {
    const source = body.attributes.get('source')?.value;
    const address = (0,terraform_values/* literalText */.bK)(source);
    if (source === undefined || address === null)
        return null;
    const words = `${id.replace(/^.*#/, '')} ${address.replaceAll('://', ' ').replace(/^git@/, '')}`;
    const common = { id, place: (0,terraform_values/* placeOf */.$t)(source), namesService: (0,service_names/* namesService */.cM)(words), secondOrder: [] };
    if (folder !== null)
        return { ...common, repository: null, revision: null, path: folder };
    const [, repository = '', path = '', ref] = /^(.*?[^:/])(?:\/\/([^?]*))?(?:\?(?:.*&)?ref=([^&]*).*)?$/.exec(address) ?? [];
    const revision = ref ?? (0,terraform_values/* literalText */.bK)(body.attributes.get('version')?.value);
    // No file of this repository lies at such a path.
    return { ...common, repository, revision, path: `/${path}` };
}
/** Whether a file is part of a module; those whose names begin with a point are not. */
function isModuleFile(path) {
    return /(?:^|\/)[^/.][^/]*\.(?:tf|tofu)$/.test(path);
}
/**
 * Parses a file of HCL.
 *
 * @returns null where there is none
 * @throws ProblemError (`unparseable`)
 */
async function parsedBody(files, path) {
    const text = await files.text(path);
    return text === null ? null : parseHcl(path, text);
}
/** The modules of a tree, each parsed once. */
class Modules {
    files;
    #paths = new Map();
    #modules = new Map();
    constructor(files) {
        this.files = files;
        for (const path of files.paths.filter(isModuleFile)) {
            const known = this.#paths.get((0,repository_paths/* folderOf */.yS)(path));
            if (known === undefined)
                this.#paths.set((0,repository_paths/* folderOf */.yS)(path), [path]);
            else
                known.push(path);
        }
    }
    has(folder) {
        return this.#paths.has(folder);
    }
    module(folder) {
        const module = this.#modules.get(folder) ?? this.#read(folder);
        this.#modules.set(folder, module);
        return module;
    }
    async #read(folder) {
        const blocks = [];
        const broken = [];
        for (const path of this.#paths.get(folder) ?? []) {
            try {
                blocks.push(...((await parsedBody(this.files, path))?.blocks ?? []));
            }
            catch (error) {
                if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                    throw error;
                broken.push(error.problem);
            }
        }
        return moduleOf(folder, blocks, broken);
    }
    /** The nearest folder above a path, or its own, that holds a module; null for none. */
    folderAround(path) {
        for (let folder = (0,repository_paths/* folderOf */.yS)(path);; folder = (0,repository_paths/* folderOf */.yS)(folder)) {
            if (this.has(folder))
                return folder;
            if (folder === '')
                return null;
        }
    }
}

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/definitions.js



/** More lead to no block. */
const MOST_DEFINITIONS = 300;
/** What is written for a variable, the one that wins first, its default last. */
function writtenFor(name, { module, given, root }) {
    const fallback = module.variables.get(name)?.body.attributes.get('default');
    const written = given.flatMap(({ attributes, scope }) => {
        const attribute = attributes.get(name);
        return attribute === undefined ? [] : [{ name, attribute, scope: scope ?? nowhere(root), isDefault: false }];
    });
    return fallback === undefined
        ? written
        : [...written, { name, attribute: fallback, scope: nowhere(root), isDefault: true }];
}
/** All that the names in an expression or a block lead to, by way of others; each behind what leads there. */
function definitionsIn(node, scope) {
    const found = new Map();
    const look = (at, from) => {
        for (const [, kind, name = ''] of (0,terraform_values/* writtenText */.v4)(at).matchAll(/\b(var|local)\.([\w-]+)/g)) {
            const attribute = from.module.locals.get(name);
            const local = attribute === undefined ? [] : [{ name, attribute, scope: from, isDefault: false }];
            for (const each of kind === 'local' ? local : writtenFor(name, from)) {
                if (found.size < MOST_DEFINITIONS && !found.has(each.attribute))
                    found.set(each.attribute, each);
            }
        }
    };
    look(node, scope);
    // What is added while it is gone through is gone through as well.
    for (const { attribute, scope: from } of found.values())
        look(attribute, from);
    return [...found.values()];
}
/** The names by which a block comes to some places, and those places with all that is written for the same names on one line. */
function waysTo(places, block, scope) {
    const definitions = definitionsIn(block, scope);
    const names = new Set();
    // From what is behind to what leads there.
    for (const { name, attribute } of [...definitions].reverse()) {
        const led = [...(0,terraform_values/* writtenText */.v4)(attribute.value).matchAll(/\b(?:var|local)\.([\w-]+)/g)].some(([, to = '']) => names.has(to));
        if (led || places.some((place) => holds(attribute, place)))
            names.add(name);
    }
    const written = definitions.filter(({ name, attribute: { value } }) => names.has(name) && value.kind !== 'object');
    const accounts = [...places, ...written.map(({ attribute }) => (0,terraform_values/* placeOf */.$t)(attribute.value))];
    return { accounts: [...new Map(accounts.map((place) => [(0,deployment_place/* showPlace */.R)(place), place])).values()], names: [...names] };
}
function holds({ source, start, end }, { file, line }) {
    const [first, last] = [source.placeAt(start).line ?? 0, source.placeAt(end).line ?? 0];
    return source.path === file && line !== null && first <= line && line <= last;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/evaluation.js








const evaluation_MOST_LEVELS = 100;
/** Parts of one text. */
const evaluation_MOST_PIECES = 2_000;
/** Stands for what is open in a path. */
const OPEN = '\0';
/** These give what they are given, or nearly so. */
const SAME = /^(?:(?:non)?sensitive|to(?:string|list|set|map)|trimspace|chomp)$/;
/** Expressions that may still be evaluated for one tree, which has some thousands at most. */
class Budget {
    #left = 500_000;
    spend(steps = 1) {
        this.#left -= steps;
        return this.#left >= 0;
    }
}
/** Follows the expressions of one block to what they are made of (DETECTION section 6). */
class Evaluation {
    files;
    budget;
    /** Names that what is not known is made of. */
    names = new Map();
    /** Files of which nobody can tell which one is read. */
    fitting = new Set();
    /** Variables of the root module whose default is used, by its place. */
    #defaults = new Map();
    /** Expressions that are being evaluated: one that leads back to itself has no value. */
    #active = new Set();
    constructor(files, budget) {
        this.files = files;
        this.budget = budget;
    }
    async value(expression, scope) {
        if (this.#active.has(expression) || this.#active.size > evaluation_MOST_LEVELS)
            return this.unknown(expression, scope);
        if (!this.budget.spend()) {
            return this.unknown(expression, scope, (0,deployment_problem/* problemAt */.l4)('unparseable', (0,terraform_values/* placeOf */.$t)(expression), 'too much to work out'));
        }
        this.#active.add(expression);
        try {
            return await this.#valueOfKind(expression, scope);
        }
        finally {
            this.#active.delete(expression);
        }
    }
    /** A block as an object: its arguments, and the blocks in it as `container[0]`. */
    async block(block, scope) {
        const members = [];
        for (const { name, value } of block.body.attributes.values()) {
            members.push({ key: name, value: await this.value(value, scope) });
        }
        for (const [index, each] of block.body.blocks.entries()) {
            members.push({ key: `${each.type}[${index}]`, value: await this.block(each, scope) });
        }
        return { kind: 'object', members, place: (0,terraform_values/* placeOf */.$t)(block) };
    }
    /** What nothing in the repository gives a value. */
    unknown(node, scope, problem = null, names = []) {
        const written = (0,terraform_values/* writtenText */.v4)(node);
        const remedy = 'Pass `to:`, write the value into a file of variables, or pin it.';
        const why = problem ?? (0,deployment_problem/* problemAt */.l4)('unresolved-variable', (0,terraform_values/* placeOf */.$t)(node), (0,deployment_reference/* quoteText */.ol)(written), { remedy });
        const behind = definitionsIn(node, scope).flatMap(({ name, attribute }) => [
            name,
            ...evaluation_namesIn((0,terraform_values/* writtenText */.v4)(attribute)),
        ]);
        const keys = written.startsWith('each.') ? scope.keys : [];
        this.names.set(why, [...evaluation_namesIn(written), ...behind, ...keys, ...names]);
        this.#askForSets(written, scope);
        // Readers of values take it for a template.
        const standIn = `$${written.replace(/^[^A-Za-z_]+|[^\w.]+/g, '_').slice(0, 100)}`;
        return evaluation_textAt(standIn, (0,terraform_values/* placeOf */.$t)(node), { written, problem: why });
    }
    /** The variable of the root module whose default stands at a place. */
    defaultAt(place) {
        return this.#defaults.get(JSON.stringify(place)) ?? null;
    }
    async #valueOfKind(expression, scope) {
        const place = (0,terraform_values/* placeOf */.$t)(expression);
        switch (expression.kind) {
            case 'literal':
                return expression.value === null ? { kind: 'null', place } : evaluation_textAt(expression.value, place);
            case 'template':
                return this.#template(expression, scope);
            case 'list': {
                const items = [];
                for (const item of expression.items)
                    items.push(await this.value(item, scope));
                return { kind: 'list', items, place };
            }
            case 'object': {
                const members = [];
                for (const { key, value } of expression.members) {
                    const name = (0,terraform_values/* knownText */.bG)(await this.value(key, scope));
                    if (name === null)
                        return this.unknown(expression, scope);
                    members.push({ key: name, value: await this.value(value, scope) });
                }
                return { kind: 'object', members, place };
            }
            case 'name':
                return scope.names.get(expression.name) ?? this.unknown(expression, scope);
            case 'member':
            case 'index':
                return this.#member(expression, scope);
            case 'call':
                return this.#call(expression, scope);
            case 'other':
                return this.unknown(expression, scope);
        }
    }
    async #template(template, scope) {
        const [only] = template.parts;
        if (template.parts.length === 1 && only?.kind === 'interpolation')
            return this.value(only.value, scope);
        const place = (0,terraform_values/* placeOf */.$t)(template);
        const pieces = [];
        for (const part of template.parts) {
            if (part.kind === 'text') {
                pieces.push({ text: part.text, placeAt: (at) => part.source.placeAt(part.start + at), unknown: null });
            }
            else if (!isDirectiveAlone(part.value)) {
                const value = await this.value(part.value, scope);
                const filled = value.kind === 'text' ? value : this.unknown(part.value, scope);
                if (filled.kind === 'text')
                    for (const piece of filled.text.pieces)
                        pieces.push(piece);
            }
        }
        if (pieces.length > evaluation_MOST_PIECES)
            return this.unknown(template, scope);
        return pieces.length === 0 ? evaluation_textAt('', place) : { kind: 'text', text: new terraform_values/* PlacedText */.jw(pieces), place };
    }
    async #member(expression, scope) {
        const { of } = expression;
        const root = rootOf(expression);
        if (!scope.names.has(root)) {
            const isDirect = of.kind === 'name' && expression.kind === 'member';
            if (isDirect && root === 'var')
                return this.#variable(expression, scope);
            if (isDirect && root === 'local')
                return this.#local(expression, scope);
            if (isDirect && root === 'path') {
                const folder = expression.name === 'module' ? scope.module.folder : scope.root;
                const path = external_node_path_.posix.relative(`/${scope.root}`, `/${folder}`);
                return evaluation_textAt(path.startsWith('..') ? path : `./${path}`, (0,terraform_values/* placeOf */.$t)(expression));
            }
            if (root !== 'var' && root !== 'local')
                return this.unknown(expression, scope);
        }
        const whole = await this.value(of, scope);
        const names = evaluation_namesIn((0,terraform_values/* writtenText */.v4)(expression));
        // What stands below it is called as it is here.
        if (whole.kind === 'text')
            return this.#called(whole, names);
        const key = expression.kind === 'index' ? await this.value(expression.key, scope) : null;
        // A key that is no more than a default may be any other as well.
        const isDefault = key?.kind === 'text' && this.defaultAt(key.text.placeAt(0)) !== null;
        const isOpen = key !== null && ((0,terraform_values/* knownText */.bG)(key) === null || isDefault);
        const name = expression.kind === 'index' ? (0,terraform_values/* knownText */.bG)(key) : expression.name;
        const member = name === null || isOpen ? null : (0,terraform_values/* memberOf */.C5)(whole, name);
        const keys = isOpen && whole.kind === 'object' ? whole.members.map((each) => each.key) : [];
        return member ?? this.unknown(expression, scope, null, keys);
    }
    async #variable(expression, scope) {
        const { name } = expression;
        const [first] = writtenFor(name, scope);
        if (first === undefined)
            return this.unknown(expression, scope, scope.module.broken[0]);
        const value = await this.value(first.attribute.value, first.scope);
        if (first.isDefault && scope.isRoot && value.kind === 'text') {
            this.#defaults.set(JSON.stringify(value.text.placeAt(0)), name);
        }
        return this.#called(value, [name]);
    }
    async #local(expression, scope) {
        const attribute = scope.module.locals.get(expression.name);
        if (attribute === undefined)
            return this.unknown(expression, scope, scope.module.broken[0]);
        return this.#called(await this.value(attribute.value, { ...scope, names: new Map() }), [expression.name]);
    }
    /** A value that one comes to by some names; where it is not known they are names of it. */
    #called(value, names) {
        const problem = value.kind === 'text' ? value.text.unknownIn()?.problem : undefined;
        if (problem !== undefined)
            this.names.set(problem, [...(this.names.get(problem) ?? []), ...names]);
        return value;
    }
    async #call(call, scope) {
        const { name } = call;
        const [first, second] = call.arguments;
        const isRead = /^(?:(?:template)?file|(?:yaml|json)encode)$/.test(name) || SAME.test(name);
        if (first === undefined || !isRead)
            return this.unknown(call, scope);
        const value = await this.value(first, scope);
        if (SAME.test(name))
            return value;
        if (name.endsWith('encode'))
            return { kind: 'encoded', value, place: (0,terraform_values/* placeOf */.$t)(call) };
        if (name === 'file')
            return this.#file(call, value, scope, wholeText);
        const given = second === undefined ? null : await this.value(second, scope);
        const members = given?.kind === 'object' ? given.members : [];
        const inTemplate = nowhere(scope.root, new Map(members.map((each) => [each.key, each.value])));
        return this.#file(call, value, scope, (source) => this.value(parseHclTemplate(source), inTemplate));
    }
    /** @param read what becomes of the file's text */
    async #file(call, name, scope, read) {
        if (name.kind !== 'text')
            return this.unknown(call, scope);
        const { pieces, whole } = name.text;
        // A part that is no more than a default may be another as well.
        const open = pieces.filter(({ unknown, placeAt }) => unknown !== null || this.defaultAt(placeAt(0)) !== null);
        const fitting = this.#ask(pieces.map((each) => (open.includes(each) ? OPEN : each.text)).join(''), scope.root);
        if (name.text.unknownIn() !== null || (open.length > 0 && fitting > 1))
            return this.unknown(call, scope);
        const path = pathFrom(scope.root, whole);
        try {
            const text = path === null ? null : await this.files.text(path);
            if (path !== null && text !== null)
                return await read(hclSource(path, text));
            return this.unknown(call, scope, (0,deployment_problem/* problemAt */.l4)('external-values', (0,terraform_values/* placeOf */.$t)(call), (0,deployment_reference/* quoteText */.ol)(whole)));
        }
        catch (error) {
            if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                throw error;
            return this.unknown(call, scope, error.problem);
        }
    }
    /** Asks for all files that a path with open parts fits, since any of them may decide; how many there are. */
    #ask(path, folder) {
        const whole = pathFrom(folder, path) ?? '';
        if (!whole.includes(OPEN) || !/[\w-]/.test(whole.slice(whole.lastIndexOf('/') + 1)))
            return 0;
        const pattern = new RegExp(`^${whole.replace(/[^\w/\0]/g, '\\$&').replaceAll(OPEN, '[^/]+')}$`);
        this.budget.spend(this.files.paths.length / 50);
        const fitting = this.files.paths.filter((each) => pattern.test(each) && this.files.has(each));
        if (fitting.length > 1)
            for (const each of fitting)
                this.fitting.add(each);
        return fitting.length;
    }
    /** Asks for the files of every `fileset`. */
    #askForSets(written, { module, root }) {
        for (const [, base = '', pattern = ''] of written.matchAll(/\bfileset\(\s*([^,]*),\s*"([^"]*)"/g)) {
            const below = base.replace(/"|\$\{path\.\w+\}|path\.\w+/g, '');
            this.#ask(`./${(0,repository_paths/* inFolder */._z)(below, pattern).replace(/[*{[][^/.]*/g, OPEN)}`, base.includes('path.module') ? module.folder : root);
        }
    }
}
function evaluation_textAt(text, place, unknown = null) {
    return { kind: 'text', text: new terraform_values/* PlacedText */.jw([{ text, placeAt: () => place, unknown }]), place };
}
function wholeText({ text, placeAt }) {
    return { kind: 'text', text: new terraform_values/* PlacedText */.jw([{ text, placeAt, unknown: null }]), place: placeAt(0) };
}
/** Whether a directive has a line to itself, so that it leaves the lines around it as they are. */
function isDirectiveAlone({ source: { text }, start }) {
    const line = text.slice(text.lastIndexOf('\n', start) + 1, `${text}\n`.indexOf('\n', start));
    return text.startsWith('%{', start) && line.replace(/%\{[^}]*\}/g, '').trim() === '';
}
function rootOf(expression) {
    let at = expression;
    while (at.kind === 'member' || at.kind === 'index')
        at = at.of;
    return at.kind === 'name' ? at.name : '';
}
/** A path from the repository's root; null where it leads out of it, or nobody can tell. */
function pathFrom(folder, path) {
    return path.startsWith('~') ? null : (0,repository_paths/* resolvePath */.o1)(folder, path);
}
/** Names of variables, locals and members in an expression as it is written: `v` and `bi` of `lookup(var.v, "bi")`. */
function evaluation_namesIn(text) {
    const found = text.matchAll(/\b(?:var|local|value)\.([\w-]+)|"([A-Za-z_][\w-]*)"|\.([A-Za-z_][\w-]*)$/g);
    return [...found].flatMap(([, variable, key, last]) => variable ?? key ?? last ?? []);
}

// EXTERNAL MODULE: ./build/deployment/kinds/terraform/images.js
var terraform_images = __webpack_require__(727);
;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/release.js











/** Kinds of settings, in the order in which the provider applies them. */
const SETTINGS = ['set', 'set_list', 'set_sensitive', 'set_wo'];
/** Settings of one release; more than anybody writes. */
const MOST_SETTINGS = 20_000;
/**
 * Reads a resource `helm_release` (DETECTION 2.3): what is set wins over the list of values, of which the later wins, and the chart's
 * version decides where none has the tag.
 *
 * @returns null where that is not the service
 * @throws TreeError where the tree cannot be read
 */
async function readReleaseBlock(block, scope, evaluation, settings) {
    const release = new ReleaseBlock(block, scope, evaluation, settings.chart);
    const chart = await release.chart();
    const values = [...(await release.settings()), ...(await release.values())];
    const reading = await (0,helm_release/* readHelmRelease */.q)(evaluation.files, { chart, values, place: (0,terraform_values/* placeOf */.$t)(block) }, settings);
    if (reading === null)
        return null;
    const further = reading.further.map((part) => ({ ...part, found: release.named(part.found) }));
    return { ...withoutMode(release.named(reading), await release.member('disable_webhooks')), further };
}
/** The same without the mode of the upgrade, where the provider keeps the chart's hooks from running, or may. */
function withoutMode(reading, disabled) {
    if (disabled === null || (0,terraform_values/* knownText */.bG)(disabled) === 'false' || reading.declared.upgradeMode === null)
        return reading;
    const at = (0,deployment_place/* showPlace */.R)(disabled.place);
    const notice = `The migration job is a hook, and those are disabled at ${at}: upgrade.mode is taken as not set`;
    return { ...reading, declared: { ...reading.declared, upgradeMode: null }, notices: [...reading.notices, notice] };
}
class ReleaseBlock {
    block;
    scope;
    evaluation;
    service;
    /** Why what is filled in is not known, by what stands in the values for it. */
    #unknown = new Map();
    constructor(block, scope, evaluation, 
    /** Name of the service's chart. */
    service) {
        this.block = block;
        this.scope = scope;
        this.evaluation = evaluation;
        this.service = service;
    }
    /** What stands in a text for something that is filled in is named as what it is. */
    named(reading) {
        if (reading.answer.status !== 'problem' || reading.answer.problem.code !== 'unresolved-template')
            return reading;
        const problem = this.#hiddenIn(reading.answer.problem.found);
        return problem === null ? reading : { ...reading, answer: (0,deployment/* problemAnswer */.aV)(problem), place: problem.place };
    }
    #hiddenIn(text) {
        const names = [...this.#unknown.keys()].filter((name) => text.includes(name));
        return this.#unknown.get(names.sort((one, other) => other.length - one.length)[0] ?? '') ?? null;
    }
    async member(name) {
        const attribute = this.block.body.attributes.get(name);
        const value = attribute === undefined ? null : await this.evaluation.value(attribute.value, this.scope);
        return value?.kind === 'null' ? null : value;
    }
    async chart() {
        const chart = await this.member('chart');
        const text = (0,terraform_values/* knownText */.bG)(chart);
        if (chart === null) {
            return { kind: 'unknown', problem: (0,deployment_problem/* problemAt */.l4)('chart-unpinned', (0,terraform_values/* placeOf */.$t)(this.block), 'The release has no chart') };
        }
        if (text === null)
            return { kind: 'unknown', problem: this.#problemOf(chart) };
        const repository = await this.member('repository');
        const address = repository === null ? null : repository.kind === 'text' ? repository.text.whole : '';
        const { root } = this.scope;
        const isBeside = address === null && this.evaluation.files.has(`${(0,repository_paths/* inFolder */._z)(root, text)}/Chart.yaml`);
        if (/^(?:\.\.?(?:\/|$)|\/|~)/.test(text) || isBeside) {
            const folder = text.endsWith('.tgz') ? null : pathFrom(root, text);
            if (folder !== null)
                return { kind: 'folder', path: folder };
            return { kind: 'unknown', problem: (0,deployment_problem/* problemAt */.l4)('external-values', chart.place, (0,deployment_reference/* quoteText */.ol)(text)) };
        }
        const slash = text.lastIndexOf('/');
        const version = await this.member('version');
        const known = (0,terraform_values/* knownText */.bG)(version)?.trim() || null;
        const at = version?.kind === 'text' ? version.text.placeAt(0) : null;
        return {
            kind: 'published',
            name: text.slice(slash + 1),
            version: known === null || at === null ? null : { text: known, place: at },
            repository: address ?? (slash === -1 ? null : text.slice(0, slash)),
            problem: version === null || (0,terraform_values/* knownText */.bG)(version) !== null ? null : this.#problemOf(version),
        };
    }
    /** What is set, all of it as one layer; in front of it what may set anything. */
    async settings() {
        const made = [];
        const unseen = [];
        for (const type of SETTINGS) {
            const written = await this.member(type);
            const items = written?.kind === 'list' ? [...written.items] : written === null ? [] : [written];
            for (const each of this.block.body.blocks) {
                if (each.type === type)
                    items.push(await this.evaluation.block(each, this.scope));
                if (each.type === 'dynamic' && each.labels[0] === type)
                    items.push(this.evaluation.unknown(each, this.scope));
            }
            for (const item of items) {
                const name = (0,terraform_values/* memberOf */.C5)(item, 'name');
                const steps = (0,helm_settings/* stepsOf */.B)((0,terraform_values/* knownText */.bG)(name) ?? '');
                const value = (0,terraform_values/* memberOf */.C5)(item, 'value');
                const isText = ((0,terraform_values/* knownText */.bG)((0,terraform_values/* memberOf */.C5)(item, 'type')) ?? 'auto') !== 'auto';
                if (steps.length === 0)
                    unseen.push({ kind: 'unseen', problem: this.#problemOf(name ?? item) });
                else if (value !== null)
                    this.#flatten(value, steps, made, isText);
            }
        }
        return [...unseen, ...this.#made(made)];
    }
    /** What stands in a value, each scalar as a setting of its own. */
    #flatten(value, steps, made, isText) {
        if (made.length > MOST_SETTINGS)
            return;
        if (value.kind === 'list') {
            for (const [index, item] of value.items.entries())
                this.#flatten(item, [...steps, index], made, isText);
        }
        else if (value.kind === 'object') {
            for (const { key, value: member } of value.members)
                this.#flatten(member, [...steps, key], made, isText);
        }
        else {
            const text = value.kind === 'text' ? this.#note(value.text) : null;
            const whole = text?.whole ?? 'null';
            const place = text?.placeAt(Math.max(whole.search(/\S/), 0)) ?? value.place;
            const setting = whole.trim().replace(/\\([\s\S])/g, '$1');
            made.push({ steps, value: setting, isText: text !== null && (isText || text.unknownIn() !== null), place });
        }
    }
    /** The list of values, the one that wins first. */
    async values() {
        const values = await this.member('values');
        const items = values?.kind === 'list' ? values.items : values === null ? [] : [values];
        return items.flatMap((item) => this.#valuesOf(item)).reverse();
    }
    #valuesOf(item) {
        if (item.kind === 'encoded' && item.value.kind === 'object') {
            const made = [];
            this.#flatten(item.value, [], made, true);
            return this.#made(made);
        }
        if (item.kind === 'null')
            return [];
        if (item.kind !== 'text')
            return [{ kind: 'unseen', problem: this.#problemOf(item) }];
        const text = this.#note(item.text);
        if (text.whole.trim() === '')
            return [];
        // What is filled in within quotes stands where it comes from.
        const start = (offset) => (/["']/.test(text.whole.charAt(offset)) ? offset + 1 : offset);
        const placeAt = (offset) => text.placeAt(start(offset));
        return [this.#layer(() => new yaml/* YamlFile */._(placeAt(0).file, text.whole, { placeAt }))];
    }
    /** Keeps what is not known in a text. */
    #note(text) {
        for (const { text: name, unknown } of text.pieces)
            if (unknown !== null)
                this.#unknown.set(name, unknown.problem);
        return text;
    }
    #problemOf(value) {
        const of = value.kind === 'encoded' ? value.value : value;
        const unknown = of.kind === 'text' ? this.#note(of.text).unknownIn() : null;
        return unknown?.problem ?? (0,deployment_problem/* problemAt */.l4)('not-a-version', value.place, 'What stands there');
    }
    #made(made) {
        return made.length === 0 ? [] : [this.#layer(() => (0,embedded_yaml/* settingsAsYaml */.v)(this.block.source.path, made))];
    }
    /** Values as YAML; none that are seen where what is filled in may hold the image, or all of them. */
    #layer(make) {
        try {
            const file = make();
            const { root } = file;
            const isMap = root !== null && file.isMap(root);
            const values = isMap ? ['image', this.service].map((name) => file.member(root, name)?.value ?? null) : [root];
            const texts = values.map((value) => (value === null ? '' : (file.scalar(value)?.text ?? '')));
            const hidden = this.#hiddenIn(texts.join('\n'));
            return hidden === null ? { kind: 'layer', layer: { file, root } } : { kind: 'unseen', problem: hidden };
        }
        catch (error) {
            if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                throw error;
            return { kind: 'unseen', problem: error.problem };
        }
    }
}

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/roots.js





const TERRAGRUNT = 'terragrunt.hcl';
/** Root modules that lead to a file that is worth a look, in an excluded folder too. */
async function rootsOf(files, modules, candidates, isSearched) {
    const paths = files.paths.filter(isModuleFile);
    const callers = new Map();
    const called = (folder, by) => {
        if (folder !== null)
            callers.set(folder, (callers.get(folder) ?? new Set()).add(by));
    };
    const calling = await files.containing('module', paths.filter(isSearched));
    for (const folder of new Set(calling.map(repository_paths/* folderOf */.yS))) {
        for (const call of (await modules.module(folder)).calls)
            called(calledFolder(folder, call), folder);
    }
    const units = [];
    for (const path of files.paths.filter((each) => isTerragrunt(each) && isSearched(each))) {
        const file = await (0,source_files/* readable */.H)(parsedBody(files, path));
        if (file !== null)
            units.push(unitOf((0,repository_paths/* folderOf */.yS)(path), file));
    }
    for (const { module } of units)
        called(module, '');
    const worth = [...(await files.containing('lightdash', paths)), ...candidates];
    const leading = new Set(worth.map((path) => (isModuleFile(path) ? (0,repository_paths/* folderOf */.yS)(path) : modules.folderAround(path))));
    // What is added while it is gone through is gone through as well.
    for (const folder of leading)
        for (const caller of callers.get(folder ?? '') ?? [])
            leading.add(caller);
    const variables = files.paths.filter((path) => path.endsWith('.tfvars') && isSearched(path) && !isSample(path));
    const around = (folder) => variables.filter((path) => modules.folderAround(path) === folder);
    const roots = [];
    for (const folder of leading) {
        const isApplied = folder !== null && modules.has(folder) && !callers.has(folder);
        if (isApplied && isSearched((0,repository_paths/* inFolder */._z)(folder, 'main.tf'))) {
            roots.push(await roots_rootOf(files, await modules.module(folder), around(folder)));
        }
    }
    for (const { folder, module, file } of units) {
        if (module === null || !leading.has(module) || !modules.has(module))
            continue;
        const root = await roots_rootOf(files, await modules.module(module), around(module));
        // Inputs are handed over as variables of the environment, which files of variables win over.
        const inputs = { path: (0,repository_paths/* inFolder */._z)(folder, TERRAGRUNT), ...inputsOf(file, folder, root.module) };
        roots.push({ ...root, path: folder, given: [...root.given, inputs] });
    }
    return { roots, units };
}
/** Whether Terraform reads a file of variables in a root module's folder by itself. */
function isReadByItself(path) {
    return /(?:^|\/)(?:terraform|[^/]*\.auto)\.tfvars$/.test(path);
}
/** Whether a file of variables is there only to be copied. */
function isSample(path) {
    return /(?:example|sample)[^/]*$/i.test(path) && !isReadByItself(path);
}
async function roots_rootOf(files, module, paths) {
    const read = [];
    const broken = [];
    for (const path of paths) {
        try {
            read.push({ path, attributes: (await parsedBody(files, path))?.attributes ?? new Map(), scope: null });
        }
        catch (error) {
            if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                throw error;
            broken.push(error.problem);
        }
    }
    const isOwn = ({ path }) => (0,repository_paths/* folderOf */.yS)(path) === module.folder && isReadByItself(path);
    // What is read later wins, and `terraform.tfvars` is read first.
    const isFirst = ({ path }) => Number(path.endsWith('/terraform.tfvars') || path === 'terraform.tfvars');
    const own = read
        .filter(isOwn)
        .reverse()
        .sort((one, other) => isFirst(one) - isFirst(other));
    const named = read.filter((file) => !isOwn(file));
    return { path: module.folder, module, given: own, named, broken };
}
function isTerragrunt(path) {
    return path === TERRAGRUNT || path.endsWith(`/${TERRAGRUNT}`);
}
function unitOf(folder, file) {
    const source = file.blocks.find(({ type }) => type === 'terraform') ?? null;
    const written = source?.body.attributes.get('source');
    // Without a source it applies what lies in its own folder.
    const address = written === undefined ? '.' : (0,terraform_values/* writtenText */.v4)(written.value).replace(/^"|"$/g, '').replaceAll('//', '/');
    const [, fromTop] = /^\$\{get_repo_root\(\)\}\/(.*)$/.exec(address) ?? [];
    const isHere = /^\.\.?(?:\/|$)/.test(address);
    const module = fromTop !== undefined ? (0,repository_paths/* resolvePath */.o1)('', fromTop) : isHere ? (0,repository_paths/* resolvePath */.o1)(folder, address) : null;
    return { folder, source, module, file };
}
/** Inputs as arguments of the module; any of its variables may be in what is not written out. */
function inputsOf({ attributes, blocks }, folder, { variables }) {
    const scope = { ...nowhere(folder), module: moduleOf(folder, blocks, []) };
    const inputs = attributes.get('inputs')?.value;
    const all = inputs === undefined ? [] : [...variables.keys()].map((name) => ({ name, value: inputs }));
    const written = inputs?.kind === 'object' ? inputs.members : null;
    const given = written?.map(({ key, value }) => ({ name: (0,terraform_values/* literalText */.bK)(key) ?? '', value })) ?? all;
    return { attributes: new Map(given.map(({ name, value }) => [name, { ...value, name, value }])), scope };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/second-order.js


/** Arguments and blocks that may change what a block deploys. */
const second_order_TOLD = /^(?:count|for_each|postrender|reuse_values|reset_values)$/;
/** Blocks that are made and may hold an image. */
const MADE = /^dynamic "(?:set|container|template|spec|image)/;
/** What of a life cycle keeps a version from being applied. */
const KEPT = /^lifecycle .*ignore_changes.*\b(?:all|image|container\w*|template|task_definition|values|set|version|chart)\b/;
/**
 * What of a block is told and not evaluated (DETECTION section 6).
 *
 * @param address of the block, the same in both trees
 */
function second_order_secondOrderOf({ body }, address, scope) {
    return [...body.attributes.values(), ...body.blocks].flatMap((node) => {
        const name = 'type' in node ? node.type : node.name;
        const text = (0,terraform_values/* writtenText */.v4)(node);
        if (!second_order_TOLD.test(name) && !KEPT.test(text) && !MADE.test(text))
            return [];
        return [{ key: `${address}.${name}`, text: [text, ...switchesIn(node, scope)].join('; '), place: (0,terraform_values/* placeOf */.$t)(node) }];
    });
}
/** What the names in an expression stand for, where that is one value. */
function switchesIn(node, scope) {
    const isOne = (kind) => kind !== 'object' && kind !== 'list';
    return definitionsIn(node, scope).flatMap(({ name, attribute: { value } }) => isOne(value.kind) ? [`${name} is ${(0,terraform_values/* writtenText */.v4)(value)}`] : []);
}

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform.js

















const terraform_KIND = 'terraform';
/**
 * Releases and containers of Terraform and OpenTofu (DETECTION 2.3): each root module, or module that Terragrunt applies, with all that
 * it calls, once as Terraform reads its variables by itself and once for each file of variables that it may be given.
 */
const terraform = {
    kind: terraform_KIND,
    startsFrom: ['*.tf', '*.tofu', '*.tfvars', 'terragrunt.hcl'],
    async read(files, candidates, settings) {
        if (candidates.length === 0)
            return deployment_finding/* NOTHING_READ */.pp;
        const modules = new Modules(files);
        const reading = new TerraformReading(files, modules, new Set(candidates), settings);
        const { roots, units } = await rootsOf(files, modules, candidates, (0,deployment_candidates/* searchTest */.Ln)(settings));
        for (const root of roots)
            await reading.readRoot(root);
        for (const { folder, source, module } of units) {
            if (source !== null)
                reading.link(`${terraform_KIND}:${folder}#terragrunt`, source, module);
        }
        return reading.result();
    },
};
/** Modules within modules. */
const MOST_CALLS = 20;
/** What a module costs beside the expressions in it. */
const MODULE_STEPS = 150;
class TerraformReading {
    files;
    modules;
    candidates;
    settings;
    #found = [];
    #claimed = new Set();
    #seen = new Set();
    #links = new Map();
    #budget = new Budget();
    #broken = new Map();
    constructor(files, modules, candidates, settings) {
        this.files = files;
        this.modules = modules;
        this.candidates = candidates;
        this.settings = settings;
    }
    result() {
        const found = [...this.#found, ...this.#broken.values()];
        return { found, claimed: [...this.#claimed], seen: [...this.#seen], links: [...this.#links.values()] };
    }
    link(id, call, folder) {
        const link = modules_linkOf(id, call, folder);
        if (link !== null)
            this.#links.set(id, link);
    }
    /**
     * What an environment changes is a deployment of its own; where each of them does, or one gives a value that nothing else gives, there
     * is none without them.
     */
    async readRoot(root) {
        for (const problem of root.broken)
            this.#refuse(problem);
        const own = await this.#readIn(root, null);
        const others = [];
        for (const file of root.named)
            others.push(await this.#readIn(root, file));
        for (const address of new Set([own, ...others].flatMap((found) => [...found.keys()]))) {
            const mine = own.get(address) ?? [];
            const each = others.map((found) => found.get(address) ?? []);
            const changed = each.filter((one, index) => ![mine, ...each.slice(0, index)].some((other) => isSame(one, other)));
            // What nobody can tell is beaten by what is given, unless it may lead to yet another file.
            const known = new Set(changed.flat().flatMap(({ inputs }) => inputs));
            const isBeaten = mine.some(isOpen)
                ? mine.every(({ inputs }) => inputs.every((path) => known.has(path)))
                : !each.some((one) => isSame(one, mine));
            this.#found.push(...(changed.length > 0 && isBeaten ? [] : mine), ...changed.flat());
        }
    }
    async #readIn(root, environment) {
        const { module } = root;
        const given = environment === null ? root.given : [environment, ...root.given];
        const scope = { module, root: module.folder, names: new Map(), keys: [], given, isRoot: true };
        const found = new Map();
        const position = { root, environment, prefix: '', scope, secondOrder: [], above: [module.folder] };
        await this.#readModule(position, found);
        const versions = new Set([...found.values()].flat().map(({ answer }) => versionIn(answer)));
        // What is switched on and off matters where another version may take its place, and `for_each` where it decides.
        const isTold = ({ key }, finding) => key.endsWith('.count') ? versions.size > 1 : !key.endsWith('.for_each') || isOpen(finding);
        for (const [address, each] of found) {
            const told = (finding) => finding.secondOrder.filter((one) => isTold(one, finding));
            found.set(address, each.map((finding) => ({ ...finding, secondOrder: told(finding) })));
        }
        return found;
    }
    /** Refuses a file that cannot be read and may deploy the service, or decide its version. */
    #refuse(problem) {
        const file = problem.place?.file ?? '';
        this.#broken.set(file, (0,deployment_finding/* unreadableFinding */.jg)(terraform_KIND, `${terraform_KIND}:${file}`, file, problem, [file]));
    }
    async #readModule(position, found) {
        const { root, scope, prefix, above } = position;
        if (!this.#budget.spend(MODULE_STEPS)) {
            const place = { file: root.module.calls[0]?.source.path ?? '', line: 1, column: 1 };
            this.#refuse((0,deployment_problem/* problemAt */.l4)('unparseable', place, 'more modules than can be worked out'));
            return;
        }
        for (const problem of scope.module.broken) {
            if (this.candidates.has(problem.place?.file ?? ''))
                this.#refuse(problem);
        }
        for (const block of scope.module.resources) {
            const text = block.source.text.slice(block.start, block.end);
            const mayMatter = block.labels[0] === 'helm_release' || /image|lightdash|file\(/i.test(text);
            if (mayMatter)
                await this.#readBlock(block, block.labels.join('.'), position, found);
        }
        for (const call of scope.module.calls) {
            const folder = calledFolder(scope.module.folder, call);
            const name = `module.${call.labels[0] ?? ''}`;
            const id = `${terraform_KIND}:${root.path}#${prefix}${name}`;
            this.link(id, call, folder);
            if (folder === null || !this.modules.has(folder))
                await this.#readBlock(call, name, position, found);
            else if (!above.includes(folder) && above.length < MOST_CALLS) {
                const module = await this.modules.module(folder);
                const from = await this.#within(call, scope);
                const given = [{ attributes: call.body.attributes, scope: from }];
                const called = { ...scope, module, names: new Map(), keys: [], given, isRoot: false };
                const secondOrder = [...position.secondOrder, ...second_order_secondOrderOf(call, id, scope)];
                const way = { prefix: `${prefix}${name}.`, scope: called, secondOrder, above: [...above, folder] };
                await this.#readModule({ ...position, ...way }, found);
            }
        }
    }
    /** Where a block's expressions find what they name. */
    async #within({ body }, scope) {
        const forEach = body.attributes.get('for_each');
        if (forEach === undefined)
            return scope;
        const values = await new Evaluation(this.files, this.#budget).value(forEach.value, scope);
        return { ...scope, keys: values.kind === 'object' ? values.members.map(({ key }) => key) : [] };
    }
    async #readBlock(block, name, position, into) {
        const { root, environment, prefix } = position;
        const own = `${prefix}${name}`;
        const address = into.has(own) ? `${own}~${into.size}` : own;
        const scope = await this.#within(block, position.scope);
        const files = this.files.recorded();
        const evaluation = new Evaluation(files, this.#budget);
        const id = `${terraform_KIND}:${root.path}#${address}${environment === null ? '' : `@${external_node_path_.posix.relative(root.path, environment.path)}`}`;
        const key = `${terraform_KIND}:${root.path}#${address}`;
        const secondOrder = [...position.secondOrder, ...second_order_secondOrderOf(block, key, scope)];
        const carrier = block.source.path;
        const of = { kind: terraform_KIND, id, unit: id, carrier, secondOrder, variables: [], inputs: [] };
        const found = [];
        if (block.labels[0] === 'helm_release' && block.type === 'resource') {
            const reading = await readReleaseBlock(block, scope, evaluation, this.settings);
            if (reading !== null)
                found.push(...(0,findings/* findingsOfRelease */.X)(reading, of));
            this.#seen.add(id);
        }
        else {
            for (const [index, { steps, ...image }] of (await (0,terraform_images/* readImages */.H)(block, scope, evaluation, this.settings)).entries()) {
                const text = (await (0,source_files/* readable */.H)(this.files.text(image.place.file))) ?? '';
                const declared = { ...deployment/* NOTHING_DECLARED */.ZM, upgradeMode: (0,comment_declaration/* declaredInComment */.B)(text, image.place) };
                found.push({ ...deployment_finding/* PLAIN */.tZ, ...of, ...image, declared, id: index === 0 ? id : `${id}#${steps.join('.')}` });
            }
            if (found.length > 0 || /image|container/i.test(block.source.text.slice(block.start, block.end)))
                this.#seen.add(id);
        }
        const given = [...root.given, ...(environment === null ? [] : [environment])].map(({ path }) => path);
        const inputs = [...new Set([carrier, ...given, ...files.asked])];
        const isOwn = (path) => this.files.has(path) && !isOfTerraform(path) && !evaluation.fitting.has(path);
        if (found.length > 0)
            for (const path of inputs.filter(isOwn))
                this.#claimed.add(path);
        const completed = found.map((finding) => complete(finding, inputs, waysTo(terraform_placesOf(finding), block, scope), evaluation));
        if (found.length > 0)
            into.set(address, completed);
    }
}
/** The net judges what stands on a line that was not understood. */
function terraform_placesOf(finding) {
    return [finding.place, ...(isOpen(finding) ? [] : finding.accounts)];
}
/** A finding with all that was read on the way to it. */
function complete(finding, read, { accounts, names }, evaluation) {
    const { answer, place } = finding;
    const used = answer.status === 'problem' ? null : evaluation.defaultAt(place);
    const notice = `The default of the variable ${(0,deployment_reference/* quoteText */.ol)(used ?? '')} at ${(0,deployment_place/* showPlace */.R)(place)} is used; it can be overridden by -var`;
    const unknown = answer.status === 'problem' ? (evaluation.names.get(answer.problem) ?? []) : [];
    return {
        ...finding,
        inputs: [...new Set([...read, ...accounts.map(({ file }) => file)])],
        accounts: isOpen(finding) ? [] : accounts,
        variables: [...new Set([...names, ...unknown])].sort(),
        notices: used === null ? finding.notices : [...finding.notices, (0,deployment_problem/* cutQuotes */.AA)(notice)],
    };
}
/** Whether something decides the version that is not known. */
function isOpen({ answer }) {
    return (answer.status === 'problem' && /^(?:unresolved-variable|external-values|unparseable)$/.test(answer.problem.code));
}
function versionIn(answer) {
    if (answer.status === 'version')
        return answer.version;
    return answer.status === 'chart' ? `${answer.chart.version}` : answer.problem.found;
}
function isOfTerraform(path) {
    return /\.(?:tf|tofu|tfvars|hcl)$/.test(path);
}
/** Whether two environments deploy the same from the same places. */
function isSame(one, other) {
    const keyOf = (found) => JSON.stringify(found.map(({ place, answer, chart, declared }) => [place, answer, chart, declared]));
    return keyOf(one) === keyOf(other);
}

;// CONCATENATED MODULE: ./build/deployment/kinds/umbrella-chart.js








const umbrella_chart_KIND = 'umbrella-chart';
/** What belongs to a chart itself. */
const OWN_FILES = ['Chart.yaml', 'Chart.lock', 'values.yaml'];
/** Charts that depend on charts in the repository which depend on the service's; nobody nests them deeper. */
const umbrella_chart_MOST_LEVELS = 3;
/**
 * Charts in the repository, one deployment a file of values: those that depend on the service's chart, whose values stand under its
 * name or alias, those whose own templates run the service, and forks of the service's chart.
 */
const umbrellaChart = {
    kind: umbrella_chart_KIND,
    startsFrom: ['*.yaml', '*.yml', '*values*.json', 'Chart.lock'],
    async read(files, candidates, settings, claimed) {
        const found = [];
        const isClaimed = (folder) => OWN_FILES.some((name) => claimed.has((0,repository_paths/* inFolder */._z)(folder, name)));
        const own = [];
        const seen = new Set();
        const nested = (0,values_files/* chartFolders */.ue)(files).size === 0 ? [] : await nestedCharts(files);
        for (const chart of await chartsIn(files, nested, candidates, { settings, isClaimed }, seen)) {
            const { folder, keys } = chart;
            const base = await umbrella_chart_readEnvironment(files, chart, null, settings);
            const isUmbrella = keys.length > 0;
            if (!isUmbrella)
                await addImages(files, (0,repository_paths/* inFolder */._z)(folder, 'values.yaml'), seen);
            if (!isUmbrella && base.parts.length === 0)
                continue;
            const local = await (0,source_files/* readable */.H)((0,chart_files/* readLocalChart */.ay)(files, folder));
            const isFork = !isUmbrella && (local === null || local.name === settings.chart);
            const overlays = await overlaysOf(files, chart, base, isFork ? candidates : []);
            const environments = [base];
            for (const overlay of overlays)
                environments.push(await umbrella_chart_readEnvironment(files, chart, overlay, settings));
            // The defaults of the service's own chart deploy nothing, unless they pin what they install.
            const isPart = chartAround(files, folder) !== null || nested.some(({ source }) => source === folder);
            const isIdle = isFork && (isPart || base.parts[0]?.setsTag !== true);
            found.push(...deployedOf(environments, isIdle));
            own.push(...OWN_FILES.map((name) => (0,repository_paths/* inFolder */._z)(folder, name)), ...overlays);
            // An overlay that deploys nothing any more, or has lost its tag, is still there; values below all overlays are no deployment of their own.
            for (const { findings } of environments.slice(1))
                for (const { id } of findings)
                    seen.add(id);
            if (isUmbrella)
                for (const path of (0,values_files/* overlayPaths */.Pr)(files, folder))
                    for (const { steps } of base.parts)
                        seen.add(idOfUmbrella(path, steps));
            if (!isUmbrella)
                for (const overlay of overlays)
                    await addImages(files, overlay, seen);
        }
        for (const { id } of found)
            seen.add(id);
        return { found, claimed: own, seen: [...seen], links: [] };
    },
};
function idOfUmbrella(path, steps) {
    return `${umbrella_chart_KIND}:${path}#${steps.join('.')}`;
}
async function addImages(files, path, seen) {
    for (const id of await (0,values_files/* idsOfImages */.s0)(files, path))
        seen.add(id);
}
async function nestedCharts(files) {
    const all = [...(0,values_files/* chartFolders */.ue)(files)];
    const lists = all.map((folder) => (0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'));
    const linked = (await files.containing('file://', lists)).map(repository_paths/* folderOf */.yS);
    const above = all.flatMap((folder) => chartAround(files, folder) ?? []);
    const nested = [];
    for (const folder of new Set([...linked, ...above])) {
        for (const dependency of await (0,chart_files/* dependenciesOf */.hk)(files, folder)) {
            const source = (0,chart_files/* sourceFolderOf */.Rc)(files, folder, dependency);
            if (source !== null)
                nested.push({ folder, key: dependency.key, source });
        }
    }
    return nested;
}
/** The folder of the chart in whose `charts` folder another one lies; null where there is none. */
function chartAround(files, folder) {
    const around = /^(?:(.*)\/)?charts\/[^/]+$/.exec(folder);
    const above = around?.[1] ?? '';
    return around !== null && files.has((0,repository_paths/* inFolder */._z)(above, 'Chart.yaml')) ? above : null;
}
/** @param seen takes the dependencies on other charts */
async function chartsIn(files, nested, candidates, { settings, isClaimed }, seen) {
    const templates = files.paths.filter((path) => /(?:^|\/)templates\/[^/]+$/.test(path));
    const naming = [...candidates, ...(await files.containing('lightdash', templates))];
    const named = new Set(naming.flatMap((path) => (0,values_files/* chartFolderAbove */.m)(files, path) ?? []));
    const charts = new Map();
    for (const folder of named) {
        // Another kind has spoken for it.
        if (isClaimed(folder))
            continue;
        const dependencies = await (0,chart_files/* dependenciesOf */.hk)(files, folder);
        const keys = dependencies.filter(({ name }) => name === settings.chart).map(({ key }) => key);
        charts.set(folder, new Set(keys));
        for (const { key } of dependencies)
            if (!keys.includes(key))
                seen.add(`${umbrella_chart_KIND}:${(0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml')}#${key}`);
    }
    // A chart may depend on an umbrella chart without a word of the service.
    for (let level = 0; level < umbrella_chart_MOST_LEVELS; level += 1) {
        for (const { folder, key, source } of nested) {
            if ((charts.get(source)?.size ?? 0) > 0)
                charts.set(folder, (charts.get(folder) ?? new Set()).add(key));
        }
    }
    return [...charts].map(([folder, keys]) => ({ folder, keys: [...keys] }));
}
/** The files of values that speak of what a chart deploys, one an environment. */
async function overlaysOf(files, { folder, keys }, { parts }, ofFork) {
    const overlays = new Set();
    const possible = (0,values_files/* overlayPaths */.Pr)(files, folder);
    const ways = [...keys.map((key) => [key]), ...parts.map(({ way }) => way)];
    for (const way of ways.filter(([key = '']) => key !== '')) {
        for (const path of await files.containing(way[0] ?? '', possible)) {
            if (await (0,values_files/* mayHold */.BV)(files, path, way))
                overlays.add(path);
        }
    }
    const isInside = (path) => keys.length === 0 && (0,values_files/* chartFolderAbove */.m)(files, path) === folder;
    for (const path of possible.filter((each) => isInside(each) && !overlays.has(each))) {
        const isLikely = (0,values_files/* isNamedAfterEnvironment */.Bk)(path) || ofFork.includes(path);
        if (isLikely && (await (0,values_files/* mayHold */.BV)(files, path, [])))
            overlays.add(path);
    }
    return [...overlays].sort();
}
async function umbrella_chart_readEnvironment(files, { folder, keys }, overlay, settings) {
    const recorded = files.recorded();
    const values = [];
    try {
        const file = overlay === null ? null : await recorded.yaml(overlay);
        if (file !== null)
            values.push({ kind: 'layer', layer: { file, root: file.root } });
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
        values.push({ kind: 'unseen', problem: error.problem });
    }
    const [file] = values.flatMap((each) => (each.kind === 'layer' ? [each.layer.file] : []));
    const [path, own] = [(0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'), (0,repository_paths/* inFolder */._z)(folder, 'values.yaml')];
    const chart = { kind: 'folder', path: folder };
    const release = { chart, values, place: { file: path, line: 1, column: 1 } };
    const isUmbrella = keys.length > 0;
    const all = await (0,helm_release/* partsOfRelease */.F)(recorded, release, settings, !isUmbrella);
    // What a dependency on another chart brings is that one's own.
    const dependencies = isUmbrella ? [] : await (0,chart_files/* dependenciesOf */.hk)(files, folder);
    const parts = all.filter(({ steps }) => !dependencies.some(({ key }) => key === steps[0]));
    const at = overlay ?? (files.has(own) ? own : path);
    const idOf = ({ steps, isInstance }) => isUmbrella ? idOfUmbrella(overlay ?? path, steps) : (0,values_files/* idOfValues */.Zd)(at, isInstance ? [...steps, 'image'] : steps);
    const [main] = parts;
    const common = {
        kind: isUmbrella ? umbrella_chart_KIND : values_files/* VALUES_KIND */.AG,
        carrier: isUmbrella ? path : at,
        isRenderedByArgoCd: await (0,argo_cd/* mayBeRenderedByArgoCd */.V)(files, [path, at], settings),
        inputs: [...recorded.asked],
        variables: [],
    };
    return {
        overlay,
        parts,
        findings: parts.map((part) => {
            const unit = idOf(part.isInstance || main === undefined ? part : main);
            return { secondOrder: [], ...part.found, ...common, id: idOf(part), unit };
        }),
        layers: parts.map(({ steps }) => {
            const root = file?.at(file.root, steps) ?? null;
            const says = (key) => file !== undefined && file.at(root, [key]) !== null;
            const layer = file === undefined || root === null ? null : { file, root };
            return {
                path: at,
                layer,
                isSilent: file !== undefined && root === null,
                saysImage: says('image') || says('enabled'),
            };
        }),
    };
}
/**
 * What is deployed of a chart: what only adds to an environment is used together with one that pins the tag, which is not written in the
 * repository; and where each environment pins its tag, the values below all of them deploy nothing by themselves, unless they pin one too.
 *
 * @param isIdle whether the values below all others deploy nothing at all
 */
function deployedOf(environments, isIdle) {
    const ways = new Set(environments.flatMap(({ parts }) => parts.map(wayOf)));
    return [...ways].flatMap((way) => {
        const all = environments.flatMap(({ overlay, parts, findings, layers }) => {
            const index = parts.findIndex((part) => wayOf(part) === way);
            const [part, finding, layer] = [parts[index], findings[index], layers[index]];
            if (part === undefined || finding === undefined || layer === undefined)
                return [];
            // What cannot be read may pin anything.
            const pins = part.setsTag || (layer.layer === null && !layer.isSilent);
            return [{ overlay, part, finding, layer, pins }];
        });
        const overlaid = all.filter(({ overlay, part, layer }) => overlay !== null && !(part.isInstance && layer.isSilent));
        const isPinned = overlaid.some(({ pins }) => pins);
        const deployed = overlaid.filter(({ pins, layer }) => !isPinned || pins || layer.saysImage);
        const base = all.find(({ overlay }) => overlay === null);
        const isBaseDeployed = !isIdle && (deployed.length === 0 || base?.part.setsTag === true || deployed.some(({ pins }) => !pins));
        const added = overlaid.filter((each) => !deployed.includes(each)).map(({ layer }) => layer);
        const kept = [...(base !== undefined && isBaseDeployed ? [base] : []), ...deployed];
        return kept.map(({ finding, part }) => (part.isInstance ? withPossibleLayers(finding, added) : finding));
    });
}
function wayOf({ steps, isInstance }) {
    return JSON.stringify([isInstance, steps]);
}

;// CONCATENATED MODULE: ./build/deployment/kinds/kinds.js










/** Every kind, in the order in which they get to read; what one has claimed the next does not see. */
const KINDS = [
    compose,
    dockerfile,
    argoCd,
    flux,
    kustomize,
    helmfile,
    terraform,
    manifests,
    umbrellaChart,
    helmValues,
];


/***/ })

};
