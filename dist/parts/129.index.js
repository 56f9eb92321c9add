export const id = 129;
export const ids = [129,3175,5598,4731,6416];
export const modules = {

/***/ 67729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ unseenFrom),
/* harmony export */   mc: () => (/* binding */ mergeVariables),
/* harmony export */   si: () => (/* binding */ searchVariables),
/* harmony export */   uD: () => (/* binding */ possibly),
/* harmony export */   zz: () => (/* binding */ joinSources)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14889);



function unseenFrom(source, place) {
    return { set: [], unseen: [{ source, place }] };
}
const MOST_VARIABLES = 1_000;
function joinSources(sources) {
    const set = new Map();
    for (const each of sources.flatMap((source) => source.set))
        if (!set.has(each.name))
            set.set(each.name, each);
    const unseen = new Map(sources.flatMap((source) => source.unseen).map((each) => [JSON.stringify(each), each]));
    const sorted = [...set.values()].slice(0, MOST_VARIABLES).sort(_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .compareByPlace */ .w);
    return { set: sorted, unseen: [...unseen.values()].slice(0, MOST_VARIABLES).sort(_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .compareByPlace */ .w) };
}
function possibly({ set, unseen }) {
    return { set: set.map((each) => ({ ...each, isPartial: true })), unseen };
}
function mergeVariables(one, other, shared) {
    if (one === null && other === null)
        return null;
    const nothing = unseenFrom('a deployment that shares the line', shared);
    const both = [one ?? nothing, other ?? nothing];
    const certain = both.map((each) => new Set(each.set.flatMap(({ name, isPartial }) => (isPartial ? [] : name))));
    const { set, unseen } = joinSources(both);
    const isEverywhere = ({ name }) => certain.every((names) => names.has(name));
    return { set: set.map((each) => (isEverywhere(each) ? each : { ...each, isPartial: true })), unseen };
}
const NAME = /^[A-Z_][A-Z0-9_]{0,200}$/;
const HOLDS = /^(?:env|environment|extraEnv(?:Vars)?|configMap|secrets)$/;
const HOLDS_FOR_ONE = /^(?:env|environment|\w*[eE]xtraEnv(?:Vars)?|configMap|secrets)$/;
const IMPORTS = /^(?:(?:env|\w*[eE]xtraEnv)From|existingSecret|secretsExisting|secretRef|extraEnvVars(?:Secret|CM)|existingConfig[Mm]ap|configMapRef|externalSecrets?)$/;
const OF_OTHERS = /^(?:postgresql|externalDatabase|browserless-chrome|nats|redis|minio|valueFrom|image\w*)$/;
const FILLED_IN = /\$[\w{(]|\{\{|<%|^ENC\[|\uE0F0/;
function searchVariables(layers, isInherited = false) {
    return new VariableSearch(layers, isInherited).found();
}
class VariableSearch {
    isInherited;
    #set = new Map();
    #unseen = new Map();
    constructor(layers, isInherited) {
        this.isInherited = isInherited;
        for (const layer of layers)
            this.#search(layer, []);
    }
    found() {
        const set = [...this.#set.values()].filter((each) => each !== null);
        const [first] = this.#set.size > MOST_VARIABLES ? set : [];
        const further = first === undefined ? [] : [{ source: 'more variables than are read', place: first.place }];
        return joinSources([{ set, unseen: [...this.#unseen.values(), ...further] }]);
    }
    #search(value, path) {
        if (path.length > 8 || this.#set.size > MOST_VARIABLES)
            return;
        for (const { name, key, value: member } of value.members) {
            const { scalar } = member;
            const below = [...path, name];
            if (IMPORTS.test(name))
                this.#hide(member, below, key);
            else if (NAME.test(name))
                this.#add(name, key, path, scalar?.type === 'null' || member.node.tag === '!reset');
            else if (HOLDS_FOR_ONE.test(name) && scalar !== null)
                this.#hide(member, below, key);
            else if (FILLED_IN.test(name))
                this.#hide(null, path, key);
            else if (!OF_OTHERS.test(name))
                this.#search(member, below);
        }
        for (const item of value.items.slice(0, MOST_VARIABLES))
            this.#searchItem(item, path);
    }
    #searchItem(item, path) {
        const scalar = item.at(['name'])?.scalar ?? item.scalar;
        const [name = ''] = scalar?.text.split('=', 1) ?? [];
        const isOpen = /\boptional["']?\s*:\s*true\b/.test(item.source) || (this.isInherited && name === scalar?.text);
        if (scalar !== null && NAME.test(name))
            this.#add(name, scalar.place, isOpen ? ['optional'] : path);
        else if (scalar !== null && FILLED_IN.test(scalar.text))
            this.#hide(null, path, scalar.place);
        else
            this.#search(item, path);
    }
    #add(name, place, path, isNull = false) {
        const known = this.#set.get(name);
        const isPartial = isNull || (path.length > 0 && !HOLDS.test(path[0] ?? ''));
        if (isNull && !this.isInherited)
            this.#set.set(name, known ?? null);
        else if (known === undefined || (!this.isInherited && known?.isPartial && !isPartial))
            this.#set.set(name, { name, place, ...(isPartial && { isPartial: true }) });
    }
    #hide(value, path, place) {
        const switched = value === null ? null : (value.at(['enabled']) ?? value);
        const scalar = switched?.scalar ?? null;
        const isOff = scalar !== null && /^(?:|~|null|false|no|off)$/i.test(scalar.text);
        const isEmpty = value !== null && scalar === null && value.members.length + value.items.length === 0;
        if (isOff || isEmpty)
            return;
        const written = value === null || value.scalar !== null ? '' : value.source;
        const [, name = ''] = /\bname["']?\s*:\s*["']?([\w.-]+)/.exec(written) ?? [];
        const of = name === '' ? '' : ` of ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .o)(name)}`;
        const source = path.length === 0 ? 'what is filled in elsewhere' : (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .cutQuotes */ .AA)(`${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .o)(path.join('.'))}${of}`);
        if (!this.#unseen.has(source))
            this.#unseen.set(source, { source, place });
    }
}


/***/ }),

/***/ 57000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ resolved),
/* harmony export */   O4: () => (/* binding */ groupByPlace),
/* harmony export */   PE: () => (/* binding */ deploymentOf),
/* harmony export */   Ux: () => (/* binding */ refuseMixed)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _chart_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93054);
/* harmony import */ var _container_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67729);
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81307);





function resolved({ answer, ...finding }) {
    return {
        ...finding,
        notices: finding.notices.map(_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .cutQuotes */ .AA),
        isOfChart: answer.status === 'chart',
        unresolved: answer.status === 'chart' ? answer.chart : null,
        version: answer.status === 'version' ? answer.version : null,
        image: answer.status === 'problem' ? null : answer.image,
        problem: answer.status === 'problem' ? answer.problem : null,
    };
}
function groupByPlace(objects) {
    const keyOf = ({ id, place, version, image, unresolved, problem }) => place.line === null
        ? id
        : JSON.stringify([place, version, image, unresolved && (0,_chart_js__WEBPACK_IMPORTED_MODULE_1__/* .chartKey */ .w4)(unresolved), problem?.code]);
    return [...(0,_group_by_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(objects, keyOf).values()].map(deploymentOf).sort(_problems_place_js__WEBPACK_IMPORTED_MODULE_4__/* .compareByPlace */ .w);
}
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
        containerVariables: parts
            .map(({ containerVariables }) => containerVariables)
            .reduce((one, other) => (0,_container_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeVariables */ .mc)(one, other, first.place)),
        ...(parts.some(({ isRenderedByArgoCd }) => isRenderedByArgoCd) ? { isRenderedByArgoCd: true } : {}),
        neighbours: all(({ neighbours = [] }) => neighbours),
        inputs: all(({ inputs }) => inputs),
    };
}
function sameChart(one, other) {
    if (one === null && other === null)
        return null;
    const isSame = one !== null && other !== null && (0,_chart_js__WEBPACK_IMPORTED_MODULE_1__/* .chartKey */ .w4)(one) === (0,_chart_js__WEBPACK_IMPORTED_MODULE_1__/* .chartKey */ .w4)(other);
    return isSame ? one : { name: one?.name ?? other?.name ?? '', version: null, place: null, repository: null };
}
function sameDeclarations(one, other) {
    const same = (mine, theirs) => mine?.value === theirs?.value ? mine : null;
    return {
        ...one,
        upgradeMode: same(one.upgradeMode, other.upgradeMode),
        migrationJob: same(one.migrationJob, other.migrationJob),
    };
}
const MOST_PLACES = 10;
function refuseMixed(objects) {
    const known = objects.filter(({ version }) => version !== null);
    const mixed = new Map();
    for (const [unit, together] of (0,_group_by_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(known, (object) => object.unit)) {
        if (new Set(together.map(({ version }) => version)).size < 2)
            continue;
        const said = [...new Set(together.map(({ place, version }) => `${version} at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_4__/* .showPlace */ .R)(place)}`))];
        const more = said.length - MOST_PLACES;
        mixed.set(unit, `${said.slice(0, MOST_PLACES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`);
    }
    return objects.map((object) => {
        const found = object.version === null || object.problem !== null ? undefined : mixed.get(object.unit);
        return found === undefined ? object : { ...object, problem: (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('mixed-versions', object.place, found) };
    });
}


/***/ }),

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

/***/ 82247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ filesOfBase),
/* harmony export */   T: () => (/* binding */ refuseCommitted)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69851);
/* harmony import */ var _repository_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82153);
/* harmony import */ var _repository_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83741);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38811);






