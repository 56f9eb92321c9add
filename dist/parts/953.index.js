export const id = 953;
export const ids = [953];
export const modules = {

/***/ 7669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showPlace),
/* harmony export */   w: () => (/* binding */ compareByPlace)
/* harmony export */ });
/** The order of files, lines and columns. */
function compareByPlace({ place: one }, { place: other }) {
    if (one.file !== other.file)
        return one.file < other.file ? -1 : 1;
    return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}
/** `deploy/values.yaml:12`, for messages. */
function showPlace({ file, line }) {
    return line === null ? file : `${file}:${line}`;
}


/***/ }),

/***/ 4799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ evidenceSource)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/** Where a run's documents lie, by its settings. */
function evidenceSource(settings) {
    return {
        indexUrl: settings['index-url'],
        releaseAssetUrl: settings['release-asset-url'],
        artifacts: settings.artifacts,
        workingDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(settings['working-directory']),
    };
}


/***/ }),

/***/ 2747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ groundsOf),
  r: () => (/* binding */ judgeSpan)
});

// EXTERNAL MODULE: ./build/release-safety/decision.js
var decision = __webpack_require__(7565);
// EXTERNAL MODULE: ./build/release-safety/plan.js
var release_safety_plan = __webpack_require__(8308);
// EXTERNAL MODULE: ./build/release-safety/span.js
var span = __webpack_require__(4747);
// EXTERNAL MODULE: ./build/release-safety/config-changes.js
var config_changes = __webpack_require__(4037);
;// CONCATENATED MODULE: ./build/release-safety/listed-changes.js
/**
 * `… and 12 more`, `+12 more changes`, `and 3 others`: the line that ends a list which was capped. No two parts of it
 * match the same text, so that a long line takes linear time.
 */
const OVERFLOW = /^\W*(?:and\W+)?(\d{1,9})\s+(?:more|others?|further|additional)\b/i;
/**
 * Reads a list with its uncapped count. Its last line may say how many more there are; it is no change itself.
 *
 * @param count the uncapped total; undefined where the document does not say
 */
function readListedChanges(lines, count) {
    const more = overflowOf(lines, count);
    const listed = more === null ? lines : lines.slice(0, -1);
    const total = Math.max(count ?? 0, listed.length + (more ?? 0));
    return { lines: listed, count: total, unlisted: total - listed.length };
}
/** How many more there are by the last line; null where it is a change like the others. */
function overflowOf(lines, count) {
    const overflow = OVERFLOW.exec(lines.at(-1) ?? '');
    if (overflow === null)
        return null;
    const more = Number(overflow[1]);
    // `2 additional members are required` is a change where the count says that all are listed.
    return count === lines.length && more !== 1 ? null : more;
}

// EXTERNAL MODULE: ./build/release-safety/release.js
var release_safety_release = __webpack_require__(554);
;// CONCATENATED MODULE: ./build/release-safety/table-impact.js
/**
 * The tables that migrations touch, the one with the heaviest work first. What any of them does is done, and what is not known of one
 * is not known of the table.
 *
 * @param migrations in the order of the releases
 */
function tableImpacts(migrations) {
    const impacts = new Map();
    for (const { release, tables, heaviness } of migrations) {
        for (const table of tables.length === 0 ? [null] : new Set(tables)) {
            const known = impacts.get(table);
            const releases = known?.releases ?? [];
            if (releases.at(-1) !== release)
                releases.push(release);
            impacts.set(table, {
                table,
                migrations: (known?.migrations ?? 0) + 1,
                releases,
                locksTable: heavier(known?.locksTable, heaviness.locksTable),
                rewritesTable: heavier(known?.rewritesTable, heaviness.rewritesTable),
                scansTable: heavier(known?.scansTable, heaviness.scansTable),
            });
        }
    }
    return [...impacts.values()].sort((one, other) => weightOf(other) - weightOf(one) || compareNames(one.table, other.table));
}
/** `true` before `unknown` before `false`: here true is what an operator has to fear. */
function heavier(one = false, other) {
    if (one === true || other === true)
        return true;
    return one === 'unknown' || other === 'unknown' ? 'unknown' : false;
}
/** A rewrite takes longer than a lock alone, and that longer than a scan; what is not known comes behind what is. */
function weightOf({ rewritesTable, locksTable, scansTable }) {
    const weigh = (verdict) => (verdict === true ? 2 : verdict === 'unknown' ? 1 : 0);
    return 100 * weigh(rewritesTable) + 10 * weigh(locksTable) + weigh(scansTable);
}
/** Of two that differ. By code units, so that the order is the same everywhere; no name comes last. */
function compareNames(one, other) {
    if (one === null || other === null)
        return one === null ? 1 : -1;
    return one < other ? -1 : 1;
}

