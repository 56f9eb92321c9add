export const id = 3859;
export const ids = [3859];
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

/***/ 26750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readDeclarations),
/* harmony export */   z: () => (/* binding */ readDeclarationsAround)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14889);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29519);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5114);
/* harmony import */ var _image_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61833);






const MODE = ['upgrade', 'mode'];
const JOB = ['migrationJob', 'enabled'];
function readDeclarations(scope) {
    const written = scope.at(MODE);
    const scalar = written.status === 'scalar' ? written.scalar : null;
    const place = (0,_image_values_js__WEBPACK_IMPORTED_MODULE_3__/* .usesDefault */ .mT)(written) ? null : (0,_image_values_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(written);
    const unreadable = place && (0,_image_values_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadableText */ .LF)(written, place);
    const mode = (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .modeOf */ .VV)(scalar);
    const isInvalid = place !== null && unreadable === null && mode === null;
    const problem = isInvalid
        ? (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('invalid-upgrade-mode', place, scalar === null ? 'no text' : (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .o)(scalar.text))
        : null;
    const job = readSwitch(scope.at(JOB));
    const modeDoubt = doubtOn(mode, scope, [MODE, JOB]);
    const jobDoubt = doubtOn(job, scope, [JOB]);
    const upgradeMode = modeDoubt === null ? mode : null;
    const migrationJob = jobDoubt === null ? job : null;
    const unread = unreadable === null ? null : `upgrade.mode cannot be read: ${unreadable.message}`;
    const notices = [unread, modeDoubt, jobDoubt].filter((notice) => notice !== null);
    const workers = Object.keys(_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.chart.workers).filter((worker) => {
        const path = [worker, 'enabled'];
        return scope.hiddenAt(path) !== null || readSwitch(scope.at(path))?.value === true;
    });
    const values = scope.layers.find(({ root }) => root?.isMap)?.root?.place ?? null;
    return { declared: { keys: [], values, upgradeMode, migrationJob, workers }, problem, notices };
}
function doubtOn(declared, scope, paths) {
    const hidden = paths.map((path) => scope.hiddenAt(path)).find((each) => each !== null);
    if (hidden === undefined || declared === null)
        return null;
    const at = hidden.place === null ? '' : ` at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_5__/* .showPlace */ .R)(hidden.place)}`;
    const name = paths[0].join('.');
    return `Values from outside of the repository${at} may change ${name} at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_5__/* .showPlace */ .R)(declared.place)}: taken as not set`;
}
const MODES = [['strategy', 'type'], ['strategy']];
function readDeclarationsAround(scope, image) {
    for (let depth = image.length; depth >= Math.min(1, image.length - 1); depth -= 1) {
        const said = MODES.map((below) => [...image.slice(0, depth), ...below]).flatMap((path) => {
            const entry = scope.at(path);
            return entry.status === 'scalar' && scope.hiddenAt(path) === null ? [entry.scalar] : [];
        });
        if (said[0] !== undefined)
            return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .declaring */ .mn)((0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .modeOf */ .VV)(said[0]));
    }
    return _image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING_DECLARED */ .ZM;
}
function readSwitch(entry) {
    if (entry.status !== 'scalar' || entry.scalar.text === '')
        return null;
    const { text, type, place } = entry.scalar;
    return { value: type === 'string' || !/^(?:n|no|off|false|[-+]?0+(?:\.0*)?)$/i.test(text), place };
}


/***/ }),

/***/ 2093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JC: () => (/* binding */ problemPart),
/* harmony export */   Xm: () => (/* binding */ findingsOfRelease),
/* harmony export */   YL: () => (/* binding */ changeMain),
/* harmony export */   le: () => (/* binding */ partBelow)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91831);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5114);


function problemPart(problem, place) {
    const found = { ..._finding_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULTS */ .zY, ...(0,_image_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedImage */ .y)(problem, place) };
    return { found, setsTag: true, steps: [], way: [], isInstance: true };
}
function partBelow(keys, part) {
    const { found, isInstance } = part;
    const declared = isInstance ? { ...found.declared, keys: [...keys, ...found.declared.keys] } : found.declared;
    return { ...part, found: { ...found, declared }, steps: [...keys, ...part.steps], way: [...keys, ...part.way] };
}
function changeMain([main, ...further], change) {
    return main === undefined ? [] : [{ ...main, found: change(main.found) }, ...further];
}
function findingsOfRelease(parts, release) {
    return parts.map(({ found, steps, isInstance }, index) => {
        const id = index === 0 ? release.id : `${release.id}#${steps.join('.')}`;
        const secondOrder = [...release.secondOrder, ...(found.secondOrder ?? [])];
        return { ...found, ...release, id, unit: isInstance ? id : release.id, secondOrder };
    });
}


/***/ }),

