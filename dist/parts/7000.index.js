export const id = 7000;
export const ids = [7000];
export const modules = {

/***/ 3518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ isOfficialRepository),
/* harmony export */   Gs: () => (/* binding */ isOfficialGitRepository),
/* harmony export */   T6: () => (/* binding */ mirrorNotices),
/* harmony export */   w4: () => (/* binding */ chartKey)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6349);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2431);


/** Where the service's chart is published (DETECTION 2.3). */
const OFFICIAL = 'https://lightdash.github.io/helm-charts';
/** The account of its images and charts in the AWS Marketplace. */
const MARKETPLACE = 'oci://709825985650.';
/** Whether a chart repository is one of the service's maker; any other that has the chart is a mirror. */
function isOfficialRepository(repository) {
    const normal = normalRepository(repository);
    return normal === OFFICIAL || normal.startsWith(MARKETPLACE);
}
/** Whether an address is that of the git repository in which the service's maker keeps the chart. */
function isOfficialGitRepository(address) {
    return /[/:]lightdash\/helm-charts(?:\.git)?\/?$/i.test(address);
}
/** What to say of a chart that is taken for the service's own, wherever it comes from: nothing where it is. */
function mirrorNotices(repository) {
    if (repository === null)
        return ["No file says where the chart comes from; it is taken for the service's own"];
    if (isOfficialRepository(repository))
        return [];
    return [(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .cutQuotes */ .AA)(`The chart comes from ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteText */ .ol)(repository)}, taken for a mirror of the service's own`)];
}
/** What makes two charts the same: name, version and repository, however the latter's address is written. */
function chartKey({ name, version, repository }) {
    return JSON.stringify([name, version, repository === null ? null : normalRepository(repository)]);
}
function normalRepository(repository) {
    let end = repository.length;
    while (repository[end - 1] === '/')
        end -= 1;
    return repository.slice(0, end).replace(/^http:/, 'https:');
}


/***/ }),

/***/ 7000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ resolved),
/* harmony export */   O4: () => (/* binding */ groupByPlace),
/* harmony export */   PE: () => (/* binding */ deploymentOf),
/* harmony export */   Ux: () => (/* binding */ refuseMixed)
/* harmony export */ });
/* harmony import */ var _chart_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3518);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7635);
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1307);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7669);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6349);





/** What a reader found, with its answer taken apart. */
function resolved({ answer, ...finding }) {
    const notices = finding.notices.map(_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .cutQuotes */ .AA);
    const isOfChart = answer.status === 'chart';
    const nothing = { ...finding, notices, isOfChart, unresolved: null, version: null, image: null, problem: null };
    switch (answer.status) {
        case 'problem':
            return { ...nothing, problem: answer.problem };
        case 'version':
            return { ...nothing, version: answer.version, image: answer.image };
        case 'chart':
            return { ...nothing, unresolved: answer.chart, image: answer.image };
    }
}
/** One deployment for each deciding place (DETECTION section 5), in the order of files and lines. */
function groupByPlace(objects) {
    // Without a line there is nothing that two could share.
    const keyOf = ({ id, place, version, image, unresolved, problem }) => place.line === null
        ? id
        : JSON.stringify([place, version, image, unresolved && (0,_chart_source_js__WEBPACK_IMPORTED_MODULE_0__/* .chartKey */ .w4)(unresolved), problem?.code]);
    return [...(0,_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(objects, keyOf).values()].map(deploymentOf).sort(_place_js__WEBPACK_IMPORTED_MODULE_3__/* .compareByPlace */ .w);
}
/** The deployment that some objects are together; there is at least one. */
function deploymentOf(objects) {
    const parts = [...new Set(objects)].sort((one, other) => (one.id <= other.id ? -1 : 1));
    const [first] = parts;
    if (first === undefined)
        throw new TypeError('a deployment without an object');
    const all = (of) => [...new Set(parts.flatMap(of))];
    return {
        ...first,
        parts: [first, ...parts.slice(1)],
        notices: all(({ notices }) => notices),
        chart: parts.map(({ chart }) => chart).reduce(sameChart),
        declared: parts.map(({ declared }) => declared).reduce(sameDeclarations),
        environment: parts
            .map(({ environment }) => environment)
            .reduce((one, other) => (0,_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeEnvironments */ .PR)(one, other, first.place)),
        ...(parts.some(({ isRenderedByArgoCd }) => isRenderedByArgoCd) ? { isRenderedByArgoCd: true } : {}),
        inputs: all(({ inputs }) => inputs),
    };
}
/** Charts that differ are one without a version, and without a place that could give it one. */
function sameChart(one, other) {
    if (one === null && other === null)
        return null;
    const isSame = one !== null && other !== null && (0,_chart_source_js__WEBPACK_IMPORTED_MODULE_0__/* .chartKey */ .w4)(one) === (0,_chart_source_js__WEBPACK_IMPORTED_MODULE_0__/* .chartKey */ .w4)(other);
    return isSame ? one : { name: one?.name ?? other?.name ?? '', version: null, place: null, repository: null };
}
/** What is declared for each of them alike; the rest counts as not set. */
function sameDeclarations(one, other) {
    const same = (mine, theirs) => mine?.value === theirs?.value ? mine : null;
    return {
        keys: one.keys,
        values: one.values,
        upgradeMode: same(one.upgradeMode, other.upgradeMode),
        migrationJob: same(one.migrationJob, other.migrationJob),
        strategies: one.strategies,
    };
}
/** So many places are named in a message. */
const MOST_PLACES = 10;
/** Several versions in what is upgraded as one are a problem of each of them (DETECTION 2.4). */
function refuseMixed(objects) {
    const known = objects.filter(({ version }) => version !== null);
    const mixed = new Map();
    for (const [unit, together] of (0,_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(known, (object) => object.unit)) {
        if (new Set(together.map(({ version }) => version)).size < 2)
            continue;
        const said = [...new Set(together.map(({ place, version }) => `${version} at ${(0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(place)}`))];
        const more = said.length - MOST_PLACES;
        mixed.set(unit, `${said.slice(0, MOST_PLACES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`);
    }
    return objects.map((object) => {
        const found = object.version === null || object.problem !== null ? undefined : mixed.get(object.unit);
        return found === undefined ? object : { ...object, problem: (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('mixed-versions', object.place, found) };
    });
}


/***/ }),

/***/ 7635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ CollectedVariables),
/* harmony export */   KL: () => (/* binding */ isVariableName),
/* harmony export */   PR: () => (/* binding */ mergeEnvironments),
/* harmony export */   YG: () => (/* binding */ withPossible)
/* harmony export */ });
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7669);

