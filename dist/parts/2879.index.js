export const id = 2879;
export const ids = [2879];
export const modules = {

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
// EXTERNAL MODULE: ./build/syntax/hcl/evaluation.js + 5 modules
var hcl_evaluation = __webpack_require__(52104);
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
var terraform_release = __webpack_require__(29068);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/roots.js






const TERRAGRUNT = 'terragrunt.hcl';
async function rootsOf(files, modules, candidates, isSearched) {
    const paths = files.paths.filter(hcl_modules/* isModuleFile */.LQ);
    const units = await unitsIn(files, isSearched);
    const calling = await files.containing('module', paths.filter(isSearched));
    const callers = await callersIn(new Set(calling.map(repository_paths/* folderOf */.yS)), modules, units);
    const relevant = [...(await files.containing(product/* product */.q.word, paths)), ...candidates];
    const folders = new Set(relevant.map((path) => ((0,hcl_modules/* isModuleFile */.LQ)(path) ? (0,repository_paths/* folderOf */.yS)(path) : modules.folderAround(path))));
    for (const folder of folders)
        for (const caller of callers.get(folder ?? '') ?? [])
            folders.add(caller);
    const variables = files.paths.filter((path) => path.endsWith('.tfvars') && isSearched(path) && (READ_BY_ITSELF.test(path) || !SAMPLE.test(path)));
    const around = (folder) => variables.filter((path) => modules.folderAround(path) === folder);
    const roots = [];
    for (const folder of folders) {
        const isApplied = folder !== null && modules.has(folder) && !callers.has(folder);
        if (isApplied && isSearched((0,repository_paths/* inFolder */._z)(folder, 'main.tf'))) {
            roots.push(await rootOf(files, await modules.module(folder), around(folder)));
        }
    }
    for (const { folder, module, file } of units) {
        if (module === null || !folders.has(module) || !modules.has(module))
            continue;
        const root = await rootOf(files, await modules.module(module), around(module));
        const inputs = { path: (0,repository_paths/* inFolder */._z)(folder, TERRAGRUNT), ...inputsOf(file, folder, root.module) };
        roots.push({ ...root, path: folder, given: [...root.given, inputs] });
    }
    return { roots, units };
}
async function unitsIn(files, isSearched) {
    const units = [];
    for (const path of files.paths.filter((each) => (0,repository_paths/* baseNameOf */.mv)(each) === TERRAGRUNT && isSearched(each))) {
        const file = await (0,source_files/* nullIfUnreadable */.e)((0,hcl_modules/* parsedBody */.IN)(files, path));
        if (file !== null)
            units.push(unitOf((0,repository_paths/* folderOf */.yS)(path), file));
    }
    return units;
}
async function callersIn(folders, modules, units) {
    const callers = new Map();
    const addCaller = (folder, caller) => {
        if (folder !== null)
            callers.set(folder, (callers.get(folder) ?? new Set()).add(caller));
    };
    for (const folder of folders) {
        for (const call of (await modules.module(folder)).calls)
            addCaller((0,hcl_modules/* calledFolder */.wP)(folder, call), folder);
    }
    for (const { module } of units)
        addCaller(module, '');
    return callers;
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
    return {
        path: module.folder,
        module,
        given: own,
        named,
        broken,
    };
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
    const memberOf = (of, name) => ({ ...of, kind: 'member', of, name });
    const all = inputs === undefined ? [] : [...variables.keys()].map((name) => ({ name, value: memberOf(inputs, name) }));
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
function choiceOf({ expression }, block, address, { variables }) {
    const [, name = ''] = /^var\.([\w-]+)$/.exec(expression) ?? [];
    const value = variables.get(name)?.body.attributes.get('default')?.value;
    const text = value === undefined ? expression : `${expression} is ${(0,values/* writtenText */.v4)(value)}`;
    return { key: `${address}.environment`, text, place: (0,values/* placeOf */.$t)(block), isChoice: true };
}
const GENERAL_MODULE = /(?:^|github\.com[/:]|registry\.[\w.-]{1,40}\/)(?:terraform-(?:aws|google|azure|azurerm|alicloud|ibm|oci|kubernetes)-modules|cloudposse|aws-ia|Azure|GoogleCloudPlatform|oracle-terraform-modules)\//;
function linkOf(id, { body }, folder) {
    const source = body.attributes.get('source')?.value;
    const address = (0,values/* literalText */.bK)(source);
    if (source === undefined || address === null)
        return null;
    const named = GENERAL_MODULE.test(address) ? address : `${address} ${id.replace(/^.*#/, '')}`;
    const namesService = (0,service_names/* namesServiceInAddress */.nM)(named);
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
const ENVIRONMENT_STEPS = 200;
class TerraformReading {
    files;
    candidates;
    settings;
    #modules;
    #claimed = new Set();
    #objectIds = new Set();
    #links = new Map();
    #budget = new hcl_evaluation/* EvaluationBudget */.Y();
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
        const withoutFile = await this.#readIn(root, null);
        const withFiles = [];
        for (const file of root.named)
            withFiles.push(await this.#readIn(root, file));
        const addresses = [...new Set([withoutFile, ...withFiles].flatMap((found) => [...found.keys()]))];
        return addresses.flatMap((address) => {
            const plain = withoutFile.get(address) ?? [];
            const each = withFiles.map((found) => found.get(address) ?? []);
            const others = each.filter((one, index) => ![plain, ...each.slice(0, index)].some((other) => isSame(one, other)));
            const hasEnvironments = plain.some(({ unit }) => unit !== address);
            const known = new Set(others.flat().flatMap(({ inputs }) => inputs));
            const isReplaced = plain.some(evaluated/* isUnknown */.t)
                ? plain.every(({ inputs }) => inputs.every((path) => known.has(path)))
                : !each.some((one) => isSame(one, plain));
            return [...(others.length > 0 && isReplaced && !hasEnvironments ? [] : plain), ...others.flat()];
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
        const versions = new Set([...found.values()].flat().map(({ answer }) => (0,finding/* versionIn */.It)(answer)));
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
            const isElsewhere = folder === null || !this.#modules.has(folder);
            if (isElsewhere)
                await this.#readBlock(call, name, position, found);
            if (!found.has(id))
                this.#link(id, call, folder);
            if (isElsewhere)
                continue;
            if (!above.includes(folder) && above.length < MOST_CALLS) {
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
        const values = await new hcl_evaluation/* Evaluation */.J(this.files, this.#budget).value(forEach.value, scope);
        return { ...scope, keys: values.kind === 'object' ? values.members.map(({ key }) => key) : [] };
    }
    async #readBlock(block, name, position, into) {
        const own = `${position.prefix}${name}`;
        const address = into.has(own) ? `${own}~${into.size}` : own;
        const written = await this.#readAs(block, address, position, null);
        const isInBudget = this.#budget.spend(written.environments.length * ENVIRONMENT_STEPS);
        const environments = isInBudget ? written.environments : [];
        const found = environments.length === 0 ? [...written.found] : [];
        for (const each of environments)
            found.push(...(await this.#readAs(block, address, position, each)).found);
        if (found.length > 0)
            into.set(address, (0,finding/* withChoices */.Fd)(found));
    }
    async #readAs(block, address, position, assumed) {
        const id = `${address}${position.environment}${assumed === null ? '' : `@${assumed.text}`}`;
        const scope = await this.#within(block, position.scope);
        const files = this.files.recorded();
        const evaluation = new hcl_evaluation/* Evaluation */.J(files, this.#budget, assumed);
        const choice = assumed === null ? [] : [choiceOf(assumed, block, address, position.root.module)];
        const secondOrder = [...position.secondOrder, ...secondOrderOf(block, address, scope), ...choice];
        const carrier = block.source.path;
        const of = { kind: KIND, id, unit: id, carrier, secondOrder, variables: [], inputs: [] };
        const found = await this.#findingsIn(block, scope, evaluation, of);
        const mayRun = isRelease(block) ||
            block.type === 'module' ||
            /image|container/i.test(block.source.text.slice(block.start, block.end));
        if (found.length > 0 || mayRun)
            this.#objectIds.add(id);
        const inputs = [...new Set([carrier, ...position.given, ...files.asked])];
        const isOwn = (path) => this.files.has(path) && !/\.(?:tf|tofu|tfvars|hcl)$/.test(path) && !evaluation.fitting.some.has(path);
        if (found.length > 0)
            for (const path of inputs.filter(isOwn))
                this.#claimed.add(path);
        const unknown = found.find(evaluated/* isUnknown */.t);
        return {
            found: found.map((finding) => (0,evaluated/* withEvaluation */.f)(finding, inputs, block, scope, evaluation)),
            environments: unknown?.answer.status === 'problem' ? evaluation.assumptions.of(unknown.answer.problem) : [],
        };
    }
    async #findingsIn(block, scope, evaluation, of) {
        if (isRelease(block)) {
            const resource = (0,terraform_release/* resourceOf */.K)(block, scope, evaluation);
            const release = (0,values/* knownText */.bG)(await resource.member('name')) ?? '';
            return (0,findings/* findingsOfRelease */.Xm)(await (0,terraform_release/* readReleaseResource */.O)(resource, this.settings), { ...of, release });
        }
        const images = (0,hcl_images/* imagesIn */.o)(await evaluation.block(block, scope), block, this.settings);
        return images.map(({ steps, ...image }, index) => {
            return { ...finding/* DEFAULTS */.zY, ...of, ...image, id: index === 0 ? of.id : `${of.id}#${steps.join('.')}` };
        });
    }
}
function isRelease({ type, labels }) {
    return type === 'resource' && labels[0] === 'helm_release';
}
function isSame(one, other) {
    const keyOf = (found) => JSON.stringify(found.map(({ place, answer, chart, declared }) => [place, answer, chart, declared]));
    return keyOf(one) === keyOf(other);
}


/***/ })

};
