export const id = 1264;
export const ids = [1264];
export const modules = {

/***/ 36706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ RunningVersions)
/* harmony export */ });
/* harmony import */ var _documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(269);
/* harmony import */ var _documents_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59713);
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77829);
/* harmony import */ var _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69851);
/* harmony import */ var _net_http_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5963);
/* harmony import */ var _net_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22606);
/* harmony import */ var _net_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62426);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29519);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15807);









const MOST_BYTES = 1_000_000;
const HEADER = _product_product_js__WEBPACK_IMPORTED_MODULE_5__/* .product */ .q.service.versionHeader;
class RunningVersions {
    #session;
    #further;
    #unready = new Set();
    constructor(limits = _net_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .FETCH_LIMITS */ .k) {
        this.#session = new _net_http_session_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpSession */ .N(limits, 'requests');
        this.#further = new _net_http_session_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpSession */ .N({ ...limits, mostAttempts: 1 }, 'requests');
    }
    async ask(base, tagSuffix) {
        const read = (answer) => readAnswer(answer, tagSuffix);
        const found = await send(this.#session, requestTo(base, '/api/v1/health', 0), read);
        return found instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f ? unknownVersion(found.message, null) : found;
    }
    async withReadiness(base, answer) {
        const unclean = { ...answer, isClean: false };
        if (this.#unready.has(base.href))
            return unclean;
        const found = await send(this.#further, requestTo(base, '/api/v1/readyz', MOST_BYTES), readReadiness);
        if (found === 'unknown')
            this.#unready.add(base.href);
        if (found === 'ready')
            return answer;
        if (found instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f || found === 'unknown' || answer.migrations === 'parked')
            return unclean;
        return { ...unclean, migrations: found };
    }
    close() {
        this.#session.close();
        this.#further.close();
    }
}
function unknownVersion(problem, named) {
    return { version: null, problem, named, migrations: null, isClean: false };
}
async function send(session, request, read) {
    try {
        return (await session.send(request, async (answering) => read(await answering))).value;
    }
    catch (error) {
        if (error instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f)
            return error;
        throw error;
    }
}
function requestTo(base, path, mostRefusalBytes) {
    const url = new URL(`${base.origin}${base.pathname.replace(/(?<!\/)\/+$/, '')}${path}`);
    const headers = { accept: 'application/json', 'cache-control': 'no-cache' };
    return { method: 'GET', url, headers, body: null, mostBytes: MOST_BYTES, mostRefusalBytes };
}
const REASONS = new Map([
    ['schema_pending', 'pending'],
    ['migration_parked', 'parked'],
]);
function readReadiness({ status, bytes }) {
    if (status === 200)
        return 'ready';
    if (status !== 503)
        return 'unknown';
    const body = membersIn(bytes);
    const holders = [body, (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)(body['results']), (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)(body['error'])];
    const [known = 'unavailable'] = holders.flatMap(({ reason }) => REASONS.get(reason) ?? []);
    return known;
}
function membersIn(bytes) {
    try {
        return (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)((0,_documents_parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(bytes));
    }
    catch {
        return {};
    }
}
function migrationsIn(results) {
    const { requiresMigration, migrationWarnings } = results;
    const warnings = Array.isArray(migrationWarnings) ? migrationWarnings : [];
    if (warnings.includes('migration_parked'))
        return 'parked';
    if (requiresMigration === true)
        return 'pending';
    if (warnings.length > 0)
        return 'unavailable';
    return requiresMigration === false ? 'done' : null;
}
function readAnswer({ status, headers, bytes }, tagSuffix) {
    const named = versionOf(headers[HEADER], tagSuffix);
    const unknown = (problem) => unknownVersion(problem, named);
    if (status !== 200) {
        if (named !== null)
            return unknown(`${named} answers HTTP ${status} there, so it does not serve yet`);
        const retryAfterMs = (0,_net_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRetryAfter */ .mu)(headers['retry-after'], Date.now());
        throw new _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f('status', `it answered HTTP ${status}`, _net_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .PASSING_STATUSES */ .bc.has(status), retryAfterMs);
    }
    const results = resultsOf(bytes);
    if (results instanceof Error)
        return unknown(`it is no answer of ${_product_product_js__WEBPACK_IMPORTED_MODULE_5__/* .product */ .q.name}: ${results.message}`);
    const found = results['version'];
    const version = versionOf(found, tagSuffix);
    if (version === null)
        return unknown(`member "results.version" is ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteValue */ .c)(found)}, expected a version, X.Y.Z`);
    if (headers[HEADER] !== undefined && named !== version) {
        return unknown(`the answer says ${version}, and its header ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteValue */ .c)(headers[HEADER])}`);
    }
    const migrations = migrationsIn(results);
    const isClean = migrations === 'done' && Array.isArray(results['migrationWarnings']);
    return { version, problem: null, named, migrations, isClean };
}
function resultsOf(bytes) {
    try {
        return (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)((0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)((0,_documents_parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(bytes))['results']);
    }
    catch (error) {
        return error;
    }
}
function versionOf(text, tagSuffix) {
    if (typeof text !== 'string')
        return null;
    const bare = tagSuffix !== '' && text.endsWith(tagSuffix) ? text.slice(0, -tagSuffix.length) : text;
    return (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_8__/* .isVersion */ .lF)(bare) ? bare : null;
}


/***/ }),

/***/ 28092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X2: () => (/* binding */ NOTHING_EXPLAINED),
  Ik: () => (/* binding */ areMigrationsUnknown),
  WE: () => (/* binding */ explain),
  zg: () => (/* binding */ isConfigUnknown),
  qA: () => (/* binding */ verdictRuns)
});

// EXTERNAL MODULE: ./build/release-safety/config-effects.js
var config_effects = __webpack_require__(47134);
;// CONCATENATED MODULE: ./build/release-safety/listed-changes.js
const OVERFLOW = /^\W*(?:and\W+)?(\d{1,9})\s+(?:more|others?|further|additional)\b/i;
function readListedChanges(lines, count) {
    const more = overflowOf(lines, count);
    const listed = more === null ? lines : lines.slice(0, -1);
    const total = Math.max(count ?? 0, listed.length + (more ?? 0));
    return { lines: listed, count: total, unlisted: total - listed.length };
}
function overflowOf(lines, count) {
    const overflow = OVERFLOW.exec(lines.at(-1) ?? '');
    if (overflow === null)
        return null;
    const more = Number(overflow[1]);
    return count === lines.length && more !== 1 ? null : more;
}

// EXTERNAL MODULE: ./build/release-safety/release.js
var release_safety_release = __webpack_require__(554);
// EXTERNAL MODULE: ./build/release-safety/table-impact.js
var table_impact = __webpack_require__(25190);
;// CONCATENATED MODULE: ./build/gate/judge/explanation.js




const NOTHING_EXPLAINED = explain([], new Map());
function explain(releases, artifacts) {
    const all = releases.map((release) => reportRelease(release, artifacts));
    const proven = new Set(releases.filter(release_safety_release/* isProven */.nn).map(({ version }) => version));
    return {
        releases: all.filter((report) => !proven.has(report.version) || hasNews(report)),
        unexplained: all.filter(({ explained }) => !explained).length,
        tables: (0,table_impact/* tableImpacts */.y)(all.flatMap(({ version, migrations }) => (migrations?.files ?? []).map(({ tables, heaviness }) => ({ release: version, tables, heaviness })))),
        api: { rest: totalsOf(all, 'rest'), mcp: totalsOf(all, 'mcp') },
        config: (0,config_effects/* netConfigEffects */.C)(all.map(({ version, config }) => ({ release: version, changes: config?.changes ?? [] }))),
    };
}
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
        config: artifact?.config ?? null,
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
function declaredBreak(declared) {
    const { reason = null, requiredStop, file, line, id, migration = null, releasedIn = null } = declared;
    const source = file == null ? (id ?? null) : `${file}${line == null ? '' : `:${line}`}`;
    return { reason, requiredStop, source, migration, releasedIn };
}
function textOfAdvisory(advisory) {
    const texts = ['reason', 'message', 'title', 'id'].map((member) => advisory[member]);
    return texts.find((text) => typeof text === 'string') ?? JSON.stringify(advisory);
}
function hasNews(release) {
    const { explained, migrations, api, config, declaredBreaks, declaredAdvisories } = release;
    if (!explained)
        return false;
    const surfaces = [api.rest, api.mcp];
    return (areMigrationsUnknown(release) ||
        isConfigUnknown(release) ||
        surfaces.some(isApiUnknown) ||
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
            .filter(({ explained, surface }) => explained && isApiUnknown(surface))
            .map(({ version }) => version),
    };
}
function isApiUnknown(surface) {
    return surface === null || (surface.changes.count === 0 && (!surface.checked || surface.breaking !== false));
}
function areMigrationsUnknown({ migrations }) {
    return migrations === null || (migrations.count === 0 && migrations.present !== false);
}
function isConfigUnknown({ config }) {
    return config === null || !config.checked || (config.changes.length === 0 && config.breaking !== false);
}


/***/ }),

