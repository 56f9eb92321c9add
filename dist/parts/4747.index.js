export const id = 4747;
export const ids = [4747];
export const modules = {

/***/ 47067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jx: () => (/* binding */ BOOLEAN),
/* harmony export */   NO: () => (/* binding */ checkerOf),
/* harmony export */   S8: () => (/* binding */ VERSIONS),
/* harmony export */   Zh: () => (/* binding */ VERSION_OR_NULL),
/* harmony export */   xv: () => (/* binding */ VERSION),
/* harmony export */   y3: () => (/* binding */ VERDICT)
/* harmony export */ });
/* harmony import */ var _documents_malformed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68864);
/* harmony import */ var _documents_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59713);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15807);



/* A deciding member must have exactly its type (docs/rules.md#what-is-proof). */
const VERSION = { isMet: _version_js__WEBPACK_IMPORTED_MODULE_2__/* .isVersion */ .lF, expected: 'a version X.Y.Z' };
const VERSION_OR_NULL = {
    isMet: (value) => value === null || (0,_version_js__WEBPACK_IMPORTED_MODULE_2__/* .isVersion */ .lF)(value),
    expected: 'a version X.Y.Z or null',
};
const VERDICT = {
    isMet: (value) => typeof value === 'boolean' || value === 'unknown',
    expected: 'true, false or "unknown"',
};
const VERSIONS = {
    isMet: (value) => Array.isArray(value) && value.length <= _documents_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_ITEMS */ .x && value.every(_version_js__WEBPACK_IMPORTED_MODULE_2__/* .isVersion */ .lF),
    expected: 'an array of versions X.Y.Z',
};
const BOOLEAN = {
    isMet: (value) => typeof value === 'boolean',
    expected: 'true or false',
};
/**
 * Makes a function that checks the required members of a JSON object. Further members are allowed.
 *
 * It does without a schema library, because loading one takes longer than checking the thousands of rows of an index.
 *
 * @param expected what the object itself has to be, for error messages
 * @returns a function that returns null if a value meets all demands, else the first unmet one in their order
 */
function checkerOf(demands, expected) {
    const asked = Object.entries(demands).map(([member, demand]) => ({ member, demand }));
    return (value) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value))
            return (0,_documents_malformed_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteMember */ .zP)('', value, expected);
        const found = value;
        for (const { member, demand } of asked) {
            if (!demand.isMet(found[member]))
                return (0,_documents_malformed_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteMember */ .zP)(member, found[member], demand.expected);
        }
        return null;
    };
}


/***/ }),

/***/ 7930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ barringHold),
/* harmony export */   g: () => (/* binding */ holdsOn)
/* harmony export */ });
/** The holds that apply to a jump that crosses a release or, with `isTarget`, lands on it. */
function holdsOn({ holds }, isTarget) {
    return isTarget ? holds : holds.filter(({ on }) => on === 'span');
}
/** The first hold that bars a jump across a release or, with `isTarget`, onto it; undefined if none does. */
function barringHold(release, isTarget) {
    return holdsOn(release, isTarget).find(({ rule }) => rule !== 'known-issue-recreate');
}


/***/ }),

/***/ 57983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ positionAtOrAbove),
/* harmony export */   R3: () => (/* binding */ parseReleaseIndex),
/* harmony export */   df: () => (/* binding */ positionOf)
/* harmony export */ });
/* harmony import */ var _documents_is_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(269);
/* harmony import */ var _documents_malformed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68864);
/* harmony import */ var _demands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47067);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(554);
/* harmony import */ var _unknown_members_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91579);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34670);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15807);







