export const id = 7901;
export const ids = [7901];
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
/* harmony export */   CE: () => (/* binding */ HOLD_RULES),
/* harmony export */   br: () => (/* binding */ barringHold),
/* harmony export */   gD: () => (/* binding */ holdsOn),
/* harmony export */   t7: () => (/* binding */ decisionOfHold),
/* harmony export */   uT: () => (/* binding */ isHoldRule)
/* harmony export */ });
const HOLD_RULES = {
    'policy-unavailable': 'unproven',
    'index-too-old': 'unproven',
    'too-young': 'blocked',
    'known-issue': 'blocked',
    'known-issue-recreate': 'recreate',
    promotion: 'blocked',
    'promotion-unknown': 'unproven',
    'migrations-open': 'recreate',
    'migrations-open-at-stop': 'blocked',
};
function isHoldRule(rule) {
    return Object.hasOwn(HOLD_RULES, rule);
}
function decisionOfHold(rule) {
    return isHoldRule(rule) ? HOLD_RULES[rule] : null;
}
function holdsOn({ holds }, isTarget) {
    return isTarget ? holds : holds.filter(({ on }) => on === 'span');
}
function barringHold(release, isTarget) {
    return holdsOn(release, isTarget).find(({ rule }) => HOLD_RULES[rule] !== 'recreate');
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
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(554);
/* harmony import */ var _unknown_members_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91579);
/* harmony import */ var _unsafe_side_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85201);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15807);







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
const REMEDY = 'Point index-url at a release-safety index of schema version 1, or update Upgrade Gate';
function parseReleaseIndex(document) {
    const malformation = malformationOfDocument(document);
    if (malformation !== null)
        throw new _documents_malformed_js__WEBPACK_IMPORTED_MODULE_0__/* .MalformedDocumentError */ .BD(malformation, REMEDY);
    const index = document;
    const unknown = Object.keys(index).filter((name) => !DOCUMENT_MEMBERS.has(name));
    const rows = [];
    const skippedRows = [];
    for (let row = 0; row < index.entries.length; row += 1) {
        const value = index.entries[row];
        const problem = malformationOfRow(value);
        if (problem === null) {
            for (const name in value)
                if (!ROW_MEMBERS.has(name))
                    unknown.push(name);
            rows.push((0,_release_js__WEBPACK_IMPORTED_MODULE_2__/* .makeRelease */ .cx)(withSyntheticStop(value, index.backfillFloorVersion)));
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
    const oddities = [];
    return {
        schemaVersion: index.schemaVersion ?? null,
        generatedAt: typeof index.generatedAt === 'string' ? index.generatedAt : null,
        floor: index.backfillFloorVersion,
        releases: flawReleasesAfter(skippedRows, mergeRepeatedVersions(rows, oddities)),
        skippedRows,
        oddities,
        unknownMembers: (0,_unknown_members_js__WEBPACK_IMPORTED_MODULE_6__/* .countUnknown */ .m)(unknown),
    };
}
function withSyntheticStop(row, floor) {
    const { version, requiredStops, syntheticRequiredStop } = row;
    if (syntheticRequiredStop !== true || version === floor || requiredStops.includes(version))
        return row;
    return { ...row, requiredStops: [...requiredStops, version] };
}
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
function positionOf(releases, version) {
    const position = positionAtOrAbove(releases, version);
    return releases[position]?.version === version ? position : null;
}
function mergeRepeatedVersions(rows, oddities) {
    const sorted = [...rows].sort((left, right) => (0,_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(left.version, right.version));
    const merged = [];
    for (let start = 0; start < sorted.length;) {
        const first = sorted[start];
        let end = start + 1;
        while (sorted[end]?.version === first.version)
            end += 1;
        merged.push(end === start + 1 ? first : mergeRows(sorted.slice(start, end), oddities));
        start = end;
    }
    return merged;
}
const PROVING_MEMBERS = [
    'previousVersion',
    'rollingUpdateSafe',
    'requiredStops',
    'minPreviousVersion',
    'backfilled',
];
function mergeRows(rows, oddities) {
    const differs = (member) => `the version appears ${rows.length} times, with different "${member}"`;
    const flaws = (0,_unsafe_side_js__WEBPACK_IMPORTED_MODULE_3__/* .differencesOf */ .g)(rows, PROVING_MEMBERS).map((member) => {
        return { rule: 'contradiction', says: `index: ${differs(member)}` };
    });
    const inOrder = [...rows].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
    const unsafeSide = (0,_unsafe_side_js__WEBPACK_IMPORTED_MODULE_3__/* .unsafeSideOf */ .d)(inOrder);
    for (const member of (0,_unsafe_side_js__WEBPACK_IMPORTED_MODULE_3__/* .differencesOf */ .g)(rows, ['releaseDate'])) {
        oddities.push(`${unsafeSide.version}: index: ${differs(member)}`);
    }
    return (0,_release_js__WEBPACK_IMPORTED_MODULE_2__/* .makeRelease */ .cx)(unsafeSide, flaws);
}
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
        return found === undefined ? release : (0,_release_js__WEBPACK_IMPORTED_MODULE_2__/* .makeRelease */ .cx)(release, [...release.flaws, ...found]);
    });
}


