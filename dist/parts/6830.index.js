export const id = 6830;
export const ids = [6830];
export const modules = {

/***/ 70593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ SourceText)
/* harmony export */ });
/** A text that knows the place of each offset in it. A line ends with a line feed. */
class SourceText {
    path;
    text;
    #starts = [0];
    /** @param path the file of the places */
    constructor(path, text) {
        this.path = path;
        this.text = text;
        for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))
            this.#starts.push(end + 1);
    }
    /** The place of an offset, found by binary search. */
    placeAt(offset) {
        let line = 0;
        for (let end = this.#starts.length; end - line > 1;) {
            const middle = (line + end) >> 1;
            if ((this.#starts[middle] ?? 0) <= offset)
                line = middle;
            else
                end = middle;
        }
        return { file: this.path, line: line + 1, column: offset - (this.#starts[line] ?? 0) + 1 };
    }
}


/***/ }),

/***/ 64183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ve: () => (/* binding */ unparseable),
/* harmony export */   hN: () => (/* binding */ parseYaml),
/* harmony export */   v5: () => (/* binding */ MASK)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48662);


/** The most lexemes. A line of a values file has six to eight; beyond the limit, parsing takes seconds. */
const MOST_LEXEMES = 1_500_000;
/** The deepest nesting of collections. The parser and its users are recursive. */
const MOST_LEVELS = 200;
/** The most documents. Each costs as much as a hundred lines. */
const MOST_DOCUMENTS = 20_000;
/** The longest directive, because every tag handle may repeat it. */
const LONGEST_DIRECTIVE = 1_024;
/** Replaces each character of a masked template, so that places stay the same. */
const MASK = '\uE0F0';
const ONLY_MASKED = /^[ \t\r\uE0F0]*$/;
// Characters that go-yaml rejects or reads as line breaks, and those that the lexer uses as its own signs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern finds control characters
const UNREADABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/;
// Signs that the lexer puts between lexemes.
const SCALAR_NEXT = '\x1F';
const FLOW_CUT_SHORT = '\x18';
/** A file that would take too long, whether it is YAML or not. */
class LimitError extends _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm {
}
function beyondLimits(lines, offset, limit) {
    return new LimitError((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', lines.placeAt(offset), `more than ${limit}`));
}
/** The error for text that is not YAML, at an offset. */
function unparseable(lines, offset, why) {
    return new _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', lines.placeAt(offset), why.split('\n', 1)[0]));
}
/**
 * The contents of a text's documents. Templates are masked only if the text is not YAML with them.
 *
 * @throws ProblemError (`unparseable`)
 */
function parseYaml(text, lines) {
    const unreadable = UNREADABLE.exec(text);
    if (unreadable !== null) {
        const name = unreadable[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
        throw unparseable(lines, unreadable.index, `the character U+${name}`);
    }
    const mayBeTemplate = text.includes('{{');
    try {
        const contents = compose(text, lines);
        if (!mayBeTemplate || !contents.some((content) => holdsTemplateAsKey(content, text)))
            return contents;
    }
    catch (error) {
        if (!mayBeTemplate || error instanceof LimitError)
            throw error;
    }
    return compose(maskTemplates(text), lines);
}
/** Like the package's own function, but it stops at the first error and before it takes too long. */
function compose(text, lines) {
    const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
    const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({
        // Read texts only: types are derived from the source, and tags with code of their own are not resolved.
        schema: 'failsafe',
        resolveKnownTags: false,
        // This check would take quadratic time. `AnchorResolver` finds duplicate keys.
        uniqueKeys: false,
    });
    let first = null;
    const refuse = (offset, why) => {
        // Inside a collection the package catches a thrown error and reports another one.
        first ??= unparseable(lines, offset, why);
        throw first;
    };
    Object.assign(composer, {
        onError: (source, _, why, isWarning) => {
            if (isWarning !== true)
                refuse(offsetOf(source), why);
        },
    });
    const contents = [];
    const take = (documents) => {
        for (const document of documents) {
            const [error] = document.errors;
            if (error !== undefined)
                refuse(error.pos[0], error.message);
            contents.push(document.contents);
            if (contents.length > MOST_DOCUMENTS)
                throw beyondLimits(lines, parser.offset, `${MOST_DOCUMENTS} documents`);
        }
    };
    const feed = (tokens) => {
        for (const token of tokens) {
            if (token.type === 'error')
                refuse(token.offset, token.message);
            take(composer.next(token));
        }
    };
    let count = 0;
    let previous = '';
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        count += 1;
        const { offset } = parser;
        if (count > MOST_LEXEMES)
            throw beyondLimits(lines, offset, `${MOST_LEXEMES} parts`);
        if (parser.stack.length > MOST_LEVELS)
            throw beyondLimits(lines, offset, `${MOST_LEVELS} levels`);
        if (lexeme === FLOW_CUT_SHORT)
            refuse(offset, 'a flow collection that does not end, or is not indented');
        const isScalarText = previous === SCALAR_NEXT;
        if (!isScalarText && isCutShort(lexeme))
            refuse(offset, 'a quoted scalar that does not end, or is not indented');
        if (lexeme[0] === '%' && !isScalarText && lexeme.length > LONGEST_DIRECTIVE) {
            throw beyondLimits(lines, offset, `${LONGEST_DIRECTIVE} characters in a directive`);
        }
        previous = lexeme;
        feed(parser.next(lexeme));
    }
    feed(parser.end());
    take(composer.end());
    return contents;
}
function offsetOf(source) {
    if (typeof source === 'number')
        return source;
    return 'offset' in source ? source.offset : (source[0] ?? 0);
}
/** Whether a quoted scalar was cut off by the end of the file or by a line that is not indented. */
function isCutShort(lexeme) {
    const [quote] = lexeme;
    return (quote === '"' || quote === "'") && (lexeme.length < 2 || !lexeme.endsWith(quote));
}
/** Whether `{{` was parsed as a mapping used as a key. No tool reads that as a value. */
function holdsTemplateAsKey(node, text) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
        return node.items.some((item) => holdsTemplateAsKey(item, text));
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
        return false;
    return node.items.some(({ key, value }) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(key) && text[(key.range?.[0] ?? 0) - 1] === '{') ||
        holdsTemplateAsKey(key, text) ||
        holdsTemplateAsKey(value, text));
}
/** Masks templates character by character, and blanks lines that contain nothing else, so that the rest is YAML. */
function maskTemplates(text) {
    const end = text.lastIndexOf('}}') + 2;
    const masked = text.slice(0, end).replace(/\{\{.*?\}\}/gs, (template) => {
        const [first = '', ...others] = template.split('\n');
        return [MASK.repeat(first.length), ...others.map((line) => ' '.repeat(line.length))].join('\n');
    });
    const lines = (masked + text.slice(end)).split('\n');
    return lines
        .map((line) => (line.includes(MASK) && ONLY_MASKED.test(line) ? ' '.repeat(line.length) : line))
        .join('\n');
}


