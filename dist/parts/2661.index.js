export const id = 2661;
export const ids = [2661];
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

/***/ 22859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   matchesWithin: () => (/* binding */ matchesWithin),
/* harmony export */   readTarget: () => (/* binding */ readTarget)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(14889);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29519);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2078);
/* harmony import */ var _syntax_source_text_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(70593);
/* harmony import */ var _chart_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93054);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91831);
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(81307);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12431);
/* harmony import */ var _helm_argo_cd_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59216);
/* harmony import */ var _helm_chart_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94217);
/* harmony import */ var _helm_image_values_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(61833);
/* harmony import */ var _helm_release_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(18658);
/* harmony import */ var _helm_values_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(32185);
/* harmony import */ var _helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5899);


















const KIND = 'target';
async function readTarget(files, target, settings) {
    const recorded = files.recorded();
    const nowhere = { file: target.file, line: null, column: null };
    const { suffix, chartVersion } = target;
    const own = { tagSuffix: suffix ?? settings.tagSuffix, chartVersion: chartVersion ?? settings.chartVersion };
    let read;
    try {
        const found = await readAt(recorded, target, { ...settings, ...own });
        read = found ?? (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .refusedImage */ .y)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('target-missing', nowhere, target.where), nowhere);
        const { declared: _, ...undeclared } = read;
        if (await isOfOtherChart(files, target.file, settings))
            read = undeclared;
    }
    catch (error) {
        read = (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .refusedImage */ .y)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .thrownProblem */ .AI)(error), nowhere);
    }
    const isOfRelease = read.declared !== undefined || read.containerVariables != null || read.chart != null;
    const isRenderedByArgoCd = isOfRelease && (await (0,_helm_argo_cd_js__WEBPACK_IMPORTED_MODULE_8__/* .mayBeRenderedByArgoCd */ .V)(files, [target.file], settings));
    const id = `${KIND}:${target.name ?? target.text}`;
    return {
        ..._finding_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULTS */ .zY,
        kind: KIND,
        id,
        unit: id,
        carrier: target.file,
        ...(isOfRelease ? { isRenderedByArgoCd } : {}),
        understood: read.place.line === null ? [] : [read.place],
        ...read,
        declared: read.declared ?? _image_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .NOTHING_DECLARED */ .ZM,
        inputs: [...recorded.asked],
    };
}
async function isOfOtherChart(files, path, { chart }) {
    const folder = (0,_helm_values_files_js__WEBPACK_IMPORTED_MODULE_13__/* .chartFolderAbove */ .m)(files, path);
    const own = folder === null ? null : await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_3__/* .nullIfUnreadable */ .e)((0,_helm_chart_files_js__WEBPACK_IMPORTED_MODULE_9__/* .readLocalChart */ .ay)(files, folder));
    return own !== null && ![own.name, ...own.dependencies.map(({ name }) => name)].includes(chart);
}
const MOST_ACCOUNTS = 1_000;
const MOST_NAMED = 10;
async function readAt(files, target, settings) {
    const { at, file } = target;
    const matches = await (at instanceof RegExp
        ? matchesOf(at, files, file, settings)
        : valuesAt(at, files, target, settings));
    const [first, ...others] = matches.map(({ reading }) => reading);
    if (first === undefined || others.length === 0)
        return first ?? null;
    const understood = [first, ...others]
        .flatMap(({ place, understood = [place] }) => understood)
        .slice(0, MOST_ACCOUNTS);
    const texts = [...(0,_group_by_js__WEBPACK_IMPORTED_MODULE_14__/* .groupBy */ .$)(matches, ({ text }) => text).values()].flatMap((same) => same.slice(0, 1));
    if (texts.length > 1) {
        const said = texts.slice(0, MOST_NAMED).map(({ text, place }) => `${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_15__/* .quoteText */ .o)(text)} at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_16__/* .showPlace */ .R)(place)}`);
        return { ...(0,_image_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .refusedImage */ .y)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('mixed-versions', first.place, said.join(', ')), first.place), understood };
    }
    const declaredIn = ({ declared }) => JSON.stringify([declared?.upgradeMode?.value, declared?.migrationJob?.value]);
    const isDeclared = others.every((each) => declaredIn(each) === declaredIn(first));
    return { ...first, understood, ...(first.declared && !isDeclared && { declared: _image_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .NOTHING_DECLARED */ .ZM }) };
}
async function matchesOf(pattern, files, path, rules) {
    const source = (await files.text(path)) ?? '';
    const lines = new _syntax_source_text_js__WEBPACK_IMPORTED_MODULE_17__/* .SourceText */ .D(path, source);
    const { found, problem } = matchesWithin(pattern, source);
    if (problem !== null) {
        const remedy = 'Write the pattern without a repetition inside of a repetition.';
        throw new _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', { file: path, line: null, column: null }, problem, { remedy }));
    }
    return found.map(({ start, text }) => {
        const place = lines.placeAt(start);
        const scalar = { text, type: 'string', place };
        return { text, place, reading: readEntry({ status: 'scalar', scalar, source: text }, place, rules) };
    });
}
async function valuesAt(path, files, target, settings) {
    const file = await files.yaml(target.file);
    const found = [];
    for (const document of file?.documents ?? []) {
        const value = document?.at(path) ?? null;
        if (file === null || value === null)
            continue;
        const text = value.scalar?.text ?? value.source;
        const reading = await readValue(path, value, files, (0,_helm_values_js__WEBPACK_IMPORTED_MODULE_12__/* .layerOf */ .ZZ)(file, document), settings);
        if (reading !== null)
            found.push({ text, place: value.place, reading });
    }
    return found;
}
async function readValue(path, value, files, document, settings) {
    const { file, root } = document;
    const entry = new _helm_values_js__WEBPACK_IMPORTED_MODULE_12__/* .ValuesScope */ .jF([document]).at(path);
    const place = value.scalar?.place ?? value.place;
    const chart = chartVersionedAt(file, path, settings.chart, root);
    if (chart !== null)
        return readChartVersion(files, chart, { entry, place }, settings);
    const isTag = path.at(-1) === 'tag';
    if (isTag && path.at(-2) === 'image' && !isReference(entry))
        return readTagOfRelease(files, document, path.slice(0, -2), place, settings);
    const repository = isTag ? (root?.at([...path.slice(0, -1), 'repository'])?.scalar ?? null) : null;
    return readEntry(entry, place, settings, repository?.text);
}
async function readChartVersion(files, { isService, name, repository }, { entry, place }, settings) {
    const text = entry.status === 'scalar' ? entry.scalar.text : '';
    const version = text === '' ? null : { text, place };
    const release = {
        chart: { kind: 'published', name, repository, version, problem: null },
        values: [],
        place,
    };
    const [reading] = isService ? await (0,_helm_release_js__WEBPACK_IMPORTED_MODULE_11__/* .readHelmRelease */ .q1)(files, release, settings) : [];
    if (reading !== undefined) {
        const { answer } = reading.found;
        return { place, answer, chart: { name, version: (0,_chart_js__WEBPACK_IMPORTED_MODULE_4__/* .exactChartVersion */ .El)(text), place, repository } };
    }
    const found = `${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_15__/* .quoteText */ .o)(text)}, the version of the chart ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_15__/* .quoteText */ .o)(name)},`;
    const remedy = `Point the target at the tag of ${_product_product_js__WEBPACK_IMPORTED_MODULE_2__/* .product */ .q.name}'s image.`;
    return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .refusedImage */ .y)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('not-a-version', place, found, { remedy }), place);
}
async function readTagOfRelease(files, { file, root }, keys, place, settings) {
    const { chart: name, chartVersion: version } = settings;
    const values = [(0,_helm_values_js__WEBPACK_IMPORTED_MODULE_12__/* .layerOf */ .ZZ)(file, root?.at(keys) ?? null)];
    const image = (0,_reference_js__WEBPACK_IMPORTED_MODULE_7__/* .parseImageReference */ .o_)(root?.at([...keys, 'image', 'repository'])?.scalar?.text ?? '');
    const vouched = image === null ? settings : { ...settings, ...acceptRepository(image, settings) };
    const unpinned = (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('chart-unpinned', place, 'The tag is empty, and the target has no `chart-version=`');
    const chart = {
        ...{ kind: 'published', name, repository: null },
        version: version === null ? null : { text: version, place },
        problem: version === null ? unpinned : null,
    };
    const [reading] = await (0,_helm_release_js__WEBPACK_IMPORTED_MODULE_11__/* .readHelmRelease */ .q1)(files, { chart, values, place }, vouched);
    if (reading === undefined)
        return null;
    const { containerVariables, declared, notices, ...rest } = reading.found;
    const isSilent = containerVariables === null || (containerVariables.set.length === 0 && containerVariables.unseen.length < 2);
    return {
        ...rest,
        chart: version === null ? null : { name, version, place: null, repository: null },
        containerVariables: isSilent ? null : containerVariables,
        declared: { ...declared, keys },
        notices: notices.filter((notice) => !(0,_chart_js__WEBPACK_IMPORTED_MODULE_4__/* .mirrorNotices */ .T6)(null).includes(notice)),
    };
}
function isReference(entry) {
    return entry.status === 'scalar' && /[/:]/.test(entry.scalar.text.split('@', 1)[0] ?? '');
}
const LONGEST_REPOSITORY = 255;
function readEntry(entry, place, rules, repository = '') {
    if (entry.status !== 'scalar' || !isReference(entry)) {
        const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_7__/* .parseImageReference */ .o_)(repository) ?? _helm_image_values_js__WEBPACK_IMPORTED_MODULE_10__/* .DEFAULT_IMAGE */ .__;
        return { place, answer: (0,_helm_image_values_js__WEBPACK_IMPORTED_MODULE_10__/* .readTagEntry */ .jD)(entry, reference, rules.tagSuffix, place) };
    }
    const unreadable = (0,_helm_image_values_js__WEBPACK_IMPORTED_MODULE_10__/* .unreadableText */ .LF)(entry, place);
    if (unreadable !== null)
        return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .refusedImage */ .y)(unreadable, place);
    const found = (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_15__/* .quoteText */ .o)(entry.scalar.text);
    const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_7__/* .parseImageReference */ .o_)(entry.scalar.text);
    const isName = reference !== null && reference.repository.length <= LONGEST_REPOSITORY;
    if (!isName)
        return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .refusedImage */ .y)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('not-a-version', place, found), place);
    const known = (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .answerOfImage */ .Li)(reference, acceptRepository(reference, rules), place);
    return known ?? (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .refusedImage */ .y)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('custom-image', place, found), place);
}
function acceptRepository({ repository }, { images, tagSuffix }) {
    return { tagSuffix, images: [...images, repository.replace(/[\\*?[\]{}()!+@|]/g, '\\$&')] };
}
const CHART_FILE = /(?:^|\/)(?:Chart\.(?:yaml|lock)|requirements\.(?:yaml|lock))$/;
const CHART_REPOSITORY = /^(?:https?|oci|file):\/\/|^[@]|^alias:/;
function chartVersionedAt(file, path, service, document) {
    if (!/^(?:version|targetRevision)$/.test(path.at(-1) ?? ''))
        return null;
    const text = (name) => document?.at([...path.slice(0, -1), name])?.scalar?.text || null;
    const source = text('repository') ?? text('repo');
    const isOfChart = CHART_FILE.test(file.path) || path.at(-3) === 'dependencies' || CHART_REPOSITORY.test(source ?? '');
    const official = source !== null && (0,_chart_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfficialRepository */ .CG)(source) ? service : null;
    const chart = text('chart') ?? (isOfChart ? text('name') : null) ?? official;
    if (chart === null)
        return null;
    const [, folder = null, name = chart] = /^(.*)\/([^/]*)$/.exec(chart) ?? [];
    const address = source ?? (text('chart') === null ? null : text('repoURL'));
    return { name, isService: name === service, repository: address ?? folder };
}
const LONGEST_MS = 2_000;
const MOST_MATCHES = 1_000;
const MATCH = `
  const found = [];
  const known = new Set();
  for (const { indices, groups } of text.matchAll(pattern)) {
    const version = groups.version;
    if (version === undefined || (found.length >= most && known.has(version))) continue;
    known.add(version);
    found.push({ start: indices.groups.version[0], text: version });
  }
  found;
`;
function matchesWithin(pattern, text, mostMs = LONGEST_MS) {
    const global = new RegExp(pattern.source, `${pattern.flags}dg`);
    try {
        const values = { text, pattern: global, most: MOST_MATCHES };
        const found = (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.runInNewContext)(MATCH, values, { timeout: mostMs });
        return { found, problem: null };
    }
    catch (error) {
        if (error.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            throw error;
        return { found: [], problem: `the pattern of its target takes longer than ${mostMs / 1_000} s on it` };
    }
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


/***/ })

};
