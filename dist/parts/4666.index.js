export const id = 4666;
export const ids = [4666];
export const modules = {

/***/ 81307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
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

/***/ 73366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ remembered),
/* harmony export */   d: () => (/* binding */ rememberedByText)
/* harmony export */ });
function remembered(work, keyOf = Object) {
    const known = new WeakMap();
    return (on) => {
        const found = known.get(keyOf(on)) ?? { result: work(on) };
        known.set(keyOf(on), found);
        return found.result;
    };
}
function rememberedByText(work) {
    const known = new Map();
    return (text) => {
        const found = known.get(text) ?? { result: work(text) };
        known.set(text, found);
        return found.result;
    };
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

/***/ 49203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ countedAll),
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   H_: () => (/* binding */ endSentence),
/* harmony export */   KR: () => (/* binding */ MONTHS),
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   YM: () => (/* binding */ daysBetween),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
function countOf(count, noun) {
    return `${numberOf(count)} ${noun}${count === 1 ? '' : 's'}`;
}
function countedAll(count, noun) {
    return count === 2 ? `Both ${noun}s` : `All ${countOf(count, noun)}`;
}
function numberOf(count) {
    if (Math.abs(count) > Number.MAX_SAFE_INTEGER)
        return count.toExponential(2);
    const shown = Number.isInteger(count) ? count : Math.round(count * 10) / 10;
    return String(shown).replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
}
const MOST_NAMED = 5;
function listOf(names, most = MOST_NAMED) {
    const rest = names.length - most;
    const named = names.slice(0, most);
    if (rest > 0)
        return `${named.join(', ')} and ${numberOf(rest)} more`;
    const last = named.at(-1) ?? '';
    return named.length < 2 ? last : `${named.slice(0, -1).join(', ')} and ${last}`;
}
function capital(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function endSentence(text) {
    return /[.:!?…]$/.test(text) ? text : `${text}.`;
}
function present(...things) {
    return things.flat().filter((thing) => thing !== false && thing !== '');
}
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function daysBetween(start, end) {
    return Math.floor((Date.parse(end) - Date.parse(start)) / 86_400_000);
}
function dayOf(date, { quote }) {
    const [, year, month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})T/.exec(date) ?? [];
    const name = MONTHS[Number(month) - 1];
    return year === undefined || name === undefined ? quote(date) : `${Number(day)} ${name} ${year}`;
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


/***/ }),

/***/ 84680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ asksForDowntime),
/* harmony export */   Gu: () => (/* binding */ isWaiting),
/* harmony export */   Rb: () => (/* binding */ barOf),
/* harmony export */   dK: () => (/* binding */ barringWords),
/* harmony export */   e$: () => (/* binding */ isBar),
/* harmony export */   wu: () => (/* binding */ HOLD_WORDS)
/* harmony export */ });
/* harmony import */ var _release_safety_hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7930);

