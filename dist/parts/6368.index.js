export const id = 6368;
export const ids = [6368];
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
    const unknown = answer.status === 'problem' ? evaluation.namesBehind(answer.problem) : [];
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

/***/ 95664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: () => (/* binding */ referencesTo),
/* harmony export */   Ke: () => (/* binding */ keysOfLiterals),
/* harmony export */   kM: () => (/* binding */ definitionsIn),
/* harmony export */   mu: () => (/* binding */ definitionsOf),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68042);
/* harmony import */ var _modules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80836);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8702);



const MOST_DEFINITIONS = 300;
function definitionsOf(name, { module, given, root }) {
    const fallback = module.variables.get(name)?.body.attributes.get('default');
    const written = given.flatMap(({ attributes, scope }) => {
        const attribute = attributes.get(name);
        return attribute === undefined ? [] : [{ name, attribute, scope: scope ?? (0,_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyScope */ .Kp)(root), isDefault: false }];
    });
    return fallback === undefined
        ? written
        : [...written, { name, attribute: fallback, scope: (0,_modules_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyScope */ .Kp)(root), isDefault: true }];
}
function definitionsIn(node, scope) {
    const found = new Map();
    const look = (at, from) => {
        for (const [, kind, name = ''] of (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenText */ .v4)(at).matchAll(/\b(var|local)\.([\w-]+)/g)) {
            const attribute = from.module.locals.get(name);
            const local = attribute === undefined ? [] : [{ name, attribute, scope: from, isDefault: false }];
            const all = kind === 'local' ? local : definitionsOf(name, from);
            for (const each of all) {
                if (found.size < MOST_DEFINITIONS && !found.has(each.attribute))
                    found.set(each.attribute, each);
            }
        }
    };
    look(node, scope);
    if ('overrides' in node)
        for (const each of node.overrides)
            look(each, scope);
    for (const { attribute, scope: from } of found.values())
        look(attribute, from);
    return [...found.values()];
}
function referencesTo(places, block, scope) {
    const definitions = definitionsIn(block, scope);
    const names = new Set();
    for (const { name, attribute } of [...definitions].reverse()) {
        const led = [...(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenText */ .v4)(attribute.value).matchAll(/\b(?:var|local)\.([\w-]+)/g)].some(([, to = '']) => names.has(to));
        if (led || places.some((place) => spansPlace(attribute, place)))
            names.add(name);
    }
    const written = definitions.filter(({ name, attribute: { value } }) => names.has(name) && value.kind !== 'object');
    const understood = [...places, ...written.map(({ attribute }) => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(attribute.value))];
    return { understood: [...new Map(understood.map((place) => [(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_2__/* .showPlace */ .R)(place), place])).values()], names: [...names] };
}
function spansPlace({ source, start, end }, { file, line }) {
    const [first, last] = [source.placeAt(start).line ?? 0, source.placeAt(end).line ?? 0];
    return source.path === file && line !== null && first <= line && line <= last;
}
function namesIn(text) {
    const code = text.replace(/"[^"$]*[^"$\w-][^"$]*"/g, '""');
    const found = code.matchAll(/\b(?:var|local|value)\.([\w-]+)|"([A-Za-z_][\w-]*)"|\.([A-Za-z_][\w-]*)(?![\w.[(-])/g);
    return [...found].flatMap(([, variable, key, member]) => variable ?? key ?? member ?? []);
}
function keysOfLiterals(expression) {
    const members = expression.kind === 'object' ? expression.members : [];
    return members.flatMap(({ key, value }) => value.kind === 'literal' || value.kind === 'template' ? (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenText */ .v4)(key).replace(/^"|"$/g, '') : []);
}


/***/ }),

/***/ 34434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ Evaluation),
  Y: () => (/* binding */ EvaluationBudget)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/problems/place.js
