export const id = 3380;
export const ids = [3380];
export const modules = {

/***/ 15714:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const parse = __webpack_require__(16353)
const prerelease = (version, options) => {
  const parsed = parse(version, options)
  return (parsed && parsed.prerelease.length) ? parsed.prerelease : null
}
module.exports = prerelease


/***/ }),

/***/ 32173:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const compare = __webpack_require__(78469)
const rcompare = (a, b, loose) => compare(b, a, loose)
module.exports = rcompare


/***/ }),

/***/ 40334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ environmentFolders),
/* harmony export */   Ln: () => (/* binding */ searchTest),
/* harmony export */   RF: () => (/* binding */ isExcluded),
/* harmony export */   Sf: () => (/* binding */ nameTest),
/* harmony export */   n2: () => (/* binding */ searchTexts)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14006);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93960);
/* harmony import */ var _environment_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58522);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73366);





const EXCLUDED_FOLDER = /^(?:node_modules|vendor|\.git|docs?|examples?|tests?|testdata|fixtures|__fixtures__|_?archived?|models|dbt_packages|target)$/;
const HAS_EXCLUDED_FOLDER = new RegExp(`(?:^|/)${EXCLUDED_FOLDER.source.slice(1, -1)}/`);
const MAY_BE_ENVIRONMENT = /^(?:test|example)$/;
function searchTexts({ images, chart }) {
    const own = [...images.map(longestLiteral), chart].filter((text) => !text.toLowerCase().includes(_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word));
    return [_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word, ...new Set(own.filter((text) => text !== ''))];
}
function longestLiteral(glob) {
    return glob
        .split(/[*?[\]{}()!+@|,\\]+/)
        .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}
function searchTest({ folder, files, environments }) {
    const prefix = folder === '' ? '' : `${folder}/`;
    const wanted = files.filter((glob) => !glob.startsWith('!'));
    const unwanted = files.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
    const isWanted = wanted.length === 0 ? null : globTest(wanted, prefix);
    const isUnwanted = globTest(unwanted, prefix);
    return (path) => path.startsWith(prefix) &&
        (isWanted === null ? !isExcluded(path, folder, environments) : isWanted(path)) &&
        !isUnwanted(path);
}
function globTest(globs, prefix) {
    const below = picomatch__WEBPACK_IMPORTED_MODULE_2__(globs.filter((glob) => !glob.startsWith('/')), { dot: true });
    const ofRoot = picomatch__WEBPACK_IMPORTED_MODULE_2__(globs.flatMap((glob) => (glob.startsWith('/') ? glob.slice(1) : [])), { dot: true });
    return (path) => below(path.slice(prefix.length)) || ofRoot(path);
}
const nameTest = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_3__/* .remembered */ .H)((names) => {
    const sources = names.map((name) => picomatch__WEBPACK_IMPORTED_MODULE_2__.makeRe(name, { dot: true, nocase: true }).source);
    const pattern = new RegExp(sources.join('|') || '(?!)', 'i');
    return (path) => pattern.test((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .baseNameOf */ .mv)(path));
});
function isExcluded(path, folder = '', environments = new Set()) {
    if (!HAS_EXCLUDED_FOLDER.test(path))
        return false;
    const folders = path.split('/').slice(0, -1);
    const first = folder !== '' && path.startsWith(`${folder}/`) ? folder.split('/').length : 0;
    const isEnvironment = (name, index) => MAY_BE_ENVIRONMENT.test(name) &&
        (folders.slice(0, index).some((above) => _environment_names_js__WEBPACK_IMPORTED_MODULE_1__/* .HOLDS_ENVIRONMENTS */ .ei.test(above)) ||
            environments.has(folders.slice(0, index + 1).join('/')));
    return folders.some((name, index) => index >= first && EXCLUDED_FOLDER.test(name) && !isEnvironment(name, index));
}
function environmentFolders(paths) {
    const folders = [...(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersOf */ .pd)(paths)];
    const holders = new Set(folders.filter((folder) => _environment_names_js__WEBPACK_IMPORTED_MODULE_1__/* .STAGE */ .Ld.test((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .baseNameOf */ .mv)(folder))).map(_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS));
    return new Set(folders.filter((folder) => MAY_BE_ENVIRONMENT.test((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .baseNameOf */ .mv)(folder)) && holders.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(folder))));
}


/***/ }),

/***/ 1691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isProblem),
/* harmony export */   p: () => (/* binding */ ChartRepository)
/* harmony export */ });
/* harmony import */ var semver_functions_gte_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41236);
/* harmony import */ var semver_functions_prerelease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15714);
/* harmony import */ var semver_functions_rcompare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32173);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14889);
/* harmony import */ var _product_chart_versions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53720);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15807);
/* harmony import */ var _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56830);
/* harmony import */ var _chart_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93054);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12431);










class ChartRepository {
    read;
    #index = null;
    constructor(read) {
        this.read = read;
    }
    async appVersionOf({ name, version, place }) {
        if ((0,_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .hasTagOfItsOwn */ .Y)(version))
            return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAt */ .l4)('chart-too-old', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteText */ .o)(version));
        const unknown = (why) => (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAt */ .l4)('chart-unknown', place, why);
        let published;
        try {
            published = await this.#published(name);
        }
        catch (error) {
            return unknown(`the chart repository cannot be read: ${error instanceof Error ? error.message : String(error)}`);
        }
        const listed = published.filter((chart) => chart.version === version).map(({ appVersion }) => appVersion);
        const [first, ...others] = new Set(listed);
        if (first === undefined)
            return unknown(`the chart repository does not list version ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteText */ .o)(version)}`);
        if (others.length > 0)
            return unknown(`the chart repository lists ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteText */ .o)(version)} with different appVersions`);
        const reading = (0,_reference_js__WEBPACK_IMPORTED_MODULE_7__/* .readTag */ .zW)(first, '');
        if ('version' in reading && (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_9__/* .isVersion */ .lF)(reading.version))
            return reading.version;
        return unknown(`its appVersion is ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteText */ .o)(first)}`);
    }
    async newestWith(name, appVersion) {
        const charts = await this.#installable(name);
        return charts.find((chart) => chart.appVersion.replace(/^v/, '') === appVersion)?.version ?? null;
    }
    async lowestFrom(name, least) {
        const charts = await this.#installable(name);
        return charts.findLast(({ version }) => semver_functions_gte_js__WEBPACK_IMPORTED_MODULE_0__(version, least) && semver_functions_prerelease_js__WEBPACK_IMPORTED_MODULE_1__(version) === null)?.version ?? null;
    }
    async #installable(name) {
        const charts = await this.#published(name).catch(() => []);
        return charts
            .filter(({ version }) => (0,_chart_js__WEBPACK_IMPORTED_MODULE_6__/* .exactChartVersion */ .El)(version) === version && !(0,_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .hasTagOfItsOwn */ .Y)(version))
            .sort((one, other) => semver_functions_rcompare_js__WEBPACK_IMPORTED_MODULE_2__(one.version, other.version));
    }
    async #published(name) {
        this.#index ??= this.read().then(parsed);
        const index = await this.#index;
        return (index.root?.at(['entries', name])?.items ?? []).map((entry) => {
            const text = (key) => entry.at([key])?.scalar?.text ?? '';
            return { version: text('version'), appVersion: text('appVersion') };
        });
    }
}
function parsed(index) {
    try {
        return new _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .YamlFile */ ._g('index.yaml', new TextDecoder('utf-8', { fatal: true }).decode(index));
    }
    catch (error) {
        throw error instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm ? error : new Error('its index is not UTF-8');
    }
}
function isProblem(answer) {
    return typeof answer !== 'string';
}