function filesOfBase(base, root, workspace) {
    const roots = [root, workspace].filter((folder) => folder !== null).map(realFolder);
    const [top] = roots;
    return (path) => {
        const real = realFolder(path);
        const waysFrom = (folder) => [path, real].map((each) => (0,_repository_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pathBetween */ .y)(folder, each)).filter((way) => !(0,_repository_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .leadsOut */ .q)(way));
        if (top === undefined || !roots.some((folder) => waysFrom(folder).length > 0))
            return null;
        return readFrom(base, waysFrom(top)[0] ?? null);
    };
}
async function readFrom(base, path) {
    const bytes = path === null ? null : await base.read(path).catch(asFetchError);
    if (bytes !== null)
        return bytes;
    throw new _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_2__/* .FetchError */ .f('not-found', `${base.name} has no such file; a path in the repository is read from the base of the change`);
}
function asFetchError(error) {
    throw error instanceof _repository_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh ? new _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_2__/* .FetchError */ .f('unreadable-file', error.message) : error;
}
async function refuseCommitted(name, path, head, root, why) {
    if (root === null)
        return;
    const committed = [...(await head.entries()).keys()];
    const places = [(0,_repository_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pathBetween */ .y)(root, path), (0,_repository_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pathBetween */ .y)(realFolder(root), realFolder(path))];
    const leadTo = (place) => committed.some((each) => each === place || isIn(place, each) || isIn(each, place));
    if (places.some(leadTo))
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .d(`${name}, which is committed: the change could ${why}`);
}
function isIn(folder, file) {
    return file.startsWith(`${folder}/`);
}
function realFolder(path) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(absolute);
    }
    catch {
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(absolute);
        return parent === absolute ? absolute : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realFolder(parent), absolute.slice(parent.length));
    }
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




const MOST_INDEX_BYTES = 8_000_000;
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


/***/ }),

/***/ 18236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ canPin),
  O: () => (/* binding */ judgeHead)
});

// EXTERNAL MODULE: ./build/problems/place.js
var place = __webpack_require__(68042);
// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/gate/policy/terms.js
var terms = __webpack_require__(17794);
// EXTERNAL MODULE: ./build/gate/report/compose-report.js
var compose_report = __webpack_require__(75744);
// EXTERNAL MODULE: ./build/gate/report/notes.js
var notes = __webpack_require__(76508);
// EXTERNAL MODULE: ./build/gate/report/report-deployment.js + 1 modules
var report_deployment = __webpack_require__(38097);
// EXTERNAL MODULE: ./build/gate/report/span-report.js
var span_report = __webpack_require__(38328);
// EXTERNAL MODULE: ./build/comparison/compare-trees.js + 59 modules
var compare_trees = __webpack_require__(13360);
// EXTERNAL MODULE: ./build/deployment/group-by.js
var group_by = __webpack_require__(81307);
// EXTERNAL MODULE: ./build/gate/running/services.js
var services = __webpack_require__(95556);
;// CONCATENATED MODULE: ./build/gate/running/given-versions.js



async function withFilesBeside(starts, { from, to, strict }, { bases, head, settings, charts, hasManifests }) {
    if (from === undefined && to === undefined) {
        const jumps = starts.map(({ jump }) => jump);
        const same = (0,group_by/* groupBy */.$)(jumps, keyOf);
        return { starts: starts.map((start) => leftAlone(start, same) ?? start), isLeftover: false };
    }
    const rules = { from: null, to: null, strict: strict === 'true' };
    const own = [];
    for (const { tree, renames } of bases) {
        if (tree !== null)
            own.push(...(await (0,compare_trees/* compareTrees */.tc)({ base: tree, head, renames }, settings, rules, charts)).changes);
    }
    const same = (0,group_by/* groupBy */.$)(own, keyOf);
    const beside = starts.map((start) => {
        const left = leftAlone(start, same, hasManifests);
        if (left !== null)
            return left;
        const others = (same.get(keyOf(start.jump)) ?? []).filter((change) => isBeside(change, start));
        return others.length === 0 ? start : { ...start, jumps: [...start.jumps, ...others], isBesideFiles: true };
    });
    const isNamed = own.some((change) => change.from !== null) && own.every(({ problem }) => problem === null);
    return { starts: beside, isLeftover: from !== undefined && isNamed };
}
function leftAlone(start, same, hasManifests = false) {
    const { jump, service } = start;
    const own = same.get(keyOf(jump)) ?? [];
    const [left] = own;
    if (left === undefined || jump.problem !== null || hasManifests)
        return null;
    const stays = ({ change, problem, to }) => change === 'unchanged' && problem === null && to === jump.to;
    if (!own.every(stays))
        return null;
    const { from, to } = left;
    const running = service?.version ?? null;
    const standing = from === null || to === null || running === null ? null : (0,services.standingOf)({ from, to }, running);
    return { ...start, jump: left, jumps: [left], standing, isLeftAlone: true };
}
function isBeside(change, { jump }) {
    const isMove = change.change === 'upgrade' || change.change === 'downgrade';
    return isMove && change.problem === null && (change.from !== jump.from || change.to !== jump.to);
}
function keyOf({ place, head, line }) {
    return JSON.stringify([place.file, place.line, place.column, head?.id ?? line?.id ?? null]);
}

// EXTERNAL MODULE: ./build/gate/running/revert.js
var revert = __webpack_require__(18622);
// EXTERNAL MODULE: ./build/comparison/object-change.js
var object_change = __webpack_require__(74306);
// EXTERNAL MODULE: ./build/release-safety/version.js
var version = __webpack_require__(15807);
;// CONCATENATED MODULE: ./build/gate/running/starts.js



function startsOf(changes, running, folder, isHeadAlone) {
    const serviceOf = (0,services.serviceFinder)(running, folder);
    return changes.map((jump) => {
        const { place, head, base, line } = jump;
        const own = serviceOf(place.file, (head ?? base ?? line)?.id ?? null);
        const service = own ?? (base && serviceOf(base.place.file, base.id));
        const start = service === null ? { jumps: [jump], standing: null } : startAt(jump, service, isHeadAlone);
        return { jump, service, ...start };
    });
}
function startAt(change, service, isHeadAlone) {
    const { from, to, problem } = change;
    const { version: running } = service;
    const isForBase = namesNoBase(change, isHeadAlone);
    if (running === null) {
        if (problem === null || !isForBase)
            return { jumps: [change], standing: null };
        const message = `${problem.message} Or let ${service.location} tell it, which did not: ${service.problem}.`;
        return { jumps: [{ ...change, problem: { ...problem, message } }], standing: null };
    }
    if (isForBase && to !== null) {
        const isNew = (0,version/* compareVersions */.Zy)(running, to) !== 0;
        const stands = { ...change, from: running, problem: null, buildChanged: changeOfBuild(change, isNew) };
        return { jumps: [{ ...stands, change: (0,object_change/* directionOf */.FR)(running, to) }], standing: 'base' };
    }
    const isForward = change.change === 'upgrade' || change.change === 'unchanged';
    if (problem !== null || from === null || to === null || !isForward)
        return { jumps: [change], standing: null };
    const standing = (0,services.standingOf)({ from, to }, running);
    if (standing === null || standing === 'ahead')
        return { jumps: [change], standing };
    return { jumps: [{ ...change, from: running, change: (0,object_change/* directionOf */.FR)(running, to) }, change], standing };
}
const NO_VERSION = new Set([
    'moving-tag',
    'digest-only',
    'unresolved-variable',
    'unresolved-template',
    'encrypted',
    'chart-unpinned',
    'chart-range',
    'chart-unknown',
    'external-values',
]);
function namesNoBase({ base, problem }, isHeadAlone) {
    if (problem?.code !== 'base-unresolved')
        return false;
    if (base === null)
        return isHeadAlone;
    return base.parts.every((part) => part.problem !== null && NO_VERSION.has(part.problem.code));
}
function changeOfBuild({ base, head }, isNew) {
    const image = head?.image ?? null;
    if (image === null)
        return null;
    const found = (base?.parts ?? []).flatMap((part) => part.problem?.found ?? []);
    const sources = found.flatMap((text) => / of (\S+)$/.exec(text)?.[1] ?? []);
    if (sources.some((source) => source !== image.source))
        return 'image';
    const digests = found.flatMap((text) => /sha256:\w+/.exec(text)?.[0] ?? []);
    return !isNew && digests.some((digest) => digest !== image.digest) ? 'digest' : null;
}

