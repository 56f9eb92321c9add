export const id = 8989;
export const ids = [8989];
export const modules = {

/***/ 7953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ environmentFolders),
/* harmony export */   LO: () => (/* binding */ selectPaths),
/* harmony export */   Ln: () => (/* binding */ searchTest),
/* harmony export */   OX: () => (/* binding */ SERVICE_NAME),
/* harmony export */   RF: () => (/* binding */ isExcluded),
/* harmony export */   Sf: () => (/* binding */ nameTest),
/* harmony export */   n2: () => (/* binding */ searchTexts),
/* harmony export */   ue: () => (/* binding */ isLockFile)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4006);
/* harmony import */ var _repository_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(997);


/** Folders that hold documentation, tests, dependencies, leftovers or models, never a deployment (DETECTION 2.1). */
const EXCLUDED_FOLDERS = new Set([
    ...['node_modules', 'vendor', '.git', 'docs', 'doc', 'examples', 'example'],
    ...['test', 'tests', 'testdata', 'fixtures', '__fixtures__'],
    ...['_archive', 'archive', 'archived', '_archived'],
    ...['models', 'dbt_packages', 'target'],
]);
/** Most paths contain none of them, and one regular expression shows it. */
const HAS_EXCLUDED_FOLDER = new RegExp(`(?:^|/)(?:${[...EXCLUDED_FOLDERS].join('|').replaceAll('.', '\\.')})/`);
/** Folders with these names may be environments: below or beside a folder of environments (`envs/test`). */
const MAY_BE_ENVIRONMENT = /^(?:test|example)$/;
const HOLDS_ENVIRONMENTS = /^(?:overlays|environments|envs|clusters|stages)$/;
const ENVIRONMENT = /^(?:dev|develop|development|qa|uat|stage|staging|preprod|pre-prod|prod|production|live)$/;
/** Package lists and tool settings are long and deploy nothing. */
const LOCK_FILES = /(?:^|\/)(?:package(?:-lock)?\.json|\.terraform\.lock\.hcl|pnpm-lock\.yaml|tsconfig[^/]*\.json|renovate\.json)$/;
/** Whether a file locks packages or configures a tool. No deployment is searched for in such a file. */
function isLockFile(path) {
    return LOCK_FILES.test(path);
}
/** Every deployment names the service somewhere in its files, whatever the kind. */
const SERVICE_NAME = 'lightdash';
/**
 * The texts that a candidate file must contain: the service's name, and the longest literal part of each custom image
 * or chart that does not contain that name.
 */
function searchTexts({ images, chart, }) {
    const own = [...images.map(longestLiteral), chart].filter((text) => !text.toLowerCase().includes(SERVICE_NAME));
    return [SERVICE_NAME, ...new Set(own.filter((text) => text !== ''))];
}
function longestLiteral(glob) {
    return glob
        .split(/[*?[\]{}()!+@|,\\]+/)
        .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}
/**
 * The paths that may hold a deployment: those the user's globs name, otherwise all outside the excluded folders.
 * Exclusion applies below the searched folder, so a folder called `examples` can itself be searched.
 *
 * @param names globs of file names, of all formats together
 */
function selectPaths(paths, names, rules) {
    const hasName = nameTest(names);
    const isSearched = searchTest(rules);
    return paths.filter((path) => hasName(path) && isSearched(path));
}
/**
 * A test whether a path is searched for deployments, whatever the file is called. A `!glob` wins over the other globs.
 */
function searchTest({ folder, files, environments }) {
    const prefix = folder === '' ? '' : `${folder}/`;
    const wanted = files.filter((glob) => !glob.startsWith('!'));
    const unwanted = files.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
    const isWanted = wanted.length === 0 ? null : picomatch__WEBPACK_IMPORTED_MODULE_0__(wanted, { dot: true });
    const isUnwanted = unwanted.length === 0 ? () => false : picomatch__WEBPACK_IMPORTED_MODULE_0__(unwanted, { dot: true });
    return (path) => {
        if (!path.startsWith(prefix))
            return false;
        const inside = path.slice(prefix.length);
        return (isWanted === null ? !isExcluded(path, folder, environments) : isWanted(inside)) && !isUnwanted(inside);
    };
}
/**
 * A test for the last component of a path. It is one regular expression because it runs on every file of a repository.
 */
function nameTest(names) {
    const sources = names.map((name) => picomatch__WEBPACK_IMPORTED_MODULE_0__.makeRe(name, { dot: true, nocase: true }).source);
    const pattern = new RegExp(sources.join('|') || '(?!)', 'i');
    return (path) => pattern.test((0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .baseNameOf */ .mv)(path));
}
const NO_FOLDERS = new Set();
/**
 * Whether a path lies in a folder that never holds a deployment.
 *
 * @param folder the searched folder; its own name and the names above it do not count. A path outside it is still
 *   tested, because such a file may affect a deployment inside.
 * @param environments folders that are environments despite their names, from {@link environmentFolders}
 */
function isExcluded(path, folder = '', environments = NO_FOLDERS) {
    if (!HAS_EXCLUDED_FOLDER.test(path))
        return false;
    const folders = path.split('/').slice(0, -1);
    const first = folder !== '' && path.startsWith(`${folder}/`) ? folder.split('/').length : 0;
    const isEnvironment = (name, index) => MAY_BE_ENVIRONMENT.test(name) &&
        (folders.slice(0, index).some((above) => HOLDS_ENVIRONMENTS.test(above)) ||
            environments.has(folders.slice(0, index + 1).join('/')));
    return folders.some((name, index) => index >= first && EXCLUDED_FOLDERS.has(name) && !isEnvironment(name, index));
}
/**
 * Folders called `test` or `example` that stand beside an environment such as `prod`: they are environments as well.
 */