/***/ }),

/***/ 73380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  detect: () => (/* binding */ detect),
  findCandidates: () => (/* binding */ findCandidates),
  resolveCharts: () => (/* binding */ resolveCharts),
  withEnvironments: () => (/* binding */ withEnvironments)
});

// EXTERNAL MODULE: ./build/problems/place.js
var problems_place = __webpack_require__(68042);
// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/syntax/template-text.js
var template_text = __webpack_require__(36804);
// EXTERNAL MODULE: ./build/syntax/text-lines.js + 1 modules
var text_lines = __webpack_require__(50516);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var deployment_candidates = __webpack_require__(40334);
// EXTERNAL MODULE: ./build/deployment/chart-repository.js
var chart_repository = __webpack_require__(1691);
// EXTERNAL MODULE: ./build/deployment/deployed-object.js
var deployed_object = __webpack_require__(57000);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(91831);
// EXTERNAL MODULE: ./build/deployment/group-by.js
var group_by = __webpack_require__(81307);
// EXTERNAL MODULE: ./build/deployment/image-answer.js
var image_answer = __webpack_require__(5114);
// EXTERNAL MODULE: ./build/deployment/kinds/facts.js
var facts = __webpack_require__(32541);
// EXTERNAL MODULE: ./build/deployment/kinds/kinds.js + 10 modules
var kinds = __webpack_require__(33549);
;// CONCATENATED MODULE: ./build/deployment/kinds/readers.js
const READERS = {
    compose: async () => (await Promise.all(/* import() */[__webpack_require__.e(5535), __webpack_require__.e(3183)]).then(__webpack_require__.bind(__webpack_require__, 83183))).compose,
    dockerfile: async () => (await Promise.all(/* import() */[__webpack_require__.e(5535), __webpack_require__.e(6194)]).then(__webpack_require__.bind(__webpack_require__, 6194))).dockerfile,
    'argo-cd': async () => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(3859), __webpack_require__.e(8658), __webpack_require__.e(2633), __webpack_require__.e(277), __webpack_require__.e(4108)]).then(__webpack_require__.bind(__webpack_require__, 64108))).argoCd,
    flux: async () => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(3859), __webpack_require__.e(8658), __webpack_require__.e(2633), __webpack_require__.e(277), __webpack_require__.e(3608)]).then(__webpack_require__.bind(__webpack_require__, 83608))).flux,
    k3s: async () => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(3859), __webpack_require__.e(8658), __webpack_require__.e(2633), __webpack_require__.e(277), __webpack_require__.e(3651)]).then(__webpack_require__.bind(__webpack_require__, 33651))).k3s,
    crossplane: async () => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(3859), __webpack_require__.e(8658), __webpack_require__.e(2633), __webpack_require__.e(277), __webpack_require__.e(5110)]).then(__webpack_require__.bind(__webpack_require__, 95110))).crossplane,
    kustomize: async () => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(3859), __webpack_require__.e(8658), __webpack_require__.e(2633)]).then(__webpack_require__.bind(__webpack_require__, 64911))).kustomize,
    helmfile: async () => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(3859), __webpack_require__.e(8658), __webpack_require__.e(5314)]).then(__webpack_require__.bind(__webpack_require__, 15314))).helmfile,
    terraform: async () => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(3859), __webpack_require__.e(8658), __webpack_require__.e(6527), __webpack_require__.e(152), __webpack_require__.e(2879)]).then(__webpack_require__.bind(__webpack_require__, 12879))).terraform,
    nomad: async () => (await Promise.all(/* import() */[__webpack_require__.e(152), __webpack_require__.e(1373)]).then(__webpack_require__.bind(__webpack_require__, 32263))).nomad,
    manifests: async () => (await __webpack_require__.e(/* import() */ 7032).then(__webpack_require__.bind(__webpack_require__, 37032))).manifests,
    'umbrella-chart': async () => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(3859), __webpack_require__.e(8658), __webpack_require__.e(9836)]).then(__webpack_require__.bind(__webpack_require__, 99836))).umbrellaChart,
    'helm-values': async () => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(3859), __webpack_require__.e(8233)]).then(__webpack_require__.bind(__webpack_require__, 68233))).helmValues,
};

// EXTERNAL MODULE: ./build/deployment/reference-graph.js
var reference_graph = __webpack_require__(24502);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
;// CONCATENATED MODULE: ./build/deployment/detect.js


















