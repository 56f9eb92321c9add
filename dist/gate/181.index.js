export const id = 181;
export const ids = [181];
export const modules = {

/***/ 3181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readTargets: () => (/* binding */ readTargets)
});

// EXTERNAL MODULE: ./build/deployment/chart.js
var deployment_chart = __webpack_require__(3054);
// EXTERNAL MODULE: ./build/deployment/chart-source.js
var chart_source = __webpack_require__(3518);
// EXTERNAL MODULE: ./build/deployment/deployment.js
var deployment = __webpack_require__(5891);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(1831);
// EXTERNAL MODULE: ./build/deployment/place.js
var deployment_place = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/deployment/problem.js
var deployment_problem = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(2431);
// EXTERNAL MODULE: ./build/deployment/source/dotenv.js
var dotenv = __webpack_require__(9946);
// EXTERNAL MODULE: ./build/deployment/source/line-index.js
var line_index = __webpack_require__(3871);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/argo-cd.js
var argo_cd = __webpack_require__(9216);
;// CONCATENATED MODULE: ./build/deployment/kinds/helm/chart-version.js

const CHART_FILE = /(?:^|\/)(?:Chart\.(?:yaml|lock)|requirements\.(?:yaml|lock))$/;
/** Where charts come from, as opposed to images and to sources of other kinds. */
const CHART_REPOSITORY = /^(?:https?|oci|file):\/\/|^[@]|^alias:/;
/**
 * The chart whose version stands at a path: that of a dependency (Chart.yaml), a release (helmfile, Flux), a source (Argo CD)
 * or a chart itself. Numbers of charts and of the service look alike, and are not the same.
 *
 * @param service name of the service's chart
 * @returns null where nothing beside it shows that it is a chart's
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
    // The name may stand behind that of its repository.
    const [, folder = null, name = chart] = /^(.*)\/([^/]*)$/.exec(chart) ?? [];
    const address = source ?? (text('chart') === null ? null : text('repoURL'));
    return { name, isService: name === service, repository: address ?? folder };
}

// EXTERNAL MODULE: ./build/deployment/kinds/helm/image-values.js
var image_values = __webpack_require__(1833);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/release.js + 2 modules
var helm_release = __webpack_require__(2065);
;// CONCATENATED MODULE: ./build/deployment/kinds/target.js













const KIND = 'target';
/** Reads the places that the user names; what is not there is a `target-missing`. */
async function readTargets(files, targets, settings) {
    return Promise.all(targets.map((target) => readTarget(files, target, settings)));
}
async function readTarget(files, target, settings) {
    const recorded = files.recorded();
    const tagSuffix = target.suffix ?? settings.tagSuffix;
    const nowhere = { file: target.file, line: null, column: null };
    let read;
    try {
        const missing = (0,deployment_problem/* problemAt */.l4)('target-missing', nowhere, target.where.text);
        read = (await readAt(recorded, target, { ...settings, tagSuffix })) ?? {
            place: nowhere,
            answer: (0,deployment/* problemAnswer */.aV)(missing),
        };
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
        read = { place: error.problem.place ?? nowhere, answer: (0,deployment/* problemAnswer */.aV)(error.problem) };
    }
    // Argo CD renders nothing but releases of a chart.
    const isOfRelease = read.declared !== undefined || read.environment != null || read.chart != null;
    const isRenderedByArgoCd = isOfRelease && (await (0,argo_cd/* mayBeRenderedByArgoCd */.V)(files, [target.file], settings));
    const id = `${KIND}:${target.name ?? target.text}`;
    return {
        ...finding/* PLAIN */.tZ,
        ...{ kind: KIND, id, unit: id, carrier: target.file },
        ...(isOfRelease ? { isRenderedByArgoCd } : {}),
        accounts: read.place.line === null ? [] : [read.place],
        ...read,
        inputs: [...recorded.asked],
    };
}
async function readAt(files, target, settings) {
    const { where, file: path } = target;
    if (where.kind === 'regex')
        return readPattern(files, path, where.pattern, settings);
    if (/(?:^|\/)\.env[^/]*$|\.env$/.test(path))
        return readVariable(files, path, where.text, settings);
    const file = await files.yaml(path);
    const value = file?.at(file.root, where.path) ?? null;
    if (file === null || value === null)
        return null;
    const entry = entryOf(file, value);
    const chart = chartVersionedAt(file, where.path, settings.chart);
    if (chart !== null)
        return readChartVersion(chart, entry, file.scalar(value)?.place ?? value.place);
    const version = target.chartVersion ?? settings.chartVersion;
    const [section, key] = where.path.slice(-2);
    if (section === 'image' && key === 'tag' && !isReference(entry))
        return readTagOfRelease(files, file, value, where.path, version, settings);
    const image = key === 'tag' ? file.scalar(file.at(file.root, [...where.path.slice(0, -1), 'repository'])) : null;
    return readEntry(entry, file.scalar(value)?.place ?? value.place, settings, image?.text);
}
/** `image.tag` with the repository beside it and what the release declares around it, as values of the service's chart. */
async function readTagOfRelease(files, file, tag, path, version, settings) {
    const root = file.at(file.root, path.slice(0, -2));
    // Whoever names the place vouches for the image, whatever it is called.
    const image = (0,deployment_reference/* parseImageReference */.o_)(file.scalar(file.at(root, ['image', 'repository']))?.text ?? '');
    const vouched = image === null ? settings : { ...settings, ...vouchFor(image, settings) };
    const problem = (0,deployment_problem/* problemAt */.l4)('chart-unpinned', tag.place, 'The tag is empty, and the target has no `chart-version=`');
    const chart = {
        ...{ kind: 'published', name: settings.chart, repository: null },
        version: version === null ? null : { text: version, place: tag.place },
        problem: version === null ? problem : null,
    };
    const release = { chart, values: [{ kind: 'layer', layer: { file, root } }], place: tag.place };
    const reading = await (0,helm_release/* readHelmRelease */.q)(files, release, vouched);
    if (reading === null)
        return null;
    const { further, environment, declared, notices, ...rest } = reading;
    // Where nothing beside the image speaks of variables, it may be no release of the chart.
    const isSilent = environment === null || (environment.set.length === 0 && environment.unseen.length < 2);
    return {
        ...rest,
        chart: version === null ? null : { name: settings.chart, version, place: null, repository: null },
        environment: isSilent ? null : environment,
        declared: { ...declared, keys: path.slice(0, -2) },
        notices: notices.filter((notice) => !(0,chart_source/* mirrorNotices */.T6)(null).includes(notice)),
    };
}
/** A target that is the version of a chart. */
function readChartVersion({ isService, ...chart }, entry, place) {
    const text = entry.status === 'scalar' ? entry.scalar.text : '';
    if (!isService) {
        const found = `${(0,deployment_reference/* quoteText */.ol)(text)}, the version of the chart ${(0,deployment_reference/* quoteText */.ol)(chart.name)},`;
        const remedy = "Let the target lead to the tag of the service's image.";
        return { place, answer: (0,deployment/* problemAnswer */.aV)((0,deployment_problem/* problemAt */.l4)('not-a-version', place, found, { remedy })) };
    }
    const version = (0,deployment_chart/* exactChartVersion */.El)(text);
    const known = { ...chart, version, place };
    const unreadable = (0,image_values/* unreadableText */.LF)(entry, place);
    if (version === null || unreadable !== null) {
        const unpinned = (0,deployment_problem/* problemAt */.l4)('chart-unpinned', place, 'The chart has no version');
        const problem = unreadable ?? (text === '' ? unpinned : (0,deployment_problem/* problemAt */.l4)('chart-range', place, (0,deployment_reference/* quoteText */.ol)(text)));
        return { place, answer: (0,deployment/* problemAnswer */.aV)(problem), chart: { ...known, version: null } };
    }
    const image = { path: (0,deployment_reference/* imagePath */.d0)(image_values/* DEFAULT_IMAGE */.__), suffix: '', digest: null };
    return { place, answer: { status: 'chart', chart: { ...known, version }, image }, chart: known };
}
/** Whether an entry is a whole image reference, not a tag alone. */
function isReference(entry) {
    return entry.status === 'scalar' && /[/:]/.test(entry.scalar.text.split('@', 1)[0] ?? '');
}
/** A whole image reference, whose repository the user vouches for by naming the place, or a tag, with the repository beside it. */
function readEntry(entry, place, rules, repository = '') {
    if (entry.status !== 'scalar' || !isReference(entry)) {
        const reference = (0,deployment_reference/* parseImageReference */.o_)(repository) ?? image_values/* DEFAULT_IMAGE */.__;
        return { place, answer: (0,image_values/* readTagEntry */.jD)(entry, reference, rules.tagSuffix, place) };
    }
    const unreadable = (0,image_values/* unreadableText */.LF)(entry, place);
    if (unreadable !== null)
        return { place, answer: (0,deployment/* problemAnswer */.aV)(unreadable) };
    const found = (0,deployment_reference/* quoteText */.ol)(entry.scalar.text);
    const reference = (0,deployment_reference/* parseImageReference */.o_)(entry.scalar.text);
    if (reference === null)
        return { place, answer: (0,deployment/* problemAnswer */.aV)((0,deployment_problem/* problemAt */.l4)('not-a-version', place, found)) };
    const known = (0,deployment/* answerOfImage */.Li)(reference, vouchFor(reference, rules), place);
    return { place, ...(known ?? { answer: (0,deployment/* problemAnswer */.aV)((0,deployment_problem/* problemAt */.l4)('custom-image', place, found)) }) };
}
/** Rules by which this very repository is an image of the service. */
function vouchFor({ repository }, { images, tagSuffix }) {
    return { tagSuffix, images: [...images, repository.replace(/[\\*?[\]{}()!+@|]/g, '\\$&')] };
}
async function readVariable(files, path, name, rules) {
    const text = await files.text(path);
    const variable = text === null ? undefined : (0,dotenv/* parseDotenv */.q)(path, text).findLast((entry) => entry.name === name);
    if (variable === undefined)
        return null;
    const { value, place, expands } = variable;
    if (expands && /\$(?!\$)/.test(value)) {
        const variables = [...value.matchAll(/\$\{?(\w+)/g)].map(([, used = '']) => used);
        return { place, answer: (0,deployment/* problemAnswer */.aV)((0,deployment_problem/* problemAt */.l4)('unresolved-variable', place, (0,deployment_reference/* quoteText */.ol)(value))), variables };
    }
    return readText(value.replaceAll('$$', '$'), place, rules);
}
/** So many versions are named in a message, and so many places of a pattern are left to it. */
const MOST_VERSIONS = 10;
const MOST_ACCOUNTS = 1_000;
async function readPattern(files, path, pattern, rules) {
    const text = await files.text(path);
    if (text === null)
        return null;
    const starts = new Map();
    const all = [];
    for (const { indices, groups } of text.matchAll(new RegExp(pattern.source, `${pattern.flags}dg`))) {
        const [start] = indices?.groups?.['version'] ?? [];
        const found = groups?.['version'];
        if (start === undefined || found === undefined)
            continue;
        if (!starts.has(found))
            starts.set(found, start);
        if (all.length < MOST_ACCOUNTS)
            all.push(start);
    }
    const [first] = starts;
    if (first === undefined)
        return null;
    const lines = new line_index/* LineIndex */.r(path, text);
    const place = lines.placeAt(first[1]);
    const accounts = all.map((start) => lines.placeAt(start));
    if (starts.size === 1)
        return { ...readText(first[0], place, rules), accounts };
    const shown = [...starts].slice(0, MOST_VERSIONS);
    const places = shown.map(([found, start]) => `${(0,deployment_reference/* quoteText */.ol)(found)} at ${(0,deployment_place/* showPlace */.R)(lines.placeAt(start))}`);
    const more = starts.size > shown.length ? ` and ${starts.size - shown.length} more` : '';
    return { place, answer: (0,deployment/* problemAnswer */.aV)((0,deployment_problem/* problemAt */.l4)('mixed-versions', place, `${places.join(', ')}${more}`)), accounts };
}
function readText(text, place, rules) {
    const scalar = { text, type: 'string', place, alias: null, hasTemplate: false };
    return readEntry({ status: 'scalar', scalar, source: text }, place, rules);
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
