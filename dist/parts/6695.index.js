export const id = 6695;
export const ids = [6695];
export const modules = {

/***/ 68011:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const Range = __webpack_require__(96782)
const satisfies = (version, range, options) => {
  try {
    range = new Range(range, options)
  } catch (er) {
    return false
  }
  return range.test(version)
}
module.exports = satisfies


/***/ }),

/***/ 66695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   leavesItsChart: () => (/* binding */ leavesItsChart)
/* harmony export */ });
/* harmony import */ var _deployment_kinds_helm_chart_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94217);
/* harmony import */ var _deployment_kinds_helm_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32185);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2078);




async function leavesItsChart({ base, head, oldToNew }, object) {
    const [before, after] = [await base.entries(), await head.entries()];
    const [was, is] = [new _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .SourceFiles */ .L(base, [...before.keys()]), new _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .SourceFiles */ .L(head, [...after.keys()])];
    const now = (path) => oldToNew.get(path) ?? path;
    const isOwn = ({ key }) => key === object.declared.keys[0];
    for (const path of object.inputs.filter((each) => (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .baseNameOf */ .mv)(each) === 'Chart.yaml')) {
        const own = (await (0,_deployment_kinds_helm_chart_files_js__WEBPACK_IMPORTED_MODULE_0__/* .dependenciesOf */ .hk)(was, (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(path))).filter(isOwn);
        if (before.get(path)?.id !== after.get(now(path))?.id) {
            if (own.length > 0 && !oldToNew.has(path) && (await isTakenOut(was, is, (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(path), isOwn)))
                return true;
            continue;
        }
        for (const values of object.inputs) {
            for (const dependency of own.filter(({ conditions }) => conditions.length > 0)) {
                const isOn = await switchIn(is, now(values), dependency);
                if (isOn === false && (await switchIn(was, values, dependency)) !== false)
                    return true;
            }
        }
    }
    return false;
}
async function isTakenOut(was, is, folder, isOwn) {
    const [old, kept] = [await (0,_deployment_kinds_helm_chart_files_js__WEBPACK_IMPORTED_MODULE_0__/* .dependenciesOf */ .hk)(was, folder), await (0,_deployment_kinds_helm_chart_files_js__WEBPACK_IMPORTED_MODULE_0__/* .dependenciesOf */ .hk)(is, folder)];
    if ((await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .nullIfUnreadable */ .e)(is.yaml((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .inFolder */ ._z)(folder, 'Chart.yaml')))) === null || kept.some(isOwn))
        return false;
    const isKnown = ({ key, name }) => old.some((each) => each.key === key && each.name === name);
    const mayReplace = (path) => path.startsWith((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .inFolder */ ._z)(folder, 'charts/')) || (path.startsWith((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .inFolder */ ._z)(folder, '')) && !was.has(path));
    return kept.every(isKnown) && !is.paths.some(mayReplace);
}
async function switchIn(files, path, dependency) {
    const file = /\.ya?ml$/.test(path) ? await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_2__/* .nullIfUnreadable */ .e)(files.yaml(path)) : null;
    if (file === null)
        return null;
    const scope = new _deployment_kinds_helm_values_js__WEBPACK_IMPORTED_MODULE_1__/* .ValuesScope */ .jF([(0,_deployment_kinds_helm_values_js__WEBPACK_IMPORTED_MODULE_1__/* .layerOf */ .ZZ)(file)]);
    const isSaid = dependency.conditions.some((condition) => scope.at(condition).status === 'scalar');
    return isSaid ? (0,_deployment_kinds_helm_chart_files_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnabled */ .Ol)(dependency, scope) : null;
}


/***/ }),

/***/ 94217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ isEnabled),
/* harmony export */   Rc: () => (/* binding */ sourceFolderOf),
/* harmony export */   XG: () => (/* binding */ chartOfDependency),
/* harmony export */   ay: () => (/* binding */ readLocalChart),
/* harmony export */   hk: () => (/* binding */ dependenciesOf)
/* harmony export */ });
/* harmony import */ var semver_functions_satisfies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68011);
/* harmony import */ var semver_ranges_valid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64737);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14889);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2078);
/* harmony import */ var _chart_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93054);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12431);









