export const id = 8553;
export const ids = [8553];
export const modules = {

/***/ 6057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H6: () => (/* binding */ isApiUnknown),
/* harmony export */   Ik: () => (/* binding */ areMigrationsUnknown),
/* harmony export */   zg: () => (/* binding */ isConfigUnknown)
/* harmony export */ });
/*
 * What an artifact leaves open. A section may be missing, not compared, or say that there is something without saying what. None of these
 * cases means "nothing".
 */
/** Whether the artifact leaves open which changes break the consumers of an API. */
function isApiUnknown(surface) {
    return surface === null || (surface.changes.count === 0 && (!surface.checked || surface.breaking !== false));
}
/** Whether the artifact leaves open which migrations change the database. */
function areMigrationsUnknown({ migrations }) {
    return migrations === null || (migrations.count === 0 && migrations.present !== false);
}
/** Whether the artifact leaves open which environment variables change. */
function isConfigUnknown({ config }) {
    return config === null || !config.checked || (config.changes.length === 0 && config.breaking !== false);
}


/***/ }),

/***/ 8042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showPlace),
/* harmony export */   w: () => (/* binding */ compareByPlace)
/* harmony export */ });
/** Compares by file, then line, then column. */
function compareByPlace({ place: one }, { place: other }) {
    if (one.file !== other.file)
        return one.file < other.file ? -1 : 1;
    return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}
/** Formats a place for messages: `deploy/values.yaml:12`. */
function showPlace({ file, line }) {
    return line === null ? file : `${file}:${line}`;
}


/***/ }),

/***/ 3190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ markdownPen),
/* harmony export */   x: () => (/* binding */ LOG_PEN)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8042);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6082);