// EXTERNAL MODULE: ./build/gate/settings.js + 1 modules
var gate_settings = __webpack_require__(95274);
// EXTERNAL MODULE: ./build/gate/team-file/decided.js
var team_file_decided = __webpack_require__(95907);
;// CONCATENATED MODULE: ./build/gate/judge/compare-head.js


async function compareHead(ground, head, reading) {
    const { settings, rules, charts } = reading;
    const comparisons = [];
    for (const { tree, renames } of ground.bases) {
        comparisons.push(await (0,compare_trees/* compareTrees */.tc)({ base: tree, head, renames }, settings, rules, charts));
    }
    const compared = comparisons.flatMap(({ changes }) => changes);
    const agreed = ground.since === null ? compared : await requireAgreement(compared, ground.since, settings, charts);
    return { comparisons, ...(await withRendered(agreed, ground, head, reading)) };
}
async function withRendered(changes, { bases, rendered }, head, reading) {
    if (rendered === null)
        return { changes, notRendered: [] };
    const { mergeRendered } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(3859), __webpack_require__.e(8658), __webpack_require__.e(6527), __webpack_require__.e(1832)]).then(__webpack_require__.bind(__webpack_require__, 61832));
    const [first] = bases;
    const trees = { base: first?.tree ?? null, head, renames: first?.renames ?? new Map() };
    return mergeRendered(changes, rendered, trees, bases.length > 1, reading);
}
async function requireAgreement(changes, since, settings, charts) {
    const drift = await (0,compare_trees/* compareTrees */.tc)(since, settings, { from: null, to: null, strict: false }, charts);
    const drifted = new Map();
    for (const change of drift.changes) {
        const isSame = change.change === 'unchanged' && change.buildChanged === null && (change.problem === null || change.tolerated);
        if (isSame)
            continue;
        for (const name of sharedKeys(change))
            drifted.set(name, [...(drifted.get(name) ?? []), change]);
    }
    return changes.map((change) => {
        const isOther = ({ base, to, problem }) => base !== null || problem !== null || to !== change.to;
        const other = sharedKeys(change)
            .flatMap((name) => drifted.get(name) ?? [])
            .find(isOther);
        if (other === undefined)
            return change;
        const before = other.base === null && other.problem === null ? 'nothing' : (other.from ?? 'this one');
        const found = `the base branch now has ${other.to ?? 'something else'} instead of ${before}`;
        return { ...change, problem: (0,problem/* problemAt */.l4)('branch-behind', change.place, found), tolerated: false };
    });
}
function sharedKeys({ base, head, place }) {
    const parts = [base, head].flatMap((side) => side?.parts ?? []);
    if (parts.length === 0)
        return [`path ${place.file}`];
    return [...new Set(parts.flatMap(({ id, unit }) => [id, `unit ${unit}`]))];
}

// EXTERNAL MODULE: ./build/gate/judge/conclude.js
var conclude = __webpack_require__(6605);
// EXTERNAL MODULE: ./build/gate/judge/judge-span.js
var judge_span = __webpack_require__(28242);
// EXTERNAL MODULE: ./build/gate/judge/rendered.js
var judge_rendered = __webpack_require__(38733);
// EXTERNAL MODULE: ./build/release-safety/span.js
var release_safety_span = __webpack_require__(54747);
;// CONCATENATED MODULE: ./build/gate/judge/what-stays.js

function wayBack({ change, problem, from, to }) {
    return change === 'downgrade' && problem === null && from !== null && to !== null ? { from: to, to: from } : null;
}
function whatStays(change, evidence) {
    const way = wayBack(change);
    if (way === null)
        return null;
    const index = evidence?.index ?? null;
    const span = index === null ? null : (0,release_safety_span/* readSpan */.F2)(index, way.from, way.to);
    const sections = (span?.releases ?? []).map(({ version }) => {
        return { release: version, migrations: evidence?.artifacts.get(version)?.migrations ?? null };
    });
    const isUnread = sections.some(({ migrations }) => migrations === null || migrations.present === 'unknown');
    return {
        migrations: sections.flatMap(({ release, migrations }) => migrations === null || migrations.present === false
            ? []
            : migrations.files.map(({ name, tables }) => ({ release, name, tables }))),
        isKnown: span !== null && span.missingRanges.length === 0 && !isUnread,
    };
}

;// CONCATENATED MODULE: ./build/gate/judge/judge-head.js


















