export const id = 2879;
export const ids = [2879];
export const modules = {

/***/ 98199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ withEvaluation),
/* harmony export */   t: () => (/* binding */ isUnknown)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14889);
/* harmony import */ var _syntax_hcl_definitions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95664);




function withEvaluation(finding, read, block, scope, evaluation) {
    const { answer, place } = finding;
    const isOpen = isUnknown(finding);
    const { understood, names } = (0,_syntax_hcl_definitions_js__WEBPACK_IMPORTED_MODULE_1__/* .referencesTo */ .Cj)([place, ...(isOpen ? [] : finding.understood)], block, scope);
    const used = answer.status === 'problem' ? null : evaluation.defaultAt(place);
    const notice = `The default of the variable ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .o)(used ?? '')} at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(place)} is used; -var can override it`;
    const unknown = answer.status === 'problem' ? (evaluation.names.get(answer.problem) ?? []) : [];
    return {
        ...finding,
        inputs: [...new Set([...read, ...understood.map(({ file }) => file)])],
        understood: isOpen ? [] : understood,
        variables: [...new Set([...names, ...unknown])].sort(),
        notices: used === null ? finding.notices : [...finding.notices, (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .cutQuotes */ .AA)(notice)],
    };
}
function isUnknown({ answer }) {
    return (answer.status === 'problem' && /^(?:unresolved-variable|external-values|unparseable)$/.test(answer.problem.code));
}


/***/ }),

/***/ 12879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  terraform: () => (/* binding */ terraform)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/syntax/hcl/evaluation.js + 1 modules
var hcl_evaluation = __webpack_require__(34434);
// EXTERNAL MODULE: ./build/syntax/hcl/modules.js
var hcl_modules = __webpack_require__(80836);
// EXTERNAL MODULE: ./build/syntax/hcl/values.js
var values = __webpack_require__(8702);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var candidates = __webpack_require__(40334);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(91831);
// EXTERNAL MODULE: ./build/deployment/kinds/hcl/evaluated.js
var evaluated = __webpack_require__(98199);
// EXTERNAL MODULE: ./build/deployment/kinds/hcl/images.js
var hcl_images = __webpack_require__(26986);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/findings.js
var findings = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/deployment/kinds/terraform/release.js
var release = __webpack_require__(29068);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/roots.js






