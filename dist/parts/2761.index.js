export const id = 2761;
export const ids = [2761];
export const modules = {

/***/ 78715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ix: () => (/* binding */ namesThrough),
/* harmony export */   Yu: () => (/* binding */ imagesAt),
/* harmony export */   cA: () => (/* binding */ placedTextAt),
/* harmony export */   dT: () => (/* binding */ imageOf),
/* harmony export */   dq: () => (/* binding */ kustomizationIn),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   i1: () => (/* binding */ textsAt),
/* harmony export */   kG: () => (/* binding */ readKustomization),
/* harmony export */   oX: () => (/* binding */ kustomizationsIn),
/* harmony export */   sX: () => (/* binding */ resolveReference)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93960);
/* harmony import */ var _syntax_located_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60460);
/* harmony import */ var _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37666);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32541);




/** The kustomization files in a folder. */
function kustomizationsIn(files, folder) {
    return _facts_js__WEBPACK_IMPORTED_MODULE_1__/* .KUSTOMIZATION_NAMES */ .H7.map((name) => (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .inFolder */ ._z)(folder, name)).filter((path) => files.has(path));
}
/** The kustomization file in a folder, the first of several; null if there is none. */
function kustomizationIn(files, folder) {
    return kustomizationsIn(files, folder)[0] ?? null;
}
/** The keys of a kustomization that are read here. */
const KEYS = `resources bases components kind namePrefix nameSuffix namespace commonAnnotations images imageTags
  name newName newTag digest tagSuffix commonMetadata annotations patches patchesStrategicMerge
  patchesJson6902 target path patch labelSelector annotationSelector replacements transformers
  configurations vars targets select fieldPaths configMapGenerator secretGenerator files literals env
  envs helmGlobals helmCharts chartHome version repo releaseName valuesFile additionalValuesFiles
  valuesInline valuesMerge`.split(/\s+/);
const SPELLINGS = new Map(KEYS.map((key) => [key.toLowerCase(), key]));
/**
 * A kustomization as Kustomize reads it: without regard to the case of keys. Every place stays what it was.
 *
 * @throws ProblemError where two keys are the same then
 */