function withEnvironments(settings, paths) {
    return settings.environments === undefined ? { ...settings, environments: (0,deployment_candidates/* environmentFolders */.Ds)(paths) } : settings;
}
async function findCandidates(tree, settings) {
    if (!settings.discover)
        return new Set();
    const paths = await filePathsOf(tree);
    const selected = paths.filter(candidateTest(withEnvironments(settings, paths)));
    const wanted = new Set(selected.filter((path) => path.toLowerCase().includes(product/* product */.q.word)));
    for (const text of (0,deployment_candidates/* searchTexts */.n2)(settings)) {
        for (const path of await tree.containing(text, selected))
            wanted.add(path);
    }
    return wanted;
}
async function detect(tree, given, candidates, withStrays = false) {
    const files = new source_files/* SourceFiles */.L(tree, await filePathsOf(tree));
    const settings = withEnvironments(given, files.paths);
    const readNamed = async (target) => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(3859), __webpack_require__.e(8658), __webpack_require__.e(2661)]).then(__webpack_require__.bind(__webpack_require__, 22859))).readTarget(files, target, settings);
    const targeted = await Promise.all(settings.targets.map(readNamed));
    const targetedPlaces = new Set(targeted.map(({ place }) => (0,problems_place/* showPlace */.R)(place)));
    const { found, objectIds, ...known } = await discover(tree, files, candidates, settings);
    const { links } = known;
    const isRebuilt = rebuiltTest(found, links);
    for (const each of found)
        if (isRebuilt(each))
            objectIds.delete(each.id);
    const others = found.filter((each) => !isRebuilt(each) && (each.place.line === null || !targetedPlaces.has((0,problems_place/* showPlace */.R)(each.place))));
    const objects = [...targeted, ...withoutOverridden(others, links)].map(deployed_object/* resolved */.L$);
    for (const { id } of objects)
        objectIds.add(id);
    const counting = (0,deployed_object/* refuseMixed */.Ux)(objects).filter(({ isStray }) => withStrays || isStray !== true);
    return { ...known, objects: counting, objectIds };
}
function rebuiltTest(found, links) {
    const owners = (0,group_by/* groupBy */.$)(found.filter(({ builds }) => builds !== undefined), ({ builds = '' }) => builds);
    return ({ kind, carrier }) => {
        const own = kind === 'kustomize' ? owners.get(carrier) : undefined;
        const objectOf = ({ id }) => id.replace(/#\d+$(?<=#.*#\d+)/, '');
        const isOwn = (link) => own?.some(({ id }) => [`${objectOf(link)}#`, `${objectOf(link)}@`].some((each) => id.startsWith(each)));
        return own !== undefined && !links.some((link) => link.path === (0,repository_paths/* folderOf */.yS)(carrier) && !isOwn(link));
    };
}
function withoutOverridden(found, links) {
    const graph = new reference_graph/* ReferenceGraph */.s(links);
    const overruling = links.filter(({ setsMode }) => setsMode === true);
    return found.map((each) => {
        const isOverruled = overruling.some((link) => each.unit === link.id || graph.builds(link, each));
        return { ...each, declared: (0,image_answer/* declaredUnder */.VP)(isOverruled, each.declared) };
    });
}
async function discover(tree, files, candidates, settings) {
    const all = {
        found: [],
        objectIds: new Set(),
        claimed: new Set(),
        off: new Set(),
        links: [],
        explained: [],
        notParsed: [],
    };
    if (!settings.discover)
        return all;
    let unread = [];
    const mayBeRead = candidateTest(settings);
    for (const path of files.paths.filter((each) => candidates.has(each) && mayBeRead(each))) {
        const problem = await problemOfParsing(files, path);
        if (problem === null) {
            unread.push(path);
            continue;
        }
        const id = `${finding/* UNREADABLE_FILE */.zH}:${path}`;
        all.objectIds.add(id);
        if (await looksDeployed(tree, path, problem, settings))
            all.found.push((0,finding/* unreadableFinding */.jg)(finding/* UNREADABLE_FILE */.zH, id, path, problem, [path]));
        else
            all.notParsed.push(problem.message);
    }
    const [isManifest, isSearched] = [(0,deployment_candidates/* nameTest */.Sf)(facts/* MANIFESTS */.V4), (0,deployment_candidates/* searchTest */.Ln)(settings)];
    const manifests = files.paths.filter((path) => isManifest(path) && isSearched(path));
    for (const kind of kinds/* KINDS */.G) {
        const own = unread.filter((0,deployment_candidates/* nameTest */.Sf)(kind.startsFrom));
        if (!(await mayHold(kind, files, own, manifests)))
            continue;
        const reader = await READERS[kind.name]();
        const reading = await reader.read(files, own, settings, all.claimed);
        all.found.push(...reading.found);
        all.links.push(...reading.links);
        for (const id of reading.objectIds)
            all.objectIds.add(id);
        for (const id of reading.off ?? [])
            all.off.add(id);
        all.explained.push(...(reading.explained ?? []), ...reading.links.flatMap(({ explained = [] }) => explained));
        for (const path of reading.claimed)
            all.claimed.add(path);
        unread = unread.filter((path) => !all.claimed.has(path));
    }
    return { ...all, found: all.found.filter((each) => !isToldBy(all.found, each)) };
}
function isToldBy(found, { kind, carrier, answer }) {
    if (kind !== finding/* UNREADABLE_FILE */.zH || answer.status !== 'problem')
        return false;
    const { code, place } = answer.problem;
    const isSame = (other) => other.answer.status === 'problem' && other.answer.problem.code === code;
    return found.some((other) => other.kind !== finding/* UNREADABLE_FILE */.zH &&
        other.place.file === carrier &&
        other.place.line === place?.line &&
        isSame(other));
}
async function mayHold({ mayBeIn }, files, candidates, manifests) {
    if (typeof mayBeIn === 'string')
        return mayBeIn === 'always' || candidates.length > 0;
    const { path, candidateWith, manifestWith } = mayBeIn;
    const contains = async (text, paths) => (await files.containing(text, paths)).length > 0;
    if (path !== undefined && files.paths.some(path))
        return true;
    if (candidateWith !== undefined && (await contains(candidateWith, candidates)))
        return true;
    return manifestWith !== undefined && candidates.length > 0 && contains(manifestWith, manifests);
}
async function resolveCharts(found, charts, isLeft = () => false) {
    const objects = await Promise.all(found.map(async (object) => {
        const { unresolved } = object;
        if (unresolved === null || isLeft(object))
            return object;
        const version = await charts.appVersionOf({ ...unresolved, place: unresolved.place ?? object.place });
        return (0,chart_repository/* isProblem */.A)(version)
            ? { ...object, unresolved: null, problem: version, image: null }
            : { ...object, unresolved: null, version };
    }));
    return (0,deployed_object/* refuseMixed */.Ux)(objects);
}
const START_NAMES = [...new Set(kinds/* KINDS */.G.flatMap(({ startsFrom }) => startsFrom))];
function candidateTest(settings) {
    const hasName = (0,deployment_candidates/* nameTest */.Sf)(START_NAMES);
    const isSearched = (0,deployment_candidates/* searchTest */.Ln)(settings);
    return (path) => hasName(path) && isSearched(path) && !SETTINGS.test(path) && !BUILDS.test(path);
}
async function filePathsOf(tree) {
    return [...(await tree.entries()).values()].filter(({ kind }) => kind !== 'submodule').map(({ path }) => path);
}
const SETTINGS = /(?:^|\/)(?:package(?:-lock)?\.json|\.terraform\.lock\.hcl|pnpm-lock\.yaml|tsconfig[^/]*\.json|renovate\.json)$/;
const BUILDS = /(?:^|\/)(?:\.gitlab-ci\.yml|(?:azure|bitbucket)-pipelines\.yml|\.circleci\/config\.yml)$|^\.github\/|\{\{/;
async function problemOfParsing(files, path) {
    try {
        const text = await files.text(path);
        if (/\.json$/.test(path) && !/"(?:image|tag|chart|services)"\s*:/.test(text ?? ''))
            return null;
        if (/\.(?:ya?ml|json)$/.test(path) && !(0,facts/* isChartTemplate */.ZC)(files, path))
            await files.yaml(path);
        return null;
    }
    catch (error) {
        return (0,problem/* thrownProblem */.AI)(error);
    }
}
const DEPLOYMENT_TEXT = new RegExp(String.raw `^[^#\n]*(?:${service_names/* CHART_HOST */.A}|\b(?:chart|name):\s*["']?${product/* product */.q.word}\b|\bimage:|\btag:)`, 'im');
const SECTION = new RegExp(String.raw `^[ \t]*${product/* product */.q.word}:`, 'm');
async function looksDeployed(tree, path, problem, { images }) {
    const bytes = (await tree.read(path)) ?? Buffer.alloc(0);
    const text = bytes
        .toString('latin1')
        .replaceAll('\0', '')
        .split('\n')
        .map((line) => (0,text_lines/* withoutComment */.sp)(line))
        .join('\n');
    if ((0,template_text/* hasStatement */.IX)(text))
        return false;
    if ((0,service_names/* namesServiceImage */.Tu)(text, images))
        return true;
    const isInFolder = path.toLowerCase().includes(product/* product */.q.word);
    if (isInFolder && problem.found.includes('LFS'))
        return true;
    const isNamed = isInFolder || /(?:^|\/)Chart\.(?:yaml|lock)$/.test(path) || SECTION.test(text);
    return isNamed && DEPLOYMENT_TEXT.test(text);
}


/***/ }),

/***/ 91831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ withChoices),
/* harmony export */   It: () => (/* binding */ versionIn),
/* harmony export */   jg: () => (/* binding */ unreadableFinding),
/* harmony export */   pp: () => (/* binding */ NOTHING_READ),
/* harmony export */   zH: () => (/* binding */ UNREADABLE_FILE),
/* harmony export */   zY: () => (/* binding */ DEFAULTS)
/* harmony export */ });
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5114);

