export const id = 6162;
export const ids = [6162];
export const modules = {

/***/ 78366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ declaredInComment)
/* harmony export */ });
/* harmony import */ var _image_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5114);

/** Follows a comment sign of some language. Only a blank or the end of the comment may follow the mode. */
const DECLARATION = /(?:^|\s)(?:#|\/\/|--|;|<!--|\/\*)[ \t]*upgrade-gate: (RollingUpdate|Recreate)(?=\s|\*\/|-->|$)/;
/** A comment that refers to the next line has nothing before it, or only an opening bracket or assignment. */
const LEADS_ON = /(?:^|[[({:=])\s*$/;
/** In characters. */
const LONGEST_LINE = 10_000;
/**
 * The mode that a comment declares for a version: `upgrade-gate: Recreate` on the same line. A comment on the line
 * above counts if that line holds nothing else (docs/rules.md#how-downtime-is-declared).
 *
 * @param text the whole file, or its lines where many places are asked for
 * @param version the place of the version in that text
 */
function declaredInComment(text, version) {
    const { file, line } = version;
    if (line === null)
        return null;
    const lines = typeof text === 'string' ? text.split(/\r\n|\r|\n/, line) : text;
    // Nobody declares anything on a line of this length, and there may be many versions on it.
    const [above = '', own = ''] = [lines[line - 2], lines[line - 1]].map((each = '') => each.slice(0, LONGEST_LINE));
    const onOwn = commentIn(own);
    const onAbove = commentIn(above);
    const match = onOwn ?? (onAbove !== null && LEADS_ON.test(above.slice(0, onAbove.index)) ? onAbove : null);
    if (match === null)
        return null;
    const column = match.index + match[0].search(/\S/) + 1;
    return (0,_image_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .modeOf */ .VV)({ text: match[1] ?? '', place: { file, line: onOwn === null ? line - 1 : line, column } });
}
/** The declaration on a line; null if it is inside a quoted text, or where the line has several. */
function commentIn(line) {
    const match = DECLARATION.exec(line);
    if (match === null || line.split('upgrade-gate: ').length > 2)
        return null;
    const before = line.slice(0, match.index);
    const isQuoted = ['"', "'", '`'].some((quote) => before.split(quote).length % 2 === 0);
    return isQuoted ? null : match;
}


/***/ }),

/***/ 76162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  terraform: () => (/* binding */ terraform)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/problems/place.js
var problems_place = __webpack_require__(68042);
// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/syntax/hcl/definitions.js
var definitions = __webpack_require__(95664);
// EXTERNAL MODULE: ./build/syntax/hcl/evaluation.js
var hcl_evaluation = __webpack_require__(28734);
// EXTERNAL MODULE: ./build/syntax/hcl/modules.js
var hcl_modules = __webpack_require__(58455);
// EXTERNAL MODULE: ./build/syntax/hcl/values.js
var values = __webpack_require__(8702);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var deployment_candidates = __webpack_require__(40334);
// EXTERNAL MODULE: ./build/deployment/comment-declaration.js
var comment_declaration = __webpack_require__(78366);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(91831);
// EXTERNAL MODULE: ./build/deployment/image-answer.js
var image_answer = __webpack_require__(5114);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/findings.js
var findings = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/deployment/kinds/terraform/images.js
var terraform_images = __webpack_require__(727);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/link.js


/**
 * The link of a module call; null if its source is not a plain text.
 *
 * @param id id of the call
 * @param folder the module's folder in this repository; null for elsewhere
 */
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
    // No file of this repository has such a path.
    return { ...common, repository, revision, path: `/${path}` };
}

// EXTERNAL MODULE: ./build/deployment/kinds/terraform/release.js
var release = __webpack_require__(29068);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/roots.js





const TERRAGRUNT = 'terragrunt.hcl';
/** The root modules that lead to a relevant file, even one in an excluded folder. */
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
    for (const path of files.paths.filter((each) => isTerragrunt(each) && isSearched(each))) {
        const file = await (0,source_files/* nullIfUnreadable */.e)((0,hcl_modules/* parsedBody */.IN)(files, path));
        if (file !== null)
            units.push(unitOf((0,repository_paths/* folderOf */.yS)(path), file));
    }
    for (const { module } of units)
        called(module, '');
    const worth = [...(await files.containing('lightdash', paths)), ...candidates];
    const leading = new Set(worth.map((path) => ((0,hcl_modules/* isModuleFile */.LQ)(path) ? (0,repository_paths/* folderOf */.yS)(path) : modules.folderAround(path))));
    // Callers added during the loop are visited as well.
    for (const folder of leading)
        for (const caller of callers.get(folder ?? '') ?? [])
            leading.add(caller);
    const variables = files.paths.filter((path) => path.endsWith('.tfvars') && isSearched(path) && !isSample(path));
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
        // Terragrunt passes inputs as environment variables, which variables files override.
        const inputs = { path: (0,repository_paths/* inFolder */._z)(folder, TERRAGRUNT), ...inputsOf(file, folder, root.module) };
        roots.push({ ...root, path: folder, given: [...root.given, inputs] });
    }
    return { roots, units };
}
/** Whether Terraform loads a variables file in a root module's folder automatically. */
function isReadByItself(path) {
    return /(?:^|\/)(?:terraform|[^/]*\.auto)\.tfvars$/.test(path);
}
/** Whether a variables file is only a sample to copy. */
function isSample(path) {
    return /(?:example|sample)[^/]*$/i.test(path) && !isReadByItself(path);
}
async function rootOf(files, module, paths) {
    const read = [];
    const broken = [];
    for (const path of paths) {
        try {
            read.push({ path, attributes: (await (0,hcl_modules/* parsedBody */.IN)(files, path))?.attributes ?? new Map(), scope: null });
        }
        catch (error) {
            broken.push((0,problem/* thrownProblem */.AI)(error));
        }
    }
    const isOwn = ({ path }) => (0,repository_paths/* folderOf */.yS)(path) === module.folder && isReadByItself(path);
    // Later files win, and `terraform.tfvars` is loaded first.
    const isFirst = ({ path }) => Number(path.endsWith('/terraform.tfvars') || path === 'terraform.tfvars');
    const own = read
        .filter(isOwn)
        .reverse()
        .sort((one, other) => isFirst(one) - isFirst(other));
    const named = read.filter((file) => !isOwn(file));
    return { path: module.folder, module, given: own, named, broken };
}
function isTerragrunt(path) {
    return path === TERRAGRUNT || path.endsWith(`/${TERRAGRUNT}`);
}
function unitOf(folder, file) {
    const source = file.blocks.find(({ type }) => type === 'terraform') ?? null;
    const written = source?.body.attributes.get('source');
    // Without a source, Terragrunt applies its own folder.
    const address = written === undefined ? '.' : (0,values/* writtenText */.v4)(written.value).replace(/^"|"$/g, '').replaceAll('//', '/');
    const [, fromTop] = /^\$\{get_repo_root\(\)\}\/(.*)$/.exec(address) ?? [];
    const isHere = /^\.\.?(?:\/|$)/.test(address);
    const module = fromTop !== undefined ? (0,repository_paths/* resolvePath */.o1)('', fromTop) : isHere ? (0,repository_paths/* resolvePath */.o1)(folder, address) : null;
    return { folder, source, module, file };
}
/** Inputs as arguments of the module. If they are not written out, they may set any variable. */
function inputsOf({ attributes, blocks }, folder, { variables }) {
    const scope = { ...(0,hcl_modules/* emptyScope */.Kp)(folder), module: (0,hcl_modules/* moduleOf */.cD)(folder, blocks, []) };
    const inputs = attributes.get('inputs')?.value;
    const all = inputs === undefined ? [] : [...variables.keys()].map((name) => ({ name, value: inputs }));
    const written = inputs?.kind === 'object' ? inputs.members : null;
    const given = written?.map(({ key, value }) => ({ name: (0,values/* literalText */.bK)(key) ?? '', value })) ?? all;
    return { attributes: new Map(given.map(({ name, value }) => [name, { ...value, name, value }])), scope };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/second-order.js


/** Arguments and blocks that may change what a block deploys. */
const TOLD = /^(?:count|for_each|postrender|reuse_values|reset_values)$/;
/** Generated blocks that may contain an image. */
const MADE = /^dynamic "(?:set|container|template|spec|image)/;
/** A life cycle that keeps a version from being applied. */
const KEPT = /^lifecycle .*ignore_changes.*\b(?:all|image|container\w*|template|task_definition|values|set|version|chart)\b/;
/**
 * The second-order parts of a block (docs/detection.md#what-the-gate-does-not-evaluate).
 *
 * @param address address of the block, the same in both trees
 */
function secondOrderOf({ body }, address, scope) {
    return [...body.attributes.values(), ...body.blocks].flatMap((node) => {
        const name = 'type' in node ? node.type : node.name;
        const text = (0,values/* writtenText */.v4)(node);
        if (!TOLD.test(name) && !KEPT.test(text) && !MADE.test(text))
            return [];
        return [{ key: `${address}.${name}`, text: [text, ...switchesIn(node, scope)].join('; '), place: (0,values/* placeOf */.$t)(node) }];
    });
}
/** The single values behind the names in an expression. */
function switchesIn(node, scope) {
    const isOne = (kind) => kind !== 'object' && kind !== 'list';
    return (0,definitions/* definitionsIn */.kM)(node, scope).flatMap(({ name, attribute: { value } }) => isOne(value.kind) ? [`${name} is ${(0,values/* writtenText */.v4)(value)}`] : []);
}

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/reader.js



















const KIND = 'terraform';
/**
 * Terraform and OpenTofu releases and containers (docs/detection.md#terraform). It reads each root module, or module
 * that Terragrunt applies, with all the modules it calls: once with the variables Terraform loads by itself, and once
 * for each further variables file.
 */
const terraform = {
    async read(files, candidates, settings) {
        if (candidates.length === 0)
            return finding/* NOTHING_READ */.pp;
        const modules = new hcl_modules/* Modules */.KV(files);
        const reading = new TerraformReading(files, modules, new Set(candidates), settings);
        const { roots, units } = await rootsOf(files, modules, candidates, (0,deployment_candidates/* searchTest */.Ln)(settings));
        for (const root of roots)
            await reading.readRoot(root);
        for (const { folder, source, module } of units) {
            if (source !== null)
                reading.link(`${KIND}:${folder}#terragrunt`, source, module);
        }
        return reading.result();
    },
};
/** The deepest nesting of modules. */
const MOST_CALLS = 20;
/** The cost of a module, apart from its expressions. */
const MODULE_STEPS = 150;
class TerraformReading {
    files;
    modules;
    candidates;
    settings;
    #found = [];
    #claimed = new Set();
    #seen = new Set();
    #links = new Map();
    #budget = new hcl_evaluation/* EvaluationBudget */.Yo();
    #broken = new Map();
    constructor(files, modules, candidates, settings) {
        this.files = files;
        this.modules = modules;
        this.candidates = candidates;
        this.settings = settings;
    }
    result() {
        const found = [...this.#found, ...this.#broken.values()];
        return { found, claimed: [...this.#claimed], seen: [...this.#seen], links: [...this.#links.values()] };
    }
    link(id, call, folder) {
        const link = linkOf(id, call, folder);
        if (link !== null)
            this.#links.set(id, link);
    }
    /**
     * Adds a deployment for each environment that changes something. The deployment without an environment is dropped if
     * every environment changes it, or if only an environment supplies an unknown value.
     */
    async readRoot(root) {
        for (const problem of root.broken)
            this.#refuse(problem);
        const own = await this.#readIn(root, null);
        const others = [];
        for (const file of root.named)
            others.push(await this.#readIn(root, file));
        for (const address of new Set([own, ...others].flatMap((found) => [...found.keys()]))) {
            const mine = own.get(address) ?? [];
            const each = others.map((found) => found.get(address) ?? []);
            const changed = each.filter((one, index) => ![mine, ...each.slice(0, index)].some((other) => isSame(one, other)));
            // A given value replaces an unknown one, unless the unknown one may come from yet another file.
            const known = new Set(changed.flat().flatMap(({ inputs }) => inputs));
            const isBeaten = mine.some(isUnknown)
                ? mine.every(({ inputs }) => inputs.every((path) => known.has(path)))
                : !each.some((one) => isSame(one, mine));
            this.#found.push(...(changed.length > 0 && isBeaten ? [] : mine), ...changed.flat());
        }
    }
    async #readIn(root, environment) {
        const { module } = root;
        const given = environment === null ? root.given : [environment, ...root.given];
        const scope = { module, root: module.folder, names: new Map(), keys: [], given, isRoot: true };
        const found = new Map();
        const position = { root, environment, prefix: '', scope, secondOrder: [], above: [module.folder] };
        await this.#readModule(position, found);
        const versions = new Set([...found.values()].flat().map(({ answer }) => versionIn(answer)));
        // `count` matters only if another version may take its place; `for_each` only if it decides the version.
        const isTold = ({ key }, finding) => key.endsWith('.count') ? versions.size > 1 : !key.endsWith('.for_each') || isUnknown(finding);
        for (const [address, each] of found) {
            const told = (finding) => finding.secondOrder.filter((one) => isTold(one, finding));
            found.set(address, each.map((finding) => ({ ...finding, secondOrder: told(finding) })));
        }
        return found;
    }
    /** Refuses a file that cannot be read and may deploy the service or decide its version. */
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
            const mayMatter = block.labels[0] === 'helm_release' || /image|lightdash|file\(/i.test(text);
            if (mayMatter)
                await this.#readBlock(block, block.labels.join('.'), position, found);
        }
        for (const call of scope.module.calls) {
            const folder = (0,hcl_modules/* calledFolder */.wP)(scope.module.folder, call);
            const name = `module.${call.labels[0] ?? ''}`;
            const id = `${KIND}:${root.path}#${prefix}${name}`;
            this.link(id, call, folder);
            if (folder === null || !this.modules.has(folder))
                await this.#readBlock(call, name, position, found);
            else if (!above.includes(folder) && above.length < MOST_CALLS) {
                const module = await this.modules.module(folder);
                const from = await this.#within(call, scope);
                const given = [{ attributes: call.body.attributes, scope: from }];
                const called = { ...scope, module, names: new Map(), keys: [], given, isRoot: false };
                const secondOrder = [...position.secondOrder, ...secondOrderOf(call, id, scope)];
                const way = { prefix: `${prefix}${name}.`, scope: called, secondOrder, above: [...above, folder] };
                await this.#readModule({ ...position, ...way }, found);
            }
        }
    }
    /** The scope in which a block's expressions are evaluated. */
    async #within({ body }, scope) {
        const forEach = body.attributes.get('for_each');
        if (forEach === undefined)
            return scope;
        const values = await new hcl_evaluation/* Evaluation */.JN(this.files, this.#budget).value(forEach.value, scope);
        return { ...scope, keys: values.kind === 'object' ? values.members.map(({ key }) => key) : [] };
    }
    async #readBlock(block, name, position, into) {
        const { root, environment, prefix } = position;
        const own = `${prefix}${name}`;
        const address = into.has(own) ? `${own}~${into.size}` : own;
        const scope = await this.#within(block, position.scope);
        const files = this.files.recorded();
        const evaluation = new hcl_evaluation/* Evaluation */.JN(files, this.#budget);
        const id = `${KIND}:${root.path}#${address}${environment === null ? '' : `@${external_node_path_.posix.relative(root.path, environment.path)}`}`;
        const key = `${KIND}:${root.path}#${address}`;
        const secondOrder = [...position.secondOrder, ...secondOrderOf(block, key, scope)];
        const carrier = block.source.path;
        const of = { kind: KIND, id, unit: id, carrier, secondOrder, variables: [], inputs: [] };
        const found = [];
        if (block.labels[0] === 'helm_release' && block.type === 'resource') {
            const resource = (0,release/* resourceOf */.K)(block, scope, evaluation);
            found.push(...(0,findings/* findingsOfRelease */.Xm)(await (0,release/* readReleaseResource */.O)(resource, this.settings), of));
            this.#seen.add(id);
        }
        else {
            for (const [index, { steps, ...image }] of (await (0,terraform_images/* readImages */.H)(block, scope, evaluation, this.settings)).entries()) {
                const text = (await (0,source_files/* nullIfUnreadable */.e)(this.files.text(image.place.file))) ?? '';
                const declared = (0,image_answer/* declaring */.mn)((0,comment_declaration/* declaredInComment */.B)(text, image.place));
                found.push({ ...finding/* PLAIN */.tZ, ...of, ...image, declared, id: index === 0 ? id : `${id}#${steps.join('.')}` });
            }
            if (found.length > 0 || /image|container/i.test(block.source.text.slice(block.start, block.end)))
                this.#seen.add(id);
        }
        const given = [...root.given, ...(environment === null ? [] : [environment])].map(({ path }) => path);
        const inputs = [...new Set([carrier, ...given, ...files.asked])];
        const isOwn = (path) => this.files.has(path) && !isOfTerraform(path) && !evaluation.fitting.has(path);
        if (found.length > 0)
            for (const path of inputs.filter(isOwn))
                this.#claimed.add(path);
        const completed = found.map((finding) => withEvaluation(finding, inputs, (0,definitions/* referencesTo */.Cj)(placesOf(finding), block, scope), evaluation));
        if (found.length > 0)
            into.set(address, completed);
    }
}
/** Lines that were not understood are judged as changed lines. */
function placesOf(finding) {
    return [finding.place, ...(isUnknown(finding) ? [] : finding.accounts)];
}
/** Completes a finding with everything read on the way to it. */
function withEvaluation(finding, read, { accounts, names }, evaluation) {
    const { answer, place } = finding;
    const used = answer.status === 'problem' ? null : evaluation.defaultAt(place);
    const notice = `The default of the variable ${(0,quote_text/* quoteText */.o)(used ?? '')} at ${(0,problems_place/* showPlace */.R)(place)} is used; -var can override it`;
    const unknown = answer.status === 'problem' ? (evaluation.names.get(answer.problem) ?? []) : [];
    return {
        ...finding,
        inputs: [...new Set([...read, ...accounts.map(({ file }) => file)])],
        accounts: isUnknown(finding) ? [] : accounts,
        variables: [...new Set([...names, ...unknown])].sort(),
        notices: used === null ? finding.notices : [...finding.notices, (0,problem/* cutQuotes */.AA)(notice)],
    };
}
/** Whether an unknown value decides the version. */
function isUnknown({ answer }) {
    return (answer.status === 'problem' && /^(?:unresolved-variable|external-values|unparseable)$/.test(answer.problem.code));
}
function versionIn(answer) {
    if (answer.status === 'version')
        return answer.version;
    return answer.status === 'chart' ? `${answer.chart.version}` : answer.problem.found;
}
function isOfTerraform(path) {
    return /\.(?:tf|tofu|tfvars|hcl)$/.test(path);
}
/** Whether two environments deploy the same from the same places. */
function isSame(one, other) {
    const keyOf = (found) => JSON.stringify(found.map(({ place, answer, chart, declared }) => [place, answer, chart, declared]));
    return keyOf(one) === keyOf(other);
}


/***/ })

};