/***/ 61833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   G: () => (/* binding */ readImageValues),
/* harmony export */   HA: () => (/* binding */ defaultOf),
/* harmony export */   LF: () => (/* binding */ unreadableText),
/* harmony export */   OM: () => (/* binding */ usualTags),
/* harmony export */   Vu: () => (/* binding */ placesOfImage),
/* harmony export */   __: () => (/* binding */ DEFAULT_IMAGE),
/* harmony export */   ce: () => (/* binding */ repositoryIn),
/* harmony export */   jD: () => (/* binding */ readTagEntry),
/* harmony export */   mT: () => (/* binding */ usesDefault),
/* harmony export */   uQ: () => (/* binding */ placesAt),
/* harmony export */   us: () => (/* binding */ placesOfTag)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14889);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29519);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37850);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12431);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32185);







function defaultOf(tags, known, place) {
    if (known !== null && tags.some(({ kind }) => kind === 'appVersion'))
        return known;
    const problem = (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('chart-unpinned', place, 'The image has no tag', { remedy: 'Set `tag`.' });
    return { ...(0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .refusedImage */ .y)(problem, place), understood: [] };
}
const DEFAULT_IMAGE = {
    registry: null,
    repository: _product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.image.path,
    tag: null,
    digest: null,
};
function readImageValues(scope, rules, byDefault, { image = ['image'], tags, repository = repositoryIn(scope, image), isServiceChart = false }) {
    const { reference, problem } = repository;
    const kind = (0,_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .classifyImage */ ._u)(reference, rules.images);
    if (kind === 'other' && problem === null && !isServiceChart)
        return null;
    const tag = tagIn(scope, tags);
    const tagPlace = usesDefault(tag) ? null : placeOf(tag);
    const place = tagPlace ?? repository.place ?? byDefault.place;
    const hidden = hiddenTag(scope, tags);
    const done = (answer, at) => ({
        ...(hidden === null ? { answer, place: at } : (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .refusedImage */ .y)(hidden, at)),
        setsTag: tagPlace !== null,
        isOfChart: answer.status === 'chart',
        hiddenTag: hidden === null ? null : tagPlace,
        notices: kind === 'custom' ? [(0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .customImageNotice */ .Hq)(reference, place)] : [],
    });
    const repositoryPlace = repository.place ?? place;
    if (problem !== null)
        return done((0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAnswer */ .aV)(problem), repositoryPlace);
    if (kind === 'undecided' || kind === 'other') {
        const found = (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteText */ .o)((0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .showImage */ .jt)({ ...reference, tag: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(tag) || null }));
        return done((0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAnswer */ .aV)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('custom-image', repositoryPlace, found)), repositoryPlace);
    }
    const digest = textAt(scope, [...image, 'digest']);
    if (tagPlace !== null) {
        const answer = readTagEntry(tag, reference, rules.tagSuffix, tagPlace);
        const isPlain = answer.status === 'version' && digest !== null;
        return done(isPlain ? { ...answer, image: { ...answer.image, digest } } : answer, tagPlace);
    }
    const { answer } = byDefault;
    const decided = { path: (0,_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .imagePath */ .d0)(reference), source: (0,_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .imageSource */ .ZZ)(reference), suffix: '', digest };
    return done(answer.status === 'problem' ? answer : { ...answer, image: decided }, byDefault.place);
}
function placesAt({ layers }, paths) {
    return layers.flatMap(({ root }) => paths.flatMap((path) => root?.at(path)?.scalar?.place ?? []));
}
function usualTags(image) {
    return [{ kind: 'value', path: [...image, 'tag'] }, { kind: 'appVersion' }];
}
function tagIn(scope, tags) {
    for (const source of tags) {
        if (source.kind === 'appVersion')
            break;
        if (source.kind === 'value') {
            const entry = scope.at(source.path);
            if (!usesDefault(entry))
                return entry;
        }
        else if (source.text !== '') {
            const { text, place } = source;
            return { status: 'scalar', scalar: { text, type: 'string', place }, source: text };
        }
    }
    return { status: 'unset', place: null };
}
function hiddenTag(scope, tags) {
    for (const source of tags) {
        if (source.kind === 'text' && source.text !== '')
            return null;
        if (source.kind !== 'value')
            continue;
        const hidden = scope.hiddenAt(source.path);
        if (hidden !== null || !usesDefault(scope.at(source.path)))
            return hidden;
    }
    return null;
}
function placesOfTag(scope, tags) {
    return tags.flatMap((source) => {
        if (source.kind === 'value')
            return placesAt(scope, [source.path]);
        return source.kind === 'text' ? [source.place] : [];
    });
}
function placesOfImage(scope, image) {
    const members = ['tag', 'repository', 'digest'].map((name) => [...image, name]);
    return placesAt(scope, [image, ...members]);
}
function readTagEntry(entry, reference, suffix, place) {
    if (entry.status === 'unset')
        return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAnswer */ .aV)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('moving-tag', place, 'An empty tag'));
    const unreadable = unreadableText(entry, place);
    if (unreadable !== null)
        return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAnswer */ .aV)(unreadable);
    if (entry.status === 'structure')
        return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAnswer */ .aV)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('not-a-version', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteText */ .o)(entry.source)));
    const { text, type } = entry.scalar;
    if (type === 'other') {
        const number = Number(text.replaceAll('_', ''));
        const readAs = Number.isNaN(number) ? 'a boolean or a number' : number;
        return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAnswer */ .aV)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('numeric-tag', place, `${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteText */ .o)(text)} as ${readAs}`));
    }
    return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .answerOfTag */ .ck)((0,_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .readTag */ .zW)(text, suffix), reference, place);
}
function unreadableText(entry, place, subject = 'tag') {
    if (entry.status === 'unset')
        return null;
    const text = entry.status === 'scalar' ? entry.scalar.text : entry.source;
    const isFilledIn = (0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .hasTemplate */ .rJ)(text) || (0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .isTemplate */ .Fl)(entry.source);
    if (isFilledIn)
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteText */ .o)(entry.source.trim()), { subject });
    return text.startsWith('ENC[') ? (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('encrypted', place, '', { subject }) : null;
}
function usesDefault(entry) {
    return (entry.status === 'unset' || (entry.status === 'scalar' && entry.scalar.type !== 'other' && entry.scalar.text === ''));
}
function placeOf(entry) {
    return entry.status === 'scalar' ? entry.scalar.place : entry.place;
}
function repositoryIn(scope, image, fallback = DEFAULT_IMAGE) {
    const entry = scope.at([...image, 'repository']);
    const place = placeOf(entry);
    if (usesDefault(entry) || place === null)
        return { reference: fallback, place: null, problem: null };
    const unreadable = unreadableText(entry, place, 'image');
    const text = entry.status === 'structure' ? entry.source : (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(entry);
    if (unreadable !== null) {
        const isOurs = unreadable.code === 'unresolved-template' && text.endsWith(`/${_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.image.path}`);
        return { reference: fallback, place, problem: isOurs ? null : unreadable };
    }
    const registry = textAt(scope, [...image, 'registry']);
    const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .parseImageReference */ .o_)(`${registry === null ? '' : `${registry}/`}${text}`);
    if (reference === null || reference.tag !== null || reference.digest !== null) {
        const remedy = 'Write the repository alone there, and X.Y.Z as the tag next to it.';
        const found = `The image ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteText */ .o)(text)}`;
        return { reference: reference ?? fallback, place, problem: (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('not-a-version', place, found, { remedy }) };
    }
    return { reference, place, problem: null };
}
function textAt(scope, path) {
    const entry = scope.at(path);
    return (entry.status === 'scalar' && entry.scalar.type === 'string' && entry.scalar.text) || null;
}


/***/ }),

