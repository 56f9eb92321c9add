export const id = 3181;
export const ids = [3181];
export const modules = {

/***/ 8366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ declaredInComment)
/* harmony export */ });
/** Follows a comment sign of some language. Only a blank or the end of the comment may follow the mode. */
const DECLARATION = /(?:^|\s)(?:#|\/\/|--|;|<!--|\/\*)[ \t]*upgrade-gate: (RollingUpdate|Recreate)(?=\s|\*\/|-->|$)/;
/** A comment that refers to the next line has nothing before it, or only an opening bracket or assignment. */
const LEADS_ON = /(?:^|[[({:=])\s*$/;
/**
 * The mode that a comment declares for a version: `upgrade-gate: Recreate` on the same line. A comment on the line
 * above counts if that line holds nothing else (DESIGN section 4).
 *
 * @param text the whole file
 * @param version the place of the version in that text
 */
function declaredInComment(text, version) {
    const { file, line } = version;
    if (line === null)
        return null;
    const [above = '', own = ''] = linesBefore(text, line);
    const onOwn = commentIn(own);
    const onAbove = commentIn(above);
    const match = onOwn ?? (onAbove !== null && LEADS_ON.test(above.slice(0, onAbove.index)) ? onAbove : null);
    const value = match?.[1];
    if (match === null || (value !== 'RollingUpdate' && value !== 'Recreate'))
        return null;
    const column = match.index + match[0].search(/\S/) + 1;
    return { value, place: { file, line: onOwn === null ? line - 1 : line, column } };
}
/** The declaration on a line; null where it is inside a quoted text, or where the line has several. */
function commentIn(line) {
    const match = DECLARATION.exec(line);
    if (match === null || line.split('upgrade-gate: ').length > 2)
        return null;
    const before = line.slice(0, match.index);
    const isQuoted = ['"', "'", '`'].some((quote) => before.split(quote).length % 2 === 0);
    return isQuoted ? null : match;
}
/** A line and the line above it, which is empty for the first line. */
function linesBefore(text, line) {
    const lines = text.split(/\r\n|\r|\n/, line);
    return line === 1 ? ['', ...lines] : lines.slice(line - 2);
}


/***/ }),

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

/***/ 3181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readTargets: () => (/* binding */ readTargets)
});

// EXTERNAL MODULE: ./build/problems/place.js
var problems_place = __webpack_require__(8042);
// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(8662);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(4889);
// EXTERNAL MODULE: ./build/syntax/line-index.js
var line_index = __webpack_require__(4499);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/deployment/chart.js
var chart = __webpack_require__(3054);
// EXTERNAL MODULE: ./build/deployment/chart-source.js
var chart_source = __webpack_require__(3518);
// EXTERNAL MODULE: ./build/deployment/comment-declaration.js
var comment_declaration = __webpack_require__(8366);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(1831);
// EXTERNAL MODULE: ./build/deployment/image-answer.js
var image_answer = __webpack_require__(5114);
// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(2431);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/argo-cd.js
var argo_cd = __webpack_require__(9216);
;// CONCATENATED MODULE: ./build/deployment/kinds/helm/chart-version.js

const CHART_FILE = /(?:^|\/)(?:Chart\.(?:yaml|lock)|requirements\.(?:yaml|lock))$/;
/** The address of a chart repository, unlike that of an image or another source. */
const CHART_REPOSITORY = /^(?:https?|oci|file):\/\/|^[@]|^alias:/;
/**
 * The chart whose version stands at a path: of a dependency (Chart.yaml), a release (helmfile, Flux), a source (Argo
 * CD) or a chart itself. Chart numbers look like service versions and must not be confused with them.
 *
 * @param service name of the service's chart
 * @returns null where nothing beside it shows that it is a chart's version
 */
function chartVersionedAt(file, path, service) {
    if (!/^(?:version|targetRevision)$/.test(path.at(-1) ?? ''))
        return null;
    const text = (name) => file.scalar(file.at(file.root, [...path.slice(0, -1), name]))?.text || null;
    const source = text('repository') ?? text('repo');
    const isOfChart = CHART_FILE.test(file.path) || path.at(-3) === 'dependencies' || CHART_REPOSITORY.test(source ?? '');
    const official = source !== null && (0,chart_source/* isOfficialRepository */.CG)(source) ? service : null;
    const chart = text('chart') ?? (isOfChart ? text('name') : null) ?? official;
    if (chart === null)
        return null;
    // The name of its repository may precede the chart's name.
    const [, folder = null, name = chart] = /^(.*)\/([^/]*)$/.exec(chart) ?? [];
    const address = source ?? (text('chart') === null ? null : text('repoURL'));
    return { name, isService: name === service, repository: address ?? folder };
}

