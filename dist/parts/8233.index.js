export const id = 8233;
export const ids = [8233];
export const modules = {

/***/ 68233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  helmValues: () => (/* binding */ helmValues)
});

// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/syntax/template-variables.js
var template_variables = __webpack_require__(37850);
// EXTERNAL MODULE: ./build/deployment/image-answer.js
var image_answer = __webpack_require__(5114);
// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(12431);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/argo-cd.js
var argo_cd = __webpack_require__(59216);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/chart-files.js
var chart_files = __webpack_require__(94217);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/findings.js
var findings = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/image-values.js
var image_values = __webpack_require__(61833);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/images.js
var helm_images = __webpack_require__(2909);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/service-chart.js
var service_chart = __webpack_require__(95601);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var values = __webpack_require__(32185);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values-files.js
var values_files = __webpack_require__(5899);
// EXTERNAL MODULE: ./build/syntax/helm-commands.js
var helm_commands = __webpack_require__(80679);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var candidates = __webpack_require__(40334);
;// CONCATENATED MODULE: ./build/deployment/kinds/helm-values/values-file.js




const SAYS_VALUES = /values|helm|chart/i;
const { certainPaths, likelyPaths, sections, workers } = product/* product */.q.chart;
const CHART_KEYS = [
    ...certainPaths,
    ...likelyPaths,
    ['upgrade', 'mode'],
    ...[...sections, ...Object.keys(workers)].filter((name) => /[a-z][A-Z]/.test(name)).map((name) => [name]),
];
class ValuesFiles {
    files;
    settings;
    #certain = new Set();
    #takenByHelm = null;
    constructor(files, settings) {
        this.files = files;
        this.settings = settings;
    }
    async search({ path, root }, ways) {
        if (this.isKnown(path, [path]))
            return;
        const hasKey = ways.some((way) => CHART_KEYS.some((key) => root?.at([...way, ...key]) != null));
        if (hasKey || (await this.#isTakenByHelm(path)))
            this.#certain.add(path);
    }
    isKnown(path, together) {
        const isValues = (each) => SAYS_VALUES.test(each) || (0,values_files/* chartFolderAbove */.m)(this.files, each) !== null || this.#certain.has(each);
        return !values_files/* OTHER_TOOL */.W8.test(path) && together.some(isValues);
    }
    async #isTakenByHelm(path) {
        this.#takenByHelm ??= (0,helm_commands/* handedToHelm */.C4)(this.files, (0,candidates/* searchTest */.Ln)({ ...this.settings, folder: '', files: [] }));
        return (await this.#takenByHelm).some((file) => file.test(path));
    }
}

;// CONCATENATED MODULE: ./build/deployment/kinds/helm-values/reader.js
















const MOST_LAYERS = 100;
const helmValues = {
    async read(files, candidates, settings) {
        const alone = candidates.filter((path) => mayStandAlone(files, path));
        const reader = new ValuesReader(files, new Set(candidates), settings, await onlyChart(files, settings));
        const found = [];
        for (const each of await reader.read(alone)) {
            found.push({ ...(await findingOf(files, each, settings)), isStray: reader.isStray(each) });
        }
        const objectIds = new Set(found.map(({ id }) => id));
        for (const path of new Set([...alone, ...reader.layers])) {
            for (const id of await (0,values_files/* idsOfImages */.s0)(files, path))
                objectIds.add(id);
        }
        return { found, claimed: found.map(({ carrier }) => carrier), objectIds: [...objectIds], links: [] };
    },
};
const BASE = /(?:^|\/)(?:values|common|base|defaults?|shared)\.(?:ya?ml|json)$/i;
function mayStandAlone(files, path) {
    if (!/\.ya?ml$/i.test(path) && !/values[^/]*\.json$/i.test(path))
        return false;
    const folder = (0,values_files/* chartFolderAbove */.m)(files, path);
    return folder === null || !(0,values_files/* isOfChart */.O0)(path, folder);
}
async function onlyChart(files, settings) {
    const paths = [...(0,values_files/* chartFolders */.ue)(files)].map((folder) => (0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'));
    const found = [];
    for (const folder of (await files.containing(settings.chart, paths)).map(repository_paths/* folderOf */.yS)) {
        const chart = await (0,source_files/* nullIfUnreadable */.e)((0,chart_files/* readLocalChart */.ay)(files, folder));
        const isWrapper = chart?.dependencies.some(({ name }) => name === settings.chart);
        if (chart?.name === settings.chart && isWrapper !== true)
            found.push(chart);
    }
    return found.length === 1 ? (found[0] ?? null) : null;
}
async function findingOf(files, { path, part: { found, steps, isInstance }, inputs, beside }, settings) {
    const isRenderedByArgoCd = await (0,argo_cd/* mayBeRenderedByArgoCd */.V)(files, [found.place.file, path], settings);
    const id = (0,values_files/* idOfValues */.Zd)(path, steps);
    const own = { kind: values_files/* VALUES_KIND */.AG, id, unit: `${values_files/* VALUES_KIND */.AG}:${path}`, carrier: path, isRenderedByArgoCd };
    const finding = { ...found, ...own, inputs, secondOrder: [], variables: [] };
    return isInstance ? (0,values_files/* withPossibleLayers */.eU)(finding, beside) : finding;
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
    #valuesFiles;
    constructor(files, candidates, settings, chart) {
        this.files = files;
        this.candidates = candidates;
        this.settings = settings;
        this.chart = chart;
        this.#valuesFiles = new ValuesFiles(files, settings);
    }
    async read(paths) {
        const images = [];
        for (const path of paths) {
            const file = await (0,source_files/* nullIfUnreadable */.e)(this.files.yaml(path));
            if (file === null || file.root === null || !(0,values_files/* isValuesFile */.P5)(file))
                continue;
            const own = this.#keysIn(file);
            const isRead = (way) => own.some((keys) => (0,service_chart/* isUnder */.Jo)([...keys, 'image'])(way));
            const isWide = own.length > 0 || (0,values_files/* isNamedValues */.gL)(this.files, path);
            const parts = (0,helm_images/* readImages */.H)(layersOf([file]), this.settings, { isRead, isWide });
            const ofPairs = parts.filter(({ way }) => file.root?.at(way)?.isMap).map(({ way }) => way.slice(0, -1));
            if (own.length + parts.length > 0)
                await this.#valuesFiles.search(file, [...own, ...ofPairs]);
            for (const keys of own)
                this.#add(file, keys);
            images.push(...parts.map((part) => ({ path, part, inputs: [path], beside: [] })));
        }
        for (const group of this.#groups.values())
            await this.#readGroup(group);
        for (const { path, part } of [...images, ...this.#found])
            if (part.setsTag)
                this.#tagged.add((0,repository_paths/* folderOf */.yS)(path));
        return [...this.#found, ...images.filter(({ path, part }) => part.setsTag || !this.#tagged.has((0,repository_paths/* folderOf */.yS)(path)))];
    }
    isStray({ path, inputs, recognised = [] }) {
        return !this.#valuesFiles.isKnown(path, [path, ...inputs, ...recognised]);
    }
    #keysIn(file) {
        const sections = [...new Set([this.settings.chart, product/* product */.q.chart.name])].filter((key) => file.root?.at([key, 'image'])?.isMap && (0,service_chart/* isServiceSection */.Py)(layersOf([file], [key]), this.settings));
        return [...((0,service_chart/* isServiceRoot */.kl)(file, this.settings) ? [[]] : []), ...sections.map((key) => [key])];
    }
    #add(file, keys) {
        const folder = (0,repository_paths/* folderOf */.yS)(file.path);
        const name = JSON.stringify([folder, keys]);
        const group = this.#groups.get(name) ?? { folder, keys, recognised: new Map(), possible: [] };
        group.recognised.set(file.path, file);
        this.#groups.set(name, group);
        if (hasTag(file, keys))
            this.#tagged.add(folder);
    }
    async #readGroup(group) {
        const { folder, keys, recognised } = group;
        const all = [...recognised.values(), ...(await this.#readBeside(group))];
        const withTag = all.filter((file) => hasTag(file, keys));
        if (withTag.length > 0)
            this.#tagged.add(folder);
        for (const file of withTag)
            this.#readRelease(file, group);
        const base = baseOf(withTag);
        for (const file of all.filter((each) => !withTag.includes(each))) {
            const isKnown = recognised.has(file.path);
            if (this.#tagged.has(folder)) {
                this.layers.push(file.path);
                if (base !== undefined && (isKnown || (0,values_files/* isNamedAfterEnvironment */.Bk)(file.path)))
                    this.#readRelease(file, group, base);
            }
            else if (isKnown)
                this.#readRelease(file, group);
        }
    }
    async #readBeside({ folder, keys, recognised, possible }) {
        const found = [];
        const known = [...recognised.keys()];
        for (const path of (0,values_files/* filesByFolder */.Zc)(this.files, folder)) {
            if ((0,values_files/* isOfCompanion */.ex)(path) || !known.some((each) => (0,values_files/* isNamedLikeLayer */.oA)(path, each)))
                continue;
            const file = recognised.get(path) ?? (await this.#layerAt(path, keys));
            if (file === null)
                possible.push({ path, layer: null });
            if (file == null)
                continue;
            if (!recognised.has(path) && keys.length === 0)
                found.push(file);
            const root = file.root?.at(keys) ?? null;
            if (root !== null && (0,image_values/* usesDefault */.mT)(layersOf([file], keys).at(['image', 'tag'])))
                possible.push({ path, layer: { file, root } });
        }
        return found;
    }
    async #layerAt(path, keys) {
        try {
            const file = await this.files.yaml(path);
            if (file === null || !(0,values_files/* isValuesFile */.P5)(file) || values_files/* OTHER_TOOL */.W8.test(path))
                return undefined;
            if (keys.length > 0)
                return file;
            const reference = referenceIn(file);
            const isOther = reference !== null && (0,deployment_reference/* classifyImage */._u)(reference, this.settings.images) === 'other';
            return isOther || (!this.candidates.has(path) && (await this.#isSpokenFor(path))) ? undefined : file;
        }
        catch (error) {
            const problem = (0,problems_problem/* thrownProblem */.AI)(error);
            const isNamed = /values/i.test((0,repository_paths/* baseNameOf */.mv)(path)) && keys.length === 0;
            if (isNamed && (await this.files.containing('image:', [path])).length > 0) {
                const part = { ...(0,findings/* problemPart */.JC)(problem, { file: path, line: 1, column: 1 }), steps: ['image'] };
                this.#found.push({ path, part, inputs: [path], beside: [] });
            }
            return null;
        }
    }
    async #isSpokenFor(path) {
        if ((0,product/* isNamed */.e)(path) || (0,values_files/* chartFolderAbove */.m)(this.files, path) !== null)
            return true;
        return (await this.files.containing(product/* product */.q.word, [path])).length > 0;
    }
    #readRelease(file, { keys, recognised, possible }, base) {
        const { path } = file;
        const own = layersOf(base === undefined ? [file] : [file, base], keys);
        const isOpen = keys.length === 0 && this.settings.chartVersion === null && (0,image_values/* usesDefault */.mT)(own.at(['image', 'tag']));
        const local = isOpen ? this.chart : null;
        const image = file.root?.at([...keys, 'image']) ?? null;
        const place = (image?.at(['tag']) ?? image ?? file.root)?.place ?? { file: path, line: 1, column: 1 };
        const known = local?.known ?? publishedChartAt(place, this.settings);
        const isNaming = (each) => referenceIn(each) !== null;
        const named = recognised.has(path) ? undefined : [...recognised.values()].find(isNaming);
        const fallback = (named && referenceIn(named)) ?? image_values/* DEFAULT_IMAGE */.__;
        const scope = local?.values == null ? own : own.over((0,values/* layerOf */.ZZ)(local.values));
        const part = (0,findings/* partBelow */.le)(keys, (0,service_chart/* readServiceChart */.Ah)(scope, known, { chart: null, fallback }, this.settings));
        const beside = possible.filter((each) => (0,values_files/* isNamedLikeLayer */.oA)(each.path, path)).slice(0, MOST_LAYERS);
        this.#found.push({
            path,
            part: { ...part, steps: [...keys, 'image'] },
            recognised: [...recognised.keys()],
            inputs: [file, base, named, local?.file, local?.values].flatMap((each) => each?.path ?? []),
            beside: beside.map((each, index) => (index === MOST_LAYERS - 1 ? { ...each, layer: null } : each)),
        });
    }
}
function baseOf(withTag) {
    const [only] = withTag.filter(({ path }) => withTag.length === 1 && !(0,values_files/* isOfEnvironment */.PZ)(path));
    return withTag.find(({ path }) => BASE.test(path)) ?? only;
}
function publishedChartAt(place, { chart: name, chartVersion: version }) {
    const chart = { name, place: null, repository: null };
    if (version !== null)
        return { answer: { status: 'chart', chart: { ...chart, version } }, place, understood: [] };
    const found = 'image.tag is empty, and no file has the version of the chart';
    const remedy = 'Set the input `chart-version`, or image.tag.';
    return { answer: (0,image_answer/* problemAnswer */.aV)((0,problems_problem/* problemAt */.l4)('chart-unpinned', place, found, { remedy })), place, understood: [] };
}
function hasTag(file, keys) {
    return file.root?.at([...keys, 'image', 'tag']) != null;
}
function layersOf(all, keys = []) {
    return new values/* ValuesScope */.jF(all.map((file) => (0,values/* layerOf */.ZZ)(file, file.root?.at(keys) ?? null)));
}
function referenceIn(file) {
    const repository = file.root?.at(['image', 'repository'])?.scalar ?? null;
    return repository === null || (0,template_variables/* isTemplate */.Fl)(repository.text) ? null : (0,deployment_reference/* parseImageReference */.o_)(repository.text);
}


/***/ }),

/***/ 59216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ mayBeRenderedByArgoCd)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2078);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73366);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60688);




