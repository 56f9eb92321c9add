export const id = 387;
export const ids = [387];
export const modules = {

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


/***/ }),

/***/ 768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   manifests: () => (/* binding */ manifests)
/* harmony export */ });
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5891);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6349);
/* harmony import */ var _service_signs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4954);
/* harmony import */ var _source_source_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7915);
/* harmony import */ var _helm_values_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7329);
/* harmony import */ var _kustomize_roots_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(608);
/* harmony import */ var _manifests_identities_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2332);
/* harmony import */ var _manifests_image_reading_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3660);
/* harmony import */ var _manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2816);
/* harmony import */ var _manifests_objects_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3292);
/* harmony import */ var _signs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1935);











const KIND = _signs_js__WEBPACK_IMPORTED_MODULE_10__/* .PLAIN_MANIFESTS */ .sk.kind;
/** Manifests of Kubernetes as they are applied: the image of each container, and those that custom resources name (DETECTION 2.3). */
const manifests = {
    ..._signs_js__WEBPACK_IMPORTED_MODULE_10__/* .PLAIN_MANIFESTS */ .sk,
    async read(files, candidates, settings) {
        const readings = [];
        const unreadable = [];
        const claimed = [];
        const unused = await (0,_kustomize_roots_js__WEBPACK_IMPORTED_MODULE_5__/* .findUnused */ ._)(files, settings);
        for (const path of candidates) {
            if ((0,_signs_js__WEBPACK_IMPORTED_MODULE_10__/* .isKustomizationFile */ .yi)(path) || unused.has(path) || !(await isWorthALook(files, path)))
                continue;
            if (await (0,_helm_values_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isChartsOwn */ .MB)(files, path, settings))
                continue;
            const file = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readable */ .HD)(files.yaml(path));
            if (file === null)
                continue;
            const { read, problems, isWhole } = readFile(file, settings);
            readings.push(...read);
            unreadable.push(...problems.map(({ object, problem }) => unreadableObject(path, object, problem)));
            if (isWhole && read.length + problems.length > 0)
                claimed.push(path);
        }
        return { found: [...foundOf(readings), ...unreadable], claimed };
    },
    async carries(files, { carrier, identities }) {
        try {
            const file = await files.yaml(carrier);
            if (file === null)
                return false;
            const held = new Set((0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_9__/* .objectsIn */ .Qv)(file).map(_manifests_objects_js__WEBPACK_IMPORTED_MODULE_9__/* .showObject */ .vY));
            return identities.some((identity) => held.has((0,_manifests_identities_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutContainer */ .SL)((0,_manifests_identities_js__WEBPACK_IMPORTED_MODULE_6__/* .plainIdentity */ .Fc)(identity))));
        }
        catch (error) {
            // There and unreadable is not gone.
            if (error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
                return true;
            throw error;
        }
    },
};
/** A cheap look, so that files of other tools are not gone through. */
async function isWorthALook(files, path) {
    const text = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readable */ .HD)(files.text(path));
    return text !== null && (0,_signs_js__WEBPACK_IMPORTED_MODULE_10__/* .mayHoldObjects */ .D7)(text);
}
function readFile(file, settings) {
    const read = [];
    const problems = [];
    const isShown = (value) => (0,_service_signs_js__WEBPACK_IMPORTED_MODULE_2__/* .showsService */ .Wo)(file.sourceOf(value), settings.images);
    const { objects, others } = (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_9__/* .manifestsIn */ .IK)(file);
    let isWhole = !others.some(isShown);
    for (const object of objects) {
        if ((0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_9__/* .isOfAnotherFormat */ .ig)(object))
            continue;
        const images = imagesIfReadable(object);
        if (images instanceof _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm) {
            if (isShown(object.value))
                problems.push({ object, problem: images.problem });
            continue;
        }
        const own = images.sites.flatMap((site) => {
            const reading = (0,_manifests_image_reading_js__WEBPACK_IMPORTED_MODULE_7__/* .readSite */ .Us)(site, settings);
            return reading === null ? [] : [{ path: file.path, site, reading }];
        });
        read.push(...own);
        const known = (0,_manifests_image_reading_js__WEBPACK_IMPORTED_MODULE_7__/* .writtenImages */ .kg)(own.map(({ site }) => site));
        const hasUnread = images.texts.some((text) => (0,_manifests_image_reading_js__WEBPACK_IMPORTED_MODULE_7__/* .namesUnreadImage */ .ZO)(text, known, settings));
        if (hasUnread || (own.length === 0 && isShown(object.value)))
            isWhole = false;
    }
    return { read, problems, isWhole };
}
function imagesIfReadable(object) {
    try {
        return (0,_manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_8__/* .imagesOf */ .IC)(object);
    }
    catch (error) {
        if (error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
            return error;
        throw error;
    }
}
function foundOf(readings) {
    const named = (0,_manifests_identities_js__WEBPACK_IMPORTED_MODULE_6__/* .identify */ .ls)(readings.map(({ path, site: { object, name } }) => ({ path, object, name })));
    return readings.map(({ path, site, reading }, index) => {
        const { identities, unit } = named[index] ?? { identities: [`${KIND}:${path}`], unit: path };
        return {
            kind: KIND,
            identities,
            units: [unit],
            carrier: path,
            ...reading,
            chart: null,
            declared: _deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_DECLARED */ .ZM,
            environment: site.environment,
            inputs: [path],
        };
    });
}
function unreadableObject(path, object, problem) {
    return (0,_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadableFound */ .aH)(KIND, `${KIND}:~${path}#${(0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_9__/* .showObject */ .vY)(object)}`, path, problem, [path]);
}


/***/ })

};