var problems_place = __webpack_require__(68042);
// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/syntax/source-text.js
var source_text = __webpack_require__(70593);
// EXTERNAL MODULE: ./build/syntax/hcl/definitions.js
var definitions = __webpack_require__(95664);
// EXTERNAL MODULE: ./build/syntax/hcl/fitting-files.js
var fitting_files = __webpack_require__(62039);
// EXTERNAL MODULE: ./build/syntax/hcl/modules.js
var modules = __webpack_require__(80836);
// EXTERNAL MODULE: ./build/syntax/hcl/parser.js + 1 modules
var parser = __webpack_require__(76688);
;// CONCATENATED MODULE: ./build/syntax/hcl/tree.js
const MOST_OF_LINE = 1_000;
function isDirectiveAlone({ kind, source: { text }, start }) {
    if (kind !== 'other' || !text.startsWith('%{', start))
        return false;
    const before = text
        .slice(Math.max(0, start - MOST_OF_LINE), start)
        .split('\n')
        .at(-1) ?? '';
    const behind = text.slice(start, start + MOST_OF_LINE).split('\n', 1)[0] ?? '';
    const isShort = Math.max(before.length, behind.length) < MOST_OF_LINE;
    return isShort && `${before}${behind}`.replace(/%\{[^}]*\}/g, '').trim() === '';
}

// EXTERNAL MODULE: ./build/syntax/hcl/values.js
var values = __webpack_require__(8702);
;// CONCATENATED MODULE: ./build/syntax/hcl/evaluation.js