/** Whether a text is the name of an environment variable that a program may ask for. */
function isVariableName(text) {
    return /^[A-Za-z_][A-Za-z0-9_.-]*$/.test(text);
}
/** Environment variables from several sources, of which those that win come first. */
class CollectedVariables {
    #variables = new Map();
    #unseen = new Map();
    /** How many different names are set so far. */
    get size() {
        return this.#variables.size;
    }
    /** Takes what was not set by an earlier source. */
    add({ set, unseen }) {
        for (const variable of set)
            this.addVariable(variable);
        for (const each of unseen)
            this.#unseen.set(JSON.stringify(each), each);
    }
    addVariable(variable) {
        if (!this.#variables.has(variable.name))
            this.#variables.set(variable.name, variable);
    }
    get environment() {
        return {
            set: [...this.#variables.values()].sort(_place_js__WEBPACK_IMPORTED_MODULE_0__/* .compareByPlace */ .w),
            unseen: [...this.#unseen.values()].sort(_place_js__WEBPACK_IMPORTED_MODULE_0__/* .compareByPlace */ .w),
        };
    }
}
/** What several workloads set together, each of which has variables of its own; where several set a name, the first place counts. */
function joinEnvironments(environments) {
    const variables = new CollectedVariables();
    for (const environment of environments)
        variables.add(environment);
    const { set, unseen } = variables.environment;
    const certain = environments.map((each) => new Set(each.set.flatMap((one) => (one.isPartial ? [] : one.name))));
    const isEverywhere = (name) => certain.every((names) => names.has(name));
    return { set: set.map((each) => (isEverywhere(each.name) ? each : { ...each, isPartial: true })), unseen };
}
/** What further files set that may be used together with those of an environment, or not. */
function withPossible(environment, possible) {
    const variables = new CollectedVariables();
    variables.add(environment);
    for (const { set, unseen } of possible) {
        variables.add({ set: set.map((each) => ({ ...each, isPartial: true })), unseen });
    }
    return variables.environment;
}
/**
 * What the files of two deployments set together. Where one of them shows nothing, anything may be set there.
 *
 * @param shared the place that they share; else that of the first thing that the other shows
 * @returns null where neither shows anything
 */
function mergeEnvironments(one, other, shared = null) {
    if (one !== null && other !== null)
        return joinEnvironments([one, other]);
    const known = one ?? other;
    const place = shared ?? known?.set[0]?.place ?? known?.unseen[0]?.place ?? null;
    if (known === null || place === null)
        return null;
    return joinEnvironments([known, { set: [], unseen: [{ source: 'a deployment that shares the line', place }] }]);
}


/***/ }),

/***/ 1307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Items that share a key, in the order in which the keys come. */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ }),

