export const id = 3181;
export const ids = [3181];
export const modules = {

/***/ 8366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ declaredInComment)
/* harmony export */ });
/** Behind a sign that begins a comment in some language, and with nothing but a blank or the comment's end behind the mode. */
const DECLARATION = /(?:^|\s)(?:#|\/\/|--|;|<!--|\/\*)[ \t]*upgrade-gate: (RollingUpdate|Recreate)(?=\s|\*\/|-->|$)/;
/** What may stand before a comment that speaks of the next line: nothing, or what opens or leads to it. */
const LEADS_ON = /(?:^|[[({:=])\s*$/;
/**
 * The mode that a comment declares for a version: `upgrade-gate: Recreate` on its line, or on the line above where that says nothing of
 * its own (DESIGN section 4).
 *
 * @param text of the file
 * @param version where the version stands in it
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
/** The declaration of a line; null where it is part of a text, and where the line has several. */
function commentIn(line) {
    const match = DECLARATION.exec(line);
    if (match === null || line.split('upgrade-gate: ').length > 2)
        return null;
    const before = line.slice(0, match.index);
    const isQuoted = ['"', "'", '`'].some((quote) => before.split(quote).length % 2 === 0);
    return isQuoted ? null : match;
}
/** A line with the one above it, which the first line has not. */
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
/* harmony import */ var _repository_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(997);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(688);
/* harmony import */ var _source_source_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5142);



const IS_APPLICATION = /["']?kind["']?\s*:\s*["']?Application(?:Set)?["']?\s*(?:[,}#]|$)/m;
const known = new WeakMap();
/**
 * Whether Argo CD renders a chart with these values, or may: an application in the tree names the service's chart, or a folder
 * of theirs. An application of another repository cannot be seen.
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
/** All files with an application or a set of them. */
async function readApplications(files, chart) {
    const manifests = files.paths.filter((path) => /\.(?:ya?ml|json)$/.test(path));
    const found = [];
    for (const path of await files.containing('argoproj.io', manifests)) {
        const text = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readable */ .H)(files.text(path));
        if (text !== null && IS_APPLICATION.test(text))
            found.push({ text, isOfService: (0,_service_names_js__WEBPACK_IMPORTED_MODULE_0__/* .namesService */ .cM)(text, { images: [], chart }) });
    }
    return found;
}
/** Whether an application names a folder, or all folders beside it. */
function uses(text, folder) {
    if (folder === '')
        return /["']?path["']?\s*:\s*["']?\.?\/?["']?\s*(?:[,}#]|$)/m.test(text);
    const above = (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(folder);
    const all = above === '' ? [] : [`${above}/*`, `${above}/{{`];
    return [folder, ...all].some((each) => text.includes(each));
}


/***/ }),

/***/ 3181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readTargets: () => (/* binding */ readTargets)
});

// EXTERNAL MODULE: ./build/deployment/chart.js
var chart = __webpack_require__(3054);
// EXTERNAL MODULE: ./build/deployment/chart-source.js
var chart_source = __webpack_require__(3518);
// EXTERNAL MODULE: ./build/deployment/comment-declaration.js
var comment_declaration = __webpack_require__(8366);
// EXTERNAL MODULE: ./build/deployment/deployment.js
var deployment = __webpack_require__(5891);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(1831);
// EXTERNAL MODULE: ./build/deployment/place.js
var deployment_place = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/deployment/problem.js
var problem = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(2431);
// EXTERNAL MODULE: ./build/deployment/source/line-index.js
var line_index = __webpack_require__(3871);
// EXTERNAL MODULE: ./build/deployment/source/source-files.js + 1 modules
var source_files = __webpack_require__(5142);
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
    const nowhere = { file: target.file, line: null, column: null };
    const known = { ...settings, tagSuffix: target.suffix ?? settings.tagSuffix };
    const missing = () => refused((0,problem/* problemAt */.l4)('target-missing', nowhere, target.where.text), nowhere);
    let read;
    try {
        read = (await readAt(recorded, target, known)) ?? missing();
    }
    catch (error) {
        if (!(error instanceof problem/* ProblemError */.Mm))
            throw error;
        read = refused(error.problem, error.problem.place ?? nowhere);
    }
    // Argo CD renders nothing but releases of a chart.
    const isOfRelease = read.declared !== undefined || read.environment != null || read.chart != null;
    const isRenderedByArgoCd = isOfRelease && (await (0,argo_cd/* mayBeRenderedByArgoCd */.V)(files, [target.file], settings));
    const declared = read.declared ?? deployment/* NOTHING_DECLARED */.ZM;
    const text = (await (0,source_files/* readable */.H)(recorded.text(target.file))) ?? '';
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
/** What a comment declares at each place of the version alike. */
function declaredAtAll(text, { place, accounts = [place] }) {
    const all = accounts.map((each) => (0,comment_declaration/* declaredInComment */.B)(text, each));
    const [first = null] = all;
    return all.every((each) => each?.value === first?.value) ? first : null;
}
function refused(problem, place) {
    return { place, answer: (0,deployment/* problemAnswer */.aV)(problem) };
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
/** A target that is the version of a chart. */
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
    const found = `${(0,deployment_reference/* quoteText */.ol)(text)}, the version of the chart ${(0,deployment_reference/* quoteText */.ol)(name)},`;
    const remedy = "Let the target lead to the tag of the service's image.";
    return refused((0,problem/* problemAt */.l4)('not-a-version', place, found, { remedy }), place);
}
/**
 * `image.tag` with the repository beside it and what the release declares around it, as values of the service's chart.
 *
 * @param keys those that lead to the values of the chart
 */
async function readTagOfRelease(files, { file, keys, place }, version, settings) {
    const root = file.at(file.root, keys);
    // Whoever names the place vouches for the image, whatever it is called.
    const image = (0,deployment_reference/* parseImageReference */.o_)(file.scalar(file.at(root, ['image', 'repository']))?.text ?? '');
    const vouched = image === null ? settings : { ...settings, ...vouchFor(image, settings) };
    const unpinned = (0,problem/* problemAt */.l4)('chart-unpinned', place, 'The tag is empty, and the target has no `chart-version=`');
    const chart = {
        ...{ kind: 'published', name: settings.chart, repository: null },
        version: version === null ? null : { text: version, place },
        problem: version === null ? unpinned : null,
    };
    const values = [{ kind: 'layer', layer: { file, root } }];
    const reading = await (0,helm_release/* readHelmRelease */.q)(files, { chart, values, place }, vouched);
    if (reading === null)
        return null;
    const { further, environment, declared, notices, ...rest } = reading;
    // Where nothing beside the image speaks of variables, it may be no release of the chart.
    const isSilent = environment === null || (environment.set.length === 0 && environment.unseen.length < 2);
    return {
        ...rest,
        chart: version === null ? null : { name: settings.chart, version, place: null, repository: null },
        environment: isSilent ? null : environment,
        declared: { ...declared, keys },
        notices: notices.filter((notice) => !(0,chart_source/* mirrorNotices */.T6)(null).includes(notice)),
    };
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
        return refused(unreadable, place);
    const found = (0,deployment_reference/* quoteText */.ol)(entry.scalar.text);
    const reference = (0,deployment_reference/* parseImageReference */.o_)(entry.scalar.text);
    if (reference === null)
        return refused((0,problem/* problemAt */.l4)('not-a-version', place, found), place);
    const known = (0,deployment/* answerOfImage */.Li)(reference, vouchFor(reference, rules), place);
    return known === null ? refused((0,problem/* problemAt */.l4)('custom-image', place, found), place) : { place, ...known };
}
/** Rules by which this very repository is an image of the service. */
function vouchFor({ repository }, { images, tagSuffix }) {
    return { tagSuffix, images: [...images, repository.replace(/[\\*?[\]{}()!+@|]/g, '\\$&')] };
}
/** So many matches of a pattern are left to it, and so many are named in a message. */
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
    const said = [...byVersion].slice(0, MOST_NAMED).map(([found, at]) => `${(0,deployment_reference/* quoteText */.ol)(found)} at ${(0,deployment_place/* showPlace */.R)(at)}`);
    return { ...refused((0,problem/* problemAt */.l4)('mixed-versions', place, said.join(', ')), place), accounts };
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
