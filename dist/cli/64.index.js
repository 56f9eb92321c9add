export const id = 64;
export const ids = [64];
export const modules = {

/***/ 2064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  flux: () => (/* binding */ flux)
});

// EXTERNAL MODULE: ./build/deployment/deployment.js
var deployment = __webpack_require__(5891);
// EXTERNAL MODULE: ./build/deployment/problem.js
var deployment_problem = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(2431);
// EXTERNAL MODULE: ./build/deployment/repository-paths.js
var repository_paths = __webpack_require__(997);
// EXTERNAL MODULE: ./build/deployment/service-signs.js
var service_signs = __webpack_require__(4954);
// EXTERNAL MODULE: ./build/deployment/source/source-files.js
var source_files = __webpack_require__(7915);
// EXTERNAL MODULE: ./build/deployment/formats/per-tree.js
var per_tree = __webpack_require__(8111);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var candidates = __webpack_require__(334);
;// CONCATENATED MODULE: ./build/deployment/formats/flux/objects.js



const HELM_GROUP = 'helm.toolkit.fluxcd.io';
const SOURCE_GROUP = 'source.toolkit.fluxcd.io';
const KUSTOMIZE_GROUP = 'kustomize.toolkit.fluxcd.io';
const objectsOfFile = new WeakMap();
/** The objects in a file, those of a `List` each by itself. */
function objectsIn(file) {
    const known = objectsOfFile.get(file) ?? readObjects(file);
    objectsOfFile.set(file, known);
    return known;
}
function readObjects(file) {
    return file.documents.flatMap((document) => {
        if (document === null)
            return [];
        const items = textAt(file, document, ['kind']) === 'List' ? file.items(file.at(document, ['items'])) : [document];
        return items.flatMap((root) => (file.isMap(root) ? [objectOf(file, root)] : []));
    });
}
function objectOf(file, root) {
    const version = textAt(file, root, ['apiVersion']);
    return {
        file,
        root,
        group: version.includes('/') ? version.slice(0, version.indexOf('/')) : '',
        kind: textAt(file, root, ['kind']),
        name: textAt(file, root, ['metadata', 'name']),
        namespace: textAt(file, root, ['metadata', 'namespace']),
    };
}
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
const searchesOnce = (0,per_tree/* perTree */.e)();
const objectsOnce = (0,per_tree/* perTree */.e)();
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
            const file = await (0,source_files/* readable */.HD)(files.yaml(path));
            for (const object of file === null ? [] : objectsIn(file)) {
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
function manifestPaths(files, settings) {
    return files.paths.filter((path) => /\.(?:ya?ml|json)$/.test(path) && !(0,candidates/* isLockFile */.ue)(path) && isSearched(path, settings));
}
/** Whether a file stands outside of the folders in which no deployment is looked for. */
function isSearched(path, { folder }) {
    const prefix = folder === '' ? '' : `${folder}/`;
    return !(0,candidates/* isExcluded */.RF)(path.startsWith(prefix) ? path.slice(prefix.length) : path);
}

;// CONCATENATED MODULE: ./build/deployment/formats/flux/kustomizations.js




const KUSTOMIZATION_FILES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
/** So many config maps of one name are told apart. */
const MOST_GENERATORS = 200;
/** So many ways of one file are followed. */
const MOST_WAYS = 200;
/** Kustomizations on one way. */
const MOST_LEVELS = 20;
/** Steps that are taken to find the ways of one file. */
const MOST_STEPS = 10_000;
const kustomizationsOnce = (0,per_tree/* perTree */.e)();
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
    constructor(all, 
    /** By what they take in: the path of a file, or that of a folder with `/` at its end for all that is in it. */
    parents, 
    /** Files that are there and cannot be read. */
    unreadable) {
        this.all = all;
        this.parents = parents;
        this.unreadable = unreadable;
        this.#folders = new Set([
            ...all.flatMap((each) => (each.isOfFlux ? [] : each.folder)),
            ...unreadable.map(repository_paths/* folderOf */.yS),
        ]);
        this.patchFiles = new Set(all.flatMap((each) => patchPathsOf(each)));
        for (const by of all) {
            for (const item of by.isOfFlux ? [] : by.file.items(by.file.at(by.root, ['configMapGenerator']))) {
                const name = textAt(by.file, item, ['name']);
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
        return (this.#generators.get(name) ?? []).slice(0, MOST_GENERATORS).filter(({ by: { file, root }, item }) => {
            const own = textAt(file, item, ['namespace']) || textAt(file, root, ['namespace']);
            return own === '' || namespace === '' || own === namespace;
        });
    }
    /** The kustomizations that take in a file by themselves. */
    parentsOf(path) {
        const found = [...(this.parents.get(path) ?? [])];
        const own = (0,repository_paths/* folderOf */.yS)(path);
        const isKustomization = KUSTOMIZATION_FILES.includes(path.slice(path.lastIndexOf('/') + 1));
        if (isKustomization && own === '')
            return found;
        for (let folder = isKustomization ? (0,repository_paths/* folderOf */.yS)(own) : own; !this.#folders.has(folder); folder = (0,repository_paths/* folderOf */.yS)(folder)) {
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
                follow(parent.isOfFlux ? null : parent.file.path, [...way, parent]);
        };
        follow(path, []);
        return { ways, isCut };
    }
}
async function readKustomizations(files, settings) {
    const all = new Map();
    const unreadable = [];
    for (const path of files.paths) {
        const name = path.slice(path.lastIndexOf('/') + 1);
        if (!KUSTOMIZATION_FILES.includes(name) || !isSearched(path, settings))
            continue;
        const file = await (0,source_files/* readable */.HD)(files.yaml(path));
        const folder = (0,repository_paths/* folderOf */.yS)(path);
        if (file === null)
            unreadable.push(path);
        else if (file.root !== null && file.isMap(file.root) && textAt(file, file.root, ['spec', 'path']) === '') {
            all.set(path, {
                id: folder === '' ? '.' : folder,
                file,
                root: file.root,
                folder,
                components: [],
                isOfFlux: false,
            });
        }
    }
    const parents = new Map();
    const add = (path, parent) => {
        const others = parents.get(path);
        if (others === undefined)
            parents.set(path, [parent]);
        else
            others.push(parent);
    };
    for (const each of all.values()) {
        for (const key of ['resources', 'bases', 'components']) {
            for (const entry of new Set(textsAt(each, key))) {
                const path = (0,repository_paths/* resolvePath */.o1)(each.folder, entry);
                if (path === null)
                    continue;
                const target = files.has(path) ? path : kustomizationIn(files, path);
                if (target === null || target === each.file.path)
                    continue;
                add(target, each);
                const component = key === 'components' ? all.get(target) : undefined;
                if (component !== undefined)
                    each.components.push(component);
            }
        }
    }
    const ofFlux = await readOfFlux(files, settings, all);
    for (const each of ofFlux) {
        const target = kustomizationIn(files, each.folder);
        add(target ?? `${each.folder}/`, each);
    }
    return new Kustomizations([...all.values(), ...ofFlux], parents, unreadable);
}
/** The `Kustomization` objects of Flux, each for a folder that may be one of this repository. */
async function readOfFlux(files, settings, known) {
    const found = new Map();
    const objects = [...(await objectsSpeakingOf(files, KUSTOMIZE_GROUP, settings)).values()].flat();
    for (const { file, root, group, kind, name, namespace } of objects) {
        if (group !== KUSTOMIZE_GROUP || kind !== 'Kustomization')
            continue;
        const spec = file.at(root, ['spec']);
        const folder = (0,repository_paths/* resolvePath */.o1)('', textAt(file, spec, ['path']).replace(/^\/+/, ''));
        if (spec === null || folder === null || !isFolder(files, folder))
            continue;
        const id = `${namespace === '' ? '' : `${namespace}/`}${name}`;
        const components = file.items(file.at(spec, ['components'])).flatMap((item) => {
            const path = (0,repository_paths/* resolvePath */.o1)(folder, file.scalar(item)?.text ?? '');
            const target = path === null ? null : kustomizationIn(files, path);
            return (target === null ? undefined : known.get(target)) ?? [];
        });
        const unique = found.has(id) ? `${file.path}#${id}` : id;
        found.set(unique, { id: unique, file, root: spec, folder, components, isOfFlux: true });
    }
    return [...found.values()];
}
const foldersOnce = (0,per_tree/* perTree */.e)();
function isFolder(files, folder) {
    const folders = foldersOnce(files, '', () => {
        const known = new Set(['']);
        for (const path of files.paths) {
            for (let at = (0,repository_paths/* folderOf */.yS)(path); !known.has(at); at = (0,repository_paths/* folderOf */.yS)(at))
                known.add(at);
        }
        return known;
    });
    return folders.has(folder);
}
/** The kustomization of a folder; null where it has none. */
function kustomizationIn(files, folder) {
    return KUSTOMIZATION_FILES.map((name) => (0,repository_paths/* inFolder */._z)(folder, name)).find((path) => files.has(path)) ?? null;
}
/** The texts of a list. */
function textsAt({ file, root }, key) {
    return file.items(file.at(root, [key])).flatMap((item) => file.scalar(item)?.text ?? []);
}
/** Where the files of its patches stand. */
function patchPathsOf({ file, root, folder }) {
    const texts = ['patches', 'patchesStrategicMerge', 'patchesJson6902'].flatMap((key) => file.items(file.at(root, [key])).map((item) => file.scalar(item)?.text ?? textAt(file, item, ['path'])));
    return texts.flatMap((text) => (text === '' || text.includes('\n') ? [] : ((0,repository_paths/* resolvePath */.o1)(folder, text) ?? [])));
}

