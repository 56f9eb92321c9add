export const id = 4735;
export const ids = [4735];
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
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14889);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2078);
/* harmony import */ var _chart_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93054);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12431);








/**
 * Reads the source of a chart.
 *
 * @param folder without a trailing slash; empty for the repository's root
 * @returns null if there is no chart
 * @throws ProblemError where it cannot be read
 */
async function readLocalChart(files, folder) {
    const path = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)(folder, 'Chart.yaml');
    const file = await files.yaml(path);
    if (file === null)
        return null;
    const scalarOf = (key) => file.scalar(memberOf(file, file.root, key));
    const version = scalarOf('version');
    const known = appVersionOf(scalarOf('appVersion'), path);
    const values = await files.yaml((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)(folder, 'values.yaml'));
    return {
        folder,
        file,
        values,
        name: scalarOf('name')?.text ?? null,
        version,
        known: version === null ? known : { ...known, accounts: [version.place, ...known.accounts] },
        dependencies: dependenciesIn(file),
    };
}
/** A member of a chart's own file. Helm reads its keys without regard to case; the exact one wins. */
function memberOf(file, value, key) {
    const isKey = ({ name }) => name.toLowerCase() === key.toLowerCase();
    return file.at(value, [key]) ?? file.members(value).find(isKey)?.value ?? null;
}
function appVersionOf(written, path) {
    const place = written?.place ?? { file: path, line: 1, column: 1 };
    const refuse = (problem) => ({ chart: null, problem, accounts: written === null ? [] : [place] });
    if (written === null || written.text === '') {
        return refuse((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)('chart-unpinned', place, 'The chart has neither a tag nor an appVersion'));
    }
    const reading = (0,_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .readTag */ .zW)(written.text, '');
    if ('code' in reading)
        return refuse((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)(reading.code, place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteText */ .o)(written.text)));
    return { ...refuse((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)('chart-unknown', place)), appVersion: { version: reading.version, place } };
}
/** A chart's dependencies; none where the chart cannot be read. */
async function dependenciesOf(files, folder) {
    const file = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_3__/* .nullIfUnreadable */ .e)(files.yaml((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)(folder, 'Chart.yaml')));
    return file === null ? [] : dependenciesIn(file);
}
function dependenciesIn(file) {
    const counts = new Map();
    return file.items(memberOf(file, file.root, 'dependencies')).map((value) => {
        const text = (key) => file.scalar(memberOf(file, value, key))?.text ?? '';
        const version = file.scalar(memberOf(file, value, 'version'));
        const name = text('name');
        const position = counts.get(name) ?? 0;
        counts.set(name, position + 1);
        return {
            name,
            key: text('alias') || name,
            version: version === null || version.text === '' ? null : { text: version.text, place: version.place },
            repository: text('repository') || null,
            // Like Helm, keep a blank after a comma as part of the path, which then leads nowhere.
            conditions: text('condition')
                .trim()
                .split(',')
                .flatMap((path) => (path === '' ? [] : [path.split('.')])),
            tags: file.items(memberOf(file, value, 'tags')).map((tag) => ['tags', file.scalar(tag)?.text ?? '']),
            place: value.place,
            position,
        };
    });
}
/**
 * The chart that is installed: the locked version if it fits, otherwise an exact version of the dependency.
 *
 * @throws ProblemError where Chart.lock cannot be read
 */
async function chartOfDependency(files, dependency) {
    const { name, version: wanted, repository } = dependency;
    const place = wanted?.place ?? dependency.place;
    const locked = await lockedVersion(files, dependency);
    const accounts = [place, ...(locked === null ? [] : [locked.place])];
    const unpinned = (problem) => ({ chart: null, problem, accounts });
    const pinned = (version, at) => ({
        chart: { name, version, place: at, repository },
        problem: (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)('chart-unknown', at),
        accounts,
    });
    if (wanted === null) {
        return unpinned((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)('chart-unpinned', place, 'The dependency has no version and image.tag is empty'));
    }
    const exact = (0,_chart_js__WEBPACK_IMPORTED_MODULE_4__/* .exactChartVersion */ .El)(wanted.text);
    if (exact !== null) {
        if (locked === null || locked.version === exact)
            return pinned(exact, place);
        const found = `The version is ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteText */ .o)(wanted.text)}, but Chart.lock has ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteText */ .o)(locked.version)}`;
        return unpinned((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)('chart-unpinned', place, found, { remedy: 'Run `helm dependency update`.' }));
    }
    const isRange = semver_ranges_valid_js__WEBPACK_IMPORTED_MODULE_1__(wanted.text) !== null;
    return locked !== null && isRange && semver_functions_satisfies_js__WEBPACK_IMPORTED_MODULE_0__(locked.version, wanted.text, { includePrerelease: true })
        ? pinned(locked.version, locked.place)
        : unpinned((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAt */ .l4)('chart-range', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteText */ .o)(wanted.text)));
}
async function lockedVersion(files, { name, position, place }) {
    const lock = await files.yaml((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .folderOf */ .yS)(place.file), 'Chart.lock'));
    if (lock === null)
        return null;
    const textOf = (entry, key) => lock.scalar(memberOf(lock, entry, key));
    const entries = lock.items(memberOf(lock, lock.root, 'dependencies'));
    const entry = entries.filter((each) => textOf(each, 'name')?.text === name)[position];
    const version = entry === undefined ? null : textOf(entry, 'version');
    const exact = (0,_chart_js__WEBPACK_IMPORTED_MODULE_4__/* .exactChartVersion */ .El)(version?.text ?? '');
    return exact === null || version === null ? null : { version: exact, place: version.place };
}
/** The folder of a dependency's source, unpacked under `charts` or at a `file://` path; null if there is none. */
function sourceFolderOf(files, folder, { name, repository }) {
    const unpacked = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)(folder, `charts/${name}`);
    if (files.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)(unpacked, 'Chart.yaml')))
        return unpacked;
    if (repository?.startsWith('file://') !== true)
        return null;
    const path = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .resolvePath */ .o1)(folder, repository.slice('file://'.length));
    return path !== null && files.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)(path, 'Chart.yaml')) ? path : null;
}
/**
 * Whether Helm would install a dependency: the first boolean condition decides, otherwise any of its tags, otherwise
 * yes.
 */
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
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14889);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5114);
/* harmony import */ var _image_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61833);