/** More than a hundred times the rows of the real index. A larger document would only waste memory and time. */
const MOST_ROWS = 500_000;
const DOCUMENT = {
    schemaVersion: { isMet: (value) => value === undefined || value === '1', expected: '"1"' },
    backfillFloorVersion: _demands_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .xv,
    entries: {
        isMet: (value) => Array.isArray(value) && value.length <= MOST_ROWS,
        expected: `an array of at most ${MOST_ROWS} releases`,
    },
};
const ROW = {
    version: _demands_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .xv,
    previousVersion: _demands_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION_OR_NULL */ .Zh,
    rollingUpdateSafe: _demands_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICT */ .y3,
    requiredStops: _demands_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSIONS */ .S8,
    minPreviousVersion: _demands_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION_OR_NULL */ .Zh,
    backfilled: _demands_js__WEBPACK_IMPORTED_MODULE_1__/* .BOOLEAN */ .Jx,
    syntheticRequiredStop: {
        isMet: (value) => value === undefined || typeof value === 'boolean',
        expected: 'true or false',
    },
};
const malformationOfDocument = (0,_demands_js__WEBPACK_IMPORTED_MODULE_1__/* .checkerOf */ .NO)(DOCUMENT, 'an object with an "entries" array');
const malformationOfRow = (0,_demands_js__WEBPACK_IMPORTED_MODULE_1__/* .checkerOf */ .NO)(ROW, 'an object');
const DOCUMENT_MEMBERS = new Set([...Object.keys(DOCUMENT), 'generatedAt']);
const ROW_MEMBERS = new Set([...Object.keys(ROW), 'releaseDate']);
const MEND = 'point index-url at a release-safety index of schema version 1, or update Upgrade Gate';
/**
 * Reads the release-safety index (docs/rules.md#the-documents).
 *
 * Each row is checked on its own. A malformed row is skipped and reported. It also flaws the first release at or above
 * its version, so no span across it can be proven. The order of the rows does not matter. A version that appears twice
 * with different deciding members keeps the unsafe side of all its rows and is flawed.
 *
 * @param document the parsed JSON of the file
 * @throws MalformedDocumentError if the whole document is unusable, for example another schema version
 */
function parseReleaseIndex(document) {
    const malformation = malformationOfDocument(document);
    if (malformation !== null)
        throw new _documents_malformed_js__WEBPACK_IMPORTED_MODULE_0__/* .MalformedDocumentError */ .BD(malformation, MEND);
    const index = document;
    const unknownMembers = new _unknown_members_js__WEBPACK_IMPORTED_MODULE_2__/* .UnknownMemberCounter */ .h();
    unknownMembers.add(index, DOCUMENT_MEMBERS);
    const rows = [];
    const skippedRows = [];
    // A plain loop is fastest here: thousands of rows are read once, before the engine has compiled anything.
    for (let row = 0; row < index.entries.length; row += 1) {
        const value = index.entries[row];
        const problem = malformationOfRow(value);
        if (problem === null) {
            unknownMembers.add(value, ROW_MEMBERS);
            rows.push((0,_release_js__WEBPACK_IMPORTED_MODULE_3__/* .makeRelease */ .cx)(withSyntheticStop(value, index.backfillFloorVersion)));
        }
        else {
            const { version = null, previousVersion = null } = (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_4__/* .membersOf */ .l)(value);
            skippedRows.push({
                row,
                version: (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isVersion */ .lF)(version) ? version : null,
                previousVersion: (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .isVersion */ .lF)(previousVersion) ? previousVersion : null,
                problem: (0,_documents_malformed_js__WEBPACK_IMPORTED_MODULE_0__/* .describeMalformation */ .D5)(problem),
            });
        }
    }
    return {
        schemaVersion: index.schemaVersion ?? null,
        generatedAt: typeof index.generatedAt === 'string' ? index.generatedAt : null,
        floor: index.backfillFloorVersion,
        releases: flawReleasesAfter(skippedRows, mergeRepeatedVersions(rows)),
        skippedRows,
        unknownMembers: unknownMembers.result(),
    };
}
/** Adds a synthetic stop to the row's required stops. The floor is left out: it has its own rule (docs/rules.md#the-span-rules). */
function withSyntheticStop(row, floor) {
    const { version, requiredStops, syntheticRequiredStop } = row;
    if (syntheticRequiredStop !== true || version === floor || requiredStops.includes(version))
        return row;
    return { ...row, requiredStops: [...requiredStops, version] };
}
/** Position of the first release at or above `version`; the number of releases if there is none. */
function positionAtOrAbove(releases, version) {
    let low = 0;
    let high = releases.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(releases[middle].version, version) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** Position of the release with exactly this version, or null. */
function positionOf(releases, version) {
    const position = positionAtOrAbove(releases, version);
    return releases[position]?.version === version ? position : null;
}
function mergeRepeatedVersions(rows) {
    const sorted = [...rows].sort((left, right) => (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(left.version, right.version));
    const merged = [];
    for (let start = 0; start < sorted.length;) {
        const first = sorted[start];
        let end = start + 1;
        while (sorted[end]?.version === first.version)
            end += 1;
        merged.push(end === start + 1 ? first : mergeRows(sorted.slice(start, end)));
        start = end;
    }
    return merged;
}
const DECIDING_MEMBERS = [
    'previousVersion',
    'rollingUpdateSafe',
    'requiredStops',
    'minPreviousVersion',
    'backfilled',
];
/** Merges all rows of one version: the unsafe side of each member wins. The order of the rows does not matter. */
function mergeRows(rows) {
    const first = rows.reduce((least, row) => (JSON.stringify(row) < JSON.stringify(least) ? row : least));
    const flaws = [];
    for (const member of DECIDING_MEMBERS) {
        const quoted = JSON.stringify(first[member]);
        const different = rows.find((row) => JSON.stringify(row[member]) !== quoted);
        if (different === undefined)
            continue;
        flaws.push({
            rule: 'contradiction',
            says: `index: the version appears ${rows.length} times, with different "${member}"`,
        });
    }
    const unsafeSide = {
        ...first,
        rollingUpdateSafe: rows.map((row) => row.rollingUpdateSafe).reduce(_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .worseVerdict */ .y),
        requiredStops: (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .sortedVersions */ .xe)(rows.flatMap((row) => row.requiredStops)),
        minPreviousVersion: rows.map((row) => row.minPreviousVersion).reduce(_version_js__WEBPACK_IMPORTED_MODULE_5__/* .highestVersion */ .t),
        backfilled: rows.some((row) => row.backfilled),
        // If the rows disagree on the step, none of them proves it.
        previousVersion: rows.every((row) => row.previousVersion === first.previousVersion) ? first.previousVersion : null,
    };
    return (0,_release_js__WEBPACK_IMPORTED_MODULE_3__/* .makeRelease */ .cx)(unsafeSide, flaws);
}
/**
 * Flaws the release that a skipped row leads to, because the row may have said anything about its step. That is the first
 * release at or above the row's version or, if only its previous version can be read, the first release above that. If
 * neither can be read, no release can be flawed; if the row is missed, the chain of previous versions shows the gap.
 */
function flawReleasesAfter(skippedRows, releases) {
    const flaws = new Map();
    for (const { row, version, previousVersion, problem } of skippedRows) {
        const place = version ?? previousVersion;
        if (place === null)
            continue;
        const atOrAbove = positionAtOrAbove(releases, place);
        const position = version === null && releases[atOrAbove]?.version === place ? atOrAbove + 1 : atOrAbove;
        const flaw = { rule: 'malformed', says: `index, row ${row}: ${problem}` };
        const known = flaws.get(position);
        if (known === undefined)
            flaws.set(position, [flaw]);
        else
            known.push(flaw);
    }
    if (flaws.size === 0)
        return releases;
    return releases.map((release, position) => {
        const found = flaws.get(position);
        return found === undefined ? release : (0,_release_js__WEBPACK_IMPORTED_MODULE_3__/* .withFlaws */ .mo)(release, found);
    });
}


/***/ }),