function withUsualKeys(file) {
    const key = /(^[ \t-]*|[{,][ \t]*)(["']?)([A-Za-z]\w*)(?=\2[ \t]*:)/gm;
    const text = file.text.replace(key, (_, before, quote, name) => `${before}${quote}${SPELLINGS.get(name.toLowerCase()) ?? name}`);
    return text === file.text ? file : new _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .YamlFile */ ._(file.path, text);
}
/**
 * Reads a kustomization; null if the file contains none, or a Flux object.
 *
 * @throws ProblemError where it has a key twice, in different cases
 */
function readKustomization(written) {
    const file = withUsualKeys(written);
    const { root: value } = file;
    if (value === null || !file.isMap(value))
        return null;
    const root = { file, value };
    if (file.written(file.at(value, ['apiVersion']))?.includes('fluxcd.io'))
        return null;
    return {
        ...root,
        key: file.path,
        folder: (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(file.path),
        isComponent: (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(root, 'kind') === 'Component',
        resources: [...textsAt(root, 'resources'), ...textsAt(root, 'bases')],
        components: textsAt(root, 'components'),
        // The old name still works. Its images follow the others.
        images: [...imagesAt(root, 'images'), ...imagesAt(root, 'imageTags')],
    };
}
/** The scalar at a path as a part of an image; null if it is absent or empty. */
function placedTextAt(located, ...path) {
    const scalar = (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarAt */ .C_)(located, ...path);
    return scalar && { text: scalar.text, place: scalar.place, ...(scalar.type === 'other' && { isMisread: true }) };
}
/** The texts of a list. */
function textsAt(located, ...path) {
    return (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_3__/* .itemsAt */ .Ct)(located, ...path).flatMap((item) => placedTextAt(item) ?? []);
}
/** The entries of a list `images` that have a name. */
function imagesAt(located, ...path) {
    return (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_3__/* .itemsAt */ .Ct)(located, ...path).flatMap((item) => {
        const text = (key) => placedTextAt(item, key);
        const name = text('name');
        const [newName, newTag, digest] = [text('newName'), text('newTag'), text('digest')];
        return name === null ? [] : [{ name: name.text, newName, newTag, digest, place: name.place }];
    });
}
/** The image that an override sets. */
function imageOf({ name, newName, newTag: tag, digest, place }) {
    return { name: newName ?? { text: name, place }, tag, digest };
}
/** Every place of an image override. As changed lines they are left to the reader. */
function placesOf({ place, newName, newTag, digest }) {
    return [place, ...[newName, newTag, digest].flatMap((each) => each?.place ?? [])];
}
/**
 * The destination of a kustomize reference: a file, or the kustomization of a folder; null if neither is in the
 * repository.
 */
function resolveReference(files, folder, text) {
    const path = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(folder, text);
    if (path === null)
        return null;
    return files.has(path) ? path : kustomizationIn(files, path);
}
/** The names of an object on its way through kustomizations: its own, and each with prefixes and suffixes added. */
function namesThrough(layers, own) {
    const names = [own];
    for (const layer of layers) {
        const [prefix, suffix] = [(0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(layer, 'namePrefix'), (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(layer, 'nameSuffix')];
        if (prefix !== '' || suffix !== '')
            names.push(`${prefix}${names.at(-1)}${suffix}`);
    }
    return names;
}


/***/ }),

/***/ 22155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ isOfAnotherKind),
/* harmony export */   Qv: () => (/* binding */ objectsIn),
/* harmony export */   vY: () => (/* binding */ showObject)
/* harmony export */ });
/* harmony import */ var _syntax_located_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60460);

/** Where an object holds the objects that it applies: for Flux, OpenShift and Open Cluster Management. */
const HOLDERS = {
    ResourceSet: ['spec', 'resources'],
    Template: ['objects'],
    ManifestWork: ['spec', 'workload', 'manifests'],
};
const OBJECTS = new WeakMap();
/** The objects in all documents of a file, with those that lists and sets hold one by one. */
function objectsIn(file) {
    const known = OBJECTS.get(file) ?? file.documents.flatMap((value) => (value === null ? [] : objectsOf({ file, value })));
    OBJECTS.set(file, known);
    return known;
}
function objectsOf({ file, value }) {
    const text = (...path) => {
        const at = file.at(value, path);
        return file.scalar(at)?.type === 'null' ? '' : (file.written(at) ?? '');
    };
    const [apiVersion, kind] = [text('apiVersion'), text('kind')];
    const held = kind.endsWith('List') ? ['items'] : (HOLDERS[kind] ?? null);
    const items = held === null ? [] : (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_0__/* .itemsAt */ .Ct)({ file, value }, ...held);
    if (items.length > 0)
        return items.flatMap(objectsOf);
    if (apiVersion === '' || kind === '')
        return [];
    const group = apiVersion.slice(0, Math.max(0, apiVersion.indexOf('/')));
    const name = text('metadata', 'name') || text('metadata', 'generateName');
    return [{ file, value, group, kind, namespace: text('metadata', 'namespace'), name }];
}
/** Formats an object as `Deployment/analytics/lightdash`. A missing part is empty. */
function showObject({ kind, namespace, name }) {
    return `${kind}/${namespace}/${name}`;
}
/** Groups whose objects have their own readers, or name images without running them. */
const OTHER_GROUPS = /^(?:[a-z]+\.toolkit\.fluxcd\.io|kustomize\.config\.k8s\.io|apiextensions\.k8s\.io|helm\.cattle\.io|helm\.(?:m\.)?crossplane\.io|skaffold|kyverno\.io|kargo\.akuity\.io|argocd-image-updater\.argoproj\.io)$/;
/** Whether another kind reads an object, or the object runs none of the images it names. */
function isOfAnotherKind({ group, kind }) {
    if (group === 'argoproj.io')
        return /^(?:Application|ApplicationSet|AppProject)$/.test(kind);
    return OTHER_GROUPS.test(group);
}


/***/ }),

/***/ 42761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X6: () => (/* binding */ unknownChart),
/* harmony export */   lR: () => (/* binding */ publishedChart),
/* harmony export */   nZ: () => (/* binding */ openPublished)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14889);
/* harmony import */ var _syntax_located_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60460);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37850);
/* harmony import */ var _cluster_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91003);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99867);






