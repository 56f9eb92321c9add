export const id = 9566;
export const ids = [9566,7185];
export const modules = {

/***/ 79566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   detect: () => (/* binding */ detect),
/* harmony export */   detected: () => (/* binding */ detected),
/* harmony export */   foundIn: () => (/* binding */ foundIn),
/* harmony export */   inEnvironment: () => (/* binding */ inEnvironment)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _deployment_deployed_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57000);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95274);
/* harmony import */ var _gate_team_file_team_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50688);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32883);
/* harmony import */ var _render_detection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10106);
/* harmony import */ var _repository_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14753);
/* harmony import */ var _repository_git_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10145);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93782);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(32315);










async function detect({ settings: given, json, operand, own }) {
    const folder = (0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .folderOperand */ .gA)(operand);
    const { rootOf, settingsOfCheckout } = await __webpack_require__.e(/* import() */ 316).then(__webpack_require__.bind(__webpack_require__, 97935));
    const settings = await settingsOfCheckout(given, folder);
    const root = settings.team.path === null ? folder : rootOf(folder);
    const below = (0,_repository_git_command_js__WEBPACK_IMPORTED_MODULE_7__/* .realPathBetween */ .yJ)(root, folder);
    return await (0,_answers_js__WEBPACK_IMPORTED_MODULE_8__/* .orUnproven */ .Vd)(async () => {
        const found = await foundIn(new _repository_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .FolderTree */ .z(root), settings, below);
        const shown = (await inEnvironment(found, settings, own['environment'])).map((each) => detected(each, below));
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_8__/* .answer */ .ZF)(json ? (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonLine */ .rF)({ deployments: shown }) : (0,_render_detection_js__WEBPACK_IMPORTED_MODULE_5__/* .renderDetection */ .w)(shown, (0,_answers_js__WEBPACK_IMPORTED_MODULE_8__/* .columnsOf */ .PL)(process.stdout)));
        return _answers_js__WEBPACK_IMPORTED_MODULE_8__/* .EXIT */ .dc.passed;
    });
}
async function inEnvironment(found, settings, name) {
    if (name === undefined)
        return found;
    (0,_gate_team_file_team_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .environmentNamed */ .b6)(settings.team, name);
    const { environmentsOfChange } = await Promise.all(/* import() */[__webpack_require__.e(8768), __webpack_require__.e(5907)]).then(__webpack_require__.bind(__webpack_require__, 95907));
    return found.filter((each) => environmentsOfChange(each, settings).includes(name));
}
async function foundIn(tree, settings, below) {
    const reading = await Promise.all(/* import() */[__webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(3380), __webpack_require__.e(6884)]).then(__webpack_require__.bind(__webpack_require__, 73380));
    const { openChartRepository } = await Promise.all(/* import() */[__webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(1625)]).then(__webpack_require__.bind(__webpack_require__, 61625));
    const search = (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .detectionSettings */ .Jy)(settings, below);
    const charts = openChartRepository(settings['chart-repository-url'], process.cwd());
    const { objects, notParsed } = await reading.detect(tree, search, await reading.findCandidates(tree, search));
    const deployments = (0,_deployment_deployed_object_js__WEBPACK_IMPORTED_MODULE_1__/* .groupByPlace */ .O4)(await reading.resolveCharts(objects, charts));
    for (const message of new Set([...notParsed, ...deployments.flatMap(({ notices }) => notices)]))
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_8__/* .complain */ .cc)(message);
    if (deployments.length > 0) {
        return deployments.map((head) => ({ place: head.place, version: head.version, head, base: null }));
    }
    const { linesIn } = await Promise.all(/* import() */[__webpack_require__.e(8768), __webpack_require__.e(8815), __webpack_require__.e(3380), __webpack_require__.e(5046), __webpack_require__.e(741)]).then(__webpack_require__.bind(__webpack_require__, 55075));
    return (await linesIn(tree, { settings: search, charts })).map((each) => ({ ...each, version: each.to }));
}
function detected({ head, line, place, version }, folder) {
    const problem = head?.problem ?? null;
    return {
        id: head?.id ?? line?.id ?? '',
        kind: head?.kind ?? 'line',
        ...place,
        file: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(folder, place.file),
        version,
        problem: problem === null ? null : { code: problem.code, message: problem.message },
        chartVersion: head?.chart?.version ?? null,
        upgradeMode: head?.declared.upgradeMode?.value ?? null,
        migrationJob: head?.declared.migrationJob?.value ?? null,
    };
}