const HOLD_WORDS = {
    'policy-unavailable': {
        sentence: (_, says, { prose }) => `Your known issues cannot be read: ${prose(says)}.`,
        title: (jump) => `Could not check ${jump}: your known issues cannot be read`,
        remedy: 'Fix the file of known issues (`known-issues`), then run this check again.',
    },
    'index-too-old': {
        sentence: (_, says, { prose, code }) => `The index ${prose(says)} (${code('max-index-age')}).`,
        title: (jump) => `Could not check ${jump}: the index is too old`,
        remedy: 'Renew the copy of the index that `index-url` names, then run this check again.',
    },
    'too-young': {
        sentence: (name, says, { prose, code }) => `${name} is too young for your ${code('minimum-release-age')}: ${prose(says)}.`,
        title: (jump, to) => `${jump} has to wait: ${to} is too young`,
        remedy: 'Choose another version, because your policy allows none of these.',
    },
    'known-issue': {
        sentence: (name, says, { prose }) => `Your known issues keep ${name} out: ${prose(says)}`,
        title: (jump) => `${jump} is blocked by a known issue`,
        remedy: 'Choose another version, because your policy allows none of these.',
    },
    promotion: {
        sentence: (name, says, { prose }) => `${name} goes to another environment first: ${prose(says)}.`,
        title: (jump) => `${jump} goes to another environment first`,
        remedy: 'Upgrade that environment first, in a separate change.',
    },
    'promotion-unknown': {
        sentence: (_, says, { prose }) => `It cannot be read which version ${prose(says)} has, which takes releases first.`,
        title: (jump) => `Could not check ${jump}: the environment before it has no version that can be read`,
        remedy: 'Pin the version of that environment, or correct its `files` in `.github/upgrade-gate.yml`.',
    },
    'migrations-open': {
        sentence: (_, says, { prose }) => `${prose(says)}.`,
        asks: 'the migrations before it are not done',
    },
    'migrations-open-at-stop': {
        sentence: (_, says, { prose }) => `${prose(says)}. It is a required stop, so its migrations have to finish first.`,
        title: (jump) => `${jump} has to wait for the migrations of the required stop`,
        remedy: 'Wait until the migrations are done, then run this check again. If they are parked, a person has to look at their log.',
    },
    'known-issue-recreate': {
        sentence: (name, says, { prose }) => `Your known issues ask for downtime at ${name}: ${prose(says)}`,
        asks: 'your known issues ask for it',
    },
};
function isBar({ rule }) {
    return (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionOfHold */ .t7)(rule) === 'blocked';
}
function barOf({ decision, reasons, plan }) {
    const [first] = reasons;
    const isDecisive = (first !== undefined && isBar(first)) || plan.problem?.rule === 'held';
    return decision === 'blocked' && isDecisive ? reasons.find(isBar) : undefined;
}
function isWaiting(span) {
    const rule = barOf(span)?.rule;
    return rule === 'too-young' || rule === 'migrations-open-at-stop';
}
function barringWords(rule) {
    const words = HOLD_WORDS[rule];
    return words !== undefined && 'title' in words ? words : null;
}
function asksForDowntime(rule) {
    const words = HOLD_WORDS[rule];
    return words !== undefined && 'asks' in words ? words.asks : null;
}


/***/ }),

/***/ 65586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   SH: () => (/* binding */ blocksOf),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   rU: () => (/* binding */ markdownPen),
/* harmony export */   xO: () => (/* binding */ LOG_PEN)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81307);
/* harmony import */ var _deployment_remembered_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73366);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49203);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68042);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29519);