const TERRAGRUNT = 'terragrunt.hcl';
async function rootsOf(files, modules, candidates, isSearched) {
    const paths = files.paths.filter(hcl_modules/* isModuleFile */.LQ);
    const callers = new Map();
    const called = (folder, by) => {
        if (folder !== null)
            callers.set(folder, (callers.get(folder) ?? new Set()).add(by));
    };
    const calling = await files.containing('module', paths.filter(isSearched));
    for (const folder of new Set(calling.map(repository_paths/* folderOf */.yS))) {
        for (const call of (await modules.module(folder)).calls)
            called((0,hcl_modules/* calledFolder */.wP)(folder, call), folder);
    }
    const units = [];
    for (const path of files.paths.filter((each) => (0,repository_paths/* baseNameOf */.mv)(each) === TERRAGRUNT && isSearched(each))) {
        const file = await (0,source_files/* nullIfUnreadable */.e)((0,hcl_modules/* parsedBody */.IN)(files, path));
        if (file !== null)
            units.push(unitOf((0,repository_paths/* folderOf */.yS)(path), file));
    }
    for (const { module } of units)
        called(module, '');
    const worth = [...(await files.containing(product/* product */.q.word, paths)), ...candidates];
    const leading = new Set(worth.map((path) => ((0,hcl_modules/* isModuleFile */.LQ)(path) ? (0,repository_paths/* folderOf */.yS)(path) : modules.folderAround(path))));
    for (const folder of leading)
        for (const caller of callers.get(folder ?? '') ?? [])
            leading.add(caller);
    const variables = files.paths.filter((path) => path.endsWith('.tfvars') && isSearched(path) && (READ_BY_ITSELF.test(path) || !SAMPLE.test(path)));
    const around = (folder) => variables.filter((path) => modules.folderAround(path) === folder);
    const roots = [];
    for (const folder of leading) {
        const isApplied = folder !== null && modules.has(folder) && !callers.has(folder);
        if (isApplied && isSearched((0,repository_paths/* inFolder */._z)(folder, 'main.tf'))) {
            roots.push(await rootOf(files, await modules.module(folder), around(folder)));
        }
    }
    for (const { folder, module, file } of units) {
        if (module === null || !leading.has(module) || !modules.has(module))
            continue;
        const root = await rootOf(files, await modules.module(module), around(module));
        const inputs = { path: (0,repository_paths/* inFolder */._z)(folder, TERRAGRUNT), ...inputsOf(file, folder, root.module) };
        roots.push({ ...root, path: folder, given: [...root.given, inputs] });
    }
    return { roots, units };
}
const READ_BY_ITSELF = /(?:^|\/)(?:terraform|[^/]*\.auto)\.tfvars$/;
const SAMPLE = /(?:example|sample)[^/]*$/i;
async function rootOf(files, module, paths) {
    const read = [];
    const broken = [];
    for (const path of paths) {
        const body = await (0,problem/* orProblem */.bC)(() => (0,hcl_modules/* parsedBody */.IN)(files, path));
        if (body !== null && 'code' in body)
            broken.push(body);
        else
            read.push({ path, attributes: body?.attributes ?? new Map(), scope: null });
    }
    const isOwn = ({ path }) => (0,repository_paths/* folderOf */.yS)(path) === module.folder && READ_BY_ITSELF.test(path);
    const isFirst = ({ path }) => Number((0,repository_paths/* baseNameOf */.mv)(path) === 'terraform.tfvars');
    const own = read
        .filter(isOwn)
        .reverse()
        .sort((one, other) => isFirst(one) - isFirst(other));
    const named = read.filter((file) => !isOwn(file));
    return { path: module.folder, module, given: own, named, broken };
}
function unitOf(folder, file) {
    const source = file.blocks.find(({ type }) => type === 'terraform') ?? null;
    const written = source?.body.attributes.get('source');
    const address = written === undefined ? '.' : (0,values/* writtenText */.v4)(written.value).replace(/^"|"$/g, '').replaceAll('//', '/');
    const [, fromTop] = /^\$\{get_repo_root\(\)\}\/(.*)$/.exec(address) ?? [];
    const isHere = /^\.\.?(?:\/|$)/.test(address);
    const module = fromTop !== undefined ? (0,repository_paths/* resolvePath */.o1)('', fromTop) : isHere ? (0,repository_paths/* resolvePath */.o1)(folder, address) : null;
    return { folder, source, module, file };
}
function inputsOf({ attributes, blocks }, folder, { variables }) {
    const scope = { ...(0,hcl_modules/* emptyScope */.Kp)(folder), module: (0,hcl_modules/* moduleOf */.cD)(folder, blocks, []) };
    const inputs = attributes.get('inputs')?.value;
    const all = inputs === undefined ? [] : [...variables.keys()].map((name) => ({ name, value: inputs }));
    const written = inputs?.kind === 'object' ? inputs.members : null;
    const given = written?.map(({ key, value }) => ({ name: (0,values/* literalText */.bK)(key) ?? '', value })) ?? all;
    return { attributes: new Map(given.map(({ name, value }) => [name, { ...value, name, value }])), scope };
}

// EXTERNAL MODULE: ./build/syntax/hcl/definitions.js
var definitions = __webpack_require__(95664);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/second-order.js