/***/ 554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ withHolds),
/* harmony export */   cx: () => (/* binding */ makeRelease),
/* harmony export */   f6: () => (/* binding */ effectiveVerdict),
/* harmony export */   mo: () => (/* binding */ withFlaws),
/* harmony export */   nn: () => (/* binding */ isProven)
/* harmony export */ });
/* harmony import */ var _hold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7930);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34670);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15807);



const NO_FLAWS = [];
const NO_DOUBTS = [];
const NO_HOLDS = [];
/**
 * Makes a release from what its documents say. The members are written out because V8 stores a spread of a schema's
 * output as a dictionary, which is ten times slower to read.
 */
function makeRelease(facts, known = NO_FLAWS, unverified = null) {
    const stopFlaw = findStopFlaw(facts);
    const others = stopFlaw === null ? known : known.filter(({ says }) => says !== stopFlaw.says);
    const flaws = stopFlaw === null ? known : [...others, stopFlaw];
    // The verdict itself is not in doubt if only a stop contradicts the release: `upgrade-check` shows it as published.
    const certain = others.length === 0 && unverified === null;
    const rollingUpdateSafe = certain ? facts.rollingUpdateSafe : (0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .worseVerdict */ .y)(facts.rollingUpdateSafe, 'unknown');
    return {
        version: facts.version,
        previousVersion: facts.previousVersion,
        releaseDate: typeof facts.releaseDate === 'string' ? facts.releaseDate : null,
        rollingUpdateSafe,
        requiredStops: facts.requiredStops,
        minPreviousVersion: facts.minPreviousVersion,
        backfilled: facts.backfilled,
        flaws,
        unverified,
        doubts: findDoubts(facts, flaws, unverified),
        holds: NO_HOLDS,
    };
}
/** A release may name itself or an earlier one as a required stop. With a later one its row contradicts itself. */
function findStopFlaw({ version, requiredStops }) {
    const later = requiredStops.find((stop) => (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(stop, version) > 0);
    return later === undefined
        ? null
        : { rule: 'contradiction', says: `${version} names the later ${later} as a required stop` };
}
/** The same release with more holds. */
function withHolds(release, holds) {
    return { ...release, holds: [...release.holds, ...holds] };
}
/** The same release with more flaws. */
function withFlaws(release, flaws) {
    return makeRelease(release, [...release.flaws, ...flaws], release.unverified);
}
/** The verdict that counts: a backfilled `true` is no proof and becomes `unknown` (docs/rules.md#the-span-rules). */
function effectiveVerdict({ rollingUpdateSafe, backfilled }) {
    return rollingUpdateSafe === true && backfilled ? 'unknown' : rollingUpdateSafe;
}
/**
 * Whether the documents prove that the old and the new version may run side by side while this one release rolls out,
 * and no hold of the policy takes that proof away.
 */
function isProven(release) {
    return effectiveVerdict(release) === true && release.doubts.length === 0 && (0,_hold_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsOn */ .g)(release, false).length === 0;
}
function findDoubts(facts, flaws, unverified) {
    const release = facts.version;
    const ofFlaws = flaws.map(({ rule, says }) => ({ rule, release, says }));
    if (unverified !== null)
        return [...ofFlaws, { rule: 'unverified', release, says: unverified }];
    const verdict = effectiveVerdict(facts);
    if (verdict === false)
        return [...ofFlaws, { rule: 'verdict-false', release, says: 'false' }];
    // A flawed release is unproven already, so a missing verdict adds nothing.
    if (ofFlaws.length > 0)
        return ofFlaws;
    if (verdict === true)
        return NO_DOUBTS;
    if (facts.rollingUpdateSafe === true)
        return [{ rule: 'backfilled-true', release, says: 'true, but backfilled' }];
    return [{ rule: 'verdict-unknown', release, says: 'unknown' }];
}


/***/ }),

