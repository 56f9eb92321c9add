export const id = 2879;
export const ids = [2879];
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
var hcl_modules = __webpack_require__(80836);
// EXTERNAL MODULE: ./build/syntax/hcl/values.js
var values = __webpack_require__(8702);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var candidates = __webpack_require__(40334);
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
// EXTERNAL MODULE: ./build/deployment/kinds/terraform/release.js
var release = __webpack_require__(29068);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/roots.js





const TERRAGRUNT = 'terragrunt.hcl';
/**
 * The root modules that lead to a relevant file, even one in an excluded folder, and the folders where Terragrunt applies
 * a module.
 */
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
    const worth = [...(await files.containing('lightdash', paths)), ...candidates];
    const leading = new Set(worth.map((path) => ((0,hcl_modules/* isModuleFile */.LQ)(path) ? (0,repository_paths/* folderOf */.yS)(path) : modules.folderAround(path))));
    // Callers added during the loop are visited as well.
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
        // Terragrunt passes inputs as environment variables, which variables files override.
        const inputs = { path: (0,repository_paths/* inFolder */._z)(folder, TERRAGRUNT), ...inputsOf(file, folder, root.module) };
        roots.push({ ...root, path: folder, given: [...root.given, inputs] });
    }
    return { roots, units };
}
/** Variables files that Terraform loads in a root module's folder by itself, and those that are only samples to copy. */
const READ_BY_ITSELF = /(?:^|\/)(?:terraform|[^/]*\.auto)\.tfvars$/;
const SAMPLE = /(?:example|sample)[^/]*$/i;
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
    const isOwn = ({ path }) => (0,repository_paths/* folderOf */.yS)(path) === module.folder && READ_BY_ITSELF.test(path);
    // Later files win, and `terraform.tfvars` is loaded first.
    const isFirst = ({ path }) => Number((0,repository_paths/* baseNameOf */.mv)(path) === 'terraform.tfvars');
    const own = read
        .filter(isOwn)
        .reverse()
        .sort((one, other) => isFirst(one) - isFirst(other));
    const named = read.filter((file) => !isOwn(file));
    return { path: module.folder, module, given: own, named, broken };
}
/** The block with the source of a module as written, and the module's folder; null for elsewhere. */
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

// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/second-order.js



/** Arguments and blocks that may change what a block deploys. */
const TOLD = /^(?:count|for_each|postrender|reuse_values|reset_values)$/;
/** Generated blocks that may contain an image. */
const MADE = /^dynamic "(?:set|container|template|spec|image)/;
/** A life cycle that keeps a version from being applied. */
const KEPT = /^lifecycle .*ignore_changes.*\b(?:all|image|container\w*|template|task_definition|values|set|version|chart)\b/;
/** The second-order parts of the block at an address (docs/detection.md#what-the-gate-does-not-evaluate). */
function secondOrderOf({ body }, address, scope) {
    return [...body.attributes.values(), ...body.blocks].flatMap((node) => {
        const name = 'type' in node ? node.type : node.name;
        const text = (0,values/* writtenText */.v4)(node);
        if (!TOLD.test(name) && !KEPT.test(text) && !MADE.test(text))
            return [];
        // The single values behind its names.
        const single = (0,definitions/* definitionsIn */.kM)(node, scope).filter(({ attribute: { value } }) => !/^(?:object|list)$/.test(value.kind));
        const switches = single.map((each) => `${each.name} is ${(0,values/* writtenText */.v4)(each.attribute.value)}`);
        return [{ key: `${address}.${name}`, text: [text, ...switches].join('; '), place: (0,values/* placeOf */.$t)(node) }];
    });
}
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

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/reader.js


















const KIND = 'terraform';
/**
 * Releases and containers of Terraform, OpenTofu and Terragrunt (docs/detection.md#terraform): each root module with all
 * that it calls, once with the variables that are loaded by themselves, and once for each further variables file.
 */
