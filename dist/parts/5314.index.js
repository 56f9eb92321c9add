export const id = 5314;
export const ids = [5314];
export const modules = {

/***/ 15314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  helmfile: () => (/* binding */ helmfile)
});

// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/syntax/source-text.js
var source_text = __webpack_require__(70593);
// EXTERNAL MODULE: ./build/syntax/template-text.js
var template_text = __webpack_require__(36804);
// EXTERNAL MODULE: ./build/syntax/yaml.js + 1 modules
var yaml = __webpack_require__(56830);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var deployment_candidates = __webpack_require__(40334);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(91831);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/completions.js
var completions = __webpack_require__(54082);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/repository/glob.js
var glob = __webpack_require__(18803);
// EXTERNAL MODULE: ./build/syntax/template-variables.js
var template_variables = __webpack_require__(37850);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/image-values.js
var image_values = __webpack_require__(61833);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var values = __webpack_require__(32185);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/layers.js
var releases_layers = __webpack_require__(73315);
;// CONCATENATED MODULE: ./build/deployment/kinds/helmfile/state.js





const DEFAULT_ENVIRONMENT = 'default';
const MOST_CHARACTERS = 200_000;
const MOST_IN_ALL = 1_000_000;
const MOST_ENVIRONMENTS = 40;
function holdersOf(files, key) {
    const values = files.flatMap(({ documents }) => documents.flatMap((value) => (value?.at([key]) ? [value] : [])));
    return values.reverse();
}
async function readHelmfile(files, path) {
    const text = ((await files.text(path)) ?? '').replace(/\r(?!\n)/g, '\n');
    if (text.length > MOST_CHARACTERS) {
        const place = { file: path, line: 1, column: 1 };
        throw (0,problems_problem/* unparseable */.Ve)(place, `more than ${MOST_CHARACTERS} characters`);
    }
    const own = await files.yaml(path);
    const { bases, isWhole } = own === null ? { bases: [], isWhole: true } : await readBases(files, own);
    const parts = own === null ? [] : [...bases, own];
    const isKnown = isWhole && ['environments', 'values'].every((key) => isClear(parts, key));
    const values = (0,yaml/* allAt */.Nc)(holdersOf(parts, 'environments'), 'environments');
    const names = values.flatMap(({ members }) => members);
    const environments = [...new Set(names.map(({ name }) => name))];
    const isMany = environments.length > MOST_ENVIRONMENTS || environments.length * text.length > MOST_IN_ALL;
    if (!isKnown || isMany)
        return { path, text, parts, environments: [null] };
    return { path, text, parts, environments: environments.length === 0 ? [DEFAULT_ENVIRONMENT] : environments };
}
async function readBases(files, own) {
    const bases = [];
    let isWhole = true;
    for (const holder of holdersOf([own], 'bases')) {
        for (const item of (0,yaml/* itemsIn */.Un)([holder], 'bases').toReversed()) {
            const path = (0,repository_paths/* resolvePath */.o1)((0,repository_paths/* folderOf */.yS)(own.path), item.writtenAt('')?.text ?? '');
            const base = path === null ? null : await (0,source_files/* nullIfUnreadable */.e)(files.yaml(path));
            if (base === null || holdersOf([base], 'bases').length > 0)
                isWhole = false;
            else
                bases.unshift(base);
        }
    }
    return { bases, isWhole };
}
function isClear(parts, key) {
    return (0,yaml/* allAt */.Nc)(holdersOf(parts, key), key).every(({ file, node }) => {
        const [start, end] = node.range ?? [0, 0];
        const section = file.text.slice(file.text.lastIndexOf(key, start), end);
        return (0,template_text/* unclearTemplates */.A8)(section, template_text/* ANY_LINE */.sR).length === 0;
    });
}
function partsOf(release, files) {
    const templates = (0,yaml/* allAt */.Nc)(holdersOf(files, 'templates'), 'templates');
    const named = release.itemsAt('inherit').toReversed();
    const inherited = named.flatMap((item) => {
        const [value] = templates.flatMap((all) => all.at([item.textAt('template')]) ?? []);
        return value === undefined ? [] : [{ value, except: item.itemsAt('except').map((each) => each.textAt()) }];
    });
    return [{ value: release, except: inherited.length === named.length ? ['inherit'] : [] }, ...inherited];
}
function writtenIn(parts, key) {
    return parts.map(({ value }) => value.writtenAt(key)).find((written) => written !== null) ?? null;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/helmfile/environment.js













const REFERENCE = /^(?:\$?\.(?:(?:Environment\.)?(?:State)?Values\.(?<value>[\w.]+)|(?<name>Environment\.Name|Release\.\w+))|readFile "(?<file>[^"]+)")(?: \| (?:trim|quote))*$/;
class HelmfileEnvironment {
    files;
    path;
    name;
    used = new Set();
    #values = new values/* ValuesScope */.jF([]);
    #assumed = new Map();
    constructor(files, path, name) {
        this.files = files;
        this.path = path;
        this.name = name;
    }
    static async read(files, { path, parts }, name) {
        const environment = new HelmfileEnvironment(files, path, name);
        if (name === null)
            return environment;
        const own = (0,yaml/* allAt */.Nc)(holdersOf(parts, 'environments'), 'environments').flatMap((all) => all.at([name]) ?? []);
        const literalsFor = (text) => environment.literalsFor(text);
        const reading = { files, folder: (0,repository_paths/* folderOf */.yS)(path), literalsFor, isRead: template_text/* ANY_LINE */.sR, used: environment.used };
        const read = async (key, holders) => {
            const values = [];
            for (const holder of holders)
                values.push(...(await valuesOf(holder, [{ as: 'files', at: [key] }], reading)));
            return values;
        };
        const strongest = [...(await read('secrets', own)), ...(await read('values', own))];
        environment.#values = new values/* ValuesScope */.jF([...strongest, ...(await read('values', holdersOf(parts, 'values')))]);
        return environment;
    }
    get choice() {
        return this.#assumed.size === 0 ? null : [...this.#assumed.keys()].join(', ');
    }
    assuming(words) {
        const environment = new HelmfileEnvironment(this.files, this.path, this.name);
        environment.#values = this.#values;
        environment.#assumed = words;
        return environment;
    }
    async literalsFor(text, release = {}) {
        const inFiles = new Map();
        for (const [, name = ''] of text.matchAll(/readFile "([^"]+)"/g)) {
            const file = (0,repository_paths/* resolvePath */.o1)((0,repository_paths/* folderOf */.yS)(this.path), name) ?? '';
            const content = await (0,source_files/* nullIfUnreadable */.e)(this.files.text(file));
            if (content !== null)
                inFiles.set(name, { text: content.trim(), place: { file, line: 1, column: 1 } });
        }
        const names = new Map([...Object.entries(release), ['Environment.Name', this.name]]);
        return (action) => {
            const assumed = this.#assumed.get(action);
            if (assumed !== undefined)
                return { text: assumed, place: null };
            const { value, name, file = '' } = REFERENCE.exec(action)?.groups ?? {};
            const known = name === undefined ? null : (names.get(name) ?? null);
            if (name !== undefined)
                return known === null ? null : { text: known, place: null };
            const found = value === undefined ? inFiles.get(file) : this.valueAt(value);
            if (found == null)
                return null;
            return action.endsWith('quote') ? { ...found, text: JSON.stringify(found.text) } : found;
        };
    }
    placesOf(name) {
        return (0,image_values/* placesAt */.uQ)(this.#values, [name.split('.')]);
    }
    valueAt(name) {
        const path = name.split('.');
        const entry = this.#values.at(path);
        if (this.#values.hiddenAt(path) !== null || entry.status !== 'scalar')
            return null;
        const { text, type, place } = entry.scalar;
        if ((0,template_variables/* hasTemplate */.rJ)(text) || /^(?:ENC\[|ref\+)/.test(text))
            return null;
        const isPlain = type === 'string' || /^(?:0|[1-9]\d{0,14}|true|false)$/.test(text);
        return isPlain ? { text, place } : null;
    }
}
const DEFERRED = /\{\{[ \t]*`([^`\n]*)`[ \t]*\}\}/g;
async function filledFile(path, text, literalsFor) {
    const template = text.replace(/\r(?!\n)/g, '\n').replace(DEFERRED, '$1');
    return (0,template_text/* filledYaml */.IM)(new source_text/* SourceText */.D(path, template), await literalsFor(template));
}
function unseenTemplate(file, { text, line }) {
    return (0,problems_problem/* problemAt */.l4)('unresolved-template', { file, line, column: 1 }, (0,quote_text/* quoteText */.o)(text));
}
function isLax(holder) {
    return /^(?:warn|info|debug)$/i.test(holder.writtenAt('missingFileHandler')?.text ?? '');
}
function valuesOf(holder, layers, reading) {
    const folders = [(0,repository_paths/* folderOf */.yS)(holder.file.path), reading.folder];
    const file = async ({ text: written, place }) => {
        const { text } = (0,template_text/* fillIn */.pz)(written, await reading.literalsFor(written));
        if (text.includes('{{'))
            return [(0,problems_problem/* problemAt */.l4)('unresolved-template', place, (0,quote_text/* quoteText */.o)(text))];
        const found = /::|:\/\/|^ref\+|^$/.test(text) ? [] : filesNamed(text, folders, reading.files);
        if (found === null || (found.length === 0 && !isLax(holder) && text !== ''))
            return [(0,problems_problem/* problemAt */.l4)('external-values', place, (0,quote_text/* quoteText */.o)(text))];
        return (await Promise.all(found.map((path) => valuesInFile(path, reading)))).flat().reverse();
    };
    return (0,releases_layers/* readLayers */.n)(layers, [holder], { file });
}
function filesNamed(text, folders, files) {
    for (const path of folders.map((folder) => (0,repository_paths/* resolvePath */.o1)(folder, text) ?? '')) {
        if ((0,glob/* isPattern */.Pt)(path) && !(0,glob/* isReadable */.hS)(path))
            return null;
        const found = (0,glob/* isPattern */.Pt)(path)
            ? files.paths.filter((each) => (0,glob/* matchesGlob */.kt)(path, each))
            : [path].filter((each) => files.has(each));
        if (found.length > 0)
            return found;
    }
    return [];
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

// EXTERNAL MODULE: ./build/deployment/kinds/helmfile/facts.js
var facts = __webpack_require__(11754);
// EXTERNAL MODULE: ./node_modules/semver/functions/satisfies.js
var satisfies = __webpack_require__(68011);
// EXTERNAL MODULE: ./build/deployment/chart.js
var deployment_chart = __webpack_require__(93054);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/findings.js
var findings = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/release.js + 4 modules
var helm_release = __webpack_require__(18658);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/tool.js
var tool = __webpack_require__(16107);
;// CONCATENATED MODULE: ./build/deployment/kinds/helmfile/release.js















const DECIDES = new RegExp(String.raw `(?:^|[\s{,"'-])(?:image|tag|repository|registry|digest|upgrade|migrationJob|strategy|${product/* product */.q.word}[\w-]*)["']?\s*:`, 'i');
const DECIDES_RELEASE = new RegExp(`${DECIDES.source}|(?:^|[\\s{,"'-])(?:chart|version|values\\w*|secrets|set\\w*|value|installed|<<)["']?\\s*:|^\\s*-\\s.*\\.ya?ml`, 'i');
const NAMES = /\.(?:State)?Values\.([\w.]+)|\b(?:requiredEnv|env) "(\w+)"/g;
function namesIn(lines, isRead) {
    const read = lines.filter((line) => line.includes('{{') && isRead.test(line));
    return read.flatMap((line) => [...line.matchAll(NAMES)].map(([, value, name]) => value ?? name ?? ''));
}
const LAYERS = [
    { as: 'texts', at: ['setString'] },
    { as: 'settings', at: ['set'] },
    { as: 'files', at: ['secrets'] },
    { as: 'files', at: ['values'] },
    { as: 'values', at: ['inherit'] },
];
const IS_ABOUT_IMAGE = new RegExp(String.raw `\bimage|newTag|${product/* product */.q.word}|--set\b|--values\b|-f\b|--version\b`, 'i');
const NOT_EVALUATED = [
    { path: 'valuesTemplate' },
    { path: 'setTemplate' },
    { path: 'postRenderer' },
    { path: 'reuseValues' },
    { path: 'dependencies', ifMatches: IS_ABOUT_IMAGE },
    { path: 'hooks', ifMatches: IS_ABOUT_IMAGE },
    { path: 'args', ifMatches: IS_ABOUT_IMAGE },
    { path: 'jsonPatches', ifMatches: IS_ABOUT_IMAGE },
    { path: 'strategicMergePatches', ifMatches: IS_ABOUT_IMAGE },
    { path: 'transformers', ifMatches: IS_ABOUT_IMAGE },
];
function namesOfRelease(parts) {
    const text = (key) => writtenIn(parts, key)?.text ?? '';
    return { 'Release.Name': text('name'), 'Release.Namespace': text('namespace') };
}
async function readRelease(tree, state, environment, release, settings) {
    const files = tree.recorded();
    for (const part of state.parts)
        files.relyOn(part.path);
    const context = { files, state, environment, release, used: new Set() };
    const unreadable = (problem) => unreadableRelease(context, problem);
    try {
        const chart = await chartIn(context);
        const values = await valuesIn(context);
        const place = release.parts[0].value.place;
        const parts = await (0,helm_release/* readHelmRelease */.q1)(files, { chart, values, place, called: textOf(context, 'name') }, settings);
        const [main] = parts;
        if (main === undefined)
            return chart.kind === 'unknown' ? unreadable(chart.problem) : null;
        const isPinned = parts.every(({ found }) => found.answer.status === 'version' && found.tagBelow === undefined);
        const variables = await variablesIn(context, isPinned);
        const understood = understoodIn(context, main.found.understood, variables);
        const identity = {
            kind: 'helmfile',
            id: release.id,
            release: textOf(context, 'name'),
            carrier: state.path,
            inputs: inputsOf(context),
            secondOrder: secondOrderIn(context),
            variables,
        };
        const chartFiles = ['Chart.yaml', 'Chart.lock', 'values.yaml'];
        const ofChart = chart.kind === 'folder' ? chartFiles.map((name) => (0,repository_paths/* inFolder */._z)(chart.path, name)) : [];
        const changed = (0,findings/* changeMain */.YL)(parts, (found) => ({ ...found, understood }));
        return { found: (0,findings/* findingsOfRelease */.Xm)(changed, identity), claimed: [...context.used, ...ofChart] };
    }
    catch (error) {
        return unreadable((0,problems_problem/* thrownProblem */.AI)(error));
    }
}
const textOf = ({ release }, key) => writtenIn(release.parts, key)?.text ?? '';
const literalsFor = ({ environment, release }, template) => environment.literalsFor(template, namesOfRelease(release.parts));
function inputsOf({ files, environment }) {
    return [...new Set([...files.asked, ...environment.files.asked])];
}
function unreadableRelease(context, problem) {
    const { release, state, used } = context;
    if (!(0,service_names/* namesService */.cM)(`${textOf(context, 'name')} ${textOf(context, 'chart')}`))
        return null;
    const found = (0,finding/* unreadableFinding */.jg)('helmfile', release.id, state.path, problem, inputsOf(context));
    return { found: [found], claimed: [...used] };
}
async function valuesIn(context) {
    const { files, state, release, used } = context;
    const from = {
        files,
        folder: (0,repository_paths/* folderOf */.yS)(state.path),
        literalsFor: (template) => literalsFor(context, template),
        isRead: DECIDES,
        used,
    };
    const values = release.within.map((each) => unseenTemplate(state.path, each));
    for (const layer of LAYERS) {
        const holders = release.parts.filter(({ except }) => !layer.at.some((key) => except.includes(key)));
        for (const holder of holders)
            values.push(...(await valuesOf(holder.value, [layer], from)));
    }
    return values;
}
async function variablesIn({ files, release: { parts, lines }, used }, isPinned) {
    const isOfChart = isPinned || writtenIn(parts, 'version')?.text.includes('{{') === false;
    const others = lines.filter((line) => !isOfChart || !/^[\s-]*version:/.test(line));
    const variables = new Set(namesIn(others, DECIDES_RELEASE));
    for (const each of [...used].filter((name) => name.endsWith('.gotmpl'))) {
        for (const name of namesIn((await files.text(each))?.split('\n') ?? [], DECIDES))
            variables.add(name);
    }
    return [...variables];
}
function understoodIn(context, ofValues, variables) {
    const { environment, release } = context;
    if (release.within.length > 0)
        return [];
    const names = [...variables, ...namesIn(release.lines, DECIDES_RELEASE)];
    const version = writtenIn(release.parts, 'version')?.place ?? [];
    return [...ofValues, ...names.flatMap((name) => environment.placesOf(name)), version].flat();
}
function secondOrderIn({ state, environment, release }) {
    const { id, around, parts } = release;
    const [{ value }] = parts;
    const conditions = around.map((each, index) => {
        const key = `${id}#template ${index + 1}`;
        return { key, text: each.text, place: { file: value.file.path, line: each.line, column: 1 } };
    });
    const objects = parts.map((each) => each.value);
    const choice = {
        key: `${state.path}#environment`,
        text: environment.choice ?? '',
        place: value.place,
        isChoice: true,
    };
    return [
        ...conditions,
        ...(0,tool/* secondOrderOf */.kk)(NOT_EVALUATED, id, objects),
        ...(environment.choice === null ? [] : [choice]),
    ];
}
async function chartIn(context) {
    const { files, state, release } = context;
    const { text } = (0,template_text/* fillIn */.pz)(textOf(context, 'chart'), await literalsFor(context, textOf(context, 'chart')));
    const place = writtenIn(release.parts, 'chart')?.place ?? release.parts[0].value.place;
    return await chartOf(files, state, writtenIn(release.parts, 'version'), { text, place });
}
async function chartOf(files, state, written, chart) {
    const { text, place } = chart;
    if (text.includes('{{'))
        return (0,helm_release/* unknownChart */.X6)('unresolved-template', chart);
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
    const range = written?.text ?? '';
    const isExact = (0,deployment_chart/* exactChartVersion */.El)(range) !== null;
    const locked = isExact ? null : await lockedVersion(files, state.path, (0,repository_paths/* baseNameOf */.mv)(name), range);
    const version = locked ?? (range === '' ? null : written);
    return (0,helm_release/* publishedChart */.lR)({ text: name, place }, repositoryCalled((0,repository_paths/* folderOf */.yS)(name), state), version);
}
function repositoryCalled(alias, state) {
    for (const holder of holdersOf(state.parts, 'repositories')) {
        const item = (0,yaml/* itemsIn */.Un)([holder], 'repositories').findLast((each) => each.writtenAt('name')?.text === alias);
        const url = item === undefined ? '' : (item.writtenAt('url')?.text ?? '');
        if (item === undefined || url === '' || url.includes('{{'))
            continue;
        return item.writtenAt('oci')?.text === 'true' && !url.includes('://') ? `oci://${url}` : url;
    }
    return '';
}
async function lockedVersion(files, path, name, range) {
    const lock = await files.yaml(path.replace(/(?:\.ya?ml)?(?:\.gotmpl)?$/, '.lock'));
    const items = lock?.root == null ? [] : (0,yaml/* itemsIn */.Un)([lock.root], 'dependencies');
    const locked = items.flatMap((item) => {
        const version = item.writtenAt('version');
        const isOther = item.writtenAt('name')?.text !== name || !satisfies(version?.text ?? '', range || '*');
        return isOther || version === null ? [] : [version];
    });
    return locked.length === 1 ? (locked[0] ?? null) : null;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/helmfile/reader.js














const KIND = 'helmfile';
const NAMES_CHART = new RegExp(String.raw `^[ \t-]*chart:.*${product/* product */.q.word}|${product/* product */.q.image.path}`, 'im');
const helmfile = {
    async read(files, candidates, settings) {
        const found = [];
        const claimed = new Set();
        const objectIds = [];
        const off = [];
        const given = new Set(candidates);
        const isSearched = (0,deployment_candidates/* searchTest */.Ln)(settings);
        const named = given.size === 0 ? [] : files.paths.filter((path) => (0,facts/* isHelmfile */.h)(path) && isSearched(path));
        for (const path of new Set([...candidates, ...named])) {
            const text = await (0,source_files/* nullIfUnreadable */.e)(files.text(path));
            if (text === null || !/^["']?releases["']?[ \t]*:/m.test(text))
                continue;
            if (!given.has(path) && (0,product/* isNamed */.e)(text))
                continue;
            try {
                const reading = await readReleases(files, await readHelmfile(files, path), settings);
                found.push(...reading.found);
                objectIds.push(...reading.objectIds);
                off.push(...(reading.off ?? []));
                for (const each of reading.claimed)
                    claimed.add(each);
            }
            catch (error) {
                const problem = (0,problems_problem/* thrownProblem */.AI)(error);
                if (!NAMES_CHART.test(text))
                    continue;
                found.push((0,finding/* unreadableFinding */.jg)(KIND, `${KIND}:${path}`, path, problem, [path]));
                claimed.add(path);
            }
        }
        return { found, claimed: [...claimed], objectIds, off, links: [] };
    },
};
async function readReleases(files, state, settings) {
    const found = [];
    const objectIds = [];
    const off = [];
    const claimed = [];
    const counts = new Map();
    const unclear = (0,template_text/* unclearTemplates */.A8)(state.text, DECIDES_RELEASE);
    for (const name of state.environments) {
        const environment = await HelmfileEnvironment.read(files.recorded(), state, name);
        const file = await filledFile(state.path, state.text, (text) => environment.literalsFor(text));
        const index = new source_text/* SourceText */.D(file.path, file.text);
        for (const value of (0,yaml/* allAt */.Nc)(holdersOf([file], 'releases'), 'releases.*')) {
            const parts = partsOf(value, [...state.parts, file]);
            const own = parts.map((part) => part.value).filter((each) => each.file === file);
            const isInstalled = !isOff(parts, environment);
            const id = uniqueId(idOf(parts, name), isInstalled, counts);
            const release = { parts, id, ...linesOf(own, index, state.text, unclear) };
            const read = [];
            for (const [each, possible] of await possibilitiesOf(release, environment, files.paths, state)) {
                const reading = await readRelease(files, state, possible, each, settings);
                (isInstalled ? objectIds : off).push(each.id);
                read.push(...(reading?.found ?? []));
                if (reading !== null)
                    claimed.push(state.path, ...reading.claimed, ...environment.used);
            }
            if (isInstalled)
                found.push(...(0,finding/* withChoices */.Fd)(read));
        }
    }
    return { found, claimed, objectIds, off, links: [] };
}
function uniqueId(id, isInstalled, counts) {
    const count = (counts.get(id) ?? 0) + (isInstalled ? 1 : 0);
    if (isInstalled)
        counts.set(id, count);
    return count > 1 ? `${id}~${count}` : id;
}
async function possibilitiesOf(release, environment, paths, state) {
    const words = await wordsOf(release.parts, environment, paths, state);
    if (words.size === 0)
        return [[release, environment]];
    return [...words].map(([name, each]) => [{ ...release, id: `${release.id}@${name}` }, environment.assuming(each)]);
}
async function wordsOf(release, environment, paths, { path }) {
    const written = release.flatMap(({ value }) => (0,yaml/* itemsIn */.Un)([value], 'values').flatMap((item) => item.writtenAt('')?.text ?? []));
    const names = namesOfRelease(release);
    const filled = async (text) => (0,template_text/* fillIn */.pz)(text, await environment.literalsFor(text, names)).text;
    const rest = await Promise.all(written.map(filled));
    const open = rest.filter((text) => text.includes('{{'));
    const isOptional = release.some(({ value }) => isLax(value));
    return (0,completions/* completionsOf */.v)(open.map((text) => ({ rest: text, start: (0,repository_paths/* folderOf */.yS)(path) })), paths, isOptional);
}
function isOff(release, environment) {
    const condition = writtenIn(release, 'condition');
    const isFalse = condition !== null && environment.valueAt(condition.text)?.text === 'false';
    return isFalse || writtenIn(release, 'installed')?.text === 'false';
}
function idOf(release, environment) {
    const parts = ['kubeContext', 'namespace', 'name'].map((key) => writtenIn(release, key)?.text ?? '');
    const label = parts.filter((part) => part !== '').join('/');
    const of = environment === null || environment === DEFAULT_ENVIRONMENT ? '' : `@${environment}`;
    return `${KIND}:${release[0].value.file.path}#${label}${of}`;
}
function linesOf(values, index, text, unclear) {
    const ranges = values.map((value) => rangeOf(index, value, text));
    const deciding = (isAround) => ranges.flatMap(({ first, last }) => unclear.filter((each) => each.end >= first && each.decides <= last && each.line < first === isAround));
    const lines = ranges.flatMap(({ first, last }) => text.split('\n').slice(first - 1, last));
    return { around: deciding(true), within: deciding(false), lines };
}
function rangeOf(index, value, text) {
    const start = value.node.range?.[0] ?? 0;
    const first = index.placeAt(start).line ?? 1;
    let last = index.placeAt(start + value.source.trimEnd().length).line ?? first;
    const lines = text.split('\n');
    while (/^\s*(?:$|\{\{)/.test(lines[last] ?? 'end'))
        last += 1;
    return { first, last };
}


/***/ }),

/***/ 54082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ completionsOf)
/* harmony export */ });
/* harmony import */ var _repository_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18803);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93960);
/* harmony import */ var _syntax_template_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36804);



const MOST_ENVIRONMENTS = 100;
const MOST_TEMPLATES = 5;
function completionsOf(written, paths, isLax) {
    const patterns = written.map(patternOf);
    const known = patterns.filter((each) => each !== null);
    const [first, ...others] = known.sort((one, other) => other.templates.length - one.templates.length);
    if (first === undefined || known.length < patterns.length)
        return new Map();
    if (others.some(({ templates }) => !templates.every((each) => first.templates.includes(each))))
        return new Map();
    if (isLax && first.templates.length > 1)
        return new Map();
    const words = new Map((isLax ? known : [first]).flatMap((each) => wordsIn(paths, each)));
    const there = new Set(paths);
    const whole = [...words].filter(([, each]) => isLax || others.every((pattern) => there.has(pattern.fill(each))));
    const isTold = [...words.values()].every((each) => [...each.values()].every(_syntax_template_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlain */ .$i));
    if (!isTold || whole.length === 0 || whole.length > MOST_ENVIRONMENTS)
        return new Map();
    const without = ['', new Map(first.templates.map((template) => [template, '']))];
    return new Map([...whole, ...(isLax ? [without] : [])]);
}
function wordsIn(paths, { templates, file }) {
    return paths.flatMap((path) => {
        const [, ...texts] = file.exec(path) ?? [];
        if (texts.length === 0 || texts.some((text) => _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .FOR_ALL */ .Ah.test(text)))
            return [];
        return [[texts.join('/'), new Map(templates.map((template, index) => [template, texts[index] ?? '']))]];
    });
}
function patternOf({ rest, start }) {
    const path = start === null ? null : (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePath */ .o1)(start, rest);
    const [front = ''] = rest.split('{{', 1);
    const [before = '', ...pieces] = (path ?? '').split(/\{\{([^{}\n]{1,200})\}\}/);
    if (path === null || !/\w/.test(front) || pieces.length > 2 * MOST_TEMPLATES)
        return null;
    if (pieces.some((between, index) => index % 2 === 1 && index < pieces.length - 1 && !between.includes('/')))
        return null;
    const all = pieces.filter((_, index) => index % 2 === 0).map((each) => each.trim());
    const templates = [...new Set(all)];
    const part = all.length === 1 ? '(.+)' : '([^/]+)';
    const inFile = (template, index) => all.indexOf(template) === index ? part : `\\${templates.indexOf(template) + 1}`;
    const written = all.map((template, index) => inFile(template, index) + (0,_repository_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .literalPattern */ .Kf)(pieces[2 * index + 1] ?? ''));
    const fill = (words) => before + all.map((template, index) => (words.get(template) ?? '') + (pieces[2 * index + 1] ?? '')).join('');
    return { templates, file: new RegExp(`^${(0,_repository_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .literalPattern */ .Kf)(before)}${written.join('')}$`), fill };
}


/***/ }),

