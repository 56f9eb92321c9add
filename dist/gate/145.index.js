export const id = 145;
export const ids = [145];
export const modules = {

/***/ 8678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ foundOfRelease)
/* harmony export */ });
/** What a release deploys, as deployments that are upgraded as one: its own, and those of further images in its values. */
function foundOfRelease(reading, { identity, ...release }) {
    const { further, ...own } = reading;
    const common = { ...release, units: [identity] };
    return [
        { ...own, ...common, identities: [identity] },
        ...further.map(({ found, steps }) => {
            const { answer, place, notices, chart, declared, environment } = found;
            const rest = { answer, place, notices, chart, declared, environment };
            return { ...rest, ...common, identities: [`${identity}#${steps.join('.')}`] };
        }),
    ];
}


/***/ }),

/***/ 6174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ReleaseLayers)
/* harmony export */ });
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7669);
/* harmony import */ var _values_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4139);


/** So many sources of values that are not seen are named. */
const MOST_NOTICES = 10;
/** The values of one release in their order, those among them that cannot be seen. */
class ReleaseLayers {
    values;
    /** What is seen. */
    scope;
    /** Why the others are not. */
    unseen;
    /** @param values the one that wins first */
    constructor(values) {
        this.values = values;
        this.scope = new _values_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .ValuesScope */ .j(values.flatMap((each) => (each.kind === 'layer' ? [each.layer] : [])));
        this.unseen = values.flatMap((each) => (each.kind === 'unseen' ? [each.problem] : []));
    }
    /** The part that a chart within the release's chart reads. */
    within(key) {
        const values = [];
        let removed;
        for (const each of this.values) {
            if (each.kind === 'unseen') {
                values.push(each);
                continue;
            }
            const { file, mapping, isPatch } = each.layer;
            if (mapping !== undefined && mapping === removed)
                continue;
            const root = file.at(each.layer.root, [key]);
            if (file.scalar(root)?.type !== 'null') {
                values.push({ kind: 'layer', layer: { file, root, mapping, isPatch } });
                continue;
            }
            // A null takes away all that stands below it; that of a patch, what it patches.
            if (isPatch !== true)
                break;
            removed = mapping;
        }
        return new ReleaseLayers(values);
    }
    /** The same with values below all others. */
    over(lowest) {
        return new ReleaseLayers([...this.values, { kind: 'layer', layer: lowest }]);
    }
    /** Why what stands at a path is not certain: values that are not seen win over whatever sets it. Null where none do. */
    hiddenAt(path) {
        const decides = this.scope.layerOf(path);
        let hidden = null;
        for (const each of this.values) {
            if (each.kind === 'unseen')
                hidden ??= each.problem;
            else if (each.layer === decides)
                return hidden;
        }
        return hidden;
    }
    /** What to say of values that are not seen where they do not matter. */
    get notices() {
        return this.unseen.slice(0, MOST_NOTICES).map(({ code, found, message, place }) => {
            if (code !== 'external-values' || place === null)
                return `${message} What wins over it has the tag`;
            return `Values from ${found} at ${(0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .showPlace */ .R)(place)} are outside of this repository; what wins over them has the tag`;
        });
    }
    get unseenVariables() {
        return this.unseen.flatMap(({ code, found, place }) => {
            if (place === null)
                return [];
            return [{ source: code === 'external-values' ? `values from ${found}` : `values at ${(0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .showPlace */ .R)(place)}`, place }];
        });
    }
}


/***/ }),

/***/ 2314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ readHelmRelease)
});

// EXTERNAL MODULE: ./build/deployment/chart.js
var deployment_chart = __webpack_require__(3054);
// EXTERNAL MODULE: ./build/deployment/chart-source.js
var chart_source = __webpack_require__(3518);
// EXTERNAL MODULE: ./build/deployment/deployment.js
var deployment = __webpack_require__(5891);
// EXTERNAL MODULE: ./build/deployment/place.js
var place = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/deployment/problem.js
var deployment_problem = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(2431);
// EXTERNAL MODULE: ./build/deployment/repository-paths.js
var repository_paths = __webpack_require__(997);
// EXTERNAL MODULE: ./build/deployment/formats/helm/further-images.js
var further_images = __webpack_require__(4635);
// EXTERNAL MODULE: ./build/deployment/formats/helm/local-chart.js
var local_chart = __webpack_require__(4348);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release-environment.js + 1 modules
var release_environment = __webpack_require__(1253);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release-values.js
var release_values = __webpack_require__(7842);
// EXTERNAL MODULE: ./build/deployment/formats/helm/service-images.js
var service_images = __webpack_require__(9008);
// EXTERNAL MODULE: ./build/deployment/formats/helm/values-scope.js
var values_scope = __webpack_require__(4139);
;// CONCATENATED MODULE: ./build/deployment/formats/helm/release-images.js