async function readLocalChart(files, folder) {
    const path = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .inFolder */ ._z)(folder, 'Chart.yaml');
    const file = await files.yaml(path);
    if (file === null)
        return null;
    const version = scalarOf(file.root, 'version');
    const known = appVersionOf(scalarOf(file.root, 'appVersion'), path);
    const values = await files.yaml((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .inFolder */ ._z)(folder, 'values.yaml'));
    return {
        folder,
        file,
        values,
        name: scalarOf(file.root, 'name')?.text ?? null,
        version,
        known: version === null ? known : { ...known, understood: [version.place, ...known.understood] },
        dependencies: dependenciesIn(file),
    };
}
function scalarOf(value, key) {
    return memberOf(value, key)?.scalar ?? null;
}
function memberOf(value, key) {
    const isKey = ({ name }) => name.toLowerCase() === key.toLowerCase();
    return value?.at([key]) ?? value?.members.find(isKey)?.value ?? null;
}
const OF_HELM_CREATE = '1.16.0';
function appVersionOf(written, path) {
    const place = written?.place ?? { file: path, line: 1, column: 1 };
    const understood = written === null ? [] : [place];
    if (written === null || ['', OF_HELM_CREATE].includes(written.text)) {
        const own = written?.text ? 'only the appVersion of `helm create`' : 'no appVersion';
        const problem = (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)('chart-unpinned', place, `The chart has no tag and ${own}`, { remedy: 'Set `tag`.' });
        return { answer: (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .problemAnswer */ .aV)(problem), place, understood };
    }
    const reading = (0,_reference_js__WEBPACK_IMPORTED_MODULE_6__/* .readTag */ .zW)(written.text, '');
    if ('version' in reading)
        return { answer: { status: 'version', version: reading.version }, place, understood };
    return { answer: (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .problemAnswer */ .aV)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)(reading.code, place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteText */ .o)(written.text))), place, understood };
}
async function dependenciesOf(files, folder) {
    const file = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_3__/* .nullIfUnreadable */ .e)(files.yaml((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .inFolder */ ._z)(folder, 'Chart.yaml')));
    return file === null ? [] : dependenciesIn(file);
}
function dependenciesIn(file) {
    const counts = new Map();
    return (memberOf(file.root, 'dependencies')?.items ?? []).map((value) => {
        const text = (key) => scalarOf(value, key)?.text ?? '';
        const version = scalarOf(value, 'version');
        const name = text('name');
        const position = counts.get(name) ?? 0;
        counts.set(name, position + 1);
        return {
            name,
            key: text('alias') || name,
            version: version?.text ? version : null,
            repository: text('repository') || null,
            conditions: text('condition')
                .trim()
                .split(',')
                .flatMap((path) => (path === '' ? [] : [path.split('.')])),
            tags: (memberOf(value, 'tags')?.items ?? []).map((tag) => ['tags', tag.scalar?.text ?? '']),
            place: value.place,
            position,
        };
    });
}
async function chartOfDependency(files, dependency) {
    const { name, version: wanted, repository } = dependency;
    const place = wanted?.place ?? dependency.place;
    const locked = await lockedVersion(files, dependency);
    const understood = [place, ...(locked === null ? [] : [locked.place])];
    const unpinned = (problem) => ({ answer: (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .problemAnswer */ .aV)(problem), place, understood });
    const pinned = (version, at) => {
        return { answer: { status: 'chart', chart: { name, version, place: at, repository } }, place: at, understood };
    };
    if (wanted === null) {
        return unpinned((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)('chart-unpinned', place, 'The dependency has no version and image.tag is empty'));
    }
    const exact = (0,_chart_js__WEBPACK_IMPORTED_MODULE_4__/* .exactChartVersion */ .El)(wanted.text);
    if (exact !== null) {
        if (locked === null || locked.version === exact)
            return pinned(exact, place);
        const found = `The version is ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteText */ .o)(wanted.text)}, but Chart.lock has ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteText */ .o)(locked.version)}`;
        return unpinned((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)('chart-unpinned', place, found, { remedy: 'Run `helm dependency update`.' }));
    }
    const isRange = semver_ranges_valid_js__WEBPACK_IMPORTED_MODULE_1__(wanted.text) !== null;
    return locked !== null && isRange && semver_functions_satisfies_js__WEBPACK_IMPORTED_MODULE_0__(locked.version, wanted.text, { includePrerelease: true })
        ? pinned(locked.version, locked.place)
        : unpinned((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)('chart-range', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteText */ .o)(wanted.text)));
}
async function lockedVersion(files, { name, position, place }) {
    const lock = await files.yaml((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .inFolder */ ._z)((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .folderOf */ .yS)(place.file), 'Chart.lock'));
    if (lock === null)
        return null;
    const entries = memberOf(lock.root, 'dependencies')?.items ?? [];
    const entry = entries.filter((each) => scalarOf(each, 'name')?.text === name)[position] ?? null;
    const written = scalarOf(entry, 'version');
    const version = (0,_chart_js__WEBPACK_IMPORTED_MODULE_4__/* .exactChartVersion */ .El)(written?.text ?? '');
    return version === null || written === null ? null : { version, place: written.place };
}
function sourceFolderOf(files, folder, { name, repository }) {
    const unpacked = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .inFolder */ ._z)(folder, `charts/${name}`);
    if (files.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .inFolder */ ._z)(unpacked, 'Chart.yaml')))
        return unpacked;
    if (repository?.startsWith('file://') !== true)
        return null;
    const path = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .resolvePath */ .o1)(folder, repository.slice('file://'.length));
    return path !== null && files.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .inFolder */ ._z)(path, 'Chart.yaml')) ? path : null;
}
function isEnabled({ conditions, tags }, values) {
    const switchesAt = (paths) => paths.flatMap((path) => {
        const entry = values.at(path);
        const text = entry.status === 'scalar' && entry.scalar.type === 'other' ? entry.scalar.text : '';
        return /^(?:true|yes|on|y|false|no|off|n)$/i.test(text) ? [/^(?:true|yes|on|y)$/i.test(text)] : [];
    });
    const [decided] = switchesAt(conditions);
    const tagged = switchesAt(tags);
    return decided ?? (tagged.length === 0 || tagged.includes(true));
}


