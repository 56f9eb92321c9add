export const id = 105;
export const ids = [105];
export const modules = {

/***/ 2899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ kustomizationsOf)
/* harmony export */ });
/* unused harmony export Kustomizations */
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(334);
/* harmony import */ var _repository_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(997);
/* harmony import */ var _source_source_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7915);
/* harmony import */ var _kustomize_flux_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3754);
/* harmony import */ var _kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2136);
/* harmony import */ var _per_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8111);
/* harmony import */ var _signs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1935);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8241);








/** So many config maps of one name are told apart. */
const MOST_GENERATORS = 200;
/** So many ways of one file are followed. */
const MOST_WAYS = 200;
/** Kustomizations on one way. */
const MOST_LEVELS = 20;
/** Steps that are taken to find the ways of one file. */
const MOST_STEPS = 10_000;
const kustomizationsOnce = (0,_per_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .perTree */ .e)();
/**
 * The kustomizations of a tree.
 *
 * @throws TreeError where the tree cannot be read
 */
function kustomizationsOf(files, settings) {
    return kustomizationsOnce(files, settings.folder, () => readKustomizations(files, settings));
}
/** Which kustomization takes in which files. */
class Kustomizations {
    all;
    parents;
    unreadable;
    /** Those with a kustomization of their own, which say themselves what they take in. */
    #folders;
    #ways = new Map();
    #generators = new Map();
    /** Files that some kustomization applies as patches. */
    patchFiles;
    constructor(files, all, 
    /** By what they take in: the path of a file, or that of a folder with `/` at its end for all that is in it. */
    parents, 
    /** Files that are there and cannot be read. */
    unreadable) {
        this.all = all;
        this.parents = parents;
        this.unreadable = unreadable;
        this.#folders = new Set([
            ...all.flatMap(({ flux, overlay }) => (flux === null ? overlay.folder : [])),
            ...unreadable.map(_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS),
        ]);
        this.patchFiles = new Set(all.flatMap(({ overlay }) => patchPathsOf(files, overlay)));
        for (const by of all) {
            for (const item of by.flux === null ? by.overlay.configMaps : []) {
                const name = (0,_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .textAt */ .$6)(by.overlay.file, item, ['name']);
                const same = this.#generators.get(name);
                if (same === undefined)
                    this.#generators.set(name, [{ by, item }]);
                else
                    same.push({ by, item });
            }
        }
    }
    /** The config maps of a name that are generated; a namespace that is not said may be any. */
    generatorsOf(name, namespace) {
        return (this.#generators.get(name) ?? []).slice(0, MOST_GENERATORS).filter(({ by: { overlay }, item }) => {
            const own = (0,_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .textAt */ .$6)(overlay.file, item, ['namespace']) || overlay.namespace;
            return own === '' || namespace === '' || own === namespace;
        });
    }
    /** The kustomizations that take in a file by themselves. */
    parentsOf(path) {
        const found = [...(this.parents.get(path) ?? [])];
        const own = (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(path);
        const isKustomization = (0,_signs_js__WEBPACK_IMPORTED_MODULE_5__/* .isKustomizationFile */ .yi)(path);
        if (isKustomization && own === '')
            return found;
        for (let folder = isKustomization ? (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(own) : own; !this.#folders.has(folder); folder = (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(folder)) {
            found.push(...(this.parents.get(`${folder}/`) ?? []));
            if (folder === '')
                break;
        }
        return found;
    }
    /** Every way from a file to a kustomization that no other takes in. */
    waysOf(path) {
        const known = this.#ways.get(path) ?? this.#readWays(path);
        this.#ways.set(path, known);
        return known;
    }
    #readWays(path) {
        const ways = [];
        let steps = 0;
        let isCut = false;
        const follow = (at, way) => {
            steps += 1;
            if (steps > MOST_STEPS || ways.length >= MOST_WAYS || way.length >= MOST_LEVELS) {
                isCut = true;
                return;
            }
            const parents = at === null ? [] : this.parentsOf(at).filter((each) => !way.includes(each));
            if (parents.length === 0 && way.length > 0)
                ways.push(way);
            // What takes in an object of Flux's own does not take in what that stands for.
            for (const parent of parents)
                follow(parent.flux === null ? parent.overlay.file.path : null, [...way, parent]);
        };
        follow(path, []);
        return { ways, isCut };
    }
}
async function readKustomizations(files, settings) {
    const all = new Map();
    const unreadable = [];
    for (const path of files.paths) {
        if (!(0,_signs_js__WEBPACK_IMPORTED_MODULE_5__/* .isKustomizationFile */ .yi)(path) || (0,_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .isExcluded */ .RF)(path, settings.folder))
            continue;
        const file = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .HD)(files.yaml(path));
        const folder = (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(path);
        const overlay = file === null ? null : (0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_3__/* .readKustomization */ .kG)(file, folder);
        if (file === null)
            unreadable.push(path);
        else if (overlay !== null)
            all.set(path, { id: folder || '.', overlay, components: [], flux: null });
    }
    const parents = new Map();
    const add = (path, parent) => {
        const others = parents.get(path);
        if (others === undefined)
            parents.set(path, [parent]);
        else if (!others.includes(parent))
            others.push(parent);
    };
    const componentsOf = ({ components, folder }) => components.flatMap((reference) => {
        const resolved = (0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveReference */ .sX)(files, folder, reference);
        return (resolved.kind === 'kustomization' ? all.get(resolved.path) : undefined) ?? [];
    });
    for (const [own, each] of all) {
        const { resources, components, folder } = each.overlay;
        for (const reference of [...resources, ...components]) {
            const resolved = (0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveReference */ .sX)(files, folder, reference);
            const isHere = resolved.kind === 'file' || resolved.kind === 'kustomization';
            if (isHere && resolved.path !== own)
                add(resolved.path, each);
        }
        each.components.push(...componentsOf(each.overlay).filter((component) => component !== each));
    }
    const ofFlux = new Map();
    for (const flux of await (0,_kustomize_flux_js__WEBPACK_IMPORTED_MODULE_2__/* .fluxKustomizationsOf */ .x)(files, settings)) {
        const { folder, kustomization, overlay } = flux;
        const { file, namespace, name } = flux.object;
        const plain = `${namespace === '' ? '' : `${namespace}/`}${name}`;
        const id = ofFlux.has(plain) ? `${file.path}#${plain}` : plain;
        const components = componentsOf(overlay);
        const each = { id, overlay, components, flux };
        ofFlux.set(id, each);
        add(kustomization ?? `${folder}/`, each);
    }
    return new Kustomizations(files, [...all.values(), ...ofFlux.values()], parents, unreadable);
}
/** Where the files of its patches stand. */
function patchPathsOf(files, { folder, patches, latePatches }) {
    return [...patches, ...latePatches].flatMap(({ path }) => {
        const resolved = path === null ? null : (0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveReference */ .sX)(files, folder, path);
        return resolved?.kind === 'file' ? [resolved.path] : [];
    });
}