/** So many images of the service are read of one release. */
const MOST_IMAGES = 200;
/**
 * The images of the service in the values of a release, wherever they stand (DETECTION 2.3, "Generic values"). What one source
 * of values says of an image goes together with what the others say of it; an image that is overridden is none.
 *
 * @param isRead whether what stands at a path is read already
 */
function readReleaseImages(layers, settings, isRead = () => false) {
    const found = [];
    const known = new Set();
    for (const layer of layers.scope.layers) {
        for (const image of imagesOf(layer, settings.images)) {
            const way = JSON.stringify(image.path);
            if (known.has(way) || isRead(image.path))
                continue;
            known.add(way);
            const read = readImage(layers, layer, image, settings);
            if (read !== null)
                found.push(read);
            if (found.length === MOST_IMAGES)
                return found;
        }
    }
    return found;
}
/** Several releases may share a file of values, which is searched once. */
const searched = new WeakMap();
function imagesOf({ file, root }, images) {
    if (root === null)
        return [];
    const known = searched.get(root.node);
    if (known?.images === images)
        return known.found;
    const found = (0,service_images/* serviceImages */.W)(file, { images, seen: new Set(), isWide: true, root });
    searched.set(root.node, { images, found });
    return found;
}
function readImage(layers, layer, { path, steps, value, parent }, settings) {
    const { file } = layer;
    const inList = path.findIndex((step) => typeof step === 'number');
    const keys = path.slice(0, inList === -1 ? path.length : inList).map(String);
    const entry = layers.scope.at(keys);
    // A list counts as a whole: that of the first source of values that has it.
    if (inList !== -1 && !isSame(entry, file.at(layer.root, keys)))
        return null;
    const scope = inList === -1 ? layers.scope : new values_scope/* ValuesScope */.j([{ file, root: value }]);
    const read = file.isMap(value)
        ? readPair(scope, inList === -1 ? keys : [], value, settings)
        : readText(inList === -1 ? entry : entryOf(file, value), settings);
    if (read === null)
        return null;
    const hidden = layers.hiddenAt(inList === -1 && file.isMap(value) ? [...keys, 'tag'] : keys);
    const { setsTag, ...reading } = read;
    return {
        found: {
            kind: further_images/* VALUES_KIND */.AG,
            identities: [(0,further_images/* valuesIdentity */.zb)(file.path, steps)],
            carrier: file.path,
            chart: null,
            declared: deployment/* NOTHING_DECLARED */.ZM,
            environment: (0,release_environment/* readEnvironmentBeside */.W)(file, parent, value.place),
            ...reading,
            notices: [...reading.notices, ...(hidden === null ? layers.notices : [])],
            ...(hidden === null ? {} : { answer: (0,deployment/* problemAnswer */.aV)(hidden), place: hidden.place ?? reading.place }),
        },
        setsTag,
        steps,
    };
}
function isSame(entry, value) {
    const { line, column } = value?.place ?? { line: null, column: null };
    return (entry.status === 'structure' &&
        entry.place.file === value?.place.file &&
        entry.place.line === line &&
        entry.place.column === column);
}
function entryOf(file, value) {
    const scalar = file.scalar(value);
    const source = file.sourceOf(value);
    return scalar === null ? { status: 'structure', place: value.place, source } : { status: 'scalar', scalar, source };
}
function readPair(scope, image, value, settings) {
    const repository = scope.at([...image, 'repository']);
    if (repository.status !== 'scalar' || repository.scalar.text === '')
        return null;
    const problem = (0,deployment_problem/* problemAt */.l4)('chart-unpinned', value.place, 'The image has no tag', { remedy: 'Set `tag`.' });
    const reading = (0,release_values/* readRelease */.iJ)(scope, settings, { chart: null, problem }, { image, declares: false });
    if (reading === null)
        return null;
    const { answer, notices, setsTag } = reading;
    return { place: reading.place ?? value.place, answer, notices, setsTag };
}
function readText(entry, settings) {
    if (entry.status !== 'scalar')
        return null;
    const { place, text } = entry.scalar;
    const unreadable = (0,release_values/* unreadableText */.LF)(entry, place);
    if (unreadable !== null)
        return { place, answer: (0,deployment/* problemAnswer */.aV)(unreadable), notices: [], setsTag: true };
    const reference = (0,deployment_reference/* parseImageReference */.o_)(text);
    const read = reference && (0,deployment/* answerOfImage */.Li)(reference, settings, place);
    return read && { place, ...read, setsTag: true };
}