// EXTERNAL MODULE: ./build/gate/unknown-sections.js
var unknown_sections = __webpack_require__(6057);
;// CONCATENATED MODULE: ./build/gate/explanation.js





/** What the explanation of a jump rests on where there is no index. */
const NOTHING_EXPLAINED = explain([], new Map());
/**
 * What the releases of a span bring, from their artifacts.
 *
 * @param releases of the span, in their order
 * @param artifacts those that were read, by version
 */
function explain(releases, artifacts) {
    const reports = releases.map((release) => ({ release, report: reportRelease(release, artifacts) }));
    const all = reports.map(({ report }) => report);
    return {
        releases: reports
            .filter(({ release, report }) => !(0,release_safety_release/* isProven */.nn)(release) || hasNews(report))
            .map(({ report }) => report),
        unexplained: all.filter(({ explained }) => !explained).length,
        tables: tableImpacts(all.flatMap(({ version, migrations }) => (migrations?.files ?? []).map(({ tables, heaviness }) => ({ release: version, tables, heaviness })))),
        api: { rest: totalsOf(all, 'rest'), mcp: totalsOf(all, 'mcp') },
        config: (0,config_changes/* netConfigEffects */.C)(all.map(({ version, config }) => ({ release: version, changes: config?.changes ?? [] }))),
    };
}
/** Neighbours of one verdict, brought together. */
function verdictRuns(releases) {
    const runs = [];
    for (const release of releases) {
        const { version } = release;
        const verdict = (0,release_safety_release/* effectiveVerdict */.f6)(release);
        const last = runs.at(-1);
        if (last?.verdict === verdict)
            runs[runs.length - 1] = { ...last, last: version, count: last.count + 1 };
        else
            runs.push({ verdict, first: version, last: version, count: 1 });
    }
    return runs;
}
function reportRelease(release, artifacts) {
    const { version, releaseDate } = release;
    const artifact = artifacts.get(version);
    const migrations = artifact?.migrations ?? null;
    const config = artifact?.config ?? null;
    return {
        version,
        verdict: (0,release_safety_release/* effectiveVerdict */.f6)(release),
        releaseDate,
        explained: artifact !== undefined,
        migrations: migrations && {
            present: migrations.present,
            count: Math.max(migrations.count, migrations.files.length),
            files: migrations.files,
        },
        api: { rest: surfaceOf(artifact?.api?.rest), mcp: surfaceOf(artifact?.api?.mcp) },
        config: config && { checked: config.checked, breaking: config.breaking, changes: config.changes },
        declaredBreaks: artifact?.declaredBreaks?.map(declaredBreak) ?? [],
        declaredAdvisories: artifact?.declaredAdvisories?.map(textOfAdvisory) ?? [],
    };
}
function surfaceOf(surface) {
    if (surface == null)
        return null;
    const { checked, breaking, changes, breakingCount, advisories, advisoryCount } = surface;
    return {
        checked,
        breaking,
        changes: readListedChanges(changes, breakingCount),
        advisories: readListedChanges(advisories ?? [], advisoryCount),
    };
}
/** Both shapes that are published: a place in the sources, or a name with the migration (DESIGN section 3). */
function declaredBreak(declared) {
    const { reason = null, requiredStop, file, line, id, migration = null, releasedIn = null } = declared;
    const source = file == null ? (id ?? null) : `${file}${line == null ? '' : `:${line}`}`;
    return { reason, requiredStop, source, migration, releasedIn };
}
/** Which members an advisory has is not documented. */
function textOfAdvisory(advisory) {
    const texts = ['reason', 'message', 'title', 'id'].map((member) => advisory[member]);
    return texts.find((text) => typeof text === 'string') ?? JSON.stringify(advisory);
}
/** Whether a release brings something to know of though it may be rolled, or leaves open whether it does. */
function hasNews(release) {
    const { explained, migrations, api, config, declaredBreaks, declaredAdvisories } = release;
    if (!explained)
        return false;
    const surfaces = [api.rest, api.mcp];
    return ((0,unknown_sections/* areMigrationsUnknown */.Ik)(release) ||
        (0,unknown_sections/* isConfigUnknown */.zg)(release) ||
        surfaces.some(unknown_sections/* isApiUnknown */.H6) ||
        (migrations?.count ?? 0) > 0 ||
        (config?.changes.length ?? 0) > 0 ||
        surfaces.some((surface) => surface !== null && surface.changes.count + surface.advisories.count > 0) ||
        declaredBreaks.length > 0 ||
        declaredAdvisories.length > 0);
}
function totalsOf(releases, name) {
    const surfaces = releases.map(({ version, explained, api }) => ({ version, explained, surface: api[name] }));
    const sum = (count) => surfaces.reduce((total, { surface }) => total + (surface === null ? 0 : count(surface)), 0);
    return {
        breaking: sum(({ changes }) => changes.count),
        unlisted: sum(({ changes }) => changes.unlisted),
        advisories: sum(({ advisories }) => advisories.count),
        releases: surfaces.filter(({ surface }) => (surface?.changes.count ?? 0) > 0).map(({ version }) => version),
        unknown: surfaces
            .filter(({ explained, surface }) => explained && (0,unknown_sections/* isApiUnknown */.H6)(surface))
            .map(({ version }) => version),
    };
}