/** Sections of the chart for workloads with their own strategy (docs/detection.md#lightdashs-chart). */
const WORKLOADS = ['lightdashBackend', 'scheduler', 'appBuildWorker', 'warehouseNatsWorker', 'preAggregateNatsWorker'];
/**
 * Reads the mode, the migration job and the strategies. A value that unseen values may override counts as not set.
 *
 * @param keys keys that lead to the chart's part of the values
 */
function readDeclarations(scope, keys) {
    const mode = readMode(scope.at(['upgrade', 'mode']));
    const notices = [...mode.notices];
    const seen = (what, ...paths) => {
        const hidden = paths.map((path) => scope.hiddenAt(path)).find((each) => each !== null) ?? null;
        if (hidden === null || what === null)
            return what;
        const at = hidden.place === null ? '' : ` at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(hidden.place)}`;
        const name = paths[0]?.join('.');
        notices.push(`Values from outside of the repository${at} may change ${name} at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(what.place)}: taken as not set`);
        return null;
    };
    const job = ['migrationJob', 'enabled'];
    // The mode only works as declared with the migration job.
    const upgradeMode = seen(mode.declared, ['upgrade', 'mode'], job);
    const migrationJob = seen(readSwitch(scope.at(job)), job);
    const strategies = WORKLOADS.flatMap((workload) => {
        const path = [workload, 'strategy', 'type'];
        const entry = scope.at(path);
        if (entry.status !== 'scalar' || entry.scalar.text === '' || scope.hiddenAt(path) !== null)
            return [];
        return [{ workload, type: entry.scalar.text, place: entry.scalar.place }];
    });
    const values = scope.layers.find(({ file, root }) => file.isMap(root))?.root?.place ?? null;
    return { declared: { keys, values, upgradeMode, migrationJob, strategies }, problem: mode.problem, notices };
}
/**
 * Keys that say how a workload of another chart is replaced, inside or around the mapping of its image, by precedence
 * (docs/rules.md#how-downtime-is-declared).
 */
const MODES = [
    ...['annotations', 'podAnnotations', 'deploymentAnnotations'].map((name) => [name, 'upgrade-gate/mode']),
    ['strategy', 'type'],
    ['strategy'],
];
/**
 * The declarations around an image in another chart. The nearest mapping with a declaration decides. The top level of
 * the values does not count below a workload's section, because it may belong to another workload.
 */
function readDeclarationsAround(scope, image) {
    for (let depth = image.length; depth >= Math.min(1, image.length - 1); depth -= 1) {
        const said = MODES.map((below) => [...image.slice(0, depth), ...below]).flatMap((path) => {
            const entry = scope.at(path);
            return entry.status === 'scalar' && scope.hiddenAt(path) === null ? [entry.scalar] : [];
        });
        const [mode] = said;
        if (mode === undefined)
            continue;
        return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .declaring */ .mn)((0,_image_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .modeOf */ .VV)(mode));
    }
    return _image_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DECLARED */ .ZM;
}
function readMode(entry) {
    const nothing = { declared: null, problem: null, notices: [] };
    const place = (0,_image_values_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(entry);
    if ((0,_image_values_js__WEBPACK_IMPORTED_MODULE_2__/* .usesDefault */ .mT)(entry) || place === null)
        return nothing;
    const unreadable = (0,_image_values_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadableText */ .LF)(entry, place);
    if (unreadable !== null)
        return { ...nothing, notices: [`upgrade.mode cannot be read: ${unreadable.message}`] };
    const scalar = entry.status === 'scalar' ? entry.scalar : null;
    const declared = (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .modeOf */ .VV)(scalar);
    if (declared !== null)
        return { ...nothing, declared };
    const found = scalar === null ? 'no text' : (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .o)(scalar.text);
    return { ...nothing, problem: (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('invalid-upgrade-mode', place, found) };
}
/** A boolean as Helm's `if` evaluates it: every non-empty text is true. */
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
/* harmony export */   YL: () => (/* binding */ changeMain)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91831);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5114);


/** A release about which nothing is known. */
function problemPart(problem, place) {
    const found = { ..._finding_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN */ .tZ, ...(0,_image_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedImage */ .y)(problem, place) };
    return { found, setsTag: true, steps: [], way: [], isInstance: true };
}
/** The same parts with a change of the first, which is the release itself. */
function changeMain([main, ...further], change) {
    return main === undefined ? [] : [{ ...main, found: change(main.found) }, ...further];
}
/**
 * The findings of a release. Its main image and other workloads are one unit; a further instance of the service's chart
 * is a unit of its own. Further ids append the path in the values.
 */
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
/* harmony export */   HA: () => (/* binding */ hiddenTag),
/* harmony export */   LF: () => (/* binding */ unreadableText),
/* harmony export */   OM: () => (/* binding */ usualTags),
/* harmony export */   __: () => (/* binding */ DEFAULT_IMAGE),
/* harmony export */   jD: () => (/* binding */ readTagEntry),
/* harmony export */   mT: () => (/* binding */ usesDefault),
/* harmony export */   uQ: () => (/* binding */ placesAt),
/* harmony export */   us: () => (/* binding */ placesOfTag)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14889);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37850);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12431);





/** The image of the service's chart where the values name none. */
const DEFAULT_IMAGE = {
    registry: null,
    repository: 'lightdash/lightdash',
    tag: null,
    digest: null,
};
/**
 * Reads an image in the values of a release: its tag, otherwise the chart's `appVersion`
 * (docs/detection.md#lightdashs-chart).
 *
 * @returns null if the values name an image that is not the service's
 * @throws TypeError where neither the values nor the chart have a place
 */