const terraform = {
    async read(files, candidates, settings) {
        return new TerraformReading(files, new Set(candidates), settings).read();
    },
};
const MOST_CALLS = 20;
/** The cost of a module, apart from its expressions. */
const MODULE_STEPS = 150;
class TerraformReading {
    files;
    candidates;
    settings;
    #modules;
    #claimed = new Set();
    #seen = new Set();
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
        return { found, claimed: [...this.#claimed], seen: [...this.#seen], links: [...this.#links.values()] };
    }
    #link(id, call, folder) {
        const link = linkOf(id, call, folder);
        if (link !== null)
            this.#links.set(id, link);
    }
    /** A deployment for each environment that changes something, and the one without if none takes its place. */
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
            // A given value replaces an unknown one, unless the unknown one may come from yet another file.
            const known = new Set(changed.flat().flatMap(({ inputs }) => inputs));
            const isBeaten = mine.some(isUnknown)
                ? mine.every(({ inputs }) => inputs.every((path) => known.has(path)))
                : !each.some((one) => isSame(one, mine));
            return [...(changed.length > 0 && isBeaten ? [] : mine), ...changed.flat()];
        });
    }
    /** @param file variables that may be passed to the root module */
    async #readIn(root, file) {
        const { module } = root;
        const given = file === null ? root.given : [file, ...root.given];
        const of = { root, given: given.map(({ path }) => path), prefix: `${KIND}:${root.path}#`, secondOrder: [] };
        const environment = file === null ? '' : `@${external_node_path_.posix.relative(root.path, file.path)}`;
        const scope = { module, root: module.folder, names: new Map(), keys: [], given, isRoot: true };
        const found = new Map();
        await this.#readModule({ ...of, environment, scope, above: [module.folder] }, found);
        const versions = new Set([...found.values()].flat().map(({ answer }) => versionIn(answer)));
        // `count` matters only if another version may take its place; `for_each` only if it decides the version.
        const isTold = ({ key }, finding) => key.endsWith('.count') ? versions.size > 1 : !key.endsWith('.for_each') || isUnknown(finding);
        for (const [address, each] of found) {
            const told = (finding) => finding.secondOrder.filter((one) => isTold(one, finding));
            found.set(address, each.map((finding) => ({ ...finding, secondOrder: told(finding) })));
        }
        return found;
    }
    /** Refuses a file that may deploy the service or decide its version. */
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
            this.#seen.add(id);
        }
        else {
            const images = (0,terraform_images/* imagesIn */.o)(await evaluation.block(block, scope), block, this.settings);
            for (const [index, { steps, ...image }] of images.entries()) {
                const text = (await (0,source_files/* nullIfUnreadable */.e)(this.files.text(image.place.file))) ?? '';
                const declared = (0,image_answer/* declaring */.mn)((0,comment_declaration/* declaredInComment */.B)(text, image.place));
                found.push({ ...finding/* PLAIN */.tZ, ...of, ...image, declared, id: index === 0 ? id : `${id}#${steps.join('.')}` });
            }
            if (found.length > 0 || /image|container/i.test(block.source.text.slice(block.start, block.end)))
                this.#seen.add(id);
        }
        if (found.length === 0)
            return;
        const inputs = [...new Set([carrier, ...position.given, ...files.asked])];
        const isOwn = (path) => this.files.has(path) && !/\.(?:tf|tofu|tfvars|hcl)$/.test(path) && !evaluation.fitting.has(path);
        for (const path of inputs.filter(isOwn))
            this.#claimed.add(path);
        into.set(address, found.map((finding) => withEvaluation(finding, inputs, block, scope, evaluation)));
    }
}
function withEvaluation(finding, read, block, scope, evaluation) {
    const { answer, place } = finding;
    const isOpen = isUnknown(finding);
    // Lines that were not understood are judged as changed lines.
    const { accounts, names } = (0,definitions/* referencesTo */.Cj)([place, ...(isOpen ? [] : finding.accounts)], block, scope);
    const used = answer.status === 'problem' ? null : evaluation.defaultAt(place);
    const notice = `The default of the variable ${(0,quote_text/* quoteText */.o)(used ?? '')} at ${(0,problems_place/* showPlace */.R)(place)} is used; -var can override it`;
    const unknown = answer.status === 'problem' ? (evaluation.names.get(answer.problem) ?? []) : [];
    return {
        ...finding,
        inputs: [...new Set([...read, ...accounts.map(({ file }) => file)])],
        accounts: isOpen ? [] : accounts,
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
function isSame(one, other) {
    const keyOf = (found) => JSON.stringify(found.map(({ place, answer, chart, declared }) => [place, answer, chart, declared]));
    return keyOf(one) === keyOf(other);
}


/***/ })

};