/***/ }),

/***/ 8241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   C_: () => (/* binding */ scalarAt),
/* harmony export */   Gy: () => (/* binding */ isSameObject),
/* harmony export */   mh: () => (/* binding */ indexKey),
/* harmony export */   yu: () => (/* binding */ objectsSpeakingOf)
/* harmony export */ });
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(334);
/* harmony import */ var _source_source_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7915);
/* harmony import */ var _manifests_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3292);
/* harmony import */ var _per_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8111);
/* harmony import */ var _signs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1935);





/** The text at a path; empty where there is none. */
function textAt(file, value, path) {
    return scalarAt(file, value, path)?.text ?? '';
}
/** The text at a path; null where there is none, or it is empty. */
function scalarAt(file, value, path) {
    const scalar = file.scalar(file.at(value, path));
    return scalar === null || scalar.type === 'null' || scalar.text === '' ? null : scalar;
}
/** Whether two names may be those of one object: a namespace that is not said may be any. */
function isSameObject(one, other) {
    const isSameNamespace = one.namespace === '' || other.namespace === '' || one.namespace === other.namespace;
    return one.kind === other.kind && one.name === other.name && isSameNamespace;
}
/** What {@link ObjectIndex} has an object by. */
function indexKey({ kind, name }) {
    return `${kind}/${name}`;
}
/** So many texts are looked for in one tree; each takes a look at all of it. */
const MOST_SEARCHES = 100;
const searchesOnce = (0,_per_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .perTree */ .e)();
const objectsOnce = (0,_per_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .perTree */ .e)();
/**
 * The objects in all files of a tree that hold a text, save for those in folders where no deployment is looked for and those
 * that cannot be read. Where too many texts were looked for, there are none: what is not found is never taken to be absent.
 *
 * @throws TreeError where the tree cannot be read
 */
function objectsSpeakingOf(files, text, settings) {
    const searches = searchesOnce(files, settings.folder, () => ({ count: 0 }));
    const search = async () => {
        const byName = new Map();
        for (const path of await files.containing(text, manifestPaths(files, settings))) {
            const file = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .HD)(files.yaml(path));
            for (const object of file === null ? [] : (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .objectsIn */ .Qv)(file)) {
                const same = byName.get(indexKey(object));
                if (same === undefined)
                    byName.set(indexKey(object), [object]);
                else
                    same.push(object);
            }
        }
        return byName;
    };
    return objectsOnce(files, JSON.stringify([text, settings.folder]), () => {
        searches.count += 1;
        return searches.count > MOST_SEARCHES ? Promise.resolve(new Map()) : search();
    });
}
function manifestPaths(files, { folder }) {
    return files.paths.filter((path) => (0,_signs_js__WEBPACK_IMPORTED_MODULE_4__/* .isManifestPath */ .HS)(path) && !(0,_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .isLockFile */ .ue)(path) && !(0,_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .isExcluded */ .RF)(path, folder));
}


/***/ }),

/***/ 8995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DU: () => (/* binding */ deletes),
/* harmony export */   Fp: () => (/* binding */ allPatchesOf),
/* harmony export */   Il: () => (/* binding */ problemOfPart),
/* harmony export */   Up: () => (/* binding */ patchesOf)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6349);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2431);
/* harmony import */ var _source_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7008);
/* harmony import */ var _kustomize_images_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1207);
/* harmony import */ var _kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2136);
/* harmony import */ var _kustomize_replacements_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7448);
/* harmony import */ var _kustomize_selector_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9240);
/* harmony import */ var _kustomize_transformers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3617);
/* harmony import */ var _manifests_objects_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3292);
/* harmony import */ var _kustomizations_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2899);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8241);











/** So many patches are read of one kustomization. */
const MOST_PATCHES = 1_000;
/** So many members are taken out of one JSON patch. */
const MOST_MEMBERS = 2_000;
/** What of an object decides a version, so that a patch that replaces all of it is not one that adds to it. */
const DECIDING = [
    '/spec/values/image/tag',
    '/spec/values/image/repository',
    '/spec/chart/spec/version',
    '/spec/ref/tag',
];
/** More patches of one object are not told apart. */
const MOST_PARTS = 20;
/**
 * The patches of an object on its way through kustomizations, the one that wins first. As kustomize does it: components, patches,
 * then names, then late patches, transformers and replacements; what Flux has in its own object is written into the kustomization.
 *
 * @param files recorded ones: what is applied becomes an input
 * @param decides whether a document changes what the object is read for
 */
async function patchesOf(tree, files, way, object, rules, decides = mayDecide) {
    const patching = new Patching(tree, files, way, object, rules, decides);
    for (const layer of layersOf(way)) {
        await patching.layer(layer);
        if (patching.parts.length > MOST_PARTS) {
            const [{ overlay }] = layer;
            return [unseenAt(overlay.root.place, 'more patches than are read'), ...patching.parts.reverse()];
        }
    }
    return patching.parts.reverse();
}
/**
 * Everything that kustomizations lay over an object which is read as its file has it, on all its ways, the one that comes first
 * first. A way on which it is taken away counts for nothing.
 *
 * @param files recorded ones
 * @throws TreeError where the tree cannot be read
 */
