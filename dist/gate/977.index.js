export const id = 977;
export const ids = [977];
export const modules = {

/***/ 7977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  terraform: () => (/* binding */ terraform)
});

// EXTERNAL MODULE: ./build/deployment/candidates.js
var deployment_candidates = __webpack_require__(334);
// EXTERNAL MODULE: ./build/deployment/deployment.js
var deployment = __webpack_require__(5891);
// EXTERNAL MODULE: ./build/deployment/place.js
var place = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/deployment/problem.js
var deployment_problem = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(2431);
// EXTERNAL MODULE: ./build/deployment/repository-paths.js
var repository_paths = __webpack_require__(997);
// EXTERNAL MODULE: ./build/deployment/service-signs.js
var service_signs = __webpack_require__(4954);
// EXTERNAL MODULE: ./build/deployment/source/source-files.js
var source_files = __webpack_require__(7915);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release-found.js
var release_found = __webpack_require__(8678);
// EXTERNAL MODULE: ./build/deployment/formats/signs.js
var signs = __webpack_require__(1935);
// EXTERNAL MODULE: ./build/deployment/source/line-index.js
var line_index = __webpack_require__(3871);
;// CONCATENATED MODULE: ./build/deployment/source/hcl.js


/** Blocks, brackets and templates within each other; the parser and its users go down into them by recursion. */
const MOST_LEVELS = 150;
/**
 * Parses the native syntax of HCL 2, strictly: what Terraform refuses, this refuses.
 *
 * @param path for places and messages
 * @throws ProblemError (`unparseable`)
 */
function parseHcl(path, text) {
    const lines = new line_index/* LineIndex */.r(path, text);
    const source = { path, text, placeAt: (offset) => lines.placeAt(offset) };
    return { ...source, body: new Parser(source).file() };
}
/**
 * Parses a text that is all of a template, such as a file for `templatefile`, or a string of Terraform's JSON.
 *
 * @throws ProblemError (`unparseable`)
 */
