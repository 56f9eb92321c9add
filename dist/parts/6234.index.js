export const id = 6234;
export const ids = [6234];
export const modules = {

/***/ 59216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ mayBeRenderedByArgoCd)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2078);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60688);



const IS_APPLICATION = /["']?kind["']?\s*:\s*["']?Application(?:Set)?["']?\s*(?:[,}#]|$)/m;
const known = new WeakMap();
/**
 * Whether Argo CD renders a chart with these values, or may. An Application in the tree then names the service's chart
 * or a folder of these files. Applications in other repositories cannot be seen.
 *
 * @param paths the files that a release is read from
 */
async function mayBeRenderedByArgoCd(files, paths, { chart }) {
    const reading = known.get(files.paths) ?? readApplications(files, chart);
    known.set(files.paths, reading);
    const folders = [...new Set(paths.map(_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS))];
    return (await reading).some((each) => each.isOfService || folders.some((folder) => uses(each.text, folder)));
}
/** All files with an Application or an ApplicationSet. */
async function readApplications(files, chart) {
    const manifests = files.paths.filter((path) => /\.(?:ya?ml|json)$/.test(path));
    const found = [];
    for (const path of await files.containing('argoproj.io', manifests)) {
        const text = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)(files.text(path));
        if (text !== null && IS_APPLICATION.test(text))
            found.push({ text, isOfService: (0,_service_names_js__WEBPACK_IMPORTED_MODULE_1__/* .namesService */ .cM)(text, { images: [], chart }) });
    }
    return found;
}
/** Whether an application names a folder, or a pattern for all its siblings. */
function uses(text, folder) {
    if (folder === '')
        return /["']?path["']?\s*:\s*["']?\.?\/?["']?\s*(?:[,}#]|$)/m.test(text);
    const above = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(folder);
    const all = above === '' ? [] : [`${above}/*`, `${above}/{{`];
    return [folder, ...all].some((each) => text.includes(each));
}


/***/ }),

/***/ 6950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ KustomizationGraph)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2078);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40334);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32541);
/* harmony import */ var _kustomization_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78715);





