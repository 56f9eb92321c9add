export const id = 4197;
export const ids = [4197];
export const modules = {

/***/ 64197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   helmValues: () => (/* binding */ helmValues)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2078);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37850);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12431);
/* harmony import */ var _helm_argo_cd_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59216);
/* harmony import */ var _helm_chart_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94217);
/* harmony import */ var _helm_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2093);
/* harmony import */ var _helm_image_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61833);
/* harmony import */ var _helm_images_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2909);
/* harmony import */ var _helm_possible_layers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29703);
/* harmony import */ var _helm_service_chart_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(95601);
/* harmony import */ var _helm_values_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32185);
/* harmony import */ var _helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5899);














/** The most files beside a release that are read. */
const MOST_LAYERS = 100;
/** Values files that no release in the repository refers to (docs/detection.md#helm-values). */
const helmValues = {
    async read(files, candidates, settings) {
        const alone = candidates.filter((path) => mayStandAlone(files, path));
        const reader = new ValuesReader(files, candidates, settings, await onlyChart(files, settings));
        const found = [];
        for (const values of await reader.read(alone))
            found.push(...(await findingsOf(files, values, settings)));
        const seen = new Set(found.map(({ id }) => id));
        for (const path of new Set([...alone, ...reader.layers])) {
            for (const id of await (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .idsOfImages */ .s0)(files, path))
                seen.add(id);
        }
        return { found, claimed: found.map(({ carrier }) => carrier), seen: [...seen], links: [] };
    },
};
/** Whether a file may be a stand-alone values file. Files of a chart's source are not. */
function mayStandAlone(files, path) {
    if (!/\.ya?ml$/i.test(path) && !/values[^/]*\.json$/i.test(path))
        return false;
    const folder = (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .chartFolderAbove */ .m)(files, path);
    return folder === null || !(0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .isOfChart */ .O0)(path, folder);
}
/** The only copy or fork of the service's chart in the repository; null if there are none or several. */
async function onlyChart(files, settings) {
    const paths = [...(0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .chartFolders */ .ue)(files)].map((folder) => (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .inFolder */ ._z)(folder, 'Chart.yaml'));
    const found = [];
    for (const folder of (await files.containing(settings.chart, paths)).map(_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .folderOf */ .yS)) {
        const chart = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_1__/* .nullIfUnreadable */ .e)((0,_helm_chart_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readLocalChart */ .ay)(files, folder));
        const isWrapper = chart?.dependencies.some(({ name }) => name === settings.chart);
        if (chart?.name === settings.chart && isWrapper !== true)
            found.push(chart);
    }
    return found.length === 1 ? (found[0] ?? null) : null;
}
async function findingsOf(files, { path, parts, inputs, beside }, settings) {
    const findings = [];
    for (const { found, steps, isInstance } of parts) {
        const isRenderedByArgoCd = await (0,_helm_argo_cd_js__WEBPACK_IMPORTED_MODULE_4__/* .mayBeRenderedByArgoCd */ .V)(files, [found.place.file, path], settings);
        const id = (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .idOfValues */ .Zd)(path, steps);
        const own = { kind: _helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .VALUES_KIND */ .AG, id, unit: `${_helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .VALUES_KIND */ .AG}:${path}`, carrier: path, isRenderedByArgoCd };
        const finding = { ...found, ...own, inputs, secondOrder: [], variables: [] };
        findings.push(isInstance ? (0,_helm_possible_layers_js__WEBPACK_IMPORTED_MODULE_9__/* .withPossibleLayers */ .e)(finding, beside) : finding);
    }
    return findings;
}
/** Reads stand-alone values files. The repository does not say which files of a folder are used together. */
class ValuesReader {
    files;
    settings;
    chart;
    /** Files that count as layers of another file and deploy nothing on their own. */
    layers = [];
    #found = [];
    #groups = new Map();
    #candidates;
    /**
     * @param candidates files that may concern the service and belong to nothing else
     * @param chart the only chart of the service in the repository; its `appVersion` applies where the tag is empty
     */
    constructor(files, candidates, settings, chart) {
        this.files = files;
        this.settings = settings;
        this.chart = chart;
        this.#candidates = new Set(candidates);
    }
    /** @param paths the candidates to read */
    async read(paths) {
        const images = [];
        for (const path of paths) {
            const file = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_1__/* .nullIfUnreadable */ .e)(this.files.yaml(path));
            if (file === null || file.root === null || !(0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .isValuesFile */ .P5)(file))
                continue;
            const own = this.#keysIn(file);
            for (const keys of own)
                this.#add(file, keys);
            const isRead = (way) => own.some((keys) => (0,_helm_service_chart_js__WEBPACK_IMPORTED_MODULE_10__/* .isUnder */ .Jo)([...keys, 'image'])(way));
            const isWide = own.length > 0 || (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .isNamedValues */ .gL)(this.files, path);
            const parts = (0,_helm_images_js__WEBPACK_IMPORTED_MODULE_8__/* .readImages */ .H)(layersOf([file]), this.settings, { isRead, isWide });
            if (parts.length > 0)
                images.push({ path, parts, inputs: [path], beside: [] });
        }
        const groups = [...this.#groups.values()];
        const tagged = new Set();
        for (const { folder, keys, recognised } of groups) {
            if ([...recognised.values()].some((file) => hasTag(file, keys)))
                tagged.add(folder);
        }
        for (const group of groups)
            await this.#readGroup(group, tagged);
        for (const { path, parts } of [...images, ...this.#found]) {
            if (parts.some(({ setsTag }) => setsTag))
                tagged.add((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .folderOf */ .yS)(path));
        }
        // An image without a tag is a layer if another file in its folder has a tag.
        const isOwn = (path, { setsTag }) => setsTag || !tagged.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .folderOf */ .yS)(path));
        const own = images.map((each) => ({ ...each, parts: each.parts.filter((part) => isOwn(each.path, part)) }));
        return [...this.#found, ...own];
    }
    #keysIn(file) {
        const sections = [...new Set([this.settings.chart, 'lightdash'])].filter((key) => file.isMap(file.at(file.root, [key, 'image'])) &&
            (0,_helm_service_chart_js__WEBPACK_IMPORTED_MODULE_10__/* .isServiceSection */ .Py)(new _helm_values_js__WEBPACK_IMPORTED_MODULE_11__/* .ValuesScope */ .jF([{ file, root: file.at(file.root, [key]) }]), this.settings));
        return [...((0,_helm_service_chart_js__WEBPACK_IMPORTED_MODULE_10__/* .isServiceRoot */ .kl)(file, this.settings) ? [[]] : []), ...sections.map((key) => [key])];
    }
    #add(file, keys) {
        const folder = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .folderOf */ .yS)(file.path);
        const name = JSON.stringify([folder, keys]);
        const group = this.#groups.get(name) ?? { folder, keys, recognised: new Map() };
        group.recognised.set(file.path, file);
        this.#groups.set(name, group);
    }
    /** @param tagged folders where some file sets a tag, so values without one are layers */
    async #readGroup({ folder, keys, recognised }, tagged) {
        const possible = [];
        const all = [...recognised.values()];
        const known = [...recognised.keys()];
        for (const path of (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .filesByFolder */ .Zc)(this.files, folder)) {
            if ((0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .isOfCompanion */ .ex)(path) || !known.some((each) => (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .isNamedLikeLayer */ .oA)(path, each)))
                continue;
            const file = recognised.get(path) ?? (await this.#layerAt(path, keys));
            if (file === null)
                possible.push({ path, layer: null });
            if (file == null)
                continue;
            if (!recognised.has(path) && keys.length === 0)
                all.push(file);
            const root = file.at(file.root, keys);
            if (root !== null && !hasText(file, keys))
                possible.push({ path, layer: { file, root } });
        }
        const withTag = all.filter((file) => hasTag(file, keys));
        if (withTag.length > 0)
            tagged.add(folder);
        // One environment is no base of another.
        const [only] = withTag.filter(({ path }) => withTag.length === 1 && !(0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .isOfEnvironment */ .PZ)(path));
        const base = withTag.find(({ path }) => (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .isBaseNamed */ .Fu)(path)) ?? only;
        // An environment may set the tag without the repository.
        const named = [...recognised.values()].find((file) => referenceIn(file) !== null);
        const deploy = (file, ...below) => {
            const context = { keys, possible, named: recognised.has(file.path) ? undefined : named };
            this.#found.push(this.#readRelease(file, below, context));
        };
        for (const file of withTag)
            deploy(file);
        for (const file of all.filter((each) => !withTag.includes(each))) {
            const isKnown = recognised.has(file.path);
            if (!tagged.has(folder)) {
                if (isKnown)
                    deploy(file);
                continue;
            }
            this.layers.push(file.path);
            if (base !== undefined && (isKnown || (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .isNamedAfterEnvironment */ .Bk)(file.path)))
                deploy(file, base);
        }
    }
    /** A file that may be a layer of others; undefined if it belongs to something else, null if it cannot be read. */
    async #layerAt(path, keys) {
        try {
            const file = await this.files.yaml(path);
            if (file === null || !(0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .isValuesFile */ .P5)(file))
                return undefined;
            if (keys.length > 0)
                return file;
            const reference = referenceIn(file);
            if (reference !== null && (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyImage */ ._u)(reference, this.settings.images) === 'other')
                return undefined;
            return this.#candidates.has(path) || !(await this.#isSpokenFor(path)) ? file : undefined;
        }
        catch (error) {
            const problem = (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .thrownProblem */ .AI)(error);
            const isNamed = /values/i.test((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .baseNameOf */ .mv)(path)) && keys.length === 0;
            if (isNamed && (await this.files.containing('image:', [path])).length > 0) {
                const part = { ...(0,_helm_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .problemPart */ .JC)(problem, { file: path, line: 1, column: 1 }), steps: ['image'] };
                this.#found.push({ path, parts: [part], inputs: [path], beside: [] });
            }
            return null;
        }
    }
    /**
     * Whether another kind may have read a file, as the values of a chart or a command, so that it is not a candidate.
     */
    async #isSpokenFor(path) {
        if (/lightdash/i.test(path) || (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .chartFolderAbove */ .m)(this.files, path) !== null)
            return true;
        return (await this.files.containing('lightdash', [path])).length > 0;
    }
    /** @param below files that it overrides */
    #readRelease(file, below, { keys, possible, named, }) {
        const own = layersOf([file, ...below], keys);
        const { chart: name, chartVersion: version } = this.settings;
        const isOpen = keys.length === 0 && version === null && (0,_helm_image_values_js__WEBPACK_IMPORTED_MODULE_7__/* .usesDefault */ .mT)(own.at(['image', 'tag']));
        const local = isOpen ? this.chart : null;
        const layers = local?.values == null ? own : own.over({ file: local.values, root: local.values.root });
        const image = file.at(file.root, [...keys, 'image']);
        const start = { file: file.path, line: 1, column: 1 };
        const place = file.at(image, ['tag'])?.place ?? image?.place ?? file.root?.place ?? start;
        const remedy = 'Set the input `chart-version`, or image.tag.';
        const found = 'image.tag is empty, and no file has the version of the chart';
        const known = local?.known ?? {
            chart: version === null ? null : { name, version, place: null, repository: null },
            problem: (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('chart-unpinned', place, found, { remedy }),
            accounts: [],
        };
        const fallback = (named && referenceIn(named)) ?? _helm_image_values_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_IMAGE */ .__;
        const part = (0,_helm_service_chart_js__WEBPACK_IMPORTED_MODULE_10__/* .readServiceChart */ .Ah)(layers, known, { keys, chart: null, place, fallback }, this.settings);
        const beside = possible.filter((each) => (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_12__/* .isNamedLikeLayer */ .oA)(each.path, file.path)).slice(0, MOST_LAYERS);
        return {
            path: file.path,
            parts: [{ ...part, steps: [...keys, 'image'] }],
            inputs: [file, ...below, named, local?.file, local?.values].flatMap((each) => each?.path ?? []),
            // Files beyond the limit may set anything.
            beside: beside.map((each, index) => (index === MOST_LAYERS - 1 ? { ...each, layer: null } : each)),
        };
    }
}
/** Whether a file has a key for the tag, even an empty one. */
function hasTag(file, keys) {
    return file.at(file.root, [...keys, 'image', 'tag']) !== null;
}
/** Whether the tag has a value. */
function hasText(file, keys) {
    return !(0,_helm_image_values_js__WEBPACK_IMPORTED_MODULE_7__/* .usesDefault */ .mT)(layersOf([file], keys).at(['image', 'tag']));
}
/** @param all highest precedence first */
function layersOf(all, keys = []) {
    return new _helm_values_js__WEBPACK_IMPORTED_MODULE_11__/* .ValuesScope */ .jF(all.map((file) => (0,_helm_values_js__WEBPACK_IMPORTED_MODULE_11__/* .layerOf */ .ZZ)(file, file.at(file.root, keys))));
}
function referenceIn(file) {
    const repository = file.scalar(file.at(file.root, ['image', 'repository']));
    return repository === null || (0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .isTemplate */ .Fl)(repository.text) ? null : (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .parseImageReference */ .o_)(repository.text);
}


/***/ }),

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


/***/ })

};