/***/ 73315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readLayers),
/* harmony export */   q: () => (/* binding */ replacedTags)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14889);
/* harmony import */ var _syntax_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50836);
/* harmony import */ var _syntax_set_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97353);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37850);
/* harmony import */ var _syntax_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50516);
/* harmony import */ var _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56830);
/* harmony import */ var _helm_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32185);








const MOST_ITEMS = 100;
const DECIDES = /(?:^|[.])(?:image|tag|repository|registry|digest|upgrade|migrationJob|strategy|enabled)(?:[.[]|$)/;
async function readLayers(layers, sources, reach) {
    const values = [];
    for (const { as, at, of } of layers) {
        const holders = of === undefined ? sources : [(await reach.twin?.(of)) ?? []].flat();
        const path = at.find((each) => (0,_syntax_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .allAt */ .Nc)(holders, each).length > 0);
        if (path !== undefined)
            values.push(...(await valuesAt(path, holders, as, reach)));
    }
    return values;
}
async function valuesAt(path, holders, as, reach) {
    const written = (0,_syntax_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .allAt */ .Nc)(holders, path);
    const [first] = written;
    if (first === undefined)
        return [];
    if (as === 'values')
        return ownValues(written);
    if (as === 'settings' || as === 'texts')
        return settingsIn(first, as === 'texts', await textsIn(first, reach));
    const items = first.scalar ? [first] : (0,_syntax_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .itemsIn */ .Un)(holders, path);
    const [further] = items.slice(MOST_ITEMS);
    if (further !== undefined)
        return [(0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', further.place, `more than ${MOST_ITEMS} ${as}`)];
    const values = [];
    for (const item of items)
        values.unshift(...(await valuesOfItem(item, as, reach)));
    return values;
}
async function valuesOfItem(item, as, reach) {
    if (as === 'targeted' && !DECIDES.test(item.writtenAt('targetPath')?.text ?? ''))
        return [];
    if (as !== 'files')
        return (await reach.reference?.(item)) ?? [];
    if (item.isMap)
        return [(0,_helm_values_js__WEBPACK_IMPORTED_MODULE_6__/* .layerOf */ .ZZ)(item.file, item)];
    return (await reach.file?.(item.writtenAt('') ?? { text: '', place: item.place })) ?? [];
}
function replacedTags(layers, sources) {
    const owned = layers.filter(({ as }) => as === 'values').map(({ at }) => at.map((path) => (0,_syntax_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .allAt */ .Nc)(sources, path)));
    const replaced = owned.flatMap((written) => {
        const used = written.find(({ length }) => length > 0) ?? [];
        const texts = used.slice(used.findIndex(({ isMap }) => !isMap) + 1);
        return [...(texts.length < used.length ? texts : []), ...written.filter((each) => each !== used).flat()];
    });
    const tags = replaced.flatMap((value) => ownValues([value]).filter(_helm_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isSeen */ .U4));
    return tags.flatMap(({ root }) => root?.writtenAt('image.tag')?.place ?? []);
}
function ownValues(written) {
    const values = [];
    for (const value of written) {
        if (value.isMap) {
            values.push((0,_helm_values_js__WEBPACK_IMPORTED_MODULE_6__/* .layerOf */ .ZZ)(value.file, value));
            continue;
        }
        try {
            const embedded = (0,_syntax_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .embeddedYaml */ .S)(value);
            const text = (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteText */ .o)(value.source.trim());
            if (embedded?.root?.isMap === true)
                values.push((0,_helm_values_js__WEBPACK_IMPORTED_MODULE_6__/* .layerOf */ .ZZ)(embedded));
            else if (embedded?.root !== null)
                values.push((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', value.place, text));
        }
        catch (error) {
            values.push((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .thrownProblem */ .AI)(error));
        }
        break;
    }
    return values;
}
async function textsIn(value, { text }) {
    const found = new Map();
    if (text === undefined)
        return found;
    for (const item of value.items.slice(0, MOST_ITEMS)) {
        const path = DECIDES.test(item.writtenAt('name')?.text ?? '') ? item.writtenAt('path') : null;
        const read = path === null ? null : await text(path);
        if (read !== null)
            found.set(item.node, read);
    }
    return found;
}
function settingsIn(value, isText, texts) {
    const options = [];
    const unseen = [];
    for (const setting of settingsOf(value)) {
        const option = optionOf(setting, isText, texts);
        if (option === null)
            continue;
        if ('code' in option)
            unseen.push(option);
        else
            options.push(option);
    }
    return options.length === 0 ? unseen : [...unseen, (0,_helm_values_js__WEBPACK_IMPORTED_MODULE_6__/* .parsedValues */ .Cn)(() => (0,_syntax_set_options_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsAsYaml */ .v)(value.file.path, options))];
}
function settingsOf({ members, items }) {
    const named = items.flatMap((item) => {
        const name = item.writtenAt('name');
        return name === null ? [] : [{ name, value: item.at(['value']), item }];
    });
    return [
        ...members.map(({ name, key, value }) => ({ name: { text: name, place: key }, value, item: value })),
        ...named,
    ];
}
function optionOf({ name, value, item }, isText, texts) {
    const steps = (0,_syntax_set_options_js__WEBPACK_IMPORTED_MODULE_2__/* .stepsOf */ .B)(name.text);
    const source = (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteText */ .o)((0,_syntax_text_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .unformatted */ .e1)(item.source));
    const ofFile = texts.get(item.node);
    if (ofFile !== undefined)
        return { steps, value: ofFile.text, isText: true, place: ofFile.place };
    if ((0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .isTemplate */ .Fl)(name.text))
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', name.place, source);
    if (steps.length === 0)
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', name.place, source);
    const scalar = value?.scalar ?? null;
    const isElsewhere = ['path', 'file', 'values', 'valueFrom'].some((key) => item.at([key]) !== null);
    if (isElsewhere || (value !== null && scalar === null))
        return DECIDES.test(name.text) ? (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', name.place, source) : null;
    const text = scalar?.type === 'null' ? '' : (value?.written ?? '');
    const isMember = value !== null && item.node === value.node;
    const isForced = isMember ? scalar?.type === 'string' : item.at(['forceString'])?.written === 'true';
    return { steps, value: text, isText: isText || isForced || text.includes('{{'), place: scalar?.place ?? name.place };
}


/***/ }),

/***/ 16107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dt: () => (/* binding */ asSecondOrder),
/* harmony export */   kk: () => (/* binding */ secondOrderOf),
/* harmony export */   nZ: () => (/* binding */ openPublished)
/* harmony export */ });
/* harmony import */ var _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56830);
/* harmony import */ var _helm_release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18658);