/***/ 2909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readImages),
/* harmony export */   o: () => (/* binding */ imagesIn)
/* harmony export */ });
/* harmony import */ var _container_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67729);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12431);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73366);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26750);
/* harmony import */ var _image_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61833);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32185);







const MOST_IMAGES = 200;
function readImages(scope, settings, options = {}) {
    const { isRead = () => false, isWide = true } = options;
    const found = [];
    const seen = new Set();
    for (const root of scope.roots) {
        for (const image of imagesIn(root)) {
            const { path, value, reference } = image;
            const isOther = (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyImage */ ._u)(reference, settings.images) === 'other';
            if (isOther || !(isWide || value.at(['tag']) !== null))
                continue;
            const way = JSON.stringify(path);
            if (seen.has(way) || isRead(path))
                continue;
            seen.add(way);
            found.push(...readImage(scope, image, settings, options));
            if (found.length === MOST_IMAGES)
                return found;
        }
    }
    return found;
}
const BESIDE = 'what that chart makes of its other values';
function readImage(scope, { path, steps, value, parent }, settings, { known = null, tagsOf = () => null }) {
    const ofTemplates = tagsOf(path);
    const tags = ofTemplates ?? (0,_image_values_js__WEBPACK_IMPORTED_MODULE_4__/* .usualTags */ .OM)(path);
    const isSet = (way) => scope.layers.some(({ root }) => root?.at(way) != null);
    let read = null;
    if (!value.isMap)
        read = readText(scope, path, settings);
    else if ((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(scope.at([...path, 'repository'])) !== '') {
        const pair = (0,_image_values_js__WEBPACK_IMPORTED_MODULE_4__/* .readImageValues */ .G)(scope, settings, (0,_image_values_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultOf */ .HA)(tags, known, value.place), { image: path, tags });
        read = pair && {
            ...pair,
            setsTag: tags.some((tag) => tag.kind === 'text' || (tag.kind === 'value' && isSet(tag.path))),
        };
    }
    if (read === null)
        return [];
    const { answer, place, notices, setsTag } = read;
    const isByDefault = known?.answer.status === 'version' && place === known.place;
    const understood = [...(0,_image_values_js__WEBPACK_IMPORTED_MODULE_4__/* .placesOfImage */ .Vu)(scope, path), ...(0,_image_values_js__WEBPACK_IMPORTED_MODULE_4__/* .placesOfTag */ .us)(scope, ofTemplates ?? [])];
    const found = {
        answer,
        place,
        notices,
        chart: null,
        declared: (0,_declarations_js__WEBPACK_IMPORTED_MODULE_3__/* .readDeclarationsAround */ .z)(scope, path),
        containerVariables: (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSources */ .zz)([
            (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .searchVariables */ .si)(parent === null ? [] : [parent]),
            (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .unseenFrom */ .Fw)(BESIDE, value.place),
        ]),
        understood: isByDefault ? [...understood, ...known.understood] : understood,
    };
    const inList = path.findIndex((step) => typeof step === 'number');
    const way = path.slice(0, inList === -1 ? path.length : inList).map(String);
    return [{ found, setsTag, steps, way, isInstance: false }];
}
function readText(scope, path, settings) {
    const entry = scope.at(path);
    if (entry.status !== 'scalar')
        return null;
    const { place, text } = entry.scalar;
    const unreadable = (0,_image_values_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadableText */ .LF)(entry, place);
    const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .parseImageReference */ .o_)(text);
    const read = unreadable ? (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedImage */ .y)(unreadable, place) : reference && (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerOfImage */ .Li)(reference, settings, place);
    const hidden = scope.hiddenAt(path);
    return read && { ...read, ...(hidden && (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedImage */ .y)(hidden, place)), setsTag: true };
}
const imagesIn = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_6__/* .remembered */ .H)(searchImages, ({ node }) => node);
function searchImages(root) {
    const { text } = root.file;
    if (!/image|repository|\\/i.test(text))
        return [];
    const found = [];
    const seen = new Set();
    const merges = [...text.matchAll(/<<\s{0,9}:([^\n]{0,300})/g)];
    const merged = new Set(merges.flatMap(([, rest = '']) => rest.match(/(?<=\*)[^\s,\]}]+/g) ?? []));
    const add = (visited, text) => {
        const reference = text.includes('://') ? null : (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .parseImageReference */ .o_)(text);
        if (reference !== null)
            found.push({ ...pathTo(visited), reference });
    };
    const pending = [{ value: root, step: '', above: null }];
    for (const next of pending) {
        const { value, step, above } = next;
        const scalar = value.scalar;
        if (scalar !== null) {
            if (/image$/i.test(String(step)) && scalar.type === 'string')
                add(next, scalar.text);
            continue;
        }
        if (seen.has(value.node))
            continue;
        seen.add(value.node);
        const repository = value.at(['repository'])?.scalar ?? null;
        if (above !== null && repository?.type === 'string')
            add(next, repository.text);
        for (const { name, value: member } of value.members) {
            const below = { value: member, step: name, above: next };
            if (!isHolder(below, merged))
                pending.push(below);
        }
        for (const [index, item] of value.items.entries())
            pending.push({ value: item, step: index, above: next });
    }
    return found;
}
function pathTo(visited) {
    const { value, step, above } = visited;
    const path = [];
    const steps = [];
    for (let at = visited; at.above !== null; at = at.above) {
        path.unshift(at.step);
        steps.unshift(typeof at.step === 'string' ? quoteStep(at.step) : stepOfItem(at.above.value, at.step));
    }
    return { steps, path, value, parent: typeof step === 'string' ? (above?.value ?? null) : null };
}
function quoteStep(key) {
    return /^[^."#[\]]+$/.test(key) ? key : JSON.stringify(key);
}
function stepOfItem(list, index) {
    const names = list.items.map((item) => item.at(['name'])?.scalar?.text ?? '');
    const name = names[index] ?? '';
    return name !== '' && names.filter((each) => each === name).length === 1 ? quoteStep(name) : `[${index}]`;
}
function isHolder({ value, step, above }, merged) {
    if (above?.above === null && /^(?:x-|_|\.)/.test(String(step)))
        return true;
    return merged.has(value.node.anchor ?? '') && step !== 'image' && value.at(['repository']) !== null;
}


/***/ }),