const MOST_LEVELS = 100;
const MOST_PIECES = 2_000;
const SAME = /^(?:(?:non)?sensitive|to(?:string|list|set|map)|trimspace|chomp)$/;
class EvaluationBudget {
    #left = 500_000;
    spend(steps = 1) {
        this.#left -= steps;
        return this.#left >= 0;
    }
}
class Evaluation {
    files;
    budget;
    assumed;
    #names = new Map();
    fitting;
    #defaults = new Map();
    #active = new Set();
    constructor(files, budget, assumed = null) {
        this.files = files;
        this.budget = budget;
        this.assumed = assumed;
        this.fitting = new fitting_files/* FittingFiles */.jE(files, (steps) => budget.spend(steps));
    }
    async value(expression, scope) {
        if (this.#active.has(expression) || this.#active.size > MOST_LEVELS)
            return this.unknown(expression, scope);
        if (!this.budget.spend()) {
            return this.unknown(expression, scope, (0,problems_problem/* problemAt */.l4)('unparseable', (0,values/* placeOf */.$t)(expression), 'too much to evaluate'));
        }
        this.#active.add(expression);
        try {
            return await this.#valueOfKind(expression, scope);
        }
        finally {
            this.#active.delete(expression);
        }
    }
    async block(block, scope) {
        const members = [];
        for (const { name, value } of block.body.attributes.values()) {
            members.push({ key: name, value: await this.value(value, scope) });
        }
        for (const [index, each] of block.body.blocks.entries()) {
            members.push({ key: `${each.type}[${index}]`, value: await this.block(each, scope) });
        }
        return { kind: 'object', members, place: (0,values/* placeOf */.$t)(block) };
    }
    unknown(node, scope, problem = null, names = []) {
        const written = (0,values/* writtenText */.v4)(node);
        if (this.assumed?.expression === written)
            return (0,values/* textAt */.$6)(this.assumed.text, (0,values/* placeOf */.$t)(node));
        const remedy = 'Pass `to:`, write the value into a file of variables, or pin it.';
        const why = problem ?? (0,problems_problem/* problemAt */.l4)('unresolved-variable', (0,values/* placeOf */.$t)(node), (0,quote_text/* quoteText */.o)(written), { remedy });
        const behind = (0,definitions/* definitionsIn */.kM)(node, scope).flatMap(({ name, attribute }) => [
            name,
            ...(0,definitions/* namesIn */.wX)((0,values/* writtenText */.v4)(attribute)),
            ...(0,definitions/* keysOfLiterals */.Ke)(attribute.value),
        ]);
        const keys = written.startsWith('each.') ? scope.keys : [];
        this.#addNames(why, [...(0,definitions/* namesIn */.wX)(written), ...behind, ...keys, ...names]);
        this.fitting.askForSets(written, scope);
        const standIn = `$${written.replace(/^[^A-Za-z_]+|[^\w.]+/g, '_').slice(0, 100)}`;
        return (0,values/* textAt */.$6)(standIn, (0,values/* placeOf */.$t)(node), { written, problem: why });
    }
    namesBehind(problem) {
        return this.#names.get(keyOf(problem)) ?? [];
    }
    defaultAt(place) {
        return this.#defaults.get(JSON.stringify(place)) ?? null;
    }
    async #valueOfKind(expression, scope) {
        const place = (0,values/* placeOf */.$t)(expression);
        switch (expression.kind) {
            case 'literal':
                return expression.value === null ? { kind: 'null', place } : (0,values/* writtenAt */.nt)(expression, expression.value);
            case 'template':
                return this.#template(expression, scope);
            case 'list': {
                const items = [];
                for (const item of expression.items)
                    items.push(await this.value(item, scope));
                return { kind: 'list', items, place };
            }
            case 'object': {
                const members = [];
                for (const { key, value } of expression.members) {
                    const name = (0,values/* knownText */.bG)(await this.value(key, scope));
                    if (name === null)
                        return this.unknown(expression, scope);
                    members.push({ key: name, value: await this.value(value, scope) });
                }
                return { kind: 'object', members, place };
            }
            case 'name':
                return scope.names.get(expression.name) ?? this.unknown(expression, scope);
            case 'member':
            case 'index':
                return this.#member(expression, scope);
            case 'call':
                return this.#call(expression, scope);
            case 'other':
                return this.unknown(expression, scope);
        }
    }
    async #template(template, scope) {
        const [only, ...others] = template.parts;
        if (others.length === 0 && only !== undefined && only.kind !== 'literal')
            return this.value(only, scope);
        const place = (0,values/* placeOf */.$t)(template);
        const pieces = [];
        for (const part of template.parts.filter((each) => !isDirectiveAlone(each))) {
            const value = await this.value(part, scope);
            pieces.push(...(value.kind === 'text' ? value : this.unknown(part, scope)).text.pieces);
        }
        if (pieces.length > MOST_PIECES)
            return this.unknown(template, scope);
        return pieces.length === 0 ? (0,values/* textAt */.$6)('', place) : { kind: 'text', text: new values/* EvaluatedText */.Ru(pieces), place };
    }
    async #member(expression, scope) {
        const { of } = expression;
        const root = rootOf(expression);
        if (!scope.names.has(root)) {
            const isDirect = of.kind === 'name' && expression.kind === 'member';
            if (isDirect && root === 'var')
                return this.#variable(expression, scope);
            if (isDirect && root === 'local')
                return this.#local(expression, scope);
            if (isDirect && root === 'path') {
                const folder = expression.name === 'module' ? scope.module.folder : scope.root;
                const path = external_node_path_.posix.relative(`/${scope.root}`, `/${folder}`);
                return (0,values/* textAt */.$6)(path.startsWith('..') ? path : `./${path}`, (0,values/* placeOf */.$t)(expression));
            }
            if (root !== 'var' && root !== 'local')
                return this.unknown(expression, scope);
        }
        const whole = await this.value(of, scope);
        const names = (0,definitions/* namesIn */.wX)((0,values/* writtenText */.v4)(expression));
        if (whole.kind === 'text')
            return this.#called(whole, names);
        const key = expression.kind === 'index' ? await this.value(expression.key, scope) : null;
        const isDefault = key?.kind === 'text' && this.defaultAt(key.text.placeAt(0)) !== null;
        const isOpen = key !== null && ((0,values/* knownText */.bG)(key) === null || isDefault);
        const name = expression.kind === 'index' ? (0,values/* knownText */.bG)(key) : expression.name;
        const member = name === null || isOpen ? null : (0,values/* memberOf */.C5)(whole, name);
        const keys = isOpen && whole.kind === 'object' ? whole.members.map((each) => each.key) : [];
        return member ?? this.unknown(expression, scope, null, keys);
    }
    async #variable(expression, scope) {
        const { name } = expression;
        const [first] = (0,definitions/* definitionsOf */.mu)(name, scope);
        if (first === undefined)
            return this.unknown(expression, scope, scope.module.broken[0]);
        const value = await this.value(first.attribute.value, first.scope);
        if (first.isDefault && scope.isRoot && value.kind === 'text') {
            this.#defaults.set(JSON.stringify(value.text.placeAt(0)), name);
        }
        return this.#called(value, [name]);
    }
    async #local(expression, scope) {
        const attribute = scope.module.locals.get(expression.name);
        if (attribute === undefined)
            return this.unknown(expression, scope, scope.module.broken[0]);
        return this.#called(await this.value(attribute.value, { ...scope, names: new Map() }), [expression.name]);
    }
    #called(value, names) {
        const problem = value.kind === 'text' ? value.text.unknownIn()?.problem : undefined;
        if (problem !== undefined)
            this.#addNames(problem, names);
        return value;
    }
    #addNames(problem, names) {
        this.#names.set(keyOf(problem), [...this.namesBehind(problem), ...names]);
    }
    async #call(call, scope) {
        const { name } = call;
        const [first, second] = call.arguments;
        if (name === 'concat') {
            const items = [];
            for (const each of call.arguments) {
                const value = await this.value(each, scope);
                items.push(...(value.kind === 'list' ? value.items : [value]));
            }
            return { kind: 'list', items, place: (0,values/* placeOf */.$t)(call) };
        }
        const isRead = /^(?:(?:template)?file|(?:yaml|json)encode)$/.test(name) || SAME.test(name);
        if (first === undefined || !isRead)
            return this.unknown(call, scope);
        const value = await this.value(first, scope);
        if (SAME.test(name))
            return value;
        if (name.endsWith('encode'))
            return { kind: 'encoded', value, place: (0,values/* placeOf */.$t)(call) };
        if (name === 'file')
            return this.#file(call, value, scope, (source) => (0,values/* writtenAt */.nt)({ source, start: 0 }, source.text));
        const given = second === undefined ? null : await this.value(second, scope);
        const members = given?.kind === 'object' ? given.members : [];
        const inTemplate = (0,modules/* emptyScope */.Kp)(scope.root, new Map(members.map((each) => [each.key, each.value])));
        return this.#file(call, value, scope, (source) => this.value((0,parser/* parseHclTemplate */.N)(source), inTemplate));
    }
    async #file(call, name, scope, read) {
        if (name.kind !== 'text')
            return this.unknown(call, scope);
        const { pieces, whole } = name.text;
        const open = pieces.filter(({ unknown, placeAt }) => unknown !== null || this.defaultAt(placeAt(0)) !== null);
        const [expression = null, ...others] = new Set(open.map(({ unknown }) => unknown?.written ?? null));
        const asked = pieces.map((each) => (open.includes(each) ? fitting_files/* OPEN */.vP : each.text)).join('');
        const fitting = this.fitting.ask(asked, scope.root, others.length === 0 ? expression : null);
        if (name.text.unknownIn() !== null || (open.length > 0 && fitting > 1))
            return this.unknown(call, scope);
        const path = (0,fitting_files/* pathFrom */.Iw)(scope.root, whole);
        try {
            const text = path === null ? null : await this.files.text(path);
            if (path !== null && text !== null)
                return await read(new source_text/* SourceText */.D(path, text));
            return this.unknown(call, scope, (0,problems_problem/* problemAt */.l4)('external-values', (0,values/* placeOf */.$t)(call), (0,quote_text/* quoteText */.o)(whole)));
        }
        catch (error) {
            return this.unknown(call, scope, (0,problems_problem/* thrownProblem */.AI)(error));
        }
    }
}
function keyOf({ code, place }) {
    return `${code} ${place === null ? '' : (0,problems_place/* showPlace */.R)(place)}`;
}
function rootOf(expression) {
    let at = expression;
    while (at.kind === 'member' || at.kind === 'index')
        at = at.of;
    return at.kind === 'name' ? at.name : '';
}