function environmentFolders(paths) {
    const folders = [...(0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersOf */ .pd)(paths)];
    const holders = new Set(folders.filter((folder) => ENVIRONMENT.test((0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .baseNameOf */ .mv)(folder))).map(_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS));
    return new Set(folders.filter((folder) => MAY_BE_ENVIRONMENT.test((0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .baseNameOf */ .mv)(folder)) && holders.has((0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(folder))));
}


/***/ }),

/***/ 1691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isProblem),
/* harmony export */   p: () => (/* binding */ ChartRepository)
/* harmony export */ });
/* harmony import */ var semver_functions_rcompare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2173);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4889);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5807);
/* harmony import */ var _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7666);
/* harmony import */ var _chart_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3054);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2431);







/** Maps a version of the service's chart to a version of the service, with the chart repository's `index.yaml`. */
class ChartRepository {
    read;
    #index = null;
    /** @param read called at most once, and only when a chart has to be resolved */
    constructor(read) {
        this.read = read;
    }
    /**
     * The version that a chart deploys when its tag is empty, or the reason why it is not known (`chart-too-old`,
     * `chart-unknown`).
     */
    async appVersionOf({ name, version, place }) {
        if ((0,_chart_js__WEBPACK_IMPORTED_MODULE_3__/* .hasTagOfItsOwn */ .Y)(version))
            return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('chart-too-old', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .o)(version));
        const unknown = (why) => (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('chart-unknown', place, why);
        let index;
        try {
            index = await this.#read();
        }
        catch (error) {
            return unknown(`the chart repository cannot be read: ${error instanceof Error ? error.message : String(error)}`);
        }
        const listed = index
            .items(index.at(index.root, ['entries', name]))
            .filter((entry) => index.scalar(index.at(entry, ['version']))?.text === version)
            .map((entry) => index.scalar(index.at(entry, ['appVersion']))?.text ?? '');
        const [first, ...others] = new Set(listed);
        if (first === undefined)
            return unknown(`the chart repository does not list version ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .o)(version)}`);
        if (others.length > 0)
            return unknown(`the chart repository lists ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .o)(version)} with different appVersions`);
        const reading = (0,_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .readTag */ .zW)(first, '');
        if ('version' in reading && (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_6__/* .isVersion */ .lF)(reading.version))
            return reading.version;
        return unknown(`its appVersion is ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .o)(first)}`);
    }
    /**
     * The newest chart that deploys a version when its tag is empty; null where no chart does or the index cannot be
     * read.
     *
     * @param name name of the chart
     */
    async newestWith(name, appVersion) {
        const index = await this.#read().catch(() => null);
        if (index === null)
            return null;
        const text = (entry, key) => index.scalar(index.at(entry, [key]))?.text ?? '';
        const versions = index
            .items(index.at(index.root, ['entries', name]))
            .filter((entry) => text(entry, 'appVersion').replace(/^v/, '') === appVersion)
            .map((entry) => text(entry, 'version'))
            .filter((version) => (0,_chart_js__WEBPACK_IMPORTED_MODULE_3__/* .exactChartVersion */ .El)(version) === version && !(0,_chart_js__WEBPACK_IMPORTED_MODULE_3__/* .hasTagOfItsOwn */ .Y)(version));
        return versions.sort(semver_functions_rcompare_js__WEBPACK_IMPORTED_MODULE_0__)[0] ?? null;
    }
    #read() {
        this.#index ??= this.#load();
        return this.#index;
    }
    async #load() {
        const bytes = await this.read();
        try {
            return new _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._('index.yaml', new TextDecoder('utf-8', { fatal: true }).decode(bytes));
        }
        catch (error) {
            throw error instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm ? error : new Error('its index is not UTF-8');
        }
    }
}
/** Whether the answer is a problem instead of a version. */
function isProblem(answer) {
    return typeof answer !== 'string';
}


/***/ }),

/***/ 8989:
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
var problems_place = __webpack_require__(8042);
// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(8662);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var deployment_candidates = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/deployment/chart-repository.js
var chart_repository = __webpack_require__(1691);
// EXTERNAL MODULE: ./build/deployment/deployed-object.js
var deployed_object = __webpack_require__(7000);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(1831);
// EXTERNAL MODULE: ./build/deployment/kinds/dockerfile/instructions.js
var instructions = __webpack_require__(8136);
// EXTERNAL MODULE: ./build/deployment/kinds/helmfile/names.js
var names = __webpack_require__(9649);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/names.js
var kustomize_names = __webpack_require__(1126);
;// CONCATENATED MODULE: ./build/deployment/kinds/kinds.js