const LONGEST_FILE = 200;
const LONGEST_ADDRESS = 2_000;
function markdownPen(report) {
    const linked = new Set();
    const helped = new Set();
    const places = namedPlaces(report);
    const link = (text, address) => `[${text}](${address})`;
    const linkTo = (text, spot) => {
        const address = addressOf(spot, report);
        return address === null ? text : link(text, address);
    };
    const place = (spot) => linkTo(nameOf(spot, _page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ), spot);
    return {
        ..._page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ,
        prose: (message) => (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .textForMarkdown */ .K)(message, (word) => {
            const spot = places.get(word);
            return spot === undefined ? null : place(spot);
        }),
        strong: (text) => `**${text}**`,
        code: (text) => `\`${text}\``,
        inWorkflow: ' in the workflow',
        literal: _page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ.quote,
        version: (version) => {
            if (linked.has(version))
                return version;
            linked.add(version);
            return link(version, `${_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.documents.repositoryUrl}/releases/tag/${version}`);
        },
        comparison: (from, to) => ` ${link('Compare', `${_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.documents.repositoryUrl}/compare/${from}...${to}`)}`,
        help: (code) => {
            if (report.links.gate === null || helped.has(code))
                return '';
            helped.add(code);
            return ` ${link('More', `${report.links.gate}/docs/troubleshooting.md#${code}`)}`;
        },
        strip: (jump, parts) => imagesOf(jump, parts, report.links.gate),
        place,
        line: (spot) => linkTo(`line ${spot.line}`, spot),
        reference: (text, hostile) => {
            const address = inertAddress(hostile);
            return address === null ? text : link(text, address);
        },
    };
}
const plain = (text) => text;
const LOG_PEN = {
    ..._page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9,
    strong: plain,
    code: (text) => `\`${text}\``,
    inWorkflow: '',
    literal: (hostile) => `\`${_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9.quote(hostile)}\``,
    version: plain,
    comparison: () => '',
    help: () => '',
    strip: (jump, parts) => blocksOf(jump, parts, plain),
    place: (spot) => nameOf(spot, _page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9),
    line: (spot) => `line ${spot.line}`,
    reference: (text, hostile) => (inertAddress(hostile) === null ? text : `${text} (${_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9.quote(hostile)})`),
};
const STRIP = {
    true: { image: 'proven', sign: '█' },
    false: { image: 'not-safe', sign: '▒' },
    unknown: { image: 'no-verdict', sign: '░' },
};
const WIDTH_OF_IMAGES = 200;
const LEAST_OF_IMAGE = 4;
function imagesOf({ from, to }, parts, gate) {
    if (parts.length === 0 || gate === null)
        return '';
    const images = parts.map((part) => {
        const source = `${gate}/docs/strip/${STRIP[`${part.verdict}`].image}.svg?raw=true`;
        const width = Math.max(LEAST_OF_IMAGE, Math.round(WIDTH_OF_IMAGES * shareOf(part, parts)));
        return `<img src="${source}" width="${width}" height="14" alt="${part.words}">`;
    });
    return `${from} ${images.join('')} ${to}`;
}
function shareOf({ count }, parts) {
    return count / parts.reduce((sum, part) => sum + part.count, 0);
}
const WIDTH_OF_BLOCKS = 40;
function blocksOf({ from, to }, parts, colour) {
    if (parts.length === 0)
        return '';
    const signs = parts.map((part) => {
        const width = Math.min(part.count, Math.max(1, Math.round(WIDTH_OF_BLOCKS * shareOf(part, parts))));
        return colour(STRIP[`${part.verdict}`].sign.repeat(width), part.verdict);
    });
    return `${from} ${signs.join('')} ${to}`;
}
function placesOf(spots, pen, most) {
    return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(spots.map(pen.place), most);
}
function linesOf(spots, pen) {
    return spots.map((spot, at) => (spot.file === spots[at - 1]?.file ? pen.line(spot) : pen.place(spot)));
}
function nameOf({ file, line }, { quote }) {
    if (file === null)
        return 'the given versions';
    if (file.length <= LONGEST_FILE)
        return quote((0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)({ file, line }));
    return line === null ? quote(file) : `${quote(file)}:${line}`;
}
const namedPlaces = (0,_deployment_remembered_js__WEBPACK_IMPORTED_MODULE_4__/* .remembered */ .H)(findPlaces);
function findPlaces({ deployments, choices }) {
    const spots = [
        ...deployments.flatMap((each) => [each, ...each.advice, ...each.variables, ...each.unseenVariables]),
        ...choices.flatMap(({ edits }) => edits),
    ];
    const files = [...(0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(deployments, ({ file }) => file).values()];
    const alone = files.flatMap(([first, ...others]) => (others.length === 0 ? [first] : []));
    return new Map([...alone, ...spots].flatMap((spot, at) => {
        const { file, line } = spot;
        return file === null || line === null ? [] : [[at < alone.length ? file : (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)({ file, line }), spot]];
    }));
}
function addressOf({ file, line, change }, { links, comparison }) {
    const commit = (change === 'removed' ? comparison?.bases[0] : comparison?.head) ?? '';
    if (file === null || links.repository === null || !/^[\da-f]{40,64}$/.test(commit))
        return null;
    const steps = file.split('/');
    if (file.length > LONGEST_FILE || steps.some((step) => /^\.{0,2}$/.test(step)))
        return null;
    const path = steps.map(encodeStep).join('/');
    return `${links.repository}/blob/${commit}/${path}${line === null ? '' : `#L${line}`}`;
}
function inertAddress(hostile) {
    if (!/^https:\/\//i.test(hostile) || !URL.canParse(hostile))
        return null;
    const { href, username, password } = new URL(hostile);
    if (username !== '' || password !== '' || href.length > LONGEST_ADDRESS)
        return null;
    return href.replace(/[^\w\-./:?=%#+&]|_/g, encodeStep).replaceAll('&', '&amp;');
}
function encodeStep(step) {
    const whole = Buffer.from(step).toString();
    return encodeURIComponent(whole).replace(/[!'()*_~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}


/***/ }),

/***/ 14152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ isOfRelease),
/* harmony export */   Bn: () => (/* binding */ describeOverlap),
/* harmony export */   Gk: () => (/* binding */ describeReason),
/* harmony export */   Yv: () => (/* binding */ describeNoPath),
/* harmony export */   ay: () => (/* binding */ remedyOfSpan),
/* harmony export */   pU: () => (/* binding */ worstReasons)
/* harmony export */ });
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);
/* harmony import */ var _release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7930);
/* harmony import */ var _hold_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84680);