;// CONCATENATED MODULE: ./build/gate/judge-span.js




/**
 * Judges one jump on the evidence: its decision, its plan, and the newest version that could be rolled to instead.
 *
 * @throws ReverseSpanError where `to` is below `from`
 */
function judgeSpan(evidence, from, to) {
    const { index, indexRecord } = evidence;
    if (index === null) {
        const problem = `${indexRecord.location}: ${indexRecord.problem}`;
        return {
            ...(0,decision/* decideWithoutIndex */.F)(from, to, problem),
            plan: { hops: null, problem: { rule: 'index-unavailable', release: null, says: problem } },
            newestRollingVersion: null,
            newestRollingHops: null,
            newestRollingEvidence: 'index',
            verdicts: [],
            explanation: NOTHING_EXPLAINED,
        };
    }
    const plan = (0,release_safety_plan/* planHops */._)(index, from, to);
    const newest = (0,release_safety_plan/* newestRollingVersion */.q)(index, from);
    const { releases } = (0,span/* readSpan */.F2)(index, from, to);
    return {
        ...(0,decision/* decideSpan */.Rg)(index, from, to),
        plan: plan.problem !== null ? plan : { hops: plan.hops.map((hop) => reportHop(evidence, index, hop)), problem: null },
        newestRollingVersion: newest,
        newestRollingHops: newest === null ? null : ((0,release_safety_plan/* planHops */._)(index, from, newest).hops?.length ?? null),
        newestRollingEvidence: newest === null ? 'index' : groundsOf(evidence, index, { from, to: newest }),
        verdicts: verdictRuns(releases),
        explanation: explain(releases, evidence.artifacts),
    };
}
function reportHop(evidence, index, hop) {
    const { releases } = (0,span/* readSpan */.F2)(index, hop.from, hop.to);
    return { ...hop, evidence: groundsOn(evidence, releases), verdicts: verdictRuns(releases) };
}
/**
 * Whether the artifact of every live release of a jump was read. Releases beyond the target never are, so a newest
 * version up there is the index's word alone.
 */
function groundsOf(evidence, index, jump) {
    return groundsOn(evidence, (0,span/* readSpan */.F2)(index, jump.from, jump.to).releases);
}
function groundsOn({ artifacts }, releases) {
    const live = releases.filter((release) => !release.backfilled);
    return live.length > 0 && live.every((release) => artifacts.has(release.version)) ? 'verified' : 'index';
}


/***/ }),

/***/ 6057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H6: () => (/* binding */ isApiUnknown),
/* harmony export */   Ik: () => (/* binding */ areMigrationsUnknown),
/* harmony export */   zg: () => (/* binding */ isConfigUnknown)
/* harmony export */ });
/*
 * What an artifact leaves open. A section that is not there, that was not compared, or that says there is something without
 * saying what, is never the same as nothing.
 */
/** Whether the artifact leaves open what breaks for the consumers of an API. */
function isApiUnknown(surface) {
    return surface === null || (surface.changes.count === 0 && (!surface.checked || surface.breaking !== false));
}
/** Whether it leaves open what is done to the database. */
function areMigrationsUnknown({ migrations }) {
    return migrations === null || (migrations.count === 0 && migrations.present !== false);
}
/** Whether it leaves open which environment variables change. */
function isConfigUnknown({ config }) {
    return config === null || !config.checked || (config.changes.length === 0 && config.breaking !== false);
}


/***/ }),

/***/ 4037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ netConfigEffects),
/* harmony export */   J: () => (/* binding */ readConfigChange)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5807);