function readImageValues(scope, rules, { chart, problem, appVersion }, options = {}) {
    const { fallback = DEFAULT_IMAGE, image = ['image'], tags = usualTags(image), isServiceChart = false } = options;
    const repository = options.repository ?? readRepository(scope, image, fallback);
    const tag = tagIn(scope, tags);
    const tagPlace = usesDefault(tag) ? null : placeOf(tag);
    const place = tagPlace ?? repository.place ?? chart?.place ?? problem.place;
    if (place === null)
        throw new TypeError('a release without any place');
    const kind = (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyImage */ ._u)(repository.reference, rules.images);
    if (kind === 'other' && repository.problem === null && !isServiceChart)
        return null;
    const done = (answer, decidedAt) => ({
        answer,
        place: decidedAt ?? place,
        setsTag: tagPlace !== null,
        notices: kind === 'custom' ? [(0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .customImageNotice */ .Hq)(repository.reference, place)] : [],
    });
    if (repository.problem !== null)
        return done((0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAnswer */ .aV)(repository.problem), repository.place);
    if (kind === 'undecided' || kind === 'other') {
        const written = tag.status === 'scalar' && tag.scalar.text !== '' ? tag.scalar.text : null;
        const found = (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .o)((0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .showImage */ .jt)({ ...repository.reference, tag: written }));
        const at = repository.place ?? place;
        return done((0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAnswer */ .aV)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('custom-image', at, found)), at);
    }
    const digest = textAt(scope, [...image, 'digest']);
    if (tagPlace !== null) {
        const answer = readTagEntry(tag, repository.reference, rules.tagSuffix, tagPlace);
        const isPlain = answer.status === 'version' && digest !== null;
        return done(isPlain ? { ...answer, image: { ...answer.image, digest } } : answer, tagPlace);
    }
    const decided = {
        path: (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .imagePath */ .d0)(repository.reference),
        source: (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .imageSource */ .ZZ)(repository.reference),
        suffix: '',
        digest,
    };
    if (appVersion != null) {
        return done({ status: 'version', version: appVersion.version, image: decided }, appVersion.place);
    }
    if (chart === null)
        return done((0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAnswer */ .aV)(problem), problem.place);
    return done({ status: 'chart', chart, image: decided }, chart.place ?? problem.place);
}
/** The places of scalars at some paths, in all layers, including overridden ones. */
function placesAt({ layers }, paths) {
    return layers.flatMap(({ file, root }) => paths.flatMap((path) => file.scalar(file.at(root, path))?.place ?? []));
}
/** What gives the tag of an image in the usual template. */
function usualTags(image) {
    return [{ kind: 'value', path: [...image, 'tag'] }, { kind: 'appVersion' }];
}
/** The first source of a tag that is not empty; `unset` where the `appVersion` decides, or nothing. */
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
            return {
                status: 'scalar',
                scalar: { text, type: 'string', place, alias: null, hasTemplate: false },
                source: text,
            };
        }
    }
    return { status: 'unset', place: null };
}
/** Why a tag is uncertain: unseen values may override what decides it. Null if it is certain. */
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
/** The places of a tag's sources, in all layers and in templates. */
function placesOfTag(scope, tags) {
    return tags.flatMap((source) => {
        if (source.kind === 'value')
            return placesAt(scope, [source.path]);
        return source.kind === 'text' ? [source.place] : [];
    });
}
/** Reads a tag on its own in YAML, as it reaches a template (docs/detection.md#images-and-tags). */
function readTagEntry(entry, reference, suffix, place) {
    if (entry.status === 'unset')
        return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAnswer */ .aV)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('moving-tag', place, 'An empty tag'));
    const unreadable = unreadableText(entry, place);
    if (unreadable !== null)
        return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAnswer */ .aV)(unreadable);
    if (entry.status === 'structure')
        return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAnswer */ .aV)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('not-a-version', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .o)(entry.source)));
    const { text, type } = entry.scalar;
    if (type === 'other') {
        // Numbers reach a template as floating point.
        const number = Number(text.replaceAll('_', ''));
        const readAs = Number.isNaN(number) ? 'a boolean or a number' : number;
        return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAnswer */ .aV)((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('numeric-tag', place, `${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .o)(text)} as ${readAs}`));
    }
    return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .answerOfTag */ .ck)((0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .readTag */ .zW)(text, suffix), reference, place);
}
/** The problem of a text that is filled in elsewhere or encrypted; null if the text can be read. */
function unreadableText(entry, place, subject = 'tag') {
    if (entry.status === 'unset')
        return null;
    const text = entry.status === 'scalar' ? entry.scalar.text : entry.source;
    const isFilledIn = (entry.status === 'scalar' && entry.scalar.hasTemplate) || (0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .isTemplate */ .Fl)(entry.source);
    if (isFilledIn)
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('unresolved-template', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .o)(entry.source.trim()), { subject });
    return text.startsWith('ENC[') ? (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('encrypted', place, '', { subject }) : null;
}
/**
 * Whether Helm's `default` skips an entry. A number or a boolean does not count as empty; it is reported as an error,
 * because nobody intends it.
 */
function usesDefault(entry) {
    return (entry.status === 'unset' || (entry.status === 'scalar' && entry.scalar.type !== 'other' && entry.scalar.text === ''));
}
/** The place of an entry; null if no layer has it. */
function placeOf(entry) {
    return entry.status === 'scalar' ? entry.scalar.place : entry.place;
}
function readRepository(scope, image, fallback) {
    const entry = scope.at([...image, 'repository']);
    const place = placeOf(entry);
    if (usesDefault(entry) || place === null)
        return { reference: fallback, place: null, problem: null };
    const unreadable = unreadableText(entry, place, 'image');
    const text = entry.status === 'scalar' ? entry.scalar.text : 'source' in entry ? entry.source : '';
    if (unreadable !== null) {
        // The service's own path stays readable even if its registry is filled in elsewhere.
        const isOurs = unreadable.code === 'unresolved-template' && /\/lightdash\/lightdash$/.test(text);
        return { reference: fallback, place, problem: isOurs ? null : unreadable };
    }
    const registry = textAt(scope, [...image, 'registry']);
    const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .parseImageReference */ .o_)(`${registry === null ? '' : `${registry}/`}${text}`);
    if (reference === null || reference.tag !== null || reference.digest !== null) {
        const remedy = 'Write the repository alone there, and X.Y.Z as the tag beside it.';
        const found = `The image ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteText */ .o)(text)}`;
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
/* harmony export */   Vu: () => (/* binding */ placesOfImage),
/* harmony export */   o$: () => (/* binding */ imagesIn)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _container_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67729);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12431);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26750);
/* harmony import */ var _image_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61833);






/** The most images of the service read from one release. */
const MOST_IMAGES = 200;
/**
 * The images of the service anywhere in the values of a release. All sources of values together make up an image; an
 * overridden image does not count.
 */
