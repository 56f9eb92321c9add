export const id = 152;
export const ids = [152];
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
    const notice = `The default of the variable ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .o)(used ?? '')} at ${(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R)(place)} counts, unless -var overrides it`;
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

/***/ 18803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kf: () => (/* binding */ literalPattern),
/* harmony export */   Pt: () => (/* binding */ isPattern),
/* harmony export */   hS: () => (/* binding */ isReadable),
/* harmony export */   kt: () => (/* binding */ matchesGlob)
/* harmony export */ });
const LONGEST_PATTERN = 500;
function isPattern(path) {
    return /[*?[{]/.test(path);
}
function isReadable(pattern) {
    return pattern.length <= LONGEST_PATTERN && !/[[\]{}\\()!]/.test(pattern);
}
function literalPattern(text) {
    return text.replace(/[\\^$.|?+()[\]{}*]/g, '\\$&');
}
function matchesGlob(pattern, path) {
    let taken = new Set([0]);
    for (const part of pattern.match(/\*\*\/?|[\s\S]/g) ?? []) {
        taken = part.startsWith('*') ? takenByStar(part, path, taken) : takenByCharacter(part, path, taken);
        if (taken.size === 0)
            return false;
    }
    return taken.has(path.length);
}
function takenByStar(star, path, before) {
    const taken = new Set();
    let isOpen = false;
    for (let end = 0; end <= path.length; end += 1) {
        const isAfterSlash = path[end - 1] === '/';
        isOpen = before.has(end) || (isOpen && !(star === '*' && isAfterSlash));
        if (isOpen && (star !== '**/' || isAfterSlash || before.has(end)))
            taken.add(end);
    }
    return taken;
}
function takenByCharacter(character, path, before) {
    const fits = (at) => path[at] === character || (character === '?' && at < path.length && path[at] !== '/');
    return new Set([...before].filter(fits).map((at) => at + 1));
}


/***/ }),