/***/ }),

/***/ 554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ withHolds),
/* harmony export */   cx: () => (/* binding */ makeRelease),
/* harmony export */   f6: () => (/* binding */ effectiveVerdict),
/* harmony export */   nn: () => (/* binding */ isProven)
/* harmony export */ });
/* harmony import */ var _hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7930);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34670);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15807);



function makeRelease(facts, known = [], unverified = null) {
    const stopFlaw = findStopFlaw(facts);
    const others = stopFlaw === null ? known : known.filter(({ says }) => says !== stopFlaw.says);
    const flaws = stopFlaw === null ? known : [...others, stopFlaw];
    const certain = others.length === 0 && unverified === null;
    const rollingUpdateSafe = certain ? facts.rollingUpdateSafe : (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .worseVerdict */ .y)(facts.rollingUpdateSafe, 'unknown');
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
        holds: [],
    };
}
function findStopFlaw({ version, requiredStops }) {
    const later = requiredStops.find((stop) => (0,_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(stop, version) > 0);
    return later === undefined
        ? null
        : { rule: 'contradiction', says: `${version} names the later ${later} as a required stop` };
}
function withHolds(release, holds) {
    return { ...release, holds: [...release.holds, ...holds] };
}
function effectiveVerdict({ rollingUpdateSafe, backfilled }) {
    return rollingUpdateSafe === true && backfilled ? 'unknown' : rollingUpdateSafe;
}
function isProven(release) {
    return effectiveVerdict(release) === true && release.doubts.length === 0 && (0,_hold_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsOn */ .gD)(release, false).length === 0;
}
function findDoubts(facts, flaws, unverified) {
    const release = facts.version;
    const ofFlaws = flaws.map(({ rule, says }) => ({ rule, release, says }));
    if (unverified !== null)
        return [...ofFlaws, { rule: 'unverified', release, says: unverified }];
    const verdict = effectiveVerdict(facts);
    if (verdict === false)
        return [...ofFlaws, { rule: 'verdict-false', release, says: 'false' }];
    if (ofFlaws.length > 0)
        return ofFlaws;
    if (verdict === true)
        return [];
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
function refuseReverse(from, to) {
    if ((0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(to, from) < 0)
        throw new ReverseSpanError(from, to);
}
function readSpan(index, from, to) {
    refuseReverse(from, to);
    const start = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAtOrAbove */ .N1)(index.releases, from);
    const fromIndexed = index.releases[start]?.version === from;
    const first = fromIndexed ? start + 1 : start;
    const last = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAtOrAbove */ .N1)(index.releases, to);
    const end = index.releases[last]?.version === to ? last + 1 : last;
    const releases = index.releases.slice(first, end);
    const chain = gapsInChain(from, to, releases);
    const stops = new Set((0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(from, index.floor) < 0 ? [index.floor] : []);
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
    return {
        from,
        to,
        direction: from === to ? 'same-version' : 'upgrade',
        releases,
        missingRanges: fromIndexed ? chain : [{ afterVersion: from, beforeVersion: from }, ...chain],
        requiredStops: [...stops],
        minimum,
    };
}
function spanVerdict(span, verdictOf) {
    if (span.missingRanges.length > 0)
        return 'unknown';
    let verdict = true;
    for (const release of span.releases)
        verdict = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .worseVerdict */ .y)(verdict, verdictOf(release));
    return verdict;
}
function meetsMinimum(span) {
    return span.minimum === null || (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(span.from, span.minimum.version) >= 0;
}
function stopsBetween(span) {
    return span.requiredStops.filter((stop) => (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(stop, span.to) < 0);
}
function isBelowFloor(index, version) {
    return (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(version, index.floor) < 0;
}
function isIndexed(index, version) {
    return (0,_release_index_js__WEBPACK_IMPORTED_MODULE_0__/* .positionOf */ .df)(index.releases, version) !== null;
}
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
/* harmony export */   m: () => (/* binding */ countUnknown)
/* harmony export */ });
const MOST_NAMES = 5;
function countUnknown(names) {
    return { count: names.length, names: [...new Set(names)].slice(0, MOST_NAMES) };
}


/***/ }),

