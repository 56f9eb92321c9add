export const id = 3561;
export const ids = [3561];
export const modules = {

/***/ 9216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ mayBeRenderedByArgoCd)
/* harmony export */ });
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2078);
/* harmony import */ var _repository_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(997);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(688);



const IS_APPLICATION = /["']?kind["']?\s*:\s*["']?Application(?:Set)?["']?\s*(?:[,}#]|$)/m;
const known = new WeakMap();
/**
 * Whether Argo CD renders a chart with these values, or may. An Application in the tree then names the service's chart
 * or a folder of these files. Applications in other repositories cannot be seen.
 *
 * @param paths the files that a release is read from
 * @throws TreeError where the tree cannot be searched
 */
async function mayBeRenderedByArgoCd(files, paths, { chart }) {
    const reading = known.get(files.paths) ?? readApplications(files, chart);
    known.set(files.paths, reading);
    const folders = [...new Set(paths.map(_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS))];
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
    const above = (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(folder);
    const all = above === '' ? [] : [`${above}/*`, `${above}/{{`];
    return [folder, ...all].some((each) => text.includes(each));
}


/***/ }),

/***/ 9703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ withPossibleLayers)
/* harmony export */ });
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4889);
/* harmony import */ var _container_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7729);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6750);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8114);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2185);





/** The most files that are named. */
const MOST_NOTICES = 10;
/**
 * Weakens a finding by files that may be used together with it, because the repository does not say which are. If such
 * a file declares the upgrade differently, the mode counts as not set. A variable that it sets may be set.
 */
function withPossibleLayers(finding, layers) {
    const { declared, environment, place } = finding;
    if (environment === null)
        return finding;
    const possible = layers.flatMap(({ layer }) => (layer === null ? [] : environmentOf(layer)));
    const unseen = [{ source: 'other values files or arguments of the release', place }];
    const notices = layers.flatMap((layer) => difference(declared, layer) || []).slice(0, MOST_NOTICES);
    return {
        ...finding,
        declared: notices.length === 0 ? declared : { ...declared, upgradeMode: null },
        environment: (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .withPossible */ .YG)(environment, [...possible, { set: [], unseen }]),
        notices: [...finding.notices, ...notices],
    };
}
/** Many releases may stand beside the same layers. */
const known = new WeakMap();
function environmentOf(layer) {
    const environment = known.get(layer) ?? (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .readReleaseEnvironment */ .F)(new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .ValuesScope */ .jF([layer]));
    known.set(layer, environment);
    return environment;
}
function difference({ upgradeMode, migrationJob }, { path, layer }) {
    if (upgradeMode === null)
        return false;
    const file = (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .o)(upgradeMode.place.file);
    if (layer === null)
        return `${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .o)(path)} cannot be read and may change upgrade.mode of ${file}: taken as not set`;
    const { declared } = (0,_declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .readDeclarations */ .m)(new _values_js__WEBPACK_IMPORTED_MODULE_2__/* .ReleaseLayers */ ._A([{ kind: 'layer', layer }]), []);
    const differs = (key, mine, own) => layer.file.at(layer.root, [key]) !== null && mine !== own;
    const name = (differs('upgrade', declared.upgradeMode?.value, upgradeMode.value) && 'upgrade.mode') ||
        (differs('migrationJob', declared.migrationJob?.value, migrationJob?.value) && 'migrationJob.enabled');
    return name && `${name} differs between ${file} and ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .o)(path)}, which may be used together: taken as not set`;
}


/***/ }),

/***/ 2065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ partsOfRelease),
  q: () => (/* binding */ readHelmRelease)
});

// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(8662);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(4889);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/deployment/chart.js
var deployment_chart = __webpack_require__(3054);
// EXTERNAL MODULE: ./build/deployment/repository-paths.js
var repository_paths = __webpack_require__(997);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(688);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/chart-files.js
var chart_files = __webpack_require__(4217);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/findings.js
var findings = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/images.js
var helm_images = __webpack_require__(2909);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/service-chart.js
var service_chart = __webpack_require__(5601);
// EXTERNAL MODULE: ./build/syntax/line-index.js
var line_index = __webpack_require__(4499);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(1831);
// EXTERNAL MODULE: ./build/deployment/image-answer.js
var image_answer = __webpack_require__(5114);
// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(2431);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/image-values.js
var image_values = __webpack_require__(1833);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values-files.js
var values_files = __webpack_require__(5899);
;// CONCATENATED MODULE: ./build/deployment/kinds/helm/templates.js










/** Limits for templates. No real chart has more, or larger ones. */
const MOST_TEMPLATES = 100;
const MOST_CHARACTERS = 200_000;
/** `lightdash/lightdash:{{ … }}`, or with `%s` for the rest of the expression. */
const IMAGE = /(?<![\w.-])([\w.-]{1,100}(?::\d{1,5})?(?:\/[\w.-]{1,100}){1,8}):(?:\{\{([^{}\n]{0,300})\}\}|%s["`]([^{}\n]{0,300}))/g;
const VALUE = /\.Values\.([\w.]+)/;
function pathOf([, way = '']) {
    return way.split('.');
}
/**
 * Reads the templates of a chart in the repository.
 *
 * @throws TreeError where the tree cannot be read
 */
async function readTemplates(files, folder, globs) {
    const images = [];
    const texts = [];
    for (const path of (0,values_files/* filesBelow */.DR)(files, (0,repository_paths/* inFolder */._z)(folder, 'templates')).slice(0, MOST_TEMPLATES)) {
        const text = await (0,source_files/* nullIfUnreadable */.e)(files.text(path));
        if (text !== null && text.length <= MOST_CHARACTERS)
            texts.push({ path, text });
    }
    const whole = texts.map(({ text }) => text).join('\n');
    const known = new Set();
    for (const { path, text } of texts) {
        const lines = new line_index/* LineIndex */.r(path, text);
        for (const { index, 1: name = '', 2: action, 3: rest = '' } of text.matchAll(IMAGE)) {
            const reference = (0,deployment_reference/* parseImageReference */.o_)(name);
            if (reference === null || !/^(?:service|custom)$/.test((0,deployment_reference/* classifyImage */._u)(reference, globs)))
                continue;
            const source = action ?? rest;
            const meant = withHelper(source, whole);
            const named = VALUE.exec(meant);
            const value = named && pathOf(named);
            const usesAppVersion = meant.includes('.Chart.AppVersion');
            const key = JSON.stringify([name, value, usesAppVersion]);
            if (!known.has(key))
                images.push({ reference, place: lines.placeAt(index), source, value, usesAppVersion });
            known.add(key);
        }
    }
    return {
        images,
        usesAppVersion: texts.length === 0 || whole.includes('.Chart.AppVersion'),
        readsMode: /\.Values\.upgrade\b/.test(whole),
        recreates: recreation(texts),
        values: texts.flatMap(({ path, text }) => path.endsWith('.tpl') || /lightdash|\.image\b/i.test(text)
            ? [...text.matchAll(new RegExp(VALUE, 'g'))].map(pathOf)
            : []),
    };
}
/** `strategy: {type: Recreate}` on separate lines and under no condition. */
const RECREATE = /(?<!\}\}[ \t]*\n)^[ \t]+strategy:[ \t]*\n[ \t]+type:[ \t]*["']?Recreate\b/gm;
function recreation(texts) {
    const places = texts.flatMap(({ path, text }) => {
        const lines = new line_index/* LineIndex */.r(path, text);
        return [...text.matchAll(RECREATE)].map(({ 0: whole, index }) => lines.placeAt(index + whole.indexOf('type:')));
    });
    const deployments = texts.flatMap(({ text }) => text.match(/^kind:[ \t]*Deployment\b/gm) ?? []);
    return places.length === deployments.length ? (places[0] ?? null) : null;
}
/**
 * Versions in a local chart, one of which may be the tag of an image that is not understood: the `appVersion`, and
 * values that the templates name.
 */
function possibleVersions({ values }, { file }, { scope }) {
    const layers = [
        { file, root: file.root, ways: [['appVersion']] },
        ...scope.layers.map((each) => ({ ...each, ways: values })),
    ];
    const told = new Map();
    for (const { file: own, root, ways } of layers) {
        for (const way of ways) {
            const scalar = own.scalar(own.at(root, way));
            if (scalar === null || !/^v?\d+\.\d+\.\d+/.test(scalar.text))
                continue;
            const key = `chart:${own.path}#${way.join('.')}`;
            told.set(key, { key, text: scalar.text, place: scalar.place });
        }
    }
    return [...told.values()];
}
/** An expression, or the definition of the helper that it calls, up to the next definition. */
function withHelper(action, templates) {
    const name = /(?:include|template)\s+"([\w./-]+)"/.exec(action)?.[1];
    if (name === undefined)
        return action;
    const [, helper = ''] = templates.split(`define "${name}"`, 2);
    return helper.split(/\bdefine\b|^(?:apiVersion|image):/m, 1)[0] ?? '';
}
/** Reads an image whose tag comes from a template, with the values of a release. */
function readTemplated({ reference, place, source, value, usesAppVersion }, { appVersion, accounts }, layers, { keys, settings }) {
    const entry = value === null ? null : layers.scope.at(value);
    const at = entry && (0,image_values/* placeOf */.$t)(entry);
    const hidden = value === null ? null : layers.hiddenAt(value);
    const isOfChart = usesAppVersion && (entry === null || (0,image_values/* usesDefault */.mT)(entry));
    let decided = {
        answer: (0,image_answer/* problemAnswer */.aV)((0,problems_problem/* problemAt */.l4)('unresolved-template', place, (0,quote_text/* quoteText */.o)(source.trim()))),
        place,
    };
    if (hidden !== null)
        decided = { answer: (0,image_answer/* problemAnswer */.aV)(hidden), place: hidden.place ?? place };
    else if (isOfChart && appVersion != null) {
        const image = { path: (0,deployment_reference/* imagePath */.d0)(reference), source: (0,deployment_reference/* imageSource */.ZZ)(reference), suffix: '', digest: null };
        decided = { answer: { status: 'version', version: appVersion.version, image }, place: appVersion.place };
    }
    else if (entry !== null && at !== null) {
        decided = { answer: (0,image_values/* readTagEntry */.jD)(entry, reference, settings.tagSuffix, at), place: at };
    }
    const steps = [...keys, ...(value ?? ['appVersion'])];
    const read = [...(value === null ? [] : (0,image_values/* placesAt */.uQ)(layers.scope, [value])), ...(usesAppVersion ? accounts : [])];
    const found = { ...finding/* PLAIN */.tZ, ...decided, accounts: read };
    return { found, setsTag: at !== null, steps, way: steps, isInstance: false };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/helm/chart-folder.js








/** The deepest nesting of charts in the repository. */
const MOST_LEVELS = 4;
/** The most dependencies of one release, at all levels. */
const MOST_DEPENDENCIES = 200;
/**
 * Reads releases of charts whose source is in the repository: the service's own chart, a chart that depends on it
 * (perhaps through another chart, or several times under different names), or another chart that runs its image.
 */
class ChartFolderReader {
    files;
    settings;
    isNamed;
    #dependencies = 0;
    /**
     * @param isNamed whether templates are known to name the service; otherwise they are only read if the chart or its
     *   values name it
     */
    constructor(files, settings, isNamed) {
        this.files = files;
        this.settings = settings;
        this.isNamed = isNamed;
    }
    /**
     * Reads the parts of a release.
     *
     * @param values the release's values, without the chart's defaults
     * @param place the place of the release
     * @returns null where there is no chart
     * @throws ProblemError where a deciding file cannot be read
     */
    read(folder, values, place) {
        return this.#read(folder, values, { keys: [], level: 0, place, accounts: [] });
    }
    async #read(folder, above, position) {
        const local = await (0,chart_files/* readLocalChart */.ay)(this.files, folder);
        if (local === null)
            return null;
        const { values, dependencies } = local;
        const layers = values === null ? above : above.over({ file: values, root: values.root });
        const source = { local, layers, position };
        const isOfService = ({ name }) => name === this.settings.chart;
        const isWrapper = dependencies.some(isOfService);
        // A chart with the service's name that also depends on the service's chart is a wrapper.
        if (local.name === this.settings.chart && !isWrapper)
            return this.#readService(source);
        const parts = [];
        const spokenFor = [];
        for (const dependency of dependencies.toSorted((one, other) => +isOfService(other) - +isOfService(one))) {
            const found = await this.#readDependency(dependency, source);
            if (found === null)
                continue;
            spokenFor.push(dependency.key);
            parts.push(...found);
        }
        parts.push(...(await this.#readOwnImages(source, spokenFor)));
        // A wrapper's version numbers do not give a version of the service.
        const accounts = [...(isWrapper ? local.known.accounts : []), ...position.accounts];
        return parts.map(({ found, ...part }) => ({
            ...part,
            found: { ...found, accounts: [...found.accounts, ...accounts] },
        }));
    }
    async #readService({ local, layers, position: { keys, place, accounts } }) {
        const { readsMode } = await readTemplates(this.files, local.folder, this.settings.images);
        const chart = {
            name: this.settings.chart,
            version: readsMode && local.version !== null ? (0,deployment_chart/* exactChartVersion */.El)(local.version.text) : null,
            place: local.version?.place ?? null,
            repository: `./${local.folder}`,
        };
        const known = { ...local.known, accounts: [...local.known.accounts, ...accounts] };
        const main = (0,service_chart/* readServiceChart */.Ah)(layers, known, { keys, chart, place }, this.settings);
        return [main, ...(0,helm_images/* readImages */.H)(layers, this.settings, { isRead: (0,service_chart/* isUnder */.Jo)(['image']), keys })];
    }
    /** @returns null where the dependency is another chart and not in the repository */
    async #readDependency(dependency, { local, layers, position }) {
        const { name, key, repository, conditions, tags, place } = dependency;
        this.#dependencies += 1;
        if (this.#dependencies > MOST_DEPENDENCIES) {
            throw new problems_problem/* ProblemError */.Mm((0,problems_problem/* problemAt */.l4)('unparseable', place, 'more dependencies than are read'));
        }
        const isService = name === this.settings.chart;
        const source = position.level < MOST_LEVELS ? (0,chart_files/* sourceFolderOf */.Rc)(this.files, local.folder, dependency) : null;
        if (source === null && !isService)
            return null;
        if (!(0,chart_files/* isEnabled */.Ol)(dependency, layers.scope)) {
            // Unseen values may enable it.
            const hidden = [...conditions, ...tags].map((path) => layers.hiddenAt(path)).find((each) => each !== null);
            return isService && hidden !== undefined ? [(0,findings/* problemPart */.J)(hidden, position.place)] : [];
        }
        const known = isService ? await (0,chart_files/* chartOfDependency */.XG)(this.files, dependency) : null;
        const own = layers.within(key);
        const below = {
            keys: [...position.keys, key],
            level: position.level + 1,
            place: isService ? place : position.place,
            accounts: known?.accounts ?? [],
        };
        if (source === null) {
            if (known === null)
                return null;
            const chart = { name, version: null, place: known.chart?.place ?? known.problem.place, repository };
            return [(0,service_chart/* readServiceChart */.Ah)(own, known, { keys: below.keys, chart, place }, this.settings)];
        }
        try {
            return (await this.#read(source, own, below)) ?? [];
        }
        catch (error) {
            // An unreadable chart counts as the service's only if it is named after it.
            if (!(error instanceof problems_problem/* ProblemError */.Mm) || isService || source.includes(this.settings.chart))
                throw error;
            return [];
        }
    }
    /** Images of the service that the chart's own templates run. */
    async #readOwnImages({ local, layers, position: { keys, place } }, spokenFor) {
        const texts = [local.folder, local.file.text, ...layers.scope.layers.map(({ file }) => file.text)];
        // Templates are only read if a text beside them names the service.
        const isRunning = this.isNamed || texts.some((text) => /lightdash/i.test(text));
        const templates = isRunning ? await readTemplates(this.files, local.folder, this.settings.images) : null;
        const known = templates?.usesAppVersion === true ? local.known : null;
        const isRead = ([first]) => spokenFor.some((key) => first === key);
        const problem = (0,problems_problem/* problemAt */.l4)('chart-unknown', place, `${(0,quote_text/* quoteText */.o)(local.file.path)} is not Lightdash's own chart`);
        const images = spokenFor.length > 0
            ? (0,helm_images/* readImages */.H)(layers, this.settings, { isRead, keys, known })
            : (0,service_chart/* readOtherChart */.bO)(layers, problem, { place, keys, known }, this.settings);
        if (templates === null)
            return images;
        const context = { keys, settings: this.settings };
        const templated = templates.images.map((image) => readTemplated(image, local.known, layers, context));
        const { recreates } = templates;
        const secondOrder = possibleVersions(templates, local, layers);
        return [...images, ...templated].map(({ found, ...part }) => {
            const { declared } = found;
            const isRecreated = recreates !== null && !part.isInstance && declared.upgradeMode === null;
            const upgradeMode = isRecreated ? { value: 'Recreate', place: recreates } : declared.upgradeMode;
            const read = { ...found, declared: { ...declared, upgradeMode } };
            return { ...part, found: isDecidedByTemplate(found.answer) ? { ...read, secondOrder } : read };
        });
    }
}
/** Whether a template decides the tag in a way that is not understood. */
function isDecidedByTemplate(answer) {
    return answer.status === 'problem' && /^(?:unresolved-template|chart-unpinned)$/.test(answer.problem.code);
}

// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var values = __webpack_require__(2185);
;// CONCATENATED MODULE: ./build/deployment/kinds/helm/release.js












/**
 * Reads what a release of a chart deploys (DETECTION 2.3, precedence of each tool; 2.5, `external-values`): the tag
 * from the first source of values that has one, otherwise the chart's `appVersion`. Unseen values that would override
 * the tag are its problem; unseen values below it are a notice.
 *
 * @param files recording files, so that everything asked for becomes an input of the deployment
 * @returns null where the release has no image of the service
 * @throws TreeError where the tree cannot be read
 */
async function readHelmRelease(files, release, settings) {
    const [main, ...further] = await partsOfRelease(files, release, settings);
    return main === undefined ? null : { ...main.found, further };
}
/**
 * Like {@link readHelmRelease}: all instances of the service's chart, then all other images.
 *
 * @param isNamed whether the chart's templates are known to name the service even if nothing else does
 * @throws TreeError where the tree cannot be read
 */
async function partsOfRelease(files, release, settings, isNamed = false) {
    const { chart, place } = release;
    const layers = new values/* ReleaseLayers */._A(release.values);
    if (chart.kind === 'unknown')
        return (0,service_chart/* readOtherChart */.bO)(layers, chart.problem, { place }, settings);
    if (chart.kind === 'published')
        return readPublished(layers, chart, place, settings);
    const path = (0,repository_paths/* inFolder */._z)(chart.path, 'Chart.yaml');
    try {
        const parts = await new ChartFolderReader(files, settings, isNamed).read(chart.path, layers, place);
        if (parts !== null)
            return parts;
    }
    catch (error) {
        const problem = (0,problems_problem/* thrownProblem */.AI)(error);
        // An unreadable chart may be the service's if its folder, its files or the values of the release name the service.
        const read = [path, problem.place?.file ?? path];
        const texts = await Promise.all(read.map(async (each) => `${each}\n${await (0,source_files/* nullIfUnreadable */.e)(files.text(each))}`));
        const all = [...texts, ...layers.scope.layers.map(({ file }) => file.text)].join('\n').toLowerCase();
        const isOurs = all.includes('lightdash') || all.includes(settings.chart.toLowerCase());
        return isOurs ? [(0,findings/* problemPart */.J)(problem, place)] : [];
    }
    const found = `there is no ${(0,quote_text/* quoteText */.o)(path)} in the repository`;
    return (0,service_chart/* readOtherChart */.bO)(layers, (0,problems_problem/* problemAt */.l4)('chart-unknown', place, found), { place }, settings);
}
/** Reads a published chart: the service's own, or another. */
function readPublished(layers, chart, place, settings) {
    const name = (0,repository_paths/* baseNameOf */.mv)(chart.name);
    if (name === settings.chart) {
        const own = { name, version: null, place: chart.version?.place ?? null, repository: chart.repository };
        const main = (0,service_chart/* readServiceChart */.Ah)(layers, chartOf({ ...chart, name }, place), { keys: [], chart: own, place }, settings);
        return [main, ...(0,helm_images/* readImages */.H)(layers, settings, { isRead: (0,service_chart/* isUnder */.Jo)(['image']) })];
    }
    const at = chart.version?.place ?? place;
    const found = `it is that of ${(0,quote_text/* quoteText */.o)(name)}, not of ${(0,quote_text/* quoteText */.o)(settings.chart)} (input \`chart\`)`;
    const problem = (0,problems_problem/* problemAt */.l4)('chart-unknown', at, found);
    const parts = (0,service_chart/* readOtherChart */.bO)(layers, problem, { place }, settings);
    // A chart named after the service deploys it, whatever its values say.
    return parts.length === 0 && (0,service_names/* namesService */.cM)(name) ? [(0,findings/* problemPart */.J)(problem, place)] : parts;
}
function chartOf({ name, version, repository, problem }, place) {
    const accounts = version === null ? [] : [version.place];
    const refuse = (why) => ({ chart: null, problem: why, accounts });
    if (problem !== null)
        return refuse(problem);
    if (version === null) {
        return refuse((0,problems_problem/* problemAt */.l4)('chart-unpinned', place, 'The chart has no version and image.tag is empty'));
    }
    const { text, place: at } = version;
    if ((0,image_values/* isTemplate */.Fl)(text))
        return refuse((0,problems_problem/* problemAt */.l4)('unresolved-template', at, (0,quote_text/* quoteText */.o)(text)));
    if (text.startsWith('ENC['))
        return refuse((0,problems_problem/* problemAt */.l4)('encrypted', at));
    const exact = (0,deployment_chart/* exactChartVersion */.El)(text);
    if (exact === null)
        return refuse((0,problems_problem/* problemAt */.l4)('chart-range', at, (0,quote_text/* quoteText */.o)(text)));
    return { chart: { name, version: exact, place: at, repository }, problem: (0,problems_problem/* problemAt */.l4)('chart-unknown', at), accounts };
}


/***/ }),