function canPin({ change, service }) {
    return service !== null && service.version !== null && change.head?.problem?.code === 'moving-tag';
}
async function judgeHead(ground, head, settings, known) {
    const rules = { from: settings.from ?? null, to: settings.to ?? null, strict: settings.strict === 'true' };
    const sides = { settings: (0,gate_settings/* detectionSettings */.Jy)(settings, ground.folder), rules, charts: ground.charts };
    const { comparisons, changes, notRendered } = await compareHead(ground, head, sides);
    const { starts: all, isLeftover } = await startsFrom(changes, ground, head, settings);
    const evidence = known ?? (await gatherFor(changes, all, ground, settings));
    const index = evidence?.index ?? null;
    const listed = index === null ? null : new Set(index.releases.map(({ version }) => version));
    const starts = all.filter(({ jump }) => isOfService(jump, listed));
    const decided = (0,team_file_decided/* decidedByTeam */.N$)(starts, settings, await ground.exceptionsOf(head));
    const termsOf = termsBy((0,team_file_decided/* promotionsOf */.eH)(starts, settings));
    const spans = evidence === null ? [] : judgeSpans(evidence, starts, settings, termsOf);
    const isAsked = ({ jump }) => ground.environment === null || decided.of(jump).environments.includes(ground.environment);
    const asked = starts.filter(isAsked);
    const judge = (start) => judgeStart(start, {
        head,
        settings,
        evidence,
        spans,
        starts,
        terms: termsOf(start),
        decided: decided.of(start.jump),
    });
    const deployments = await Promise.all(asked.map(judge));
    const reports = deployments.map((each) => each.report);
    const leftover = isLeftover && settings.from !== undefined ? await linesOfFrom(settings.from, head) : [];
    const isEmpty = deployments.length === 0;
    const commits = ground.bases.flatMap(({ commit }) => commit ?? []);
    const jumps = starts.map(({ jump }) => jump);
    const rendered = (0,judge_rendered/* reportRendered */.C1)(ground.rendered);
    const bare = rendered?.base.workloads === 0 && rendered.head.workloads === 0 ? [rendered.head.path] : [];
    const report = (0,compose_report/* composeReport */.Z)(settings, {
        comparison: { head: ground.head, bases: commits },
        problem: isEmpty && settings['no-deployment'] === 'fail' ? await nothingFound(head) : null,
        deployments: reports,
        spans,
        rendered,
        notes: [
            ...(isEmpty && settings['no-deployment'] === 'pass' ? [notes/* NOTHING_DEPLOYED */.jH] : []),
            ...(0,notes/* notesOnRepository */.b_)(comparisons, jumps, commits.includes(ground.head), notRendered),
            ...(0,notes/* notesOnRunning */.Iw)(starts, ground.running),
            ...(0,notes/* notesOnGiven */.K4)(starts),
            ...(0,notes/* notesOf */.h$)(['notice', 'from-leftover', leftover], ['warning', 'nothing-rendered', bare]),
            ...(0,notes/* notesOnReverts */.ux)(starts.filter((start) => (0,revert/* isRevert */.Py)(start, starts))),
            ...(0,notes/* notesOnDoubts */.qU)(doubted(asked, reports, starts, settings)),
            ...decided.notes(reports),
            ...(evidence === null ? [] : (0,notes/* notesOnEvidence */.eH)(evidence, spans)),
        ],
        evidence,
        running: ground.running,
        unread: rendered === null ? [...new Set(comparisons.flatMap(({ unread }) => unread))] : [],
    });
    return { report, deployments, evidence };
}
async function judgeStart(start, context) {
    const { head, settings, evidence, spans, starts, terms, decided } = context;
    const found = {
        ...decided,
        ...terms,
        reverts: (0,revert/* isRevert */.Py)(start, starts),
        leftovers: await leftoversOf(head, start.jump),
    };
    const isElsewhere = start.isLeftAlone === true && start.standing !== null;
    return (0,conclude/* worstOf */.hm)(start.jumps, (change) => {
        const isJudged = (0,report_deployment/* needsEvidence */.j)(change, settings);
        const span = (isJudged && spans.find((each) => (0,span_report/* isJumpOf */.S)(each, { ...change, ...terms }))) || null;
        const report = (0,report_deployment/* reportDeployment */.a)(change, { ...found, span, rollback: whatStays(change, evidence) }, settings);
        const own = isElsewhere ? { ...report, upgradeMode: 'Recreate' } : report;
        return { change, span, report: own, service: start.service };
    });
}
function doubted(asked, reports, starts, { team }) {
    return asked
        .filter((_, at) => reports[at]?.fails)
        .map((start) => ({ ...start, why: (0,revert/* whyNoRevert */.ie)(start, starts, team.decides.has('running-url')) }));
}
async function startsFrom(changes, { bases, running, folder, charts, rendered }, head, settings) {
    const isHeadAlone = bases.every(({ tree }) => tree === null);
    const search = {
        bases,
        head,
        settings: (0,gate_settings/* detectionSettings */.Jy)(settings, folder),
        charts,
        hasManifests: rendered !== null,
    };
    return await withFilesBeside(startsOf(changes, running, folder, isHeadAlone), settings, search);
}
async function gatherFor(changes, starts, { gather }, settings) {
    const jumps = starts.flatMap((start) => start.jumps).filter((change) => (0,report_deployment/* needsEvidence */.j)(change, settings));
    const wanted = [...new Map(jumps.map(({ from, to }) => [`${from} ${to}`, { from, to }])).values()];
    const back = starts.flatMap((start) => start.jumps.flatMap((change) => wayBack(change) ?? []));
    const isUnlisted = changes.some(({ line }) => (line?.mustBeListed ?? []).length > 0);
    return wanted.length === 0 && back.length === 0 && !isUnlisted ? null : await gather([...wanted, ...back]);
}
function termsBy(promotionOf) {
    return ({ jump, service }) => ({
        promotion: promotionOf(jump),
        migrations: jump.change === 'upgrade' ? (0,terms/* openMigrationsOf */.$F)(service) : null,
    });
}
async function nothingFound(head) {
    const [module] = [...(await head.entries()).values()].filter(({ kind }) => kind === 'submodule');
    const { code, message } = (0,problem/* problemAt */.l4)('no-target', null, module && (0,quote_text/* quoteText */.o)(module.path));
    return { code, message };
}
async function leftoversOf(tree, { head }) {
    const isDeclared = head?.parts.some(({ declared }) => declared.upgradeMode?.value === 'Recreate' || declared.migrationJob?.value === false);
    if (head == null || isDeclared !== true)
        return [];
    return (await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(2648)]).then(__webpack_require__.bind(__webpack_require__, 62648))).leftoversOf(tree, head);
}
function isOfService({ line }, listed) {
    return listed === null || (line?.mustBeListed ?? []).every((version) => listed.has(version));
}
function judgeSpans(evidence, starts, settings, termsOf) {
    const ways = starts.flatMap((start) => start.jumps.flatMap((change) => {
        const { from, to } = change;
        return (0,report_deployment/* needsEvidence */.j)(change, settings) && from !== null && to !== null
            ? [{ from, to, terms: termsOf(start) }]
            : [];
    }));
    const distinct = new Map(ways.map((way) => [`${way.from} ${way.to} ${(0,span_report/* keyOfTerms */.o)(way.terms)}`, way]));
    return [...distinct.values()].map(({ from, to, terms }) => (0,judge_span/* judgeSpan */.r)(evidence, from, to, terms));
}
const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const GIVES_FROM = /^(?:- )?from:[ \t]*(['"]?)([\d.]+)\1[ \t]*(?:#.*)?$/;
async function linesOfFrom(from, head) {
    const workflows = [...(await head.entries()).keys()].filter((path) => WORKFLOW.test(path));
    const places = [];
    for (const file of await head.containing(from, workflows)) {
        const lines = ((await head.read(file))?.toString('utf8') ?? '').split('\n');
        for (const [at, text] of lines.entries()) {
            if (GIVES_FROM.exec(text.trim())?.[2] === from)
                places.push((0,place/* showPlace */.R)({ file, line: at + 1 }));
        }
    }
    return places.length === 0 ? [from] : places;
}


/***/ }),

/***/ 3794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeRepository: () => (/* binding */ judgeRepository)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/repository/disk-paths.js
var disk_paths = __webpack_require__(82153);
// EXTERNAL MODULE: ./build/repository/event.js
var repository_event = __webpack_require__(74845);
// EXTERNAL MODULE: ./build/repository/git-command.js
var git_command = __webpack_require__(10145);
// EXTERNAL MODULE: ./build/repository/revisions.js
var repository_revisions = __webpack_require__(94731);
// EXTERNAL MODULE: ./build/repository/tree.js
var repository_tree = __webpack_require__(83741);
// EXTERNAL MODULE: ./build/settings/input-error.js
var input_error = __webpack_require__(38811);
// EXTERNAL MODULE: ./build/gate/policy/policy.js
var policy = __webpack_require__(79171);
// EXTERNAL MODULE: ./build/gate/report/compose-report.js
var compose_report = __webpack_require__(75744);
// EXTERNAL MODULE: ./build/gate/report/notes.js
var notes = __webpack_require__(76508);
// EXTERNAL MODULE: ./build/gate/report/table-sizes.js
var table_sizes = __webpack_require__(87570);
// EXTERNAL MODULE: ./build/gate/running/ask.js
var ask = __webpack_require__(13755);
// EXTERNAL MODULE: ./build/gate/settings.js + 1 modules
var gate_settings = __webpack_require__(95274);
// EXTERNAL MODULE: ./build/gate/team-file/settings-in-force.js
var settings_in_force = __webpack_require__(75598);
// EXTERNAL MODULE: ./build/gate/team-file/team-rules.js
var team_rules = __webpack_require__(50688);
// EXTERNAL MODULE: ./build/gate/judge/base-files.js
var base_files = __webpack_require__(82247);
// EXTERNAL MODULE: ./build/gate/judge/charts.js
var charts = __webpack_require__(61625);
// EXTERNAL MODULE: ./build/gate/judge/judge-head.js + 4 modules
var judge_head = __webpack_require__(18236);
// EXTERNAL MODULE: ./build/gate/judge/rendered.js
var rendered = __webpack_require__(38733);
;// CONCATENATED MODULE: ./build/gate/judge/uncommitted.js

