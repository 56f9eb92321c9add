export const id = 1625;
export const ids = [1625];
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










/** Maps a version of the service's chart to a version of the service, with the chart repository's `index.yaml`. */
class ChartRepository {
    read;
    #index = null;
    /** @param read gives the repository's `index.yaml`, or throws why not; called once, if a chart has to be resolved */
    constructor(read) {
        this.read = read;
    }
    /** The version that a chart deploys when its tag is empty, or why it is not known (`chart-too-old`, `chart-unknown`). */
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
    /** The newest chart that deploys a version when its tag is empty; null if no chart does or the index cannot be read. */
    async newestWith(name, appVersion) {
        const charts = await this.#installable(name);
        return charts.find((chart) => chart.appVersion.replace(/^v/, '') === appVersion)?.version ?? null;
    }
    /** The lowest published chart from a version on, without prereleases; null if there is none or no readable index. */
    async lowestFrom(name, least) {
        const charts = await this.#installable(name);
        return charts.findLast(({ version }) => semver_functions_gte_js__WEBPACK_IMPORTED_MODULE_0__(version, least) && semver_functions_prerelease_js__WEBPACK_IMPORTED_MODULE_1__(version) === null)?.version ?? null;
    }
    /** The charts that install their `appVersion`, the newest first; empty if the index cannot be read. */
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
        return new _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .YamlFile */ ._('index.yaml', new TextDecoder('utf-8', { fatal: true }).decode(index));
    }
    catch (error) {
        throw error instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemError */ .Mm ? error : new Error('its index is not UTF-8');
    }
}
/** Whether the answer is a problem instead of a version. */
function isProblem(answer) {
    return typeof answer !== 'string';
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
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14006);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14889);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15807);




/** Stands for an unknown part of a reference. It never occurs in an image name. */
const UNKNOWN = '\uFFFC';
/** Splits an image reference: `[registry/]repository[:tag][@digest]`; null if the text has no repository. */
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
 * Classifies an image (docs/detection.md#images-and-tags):
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
    if (last === _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.image.marketplaceName || components.slice(-2).join('/') === _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.image.path)
        return 'service';
    if (last === _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word && (registry !== null || components.length > 1))
        return 'custom';
    return ENDS_WITH_WORD.test(last ?? '') ? 'undecided' : 'other';
}
const ENDS_WITH_WORD = new RegExp(`(?:^|[_-])${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.word}$`);
/** The compiled matcher of each list of globs. Compiling one takes longer than a hundred matches. */
const MATCHERS = new WeakMap();
function matcherOf(globs) {
    const known = MATCHERS.get(globs);
    if (known !== undefined)
        return known;
    const matcher = picomatch__WEBPACK_IMPORTED_MODULE_1__([...globs], { nocase: true });
    MATCHERS.set(globs, matcher);
    return matcher;
}
/** Names of Docker Hub, the default registry. */
const DOCKER_HUB = /^(?:index\.|registry-1\.)?docker\.io$/i;
/** The origin of an image without its tag. Two images of the same build have the same origin (docs/rules.md#decisions). */
function imageSource({ registry, repository }) {
    const isDockerHub = registry === null || DOCKER_HUB.test(registry);
    return (isDockerHub ? repository : `${registry}/${repository}`).toLowerCase();
}
/** The path of an image, independent of its registry or mirror. */
function imagePath({ repository }) {
    const components = repository.toLowerCase().split('/');
    const known = [components.slice(-2).join('/'), components.at(-1)];
    if (known[0] === _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.image.path)
        return _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.image.path;
    return known[1] === _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.image.marketplaceName ? _product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.image.marketplaceName : components.join('/');
}
const MOVING = /^(?:latest|beta|stable|main|master|edge|nightly|v?\d{1,4}(?:\.\d+)?|.+-latest)$/;
/**
 * Reads a tag (docs/detection.md#images-and-tags). The maker also pushes tags such as `2026.11.12-10.20.30`.
 *
 * @param tag `1.2.3`, or `1.2.3@sha256:…`
 * @param suffix the suffix to drop; empty for none
 */
function readTag(tag, suffix) {
    const at = tag.indexOf('@');
    const name = at === -1 ? tag : tag.slice(0, at);
    const digest = at === -1 ? null : tag.slice(at + 1);
    const found = (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .o)(tag);
    if (name === '')
        return { code: digest === null ? 'moving-tag' : 'digest-only', found };
    const isSuffixed = suffix !== '' && name.endsWith(suffix) && name.length > suffix.length;
    const bare = (isSuffixed ? name.slice(0, -suffix.length) : name).replace(/^v(?=\d)/, '');
    const major = Number(bare.split('.', 1)[0]);
    const isPrefixed = /^v\d/.test(name);
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_3__/* .isVersion */ .lF)(bare) && major < 1_000)
        return { version: bare, suffix: isSuffixed ? suffix : '', digest, ...(isPrefixed && { isPrefixed }) };
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
        : { code: 'digest-only', found: (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .o)(digest) };
}


/***/ }),

/***/ 61625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openChartRepository: () => (/* binding */ openChartRepository)
/* harmony export */ });
/* harmony import */ var _deployment_chart_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1691);
/* harmony import */ var _net_document_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16299);
/* harmony import */ var _net_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22606);
/* harmony import */ var _net_location_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50473);




/** In bytes. The real index has 0.5 MB with 460 charts (docs/rules.md#bounds). */
const MOST_INDEX_BYTES = 8_000_000;
/**
 * The repository of the service's chart. It is read only when a chart has to be resolved.
 *
 * @param url of the repository or of its `index.yaml`: http(s), `file:` or a path
 * @param workingDirectory absolute folder in which a relative path starts
 */
function openChartRepository(url, workingDirectory, fileSource) {
    return new _deployment_chart_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .ChartRepository */ .p(async () => {
        const index = /\.ya?ml$/.test(url) ? url : `${url.replace(/(?<!\/)\/+$/, '')}/index.yaml`;
        const location = (0,_net_location_js__WEBPACK_IMPORTED_MODULE_3__/* .parseLocation */ .z)(index, workingDirectory);
        const reader = new _net_document_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .DocumentReader */ .z(_net_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .FETCH_LIMITS */ .k, fileSource);
        try {
            return (await reader.read(location, MOST_INDEX_BYTES)).bytes;
        }
        finally {
            reader.close();
        }
    });
}


/***/ })

};
