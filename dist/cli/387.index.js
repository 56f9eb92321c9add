export const id = 387;
export const ids = [387];
export const modules = {

/***/ 8387:
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
/* harmony import */ var _kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2136);
/* harmony import */ var _kustomize_roots_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(608);
/* harmony import */ var _manifests_identities_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2332);
/* harmony import */ var _manifests_image_reading_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3660);
/* harmony import */ var _manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2816);
/* harmony import */ var _manifests_objects_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3292);











const KIND = 'manifests';
/** Manifests of Kubernetes as they are applied: the image of each container, and those that custom resources name (DETECTION 2.3). */
const manifests = {
    kind: KIND,
    startsFrom: ['*.yaml', '*.yml', '*.json'],
    async read(files, candidates, settings) {
        const readings = [];
        const unreadable = [];
        const claimed = [];
        const isKustomized = await (0,_kustomize_roots_js__WEBPACK_IMPORTED_MODULE_5__/* .mayBeKustomized */ .O9)(files, candidates);
        const unused = isKustomized ? await (0,_kustomize_roots_js__WEBPACK_IMPORTED_MODULE_5__/* .findUnused */ ._)(files, settings) : new Set();
        for (const path of candidates) {
            if ((0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_8__/* .isKustomizationFile */ .yi)(path) || unused.has(path) || !(await mayHoldObjects(files, path)))
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
            const held = new Set((0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_9__/* .objectsIn */ .Qv)(file).flatMap(identitiesHeld));
            return identities.some((identity) => held.has((0,_manifests_identities_js__WEBPACK_IMPORTED_MODULE_10__/* .plainIdentity */ .F)(identity)));
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
async function mayHoldObjects(files, path) {
    const text = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readable */ .HD)(files.text(path));
    return text?.includes('apiVersion') === true;
}
function readFile(file, settings) {
    const read = [];
    const problems = [];
    let isWhole = true;
    const isShown = (value) => (0,_service_signs_js__WEBPACK_IMPORTED_MODULE_2__/* .showsService */ .Wo)(file.sourceOf(value), settings.images);
    for (const document of file.documents) {
        if (document === null)
            continue;
        const objects = (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_9__/* .objectsOf */ .iZ)(file, document);
        if (objects.length === 0 && isShown(document))
            isWhole = false;
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
                const reading = (0,_manifests_image_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .readSite */ .Us)(site, settings);
                return reading === null ? [] : [{ path: file.path, site, reading }];
            });
            read.push(...own);
            const known = (0,_manifests_image_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .writtenImages */ .kg)(own.map(({ site }) => site));
            const hasUnread = images.texts.some((text) => (0,_manifests_image_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .namesUnreadImage */ .ZO)(text, known, settings));
            if (hasUnread || (own.length === 0 && isShown(object.value)))
                isWhole = false;
        }
    }
    return { read, problems, isWhole };
}
function imagesIfReadable(object) {
    try {
        return (0,_manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_7__/* .imagesOf */ .IC)(object);
    }
    catch (error) {
        if (error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
            return error;
        throw error;
    }
}
function foundOf(readings) {
    const named = (0,_manifests_identities_js__WEBPACK_IMPORTED_MODULE_10__/* .identify */ .l)(readings.map(({ path, site: { object, name } }) => ({ path, object, name })));
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
/** All places of an object that name an image, as identities without a folder. */
function identitiesHeld(object) {
    const shown = (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_9__/* .showObject */ .vY)(object);
    return [shown, ...(0,_manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_7__/* .imagesOf */ .IC)(object).sites.map(({ name }) => `${shown}#${name}`)];
}


/***/ })

};
