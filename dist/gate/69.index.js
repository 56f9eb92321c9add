export const id = 69;
export const ids = [69];
export const modules = {

/***/ 3754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ isFluxKustomization),
/* harmony export */   Po: () => (/* binding */ findFluxKustomizations),
/* harmony export */   mp: () => (/* binding */ manifestsBelow)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6349);
/* harmony import */ var _repository_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(997);
/* harmony import */ var _source_source_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7915);
/* harmony import */ var _manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2816);
/* harmony import */ var _manifests_objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3292);
/* harmony import */ var _kustomization_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2136);






/** Group of the objects by which Flux applies a folder. */
const GROUP = 'kustomize.toolkit.fluxcd.io';
/** Whether an object is one of these. */
function isFluxKustomization(object) {
    return object.kind === 'Kustomization' && (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .groupOf */ .F8)(object) === GROUP;
}
/**
 * The `Kustomization` objects of Flux that apply a folder which is in the tree.
 *
 * @param paths files that may hold them
 * @throws TreeError where the tree cannot be searched
 */
async function findFluxKustomizations(files, paths) {
    const found = [];
    for (const path of await files.containing(GROUP, paths)) {
        const text = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .HD)(files.text(path));
        // The definitions of Flux itself are long, and name the kind further inside.
        if (text === null || !/^[ \t{,-]*["']?kind["']?\s*:\s*["']?Kustomization\b/m.test(text))
            continue;
        const file = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .HD)(files.yaml(path));
        for (const object of file === null ? [] : (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .objectsIn */ .Qv)(file)) {
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
    const folder = (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .resolvePath */ .o1)('', written.replace(/^\/+/, ''));
    if (folder === null)
        return null;
    const kustomization = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_5__/* .kustomizationIn */ .dq)(files, folder);
    if (kustomization === null && !files.paths.some((path) => path.startsWith(folder === '' ? '' : `${folder}/`))) {
        return null;
    }
    const overlay = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_5__/* .readOverlay */ .re)(file, spec, folder);
    const postBuild = file.at(spec, ['postBuild']);
    const lookup = postBuild === null ? null : lookupOf(file, postBuild);
    const isOverlay = lookup !== null || overlay.images.length > 0 || overlay.patches.length > 0 || overlay.components.length > 0;
    return { path: file.path, name, folder, kustomization, overlay, lookup, isOverlay };
}
/** The variables of `postBuild`: those that stand there go before those that come from the cluster. */
function lookupOf(file, postBuild) {
    const values = new Map();
    for (const { name, value } of file.members(file.at(postBuild, ['substitute']))) {
        const scalar = file.scalar(value);
        if (scalar === null)
            continue;
        const piece = (0,_manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_2__/* .pieceOf */ .Kg)(scalar);
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
            throw new _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm((0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unparseable', place, `more than ${MOST_MANIFESTS} manifests`));
        }
    }
    const prefix = folder === '' ? '' : `${folder}/`;
    return [...references].map((each) => ({ text: each.slice(prefix.length), place }));
}
/** The topmost folder on the way to a file that has a kustomization; null where none has. */
function kustomizedFolder(files, folder, path) {
    const inside = (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(path).slice(folder === '' ? 0 : folder.length + 1);
    let at = folder;
    for (const part of inside === '' ? [] : inside.split('/')) {
        at = (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .inFolder */ ._z)(at, part);
        if ((0,_kustomization_js__WEBPACK_IMPORTED_MODULE_5__/* .kustomizationIn */ .dq)(files, at) !== null)
            return at;
    }
    return null;
}


/***/ }),

/***/ 608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ folderId),
/* harmony export */   D0: () => (/* binding */ findRoots),
/* harmony export */   O9: () => (/* binding */ mayBeKustomized),
/* harmony export */   _: () => (/* binding */ findUnused),
/* harmony export */   mU: () => (/* binding */ isSearched)
/* harmony export */ });
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(334);
/* harmony import */ var _repository_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(997);
/* harmony import */ var _source_source_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7915);
/* harmony import */ var _per_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8111);
/* harmony import */ var _flux_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3754);
/* harmony import */ var _kustomization_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2136);