const MANIFESTS = ['*.yaml', '*.yml', '*.json'];
/** Every kind in reading order. A file that one kind claims is hidden from the next. */
const KINDS = [
    {
        kind: 'compose',
        // A changed Dockerfile affects the compose file that builds it.
        startsFrom: [...MANIFESTS, '.env', ...instructions/* DOCKERFILE_NAMES */.SS],
        mayBeIn: () => true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(709), __webpack_require__.e(5779)]).then(__webpack_require__.bind(__webpack_require__, 5779))).compose,
    },
    {
        kind: 'dockerfile',
        startsFrom: instructions/* DOCKERFILE_NAMES */.SS,
        mayBeIn: (_, candidates) => candidates.some((path) => (0,instructions/* isDockerfile */.pZ)(path)),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(709), __webpack_require__.e(6582)]).then(__webpack_require__.bind(__webpack_require__, 6582))).dockerfile,
    },
    {
        kind: 'argo-cd',
        startsFrom: MANIFESTS,
        mayBeIn: (files, candidates, settings) => candidates.length > 0 && someManifestHolds('argoproj.io', files, (0,deployment_candidates/* searchTest */.Ln)(settings)),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(4735), __webpack_require__.e(2180), __webpack_require__.e(4298), __webpack_require__.e(6926)]).then(__webpack_require__.bind(__webpack_require__, 6926))).argoCd,
    },
    {
        kind: 'flux',
        startsFrom: MANIFESTS,
        mayBeIn: (files, _, { folder, environments }) => someManifestHolds('toolkit.fluxcd.io', files, (path) => !(0,deployment_candidates/* isExcluded */.RF)(path, folder, environments)),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(4735), __webpack_require__.e(2180), __webpack_require__.e(4298), __webpack_require__.e(6145)]).then(__webpack_require__.bind(__webpack_require__, 6145))).flux,
    },
    {
        kind: 'kustomize',
        startsFrom: ['Kustomization', ...MANIFESTS],
        mayBeIn: ({ paths }) => paths.some(kustomize_names/* isKustomizationFile */.y),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(4735), __webpack_require__.e(2180), __webpack_require__.e(4298)]).then(__webpack_require__.bind(__webpack_require__, 4298))).kustomize,
    },
    {
        kind: 'helmfile',
        startsFrom: ['*.yaml', '*.yml', '*.yaml.gotmpl', '*.yml.gotmpl'],
        mayBeIn: async (files, candidates) => files.paths.some(names/* isHelmfile */.h) || (await someHoldsReleases(files, candidates)),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(4735), __webpack_require__.e(2180), __webpack_require__.e(4744)]).then(__webpack_require__.bind(__webpack_require__, 4744))).helmfile,
    },
    {
        kind: 'terraform',
        startsFrom: ['*.tf', '*.tofu', '*.tfvars', 'terragrunt.hcl'],
        mayBeIn: (_, candidates) => candidates.length > 0,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(4735), __webpack_require__.e(2180), __webpack_require__.e(843)]).then(__webpack_require__.bind(__webpack_require__, 843))).terraform,
    },
    {
        kind: 'manifests',
        startsFrom: MANIFESTS,
        mayBeIn: () => true,
        load: async () => (await __webpack_require__.e(/* import() */ 8036).then(__webpack_require__.bind(__webpack_require__, 8036))).manifests,
    },
    {
        kind: 'umbrella-chart',
        startsFrom: ['*.yaml', '*.yml', '*values*.json', 'Chart.lock'],
        mayBeIn: () => true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(4735), __webpack_require__.e(3561)]).then(__webpack_require__.bind(__webpack_require__, 3561))).umbrellaChart,
    },
    {
        kind: 'helm-values',
        startsFrom: ['*.yaml', '*.yml', '*values*.json'],
        mayBeIn: () => true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(4735), __webpack_require__.e(5963)]).then(__webpack_require__.bind(__webpack_require__, 5963))).helmValues,
    },
];
async function someManifestHolds(text, files, isSearched) {
    const manifests = files.paths.filter((path) => /\.(?:ya?ml|json)$/.test(path) && isSearched(path));
    return (await files.containing(text, manifests)).length > 0;
}
/** Whether one of the files may be a helmfile by its content. */
async function someHoldsReleases(files, paths) {
    for (const path of paths)
        if ((await (0,source_files/* nullIfUnreadable */.e)(files.text(path)))?.includes('releases'))
            return true;
    return false;
}

// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(688);
// EXTERNAL MODULE: ./build/deployment/text-lines.js
var text_lines = __webpack_require__(8585);
;// CONCATENATED MODULE: ./build/deployment/detect.js










/** Adds the environment folders among these paths to the settings. A comparison uses the paths of both sides. */
function withEnvironments(settings, paths) {
    return settings.environments === undefined ? { ...settings, environments: (0,deployment_candidates/* environmentFolders */.Ds)(paths) } : settings;
}
/**
 * The paths of a tree that are worth reading: a kind accepts their names, and they name the service or lie in a folder
 * that does. This is a cheap look at the bytes, before any parsing.
 *
 * @throws TreeError where the tree cannot be read
 */
async function findCandidates(tree, settings) {
    if (!settings.discover)
        return new Set();
    const paths = await filePathsOf(tree);
    const selected = selectCandidatePaths(paths, withEnvironments(settings, paths));
    const wanted = new Set(selected.filter((path) => path.toLowerCase().includes(deployment_candidates/* SERVICE_NAME */.OX)));
    for (const text of (0,deployment_candidates/* searchTexts */.n2)(settings)) {
        for (const path of await tree.containing(text, selected))
            wanted.add(path);
    }
    return wanted;
}
/**
 * Finds what a tree deploys (DETECTION section 2). Versions of charts are not looked up yet: {@link resolveCharts}.
 *
 * @param candidates paths worth reading, from {@link findCandidates}; in a comparison, those of both sides
 * @throws TreeError where the tree cannot be read
 */