async function allPatchesOf(tree, files, object, settings, decides = mayDecide) {
    const { ways, isCut } = (await (0,_kustomizations_js__WEBPACK_IMPORTED_MODULE_9__/* .kustomizationsOf */ .Y)(tree, settings)).waysOf(object.file.path);
    const all = isCut ? [unseenAt(object.value.place, 'more kustomizations than are read')] : [];
    for (const way of isCut ? [] : ways) {
        const parts = await patchesOf(tree, files, way, object, settings, decides);
        if (!parts.some(deletes))
            all.push(...parts.reverse().filter((part) => part.kind === 'unseen' || decides(part)));
    }
    return all;
}
/** Why what the file of an object says may not be what is applied; null where it is. */
function problemOfPart(part, { file, value }) {
    if (part.kind === 'unseen')
        return part.problem;
    const found = `a patch of the ${file.written(file.at(value, ['kind'])) ?? 'object'}`;
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', part.from ?? part.root.place, found);
}
/** Whether a patch takes the object away: this environment goes without. */
function deletes(part) {
    if (part.kind === 'unseen')
        return false;
    const { file, root } = part;
    return file.scalar(file.at(root, ['$patch']))?.text === 'delete';
}
function layersOf(way) {
    const layers = [];
    for (const each of way) {
        const last = layers.at(-1);
        const isWrittenInto = each.flux !== null && last !== undefined && each.flux.kustomization === last[0].overlay.file.path;
        if (isWrittenInto)
            last.push(each);
        else
            layers.push([each]);
    }
    return layers;
}
/** One object on its way. */
class Patching {
    tree;
    files;
    way;
    rules;
    decides;
    parts = [];
    #instance;
    #addsLabels = false;
    constructor(tree, files, way, object, rules, decides) {
        this.tree = tree;
        this.files = files;
        this.way = way;
        this.rules = rules;
        this.decides = decides;
        this.#instance = (0,_kustomize_selector_js__WEBPACK_IMPORTED_MODULE_6__/* .instanceOf */ .hR)(object);
    }
    /** @param within components that this one is a part of */
    async layer(layer, within = []) {
        for (const { components } of layer) {
            for (const component of components) {
                // A component that is on the way has its turn there.
                if (this.way.includes(component) || within.includes(component))
                    continue;
                await this.layer([component], [...within, component]);
            }
        }
        const all = [];
        for (const each of layer) {
            this.files.has(each.overlay.file.path);
            all.push(await loaded(this.tree, each));
        }
        for (const { patches } of all)
            this.#patch(patches);
        const [{ overlay }, over] = layer;
        this.#rename({ ...overlay, namespace: over?.overlay.namespace || overlay.namespace });
        for (const { latePatches } of all)
            this.#patch(latePatches);
        for (const { images, unseen, renamings, replacements } of all) {
            this.#transformImages(images);
            for (const renaming of renamings)
                this.#rename(renaming);
            this.parts.push(...unseen);
            this.#replace(replacements);
        }
    }
    #patch(patches) {
        for (const { target, path, parts, place } of patches) {
            const match = target === null ? 'yes' : (0,_kustomize_selector_js__WEBPACK_IMPORTED_MODULE_6__/* .selects */ .ko)(target.file, target.value, this.#instance, this.#addsLabels);
            if (match === 'no')
                continue;
            const own = parts.filter(({ object }) => target !== null || object === null || (0,_kustomize_selector_js__WEBPACK_IMPORTED_MODULE_6__/* .isSameObject */ .Gy)(object, this.#instance));
            if (own.length > 0 && path !== null)
                this.files.has(path);
            for (const { part } of own) {
                if (match === 'yes' || part.kind === 'unseen')
                    this.parts.push(part);
                else if (this.decides(part))
                    this.parts.push(unseenAt(place, 'a patch of what a pattern or selector may mean'));
            }
        }
    }
    #rename(renaming) {
        this.#instance = (0,_kustomize_selector_js__WEBPACK_IMPORTED_MODULE_6__/* .renamed */ .fN)(this.#instance, renaming);
        this.#addsLabels ||= renaming.addsLabels;
    }
    #replace(replacements) {
        for (const { file, select, path, place, sources } of replacements) {
            if (select !== null && (0,_kustomize_selector_js__WEBPACK_IMPORTED_MODULE_6__/* .selects */ .ko)(file, select, this.#instance, this.#addsLabels) === 'no')
                continue;
            for (const each of [...(path === null ? [] : [path]), ...sources])
                this.files.has(each);
            this.parts.push(unseenAt(place, '`replacements`'));
        }
    }
    /** Images of the service that go into the object itself, where a configuration says so. */
    #transformImages(images) {
        for (const { entries, fields, problem } of images) {
            const entry = entries.find((each) => (0,_kustomize_images_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfService */ .n)(each, this.rules));
            if (entry === undefined)
                continue;
            const isMeant = fields.some(({ kind, way }) => (kind === '' || kind === this.#instance.kind) && isRead(way.split('/')));
            if (isMeant)
                this.parts.push(unseenAt(entry.place, '`images` with `configurations`'));
            else if (problem !== null)
                this.parts.push({ kind: 'unseen', problem });
        }
    }
}
function unseenAt(place, found) {
    return { kind: 'unseen', problem: (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', place, found) };
}
const loadedOnce = new WeakMap();
/** What a kustomization applies, read once. */
function loaded(tree, kustomization) {
    const known = loadedOnce.get(kustomization) ?? load(tree, kustomization);
    loadedOnce.set(kustomization, known);
    return known;
}
async function load(tree, { overlay }) {
    const { file, folder } = overlay;
    const unseen = [];
    const limited = (all, placeOf, what) => {
        const rest = all[MOST_PATCHES];
        if (rest === undefined)
            return all;
        unseen.push(unseenAt(placeOf(rest), `more ${what} than are read`));
        return [];
    };
    const read = async (entries) => {
        const patches = [];
        for (const entry of limited(entries, ({ place }) => place, 'patches')) {
            patches.push(await readPatch(tree, { file, folder }, entry));
        }
        return patches;
    };
    const [patches, latePatches] = [await read(overlay.patches), await read(overlay.latePatches)];
    const renamings = [];
    const images = [];
    if (overlay.images.length > 0)
        images.push({ entries: overlay.images, ...(await (0,_kustomize_transformers_js__WEBPACK_IMPORTED_MODULE_7__/* .imageFieldsOf */ .gu)(tree, overlay)) });
    for (const { path, inline, place } of overlay.transformers) {
        try {
            const resolved = path === null ? null : (0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveReference */ .sX)(tree, folder, path);
            const own = resolved?.kind === 'file' ? await tree.yaml(resolved.path) : inline && (0,_source_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .embeddedYaml */ .SM)(file, inline);
            const { objects, others } = own === null ? { objects: [], others: [null] } : (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_8__/* .manifestsIn */ .IK)(own);
            const all = objects.map(_kustomize_transformers_js__WEBPACK_IMPORTED_MODULE_7__/* .readTransformer */ .IX);
            if (others.length > 0 || all.some(({ does }) => does === 'anything'))
                unseen.push(unseenAt(place, '`transformers`'));
            for (const each of all) {
                if (each.does === 'rename')
                    renamings.push(each.renaming);
                if (each.does === 'images')
                    images.push({ entries: [each.entry], fields: each.fields, problem: null });
            }
        }
        catch (error) {
            if (!(error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm))
                throw error;
            unseen.push({ kind: 'unseen', problem: error.problem });
        }
    }
    for (const reference of overlay.components) {
        const resolved = (0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveReference */ .sX)(tree, folder, reference);
        if (resolved.kind === 'remote' || resolved.kind === 'missing') {
            unseen.push({ kind: 'unseen', problem: (0,_kustomize_transformers_js__WEBPACK_IMPORTED_MODULE_7__/* .notHere */ .Ap)(reference, resolved.kind) });
            continue;
        }
        const problem = await problemOf(tree.yaml(resolved.path));
        if (problem !== null)
            unseen.push({ kind: 'unseen', problem });
    }
    const replacements = [];
    const sources = overlay.replacements.length === 0 ? [] : await (0,_kustomize_replacements_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceFilesOf */ .u$)(tree, overlay);
    for (const entry of limited(overlay.replacements, ({ place }) => place, 'replacements')) {
        const own = await readReplacement(tree, { file, folder }, entry);
        replacements.push(...own.map((each) => ({ ...each, sources })));
    }
    return { patches, latePatches, images, renamings, replacements, unseen };
}
/** Why something cannot be read; null where it can. */
async function problemOf(reading) {
    try {
        await reading;
        return null;
    }
    catch (error) {
        if (error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm)
            return error.problem;
        throw error;
    }
}
async function readPatch(tree, { file, folder }, entry) {
    const { path: reference, inline, place } = entry;
    const target = entry.target === null ? null : { file, value: entry.target };
    const resolved = reference === null ? null : (0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveReference */ .sX)(tree, folder, reference);
    const path = resolved?.kind === 'file' ? resolved.path : null;
    const common = { target, path, place };
    // A patch that cannot be read may be one of anything.
    const refuse = (problem) => ({
        ...common,
        parts: [{ object: null, part: { kind: 'unseen', problem } }],
    });
    if (reference !== null && path === null)
        return refuse((0,_kustomize_transformers_js__WEBPACK_IMPORTED_MODULE_7__/* .notHere */ .Ap)(reference, resolved?.kind ?? 'missing'));
    try {
        const patch = path !== null ? await tree.yaml(path) : inline && (0,_source_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .embeddedYaml */ .SM)(file, inline);
        return { ...common, parts: patch === null ? [] : partsOf(patch, target !== null, place) };
    }
    catch (error) {
        if (error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm)
            return refuse(error.problem);
        throw error;
    }
}
/** What a release, a source, an application or an object of Flux is read for. */
const READ_KEYS = new Set([
    ...['chart', 'chartRef', 'values', 'valuesFrom', 'postRenderers', 'url', 'ref', 'version', 'sourceRef'],
    ...['path', 'postBuild', 'images', 'patches', 'components'],
    ...['source', 'sources', 'sourceHydrator', 'generators', 'template', 'templatePatch'],
]);
/** Marks of Image Updater of Argo CD, which stand in annotations. */
const UPDATER = 'argocd-image-updater.argoproj.io';
/** Whether a way leads to something that an object is read for, or to what holds it. */
function isRead([first, second, ...rest]) {
    if (first === undefined || first === '' || first === 'data' || first === 'binaryData')
        return true;
    if (first === 'metadata')
        return second === 'annotations' && (rest[0]?.includes(UPDATER) ?? true);
    return first === 'spec' && (second === undefined || READ_KEYS.has(second));
}
/** Whether a patch changes what a version is read from. */
function mayDecide({ file, root }) {
    const names = (path) => file.members(file.at(root, path)).map(({ name }) => [...path, name]);
    const annotations = names(['metadata', 'annotations']);
    const data = [...names([]), ...names(['spec'])].filter(([first, ...rest]) => first !== 'metadata' && (first !== 'spec' || rest.length > 0));
    return [...annotations, ...data].some(isRead);
}
const partsOfFiles = new WeakMap();
/** The parts of a patch, which several entries may name. */
function partsOf(patch, hasTarget, place) {
    const known = partsOfFiles.get(patch) ?? new Map();
    partsOfFiles.set(patch, known);
    const key = String(hasTarget);
    const parts = known.get(key) ?? readParts(patch, hasTarget);
    known.set(key, parts);
    return parts.map(({ object, part }) => ({
        object,
        part: part.kind === 'document' ? { ...part, from: place } : part,
    }));
}
function readParts(patch, hasTarget) {
    const operations = patch.documents.flatMap((document) => document !== null && !patch.isMap(document) ? patch.items(document) : []);
    if (operations.length > 0) {
        return hasTarget ? partsOfOperations(patch, operations).map((part) => ({ object: null, part })) : [];
    }
    const { objects, others } = (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_8__/* .manifestsIn */ .IK)(patch);
    const all = [
        ...objects.map((object) => ({ object, root: object.value })),
        // One with a target may leave out what names the object.
        ...(hasTarget ? others : []).map((root) => ({ object: null, root })),
    ];
    return all.flatMap(({ object, root }) => {
        const document = { object, part: { kind: 'document', file: patch, root, from: null } };
        const directive = directiveIn(patch, root);
        return directive === null ? [document] : [document, { object, part: unseenAt(directive.place, '`$patch`') }];
    });
}
/** What says that a patch replaces or deletes instead of adding; null where nothing does. */
function directiveIn(file, root) {
    const open = [root];
    // An alias may lead to the same values time and again.
    const seen = new Set();
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
        if (seen.has(value.node))
            continue;
        seen.add(value.node);
        for (const { name, value: member } of file.members(value)) {
            if (name === '$patch')
                return member;
            open.push(member);
        }
        for (const item of file.items(value))
            open.push(item);
    }
    return null;
}
/** Replacements take a value from elsewhere; what they set cannot be told. One that cannot be read may set anything. */
async function readReplacement(tree, { file, folder }, entry) {
    const reference = (0,_objects_js__WEBPACK_IMPORTED_MODULE_10__/* .scalarAt */ .C_)(file, entry, ['path']);
    const { place } = entry;
    const resolved = reference === null ? null : (0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveReference */ .sX)(tree, folder, reference);
    const path = resolved?.kind === 'file' ? resolved.path : null;
    if (reference !== null && path === null)
        return [{ file, select: null, path, place }];
    const source = path === null ? file : await tree.yaml(path).catch(unlessProblem);
    if (source === null)
        return [{ file, select: null, path, place }];
    const all = path === null ? [entry] : source.isMap(source.root) ? [source.root] : source.items(source.root);
    return all.flatMap((each) => source.items(source.at(each, ['targets'])).flatMap((target) => {
        const fields = source.items(source.at(target, ['fieldPaths'])).flatMap((item) => source.scalar(item)?.text ?? []);
        if (fields.length > 0 && !fields.some((field) => isRead((0,_kustomize_replacements_js__WEBPACK_IMPORTED_MODULE_5__/* .stepsOf */ .B_)(field))))
            return [];
        return [{ file: source, select: source.at(target, ['select']), path, place }];
    }));
}
function unlessProblem(error) {
    if (error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm)
        return null;
    throw error;
}
/** A JSON patch as a document that says what the patch sets. */
function partsOfOperations(file, operations) {
    const settings = [];
    /** What makes place for the whole of a mapping or list. */
    const replaced = [];
    const unseen = [];
    for (const operation of operations) {
        const op = (0,_objects_js__WEBPACK_IMPORTED_MODULE_10__/* .textAt */ .$6)(file, operation, ['op']);
        const path = (0,_objects_js__WEBPACK_IMPORTED_MODULE_10__/* .textAt */ .$6)(file, operation, ['path']);
        const steps = stepsOfPointer(path);
        const place = (0,_objects_js__WEBPACK_IMPORTED_MODULE_10__/* .scalarAt */ .C_)(file, operation, ['path'])?.place ?? operation.place;
        const refuse = () => {
            if (!isRead(steps))
                return;
            unseen.push({ ...unseenAt(place, `the patch of ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(path)}`), about: steps });
        };
        if (op === 'test')
            continue;
        const isAll = DECIDING.some((each) => each.startsWith(`${path}/`) || path === '');
        const value = file.at(operation, ['value']);
        // What lies in a list would take the place of all of it.
        if (/\/(?:\d+|-)(?:\/|$)/.test(path))
            refuse();
        else if (op === 'remove') {
            settings.push({ steps, value: 'null', isText: false, place });
            if (isAll)
                refuse();
        }
        else if ((op !== 'add' && op !== 'replace') || value === null || (isAll && file.scalar(value) === null)) {
            refuse();
        }
        else {
            if (file.scalar(value) === null)
                replaced.push({ steps, value: 'null', isText: false, place });
            if (!addSettings(file, value, steps, settings))
                refuse();
        }
    }
    const made = [replaced, settings].flatMap((each) => {
        if (each.length === 0)
            return [];
        const document = (0,_source_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsAsYaml */ .vW)(file.path, each);
        return document.root === null ? [] : [{ kind: 'document', file: document, root: document.root, from: null }];
    });
    return [...made, ...unseen];
}
/** `/spec/values/a~1b` as its steps. */
function stepsOfPointer(path) {
    return path
        .split('/')
        .slice(1)
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
/** @returns false where there is more than is read */
function addSettings(file, value, steps, settings) {
    if (settings.length >= MOST_MEMBERS)
        return false;
    const scalar = file.scalar(value);
    if (scalar !== null) {
        // A null that is set, other than one that is removed, takes away what stands below.
        if (scalar.type === 'null')
            return false;
        settings.push({ steps, value: scalar.text, isText: scalar.type === 'string', place: scalar.place });
        return true;
    }
    const members = [
        ...file.members(value).map((member) => ({ step: member.name, value: member.value })),
        ...file.items(value).map((item, index) => ({ step: index, value: item })),
    ];
    const { place } = value;
    if (members.length === 0 && !file.isMap(value))
        settings.push({ steps, value: '{}', isText: false, place });
    return members.every((member) => addSettings(file, member.value, [...steps, member.step], settings));
}


/***/ }),

/***/ 3754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ isFluxKustomization),
/* harmony export */   mp: () => (/* binding */ manifestsBelow),
/* harmony export */   x: () => (/* binding */ fluxKustomizationsOf)
/* harmony export */ });
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(334);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6349);
/* harmony import */ var _repository_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(997);
/* harmony import */ var _source_source_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7915);
/* harmony import */ var _manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2816);
/* harmony import */ var _manifests_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3292);
/* harmony import */ var _per_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8111);
/* harmony import */ var _signs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1935);
/* harmony import */ var _kustomization_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2136);









