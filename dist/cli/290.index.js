export const id = 290;
export const ids = [290];
export const modules = {

/***/ 3290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  argoCd: () => (/* binding */ argoCd)
});

// EXTERNAL MODULE: ./build/deployment/candidates.js
var deployment_candidates = __webpack_require__(334);
// EXTERNAL MODULE: ./build/deployment/deployment.js
var deployment = __webpack_require__(5891);
// EXTERNAL MODULE: ./build/deployment/problem.js
var deployment_problem = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/deployment/service-signs.js
var service_signs = __webpack_require__(4954);
// EXTERNAL MODULE: ./build/deployment/source/source-files.js
var source_files = __webpack_require__(7915);
// EXTERNAL MODULE: ./build/deployment/formats/argo-cd/scalar-text.js
var scalar_text = __webpack_require__(5829);
;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/application.js

/** The sources of an application; several count, where it has both. What Argo CD renders to a branch first counts as it is before that. */
function sourcesOf({ file, root }) {
    const several = file.items(file.at(root, ['spec', 'sources']));
    const one = file.at(root, ['spec', 'source']) ?? file.at(root, ['spec', 'sourceHydrator', 'drySource']);
    const values = several.length > 0 ? several : one === null ? [] : [one];
    return values.map((value) => {
        const told = (0,scalar_text/* textAt */.$)(file, value, ['chart']) ?? (0,scalar_text/* textAt */.$)(file, value, ['path']);
        return { file, value, place: told?.place ?? value.place };
    });
}

// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(2431);
// EXTERNAL MODULE: ./build/deployment/repository-paths.js
var repository_paths = __webpack_require__(997);
// EXTERNAL MODULE: ./build/deployment/source/embedded-yaml.js
var embedded_yaml = __webpack_require__(7008);
;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/glob.js
/** No pattern that people write has as many folders, nor as long names. */
const MOST_PARTS = 50;
const LONGEST_PATTERN = 500;
/** Whether a path has wildcards. */
function isPattern(path) {
    return /[*?]/.test(path);
}
/**
 * Reads a pattern.
 *
 * @returns null where it uses more than `*`, `?` and `**`, or is longer than any
 */
function parsePattern(text) {
    if (text.length > LONGEST_PATTERN || /[[\]{}\\()!]/.test(text))
        return null;
    const parts = text.split('/').filter((part) => part !== '' && part !== '.');
    return parts.length > MOST_PARTS || parts.includes('..') ? null : parts;
}
/** Whether a path fits a pattern. It takes time that grows with the product of their lengths, whatever they hold. */
function fits(pattern, path) {
    const parts = path.split('/');
    // How many of the path's parts the pattern so far may have taken.
    let taken = new Set([0]);
    for (const part of pattern) {
        const next = new Set();
        for (const count of taken) {
            if (part === '**')
                for (let more = count; more <= parts.length; more += 1)
                    next.add(more);
            else if (fitsName(part, parts[count]))
                next.add(count + 1);
        }
        if (next.size === 0)
            return false;
        taken = next;
    }
    return taken.has(parts.length);
}
/** The same where `*` and `?` take slashes as well, as `git ls-files` has it. */
function fitsGreedily(pattern, path) {
    return fitsName(pattern.join('/'), path);
}
function fitsName(pattern, name) {
    if (name === undefined)
        return false;
    let at = 0;
    let start = 0;
    // Where to go on when what follows the last `*` does not fit.
    let star = -1;
    let resumed = 0;
    while (start < name.length) {
        if (pattern[at] === '*') {
            star = at;
            resumed = start;
            at += 1;
        }
        else if (pattern[at] === '?' || pattern[at] === name[start]) {
            at += 1;
            start += 1;
        }
        else if (star !== -1) {
            resumed += 1;
            start = resumed;
            at = star + 1;
        }
        else
            return false;
    }
    while (pattern[at] === '*')
        at += 1;
    return at === pattern.length;
}

;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/parameters.js
/** No element has as many. */
const MOST_PARAMETERS = 1_000;
/**
 * The scalars of a mapping by their names: `a.b` for what stands in a mapping, `a[0]` in a list (`a.0` for the older templates).
 *
 * @param prefix of the names, with its dot
 */
function flatten(file, value, { prefix = '', isGoTemplate }) {
    const parameters = new Map();
    const pending = file
        .members(value)
        .map((member) => [`${prefix}${member.name}`, member.value]);
    // What is found below joins the end of the list while it is gone through.
    for (const [name, each] of pending) {
        if (parameters.size === MOST_PARAMETERS || pending.length > MOST_PARAMETERS)
            break;
        const scalar = file.scalar(each);
        if (scalar !== null) {
            if (scalar.type !== 'null')
                parameters.set(name, { text: scalar.text, place: scalar.place });
            continue;
        }
        for (const member of file.members(each))
            pending.push([`${name}.${member.name}`, member.value]);
        for (const [index, item] of file.items(each).entries()) {
            pending.push([isGoTemplate ? `${name}[${index}]` : `${name}.${index}`, item]);
        }
    }
    return parameters;
}
/** What the git generator says of where an element was found (`path.basename` and its like). */
function pathParameters(folder, fileName, place, { prefix, isGoTemplate }) {
    const parameters = new Map();
    const key = prefix === '' ? 'path' : `${prefix}.path`;
    const add = (name, text) => parameters.set(`${key}${name}`, { text, place });
    const segments = folder === '' ? [] : folder.split('/');
    const basename = segments.at(-1) ?? '';
    add(isGoTemplate ? '.path' : '', folder);
    add('.basename', basename);
    add('.basenameNormalized', normalized(basename));
    for (const [index, segment] of segments.entries())
        add(`${isGoTemplate ? '.segments' : ''}[${index}]`, segment);
    if (fileName !== null) {
        add('.filename', fileName);
        add('.filenameNormalized', normalized(fileName));
    }
    return parameters;
}
function normalized(name) {
    return name.toLowerCase().replace(/[^a-z0-9.-]/g, '-');
}

;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/revisions.js
/** A commit or a tag, which stays what it is whatever this tree holds; a branch is taken for the one that this tree is of. */
const FIXED = /^(?=.*\d)[0-9a-f]{7,64}$|^refs\/tags\/|(?:^|[^\d.])v?\d+\.\d+\.\d+|^v?\d+(?:\.[\dx*]+)*$|[\^~<>]/i;
/** Whether a revision of a repository is fixed. */
function isFixedRevision(revision) {
    return FIXED.test(revision);
}

;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/template.js