/**
 * Reads one item of `config.changes`. Its type is taken from its word for it, and where there is none from the members
 * that it has, for the format is in beta.
 */
function readConfigChange(item) {
    const { name, previousName } = item;
    const previousDefault = textOf(item['previousDefault']);
    const defaultValue = textOf(item['defaultValue']);
    if (typeof name !== 'string')
        return { kind: 'other', name: null };
    switch (item['type'] ?? item['kind'] ?? typeByMembers(item)) {
        case 'removed':
            return { kind: 'removed', name, previousDefault };
        case 'renamed':
            return typeof previousName === 'string'
                ? { kind: 'renamed', name, previousName, defaultValue }
                : { kind: 'other', name };
        case 'defaultChanged':
            return { kind: 'default-changed', name, previousDefault, defaultValue };
        default:
            return { kind: 'other', name };
    }
}
function typeByMembers(item) {
    if ('previousName' in item)
        return 'renamed';
    if ('defaultValue' in item)
        return 'defaultChanged';
    return 'previousDefault' in item ? 'removed' : null;
}
/** A default as text; null where there is none. */
function textOf(value) {
    if (value === undefined || value === null)
        return null;
    return typeof value === 'string' ? value : JSON.stringify(value);
}
/**
 * Variables that are given one name go on together, and one that is given several names goes on as several: each change of
 * such costs as much as they are. Beyond so many steps no more than the first of them is followed, which no real span needs.
 */
const MOST_EXTRA_STEPS = 200_000;
/**
 * The net effect of a span: a variable that is renamed twice has its last name, and one whose default is changed and changed
 * back is not mentioned. All changes of one release happen at once, in whatever order they are listed, so that two names
 * may be swapped.
 *
 * @param steps in the order of the releases
 */