/***/ 6349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ cutQuotes),
/* harmony export */   Mm: () => (/* binding */ ProblemError),
/* harmony export */   l4: () => (/* binding */ problemAt)
/* harmony export */ });
/* unused harmony export PROBLEM_CODES */
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7669);

/** What is said of a problem, by its place in words and by what was found there. */
const MESSAGES = {
    'no-target': () => 'No Lightdash deployment found. Set `targets: file#path`.',
    'target-missing': (at, found) => `Target ${at}#${found} not found on the head; file deleted or path renamed?`,
    unparseable: (at, found) => `Cannot parse ${at} (${found}). Exclude it or fix it.`,
    'conflict-markers': (at) => `${at} contains merge conflict markers. Resolve the conflict.`,
    'unresolved-variable': (at, found, { remedy = 'Pass `to:`, or pin it.' }) => `The tag at ${at} comes from ${found}, which cannot be read from the repository. ${remedy}`,
    'unresolved-template': (at, found, { subject = 'tag' }) => `The ${subject} at ${at} comes from ${found}, which is filled in elsewhere. Pass \`to:\` or pin it.`,
    encrypted: (at, _, { subject = 'tag' }) => `The ${subject} at ${at} is encrypted; keep image.${subject === 'tag' ? 'tag' : 'repository'} outside of encrypted_regex.`,
    'moving-tag': (at, found) => `${found} at ${at} names no version: an upgrade cannot be checked. Pin X.Y.Z (a digest may be appended: X.Y.Z@sha256:…).`,
    'digest-only': (at, found) => `${found} at ${at} names an image by its digest alone. Write the version beside it: X.Y.Z@sha256:….`,
    'unknown-suffix': (at, found) => `${found} at ${at} is a version with a suffix that is not known. Set \`tag-suffix\` to it, or pin X.Y.Z.`,
    'not-a-version': (at, found, { remedy = 'Pin X.Y.Z.' }) => `${found} at ${at} is not a version. ${remedy}`,
    // Quotes alone do not make a version of `no` or of a date.
    'numeric-tag': (at, found) => /^`\d+\.\d+` /.test(found)
        ? `YAML reads ${found}; quote it at ${at}.`
        : `YAML reads ${found} at ${at}. Pin X.Y.Z, quoted.`,
    'chart-unpinned': (at, found, { remedy = "Pin the chart's version or set image.tag." }) => `${found} at ${at}. ${remedy}`,
    'chart-range': (at, found) => `The chart version at ${at} is ${found}, a range; pin it or set image.tag.`,
    'chart-unknown': (at, found) => `The Lightdash version of the chart at ${at} is not known: ${found}. Set image.tag, or make the chart repository readable (\`chart-repository-url\`).`,
    'chart-too-old': (at, found) => `Chart ${found} at ${at} has an image tag of its own that differs from its appVersion. Set image.tag.`,
    'external-values': (at, found) => `Values from ${found} at ${at} are outside of this repository and may set image.tag. Set it in the repository, or pass \`to:\`.`,
    'mixed-versions': (_, found) => `One deployment runs several versions: ${found}. Give all of them the same version.`,
    'custom-image': (at, found) => `${found} at ${at} may be a Lightdash build. Add it to \`images\`, or keep it out with \`files\`.`,
    'image-changed': (at) => `Lightdash was deployed from ${at}, and its image there is gone or cannot be read. If it has another name now, add that to \`images\`; else pass \`from:\` and \`to:\`.`,
    'not-evaluated': (at, found) => `${at}: ${found}. The gate does not evaluate that, so the version it leads to is not known. Render both sides (\`rendered-base\`, \`rendered-head\`), name the place of the version with \`targets\`, or pass \`from:\` and \`to:\`.`,
    'not-understood': (at, found) => `${at}: ${found}. Name the place with \`targets: file@regex:…\`, or pass \`from:\` and \`to:\`.`,
    'rendered-unusable': (at, found) => `${at} ${found}. Render all of both sides, with the same commands, before the gate runs.`,
    'invalid-upgrade-mode': (at, found) => `upgrade.mode at ${at} is ${found}. Write RollingUpdate, Recreate or leave it empty.`,
    'base-unresolved': (at, found) => `The version before the change at ${at} is not known: ${found}. Pass \`from:\`.`,
    'branch-behind': (at, found) => `The branch is behind: ${found} at ${at}. Update the branch.`,
};
/** All codes, in the order of the table. */
const PROBLEM_CODES = Object.keys(MESSAGES);
/**
 * A problem at a place.
 *
 * @param found what stands there, whole; the message of the code shows it with its quoted parts cut
 * @param wording where the message differs from the usual one
 */