/** What is the same in YAML whether it stands in quotes or not; anything else is left as a template. */
const PLAIN = /^(?:[A-Za-z0-9_./^~+](?:[A-Za-z0-9_./:@+~^=*-]*[A-Za-z0-9_./@+~^=*-])?)?$/;
const GO_KEY = /^\.([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)$/;
const GO_INDEX = /^index[ \t]+\.([A-Za-z_][\w.]*)[ \t]+(\d{1,4})$/;
/** What a template stands for; null where that cannot be told, as for functions and conditions. */
function meaningOf(expression, parameters, { isGoTemplate }) {
    const written = expression.trim();
    if (!isGoTemplate)
        return parameters.get(written) ?? null;
    const key = GO_KEY.exec(written)?.[1];
    if (key !== undefined)
        return parameters.get(key) ?? null;
    const [, list, index] = GO_INDEX.exec(written) ?? [];
    return list === undefined ? null : (parameters.get(`${list}[${index}]`) ?? null);
}
/** So many templates of a line are filled in; the others are left as they are. */
const MOST_TEMPLATES_OF_LINE = 50;
function piecesOf(text, parameters, rules) {
    const pieces = [];
    let done = 0;
    for (let start = text.indexOf('{{'); start !== -1 && pieces.length < 2 * MOST_TEMPLATES_OF_LINE;) {
        const end = text.indexOf('}}', start + 2);
        if (end === -1)
            break;
        const from = meaningOf(text.slice(start + 2, end), parameters, rules);
        if (from !== null && PLAIN.test(from.text)) {
            const before = text.slice(done, start);
            pieces.push({ text: before, from: null, length: before.length });
            pieces.push({ text: from.text, from, length: end + 2 - start });
            done = end + 2;
        }
        start = text.indexOf('{{', end + 2);
    }
    const rest = text.slice(done);
    return [...pieces, { text: rest, from: null, length: rest.length }];
}
/** A single text with its templates filled in, as far as that can be. */
function fill({ text, place }, parameters, rules) {
    const pieces = piecesOf(text, parameters, rules);
    const last = pieces.findLast(({ from }) => from !== null)?.from;
    return { text: textOf(pieces), place: last?.place ?? place };
}
/**
 * A part of a YAML file with its templates filled in, as far as that can be; the others are left as they are. What comes from
 * a parameter has the parameter's place.
 *
 * @throws ProblemError (`unparseable`) where the outcome is no YAML by itself
 */
function renderYaml(file, value, parameters, rules) {
    const [start] = value.node.range ?? [0];
    // As far to the right as in the file, for what follows on the next lines.
    let offset = file.text.lastIndexOf('\n', start - 1) + 1;
    const source = `${' '.repeat(start - offset)}${file.sourceOf(value)}`;
    const lines = source.split('\n').map((line) => {
        const pieces = piecesOf(line, parameters, rules);
        const rendered = { offset, pieces, text: textOf(pieces) };
        offset += line.length + 1;
        return rendered;
    });
    return (0,embedded_yaml/* madeYaml */.jQ)(file.path, lines.map(({ text }) => text).join('\n'), (number, column) => {
        const line = lines[number - 1];
        return line === undefined ? value.place : placeInLine(file, line, column - 1);
    });
}
function textOf(pieces) {
    return pieces.map(({ text }) => text).join('');
}
/** The place of what stands at an offset of a rendered line: that of the parameter which it comes from, or holds. */
function placeInLine(file, { offset: lineStart, pieces, text }, offset) {
    const end = endOfScalar(text, offset);
    let rendered = 0;
    let written = lineStart;
    let at = null;
    let from = null;
    for (const piece of pieces) {
        if (rendered >= end && at !== null)
            break;
        const next = rendered + piece.text.length;
        if (at === null && offset < next)
            at = written + (piece.from === null ? offset - rendered : 0);
        if (piece.from !== null && next > offset && rendered < end)
            from = piece.from;
        rendered = next;
        written += piece.length;
    }
    return from?.place ?? file.placeAt(at ?? written);
}
/** Where the scalar that starts at an offset of a line ends. */
function endOfScalar(line, offset) {
    const first = line[offset];
    if (first === '"' || first === "'") {
        const close = line.indexOf(first, offset + 1);
        return close === -1 ? line.length : close;
    }
    const ends = /:(?=\s|$)|\s#|[,{}[\]]/g;
    ends.lastIndex = offset;
    return ends.exec(line)?.index ?? line.length;
}

;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/unseen-templates.js


/**
 * A template that may bring members of its own, or take some away, rather than give one scalar: it stands alone on its line, or
 * in the place of a key.
 *
 * @param placeOf of an offset in the text
 * @returns null where there is none
 */
function problemOfStructure(text, placeOf) {
    for (let start = text.indexOf('{{'); start !== -1;) {
        const close = text.indexOf('}}', start + 2);
        if (close === -1)
            return null;
        const template = text.slice(start, close + 2);
        const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
        if (!/^\{\{-?\s*\/\*/.test(template) && !isValue(line)) {
            return (0,deployment_problem/* problemAt */.l4)('unresolved-template', placeOf(start), (0,deployment_reference/* quoteText */.ol)(template));
        }
        start = text.indexOf('{{', close + 2);
    }
    return null;
}
/** The same of a part of a file, with what is further to the right behind it. */
function structureProblemOf(file, { node }) {
    const [start, , end] = node.range ?? [0, 0, 0];
    const column = start - (file.text.lastIndexOf('\n', start - 1) + 1);
    const text = file.text.slice(start, Math.max(end, endOfBlock(file.text, start, column)));
    return text.includes('{{') ? problemOfStructure(text, (offset) => file.placeAt(start + offset)) : null;
}
/** A template at one of these paths, where a mapping or a list is expected; null where there is none. */
function problemOfScalars(file, value, paths) {
    for (const path of paths) {
        const found = file.at(value, path);
        const scalar = file.scalar(found);
        if (found === null || scalar?.hasTemplate !== true)
            continue;
        return (0,deployment_problem/* problemAt */.l4)('unresolved-template', scalar.place, (0,deployment_reference/* quoteText */.ol)(file.sourceOf(found).trim()));
    }
    return null;
}
/** Where a line follows that is further to the left, and no template alone; or another document. */
function endOfBlock(text, start, column) {
    const isList = text[start] === '-';
    let at = text.indexOf('\n', start);
    while (at !== -1) {
        const next = text.indexOf('\n', at + 1);
        const line = text.slice(at + 1, next === -1 ? text.length : next);
        const indent = line.search(/\S/);
        // A list may stand as far to the left as the key that it is of.
        const isNextKey = isList && indent === column && line[indent] !== '-';
        const isEnd = indent !== -1 && (indent < column || isNextKey) && !line.startsWith('{{', indent);
        if (isEnd || line.startsWith('---'))
            return at;
        at = next;
    }
    return text.length;
}
/** Whether what follows this beginning of a line is a value, or a part of one. */
function isValue(before) {
    if (/^\s*#/.test(before) || /\s#/.test(before))
        return true;
    return /^\s*-\s/.test(before) || /:(?:\s|["'])/.test(before) || /["']\s*:/.test(before);
}
/** Keys on the way to what is read of the values. */
const WAYS = ['image', 'upgrade', 'migrationJob', 'lightdash'];
/**
 * Values with a template where a mapping is expected that is read.
 *
 * @param chart name of the service's chart
 * @returns null where there is none
 */
function problemOfWay(file, root, chart) {
    const own = scalarTemplateAmong(file, root, chart);
    if (own !== null)
        return own;
    for (const { value } of file.members(root)) {
        const below = sectionTemplate(file, value) ?? scalarTemplateAmong(file, value, chart);
        if (below !== null)
            return below;
    }
    return null;
}
/** What makes more than a text of values. */
const MAKES_STRUCTURE = /\b(?:toYaml|toJson|toRawJson|include|tpl|n?indent)\b/;
/** A template that is a whole section of values, whatever its name. */
function sectionTemplate(file, value) {
    const scalar = file.scalar(value);
    const source = scalar?.hasTemplate === true ? file.sourceOf(value).trim() : '';
    return scalar !== null && MAKES_STRUCTURE.test(source)
        ? (0,deployment_problem/* problemAt */.l4)('unresolved-template', scalar.place, (0,deployment_reference/* quoteText */.ol)(source))
        : null;
}
function scalarTemplateAmong(file, holder, chart) {
    for (const name of [...WAYS, chart]) {
        const value = file.at(holder, [name]);
        const scalar = file.scalar(value);
        // An image may be a text of its own, which is read as one.
        if (value === null ||
            scalar?.hasTemplate !== true ||
            /[^{}\s"'][:/]/.test(withoutTemplates(file.sourceOf(value)))) {
            continue;
        }
        return (0,deployment_problem/* problemAt */.l4)('unresolved-template', scalar.place, (0,deployment_reference/* quoteText */.ol)(file.sourceOf(value).trim()));
    }
    return null;
}
function withoutTemplates(text) {
    const parts = text.split('{{').map((part, index) => (index === 0 ? part : part.slice(part.indexOf('}}') + 2)));
    return parts.join('');
}

;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/generators.js









/** No set makes as many applications that people look after. */
const MOST_ELEMENTS = 1_000;
/** Generators within each other; Argo CD takes two levels. */
const MOST_LEVELS = 4;
/** A matrix of as many lists would be what a set makes of one element. */
const MOST_GENERATORS = 50;
/** An element of which nothing more is known: one stands for all that a generator may find outside of the repository. */
const OPEN = { parameters: new Map(), files: [] };
/**
 * What the generators of an application set make of the files of this tree (DETECTION 2.3): lists, files and folders of the
 * repository, a matrix of those, a merge of those. What another generator makes is one element, whose parameters are not
 * known save for its own `values`.
 *
 * @throws TreeError where the tree cannot be read
 */
async function elementsOf(files, file, spec, rules, budget) {
    const expansion = new Expansion(files, rules, budget);
    const elements = [];
    const generators = file.at(spec, ['generators']);
    for (const generator of file.items(generators)) {
        elements.push(...(await expansion.generator(file, generator, OPEN, 0)));
    }
    // What Helm brings in there makes further elements.
    if (generators !== null && (file.scalar(generators) !== null || structureProblemOf(file, generators) !== null)) {
        elements.push(OPEN);
    }
    return { elements: elements.slice(0, MOST_ELEMENTS), isCut: expansion.isCut || elements.length > MOST_ELEMENTS };
}
class Expansion {
    files;
    rules;
    budget;
    isCut = false;
    constructor(files, rules, budget) {
        this.files = files;
        this.rules = rules;
        this.budget = budget;
    }
    /** @param outer of the generator before it in a matrix, by which its own texts are filled in */
    async generator(file, generator, outer, level) {
        if (this.budget.elements < 0) {
            this.isCut = true;
            return [];
        }
        const selected = (elements) => this.#limited(selectElements(file, generator, elements));
        for (const name of ['matrix', 'merge']) {
            const combined = file.at(generator, [name]);
            if (combined === null)
                continue;
            if (level === MOST_LEVELS)
                return [OPEN];
            const children = file.items(file.at(combined, ['generators'])).slice(0, MOST_GENERATORS);
            return selected(name === 'matrix'
                ? await this.#matrix(file, children, outer, level)
                : await this.#merge(file, combined, children, outer, level));
        }
        return selected(await this.#leaf(file, generator, outer));
    }
    async #matrix(file, children, outer, level) {
        let elements = [outer];
        for (const child of children) {
            const next = [];
            for (const element of elements) {
                for (const made of await this.generator(file, child, element, level + 1))
                    next.push(joined(element, made));
                if (next.length > MOST_ELEMENTS)
                    break;
            }
            elements = this.#limited(next);
        }
        return elements;
    }
    /** The elements of the first generator, with what those of the others say that have the same keys. */
    async #merge(file, merge, children, outer, level) {
        const keys = file.items(file.at(merge, ['mergeKeys'])).flatMap((key) => file.scalar(key)?.text ?? []);
        const [first, ...others] = children;
        if (first === undefined)
            return [OPEN];
        let elements = await this.generator(file, first, outer, level + 1);
        for (const child of others) {
            const over = await this.generator(file, child, outer, level + 1);
            const byKey = new Map();
            for (const each of over) {
                const key = keyOf(each, keys);
                // What may be laid over anything leaves nothing known.
                if (key === null)
                    return [OPEN];
                byKey.set(key, each);
            }
            elements = elements.flatMap((element) => {
                const key = keyOf(element, keys);
                // What cannot be told apart may be any of them.
                if (key === null)
                    return [element, ...over.map((each) => joined(element, each))];
                const match = byKey.get(key);
                return [match === undefined ? element : joined(element, match)];
            });
            elements = this.#limited(elements);
        }
        return elements;
    }
    async #leaf(file, generator, outer) {
        if (outer.parameters.size > 0 && file.sourceOf(generator).includes('{{')) {
            const rendered = this.#render(file, generator, outer.parameters);
            if (rendered?.root == null)
                return [OPEN];
            return this.#leaf(rendered, rendered.root, OPEN);
        }
        if (file.scalar(generator)?.hasTemplate === true)
            return [OPEN];
        const [member] = file.members(generator).filter(({ name }) => name !== 'selector');
        if (member === undefined)
            return [];
        const { name, value } = member;
        if (file.scalar(value)?.hasTemplate === true)
            return [OPEN];
        const made = name === 'list' ? this.#list(file, value) : name === 'git' ? await this.#git(file, value) : [OPEN];
        return made.map((element) => this.#withValues(file, value, element));
    }
    #list(file, list) {
        const read = (items, values) => values.map((each) => ({ parameters: flatten(items, each, this.rules), files: [] }));
        const own = file.at(list, ['elements']);
        const elements = read(file, file.items(own).slice(0, MOST_ELEMENTS + 1));
        if (file.scalar(own)?.hasTemplate === true)
            elements.push(OPEN);
        const text = file.at(list, ['elementsYaml']);
        if (text === null)
            return elements;
        if (file.scalar(text)?.hasTemplate !== false)
            return [...elements, OPEN];
        try {
            const items = (0,embedded_yaml/* embeddedYaml */.SM)(file, text);
            return items === null
                ? elements
                : [...elements, ...read(items, items.items(items.root).slice(0, MOST_ELEMENTS + 1))];
        }
        catch (error) {
            if (error instanceof deployment_problem/* ProblemError */.Mm)
                return [...elements, OPEN];
            throw error;
        }
    }
    /** Files and folders that are in this tree; if there are none, they are those of another repository. */
    async #git(file, git) {
        // What stood there at a fixed revision is not what this tree has.
        if (isFixedRevision((0,scalar_text/* textAt */.$)(file, git, ['revision'])?.text ?? ''))
            return [OPEN];
        const prefix = (0,scalar_text/* textAt */.$)(file, git, ['pathParamPrefix'])?.text ?? '';
        const options = { prefix, isGoTemplate: this.rules.isGoTemplate };
        const elements = [];
        const folders = this.#matching(file, file.items(file.at(git, ['directories'])), () => this.#folders());
        for (const [path, place] of folders ?? []) {
            elements.push({ parameters: pathParameters(path, null, place, options), files: [] });
        }
        const found = this.#matching(file, file.items(file.at(git, ['files'])), () => this.files.paths, true);
        for (const path of (found ?? new Map()).keys()) {
            elements.push(...(await this.#elementsOfFile(path, options)));
            if (elements.length > MOST_ELEMENTS)
                break;
        }
        return folders === null || found === null || elements.length === 0 ? [...elements, OPEN] : elements;
    }
    #folders() {
        const folders = new Set();
        for (const path of this.files.paths) {
            for (let folder = (0,repository_paths/* folderOf */.yS)(path); folder !== '' && !folders.has(folder); folder = (0,repository_paths/* folderOf */.yS)(folder)) {
                folders.add(folder);
            }
        }
        return [...folders].sort();
    }
    /**
     * The paths that fit the patterns of a generator, each with the place of the first pattern; null where one cannot be told.
     *
     * @param isGreedy for files, of which `*` takes whole folders in unless Argo CD is told otherwise
     */
    #matching(file, items, paths, isGreedy = false) {
        const matching = new Map();
        if (items.length === 0)
            return matching;
        const wanted = [];
        const unwanted = [];
        for (const item of items) {
            const text = (0,scalar_text/* textAt */.$)(file, item, ['path']);
            const path = text === null || (0,scalar_text/* isFilledIn */.q)(text.text) ? null : (0,repository_paths/* resolvePath */.o1)('', text.text.replace(/^\/+/, ''));
            const pattern = path === null ? null : parsePattern(path);
            if (text === null || pattern === null)
                return null;
            if (/^(?:true|yes|on|y)$/i.test((0,scalar_text/* textAt */.$)(file, item, ['exclude'])?.text ?? ''))
                unwanted.push(pattern);
            else
                wanted.push({ pattern, place: text.place });
        }
        const possible = paths();
        this.budget.paths -= possible.length * items.length;
        if (this.budget.paths < 0)
            return null;
        for (const path of possible) {
            const match = wanted.find(({ pattern }) => fits(pattern, path) || (isGreedy && fitsGreedily(pattern, path)));
            if (match === undefined || unwanted.some((pattern) => fits(pattern, path)))
                continue;
            matching.set(path, match.place);
            if (matching.size > MOST_ELEMENTS)
                break;
        }
        return matching;
    }
    /** One element for what a file of YAML or JSON holds, or for each item of a list. */
    async #elementsOfFile(path, options) {
        const fileName = path.slice(path.lastIndexOf('/') + 1);
        const place = { file: path, line: 1, column: 1 };
        const about = pathParameters((0,repository_paths/* folderOf */.yS)(path), fileName, place, options);
        const element = (own) => ({ parameters: new Map([...own, ...about]), files: [path] });
        try {
            const content = await this.files.yaml(path);
            if (content === null || content.root === null)
                return [];
            const items = content.isMap(content.root) ? [content.root] : content.items(content.root);
            return items.slice(0, MOST_ELEMENTS + 1).map((item) => element(flatten(content, item, options)));
        }
        catch (error) {
            if (error instanceof deployment_problem/* ProblemError */.Mm)
                return [element(new Map())];
            throw error;
        }
    }
    /** With the `values` that every generator may have, which may speak of what it found. */
    #withValues(file, generator, element) {
        const values = flatten(file, file.at(generator, ['values']), { prefix: 'values.', ...this.rules });
        if (values.size === 0)
            return element;
        const parameters = new Map(element.parameters);
        for (const [name, value] of values)
            parameters.set(name, fill(value, element.parameters, this.rules));
        return { ...element, parameters };
    }
    #render(file, value, parameters) {
        this.budget.characters -= file.sourceOf(value).length;
        if (this.budget.characters < 0) {
            this.isCut = true;
            return null;
        }
        try {
            return renderYaml(file, value, parameters, this.rules);
        }
        catch (error) {
            if (error instanceof deployment_problem/* ProblemError */.Mm)
                return null;
            throw error;
        }
    }
    #limited(elements) {
        this.budget.elements -= elements.length;
        const most = this.budget.elements < 0 ? 0 : MOST_ELEMENTS;
        if (elements.length <= most)
            return elements;
        this.isCut = true;
        return elements.slice(0, most);
    }
}
/** What two generators say of one element, of which the second wins. */
function joined(one, other) {
    return {
        parameters: new Map([...one.parameters, ...other.parameters]),
        files: [...new Set([...one.files, ...other.files])],
    };
}
function keyOf({ parameters }, names) {
    const values = names.map((name) => parameters.get(name)?.text ?? null);
    return values.includes(null) ? null : JSON.stringify(values);
}
/** Without those that the generator's selector leaves out by a parameter that is known. */
function selectElements(file, generator, elements) {
    const labels = file.members(file.at(generator, ['selector', 'matchLabels'])).flatMap(({ name, value }) => {
        const text = file.scalar(value)?.text;
        return text === undefined || (0,scalar_text/* isFilledIn */.q)(text) ? [] : [{ name, text }];
    });
    if (labels.length === 0)
        return elements;
    return elements.filter(({ parameters }) => labels.every(({ name, text }) => {
        const known = parameters.get(name);
        return known === undefined || known.text === text || (0,scalar_text/* isFilledIn */.q)(known.text);
    }));
}

;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/application-set.js






/**
 * The applications that a set makes of the elements of its generators. What an element does not say stays a template.
 *
 * @throws TreeError where the tree cannot be read
 */
async function applicationsOfSet(files, set, budget) {
    const { file, root } = set;
    const spec = file.at(root, ['spec']);
    const template = file.at(spec, ['template']);
    if (!file.isMap(template))
        return { applications: [], problem: structureProblemOf(file, root) };
    const rules = { isGoTemplate: /^true$/i.test((0,scalar_text/* textAt */.$)(file, spec, ['goTemplate'])?.text ?? '') };
    const { elements, isCut } = await elementsOf(files, file, spec, rules, budget);
    const patch = patchOf(file, spec);
    const rendered = [];
    let problem = null;
    const cost = file.sourceOf(template).length;
    for (const element of elements) {
        budget.characters -= cost;
        if (budget.characters < 0) {
            problem ??= tooMany(template);
            break;
        }
        try {
            const made = renderYaml(file, template, element.parameters, rules);
            if (made.root === null)
                continue;
            const name = (0,scalar_text/* textAt */.$)(made, made.root, ['metadata', 'name'])?.text ?? '';
            rendered.push({ element, file: made, root: made.root, name });
        }
        catch (error) {
            if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                throw error;
            problem ??= error.problem;
        }
    }
    if (isCut)
        problem ??= tooMany(template);
    const names = elementNames(rendered);
    return {
        applications: rendered.map((each, index) => ({
            file: each.file,
            root: each.root,
            carrier: file.path,
            identity: `${set.name}/${names[index]}`,
            name: each.name,
            manifestName: set.name,
            patch,
            files: each.element.files,
        })),
        problem,
    };
}
function tooMany(template) {
    return (0,deployment_problem/* problemAt */.l4)('unresolved-template', template.place, `more than ${MOST_ELEMENTS} elements of its generators`);
}
/** Whether a template in a patch makes the whole of `spec`, or members of it. */
function makesMembersOfSpec(text) {
    let owner = '';
    for (const line of text.split('\n')) {
        const start = line.indexOf('{{');
        const key = /^\s*([\w.-]+)\s*:/.exec(start === -1 ? line : line.slice(0, start))?.[1];
        if (start !== -1 && MAKES_STRUCTURE.test(line) && ['', 'spec'].includes(key ?? owner))
            return true;
        if (key !== undefined)
            owner = key;
    }
    return false;
}
/** A patch of the template, or a template of a generator's own, that may say where a version comes from. */
function patchOf(file, spec) {
    const patch = (0,scalar_text/* textAt */.$)(file, spec, ['templatePatch']);
    if (patch !== null && (/\b(?:sources?|sourceHydrator)\b/.test(patch.text) || makesMembersOfSpec(patch.text))) {
        return (0,deployment_problem/* problemAt */.l4)('external-values', patch.place, (0,deployment_reference/* quoteText */.ol)('templatePatch'));
    }
    const kept = keptInCluster(file, spec);
    if (kept !== null)
        return kept;
    const pending = file.items(file.at(spec, ['generators']));
    // What is found below joins the end of the list while it is gone through.
    for (const generator of pending) {
        for (const { value } of file.members(generator)) {
            const template = file.at(value, ['template']);
            const own = file.at(template, ['spec', 'source']) ?? file.at(template, ['spec', 'sources']);
            if (own !== null)
                return (0,deployment_problem/* problemAt */.l4)('external-values', own.place, (0,deployment_reference/* quoteText */.ol)('template'));
            if (pending.length < MOST_ELEMENTS)
                pending.push(...file.items(file.at(value, ['generators'])));
        }
    }
    return null;
}
/** Applications that are made once, or whose sources stay what they are in the cluster. */
function keptInCluster(file, spec) {
    const ignored = file.at(spec, ['ignoreApplicationDifferences']);
    if (ignored !== null && /\b(?:sources?|sourceHydrator)\b/.test(file.sourceOf(ignored))) {
        return (0,deployment_problem/* problemAt */.l4)('external-values', ignored.place, (0,deployment_reference/* quoteText */.ol)('ignoreApplicationDifferences'));
    }
    const sync = (0,scalar_text/* textAt */.$)(file, spec, ['syncPolicy', 'applicationsSync']);
    if (sync === null || !/^create-(?:only|delete)$/.test(sync.text))
        return null;
    return (0,deployment_problem/* problemAt */.l4)('external-values', sync.place, (0,deployment_reference/* quoteText */.ol)(`applicationsSync: ${sync.text}`));
}
/** No name is made of more. */
const application_set_MOST_PARAMETERS = 5;
/** What tells the applications of a set apart and stays the same when a version changes: their names, as far as these do. */
function elementNames(rendered) {
    const byName = new Map();
    for (const [index, { name }] of rendered.entries())
        byName.set(name, [...(byName.get(name) ?? []), index]);
    const names = rendered.map(({ name }) => name);
    const taken = new Map();
    for (const [name, indexes] of byName) {
        if (indexes.length === 1)
            continue;
        const keys = distinguishing(indexes.map((index) => rendered[index]?.element));
        for (const index of indexes) {
            const parameters = rendered[index]?.element.parameters;
            const parts = keys.map((key) => `${key}=${parameters?.get(key)?.text ?? ''}`);
            const full = `${name}(${parts.join(',')})`;
            const count = taken.get(full) ?? 0;
            taken.set(full, count + 1);
            names[index] = count === 0 ? full : `${full}#${count + 1}`;
        }
    }
    return names;
}
/** Parameters that differ between elements, and are no versions. */
function distinguishing(elements) {
    const [first] = elements;
    return [...(first?.parameters.keys() ?? [])]
        .sort()
        .filter((key) => {
        const texts = elements.map((element) => element?.parameters.get(key)?.text ?? '');
        return new Set(texts).size > 1 && texts.every((text) => text.length < 100 && !isVersionLike(text));
    })
        .slice(0, application_set_MOST_PARAMETERS);
}
function isVersionLike(text) {
    const reading = (0,deployment_reference/* readTag */.zW)(text, '');
    return 'version' in reading || reading.code !== 'not-a-version' || /\d\.\d|^[0-9a-f]{7,}$/.test(text);
}

;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/manifests.js

/** Where applications live that do not say it. */
const DEFAULT_NAMESPACE = 'argocd';
/** The applications and sets of them in a file, and whatever else stands in it. */
function manifestsIn(file) {
    const manifests = [];
    const others = [];
    let hasProjects = false;
    for (const root of file.documents.flatMap((document) => document ?? [])) {
        const isList = (0,scalar_text/* textAt */.$)(file, root, ['kind'])?.text === 'List';
        for (const each of isList ? file.items(file.at(root, ['items'])) : [root]) {
            const kind = kindOf(file, each);
            if (kind === 'AppProject')
                hasProjects = true;
            else if (kind === 'Application' || kind === 'ApplicationSet')
                manifests.push(manifestOf(file, each, kind));
            else
                others.push(each);
        }
    }
    return { manifests, hasProjects, others };
}
function kindOf(file, root) {
    const isOfArgoCd = (0,scalar_text/* textAt */.$)(file, root, ['apiVersion'])?.text.startsWith('argoproj.io/') === true;
    return isOfArgoCd ? ((0,scalar_text/* textAt */.$)(file, root, ['kind'])?.text ?? null) : null;
}
function manifestOf(file, root, kind) {
    const name = (0,scalar_text/* textAt */.$)(file, root, ['metadata', 'name']) ?? (0,scalar_text/* textAt */.$)(file, root, ['metadata', 'generateName']);
    const namespace = (0,scalar_text/* textAt */.$)(file, root, ['metadata', 'namespace']);
    return { kind, file, root, name: name?.text ?? '', namespace: namespace?.text || DEFAULT_NAMESPACE };
}

;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/applications.js


/**
 * The applications of a file, those that its sets make among them.
 *
 * @throws TreeError where the tree cannot be read
 */
async function applicationsIn(files, file, budget) {
    const { manifests, hasProjects, others } = manifestsIn(file);
    const applications = [];
    const openSets = [];
    for (const manifest of manifests) {
        if (manifest.kind === 'Application')
            applications.push(applicationOf(manifest));
        else {
            const reading = await applicationsOfSet(files, manifest, budget);
            applications.push(...reading.applications);
            if (reading.problem !== null)
                openSets.push({ set: manifest, problem: reading.problem });
        }
    }
    return { applications, openSets, hasProjects, others };
}
function applicationOf({ file, root, name, namespace }) {
    const identity = `${namespace}/${name}`;
    return { file, root, carrier: file.path, identity, name, manifestName: name, patch: null, files: [] };
}

// EXTERNAL MODULE: ./build/deployment/formats/argo-cd/kustomizations.js
var argo_cd_kustomizations = __webpack_require__(1975);
// EXTERNAL MODULE: ./build/deployment/formats/kustomize/kustomization.js
var kustomization = __webpack_require__(2136);
// EXTERNAL MODULE: ./build/deployment/formats/kustomize/roots.js
var kustomize_roots = __webpack_require__(608);
;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/outside-changes.js







const UPDATER = 'argocd-image-updater.argoproj.io';
/**
 * Why Argo CD Image Updater may deploy other versions of the service than an application says: it lays its own over those of
 * the manifest, unless it writes them to git, where they are seen.
 *
 * @returns null where it leaves the service alone
 */
function problemOfUpdater({ file, root }, { images }) {
    const annotation = (name) => (0,scalar_text/* textAt */.$)(file, root, ['metadata', 'annotations', `${UPDATER}/${name}`]);
    const list = annotation('image-list');
    if (list === null || /^git\b/.test(annotation('write-back-method')?.text ?? ''))
        return null;
    const isOfService = list.text.split(',').some((entry) => {
        const reference = (0,deployment_reference/* parseImageReference */.o_)(entry.slice(entry.indexOf('=') + 1).trim());
        return (0,scalar_text/* isFilledIn */.q)(entry) || reference === null || (0,deployment_reference/* classifyImage */._u)(reference, images) !== 'other';
    });
    return isOfService ? (0,deployment_problem/* problemAt */.l4)('external-values', list.place, (0,deployment_reference/* quoteText */.ol)(`${UPDATER}/image-list`)) : null;
}
/**
 * Why an image may stay what it is in the cluster, whatever an application says: Argo CD ignores a difference of it, also where it
 * applies the rest.
 *
 * @returns null where it does not
 */
function problemOfIgnored({ file, root }) {
    const options = file.items(file.at(root, ['spec', 'syncPolicy', 'syncOptions']));
    const isKept = options.some((each) => (0,scalar_text/* textAt */.$)(file, each, [])?.text === 'RespectIgnoreDifferences=true');
    const ignored = file.at(root, ['spec', 'ignoreDifferences']);
    if (!isKept || ignored === null || !/\bimage\b/.test(file.sourceOf(ignored)))
        return null;
    return (0,deployment_problem/* problemAt */.l4)('external-values', ignored.place, (0,deployment_reference/* quoteText */.ol)('ignoreDifferences'));
}
/**
 * A test why a kustomization may change what the manifest of an application says: it takes the manifest in and patches the
 * sources of applications. Kustomizations are looked at where there are any and an application asks.
 */
function kustomizationTest(files, settings) {
    const hasAny = files.paths.some(kustomization/* isKustomizationFile */.yi);
    const budget = { work: MOST_WORK };
    const patchesOf = new Map();
    const rootsOf = new Map();
    return async ({ carrier, manifestName, root: manifest }) => {
        if (!hasAny)
            return null;
        const all = await (0,kustomize_roots/* findRoots */.D0)(files, settings);
        const roots = rootsOf.get(carrier) ?? all.filter(({ reached }) => reached.has(carrier));
        rootsOf.set(carrier, roots);
        for (const root of roots) {
            const pending = patchesOf.get(root) ?? patchesIn(files, root, budget);
            patchesOf.set(root, pending);
            const patches = await pending;
            budget.work -= patches.length;
            if (budget.work < 0)
                return (0,deployment_problem/* problemAt */.l4)('external-values', manifest.place, 'more patches than are read');
            const own = patches.find(({ path, isFor }) => path !== carrier && isFor(manifestName));
            if (own !== undefined)
                return own.problem;
        }
        return null;
    };
}
/** Characters of patches that are read, and times that one is held against an application, in one tree. */
const MOST_WORK = 50_000_000;
async function patchesIn(files, { reached, flux }, budget) {
    const overlays = flux === null ? [] : [flux.overlay];
    for (const path of reached) {
        const file = (0,kustomization/* isKustomizationFile */.yi)(path) ? await (0,source_files/* readable */.HD)(files.yaml(path)) : null;
        const overlay = file === null ? null : (0,kustomization/* readKustomization */.kG)(file, (0,repository_paths/* folderOf */.yS)(path));
        if (overlay !== null)
            overlays.push(overlay);
    }
    const found = [];
    // A patch may name an application as it is called by then.
    const isRenamed = overlays.some(({ namePrefix, nameSuffix }) => namePrefix !== '' || nameSuffix !== '');
    const isMeant = (name, application) => name === application || (isRenamed && name.includes(application));
    for (const overlay of overlays) {
        for (const patch of [...overlay.patches, ...overlay.latePatches]) {
            if (budget.work < 0)
                return found;
            found.push(...(await readPatch(files, overlay, patch, { isMeant, budget })));
        }
        for (const value of overlay.replacements) {
            if (budget.work < 0)
                return found;
            found.push(...(await readReplacement(files, overlay, value, budget)));
        }
    }
    return found;
}
/** What says where an application comes from, or what a set makes of which. */
const SOURCES = /argocd-image-updater|\b(?:sources?|sourceHydrator|drySource|generators|templatePatch)\b/;
const NAME = /\bname["']?\s*:\s*["']?([\w.-]+)/g;
/** A patch with more names may be for any application. */
const MOST_NAMES = 100;
const KINDS = ['Application', 'ApplicationSet'];
async function readPatch(files, overlay, entry, { isMeant, budget }) {
    const { file, folder } = overlay;
    const { inline, target, place } = entry;
    const resolved = entry.path === null ? null : (0,kustomization/* resolveReference */.sX)(files, folder, entry.path);
    const path = resolved?.kind === 'file' ? resolved.path : null;
    const text = path === null ? inlineText(file, inline) : await (0,source_files/* readable */.HD)(files.text(path));
    budget.work -= text?.length ?? 0;
    // What cannot be read may be for anything that the target allows.
    if (text !== null && !SOURCES.test(text))
        return [];
    if (text === null && target === null)
        return [];
    const problem = (0,deployment_problem/* problemAt */.l4)('external-values', place, 'a patch of the application');
    if (target !== null) {
        const selector = (key) => (0,scalar_text/* textAt */.$)(file, target, [key])?.text ?? '';
        if (!KINDS.some((kind) => isSelected(selector('kind'), kind)))
            return [];
        const name = selector('name');
        return [{ path, isFor: (application) => isSelected(name, application) || isMeant(name, application), problem }];
    }
    const patched = text ?? '';
    if (!/\bkind["']?\s*:\s*["']?Application(?:Set)?\b/.test(patched))
        return [];
    const names = [...new Set([...patched.matchAll(NAME)].map(([, name = '']) => name))];
    const isFor = (application) => names.length > MOST_NAMES || names.some((name) => isMeant(name, application));
    return [{ path, isFor, problem }];
}
async function readReplacement(files, { file, folder }, value, budget) {
    const path = (0,scalar_text/* textAt */.$)(file, value, ['path']);
    const resolved = path === null ? null : (0,kustomization/* resolveReference */.sX)(files, folder, path);
    const own = resolved?.kind === 'file' ? await (0,source_files/* readable */.HD)(files.text(resolved.path)) : null;
    const text = own ?? file.sourceOf(value);
    budget.work -= text.length;
    if (!FIELDS.test(text) || !/\bkind["']?\s*:\s*["']?Application/.test(text))
        return [];
    const problem = (0,deployment_problem/* problemAt */.l4)('external-values', value.place, 'a replacement in the application');
    return [{ path: null, isFor: () => true, problem }];
}
/** Ways to the sources of an application, as replacements have them. */
const FIELDS = /\bspec\.(?:sources?|sourceHydrator|template|generators)\b/;
function inlineText(file, inline) {
    return inline === null ? null : file.sourceOf(inline);
}
/** Whether a selector of kustomize, which is a pattern, may mean a name; an empty one means all. */
function isSelected(pattern, name) {
    return pattern === '' || pattern === name || /[^\w.-]/.test(pattern) || isPatternOfNames(pattern);
}
/** A dot stands in names, too. */
function isPatternOfNames(pattern) {
    return /\.[*+?]|\.$/.test(pattern);
}

;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/relevance.js






/**
 * A cheap test whether an application may render something of the service: its manifest is a candidate, or its sources lead to
 * one. In a repository of very many applications most have nothing to do with it.
 *
 * @param candidates files that name the service
 */
function relevanceTest(candidates) {
    const known = new Set(candidates);
    const names = new Set(candidates.map(nameOf));
    const hasCandidate = folderTest(candidates);
    const isFolder = (path) => {
        const folder = (0,scalar_text/* isFilledIn */.q)(path) ? '' : (0,repository_paths/* resolvePath */.o1)('', path.replace(/^\/+/, ''));
        return folder !== null && hasCandidate(folder);
    };
    const isFile = (path) => (0,scalar_text/* isFilledIn */.q)(nameOf(path)) || isPattern(path) || names.has(nameOf(path));
    return (application) => {
        if (known.has(application.carrier) || application.files.some((path) => known.has(path)))
            return true;
        return sourcesOf(application).some(({ file, value }) => {
            const path = (0,scalar_text/* textAt */.$)(file, value, ['path']);
            if (path !== null && isFolder(path.text))
                return true;
            const valueFiles = file.items(file.at(value, ['helm', 'valueFiles']));
            return valueFiles.some((each) => isFile((0,scalar_text/* textAt */.$)(file, each, [])?.text ?? ''));
        });
    };
}
/** A test whether a candidate in a folder, or below it, shows that it deploys the service. */
function serviceTest(files, candidates, { images }) {
    const known = new Map();
    const search = async (folder) => {
        for (const path of candidates) {
            if (folder !== '' && !path.startsWith(`${folder}/`))
                continue;
            const text = await (0,source_files/* readable */.HD)(files.text(path));
            if (text !== null && (0,service_signs/* showsService */.Wo)(text, images, path))
                return true;
        }
        return false;
    };
    return (folder) => {
        const answer = known.get(folder) ?? search(folder);
        known.set(folder, answer);
        return answer;
    };
}
/** A test whether a folder, or one below it, has a candidate; the root of the repository always counts. */
function folderTest(candidates) {
    const folders = new Set(['']);
    for (const path of candidates) {
        for (let folder = (0,repository_paths/* folderOf */.yS)(path); !folders.has(folder); folder = (0,repository_paths/* folderOf */.yS)(folder))
            folders.add(folder);
    }
    return (folder) => folders.has(folder);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

// EXTERNAL MODULE: ./build/deployment/chart-source.js
var chart_source = __webpack_require__(3518);
// EXTERNAL MODULE: ./build/deployment/place.js
var place = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release.js + 1 modules
var helm_release = __webpack_require__(2314);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release-found.js
var release_found = __webpack_require__(8678);
// EXTERNAL MODULE: ./build/deployment/formats/per-tree.js
var per_tree = __webpack_require__(8111);
// EXTERNAL MODULE: ./build/deployment/formats/helm/command.js
var command = __webpack_require__(403);
// EXTERNAL MODULE: ./build/deployment/formats/argo-cd/overrides.js
var overrides = __webpack_require__(4708);
;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/value-files.js






/** No application names as many. */
const MOST_FILES = 200;
/**
 * Reads `helm.valueFiles` (DETECTION 2.3): relative to the source, from the root, or from the root of a source with a name. What is
 * not in this tree is not seen.
 *
 * @throws TreeError where the tree cannot be read
 */
async function readValueFiles(files, list, options) {
    const values = [];
    const paths = [];
    const unseen = (text, place, code = 'external-values') => {
        values.unshift({ kind: 'unseen', problem: (0,deployment_problem/* problemAt */.l4)(code, place, (0,deployment_reference/* quoteText */.ol)(text)) });
    };
    if (list === null)
        return { values, paths };
    const items = list.file.items(list.value);
    const written = items
        .slice(0, MOST_FILES)
        .map((item) => (0,scalar_text/* textAt */.$)(list.file, item, []) ?? { text: '', place: item.place });
    const known = knownRefs(files, written, options);
    for (const { text, place } of written) {
        const target = text === '' ? null : targetOf(text, options);
        if (target === null) {
            unseen(text, place, (0,scalar_text/* isFilledIn */.q)(text.replace(/^\$[\w-]+\//, '')) ? 'unresolved-template' : 'external-values');
            continue;
        }
        if (target.path === '')
            continue;
        const found = pathsOf(files, target.path, options.budget);
        if (found === null || found.length === 0) {
            // In a source of another repository the file may be there all the same.
            const isHere = target.ref === null || known.has(target.ref);
            if (found === null || !options.ignoresMissing || !isHere)
                unseen(text, place);
            continue;
        }
        for (const path of found) {
            paths.push(path);
            values.unshift(...(await readFile(files, path)));
        }
    }
    if (items.length > MOST_FILES)
        unseen(`more than ${MOST_FILES} files`, list.value.place);
    return { values, paths };
}
async function readFile(files, path) {
    try {
        const file = await files.yaml(path);
        if (file === null)
            return [];
        return [{ kind: 'layer', layer: { file, root: file.root } }];
    }
    catch (error) {
        if (error instanceof deployment_problem/* ProblemError */.Mm)
            return [{ kind: 'unseen', problem: error.problem }];
        throw error;
    }
}
/** Null for what is not in this tree or cannot be told. */
function targetOf(written, { folder, isPublished, refs }) {
    // Files that a plugin decrypts have their keys in the clear.
    const text = written.replace(/^secrets:\/\/(?=[^/])/, '');
    if (text.includes('://'))
        return null;
    const [, ref, rest = ''] = /^\$([\w-]+)\/(.*)$/s.exec(text) ?? [];
    if (ref !== undefined) {
        const path = refs.has(ref) && !(0,scalar_text/* isFilledIn */.q)(rest) ? (0,repository_paths/* resolvePath */.o1)('', rest) : null;
        return path === null || path === '' ? null : { path, ref };
    }
    if ((0,scalar_text/* isFilledIn */.q)(text))
        return null;
    if (isPublished)
        return (0,repository_paths/* resolvePath */.o1)('', text) === 'values.yaml' ? { path: '', ref: null } : null;
    if (folder === null)
        return null;
    const path = text.startsWith('/') ? (0,repository_paths/* resolvePath */.o1)('', text.replace(/^\/+/, '')) : (0,repository_paths/* resolvePath */.o1)(folder, text);
    return path === null || path === '' ? null : { path, ref: null };
}
/** The names of sources of which a file is in this tree, so that they are taken for this repository. */
function knownRefs(files, written, options) {
    const known = new Set();
    for (const { text } of written) {
        const target = targetOf(text, options);
        if (target?.ref != null && (pathsOf(files, target.path, options.budget)?.length ?? 0) > 0)
            known.add(target.ref);
    }
    return known;
}
/** The files that a path with or without wildcards leads to, in order; null where that cannot be told. */
function pathsOf(files, path, budget) {
    if (!isPattern(path))
        return files.has(path) ? [path] : [];
    const pattern = parsePattern(path);
    budget.paths -= files.paths.length;
    if (pattern === null || budget.paths < 0)
        return null;
    const found = files.paths.filter((each) => fits(pattern, each)).sort();
    return found.length > MOST_FILES ? null : found;
}
/** Values of a manifest, with why something in them cannot be told. */
function valuesWithProblems({ file, value }, structure, chart) {
    const layer = { kind: 'layer', layer: { file, root: value } };
    const problem = (structure === null ? null : problemOfStructure(structure.text, structure.placeOf)) ??
        problemOfWay(file, value, chart);
    return problem === null ? [layer] : [{ kind: 'unseen', problem }, layer];
}

;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/helm-values.js







/**
 * The values that an application gives to a chart, the one that wins first (DETECTION 2.3): parameters, `valuesObject` or else
 * `values`, files of values.
 *
 * @param chart name of the service's chart
 * @throws TreeError where the tree cannot be read
 */
async function readHelmValues(files, source, options, chart) {
    const missing = (0,overrides/* firstAt */.yI)(source, ['helm', 'ignoreMissingValueFiles']);
    const ignoresMissing = missing !== null && /^true$/i.test((0,scalar_text/* textAt */.$)(missing.file, missing.value, [])?.text ?? '');
    const own = (0,overrides/* firstAt */.yI)(source, ['helm', 'valueFiles']);
    const list = own !== null && own.file.scalar(own.value)?.type === 'null' ? null : own;
    const { values, paths } = await readValueFiles(files, list, { ...options, ignoresMissing });
    return {
        values: [
            ...(source.problem === null ? [] : [{ kind: 'unseen', problem: source.problem }]),
            ...parameterValues(source),
            ...ownValues(source, chart),
            ...values,
        ],
        paths,
    };
}
/** Names of what is read; what a file gives to them cannot be told. */
const READ = /(?:^|[.])(?:image|tag|repository|upgrade|migrationJob|strategy|enabled)(?:[.[]|$)/;
/** Helm takes files over texts, and texts (`forceString`) over the rest, whatever their order. */
function parameterValues(source) {
    const problems = [];
    const plain = [];
    const texts = [];
    const fromFiles = [];
    for (const { file, value } of itemsAt(source, ['helm', 'parameters'])) {
        const setting = settingOf({ file, value }, 'value', problems);
        if (setting === null)
            continue;
        const isText = /^true$/i.test((0,scalar_text/* textAt */.$)(file, value, ['forceString'])?.text ?? '');
        (isText ? texts : plain).push({ ...setting, isText });
    }
    for (const { file, value } of itemsAt(source, ['helm', 'fileParameters'])) {
        const setting = settingOf({ file, value }, 'path', problems);
        if (setting === null)
            continue;
        const name = (0,scalar_text/* textAt */.$)(file, value, ['name'])?.text ?? '';
        if (READ.test(name))
            problems.push((0,deployment_problem/* problemAt */.l4)('external-values', setting.place, (0,deployment_reference/* quoteText */.ol)(`${name}=${setting.value}`)));
        else
            fromFiles.push({ ...setting, isText: true });
    }
    const settings = [...plain, ...texts, ...fromFiles];
    const unseen = problems.slice(0, 1).map((problem) => ({ kind: 'unseen', problem }));
    const [first] = settings;
    if (first === undefined)
        return unseen;
    try {
        const file = (0,embedded_yaml/* settingsAsYaml */.vW)(first.place.file, settings);
        return [...unseen, { kind: 'layer', layer: { file, root: file.root } }];
    }
    catch (error) {
        if (error instanceof deployment_problem/* ProblemError */.Mm)
            return [{ kind: 'unseen', problem: error.problem }];
        throw error;
    }
}
function itemsAt(source, path) {
    const list = (0,overrides/* firstAt */.yI)(source, path);
    return list === null ? [] : list.file.items(list.value).map((value) => ({ file: list.file, value }));
}
/** @param problems where one that cannot be read goes: it may set anything */
function settingOf({ file, value }, key, problems) {
    const name = (0,scalar_text/* textAt */.$)(file, value, ['name']);
    const text = (0,scalar_text/* textAt */.$)(file, value, [key]);
    const place = text?.place ?? file.at(value, [key])?.place ?? name?.place ?? value.place;
    if (name === null)
        return null;
    const steps = (0,command/* stepsOf */.B_)(name.text);
    if ((0,scalar_text/* isFilledIn */.q)(name.text))
        problems.push((0,deployment_problem/* problemAt */.l4)('unresolved-template', name.place, (0,deployment_reference/* quoteText */.ol)(name.text)));
    else if (steps.length === 0)
        problems.push((0,deployment_problem/* problemAt */.l4)('external-values', name.place, (0,deployment_reference/* quoteText */.ol)(name.text)));
    else
        return { steps, value: text?.text ?? '', isText: false, place };
    return null;
}
/** `valuesObject`, beside which Argo CD does not look at `values`. */
function ownValues(source, chart) {
    const objects = (0,overrides/* allAt */.Nc)(source, ['helm', 'valuesObject']).filter(({ file, value }) => !isNull(file.scalar(value)?.type));
    if (objects.length > 0)
        return objects.flatMap((object) => valuesWithProblems(object, null, chart));
    const text = (0,overrides/* firstAt */.yI)(source, ['helm', 'values']);
    if (text === null)
        return [];
    const { file, value } = text;
    // A mapping is what older versions wrote there by mistake, and what Argo CD refuses.
    if (file.isMap(value))
        return valuesWithProblems(text, null, chart);
    const scalar = file.scalar(value);
    try {
        const values = (0,embedded_yaml/* embeddedYaml */.SM)(file, value);
        if (values === null || scalar === null)
            return [];
        const structure = { text: values.text, placeOf: (offset) => values.placeAt(offset) };
        if (values.isMap(values.root))
            return valuesWithProblems({ file: values, value: values.root }, structure, chart);
        if (!scalar.hasTemplate)
            return [];
        const found = (0,deployment_reference/* quoteText */.ol)((0,scalar_text/* textAt */.$)(file, value, [])?.text ?? '');
        return [{ kind: 'unseen', problem: (0,deployment_problem/* problemAt */.l4)('unresolved-template', scalar.place, found) }];
    }
    catch (error) {
        if (error instanceof deployment_problem/* ProblemError */.Mm)
            return [{ kind: 'unseen', problem: error.problem }];
        throw error;
    }
}
function isNull(type) {
    return type === 'null';
}

;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/kustomize-images.js





/** Reads `kustomize.images`, `name=newName:newTag`; what leaves the tag to the kustomization is none. */
function kustomizeImages(source, settings) {
    const list = (0,overrides/* firstAt */.yI)(source, ['kustomize', 'images']);
    const byName = new Map();
    for (const item of list === null ? [] : list.file.items(list.value)) {
        const written = list && (0,scalar_text/* textAt */.$)(list.file, item, []);
        if (written === null)
            continue;
        const image = readImage(written.text, written.place, settings);
        if (image !== null)
            byName.set(image.name, image);
    }
    return [...byName.values()];
}
/** The entries of `kustomize.images` that give the service another name and leave the tag to what is built, `name=newName`. */
function kustomizeRenames(source, settings) {
    const list = (0,overrides/* firstAt */.yI)(source, ['kustomize', 'images']);
    const byName = new Map();
    for (const item of list === null ? [] : list.file.items(list.value)) {
        const scalar = list?.file.scalar(item) ?? null;
        if (list === null || scalar === null || (0,scalar_text/* isFilledIn */.q)(scalar.text))
            continue;
        const [name = '', newName] = scalar.text.split('=');
        const reference = newName === undefined ? null : (0,deployment_reference/* parseImageReference */.o_)(newName);
        if (newName === undefined || reference === null || reference.tag !== null || reference.digest !== null)
            continue;
        if (!isService(name, settings) && !isService(newName, settings))
            continue;
        const made = (text) => ({ ...scalar, text });
        const entry = { name: made(name), newName: made(newName), newTag: null, digest: null, tagSuffix: null };
        byName.set(name, { ...entry, file: list.file, place: scalar.place });
    }
    return [...byName.values()];
}
function readImage(text, place, settings) {
    const equals = text.indexOf('=');
    const image = text.slice(equals + 1);
    if ((0,scalar_text/* isFilledIn */.q)(text))
        return readTemplate(text, place, settings);
    const reference = (0,deployment_reference/* parseImageReference */.o_)(image);
    if (reference === null)
        return null;
    const name = equals === -1 ? reference.repository : text.slice(0, equals);
    const read = (0,deployment/* answerOfImage */.Li)(reference, settings, place);
    const isOfService = read !== null || isService(name, settings);
    if (!isOfService || (reference.tag === null && reference.digest === null))
        return null;
    const other = (0,deployment/* problemAnswer */.aV)((0,deployment_problem/* problemAt */.l4)('custom-image', place, (0,deployment_reference/* quoteText */.ol)(image)));
    return { name, place, answer: read?.answer ?? other, notices: read?.notices ?? [], environment: null };
}
/** An image with a template in it, where what stands beside that is the service's. */
function readTemplate(text, place, settings) {
    const parts = text.split(/=|\{\{.*?\}\}|\$\{?\w+\}?/).map((part) => part.replace(/^[/:@]+|[:@]+$/g, ''));
    const name = parts.find((part) => part !== '' && isService(part, settings));
    if (name === undefined)
        return null;
    const subject = { subject: 'image' };
    return {
        name,
        place,
        answer: (0,deployment/* problemAnswer */.aV)((0,deployment_problem/* problemAt */.l4)('unresolved-template', place, (0,deployment_reference/* quoteText */.ol)(text), subject)),
        notices: [],
        environment: null,
    };
}
function isService(name, { images }) {
    const reference = (0,deployment_reference/* parseImageReference */.o_)(name);
    return reference !== null && (0,deployment_reference/* classifyImage */._u)(reference, images) !== 'other';
}

;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/source.js
















/** Kind of all that Argo CD deploys. */
const KIND = 'argo-cd';
const NOTHING = { found: () => [], used: [], kustomization: null, isUnread: false };
/**
 * Reads one source of an application.
 *
 * @param files recorded ones
 * @throws TreeError where the tree cannot be read
 */
async function readSource(files, source, options, settings) {
    const { file, value } = source;
    const origin = originOf(files, source, settings);
    const folder = origin.chart?.kind === 'folder' ? origin.chart.path : origin.folder;
    const layers = await (0,overrides/* sourceLayers */.Ys)(files, source, folder, options.application.name);
    const plugin = file.at(value, ['plugin']);
    if (plugin !== null) {
        const found = 'a plugin of Argo CD';
        return { ...NOTHING, name: origin.name, open: (0,deployment_problem/* problemAt */.l4)('external-values', plugin.place, found) };
    }
    const { chart, name } = origin;
    if (chart === null || chart.kind === 'unknown') {
        const own = kustomizeImages(layers, settings);
        const rendered = {
            source: layers,
            images: own,
            renames: kustomizeRenames(layers, settings),
            isFixed: isFixedRevision(origin.revision?.text ?? ''),
        };
        const kustomization = origin.folder === null ? null : await (0,argo_cd_kustomizations/* renderedKustomization */.TN)(files, origin.folder, rendered, settings);
        const images = kustomization?.images ?? own;
        const hidden = layers.problem ?? options.application.patch ?? structureProblem(source);
        const isUnread = file.at(value, ['directory', 'jsonnet']) !== null;
        const common = { name, used: layers.paths, kustomization, isUnread };
        const fixed = await fixedFolder(origin, options, kustomization);
        if (fixed !== null)
            return { ...common, found: foundOfFolder(fixed, options.application), open: null };
        if (images.length > 0)
            return { ...common, found: foundOfImages(images, hidden, options.application), open: null };
        if (chart === null)
            return { ...NOTHING, ...common, open: kustomization?.problem ?? hidden };
    }
    return readChart(files, source, { ...origin, chart }, layers, options, settings);
}
/**
 * Why it cannot be told what a folder deploys that is rendered as it was at a fixed revision (DETECTION 2.5, `external-values`);
 * null where the application itself decides, or the folder shows nothing of the service.
 */
async function fixedFolder({ folder, revision }, { application, holdsService }, kustomization) {
    // The root of another repository is no folder of this one; who names a folder most likely means it.
    if (folder === null || folder === '' || revision === null || !isFixedRevision(revision.text))
        return null;
    const isOwn = kustomization?.images.every(({ place }) => place.file === application.carrier) === true;
    if (kustomization?.isDecided === true && isOwn)
        return null;
    const hasService = kustomization === null ? await holdsService(folder) : kustomization.hasService;
    return hasService ? problemOfRevision(revision) : null;
}
function foundOfFolder(problem, { carrier }) {
    return (identity, inputs) => [
        { ...(0,deployment/* unreadableFound */.aH)(KIND, identity, carrier, problem, inputs), isRenderedByArgoCd: true },
    ];
}
function problemOfRevision({ text, place }) {
    return (0,deployment_problem/* problemAt */.l4)('external-values', place, `the revision ${(0,deployment_reference/* quoteText */.ol)(text)}`);
}
function originOf(files, { file, value, place }, settings) {
    const chart = (0,scalar_text/* textAt */.$)(file, value, ['chart']);
    const repository = (0,scalar_text/* textAt */.$)(file, value, ['repoURL']);
    const revision = (0,scalar_text/* textAt */.$)(file, value, ['targetRevision']);
    const isOci = repository?.text.startsWith('oci://') === true;
    if (chart !== null && chart.text !== '') {
        const known = publishedChart(chart, addressOf(repository, chart), revision);
        return { name: chart.text, chart: known, folder: null, revision: null };
    }
    const path = (0,scalar_text/* textAt */.$)(file, value, ['path']);
    if (isOci && repository !== null) {
        const known = publishedChart(repository, repository.text, revision);
        return { name: repository.text, chart: known, folder: null, revision: null };
    }
    if (path === null)
        return { name: repository?.text ?? '', chart: null, folder: null, revision };
    if ((0,scalar_text/* isFilledIn */.q)(path.text)) {
        const problem = (0,deployment_problem/* problemAt */.l4)('unresolved-template', path.place, (0,deployment_reference/* quoteText */.ol)(path.text), { subject: 'image' });
        return { name: path.text, chart: { kind: 'unknown', problem }, folder: null, revision };
    }
    if (isOfficialSource(repository, path)) {
        const bare = revision && { ...revision, text: revision.text.replace(/^(?:refs\/tags\/)?lightdash-(?=v?\d)/, '') };
        const known = publishedChart({ text: settings.chart, place: path.place }, OFFICIAL, bare);
        return { name: path.text, chart: known, folder: null, revision: null };
    }
    const folder = (0,repository_paths/* resolvePath */.o1)('', path.text.replace(/^\/+/, ''));
    if (folder !== null && foldersOf(files).has(folder)) {
        const isChart = files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml')) && file.at(value, ['kustomize']) === null;
        return { name: path.text, chart: isChart ? { kind: 'folder', path: folder } : null, folder, revision };
    }
    const found = (0,deployment_reference/* quoteText */.ol)(`${repository?.text ?? ''} ${path.text}`.trim());
    const problem = (0,deployment_problem/* problemAt */.l4)('external-values', place, found);
    return { name: path.text, chart: { kind: 'unknown', problem }, folder: null, revision };
}
function publishedChart(chart, repository, revision) {
    if ((0,scalar_text/* isFilledIn */.q)(chart.text)) {
        const problem = (0,deployment_problem/* problemAt */.l4)('unresolved-template', chart.place, (0,deployment_reference/* quoteText */.ol)(chart.text), { subject: 'image' });
        return { kind: 'unknown', problem };
    }
    const name = chart.text.replace(/\/+$/, '');
    // An empty revision is whatever is newest.
    const isNewest = revision !== null && revision.text === '';
    return {
        kind: 'published',
        name: name.slice(name.lastIndexOf('/') + 1),
        version: isNewest ? null : revision,
        repository,
        problem: isNewest ? (0,deployment_problem/* problemAt */.l4)('chart-range', revision.place, (0,deployment_reference/* quoteText */.ol)('')) : null,
    };
}
/** Where the maker's charts are published; its git repository has the same. */
const OFFICIAL = 'https://lightdash.github.io/helm-charts';
function isOfficialSource(repository, { text }) {
    const isRepository = /[/:]lightdash\/helm-charts(?:\.git)?\/?$/.test(repository?.text ?? '');
    return isRepository && (0,repository_paths/* resolvePath */.o1)('', text) === 'charts/lightdash';
}
/** An address without a scheme is that of an OCI registry, and the chart's own path may go on from there. */
function addressOf(repository, { text: chart }) {
    if (repository === null || repository.text === '')
        return null;
    const address = repository.text;
    if (address.includes('://') || (0,chart_source/* isOfficialRepository */.CG)(address) || (0,scalar_text/* isFilledIn */.q)(address))
        return address;
    const above = chart.includes('/') ? `/${chart.slice(0, chart.lastIndexOf('/'))}` : '';
    return `oci://${address}${above}`;
}
const foldersOnce = (0,per_tree/* perTree */.e)();
function foldersOf(files) {
    return foldersOnce(files, '', () => {
        const folders = new Set(['']);
        for (const path of files.paths) {
            for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
                const folder = path.slice(0, end);
                if (folders.has(folder))
                    break;
                folders.add(folder);
            }
        }
        return folders;
    });
}
async function readChart(files, source, { name, chart, folder, revision }, layers, { application, refs, budget }, settings) {
    const isPublished = chart.kind === 'published';
    const valueFiles = { folder, isPublished, refs: new Set(refs.keys()), budget };
    const { values, paths } = await readHelmValues(files, layers, valueFiles, settings.chart);
    const unseen = [application.patch, structureProblem(source)].flatMap((problem) => problem === null ? [] : [{ kind: 'unseen', problem }]);
    const release = { chart, values: [...unseen, ...values], place: source.place };
    const reading = await (0,helm_release/* readHelmRelease */.q)(files, release, settings);
    if (reading === null) {
        const isUnread = chart.kind === 'folder' && values.length > 0;
        return { ...NOTHING, name, open: openProblem(release), isUnread };
    }
    const revisions = [revision, ...refs.values()];
    const own = new Set([application.carrier, ...application.files]);
    return {
        name,
        open: null,
        kustomization: null,
        isUnread: false,
        used: [...paths, ...layers.paths, ...(chart.kind === 'folder' ? filesOfChart(chart.path) : [])],
        found: (identity, inputs) => {
            const release = { kind: KIND, identity, carrier: application.carrier, inputs, isRenderedByArgoCd: true };
            return (0,release_found/* foundOfRelease */.F)(reading, release).map((found) => withRevision(found, revisions, own));
        },
    };
}
/** Files of a chart in the repository that other formats would read by themselves. */
function filesOfChart(folder) {
    return ['Chart.yaml', 'Chart.lock', 'values.yaml'].map((name) => (0,repository_paths/* inFolder */._z)(folder, name));
}
/** What of a release without a sign of the service may deploy it all the same. */
function openProblem({ chart, values }) {
    if (chart.kind === 'unknown')
        return chart.problem;
    // What a chart of this tree deploys stands in its own files.
    if (chart.kind === 'folder')
        return null;
    return values.find((each) => each.kind === 'unseen')?.problem ?? null;
}
/** What stands in files of a fixed revision is not what this tree has (DETECTION 2.5, `external-values`). */
function withRevision(found, revisions, own) {
    if (own.has(found.place.file) || found.answer.status === 'problem')
        return found;
    const revision = revisions.find((each) => each !== null && isFixedRevision(each.text));
    if (revision != null) {
        return { ...found, answer: (0,deployment/* problemAnswer */.aV)(problemOfRevision(revision)), place: revision.place };
    }
    const template = revisions.find((each) => each !== null && (0,scalar_text/* isFilledIn */.q)(each.text));
    if (template == null)
        return found;
    const at = `${(0,deployment_reference/* quoteText */.ol)(template.text)} at ${(0,place/* showPlace */.R)(template.place)}`;
    return {
        ...found,
        notices: [...found.notices, `The revision ${at} is filled in elsewhere; taken for that of this tree`],
    };
}
/** Members of a source that a template may stand for as a whole. */
const STRUCTURES = [
    [],
    ['helm'],
    ...['parameters', 'fileParameters', 'valueFiles', 'valuesObject'].map((name) => ['helm', name]),
    ['kustomize'],
    ...['images', 'patches', 'components'].map((name) => ['kustomize', name]),
];
/** A template that may bring or take away members of a source; those of `values` count where these stand. */
function structureProblem({ file, value }) {
    const whole = problemOfScalars(file, value, STRUCTURES);
    if (whole !== null)
        return whole;
    const values = file.scalar(file.at(value, ['helm', 'values']));
    // A file that is YAML with its templates has none outside of such texts.
    return values?.text.includes('{{') === true ? null : structureProblemOf(file, value);
}
/** Why an application without any source may have one; null where it has none. */
function problemOfNoSource({ file, root }) {
    const members = [['spec'], ['spec', 'sources'], ['spec', 'source'], ['spec', 'sourceHydrator']];
    return problemOfScalars(file, root, members) ?? structureProblemOf(file, root);
}
/** @param hidden what may say otherwise and cannot be told; null for nothing */
function foundOfImages(images, hidden, { carrier }) {
    return (identity, inputs) => images.map(({ name, place, answer, notices, environment }) => ({
        kind: KIND,
        identities: [images.length === 1 ? identity : `${identity}#${name}`],
        units: [identity],
        carrier,
        place: hidden?.place ?? place,
        answer: hidden === null ? answer : (0,deployment/* problemAnswer */.aV)(hidden),
        notices,
        chart: null,
        declared: deployment/* NOTHING_DECLARED */.ZM,
        isRenderedByArgoCd: true,
        environment,
        inputs,
    }));
}

// EXTERNAL MODULE: ./build/deployment/formats/helm/service-images.js
var service_images = __webpack_require__(9008);
// EXTERNAL MODULE: ./build/deployment/formats/helm/umbrella.js
var umbrella = __webpack_require__(5356);
// EXTERNAL MODULE: ./build/deployment/formats/helm/values-file.js
var values_file = __webpack_require__(7329);
;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/spoken-for.js





/** So many files beside those that are used are looked at. */
const MOST_BESIDE = 500;
/**
 * The files that applications have spoken for: charts, values and what the elements of sets were read from. Where a file of values
 * that looks like one of them is used by none, it may be an environment that is deployed in another way, and all of its
 * folder is left to the other formats.
 */
async function spokenFor(files, deployed, found, settings) {
    const all = deployed.flatMap(({ used }) => used).filter((path) => files.has(path));
    const used = new Set(all.filter((path) => !isOverride(path)));
    const open = new Set();
    const charts = new Set([...used].filter((path) => /(?:^|\/)Chart\.yaml$/.test(path)).map(repository_paths/* folderOf */.yS));
    const chartOf = (folder) => [...charts].find((each) => folder === each || isBelow(folder, each)) ?? null;
    for (const folder of new Set([...used].map((path) => chartOf((0,repository_paths/* folderOf */.yS)(path)) ?? (0,repository_paths/* folderOf */.yS)(path)))) {
        if (!(await isWhollyUsed(files, folder, used, charts.has(folder), settings)))
            open.add(folder);
    }
    const isOpen = (path) => [...open].some((folder) => (0,repository_paths/* folderOf */.yS)(path) === folder || isBelow((0,repository_paths/* folderOf */.yS)(path), folder));
    const claimed = new Set([...[...used].filter((path) => !isOpen(path)), ...all.filter(isOverride)]);
    for (const path of new Set(deployed.flatMap(({ application }) => application.files))) {
        if (!used.has(path) && (await isWhollyRead(files, path, found, settings)))
            claimed.add(path);
    }
    return [...claimed];
}
/** Whether each image of the service in a file that elements were read from is one that decides. */
async function isWhollyRead(files, path, found, { images }) {
    const file = await (0,source_files/* readable */.HD)(files.yaml(path));
    if (file === null)
        return false;
    const lines = new Set(found.filter(({ place }) => place.file === path).map(({ place }) => place.line));
    return (0,service_images/* serviceImages */.W)(file, { images, seen: new Set(), isWide: true }).every(({ value }) => lines.has((file.at(value, ['tag']) ?? value).place.line));
}
/** What stands beside a source for Argo CD alone. */
function isOverride(path) {
    return /(?:^|\/)\.argocd-source[^/]*$/.test(path);
}
function isBelow(folder, above) {
    return above === '' ? folder !== '' : folder.startsWith(`${above}/`);
}
/** Whether no file of values of a folder, or of a chart, is left that is not used. */
async function isWhollyUsed(files, folder, used, isChart, settings) {
    const prefix = folder === '' ? '' : `${folder}/`;
    const beside = files.paths.filter((path) => {
        if (!path.startsWith(prefix) || !/\.ya?ml$/.test(path) || used.has(path) || isOverride(path))
            return false;
        const inside = path.slice(prefix.length);
        return isChart ? !/^(?:templates|charts|crds|ci)\//.test(inside) : !inside.includes('/');
    });
    if (beside.length > MOST_BESIDE)
        return false;
    const own = [...used].filter((path) => path.startsWith(prefix));
    const keys = isChart ? await keysOf(files, folder, settings) : [];
    for (const path of beside) {
        const isLayer = own.some((each) => (0,values_file/* isNamedLikeLayer */.oA)(path, each));
        if (!isLayer && keys.length === 0)
            continue;
        const file = await (0,source_files/* readable */.HD)(files.yaml(path));
        if (file === null)
            return false;
        const isOfService = isLayer || keys.some((key) => file.member(file.root, key) !== null);
        if (isOfService && (0,values_file/* isValuesFile */.P5)(file))
            return false;
    }
    return true;
}
/** The keys by which a chart gives values to the service's. */
async function keysOf(files, folder, settings) {
    const chart = await (0,source_files/* readable */.HD)(files.yaml((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml')));
    return chart === null ? [] : (0,umbrella/* dependenciesOf */.hk)(chart, settings).map(({ key }) => key);
}

// EXTERNAL MODULE: ./build/deployment/formats/helm/argo-cd.js
var argo_cd = __webpack_require__(3417);
;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd.js















/** Applications of Argo CD and sets of them (DETECTION 2.3), one deployment an application, or an element of a set. */
const argoCd = {
    kind: KIND,
    startsFrom: ['*.yaml', '*.yml', '*.json'],
    async read(files, candidates, settings) {
        const readings = [];
        const claimed = [];
        const found = [];
        const budget = newBudget();
        const isRelevant = relevanceTest(candidates);
        const holdsService = serviceTest(files, candidates, settings);
        const problemOfKustomization = kustomizationTest(files, settings);
        for (const path of await manifestPaths(files, candidates, settings)) {
            const recorded = files.recorded();
            const file = await (0,source_files/* readable */.HD)(recorded.yaml(path));
            if (file === null)
                continue;
            const { applications, openSets, hasProjects, others } = await applicationsIn(recorded, file, budget);
            if (applications.length + openSets.length === 0 && !hasProjects)
                continue;
            const own = [];
            for (const application of applications.filter(isRelevant)) {
                const patch = application.patch ??
                    problemOfUpdater(application, settings) ??
                    problemOfIgnored(application) ??
                    (await problemOfKustomization(application));
                const options = { asked: recorded.asked, budget, holdsService };
                own.push(await readApplication(files, { ...application, patch }, options, settings));
            }
            readings.push(...own);
            for (const { set, problem } of openSets) {
                if (!/lightdash/i.test(set.name) && !shows(file, set.root, settings))
                    continue;
                const identity = `${KIND}:${set.name}`;
                found.push({
                    ...(0,deployment/* unreadableFound */.aH)(KIND, identity, path, problem, [...recorded.asked]),
                    isRenderedByArgoCd: true,
                });
            }
            const isRead = !own.some(({ isUnread }) => isUnread) && !others.some((each) => shows(file, each, settings));
            if (isRead)
                claimed.push(path);
        }
        const identities = identitiesOf(readings.map(({ application }) => application));
        const deployed = readings.filter(({ isDeployed }) => isDeployed);
        for (const [index, { foundAs }] of readings.entries())
            found.push(...foundAs(`${KIND}:${identities[index]}`));
        claimed.push(...(await spokenFor(files, deployed, found, settings)));
        const kustomizations = readings.flatMap((reading) => reading.kustomizations);
        claimed.push(...(await (0,argo_cd_kustomizations/* takeDecided */.UC)(files, kustomizations, settings)));
        return { found, claimed };
    },
    async carries(files, { carrier, identities }) {
        try {
            const file = await files.yaml(carrier);
            if (file === null)
                return false;
            const { applications, openSets } = await applicationsIn(files, file, newBudget());
            const names = [...applications.map(({ identity }) => identity), ...openSets.map(({ set }) => set.name)];
            const isOf = (identity, name) => [`${KIND}:${name}`, `${KIND}:${carrier}#${name}`].some((own) => identity === own || identity.startsWith(`${own}#`));
            return identities.some((identity) => names.some((name) => isOf(identity, name)));
        }
        catch (error) {
            // There and unreadable is not gone.
            if (error instanceof deployment_problem/* ProblemError */.Mm)
                return true;
            throw error;
        }
    },
};
function newBudget() {
    return { elements: 20_000, paths: 20_000_000, characters: 20_000_000 };
}
/**
 * The files that may hold an application: candidates, and what speaks of Argo CD without the service's name, for it may set the
 * tag of a chart which has that.
 */
async function manifestPaths(files, candidates, { folder }) {
    if (candidates.length === 0)
        return [];
    const speaking = await (0,argo_cd/* mentionsOfArgoCd */.X)(files);
    // Where the tree cannot be searched, what has the service's name is all that is looked at.
    if (speaking === null)
        return candidates;
    const known = new Set(candidates);
    const isInside = (path) => folder === '' || path.startsWith(`${folder}/`);
    // What has the name and is no candidate is left out by the settings.
    const others = speaking.filter((path) => !known.has(path) && isInside(path) && !(0,deployment_candidates/* isExcluded */.RF)(path));
    const named = new Set(await files.containing('lightdash', others));
    return speaking
        .filter((path) => known.has(path))
        .concat(others.filter((path) => !named.has(path) && !/lightdash/i.test(path)));
}
async function readApplication(files, application, { asked, budget, holdsService }, settings) {
    const sources = sourcesOf(application);
    const refs = new Map();
    for (const { file, value } of sources) {
        const ref = (0,scalar_text/* textAt */.$)(file, value, ['ref'])?.text ?? '';
        if (ref !== '')
            refs.set(ref, (0,scalar_text/* textAt */.$)(file, value, ['targetRevision']));
    }
    const readings = [];
    for (const source of sources) {
        const recorded = files.recorded();
        const reading = await readSource(recorded, source, { application, refs, budget, holdsService }, settings);
        const inputs = [...new Set([application.carrier, ...inputsOf(asked, application), ...recorded.asked])];
        readings.push({ reading, inputs });
    }
    const deploying = readings.filter(({ reading, inputs }) => reading.found('', inputs).length > 0);
    const common = {
        application,
        isDeployed: deploying.length > 0,
        isUnread: readings.some(({ reading }) => reading.isUnread && isOfService(application, reading.name, settings)),
        used: deploying.flatMap(({ reading }) => reading.used),
        kustomizations: readings.flatMap(({ reading }) => reading.kustomization ?? []),
    };
    if (deploying.length > 0) {
        const names = deploying.map(({ reading }) => reading.name);
        return {
            ...common,
            foundAs: (identity) => deploying.flatMap(({ reading, inputs }, index) => {
                const suffix = names.length === 1 ? '' : `#${unique(names, index)}`;
                return reading.found(`${identity}${suffix}`, inputs).map((each) => ({ ...each, units: [identity] }));
            }),
        };
    }
    const open = readings.find(({ reading }) => reading.open !== null);
    const problem = sources.length === 0 ? problemOfNoSource(application) : open?.reading.open;
    if (problem == null || !isOfService(application, open?.reading.name ?? '', settings)) {
        return { ...common, foundAs: () => [] };
    }
    const inputs = open?.inputs ?? [application.carrier];
    return { ...common, foundAs: (identity) => [unresolved(application, identity, problem, inputs)] };
}
/** Of a set with very many elements, each is asked about its own files alone. */
function inputsOf(asked, { files }) {
    return files.length > 0 ? files : [...asked];
}
function unique(names, index) {
    const name = names[index] ?? '';
    const before = names.slice(0, index).filter((each) => each === name).length;
    return before === 0 ? name : `${name}(${before + 1})`;
}
function unresolved({ carrier }, identity, problem, inputs) {
    const found = (0,deployment/* unreadableFound */.aH)(KIND, identity, carrier, problem, inputs);
    return { ...found, answer: (0,deployment/* problemAnswer */.aV)(problem), isRenderedByArgoCd: true };
}
/** Whether an application that cannot be read is the service's, as opposed to something beside it. */
function isOfService({ file, root, name }, source, settings) {
    const isNamed = /lightdash/i.test(name) || shows(file, root, settings);
    return isNamed && !(0,values_file/* isCompanion */.bv)(name) && !(0,values_file/* isCompanion */.bv)(source);
}
function shows(file, root, { images }) {
    return (0,service_signs/* showsService */.Wo)(`kind: Application\n${file.sourceOf(root)}`, images);
}
/** What applications are called: by their files, too, where several have the same name. */
function identitiesOf(applications) {
    const counts = new Map();
    for (const { identity } of applications)
        counts.set(identity, (counts.get(identity) ?? 0) + 1);
    const taken = new Map();
    return applications.map(({ identity, carrier }) => {
        const own = counts.get(identity) === 1 ? identity : `${carrier}#${identity}`;
        const count = (taken.get(own) ?? 0) + 1;
        taken.set(own, count);
        return count === 1 ? own : `${own}#${count}`;
    });
}


/***/ }),

/***/ 8678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ foundOfRelease)
/* harmony export */ });
/** What a release deploys, as deployments that are upgraded as one: its own, and those of further images in its values. */
function foundOfRelease(reading, { identity, ...release }) {
    const { further, ...own } = reading;
    const common = { ...release, units: [identity] };
    return [
        { ...own, ...common, identities: [identity] },
        ...further.map(({ found, steps }) => {
            const { answer, place, notices, chart, declared, environment } = found;
            const rest = { answer, place, notices, chart, declared, environment };
            return { ...rest, ...common, identities: [`${identity}#${steps.join('.')}`] };
        }),
    ];
}


/***/ })

};