/***/ }),

/***/ 80836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ parsedBody),
/* harmony export */   KV: () => (/* binding */ Modules),
/* harmony export */   Kp: () => (/* binding */ emptyScope),
/* harmony export */   LQ: () => (/* binding */ isModuleFile),
/* harmony export */   cD: () => (/* binding */ moduleOf),
/* harmony export */   wP: () => (/* binding */ calledFolder)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93960);
/* harmony import */ var _parser_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76688);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8702);




function emptyScope(root, names = new Map()) {
    return { module: moduleOf(root, [], []), root, names, keys: [], given: [], isRoot: false };
}
function moduleOf(folder, written, broken, overrides = []) {
    const blocks = merged(written, overrides);
    const ofType = (type) => blocks.filter((block) => block.type === type);
    return {
        folder,
        variables: new Map(ofType('variable').map((block) => [block.labels[0] ?? '', block])),
        locals: new Map(ofType('locals').flatMap(({ body }) => [...body.attributes])),
        calls: ofType('module'),
        resources: ofType('resource'),
        broken,
    };
}
function merged(blocks, overrides) {
    const all = new Map();
    const keyOf = ({ type, labels }) => type === 'locals' ? `locals ${all.size}` : [type, ...labels].join(' ');
    for (const block of blocks)
        all.set(all.has(keyOf(block)) ? `${all.size}` : keyOf(block), { ...block, overrides: [] });
    for (const over of overrides) {
        const block = all.get(keyOf(over)) ?? { ...over, overrides: [] };
        const typeOf = ({ type, labels }) => (type === 'dynamic' ? labels[0] : type);
        const replaced = new Set(over.body.blocks.map(typeOf));
        const attributes = new Map([...block.body.attributes, ...over.body.attributes]);
        const nested = [...block.body.blocks.filter((each) => !replaced.has(typeOf(each))), ...over.body.blocks];
        all.set(keyOf(over), { ...block, body: { attributes, blocks: nested }, overrides: [...block.overrides, over] });
    }
    return [...all.values()];
}
function calledFolder(folder, { body }) {
    const text = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .literalText */ .bK)(body.attributes.get('source')?.value);
    return text !== null && /^\.\.?(?:\/|$)/.test(text) ? (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .resolvePath */ .o1)(folder, text.replace('//', '/')) : null;
}
function isOverride(path) {
    return /(?:^|[/_])override\.(?:tf|tofu)$/.test(path);
}
function isModuleFile(path) {
    return /(?:^|\/)[^/.][^/]*\.(?:tf|tofu)$/.test(path);
}
async function parsedBody(files, path) {
    const text = await files.text(path);
    return text === null ? null : (0,_parser_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHcl */ .z)(path, text);
}
class Modules {
    files;
    #paths = new Map();
    #modules = new Map();
    constructor(files) {
        this.files = files;
        for (const path of files.paths.filter(isModuleFile)) {
            const known = this.#paths.get((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(path));
            if (known === undefined)
                this.#paths.set((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(path), [path]);
            else
                known.push(path);
        }
    }
    has(folder) {
        return this.#paths.has(folder);
    }
    module(folder) {
        const module = this.#modules.get(folder) ?? this.#read(folder);
        this.#modules.set(folder, module);
        return module;
    }
    async #read(folder) {
        const [blocks, overrides] = [[], []];
        const broken = [];
        for (const path of this.#paths.get(folder) ?? []) {
            try {
                (isOverride(path) ? overrides : blocks).push(...((await parsedBody(this.files, path))?.blocks ?? []));
            }
            catch (error) {
                broken.push((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .thrownProblem */ .AI)(error));
            }
        }
        return moduleOf(folder, blocks, broken, overrides);
    }
    folderAround(path) {
        for (let folder = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(path);; folder = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(folder)) {
            if (this.has(folder))
                return folder;
            if (folder === '')
                return null;
        }
    }
}