const NOTHING_READ = { found: [], claimed: [], objectIds: [], links: [] };
const DEFAULTS = {
    notices: [],
    chart: null,
    declared: _image_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_DECLARED */ .ZM,
    containerVariables: null,
    understood: [],
    variables: [],
    secondOrder: [],
};
const UNREADABLE_FILE = 'file';
function unreadableFinding(kind, id, path, problem, inputs) {
    const place = problem.place ?? { file: path, line: null, column: null };
    return { ...DEFAULTS, kind, id, unit: id, carrier: path, place, answer: (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAnswer */ .aV)(problem), inputs };
}
function versionIn(answer) {
    if (answer.status === 'version')
        return answer.version;
    return answer.status === 'chart' ? `${answer.chart.version}` : answer.problem.found;
}
function withChoices(environments) {
    if (new Set(environments.map(({ answer }) => versionIn(answer))).size > 1)
        return environments;
    return environments.map((each) => ({
        ...each,
        secondOrder: each.secondOrder.filter(({ isChoice }) => isChoice !== true),
    }));
}


/***/ }),

/***/ 5114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hq: () => (/* binding */ customImageNotice),
/* harmony export */   Li: () => (/* binding */ answerOfImage),
/* harmony export */   VJ: () => (/* binding */ answerOfPartlyKnown),
/* harmony export */   VP: () => (/* binding */ declaredUnder),
/* harmony export */   VV: () => (/* binding */ modeOf),
/* harmony export */   ZM: () => (/* binding */ NOTHING_DECLARED),
/* harmony export */   aV: () => (/* binding */ problemAnswer),
/* harmony export */   ck: () => (/* binding */ answerOfTag),
/* harmony export */   jt: () => (/* binding */ showImage),
/* harmony export */   mn: () => (/* binding */ declaring),
/* harmony export */   y: () => (/* binding */ refusedImage)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14889);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29519);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12431);





const NOTHING_DECLARED = {
    keys: [],
    values: null,
    upgradeMode: null,
    migrationJob: null,
    workers: [],
};
function declaring(upgradeMode) {
    return { ...NOTHING_DECLARED, upgradeMode };
}
function modeOf(written) {
    if (written?.text !== 'Recreate' && written?.text !== 'RollingUpdate')
        return null;
    return { value: written.text, place: written.place };
}
function declaredUnder(setsMode, declared) {
    return setsMode ? { ...declared, upgradeMode: null } : declared;
}
function answerOfImage(reference, rules, place) {
    const kind = (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyImage */ ._u)(reference, rules.images);
    if (kind === 'other')
        return null;
    if (kind === 'undecided') {
        return refusedImage((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('custom-image', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .o)(showImage(reference))), place);
    }
    const notices = kind === 'custom' ? [customImageNotice(reference, place)] : [];
    return { answer: answerOfTag((0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .readImageTag */ .AA)(reference, rules.tagSuffix), reference, place), place, notices };
}
function customImageNotice(reference, place) {
    return `${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .o)(showImage(reference))} at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_4__/* .showPlace */ .R)(place)} is a custom image; its tag is taken as the ${_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.name} version`;
}
function answerOfTag(reading, reference, place) {
    if ('code' in reading) {
        const problem = (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)(reading.code, place, reading.found);
        return problemAnswer({ ...problem, found: `${problem.found} of ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .imageSource */ .ZZ)(reference)}` });
    }
    const { version, ...build } = reading;
    return {
        status: 'version',
        version,
        image: { path: (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .imagePath */ .d0)(reference), source: (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .imageSource */ .ZZ)(reference), ...build },
    };
}
function problemAnswer(problem) {
    return { status: 'problem', problem };
}
function refusedImage(problem, place) {
    return { answer: problemAnswer(problem), place: problem.place ?? place, notices: [] };
}
function answerOfPartlyKnown({ text, place, problem, isOurs }, rules) {
    const reference = (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .parseImageReference */ .o_)(text);
    const path = reference?.repository.split('/').slice(-2) ?? [];
    if (reference === null || path.at(-1)?.includes(_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN */ .HV)) {
        return isOurs() ? refusedImage(problem ?? (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('not-a-version', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .o)(text)), place) : null;
    }
    const kind = (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyImage */ ._u)(reference, rules.images);
    if (kind === 'other')
        return null;
    const isHidden = [...path, reference.tag, reference.digest].some((part) => part?.includes(_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN */ .HV));
    const isOnlyRegistryHidden = kind === 'service' && problem?.code === 'unresolved-variable' && !isHidden;
    if (problem === null || isOnlyRegistryHidden)
        return answerOfImage(reference, rules, place);
    return refusedImage(problem, place);
}
function showImage({ registry, repository, tag, digest }) {
    const origin = registry === null ? '' : `${registry}/`;
    const version = tag === null ? '' : `:${tag}`;
    return `${origin}${repository}${version}${digest === null ? '' : `@${digest}`}`;
}