function secondOrderOf(parts = [], id, holders) {
    return parts.flatMap(({ path, ifMatches = /^/ }) => {
        const values = (0,_syntax_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .allAt */ .Nc)(holders, path).filter(({ source }) => ifMatches.test(source));
        return asSecondOrder(`${id}#${path}`, values);
    });
}
function asSecondOrder(key, values) {
    const text = values.map(({ source }) => `${source.trim()}\n`).join('');
    return values.slice(0, 1).map(({ place }) => ({ key, text, place }));
}
function openPublished(charts, paths) {
    return async (_, source) => {
        const [chart] = charts.flatMap((path) => source.writtenAt(path) ?? []);
        if (chart === undefined)
            return null;
        const repository = source.writtenAt(paths.repository)?.text ?? '';
        const published = (0,_helm_release_js__WEBPACK_IMPORTED_MODULE_1__/* .publishedChart */ .lR)(chart, repository, source.writtenAt(paths.version));
        return { chart: published, called: chart.text, sources: [source], place: chart.place };
    };
}


/***/ }),

/***/ 18803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kf: () => (/* binding */ literalPattern),
/* harmony export */   Pt: () => (/* binding */ isPattern),
/* harmony export */   hS: () => (/* binding */ isReadable),
/* harmony export */   kt: () => (/* binding */ matchesGlob)
/* harmony export */ });
const LONGEST_PATTERN = 500;
function isPattern(path) {
    return /[*?[{]/.test(path);
}
function isReadable(pattern) {
    return pattern.length <= LONGEST_PATTERN && !/[[\]{}\\()!]/.test(pattern);
}
function literalPattern(text) {
    return text.replace(/[\\^$.|?+()[\]{}*]/g, '\\$&');
}
function matchesGlob(pattern, path) {
    let taken = new Set([0]);
    for (const part of pattern.match(/\*\*\/?|[\s\S]/g) ?? []) {
        taken = part.startsWith('*') ? takenByStar(part, path, taken) : takenByCharacter(part, path, taken);
        if (taken.size === 0)
            return false;
    }
    return taken.has(path.length);
}
function takenByStar(star, path, before) {
    const taken = new Set();
    let isOpen = false;
    for (let end = 0; end <= path.length; end += 1) {
        const isAfterSlash = path[end - 1] === '/';
        isOpen = before.has(end) || (isOpen && !(star === '*' && isAfterSlash));
        if (isOpen && (star !== '**/' || isAfterSlash || before.has(end)))
            taken.add(end);
    }
    return taken;
}
function takenByCharacter(character, path, before) {
    const fits = (at) => path[at] === character || (character === '?' && at < path.length && path[at] !== '/');
    return new Set([...before].filter(fits).map((at) => at + 1));
}


/***/ }),