// EXTERNAL MODULE: ./build/deployment/formats/helm/release.js + 1 modules
var helm_release = __webpack_require__(2314);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release-layers.js
var release_layers = __webpack_require__(6174);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release-values.js
var release_values = __webpack_require__(7842);
// EXTERNAL MODULE: ./build/deployment/chart-source.js
var chart_source = __webpack_require__(3518);
;// CONCATENATED MODULE: ./build/deployment/formats/flux/parts.js
/** An object of the cluster out of its document and the patches that are applied to it. */
class PatchedObject {
    parts;
    /** @param parts the one that wins first */
    constructor(parts) {
        this.parts = parts;
    }
    /** What the first part that has it says; null where none does, or it is taken away. */
    at(path) {
        for (const part of this.parts) {
            if (part.kind === 'unseen')
                continue;
            const { file, root } = part;
            let value = root;
            for (const step of path) {
                value = file.at(value, [step]);
                if (value === null)
                    break;
                if (file.scalar(value)?.type === 'null')
                    return null;
            }
            if (value !== null)
                return { file, value };
        }
        return null;
    }
    /** The text at a path; null where there is none, or it is empty. */
    scalar(path) {
        const found = this.at(path);
        const scalar = found?.file.scalar(found.value) ?? null;
        return scalar === null || scalar.text === '' ? null : scalar;
    }
    text(path) {
        return this.scalar(path)?.text ?? '';
    }
    /** The items of a list, which is patched as a whole. */
    items(path) {
        const found = this.at(path);
        return found === null ? [] : found.file.items(found.value).map((value) => ({ file: found.file, value }));
    }
    /** Why what stands at a path is not certain: a patch that cannot be read wins over it. */
    hiddenAt(path) {
        for (const part of this.parts) {
            if (part.kind === 'unseen')
                return part.problem;
            if (new PatchedObject([part]).at(path) !== null)
                return null;
        }
        return null;
    }
    /** Where the object itself is described. */
    get place() {
        const own = this.parts.findLast((part) => part.kind === 'document');
        return own?.kind === 'document' ? own.root.place : null;
    }
}

// EXTERNAL MODULE: ./build/deployment/source/embedded-yaml.js
var embedded_yaml = __webpack_require__(7008);
;// CONCATENATED MODULE: ./build/deployment/formats/flux/patches.js







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
 * The patches of an object on its way through kustomizations, the one that wins first.
 *
 * @param files recorded ones: what is applied becomes an input
 */