async function refuseUncommitted(deployments, repository, teamFile) {
    const sides = deployments.flatMap(({ change: { base, head } }) => [base, head]);
    const read = sides.flatMap((side) => side?.inputs ?? []);
    const inputs = [...new Set(teamFile === null ? read : [...read, teamFile])].sort();
    const { changed, ignored } = await repository.uncommitted();
    const [first, ...others] = inputs.filter((path) => changed.has(path));
    if (first === undefined)
        return filesLeftOpen(deployments).filter((path) => ignored.has(path));
    const files = others.length === 0 ? `${first} is` : `${first} and ${others.length} more are`;
    const what = 'Commit the change, or give `--head HEAD` to judge the last commit as it is.';
    throw new input_error/* InputError */.d(`${files} changed but not committed, and the gate reads commits. ${what}`);
}
function filesLeftOpen(deployments) {
    const isYaml = (path) => /\.ya?ml$/.test(path);
    const heads = deployments.flatMap(({ change: { head } }) => head ?? []);
    const open = heads.flatMap(({ kind, problem, variables, place, inputs }) => {
        const isOpen = kind !== 'compose' || (variables.length > 0 && (problem !== null || isYaml(place.file)));
        return isOpen ? inputs : inputs.filter((path) => problem !== null && isYaml(path));
    });
    return [...new Set(open)].sort();
}

;// CONCATENATED MODULE: ./build/gate/judge/judge-repository.js





















async function judgeRepository(settings, host, evidenceHost) {
    const progress = { reading: 'the commits', total: 1 };
    let repository = null;
    let hasNoStart = false;
    try {
        evidenceHost.onProgress({ ...progress, done: 0 });
        repository = await host.open();
        const revisions = await (0,repository_revisions.resolveRevisions)(host.event, repository, {
            baseRef: settings['base-ref'] ?? null,
            headRef: settings['head-ref'] ?? null,
        });
        if (revisions.kind === 'nothing')
            return nothingToJudge(settings, null);
        hasNoStart = revisions.kind === 'head-only' && !namesStart(settings);
        return await judgeRevisions(settings, repository, revisions, host, evidenceHost);
    }
    catch (error) {
        if (!(error instanceof repository_tree/* TreeError */.jh))
            throw error;
        if (hasNoStart)
            throw new input_error/* InputError */.d(UNKNOWN_START);
        return nothingToJudge(settings, { code: 'base-unavailable', message: error.message });
    }
    finally {
        evidenceHost.onProgress({ ...progress, done: 1 });
        repository?.close();
    }
}
const UNKNOWN_START = 'The current version is unknown: set `base-ref`, `from` or `running-url`.';
function namesStart({ from, 'running-url': running }) {
    return from !== undefined || running.length > 0;
}
async function judgeRevisions(given, repository, revisions, host, evidenceHost) {
    const head = await repository.tree(revisions.head, null, 'head');
    await refuseOwnApproval(given, head, repository.root);
    const { bases, since } = await openBases(repository, revisions, head);
    const judgedBase = revisions.kind === 'compare' ? (bases.at(-1)?.tree ?? null) : null;
    const root = repository.root ?? host.workspace ?? process.cwd();
    const inForce = await settingsInForce(given, judgedBase, since, head, root);
    const { settings } = inForce;
    host.onSettings?.(settings);
    if (host.environment !== undefined)
        (0,team_rules/* environmentNamed */.b6)(settings.team, host.environment);
    if (revisions.kind === 'head-only' && !namesStart(settings))
        throw new input_error/* InputError */.d(UNKNOWN_START);
    const fileSource = judgedBase === null ? null : (0,base_files/* filesOfBase */.M)(judgedBase, repository.root, host.workspace);
    const reading = fileSource === null ? evidenceHost : { ...evidenceHost, fileSource };
    const workingDirectory = (0,external_node_path_.resolve)(settings['working-directory']);
    const folder = folderWithin(root, workingDirectory);
    const ground = {
        head: revisions.head,
        bases,
        since,
        folder,
        charts: (0,charts.openChartRepository)(settings['chart-repository-url'], workingDirectory, reading.fileSource),
        rendered: await (0,rendered/* readRenderedPair */.eo)(settings, (0,gate_settings/* detectionSettings */.Jy)(settings, folder), head, repository.root),
        gather: (jumps) => (0,policy/* gatherUnderPolicy */.km)(settings, jumps, reading),
        environment: host.environment ?? null,
        exceptionsOf: inForce.exceptionsOf,
    };
    const judged = await (0,ask/* judgeWithRunning */.D)(settings, evidenceHost, (running) => (0,judge_head/* judgeHead */.O)({ ...ground, running }, head, settings, null), ({ report }) => report);
    const sized = await (0,table_sizes/* withTableSizes */.p)(judged.report, settings, reading);
    const isWorkingTree = host.event.name === 'local' && settings['head-ref'] === undefined;
    const teamFile = sized.outcome.fails ? settings.team.exceptionsAt : null;
    const unseen = isWorkingTree ? await refuseUncommitted(judged.deployments, repository, teamFile) : [];
    const ofEvent = notesOnEvent(host.event.name, settings, judged, bases);
    const notes = [...sized.notes, ...inForce.notes, ...notesOnSettings(settings, revisions, unseen), ...ofEvent];
    return await withChoices({ ...sized, notes }, async () => {
        const context = { ...ground, running: sized.evidence.running };
        const baseOf = () => namedBase(settings, host.event, repository, revisions);
        return await choicesOf(judged, context, head, settings, baseOf);
    });
}
async function withChoices(report, findChoices) {
    try {
        return { ...report, choices: await findChoices() };
    }
    catch (error) {
        return { ...report, notes: [...report.notes, ...(0,notes/* notesOf */.h$)(['warning', 'choices-failed', [String(error)]])] };
    }
}
async function refuseOwnApproval(given, head, root) {
    const { 'approved-report': approved, 'working-directory': folder } = given;
    if (approved === undefined)
        return;
    const why = 'approve itself. Download the report of the approved run in an earlier step.';
    await (0,base_files/* refuseCommitted */.T)(`\`approved-report\` is ${approved}`, (0,external_node_path_.resolve)(folder, approved), head, root, why);
}
function notesOnSettings(settings, revisions, unseen) {
    const isOlder = revisions.kind === 'compare' && revisions.isOlder && settings.team.path !== null;
    const settingsFrom = isOlder ? [revisions.mustAgree ?? revisions.bases[0]] : [];
    return (0,notes/* notesOf */.h$)(['notice', 'settings-older', settingsFrom], ['warning', 'git-ignored', unseen]);
}
function notesOnEvent(event, settings, { deployments }, bases) {
    const failing = deployments.filter(({ report }) => report.fails && report.from !== null);
    const upgrades = failing.map(({ report }) => `${report.from} → ${report.to ?? 'unknown'}`);
    if (event === 'merge_group')
        return (0,notes/* notesOf */.h$)(['warning', 'queued', bases.length > 1 ? upgrades : []]);
    const unasked = upgrades.filter((_, at) => failing[at]?.service === null);
    return event === 'push' && settings['base-ref'] === undefined ? (0,notes/* notesOf */.h$)(['warning', 'pushed', unasked]) : [];
}
async function settingsInForce(given, base, since, head, root) {
    if (base === null)
        return { ...(await (0,settings_in_force.settingsOfTree)(given, head, root)), exceptionsOf: async () => [] };
    const branchNow = since?.head ?? base;
    const inForce = await (0,settings_in_force/* settingsOfChange */.vb)(given, branchNow, head, root);
    const histories = [branchNow, ...(since?.base == null ? [] : [since.base])];
    const { exceptionsAt } = inForce.settings.team;
    return { ...inForce, exceptionsOf: (tree) => (0,settings_in_force/* exceptionsAddedBy */.qt)(tree, exceptionsAt, histories) };
}
async function choicesOf(judged, ground, head, settings, baseOf) {
    if (!judged.report.outcome.fails && !judged.deployments.some(judge_head/* canPin */.U))
        return [];
    const { proposeChoices } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(257), __webpack_require__.e(5834)]).then(__webpack_require__.bind(__webpack_require__, 25834));
    const { withLastingRenames } = await __webpack_require__.e(/* import() */ 451).then(__webpack_require__.bind(__webpack_require__, 60451));
    const judgeAgain = async (tree, rules, evidence, versions) => {
        const bases = await Promise.all(ground.bases.map((base) => withLastingRenames(base, tree)));
        return (0,judge_head/* judgeHead */.O)({ ...ground, bases, rendered: (0,rendered/* renderedAgain */.OG)(ground.rendered, versions) }, tree, rules, evidence);
    };
    const { charts, exceptionsOf } = ground;
    return proposeChoices(judged, { settings, head, charts, judgeAgain, exceptionsOf, base: await baseOf() });
}
async function namedBase({ 'base-ref': given, 'head-ref': other }, { name, payload }, repository, revisions) {
    if (other !== undefined || revisions.kind !== 'compare')
        return null;
    if (name !== 'local') {
        if (given !== undefined || !/^pull_request(?:_target)?$/.test(name))
            return null;
        const { base } = (0,repository_event/* parsePullRequest */.yA)(name, payload);
        return (0,repository_event/* isOfFork */.OU)(payload) ? null : { name: `origin/${base.ref}`, isHere: false };
    }
    const [base] = revisions.bases;
    const isBehind = (await repository.mergeBase(base, revisions.head).catch(() => null)) !== base;
    return given === undefined || isBehind ? null : { name: given, isHere: true };
}
async function openBases(repository, revisions, head) {
    if (revisions.kind !== 'compare') {
        const tree = revisions.kind === 'install' ? repository_tree/* EMPTY_TREE */.pL : null;
        return { bases: [{ commit: null, tree, renames: new Map() }], since: null };
    }
    const bases = [];
    for (const commit of revisions.bases) {
        const tree = await repository.tree(commit, head, 'base');
        bases.push({ commit, tree, renames: await repository.renames(commit, revisions.head) });
    }
    const tip = revisions.mustAgree === null ? null : await repository.tree(revisions.mustAgree, head, 'base');
    const base = bases[0]?.tree ?? null;
    return { bases, since: tip && { base, head: tip, renames: new Map() } };
}
function nothingToJudge(settings, problem) {
    return (0,compose_report/* composeReport */.Z)(settings, {
        comparison: null,
        problem,
        deployments: [],
        spans: [],
        rendered: null,
        notes: [],
        evidence: null,
        running: [],
        unread: [],
    });
}
function folderWithin(root, workingDirectory) {
    const top = (0,git_command/* nearestRealFolder */.TP)(root);
    for (let folder = workingDirectory;; folder = (0,external_node_path_.dirname)(folder)) {
        const isTop = (0,external_node_fs_.existsSync)(folder) && (0,git_command/* nearestRealFolder */.TP)(folder) === top;
        if (isTop)
            return (0,disk_paths/* pathBetween */.y)(folder, workingDirectory);
        if ((0,external_node_path_.dirname)(folder) === folder)
            break;
    }
    const below = (0,git_command/* realPathBetween */.yJ)(root, workingDirectory);
    if ((0,disk_paths/* leadsOut */.q)(below))
        throw new input_error/* InputError */.d(`The working directory ${workingDirectory} is not in the repository.`);
    return below;
}