/** A chart that cannot be read, and the text that leads to it. */
function unknownChart(code, { text, place }) {
    return { kind: 'unknown', problem: (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)(code, place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .o)(text), { subject: 'image' }) };
}
/**
 * A chart by its name or address. The address of an archive names its version: `lightdash-2.9.1.tgz`.
 *
 * @param repository empty if no file gives it
 */
function publishedChart(chart, repository, version) {
    if ((0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .isTemplate */ .Fl)(chart.text))
        return unknownChart('unresolved-template', chart);
    const last = chart.text.split('/').findLast((part) => part !== '') ?? '';
    const [, archive, packed = ''] = (last.endsWith('.tgz') && /^(.+?)-v?(\d+\.\d+\.\d+.*)\.tgz$/.exec(last)) || [];
    const origin = /^\w+:\/\//.test(chart.text) ? chart.text.slice(0, chart.text.lastIndexOf(`/${last}`)) : repository;
    const common = { kind: 'published', repository: origin === '' ? null : origin, problem: null };
    return archive === undefined
        ? { ...common, name: last, version }
        : { ...common, name: archive, version: { text: packed, place: chart.place } };
}
/**
 * Opens a source that names a published chart.
 *
 * @param paths where its name, its version and its repository stand
 */
function openPublished(context, source, paths) {
    const [chart, version, repository] = paths.map((path) => path.split(' | ').reduce((found, each) => found ?? (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_5__/* .writtenAt */ .nt)(source, each), null));
    if (chart == null)
        return null;
    const { group, namespace, name } = context.object;
    return {
        chart: publishedChart(chart, repository?.text ?? '', version ?? null),
        called: chart.text,
        sources: [source],
        place: chart.place,
        reference: (item) => (0,_references_js__WEBPACK_IMPORTED_MODULE_3__/* .readReferences */ .P)(context, item),
        async twin(kind) {
            const found = await (0,_cluster_js__WEBPACK_IMPORTED_MODULE_2__/* .findOne */ .s)(context, { group, kind, namespace, name });
            if (found === 'several')
                throw new _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', chart.place, `several objects ${kind}`));
            if (found === 'missing')
                return null;
            const value = found.file.at(found.value, ['spec']);
            return value && { file: found.file, value };
        },
    };
}


/***/ }),

/***/ 91003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ Cluster),
/* harmony export */   s: () => (/* binding */ findOne)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2078);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40334);
/* harmony import */ var _manifests_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22155);




/** The most texts searched in one tree. Each search scans all of it. */
const MOST_SEARCHES = 100;
/** The objects in a tree's manifests, found by a text in their files. */
class Cluster {
    files;
    settings;
    #searches = new Map();
    constructor(files, settings) {
        this.files = files;
        this.settings = settings;
    }
    /**
     * The manifests that contain a text; none after too many searches. A missing result never proves that an object is
     * absent.
     */
    holding(text) {
        const { folder, environments } = this.settings;
        const isManifest = (path) => /\.(?:ya?ml|json)$/.test(path) && !(0,_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .isExcluded */ .RF)(path, folder, environments);
        const search = () => this.files.containing(text, this.files.paths.filter(isManifest));
        const found = this.#searches.get(text) ?? (this.#searches.size < MOST_SEARCHES ? search() : Promise.resolve([]));
        this.#searches.set(text, found);
        return found;
    }
    /** All objects that a reference may mean. */
    async find({ group, kind, name, namespace }) {
        const found = [];
        for (const path of await this.holding(group || name)) {
            if ((await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)(this.files.text(path)))?.includes(name) !== true)
                continue;
            const file = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)(this.files.yaml(path));
            for (const each of file === null ? [] : (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .objectsIn */ .Qv)(file)) {
                const isNear = [each.namespace, namespace].includes('') || each.namespace === namespace;
                if (isNear && each.group === group && each.kind === kind && each.name === name)
                    found.push(each);
            }
        }
        return found;
    }
}
/**
 * The object that a reference means. If several differ, it is the one that the same kustomizations include, otherwise
 * the one in the same folder.
 */