// EXTERNAL MODULE: ./build/deployment/kinds/helm/image-values.js
var image_values = __webpack_require__(1833);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/release.js + 2 modules
var helm_release = __webpack_require__(2065);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var helm_values = __webpack_require__(2185);
;// CONCATENATED MODULE: ./build/deployment/kinds/target.js
















const KIND = 'target';
/** Reads the places that the user names. A missing one is a `target-missing` problem. */
async function readTargets(files, targets, settings) {
    return Promise.all(targets.map((target) => readTarget(files, target, settings)));
}
async function readTarget(files, target, settings) {
    const recorded = files.recorded();
    const nowhere = { file: target.file, line: null, column: null };
    const known = { ...settings, tagSuffix: target.suffix ?? settings.tagSuffix };
    const missing = () => refused((0,problems_problem/* problemAt */.l4)('target-missing', nowhere, target.where.text), nowhere);
    let read;
    try {
        read = (await readAt(recorded, target, known)) ?? missing();
    }
    catch (error) {
        const problem = (0,problems_problem/* thrownProblem */.AI)(error);
        read = refused(problem, problem.place ?? nowhere);
    }
    // Argo CD only affects releases of a chart.
    const isOfRelease = read.declared !== undefined || read.environment != null || read.chart != null;
    const isRenderedByArgoCd = isOfRelease && (await (0,argo_cd/* mayBeRenderedByArgoCd */.V)(files, [target.file], settings));
    const declared = read.declared ?? image_answer/* NOTHING_DECLARED */.ZM;
    const text = (await (0,source_files/* nullIfUnreadable */.e)(recorded.text(target.file))) ?? '';
    const id = `${KIND}:${target.name ?? target.text}`;
    return {
        ...finding/* PLAIN */.tZ,
        ...{ kind: KIND, id, unit: id, carrier: target.file },
        ...(isOfRelease ? { isRenderedByArgoCd } : {}),
        accounts: read.place.line === null ? [] : [read.place],
        ...read,
        declared: { ...declared, upgradeMode: declared.upgradeMode ?? declaredAtAll(text, read) },
        inputs: [...recorded.asked],
    };
}
/** The declaration in comments, if all places of the version have the same one. */
function declaredAtAll(text, { place, accounts = [place] }) {
    const all = accounts.map((each) => (0,comment_declaration/* declaredInComment */.B)(text, each));
    const [first = null] = all;
    return all.every((each) => each?.value === first?.value) ? first : null;
}
function refused(problem, place) {
    return { place, answer: (0,image_answer/* problemAnswer */.aV)(problem) };
}
async function readAt(files, target, settings) {
    const { where, file: path } = target;
    if (where.kind === 'regex')
        return readPattern(files, path, where.pattern, settings);
    const file = await files.yaml(path);
    const value = file?.at(file.root, where.path) ?? null;
    if (file === null || value === null)
        return null;
    const entry = entryOf(file, value);
    const place = file.scalar(value)?.place ?? value.place;
    const chart = chartVersionedAt(file, where.path, settings.chart);
    if (chart !== null)
        return readChartVersion(files, chart, { entry, place }, settings);
    const around = where.path.slice(0, -1);
    const isTag = where.path.at(-1) === 'tag';
    if (isTag && around.at(-1) === 'image' && !isReference(entry)) {
        const version = target.chartVersion ?? settings.chartVersion;
        return readTagOfRelease(files, { file, keys: around.slice(0, -1), place }, version, settings);
    }
    const repository = isTag ? file.scalar(file.at(file.root, [...around, 'repository'])) : null;
    return readEntry(entry, place, settings, repository?.text);
}
/** Reads a target that is a chart's version. */
async function readChartVersion(files, { isService, name, repository }, { entry, place }, settings) {
    const text = entry.status === 'scalar' ? entry.scalar.text : '';
    const version = text === '' ? null : { text, place };
    const release = {
        chart: { kind: 'published', name, repository, version, problem: null },
        values: [],
        place,
    };
    const reading = isService ? await (0,helm_release/* readHelmRelease */.q)(files, release, settings) : null;
    if (reading !== null) {
        const { answer } = reading;
        return { place, answer, chart: { name, version: (0,chart/* exactChartVersion */.El)(text), place, repository } };
    }
    const found = `${(0,quote_text/* quoteText */.o)(text)}, the version of the chart ${(0,quote_text/* quoteText */.o)(name)},`;
    const remedy = "Point the target at the tag of Lightdash's image.";
    return refused((0,problems_problem/* problemAt */.l4)('not-a-version', place, found, { remedy }), place);
}
/**
 * Reads `image.tag` as a value of the service's chart, together with its repository and the declarations around it.
 *
 * @param keys keys that lead to the chart's values
 */