/** The most environments of one file that are distinguished. */
const MOST_ROOTS = 50;
const GRAPHS = new WeakMap();
/** The kustomizations of a tree, and what each of them includes. */
class KustomizationGraph {
    files;
    own;
    /** Null for a file without a kustomization. */
    #kustomizations = new Map();
    /** The files that each kustomization includes. */
    #references = new Map();
    /** Parents by included file. */
    #parents = new Map();
    /** @param own paths of the kustomizations in the searched folders; others are only read through these */
    constructor(files, own) {
        this.files = files;
        this.own = own;
    }
    /** Reads the kustomizations of a tree, once for all kinds. */
    static of(files, settings) {
        const known = GRAPHS.get(files) ?? KustomizationGraph.#read(files, settings);
        GRAPHS.set(files, known);
        return known;
    }
    static async #read(files, settings) {
        const { folder, environments } = settings;
        const isOwn = (path) => (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .isKustomizationFile */ .yi)(path) && !(0,_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .isExcluded */ .RF)(path, folder, environments);
        const own = files.paths.filter(isOwn).sort();
        const graph = new KustomizationGraph(files, own);
        const pending = [...own];
        // References are appended to the list during the loop.
        for (const path of pending) {
            if (graph.#references.has(path))
                continue;
            const read = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)(files.yaml(path).then((file) => file && (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_2__/* .readKustomization */ .kG)(file)));
            const texts = [...(read?.resources ?? []), ...(read?.components ?? [])];
            const references = texts.flatMap(({ text }) => (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveReference */ .sX)(files, (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(path), text) ?? []);
            references.push(...(0,_kustomization_js__WEBPACK_IMPORTED_MODULE_2__/* .kustomizationsIn */ .oX)(files, (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(path)).slice(1));
            graph.#kustomizations.set(path, read);
            graph.#references.set(path, references);
            pending.push(...references.filter(_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .isKustomizationFile */ .yi));
            for (const each of references)
                graph.#parents.set(each, [...(graph.#parents.get(each) ?? []), path]);
        }
        return graph;
    }
    /** The roots of a tree. If kustomizations only include each other, the first by path is a root. */
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
     * The kustomizations between a file and each root above it, innermost first, by the root's folder. If there are too
     * many roots, one unnamed entry holds all kustomizations.
     */
    waysFrom(path) {
        const above = this.#above(path);
        const roots = above.filter((each) => !this.#parents.has(each));
        if (roots.length === 0 || roots.length > MOST_ROOTS)
            return new Map([['', this.withComponents(above)]]);
        const wayTo = (root) => above.filter((each) => each === root || this.#above(each).includes(root));
        return new Map(roots.map((root) => [(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(root), this.withComponents(wayTo(root))]));
    }
    /** All kustomizations that include a file, innermost first, with their components. */
    around(path) {
        return this.withComponents(this.#above(path));
    }
    /** Some kustomizations together with their components. */
    withComponents(paths) {
        const all = new Set(paths);
        for (const path of all) {
            for (const each of this.#references.get(path) ?? [])
                if (this.#isComponent(each))
                    all.add(each);
        }
        return [...all].flatMap((path) => this.#kustomizations.get(path) ?? []);
    }
    /** What each kustomization includes, as links that begin and end at its own file. */
    links() {
        return [...this.#kustomizations].flatMap(([path, read]) => {
            if (read === null)
                return [];
            const includes = [...read.resources, ...read.components].map(({ text, place }) => {
                return { text: (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveReference */ .sX)(this.files, (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(path), text) ?? text, place };
            });
            const place = { file: path, line: null, column: null };
            const nothing = { repository: null, revision: null, namesService: false, secondOrder: [] };
            return [{ ...nothing, id: `kustomize:${path}#includes`, path, place, includes }];
        });
    }
    /** Whether one of some kustomizations includes a file directly. */
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


/***/ }),

/***/ 36234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findingsOfKustomization: () => (/* binding */ findingsOfKustomization),
  kustomize: () => (/* binding */ kustomize)
});

// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var deployment_candidates = __webpack_require__(40334);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(91831);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
// EXTERNAL MODULE: ./build/deployment/kinds/facts.js
var facts = __webpack_require__(32541);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/argo-cd.js
var argo_cd = __webpack_require__(59216);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/reader.js
var reader = __webpack_require__(37032);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/syntax/located.js
var located = __webpack_require__(60460);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var helm_values = __webpack_require__(32185);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/containers.js
var containers = __webpack_require__(691);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/objects.js
var manifests_objects = __webpack_require__(22155);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/chart.js
var chart = __webpack_require__(42761);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/layers.js
var releases_layers = __webpack_require__(73315);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/kustomization.js
var kustomization = __webpack_require__(78715);
;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/build.js












/** The patch files of a kustomization, which are not objects on their own. */
function patchFilesOf(files, layer) {
    const named = ['patches', 'patchesJson6902'].flatMap((key) => (0,located/* itemsAt */.Ct)(layer, key).map((patch) => (0,located/* textAt */.$6)(patch, 'path')));
    const listed = (0,located/* itemsAt */.Ct)(layer, 'patchesStrategicMerge').map((patch) => (0,located/* textAt */.$6)(patch));
    return [...named, ...listed].map((path) => (0,repository_paths/* resolvePath */.o1)(layer.folder, path) ?? '').filter((path) => files.has(path));
}
/** Limits a build. Only a kustomization that includes itself repeatedly exceeds this. */
const MOST_PARTS = 5_000;
/**
 * Builds a kustomization, limited to its images.
 *
 * @param start its file, or files of objects that are included directly
 * @param over further `images`, which replace those with the same name
 * @throws ProblemError where a kustomization on the way cannot be read, or includes itself
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
    /** @param from index of the first part that it changes; a component changes everything its parent has so far */
    async function addLayer(path, stack, from) {
        const refuse = (why) => new problems_problem/* ProblemError */.Mm((0,problems_problem/* problemAt */.l4)('unparseable', { file: path, line: 1, column: 1 }, why));
        const others = (0,kustomization/* kustomizationsIn */.oX)(files, (0,repository_paths/* folderOf */.yS)(path)).filter((each) => each !== path);
        if (others.length > 0)
            throw refuse(`${(0,quote_text/* quoteText */.o)(others.join(', '))} beside it is one more kustomization`);
        if (stack.includes(path))
            throw refuse(`it leads back to itself by ${(0,quote_text/* quoteText */.o)(stack.at(-1) ?? path)}`);
        count += 1;
        if (count > MOST_PARTS)
            throw refuse(`more than ${MOST_PARTS} kustomizations`);
        const file = await files.yaml(path);
        const layer = file === null ? null : (0,kustomization/* readKustomization */.kG)(file);
        built.files.add(path);
        if (layer === null)
            return;
        for (const patch of patchFilesOf(files, layer))
            built.files.add(patch);
        const inner = [...stack, path];
        for (const reference of layer.resources) {
            const at = (0,kustomization/* resolveReference */.sX)(files, layer.folder, reference.text);
            if (at === null)
                unseen.push(reference);
            else if ((0,facts/* isKustomizationFile */.yi)(at))
                await addLayer(at, inner, parts.length);
            else
                await addObjects(at);
            if (parts.length > MOST_PARTS)
                throw refuse(`more than ${MOST_PARTS} images`);
        }
        for (const entry of (0,located/* itemsAt */.Ct)(layer, 'helmCharts')) {
            const name = (0,located/* textAt */.$6)(entry, 'releaseName') || (0,located/* textAt */.$6)(entry, 'name');
            add(name, { release: await releaseOfChart(files, layer, entry) });
        }
        for (const reference of layer.components) {
            const at = (0,kustomization/* resolveReference */.sX)(files, layer.folder, reference.text);
            if (at !== null && (0,facts/* isKustomizationFile */.yi)(at))
                await addLayer(at, inner, from);
            else
                unseen.push(reference);
        }
        for (const part of parts.slice(from))
            part.layers.push(layer);
        const isReplaced = ({ name }) => stack.length === 0 && over.some((each) => each.name === name);
        const some = parts.slice(from);
        for (const part of some)
            part.replaced.push(...layer.images.filter(isReplaced));
        override(some, layer.images.filter((each) => !isReplaced(each)));
        if (stack.length === 0)
            override(parts, over);
    }
    function override(some, images) {
        built.overrides.push(...images);
        for (const part of some)
            part.overrides.push(...images);
    }
    function add(name, source) {
        parts.push({ name, source, layers: [], overrides: [], replaced: [] });
    }
    async function addObjects(path) {
        const file = await (0,source_files/* nullIfUnreadable */.e)(files.yaml(path));
        const objects = file === null ? [] : (0,manifests_objects/* objectsIn */.Qv)(file);
        const own = objects.filter((object) => !(0,manifests_objects/* isOfAnotherKind */.Jq)(object));
        if (file !== null && own.length === objects.length)
            built.files.add(path);
        for (const image of own.flatMap(containers/* imagesOf */.I))
            add(image.id, { image });
    }
}
const INLINE = ['values', 'valuesInline'];
const FILE = ['files', 'valuesFile'];
/**
 * Reads an entry of `helmCharts` as a release. Kustomize passes `additionalValuesFiles` to Helm after `valuesFile` and
 * `valuesInline`, so they win, and the last one wins over the others.
 */
async function releaseOfChart(files, from, entry) {
    const merge = (0,located/* textAt */.$6)(entry, 'valuesMerge');
    const isReplaced = merge === 'replace' && (0,located/* allAt */.Nc)([entry], 'valuesInline').length > 0;
    const own = isReplaced ? [INLINE] : merge === 'merge' ? [FILE, INLINE] : [INLINE, FILE];
    const file = async (named) => [await (0,helm_values/* readValuesFile */.ZY)(files, (0,repository_paths/* resolvePath */.o1)(from.folder, named.text), named)];
    const values = await (0,releases_layers/* readLayers */.n)([['files', 'additionalValuesFiles'], ...own], [entry], { file });
    return { chart: chartOf(files, from, entry), values, place: entry.value.place };
}
function chartOf(files, from, entry) {
    const [name, version] = [(0,kustomization/* placedTextAt */.cA)(entry, 'name'), (0,kustomization/* placedTextAt */.cA)(entry, 'version')];
    const home = (0,located/* textAt */.$6)(entry, 'chartHome') || (0,located/* textAt */.$6)(from, 'helmGlobals', 'chartHome') || 'charts';
    // Kustomize uses a chart that is already there, whatever its version.
    for (const each of [`${home}/${name?.text}-${version?.text}/${name?.text}`, `${home}/${name?.text}`]) {
        const path = (0,repository_paths/* resolvePath */.o1)(from.folder, each);
        if (name !== null && path !== null && files.has((0,repository_paths/* inFolder */._z)(path, 'Chart.yaml')))
            return { kind: 'folder', path };
    }
    return (0,chart/* publishedChart */.lR)(name ?? { text: '', place: entry.value.place }, (0,located/* textAt */.$6)(entry, 'repo'), version);
}

// EXTERNAL MODULE: ./build/syntax/template-variables.js
var template_variables = __webpack_require__(37850);
// EXTERNAL MODULE: ./build/deployment/image-answer.js
var image_answer = __webpack_require__(5114);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/findings.js
var findings = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/release.js + 5 modules
var helm_release = __webpack_require__(90064);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/declarations.js
var declarations = __webpack_require__(13358);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/image.js
var manifests_image = __webpack_require__(69382);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/release-images.js
var release_images = __webpack_require__(83674);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/second-order.js + 1 modules
var second_order = __webpack_require__(56461);
;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/findings.js

















/**
 * The deployments of the service in a build, and the ids of everything it deploys. The build's own id is added if not
 * all of it is visible.
 */
async function readBuilt(files, built, { isRoot, ...owner }, settings) {
    const { parts } = built;
    const names = parts.map(({ name, source }) => ('image' in source ? name : `HelmChart/${name}`));
    // A root that includes an object several times deploys several environments.
    const hasTwins = new Set(names).size < names.length;
    const folders = parts.map(({ layers }) => {
        if (isRoot)
            return `${owner.kind}:${homeOf(layers) || '.'}`;
        return hasTwins ? `${owner.id}@${homeOf(layers) || '.'}` : owner.id;
    });
    const ids = (0,reader.uniqueIds)(names.map((name, index) => `${folders[index]}#${name}`));
    const context = { files, reader: new second_order/* SecondOrderReader */.E(), settings };
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
/**
 * The folder that identifies a part: that of its innermost kustomization, or of one above it. A kustomization that
 * lists subfolders does not count.
 */
function homeOf(layers) {
    const folders = layers.filter(({ isComponent }) => !isComponent).map(({ folder }) => folder);
    const isBelow = (inner, outer) => outer === '' || inner.startsWith(`${outer}/`);
    return folders.reduce((home, folder, index) => (isBelow(folders[index - 1] ?? home, folder) ? home : folder), folders[0] ?? '');
}
async function readBuiltImage(named, { layers, overrides, replaced }, common, { files, reader, settings }) {
    const { built, accounts: read, by } = overridden(named, overrides);
    const accounts = [...read, ...replaced.filter(({ name }) => name === named.image.name.text).flatMap(kustomization/* placesOf */.ek)];
    const text = (0,manifests_image/* imageText */.f1)(built.image);
    const { place } = built.image.name;
    // A service image renamed to an unknown name is either a custom build or other software. Nobody can tell which.
    const custom = (0,containers/* readNamedImage */.T)(named, settings) && (0,image_answer/* refusedImage */.y)((0,problems_problem/* problemAt */.l4)('custom-image', place, (0,quote_text/* quoteText */.o)(text)), place);
    const reading = (0,containers/* readNamedImage */.T)(built, settings) ?? custom;
    if (reading === null)
        return [];
    const names = (0,kustomization/* namesThrough */.Ix)(layers, named.object.name);
    const told = await reader.read(files, layers, { names, container: named.name });
    // What a patch sets shows where no `images` win over it.
    const winners = { key: `${common.id}#images`, text: by.join('\n'), place };
    const secondOrder = told.length === 0 || by.length === 0 ? told : [...told, winners];
    const variables = [...new Set([...(0,template_variables/* variablesIn */.DF)(text), ...(0,second_order/* variablesOf */.h)(secondOrder)])];
    const own = (0,declarations/* declarationsOf */.R)(named.object);
    const declared = (0,image_answer/* declaredUnder */.VP)(await reader.setsMode(files, layers, { names }), own);
    const { containerVariables } = named;
    return [{ ...finding/* PLAIN */.tZ, ...common, ...reading, containerVariables, declared, accounts, secondOrder, variables }];
}
/**
 * Applies `images` to an image: each override with its name sets a new name, tag and digest. Kustomize does not
 * recognise an image with anything but a tag after its name.
 */
function overridden(named, overrides) {
    let built = named;
    const accounts = [named.image.name.place];
    const by = [];
    for (const override of named.isListed ? overrides : []) {
        const { name, newName, newTag, digest } = override;
        const { image } = built;
        if (image.name.text !== name || !/^[\w.{}-]*$/.test(image.tag?.text ?? ''))
            continue;
        const set = newTag === null && digest === null ? {} : { tag: newTag, digest };
        const source = newTag?.text ?? newName?.text ?? built.source;
        built = { ...built, image: { ...image, name: newName ?? image.name, ...set }, source };
        accounts.push(...(0,kustomization/* placesOf */.ek)(override));
        if (newName !== null || 'tag' in set)
            by.push(`${name}=${newName?.text ?? ''}`);
    }
    return { built, accounts, by };
}
async function readBuiltChart(release, { name, layers, overrides }, common, { files, reader, settings }) {
    const reading = await (0,helm_release/* readHelmRelease */.q)(files, release, settings);
    if (reading.length === 0)
        return [];
    const what = { names: (0,kustomization/* namesThrough */.Ix)(layers, name), isChart: true };
    const secondOrder = await reader.read(files, layers, what);
    const changed = (0,release_images/* withImages */.nS)(reading, overrides, (0,release_images/* renderedBy */.le)(release, settings), settings);
    const found = (0,findings/* findingsOfRelease */.Xm)(changed, { ...common, secondOrder, variables: (0,second_order/* variablesOf */.h)(secondOrder) });
    const setsMode = await reader.setsMode(files, layers, what);
    return found.map((each) => ({ ...each, unit: common.unit, declared: (0,image_answer/* declaredUnder */.VP)(setsMode, each.declared) }));
}
/** Files that concern only this release: its values, and a local chart. */
function filesOfRelease({ chart, values }) {
    const own = chart.kind === 'folder' ? ['Chart.yaml', 'values.yaml'].map((name) => (0,repository_paths/* inFolder */._z)(chart.path, name)) : [];
    return [...values.filter(helm_values/* isSeen */.U4).map(({ file }) => file.path), ...own];
}
/** An address: a scheme, `git@host:…`, or a host with a dot before a path. */
const REMOTE = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?\/)/i;
/**
 * Links to resources in other repositories. They count as the service's if the address names it and no override here
 * sets the tag.
 */
function linksOf({ unseen, overrides }, owner, settings) {
    const isSet = overrides.some((each) => each.newTag !== null && (0,release_images/* overridesService */.TP)(each, settings));
    return unseen.flatMap(({ text, place }, index) => {
        if (!REMOTE.test(text))
            return [];
        const [repository = '', query = ''] = text.split('?', 2);
        const revision = /(?:^|&)(?:ref|version)=([^&]*)/.exec(query)?.[1] ?? null;
        const namesService = !isSet && (0,service_names/* namesServiceInAddress */.nM)(text, settings);
        const id = `${owner}#resources[${index}]`;
        // An address never matches a path of this repository.
        return [{ id, repository, revision, path: text, place, namesService, secondOrder: [] }];
    });
}

// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/graph.js
var kustomize_graph = __webpack_require__(6950);
;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/reader.js













const KIND = 'kustomize';
/** Kustomizations: the images of each root after its build, and the charts that it inflates (docs/detection.md#kustomize). */
const kustomize = {
    async read(files, candidates, settings) {
        const wanted = new Set(candidates);
        const isSearched = (0,deployment_candidates/* searchTest */.Ln)(settings);
        const readings = [];
        const graph = await kustomize_graph/* KustomizationGraph */.e.of(files, settings);
        for (const { path, reached } of graph.roots()) {
            const own = [...reached];
            // The candidate search skips excluded folders, even if a root includes them.
            const hidden = isSearched(path) ? own.filter((each) => !isSearched(each)) : [];
            const isOurs = own.some((each) => wanted.has(each));
            if (!isOurs && (hidden.length === 0 || (await files.containing('lightdash', hidden)).length === 0))
                continue;
            const owner = { kind: KIND, id: `${KIND}:${(0,repository_paths/* folderOf */.yS)(path) || '.'}`, carrier: path, isRoot: true };
            readings.push(await readBuild(files, owner, { start: path, own }, settings));
        }
        return {
            // Two roots may include the same folder.
            found: (0,reader.withUniqueIds)(readings.flatMap(({ found }) => found)),
            claimed: [...new Set(readings.flatMap(({ claimed }) => claimed))],
            seen: [...new Set(readings.flatMap(({ seen }) => seen))],
            links: [...graph.links(), ...readings.flatMap(({ links }) => links)],
        };
    },
};
/** @param own files that show whether the service is concerned if the build fails */
async function readBuild(files, owner, { start, over, own }, settings) {
    const recorded = files.recorded();
    try {
        const built = await build(recorded, start, over);
        const read = await readBuilt(recorded, built, owner, settings);
        // Only a chart has hooks, and Argo CD runs them in its own way.
        const hasCharts = built.parts.some(({ source }) => 'release' in source);
        const isRenderedByArgoCd = hasCharts && (await (0,argo_cd/* mayBeRenderedByArgoCd */.V)(files, [owner.carrier, ...read.claimed], settings));
        return isRenderedByArgoCd ? { ...read, found: read.found.map((each) => ({ ...each, isRenderedByArgoCd })) } : read;
    }
    catch (error) {
        const problem = (0,problems_problem/* thrownProblem */.AI)(error);
        const inputs = [...new Set([...recorded.asked, ...own])].sort();
        const texts = await Promise.all(inputs.map((path) => (0,source_files/* nullIfUnreadable */.e)(files.text(path))));
        const isOurs = texts.some((text) => text !== null && (0,service_names/* namesServiceImage */.Tu)(text, settings.images));
        const { kind, id, carrier } = owner;
        const found = isOurs ? [(0,finding/* unreadableFinding */.jg)(kind, id, carrier, problem, inputs)] : [];
        return { found, claimed: isOurs ? own : [], seen: [id], links: [] };
    }
}
/**
 * What a folder's kustomization deploys when another object applies images after it. Without a kustomization, all
 * manifests of the folder count.
 *
 * @param owner id of that object; the findings have its kind, and their ids begin with it
 */
async function findingsOfKustomization(files, folder, { owner: id, images: over }, settings) {
    const [, kind = '', carrier = ''] = /^([^:]*):([^#]*)/.exec(id) ?? [];
    const owner = { kind: kind, id, carrier, isRoot: false };
    const path = (0,kustomization/* kustomizationIn */.dq)(files, folder);
    const start = folder === '' ? '' : `${folder}/`;
    // Flux applies these files of a folder without a kustomization.
    const isPlain = (each) => each.startsWith(start) && /\.ya?ml$/.test(each) && !(0,facts/* isKustomizationFile */.yi)(each);
    const request = { start: path ?? files.paths.filter(isPlain), over, own: [carrier] };
    const { found } = await readBuild(files, owner, request, settings);
    const builds = path === null ? {} : { builds: path };
    return found.map((each) => ({ ...each, ...builds, inputs: [...new Set([carrier, ...each.inputs])].sort() }));
}


/***/ }),

/***/ 83674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TP: () => (/* binding */ overridesService),
/* harmony export */   le: () => (/* binding */ renderedBy),
/* harmony export */   nS: () => (/* binding */ withImages)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14889);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93960);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12431);
/* harmony import */ var _helm_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32185);
/* harmony import */ var _manifests_image_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69382);
/* harmony import */ var _kustomization_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78715);








