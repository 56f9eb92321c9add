export const id = 6926;
export const ids = [6926];
export const modules = {

/***/ 6926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  argoCd: () => (/* binding */ argoCd)
});

// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(8662);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var candidates = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/deployment/finding.js
var deployment_finding = __webpack_require__(1831);
// EXTERNAL MODULE: ./build/deployment/repository-paths.js
var repository_paths = __webpack_require__(997);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(688);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/objects.js
var objects = __webpack_require__(2155);
// EXTERNAL MODULE: ./build/deployment/kinds/glob.js
var glob = __webpack_require__(6654);
// EXTERNAL MODULE: ./build/syntax/template-text.js
var template_text = __webpack_require__(6804);
;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/template.js

/** The text at a path, with its templates as written; null where there is none or it is null. */
function textAt(file, value, path) {
    const found = file.at(value, path);
    const scalar = file.scalar(found);
    const text = file.written(found);
    return text === null || scalar === null || scalar.type === 'null' ? null : { text, place: scalar.place };
}
/** Whether a switch is on. */
function isTrueAt(file, value, path) {
    return textAt(file, value, path)?.text.toLowerCase() === 'true';
}
/** Whether a text is filled in by Helm, by an ApplicationSet or from Argo CD's variables (`$ARGOCD_APP_NAME`). */
function isFilledIn(text) {
    return /\{\{|\$[A-Za-z_{(]/.test(text);
}
/** A text that means the same in YAML with or without quotes. Templates for other texts stay unfilled. */
const PLAIN = /^(?:[A-Za-z0-9_./^~+](?:[A-Za-z0-9_./:@+~^=*-]*[A-Za-z0-9_./@+~^=*-])?)?$/;
/** Fills `{{ .key }}`, or `{{key}}` in the older form, from the parameters. Functions are not called. */
function literalsOf(parameters) {
    return (action) => {
        const found = parameters.get(action.replace(/^\./, ''));
        return found !== undefined && PLAIN.test(found.text) ? found : null;
    };
}
/** Fills the templates in a single text, as far as possible. */
function fillTemplate(text, parameters) {
    return (0,template_text/* fillIn */.pz)(text, literalsOf(parameters)).text;
}
/**
 * Fills the templates in a part of a YAML file, as far as possible. A filled-in value has the place of its parameter.
 *
 * @throws ProblemError (`unparseable`) where the result alone is not YAML
 */
function filledPart(file, value, parameters) {
    const [start] = value.node.range ?? [0];
    // Keep the original column, because the following lines are indented relative to it.
    const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
    const text = `${' '.repeat(start - lineStart)}${file.sourceOf(value)}`;
    return (0,template_text/* filledYaml */.IM)(file.path, text, literalsOf(parameters), (offset) => file.placeAt(lineStart + offset));
}
/** A name only has to be stable, not correct. For a function call, its parameter is used unchanged. */
function filledName(name, parameters) {
    return (0,template_text/* fillIn */.pz)(name, (action) => parameters.get(/\.(\w[\w.]*)/.exec(action)?.[1] ?? '') ?? null).text;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/generators.js




/**
 * The parameters of an element from a generator that is not read, or that finds its elements outside the repository.
 */
const NOTHING = new Map();
const COST_OF_ELEMENT = 1_000;
/** No real element has more. */
const MOST_PARAMETERS = 1_000;
/** Reads the generators of a set (DETECTION 2.3): lists, files of this repository, and a matrix of those. */
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
    /** Members of the generators that are not read. */
    get unread() {
        return [...this.#unread.values()];
    }
    /**
     * The parameters of each application.
     *
     * @throws TreeError where the tree cannot be read
     */
    async elementsOf(generators) {
        const items = this.file.items(generators);
        const elements = [];
        for (const item of items)
            elements.push(...(await this.#elementsOfItem(item)));
        // An empty list may be filled in elsewhere.
        return items.length === 0 ? [NOTHING] : elements;
    }
    /** A matrix combines each element of a generator with each of the next, which may use the first one's parameters. */
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
    /** @param outer parameters from the generators before it in a matrix */
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
    /** Elements from files of this tree. If no file matches, the pattern means another repository. */
    async #elementsInFiles(git, outer) {
        const { files, file, budget } = this;
        const patterns = file.items(file.at(git, ['files'])).map((item) => {
            // A pattern with a sibling such as `exclude` is not read.
            const written = file.members(item).length === 1 ? textAt(file, item, ['path']) : null;
            return (0,repository_paths/* resolvePath */.o1)('', fillTemplate(written?.text ?? '[', outer).replace(/^\/+/, '')) ?? '[';
        });
        budget.left -= files.paths.length * patterns.length;
        const isTold = budget.left >= 0 && patterns.every(glob/* isReadable */.hS);
        const elements = [];
        for (const path of isTold ? files.paths : []) {
            // In Argo CD, `*` also matches across folders by default.
            if (!patterns.some((pattern) => (0,glob/* matchesGlob */.kt)(pattern.replaceAll('*', '**'), path)))
                continue;
            const content = await (0,source_files/* nullIfUnreadable */.e)(files.yaml(path));
            if (content === null)
                continue;
            const items = content.isMap(content.root) ? [content.root] : content.items(content.root);
            elements.push(...items.map((item) => new Map([...flat(content, item), ...aboutPath(path)])));
        }
        return elements.length === 0 ? [NOTHING] : elements;
    }
}
/** The parameters for the place of an element's file: `path.basename` and similar names. */
function aboutPath(path) {
    const folder = (0,repository_paths/* folderOf */.yS)(path);
    const name = (0,repository_paths/* baseNameOf */.mv)(folder);
    const texts = {
        path: folder,
        'path.path': folder,
        'path.basename': name,
        'path.basenameNormalized': name.toLowerCase().replace(/[^a-z0-9.-]/g, '-'),
        'path.filename': (0,repository_paths/* baseNameOf */.mv)(path),
        ...Object.fromEntries(folder.split('/').map((text, index) => [`path[${index}]`, text])),
    };
    const place = { file: path, line: 1, column: 1 };
    return new Map(Object.entries(texts).map(([key, text]) => [key, { text, place }]));
}
/** The scalars of a value by their paths: `a.b` inside a mapping, `a.0` inside a list. */
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
 * The applications in a file.
 *
 * @throws TreeError where the tree cannot be read
 */
async function applicationsIn(files, file, budget) {
    const applications = [];
    for (const { group, kind, value: root } of (0,objects/* objectsIn */.Qv)(file)) {
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
    // Without a source, a template may supply all of it.
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
/**
 * A parameter that is not known stays a template. If a filled-in element is not YAML or the budget is spent, the
 * unfilled template is kept as one more application.
 */
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
        const made = budget.left < 0 ? null : await (0,source_files/* nullIfUnreadable */.e)(fill());
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
/** The second-order parts of an application, its set and its sources (DETECTION section 6). */
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

// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(4889);
// EXTERNAL MODULE: ./build/deployment/chart-source.js
var chart_source = __webpack_require__(3518);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/findings.js
var findings = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/release.js + 2 modules
var helm_release = __webpack_require__(2065);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var helm_values = __webpack_require__(2185);
// EXTERNAL MODULE: ./build/deployment/kinds/template-variables.js
var template_variables = __webpack_require__(8966);
// EXTERNAL MODULE: ./build/deployment/image-answer.js
var image_answer = __webpack_require__(5114);
// EXTERNAL MODULE: ./build/deployment/reference.js
var reference = __webpack_require__(2431);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/kustomization.js
var kustomization = __webpack_require__(8715);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize.js + 3 modules
var kustomize = __webpack_require__(4298);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/image.js
var manifests_image = __webpack_require__(9382);
// EXTERNAL MODULE: ./build/syntax/embedded-yaml.js
var embedded_yaml = __webpack_require__(836);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/set-path.js
var set_path = __webpack_require__(935);
;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/values.js








/** No real application names more. */
const MOST_FILES = 200;
/**
 * A source with the files in its folder that override it (DETECTION 2.3, `.argocd-source`).
 *
 * @param folder the source's folder; null where it is not in this tree
 * @throws ProblemError where an override cannot be read
 */
async function sourceLayers(files, own, folder, application) {
    const layers = [own];
    const names = ['.argocd-source.yaml', `.argocd-source-${application.replaceAll('/', '')}.yaml`];
    for (const name of folder === null ? [] : names) {
        const file = await files.yaml((0,repository_paths/* inFolder */._z)(folder ?? '', name));
        if (file?.root != null)
            layers.unshift({ file, value: file.root });
    }
    return layers;
}
/** The values of all layers at a path. */
function allAt(layers, path) {
    return layers.flatMap(({ file, value }) => {
        const found = file.at(value, path);
        return found === null ? [] : [{ file, value: found }];
    });
}
/** The items of the first list at a path. Lists are replaced, not merged. */
function itemsAt(layers, path) {
    const [list] = allAt(layers, path);
    return list === undefined ? [] : list.file.items(list.value).map((value) => ({ file: list.file, value }));
}
function unseenValues(code, { text, place }) {
    return (0,helm_values/* unseenBecause */.xH)((0,problems_problem/* problemAt */.l4)(code, place, (0,quote_text/* quoteText */.o)(text)));
}
/** Keys that this gate reads. A value that comes from a file is not known. */
const READ = /(?:^|[.])(?:image|tag|repository|upgrade|migrationJob|strategy|enabled)(?:[.[]|$)/;
/**
 * Reads `helm.parameters`, which `fileParameters` override.
 *
 * @throws ProblemError where there are more than any release has
 */
function parameterValues(layers) {
    const hidden = [];
    for (const { file, value } of itemsAt(layers, ['helm', 'fileParameters'])) {
        const name = textAt(file, value, ['name']);
        if (name !== null && READ.test(name.text))
            hidden.push(unseenValues('external-values', name));
    }
    const settings = [];
    for (const { file, value } of itemsAt(layers, ['helm', 'parameters'])) {
        const name = textAt(file, value, ['name']);
        if (name === null)
            continue;
        const steps = (0,set_path/* stepsOf */.B)(name.text);
        const { text, place } = textAt(file, value, ['value']) ?? { text: '', place: name.place };
        if (isFilledIn(name.text))
            hidden.push(unseenValues('unresolved-template', name));
        else if (steps.length === 0)
            hidden.push(unseenValues('external-values', name));
        else
            settings.push({ steps, value: text, isText: isTrueAt(file, value, ['forceString']), place });
    }
    const [first] = settings;
    if (first === undefined)
        return hidden;
    const made = (0,embedded_yaml/* settingsAsYaml */.v)(first.place.file, settings);
    return [...hidden, (0,helm_values/* layerOf */.ZZ)(made)];
}
/**
 * Reads `helm.valuesObject`. Argo CD ignores `helm.values` beside it.
 *
 * @throws ProblemError where they are not YAML
 */
function ownValues(layers) {
    const objects = allAt(layers, ['helm', 'valuesObject']);
    const own = objects.length > 0 ? objects : allAt(layers, ['helm', 'values']).slice(0, 1);
    return own.flatMap(({ file, value }) => {
        if (file.isMap(value))
            return [(0,helm_values/* layerOf */.ZZ)(file, value)];
        const embedded = (0,embedded_yaml/* embeddedYaml */.S)(file, value);
        if (embedded?.isMap(embedded.root) === true)
            return [(0,helm_values/* layerOf */.ZZ)(embedded)];
        const text = textAt(file, value, []);
        return text !== null && isFilledIn(text.text) ? [unseenValues('unresolved-template', text)] : [];
    });
}
/**
 * Reads `helm.valueFiles`. Their paths start at the source, at the root, or at the root of a named source.
 *
 * @param folder the source's folder; null where it is not in this tree, as for a published chart
 * @param refs names of sources that may be this repository
 * @throws TreeError where the tree cannot be read
 */
async function fileValues(files, layers, folder, refs) {
    const mayBeMissing = layers.some((each) => isTrueAt(each.file, each.value, ['helm', 'ignoreMissingValueFiles']));
    const values = [];
    for (const [index, { file, value }] of itemsAt(layers, ['helm', 'valueFiles']).entries()) {
        const written = textAt(file, value, []) ?? { text: '', place: value.place };
        // A decryption plugin leaves the keys of these files readable.
        const text = written.text.replace(/^secrets:\/\/(?=[^/])/, '');
        const [, ref = null, rest = text] = /^\$([\w-]+)\/(.*)$/s.exec(text) ?? [];
        const base = ref !== null || rest.startsWith('/') ? '' : folder;
        const isElsewhere = text.includes('://') || (ref !== null && !refs.has(ref)) || index >= MOST_FILES;
        const isTold = base !== null && !isElsewhere && !isFilledIn(rest);
        const path = isTold ? (0,repository_paths/* resolvePath */.o1)(base, rest.replace(/^\/+/, '')) : null;
        const isMissing = path !== null && mayBeMissing && !files.has(path) && !(0,glob/* isPattern */.Pt)(path);
        // If this repository has the file's folder, the source is this repository. In another repository the file may
        // exist.
        if (isMissing && (ref === null || files.paths.some((each) => each.startsWith(`${(0,repository_paths/* folderOf */.yS)(path)}/`))))
            continue;
        const read = await (0,helm_values/* readValuesFile */.ZY)(files, path, written);
        values.unshift(isFilledIn(rest) ? unseenValues('unresolved-template', written) : read);
    }
    return values;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/images.js











/**
 * Reads the `kustomize.images` of a source, `name=newName:newTag`. They override the kustomization (DETECTION 2.3).
 *
 * @param folder the folder of the kustomization; null where it is not in this tree, so that only the images are known
 * @throws TreeError where the tree cannot be read
 */
async function readImages(files, layers, folder, { id, file: { path: carrier }, files: own, secondOrder }, settings) {
    const texts = itemsAt(layers, ['kustomize', 'images']).flatMap(({ file, value }) => textAt(file, value, []) ?? []);
    const images = texts.map((text) => ({ text, ...overrideOf(text) }));
    const common = { unit: id, isRenderedByArgoCd: true };
    const path = folder === null ? null : (0,kustomization/* kustomizationIn */.dq)(files, folder);
    if (folder !== null && path !== null && images.length > 0) {
        const found = await (0,kustomize.findingsOfKustomization)(files, folder, { owner: id, images }, settings);
        const told = found.map((each) => ({ ...each, ...common, secondOrder: [...each.secondOrder, ...secondOrder] }));
        return { found: told, used: found.length === 0 ? [] : [path] };
    }
    const found = images.flatMap((image) => {
        const read = readOverride(image, settings);
        if (read === null)
            return [];
        const { name, text, place } = image;
        const at = { id: `${id}#${name}`, carrier, inputs: [carrier, ...own], accounts: [place] };
        const variables = (0,template_variables/* variablesIn */.D)(text.text);
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
/** Null where it is not an image of the service, or where the kustomization keeps its tag. */
function readOverride({ name, newName, newTag: tag, digest, text, place }, settings) {
    if (tag === null && digest === null)
        return null;
    const named = (0,reference/* parseImageReference */.o_)(name);
    const isService = named !== null && (0,reference/* classifyImage */._u)(named, settings.images) !== 'other';
    const image = { name: newName ?? { text: name, place }, tag, digest };
    const read = (0,manifests_image/* readImage */.AM)(image, { source: text.text, isService }, settings);
    if (read !== null || !isService)
        return read;
    const problem = (0,problems_problem/* problemAt */.l4)('custom-image', place, (0,quote_text/* quoteText */.o)(text.text), { subject: 'image' });
    return { answer: (0,image_answer/* problemAnswer */.aV)(problem), place, notices: [] };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/source.js












/**
 * Reads what a source deploys. A source without a chart is read as a kustomization or as plain manifests.
 *
 * @throws TreeError where the tree cannot be read
 * @throws ProblemError where a deciding part cannot be read
 */
async function readSource(files, source, owner, settings) {
    const { id, file, secondOrder } = owner;
    const carrier = file.path;
    const { value, place } = source;
    const nothing = { found: [], used: [] };
    const chart = chartOf(files, source, settings);
    const unclear = unclearTemplate(file, value);
    if (chart === null) {
        if (unclear !== null && owner.namesService)
            throw new problems_problem/* ProblemError */.Mm(unclear);
        return nothing;
    }
    const recorded = files.recorded();
    const folder = chart.kind === 'folder' ? chart.path : null;
    const layers = await sourceLayers(recorded, { file, value }, folder, owner.name);
    const hasChart = folder !== null && files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'));
    const isOther = folder !== null && (!hasChart || file.at(value, ['kustomize']) !== null);
    if (isOther || chart.kind === 'unknown') {
        const images = await readImages(files, layers, folder, owner, settings);
        if (isOther || images.found.length > 0)
            return images;
    }
    const refs = new Set(owner.sources.flatMap(({ ref }) => ref ?? []));
    const hidden = unclear === null ? [] : [(0,helm_values/* unseenBecause */.xH)(unclear)];
    const inFiles = await fileValues(recorded, layers, folder, refs);
    const values = [...hidden, ...parameterValues(layers), ...ownValues(layers), ...inFiles];
    const reading = await (0,helm_release/* readHelmRelease */.q)(recorded, { chart, values, place }, settings);
    if (reading === null) {
        // An unknown chart may be the service's if the application is named after the service.
        if (chart.kind === 'unknown' && owner.namesService)
            throw new problems_problem/* ProblemError */.Mm(chart.problem);
        return nothing;
    }
    const variables = reading.answer.status === 'problem' ? (0,template_variables/* variablesIn */.D)(reading.answer.problem.found) : [];
    const used = [...recorded.asked];
    const inputs = [...new Set([carrier, ...owner.files, ...used])];
    const release = { kind: 'argo-cd', id, carrier, inputs, isRenderedByArgoCd: true, secondOrder, variables };
    return { found: (0,findings/* findingsOfRelease */.X)(reading, release), used };
}
/**
 * The chart or folder that a source renders, whether or not the folder has a chart. Null for a source that only names a
 * repository of values files.
 */
function chartOf(files, source, settings) {
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
        return publishedChart({ text: settings.chart, place }, chart_source/* OFFICIAL_REPOSITORY */.hi, revision && { ...revision, text });
    }
    if (isFilledIn(path.text))
        return unknownChart('unresolved-template', path);
    const isHere = folder !== null && (folder === '' || files.paths.some((each) => each.startsWith(`${folder}/`)));
    if (isHere)
        return { kind: 'folder', path: folder };
    return unknownChart('external-values', { text: `${repository} ${path.text}`.trim(), place: path.place });
}
function unknownChart(code, { text, place }) {
    return { kind: 'unknown', problem: (0,problems_problem/* problemAt */.l4)(code, place, (0,quote_text/* quoteText */.o)(text), { subject: 'image' }) };
}
function publishedChart(chart, repository, version) {
    if (isFilledIn(chart.text))
        return unknownChart('unresolved-template', chart);
    const name = chart.text.split('/').findLast((part) => part !== '') ?? '';
    return { kind: 'published', name, version, repository: repository === '' ? null : repository, problem: null };
}
/** Why some members of a source are unknown: a template may add or remove them. */
function unclearTemplate(file, { node }) {
    const [start, , end] = node.range ?? [0, 0, 0];
    // The parser treats such trailing lines as blank.
    const after = /^(?:[ \t]*\n|[ \t]*\{\{.*\n)*/.exec(file.text.slice(end))?.[0] ?? '';
    const text = file.text.slice(start, end) + after;
    const [first] = (0,template_text/* unclearTemplates */.A8)(text, template_text/* ANY_LINE */.sR).sort((one, other) => one.line - other.line);
    if (first === undefined)
        return null;
    const lines = text.split('\n').slice(0, first.line);
    const offset = lines.join('\n').length - (lines.at(-1)?.trimStart().length ?? 0);
    return (0,problems_problem/* problemAt */.l4)('unresolved-template', file.placeAt(start + offset), (0,quote_text/* quoteText */.o)(`{{ ${first.text} }}`));
}

// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/second-order.js + 1 modules
var second_order = __webpack_require__(6461);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests.js
var manifests = __webpack_require__(8036);
;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd.js














const KIND = 'argo-cd';
/**
 * Argo CD Applications and ApplicationSets (DETECTION 2.3). Each application, or each element of a set, is one
 * deployment.
 */
const argoCd = {
    async read(files, candidates, settings) {
        if (candidates.length === 0)
            return deployment_finding/* NOTHING_READ */.pp;
        const { applications, claimed } = await allApplications(files, settings);
        const ids = (0,manifests.uniqueIds)(applications.map(({ file, name }) => `${KIND}:${file.path}#${name}`));
        const reader = new second_order/* SecondOrderReader */.E();
        const known = new Set(candidates);
        const leads = mayLeadToCandidate(candidates);
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
            links.push(...linksOf(owner, isDeploying).map((link) => ({ ...link, setsMode })));
        }
        const found = readings.flatMap((reading) => reading.found);
        const idsOfFound = (0,manifests.uniqueIds)(found.map(({ id }) => id));
        return {
            found: found.map((each, index) => ({ ...each, id: idsOfFound[index] ?? each.id })),
            claimed: [...new Set([...claimed, ...readings.flatMap(({ used }) => used)])],
            seen: [...new Set([...ids, ...idsOfFound])],
            links,
        };
    },
};
/**
 * All applications, including those that do not name the service, because they may set the tag of a chart that does.
 * `claimed` are the files that hold nothing else.
 */
async function allApplications(files, settings) {
    const applications = [];
    const claimed = [];
    const budget = { left: 20_000_000 };
    const isSearched = (0,candidates/* searchTest */.Ln)(settings);
    const manifests = files.paths.filter((path) => /\.(?:ya?ml|json)$/.test(path) && isSearched(path));
    for (const path of await files.containing('argoproj.io', manifests)) {
        const file = await (0,source_files/* nullIfUnreadable */.e)(files.yaml(path));
        const own = file === null ? [] : await applicationsIn(files, file, budget);
        if (file !== null && own.length > 0 && (0,objects/* objectsIn */.Qv)(file).every(objects/* isOfAnotherKind */.Jq))
            claimed.push(path);
        applications.push(...own);
    }
    return { applications, claimed };
}
/**
 * Whether the application or its destination is named after the service. A longer name, such as that of the database
 * beside it, does not count.
 */
function isNamed({ name, sources }) {
    const ledTo = sources.flatMap(({ path, chart }) => [path?.text ?? '', chart?.text ?? '']).join(' ');
    return (0,service_names/* namesService */.cM)(/lightdash/i.test(name) ? name : ledTo);
}
/** A cheap test whether a source of an application points to a candidate. In a large repository most do not. */
function mayLeadToCandidate(candidates) {
    const folders = (0,repository_paths/* foldersOf */.pd)(candidates);
    const names = [...new Set(candidates.map((path) => (0,repository_paths/* baseNameOf */.mv)(path)))];
    return ({ file, sources }) => sources.some(({ value, path }) => {
        if (path !== null && folders.has(normalPath(path.text)))
            return true;
        const valueFiles = file.at(value, ['helm', 'valueFiles']);
        return valueFiles !== null && names.some((name) => file.sourceOf(valueFiles).includes(name));
    });
}
/** A path without redundant parts; unchanged if it leads out of the repository. */
function normalPath(path) {
    return (0,repository_paths/* resolvePath */.o1)('', path.replace(/^\/+/, '')) ?? path;
}
/** @param isOurs whether the application concerns the service; otherwise its unreadable sources are ignored */
async function readSources(files, owner, isOurs, settings) {
    const readings = [];
    for (const source of owner.sources) {
        try {
            readings.push(await readSource(files, source, owner, settings));
        }
        catch (error) {
            const problem = (0,problems_problem/* thrownProblem */.AI)(error);
            const { id, file, secondOrder } = owner;
            const variables = (0,template_variables/* variablesIn */.D)(problem.found);
            const finding = (0,deployment_finding/* unreadableFinding */.jg)(KIND, id, file.path, problem, [file.path, ...owner.files]);
            if (isOurs)
                readings.push({ found: [{ ...finding, isRenderedByArgoCd: true, secondOrder, variables }], used: [] });
        }
    }
    return readings;
}
/**
 * The links of the sources in git. A source for values files often points to the root of a repository. It is a link
 * only if the application is the service's, because nothing else shows which repository it is.
 */
function linksOf(owner, isDeploying) {
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


/***/ }),

/***/ 6654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pt: () => (/* binding */ isPattern),
/* harmony export */   hS: () => (/* binding */ isReadable),
/* harmony export */   kt: () => (/* binding */ matchesGlob)
/* harmony export */ });
/** Nobody writes longer patterns. */
const LONGEST_PATTERN = 500;
/** Whether a path contains wildcards, including unsupported ones. */
function isPattern(path) {
    return /[*?[{]/.test(path);
}
/** Whether a pattern uses only `*`, `?` and `**`. */
function isReadable(pattern) {
    return pattern.length <= LONGEST_PATTERN && !/[[\]{}\\()!]/.test(pattern);
}
/** Whether a path matches a pattern. The time grows at most with the product of their lengths. */
function matchesGlob(pattern, path) {
    // How many characters of the path the pattern may have consumed so far.
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


/***/ }),

/***/ 935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ stepsOf)
/* harmony export */ });
/** The keys and list indexes in the name of a Helm setting, `a.b[0].c\.d`; empty where it cannot be read. */
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


/***/ }),

/***/ 6804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ unclearTemplates),
/* harmony export */   IM: () => (/* binding */ filledYaml),
/* harmony export */   pz: () => (/* binding */ fillIn),
/* harmony export */   sR: () => (/* binding */ ANY_LINE)
/* harmony export */ });
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7666);

/** A template on one line. Longer templates stay as they are, which is never a version. */
const ACTION = /\{\{([^{}\n]*)\}\}/g;
/** The most templates that are filled in for one text. */
const MOST_FILLED_IN = 1_000;
/** Longer texts are not versions, names or paths. */
const LONGEST_LITERAL = 500;
/** The part of a word before a template, including its opening quote. */
const WORD = /["']?[^\s"'{},[\]]*$/;
/** Fills in the templates that have a literal. The word around a filled-in template gets the literal's place. */
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
 * Parses YAML after its templates are filled in with literals. Other templates stay as they are.
 *
 * @param placeAt the place of an offset in the original text
 * @throws ProblemError (`unparseable`)
 */
function filledYaml(path, text, literals, placeAt) {
    const filled = fillIn(text, literals);
    return new _yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .YamlFile */ ._(path, filled.text, {
        placeAt(offset) {
            const { from, source, place } = filled.pieces.findLast((piece) => piece.from <= offset) ?? { from: 0, source: 0 };
            return place ?? placeAt(source + offset - from);
        },
    });
}
/** For texts in which any line may decide. */
const ANY_LINE = /\S/;
/**
 * The templates in a text that may change lines that decide.
 *
 * @param isRead matches a line that decides
 */
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
        // A condition before a deciding text may end on the same line.
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
/** A template that may insert a mapping or a list into a line. */
const MANY = /\b(?:to(?:Raw)?(?:Yaml|Json)|include|tpl|n?indent)\b/;


/***/ })

};