/***/ 85201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ unsafeSideOf),
/* harmony export */   g: () => (/* binding */ differencesOf)
/* harmony export */ });
/* harmony import */ var _documents_moment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40709);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34670);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15807);



function unsafeSideOf(statements) {
    const [first] = statements;
    return {
        version: first.version,
        previousVersion: differencesOf(statements, ['previousVersion']).length === 0 ? first.previousVersion : null,
        releaseDate: youngestDate(statements.map(({ releaseDate }) => releaseDate)),
        rollingUpdateSafe: statements.map(({ rollingUpdateSafe }) => rollingUpdateSafe).reduce(_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .worseVerdict */ .y),
        requiredStops: [...new Set(statements.flatMap(({ requiredStops }) => requiredStops))],
        minPreviousVersion: statements.map(({ minPreviousVersion }) => minPreviousVersion).reduce(_version_js__WEBPACK_IMPORTED_MODULE_2__/* .highestVersion */ .t),
        backfilled: statements.some(({ backfilled }) => backfilled),
    };
}
function differencesOf(statements, members) {
    return members.filter((member) => new Set(statements.map((facts) => meaningOf(facts[member]))).size > 1);
}
function meaningOf(value) {
    if (Array.isArray(value))
        return [...new Set(value)].sort().join();
    return String((typeof value === 'string' ? (0,_documents_moment_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMoment */ .mI)(value) : null) ?? value);
}
function youngestDate(dates) {
    return dates.reduce((one, other) => {
        if (one === other)
            return one;
        const [left, right] = [(0,_documents_moment_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMoment */ .mI)(one), (0,_documents_moment_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMoment */ .mI)(other)];
        if (left === null || right === null)
            return null;
        return left >= right ? one : other;
    });
}


/***/ }),

/***/ 34670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ worseVerdict)
/* harmony export */ });
function worseVerdict(left, right) {
    if (left === false || right === false)
        return false;
    return left === true && right === true ? true : 'unknown';
}


/***/ }),

/***/ 66319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I4: () => (/* binding */ styled),
/* harmony export */   P_: () => (/* binding */ toLines),
/* harmony export */   b: () => (/* binding */ PLAIN_LOOK),
/* harmony export */   lookOf: () => (/* binding */ lookOf)
/* harmony export */ });
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41437);


const PLAIN_LOOK = { width: 80, colour: false, verbose: false };
const NARROWEST = 40;
const WIDEST = 120;
function lookOf({ isTTY = false, columns = PLAIN_LOOK.width }, processEnv, verbose = false) {
    const { NO_COLOR: no = '', FORCE_COLOR: force, TERM: terminal } = processEnv;
    const isForced = force !== undefined && force !== '0' && force !== 'false';
    const isWanted = force === undefined && no === '' && terminal !== 'dumb' && isTTY;
    const width = isTTY ? Math.min(Math.max(columns, NARROWEST), WIDEST) : PLAIN_LOOK.width;
    return { width, colour: isForced || isWanted, verbose };
}
const STYLES = {
    bold: [1, 22],
    dim: [2, 22],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
function styled({ colour }, style, text) {
    const [on, off] = STYLES[style];
    return colour ? `\u001B[${on}m${text}\u001B[${off}m` : text;
}
function toLines(blocks, look, indent = '') {
    const lines = [];
    let before = null;
    for (const block of blocks) {
        if (before !== null && isApart(before, block, look))
            lines.push('');
        lines.push(...linesOf(block, look, indent));
        before = block;
    }
    return lines;
}
function isApart(before, block, look) {
    if (before.type === 'heading' && before.level === 2)
        return true;
    if (before.type === 'fold' && block.type === 'fold')
        return isOpen(before, look) || isOpen(block, look);
    if (before.type === 'fold' && block.type === 'item')
        return true;
    if (block.type === 'text')
        return block.isFirst || before.type !== 'text';
    if (block.type === 'item' && before.type === 'text')
        return !before.text.endsWith(':');
    if (block.type === 'table' || before.type === 'table')
        return before.type !== 'heading';
    return block.type === 'heading' || block.type === 'fold';
}
function isOpen({ where }, look) {
    return look.verbose || where === 'on pages';
}
function linesOf(block, look, indent) {
    switch (block.type) {
        case 'heading':
            return (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .L)(block.text, look.width, indent, indent).map((line) => styled(look, 'bold', line));
        case 'text':
            return (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .L)(block.text, look.width, indent, indent);
        case 'item':
            return [
                ...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .L)(block.text, look.width, `${indent}- `, `${indent}  `),
                ...toLines(block.under, look, `${indent}  `),
            ];
        case 'code':
            return block.lines.map((line) => `${indent}  ${codeLine(block.language, (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeForLog */ .b4)(line), look)}`);
        case 'table':
            return tableLines([block.head, ...block.rows], look, indent);
        case 'fold': {
            const isShown = isOpen(block, look);
            return [
                ...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .L)(`${isShown ? '▾' : '▸'} ${block.title}`, look.width, indent, `${indent}  `),
                ...(isShown ? toLines(block.blocks, look, `${indent}  `) : []),
            ];
        }
    }
}
function tableLines(rows, look, indent) {
    const last = (rows[0]?.length ?? 1) - 1;
    const widths = Array.from({ length: last }, (_, column) => Math.max(...rows.map((row) => (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .q)(row[column] ?? ''))));
    return rows.flatMap((row) => {
        const cells = widths.map((width, column) => {
            const cell = row[column] ?? '';
            return `${cell}${' '.repeat(width - (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .q)(cell) + 2)}`;
        });
        const first = indent + cells.join('');
        return (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .L)(row[last] ?? '', look.width, first, ' '.repeat((0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .q)(first))).map((line) => line.trimEnd());
    });
}
function codeLine(language, line, look) {
    if (language === 'sh')
        return styled(look, 'cyan', line);
    if (language !== 'diff')
        return line;
    const style = line.startsWith('-') ? 'red' : line.startsWith('+') ? 'green' : 'dim';
    return styled(look, style, line);
}


