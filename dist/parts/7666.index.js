export const id = 7666;
export const ids = [7666];
export const modules = {

/***/ 94499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ LineIndex)
/* harmony export */ });
/** Turns offsets in a text into places. A line ends with a line feed. */
class LineIndex {
    file;
    #starts = [0];
    /** @param file the file of the places */
    constructor(file, text) {
        this.file = file;
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
        return { file: this.file, line: line + 1, column: offset - (this.#starts[line] ?? 0) + 1 };
    }
}


/***/ }),

/***/ 37666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ YamlFile)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/syntax/line-index.js
var line_index = __webpack_require__(94499);
;// CONCATENATED MODULE: ./build/syntax/yaml-anchors.js

const TAG_PREFIX = 'tag:yaml.org,2002:';
/**
 * Walks once over the documents in order. It links aliases to their anchors and refuses whatever has no single meaning.
 */
class AnchorResolver {
    anchors;
    merged;
    ownKeyWins;
    mostRepeated;
    refuse;
    #byName = new Map();
    /** The sizes of nodes with an anchor, once everything below them is known. */
    #sizes = new Map();
    #repeated = 0;
    /** @param ownKeyWins whether a mapping's own key wins wherever it stands, as in compose files */
    constructor(anchors, merged, ownKeyWins, mostRepeated, refuse) {
        this.anchors = anchors;
        this.merged = merged;
        this.ownKeyWins = ownKeyWins;
        this.mostRepeated = mostRepeated;
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
            for (const { key, value } of node.items)
                size += this.#sizeOf(key) + (value === null ? 0 : this.#sizeOf(value));
            this.#checkMembers(node);
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
        if (this.#repeated > this.mostRepeated)
            throw this.refuse(startOf(node), 'its aliases expand to too many values');
    }
    #checkMembers(map) {
        const own = new Map();
        const merges = [];
        for (const pair of map.items) {
            const { key, value } = pair;
            if (isMergeKey(key)) {
                for (const members of this.#mergedBy(value)) {
                    this.#repeat(key, members.size);
                    merges.push({ key, members, before: own.size });
                }
                continue;
            }
            if ((0,dist/* isScalar */.jn)(key) && isTyped(key))
                throw this.refuse(startOf(key), 'a key with a tag');
            const name = nameOfKey(key, this.anchors);
            if (name === null)
                continue;
            if (own.has(name))
                throw this.refuse(startOf(key), `the key ${JSON.stringify(name)} appears twice`);
            own.set(name, pair);
        }
        if (merges.length > 0)
            this.merged.set(map, this.#merge(own, merges));
    }
    /** The members of each mapping that a merge key adds, highest precedence first. */
    #mergedBy(value) {
        const node = this.#followed(value);
        const sources = (0,dist/* isSeq */.oP)(node) ? node.items.map((item) => this.#followed(item)) : [node];
        return sources.flatMap((source) => (0,dist/* isMap */.jh)(source) ? (this.merged.get(source) ?? ownMembers(source, this.anchors)) : []);
    }
    #followed(node) {
        return (0,dist/* isAlias */.Vj)(node) ? (this.anchors.get(node) ?? null) : node;
    }
    #merge(own, merges) {
        const all = new Map(own);
        const positions = new Map([...own.keys()].map((name, position) => [name, position]));
        const broughtBy = new Map();
        for (const { key, members, before } of merges) {
            for (const [name, pair] of members) {
                const other = all.get(name);
                if (other === undefined) {
                    all.set(name, pair);
                    broughtBy.set(name, key);
                    continue;
                }
                const position = positions.get(name);
                // Only Helm's parser lets a merge key override an earlier key.
                const isDisputed = position === undefined ? broughtBy.get(name) !== key : !this.ownKeyWins && position < before;
                if (isDisputed && !this.#isSame(pair.value, other.value)) {
                    const why = `a merge key brings in ${JSON.stringify(name)} behind another one; parsers differ on which counts`;
                    throw this.refuse(startOf(key), why);
                }
            }
        }
        return all;
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
/** The members of a mapping itself by name, without those from merge keys. */
function ownMembers(map, anchors) {
    const members = new Map();
    for (const pair of map.items) {
        const name = nameOfKey(pair.key, anchors);
        if (name !== null)
            members.set(name, pair);
    }
    return members;
}
/** The name of a key; null for a merge key, and for a mapping or a sequence as the key. */
function nameOfKey(key, anchors) {
    const node = (0,dist/* isAlias */.Vj)(key) ? anchors.get(key) : key;
    return (0,dist/* isScalar */.jn)(node) && !isMergeKey(key) ? (node.source ?? '') : null;
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

;// CONCATENATED MODULE: ./build/syntax/yaml-templates.js

/** Replaces each character of a masked template, so that places stay the same. */
const MASK = '\uE0F0';
/** Whether `{{` was parsed as a mapping used as a key. No tool reads that as a value. */
function holdsTemplateAsKey(node, text) {
    if ((0,dist/* isSeq */.oP)(node))
        return node.items.some((item) => holdsTemplateAsKey(item, text));
    if (!(0,dist/* isMap */.jh)(node))
        return false;
    return node.items.some(({ key, value }) => ((0,dist/* isMap */.jh)(key) && text[(key.range?.[0] ?? 0) - 1] === '{') ||
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
const ONLY_MASKED = /^[ \t\r\uE0F0]*$/;

;// CONCATENATED MODULE: ./build/syntax/yaml-parser.js



const YAML_LIMITS = {
    lexemes: 1_500_000,
    levels: 200,
    documents: 20_000,
    directive: 1_024,
    repeated: 1_000_000,
};
// Characters that go-yaml rejects or reads as line breaks, and those that the lexer uses as its own signs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern finds control characters
const UNREADABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/;
// Signs that the lexer puts between lexemes.
const SCALAR_NEXT = '\x1F';
const FLOW_CUT_SHORT = '\x18';
/** A file that would take too long, whether it is YAML or not. */
class LimitError extends problem/* ProblemError */.Mm {
}
function beyondLimits(lines, offset, limit) {
    return new LimitError((0,problem/* problemAt */.l4)('unparseable', lines.placeAt(offset), `more than ${limit}`));
}
/** The error for text that is not YAML, at an offset. */
function unparseable(lines, offset, why) {
    return new problem/* ProblemError */.Mm((0,problem/* problemAt */.l4)('unparseable', lines.placeAt(offset), why.split('\n', 1)[0]));
}
/**
 * The contents of a text's documents. Templates are masked only if the text is not YAML with them.
 *
 * @throws ProblemError (`unparseable`)
 */
function parseYaml(text, lines, limits) {
    const unreadable = UNREADABLE.exec(text);
    if (unreadable !== null) {
        const name = unreadable[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
        throw unparseable(lines, unreadable.index, `the character U+${name}`);
    }
    const mayBeTemplate = text.includes('{{');
    try {
        const contents = compose(text, lines, limits);
        if (!mayBeTemplate || !contents.some((content) => holdsTemplateAsKey(content, text)))
            return contents;
    }
    catch (error) {
        if (!mayBeTemplate || error instanceof LimitError)
            throw error;
    }
    return compose(maskTemplates(text), lines, limits);
}
/** Like the package's own function, but it stops at the first error and before it takes too long. */
function compose(text, lines, limits) {
    const parser = new dist/* Parser */.iX();
    const composer = new dist/* Composer */.Dk({
        // Read texts only: types are derived from the source, and tags with code of their own are not resolved.
        schema: 'failsafe',
        resolveKnownTags: false,
        // This check would take quadratic time. `Walk` finds duplicate keys.
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
            if (contents.length > limits.documents)
                throw beyondLimits(lines, parser.offset, `${limits.documents} documents`);
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
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        count += 1;
        const { offset } = parser;
        if (count > limits.lexemes)
            throw beyondLimits(lines, offset, `${limits.lexemes} parts`);
        if (parser.stack.length > limits.levels)
            throw beyondLimits(lines, offset, `${limits.levels} levels`);
        if (lexeme === FLOW_CUT_SHORT)
            refuse(offset, 'a flow collection that does not end, or is not indented');
        const isScalarText = previous === SCALAR_NEXT;
        if (!isScalarText && isCutShort(lexeme))
            refuse(offset, 'a quoted scalar that does not end, or is not indented');
        if (lexeme[0] === '%' && !isScalarText && lexeme.length > limits.directive) {
            throw beyondLimits(lines, offset, `${limits.directive} characters in a directive`);
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

;// CONCATENATED MODULE: ./build/syntax/yaml.js






// Plain scalars that at least one of go-yaml, sigs.k8s.io/yaml and js-yaml does not read as a string.
const NULL = /^(?:~|null|Null|NULL|)$/;
const BOOLEAN = /^(?:y|yes|n|no|on|off|true|false)$/i;
const NUMBER = /^(?:[-+]?(?:0b[01_]+|0o?[0-7_]+|0x[\da-f_]+|[\d_]+(?::[0-5]?\d)+(?:\.[\d_]*)?|(?:[\d_]+(?:\.[\d_]*)?|\.[\d_]+)(?:e[-+]?[\d_]+)?))$/i;
const NOT_FINITE = /^[-+]?\.(?:inf|nan)$/i;
/** A parsed YAML or JSON file whose values keep their places. */
class YamlFile {
    path;
    text;
    /** The contents of the documents; null for an empty one. */
    documents;
    #lines;
    #anchors = new Map();
    #merged = new Map();
    /**
     * Parses a text as written. Only if that fails, text that looks like a template is masked.
     *
     * @param lines turns offsets in the text into places, where the text is not simply this file
     * @throws ProblemError (`unparseable`) for text that is not YAML, that parsers read differently, or that would take
     *   too long
     */
    constructor(path, text, lines, limits = YAML_LIMITS) {
        this.path = path;
        this.text = text;
        // A lone carriage return ends a line for go-yaml. The parser below only knows line feeds.
        const lined = text.replace(/\r(?!\n)/g, '\n');
        this.#lines = lines ?? new line_index/* LineIndex */.r(path, lined);
        const refuse = (offset, why) => unparseable(this.#lines, offset, why);
        try {
            const contents = parseYaml(lined, this.#lines, limits);
            const isCompose = contents[0] != null && (0,dist/* isMap */.jh)(contents[0]) && contents[0].items.some(isServicesOfCompose);
            const walk = new AnchorResolver(this.#anchors, this.#merged, isCompose, limits.repeated, refuse);
            this.documents = contents.map((content) => {
                if (content === null)
                    return null;
                walk.start(content);
                return this.#resolve(content);
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
    /** Whether a text contains a template, masked or not. */
    static hasTemplate(text) {
        const start = text.indexOf('{{');
        return text.includes(MASK) || (start !== -1 && text.includes('}}', start));
    }
    /** A member of a mapping: its own, otherwise one from a merge key; null if there is none. */
    member(value, name) {
        if (value === null || !(0,dist/* isMap */.jh)(value.node))
            return null;
        const pair = this.#merged.get(value.node)?.get(name) ??
            value.node.items.find(({ key }) => nameOfKey(key, this.#anchors) === name);
        return pair === undefined ? null : this.#memberOf(name, pair);
    }
    /** The value at the end of a path; null if the path ends early. */
    at(value, path) {
        let current = value;
        for (const step of path) {
            if (current === null)
                return null;
            if ((0,dist/* isSeq */.oP)(current.node)) {
                const item = current.node.items[Number(step)];
                current = Number.isInteger(Number(step)) && item !== undefined ? this.#resolve(item) : null;
            }
            else {
                current = this.member(current, String(step))?.value ?? null;
            }
        }
        return current;
    }
    /** The members of a mapping, its own before those from merge keys, each name once; empty for any other value. */
    members(value) {
        if (value === null || !(0,dist/* isMap */.jh)(value.node))
            return [];
        const members = this.#merged.get(value.node) ?? ownMembers(value.node, this.#anchors);
        return [...members].map(([name, pair]) => this.#memberOf(name, pair));
    }
    /** The items of a sequence; empty for any other value. */
    items(value) {
        if (value === null || !(0,dist/* isSeq */.oP)(value.node))
            return [];
        return value.node.items.flatMap((item) => this.#resolve(item) ?? []);
    }
    /** A value as a scalar; null for a mapping, a sequence or null. */
    scalar(value) {
        if (value === null || !(0,dist/* isScalar */.jn)(value.node))
            return null;
        const { node } = value;
        const isBlock = node.type === dist/* Scalar */.X5.BLOCK_LITERAL || node.type === dist/* Scalar */.X5.BLOCK_FOLDED;
        const written = node.source ?? '';
        const text = isBlock ? written.trim() : written;
        return {
            text,
            type: typeOf(node, text),
            place: isBlock ? this.#firstLineOf(node) : value.place,
            alias: value.alias,
            hasTemplate: YamlFile.hasTemplate(text),
        };
    }
    /** The text of a scalar with its templates as written and without quotes; null for any other value. */
    written(value) {
        const scalar = this.scalar(value);
        if (value === null || scalar === null)
            return null;
        if (!scalar.text.includes(MASK))
            return scalar.text;
        // A masked template can only be read from the file.
        const source = this.sourceOf(value).trim();
        return /^(["']).*\1$/s.test(source) ? source.slice(1, -1) : source;
    }
    /** The source of a value, including templates. */
    sourceOf(value) {
        const [start, end] = value.node.range ?? [0, 0];
        return this.text.slice(start, end);
    }
    isMap(value) {
        return value !== null && (0,dist/* isMap */.jh)(value.node);
    }
    /** The place of an offset in the text. */
    placeAt(offset) {
        return this.#lines.placeAt(offset);
    }
    #memberOf(name, { key, value }) {
        const place = this.#placeOf(key);
        const nothing = { node: new dist/* Scalar */.X5(null), place, alias: null };
        return { name, key: place, value: (value && this.#resolve(value)) ?? nothing };
    }
    #resolve(node) {
        let target = node;
        let alias = null;
        if ((0,dist/* isAlias */.Vj)(node)) {
            alias = this.#placeOf(node);
            target = this.#anchors.get(node);
        }
        if (!(0,dist/* isScalar */.jn)(target) && !(0,dist/* isMap */.jh)(target) && !(0,dist/* isSeq */.oP)(target))
            return null;
        return { node: target, place: this.#placeOf(target), alias };
    }
    #placeOf(node) {
        return this.#lines.placeAt(node.range?.[0] ?? 0);
    }
    #firstLineOf(node) {
        const [start, end] = node.range ?? [0, 0];
        const header = /^[^\r\n]*[\r\n]\s*(?=\S)/.exec(this.text.slice(start, end));
        return this.#lines.placeAt(start + (header?.[0].length ?? 0));
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