/***/ }),

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

/***/ 10106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ renderDetection)
/* harmony export */ });
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49203);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29519);
/* harmony import */ var _option_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3337);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65586);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41437);






const OF_LINES = [
    'The gate judges these lines when their version changes.',
    'For `apply` without --base, name the place: --targets FILE#DOT.PATH or FILE@regex:PATTERN',
];
const MOST_LINES = 20;
function renderDetection(deployments, width = Number.POSITIVE_INFINITY) {
    const show = (each) => renderDetected(each, width);
    if (deployments.length === 0)
        return `No ${_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.name} deployment found. Name the place, or your own image:\n--targets values.yaml#image.tag\n--images 'registry.example.com/bi/*'`;
    if (deployments.some(({ kind }) => kind !== 'line'))
        return deployments.flatMap(show).join('\n');
    const more = deployments.length - MOST_LINES;
    const rest = more > 0 ? [`…and ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(more, 'more line')}, which --json lists.`] : [];
    return [
        ...deployments.slice(0, MOST_LINES).flatMap(show),
        ...rest,
        ...OF_LINES.flatMap((line) => (0,_wrap_js__WEBPACK_IMPORTED_MODULE_4__/* .wrap */ .L)(line, width, '', '')),
    ].join('\n');
}
function renderDetected(deployment, width) {
    const { kind, version, problem, chartVersion, upgradeMode, migrationJob } = deployment;
    const details = [
        (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForLog */ .I5)(kind),
        ...(chartVersion === null ? [] : [`chart ${(0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForLog */ .I5)(chartVersion)}`]),
        ...(upgradeMode === null ? [] : [`upgrade.mode ${(0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForLog */ .I5)(upgradeMode)}`]),
        ...(migrationJob === null ? [] : [`migrationJob.enabled ${migrationJob}`]),
    ];
    return [
        `${_pen_js__WEBPACK_IMPORTED_MODULE_3__/* .LOG_PEN */ .xO.place(deployment)}  ${version === null ? 'unknown' : (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForLog */ .I5)(version)}  (${details.join(', ')})`,
        ...(problem === null ? [] : (0,_wrap_js__WEBPACK_IMPORTED_MODULE_4__/* .wrap */ .L)((0,_option_names_js__WEBPACK_IMPORTED_MODULE_2__/* .inOptions */ .M)((0,_option_names_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutVersions */ .e)((0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .textForLog */ .NQ)(problem.message))), width, '  ', '  ')),
    ];
}


/***/ }),

/***/ 3337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ inOptions),
/* harmony export */   e: () => (/* binding */ withoutVersions)
/* harmony export */ });
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95274);

const INPUT = new RegExp(`\`(${_gate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTING_NAMES */ .OI.join('|')})(?:: ([^\`]*)|:)?\``, 'g');
function inOptions(text) {
    return text.replaceAll(INPUT, (_, name, value) => `\`--${name.replace(/^(base|head)-ref$/, '$1')}${value === undefined ? '' : ` ${value}`}\``);
}
function withoutVersions(message) {
    return message
        .replace(/Pass `to:`(?:,? or|,) (\w)/, (_, first) => first.toUpperCase())
        .replace('`to:` or ', '')
        .replace(/,? or pass (?:`from:` and )?`to:`(?=\.)/, '');
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

/***/ 79969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ splitRecords),
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Tu: () => (/* binding */ objectId),
/* harmony export */   WX: () => (/* binding */ textsSearchedWith),
/* harmony export */   Xk: () => (/* binding */ entryKindOfMode),
/* harmony export */   n1: () => (/* binding */ followLinks),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   sN: () => (/* binding */ commonPartOf),
/* harmony export */   x0: () => (/* binding */ entriesByPath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29519);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83741);