/** Whether an override replaces an image of the service, or replaces something by one. */
function overridesService({ name, newName }, { images }) {
    return [name, newName?.text ?? ''].some((text) => {
        const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .parseImageReference */ .o_)(text);
        return reference !== null && (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyImage */ ._u)(reference, images) !== 'other';
    });
}
/** The image repository that the service's chart renders; null for another chart, which may take it from elsewhere. */
function renderedBy({ chart, values }, settings) {
    if (chart.kind !== 'published' || (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .baseNameOf */ .mv)(chart.name) !== settings.chart)
        return null;
    return (values
        .filter(_helm_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isSeen */ .U4)
        .map(({ file, root }) => file.scalar(file.at(root, ['image', 'repository']))?.text)
        .find(Boolean) ?? 'lightdash/lightdash');
}
/**
 * Applies `images` to the rendered output of a release (docs/detection.md#which-value-wins).
 *
 * @param rendered the image repository that the chart renders; null if it is not known, so the reading's own image
 *   is compared
 */
function withImages(parts, overrides, rendered, rules) {
    return parts.map((part, index) => ({
        ...part,
        found: overridden(part.found, overrides, index === 0 ? rendered : null, rules),
    }));
}
function overridden(reading, overrides, rendered, rules) {
    let [changed, name] = [reading, rendered];
    for (const override of overrides) {
        if (name === null ? !isOf(changed, override, rules) : override.name !== name)
            continue;
        const accounts = [...changed.accounts, ...(0,_kustomization_js__WEBPACK_IMPORTED_MODULE_5__/* .placesOf */ .ek)(override)];
        changed = { ...changed, ...changeOf(changed, override, rules), accounts };
        name = override.newName?.text ?? name;
    }
    return changed;
}
function isOf({ answer }, override, rules) {
    const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .parseImageReference */ .o_)(override.name);
    if (reference === null)
        return false;
    if (answer.status === 'problem')
        return (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyImage */ ._u)(reference, rules.images) !== 'other';
    return (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .imagePath */ .d0)(reference) === answer.image.path;
}
function changeOf({ answer, notices }, override, rules) {
    const image = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_5__/* .imageOf */ .dT)(override);
    const { place } = image.name;
    const source = (0,_manifests_image_js__WEBPACK_IMPORTED_MODULE_4__/* .imageText */ .f1)(image);
    const isSet = image.tag !== null || image.digest !== null;
    // A new name alone leaves the tag to the chart.
    const probe = isSet ? image : { ...image, tag: { text: '0.0.0', place } };
    const read = (0,_manifests_image_js__WEBPACK_IMPORTED_MODULE_4__/* .readImage */ .AM)(probe, { source, isService: true }, rules);
    if (read === null)
        return { answer: (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAnswer */ .aV)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('custom-image', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteText */ .o)(source))), place };
    if (isSet || read.answer.status !== 'version')
        return { ...read, notices: [...notices, ...read.notices] };
    if (answer.status === 'problem')
        return {};
    const { path } = read.answer.image;
    return { answer: { ...answer, image: { ...answer.image, path } }, notices: [...notices, ...read.notices] };
}