async function detect(tree, given, candidates) {
    const files = new source_files/* SourceFiles */.L(tree, await filePathsOf(tree));
    const settings = withEnvironments(given, files.paths);
    const targeted = await readAllTargets(files, settings);
    const targetedPlaces = new Set(targeted.map(({ place }) => (0,problems_place/* showPlace */.R)(place)));
    const { found, seen, links, notParsed } = await discover(tree, files, candidates, settings);
    // Discovery does not report a targeted place again.
    const others = found.filter(({ place }) => place.line === null || !targetedPlaces.has((0,problems_place/* showPlace */.R)(place)));
    const objects = [...targeted, ...withoutOverridden(others, links)].map(deployed_object/* resolved */.L$);
    for (const { id } of objects)
        seen.add(id);
    return { objects: (0,deployed_object/* refuseMixed */.Ux)(objects), seen, links, notParsed };
}
/** A mode that a link may override counts as not declared (DESIGN section 4). */
function withoutOverridden(found, links) {
    const overruling = links.filter(({ setsMode }) => setsMode === true);
    return found.map((each) => {
        const isWorkload = each.chart === null && /^(?:argo-cd|flux|kustomize|manifests)$/.test(each.kind);
        const isOverruled = overruling.some((link) => each.unit === link.id || (0,finding/* pointsTo */.P8)(link, each));
        return isWorkload && isOverruled ? { ...each, declared: { ...each.declared, upgradeMode: null } } : each;
    });
}
async function readAllTargets(files, settings) {
    if (settings.targets.length === 0)
        return [];
    const { readTargets } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(4735), __webpack_require__.e(3181)]).then(__webpack_require__.bind(__webpack_require__, 3181));
    return readTargets(files, settings.targets, settings);
}
/** What the readers find on their own. A run with targets only does not load them. */
async function discover(tree, files, candidates, settings) {
    const all = { found: [], seen: new Set(), links: [], notParsed: [] };
    if (!settings.discover)
        return all;
    let unread = [];
    const there = files.paths.filter((each) => candidates.has(each));
    for (const path of selectCandidatePaths(there, settings)) {
        const problem = await problemOfParsing(files, path);
        if (problem === null)
            unread.push(path);
        else if (await looksDeployed(tree, path, problem, settings)) {
            all.found.push((0,finding/* unreadableFinding */.jg)(finding/* UNREADABLE_FILE */.zH, `${finding/* UNREADABLE_FILE */.zH}:${path}`, path, problem, [path]));
        }
        else {
            all.notParsed.push(problem.message);
            all.seen.add(`${finding/* UNREADABLE_FILE */.zH}:${path}`);
        }
    }
    const claimed = new Set();
    for (const kind of KINDS) {
        const own = unread.filter((0,deployment_candidates/* nameTest */.Sf)(kind.startsFrom));
        if (!(await kind.mayBeIn(files, own, settings)))
            continue;
        const reading = await (await kind.load()).read(files, own, settings, claimed);
        all.found.push(...reading.found);
        all.links.push(...reading.links);
        for (const id of reading.seen)
            all.seen.add(id);
        for (const path of reading.claimed)
            claimed.add(path);
        unread = unread.filter((path) => !claimed.has(path));
    }
    return all;
}
/**
 * The same detection with the versions of charts looked up.
 *
 * @param isLeft objects whose version does not matter
 */
async function resolveCharts(detection, charts, isLeft = () => false) {
    const objects = await Promise.all(detection.objects.map(async (object) => {
        const { unresolved } = object;
        if (unresolved === null || isLeft(object))
            return object;
        const version = await charts.appVersionOf({ ...unresolved, place: unresolved.place ?? object.place });
        return (0,chart_repository/* isProblem */.A)(version)
            ? { ...object, unresolved: null, problem: version, image: null }
            : { ...object, unresolved: null, version };
    }));
    return { ...detection, objects: (0,deployed_object/* refuseMixed */.Ux)(objects) };
}
function selectCandidatePaths(paths, settings) {
    const names = [...new Set(KINDS.flatMap(({ startsFrom }) => startsFrom))];
    return (0,deployment_candidates/* selectPaths */.LO)(paths, names, settings).filter((path) => !(0,deployment_candidates/* isLockFile */.ue)(path) && !NEVER.test(path));
}
async function filePathsOf(tree) {
    return [...(await tree.entries()).values()].filter(({ kind }) => kind !== 'submodule').map(({ path }) => path);
}
/** Files that build and test deploy nothing they name. The net judges their commands. */
const NEVER = /(?:^|\/)(?:\.gitlab-ci\.yml|(?:azure|bitbucket)-pipelines\.yml|\.circleci\/config\.yml)$|^\.github\/|\{\{/;
async function problemOfParsing(files, path) {
    try {
        const text = await files.text(path);
        if (/\.json$/.test(path) && !/"(?:image|tag|chart|services)"\s*:/.test(text ?? ''))
            return null;
        if (/\.(?:ya?ml|json)$/.test(path) && !isChartTemplate(files, path))
            await files.yaml(path);
        return null;
    }
    catch (error) {
        if (error instanceof problem/* ProblemError */.Mm)
            return error.problem;
        throw error;
    }
}
/** A chart's templates are not YAML until Helm fills them in. */
function isChartTemplate(files, path) {
    const chart = /^(.*\/|)templates\//.exec(path)?.[1];
    return chart !== undefined && files.has(`${chart}Chart.yaml`);
}
/** Text that a deploying file contains, if it cannot be parsed. */
const DEPLOYMENT_TEXT = /^[^#\n]*(?:lightdash\.github\.io\/helm-charts|\b(?:chart|name):\s*["']?lightdash\b|\bimage:|\btag:)/im;
/** Whether a file that cannot be parsed shows an image or a chart of the service (DETECTION 2.5, `unparseable`). */
async function looksDeployed(tree, path, problem, { images }) {
    // Dropping zero bytes makes UTF-16 text readable as well.
    const bytes = (await tree.read(path)) ?? Buffer.alloc(0);
    const text = bytes.toString('latin1').replaceAll('\0', '').split('\n').map(text_lines/* withoutComment */.s).join('\n');
    // Without an image, an encrypted file says nothing readable.
    if ((0,service_names/* namesServiceImage */.Tu)(text, images))
        return true;
    const isInFolder = path.toLowerCase().includes(deployment_candidates/* SERVICE_NAME */.OX);
    // An LFS pointer does not contain the file, so it shows no text of its own.
    if (isInFolder && problem.found.includes('LFS'))
        return true;
    const isNamed = isInFolder || /(?:^|\/)Chart\.(?:yaml|lock)$/.test(path) || /^[ \t]*lightdash:/m.test(text);
    return isNamed && DEPLOYMENT_TEXT.test(text);
}


/***/ }),

/***/ 1831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P8: () => (/* binding */ pointsTo),
/* harmony export */   jg: () => (/* binding */ unreadableFinding),
/* harmony export */   pp: () => (/* binding */ NOTHING_READ),
/* harmony export */   tZ: () => (/* binding */ PLAIN),
/* harmony export */   zH: () => (/* binding */ UNREADABLE_FILE)
/* harmony export */ });
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5114);