const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function decodePath(bytes) {
    try {
        return UTF8.decode(bytes);
    }
    catch {
        const text = bytes.toString('latin1');
        return text.replace(/[^\0-\x7f]/g, (character) => `\\${character.charCodeAt(0).toString(8)}`);
    }
}
function splitRecords(output) {
    const isText = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output);
    const records = output.toString(isText ? 'utf8' : 'latin1').split('\0');
    if (records.at(-1) === '')
        records.pop();
    return isText ? records : records.map((record) => decodePath(Buffer.from(record, 'latin1')));
}
function objectId(type, bytes, like) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(like.length === 40 ? 'sha1' : 'sha256');
    return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}
const MOST_LINKS = 10;
function entriesByPath(entries) {
    const isAfter = ({ path }, index) => index === 0 || path > entries[index - 1].path;
    const sorted = entries.every(isAfter)
        ? entries
        : [...entries].sort((left, right) => (left.path < right.path ? -1 : 1));
    const byPath = new Map();
    for (const entry of sorted)
        byPath.set(entry.path, entry);
    if (byPath.size < sorted.length)
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh('Two files have names that look the same as text. Rename one.');
    return byPath;
}
async function followLinks(path, entries, contentOf) {
    if (node_path__WEBPACK_IMPORTED_MODULE_2__.posix.isAbsolute(path))
        return null;
    const found = [];
    let rest = path.split('/');
    let links = 0;
    while (rest.length > 0) {
        const [part = '', ...others] = rest;
        rest = others;
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            if (found.pop() === undefined)
                return null;
            continue;
        }
        found.push(part);
        const entry = entries.get(found.join('/'));
        if (entry?.kind !== 'symlink')
            continue;
        links += 1;
        if (links > MOST_LINKS)
            return null;
        const target = decodePath(await contentOf(entry));
        if (node_path__WEBPACK_IMPORTED_MODULE_2__.posix.isAbsolute(target))
            return null;
        found.pop();
        rest = [...target.split('/'), ...rest];
    }
    const entry = entries.get(found.join('/'));
    return entry?.kind === 'file' ? entry : null;
}
function entryKindOfMode(mode) {
    if (mode === '120000')
        return 'symlink';
    return mode === '160000' ? 'submodule' : 'file';
}
const COMMON_TEXTS = [
    _product_product_js__WEBPACK_IMPORTED_MODULE_3__/* .product */ .q.word,
    'argoproj.io',
    'toolkit.fluxcd.io',
    'helm.cattle.io',
    'crossplane.io',
];
function textsSearchedWith(text) {
    return COMMON_TEXTS.includes(text) ? COMMON_TEXTS : [text];
}
function commonPartOf(text) {
    return COMMON_TEXTS.find((common) => common !== text && text.includes(common));
}
const ANY_COMMON_TEXT = new RegExp(COMMON_TEXTS.join('|').replaceAll('.', '\\.'), 'i');
function textsIn(bytes, texts) {
    const content = bytes.toString('latin1');
    if (texts === COMMON_TEXTS && !ANY_COMMON_TEXT.test(content))
        return [];
    const lowered = content.toLowerCase();
    return texts.filter((text) => lowered.includes(text));
}


/***/ }),

/***/ 14753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ FolderTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79969);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83741);




