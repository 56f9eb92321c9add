export const id = 678;
export const ids = [678];
export const modules = {

/***/ 2678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kustomize: () => (/* binding */ kustomize)
/* harmony export */ });
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(334);
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5891);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(7669);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6349);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2431);
/* harmony import */ var _service_signs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4954);
/* harmony import */ var _source_source_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7915);
/* harmony import */ var _argo_cd_kustomizations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1975);
/* harmony import */ var _compose_image_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7036);
/* harmony import */ var _compose_traced_text_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(4203);
/* harmony import */ var _helm_argo_cd_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3417);
/* harmony import */ var _helm_release_found_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(8678);
/* harmony import */ var _kustomize_build_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6607);
/* harmony import */ var _kustomize_claims_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(40);
/* harmony import */ var _kustomize_flux_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3754);
/* harmony import */ var _kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2136);
/* harmony import */ var _kustomize_roots_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(608);
/* harmony import */ var _kustomize_state_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(776);
/* harmony import */ var _manifests_identities_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2332);
/* harmony import */ var _manifests_image_reading_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3660);
/* harmony import */ var _manifests_objects_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(3292);
/* harmony import */ var _signs_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(1935);






















const KIND = _signs_js__WEBPACK_IMPORTED_MODULE_18__/* .KUSTOMIZE */ .o7.kind;
/** Kustomizations, and folders that Flux applies as such: one target a root, its images as they are once it is built (DETECTION 2.3). */
const kustomize = {
    ..._signs_js__WEBPACK_IMPORTED_MODULE_18__/* .KUSTOMIZE */ .o7,
    async read(files, candidates, settings) {
        const wanted = new Set(candidates);
        const builder = new _kustomize_build_js__WEBPACK_IMPORTED_MODULE_9__/* .KustomizeBuilder */ .L(files, settings);
        const found = [];
        const claimed = new Set();
        for (const root of await (0,_kustomize_roots_js__WEBPACK_IMPORTED_MODULE_13__/* .findRoots */ .D0)(files, settings)) {
            if (root.kustomization !== null && (0,_argo_cd_kustomizations_js__WEBPACK_IMPORTED_MODULE_6__/* .decidedByArgoCd */ .S_)(files).has(root.kustomization))
                continue;
            const own = [...root.reached].filter((path) => wanted.has(path));
            if (own.length === 0 && !(await reachesHidden(files, root, settings)))
                continue;
            try {
                const state = await buildRoot(builder, files, root, settings);
                const deployments = await readRoot(files, root, state, settings);
                found.push(...deployments);
                for (const path of await spokenFor(files, root, state, deployments, settings))
                    claimed.add(path);
            }
            catch (error) {
                if (!(error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm))
                    throw error;
                const shown = await showing(files, own, settings);
                if (shown.length === 0)
                    continue;
                const path = carrierOf(root);
                found.push((0,_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadableFound */ .aH)(KIND, `${KIND}:${root.id}`, path, error.problem, [...root.reached].sort()));
                for (const each of shown)
                    claimed.add(each);
            }
        }
        return { found, claimed: [...claimed] };
    },
    async carries(files, { identities }, settings) {
        const builder = new _kustomize_build_js__WEBPACK_IMPORTED_MODULE_9__/* .KustomizeBuilder */ .L(files, settings);
        for (const identity of identities) {
            const root = rootOf(files, identity);
            try {
                if (root === null) {
                    if (await isAppliedByFlux(files, identity))
                        return true;
                    continue;
                }
                const state = await builder.build(root.path);
                if (root.object === '' || state.unseen.length > 0)
                    return true;
                const carried = (0,_manifests_identities_js__WEBPACK_IMPORTED_MODULE_15__/* .withoutContainer */ .SL)(root.object);
                if (nameSites(state.sites).some(({ name }) => (0,_manifests_identities_js__WEBPACK_IMPORTED_MODULE_15__/* .withoutContainer */ .SL)(name) === carried))
                    return true;
                const releases = [...state.charts.map(({ name }) => name), ...state.otherReleases];
                if (releases.some((name) => isOfRelease(root.object, chartName(name))))
                    return true;
                // One that still speaks of the service and deploys none of it was not understood: a document before it, a list under another key.
                const isSilent = releases.length === 0 && !state.sites.some((site) => (0,_kustomize_state_js__WEBPACK_IMPORTED_MODULE_14__/* .mayBeService */ .mf)(site, settings));
                if (isSilent && (0,_service_signs_js__WEBPACK_IMPORTED_MODULE_4__/* .showsService */ .Wo)((await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readable */ .HD)(files.text(root.path))) ?? '', settings.images))
                    return true;
            }
            catch (error) {
                // There and unreadable is not gone.
                if (error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm)
                    return true;
                throw error;
            }
        }
        return false;
    },
};
/** Whether a root that is searched leads to the service where nothing else is looked for. */
async function reachesHidden(files, root, settings) {
    const isSearched = (0,_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .searchTest */ .Ln)(settings);
    if (!isSearched(carrierOf(root)))
        return false;
    const hidden = [...root.reached].filter((path) => !isSearched(path));
    return hidden.length > 0 && (await files.containing('lightdash', hidden)).length > 0;
}
async function buildRoot(builder, files, { kustomization, flux }, settings) {
    if (flux === null)
        return kustomization === null ? _kustomize_state_js__WEBPACK_IMPORTED_MODULE_14__/* .EMPTY */ .wg : builder.build(kustomization);
    const resources = kustomization === null ? (0,_kustomize_flux_js__WEBPACK_IMPORTED_MODULE_11__/* .manifestsBelow */ .mp)(files, flux) : [];
    const built = await builder.buildUnder(kustomization, { ...flux.overlay, resources });
    const state = (0,_kustomize_state_js__WEBPACK_IMPORTED_MODULE_14__/* .withFiles */ .oT)(built, flux.patchedBy, false);
    const { problem } = flux;
    if (problem === null)
        return state;
    const unknown = { answer: (0,_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAnswer */ .aV)(problem), ...(problem.place !== null && { place: problem.place }) };
    const charts = state.charts.map((chart) => ({ ...chart, override: null, reading: { ...chart.reading, ...unknown } }));
    return { ...(0,_kustomize_state_js__WEBPACK_IMPORTED_MODULE_14__/* .withProblem */ .Af)(state, problem, settings), charts };
}
/** The file that stands for a root: its kustomization, or what Flux has in its place. */
function carrierOf({ kustomization, flux }) {
    return flux?.path ?? kustomization ?? '';
}
/** The kustomization and the object that an identity names; null for what Flux lays over a folder. */
function rootOf(files, identity) {
    const text = identity.slice(KIND.length + 1);
    // A folder may hold the sign that ends it.
    const ends = [...text.matchAll(/#|$/g)].map(({ index }) => index);
    for (const end of ends) {
        const folder = text.slice(0, end);
        const path = (0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_12__/* .kustomizationIn */ .dq)(files, folder === '.' ? '' : folder);
        if (path !== null)
            return { path, object: text.slice(end + 1) };
    }
    return null;
}
/** Whether the object of Flux is still there that an identity names. */
async function isAppliedByFlux(files, identity) {
    for (const path of files.paths) {
        const start = `@${(0,_kustomize_roots_js__WEBPACK_IMPORTED_MODULE_13__/* .folderId */ .Cs)(path)}/`;
        const at = (0,_signs_js__WEBPACK_IMPORTED_MODULE_18__/* .isManifestPath */ .HS)(path) ? identity.indexOf(start) : -1;
        if (at === -1)
            continue;
        const rest = identity.slice(at + start.length);
        const file = await files.yaml(path);
        const fluxes = file === null ? [] : (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_17__/* .objectsIn */ .Qv)(file).filter(_kustomize_flux_js__WEBPACK_IMPORTED_MODULE_11__/* .isFluxKustomization */ .Hw);
        if (fluxes.some(({ name }) => rest === name || rest.startsWith(`${name}#`)))
            return true;
    }
    return false;
}
/** So many notices of one kind are given. */
const MOST_NOTICES = 5;
async function readRoot(files, root, state, settings) {
    const common = { kind: KIND, carrier: carrierOf(root), inputs: inputsOf(root, state) };
    const notices = noticesOf(state);
    const sites = nameSites(state.sites).flatMap(({ site, name, unit }) => {
        const reading = readBuilt(site, root, settings);
        if (reading === null)
            return [];
        return [
            {
                ...common,
                identities: [`${KIND}:${root.id}#${name}`],
                units: [`${KIND}:${root.id}${unit}`],
                place: reading.place,
                answer: reading.answer,
                notices: [...reading.notices, ...notices],
                chart: null,
                declared: _deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DECLARED */ .ZM,
                environment: site.environment,
            },
        ];
    });
    const charts = [];
    for (const { chart, name } of nameCharts(state.charts)) {
        const isRenderedByArgoCd = await (0,_helm_argo_cd_js__WEBPACK_IMPORTED_MODULE_8__/* .mayBeRenderedByArgoCd */ .V)(files, [chart.path], settings);
        const reading = { ...chart.reading, ...readChartOverride(chart, settings) };
        const release = { ...common, identity: `${KIND}:${root.id}#${name}`, isRenderedByArgoCd };
        const found = (0,_helm_release_found_js__WEBPACK_IMPORTED_MODULE_19__/* .foundOfRelease */ .F)({ ...reading, notices: [...reading.notices, ...notices] }, release);
        charts.push(...found.map((each) => ({ ...each, units: [`${KIND}:${root.id}`] })));
    }
    return [...sites, ...charts];
}
function chartName(release) {
    return `HelmChart/${release}`;
}
/** Whether the rest of an identity names a release, one of several that are called so, or a further image of it. */
function isOfRelease(object, release) {
    return object === release || object.startsWith(`${release}#`) || object.startsWith(`${release}[`);
}
/** Names the charts of a build by their releases, numbered where several have a name. */
function nameCharts(charts) {
    const orderOfChart = ({ name, path }) => JSON.stringify([name, path]);
    const sorted = [...charts].sort((one, other) => (orderOfChart(one) < orderOfChart(other) ? -1 : 1));
    const seen = new Map();
    return sorted.map((chart) => {
        const name = chartName(chart.name);
        const count = (seen.get(name) ?? 0) + 1;
        seen.set(name, count);
        return { chart, name: count === 1 ? name : `${name}[${count}]` };
    });
}
function inputsOf({ flux }, state) {
    return [...new Set([...state.inputs, ...(flux === null ? [] : [flux.path])])].sort();
}
/** What is worth knowing of a build beside its images. */
function noticesOf({ unseen, unmatched }) {
    const others = unseen.map(({ problem }) => `what ${problem.found} at ${problem.place === null ? 'the repository' : (0,_place_js__WEBPACK_IMPORTED_MODULE_20__/* .showPlace */ .R)(problem.place)} deploys cannot be seen`);
    const idle = unmatched.map(({ name, place }) => `the entry of \`images\` at ${(0,_place_js__WEBPACK_IMPORTED_MODULE_20__/* .showPlace */ .R)(place)} for ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(name.text)} changes no image`);
    return [...[...new Set(others)].slice(0, MOST_NOTICES), ...[...new Set(idle)].slice(0, MOST_NOTICES)];
}
/** An image as it is built; null where it is not the service's, and never was. */
function readBuilt(site, { flux }, settings) {
    const reading = (0,_manifests_image_reading_js__WEBPACK_IMPORTED_MODULE_16__/* .readSite */ .Us)(site, settings, flux?.lookup ?? undefined);
    const problem = site.problem ?? site.tagProblem;
    if (problem !== null && (reading !== null || (0,_kustomize_state_js__WEBPACK_IMPORTED_MODULE_14__/* .mayBeService */ .mf)(site, settings))) {
        const place = problem.place ?? reading?.place ?? site.place;
        return { place, answer: (0,_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAnswer */ .aV)(problem), notices: [] };
    }
    if (reading !== null || !site.wasService)
        return reading;
    // The service's image under another name is one of its builds, or its place was taken: nobody can tell.
    const place = site.image[0]?.place ?? site.place;
    const found = (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)((0,_compose_traced_text_js__WEBPACK_IMPORTED_MODULE_21__/* .plainText */ .wh)(site.image));
    return { place, answer: (0,_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAnswer */ .aV)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)('custom-image', place, found)), notices: [] };
}
/** What `images` make of a chart's own image; null where they leave it alone. */
function readChartOverride({ override, overrideSource, reading }, settings) {
    if (override === null)
        return null;
    const text = (0,_compose_traced_text_js__WEBPACK_IMPORTED_MODULE_21__/* .plainText */ .wh)(override);
    const [place] = override.map((piece) => piece.place);
    const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .parseImageReference */ .o_)(text);
    if (place === undefined || reference === null)
        return null;
    const kind = (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyImage */ ._u)(reference, settings.images);
    const custom = (0,_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAnswer */ .aV)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)('custom-image', place, (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(text)));
    if ((0,_kustomize_state_js__WEBPACK_IMPORTED_MODULE_14__/* .splitImage */ .s5)(text).tagStart < text.length) {
        const read = (0,_compose_image_js__WEBPACK_IMPORTED_MODULE_7__/* .readImage */ .A)(override, { raw: overrideSource, place }, settings);
        return read ?? { place, answer: custom, notices: [] };
    }
    if (kind === 'other' || kind === 'undecided')
        return { place, answer: custom, notices: [] };
    // A new name alone leaves the tag to the chart.
    const answer = reading.answer.status === 'problem'
        ? reading.answer
        : { ...reading.answer, image: { ...reading.answer.image, path: (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .imagePath */ .d0)(reference) } };
    const notices = kind === 'custom' ? [(0,_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .customImageNotice */ .Hq)(reference, place)] : [];
    return { place: reading.place, answer, notices: [...reading.notices, ...notices] };
}
/** Names the images of a build by their objects, and where several have a name, by namespace and prefix as well. */
function nameSites(sites) {
    const sorted = [...sites].sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
    const counts = new Map();
    for (const site of sorted)
        counts.set(nameOf(site), (counts.get(nameOf(site)) ?? 0) + 1);
    const hasTwins = [...counts.values()].some((count) => count > 1);
    const seen = new Map();
    return sorted.map((site) => {
        const plain = nameOf(site);
        const environment = `${site.instance.namespaces.at(-1) ?? ''}/${site.instance.affixes}`;
        const name = (counts.get(plain) ?? 0) > 1 ? `${plain}@${environment}` : plain;
        const count = (seen.get(name) ?? 0) + 1;
        seen.set(name, count);
        const unit = hasTwins ? `#${environment}` : '';
        return { site, name: count === 1 ? name : `${name}[${count}]`, unit };
    });
}
function nameOf({ object, name }) {
    return `${(0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_17__/* .showObject */ .vY)(object)}#${name}`;
}
function orderOf(site) {
    const { namespaces, affixes } = site.instance;
    const { file, line, column } = site.place;
    return JSON.stringify([nameOf(site), namespaces, affixes, file, line, column, (0,_compose_traced_text_js__WEBPACK_IMPORTED_MODULE_21__/* .plainText */ .wh)(site.image)]);
}
async function showing(files, paths, { images }) {
    const shown = [];
    for (const path of paths) {
        const text = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readable */ .HD)(files.text(path));
        if (text !== null && (0,_service_signs_js__WEBPACK_IMPORTED_MODULE_4__/* .showsService */ .Wo)(text, images, path))
            shown.push(path);
    }
    return shown;
}
/** The files of a root that were read with it, so far as all that they show of the service is. */
async function spokenFor(files, root, state, found, settings) {
    const own = state.sites.filter((site) => readBuilt(site, root, settings) !== null);
    const used = new Set([...own.flatMap((site) => site.files), ...state.charts.map(({ path }) => path)]);
    const isDone = async (path) => {
        if ((0,_signs_js__WEBPACK_IMPORTED_MODULE_18__/* .isKustomizationFile */ .yi)(path) || path === root.flux?.path) {
            // A kustomization without anything to build may be completed elsewhere.
            const isIdle = found.length === 0 && state.unmatched.some(({ file }) => file.path === path);
            // What is fetched from elsewhere deploys what nobody sees here.
            const isRemote = found.length === 0 && (0,_service_signs_js__WEBPACK_IMPORTED_MODULE_4__/* .namesRemoteSource */ .Gy)((await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readable */ .HD)(files.text(path))) ?? '');
            return !(isIdle && state.sites.length === 0) && !isRemote && !(await (0,_kustomize_claims_js__WEBPACK_IMPORTED_MODULE_10__/* .showsForeign */ .tf)(files, path, settings));
        }
        if (used.has(path) || (await (0,_kustomize_claims_js__WEBPACK_IMPORTED_MODULE_10__/* .declaresService */ .zt)(files, path, settings)))
            return true;
        const isShown = (await showing(files, [path], settings)).length > 0;
        return !isShown || isValuesFileOf(state, path);
    };
    const paths = [];
    for (const path of [...state.parts, ...(root.flux === null ? [] : [root.flux.path])]) {
        if (await isDone(path))
            paths.push(path);
    }
    return paths;
}
/** Whether a file is one of values that a chart of the service uses. */
function isValuesFileOf({ charts }, path) {
    return charts.some(({ values }) => values.includes(path));
}


/***/ })

};