/***/ }),

/***/ 41437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ wrap),
/* harmony export */   q: () => (/* binding */ widthOf)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32883);


function wrap(text, width, first, others) {
    const lines = [];
    let line = first;
    let isEmpty = true;
    const room = width - others.length;
    for (const word of ((0,_page_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCommands */ .Df)(text).match(WORDS) ?? []).flatMap((each) => pieces(each, room))) {
        const gap = isEmpty ? '' : ' ';
        if (!isEmpty && widthOf(line) + gap.length + widthOf(word) > width) {
            lines.push(line);
            line = `${others}${word}`;
        }
        else
            line = `${line}${gap}${word}`;
        isEmpty = false;
    }
    return [...lines, line];
}
const WORDS = /(?:`[^`]*`|\S)+/g;
const ADDRESS = /^https:\/\/[\w./#-]{1,190}:?$/;
const COMMAND = /^`(?:node|npx|upgrade-gate) [^`]{1,190}`[.,]?$/;
function pieces(word, room) {
    if (widthOf(word) <= room || ADDRESS.test(word) || COMMAND.test(word))
        return [word];
    const cut = [];
    let piece = '';
    for (const character of word) {
        if (widthOf(piece + character) > room) {
            cut.push(piece);
            piece = '';
        }
        piece += character;
    }
    return [...cut, piece];
}
const WIDE = /\p{Extended_Pictographic}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/gu;
function widthOf(text) {
    const shown = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).replace(/\uFE0F/g, '');
    return [...shown].length + (shown.match(WIDE)?.length ?? 0);
}


/***/ }),

/***/ 83741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ COMMIT_ID),
/* harmony export */   VH: () => (/* binding */ isBehindEntry),
/* harmony export */   XR: () => (/* binding */ MOST_FILE_BYTES),
/* harmony export */   jh: () => (/* binding */ TreeError),
/* harmony export */   pL: () => (/* binding */ EMPTY_TREE),
/* harmony export */   qB: () => (/* binding */ TooLargeError)
/* harmony export */ });
const EMPTY_TREE = {
    name: 'nothing',
    entries: async () => new Map(),
    read: async () => null,
    containing: async () => [],
};
const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function isBehindEntry(path, entries) {
    const above = path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));
    return above.some((folder) => (entries.get(folder)?.kind ?? 'file') !== 'file');
}
class TreeError extends Error {
    name = 'TreeError';
}
const MOST_FILE_BYTES = 100_000_000;
class TooLargeError extends TreeError {
    constructor() {
        super(`it is larger than the limit of ${MOST_FILE_BYTES / 1_000_000} MB`);
    }
}


/***/ })

};