async function readTagOfRelease(files, { file, keys, place }, version, settings) {
    const root = file.at(file.root, keys);
    // A user who names the place vouches for the image, whatever its name.
    const image = (0,deployment_reference/* parseImageReference */.o_)(file.scalar(file.at(root, ['image', 'repository']))?.text ?? '');
    const vouched = image === null ? settings : { ...settings, ...acceptRepository(image, settings) };
    const unpinned = (0,problems_problem/* problemAt */.l4)('chart-unpinned', place, 'The tag is empty, and the target has no `chart-version=`');
    const chart = {
        ...{ kind: 'published', name: settings.chart, repository: null },
        version: version === null ? null : { text: version, place },
        problem: version === null ? unpinned : null,
    };
    const values = [(0,helm_values/* layerOf */.ZZ)(file, root)];
    const reading = await (0,helm_release/* readHelmRelease */.q)(files, { chart, values, place }, vouched);
    if (reading === null)
        return null;
    const { further, environment, declared, notices, ...rest } = reading;
    // If nothing beside the image sets variables, it may not be a release of the chart.
    const isSilent = environment === null || (environment.set.length === 0 && environment.unseen.length < 2);
    return {
        ...rest,
        chart: version === null ? null : { name: settings.chart, version, place: null, repository: null },
        environment: isSilent ? null : environment,
        declared: { ...declared, keys },
        notices: notices.filter((notice) => !(0,chart_source/* mirrorNotices */.T6)(null).includes(notice)),
    };
}
/** Whether an entry is a whole image reference, not only a tag. */
function isReference(entry) {
    return entry.status === 'scalar' && /[/:]/.test(entry.scalar.text.split('@', 1)[0] ?? '');
}
/**
 * Reads a whole image reference, or a tag with its repository. The user vouches for the repository by naming the place.
 */
function readEntry(entry, place, rules, repository = '') {
    if (entry.status !== 'scalar' || !isReference(entry)) {
        const reference = (0,deployment_reference/* parseImageReference */.o_)(repository) ?? image_values/* DEFAULT_IMAGE */.__;
        return { place, answer: (0,image_values/* readTagEntry */.jD)(entry, reference, rules.tagSuffix, place) };
    }
    const unreadable = (0,image_values/* unreadableText */.LF)(entry, place);
    if (unreadable !== null)
        return refused(unreadable, place);
    const found = (0,quote_text/* quoteText */.o)(entry.scalar.text);
    const reference = (0,deployment_reference/* parseImageReference */.o_)(entry.scalar.text);
    if (reference === null)
        return refused((0,problems_problem/* problemAt */.l4)('not-a-version', place, found), place);
    const known = (0,image_answer/* answerOfImage */.Li)(reference, acceptRepository(reference, rules), place);
    return known === null ? refused((0,problems_problem/* problemAt */.l4)('custom-image', place, found), place) : { place, ...known };
}
/** Rules that accept exactly this repository as an image of the service. */
function acceptRepository({ repository }, { images, tagSuffix }) {
    return { tagSuffix, images: [...images, repository.replace(/[\\*?[\]{}()!+@|]/g, '\\$&')] };
}
/** The most matches of a pattern that are left to the target, and the most that a message names. */
const MOST_ACCOUNTS = 1_000;
const MOST_NAMED = 10;
async function readPattern(files, path, pattern, rules) {
    const text = (await files.text(path)) ?? '';
    const lines = new line_index/* LineIndex */.r(path, text);
    const accounts = [];
    const byVersion = new Map();
    for (const { indices, groups } of text.matchAll(new RegExp(pattern.source, `${pattern.flags}dg`))) {
        const [start] = indices?.groups?.['version'] ?? [];
        const version = groups?.['version'];
        if (start === undefined || version === undefined)
            continue;
        if (accounts.length < MOST_ACCOUNTS)
            accounts.push(lines.placeAt(start));
        if (!byVersion.has(version))
            byVersion.set(version, lines.placeAt(start));
    }
    const [first] = byVersion;
    if (first === undefined)
        return null;
    const [version, place] = first;
    const scalar = { text: version, type: 'string', place, alias: null, hasTemplate: false };
    if (byVersion.size === 1)
        return { ...readEntry({ status: 'scalar', scalar, source: version }, place, rules), accounts };
    const said = [...byVersion].slice(0, MOST_NAMED).map(([found, at]) => `${(0,quote_text/* quoteText */.o)(found)} at ${(0,problems_place/* showPlace */.R)(at)}`);
    return { ...refused((0,problems_problem/* problemAt */.l4)('mixed-versions', place, said.join(', ')), place), accounts };
}
function entryOf(file, value) {
    const scalar = file.scalar(value);
    const source = file.sourceOf(value);
    if (scalar === null)
        return { status: 'structure', place: value.place, source };
    return scalar.type === 'null' ? { status: 'unset', place: value.place } : { status: 'scalar', scalar, source };
}


/***/ })

};