/***/ }),

/***/ 56461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ SecondOrderReader),
  h: () => (/* binding */ variablesOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/syntax/embedded-yaml.js
var embedded_yaml = __webpack_require__(50836);
// EXTERNAL MODULE: ./build/syntax/located.js
var located = __webpack_require__(60460);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/kustomization.js
var kustomization = __webpack_require__(78715);
;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/patches.js


/** The last step of a path that decides: a version, the chart, an image, or a parent of one. */
const DECIDES = /\/(?:\w*image|\w*tag|repository|registry|digest|chart|version|values(?:Content|\.ya?ml)?|repoURL|targetRevision|\$patch|patch|spec|template|\w*containers(?:\/\d+)?)$|^\/spec\/url$/i;
/** Steps below which anything may decide. */
const HOLDS = /\/(?:images?|imageTag|set|valuesFrom|valuesFiles?|postRenderers|sourceRef|chartRef|ref)\/|^\/(?:spec\/sources?|replacements)\//;
const SAYS_NOTHING = /\/(?:metadata|status|\w*selector)\/|\/image\/pull\w+$/i;
/** Whether the value at a path of an object may decide which version runs, or whether one runs. */
function mayDecide(path) {
    return (DECIDES.test(path) || HOLDS.test(path)) && !SAYS_NOTHING.test(path);
}
/** The container that gets an image without the service's name; null for any other patch. */
function containerOf({ path, value }) {
    const [, name = ''] = /containers\/\[name=([^\]]+)\]\/image$/i.exec(path) ?? [];
    return name === '' || (0,service_names/* namesService */.cM)(value) || /\$|\{\{|ENC\[/.test(value) ? null : name;
}
/** The changes in a patch: the operations of a JSON patch, or the values of a merge. */
function patchedValues({ file, value }) {
    const operations = file.items(value);
    if (operations.length === 0)
        return [...valuesBelow(file, value, '')];
    return operations.flatMap((each) => valuesOfOperation({ file, value: each }));
}
function valuesOfOperation(operation) {
    const { file, value: own } = operation;
    const [name, path, from] = [(0,located/* textAt */.$6)(operation, 'op'), (0,located/* textAt */.$6)(operation, 'path'), (0,located/* textAt */.$6)(operation, 'from')];
    // A test sets nothing.
    if (name === 'test')
        return [];
    const value = file.at(own, ['value']);
    const set = name === 'remove' ? '' : (0,located/* textAt */.$6)(operation, 'value');
    const common = { value: set, text: file.sourceOf(own).trim(), place: own.place };
    // Removing values may remove the tag with them.
    const taken = /^(?:remove|move|copy)$/.test(name)
        ? [path, from].map((each) => each.replace(/\/values\/[^/]+$/, '/values'))
        : [];
    const found = [...new Set([path, from, ...taken])].map((each) => ({ ...common, path: each }));
    if (value === null || file.scalar(value) !== null)
        return found;
    // Identify an item added to a list as a merge would.
    return [...found, ...valuesBelow(file, value, path.replace(/-$/, nameIn(file, value)))];
}
function* valuesBelow(file, value, path, known = new Set()) {
    const scalar = file.scalar(value);
    const text = scalar === null || scalar.type === 'null' ? '' : (file.written(value) ?? '');
    if (scalar !== null)
        yield { path, value: text, text: lineOf(file, value), place: scalar.place };
    // Aliases may lead to the same node many times.
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
    return `[name=${(0,located/* textAt */.$6)({ file, value }, 'name')}]`;
}
/** The lines of a value. */
function lineOf({ text }, { node }) {
    const [start, end] = node.range ?? [0, 0];
    const last = text.indexOf('\n', end);
    return text.slice(text.lastIndexOf('\n', start) + 1, last === -1 ? undefined : last).trim();
}

;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/second-order.js








/** In the order of application. */
const PATCHES = ['patchesStrategicMerge', 'patches', 'patchesJson6902'];
const LISTS = [...PATCHES, 'replacements', 'transformers', 'configurations'];
/** Objects that neither run the service nor decide what it runs. */
const OTHER_KINDS = /^(?:Kustomization|Namespace|Ingress|HTTPRoute|Service|ServiceAccount|\w*Policy|\w+Monitor)$/;
/** Paths that decide how a workload, or what a release installs, is upgraded. */
const MODE = /^\/(?:spec|metadata(?:\/annotations(?:\/upgrade-gate~1mode)?)?)$|\/(?:strategy|(?<!^\/spec\/)upgrade|migrationJob)(?:\/[\w$]+)?$|\/values(?:Object)?$|\[name=(?:upgrade|migrationJob)\./;
/** Paths to the number of a chart, in the objects of tools that install one. */
const OF_CHART = /^\/spec\/(?:(?:forProvider\/)?chart\/(?:spec\/)?|source\/|sources\/\d+\/)?(?:version|targetRevision)$/;
const ANNOTATION = 'upgrade-gate/mode';
/** Text outside a patch that may decide it. */
const MAY_SET_MODE = /strategy|upgrade-gate/;
/** The last step of the path from which a replacement or a variable takes its value. */
const TAKEN_FROM = /\bfield[pP]ath["']?\s*:\s*["']?[^\s,"'}]{0,500}?([A-Za-z_]\w{0,200})(?=["'\s,}]|$)/g;
/** No real kustomization does more to images. Beyond this, all of its text is reported as one. */
const MOST_ENTRIES = 500;
/**
 * Reads what kustomizations do beyond their literal images (docs/detection.md#what-the-gate-does-not-evaluate). It is
 * reported as written and never evaluated.
 */
class SecondOrderReader {
    #entries = new WeakMap();
    /**
     * The second-order text that may affect the version of some objects, one text for each list of a kustomization.
     *
     * @param files records the files of the texts
     * @param what null for any object
     */
    async read(files, layers, what) {
        const told = new Map();
        for (const { isMode, isOfChart, key, text: written, place } of await this.#entriesFor(files, layers, what)) {
            if (isMode)
                continue;
            // Without dots it is no version, which would be left to the changed lines.
            const text = isOfChart && what?.isByChart === true ? written.replaceAll('.', ' ') : written;
            files.has(place.file);
            const { texts } = told.get(key) ?? {};
            if (texts === undefined)
                told.set(key, { place, texts: new Set([text]) });
            else
                texts.add(text);
        }
        return [...told].map(([key, { place, texts }]) => ({ key, place, text: [...texts].join('\n') }));
    }
    /** Whether any entry may decide how some objects are upgraded. */
    async setsMode(files, layers, what) {
        return (await this.#entriesFor(files, layers, what)).some(({ isMode }) => isMode);
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
/** Names of the values that replacements and variables insert. */
function variablesOf(told) {
    const texts = told.filter(({ key }) => /#(?:replacements|vars)$/.test(key)).map(({ text }) => text);
    return texts.flatMap((text) => [...text.matchAll(TAKEN_FROM)].map(([, name = '']) => name));
}
function mayTouch({ names, container }, what) {
    const isOther = container !== null && what.container !== undefined && container !== what.container;
    return !isOther && (names.length === 0 || names.some((name) => mayMean(name, what)));
}
/** @param name possibly behind a prefix that a kustomization adds, or an expression, whose literal start counts */
function mayMean(name, { names, isChart }) {
    if (isChart && ((0,service_names/* namesService */.cM)(name) || names.some((own) => name.includes(own))))
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
    // All patch lists share one key.
    const add = (list, text, { place }, more = {}) => {
        const own = `${key}#${list.replace(/^patches.*/, 'patches')}`;
        entries.push({
            key: own,
            text: text.trim(),
            place,
            names: [],
            container: null,
            isMode: false,
            isOfChart: false,
            ...more,
        });
    };
    const texts = new Set([file.text]);
    for (const list of LISTS) {
        for (const { value } of (0,located/* itemsAt */.Ct)(from, list)) {
            const documents = await documentsOf(files, from, value);
            // An unreadable entry may do anything.
            if (typeof documents === 'string') {
                add(list, documents, value);
                add(list, documents, value, { isMode: true });
            }
            else {
                for (const document of documents) {
                    texts.add(document.file.text);
                    if (entries.length > MOST_ENTRIES)
                        continue;
                    const isPatch = PATCHES.includes(list);
                    if (!isPatch && MAY_SET_MODE.test(document.file.sourceOf(document.value)))
                        add(list, '', value, { isMode: true });
                    if (list === 'replacements')
                        addReplacements(document);
                    else
                        addPatch(list, isPatch ? file.at(value, ['target']) : null, document);
                }
            }
        }
    }
    for (const path of [['commonAnnotations'], ['commonMetadata', 'annotations']]) {
        const scalar = (0,located/* scalarAt */.C_)(from, ...path, ANNOTATION);
        if (scalar !== null)
            add('annotations', '', scalar, { isMode: true });
    }
    for (const { value } of (0,located/* itemsAt */.Ct)(from, 'vars'))
        add('vars', file.sourceOf(value), value);
    for (const image of (0,located/* itemsAt */.Ct)(from, 'images')) {
        // An expression may match many images, and a tag suffix changes any tag.
        const isPlain = /^[\w./:@-]*$/.test((0,located/* textAt */.$6)(image, 'name')) && file.at(image.value, ['tagSuffix']) === null;
        if (!isPlain)
            add('images', file.sourceOf(image.value), image.value);
    }
    for (const written of (0,kustomization/* textsAt */.i1)(from, 'components')) {
        if ((0,kustomization/* resolveReference */.sX)(files, from.folder, written.text) === null)
            add('components', written.text, written);
    }
    const [first] = entries;
    if (first === undefined || entries.length <= MOST_ENTRIES)
        return entries;
    const text = (0,external_node_crypto_.createHash)('sha256')
        .update([...texts].join('\n'))
        .digest('hex');
    const all = { key: first.key, place: first.place, names: [], container: null, isMode: false, isOfChart: false, text };
    return [all, { ...all, isMode: true }];
    function addPatch(list, target, document) {
        const said = target === null ? '' : `${file.sourceOf(target).trim()}\n`;
        const own = target === null ? document : { file, value: target };
        for (const each of patchedValues(document)) {
            // Of a configuration, only its `images` say where a version is put.
            if (list === 'configurations' && !each.path.startsWith('/images'))
                continue;
            const isMode = MODE.test(each.path);
            if (!isMode && !mayDecide(each.path))
                continue;
            const text = `${said}${each.text}`;
            const names = PATCHES.includes(list) ? namesOf([own], text) : [];
            if (names !== null && mayDecide(each.path))
                add(list, text, each, { names, container: containerOf(each), isOfChart: OF_CHART.test(each.path) });
            // Labels may select any object.
            if (isMode && !OTHER_KINDS.test((0,located/* textAt */.$6)(own, 'kind')))
                add(list, text, each, { names: names ?? [], isMode });
        }
    }
    function addReplacements({ file: own, value: root }) {
        for (const value of own.isMap(root) ? [root] : own.items(root)) {
            const text = own.sourceOf(value);
            const targets = (0,located/* itemsAt */.Ct)({ file: own, value }, 'targets');
            const paths = targets.flatMap((target) => (0,kustomization/* textsAt */.i1)(target, 'fieldPaths'));
            if (!paths.some((path) => mayDecide(`/${path.text.replaceAll('.', '/')}`)))
                continue;
            const names = namesOf((0,located/* allAt */.Nc)(targets, 'select'), text);
            if (names !== null)
                add('replacements', text, value, { names });
        }
    }
}
/** The content of an entry: its inline text, or the file it names. Returns a text where that cannot be read. */
async function documentsOf(files, { file, folder }, entry) {
    const value = file.at(entry, ['patch']) ?? file.at(entry, ['path']) ?? entry;
    const written = file.scalar(value)?.text ?? '';
    if (written === '')
        return [{ file, value: entry }];
    const isInline = /[\n{]|^\s*(?:apiVersion|kind)\s*:/.test(written);
    const path = (0,repository_paths/* resolvePath */.o1)(folder, written) ?? written;
    const content = await (0,source_files/* nullIfUnreadable */.e)(isInline ? (async () => (0,embedded_yaml/* embeddedYaml */.SM)(file, value))() : files.yaml(path));
    if (content === null)
        return isInline ? written : `${written}\n${(await (0,source_files/* nullIfUnreadable */.e)(files.text(path))) ?? ''}`;
    return content.documents.flatMap((each) => (each === null ? [] : { file: content, value: each }));
}
/** The names of an entry's targets, empty for any object; null if it does not concern the service's objects. */
function namesOf(all, text) {
    const names = all.map((each) => (0,located/* textAt */.$6)(each, 'metadata', 'name') || (0,located/* textAt */.$6)(each, 'name'));
    if (all.length > 0 && all.every((each) => OTHER_KINDS.test((0,located/* textAt */.$6)(each, 'kind'))))
        return null;
    // A label selector may match any object.
    const isByLabels = all.some((each) => (0,located/* textAt */.$6)(each, 'labelSelector') || (0,located/* textAt */.$6)(each, 'annotationSelector'));
    if (isByLabels && !(0,service_names/* namesService */.cM)(text))
        return null;
    return names.includes('') ? [] : names;
}


/***/ }),

/***/ 691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ imagesOf),
/* harmony export */   T: () => (/* binding */ readNamedImage)
/* harmony export */ });
/* harmony import */ var _container_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67729);
/* harmony import */ var _image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69382);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22155);



/**
 * Every image in an object, found by structure and independent of the kind: in containers, and under a key `…image` of
 * custom resources. Metadata and status run nothing.
 */
function imagesOf(object) {
    const { file, group, kind } = object;
    // A config map's content is plain text to its readers.
    if (group === '' && /^(?:ConfigMap|Secret)$/.test(kind))
        return [];
    const found = [];
    const pending = [{ steps: [], value: object.value }];
    const known = new Set();
    // Nested values are appended to the list during the loop.
    for (const { steps, value } of pending) {
        // Aliases may lead to the same node many times.
        if (known.has(value.node))
            continue;
        known.add(value.node);
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
function imageAt(object, holder, steps, key) {
    const { file } = object;
    const value = file.at(holder, [key]);
    const scalar = file.scalar(value);
    if (value === null || scalar === null || scalar.type === 'null' || scalar.text === '')
        return [];
    const [list, last] = [String(steps.at(-2)), String(steps.at(-1))];
    const isListed = key === 'image' && /^(?:containers|initContainers|ephemeralContainers)$/.test(list);
    const isContainer = isListed || (key === 'image' && last === 'container');
    if (!isContainer && !/^[^\s:@]+[:@](?!\/\/)\S+$/.test(scalar.text))
        return [];
    const written = isContainer ? file.scalar(file.at(holder, ['name']))?.text : undefined;
    const name = written || (isListed ? `[${last}]` : [...steps, key].join('.'));
    const named = { id: `${(0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .showObject */ .vY)(object)}#${name}`, object, name, source: file.sourceOf(value) };
    const image = (0,_image_js__WEBPACK_IMPORTED_MODULE_1__/* .placedImage */ .Vi)(scalar.text, scalar.place);
    const containerVariables = isContainer ? (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .searchVariables */ .si)([{ file, root: holder }]) : null;
    return [{ ...named, image, containerVariables, isListed: isListed && list !== 'ephemeralContainers' }];
}
/** Reads an image in an object; null if it is not the service's. */
function readNamedImage(named, rules) {
    return (0,_image_js__WEBPACK_IMPORTED_MODULE_1__/* .readImage */ .AM)(named.image, { source: named.source, isService: looksLikeService(named) }, rules);
}
const SERVICE_WORKLOAD = /^lightdash(?:-(?:backend|server|web|app|api|scheduler|worker)s?)?$/i;
function looksLikeService({ containerVariables, name, object }) {
    if (containerVariables === null)
        return false;
    if (containerVariables.set.some((variable) => variable.name === 'LIGHTDASH_SECRET'))
        return true;
    return SERVICE_WORKLOAD.test(name) || (SERVICE_WORKLOAD.test(object.name) && name === '[0]');
}


/***/ }),

/***/ 13358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ declarationsOf)
/* harmony export */ });
/* harmony import */ var _syntax_located_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60460);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5114);