/** Whether an object is one of these. */
function isFluxKustomization(object) {
    return object.kind === 'Kustomization' && (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .groupOf */ .F8)(object) === _signs_js__WEBPACK_IMPORTED_MODULE_6__/* .KUSTOMIZE_GROUP */ .Yp;
}
const fluxesOnce = (0,_per_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .perTree */ .e)();
/**
 * The `Kustomization` objects of Flux that apply a folder which is in the tree.
 *
 * @throws TreeError where the tree cannot be searched
 */
function fluxKustomizationsOf(files, { folder }) {
    return fluxesOnce(files, folder, () => findFluxKustomizations(files, folder));
}
async function findFluxKustomizations(files, searched) {
    const paths = files.paths.filter((path) => (0,_signs_js__WEBPACK_IMPORTED_MODULE_6__/* .isManifestPath */ .HS)(path) && !(0,_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .isLockFile */ .ue)(path) && !(0,_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .isExcluded */ .RF)(path, searched));
    const found = [];
    for (const path of await files.containing(_signs_js__WEBPACK_IMPORTED_MODULE_6__/* .KUSTOMIZE_GROUP */ .Yp, paths)) {
        const text = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readable */ .HD)(files.text(path));
        // The definitions of Flux itself are long, and name the kind further inside.
        if (text === null || !/(?:^|[{,])[ \t-]*["']?kind["']?\s*:\s*["']?Kustomization(?:List)?\b/m.test(text))
            continue;
        const file = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readable */ .HD)(files.yaml(path));
        for (const object of file === null ? [] : (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .objectsIn */ .Qv)(file)) {
            const flux = isFluxKustomization(object) ? readFluxKustomization(files, object) : null;
            if (flux !== null)
                found.push(flux);
        }
    }
    return found;
}
/** Null where its folder is not in this repository. */
function readFluxKustomization(files, object) {
    const { file, value, name } = object;
    const spec = file.at(value, ['spec']);
    if (!file.isMap(spec))
        return null;
    const written = file.scalar(file.at(spec, ['path']))?.text ?? '';
    const folder = (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .resolvePath */ .o1)('', written.replace(/^\/+/, ''));
    if (folder === null || !foldersOf(files).has(folder))
        return null;
    const overlay = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_7__/* .readOverlay */ .re)(file, spec, folder);
    const postBuild = file.at(spec, ['postBuild']);
    const lookup = postBuild === null ? null : lookupOf(file, postBuild);
    const isOverlay = lookup !== null || overlay.images.length > 0 || overlay.patches.length > 0 || overlay.components.length > 0;
    const kustomization = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_7__/* .kustomizationIn */ .dq)(files, folder);
    return {
        object,
        path: file.path,
        name,
        folder,
        kustomization,
        overlay,
        lookup,
        isOverlay,
        problem: null,
        patchedBy: [],
    };
}
const foldersOnce = (0,_per_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .perTree */ .e)();
function foldersOf(files) {
    return foldersOnce(files, '', () => {
        const known = new Set(['']);
        for (const path of files.paths) {
            for (let at = (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .folderOf */ .yS)(path); !known.has(at); at = (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .folderOf */ .yS)(at))
                known.add(at);
        }
        return known;
    });
}
/** The variables of `postBuild`: those that stand there go before those that come from the cluster. */
function lookupOf(file, postBuild) {
    const values = new Map();
    for (const { name, value } of file.members(file.at(postBuild, ['substitute']))) {
        const scalar = file.scalar(value);
        if (scalar === null)
            continue;
        const piece = (0,_manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_3__/* .pieceOf */ .Kg)(scalar);
        values.set(name, piece.origin === 'text' ? { ...piece, origin: 'value', variable: name } : piece);
    }
    const hasOthers = file.items(file.at(postBuild, ['substituteFrom'])).length > 0;
    return (name, rest, use) => {
        const value = values.get(name);
        const fallback = /^:?[-=]([^$]*)$/.exec(rest)?.[1];
        // What else may stand there cuts the value, or replaces something in it.
        if (rest !== '' && fallback === undefined)
            return null;
        if (value !== undefined && (value.text !== '' || fallback === undefined))
            return value;
        return (hasOthers && value === undefined) || fallback === undefined ? null : { ...use, text: fallback };
    };
}
/** No folder holds as many manifests. */
const MOST_MANIFESTS = 5_000;
/**
 * The manifests that Flux takes from a folder without a kustomization: all that lie in it and below, while a folder below that
 * has one is taken as that says.
 *
 * @throws ProblemError (`unparseable`) where there are too many
 */
