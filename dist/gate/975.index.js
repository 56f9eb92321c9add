export const id = 975;
export const ids = [975];
export const modules = {

/***/ 1975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S_: () => (/* binding */ decidedByArgoCd),
/* harmony export */   TN: () => (/* binding */ renderedKustomization),
/* harmony export */   UC: () => (/* binding */ takeDecided)
/* harmony export */ });
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5891);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7635);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6349);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2431);
/* harmony import */ var _compose_traced_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4203);
/* harmony import */ var _kustomize_build_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6607);
/* harmony import */ var _kustomize_claims_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40);
/* harmony import */ var _kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2136);
/* harmony import */ var _kustomize_roots_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(608);
/* harmony import */ var _kustomize_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(776);
/* harmony import */ var _manifests_image_reading_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3660);
/* harmony import */ var _manifests_objects_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3292);
/* harmony import */ var _per_tree_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8111);
/* harmony import */ var _overrides_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4708);














/**
 * What an application makes of the kustomization in a folder: its images, and before them what it patches.
 *
 * @returns null where the folder has no kustomization
 * @throws TreeError where the tree cannot be read
 */
async function renderedKustomization(files, folder, { source, images, renames, isFixed }, settings) {
    const path = (0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_5__/* .kustomizationIn */ .dq)(files, folder);
    if (path === null)
        return null;
    const overlay = overlayOf(source, folder);
    if (images.length + renames.length === 0 && overlay === null && !isFixed) {
        return { path, images, isDecided: false, hasService: true, problem: null };
    }
    try {
        const builder = new _kustomize_build_js__WEBPACK_IMPORTED_MODULE_3__/* .KustomizeBuilder */ .L(files, settings);
        const state = await buildWith(builder, files, { path, folder, overlay, images, renames });
        const isWhole = state.charts.length === 0 && state.unseen.length === 0;
        const sites = state.sites.filter((site) => (0,_kustomize_state_js__WEBPACK_IMPORTED_MODULE_7__/* .mayBeService */ .mf)(site, settings));
        const hasService = sites.length + state.charts.length > 0;
        const met = images.flatMap((image) => {
            const own = sites.filter((site) => nameOf(site) === image.name);
            return own.length > 0 || !isWhole ? [{ ...image, environment: environmentOf(own) }] : [];
        });
        const names = new Set(met.map(({ name }) => name));
        const others = sites.filter((site) => !names.has(nameOf(site)));
        const isChanged = overlay !== null || renames.length > 0;
        const patched = isChanged ? others.map((site) => imageOf(site, settings)) : [];
        return {
            path,
            images: [...met, ...patched],
            isDecided: isWhole && (isChanged || (images.length > 0 && others.length === 0)),
            hasService,
            problem: null,
        };
    }
    catch (error) {
        if (error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm) {
            return { path, images, isDecided: false, hasService: true, problem: error.problem };
        }
        throw error;
    }
}
/** Argo CD puts its images in the place of the entries with the same names, as `kustomize edit set image` does. */
async function buildWith(builder, files, { path, folder, overlay, images, renames }) {
    const file = await files.yaml(path);
    const own = file === null ? null : (0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_5__/* .readKustomization */ .kG)(file, folder);
    const replaced = new Set([...images.map(({ name }) => name), ...renames.map(({ name }) => name.text)]);
    const isReplaced = own?.images.some(({ name }) => replaced.has(name.text)) === true;
    if (own === null || (!isReplaced && renames.length === 0)) {
        return overlay === null ? builder.build(path) : builder.buildUnder(path, overlay);
    }
    const kept = own.images.filter(({ name }) => !replaced.has(name.text));
    return builder.buildLayers([{ ...own, images: [...kept, ...renames] }, ...(overlay === null ? [] : [overlay])]);
}
/** What an application lays over a kustomization beside images; null for nothing that could matter. */
function overlayOf(source, folder) {
    for (const { file, value } of (0,_overrides_js__WEBPACK_IMPORTED_MODULE_11__/* .allAt */ .Nc)(source, ['kustomize'])) {
        if (!file.isMap(value))
            continue;
        const overlay = (0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_5__/* .readOverlay */ .re)(file, value, folder);
        if (overlay.patches.length + overlay.components.length > 0)
            return overlay;
    }
    return null;
}
function imageOf(site, settings) {
    const name = `${(0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_9__/* .showObject */ .vY)(site.object)}#${site.name}`;
    const reading = (0,_manifests_image_reading_js__WEBPACK_IMPORTED_MODULE_8__/* .readSite */ .Us)(site, settings);
    const problem = site.problem ?? site.tagProblem;
    const common = { name, environment: site.environment };
    if (problem === null && reading !== null)
        return { ...common, ...reading };
    const place = problem?.place ?? reading?.place ?? site.image[0]?.place ?? site.place;
    const custom = (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('custom-image', place, (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)((0,_compose_traced_text_js__WEBPACK_IMPORTED_MODULE_12__/* .plainText */ .wh)(site.image)));
    return { ...common, place, answer: (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAnswer */ .aV)(problem ?? custom), notices: [] };
}
function environmentOf(sites) {
    return sites.reduce((known, { environment, place }, index) => index === 0 ? environment : (0,_environment_js__WEBPACK_IMPORTED_MODULE_13__/* .mergeEnvironments */ .PR)(known, environment, place), null);
}
function nameOf({ image }) {
    return (0,_kustomize_state_js__WEBPACK_IMPORTED_MODULE_7__/* .splitImage */ .s5)((0,_compose_traced_text_js__WEBPACK_IMPORTED_MODULE_12__/* .plainText */ .wh)(image)).name;
}
const decidedOfTree = (0,_per_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .perTree */ .e)();
/** The kustomizations of a tree whose images applications decide wholly, as far as these have been read: they deploy nothing as they stand. */
function decidedByArgoCd(files) {
    return decidedOfTree(files, '', () => new Set());
}
/**
 * Takes the kustomizations that applications decide out of what is read by itself.
 *
 * @returns the files that nothing else is built of
 * @throws TreeError where the tree cannot be read
 */
async function takeDecided(files, rendered, settings) {
    const open = new Set(rendered.filter(({ isDecided }) => !isDecided).map(({ path }) => path));
    const decided = new Set(rendered.map(({ path }) => path).filter((path) => !open.has(path)));
    if (decided.size === 0)
        return [];
    const registry = decidedByArgoCd(files);
    for (const path of decided)
        registry.add(path);
    const own = new Set();
    const others = new Set();
    for (const { kustomization, reached } of await (0,_kustomize_roots_js__WEBPACK_IMPORTED_MODULE_6__/* .findRoots */ .D0)(files, settings)) {
        const isDecided = kustomization !== null && decided.has(kustomization);
        for (const path of reached)
            (isDecided ? own : others).add(path);
    }
    const claimed = [];
    for (const path of own) {
        if (!others.has(path) && !(await (0,_kustomize_claims_js__WEBPACK_IMPORTED_MODULE_4__/* .showsForeign */ .tf)(files, path, settings)))
            claimed.push(path);
    }
    return claimed;
}


/***/ }),

/***/ 4708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nc: () => (/* binding */ allAt),
/* harmony export */   Ys: () => (/* binding */ sourceLayers),
/* harmony export */   yI: () => (/* binding */ firstAt)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6349);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2431);
/* harmony import */ var _repository_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(997);
/* harmony import */ var _scalar_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5829);




/**
 * @param folder the source's own, where it is in this tree; else null
 * @param application name of the application
 */