const RELEASES = 'https://github.com/lightdash/lightdash/releases/tag/';
/** Cuts an overlong name, but never the line number behind it. Characters. */
const LONGEST_FILE = 200;
const LONGEST_ADDRESS = 2_000;
/** A pen for one part of a page. The first mention of a version links to its release notes, and places link to the line on the head. */
function markdownPen(report) {
    const linked = new Set();
    const link = (text, address) => `[${text}](${address})`;
    return {
        ..._escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ,
        strong: (text) => `**${text}**`,
        code: (text) => `\`${text}\``,
        inWorkflow: ' in the workflow',
        literal: _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ.quote,
        version: (version) => {
            if (linked.has(version))
                return version;
            linked.add(version);
            return link(version, `${RELEASES}${version}`);
        },
        place: (spot) => {
            const text = nameOf(spot, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ);
            const address = addressOf(spot, report);
            return address === null ? text : link(text, address);
        },
        link,
        reference: (text, hostile) => {
            const address = inertAddress(hostile);
            return address === null ? text : link(text, address);
        },
    };
}
const plain = (text) => text;
/** A pen for logs and annotations. */
const LOG_PEN = {
    ..._escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9,
    strong: plain,
    code: (text) => `\`${text}\``,
    inWorkflow: '',
    literal: (hostile) => `\`${_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9.quote(hostile)}\``,
    version: plain,
    place: (spot) => nameOf(spot, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9),
    link: plain,
    reference: (text, hostile) => (inertAddress(hostile) === null ? text : `${text} (${_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9.quote(hostile)})`),
};
function nameOf({ file, line }, { quote }) {
    if (file === null)
        return 'the given versions';
    if (file.length <= LONGEST_FILE)
        return quote((0,_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .showPlace */ .R)({ file, line, column: null }));
    return line === null ? quote(file) : `${quote(file)}:${line}`;
}
/** The address of the line in the head's commit, if the repository has a known page. */
function addressOf({ file, line }, { links, comparison }) {
    const head = comparison?.head ?? '';
    if (file === null || links.repository === null || !/^[\da-f]{40,64}$/.test(head))
        return null;
    // A path with such a step cannot exist in git, and its link would lead elsewhere.
    const steps = file.split('/');
    if (file.length > LONGEST_FILE || steps.some((step) => /^\.{0,2}$/.test(step)))
        return null;
    const path = steps.map(encodeStep).join('/');
    return `${links.repository}/blob/${head}/${path}${line === null ? '' : `#L${line}`}`;
}
/** An https address that is safe on a page: no character in it has a meaning in Markdown or HTML. */
function inertAddress(hostile) {
    if (!/^https:\/\//i.test(hostile) || !URL.canParse(hostile))
        return null;
    const { href, username, password } = new URL(hostile);
    if (username !== '' || password !== '' || href.length > LONGEST_ADDRESS)
        return null;
    return href.replace(/[^\w\-./:?=%#+&]|_/g, encodeStep).replaceAll('&', '&amp;');
}
/** Also encodes the characters that would end a Markdown link. */
function encodeStep(step) {
    // Replaces lone surrogates, which an address cannot have.
    const whole = Buffer.from(step).toString();
    return encodeURIComponent(whole).replace(/[!'()*_~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}


/***/ }),

/***/ 7188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ isOfRelease),
/* harmony export */   Bn: () => (/* binding */ describeOverlap),
/* harmony export */   Gk: () => (/* binding */ describeReason),
/* harmony export */   Yv: () => (/* binding */ describeNoPath),
/* harmony export */   ay: () => (/* binding */ remedyOfSpan),
/* harmony export */   c2: () => (/* binding */ countObstacles)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8712);

/** The word for a release that broke a rule. */
const WORDS = {
    'verdict-false': 'not safe',
    'verdict-unknown': 'no verdict',
    'backfilled-true': 'judged in retrospect',
    unverified: 'not read',
};
/** How many releases stand in the way, and which. One sentence for the opening. */
function countObstacles(span, pen) {
    const { reasons, coveredReleases: total } = span;
    const words = new Map();
    for (const { rule, release } of reasons) {
        const word = WORDS[rule];
        if (release !== null && word !== undefined && !words.has(release))
            words.set(release, word);
    }
    const obstacles = [...words];
    // Unsafe releases come first: waiting does not help with them.
    const sorted = [...obstacles.filter(isUnsafe), ...obstacles.filter((each) => !isUnsafe(each))];
    const [first] = sorted;
    if (first === undefined)
        return '';
    const isOne = obstacles.length === 1;
    const [same = null, ...others] = new Set(obstacles.map(([, word]) => word));
    const verb = (others.length === 0 ? VERBS[same ?? '']?.[isOne ? 0 : 1] : undefined) ?? null;
    const name = ([version, word]) => `${pen.version(version)}${verb === null ? ` (${word})` : ''}`;
    const says = verb ?? (isOne ? 'is not proven' : 'are not proven');
    if (total <= 1)
        return `${name(first)} ${says}.`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(obstacles.length)} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(total, 'release')} ${says}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(sorted.map(name))}.`;
}
/** Verbs for one release and for several releases that have the same problem. */
const VERBS = {
    'not safe': ['cannot roll', 'cannot roll'],
    'no verdict': ['has no verdict', 'have no verdict'],
};
function isUnsafe([, word]) {
    return word === 'not safe';
}
/** Why two versions may not run side by side. The words claim no more than the proof allows. */
function describeOverlap({ reasons }) {
    if (reasons.every(({ rule }) => rule === 'known-issue-recreate'))
        return '';
    return reasons.some(({ rule }) => rule === 'verdict-false')
        ? 'The old and the new version must not run side by side.'
        : 'Nothing proves that the old and the new version can run side by side.';
}
/** A reason that is not only about one release, as a sentence. */
function describeReason({ rule, release, says }, pen) {
    const name = release === null ? 'A release' : pen.version(release);
    switch (rule) {
        case 'index-unavailable':
            return `The release-safety index cannot be used: ${pen.quote(says)}.`;
        case 'not-indexed':
            return `${name} is not in the release-safety index.`;
        case 'coverage-gap':
            return `The release-safety index does not cover everything ${pen.quote(says)} up to ${name}.`;
        case 'malformed':
            return `The index has a row that cannot be read on the way to ${name}: ${pen.quote(says)}.`;
        case 'contradiction':
            return `The documents contradict each other on ${name}: ${pen.quote(says)}.`;
        case 'required-stop':
            return `${name} is a required stop: it has to be installed, and its migrations have to finish, before you go on.`;
        case 'minimum-not-met':
            return `${name} can be reached directly only from ${pen.quote(says)} or later.`;
        case 'policy-unavailable':
            return `Your known issues cannot be used: ${pen.prose(says)}.`;
        case 'too-young':
            return `${name} is too young for your ${pen.code('minimum-release-age')}: ${pen.prose(says)}.`;
        case 'known-issue':
            return `Your known issues keep ${name} out: ${pen.prose(says)}`;
        case 'known-issue-recreate':
            return `Your known issues ask for a stop at ${name}: ${pen.prose(says)}`;
        case 'uncovered-hop':
            return `No document covers the upgrade to ${name}, the oldest release in the index.`;
        case 'verdict-false':
            return `${name} cannot roll.`;
        case 'verdict-unknown':
            return `Lightdash published no verdict for ${name}.`;
        case 'backfilled-true':
            return `${name} was judged in retrospect only, which is no proof.`;
        case 'unverified':
            return `The artifact of ${name} could not be read: ${pen.quote(says)}.`;
    }
}
/** Why there is no plan, as a sentence. */
function describeNoPath({ rule, release, says }, pen) {
    switch (rule) {
        case 'index-unavailable':
            return 'There is no plan without a readable index.';
        case 'not-indexed':
            return `There is no plan: ${release} is not in the release-safety index.`;
        case 'stop-not-indexed':
            return `There is no plan: the release-safety index does not cover the required stop ${release}.`;
        case 'held':
            return `There is no plan: your policy keeps ${release} out (${pen.prose(says)}).`;
        case 'no-way-in':
            return `There is no plan: no permitted upgrade leads to ${release} (${pen.quote(says)}).`;
    }
}
const REMEDIES = {
    'index-unavailable': 'Make the release-safety index readable (`index-url`), then run this check again.',
    'not-indexed': 'Check for a typo. A release published minutes ago may not be indexed yet: run this check again.',
    'coverage-gap': 'Choose a version that the index covers.',
    'policy-unavailable': 'Fix the file of known issues (`known-issues`), then run this check again.',
    malformed: 'Tell Lightdash that the index has a row that cannot be read. Until that is fixed, nothing is proven.',
    contradiction: 'Tell Lightdash that the documents contradict each other. Until that is fixed, nothing is proven.',
    unverified: 'Make the artifacts readable (`release-asset-url`), then run this check again.',
};
/** What to do about missing evidence, as a sentence. */
function remedyOfSpan({ reasons }) {
    const [first] = reasons;
    return (first && REMEDIES[first.rule]) ?? 'Choose another version: nothing proves that this one can roll.';
}
/** Whether the section about its release already gives this reason. */
function isOfRelease({ rule }) {
    return WORDS[rule] !== undefined;
}


/***/ }),

/***/ 8712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ countedAll),
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/** `1 release`, `2 releases`. */
function countOf(count, noun) {
    return `${numberOf(count)} ${noun}${count === 1 ? '' : 's'}`;
}
/** `Both releases`, `All 12 releases`. */
function countedAll(count, noun) {
    return count === 2 ? `Both ${noun}s` : `All ${countOf(count, noun)}`;
}
/** A whole number as `12,345`. Node's own formatting loads language rules first. */
function numberOf(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** A sentence names this many things. */
const MOST_NAMED = 5;
/** `1.2.0, 1.3.0 and 12 more`; the names are finished texts. */
function listOf(names, most = MOST_NAMED) {
    const rest = names.length - most;
    const named = names.slice(0, most);
    if (rest > 0)
        return `${named.join(', ')} and ${numberOf(rest)} more`;
    const last = named.at(-1) ?? '';
    return named.length < 2 ? last : `${named.slice(0, -1).join(', ')} and ${last}`;
}
/** The same text with a capital first letter. */
function capital(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}


/***/ })

};
