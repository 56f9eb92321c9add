export const id = 7185;
export const ids = [7185];
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


/***/ })

};