async function sourceLayers(files, own, folder, application) {
    const layers = [own];
    const paths = [];
    let problem = folder === null ? null : problemOfName(files, own, folder, application);
    const names = ['.argocd-source.yaml'];
    // What is a path itself is no name of an application.
    if (application !== '' && !/[/\\]/.test(application) && !(0,_scalar_text_js__WEBPACK_IMPORTED_MODULE_2__/* .isFilledIn */ .q)(application)) {
        names.push(`.argocd-source-${application}.yaml`);
    }
    for (const name of folder === null ? [] : names) {
        const path = (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .inFolder */ ._z)(folder ?? '', name);
        if (!files.has(path))
            continue;
        paths.push(path);
        try {
            const file = await files.yaml(path);
            if (file?.root != null)
                layers.unshift({ file, value: file.root });
        }
        catch (error) {
            if (!(error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm))
                throw error;
            problem ??= error.problem;
        }
    }
    return { layers, problem, paths };
}
/** An override for some application, where it is not known what this one is called. */
function problemOfName(files, { value }, folder, application) {
    if (!(0,_scalar_text_js__WEBPACK_IMPORTED_MODULE_2__/* .isFilledIn */ .q)(application))
        return null;
    const prefix = (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .inFolder */ ._z)(folder, '.argocd-source-');
    if (!files.paths.some((path) => path.startsWith(prefix)))
        return null;
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', value.place, (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(application));
}
/** What the source says at a path, of the first that has it: lists count as a whole. */
function firstAt(source, path) {
    return allAt(source, path)[0] ?? null;
}
/** What every one of them says at a path, the one that wins first; a null takes away what those below it say. */
function allAt({ layers }, path) {
    const values = [];
    for (const { file, value } of layers) {
        const found = file.at(value, path);
        if (found !== null)
            values.push({ file, value: found });
        if (path.some((_, index) => file.scalar(file.at(value, path.slice(0, index + 1)))?.type === 'null'))
            break;
    }
    return values;
}


/***/ }),

/***/ 5829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ textAt),
/* harmony export */   q: () => (/* binding */ isFilledIn)
/* harmony export */ });
/** The text at a path, with its templates as they are written; null where there is none, or a null. */
function textAt(file, value, path) {
    const found = file.at(value, path);
    const scalar = file.scalar(found);
    const text = file.written(found);
    return text === null || scalar === null || scalar.type === 'null' ? null : { text, place: scalar.place };
}
/** Whether a text is filled in by Helm, by an application set or by Argo CD's own variables (`$ARGOCD_APP_NAME`). */
function isFilledIn(text) {
    return /\{\{|\$[A-Za-z_{(]/.test(text);
}


/***/ }),

/***/ 6607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ KustomizeBuilder)
});

// EXTERNAL MODULE: ./build/deployment/problem.js
var deployment_problem = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(2431);
// EXTERNAL MODULE: ./build/deployment/repository-paths.js
var repository_paths = __webpack_require__(997);
// EXTERNAL MODULE: ./build/deployment/source/embedded-yaml.js
var embedded_yaml = __webpack_require__(7008);
// EXTERNAL MODULE: ./build/deployment/formats/manifests/image-sites.js
var image_sites = __webpack_require__(2816);
// EXTERNAL MODULE: ./build/deployment/formats/manifests/objects.js
var manifests_objects = __webpack_require__(3292);
// EXTERNAL MODULE: ./build/deployment/source/source-files.js
var source_files = __webpack_require__(7915);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release.js + 1 modules
var helm_release = __webpack_require__(2314);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release-values.js
var release_values = __webpack_require__(7842);
// EXTERNAL MODULE: ./build/deployment/formats/helm/values-scope.js
var values_scope = __webpack_require__(4139);
;// CONCATENATED MODULE: ./build/deployment/formats/kustomize/charts.js







/**
 * Reads one of `helmCharts`. Kustomize hands `additionalValuesFiles` to Helm behind what it makes of `valuesFile` and
 * `valuesInline`, so that they win, the last of them first.
 *
 * @param value the chart's entry, or a generator of its own
 * @throws TreeError where the tree cannot be read
 */
async function inflateChart(files, overlay, { file, value }, settings) {
    const recorded = recording(files);
    const release = await readEntry(recorded.files, overlay, { file, value });
    const reading = await (0,helm_release/* readHelmRelease */.q)(recorded.files, release, settings);
    const name = textOf(file, value, 'releaseName')?.text || textOf(file, value, 'name')?.text || '';
    const image = await imageOf(recorded.files, release);
    const inputs = [...recorded.asked];
    const parts = release.values.flatMap((each) => (each.kind === 'layer' ? each.layer.file.path : []));
    const own = { name, path: file.path, values: parts, image };
    const chart = reading === null ? null : { ...own, reading, override: null, overrideSource: image };
    return { name, chart, inputs, parts };
}
/** The files, with a list of those that are asked for. */
function recording(files) {
    const asked = new Set();
    const ask = (path) => {
        asked.add(path);
        return path;
    };
    return {
        asked,
        files: {
            paths: files.paths,
            has: (path) => files.has(ask(path)),
            text: (path) => files.text(ask(path)),
            yaml: (path) => files.yaml(ask(path)),
        },
    };
}
async function readEntry(files, overlay, { file, value }) {
    return {
        chart: chartOf(files, overlay, { file, value }),
        values: await valuesOf(files, overlay.folder, { file, value }),
        place: value.place,
    };
}
function chartOf(files, { folder, chartHome }, entry) {
    const text = (key) => textOf(entry.file, entry.value, key);
    const [name, version, repository] = [text('name')?.text ?? '', text('version'), text('repo')?.text ?? null];
    const home = text('chartHome')?.text ?? chartHome;
    // A chart that is there already is taken as it is, whatever its version.
    const versioned = version === null ? [] : [`${home}/${name}-${version.text}/${name}`];
    for (const each of name === '' ? [] : [...versioned, `${home}/${name}`]) {
        const path = (0,repository_paths/* resolvePath */.o1)(folder, each);
        if (path !== null && files.has((0,repository_paths/* inFolder */._z)(path, 'Chart.yaml')))
            return { kind: 'folder', path };
    }
    const problem = version !== null && (0,release_values/* isTemplate */.Fl)(version.text)
        ? (0,deployment_problem/* problemAt */.l4)('unresolved-template', version.place, (0,deployment_reference/* quoteText */.ol)(version.text))
        : null;
    const known = version === null || problem !== null ? null : { text: version.text, place: version.place };
    return { kind: 'published', name, version: known, repository, problem };
}
async function valuesOf(files, folder, { file, value }) {
    const additional = [];
    for (const item of file.items(file.member(value, 'additionalValuesFiles')?.value ?? null)) {
        const scalar = file.scalar(item);
        if (scalar !== null && scalar.text !== '')
            additional.unshift(await valuesFile(files, folder, scalar));
    }
    const written = textOf(file, value, 'valuesFile');
    const base = written === null ? [] : [await valuesFile(files, folder, written)];
    const root = file.member(value, 'valuesInline')?.value ?? null;
    const inline = root === null ? [] : [{ kind: 'layer', layer: { file, root } }];
    const merge = textOf(file, value, 'valuesMerge')?.text ?? 'override';
    if (merge === 'merge')
        return [...additional, ...base, ...inline];
    return merge === 'replace' && inline.length > 0 ? [...additional, ...inline] : [...additional, ...inline, ...base];
}
async function valuesFile(files, folder, { text, place }) {
    const unseen = (problem) => ({ kind: 'unseen', problem });
    const path = (0,repository_paths/* resolvePath */.o1)(folder, text);
    if (path === null)
        return unseen((0,deployment_problem/* problemAt */.l4)('external-values', place, (0,deployment_reference/* quoteText */.ol)(text)));
    try {
        const file = await files.yaml(path);
        if (file === null)
            return unseen((0,deployment_problem/* problemAt */.l4)('external-values', place, (0,deployment_reference/* quoteText */.ol)(text)));
        return { kind: 'layer', layer: { file, root: file.root } };
    }
    catch (error) {
        if (error instanceof deployment_problem/* ProblemError */.Mm)
            return unseen(error.problem);
        throw error;
    }
}
/** The repository of the chart's image, which `images` may name. */
async function imageOf(files, { chart, values }) {
    const layers = values.flatMap((each) => (each.kind === 'layer' ? [each.layer] : []));
    if (chart.kind === 'folder') {
        const defaults = await (0,source_files/* readable */.HD)(files.yaml((0,repository_paths/* inFolder */._z)(chart.path, 'values.yaml')));
        if (defaults !== null)
            layers.push({ file: defaults, root: defaults.root });
    }
    const entry = new values_scope/* ValuesScope */.j(layers).at(['image', 'repository']);
    return entry.status === 'scalar' && entry.scalar.text !== '' ? entry.scalar.text : release_values/* DEFAULT_IMAGE */.__.repository;
}
function textOf(file, value, key) {
    const scalar = file.scalar(file.member(value, key)?.value ?? null);
    return scalar === null || scalar.type === 'null' || scalar.text === '' ? null : scalar;
}