/***/ 54747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ refuseReverse),
/* harmony export */   F2: () => (/* binding */ readSpan),
/* harmony export */   IB: () => (/* binding */ isBelowFloor),
/* harmony export */   J: () => (/* binding */ meetsMinimum),
/* harmony export */   Mx: () => (/* binding */ gapsInChain),
/* harmony export */   Q_: () => (/* binding */ stopsBetween),
/* harmony export */   XT: () => (/* binding */ ReverseSpanError),
/* harmony export */   wK: () => (/* binding */ spanVerdict),
/* harmony export */   y5: () => (/* binding */ isIndexed)
/* harmony export */ });
/* harmony import */ var _release_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57983);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34670);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15807);



/** `to` is below `from`. Only forward spans can be checked (docs/rules.md#decisions). */
class ReverseSpanError extends Error {
    from;
    to;
    name = 'ReverseSpanError';
    constructor(from, to) {
        super(`"to" (${to}) is below "from" (${from}): a downgrade cannot be checked. Give the older version as "from".`);
        this.from = from;
        this.to = to;
    }
}
/** @throws ReverseSpanError if `to` is below `from` */
function refuseReverse(from, to) {
    if ((0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(to, from) < 0)
        throw new ReverseSpanError(from, to);
}
/**
 * Cuts the span from `from` to `to` out of the index (docs/rules.md#the-span-rules).
 *
 * @throws ReverseSpanError if `to` is below `from`
 */
function readSpan(index, from, to) {
    refuseReverse(from, to);
    const start = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAtOrAbove */ .N1)(index.releases, from);
    const fromIndexed = index.releases[start]?.version === from;
    const first = fromIndexed ? start + 1 : start;
    const last = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAtOrAbove */ .N1)(index.releases, to);
    const end = index.releases[last]?.version === to ? last + 1 : last;
    const releases = index.releases.slice(first, end);
    const chain = gapsInChain(from, to, releases);
    return {
        from,
        to,
        direction: from === to ? 'same-version' : 'upgrade',
        releases,
        missingRanges: fromIndexed ? chain : [{ afterVersion: from, beforeVersion: from }, ...chain],
        ...demandsOf(releases, from, to, index.floor),
    };
}
/** What the releases of a span require: stops on the way, and the oldest version to start from. */
function demandsOf(releases, from, to, floor) {
    const stops = new Set((0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(from, floor) < 0 ? [floor] : []);
    let minimum = null;
    for (const { version, requiredStops, minPreviousVersion } of releases) {
        for (const stop of requiredStops) {
            if ((0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(stop, from) > 0 && (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(stop, to) <= 0)
                stops.add(stop);
        }
        if (minPreviousVersion === null)
            continue;
        if (minimum === null || (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(minPreviousVersion, minimum.version) > 0) {
            minimum = { version: minPreviousVersion, release: version };
        }
    }
    return { requiredStops: [...stops], minimum };
}
/** The verdict of a span: missing coverage first, then AND over the releases (docs/rules.md#the-span-rules). */
function spanVerdict(span, verdictOf) {
    if (span.missingRanges.length > 0)
        return 'unknown';
    let verdict = true;
    for (const release of span.releases)
        verdict = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .worseVerdict */ .y)(verdict, verdictOf(release));
    return verdict;
}
/** Whether `from` meets the minimum of the span (docs/rules.md#the-span-rules). */
function meetsMinimum(span) {
    return span.minimum === null || (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(span.from, span.minimum.version) >= 0;
}
/** The required stops that a direct jump would skip. Landing on a stop is permitted (docs/rules.md#decisions). */
function stopsBetween(span) {
    return span.requiredStops.filter((stop) => (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(stop, span.to) < 0);
}
/** Whether `version` is older than everything that the index covers (docs/rules.md#the-span-rules). */
function isBelowFloor(index, version) {
    return (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(version, index.floor) < 0;
}
/** Whether the index has a readable row for this version (docs/rules.md#the-span-rules). */
function isIndexed(index, version) {
    return (0,_release_index_js__WEBPACK_IMPORTED_MODULE_0__/* .positionOf */ .df)(index.releases, version) !== null;
}
/**
 * The gaps in a chain of releases. Each release must name the release before it as its `previousVersion`, and the last
 * release must be `to` (docs/rules.md#lightdashs-own-command).
 */
function gapsInChain(from, to, releases) {
    const gaps = [];
    let expected = from;
    for (const { version, previousVersion } of releases) {
        if (previousVersion !== expected)
            gaps.push({ afterVersion: expected, beforeVersion: version });
        expected = version;
    }
    if (expected !== to)
        gaps.push({ afterVersion: expected, beforeVersion: to });
    return gaps;
}


/***/ }),

/***/ 91579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ UnknownMemberCounter)
/* harmony export */ });
const MOST_NAMES = 5;
/** Counts the members of JSON objects whose names are not in a set of known names. */
class UnknownMemberCounter {
    #count = 0;
    #names = new Set();
    add(value, known) {
        for (const name in value) {
            if (known.has(name))
                continue;
            this.#count += 1;
            if (this.#names.size < MOST_NAMES)
                this.#names.add(name);
        }
    }
    result() {
        return { count: this.#count, names: [...this.#names] };
    }
}


/***/ }),

/***/ 34670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ worseVerdict)
/* harmony export */ });
/** Combines verdicts by AND: `false` wins over `unknown`, and `unknown` over `true` (docs/rules.md#the-span-rules). */
function worseVerdict(left, right) {
    if (left === false || right === false)
        return false;
    return left === true && right === true ? true : 'unknown';
}