/***/ }),

/***/ 24502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ ReferenceGraph)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93960);
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81307);


class ReferenceGraph {
    #built;
    #applied;
    constructor(links) {
        const included = links.flatMap(({ path, includes = [] }) => includes.map(({ text }) => ({ below: text, above: path })));
        const applied = links.filter(({ path, includes }) => includes === undefined && path !== '');
        this.#built = aboveBy(included);
        this.#applied = aboveBy([...included, ...applied.map(({ path, place }) => ({ below: path, above: place.file }))]);
    }
    leadsTo({ path }, { carrier, place }) {
        return this.#applied(carrier).has(path) || contain(place.file).has(path);
    }
    builds(link, { carrier, place }) {
        return this.includes(link, carrier) || contain(place.file).has(link.path);
    }
    includes({ path }, file) {
        return this.#built(file).has(path);
    }
}
function aboveBy(steps) {
    const stepsFrom = (0,_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(steps, ({ below }) => below);
    const known = new Map();
    return (file) => {
        const reached = known.get(file);
        if (reached !== undefined)
            return reached;
        const all = contain(file);
        known.set(file, all);
        for (const path of all) {
            for (const { above } of stepsFrom.get(path) ?? [])
                for (const each of contain(above))
                    all.add(each);
        }
        return all;
    };
}
function contain(path) {
    return new Set([path, ...(0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersOf */ .pd)([path])]);
}


/***/ }),

/***/ 12431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ readImageTag),
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   ZZ: () => (/* binding */ imageSource),
/* harmony export */   _u: () => (/* binding */ classifyImage),
/* harmony export */   d0: () => (/* binding */ imagePath),
/* harmony export */   o_: () => (/* binding */ parseImageReference),
/* harmony export */   zW: () => (/* binding */ readTag)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14006);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14889);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15807);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73366);





const UNKNOWN = '\uFFFC';
function parseImageReference(text) {
    const [name = '', ...digests] = text.split('@');
    const slash = name.lastIndexOf('/');
    const colon = name.indexOf(':', slash + 1);
    const path = colon === -1 ? name : name.slice(0, colon);
    const tag = colon === -1 ? null : name.slice(colon + 1);
    const [first = '', ...rest] = path.split('/');
    const hasRegistry = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost');
    const repository = hasRegistry ? rest.join('/') : path;
    if (repository === '' || /\s/.test(repository))
        return null;
    return {
        repository,
        registry: hasRegistry ? first : null,
        tag: tag === '' ? null : tag,
        digest: digests.length === 0 ? null : digests.join('@'),
    };
}
function classifyImage({ registry, repository }, images) {
    const whole = registry === null ? repository : `${registry}/${repository}`;
    const isNamed = matcherOf(images);
    if (isNamed(whole) || isNamed(repository))
        return 'service';
    const components = repository.toLowerCase().split('/');
    const last = components.at(-1) ?? '';
    if (last === _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.image.marketplaceName || components.slice(-2).join('/') === _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.image.path)
        return 'service';
    if (last === _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word && (registry !== null || components.length > 1))
        return 'custom';
    return ENDS_WITH_WORD.test(last) && !IS_HELPER.test(last) ? 'undecided' : 'other';
}
const IS_HELPER = new RegExp(`(?:^|[_-])(?:${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.others.software})[_-]${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word}$`);
const ENDS_WITH_WORD = new RegExp(`(?:^|[_-])${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word}$`);
const matcherOf = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_1__/* .remembered */ .H)((globs) => picomatch__WEBPACK_IMPORTED_MODULE_2__([...globs], { nocase: true }));
const DOCKER_HUB = /^(?:index\.|registry-1\.)?docker\.io$/i;
function imageSource({ registry, repository }) {
    const isDockerHub = registry === null || DOCKER_HUB.test(registry);
    return (isDockerHub ? repository : `${registry}/${repository}`).toLowerCase();
}
function imagePath({ repository }) {
    const path = repository.toLowerCase();
    const known = [_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.image.path, _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.image.marketplaceName];
    return known.find((each) => path === each || path.endsWith(`/${each}`)) ?? path;
}
const MOVING = /^(?:latest|beta|stable|main|master|edge|nightly|v?\d{1,4}(?:\.\d+)?|.+-latest)$/;
function readTag(tag, suffix) {
    const at = tag.indexOf('@');
    const name = at === -1 ? tag : tag.slice(0, at);
    const digest = at === -1 ? null : tag.slice(at + 1);
    const found = (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .o)(tag);
    if (name === '')
        return { code: digest === null ? 'moving-tag' : 'digest-only', found };
    const isSuffixed = suffix !== '' && name.endsWith(suffix) && name.length > suffix.length;
    const isPrefixed = /^v\d/.test(name);
    const bare = name.slice(isPrefixed ? 1 : 0, isSuffixed ? -suffix.length : undefined);
    const isRelease = (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_4__/* .isVersion */ .lF)(bare) && Number(bare.split('.', 1)[0]) < 1_000;
    if (isRelease)
        return { version: bare, suffix: isSuffixed ? suffix : '', digest, ...(isPrefixed && { isPrefixed }) };
    if (MOVING.test(name))
        return { code: 'moving-tag', found };
    const isDecorated = /^v?(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d*)){2}[-+_][\w.+-]+$/.test(name);
    return { code: isDecorated ? 'unknown-suffix' : 'not-a-version', found };
}
function readImageTag({ tag, digest }, suffix) {
    if (tag !== null)
        return readTag(digest === null ? tag : `${tag}@${digest}`, suffix);
    return digest === null
        ? { code: 'moving-tag', found: 'An image without a tag (`latest`)' }
        : { code: 'digest-only', found: (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .o)(digest) };
}


/***/ }),

/***/ 60688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ CHART_HOST),
/* harmony export */   Tp: () => (/* binding */ COMPANION_ENDING),
/* harmony export */   Tu: () => (/* binding */ namesServiceImage),
/* harmony export */   cM: () => (/* binding */ namesService),
/* harmony export */   fH: () => (/* binding */ serviceImagesIn),
/* harmony export */   nM: () => (/* binding */ namesServiceInAddress)
/* harmony export */ });
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12431);