// EXTERNAL MODULE: ./build/deployment/formats/kustomize/images.js
var kustomize_images = __webpack_require__(1207);
// EXTERNAL MODULE: ./build/deployment/formats/kustomize/kustomization.js
var kustomization = __webpack_require__(2136);
// EXTERNAL MODULE: ./build/deployment/environment.js
var environment = __webpack_require__(7635);
// EXTERNAL MODULE: ./build/deployment/formats/compose/traced-text.js
var traced_text = __webpack_require__(4203);
// EXTERNAL MODULE: ./build/deployment/formats/manifests/container-environment.js
var container_environment = __webpack_require__(787);
// EXTERNAL MODULE: ./build/deployment/formats/kustomize/selector.js
var selector = __webpack_require__(9240);
// EXTERNAL MODULE: ./build/deployment/formats/kustomize/state.js
var kustomize_state = __webpack_require__(776);
;// CONCATENATED MODULE: ./build/deployment/formats/kustomize/patches.js









/**
 * Applies a patch, as far as it has to do with images: a strategic merge patch by the names of containers, a JSON patch by
 * the ways that it names. What cannot be followed becomes a problem of the images that it may change (`external-values`).
 *
 * @throws ProblemError (`unparseable`) where the patch is too large
 */
function applyPatch(state, patch, rules) {
    return patch.file.documents.reduce((current, document) => {
        if (document === null)
            return current;
        const operations = patch.file.items(document);
        if (operations.length > 0)
            return applyOperations(current, patch, operations, rules);
        const { objects, others } = (0,manifests_objects/* manifestsOf */.oF)(patch.file, document);
        // A patch with a target may leave out what names the object.
        const nameless = { apiVersion: '', kind: '', namespace: '', name: '', file: patch.file };
        const all = [...objects, ...(patch.target === null ? [] : others.map((value) => ({ ...nameless, value })))];
        return all.reduce((each, object) => applyMerge(each, patch, object, rules), current);
    }, state);
}
/** What a patch that cannot be followed does to the images that it may be for. */
function unfollowed({ place, file }) {
    return (0,deployment_problem/* problemAt */.l4)('external-values', place, `a patch that cannot be followed (${(0,deployment_reference/* quoteText */.ol)(file.path)})`);
}
function selectionOf(state, { target }, object, instance) {
    if (target !== null)
        return (0,selector/* selects */.ko)(target.file, target.value, instance, state.addsLabels);
    if (object === null || !(0,selector/* isSameObject */.Gy)(object, instance))
        return 'no';
    // Without its namespace it is one of the default namespace, where there is one.
    const isExact = (0,selector/* isInNamespace */.RY)(object.namespace, instance);
    return isExact || !state.sites.some((site) => (0,selector/* isSameObject */.Gy)(object, site.instance, true)) ? 'yes' : 'no';
}
function applyMerge(state, patch, object, rules) {
    if ((0,manifests_objects/* isOfAnotherFormat */.ig)(object))
        return state;
    const { file } = patch;
    const isMeant = (site) => selectionOf(state, patch, object, site.instance);
    const directiveOf = (value) => file.scalar(file.member(value, '$patch')?.value ?? null)?.text ?? '';
    const containers = containersIn(file, object.value).map((each) => ({ ...each, directive: directiveOf(each.value) }));
    const others = (0,image_sites/* imagesOf */.IC)(object).sites.filter(({ shape }) => shape !== 'container');
    const isDelete = directiveOf(object.value) === 'delete';
    const changesImages = isDelete ||
        others.length > 0 ||
        containers.some(({ value, directive }) => directive !== '' || file.member(value, 'image') !== null);
    const meant = state.sites.filter((site) => isMeant(site) === 'yes');
    const after = isDelete
        ? { ...state, sites: state.sites.filter((site) => isMeant(site) !== 'yes') }
        : meant.length === 0
            ? withUnmatched(state, patch, object, rules)
            : mergeInto(state, patch, object.value, { containers, isMeant }, rules);
    const isPlain = !hasFurtherDirective(file, object.value);
    const whole = isPlain ? after : (0,kustomize_state/* withProblem */.Af)(after, unfollowed(patch), rules, (site) => isMeant(site) === 'yes');
    return changesImages ? (0,kustomize_state/* withProblem */.Af)(whole, unfollowed(patch), rules, (site) => isMeant(site) === 'perhaps') : whole;
}
function mergeInto(state, patch, root, { containers, isMeant }, rules) {
    const { file } = patch;
    let sites = state.sites.map((site) => (isMeant(site) === 'yes' ? mergeElsewhere(site, file, root, rules) : site));
    const models = new Map(sites.flatMap((site) => (isMeant(site) === 'yes' ? [[site.instance, site]] : [])));
    // A list is replaced first, wherever that stands in it.
    const isWhole = ({ name, directive }) => name === '' && directive === 'replace';
    for (const { list } of containers.filter(isWhole))
        sites = sites.filter((site) => !isIn(site, list, models));
    for (const { list, name, value, directive } of containers.filter((each) => each.name !== '')) {
        const isIt = (site) => site.name === name && isIn(site, list, models);
        const image = file.member(value, 'image');
        const isGone = directive === 'delete' || (image !== null && file.scalar(image.value)?.type === 'null');
        const [own] = image === null ? [] : containerSites(patch, list, value);
        const known = new Set(sites.filter(isIt).map(({ instance }) => instance));
        // Kustomize puts what is new in front of the others.
        const grown = new Set(isGone || own === undefined ? [] : [...models.keys()].filter((each) => !known.has(each)));
        const environment = (0,container_environment/* readContainerEnvironment */.P)(file, value);
        sites = sites.flatMap((site) => {
            if (!isIt(site)) {
                const isMoved = site.isMoved || ((isGone || grown.has(site.instance)) && isIn(site, list, models));
                return [isMoved === site.isMoved ? site : { ...site, isMoved }];
            }
            if (isGone)
                return [];
            const changed = own === undefined ? site : withImage(site, own, file.path, rules);
            return [{ ...changed, environment: withVariables(site.environment, environment) }];
        });
        for (const instance of grown) {
            const model = models.get(instance);
            if (model !== undefined && own !== undefined) {
                sites.push(newSite({ ...own, object: model.object }, instance, file.path));
            }
        }
    }
    return { ...state, sites };
}
/** Whether an image is that of a container in a list of one of the objects. */
function isIn({ instance, shape, pointer }, list, models) {
    return shape === 'container' && models.has(instance) && samePointer(pointer.slice(0, -2), list);
}
/** Images of custom resources, which a patch changes at the same place. */
function mergeElsewhere(site, file, root, rules) {
    if (site.shape === 'container')
        return site;
    const value = file.at(root, site.pointer);
    if (value === null)
        return site;
    const scalar = file.scalar(value);
    if (site.shape === 'text') {
        if (scalar === null || scalar.type === 'null')
            return site;
        const image = (0,image_sites/* writtenImage */.J_)(scalar);
        return withImage(site, { image, source: file.sourceOf(value), place: scalar.place, alias: value.alias }, file.path, rules);
    }
    const part = (key) => {
        const found = file.scalar(file.member(value, key)?.value ?? null);
        return found === null || found.text === '' ? null : found;
    };
    const [newName, newTag, digest] = [part('repository') ?? part('name'), part('tag'), part('digest')];
    if (newName === null && newTag === null && digest === null)
        return site;
    const image = (0,kustomize_state/* replaceParts */.JZ)(site.image, { newName, newTag, digest });
    return { ...site, image, files: [...site.files, file.path], alias: null, wasService: (0,kustomize_state/* mayBeService */.mf)(site, rules) };
}
function withImage(site, { image, source, place, alias }, path, rules) {
    const wasService = (0,kustomize_state/* mayBeService */.mf)(site, rules);
    return { ...site, image, source, place, alias, files: [...site.files, path], wasService, tagProblem: null };
}
function withVariables(one, other) {
    if (one === null)
        return other;
    const known = new Set(one.set.map(({ name }) => name));
    const added = other.set.filter(({ name }) => !known.has(name));
    const all = [...one.set, ...added];
    return { ...(0,environment/* joinEnvironments */.BN)([{ set: all, unseen: [] }]), unseen: [...one.unseen, ...other.unseen] };
}
function newSite(site, instance, path) {
    const nothing = { wasService: false, tagProblem: null, problem: null };
    return { ...site, instance, files: [path], isMoved: true, ...nothing };
}
function containerSites({ file }, list, value) {
    const nameless = { apiVersion: '', kind: '', namespace: '', name: '' };
    const pointer = [...list, 0];
    return (0,image_sites/* imagesBelow */.Ed)(nameless, file, pointer, value).sites.filter(({ pointer: at }) => at.length === pointer.length + 1);
}
/** The items of all lists of containers in a patch. */
function containersIn(file, root) {
    const found = [];
    const pending = [{ pointer: [], value: root }];
    // What is found below joins the end of the list while it is gone through.
    for (const { pointer, value } of pending) {
        if (pending.length > MOST_VALUES)
            break;
        for (const { name, value: below } of file.members(value)) {
            const list = [...pointer, name];
            if (!(0,image_sites/* isContainerList */.yC)(name))
                pending.push({ pointer: list, value: below });
            for (const item of (0,image_sites/* isContainerList */.yC)(name) ? file.items(below) : []) {
                found.push({ list, name: file.scalar(file.member(item, 'name')?.value ?? null)?.text ?? '', value: item });
            }
        }
    }
    return found;
}
/** No patch has as many. */
const MOST_VALUES = 100_000;
/** Whether a patch replaces or deletes a part of an object that is no container and not all of it. */
function hasFurtherDirective(file, root) {
    const pending = [
        { value: root, isContainer: false, isRoot: true },
    ];
    for (const { value, isContainer, isRoot } of pending) {
        if (pending.length > MOST_VALUES)
            return true;
        if (!isRoot && !isContainer && file.member(value, '$patch') !== null)
            return true;
        // Below a container nothing decides its image.
        if (isContainer)
            continue;
        for (const { name, value: below } of file.members(value)) {
            if ((0,image_sites/* isContainerList */.yC)(name)) {
                for (const item of file.items(below))
                    pending.push({ value: item, isContainer: true, isRoot: false });
            }
            else
                pending.push({ value: below, isContainer: false, isRoot: false });
        }
    }
    return false;
}
/** A patch for an object that is not among those that can be seen: where some cannot be, it may be one of them. */
function withUnmatched(state, patch, object, rules) {
    if (state.unseen.length === 0 && state.charts.length === 0)
        return state;
    const instance = (0,selector/* instanceOf */.hR)(object);
    const sites = (0,image_sites/* imagesOf */.IC)(object)
        .sites.filter(({ image }) => (0,kustomize_state/* isServiceImage */.Re)((0,traced_text/* plainText */.wh)(image), rules))
        .map((site) => newSite(site, instance, patch.file.path));
    return { ...state, sites: [...state.sites, ...sites] };
}
function applyOperations(state, patch, items, rules) {
    if (patch.target === null)
        return state;
    const operations = items.flatMap((item) => operationOf(patch.file, item) ?? []);
    const isMeant = (site) => selectionOf(state, patch, null, site.instance);
    const meant = state.sites.filter((site) => isMeant(site) === 'yes');
    const byInstance = new Map();
    for (const site of meant) {
        const others = byInstance.get(site.instance);
        if (others === undefined)
            byInstance.set(site.instance, [site]);
        else
            others.push(site);
    }
    const patched = [...byInstance].flatMap(([instance, sites]) => operations.reduce((current, operation) => applyOperation(current, operation, patch, instance, rules), sites));
    const rest = state.sites.filter((site) => isMeant(site) !== 'yes');
    const after = meant.length === 0
        ? withUnmatchedOperations(state, patch, operations, rules)
        : { ...state, sites: [...rest, ...patched] };
    const changesImages = operations.some(({ path }) => path.some((step) => /image|containers/i.test(String(step))));
    return changesImages ? (0,kustomize_state/* withProblem */.Af)(after, unfollowed(patch), rules, (site) => isMeant(site) === 'perhaps') : after;
}
function operationOf(file, item) {
    const text = (key) => file.scalar(file.member(item, key)?.value ?? null)?.text ?? null;
    const [op, path, from] = [text('op'), text('path'), text('from')];
    if (op === null || path === null)
        return null;
    const value = file.member(item, 'value')?.value ?? null;
    return { op, path: pointerOf(path), from: from === null ? null : pointerOf(from), value, place: item.place };
}
/** A JSON pointer in its steps. */
function pointerOf(text) {
    return text
        .split('/')
        .slice(1)
        .map((step) => (/^\d{1,9}$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')));
}
function applyOperation(sites, operation, patch, instance, rules) {
    const { op, path, from } = operation;
    const isTouched = (site, way) => isPrefix(way, site.pointer) || isPrefix(site.pointer, way);
    const refuse = (isMeant) => sites.map((site) => isMeant(site) && (0,kustomize_state/* mayBeService */.mf)(site, rules) && site.problem === null
        ? { ...site, problem: unfollowed(patch) }
        : site);
    if (op === 'test')
        return [...sites];
    if (op === 'move' || op === 'copy') {
        return refuse((site) => isTouched(site, path) || (from !== null && isTouched(site, from)));
    }
    // A place in a list is known only as long as nothing was put into it.
    const list = path.findIndex((step) => (0,image_sites/* isContainerList */.yC)(step));
    const isByPlace = list !== -1 && typeof path[list + 1] === 'number';
    const inList = (site) => isPrefix(path.slice(0, list + 1), site.pointer);
    if (isByPlace && sites.some((site) => site.isMoved && inList(site))) {
        return touchesImages(path) ? refuse(inList) : [...sites];
    }
    const changed = changeEnvironment(sites, operation, patch);
    if (changed !== null)
        return changed;
    return changeImages(sites, operation, patch, instance, rules);
}
function touchesImages(path) {
    const list = path.findIndex((step) => (0,image_sites/* isContainerList */.yC)(step));
    return path.length <= list + 2 || path.at(-1) === 'image';
}
/** Null where the operation has nothing to do with the variables of a container. */
function changeEnvironment(sites, { op, path, value }, { file }) {
    const list = path.findIndex((step) => (0,image_sites/* isContainerList */.yC)(step));
    const key = path[list + 2];
    if (list === -1 || path.length < list + 3 || key === 'image')
        return null;
    if ((key !== 'env' && key !== 'envFrom') || op === 'remove' || value === null)
        return [...sites];
    const read = variablesOf(file, value, key);
    return sites.map((site) => isPrefix(path.slice(0, list + 2), site.pointer)
        ? { ...site, environment: withVariables(site.environment, read) }
        : site);
}
function variablesOf(file, value, key) {
    const items = file.isMap(value) ? [value] : file.items(value);
    const names = items.flatMap((item) => file.scalar(file.member(item, 'name')?.value ?? null) ?? []);
    if (key === 'env')
        return { set: names.map(({ text, place }) => ({ name: text, place })), unseen: [] };
    return { set: [], unseen: [{ source: (0,deployment_reference/* quoteText */.ol)('envFrom'), place: value.place }] };
}
function changeImages(sites, { op, path, value }, { file }, instance, rules) {
    const [model] = sites;
    const scalar = file.scalar(value);
    const exact = sites.find((site) => samePointer(site.pointer, path));
    if (exact !== undefined && op !== 'remove' && value !== null && scalar !== null) {
        const now = withImage(exact, { image: [(0,image_sites/* pieceOf */.Kg)(scalar)], source: file.sourceOf(value), place: scalar.place, alias: null }, file.path, rules);
        return sites.map((site) => (site === exact ? now : site));
    }
    const pair = sites.find((site) => site.shape === 'pair' && samePointer(site.pointer, path.slice(0, -1)));
    if (pair !== undefined && scalar !== null && op !== 'remove')
        return changePair(sites, pair, path, scalar, file.path);
    const last = path.at(-1);
    const parent = path.slice(0, -1);
    const isOfList = (site) => typeof site.pointer[parent.length] === 'number' && isPrefix(parent, site.pointer);
    const isItem = sites.some(isOfList) && (typeof last === 'number' || last === '-');
    const next = 1 + Math.max(-1, ...sites.filter(isOfList).map(({ pointer }) => Number(pointer[parent.length])));
    const index = last === '-' ? next : last;
    const at = isItem ? [...parent, index ?? 0] : path;
    const isInsertion = isItem && op === 'add';
    const kept = isInsertion ? [...sites] : sites.filter((site) => !isPrefix(at, site.pointer));
    const by = isInsertion ? 1 : isItem && op === 'remove' ? -1 : 0;
    const shifted = kept.map((site) => isOfList(site) && by !== 0 ? shift(site, parent.length, Number(index), by) : site);
    if (op === 'remove' || value === null || model === undefined)
        return shifted;
    const added = (0,image_sites/* imagesBelow */.Ed)(model.object, file, at, value).sites.map((site) => ({
        ...newSite(site, instance, file.path),
        isMoved: false,
    }));
    return [...shifted, ...added];
}
function changePair(sites, pair, path, scalar, from) {
    const part = (...keys) => (keys.includes(String(path.at(-1))) ? scalar : null);
    const parts = { newName: part('repository', 'name'), newTag: part('tag'), digest: part('digest') };
    const image = (0,kustomize_state/* replaceParts */.JZ)(pair.image, parts);
    return sites.map((site) => (site === pair ? { ...site, image, files: [...site.files, from], alias: null } : site));
}
function shift(site, depth, from, by) {
    const index = Number(site.pointer[depth]);
    if (index < from)
        return site;
    const pointer = site.pointer.map((step, position) => (position === depth ? index + by : step));
    return { ...site, pointer };
}
/** Operations for an object that cannot be seen: those that give it the service's image are all that is known of it. */
function withUnmatchedOperations(state, patch, operations, rules) {
    if (patch.target === null || (state.unseen.length === 0 && state.charts.length === 0))
        return state;
    const { file: targetFile, value: target } = patch.target;
    const text = (key) => targetFile.scalar(targetFile.member(target, key)?.value ?? null)?.text ?? '';
    const object = { apiVersion: '', kind: text('kind'), namespace: text('namespace'), name: text('name') };
    const instance = {
        kind: object.kind,
        apiVersion: '',
        names: [object.name],
        namespaces: [],
        labels: new Map(),
        affixes: '',
    };
    const sites = operations.flatMap(({ path, value, op }) => {
        if (value === null || op === 'remove' || op === 'test')
            return [];
        // An image by itself is read as the member that it becomes.
        return (0,image_sites/* imagesBelow */.Ed)(object, patch.file, path, value).sites.map((site) => {
            const container = path.length >= 3 && (0,image_sites/* isContainerList */.yC)(path.at(-3)) && path.at(-1) === 'image';
            return newSite(container ? { ...site, shape: 'container', name: `[${path.at(-2)}]` } : site, instance, patch.file.path);
        });
    });
    const own = sites.filter(({ image }) => (0,kustomize_state/* isServiceImage */.Re)((0,traced_text/* plainText */.wh)(image), rules));
    return { ...state, sites: [...state.sites, ...own] };
}
function isPrefix(one, other) {
    return one.length <= other.length && one.every((step, index) => step === other[index]);
}
function samePointer(one, other) {
    return one.length === other.length && isPrefix(one, other);
}

// EXTERNAL MODULE: ./build/deployment/formats/kustomize/replacements.js
var replacements = __webpack_require__(7448);
// EXTERNAL MODULE: ./build/deployment/formats/kustomize/transformers.js
var transformers = __webpack_require__(3617);
;// CONCATENATED MODULE: ./build/deployment/formats/kustomize/build.js














/** Kustomizations within each other. */
const MOST_LEVELS = 50;
/** Kustomizations that are gone through in one tree; components count each time that they are used. */
const MOST_LAYERS = 20_000;
/** Changes that are held against images, in one tree: some seconds. */
const MOST_WORK = 100_000_000;
/** Of a text, the part that one change in it takes at least. */
const SIZE_OF_ONE = 1 / 20;
/** Builds kustomizations as far as images go, each folder once. */
class KustomizeBuilder {
    files;
    settings;
    #built = new Map();
    #layers = 0;
    #work = 0;
    constructor(files, settings) {
        this.files = files;
        this.settings = settings;
    }
    /**
     * What a kustomization makes of its resources.
     *
     * @param path of its file
     * @throws ProblemError where a kustomization on the way cannot be read, or leads back to itself
     * @throws TreeError where the tree cannot be read
     */
    build(path) {
        return this.#kustomization(path, []);
    }
    /**
     * The same with something laid over it that is no file of kustomize: what Flux has in its own objects.
     *
     * @param path null where the resources are those of the overlay alone
     */
    async buildUnder(path, overlay) {
        return path === null ? this.#layer(overlay, kustomize_state/* EMPTY */.wg, []) : this.#buildFile(path, kustomize_state/* EMPTY */.wg, [path], overlay);
    }
    /** What several make of each other that stand for no file: the first as a kustomization of its own, each further one over it. */
    async buildLayers(overlays) {
        let state = kustomize_state/* EMPTY */.wg;
        for (const overlay of overlays)
            state = await this.#layer(overlay, state, []);
        return state;
    }
    #kustomization(path, stack) {
        const start = { file: path, line: 1, column: 1 };
        if (stack.includes(path))
            throw refusal(start, `it leads back to itself by ${(0,deployment_reference/* quoteText */.ol)(stack.at(-1) ?? path)}`);
        if (stack.length >= MOST_LEVELS)
            throw refusal(start, `more than ${MOST_LEVELS} kustomizations within each other`);
        const known = this.#built.get(path);
        if (known !== undefined)
            return known;
        const building = this.#buildFile(path, kustomize_state/* EMPTY */.wg, [...stack, path]);
        // Whoever awaits it sees the failure; nobody has to.
        building.catch(() => undefined);
        this.#built.set(path, building);
        return building;
    }
    async #buildFile(path, start, stack, over = null) {
        const state = (0,kustomize_state/* withFiles */.oT)(start, [path]);
        const file = await this.files.yaml(path);
        const overlay = file === null ? null : (0,kustomization/* readKustomization */.kG)(file, (0,repository_paths/* folderOf */.yS)(path));
        return overlay === null ? state : this.#layer(overlay, state, stack, over);
    }
    /**
     * @param over what is written into the kustomization before it is built, so that its patches go before the kustomization's `images`
     */
    async #layer(overlay, start, stack, over = null) {
        const layers = over === null ? [overlay] : [overlay, over];
        this.#layers += 1;
        const { file } = overlay;
        if (this.#layers > MOST_LAYERS) {
            throw refusal({ file: file.path, line: 1, column: 1 }, `more than ${MOST_LAYERS} kustomizations`);
        }
        const taken = [];
        for (const reference of overlay.resources)
            taken.push(await this.#resource(overlay, reference, stack));
        const place = { file: file.path, line: 1, column: 1 };
        let state = (0,kustomize_state/* include */.Vz)(start, taken, place);
        const spend = (size) => this.#spend(size * (state.sites.length + state.charts.length), place);
        spend(1);
        for (const value of overlay.charts)
            state = await this.#chart(state, overlay, { file, value });
        for (const plugin of overlay.generators)
            state = await this.#plugin(state, overlay, plugin, true);
        for (const layer of layers) {
            for (const reference of layer.components)
                state = await this.#component(state, layer, reference, stack);
        }
        for (const layer of layers) {
            for (const patch of layer.patches)
                state = await this.#patch(state, layer, patch, spend);
        }
        state = renamedState(state, { ...overlay, namespace: over?.namespace || overlay.namespace });
        for (const layer of layers) {
            for (const patch of layer.latePatches)
                state = await this.#patch(state, layer, patch, spend);
        }
        const { fields, inputs, problem } = await (0,transformers/* imageFieldsOf */.gu)(this.files, overlay);
        state = (0,kustomize_state/* withFiles */.oT)(state, inputs);
        // Each is held against all images.
        const images = (0,kustomization/* mergeImages */.nV)(overlay.images, over?.images ?? []);
        spend(images.length + overlay.replacements.length * overlay.file.text.length * SIZE_OF_ONE);
        for (const entry of images)
            state = (0,kustomize_images/* applyImageEntry */.O)(state, entry, this.settings, waysOf(fields));
        if (problem !== null && images.some((entry) => (0,kustomize_images/* isOfService */.n)(entry, this.settings))) {
            state = (0,kustomize_state/* withProblem */.Af)(state, problem, this.settings, ({ shape }) => shape !== 'container');
        }
        for (const plugin of overlay.transformers)
            state = await this.#plugin(state, overlay, plugin, false);
        return (0,replacements/* applyReplacements */.CB)(this.files, state, overlay, this.settings);
    }
    #spend(work, place) {
        this.#work += work;
        if (this.#work > MOST_WORK)
            throw refusal(place, 'patches and images that take too long together');
    }
    async #resource({ folder }, reference, stack) {
        const resolved = (0,kustomization/* resolveReference */.sX)(this.files, folder, reference);
        switch (resolved.kind) {
            case 'file':
                return this.#objects(resolved.path);
            case 'kustomization':
                return this.#kustomization(resolved.path, stack);
            default:
                return (0,kustomize_state/* withUnseen */.nR)(kustomize_state/* EMPTY */.wg, (0,transformers/* notHere */.Ap)(reference, resolved.kind));
        }
    }
    /** The objects of a file; one that cannot be read may hold anything. */
    async #objects(path) {
        const state = (0,kustomize_state/* withFiles */.oT)(kustomize_state/* EMPTY */.wg, [path]);
        try {
            const file = await this.files.yaml(path);
            return file === null ? state : { ...state, sites: sitesIn(file) };
        }
        catch (error) {
            if (error instanceof deployment_problem/* ProblemError */.Mm)
                return (0,kustomize_state/* withUnseen */.nR)(state, error.problem);
            throw error;
        }
    }
    async #chart(state, overlay, entry) {
        const { name, chart, inputs, parts } = await inflateChart(this.files, overlay, entry, this.settings);
        const after = (0,kustomize_state/* withFiles */.oT)((0,kustomize_state/* withFiles */.oT)(state, inputs, false), parts);
        if (chart === null)
            return { ...after, otherReleases: [...after.otherReleases, name] };
        return { ...after, charts: [...after.charts, chart] };
    }
    /** A component works on what the kustomization that names it has so far. */
    async #component(state, { folder }, reference, stack) {
        const resolved = (0,kustomization/* resolveReference */.sX)(this.files, folder, reference);
        if (resolved.kind === 'remote' || resolved.kind === 'missing') {
            const problem = (0,transformers/* notHere */.Ap)(reference, resolved.kind);
            return (0,kustomize_state/* withProblem */.Af)((0,kustomize_state/* withUnseen */.nR)(state, problem), problem, this.settings);
        }
        const { path } = resolved;
        const start = { file: path, line: 1, column: 1 };
        if (stack.includes(path))
            throw refusal(start, `it leads back to itself by ${(0,deployment_reference/* quoteText */.ol)(stack.at(-1) ?? path)}`);
        if (stack.length >= MOST_LEVELS)
            throw refusal(start, `more than ${MOST_LEVELS} kustomizations within each other`);
        return this.#buildFile(path, state, [...stack, path]);
    }
    async #patch(state, { folder, file }, { path, inline, target, place }, spend) {
        const resolved = path === null ? null : (0,kustomization/* resolveReference */.sX)(this.files, folder, path);
        if (path !== null && resolved?.kind !== 'file') {
            return (0,kustomize_state/* withProblem */.Af)(state, (0,transformers/* notHere */.Ap)(path, resolved?.kind ?? 'missing'), this.settings);
        }
        const asked = resolved?.kind === 'file' ? [resolved.path] : [];
        const current = (0,kustomize_state/* withFiles */.oT)(state, asked);
        try {
            const [first] = asked;
            const patch = first !== undefined ? await this.files.yaml(first) : inline && (0,embedded_yaml/* embeddedYaml */.SM)(file, inline);
            if (patch === null)
                return current;
            spend(1 + patch.text.length * SIZE_OF_ONE);
            const selector = target === null ? null : { file, value: target };
            return applyPatch(current, { file: patch, target: selector, place: path?.place ?? place }, this.settings);
        }
        catch (error) {
            if (error instanceof deployment_problem/* ProblemError */.Mm)
                return (0,kustomize_state/* withProblem */.Af)(current, error.problem, this.settings);
            throw error;
        }
    }
    /** A transformer or a generator, mostly in a file of its own. Those that change images or inflate charts are followed. */
    async #plugin(state, overlay, { path, inline, place }, isGenerator) {
        const resolved = path === null ? null : (0,kustomization/* resolveReference */.sX)(this.files, overlay.folder, path);
        const shown = path?.text ?? (inline === null ? '' : overlay.file.sourceOf(inline));
        const problem = (0,deployment_problem/* problemAt */.l4)('external-values', place, `the plugin ${(0,deployment_reference/* quoteText */.ol)(shown)}`);
        // What makes objects changes none of those that are there.
        const refuse = (current, why = problem) => isGenerator ? (0,kustomize_state/* withUnseen */.nR)(current, why) : (0,kustomize_state/* withProblem */.Af)(current, why, this.settings);
        if (resolved !== null && resolved.kind !== 'file')
            return refuse(state);
        let current = resolved === null ? state : (0,kustomize_state/* withFiles */.oT)(state, [resolved.path]);
        try {
            const file = resolved === null ? inline && (0,embedded_yaml/* embeddedYaml */.SM)(overlay.file, inline) : await this.files.yaml(resolved.path);
            for (const object of file === null ? [] : (0,manifests_objects/* objectsIn */.Qv)(file)) {
                current = (await this.#pluginObject(current, overlay, object, isGenerator)) ?? refuse(current);
            }
            return current;
        }
        catch (error) {
            if (error instanceof deployment_problem/* ProblemError */.Mm)
                return refuse(current, error.problem);
            throw error;
        }
    }
    /** Null where it is not followed. */
    async #pluginObject(state, overlay, object, isGenerator) {
        if (object.kind === 'HelmChartInflationGenerator')
            return this.#chart(state, overlay, object);
        const transformer = (0,transformers/* readTransformer */.IX)(object);
        switch (transformer.does) {
            case 'nothing':
                return isGenerator ? null : state;
            case 'rename':
                return isGenerator ? null : renamedState(state, transformer.renaming);
            case 'images':
                return (0,kustomize_images/* applyImageEntry */.O)(state, transformer.entry, this.settings, waysOf(transformer.fields));
            case 'anything':
                return null;
        }
    }
}
function refusal(place, why) {
    return new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', place, why));
}
function waysOf(fields) {
    return new Set(fields.map(({ way }) => way));
}
/** The images of a file's objects, as they are before anything is laid over them. */
function sitesIn(file) {
    return (0,manifests_objects/* objectsIn */.Qv)(file).flatMap((object) => {
        if ((0,manifests_objects/* isOfAnotherFormat */.ig)(object))
            return [];
        const instance = (0,selector/* instanceOf */.hR)(object);
        const nothing = { wasService: false, tagProblem: null, problem: null, isMoved: false };
        return (0,image_sites/* imagesOf */.IC)(object).sites.map((site) => ({ ...site, instance, files: [file.path], ...nothing }));
    });
}
/** Namespace, prefix and suffix. */
function renamedState(state, renaming) {
    const instances = new Map();
    const renamedOnce = (instance) => {
        const now = instances.get(instance) ?? (0,selector/* renamed */.fN)(instance, renaming);
        instances.set(instance, now);
        return now;
    };
    const sites = state.sites.map((site) => ({ ...site, instance: renamedOnce(site.instance) }));
    return { ...state, sites, addsLabels: state.addsLabels || renaming.addsLabels };
}