function manifestsBelow(files, { folder, path }) {
    const place = { file: path, line: 1, column: 1 };
    const references = new Set();
    for (const each of files.paths) {
        if (!/\.ya?ml$/.test(each) || (folder !== '' && !each.startsWith(`${folder}/`)))
            continue;
        references.add(kustomizedFolder(files, folder, each) ?? each);
        if (references.size > MOST_MANIFESTS) {
            throw new _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', place, `more than ${MOST_MANIFESTS} manifests`));
        }
    }
    const prefix = folder === '' ? '' : `${folder}/`;
    return [...references].map((each) => ({ text: each.slice(prefix.length), place }));
}
/** The topmost folder on the way to a file that has a kustomization; null where none has. */
function kustomizedFolder(files, folder, path) {
    const inside = (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .folderOf */ .yS)(path).slice(folder === '' ? 0 : folder.length + 1);
    let at = folder;
    for (const part of inside === '' ? [] : inside.split('/')) {
        at = (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .inFolder */ ._z)(at, part);
        if ((0,_kustomization_js__WEBPACK_IMPORTED_MODULE_7__/* .kustomizationIn */ .dq)(files, at) !== null)
            return at;
    }
    return null;
}


/***/ }),

/***/ 1207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ applyImageEntry),
/* harmony export */   n: () => (/* binding */ isOfService)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6349);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2431);
/* harmony import */ var _compose_traced_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4203);
/* harmony import */ var _manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2816);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(776);





