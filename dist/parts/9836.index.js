export const id = 9836;
export const ids = [9836];
export const modules = {

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

/***/ 99836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  umbrellaChart: () => (/* binding */ umbrellaChart)
});

// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/deployment/environment-names.js
var environment_names = __webpack_require__(58522);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/argo-cd.js
var argo_cd = __webpack_require__(59216);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/chart-files.js
var chart_files = __webpack_require__(94217);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/release.js + 4 modules
var helm_release = __webpack_require__(18658);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var helm_values = __webpack_require__(32185);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values-files.js
var values_files = __webpack_require__(5899);
// EXTERNAL MODULE: ./build/syntax/helm-commands.js
var helm_commands = __webpack_require__(80679);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var candidates = __webpack_require__(40334);
// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(12431);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/images.js
var helm_images = __webpack_require__(2909);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/service-chart.js
var service_chart = __webpack_require__(95601);
;// CONCATENATED MODULE: ./build/deployment/kinds/umbrella-chart/guesses.js








async function guessTest(files, folder, overlays, settings) {
    const elsewhere = new Set(overlays.filter((path) => !path.startsWith(`${folder}/`)));
    const all = elsewhere.size === 0 ? [] : await (0,helm_commands/* handedToHelm */.C4)(files, (0,candidates/* searchTest */.Ln)({ ...settings, folder: '', files: [] }));
    const isWhole = (name) => files.paths.every((path) => !name.test(path) || overlays.includes(path));
    const handed = all.filter((name) => overlays.some((path) => name.test(path)) && isWhole(name));
    return (path) => elsewhere.has(path) && !handed.some((each) => each.test(path));
}
function wordsOf(name) {
    return name.toLowerCase().match(/[a-z\d]{3,}/g) ?? [];
}
async function isOfOtherApplication(files, path, settings) {
    const file = await (0,source_files/* nullIfUnreadable */.e)(files.yaml(path));
    if (file === null || file.root === null || (0,service_chart/* showsChart */.d5)(new helm_values/* ValuesScope */.jF([{ file, root: file.root }])))
        return false;
    const beside = await (0,source_files/* nullIfUnreadable */.e)(files.yaml((0,repository_paths/* inFolder */._z)((0,repository_paths/* folderOf */.yS)(path), 'values.yaml')));
    const images = [file, beside].flatMap((each) => (each?.root == null ? [] : (0,helm_images/* imagesIn */.o)(each.root)));
    return (images.every(({ reference }) => (0,deployment_reference/* classifyImage */._u)(reference, settings.images) === 'other') &&
        images.some(({ reference: { repository } }) => wordsOf((0,repository_paths/* baseNameOf */.mv)(repository)).some((word) => wordsOf(path).includes(word))));
}

;// CONCATENATED MODULE: ./build/deployment/kinds/umbrella-chart/reader.js