function netConfigEffects(steps) {
    const tracks = new Tracks();
    for (const step of steps)
        tracks.take(step);
    const origins = tracks.origins.map((origin) => ({ origin, after: byLastName(origin.tracks) }));
    const finalNames = new Set(origins.flatMap(({ after }) => [...after.keys()]));
    return origins.flatMap(({ origin, after }) => [...after].flatMap(([name, those]) => {
        const isGone = (each) => {
            if (each !== origin.name)
                return !finalNames.has(each);
            // What has its first name again, or goes on by another one, is not removed as well.
            return name === null ? after.size === 1 : !after.has(each);
        };
        return effectOf(origin, name, those, isGone);
    }));
}
/** All variables that a span speaks of. */
class Tracks {
    origins = [];
    /** By the name that they have now, or had last: several where they were given one name. */
    #current = new Map();
    #extraSteps = MOST_EXTRA_STEPS;
    take({ release, changes }) {
        const moves = [];
        const turns = [...turnsOf(changes)].map(([name, turn]) => ({ name, turn, tracks: this.#tracksOf(name, turn) }));
        for (const { name, turn, tracks } of turns) {
            const { newNames, isRemoved, defaultValue } = turn;
            if (newNames.size === 0)
                this.#current.set(name, tracks);
            else
                this.#current.delete(name);
            const branches = [...newNames].map(([newName, ownDefault], at) => {
                const branch = at === 0 ? tracks : this.#copiesOf(tracks);
                return { name: newName, tracks: branch, defaultValue: ownDefault };
            });
            moves.push(...branches);
            for (const branch of branches.length === 0 ? [{ tracks, defaultValue }] : branches) {
                for (const track of branch.tracks) {
                    // A release that speaks of a variable as of one that is there has brought it back.
                    track.isRemoved = isRemoved;
                    track.defaultValue = branch.defaultValue;
                    track.releases.push(release);
                }
            }
        }
        // Only now, for a new name may be one that the same release takes from another variable.
        for (const { name, tracks } of moves) {
            for (const track of tracks)
                this.#join(name, track);
        }
    }
    #tracksOf(name, { previousDefault }) {
        const known = this.#current.get(name);
        if (known !== undefined) {
            const followed = known.slice(0, this.#extraSteps + 1);
            this.#extraSteps -= followed.length - 1;
            return followed;
        }
        const origin = { name, previousDefault, tracks: [] };
        const track = { origin, names: [name], defaultValue: previousDefault, isRemoved: false, releases: [] };
        origin.tracks.push(track);
        this.origins.push(origin);
        return [track];
    }
    #copiesOf(tracks) {
        const copies = [];
        for (const { origin, names, defaultValue, isRemoved, releases } of tracks) {
            const steps = names.length + releases.length;
            if (steps > this.#extraSteps)
                break;
            this.#extraSteps -= steps;
            const copy = { origin, names: [...names], defaultValue, isRemoved, releases: [...releases] };
            origin.tracks.push(copy);
            copies.push(copy);
        }
        return copies;
    }
    #join(name, track) {
        track.names.push(name);
        const there = this.#current.get(name);
        // All that have a name are removed at once, and then the name is free.
        if (there === undefined || there[0]?.isRemoved === true)
            this.#current.set(name, [track]);
        else
            there.push(track);
    }
}
/** What a release does, by the names that the variables have before it. */
function turnsOf(changes) {
    const renamings = changes.filter((change) => change.kind === 'renamed');
    const newNames = new Set(renamings.map(({ name }) => name));
    const defaults = new Map(changes.flatMap((change) => (change.kind === 'default-changed' ? [[change.name, change]] : [])));
    const turns = new Map();
    for (const { name, previousName, defaultValue: told } of renamings) {
        // A new default is told by the name that the release leaves; that one may be new.
        const changed = defaults.get(name) ?? (newNames.has(previousName) ? undefined : defaults.get(previousName));
        const { previousDefault, defaultValue } = changed ?? { previousDefault: told, defaultValue: told };
        const known = turns.get(previousName)?.newNames ?? new Map();
        known.set(name, defaultValue);
        turns.set(previousName, { newNames: known, isRemoved: false, previousDefault, defaultValue });
    }
    for (const change of changes) {
        // That a name is gone which has become another one is no news.
        if (change.kind !== 'removed' || turns.has(change.name))
            continue;
        const { name, previousDefault } = change;
        turns.set(name, { newNames: new Map(), isRemoved: true, previousDefault, defaultValue: null });
    }
    for (const [name, { previousDefault, defaultValue }] of defaults) {
        const known = turns.get(name);
        if (newNames.has(name) || (known?.newNames.size ?? 0) > 0)
            continue;
        turns.set(name, { newNames: new Map(), isRemoved: known?.isRemoved ?? false, previousDefault, defaultValue });
    }
    return turns;
}
/** By the name after the span, null for those that are removed. */
function byLastName(tracks) {
    const found = new Map();
    for (const track of tracks) {
        const name = track.isRemoved ? null : track.names.at(-1);
        const those = found.get(name);
        if (those === undefined)
            found.set(name, [track]);
        else
            those.push(track);
    }
    return found;
}
/** @param tracks those that end alike */
function effectOf({ name: firstName, previousDefault }, name, tracks, isGone) {
    const all = [...new Set(tracks.flatMap(({ names }) => names))];
    const releases = (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .sortedVersions */ .xe)(tracks.flatMap((track) => track.releases));
    const defaultValue = tracks.at(-1)?.defaultValue ?? null;
    const common = { previousDefault, releases };
    if (name === firstName) {
        if (previousDefault === defaultValue)
            return [];
        return [{ effect: 'default-changed', names: all, name, ...common, defaultValue }];
    }
    const former = all.filter(isGone);
    // Where none of its names goes away, it goes on by another one besides.
    if (former.length === 0)
        return [];
    const names = [...former, ...(name === null ? [] : [name])];
    if (name === null)
        return [{ effect: 'removed', names, name, ...common, defaultValue: null }];
    return [{ effect: 'renamed', names, name, ...common, defaultValue }];
}


/***/ }),

/***/ 7565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ decideWithoutIndex),
/* harmony export */   Rg: () => (/* binding */ decideSpan),
/* harmony export */   dO: () => (/* binding */ upgradeModeOf)
/* harmony export */ });
/* unused harmony export conclude */
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(554);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4747);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5807);



/** The only place where a decision becomes a mode: everything that is not proven is `Recreate`. */
function upgradeModeOf(decision) {
    return decision === 'roll' || decision === 'unchanged' ? 'RollingUpdate' : 'Recreate';
}
/**
 * The rules that keep a span from rolling, and the decision that each leads to. `unverified` stands apart: it costs a
 * release its proof, and makes the span `unproven` only where it would otherwise roll (DESIGN section 3).
 */
const RULES = {
    'index-unavailable': 'unproven',
    'not-indexed': 'unproven',
    'coverage-gap': 'unproven',
    malformed: 'unproven',
    contradiction: 'unproven',
    'required-stop': 'blocked',
    'minimum-not-met': 'blocked',
    'uncovered-hop': 'recreate',
    'verdict-false': 'recreate',
    'verdict-unknown': 'recreate',
    'backfilled-true': 'recreate',
    unverified: 'unverified',
};
/**
 * Judges the direct jump from `from` to `to` (DESIGN section 4; INTERFACE.md, Span rules 1 to 7).
 *
 * @throws ReverseSpanError where `to` is below `from`
 */