const NOT_EVALUATED = /^(?:count|for_each|postrender|reuse_values|reset_values)$/;
const MADE = /^dynamic "(?:set|container|template|spec|image)/;
const KEPT = /^lifecycle .*ignore_changes.*\b(?:all|image|container\w*|template|task_definition|values|set|version|chart)\b/;
function secondOrderOf({ body }, address, scope) {
    return [...body.attributes.values(), ...body.blocks].flatMap((node) => {
        const name = 'type' in node ? node.type : node.name;
        const text = (0,values/* writtenText */.v4)(node);
        if (!NOT_EVALUATED.test(name) && !KEPT.test(text) && !MADE.test(text))
            return [];
        const single = (0,definitions/* definitionsIn */.kM)(node, scope).filter(({ attribute: { value } }) => !/^(?:object|list)$/.test(value.kind));
        const switches = single.map((each) => `${each.name} is ${(0,values/* writtenText */.v4)(each.attribute.value)}`);
        return [{ key: `${address}.${name}`, text: [text, ...switches].join('; '), place: (0,values/* placeOf */.$t)(node) }];
    });
}
function linkOf(id, { body }, folder) {
    const source = body.attributes.get('source')?.value;
    const address = (0,values/* literalText */.bK)(source);
    if (source === undefined || address === null)
        return null;
    const namesService = (0,service_names/* namesServiceInAddress */.nM)(`${address} ${id.replace(/^.*#/, '')}`);
    const common = { id, place: (0,values/* placeOf */.$t)(source), namesService, secondOrder: [] };
    if (folder !== null)
        return { ...common, repository: null, revision: null, path: folder };
    const [, repository = '', path = '', ref] = /^(.*?[^:/])(?:\/\/([^?]*))?(?:\?(?:.*&)?ref=([^&]*).*)?$/.exec(address) ?? [];
    const revision = ref ?? (0,values/* literalText */.bK)(body.attributes.get('version')?.value);
    return { ...common, repository, revision, path: `/${path}` };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/reader.js














const KIND = 'terraform';
const terraform = {
    async read(files, candidates, settings) {
        return new TerraformReading(files, new Set(candidates), settings).read();
    },
};
const MOST_CALLS = 20;
const MODULE_STEPS = 150;
class TerraformReading {
    files;
    candidates;
    settings;
    #modules;
    #claimed = new Set();
    #objectIds = new Set();
    #links = new Map();
    #budget = new hcl_evaluation/* EvaluationBudget */.Yo();
    #broken = new Map();
    constructor(files, candidates, settings) {
        this.files = files;
        this.candidates = candidates;
        this.settings = settings;
        this.#modules = new hcl_modules/* Modules */.KV(files);
    }
    async read() {
        const isSearched = (0,candidates/* searchTest */.Ln)(this.settings);
        const { roots, units } = await rootsOf(this.files, this.#modules, [...this.candidates], isSearched);
        const found = [];
        for (const root of roots)
            found.push(...(await this.#readRoot(root)));
        for (const { folder, source, module } of units) {
            if (source !== null)
                this.#link(`${KIND}:${folder}#terragrunt`, source, module);
        }
        found.push(...this.#broken.values());
        return { found, claimed: [...this.#claimed], objectIds: [...this.#objectIds], links: [...this.#links.values()] };
    }
    #link(id, call, folder) {
        const link = linkOf(id, call, folder);
        if (link !== null)
            this.#links.set(id, link);
    }
    async #readRoot(root) {
        for (const problem of root.broken)
            this.#refuse(problem);
        const own = await this.#readIn(root, null);
        const others = [];
        for (const file of root.named)
            others.push(await this.#readIn(root, file));
        const addresses = [...new Set([own, ...others].flatMap((found) => [...found.keys()]))];
        return addresses.flatMap((address) => {
            const mine = own.get(address) ?? [];
            const each = others.map((found) => found.get(address) ?? []);
            const changed = each.filter((one, index) => ![mine, ...each.slice(0, index)].some((other) => isSame(one, other)));
            const known = new Set(changed.flat().flatMap(({ inputs }) => inputs));
            const isBeaten = mine.some(evaluated/* isUnknown */.t)
                ? mine.every(({ inputs }) => inputs.every((path) => known.has(path)))
                : !each.some((one) => isSame(one, mine));
            return [...(changed.length > 0 && isBeaten ? [] : mine), ...changed.flat()];
        });
    }
    async #readIn(root, file) {
        const { module } = root;
        const given = file === null ? root.given : [file, ...root.given];
        const of = { root, given: given.map(({ path }) => path), prefix: `${KIND}:${root.path}#`, secondOrder: [] };
        const environment = file === null ? '' : `@${external_node_path_.posix.relative(root.path, file.path)}`;
        const scope = { module, root: module.folder, names: new Map(), keys: [], given, isRoot: true };
        const found = new Map();
        await this.#readModule({ ...of, environment, scope, above: [module.folder] }, found);
        const versions = new Set([...found.values()].flat().map(({ answer }) => versionIn(answer)));
        const mayDecide = ({ key }, finding) => key.endsWith('.count') ? versions.size > 1 : !key.endsWith('.for_each') || (0,evaluated/* isUnknown */.t)(finding);
        for (const [address, each] of found) {
            const deciding = (finding) => finding.secondOrder.filter((one) => mayDecide(one, finding));
            found.set(address, each.map((finding) => ({ ...finding, secondOrder: deciding(finding) })));
        }
        return found;
    }
    #refuse(problem) {
        const file = problem.place?.file ?? '';
        this.#broken.set(file, (0,finding/* unreadableFinding */.jg)(KIND, `${KIND}:${file}`, file, problem, [file]));
    }
    async #readModule(position, found) {
        const { root, scope, prefix, above } = position;
        if (!this.#budget.spend(MODULE_STEPS)) {
            const place = { file: root.module.calls[0]?.source.path ?? '', line: 1, column: 1 };
            this.#refuse((0,problem/* problemAt */.l4)('unparseable', place, 'more modules than can be worked out'));
            return;
        }
        for (const problem of scope.module.broken) {
            if (this.candidates.has(problem.place?.file ?? ''))
                this.#refuse(problem);
        }
        for (const block of scope.module.resources) {
            const text = [block, ...block.overrides].map(values/* writtenText */.v4).join('\n');
            const mayMatter = block.labels[0] === 'helm_release' || (0,product/* isNamed */.e)(text) || /image|file\(/i.test(text);
            if (mayMatter)
                await this.#readBlock(block, block.labels.join('.'), position, found);
        }
        for (const call of scope.module.calls) {
            const folder = (0,hcl_modules/* calledFolder */.wP)(scope.module.folder, call);
            const name = `module.${call.labels[0] ?? ''}`;
            const id = `${prefix}${name}`;
            this.#link(id, call, folder);
            if (folder === null || !this.#modules.has(folder))
                await this.#readBlock(call, name, position, found);
            else if (!above.includes(folder) && above.length < MOST_CALLS) {
                const module = await this.#modules.module(folder);
                const from = await this.#within(call, scope);
                const given = [{ attributes: call.body.attributes, scope: from }];
                const called = { ...scope, module, names: new Map(), keys: [], given, isRoot: false };
                const secondOrder = [...position.secondOrder, ...secondOrderOf(call, id, scope)];
                const way = { prefix: `${id}.`, scope: called, secondOrder, above: [...above, folder] };
                await this.#readModule({ ...position, ...way }, found);
            }
        }
    }
    async #within({ body }, scope) {
        const forEach = body.attributes.get('for_each');
        if (forEach === undefined)
            return scope;
        const values = await new hcl_evaluation/* Evaluation */.JN(this.files, this.#budget).value(forEach.value, scope);
        return { ...scope, keys: values.kind === 'object' ? values.members.map(({ key }) => key) : [] };
    }
    async #readBlock(block, name, position, into) {
        const own = `${position.prefix}${name}`;
        const address = into.has(own) ? `${own}~${into.size}` : own;
        const id = `${address}${position.environment}`;
        const scope = await this.#within(block, position.scope);
        const files = this.files.recorded();
        const evaluation = new hcl_evaluation/* Evaluation */.JN(files, this.#budget);
        const secondOrder = [...position.secondOrder, ...secondOrderOf(block, address, scope)];
        const carrier = block.source.path;
        const of = { kind: KIND, id, unit: id, carrier, secondOrder, variables: [], inputs: [] };
        const found = [];
        if (block.labels[0] === 'helm_release' && block.type === 'resource') {
            const resource = (0,release/* resourceOf */.K)(block, scope, evaluation);
            found.push(...(0,findings/* findingsOfRelease */.Xm)(await (0,release/* readReleaseResource */.O)(resource, this.settings), of));
            this.#objectIds.add(id);
        }
        else {
            const images = (0,hcl_images/* imagesIn */.o)(await evaluation.block(block, scope), block, this.settings);
            for (const [index, { steps, ...image }] of images.entries()) {
                found.push({ ...finding/* DEFAULTS */.zY, ...of, ...image, id: index === 0 ? id : `${id}#${steps.join('.')}` });
            }
            if (found.length > 0 || /image|container/i.test(block.source.text.slice(block.start, block.end)))
                this.#objectIds.add(id);
        }
        if (found.length === 0)
            return;
        const inputs = [...new Set([carrier, ...position.given, ...files.asked])];
        const isOwn = (path) => this.files.has(path) && !/\.(?:tf|tofu|tfvars|hcl)$/.test(path) && !evaluation.fitting.has(path);
        for (const path of inputs.filter(isOwn))
            this.#claimed.add(path);
        into.set(address, found.map((finding) => (0,evaluated/* withEvaluation */.f)(finding, inputs, block, scope, evaluation)));
    }
}
function versionIn(answer) {
    if (answer.status === 'version')
        return answer.version;
    return answer.status === 'chart' ? `${answer.chart.version}` : answer.problem.found;
}
function isSame(one, other) {
    const keyOf = (found) => JSON.stringify(found.map(({ place, answer, chart, declared }) => [place, answer, chart, declared]));
    return keyOf(one) === keyOf(other);
}


/***/ }),

/***/ 29068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ resourceOf),
/* harmony export */   O: () => (/* binding */ readReleaseResource)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68042);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14889);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93960);
/* harmony import */ var _syntax_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50836);
/* harmony import */ var _syntax_hcl_evaluation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34434);
/* harmony import */ var _syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8702);
/* harmony import */ var _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56830);
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5114);
/* harmony import */ var _helm_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2093);
/* harmony import */ var _helm_release_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52873);
/* harmony import */ var _helm_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32185);