/** Whether a link points to a deployment by its path; the repository is not compared. */
function pointsTo({ path }, { carrier, place }) {
    const isBelow = (file) => path === '' || file === path || file.startsWith(`${path}/`);
    return isBelow(carrier) || isBelow(place.file);
}
const NOTHING_READ = { found: [], claimed: [], seen: [], links: [] };
/** The defaults that most findings share. */
const PLAIN = {
    notices: [],
    chart: null,
    declared: _image_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_DECLARED */ .ZM,
    environment: null,
    accounts: [],
    variables: [],
    secondOrder: [],
};
/** The kind of a file that shows signs of a deployment and cannot be parsed. Only its path is known. */
const UNREADABLE_FILE = 'file';
/**
 * The finding for an object whose file cannot be read (DETECTION 2.5, `unparseable`).
 *
 * @param path the file that cannot be read
 * @param problem its place becomes the deployment's place; without one, the file does
 * @param inputs every file that was asked for on the way
 */
function unreadableFinding(kind, id, path, problem, inputs) {
    const place = problem.place ?? { file: path, line: null, column: null };
    return { ...PLAIN, kind, id, unit: id, carrier: path, place, answer: (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAnswer */ .aV)(problem), inputs };
}


/***/ }),

/***/ 5114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hq: () => (/* binding */ customImageNotice),
/* harmony export */   Li: () => (/* binding */ answerOfImage),
/* harmony export */   ZM: () => (/* binding */ NOTHING_DECLARED),
/* harmony export */   aV: () => (/* binding */ problemAnswer),
/* harmony export */   ck: () => (/* binding */ answerOfTag),
/* harmony export */   jt: () => (/* binding */ showImage)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4889);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2431);




const NOTHING_DECLARED = {
    keys: [],
    values: null,
    upgradeMode: null,
    migrationJob: null,
    strategies: [],
};
/**
 * What an image reference says about the version; null if it is not an image of the service.
 *
 * @param place place for the problem; usually the reference or its tag
 */
function answerOfImage(reference, rules, place) {
    const kind = (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyImage */ ._u)(reference, rules.images);
    if (kind === 'other')
        return null;
    if (kind === 'undecided') {
        return { answer: problemAnswer((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('custom-image', place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .o)(showImage(reference)))), notices: [] };
    }
    return {
        answer: answerOfTag((0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .readImageTag */ .AA)(reference, rules.tagSuffix), reference, place),
        notices: kind === 'custom' ? [customImageNotice(reference, place)] : [],
    };
}
/** The notice for an image built under another name. */
function customImageNotice(reference, place) {
    return `${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .o)(showImage(reference))} at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(place)} is a custom image; its tag is taken as the Lightdash version`;
}
/** Turns a tag that was read into an answer. */
function answerOfTag(reading, reference, place) {
    if ('code' in reading)
        return problemAnswer((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)(reading.code, place, reading.found));
    const { version, suffix, digest } = reading;
    return {
        status: 'version',
        version,
        image: { path: (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .imagePath */ .d0)(reference), source: (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .imageSource */ .ZZ)(reference), suffix, digest },
    };
}
/** Wraps a problem as an answer. */
function problemAnswer(problem) {
    return { status: 'problem', problem };
}
/** Formats an image reference as it was written. */
function showImage({ registry, repository, tag, digest }) {
    return `${registry === null ? '' : `${registry}/`}${repository}${tag === null ? '' : `:${tag}`}${digest === null ? '' : `@${digest}`}`;
}


/***/ }),

/***/ 8136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KK: () => (/* binding */ readInstructions),
/* harmony export */   SS: () => (/* binding */ DOCKERFILE_NAMES),
/* harmony export */   pZ: () => (/* binding */ isDockerfile)
/* harmony export */ });
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

/** The most words of one instruction. No real file has more. */
const MOST_WORDS = 1_000;
/** Globs for the names of Dockerfiles; case does not matter. */
const DOCKERFILE_NAMES = ['dockerfile*', 'containerfile*', '*.dockerfile', '*.containerfile'];
/** Whether a file is a Dockerfile by its name. */
const isDockerfile = (0,_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .nameTest */ .Sf)(DOCKERFILE_NAMES);
/**
 * The instructions of a Dockerfile, with continued lines joined. Comments, empty lines and here-documents are skipped.
 *
 * @param path the file, for places
 */