/***/ 95664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: () => (/* binding */ referencesTo),
/* harmony export */   Ke: () => (/* binding */ keysOfLiterals),
/* harmony export */   kM: () => (/* binding */ definitionsIn),
/* harmony export */   kW: () => (/* binding */ templateOf),
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
        for (const [, kind, name = ''] of (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenText */ .v4)(at).matchAll(/\b(var|local|data\.template_file)\.([\w-]+)/g)) {
            for (const each of definitionsBehind(kind, name, from)) {
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
function definitionsBehind(kind, name, scope) {
    if (kind === 'var')
        return definitionsOf(name, scope);
    const { module } = scope;
    const attributes = kind === 'local' ? [module.locals.get(name) ?? []].flat() : templateOf(name, module);
    return attributes.map((attribute) => ({ name, attribute, scope, isDefault: false }));
}
function templateOf(name, { dataSources }) {
    const block = dataSources.find(({ labels }) => labels[0] === 'template_file' && labels[1] === name);
    return [...(block?.body.attributes.values() ?? [])];
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

/***/ 52104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ Evaluation),
  Y: () => (/* binding */ EvaluationBudget)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/problems/place.js
var problems_place = __webpack_require__(68042);
;// CONCATENATED MODULE: ./build/syntax/hcl/assumptions.js

const MOST_TEXTS = 100;
class Assumptions {
    #all = new Map();
    #some = new Map();
    #behind = new Map();
    #optional = 0;
    async optionally(evaluate) {
        this.#optional += 1;
        try {
            return await evaluate();
        }
        finally {
            this.#optional -= 1;
        }
    }
    all(expression, texts) {
        const known = this.#all.get(expression);
        if (this.#optional > 0)
            this.some(expression, texts);
        else
            this.#all.set(expression, known === undefined ? texts : known.filter((text) => texts.includes(text)));
    }
    some(expression, texts) {
        this.#some.set(expression, new Set([...(this.#some.get(expression) ?? []), ...texts]));
    }
    relate(problem, expression) {
        this.#behind.set(problemKey(problem), expression);
    }
    expressionBehind(problem) {
        return this.#behind.get(problemKey(problem)) ?? null;
    }
    of(problem) {
        const expression = this.expressionBehind(problem);
        if (expression === null)
            return [];
        const some = this.#some.get(expression);
        const texts = this.#all.get(expression) ?? (some === undefined ? [] : [...some, '']);
        return texts.length > MOST_TEXTS ? [] : [...new Set(texts)].map((text) => ({ expression, text }));
    }
}
function problemKey({ code, place }) {
    return `${code} ${place === null ? '' : (0,problems_place/* showPlace */.R)(place)}`;
}

// EXTERNAL MODULE: ./build/syntax/source-text.js
var source_text = __webpack_require__(70593);
// EXTERNAL MODULE: ./build/syntax/yaml.js + 1 modules
var yaml = __webpack_require__(56830);
// EXTERNAL MODULE: ./build/syntax/hcl/definitions.js
var hcl_definitions = __webpack_require__(95664);
// EXTERNAL MODULE: ./build/syntax/hcl/fitting-files.js
var fitting_files = __webpack_require__(62039);
// EXTERNAL MODULE: ./build/syntax/hcl/values.js
var hcl_values = __webpack_require__(8702);
;// CONCATENATED MODULE: ./build/syntax/hcl/functions.js



const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,14})(?:\.\d{0,14}[1-9])?$/;
const UNKNOWN = '$number';
const MOST_MEMBERS = 20_000;
const MOST_CHARACTERS = 1_000_000;
const FUNCTIONS = {
    merge: (given, place) => {
        const objects = given.filter(({ kind }) => kind !== 'null');
        const all = objects.map((each) => (each.kind === 'object' ? each.members : null));
        const count = all.reduce((sum, members) => sum + (members?.length ?? 0), 0);
        if (all.includes(null) || count > MOST_MEMBERS)
            return null;
        return { kind: 'object', members: all.flatMap((members) => members ?? []), place };
    },
    join: ([separator, list], place) => {
        const between = (0,hcl_values/* knownText */.bG)(separator ?? null);
        const items = list?.kind === 'list' ? list.items : null;
        if (between === null || items === null)
            return null;
        return joined(items.flatMap((item, index) => (index === 0 ? [item] : [(0,hcl_values/* textAt */.$6)(between, place), item])), place);
    },
    format: ([pattern, ...given], place) => {
        const [first = '', ...others] = ((0,hcl_values/* knownText */.bG)(pattern ?? null) ?? '%').split('%s');
        if (others.length !== given.length || [first, ...others].some((each) => each.includes('%')))
            return null;
        const between = others.flatMap((text, index) => [given[index], (0,hcl_values/* textAt */.$6)(text, place)]);
        return joined([(0,hcl_values/* textAt */.$6)(first, place), ...between], place);
    },
    concat: (given, place) => listOf(itemsOf(given, 1), place),
    flatten: (given, place) => listOf(itemsOf(given, Number.POSITIVE_INFINITY), place),
    compact: ([list], place) => {
        const items = list?.kind === 'list' ? list.items : null;
        return (items && { kind: 'list', items: items.filter((each) => each.kind !== 'null' && (0,hcl_values/* knownText */.bG)(each) !== ''), place });
    },
    coalesce: (given) => given.find((each) => each.kind !== 'null' && (0,hcl_values/* knownText */.bG)(each) !== '') ?? null,
    trimprefix: ([text, prefix]) => cut(text, prefix, (whole, part) => (whole.startsWith(part) ? part.length : 0)),
    trimsuffix: ([text, suffix]) => cut(text, suffix, () => 0, (whole, part) => (whole.endsWith(part) ? whole.length - part.length : whole.length)),
    replace: ([text, part, by]) => {
        const [whole, old, other] = [text, part, by].map((each) => (0,hcl_values/* knownText */.bG)(each ?? null));
        if (whole == null || old == null || other == null || text === undefined)
            return null;
        if (old === '' || /^\/.*\/$/s.test(old) || whole.length * (other.length + 1) > MOST_CHARACTERS)
            return null;
        const made = whole.replaceAll(old, () => other);
        return (0,hcl_values/* textAt */.$6)(made, text.place);
    },
    split: ([separator, text], place) => {
        const [between, whole] = [(0,hcl_values/* knownText */.bG)(separator ?? null), (0,hcl_values/* knownText */.bG)(text ?? null)];
        if (!between || whole === null || text?.kind !== 'text')
            return null;
        let start = 0;
        const items = [];
        for (const part of whole.split(between, MOST_MEMBERS)) {
            items.push((0,hcl_values/* textAt */.$6)(part, text.text.placeAt(start)));
            start += part.length + between.length;
        }
        return { kind: 'list', items, place };
    },
    element: ([list, index]) => {
        const at = (0,hcl_values/* knownText */.bG)(index ?? null);
        if (list?.kind !== 'list' || list.items.length === 0 || at === null || !/^\d{1,6}$/.test(at))
            return null;
        return list.items[Number(at) % list.items.length] ?? null;
    },
};
function cut(value, given, from, to = (whole, _part) => whole.length) {
    const [whole, part] = [(0,hcl_values/* knownText */.bG)(value ?? null), (0,hcl_values/* knownText */.bG)(given ?? null)];
    if (whole === null || part === null || value?.kind !== 'text')
        return null;
    const start = from(whole, part);
    return (0,hcl_values/* textAt */.$6)(whole.slice(start, to(whole, part)), value.text.placeAt(start));
}
function* itemsOf(values, levels) {
    for (const value of values) {
        if (value.kind === 'list' && levels > 0)
            yield* itemsOf(value.items, levels - 1);
        else
            yield value;
    }
}
function listOf(all, place) {
    const items = [];
    for (const item of all)
        if (items.push(item) > MOST_MEMBERS)
            return null;
    return { kind: 'list', items, place };
}
function joined(values, place) {
    const pieces = [];
    for (const value of values) {
        if (value.kind !== 'text' || pieces.length > MOST_MEMBERS)
            return null;
        pieces.push(...value.text.pieces);
    }
    return (0,hcl_values/* textOf */.b6)(pieces, place);
}
function decoded(file) {
    let left = MOST_MEMBERS;
    const nothing = { kind: 'null', place: file.placeAt(0) };
    const made = (from) => {
        left -= 1;
        if (from === null || left < 0)
            return null;
        const { place, scalar } = from;
        if (scalar !== null) {
            if (scalar.type === 'null')
                return { kind: 'null', place };
            const { text: written } = scalar;
            const isPlain = scalar.type === 'string' || /^(?:true|false)$/.test(written) || PLAIN_NUMBER.test(written);
            const problem = isPlain ? null : (0,problems_problem/* problemAt */.l4)('numeric-tag', scalar.place, (0,quote_text/* quoteText */.o)(written));
            return (0,hcl_values/* textAt */.$6)(problem === null ? written : UNKNOWN, scalar.place, problem && { written, problem });
        }
        if (from.isMap) {
            const members = from.members.map(({ name, value: inner }) => ({ key: name, value: made(inner) ?? nothing }));
            return { kind: 'object', members, place };
        }
        return { kind: 'list', items: from.items.map((item) => made(item) ?? nothing), place };
    };
    const result = file.documents.length === 1 ? made(file.root) : null;
    return left < 0 ? null : result;
}

// EXTERNAL MODULE: ./build/syntax/hcl/modules.js
var modules = __webpack_require__(80836);
// EXTERNAL MODULE: ./build/syntax/hcl/parser.js + 2 modules
var parser = __webpack_require__(16550);
;// CONCATENATED MODULE: ./build/syntax/hcl/calls.js










const SAME = /^(?:(?:non)?sensitive|to(?:string|list|set|map)|trimspace|chomp)$/;
const READS = /^(?:(?:template)?file|fileexists|(?:yaml|json)encode)$/;
const NEEDS_MORE = /^(?:lookup|yamldecode|jsondecode)$/;
const CHARACTERS_PER_STEP = 100;
class TemplateText extends source_text/* SourceText */.D {
    value;
    constructor(value) {
        super(value.placeAt(0).file, value.whole);
        this.value = value;
    }
    placeAt(offset) {
        const { file, line, column } = this.value.placeAt(offset);
        return { file, line: line ?? 1, column: column ?? 1 };
    }
}
class Calls {
    evaluation;
    choices;
    constructor(evaluation, choices) {
        this.evaluation = evaluation;
        this.choices = choices;
    }
    async value(call, scope) {
        const { name } = call;
        const [first, second] = call.arguments;
        if (name === 'try')
            return this.choices.firstThatWorks(call, scope);
        if (Object.hasOwn(FUNCTIONS, name) || NEEDS_MORE.test(name))
            return this.#result(call, scope);
        if (first === undefined || !(READS.test(name) || SAME.test(name)))
            return this.evaluation.unknown(call, scope);
        const value = await this.evaluation.value(first, scope);
        if (SAME.test(name))
            return value;
        if (name.endsWith('encode'))
            return { kind: 'encoded', value, place: (0,hcl_values/* placeOf */.$t)(call) };
        if (name === 'fileexists') {
            const path = await this.evaluation.assumptions.optionally(async () => this.#path(call, value, scope));
            return typeof path === 'string' ? (0,hcl_values/* textAt */.$6)(`${this.evaluation.files.has(path)}`, (0,hcl_values/* placeOf */.$t)(call)) : path;
        }
        if (name === 'file')
            return this.#file(call, value, scope, (source) => (0,hcl_values/* writtenAt */.nt)({ source, start: 0 }, source.text));
        const given = second === undefined ? null : await this.evaluation.value(second, scope);
        return this.#file(call, value, scope, (source) => this.#filled(source, given, scope));
    }
    async rendered(name, scope) {
        const attributes = (0,hcl_definitions/* templateOf */.kW)(name, scope.module);
        const [template, variables] = ['template', 'vars'].map((key) => attributes.find((each) => each.name === key)?.value);
        const text = template && (await this.evaluation.value(template, scope));
        if (text?.kind !== 'text' || text.text.unknownIn() !== null)
            return null;
        if (!this.evaluation.budget.spend(text.text.whole.length / CHARACTERS_PER_STEP))
            return null;
        const given = variables === undefined ? null : await this.evaluation.value(variables, scope);
        return this.#filled(new TemplateText(text.text), given, scope);
    }
    #filled(source, given, scope) {
        const members = given?.kind === 'object' ? given.members : [];
        const inTemplate = (0,modules/* emptyScope */.Kp)(scope.root, new Map(members.map((each) => [each.key, each.value])));
        return this.evaluation.value((0,parser/* parseHclTemplate */.N)(source), inTemplate);
    }
    async #result(call, scope) {
        const given = [];
        for (const each of call.arguments)
            given.push(await this.evaluation.value(each, scope));
        const [whole, key, fallback = null] = given;
        if (call.name === 'lookup' && whole?.kind === 'object' && key !== undefined)
            return this.choices.member(whole, key, fallback, call, scope);
        try {
            const file = call.name.endsWith('decode') && whole !== undefined ? await this.#yamlIn(whole) : null;
            const result = file === null ? FUNCTIONS[call.name]?.(given, (0,hcl_values/* placeOf */.$t)(call)) : decoded(file);
            if (result != null)
                return result;
        }
        catch (error) {
            return this.evaluation.unknown(call, scope, (0,problems_problem/* thrownProblem */.AI)(error));
        }
        const [unknown = null] = given.flatMap((each) => (each.kind === 'text' ? (each.text.unknownIn() ?? []) : []));
        return this.evaluation.unknown(call, scope, null, unknown && this.evaluation.assumptions.expressionBehind(unknown.problem));
    }
    async #yamlIn(value) {
        const { files, budget } = this.evaluation;
        if (value.kind !== 'text' || value.text.unknownIn() !== null)
            return null;
        const { text } = value;
        if (!budget.spend(text.whole.length / CHARACTERS_PER_STEP))
            return null;
        const path = text.placeAt(0).file;
        if (text.pieces.length === 1 && (await files.text(path)) === text.whole)
            return files.yaml(path);
        return new yaml/* YamlFile */._g(path, text.whole, { placeAt: (offset) => text.placeAt(offset) });
    }
    #path(call, name, scope) {
        if (name.kind !== 'text')
            return this.evaluation.unknown(call, scope);
        const { pieces, whole } = name.text;
        const parts = pieces.map((piece) => ({ text: piece.text, open: this.choices.openPiece(piece) }));
        const [expression = null, ...others] = new Set(parts.flatMap(({ open }) => open ?? []));
        const asked = parts.map(({ text, open }) => (open === null ? text : fitting_files/* OPEN */.vP)).join('');
        const behind = others.length === 0 ? expression : null;
        const fitting = this.evaluation.fitting.addMatches(asked, scope.root, behind);
        if (name.text.unknownIn() !== null || (expression !== null && fitting > 1))
            return this.evaluation.unknown(call, scope, null, behind);
        const path = (0,fitting_files/* pathFrom */.Iw)(scope.root, whole);
        return path ?? this.evaluation.unknown(call, scope, (0,problems_problem/* problemAt */.l4)('external-values', (0,hcl_values/* placeOf */.$t)(call), (0,quote_text/* quoteText */.o)(whole)));
    }
    async #file(call, name, scope, read) {
        const path = this.#path(call, name, scope);
        if (typeof path !== 'string')
            return path;
        try {
            const text = await this.evaluation.files.text(path);
            if (text !== null)
                return await read(new source_text/* SourceText */.D(path, text));
            const found = name.kind === 'text' ? name.text.whole : path;
            return this.evaluation.unknown(call, scope, (0,problems_problem/* problemAt */.l4)('external-values', (0,hcl_values/* placeOf */.$t)(call), (0,quote_text/* quoteText */.o)(found)));
        }
        catch (error) {
            return this.evaluation.unknown(call, scope, (0,problems_problem/* thrownProblem */.AI)(error));
        }
    }
}