const SKIPPED_FOLDERS = new Set(['.git', 'node_modules']);
const CHUNK_BYTES = 1_048_576;
const WHOLE_BYTES = 65_536;
const SAFELY = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
const REPLACEMENT = '\ufffd';
const SLASH = Buffer.from('/');
const WITHOUT_LINKS = SAFELY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
class FolderTree {
    isIgnored;
    name;
    #root;
    #entries = null;
    #places = new Map();
    #searched = new Map();
    constructor(root, isIgnored = () => false) {
        this.isIgnored = isIgnored;
        this.name = `the folder ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(root)}`;
        this.#root = root;
    }
    async entries() {
        this.#entries ??= this.#list();
        return this.#entries;
    }
    async read(path) {
        if (this.isIgnored(path))
            return null;
        try {
            const place = this.#inside(path);
            if (place === null)
                return null;
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(place).isFile())
                return null;
            const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, SAFELY);
            try {
                const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
                if (!status.isFile())
                    return null;
                if (status.size > _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_FILE_BYTES */ .XR)
                    throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TooLargeError */ .qB();
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
            }
            finally {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        catch (error) {
            if (isAbsent(error))
                return null;
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`Cannot read ${path} in ${this.name}: ${reasonOf(error)}`);
        }
    }
    async containing(text, paths) {
        const entries = await this.entries();
        const wanted = text.toLowerCase();
        const texts = (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .textsSearchedWith */ .WX)(wanted);
        const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
        return paths.filter((path) => {
            const kind = entries.get(path)?.kind;
            if (kind !== 'file')
                return kind === 'symlink';
            try {
                const known = texts.length > 1 ? this.#searched.get(path) : undefined;
                const found = known ?? textsOf(this.#places.get(path) ?? `${this.#root}/${path}`, texts, buffer);
                if (texts.length > 1)
                    this.#searched.set(path, found);
                return found.has(wanted);
            }
            catch (error) {
                return !isAbsent(error);
            }
        });
    }
    #list() {
        const entries = [];
        const list = (folder, prefix) => {
            for (const { entry, name, place } of this.#children(folder, prefix)) {
                const path = `${prefix}${name}`;
                if (typeof place !== 'string')
                    this.#places.set(path, place);
                if (entry.isDirectory()) {
                    if (!SKIPPED_FOLDERS.has(name))
                        list(place, `${path}/`);
                }
                else if ((entry.isFile() || entry.isSymbolicLink()) && !this.isIgnored(path)) {
                    entries.push({ path, kind: entry.isFile() ? 'file' : 'symlink', id: null });
                }
            }
        };
        list(this.#root, '');
        return (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesByPath */ .x0)(entries);
    }
    #children(folder, prefix) {
        try {
            if (typeof folder === 'string') {
                const children = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
                if (!children.some(({ name }) => name.includes(REPLACEMENT))) {
                    return children.map((entry) => ({ entry, name: entry.name, place: `${folder}/${entry.name}` }));
                }
            }
            const bytes = Buffer.from(folder);
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(bytes, { withFileTypes: true, encoding: 'buffer' }).map((entry) => ({
                entry,
                name: (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q0)(entry.name),
                place: Buffer.concat([bytes, SLASH, entry.name]),
            }));
        }
        catch (error) {
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh(`Cannot list ${prefix || 'the files'} in ${this.name}: ${reasonOf(error)}`);
        }
    }
    #inside(path) {
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) || path.includes('\0'))
            return null;
        const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(this.#root, 'buffer');
        const place = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(this.#places.get(path) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path), 'buffer');
        const start = root.at(-1) === node_path__WEBPACK_IMPORTED_MODULE_1__.sep.charCodeAt(0) ? root : Buffer.concat([root, Buffer.from(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)]);
        if (!place.subarray(0, start.length).equals(start))
            return null;
        const folders = place.toString('latin1', start.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        return folders.some((folder) => SKIPPED_FOLDERS.has(folder)) ? null : place;
    }
}
function textsOf(place, texts, buffer) {
    const found = new Set();
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, WITHOUT_LINKS);
    try {
        const overlap = Math.max(...texts.map(({ length }) => length)) - 1;
        for (let kept = 0;;) {
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, kept, buffer.length - kept, null);
            const filled = kept + read;
            for (const text of (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .textsIn */ .Ej)(buffer.subarray(0, filled), texts))
                found.add(text);
            if (read < WHOLE_BYTES || found.size === texts.length)
                return found;
            kept = Math.min(overlap, filled);
            buffer.copyWithin(0, filled - kept, filled);
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);
function isAbsent(error) {
    return ABSENT.has(String(error.code));
}
function reasonOf(error) {
    if (error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeError */ .jh)
        return error.message;
    const { code } = error;
    if (code === 'EACCES' || code === 'EPERM')
        return 'the permission is missing';
    return code ?? String(error);
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


/***/ })

};