function readImages(scope, settings, { isRead = () => false, isWide = true, tagsOf = () => null, known = null, keys = [] } = {}) {
    const found = [];
    const seen = new Set();
    for (const layer of scope.layers) {
        for (const image of imagesOf(layer, settings.images, isWide)) {
            const way = JSON.stringify(image.path);
            if (seen.has(way) || isRead(image.path))
                continue;
            seen.add(way);
            const read = readImage(scope, layer, image, { settings, known, tags: tagsOf(image.path) });
            if (read !== null)
                found.push({ ...read, steps: [...keys, ...read.steps], way: [...keys, ...read.way] });
            if (found.length === MOST_IMAGES)
                return found;
        }
    }
    return found;
}
/**
 * The images of the service in a layer.
 *
 * @param isWide whether texts under a key `…image`, and mappings without a tag, count
 */
function imagesOf({ file, root }, images, isWide) {
    const isService = ({ value, reference }) => (isWide || file.at(value, ['tag']) !== null) && (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyImage */ ._u)(reference, images) !== 'other';
    return root === null ? [] : imagesIn(file, root).filter(isService);
}
/** Further sources of the variables of a container whose chart is not known. */
const BESIDE = 'what that chart makes of its other values';
function readImage(scope, { file }, { path, steps, value, parent }, context) {
    const read = file.isMap(value) ? readPair(scope, path, value, context) : readText(scope.at(path), context.settings);
    if (read === null)
        return null;
    const { setsTag, answer, place, notices } = read;
    const tags = context.tags ?? (0,_image_values_js__WEBPACK_IMPORTED_MODULE_5__/* .usualTags */ .OM)(path);
    const hidden = file.isMap(value) ? (0,_image_values_js__WEBPACK_IMPORTED_MODULE_5__/* .hiddenTag */ .HA)(scope, tags) : scope.hiddenAt(path);
    const { appVersion = null, accounts = [] } = context.known ?? {};
    const found = {
        answer: hidden === null ? answer : (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .problemAnswer */ .aV)(hidden),
        place: hidden?.place ?? place,
        notices,
        chart: null,
        declared: (0,_declarations_js__WEBPACK_IMPORTED_MODULE_4__/* .readDeclarationsAround */ .z)(scope, path),
        containerVariables: (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .joinSources */ .zz)([(0,_container_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .searchVariables */ .si)([{ file, root: parent }]), (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .unseenFrom */ .Fw)(BESIDE, value.place)]),
        accounts: [
            ...placesOfImage(scope, path),
            ...(0,_image_values_js__WEBPACK_IMPORTED_MODULE_5__/* .placesOfTag */ .us)(scope, context.tags ?? []),
            ...(place === appVersion?.place ? accounts : []),
        ],
    };
    const inList = path.findIndex((step) => typeof step === 'number');
    const way = path.slice(0, inList === -1 ? path.length : inList).map(String);
    return { found, setsTag, steps, way, isInstance: false };
}
/** The places in all layers that describe an image. */
function placesOfImage(scope, way) {
    return (0,_image_values_js__WEBPACK_IMPORTED_MODULE_5__/* .placesAt */ .uQ)(scope, [way, ...['tag', 'repository', 'digest'].map((name) => [...way, name])]);
}
function readPair(scope, image, value, { settings, known, tags }) {
    const repository = scope.at([...image, 'repository']);
    if (repository.status !== 'scalar' || repository.scalar.text === '')
        return null;
    const problem = (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('chart-unpinned', value.place, 'The image has no tag', { remedy: 'Set `tag`.' });
    const sources = tags ?? (0,_image_values_js__WEBPACK_IMPORTED_MODULE_5__/* .usualTags */ .OM)(image);
    const isSet = ({ file, root }, path) => file.at(root, path) !== null;
    const setsTag = sources.some((source) => source.kind === 'text' || (source.kind === 'value' && scope.layers.some((layer) => isSet(layer, source.path))));
    const isOfChart = sources.some(({ kind }) => kind === 'appVersion');
    const decides = (isOfChart ? known : null) ?? { chart: null, problem, accounts: [] };
    const reading = (0,_image_values_js__WEBPACK_IMPORTED_MODULE_5__/* .readImageValues */ .G)(scope, settings, decides, { image, tags: sources });
    return reading && { ...reading, setsTag };
}
function readText(entry, settings) {
    if (entry.status !== 'scalar')
        return null;
    const { place, text } = entry.scalar;
    const unreadable = (0,_image_values_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableText */ .LF)(entry, place);
    if (unreadable !== null)
        return { ...(0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedImage */ .y)(unreadable, place), setsTag: true };
    const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .parseImageReference */ .o_)(text);
    const read = reference && (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .answerOfImage */ .Li)(reference, settings, place);
    return read && { place, ...read, setsTag: true };
}
/** Several readers and releases may share a values file, which is searched once. */
const SEARCHED = new WeakMap();
/**
 * Every image in a part of a file: mappings with `repository`, and texts under a key `…image`.
 *
 * @param root the part
 */