function decideSpan(index, from, to) {
    const span = (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .readSpan */ .F2)(index, from, to);
    const reasons = gravestFirst([...coverageReasons(index, span), ...permissionReasons(span), ...floorReasons(index, span)], span.releases);
    const decision = conclude(index, span, reasons);
    return {
        from,
        to,
        direction: span.direction,
        decision,
        upgradeMode: upgradeModeOf(decision),
        verdict: (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .spanVerdict */ .wK)(span, _release_js__WEBPACK_IMPORTED_MODULE_1__/* .effectiveVerdict */ .f6),
        reasons,
        requiredStops: span.requiredStops,
        minimumPreviousVersion: span.minimum?.version ?? null,
        missingRanges: span.missingRanges,
        coveredReleases: span.releases.length,
    };
}
/** What is left to say where there is no readable index: nothing is known, so nothing is proven. */
function decideWithoutIndex(from, to, problem) {
    return {
        from,
        to,
        direction: from === to ? 'same-version' : 'upgrade',
        decision: 'unproven',
        upgradeMode: upgradeModeOf('unproven'),
        verdict: 'unknown',
        reasons: [{ rule: 'index-unavailable', release: null, says: problem }],
        requiredStops: [],
        minimumPreviousVersion: null,
        missingRanges: [],
        coveredReleases: 0,
    };
}
/**
 * The decision on a span. `roll` and `unchanged` are concluded from positive proof, never from the absence of reasons:
 * whatever the reasons overlook ends as `unproven`.
 *
 * @param reasons the gravest first
 */
function conclude(index, span, reasons) {
    if (reasons.length === 0) {
        if (span.direction === 'same-version')
            return (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .isIndexed */ .y5)(index, span.to) ? 'unchanged' : 'unproven';
        return mayRoll(span) ? 'roll' : 'unproven';
    }
    const worst = RULES[reasons[0].rule];
    return worst === 'unverified' ? 'unproven' : worst;
}
function mayRoll(span) {
    return (span.missingRanges.length === 0 &&
        span.releases.at(-1)?.version === span.to &&
        span.releases.every(_release_js__WEBPACK_IMPORTED_MODULE_1__/* .isProven */ .nn) &&
        (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .stopsBetween */ .Q_)(span).length === 0 &&
        (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .meetsMinimum */ .J)(span));
}
/** Precedence when several rules hold (DESIGN section 4): missing coverage may hide a stop, so it comes first. */
function gravestFirst(reasons, releases) {
    // A row that cannot be read explains the gap that it leaves.
    const unreadable = [];
    const found = {
        unproven: [],
        blocked: [],
        recreate: [],
        unverified: [],
    };
    for (const reason of [...reasons, ...releases.flatMap((release) => release.doubts)]) {
        (reason.rule === 'malformed' ? unreadable : found[RULES[reason.rule]]).push(reason);
    }
    return unreadable.concat(found.unproven, found.blocked, found.recreate, found.unverified);
}
function coverageReasons(index, span) {
    const { from, to } = span;
    const reasons = [];
    const belowFloor = (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowFloor */ .IB)(index, from);
    if (!belowFloor && !(0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .isIndexed */ .y5)(index, from))
        reasons.push(notIndexed(index, from));
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .isIndexed */ .y5)(index, to)) {
        if (to !== from || belowFloor)
            reasons.push(notIndexed(index, to));
        return reasons;
    }
    for (const { afterVersion, beforeVersion } of belowFloor ? gapsAboveFloor(index, span) : span.missingRanges) {
        // An absent `from` has had its reason above.
        if (afterVersion === beforeVersion)
            continue;
        reasons.push({ rule: 'coverage-gap', release: beforeVersion, says: `after ${afterVersion}` });
    }
    return reasons;
}
/** From below the floor the way to the floor is uncovered by design; what counts is the coverage from there on. */
function gapsAboveFloor(index, span) {
    if ((0,_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(span.to, index.floor) < 0)
        return [{ afterVersion: span.from, beforeVersion: span.to }];
    const gaps = (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .gapsInChain */ .Mx)(index.floor, span.to, span.releases.filter((release) => (0,_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(release.version, index.floor) > 0));
    return (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .isIndexed */ .y5)(index, index.floor) ? gaps : [{ afterVersion: span.from, beforeVersion: index.floor }, ...gaps];
}
function notIndexed(index, version) {
    const skipped = index.skippedRows.find((row) => row.version === version);
    return skipped === undefined
        ? { rule: 'not-indexed', release: version, says: 'no row' }
        : { rule: 'malformed', release: version, says: `index, row ${skipped.row}: ${skipped.problem}` };
}
function permissionReasons(span) {
    const reasons = (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .stopsBetween */ .Q_)(span).map((stop) => ({
        rule: 'required-stop',
        release: stop,
        says: 'requiredStops',
    }));
    if (span.minimum !== null && !(0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .meetsMinimum */ .J)(span)) {
        const { version, release } = span.minimum;
        reasons.push({ rule: 'minimum-not-met', release, says: version });
    }
    return reasons;
}
function floorReasons(index, span) {
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowFloor */ .IB)(index, span.from) || span.to !== index.floor)
        return [];
    return [{ rule: 'uncovered-hop', release: index.floor, says: 'backfillFloorVersion' }];
}


