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
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29519);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2078);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37850);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12431);
/* harmony import */ var _helm_argo_cd_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59216);
/* harmony import */ var _helm_chart_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94217);
/* harmony import */ var _helm_findings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2093);
/* harmony import */ var _helm_image_values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61833);
/* harmony import */ var _helm_images_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2909);
/* harmony import */ var _helm_service_chart_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95601);
/* harmony import */ var _helm_values_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(32185);
/* harmony import */ var _helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5899);















const MOST_LAYERS = 100;
const helmValues = {
    async read(files, candidates, settings) {
        const alone = candidates.filter((path) => mayStandAlone(files, path));
        const reader = new ValuesReader(files, new Set(candidates), settings, await onlyChart(files, settings));
        const found = [];
        for (const each of await reader.read(alone))
            found.push(await findingOf(files, each, settings));
        const objectIds = new Set(found.map(({ id }) => id));
        for (const path of new Set([...alone, ...reader.layers])) {
            for (const id of await (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .idsOfImages */ .s0)(files, path))
                objectIds.add(id);
        }
        return { found, claimed: found.map(({ carrier }) => carrier), objectIds: [...objectIds], links: [] };
    },
};
function mayStandAlone(files, path) {
    if (!/\.ya?ml$/i.test(path) && !/values[^/]*\.json$/i.test(path))
        return false;
    const folder = (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .chartFolderAbove */ .m)(files, path);
    return folder === null || !(0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .isOfChart */ .O0)(path, folder);
}
async function onlyChart(files, settings) {
    const paths = [...(0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .chartFolders */ .ue)(files)].map((folder) => (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_14__/* .inFolder */ ._z)(folder, 'Chart.yaml'));
    const found = [];
    for (const folder of (await files.containing(settings.chart, paths)).map(_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_14__/* .folderOf */ .yS)) {
        const chart = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .nullIfUnreadable */ .e)((0,_helm_chart_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readLocalChart */ .ay)(files, folder));
        const isWrapper = chart?.dependencies.some(({ name }) => name === settings.chart);
        if (chart?.name === settings.chart && isWrapper !== true)
            found.push(chart);
    }
    return found.length === 1 ? (found[0] ?? null) : null;
}
async function findingOf(files, { path, part: { found, steps, isInstance }, inputs, beside }, settings) {
    const isRenderedByArgoCd = await (0,_helm_argo_cd_js__WEBPACK_IMPORTED_MODULE_6__/* .mayBeRenderedByArgoCd */ .V)(files, [found.place.file, path], settings);
    const id = (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .idOfValues */ .Zd)(path, steps);
    const own = { kind: _helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .VALUES_KIND */ .AG, id, unit: `${_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .VALUES_KIND */ .AG}:${path}`, carrier: path, isRenderedByArgoCd };
    const finding = { ...found, ...own, inputs, secondOrder: [], variables: [] };
    return isInstance ? (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .withPossibleLayers */ .eU)(finding, beside) : finding;
}
class ValuesReader {
    files;
    candidates;
    settings;
    chart;
    layers = [];
    #found = [];
    #groups = new Map();
    #tagged = new Set();
    constructor(files, candidates, settings, chart) {
        this.files = files;
        this.candidates = candidates;
        this.settings = settings;
        this.chart = chart;
    }
    async read(paths) {
        const images = [];
        for (const path of paths) {
            const file = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .nullIfUnreadable */ .e)(this.files.yaml(path));
            if (file === null || file.root === null || !(0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .isValuesFile */ .P5)(file))
                continue;
            const own = this.#keysIn(file);
            for (const keys of own)
                this.#add(file, keys);
            const isRead = (way) => own.some((keys) => (0,_helm_service_chart_js__WEBPACK_IMPORTED_MODULE_11__/* .isUnder */ .Jo)([...keys, 'image'])(way));
            const isWide = own.length > 0 || (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .isNamedValues */ .gL)(this.files, path);
            const parts = (0,_helm_images_js__WEBPACK_IMPORTED_MODULE_10__/* .readImages */ .H)(layersOf([file]), this.settings, { isRead, isWide });
            images.push(...parts.map((part) => ({ path, part, inputs: [path], beside: [] })));
        }
        for (const group of this.#groups.values())
            await this.#readGroup(group);
        for (const { path, part } of [...images, ...this.#found])
            if (part.setsTag)
                this.#tagged.add((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_14__/* .folderOf */ .yS)(path));
        return [...this.#found, ...images.filter(({ path, part }) => part.setsTag || !this.#tagged.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_14__/* .folderOf */ .yS)(path)))];
    }
    #keysIn(file) {
        const sections = [...new Set([this.settings.chart, _product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.chart.name])].filter((key) => file.root?.at([key, 'image'])?.isMap && (0,_helm_service_chart_js__WEBPACK_IMPORTED_MODULE_11__/* .isServiceSection */ .Py)(layersOf([file], [key]), this.settings));
        return [...((0,_helm_service_chart_js__WEBPACK_IMPORTED_MODULE_11__/* .isServiceRoot */ .kl)(file, this.settings) ? [[]] : []), ...sections.map((key) => [key])];
    }
    #add(file, keys) {
        const folder = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_14__/* .folderOf */ .yS)(file.path);
        const name = JSON.stringify([folder, keys]);
        const group = this.#groups.get(name) ?? { folder, keys, recognised: new Map(), possible: [] };
        group.recognised.set(file.path, file);
        this.#groups.set(name, group);
        if (hasTag(file, keys))
            this.#tagged.add(folder);
    }
    async #readGroup(group) {
        const { folder, keys, recognised, possible } = group;
        const all = [...recognised.values()];
        const known = [...recognised.keys()];
        for (const path of (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .filesByFolder */ .Zc)(this.files, folder)) {
            if ((0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .isOfCompanion */ .ex)(path) || !known.some((each) => (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .isNamedLikeLayer */ .oA)(path, each)))
                continue;
            const file = recognised.get(path) ?? (await this.#layerAt(path, keys));
            if (file === null)
                possible.push({ path, layer: null });
            if (file == null)
                continue;
            if (!recognised.has(path) && keys.length === 0)
                all.push(file);
            const root = file.root?.at(keys) ?? null;
            if (root !== null && !hasText(file, keys))
                possible.push({ path, layer: { file, root } });
        }
        const withTag = all.filter((file) => hasTag(file, keys));
        if (withTag.length > 0)
            this.#tagged.add(folder);
        const [only] = withTag.filter(({ path }) => withTag.length === 1 && !(0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .isOfEnvironment */ .PZ)(path));
        const base = withTag.find(({ path }) => (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .isBaseNamed */ .Fu)(path)) ?? only;
        for (const file of withTag)
            this.#readRelease(file, group);
        for (const file of all.filter((each) => !withTag.includes(each))) {
            const isKnown = recognised.has(file.path);
            if (this.#tagged.has(folder)) {
                this.layers.push(file.path);
                if (base !== undefined && (isKnown || (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .isNamedAfterEnvironment */ .Bk)(file.path)))
                    this.#readRelease(file, group, base);
            }
            else if (isKnown)
                this.#readRelease(file, group);
        }
    }
    async #layerAt(path, keys) {
        try {
            const file = await this.files.yaml(path);
            if (file === null || !(0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .isValuesFile */ .P5)(file))
                return undefined;
            if (keys.length > 0)
                return file;
            const reference = referenceIn(file);
            const isOther = reference !== null && (0,_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .classifyImage */ ._u)(reference, this.settings.images) === 'other';
            return isOther || (!this.candidates.has(path) && (await this.#isSpokenFor(path))) ? undefined : file;
        }
        catch (error) {
            const problem = (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .thrownProblem */ .AI)(error);
            const isNamed = /values/i.test((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_14__/* .baseNameOf */ .mv)(path)) && keys.length === 0;
            if (isNamed && (await this.files.containing('image:', [path])).length > 0) {
                const part = { ...(0,_helm_findings_js__WEBPACK_IMPORTED_MODULE_8__/* .problemPart */ .JC)(problem, { file: path, line: 1, column: 1 }), steps: ['image'] };
                this.#found.push({ path, part, inputs: [path], beside: [] });
            }
            return null;
        }
    }
    async #isSpokenFor(path) {
        if ((0,_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .isNamed */ .e)(path) || (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .chartFolderAbove */ .m)(this.files, path) !== null)
            return true;
        return (await this.files.containing(_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.word, [path])).length > 0;
    }
    #readRelease(file, { keys, recognised, possible }, base) {
        const { path } = file;
        const own = layersOf(base === undefined ? [file] : [file, base], keys);
        const { chart: name, chartVersion: version } = this.settings;
        const isOpen = keys.length === 0 && version === null && (0,_helm_image_values_js__WEBPACK_IMPORTED_MODULE_9__/* .usesDefault */ .mT)(own.at(['image', 'tag']));
        const local = isOpen ? this.chart : null;
        const image = file.root?.at([...keys, 'image']) ?? null;
        const place = (image?.at(['tag']) ?? image ?? file.root)?.place ?? { file: path, line: 1, column: 1 };
        const remedy = 'Set the input `chart-version`, or image.tag.';
        const found = 'image.tag is empty, and no file has the version of the chart';
        const answer = version === null
            ? (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAnswer */ .aV)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('chart-unpinned', place, found, { remedy }))
            : { status: 'chart', chart: { name, version, place: null, repository: null } };
        const known = local?.known ?? { answer, place, understood: [] };
        const isNaming = (each) => referenceIn(each) !== null;
        const named = recognised.has(path) ? undefined : [...recognised.values()].find(isNaming);
        const fallback = (named && referenceIn(named)) ?? _helm_image_values_js__WEBPACK_IMPORTED_MODULE_9__/* .DEFAULT_IMAGE */ .__;
        const scope = local?.values == null ? own : own.over((0,_helm_values_js__WEBPACK_IMPORTED_MODULE_12__/* .layerOf */ .ZZ)(local.values));
        const part = (0,_helm_findings_js__WEBPACK_IMPORTED_MODULE_8__/* .partBelow */ .le)(keys, (0,_helm_service_chart_js__WEBPACK_IMPORTED_MODULE_11__/* .readServiceChart */ .Ah)(scope, known, { chart: null, fallback }, this.settings));
        const beside = possible.filter((each) => (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .isNamedLikeLayer */ .oA)(each.path, path)).slice(0, MOST_LAYERS);
        this.#found.push({
            path,
            part: { ...part, steps: [...keys, 'image'] },
            inputs: [file, base, named, local?.file, local?.values].flatMap((each) => each?.path ?? []),
            beside: beside.map((each, index) => (index === MOST_LAYERS - 1 ? { ...each, layer: null } : each)),
        });
    }
}
function hasTag(file, keys) {
    return file.root?.at([...keys, 'image', 'tag']) != null;
}
function hasText(file, keys) {
    return !(0,_helm_image_values_js__WEBPACK_IMPORTED_MODULE_9__/* .usesDefault */ .mT)(layersOf([file], keys).at(['image', 'tag']));
}
function layersOf(all, keys = []) {
    return new _helm_values_js__WEBPACK_IMPORTED_MODULE_12__/* .ValuesScope */ .jF(all.map((file) => (0,_helm_values_js__WEBPACK_IMPORTED_MODULE_12__/* .layerOf */ .ZZ)(file, file.root?.at(keys) ?? null)));
}
function referenceIn(file) {
    const repository = file.root?.at(['image', 'repository'])?.scalar ?? null;
    return repository === null || (0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .isTemplate */ .Fl)(repository.text) ? null : (0,_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .parseImageReference */ .o_)(repository.text);
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
async function mayBeRenderedByArgoCd(files, paths, { chart }) {
    const reading = known.get(files.paths) ?? readApplications(files, chart);
    known.set(files.paths, reading);
    const folders = [...new Set(paths.map(_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS))];
    return (await reading).some((each) => each.isOfService || folders.some((folder) => uses(each.text, folder)));
}
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
function uses(text, folder) {
    if (folder === '')
        return /["']?path["']?\s*:\s*["']?\.?\/?["']?\s*(?:[,}#]|$)/m.test(text);
    const above = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(folder);
    const all = above === '' ? [] : [`${above}/*`, `${above}/{{`];
    return [folder, ...all].some((each) => text.includes(each));
}


/***/ })

};