async function findOne(context, wanted) {
    const { object, cluster, files, graph, environment, used } = context;
    const all = wanted.name === '' ? [] : await cluster.find(wanted);
    // The choice depends on all of them, so all are inputs.
    for (const { file } of all)
        files.has(file.path);
    const onWay = all.filter(({ file }) => graph.isTakenIn(file.path, environment));
    const beside = all.filter(({ file }) => (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(file.path) === (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(object.file.path));
    for (const [first, ...others] of [all, onWay, beside]) {
        const said = first === undefined || others.length === 0 ? '' : textOfObject(first);
        if (first === undefined || others.some((each) => textOfObject(each) !== said))
            continue;
        used.add(first);
        return first;
    }
    return all.length === 0 ? 'missing' : 'several';
}
/** An object's content as written. Several clusters may each have a copy of one object. */
function textOfObject({ file, value }) {
    const parts = ['spec', 'data', 'stringData'].flatMap((key) => file.at(value, [key]) ?? []);
    return JSON.stringify(parts.map((part) => file.sourceOf(part).trim()));
}


/***/ }),

/***/ 73315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ unseenValues),
/* harmony export */   n: () => (/* binding */ readLayers)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14889);
/* harmony import */ var _syntax_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50836);
/* harmony import */ var _syntax_located_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60460);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37850);
/* harmony import */ var _helm_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32185);






/** Nobody lists more files or references. */
const MOST_ITEMS = 100;
/** Settings that decide what runs, or how it is upgraded. */
const READ = /(?:^|[.])(?:image|tag|repository|registry|digest|upgrade|migrationJob|strategy|enabled)(?:[.[]|$)/;
/**
 * Reads the values of a release, highest precedence first.
 *
 * @param sources one source of an object, after the files that override parts of it
 */
async function readLayers(layers, sources, reach) {
    const values = [];
    for (const [as, paths, of] of layers) {
        const twin = of === undefined ? null : ((await reach.twin?.(of)) ?? null);
        const holders = of === undefined ? sources : twin === null ? [] : [twin];
        const path = paths.split(' | ').find((each) => (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_4__/* .allAt */ .Nc)(holders, each).length > 0);
        if (path === undefined)
            continue;
        const [first] = (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_4__/* .allAt */ .Nc)(holders, path);
        if (as === 'values')
            values.push(...ownValues((0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_4__/* .allAt */ .Nc)(holders, path)));
        else if (as === 'settings' || as === 'texts')
            values.push(...settingsIn(first, as === 'texts'));
        else {
            // Kustomize names a single file.
            const items = first?.file.scalar(first.value) == null ? (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_4__/* .itemsIn */ .Un)(holders, path) : [first];
            values.push(...(await listedValues(items, as, reach)));
        }
    }
    return values;
}
/** Values of which only the reference is known. */
function unseenValues(code, { place }, found = '') {
    return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)(code, place, found);
}
async function listedValues(items, as, reach) {
    const values = [];
    const [further] = items.slice(MOST_ITEMS);
    if (further !== undefined)
        return [unseenValues('external-values', further.value, `more than ${MOST_ITEMS} ${as}`)];
    for (const item of items) {
        const { file, value } = item;
        const written = (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_4__/* .writtenAt */ .nt)(item, '') ?? { text: '', place: value.place };
        if (as === 'targeted' && !READ.test((0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_4__/* .writtenAt */ .nt)(item, 'targetPath')?.text ?? ''))
            continue;
        if (as !== 'files')
            values.unshift(...((await reach.reference?.(item)) ?? []));
        else if (file.isMap(value))
            values.unshift((0,_helm_values_js__WEBPACK_IMPORTED_MODULE_3__/* .layerOf */ .ZZ)(file, value));
        else
            values.unshift(...((await reach.file?.(written)) ?? []));
    }
    return values;
}
/** Mappings are merged. A text replaces what stands below it. */
function ownValues(held) {
    const values = [];
    for (const { file, value } of held) {
        if (file.isMap(value)) {
            values.push((0,_helm_values_js__WEBPACK_IMPORTED_MODULE_3__/* .layerOf */ .ZZ)(file, value));
            continue;
        }
        try {
            const embedded = (0,_syntax_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .embeddedYaml */ .SM)(file, value);
            const text = (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .o)(file.sourceOf(value).trim());
            if (embedded?.isMap(embedded.root) === true)
                values.push((0,_helm_values_js__WEBPACK_IMPORTED_MODULE_3__/* .layerOf */ .ZZ)(embedded));
            else if (embedded?.root !== null)
                values.push(unseenValues('unresolved-template', value, text));
        }
        catch (error) {
            values.push((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .thrownProblem */ .AI)(error));
        }
        break;
    }
    return values;
}
/** Single settings as values. One whose value stands elsewhere only counts if it decides something. */
function settingsIn({ file, value }, isText) {
    const made = [];
    const hidden = [];
    const add = (name, said, item) => {
        const steps = (0,_syntax_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsOf */ .B_)(name.text);
        const source = (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .o)(file.sourceOf(item).trim());
        const scalar = file.scalar(said);
        const isElsewhere = ['path', 'file', 'values', 'valueFrom'].some((key) => file.at(item, [key]) !== null);
        if ((0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .isTemplate */ .Fl)(name.text))
            hidden.push(unseenValues('unresolved-template', name, source));
        else if (steps.length === 0)
            hidden.push(unseenValues('external-values', name, source));
        else if (!isElsewhere && (said === null || scalar !== null)) {
            const text = scalar?.type === 'null' ? '' : (file.written(said) ?? '');
            // k3s and `forceString` leave a text what it is.
            const isMember = said !== null && item.node === said.node;
            const isForced = isMember ? scalar?.type === 'string' : file.written(file.at(item, ['forceString'])) === 'true';
            const place = scalar?.place ?? name.place;
            made.push({ steps, value: text, isText: isText || isForced || text.includes('{{'), place });
        }
        else if (READ.test(name.text))
            hidden.push(unseenValues('external-values', name, source));
    };
    for (const { name, key, value: said } of file.members(value))
        add({ text: name, place: key }, said, said);
    for (const item of file.items(value)) {
        const name = (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_4__/* .writtenAt */ .nt)({ file, value: item }, 'name');
        if (name !== null)
            add(name, file.at(item, ['value']), item);
    }
    return made.length === 0 ? hidden : [...hidden, (0,_helm_values_js__WEBPACK_IMPORTED_MODULE_3__/* .parsedValues */ .Cn)(() => (0,_syntax_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsAsYaml */ .vW)(file.path, made))];
}