const SETTINGS = ['set', 'set_list', 'set_sensitive', 'set_wo'];
const MOST_SETTINGS = 20_000;
function resourceOf(block, scope, evaluation) {
    return {
        files: evaluation.files,
        place: (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_8__/* .placeOf */ .$t)(block),
        async member(name) {
            const attribute = block.body.attributes.get(name);
            const value = attribute === undefined ? null : await evaluation.value(attribute.value, scope);
            return value?.kind === 'null' ? null : value;
        },
        async blocks(type) {
            const found = [];
            for (const each of block.body.blocks) {
                if (each.type === type)
                    found.push(await evaluation.block(each, scope));
                if (each.type === 'dynamic' && each.labels[0] === type)
                    found.push(evaluation.unknown(each, scope));
            }
            return found;
        },
        folderOf: (path) => (0,_syntax_hcl_evaluation_js__WEBPACK_IMPORTED_MODULE_2__/* .pathFrom */ .Iw)(scope.root, path),
    };
}
async function readReleaseResource(resource, settings) {
    const release = new ReleaseReader(resource, settings.chart);
    const chart = await release.chart();
    const values = [...(await release.settings()), ...(await release.values())];
    const parts = await (0,_helm_release_js__WEBPACK_IMPORTED_MODULE_6__/* .readHelmRelease */ .q1)(resource.files, { chart, values, place: resource.place }, settings);
    const isService = chart.kind === 'published' && (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .baseNameOf */ .mv)(chart.name) === settings.chart;
    const others = isService ? release.ofOthers : [];
    const disabled = await resource.member('disable_webhooks');
    const named = parts.map((part) => ({ ...part, found: release.named(part.found) }));
    return (0,_helm_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .changeMain */ .YL)(named, (own) => withoutMode({ ...own, understood: [...own.understood, ...others] }, disabled));
}
function withoutMode(reading, disabled) {
    if (disabled === null || (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_8__/* .knownText */ .bG)(disabled) === 'false' || reading.declared.upgradeMode === null)
        return reading;
    const at = (0,_problems_place_js__WEBPACK_IMPORTED_MODULE_10__/* .showPlace */ .R)(disabled.place);
    const notice = `The migration job is a hook, and those are disabled at ${at}: upgrade.mode is taken as not set`;
    return { ...reading, declared: { ...reading.declared, upgradeMode: null }, notices: [...reading.notices, notice] };
}
class ReleaseReader {
    resource;
    service;
    #unknown = new Map();
    ofOthers = [];
    constructor(resource, service) {
        this.resource = resource;
        this.service = service;
    }
    named(reading) {
        if (reading.answer.status !== 'problem' || reading.answer.problem.code !== 'unresolved-template')
            return reading;
        const problem = this.#hiddenIn(reading.answer.problem.found);
        const place = problem?.place ?? reading.place;
        return problem === null ? reading : { ...reading, answer: (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .problemAnswer */ .aV)(problem), place };
    }
    #hiddenIn(text) {
        const names = [...this.#unknown.keys()].filter((name) => text.includes(name));
        return this.#unknown.get(names.sort((one, other) => other.length - one.length)[0] ?? '') ?? null;
    }
    async chart() {
        const { resource } = this;
        const chart = await resource.member('chart');
        const text = (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_8__/* .knownText */ .bG)(chart);
        if (chart === null) {
            return { kind: 'unknown', problem: (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('chart-unpinned', resource.place, 'The release has no chart') };
        }
        if (text === null)
            return { kind: 'unknown', problem: this.#problemOf(chart) };
        const repository = await resource.member('repository');
        const address = repository === null ? null : repository.kind === 'text' ? repository.text.whole || null : '';
        const folder = text.endsWith('.tgz') ? null : resource.folderOf(text);
        const isBeside = address === null && folder !== null && resource.files.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .inFolder */ ._z)(folder, 'Chart.yaml'));
        if (/^(?:\.\.?(?:\/|$)|\/|~)/.test(text) || isBeside) {
            if (folder !== null)
                return { kind: 'folder', path: folder };
            return { kind: 'unknown', problem: (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', chart.place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .o)(text)) };
        }
        const slash = text.lastIndexOf('/');
        const version = await resource.member('version');
        const known = (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_8__/* .knownText */ .bG)(version)?.trim() || null;
        const at = version?.kind === 'text' ? version.text.placeAt(0) : null;
        return {
            kind: 'published',
            name: text.slice(slash + 1),
            version: known === null || at === null ? null : { text: known, place: at },
            repository: address ?? (slash === -1 ? null : text.slice(0, slash)),
            problem: version === null || (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_8__/* .knownText */ .bG)(version) !== null ? null : this.#problemOf(version),
        };
    }
    async settings() {
        const made = [];
        const unseen = [];
        for (const type of SETTINGS) {
            for (const item of [...itemsOf(await this.resource.member(type)), ...(await this.resource.blocks(type))]) {
                const name = (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_8__/* .memberOf */ .C5)(item, 'name');
                const steps = (0,_syntax_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsOf */ .B_)((0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_8__/* .knownText */ .bG)(name) ?? '');
                const value = (0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_8__/* .memberOf */ .C5)(item, 'value');
                const isText = !/^(?:auto)?$/.test((0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_8__/* .knownText */ .bG)((0,_syntax_hcl_values_js__WEBPACK_IMPORTED_MODULE_8__/* .memberOf */ .C5)(item, 'type')) ?? '');
                if (steps.length === 0)
                    unseen.push(this.#problemOf(name ?? item));
                else if (value !== null)
                    made.push(this.#flatten(value, steps, isText));
            }
        }
        return [...unseen, ...this.#made(made.flat())];
    }
    #flatten(value, steps, isText) {
        if (value.kind === 'list')
            return value.items.flatMap((item, at) => this.#flatten(item, [...steps, at], isText));
        if (value.kind === 'object')
            return value.members.flatMap(({ key, value: member }) => this.#flatten(member, [...steps, key], isText));
        const text = value.kind === 'text' ? this.#note(value.text) : null;
        const whole = text?.whole ?? 'null';
        const place = text?.placeAt(Math.max(whole.search(/\S/), 0)) ?? value.place;
        if (steps.length > 2 && steps.slice(-2).join('.') === 'image.tag')
            this.ofOthers.push(place);
        const setting = whole.trim().replace(/\\([\s\S])/g, '$1');
        return [{ steps, value: setting, isText: text !== null && (isText || text.unknownIn() !== null), place }];
    }
    async values() {
        const items = itemsOf(await this.resource.member('values'));
        return items.flatMap((item) => this.#valuesOf(item)).reverse();
    }
    #valuesOf(item) {
        if (item.kind === 'encoded' && item.value.kind === 'object')
            return this.#made(this.#flatten(item.value, [], true));
        if (item.kind === 'null')
            return [];
        if (item.kind !== 'text')
            return [this.#problemOf(item)];
        const text = this.#note(item.text);
        if (text.whole.trim() === '')
            return [];
        const start = (offset) => (/["']/.test(text.whole.charAt(offset)) ? offset + 1 : offset);
        const placeAt = (offset) => text.placeAt(start(offset));
        return [this.#layer(() => new _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .YamlFile */ ._(placeAt(0).file, text.whole, { placeAt }))];
    }
    #note(text) {
        for (const { text: name, unknown } of text.pieces)
            if (unknown !== null)
                this.#unknown.set(name, unknown.problem);
        return text;
    }
    #problemOf(value) {
        const of = value.kind === 'encoded' ? value.value : value;
        if (of.kind !== 'text')
            return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('not-a-version', value.place, 'The value there');
        const unknown = this.#note(of.text).unknownIn();
        return unknown?.problem ?? (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('external-values', value.place, (0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .o)(of.text.whole));
    }
    #made(made) {
        const some = made.slice(0, MOST_SETTINGS);
        return made.length === 0 ? [] : [this.#layer(() => (0,_syntax_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsAsYaml */ .vW)(this.resource.place.file, some))];
    }
    #layer(parse) {
        const parsed = (0,_helm_values_js__WEBPACK_IMPORTED_MODULE_7__/* .parsedValues */ .Cn)(parse);
        if (!(0,_helm_values_js__WEBPACK_IMPORTED_MODULE_7__/* .isSeen */ .U4)(parsed))
            return parsed;
        const { root } = parsed;
        const values = root?.isMap ? ['image', this.service].map((name) => root.member(name)?.value ?? null) : [root];
        const texts = values.map((value) => value?.scalar?.text ?? '');
        return this.#hiddenIn(texts.join('\n')) ?? parsed;
    }
}
function itemsOf(value) {
    return value?.kind === 'list' ? value.items : value === null ? [] : [value];
}


/***/ }),

/***/ 50836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   SM: () => (/* binding */ embeddedYaml),
/* harmony export */   vW: () => (/* binding */ settingsAsYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48662);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70593);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56830);




const MOST_EMBEDDED = 4;
const depths = new WeakMap();
const readings = new WeakMap();
function embeddedYaml(value) {
    let reading = readings.get(value.node);
    if (reading === undefined) {
        reading = readEmbedded(value);
        readings.set(value.node, reading);
    }
    if (reading instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
        throw reading;
    return reading;
}
function readEmbedded(value) {
    const { file, node, scalar } = value;
    if (scalar?.type !== 'string' || !(node instanceof yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5))
        return null;
    const depth = (depths.get(file) ?? 0) + 1;
    if (depth > MOST_EMBEDDED)
        return tooMuch(value.place, `YAML within YAML, ${depth} times over`);
    const literal = node.type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.BLOCK_LITERAL ? literalText(file, node) : null;
    try {
        const embedded = new _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._(file.path, literal?.text ?? node.source ?? '', literal ?? { placeAt: () => scalar.place });
        depths.set(embedded, depth);
        return embedded;
    }
    catch (error) {
        if (error instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
            return error;
        throw error;
    }
}
function literalText(file, node) {
    const [start, end] = node.range ?? [0, 0];
    const block = file.text.slice(start, end).replace(/\r(?!\n)/g, '\n');
    const [header = '', ...written] = block.split('\n');
    let from = start + header.length + 1;
    const texts = [];
    const offsets = [];
    for (const [index, line] of (node.source ?? '').split('\n').entries()) {
        const whole = written[index] ?? '';
        const text = whole.replace(/\r$/, '');
        const indent = Math.max(0, text.length - line.length);
        texts.push(text.slice(indent));
        offsets.push(from + indent);
        from += whole.length + 1;
    }
    const source = new _source_text_js__WEBPACK_IMPORTED_MODULE_3__/* .SourceText */ .D(file.path, texts.join('\n'));
    return {
        text: source.text,
        placeAt(offset) {
            const { line, column } = source.placeAt(offset);
            return file.placeAt((offsets[line - 1] ?? start) + column - 1);
        },
    };
}
function stepsOf(name) {
    const steps = [];
    for (const part of name.match(/(?:\\[\s\S]|[^\\.])+/g) ?? []) {
        const [key = '', ...indexes] = part.split('[');
        if (key !== '')
            steps.push(key.replace(/\\([\s\S])/g, '$1'));
        for (const index of indexes) {
            if (!/^\d{1,9}\]$/.test(index))
                return [];
            steps.push(Number(index.slice(0, -1)));
        }
    }
    return typeof steps[0] === 'number' ? [] : steps;
}
const MOST_STEPS = 50;
const MOST_ITEMS = 10_000;
function settingsAsYaml(path, settings) {
    const start = settings[0]?.place ?? { file: path, line: 1, column: 1 };
    const root = { isList: false, members: new Map(), place: start };
    for (const setting of settings)
        addSetting(root, setting);
    const lines = [];
    const places = [];
    let items = 0;
    const add = (place, line) => {
        places.push(place);
        lines.push(` ${line}`);
    };
    const write = (node, before, after) => {
        const { place } = node;
        if ('json' in node)
            return add(place, `${before}${node.json}${after}`);
        const { isList, members } = node;
        add(place, `${before}${isList ? '[' : '{'}`);
        const length = isList ? Math.max(-1, ...[...members.keys()].map(Number)) + 1 : 0;
        items += length;
        if (items > MOST_ITEMS)
            throw tooMuch(place, `more than ${MOST_ITEMS} items of lists`);
        for (let index = 0; index < length; index += 1)
            write(members.get(index) ?? { json: 'null', place }, '', ',');
        if (!isList)
            for (const [name, member] of members)
                write(member, `${quote(String(name))}: `, ',');
        add(place, `${isList ? ']' : '}'}${after}`);
    };
    write(root, '', '');
    const source = new _source_text_js__WEBPACK_IMPORTED_MODULE_3__/* .SourceText */ .D(path, lines.join('\n'));
    return new _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._(path, source.text, {
        placeAt: (offset) => places[source.placeAt(offset).line - 1] ?? start,
    });
}
function addSetting(root, { steps, value, isText, place }) {
    if (steps.length > MOST_STEPS)
        throw tooMuch(place, `more than ${MOST_STEPS} levels`);
    let holder = root;
    for (const [index, step] of steps.entries()) {
        if (typeof step === 'number' && !(step >= 0 && step < MOST_ITEMS))
            throw tooMuch(place, `the item ${step}`);
        const next = steps[index + 1];
        const known = holder.members.get(step);
        const isList = typeof next === 'number';
        if (next === undefined)
            holder.members.set(step, nodeOf(value, isText, place));
        else if (known !== undefined && 'members' in known && known.isList === isList)
            holder = known;
        else {
            const made = { isList, members: new Map(), place };
            holder.members.set(step, made);
            holder = made;
        }
    }
}
function nodeOf(value, isText, place) {
    const isList = !isText && value.startsWith('{') && value.endsWith('}') && !value.startsWith('{{');
    if (!isList)
        return { json: isText ? quote(value) : jsonOf(value), place };
    const items = value === '{}' ? [] : value.slice(1, -1).split(',');
    return { isList, members: new Map(items.map((item, index) => [index, { json: jsonOf(item), place }])), place };
}
function jsonOf(value) {
    const isTyped = /^(?:true|false|null|0|[-+]\d{1,18}|[1-9]\d{0,17})$/i.test(value);
    return isTyped ? value.toLowerCase().replace(/^\+/, '') : quote(value);
}
function quote(text) {
    return JSON.stringify(text).replace(/[\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function tooMuch(place, found) {
    return new _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', place, found));
}


/***/ })

};