function parseHclTemplate(source) {
    return new Parser(source).wholeTemplate();
}
const NAME = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const HEREDOC = /<<(-?)([\p{ID_Start}_][\p{ID_Continue}-]*)[ \t]*\r?\n/uy;
const BLANKS = /[ \t]*/y;
/** Text of a template up to what may mean something in it. */
const PLAIN_QUOTED = /[^"\\$%\r\n]+/y;
const PLAIN_LINE = /[^$%\n]+/y;
const ESCAPES = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };
/** Operators of two sides, by how strongly they bind. */
const OPERATORS = {
    '||': 1,
    '&&': 2,
    '==': 3,
    '!=': 3,
    '<=': 4,
    '>=': 4,
    '<': 4,
    '>': 4,
    '+': 5,
    '-': 5,
    '*': 6,
    '/': 6,
    '%': 6,
};
class Parser {
    source;
    #text;
    #at = 0;
    #level = 0;
    /** Whether a line's end is a blank here: within brackets and parentheses. */
    #isOverLines = false;
    constructor(source) {
        this.source = source;
        this.#text = source.text;
    }
    file() {
        if (this.#text.includes('\0'))
            throw this.#refuse('the character U+0000', this.#text.indexOf('\0'));
        return this.#body('');
    }
    wholeTemplate() {
        const parts = [];
        while (this.#at < this.#text.length) {
            const special = this.#special();
            if (special !== null)
                parts.push(special);
            else
                parts.push(this.#plain(/[^$%]+/y));
        }
        return { kind: 'template', parts, source: this.source, start: 0, end: this.#text.length };
    }
    /** @param end `}`, or empty for the end of the file */
    #body(end) {
        const attributes = new Map();
        const blocks = [];
        for (;;) {
            this.#skip(true);
            if (this.#at >= this.#text.length || this.#isNext(end))
                break;
            const start = this.#at;
            const name = this.#name();
            if (name === null)
                throw this.#unexpected('an argument or a block');
            this.#skip(false);
            if (this.#isNext('=') && !this.#isNext('==')) {
                this.#at += 1;
                if (attributes.has(name))
                    throw this.#refuse(`${name} is set twice`, start);
                const value = this.#expression();
                attributes.set(name, { name, value, source: this.source, start, end: value.end });
            }
            else
                blocks.push(this.#block(name, start));
            this.#endOfLine(end);
        }
        return { attributes, blocks };
    }
    #endOfLine(end) {
        this.#skip(false);
        if (this.#at >= this.#text.length || this.#isNext(end) || /[\r\n]/.test(this.#text.charAt(this.#at)))
            return;
        throw this.#unexpected("the line's end");
    }
    #block(type, start) {
        const labels = [];
        for (;;) {
            this.#skip(false);
            if (this.#take('{'))
                break;
            const label = this.#isNext('"') ? this.#quotedLabel() : this.#name();
            if (label === null)
                throw this.#unexpected('a block');
            labels.push(label);
        }
        const body = this.#within(false, () => this.#body('}'));
        if (!this.#take('}'))
            throw this.#refuse('a block that does not end', start);
        return { type, labels, body, source: this.source, start, end: this.#at };
    }
    #quotedLabel() {
        const start = this.#at;
        const { parts } = this.#quoted();
        if (parts.some(({ kind }) => kind !== 'text'))
            throw this.#refuse('a template as a label', start);
        return parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
    }
    /** Goes one level down, with lines' ends being blanks or not. */
    #within(isOverLines, read) {
        const before = this.#isOverLines;
        this.#isOverLines = isOverLines;
        this.#level += 1;
        if (this.#level > MOST_LEVELS)
            throw this.#refuse(`more than ${MOST_LEVELS} levels`);
        const result = read();
        this.#level -= 1;
        this.#isOverLines = before;
        return result;
    }
    #expression() {
        return this.#within(this.#isOverLines, () => {
            const condition = this.#binary(1);
            this.#skip(this.#isOverLines);
            if (!this.#take('?'))
                return condition;
            const yes = this.#expression();
            this.#expect(':');
            const no = this.#expression();
            return { kind: 'conditional', condition, yes, no, ...this.#from(condition.start, no.end) };
        });
    }
    #binary(weakest) {
        let left = this.#unary();
        for (;;) {
            this.#skip(this.#isOverLines);
            const operator = this.#operator();
            const strength = OPERATORS[operator] ?? 0;
            if (strength < weakest)
                return left;
            this.#at += operator.length;
            const right = this.#binary(strength + 1);
            left = { kind: 'operation', operator, operands: [left, right], ...this.#from(left.start, right.end) };
        }
    }
    /** The operator that comes next; empty for none. */
    #operator() {
        const two = this.#text.slice(this.#at, this.#at + 2);
        if (Object.hasOwn(OPERATORS, two))
            return two;
        const one = two.charAt(0);
        // `=>` stands in a `for` alone, and `=` before the value of the next member.
        return Object.hasOwn(OPERATORS, one) ? one : '';
    }
    #unary() {
        this.#skip(this.#isOverLines);
        const start = this.#at;
        const operator = this.#text.charAt(start);
        if ((operator !== '-' && operator !== '!') || this.#isNext('!='))
            return this.#postfix();
        this.#at += 1;
        return this.#within(this.#isOverLines, () => {
            const operand = this.#unary();
            return { kind: 'operation', operator, operands: [operand], ...this.#from(start, operand.end) };
        });
    }
    #postfix() {
        let value = this.#primary();
        for (let steps = 0;; steps += 1) {
            this.#skip(this.#isOverLines);
            if (steps > MOST_LEVELS)
                throw this.#refuse(`more than ${MOST_LEVELS} levels`);
            if (this.#isNext('.') && !this.#isNext('...')) {
                this.#at += 1;
                this.#skip(this.#isOverLines);
                value = this.#memberOf(value);
            }
            else if (this.#isNext('[')) {
                value = this.#indexOf(value);
            }
            else
                return value;
        }
    }
    #memberOf(of) {
        if (this.#take('*'))
            return { kind: 'other', parts: [of], ...this.#from(of.start) };
        const index = this.#match(/\d+/y);
        if (index !== null) {
            const literal = { kind: 'literal', value: index, isNumber: true };
            return {
                kind: 'index',
                of,
                key: { ...literal, ...this.#from(this.#at - index.length) },
                ...this.#from(of.start),
            };
        }
        const name = this.#name();
        if (name === null)
            throw this.#unexpected('a name');
        return { kind: 'member', of, name, ...this.#from(of.start) };
    }
    #indexOf(of) {
        this.#at += 1;
        return this.#within(true, () => {
            this.#skip(true);
            if (this.#isNext('*')) {
                this.#at += 1;
                this.#expect(']');
                return { kind: 'other', parts: [of], ...this.#from(of.start) };
            }
            const key = this.#expression();
            this.#expect(']');
            return { kind: 'index', of, key, ...this.#from(of.start) };
        });
    }
    #primary() {
        this.#skip(this.#isOverLines);
        const start = this.#at;
        switch (this.#text.charAt(start)) {
            case '"':
                return this.#string();
            case '(':
                this.#at += 1;
                return this.#within(true, () => {
                    const inner = this.#expression();
                    this.#expect(')');
                    return inner;
                });
            case '[':
                return this.#within(true, () => this.#list());
            case '{':
                return this.#within(false, () => this.#object());
            case '<':
                return this.#heredoc();
        }
        const number = this.#match(NUMBER);
        if (number !== null)
            return { kind: 'literal', value: number, isNumber: true, ...this.#from(start) };
        const name = this.#name();
        if (name === null)
            throw this.#unexpected('a value');
        if (name === 'true' || name === 'false')
            return this.#literal(name === 'true', start);
        if (name === 'null')
            return this.#literal(null, start);
        return this.#isNext('(') || this.#isNext('::')
            ? this.#call(name, start)
            : { kind: 'name', name, ...this.#from(start) };
    }
    #literal(value, start) {
        return { kind: 'literal', value, isNumber: false, ...this.#from(start) };
    }
    #call(first, start) {
        let name = first;
        while (this.#take('::'))
            name += `::${this.#name() ?? ''}`;
        if (!this.#take('('))
            throw this.#unexpected('a list of arguments');
        return this.#within(true, () => {
            const values = [];
            let isExpanded = false;
            for (;;) {
                this.#skip(true);
                if (this.#take(')'))
                    break;
                if (isExpanded)
                    throw this.#unexpected('the end of the arguments');
                values.push(this.#expression());
                this.#skip(true);
                if (this.#take('...'))
                    isExpanded = true;
                else if (!this.#take(',') && !this.#isNext(')'))
                    throw this.#unexpected('`,` or `)`');
            }
            return { kind: 'call', name, arguments: values, isExpanded, ...this.#from(start) };
        });
    }
    #list() {
        const start = this.#at;
        this.#at += 1;
        this.#skip(true);
        if (this.#isFor())
            return this.#for(start, ']');
        const items = [];
        for (;;) {
            this.#skip(true);
            if (this.#take(']'))
                break;
            items.push(this.#expression());
            this.#skip(true);
            if (!this.#take(',') && !this.#isNext(']'))
                throw this.#unexpected('`,` or `]`');
        }
        return { kind: 'list', items, ...this.#from(start) };
    }
    #object() {
        const start = this.#at;
        this.#at += 1;
        this.#skip(true);
        if (this.#isFor())
            return this.#within(true, () => this.#for(start, '}'));
        const members = [];
        for (;;) {
            this.#skip(true);
            if (this.#take('}'))
                break;
            const key = this.#key();
            this.#skip(false);
            if (!this.#take('=') && !this.#take(':'))
                throw this.#unexpected('`=` or `:`');
            members.push({ key, value: this.#expression() });
            this.#skip(false);
            if (this.#take(',') || /[\r\n]/.test(this.#text.charAt(this.#at)) || this.#isNext('}'))
                continue;
            throw this.#unexpected("`,`, `}` or the line's end");
        }
        return { kind: 'object', members, ...this.#from(start) };
    }
    /** A plain name as a key is text, and anything else an expression. */
    #key() {
        const isInParentheses = this.#isNext('(');
        const key = this.#expression();
        return key.kind === 'name' && !isInParentheses ? this.#literalAt(key.name, key) : key;
    }
    #literalAt(value, { start, end }) {
        return { kind: 'literal', value, isNumber: false, ...this.#from(start, end) };
    }
    #isFor() {
        const before = this.#at;
        const isFor = this.#name() === 'for';
        if (isFor)
            this.#skip(true);
        const isVariable = isFor && this.#name() !== null;
        this.#at = before;
        return isVariable;
    }
    /** `for k, v in values : …`, up to the end of its brackets. */
    #for(start, end) {
        this.#name();
        do {
            this.#skip(true);
            if (this.#name() === null)
                throw this.#unexpected('a name');
            this.#skip(true);
        } while (this.#take(','));
        if (this.#name() !== 'in')
            throw this.#unexpected('`in`');
        const parts = [this.#expression()];
        this.#expect(':');
        parts.push(this.#expression());
        this.#skip(true);
        if (this.#take('=>'))
            parts.push(this.#expression());
        this.#skip(true);
        this.#take('...');
        this.#skip(true);
        if (this.#name() === 'if')
            parts.push(this.#expression());
        this.#expect(end);
        return { kind: 'other', parts, ...this.#from(start) };
    }
    #string() {
        const start = this.#at;
        const { parts } = this.#quoted();
        return { kind: 'template', parts, ...this.#from(start) };
    }
    #quoted() {
        const start = this.#at;
        this.#at += 1;
        const parts = [];
        for (;;) {
            if (this.#take('"'))
                return { parts };
            const next = this.#text.charAt(this.#at);
            if (next === '' || next === '\n' || next === '\r')
                throw this.#refuse('a string that does not end', start);
            parts.push((next === '\\' ? this.#escape() : this.#special()) ?? this.#plain(PLAIN_QUOTED));
        }
    }
    #escape() {
        const start = this.#at;
        const [whole = '', sign = '', short, long] = this.#matchAll(/\\(?:(["nrt\\])|u([\da-fA-F]{4})|U([\da-fA-F]{8}))/y) ?? [];
        if (whole === '')
            throw this.#refuse('an escape that is none');
        const code = Number.parseInt(short ?? long ?? '0', 16);
        if (code > 0x10ffff)
            throw this.#refuse('an escape that is none', start);
        return { kind: 'text', text: sign === '' ? String.fromCodePoint(code) : (ESCAPES[sign] ?? ''), start };
    }
    /** What `$` and `%` begin; null where there is neither. */
    #special() {
        const start = this.#at;
        const sign = this.#text.charAt(start);
        if (sign !== '$' && sign !== '%')
            return null;
        if (this.#take(`${sign}${sign}{`))
            return { kind: 'text', text: `${sign}{`, start: start + 1 };
        if (this.#isNext(`${sign}{`))
            return this.#interpolation(sign);
        this.#at += 1;
        return { kind: 'text', text: sign, start };
    }
    #interpolation(sign) {
        const start = this.#at;
        this.#at += 2;
        const trimsBefore = this.#take('~');
        return this.#within(true, () => {
            if (sign === '%') {
                this.#directive(start);
                return { kind: 'directive', start };
            }
            const value = this.#expression();
            this.#skip(true);
            const trimsBehind = this.#take('~');
            if (!this.#take('}'))
                throw this.#refuse('an interpolation that does not end', start);
            return { kind: 'interpolation', value, trimsBefore, trimsBehind };
        });
    }
    /** Its words and expressions up to the brace. */
    #directive(start) {
        this.#skip(true);
        const word = this.#name();
        if (word === 'for') {
            do {
                this.#skip(true);
                if (this.#name() === null)
                    throw this.#unexpected('a name');
                this.#skip(true);
            } while (this.#take(','));
            if (this.#name() !== 'in')
                throw this.#unexpected('`in`');
        }
        if (word === 'if' || word === 'for')
            this.#expression();
        else if (word !== 'else' && word !== 'endif' && word !== 'endfor')
            throw this.#unexpected('a directive');
        this.#skip(true);
        this.#take('~');
        if (!this.#take('}'))
            throw this.#refuse('a directive that does not end', start);
    }
    #heredoc() {
        const start = this.#at;
        const [whole, dash, marker = ''] = this.#matchAll(HEREDOC) ?? [];
        if (whole === undefined)
            throw this.#unexpected('a value');
        const lines = [];
        for (let line = [];;) {
            const isAtStart = line.length === 0;
            if (isAtStart && this.#at >= this.#text.length)
                throw this.#refuse('a heredoc that does not end', start);
            if (isAtStart && this.#isMarker(marker))
                break;
            const next = this.#text.charAt(this.#at);
            if (next === '')
                throw this.#refuse('a heredoc that does not end', start);
            if (next === '\n') {
                line.push({ kind: 'text', text: '\n', start: this.#at });
                this.#at += 1;
                lines.push(line);
                line = [];
            }
            else
                line.push(this.#special() ?? this.#plain(PLAIN_LINE));
        }
        const end = this.#at;
        const parts = (dash === '-' ? withoutIndent(lines) : lines).flat();
        return { kind: 'template', parts, ...this.#from(start, end) };
    }
    /** Whether the line is the end of a heredoc; then it is taken. */
    #isMarker(marker) {
        const lineEnd = this.#text.indexOf('\n', this.#at);
        const end = lineEnd === -1 ? this.#text.length : lineEnd;
        // Any other line is not copied whole for it.
        BLANKS.lastIndex = this.#at;
        BLANKS.exec(this.#text);
        if (!this.#text.startsWith(marker, BLANKS.lastIndex))
            return false;
        if (this.#text.slice(BLANKS.lastIndex, end).trim() !== marker)
            return false;
        // The end of its line ends the argument, too.
        this.#at = end;
        return true;
    }
    #plain(pattern) {
        const start = this.#at;
        const text = this.#match(pattern);
        if (text === null)
            throw this.#unexpected('text');
        return { kind: 'text', text, start };
    }
    #skip(overLines) {
        for (;;) {
            const next = this.#text.charAt(this.#at);
            if (next === ' ' || next === '\t' || (overLines && (next === '\n' || next === '\r')))
                this.#at += 1;
            else if (next === '#' || this.#isNext('//'))
                this.#at = this.#lineEnd();
            else if (this.#isNext('/*')) {
                const end = this.#text.indexOf('*/', this.#at + 2);
                if (end === -1)
                    throw this.#refuse('a comment that does not end');
                this.#at = end + 2;
            }
            else
                return;
        }
    }
    #lineEnd() {
        const end = this.#text.indexOf('\n', this.#at);
        return end === -1 ? this.#text.length : end;
    }
    #name() {
        return this.#match(NAME);
    }
    #match(pattern) {
        return this.#matchAll(pattern)?.[0] ?? null;
    }
    #matchAll(pattern) {
        pattern.lastIndex = this.#at;
        const found = pattern.exec(this.#text);
        if (found !== null)
            this.#at += found[0].length;
        return found;
    }
    #isNext(text) {
        return text !== '' && this.#text.startsWith(text, this.#at);
    }
    #take(text) {
        if (!this.#isNext(text))
            return false;
        this.#at += text.length;
        return true;
    }
    #expect(sign) {
        this.#skip(this.#isOverLines);
        if (!this.#take(sign))
            throw this.#unexpected(`\`${sign}\``);
    }
    #from(start, end = this.#at) {
        return { source: this.source, start, end };
    }
    #unexpected(expected) {
        const isEnd = this.#at >= this.#text.length;
        return this.#refuse(isEnd ? `it ends where ${expected} is expected` : `${expected} is expected`);
    }
    #refuse(why, offset = this.#at) {
        return new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', this.source.placeAt(offset), why));
    }
}
/** The lines of a heredoc that is indented (`<<-`) without what all of them begin with. */
function withoutIndent(lines) {
    const textOf = (line) => (line[0]?.kind === 'text' ? line[0].text : '');
    const indents = lines.filter((line) => textOf(line).trim() !== '' || line.length > 2).map(indentOfLine);
    const least = indents.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
    return lines.map((line) => {
        const [first, ...rest] = line;
        if (first?.kind !== 'text' || first.text === '\n')
            return line;
        const cut = Math.min(least, first.text.length);
        return [{ ...first, text: first.text.slice(cut), start: first.start + cut }, ...rest];
    });
    function indentOfLine(line) {
        const text = textOf(line);
        return text.length - text.trimStart().length;
    }
}

;// CONCATENATED MODULE: ./build/deployment/formats/terraform/value.js


/** No text that is written by hand is as long once it is put together. */
const LONGEST_TEXT = 2_000_000;
const MOST_PIECES = 100_000;
/** Values within values; deeper than any file has them. */
const MOST_VALUE_LEVELS = 200;
/** Values within one value, as often as they stand there. */
const MOST_VALUES = 100_000;
/** A text out of its pieces; unknown where it would be too long. */
function textOf(pieces, place, { type = 'string', encoded = null, file = null } = {}) {
    const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
    if (length > LONGEST_TEXT || pieces.length > MOST_PIECES)
        return unknownOf('a text that is too long', place);
    return { kind: 'text', pieces, type, place, encoded, file };
}
/** A text that stands at a place, all of it. */
function plainText(text, place, isExact = false, type = 'string') {
    const pieces = [{ text, place, isExact, unknown: null }];
    return { kind: 'text', pieces, type, place, encoded: null, file: null };
}
function unknownOf(source, place, problem = null) {
    return { kind: 'unknown', source, place, problem };
}
/** What stands in a text for what is filled in: something that readers of values take for a template. */
function pieceOf(unknown) {
    const name = unknown.source.replace(/[^\w.]+/g, '_').slice(0, 100);
    return { text: `$${/^[A-Za-z_]/.test(name) ? name : `_${name}`}`, place: unknown.place, isExact: false, unknown };
}
/** The problem of a value that is not known. */
function problemOf({ source, place, problem }) {
    return problem ?? (0,deployment_problem/* problemAt */.l4)('unresolved-variable', place, (0,deployment_reference/* quoteText */.ol)(source));
}
/** The characters of a text. */
function charactersOf({ pieces }) {
    return pieces.map(({ text }) => text).join('');
}
/** A text all of which is known; null for anything else. */
function knownText(value) {
    if (value.kind !== 'text' || value.pieces.some(({ unknown }) => unknown !== null))
        return null;
    return charactersOf(value);
}
/** A list as a set: each text once, and in the order of texts. */
function asSet(value) {
    if (value.kind !== 'list')
        return value;
    const texts = new Map();
    const others = [];
    for (const item of value.items) {
        const text = item.kind === 'text' ? knownText(item) : null;
        if (item.kind !== 'text' || text === null)
            others.push(item);
        else
            texts.set(charactersOf(item), texts.get(text) ?? item);
    }
    const sorted = [...texts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item);
    // What is not known may stand anywhere.
    return { ...value, items: [...others, ...sorted] };
}
/** The first part of a value that is not known, between two offsets of a text. */
function unknownIn(value, start = 0, end = Number.POSITIVE_INFINITY) {
    if (value.kind === 'unknown')
        return value;
    if (value.kind !== 'text')
        return null;
    let offset = 0;
    for (const { text, unknown } of value.pieces) {
        if (unknown !== null && offset < end && offset + text.length > start)
            return unknown;
        offset += text.length;
    }
    return null;
}
/** Finds where the characters of a text stand. */
class TextPlaces {
    value;
    #starts = [];
    #lines = [0];
    constructor(value) {
        this.value = value;
        let offset = 0;
        for (const { text } of value.pieces) {
            this.#starts.push(offset);
            for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
                this.#lines.push(offset + end + 1);
            }
            offset += text.length;
        }
    }
    placeAt(offset) {
        const index = this.#indexAt(offset);
        const piece = this.value.pieces[index];
        if (piece === undefined)
            return this.value.place;
        const start = this.#starts[index] ?? 0;
        const { place } = piece;
        if (!piece.isExact || offset <= start || place.line === null || place.column === null)
            return place;
        const line = lastUpTo(this.#lines, offset);
        const ends = line - lastUpTo(this.#lines, start);
        if (ends === 0)
            return { ...place, column: place.column + offset - start };
        return { ...place, line: place.line + ends, column: offset - (this.#lines[line] ?? 0) + 1 };
    }
    /**
     * Where what begins in a line of the text stands; what is filled in within quotes stands where it comes from.
     *
     * @param line of the text, the first being 1
     */
    placeOf(line, column) {
        const offset = (this.#lines[line - 1] ?? 0) + column - 1;
        const piece = this.#indexAt(offset);
        const isLast = (this.#starts[piece + 1] ?? -1) === offset + 1;
        const quote = isLast ? this.value.pieces[piece]?.text.at(-1) : undefined;
        return this.placeAt(quote === '"' || quote === "'" ? offset + 1 : offset);
    }
    #indexAt(offset) {
        return lastUpTo(this.#starts, offset);
    }
}
/** The index of the last of some offsets, in their order, that is not behind another. */
function lastUpTo(starts, offset) {
    let low = 0;
    for (let high = starts.length; high - low > 1;) {
        const middle = (low + high) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle;
    }
    return low;
}
/** The part of a text between two offsets. */
function sliceOf({ pieces, place }, start, end) {
    const parts = [];
    let offset = 0;
    for (const piece of pieces) {
        const from = Math.max(start - offset, 0);
        const to = Math.min(end - offset, piece.text.length);
        offset += piece.text.length;
        if (from < to)
            parts.push({ ...piece, text: piece.text.slice(from, to), place: placeWithin(piece, from) });
    }
    return textOf(parts, parts[0]?.place ?? place);
}
function placeWithin({ text, place, isExact }, offset) {
    if (!isExact || offset <= 0 || place.line === null || place.column === null)
        return place;
    const before = text.slice(0, offset);
    const lastEnd = before.lastIndexOf('\n');
    if (lastEnd === -1)
        return { ...place, column: place.column + offset };
    return { ...place, line: place.line + before.split('\n').length - 1, column: offset - lastEnd };
}

;// CONCATENATED MODULE: ./build/deployment/formats/terraform/encoding.js

/**
 * A value as YAML that is JSON, one line a node, so that each has the place where it is written.
 *
 * @returns a text that knows what it was made of
 */
function encoded(value, place) {
    if (value.kind === 'unknown')
        return value;
    const pieces = [];
    let isTooMuch = false;
    write(value, '', '\n', 0);
    if (isTooMuch)
        return unknownOf('a value that is too large', place);
    return textOf(pieces, place, { encoded: value });
    function write(each, before, after, level) {
        isTooMuch ||= level > MOST_VALUE_LEVELS || pieces.length > MOST_VALUES;
        if (isTooMuch)
            return;
        if (each.kind === 'map') {
            put(`${before}{\n`, each.place);
            for (const [name, member] of each.members)
                write(member.value, `${quote(name)}: `, ',\n', level + 1);
            put(`}${after}`, each.place);
        }
        else if (each.kind === 'list') {
            put(`${before}[\n`, each.place);
            for (const item of each.items)
                write(item, '', ',\n', level + 1);
            put(`]${after}`, each.place);
        }
        else if (each.kind === 'text') {
            const text = charactersOf(each);
            put(`${before}${each.type === 'string' ? quote(text) : text}${after}`, each.pieces[0]?.place ?? each.place, firstUnknown(each));
        }
        else if (each.kind === 'null')
            put(`${before}null${after}`, each.place);
        else
            put(`${before}${quote(pieceOf(each).text)}${after}`, each.place, each);
    }
    function put(text, at, unknown = null) {
        pieces.push({ text: ` ${text}`, place: at, isExact: false, unknown });
    }
}
function firstUnknown(value) {
    return value.pieces.find(({ unknown }) => unknown !== null)?.unknown ?? null;
}
function quote(text) {
    return JSON.stringify(text).replace(/[\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

;// CONCATENATED MODULE: ./build/deployment/formats/terraform/scope.js



/** Stands in front of a path from the repository's root. */
const REPOSITORY_ROOT = '\uE0F1/';
/** References that lead to references, and expressions within expressions. */
const scope_MOST_LEVELS = 200;
/** Expressions that are evaluated for one root module; a large one has some thousands. */
const MOST_STEPS = 500_000;
/** What is read on the way, for what depends on it, and what the reading costs. */
class Trace {
    source;
    /** Every file that an expression was read from since {@link Trace.filesOf} was called last. */
    #files = new Set();
    #marks = { own: new Set(), below: new Set() };
    /** The defaults that were used for variables of a root module. */
    defaults = [];
    steps = 0;
    level = 0;
    constructor(source) {
        this.source = source;
    }
    see(path) {
        this.#files.add(path);
    }
    mark(read) {
        this.#marks.own.add(read);
    }
    /** Counts what a piece of work marked, once it is known that it was understood. */
    keep(marks) {
        if (marks !== this.#marks)
            this.#marks.below.add(marks);
    }
    /** All that was marked, without what was not kept. */
    marked() {
        const all = new Set();
        // What is added while it is gone through is gone through as well.
        const pending = new Set([this.#marks]);
        for (const { own, below } of pending) {
            for (const each of own)
                all.add(each);
            for (const each of below)
                pending.add(each);
        }
        return all;
    }
    /** What a piece of work gives, with the files that it saw, and what it marked, which counts once it is kept. */
    async filesOf(work) {
        const outer = this.#files;
        const outerMarks = this.#marks;
        const own = new Set();
        const marks = { own: new Set(), below: new Set() };
        this.#files = own;
        this.#marks = marks;
        try {
            return { result: await work(), files: own, marks };
        }
        finally {
            this.#files = outer;
            this.#marks = outerMarks;
            for (const path of own)
                outer.add(path);
        }
    }
    isTooMuch() {
        this.steps += 1;
        return this.steps > MOST_STEPS || this.level > scope_MOST_LEVELS;
    }
}
/** The same scope with further names. */
function withNames(scope, names) {
    return {
        module: scope.module,
        root: scope.root,
        trace: scope.trace,
        names: new Map([...scope.names, ...names]),
        lookUp: (kind, name, at) => scope.lookUp(kind, name, at),
    };
}
/** What is not in the repository, by how it is written. */
function unknownFrom(expression, problem = null) {
    const { source, start, end } = expression;
    const written = source.text
        .slice(start, Math.min(end, start + 300))
        .replace(/\s+/g, ' ')
        .trim();
    return unknownOf(written || 'an expression', placeOf(expression), problem);
}
function placeOf({ source, start }) {
    return source.placeAt(start);
}
const firstUnknowns = new WeakMap();
/** The index of the first item of which nothing is known. */
function scope_firstUnknown(list) {
    const known = firstUnknowns.get(list);
    if (known !== undefined)
        return known;
    const index = list.items.findIndex(({ kind }) => kind === 'unknown');
    const first = index === -1 ? list.items.length : index;
    firstUnknowns.set(list, first);
    return first;
}
/** A member of a map, or an item of a list; null where there is none. */
function memberOf(value, name) {
    if (value.kind === 'map')
        return value.members.get(name)?.value ?? null;
    if (value.kind !== 'list' || !/^\d{1,6}$/.test(name))
        return null;
    const index = Number(name);
    const unknown = scope_firstUnknown(value);
    // What is not known may stand for any number of items.
    return (unknown < index ? value.items[unknown] : value.items[index]) ?? null;
}
/** A path of an expression, from the repository's root; null where it leads out of it, or nobody can tell. */
function pathOf(text, { root }) {
    const isFromRoot = text.startsWith(REPOSITORY_ROOT);
    const whole = isFromRoot ? text.slice(REPOSITORY_ROOT.length) : (0,repository_paths/* inFolder */._z)(root, text);
    if (!isFromRoot && (text.startsWith('/') || text.startsWith('~')))
        return null;
    const parts = [];
    for (const part of whole.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return null;
    }
    return parts.join('/');
}
/** The problem that a reading of a file throws; anything else passes. */
async function readingOf(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (error instanceof deployment_problem/* ProblemError */.Mm)
            return error.problem;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/deployment/formats/terraform/functions.js







/**
 * What a function gives; of most nothing is known.
 *
 * @param evaluate for its arguments, and for templates
 */
async function callFunction(call, scope, evaluate) {
    const work = Object.hasOwn(FUNCTIONS, call.name) ? FUNCTIONS[call.name] : undefined;
    if (work === undefined || call.isExpanded)
        return unknownFrom(call);
    const values = [];
    for (const argument of call.arguments)
        values.push(await evaluate(argument, scope));
    return work(call, values, scope, evaluate);
}
const same = (call, [value]) => value ?? unknownFrom(call);
const encode = (call, [value]) => (value === undefined ? unknownFrom(call) : encoded(value, placeOf(call)));
const FUNCTIONS = {
    file: readFile,
    templatefile: fillTemplate,
    yamlencode: encode,
    jsonencode: encode,
    yamldecode: decode,
    jsondecode: decode,
    sensitive: same,
    nonsensitive: same,
    tostring: same,
    tolist: same,
    toset: (call, [value]) => (value === undefined ? unknownFrom(call) : asSet(value)),
    tomap: same,
    merge(call, values) {
        const members = new Map();
        for (const value of values) {
            if (value.kind === 'null')
                continue;
            if (value.kind !== 'map')
                return value.kind === 'unknown' ? value : unknownFrom(call);
            for (const [name, member] of value.members)
                members.set(name, member);
        }
        return { kind: 'map', members, place: placeOf(call) };
    },
    // What is not known stands for its items, whichever they are.
    concat(call, values) {
        const items = [];
        for (const value of values) {
            for (const item of value.kind === 'list' ? value.items : [value])
                items.push(item);
            if (items.length > MOST_VALUES)
                return unknownFrom(call);
        }
        return { kind: 'list', items, place: placeOf(call) };
    },
    compact: (call, [list]) => list?.kind === 'list'
        ? { ...list, items: list.items.filter((item) => item.kind !== 'null' && knownText(item) !== '') }
        : (list ?? unknownFrom(call)),
    lookup(call, [map, key, otherwise]) {
        if (map?.kind === 'unknown')
            return map;
        const name = key === undefined ? null : knownText(key);
        if (map?.kind !== 'map' || name === null)
            return unknownFrom(call);
        return memberOf(map, name) ?? otherwise ?? unknownFrom(call);
    },
    coalesce(call, values) {
        for (const value of values) {
            if (value.kind === 'null' || knownText(value) === '')
                continue;
            return value.kind === 'unknown' || value.kind === 'text' ? value : unknownFrom(call);
        }
        return unknownFrom(call);
    },
    try: (call, [first]) => (first === undefined || first.kind === 'unknown' ? unknownFrom(call) : first),
    join(call, [between, list]) {
        const sign = between === undefined ? null : knownText(between);
        if (sign === null || list?.kind !== 'list')
            return list?.kind === 'unknown' ? list : unknownFrom(call);
        const pieces = list.items.flatMap((item, index) => [
            ...(index === 0 ? [] : plainText(sign, placeOf(call)).pieces),
            ...piecesOf(item, call),
        ]);
        return textOf(pieces, placeOf(call));
    },
    format(call, [pattern, ...values]) {
        const text = pattern === undefined ? null : knownText(pattern);
        if (text === null)
            return unknownFrom(call);
        const parts = text.split('%s');
        if (parts.some((part) => part.includes('%')) || parts.length !== values.length + 1)
            return unknownFrom(call);
        const pieces = parts.flatMap((part, index) => {
            const value = values[index];
            const own = part === '' ? [] : plainText(part, placeOf(call)).pieces;
            return value === undefined ? own : [...own, ...piecesOf(value, call)];
        });
        return textOf(pieces, placeOf(call));
    },
};
function piecesOf(value, call) {
    if (value.kind === 'text')
        return value.pieces;
    return [pieceOf(value.kind === 'unknown' ? value : unknownFrom(call))];
}
/** The path that the first argument names, or why there is none. */
function namedFile(call, value, scope) {
    if (value === undefined || value.kind === 'unknown')
        return { unknown: value ?? unknownFrom(call) };
    const text = knownText(value);
    if (text === null)
        return { unknown: unknownFrom(call) };
    const path = pathOf(text, scope);
    if (path !== null)
        return { path };
    return { unknown: unknownFrom(call, (0,deployment_problem/* problemAt */.l4)('external-values', placeOf(call), (0,deployment_reference/* quoteText */.ol)(text))) };
}
/** All of a file, as it stands there. */
async function readFile(call, [name], scope) {
    const named = namedFile(call, name, scope);
    if ('unknown' in named)
        return named.unknown;
    const { path } = named;
    scope.trace.see(path);
    const text = await readingOf(scope.trace.source.text(path));
    if (text === null)
        return unknownFrom(call, (0,deployment_problem/* problemAt */.l4)('external-values', placeOf(call), (0,deployment_reference/* quoteText */.ol)(path)));
    if (typeof text !== 'string')
        return unknownFrom(call, text);
    const place = { file: path, line: 1, column: 1 };
    return textOf([{ text, place, isExact: true, unknown: null }], place, { file: path });
}
/** A file whose `${ … }` are filled in with the members of the second argument alone. */
async function fillTemplate(call, [name, names], scope, evaluate) {
    const whole = await readFile(call, name === undefined ? [] : [name], scope);
    if (whole.kind !== 'text' || whole.file === null)
        return whole;
    const path = whole.file;
    const text = charactersOf(whole);
    const lines = new line_index/* LineIndex */.r(path, text);
    const template = await readingOf((async () => parseHclTemplate({ path, text, placeAt: (offset) => lines.placeAt(offset) }))());
    if ('code' in template)
        return unknownFrom(call, template);
    const isPlain = template.kind === 'template' && template.parts.every(({ kind }) => kind === 'text');
    // The file itself, unless it has an escape.
    if (isPlain && !/\$\$\{|%%\{/.test(text))
        return whole;
    const members = names?.kind === 'map' ? [...names.members] : [];
    const inTemplate = {
        module: scope.module,
        root: scope.root,
        trace: scope.trace,
        names: new Map(members.map(([key, { value }]) => [key, value])),
        lookUp: async () => null,
    };
    return evaluate(template, inTemplate);
}
/** What a text of YAML or JSON says, where that is a file. */
async function decode(call, [value], scope) {
    if (value?.kind !== 'text')
        return value ?? unknownFrom(call);
    if (value.encoded !== null)
        return value.encoded;
    if (value.file === null)
        return unknownFrom(call);
    const file = await readingOf(scope.trace.source.yaml(value.file));
    if (file === null || 'code' in file)
        return unknownFrom(call, file);
    return file.root === null ? { kind: 'null', place: value.place } : new Decoding(file).valueOf(file.root);
}
/** Aliases may make much of little. */
const MOST_NODES = 100_000;
class Decoding {
    file;
    #count = 0;
    constructor(file) {
        this.file = file;
    }
    valueOf(value) {
        const { place } = value;
        this.#count += 1;
        if (this.#count > MOST_NODES)
            return { kind: 'unknown', source: 'a file that is too long', place, problem: null };
        const scalar = this.file.scalar(value);
        if (scalar !== null) {
            if (scalar.type === 'null')
                return { kind: 'null', place };
            return plainText(scalar.text, scalar.place, false, scalar.type === 'string' ? 'string' : 'number');
        }
        if (!this.file.isMap(value)) {
            return { kind: 'list', items: this.file.items(value).map((item) => this.valueOf(item)), place };
        }
        const members = this.file.members(value).map((member) => {
            return [member.name, { key: member.key, value: this.valueOf(member.value) }];
        });
        return { kind: 'map', members: new Map(members), place };
    }
}

;// CONCATENATED MODULE: ./build/deployment/formats/terraform/evaluation.js



/** What an expression gives, as far as the repository says it. */
async function evaluate(expression, scope) {
    const { trace } = scope;
    trace.see(expression.source.path);
    if (trace.isTooMuch())
        return unknownFrom(expression);
    trace.level += 1;
    try {
        return await evaluateKind(expression, scope);
    }
    finally {
        trace.level -= 1;
    }
}
async function evaluateKind(expression, scope) {
    const place = placeOf(expression);
    switch (expression.kind) {
        case 'literal': {
            if (expression.value === null)
                return { kind: 'null', place };
            const text = String(expression.value);
            const type = expression.isNumber ? 'number' : typeof expression.value === 'boolean' ? 'boolean' : 'string';
            return plainText(text, place, true, type);
        }
        case 'template':
            return evaluateTemplate(expression, scope);
        case 'list': {
            const items = [];
            for (const item of expression.items)
                items.push(await evaluate(item, scope));
            return { kind: 'list', items, place };
        }
        case 'object':
            return evaluateObject(expression, scope);
        case 'name':
            return scope.names.get(expression.name) ?? unknownFrom(expression);
        case 'member':
            return evaluateMember(expression, scope);
        case 'index': {
            const key = knownText(await evaluate(expression.key, scope));
            const whole = await evaluate(expression.of, scope);
            if (whole.kind === 'unknown')
                return whole;
            return (key === null ? null : memberOf(whole, key)) ?? unknownFrom(expression);
        }
        case 'conditional': {
            const condition = await evaluate(expression.condition, scope);
            if (condition.kind === 'unknown')
                return condition;
            const truth = knownText(condition);
            if (truth === 'true')
                return evaluate(expression.yes, scope);
            return truth === 'false' ? evaluate(expression.no, scope) : unknownFrom(expression);
        }
        case 'operation':
            return evaluateOperation(expression, scope);
        case 'call':
            return callFunction(expression, scope, evaluate);
        case 'other':
            return unknownFrom(expression);
    }
}
async function evaluateTemplate(template, scope) {
    const { parts, source } = template;
    const [only] = parts;
    if (parts.length === 1 && only?.kind === 'interpolation')
        return evaluate(only.value, scope);
    const pieces = [];
    let isTrimming = false;
    for (const part of parts) {
        // What a directive leaves out or repeats is not worked out.
        if (part.kind === 'directive')
            return unknownFrom(template);
        if (part.kind === 'text') {
            const text = isTrimming ? part.text.trimStart() : part.text;
            isTrimming &&= text === '';
            const start = part.start + part.text.length - text.length;
            if (text !== '')
                pieces.push({ text, place: source.placeAt(start), isExact: true, unknown: null });
            continue;
        }
        if (part.trimsBefore)
            trimEnd(pieces);
        for (const piece of evaluation_piecesOf(await evaluate(part.value, scope), part))
            pieces.push(piece);
        if (pieces.length > MOST_VALUES)
            return unknownFrom(template);
        isTrimming = part.trimsBehind;
    }
    return textOf(pieces, contentPlaceOf(template));
}
/** Where the text of a template begins: behind its quote, or on the line below the sign of a heredoc. */
function contentPlaceOf({ parts, source, start }) {
    const [first] = parts;
    if (first === undefined)
        return source.placeAt(start);
    return first.kind === 'interpolation' ? placeOf(first.value) : source.placeAt(first.start);
}
function evaluation_piecesOf(value, part) {
    if (value.kind === 'text')
        return value.pieces;
    if (value.kind === 'unknown')
        return [pieceOf(value)];
    return [pieceOf(unknownFrom(part.value))];
}
function trimEnd(pieces) {
    for (let last = pieces.pop(); last !== undefined; last = pieces.pop()) {
        const text = last.unknown === null ? last.text.trimEnd() : last.text;
        if (text === '')
            continue;
        pieces.push({ ...last, text });
        return;
    }
}
async function evaluateObject({ members, ...object }, scope) {
    const known = new Map();
    for (const { key, value } of members) {
        const name = knownText(await evaluate(key, scope));
        if (name === null)
            return unknownFrom({ members, ...object });
        known.set(name, { key: placeOf(key), value: await evaluate(value, scope) });
    }
    return { kind: 'map', members: known, place: placeOf(object) };
}
async function evaluateMember(expression, scope) {
    const { of, name } = expression;
    if (of.kind === 'name' && !scope.names.has(of.name)) {
        if (of.name === 'path')
            return pathText(expression, scope);
        if (of.name === 'var' || of.name === 'local') {
            return (await scope.lookUp(of.name, name, expression)) ?? unknownFrom(expression);
        }
        return unknownFrom(expression);
    }
    if (of.kind === 'member' && of.of.kind === 'name' && of.of.name === 'module') {
        return (await scope.lookUp('output', `${of.name}.${name}`, expression)) ?? unknownFrom(expression);
    }
    const whole = await evaluate(of, scope);
    // Nothing stands below what stands for something else.
    if (whole.kind === 'unknown')
        return of.kind === 'member' && isReference(of) ? unknownFrom(expression) : whole;
    return memberOf(whole, name) ?? unknownFrom(expression);
}
/** `data.x.y` and its like, of which more names are told. */
function isReference({ of }) {
    let root = of;
    while (root.kind === 'member' || root.kind === 'index')
        root = root.of;
    return root.kind === 'name' && !['var', 'local', 'module'].includes(root.name);
}
function pathText(expression, { module, root }) {
    const place = placeOf(expression);
    if (expression.name === 'module')
        return plainText(`${REPOSITORY_ROOT}${module.folder}`, place);
    const isRoot = expression.name === 'root' || expression.name === 'cwd';
    return isRoot ? plainText(`${REPOSITORY_ROOT}${root}`, place) : unknownFrom(expression);
}
async function evaluateOperation(expression, scope) {
    const values = [];
    for (const operand of expression.operands)
        values.push(await evaluate(operand, scope));
    const [left, right] = values.map((value) => (value.kind === 'null' ? null : (knownText(value) ?? undefined)));
    const [first, second] = values.map((value) => (value.kind === 'text' ? value.type : null));
    // A text is never equal to a number, and which of them it is may be for a type to say.
    const isOpen = /^[=!]=$/.test(expression.operator) && first != null && second != null && first !== second;
    const isNumber = first === 'number' && second === 'number' && left != null && right != null;
    // A number is equal to another however it is written.
    const texts = isNumber && Number(left) === Number(right) ? [left, left] : [left, right];
    const truth = isOpen ? null : truthOf(expression.operator, texts[0], texts[1]);
    if (truth !== null)
        return plainText(String(truth), placeOf(expression), false, 'boolean');
    return values.find((value) => value.kind === 'unknown') ?? unknownFrom(expression);
}
/** Null for null, undefined for what is not known. */
function truthOf(operator, left, right) {
    if (operator === '!')
        return left === 'true' ? false : left === 'false' ? true : null;
    if (operator === '&&' && (left === 'false' || right === 'false'))
        return false;
    if (operator === '||' && (left === 'true' || right === 'true'))
        return true;
    if (left === undefined || right === undefined)
        return null;
    if (operator === '&&' || operator === '||')
        return operator === '&&';
    if (operator === '==' || operator === '!=')
        return (left === right) === (operator === '==');
    return null;
}

;// CONCATENATED MODULE: ./build/deployment/formats/terraform/instances.js



/** What is known of `for_each` or `count` of a block: one scope an instance, or the block's own where the instances are alike. */
async function instancesOf(block, scope) {
    const count = block.body.attributes.get('count');
    if (count !== undefined) {
        const isNone = knownText(await evaluate(count.value, scope)) === '0';
        return isNone ? [] : [{ key: '', scope }];
    }
    const forEach = block.body.attributes.get('for_each');
    if (forEach === undefined || !/\beach\./.test(forEach.source.text))
        return [{ key: '', scope }];
    const values = await evaluate(forEach.value, scope);
    const elements = elementsOf(values);
    if (elements === null)
        return [{ key: '', scope }];
    return elements.map(({ key, each }) => ({
        key: `[${JSON.stringify(key)}]`,
        scope: withNames(scope, new Map([['each', each]])),
    }));
}
/** So many instances of one block are told apart. */
const MOST_ELEMENTS = 100;
/**
 * The elements of a map, a set of texts or a list, each as an object with `key` and `value`; null where one cannot tell how many
 * there are.
 */
function elementsOf(values) {
    const elements = [];
    const add = (key, at, value, shown = plainText(key, at)) => {
        const members = new Map([
            ['key', { key: at, value: shown }],
            ['value', { key: at, value }],
        ]);
        elements.push({ key, each: { kind: 'map', members, place: at } });
    };
    if (values.kind === 'map')
        for (const [key, member] of values.members)
            add(key, member.key, member.value);
    else if (values.kind === 'list') {
        // Only sets are gone through: the key of an item is the item.
        for (const [index, item] of values.items.entries())
            add(knownText(item) ?? String(index), item.place, item, item);
    }
    else
        return null;
    return elements.length > MOST_ELEMENTS ? null : elements;
}

;// CONCATENATED MODULE: ./build/deployment/formats/terraform/json.js

/** How many labels blocks of a file have, by their type; those of other types are none that are read. */
const LABELS = {
    resource: 2,
    module: 1,
    variable: 1,
    output: 1,
    locals: 0,
    terraform: 0,
};
/**
 * Terraform's JSON syntax as a body: blocks by their labels, and all below them as arguments, whose texts are templates.
 *
 * @throws ProblemError (`unparseable`)
 */
function bodyOfJson(file) {
    const blocks = file.members(file.root).flatMap(({ name, value }) => blocksOf(file, name, [], value));
    return { attributes: new Map(), blocks };
}
/** The arguments of a file of variables. */
function attributesOfJson(file) {
    return attributesOf(file, file.root);
}
function blocksOf(file, type, labels, value) {
    const wanted = Object.hasOwn(LABELS, type) ? LABELS[type] : undefined;
    if (wanted === undefined)
        return [];
    // Several blocks under the same labels are a list.
    const items = file.items(value);
    if (items.length > 0)
        return items.flatMap((item) => blocksOf(file, type, labels, item));
    if (labels.length < wanted) {
        return file.members(value).flatMap((member) => blocksOf(file, type, [...labels, member.name], member.value));
    }
    return [{ type, labels, body: { attributes: attributesOf(file, value), blocks: [] }, ...nodeOf(file, value) }];
}
function attributesOf(file, value) {
    return new Map(file.members(value).map((member) => {
        const node = nodeOf(file, member.value);
        return [member.name, { name: member.name, value: expressionOf(file, member.value), ...node }];
    }));
}
function expressionOf(file, value) {
    const node = nodeOf(file, value);
    const scalar = file.scalar(value);
    if (scalar !== null) {
        if (scalar.type === 'null')
            return { kind: 'literal', value: null, isNumber: false, ...node };
        if (scalar.type === 'string')
            return parseHclTemplate({ ...node.source, text: scalar.text });
        const isBoolean = scalar.text === 'true' || scalar.text === 'false';
        if (isBoolean)
            return { kind: 'literal', value: scalar.text === 'true', isNumber: false, ...node };
        return { kind: 'literal', value: scalar.text, isNumber: true, ...node };
    }
    if (!file.isMap(value)) {
        return { kind: 'list', items: file.items(value).map((item) => expressionOf(file, item)), ...node };
    }
    const members = file.members(value).map(({ name, key, value: below }) => ({
        key: { kind: 'literal', value: name, isNumber: false, ...node, source: { ...node.source, placeAt: () => key } },
        value: expressionOf(file, below),
    }));
    return { kind: 'object', members, ...node };
}
/** Everything within a value has the value's own place: an escape in a text may stand for any character. */
function nodeOf(file, { place, node }) {
    const [start, end] = node.range ?? [0, 0];
    return { source: { path: file.path, text: file.text, placeAt: () => place }, start, end };
}

;// CONCATENATED MODULE: ./build/deployment/formats/terraform/modules.js




/** Files whose names begin with a point are none. */
const MODULE_FILE = /(?:^|\/)[^/.][^/]*\.(?:tf|tofu)(?:\.json)?$/;
const OVERRIDE = /(?:^|[/_])override\.(?:tf|tofu)(?:\.json)?$/;
/** Whether a file is part of a module of Terraform. */
function isModuleFile(path) {
    return MODULE_FILE.test(path);
}
/** Whether a file gives variables of a root module their values. */
function isVariablesFile(path) {
    return /\.tfvars(?:\.json)?$/.test(path);
}
/** Whether Terraform reads a file of variables in a root module's folder by itself. */
function isReadByItself(path) {
    return /(?:^|\/)(?:terraform\.tfvars|[^/]*\.auto\.tfvars)(?:\.json)?$/.test(path);
}
/**
 * Parses a file of HCL, or of Terraform's JSON.
 *
 * @returns null where there is none
 * @throws ProblemError (`unparseable`)
 */
async function parsedBody(files, path) {
    if (path.endsWith('.json')) {
        const file = await files.yaml(path);
        return file === null
            ? null
            : isVariablesFile(path)
                ? { attributes: attributesOfJson(file), blocks: [] }
                : bodyOfJson(file);
    }
    const text = await files.text(path);
    return text === null ? null : parseHcl(path, text).body;
}
/** @param paths of its files */
async function readModule(files, folder, paths, path = folder) {
    const bodies = [];
    const broken = [];
    for (const each of inOrder(paths)) {
        try {
            const body = await parsedBody(files, each);
            if (body !== null)
                bodies.push(body);
        }
        catch (error) {
            if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                throw error;
            broken.push(error.problem);
        }
    }
    const blocks = bodies.flatMap((body) => body.blocks);
    const ofType = (type) => blocks.filter((block) => block.type === type);
    const byLabel = (type) => new Map(overridden(ofType(type)).map((block) => [block.labels[0] ?? '', block]));
    return {
        path,
        folder,
        variables: byLabel('variable'),
        locals: new Map(ofType('locals').flatMap(({ body }) => [...body.attributes])),
        outputs: byLabel('output'),
        calls: [...byLabel('module').values()],
        blocks: overridden(blocks.filter(({ type }) => !['variable', 'locals', 'output', 'module'].includes(type))),
        attributes: bodies.flatMap(({ attributes }) => [...attributes.values()]),
        broken,
        hasBackend: ofType('terraform').some(({ body }) => body.blocks.some(({ type }) => /^(?:backend|cloud)$/.test(type))),
    };
}
/** OpenTofu leaves a file alone that has one of its own beside it: `main.tf` beside `main.tofu`. */
function withoutReplaced(paths) {
    const all = new Set(paths);
    return paths.filter((path) => !all.has(path.replace(/\.tf(\.json)?$/, '.tofu$1')) || !/\.tf(?:\.json)?$/.test(path));
}
/** Files that override others come last. */
function inOrder(paths) {
    const sorted = [...paths].sort();
    return [...sorted.filter((path) => !OVERRIDE.test(path)), ...sorted.filter((path) => OVERRIDE.test(path))];
}
const ADDRESSED = new Set(['resource', 'variable', 'output', 'module']);
/** Blocks of the same address as one: what the later says replaces what the earlier does. */
function overridden(blocks) {
    const byAddress = new Map();
    const others = [];
    for (const block of blocks) {
        if (!ADDRESSED.has(block.type)) {
            others.push(block);
            continue;
        }
        const address = block.labels.join('.');
        const known = byAddress.get(address);
        byAddress.set(address, known === undefined ? block : { ...known, body: merge(known.body, block.body) });
    }
    return [...byAddress.values(), ...others];
}
function merge(one, other) {
    // What makes blocks of a kind stands for them.
    const kindOf = ({ type, labels: [label] }) => (type === 'dynamic' ? (label ?? type) : type);
    const replaced = new Set(other.blocks.map(kindOf));
    // Of this each argument is replaced by itself.
    replaced.delete('lifecycle');
    return {
        attributes: new Map([...one.attributes, ...other.attributes]),
        blocks: [...one.blocks.filter((block) => !replaced.has(kindOf(block))), ...other.blocks],
    };
}
/** The folder that a call takes its module from; null where that is not in this repository. */
function calledFolder(folder, call) {
    const source = call.body.attributes.get('source');
    const text = source === undefined ? null : literalText(source.value);
    return text === null || !/^\.\.?(?:\/|$)/.test(text) ? null : (0,repository_paths/* resolvePath */.o1)(folder, text);
}
/** A text that stands there as it is; null for anything else. */
function literalText(expression) {
    if (expression.kind !== 'template')
        return null;
    let text = '';
    for (const part of expression.parts) {
        if (part.kind !== 'text')
            return null;
        text += part.text;
    }
    return text;
}
/** The modules of a tree, each parsed once, and who calls whom. */
class Modules {
    #files;
    #paths = new Map();
    #modules = new Map();
    constructor(files) {
        this.#files = files;
        for (const path of files.paths) {
            if (!isModuleFile(path))
                continue;
            const folder = (0,repository_paths/* folderOf */.yS)(path);
            const known = this.#paths.get(folder);
            if (known === undefined)
                this.#paths.set(folder, [path]);
            else
                known.push(path);
        }
        for (const [folder, paths] of this.#paths)
            this.#paths.set(folder, withoutReplaced(paths));
    }
    get folders() {
        return [...this.#paths.keys()];
    }
    has(folder) {
        return this.#paths.has(folder);
    }
    pathsOf(folder) {
        return this.#paths.get(folder) ?? [];
    }
    module(folder) {
        const known = this.#modules.get(folder);
        if (known !== undefined)
            return known;
        const reading = readModule(this.#files, folder, this.pathsOf(folder));
        this.#modules.set(folder, reading);
        return reading;
    }
    /** The nearest folder above a path, or its own, that holds a module; null for none. */
    folderAround(path) {
        for (let folder = (0,repository_paths/* folderOf */.yS)(path);; folder = (0,repository_paths/* folderOf */.yS)(folder)) {
            if (this.has(folder))
                return folder;
            if (folder === '')
                return null;
        }
    }
}
/** The files of variables of a root module: those that Terraform reads by itself, in its order, and those that it is given. */
function variablesFilesOf(folder, files) {
    const isOwn = (path) => (0,repository_paths/* folderOf */.yS)(path) === folder && isReadByItself(path);
    const own = files.filter(isOwn).sort((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));
    return { own, given: files.filter((path) => !isOwn(path)) };
    function rankOf(path) {
        return [(0,repository_paths/* inFolder */._z)(folder, 'terraform.tfvars'), (0,repository_paths/* inFolder */._z)(folder, 'terraform.tfvars.json')].indexOf(path) === -1
            ? 1
            : 0;
    }
}

;// CONCATENATED MODULE: ./build/deployment/formats/terraform/types.js



const TEXTS = {
    string: 'string',
    number: 'number',
    bool: 'boolean',
};
/**
 * A value as the type of its variable makes it (Terraform, "Type constraints"): members that an object leaves out are null or have
 * the default of `optional`, others than it has are gone, and a set is in its own order.
 *
 * @param scope for defaults, which name nothing
 */
async function converted(value, type, scope, level = 0) {
    if (type === undefined || value.kind === 'unknown' || value.kind === 'null' || level > MOST_VALUE_LEVELS)
        return value;
    if (type.kind === 'name') {
        const text = Object.hasOwn(TEXTS, type.name) ? TEXTS[type.name] : undefined;
        return text === undefined || value.kind !== 'text' ? value : { ...value, type: text };
    }
    const [of] = type.kind === 'call' ? type.arguments : [];
    if (type.kind !== 'call' || of === undefined)
        return value;
    scope.trace.steps += 1;
    switch (type.name) {
        case 'object':
            return value.kind === 'map' && of.kind === 'object' ? objectOf(value, of, scope, level) : value;
        case 'optional':
            return converted(value, of, scope, level + 1);
        case 'map': {
            if (value.kind !== 'map')
                return value;
            const members = new Map();
            for (const [name, { key, value: member }] of value.members)
                members.set(name, { key, value: await converted(member, of, scope, level + 1) });
            return { ...value, members };
        }
        case 'list':
        case 'set': {
            if (value.kind !== 'list')
                return value;
            const items = [];
            for (const item of value.items)
                items.push(await converted(item, of, scope, level + 1));
            return type.name === 'set' ? asSet({ ...value, items }) : { ...value, items };
        }
        default:
            return value;
    }
}
async function objectOf(value, { members }, scope, level) {
    const own = new Map();
    for (const { key, value: type } of members) {
        const name = key.kind === 'literal' ? String(key.value) : knownText(await evaluate(key, scope));
        if (name === null)
            return value;
        const given = value.members.get(name);
        const isOptional = type.kind === 'call' && type.name === 'optional';
        const otherwise = isOptional ? type.arguments[1] : undefined;
        if (given !== undefined && (given.value.kind !== 'null' || otherwise === undefined)) {
            own.set(name, { key: given.key, value: await converted(given.value, type, scope, level + 1) });
        }
        else if (isOptional) {
            const nothing = { kind: 'null', place: value.place };
            const instead = otherwise === undefined ? nothing : await evaluate(otherwise, scope);
            own.set(name, { key: placeOf(key), value: await converted(instead, type, scope, level + 1) });
        }
    }
    return { ...value, members: own };
}

;// CONCATENATED MODULE: ./build/deployment/formats/terraform/calls.js
var _a;





/** Modules within modules. */
const MOST_CALLS = 20;
/** Instances of modules below one root. */
const MOST_INSTANCES = 2_000;
/** A module as it is called from one place, or as it is applied by itself. */
class ModuleScope {
    modules;
    module;
    root;
    trace;
    inputs;
    address;
    above;
    names = new Map();
    #known = new Map();
    #active = new Set();
    #called = new Map();
    /** What was read to tell the instances of a call apart. */
    #repeated = new Map();
    /**
     * @param address of the calls that lead here: `module.prod`; empty for a root module
     * @param above the folders of the modules that call it
     */
    constructor(modules, module, root, trace, inputs, address = '', above = []) {
        this.modules = modules;
        this.module = module;
        this.root = root;
        this.trace = trace;
        this.inputs = inputs;
        this.address = address;
        this.above = above;
    }
    async lookUp(kind, name, at) {
        const key = `${kind}.${name}`;
        const known = this.#known.get(key);
        if (known !== undefined) {
            for (const path of known.files)
                this.trace.see(path);
            this.trace.keep(known.marks);
            return known.result;
        }
        // Terraform refuses what leads back to itself.
        if (this.#active.has(key))
            return null;
        this.#active.add(key);
        const found = await this.trace.filesOf(() => this.#find(kind, name, at));
        this.#active.delete(key);
        this.trace.keep(found.marks);
        this.#known.set(key, found);
        return found.result;
    }
    async #find(kind, name, at) {
        const value = await (kind === 'var'
            ? this.#variable(name, at)
            : kind === 'local'
                ? this.#valueOf(this.module.locals.get(name), this)
                : this.#output(name));
        const [broken] = this.module.broken;
        return value ?? (broken === undefined ? null : unknownFrom(at, broken));
    }
    async #variable(name, at) {
        const declared = this.module.variables.get(name);
        if (declared !== undefined)
            this.trace.mark(declared);
        const { given, scope, files, broken, elsewhere } = this.inputs;
        for (const path of files)
            this.trace.see(path);
        const [unread] = broken;
        if (unread !== undefined)
            return unknownFrom(at, unread);
        const argument = given.get(name);
        const own = await this.#valueOf(argument, scope ?? this.#nowhere());
        const nullable = declared?.body.attributes.get('nullable')?.value;
        const isNullable = nullable === undefined || (nullable.kind === 'literal' && nullable.value === true);
        const type = declared?.body.attributes.get('type')?.value;
        // Null is no value where the variable may say that it is none.
        if (own !== null && (own.kind !== 'null' || isNullable))
            return converted(own, type, this.#nowhere());
        if (elsewhere !== null)
            return unknownFrom(at, elsewhere);
        const value = declared?.body.attributes.get('default');
        if (value === undefined)
            return null;
        if (this.address === '')
            this.trace.defaults.push({ name, attribute: value });
        const otherwise = await this.#valueOf(value, this.#nowhere());
        return otherwise === null ? null : converted(otherwise, type, this.#nowhere());
    }
    async #valueOf(attribute, scope) {
        if (attribute === undefined)
            return null;
        this.trace.mark(attribute);
        return evaluate(attribute.value, scope);
    }
    async #output(name) {
        const [label, output = ''] = name.split('.', 2);
        const call = this.module.calls.find(({ labels }) => labels[0] === label);
        const hasInstances = call?.body.attributes.has('for_each') || call?.body.attributes.has('count');
        if (call === undefined || hasInstances)
            return null;
        const [called] = await this.calledBy(call);
        return called === undefined
            ? null
            : called.#valueOf(called.module.outputs.get(output)?.body.attributes.get('value'), called);
    }
    /** Where nothing has a name: values of variables are written out. */
    #nowhere() {
        const { module, root, trace } = this;
        return { module, root, trace, names: new Map(), lookUp: async () => null };
    }
    /** The instances of a module that a call makes, where the module is in this repository. */
    async calledBy(call) {
        const known = this.#called.get(call);
        if (known !== undefined)
            return known;
        const instances = await this.#call(call);
        this.#called.set(call, instances);
        return instances;
    }
    /**
     * Marks the calls that are understood: each argument that may decide the version was read where the module uses it.
     *
     * @param read all that was
     */
    markCalls(read) {
        for (const [call, marks] of this.#repeated) {
            const isUnread = (attribute) => mayDecide(attribute) && !read.has(attribute);
            if ([...call.body.attributes.values()].some(isUnread))
                continue;
            this.trace.mark(call);
            this.trace.keep(marks);
        }
    }
    async #call(call) {
        const folder = calledFolder(this.module.folder, call);
        const above = [...this.above, this.module.folder];
        if (folder === null || !this.modules.has(folder))
            return [];
        // Terraform refuses modules that call each other in a circle.
        if (above.includes(folder) || above.length > MOST_CALLS)
            return [];
        const module = await this.modules.module(folder);
        const [label = ''] = call.labels;
        const { result: instances, marks } = await this.trace.filesOf(() => instancesOf(call, this));
        this.#repeated.set(call, marks);
        return instances.map(({ key, scope }) => {
            const inputs = { given: call.body.attributes, scope, files: [call.source.path], broken: [], elsewhere: null };
            const address = `${this.address === '' ? '' : `${this.address}.`}module.${label}${key}`;
            return new _a(this.modules, module, this.root, this.trace, inputs, address, above);
        });
    }
}
_a = ModuleScope;
/** Arguments that give a module a version, if anything does. */
const VERSION_ARGUMENT = /(?:^|_)(?:image|tag|chart)$|^(?:(?:app|chart|image|helm|release)_)?version$|lightdash.*(?:tag|image|version|chart)/i;
/** Whether an argument of a call may well decide the version. */
function mayDecide({ name, source, start, end }) {
    if (name === 'source')
        return false;
    return VERSION_ARGUMENT.test(name) || /lightdash\/lightdash/i.test(source.text.slice(start, end));
}
/** A root module and all modules that it calls, as often as it does; no more than {@link MOST_INSTANCES}. */
async function scopesUnder(root) {
    const scopes = [root];
    // What is called joins the end of the list while it is gone through.
    for (const scope of scopes) {
        for (const call of scope.module.calls) {
            if (scopes.length > MOST_INSTANCES)
                return scopes;
            scopes.push(...(await scope.calledBy(call)));
        }
    }
    return scopes;
}

// EXTERNAL MODULE: ./build/deployment/source/embedded-yaml.js
var embedded_yaml = __webpack_require__(7008);
;// CONCATENATED MODULE: ./build/deployment/formats/terraform/lifecycle.js



/** What `lifecycle { ignore_changes = [ … ] }` of a resource names. */
function ignoredChanges({ body }) {
    const blocks = body.blocks.filter(({ type }) => type === 'lifecycle');
    const written = blocks.flatMap((block) => block.body.attributes.get('ignore_changes')?.value ?? []);
    // In JSON a block is an argument.
    const values = [...written, ...membersOf(body.attributes.get('lifecycle')?.value, 'ignore_changes')];
    return values.flatMap((value) => (value.kind === 'list' ? value.items.map(ignoredBy) : [ignoredBy(value)]));
}
/** The members of a name in an object, or in a list of objects. */
function membersOf(whole, name) {
    if (whole?.kind === 'list')
        return whole.items.flatMap((item) => membersOf(item, name));
    if (whole?.kind !== 'object')
        return [];
    return whole.members.flatMap(({ key, value }) => (key.kind === 'literal' && key.value === name ? value : []));
}
/**
 * An argument of another resource that stands for a resource, and whose changes are not carried out: a service that keeps the task
 * definition that it has.
 *
 * @param blocks all resources of the module
 */
function ignoredUse({ type, labels }, blocks) {
    if (type !== 'resource')
        return null;
    const address = labels.join('.');
    for (const { body } of blocks) {
        for (const change of ignoredChanges({ body })) {
            const used = body.attributes.get(change.path[0] ?? '');
            const text = used?.source.text.slice(used.value.start, used.value.end) ?? '';
            if ((text.match(/[\w-]+(?:\.[\w-]+)+/g) ?? []).some((name) => `${name}.`.startsWith(`${address}.`)))
                return change;
        }
    }
    return null;
}
function ignoredBy(expression) {
    if (expression.kind === 'template') {
        const text = expression.parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
        const names = text.split(/[.[\]]+/).filter((name) => name !== '' && !/^\d+$/.test(name));
        return { path: text === 'all' ? [] : names, place: placeOf(expression) };
    }
    const path = [];
    let at = expression;
    for (; at.kind === 'member' || at.kind === 'index'; at = at.of)
        if (at.kind === 'member')
            path.unshift(at.name);
    const isAll = at.kind === 'name' && at.name === 'all' && path.length === 0;
    if (at.kind === 'name' && !isAll)
        path.unshift(at.name);
    return { path, place: placeOf(expression) };
}
/** The change that is not carried out, of an argument at a path or of what holds it; null where all are. */
function ignoredAt(changes, path) {
    return changes.find((change) => change.path.every((name, index) => path[index] === name)) ?? null;
}
/** What runs is what ran before, whatever the file says. */
function ignoredProblem({ place }) {
    return (0,deployment_problem/* problemAt */.l4)('external-values', place, (0,deployment_reference/* quoteText */.ol)('ignore_changes'));
}

;// CONCATENATED MODULE: ./build/deployment/formats/terraform/images.js







/** Keys of an image: `image`, `container_image`, `docker_image_name`, `image_identifier`. */
const IMAGE_KEY = /(?:^|_)image(?:_name|_uri|_identifier)?$/i;
/** Arguments that hold containers, in whatever form. */
const HOLDER = /container|manifest|template|spec|yaml|task|definition|config/i;
/** `DOCKER|lightdash/lightdash:1.2.3` */
const DOCKER_PREFIX = /^DOCKER\|/;
/** So many images of one block are read. */
const MOST_IMAGES = 200;
/** Reads every image of the service in a block (DETECTION 2.3, containers of Terraform and HCL). */
async function readImages(block, scope, settings) {
    const reading = new ImageReading(block, settings, ignoredUse(block, scope.module.blocks));
    await reading.body(block.body, [], scope);
    return reading.result();
}
class ImageReading {
    block;
    settings;
    unused;
    #candidates = [];
    #marks = new Map();
    #ignored;
    #count = 0;
    /** Whether there is more than is read. */
    #isCut = false;
    constructor(block, settings, 
    /** Where all of the block is left as it is by what uses it. */
    unused) {
        this.block = block;
        this.settings = settings;
        this.unused = unused;
        this.#ignored = ignoredChanges(block);
    }
    async body({ attributes, blocks }, steps, scope, path = []) {
        const name = attributes.get('name');
        const container = name === undefined ? null : knownText(await evaluate(name.value, scope));
        for (const attribute of attributes.values()) {
            const isImage = this.#isImageKey(attribute.name);
            const text = attribute.source.text.slice(attribute.start, attribute.end);
            if (!isImage && !HOLDER.test(attribute.name) && !/image|lightdash/i.test(text))
                continue;
            const { result: value, marks } = await scope.trace.filesOf(() => evaluate(attribute.value, scope));
            this.#marks.set(attribute, marks);
            const at = { container, attribute, path: [...path, attribute.name], hasTag: isTagAmong(attributes.keys()) };
            this.#walk(attribute.name, value, [...steps, attribute.name], at, 0);
        }
        const counts = new Map();
        for (const block of blocks) {
            const of = block.labels.length === 0 ? block.type : `${block.type}.${block.labels.join('.')}`;
            const count = counts.get(of) ?? 0;
            counts.set(of, count + 1);
            const named = block.body.attributes.get('name');
            const label = named === undefined ? null : knownText(await evaluate(named.value, scope));
            const step = label === null ? (count === 0 ? of : `${of}[${count}]`) : `${of}[${label}]`;
            await this.body(block.body, [...steps, step], scope, [...path, block.type]);
        }
    }
    result() {
        const found = [];
        const read = new Map();
        const unread = new Set();
        const counts = new Map();
        const unique = (steps) => {
            const count = (counts.get(steps.join('.')) ?? 0) + 1;
            counts.set(steps.join('.'), count);
            return count === 1 ? steps : [...steps, `~${count}`];
        };
        const isCut = this.#isCut || this.#candidates.length > MOST_IMAGES;
        let isWhole = this.#candidates.length > 0 && !isCut;
        for (const candidate of this.#candidates.slice(0, MOST_IMAGES)) {
            const image = this.#kept(candidate, this.#read(candidate));
            const { attribute } = candidate;
            const marks = this.#marks.get(attribute);
            if (image === 'unknown') {
                isWhole = false;
                unread.add(attribute);
            }
            else if (marks !== undefined)
                read.set(attribute, marks);
            if (typeof image !== 'string')
                found.push({ ...image, steps: unique(image.steps) });
        }
        // One that was not understood may be any of those that an argument holds.
        for (const attribute of isCut ? read.keys() : unread)
            read.delete(attribute);
        return { found, read, isWhole };
    }
    /** An image that Terraform leaves as it is says nothing of what runs. */
    #kept({ path }, image) {
        const ignored = typeof image === 'string' ? null : (ignoredAt(this.#ignored, path) ?? this.unused);
        if (typeof image === 'string' || ignored === null)
            return image;
        return { ...image, answer: (0,deployment/* problemAnswer */.aV)(ignoredProblem(ignored)), place: ignored.place };
    }
    #isImageKey(name) {
        if (name === 'linux_fx_version')
            return true;
        return (IMAGE_KEY.test(name) ||
            (name === 'name' && this.block.type === 'resource' && this.block.labels[0] === 'docker_image'));
    }
    #walk(name, value, steps, at, level) {
        this.#count += 1;
        if (this.#count > MOST_VALUES || level > MOST_VALUE_LEVELS)
            this.#isCut = true;
        if (this.#isCut || this.#candidates.length > MOST_IMAGES)
            return;
        if (value.kind === 'map') {
            const own = value.members.get('name');
            const label = own === undefined ? at.container : knownText(own.value);
            const below = { ...at, container: label, hasTag: isTagAmong(value.members.keys()) };
            for (const [key, member] of value.members)
                this.#walk(key, member.value, [...steps, key], below, level + 1);
        }
        else if (value.kind === 'list') {
            for (const [index, item] of value.items.entries()) {
                const own = item.kind === 'map' ? item.members.get('name') : undefined;
                const label = own === undefined ? null : knownText(own.value);
                const step = `${steps.at(-1) ?? ''}[${label ?? index}]`;
                this.#walk('', item, [...steps.slice(0, -1), step], at, level + 1);
            }
        }
        else if (this.#isImageKey(name))
            this.#candidates.push({ ...at, steps, value });
        else if (value.kind === 'text')
            this.#embedded(value, steps, at, level);
    }
    /** A text that is YAML or JSON itself. */
    #embedded(value, steps, at, level) {
        if (value.encoded !== null) {
            this.#walk('', value.encoded, steps, at, level + 1);
            return;
        }
        // Other formats read files of YAML by themselves.
        if (value.file !== null && /\.ya?ml$/.test(value.file))
            return;
        const text = charactersOf(value);
        if (!/\bimage/i.test(text) || !/\n|^\s*[[{]/.test(text))
            return;
        const places = new TextPlaces(value);
        try {
            const path = value.place.file;
            const file = (0,embedded_yaml/* madeYaml */.jQ)(path, text, (line, column) => places.placeOf(line, column));
            for (const [index, document] of file.documents.entries()) {
                if (document === null)
                    continue;
                const own = file.documents.length === 1 ? steps : [...steps, `[${index}]`];
                this.#walk('', embeddedValue(file, document, value), own, at, level + 1);
            }
        }
        catch (error) {
            // Whether it shows the service is seen to where nothing has read it.
            if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                throw error;
        }
    }
    #read({ steps, value: written, container, hasTag }) {
        const value = withoutPrefix(written);
        if (value.kind === 'null')
            return 'other';
        if (value.kind === 'map' || value.kind === 'list')
            return 'unknown';
        const { images } = this.settings;
        const text = value.kind === 'text' ? charactersOf(value) : '';
        const reference = (0,deployment_reference/* parseImageReference */.o_)(text);
        if (value.kind === 'text' && reference === null)
            return 'other';
        const tagStart = tagOffset(text);
        const inName = unknownIn(value, 0, tagStart);
        const kind = reference === null ? 'other' : (0,deployment_reference/* classifyImage */._u)(reference, images);
        if (inName !== null && isLast(value, tagStart)) {
            // What this resource stands for is read where it is described.
            if (inName.source.startsWith('docker_image.'))
                return 'other';
            if (!this.#isService(inName.source, container))
                return 'unknown';
            const problem = problemOf(inName);
            return { steps, answer: (0,deployment/* problemAnswer */.aV)(problem), place: problem.place ?? value.place, notices: [] };
        }
        if (value.kind !== 'text' || reference === null || kind === 'other')
            return 'other';
        // The tag stands beside it, or wherever a module that is not seen puts it.
        if (reference.tag === null && reference.digest === null && (hasTag || this.block.type === 'module'))
            return 'unknown';
        const inTag = unknownIn(value, tagStart);
        if (inTag !== null) {
            const problem = problemOf(inTag);
            return { steps, answer: (0,deployment/* problemAnswer */.aV)(problem), place: problem.place ?? value.place, notices: [] };
        }
        const place = new TextPlaces(value).placeAt(tagStart < text.length ? tagStart : 0);
        const read = (0,deployment/* answerOfImage */.Li)(reference, this.settings, place);
        return read === null ? 'other' : { steps, place, ...read };
    }
    /** Whether an image of which nothing is known is the service's, by what it and its container are called. */
    #isService(source, container) {
        if (/lightdash/i.test(source))
            return true;
        if (container !== null && /lightdash/i.test(container))
            return true;
        return this.#candidates.length === 1 && this.block.labels.some((label) => /lightdash/i.test(label));
    }
}
function isTagAmong(names) {
    return [...names].some((name) => /(?:^|_)(?:tag|version)$/i.test(name));
}
/** Where the tag of an image begins; the end where there is none. */
function tagOffset(text) {
    const at = text.indexOf('@');
    const name = at === -1 ? text : text.slice(0, at);
    const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
    if (colon !== -1)
        return colon + 1;
    return at === -1 ? text.length : at + 1;
}
/** Whether the last part of an image's name is not known, or has something that is not. */
function isLast(value, end) {
    if (value.kind !== 'text')
        return true;
    const name = charactersOf(value).slice(0, end);
    return unknownIn(value, name.lastIndexOf('/') + 1, end) !== null;
}
function withoutPrefix(value) {
    if (value.kind !== 'text')
        return value;
    const [prefix = ''] = DOCKER_PREFIX.exec(value.pieces[0]?.text ?? '') ?? [];
    return prefix === '' ? value : sliceOf(value, prefix.length, Number.POSITIVE_INFINITY);
}
/** What an embedded text says; an image in it keeps the places that its text is put together from. */
function embeddedValue(file, value, whole, name = '', above = new Set()) {
    const { place, node } = value;
    if (above.has(node))
        return { kind: 'null', place };
    const scalar = file.scalar(value);
    if (scalar !== null) {
        const source = file.sourceOf(value);
        const at = IMAGE_KEY.test(name) ? source.indexOf(scalar.text) : -1;
        const start = (node.range?.[0] ?? 0) + at;
        return at === -1 ? plainText(scalar.text, scalar.place) : sliceOf(whole, start, start + scalar.text.length);
    }
    const within = new Set([...above, node]);
    if (!file.isMap(value)) {
        return {
            kind: 'list',
            items: file.items(value).map((item) => embeddedValue(file, item, whole, '', within)),
            place,
        };
    }
    const members = file.members(value).map((member) => {
        return [
            member.name,
            { key: member.key, value: embeddedValue(file, member.value, whole, member.name, within) },
        ];
    });
    return { kind: 'map', members: new Map(members), place };
}

;// CONCATENATED MODULE: ./build/deployment/formats/terraform/marks.js

/**
 * Whether a text still shows the service once the parts of it that were read are left out: then something of it is not
 * understood.
 *
 * @param path as what it is to be taken
 */
function showsMore(text, read, images, path) {
    return (0,service_signs/* showsService */.Wo)(withoutRanges(text, read), images, path);
}
/** The text with the lines that it has, and blanks where the ranges are. */
function withoutRanges(text, ranges) {
    const parts = [];
    let at = 0;
    for (const { start, end } of [...ranges].sort((one, other) => one.start - other.start || other.end - one.end)) {
        if (end <= at)
            continue;
        const from = Math.max(start, at);
        parts.push(text.slice(at, from), text.slice(from, end).replace(/[^\r\n]+/g, ''));
        at = end;
    }
    return [...parts, text.slice(at)].join('');
}

// EXTERNAL MODULE: ./build/deployment/formats/helm/command.js
var command = __webpack_require__(403);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release.js + 1 modules
var helm_release = __webpack_require__(2314);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release-values.js
var release_values = __webpack_require__(7842);
;// CONCATENATED MODULE: ./build/deployment/formats/terraform/release.js













/**
 * Reads a resource `helm_release` (DETECTION 2.3): what is set wins over the list of values, of which the later wins, and the
 * chart's version decides where none has the tag.
 *
 * @param files recorded ones
 * @throws TreeError where the tree cannot be read
 */
async function readReleaseBlock(block, scope, files, settings) {
    const release = new ReleaseBlock(block, scope, files);
    const described = await release.described();
    const reading = await (0,helm_release/* readHelmRelease */.q)(files, described, settings);
    const isCertain = described.chart.kind !== 'unknown' && described.values.every(({ kind }) => kind === 'layer');
    return { reading: reading === null ? null : withoutMode(withVariables(reading, release.unknown), block), isCertain };
}
/** The same without the mode of the upgrade, where the provider keeps the chart's hooks from running, or may. */
function withoutMode(reading, block) {
    const { declared, notices } = reading;
    const disabled = block.body.attributes.get('disable_webhooks');
    const isOff = disabled?.value.kind === 'literal' && (disabled.value.value === false || disabled.value.value === null);
    if (declared.upgradeMode === null || disabled === undefined || isOff)
        return reading;
    const at = (0,place/* showPlace */.R)(placeOf(disabled));
    const notice = `The migration job is a hook, and those are disabled at ${at}: upgrade.mode is taken as not set`;
    return { ...reading, declared: { ...declared, upgradeMode: null }, notices: [...notices, notice] };
}
/** What stands in a text for something that is filled in is named as what it is. */
function withVariables(reading, unknown) {
    const { answer } = reading;
    const further = reading.further.map((each) => ({ ...each, found: named(each.found) }));
    return { ...named({ ...reading, answer }), further };
    function named(each) {
        if (each.answer.status !== 'problem' || each.answer.problem.code !== 'unresolved-template')
            return each;
        const { found } = each.answer.problem;
        const variable = unknown
            .map((one) => ({ one, text: pieceOf(one).text }))
            .filter(({ text }) => found.includes(text))
            .sort((one, other) => other.text.length - one.text.length)[0]?.one;
        if (variable === undefined)
            return each;
        const problem = problemOf(variable);
        return { ...each, answer: { status: 'problem', problem }, place: problem.place ?? each.place };
    }
}
/** Keys of values below which something is read, also where another chart has them under a key of its own. */
const READ_SECTIONS = new Set(['image', 'upgrade', 'migrationJob', 'strategy', 'lightdash', ...release_values/* WORKLOADS */.vZ]);
/** How far below the root these may stand. */
const MOST_SECTIONS = 2;
/** No address of a chart is longer. */
const LONGEST_ADDRESS = 1_000;
/** Kinds of settings, in the order in which the provider applies them. */
const SETTINGS = ['set', 'set_list', 'set_sensitive', 'set_wo'];
class ReleaseBlock {
    block;
    scope;
    files;
    /** What is not known and stands in the values. */
    unknown = [];
    /** Whether the chart lies in the repository, so that it may have charts in it under any names. */
    #isOfFolder = false;
    /** Settings of which not even the name is known, beside those that are. */
    #unseen = [];
    /** The same, behind those that are known, and so above them. */
    #later = [];
    constructor(block, scope, files) {
        this.block = block;
        this.scope = scope;
        this.files = files;
    }
    async described() {
        const chart = await this.#chart();
        this.#isOfFolder = chart.kind === 'folder';
        const set = await this.#settings();
        const values = await this.#values();
        const changes = ignoredChanges(this.block);
        const ignored = [...SETTINGS, 'values', 'version', 'chart'].map((name) => ignoredAt(changes, [name]));
        const kept = ignored.find((change) => change !== null);
        const rendered = this.block.body.blocks.find(({ type }) => type === 'postrender') ?? this.#attribute('postrender');
        return {
            chart,
            values: [
                ...(kept == null ? [] : [unseen(ignoredProblem(kept))]),
                ...(rendered === undefined ? [] : [unseen(external(placeOf(rendered), 'postrender'))]),
                ...this.#later.map(unseen),
                ...set,
                ...this.#unseen.map(unseen),
                ...values,
                ...(await this.#reused()),
            ],
            place: placeOf(this.block),
        };
    }
    #attribute(name) {
        return this.block.body.attributes.get(name);
    }
    async #value(name) {
        const attribute = this.#attribute(name);
        const value = attribute === undefined ? null : await evaluate(attribute.value, this.scope);
        return value?.kind === 'null' ? null : value;
    }
    /** Values of the release as it runs, which stay where nothing else sets them. */
    async #reused() {
        const value = await this.#value('reuse_values');
        if (value === null || knownText(value) === 'false')
            return [];
        return [unseen(external(value.place, 'reuse_values'))];
    }
    async #chart() {
        const chart = await this.#value('chart');
        const place = placeOf(this.block);
        if (chart === null)
            return { kind: 'unknown', problem: (0,deployment_problem/* problemAt */.l4)('chart-unpinned', place, 'The release has no chart') };
        const text = knownText(chart);
        if (text === null)
            return { kind: 'unknown', problem: problemOfValue(chart) };
        const repository = await this.#value('repository');
        const folder = this.#folderOf(text, repository === null ? null : (knownText(repository) ?? ''));
        if (folder === null)
            return { kind: 'unknown', problem: (0,deployment_problem/* problemAt */.l4)('external-values', chart.place, (0,deployment_reference/* quoteText */.ol)(text)) };
        if (folder !== undefined)
            return { kind: 'folder', path: folder };
        const version = await this.#value('version');
        const written = version?.kind === 'text' && knownText(version) !== null ? version : null;
        const archive = text.length > LONGEST_ADDRESS
            ? null
            : /^(?:https?|oci):\/\/.*\/([\w.-]+?)-v?(\d+\.\d+\.\d+[\w.+-]*)\.tgz$/.exec(text);
        if (archive !== null) {
            const [, name = '', exact = ''] = archive;
            const at = { text: exact, place: firstPlace(chart) };
            return { kind: 'published', name, version: at, repository: text.slice(0, text.lastIndexOf('/')), problem: null };
        }
        const slash = text.lastIndexOf('/');
        const own = repository === null ? null : (knownText(repository) ?? `$\{${unknownIn(repository)?.source ?? ''}}`);
        return {
            kind: 'published',
            name: text.slice(slash + 1),
            version: written === null || charactersOf(written) === ''
                ? null
                : { text: charactersOf(written), place: firstPlace(written) },
            repository: own ?? (slash === -1 ? null : text.slice(0, slash)),
            problem: version === null || written !== null ? null : problemOfValue(version),
        };
    }
    /** The folder of a chart that lies in the repository; null for a path that leads out of it, undefined for no path. */
    #folderOf(text, repository) {
        if (isPath(text))
            return text.endsWith('.tgz') ? null : pathOf(text, this.scope);
        // The provider puts a repository that is no address in front of the chart.
        if (repository !== null && isPath(repository))
            return pathOf(`${repository}/${text}`, this.scope);
        // Helm takes a folder of the chart's name before it asks the repository.
        const isBeside = [text, repository ?? ''].every((each) => !/^[a-z]+:\/\//.test(each) || each.startsWith('http'));
        const beside = (0,repository_paths/* inFolder */._z)(this.scope.root, text);
        return isBeside && !text.includes('://') && this.files.has((0,repository_paths/* inFolder */._z)(beside, 'Chart.yaml')) ? beside : undefined;
    }
    async #settings() {
        const made = [];
        for (const type of SETTINGS) {
            const isNamed = (block) => block.type === type || (block.type === 'dynamic' && block.labels[0] === type);
            const before = made.length;
            for (const block of this.block.body.blocks.filter(isNamed)) {
                if (block.type === type)
                    await this.#settingOfBlock(block, this.scope, made);
                else
                    await this.#dynamicSettings(block, made);
            }
            this.#refuseTwice(made.slice(before));
            const value = await this.#value(type);
            if (value === null)
                continue;
            const items = value.kind === 'list' ? value.items : [value];
            for (const item of items) {
                if (item.kind === 'map')
                    this.#settingOfValue(item, made);
                else
                    this.#hide(problemOfValue(item), made);
            }
        }
        // In JSON a block is an argument.
        const dynamic = this.#attribute('dynamic');
        const settings = dynamic?.source.text.slice(dynamic.start, dynamic.end).match(/"set(?:_[a-z]+)?"\s*:/);
        if (dynamic !== undefined && settings != null)
            this.#later.push(external(placeOf(dynamic), 'dynamic "set"'));
        if (made.length === 0)
            return [];
        const { path } = this.block.source;
        return [this.#layer(placeOf(this.block), () => (0,embedded_yaml/* settingsAsYaml */.vW)(path, made))];
    }
    /** Settings of which nothing is known win over those that stand before them. */
    #hide(problem, made) {
        (made.length > 0 ? this.#later : this.#unseen).push(problem);
    }
    /** Blocks are a set for the provider (before 3.0): which of two of one name comes last is for nobody to say. */
    #refuseTwice(settings) {
        const known = new Map();
        for (const setting of settings) {
            const name = setting.steps.join('.');
            const other = known.get(name);
            if (other !== undefined && other.value !== setting.value)
                this.#later.push(external(setting.place, name));
            known.set(name, setting);
        }
    }
    async #dynamicSettings(block, made) {
        const forEach = block.body.attributes.get('for_each');
        const content = block.body.blocks.find(({ type }) => type === 'content');
        const values = forEach === undefined ? null : await evaluate(forEach.value, this.scope);
        const elements = values === null ? null : elementsOf(values);
        const iterator = block.body.attributes.get('iterator')?.value;
        if (elements === null || content === undefined) {
            const unknown = values === null ? null : unknownIn(values);
            const problem = unknown === null ? null : problemOf(unknown);
            this.#hide(problem ?? (0,deployment_problem/* problemAt */.l4)('unresolved-variable', placeOf(block), (0,deployment_reference/* quoteText */.ol)('dynamic "set"')), made);
            return;
        }
        const name = iterator?.kind === 'name' ? iterator.name : (block.labels[0] ?? 'set');
        for (const { each } of elements) {
            await this.#settingOfBlock(content, withNames(this.scope, new Map([[name, each]])), made);
        }
    }
    async #settingOfBlock({ body, ...block }, scope, made) {
        const members = new Map();
        for (const [name, attribute] of body.attributes) {
            members.set(name, { key: placeOf(attribute), value: await evaluate(attribute.value, scope) });
        }
        this.#settingOfValue({ kind: 'map', members, place: placeOf(block) }, made);
    }
    #settingOfValue(setting, made) {
        const name = memberOf(setting, 'name');
        const text = name === null ? null : knownText(name);
        const steps = text === null ? [] : (0,command/* stepsOf */.B_)(text);
        if (steps.length === 0) {
            const unknown = unknownIn(setting) ?? (name === null ? null : unknownIn(name));
            const problem = unknown === null ? null : problemOf(unknown);
            // `extraEnv[${var.index}].value` is no image.
            const [start = ''] = name?.kind === 'text' ? (/^[\w-]+(?=[.[])/.exec(charactersOf(name)) ?? []) : [];
            if (unknown !== null && start !== '' && !READ_SECTIONS.has(start) && !this.#isOfFolder)
                return;
            this.#hide(problem ?? (0,deployment_problem/* problemAt */.l4)('unresolved-variable', setting.place, (0,deployment_reference/* quoteText */.ol)(text ?? 'set')), made);
            return;
        }
        const type = memberOf(setting, 'type');
        const isText = type !== null && type.kind !== 'null' && knownText(type) !== 'auto';
        const value = memberOf(setting, 'value');
        if (value === null || value.kind === 'null')
            return;
        if (value.kind === 'list') {
            for (const [index, item] of value.items.entries())
                made.push(...this.#made([...steps, index], item, isText));
        }
        else
            made.push(...this.#made(steps, value, isText));
    }
    #made(steps, value, isText) {
        if (value.kind === 'unknown') {
            this.unknown.push(value);
            return [{ steps, value: pieceOf(value).text, isText: true, place: value.place }];
        }
        if (value.kind !== 'text') {
            this.#unseen.push((0,deployment_problem/* problemAt */.l4)('unresolved-variable', value.place, (0,deployment_reference/* quoteText */.ol)(steps.join('.'))));
            return [];
        }
        this.#note(value);
        const unknown = unknownIn(value);
        const text = charactersOf(value);
        // A comma ends a value, and what stands behind it is another setting.
        const list = text.startsWith('{') ? text.indexOf('}') : 0;
        if (/(?:^|[^\\]),[^,]*=/.test(text.slice(Math.max(list, 0)))) {
            this.#unseen.push(external(value.place, steps.join('.')));
            return [];
        }
        const place = unknown?.place ?? firstPlace(value);
        return [{ steps, value: text.replace(/\\([\s\S])/g, '$1'), isText: isText || unknown !== null, place }];
    }
    async #values() {
        const values = await this.#value('values');
        if (values === null)
            return [];
        const items = values.kind === 'list' ? values.items : [values];
        const read = [];
        for (const item of items)
            read.unshift(...(await this.#valuesOf(item)));
        return read;
    }
    async #valuesOf(item) {
        if (item.kind === 'null')
            return [];
        if (item.kind !== 'text')
            return [unseen(problemOfValue(item))];
        const { file } = item;
        if (file !== null) {
            try {
                const yaml = await this.files.yaml(file);
                return yaml === null ? [] : [{ kind: 'layer', layer: { file: yaml, root: yaml.root } }];
            }
            catch (error) {
                if (error instanceof deployment_problem/* ProblemError */.Mm)
                    return [unseen(error.problem)];
                throw error;
            }
        }
        const text = charactersOf(item);
        if (text.trim() === '')
            return [];
        this.#note(item);
        const places = new TextPlaces(item);
        const { path } = this.block.source;
        const read = this.#layer(item.place, () => (0,embedded_yaml/* madeYaml */.jQ)(path, text, (line, column) => places.placeOf(line, column)));
        if (read.kind === 'unseen')
            return [read];
        const { file: yaml, root } = read.layer;
        if (root === null)
            return [];
        if (!yaml.isMap(root))
            return [unseen(problemOfValue(item))];
        const hidden = this.#hiddenIn(yaml, root);
        // What the text says itself, it says for certain.
        return hidden === null ? [read] : [read, unseen(problemOf(hidden))];
    }
    /** What is filled in where there may be more than one value below it, some of which is read. */
    #hiddenIn(file, root) {
        const byText = new Map(this.unknown.map((each) => [pieceOf(each).text, each]));
        const search = (value, level) => {
            for (const { name, value: member } of file.members(value)) {
                const key = [...byText].find(([text]) => name.includes(text))?.[1];
                if (key !== undefined)
                    return key;
                const isRead = READ_SECTIONS.has(name) || (level === 0 && this.#isOfFolder);
                const found = byText.get(file.scalar(member)?.text ?? '');
                if (found !== undefined && isRead)
                    return found;
                const below = level < MOST_SECTIONS && file.isMap(member) ? search(member, level + 1) : null;
                if (below !== null)
                    return below;
            }
            return null;
        };
        return search(root, 0);
    }
    #note({ pieces, encoded }) {
        for (const { unknown } of pieces)
            if (unknown !== null)
                this.unknown.push(unknown);
        if (encoded !== null)
            this.#noteAll(encoded);
    }
    /** All that is not known within what was encoded. */
    #noteAll(whole) {
        // It was written out, so it is no larger than a text may be.
        const pending = [whole];
        for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
            if (value.kind === 'unknown')
                this.unknown.push(value);
            else if (value.kind === 'text')
                this.#note(value);
            else if (value.kind === 'list')
                for (const item of value.items)
                    pending.push(item);
            else if (value.kind === 'map')
                for (const { value: member } of value.members.values())
                    pending.push(member);
        }
    }
    #layer(place, make) {
        try {
            const file = make();
            return { kind: 'layer', layer: { file, root: file.root } };
        }
        catch (error) {
            if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                throw error;
            return unseen(error.problem.place === null ? { ...error.problem, place } : error.problem);
        }
    }
}
function isPath(text) {
    return /^(?:\.\.?(?:\/|$)|\/|~)/.test(text) || text.startsWith(REPOSITORY_ROOT);
}
function unseen(problem) {
    return { kind: 'unseen', problem };
}
function external(place, found) {
    return (0,deployment_problem/* problemAt */.l4)('external-values', place, (0,deployment_reference/* quoteText */.ol)(found));
}
/** Why a value is not a text that is known. */
function problemOfValue(value) {
    const unknown = unknownIn(value);
    return unknown === null ? (0,deployment_problem/* problemAt */.l4)('not-a-version', value.place, 'What stands there') : problemOf(unknown);
}
function firstPlace(value) {
    return value.kind === 'text' ? (value.pieces[0]?.place ?? value.place) : value.place;
}

;// CONCATENATED MODULE: ./build/deployment/formats/terraform/terragrunt.js




const FILE = /(?:^|\/)terragrunt(?:\.stack)?\.hcl(?:\.json)?$/;
/** Files that those of Terragrunt include have any name. */
const INCLUDED = /\.hcl$/;
const LOCK_FILE = /(?:^|\/)\.terraform\.lock\.hcl$/;
/** A line that says where a module is, in a block `terraform` or in a local that one is made of. */
const SOURCE = /(?:source|module|url)/i;
const TEXT = /"([^"\n]*)"/g;
/** No source is longer. */
const LONGEST_LINE = 2_000;
/**
 * The modules that Terragrunt calls, by the last part of their paths or because it runs in their folder, with the problem of what it
 * gives them: its inputs come from several files and win over defaults, and are not read.
 *
 * @param isLeft whether a path is one that is not searched
 */
async function calledByTerragrunt(files, isLeft) {
    const own = files.paths.filter((path) => FILE.test(path) && !isLeft(path));
    const byName = new Map();
    const byFolder = new Map();
    for (const path of own)
        byFolder.set((0,repository_paths/* folderOf */.yS)(path), problemIn(path, 0));
    const searched = own.length === 0 ? [] : files.paths.filter((path) => INCLUDED.test(path) && !isLeft(path));
    for (const path of searched) {
        const lines = LOCK_FILE.test(path) ? [] : ((await (0,source_files/* readable */.HD)(files.text(path)))?.split('\n') ?? []);
        for (const [index, line] of lines.entries()) {
            if (line.length > LONGEST_LINE || !SOURCE.test(line) || /^\s*(?:#|\/\/)/.test(line))
                continue;
            for (const [, source = ''] of line.matchAll(TEXT)) {
                const name = source.includes('/') ? lastPartOf(source) : '';
                if (name !== '' && !byName.has(name))
                    byName.set(name, problemIn(path, index));
            }
        }
    }
    return (folder) => byName.get(folder.slice(folder.lastIndexOf('/') + 1)) ?? byFolder.get(folder) ?? null;
}
function problemIn(file, index) {
    const place = { file, line: index + 1, column: 1 };
    return (0,deployment_problem/* problemAt */.l4)('unresolved-variable', place, `${(0,deployment_reference/* quoteText */.ol)('inputs')} of Terragrunt`);
}
/** `lightdash` of `git::https://x/modules.git//bi/lightdash?ref=v1` */
function lastPartOf(source) {
    const [path = ''] = source.split('?', 1);
    return path.split('/').findLast((part) => part !== '') ?? '';
}

;// CONCATENATED MODULE: ./build/deployment/formats/terraform.js


















const KIND = signs/* TERRAFORM */.n0.kind;
/**
 * Releases and containers of Terraform and OpenTofu, and containers of jobs in HCL (DETECTION 2.3): each root module with all that
 * it calls, once as Terraform reads its variables by itself and once for each file of variables that it may be given.
 */
const terraform = {
    ...signs/* TERRAFORM */.n0,
    async read(files, candidates, settings) {
        if (candidates.length === 0)
            return { found: [], claimed: [] };
        const reading = new TerraformReading(files, candidates, settings);
        for (const path of candidates)
            if (isJobFile(path))
                await reading.readJob(path);
        if (candidates.some((path) => !isJobFile(path)))
            await reading.readModules();
        return reading.result();
    },
    async carries(files, { carrier, identities }) {
        for (const identity of identities)
            if (await isThere(files, identity, carrier))
                return true;
        return false;
    },
};
/** Files of HCL that are no part of a module of Terraform. */
function isJobFile(path) {
    return /\.(?:hcl|nomad)$/.test(path);
}
/** Whether a file of variables is there only to be copied. */
function isSample(path) {
    return /(?:example|sample)/i.test(path.slice(path.lastIndexOf('/') + 1));
}
/** What Terragrunt, Packer, builders of images and tests read. */
const OTHER_TOOL = /(?:^|\/)(?:terragrunt|root|docker-bake[\w.-]*|[^/]+\.(?:pkr|pkrvars|tftest|tofutest))\.hcl$/;
const BLOCKS_OF_OTHER_TOOLS = new Set([
    'include',
    'terraform',
    'dependency',
    'remote_state',
    'target',
    'source',
    'build',
]);
function isOfOtherTool(path, { blocks, attributes }) {
    if (OTHER_TOOL.test(path) || attributes.some(({ name }) => name === 'inputs'))
        return true;
    return blocks.some(({ type }) => BLOCKS_OF_OTHER_TOOLS.has(type));
}
/** Kinds of blocks of Terraform that deploy nothing. */
const SILENT = new Set(['data', 'ephemeral', 'provider', 'terraform', 'moved', 'import', 'removed', 'check']);
class TerraformReading {
    files;
    candidates;
    settings;
    #found = [];
    #claimed = new Set();
    #read = new Map();
    #modules;
    /** Variables of files that lie beside all modules. */
    #names = new Map();
    /** Folders of modules of which an instance was read. */
    #seen = new Set();
    constructor(files, candidates, settings) {
        this.files = files;
        this.candidates = candidates;
        this.settings = settings;
        this.#modules = new Modules(files);
    }
    async result() {
        for (const path of this.candidates) {
            const text = this.#claimed.has(path) ? null : await (0,source_files/* readable */.HD)(this.files.text(path));
            const read = this.#read.get(path);
            if (text !== null && read !== undefined && !showsMore(text, read, this.settings.images, path))
                this.#claimed.add(path);
        }
        return { found: this.#found, claimed: [...this.#claimed] };
    }
    async readJob(path) {
        const module = await readModule(this.files, (0,repository_paths/* folderOf */.yS)(path), [path], path);
        if (isOfOtherTool(path, module))
            return;
        if (await this.#isBroken(path, module.broken))
            return;
        const root = { module, own: [], given: [], elsewhere: null };
        await this.#readRoot(root);
    }
    async readModules() {
        const roots = await this.#roots();
        for (const root of roots)
            await this.#readRoot(root);
        // Those that only call each other in a circle.
        for (const path of this.candidates) {
            const folder = (0,repository_paths/* folderOf */.yS)(path);
            if (!isModuleFile(path) || this.#seen.has(folder))
                continue;
            await this.#readRoot(await this.#rootOf(folder, [], () => null));
        }
        for (const path of this.candidates) {
            if (!isModuleFile(path))
                continue;
            const module = await this.#modules.module((0,repository_paths/* folderOf */.yS)(path));
            await this.#isBroken(path, module.broken.filter(({ place }) => place?.file === path));
        }
    }
    /** Refuses a file that cannot be parsed and shows the service. */
    async #isBroken(path, [problem]) {
        if (problem === undefined)
            return false;
        const text = await (0,source_files/* readable */.HD)(this.files.text(path));
        if (text !== null && (0,service_signs/* showsService */.Wo)(text, this.settings.images, path)) {
            this.#found.push((0,deployment/* unreadableFound */.aH)(KIND, `${KIND}:${path}`, path, problem, [path]));
            this.#claimed.add(path);
        }
        return true;
    }
    /** Modules that are applied by themselves, and lead to a file that is worth a look. */
    async #roots() {
        const { folder } = this.settings;
        const prefix = folder === '' ? '' : `${folder}/`;
        const isLeft = (path) => !path.startsWith(prefix) || (0,deployment_candidates/* isExcluded */.RF)(path.slice(prefix.length));
        const variables = this.files.paths.filter((path) => isVariablesFile(path) && !isLeft(path) && (isReadByItself(path) || !isSample(path)));
        const searched = this.files.paths.filter((path) => isModuleFile(path) && !isLeft(path));
        const callers = await this.files.containing('module', searched);
        const candidates = this.candidates.filter((path) => !isJobFile(path));
        const around = candidates.flatMap((path) => isModuleFile(path) ? (0,repository_paths/* folderOf */.yS)(path) : (this.#modules.folderAround(path) ?? []));
        const folders = [...new Set([...around, ...callers.map(repository_paths/* folderOf */.yS)])].sort();
        const calls = new Map();
        for (const each of folders) {
            const module = await this.#modules.module(each);
            calls.set(each, module.calls.flatMap((call) => calledFolder(each, call) ?? []));
        }
        const called = new Set([...calls.values()].flat());
        const terragrunt = await calledByTerragrunt(this.files, isLeft);
        const wanted = leadingTo(calls, new Set(around));
        const roots = [];
        for (const each of folders) {
            const module = await this.#modules.module(each);
            const isRoot = !called.has(each) ||
                module.hasBackend ||
                variables.some((path) => (0,repository_paths/* folderOf */.yS)(path) === each && isReadByItself(path));
            if (!isRoot)
                continue;
            const root = await this.#rootOf(each, variables, terragrunt);
            const isGiven = [...root.own, ...root.given].some((path) => candidates.includes(path));
            if (wanted.has(each) || isGiven)
                roots.push(root);
        }
        return roots;
    }
    async #rootOf(folder, variables, terragrunt) {
        const module = await this.#modules.module(folder);
        const files = [];
        for (const path of variables)
            if (await this.#isFor(path, module))
                files.push(path);
        return { module, ...variablesFilesOf(folder, files), elsewhere: terragrunt(folder) };
    }
    /** Whether a file of variables is for a root module: it lies in its folder, or beside all modules and all its variables are the module's. */
    async #isFor(path, module) {
        const around = this.#modules.folderAround(path);
        if (around !== null)
            return around === module.folder;
        const names = this.#names.get(path) ?? (await this.#namesIn(path));
        this.#names.set(path, names);
        return names.length > 0 && names.every((name) => module.variables.has(name));
    }
    async #namesIn(path) {
        try {
            return [...((await parsedBody(this.files, path))?.attributes.keys() ?? [])];
        }
        catch (error) {
            if (error instanceof deployment_problem/* ProblemError */.Mm)
                return [];
            throw error;
        }
    }
    async #readRoot(root) {
        const base = await this.#readEnvironment(root, null);
        const given = [];
        for (const path of root.given)
            given.push(await this.#readEnvironment(root, path));
        for (const [address, own] of base.deployed) {
            const others = given.map(({ deployed }) => deployed.get(address) ?? []);
            const isOpen = own.some(({ answer }) => answer.status === 'problem' && answer.problem.code === 'unresolved-variable');
            const isAlwaysGiven = others.length > 0 && others.every((other) => !isSame(own, other));
            // What no file sets is set where Terraform is called, unless each environment has a file that sets it.
            if (!isOpen || !isAlwaysGiven)
                this.#found.push(...own);
        }
        for (const { deployed } of given) {
            for (const [address, found] of deployed) {
                if (!isSame(base.deployed.get(address) ?? [], found))
                    this.#found.push(...found);
            }
        }
    }
    async #readEnvironment(root, path) {
        const trace = new Trace(this.files);
        const scope = await this.#scopeOf(root, path, trace);
        const deployed = new Map();
        const scopes = await scopesUnder(scope);
        for (const each of scopes) {
            this.#seen.add(each.module.folder);
            // One that is switched off is no module of its own either.
            for (const call of each.module.calls)
                this.#seen.add(calledFolder(each.module.folder, call) ?? each.module.folder);
            for (const output of each.module.outputs.values())
                trace.mark(output);
            for (const { block, address } of deploying(each)) {
                const { result: instances, marks } = await trace.filesOf(() => instancesOf(block, each));
                // What is switched off deploys nothing; where a variable does so, it may as well be switched on where nobody sees it.
                const isOff = instances.length === 0 && block.body.attributes.get('count')?.value.kind === 'literal';
                if (isOff)
                    trace.mark(block);
                let isRead = isOff;
                for (const instance of instances) {
                    const whole = `${each.address === '' ? '' : `${each.address}.`}${address}${instance.key}`;
                    const { found, isUnderstood } = await this.#readBlock(block, instance.scope, root, { address: whole, path });
                    if (found.length > 0)
                        deployed.set(whole, found);
                    isRead ||= isUnderstood;
                }
                if (isRead)
                    trace.keep(marks);
            }
        }
        const marked = trace.marked();
        for (const each of scopes)
            each.markCalls(marked);
        const tooMuch = scopes.length > MOST_INSTANCES ? `${MOST_INSTANCES} modules` : trace.isTooMuch() ? 'can be worked out' : null;
        if (tooMuch !== null) {
            const file = this.#modules.pathsOf(root.module.path)[0] ?? root.module.path;
            const problem = (0,deployment_problem/* problemAt */.l4)('unparseable', { file, line: 1, column: 1 }, `more than ${tooMuch}`);
            deployed.set('', [(0,deployment/* unreadableFound */.aH)(KIND, identityOf(root, { address: '', path }), file, problem, [file])]);
        }
        for (const { source, start, end } of trace.marked()) {
            const ranges = this.#read.get(source.path);
            if (ranges === undefined)
                this.#read.set(source.path, [{ start, end }]);
            else
                ranges.push({ start, end });
        }
        return { path, deployed: new Map([...deployed].map(([address, found]) => [address, withDefaults(found, trace)])) };
    }
    async #scopeOf({ module, own, elsewhere }, path, trace) {
        const given = new Map();
        const broken = [];
        const files = path === null ? own : [...own, path];
        for (const file of files) {
            try {
                for (const [name, attribute] of (await parsedBody(this.files, file))?.attributes ?? [])
                    given.set(name, attribute);
            }
            catch (error) {
                if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                    throw error;
                broken.push(error.problem);
            }
        }
        return new ModuleScope(this.#modules, module, module.folder, trace, {
            given,
            scope: null,
            files,
            broken,
            elsewhere,
        });
    }
    async #readBlock(block, scope, root, named) {
        const { trace } = scope;
        const identity = identityOf(root, named);
        const recorded = this.files.recorded();
        const carrier = block.source.path;
        if (block.type === 'resource' && block.labels[0] === 'helm_release') {
            const work = () => readReleaseBlock(block, scope, recorded, this.settings);
            const { result, files, marks } = await trace.filesOf(work);
            const { reading, isCertain } = result;
            if (reading !== null || isCertain) {
                trace.mark(block);
                trace.keep(marks);
            }
            if (reading === null)
                return { found: [], isUnderstood: isCertain };
            const inputs = [...new Set([carrier, ...files, ...recorded.asked])];
            for (const path of inputs)
                if (/\.(?:ya?ml|lock)$/.test(path))
                    this.#claimed.add(path);
            return { found: (0,release_found/* foundOfRelease */.F)(reading, { kind: KIND, carrier, inputs, identity }), isUnderstood: true };
        }
        const { result, files } = await trace.filesOf(() => readImages(block, scope, this.settings));
        const { found, read, isWhole } = result;
        for (const [attribute, marks] of read) {
            trace.mark(attribute);
            trace.keep(marks);
        }
        const { text } = block.source;
        // Names of versions in it are those of the images that were read, unless it names more.
        const rest = text.slice(block.start, block.end);
        const ranges = [...read.keys()].map(({ start, end }) => ({ start: start - block.start, end: end - block.start }));
        // What another image is pinned to says nothing of a version that stands beside it.
        const kind = found.length > 0 && block.type !== 'module' ? 'block' : 'block.tf';
        if (isWhole && block.end > 0 && !showsMore(rest, ranges, this.settings.images, kind))
            trace.mark(block);
        for (const { place } of found)
            if (!isHclFile(place.file))
                this.#claimed.add(place.file);
        const inputs = [...new Set([carrier, ...files])];
        return { found: found.map((image) => foundOfImage(image, identity, carrier, inputs)), isUnderstood: isWhole };
    }
}
function isHclFile(path) {
    return isJobFile(path) || isModuleFile(path) || isVariablesFile(path);
}
function foundOfImage(image, identity, carrier, inputs) {
    const { steps, answer, place, notices } = image;
    return {
        kind: KIND,
        identities: [`${identity}#${steps.join('.')}`],
        units: [identity],
        carrier,
        place,
        answer,
        notices,
        chart: null,
        declared: deployment/* NOTHING_DECLARED */.ZM,
        environment: null,
        inputs,
    };
}
/** The blocks of a module that may deploy something, with their addresses. */
function deploying({ module }) {
    const calls = module.calls.filter((call) => calledFolder(module.folder, call) === null);
    const blocks = [...module.blocks.filter(({ type }) => !SILENT.has(type)), ...calls];
    const counts = new Map();
    const named = blocks.map((block) => {
        const address = [...(block.type === 'resource' ? [] : [block.type]), ...block.labels].join('.');
        const count = (counts.get(address) ?? 0) + 1;
        counts.set(address, count);
        return { block, address: count === 1 ? address : `${address}~${count}` };
    });
    const [first] = module.attributes;
    if (first === undefined)
        return named;
    const attributes = new Map(module.attributes.map((attribute) => [attribute.name, attribute]));
    const whole = { ...first, type: '', labels: [], body: { attributes, blocks: [] } };
    return [...named, { block: { ...whole, start: 0, end: 0 }, address: '' }];
}
function identityOf({ module }, { address, path }) {
    return `${KIND}:${module.path}#${address}${path === null ? '' : `@${path}`}`;
}
/** All modules that call one of the wanted ones, and these themselves. */
function leadingTo(calls, wanted) {
    const callers = new Map();
    for (const [folder, called] of calls)
        for (const each of called)
            callers.set(each, [...(callers.get(each) ?? []), folder]);
    const leading = new Set(wanted);
    // What is added while it is gone through is gone through as well.
    for (const each of leading)
        for (const caller of callers.get(each) ?? [])
            leading.add(caller);
    return leading;
}
function isSame(one, other) {
    const key = (found) => JSON.stringify(found.map(({ place, answer, chart, declared, environment }) => [place, answer, chart, declared, environment]));
    return key(one) === key(other);
}
/** A default of a root module's variable is only what holds where nobody says otherwise. */
function withDefaults(found, { defaults }) {
    return found.map((each) => {
        if (each.answer.status === 'problem')
            return each;
        const used = defaults.filter(({ name, attribute }) => isWithin(each.place, attribute) ||
            (isOfService(name, attribute) && each.inputs.includes(attribute.source.path)));
        const notices = used.map(({ name, attribute }) => {
            const at = (0,place/* showPlace */.R)(attribute.source.placeAt(attribute.start));
            return (0,deployment_problem/* cutQuotes */.AA)(`The default of the variable ${(0,deployment_reference/* quoteText */.ol)(name)} at ${at} is used; it can be overridden by -var`);
        });
        return { ...each, notices: [...new Set([...each.notices, ...notices])] };
    });
}
/** Whether a default is nothing, and anything else in its place may well decide the version. */
function isOfService(name, { value }) {
    const isNothing = (value.kind === 'literal' && value.value === null) ||
        (value.kind === 'template' && value.parts.length === 0) ||
        (value.kind === 'list' && value.items.length === 0) ||
        (value.kind === 'object' && value.members.length === 0);
    return isNothing && /lightdash|image|tag|chart|version|values|set|extra|override|helm/i.test(name);
}
function isWithin({ file, line }, { source, start, end }) {
    if (file !== source.path || line === null)
        return false;
    const first = source.placeAt(start).line;
    const last = source.placeAt(end).line;
    return first !== null && last !== null && first <= line && line <= last;
}
/** Whether what has an identity is still in a tree, whatever it deploys; what cannot be read is. */
async function isThere(files, identity, carrier) {
    const [, folder = '', rest = ''] = /^terraform:([^#]*)#?(.*)$/s.exec(identity) ?? [];
    if (isJobFile(folder) || rest === '')
        return files.has(carrier);
    const [, address = '', path] = /^((?:"(?:[^"\\]|\\.)*"|[^@#"])*)(?:@([^#]*))?/s.exec(rest) ?? [];
    if (path !== undefined && !files.has(path))
        return false;
    const modules = new Modules(files);
    const steps = address.replace(/\["(?:[^"\\]|\\.)*"\]/g, '').split('.');
    let at = folder;
    while (steps[0] === 'module' && steps.length > 2) {
        if (!modules.has(at))
            return false;
        const module = await modules.module(at);
        if (module.broken.length > 0)
            return true;
        const call = module.calls.find(({ labels }) => labels[0] === steps[1]);
        const next = call === undefined ? null : calledFolder(at, call);
        // A call that leads out of sight, or to nothing, is still there.
        if (next === null || !modules.has(next))
            return call !== undefined;
        at = next;
        steps.splice(0, 2);
    }
    if (!modules.has(at))
        return false;
    const module = await modules.module(at);
    if (module.broken.length > 0)
        return true;
    const wanted = steps.join('.');
    return [...module.blocks, ...module.calls].some(({ type, labels }) => [labels.join('.'), [type, ...labels].join('.')].includes(wanted));
}


/***/ }),

/***/ 7008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ embeddedYaml),
/* harmony export */   jQ: () => (/* binding */ madeYaml),
/* harmony export */   vW: () => (/* binding */ settingsAsYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6349);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3871);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1307);




/** YAML within YAML within YAML; no tool reads as deep. */
const MOST_EMBEDDED = 4;
/** How deep a file is embedded; none for one of the repository. */
const depths = new WeakMap();
/** What was read of a file's scalars, for aliases may lead to one of them time and again. */
const readings = new WeakMap();
/**
 * A text within a YAML file that is YAML itself, such as `values: |` of an Argo CD application: what stands in it has the
 * place where it stands in the outer file. In a text that is folded or stands in quotes everything has the place of that text.
 *
 * @returns null where the value is no text
 * @throws ProblemError (`unparseable`) at the place in the outer file
 */
function embeddedYaml(file, value) {
    const known = readings.get(file) ?? new Map();
    readings.set(file, known);
    const reading = known.get(value.node);
    if (reading instanceof _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
        throw reading;
    if (reading !== undefined)
        return reading;
    try {
        const embedded = readEmbedded(file, value);
        if (embedded !== null)
            known.set(value.node, embedded);
        return embedded;
    }
    catch (error) {
        if (error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm)
            known.set(value.node, error);
        throw error;
    }
}
function readEmbedded(file, value) {
    const scalar = file.scalar(value);
    const { node } = value;
    if (scalar?.type !== 'string' || !(node instanceof yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5))
        return null;
    const depth = (depths.get(file) ?? 0) + 1;
    if (depth > MOST_EMBEDDED) {
        throw new _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', value.place, `YAML within YAML, ${depth} times over`));
    }
    const literal = node.type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.BLOCK_LITERAL ? literalText(file, node) : null;
    const text = literal?.text ?? node.source ?? '';
    const embedded = new _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._(file.path, text, literal ?? { placeAt: () => scalar.place });
    depths.set(embedded, depth);
    return embedded;
}
/** The text of a literal block as it stands in the file, without its indentation, which is the same for all of its lines. */
function literalText(file, node) {
    const [start, end] = node.range ?? [0, 0];
    const block = file.text.slice(start, end).replace(/\r(?!\n)/g, '\n');
    // Its header goes to the end of the line.
    let from = block.indexOf('\n') + 1;
    const texts = [];
    /** Where the text of each line starts in the file. */
    const offsets = [];
    // A line of the value is one line of the block; its indentation is what the value goes without.
    for (const line of (node.source ?? '').split('\n')) {
        const feed = from === 0 ? -1 : block.indexOf('\n', from);
        const written = from === 0 ? '' : block.slice(from, feed === -1 ? block.length : feed).replace(/\r$/, '');
        const indent = Math.max(0, written.length - line.length);
        texts.push(written.slice(indent));
        offsets.push(start + from + indent);
        from = feed === -1 ? block.length : feed + 1;
    }
    const text = texts.join('\n');
    const lines = new _line_index_js__WEBPACK_IMPORTED_MODULE_3__/* .LineIndex */ .r(file.path, text);
    return {
        text,
        placeAt(offset) {
            const { line, column } = lines.placeAt(offset);
            return file.placeAt((offsets[line - 1] ?? start) + column - 1);
        },
    };
}
/**
 * YAML that is made of something else, such as `--set` or a block of Terraform: whatever stands in it has the place that
 * `placeOf` gives for its line.
 *
 * @param placeOf from a line of the text, the first being 1
 * @throws ProblemError (`unparseable`)
 */
function madeYaml(path, text, placeOf) {
    const lines = new _line_index_js__WEBPACK_IMPORTED_MODULE_3__/* .LineIndex */ .r(path, text.replace(/\r(?!\n)/g, '\n'));
    return new _yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .YamlFile */ ._(path, text, {
        placeAt(offset) {
            const { line, column } = lines.placeAt(offset);
            return placeOf(line, column);
        },
    });
}
/** Deeper than any value stands. */
const MOST_STEPS = 50;
/** Items of all lists together, those that no setting names among them. */
const MOST_ITEMS = 10_000;
/**
 * Settings as a mapping of values, each with its own place; a later one wins over an earlier one. A value `null` that is no
 * text takes away what stands below.
 *
 * @throws ProblemError (`unparseable`) where a setting stands deeper, or a list is longer, than any release has
 */
function settingsAsYaml(path, settings) {
    const start = settings[0]?.place ?? { file: path, line: 1, column: 1 };
    const root = { kind: 'map', members: new Map(), place: start };
    for (const setting of settings)
        addSetting(root, setting);
    const lines = [];
    const places = [];
    let items = 0;
    write(root, '', '');
    return madeYaml(path, lines.join('\n'), (line) => places[line - 1] ?? start);
    /** One line a node, in flow style, so that nothing of a text can end it. */
    function write(node, before, after) {
        const put = (text) => {
            lines.push(` ${text}`);
            places.push(node.place);
        };
        if (node.kind === 'scalar')
            put(`${before}${node.json}${after}`);
        else if (node.kind === 'map') {
            put(`${before}{`);
            for (const [name, member] of node.members)
                write(member, `${quote(name)}: `, ',');
            put(`}${after}`);
        }
        else {
            put(`${before}[`);
            const length = Math.max(-1, ...node.items.keys()) + 1;
            items += length;
            if (items > MOST_ITEMS)
                throw tooMuch(node.place, `more than ${MOST_ITEMS} items of lists`);
            for (let index = 0; index < length; index += 1) {
                write(node.items.get(index) ?? { kind: 'scalar', json: 'null', place: node.place }, '', ',');
            }
            put(`]${after}`);
        }
    }
}
function addSetting(root, { steps, value, isText, place }) {
    if (steps.length > MOST_STEPS)
        throw tooMuch(place, `more than ${MOST_STEPS} levels`);
    let holder = root;
    for (const [index, step] of steps.entries()) {
        const next = steps[index + 1];
        const known = memberOf(holder, step);
        const wanted = typeof next === 'number' ? 'list' : 'map';
        if (next === undefined)
            setMember(holder, step, nodeOf(value, isText, place));
        else if (known?.kind === wanted)
            holder = known;
        else {
            const made = wanted === 'list' ? { kind: 'list', items: new Map(), place } : { kind: 'map', members: new Map(), place };
            setMember(holder, step, made);
            holder = made;
        }
    }
}
function memberOf(holder, step) {
    return holder.kind === 'map' ? holder.members.get(String(step)) : holder.items.get(Number(step));
}
function setMember(holder, step, node) {
    if (holder.kind === 'map')
        holder.members.set(String(step), node);
    else {
        const index = Number(step);
        if (!Number.isInteger(index) || index < 0 || index >= MOST_ITEMS)
            throw tooMuch(node.place, `the item ${index}`);
        holder.items.set(index, node);
    }
}
function nodeOf(value, isText, place) {
    if (isText)
        return { kind: 'scalar', json: quote(value), place };
    if (value.startsWith('{') && value.endsWith('}') && !value.startsWith('{{')) {
        const items = value === '{}' ? [] : value.slice(1, -1).split(',');
        const scalars = items.map((item, index) => [index, scalarOf(item, place)]);
        return { kind: 'list', items: new Map(scalars), place };
    }
    return scalarOf(value, place);
}
/** A value as `--set` types it: these words in any case, whole numbers that do not start with a zero, else a text. */
function scalarOf(value, place) {
    const isTyped = /^(?:true|false|null|0|[-+]\d{1,18}|[1-9]\d{0,17})$/i.test(value);
    return { kind: 'scalar', json: isTyped ? value.toLowerCase().replace(/^\+/, '') : quote(value), place };
}
/** A text as JSON that is YAML as well: some characters stand in no YAML, and others end its lines. */
function quote(text) {
    return JSON.stringify(text).replace(/[\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function tooMuch(place, found) {
    return new _problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', place, found));
}


/***/ })

};