/***/ 3561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   umbrellaChart: () => (/* binding */ umbrellaChart)
/* harmony export */ });
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2078);
/* harmony import */ var _repository_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(997);
/* harmony import */ var _helm_argo_cd_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9216);
/* harmony import */ var _helm_chart_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4217);
/* harmony import */ var _helm_possible_layers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9703);
/* harmony import */ var _helm_release_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2065);
/* harmony import */ var _helm_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2185);
/* harmony import */ var _helm_values_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5899);








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
        const isClaimed = (folder) => OWN_FILES.some((name) => claimed.has((0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .inFolder */ ._z)(folder, name)));
        const own = [];
        const seen = new Set();
        const nested = (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_6__/* .chartFolders */ .ue)(files).size === 0 ? [] : await nestedCharts(files);
        for (const chart of await chartsIn(files, nested, candidates, { settings, isClaimed }, seen)) {
            const { folder, keys } = chart;
            const base = await readEnvironment(files, chart, null, settings);
            const isUmbrella = keys.length > 0;
            if (!isUmbrella)
                await addImages(files, (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .inFolder */ ._z)(folder, 'values.yaml'), seen);
            if (!isUmbrella && base.parts.length === 0)
                continue;
            const local = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)((0,_helm_chart_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readLocalChart */ .ay)(files, folder));
            const isFork = !isUmbrella && (local === null || local.name === settings.chart);
            const overlays = await overlaysOf(files, chart, base, isFork ? candidates : []);
            const environments = [base];
            for (const overlay of overlays)
                environments.push(await readEnvironment(files, chart, overlay, settings));
            // The defaults of a copy of the service's chart deploy nothing unless they pin a tag.
            const isPart = chartAround(files, folder) !== null || nested.some(({ source }) => source === folder);
            const isIdle = isFork && (isPart || base.parts[0]?.setsTag !== true);
            found.push(...deployedOf(environments, isIdle));
            own.push(...OWN_FILES.map((name) => (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .inFolder */ ._z)(folder, name)), ...overlays);
            // An overlay that no longer deploys anything, or has lost its tag, still exists. Values below all overlays are
            // not a deployment of their own.
            for (const { findings } of environments.slice(1))
                for (const { id } of findings)
                    seen.add(id);
            if (isUmbrella)
                for (const path of (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_6__/* .overlayPaths */ .Pr)(files, folder))
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
    for (const id of await (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_6__/* .idsOfImages */ .s0)(files, path))
        seen.add(id);
}
async function nestedCharts(files) {
    const all = [...(0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_6__/* .chartFolders */ .ue)(files)];
    const lists = all.map((folder) => (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .inFolder */ ._z)(folder, 'Chart.yaml'));
    const linked = (await files.containing('file://', lists)).map(_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS);
    const above = all.flatMap((folder) => chartAround(files, folder) ?? []);
    const nested = [];
    for (const folder of new Set([...linked, ...above])) {
        for (const dependency of await (0,_helm_chart_files_js__WEBPACK_IMPORTED_MODULE_2__/* .dependenciesOf */ .hk)(files, folder)) {
            const source = (0,_helm_chart_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceFolderOf */ .Rc)(files, folder, dependency);
            if (source !== null)
                nested.push({ folder, key: dependency.key, source });
        }
    }
    return nested;
}
/** The folder of the chart that contains another one in its `charts` folder; null where there is none. */
function chartAround(files, folder) {
    const around = /^(?:(.*)\/)?charts\/[^/]+$/.exec(folder);
    const above = around?.[1] ?? '';
    return around !== null && files.has((0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .inFolder */ ._z)(above, 'Chart.yaml')) ? above : null;
}
/** @param seen receives the dependencies on other charts */
async function chartsIn(files, nested, candidates, { settings, isClaimed }, seen) {
    const templates = files.paths.filter((path) => /(?:^|\/)templates\/[^/]+$/.test(path));
    const naming = [...candidates, ...(await files.containing('lightdash', templates))];
    const named = new Set(naming.flatMap((path) => (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_6__/* .chartFolderAbove */ .m)(files, path) ?? []));
    const charts = new Map();
    for (const folder of named) {
        // Another kind has claimed it.
        if (isClaimed(folder))
            continue;
        const dependencies = await (0,_helm_chart_files_js__WEBPACK_IMPORTED_MODULE_2__/* .dependenciesOf */ .hk)(files, folder);
        const keys = dependencies.filter(({ name }) => name === settings.chart).map(({ key }) => key);
        charts.set(folder, new Set(keys));
        for (const { key } of dependencies)
            if (!keys.includes(key))
                seen.add(`${KIND}:${(0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .inFolder */ ._z)(folder, 'Chart.yaml')}#${key}`);
    }
    // A chart may depend on an umbrella chart without naming the service.
    for (let level = 0; level < MOST_LEVELS; level += 1) {
        for (const { folder, key, source } of nested) {
            if ((charts.get(source)?.size ?? 0) > 0)
                charts.set(folder, (charts.get(folder) ?? new Set()).add(key));
        }
    }
    return [...charts].map(([folder, keys]) => ({ folder, keys: [...keys] }));
}
/** The values files that concern what a chart deploys, one for each environment. */
async function overlaysOf(files, { folder, keys }, { parts }, ofFork) {
    const overlays = new Set();
    const possible = (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_6__/* .overlayPaths */ .Pr)(files, folder);
    const ways = [...keys.map((key) => [key]), ...parts.map(({ way }) => way)];
    for (const way of ways.filter(([key = '']) => key !== '')) {
        for (const path of await files.containing(way[0] ?? '', possible)) {
            if (await (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_6__/* .mayHaveValueAt */ .YZ)(files, path, way))
                overlays.add(path);
        }
    }
    const isInside = (path) => keys.length === 0 && (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_6__/* .chartFolderAbove */ .m)(files, path) === folder;
    for (const path of possible.filter((each) => isInside(each) && !overlays.has(each))) {
        const isLikely = (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_6__/* .isNamedAfterEnvironment */ .Bk)(path) || ofFork.includes(path);
        if (isLikely && (await (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_6__/* .mayHaveValueAt */ .YZ)(files, path, [])))
            overlays.add(path);
    }
    return [...overlays].sort();
}
async function readEnvironment(files, { folder, keys }, overlay, settings) {
    const recorded = files.recorded();
    const start = { file: overlay ?? folder, line: 1, column: 1 };
    const values = overlay === null ? [] : [await (0,_helm_values_js__WEBPACK_IMPORTED_MODULE_5__/* .readValuesFile */ .ZY)(recorded, overlay, { text: overlay, place: start })];
    const [file] = values.flatMap((each) => (each.kind === 'layer' ? [each.layer.file] : []));
    const [path, own] = [(0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .inFolder */ ._z)(folder, 'Chart.yaml'), (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .inFolder */ ._z)(folder, 'values.yaml')];
    const chart = { kind: 'folder', path: folder };
    const release = { chart, values, place: { file: path, line: 1, column: 1 } };
    const isUmbrella = keys.length > 0;
    const all = await (0,_helm_release_js__WEBPACK_IMPORTED_MODULE_4__/* .partsOfRelease */ .F)(recorded, release, settings, !isUmbrella);
    // The parts of a dependency on another chart belong to that chart.
    const dependencies = isUmbrella ? [] : await (0,_helm_chart_files_js__WEBPACK_IMPORTED_MODULE_2__/* .dependenciesOf */ .hk)(files, folder);
    const parts = all.filter(({ steps }) => !dependencies.some(({ key }) => key === steps[0]));
    const at = overlay ?? (files.has(own) ? own : path);
    const idOf = ({ steps, isInstance }) => isUmbrella ? idOfUmbrella(overlay ?? path, steps) : (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_6__/* .idOfValues */ .Zd)(at, isInstance ? [...steps, 'image'] : steps);
    const [main] = parts;
    const common = {
        kind: isUmbrella ? KIND : _helm_values_files_js__WEBPACK_IMPORTED_MODULE_6__/* .VALUES_KIND */ .AG,
        carrier: isUmbrella ? path : at,
        isRenderedByArgoCd: await (0,_helm_argo_cd_js__WEBPACK_IMPORTED_MODULE_1__/* .mayBeRenderedByArgoCd */ .V)(files, [path, at], settings),
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
 * tag; the repository does not say which. If every environment pins its tag, the base values deploy nothing unless they
 * also pin one.
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
        const isBaseDeployed = !isIdle && (deployed.length === 0 || base?.part.setsTag === true || deployed.some(({ pins }) => !pins));
        const added = overlaid.filter((each) => !deployed.includes(each)).map(({ layer }) => layer);
        const kept = [...(base !== undefined && isBaseDeployed ? [base] : []), ...deployed];
        return kept.map(({ finding, part }) => (part.isInstance ? (0,_helm_possible_layers_js__WEBPACK_IMPORTED_MODULE_3__/* .withPossibleLayers */ .e)(finding, added) : finding));
    });
}
function pathOf({ steps, isInstance }) {
    return JSON.stringify([isInstance, steps]);
}


/***/ })

};