function imagesIn(file, root) {
    const known = SEARCHED.get(root.node) ?? searchImages(file, root);
    SEARCHED.set(root.node, known);
    return known;
}
function searchImages(file, root) {
    // Most files hold none. A backslash may hide a letter of a key.
    if (!/image|repository|\\/i.test(file.text))
        return [];
    const found = [];
    const seen = new Set();
    const merges = [...file.text.matchAll(/<<\s{0,9}:([^\n]{0,300})/g)];
    const merged = new Set(merges.flatMap(([, rest = '']) => rest.match(/(?<=\*)[^\s,\]}]+/g) ?? []));
    const add = (visited, text) => {
        const reference = text.includes('://') ? null : (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .parseImageReference */ .o_)(text);
        if (reference !== null)
            found.push({ ...pathTo(file, visited), reference });
    };
    const pending = [{ value: root, step: '', above: null }];
    // Nested values are appended to the list during the loop.
    for (const next of pending) {
        const { value, step, above } = next;
        const scalar = file.scalar(value);
        if (scalar !== null) {
            if (/image$/i.test(String(step)) && scalar.type === 'string')
                add(next, scalar.text);
            continue;
        }
        // A value behind several aliases is visited once.
        if (seen.has(value.node))
            continue;
        seen.add(value.node);
        const repository = file.scalar(file.at(value, ['repository']));
        if (above !== null && repository?.type === 'string')
            add(next, repository.text);
        for (const { name, value: member } of file.members(value)) {
            const below = { value: member, step: name, above: next };
            if (!isHolder(file, below, merged))
                pending.push(below);
        }
        for (const [index, item] of file.items(value).entries())
            pending.push({ value: item, step: index, above: next });
    }
    return found;
}
function pathTo(file, visited) {
    const { value, step, above } = visited;
    const path = [];
    const steps = [];
    for (let at = visited; at.above !== null; at = at.above) {
        path.unshift(at.step);
        steps.unshift(typeof at.step === 'string' ? quoteStep(at.step) : stepOfItem(file, at.above.value, at.step));
    }
    return { steps, path, value, parent: typeof step === 'string' ? (above?.value ?? null) : null };
}
/** A key as a step of a path, quoted where it contains a separator. */
function quoteStep(key) {
    return /^[^."#[\]]+$/.test(key) ? key : JSON.stringify(key);
}
/** The step for an item: its name where that is unique, otherwise its index. */
function stepOfItem(file, list, index) {
    const names = file.items(list).map((item) => file.scalar(file.at(item, ['name']))?.text ?? '');
    const name = names[index] ?? '';
    return name !== '' && names.filter((each) => each === name).length === 1 ? quoteStep(name) : `[${index}]`;
}
/**
 * Whether a value only exists to be reused: an ignored key (`x-…`), or an image that a merge key brings into another.
 * Its uses are found where they stand.
 */
function isHolder(file, { value, step, above }, merged) {
    if (above?.above === null && /^(?:x-|_|\.)/.test(String(step)))
        return true;
    // The image of one workload may be the anchor for another's.
    return merged.has(value.node.anchor ?? '') && step !== 'image' && file.at(value, ['repository']) !== null;
}


/***/ }),

/***/ 95601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ readServiceChart),
/* harmony export */   Jo: () => (/* binding */ isUnder),
/* harmony export */   Py: () => (/* binding */ isServiceSection),
/* harmony export */   bO: () => (/* binding */ readOtherChart),
/* harmony export */   kl: () => (/* binding */ isServiceRoot)
/* harmony export */ });
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37850);
/* harmony import */ var _chart_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93054);
/* harmony import */ var _container_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67729);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5114);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12431);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26750);
/* harmony import */ var _image_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61833);
/* harmony import */ var _images_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2909);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32185);









/**
 * Reads an instance of the service's chart.
 *
 * @param scope its own part of the values, including those of its source
 * @param known what decides where the tag is empty
 */
function readServiceChart(scope, known, { keys, chart, place, fallback = _image_values_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_IMAGE */ .__, tags: told = null }, settings) {
    const tags = told ?? (0,_image_values_js__WEBPACK_IMPORTED_MODULE_6__/* .usualTags */ .OM)(['image']);
    const reading = (0,_image_values_js__WEBPACK_IMPORTED_MODULE_6__/* .readImageValues */ .G)(scope, settings, known, { fallback, tags, isServiceChart: true });
    if (reading === null)
        throw new TypeError("values of the service's chart that are not its own");
    const { declared, problem, notices } = (0,_declarations_js__WEBPACK_IMPORTED_MODULE_5__/* .readDeclarations */ .m)(scope, keys);
    const hidden = (0,_image_values_js__WEBPACK_IMPORTED_MODULE_6__/* .hiddenTag */ .HA)(scope, tags);
    const misdeclared = reading.answer.status === 'problem' ? null : problem;
    const stop = hidden ?? misdeclared;
    const isOfRepository = reading.answer.status === 'chart' && chart !== null;
    // Values from outside may set the tag. If they do not, the chart decides, so a change of the chart counts.
    const { answer } = reading;
    // Without dots, since these are no versions of the service, which the changed lines would be left to.
    const text = hidden === null || answer.status !== 'chart' ? null : (0,_chart_js__WEBPACK_IMPORTED_MODULE_1__/* .chartKey */ .w4)(answer.chart).replaceAll('.', ' ');
    return {
        found: {
            answer: stop === null ? reading.answer : (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAnswer */ .aV)(stop),
            place: hidden === null ? reading.place : (hidden.place ?? place),
            notices: [
                ...new Set(reading.notices),
                ...(isOfRepository ? (0,_chart_js__WEBPACK_IMPORTED_MODULE_1__/* .mirrorNotices */ .T6)(known.chart?.repository ?? null) : []),
                ...notices,
            ],
            chart: chart && { ...chart, version: chart.version ?? versionThatCounts(known) },
            declared,
            ...(text !== null && { secondOrder: [{ key: 'chart', text, place: reading.place }] }),
            containerVariables: (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSources */ .zz)([(0,_container_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .searchVariables */ .si)(scope.layers), { set: [], unseen: scope.unseenVariables }]),
            accounts: [...(0,_images_js__WEBPACK_IMPORTED_MODULE_7__/* .placesOfImage */ .Vu)(scope, ['image']), ...(0,_image_values_js__WEBPACK_IMPORTED_MODULE_6__/* .placesOfTag */ .us)(scope, told ?? []), ...known.accounts],
        },
        setsTag: reading.setsTag,
        steps: keys,
        way: [...keys, 'image'],
        isInstance: true,
    };
}
/**
 * The version that tells what the chart does. A chart of the same name from another address has its own version
 * numbers.
 */
