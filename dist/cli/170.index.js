export const id = 170;
export const ids = [170];
export const modules = {

/***/ 170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KINDS: () => (/* binding */ KINDS)
});

// EXTERNAL MODULE: ./build/deployment/candidates.js
var deployment_candidates = __webpack_require__(334);
// EXTERNAL MODULE: ./build/deployment/finding.js
var deployment_finding = __webpack_require__(1831);
// EXTERNAL MODULE: ./build/deployment/problem.js
var deployment_problem = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/deployment/repository-paths.js
var repository_paths = __webpack_require__(997);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(688);
// EXTERNAL MODULE: ./build/deployment/source/source-files.js
var source_files = __webpack_require__(7915);
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

const KEY = /^\.([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)$/;
const INDEX = /^index[ \t]+\.([A-Za-z_][\w.]*)[ \t]+(\d{1,4})$/;
/** What is the same in YAML whether it stands in quotes or not; a template of anything else is left as it is. */
const PLAIN = /^(?:[A-Za-z0-9_./^~+](?:[A-Za-z0-9_./:@+~^=*-]*[A-Za-z0-9_./@+~^=*-])?)?$/;
/** Parameters as they stand in templates, `{{ .key }}` or `{{key}}` in the older form; none is called as functions are. */
function literalsOf(parameters, isGoTemplate) {
    return (action) => {
        const [, list, index] = INDEX.exec(action) ?? [];
        const name = isGoTemplate ? (KEY.exec(action)?.[1] ?? `${list}[${index}]`) : action;
        const found = parameters.get(name);
        return found !== undefined && PLAIN.test(found.text) ? found : null;
    };
}
/** A single text with its templates filled in, as far as that can be; with the place of the last parameter in it. */
function fill({ text, place }, parameters, isGoTemplate) {
    const filled = fillIn(text, literalsOf(parameters, isGoTemplate));
    return { text: filled.text, place: filled.pieces.findLast((piece) => piece.place !== null)?.place ?? place };
}
/**
 * A part of a YAML file with its templates filled in, as far as that can be. What comes from a parameter has its place.
 *
 * @throws ProblemError (`unparseable`) where the outcome is no YAML by itself
 */
function filledPart(file, value, parameters, isGoTemplate) {
    const [start] = value.node.range ?? [0];
    // As far to the right as in the file, for what follows on the next lines.
    const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
    const text = `${' '.repeat(start - lineStart)}${file.sourceOf(value)}`;
    return filledYaml(file.path, text, literalsOf(parameters, isGoTemplate), (offset) => file.placeAt(lineStart + offset));
}
/** A name has to stay the same, not to be right: of a function in it, the parameter is taken as it is. */
function filledName(name, parameters) {
    return fillIn(name, (action) => parameters.get(/\.(\w[\w.]*)/.exec(action)?.[1] ?? '') ?? null).text;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/text.js
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
/** Names of what fills a text in, each the last part of its path: `tag` of `{{ .Values.lightdash.tag | quote }}`. */
function variablesIn(text) {
    const names = [...text.matchAll(/\$\{?([A-Za-z_]\w*)/g)].map(([, name = '']) => name);
    for (const [, expression = ''] of text.matchAll(/\{\{([^\n]{0,200}?)\}\}/g)) {
        const paths = expression.match(/\.[\w.]+/g) ?? expression.match(/[\w.]+/g) ?? [];
        names.push(...paths.map((path) => path.slice(path.lastIndexOf('.') + 1)));
    }
    return [...new Set(names.filter((name) => name !== ''))];
}

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/generators.js





/** What is known of all that a generator may find outside of the repository. */
const NOTHING = new Map();
const COST_OF_ELEMENT = 1_000;
/** Generators within each other; Argo CD takes two levels. */
const MOST_LEVELS = 4;
/** No element has as many. */
const MOST_PARAMETERS = 1_000;
/**
 * What generators make of the files of this tree (DETECTION 2.3), the parameters of one application each: lists, files and folders of
 * the repository, a matrix or a merge of those. What another generator makes is one, of which its `values` are all that is known.
 */
class Expansion {
    files;
    file;
    isGoTemplate;
    budget;
    constructor(files, file, isGoTemplate, budget) {
        this.files = files;
        this.file = file;
        this.isGoTemplate = isGoTemplate;
        this.budget = budget;
    }
    /** @throws TreeError where the tree cannot be read */
    async elementsOf(generators) {
        const elements = [];
        const items = this.file.items(generators);
        for (const item of items)
            elements.push(...(await this.#elementsOfOne(item, NOTHING, 0)));
        // A list that is filled in elsewhere.
        return items.length === 0 ? [NOTHING] : elements;
    }
    /** @param outer of the generators before it in a matrix */
    async #elementsOfOne(generator, outer, level) {
        const { file, budget } = this;
        const [matrix, merge, git] = ['matrix', 'merge', 'git'].map((name) => file.at(generator, [name]));
        if (level === MOST_LEVELS || budget.left < 0)
            return [NOTHING];
        if (matrix != null)
            return this.#matrix(matrix, outer, level);
        if (merge != null)
            return this.#merge(merge, outer, level);
        const list = file.at(generator, ['list', 'elements']);
        const isListed = list !== null && file.scalar(list) === null;
        const listed = isListed ? file.items(list).map((item) => this.#flat(file, item)) : [NOTHING];
        const elements = git == null ? listed : await this.#git(git, outer);
        const values = file.members(generator).flatMap((each) => {
            return [...this.#flat(file, file.at(each.value, ['values']), 'values')];
        });
        budget.left -= COST_OF_ELEMENT * (1 + elements.length);
        return elements.map((own) => {
            const known = new Map([...outer, ...own]);
            return new Map([...own, ...values].map(([name, text]) => [name, fill(text, known, this.isGoTemplate)]));
        });
    }
    async #matrix(matrix, outer, level) {
        let elements = [outer];
        for (const child of this.file.items(this.file.at(matrix, ['generators']))) {
            const next = [];
            for (const element of elements) {
                const own = await this.#elementsOfOne(child, element, level + 1);
                next.push(...own.map((each) => new Map([...element, ...each])));
            }
            elements = next;
        }
        return elements;
    }
    /** The elements of the first generator, with what those of the others say that have the same keys. */
    async #merge(merge, outer, level) {
        const { file } = this;
        const keys = file.items(file.at(merge, ['mergeKeys'])).flatMap((key) => file.scalar(key)?.text ?? []);
        const keyOf = (element) => JSON.stringify(keys.map((key) => element.get(key)?.text));
        let elements = null;
        for (const child of file.items(file.at(merge, ['generators']))) {
            const own = await this.#elementsOfOne(child, outer, level + 1);
            // What may be laid over anything leaves nothing known.
            if (own.some((each) => keys.some((key) => !each.has(key))))
                return [NOTHING];
            const byKey = new Map(own.map((each) => [keyOf(each), each]));
            const overlaid = (each) => new Map([...each, ...(byKey.get(keyOf(each)) ?? NOTHING)]);
            elements = elements === null ? own : elements.map(overlaid);
        }
        return elements ?? [NOTHING];
    }
    /** Files and folders that are in this tree; if there are none, they are those of another repository. */
    async #git(git, outer) {
        const { files, file } = this;
        const prefix = textAt(file, git, ['pathParamPrefix'])?.text ?? '';
        const key = prefix === '' ? 'path' : `${prefix}.path`;
        const elements = [];
        const folders = [...(0,repository_paths/* foldersOf */.pd)(files.paths)].filter((folder) => folder !== '').sort();
        for (const [path, place] of this.#matching(file.at(git, ['directories']), folders, outer)) {
            elements.push(this.#ofPath(key, path, [], place));
        }
        for (const path of this.#matching(file.at(git, ['files']), files.paths, outer, fitsGreedily).keys()) {
            const content = await (0,source_files/* readable */.HD)(files.yaml(path));
            if (content === null)
                continue;
            const fileName = path.slice(path.lastIndexOf('/') + 1);
            const about = this.#ofPath(key, (0,repository_paths/* folderOf */.yS)(path), [fileName], { file: path, line: 1, column: 1 });
            const items = content.isMap(content.root) ? [content.root] : content.items(content.root);
            elements.push(...items.map((item) => new Map([...this.#flat(content, item), ...about])));
        }
        return elements.length === 0 ? [NOTHING] : elements;
    }
    /** The paths that fit the patterns of a generator, each with the place of its pattern; none where one cannot be told. */
    #matching(list, paths, outer, isMet = fits) {
        const patterns = this.file.items(list).map((item) => {
            const written = textAt(this.file, item, ['path']) ?? { text: '', place: item.place };
            const { text, place } = fill(written, outer, this.isGoTemplate);
            const path = (0,repository_paths/* resolvePath */.o1)('', text.replace(/^\/+/, '')) ?? '[';
            return { path, place, isWanted: !isOn(this.file, item, ['exclude']) };
        });
        const matching = new Map();
        this.budget.left -= paths.length * patterns.length;
        if (this.budget.left < 0 || !patterns.every(({ path }) => isReadable(path)))
            return matching;
        for (const path of paths) {
            const met = patterns.filter((pattern) => isMet(pattern.path, path));
            if (met[0] !== undefined && met.every(({ isWanted }) => isWanted))
                matching.set(path, met[0].place);
        }
        return matching;
    }
    /** What the git generator says of where an element was found: `path.basename` and its like. */
    #ofPath(key, folder, fileNames, place) {
        const segments = folder === '' ? [] : folder.split('/');
        const texts = new Map([[this.isGoTemplate ? '.path' : '', folder]]);
        for (const [index, text] of segments.entries())
            texts.set(`${this.isGoTemplate ? '.segments' : ''}[${index}]`, text);
        for (const text of segments.slice(-1))
            texts.set('.basename', text).set('.basenameNormalized', normal(text));
        for (const text of fileNames)
            texts.set('.filename', text).set('.filenameNormalized', normal(text));
        return new Map([...texts].map(([name, text]) => [`${key}${name}`, { text, place }]));
    }
    /** The scalars of a value by their names: `a.b` for what stands in a mapping, `a[0]` in a list (`a.0` in the older form). */
    #flat(file, value, name = '', known = new Map()) {
        if (known.size > MOST_PARAMETERS)
            return known;
        const text = textAt(file, value, []);
        if (text !== null)
            known.set(name, text);
        for (const member of file.members(value)) {
            this.#flat(file, member.value, name === '' ? member.name : `${name}.${member.name}`, known);
        }
        for (const [index, item] of file.items(value).entries()) {
            this.#flat(file, item, this.isGoTemplate ? `${name}[${index}]` : `${name}.${index}`, known);
        }
        return known;
    }
}
function normal(text) {
    return text.toLowerCase().replace(/[^a-z0-9.-]/g, '-');
}
/** Of files, `*` takes whole folders in, unless Argo CD is told otherwise. */
function fitsGreedily(pattern, path) {
    return fits(pattern, path) || fits(pattern.replaceAll('*', '**'), path);
}

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/application.js




/** The sources of an application; where there is none, all that is said of them may be a template. */
function sourcesOf({ file, root }) {
    const several = file.items(file.at(root, ['spec', 'sources']));
    const one = [['source'], ['sourceHydrator', 'drySource'], []].map((path) => file.at(root, ['spec', ...path]));
    const values = several.length > 0 ? several : one.filter((each) => each !== null).slice(0, 1);
    return values.map((value) => {
        const [chart, path] = ['chart', 'path'].map((key) => textAt(file, value, [key]));
        return {
            value,
            repository: textAt(file, value, ['repoURL'])?.text ?? null,
            revision: textAt(file, value, ['targetRevision']),
            path: path ?? null,
            chart: chart?.text ? chart : null,
            ref: textAt(file, value, ['ref'])?.text ?? null,
            place: (chart ?? path)?.place ?? value.place,
        };
    });
}
/**
 * The applications of a file.
 *
 * @returns besides whether nothing else stands in the file
 * @throws TreeError where the tree cannot be read
 */
async function applicationsIn(files, file, budget) {
    const applications = [];
    let isWhole = true;
    for (const root of file.documents.flatMap((document) => objectsOf(file, document))) {
        const isOfArgoCd = textAt(file, root, ['apiVersion'])?.text.startsWith('argoproj.io/') === true;
        const kind = isOfArgoCd ? textAt(file, root, ['kind'])?.text : undefined;
        const manifest = { file, root };
        if (kind === 'Application')
            applications.push({ ...manifest, name: nameOf(file, root), manifest, files: [] });
        else if (kind === 'ApplicationSet')
            applications.push(...(await applicationsOfSet(files, manifest, budget)));
        else if (kind !== 'AppProject')
            isWhole = false;
    }
    return { applications, isWhole };
}
function objectsOf(file, document) {
    if (textAt(file, document, ['kind'])?.text.endsWith('List') === true)
        return file.items(file.at(document, ['items']));
    return file.isMap(document) ? [document] : [];
}
function nameOf(file, root) {
    return textAt(file, root, ['metadata', 'name'])?.text ?? '';
}
/** What is not known of an element stays a template; so does the whole where it comes to be no YAML, or too much. */
async function applicationsOfSet(files, manifest, budget) {
    const { file, root } = manifest;
    const applications = [];
    const spec = file.at(root, ['spec']);
    const template = file.at(spec, ['template']);
    if (!file.isMap(template))
        return applications;
    const isGoTemplate = isOn(file, spec, ['goTemplate']);
    const expansion = new Expansion(files, file, isGoTemplate, budget);
    const part = async (element) => filledPart(file, template, element, isGoTemplate);
    let isWhole = true;
    for (const element of await expansion.elementsOf(file.at(spec, ['generators']))) {
        budget.left -= file.sourceOf(template).length;
        const made = budget.left < 0 ? null : await (0,source_files/* readable */.HD)(part(element));
        if (made?.root == null) {
            isWhole = false;
            continue;
        }
        const name = filledName(nameOf(made, made.root), element);
        const from = new Set([...element.values()].map(({ place }) => place.file));
        applications.push({ file: made, root: made.root, name, manifest, files: [...from] });
    }
    if (!isWhole)
        applications.push({ file, root: template, name: nameOf(file, template), manifest, files: [] });
    return applications;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/second-order.js
const READ_GENERATORS = ['list', 'git', 'matrix', 'merge'];
/** What a patch, or an exception, has to speak of to touch an image. */
const TOUCHES_IMAGE = /image|container|template|source|\$patch|\bpath["']?:/;
const UPDATER = 'argocd-image-updater.argoproj.io/';
/** What of second order stands in an application, in its set and in its sources. */
function secondOrderOf({ file, root, name, manifest }, sources) {
    const told = new Map();
    const tell = (from, value, path, isAbout = /\S/) => {
        const found = value === null ? '' : from.sourceOf(value).trim();
        if (value === null || !isAbout.test(found))
            return;
        const before = told.get(path);
        const text = `${before?.text ?? ''}${found}\n`;
        told.set(path, { key: `argo-cd:${from.path}#${name}#${path}`, text, place: before?.place ?? value.place });
    };
    const tellAt = (from, value, path, isAbout) => tell(from, from.at(value, path), path.join('.'), isAbout);
    for (const { value: source } of sources) {
        for (const path of [['plugin'], ['directory', 'jsonnet'], ['kustomize', 'components']])
            tellAt(file, source, path);
        tellAt(file, source, ['kustomize', 'patches'], TOUCHES_IMAGE);
    }
    for (const annotation of file.members(file.at(root, ['metadata', 'annotations']))) {
        if (annotation.name.startsWith(UPDATER))
            tell(file, annotation.value, annotation.name);
    }
    tellAt(file, file.at(root, ['spec']), ['ignoreDifferences'], TOUCHES_IMAGE);
    const set = manifest.file.at(manifest.root, ['spec']);
    for (const path of [['templatePatch'], ['ignoreApplicationDifferences'], ['syncPolicy', 'applicationsSync']]) {
        tellAt(manifest.file, set, path);
    }
    const tellGenerators = (generators) => {
        for (const each of manifest.file.items(generators).flatMap((generator) => manifest.file.members(generator))) {
            if (!READ_GENERATORS.includes(each.name))
                tell(manifest.file, each.value, `generators.${each.name}`);
            for (const key of ['template', 'revision'])
                tellAt(manifest.file, each.value, [key]);
            tellGenerators(manifest.file.at(each.value, ['generators']));
        }
    };
    tellGenerators(manifest.file.at(set, ['generators']));
    return [...told.values()];
}

// EXTERNAL MODULE: ./build/deployment/chart-source.js
var chart_source = __webpack_require__(3518);
// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(2431);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/findings.js
var findings = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/release.js + 2 modules
var helm_release = __webpack_require__(2065);
// EXTERNAL MODULE: ./build/deployment/deployment.js
var deployment = __webpack_require__(5891);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/argo-cd.js
var argo_cd = __webpack_require__(9216);
// EXTERNAL MODULE: ./build/deployment/place.js
var deployment_place = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/deployment/environment.js
var deployment_environment = __webpack_require__(7635);
;// CONCATENATED MODULE: ./build/deployment/kinds/manifests/environment.js



/** No container sets as many; what is beyond is not named. */
const MOST_VARIABLES = 1_000;
/** Sources of `envFrom`, as people call them. */
const SOURCES = [
    ['secretRef', 'secret'],
    ['configMapRef', 'config map'],
];
/**
 * The environment variables of a container: the names of its `env`, wherever their values come from, and what its `envFrom`
 * brings, which cannot be seen. A variable whose source may be missing is perhaps set.
 */
function environmentOfContainer(file, container) {
    const collected = new deployment_environment/* CollectedVariables */.JW();
    const unseen = [];
    const env = file.at(container, ['env']);
    for (const item of file.items(env)) {
        if (collected.size >= MOST_VARIABLES) {
            unseen.push({ source: 'more variables than are read', place: item.place });
            break;
        }
        readVariable(file, item, collected, unseen);
    }
    const scalar = file.scalar(env);
    if (env !== null && scalar !== null && scalar.text !== '')
        unseen.push(unseenAt('env', env.place));
    const sources = file.items(file.at(container, ['envFrom'])).slice(0, MOST_VARIABLES);
    collected.add({ set: [], unseen: [...unseen, ...sources.map((item) => sourceOf(file, item))] });
    return collected.environment;
}
function readVariable(file, item, collected, unseen) {
    const name = file.scalar(file.at(item, ['name']));
    if (name === null)
        return;
    if ((0,deployment_environment/* isVariableName */.KL)(name.text)) {
        const isOptional = ['secretKeyRef', 'configMapKeyRef'].some((source) => file.scalar(file.at(item, ['valueFrom', source, 'optional']))?.text === 'true');
        collected.addVariable({ name: name.text, place: name.place, ...(isOptional && { isPartial: true }) });
    }
    else if (yaml/* YamlFile */._.hasTemplate(name.text) || /\$|^ENC\[/.test(name.text)) {
        unseen.push(unseenAt('env', name.place));
    }
}
function sourceOf(file, item) {
    for (const [key, what] of SOURCES) {
        const name = file.scalar(file.at(item, [key, 'name']));
        if (name !== null && name.text !== '')
            return { source: `the ${what} ${(0,deployment_reference/* quoteText */.ol)(name.text)}`, place: name.place };
    }
    return unseenAt('envFrom', item.place);
}
function unseenAt(key, place) {
    return { source: (0,deployment_reference/* quoteText */.ol)(key), place };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/manifests/image.js





/** A scalar as a part of an image. */
function placedText({ text, place, type }) {
    return { text, place, ...(type === 'other' && { isMisread: true }) };
}
/** Takes an image apart as kustomize does: the tag stands behind the first colon after the last slash. */
function placedImage(text, place) {
    const at = text.indexOf('@');
    const end = at === -1 ? text.length : at;
    const colon = text.indexOf(':', text.lastIndexOf('/', end - 1) + 1);
    const nameEnd = colon === -1 || colon > end ? end : colon;
    return {
        name: { text: text.slice(0, nameEnd), place },
        tag: nameEnd === end ? null : { text: text.slice(nameEnd + 1, end), place },
        digest: at === -1 ? null : { text: text.slice(at + 1), place },
    };
}
/** The image as a registry is asked for it. */
function imageText({ name, tag, digest }) {
    return `${name.text}${tag === null ? '' : `:${tag.text}`}${digest === null ? '' : `@${digest.text}`}`;
}
/** A use of a variable, as tools that fill in manifests write them: `${NAME}`, `${NAME:-default}`, `$(NAME)`, `$NAME`. */
const VARIABLE = /\$(?:\{([A-Za-z_]\w{0,200})[^{}]{0,500}\}|\(([A-Za-z_]\w{0,200})\)|([A-Za-z_]\w{0,200}))/g;
/** Names of the variables that a text uses. */
function image_variablesIn(text) {
    return [...new Set([...text.matchAll(VARIABLE)].map(([, braced, round, bare]) => braced ?? round ?? bare ?? ''))];
}
/** A template that some tool fills in, also where the YAML reader has set it aside. */
const TEMPLATE = /\{\{.{0,500}?\}\}|\uE0F0+/g;
/** What sops makes of a value. */
const ENCRYPTED = /ENC\[[^\]]{0,500}\]?/;
/** Stands for a part of a reference that is not known; occurs in no name of an image. */
const UNKNOWN = '\uFFFC';
/**
 * Reads an image; null where it is none of the service. Nothing in the repository fills in variables and templates of manifests: of the
 * tag they are problems, in front of the service's own name they do not matter.
 *
 * @param source the image as it is written
 * @param isService whether its container is the service by what it sets or is called, which decides where the image is hidden altogether
 */
function readImage(image, { source, isService }, rules) {
    const text = imageText(image);
    const { place } = image.tag ?? image.digest ?? image.name;
    const refuse = (why) => ({ answer: (0,deployment/* problemAnswer */.aV)(why), place, notices: [] });
    const problem = hiddenPart(image, source);
    const shown = text.replace(VARIABLE, UNKNOWN).replace(TEMPLATE, UNKNOWN).replace(ENCRYPTED, UNKNOWN);
    const reference = (0,deployment_reference/* parseImageReference */.o_)(shown);
    if (reference === null || reference.repository.split('/').at(-1)?.includes(UNKNOWN)) {
        const isOurs = isService || /lightdash/i.test(`${source} ${text}`);
        return isOurs ? refuse(problem ?? (0,deployment_problem/* problemAt */.l4)('not-a-version', place, (0,deployment_reference/* quoteText */.ol)(text))) : null;
    }
    if ((0,deployment_reference/* classifyImage */._u)(reference, rules.images) === 'other')
        return null;
    const isPrefix = problem?.code === 'unresolved-variable' && isKnownBehindPrefix(reference, rules);
    if (problem !== null && !isPrefix)
        return refuse(problem);
    const read = (0,deployment/* answerOfImage */.Li)(reference, rules, place);
    if (read === null || problem === null)
        return read && { ...read, place };
    const notice = `${problem.found}, in front of the image at ${(0,deployment_place/* showPlace */.R)(image.name.place)}, is not set: the version is taken from the rest of it`;
    return { ...read, place, notices: [...read.notices, notice] };
}
/** Why some part of an image is not known; null where all of it is. */
function hiddenPart(image, source) {
    const text = imageText(image);
    const { place } = image.tag ?? image.digest ?? image.name;
    const [variable] = image_variablesIn(text);
    if (image.tag?.isMisread)
        return (0,deployment_problem/* problemAt */.l4)('numeric-tag', place, `${(0,deployment_reference/* quoteText */.ol)(image.tag.text)} as a number`);
    if (ENCRYPTED.test(text))
        return (0,deployment_problem/* problemAt */.l4)('encrypted', place);
    if (yaml/* YamlFile */._.hasTemplate(text))
        return (0,deployment_problem/* problemAt */.l4)('unresolved-template', place, (0,deployment_reference/* quoteText */.ol)(source));
    return variable === undefined ? null : (0,deployment_problem/* problemAt */.l4)('unresolved-variable', place, (0,deployment_reference/* quoteText */.ol)(`\${${variable}}`));
}
/** Whether only a registry or a mirror is not known, and the image is plainly the service's own. */
function isKnownBehindPrefix(reference, { images }) {
    const path = reference.repository.split('/').slice(-2).join('/');
    const isKnown = !`${path} ${reference.tag} ${reference.digest}`.includes(UNKNOWN);
    return isKnown && (0,deployment_reference/* classifyImage */._u)(reference, images) === 'service';
}

;// CONCATENATED MODULE: ./build/deployment/kinds/manifests/objects.js
const OBJECTS = new WeakMap();
/** The objects of a file in all its documents, those of lists each by itself. */
function objectsIn(file) {
    const known = OBJECTS.get(file) ?? file.documents.flatMap((each) => (each === null ? [] : objects_objectsOf(file, each)));
    OBJECTS.set(file, known);
    return known;
}
function objects_objectsOf(file, value) {
    const text = (...path) => {
        const at = file.at(value, path);
        return file.scalar(at)?.type === 'null' ? '' : (file.written(at) ?? '');
    };
    const [apiVersion, kind] = [text('apiVersion'), text('kind')];
    const items = kind.endsWith('List') ? itemsAt({ file, value }, 'items') : [];
    if (items.length > 0)
        return items.flatMap((item) => objects_objectsOf(file, item));
    if (apiVersion === '' || kind === '')
        return [];
    const group = apiVersion.slice(0, Math.max(0, apiVersion.indexOf('/')));
    const name = text('metadata', 'name') || text('metadata', 'generateName');
    return [{ file, value, group, kind, namespace: text('metadata', 'namespace'), name }];
}
/** The scalar at a path; null where there is none, or it is empty. */
function scalarAt({ file, value }, ...path) {
    const scalar = file.scalar(file.at(value, path));
    return scalar === null || scalar.type === 'null' || scalar.text === '' ? null : scalar;
}
/** The text at a path; empty where there is none. */
function objects_textAt(located, ...path) {
    return scalarAt(located, ...path)?.text ?? '';
}
/** The items of the list at a path. */
function itemsAt({ file, value }, ...path) {
    return file.items(file.at(value, path));
}
/** `Deployment/analytics/lightdash`; what is missing leaves its part empty. */
function showObject({ kind, namespace, name }) {
    return `${kind}/${namespace}/${name}`;
}
/** Groups whose objects have readers of their own, or speak of images without running them. */
const OTHER_GROUPS = /^(?:[a-z]+\.toolkit\.fluxcd\.io|kustomize\.config\.k8s\.io|apiextensions\.k8s\.io|skaffold|kyverno\.io|kargo\.akuity\.io|argocd-image-updater\.argoproj\.io)$/;
/** Whether an object is another kind's to read, or runs nothing whatever images it names. */
function isOfAnotherKind({ group, kind }) {
    if (group === 'argoproj.io')
        return /^(?:Application|ApplicationSet|AppProject)$/.test(kind);
    return OTHER_GROUPS.test(group);
}

;// CONCATENATED MODULE: ./build/deployment/kinds/manifests/containers.js





/** No object that runs something has as many values. */
const MOST_VALUES = 50_000;
/**
 * Every image that an object names, found by its structure, so that the kind does not matter: of containers, and under a key
 * `…image` of custom resources. What is said of an object alone, in its metadata and its status, runs nothing.
 *
 * @throws ProblemError (`unparseable`) where the object is too large
 */
function imagesOf(object) {
    const { file } = object;
    const found = [];
    const pending = [
        { steps: [], value: object.value },
    ];
    // What is found below joins the end of the list while it is gone through.
    for (const { steps, value } of pending) {
        if (pending.length > MOST_VALUES) {
            throw new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', value.place, `more than ${MOST_VALUES} values`));
        }
        for (const { name, value: member } of file.members(value)) {
            if (steps.length === 0 ? /^(?:metadata|status)$/.test(name) : name === 'annotations')
                continue;
            if (/image$/i.test(name) && file.scalar(member) !== null)
                found.push(...imageAt(object, value, steps, name));
            else
                pending.push({ steps: [...steps, name], value: member });
        }
        for (const [index, item] of file.items(value).entries())
            pending.push({ steps: [...steps, index], value: item });
    }
    return found;
}
/** The images of an object, or why they cannot be told. */
function imagesIfReadable(object) {
    try {
        return imagesOf(object);
    }
    catch (error) {
        if (error instanceof deployment_problem/* ProblemError */.Mm)
            return error.problem;
        throw error;
    }
}
function imageAt(object, holder, steps, key) {
    const { file } = object;
    const value = file.at(holder, [key]);
    const scalar = file.scalar(value);
    if (value === null || scalar === null || scalar.type === 'null' || scalar.text === '')
        return [];
    const last = steps.at(-1);
    const isListed = key === 'image' && /^(?:containers|initContainers|ephemeralContainers)$/.test(String(steps.at(-2)));
    const isContainer = isListed || (key === 'image' && last === 'container');
    if (!isContainer && !/^[^\s:@]+[:@](?!\/\/)\S+$/.test(scalar.text))
        return [];
    const written = isContainer ? file.scalar(file.at(holder, ['name']))?.text : undefined;
    const name = written || (isListed ? `[${last}]` : [...steps, key].join('.'));
    return [
        {
            id: `${showObject(object)}#${name}`,
            object,
            name,
            isListed: isListed && steps.at(-2) !== 'ephemeralContainers',
            image: placedImage(scalar.text, scalar.place),
            source: file.sourceOf(value),
            alias: value.alias,
            environment: isContainer ? environmentOfContainer(file, holder) : null,
        },
    ];
}
/** Reads an image that an object names; null where it is none of the service. */
function readNamedImage(named, rules) {
    const { image, source, alias } = named;
    const reading = readImage(image, { source, isService: looksLikeService(named) }, rules);
    if (reading === null || alias === null)
        return reading;
    const notice = `the image at ${(0,deployment_place/* showPlace */.R)(alias)} is an alias of ${(0,deployment_place/* showPlace */.R)(image.name.place)}`;
    return { ...reading, notices: [...reading.notices, notice] };
}
const SERVICE_WORKLOAD = /^lightdash(?:-(?:backend|server|web|app|api|scheduler|worker)s?)?$/i;
function looksLikeService({ environment, name, object }) {
    if (environment === null)
        return false;
    if (environment.set.some((variable) => variable.name === 'LIGHTDASH_SECRET'))
        return true;
    return SERVICE_WORKLOAD.test(name) || (SERVICE_WORKLOAD.test(object.name) && name === '[0]');
}

;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/kustomization.js



/** What kustomize takes for its own file in a folder, in the order in which it looks. */
const NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
/** Whether a file is one of kustomize by its name. */
function isKustomizationFile(path) {
    return NAMES.includes(path.slice(path.lastIndexOf('/') + 1));
}
/** The file of kustomize in a folder; null where there is none. */
function kustomizationIn(files, folder) {
    return NAMES.map((name) => (0,repository_paths/* inFolder */._z)(folder, name)).find((path) => files.has(path)) ?? null;
}
/** Reads a kustomization; null where the file holds none, or an object of Flux. */
function readKustomization(file, folder) {
    const { root: value } = file;
    if (value === null || !file.isMap(value))
        return null;
    const root = { file, value };
    if (file.written(file.at(value, ['apiVersion']))?.includes('fluxcd.io'))
        return null;
    return {
        ...root,
        key: file.path,
        folder,
        isComponent: objects_textAt(root, 'kind') === 'Component',
        resources: [...textsAt(root, 'resources'), ...textsAt(root, 'bases')],
        components: textsAt(root, 'components'),
    };
}
/** The scalar at a path as a part of an image; null where there is none, or it is empty. */
function placedTextAt(located, ...path) {
    const scalar = scalarAt(located, ...path);
    return scalar && placedText(scalar);
}
/** The texts of a list. */
function textsAt(located, ...path) {
    return itemsAt(located, ...path).flatMap((value) => placedTextAt({ file: located.file, value }) ?? []);
}
/** The items of a list `images` that name one. */
function imagesAt(located, ...path) {
    return itemsAt(located, ...path).flatMap((value) => {
        const text = (key) => placedTextAt({ file: located.file, value }, key);
        const name = text('name');
        if (name === null)
            return [];
        const [newName, newTag, digest] = [text('newName'), text('newTag'), text('digest')];
        return [{ name: name.text, newName, newTag, digest, place: name.place }];
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
        const [prefix, suffix] = [objects_textAt(layer, 'namePrefix'), objects_textAt(layer, 'nameSuffix')];
        if (prefix !== '' || suffix !== '')
            names.push(`${prefix}${names.at(-1)}${suffix}`);
    }
    return names;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/charts.js






/**
 * One of `helmCharts` as a release. Kustomize hands `additionalValuesFiles` to Helm behind what it makes of `valuesFile` and
 * `valuesInline`, so that they win, the last of them first.
 *
 * @throws TreeError where the tree cannot be read
 */
async function releaseOfChart(files, from, value) {
    const { file, folder } = from;
    const entry = { file, value };
    const valuesFile = (named) => readValuesFile(files, (0,repository_paths/* resolvePath */.o1)(folder, named.text), named);
    const additional = [];
    for (const path of textsAt(entry, 'additionalValuesFiles')) {
        additional.unshift(await valuesFile(path));
    }
    const written = placedTextAt(entry, 'valuesFile');
    const base = written === null ? [] : [await valuesFile(written)];
    const root = file.at(value, ['valuesInline']);
    const inline = root === null ? [] : [{ kind: 'layer', layer: { file, root } }];
    const merge = objects_textAt(entry, 'valuesMerge');
    const own = merge === 'merge' ? [...base, ...inline] : [...inline, ...base];
    const values = merge === 'replace' && inline.length > 0 ? inline : own;
    return { chart: chartOf(files, from, entry), values: [...additional, ...values], place: value.place };
}
/** The files that speak of a release alone: its values, and a chart that lies beside it. */
function filesOfRelease({ chart, values }) {
    const own = chart.kind === 'folder' ? ['Chart.yaml', 'values.yaml'].map((name) => (0,repository_paths/* inFolder */._z)(chart.path, name)) : [];
    return [...values.flatMap((each) => (each.kind === 'layer' ? each.layer.file.path : [])), ...own];
}
function chartOf(files, from, entry) {
    const [name, version] = [objects_textAt(entry, 'name'), placedTextAt(entry, 'version')];
    const home = objects_textAt(entry, 'chartHome') || objects_textAt(from, 'helmGlobals', 'chartHome') || 'charts';
    // A chart that is there already is taken as it is, whatever its version.
    const versioned = version === null ? [] : [`${home}/${name}-${version.text}/${name}`];
    for (const each of name === '' ? [] : [...versioned, `${home}/${name}`]) {
        const path = (0,repository_paths/* resolvePath */.o1)(from.folder, each);
        if (path !== null && files.has((0,repository_paths/* inFolder */._z)(path, 'Chart.yaml')))
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
function changeOf({ answer, notices }, { name, newName, newTag: tag, digest, place }, rules) {
    const image = { name: newName ?? { text: name, place }, tag, digest };
    const isSet = tag !== null || digest !== null;
    const text = imageText(image);
    // A new name alone leaves the tag to the chart.
    const probe = isSet ? image : { ...image, tag: { text: '0.0.0', place: image.name.place } };
    const read = readImage(probe, { source: text, isService: true }, rules);
    if (read === null) {
        const problem = (0,deployment_problem/* problemAt */.l4)('custom-image', image.name.place, (0,deployment_reference/* quoteText */.ol)(text));
        return { answer: (0,deployment/* problemAnswer */.aV)(problem), place: image.name.place };
    }
    if (isSet)
        return { ...read, notices: [...notices, ...read.notices] };
    if (read.answer.status !== 'version')
        return { answer: read.answer, place: image.name.place };
    if (answer.status === 'problem')
        return {};
    const { path } = read.answer.image;
    return { answer: { ...answer, image: { ...answer.image, path } }, notices: [...notices, ...read.notices] };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/build.js









/** No build goes through as many kustomizations, or has as many images; one that takes itself in time and again has more. */
const MOST_PARTS = 5_000;
/**
 * Builds a kustomization as far as images go.
 *
 * @param start its file, or files of objects that are taken in as they are
 * @param over further `images`, which take the place of those with the same name
 * @throws ProblemError where a kustomization on the way cannot be read, or leads back to itself
 * @throws TreeError where the tree cannot be read
 */
async function build(files, start, settings, over = []) {
    let count = 0;
    const root = nothing();
    if (typeof start === 'string')
        await addLayer(root, start, []);
    else {
        for (const at of start)
            await addObjects(root, at, (0,repository_paths/* folderOf */.yS)(at));
        for (const override of over)
            applyOverride(root, override, settings);
    }
    return root;
    /** What a kustomization makes of what is there: a component works on what the one that names it has so far. */
    async function addLayer(built, at, stack) {
        const top = { file: at, line: 1, column: 1 };
        count += 1;
        if (stack.includes(at))
            throw refusal(top, `it leads back to itself by ${(0,deployment_reference/* quoteText */.ol)(stack.at(-1) ?? at)}`);
        if (count > MOST_PARTS)
            throw refusal(top, `more than ${MOST_PARTS} kustomizations`);
        const file = await files.yaml(at);
        const from = file === null ? null : readKustomization(file, (0,repository_paths/* folderOf */.yS)(at));
        built.parts.add(at);
        if (from === null)
            return;
        const inner = [...stack, at];
        for (const reference of from.resources) {
            const path = resolveReference(files, from.folder, reference.text);
            if (path === null)
                built.unseen.push(notHere(reference));
            else if (isKustomizationFile(path)) {
                const base = nothing();
                await addLayer(base, path, inner);
                const isBelow = from.folder === '' || path.startsWith(`${from.folder}/`);
                take(built, base, isBelow ? null : from.folder);
            }
            else
                await addObjects(built, path, from.folder);
            if (built.images.length > MOST_PARTS)
                throw refusal(top, `more than ${MOST_PARTS} images`);
        }
        await addCharts(built, from);
        for (const reference of from.components) {
            const path = resolveReference(files, from.folder, reference.text);
            if (path !== null && isKustomizationFile(path))
                await addLayer(built, path, inner);
            else
                built.unseen.push(notHere(reference));
        }
        const layered = (each) => ({ ...each, layers: [...each.layers, from] });
        built.images = built.images.map(layered);
        built.charts = built.charts.map(layered);
        const own = imagesAt(from, 'images');
        for (const override of stack.length === 0 ? mergeOverrides(own, over) : own) {
            applyOverride(built, override, settings);
        }
    }
    /** The objects of a file; one that cannot be read may hold anything. */
    async function addObjects(built, at, home) {
        try {
            const file = await files.yaml(at);
            const objects = file === null ? [] : objectsIn(file);
            const own = objects.filter((object) => !isOfAnotherKind(object));
            if (own.length === objects.length)
                built.parts.add(at);
            for (const named of own.flatMap(imagesOf)) {
                const wasService = readNamedImage(named, settings) !== null;
                built.images.push({ ...named, home, layers: [], accounts: [named.image.name.place], wasService });
            }
        }
        catch (error) {
            if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                throw error;
            built.unseen.push({ text: at, problem: error.problem });
        }
    }
    async function addCharts(built, from) {
        for (const value of itemsAt(from, 'helmCharts')) {
            const release = await releaseOfChart(files, from, value);
            const reading = await (0,helm_release/* readHelmRelease */.q)(files, release, settings);
            for (const path of reading === null ? [] : filesOfRelease(release))
                built.parts.add(path);
            const entry = { file: from.file, value };
            const name = objects_textAt(entry, 'releaseName') || objects_textAt(entry, 'name');
            const rendered = renderedBy(release, settings);
            built.charts.push({ release: name, home: from.folder, layers: [], reading, rendered });
        }
    }
}
/** As if further `images` were written into a kustomization, which is how tools apply them. */
function mergeOverrides(own, over) {
    const names = new Set(own.map(({ name }) => name));
    const merged = own.map((each) => over.find(({ name }) => name === each.name) ?? each);
    return [...merged, ...over.filter(({ name }) => !names.has(name))];
}
function notHere({ text, place }) {
    return { text, problem: (0,deployment_problem/* problemAt */.l4)('external-values', place, (0,deployment_reference/* quoteText */.ol)(text)) };
}
function refusal(place, why) {
    return new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', place, why));
}
function nothing() {
    return { images: [], charts: [], unseen: [], unmet: [], parts: new Set() };
}
/** Takes in what another kustomization builds, which is known by a folder from now on; null where it keeps its own. */
function take(built, { images, charts, unseen, unmet, parts }, home) {
    const moved = (each) => (home === null ? each : { ...each, home });
    built.images = [...built.images, ...images.map(moved)];
    built.charts = [...built.charts, ...charts.map(moved)];
    for (const each of unseen)
        built.unseen.push(each);
    for (const each of unmet)
        built.unmet.push(each);
    for (const each of parts)
        built.parts.add(each);
}
/**
 * Applies one of `images` (DETECTION 2.3, "Kustomize"): every container whose image has its name gets the new name, tag and digest.
 * Kustomize sees no image where something else than a tag stands behind the name.
 */
function applyOverride(built, override, settings) {
    const { name, newName, newTag, digest } = override;
    let isMet = false;
    const isTag = ({ tag }) => /^[\w.{}-]*$/.test(tag?.text ?? '');
    built.images = built.images.map((each) => {
        if (!each.isListed || each.image.name.text !== name || !isTag(each.image))
            return each;
        isMet = true;
        const parts = newTag === null && digest === null ? {} : { tag: newTag, digest };
        const image = { ...each.image, name: newName ?? each.image.name, ...parts };
        const source = newTag?.text ?? newName?.text ?? each.source;
        return { ...each, image, source, alias: null, accounts: [...each.accounts, ...placesOf(override)] };
    });
    built.charts = built.charts.map((each) => {
        if (each.reading === null)
            return each;
        const reading = withImages(each.reading, [override], each.rendered, settings);
        if (placesIn(reading) === placesIn(each.reading))
            return each;
        isMet = true;
        return { ...each, reading, rendered: each.rendered && (newName?.text ?? name) };
    });
    if (!isMet)
        built.unmet.push(override);
}
/** How many literals a release was read from. */
function placesIn({ accounts, further }) {
    return accounts.length + further.reduce((sum, { found }) => sum + found.accounts.length, 0);
}

;// CONCATENATED MODULE: ./build/deployment/kinds/manifests.js







const KIND = 'manifests';
/** Manifests of Kubernetes as they are applied: the image of each container (DETECTION 2.3). */
const manifests = {
    kind: KIND,
    startsFrom: ['*.yaml', '*.yml', '*.json'],
    async read(files, candidates, settings) {
        const unreadable = [];
        const claimed = [];
        const named = [];
        for (const path of candidates) {
            if (!(await mayHoldManifests(files, path)))
                continue;
            const file = await (0,source_files/* readable */.HD)(files.yaml(path));
            const objects = file === null ? [] : objectsIn(file);
            const own = objects.filter((object) => !isOfAnotherKind(object));
            for (const object of own) {
                const images = imagesIfReadable(object);
                if (Array.isArray(images))
                    named.push(...images);
                else if ((0,service_names/* namesServiceImage */.Tu)(object.file.sourceOf(object.value), settings.images))
                    unreadable.push((0,deployment_finding/* unreadableFinding */.jg)(KIND, `${KIND}:${path}#${showObject(object)}`, path, images, [path]));
            }
            if (own.length > 0 && own.length === objects.length)
                claimed.push(path);
        }
        const seen = uniqueIds(named.map(({ object, id }) => `${KIND}:${object.file.path}#${id}`));
        const read = named.flatMap((each, index) => {
            const reading = readNamedImage(each, settings);
            return reading === null ? [] : [{ ...each, reading, id: seen[index] ?? each.id }];
        });
        const units = unitsOf(read);
        const found = read.map((each, index) => findingOf(each, units[index] ?? each.id));
        return { found: [...found, ...unreadable], claimed, seen, links: [] };
    },
};
/** Whether plain objects may stand in a file: it is no template of a chart, or of a repository. */
async function mayHoldManifests(files, path) {
    const isOfChart = [...path.matchAll(/(?:^|\/)templates\//g)].some(({ index }) => files.has((0,repository_paths/* inFolder */._z)(path.slice(0, index), 'Chart.yaml')));
    if (isOfChart || path.includes('{{') || /(?:^|\/)kustomization\.ya?ml$/.test(path))
        return false;
    return (await (0,source_files/* readable */.HD)(files.text(path)))?.includes('apiVersion') === true;
}
function findingOf({ id, image, source, environment, object, reading }, unit) {
    const carrier = object.file.path;
    const common = { ...deployment_finding/* PLAIN */.tZ, kind: KIND, id, unit, carrier, environment, inputs: [carrier] };
    return { ...common, ...reading, accounts: [image.name.place], variables: image_variablesIn(source) };
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
 * of their own; a namespace that is not named is the one that the others of the folder name.
 */
function unitsOf(images) {
    const filesOf = new Map();
    const namespacesOf = new Map();
    for (const { object, name } of images) {
        const folder = (0,repository_paths/* folderOf */.yS)(object.file.path);
        addTo(filesOf, `${folder}#${showObject(object)}#${name}`, object.file.path);
        if (object.namespace !== '')
            addTo(namespacesOf, folder, object.namespace);
    }
    const alone = new Set([...filesOf.values()].flatMap((paths) => (paths.size > 1 ? [...paths] : [])));
    return images.map(({ object: { file, namespace } }) => {
        const folder = (0,repository_paths/* folderOf */.yS)(file.path);
        const [only = '', ...others] = namespacesOf.get(folder) ?? [];
        return `${KIND}:${alone.has(file.path) ? file.path : folder || '.'}#${namespace || (others.length === 0 ? only : '')}`;
    });
}
function addTo(sets, key, value) {
    sets.set(key, (sets.get(key) ?? new Set()).add(value));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/deployment/source/line-index.js
var line_index = __webpack_require__(3871);
;// CONCATENATED MODULE: ./build/deployment/source/embedded-yaml.js




/** YAML within YAML within YAML; no tool reads as deep. */
const MOST_EMBEDDED = 4;
/** How deep a file is embedded; none for one of the repository. */
const depths = new WeakMap();
/** What was read of a file's scalars, for aliases may lead to one of them time and again. */
const readings = new WeakMap();
/**
 * A text within a YAML file that is YAML itself, such as `values: |` of an Argo CD application: what stands in it has the
 * place where it stands in the outer file. In a text that is folded or stands in quotes everything has the place of that text.
 *
 * @returns null where the value is no text
 * @throws ProblemError (`unparseable`) at the place in the outer file
 */
function embeddedYaml(file, value) {
    const known = readings.get(file) ?? new Map();
    readings.set(file, known);
    const reading = known.get(value.node);
    if (reading instanceof deployment_problem/* ProblemError */.Mm)
        throw reading;
    if (reading !== undefined)
        return reading;
    try {
        const embedded = readEmbedded(file, value);
        if (embedded !== null)
            known.set(value.node, embedded);
        return embedded;
    }
    catch (error) {
        if (error instanceof deployment_problem/* ProblemError */.Mm)
            known.set(value.node, error);
        throw error;
    }
}
function readEmbedded(file, value) {
    const scalar = file.scalar(value);
    const { node } = value;
    if (scalar?.type !== 'string' || !(node instanceof dist/* Scalar */.X5))
        return null;
    const depth = (depths.get(file) ?? 0) + 1;
    if (depth > MOST_EMBEDDED) {
        throw new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', value.place, `YAML within YAML, ${depth} times over`));
    }
    const literal = node.type === dist/* Scalar */.X5.BLOCK_LITERAL ? literalText(file, node) : null;
    const text = literal?.text ?? node.source ?? '';
    const embedded = new yaml/* YamlFile */._(file.path, text, literal ?? { placeAt: () => scalar.place });
    depths.set(embedded, depth);
    return embedded;
}
/** The text of a literal block as it stands in the file, without its indentation, which is the same for all of its lines. */
function literalText(file, node) {
    const [start, end] = node.range ?? [0, 0];
    const block = file.text.slice(start, end).replace(/\r(?!\n)/g, '\n');
    // Its header goes to the end of the line.
    let from = block.indexOf('\n') + 1;
    const texts = [];
    /** Where the text of each line starts in the file. */
    const offsets = [];
    // A line of the value is one line of the block; its indentation is what the value goes without.
    for (const line of (node.source ?? '').split('\n')) {
        const feed = from === 0 ? -1 : block.indexOf('\n', from);
        const written = from === 0 ? '' : block.slice(from, feed === -1 ? block.length : feed).replace(/\r$/, '');
        const indent = Math.max(0, written.length - line.length);
        texts.push(written.slice(indent));
        offsets.push(start + from + indent);
        from = feed === -1 ? block.length : feed + 1;
    }
    const text = texts.join('\n');
    const lines = new line_index/* LineIndex */.r(file.path, text);
    return {
        text,
        placeAt(offset) {
            const { line, column } = lines.placeAt(offset);
            return file.placeAt((offsets[line - 1] ?? start) + column - 1);
        },
    };
}
/**
 * YAML that is made of something else, such as `--set` or a block of Terraform: whatever stands in it has the place that
 * `placeOf` gives for its line.
 *
 * @param placeOf from a line of the text, the first being 1
 * @throws ProblemError (`unparseable`)
 */
function madeYaml(path, text, placeOf) {
    const lines = new line_index/* LineIndex */.r(path, text.replace(/\r(?!\n)/g, '\n'));
    return new yaml/* YamlFile */._(path, text, {
        placeAt(offset) {
            const { line, column } = lines.placeAt(offset);
            return placeOf(line, column);
        },
    });
}
/** Deeper than any value stands. */
const MOST_STEPS = 50;
/** Items of all lists together, those that no setting names among them. */
const MOST_ITEMS = 10_000;
/**
 * Settings as a mapping of values, each with its own place; a later one wins over an earlier one. A value `null` that is no
 * text takes away what stands below.
 *
 * @throws ProblemError (`unparseable`) where a setting stands deeper, or a list is longer, than any release has
 */
function settingsAsYaml(path, settings) {
    const start = settings[0]?.place ?? { file: path, line: 1, column: 1 };
    const root = { isList: false, members: new Map(), place: start };
    for (const setting of settings)
        addSetting(root, setting);
    const lines = [];
    const places = [];
    let items = 0;
    write(root, '', '');
    return madeYaml(path, lines.join('\n'), (line) => places[line - 1] ?? start);
    /** One line a node, in flow style, so that nothing of a text can end it. */
    function write(node, before, after) {
        const put = (text) => {
            lines.push(` ${text}`);
            places.push(node.place);
        };
        if ('json' in node) {
            put(`${before}${node.json}${after}`);
            return;
        }
        put(`${before}${node.isList ? '[' : '{'}`);
        if (node.isList)
            for (const item of itemsOf(node))
                write(item, '', ',');
        else
            for (const [name, member] of node.members)
                write(member, `${quote(String(name))}: `, ',');
        put(`${node.isList ? ']' : '}'}${after}`);
    }
    function itemsOf({ members, place }) {
        const length = [...members.keys()].reduce((most, index) => Math.max(most, Number(index) + 1), 0);
        items += length;
        if (items > MOST_ITEMS)
            throw tooMuch(place, `more than ${MOST_ITEMS} items of lists`);
        return Array.from({ length }, (_, index) => members.get(index) ?? { json: 'null', place });
    }
}
function addSetting(root, { steps, value, isText, place }) {
    if (steps.length > MOST_STEPS)
        throw tooMuch(place, `more than ${MOST_STEPS} levels`);
    let holder = root;
    for (const [index, step] of steps.entries()) {
        const next = steps[index + 1];
        const key = holder.isList ? Number(step) : String(step);
        if (typeof key === 'number' && !(Number.isInteger(key) && key >= 0 && key < MOST_ITEMS))
            throw tooMuch(place, `the item ${key}`);
        const known = holder.members.get(key);
        const isList = typeof next === 'number';
        if (next === undefined)
            holder.members.set(key, nodeOf(value, isText, place));
        else if (known !== undefined && 'members' in known && known.isList === isList)
            holder = known;
        else {
            const made = { isList, members: new Map(), place };
            holder.members.set(key, made);
            holder = made;
        }
    }
}
function nodeOf(value, isText, place) {
    const isList = !isText && value.startsWith('{') && value.endsWith('}') && !value.startsWith('{{');
    if (!isList)
        return { json: isText ? quote(value) : jsonOf(value), place };
    const items = value === '{}' ? [] : value.slice(1, -1).split(',');
    return { isList, members: new Map(items.map((item, index) => [index, { json: jsonOf(item), place }])), place };
}
/** A value as `--set` types it: these words in any case, whole numbers that do not start with a zero, else a text. */
function jsonOf(value) {
    const isTyped = /^(?:true|false|null|0|[-+]\d{1,18}|[1-9]\d{0,17})$/i.test(value);
    return isTyped ? value.toLowerCase().replace(/^\+/, '') : quote(value);
}
/** A text as JSON that is YAML as well: some characters stand in no YAML, and others end its lines. */
function quote(text) {
    return JSON.stringify(text).replace(/[\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function tooMuch(place, found) {
    return new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', place, found));
}

;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/second-order.js






const PATCHES = ['patches', 'patchesStrategicMerge', 'patchesJson6902'];
/** What stands in an entry that may change a version. */
const MAY_DECIDE = /image(?!Pull)|op["']?\s*:\s*["']?(?:remove|move|copy)|(?:^|[^a-z])tag|[a-z]Tag\b|repository|registry|digest|chart|(?<!api)version(?!["']?\s*:\s*v\d+(?:(?:alpha|beta)\d+)?\b(?!\.))|valuesFrom|postRenderers|\$patch|sourceRef|\b(?:ref|url)\b|\/(?:spec|values|template|\w*containers(?:\/[\d-]+)?)["']?\s*(?:[,}]|$)/im;
/** Objects that neither run the service nor say what it runs. */
const OTHER_KINDS = /^(?:Kustomization|Namespace|Ingress|HTTPRoute|Service|ServiceAccount|\w*Policy|\w+Monitor)$/;
/** The last step to where a replacement or a variable takes its value from. */
const TAKEN_FROM = /\bfield[pP]ath["']?\s*:\s*["']?[^\s,"'}]{0,500}?([A-Za-z_]\w{0,200})(?=["'\s,}]|$)/g;
/** So much is looked at in one build: an entry counts one, as do forty characters; beyond it all of a kustomization is told. */
const MOST_WORK = 500_000;
/** What kustomizations do beyond their literal images (DETECTION section 6): told as it is written, never followed. */
class SecondOrderReader {
    #entries = new WeakMap();
    #work = 0;
    /**
     * What kustomizations say that may touch the version of some objects, one text for each of their lists.
     *
     * @param files the files that it stands in are recorded here
     * @param what null for anything
     * @throws TreeError where the tree cannot be read
     */
    async read(files, layers, what) {
        const told = new Map();
        for (const layer of layers) {
            const entries = this.#entries.get(layer.value.node) ?? readEntries(files, layer);
            this.#entries.set(layer.value.node, entries);
            for (const entry of this.#within(await entries)) {
                files.has(entry.place.file);
                if (what !== null && entry.names.length > 0 && !entry.names.some((name) => mayMean(name, what)))
                    continue;
                const known = told.get(entry.key);
                if (known === undefined)
                    told.set(entry.key, { first: entry, texts: [entry.text] });
                else
                    known.texts.push(entry.text);
            }
        }
        return [...told.values()].map(({ first: { key, place }, texts }) => ({ key, text: texts.join('\n'), place }));
    }
    /** The entries; their digest in place of them once too much was looked at. */
    #within(entries) {
        const [first] = entries;
        if (first === undefined)
            return [];
        for (const { text } of entries)
            this.#work += 1 + text.length / 40;
        return this.#work <= MOST_WORK ? entries : [{ ...first, names: [], text: digestOf(entries) }];
    }
}
/** Names of the values that replacements and variables put somewhere. */
function variablesOf(told) {
    const texts = told.filter(({ key }) => /#(?:replacements|vars)$/.test(key)).map(({ text }) => text);
    return texts.flatMap((text) => [...text.matchAll(TAKEN_FROM)].map(([, name = '']) => name));
}
const DIGESTS = new WeakMap();
function digestOf(entries) {
    const known = DIGESTS.get(entries);
    if (known !== undefined)
        return known;
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const { key, text } of entries)
        hash.update(`${key}\n${text}\n`);
    const digest = hash.digest('hex');
    DIGESTS.set(entries, digest);
    return digest;
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
    const { file } = from;
    const entries = [];
    const add = (list, { place }, text, names = []) => entries.push({ key: `${from.key}#${list}`, text: text.trim(), place, names });
    for (const list of [...PATCHES, 'replacements', 'transformers', 'configurations']) {
        for (const value of itemsAt(from, list)) {
            const target = file.at(value, ['target']);
            const { content, text } = await contentOf(files, from, value);
            const isWhole = target !== null || content === null || content === file;
            for (const document of isWhole ? [value] : content.documents.flatMap((each) => each ?? [])) {
                const part = isWhole ? file : content;
                const said = `${part.sourceOf(document)}${isWhole ? `\n${text}` : ''}`;
                // What cannot be read may do anything.
                if (content !== null && !MAY_DECIDE.test(said))
                    continue;
                const names = namesIn(list, part, target ?? document, said);
                const key = PATCHES.includes(list) ? 'patches' : list;
                if (names !== null)
                    add(key, isWhole && content !== file ? (content?.root ?? value) : document, said, names);
            }
        }
    }
    for (const value of itemsAt(from, 'vars'))
        add('vars', value, file.sourceOf(value));
    for (const value of itemsAt(from, 'images')) {
        // An expression that may fit many images, or a suffix for whatever the tag is.
        const isPlain = /^[\w./:@-]*$/.test(objects_textAt({ file, value }, 'name')) && file.at(value, ['tagSuffix']) === null;
        if (!isPlain)
            add('images', value, file.sourceOf(value));
    }
    for (const { text, place } of textsAt(from, 'components')) {
        if (resolveReference(files, from.folder, text) === null)
            add('components', { place }, text);
    }
    return entries;
}
/** The names of what an entry is for, none for anything; null where it is none of the service's objects. */
function namesIn(list, file, value, text) {
    if (list === 'transformers' || list === 'configurations')
        return [];
    const own = { file, value };
    const selects = itemsAt(own, 'targets').flatMap((each) => file.at(each, ['select']) ?? []);
    const all = list === 'replacements' ? selects.map((select) => ({ file, value: select })) : [own];
    const names = all.map((each) => objects_textAt(each, 'metadata', 'name') || objects_textAt(each, 'name'));
    const kinds = all.map((each) => objects_textAt(each, 'kind'));
    if (kinds.length > 0 && kinds.every((kind) => OTHER_KINDS.test(kind)))
        return null;
    // What labels select is not known, and may be anything's.
    const isByLabels = all.some((each) => objects_textAt(each, 'labelSelector') || objects_textAt(each, 'annotationSelector'));
    if (isByLabels && !/lightdash/i.test(text))
        return null;
    return names.includes('') ? [] : names;
}
/** What an entry has beside itself: a text in it, or the file that it names; without content where that cannot be read. */
async function contentOf(files, { file, folder }, entry) {
    const value = file.at(entry, ['patch']) ?? file.at(entry, ['path']) ?? entry;
    const written = file.scalar(value)?.text ?? '';
    // The entry is all there is.
    if (written === '')
        return { content: file, text: '' };
    if (/[\n{]|^\s*(?:apiVersion|kind)\s*:/.test(written)) {
        return { content: await (0,source_files/* readable */.HD)((async () => embeddedYaml(file, value))()), text: '' };
    }
    const path = (0,repository_paths/* resolvePath */.o1)(folder, written) ?? written;
    return { content: await (0,source_files/* readable */.HD)(files.yaml(path)), text: (await (0,source_files/* readable */.HD)(files.text(path))) ?? '' };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/findings.js












/** So many notices are given. */
const MOST_NOTICES = 5;
/** What a build deploys of the service, and the ids of all that it deploys; that of the build itself where not all can be seen. */
async function readBuilt(files, built, { isRoot, ...owner }, settings) {
    const { images, charts, unseen, unmet } = built;
    const names = [...images.map(({ id }) => id), ...charts.map(({ release }) => `HelmChart/${release}`)];
    // A root that takes in an object more than once deploys several environments.
    const hasTwins = new Set(names).size < names.length;
    const folders = [...images, ...charts].map(({ home }) => {
        if (isRoot)
            return `${owner.kind}:${home || '.'}`;
        return hasTwins ? `${owner.id}@${home || '.'}` : owner.id;
    });
    const ids = uniqueIds(names.map((name, index) => `${folders[index]}#${name}`));
    const common = (index) => {
        const unit = (hasTwins ? folders[index] : null) ?? owner.id;
        return { ...owner, id: ids[index] ?? owner.id, unit, inputs: [] };
    };
    const reader = new SecondOrderReader();
    const found = [];
    for (const [index, image] of images.entries()) {
        const { layers, object } = image;
        const reading = readBuiltImage(image, settings);
        if (reading === null)
            continue;
        const told = await reader.read(files, layers, { names: namesThrough(layers, object.name) });
        found.push(imageFinding(image, reading, common(index), told));
    }
    for (const [index, chart] of charts.entries()) {
        const what = { names: namesThrough(chart.layers, chart.release), isChart: true };
        const told = chart.reading === null ? [] : await reader.read(files, chart.layers, what);
        found.push(...chartFindings(chart, common(images.length + index), told));
    }
    if (unseen.length > 0)
        found.push(...unmet.flatMap((entry) => remoteFinding(entry, built, owner, settings)));
    const inputs = [...files.asked].sort();
    const notices = noticesOf(built);
    return {
        found: found.map((each) => ({ ...each, inputs, notices: [...each.notices, ...notices] })),
        seen: unseen.length === 0 ? ids : [...ids, owner.id],
    };
}
/** The service's under a name that says nothing is one of its builds, or its place was taken: nobody can tell. */
function readBuiltImage(built, settings) {
    const reading = readNamedImage(built, settings);
    if (reading !== null || !built.wasService)
        return reading;
    const { place } = built.image.name;
    const problem = (0,deployment_problem/* problemAt */.l4)('custom-image', place, (0,deployment_reference/* quoteText */.ol)(imageText(built.image)));
    return { place, answer: (0,deployment/* problemAnswer */.aV)(problem), notices: [] };
}
function imageFinding({ image, accounts, environment }, reading, common, secondOrder) {
    const variables = [...new Set([...image_variablesIn(imageText(image)), ...variablesOf(secondOrder)])];
    return { ...deployment_finding/* PLAIN */.tZ, ...common, ...reading, environment, accounts, secondOrder, variables };
}
function chartFindings({ reading }, { unit, ...owner }, secondOrder) {
    if (reading === null)
        return [];
    const release = { ...owner, secondOrder, variables: variablesOf(secondOrder) };
    return (0,findings/* findingsOfRelease */.X)(reading, release).map((each) => ({ ...each, unit }));
}
/** The service as something runs it that cannot be seen, such as a remote base: all that is known is what `images` make of it. */
function remoteFinding(entry, { unseen }, owner, settings) {
    const { name, newName, newTag, digest, place } = entry;
    if (!namesService(entry, settings))
        return [];
    const image = { name: newName ?? { text: name, place }, tag: newTag, digest };
    const from = unseen[0]?.problem.found ?? '';
    const hidden = { place, answer: (0,deployment/* problemAnswer */.aV)((0,deployment_problem/* problemAt */.l4)('external-values', place, from)), notices: [] };
    const isSet = newTag !== null || digest !== null;
    const reading = isSet ? readImage(image, { source: imageText(image), isService: true }, settings) : hidden;
    const common = { ...deployment_finding/* PLAIN */.tZ, ...owner, id: `${owner.id}#remote//#${name}`, unit: owner.id, inputs: [] };
    const environment = { set: [], unseen: [{ source: from, place }] };
    const own = { environment, accounts: placesOf(entry), variables: image_variablesIn(imageText(image)) };
    return reading === null ? [] : [{ ...common, ...reading, ...own }];
}
/** What a build takes in that cannot be seen. */
function noticesOf({ unseen }) {
    const said = unseen.map(({ problem: { found, place } }) => {
        return `what ${found} at ${place === null ? 'the repository' : (0,deployment_place/* showPlace */.R)(place)} deploys cannot be seen`;
    });
    return [...new Set(said)].slice(0, MOST_NOTICES);
}

;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/graph.js




/** Environments of one file that are told apart. */
const MOST_ROOTS = 50;
/** The kustomizations of a tree, and what each of them takes in. */
class KustomizationGraph {
    own;
    #nodes = new Map();
    /** By the file that is taken in. */
    #parents = new Map();
    #ways = new Map();
    /** @param own paths of the kustomizations that are searched; others are read as far as these lead to them */
    constructor(own) {
        this.own = own;
    }
    /** @throws TreeError where the tree cannot be read */
    static async of(files, { folder }) {
        const own = files.paths.filter((path) => isKustomizationFile(path) && !(0,deployment_candidates/* isExcluded */.RF)(path, folder)).sort();
        const graph = new KustomizationGraph(own);
        const pending = [...own];
        // What is referred to joins the end of the list while it is gone through.
        for (const path of pending) {
            if (graph.#nodes.has(path))
                continue;
            const node = await graph_nodeOf(files, path);
            graph.#nodes.set(path, node);
            pending.push(...node.references.filter(isKustomizationFile));
            for (const each of node.references) {
                const parents = graph.#parents.get(each);
                if (parents === undefined)
                    graph.#parents.set(each, [path]);
                else
                    parents.push(path);
            }
        }
        return graph;
    }
    /**
     * The roots of a tree (DETECTION 2.3, "one target per root kustomization"). Of kustomizations that only refer to each other, the
     * first by its path is one.
     *
     * @returns also the files that components alone take in which no root uses: nothing deploys them
     */
    roots() {
        const roots = [];
        const reachedByRoots = new Set();
        const built = this.own.filter((path) => this.#nodes.get(path)?.from?.isComponent !== true);
        const addRoot = (path) => {
            const reached = this.#reachedFrom([path]);
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
        const unused = this.#reachedFrom(this.own.filter((path) => !reachedByRoots.has(path)));
        return { roots, unused: [...unused].filter((path) => !reachedByRoots.has(path)) };
    }
    /**
     * What a file goes through to each of the kustomizations that no other takes in, the innermost first, by their folders; all that it
     * goes through, by no name, where these are too many.
     */
    waysFrom(path) {
        const known = this.#ways.get(path) ?? this.#readWays(path);
        this.#ways.set(path, known);
        return known;
    }
    #readWays(path) {
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
            for (const each of this.#nodes.get(path)?.references ?? []) {
                if (this.#nodes.get(each)?.from?.isComponent === true)
                    all.add(each);
            }
        }
        return [...all].flatMap((path) => this.#nodes.get(path)?.from ?? []);
    }
    /** Whether one of some kustomizations takes in a file by itself. */
    isTakenIn(path, by) {
        return by.some(({ key }) => this.#nodes.get(key)?.references.includes(path));
    }
    #above(path) {
        const above = new Set(this.#parents.get(path));
        for (const each of above)
            for (const parent of this.#parents.get(each) ?? [])
                above.add(parent);
        return [...above];
    }
    #reachedFrom(paths) {
        const reached = new Set(paths);
        for (const path of reached)
            for (const each of this.#nodes.get(path)?.references ?? [])
                reached.add(each);
        return reached;
    }
}
async function graph_nodeOf(files, path) {
    const file = await (0,source_files/* readable */.HD)(files.yaml(path));
    const from = file === null ? null : readKustomization(file, (0,repository_paths/* folderOf */.yS)(path));
    const texts = [...(from?.resources ?? []), ...(from?.components ?? [])];
    return { from, references: texts.flatMap(({ text }) => resolveReference(files, (0,repository_paths/* folderOf */.yS)(path), text) ?? []) };
}
/** Whether a root that is searched takes in something of the service where nothing else looks for it. */
async function reachesHidden(files, { path, reached }, settings) {
    const isSearched = (0,deployment_candidates/* searchTest */.Ln)(settings);
    const hidden = isSearched(path) ? [...reached].filter((each) => !isSearched(each)) : [];
    return hidden.length > 0 && (await files.containing('lightdash', hidden)).length > 0;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize.js











const kustomize_KIND = 'kustomize';
/** An address: a scheme, `git@host:…`, or a host with a dot in front of a path. */
const REMOTE = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?\/)/i;
/** Kustomizations: the images of each root as they are once it is built, and the charts that it inflates (DETECTION 2.3). */
const kustomize = {
    kind: kustomize_KIND,
    startsFrom: ['Kustomization', '*.yaml', '*.yml', '*.json'],
    async read(files, candidates, settings) {
        const wanted = new Set(candidates);
        const { roots, unused } = (await KustomizationGraph.of(files, settings)).roots();
        const readings = [{ found: [], claimed: unused, seen: [], links: [] }];
        for (const root of roots) {
            const own = [...root.reached].filter((path) => wanted.has(path));
            if (own.length > 0 || (await reachesHidden(files, root, settings))) {
                readings.push(await readRoot(files, root, own, settings));
            }
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
async function readRoot(files, { path, reached }, own, settings) {
    const recorded = files.recorded();
    const id = `${kustomize_KIND}:${(0,repository_paths/* folderOf */.yS)(path) || '.'}`;
    try {
        const built = await build(recorded, path, settings);
        const owner = { kind: kustomize_KIND, id, carrier: path, isRoot: true };
        const { found: read, seen } = await readBuilt(recorded, built, owner, settings);
        // Only a chart has hooks, which Argo CD runs in its own way.
        const isRenderedByArgoCd = built.charts.length > 0 && (await (0,argo_cd/* mayBeRenderedByArgoCd */.V)(files, [path, ...built.parts], settings));
        const found = isRenderedByArgoCd ? read.map((each) => ({ ...each, isRenderedByArgoCd })) : read;
        return { found, seen, claimed: [...built.parts], links: linksOf(built, owner, found) };
    }
    catch (error) {
        const inputs = [...new Set([...recorded.asked, ...reached])].sort();
        const found = await unreadable(files, { kind: kustomize_KIND, id, carrier: path }, error, own, inputs, settings);
        return { found, claimed: found.length > 0 ? own : [], seen: [id], links: [] };
    }
}
/** Of a build that cannot be read: its problem, where some of its files show an image of the service. */
async function unreadable(files, { kind, id, carrier }, error, shown, inputs, { images }) {
    if (!(error instanceof deployment_problem/* ProblemError */.Mm))
        throw error;
    for (const path of shown) {
        const text = await (0,source_files/* readable */.HD)(files.text(path));
        if (text !== null && (0,service_names/* namesServiceImage */.Tu)(text, images)) {
            return [(0,deployment_finding/* unreadableFinding */.jg)(kind, id, carrier, error.problem, inputs)];
        }
    }
    return [];
}
/** What is taken in from other repositories. It is the service's where its address says so, and nothing here sets the tag. */
function linksOf({ unseen }, { id }, found) {
    const isSet = found.some((each) => each.id.startsWith(`${id}#remote/`));
    return unseen.flatMap(({ text, problem: { place } }, index) => {
        if (place === null || !REMOTE.test(text))
            return [];
        const [repository = '', query = ''] = text.split('?', 2);
        const revision = /(?:^|&)(?:ref|version)=([^&]*)/.exec(query)?.[1] ?? null;
        const namesService = !isSet && /lightdash/i.test(text);
        // What stands there is nothing of this repository.
        return [
            { id: `${id}#resources[${index}]`, repository, revision, path: text, place, namesService, secondOrder: [] },
        ];
    });
}
/**
 * What the kustomization of a folder deploys where another object applies further images to it, last of all; of a folder without
 * one, what all of its manifests do.
 *
 * @param owner id of that object, which the ids of the findings begin with; they are of its kind
 */
async function findingsOfKustomization(files, folder, { owner, images }, settings) {
    const recorded = files.recorded();
    const [, kind = '', carrier = ''] = /^([^:]*):([^#]*)/.exec(owner) ?? [];
    const path = kustomizationIn(recorded, folder);
    try {
        const built = await build(recorded, path ?? manifestsBelow(files, folder), settings, images);
        const { found } = await readBuilt(recorded, built, { kind, id: owner, carrier, isRoot: false }, settings);
        return found.map((each) => ({ ...each, inputs: [...new Set([carrier, ...each.inputs])].sort() }));
    }
    catch (error) {
        const inputs = [...recorded.asked].sort();
        return unreadable(files, { kind, id: owner, carrier }, error, [carrier, ...inputs], inputs, settings);
    }
}
/** What Flux takes in of a folder without a kustomization. */
function manifestsBelow({ paths }, folder) {
    const start = folder === '' ? '' : `${folder}/`;
    return paths.filter((path) => path.startsWith(start) && /\.ya?ml$/.test(path) && !isKustomizationFile(path));
}

;// CONCATENATED MODULE: ./build/deployment/kinds/helm/settings.js
/** The name of a setting of Helm, `a.b[0].c\.d`, as its keys and places in lists; empty where it is none that could be read. */
function stepsOf(name) {
    const steps = [];
    for (const part of name.match(/(?:\\[\s\S]|[^\\.])+/g) ?? []) {
        const [key = '', ...indexes] = part.split('[');
        if (key !== '')
            steps.push(key.replace(/\\([\s\S])/g, '$1'));
        for (const index of indexes) {
            if (!/^\d{1,9}\]$/.test(index))
                return [];
            steps.push(Number(index.slice(0, -1)));
        }
    }
    return typeof steps[0] === 'number' ? [] : steps;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/values.js







/** No application names as many. */
const MOST_FILES = 200;
/**
 * A source with the files beside its path that override it (DETECTION 2.3, `.argocd-source`).
 *
 * @param folder the source's own, where it is in this tree; else null
 * @returns besides the paths of the overrides
 * @throws ProblemError where an override cannot be read
 */
async function layersOf(files, own, folder, application) {
    const layers = [own];
    const names = ['.argocd-source.yaml', `.argocd-source-${application.replaceAll('/', '')}.yaml`];
    const paths = folder === null ? [] : names.map((name) => (0,repository_paths/* inFolder */._z)(folder, name)).filter((path) => files.has(path));
    for (const path of paths) {
        const file = await files.yaml(path);
        if (file?.root != null)
            layers.unshift({ file, value: file.root });
    }
    return { layers, paths };
}
/** What every layer says at a path; a null takes away what those below it say. */
function allAt(layers, path) {
    const isNull = ({ file, value }) => path.some((_, index) => file.scalar(file.at(value, path.slice(0, index + 1)))?.type === 'null');
    const end = layers.findIndex(isNull);
    return layers.slice(0, end === -1 ? layers.length : end).flatMap(({ file, value }) => {
        const found = file.at(value, path);
        return found === null ? [] : [{ file, value: found }];
    });
}
/** The items of the first list at a path, for a list counts as a whole. */
function values_itemsAt(layers, path) {
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
 * `helm.parameters`, over which files win (`fileParameters`); of them, texts (`forceString`) win whatever their order.
 *
 * @throws ProblemError where they are more than any release has
 */
function parameterValues(layers) {
    const named = (key) => values_itemsAt(layers, ['helm', key]).flatMap(({ file, value }) => {
        const name = textAt(file, value, ['name']);
        return name === null ? [] : [{ file, value, name }];
    });
    const inFiles = named('fileParameters').filter(({ name }) => READ.test(name.text));
    const hidden = inFiles.map(({ name }) => unseen('external-values', name));
    const settings = [];
    for (const { file, value, name } of named('parameters')) {
        const steps = stepsOf(name.text);
        const { text, place } = textAt(file, value, ['value']) ?? { text: '', place: name.place };
        if (isFilledIn(name.text))
            hidden.push(unseen('unresolved-template', name));
        else if (steps.length === 0)
            hidden.push(unseen('external-values', name));
        else
            settings.push({ steps, value: text, isText: isOn(file, value, ['forceString']), place });
    }
    const [first] = settings.sort((one, other) => Number(one.isText) - Number(other.isText));
    if (first === undefined)
        return hidden;
    const made = settingsAsYaml(first.place.file, settings);
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
        const embedded = embeddedYaml(file, value);
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
 * @returns besides the paths of the files
 * @throws ProblemError where a file cannot be read
 */
async function fileValues(files, layers, folder, refs, budget) {
    const ignoresMissing = allAt(layers, ['helm', 'ignoreMissingValueFiles']).some(({ file, value }) => isOn(file, value, []));
    const values = [];
    const used = [];
    for (const { file, value } of values_itemsAt(layers, ['helm', 'valueFiles'])) {
        const written = textAt(file, value, []) ?? { text: '', place: value.place };
        // Files that a plugin decrypts have their keys in the clear.
        const text = written.text.replace(/^secrets:\/\/(?=[^/])/, '');
        const [, ref = null, rest = text] = /^\$([\w-]+)\/(.*)$/s.exec(text) ?? [];
        const base = ref !== null || rest.startsWith('/') ? '' : folder;
        const isElsewhere = base === null || text.includes('://') || (ref !== null && !refs.has(ref));
        const path = isElsewhere || isFilledIn(rest) ? null : (0,repository_paths/* resolvePath */.o1)(base, rest.replace(/^\/+/, ''));
        const found = path === null || used.length > MOST_FILES ? null : pathsOf(files, path, budget);
        // A source with the file's folder is this repository; in any other a file may be there all the same.
        const isHere = () => ref === null || files.paths.some((each) => each.startsWith(`${(0,repository_paths/* folderOf */.yS)(path ?? '')}/`));
        if (found === null || (found.length === 0 && !(ignoresMissing && isHere()))) {
            values.unshift(unseen(isFilledIn(rest) ? 'unresolved-template' : 'external-values', written));
        }
        for (const each of found ?? []) {
            used.push(each);
            const read = await files.yaml(each);
            if (read !== null)
                values.unshift(values_layer(read, read.root));
        }
    }
    return { values, paths: used };
}
/** The files that a path with or without wildcards leads to, in order; null where that cannot be told. */
function pathsOf(files, path, budget) {
    if (files.has(path) || !isPattern(path))
        return files.has(path) ? [path] : [];
    budget.left -= files.paths.length;
    return isReadable(path) && budget.left > 0 ? files.paths.filter((each) => fits(path, each)) : null;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/images.js








const KUSTOMIZATIONS = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
/**
 * What `kustomize.images` of a source decides, `name=newName:newTag`: they beat whatever the kustomization says (DETECTION 2.3).
 *
 * @param folder of the kustomization; null where it is not in this tree, so that the images alone are known
 * @throws TreeError where the tree cannot be read
 */
async function readImages(files, layers, folder, { id, carrier, files: own, secondOrder }, settings) {
    const images = values_itemsAt(layers, ['kustomize', 'images']).flatMap(({ file, value }) => {
        const text = textAt(file, value, []);
        return text === null ? [] : [{ text, ...overrideOf(text) }];
    });
    const path = KUSTOMIZATIONS.map((name) => (0,repository_paths/* inFolder */._z)(folder ?? '', name)).find((each) => files.has(each));
    const common = { unit: id, isRenderedByArgoCd: true };
    if (folder !== null && path !== undefined && images.length > 0) {
        const found = await findingsOfKustomization(files, folder, { owner: id, images }, settings);
        const told = found.map((each) => ({ ...each, ...common, secondOrder: [...each.secondOrder, ...secondOrder] }));
        return { found: told, used: found.length === 0 ? [] : [path] };
    }
    const found = images.flatMap(({ text, name, place }) => {
        const read = answerOf(text, name, settings);
        if (read === null)
            return [];
        const at = { id: `${id}#${name}`, carrier, place, inputs: [carrier, ...own], accounts: [place] };
        return [{ ...deployment_finding/* PLAIN */.tZ, kind: 'argo-cd', ...common, ...at, ...read, variables: variablesIn(text.text), secondOrder }];
    });
    return { found, used: [] };
}
function overrideOf({ text, place }) {
    const [image = '', renamed] = text.split('=');
    const reference = (0,deployment_reference/* parseImageReference */.o_)(renamed ?? image);
    const placed = (part) => (part == null ? null : { text: part, place });
    const path = reference && [reference.registry, reference.repository].filter((part) => part !== null).join('/');
    return {
        ...{ name: renamed === undefined ? (path ?? image) : image, place },
        ...{ newName: renamed === undefined ? null : placed(path) },
        ...{ newTag: placed(reference?.tag), digest: placed(reference?.digest) },
    };
}
/** What an image says about the version; null where it is not one of the service, or leaves the tag to the kustomization. */
function answerOf({ text, place }, name, settings) {
    const named = (0,deployment_reference/* parseImageReference */.o_)(name);
    const isService = named !== null && (0,deployment_reference/* classifyImage */._u)(named, settings.images) !== 'other';
    const refuse = (code) => {
        const problem = (0,deployment_problem/* problemAt */.l4)(code, place, (0,deployment_reference/* quoteText */.ol)(text), { subject: 'image' });
        return { answer: (0,deployment/* problemAnswer */.aV)(problem), notices: [] };
    };
    if (isFilledIn(text))
        return isService || /lightdash/i.test(text) ? refuse('unresolved-template') : null;
    const reference = (0,deployment_reference/* parseImageReference */.o_)(text.slice(text.indexOf('=') + 1));
    if (reference === null || (reference.tag === null && reference.digest === null))
        return null;
    return (0,deployment/* answerOfImage */.Li)(reference, settings, place) ?? (isService ? refuse('custom-image') : null);
}

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/source.js










/**
 * What a source deploys. What it leaves to kustomize or to plain manifests is read as such.
 *
 * @throws TreeError where the tree cannot be read
 * @throws ProblemError where what has a say cannot be read
 */
async function readSource(files, source, owner, settings) {
    const { id, file, carrier, secondOrder, refs, budget } = owner;
    const { value, place } = source;
    const nothing = { found: [], used: [] };
    const recorded = files.recorded();
    const chart = source_chartOf(files, source, settings);
    const unclear = unclearTemplate(file, value);
    if (chart === null) {
        if (unclear !== null && owner.namesService)
            throw new deployment_problem/* ProblemError */.Mm(unclear);
        return nothing;
    }
    const folder = chart.kind === 'folder' ? chart.path : null;
    const { layers, paths } = await layersOf(recorded, { file, value }, folder, owner.name);
    const hasChart = folder !== null && files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'));
    const isOther = folder !== null && (!hasChart || file.at(value, ['kustomize']) !== null);
    if (isOther || chart.kind === 'unknown') {
        const images = await readImages(files, layers, folder, owner, settings);
        if (isOther || images.found.length > 0)
            return images;
    }
    const inFiles = await fileValues(recorded, layers, folder, refs, budget);
    const hidden = unclear === null ? [] : [{ kind: 'unseen', problem: unclear }];
    const values = [...hidden, ...parameterValues(layers), ...ownValues(layers), ...inFiles.values];
    const reading = await (0,helm_release/* readHelmRelease */.q)(recorded, { chart, values, place }, settings);
    if (reading === null) {
        // What is not here may be the service, where the application is called so.
        if (chart.kind === 'unknown' && owner.namesService)
            throw new deployment_problem/* ProblemError */.Mm(chart.problem);
        return nothing;
    }
    const variables = reading.answer.status === 'problem' ? variablesIn(reading.answer.problem.found) : [];
    const inputs = [...new Set([carrier, ...owner.files, ...recorded.asked])];
    const release = { kind: 'argo-cd', id, carrier, inputs, isRenderedByArgoCd: true, secondOrder, variables };
    const ofChart = folder === null ? [] : ['Chart.yaml', 'Chart.lock', 'values.yaml'].map((name) => (0,repository_paths/* inFolder */._z)(folder, name));
    return {
        found: (0,findings/* findingsOfRelease */.X)(reading, release),
        used: [...inFiles.paths, ...paths, ...ofChart],
    };
}
/** Where the maker's charts are published; its git repository has the same. */
const OFFICIAL = 'https://lightdash.github.io/helm-charts';
/** What a source renders, a folder of this tree whether that has a chart or not; null where it only has a name for files of values. */
function source_chartOf(files, source, settings) {
    const { chart, path, place, revision } = source;
    const repository = source.repository ?? '';
    if (chart !== null)
        return publishedChart(chart, addressOf(repository, chart.text), revision);
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
    // An empty revision is whatever is newest.
    const isNewest = version?.text === '';
    return {
        kind: 'published',
        name: chart.text.split('/').findLast((part) => part !== '') ?? '',
        version: isNewest ? null : version,
        repository: repository === '' ? null : repository,
        problem: isNewest ? (0,deployment_problem/* problemAt */.l4)('chart-range', version.place, (0,deployment_reference/* quoteText */.ol)('')) : null,
    };
}
/** An address without a scheme is that of an OCI registry, and the chart's own path may go on from there. */
function addressOf(repository, chart) {
    if (/^$|:\/\/|\{\{/.test(repository) || (0,chart_source/* isOfficialRepository */.CG)(repository))
        return repository;
    return `oci://${repository}${chart.includes('/') ? `/${chart.slice(0, chart.lastIndexOf('/'))}` : ''}`;
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
/** Other software that is installed beside the service, under its name. */
const COMPANION = /postgres|redis|minio|nats|browserless|chrome|ingress|nginx|traefik|proxy|grafana|prometheus|exporter|cert-manager/i;
/** Applications of Argo CD and sets of them (DETECTION 2.3), one deployment an application, or an element of a set. */
const argoCd = {
    kind: argo_cd_KIND,
    startsFrom: ['*.yaml', '*.yml', '*.json'],
    async read(files, candidates, settings) {
        if (candidates.length === 0)
            return deployment_finding/* NOTHING_READ */.pp;
        const found = [];
        const links = [];
        const claimed = new Set();
        const seen = new Set();
        const ofApplications = new Map();
        const ofFindings = new Map();
        const budget = { left: 20_000_000 };
        const known = new Set(candidates);
        const leads = leadTest(candidates);
        for (const path of await pathsToRead(files, settings)) {
            const file = await (0,source_files/* readable */.HD)(files.yaml(path));
            if (file === null)
                continue;
            const { applications, isWhole } = await applicationsIn(files, file, budget);
            if (isWhole && applications.length > 0)
                claimed.add(path);
            for (const application of applications) {
                const owner = ownerOf(application, unique(`${argo_cd_KIND}:${path}#${application.name}`, ofApplications), budget);
                seen.add(owner.id);
                links.push(...argo_cd_linksOf(owner));
                const isLeading = leads(owner);
                const isRelevant = isLeading || [path, ...owner.files].some((each) => known.has(each));
                for (const source of isRelevant ? owner.sources : []) {
                    const isOurs = isLeading || owner.namesService;
                    const reading = await readOrRefuse(files, source, owner, isOurs, settings);
                    for (const each of reading.found)
                        found.push({ ...each, id: unique(each.id, ofFindings) });
                    for (const each of reading.used)
                        claimed.add(each);
                }
            }
        }
        for (const { id } of found)
            seen.add(id);
        return { found, claimed: [...claimed], seen: [...seen], links };
    },
};
/** An id that no other has: the second of the same kind is told from the first. */
function unique(id, taken) {
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    return count === 1 ? id : `${id}~${count}`;
}
/** What speaks of Argo CD, without the service's name too, for it may set the tag of a chart which has that. */
async function pathsToRead(files, settings) {
    const isSearched = (0,deployment_candidates/* searchTest */.Ln)(settings);
    const isManifest = (path) => /\.(?:ya?ml|json)$/.test(path) && !(0,deployment_candidates/* isLockFile */.ue)(path) && isSearched(path);
    return files.containing('argoproj.io', files.paths.filter(isManifest));
}
function ownerOf(application, id, budget) {
    const { name, manifest } = application;
    const sources = sourcesOf(application);
    const told = sources.flatMap(({ path, chart }) => [path?.text ?? '', chart?.text ?? '']);
    return {
        ...application,
        ...{ id, sources, budget },
        carrier: manifest.file.path,
        refs: new Set(sources.flatMap(({ ref }) => ref ?? [])),
        secondOrder: secondOrderOf(application, sources),
        namesService: (0,service_names/* namesService */.cM)([name, ...told].join(' ')) && !COMPANION.test(name),
    };
}
/** A cheap test whether a source of an application leads to a candidate: in a large repository, most do not. */
function leadTest(candidates) {
    const folders = (0,repository_paths/* foldersOf */.pd)(candidates);
    const baseOf = (path) => path.slice(path.lastIndexOf('/') + 1);
    const names = new Set(candidates.map(baseOf));
    return ({ file, sources }) => sources.some(({ value, path }) => {
        if (path !== null && folders.has(normalPath(path.text)))
            return true;
        const valueFiles = file.items(file.at(value, ['helm', 'valueFiles']));
        const called = valueFiles.map((each) => baseOf(file.written(each) ?? ''));
        return called.some((name) => names.has(name) || isPattern(name) || isFilledIn(name));
    });
}
/** A path without what means nothing in it; as it is written where it leads out of the repository. */
function normalPath(path) {
    return (0,repository_paths/* resolvePath */.o1)('', path.replace(/^\/+/, '')) ?? path;
}
/** What cannot be read of another application is nobody's business here. */
async function readOrRefuse(files, source, owner, isOurs, settings) {
    try {
        return await readSource(files, source, owner, settings);
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
        if (!isOurs)
            return { found: [], used: [] };
        const { id, carrier, secondOrder, files: own } = owner;
        const variables = variablesIn(error.problem.found);
        const finding = (0,deployment_finding/* unreadableFinding */.jg)(argo_cd_KIND, id, carrier, error.problem, [carrier, ...own]);
        return { found: [{ ...finding, isRenderedByArgoCd: true, secondOrder, variables }], used: [] };
    }
}
/** Where the sources in git lead; a source that only has a name for files of values leads to all of its repository. */
function argo_cd_linksOf({ id, file, root, sources, secondOrder, namesService }) {
    const namespace = textAt(file, root, ['spec', 'destination', 'namespace'])?.text ?? '';
    const inGit = sources.filter(({ repository, chart, path, ref }) => {
        return !repository?.startsWith('oci://') && chart === null && (path?.text || ref);
    });
    return inGit.map(({ repository, revision, path, place }, position) => ({
        id: position === 0 ? id : `${id}#${position + 1}`,
        ...{ repository, revision: revision?.text ?? null, path: normalPath(path?.text ?? ''), place },
        namesService: namesService || /lightdash/i.test(namespace),
        secondOrder,
    }));
}

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
function sliceText(traced, start, end) {
    const parts = [];
    let offset = 0;
    for (const piece of traced) {
        const from = Math.max(start - offset, 0);
        const to = Math.min(end - offset, piece.text.length);
        offset += piece.text.length;
        const isEmptyThere = piece.text === '' && from === 0 && to === 0;
        if (from < to || isEmptyThere)
            parts.push({ ...piece, text: piece.text.slice(from, to) });
    }
    return parts;
}
/** The piece that decides what a text says: the first that comes from a variable, else the first. */
function decidingPiece(traced) {
    return traced.find(({ origin }) => origin === 'value' || origin === 'default') ?? traced[0] ?? null;
}
/** No image is longer or made of more parts, and no text grows beyond that. */
const MOST_CHARACTERS = 4_096;
const MOST_PIECES = 100;
const MOST_NESTED = 20;
/** Of one template; a real one has a handful. */
const interpolation_MOST_VARIABLES = 100;
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
    const add = (added) => {
        for (const piece of added) {
            length += piece.text.length;
            pieces.push(piece);
        }
        if (length > MOST_CHARACTERS || pieces.length > MOST_PIECES)
            throw refuse('too long with its variables');
    };
    const use = (name, operator, word, depth) => {
        const value = lookup(name);
        const isEmpty = value?.every(({ text, origin }) => text === '' && origin !== 'unset') === true;
        const isAbsent = value === null || (operator.startsWith(':') && isEmpty);
        if (operator.endsWith('+')) {
            if (!isAbsent)
                fill(word, template, depth + 1);
        }
        else if (!isAbsent && value !== null)
            add(value);
        else if (!operator.endsWith('-'))
            add([{ ...template, text: '', origin: 'unset', variable: name }]);
        else {
            const written = value === null ? { ...template, origin: 'default', variable: name } : template;
            // An empty default still is what stands here.
            if (word === '')
                add([{ ...written, text: '' }]);
            fill(word, written, depth + 1);
        }
    };
    const fill = (text, written, depth) => {
        if (depth > MOST_NESTED)
            throw refuse('variables nested too deeply');
        let offset = 0;
        while (offset < text.length) {
            const found = text.indexOf('$', offset);
            const dollar = found === -1 ? text.length : found;
            if (dollar > offset)
                add([{ ...written, text: text.slice(offset, dollar) }]);
            if (dollar === text.length)
                return;
            const end = text[dollar + 1] === '{' ? endOfBraces(text, dollar) : text.length;
            const match = end === -1 ? null : BEGINNING.exec(text.slice(dollar, end));
            if (match === null)
                throw refuse(`no variable that can be filled in: ${(0,deployment_reference/* quoteText */.ol)(text.slice(dollar))}`);
            const [whole, plain, braced, operator = ''] = match;
            if (plain !== undefined)
                use(plain, '', '', depth);
            else if (braced !== undefined)
                use(braced, operator, text.slice(dollar + whole.length, end - 1), depth);
            else
                add([{ ...written, text: '$' }]);
            offset = braced === undefined ? dollar + whole.length : end;
        }
    };
    fill(template.text, template, 0);
    return pieces;
}
/** The names of all variables that a template may use, those of defaults too. */
function interpolation_variablesIn(template) {
    const found = template.replaceAll('$$', '').matchAll(/\$\{?([A-Za-z_]\w*)/g);
    return [...found].slice(0, interpolation_MOST_VARIABLES).map(([, name = '']) => name);
}
/** The offset behind the brace that ends a variable: the first one that is not that of another variable; -1 where there is none. */
function endOfBraces(text, dollar) {
    let open = 0;
    for (let offset = dollar; offset < text.length; offset += 1) {
        if (text.startsWith('${', offset)) {
            open += 1;
            offset += 1;
        }
        else if (text[offset] === '}') {
            open -= 1;
            if (open === 0)
                return offset + 1;
        }
    }
    return -1;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/compose/values.js






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
 * A value as text, its variables filled in; null where it is no scalar.
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
    const read = readText(source);
    const scalar = source.file.scalar(source.value);
    if (read === null || scalar === null)
        return null;
    if (scalar.hasTemplate)
        throw new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unresolved-template', scalar.place, (0,deployment_reference/* quoteText */.ol)(source.file.sourceOf(source.value))));
    const unset = read.find(({ origin }) => origin === 'unset');
    if (unset !== undefined)
        throw new deployment_problem/* ProblemError */.Mm(unsetVariable(unset.place, unset.variable ?? ''));
    return plainText(read);
}
/** A way that leads to something that is not a file of a folder: `https://…`, `git@…`, `oci://…`, `github.com/…`. */
const values_REMOTE = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|github\.com\/)/i;
/**
 * A path as a compose file writes it, from the repository's root.
 *
 * @param folder from the repository's root; empty for the root itself
 * @returns null where it leads out of the repository
 */
function resolvePath(folder, path) {
    if (path === '' || values_REMOTE.test(path) || path.startsWith('~') || path.includes('\\'))
        return null;
    return (0,repository_paths/* resolvePath */.o1)(folder, path);
}
/** Whether a text names the service, in any case. */
function values_namesService(text) {
    return text.toLowerCase().includes('lightdash');
}
/**
 * What stands in a file; empty where there is none, and where it is no text.
 *
 * @throws TreeError where the tree cannot be read
 */
async function textIfReadable(files, path) {
    return (await (0,source_files/* readable */.HD)(files.text(path))) ?? '';
}
/** A file that an input of the run names and that is not there. It stays a problem, however long it has been so. */
function missingInput(input, path) {
    const found = `\`${input}\` names ${(0,deployment_reference/* quoteText */.ol)(path)}, which is not there`;
    const place = { file: path, line: null, column: null };
    return worded((0,deployment_problem/* problemAt */.l4)('target-missing', place, found), `${found}. Correct the path, or take it off the list.`);
}
/**
 * A part of a project that is not among the files of the repository.
 *
 * @param does what the project does with it: `builds from`
 */
function outOfSight(place, does, path) {
    const found = `it ${does} ${(0,deployment_reference/* quoteText */.ol)(path)}, which is not in this repository`;
    const at = place === null ? 'The project' : (0,deployment_place/* showPlace */.R)(place);
    return worded((0,deployment_problem/* problemAt */.l4)('external-values', place, found), `${at} ${does} ${(0,deployment_reference/* quoteText */.ol)(path)}, which is not in this repository and may decide the version. Add it, or pass \`to:\`.`);
}
/** The usual words of these codes are those of Helm values and targets. */
function worded(problem, message) {
    return { ...problem, message: (0,deployment_problem/* cutQuotes */.AA)(message) };
}
/** A variable without a value, which may stand in a file that the run can be given. */
function unsetVariable(place, variable) {
    const remedy = 'Pass `to:` or `env-files:`, or pin it.';
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
        const read = readText(source);
        const reading = read === null ? null : image_readImage(read, { raw, place: scalar.place }, rules);
        if (reading === null || value.alias === null)
            return reading;
        const alias = `the image at ${(0,deployment_place/* showPlace */.R)(value.alias)} is an alias of ${(0,deployment_place/* showPlace */.R)(value.place)}`;
        return { ...reading, notices: [...reading.notices, alias] };
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
        if (!namesImage(raw))
            return null;
        return { answer: (0,deployment/* problemAnswer */.aV)(error.problem), place: error.problem.place ?? scalar.place, notices: [] };
    }
}
/** Stands for a part of a reference that is not known; occurs in no name of an image. */
const image_UNKNOWN = '\uFFFC';
/**
 * Reads an image reference that may have come from several places; null where it is none of the service.
 *
 * @param use the reference as it was written, which tells whose image it is where the rest does not, and where
 */
function image_readImage(traced, { raw, place: usedAt }, rules) {
    const opaque = traced.filter(isOpaque);
    const [hidden] = opaque;
    const text = traced
        .map((piece) => (isOpaque(piece) && !yaml/* YamlFile */._.hasTemplate(piece.text) ? image_UNKNOWN : piece.text))
        .join('');
    const reference = (0,deployment_reference/* parseImageReference */.o_)(text);
    const place = decidingPlace(traced) ?? usedAt;
    if (hidden !== undefined && !lacksRegistryAlone(opaque, text, reference, rules)) {
        const variables = traced.map(({ variable }) => variable ?? '').join(' ');
        const name = reference?.repository.split('/').at(-1) ?? image_UNKNOWN;
        const isHidden = reference === null || name.includes(image_UNKNOWN) || yaml/* YamlFile */._.hasTemplate(name);
        const isNamed = isHidden
            ? [raw, variables, text].some(namesImage)
            : (0,deployment_reference/* classifyImage */._u)(reference, rules.images) !== 'other';
        return isNamed ? { answer: (0,deployment/* problemAnswer */.aV)(problemOf(hidden, raw)), place: hidden.place, notices: [] } : null;
    }
    if (reference === null) {
        if (!namesImage(text))
            return null;
        return { answer: (0,deployment/* problemAnswer */.aV)((0,deployment_problem/* problemAt */.l4)('not-a-version', place, (0,deployment_reference/* quoteText */.ol)(text))), place, notices: [] };
    }
    const read = (0,deployment/* answerOfImage */.Li)(reference, rules, place);
    return read && { ...read, place, notices: [...read.notices, ...noticesOfVariables(traced, usedAt)] };
}
/** Whether a text names an image of the service that nothing else is known of; a tool for it is none. */
function namesImage(text) {
    return values_namesService(text.replace(/lightdash[-_](?:mcp|exporter|cli)/gi, ''));
}
/**
 * Whether nothing of an image but its registry or mirror is unknown, on which the version does not depend. Another build's name is
 * known only together with all of its path.
 */
function lacksRegistryAlone(opaque, text, reference, { images }) {
    if (reference === null || opaque.some(({ origin }) => origin !== 'unset'))
        return false;
    const isBehind = !text.split('/').slice(-2).join('/').includes(image_UNKNOWN) && text.split('/').length > 2;
    return isBehind && (0,deployment_reference/* classifyImage */._u)(reference, images) === 'service';
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
    const last = at === -1 ? sliceText(traced, Math.max(end - 1, 0), end) : sliceText(traced, at + 1, text.length);
    return decidingPiece(hasTag ? sliceText(traced, colon + 1, end) : last)?.place;
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

;// CONCATENATED MODULE: ./build/deployment/kinds/dockerfile/instructions.js
/** Of one instruction; what comes behind them is out of the way of any real file. */
const MOST_WORDS = 1_000;
/** Globs of the names of Dockerfiles, in capital and small letters. */
const DOCKERFILE_NAMES = [
    'dockerfile*',
    'containerfile*',
    '*.dockerfile',
    '*.containerfile',
].map((name) => name.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`));
/** Whether a file is a Dockerfile by its name. */
function isDockerfile(path) {
    const name = path.split('/').at(-1) ?? '';
    return /^(?:docker|container)file|\.(?:docker|container)file$/i.test(name);
}
/**
 * The instructions of a Dockerfile, their continued lines put together. Comments, empty lines and here-documents are passed over.
 *
 * @param path for places
 */
function readInstructions(path, text) {
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n/);
    const lastLines = new Map(lines.map((line, index) => [line.replace(/^\t+/, ''), index]));
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
        // Of a document that does not end, nothing is passed over.
        if (/^(?:RUN|COPY|ADD)$/.test(keyword))
            documents = documentsOf(found).filter((end) => (lastLines.get(end) ?? 0) > index);
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
function documentsOf(words) {
    return words.flatMap(({ text }) => /^\d*<<-?(["']?)([^<"']+)\1$/.exec(text)?.[2] ?? []);
}

;// CONCATENATED MODULE: ./build/deployment/kinds/dockerfile/root-image.js







const NO_SETTINGS = { target: null, args: new Map() };
/**
 * Reads the image at the root of what a Dockerfile builds: that of its last stage, or of the stage that is asked for, followed
 * through the stages that it starts from. Stages that are only copied from do not count.
 *
 * @throws ProblemError where it cannot be told
 */
function readDockerfile(path, text, settings) {
    const { stages, ...known } = readStages(path, text, settings);
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
        if (base === 'scratch')
            return { ...known, root: null };
        // Only what stands above is a stage to it.
        const above = index;
        index = stages.findLastIndex(({ name }, at) => at < above && name === base.toLowerCase());
        if (index === -1)
            return { ...known, root: { raw, place, image, environment: variables.environment } };
    }
    const why = stages.length === 0 ? 'it has no `FROM`' : `it has no stage ${(0,deployment_reference/* quoteText */.ol)(target ?? '')}`;
    throw new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', { file: path, line: 1, column: 1 }, why));
}
/**
 * Reads what a build runs; null where that has nothing to do with the service that is looked for.
 *
 * @throws ProblemError where it cannot be told
 */
function root_image_readBuiltImage(path, text, settings, rules) {
    const { root, ...known } = readDockerfile(path, text, settings);
    const reading = root === null ? null : image_readImage(root.image, root, rules);
    if (root === null || reading === null)
        return null;
    return { ...known, ...reading, answer: wordedForArgument(reading, path), environment: root.environment };
}
/** A problem of an argument that nobody gives says what helps with a Dockerfile; that of a compose file's own is worded already. */
function wordedForArgument({ answer }, path) {
    if (answer.status !== 'problem' || answer.problem.code !== 'unresolved-variable')
        return answer;
    const { place, found } = answer.problem;
    if (place?.file !== path)
        return answer;
    const message = `The image at ${(0,deployment_place/* showPlace */.R)(place)} comes from ${found}, an argument that no build is seen to give. Give its \`ARG\` a default, or pass \`to:\`.`;
    return { ...answer, problem: { ...answer.problem, message: (0,deployment_problem/* cutQuotes */.AA)(message) } };
}
function readStages(path, text, settings) {
    const args = new Map();
    const lookup = (name) => {
        const value = args.get(name) ?? null;
        if (value instanceof deployment_problem/* ProblemError */.Mm)
            throw value;
        return value;
    };
    const expand = ({ text, place }) => {
        try {
            const image = interpolate(written(text.replace(/["']/g, ''), place), lookup);
            return image.length === 0 ? [written('', place)] : image;
        }
        catch (error) {
            if (error instanceof deployment_problem/* ProblemError */.Mm)
                return error;
            throw error;
        }
    };
    const stages = [];
    const accounts = [];
    const uses = new Map();
    const used = [];
    for (const { keyword, words } of readInstructions(path, text)) {
        if (keyword === 'ENV')
            stages.at(-1)?.settings.push(words);
        // Above all stages: `ARG NAME` or `ARG NAME=default`.
        for (const { text, place } of keyword === 'ARG' && stages.length === 0 ? words : []) {
            const [name = ''] = text.split('=', 1);
            const at = { ...place, column: (place.column ?? 1) + name.length + 1 };
            const given = settings.args.get(name);
            const value = given ?? (text.includes('=') ? expand({ text: text.slice(name.length + 1), place: at }) : null);
            accounts.push(place);
            uses.set(name, new Set([...(uses.get(name) ?? []), ...interpolation_variablesIn(text)]));
            if (value !== null)
                args.set(name, value instanceof deployment_problem/* ProblemError */.Mm ? value : asValue(value, name));
        }
        const [image, as, name] = keyword === 'FROM' ? words.filter(({ text }) => !text.startsWith('--')) : [];
        if (image === undefined)
            continue;
        accounts.push(image.place);
        used.push(...interpolation_variablesIn(image.text));
        const label = as?.text.toLowerCase() === 'as' ? (name?.text.toLowerCase() ?? '') : '';
        stages.push({ place: image.place, raw: image.text, image: expand(image), name: label, settings: [] });
    }
    const variables = new Set();
    for (let name = used.pop(); name !== undefined; name = used.pop()) {
        if (!variables.has(name))
            used.push(...(uses.get(name) ?? []));
        variables.add(name);
    }
    return { stages, accounts, variables: [...variables] };
}
/** The variables that an `ENV` sets: `NAME=value` words, or in its old form one name with all that follows as its value. */
function environmentOf(words) {
    const isOldForm = words[0]?.text.includes('=') === false;
    const names = isOldForm ? words.slice(0, 1) : words.filter(({ text }) => text.includes('='));
    const all = names.map(({ text, place }) => ({ name: (text.split('=', 1)[0] ?? '').replace(/["']/g, ''), place }));
    const set = new Map(all.filter(({ name }) => (0,deployment_environment/* isVariableName */.KL)(name)).map((each) => [each.name, each]));
    return { set: [...set.values()], unseen: [] };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/compose/build.js






/** All texts of a layer of `build` that may decide what it starts from. */
function textsOfBuild(layer) {
    const { file, value } = layer;
    if (file.scalar(value) !== null)
        return [layer];
    const parts = ['context', 'dockerfile', 'target', 'args'].flatMap((key) => values_layersOf([layer], key));
    return parts.flatMap((part) => {
        const given = [...file.members(part.value).map((member) => member.value), ...file.items(part.value)];
        return [part, ...given.map((each) => ({ ...layer, value: each }))];
    });
}
/**
 * Reads what a build of a service starts from; null where that has nothing to do with the service that is looked for.
 *
 * @param layers of `build`, the one that wins first
 * @param image the name of the result, which says whose build it is where the Dockerfile cannot
 * @throws TreeError where the tree cannot be read
 */
async function readBuild(layers, image, files, rules) {
    try {
        // What stands in the compose file itself is left to the net.
        if (values_layersOf(layers, 'dockerfile_inline').length > 0)
            return null;
        const target = textOf(values_layersOf(layers, 'target')[0]);
        const given = { target, args: argumentsIn(values_layersOf(layers, 'args')) };
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
function textOf(source) {
    return source === undefined ? null : readKnownText(source);
}
async function findDockerfile(layers, files) {
    // `build: .` is short for its context.
    const context = layers.flatMap((layer) => layer.file.isMap(layer.value) ? values_layersOf([layer], 'context') : [layer])[0];
    const [dockerfile] = values_layersOf(layers, 'dockerfile');
    const name = textOf(dockerfile);
    const from = textOf(context) ?? '.';
    const place = (context ?? layers[0])?.value.place ?? null;
    const folder = resolvePath((context ?? layers[0])?.context.folder ?? '', from);
    if (folder === null)
        throw new deployment_problem/* ProblemError */.Mm(outOfSight(place, 'builds from', from));
    const path = resolvePath(folder, name ?? 'Dockerfile');
    for (const each of [path, ...(name === null ? [(0,repository_paths/* inFolder */._z)(folder, 'dockerfile')] : [])]) {
        const text = each === null ? null : await files.text(each);
        if (each !== null && text !== null)
            return [each, text];
    }
    throw new deployment_problem/* ProblemError */.Mm(outOfSight(dockerfile?.value.place ?? place, 'builds from', path ?? name ?? ''));
}
/** Members of mappings and `name=value` items of lists by their names; upper layers and later items win. */
function argumentsIn(layers) {
    const given = new Map();
    for (const source of layers.toReversed()) {
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
            give(name, rest.length === 0 ? null : sliceText(text, name.length + 1, Number.POSITIVE_INFINITY));
        }
    }
    return given;
}

// EXTERNAL MODULE: ./build/deployment/source/dotenv.js
var dotenv = __webpack_require__(9946);
;// CONCATENATED MODULE: ./build/deployment/kinds/compose/variables.js




/** Lines that one deployment traces its variables to; a real one has a handful. */
const MOST_TRACED = 100;
/**
 * What was worked out of a tree's files, and would take the square of their number if it were done for each project anew. It lasts as
 * long as the tree's list of paths.
 */
const MEMORY = new WeakMap();
function once(files, key, work) {
    const known = MEMORY.get(files.paths) ?? new Map();
    MEMORY.set(files.paths, known);
    if (!known.has(key))
        known.set(key, work());
    return known.get(key);
}
/**
 * The variables that a file sets, in its order; null where there is none.
 *
 * @throws ProblemError where it cannot be read
 * @throws TreeError where the tree cannot be read
 */
async function readDotenv(files, path) {
    const text = await files.text(path);
    return text === null ? null : once(files, `file ${path}`, () => (0,dotenv/* parseDotenv */.q)(path, text));
}
/** The variables that a compose project knows: those of committed files, and nothing of the runner's environment. */
class Variables {
    key;
    parent;
    #values = new Map();
    #entries = new Map();
    /** A file that may set all that no later one sets. */
    #unread = null;
    constructor(key, files, parent) {
        this.key = key;
        this.parent = parent;
        for (const entries of files) {
            if ('code' in entries) {
                this.#unread = entries;
                this.#values.clear();
                continue;
            }
            const earlier = new Map(this.#values);
            for (const entry of entries) {
                const known = this.#entries.get(entry.name) ?? [];
                known.push(entry);
                this.#entries.set(entry.name, known);
                this.#values.set(entry.name, this.#expand(entry, earlier));
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
        const key = JSON.stringify([requests, parent?.key]);
        return once(files, `variables ${key}`, () => new Variables(key, read, parent));
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
    /** What a file of the project's own sets a variable to, as it is written there; null where none does. */
    entryOf(name) {
        return this.#entries.get(name)?.at(-1) ?? null;
    }
    /** Adds the variables that some names lead to, and the places of all their lines, those too that another one beats. */
    trace(names, found) {
        const open = [...names];
        for (let name = open.pop(); name !== undefined; name = open.pop()) {
            if (found.names.has(name))
                continue;
            found.names.add(name);
            for (const { place, expands, value } of this.#linesOf(name)) {
                if (found.places.length >= MOST_TRACED)
                    return;
                found.places.push(place);
                if (expands && value.includes('$'))
                    open.push(...interpolation_variablesIn(value));
            }
        }
    }
    #linesOf(name) {
        const own = (this.#entries.get(name) ?? []).slice(0, MOST_TRACED);
        return this.parent === null ? own : [...own, ...this.parent.#linesOf(name)];
    }
    /** Compose asks earlier files before what stands above in the entry's own. */
    #expand(entry, earlier) {
        const template = written(entry.value, entry.place);
        if (!entry.expands || !entry.value.includes('$'))
            return asValue([template], entry.name);
        try {
            const text = interpolate(template, (name) => {
                const value = this.parent?.lookup(name) ?? earlier.get(name) ?? this.lookup(name);
                if (value instanceof deployment_problem/* ProblemError */.Mm)
                    throw value;
                return value;
            });
            return asValue(text.length === 0 ? [written('', entry.place)] : text, entry.name);
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
        const entries = await readDotenv(files, path);
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

;// CONCATENATED MODULE: ./build/deployment/kinds/compose/environment.js





/** Of one source; a service of people has some dozens. */
const environment_MOST_VARIABLES = 1_000;
/**
 * The environment variables that a service sets, by compose's rules: `environment` goes before the files of `env_file`, of
 * which later ones go before earlier ones, and last comes what its Dockerfile sets.
 *
 * @param built what its Dockerfile sets; null where it is not built
 * @throws TreeError where the tree cannot be read
 */
async function readEnvironment({ layers, failure }, built, files) {
    const variables = new deployment_environment/* CollectedVariables */.JW();
    if (failure !== null)
        variables.add(unseenBehind(failure.problem.place));
    for (const layer of values_layersOf(layers, 'environment'))
        variables.add(namesOf(layer));
    for (const layer of values_layersOf(layers, 'env_file')) {
        const { file, value } = layer;
        const items = file.items(value).slice(0, environment_MOST_VARIABLES).reverse();
        for (const item of items.length > 0 ? items : [value]) {
            const named = file.member(item, 'path')?.value ?? item;
            variables.add(await readEntry({ ...layer, value: named }, files));
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
const FILLED_IN = 'what is filled in elsewhere';
/** What one layer's `environment` names: a mapping, or a list of `NAME=value` and `NAME`, which is handed through. */
function namesOf({ file, value }) {
    const members = file.members(value).map(({ name, key, value: member }) => {
        return { name, place: key, isPartial: clears(member) || file.scalar(member)?.type === 'null' };
    });
    const items = [...file.items(value), value].flatMap((item) => {
        const { text, place } = file.scalar(item) ?? { text: '', place: item.place };
        return text === '' ? [] : [{ name: text.split('=', 1)[0] ?? '', place, isPartial: !text.includes('=') }];
    });
    const all = [...members, ...items].slice(0, environment_MOST_VARIABLES);
    const named = all.map(({ name, place, isPartial }) => {
        return { name, place, ...(isPartial && { isPartial }) };
    });
    const set = new Map(named.filter(({ name }) => (0,deployment_environment/* isVariableName */.KL)(name)).map((each) => [each.name, each]));
    const others = named.filter(({ name }) => !(0,deployment_environment/* isVariableName */.KL)(name));
    // It may be a secret that stands in the wrong place, so it is not shown.
    return { set: [...set.values()], unseen: others.map(({ place }) => ({ source: FILLED_IN, place })) };
}
/** What a file that an entry of `env_file` names sets. */
async function readEntry(source, files) {
    const { file, value, context } = source;
    const scalar = file.scalar(value);
    if (scalar === null || scalar.type === 'null' || scalar.text === '/dev/null')
        return { set: [], unseen: [] };
    try {
        const path = resolvePath(context.folder, readKnownText(source) ?? '');
        const entries = path === null ? null : await readDotenv(files, path);
        const named = entries?.filter(({ name }) => (0,deployment_environment/* isVariableName */.KL)(name)).map(({ name, place }) => ({ name, place }));
        // The last of a name counts.
        const set = new Map(named?.map((each) => [each.name, each]));
        if (named !== undefined)
            return { set: [...set.values()].slice(0, environment_MOST_VARIABLES), unseen: [] };
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
    }
    return { set: [], unseen: [{ source: (0,deployment_reference/* quoteText */.ol)(file.written(value) ?? scalar.text), place: scalar.place }] };
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
    const override = OVERRIDE_NAMES.map((name) => (0,repository_paths/* inFolder */._z)(folder, name)).find((path) => files.has(path));
    return { ...set, folder, paths: override === undefined ? [main] : [main, override] };
}
/**
 * The main files of the projects that may run the service, in the order of their paths: those among the candidates, beside
 * a candidate for variables, and those that may include, extend or build a candidate.
 *
 * @throws TreeError where the tree cannot be read
 */
async function findMainFiles(files, candidates, settings) {
    const { envFiles, composeFiles } = settings;
    const known = new Set(candidates);
    const isSearched = (0,deployment_candidates/* searchTest */.Ln)(settings);
    const found = new Set();
    const add = async (path) => {
        const main = mainOf(files, (0,repository_paths/* folderOf */.yS)(path));
        const wanted = OVERRIDE_NAMES.includes(file_sets_nameOf(path)) && main !== null ? main : path;
        if (found.has(wanted) || composeFiles.includes(wanted) || !isSearched(wanted))
            return;
        if (wanted === main || (await isCompose(files, wanted)))
            found.add(wanted);
    };
    const yaml = files.paths.filter((path) => /\.(?:ya?ml|json)$/i.test(path));
    const named = yaml.filter((path) => file_sets_nameOf(path).toLowerCase().includes('compose'));
    const withVariables = new Set(candidates.filter((path) => file_sets_nameOf(path) === '.env').map(repository_paths/* folderOf */.yS));
    for (const path of yaml)
        if (known.has(path) || withVariables.has((0,repository_paths/* folderOf */.yS)(path)))
            await add(path);
    const envTexts = await Promise.all(envFiles.map((path) => textIfReadable(files, path)));
    if (envTexts.some(values_namesService))
        for (const path of named)
            await add(path);
    // A Dockerfile of the service may be built by a file that does not name it.
    const builders = candidates.some(isDockerfile) ? await files.containing('build', yaml.filter(isSearched)) : [];
    for (const path of [...named, ...builders]) {
        const text = await textIfReadable(files, path);
        const looksLikeOne = /^[\s{]*["']?(?:services|include)["']?\s*:/m.test(text);
        if (looksLikeOne && /\b(?:include|extends|build)\b/.test(text))
            await add(path);
    }
    return [...found].sort();
}
/** Whether a file is the one that compose takes in its folder without being told. */
function isMainFile(files, path) {
    return mainOf(files, (0,repository_paths/* folderOf */.yS)(path)) === path;
}
function mainOf(files, folder) {
    return MAIN_NAMES.map((name) => (0,repository_paths/* inFolder */._z)(folder, name)).find((path) => files.has(path)) ?? null;
}
/** All that compose accepts at the root of its files, beside extensions. */
const ROOT_KEYS = /^(?:x-.*|version|name|include|services|networks|volumes|secrets|configs|models)$/;
/** Whether a file is a compose file by what it holds, whatever its name. */
async function isCompose(files, path) {
    const file = await (0,source_files/* readable */.HD)(files.yaml(path));
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
        return (file.scalar(value)?.text ?? '-').trim() === '';
    });
}
function file_sets_nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./build/deployment/kinds/compose/project.js





/** How deep files include files, and how many times a project does so in all. */
const MOST_INCLUDED = 10;
const MOST_INCLUDES = 200;
/**
 * Reads a set of compose files as one project: documents and files merged in their order, with what they extend and
 * include.
 *
 * @throws TreeError where the tree cannot be read
 */
async function readProject(files, { paths, isGiven, envFiles }) {
    const folder = (0,repository_paths/* folderOf */.yS)(paths[0]);
    const given = envFiles.map((path) => ({ path, namedAt: 'env-files' }));
    const variables = await Variables.read(files, [envBeside(folder), ...given], null);
    const reader = new ProjectReader(files, isGiven);
    const services = await reader.read(paths, { folder, variables }, 0);
    const { failures, included, extender } = reader;
    return { services, variables, failures, included, extended: extender.reached };
}
function envBeside(folder) {
    return { path: (0,repository_paths/* inFolder */._z)(folder, '.env'), namedAt: null };
}
class ProjectReader {
    files;
    isGiven;
    failures = [];
    included = new Set();
    extender;
    #includes = 0;
    constructor(files, isGiven) {
        this.files = files;
        this.isGiven = isGiven;
        this.extender = new Extender(files);
    }
    async read(paths, context, depth) {
        const project = new Map();
        for (const path of paths) {
            const file = await this.#open(path);
            for (const document of file?.documents ?? []) {
                if (file === null || document === null || file.scalar(document)?.type === 'null')
                    continue;
                const { place } = document;
                if (file.isMap(document))
                    await this.#addDocument(project, { file, value: document, context }, depth);
                else
                    this.#fail((0,deployment_problem/* problemAt */.l4)('unparseable', place, 'not a mapping'), file.text);
            }
        }
        return project;
    }
    async #addDocument(project, document, depth) {
        const { file, value } = document;
        const services = file.member(value, 'services')?.value ?? null;
        if (services !== null && clears(services))
            project.clear();
        for (const [name, service] of await this.#include(document, depth))
            putOn(project, name, service);
        for (const { name, value: member } of file.members(services)) {
            if (clears(member))
                project.delete(name);
            putOn(project, name, await this.extender.resolve(document, name, member));
        }
    }
    /** What a document includes; the document itself stands above it. */
    async #include(document, depth) {
        const { file } = document;
        const services = new Map();
        const [list] = values_layersOf([document], 'include');
        if (list === undefined)
            return services;
        if (file.isMap(list.value) || file.scalar(list.value) !== null)
            this.#fail((0,deployment_problem/* problemAt */.l4)('unparseable', list.value.place, '`include` is no list'), file.text);
        for (const item of file.items(list.value)) {
            if (this.#includes > MOST_INCLUDES)
                break;
            try {
                for (const [name, service] of await this.#included({ ...document, value: item }, depth + 1))
                    putOn(services, name, service);
            }
            catch (error) {
                if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                    throw error;
                // What is out of our sight, as by a variable of the deployment's own, is no reason for compose to stop.
                const isFatal = error.problem.code === 'unparseable';
                this.#fail(error.problem, isFatal ? file.text : file.sourceOf(item), isFatal);
            }
        }
        return services;
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
        const [first] = paths;
        if (first === undefined)
            throw refuse(place, '`include` names no path');
        this.#includes += paths.length;
        if (this.#includes > MOST_INCLUDES || depth > MOST_INCLUDED)
            throw refuse(place, 'files that include files without end');
        const lost = paths.find((path) => !this.files.has(path));
        if (lost !== undefined)
            throw new deployment_problem/* ProblemError */.Mm(outOfSight(place, 'includes', lost));
        for (const path of paths)
            this.included.add(path);
        const [folder = (0,repository_paths/* folderOf */.yS)(first)] = member('project_directory').map(pathOf);
        const requests = member('env_file').map(({ text, place: namedAt }) => {
            // A path that leads out of the repository is one of no file there.
            return { path: resolvePath(context.folder, text) ?? text, namedAt: text === '/dev/null' ? null : namedAt };
        });
        const named = requests.length > 0 ? requests : [envBeside(folder)];
        const variables = await Variables.read(this.files, named, context.variables);
        return this.read(paths, { folder, variables }, depth);
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
            const isNamed = this.isGiven || values_namesService(path) || values_namesService(await textIfReadable(this.files, path));
            this.failures.push({ problem: error.problem, isFatal: true, namesService: isNamed });
            return null;
        }
    }
    /** What is wrong concerns us where the text that it is about names the service. */
    #fail(problem, text, isFatal = true) {
        this.failures.push({ problem, isFatal, namesService: values_namesService(text) });
    }
}
/** A text or a list of texts, with their places. */
function textsIn(source, value) {
    const { file } = source;
    const items = value === null || file.scalar(value) === null ? file.items(value) : [value];
    return items.flatMap((item) => {
        const text = file.scalar(item)?.type === 'null' ? null : readKnownText({ ...source, value: item });
        return text === null || text === '' ? [] : [{ text, place: item.place }];
    });
}
function putOn(services, name, { layers, failure }) {
    const below = services.get(name);
    services.set(name, { layers: [...layers, ...(below?.layers ?? [])], failure: failure ?? below?.failure ?? null });
}
/** Services that one extends, one after the other. */
const MOST_EXTENDED = 20;
/** Steps of a project in all; each service of a real one takes a single step. */
const project_MOST_STEPS = 1_000;
/** Works out services together with those that they extend. */
class Extender {
    files;
    /** Files that a service was extended from, or should have been. */
    reached = new Set();
    #steps = 0;
    constructor(files) {
        this.files = files;
    }
    /**
     * A service with all that it extends below it.
     *
     * @param document in which it stands
     * @throws TreeError where the tree cannot be read
     */
    async resolve(document, name, value, depth = 0) {
        const own = { ...document, value };
        const [extended] = values_layersOf([own], 'extends');
        if (extended === undefined)
            return { layers: [own], failure: null };
        const isNamed = () => values_namesService(name) || values_namesService(own.file.sourceOf(value));
        try {
            this.#steps += 1;
            if (depth >= MOST_EXTENDED || this.#steps > project_MOST_STEPS)
                throw refuse(extended.value.place, 'services that extend services without end');
            const { layers, failure } = await this.#base(document, extended, depth + 1);
            const known = failure && { ...failure, namesService: failure.namesService || isNamed() };
            return { layers: [own, ...layers], failure: known };
        }
        catch (error) {
            if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                throw error;
            const failure = { problem: error.problem, isFatal: true, namesService: isNamed() };
            return { layers: [own], failure };
        }
    }
    /** The service that an `extends` names. */
    async #base(document, extended, depth) {
        const { file, value, context } = extended;
        const member = (key) => (file.isMap(value) ? (file.member(value, key)?.value ?? null) : null);
        const [named, path] = [file.isMap(value) ? member('service') : value, member('file')];
        const name = named === null ? null : readKnownText({ ...extended, value: named });
        if (name === null)
            throw refuse(value.place, '`extends` names no service');
        const found = path === null ? null : await this.#open({ ...extended, value: path });
        const inside = {
            file: found ?? file,
            // Variables are those of the project, paths start at the file that holds them.
            context: found === null ? context : { ...context, folder: (0,repository_paths/* folderOf */.yS)(found.path) },
        };
        const services = [];
        for (const root of found?.documents ?? [document.value]) {
            const service = inside.file.at(root, ['services', name]);
            if (root === null || service === null)
                continue;
            services.unshift(await this.resolve({ ...inside, value: root }, name, service, depth));
        }
        if (services.length === 0) {
            const why = `it extends ${(0,deployment_reference/* quoteText */.ol)(name)}, which is not in ${(0,deployment_reference/* quoteText */.ol)(inside.file.path)}`;
            throw refuse((path ?? value).place, why);
        }
        const failure = services.map((service) => service.failure).find((each) => each !== null) ?? null;
        return { layers: services.flatMap(({ layers }) => layers), failure };
    }
    async #open(path) {
        const text = readKnownText(path) ?? '';
        const target = resolvePath(path.context.folder, text);
        if (target !== null)
            this.reached.add(target);
        const file = target === null ? null : await this.files.yaml(target);
        if (file === null)
            throw new deployment_problem/* ProblemError */.Mm(outOfSight(path.value.place, 'extends a service of', text));
        return file;
    }
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
        const whole = withoutParts(files, projects);
        return {
            found: whole.flatMap(({ found }) => found),
            claimed: [...new Set(projects.flatMap(({ set, read }) => [...set.paths, ...read]))],
            seen: whole.flatMap(({ seen }) => seen),
            links: [],
        };
    },
};
/** Projects that are no part of another one: what is part of one is reported there, and so is a file that exists to be extended. */
function withoutParts(files, projects) {
    const users = new Map();
    const usedBy = (path) => users.get(path) ?? new Set();
    for (const one of projects) {
        const { extended, included } = one.project;
        // What compose takes by itself is a project also where another one extends its services.
        const parts = [...extended].filter((path) => !isMainFile(files, path));
        for (const path of [...one.set.paths, ...included, ...parts])
            users.set(path, usedBy(path).add(one));
    }
    const left = new Set(projects);
    for (const one of projects) {
        const isUsed = [...usedBy(one.set.paths[0])].some((user) => user !== one && left.has(user));
        // Of two that use each other, one stays.
        if (isUsed && !one.set.isGiven)
            left.delete(one);
    }
    return [...left];
}
/** A project is called by its file, or where compose takes that by itself by its folder, so that the file may have any of its names. */
function idOf({ folder, paths }) {
    return `${compose_KIND}:${folder === null ? paths[0] : folder || '.'}`;
}
async function readSet(set, recorded, settings) {
    const project = await readProject(recorded, set);
    const readings = [];
    for (const [name, service] of project.services) {
        const reading = await readService(service, recorded, settings);
        if (reading !== null)
            readings.push([name, service, reading]);
    }
    // What a file of variables for the containers names besides is not spoken for.
    const read = [...recorded.asked];
    const whole = idOf(set);
    const [main] = set.paths;
    const common = { ...deployment_finding/* PLAIN */.tZ, kind: compose_KIND, unit: whole, carrier: main, secondOrder: listOfFiles(main, project) };
    const found = [];
    const fatal = project.failures.find(({ isFatal }) => isFatal);
    for (const [name, service, { built, ...reading }] of readings) {
        const environment = await readEnvironment(service, built, recorded);
        found.push({ ...common, id: `${whole}#${name}`, ...reading, ...(fatal && readingOf(fatal)), environment });
    }
    for (const failure of hidingParts(project, readings.length > 0)) {
        const id = failure.isFatal ? whole : `${whole}#${failure.problem.found}`;
        found.push({ ...common, id, ...readingOf(failure), environment: unseenBehind(failure.problem.place) });
    }
    const inputs = [...recorded.asked].sort();
    const seen = [...project.services.keys()].map((name) => `${whole}#${name}`);
    return {
        set,
        project,
        found: found.map((each) => ({ ...each, inputs })),
        seen: fatal ? [...seen, whole] : seen,
        read,
    };
}
/** Which files are used together, where a committed `.env` says so: each of them is read by itself. */
function listOfFiles(main, { variables }) {
    const list = variables.entryOf('COMPOSE_FILE');
    const key = `${(0,repository_paths/* inFolder */._z)((0,repository_paths/* folderOf */.yS)(main), '.env')}#COMPOSE_FILE`;
    return list === null ? [] : [{ key, text: list.value, place: list.place }];
}
async function readService(service, files, rules) {
    const { layers, failure } = service;
    const builds = values_layersOf(layers, 'build');
    const [image] = values_layersOf(layers, 'image');
    const made = builds.length === 0 ? null : await readBuild(builds, image, files, rules);
    const pulled = builds.length > 0 || image === undefined ? null : readServiceImage(image, rules);
    const reading = failure !== null && (made ?? pulled ?? failure.namesService) ? readingOf(failure) : (made ?? pulled);
    if (reading === null)
        return null;
    const { answer, place, notices } = reading;
    const { names, places } = traceOf(layers);
    const variables = [...new Set([...names, ...(made?.variables ?? [])])];
    const accounts = [...places, ...(made?.accounts ?? [])];
    return { answer, place, notices, accounts, variables, built: made?.environment ?? null };
}
/** Where the literals stand that a service's images and builds are made of, those too that others beat, and all their variables. */
function traceOf(layers) {
    const found = { names: new Set(), places: [] };
    const builds = layers.flatMap((layer) => values_layersOf([layer], 'build'));
    const texts = [...layers.flatMap((layer) => values_layersOf([layer], 'image')), ...builds.flatMap(textsOfBuild)];
    for (const { file, value, context } of texts) {
        const scalar = file.scalar(value);
        if (scalar === null)
            continue;
        found.places.push(scalar.place);
        context.variables.trace(interpolation_variablesIn(scalar.text), found);
    }
    return found;
}
function readingOf({ problem }) {
    const place = problem.place ?? { file: '', line: null, column: null };
    return { answer: (0,deployment/* problemAnswer */.aV)(problem), place, notices: [] };
}
/** Parts of a project that cannot be seen and may hold the service. */
function hidingParts({ failures }, isFound) {
    const named = failures.filter(({ namesService }) => namesService);
    if (failures.some(({ isFatal }) => isFatal))
        return isFound ? [] : named.filter(({ isFatal }) => isFatal).slice(0, 1);
    return [...new Map(named.map((failure) => [failure.problem.found, failure])).values()];
}

;// CONCATENATED MODULE: ./build/deployment/kinds/dockerfile.js






const dockerfile_KIND = 'dockerfile';
/** A Dockerfile that no compose file builds: what runs is the image that it starts from. */
const dockerfile = {
    kind: dockerfile_KIND,
    startsFrom: DOCKERFILE_NAMES,
    async read(files, candidates, settings) {
        const found = [];
        const claimed = [];
        for (const path of candidates.filter((each) => isDockerfile(each))) {
            const reading = readAlone(path, await textIfReadable(files, path), settings);
            // One that was understood is spoken for, whatever it builds.
            if (reading !== 'not understood')
                claimed.push(path);
            if (reading === null || reading === 'not understood')
                continue;
            const id = dockerfile_idOf(path);
            const { set, unseen } = reading.environment;
            // What a container is given beside the Dockerfile's own variables is not written there.
            const run = { source: 'how the image is run', place: reading.place };
            const environment = { set, unseen: [...unseen, run] };
            found.push({ ...deployment_finding/* PLAIN */.tZ, ...reading, kind: dockerfile_KIND, id, unit: id, carrier: path, environment, inputs: [path] });
        }
        return { found, claimed, seen: claimed.map(dockerfile_idOf), links: [] };
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
        const { problem } = error;
        // A file that is no Dockerfile but for its name, or one of something else, is nobody's concern here.
        if (!/^[ \t]*FROM[ \t].*lightdash/im.test(text))
            return 'not understood';
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
        const isManifest = (path) => /\.(?:ya?ml|json)$/.test(path) && !(0,deployment_candidates/* isExcluded */.RF)(path, this.settings.folder);
        const search = () => this.files.containing(text, this.files.paths.filter(isManifest));
        const found = this.#searches.get(text) ?? (this.#searches.size < MOST_SEARCHES ? search() : Promise.resolve([]));
        this.#searches.set(text, found);
        return found;
    }
    /** All objects that a reference may mean. */
    async find({ group, kind, name, namespace }) {
        const found = [];
        for (const path of await this.holding(group || name)) {
            if ((await (0,source_files/* readable */.HD)(this.files.text(path)))?.includes(name) !== true)
                continue;
            const file = await (0,source_files/* readable */.HD)(this.files.yaml(path));
            for (const each of file === null ? [] : objectsIn(file)) {
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
        if (first === undefined || others.some((each) => saidBy(each) !== saidBy(first)))
            continue;
        used.add(first);
        return first;
    }
    return all.length === 0 ? 'missing' : 'several';
}
const SAID = new WeakMap();
/** What an object says, as it is written; several clusters may each have a copy. */
function saidBy(object) {
    const { file, value } = object;
    const parts = () => ['spec', 'data', 'stringData'].flatMap((key) => file.at(value, [key]) ?? []);
    const said = SAID.get(object) ?? JSON.stringify(parts().map((part) => file.sourceOf(part).trim()));
    SAID.set(object, said);
    return said;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/flux/chart.js







/** Whether an object says which chart it is of; else it patches one that does. */
function hasChart(release) {
    return objects_textAt(release, 'spec', 'chart', 'spec', 'chart') !== '' || objects_textAt(release, 'spec', 'chartRef', 'name') !== '';
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
    const reference = scalarAt(release, 'spec', 'chartRef', 'name');
    if (reference === null || objects_textAt(holder, 'chart') !== '')
        return readTemplate(context, holder);
    const [kind, called] = [objects_textAt(release, 'spec', 'chartRef', 'kind'), reference.text];
    const namespace = objects_textAt(release, 'spec', 'chartRef', 'namespace') || release.namespace;
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
    const { text: url, place } = scalarAt(spec, 'url') ?? { text: '', place: reference.place };
    const name = url.slice(url.lastIndexOf('/') + 1);
    if (chart_isFilledIn(name))
        return unknown('unresolved-template', place, (0,deployment_reference/* quoteText */.ol)(url));
    const digest = scalarAt(spec, 'ref', 'digest');
    const version = scalarAt(spec, 'ref', 'semver') ?? scalarAt(spec, 'ref', 'tag');
    const unpinned = digest === null ? 'The chart has no version' : `The chart is named by ${(0,deployment_reference/* quoteText */.ol)(digest.text)}`;
    const problem = digest === null && version !== null ? null : (0,deployment_problem/* problemAt */.l4)('chart-unpinned', digest?.place ?? place, unpinned);
    const repository = url.slice(0, Math.max(0, url.lastIndexOf('/'))) || null;
    return { ...common, called: name, chart: { kind: 'published', name, version, repository, problem } };
}
/** @param holder of `chart`, `version` and `sourceRef` */
async function readTemplate(context, holder) {
    const { text: called, place } = scalarAt(holder, 'chart') ?? { text: '', place: holder.value.place };
    const common = { called, holder, git: null, notices: [] };
    if (called === '' || chart_isFilledIn(called)) {
        const problem = (0,deployment_problem/* problemAt */.l4)(called === '' ? 'chart-unknown' : 'unresolved-template', place, (0,deployment_reference/* quoteText */.ol)(called));
        return { ...common, chart: { kind: 'unknown', problem } };
    }
    const [kind, name] = [objects_textAt(holder, 'sourceRef', 'kind'), objects_textAt(holder, 'sourceRef', 'name')];
    const namespace = objects_textAt(holder, 'sourceRef', 'namespace') || context.object.namespace;
    const found = await findSource(context, { kind, name, namespace });
    const source = typeof found === 'string' ? null : found;
    const repository = (source && objects_textAt(source, 'spec', 'url')) || null;
    // Where no source is said, there is nothing that a path could start from.
    if (kind === 'HelmRepository' || kind === '') {
        const version = scalarAt(holder, 'version');
        const unpinned = (0,deployment_problem/* problemAt */.l4)('chart-unpinned', place, 'The chart has no version and image.tag is empty');
        const problem = version === null ? unpinned : null;
        return { ...common, chart: { kind: 'published', name: called, version, repository, problem } };
    }
    const folder = fromRoot(called);
    const git = { path: folder ?? called, source };
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
    const text = objects_textAt(object, 'spec', 'path');
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
        kind: objects_textAt(object, 'spec', 'sourceRef', 'kind'),
        name: objects_textAt(object, 'spec', 'sourceRef', 'name'),
        namespace: objects_textAt(object, 'spec', 'sourceRef', 'namespace') || namespace,
    });
    const path = folderOfKustomization(object);
    const spec = { file, value: file.at(value, ['spec']) ?? value };
    const own = { ...spec, key: `${file.path}#Kustomization/${namespace}/${name}`, folder: path };
    const components = textsAt(spec, 'components').flatMap(({ text }) => resolveReference(files, path, text) ?? []);
    const written = file.sourceOf(value);
    return {
        id,
        ...links_addressOf(typeof source === 'string' ? null : source),
        path,
        place: scalarAt(spec, 'path')?.place ?? value.place,
        namesService: /lightdash/i.test(written) || written.includes(chart),
        secondOrder: await reader.read(files, [own, ...graph.withComponents(components)], { names }),
    };
}
/** The address and the revision that a source fetches; nulls where it is not in the repository. */
function links_addressOf(source) {
    if (source === null)
        return { repository: null, revision: null };
    const keys = ['commit', 'name', 'digest', 'semver', 'tag', 'branch'];
    const revision = keys.flatMap((key) => scalarAt(source, 'spec', 'ref', key)?.text ?? [])[0] ?? null;
    return { repository: scalarAt(source, 'spec', 'url')?.text ?? null, revision };
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
    const references = itemsAt(context.object, 'spec', 'valuesFrom').reverse();
    for (const item of references.slice(0, MOST_REFERENCES)) {
        values.push(await orProblem(() => readReference(context, item)));
    }
    const [beyond] = references.slice(MOST_REFERENCES);
    if (beyond !== undefined)
        values.push(values_unseen('external-values', beyond, 'more references than are read'));
    const named = [...itemsAt(chart.holder, 'valuesFiles')].reverse();
    for (const item of named)
        values.push(...(await readFileOfChart(context, chart, item)));
    return values;
}
function flux_values_layer(file, root) {
    return { kind: 'layer', layer: { file, root } };
}
function values_unseen(code, { place }, found = '') {
    return { kind: 'unseen', problem: (0,deployment_problem/* problemAt */.l4)(code, place, found) };
}
async function orProblem(read) {
    try {
        return await read();
    }
    catch (error) {
        if (error instanceof deployment_problem/* ProblemError */.Mm)
            return { kind: 'unseen', problem: error.problem };
        throw error;
    }
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
    const [kind, name] = [objects_textAt(reference, 'kind'), objects_textAt(reference, 'name')];
    const [key, target] = [objects_textAt(reference, 'valuesKey') || 'values.yaml', objects_textAt(reference, 'targetPath')];
    const what = `the ${kind === 'ConfigMap' ? 'config map' : 'secret'} ${(0,deployment_reference/* quoteText */.ol)(name)}`;
    if (!['ConfigMap', 'Secret'].includes(kind) || chart_isFilledIn(name))
        return values_unseen('external-values', value, what);
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
    const inner = found.isWhole ? found.file : embeddedYaml(found.file, found.value);
    return inner === null ? values_unseen('unparseable', found.value, 'values that are no text') : flux_values_layer(inner, inner.root);
}
/** @returns the end of a sentence that says why there is none */
async function findEntry(context, kind, name, key) {
    const generated = await readGenerators(context, kind === 'Secret' ? 'secretGenerator' : 'configMapGenerator', name, key);
    if (generated !== null)
        return generated;
    const object = await findOne(context, { group: '', kind, name, namespace: context.object.namespace });
    if (typeof object === 'string')
        return object === 'several' ? ', of which the repository has several' : '';
    const value = object.file.at(object.value, [kind === 'Secret' ? 'stringData' : 'data', key]);
    return value === null ? ` without ${key}` : { file: object.file, value };
}
/** What a generator with `files: [values.yaml=prod.yaml]` makes; of other ones the line that gives the value is told. */
async function readGenerators(context, list, name, key) {
    // What is generated on the outside adds to, or replaces, what stands within.
    for (const { file, value, folder } of [...context.environment].reverse()) {
        for (const item of itemsAt({ file, value }, list)) {
            const generator = { file, value: item };
            if (objects_textAt(generator, 'name') !== name)
                continue;
            context.files.has(file.path);
            for (const { text } of textsAt(generator, 'files')) {
                const [, entry, path = ''] = /^(?:([^=]*)=)?(.*)$/s.exec(text) ?? [];
                if ((entry ?? path.slice(path.lastIndexOf('/') + 1)) !== key)
                    continue;
                const values = await context.files.yaml((0,repository_paths/* resolvePath */.o1)(folder, path) ?? path);
                return values?.root == null ? '' : { file: values, value: values.root, isWhole: true };
            }
            const isElsewhere = ['literals', 'envs', 'env'].some((each) => file.at(item, [each]) !== null);
            if (!isElsewhere)
                continue;
            const lines = [];
            for (const { text } of [...textsAt(generator, 'envs'), ...textsAt(generator, 'env')]) {
                const variables = (await context.files.text((0,repository_paths/* resolvePath */.o1)(folder, text) ?? text)) ?? '';
                lines.push(...variables.split(/\r?\n/).filter((line) => line.replace(/^export\s+/, '').startsWith(`${key}=`)));
            }
            return `, which is generated from ${(0,deployment_reference/* quoteText */.ol)([file.sourceOf(item).trim(), ...lines].join('\n'))}`;
        }
    }
    return null;
}
/** An entry as the value at one path, as for `--set`. */
function settingOf({ file, value }, target) {
    const scalar = file.scalar(value);
    const steps = stepsOf(target);
    if (scalar === null || steps.length === 0 || /[,=]/.test(scalar.text)) {
        return values_unseen('external-values', scalar ?? value, (0,deployment_reference/* quoteText */.ol)(target));
    }
    // In quotes it is a text for Flux whatever it looks like.
    const quoted = /^(["'])(.*)\1$/s.exec(scalar.text);
    const setting = { steps, value: quoted?.[2] ?? scalar.text, isText: quoted !== null, place: scalar.place };
    const made = settingsAsYaml(file.path, [setting]);
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
    const groups = new Map();
    for (const [name, environment] of graph.waysFrom(carrier)) {
        const files = tree.recorded();
        files.has(carrier);
        const used = new Set();
        const context = { ...common, files, environment, used };
        const read = await readInEnvironment(context, settings);
        if (read === null)
            continue;
        for (const each of used)
            common.used.add(each);
        const key = JSON.stringify(read.reading.place);
        const secondOrder = await release_secondOrderOf(context, reader);
        groups.set(key, [...(groups.get(key) ?? []), { ...read, secondOrder, environment: name, inputs: files.asked }]);
    }
    const found = [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const told = new Map(group.flatMap((each) => each.secondOrder.map((one) => [one.key, one])));
        const secondOrder = [...told.values()];
        return (0,findings/* findingsOfRelease */.X)(first.reading, {
            kind: 'flux',
            id: groups.size === 1 ? id : `${id}@${first.environment}`,
            carrier,
            inputs: [...new Set(group.flatMap(({ inputs }) => [...inputs]))],
            variables: [...release_variablesOf(first.reading), ...variablesOf(secondOrder)],
            secondOrder,
        });
    });
    const [git] = [...groups.values()].flat().flatMap((each) => each.git ?? []);
    const place = found[0]?.place ?? object.value.place;
    const link = git && { ...links_addressOf(git.source), path: git.path, place, namesService: true, secondOrder: [] };
    return { found, links: link === undefined ? [] : [{ id: `${id}#chart`, ...link }] };
}
/** By precedence (DETECTION 2.3): literal images of post renderers > `values` > `valuesFrom` > `valuesFiles` > the chart. */
async function readInEnvironment(context, settings) {
    const { files, object } = context;
    const of = await readFluxChart(context);
    const { chart, called, git, notices } = of;
    const values = await readFluxValues(context, of);
    const release = { chart, values, place: object.value.place };
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
    return { reading: { ...changed, notices: [...changed.notices, ...notices] }, git };
}
function renderersOf({ file, value }) {
    return itemsAt({ file, value }, 'spec', 'postRenderers').flatMap((each) => file.at(each, ['kustomize']) ?? []);
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
    return answers.flatMap((each) => (each.status === 'problem' ? image_variablesIn(each.problem.found) : []));
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
        const [found, applied, links, inside] = [[], [], [], []];
        const seen = new Set();
        const used = new Set();
        for (const object of objects) {
            const isRelease = object.group === `helm.${FLUX}` && object.kind === 'HelmRelease';
            const id = flux_idOf(object, isRelease, seen);
            const context = { object, files, cluster, graph, environment: [], used };
            if (isRelease && hasChart(object)) {
                const read = await readFluxRelease(id, files, context, reader, settings);
                found.push(...read.found);
                links.push(...read.links);
            }
            else if (object.group === `kustomize.${FLUX}` && object.kind === 'Kustomization') {
                links.push(await linkOf(id, context, reader, names, settings.chart));
                const images = imagesAt(object, 'spec', 'images');
                if (!images.some((each) => namesService(each, settings)))
                    continue;
                const folder = folderOfKustomization(object);
                const deployed = await findingsOfKustomization(files, folder, { owner: id, images }, settings);
                // By itself the folder would run what these images replace.
                const isInside = (path) => files.has(path) && path.startsWith(folder === '' ? '' : `${folder}/`);
                inside.push(...deployed.flatMap(({ inputs }) => inputs.filter(isInside)));
                applied.push(...deployed);
            }
        }
        const all = [...found, ...applied];
        for (const { id } of all)
            seen.add(id);
        const claimed = [...(await claimedBy(files, objects, found, used)), ...inside];
        return { found: all, links, seen: [...seen], claimed: [...new Set(claimed)] };
    },
};
/** The id of an object, which is then among those that are seen. */
function flux_idOf({ file, kind, namespace, name }, isRelease, seen) {
    const own = `flux:${file.path}#${isRelease ? '' : `${kind}/`}${namespace}/${name}`;
    let id = own;
    for (let count = 2; seen.has(id); count += 1)
        id = `${own}~${count}`;
    seen.add(id);
    return id;
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
        const file = await (0,source_files/* readable */.HD)(files.yaml(path));
        for (const { name } of file === null ? [] : objectsIn(file))
            if (name !== '')
                names.add(name);
    }
    const hints = [...names, ...charts];
    const objects = [];
    for (const path of await cluster.holding(FLUX)) {
        const text = (await (0,source_files/* readable */.HD)(files.text(path))) ?? '';
        const isNear = folders.has((0,repository_paths/* folderOf */.yS)(path)) || text.includes(`kustomize.${FLUX}/`);
        // The definitions of Flux itself are long.
        const isDefinition = /^kind: CustomResourceDefinition/m.test(text);
        if (isDefinition || !(isNear || hints.some((hint) => text.includes(hint))))
            continue;
        const file = await (0,source_files/* readable */.HD)(files.yaml(path));
        objects.push(...(file === null ? [] : objectsIn(file)).filter(({ group }) => group.endsWith(FLUX)));
    }
    return { objects, names: [...names] };
}
/** Files of which all objects are those of Flux or used by a release, and files of values that a release of the service asked for. */
async function claimedBy(files, objects, found, used) {
    const claimed = [];
    const asked = found.flatMap(({ inputs }) => inputs);
    for (const path of new Set([...[...objects, ...used].map(({ file }) => file.path), ...asked])) {
        const file = !/\.(?:ya?ml|json|lock)$/.test(path) || isKustomizationFile(path) ? null : await (0,source_files/* readable */.HD)(files.yaml(path));
        const isSpokenFor = (each) => each.group.endsWith(FLUX) || used.has(each);
        if (file !== null && objectsIn(file).every(isSpokenFor))
            claimed.push(path);
    }
    return claimed;
}

// EXTERNAL MODULE: ./build/deployment/kinds/helm/chart-files.js
var chart_files = __webpack_require__(4217);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/image-values.js
var image_values = __webpack_require__(1833);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/images.js
var helm_images = __webpack_require__(2909);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/declarations.js
var declarations = __webpack_require__(6750);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/environment.js
var helm_environment = __webpack_require__(8114);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var values = __webpack_require__(2185);
;// CONCATENATED MODULE: ./build/deployment/kinds/helm/possible-layers.js





/** So many files are named. */
const possible_layers_MOST_NOTICES = 10;
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
    const notices = layers.flatMap((layer) => difference(declared, layer) || []).slice(0, possible_layers_MOST_NOTICES);
    return {
        ...finding,
        declared: notices.length === 0 ? declared : { ...declared, upgradeMode: null },
        environment: (0,deployment_environment/* withPossible */.YG)(environment, [...possible, { set: [], unseen }]),
        notices: [...finding.notices, ...notices],
    };
}
/** Many releases may stand beside the same layers. */
const known = new WeakMap();
function possible_layers_environmentOf(layer) {
    const environment = known.get(layer) ?? (0,helm_environment/* readReleaseEnvironment */.F)(new values/* ValuesScope */.j([layer]));
    known.set(layer, environment);
    return environment;
}
function difference({ upgradeMode, migrationJob }, { path, layer }) {
    if (upgradeMode === null)
        return false;
    const file = (0,deployment_reference/* quoteText */.ol)(upgradeMode.place.file);
    if (layer === null)
        return `${(0,deployment_reference/* quoteText */.ol)(path)} cannot be read and may change upgrade.mode of ${file}: taken as not set`;
    const { declared } = (0,declarations/* readDeclarations */.m)(new values/* ValuesScope */.j([layer]), []);
    const differs = (key, mine, own) => layer.file.at(layer.root, [key]) !== null && mine !== own;
    const name = (differs('upgrade', declared.upgradeMode?.value, upgradeMode.value) && 'upgrade.mode') ||
        (differs('migrationJob', declared.migrationJob?.value, migrationJob?.value) && 'migrationJob.enabled');
    return name && `${name} differs between ${file} and ${(0,deployment_reference/* quoteText */.ol)(path)}, which may be used together: taken as not set`;
}

// EXTERNAL MODULE: ./build/deployment/kinds/helm/service-chart.js
var service_chart = __webpack_require__(5601);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/service-values.js
var service_values = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values-files.js
var values_files = __webpack_require__(5899);
;// CONCATENATED MODULE: ./build/deployment/kinds/helm-values.js














/** By an input, not by a file. */
const PLAIN_CHART = { place: null, repository: null };
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
        const chart = await (0,source_files/* readable */.HD)((0,chart_files/* readLocalChart */.ay)(files, folder));
        if (chart?.name !== settings.chart)
            continue;
        const dependencies = (await (0,source_files/* readable */.HD)((0,chart_files/* dependenciesOf */.hk)(files, folder, settings.chart))) ?? [];
        if (!dependencies.some(({ name }) => name === settings.chart))
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
            const file = await (0,source_files/* readable */.HD)(this.files.yaml(path));
            if (file === null || file.root === null || !(0,values_files/* isValuesFile */.P5)(file))
                continue;
            const own = this.#keysIn(file);
            for (const keys of own)
                this.#add(file, keys);
            const isRead = (way) => own.some((keys) => (0,service_chart/* isUnder */.J)([...keys, 'image'])(way));
            const isWide = own.length > 0 || (0,values_files/* isNamedValues */.gL)(this.files, path);
            const parts = (0,helm_images/* readImages */.H)(helm_values_layersOf([file]), this.settings, { isRead, isWide });
            if (parts.length > 0)
                images.push({ path, parts, inputs: [path], beside: [] });
        }
        const tagged = new Set();
        for (const { folder, keys, recognised } of this.#groups.values()) {
            if (recognised.some((file) => hasTag(file, keys)))
                tagged.add(folder);
        }
        for (const group of this.#groups.values())
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
            (0,service_values/* isServiceSection */.Py)(new values/* ValuesScope */.j([{ file, root: file.at(file.root, [key]) }]), this.settings));
        return [...((0,service_values/* isServiceRoot */.kl)(file, this.settings) ? [[]] : []), ...sections.map((key) => [key])];
    }
    #add(file, keys) {
        const folder = (0,repository_paths/* folderOf */.yS)(file.path);
        const name = JSON.stringify([folder, keys]);
        const group = this.#groups.get(name) ?? { folder, keys, recognised: [] };
        group.recognised.push(file);
        this.#groups.set(name, group);
    }
    /** @param tagged folders with a tag in them, where values without one are layers */
    async #readGroup({ folder, keys, recognised }, tagged) {
        const known = new Set(recognised.map(({ path }) => path));
        const possible = [];
        const others = [];
        for (const path of (0,values_files/* filesByFolder */.Zc)(this.files, folder)) {
            if (!recognised.some((file) => (0,values_files/* isNamedLikeLayer */.oA)(path, file.path)))
                continue;
            const file = await this.#layerAt(path, known, keys);
            if (file === null)
                possible.push({ path, layer: null });
            if (file == null)
                continue;
            if (!known.has(path) && keys.length === 0)
                others.push(file);
            const root = file.at(file.root, keys);
            if (root !== null && !hasText(file, keys))
                possible.push({ path, layer: { file, root } });
        }
        const all = [...recognised, ...others];
        const withTag = all.filter((file) => hasTag(file, keys));
        if (withTag.length > 0)
            tagged.add(folder);
        const base = withTag.find(({ path }) => (0,values_files/* isBaseNamed */.Fu)(path)) ?? (withTag.length === 1 ? withTag[0] : undefined);
        // An environment may set the tag and no image.
        const named = recognised.find((file) => referenceOf(file) !== null);
        for (const file of [...withTag, ...all.filter((each) => !withTag.includes(each))]) {
            const isKnown = known.has(file.path);
            const deploy = (layers) => this.#found.push(this.#readRelease(layers, keys, possible, isKnown ? undefined : named));
            if (withTag.includes(file) || (isKnown && !tagged.has(folder)))
                deploy([file]);
            else if (tagged.has(folder)) {
                this.layers.push(file.path);
                if (base !== undefined && (isKnown || (0,values_files/* isNamedAfterEnvironment */.Bk)(file.path)))
                    deploy([file, base]);
            }
        }
    }
    /** A file that may be a layer of others; undefined for another's, null for one that cannot be read. */
    async #layerAt(path, known, keys) {
        try {
            const file = await this.files.yaml(path);
            if (file === null || !(0,values_files/* isValuesFile */.P5)(file))
                return undefined;
            if (known.has(path) || keys.length > 0)
                return file;
            const reference = referenceOf(file);
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
    /** @param all the one that wins first */
    #readRelease(all, keys, possible, named) {
        const [file] = all;
        const own = helm_values_layersOf(all, keys);
        const { chartVersion } = this.settings;
        const isOpen = keys.length === 0 && chartVersion === null && (0,image_values/* isEmpty */.Im)(own.scope.at(['image', 'tag']));
        const local = isOpen ? this.chart : null;
        const layers = local?.values == null ? own : own.over({ file: local.values, root: local.values.root });
        const image = file.at(file.root, [...keys, 'image']);
        const start = { file: file.path, line: 1, column: 1 };
        const place = file.at(image, ['tag'])?.place ?? image?.place ?? file.root?.place ?? start;
        const remedy = 'Set the input `chart-version`, or image.tag.';
        const found = 'image.tag is empty, and no file names the version of the chart';
        const known = local?.known ?? {
            chart: chartVersion === null ? null : { ...PLAIN_CHART, name: this.settings.chart, version: chartVersion },
            problem: (0,deployment_problem/* problemAt */.l4)('chart-unpinned', place, found, { remedy }),
            accounts: [],
        };
        const fallback = (named && referenceOf(named)) ?? image_values/* DEFAULT_IMAGE */.__;
        const part = (0,service_chart/* readServiceChart */.A)(layers, known, { keys, chart: null, place, fallback }, this.settings);
        const beside = possible.filter((each) => (0,values_files/* isNamedLikeLayer */.oA)(each.path, file.path)).slice(0, MOST_LAYERS);
        return {
            path: file.path,
            parts: [{ ...part, steps: [...keys, 'image'] }],
            inputs: [...all, named, local?.file, local?.values].flatMap((each) => each?.path ?? []),
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
function referenceOf(file) {
    const repository = file.scalar(file.at(file.root, ['image', 'repository']));
    if (repository === null || repository.hasTemplate || /\$|^ENC\[/.test(repository.text))
        return null;
    return (0,deployment_reference/* parseImageReference */.o_)(repository.text);
}

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
            const read = base === null ? null : await (0,source_files/* readable */.HD)(files.yaml(base));
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
        const file = await (0,source_files/* readable */.HD)(files.yaml(path));
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
            const content = await (0,source_files/* readable */.HD)(this.files.text(file));
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
const DECIDES = /(?:^|[\s{,"'-])(?:image|tag|repository|registry|digest|upgrade|migrationJob|strategy|lightdash[\w-]*)["']?\s*:/i;
/** Lines of a release that do. */
const DECIDES_RELEASE = new RegExp(`${DECIDES.source}|(?:^|[\\s{,"'-])(?:chart|version|values\\w*|secrets|set\\w*|value|installed|<<)["']?\\s*:|^\\s*-\\s.*\\.ya?ml`, 'i');
const release_NAMES = /\.(?:State)?Values\.([\w.]+)|\b(?:requiredEnv|env) "(\w+)"/g;
/** The values and variables that the lines of a text name, `.Values.a.b` as `a.b`. */
function release_namesIn(lines, isRead) {
    const read = lines.filter((line) => line.includes('{{') && isRead.test(line));
    return read.flatMap((line) => [...line.matchAll(release_NAMES)].map(([, value, name]) => value ?? name ?? ''));
}
/** What Helmfile does to a release beside its values, and what in it is about the version. */
const SECOND_ORDER = {
    ...{ valuesTemplate: /\S/, setTemplate: /\S/, postRenderer: /\S/, reuseValues: /true/, dependencies: /lightdash/i },
    ...{ hooks: /\bimage\b|--set\b/, args: /--set|--values|-f\b|--version/ },
    ...{ jsonPatches: /image/, strategicMergePatches: /image/, transformers: /image|newTag/ },
};
/** What of second order stands in a release, and the conditions around it. */
function helmfile_release_secondOrderOf({ path, file, value, id, around }) {
    const told = around.map(({ text, line }, index) => {
        return { key: `${id}#template ${index + 1}`, text, place: { file: path, line, column: 1 } };
    });
    for (const [name, isAbout] of Object.entries(SECOND_ORDER)) {
        const held = file.at(value, [name]);
        const text = held === null ? '' : file.sourceOf(held);
        if (held !== null && isAbout.test(text))
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
            const steps = stepsOf(name);
            const isUnclear = steps.length === 0 || name.includes('{{');
            if (!isUnclear && said !== null && text !== null) {
                made.push({ steps, value: text, isText: key === 'setString' || text.includes('{{'), place: said.place });
            }
            else if (isUnclear || DECIDES.test(` ${steps.join(': ')}:`)) {
                const code = isUnclear ? 'unresolved-template' : 'external-values';
                hidden.push({ kind: 'unseen', problem: (0,deployment_problem/* problemAt */.l4)(code, item.place, (0,deployment_reference/* quoteText */.ol)(file.sourceOf(item).trim())) });
            }
        }
    }
    if (made.length === 0)
        return hidden;
    const settings = settingsAsYaml(file.path, made);
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
            const text = await (0,source_files/* readable */.HD)(files.text(path));
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
            const plain = helmfile_idOf(state.path, file, value, name);
            const count = (counts.get(plain) ?? 0) + (isOff(file, value, environment) ? 0 : 1);
            const id = count > 1 ? `${plain}~${count}` : plain;
            const { first, last } = linesOf(index, file, value, state.text);
            const own = unclear.filter(({ end, decides }) => end >= first && decides <= last);
            const around = own.filter(({ line }) => line < first);
            const within = own.filter(({ line }) => line >= first);
            const release = { path: state.path, file, value, id, around, within };
            const lines = state.text.split('\n').slice(first - 1, last);
            const read = await readRelease(files, state, environment, { ...release, lines }, recorded.asked, settings);
            if (!isOff(file, value, environment)) {
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
function helmfile_idOf(path, file, value, environment) {
    const parts = ['kubeContext', 'namespace', 'name'].map((key) => file.written(file.at(value, [key])) ?? '');
    const label = parts.filter((part) => part !== '').join('/');
    return `${helmfile_KIND}:${path}#${label}${environment === null || environment === DEFAULT_ENVIRONMENT ? '' : `@${environment}`}`;
}
/** The first and the last line of a release, with those of templates below it. */
function linesOf(index, file, value, text) {
    const start = value.node.range?.[0] ?? 0;
    const first = index.placeAt(start).line ?? 1;
    const end = index.placeAt(start + file.sourceOf(value).trimEnd().length).line ?? first;
    const below = /^(?:\s*\n|\s*\{\{.*\n)*/.exec(`${text.split('\n').slice(end).join('\n')}\n`)?.[0] ?? '';
    return { first, last: end + below.split('\n').length - 1 };
}
/** @returns null where it does not show the service */
async function readRelease(files, state, environment, release, asked, settings) {
    const { path, file, value, id, within, lines } = release;
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
        const filled = fillIn(text('chart'), await literalsFor(text('chart')));
        const chart = await chart_chartOf(recorded, state, file, value, filled.text);
        const values = [...within.map((each) => unseenTemplate(path, each)), ...settingsOf(file, value)];
        for (const key of ['secrets', 'values']) {
            const list = file.at(value, [key]);
            const reading = { files: recorded, folder: (0,repository_paths/* folderOf */.yS)(path), literalsFor, isRead: DECIDES, used };
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
        const variables = release_namesIn(lines, DECIDES_RELEASE);
        for (const each of used) {
            if (each.endsWith('.gotmpl'))
                variables.push(...release_namesIn((await recorded.text(each))?.split('\n') ?? [], DECIDES));
        }
        const range = file.at(value, ['version']);
        // What stands under a condition is not understood.
        const accounts = within.length > 0 ? [] : [...reading.accounts, ...(range === null ? [] : [range.place])];
        const of = { kind: helmfile_KIND, id, carrier: path, inputs: inputs(), secondOrder: helmfile_release_secondOrderOf(release) };
        const chartFiles = ['Chart.yaml', 'Chart.lock', 'values.yaml'];
        const claimed = chart.kind === 'folder' ? chartFiles.map((name) => (0,repository_paths/* inFolder */._z)(chart.path, name)) : [];
        return {
            found: (0,findings/* findingsOfRelease */.X)({ ...reading, accounts }, { ...of, variables: [...new Set(variables)] }),
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
const cursor_MOST_LEVELS = 150;
const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
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
        if (levels > cursor_MOST_LEVELS)
            throw this.refuse(`more than ${cursor_MOST_LEVELS} levels`);
    }
    /** Goes over blanks and comments. */
    skip(overLines = this.isOverLines) {
        for (;;) {
            const next = this.text.charAt(this.at);
            if (next === ' ' || next === '\t' || (overLines && (next === '\n' || next === '\r')))
                this.at += 1;
            else if (next === '#' || this.isNext('//'))
                this.at = this.lineEnd();
            else if (this.isNext('/*')) {
                const end = this.text.indexOf('*/', this.at + 2);
                if (end === -1)
                    throw this.refuse('a comment that does not end');
                this.at = end + 2;
            }
            else
                return;
        }
    }
    lineEnd() {
        const end = this.text.indexOf('\n', this.at);
        return end === -1 ? this.text.length : end;
    }
    isAtEnd() {
        return this.at >= this.text.length;
    }
    isAtLineEnd() {
        return /[\r\n]/.test(this.text.charAt(this.at));
    }
    name() {
        return this.match(NAME)?.[0] ?? null;
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
        if (!this.isNext(text))
            return false;
        this.at += text.length;
        return true;
    }
    expect(sign) {
        this.skip();
        if (!this.take(sign))
            throw this.unexpected(`\`${sign}\``);
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

;// CONCATENATED MODULE: ./build/deployment/source/hcl/templates.js

const HEREDOC = /<<(-?)([\p{ID_Start}_][\p{ID_Continue}-]*)[ \t]*\r?\n/uy;
/** Text of a template up to what may mean something in it. */
const templates_PLAIN = /[^$%]+/y;
const PLAIN_QUOTED = /[^"\\$%\r\n]+/y;
const PLAIN_LINE = /[^$%\n]+/y;
const ESCAPE = /\\(?:(["nrt\\])|u([\da-fA-F]{4})|U([\da-fA-F]{8}))/y;
/** What is skipped in one go; a line's end, a bracket or a comment may begin behind it. */
const SIGNS = /[^\s"()[\]{},#/<~]+|[,/<~]/y;
const CLOSING = { '(': ')', '[': ']', '{': '}' };
const ESCAPES = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };
/** Reads templates: strings in quotes, heredocs, and texts that are a template as a whole. */
class TemplateCursor extends Cursor {
    wholeTemplate() {
        const parts = [];
        while (!this.isAtEnd())
            parts.push(this.#special() ?? this.#plain(templates_PLAIN));
        return { kind: 'template', parts, ...this.from(0) };
    }
    string() {
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
    /** Null where none begins. */
    heredoc() {
        const start = this.at;
        const [whole, dash, marker = ''] = this.match(HEREDOC) ?? [];
        if (whole === undefined)
            return null;
        const lines = [];
        let line = [];
        // The end of its line ends the argument, too.
        const last = new RegExp(`[ \\t]*${marker}[ \\t\\r]*(?=\\n|$)`, 'uy');
        while (line.length > 0 || this.match(last) === null) {
            if (this.isAtEnd())
                throw this.refuse('a heredoc that does not end', start);
            if (this.isNext('\n')) {
                line.push(this.#text('\n', this.at));
                this.at += 1;
                lines.push(line);
                line = [];
            }
            else
                line.push(this.#special() ?? this.#plain(PLAIN_LINE));
        }
        const parts = (dash === '-' ? withoutIndent(lines) : lines).flat();
        return { kind: 'template', parts, ...this.from(start) };
    }
    #escape() {
        const start = this.at;
        const [, sign, short, long] = this.match(ESCAPE) ?? [];
        const code = Number.parseInt(short ?? long ?? (sign === undefined ? 'none' : '0'), 16);
        if (!(code <= 0x10ffff))
            throw this.refuse('an escape that is none', start);
        return this.#text(sign === undefined ? String.fromCodePoint(code) : (ESCAPES[sign] ?? ''), start);
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
            this.until('}');
            return { kind: 'directive', node: this.from(start) };
        }
        return this.within(true, () => {
            const value = this.expression();
            this.take('~');
            if (!this.take('}'))
                throw this.refuse('an interpolation that does not end', start);
            return { kind: 'interpolation', value };
        });
    }
    /** Goes over one text, pair of brackets or sign of what is not read. */
    token() {
        const end = CLOSING[this.text.charAt(this.at)];
        if (this.isNext('"'))
            this.string();
        else if (end !== undefined) {
            this.at += 1;
            this.until(end);
        }
        else if (this.heredoc() === null && this.match(SIGNS) === null)
            throw this.unexpected('a value');
    }
    /** Goes over all up to a bracket that closes, and over that. */
    until(end) {
        this.within(true, () => {
            for (this.skip(); !this.take(end); this.skip())
                this.token();
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
/** The lines of a heredoc that is indented (`<<-`) without what all of them begin with. */
function withoutIndent(lines) {
    const textOf = (line) => (line[0]?.kind === 'text' ? line[0].text : '');
    const written = lines.filter((line) => textOf(line).trim() !== '' || line.length > 2).map(textOf);
    const least = written.reduce((one, text) => Math.min(one, text.length - text.trimStart().length), Infinity);
    return lines.map((line) => {
        const [first, ...rest] = line;
        if (first?.kind !== 'text' || first.text === '\n')
            return line;
        const cut = Math.min(least, first.text.length);
        return [{ ...first, text: first.text.slice(cut), start: first.start + cut }, ...rest];
    });
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
 * Parses a text that is all of a template, such as a file for `templatefile`, or a string of Terraform's JSON.
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
const NUMBER = /\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const FOR = /for\s+[\p{ID_Start}_]/uy;
const ARGUMENTS = /(?:::[\w-]+)*\(/y;
const MEMBER = /\.\s*([\p{ID_Start}_][\p{ID_Continue}-]*)/uy;
class Parser extends TemplateCursor {
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
            const name = this.name();
            if (name === null)
                throw this.unexpected('an argument or a block');
            this.skip(false);
            if (this.isNext('=') && !this.isNext('==')) {
                this.at += 1;
                if (attributes.has(name))
                    throw this.refuse(`${name} is set twice`, start);
                const value = this.expression();
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
        for (;;) {
            this.skip(false);
            if (this.take('{'))
                break;
            const label = this.isNext('"') ? labelOf(this.string()) : this.name();
            if (label === null)
                throw this.unexpected('a block');
            labels.push(label);
        }
        const body = this.within(false, () => this.#body('}'));
        if (!this.take('}'))
            throw this.refuse('a block that does not end', start);
        return { type, labels, body, ...this.from(start) };
    }
    /** What is no value with its members, such as a condition or a sum, is skipped up to where it ends. */
    expression() {
        return this.within(this.isOverLines, () => {
            this.skip();
            const start = this.at;
            const value = this.#postfix();
            this.skip();
            let { end } = value;
            for (; !this.#isExpressionEnd(); this.skip()) {
                this.token();
                end = this.at;
            }
            return end === value.end ? value : { kind: 'other', ...this.from(start, end) };
        });
    }
    #isExpressionEnd() {
        return this.isAtEnd() || this.isAtLineEnd() || /[,)\]}]/.test(this.text.charAt(this.at)) || this.isNext('~}');
    }
    #postfix() {
        let value = this.#primary();
        for (let steps = 0;; steps += 1) {
            this.skip();
            this.limit(steps);
            const name = this.match(MEMBER)?.[1];
            if (name !== undefined)
                value = { kind: 'member', of: value, name, ...this.from(value.start) };
            else if (this.isNext('['))
                value = this.#indexOf(value);
            else
                return value;
        }
    }
    #indexOf(of) {
        this.at += 1;
        return this.within(true, () => {
            const key = this.expression();
            this.expect(']');
            return { kind: 'index', of, key, ...this.from(of.start) };
        });
    }
    #primary() {
        this.skip();
        const start = this.at;
        switch (this.text.charAt(start)) {
            case '"':
                return this.string();
            case '(':
                this.at += 1;
                return this.within(true, () => {
                    const inner = this.expression();
                    this.expect(')');
                    return inner;
                });
            case '[':
                this.at += 1;
                if (this.#isFor(']'))
                    return { kind: 'other', ...this.from(start) };
                return { kind: 'list', items: this.#listed(']'), ...this.from(start) };
            case '{':
                this.at += 1;
                if (this.#isFor('}'))
                    return { kind: 'other', ...this.from(start) };
                return { kind: 'object', members: this.within(false, () => this.#members()), ...this.from(start) };
        }
        const number = this.match(NUMBER)?.[0];
        if (number !== undefined)
            return { kind: 'literal', value: number, isNumber: true, ...this.from(start) };
        const heredoc = this.heredoc();
        if (heredoc !== null)
            return heredoc;
        const name = this.name();
        if (name === null) {
            this.token();
            return { kind: 'other', ...this.from(start) };
        }
        if (name === 'true' || name === 'false' || name === 'null') {
            return { kind: 'literal', value: name === 'null' ? null : name === 'true', isNumber: false, ...this.from(start) };
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
                items.push(this.expression());
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
            const { start, end } = key;
            if (!this.take('=') && !this.take(':'))
                throw this.unexpected('`=` or `:`');
            const name = isPlain && key.kind === 'name' ? key.name : null;
            const text = { kind: 'literal', value: name, isNumber: false, ...this.from(start, end) };
            members.push({ key: name === null ? key : text, value: this.expression() });
            if (!this.take(',') && !this.isAtLineEnd() && !this.isNext('}'))
                throw this.unexpected('`,` or `}`');
        }
        return members;
    }
    /** Whether brackets hold `for k, v in values : …`; then all of it is skipped. */
    #isFor(end) {
        const start = this.at;
        this.skip(true);
        FOR.lastIndex = this.at;
        const isFor = FOR.test(this.text);
        if (isFor)
            this.until(end);
        else
            this.at = start;
        return isFor;
    }
}
function labelOf({ parts }) {
    return parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
}

;// CONCATENATED MODULE: ./build/deployment/source/hcl/json.js

/** How many labels blocks of a file have, by their type; those of other types are none that are read. */
const LABELS = { resource: 2, module: 1, variable: 1, locals: 0, terraform: 0 };
/**
 * Terraform's JSON syntax as a body: blocks by their labels, and all below them as arguments, whose texts are templates.
 *
 * @throws ProblemError (`unparseable`)
 */
function bodyOfJson(file) {
    const blocks = file.members(file.root).flatMap(({ name, value }) => blocksOf(file, name, [], value));
    return { attributes: new Map(), blocks };
}
function blocksOf(file, type, labels, value) {
    const wanted = Object.hasOwn(LABELS, type) ? LABELS[type] : undefined;
    if (wanted === undefined)
        return [];
    // Several blocks under the same labels are a list.
    const items = file.items(value);
    if (items.length > 0)
        return items.flatMap((item) => blocksOf(file, type, labels, item));
    if (labels.length < wanted) {
        return file.members(value).flatMap((member) => blocksOf(file, type, [...labels, member.name], member.value));
    }
    return [{ type, labels, body: { attributes: attributesOfJson(file, value), blocks: [] }, ...json_nodeOf(file, value) }];
}
/** The members of a JSON object as arguments: those of a file of variables, for one. */
function attributesOfJson(file, value) {
    const attributes = file.members(value).map((member) => {
        return { name: member.name, value: expressionOf(file, member.value), ...json_nodeOf(file, member.value) };
    });
    return new Map(attributes.map((attribute) => [attribute.name, attribute]));
}
function expressionOf(file, value) {
    const node = json_nodeOf(file, value);
    const scalar = file.scalar(value);
    if (scalar?.type === 'string')
        return { ...parseHclTemplate({ ...node.source, text: scalar.text }), ...node };
    if (scalar !== null) {
        const word = scalar.text === 'true' || (scalar.text === 'false' ? false : scalar.text);
        const isNumber = typeof word === 'string' && scalar.type !== 'null';
        return { kind: 'literal', value: scalar.type === 'null' ? null : word, isNumber, ...node };
    }
    if (!file.isMap(value)) {
        return { kind: 'list', items: file.items(value).map((item) => expressionOf(file, item)), ...node };
    }
    const members = file.members(value).map(({ name, value: below }) => ({
        key: { kind: 'literal', value: name, isNumber: false, ...node },
        value: expressionOf(file, below),
    }));
    return { kind: 'object', members, ...node };
}
/** Everything within a value has the value's own place: an escape in a text may stand for any character. */
function json_nodeOf(file, { place, node }) {
    const [start, end] = node.range ?? [0, 0];
    return { source: { path: file.path, text: file.text, placeAt: () => place }, start, end };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/text.js
/** A text, and where each of its characters stands. */
class PlacedText {
    parts;
    text;
    #starts = [];
    constructor(parts) {
        this.parts = parts;
        let length = 0;
        for (const { text } of parts) {
            this.#starts.push(length);
            length += text.length;
        }
        this.text = parts.map(({ text }) => text).join('');
    }
    placeAt(offset) {
        return this.slices(offset)[0]?.place ?? null;
    }
    /** Where each part of a stretch stands, and what is not known of it. */
    slices(start, end = start + 1) {
        // The last part that does not begin behind it.
        let low = 0;
        for (let high = this.#starts.length; high - low > 1;) {
            const middle = (low + high) >> 1;
            if ((this.#starts[middle] ?? 0) <= start)
                low = middle;
            else
                high = middle;
        }
        const found = [];
        for (let index = low; index === low || (this.#starts[index] ?? end) < end; index += 1) {
            const part = this.parts[index];
            if (part === undefined)
                break;
            const offset = Math.max(0, start - (this.#starts[index] ?? 0));
            found.push({ place: part.placeAt(offset), unknown: part.unknown });
        }
        return found;
    }
}
/** Whether nothing is known of an evaluated expression. */
function isUnknown({ kind }) {
    return !['literal', 'template', 'list', 'object', 'call'].includes(kind);
}
/** Something at a place of which nothing is known. */
function nothingOf({ source, start, end }) {
    return { kind: 'other', source, start, end };
}
/** A text at the place of something. */
function literalOf(value, { source, start, end }) {
    return { kind: 'literal', value, isNumber: false, source, start, end };
}
/** What is written, on one line. */
function writtenText({ source, start, end }) {
    const text = source.text.slice(start, Math.min(end, start + 300));
    return text.replace(/\s+/g, ' ').trim();
}
function placeOf({ source, start }) {
    return source.placeAt(start);
}
/** What stands in a text for what is filled in: something that readers of values take for a template. */
function standInOf(unknown) {
    const name = writtenText(unknown).replace(/^[^A-Za-z_]+|[^\w.]+/g, '_');
    return `$${name.slice(0, 100)}`;
}
function partOf(unknown) {
    return { text: standInOf(unknown), placeAt: () => placeOf(unknown), unknown };
}
/** A directive with a line to itself leaves the lines around it as they are; any other may make anything of its line. */
function partOfDirective(node) {
    const { text } = node.source;
    const line = text.slice(text.lastIndexOf('\n', node.start) + 1, `${text}\n`.indexOf('\n', node.start));
    if (line.replace(/%\{[^}]*\}/g, '').trim() !== '')
        return partOf(nothingOf(node));
    return { text: '', placeAt: () => placeOf(node), unknown: null };
}
/** An evaluated expression as a text; null for a list, an object, null, and what is encoded. */
function text_placedText(value) {
    if (value.kind === 'list' || value.kind === 'object' || value.kind === 'call')
        return null;
    const whole = (text) => new PlacedText([{ text, placeAt: () => placeOf(value), unknown: null }]);
    if (value.kind === 'literal')
        return value.value === null ? null : whole(String(value.value));
    if (value.kind !== 'template')
        return new PlacedText([partOf(value)]);
    const parts = value.parts.map((part) => {
        if (part.kind === 'interpolation')
            return partOf(part.value);
        if (part.kind === 'directive')
            return partOfDirective(part.node);
        return { text: part.text, placeAt: (offset) => part.source.placeAt(part.start + offset), unknown: null };
    });
    return parts.length > 0 ? new PlacedText(parts) : whole('');
}
/** The text of an evaluated expression all of which is known; null for anything else. */
function knownText(value) {
    const placed = value ? text_placedText(value) : null;
    return placed === null || placed.parts.some(({ unknown }) => unknown !== null) ? null : placed.text;
}
/** A member of an object, or an item of a list; null where there is none. */
function memberOf(value, name) {
    if (value.kind === 'object')
        return value.members.findLast(({ key }) => knownText(key) === name)?.value ?? null;
    return value.kind === 'list' && /^\d{1,6}$/.test(name) ? (value.items[Number(name)] ?? null) : null;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/module.js






const EMPTY_MODULE = {
    folder: '',
    variables: new Map(),
    locals: new Map(),
    calls: [],
    resources: [],
    broken: [],
};
/** Where nothing has a name, but what is given. */
function nowhere(root, names = new Map()) {
    return { module: EMPTY_MODULE, root, names, given: [], isRoot: false };
}
/** Stands in front of a path from the repository's root. */
const REPOSITORY_ROOT = '\uE0F1/';
/** A path of an expression, from the repository's root; null where it leads out of it, or nobody can tell. */
function pathOf(text, folder) {
    if (text.startsWith(REPOSITORY_ROOT))
        return (0,repository_paths/* resolvePath */.o1)('', text.slice(REPOSITORY_ROOT.length).replace(/^\/+/, ''));
    return text.startsWith('~') ? null : (0,repository_paths/* resolvePath */.o1)(folder, text);
}
/** Whether a text is a path for certain. */
function isPath(text) {
    return /^(?:\.\.?(?:\/|$)|\/|~)/.test(text) || text.startsWith(REPOSITORY_ROOT);
}
/** Whether a file is part of a module; those whose names begin with a point are not. */
function isModuleFile(path) {
    return /(?:^|\/)[^/.][^/]*\.(?:tf|tofu)(?:\.json)?$/.test(path);
}
/** Whether a file gives variables of a root module their values. */
function isVariablesFile(path) {
    return /\.tfvars(?:\.json)?$/.test(path);
}
/**
 * Parses a file of HCL, or of Terraform's JSON.
 *
 * @returns null where there is none
 * @throws ProblemError (`unparseable`)
 */
async function parsedBody(files, path) {
    if (path.endsWith('.json')) {
        const file = await files.yaml(path);
        if (file === null || !isVariablesFile(path))
            return file && bodyOfJson(file);
        return { attributes: attributesOfJson(file, file.root), blocks: [] };
    }
    const text = await files.text(path);
    return text === null ? null : parseHcl(path, text);
}
/** The folder that a call takes its module from; null where that is not in this repository. */
function calledFolder(folder, call) {
    const text = knownText(call.body.attributes.get('source')?.value);
    return text !== null && /^\.\.?(?:\/|$)/.test(text) ? (0,repository_paths/* resolvePath */.o1)(folder, text.replace('//', '/')) : null;
}
/**
 * A module that is called, as what it leads to; null where its source is no plain text.
 *
 * @param folder where it lies in this repository; null for elsewhere
 */
function module_linkOf(id, call, folder) {
    const { source, version } = Object.fromEntries(call.body.attributes);
    const address = knownText(source?.value);
    if (source === undefined || address === null)
        return null;
    const isOurs = (0,service_names/* namesService */.cM)(`${id.slice(id.lastIndexOf('#') + 1)} ${address.replaceAll('://', ' ').replace(/^git@/, '')}`);
    const common = { id, place: placeOf(source.value), namesService: isOurs, secondOrder: [] };
    if (folder !== null)
        return { ...common, repository: null, revision: null, path: folder };
    const [, repository = '', path = '', ref] = /^(.*?[^:/])(?:\/\/([^?]*))?(?:\?(?:.*&)?ref=([^&]*).*)?$/.exec(address) ?? [];
    return { ...common, repository, revision: ref ?? knownText(version?.value), path };
}
/** The modules of a tree, each parsed once. */
class Modules {
    files;
    #paths = new Map();
    #modules = new Map();
    constructor(files) {
        this.files = files;
        for (const path of files.paths) {
            // OpenTofu leaves a file alone that has one of its own beside it.
            const tofu = path.replace(/\.tf(\.json)?$/, '.tofu$1');
            if (!isModuleFile(path) || (tofu !== path && files.has(tofu)))
                continue;
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

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/functions.js





/** Stands for what is open in a path. */
const WILD = '\uE0F2';
/** These give what they are given, or a set of it. */
const SAME = /^(?:(?:non)?sensitive|to(?:string|list|set|map))$/;
/**
 * What a function gives; of most nothing is known.
 *
 * @param evaluate for its arguments, and for templates
 */
async function callFunction(call, scope, trace, evaluate) {
    const [first, second] = call.arguments;
    const { name } = call;
    if (name === 'get_repo_root')
        return literalOf(REPOSITORY_ROOT, call);
    if (first === undefined ||
        (!/^(?:(?:template)?file|(?:yaml|json)encode|trimspace|chomp)$/.test(name) && !SAME.test(name)))
        return trace.unknown(call);
    const value = await evaluate(first, scope, trace);
    if (name === 'file')
        return readFile(call, value, scope, trace);
    if (name === 'templatefile') {
        const file = await readFile(call, value, scope, trace);
        const values = second === undefined ? null : await evaluate(second, scope, trace);
        const members = values?.kind === 'object' ? values.members : [];
        const names = new Map(members.map((member) => [knownText(member.key) ?? '', member.value]));
        return file.kind === 'template' ? fillTemplate(call, file, nowhere(scope.root, names), trace, evaluate) : file;
    }
    if (SAME.test(name) || isUnknown(value))
        return value;
    if (name.endsWith('encode'))
        return { ...call, arguments: [value] };
    return value.kind === 'template' ? { ...value, parts: trimmed(value.parts) } : value;
}
function trimmed(parts) {
    return parts.map((part, index) => {
        if (part.kind !== 'text')
            return part;
        const text = index === parts.length - 1 ? part.text.trimEnd() : part.text;
        const start = index === 0 ? text.length - text.trimStart().length : 0;
        return { ...part, text: text.slice(start), start: part.start + start };
    });
}
/** All of a file, as it stands there. */
async function readFile(call, name, scope, trace) {
    const placed = text_placedText(name);
    if (placed === null)
        return trace.unknown(call);
    offerFiles(placed.parts, scope, trace);
    const open = placed.parts.find(({ unknown }) => unknown !== null)?.unknown;
    if (open != null)
        return open;
    const path = pathOf(placed.text, scope.root);
    try {
        const text = path === null ? null : await trace.files.text(path);
        if (path === null || text === null) {
            return trace.unknown(call, (0,deployment_problem/* problemAt */.l4)('external-values', placeOf(call), (0,deployment_reference/* quoteText */.ol)(placed.text)));
        }
        const source = hclSource(path, text);
        return { kind: 'template', parts: [{ kind: 'text', text, source, start: 0 }], source, start: 0, end: text.length };
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
        return trace.unknown(call, error.problem);
    }
}
/** All files that a path with open parts fits are environments. */
function offerFiles(parts, scope, trace) {
    const open = parts.map((part, index) => openName(part, index, trace));
    const names = open.filter((name) => name !== null);
    const path = pathOf(parts.map(({ text }, index) => (open[index] === null ? text : WILD)).join(''), scope.root) ?? '';
    if (names.length === 0 || trace.options.size > 0 || !/[\w-]/.test(path.slice(path.lastIndexOf('/') + 1)))
        return;
    const literal = path.replace(/[^\w/\uE0F2]/g, '\\$&');
    const pattern = new RegExp(`^${literal.replaceAll(WILD, '([^/]+)')}$`);
    trace.budget.spend(trace.files.paths.length / 50);
    for (const each of trace.files.paths) {
        const found = pattern.exec(each);
        if (found !== null)
            trace.options.set(each, new Map(names.map((name, index) => [name, found[index + 1] ?? ''])));
    }
}
/** What a part of a path is made of that may be something else: a variable without a value, or with nothing but its default. */
function openName({ unknown, placeAt }, index, trace) {
    if (unknown !== null)
        return writtenText(unknown);
    const name = index === 0 ? null : trace.defaultAt(placeAt(0));
    return name === null ? null : `var.${name}`;
}
/** A file whose `${ … }` are filled in with the members of an object alone. */
async function fillTemplate(call, file, scope, trace, evaluate) {
    try {
        return await evaluate(parseHclTemplate(file.source), scope, trace);
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
        return trace.unknown(call, error.problem);
    }
}

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/trace.js



/** Expressions that are evaluated for one tree, which has some thousands at most. */
const trace_MOST_STEPS = 500_000;
/** What evaluation costs, all blocks of a tree together. */
class Budget {
    #steps = 0;
    spend(steps = 1) {
        this.#steps += steps;
        return this.#steps <= trace_MOST_STEPS;
    }
}
/** What Terraform reads when it is given nothing. */
const NO_ENVIRONMENT = { name: null, file: null, chosen: new Map() };
/** What is read on the way to the values of one block. */
class Trace {
    files;
    budget;
    environment;
    /** Expressions that are being evaluated: one that leads back to itself has no value. */
    active = new Set();
    /** Values that something without one may have, each under the name of the file or key that it leads to. */
    options = new Map();
    /** Defaults of a root module's variables that are used, by their place. */
    #defaults = new Map();
    #names = new Map();
    #tied = new Map();
    #problems = new Map();
    constructor(files, budget, environment) {
        this.files = files;
        this.budget = budget;
        this.environment = environment;
    }
    /** Says by which names one comes to a place. */
    name(place, names) {
        this.#names.set(keyOf(place), [...new Set([...(this.#names.get(keyOf(place)) ?? []), ...names])]);
    }
    /** Says that where one place is accounted for others are, too: the other parts of a text, or what it beats. */
    tie(place, others) {
        const known = this.#tied.get(keyOf(place)) ?? new Map();
        if (others.length > 0)
            this.#tied.set(keyOf(place), known);
        for (const other of others)
            known.set(keyOf(other), other);
    }
    /** What an expression is that nothing in the repository gives a value. */
    unknown(expression, problem = null) {
        const unknown = nothingOf(expression);
        if (problem !== null)
            this.#problems.set(unknown, problem);
        this.name(placeOf(unknown), trace_namesIn(writtenText(unknown)));
        return unknown;
    }
    problemOf(unknown) {
        const remedy = 'Pass `to:`, write the value into a file of variables, or pin it.';
        const own = () => (0,deployment_problem/* problemAt */.l4)('unresolved-variable', placeOf(unknown), (0,deployment_reference/* quoteText */.ol)(writtenText(unknown)), { remedy });
        return this.#problems.get(unknown) ?? own();
    }
    useDefault(place, name) {
        this.#defaults.set(`${keyOf(place)}:${place.column}`, name);
    }
    defaultAt(place) {
        return this.#defaults.get(`${keyOf(place)}:${place.column}`) ?? null;
    }
    /** Some places with all that are tied to them, and the names by which one comes there. */
    closure(places) {
        const accounts = new Map(places.map((place) => [keyOf(place), place]));
        // What is added while it is gone through is gone through as well.
        for (const key of accounts.keys()) {
            for (const [other, place] of this.#tied.get(key) ?? [])
                if (!accounts.has(other))
                    accounts.set(other, place);
        }
        const variables = new Set([...accounts.keys()].flatMap((key) => this.#names.get(key) ?? []));
        return { accounts: [...accounts.values()], variables: [...variables].sort() };
    }
}
function keyOf({ file, line }) {
    return `${file}:${line}`;
}
/** Names of variables, locals and members in an expression as it is written: `v` and `bi` of `lookup(var.v, "bi")`. */
function trace_namesIn(text) {
    const found = text.matchAll(/\b(?:var|local|value)\.([\w-]+)|"([A-Za-z_][\w-]*)"|\.([A-Za-z_][\w-]*)$/g);
    return [...found].flatMap(([, variable, key, last]) => variable ?? key ?? last ?? []);
}

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/evaluation.js





const evaluation_MOST_LEVELS = 100;
/** Parts of one text whose places are named, and of one whose lines are accounted for together. */
const MOST_PLACES = 50;
const MOST_TIED = 10;
/**
 * Follows an expression to what it is made of (DETECTION section 6): the result is a literal, a template, a list, an object, a call of
 * `yamlencode` or `jsonencode`, or else something of which nothing is known.
 */
async function evaluate(expression, scope, trace) {
    if (trace.active.has(expression) || trace.active.size > evaluation_MOST_LEVELS)
        return trace.unknown(expression);
    if (!trace.budget.spend()) {
        return trace.unknown(expression, (0,deployment_problem/* problemAt */.l4)('unparseable', placeOf(expression), 'more than can be worked out'));
    }
    trace.active.add(expression);
    try {
        return await evaluateKind(expression, scope, trace);
    }
    finally {
        trace.active.delete(expression);
    }
}
async function evaluateKind(expression, scope, trace) {
    switch (expression.kind) {
        case 'template':
            return evaluateTemplate(expression, scope, trace);
        case 'list': {
            const items = [];
            for (const item of expression.items)
                items.push(await evaluate(item, scope, trace));
            return { ...expression, items };
        }
        case 'object': {
            const members = [];
            for (const { key, value } of expression.members) {
                members.push({ key: await evaluate(key, scope, trace), value: await evaluate(value, scope, trace) });
            }
            const isKnown = members.every(({ key }) => knownText(key) !== null);
            return isKnown ? { ...expression, members } : trace.unknown(expression);
        }
        case 'name':
            return scope.names.get(expression.name) ?? chosenOr(expression, trace);
        case 'member':
        case 'index':
            return evaluateMember(expression, scope, trace);
        case 'call':
            return callFunction(expression, scope, trace, evaluate);
        case 'literal':
            return expression;
        case 'other':
            return trace.unknown(expression);
    }
}
/** A block as an object: its arguments, and the blocks in it as `container[0]`. */
async function evaluateBlock(block, scope, trace) {
    const members = [];
    for (const attribute of block.body.attributes.values()) {
        const value = await evaluate(attribute.value, scope, trace);
        members.push({ key: literalOf(attribute.name, attribute), value });
    }
    for (const [index, each] of block.body.blocks.entries()) {
        const value = await evaluateBlock(each, scope, trace);
        members.push({ key: literalOf(`${each.type}[${index}]`, each), value });
    }
    const { source, start, end } = block;
    return { kind: 'object', members, source, start, end };
}
/** What an expression without a value has in the environment that is looked at. */
function chosenOr(expression, trace) {
    const chosen = trace.environment.chosen.get(writtenText(expression));
    return chosen === undefined ? trace.unknown(expression) : literalOf(chosen, expression);
}
async function evaluateTemplate(template, scope, trace) {
    const [only] = template.parts;
    if (template.parts.length === 1 && only?.kind === 'interpolation')
        return evaluate(only.value, scope, trace);
    const isFile = template.end - template.start === template.source.text.length;
    if (!isFile && template.parts.some(({ kind }) => kind === 'directive'))
        return trace.unknown(template);
    const parts = [];
    for (const part of template.parts) {
        const value = part.kind === 'interpolation' ? await evaluate(part.value, scope, trace) : null;
        if (value === null)
            parts.push(part);
        else if (value.kind === 'template')
            for (const each of value.parts)
                parts.push(each);
        else if (value.kind !== 'literal')
            parts.push({ kind: 'interpolation', value });
        else {
            const source = { ...value.source, placeAt: () => placeOf(value) };
            parts.push({ kind: 'text', text: String(value.value), source, start: value.start });
        }
    }
    if (!trace.budget.spend(parts.length / 10))
        return trace.unknown(template);
    const evaluated = { ...template, parts };
    // Each line of a longer text says something else.
    const isLine = parts.length <= MOST_TIED && !/\n/.test(template.source.text.slice(template.start, template.end));
    const places = isLine ? evaluation_placesOf(evaluated) : [];
    for (const place of places)
        trace.tie(place, places);
    return evaluated;
}
async function evaluateMember(expression, scope, trace) {
    const { of } = expression;
    const root = rootOf(expression);
    if (root === 'path' && expression.kind === 'member') {
        const folder = expression.name === 'module' ? scope.module.folder : scope.root;
        return literalOf(`${REPOSITORY_ROOT}${folder}`, expression);
    }
    if (of.kind === 'name' && expression.kind === 'member' && !scope.names.has(of.name)) {
        if (of.name === 'var')
            return variable(expression, scope, trace);
        if (of.name === 'local')
            return local(expression, scope, trace);
    }
    if (!scope.names.has(root) && root !== 'var' && root !== 'local')
        return chosenOr(expression, trace);
    const whole = await evaluate(of, scope, trace);
    const key = expression.kind === 'index' ? await evaluate(expression.key, scope, trace) : null;
    const name = expression.kind === 'index' ? knownText(key) : expression.name;
    if (isUnknown(whole)) {
        // What stands below it is called as it is here.
        trace.name(placeOf(whole), trace_namesIn(writtenText(expression)));
        return whole;
    }
    if (key !== null && whole.kind === 'object')
        offerKeys(whole, key, trace);
    const member = name === null ? null : memberOf(whole, name);
    return member === null ? trace.unknown(expression) : named(member, expression, trace);
}
/** All keys of an object are environments, where nothing but a default says which one it is, or not even that. */
function offerKeys({ members }, key, trace) {
    const name = trace.defaultAt(evaluation_placesOf(key)[0] ?? placeOf(key));
    const open = knownText(key) === null ? writtenText(key) : name === null ? null : `var.${name}`;
    if (open === null || trace.options.size > 0)
        return;
    for (const { key: each } of members) {
        trace.options.set(knownText(each) ?? '', new Map([[open, knownText(each) ?? '']]));
    }
}
function rootOf(expression) {
    let at = expression;
    while (at.kind === 'member' || at.kind === 'index')
        at = at.of;
    return at.kind === 'name' ? at.name : '';
}
/** The places that a value is put together from. */
function evaluation_placesOf(value) {
    if (value.kind === 'template' && value.parts.length > MOST_PLACES)
        return [placeOf(value)];
    return (text_placedText(value)?.parts ?? []).map((part) => part.placeAt(0));
}
/** Says by which names one came to a value, and what it beats. */
function named(value, by, trace, beaten = []) {
    for (const place of evaluation_placesOf(value)) {
        trace.name(place, trace_namesIn(writtenText(by)));
        trace.tie(place, beaten.flatMap(evaluation_placesOf));
    }
    return value;
}
async function variable(expression, scope, trace) {
    const { name } = expression;
    const { file, chosen } = trace.environment;
    const values = [];
    const given = scope.isRoot && file !== null ? [{ ...file, scope: null }, ...scope.given] : scope.given;
    for (const { attributes, scope: outer } of given) {
        const argument = attributes.get(name);
        if (argument !== undefined)
            values.push(await evaluate(argument.value, outer ?? nowhere(scope.root), trace));
    }
    const isGiven = values.length > 0;
    const written = scope.module.variables.get(name)?.body.attributes.get('default')?.value;
    if (written !== undefined)
        values.push(await evaluate(written, nowhere(scope.root), trace));
    if (!isGiven && chosen.has(`var.${name}`))
        return chosenOr(expression, trace);
    const [value, ...beaten] = values;
    if (value === undefined)
        return trace.unknown(expression, scope.module.broken[0] ?? null);
    if (isUnknown(value))
        trace.name(placeOf(value), [name]);
    if (!isGiven && scope.isRoot)
        for (const place of evaluation_placesOf(value))
            trace.useDefault(place, name);
    return named(value, expression, trace, beaten);
}
async function local(expression, scope, trace) {
    const attribute = scope.module.locals.get(expression.name);
    if (attribute === undefined)
        return trace.unknown(expression, scope.module.broken[0] ?? null);
    return named(await evaluate(attribute.value, { ...scope, names: new Map() }, trace), expression, trace);
}
/** So many instances of one block are told apart. */
const MOST_ELEMENTS = 100;
/** The elements of an object or of a list of texts, as `for_each` goes through them; null where one cannot tell them. */
function elementsOf(values) {
    if (values.kind !== 'object' && values.kind !== 'list')
        return null;
    const pairs = values.kind === 'list' ? values.items.map((item) => ({ key: item, value: item })) : values.members;
    if (pairs.length > MOST_ELEMENTS)
        return null;
    return pairs.map(({ key, value }, index) => {
        const members = [
            { key: literalOf('key', key), value: key },
            { key: literalOf('value', key), value },
        ];
        return { key: knownText(key) ?? String(index), each: { ...values, kind: 'object', members } };
    });
}

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/images.js




/** Keys of an image: `image`, `container_image`, `docker_image_name`, `image_identifier`. */
const IMAGE_KEY = /(?:(?:^|_)image(?:_name|_uri|_identifier)?|^linux_fx_version)$/i;
/** The same in front of a word in a text that is JSON, YAML or a script. */
const IMAGE_MEMBER = /image(?:_name|_uri|_identifier)?\\?["']?\s*[:=]\s*\\?["']?$/i;
const TAG_KEY = /(?:^|_)(?:tag|version)$/i;
const images_WORD = /[\w$][\w$.:@/+-]*/g;
/** All of an image in front of its tag, or of its digest where it has none. */
const TAG_START = /^(?:[^@]*\/)?[^@/:]*(?::(?=[^/@]*(?:@|$))|@)/;
/** So much in front of a word is looked at. */
const LONGEST_LEAD = 200;
const MOST_IMAGES = 200;
const images_MOST_LEVELS = 100;
/** Reads every image of the service that stands in any text of a block (DETECTION 2.3, containers of Terraform). */
async function images_readImages(block, scope, trace, settings) {
    const found = [];
    const top = { steps: [], isImage: false, hasTagBeside: false, name: block.labels.join('.') };
    walk(await evaluateBlock(block, scope, trace), top);
    return found.slice(0, MOST_IMAGES);
    function walk(value, position) {
        const { steps, name } = position;
        if (steps.length > images_MOST_LEVELS || found.length > MOST_IMAGES)
            return;
        if (value.kind === 'call')
            for (const argument of value.arguments)
                walk(argument, position);
        else if (value.kind === 'list') {
            for (const [i, item] of value.items.entries())
                walk(item, { ...top, name, steps: [...steps, `[${i}]`] });
        }
        else if (value.kind === 'object') {
            const own = knownText(memberOf(value, 'name')) ?? name;
            const keys = value.members.map((member) => knownText(member.key) ?? '');
            const hasTagBeside = block.type === 'module' || keys.some((each) => TAG_KEY.test(each));
            for (const [index, member] of value.members.entries()) {
                const key = keys[index] ?? '';
                const isImage = IMAGE_KEY.test(key) || (key === 'name' && block.labels[0] === 'docker_image');
                walk(member.value, { steps: [...steps, key], isImage, hasTagBeside, name: own });
            }
        }
        else {
            const placed = text_placedText(value);
            if (placed !== null)
                readText(placed, position);
        }
    }
    function readText(placed, position) {
        const { text } = placed;
        if (!/lightdash/i.test(text) && !position.isImage && settings.images.length === 0)
            return;
        // Manifests are read by themselves.
        if (placed.parts.length === 1 && /\.ya?ml$/.test(placed.placeAt(0)?.file ?? ''))
            return;
        for (const { 0: word, index } of text.matchAll(images_WORD)) {
            const before = text.slice(Math.max(0, index - LONGEST_LEAD), index);
            const line = before.slice(before.lastIndexOf('\n') + 1);
            if (/^\w+:\/\//.test(word) || line.endsWith('//') || /(?:^|\s)#/.test(line))
                continue;
            const isImage = position.isImage || IMAGE_MEMBER.test(line);
            const image = readWord(word.replace(/[.:]+$/, ''), index, placed, { ...position, isImage });
            if (image !== null)
                found.push(image);
        }
    }
    function readWord(word, start, placed, position) {
        const { steps, isImage, hasTagBeside, name } = position;
        const reference = (0,deployment_reference/* parseImageReference */.o_)(word);
        if (reference === null)
            return null;
        const kind = (0,deployment_reference/* classifyImage */._u)(reference, settings.images);
        const tagStart = TAG_START.exec(word)?.[0].length ?? word.length;
        const unknownIn = (from, to) => from < to ? placed.slices(start + from, start + to).find(({ unknown }) => unknown !== null)?.unknown : undefined;
        const inName = unknownIn(word.lastIndexOf('/', tagStart - 1) + 1, tagStart);
        if (inName != null) {
            // What such a resource stands for is read where it is described.
            const written = writtenText(inName);
            if (!isImage || written.startsWith('docker_image.') || !/lightdash/i.test(`${written} ${name}`))
                return null;
        }
        else if (kind === 'other' || (kind !== 'service' && !isImage))
            return null;
        const accounts = placed.slices(start, start + word.length).map(({ place }) => place);
        const unknown = inName ?? unknownIn(tagStart, word.length);
        if (unknown != null) {
            const problem = trace.problemOf(unknown);
            const place = problem.place ?? placed.placeAt(start);
            return place && { steps, answer: (0,deployment/* problemAnswer */.aV)(problem), place, notices: [], accounts };
        }
        // The tag stands beside it, or wherever a module that is not seen puts it.
        if (tagStart === word.length && (!isImage || hasTagBeside))
            return null;
        const place = placed.placeAt(start + (tagStart < word.length ? tagStart : 0));
        const read = place && (0,deployment/* answerOfImage */.Li)(reference, settings, place);
        return read && { steps, place, ...read, accounts };
    }
}

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
async function readReleaseBlock(block, scope, trace, settings) {
    const release = new ReleaseBlock(block, scope, trace, settings.chart);
    const chart = await release.chart();
    const values = [...(await release.settings()), ...(await release.values())];
    const reading = await (0,helm_release/* readHelmRelease */.q)(trace.files, { chart, values, place: placeOf(block) }, settings);
    return reading && withoutMode(release.named(reading), block);
}
/** The same without the mode of the upgrade, where the provider keeps the chart's hooks from running, or may. */
function withoutMode(reading, { body }) {
    const disabled = body.attributes.get('disable_webhooks');
    if (disabled === undefined || knownText(disabled.value) === 'false' || reading.declared.upgradeMode === null)
        return reading;
    const at = (0,deployment_place/* showPlace */.R)(placeOf(disabled));
    const notice = `The migration job is a hook, and those are disabled at ${at}: upgrade.mode is taken as not set`;
    return { ...reading, declared: { ...reading.declared, upgradeMode: null }, notices: [...reading.notices, notice] };
}
class ReleaseBlock {
    block;
    scope;
    trace;
    service;
    /** What is not known and stands in the values, by what stands there for it. */
    #unknown = new Map();
    constructor(block, scope, trace, 
    /** Name of the service's chart. */
    service) {
        this.block = block;
        this.scope = scope;
        this.trace = trace;
        this.service = service;
    }
    /** What stands in a text for something that is filled in is named as what it is. */
    named(reading) {
        const name = (each) => {
            if (each.answer.status !== 'problem' || each.answer.problem.code !== 'unresolved-template')
                return each;
            const { found } = each.answer.problem;
            const matching = [...this.#unknown].filter(([text]) => found.includes(text));
            const longest = matching.sort(([one], [other]) => other.length - one.length)[0]?.[1];
            if (longest === undefined)
                return each;
            const problem = this.trace.problemOf(longest);
            return { ...each, answer: { status: 'problem', problem }, place: problem.place ?? each.place };
        };
        return { ...name(reading), further: reading.further.map((each) => ({ ...each, found: name(each.found) })) };
    }
    async #value(name) {
        const attribute = this.block.body.attributes.get(name);
        const value = attribute === undefined ? null : await evaluate(attribute.value, this.scope, this.trace);
        return value?.kind === 'literal' && value.value === null ? null : value;
    }
    async chart() {
        const chart = await this.#value('chart');
        const text = knownText(chart);
        if (chart === null || text === null) {
            const missing = () => (0,deployment_problem/* problemAt */.l4)('chart-unpinned', placeOf(this.block), 'The release has no chart');
            return { kind: 'unknown', problem: chart === null ? missing() : this.#problemOf(chart) };
        }
        const repository = await this.#value('repository');
        const address = repository === null ? null : (text_placedText(repository)?.text ?? '');
        // The provider puts a repository that is no address in front of the chart.
        const path = address !== null && isPath(address) ? `${address}/${text}` : text;
        if (isPath(path)) {
            const folder = path.endsWith('.tgz') ? null : pathOf(path, this.scope.root);
            if (folder !== null)
                return { kind: 'folder', path: folder };
            return { kind: 'unknown', problem: (0,deployment_problem/* problemAt */.l4)('external-values', placeOf(chart), (0,deployment_reference/* quoteText */.ol)(text)) };
        }
        const beside = (0,repository_paths/* inFolder */._z)(this.scope.root, text);
        if (address === null && this.trace.files.has((0,repository_paths/* inFolder */._z)(beside, 'Chart.yaml')))
            return { kind: 'folder', path: beside };
        const version = await this.#value('version');
        const written = knownText(version) || null;
        const place = version === null ? null : (text_placedText(version)?.placeAt(0) ?? placeOf(version));
        const slash = text.lastIndexOf('/');
        return {
            kind: 'published',
            name: text.slice(slash + 1),
            version: written === null || place === null ? null : { text: written, place },
            repository: address ?? (slash === -1 ? null : text.slice(0, slash)),
            problem: version === null || knownText(version) !== null ? null : this.#problemOf(version),
        };
    }
    /** What is set, all of it as one layer; in front of it what may set anything. */
    async settings() {
        const made = [];
        const unseen = [];
        for (const type of SETTINGS) {
            const items = [];
            for (const each of this.block.body.blocks) {
                if (each.type === 'dynamic' && each.labels[0] === type)
                    items.push(nothingOf(each));
                if (each.type === type)
                    items.push(await evaluateBlock(each, this.scope, this.trace));
            }
            const value = await this.#value(type);
            if (value !== null)
                items.push(...(value.kind === 'list' ? value.items : [value]));
            for (const item of items) {
                const name = memberOf(item, 'name');
                const steps = stepsOf(knownText(name) ?? '');
                const setting = memberOf(item, 'value');
                const isText = (knownText(memberOf(item, 'type')) ?? 'auto') !== 'auto';
                if (steps.length === 0)
                    unseen.push({ kind: 'unseen', problem: this.#problemOf(name ?? item) });
                else if (setting !== null)
                    this.#flatten(setting, steps, made, isText);
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
                this.#flatten(member, [...steps, knownText(key) ?? ''], made, isText);
        }
        else {
            const placed = text_placedText(value);
            const isKnown = placed === null || this.#note(placed);
            const text = placed?.text ?? 'null';
            const place = placed?.placeAt(Math.max(text.search(/\S/), 0)) ?? placeOf(value);
            made.push({ steps, value: text.trim().replace(/\\([\s\S])/g, '$1'), isText: isText || !isKnown, place });
        }
    }
    /** The list of values, the one that wins first. */
    async values() {
        const values = await this.#value('values');
        const items = values?.kind === 'list' ? values.items : values === null ? [] : [values];
        return items.flatMap((item) => this.#valuesOf(item)).reverse();
    }
    #valuesOf(item) {
        const [encoded] = item.kind === 'call' ? item.arguments : [];
        if (encoded?.kind === 'object') {
            const made = [];
            this.#flatten(encoded, [], made, true);
            return this.#made(made);
        }
        const placed = text_placedText(item);
        if (item.kind === 'literal' && item.value === null)
            return [];
        if (placed === null || isUnknown(item))
            return [{ kind: 'unseen', problem: this.#problemOf(item) }];
        if (placed.text.trim() === '')
            return [];
        this.#note(placed);
        // What is filled in within quotes stands where it comes from.
        const start = (offset) => (/["']/.test(placed.text.charAt(offset)) ? offset + 1 : offset);
        const placeAt = (offset) => placed.placeAt(start(offset)) ?? placeOf(item);
        return [this.#layer(() => new yaml/* YamlFile */._(placeAt(0).file, placed.text, { placeAt }))];
    }
    /** Keeps what is not known in a text; whether there is nothing of the kind. */
    #note({ parts }) {
        const unknown = parts.flatMap((part) => part.unknown ?? []);
        for (const each of unknown)
            this.#unknown.set(standInOf(each), each);
        return unknown.length === 0;
    }
    #problemOf(value) {
        const unknown = text_placedText(value)?.parts.find((part) => part.unknown !== null)?.unknown ?? null;
        if (unknown !== null)
            return this.trace.problemOf(unknown);
        return (0,deployment_problem/* problemAt */.l4)('not-a-version', placeOf(value), 'What stands there');
    }
    #made(made) {
        return made.length === 0 ? [] : [this.#layer(() => settingsAsYaml(this.block.source.path, made))];
    }
    /** Values as YAML; none that are seen where what is filled in may hold the image, or all of them. */
    #layer(make) {
        try {
            const file = make();
            const { root } = file;
            const isMap = root !== null && file.isMap(root);
            const values = isMap ? ['image', this.service].map((name) => file.member(root, name)?.value ?? null) : [root];
            const texts = values.map((value) => (value === null ? '' : (file.scalar(value)?.text ?? '')));
            const hidden = [...this.#unknown].find(([name]) => texts.some((text) => text.includes(name)))?.[1];
            if (hidden !== undefined)
                return { kind: 'unseen', problem: this.trace.problemOf(hidden) };
            return { kind: 'layer', layer: { file, root } };
        }
        catch (error) {
            if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                throw error;
            return { kind: 'unseen', problem: error.problem };
        }
    }
}

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/terragrunt.js









/** Reads a `terragrunt.hcl`; null where it cannot be read. */
async function readTerragrunt(files, path, trace) {
    const body = await (0,source_files/* readable */.HD)(parsedBody(files, path));
    if (body === null)
        return null;
    const folder = (0,repository_paths/* folderOf */.yS)(path);
    const ofType = (type) => body.blocks.filter((block) => block.type === type).map((block) => block.body);
    const locals = new Map(ofType('locals').flatMap(({ attributes }) => [...attributes]));
    const scope = { ...nowhere(folder), module: { ...EMPTY_MODULE, folder, locals } };
    const source = ofType('terraform')[0]?.attributes.get('source')?.value ?? null;
    // Without a source it applies what lies in its own folder.
    const address = source === null ? '.' : knownText(await evaluate(source, scope, trace));
    const isLocal = address !== null && /^[./\uE0F1]/.test(address);
    const module = isLocal ? pathOf(address.replaceAll('//', '/'), folder) : null;
    return { folder, path, source, module, inputs: body.attributes.get('inputs')?.value ?? null, scope };
}
/** Its inputs as arguments of the module; any of the module's variables may be in what is not written out. */
function argumentsOf({ inputs, scope }, { variables }) {
    const attributes = new Map();
    const give = (name, value) => attributes.set(name, { name, value, source: value.source, start: value.start, end: value.end });
    if (inputs?.kind === 'object')
        for (const { key, value } of inputs.members)
            give(knownText(key) ?? '', value);
    else if (inputs !== null)
        for (const name of variables.keys())
            give(name, inputs);
    return { attributes, scope };
}
/** What a module from elsewhere deploys that is called after the service: the net judges those of its inputs that are versions. */
function findingOfRemote({ folder, path, source, module, inputs }, id) {
    if (source === null || module !== null || inputs?.kind !== 'object')
        return [];
    const written = source.source.text.slice(source.start, source.end);
    if (!/lightdash/i.test(`${folder} ${written}`))
        return [];
    const versions = inputs.members.filter(({ value }) => /^v?\d+\.\d+\.\d+/.test(knownText(value) ?? ''));
    if (versions.length === 0)
        return [];
    const place = placeOf(source);
    const remedy = 'Name the input that holds the version with `targets: file@regex:…`, or pass `to:`.';
    const answer = (0,deployment/* problemAnswer */.aV)((0,deployment_problem/* problemAt */.l4)('unresolved-variable', place, (0,deployment_reference/* quoteText */.ol)(written), { remedy }));
    const variables = versions.map(({ key }) => knownText(key) ?? '');
    return [{ ...deployment_finding/* PLAIN */.tZ, kind: 'terraform', id, unit: id, carrier: path, place, answer, variables, inputs: [path] }];
}

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/roots.js





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
    for (const path of files.paths.filter((each) => /(?:^|\/)terragrunt\.hcl$/.test(each) && isSearched(each))) {
        const unit = await readTerragrunt(files, path, new Trace(files, new Budget(), NO_ENVIRONMENT));
        if (unit !== null)
            units.push(unit);
        called(unit?.module ?? null, '');
    }
    const worth = [...(await files.containing('lightdash', paths)), ...candidates];
    const leading = new Set(worth.map((path) => (isModuleFile(path) ? (0,repository_paths/* folderOf */.yS)(path) : modules.folderAround(path))));
    // What is added while it is gone through is gone through as well.
    for (const folder of leading)
        for (const caller of callers.get(folder ?? '') ?? [])
            leading.add(caller);
    const around = new Map();
    for (const path of files.paths.filter((each) => isVariablesFile(each) && isSearched(each) && !isSample(each))) {
        const folder = modules.folderAround(path);
        around.set(folder, [...(around.get(folder) ?? []), path]);
    }
    const roots = [];
    for (const folder of leading) {
        const isApplied = folder !== null && modules.has(folder) && !callers.has(folder);
        if (isApplied && isSearched((0,repository_paths/* inFolder */._z)(folder, 'main.tf')))
            roots.push(await roots_rootOf(files, modules, folder, around));
    }
    for (const unit of units) {
        if (unit.module === null || !leading.has(unit.module) || !modules.has(unit.module))
            continue;
        const root = await roots_rootOf(files, modules, unit.module, around);
        // Inputs are handed over as variables of the environment, which files of variables win over.
        const given = [...root.given, argumentsOf(unit, root.module)];
        roots.push({ ...root, path: unit.folder, files: [...root.files, unit.path], given });
    }
    return { roots, units };
}
/** Whether Terraform reads a file of variables in a root module's folder by itself. */
function isReadByItself(path) {
    return /(?:^|\/)(?:terraform\.tfvars|[^/]*\.auto\.tfvars)(?:\.json)?$/.test(path);
}
/** Whether a file of variables is there only to be copied. */
function isSample(path) {
    return /(?:example|sample)[^/]*$/i.test(path) && !isReadByItself(path);
}
async function roots_rootOf(files, modules, folder, around) {
    const module = await modules.module(folder);
    const own = [];
    const named = [];
    const broken = [];
    const beside = around.get(null) ?? [];
    for (const path of [...(around.get(folder) ?? []), ...beside]) {
        try {
            const attributes = (await parsedBody(files, path))?.attributes ?? new Map();
            // Beside all modules it is for the one that has all of its variables.
            if (beside.includes(path) && ![...attributes.keys()].every((name) => module.variables.has(name)))
                continue;
            const isOwn = (0,repository_paths/* folderOf */.yS)(path) === folder && isReadByItself(path);
            (isOwn ? own : named).push({ path, attributes });
        }
        catch (error) {
            if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                throw error;
            broken.push(error.problem);
        }
    }
    // `terraform.tfvars` is read first, and what is read later wins.
    const order = ({ path }) => path.replace(/(^|\/)(terraform\.tfvars(?:\.json)?)$/, '$1\0$2');
    const given = own
        .sort((one, other) => (order(one) < order(other) ? 1 : -1))
        .map((file) => ({ ...file, scope: null }));
    return { path: folder, module, given, named, files: own.map(({ path }) => path), broken };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/second-order.js





/** Arguments and blocks that may change what a block deploys. */
const TOLD = ['count', 'for_each', 'postrender', 'reuse_values', 'dynamic', 'lifecycle'];
/** Blocks that may hold an image. */
const MADE = /^dynamic "(?:set|container|template|spec|image)/;
/** What of a life cycle keeps a version from being applied. */
const KEPT = /ignore_changes[\s\S]*\b(?:all|image|container\w*|template|task_definition|values|set|version|chart)\b/;
/**
 * What of a block is told and not evaluated (DETECTION section 6).
 *
 * @param address of the block, the same in both trees
 * @param isExpanded whether `for_each` was read
 */
async function second_order_secondOrderOf(block, address, isExpanded, scope, trace) {
    const parts = [...block.body.attributes.values(), ...block.body.blocks].flatMap((node) => {
        const name = 'type' in node ? node.type : node.name;
        const text = writtenText(node);
        const isPlain = (name === 'count' && /= *[1-9]\d*$/.test(text)) || (name === 'for_each' && isExpanded);
        const isOther = (name === 'lifecycle' && !KEPT.test(text)) || (name === 'dynamic' && !MADE.test(text));
        return !TOLD.includes(name) || isPlain || isOther ? [] : [[text, node]];
    });
    const [first] = parts;
    const fileSets = await fileSetsOf(block, scope, trace.files);
    if (first === undefined)
        return fileSets;
    const texts = [...parts.map(([text]) => text), ...(await switchesOf(parts, scope, trace))];
    return [
        { key: `${address}.${first[0].split(' ')[0]}`, text: texts.join('; '), place: placeOf(first[1]) },
        ...fileSets,
    ];
}
/** Variables and locals that switch something on or off, and what they say. */
async function switchesOf(parts, scope, trace) {
    const found = new Set();
    for (const [text, { source, start, end }] of parts) {
        for (const [, kind = '', name = ''] of text.matchAll(/\b(var|local)\.([\w-]+)/g)) {
            const of = { kind: 'name', name: kind, source, start, end };
            const value = knownText(await evaluate({ kind: 'member', of, name, source, start, end }, scope, trace));
            if (value === 'true' || value === 'false')
                found.add(`${name} is ${value}`);
        }
    }
    return [...found];
}
/** So many files that a pattern fits are told. */
const second_order_MOST_FILES = 100;
/** The files that `fileset` takes together, each as it stands. */
async function fileSetsOf(block, { module, root }, files) {
    const told = [];
    const text = block.source.text.slice(block.start, block.end);
    for (const [, base = '', pattern = ''] of text.matchAll(/\bfileset\(\s*([^,]*),\s*"([^"]*)"/g)) {
        const folder = /path\.module/.test(base) ? module.folder : root;
        const below = base.replace(/"|\$\{path\.\w+\}|path\.\w+/g, '').replace(/^\/+/, '') || '.';
        const fixed = /^[^*?{[$]*/.exec(pattern)?.[0] ?? '';
        const start = (0,repository_paths/* inFolder */._z)(pathOf(below, folder) ?? folder, fixed);
        const end = /[^*?}\]]*$/.exec(pattern)?.[0] ?? '';
        const fitting = files.paths.filter((path) => path.startsWith(start) && path.endsWith(end));
        for (const path of fitting.slice(0, second_order_MOST_FILES)) {
            const place = { file: path, line: 1, column: 1 };
            told.push({ key: `terraform:${path}#fileset`, text: (await (0,source_files/* readable */.HD)(files.text(path))) ?? '', place });
        }
    }
    return told;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform.js















const terraform_KIND = 'terraform';
/**
 * Releases and containers of Terraform and OpenTofu (DETECTION 2.3): each root module, or module that Terragrunt applies, with all that
 * it calls, once as Terraform reads its variables by itself and once for each file of variables that it may be given.
 */
const terraform = {
    kind: terraform_KIND,
    startsFrom: ['*.tf', '*.tofu', '*.tf.json', '*.tofu.json', '*.tfvars', '*.tfvars.json', 'terragrunt.hcl'],
    async read(files, candidates, settings) {
        if (candidates.length === 0)
            return deployment_finding/* NOTHING_READ */.pp;
        const modules = new Modules(files);
        const reading = new TerraformReading(files, modules, new Set(candidates), settings);
        const { roots, units } = await rootsOf(files, modules, candidates, (0,deployment_candidates/* searchTest */.Ln)(settings));
        for (const root of roots)
            await reading.readRoot(root);
        for (const unit of units)
            reading.add(`${terraform_KIND}:${unit.folder}#terragrunt`, findingOfRemote(unit, `${terraform_KIND}:${unit.folder}#terragrunt`));
        return reading.result();
    },
};
/** Modules within modules. */
const MOST_CALLS = 20;
/** What a module costs beside the expressions in it. */
const MODULE_STEPS = 150;
/** Files or keys that one block is read for, each an environment. */
const terraform_MOST_ENVIRONMENTS = 50;
/** Variables without a value that one block is read for. */
const MOST_CHOICES = 3;
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
        const counts = new Map();
        const found = [...this.#found, ...this.#broken.values()].map((finding) => {
            const count = (counts.get(finding.id) ?? 0) + 1;
            counts.set(finding.id, count);
            return count === 1 ? finding : { ...finding, id: `${finding.id}~${count}` };
        });
        return { found, claimed: [...this.#claimed], seen: [...this.#seen], links: [...this.#links.values()] };
    }
    add(seen, found) {
        this.#seen.add(seen);
        this.#found.push(...found);
    }
    async readRoot(root) {
        const { module, given, broken } = root;
        for (const problem of broken)
            this.#refuse(problem);
        const scope = { module, root: module.folder, names: new Map(), given, isRoot: true };
        await this.#readModule({ root, prefix: '', scope, secondOrder: [], above: [module.folder] });
    }
    /** Refuses a file that cannot be read and may deploy the service, or decide its version. */
    #refuse(problem) {
        const file = problem.place?.file ?? '';
        this.#broken.set(file, (0,deployment_finding/* unreadableFinding */.jg)(terraform_KIND, `${terraform_KIND}:${file}`, file, problem, [file]));
    }
    async #readModule(position) {
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
                await this.#readBlock(block, block.labels.join('.'), position);
        }
        for (const call of scope.module.calls) {
            const folder = calledFolder(scope.module.folder, call);
            const name = `module.${call.labels[0] ?? ''}`;
            const link = module_linkOf(`${terraform_KIND}:${root.path}#${prefix}${name}`, call, folder);
            if (link !== null)
                this.#links.set(link.id, link);
            if (folder === null || !this.modules.has(folder))
                await this.#readBlock(call, name, position);
            else if (!above.includes(folder) && above.length < MOST_CALLS) {
                const module = await this.modules.module(folder);
                for (const { key, within, secondOrder } of await this.#instancesOf(call, name, position)) {
                    const given = [{ attributes: call.body.attributes, scope: within }];
                    const called = { ...within, module, names: new Map(), given, isRoot: false };
                    const way = { prefix: `${prefix}${name}${key}.`, scope: called, secondOrder, above: [...above, folder] };
                    await this.#readModule({ ...position, ...way });
                }
            }
        }
    }
    /** One scope for each element of a literal `for_each`; else the block's own. */
    async #instancesOf(block, name, { scope, root, prefix, secondOrder: above }) {
        const trace = this.#trace(NO_ENVIRONMENT);
        const forEach = block.body.attributes.get('for_each');
        const elements = forEach === undefined ? null : elementsOf(await evaluate(forEach.value, scope, trace));
        const key = `${terraform_KIND}:${root.path}#${prefix}${name}`;
        const secondOrder = [...above, ...(await second_order_secondOrderOf(block, key, elements !== null, scope, trace))];
        if (elements === null)
            return [{ key: '', within: scope, secondOrder }];
        return elements.map(({ key: element, each }) => {
            const names = new Map([...scope.names, ['each', each]]);
            return { key: `[${JSON.stringify(element)}]`, within: { ...scope, names }, secondOrder };
        });
    }
    /**
     * A block by itself and with each of the files of variables that its root module may be given. What such a file changes is a deployment
     * of its own; where each of them does, or one gives a value that nothing else gives, there is none without them.
     */
    async #readBlock(block, name, position) {
        for (const { key, within, secondOrder } of await this.#instancesOf(block, name, position)) {
            const address = `${position.prefix}${name}${key}`;
            const here = { ...position, scope: within, secondOrder };
            const own = await this.#readEnvironments(block, address, here, NO_ENVIRONMENT);
            const others = [];
            for (const file of position.root.named) {
                const environment = { name: external_node_path_.posix.relative(position.root.path, file.path), file, chosen: new Map() };
                others.push(await this.#readEnvironments(block, address, here, environment));
            }
            const changed = others.filter((each) => !isSame(each, own));
            const isBeaten = changed.length > 0 && (own.some(isOpen) || changed.length === others.length);
            const known = new Set(changed.flat().map(({ place }) => (0,deployment_place/* showPlace */.R)(place)));
            // One of several files that no file of variables names may be used all the same.
            const isLeft = ({ id, place }) => !isBeaten || (id.includes('@') && !known.has((0,deployment_place/* showPlace */.R)(place)));
            this.#found.push(...own.filter(isLeft), ...changed.flat());
        }
    }
    /** A block with each value that something without one may have, where that makes a difference. */
    async #readEnvironments(block, address, position, environment) {
        const { found, options } = await this.#readIn(block, address, position, environment);
        const { name, chosen } = environment;
        if (chosen.size >= MOST_CHOICES)
            return found;
        const each = [];
        for (const [label, values] of [...options].slice(0, terraform_MOST_ENVIRONMENTS)) {
            const own = label.includes('/') ? external_node_path_.posix.relative(position.root.path, label) : label;
            const both = {
                ...environment,
                name: name === null ? own : `${name}@${own}`,
                chosen: new Map([...chosen, ...values]),
            };
            each.push(await this.#readEnvironments(block, address, position, both));
        }
        return each.some((own) => !isSame(own, found)) ? each.flat() : found;
    }
    #trace(environment) {
        const files = this.files.recorded();
        return Object.assign(new Trace(files, this.#budget, environment), { asked: files.asked });
    }
    async #readIn(block, address, position, environment) {
        const { root, scope, secondOrder } = position;
        const trace = this.#trace(environment);
        const { name, file } = environment;
        const id = `${terraform_KIND}:${root.path}#${address}${name === null ? '' : `@${name}`}`;
        const carrier = block.source.path;
        const of = { kind: terraform_KIND, id, unit: id, carrier, secondOrder, variables: [], inputs: [] };
        const found = [];
        const text = block.source.text.slice(block.start, block.end);
        if (block.labels[0] === 'helm_release' && block.type === 'resource') {
            const reading = await readReleaseBlock(block, scope, trace, this.settings);
            if (reading !== null)
                found.push(...(0,findings/* findingsOfRelease */.X)(reading, of));
            this.#seen.add(id);
        }
        else {
            for (const [index, { steps, ...image }] of (await images_readImages(block, scope, trace, this.settings)).entries()) {
                found.push({ ...deployment_finding/* PLAIN */.tZ, ...of, ...image, id: index === 0 ? id : `${id}#${steps.join('.')}` });
            }
            if (found.length > 0 || /image|container/i.test(text))
                this.#seen.add(id);
        }
        const inputs = [...new Set([carrier, ...root.files, ...(file === null ? [] : [file.path]), ...trace.asked])];
        if (found.length > 0)
            for (const path of inputs)
                if (!isOfTerraform(path) && this.files.has(path))
                    this.#claimed.add(path);
        return { found: found.map((finding) => complete(finding, inputs, trace)), options: trace.options };
    }
}
/** A finding with all that was read on the way to it. */
function complete(finding, inputs, trace) {
    // The net judges what stands on a line that was not understood.
    const read = isOpen(finding) ? [] : finding.accounts;
    const { accounts, variables } = trace.closure([finding.place, ...read]);
    const isProblem = finding.answer.status === 'problem';
    const defaults = accounts.flatMap((place) => {
        const name = isProblem ? null : trace.defaultAt(place);
        if (name === null)
            return [];
        return (0,deployment_problem/* cutQuotes */.AA)(`The default of the variable ${(0,deployment_reference/* quoteText */.ol)(name)} at ${(0,deployment_place/* showPlace */.R)(place)} is used; it can be overridden by -var`);
    });
    return {
        ...finding,
        inputs: [...new Set([...inputs, ...accounts.map(({ file }) => file)])],
        accounts: isOpen(finding) ? [] : accounts,
        variables,
        notices: [...new Set([...finding.notices, ...defaults])],
    };
}
/** Whether something decides the version that is not known. */
function isOpen({ answer }) {
    return (answer.status === 'problem' && /^(?:unresolved-variable|external-values|unparseable)$/.test(answer.problem.code));
}
function isOfTerraform(path) {
    return /\.(?:tf|tofu|tfvars|hcl)(?:\.json)?$/.test(path);
}
/** Whether two environments deploy the same from the same places. */
function isSame(one, other) {
    const keyOf = (found) => JSON.stringify(found.map(({ place, answer, chart, declared }) => [place, answer, chart, declared]));
    return keyOf(one) === keyOf(other);
}

;// CONCATENATED MODULE: ./build/deployment/kinds/umbrella-chart.js








const umbrella_chart_KIND = 'umbrella-chart';
const LISTS = ['Chart.yaml', 'Chart.lock', 'requirements.yaml', 'requirements.lock'];
/** Charts that depend on charts in the repository which depend on the service's; nobody nests them deeper. */
const umbrella_chart_MOST_LEVELS = 3;
/**
 * Charts in the repository, one deployment a file of values: those that depend on the service's chart, whose values stand under its
 * name or alias, those whose own templates run the service, and forks of the service's chart.
 */
const umbrellaChart = {
    kind: umbrella_chart_KIND,
    startsFrom: ['*.yaml', '*.yml', '*values*.json', 'Chart.lock', 'requirements.lock'],
    async read(files, candidates, settings) {
        const found = [];
        const claimed = [];
        const seen = new Set();
        for (const chart of await chartsIn(files, candidates, settings, seen)) {
            const { folder, keys } = chart;
            const base = await umbrella_chart_readEnvironment(files, chart, null, settings);
            const isUmbrella = keys.length > 0;
            if (!isUmbrella)
                await addImages(files, (0,repository_paths/* inFolder */._z)(folder, 'values.yaml'), seen);
            if (!isUmbrella && base.parts.length === 0)
                continue;
            const local = await (0,source_files/* readable */.HD)((0,chart_files/* readLocalChart */.ay)(files, folder));
            const isFork = !isUmbrella && (local === null || local.name === settings.chart);
            const overlays = await overlaysOf(files, chart, base, isFork ? candidates : []);
            const environments = [base];
            for (const overlay of overlays)
                environments.push(await umbrella_chart_readEnvironment(files, chart, overlay, settings));
            // The defaults of the service's own chart deploy nothing, unless they pin what they install.
            const isIdle = isFork && (base.parts[0]?.setsTag !== true || (await isPartOfAnother(files, folder)));
            found.push(...deployedOf(environments, isIdle));
            claimed.push(...[...LISTS, 'values.yaml'].map((name) => (0,repository_paths/* inFolder */._z)(folder, name)), ...overlays);
            // An overlay that deploys nothing any more is still there; values below all overlays are no deployment of their own.
            for (const { findings } of environments.slice(1))
                for (const { id } of findings)
                    seen.add(id);
            if (!isUmbrella)
                for (const overlay of overlays)
                    await addImages(files, overlay, seen);
        }
        for (const { id } of found)
            seen.add(id);
        return { found, claimed, seen: [...seen], links: [] };
    },
};
async function addImages(files, path, seen) {
    for (const id of await (0,values_files/* idsOfImages */.s0)(files, path))
        seen.add(id);
}
/** @param seen takes the dependencies on other charts */
async function chartsIn(files, candidates, settings, seen) {
    const all = (0,values_files/* chartFolders */.ue)(files);
    if (all.size === 0)
        return [];
    const templates = files.paths.filter((path) => /(?:^|\/)templates\/[^/]+$/.test(path));
    const naming = [...candidates, ...(await files.containing('lightdash', templates))];
    const named = new Set(naming.flatMap((path) => (0,values_files/* chartFolderAbove */.m)(files, path) ?? []));
    const unclaimed = new Set(candidates);
    const charts = new Map();
    for (const folder of named) {
        if (await isClaimed(files, folder, unclaimed))
            continue;
        charts.set(folder, []);
        await add(folder, ({ name }) => name === settings.chart);
    }
    // A chart may depend on an umbrella chart without a word of the service.
    const lists = [...all].map((folder) => (0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'));
    const isAny = [...charts.values()].some((keys) => keys.length > 0);
    const linked = isAny ? (await files.containing('file://', lists)).map(repository_paths/* folderOf */.yS) : [];
    for (let level = 0; level < umbrella_chart_MOST_LEVELS; level += 1) {
        const above = [...charts.keys()].flatMap((folder) => /^(?:(.*)\/)?charts\/[^/]+$/.exec(folder)?.[1] ?? []);
        for (const folder of new Set([...linked, ...above])) {
            await add(folder, (each) => (charts.get((0,chart_files/* sourceFolderOf */.Rc)(files, folder, each) ?? ' ') ?? []).length > 0);
        }
    }
    return [...charts].map(([folder, keys]) => ({ folder, keys }));
    async function add(folder, isWanted) {
        const path = (0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml');
        if (!files.has(path))
            return;
        const dependencies = (await (0,source_files/* readable */.HD)((0,chart_files/* dependenciesOf */.hk)(files, folder, settings.chart))) ?? [];
        for (const { name, key } of dependencies)
            if (name !== settings.chart)
                seen.add(`${umbrella_chart_KIND}:${path}#${key}`);
        const keys = dependencies.filter(isWanted).map(({ key }) => key);
        if (keys.length > 0)
            charts.set(folder, [...new Set([...(charts.get(folder) ?? []), ...keys])]);
    }
}
/** Whether another kind has spoken for a chart: what names the service in it is no candidate any more. */
async function isClaimed(files, folder, unclaimed) {
    const own = ['Chart.yaml', 'requirements.yaml', 'values.yaml'].map((name) => (0,repository_paths/* inFolder */._z)(folder, name));
    const gone = own.filter((path) => files.has(path) && !unclaimed.has(path));
    return gone.some((path) => /lightdash/i.test(path)) || (await files.containing('lightdash', gone)).length > 0;
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
    const dependencies = isUmbrella ? [] : ((await (0,source_files/* readable */.HD)((0,chart_files/* dependenciesOf */.hk)(files, folder, settings.chart))) ?? []);
    const parts = all.filter(({ steps }) => !dependencies.some(({ key }) => key === steps[0]));
    const at = overlay ?? (files.has(own) ? own : path);
    const idOf = ({ steps, isInstance }) => isUmbrella
        ? `${umbrella_chart_KIND}:${overlay ?? path}#${steps.join('.')}`
        : (0,values_files/* idOfValues */.Zd)(at, isInstance ? [...steps, 'image'] : steps);
    const [main] = parts;
    const common = {
        kind: isUmbrella ? umbrella_chart_KIND : values_files/* VALUES_KIND */.AG,
        carrier: isUmbrella ? path : at,
        isRenderedByArgoCd: await (0,argo_cd/* mayBeRenderedByArgoCd */.V)(files, [path, at], settings),
        inputs: [...recorded.asked],
        secondOrder: [],
        variables: [],
    };
    return {
        overlay,
        parts,
        findings: parts.map((part) => {
            const unit = idOf(part.isInstance || main === undefined ? part : main);
            return { ...part.found, ...common, id: idOf(part), unit };
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
/** Whether a chart lies in another one's `charts` folder, or another one in the tree depends on it by its path. */
async function isPartOfAnother(files, folder) {
    const within = /^(?:(.*)\/)?charts\/[^/]+$/.exec(folder);
    if (within !== null && files.has((0,repository_paths/* inFolder */._z)(within[1] ?? '', 'Chart.yaml')))
        return true;
    const charts = [...(0,values_files/* chartFolders */.ue)(files)].map((each) => (0,repository_paths/* inFolder */._z)(each, 'Chart.yaml'));
    for (const path of await files.containing('file://', charts)) {
        const dependencies = (await (0,source_files/* readable */.HD)((0,chart_files/* dependenciesOf */.hk)(files, (0,repository_paths/* folderOf */.yS)(path), ''))) ?? [];
        const sources = dependencies.map((each) => (0,chart_files/* sourceFolderOf */.Rc)(files, (0,repository_paths/* folderOf */.yS)(path), each));
        if (sources.includes(folder))
            return true;
    }
    return false;
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