/** What a tag and a digest may hold for kustomize to see an image in a text. */
const TAG_AND_DIGEST = /^(?::[\w.{}-]*)?(?:@sha256:[\w.{}-]*)?$/;
/**
 * Applies one of `images` (DETECTION 2.3, "Kustomize"): every container whose image has its name gets the new name, tag and
 * digest. Where none has and something that cannot be seen is built in, such as a remote base, the service is there.
 *
 * @param fields ways to further images, by the configuration of the transformer
 */
function applyImageEntry(state, entry, rules, fields) {
    let isMet = false;
    const sites = state.sites.map((site) => {
        if (!isTransformed(site, fields) || !hasName((0,_compose_traced_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .wh)(site.image), entry.name.text))
            return site;
        isMet = true;
        return renamed(site, entry, rules);
    });
    const charts = state.charts.map((chart) => {
        if (!hasName((0,_compose_traced_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .wh)(chart.override ?? []) || chart.image, entry.name.text))
            return chart;
        isMet = true;
        return renamedChart(chart, entry);
    });
    if (isMet)
        return { ...state, sites, charts };
    if (isExpression(entry.name.text)) {
        const found = `what images ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(entry.name.text)} fits`;
        const problem = (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', entry.place, found);
        return (0,_state_js__WEBPACK_IMPORTED_MODULE_3__/* .withProblem */ .Af)(state, problem, rules, (site) => isTransformed(site, fields));
    }
    if (!isOfService(entry, rules))
        return state;
    const [unseen] = state.unseen;
    if (unseen === undefined)
        return { ...state, unmatched: [...state.unmatched, entry] };
    return { ...state, sites: [...state.sites, remoteSite(entry, unseen.problem.found)] };
}
/** Whether one of `images` speaks of the service. */
function isOfService({ name, newName }, rules) {
    return (0,_state_js__WEBPACK_IMPORTED_MODULE_3__/* .isServiceImage */ .Re)(name.text, rules) || (newName !== null && (0,_state_js__WEBPACK_IMPORTED_MODULE_3__/* .isServiceImage */ .Re)(newName.text, rules));
}
/** Kustomize changes the images of containers, whatever the kind, and what its configuration names besides. */
function isTransformed({ shape, pointer }, fields) {
    if (shape === 'container')
        return (0,_manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_2__/* .isContainerList */ .yC)(pointer.at(-3)) && pointer.at(-3) !== 'ephemeralContainers';
    return fields.has(pointer.filter((step) => typeof step === 'string').join('/'));
}
/**
 * Whether an image has a name, which may have a tag of its own. Kustomize takes it for a regular expression, so that a dot is
 * any character.
 */
function hasName(image, name) {
    if (image.length < name.length || !TAG_AND_DIGEST.test(image.slice(name.length)))
        return false;
    for (let at = 0; at < name.length; at += 1)
        if (name[at] !== '.' && name[at] !== image[at])
            return false;
    return true;
}
/** Whether a name is an expression that fits more than one image. */
function isExpression(name) {
    return !/^[\w./:@-]*$/.test(name);
}
function renamed(site, entry, rules) {
    const setsTag = entry.newTag !== null || entry.digest !== null;
    const file = entry.file.path;
    return {
        ...site,
        image: (0,_state_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceParts */ .JZ)(site.image, entry),
        source: entry.newTag?.text ?? entry.newName?.text ?? site.source,
        alias: setsTag ? null : site.alias,
        files: site.files.includes(file) ? site.files : [...site.files, file],
        wasService: (0,_state_js__WEBPACK_IMPORTED_MODULE_3__/* .mayBeService */ .mf)(site, rules),
        tagProblem: setsTag ? null : site.tagProblem,
    };
}
function renamedChart(chart, entry) {
    const named = chart.override ?? [{ ...(0,_manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_2__/* .pieceOf */ .Kg)(entry.name), text: chart.image }];
    return {
        ...chart,
        override: (0,_state_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceParts */ .JZ)(named, entry),
        overrideSource: entry.newTag?.text ?? entry.newName?.text ?? chart.image,
    };
}
/** The service as something runs it that cannot be seen: all that is known is what `images` makes of it. */
function remoteSite(entry, from) {
    const { name, newTag, digest, place } = entry;
    const object = { apiVersion: '', kind: 'remote', namespace: '', name: '' };
    return {
        object,
        pointer: ['containers', 0, 'image'],
        shape: 'container',
        name: name.text,
        image: (0,_state_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceParts */ .JZ)([(0,_manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_2__/* .pieceOf */ .Kg)(name)], entry),
        source: newTag?.text ?? name.text,
        place,
        alias: null,
        environment: { set: [], unseen: [{ source: from, place }] },
        instance: { kind: 'remote', apiVersion: '', names: [], namespaces: [], labels: new Map(), affixes: '' },
        files: [entry.file.path],
        wasService: true,
        tagProblem: newTag === null && digest === null ? (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', place, from) : null,
        problem: null,
        isMoved: true,
    };
}


/***/ }),