/***/ }),

/***/ 38733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ reportRendered),
/* harmony export */   OG: () => (/* binding */ renderedAgain),
/* harmony export */   eo: () => (/* binding */ readRenderedPair)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38811);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82247);




async function readRenderedPair(settings, search, head, root) {
    const { 'rendered-base': base, 'rendered-head': rendered } = settings;
    if (base === undefined || rendered === undefined)
        return null;
    const { readRenderedFiles } = await __webpack_require__.e(/* import() */ 3543).then(__webpack_require__.bind(__webpack_require__, 23543));
    const { pairSides, readRenderedSide } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(3859), __webpack_require__.e(8658), __webpack_require__.e(6527), __webpack_require__.e(9474)]).then(__webpack_require__.bind(__webpack_require__, 29474));
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(settings['working-directory']);
    const read = async (side, location) => {
        const name = `\`rendered-${side}\``;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, location);
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) {
            throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(`${name} is ${location}, but nothing is there. Render into it in an earlier step.`);
        }
        const why = 'put anything there. Render into a folder outside of the repository, such as $RUNNER_TEMP.';
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseCommitted */ .T)(`${name} is ${location}`, path, head, root, why);
        return readRenderedSide(location, readRenderedFiles(path, location), side, search);
    };
    const pair = pairSides(await read('base', base), await read('head', rendered));
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, base) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, rendered) &&
        [...pair.head.census.keys()].some((key) => key !== 'terraform')) {
        const why = `\`rendered-base\` and \`rendered-head\` are both ${base}, but only a Terraform plan holds both sides.`;
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(`${why} Render each side to its own path.`);
    }
    return pair;
}
function renderedAgain(pair, versions) {
    if (pair === null || versions.size === 0)
        return pair;
    const objects = pair.head.objects.map((object) => ({
        ...object,
        version: versions.get(object.id) ?? object.version,
    }));
    return { ...pair, head: { ...pair.head, objects } };
}
function reportRendered(pair) {
    const show = ({ location, sha256, fileCount, objects }) => ({
        path: location,
        sha256: sha256 === '' ? null : sha256,
        files: fileCount,
        workloads: objects.length,
    });
    return pair === null ? null : { base: show(pair.base), head: show(pair.head) };
}


/***/ }),

/***/ 95556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serviceFinder: () => (/* binding */ serviceFinder),
/* harmony export */   standingOf: () => (/* binding */ standingOf),
/* harmony export */   whyNotArrived: () => (/* binding */ whyNotArrived)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14006);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15807);
/* harmony import */ var _policy_terms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17794);



function serviceFinder(running, folder) {
    const services = running.map((service) => ({ service, fits: picomatch__WEBPACK_IMPORTED_MODULE_1__(service.glob ?? '**', { dot: true }) }));
    return (file, id) => {
        const isBelow = folder !== '' && file?.startsWith(`${folder}/`) === true;
        const names = [file, isBelow ? file.slice(folder.length + 1) : null, id].filter((name) => name !== null);
        const found = services.find(({ service: { glob }, fits }) => {
            return glob === null || names.some((name) => name === glob || fits(name));
        });
        return found?.service ?? null;
    };
}
function standingOf({ from, to }, running) {
    if (running === from)
        return null;
    if ((0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(running, to) > 0)
        return 'above';
    return (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(running, from) < 0 ? 'behind' : 'ahead';
}
function whyNotArrived(deployments, serviceOf) {
    const found = deployments.flatMap(({ place, id, start }) => {
        const service = serviceOf(place.file, id);
        if (service === null || start === null)
            return [];
        const { location, version: running, problem, migrations } = service;
        if (running === null)
            return [`${location}: ${problem}.`];
        if (running !== start)
            return [`${location} runs ${running}, and ${place.file} has ${start}.`];
        return migrations === null || migrations === 'done'
            ? []
            : [`${location} runs ${running}, and ${_policy_terms_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_MIGRATIONS */ .bK[migrations]}.`];
    });
    return [...new Set(found)];
}


/***/ }),

/***/ 75598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kV: () => (/* binding */ NEAR_PATHS),
/* harmony export */   n: () => (/* binding */ STANDARD_PATHS),
/* harmony export */   qt: () => (/* binding */ exceptionsAddedBy),
/* harmony export */   settingsOfTree: () => (/* binding */ settingsOfTree),
/* harmony export */   vb: () => (/* binding */ settingsOfChange)
/* harmony export */ });
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38811);
/* harmony import */ var _team_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50688);


const STANDARD_PATHS = [_team_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .STANDARD_PATH */ .M6, '.upgrade-gate.yml'];
const NEAR_PATHS = STANDARD_PATHS.map((path) => path.replace(/\.yml$/, '.yaml'));
async function settingsOfChange(settings, base, head, root) {
    const [before, after] = [await locate(base, settings), await locate(head, settings)];
    if (before === null && after === null)
        return noFile(settings);
    const { settingsOfFiles } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(2857), __webpack_require__.e(8529), __webpack_require__.e(6528)]).then(__webpack_require__.bind(__webpack_require__, 56528));
    return settingsOfFiles(settings, { tree: base, path: before }, { tree: head, path: after }, root);
}
async function settingsOfTree(settings, tree, root) {
    const path = await locate(tree, settings);
    if (path === null)
        return noFile(settings);
    const { readTeamFile, withFile } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(2857), __webpack_require__.e(8529), __webpack_require__.e(6528)]).then(__webpack_require__.bind(__webpack_require__, 56528));
    return { settings: withFile(settings, await readTeamFile(tree, path), root), notes: [] };
}
function noFile(settings) {
    const { config } = settings;
    if (config === undefined)
        return { settings, notes: [] };
    throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(`${settings.given.label('config')} names ${config}, and the repository has no such file.`);
}
async function locate(tree, { config, given }) {
    const entries = await tree.entries();
    const found = STANDARD_PATHS.filter((path) => entries.has(path));
    const [standard, second] = found;
    if (second !== undefined)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(`${tree.name} has ${standard} and ${second}. Keep one of them.`);
    const near = NEAR_PATHS.find((path) => entries.has(path));
    if (near !== undefined)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(`${near} is not read. Rename it to ${near.replace(/\.yaml$/, '.yml')}.`);
    if (config === undefined)
        return standard ?? null;
    if (standard !== undefined && standard !== config)
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(`${given.label('config')} is ${config}, but ${tree.name} has ${standard}. Keep one of them.`);
    return entries.has(config) ? config : null;
}
async function exceptionsAddedBy(head, at, histories) {
    if (!(await head.entries()).has(at))
        return [];
    const { exceptionsBetween } = await Promise.all(/* import() */[__webpack_require__.e(4737), __webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(2857), __webpack_require__.e(8529), __webpack_require__.e(6528)]).then(__webpack_require__.bind(__webpack_require__, 56528));
    return exceptionsBetween(head, at, histories);
}