const WORDS = /[\w./:@-]+/g;
const LONGEST_REFERENCE = 1_000;
const IMAGE_SCHEME = /(?:^|[^\w-])(?:docker|docker-image|oci|oras)$/i;
const NO_REGISTRY = /^(?:(?:www\.|raw\.)?(?:github|githubusercontent|gitlab|bitbucket|codeberg)(?:\.com|\.org)?|hub\.docker\.com)$/i;
function namesServiceImage(text, images) {
    return serviceImagesIn(text, images).next().done !== true;
}
function* serviceImagesIn(text, images) {
    if (images.length === 0 && !(0,_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .isNamed */ .e)(text))
        return;
    for (const [word] of text.matchAll(WORDS)) {
        const image = imageIn(word);
        if (image !== null && isService(image, images))
            yield image;
    }
}
function imageIn(word) {
    const scheme = word.lastIndexOf('://');
    if (scheme !== -1)
        return IMAGE_SCHEME.test(word.slice(0, scheme)) ? word.slice(scheme + 3) : null;
    const [, key = '', rest = ''] = /^([\w-]+):([^/]+\/.+)$/.exec(word) ?? [];
    if (rest !== '' && !NO_REGISTRY.test(key) && !/^\d/.test(rest))
        return rest;
    return word;
}
function isService(text, images) {
    const reference = text.length > LONGEST_REFERENCE ? null : (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .parseImageReference */ .o_)(text);
    if (reference === null || NO_REGISTRY.test(reference.registry ?? ''))
        return false;
    if (!/[/:@]/.test(text))
        return false;
    const kind = (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyImage */ ._u)(reference, images);
    return kind === 'service' || (kind === 'custom' && reference.tag !== null);
}
const { software, infrastructure, names } = _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.others;
const COMPANION_ENDING = `[-_.]?(?:${software}|(?:${infrastructure})(?![a-z]))`;
const CHART_HOST = _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.chart.repository.replace(/^\w+:\/\//, '').replaceAll('.', '\\.');
const OTHER_THINGS = new RegExp([
    String.raw `@${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word}\/[\w-]+`,
    CHART_HOST,
    String.raw `(?:https?:\/\/|git@)[\w./:@-]{0,199}${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word}[\w./-]*`,
    String.raw `(?<![\w-])[\w-]+\.${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word}\.(?!(?:\w{1,40}\.){0,9}(?:tag|version)(?![\w.]))[\w.]+(?![\w.]|["']?\s{0,9}[=:])`,
    String.raw `(?<![\w./-])[\w./-]*${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word}${COMPANION_ENDING}\w*`,
    ...names,
].join('|'), 'gi');
const IS_CHART_HOST = new RegExp(_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.chart.repository.split('/').at(-1) ?? CHART_HOST);
function namesService(text, { images, chart } = { images: [], chart: '' }) {
    const rest = text.replace(OTHER_THINGS, (word) => (IS_CHART_HOST.test(word) ? _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word : ''));
    if ((0,_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .isNamed */ .e)(rest) || namesServiceImage(rest, images))
        return true;
    return chart !== _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.chart.name && chart !== '' && rest.toLowerCase().includes(chart.toLowerCase());
}
function namesServiceInAddress(address, names) {
    return namesService(address.replaceAll('://', ' ').replace(/^git@/, ''), names);
}


/***/ }),

/***/ 2078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ SourceFiles),
  e: () => (/* binding */ nullIfUnreadable)
});

// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/repository/edited.js
var edited = __webpack_require__(26416);
// EXTERNAL MODULE: ./build/syntax/source-text.js
var source_text = __webpack_require__(70593);
;// CONCATENATED MODULE: ./build/syntax/dotenv.js


const KEY = /[\p{L}\p{N}_.[\]\- \t\v\f\r\u0085\u00a0]*/uy;
function parseDotenv(path, content) {
    const text = content.replace(/^\uFEFF/, '');
    const lines = new source_text/* SourceText */.D(path, text);
    const refuse = (offset, why) => (0,problem/* unparseable */.Ve)(lines.placeAt(offset), why);
    const entries = [];
    let offset = 0;
    const skip = (pattern) => {
        pattern.lastIndex = offset;
        const found = pattern.exec(text)?.[0] ?? '';
        offset += found.length;
        return found;
    };
    while (offset < text.length) {
        if (skip(/\s+|#[^\n]*/y) !== '')
            continue;
        skip(/export\s+/y);
        const start = offset;
        const name = skip(KEY).trim();
        const separator = text[offset];
        if (separator === undefined)
            break;
        if (!/[=:\n]/.test(separator))
            throw refuse(offset, `${JSON.stringify(separator)} in the name of a variable`);
        if (/\s/.test(name))
            throw refuse(start, 'the name of a variable holds a space');
        offset += 1;
        if (separator === '\n')
            continue;
        skip(/[^\S\n]*/y);
        const place = lines.placeAt(offset);
        const quote = text[offset];
        if (quote === '"' || quote === "'") {
            const quoted = readQuoted(text, offset, quote);
            if (quoted === null)
                throw refuse(offset, 'a quoted value that does not end');
            const expands = quote === '"';
            entries.push({ name, value: expands ? undoEscapes(quoted.value) : quoted.value, expands, place });
            offset = quoted.end;
        }
        else {
            const [value = ''] = skip(/[^\n]*/y).split(' #', 1);
            entries.push({ name, value: value.trimEnd(), expands: true, place });
        }
    }
    return entries;
}
function readQuoted(text, start, quote) {
    const stop = quote === '"' ? /["\\]/g : /['\\]/g;
    let value = '';
    let offset = start + 1;
    for (;;) {
        stop.lastIndex = offset;
        const found = stop.exec(text);
        if (found === null)
            return null;
        value += text.slice(offset, found.index);
        if (found[0] === quote)
            return { value, end: found.index + 1 };
        const escaped = text[found.index + 1];
        if (escaped === undefined)
            return null;
        value += escaped === quote ? quote : `\\${escaped}`;
        offset = found.index + 2;
    }
}
const ESCAPES = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
function undoEscapes(value) {
    return value.replace(/\\([abfnrtv$"\\])/g, (_, letter) => ESCAPES[letter] ?? (letter === '$' ? '$$' : letter));
}

// EXTERNAL MODULE: ./build/syntax/yaml.js + 1 modules
var yaml = __webpack_require__(56830);
;// CONCATENATED MODULE: ./build/syntax/source-files.js




const MOST_BYTES = 5_000_000;
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';
const CONFLICT_MARKER = /^(?:<{7,}|>{7,})(?:[ \t]|\r?$)/m;
const MEMORIES = new WeakMap();
class SourceFiles {
    tree;
    paths;
    #known;
    constructor(tree, paths) {
        this.tree = tree;
        this.paths = paths;
        this.#known = new Set(paths);
    }
    has(path) {
        return this.#known.has(path);
    }
    relyOn() { }
    text(path) {
        return this.#once('text', path, async (owner) => {
            const bytes = await owner.read(path);
            return bytes === null ? null : decode(path, bytes);
        });
    }
    yaml(path) {
        return this.#parsed('yaml', path, (text) => new yaml/* YamlFile */._g(path, text));
    }
    variables(path) {
        return this.#parsed('variables', path, (text) => parseDotenv(path, text));
    }
    #parsed(way, path, parse) {
        return this.#once(way, path, async () => {
            const text = await this.text(path);
            return text === null ? null : parse(text);
        });
    }
    #once(way, path, read) {
        const { tree } = this;
        const owner = tree instanceof edited/* EditedTree */.M && !tree.edited.has(path) ? tree.tree : tree;
        const memory = MEMORIES.get(owner) ?? new Map();
        MEMORIES.set(owner, memory);
        const known = memory.get(`${way} ${path}`);
        if (known !== undefined)
            return known;
        const reading = read(owner);
        reading.catch(() => undefined);
        memory.set(`${way} ${path}`, reading);
        return reading;
    }
    containing(text, paths) {
        return this.tree.containing(text, paths);
    }
    recorded() {
        const asked = new Set();
        const ask = (path) => {
            asked.add(path);
            return path;
        };
        return {
            asked,
            paths: this.paths,
            has: (path) => this.has(ask(path)),
            relyOn: ask,
            text: (path) => this.text(ask(path)),
            yaml: (path) => this.yaml(ask(path)),
            variables: (path) => this.variables(ask(path)),
        };
    }
}
async function nullIfUnreadable(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (error instanceof problem/* ProblemError */.Mm)
            return null;
        throw error;
    }
}
function decode(path, bytes) {
    const refuse = (found) => (0,problem/* unparseable */.Ve)({ file: path, line: 1, column: 1 }, found);
    if (bytes.length > MOST_BYTES)
        throw refuse(`larger than ${MOST_BYTES / 1_000_000} MB`);
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw refuse('not UTF-8');
    }
    if (text.startsWith(LFS_POINTER))
        throw refuse('a Git LFS pointer, not the file itself');
    const marker = CONFLICT_MARKER.exec(text);
    if (marker !== null) {
        const line = text.slice(0, marker.index).split(/\r\n|\r|\n/).length;
        throw new problem/* ProblemError */.Mm((0,problem/* problemAt */.l4)('conflict-markers', { file: path, line, column: 1 }));
    }
    return text;
}