/**
 * What a workload declares about its upgrades (docs/rules.md#how-downtime-is-declared): its annotation, otherwise its
 * strategy, which only a Deployment has.
 */
function declarationsOf(object) {
    const annotated = (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .modeOf */ .VV)((0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarAt */ .C_)(object, 'metadata', 'annotations', 'upgrade-gate/mode'));
    const strategy = object.kind.startsWith('Deployment') ? (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarAt */ .C_)(object, 'spec', 'strategy', 'type') : null;
    return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .declaring */ .mn)(annotated ?? (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .modeOf */ .VV)(strategy));
}


/***/ }),

/***/ 69382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ readImage),
/* harmony export */   Vi: () => (/* binding */ placedImage),
/* harmony export */   f1: () => (/* binding */ imageText)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14889);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37850);
/* harmony import */ var _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37666);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12431);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60688);







/** Splits an image as kustomize does: the tag follows the first colon after the last slash. */
function placedImage(text, place) {
    const [, name = text, tag, digest] = /^((?:[^@/]*\/)*[^@/:]*)(?::([^@]*))?(?:@(.*))?$/s.exec(text) ?? [];
    const placed = (part) => (part === undefined ? null : { text: part, place });
    return { name: { text: name, place }, tag: placed(tag), digest: placed(digest) };
}
/** The image reference as a registry receives it. */
function imageText({ name, tag, digest }) {
    return `${name.text}${tag === null ? '' : `:${tag.text}`}${digest === null ? '' : `@${digest.text}`}`;
}
/**
 * A filled-in part of an image: a template, including the YAML reader's placeholder for one, or a value encrypted by
 * sops.
 */