/***/ }),

/***/ 76688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ parseHcl),
  N: () => (/* binding */ parseHclTemplate)
});

// EXTERNAL MODULE: ./build/syntax/source-text.js
var source_text = __webpack_require__(70593);
// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(48662);
;// CONCATENATED MODULE: ./build/syntax/hcl/cursor.js

const MOST_LEVELS = 150;
const COMMENT = String.raw `(?:#|//)[^\n]*|/\*[\s\S]*?\*/`;
const BLANKS = new RegExp(String.raw `[ \t\r\n]+|${COMMENT}`, 'y');
const BLANKS_OF_LINE = new RegExp(String.raw `[ \t]+|${COMMENT}`, 'y');
class Cursor {
    source;
    text;
    at = 0;
    isOverLines = false;
    #level = 0;
    constructor(source) {
        this.source = source;
        this.text = source.text;
    }
    within(isOverLines, read) {
        const before = this.isOverLines;
        this.isOverLines = isOverLines;
        this.#level += 1;
        this.limit(this.#level);
        const result = read();
        this.#level -= 1;
        this.isOverLines = before;
        return result;
    }
    limit(levels) {
        if (levels > MOST_LEVELS)
            throw this.refuse(`more than ${MOST_LEVELS} levels`);
    }
    skip(overLines = this.isOverLines) {
        while (this.match(overLines ? BLANKS : BLANKS_OF_LINE) !== null) { }
        if (this.isNext('/*'))
            throw this.refuse('a comment that does not end');
    }
    isAtEnd() {
        return this.at >= this.text.length;
    }
    isAtLineEnd() {
        return /[\r\n]/.test(this.text.charAt(this.at));
    }
    match(pattern) {
        pattern.lastIndex = this.at;
        const found = pattern.exec(this.text);
        if (found !== null)
            this.at += found[0].length;
        return found;
    }
    isNext(text) {
        return text !== '' && this.text.startsWith(text, this.at);
    }
    take(text) {
        const isNext = this.isNext(text);
        if (isNext)
            this.at += text.length;
        return isNext;
    }
    from(start, end = this.at) {
        return { source: this.source, start, end };
    }
    unexpected(expected) {
        return this.refuse(this.isAtEnd() ? `it ends where ${expected} is expected` : `${expected} is expected`);
    }
    refuse(why, offset = this.at) {
        return new problem/* ProblemError */.Mm((0,problem/* problemAt */.l4)('unparseable', this.source.placeAt(offset), why));
    }
}

// EXTERNAL MODULE: ./build/syntax/hcl/values.js
var values = __webpack_require__(8702);
;// CONCATENATED MODULE: ./build/syntax/hcl/parser.js



function parseHcl(path, text) {
    return new Parser(new source_text/* SourceText */.D(path, text)).file();
}
function parseHclTemplate(source) {
    return new Parser(source).wholeTemplate();
}
const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const FOR = /for\s+[\p{ID_Start}_]/uy;
const ARGUMENTS = /(?:::[\w-]+)*\(/y;
const MEMBER = /\.\s*([\p{ID_Start}_][\p{ID_Continue}-]*)/uy;
const HEREDOC = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)[ \t]*\r?\n/uy;
const PLAIN = /[^$%]+/y;
const PLAIN_QUOTED = /[^"\\$%\r\n]+/y;
const PLAIN_LINE = /[^$%\n]+\n?|\n/y;
const ESCAPE = /\\(?:["nrt\\]|u[\da-fA-F]{4}|U00(?:0[\da-fA-F]|10)[\da-fA-F]{4})/y;
const ESCAPES = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };
const SIGNS = /[^\s"()[\]{},#/<~]+|[,/<~]/y;
const CLOSING = { '(': ')', '[': ']', '{': '}' };
class Parser extends Cursor {
    file() {
        const zero = this.text.indexOf('\0');
        if (zero !== -1)
            throw this.refuse('the character U+0000', zero);
        return this.#body('');
    }
    #body(end) {
        const attributes = new Map();
        const blocks = [];
        for (;;) {
            this.skip(true);
            if (this.isAtEnd() || this.isNext(end))
                return { attributes, blocks };
            const start = this.at;
            const name = this.match(NAME)?.[0];
            if (name === undefined)
                throw this.unexpected('an argument or a block');
            this.skip(false);
            if (this.take('=')) {
                if (attributes.has(name))
                    throw this.refuse(`${name} is set twice`, start);
                const value = this.#expression();
                attributes.set(name, { name, value, ...this.from(start, value.end) });
            }
            else
                blocks.push(this.#block(name, start));
            this.skip(false);
            if (!this.isAtEnd() && !this.isNext(end) && !this.isAtLineEnd())
                throw this.unexpected("the line's end");
        }
    }
    #block(type, start) {
        const labels = [];
        for (this.skip(false); !this.take('{'); this.skip(false)) {
            const label = this.isNext('"') ? ((0,values/* literalText */.bK)(this.#string()) ?? '') : this.match(NAME)?.[0];
            if (label === undefined)
                throw this.unexpected('a block');
            labels.push(label);
        }
        const body = this.within(false, () => this.#body('}'));
        if (!this.take('}'))
            throw this.refuse('a block that does not end', start);
        return { type, labels, body, ...this.from(start) };
    }
    #expression() {
        return this.within(this.isOverLines, () => {
            this.skip();
            const start = this.at;
            const value = this.#postfix();
            let { end } = value;
            for (; !this.#isExpressionEnd(); this.skip()) {
                this.#token();
                end = this.at;
            }
            return end === value.end ? value : { kind: 'other', ...this.from(start, end) };
        });
    }
    #isExpressionEnd() {
        return this.isAtEnd() || this.isAtLineEnd() || /[,)\]}]/.test(this.text.charAt(this.at)) || this.isNext('~}');
    }
    #postfix() {
        let value = this.#primary();
        for (let steps = 0;; steps += 1) {
            this.skip();
            this.limit(steps);
            const { start } = value;
            const of = value;
            const name = this.match(MEMBER)?.[1];
            if (name !== undefined)
                value = { kind: 'member', of, name, ...this.from(start) };
            else if (this.take('['))
                value = { kind: 'index', of, key: this.#enclosed(']'), ...this.from(start) };
            else
                return value;
        }
    }
    #enclosed(end) {
        return this.within(true, () => {
            const inner = this.#expression();
            this.skip();
            if (!this.take(end))
                throw this.unexpected(`\`${end}\``);
            return inner;
        });
    }
    #primary() {
        this.skip();
        const start = this.at;
        if (this.isNext('"'))
            return this.#string();
        if (this.take('('))
            return this.#enclosed(')');
        if (this.take('[')) {
            if (this.#isFor(']'))
                return { kind: 'other', ...this.from(start) };
            return { kind: 'list', items: this.#listed(']'), ...this.from(start) };
        }
        if (this.take('{')) {
            if (this.#isFor('}'))
                return { kind: 'other', ...this.from(start) };
            return { kind: 'object', members: this.within(false, () => this.#members()), ...this.from(start) };
        }
        const number = this.match(NUMBER)?.[0];
        if (number !== undefined)
            return { kind: 'literal', value: number, ...this.from(start) };
        const heredoc = this.#heredoc();
        if (heredoc !== null)
            return heredoc;
        const name = this.match(NAME)?.[0];
        if (name === undefined) {
            this.#token();
            return { kind: 'other', ...this.from(start) };
        }
        if (/^(?:true|false|null)$/.test(name)) {
            return { kind: 'literal', value: name === 'null' ? null : name, ...this.from(start) };
        }
        if (this.match(ARGUMENTS) === null)
            return { kind: 'name', name, ...this.from(start) };
        return { kind: 'call', name, arguments: this.#listed(')'), ...this.from(start) };
    }
    #listed(end) {
        return this.within(true, () => {
            const items = [];
            for (this.skip(); !this.take(end); this.skip()) {
                items.push(this.#expression());
                if (!this.take(',') && !this.isNext(end))
                    throw this.unexpected(`\`,\` or \`${end}\``);
            }
            return items;
        });
    }
    #members() {
        const members = [];
        for (this.skip(true); !this.take('}'); this.skip(true)) {
            const isPlain = !this.isNext('(');
            const key = this.#postfix();
            if (!this.take('=') && !this.take(':'))
                throw this.unexpected('`=` or `:`');
            const isText = isPlain && key.kind === 'name';
            members.push({ key: isText ? { ...key, kind: 'literal', value: key.name } : key, value: this.#expression() });
            if (!this.take(',') && !this.isAtLineEnd() && !this.isNext('}'))
                throw this.unexpected('`,` or `}`');
        }
        return members;
    }
    #isFor(end) {
        const start = this.at;
        this.skip(true);
        const isFor = this.match(FOR) !== null;
        if (isFor)
            this.#until(end);
        else
            this.at = start;
        return isFor;
    }
    wholeTemplate() {
        const parts = [];
        while (!this.isAtEnd())
            parts.push(this.#special() ?? this.#plain(PLAIN));
        return { kind: 'template', parts, ...this.from(0) };
    }
    #string() {
        const start = this.at;
        this.at += 1;
        const parts = [];
        while (!this.take('"')) {
            if (this.isAtEnd() || this.isAtLineEnd())
                throw this.refuse('a string that does not end', start);
            parts.push((this.isNext('\\') ? this.#escape() : this.#special()) ?? this.#plain(PLAIN_QUOTED));
        }
        return { kind: 'template', parts, ...this.from(start) };
    }
    #heredoc() {
        const start = this.at;
        const marker = this.match(HEREDOC)?.[1];
        if (marker === undefined)
            return null;
        const last = new RegExp(`[ \\t]*${marker}[ \\t\\r]*(?=\\n|$)`, 'uy');
        const parts = [];
        for (let isNewLine = true; !(isNewLine && this.match(last)); isNewLine = this.text.charAt(this.at - 1) === '\n') {
            if (this.isAtEnd())
                throw this.refuse('a heredoc that does not end', start);
            parts.push(this.#special() ?? this.#plain(PLAIN_LINE));
        }
        return { kind: 'template', parts, ...this.from(start) };
    }
    #escape() {
        const start = this.at;
        const written = this.match(ESCAPE)?.[0];
        if (written === undefined)
            throw this.refuse('an escape that is none');
        const text = ESCAPES[written.charAt(1)] ?? String.fromCodePoint(Number.parseInt(written.slice(2), 16));
        return this.#text(text, start);
    }
    #special() {
        const start = this.at;
        const sign = this.text.charAt(start);
        if (sign !== '$' && sign !== '%')
            return null;
        if (this.take(`${sign}${sign}{`))
            return this.#text(`${sign}{`, start + 1);
        if (this.take(`${sign}{`))
            return this.#filledIn(sign, start);
        this.at += 1;
        return this.#text(sign, start);
    }
    #filledIn(sign, start) {
        this.take('~');
        if (sign === '%') {
            this.#until('}');
            return { kind: 'other', ...this.from(start) };
        }
        return this.within(true, () => {
            const value = this.#expression();
            this.take('~');
            if (!this.take('}'))
                throw this.refuse('an interpolation that does not end', start);
            return value;
        });
    }
    #token() {
        const end = CLOSING[this.text.charAt(this.at)];
        if (this.isNext('"'))
            this.#string();
        else if (end !== undefined) {
            this.at += 1;
            this.#until(end);
        }
        else if (this.#heredoc() === null && this.match(SIGNS) === null)
            throw this.unexpected('a value');
    }
    #until(end) {
        this.within(true, () => {
            for (this.skip(); !this.take(end); this.skip())
                this.#token();
        });
    }
    #plain(pattern) {
        const start = this.at;
        const text = this.match(pattern)?.[0];
        if (text === undefined)
            throw this.unexpected('text');
        return this.#text(text, start);
    }
    #text(text, start) {
        return { kind: 'literal', value: text, ...this.from(start) };
    }
}


/***/ })

};
