export const id = 7643;
export const ids = [7643];
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

/***/ 29703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ withPossibleLayers)
/* harmony export */ });
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14889);
/* harmony import */ var _container_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67729);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26750);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32185);




/** The most files that are named. */
const MOST_NOTICES = 10;
/**
 * Weakens a finding by files that may be used together with it, because the repository does not say which are. If such
 * a file declares the upgrade differently, the mode counts as not set. A variable that it sets may be set.
 */
function withPossibleLayers(finding, layers) {
    const { declared, containerVariables, place } = finding;
    if (containerVariables === null)
        return finding;
    const possible = layers.flatMap(({ layer }) => (layer === null ? [] : (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .possibly */ .uD)((0,_container_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .searchVariables */ .si)([layer]))));
    const unseen = (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .unseenFrom */ .Fw)('other values files or arguments of the release', place);
    const notices = layers.flatMap((layer) => difference(declared, layer) || []).slice(0, MOST_NOTICES);
    return {
        ...finding,
        declared: notices.length === 0 ? declared : { ...declared, upgradeMode: null },
        containerVariables: (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSources */ .zz)([containerVariables, ...possible, unseen]),
        notices: [...finding.notices, ...notices],
    };
}
function difference({ upgradeMode, migrationJob }, { path, layer }) {
    if (upgradeMode === null)
        return false;
    const file = (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .o)(upgradeMode.place.file);
    if (layer === null)
        return `${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .o)(path)} cannot be read and may change upgrade.mode of ${file}: taken as not set`;
    const { declared } = (0,_declarations_js__WEBPACK_IMPORTED_MODULE_1__/* .readDeclarations */ .m)(new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .ValuesScope */ .jF([layer]), []);
    const differs = (key, mine, own) => layer.file.at(layer.root, [key]) !== null && mine !== own;
    const name = (differs('upgrade', declared.upgradeMode?.value, upgradeMode.value) && 'upgrade.mode') ||
        (differs('migrationJob', declared.migrationJob?.value, migrationJob?.value) && 'migrationJob.enabled');
    return name && `${name} differs between ${file} and ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .o)(path)}, which may be used together: taken as not set`;
}


/***/ }),

/***/ 87643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   umbrellaChart: () => (/* binding */ umbrellaChart)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93960);
/* harmony import */ var _helm_argo_cd_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59216);
/* harmony import */ var _helm_chart_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94217);
/* harmony import */ var _helm_possible_layers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29703);
/* harmony import */ var _helm_release_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90064);
/* harmony import */ var _helm_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32185);
/* harmony import */ var _helm_values_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5899);







const KIND = 'umbrella-chart';
const OWN_FILES = ['Chart.yaml', 'Chart.lock', 'values.yaml'];
/** The deepest nesting of charts in the repository that lead to the service's chart. */
const MOST_LEVELS = 3;
/**
 * Charts in the repository, with one deployment for each values file. Such a chart depends on the service's chart (with
 * values under its name or alias), runs the service with its own templates, or is a fork of the service's chart.
 */