/***/ 50836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ embeddedYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48662);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70593);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56830);




const MOST_EMBEDDED = 4;
const depths = new WeakMap();
const readings = new WeakMap();
function embeddedYaml(value) {
    let reading = readings.get(value.node);
    if (reading === undefined) {
        reading = readEmbedded(value);
        readings.set(value.node, reading);
    }
    if (reading instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
        throw reading;
    return reading;
}
function readEmbedded(value) {
    const { file, node, scalar } = value;
    if (scalar?.type !== 'string' || !(node instanceof yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5))
        return null;
    const depth = (depths.get(file) ?? 0) + 1;
    if (depth > MOST_EMBEDDED) {
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .unparseable */ .Ve)(value.place, `YAML within YAML, ${depth} times over`);
    }
    const literal = node.type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.BLOCK_LITERAL ? literalText(file, node) : null;
    try {
        const embedded = new _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._g(file.path, literal?.text ?? node.source ?? '', literal ?? { placeAt: () => scalar.place });
        depths.set(embedded, depth);
        return embedded;
    }
    catch (error) {
        if (error instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
            return error;
        throw error;
    }
}
function literalText(file, node) {
    const [start, end] = node.range ?? [0, 0];
    const block = file.text.slice(start, end).replace(/\r(?!\n)/g, '\n');
    const [header = '', ...written] = block.split('\n');
    let from = start + header.length + 1;
    const texts = [];
    const offsets = [];
    for (const [index, line] of (node.source ?? '').split('\n').entries()) {
        const whole = written[index] ?? '';
        const text = whole.replace(/\r$/, '');
        const indent = Math.max(0, text.length - line.length);
        texts.push(text.slice(indent));
        offsets.push(from + indent);
        from += whole.length + 1;
    }
    const source = new _source_text_js__WEBPACK_IMPORTED_MODULE_3__/* .SourceText */ .D(file.path, texts.join('\n'));
    return {
        text: source.text,
        placeAt(offset) {
            const { line, column } = source.placeAt(offset);
            return file.placeAt((offsets[line - 1] ?? start) + column - 1);
        },
    };
}


/***/ }),