/***/ }),

/***/ 56830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ YamlFile)
});

// UNUSED EXPORTS: YamlValue

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/syntax/source-text.js
var source_text = __webpack_require__(70593);
;// CONCATENATED MODULE: ./build/syntax/yaml-anchors.js

const TAG_PREFIX = 'tag:yaml.org,2002:';
/** The most nodes from aliases and members from merge keys, beside those written out. */
const MOST_REPEATED = 1_000_000;
/**
 * Walks once over the documents in order. It links aliases to their anchors, finds the members of mappings, and refuses
 * whatever has no single meaning.
 */
class AnchorResolver {
    ownKeyWins;
    refuse;
    /** The node that each alias stands for. */
    anchors = new Map();
    /** The members of each mapping by name, its own before those from merge keys. */
    members = new Map();
    #byName = new Map();
    /** The sizes of nodes with an anchor, once everything below them is known. */
    #sizes = new Map();
    #repeated = 0;
    /** @param ownKeyWins whether a mapping's own key wins wherever it stands, as in compose files */
    constructor(ownKeyWins, refuse) {
        this.ownKeyWins = ownKeyWins;
        this.refuse = refuse;
    }
    start(contents) {
        // An anchor is only valid in its document.
        this.#byName.clear();
        this.#sizes.clear();
        this.#sizeOf(contents);
    }
    /** The number of nodes in a node with its aliases expanded. */
    #sizeOf(node) {
        if ((0,dist/* isAlias */.Vj)(node)) {
            const target = this.#byName.get(node.source);
            const size = target && this.#sizes.get(target);
            if (target === undefined || size === undefined)
                throw this.refuse(startOf(node), `the alias ${node.source} has no anchor that ends before it`);
            this.anchors.set(node, target);
            this.#repeat(node, size);
            return size;
        }
        const anchor = 'anchor' in node && typeof node.anchor === 'string' ? node.anchor : null;
        if (anchor !== null)
            this.#byName.set(anchor, node);
        let size = 1;
        if ((0,dist/* isMap */.jh)(node)) {
            const pairs = node.items;
            for (const { key, value } of pairs)
                size += this.#sizeOf(key) + (value === null ? 0 : this.#sizeOf(value));
            this.members.set(node, this.#membersOf(pairs));
        }
        else if ((0,dist/* isSeq */.oP)(node)) {
            for (const item of node.items) {
                if ((0,dist/* isPair */.tO)(item))
                    throw this.refuse(startOf(node), 'a pair outside of a mapping');
                size += this.#sizeOf(item);
            }
        }
        if (anchor !== null)
            this.#sizes.set(node, size);
        return size;
    }
    #repeat(node, count) {
        this.#repeated += count;
        if (this.#repeated > MOST_REPEATED)
            throw this.refuse(startOf(node), 'its aliases expand to too many values');
    }
    #membersOf(pairs) {
        const own = new Map();
        for (const pair of pairs) {
            const { key } = pair;
            if (isMergeKey(key))
                continue;
            if ((0,dist/* isScalar */.jn)(key) && isTyped(key))
                throw this.refuse(startOf(key), 'a key with a tag');
            const node = this.#followed(key);
            // A mapping or a sequence is no name.
            if (!(0,dist/* isScalar */.jn)(node))
                continue;
            const name = node.source ?? '';
            if (own.has(name))
                throw this.refuse(startOf(key), `the key ${JSON.stringify(name)} appears twice`);
            own.set(name, pair);
        }
        const all = new Map(own);
        const broughtBy = new Map();
        for (const { key, value } of pairs.filter((pair) => isMergeKey(pair.key))) {
            for (const members of this.#mergedBy(value)) {
                this.#repeat(key, members.size);
                for (const [name, pair] of members) {
                    const other = all.get(name);
                    if (other === undefined) {
                        all.set(name, pair);
                        broughtBy.set(name, key);
                        continue;
                    }
                    // Only Helm's parser lets a merge key override an earlier key.
                    const isDisputed = own.has(name)
                        ? !this.ownKeyWins && startOf(other.key) < startOf(key)
                        : broughtBy.get(name) !== key;
                    if (isDisputed && !this.#isSame(pair.value, other.value)) {
                        const why = `a merge key brings in ${JSON.stringify(name)} behind another one; parsers differ on which counts`;
                        throw this.refuse(startOf(key), why);
                    }
                }
            }
        }
        return all;
    }
    /** The members of each mapping that a merge key adds, highest precedence first. */
    #mergedBy(value) {
        const node = this.#followed(value);
        const sources = (0,dist/* isSeq */.oP)(node) ? node.items : [node];
        return sources.flatMap((source) => this.members.get(this.#followed(source)) ?? []);
    }
    #followed(node) {
        return (0,dist/* isAlias */.Vj)(node) ? (this.anchors.get(node) ?? null) : node;
    }
    #isSame(one, other) {
        const [left, right] = [this.#followed(one), this.#followed(other)];
        if (left === right)
            return true;
        if (!(0,dist/* isScalar */.jn)(left) || !(0,dist/* isScalar */.jn)(right))
            return false;
        return left.source === right.source && left.tag === right.tag && left.type === right.type;
    }
}
function startOf(node) {
    return node.range?.[0] ?? 0;
}
function isMergeKey(key) {
    if (!(0,dist/* isScalar */.jn)(key) || key.source !== '<<' || key.type !== dist/* Scalar */.X5.PLAIN)
        return false;
    return key.tag === undefined || key.tag === '!' || key.tag === `${TAG_PREFIX}merge`;
}
/** Whether a tag may change the key, such as one for base 64. */
function isTyped({ tag }) {
    return tag !== undefined && tag !== '!' && tag !== `${TAG_PREFIX}str`;
}