const umbrellaChart = {
    async read(files, candidates, settings, claimed) {
        const found = [];
        const isClaimed = (folder) => OWN_FILES.some((name) => claimed.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)(folder, name)));
        const own = [];
        const seen = new Set();
        const nested = (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_5__/* .chartFolders */ .ue)(files).size === 0 ? [] : await nestedCharts(files);
        const sources = new Set(nested.map(({ source }) => source));
        for (const chart of await chartsIn(files, nested, candidates, { settings, isClaimed }, seen)) {
            const { folder, keys } = chart;
            const base = await readEnvironment(files, chart, null, settings);
            const isUmbrella = keys.length > 0;
            // The chart above hands its own values down, so the defaults of a part deploy nothing.
            const isPart = chartAround(files, folder) !== null || sources.has(folder);
            if (!isUmbrella && !isPart)
                await addImages(files, (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)(folder, 'values.yaml'), seen);
            if (!isUmbrella && base.parts.length === 0)
                continue;
            const overlays = await overlaysOf(files, chart, base, { sources, ofFork: isUmbrella ? [] : candidates });
            const environments = [base];
            for (const overlay of overlays)
                environments.push(await readEnvironment(files, chart, overlay, settings));
            found.push(...deployedOf(environments, isPart));
            own.push(...OWN_FILES.map((name) => (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)(folder, name)), ...overlays);
            // An overlay that no longer deploys anything, or has lost its tag, still exists. Values below all overlays are
            // not a deployment of their own.
            for (const { findings } of environments.slice(1))
                for (const { id } of findings)
                    seen.add(id);
            if (isUmbrella)
                for (const path of (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_5__/* .overlayPaths */ .Pr)(files, folder, sources))
                    for (const { steps } of base.parts)
                        seen.add(idOfUmbrella(path, steps));
            if (!isUmbrella)
                for (const overlay of overlays)
                    await addImages(files, overlay, seen);
        }
        for (const { id } of found)
            seen.add(id);
        return { found, claimed: own, seen: [...seen], links: [] };
    },
};
function idOfUmbrella(path, steps) {
    return `${KIND}:${path}#${steps.join('.')}`;
}
async function addImages(files, path, seen) {
    for (const id of await (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_5__/* .idsOfImages */ .s0)(files, path))
        seen.add(id);
}
async function nestedCharts(files) {
    const all = [...(0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_5__/* .chartFolders */ .ue)(files)];
    const lists = all.map((folder) => (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)(folder, 'Chart.yaml'));
    const linked = (await files.containing('file://', lists)).map(_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .folderOf */ .yS);
    const above = all.flatMap((folder) => chartAround(files, folder) ?? []);
    const nested = [];
    for (const folder of new Set([...linked, ...above])) {
        for (const dependency of await (0,_helm_chart_files_js__WEBPACK_IMPORTED_MODULE_1__/* .dependenciesOf */ .hk)(files, folder)) {
            const source = (0,_helm_chart_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceFolderOf */ .Rc)(files, folder, dependency);
            if (source !== null)
                nested.push({ folder, key: dependency.key, source });
        }
    }
    return nested;
}
/** The folder of the chart that contains another one in its `charts` folder; null if there is none. */
function chartAround(files, folder) {
    const around = /^(?:(.*)\/)?charts\/[^/]+$/.exec(folder);
    const above = around?.[1] ?? '';
    return around !== null && files.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)(above, 'Chart.yaml')) ? above : null;
}
/** @param seen receives the dependencies on other charts */
async function chartsIn(files, nested, candidates, { settings, isClaimed }, seen) {
    const templates = files.paths.filter((path) => /(?:^|\/)templates\/[^/]+$/.test(path));
    const naming = [...candidates, ...(await files.containing('lightdash', templates))];
    const named = new Set(naming.flatMap((path) => (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_5__/* .chartFolderAbove */ .m)(files, path) ?? []));
    const charts = new Map();
    for (const folder of named) {
        // Another kind has claimed it.
        if (isClaimed(folder))
            continue;
        const dependencies = await (0,_helm_chart_files_js__WEBPACK_IMPORTED_MODULE_1__/* .dependenciesOf */ .hk)(files, folder);
        const keys = dependencies.filter(({ name }) => name === settings.chart).map(({ key }) => key);
        charts.set(folder, new Set(keys));
        for (const { key } of dependencies)
            if (!keys.includes(key))
                seen.add(`${KIND}:${(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)(folder, 'Chart.yaml')}#${key}`);
    }
    // A chart may depend on one that runs the service without naming the service itself.
    for (let level = 0; level < MOST_LEVELS; level += 1) {
        for (const { folder, key, source } of nested) {
            if (charts.has(source) && !isClaimed(folder))
                charts.set(folder, (charts.get(folder) ?? new Set()).add(key));
        }
    }
    return [...charts].map(([folder, keys]) => ({ folder, keys: [...keys] }));
}
/** The values files that concern what a chart deploys, one for each environment. */
async function overlaysOf(files, { folder, keys }, { parts }, { sources, ofFork }) {
    const overlays = new Set();
    const possible = (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_5__/* .overlayPaths */ .Pr)(files, folder, sources);
    const ways = [...(keys.length > 0 ? ['global', ...keys] : []).map((key) => [key]), ...parts.map(({ way }) => way)];
    for (const way of ways.filter(([key = '']) => key !== '')) {
        for (const path of await files.containing(way[0] ?? '', possible)) {
            if (await (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_5__/* .mayHaveValueAt */ .YZ)(files, path, way))
                overlays.add(path);
        }
    }
    const isInside = (path) => keys.length === 0 && (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_5__/* .chartFolderAbove */ .m)(files, path) === folder;
    for (const path of possible.filter((each) => isInside(each) && !overlays.has(each))) {
        const isLikely = (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isNamedAfterEnvironment */ .Bk)(path) || ofFork.includes(path);
        if (isLikely && (await (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_5__/* .mayHaveValueAt */ .YZ)(files, path, [])))
            overlays.add(path);
    }
    return [...overlays].sort();
}
async function readEnvironment(files, { folder, keys }, overlay, settings) {
    const recorded = files.recorded();
    const start = { file: overlay ?? folder, line: 1, column: 1 };
    const values = overlay === null ? [] : [await (0,_helm_values_js__WEBPACK_IMPORTED_MODULE_4__/* .readValuesFile */ .ZY)(recorded, overlay, { text: overlay, place: start })];
    const file = values.find(_helm_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isSeen */ .U4)?.file;
    const [path, own] = [(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)(folder, 'Chart.yaml'), (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)(folder, 'values.yaml')];
    const chart = { kind: 'folder', path: folder };
    const release = { chart, values, place: { file: path, line: 1, column: 1 } };
    const isUmbrella = keys.length > 0;
    const parts = await (0,_helm_release_js__WEBPACK_IMPORTED_MODULE_3__/* .readHelmRelease */ .q)(recorded, release, settings, true);
    const at = overlay ?? (files.has(own) ? own : path);
    const idOf = ({ steps, isInstance }) => isUmbrella ? idOfUmbrella(overlay ?? path, steps) : (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_5__/* .idOfValues */ .Zd)(at, isInstance ? [...steps, 'image'] : steps);
    const [main] = parts;
    const common = {
        kind: isUmbrella ? KIND : _helm_values_files_js__WEBPACK_IMPORTED_MODULE_5__/* .VALUES_KIND */ .AG,
        carrier: isUmbrella ? path : at,
        isRenderedByArgoCd: await (0,_helm_argo_cd_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeRenderedByArgoCd */ .V)(files, [path, at], settings),
        inputs: [...recorded.asked],
        variables: [],
    };
    return {
        overlay,
        parts,
        findings: parts.map((part) => {
            const unit = idOf(part.isInstance || main === undefined ? part : main);
            return { secondOrder: [], ...part.found, ...common, id: idOf(part), unit };
        }),
        layers: parts.map(({ steps }) => {
            const root = file?.at(file.root, steps) ?? null;
            const says = (key) => file !== undefined && file.at(root, [key]) !== null;
            const layer = file === undefined || root === null ? null : { file, root };
            return {
                path: at,
                layer,
                isSilent: file !== undefined && root === null,
                saysImage: says('image') || says('enabled'),
            };
        }),
    };
}
/**
 * The findings of a chart that are really deployed. An overlay without a tag is used together with one that pins the
 * tag; the repository does not say which. If every environment pins its tag, the base values deploy nothing unless their
 * own version is known.
 *
 * @param isIdle whether the base values deploy nothing at all
 */