function readInstructions(path, text) {
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n/);
    const instructions = [];
    let documents = [];
    let words = [];
    for (const [index, line] of lines.entries()) {
        if (documents.length > 0) {
            if (line.replace(/^\t+/, '') === documents[0])
                documents = documents.slice(1);
            continue;
        }
        if (/^\s*(?:#|$)/.test(line))
            continue;
        const content = line.replace(/(?<!\\)\\[ \t]*$/, '');
        const found = wordsOf(content, { file: path, line: index + 1, column: 1 });
        if (words.length < MOST_WORDS)
            words.push(...found.slice(0, MOST_WORDS));
        const keyword = words[0]?.text.toUpperCase() ?? '';
        if (/^(?:RUN|COPY|ADD)$/.test(keyword))
            documents = documentsOf(found);
        if (content !== line && index < lines.length - 1)
            continue;
        instructions.push({ keyword, words: words.slice(1) });
        words = [];
    }
    return instructions;
}
/** A template (`Dockerfile.j2`) may contain blanks as well. */
function wordsOf(text, place) {
    const found = text.matchAll(/(?:\{\{.*?\}\}|[^\s"']|"[^"]*"?|'[^']*'?)+/g);
    return [...found].map((match) => ({
        text: match[0],
        place: { ...place, column: (place.column ?? 1) + match.index },
    }));
}
/** The terminators of the here-documents that begin on a line. */
function documentsOf(words) {
    return words.flatMap(({ text }) => /^\d*<<-?(["']?)([^<"']+)\1$/.exec(text)?.[2] ?? []);
}


/***/ }),

/***/ 9649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ isHelmfile)
/* harmony export */ });
/** Whether a file is a helmfile by its name, or lies in a `helmfile.d` folder. */
function isHelmfile(path) {
    return /(?:^|\/)(?:helmfile[^/]*|helmfile\.d\/[^/]+)\.ya?ml(?:\.gotmpl)?$/.test(path);
}


/***/ }),

/***/ 1126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ KUSTOMIZATION_NAMES),
/* harmony export */   y: () => (/* binding */ isKustomizationFile)
/* harmony export */ });
/** The names of kustomize's own file. Kustomize rejects a folder with two of them. */
const KUSTOMIZATION_NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
/** Whether a file is a kustomization by its name. */
function isKustomizationFile(path) {
    return KUSTOMIZATION_NAMES.includes(path.slice(path.lastIndexOf('/') + 1));
}


/***/ }),

/***/ 2431:
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
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4006);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4889);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5807);



/** Stands for an unknown part of a reference. It never occurs in an image name. */
const UNKNOWN = '\uFFFC';
/**
 * Splits an image reference: `[registry/]repository[:tag][@digest]`. The first component is a registry only if it
 * contains `.` or `:` or is `localhost`. The tag follows the first `:` after the last `/`.
 *
 * @returns null where the text has no repository
 */
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
/**
 * Classifies an image (DETECTION 2.2):
 * - `service`: an image of the service.
 * - `custom`: a build under its own name, whose tag is taken as the version.
 * - `undecided`: the name ends with the service's (`aibiz_lightdash`), so it may be a build.
 * - `other`: anything else, such as a tool around the service (`lightdash-exporter`).
 *
 * @param images globs of repositories, with or without their registry, whose tag is the version (input `images`)
 */
function classifyImage({ registry, repository }, images) {
    const whole = registry === null ? repository : `${registry}/${repository}`;
    const isNamed = matcherOf(images);
    if (isNamed(whole) || isNamed(repository))
        return 'service';
    const components = repository.toLowerCase().split('/');
    const last = components.at(-1);
    if (last === 'lightdash-containers')
        return 'service';
    if (last === 'lightdash' && components.at(-2) === 'lightdash')
        return 'service';
    if (last === 'lightdash' && (registry !== null || components.length > 1))
        return 'custom';
    return /(?:^|[_-])lightdash$/.test(last ?? '') ? 'undecided' : 'other';
}
/** The compiled matcher of each list of globs. Compiling one takes longer than a hundred matches. */
const MATCHERS = new WeakMap();
function matcherOf(globs) {
    const known = MATCHERS.get(globs);
    if (known !== undefined)
        return known;
    const matcher = globs.length === 0 ? () => false : picomatch__WEBPACK_IMPORTED_MODULE_0__([...globs], { nocase: true });
    MATCHERS.set(globs, matcher);
    return matcher;
}
/** Names of Docker Hub, the default registry. */
const DOCKER_HUB = /^(?:index\.|registry-1\.)?docker\.io$/i;
/** The origin of an image without its tag. Two images of the same build have the same origin (DESIGN section 4). */
function imageSource({ registry, repository }) {
    const isDockerHub = registry === null || DOCKER_HUB.test(registry);
    return (isDockerHub ? repository : `${registry}/${repository}`).toLowerCase();
}
/** The path of an image, independent of its registry or mirror. */
function imagePath({ repository }) {
    const components = repository.toLowerCase().split('/');
    const [owner, name] = components.slice(-2);
    if (owner === 'lightdash' && name === 'lightdash')
        return 'lightdash/lightdash';
    return components.at(-1) === 'lightdash-containers' ? 'lightdash-containers' : components.join('/');
}
const MOVING = /^(?:latest|beta|stable|main|master|edge|nightly|v?\d{1,4}(?:\.\d+)?|.+-latest)$/;
/**
 * Reads a tag (DETECTION 2.2). It sets a digest aside and drops the configured suffix and a leading `v`. The rest must
 * be `X.Y.Z` with a major below 1,000, because the maker also pushes tags such as `2026.11.12-10.20.30`.
 *
 * @param tag `1.2.3`, or `1.2.3@sha256:…`
 * @param suffix the suffix to drop; empty for none
 */