// EXTERNAL MODULE: ./build/syntax/yaml-parser.js
var yaml_parser = __webpack_require__(64183);
;// CONCATENATED MODULE: ./build/syntax/yaml.js
var _a;





// Plain scalars that at least one of go-yaml, sigs.k8s.io/yaml and js-yaml does not read as a string.
const NULL = /^(?:~|null|Null|NULL|)$/;
const BOOLEAN = /^(?:y|yes|n|no|on|off|true|false)$/i;
const NUMBER = /^(?:[-+]?(?:0b[01_]+|0o?[0-7_]+|0x[\da-f_]+|[\d_]+(?::[0-5]?\d)+(?:\.[\d_]*)?|(?:[\d_]+(?:\.[\d_]*)?|\.[\d_]+)(?:e[-+]?[\d_]+)?))$/i;
const NOT_FINITE = /^[-+]?\.(?:inf|nan)$/i;
/** A value in a YAML or JSON document with its file and place. Aliases are followed: the place is that of the anchor's node. */
class YamlValue {
    file;
    node;
    place;
    alias;
    #resolver;
    /** @param alias the place of the alias that leads here; null if there is none */
    constructor(file, node, place, alias, resolver) {
        this.file = file;
        this.node = node;
        this.place = place;
        this.alias = alias;
        this.#resolver = resolver;
    }
    get isMap() {
        return (0,dist/* isMap */.jh)(this.node);
    }
    /** A member of a mapping: its own, otherwise one from a merge key; null if there is none. */
    member(name) {
        const pair = this.#resolver.members.get(this.node)?.get(name);
        return pair === undefined ? null : this.#memberOf(name, pair);
    }
    /** The members of a mapping, its own before those from merge keys, each name once; empty for any other value. */
    get members() {
        const members = this.#resolver.members.get(this.node);
        return [...(members ?? [])].map(([name, pair]) => this.#memberOf(name, pair));
    }
    /** The items of a sequence; empty for any other value. */
    get items() {
        if (!(0,dist/* isSeq */.oP)(this.node))
            return [];
        return this.node.items.flatMap((item) => this.#resolved(item) ?? []);
    }
    /** The value at the end of a path; null if the path ends early. */
    at(path) {
        let current = this;
        for (const step of path) {
            if (current === null)
                return null;
            if ((0,dist/* isSeq */.oP)(current.node)) {
                const item = current.node.items[Number(step)];
                current = Number.isInteger(Number(step)) && item !== undefined ? this.#resolved(item) : null;
            }
            else {
                current = current.member(String(step))?.value ?? null;
            }
        }
        return current;
    }
    /** The value as a scalar; null for a mapping, a sequence or null. */
    get scalar() {
        const { node } = this;
        if (!(0,dist/* isScalar */.jn)(node))
            return null;
        const isBlock = node.type === dist/* Scalar */.X5.BLOCK_LITERAL || node.type === dist/* Scalar */.X5.BLOCK_FOLDED;
        const written = node.source ?? '';
        const text = isBlock ? written.trim() : written;
        return { text, type: typeOf(node, text), place: isBlock ? this.#firstLine : this.place };
    }
    /** The text of a scalar with its templates as written and without quotes; null for any other value. */
    get written() {
        const { scalar } = this;
        if (scalar === null || !scalar.text.includes(yaml_parser/* MASK */.v5))
            return scalar?.text ?? null;
        // A masked template can only be read from the file.
        const source = this.source.trim();
        return /^(["']).*\1$/s.test(source) ? source.slice(1, -1) : source;
    }
    /** The source of the value, including templates. */
    get source() {
        const [start, end] = this.node.range ?? [0, 0];
        return this.file.text.slice(start, end);
    }
    /** The scalar at a path; null if it is absent or empty. */
    scalarAt(...path) {
        const scalar = this.at(path)?.scalar ?? null;
        return scalar === null || scalar.type === 'null' || scalar.text === '' ? null : scalar;
    }
    /** The text at a path; empty where there is none. */
    textAt(...path) {
        return this.scalarAt(...path)?.text ?? '';
    }
    /** The items of the list at a path. */
    itemsAt(...path) {
        return this.at(path)?.items ?? [];
    }
    /** The text at a path (`a.b`), with its templates as written; null if there is none or it is null. */
    writtenAt(path) {
        const found = path === '' ? this : this.at(path.split('.'));
        const scalar = found?.scalar ?? null;
        if (found === null || scalar === null || scalar.type === 'null')
            return null;
        return { text: found.written ?? '', place: scalar.place };
    }
    #memberOf(name, { key, value }) {
        const place = this.file.placeOf(key);
        const nothing = new _a(this.file, new dist/* Scalar */.X5(null), place, null, this.#resolver);
        return { name, key: place, value: (value && this.#resolved(value)) ?? nothing };
    }
    #resolved(node) {
        return resolvedValue(this.file, node, this.#resolver);
    }
    get #firstLine() {
        const [start] = this.node.range ?? [0];
        const header = /^[^\r\n]*[\r\n]\s*(?=\S)/.exec(this.source);
        return this.file.placeAt(start + (header?.[0].length ?? 0));
    }
}
_a = YamlValue;
/** The value that a node stands for; null for an alias without an anchor. */
function resolvedValue(file, node, resolver) {
    const target = (0,dist/* isAlias */.Vj)(node) ? resolver.anchors.get(node) : node;
    const alias = (0,dist/* isAlias */.Vj)(node) ? file.placeOf(node) : null;
    if (!(0,dist/* isScalar */.jn)(target) && !(0,dist/* isMap */.jh)(target) && !(0,dist/* isSeq */.oP)(target))
        return null;
    return new YamlValue(file, target, file.placeOf(target), alias, resolver);
}
/** A parsed YAML or JSON file whose values keep their places. */
class YamlFile {
    path;
    text;
    /** The contents of the documents; null for an empty one. */
    documents;
    #lines;
    /**
     * Parses a text as written. Only if that fails, text that looks like a template is masked.
     *
     * @param lines turns offsets in the text into places, where the text is not simply this file
     * @throws ProblemError (`unparseable`) for text that is not YAML, that parsers read differently, or that would take
     *   too long
     */
    constructor(path, text, lines) {
        this.path = path;
        this.text = text;
        // A lone carriage return ends a line for go-yaml. The parser below only knows line feeds.
        const lined = text.replace(/\r(?!\n)/g, '\n');
        this.#lines = lines ?? new source_text/* SourceText */.D(path, lined);
        const refuse = (offset, why) => (0,yaml_parser/* unparseable */.Ve)(this.#lines, offset, why);
        try {
            const contents = (0,yaml_parser/* parseYaml */.hN)(lined, this.#lines);
            const isCompose = contents[0] != null && (0,dist/* isMap */.jh)(contents[0]) && contents[0].items.some(isServicesOfCompose);
            const resolver = new AnchorResolver(isCompose, refuse);
            this.documents = contents.map((content) => {
                if (content === null)
                    return null;
                resolver.start(content);
                return resolvedValue(this, content, resolver);
            });
        }
        catch (error) {
            if (error instanceof problem/* ProblemError */.Mm)
                throw error;
            if (error instanceof RangeError)
                throw refuse(0, 'nested too deeply');
            throw refuse(0, error instanceof Error ? error.message : String(error));
        }
    }
    /** The first document. Helm reads nothing else from a values file. */
    get root() {
        return this.documents[0] ?? null;
    }
    /** The place of an offset in the text. */
    placeAt(offset) {
        return this.#lines.placeAt(offset);
    }
    /** The place where a node begins. */
    placeOf(node) {
        return this.placeAt(node.range?.[0] ?? 0);
    }
}
function isServicesOfCompose({ key, value }) {
    return (0,dist/* isScalar */.jn)(key) && key.source === 'services' && (0,dist/* isMap */.jh)(value);
}
function typeOf(node, text) {
    const { tag } = node;
    if (tag === `${TAG_PREFIX}null`)
        return 'null';
    if (tag !== undefined && tag !== '!') {
        return tag.startsWith(TAG_PREFIX) && tag !== `${TAG_PREFIX}str` ? 'other' : 'string';
    }
    // An absent value has no type.
    if (node.type === undefined && node.source === undefined)
        return 'null';
    // With the tag `!`, go-yaml types a quoted scalar like a plain one.
    if (node.type !== dist/* Scalar */.X5.PLAIN && tag === undefined)
        return 'string';
    if (NULL.test(text))
        return 'null';
    if (BOOLEAN.test(text) || NOT_FINITE.test(text))
        return 'other';
    return /\d/.test(text) && NUMBER.test(text) ? 'other' : 'string';
}


/***/ })

};
