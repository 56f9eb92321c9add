export const id = 8643;
export const ids = [8643];
export const modules = {

/***/ 78643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  helmfile: () => (/* binding */ helmfile)
});

// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/syntax/line-index.js
var line_index = __webpack_require__(94499);
// EXTERNAL MODULE: ./build/syntax/located.js
var located = __webpack_require__(60460);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/syntax/template-text.js
var template_text = __webpack_require__(36804);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var deployment_candidates = __webpack_require__(40334);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(91831);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
// EXTERNAL MODULE: ./build/deployment/kinds/facts.js
var facts = __webpack_require__(32541);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/findings.js
var findings = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/release.js + 5 modules
var helm_release = __webpack_require__(90064);
// EXTERNAL MODULE: ./node_modules/semver/functions/satisfies.js
var satisfies = __webpack_require__(68011);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/deployment/chart.js
var deployment_chart = __webpack_require__(93054);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/chart.js
var releases_chart = __webpack_require__(42761);
;// CONCATENATED MODULE: ./build/deployment/kinds/helmfile/state.js





/** The environment that helmfile uses by default. */
const DEFAULT_ENVIRONMENT = 'default';
/** Nobody writes longer helmfiles. */
const MOST_CHARACTERS = 200_000;
/** The most characters read in all environments of one helmfile together. */
const MOST_IN_ALL = 1_000_000;
const MOST_ENVIRONMENTS = 40;
/** The documents of helmfiles that have a root key, highest precedence first. */
function holdersOf(files, key) {
    const held = files.flatMap((file) => file.documents.flatMap((value) => (file.at(value, [key]) === null || value === null ? [] : [{ file, value }])));
    return held.reverse();
}
/**
 * Reads a helmfile and its bases.
 *
 * @throws ProblemError where the file itself cannot be read
 */