const FILLED_IN = /\{\{.{0,500}?\}\}|\uE0F0+|ENC\[[^\]]{0,500}\]?/g;
/**
 * Reads an image; null if it is not the service's. Manifests have no values for variables and templates: in a tag
 * they are a problem, before the service's own name they do not matter.
 *
 * @param source the image as written
 * @param isService whether the container's variables or name show that it is the service; this decides if the image
 *   itself is hidden
 */
function readImage(image, { source, isService }, rules) {
    const written = imageText(image);
    const { place } = image.tag ?? image.digest ?? image.name;
    const problem = hiddenPart(image, source, place);
    const text = written.replace(_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .VARIABLE */ .TZ, _reference_js__WEBPACK_IMPORTED_MODULE_4__/* .UNKNOWN */ .HV).replace(FILLED_IN, _reference_js__WEBPACK_IMPORTED_MODULE_4__/* .UNKNOWN */ .HV);
    const isOurs = () => isService || (0,_service_names_js__WEBPACK_IMPORTED_MODULE_5__/* .namesService */ .cM)(`${source} ${written}`);
    return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .answerOfPartlyKnown */ .VJ)({ text, place, problem, isOurs }, rules);
}
/** Why a part of an image is unknown; null if all of it is known. */
function hiddenPart(image, source, place) {
    const text = imageText(image);
    const [variable] = (0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .variablesIn */ .DF)(text);
    if (image.tag?.isMisread)
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('numeric-tag', place, `${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteText */ .o)(image.tag.text)} as a number`);
    if (text.includes('ENC['))
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('encrypted', place);
    if (_syntax_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._.hasTemplate(text))
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteText */ .o)(source));
    return variable === undefined ? null : (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-variable', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteText */ .o)(`\${${variable}}`));
}