/***/ }),

/***/ 99867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ readReferences)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14889);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93960);
/* harmony import */ var _syntax_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50836);
/* harmony import */ var _syntax_located_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60460);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37850);
/* harmony import */ var _helm_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32185);
/* harmony import */ var _kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78715);
/* harmony import */ var _cluster_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91003);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73315);










/** Reads an item of Flux's and Crossplane's `valuesFrom` or k3s's `valuesSecrets`. */
async function readReferences(context, item) {
    const values = [];
    for (const each of referencesIn(item))
        values.unshift(await readReference(context, item, each));
    return values;
}
function referencesIn(item) {
    const { file, value } = item;
    for (const kind of ['ConfigMap', 'Secret']) {
        const held = file.at(value, [kind === 'Secret' ? 'secretKeyRef' : 'configMapKeyRef']);
        const at = (key) => (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_7__/* .textAt */ .$6)({ file, value: held ?? value }, key);
        if (held !== null)
            return [{ kind, name: at('name'), key: at('key') || 'values.yaml', target: '' }];
    }
    const [kind, name, target] = [(0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_7__/* .textAt */ .$6)(item, 'kind'), (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_7__/* .textAt */ .$6)(item, 'name'), (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_7__/* .textAt */ .$6)(item, 'targetPath')];
    const keys = (0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .textsAt */ .i1)(item, 'keys').map(({ text }) => ({ kind: 'Secret', name, key: text, target: '' }));
    return keys.length > 0 ? keys : [{ kind, name, key: (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_7__/* .textAt */ .$6)(item, 'valuesKey') || 'values.yaml', target }];
}
async function readReference(context, { value }, reference) {
    const { kind, name, key, target } = reference;
    const of = `the ${kind === 'ConfigMap' ? 'config map' : 'secret'} ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteText */ .o)(name)}`;
    const what = key === 'values.yaml' ? of : `${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteText */ .o)(key)} of ${of}`;
    if (!['ConfigMap', 'Secret'].includes(kind) || (0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .isTemplate */ .Fl)(name))
        return (0,_layers_js__WEBPACK_IMPORTED_MODULE_6__/* .unseenValues */ .d)('external-values', value, what);
    try {
        const found = await findEntry(context, reference);
        if (typeof found === 'string')
            return (0,_layers_js__WEBPACK_IMPORTED_MODULE_6__/* .unseenValues */ .d)('external-values', value, `${what}${found}`);
        const scalar = found.file.scalar(found.value);
        // An encrypted secret counts like one outside the repository.
        if (scalar?.text.startsWith('ENC[') === true) {
            return kind === 'Secret' ? (0,_layers_js__WEBPACK_IMPORTED_MODULE_6__/* .unseenValues */ .d)('external-values', value, what) : (0,_layers_js__WEBPACK_IMPORTED_MODULE_6__/* .unseenValues */ .d)('encrypted', scalar);
        }
        if (target !== '')
            return settingOf(found, target);
        const inner = found.value === found.file.root ? found.file : (0,_syntax_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .embeddedYaml */ .SM)(found.file, found.value);
        return inner === null ? (0,_layers_js__WEBPACK_IMPORTED_MODULE_6__/* .unseenValues */ .d)('unparseable', found.value, 'values that are not text') : (0,_helm_values_js__WEBPACK_IMPORTED_MODULE_3__/* .layerOf */ .ZZ)(inner);
    }
    catch (error) {
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .thrownProblem */ .AI)(error);
    }
}
/**
 * The entry of a config map or secret: a text inside a file, or a whole file.
 *
 * @returns the end of a sentence that says why there is none
 */
