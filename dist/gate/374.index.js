export const id = 374;
export const ids = [374];
export const modules = {

/***/ 401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ applicationsOfSet),
  d: () => (/* binding */ makesMembersOfSpec)
});

// EXTERNAL MODULE: ./build/deployment/problem.js
var deployment_problem = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/deployment/reference.js
var reference = __webpack_require__(2431);
// EXTERNAL MODULE: ./build/deployment/repository-paths.js
var repository_paths = __webpack_require__(997);
// EXTERNAL MODULE: ./build/deployment/source/embedded-yaml.js
var embedded_yaml = __webpack_require__(7008);
// EXTERNAL MODULE: ./build/deployment/formats/argo-cd/glob.js
var glob = __webpack_require__(4467);
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

// EXTERNAL MODULE: ./build/deployment/formats/argo-cd/revisions.js
var revisions = __webpack_require__(1803);
// EXTERNAL MODULE: ./build/deployment/formats/argo-cd/scalar-text.js
var scalar_text = __webpack_require__(5829);
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

// EXTERNAL MODULE: ./build/deployment/formats/argo-cd/unseen-templates.js
var unseen_templates = __webpack_require__(6943);
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
    if (generators !== null && (file.scalar(generators) !== null || (0,unseen_templates/* structureProblemOf */.Ks)(file, generators) !== null)) {
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
        if ((0,revisions/* isFixedRevision */.k)((0,scalar_text/* textAt */.$)(file, git, ['revision'])?.text ?? ''))
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
        return [...(0,repository_paths/* foldersOf */.pd)(this.files.paths)].filter((folder) => folder !== '').sort();
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
            const pattern = path === null ? null : (0,glob/* parsePattern */.EY)(path);
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
            const match = wanted.find(({ pattern }) => (0,glob/* fits */.lA)(pattern, path) || (isGreedy && (0,glob/* fitsGreedily */.s6)(pattern, path)));
            if (match === undefined || unwanted.some((pattern) => (0,glob/* fits */.lA)(pattern, path)))
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
    const { file, value: root, name } = set;
    const spec = file.at(root, ['spec']);
    const template = file.at(spec, ['template']);
    if (!file.isMap(template))
        return { applications: [], problem: (0,unseen_templates/* structureProblemOf */.Ks)(file, root) };
    const rules = { isGoTemplate: /^true$/i.test((0,scalar_text/* textAt */.$)(file, spec, ['goTemplate'])?.text ?? '') };
    const { elements, isCut } = await elementsOf(files, file, spec, rules, budget);
    const patch = patchOf(file, spec);
    const templatePatch = (0,scalar_text/* textAt */.$)(file, spec, ['templatePatch']);
    const rendered = [];
    let problem = null;
    const cost = file.sourceOf(template).length + (templatePatch?.text.length ?? 0);
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
            identity: `${name}/${names[index]}`,
            name: each.name,
            manifest: set,
            patch,
            templatePatch: templatePatch === null ? null : fill(templatePatch, each.element.parameters, rules),
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
        if (start !== -1 && unseen_templates/* MAKES_STRUCTURE */.Io.test(line) && ['', 'spec'].includes(key ?? owner))
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
        return (0,deployment_problem/* problemAt */.l4)('external-values', patch.place, (0,reference/* quoteText */.ol)('templatePatch'));
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
                return (0,deployment_problem/* problemAt */.l4)('external-values', own.place, (0,reference/* quoteText */.ol)('template'));
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
        return (0,deployment_problem/* problemAt */.l4)('external-values', ignored.place, (0,reference/* quoteText */.ol)('ignoreApplicationDifferences'));
    }
    const sync = (0,scalar_text/* textAt */.$)(file, spec, ['syncPolicy', 'applicationsSync']);
    if (sync === null || !/^create-(?:only|delete)$/.test(sync.text))
        return null;
    return (0,deployment_problem/* problemAt */.l4)('external-values', sync.place, (0,reference/* quoteText */.ol)(`applicationsSync: ${sync.text}`));
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
    const reading = (0,reference/* readTag */.zW)(text, '');
    return 'version' in reading || reading.code !== 'not-a-version' || /\d\.\d|^[0-9a-f]{7,}$/.test(text);
}