/***/ }),

/***/ 40:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $F: () => (/* binding */ showsInUnread),
/* harmony export */   tf: () => (/* binding */ showsForeign),
/* harmony export */   zt: () => (/* binding */ declaresService)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6349);
/* harmony import */ var _repository_paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(997);
/* harmony import */ var _service_signs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4954);
/* harmony import */ var _source_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7008);
/* harmony import */ var _source_source_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7915);
/* harmony import */ var _manifests_image_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3660);
/* harmony import */ var _manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2816);
/* harmony import */ var _manifests_objects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3292);
/* harmony import */ var _signs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1935);
/* harmony import */ var _flux_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3754);
/* harmony import */ var _kustomization_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2136);











/** Whether a file has an object with the service's image, whatever becomes of it in a build. */
async function declaresService(files, path, rules) {
    const file = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readable */ .HD)(files.yaml(path));
    return file !== null && (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .objectsIn */ .Qv)(file).some((object) => isService(object, rules));
}
function isService(object, rules) {
    if ((0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .isOfAnotherFormat */ .ig)(object))
        return false;
    try {
        return (0,_manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_5__/* .imagesOf */ .IC)(object).sites.some((site) => (0,_manifests_image_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .readSite */ .Us)(site, rules) !== null);
    }
    catch (error) {
        if (error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm)
            return false;
        throw error;
    }
}
/**
 * Whether a file of a build shows the service in what another format reads, such as a patch for a release of Flux: it is not
 * read here, so it is not spoken for either.
 */