/***/ }),

/***/ 36804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   A8: () => (/* binding */ unclearTemplates),
/* harmony export */   IM: () => (/* binding */ filledYaml),
/* harmony export */   IX: () => (/* binding */ hasStatement),
/* harmony export */   pz: () => (/* binding */ fillIn),
/* harmony export */   sR: () => (/* binding */ ANY_LINE)
/* harmony export */ });
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56830);

const ACTION = /\{\{([^{}\n]*)\}\}/g;
const MOST_FILLED_IN = 1_000;
const LONGEST_LITERAL = 500;
const WORD = /(?:(?<![^\s"'{},[\]])|["'])[^\s"'{},[\]]*$/;
function fillIn(text, literals) {
    const pieces = [{ from: 0, at: 0, place: null }];
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
        pieces.push({ from: made.length - before, at: index - before, place: literal.place });
        made += literal.text;
        done = index + whole.length;
        pieces.push({ from: made.length, at: done, place: null });
    }
    return { text: made + text.slice(done), pieces };
}
function filledYaml(source, literals) {
    const filled = fillIn(source.text, literals);
    return new _yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .YamlFile */ ._g(source.path, filled.text, {
        placeAt(offset) {
            const { from, at, place } = filled.pieces.findLast((piece) => piece.from <= offset) ?? { from: 0, at: 0 };
            return place ?? source.placeAt(at + offset - from);
        },
    });
}
const PLAIN = /^(?:[A-Za-z0-9_./^~+](?:[A-Za-z0-9_./:@+~^=*-]*[A-Za-z0-9_./@+~^=*-])?)?$/;
function isPlain(text) {
    return PLAIN.test(text);
}
const ANY_LINE = /\S/;
function unclearTemplates(text, isRead) {
    const unclear = [];
    const open = [];
    const noteDeciding = (line) => {
        const around = open.at(-1);
        if (around?.decides === 0)
            around.decides = line;
    };
    const close = (end) => {
        const block = open.pop();
        if (block === undefined || block.decides === 0)
            return;
        unclear.push({ ...block, end });
        noteDeciding(block.decides);
    };
    const lines = text.includes('{{') ? text.split('\n') : [];
    let above = '';
    for (const [index, written] of lines.entries()) {
        const line = index + 1;
        const around = surroundingsOf(written, above, isRead);
        for (const [, inner = ''] of written.matchAll(ACTION)) {
            const action = inner.replace(/^-|-$/g, '').trim();
            if (/^(?:if|range|with|block|define)\b/.test(action))
                open.push({ text: action, line, decides: around.isDeciding && around.isInFront ? line : 0 });
            else if (action === 'end')
                close(line);
            else if (insertsMore(action, around))
                unclear.push({ text: action, line, end: line, decides: line });
        }
        if (around.isDeciding)
            noteDeciding(line);
        if (!around.isBare)
            above = around.plain;
    }
    while (open.length > 0)
        close(lines.length);
    return unclear;
}
function surroundingsOf(written, above, isRead) {
    const plain = written.replace(ACTION, '');
    return {
        plain,
        isBare: /^[\s-]*$/.test(plain),
        isDeciding: isRead.test(plain) && !/^\s*#/.test(plain),
        isInFront: /^[\s-]*\{\{/.test(written),
        isBelowOther: /:\s*$/.test(above) && !isRead.test(above),
    };
}
const MANY = /\b(?:to(?:Raw)?(?:Yaml|Json)|include|tpl|n?indent)\b/;
function insertsMore(action, { isBare, isDeciding, isBelowOther }) {
    if (!isBare)
        return isDeciding && MANY.test(action);
    return !isBelowOther && !/^(?:\/\*|\$\w* *:?=|else\b)/.test(action);
}
function hasStatement(text) {
    return /^[ \t]*(?:<|\{)%/m.test(text);
}


/***/ }),

/***/ 50516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o1: () => (/* binding */ bareLines),
  Dx: () => (/* binding */ linesOf),
  ai: () => (/* binding */ unfolded),
  e1: () => (/* binding */ unformatted),
  sp: () => (/* binding */ withoutComment)
});