/***/ 38328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isJumpOf),
/* harmony export */   o: () => (/* binding */ keyOfTerms)
/* harmony export */ });
function isJumpOf(span, deployment) {
    return deployment.from === span.from && deployment.to === span.to && keyOfTerms(span) === keyOfTerms(deployment);
}
function keyOfTerms({ promotion, migrations }) {
    return JSON.stringify([promotion?.from, promotion?.has, migrations?.location, migrations?.state]);
}


/***/ }),

/***/ 47134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ netConfigEffects)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15807);

const MOST_EXTRA_STEPS = 200_000;
function netConfigEffects(steps) {
    const variables = new VariableTracks();
    for (const step of steps)
        variables.follow(step);
    const origins = variables.origins.map((origin) => ({ origin, after: byLastName(origin.tracks) }));
    const finalNames = new Set(origins.flatMap(({ after }) => [...after.keys()]));
    return origins.flatMap(({ origin, after }) => [...after].flatMap(([name, tracks]) => {
        const isFirstNameGone = name === null ? after.size === 1 : !after.has(origin.name);
        const isGone = (each) => (each === origin.name ? isFirstNameGone : !finalNames.has(each));
        return effectOf(origin, name, tracks, isGone);
    }));
}
class VariableTracks {
    origins = [];
    #current = new Map();
    #extraSteps = MOST_EXTRA_STEPS;
    follow({ release, changes }) {
        const followed = [...variableChanges(changes)].map(([name, change]) => {
            return { change, tracks: this.#takeTracks(name, change) };
        });
        for (const { change, tracks } of followed) {
            const branches = [...change.names].map(([name, defaultValue], at) => {
                return { name, defaultValue, branch: at === 0 ? tracks : this.#copiesOf(tracks) };
            });
            for (const { name, defaultValue, branch } of branches) {
                for (const track of branch) {
                    if (track.names.at(-1) !== name)
                        track.names.push(name);
                    track.isRemoved = change.isRemoved;
                    track.defaultValue = defaultValue;
                    track.releases.push(release);
                }
                this.#giveName(name, branch);
            }
        }
    }
    #takeTracks(name, { previousDefault }) {
        const known = this.#current.get(name);
        this.#current.delete(name);
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
    #giveName(name, branch) {
        const [first] = branch;
        if (first === undefined)
            return;
        const there = this.#current.get(name);
        if (there === undefined || there[0]?.isRemoved === true)
            this.#current.set(name, [...branch]);
        else if (!first.isRemoved)
            for (const track of branch)
                there.push(track);
    }
}
function variableChanges(changes) {
    const renamings = changes.filter((change) => change.kind === 'renamed');
    const newNames = new Set(renamings.map(({ name }) => name));
    const defaults = new Map(changes.flatMap((change) => (change.kind === 'default-changed' ? [[change.name, change]] : [])));
    const combined = new Map();
    for (const { name, previousName, defaultValue: ownDefault } of renamings) {
        const changed = defaults.get(name) ?? (newNames.has(previousName) ? undefined : defaults.get(previousName));
        const { previousDefault, defaultValue } = changed ?? { previousDefault: ownDefault, defaultValue: ownDefault };
        const names = combined.get(previousName)?.names ?? new Map();
        combined.set(previousName, { names: names.set(name, defaultValue), isRemoved: false, previousDefault });
    }
    for (const change of changes) {
        if (change.kind !== 'removed' || combined.has(change.name))
            continue;
        const { name, previousDefault } = change;
        combined.set(name, { names: new Map([[name, null]]), isRemoved: true, previousDefault });
    }
    for (const [name, { previousDefault, defaultValue }] of defaults) {
        const isRemoved = combined.get(name)?.isRemoved;
        if (newNames.has(name) || isRemoved === false)
            continue;
        combined.set(name, { names: new Map([[name, defaultValue]]), isRemoved: isRemoved ?? false, previousDefault });
    }
    return combined;
}
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
    if (former.length === 0)
        return [];
    const names = [...former, ...(name === null ? [] : [name])];
    if (name === null)
        return [{ effect: 'removed', names, name, ...common, defaultValue: null }];
    return [{ effect: 'renamed', names, name, ...common, defaultValue }];
}


/***/ }),

/***/ 25190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ weightOf),
/* harmony export */   y: () => (/* binding */ tableImpacts)
/* harmony export */ });
function tableImpacts(migrations) {
    const impacts = new Map();
    for (const { release, tables, heaviness } of migrations) {
        const named = tables.length === 0 ? [null] : new Set(tables);
        for (const table of named) {
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
function heavier(one = false, other) {
    if (one === true || other === true)
        return true;
    return one === 'unknown' || other === 'unknown' ? 'unknown' : false;
}
function weightOf({ rewritesTable, locksTable, scansTable }) {
    const weigh = (verdict) => (verdict === true ? 2 : verdict === 'unknown' ? 1 : 0);
    return 100 * weigh(rewritesTable) + 10 * weigh(locksTable) + weigh(scansTable);
}
function compareNames(one, other) {
    if (one === null || other === null)
        return one === null ? 1 : -1;
    return one < other ? -1 : 1;
}


/***/ })

};