/***/ }),

/***/ 8308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ planHops),
/* harmony export */   q: () => (/* binding */ newestRollingVersion)
/* harmony export */ });
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7565);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(554);
/* harmony import */ var _release_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7983);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4747);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5807);





/**
 * The fewest hops from `from` to `to` that respect the minima and the floor and land on every stop that the whole span
 * names strictly between; ties by the fewest `Recreate` hops, then the farthest first hop (DESIGN section 4, Plan).
 *
 * No hops where both versions are the same. Takes time linear in the length of the span.
 *
 * @throws ReverseSpanError where `to` is below `from`
 */
function planHops(index, from, to) {
    const span = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .readSpan */ .F2)(index, from, to);
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, to))
        return noPath('not-indexed', to, 'no row in the index');
    if (from === to)
        return { hops: [], problem: null };
    const belowFloor = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelowFloor */ .IB)(index, from);
    const start = belowFloor ? index.floor : from;
    if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, start))
        return noPath('not-indexed', start, 'no row in the index');
    if ((0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelowFloor */ .IB)(index, to))
        return noPath('no-way-in', to, `below the floor ${index.floor}`);
    const landings = [];
    if (belowFloor) {
        // From below the floor every way leads over the floor itself (INTERFACE.md, Span rules 4).
        const toFloor = (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .readSpan */ .F2)(index, from, index.floor);
        if (!(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .meetsMinimum */ .J)(toFloor)) {
            return noPath('no-way-in', index.floor, `minPreviousVersion is ${toFloor.minimum?.version}`);
        }
        landings.push(index.floor);
    }
    let leg = start;
    for (const target of [...(0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .sortedVersions */ .xe)((0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .stopsBetween */ .Q_)(span)), to]) {
        if (target === leg)
            continue;
        const covered = (0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(target, leg) > 0 && (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, target);
        if (!covered)
            return noPath('stop-not-indexed', target, 'no row in the index');
        const way = shortestWay(index, leg, target);
        if (way.problem !== null)
            return { hops: null, problem: way.problem };
        for (const landing of way.landings)
            landings.push(landing);
        leg = target;
    }
    return { hops: landings.map((landing, hop) => judgeHop(index, landings[hop - 1] ?? from, landing)), problem: null };
}
/**
 * The newest indexed release that `roll` hops alone reach from `from`, not bounded by any target; null where there is
 * none (DESIGN section 4, Plan).
 *
 * Every release on such a way has to be proven, covered and open from the one before it. Stops on the way are landed
 * on; a stop that is not in the index cannot be, and ends the way.
 */