// EXTERNAL MODULE: ./build/deployment/formats/helm/release-layers.js
var release_layers = __webpack_require__(6174);
// EXTERNAL MODULE: ./build/deployment/formats/helm/umbrella.js
var umbrella = __webpack_require__(5356);
;// CONCATENATED MODULE: ./build/deployment/formats/helm/release.js














/**
 * Reads what a release of a chart deploys (DETECTION 2.3, precedence of each tool; 2.5, `external-values`): the tag of the first
 * source of values that has one, else the chart's `appVersion`. Values that cannot be seen and would win over the tag are
 * its problem; those below it a notice.
 *
 * @param files recorded ones: all that is asked for becomes an input of the deployment
 * @returns null where the release has nothing of the service
 * @throws TreeError where the tree cannot be read
 */
async function readHelmRelease(files, release, settings) {
    const { chart } = release;
    const layers = new release_layers/* ReleaseLayers */._(release.values);
    try {
        if (chart.kind === 'folder')
            return await readChartInFolder(files, chart.path, layers, release, settings);
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
        return unreadable(error.problem, release);
    }
    if (chart.kind === 'unknown')
        return readOtherChart(layers, release, chart.problem, settings);
    const name = chart.name.slice(chart.name.lastIndexOf('/') + 1);
    if (name === settings.chart)
        return readPublishedChart(layers, release, { ...chart, name }, settings);
    const place = chart.version?.place ?? release.place;
    const found = `it is that of ${(0,deployment_reference/* quoteText */.ol)(name)}, not of ${(0,deployment_reference/* quoteText */.ol)(settings.chart)} (input \`chart\`)`;
    const problem = (0,deployment_problem/* problemAt */.l4)('chart-unknown', place, found);
    const reading = readOtherChart(layers, release, problem, settings);
    // A chart that is named after the service deploys it, whatever its values say.
    if (reading === null && /^lightdash\b/i.test(name))
        return unreadable(problem, release);
    return reading;
}
function unreadable(problem, { place }) {
    return {
        answer: (0,deployment/* problemAnswer */.aV)(problem),
        place: problem.place ?? place,
        notices: [],
        chart: null,
        declared: deployment/* NOTHING_DECLARED */.ZM,
        environment: null,
        further: [],
    };
}
/** The service's chart by its name. */
function readPublishedChart(layers, release, chart, settings) {
    const known = chartOf(chart, release.place);
    const reading = readServiceChart(layers, known, { keys: [], local: null, place: release.place }, settings);
    const { name, repository, version } = chart;
    return {
        ...reading,
        chart: { name, version: known.chart?.version ?? null, place: version?.place ?? null, repository },
        further: readReleaseImages(layers, settings, isUnder(['image'])),
    };
}
function chartOf({ name, version, repository, problem }, place) {
    const refuse = (why) => ({ chart: null, problem: why });
    if (problem !== null)
        return refuse(problem);
    if (version === null) {
        return refuse((0,deployment_problem/* problemAt */.l4)('chart-unpinned', place, 'The chart has no version and image.tag is empty'));
    }
    const { text, place: at } = version;
    if ((0,release_values/* isTemplate */.Fl)(text))
        return refuse((0,deployment_problem/* problemAt */.l4)('unresolved-template', at, (0,deployment_reference/* quoteText */.ol)(text)));
    if (text.startsWith('ENC['))
        return refuse((0,deployment_problem/* problemAt */.l4)('encrypted', at));
    const exact = (0,deployment_chart/* exactChartVersion */.El)(text);
    if (exact === null)
        return refuse((0,deployment_problem/* problemAt */.l4)('chart-range', at, (0,deployment_reference/* quoteText */.ol)(text)));
    return { chart: { name, version: exact, place: at, repository }, problem: (0,deployment_problem/* problemAt */.l4)('chart-unknown', at) };
}
/** @param layers its own part of the values */
function readServiceChart(layers, chart, { keys, local, place }, settings) {
    const { scope } = layers;
    const reading = (0,release_values/* readRelease */.iJ)(scope, settings, chart, { keys, isServiceChart: true });
    if (reading === null)
        throw new TypeError("values of the service's chart that are not its own");
    const { isChartsTurn } = reading;
    const hidden = layers.hiddenAt(['image', 'tag']);
    // A problem is not mended by what the chart has.
    const own = isChartsTurn || reading.answer.status !== 'problem' ? local : null;
    const answer = hidden === null ? (own?.answer ?? reading.answer) : (0,deployment/* problemAnswer */.aV)(hidden);
    const placeOfChart = chart.chart?.place ?? chart.problem.place;
    const declared = seenDeclarations(layers, reading.declared);
    const repository = chart.chart?.repository ?? null;
    return {
        answer,
        place: (hidden === null ? (own?.place ?? reading.place ?? placeOfChart) : hidden.place) ?? place,
        notices: [
            ...new Set([...reading.notices, ...(own?.notices ?? [])]),
            ...(isChartsTurn && own === null && chart.chart !== null ? (0,chart_source/* mirrorNotices */.T6)(repository) : []),
            ...(hidden === null ? layers.notices : []),
            ...declared.notices,
        ],
        declared: declared.declared,
        environment: (0,release_environment/* readReleaseEnvironment */.F)(scope, [], layers.unseenVariables),
    };
}
/** What is declared in values that no others win over which are not seen; the rest counts as not set. */
function seenDeclarations(layers, declared) {
    const notices = [];
    const seen = (what, path, ...others) => {
        const hidden = [path, ...others].map((each) => layers.hiddenAt(each)).find((each) => each !== null) ?? null;
        if (hidden === null || what === null)
            return what;
        const at = hidden.place === null ? '' : ` at ${(0,place/* showPlace */.R)(hidden.place)}`;
        notices.push(`Values${at} are not seen and may change ${path.join('.')} at ${(0,place/* showPlace */.R)(what.place)}: taken as not set`);
        return null;
    };
    return {
        declared: {
            keys: declared.keys,
            // Without the migration job the mode does not do what it says.
            upgradeMode: seen(declared.upgradeMode, ['upgrade', 'mode'], ['migrationJob', 'enabled']),
            migrationJob: seen(declared.migrationJob, ['migrationJob', 'enabled']),
            strategies: declared.strategies.filter(({ workload }) => layers.hiddenAt([workload, 'strategy', 'type']) === null),
        },
        notices,
    };
}
function isUnder(prefix) {
    return (path) => prefix.every((step, index) => path[index] === step);
}
/** A chart whose source lies in the repository: the service's own, one that depends on it, or another. */
async function readChartInFolder(files, folder, layers, release, settings) {
    const path = (0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml');
    const chart = await files.yaml(path);
    if (chart === null) {
        const found = `there is no ${(0,deployment_reference/* quoteText */.ol)(path)} in the repository`;
        return readOtherChart(layers, release, (0,deployment_problem/* problemAt */.l4)('chart-unknown', release.place, found), settings);
    }
    const values = await files.yaml((0,repository_paths/* inFolder */._z)(folder, 'values.yaml'));
    const whole = values === null ? layers : layers.over({ file: values, root: values.root });
    if (chart.scalar(chart.at(chart.root, ['name']))?.text === settings.chart) {
        return readSourceOfService(files, chart, folder, whole, release, settings);
    }
    const dependencies = (0,umbrella/* dependenciesOf */.hk)(chart, settings);
    if (dependencies.length > 0)
        return readUmbrella(files, chart, dependencies, whole, release, settings);
    const problem = (0,deployment_problem/* problemAt */.l4)('chart-unknown', release.place, `${(0,deployment_reference/* quoteText */.ol)(path)} is not that of the service`);
    return readOtherChart(whole, release, problem, settings);
}
async function readSourceOfService(files, chart, folder, layers, release, settings) {
    const local = await (0,local_chart/* readLocalChart */.a)(files, folder, { scope: layers.scope, keys: [], fallback: release_values/* DEFAULT_IMAGE */.__ }, settings);
    const place = local?.place ?? release.place;
    const known = { chart: null, problem: (0,deployment_problem/* problemAt */.l4)('chart-unpinned', place, 'The chart has no appVersion') };
    const version = chart.scalar(chart.at(chart.root, ['version']));
    return {
        ...readServiceChart(layers, known, { keys: [], local, place: release.place }, settings),
        chart: {
            name: settings.chart,
            version: version === null ? null : (0,deployment_chart/* exactChartVersion */.El)(version.text),
            place: version?.place ?? null,
            repository: `./${folder}`,
        },
        further: readReleaseImages(layers, settings, isUnder(['image'])),
    };
}
/** A chart that depends on the service's chart, perhaps several times under different names. */
async function readUmbrella(files, chart, dependencies, layers, release, settings) {
    const readings = [];
    for (const dependency of dependencies) {
        const reading = await readDependency(files, chart, dependency, layers, release, settings);
        if (reading !== null)
            readings.push({ key: dependency.key, reading });
    }
    const images = readReleaseImages(layers, settings, (path) => dependencies.some(({ key }) => isUnder([key, 'image'])(path)));
    const [main, ...others] = readings;
    if (main === undefined)
        return ofImages(images);
    return { ...main.reading, further: [...others.map(({ key, reading }) => asFurther(reading, [key])), ...images] };
}
async function readDependency(files, chart, dependency, layers, release, settings) {
    const { name, key, repository } = dependency;
    if (!(0,umbrella/* isEnabled */.Ol)(dependency, layers.scope)) {
        const hidden = hiddenSwitch(dependency, layers);
        return hidden && unreadable(hidden, release);
    }
    const own = layers.within(key);
    const known = await (0,umbrella/* chartOfDependency */.XG)(files, chart, dependency);
    const local = await (0,umbrella/* readSourceOfDependency */.WW)(files, folderOfChart(chart), dependency, own.scope, settings);
    const reading = readServiceChart(own, known, { keys: [key], local, place: dependency.place }, settings);
    return { ...reading, chart: { name, version: known.version, place: known.place, repository }, further: [] };
}
function folderOfChart({ path }) {
    return path.slice(0, Math.max(0, path.length - '/Chart.yaml'.length));
}
/** Values that are not seen and may switch a dependency on that is off in what is seen. */
function hiddenSwitch({ conditions, tags }, layers) {
    const switches = [...conditions.map((path) => path.split('.')), ...tags.map((tag) => ['tags', tag])];
    return switches.map((path) => layers.hiddenAt(path)).find((hidden) => hidden !== null) ?? null;
}
/** Keys by which the service's chart is known, and no other chart has. */
const CERTAIN_KEYS = [
    ['secrets', 'LIGHTDASH_SECRET'],
    ['configMap', 'SITE_URL'],
];
/**
 * A chart that is not the service's, as far as one can see: images of the service in the values count (an app-template), and values
 * that only the service's chart has, of this chart or of one that it depends on.
 *
 * @param problem why the chart says nothing of the version
 */
function readOtherChart(layers, release, problem, settings) {
    const known = { chart: null, problem: problem.place === null ? { ...problem, place: release.place } : problem };
    const keys = [...new Set([settings.chart, 'lightdash'])].find((key) => isServiceSection(layers.within(key), settings));
    if (keys !== undefined) {
        const options = { keys: [keys], local: null, place: release.place };
        const reading = readServiceChart(layers.within(keys), known, options, settings);
        return { ...reading, chart: null, further: readReleaseImages(layers, settings, isUnder([keys, 'image'])) };
    }
    const isRoot = showsChart(layers.scope);
    const images = readReleaseImages(layers, settings, isRoot ? isUnder(['image']) : undefined);
    if (images.length > 0 || !isRoot)
        return ofImages(images);
    const reading = readServiceChart(layers, known, { keys: [], local: null, place: release.place }, settings);
    return { ...reading, chart: null, further: [] };
}
function showsChart(scope) {
    return CERTAIN_KEYS.some((path) => scope.at(path).status !== 'unset');
}
/** Keys that the service's chart has; below its own name they are its values. */
const SECTION_KEYS = [
    'secrets',
    'configMap',
    'externalDatabase',
    'migrationJob',
    'lightdashBackend',
    'scheduler',
    'upgrade',
];
/** Whether these are values of the service's chart below another one, whose own file is not in the repository. */
function isServiceSection({ scope }, { images }) {
    if (showsChart(scope))
        return true;
    const repository = scope.at(['image', 'repository']);
    if (repository.status === 'scalar' && repository.scalar.text !== '') {
        const reference = (0,deployment_reference/* parseImageReference */.o_)(repository.scalar.text);
        return reference === null || (0,deployment_reference/* classifyImage */._u)(reference, images) !== 'other';
    }
    if (scope.at(['image', 'tag']).status !== 'unset')
        return true;
    return SECTION_KEYS.some((key) => scope.at([key]).status === 'structure');
}
/** Where there is nothing but images, the first is the release's. */
function ofImages([first, ...further]) {
    if (first === undefined)
        return null;
    const { answer, place, notices, chart, declared, environment } = first.found;
    return { answer, place, notices, chart, declared, environment, further };
}
function asFurther({ further: _, ...reading }, steps) {
    const { file } = reading.place;
    return {
        found: { kind: further_images/* VALUES_KIND */.AG, identities: [(0,further_images/* valuesIdentity */.zb)(file, steps)], carrier: file, ...reading },
        setsTag: true,
        steps,
    };
}


/***/ })

};