const rootsOnce = (0,_per_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .perTree */ .e)();
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
/** A cheap look at the candidates, so that no kustomization is parsed where none can matter. */
async function mayBeKustomized(files, candidates) {
    for (const path of candidates) {
        if ((0,_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .isKustomizationFile */ .yi)(path))
            return true;
        const text = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .HD)(files.text(path));
        if (text !== null && /apiVersion|["']?op["']?\s*:|^kind:/m.test(text))
            return true;
    }
    return false;
}
async function searchRoots(files, settings) {
    const searched = files.paths.filter((path) => isSearched(path, settings));
    const nodes = new Map();
    for (const path of searched.filter(_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .isKustomizationFile */ .yi)) {
        const file = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .HD)(files.yaml(path));
        const node = file === null ? null : nodeOf(files, file);
        if (node !== null)
            nodes.set(path, node);
    }
    await addFurtherNodes(files, nodes);
    const fluxes = await (0,_flux_js__WEBPACK_IMPORTED_MODULE_2__/* .findFluxKustomizations */ .Po)(files, searched.filter((path) => /\.ya?ml$/.test(path)));
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
    for (const flux of fluxes)
        if (flux.isOverlay)
            add(fluxId(flux), flux.kustomization, flux);
    const applied = new Set(fluxes.filter(({ isOverlay }) => !isOverlay).map(({ kustomization }) => kustomization));
    const laidOver = new Set(fluxes.filter(({ isOverlay }) => isOverlay).map(({ kustomization }) => kustomization));
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
    return (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .folderOf */ .yS)(path) || '.';
}
function fluxId({ folder, path, name }) {
    return `${folder || '.'}@${folderId(path)}/${name}`;
}
/** Whether a file may hold a root: outside of excluded folders, below the folder that is searched. */
function isSearched(path, { folder }) {
    const prefix = folder === '' ? '' : `${folder}/`;
    return path.startsWith(prefix) && !(0,_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .isExcluded */ .RF)(path.slice(prefix.length));
}
/** Kustomizations outside of what is searched, as far as others lead to them. */
async function addFurtherNodes(files, nodes) {
    const pending = [...nodes.values()].flatMap(({ kustomizations }) => kustomizations);
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
    const overlay = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .readKustomization */ .kG)(file, (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .folderOf */ .yS)(file.path));
    return overlay === null ? null : { isComponent: (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .isComponent */ .Wy)(file), ...referencesOf(files, overlay) };
}
/** Where an overlay's references lead in the tree. */
function referencesOf(files, overlay) {
    const { file } = overlay;
    const kustomizations = [];
    const leaves = [];
    const follow = (reference) => {
        const resolved = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveReference */ .sX)(files, overlay.folder, reference);
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


/***/ }),

/***/ 787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ readContainerEnvironment)
/* harmony export */ });
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7635);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2431);
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1307);



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
function readContainerEnvironment(file, container) {
    const collected = new _environment_js__WEBPACK_IMPORTED_MODULE_2__/* .CollectedVariables */ .JW();
    const unseen = [];
    const env = file.member(container, 'env')?.value ?? null;
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
    for (const item of file.items(file.member(container, 'envFrom')?.value ?? null).slice(0, MOST_VARIABLES)) {
        unseen.push(sourceOf(file, item));
    }
    collected.add({ set: [], unseen });
    return collected.environment;
}
function readVariable(file, item, collected, unseen) {
    const name = file.scalar(file.at(item, ['name']));
    if (name === null)
        return;
    if ((0,_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .isVariableName */ .KL)(name.text)) {
        const isOptional = ['secretKeyRef', 'configMapKeyRef'].some((source) => file.scalar(file.at(item, ['valueFrom', source, 'optional']))?.text === 'true');
        collected.addVariable({ name: name.text, place: name.place, ...(isOptional && { isPartial: true }) });
    }
    else if (_source_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .YamlFile */ ._.hasTemplate(name.text) || /\$|^ENC\[/.test(name.text)) {
        unseen.push(unseenAt('env', name.place));
    }
}
function sourceOf(file, item) {
    for (const [key, what] of SOURCES) {
        const name = file.scalar(file.at(item, [key, 'name']));
        if (name !== null && name.text !== '')
            return { source: `the ${what} ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .ol)(name.text)}`, place: name.place };
    }
    return unseenAt('envFrom', item.place);
}
function unseenAt(key, place) {
    return { source: (0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .ol)(key), place };
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


/***/ }),

/***/ 2816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ imagesBelow),
/* harmony export */   IC: () => (/* binding */ imagesOf),
/* harmony export */   J_: () => (/* binding */ writtenImage),
/* harmony export */   Kg: () => (/* binding */ pieceOf),
/* harmony export */   yC: () => (/* binding */ isContainerList)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6349);
/* harmony import */ var _helm_service_images_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9008);
/* harmony import */ var _container_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(787);



/** No object has as many; a definition of resources has some ten thousand. */
const MOST_VALUES = 200_000;
const CONTAINERS = /^(?:containers|initContainers|ephemeralContainers)$/;
/** Whether a list under this key is one of containers. */
function isContainerList(key) {
    return typeof key === 'string' && CONTAINERS.test(key);
}
/**
 * Every image that an object names (DETECTION 2.3, "Kubernetes manifests"), found by its structure, so that the kind does not
 * matter. What is said of an object alone, in its metadata and its status, runs nothing.
 *
 * @throws ProblemError (`unparseable`) where the object is too large
 */
function imagesOf(object) {
    const { file, value } = object;
    return imagesBelow(object, file, [], value);
}
/**
 * The same for a part of an object.
 *
 * @param pointer the way to that part
 * @throws ProblemError (`unparseable`)
 */