function newestRollingVersion(index, from) {
    const start = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_1__/* .positionOf */ .df)(index.releases, from);
    if (start === null || (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelowFloor */ .IB)(index, from))
        return null;
    let reached = start;
    let lostStop = null;
    for (let next = start + 1; next < index.releases.length; next += 1) {
        const release = index.releases[next];
        const before = index.releases[reached].version;
        const isCovered = release.previousVersion === before && opensFrom(release, before);
        if (!isCovered || !(0,_release_js__WEBPACK_IMPORTED_MODULE_4__/* .isProven */ .nn)(release))
            break;
        for (const stop of release.requiredStops) {
            const isLost = (0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(stop, from) > 0 && !(0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexed */ .y5)(index, stop);
            if (isLost && (lostStop === null || (0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(stop, lostStop) < 0))
                lostStop = stop;
        }
        if (lostStop !== null && (0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(lostStop, release.version) < 0)
            break;
        reached = next;
    }
    return reached === start ? null : index.releases[reached].version;
}
function judgeHop(index, from, to) {
    const { decision, upgradeMode, reasons } = (0,_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .decideSpan */ .Rg)(index, from, to);
    return { from, to, decision, upgradeMode, reasons };
}
function noPath(rule, release, says) {
    return { hops: null, problem: { rule, release, says } };
}
function opensFrom(release, from) {
    return release.minPreviousVersion === null || (0,_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(from, release.minPreviousVersion) >= 0;
}
/**
 * The best way between two indexed releases with no stop strictly between.
 *
 * A hop is permitted where every release in it is covered and open from the hop's start, so from each release one may
 * land on all releases up to a farthest one, and starting later never reaches less far. That makes one pass from the
 * end enough. `hops[i]` and `recreates[i]` are the cost from release i to the target. Among the releases with equally
 * many hops left, a later one never has more `Recreate` hops left (whatever an earlier one can do, a later one can do
 * with a part of the same releases). So only two landings can be best: the farthest, and the farthest that still rolls.
 */
function shortestWay(index, from, to) {
    const start = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAtOrAbove */ .N1)(index.releases, from);
    const leg = index.releases.slice(start, (0,_release_index_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAtOrAbove */ .N1)(index.releases, to) + 1);
    const end = leg.length - 1;
    const farthest = farthestLandings(leg);
    for (let position = 1; position <= end; position += 1) {
        const before = leg[position - 1];
        const release = leg[position];
        const isCovered = release.previousVersion === before.version && release.flaws.length === 0;
        if (!isCovered || farthest[position - 1] < position) {
            const says = describeBarrier(release, before.version);
            return { landings: null, problem: { rule: 'no-way-in', release: release.version, says } };
        }
    }
    const farthestRolling = new Int32Array(leg.length);
    farthestRolling[end] = end;
    const hops = new Int32Array(leg.length);
    const recreates = new Int32Array(leg.length);
    const next = new Int32Array(leg.length);
    for (let position = end - 1; position >= 0; position -= 1) {
        const following = leg[position + 1];
        farthestRolling[position] = (0,_release_js__WEBPACK_IMPORTED_MODULE_4__/* .isProven */ .nn)(following) ? farthestRolling[position + 1] : position;
        const far = farthest[position];
        const rolling = Math.min(far, farthestRolling[position]);
        hops[position] = hops[far] + 1;
        recreates[position] = recreates[far] + 1;
        next[position] = far;
        // (Where none rolls, `rolling` is the position itself, which is one hop farther away.)
        if (hops[rolling] === hops[far] && recreates[rolling] < recreates[position]) {
            recreates[position] = recreates[rolling];
            next[position] = rolling;
        }
    }
    const landings = [];
    for (let position = 0; position < end;) {
        position = next[position];
        landings.push(leg[position].version);
    }
    return { landings, problem: null };
}
/**
 * What keeps a release from being entered even from the one just before it. Such a release cannot be jumped over either:
 * it would still be in the span of the jump.
 */
function describeBarrier({ flaws, previousVersion, minPreviousVersion }, before) {
    // A row in doubt may hide a stop.
    if (flaws[0] !== undefined)
        return flaws[0].says;
    return previousVersion === before
        ? `minPreviousVersion is ${minPreviousVersion}, and no release lies between`
        : `previousVersion is ${previousVersion}, but ${before} is the release before it`;
}
/**
 * For each position the last one that a permitted hop from there may land on; it never falls from one to the next. Beyond
 * a release that has no way in it stays there.
 */
function farthestLandings(leg) {
    const opensAt = openingPositions(leg);
    const farthest = new Int32Array(leg.length);
    let reach = 0;
    for (const position of leg.keys()) {
        while ((opensAt[reach + 1] ?? Number.POSITIVE_INFINITY) <= position)
            reach += 1;
        farthest[position] = reach;
    }
    return farthest;
}
/** For each release the first position from which its minimum is met. Neighbours mostly have the same minimum. */
function openingPositions(leg) {
    const opensAt = new Int32Array(leg.length);
    let known = null;
    let opening = 0;
    for (let position = 0; position < leg.length; position += 1) {
        const { minPreviousVersion } = leg[position];
        if (minPreviousVersion !== known) {
            known = minPreviousVersion;
            opening = known === null ? 0 : (0,_release_index_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAtOrAbove */ .N1)(leg, known);
        }
        opensAt[position] = opening;
    }
    return opensAt;
}


/***/ })

};