function deployedOf(environments, isIdle) {
    const ways = new Set(environments.flatMap(({ parts }) => parts.map(pathOf)));
    return [...ways].flatMap((way) => {
        const all = environments.flatMap(({ overlay, parts, findings, layers }) => {
            const index = parts.findIndex((part) => pathOf(part) === way);
            const [part, finding, layer] = [parts[index], findings[index], layers[index]];
            if (part === undefined || finding === undefined || layer === undefined)
                return [];
            // An unreadable overlay may pin anything.
            const pins = part.setsTag || (layer.layer === null && !layer.isSilent);
            return [{ overlay, part, finding, layer, pins }];
        });
        const overlaid = all.filter(({ overlay, part, layer }) => overlay !== null && !(part.isInstance && layer.isSilent));
        const isPinned = overlaid.some(({ pins }) => pins);
        const deployed = overlaid.filter(({ pins, layer }) => !isPinned || pins || layer.saysImage);
        const base = all.find(({ overlay }) => overlay === null);
        // A chart of one's own has a version without any of them.
        const isKnown = base?.part.setsTag === true || (base?.part.isInstance === false && base.finding.answer.status === 'version');
        const isBaseDeployed = !isIdle && (deployed.length === 0 || isKnown || deployed.some(({ pins }) => !pins));
        const added = overlaid.filter((each) => !deployed.includes(each)).map(({ layer }) => layer);
        const kept = [...(base !== undefined && isBaseDeployed ? [base] : []), ...deployed];
        return kept.map(({ finding, part }) => (part.isInstance ? (0,_helm_possible_layers_js__WEBPACK_IMPORTED_MODULE_2__/* .withPossibleLayers */ .e)(finding, added) : finding));
    });
}
function pathOf({ steps, isInstance }) {
    return JSON.stringify([isInstance, steps]);
}


/***/ })

};