async function findEntry(context, { kind, name, key }) {
    const list = kind === 'Secret' ? 'secretGenerator' : 'configMapGenerator';
    // An outer generator extends or replaces an inner one.
    for (const from of [...context.environment].reverse()) {
        for (const generator of (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_7__/* .itemsAt */ .Ct)(from, list)) {
            const isMeant = (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_7__/* .textAt */ .$6)(generator, 'name') === name;
            const entry = isMeant ? await readGenerator(context.files, from, generator, key) : null;
            if (entry !== null)
                return entry;
        }
    }
    const object = await (0,_cluster_js__WEBPACK_IMPORTED_MODULE_5__/* .findOne */ .s)(context, { group: '', kind, name, namespace: context.object.namespace });
    if (typeof object === 'string')
        return object === 'several' ? ', of which the repository has several' : '';
    const value = object.file.at(object.value, [kind === 'Secret' ? 'stringData' : 'data', key]);
    return value === null ? ` without ${key}` : { file: object.file, value };
}
/**
 * The file that a generator such as `files: [values.yaml=prod.yaml]` uses. For other generators, the text names the
 * line with the value.
 */
async function readGenerator(files, { file, folder }, generator, key) {
    files.has(file.path);
    for (const { text } of (0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .textsAt */ .i1)(generator, 'files')) {
        const [, entry, path = ''] = /^(?:([^=]*)=)?(.*)$/s.exec(text) ?? [];
        if ((entry ?? (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .baseNameOf */ .mv)(path)) !== key)
            continue;
        const values = await files.yaml((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .resolvePath */ .o1)(folder, path) ?? path);
        return values?.root == null ? '' : { file: values, value: values.root };
    }
    if (!['literals', 'envs', 'env'].some((each) => file.at(generator.value, [each]) !== null))
        return null;
    const lines = [file.sourceOf(generator.value).trim()];
    for (const text of [...(0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .textsAt */ .i1)(generator, 'envs').map((each) => each.text), (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_7__/* .scalarAt */ .C_)(generator, 'env')?.text ?? '']) {
        const variables = text === '' ? '' : ((await files.text((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .resolvePath */ .o1)(folder, text) ?? text)) ?? '');
        lines.push(...variables.split(/\r?\n/).filter((line) => line.replace(/^export\s+/, '').startsWith(`${key}=`)));
    }
    return `, which is generated from ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteText */ .o)(lines.join('\n'))}`;
}
/** An entry as a single value at a path, as with `--set`. */
function settingOf({ file, value }, target) {
    const scalar = file.scalar(value);
    const steps = (0,_syntax_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsOf */ .B_)(target);
    if (scalar === null || steps.length === 0 || /[,=]/.test(scalar.text)) {
        return (0,_layers_js__WEBPACK_IMPORTED_MODULE_6__/* .unseenValues */ .d)('external-values', scalar ?? value, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteText */ .o)(target));
    }
    // Flux treats a quoted value as a string.
    const quoted = /^(["'])(.*)\1$/s.exec(scalar.text);
    const setting = { steps, value: quoted?.[2] ?? scalar.text, isText: quoted !== null, place: scalar.place };
    return (0,_helm_values_js__WEBPACK_IMPORTED_MODULE_3__/* .layerOf */ .ZZ)((0,_syntax_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsAsYaml */ .vW)(file.path, [setting]));
}


/***/ }),