function describeOverlap({ reasons, from, to }) {
    if (reasons.every(({ rule }) => (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .isHoldRule */ .uT)(rule)))
        return '';
    return reasons.some(({ rule }) => rule === 'verdict-false')
        ? `${from} and ${to} must not run side by side.`
        : `Nobody has shown that ${from} and ${to} can run side by side.`;
}
const SENTENCES = {
    'index-unavailable': (_, says, { quote }) => `${quote(says)}.`,
    'not-indexed': (name) => `${name} is not in the release-safety index.`,
    'coverage-gap': (name, says, { quote }) => `The release-safety index does not cover everything ${quote(says)} up to ${name}.`,
    malformed: (name, says, { quote }) => `The index has an unreadable row on the way to ${name}: ${quote(says)}.`,
    contradiction: (name, says, { quote }) => `The documents contradict each other on ${name}: ${quote(says)}.`,
    'required-stop': (name) => `${name} is a required stop. Do not skip it.`,
    'minimum-not-met': (name, says, { quote }) => `You can go straight to ${name} only from ${quote(says)} or later.`,
    'uncovered-hop': (name) => `No document covers the upgrade to ${name}, the oldest release in the index.`,
    'verdict-false': (name) => `${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name} marks ${name} as not safe.`,
    'verdict-unknown': (name) => `${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name} published no verdict for ${name}.`,
    'backfilled-true': (name) => `${name} was judged in retrospect only, which is no proof.`,
    unverified: (name, says, { quote }) => `The artifact of ${name} could not be read: ${quote(says)}.`,
};
function describeReason({ rule, release, says }, pen) {
    const sentence = (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_1__/* .isHoldRule */ .uT)(rule) ? _hold_words_js__WEBPACK_IMPORTED_MODULE_2__/* .HOLD_WORDS */ .wu[rule].sentence : SENTENCES[rule];
    return sentence(release === null ? 'A release' : pen.version(release), says, pen);
}
const NO_PLAN = {
    'index-unavailable': () => 'There is no plan without a readable index.',
    'not-indexed': (release) => `There is no plan: ${release} is not in the release-safety index.`,
    'stop-not-indexed': (release) => `There is no plan: the release-safety index does not cover the required stop ${release}.`,
    held: (release, says, { prose }) => `There is no plan: your policy keeps ${release} out (${prose(says.replace(/\.$/, ''))}).`,
    'index-too-old': () => 'There is no plan with an index that is older than you allow.',
    'policy-unavailable': () => 'There is no plan without readable known issues.',
    'promotion-unknown': () => 'There is no plan until the version of the environment before it can be read.',
    'no-way-in': (release, says, { quote }) => `There is no plan: no allowed upgrade leads to ${release} (${quote(says)}).`,
};
function describeNoPath({ rule, release, says }, pen) {
    return NO_PLAN[rule](`${release}`, says, pen);
}
const REMEDIES = {
    'index-unavailable': 'Check `index-url` and the network, then run this check again.',
    'not-indexed': 'Check for a typo. If the release was published minutes ago, wait for the index and run this check again.',
    'coverage-gap': 'Choose a version that the index covers.',
    malformed: `Tell ${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name} that the index has a row that cannot be read. Until that is fixed, nothing is proven.`,
    contradiction: `Tell ${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name} that the documents contradict each other. Until that is fixed, nothing is proven.`,
    unverified: 'Make the artifacts readable (`release-asset-url`), or judge by the index alone (`artifacts: off`). Then run this check again.',
};
function remedyOfSpan({ reasons }) {
    const [first] = reasons;
    if (first === undefined)
        return NO_REMEDY;
    return (0,_hold_words_js__WEBPACK_IMPORTED_MODULE_2__/* .barringWords */ .dK)(first.rule)?.remedy ?? REMEDIES[first.rule] ?? NO_REMEDY;
}
const NO_REMEDY = 'Choose another version, because nothing proves that this one can roll.';
function worstReasons({ reasons }, isAsked) {
    const worst = new Map();
    for (const reason of reasons.filter(isAsked)) {
        if (reason.release !== null && !worst.has(reason.release))
            worst.set(reason.release, reason);
    }
    return worst;
}
function isOfRelease({ rule }) {
    return rule === 'verdict-false' || rule === 'verdict-unknown' || rule === 'backfilled-true' || rule === 'unverified';
}


/***/ })

};