/***/ }),

/***/ 15807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   lF: () => (/* binding */ isVersion),
/* harmony export */   t: () => (/* binding */ highestVersion),
/* harmony export */   xe: () => (/* binding */ sortedVersions)
/* harmony export */ });
/** A text of at most this many characters only has numbers that a double represents exactly. */
const SHORT = 15;
const VERSION_PATTERN = /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/;
/**
 * Whether `text` is a release version: three numbers without leading zeros, sign, suffix or white space
 * (docs/rules.md). Numbers that a double cannot represent exactly are refused, because they could not be ordered.
 */
function isVersion(text) {
    if (typeof text !== 'string' || !VERSION_PATTERN.test(text))
        return false;
    return text.length <= SHORT || text.split('.').every((number) => Number.isSafeInteger(Number(number)));
}
/** Orders two versions numerically (`1.202.10` after `1.202.9`): negative, zero or positive, as for `Array.sort`. */
function compareVersions(left, right) {
    if (left === right)
        return 0;
    let at = 0;
    while (left[at] === right[at])
        at += 1;
    // Only the first number that differs counts.
    const start = left.lastIndexOf('.', at - 1) + 1;
    return Number.parseInt(left.slice(start), 10) - Number.parseInt(right.slice(start), 10);
}
/** The higher of two versions; null means "none". */
function highestVersion(left, right) {
    if (left === null || right === null)
        return left ?? right;
    return compareVersions(left, right) >= 0 ? left : right;
}
/** The distinct versions in ascending order. */
function sortedVersions(versions) {
    return [...new Set(versions)].sort(compareVersions);
}


/***/ })

};