const KIND = 'umbrella-chart';
const OWN_FILES = ['Chart.yaml', 'Chart.lock', 'values.yaml'];
const MOST_LEVELS = 3;
const umbrellaChart = {
    async read(files, candidates, settings, claimed) {
        const found = [];
        const own = [];
        const objectIds = [];
        const isClaimed = (folder) => OWN_FILES.some((name) => claimed.has((0,repository_paths/* inFolder */._z)(folder, name)));
        const nested = (0,values_files/* chartFolders */.ue)(files).size === 0 ? [] : await nestedCharts(files);
        const sources = new Set(nested.map(({ source }) => source));
        const charts = await chartsIn(files, nested, candidates, settings, isClaimed);
        objectIds.push(...charts.others);
        for (const chart of charts.own) {
            const [folder, keys] = chart;
            const base = await readEnvironment(files, chart, null, settings);
            const isUmbrella = keys.size > 0;
            const isPart = chartAround(files, folder) !== null || sources.has(folder);
            if (!isUmbrella && !isPart)
                objectIds.push(...(await (0,values_files/* idsOfImages */.s0)(files, (0,repository_paths/* inFolder */._z)(folder, 'values.yaml'))));
            if (!isUmbrella && base.length === 0)
                continue;
            const possible = (0,values_files/* overlayPaths */.Pr)(files, folder, sources).filter((path) => !claimed.has(path));
            const parts = base.map(({ part }) => part);
            const all = await overlaysOf(files, chart, parts, possible, isUmbrella ? [] : candidates);
            const isGuess = isUmbrella ? () => false : await guessTest(files, folder, all, settings);
            const overlays = [];
            const overlaid = [];
            for (const path of all) {
                if (isGuess(path) && (await isOfOtherApplication(files, path, settings)))
                    continue;
                overlays.push(path);
                overlaid.push(await readEnvironment(files, chart, path, settings, isGuess(path)));
            }
            found.push(...deployedOf(base, overlaid, isPart));
            own.push(...OWN_FILES.map((name) => (0,repository_paths/* inFolder */._z)(folder, name)), ...overlays);
            const known = isUmbrella
                ? possible.map((path) => parts.map(({ steps }) => idOfUmbrella(path, steps)))
                : await Promise.all(overlays.map((path) => (0,values_files/* idsOfImages */.s0)(files, path)));
            objectIds.push(...overlaid.flat().map(({ finding }) => finding.id));
            for (const ids of known)
                objectIds.push(...ids);
        }
        return { found, claimed: own, objectIds: [...new Set([...objectIds, ...found.map(({ id }) => id)])], links: [] };
    },
};
function idOfUmbrella(path, steps) {
    return `${KIND}:${path}#${steps.join('.')}`;
}
async function nestedCharts(files) {
    const all = [...(0,values_files/* chartFolders */.ue)(files)];
    const lists = all.map((folder) => (0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'));
    const linked = (await files.containing('file://', lists)).map(repository_paths/* folderOf */.yS);
    const above = all.flatMap((folder) => chartAround(files, folder) ?? []);
    const nested = [];
    for (const folder of new Set([...linked, ...above])) {
        for (const dependency of await (0,chart_files/* dependenciesOf */.hk)(files, folder)) {
            const source = (0,chart_files/* sourceFolderOf */.Rc)(files, folder, dependency);
            if (source !== null)
                nested.push({ folder, key: dependency.key, source });
        }
    }
    return nested;
}
function chartAround(files, folder) {
    const around = /^(?:(.*)\/)?charts\/[^/]+$/.exec(folder);
    const above = around?.[1] ?? '';
    return around !== null && files.has((0,repository_paths/* inFolder */._z)(above, 'Chart.yaml')) ? above : null;
}
async function chartsIn(files, nested, candidates, settings, isClaimed) {
    const templates = files.paths.filter((path) => /(?:^|\/)templates\/[^/]+$/.test(path));
    const naming = [...candidates, ...(await files.containing(product/* product */.q.word, templates))];
    const named = new Set(naming.flatMap((path) => (0,values_files/* chartFolderAbove */.m)(files, path) ?? []));
    const own = new Map();
    const others = [];
    for (const folder of [...named].filter((each) => !isClaimed(each))) {
        const dependencies = await (0,chart_files/* dependenciesOf */.hk)(files, folder);
        const keys = new Set(dependencies.filter(({ name }) => name === settings.chart).map(({ key }) => key));
        own.set(folder, keys);
        const foreign = dependencies.filter(({ key }) => !keys.has(key));
        others.push(...foreign.map(({ key }) => idOfUmbrella((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'), [key])));
    }
    for (let level = 0; level < MOST_LEVELS; level += 1) {
        for (const { folder, key, source } of nested) {
            if (own.has(source) && !isClaimed(folder))
                own.set(folder, (own.get(folder) ?? new Set()).add(key));
        }
    }
    return { own, others };
}
async function overlaysOf(files, [folder, keys], parts, possible, likely) {
    const overlays = new Set();
    const ways = [...(keys.size > 0 ? ['global', ...keys] : []).map((key) => [key]), ...parts.map(({ way }) => way)];
    for (const way of ways.filter(([key = '']) => key !== '')) {
        for (const path of await files.containing(way[0] ?? '', possible)) {
            if (await (0,values_files/* mayHaveValueAt */.YZ)(files, path, way))
                overlays.add(path);
        }
    }
    const isInside = (path) => keys.size === 0 && (0,values_files/* chartFolderAbove */.m)(files, path) === folder;
    for (const path of possible.filter((each) => isInside(each) && !overlays.has(each))) {
        const isLikely = (0,values_files/* isNamedAfterEnvironment */.Bk)(path) || likely.includes(path);
        if (isLikely && (await (0,values_files/* mayHaveValueAt */.YZ)(files, path, [])))
            overlays.add(path);
    }
    return [...overlays].sort();
}
async function readEnvironment(files, [folder, keys], overlay, settings, isGuess = false) {
    const recorded = files.recorded();
    const start = { file: overlay ?? folder, line: 1, column: 1 };
    const values = overlay === null ? [] : [await (0,helm_values/* readValuesFile */.ZY)(recorded, overlay, { text: overlay, place: start })];
    const file = values.find(helm_values/* isSeen */.U4)?.file;
    const [path, defaults] = [(0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'), (0,repository_paths/* inFolder */._z)(folder, 'values.yaml')];
    const chart = { kind: 'folder', path: folder };
    const release = { chart, values, place: { file: path, line: 1, column: 1 } };
    const isUmbrella = keys.size > 0;
    const parts = await (0,helm_release/* readHelmRelease */.q1)(recorded, release, settings, true);
    const at = overlay ?? (files.has(defaults) ? defaults : path);
    const idOf = ({ steps, isInstance }) => isUmbrella ? idOfUmbrella(overlay ?? path, steps) : (0,values_files/* idOfValues */.Zd)(at, isInstance ? [...steps, 'image'] : steps);
    const common = {
        kind: isUmbrella ? KIND : values_files/* VALUES_KIND */.AG,
        carrier: isUmbrella ? path : at,
        isRenderedByArgoCd: await (0,argo_cd/* mayBeRenderedByArgoCd */.V)(files, [path, at], settings),
        inputs: [...recorded.asked],
        variables: [],
    };
    const [main] = parts;
    return parts.map((part) => {
        const { understood, place } = part.found;
        const unit = idOf(part.isInstance || main === undefined ? part : main);
        const root = file?.root?.at(part.steps) ?? null;
        const says = (key) => file !== undefined && root?.at([key]) != null;
        return {
            part,
            finding: {
                secondOrder: [],
                ...part.found,
                ...common,
                understood: understood.filter(({ file: of }) => !isGuess || of === place.file || (0,repository_paths/* baseNameOf */.mv)(of) !== 'Chart.yaml'),
                id: idOf(part),
                unit,
            },
            layer: { path: at, layer: file === undefined || root === null ? null : { file, root } },
            isSilent: file !== undefined && root === null,
            saysImage: says('image') || says('enabled'),
        };
    });
}
function deployedOf(base, overlaid, isIdle) {
    const paths = new Set([base, ...overlaid].flat().map(pathOf));
    return [...paths].flatMap((path) => {
        const at = (all) => all.find((each) => pathOf(each) === path);
        const own = at(base);
        const others = overlaid
            .flatMap((all) => at(all) ?? [])
            .filter(({ part, isSilent }) => !(part.isInstance && isSilent));
        const pinned = others.filter(pins);
        const isOwn = (each) => pins(each) || each.saysImage || isOfOtherStage(each, pinned);
        const deployed = pinned.length > 0 ? others.filter(isOwn) : others;
        const answer = own?.finding.answer;
        const isUnpinned = answer?.status === 'problem' && answer.problem.code === 'chart-unpinned';
        const isByDefault = own?.part.isInstance === false && answer?.status === 'version';
        const isKnown = isByDefault || (own?.part.setsTag === true && !isUnpinned);
        const isBaseDeployed = !isIdle && (deployed.length === 0 || isKnown || !deployed.every(pins));
        const added = others.filter((each) => !deployed.includes(each)).map(({ layer }) => layer);
        const kept = own !== undefined && isBaseDeployed ? [own, ...deployed] : deployed;
        return kept.map(({ finding, part }) => (part.isInstance ? (0,values_files/* withPossibleLayers */.eU)(finding, added) : finding));
    });
}
function isOfOtherStage({ part, layer }, others) {
    const [stage, ...stages] = [layer, ...others.map((other) => other.layer)].map(({ path }) => (0,environment_names/* stageOf */.gV)(path));
    return part.isInstance && stage !== null && stages.every((other) => other !== null && other !== stage);
}
function pins({ part, layer, isSilent }) {
    return part.setsTag || (layer.layer === null && !isSilent);
}
function pathOf({ part: { steps, isInstance } }) {
    return JSON.stringify([isInstance, steps]);
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