/***/ 97353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ stepsOf),
/* harmony export */   v: () => (/* binding */ settingsAsYaml)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70593);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56830);



function stepsOf(name) {
    const steps = [];
    for (const part of name.match(/(?:\\[\s\S]|[^\\.])+/g) ?? []) {
        const [key = '', ...indexes] = part.split('[');
        if (key !== '')
            steps.push(key.replace(/\\([\s\S])/g, '$1'));
        for (const index of indexes) {
            if (!/^\d{1,9}\]$/.test(index))
                return [];
            steps.push(Number(index.slice(0, -1)));
        }
    }
    return typeof steps[0] === 'number' ? [] : steps;
}
const MOST_STEPS = 50;
const MOST_ITEMS = 10_000;
function settingsAsYaml(path, settings) {
    const start = settings[0]?.place ?? { file: path, line: 1, column: 1 };
    const root = { isList: false, members: new Map(), place: start };
    for (const setting of settings)
        addSetting(root, setting);
    const lines = [];
    const places = [];
    let items = 0;
    const add = (place, line) => {
        places.push(place);
        lines.push(` ${line}`);
    };
    const write = (node, before, after) => {
        const { place } = node;
        if ('json' in node)
            return add(place, `${before}${node.json}${after}`);
        const { isList, members } = node;
        add(place, `${before}${isList ? '[' : '{'}`);
        const length = isList ? Math.max(-1, ...[...members.keys()].map(Number)) + 1 : 0;
        items += length;
        if (items > MOST_ITEMS)
            throw (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .unparseable */ .Ve)(place, `more than ${MOST_ITEMS} items of lists`);
        for (let index = 0; index < length; index += 1)
            write(members.get(index) ?? { json: 'null', place }, '', ',');
        if (!isList)
            for (const [name, member] of members)
                write(member, `${quote(String(name))}: `, ',');
        add(place, `${isList ? ']' : '}'}${after}`);
    };
    write(root, '', '');
    const source = new _source_text_js__WEBPACK_IMPORTED_MODULE_2__/* .SourceText */ .D(path, lines.join('\n'));
    return new _yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .YamlFile */ ._g(path, source.text, {
        placeAt: (offset) => places[source.placeAt(offset).line - 1] ?? start,
    });
}
function addSetting(root, { steps, value, isText, place }) {
    if (steps.length > MOST_STEPS)
        throw (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .unparseable */ .Ve)(place, `more than ${MOST_STEPS} levels`);
    let holder = root;
    for (const [index, step] of steps.entries()) {
        if (typeof step === 'number' && !(step >= 0 && step < MOST_ITEMS))
            throw (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .unparseable */ .Ve)(place, `the item ${step}`);
        const next = steps[index + 1];
        const known = holder.members.get(step);
        const isList = typeof next === 'number';
        if (next === undefined)
            holder.members.set(step, nodeOf(value, isText, place));
        else if (known !== undefined && 'members' in known && known.isList === isList)
            holder = known;
        else {
            const made = { isList, members: new Map(), place };
            holder.members.set(step, made);
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
function jsonOf(value) {
    const isTyped = /^(?:true|false|null|0|[-+]\d{1,18}|[1-9]\d{0,17})$/i.test(value);
    return isTyped ? value.toLowerCase().replace(/^\+/, '') : quote(value);
}
function quote(text) {
    return JSON.stringify(text).replace(/[\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}


/***/ })

};