function versionThatCounts({ chart }) {
    if (chart === null)
        return null;
    const { repository, version } = chart;
    const isForeign = repository !== null && /^(?:https?|oci):/.test(repository) && !(0,_chart_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfficialRepository */ .CG)(repository);
    return isForeign ? null : version;
}
/** A test whether a path lies under a prefix. */
function isUnder(prefix) {
    return (path) => prefix.every((step, index) => path[index] === step);
}
/** Keys that identify the service's chart, beside its image names (docs/detection.md#helm-values). */
const CHART_KEYS = [
    ['secrets', 'LIGHTDASH_SECRET'],
    ['configMap', 'SITE_URL'],
    ['externalDatabase'],
    ['migrationJob'],
    ['browserless-chrome'],
];
/** The keys among them that no other chart has. */
const CERTAIN_KEYS = CHART_KEYS.slice(0, 2);
/** Keys of the service's chart. Below the chart's name they are its values. */
const SECTION_KEYS = /^(?:secrets|configMap|externalDatabase|migrationJob|lightdashBackend|scheduler|upgrade)$/;
/** Whether values have a key that only the service's chart has. */
function holdsCertainKey(scope) {
    return CERTAIN_KEYS.some((path) => scope.at(path).status !== 'unset');
}
/** Whether the root of a file holds values of the service's chart, by its image, otherwise by its path and keys. */
function isServiceRoot(file, { images }) {
    const scope = new _values_js__WEBPACK_IMPORTED_MODULE_8__/* .ValuesScope */ .jF([{ file, root: file.root }]);
    const isNamedAfterService = /lightdash/i.test(file.path);
    const repository = repositoryIn(scope);
    if (repository === null)
        return isNamedAfterService && CHART_KEYS.some((path) => file.at(file.root, path) !== null);
    const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .parseImageReference */ .o_)(repository);
    if (reference !== null && (0,_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .classifyImage */ ._u)(reference, images) !== 'other')
        return true;
    return isNamedAfterService && ((0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .isTemplate */ .Fl)(repository) || repository.startsWith('ENC[') || showsChart(scope));
}
/** Whether values below the service's name, in a chart that depends on it, are values of the service's chart. */
function isServiceSection(scope, { images }) {
    const repository = repositoryIn(scope);
    if (repository !== null) {
        const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .parseImageReference */ .o_)(repository);
        return reference === null || (0,_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .classifyImage */ ._u)(reference, images) !== 'other' || showsChart(scope);
    }
    if (holdsCertainKey(scope) || scope.layers.some(({ file, root }) => file.at(root, ['image', 'tag']) !== null))
        return true;
    return scope.layers.some(({ file, root }) => file.members(root).some(({ name }) => SECTION_KEYS.test(name) && scope.at([name]).status === 'structure'));
}
function repositoryIn(scope) {
    const entry = scope.at(['image', 'repository']);
    return (entry.status === 'scalar' && entry.scalar.text) || null;
}
/** Whether values are those of the service's chart, whatever image they name. */
function showsChart(scope) {
    return holdsCertainKey(scope) || CHART_KEYS.filter((path) => scope.at(path).status !== 'unset').length > 1;
}
/**
 * Reads a chart that is not known to be the service's. Images of the service in its values count (an app-template), and
 * so do values that only the service's chart has, for this chart or a dependency.
 *
 * @param problem why the chart gives no version
 */
function readOtherChart(scope, problem, { place, ...options }, settings) {
    const { keys = [] } = options;
    const nothing = { chart: null, problem: problem.place === null ? { ...problem, place } : problem, accounts: [] };
    const instance = (own, way) => readServiceChart(own, nothing, { keys: way, chart: null, place }, settings);
    const section = [settings.chart, 'lightdash'].find((key) => isServiceSection(scope.within(key), settings));
    if (section !== undefined) {
        const images = (0,_images_js__WEBPACK_IMPORTED_MODULE_7__/* .readImages */ .H)(scope, settings, { ...options, isRead: isUnder([section, 'image']) });
        return [instance(scope.within(section), [...keys, section]), ...images];
    }
    if (!holdsCertainKey(scope))
        return (0,_images_js__WEBPACK_IMPORTED_MODULE_7__/* .readImages */ .H)(scope, settings, options);
    const images = (0,_images_js__WEBPACK_IMPORTED_MODULE_7__/* .readImages */ .H)(scope, settings, { ...options, isRead: isUnder(['image']) });
    return images.length > 0 ? images : [instance(scope, keys)];
}


/***/ }),

/***/ 5899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AG: () => (/* binding */ VALUES_KIND),
/* harmony export */   Bk: () => (/* binding */ isNamedAfterEnvironment),
/* harmony export */   DR: () => (/* binding */ filesBelow),
/* harmony export */   Fu: () => (/* binding */ isBaseNamed),
/* harmony export */   O0: () => (/* binding */ isOfChart),
/* harmony export */   P5: () => (/* binding */ isValuesFile),
/* harmony export */   PZ: () => (/* binding */ isOfEnvironment),
/* harmony export */   Pr: () => (/* binding */ overlayPaths),
/* harmony export */   YZ: () => (/* binding */ mayHaveValueAt),
/* harmony export */   Zc: () => (/* binding */ filesByFolder),
/* harmony export */   Zd: () => (/* binding */ idOfValues),
/* harmony export */   ex: () => (/* binding */ isOfCompanion),
/* harmony export */   gL: () => (/* binding */ isNamedValues),
/* harmony export */   m: () => (/* binding */ chartFolderAbove),
/* harmony export */   oA: () => (/* binding */ isNamedLikeLayer),
/* harmony export */   s0: () => (/* binding */ idsOfImages),
/* harmony export */   ue: () => (/* binding */ chartFolders)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2078);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40334);
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81307);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60688);
/* harmony import */ var _images_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2909);






/** The kind of a stand-alone values file. */
const VALUES_KIND = 'helm-values';
/** Root keys of Lightdash's own project configuration, which deploys nothing. */
const PROJECT_KEYS = ['warehouse', 'dbt', 'connection', 'project'];
/** Pipelines and tools around them use what they name and deploy nothing. */
const PIPELINE = /(?:^|\/)(?:\.github|\.circleci|\.gitlab|\.buildkite|\.woodpecker)\/|(?:^|\/)(?:[^/]*\.gitlab-ci|\.woodpecker|\.drone|\.travis|azure-pipelines[^/]*|bitbucket-pipelines|\.?renovate[^/]*|\.pre-commit-config)\.(?:ya?ml|json5?)$/;
/** Files of charts, Helm and JavaScript that are not values. */
const OTHER_FILE = /(?:^|\/)(?:(?:Chart|requirements)\.(?:yaml|lock)|(?:package|values\.schema|tsconfig[^/]*)\.json|helmfile[^/]*\.ya?ml)$/;
const ENVIRONMENT = /(?:^|[/._-])(?:envs?|environments?|prod|production|stag(?:e|ing)|dev|development)(?=[/._-])/i;
/**
 * Whether a file can hold values: a mapping that is not a manifest, a compose file, a pipeline, a chart or a Lightdash
 * project configuration.
 */