;// CONCATENATED MODULE: ./build/syntax/comments.js
const IS_LIKE_C = /\.(?:tf|tfvars|hcl|nomad|nix|[cm]?[jt]sx?|go|java|kts?|groovy|gradle|scala|cs|cpp|[ch]|rs|swift|php|(?:lib)?jsonnet|bicep|cue|pkl)$|(?:^|\/)Jenkinsfile[^/]*$/i;
const BLOCKS = [
    [IS_LIKE_C, '/*', '*/'],
    [/\.psm?1$/i, '<#', '#>'],
    [/\.(?:xml|config|csproj|props|targets)$/i, '<!--', '-->'],
];
const LINES = [
    [/\.(?:bat|cmd)$/i, /^\s*@?(?:rem\b|::)/i],
    [/\.(?:lua|hs|elm)$/i, /^\s*--/],
    [/\.(?:ini|cfg|clj|edn|lisp|el)$/i, /^\s*;/],
];
const PROSE = /^([\s-]{0,200})["']?(?:description|summary|changelog|changes|(?:release[_-]?)?notes)["']?:\s{1,9}[|>][-+\d]{0,2}$/i;
const STRING_OR_LINE = /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`[^`]*`?|\/\/[^\n]*/y;
function blankComments(text, path) {
    const block = BLOCKS.find(([ending]) => ending.test(path));
    if (block !== undefined && text.includes(block[1]))
        return blankBlocks(text, block[1], block[2]);
    if (/\.py$/i.test(path) && /"""|'''/.test(text))
        return blankDocstrings(text);
    if (/\.ya?ml$/i.test(path))
        return blankProse(text);
    const line = LINES.find(([ending]) => ending.test(path))?.[1];
    if (line === undefined)
        return text;
    return text
        .split('\n')
        .map((each) => (line.test(each) ? '' : each))
        .join('\n');
}
function blankBlocks(text, open, close) {
    let result = '';
    let at = 0;
    while (at < text.length) {
        STRING_OR_LINE.lastIndex = at;
        const string = open === '/*' ? STRING_OR_LINE.exec(text)?.[0] : undefined;
        if (string !== undefined) {
            result += string;
            at += string.length;
            continue;
        }
        const isStart = text.startsWith(open, at) && (at === 0 || /[\s{([,;]/.test(text.charAt(at - 1)));
        const end = isStart ? text.indexOf(close, at + open.length) : -1;
        if (isStart && end === -1)
            return result + text.slice(at);
        const next = end === -1 ? at + 1 : end + close.length;
        const part = text.slice(at, next);
        result += end === -1 ? part : part.replace(/[^\n]/g, ' ');
        at = next;
    }
    return result;
}
function blankDocstrings(text) {
    let before = ':';
    let open = '';
    return text
        .split('\n')
        .map((line) => {
        const trimmed = line.trim();
        const [, quotes = ''] = /^[ru]?("""|''')/i.exec(trimmed) ?? [];
        if (open !== '') {
            if (trimmed.includes(open))
                open = '';
            return '';
        }
        if (quotes !== '' && before.endsWith(':')) {
            before = trimmed;
            if (!trimmed.slice(trimmed.indexOf(quotes) + 3).includes(quotes))
                open = quotes;
            return '';
        }
        if (trimmed !== '' && !trimmed.startsWith('#'))
            before = trimmed;
        return line;
    })
        .join('\n');
}
function blankProse(text) {
    let column = Number.POSITIVE_INFINITY;
    return text
        .split('\n')
        .map((line) => {
        const trimmed = line.trimEnd();
        if (trimmed === '' || trimmed.search(/\S/) > column)
            return '';
        column = PROSE.exec(trimmed)?.[1]?.length ?? Number.POSITIVE_INFINITY;
        return column === Number.POSITIVE_INFINITY ? line : '';
    })
        .join('\n');
}

;// CONCATENATED MODULE: ./build/syntax/text-lines.js

function linesOf(text) {
    return text.split(/\r\n|\r|\n/);
}
function bareLines(text, path = '') {
    const isMark = !/\.cue$/.test(path);
    const slashes = /\.nix$/.test(path) ? 'nowhere' : IS_LIKE_C.test(path) ? 'anywhere' : 'at the start';
    const isYaml = /\.ya?ml$/.test(path);
    const written = (line) => (isYaml ? line.replace(/#@(?= )/, '  ') : line);
    return linesOf(blankComments(text, path)).map((line) => withoutComment(written(line), isMark, slashes).trimEnd());
}
const FOLDED = /([\s:-]>[-+]?[ \t]*\n)([ \t]+)(\S.*(?:\n\2.*)*)/g;
const ARGUMENTS = /^([ \t]*)-[ \t]+\S+[ \t]*(?:\n\1-[ \t]+\S+[ \t]*)+$/gm;
const HAS_OPTION = /^[ \t]*-[ \t]+["']?--?[a-z]/m;
function unfolded(text) {
    return text
        .replace(FOLDED, (_, head, indent, lines) => head + indent + lines.replaceAll(`\n${indent}`, ' '))
        .replace(/(?:\\| [`^])\r?\n/g, ' ')
        .replace(ARGUMENTS, (list) => HAS_OPTION.test(list) ? list.replace(/\n[ \t]*-[ \t]+/g, ' ').replace(/["']/g, '') : list);
}
function unformatted(text, path = '') {
    return bareLines(text, path)
        .join(' ')
        .replace(/["']/g, '')
        .replace(/\s+/g, ' ')
        .replace(/ ?([{}[\],]) ?/g, '$1')
        .trim();
}
const BEFORE_QUOTE = /[\s:=,([{!&|-]/;
const AFTER_QUOTE = /[\s:=,;)\]}]/;
function withoutComment(line, isMark = true, slashes = 'at the start') {
    if (slashes !== 'nowhere' && /^\s*\/\//.test(line))
        return '';
    let quote = '';
    for (let at = 0; at < line.length; at += 1) {
        const character = line.charAt(at);
        if (quote !== '') {
            if (character === '\\' && quote === '"')
                at += 1;
            else if (character === quote) {
                quote = '';
                if (at + 1 < line.length && !AFTER_QUOTE.test(line.charAt(at + 1)))
                    return line;
            }
        }
        else if (character === '"' || character === "'" || (slashes === 'anywhere' && character === '`')) {
            if (at > 0 && !BEFORE_QUOTE.test(line.charAt(at - 1)))
                return line;
            quote = character;
        }
        else {
            const isSign = (isMark && character === '#') || (slashes === 'anywhere' && line.startsWith('//', at));
            if (isSign && (at === 0 || /\s/.test(line.charAt(at - 1))))
                return line.slice(0, at);
        }
    }
    return line;
}


/***/ })

};