async function showsForeign(files, path, { images }) {
    const file = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readable */ .HD)(files.yaml(path));
    if (file === null)
        return false;
    if ((0,_signs_js__WEBPACK_IMPORTED_MODULE_7__/* .isKustomizationFile */ .yi)(path)) {
        const overlay = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_9__/* .readKustomization */ .kG)(file, (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .folderOf */ .yS)(path));
        return overlay !== null && (patchesForeign(overlay) || showsInUnread(overlay, images));
    }
    return (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .objectsIn */ .Qv)(file).some((object) => {
        const spec = (0,_flux_js__WEBPACK_IMPORTED_MODULE_8__/* .isFluxKustomization */ .Hw)(object) ? file.at(object.value, ['spec']) : null;
        if (file.isMap(spec))
            return patchesForeign((0,_kustomization_js__WEBPACK_IMPORTED_MODULE_9__/* .readOverlay */ .re)(file, spec, ''));
        return (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .isOfAnotherFormat */ .ig)(object) && (0,_service_signs_js__WEBPACK_IMPORTED_MODULE_1__/* .showsService */ .Wo)(file.sourceOf(object.value), images);
    });
}
/** What makes objects or gives values to others, and is not followed. */
const UNREAD = ['configMapGenerator', 'secretGenerator', 'helmChartInflationGenerator', 'vars'];
/** Whether a kustomization shows the service in a part that is not read. */
function showsInUnread({ file, root }, images) {
    return UNREAD.some((key) => {
        const value = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_9__/* .memberOf */ .C5)(file, root, key);
        return value !== null && (0,_service_signs_js__WEBPACK_IMPORTED_MODULE_1__/* .showsService */ .Wo)(`${key}:\n${file.sourceOf(value)}`, images);
    });
}
/** Whether some patch that stands in a kustomization is for what another format reads. */
function patchesForeign({ file, patches, latePatches }) {
    return [...patches, ...latePatches].some(({ inline, target }) => {
        if (inline === null)
            return false;
        if (target !== null && isForeignTarget(file, target))
            return true;
        const own = embedded(file, inline);
        return own !== null && (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .objectsIn */ .Qv)(own).some(_manifests_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .isOfAnotherFormat */ .ig);
    });
}
function isForeignTarget(file, target) {
    const kind = file.scalar((0,_kustomization_js__WEBPACK_IMPORTED_MODULE_9__/* .memberOf */ .C5)(file, target, 'kind'))?.text ?? '';
    return FOREIGN_KINDS.test(kind);
}
const FOREIGN_KINDS = /^(?:HelmRelease|HelmChart|HelmRepository|OCIRepository|GitRepository|Application|ApplicationSet)$/;
function embedded(file, value) {
    try {
        return (0,_source_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .embeddedYaml */ .SM)(file, value);
    }
    catch (error) {
        if (error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ folderId),
/* harmony export */   D0: () => (/* binding */ findRoots),
/* harmony export */   _: () => (/* binding */ findUnused)
/* harmony export */ });
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(334);
/* harmony import */ var _repository_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(997);
/* harmony import */ var _source_source_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7915);
/* harmony import */ var _per_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8111);
/* harmony import */ var _signs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1935);
/* harmony import */ var _flux_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3754);
/* harmony import */ var _kustomization_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2136);
/* harmony import */ var _patched_flux_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5900);