/***/ 5900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ withPatches)
/* harmony export */ });
/* harmony import */ var _flux_patches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8995);

/** What decides which objects an object of Flux applies. */
const APPLIED = ['path', 'images', 'components'];
/** Patches of its own, which mostly set how releases are installed. */
const PATCHES = ['patches', 'patchesStrategicMerge', 'patchesJson6902'];
const DECIDES_VERSION = /\b(?:images?|containers|values|valuesFrom|chart|chartRef|tag|ref|url)\b/;
/**
 * An object of Flux with what a kustomization that takes it in does to it: a patch of what it applies is a problem of all that it
 * applies, and one of its variables leaves them unknown.
 *
 * @throws TreeError where the tree cannot be read
 */
function withPatches(files, flux, settings) {
    const known = patchedOnce.get(flux) ?? readPatches(files, flux, settings);
    patchedOnce.set(flux, known);
    return known;
}
const patchedOnce = new WeakMap();
async function readPatches(files, flux, settings) {
    const recorded = files.recorded();
    const decides = (part) => changesApplied(part) || changesVariables(part);
    const parts = await (0,_flux_patches_js__WEBPACK_IMPORTED_MODULE_0__/* .allPatchesOf */ .Fp)(files, recorded, flux.object, settings, decides);
    const [first] = parts.filter(changesApplied);
    const isFilledElsewhere = flux.lookup !== null && parts.some(changesVariables);
    return {
        ...flux,
        lookup: isFilledElsewhere ? () => null : flux.lookup,
        isOverlay: flux.isOverlay || first !== undefined,
        problem: first === undefined ? null : (0,_flux_patches_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfPart */ .Il)(first, flux.object),
        patchedBy: [...recorded.asked],
    };
}
function changesApplied(part) {
    if (part.kind === 'unseen')
        return part.about?.[1] !== 'postBuild';
    const { file, root } = part;
    const at = (key) => file.at(root, ['spec', key]);
    return APPLIED.some((key) => at(key) !== null) || PATCHES.some((key) => DECIDES_VERSION.test(sourceAt(part, key)));
}
function sourceAt({ file, root }, key) {
    const value = file.at(root, ['spec', key]);
    return value === null ? '' : file.sourceOf(value);
}
function changesVariables(part) {
    if (part.kind === 'unseen')
        return true;
    return part.file.at(part.root, ['spec', 'postBuild']) !== null;
}


/***/ }),

/***/ 3617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ notHere),
/* harmony export */   IX: () => (/* binding */ readTransformer),
/* harmony export */   gu: () => (/* binding */ imageFieldsOf)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6349);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2431);
/* harmony import */ var _kustomization_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2136);



/** Transformers that leave alone whatever is read. */
const HARMLESS = /^(?:Annotations|ReplicaCount|Hash|LegacyOrder|SortOrder)Transformer$/;
const RENAMING = /^(?:Labels?|Namespace|Prefix|Suffix|PrefixSuffix)Transformer$/;
/** Reads the settings of a transformer. */
function readTransformer(object) {
    const { apiVersion, kind, file, value, namespace } = object;
    if (kind === 'ImageTagTransformer') {
        const tag = file.at(value, ['imageTag']);
        const entry = tag === null ? null : (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_2__/* .readImageEntry */ .ed)(file, tag);
        const fields = imageFieldsIn(file, file.items(file.at(value, ['fieldSpecs'])));
        return entry === null ? { does: 'anything' } : { does: 'images', entry, fields };
    }
    if (apiVersion !== 'builtin')
        return { does: 'anything' };
    if (HARMLESS.test(kind))
        return { does: 'nothing' };
    if (!RENAMING.test(kind))
        return { does: 'anything' };
    const text = (key) => file.written(file.at(value, [key])) ?? '';
    const renaming = {
        namespace: kind === 'NamespaceTransformer' ? namespace : '',
        namePrefix: text('prefix'),
        nameSuffix: text('suffix'),
        addsLabels: kind.startsWith('Label'),
    };
    return { does: 'rename', renaming };
}
/**
 * The fields that the `configurations` of a kustomization give to its `images`.
 *
 * @throws TreeError where the tree cannot be read
 */