async function readHelmfile(files, path) {
    const text = ((await files.text(path)) ?? '').replace(/\r(?!\n)/g, '\n');
    if (text.length > MOST_CHARACTERS) {
        const place = { file: path, line: 1, column: 1 };
        throw new problems_problem/* ProblemError */.Mm((0,problems_problem/* problemAt */.l4)('unparseable', place, `more than ${MOST_CHARACTERS} characters`));
    }
    const own = await files.yaml(path);
    const parts = own === null ? [] : [own];
    let isKnown = true;
    for (const holder of holdersOf(parts, 'bases')) {
        for (const item of (0,located/* itemsIn */.Un)([holder], 'bases').toReversed()) {
            const base = (0,repository_paths/* resolvePath */.o1)((0,repository_paths/* folderOf */.yS)(path), (0,located/* writtenAt */.nt)(item, '')?.text ?? '');
            const read = base === null ? null : await (0,source_files/* nullIfUnreadable */.e)(files.yaml(base));
            if (read === null || holdersOf([read], 'bases').length > 0)
                isKnown = false;
            else
                parts.unshift(read);
        }
    }
    // A template in these sections may add environments or change values.
    for (const key of ['environments', 'values']) {
        for (const { file, value } of (0,located/* allAt */.Nc)(holdersOf(parts, key), key)) {
            const [start, end] = value.node.range ?? [0, 0];
            const section = file.text.slice(file.text.lastIndexOf(key, start), end);
            if ((0,template_text/* unclearTemplates */.A8)(section, template_text/* ANY_LINE */.sR).length > 0)
                isKnown = false;
        }
    }
    const held = (0,located/* allAt */.Nc)(holdersOf(parts, 'environments'), 'environments');
    const names = held.flatMap(({ file, value }) => file.members(value));
    const environments = [...new Set(names.map(({ name }) => name))];
    const isMany = environments.length > MOST_ENVIRONMENTS || environments.length * text.length > MOST_IN_ALL;
    if (!isKnown || isMany)
        return { path, text, parts, environments: [null] };
    return { path, text, parts, environments: environments.length === 0 ? [DEFAULT_ENVIRONMENT] : environments };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/helmfile/chart.js








/**
 * Reads the chart of a release: a local folder, `alias/name`, or an address. For a range, the lock file decides.
 *
 * @param chart the release's `chart`, filled in
 * @throws ProblemError where the lock file cannot be read
 */
async function chartOf(files, state, release, chart) {
    const { text, place } = chart;
    if (text.includes('{{'))
        return (0,releases_chart/* unknownChart */.X6)('unresolved-template', chart);
    const isAddress = /:\/\/|::/.test(text);
    const folder = isAddress ? null : (0,repository_paths/* resolvePath */.o1)((0,repository_paths/* folderOf */.yS)(state.path), text);
    if (folder !== null && (/^\.{1,2}(?:\/|$)/.test(text) || files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml')))) {
        return { kind: 'folder', path: folder };
    }
    const name = text.split('?', 1)[0] ?? '';
    if (isAddress && !text.startsWith('oci://')) {
        const found = `The chart comes from ${(0,quote_text/* quoteText */.o)(text)}`;
        const problem = (0,problems_problem/* problemAt */.l4)('chart-unpinned', place, found, { remedy: 'Set image.tag.' });
        return { kind: 'published', name: (0,repository_paths/* baseNameOf */.mv)(name), version: null, repository: text, problem };
    }
    const written = (0,located/* writtenAt */.nt)(release, 'version');
    const range = written?.text ?? '';
    const isExact = (0,deployment_chart/* exactChartVersion */.El)(range) !== null;
    const locked = isExact ? null : await lockedVersion(files, state.path, (0,repository_paths/* baseNameOf */.mv)(name), range);
    const version = locked ?? (range === '' ? null : written);
    return (0,releases_chart/* publishedChart */.lR)({ text: name, place }, repositoryCalled((0,repository_paths/* folderOf */.yS)(name), state), version);
}
/** The address of a repository by its alias; empty where no file gives it. */
function repositoryCalled(alias, state) {
    for (const holder of holdersOf(state.parts, 'repositories')) {
        const item = (0,located/* itemsIn */.Un)([holder], 'repositories').findLast((each) => (0,located/* writtenAt */.nt)(each, 'name')?.text === alias);
        const url = item === undefined ? '' : ((0,located/* writtenAt */.nt)(item, 'url')?.text ?? '');
        if (item === undefined || url === '' || url.includes('{{'))
            continue;
        return (0,located/* writtenAt */.nt)(item, 'oci')?.text === 'true' && !url.includes('://') ? `oci://${url}` : url;
    }
    return '';
}
/** The single version of a chart within a range, from the lock file beside a helmfile. */
async function lockedVersion(files, path, name, range) {
    const lock = await files.yaml(path.replace(/(?:\.ya?ml)?(?:\.gotmpl)?$/, '.lock'));
    const items = lock?.root == null ? [] : (0,located/* itemsIn */.Un)([{ file: lock, value: lock.root }], 'dependencies');
    const locked = items.flatMap((item) => {
        const version = (0,located/* writtenAt */.nt)(item, 'version');
        const isOther = (0,located/* writtenAt */.nt)(item, 'name')?.text !== name || !satisfies(version?.text ?? '', range || '*');
        return isOther || version === null ? [] : [version];
    });
    return locked.length === 1 ? (locked[0] ?? null) : null;
}

// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var values = __webpack_require__(32185);
// EXTERNAL MODULE: ./build/repository/glob.js
var glob = __webpack_require__(18803);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/layers.js
var releases_layers = __webpack_require__(73315);
;// CONCATENATED MODULE: ./build/deployment/kinds/helmfile/values.js









/** In backticks: Helmfile expands these again for each release. */
const DEFERRED = /\{\{[ \t]*`([^`\n]*)`[ \t]*\}\}/g;
/** Fills in a helmfile or values file with known literals. */
async function filledFile(path, text, literalsFor) {
    const template = text.replace(/\r(?!\n)/g, '\n').replace(DEFERRED, '$1');
    const lines = new line_index/* LineIndex */.r(path, template);
    return (0,template_text/* filledYaml */.IM)(path, template, await literalsFor(template), (offset) => lines.placeAt(offset));
}
/** Values that a template decides. */
function unseenTemplate(file, { text, line }) {
    return (0,releases_layers/* unseenValues */.d)('unresolved-template', { place: { file, line, column: 1 } }, (0,quote_text/* quoteText */.o)(text));
}
/** The values that a mapping holds, highest precedence first. Its `missingFileHandler` applies. */
function valuesOf(holder, layers, reading) {
    const isLax = /^(?:warn|info|debug)$/i.test((0,located/* writtenAt */.nt)(holder, 'missingFileHandler')?.text ?? '');
    const folders = [(0,repository_paths/* folderOf */.yS)(holder.file.path), reading.folder];
    const file = async (written) => (await valuesAtPath(written, folders, isLax, reading)).reverse();
    return (0,releases_layers/* readLayers */.n)(layers, [holder], { file });
}
/** Returns values lowest precedence first, as does the function below. */
async function valuesAtPath({ text: written, place }, from, isLax, reading) {
    const { files, literalsFor } = reading;
    const { text } = (0,template_text/* fillIn */.pz)(written, await literalsFor(written));
    const unseen = () => [(0,releases_layers/* unseenValues */.d)('external-values', { place }, (0,quote_text/* quoteText */.o)(text))];
    if (text.includes('{{'))
        return [(0,releases_layers/* unseenValues */.d)('unresolved-template', { place }, (0,quote_text/* quoteText */.o)(text))];
    const folders = /::|:\/\/|^ref\+|^$/.test(text) ? [] : from;
    for (const path of folders.map((folder) => (0,repository_paths/* resolvePath */.o1)(folder, text) ?? '')) {
        if ((0,glob/* isPattern */.Pt)(path) && !(0,glob/* isReadable */.hS)(path))
            return unseen();
        const found = (0,glob/* isPattern */.Pt)(path)
            ? files.paths.filter((each) => (0,glob/* matchesGlob */.kt)(path, each))
            : [path].filter((each) => files.has(each));
        if (found.length > 0)
            return (await Promise.all(found.map((each) => valuesInFile(each, reading)))).flat();
    }
    return isLax || text === '' ? [] : unseen();
}
async function valuesInFile(path, reading) {
    const { files, isRead, used } = reading;
    used.add(path);
    try {
        const text = path.endsWith('.gotmpl') ? ((await files.text(path)) ?? '') : '';
        const file = text === '' ? await files.yaml(path) : await filledFile(path, text, reading.literalsFor);
        if (file === null)
            return [];
        const unclear = (0,template_text/* unclearTemplates */.A8)(text, isRead).map((each) => unseenTemplate(path, each));
        return [(0,values/* layerOf */.ZZ)(file), ...unclear];
    }
    catch (error) {
        return [(0,problems_problem/* thrownProblem */.AI)(error)];
    }
}

;// CONCATENATED MODULE: ./build/deployment/kinds/helmfile/environment.js







/** A plain reference to a literal. */
const REFERENCE = /^(?:\$?\.(?:(?:Environment\.)?(?:State)?Values\.(?<value>[\w.]+)|(?<name>Environment\.Name|Release\.\w+))|readFile "(?<file>[^"]+)")(?: \| (?:trim|quote))*$/;
/** Resolves the template references of a helmfile in one of its environments. */
class HelmfileEnvironment {
    files;
    path;
    name;
    /** The files its values come from. */
    used = new Set();
    /** Highest precedence first. */
    #values = [];
    constructor(files, path, name) {
        this.files = files;
        this.path = path;
        this.name = name;
    }
    /**
     * @param name null if there may be other environments, so nothing is known
     */
    static async read(files, { path, parts }, name) {
        const environment = new HelmfileEnvironment(files, path, name);
        if (name === null)
            return environment;
        const own = (0,located/* allAt */.Nc)(holdersOf(parts, 'environments'), 'environments').flatMap(({ file, value: all }) => {
            const value = file.at(all, [name]);
            return value === null ? [] : [{ file, value }];
        });
        const values = [];
        const literalsFor = (text) => environment.literalsFor(text);
        const reading = { files, folder: (0,repository_paths/* folderOf */.yS)(path), literalsFor, isRead: template_text/* ANY_LINE */.sR, used: environment.used };
        const defaults = holdersOf(parts, 'values');
        for (const [holders, key] of [
            [own, 'secrets'],
            [own, 'values'],
            [defaults, 'values'],
        ]) {
            for (const holder of holders)
                values.push(...(await valuesOf(holder, [['files', key]], reading)));
        }
        environment.#values = values;
        return environment;
    }
    /**
     * The literals behind the plain references in a text.
     *
     * @param release further names for the release's own templates: `Release.Name`
     */
    async literalsFor(text, release = {}) {
        const inFiles = new Map();
        for (const name of new Set([...text.matchAll(/readFile "([^"]+)"/g)].map(([, each = '']) => each))) {
            const file = (0,repository_paths/* resolvePath */.o1)((0,repository_paths/* folderOf */.yS)(this.path), name) ?? '';
            const content = await (0,source_files/* nullIfUnreadable */.e)(this.files.text(file));
            if (content !== null)
                inFiles.set(name, { text: content.trim(), place: { file, line: 1, column: 1 } });
        }
        const names = { ...release, ...(this.name === null ? {} : { 'Environment.Name': this.name }) };
        const named = new Map(Object.entries(names));
        return (action) => {
            const { value, name, file = '' } = REFERENCE.exec(action)?.groups ?? {};
            if (name !== undefined)
                return named.has(name) ? { text: named.get(name) ?? '', place: null } : null;
            const found = value === undefined ? inFiles.get(file) : this.valueAt(value);
            return found != null && action.endsWith('quote')
                ? { ...found, text: JSON.stringify(found.text) }
                : (found ?? null);
        };
    }
    /** The places of the literals for `.Values.a.b`, including overridden ones. */
    placesOf(name) {
        return this.#values
            .filter(values/* isSeen */.U4)
            .flatMap(({ file, root }) => file.scalar(file.at(root, name.split('.')))?.place ?? []);
    }
    /** The literal for `.Values.a.b`; null if it is not known. */
    valueAt(name) {
        for (const source of this.#values) {
            if (!(0,values/* isSeen */.U4)(source))
                return null;
            const { file, root } = source;
            const value = file.at(root, name.split('.'));
            if (value === null)
                continue;
            const scalar = file.scalar(value);
            if (scalar === null || scalar.hasTemplate || /^(?:$|ENC\[|ref\+)/.test(scalar.text))
                return null;
            // Go formats a number that it has parsed, so the text may differ from the file.
            const isPlain = scalar.type === 'string' || /^(?:0|[1-9]\d{0,14}|true|false)$/.test(scalar.text);
            return isPlain ? { text: scalar.text, place: scalar.place } : null;
        }
        return null;
    }
}

// EXTERNAL MODULE: ./build/deployment/kinds/releases/told.js
var releases_told = __webpack_require__(85508);
;// CONCATENATED MODULE: ./build/deployment/kinds/helmfile/release.js

/** Lines of values that decide the version. */
const DECIDES = /(?:^|[\s{,"'-])(?:image|tag|repository|registry|digest|upgrade|migrationJob|strategy|lightdash[\w-]*)["']?\s*:/i;
/** Lines of a release that decide the version. */
const DECIDES_RELEASE = new RegExp(`${DECIDES.source}|(?:^|[\\s{,"'-])(?:chart|version|values\\w*|secrets|set\\w*|value|installed|<<)["']?\\s*:|^\\s*-\\s.*\\.ya?ml`, 'i');
const NAMES = /\.(?:State)?Values\.([\w.]+)|\b(?:requiredEnv|env) "(\w+)"/g;
/** The values and variables in the lines of a text, `.Values.a.b` as `a.b`. */
function namesIn(lines, isRead) {
    const read = lines.filter((line) => line.includes('{{') && isRead.test(line));
    return read.flatMap((line) => [...line.matchAll(NAMES)].map(([, value, name]) => value ?? name ?? ''));
}
/** Where a release keeps its values, from the layer that wins. */
const LAYERS = [
    ['texts', 'setString'],
    ['settings', 'set'],
    ['files', 'secrets'],
    ['files', 'values'],
    // A list of templates, which is not read.
    ['values', 'inherit'],
];
const IS_ABOUT_IMAGE = /\bimage|newTag|lightdash|--set\b|--values\b|-f\b|--version\b/i;
/** Parts that change a release beyond its values; with a pattern, if they concern the image. */
const TOLD = [
    ...['valuesTemplate', 'setTemplate', 'postRenderer', 'reuseValues'].map((name) => [name]),
    ...['dependencies', 'hooks', 'args', 'jsonPatches', 'strategicMergePatches', 'transformers'].map((name) => [name, IS_ABOUT_IMAGE]),
];
/** The second-order parts of a release, and the conditions around it. */
function secondOrderOf({ file, value, id, around }) {
    const told = around.map(({ text, line }, index) => {
        return { key: `${id}#template ${index + 1}`, text, place: { file: file.path, line, column: 1 } };
    });
    return [...told, ...(0,releases_told/* partsTold */.O)(TOLD, id, [{ file, value }])];
}

;// CONCATENATED MODULE: ./build/deployment/kinds/helmfile/reader.js

















const KIND = 'helmfile';
/** Releases of a helmfile, in every environment (docs/detection.md#helmfile). */
const helmfile = {
    async read(files, candidates, settings) {
        const found = [];
        const claimed = new Set();
        const seen = [];
        const paths = withNamed(files, candidates, settings);
        const given = new Set(candidates);
        for (const path of paths) {
            const text = await (0,source_files/* nullIfUnreadable */.e)(files.text(path));
            if (text === null || !/^["']?releases["']?[ \t]*:/m.test(text))
                continue;
            // A helmfile that names the service and is not a candidate is excluded, or another kind has claimed it.
            if (!given.has(path) && /lightdash/i.test(text))
                continue;
            try {
                const reading = await readReleases(files, await readHelmfile(files, path), settings);
                found.push(...reading.found);
                seen.push(...reading.seen);
                for (const each of reading.claimed)
                    claimed.add(each);
            }
            catch (error) {
                const problem = (0,problems_problem/* thrownProblem */.AI)(error);
                if (!/^[ \t-]*chart:.*lightdash|lightdash\/lightdash/im.test(text))
                    continue;
                found.push((0,finding/* unreadableFinding */.jg)(KIND, `${KIND}:${path}`, path, problem, [path]));
                claimed.add(path);
            }
        }
        return { found, claimed: [...claimed], seen, links: [] };
    },
};
/** The candidates, and helmfiles that do not name the service. Those may install a chart or use values that name it. */
function withNamed(files, candidates, settings) {
    const isSearched = (0,deployment_candidates/* searchTest */.Ln)(settings);
    const named = candidates.length === 0 ? [] : files.paths.filter((path) => (0,facts/* isHelmfile */.h5)(path) && isSearched(path));
    return [...new Set([...candidates, ...named])];
}
async function readReleases(files, state, settings) {
    const found = [];
    const counts = new Map();
    const seen = [];
    const claimed = [];
    const unclear = (0,template_text/* unclearTemplates */.A8)(state.text, DECIDES_RELEASE);
    for (const name of state.environments) {
        const recorded = files.recorded();
        const environment = await HelmfileEnvironment.read(recorded, state, name);
        const file = await filledFile(state.path, state.text, (text) => environment.literalsFor(text));
        const index = new line_index/* LineIndex */.r(file.path, file.text);
        for (const { value } of (0,located/* allAt */.Nc)(holdersOf([file], 'releases'), 'releases.*')) {
            if (file.at(value, ['chart']) === null)
                continue;
            const plain = idOf(file, value, name);
            const isInstalled = !isOff(file, value, environment);
            const count = (counts.get(plain) ?? 0) + (isInstalled ? 1 : 0);
            const id = count > 1 ? `${plain}~${count}` : plain;
            const { first, last } = linesOf(index, file, value, state.text);
            const own = unclear.filter(({ end, decides }) => end >= first && decides <= last);
            const around = own.filter(({ line }) => line < first);
            const within = own.filter(({ line }) => line >= first);
            const lines = state.text.split('\n').slice(first - 1, last);
            const release = { file, value, id, around, within, lines };
            const read = await readRelease({ files, state, environment, asked: recorded.asked, settings }, release);
            if (isInstalled) {
                counts.set(plain, count);
                seen.push(id);
                found.push(...(read?.found ?? []));
            }
            if (read !== null)
                claimed.push(state.path, ...read.claimed, ...environment.used);
        }
    }
    return { found, claimed, seen, links: [] };
}
function isOff(file, value, environment) {
    const condition = file.written(file.at(value, ['condition']));
    const isFalse = condition !== null && environment.valueAt(condition)?.text === 'false';
    return isFalse || file.written(file.at(value, ['installed'])) === 'false';
}
function idOf(file, value, environment) {
    const parts = ['kubeContext', 'namespace', 'name'].map((key) => file.written(file.at(value, [key])) ?? '');
    const label = parts.filter((part) => part !== '').join('/');
    return `${KIND}:${file.path}#${label}${environment === null || environment === DEFAULT_ENVIRONMENT ? '' : `@${environment}`}`;
}
/** The first and last line of a release, including template lines directly below it. */
function linesOf(index, file, value, text) {
    const start = value.node.range?.[0] ?? 0;
    const first = index.placeAt(start).line ?? 1;
    let last = index.placeAt(start + file.sourceOf(value).trimEnd().length).line ?? first;
    const lines = text.split('\n');
    while (/^\s*(?:$|\{\{)/.test(lines[last] ?? 'end'))
        last += 1;
    return { first, last };
}
/** @returns null if the release does not concern the service */
async function readRelease({ files, state, environment, asked, settings }, release) {
    const { file, value, id, within, lines } = release;
    const { path } = state;
    const recorded = files.recorded();
    for (const part of state.parts)
        recorded.has(part.path);
    const used = new Set();
    const inputs = () => [...new Set([...recorded.asked, ...asked])];
    const text = (key) => file.written(file.at(value, [key])) ?? '';
    const names = { 'Release.Name': text('name'), 'Release.Namespace': text('namespace') };
    const literalsFor = (template) => environment.literalsFor(template, names);
    const unreadable = (problem) => (0,service_names/* namesService */.cM)(`${text('name')} ${text('chart')}`)
        ? { found: [(0,finding/* unreadableFinding */.jg)(KIND, id, path, problem, inputs())], claimed: [...used] }
        : null;
    try {
        const source = { file, value };
        const named = (0,located/* writtenAt */.nt)(source, 'chart') ?? { text: '', place: value.place };
        const filled = (0,template_text/* fillIn */.pz)(named.text, await literalsFor(named.text)).text;
        const chart = await chartOf(recorded, state, source, { ...named, text: filled });
        const from = { files: recorded, folder: (0,repository_paths/* folderOf */.yS)(path), literalsFor, isRead: DECIDES, used };
        const values = [...within.map((each) => unseenTemplate(path, each)), ...(await valuesOf(source, LAYERS, from))];
        const parts = await (0,helm_release/* readHelmRelease */.q)(recorded, { chart, values, place: value.place }, settings);
        const [main] = parts;
        if (main === undefined)
            return chart.kind === 'unknown' ? unreadable(chart.problem) : null;
        // What is known to be a number of the chart is none of the service.
        const isOfChart = (0,located/* writtenAt */.nt)(source, 'version')?.text.includes('{{') === false;
        const others = lines.filter((line) => !isOfChart || !/^[\s-]*version:/.test(line));
        const variables = new Set(namesIn(others, DECIDES_RELEASE));
        for (const each of [...used].filter((name) => name.endsWith('.gotmpl'))) {
            for (const name of namesIn((await recorded.text(each))?.split('\n') ?? [], DECIDES))
                variables.add(name);
        }
        const literals = [...variables, ...namesIn(lines, DECIDES_RELEASE)].flatMap((name) => environment.placesOf(name));
        const version = (0,located/* writtenAt */.nt)(source, 'version')?.place ?? [];
        // Lines under a condition are not understood.
        const accounts = within.length > 0 ? [] : [...main.found.accounts, ...literals.concat(version)];
        const of = { kind: KIND, id, carrier: path, inputs: inputs(), secondOrder: secondOrderOf(release) };
        const chartFiles = ['Chart.yaml', 'Chart.lock', 'values.yaml'];
        const claimed = chart.kind === 'folder' ? chartFiles.map((name) => (0,repository_paths/* inFolder */._z)(chart.path, name)) : [];
        return {
            found: (0,findings/* findingsOfRelease */.Xm)((0,findings/* changeMain */.YL)(parts, (own) => ({ ...own, accounts })), { ...of, variables: [...variables] }),
            claimed: [...used, ...claimed],
        };
    }
    catch (error) {
        return unreadable((0,problems_problem/* thrownProblem */.AI)(error));
    }
}


/***/ }),

/***/ 85508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ toldAs),
/* harmony export */   O: () => (/* binding */ partsTold)
/* harmony export */ });
/* harmony import */ var _syntax_located_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60460);

/** The parts of a tool's row that are told, one text for each path. */
function partsTold(parts = [], id, holders) {
    return parts.flatMap(([path, ifMatches = /^/]) => {
        const held = (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_0__/* .allAt */ .Nc)(holders, path).filter(({ file, value }) => ifMatches.test(file.sourceOf(value)));
        return toldAs(`${id}#${path}`, held);
    });
}
/** Some values as one text. */
function toldAs(key, held) {
    const text = held.map(({ file, value }) => `${file.sourceOf(value).trim()}\n`).join('');
    return held.slice(0, 1).map(({ value }) => ({ key, text, place: value.place }));
}


/***/ }),

/***/ 18803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pt: () => (/* binding */ isPattern),
/* harmony export */   hS: () => (/* binding */ isReadable),
/* harmony export */   kt: () => (/* binding */ matchesGlob)
/* harmony export */ });
/** Nobody writes longer patterns. */
const LONGEST_PATTERN = 500;
/** Whether a path contains wildcards, including unsupported ones. */
function isPattern(path) {
    return /[*?[{]/.test(path);
}
/** Whether a pattern uses only `*`, `?` and `**`. */
function isReadable(pattern) {
    return pattern.length <= LONGEST_PATTERN && !/[[\]{}\\()!]/.test(pattern);
}
/** Whether a path matches a pattern. The time grows at most with the product of their lengths. */
function matchesGlob(pattern, path) {
    // How many characters of the path the pattern may have consumed so far.
    let taken = new Set([0]);
    for (const part of pattern.match(/\*\*\/?|[\s\S]/g) ?? []) {
        const next = new Set();
        if (part.startsWith('*')) {
            let isOpen = false;
            for (let end = 0; end <= path.length; end += 1) {
                const isAfterSlash = path[end - 1] === '/';
                isOpen = taken.has(end) || (isOpen && !(part === '*' && isAfterSlash));
                if (isOpen && (part !== '**/' || isAfterSlash || taken.has(end)))
                    next.add(end);
            }
        }
        else {
            for (const at of taken) {
                if (path[at] === part || (part === '?' && at < path.length && path[at] !== '/'))
                    next.add(at + 1);
            }
        }
        if (next.size === 0)
            return false;
        taken = next;
    }
    return taken.has(path.length);
}


/***/ }),