/***/ }),

/***/ 82153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ leadsOut),
/* harmony export */   y: () => (/* binding */ pathBetween)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function pathBetween(from, to) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(from, to).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}
function leadsOut(path) {
    return path === '..' || path.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);
}


/***/ }),

/***/ 26416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ EditedTree)
/* harmony export */ });
class EditedTree {
    tree;
    edited;
    name;
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
        const others = paths.filter((path) => !this.edited.has(path));
        const found = new Set(await this.tree.containing(text, others));
        return paths.filter((path) => this.edited.has(path) || found.has(path));
    }
}


/***/ }),

/***/ 74845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I9: () => (/* binding */ PayloadMembers),
/* harmony export */   OU: () => (/* binding */ isOfFork),
/* harmony export */   yA: () => (/* binding */ parsePullRequest)
/* harmony export */ });
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83741);

function parsePullRequest(event, payload) {
    const at = new PayloadMembers(event, payload);
    return {
        number: at.number('pull_request.number'),
        head: { sha: at.commit('pull_request.head.sha') },
        base: { sha: at.commit('pull_request.base.sha'), ref: at.name('pull_request.base.ref') },
    };
}
function isOfFork(payload) {
    const { head, base } = payload.pull_request;
    return head?.repo?.full_name !== base?.repo?.full_name;
}
class PayloadMembers {
    event;
    payload;
    constructor(event, payload) {
        this.event = event;
        this.payload = payload;
    }
    commit(path) {
        const value = this.#at(path);
        if (typeof value === 'string' && _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMIT_ID */ .Gw.test(value))
            return value;
        return this.#refuse(path, 'is not the id of a commit');
    }
    name(path) {
        const value = this.#at(path);
        return typeof value === 'string' && value !== '' ? value : this.#refuse(path, 'is not a name');
    }
    number(path) {
        const value = this.#at(path);
        if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0)
            return value;
        return this.#refuse(path, 'is not a number above 0');
    }
    flag(path) {
        const value = this.#at(path) ?? false;
        return typeof value === 'boolean' ? value : this.#refuse(path, 'is not true or false');
    }
    #at(path) {
        let value = this.payload;
        const steps = path.split('.');
        for (const [depth, step] of steps.entries()) {
            if (typeof value !== 'object' || value === null) {
                return this.#refuse(steps.slice(0, depth).join('.'), 'is not an object');
            }
            value = Object.hasOwn(value, step) ? value[step] : undefined;
        }
        return value;
    }
    #refuse(member, why) {
        const at = member === '' ? '' : `${member}: `;
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_0__/* .TreeError */ .jh(`The payload of the event ${this.event} is not usable: ${at}${why}`);
    }
}


/***/ }),

/***/ 10145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ cannotRun),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   TP: () => (/* binding */ nearestRealFolder),
/* harmony export */   TU: () => (/* binding */ Git),
/* harmony export */   Ug: () => (/* binding */ gitSettings),
/* harmony export */   ZX: () => (/* binding */ locateRepository),
/* harmony export */   jF: () => (/* binding */ LOCAL_TIMEOUT_MS),
/* harmony export */   xh: () => (/* binding */ MOST_MESSAGE_CHARACTERS),
/* harmony export */   yJ: () => (/* binding */ realPathBetween)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82153);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83741);