/***/ }),

/***/ 32185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ parsedValues),
/* harmony export */   U4: () => (/* binding */ isSeen),
/* harmony export */   ZY: () => (/* binding */ readValuesFile),
/* harmony export */   ZZ: () => (/* binding */ layerOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   jF: () => (/* binding */ ValuesScope)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14889);



function textOf(entry) {
    return entry.status === 'scalar' ? entry.scalar.text : '';
}
function isSeen(values) {
    return 'file' in values;
}
function layerOf(file, root = file.root) {
    return { file, root };
}
function parsedValues(parse) {
    try {
        return layerOf(parse());
    }
    catch (error) {
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .thrownProblem */ .AI)(error);
    }
}
async function readValuesFile(files, path, { text, place }) {
    const file = path === null ? null : await (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .orProblem */ .bC)(() => files.yaml(path));
    if (file === null)
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .o)(text));
    return 'code' in file ? file : layerOf(file);
}
function lookUp(root, path, above) {
    let value = root;
    for (const [depth, step] of path.entries()) {
        value = value?.at([step]) ?? null;
        if (value === null)
            return typeof step === 'number' && depth > 0 ? 'ended' : null;
        if (value.scalar?.type !== 'null')
            continue;
        return above.some((each) => each.at(path.slice(0, depth + 1))?.isMap) ? 'removed' : value;
    }
    return value;
}
function entryOf(value, isRoot) {
    const { scalar, source, place } = value;
    if (scalar === null)
        return { status: 'structure', place, source };
    return scalar.type === 'null' && !isRoot ? { status: 'unset', place } : { status: 'scalar', scalar, source };
}
class ValuesScope {
    values;
    layers;
    constructor(values) {
        this.values = values;
        this.layers = values.filter(isSeen);
    }
    get roots() {
        return this.layers.flatMap(({ root }) => root ?? []);
    }
    at(path) {
        return this.#read(path)?.entry ?? { status: 'unset', place: null };
    }
    #read(path) {
        const above = [];
        let isRemoved = false;
        for (const layer of this.layers) {
            if (isRemoved && layer.isDefault !== true)
                continue;
            const { global } = layer;
            const isGlobal = global !== undefined && path[0] === 'global';
            const root = isGlobal ? global : layer.root;
            const found = lookUp(root, isGlobal ? path.slice(1) : path, above);
            if (found === 'ended')
                return null;
            if (found === 'removed')
                isRemoved = true;
            else if (found !== null)
                return { entry: entryOf(found, path.length === 0), layer };
            if (root !== null && !isGlobal)
                above.push(root);
        }
        return null;
    }
    within(key) {
        const values = this.values.flatMap((each) => {
            if (!isSeen(each))
                return [each];
            const { file, root } = each;
            const global = each.global ?? root?.at(['global']) ?? null;
            const handed = global === null ? [] : [{ file, root: null, global }];
            return [...handed, ...(each.global === undefined ? [{ ...each, root: root?.at([key]) ?? null }] : [])];
        });
        const removed = values.findIndex((each) => isSeen(each) && each.root?.scalar?.type === 'null');
        return new ValuesScope(removed === -1 ? values : values.slice(0, removed));
    }
    over(lowest) {
        return new ValuesScope([...this.values, { ...lowest, isDefault: true }]);
    }
    hiddenAt(path) {
        const decides = this.#read(path)?.layer;
        const above = decides === undefined ? this.values : this.values.slice(0, this.values.indexOf(decides));
        return above.find((each) => !isSeen(each)) ?? null;
    }
    get unseenVariables() {
        return this.values.flatMap((each) => {
            if (isSeen(each) || each.place === null)
                return [];
            const { code, found, place } = each;
            return [{ source: code === 'external-values' ? `values from ${found}` : `values at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_2__/* .showPlace */ .R)(place)}`, place }];
        });
    }
}


/***/ })

};