/***/ 36804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ unclearTemplates),
/* harmony export */   IM: () => (/* binding */ filledYaml),
/* harmony export */   pz: () => (/* binding */ fillIn),
/* harmony export */   sR: () => (/* binding */ ANY_LINE)
/* harmony export */ });
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37666);

/** A template on one line. Longer templates stay as they are, which is never a version. */
const ACTION = /\{\{([^{}\n]*)\}\}/g;
/** The most templates that are filled in for one text. */
const MOST_FILLED_IN = 1_000;
/** Longer texts are not versions, names or paths. */
const LONGEST_LITERAL = 500;
/** The part of a word before a template, including its opening quote. */
const WORD = /(?:(?<![^\s"'{},[\]])|["'])[^\s"'{},[\]]*$/;
/** Fills in the templates that have a literal. The word around a filled-in template gets the literal's place. */
function fillIn(text, literals) {
    const pieces = [{ from: 0, source: 0, place: null }];
    let made = '';
    let done = 0;
    for (const { 0: whole, 1: action = '', index } of text.matchAll(ACTION)) {
        const isTooMuch = action.length > LONGEST_LITERAL || pieces.length > 2 * MOST_FILLED_IN;
        const literal = isTooMuch ? null : literals(action.trim());
        if (literal === null || literal.text.length > LONGEST_LITERAL || /[\r\n]/.test(literal.text))
            continue;
        made += text.slice(done, index);
        const word = literal.place === null ? null : WORD.exec(made.slice(-LONGEST_LITERAL));
        const before = word?.[0].length ?? 0;
        pieces.push({ from: made.length - before, source: index - before, place: literal.place });
        made += literal.text;
        done = index + whole.length;
        pieces.push({ from: made.length, source: done, place: null });
    }
    return { text: made + text.slice(done), pieces };
}
/**
 * Parses YAML after its templates are filled in with literals. Other templates stay as they are.
 *
 * @param placeAt the place of an offset in the original text
 * @throws ProblemError (`unparseable`)
 */
function filledYaml(path, text, literals, placeAt) {
    const filled = fillIn(text, literals);
    return new _yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .YamlFile */ ._(path, filled.text, {
        placeAt(offset) {
            const { from, source, place } = filled.pieces.findLast((piece) => piece.from <= offset) ?? { from: 0, source: 0 };
            return place ?? placeAt(source + offset - from);
        },
    });
}
/** For texts in which any line may decide. */
const ANY_LINE = /\S/;
/**
 * The templates in a text that may change lines that decide.
 *
 * @param isRead matches a line that decides
 */
function unclearTemplates(text, isRead) {
    const unclear = [];
    const open = [];
    const close = (end) => {
        const block = open.pop();
        if (block === undefined || block.decides === 0)
            return;
        unclear.push({ ...block, end });
        const outer = open.at(-1);
        if (outer?.decides === 0)
            outer.decides = block.decides;
    };
    const lines = text.includes('{{') ? text.split('\n') : [];
    let above = '';
    for (const [index, written] of lines.entries()) {
        const plain = written.replace(ACTION, '');
        const line = index + 1;
        const isBare = /^[\s-]*$/.test(plain);
        const isDeciding = isRead.test(plain) && !/^\s*#/.test(plain);
        // A condition before a deciding text may end on the same line.
        const isInFront = /^[\s-]*\{\{/.test(written);
        const isBelowOther = /:\s*$/.test(above) && !isRead.test(above);
        for (const [, inner = ''] of written.matchAll(ACTION)) {
            const action = inner.replace(/^-|-$/g, '').trim();
            const isData = isBare
                ? !isBelowOther && !/^(?:\/\*|\$\w* *:?=|else\b)/.test(action)
                : isDeciding && MANY.test(action);
            if (/^(?:if|range|with|block|define)\b/.test(action))
                open.push({ text: action, line, decides: isDeciding && isInFront ? line : 0 });
            else if (action === 'end')
                close(line);
            else if (isData)
                unclear.push({ text: action, line, end: line, decides: line });
        }
        const around = open.at(-1);
        if (isDeciding && around?.decides === 0)
            around.decides = line;
        if (!isBare)
            above = plain;
    }
    while (open.length > 0)
        close(lines.length);
    return unclear;
}
/** A template that may insert a mapping or a list into a line. */
const MANY = /\b(?:to(?:Raw)?(?:Yaml|Json)|include|tpl|n?indent)\b/;


/***/ })

};