async function imageFieldsOf(files, { folder, configurations }) {
    const fields = [];
    const inputs = [];
    let problem = null;
    for (const reference of configurations) {
        const resolved = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveReference */ .sX)(files, folder, reference);
        if (resolved.kind !== 'file') {
            problem ??= notHere(reference, resolved.kind);
            continue;
        }
        inputs.push(resolved.path);
        try {
            const file = await files.yaml(resolved.path);
            if (file !== null)
                fields.push(...imageFieldsIn(file, file.items(file.at(file.root, ['images']))));
        }
        catch (error) {
            if (!(error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm))
                throw error;
            problem ??= error.problem;
        }
    }
    return { fields, inputs, problem };
}
function imageFieldsIn(file, items) {
    return items.flatMap((item) => {
        const path = file.scalar(file.at(item, ['path']))?.text;
        const kind = file.scalar(file.at(item, ['kind']))?.text ?? '';
        return path === undefined ? [] : [{ way: path.replaceAll('[]', ''), kind }];
    });
}
/** What a reference leads to that cannot be looked at. */
function notHere({ text, place }, kind) {
    const what = kind === 'remote' ? 'the remote base' : 'the missing';
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', place, `${what} ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(text)}`);
}


/***/ }),

/***/ 3660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Us: () => (/* binding */ readSite),
/* harmony export */   ZO: () => (/* binding */ namesUnreadImage),
/* harmony export */   kg: () => (/* binding */ writtenImages)
/* harmony export */ });
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5891);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7669);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6349);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2431);
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1307);
/* harmony import */ var _compose_image_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7036);
/* harmony import */ var _compose_traced_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4203);







/** A use of a variable, as tools that fill in manifests write them: `${NAME}`, `${NAME:-default}`, `$(NAME)`, `$NAME`. */
const VARIABLE = /\$(?:\{([A-Za-z_]\w{0,200})([^{}]{0,500})\}|\(([A-Za-z_]\w{0,200})\)|([A-Za-z_]\w{0,200}))/g;
const NO_VARIABLES = () => null;
/**
 * Reads what a place in an object says of the service's version; null where it is not the service's image. Variables that
 * nothing in the repository fills in are `unresolved-variable`, templates `unresolved-template`.
 */
function readSite(site, rules, lookup = NO_VARIABLES) {
    const traced = fillIn(site.image, lookup);
    const reading = (0,_compose_image_js__WEBPACK_IMPORTED_MODULE_4__/* .readImage */ .A)(traced, { raw: site.source, place: site.place }, rules) ?? readHidden(site, traced, rules);
    if (reading === null || isMerelyNamed(site, reading))
        return null;
    if (site.alias === null)
        return reading;
    const notice = `the image at ${(0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .showPlace */ .R)(site.alias)} is an alias of ${(0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .showPlace */ .R)(site.place)}`;
    return { ...reading, notices: [...reading.notices, notice] };
}
/** Whether a text under a key `image` has something of the service's name in it and no tag, as the picture of an entry has. */
function isMerelyNamed({ shape, image }, { answer }) {
    if (shape !== 'text' || answer.status !== 'problem' || answer.problem.code !== 'custom-image')
        return false;
    return !(0,_compose_traced_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plainText */ .wh)(image).includes(':');
}
/** An image with its variables filled in, or marked as not known. */
function fillIn(image, lookup) {
    return image.flatMap((piece) => {
        if (piece.origin !== 'text' || !piece.text.includes('$'))
            return [piece];
        const parts = [];
        let done = 0;
        const keep = (end) => {
            if (end > done)
                parts.push({ ...piece, text: piece.text.slice(done, end) });
        };
        for (const found of piece.text.matchAll(VARIABLE)) {
            keep(found.index);
            done = found.index + found[0].length;
            const name = found[1] ?? found[3] ?? found[4] ?? '';
            const value = found[1] === undefined ? null : lookup(name, found[2] ?? '', piece);
            parts.push(value ?? { ...piece, text: '', origin: 'unset', variable: name });
        }
        keep(piece.text.length);
        return parts;
    });
}
/** Of a container that is the service by what it sets or is called, and whose image is hidden altogether. */
function readHidden(site, traced, rules) {
    const hidden = traced.find(({ origin, text }) => origin === 'unset' || _source_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .YamlFile */ ._.hasTemplate(text));
    if (hidden === undefined || !looksLikeService(site))
        return null;
    const reading = (0,_compose_image_js__WEBPACK_IMPORTED_MODULE_4__/* .readImage */ .A)(traced, { raw: `lightdash ${site.source}`, place: site.place }, rules);
    if (reading?.answer.status !== 'problem')
        return reading;
    const { code, place } = reading.answer.problem;
    const found = code === 'unresolved-template' ? (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(site.source) : reading.answer.problem.found;
    return { ...reading, answer: (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAnswer */ .aV)((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(code, place, found)) };
}
const SERVICE_WORKLOAD = /^lightdash(?:-(?:backend|server|web|app|api|scheduler|worker)s?)?$/i;
function looksLikeService({ shape, name, object, environment }) {
    if (shape !== 'container')
        return false;
    if (environment?.set.some((variable) => variable.name === 'LIGHTDASH_SECRET') === true)
        return true;
    return SERVICE_WORKLOAD.test(name) || (SERVICE_WORKLOAD.test(object.name) && name === '[0]');
}
/** Characters of an image reference; a URL is made of the same. */
const WORD = /[\w./:@-]{1,1000}/g;
/**
 * Whether a text names an image of the service that no place read so far has.
 *
 * @param known images that were read, as they are written
 */
function namesUnreadImage(text, known, { images }) {
    if (images.length === 0 && !/lightdash/i.test(text))
        return false;
    for (const [word] of text.matchAll(WORD)) {
        if (known.has(word) || word.includes('://'))
            continue;
        const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .parseImageReference */ .o_)(word);
        if (reference === null || (reference.tag === null && reference.digest === null))
            continue;
        if (!/^[\w.-]*$/.test(reference.tag ?? '') || /^(?:www\.)?github\.com$/.test(reference.registry ?? ''))
            continue;
        if ((0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyImage */ ._u)(reference, images) === 'service')
            return true;
    }
    return false;
}
/** Images of places as they are written, for {@link namesUnreadImage}. */
function writtenImages(sites) {
    return new Set(sites.map(({ image }) => (0,_compose_traced_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plainText */ .wh)(image)));
}


/***/ })

};
