export const id = 2180;
export const ids = [2180];
export const modules = {

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

/***/ 836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ embeddedYaml),
/* harmony export */   v: () => (/* binding */ settingsAsYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8662);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4499);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7666);




/** The deepest nesting of YAML inside YAML. No tool reads deeper. */
const MOST_EMBEDDED = 4;
/** How deeply a file is embedded; not set for a file of the repository. */
const depths = new WeakMap();
/** What was read from each scalar, because several aliases may lead to one. */
const readings = new WeakMap();
/**
 * A text inside a YAML file that is itself YAML, such as `values: |` of an Argo CD application. Places refer to the
 * outer file; in a folded or quoted text, everything has the place of that text. Null where the value is not a text.
 *
 * @throws ProblemError (`unparseable`) at the place in the outer file
 */
function embeddedYaml(file, value) {
    let reading = readings.get(value.node);
    if (reading === undefined) {
        reading = readEmbedded(file, value);
        readings.set(value.node, reading);
    }
    if (reading instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
        throw reading;
    return reading;
}
function readEmbedded(file, value) {
    const scalar = file.scalar(value);
    const { node } = value;
    if (scalar?.type !== 'string' || !(node instanceof yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5))
        return null;
    const depth = (depths.get(file) ?? 0) + 1;
    if (depth > MOST_EMBEDDED)
        return tooMuch(value.place, `YAML within YAML, ${depth} times over`);
    const literal = node.type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.BLOCK_LITERAL ? literalText(file, node) : null;
    try {
        const embedded = new _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._(file.path, literal?.text ?? node.source ?? '', literal ?? { placeAt: () => scalar.place });
        depths.set(embedded, depth);
        return embedded;
    }
    catch (error) {
        if (error instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
            return error;
        throw error;
    }
}
/** The text of a literal block as written, without its common indentation. */
function literalText(file, node) {
    const [start, end] = node.range ?? [0, 0];
    const block = file.text.slice(start, end).replace(/\r(?!\n)/g, '\n');
    // The block's header ends with its line.
    let from = block.indexOf('\n') + 1;
    const texts = [];
    /** The offset in the file where each line's text starts. */
    const offsets = [];
    // Each line of the value is one line of the block. The value lacks the indentation.
    for (const line of (node.source ?? '').split('\n')) {
        const feed = from === 0 ? -1 : block.indexOf('\n', from);
        const written = from === 0 ? '' : block.slice(from, feed === -1 ? block.length : feed).replace(/\r$/, '');
        const indent = Math.max(0, written.length - line.length);
        texts.push(written.slice(indent));
        offsets.push(start + from + indent);
        from = feed === -1 ? block.length : feed + 1;
    }
    const text = texts.join('\n');
    const lines = new _line_index_js__WEBPACK_IMPORTED_MODULE_3__/* .LineIndex */ .r(file.path, text);
    return {
        text,
        placeAt(offset) {
            const { line, column } = lines.placeAt(offset);
            return file.placeAt((offsets[line - 1] ?? start) + column - 1);
        },
    };
}
/** No real value is nested deeper. */
const MOST_STEPS = 50;
/** The most items of all lists together, including those that no setting names. */
const MOST_ITEMS = 10_000;
/**
 * Turns settings into values, each with its own place. A later setting overrides an earlier one. A `null` that is not a
 * text removes the values below.
 *
 * @throws ProblemError (`unparseable`) where a setting is nested deeper, or a list is longer, than in any release
 */
function settingsAsYaml(path, settings) {
    const start = settings[0]?.place ?? { file: path, line: 1, column: 1 };
    const root = { isList: false, members: new Map(), place: start };
    for (const setting of settings)
        addSetting(root, setting);
    const lines = [];
    const places = [];
    let items = 0;
    // Write one node a line, in flow style, so that no text can end the structure.
    const write = (node, before, after) => {
        places.push(node.place);
        if ('json' in node) {
            lines.push(` ${before}${node.json}${after}`);
            return;
        }
        const { isList, members, place } = node;
        lines.push(` ${before}${isList ? '[' : '{'}`);
        if (isList) {
            const length = Math.max(-1, ...[...members.keys()].map(Number)) + 1;
            items += length;
            if (items > MOST_ITEMS)
                throw tooMuch(place, `more than ${MOST_ITEMS} items of lists`);
            for (let index = 0; index < length; index += 1)
                write(members.get(index) ?? { json: 'null', place }, '', ',');
        }
        else
            for (const [name, member] of members)
                write(member, `${quote(String(name))}: `, ',');
        lines.push(` ${isList ? ']' : '}'}${after}`);
        places.push(place);
    };
    write(root, '', '');
    const index = new _line_index_js__WEBPACK_IMPORTED_MODULE_3__/* .LineIndex */ .r(path, lines.join('\n'));
    return new _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._(path, lines.join('\n'), {
        placeAt: (offset) => places[index.placeAt(offset).line - 1] ?? start,
    });
}
function addSetting(root, { steps, value, isText, place }) {
    if (steps.length > MOST_STEPS)
        throw tooMuch(place, `more than ${MOST_STEPS} levels`);
    let holder = root;
    for (const [index, step] of steps.entries()) {
        const next = steps[index + 1];
        const key = holder.isList ? Number(step) : String(step);
        if (typeof key === 'number' && !(Number.isInteger(key) && key >= 0 && key < MOST_ITEMS))
            throw tooMuch(place, `the item ${key}`);
        const known = holder.members.get(key);
        const isList = typeof next === 'number';
        if (next === undefined)
            holder.members.set(key, nodeOf(value, isText, place));
        else if (known !== undefined && 'members' in known && known.isList === isList)
            holder = known;
        else {
            const made = { isList, members: new Map(), place };
            holder.members.set(key, made);
            holder = made;
        }
    }
}
function nodeOf(value, isText, place) {
    const isList = !isText && value.startsWith('{') && value.endsWith('}') && !value.startsWith('{{');
    if (!isList)
        return { json: isText ? quote(value) : jsonOf(value), place };
    const items = value === '{}' ? [] : value.slice(1, -1).split(',');
    return { isList, members: new Map(items.map((item, index) => [index, { json: jsonOf(item), place }])), place };
}
/**
 * Types a value as `--set` does: true, false and null in any case, whole numbers without a leading zero, otherwise a
 * text.
 */
function jsonOf(value) {
    const isTyped = /^(?:true|false|null|0|[-+]\d{1,18}|[1-9]\d{0,17})$/i.test(value);
    return isTyped ? value.toLowerCase().replace(/^\+/, '') : quote(value);
}
/** A text as JSON that is also YAML. Some characters are not allowed in YAML, and others end a line. */
function quote(text) {
    return JSON.stringify(text).replace(/[\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function tooMuch(place, found) {
    return new _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', place, found));
}


/***/ })

};