function imagesBelow(object, file, pointer, value) {
    const sites = [];
    const texts = [];
    const pending = [{ pointer, value }];
    // What is found below joins the end of the list while it is gone through.
    for (const next of pending) {
        if (pending.length > MOST_VALUES) {
            throw new _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm((0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unparseable', value.place, `more than ${MOST_VALUES} values`));
        }
        const container = containerSite(object, file, next.pointer, next.value);
        if (container !== null)
            sites.push(container);
        const other = container === null ? otherSite(object, file, next.pointer, next.value) : null;
        if (other !== null) {
            sites.push(other);
            continue;
        }
        const scalar = file.scalar(next.value);
        if (scalar?.type === 'string')
            texts.push(scalar.text);
        for (const member of file.members(next.value)) {
            if (container !== null && member.name === 'image')
                continue;
            if (isAboutObject(next.pointer, member.name))
                continue;
            pending.push({ pointer: [...next.pointer, member.name], value: member.value });
        }
        for (const [index, item] of file.items(next.value).entries()) {
            pending.push({ pointer: [...next.pointer, index], value: item });
        }
    }
    return { sites, texts };
}
function isAboutObject(pointer, key) {
    if (pointer.length === 0)
        return key === 'metadata' || key === 'status';
    return key === 'annotations' && pointer.at(-1) === 'metadata';
}
/** The image of a container; null where a value is none, or has no image. */
function containerSite(object, file, pointer, value) {
    const index = pointer.at(-1);
    if (typeof index !== 'number' || !isContainerList(pointer.at(-2)))
        return null;
    const image = file.member(value, 'image')?.value ?? null;
    const scalar = file.scalar(image);
    if (image === null || scalar === null || scalar.type === 'null')
        return null;
    return {
        object,
        pointer: [...pointer, 'image'],
        shape: 'container',
        name: file.scalar(file.at(value, ['name']))?.text || `[${index}]`,
        image: writtenImage(scalar),
        source: file.sourceOf(image),
        place: scalar.place,
        alias: image.alias,
        environment: (0,_container_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .readContainerEnvironment */ .P)(file, value),
    };
}
/** An image elsewhere, as custom resources have them; null where a value is none. */
function otherSite(object, file, pointer, value) {
    const key = pointer.at(-1);
    const isNamedImage = typeof key === 'string' && /image$/i.test(key);
    const common = { object, pointer, name: pointer.map(showStep).join('.'), environment: null };
    const scalar = file.scalar(value);
    if (scalar !== null) {
        if (!isNamedImage || scalar.type !== 'string' || /\s/.test(scalar.text) || scalar.text.includes('://'))
            return null;
        const image = writtenImage(scalar);
        return { ...common, shape: 'text', image, source: file.sourceOf(value), place: scalar.place, alias: value.alias };
    }
    const repository = nonEmpty(file.scalar(file.at(value, ['repository'])));
    const named = repository ?? (isNamedImage ? nonEmpty(file.scalar(file.at(value, ['name']))) : null);
    const hasTag = file.member(value, 'tag') !== null;
    if (named === null || !(hasTag || (isNamedImage && repository !== null)))
        return null;
    return {
        ...common,
        shape: 'pair',
        image: pairedImage(file, value, named),
        source: named.text,
        place: named.place,
        alias: value.alias,
    };
}
function nonEmpty(scalar) {
    return scalar === null || scalar.type !== 'string' || scalar.text === '' ? null : scalar;
}
/** A repository with the registry, the tag and the digest that stand beside it. */
function pairedImage(file, value, repository) {
    const beside = (key) => {
        const scalar = file.scalar(file.at(value, [key]));
        return scalar === null || scalar.type === 'null' || scalar.text === '' ? null : scalar;
    };
    const [registry, tag, digest] = [beside('registry'), beside('tag'), beside('digest')];
    return [
        ...(registry === null ? [] : [pieceOf(registry), pieceOf(registry, '/')]),
        pieceOf(repository),
        ...(tag === null ? [] : [pieceOf(tag, ':'), pieceOf(tag)]),
        ...(digest === null ? [] : [pieceOf(digest, '@'), pieceOf(digest)]),
    ];
}
/** A scalar as a part of an image; `misread` where YAML does not read it as the text that stands there. */
function pieceOf(scalar, text = scalar.text) {
    const origin = scalar.type === 'other' && text === scalar.text ? 'misread' : 'text';
    return { text, place: scalar.place, origin, variable: null, isExact: false };
}
/** An image that stands in one place. */
function writtenImage(scalar) {
    return [{ text: scalar.text, place: scalar.place, origin: 'text', variable: null, isExact: false }];
}
function showStep(step) {
    return typeof step === 'number' ? `[${step}]` : (0,_helm_service_images_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteStep */ .J)(step);
}


/***/ })

};