function readTag(tag, suffix) {
    const at = tag.indexOf('@');
    const name = at === -1 ? tag : tag.slice(0, at);
    const digest = at === -1 ? null : tag.slice(at + 1);
    const found = (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .o)(tag);
    if (name === '')
        return { code: digest === null ? 'moving-tag' : 'digest-only', found };
    const isSuffixed = suffix !== '' && name.endsWith(suffix) && name.length > suffix.length;
    const bare = (isSuffixed ? name.slice(0, -suffix.length) : name).replace(/^v(?=\d)/, '');
    const major = Number(bare.split('.', 1)[0]);
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__/* .isVersion */ .lF)(bare) && major < 1_000)
        return { version: bare, suffix: isSuffixed ? suffix : '', digest };
    if (MOVING.test(name))
        return { code: 'moving-tag', found };
    const isDecorated = /^v?(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d*)){2}[-+_][\w.+-]+$/.test(name);
    return { code: isDecorated ? 'unknown-suffix' : 'not-a-version', found };
}
/** Reads the version of an image from its tag. An image without a tag is `latest`. */
function readImageTag({ tag, digest }, suffix) {
    if (tag !== null)
        return readTag(digest === null ? tag : `${tag}@${digest}`, suffix);
    return digest === null
        ? { code: 'moving-tag', found: 'An image without a tag (`latest`)' }
        : { code: 'digest-only', found: (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .o)(digest) };
}


/***/ }),

/***/ 997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _z: () => (/* binding */ inFolder),
/* harmony export */   mv: () => (/* binding */ baseNameOf),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   pd: () => (/* binding */ foldersOf),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/** The path of a file in a folder, from the repository's root; the root's own name is empty. */
function inFolder(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
/** The folder of a path; empty for the repository's root. */
function folderOf(path) {
    return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}
/** The last component of a path. */
function baseNameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** All folders that contain some paths at any depth, including the repository's root. */
function foldersOf(paths) {
    const folders = new Set(['']);
    for (const path of paths) {
        for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder))
            folders.add(folder);
    }
    return folders;
}
/**
 * Resolves a relative path to one from the repository's root.
 *
 * @param folder the folder that the path is relative to; empty for the root
 * @returns null where the path is absolute or leads out of the repository
 */
function resolvePath(folder, relative) {
    if (relative.startsWith('/'))
        return null;
    const parts = folder === '' ? [] : folder.split('/');
    for (const part of relative.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return null;
    }
    return parts.join('/');
}


/***/ }),

/***/ 688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tu: () => (/* binding */ namesServiceImage),
/* harmony export */   cM: () => (/* binding */ namesService),
/* harmony export */   fH: () => (/* binding */ serviceImagesIn)
/* harmony export */ });
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2431);

/** Characters of an image reference. A URL has the same ones. */
const WORDS = /[\w./:@-]+/g;
/** No registry accepts a longer reference, and matching a user's glob against one may be slow. */
const LONGEST_REFERENCE = 1_000;
/** Any other scheme leads to a page, a source repository or a server. */
const IMAGE_SCHEME = /(?:^|[^\w-])(?:docker|docker-image|oci|oras)$/i;
/** These hosts hold the service's source and pages about its images, under names that look like images. */
const NO_REGISTRY = /^(?:(?:www\.|raw\.)?(?:github|githubusercontent|gitlab|bitbucket|codeberg)(?:\.com|\.org)?|hub\.docker\.com)$/i;
/** Whether a text names an image of the service or a custom build of it, with or without a tag. */
function namesServiceImage(text, images) {
    return serviceImagesIn(text, images).next().done !== true;
}
/** Every image of the service in a text, as written there. */
function* serviceImagesIn(text, images) {
    if (images.length === 0 && !/lightdash/i.test(text))
        return;
    for (const [word] of text.matchAll(WORDS)) {
        const image = imageIn(word);
        if (image !== null && isService(image, images))
            yield image;
    }
}
/** A key or a scheme may precede an image without a blank: `image:lightdash/lightdash`. */
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
    const reference = text.length > LONGEST_REFERENCE ? null : (0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .parseImageReference */ .o_)(text);
    if (reference === null || NO_REGISTRY.test(reference.registry ?? ''))
        return false;
    // A user's glob may match any single word, such as a name.
    const isPlainWord = !/[/:@]/.test(text);
    if (isPlainWord)
        return false;
    const kind = (0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyImage */ ._u)(reference, images);
    return kind === 'service' || (kind === 'custom' && reference.tag !== null);
}
/** Words that contain the service's name but mean its tools, its sources or its pages. */
const OTHER_THINGS = /@lightdash\/[\w-]+|lightdash\.github\.io\/helm-charts|(?:https?:\/\/|git@)[\w./:@-]*lightdash[\w./-]*|[\w-]+\.lightdash\.[\w.]+|[\w./-]*lightdash[-_.]?(?:cli|sdk|mcp|exporter|provider|dbt|proxy|postgres\w*|db|redis|minio|nats|nginx|traefik|ingress|grafana|prometheus|metabase|airflow|airbyte|chrome|headless|browser\w*|python|client|plugin|operator|docs?|dashboards?|content|backup|gate)\w*|dbt[-_]lightdash/gi;
/** Whether a text names the service, its image or its chart, beyond its tools and pages. */
function namesService(text, { images, chart } = { images: [], chart: '' }) {
    const rest = text.replace(OTHER_THINGS, (word) => (/helm-charts/.test(word) ? 'lightdash' : ''));
    if (/lightdash/i.test(rest) || namesServiceImage(rest, images))
        return true;
    return chart !== 'lightdash' && chart !== '' && rest.toLowerCase().includes(chart.toLowerCase());
}


/***/ }),