/***/ }),

/***/ 37032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   manifests: () => (/* binding */ manifests),
/* harmony export */   uniqueIds: () => (/* binding */ uniqueIds),
/* harmony export */   withUniqueIds: () => (/* binding */ withUniqueIds)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2078);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37850);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91831);
/* harmony import */ var _containers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(691);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13358);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22155);







const KIND = 'manifests';
/** Kubernetes manifests that are applied directly: the image of each container (docs/detection.md#kubernetes-manifests). */
const manifests = {
    async read(files, candidates, settings) {
        const claimed = [];
        const named = [];
        for (const path of candidates) {
            if (!(await mayHoldManifests(files, path)))
                continue;
            const file = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)(files.yaml(path));
            const objects = file === null ? [] : (0,_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .objectsIn */ .Qv)(file);
            const own = objects.filter((object) => !(0,_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfAnotherKind */ .Jq)(object));
            named.push(...own.flatMap(_containers_js__WEBPACK_IMPORTED_MODULE_3__/* .imagesOf */ .I));
            if (own.length > 0 && own.length === objects.length)
                claimed.push(path);
        }
        const seen = uniqueIds(named.map(({ object, id }) => `${KIND}:${object.file.path}#${id}`));
        const read = named.flatMap((each, index) => {
            const reading = (0,_containers_js__WEBPACK_IMPORTED_MODULE_3__/* .readNamedImage */ .T)(each, settings);
            return reading === null ? [] : [{ ...each, reading, id: seen[index] ?? each.id }];
        });
        const units = unitsOf(read);
        const found = read.map((each, index) => findingOf(each, units[index] ?? each.id));
        return { found, claimed, seen, links: [] };
    },
};
/** Whether a file may contain plain objects, and is not a template of a chart or of a repository. */
async function mayHoldManifests(files, path) {
    const isOfChart = [...path.matchAll(/(?:^|\/)templates\//g)].some(({ index }) => files.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)(path.slice(0, index), 'Chart.yaml')));
    if (isOfChart || path.includes('{{') || /(?:^|\/)kustomization\.ya?ml$/.test(path))
        return false;
    return (await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)(files.text(path)))?.includes('apiVersion') === true;
}
function findingOf({ id, image, source, containerVariables, object, reading }, unit) {
    const carrier = object.file.path;
    const common = { ..._finding_js__WEBPACK_IMPORTED_MODULE_2__/* .PLAIN */ .tZ, kind: KIND, id, unit, carrier, inputs: [carrier], declared: (0,_declarations_js__WEBPACK_IMPORTED_MODULE_4__/* .declarationsOf */ .R)(object) };
    return { ...common, ...reading, containerVariables, accounts: [image.name.place], variables: (0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .variablesIn */ .DF)(source) };
}
/** Makes ids unique: the second of two equal ids gets `~2`. */
function uniqueIds(ids) {
    const counts = new Map();
    return ids.map((id) => {
        const count = (counts.get(id) ?? 0) + 1;
        counts.set(id, count);
        return count === 1 ? id : `${id}~${count}`;
    });
}
/** The same findings with unique ids. */
function withUniqueIds(found) {
    const ids = uniqueIds(found.map(({ id }) => id));
    return found.map((each, index) => ({ ...each, id: ids[index] ?? each.id }));
}
/**
 * The unit of each image: its folder and namespace. Files of one folder that declare the same object are separate
 * environments.
 */
function unitsOf(images) {
    const filesOf = new Map();
    for (const { object, name } of images) {
        const { path } = object.file;
        const key = `${(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .folderOf */ .yS)(path)}#${(0,_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .showObject */ .vY)(object)}#${name}`;
        filesOf.set(key, (filesOf.get(key) ?? new Set()).add(path));
    }
    const alone = new Set([...filesOf.values()].flatMap((paths) => (paths.size > 1 ? [...paths] : [])));
    return images.map(({ object: { file, namespace } }) => {
        return `${KIND}:${alone.has(file.path) ? file.path : (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .folderOf */ .yS)(file.path) || '.'}#${namespace}`;
    });
}


/***/ })

};