/***/ 95601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ readServiceChart),
/* harmony export */   Jo: () => (/* binding */ isUnder),
/* harmony export */   Py: () => (/* binding */ isServiceSection),
/* harmony export */   bO: () => (/* binding */ readOtherChart),
/* harmony export */   d5: () => (/* binding */ showsChart),
/* harmony export */   kl: () => (/* binding */ isServiceRoot)
/* harmony export */ });
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37850);
/* harmony import */ var _chart_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93054);
/* harmony import */ var _container_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67729);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12431);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26750);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2093);
/* harmony import */ var _image_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61833);
/* harmony import */ var _images_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2909);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32185);











function readServiceChart(scope, known, { chart, fallback, tags: ofTemplates = null }, settings) {
    const tags = ofTemplates ?? (0,_image_values_js__WEBPACK_IMPORTED_MODULE_8__/* .usualTags */ .OM)(['image']);
    const repository = (0,_image_values_js__WEBPACK_IMPORTED_MODULE_8__/* .repositoryIn */ .ce)(scope, ['image'], fallback);
    const reading = (0,_image_values_js__WEBPACK_IMPORTED_MODULE_8__/* .readImageValues */ .G)(scope, settings, known, { tags, repository, isServiceChart: true });
    if (reading === null)
        throw new TypeError("values of the service's chart that are not its own");
    const { declared, problem, notices } = (0,_declarations_js__WEBPACK_IMPORTED_MODULE_6__/* .readDeclarations */ .m)(scope);
    const { answer, place, isOfChart, hiddenTag } = reading;
    const published = known.answer.status === 'chart' ? known.answer.chart : null;
    const isHidden = isOfChart && published !== null && answer.status !== 'chart';
    const text = isHidden ? (0,_chart_js__WEBPACK_IMPORTED_MODULE_2__/* .chartKey */ .w4)(published).replaceAll('.', ' ') : '';
    return {
        found: {
            answer: answer.status === 'problem' || problem === null ? answer : (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAnswer */ .aV)(problem),
            place,
            notices: [
                ...reading.notices,
                ...(isOfChart && chart !== null ? (0,_chart_js__WEBPACK_IMPORTED_MODULE_2__/* .mirrorNotices */ .T6)(published?.repository ?? null) : []),
                ...notices,
            ],
            chart: chart && { ...chart, version: chart.version ?? versionThatCounts(published) },
            declared,
            ...(isHidden && { secondOrder: [{ key: 'chart', text, place: known.place }] }),
            ...(hiddenTag && { tagBelow: hiddenTag.file }),
            containerVariables: (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .joinSources */ .zz)([(0,_container_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .searchVariables */ .si)(scope.roots), { set: [], unseen: scope.unseenVariables }]),
            understood: [...(0,_image_values_js__WEBPACK_IMPORTED_MODULE_8__/* .placesOfImage */ .Vu)(scope, ['image']), ...(0,_image_values_js__WEBPACK_IMPORTED_MODULE_8__/* .placesOfTag */ .us)(scope, ofTemplates ?? []), ...known.understood],
        },
        setsTag: reading.setsTag,
        steps: [],
        way: ['image'],
        isInstance: true,
    };
}
function versionThatCounts(chart) {
    const repository = chart?.repository ?? '';
    const isForeign = /^(?:https?|oci):/.test(repository) && !(0,_chart_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfficialRepository */ .CG)(repository);
    return isForeign ? null : (chart?.version ?? null);
}
function isUnder(prefix) {
    return (path) => prefix.every((step, index) => path[index] === step);
}
const REPOSITORY = ['image', 'repository'];
const CHART_KEYS = [..._product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.chart.certainPaths, ..._product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.chart.likelyPaths];
const OWN_KEYS = CHART_KEYS.filter((path) => path.some(_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .isNamed */ .e));
function holdsCertainKey(scope) {
    return _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.chart.certainPaths.some((path) => scope.at(path).status !== 'unset');
}
function isServiceRoot(file, { images }) {
    const scope = new _values_js__WEBPACK_IMPORTED_MODULE_10__/* .ValuesScope */ .jF([{ file, root: file.root }]);
    const isNamedAfterService = (0,_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .isNamed */ .e)(file.path);
    const repository = (0,_values_js__WEBPACK_IMPORTED_MODULE_10__/* .textOf */ .b6)(scope.at(REPOSITORY));
    if (repository === '')
        return (isNamedAfterService ? CHART_KEYS : OWN_KEYS).some((path) => file.root?.at(path) != null);
    const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .parseImageReference */ .o_)(repository);
    if (reference !== null && (0,_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .classifyImage */ ._u)(reference, images) !== 'other')
        return true;
    return isNamedAfterService && ((0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .isTemplate */ .Fl)(repository) || repository.startsWith('ENC[') || showsChart(scope));
}
function isServiceSection(scope, { images }) {
    const repository = (0,_values_js__WEBPACK_IMPORTED_MODULE_10__/* .textOf */ .b6)(scope.at(REPOSITORY));
    if (repository !== '') {
        const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .parseImageReference */ .o_)(repository);
        return reference === null || (0,_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .classifyImage */ ._u)(reference, images) !== 'other' || showsChart(scope);
    }
    if (holdsCertainKey(scope) || scope.layers.some(({ root }) => root?.at(['image', 'tag']) != null))
        return true;
    return scope.layers.some(({ root }) => root?.members.some(({ name }) => _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.chart.sections.includes(name) && scope.at([name]).status === 'structure'));
}
function showsChart(scope) {
    return holdsCertainKey(scope) || CHART_KEYS.filter((path) => scope.at(path).status !== 'unset').length > 1;
}
function readOtherChart(scope, problem, place, settings, options = {}) {
    const at = problem.place ?? place;
    const nothing = { answer: (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAnswer */ .aV)({ ...problem, place: at }), place: at, understood: [] };
    const instance = (own) => readServiceChart(own, nothing, { chart: null }, settings);
    const section = [settings.chart, _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.chart.name].find((key) => isServiceSection(scope.within(key), settings));
    if (section !== undefined) {
        const images = (0,_images_js__WEBPACK_IMPORTED_MODULE_9__/* .readImages */ .H)(scope, settings, { ...options, isRead: isUnder([section, 'image']) });
        return [(0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .partBelow */ .le)([section], instance(scope.within(section))), ...images];
    }
    if (!holdsCertainKey(scope))
        return (0,_images_js__WEBPACK_IMPORTED_MODULE_9__/* .readImages */ .H)(scope, settings, options);
    const images = (0,_images_js__WEBPACK_IMPORTED_MODULE_9__/* .readImages */ .H)(scope, settings, { ...options, isRead: isUnder(['image']) });
    return images.length > 0 ? images : [instance(scope)];
}