function isValuesFile(file) {
    const { root, path } = file;
    if (!file.isMap(root) || PIPELINE.test(path) || OTHER_FILE.test(path))
        return false;
    const has = (key) => file.member(root, key) !== null;
    if (has('apiVersion') || has('kind') || (has('services') && file.isMap(file.at(root, ['services']))))
        return false;
    const isProject = /(?:^|\/)lightdash\.(?:ya?ml|config\.ya?ml)$/.test(path);
    return !(isProject && PROJECT_KEYS.some(has));
}
/** Whether a file holds values by its name or place, so that an image anywhere in it is deployed. */
function isNamedValues(files, path) {
    return (/values|helm|chart|deploy/i.test(path) ||
        ENVIRONMENT.test(path) ||
        files.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .inFolder */ ._z)((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(path), 'Chart.yaml')));
}
/** Whether a file's own name marks it as values or as an environment. */
function isNamedAfterEnvironment(path) {
    return /values/i.test((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .baseNameOf */ .mv)(path)) || isOfEnvironment(path);
}
/** Whether a file's own name says which environment it is for. */
function isOfEnvironment(path) {
    return ENVIRONMENT.test(`/${(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .baseNameOf */ .mv)(path)}`);
}
/** Whether a file's name marks it as the base for other files. */
function isBaseNamed(path) {
    return /(?:^|\/)(?:values|common|base|defaults?|shared)\.(?:ya?ml|json)$/i.test(path);
}
/** Whether a file's name lets it be another layer of a values file in the same folder. */
function isNamedLikeLayer(path, recognised) {
    if (!/\.(?:ya?ml|json)$/.test(path) || path === recognised || (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(path) !== (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(recognised))
        return false;
    if ((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(path).toLowerCase().includes('lightdash'))
        return true;
    // In a folder of several services, the name says whose values they are.
    if (nameOf(recognised).includes('lightdash'))
        return nameOf(path).includes('lightdash');
    if (/^(?:.*[._-])?secrets?[._-]/.test(nameOf(path)))
        return true;
    return nameOf(path).includes('values') || ENVIRONMENT.test(`/${nameOf(path)}`);
}
/** Whether a file is named after software installed beside the service, with similar values: `postgres-values.yaml`. */
function isOfCompanion(path) {
    const words = nameOf(path).split(/[-_.]/);
    return words.some((word) => !(0,_service_names_js__WEBPACK_IMPORTED_MODULE_2__/* .namesService */ .cM)(`lightdash-${word}`));
}
function nameOf(path) {
    return (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .baseNameOf */ .mv)(path).toLowerCase();
}
/**
 * Caches a result for each tree. Computing it for every deployment would take quadratic time. The cache lives as long
 * as the tree's list of paths, which recording files share.
 */
function cachedByTree(work) {
    const trees = new WeakMap();
    return (files) => {
        const known = trees.get(files.paths) ?? { value: work(files) };
        trees.set(files.paths, known);
        return known.value;
    };
}
const grouped = cachedByTree(({ paths }) => (0,_group_by_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(paths, _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS));
/** The files directly in a folder, in order. A tree is grouped only once. */
function filesByFolder(files, folder) {
    return grouped(files).get(folder) ?? [];
}
/** The files in a folder and its subfolders. */
function filesBelow(files, folder) {
    const folders = [...grouped(files).keys()].filter((each) => each === folder || each.startsWith(`${folder}/`));
    return folders.flatMap((each) => filesByFolder(files, each));
}
/** The folders of all charts in a tree. */
const chartFolders = cachedByTree(({ paths }) => new Set(paths.filter((path) => /(?:^|\/)Chart\.yaml$/.test(path)).map(_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)));
/** The folder of the chart that contains a file; null if there is none. */
function chartFolderAbove(files, path) {
    const charts = chartFolders(files);
    if (charts.size === 0)
        return null;
    for (let folder = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(path);; folder = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(folder)) {
        if (charts.has(folder))
            return folder;
        if (folder === '')
            return null;
    }
}
/**
 * Files that may hold values for a release of a chart in the repository. They lie in the chart's folder, but are not
 * part of a nested chart, a template or the chart itself. Files named after an environment outside all charts count as
 * well, if there is only one chart or they name this one.
 *
 * @param parts the folders of charts that others take in
 */
function overlayPaths(files, folder, parts) {
    const { byChart, elsewhere } = possibleOverlays(files);
    const name = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .baseNameOf */ .mv)(folder).toLowerCase();
    const isOnly = [...chartFolders(files)].filter((each) => !parts.has(each)).length === 1 && !parts.has(folder);
    const named = elsewhere.filter((path) => isOnly || (name !== '' && path.toLowerCase().includes(name)));
    return [...(byChart.get(folder) ?? []), ...named].filter((path) => !(0,_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .isExcluded */ .RF)(path, folder));
}
const possibleOverlays = cachedByTree((files) => {
    const byChart = new Map();
    const elsewhere = [];
    for (const path of files.paths) {
        if (!/\.(?:ya?ml|json)$/.test(path) || PIPELINE.test(path) || OTHER_FILE.test(path))
            continue;
        const folder = chartFolderAbove(files, path);
        if (folder === null) {
            if (ENVIRONMENT.test(path) || /values/i.test(path))
                elsewhere.push(path);
        }
        else if (!isOfChart(path, folder))
            byChart.set(folder, [...(byChart.get(folder) ?? []), path]);
    }
    return { byChart, elsewhere };
});
/** Whether a file in a chart's folder is part of its source. */
function isOfChart(path, folder) {
    const inside = folder === '' ? path : path.slice(folder.length + 1);
    return /^(?:(?:templates|charts|crds|ci|\.github)\/|(?:values|Chart)\.yaml$)/.test(inside);
}
/** Whether a values file has something at a path. A file that cannot be read may have it. */
async function mayHaveValueAt(files, path, way) {
    const file = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)(files.yaml(path));
    if (file !== null)
        return isValuesFile(file) && file.at(file.root, way) !== null;
    const key = (way[0] ?? '').replace(/[\\^$.|?+()[\]{}*]/g, '\\$&');
    const text = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)(files.text(path));
    // A file with conflict markers yields no text.
    return text === null || new RegExp(`^["']?${key}["']?\\s*:`, 'm').test(text);
}
/** The id of what a values file deploys. The chart's own image has no name. */
function idOfValues(path, steps) {
    const way = steps.join('.');
    return `${VALUES_KIND}:${path}${way === 'image' ? '' : `#${way}`}`;
}
/**
 * The ids of everything a values file could deploy, of the service or not: the chart's own image and all others in it.
 */
async function idsOfImages(files, path) {
    const file = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)(files.yaml(path));
    if (file === null || file.root === null || !isValuesFile(file))
        return [];
    return [idOfValues(path, ['image']), ...(0,_images_js__WEBPACK_IMPORTED_MODULE_3__/* .imagesIn */ .o$)(file, file.root).map(({ steps }) => idOfValues(path, steps))];
}