;// CONCATENATED MODULE: ./build/syntax/hcl/tree.js
function rootOf(expression) {
    let at = expression;
    while (at.kind === 'member' || at.kind === 'index')
        at = at.of;
    return at.kind === 'name' ? at.name : '';
}
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

;// CONCATENATED MODULE: ./build/syntax/hcl/choices.js


const SEVERAL = '';
class Choices {
    evaluation;
    #explored = new Set();
    constructor(evaluation) {
        this.evaluation = evaluation;
    }
    openPiece({ unknown, placeAt }) {
        if (unknown !== null)
            return this.evaluation.assumptions.expressionBehind(unknown.problem) ?? unknown.written;
        const name = this.evaluation.defaultAt(placeAt(0));
        return name === null ? null : `var.${name}`;
    }
    #openIn(value) {
        if (value.kind !== 'text')
            return SEVERAL;
        const open = value.text.pieces.map((piece) => this.openPiece(piece));
        if (open.every((each) => each === null))
            return null;
        return open.length === 1 ? (open[0] ?? null) : SEVERAL;
    }
    member(whole, key, fallback, node, scope) {
        const { assumptions } = this.evaluation;
        const open = this.#openIn(key);
        if (open === null)
            return (0,hcl_values/* memberOf */.C5)(whole, (0,hcl_values/* knownText */.bG)(key) ?? '') ?? fallback ?? this.evaluation.unknown(node, scope);
        const keys = whole.kind === 'object' ? whole.members.map((each) => each.key) : [];
        if (fallback !== null && whole.kind === 'object' && keys.length === 0)
            return fallback;
        const isTold = open !== SEVERAL && keys.length > 0;
        if (isTold && fallback !== null)
            assumptions.some(open, keys);
        else if (isTold)
            assumptions.all(open, keys);
        return this.evaluation.called(this.evaluation.unknown(node, scope, null, isTold ? open : null), keys);
    }
    async equality(expression, scope) {
        const { evaluation } = this;
        const left = await evaluation.value(expression.left, scope);
        const right = await evaluation.value(expression.right, scope);
        const [known, other] = this.#openIn(left) === null ? [left, right] : [right, left];
        const open = this.#openIn(other);
        const text = this.#openIn(known) === null ? (0,hcl_values/* knownText */.bG)(known) : null;
        if (open === null && text !== null)
            return (0,hcl_values/* textAt */.$6)(`${((0,hcl_values/* knownText */.bG)(other) === text) === expression.isEqual}`, (0,hcl_values/* placeOf */.$t)(expression));
        if (open === null || open === SEVERAL || text === null)
            return evaluation.unknown(expression, scope);
        evaluation.assumptions.some(open, [text]);
        return evaluation.unknown(expression, scope, null, open);
    }
    async conditional(expression, scope) {
        const { evaluation } = this;
        const condition = await evaluation.value(expression.condition, scope);
        const open = this.#openIn(condition);
        if (open === null)
            return evaluation.value((0,hcl_values/* knownText */.bG)(condition) === 'true' ? expression.then : expression.otherwise, scope);
        const unknown = condition.kind === 'text' ? condition.text.unknownIn() : null;
        const isComparison = unknown !== null && evaluation.assumptions.expressionBehind(unknown.problem) !== null;
        if (open !== SEVERAL && !isComparison)
            evaluation.assumptions.all(open, ['true', 'false']);
        if (!this.#explored.has(expression)) {
            this.#explored.add(expression);
            await evaluation.assumptions.optionally(async () => {
                await evaluation.value(expression.then, scope);
                await evaluation.value(expression.otherwise, scope);
            });
        }
        return evaluation.unknown(expression, scope, null, open === SEVERAL ? null : open);
    }
    async firstThatWorks(call, scope) {
        const values = await this.evaluation.assumptions.optionally(async () => {
            const tried = [];
            for (const each of call.arguments)
                if (!(await this.#isMissing(each, scope)))
                    tried.push(await this.evaluation.value(each, scope));
            return tried;
        });
        return values[0] ?? this.evaluation.unknown(call, scope);
    }
    async #isMissing(expression, scope) {
        if (expression.kind === 'call' && this.evaluation.assumed?.text === '') {
            const value = await this.evaluation.value(expression, scope);
            return value.kind === 'text' && value.text.unknownIn()?.problem.code === 'external-values';
        }
        if (expression.kind !== 'member' && expression.kind !== 'index')
            return false;
        if (await this.#isMissing(expression.of, scope))
            return true;
        if (expression.of.kind === 'name' && !scope.names.has(rootOf(expression)))
            return false;
        const whole = await this.evaluation.value(expression.of, scope);
        const key = expression.kind === 'index' ? await this.evaluation.value(expression.key, scope) : null;
        if (whole.kind !== 'object' || (key !== null && this.#openIn(key) !== null))
            return false;
        return (0,hcl_values/* memberOf */.C5)(whole, expression.kind === 'member' ? expression.name : ((0,hcl_values/* knownText */.bG)(key) ?? '')) === null;
    }
}

;// CONCATENATED MODULE: ./build/syntax/hcl/evaluation.js










const MOST_LEVELS = 100;
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
    assumptions = new Assumptions();
    #defaults = new Map();
    #active = new Set();
    #choices = new Choices(this);
    #calls = new Calls(this, this.#choices);
    constructor(files, budget, assumed = null) {
        this.files = files;
        this.budget = budget;
        this.assumed = assumed;
        this.fitting = new fitting_files/* FittingFiles */.jE(files, this.assumptions, (steps) => budget.spend(steps));
    }
    async value(expression, scope) {
        if (this.#active.has(expression) || this.#active.size > MOST_LEVELS)
            return this.unknown(expression, scope);
        if (!this.budget.spend()) {
            return this.unknown(expression, scope, (0,problems_problem/* problemAt */.l4)('unparseable', (0,hcl_values/* placeOf */.$t)(expression), 'too much to evaluate'));
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
        return { kind: 'object', members, place: (0,hcl_values/* placeOf */.$t)(block) };
    }
    unknown(node, scope, problem = null, behind = null) {
        const written = (0,hcl_values/* writtenText */.v4)(node);
        if (this.assumed?.expression === written)
            return (0,hcl_values/* textAt */.$6)(this.assumed.text, (0,hcl_values/* placeOf */.$t)(node));
        const remedy = 'Pass `to:`, write the value into a file of variables, or pin it.';
        const why = problem ?? (0,problems_problem/* problemAt */.l4)('unresolved-variable', (0,hcl_values/* placeOf */.$t)(node), (0,quote_text/* quoteText */.o)(written), { remedy });
        const definitions = (0,hcl_definitions/* definitionsIn */.kM)(node, scope);
        this.budget.spend(definitions.length / 10);
        const defined = definitions.flatMap(({ name, attribute }) => [
            name,
            ...(0,hcl_definitions/* namesIn */.wX)((0,hcl_values/* writtenText */.v4)(attribute)),
            ...(0,hcl_definitions/* keysOfLiterals */.Ke)(attribute.value),
        ]);
        const keys = written.startsWith('each.') ? scope.keys : [];
        this.#addNames(why, [...(0,hcl_definitions/* namesIn */.wX)(written), ...defined, ...keys]);
        if (behind !== null)
            this.assumptions.relate(why, behind);
        this.fitting.addSets(written, scope);
        const standIn = `$${written.replace(/^[^A-Za-z_]+|[^\w.]+/g, '_').slice(0, 100)}`;
        return (0,hcl_values/* textAt */.$6)(standIn, (0,hcl_values/* placeOf */.$t)(node), { written, problem: why });
    }
    namesBehind(problem) {
        return this.#names.get(problemKey(problem)) ?? [];
    }
    defaultAt(place) {
        return this.#defaults.get(JSON.stringify(place)) ?? null;
    }
    async #valueOfKind(expression, scope) {
        const place = (0,hcl_values/* placeOf */.$t)(expression);
        switch (expression.kind) {
            case 'literal':
                return expression.value === null ? { kind: 'null', place } : (0,hcl_values/* writtenAt */.nt)(expression, expression.value);
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
                    const name = (0,hcl_values/* knownText */.bG)(await this.value(key, scope));
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
                return this.#calls.value(expression, scope);
            case 'equality':
                return this.#choices.equality(expression, scope);
            case 'conditional':
                return this.#choices.conditional(expression, scope);
            case 'for':
                return this.#for(expression, scope);
            case 'other':
                return this.unknown(expression, scope);
        }
    }
    async #for(expression, scope) {
        const place = (0,hcl_values/* placeOf */.$t)(expression);
        const all = (0,hcl_values/* membersOf */.lS)(await this.value(expression.of, scope));
        if (all === null)
            return this.unknown(expression, scope);
        const members = [];
        for (const { key, value } of all) {
            if (!this.budget.spend())
                return this.unknown(expression, scope);
            const [last = '', first] = expression.names.toReversed();
            const names = new Map(scope.names).set(last, value);
            if (first !== undefined)
                names.set(first, (0,hcl_values/* textAt */.$6)(key, value.place));
            const within = { ...scope, names };
            const name = expression.key === null ? key : (0,hcl_values/* knownText */.bG)(await this.value(expression.key, within));
            if (name === null)
                return this.unknown(expression, scope);
            members.push({ key: name, value: await this.value(expression.value, within) });
        }
        if (expression.key !== null)
            return { kind: 'object', members, place };
        return { kind: 'list', items: members.map((each) => each.value), place };
    }
    async #template(template, scope) {
        const [only, ...others] = template.parts;
        if (others.length === 0 && only !== undefined && only.kind !== 'literal')
            return this.value(only, scope);
        const place = (0,hcl_values/* placeOf */.$t)(template);
        const pieces = [];
        for (const part of template.parts.filter((each) => !isDirectiveAlone(each))) {
            const value = await this.value(part, scope);
            pieces.push(...(value.kind === 'text' ? value : this.unknown(part, scope)).text.pieces);
        }
        return (0,hcl_values/* textOf */.b6)(pieces, place) ?? this.unknown(template, scope);
    }
    async #member(expression, scope) {
        const root = rootOf(expression);
        if (!scope.names.has(root)) {
            const defined = await this.#defined(expression, root, scope);
            if (defined !== null)
                return defined;
            if (!['var', 'local', ''].includes(root))
                return this.unknown(expression, scope);
        }
        const whole = await this.value(expression.of, scope);
        const names = (0,hcl_definitions/* namesIn */.wX)((0,hcl_values/* writtenText */.v4)(expression));
        const unknown = whole.kind === 'text' ? whole.text.unknownIn() : null;
        if (root === '' && unknown !== null)
            return this.unknown(expression, scope, unknown.problem);
        if (whole.kind === 'text')
            return this.called(whole, names);
        if (expression.kind === 'member')
            return (0,hcl_values/* memberOf */.C5)(whole, expression.name) ?? this.unknown(expression, scope);
        return this.#choices.member(whole, await this.value(expression.key, scope), null, expression, scope);
    }
    async #defined(expression, root, scope) {
        const isDirect = expression.of.kind === 'name' && expression.kind === 'member';
        if (isDirect && root === 'var')
            return this.#variable(expression, scope);
        if (isDirect && root === 'local')
            return this.#local(expression, scope);
        if (isDirect && root === 'path') {
            const folder = expression.name === 'module' ? scope.module.folder : scope.root;
            const path = external_node_path_.posix.relative(`/${scope.root}`, `/${folder}`);
            return (0,hcl_values/* textAt */.$6)(path.startsWith('..') ? path : `./${path}`, (0,hcl_values/* placeOf */.$t)(expression));
        }
        const [, rendered] = /^data\.template_file\.([\w-]+)(?:\[0\])?\.rendered$/.exec((0,hcl_values/* writtenText */.v4)(expression)) ?? [];
        return rendered === undefined ? null : this.#calls.rendered(rendered, scope);
    }
    async #variable(expression, scope) {
        const { name } = expression;
        if (scope.isRoot && this.assumed?.expression === (0,hcl_values/* writtenText */.v4)(expression))
            return (0,hcl_values/* textAt */.$6)(this.assumed.text, (0,hcl_values/* placeOf */.$t)(expression));
        const [first] = (0,hcl_definitions/* definitionsOf */.mu)(name, scope);
        if (first === undefined)
            return this.unknown(expression, scope, scope.module.broken[0]);
        const value = await this.value(first.attribute.value, first.scope);
        if (first.isDefault && scope.isRoot && value.kind === 'text') {
            this.#defaults.set(JSON.stringify(value.text.placeAt(0)), name);
        }
        return this.called(value, [name]);
    }
    async #local(expression, scope) {
        const attribute = scope.module.locals.get(expression.name);
        if (attribute === undefined)
            return this.unknown(expression, scope, scope.module.broken[0]);
        return this.called(await this.value(attribute.value, { ...scope, names: new Map() }), [expression.name]);
    }
    called(value, names) {
        const problem = value.kind === 'text' ? value.text.unknownIn()?.problem : undefined;
        if (problem !== undefined)
            this.#addNames(problem, names);
        return value;
    }
    #addNames(problem, names) {
        this.#names.set(problemKey(problem), [...this.namesBehind(problem), ...names]);
    }
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
/* harmony import */ var _parser_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16550);
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
        dataSources: ofType('data'),
        broken,
    };
}
function merged(blocks, overrides) {
    const all = new Map();
    for (const block of blocks) {
        const name = nameOf(block);
        const isFirst = name !== null && !all.has(name);
        all.set(isFirst ? name : `${all.size}`, { ...block, overrides: [] });
    }
    for (const over of overrides) {
        const name = nameOf(over) ?? `${all.size}`;
        all.set(name, overridden(all.get(name) ?? { ...over, overrides: [] }, over));
    }
    return [...all.values()];
}
function nameOf({ type, labels }) {
    return type === 'locals' ? null : [type, ...labels].join(' ');
}
function overridden(block, over) {
    const replaced = new Set(over.body.blocks.map(typeOfNested));
    const kept = block.body.blocks.filter((nested) => !replaced.has(typeOfNested(nested)));
    const attributes = new Map([...block.body.attributes, ...over.body.attributes]);
    return {
        ...block,
        body: { attributes, blocks: [...kept, ...over.body.blocks] },
        overrides: [...block.overrides, over],
    };
}
function typeOfNested({ type, labels }) {
    return type === 'dynamic' ? labels[0] : type;
}
function calledFolder(folder, { body }) {
    const text = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .literalText */ .bK)(body.attributes.get('source')?.value);
    return text !== null && /^\.\.?(?:\/|$)/.test(text) ? (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .resolvePath */ .o1)(folder, text.replace('//', '/')) : null;
}
const OVERRIDE = /(?:^|[/_])override\.(?:tf|tofu)$/;
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
        const blocks = [];
        const overrides = [];
        const broken = [];
        for (const path of this.#paths.get(folder) ?? []) {
            try {
                const body = await parsedBody(this.files, path);
                (OVERRIDE.test(path) ? overrides : blocks).push(...(body?.blocks ?? []));
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

/***/ 16550:
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
        return (0,problem/* unparseable */.Ve)(this.source.placeAt(offset), why);
    }
}