/***/ }),

/***/ 5899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AG: () => (/* binding */ VALUES_KIND),
/* harmony export */   Bk: () => (/* binding */ isNamedAfterEnvironment),
/* harmony export */   DR: () => (/* binding */ filesBelow),
/* harmony export */   O0: () => (/* binding */ isOfChart),
/* harmony export */   P5: () => (/* binding */ isValuesFile),
/* harmony export */   PZ: () => (/* binding */ isOfEnvironment),
/* harmony export */   Pr: () => (/* binding */ overlayPaths),
/* harmony export */   W8: () => (/* binding */ OTHER_TOOL),
/* harmony export */   YZ: () => (/* binding */ mayHaveValueAt),
/* harmony export */   Zc: () => (/* binding */ filesByFolder),
/* harmony export */   Zd: () => (/* binding */ idOfValues),
/* harmony export */   eU: () => (/* binding */ withPossibleLayers),
/* harmony export */   ex: () => (/* binding */ isOfCompanion),
/* harmony export */   gL: () => (/* binding */ isNamedValues),
/* harmony export */   m: () => (/* binding */ chartFolderAbove),
/* harmony export */   oA: () => (/* binding */ isNamedLikeLayer),
/* harmony export */   s0: () => (/* binding */ idsOfImages),
/* harmony export */   ue: () => (/* binding */ chartFolders)
/* harmony export */ });
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(14889);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);
/* harmony import */ var _repository_glob_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(18803);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2078);
/* harmony import */ var _syntax_template_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36804);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40334);
/* harmony import */ var _container_variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67729);
/* harmony import */ var _environment_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58522);
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(81307);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73366);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60688);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26750);
/* harmony import */ var _images_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2909);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(32185);