const IS_APPLICATION = /["']?kind["']?\s*:\s*["']?Application(?:Set)?["']?\s*(?:[,}#]|$)/m;
async function mayBeRenderedByArgoCd(files, paths, { chart }) {
    const applications = await applicationsIn({ files, chart });
    const folders = [...new Set(paths.map(_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS))];
    return applications.some((each) => each.isOfService || folders.some((folder) => uses(each.text, folder)));
}
const applicationsIn = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_3__/* .remembered */ .H)(readApplications, ({ files }) => files.paths);
async function readApplications({ files, chart }) {
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

/***/ 80679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ handedToHelm),
/* harmony export */   X: () => (/* binding */ handedWithChart),
/* harmony export */   xR: () => (/* binding */ installsOnly)
/* harmony export */ });
/* harmony import */ var _repository_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18803);
/* harmony import */ var _source_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2078);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50516);



const HANDS_OVER = /["']-f["']|=\(\s{0,9}-f\s|(?<![\w-])helm(?![\w-])|--values\b|\b(?:values?|config)[-_]?files?\b|\bvalues["']?\s{0,9}[:=]/i;
const OPTION = /^\s*-\s+["']?(?:-f|--values)["']?\s*$/;
const FILE = /[\w./@%+$~-]{1,300}?\.(?:ya?ml|json)(?![\w.-])/g;
const COMMAND = /(?<![\w-])helm(?![\w-])/i;
const INSTALLS = /(?<![\w-])helm(?![\w-])[^\n]{0,99}\b(?:upgrade|install|template)\b/i;
const IS_OF_OTHERS = /(?<![\w-])(?:kubectl|docker|podman|terraform|tofu|ansible-playbook|helm\s{1,9}(?:lint|dep\w*))\s/;
const [MOST_COMMANDS, MOST_LINES] = [100, 200];
const ENTRY = /^\s*(?:-\s+)?(?:\{|["']?[\w.-]+["']?\s*[:=])/;
const MOST_SETTINGS = 40;
const QUOTED = /(?:["']|:-["']?)([\w./-]{1,300}\.(?:ya?ml|json))["'}]/g;
const VARIABLE = /\$\{{1,2}[^{}]{0,99}\}{1,2}|\{\{[^{}]{0,99}\}\}|\{[^{}\s]{0,99}\}|\$\(\w{1,99}\)|\$\w{1,99}/g;
const QUOTED_VARIABLE = /(?<=[\w./-])["']\$["']|["']\$["'](?=[\w./-])/g;
const MOST_VARIABLES = 2;
const MOST_FILES = 1_000;
const MAY_CALL = /(?:^|\/)[^./]+$|(?:^|\/)(?:Jenkins|just|Make|Tilt|Task)file[^/]*$|\.(?:ba)?sh$|\.(?:ya?ml|json|toml|mk|ps1|py|rb|[jt]s|groovy)$/;
async function handedToHelm(files, isSearched) {
    const possible = files.paths.filter((path) => MAY_CALL.test(path) && isSearched(path));
    const callers = await files.containing('helm', possible);
    const texts = await Promise.all(callers.map((path) => (0,_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)(files.text(path))));
    const names = new Set(texts.flatMap((text) => (text === null ? [] : handedIn(text).map(({ name }) => name))));
    return [...names].slice(0, MOST_FILES).map(endTestOf);
}
function chartPattern(chart) {
    const name = (0,_repository_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .literalPattern */ .Kf)(chart);
    return new RegExp([
        String.raw `(?:^|[\s"'=])(?:(?:oci:/)?/)?(?:[\w.:-]+/)+${name}(?=[\s"',]|$)`,
        String.raw `(?:^|\s)${name}["']?\s+(?:["']?\$|.*--repo[\s=])`,
        String.raw `chart[\w-]*["']?\s*[:=]\s*["']?${name}(?=[\s"',]|$)`,
    ].join('|'), 'm');
}
function installsOnly(text, chart) {
    const commands = /helm/i.test(text) ? statementsOf(text).filter((line) => INSTALLS.test(line)) : [];
    const isChart = chartPattern(chart);
    return commands.length > 0 && commands.every((line) => isChart.test(line));
}
function handedWithChart(text, chart, paths) {
    const isChart = chartPattern(chart);
    const found = /helm/i.test(text) ? [...handedIn(text), ...handedByVariables(text, isChart)].slice(0, MOST_FILES) : [];
    const own = new Set(found.filter(({ around }) => isChart.test(around)).map((each) => each.name));
    const others = found
        .filter(({ name: each }) => !own.has(each) && !each.includes('$'))
        .map((each) => endTestOf(each.name));
    const tests = [...own].map(endTestOf);
    if (tests.length === 0)
        return [];
    return paths.filter((path) => tests.some((test) => test.test(path)) && !others.some((test) => test.test(path)));
}
function endTestOf(name) {
    return new RegExp(`(?:^|/)${name.split('$').map(_repository_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .literalPattern */ .Kf).join('[^/]*')}$`);
}
function handedIn(text) {
    const lines = statementsOf(text);
    let key = null;
    return lines.flatMap((line, index) => {
        const isItem = /^\s*-\s/.test(line);
        const isHandedOver = HANDS_OVER.test(line) || (isItem && OPTION.test(lines[index - 1] ?? ''));
        if (!isItem && line.trim() !== '')
            key = isHandedOver ? index : null;
        if (key === null && !isHandedOver)
            return [];
        return handedOn(line, COMMAND.test(line) ? line : settingsAround(lines, key ?? index));
    });
}
function handedByVariables(text, isChart) {
    const lines = statementsOf(text);
    const commands = [...lines.entries()].filter(([, line]) => INSTALLS.test(line));
    const own = commands.filter(([, line]) => isChart.test(line)).slice(0, MOST_COMMANDS);
    const [[, only] = ['', '']] = own;
    if (own.length === commands.length && own.length > 0)
        return lines.flatMap((line) => (IS_OF_OTHERS.test(line) ? [] : handedOn(line, only)));
    const beside = lines.flatMap((line) => (isChart.test(line) ? handedOn(line, line) : []));
    const others = commands.flatMap(([at, line]) => (isChart.test(line) ? [] : at));
    const [[first] = [0]] = commands;
    return [
        ...beside,
        ...own.flatMap(([at, command]) => {
            const before = others.findLast((other) => other < at) ?? -1;
            const near = linesSetting(command, lines.slice(before + 1, at));
            const all = near.length > 0 ? near : linesSetting(command, lines.slice(0, first));
            return all.flatMap((line) => handedOn(line, command));
        }),
    ];
}
function linesSetting(command, lines) {
    const words = [...command.matchAll(VARIABLE)].flatMap(([variable]) => variable.match(/\w+/g) ?? []);
    const sets = new RegExp(String.raw `(?<![\w-])(?:${words.join('|') || '(?!)'})["']?\s{0,9}(?:[+:?]?=|:|in\b)`);
    return lines.slice(-MOST_LINES).filter((line) => sets.test(line));
}
const handedOn = (line, around) => filesIn(line).map((name) => ({ name, around }));
function statementsOf(text) {
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .bareLines */ .o1)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .unfolded */ .ai)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .bareLines */ .o1)(text).join('\n')));
}
function settingsAround(lines, index) {
    const depthOf = (line) => (line.trim() === '' ? Number.POSITIVE_INFINITY : line.search(/[^\s-]/));
    const depth = depthOf(lines[index] ?? '');
    const isOutside = (line) => depthOf(line) < depth;
    const isOfMapping = ENTRY.test(lines[index] ?? '');
    const isNextItem = (line) => isOfMapping && depthOf(line) === depth && /^\s*-\s/.test(line);
    const upToOwn = lines.slice(Math.max(0, index - MOST_SETTINGS), index + 1);
    const below = lines.slice(index + 1, index + MOST_SETTINGS);
    const first = Math.max(upToOwn.findLastIndex(isOutside) + 1, upToOwn.findLastIndex(isNextItem));
    const end = below.findIndex((line) => isOutside(line) || isNextItem(line));
    return [...upToOwn.slice(first), ...(end === -1 ? below : below.slice(0, end))].join('\n');
}
function filesIn(line) {
    const own = line.replace(VARIABLE, '$').replace(QUOTED_VARIABLE, '$');
    const whole = `${own} ${[...line.matchAll(QUOTED)].map(([, file]) => file).join(' ')}`;
    return [...new Set([...whole.matchAll(FILE)].map(([file]) => file))].flatMap((file) => {
        const name = file.replace(/^(?:(?:\.{0,2}|\$+)\/)+/, '');
        const isAny = /^\$*\.\w+$/.test(name) || name.split('$').length > MOST_VARIABLES + 1;
        return isAny ? [] : [name];
    });
}


/***/ })

};