function problemAt(code, place, found = '', wording = {}) {
    const at = place === null ? 'the repository' : (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .showPlace */ .R)(place);
    return { code, place, found, message: MESSAGES[code](at, cutQuotes(found), wording) };
}
const LONGEST_QUOTE = 60;
/** A text may hold backticks itself, which leaves the rest of it outside of them. */
const LONGEST_WORD = 200;
/** A text for people to read: what stands in backticks is cut where it is long. */
function cutQuotes(text) {
    return text
        .replace(/`([^`]*)`/g, (_, quoted) => `\`${cut(quoted, LONGEST_QUOTE)}\``)
        .replace(/[^\s`]+/g, (word) => cut(word, LONGEST_WORD));
}
function cut(text, most) {
    return text.length <= most ? text : `${text.slice(0, most)}…`;
}
/** Thrown where a file cannot be understood; whoever asked for it turns it into a deployment's problem. */
class ProblemError extends Error {
    problem;
    name = 'ProblemError';
    constructor(problem) {
        super(problem.message);
        this.problem = problem;
    }
}


/***/ }),

/***/ 2431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ readImageTag),
/* harmony export */   ZZ: () => (/* binding */ imageSource),
/* harmony export */   _u: () => (/* binding */ classifyImage),
/* harmony export */   d0: () => (/* binding */ imagePath),
/* harmony export */   o_: () => (/* binding */ parseImageReference),
/* harmony export */   ol: () => (/* reexport safe */ _quote_text_js__WEBPACK_IMPORTED_MODULE_0__.o),
/* harmony export */   zW: () => (/* binding */ readTag)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4006);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5807);
/* harmony import */ var _quote_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4300);




/**
 * Takes an image reference apart: `[registry/]repository[:tag][@digest]`. The first component is a registry only with a
 * `.` or `:` in it, or as `localhost`; the tag stands after the last `:` that follows the last `/`.
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
 * What an image is to us (DETECTION 2.2): `service`, an image of the service; `custom`, a build under its own name whose
 * version is taken at its word; `undecided`, perhaps a build of the service, which ends with its name (`aibiz_lightdash`); `other`, such
 * as tools around it (`lightdash-exporter`).
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
/** By the list of globs, which is the same for a whole run: to read one takes longer than to ask it a hundred times. */
const MATCHERS = new WeakMap();
function matcherOf(globs) {
    const known = MATCHERS.get(globs);
    if (known !== undefined)
        return known;
    const matcher = globs.length === 0 ? () => false : picomatch__WEBPACK_IMPORTED_MODULE_1__([...globs], { nocase: true });
    MATCHERS.set(globs, matcher);
    return matcher;
}
/** Names of Docker Hub, where an image without a registry comes from. */
const DOCKER_HUB = /^(?:index\.|registry-1\.)?docker\.io$/i;
/** Where an image comes from, without its tag: what has to stay the same for two images to be the same build (DESIGN section 4). */
function imageSource({ registry, repository }) {
    const isDockerHub = registry === null || DOCKER_HUB.test(registry);
    return (isDockerHub ? repository : `${registry}/${repository}`).toLowerCase();
}
/** The path by which an image is called whatever registry or mirror it comes from. */
function imagePath({ repository }) {
    const components = repository.toLowerCase().split('/');
    const [owner, name] = components.slice(-2);
    if (owner === 'lightdash' && name === 'lightdash')
        return 'lightdash/lightdash';
    return components.at(-1) === 'lightdash-containers' ? 'lightdash-containers' : components.join('/');
}
const MOVING = /^(?:latest|beta|stable|main|master|edge|nightly|v?\d{1,4}(?:\.\d+)?|.+-latest)$/;
/**
 * Reads a tag (DETECTION 2.2): a digest is set aside, the configured suffix and a leading `v` are dropped, and what is left
 * has to be `X.Y.Z` with a major below 1,000 (the maker also pushes tags such as `2026.11.12-10.20.30`).
 *
 * @param tag `1.2.3`, also with `@sha256:…` behind it
 * @param suffix the suffix that is dropped; empty for none
 */
function readTag(tag, suffix) {
    const at = tag.indexOf('@');
    const name = at === -1 ? tag : tag.slice(0, at);
    const digest = at === -1 ? null : tag.slice(at + 1);
    const found = (0,_quote_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(tag);
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
/** Reads the version of an image: by its tag, and where there is none, it is what the registry calls `latest`. */
function readImageTag({ tag, digest }, suffix) {
    if (tag !== null)
        return readTag(digest === null ? tag : `${tag}@${digest}`, suffix);
    return digest === null
        ? { code: 'moving-tag', found: 'An image without a tag (`latest`)' }
        : { code: 'digest-only', found: (0,_quote_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(digest) };
}


/***/ })

};