/***/ 50836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   SM: () => (/* binding */ embeddedYaml),
/* harmony export */   vW: () => (/* binding */ settingsAsYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48662);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94499);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37666);




/** The deepest nesting of YAML inside YAML. No tool reads deeper. */
const MOST_EMBEDDED = 4;
/** How deeply a file is embedded; not set for a file of the repository. */
const depths = new WeakMap();
/** What was read from each scalar, because several aliases may lead to one. */
const readings = new WeakMap();
/**
 * A text inside a YAML file that is itself YAML, such as `values: |` of an Argo CD application. Places refer to the
 * outer file; in a folded or quoted text, everything has the place of that text. Null if the value is not a text.
 *
 * @throws ProblemError (`unparseable`) at the place in the outer file
 */
function embeddedYaml(file, value) {
    let reading = readings.get(value.node);
    if (reading === undefined) {
        reading = readEmbedded(file, value);
        readings.set(value.node, reading);
    }
    if (reading instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
        throw reading;
    return reading;
}
function readEmbedded(file, value) {
    const scalar = file.scalar(value);
    const { node } = value;
    if (scalar?.type !== 'string' || !(node instanceof yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5))
        return null;
    const depth = (depths.get(file) ?? 0) + 1;
    if (depth > MOST_EMBEDDED)
        return tooMuch(value.place, `YAML within YAML, ${depth} times over`);
    const literal = node.type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.BLOCK_LITERAL ? literalText(file, node) : null;
    try {
        const embedded = new _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._(file.path, literal?.text ?? node.source ?? '', literal ?? { placeAt: () => scalar.place });
        depths.set(embedded, depth);
        return embedded;
    }
    catch (error) {
        if (error instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
            return error;
        throw error;
    }
}
/** The text of a literal block as written, without its common indentation. */
function literalText(file, node) {
    const [start, end] = node.range ?? [0, 0];
    const block = file.text.slice(start, end).replace(/\r(?!\n)/g, '\n');
    // The block's header ends with its line.
    let from = block.indexOf('\n') + 1;
    const texts = [];
    /** The offset in the file where each line's text starts. */
    const offsets = [];
    // Each line of the value is one line of the block. The value lacks the indentation.
    for (const line of (node.source ?? '').split('\n')) {
        const feed = from === 0 ? -1 : block.indexOf('\n', from);
        const written = from === 0 ? '' : block.slice(from, feed === -1 ? block.length : feed).replace(/\r$/, '');
        const indent = Math.max(0, written.length - line.length);
        texts.push(written.slice(indent));
        offsets.push(start + from + indent);
        from = feed === -1 ? block.length : feed + 1;
    }
    const text = texts.join('\n');
    const lines = new _line_index_js__WEBPACK_IMPORTED_MODULE_3__/* .LineIndex */ .r(file.path, text);
    return {
        text,
        placeAt(offset) {
            const { line, column } = lines.placeAt(offset);
            return file.placeAt((offsets[line - 1] ?? start) + column - 1);
        },
    };
}
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
/** No real value is nested deeper. */
const MOST_STEPS = 50;
/** The most items of all lists together, including those that no setting names. */
const MOST_ITEMS = 10_000;
/**
 * Turns settings into values, each with its own place. A later setting overrides an earlier one. A `null` that is not a
 * text removes the values below.
 *
 * @throws ProblemError (`unparseable`) where a setting is nested deeper, or a list is longer, than in any release
 */
function settingsAsYaml(path, settings) {
    const start = settings[0]?.place ?? { file: path, line: 1, column: 1 };
    const root = { isList: false, members: new Map(), place: start };
    for (const setting of settings)
        addSetting(root, setting);
    const lines = [];
    const places = [];
    let items = 0;
    // Write one node a line, in flow style, so that no text can end the structure.
    const write = (node, before, after) => {
        places.push(node.place);
        if ('json' in node) {
            lines.push(` ${before}${node.json}${after}`);
            return;
        }
        const { isList, members, place } = node;
        lines.push(` ${before}${isList ? '[' : '{'}`);
        if (isList) {
            const length = Math.max(-1, ...[...members.keys()].map(Number)) + 1;
            items += length;
            if (items > MOST_ITEMS)
                throw tooMuch(place, `more than ${MOST_ITEMS} items of lists`);
            for (let index = 0; index < length; index += 1)
                write(members.get(index) ?? { json: 'null', place }, '', ',');
        }
        else
            for (const [name, member] of members)
                write(member, `${quote(String(name))}: `, ',');
        lines.push(` ${isList ? ']' : '}'}${after}`);
        places.push(place);
    };
    write(root, '', '');
    const index = new _line_index_js__WEBPACK_IMPORTED_MODULE_3__/* .LineIndex */ .r(path, lines.join('\n'));
    return new _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._(path, lines.join('\n'), {
        placeAt: (offset) => places[index.placeAt(offset).line - 1] ?? start,
    });
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
/**
 * Types a value as `--set` does: true, false and null in any case, whole numbers without a leading zero, otherwise a
 * text.
 */
function jsonOf(value) {
    const isTyped = /^(?:true|false|null|0|[-+]\d{1,18}|[1-9]\d{0,17})$/i.test(value);
    return isTyped ? value.toLowerCase().replace(/^\+/, '') : quote(value);
}
/** A text as JSON that is also YAML. Some characters are not allowed in YAML, and others end a line. */
function quote(text) {
    return JSON.stringify(text).replace(/[\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function tooMuch(place, found) {
    return new _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', place, found));
}


/***/ }),

/***/ 60460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   C_: () => (/* binding */ scalarAt),
/* harmony export */   Ct: () => (/* binding */ itemsAt),
/* harmony export */   Nc: () => (/* binding */ allAt),
/* harmony export */   Un: () => (/* binding */ itemsIn),
/* harmony export */   nt: () => (/* binding */ writtenAt)
/* harmony export */ });
/** The scalar at a path; null if it is absent or empty. */
function scalarAt({ file, value }, ...path) {
    const scalar = file.scalar(file.at(value, path));
    return scalar === null || scalar.type === 'null' || scalar.text === '' ? null : scalar;
}
/** The text at a path; empty where there is none. */
function textAt(located, ...path) {
    return scalarAt(located, ...path)?.text ?? '';
}
/** The items of the list at a path. */
function itemsAt({ file, value }, ...path) {
    return file.items(file.at(value, path)).map((item) => ({ file, value: item }));
}
/** The text at a path, with its templates as written; null if there is none or it is null. */
function writtenAt({ file, value }, path) {
    const found = file.at(value, path === '' ? [] : path.split('.'));
    const scalar = file.scalar(found);
    const text = file.written(found);
    return text === null || scalar === null || scalar.type === 'null' ? null : { text, place: scalar.place };
}
/** The values at a path in all sources. */
function allAt(sources, path) {
    const steps = path === '' ? [] : path.split('.');
    return sources.flatMap((source) => valuesAt(source, steps));
}
function valuesAt({ file, value }, steps) {
    const star = steps.indexOf('*');
    const found = file.at(value, star === -1 ? steps : steps.slice(0, star));
    if (found === null || file.scalar(found)?.type === 'null')
        return [];
    if (star === -1)
        return [{ file, value: found }];
    return file.items(found).flatMap((item) => valuesAt({ file, value: item }, steps.slice(star + 1)));
}
/** The items of the list at a path in the first source that has it. */
function itemsIn(sources, path) {
    return allAt(sources, path)
        .slice(0, 1)
        .flatMap((list) => itemsAt(list));
}


/***/ })

};