const LOCAL_TIMEOUT_MS = 60_000;
const MOST_OUTPUT_BYTES = 500_000_000;
const MOST_MESSAGE_CHARACTERS = 2_000;
const UNWANTED_VARIABLES = /^GIT_(DIR|COMMON_DIR|WORK_TREE|IMPLICIT_WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|GRAFT_FILE|SHALLOW_FILE|REPLACE_REF_BASE|EXTERNAL_DIFF|DIFF_OPTS|PAGER|CONFIG|SSL_NO_VERIFY|(LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS|TRACE.*|REDIRECT_.*)$/i;
const SECRET_VARIABLES = /^(INPUT|ACTIONS)_/i;
const ENVIRONMENT = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GCM_INTERACTIVE: 'never',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
};
const WITHOUT_NETWORK = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' };
function locateRepository(directory, { bare }) {
    const real = nearestRealFolder(directory);
    for (let folder = real;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        const gitFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(gitFolder))
            return { folder, gitFolder, isBare: false };
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder)
            break;
    }
    const isBare = bare && ['HEAD', 'objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real, name)));
    return isBare ? { folder: real, gitFolder: real, isBare } : null;
}
function nearestRealFolder(directory) {
    for (let folder = directory;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        try {
            return node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(folder);
        }
        catch {
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder)
                return folder;
        }
    }
}
function realPathBetween(from, to) {
    return (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pathBetween */ .y)(nearestRealFolder(from), nearestRealFolder(to));
}
class Git {
    location;
    #options;
    #variables = inheritedVariables();
    constructor(location) {
        this.location = location;
        const { folder, gitFolder, isBare } = location;
        const settings = [
            'core.fsmonitor=false',
            'core.hooksPath=/dev/null',
            'core.alternateRefsCommand=true',
            `safe.directory=${folder.replaceAll('\\', '/')}`,
            'protocol.ext.allow=never',
            'http.sslVerify=true',
            'color.ui=false',
            'gc.auto=0',
            'maintenance.auto=false',
        ];
        this.#options = [
            ...settings.flatMap((setting) => ['-c', setting]),
            `--git-dir=${gitFolder}`,
            ...(isBare ? [] : [`--work-tree=${folder}`]),
        ];
    }
    run(args, { timeoutMs = LOCAL_TIMEOUT_MS, ...options } = {}) {
        const child = this.spawn(args, options);
        return new Promise((resolve, reject) => {
            const stdout = [];
            let length = 0;
            let stderr = '';
            const fail = (error) => {
                clearTimeout(timer);
                reject(error);
                kill(child, options.network === true);
            };
            const late = () => fail(new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git ${args[0]} did not end within ${timeoutMs / 1000} s`));
            const timer = setTimeout(late, timeoutMs);
            child.stdin.end();
            child.stdout.on('data', (chunk) => {
                length += chunk.length;
                if (length > MOST_OUTPUT_BYTES)
                    fail(new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git ${args[0]} answers more than can be read`));
                else
                    stdout.push(chunk);
            });
            child.stderr.on('data', (chunk) => {
                if (stderr.length < MOST_MESSAGE_CHARACTERS)
                    stderr += chunk.toString();
            });
            child.on('error', (error) => fail(cannotRun(error)));
            child.on('close', (code) => {
                clearTimeout(timer);
                resolve({ code: code ?? -1, stdout: Buffer.concat(stdout), stderr: oneLine(stderr) });
            });
        });
    }
    async output(args, options) {
        const { code, stdout, stderr } = await this.run(args, options);
        if (code !== 0)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git ${args[0]} failed: ${stderr || `status ${code}`}`);
        return stdout;
    }
    spawn(args, { network = false, environment } = {}) {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...this.#options, ...args], {
            cwd: this.location.folder,
            env: { ...this.#variables, ...ENVIRONMENT, ...(network ? {} : WITHOUT_NETWORK), ...environment },
            detached: network && process.platform !== 'win32',
            windowsHide: true,
        });
        child.stdin.on('error', () => undefined);
        return child;
    }
}
function gitSettings(settings) {
    const before = Number(process.env['GIT_CONFIG_COUNT'] ?? 0) || 0;
    const entries = Object.entries(settings);
    const variables = entries.flatMap(([name, value], index) => [
        [`GIT_CONFIG_KEY_${before + index}`, name],
        [`GIT_CONFIG_VALUE_${before + index}`, value],
    ]);
    return Object.fromEntries([['GIT_CONFIG_COUNT', String(before + entries.length)], ...variables]);
}
function inheritedVariables() {
    const isWanted = (name) => !UNWANTED_VARIABLES.test(name) && !SECRET_VARIABLES.test(name);
    return Object.fromEntries(Object.entries(process.env).filter(([name]) => isWanted(name)));
}
function kill(child, group) {
    try {
        if (group && child.pid !== undefined && process.platform !== 'win32')
            process.kill(-child.pid, 'SIGKILL');
    }
    catch {
    }
    child.kill('SIGKILL');
    child.stdout.destroy();
    child.stderr.destroy();
}
function cannotRun(error) {
    return new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh(`git cannot be run; install it (${error.message})`);
}
function oneLine(text) {
    return text.trim().replace(/(?<!\s)\s*[\r\n]+\s*/g, '; ');
}


/***/ }),

/***/ 94731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resolveRevisions: () => (/* binding */ resolveRevisions)
/* harmony export */ });
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74845);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83741);


const ZEROS = /^0+$/;
const BRANCHES = 'refs/heads/';
async function resolveRevisions(event, repository, { baseRef, headRef }) {
    const base = baseRef === null ? null : await commitOfInput('base-ref', baseRef, repository);
    const head = headRef === null ? null : await commitOfInput('head-ref', headRef, repository);
    if (base !== null && head !== null)
        return compare(head, [base]);
    const sides = await sidesOf(event, repository, head);
    if ('kind' in sides)
        return sides;
    return base === null ? await sides.base() : compare(sides.head, [base]);
}
async function sidesOf(event, repository, head) {
    switch (event.name) {
        case 'pull_request':
        case 'pull_request_target':
            return await ofPullRequest(event, repository, head);
        case 'merge_group':
            return ofMergeGroup(new _event_js__WEBPACK_IMPORTED_MODULE_0__/* .PayloadMembers */ .I9(event.name, event.payload), repository, head);
        case 'push':
            return ofPush(event, repository, head);
    }
    const present = head ?? event.sha ?? (await repository.head());
    if (present === null)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh('There is no commit to look at: nothing is checked out.');
    return { head: present, base: async () => ({ kind: 'head-only', head: present }) };
}
async function ofPullRequest(event, repository, head) {
    const pull = (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePullRequest */ .yA)(event.name, event.payload);
    const isTarget = event.name === 'pull_request_target';
    const named = head ?? (isTarget ? null : await repository.head());
    if (named === pull.head.sha)
        return ofBranch(pull, repository);
    const { number, base: into } = pull;
    const name = `refs/pull/${number}/merge`;
    const whyNone = `There is no ${name}: the branch has conflicts with ${into.ref}, or was merged already.`;
    const merge = isTarget ? await requireCommit(repository, name, whyNone) : shaOf(event);
    const [base, merged, ...others] = await repository.parentsOf(merge);
    if (base === undefined || merged === undefined || others.length > 0) {
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`${merge} (${isTarget ? name : 'GITHUB_SHA'}) is not the merge commit of pull request ${number}, and its head commit ${pull.head.sha} is not checked out; check one of them out, or pass base-ref and head-ref.`);
    }
    const whyNoTip = `The base branch ${into.ref} of pull request ${number} does not exist.`;
    const tip = isTarget ? await requireCommit(repository, `${BRANCHES}${into.ref}`, whyNoTip) : base;
    if (base !== tip || merged !== pull.head.sha) {
        const why = base === tip ? `it merges ${merged} instead of ${pull.head.sha}` : `${into.ref} is at ${tip} now`;
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`The merge commit ${merge} of pull request ${number} is out of date: ${why}. Resolve conflicts or update the branch from ${into.ref}, then run the check again.`);
    }
    const to = head ?? merge;
    return { head: to, base: async () => compare(to, [base]) };
}
async function requireCommit(repository, name, why) {
    const commit = await repository.commitOf(name);
    if (commit === null)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(why);
    return commit;
}
function ofBranch(pull, repository) {
    const head = pull.head.sha;
    return {
        head,
        base: async () => {
            const tip = await baseTip(pull, repository);
            const base = await repository.mergeBase(tip.commit, head);
            if (base === null) {
                throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`The branch of pull request ${pull.number} has no history in common with ${pull.base.ref}.`);
            }
            return compare(head, [base], base === tip.commit ? null : tip.commit, tip.isOlder);
        },
    };
}
async function baseTip({ base, head }, repository) {
    let reason = `there is no branch ${base.ref}`;
    try {
        const tip = await repository.commitOf(`${BRANCHES}${base.ref}`);
        if (tip !== null)
            return { commit: tip, isOlder: false };
    }
    catch (error) {
        if (!(error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh))
            throw error;
        reason = error.message;
    }
    const local = await repository.localCommitOf(base.ref);
    if (local !== null && (await repository.mergeBase(local, head.sha)) !== head.sha) {
        return { commit: local, isOlder: false };
    }
    if (!(await repository.hasServer()))
        return { commit: base.sha, isOlder: true };
    throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`Cannot read the tip of the base branch ${base.ref}, which the branch has to agree with: ${reason}`);
}
function ofMergeGroup(payload, repository, head) {
    const [headSha, baseSha] = [payload.commit('merge_group.head_sha'), payload.commit('merge_group.base_sha')];
    const ref = payload.name('merge_group.base_ref');
    const to = head ?? headSha;
    return {
        head: to,
        base: async () => {
            const name = ref.startsWith(BRANCHES) ? ref : `${BRANCHES}${ref}`;
            const why = `Cannot read the tip of ${name}, which the merge queue will move.`;
            const tip = await requireCommit(repository, name, why);
            return compare(to, tip === baseSha ? [tip] : [baseSha, tip]);
        },
    };
}
function ofPush(event, repository, head) {
    const payload = new _event_js__WEBPACK_IMPORTED_MODULE_0__/* .PayloadMembers */ .I9(event.name, event.payload);
    const [ref, before, after] = [payload.name('ref'), payload.commit('before'), payload.commit('after')];
    const [isDeleted, isForced] = [payload.flag('deleted'), payload.flag('forced')];
    const mainBranch = `${BRANCHES}${payload.name('repository.default_branch')}`;
    if (isDeleted || ZEROS.test(after))
        return { kind: 'nothing' };
    const to = head ?? (ref.startsWith('refs/tags/') ? shaOf(event) : after);
    return {
        head: to,
        base: async () => {
            if (ZEROS.test(before) && ref.startsWith('refs/tags/'))
                return { kind: 'head-only', head: to };
            if (ZEROS.test(before) && ref === mainBranch)
                return { kind: 'install', head: to };
            if (ZEROS.test(before))
                return await ofNewBranch(mainBranch, to, repository);
            if (isForced)
                await requireReadable(before, ref, repository);
            return compare(to, [before]);
        },
    };
}
async function ofNewBranch(mainBranch, head, repository) {
    const why = `Cannot read the tip of ${mainBranch}, which a new branch is compared with.`;
    const tip = await requireCommit(repository, mainBranch, why);
    const base = await repository.mergeBase(tip, head);
    return base === null ? { kind: 'install', head } : compare(head, [base], null, base !== tip);
}
async function requireReadable(commit, ref, repository) {
    try {
        await repository.parentsOf(commit);
    }
    catch (error) {
        if (!(error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh))
            throw error;
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`The push to ${ref} was forced, and the commit before it can no longer be read. Pass from or base-ref. ${error.message}`);
    }
}
function commitOfInput(input, ref, repository) {
    const { adviceOnMissing: advice } = repository;
    const then = advice === undefined ? '' : `. If its server has it, ${advice}`;
    return requireCommit(repository, ref, `${input} ${JSON.stringify(ref)} names no commit of this repository${then}.`);
}
function shaOf({ name, sha }) {
    if (sha === null)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeError */ .jh(`The event ${name} came without a commit (GITHUB_SHA).`);
    return sha;
}
function compare(head, bases, mustAgree = null, isOlder = false) {
    return { kind: 'compare', head, bases, mustAgree, isOlder };
}


/***/ })

};