const PROJECT = new RegExp(String.raw `(?:^|\/)${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word}\.(?:ya?ml|config\.ya?ml)$`);
const VALUES_KIND = 'helm-values';
const PROJECT_KEYS = ['warehouse', 'dbt', 'connection', 'project'];
const PIPELINE = /(?:^|\/)(?:\.github|\.circleci|\.gitlab|\.buildkite|\.woodpecker)\/|(?:^|\/)(?:[^/]*\.gitlab-ci|\.woodpecker|\.drone|\.travis|azure-pipelines[^/]*|bitbucket-pipelines|\.?renovate[^/]*|\.pre-commit-config)\.(?:ya?ml|json5?)$/;
const OTHER_FILE = /(?:^|\/)(?:(?:Chart|requirements)\.(?:yaml|lock)|(?:package|values\.schema|tsconfig[^/]*)\.json|helmfile[^/]*\.ya?ml)$/;
const OTHER_TOOL = /(?:^|\/)(?:Pulumi(?:\.[^/]+)?\.ya?ml|porter\.ya?ml|\.do\/[^/]+|(?:group|host)_vars\/.+|roles\/[^/]+\/(?:defaults|vars)\/.+)$/;
function isValuesFile(file) {
    const { root, path } = file;
    if (!root?.isMap || PIPELINE.test(path) || OTHER_FILE.test(path))
        return false;
    const has = (key) => root.member(key) !== null;
    if (has('apiVersion') || has('kind') || (has('services') && root.at(['services'])?.isMap))
        return false;
    const isProject = PROJECT.test(path);
    return !(isProject && PROJECT_KEYS.some(has));
}
function isNamedValues(files, path) {
    return (/values|helm|chart|deploy/i.test(path) ||
        _environment_names_js__WEBPACK_IMPORTED_MODULE_5__/* .SAYS_ENVIRONMENT */ .tp.test(path) ||
        files.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .inFolder */ ._z)((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .folderOf */ .yS)(path), 'Chart.yaml')));
}
function isNamedAfterEnvironment(path) {
    return /values/i.test((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .baseNameOf */ .mv)(path)) || isOfEnvironment(path);
}
function isOfEnvironment(path) {
    return _environment_names_js__WEBPACK_IMPORTED_MODULE_5__/* .SAYS_ENVIRONMENT */ .tp.test(`/${(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .baseNameOf */ .mv)(path)}`);
}
function isNamedLikeLayer(path, recognised) {
    if (!/\.(?:ya?ml|json)$/.test(path) || path === recognised || (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .folderOf */ .yS)(path) !== (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .folderOf */ .yS)(recognised))
        return false;
    if ((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .folderOf */ .yS)(path).toLowerCase().includes(_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word))
        return true;
    if (nameOf(recognised).includes(_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word))
        return nameOf(path).includes(_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word);
    if (/^(?:.*[._-])?secrets?[._-]/.test(nameOf(path)))
        return true;
    return nameOf(path).includes('values') || _environment_names_js__WEBPACK_IMPORTED_MODULE_5__/* .SAYS_ENVIRONMENT */ .tp.test(`/${nameOf(path)}`);
}
function isOfCompanion(path) {
    const words = nameOf(path).split(/[-_.]/);
    return words.some((word) => !(0,_service_names_js__WEBPACK_IMPORTED_MODULE_6__/* .namesService */ .cM)(`${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word}-${word}`));
}
function nameOf(path) {
    return (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .baseNameOf */ .mv)(path).toLowerCase();
}
const pathsOf = ({ paths }) => paths;
const grouped = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_11__/* .remembered */ .H)(({ paths }) => (0,_group_by_js__WEBPACK_IMPORTED_MODULE_12__/* .groupBy */ .$)(paths, _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .folderOf */ .yS), pathsOf);
function filesByFolder(files, folder) {
    return grouped(files).get(folder) ?? [];
}
function filesBelow(files, folder) {
    const folders = [...grouped(files).keys()].filter((each) => each === folder || each.startsWith(`${folder}/`));
    return folders.flatMap((each) => filesByFolder(files, each));
}
const chartFolders = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_11__/* .remembered */ .H)(({ paths }) => new Set(paths.filter((path) => /(?:^|\/)Chart\.yaml$/.test(path)).map(_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .folderOf */ .yS)), pathsOf);
function chartFolderAbove(files, path) {
    const charts = chartFolders(files);
    if (charts.size === 0)
        return null;
    for (let folder = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .folderOf */ .yS)(path);; folder = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .folderOf */ .yS)(folder)) {
        if (charts.has(folder))
            return folder;
        if (folder === '')
            return null;
    }
}
function overlayPaths(files, folder, parts) {
    const { byChart, elsewhere } = possibleOverlays(files);
    const name = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .baseNameOf */ .mv)(folder).toLowerCase();
    const isOnly = [...chartFolders(files)].filter((each) => !parts.has(each)).length === 1 && !parts.has(folder);
    const named = elsewhere.filter((path) => isOnly || (name !== '' && path.toLowerCase().includes(name)));
    return [...(byChart.get(folder) ?? []), ...named].filter((path) => !(0,_candidates_js__WEBPACK_IMPORTED_MODULE_3__/* .isExcluded */ .RF)(path, folder));
}
const possibleOverlays = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_11__/* .remembered */ .H)((files) => {
    const byChart = new Map();
    const elsewhere = [];
    for (const path of files.paths) {
        if (!/\.(?:ya?ml|json)$/.test(path) || OTHER_TOOL.test(path))
            continue;
        const folder = chartFolderAbove(files, path);
        if (folder === null) {
            if (_environment_names_js__WEBPACK_IMPORTED_MODULE_5__/* .SAYS_ENVIRONMENT */ .tp.test(path) || /values/i.test(path))
                elsewhere.push(path);
        }
        else if (!isOfChart(path, folder))
            byChart.set(folder, [...(byChart.get(folder) ?? []), path]);
    }
    return { byChart, elsewhere };
}, pathsOf);
function isOfChart(path, folder) {
    const inside = folder === '' ? path : path.slice(folder.length + 1);
    return /^(?:(?:templates|charts|crds|ci|\.github)\/|(?:values|Chart)\.yaml$)/.test(inside);
}
async function mayHaveValueAt(files, path, way) {
    const file = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_1__/* .nullIfUnreadable */ .e)(files.yaml(path));
    if (file !== null)
        return isValuesFile(file) && file.root?.at(way) != null;
    const key = (0,_repository_glob_js__WEBPACK_IMPORTED_MODULE_13__/* .literalPattern */ .Kf)(way[0] ?? '');
    const text = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_1__/* .nullIfUnreadable */ .e)(files.text(path));
    return text === null || (!(0,_syntax_template_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hasStatement */ .IX)(text) && new RegExp(`^["']?${key}["']?\\s*:`, 'm').test(text));
}
function idOfValues(path, steps) {
    const way = steps.join('.');
    return `${VALUES_KIND}:${path}${way === 'image' ? '' : `#${way}`}`;
}
async function idsOfImages(files, path) {
    const file = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_1__/* .nullIfUnreadable */ .e)(files.yaml(path));
    if (file === null || file.root === null || !isValuesFile(file))
        return [];
    return [idOfValues(path, ['image']), ...(0,_images_js__WEBPACK_IMPORTED_MODULE_8__/* .imagesIn */ .o)(file.root).map(({ steps }) => idOfValues(path, steps))];
}
const MOST_NOTICES = 10;
function withPossibleLayers(finding, layers) {
    const { declared, containerVariables, place } = finding;
    if (containerVariables === null)
        return finding;
    const possible = layers.flatMap(({ layer }) => (layer?.root ? (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .possibly */ .uD)((0,_container_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .searchVariables */ .si)([layer.root])) : []));
    const unseen = (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .unseenFrom */ .Fw)('other values files or arguments of the release', place);
    const notices = layers.flatMap((layer) => difference(declared, layer) || []).slice(0, MOST_NOTICES);
    return {
        ...finding,
        declared: notices.length === 0 ? declared : { ...declared, upgradeMode: null },
        containerVariables: (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSources */ .zz)([containerVariables, ...possible, unseen]),
        notices: [...finding.notices, ...notices],
    };
}
function difference({ upgradeMode, migrationJob }, { path, layer }) {
    if (upgradeMode === null)
        return false;
    const file = (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoteText */ .o)(upgradeMode.place.file);
    if (layer === null)
        return `${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoteText */ .o)(path)} cannot be read and may change upgrade.mode of ${file}: taken as not set`;
    const { declared } = (0,_declarations_js__WEBPACK_IMPORTED_MODULE_7__/* .readDeclarations */ .m)(new _values_js__WEBPACK_IMPORTED_MODULE_9__/* .ValuesScope */ .jF([layer]));
    const differs = (key, mine, own) => layer.root?.at([key]) != null && mine !== own;
    const name = (differs('upgrade', declared.upgradeMode?.value, upgradeMode.value) && 'upgrade.mode') ||
        (differs('migrationJob', declared.migrationJob?.value, migrationJob?.value) && 'migrationJob.enabled');
    return name && `${name} differs between ${file} and ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_14__/* .quoteText */ .o)(path)}, which may be used together: taken as not set`;
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


/***/ }),