async function patchesOf(tree, files, way, object) {
    const parts = [];
    let names = { ...object, names: [object.name], namespaces: [object.namespace] };
    for (const kustomization of way) {
        for (const each of [...kustomization.components, kustomization]) {
            // A component that is on the way has its turn there.
            if (each !== kustomization && way.includes(each))
                continue;
            files.has(each.file.path);
            for (const part of appliedBy(await loaded(tree, each), files, names))
                parts.push(part);
            if (parts.length > MOST_PARTS)
                return [unseenAt(each.root.place, 'more patches than are read'), ...parts.reverse()];
        }
        names = renamedBy(kustomization, names);
    }
    return parts.reverse();
}
function renamedBy({ file, root }, { kind, names, namespaces }) {
    const [prefix, suffix] = [textAt(file, root, ['namePrefix']), textAt(file, root, ['nameSuffix'])];
    const namespace = textAt(file, root, ['namespace']) || textAt(file, root, ['targetNamespace']);
    return {
        kind,
        names: prefix === '' && suffix === '' ? names : [...names, `${prefix}${names.at(-1) ?? ''}${suffix}`],
        namespaces: namespace === '' ? namespaces : [...namespaces, namespace],
    };
}
function isNamed(one, { kind, names, namespaces }) {
    return namespaces.some((namespace) => names.some((name) => isSameObject(one, { kind, name, namespace })));
}
/** What one kustomization applies to an object, in the order of its patches. */
function appliedBy({ patches, replacements, unseen }, files, object) {
    const parts = [];
    for (const { target, path, parts: all, place } of patches) {
        const match = target === null ? 'yes' : matchOf(target, object);
        if (match === 'no')
            continue;
        const own = all.filter((each) => target !== null || each.object === null || isNamed(each.object, object));
        if (own.length > 0 && path !== null)
            files.has(path);
        for (const { part } of own) {
            if (match === 'yes' || part.kind === 'unseen')
                parts.push(part);
            else if (mayDecide(part))
                parts.push(unseenAt(place, 'a patch of what a pattern or selector may mean'));
        }
    }
    const isMeant = ({ kind, name }) => [object.kind, ''].includes(kind) && [...object.names, ''].includes(name);
    for (const { targets, path, place } of replacements) {
        if (targets?.some(isMeant) === false)
            continue;
        if (path !== null)
            files.has(path);
        parts.push(unseenAt(place, '`replacements`'));
    }
    return object.kind === 'HelmRelease' ? [...parts, ...unseen] : parts;
}
function unseenAt(place, found) {
    return { kind: 'unseen', problem: (0,deployment_problem/* problemAt */.l4)('external-values', place, found) };
}
const loadedOnce = new WeakMap();
/** What a kustomization applies, read once. */
function loaded(tree, kustomization) {
    const known = loadedOnce.get(kustomization) ?? load(tree, kustomization);
    loadedOnce.set(kustomization, known);
    return known;
}
async function load(tree, kustomization) {
    const { file, root, folder } = kustomization;
    const patches = [];
    const unseen = [];
    for (const key of ['patchesStrategicMerge', 'patches', 'patchesJson6902']) {
        const entries = file.items(file.at(root, [key]));
        for (const entry of entries.slice(0, MOST_PATCHES))
            patches.push(await readPatch(tree, kustomization, entry));
        const rest = entries[MOST_PATCHES];
        if (rest !== undefined)
            unseen.push(unseenAt(rest.place, 'more patches than are read'));
    }
    const transformers = file.at(root, ['transformers']);
    if (transformers !== null && (await mayChangeReleases(tree, kustomization))) {
        unseen.push(unseenAt(transformers.place, '`transformers`'));
    }
    for (const entry of file.items(file.at(root, ['components']))) {
        const text = file.scalar(entry)?.text ?? '';
        const path = (0,repository_paths/* resolvePath */.o1)(folder, text);
        const isHere = path !== null && kustomizationIn(tree, path) !== null;
        if (!isHere && /:\/\/|^[\w.-]+\.\w+\/.*\/|\?ref=/.test(text))
            unseen.push(unseenAt(entry.place, (0,deployment_reference/* quoteText */.ol)(text)));
    }
    const replacements = [];
    const entries = file.items(file.at(root, ['replacements']));
    for (const entry of entries.slice(0, MOST_PATCHES))
        replacements.push(await readReplacement(tree, kustomization, entry));
    const rest = entries[MOST_PATCHES];
    if (rest !== undefined)
        unseen.push(unseenAt(rest.place, 'more replacements than are read'));
    return { patches, replacements, unseen };
}
/** Transformers that change nothing that a release is read for. */
const HARMLESS_TRANSFORMERS = new Set([
    'AnnotationsTransformer',
    'HashTransformer',
    'LabelTransformer',
    'ReplicaCountTransformer',
]);
async function mayChangeReleases(tree, { file, root, folder }) {
    for (const entry of file.items(file.at(root, ['transformers']))) {
        const path = (0,repository_paths/* resolvePath */.o1)(folder, file.scalar(entry)?.text ?? '');
        const transformers = path === null ? null : await (0,source_files/* readable */.HD)(tree.yaml(path));
        const isHarmless = ({ kind, group }) => group === '' && HARMLESS_TRANSFORMERS.has(kind);
        if (transformers === null || !objectsIn(transformers).every(isHarmless))
            return true;
    }
    return false;
}
async function readPatch(tree, { file, folder }, entry) {
    const value = file.at(entry, ['target']);
    const target = value === null ? null : targetOf(file, value);
    const inline = file.isMap(entry) ? file.at(entry, ['patch']) : entry;
    const text = file.isMap(entry) ? textAt(file, entry, ['path']) : (file.scalar(entry)?.text ?? '');
    const isInline = inline !== null && (file.isMap(entry) || /[\n:{]/.test(text));
    const path = isInline || text === '' ? null : (0,repository_paths/* resolvePath */.o1)(folder, text);
    const { place } = entry;
    const refuse = (part) => ({ target, path, parts: [{ object: null, part }], place });
    try {
        const patch = isInline ? (0,embedded_yaml/* embeddedYaml */.SM)(file, inline) : path === null ? null : await tree.yaml(path);
        if (patch !== null)
            return { target, path, parts: partsOf(patch, target !== null), place };
        // Without a target it would have said itself what it patches.
        return target === null || isInline
            ? { target, path, parts: [], place }
            : refuse(unseenAt(entry.place, (0,deployment_reference/* quoteText */.ol)(text)));
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
        // A patch that cannot be read may be one of anything.
        return refuse({ kind: 'unseen', problem: error.problem });
    }
}
function targetOf(file, value) {
    const text = (key) => textAt(file, value, [key]);
    const isSelective = text('labelSelector') !== '' || text('annotationSelector') !== '';
    return { kind: text('kind'), name: text('name'), namespace: text('namespace'), isSelective };
}
/** Whether a patch is one of an object. What a pattern, or a selector, means is not told: a namespace may come from elsewhere too. */
function matchOf(target, { kind, names, namespaces }) {
    let isSure = !target.isSelective;
    const fits = (pattern, values) => {
        if (/^(?:\^?\.[*+]\$?)?$/.test(pattern) || values.includes(pattern))
            return true;
        if (!/[^\w-]/.test(pattern))
            return values.includes('');
        isSure = false;
        return true;
    };
    const isMeant = fits(target.kind, [kind]) && fits(target.name, names) && fits(target.namespace, namespaces);
    if (!isMeant)
        return 'no';
    return isSure ? 'yes' : 'maybe';
}
/** What a release or a source is read for. */
const READ_KEYS = ['chart', 'chartRef', 'values', 'valuesFrom', 'postRenderers', 'url', 'ref', 'version', 'sourceRef'];
/** Whether a patch changes what a version is read from. */
function mayDecide(part) {
    const { file, root } = part;
    const data = ['data', 'binaryData'].some((key) => file.at(root, [key]) !== null);
    return data || READ_KEYS.some((key) => file.at(root, ['spec', key]) !== null);
}
function partsOf(patch, hasTarget) {
    const operations = patch.documents.flatMap((document) => document !== null && !patch.isMap(document) ? patch.items(document) : []);
    if (operations.length > 0) {
        return hasTarget ? partsOfOperations(patch, operations).map((part) => ({ object: null, part })) : [];
    }
    return objectsIn(patch).flatMap((object) => {
        const { file, root } = object;
        const document = { object, part: { kind: 'document', file, root } };
        const directive = directiveIn(file, root);
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
/** Replacements take a value from elsewhere; what they set cannot be told. */
async function readReplacement(tree, { file, folder }, entry) {
    const text = textAt(file, entry, ['path']);
    const { place } = entry;
    const path = text === '' ? null : (0,repository_paths/* resolvePath */.o1)(folder, text);
    const source = text === '' ? file : path === null ? null : await (0,source_files/* readable */.HD)(tree.yaml(path));
    if (source === null)
        return { targets: null, path, place };
    const { root } = source;
    const all = source === file ? [entry] : source.isMap(root) ? [root] : source.items(root);
    const targets = all.flatMap((each) => source.items(source.at(each, ['targets'])).map((target) => {
        const select = source.at(target, ['select']);
        return { kind: textAt(source, select, ['kind']), name: textAt(source, select, ['name']) };
    }));
    return { targets, path, place };
}
/** A JSON patch as a document that says what the patch sets. */
function partsOfOperations(file, operations) {
    const settings = [];
    /** What makes place for the whole of a mapping or list. */
    const replaced = [];
    const problems = [];
    for (const operation of operations) {
        const op = textAt(file, operation, ['op']);
        const path = textAt(file, operation, ['path']);
        const place = scalarAt(file, operation, ['path'])?.place ?? operation.place;
        const refuse = () => problems.push((0,deployment_problem/* problemAt */.l4)('external-values', place, `the patch of ${(0,deployment_reference/* quoteText */.ol)(path)}`));
        if (op === 'test')
            continue;
        const isAll = DECIDING.some((each) => each.startsWith(`${path}/`) || path === '');
        const steps = stepsOfPointer(path);
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
    const unseen = problems.map((problem) => ({ kind: 'unseen', problem }));
    const made = [replaced, settings].flatMap((each) => {
        if (each.length === 0)
            return [];
        const document = (0,embedded_yaml/* settingsAsYaml */.vW)(file.path, each);
        return document.root === null ? [] : [{ kind: 'document', file: document, root: document.root }];
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

;// CONCATENATED MODULE: ./build/deployment/formats/flux/lookup.js




/**
 * A source of charts by its kind and name, with the patches on the way of the release.
 *
 * @throws TreeError where the tree cannot be read
 */
async function findSource(context, name) {
    const objects = await objectsSpeakingOf(context.tree, SOURCE_GROUP, context.settings);
    const alike = objects.get(indexKey(name)) ?? [];
    const found = await choose(alike, (each) => each.group === SOURCE_GROUP && isSameObject(each, name), context);
    if (found === 'missing' || found === 'ambiguous')
        return { status: found };
    return { status: 'found', object: await patched(context, found, name) };
}
/** An object with its patches; the files become inputs. */
async function patched({ tree, files, way }, { file, root }, name) {
    await files.yaml(file.path);
    return new PatchedObject([...(await patchesOf(tree, files, way, name)), { kind: 'document', file, root }]);
}
/** Of more objects of one name it is not told which is meant. */
const MOST_ALIKE = 200;
/** The one of several objects of a name that is meant: that on the way of the release, else the one beside it. */
async function choose(objects, isMeant, { files, kustomizations, way, path }) {
    if (objects.length > MOST_ALIKE)
        return 'ambiguous';
    const patches = kustomizations.patchFiles;
    const all = objects.filter((each) => isMeant(each) && !patches.has(each.file.path));
    // Which of them is meant depends on all of them.
    for (const { file } of all)
        await files.yaml(file.path);
    const onWay = all.filter(({ file }) => kustomizations.parentsOf(file.path).some((each) => way.includes(each)));
    const beside = all.filter(({ file }) => (0,repository_paths/* folderOf */.yS)(file.path) === (0,repository_paths/* folderOf */.yS)(path));
    for (const group of [all, onWay, beside]) {
        const [first] = group;
        if (first !== undefined && group.every((each) => says(each) === says(first)))
            return first;
    }
    return all.length === 0 ? 'missing' : 'ambiguous';
}
/** What an object says, as it is written; several clusters may each have a copy. */
function says({ file, root }) {
    const spec = file.at(root, ['spec']) ?? file.at(root, ['data']);
    return spec === null ? '' : file.sourceOf(spec).trim();
}

;// CONCATENATED MODULE: ./build/deployment/formats/flux/chart.js






/** Where the maker of the service keeps its chart (DETECTION 2.3). */
const OFFICIAL_SOURCE = /[/:]lightdash\/helm-charts(?:\.git)?\/?$/i;
/** The chart of a release: `chart.spec`, or what `chartRef` refers to. */
async function readFluxChart(context, release, place) {
    const reference = release.scalar(['spec', 'chartRef', 'name']);
    const isTemplated = release.scalar(['spec', 'chart', 'spec', 'chart']) !== null;
    if (reference === null || isTemplated)
        return readTemplate(context, release, ['spec', 'chart', 'spec'], place);
    const kind = release.text(['spec', 'chartRef', 'kind']);
    const namespace = release.text(['spec', 'chartRef', 'namespace']) || context.namespace;
    const name = reference.text;
    const unknown = (problem) => ({
        chart: { kind: 'unknown', problem },
        called: name,
        isOfGit: false,
        holder: release,
        path: ['spec', 'chart', 'spec'],
        notices: [],
    });
    if ((0,release_values/* isTemplate */.Fl)(name))
        return unknown((0,deployment_problem/* problemAt */.l4)('unresolved-template', reference.place, (0,deployment_reference/* quoteText */.ol)(name)));
    const found = await findSource(context, { kind, name, namespace });
    if (found.status !== 'found') {
        const why = found.status === 'missing' ? 'is not in the repository' : 'stands in the repository several times';
        return unknown((0,deployment_problem/* problemAt */.l4)('chart-unknown', reference.place, `the ${kind} ${(0,deployment_reference/* quoteText */.ol)(name)} ${why}`));
    }
    if (kind === 'HelmChart')
        return readTemplate(context, found.object, ['spec'], reference.place);
    if (kind === 'OCIRepository') {
        const url = found.object.scalar(['spec', 'url']);
        // Whose chart it is, is what the release and its source are called by.
        if (url !== null && (0,release_values/* isTemplate */.Fl)(url.text.slice(url.text.lastIndexOf('/') + 1))) {
            return unknown((0,deployment_problem/* problemAt */.l4)('unresolved-template', url.place, (0,deployment_reference/* quoteText */.ol)(url.text)));
        }
        return { ...unknownPath(release), ...readOciRepository(found.object, reference.place) };
    }
    return unknown((0,deployment_problem/* problemAt */.l4)('chart-unknown', reference.place, `a chart by a ${(0,deployment_reference/* quoteText */.ol)(kind)}`));
}
function unknownPath(holder) {
    return { isOfGit: false, holder, path: ['spec', 'chart', 'spec'], notices: [] };
}
/** An artifact of a registry that is a chart. */
function readOciRepository(source, place) {
    const url = source.text(['spec', 'url']);
    const name = url.slice(url.lastIndexOf('/') + 1);
    const ref = (key) => source.scalar(['spec', 'ref', key]);
    const [digest, version] = [ref('digest'), ref('semver') ?? ref('tag')];
    let problem = source.hiddenAt(['spec', 'ref', version === null ? 'tag' : 'semver']);
    if (problem === null && digest !== null) {
        problem = (0,deployment_problem/* problemAt */.l4)('chart-unpinned', digest.place, 'The chart is named by its digest');
    }
    const at = source.scalar(['spec', 'url'])?.place ?? place;
    if (problem === null && version === null)
        problem = (0,deployment_problem/* problemAt */.l4)('chart-unpinned', at, 'The chart has no version');
    return {
        called: name,
        chart: {
            kind: 'published',
            name,
            version: version === null ? null : { text: version.text, place: version.place },
            repository: url.slice(0, Math.max(0, url.lastIndexOf('/'))) || null,
            problem,
        },
    };
}
/** @param path of what holds `chart`, `version` and `sourceRef` */
async function readTemplate(context, holder, path, place) {
    const chart = holder.scalar([...path, 'chart']);
    const version = holder.scalar([...path, 'version']);
    const called = chart?.text ?? '';
    const kind = holder.text([...path, 'sourceRef', 'kind']);
    const name = holder.text([...path, 'sourceRef', 'name']);
    const namespace = holder.text([...path, 'sourceRef', 'namespace']) || context.namespace;
    // Where no source is said, there is nothing that a path could start from.
    const isRepository = kind === 'HelmRepository' || kind === '';
    const common = { called, holder, path, notices: [], isOfGit: !isRepository };
    if (chart === null || (0,release_values/* isTemplate */.Fl)(called)) {
        const problem = (0,release_values/* isTemplate */.Fl)(called)
            ? (0,deployment_problem/* problemAt */.l4)('unresolved-template', chart?.place ?? place, (0,deployment_reference/* quoteText */.ol)(called))
            : (0,deployment_problem/* problemAt */.l4)('chart-unknown', place, 'the release names no chart');
        return { ...common, chart: { kind: 'unknown', problem } };
    }
    const found = await findSource(context, { kind, name, namespace });
    const url = found.status === 'found' ? found.object.text(['spec', 'url']) : '';
    if (isRepository) {
        const hidden = holder.hiddenAt([...path, 'version']);
        return {
            ...common,
            chart: {
                kind: 'published',
                name: called,
                version: version === null ? null : { text: version.text, place: version.place },
                repository: url === '' ? null : url,
                problem: hidden ?? (version === null ? unpinned(chart.place) : null),
            },
        };
    }
    return { ...common, ...(await readChartOfGit(context, called, { url, kind, name, place: chart.place })) };
}
function unpinned(place) {
    return (0,deployment_problem/* problemAt */.l4)('chart-unpinned', place, 'The chart has no version and image.tag is empty');
}
/** A chart by its path in a git repository, which is perhaps this one. */
async function readChartOfGit({ files }, chart, { url, kind, name, place }) {
    const last = chart.replace(/\/+$/, '').split('/').at(-1) ?? '';
    const isOfMaker = OFFICIAL_SOURCE.test(url) || (0,chart_source/* isOfficialRepository */.CG)(url);
    const folder = (0,repository_paths/* resolvePath */.o1)('', chart.replace(/^\/+/, ''));
    if (!isOfMaker && folder !== null && files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'))) {
        const where = (0,deployment_reference/* quoteText */.ol)((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'));
        return {
            chart: { kind: 'folder', path: folder },
            notices: [`The chart of the ${kind} ${(0,deployment_reference/* quoteText */.ol)(name)} is taken for that of ${where} in this repository`],
        };
    }
    const found = `the chart ${(0,deployment_reference/* quoteText */.ol)(chart)} of the ${kind} ${(0,deployment_reference/* quoteText */.ol)(name)} is not in this repository`;
    const problem = (0,deployment_problem/* problemAt */.l4)('chart-unknown', place, found);
    return {
        chart: { kind: 'published', name: last, version: null, repository: url === '' ? null : url, problem },
        notices: [],
    };
}

// EXTERNAL MODULE: ./build/deployment/place.js
var place = __webpack_require__(7669);
;// CONCATENATED MODULE: ./build/deployment/formats/flux/post-renderers.js






/** A patch that may set the image of a container. */
const SETS_IMAGE = /\/image\b|\bimage["']?\s*:/;
/**
 * What a release deploys once the post renderers of Flux have changed it (DETECTION 2.3: `kustomize.images` beats all).
 *
 * @param rendered the repository of the image as the chart renders it; null where that cannot be told
 */
function withPostRenderers(reading, release, settings, rendered) {
    const renderers = release.items(['spec', 'postRenderers']);
    if (renderers.length === 0)
        return reading;
    const images = renderers.flatMap(({ file, value }) => file.items(file.at(value, ['kustomize', 'images'])).map((item) => ({ file, value: item })));
    const patch = renderers.map(problemOfPatches).find((problem) => problem !== null) ?? null;
    return {
        ...change(reading, images, patch, settings, rendered),
        further: reading.further.map((each) => ({
            ...each,
            found: { ...each.found, ...change(each.found, images, patch, settings, null) },
        })),
    };
}
function change(reading, images, patch, settings, rendered) {
    let changed = reading;
    let name = rendered;
    for (const image of images) {
        const override = overrideOf(image);
        if (override === null || !isMeant(override, changed.answer, name, settings))
            continue;
        changed = { ...changed, ...apply(override, changed, settings) };
        name = override.newName?.text ?? name;
    }
    if (patch === null || patch.place === null)
        return changed;
    return { ...changed, answer: (0,deployment/* problemAnswer */.aV)(patch), place: patch.place };
}
function overrideOf({ file, value }) {
    const name = scalarAt(file, value, ['name']);
    const reference = name === null ? null : (0,deployment_reference/* parseImageReference */.o_)(name.text);
    if (name === null || reference === null)
        return null;
    const tag = scalarAt(file, value, ['newTag']);
    const source = file.at(value, ['newTag']);
    return {
        reference,
        text: name.text,
        newName: scalarAt(file, value, ['newName']),
        newTag: tag === null || source === null ? null : { scalar: tag, source: file.sourceOf(source) },
        digest: scalarAt(file, value, ['digest']),
        place: value.place,
    };
}
function isMeant(override, answer, rendered, { images }) {
    if (rendered !== null)
        return override.text === rendered;
    if (answer.status !== 'problem')
        return (0,deployment_reference/* imagePath */.d0)(override.reference) === answer.image.path;
    return (0,deployment_reference/* classifyImage */._u)(override.reference, images) !== 'other';
}
function apply(override, { answer, place, notices }, settings) {
    const { newName, newTag, digest } = override;
    const at = newTag?.scalar.place ?? digest?.place ?? newName?.place ?? override.place;
    const reference = newName === null ? override.reference : (0,deployment_reference/* parseImageReference */.o_)(newName.text);
    const kind = reference === null ? 'other' : (0,deployment_reference/* classifyImage */._u)(reference, settings.images);
    if (newName !== null && (reference === null || kind === 'other' || kind === 'undecided')) {
        const problem = (0,deployment_problem/* problemAt */.l4)('custom-image', newName.place, (0,deployment_reference/* quoteText */.ol)(newName.text));
        return { answer: (0,deployment/* problemAnswer */.aV)(problem), place: newName.place, notices };
    }
    if (reference === null)
        return { answer, place, notices };
    const said = newName !== null && kind === 'custom' ? [...notices, (0,deployment/* customImageNotice */.Hq)(reference, newName.place)] : notices;
    if (newTag !== null) {
        const entry = { status: 'scalar', ...newTag };
        const read = (0,release_values/* readTagEntry */.jD)(entry, reference, settings.tagSuffix, at);
        const isPinned = read.status === 'version' && digest !== null;
        const pinned = isPinned ? { ...read, image: { ...read.image, digest: digest.text } } : read;
        return { answer: pinned, place: at, notices: said };
    }
    if (digest !== null) {
        return { answer: (0,deployment/* problemAnswer */.aV)((0,deployment_problem/* problemAt */.l4)('digest-only', at, (0,deployment_reference/* quoteText */.ol)(digest.text))), place: at, notices: said };
    }
    if (newName === null || answer.status === 'problem')
        return { answer, place, notices };
    return { answer: { ...answer, image: { ...answer.image, path: (0,deployment_reference/* imagePath */.d0)(reference) } }, place, notices: said };
}
function problemOfPatches(renderer) {
    const patch = post_renderers_patchesOf(renderer).find(({ text }) => SETS_IMAGE.test(text));
    return patch === undefined ? null : (0,deployment_problem/* problemAt */.l4)('external-values', patch.place, 'a patch of `spec.postRenderers`');
}
function post_renderers_patchesOf({ file, value }) {
    return ['patches', 'patchesStrategicMerge', 'patchesJson6902'].flatMap((key) => file.items(file.at(value, ['kustomize', key])).map((item) => {
        // A text may stand behind an alias.
        const texts = [item, file.at(item, ['patch'])].map((each) => file.scalar(each)?.text ?? '');
        return { text: [file.sourceOf(item), ...texts].join('\n'), place: item.place };
    }));
}
/** A patch that may change how workloads are replaced, or take away the migration job. */
const CHANGES_UPGRADE = /strategy|\bJob\b|\$patch|\bremove\b/;
/** The same without the mode of the upgrade, where the release sees to it that the mode does not do what it says. */
function withRenderedMode(reading, release) {
    const { declared, notices } = reading;
    if (declared.upgradeMode === null)
        return reading;
    const patches = release.items(['spec', 'postRenderers']).flatMap(post_renderers_patchesOf);
    const patch = patches.find(({ text }) => CHANGES_UPGRADE.test(text));
    const disabled = release.scalar(['spec', 'upgrade', 'disableHooks']);
    const isDisabled = disabled !== null && disabled.text !== 'false';
    const at = patch?.place ?? (isDisabled ? disabled.place : null);
    if (at === null)
        return reading;
    const what = patch === undefined ? 'The migration job is a hook, and those are disabled' : 'A post renderer may change it';
    const notice = `${what} at ${(0,place/* showPlace */.R)(at)}: upgrade.mode is taken as not set`;
    return { ...reading, declared: { ...declared, upgradeMode: null }, notices: [...notices, notice] };
}

// EXTERNAL MODULE: ./build/deployment/formats/helm/command.js
var command = __webpack_require__(403);
;// CONCATENATED MODULE: ./build/deployment/formats/flux/config-maps.js




/**
 * What a config map has under a key: of a manifest in the repository, or of a kustomization that generates it.
 *
 * @throws ProblemError where the file with it cannot be read
 * @throws TreeError where the tree cannot be read
 */
async function findConfigMapEntry(context, name, key) {
    const { tree, settings, kustomizations, way, namespace } = context;
    const wanted = { kind: 'ConfigMap', name, namespace };
    const alike = (await objectsSpeakingOf(tree, name, settings)).get(indexKey(wanted)) ?? [];
    const generators = kustomizations.generatorsOf(name, namespace);
    const manifest = await choose(alike, (each) => each.group === '' && isSameObject(each, wanted), context);
    const onWay = generators.filter(({ by }) => way.some((each) => each === by || each.components.includes(by)));
    // The outermost one adds to, or replaces, those within.
    const chosen = generators.length === 1 ? generators : onWay.reverse();
    if (manifest === 'ambiguous' || (manifest === 'missing' && chosen.length === 0 && generators.length > 0)) {
        return { why: ', of which the repository has several' };
    }
    if (manifest !== 'missing' && chosen.length > 0)
        return { why: ', of which the repository has several' };
    if (manifest !== 'missing') {
        const object = await patched(context, manifest, wanted);
        const found = object.at(['data', key]);
        if (object.hiddenAt(['data', key]) !== null)
            return { why: ', which is patched' };
        return found === null ? { why: ` without ${key}` } : { ...found, isWhole: false };
    }
    for (const { by, item } of chosen) {
        const entry = await readGenerator(context, by, item, key);
        if (entry !== null)
            return entry;
    }
    return { why: chosen.length === 0 ? '' : ` without ${key}` };
}
/** `files: [values.yaml=prod.yaml]` and `literals: [tag=1.2.3]`. */
async function readGenerator({ files }, { file, folder }, item, key) {
    await files.yaml(file.path);
    for (const entry of file.items(file.at(item, ['files']))) {
        const text = file.scalar(entry)?.text ?? '';
        const sign = text.indexOf('=');
        const path = text.slice(sign + 1);
        const name = sign === -1 ? path.slice(path.lastIndexOf('/') + 1) : text.slice(0, sign);
        if (name !== key)
            continue;
        const resolved = (0,repository_paths/* resolvePath */.o1)(folder, path);
        const values = resolved === null ? null : await files.yaml(resolved);
        return values === null ? null : { file: values, value: values.root, isWhole: true };
    }
    for (const entry of file.items(file.at(item, ['literals']))) {
        const text = file.scalar(entry)?.text ?? '';
        if (!text.startsWith(`${key}=`))
            continue;
        return { ...literal(file, entry, text.slice(key.length + 1)), isWhole: false };
    }
    return null;
}
/** The value of a literal, in its place. */
function literal(file, entry, text) {
    const { place } = file.scalar(entry) ?? entry;
    const made = (0,embedded_yaml/* settingsAsYaml */.vW)(file.path, [{ steps: ['value'], value: text, isText: true, place }]);
    return { file: made, value: made.at(made.root, ['value']) };
}

;// CONCATENATED MODULE: ./build/deployment/formats/flux/values.js








/** The key of a config map where a release names none. */
const DEFAULT_KEY = 'values.yaml';
/** So many references of one release are followed. */
const MOST_REFERENCES = 100;
/** What a release says of its values itself, the part that wins first. */
function inlineValues(release) {
    const values = [];
    let isOver = false;
    const base = release.parts.findLast((part) => part.kind === 'document');
    const mapping = {};
    for (const part of release.parts) {
        if (part.kind === 'unseen') {
            values.push(part);
            continue;
        }
        const { file } = part;
        const root = file.at(part.root, ['spec', 'values']);
        if (root === null || isOver)
            continue;
        const { place } = root;
        // A null of the release itself reaches Helm, that of a patch takes away what it patches.
        if (file.isMap(root))
            values.push({ kind: 'layer', layer: { file, root, mapping, isPatch: part !== base } });
        else if (file.scalar(root)?.type === 'null')
            isOver = true;
        else
            values.push(unseen((0,deployment_problem/* problemAt */.l4)('unresolved-template', place, (0,deployment_reference/* quoteText */.ol)(file.sourceOf(root).trim()))));
    }
    return values;
}
/** The values of `valuesFrom`, the last of which wins and comes first. */
async function referencedValues(context, release) {
    const values = [];
    const items = release.items(['spec', 'valuesFrom']);
    for (const item of items.slice(0, MOST_REFERENCES))
        values.unshift(await readReference(context, item));
    const rest = items[MOST_REFERENCES];
    if (rest === undefined)
        return values;
    return [unseen((0,deployment_problem/* problemAt */.l4)('external-values', rest.value.place, 'more references than are read')), ...values];
}
function unseen(problem) {
    return { kind: 'unseen', problem };
}
async function readReference(context, { file, value }) {
    const kind = textAt(file, value, ['kind']);
    const name = textAt(file, value, ['name']);
    const key = textAt(file, value, ['valuesKey']) || DEFAULT_KEY;
    const target = scalarAt(file, value, ['targetPath']);
    const { place } = value;
    if (kind !== 'ConfigMap' || (0,release_values/* isTemplate */.Fl)(name)) {
        const what = kind === 'ConfigMap' ? 'config map' : 'secret';
        return unseen((0,deployment_problem/* problemAt */.l4)('external-values', place, `the ${what} ${(0,deployment_reference/* quoteText */.ol)(name)}`));
    }
    try {
        const found = await findConfigMapEntry(context, name, key);
        if ('why' in found) {
            return unseen((0,deployment_problem/* problemAt */.l4)('external-values', place, `the config map ${(0,deployment_reference/* quoteText */.ol)(name)}${found.why}`));
        }
        return target === null ? layerOf(found) : settingOf(found, target.text);
    }
    catch (error) {
        if (error instanceof deployment_problem/* ProblemError */.Mm)
            return unseen(error.problem);
        throw error;
    }
}
/** An entry of a config map as values. */
function layerOf({ file, value, isWhole }) {
    if (isWhole)
        return { kind: 'layer', layer: { file, root: file.root } };
    const scalar = file.scalar(value);
    if (scalar?.text.startsWith('ENC[') === true)
        return unseen((0,deployment_problem/* problemAt */.l4)('encrypted', scalar.place));
    const inner = value === null ? null : (0,embedded_yaml/* embeddedYaml */.SM)(file, value);
    if (inner === null)
        return unseen((0,deployment_problem/* problemAt */.l4)('unparseable', value?.place ?? null, 'values that are no text'));
    return { kind: 'layer', layer: { file: inner, root: inner.root } };
}
/** An entry of a config map as the value at one path, as for `--set`. */
function settingOf({ file, value, isWhole }, target) {
    const scalar = file.scalar(isWhole ? file.root : value);
    const steps = (0,command/* stepsOf */.B_)(target);
    const place = scalar?.place ?? value?.place ?? { file: file.path, line: 1, column: 1 };
    if (scalar === null || steps.length === 0 || /[,=]/.test(scalar.text)) {
        return unseen((0,deployment_problem/* problemAt */.l4)('external-values', place, (0,deployment_reference/* quoteText */.ol)(target)));
    }
    if (scalar.text.startsWith('ENC['))
        return unseen((0,deployment_problem/* problemAt */.l4)('encrypted', place));
    // In quotes it is a text for Flux whatever it looks like.
    const quoted = /^(["'])(.*)\1$/s.exec(scalar.text);
    const setting = { steps, value: quoted?.[2] ?? scalar.text, isText: quoted !== null, place };
    const made = (0,embedded_yaml/* settingsAsYaml */.vW)(file.path, [setting]);
    return { kind: 'layer', layer: { file: made, root: made.root } };
}
/**
 * The files of values that a release names as those of the chart's source, the last of which wins and comes first. They are of another
 * repository, unless the chart is found in this one.
 *
 * @param path of what holds `valuesFiles`
 * @param chart what the release calls it; a path where it is one of a git repository
 * @param folder of the chart where its source may be this repository; else null
 */
async function valuesOfChart({ files }, holder, path, chart, folder) {
    const values = [];
    const notices = [];
    const single = holder.at([...path, 'valuesFile']);
    const items = [...holder.items([...path, 'valuesFiles']), ...(single === null ? [] : [single])];
    const resolved = (text) => ((0,release_values/* isTemplate */.Fl)(text) ? null : (0,repository_paths/* resolvePath */.o1)('', text.replace(/^\/+/, '')));
    // The chart's own defaults are below everything anyway.
    const own = ['values.yaml', (0,repository_paths/* inFolder */._z)(resolved(chart) ?? '', 'values.yaml')];
    let isOwnUsed = items.length === 0;
    for (const { file, value } of items) {
        const text = file.scalar(value)?.text ?? '';
        const at = resolved(text);
        const read = folder === null || at === null ? null : await readFile(at);
        const isOwn = at !== null && own.includes(at);
        isOwnUsed ||= isOwn;
        if (read !== null)
            values.unshift(read);
        else if (!isOwn)
            values.unshift(unseen((0,deployment_problem/* problemAt */.l4)('external-values', value.place, (0,deployment_reference/* quoteText */.ol)(text))));
    }
    const [first] = items;
    if (folder !== null && first !== undefined && !isOwnUsed && files.has((0,repository_paths/* inFolder */._z)(folder, 'values.yaml'))) {
        // Files of values take the place of the chart's own, which stands below all of them here.
        const found = `\`valuesFiles\` without ${(0,deployment_reference/* quoteText */.ol)((0,repository_paths/* inFolder */._z)(folder, 'values.yaml'))}`;
        values.push(unseen((0,deployment_problem/* problemAt */.l4)('external-values', first.value.place, found)));
    }
    return { values, notices };
    async function readFile(at) {
        try {
            const file = await files.yaml(at);
            if (file === null)
                return null;
            notices.push(`The values of the chart's source are taken for those of ${(0,deployment_reference/* quoteText */.ol)(file.path)} in this repository`);
            const root = file.root;
            return { kind: 'layer', layer: { file, root } };
        }
        catch (error) {
            if (error instanceof deployment_problem/* ProblemError */.Mm)
                return unseen(error.problem);
            throw error;
        }
    }
}

;// CONCATENATED MODULE: ./build/deployment/formats/flux/release.js









/**
 * Reads what a release of Flux deploys in one environment (DETECTION 2.3): post renderers > `spec.values` > `valuesFrom`, of which
 * the last wins > `valuesFiles` of the chart > the chart.
 *
 * @throws TreeError where the tree cannot be read
 */
async function readFluxRelease(tree, kustomizations, { object, way, over }, settings) {
    const files = tree.recorded();
    const { file, root, namespace } = object;
    const context = { tree, files, settings, kustomizations, way, path: file.path, namespace };
    for (const part of over)
        if (part.kind === 'document')
            await files.text(part.file.path);
    const release = new PatchedObject([...over, ...(await patched(context, object, object)).parts]);
    const { parts } = release;
    if (parts.some(deletes))
        return { reading: null, isUnderstood: true, asked: files.asked, parts };
    const { chart, called, isOfGit, holder, path, notices } = await readFluxChart(context, release, root.place);
    const ofChart = await valuesOfChart(context, holder, path, called, isOfGit && chart.kind === 'folder' ? chart.path : null);
    const values = [
        ...inlineValues(release),
        ...(await referencedValues(context, release)),
        ...ofChart.values,
    ];
    const read = await (0,helm_release/* readHelmRelease */.q)(files, { chart, values, place: root.place }, settings);
    // The image of a chart that depends on the service's, or lies in this repository, has its name elsewhere.
    const isService = chart.kind === 'published' && called.slice(called.lastIndexOf('/') + 1) === settings.chart;
    const rendered = isService ? imageOf(values) : null;
    const reading = read && withRenderedMode(withPostRenderers(read, release, settings, rendered), release);
    if (reading !== null) {
        return {
            reading: { ...reading, notices: [...reading.notices, ...notices, ...ofChart.notices] },
            isUnderstood: true,
            asked: files.asked,
            parts,
        };
    }
    if (chart.kind !== 'unknown')
        return { reading: null, isUnderstood: true, asked: files.asked, parts };
    const isNamed = [called, settings.chart].every((each) => each !== '') && namesService(called, settings);
    const unknown = {
        answer: (0,deployment/* problemAnswer */.aV)(chart.problem),
        place: chart.problem.place ?? root.place,
        notices: [],
        chart: null,
        declared: deployment/* NOTHING_DECLARED */.ZM,
        environment: null,
        further: [],
    };
    return { reading: isNamed ? unknown : null, isUnderstood: isNamed, asked: files.asked, parts };
}
/**
 * Whether a patch takes the release away in one environment.
 *
 * @throws TreeError where the tree cannot be read
 */
async function isDeleted(tree, kustomizations, { object, way, over }, settings) {
    const { file, namespace } = object;
    const context = { tree, files: tree.recorded(), settings, kustomizations, way, path: file.path, namespace };
    return [...over, ...(await patched(context, object, object)).parts].some(deletes);
}
/** Whether a patch takes the object away: this environment goes without. */
function deletes(part) {
    if (part.kind === 'unseen')
        return false;
    const { file, root } = part;
    return file.scalar(file.at(root, ['$patch']))?.text === 'delete';
}
function namesService(called, { chart }) {
    return called.toLowerCase().includes('lightdash') || called.includes(chart);
}
/** The repository of the image as the service's chart renders it; null where that cannot be told. */
function imageOf(values) {
    const { scope } = new release_layers/* ReleaseLayers */._(values);
    const repository = scope.at(['image', 'repository']);
    if (repository.status === 'scalar' && repository.scalar.text !== '')
        return repository.scalar.text;
    return repository.status === 'structure' ? null : release_values/* DEFAULT_IMAGE */.__.repository;
}

// EXTERNAL MODULE: ./build/deployment/formats/helm/release-found.js
var release_found = __webpack_require__(8678);
;// CONCATENATED MODULE: ./build/deployment/formats/flux.js










const KIND = 'flux';
/** What every object of Flux has in its `apiVersion`. */
const GROUPS = 'toolkit.fluxcd.io';
/** Groups whose objects fix no version by themselves: what updates files, what tells people. */
const OTHER_GROUPS = new Set(['image.toolkit.fluxcd.io', 'notification.toolkit.fluxcd.io']);
/**
 * Releases of Flux (DETECTION 2.3): a `HelmRelease`, by itself or as kustomizations patch it, one deployment an environment. The namespace
 * that a kustomization gives to what it takes in is not followed: a release that does not say its own goes without.
 */
const flux = {
    kind: KIND,
    startsFrom: ['*.yaml', '*.yml', '*.json'],
    async read(files, candidates, settings) {
        const objects = [];
        for (const path of candidates)
            objects.push(...(await fluxObjectsIn(files, path)));
        objects.push(...(await relatedReleases(files, candidates, objects, settings)));
        if (!objects.some(isRelease))
            return { found: [], claimed: spokenFor(objects, NOTHING_ASKED, new Set(), settings) };
        const kustomizations = await kustomizationsOf(files, settings);
        const releases = await environmentsOf(files, kustomizations, objects, settings);
        const found = [];
        const asked = { byService: new Set(), byAny: new Set() };
        const understood = new Set();
        const notUnderstood = new Set();
        for (const environment of releases) {
            const read = await readFluxRelease(files, kustomizations, environment.release, settings);
            for (const part of read.parts) {
                if (part.kind === 'document')
                    (read.isUnderstood ? understood : notUnderstood).add(part.root.node);
            }
            for (const path of read.isUnderstood ? read.asked : [])
                asked.byAny.add(path);
            if (read.reading === null)
                continue;
            for (const path of read.asked)
                asked.byService.add(path);
            found.push(...foundOf(read, environment));
        }
        const used = new Set([...understood, ...notUnderstood]);
        for (const { object, patches } of await loosePatches(files, kustomizations, objects, used, settings)) {
            found.push(patchWithoutBase(object, patches));
            understood.add(object.root.node);
        }
        for (const node of notUnderstood)
            understood.delete(node);
        const known = new Set(objects.map(({ file }) => file.path));
        for (const path of asked.byAny) {
            if (!known.has(path) && !isKustomizationFile(path))
                objects.push(...(await manifestsIn(files, path)));
        }
        const claimed = [...spokenFor(objects, asked, understood, settings), ...(await usedFiles(files, asked, settings))];
        return { found, claimed };
    },
    async carries(files, { carrier, identities }, settings) {
        if (!files.has(carrier))
            return false;
        try {
            const file = await files.yaml(carrier);
            if (file === null)
                return false;
            const own = objectsIn(file).filter(isRelease);
            if (own.length === 0 || !isWholeTree(files))
                return own.length > 0;
            const kustomizations = await kustomizationsOf(files, settings);
            // What cannot be read may hold it.
            if (kustomizations.unreadable.length > 0)
                return true;
            const releases = await environmentsOf(files, kustomizations, own, settings);
            for (const { identity: own, release } of releases) {
                if (!identities.some((identity) => isOf(identity, own)))
                    continue;
                if (!(await isDeleted(files, kustomizations, release, settings)))
                    return true;
            }
            return false;
        }
        catch (error) {
            // There and unreadable is not gone.
            if (error instanceof deployment_problem/* ProblemError */.Mm)
                return true;
            throw error;
        }
    },
};
/** Whether an identity is that of a release, by either of its names, or that of a further image in its values. */
function isOf(identity, release) {
    const own = `${KIND}:~${release.slice(release.indexOf('#') + 1)}`;
    return [release, own].some((name) => identity === name || identity.startsWith(`${name}#`));
}
function isWholeTree(files) {
    return 'recorded' in files && 'containing' in files;
}
/** The objects of a file in which Flux has some. */
async function fluxObjectsIn(files, path) {
    const text = await files.text(path);
    if (text === null || !text.includes(GROUPS))
        return [];
    // JSON is not parsed before somebody needs it.
    const file = await (0,source_files/* readable */.HD)(files.yaml(path));
    return file === null ? [] : objectsIn(file);
}
/** The objects of a file that a release uses; none of one that is no manifest. */
async function manifestsIn(files, path) {
    const file = /\.(?:ya?ml|json)$/.test(path) ? await (0,source_files/* readable */.HD)(files.yaml(path)) : null;
    const objects = file === null ? [] : objectsIn(file);
    return objects.every(({ kind }) => kind !== '') ? objects : [];
}
function isKustomizationFile(path) {
    return /(?:^|\/)[Kk]ustomization(?:\.ya?ml)?$/.test(path);
}
function isRelease({ group, kind }) {
    return group === HELM_GROUP && kind === 'HelmRelease';
}
/** Sources that a release refers to by itself, not by the name of a chart. */
const REFERRED = new Set(['OCIRepository', 'HelmChart']);
/** What may name the service in a chart of this repository. */
const FILES_OF_CHART = /(?:^|\/)(?:Chart|values)\.yaml$/;
/** Releases that do not name the service themselves: what names it is their chart, its source, or a patch of theirs. */
async function relatedReleases(files, candidates, objects, settings) {
    const sources = new Set();
    const patched = new Set();
    for (const object of objects) {
        if (object.group === SOURCE_GROUP && REFERRED.has(object.kind))
            sources.add(indexKey(object));
        if (isRelease(object) && !isBase(object))
            patched.add(object.name);
    }
    const charts = new Set(candidates.filter((path) => FILES_OF_CHART.test(path)).map(repository_paths/* folderOf */.yS));
    if (sources.size === 0 && patched.size === 0 && charts.size === 0)
        return [];
    const known = new Set(objects.map(({ root }) => root.node));
    const all = [...(await objectsSpeakingOf(files, HELM_GROUP, settings)).values()].flat();
    return all.filter((each) => {
        if (!isRelease(each) || !isBase(each) || known.has(each.root.node))
            return false;
        const reference = (key) => scalarAt(each.file, each.root, ['spec', 'chartRef', key])?.text ?? '';
        const chart = scalarAt(each.file, each.root, ['spec', 'chart', 'spec', 'chart'])?.text.replace(/^\/+/, '') ?? '';
        const folder = chart === '' ? null : (0,repository_paths/* resolvePath */.o1)('', chart);
        if (folder !== null && charts.has(folder))
            return true;
        return patched.has(each.name) || sources.has(indexKey({ kind: reference('kind'), name: reference('name') }));
    });
}
/** Whether a release says which chart it is of; else it patches one that does. */
function isBase({ file, root }) {
    const paths = [
        ['spec', 'chart', 'spec', 'chart'],
        ['spec', 'chartRef', 'name'],
    ];
    return paths.some((path) => scalarAt(file, root, path) !== null);
}
/** So many environments of all releases are read; no repository has as many. */
const MOST_ENVIRONMENTS = 2_000;
/** The releases with each way on which they are deployed, and with each patch that no kustomization applies. */
async function environmentsOf(files, kustomizations, objects, settings) {
    const { patchFiles } = kustomizations;
    const bases = objects.filter((each) => isRelease(each) && isBase(each) && !patchFiles.has(each.file.path));
    if (bases.length === 0)
        return [];
    const index = await objectsSpeakingOf(files, HELM_GROUP, settings);
    const counts = new Map();
    for (const { name } of bases)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    const all = [];
    for (const object of bases) {
        const { name, namespace, file } = object;
        const own = `${namespace === '' ? '' : `${namespace}/`}${name}`;
        const add = (release, at) => all.push({ release, name: at === '' ? own : `${own}@${at}`, path: file.path });
        const { ways, isCut } = kustomizations.waysOf(file.path);
        const isOver = isCut || all.length > MOST_ENVIRONMENTS;
        const over = isOver ? [tooManyWays(object)] : [];
        const followed = isOver ? ways.slice(0, 1) : ways;
        for (const way of followed)
            add({ object, way, over }, way.at(-1)?.id ?? '');
        if (followed.length === 0)
            add({ object, way: [], over }, '');
        // Of several releases it is not told which one is patched.
        if (isOver || counts.get(name) !== 1)
            continue;
        for (const patch of index.get(indexKey(object)) ?? []) {
            if (!isRelease(patch) || isBase(patch) || patchFiles.has(patch.file.path))
                continue;
            const part = { kind: 'document', file: patch.file, root: patch.root };
            add({ object, way: ways[0] ?? [], over: [part] }, patch.file.path);
        }
    }
    return withIdentities(all);
}
function tooManyWays({ root }) {
    const problem = (0,deployment_problem/* problemAt */.l4)('external-values', root.place, 'more kustomizations than are read');
    return { kind: 'unseen', problem };
}
/** Each under the name of its file and its own, and where no other is called like it, under the latter as well. */
function withIdentities(all) {
    const counts = new Map();
    for (const { name } of all)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    const taken = new Map();
    return all.map(({ release, name, path }) => {
        const identity = `${KIND}:${path}#${name}`;
        const count = (taken.get(identity) ?? 0) + 1;
        taken.set(identity, count);
        return {
            release,
            identity: count === 1 ? identity : `${identity}~${count}`,
            name: counts.get(name) === 1 ? `${KIND}:~${name}` : null,
        };
    });
}
function foundOf({ reading, asked }, { release, identity, name }) {
    if (reading === null)
        return [];
    const { file } = release.object;
    const found = (0,release_found/* foundOfRelease */.F)(reading, { kind: KIND, identity, carrier: file.path, inputs: [...asked] });
    if (name === null)
        return found;
    return found.map((each) => {
        const [own] = each.identities;
        return { ...each, identities: [own, `${name}${own.slice(identity.length)}`] };
    });
}
/**
 * Patches that show the service, of releases that are not in the repository, or stand in it several times.
 *
 * @param used nodes of the documents that are read
 */
async function loosePatches(files, kustomizations, objects, used, settings) {
    const { patchFiles } = kustomizations;
    const index = await objectsSpeakingOf(files, HELM_GROUP, settings);
    return objects.flatMap((object) => {
        const { file, root, name } = object;
        if (!isRelease(object) || isBase(object) || used.has(root.node))
            return [];
        // What a kustomization applies to a release of this repository is read with that.
        const isHere = index.get(indexKey(object))?.some((each) => isRelease(each) && isBase(each)) === true;
        if (patchFiles.has(file.path) && isHere)
            return [];
        const isOfService = /lightdash/i.test(name) || (0,service_signs/* showsService */.Wo)(file.sourceOf(root), settings.images);
        return isOfService ? [{ object, patches: name }] : [];
    });
}
function patchWithoutBase({ file, root, namespace, name }, patches) {
    const place = scalarAt(file, root, ['metadata', 'name'])?.place ?? root.place;
    const problem = (0,deployment_problem/* problemAt */.l4)('external-values', place, `the HelmRelease ${(0,deployment_reference/* quoteText */.ol)(patches)} that is patched`);
    const identity = `${KIND}:${file.path}#${namespace === '' ? '' : `${namespace}/`}${name}`;
    return (0,deployment/* unreadableFound */.aH)(KIND, identity, file.path, problem, [file.path]);
}
const NOTHING_ASKED = { byService: new Set(), byAny: new Set() };
/** The files of which all that shows the service is read. */
function spokenFor(objects, { byAny: asked }, understood, { images }) {
    const byFile = new Map();
    for (const object of objects) {
        const own = byFile.get(object.file);
        if (own === undefined)
            byFile.set(object.file, [object]);
        else
            own.push(object);
    }
    // One that stands beside a release, and that nothing takes values from, is not read.
    let words = null;
    const named = () => {
        words ??= new Set(objects
            .filter(({ kind }) => kind !== 'ConfigMap')
            .flatMap(({ file, root }) => file.sourceOf(root).match(/[\w.-]+/g) ?? []));
        return words;
    };
    const isSpokenFor = (object) => {
        const { file, root, group, kind } = object;
        if (understood.has(root.node) || OTHER_GROUPS.has(group))
            return true;
        if (group === SOURCE_GROUP && (kind === 'HelmRepository' || asked.has(file.path)))
            return true;
        if (group === '' && kind === 'ConfigMap' && asked.has(file.path) && named().has(object.name))
            return true;
        if (group === KUSTOMIZE_GROUP && asked.has(file.path))
            return isAllOfFlux(file, file.at(root, ['spec']), images);
        return !(0,service_signs/* showsService */.Wo)(file.sourceOf(root), images);
    };
    return [...byFile].flatMap(([{ path }, own]) => (own.every(isSpokenFor) ? [path] : []));
}
/** The files of values and of charts that releases of the service use, and kustomizations of which all that shows it is read. */
async function usedFiles(files, { byService }, { images }) {
    const used = [];
    for (const path of byService) {
        const file = files.has(path) ? await (0,source_files/* readable */.HD)(files.yaml(path)) : null;
        if (file === null)
            continue;
        if (isKustomizationFile(path)) {
            if (isAllOfFlux(file, file.root, images))
                used.push(path);
        }
        else if (/(?:^|\/)Chart\.(?:yaml|lock)$/.test(path) || objectsIn(file).every(({ kind }) => kind === '')) {
            used.push(path);
        }
    }
    return used;
}
/** What a kustomization has besides that may fix a version. */
const OTHER_KEYS = ['images', 'helmCharts', 'helmChartInflationGenerator', 'generators', 'transformers'];
const KINDS_OF_FLUX = /\b(?:HelmRelease|HelmRepository|HelmChart|OCIRepository|GitRepository|ConfigMap|Kustomization)\b/;
/** Whether whatever shows the service in a kustomization is a patch of what Flux reads. */
function isAllOfFlux(file, root, images) {
    if (OTHER_KEYS.some((key) => file.member(root, key) !== null))
        return false;
    return ['patches', 'patchesStrategicMerge', 'patchesJson6902'].every((key) => file
        .items(file.at(root, [key]))
        .map((entry) => file.sourceOf(entry))
        .every((text) => KINDS_OF_FLUX.test(text) || !(0,service_signs/* showsService */.Wo)(text, images)));
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