;// CONCATENATED MODULE: ./build/syntax/hcl/expression-parser.js

const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const FOR = /for\s+([\p{ID_Start}_][\p{ID_Continue}-]*)(?:\s*,\s*([\p{ID_Start}_][\p{ID_Continue}-]*))?\s+in\b/uy;
const ARGUMENTS = /(?:::[\w-]+)*\(/y;
const MEMBER = /\.\s*([\p{ID_Start}_][\p{ID_Continue}-]*)/uy;
const EQUALITY = /[=!]=\s*/y;
const HEREDOC = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)[ \t]*\r?\n/uy;
const PLAIN = /[^$%]+/y;
const PLAIN_QUOTED = /[^"\\$%\r\n]+/y;
const PLAIN_LINE = /[^$%\n]+\n?|\n/y;
const ESCAPE = /\\(?:["nrt\\]|u[\da-fA-F]{4}|U00(?:0[\da-fA-F]|10)[\da-fA-F]{4})/y;
const ESCAPES = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };
const SIGNS = /[^\s"()[\]{},#/<~?:]+|[,/<~?:]/y;
const CLOSING = { '(': ')', '[': ']', '{': '}' };
class ExpressionParser extends Cursor {
    expression(end = '') {
        return this.within(this.isOverLines, () => {
            const conditions = [];
            let last = this.#operation(end);
            while (this.take('?')) {
                const condition = last;
                const then = this.expression(':');
                if (!this.take(':'))
                    return this.#skipped(condition.start, then.end, end);
                conditions.push({ condition, then });
                last = this.#operation(end);
            }
            return conditions.reduceRight((otherwise, { condition, then }) => {
                const range = this.from(condition.start, otherwise.end);
                return { kind: 'conditional', condition, then, otherwise, ...range };
            }, last);
        });
    }
    #operation(end) {
        this.skip();
        const left = this.#postfix();
        if (this.#isExpressionEnd(end))
            return left;
        const sign = this.match(EQUALITY)?.[0];
        if (sign === undefined)
            return this.#skipped(left.start, left.end, end);
        const right = this.#postfix();
        if (!this.#isExpressionEnd(end))
            return this.#skipped(left.start, right.end, end);
        return { kind: 'equality', left, right, isEqual: sign.startsWith('='), ...this.from(left.start, right.end) };
    }
    #skipped(start, last, end) {
        let at = last;
        for (; !this.#isExpressionEnd(end); this.skip()) {
            this.#token();
            at = this.at;
        }
        return { kind: 'other', ...this.from(start, at) };
    }
    #isExpressionEnd(end) {
        if (this.isAtEnd() || this.isAtLineEnd() || this.isNext('~}') || this.isNext(end))
            return true;
        return /[,)\]}?]/.test(this.text.charAt(this.at));
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
            const inner = this.expression();
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
            return this.string();
        if (this.take('('))
            return this.#enclosed(')');
        if (this.take('[')) {
            const each = this.#for(start, ']');
            return each ?? { kind: 'list', items: this.#listed(']'), ...this.from(start) };
        }
        if (this.take('{')) {
            const each = this.#for(start, '}');
            return each ?? { kind: 'object', members: this.within(false, () => this.#members()), ...this.from(start) };
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
                items.push(this.expression());
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
            members.push({ key: isText ? { ...key, kind: 'literal', value: key.name } : key, value: this.expression() });
            if (!this.take(',') && !this.isAtLineEnd() && !this.isNext('}'))
                throw this.unexpected('`,` or `}`');
        }
        return members;
    }
    #for(start, end) {
        const at = this.at;
        this.skip(true);
        const [isFor, ...written] = this.match(FOR) ?? [];
        if (isFor === undefined) {
            this.at = at;
            return null;
        }
        return this.within(true, () => {
            const of = this.expression(':');
            const first = this.take(':') ? this.expression('=>') : null;
            const second = first !== null && this.take('=>') ? this.expression() : null;
            const isWhole = this.take(end);
            if (!isWhole)
                this.#until(end);
            if (!isWhole || first === null || (second === null) === (end === '}'))
                return { kind: 'other', ...this.from(start) };
            const names = written.filter((name) => name !== undefined);
            const key = second === null ? null : first;
            return { kind: 'for', names, of, key, value: second ?? first, ...this.from(start) };
        });
    }
    wholeTemplate() {
        const parts = [];
        while (!this.isAtEnd())
            parts.push(this.#special() ?? this.#plain(PLAIN));
        return { kind: 'template', parts, ...this.from(0) };
    }
    string() {
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
            const value = this.expression();
            this.take('~');
            if (!this.take('}'))
                throw this.refuse('an interpolation that does not end', start);
            return value;
        });
    }
    #token() {
        const end = CLOSING[this.text.charAt(this.at)];
        if (this.isNext('"'))
            this.string();
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

// EXTERNAL MODULE: ./build/syntax/hcl/values.js
var values = __webpack_require__(8702);
;// CONCATENATED MODULE: ./build/syntax/hcl/parser.js



function parseHcl(path, text) {
    return new Parser(new source_text/* SourceText */.D(path, text)).file();
}
function parseHclTemplate(source) {
    return new Parser(source).wholeTemplate();
}
class Parser extends ExpressionParser {
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
                const value = this.expression();
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
            const label = this.isNext('"') ? ((0,values/* literalText */.bK)(this.string()) ?? '') : this.match(NAME)?.[0];
            if (label === undefined)
                throw this.unexpected('a block');
            labels.push(label);
        }
        const body = this.within(false, () => this.#body('}'));
        if (!this.take('}'))
            throw this.refuse('a block that does not end', start);
        return { type, labels, body, ...this.from(start) };
    }
}


/***/ })

};