const rootsOnce = (0,_per_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .perTree */ .e)();
/**
 * The roots of a tree (DETECTION 2.3: "one target per root kustomization"). Of kustomizations that only refer to each other, the
 * first by its path is one.
 *
 * @throws TreeError where the tree cannot be read
 */
async function findRoots(files, settings) {
    return (await searchOnce(files, settings)).roots;
}
/**
 * Files of components that no root uses: nothing deploys them, neither alone nor with others.
 *
 * @throws TreeError where the tree cannot be read
 */
async function findUnused(files, settings) {
    return (await searchOnce(files, settings)).unused;
}
function searchOnce(files, settings) {
    return rootsOnce(files, settings.folder, () => searchRoots(files, settings));
}
async function searchRoots(files, settings) {
    // What lies outside of the folder that is searched may take in what lies inside.
    const { folder } = settings;
    const searched = files.paths.filter((path) => !(0,_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .isExcluded */ .RF)(path, folder));
    const nodes = new Map();
    for (const path of searched.filter(_signs_js__WEBPACK_IMPORTED_MODULE_3__/* .isKustomizationFile */ .yi)) {
        const file = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .HD)(files.yaml(path));
        const node = file === null ? null : nodeOf(files, file);
        if (node !== null)
            nodes.set(path, node);
    }
    const fluxes = [];
    for (const each of await (0,_flux_js__WEBPACK_IMPORTED_MODULE_4__/* .fluxKustomizationsOf */ .x)(files, settings))
        fluxes.push(await (0,_patched_flux_js__WEBPACK_IMPORTED_MODULE_6__/* .withPatches */ .h)(files, each, settings));
    await addFurtherNodes(files, nodes, fluxes);
    const own = new Set(searched);
    const referenced = new Set([...nodes].flatMap(([path, node]) => (own.has(path) ? node.kustomizations : [])));
    const roots = [];
    const reachedByRoots = new Set();
    const add = (id, kustomization, flux) => {
        const reached = reachedFrom(files, nodes, kustomization, flux);
        roots.push({ id, kustomization, flux, reached });
        for (const path of reached)
            reachedByRoots.add(path);
    };
    // Nothing else leads to what lies in an excluded folder.
    const isRootItself = ({ isOverlay, folder: applied }) => isOverlay || (0,_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .isExcluded */ .RF)((0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .inFolder */ ._z)(applied, '_'), folder);
    for (const flux of fluxes)
        if (isRootItself(flux))
            add(fluxId(flux), flux.kustomization, flux);
    const applied = new Set(fluxes.filter((each) => !isRootItself(each)).map(({ kustomization }) => kustomization));
    const laidOver = new Set(fluxes.filter(isRootItself).map(({ kustomization }) => kustomization));
    for (const path of [...nodes.keys()].sort()) {
        if (nodes.get(path)?.isComponent !== false || !own.has(path))
            continue;
        const isRoot = applied.has(path) || !(referenced.has(path) || laidOver.has(path));
        if (isRoot)
            add(folderId(path), path, null);
    }
    for (const path of [...nodes.keys()].sort()) {
        const isOpen = nodes.get(path)?.isComponent === false && own.has(path) && !reachedByRoots.has(path);
        if (isOpen)
            add(folderId(path), path, null);
    }
    const ofComponents = [...nodes].flatMap(([path, node]) => node.isComponent && !reachedByRoots.has(path) ? [...reachedFrom(files, nodes, path, null)] : []);
    return { roots, unused: new Set(ofComponents.filter((path) => !reachedByRoots.has(path))) };
}
/** `.` for the repository's root. */
function folderId(path) {
    return (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(path) || '.';
}
function fluxId({ folder, path, name }) {
    return `${folder || '.'}@${folderId(path)}/${name}`;
}
/** Kustomizations outside of what is searched, as far as others lead to them. */
async function addFurtherNodes(files, nodes, fluxes) {
    const pending = [
        ...[...nodes.values()].flatMap(({ kustomizations }) => kustomizations),
        ...fluxes.flatMap(({ kustomization }) => kustomization ?? []),
        ...fluxes.flatMap(({ overlay }) => referencesOf(files, overlay).kustomizations),
    ];
    // What is found joins the end of the list while it is gone through.
    for (const path of pending) {
        if (nodes.has(path))
            continue;
        const file = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .HD)(files.yaml(path));
        const node = file === null ? null : nodeOf(files, file);
        nodes.set(path, node ?? { isComponent: true, kustomizations: [], files: [] });
        pending.push(...(node?.kustomizations ?? []));
    }
}
function nodeOf(files, file) {
    const overlay = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_5__/* .readKustomization */ .kG)(file, (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(file.path));
    return overlay === null ? null : { isComponent: (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_5__/* .isComponent */ .Wy)(file), ...referencesOf(files, overlay) };
}
/** Where an overlay's references lead in the tree. */
function referencesOf(files, overlay) {
    const { file } = overlay;
    const kustomizations = [];
    const leaves = [];
    const follow = (reference) => {
        const resolved = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveReference */ .sX)(files, overlay.folder, reference);
        if (resolved.kind === 'kustomization')
            kustomizations.push(resolved.path);
        else if (resolved.kind === 'file')
            leaves.push(resolved.path);
    };
    for (const reference of [...overlay.resources, ...overlay.components])
        follow(reference);
    for (const { path } of [...overlay.generators, ...overlay.transformers, ...overlay.patches, ...overlay.latePatches]) {
        if (path !== null)
            follow(path);
    }
    for (const value of overlay.replacements)
        followScalar(value, ['path']);
    for (const chart of overlay.charts) {
        followScalar(chart, ['valuesFile']);
        for (const item of file.items(file.at(chart, ['additionalValuesFiles'])))
            followScalar(item, []);
    }
    return { kustomizations, files: leaves };
    function followScalar(value, path) {
        const scalar = file.scalar(file.at(value, path));
        if (scalar !== null)
            follow({ text: scalar.text, place: scalar.place });
    }
}
function reachedFrom(files, nodes, kustomization, flux) {
    const reached = new Set();
    const pending = kustomization === null ? [] : [kustomization];
    if (flux !== null) {
        reached.add(flux.path);
        const { kustomizations, files: leaves } = referencesOf(files, flux.overlay);
        pending.push(...kustomizations);
        for (const path of leaves)
            reached.add(path);
        if (kustomization === null) {
            for (const path of files.paths)
                if (isBelow(path, flux.folder) && /\.ya?ml$/.test(path))
                    pending.push(path);
        }
    }
    for (const path of pending) {
        if (reached.has(path))
            continue;
        reached.add(path);
        const node = nodes.get(path);
        for (const leaf of node?.files ?? [])
            reached.add(leaf);
        pending.push(...(node?.kustomizations ?? []));
    }
    return reached;
}
function isBelow(path, folder) {
    return folder === '' || path.startsWith(`${folder}/`);
}


/***/ })

};