/***/ 37850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ variablesIn),
/* harmony export */   Fl: () => (/* binding */ isTemplate),
/* harmony export */   TZ: () => (/* binding */ VARIABLE),
/* harmony export */   rJ: () => (/* binding */ hasTemplate)
/* harmony export */ });
/* harmony import */ var _yaml_parser_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64183);

const VARIABLE = /\$(?:\{([A-Za-z_]\w{0,200})[^{}]{0,500}\}|\(([A-Za-z_]\w{0,200})\)|([A-Za-z_]\w{0,200}))/g;
function variablesIn(text) {
    const names = [...text.matchAll(VARIABLE)].map(([, braced, round, bare]) => braced ?? round ?? bare ?? '');
    for (const [, expression = ''] of text.matchAll(/(?:\{\{|<<)([^\n]{0,200}?)(?:\}\}|>>)/g)) {
        const paths = expression.match(/\.[\w.]+/g) ?? expression.match(/[\w.]+/g) ?? [];
        names.push(...paths.map((path) => path.slice(path.lastIndexOf('.') + 1)));
    }
    return [...new Set(names.filter((name) => name !== ''))];
}
function hasTemplate(text) {
    const start = text.indexOf('{{');
    return text.includes(_yaml_parser_js__WEBPACK_IMPORTED_MODULE_0__/* .MASK */ .v5) || (start !== -1 && text.includes('}}', start));
}
function isTemplate(text) {
    return hasTemplate(text) || /\$[\w{(]|\{\{|<[%<]/.test(text);
}


/***/ })

};