/***/ }),

/***/ 4374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: () => (/* binding */ ARGO_CD_GROUP),
/* harmony export */   G6: () => (/* binding */ identityOfApplication),
/* harmony export */   vl: () => (/* binding */ applicationsIn)
/* harmony export */ });
/* harmony import */ var _manifests_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var _application_set_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(401);


/** Group of the objects of Argo CD. */
const ARGO_CD_GROUP = 'argoproj.io';
/** Where applications live that do not say it. */
const DEFAULT_NAMESPACE = 'argocd';
/**
 * The applications of a file, those that its sets make among them.
 *
 * @throws TreeError where the tree cannot be read
 */
async function applicationsIn(files, file, budget) {
    const manifests = (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .manifestsIn */ .IK)(file);
    const applications = [];
    const openSets = [];
    const others = [...manifests.others];
    let hasProjects = false;
    for (const object of manifests.objects) {
        const kind = (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .groupOf */ .F8)(object) === ARGO_CD_GROUP ? object.kind : '';
        if (kind === 'Application')
            applications.push(applicationOf(object));
        else if (kind === 'ApplicationSet') {
            const reading = await (0,_application_set_js__WEBPACK_IMPORTED_MODULE_1__/* .applicationsOfSet */ .D)(files, object, budget);
            applications.push(...reading.applications);
            if (reading.problem !== null)
                openSets.push({ set: object, problem: reading.problem });
        }
        else if (kind === 'AppProject')
            hasProjects = true;
        else
            others.push(object.value);
    }
    return { applications, openSets, hasProjects, others };
}
function applicationOf(manifest) {
    const { file, value, name } = manifest;
    const identity = identityOfApplication(manifest);
    return {
        file,
        root: value,
        carrier: file.path,
        identity,
        name,
        manifest,
        patch: null,
        templatePatch: null,
        files: [],
    };
}
/** What an application is called, without the kind: `argocd/bi`. */
function identityOfApplication({ namespace, name }) {
    return `${namespace || DEFAULT_NAMESPACE}/${name}`;
}


/***/ }),

/***/ 4467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ parsePattern),
/* harmony export */   Pt: () => (/* binding */ isPattern),
/* harmony export */   lA: () => (/* binding */ fits),
/* harmony export */   s6: () => (/* binding */ fitsGreedily)
/* harmony export */ });
/** No pattern that people write has as many folders, nor as long names. */
const MOST_PARTS = 50;
const LONGEST_PATTERN = 500;
/** Whether a path has wildcards, those that are not read among them. */
function isPattern(path) {
    return /[*?[{]/.test(path);
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


/***/ }),

/***/ 1803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isFixedRevision)
/* harmony export */ });
/** A commit or a tag, which stays what it is whatever this tree holds; a branch is taken for the one that this tree is of. */
const FIXED = /^(?=.*\d)[0-9a-f]{7,64}$|^refs\/tags\/|(?:^|[^\d.])v?\d+\.\d+\.\d+|^v?\d+(?:\.[\dx*]+)*$|[\^~<>]/i;
/** Whether a revision of a repository is fixed. */
function isFixedRevision(revision) {
    return FIXED.test(revision);
}


/***/ }),

/***/ 6943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Io: () => (/* binding */ MAKES_STRUCTURE),
/* harmony export */   Ks: () => (/* binding */ structureProblemOf),
/* harmony export */   S$: () => (/* binding */ problemOfScalars),
/* harmony export */   oH: () => (/* binding */ problemOfWay),
/* harmony export */   qp: () => (/* binding */ problemOfStructure)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6349);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2431);


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
            return (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', placeOf(start), (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(template));
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
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', scalar.place, (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(file.sourceOf(found).trim()));
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
        ? (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', scalar.place, (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(source))
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
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', scalar.place, (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(file.sourceOf(value).trim()));
    }
    return null;
}
function withoutTemplates(text) {
    const parts = text.split('{{').map((part, index) => (index === 0 ? part : part.slice(part.indexOf('}}') + 2)));
    return parts.join('');
}


/***/ })

};