/***/ }),

/***/ 32185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ parsedValues),
/* harmony export */   U4: () => (/* binding */ isSeen),
/* harmony export */   ZY: () => (/* binding */ readValuesFile),
/* harmony export */   ZZ: () => (/* binding */ layerOf),
/* harmony export */   jF: () => (/* binding */ ValuesScope)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14889);



/** Whether values can be seen. */
function isSeen(values) {
    return 'file' in values;
}
/** Values from a file, starting at its root unless another value is given. */
function layerOf(file, root = file.root) {
    return { file, root };
}
/** The values that a text is parsed to, or why it cannot be parsed. */
function parsedValues(parse) {
    try {
        return layerOf(parse());
    }
    catch (error) {
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .thrownProblem */ .AI)(error);
    }
}
/**
 * Reads a values file.
 *
 * @param path null if it is outside the repository
 * @param written the reference to it
 */
async function readValuesFile(files, path, { text, place }) {
    try {
        const file = path === null ? null : await files.yaml(path);
        return file === null ? (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .o)(text)) : layerOf(file);
    }
    catch (error) {
        return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .thrownProblem */ .AI)(error);
    }
}
/** The values of one release, as Helm merges them, with those that cannot be seen. */
class ValuesScope {
    values;
    layers;
    unseen;
    /** @param values highest precedence first */
    constructor(values) {
        this.values = values;
        this.layers = values.filter(isSeen);
        this.unseen = values.filter((each) => !isSeen(each));
    }
    /** The entry at a path. As in Helm, a null in a file removes the values below. */
    at(path) {
        return this.#read(path)?.entry ?? { status: 'unset', place: null };
    }
    #read(path) {
        for (const layer of this.layers) {
            const { file, global } = layer;
            const isGlobal = global !== undefined && path[0] === 'global';
            const root = isGlobal ? global : layer.root;
            let value = root;
            for (const [depth, step] of (isGlobal ? path.slice(1) : path).entries()) {
                value = file.at(value, [step]);
                // Lists are not merged. The first layer with the list decides.
                if (value === null && typeof step === 'number' && depth > 0 && file.at(root, path.slice(0, depth)) !== null)
                    return null;
                if (value === null || file.scalar(value)?.type === 'null')
                    break;
            }
            if (value === null)
                continue;
            const scalar = file.scalar(value);
            const source = file.sourceOf(value);
            if (scalar === null)
                return { entry: { status: 'structure', place: value.place, source }, layer };
            const isNull = scalar.type === 'null' && path.length > 0;
            return { entry: isNull ? { status: 'unset', place: value.place } : { status: 'scalar', scalar, source }, layer };
        }
        return null;
    }
    /** The part of the values that a subchart reads. */
    within(key) {
        const values = this.values.flatMap((each) => {
            if (!isSeen(each))
                return [each];
            const { file, root } = each;
            const global = each.global ?? file.at(root, ['global']);
            const handed = global === null ? [] : [{ file, root: null, global }];
            return [...handed, ...(each.global === undefined ? [layerOf(file, file.at(root, [key]))] : [])];
        });
        // A null removes everything below it.
        const removed = values.findIndex((each) => isSeen(each) && each.file.scalar(each.root)?.type === 'null');
        return new ValuesScope(removed === -1 ? values : values.slice(0, removed));
    }
    /** Adds values below all others. */
    over(lowest) {
        return new ValuesScope([...this.values, lowest]);
    }
    /** Why the entry at a path is uncertain: unseen values may override it. Null if it is certain. */
    hiddenAt(path) {
        const decides = this.#read(path)?.layer;
        const above = decides === undefined ? this.values : this.values.slice(0, this.values.indexOf(decides));
        return above.find((each) => !isSeen(each)) ?? null;
    }
    get unseenVariables() {
        return this.unseen.flatMap(({ code, found, place }) => {
            if (place === null)
                return [];
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
/* harmony export */   TZ: () => (/* binding */ VARIABLE)
/* harmony export */ });
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37666);

/** A use of a variable, as template tools write it: `${NAME}`, `${NAME:-default}`, `$(NAME)`, `$NAME`. */
const VARIABLE = /\$(?:\{([A-Za-z_]\w{0,200})[^{}]{0,500}\}|\(([A-Za-z_]\w{0,200})\)|([A-Za-z_]\w{0,200}))/g;
/**
 * The names that fill in a text. For a template it is the last part of the path: `tag` of `{{ .Values.lightdash.tag |
 * quote }}`.
 */
function variablesIn(text) {
    const names = [...text.matchAll(VARIABLE)].map(([, braced, round, bare]) => braced ?? round ?? bare ?? '');
    for (const [, expression = ''] of text.matchAll(/(?:\{\{|<<)([^\n]{0,200}?)(?:\}\}|>>)/g)) {
        const paths = expression.match(/\.[\w.]+/g) ?? expression.match(/[\w.]+/g) ?? [];
        names.push(...paths.map((path) => path.slice(path.lastIndexOf('.') + 1)));
    }
    return [...new Set(names.filter((name) => name !== ''))];
}
/** Whether a tool fills in a text before Helm or Kubernetes sees it. */
function isTemplate(text) {
    return _yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .YamlFile */ ._.hasTemplate(text) || /\$[\w{(]|\{\{|<[%<]/.test(text);
}


/***/ })

};