/***/ 8585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ withoutComment)
/* harmony export */ });
/** Characters that may precede an opening quote and follow a closing one. */
const BEFORE_QUOTE = /[\s:=,([{!&|-]/;
const AFTER_QUOTE = /[\s:=,)\]}]/;
/** A line without its comment. Where it is unclear whether a `#` starts one, the whole line is kept. */
function withoutComment(line) {
    if (/^\s*\/\//.test(line))
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
        else if (character === '"' || character === "'") {
            if (at > 0 && !BEFORE_QUOTE.test(line.charAt(at - 1)))
                return line;
            quote = character;
        }
        else if (character === '#' && (at === 0 || /\s/.test(line.charAt(at - 1))))
            return line.slice(0, at);
    }
    return line;
}


/***/ }),

/***/ 6416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ EditedTree)
/* harmony export */ });
/** A tree with other bytes in some files, to read the effect of a proposed edit. Nothing is written. */
class EditedTree {
    tree;
    edited;
    name;
    /** @param edited new bytes by path; each path is a file of the tree */
    constructor(tree, edited) {
        this.tree = tree;
        this.edited = edited;
        this.name = tree.name;
    }
    async entries() {
        const entries = new Map(await this.tree.entries());
        for (const path of this.edited.keys())
            entries.set(path, { path, kind: 'file', id: `edited:${path}` });
        return entries;
    }
    async read(path) {
        return this.edited.get(path) ?? (await this.tree.read(path));
    }
    async containing(text, paths) {
        const found = new Set(await this.tree.containing(text, paths.filter((path) => !this.edited.has(path))));
        // Reading an edited file is cheaper than searching it.
        return paths.filter((path) => this.edited.has(path) || found.has(path));
    }
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
var problem = __webpack_require__(8662);
// EXTERNAL MODULE: ./build/repository/edited.js
var edited = __webpack_require__(6416);
// EXTERNAL MODULE: ./build/syntax/line-index.js
var line_index = __webpack_require__(4499);
;// CONCATENATED MODULE: ./build/syntax/dotenv.js


const KEY = /[\p{L}\p{N}_.[\]\- \t\v\f\r\u0085\u00a0]*/uy;
/**
 * Reads an env file as compose does (compose-go's dotenv). Compose takes a `KEY` without a value from the environment,
 * so it sets nothing here. Duplicates keep their order; the last one counts.
 *
 * @param path the file, for places and messages
 * @throws ProblemError (`unparseable`) where compose would reject the file
 */
function parseDotenv(path, content) {
    const text = content.replace(/^\uFEFF/, '');
    const lines = new line_index/* LineIndex */.r(path, text);
    const refuse = (offset, why) => new problem/* ProblemError */.Mm((0,problem/* problemAt */.l4)('unparseable', lines.placeAt(offset), why));
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
/** The text between quotes, with only escaped quotes resolved; null where the closing quote is missing. */
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
/** Compose templates only know `$$` for a dollar. */
function undoEscapes(value) {
    return value.replace(/\\([abfnrtv$"\\])/g, (_, letter) => ESCAPES[letter] ?? (letter === '$' ? '$$' : letter));
}

// EXTERNAL MODULE: ./build/syntax/yaml.js + 3 modules
var yaml = __webpack_require__(7666);
;// CONCATENATED MODULE: ./build/syntax/source-files.js




/** Larger files are not read as text. A values file has a few kilobytes. */
const MOST_BYTES = 5_000_000;
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';
// Git's markers. They are longer where a merge of bases itself had a conflict.
const CONFLICT_MARKER = /^(?:<{7,}|>{7,})(?:[ \t]|\r?$)/m;
/** A run reads a tree several times: once more for each proposal that it judges. */
const MEMORIES = new WeakMap();
/**
 * The files of one tree. Each file is read and parsed once in a run; an edited tree shares its unchanged files with the
 * original.
 */
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
    text(path) {
        return cached(this.#memoryOf(path).texts, path, async () => {
            const bytes = await this.#ownerOf(path).read(path);
            return bytes === null ? null : decode(path, bytes);
        });
    }
    yaml(path) {
        return cached(this.#memoryOf(path).parsed, path, async () => {
            const text = await this.text(path);
            return text === null ? null : new yaml/* YamlFile */._(path, text);
        });
    }
    variables(path) {
        return cached(this.#memoryOf(path).variables, path, async () => {
            const text = await this.text(path);
            return text === null ? null : parseDotenv(path, text);
        });
    }
    #ownerOf(path) {
        return this.tree instanceof edited/* EditedTree */.M && !this.tree.edited.has(path) ? this.tree.tree : this.tree;
    }
    #memoryOf(path) {
        const owner = this.#ownerOf(path);
        const memory = MEMORIES.get(owner) ?? { texts: new Map(), parsed: new Map(), variables: new Map() };
        MEMORIES.set(owner, memory);
        return memory;
    }
    containing(text, paths) {
        return this.tree.containing(text, paths);
    }
    /** The same files, with a list of all paths asked for, present or not. A deployment's version depends on these. */
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
            text: (path) => this.text(ask(path)),
            yaml: (path) => this.yaml(ask(path)),
            variables: (path) => this.variables(ask(path)),
        };
    }
}
/** The result of a reading; null also where the file cannot be read as what it should be. */
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
function cached(memory, path, read) {
    const known = memory.get(path);
    if (known !== undefined)
        return known;
    const reading = read();
    // Every caller that awaits the reading sees its failure, and there may be none.
    reading.catch(() => undefined);
    memory.set(path, reading);
    return reading;
}
function decode(path, bytes) {
    const refuse = (found) => new problem/* ProblemError */.Mm((0,problem/* problemAt */.l4)('unparseable', { file: path, line: 1, column: 1 }, found));
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


/***/ })

};
