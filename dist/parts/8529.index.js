export const id = 8529;
export const ids = [8529];
export const modules = {

/***/ 28529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  holdByIssues: () => (/* binding */ holdByIssues),
  W: () => (/* binding */ issuesSchema),
  parseKnownIssues: () => (/* binding */ parseKnownIssues)
});

// UNUSED EXPORTS: knownIssuesSchema

// EXTERNAL MODULE: ./node_modules/semver/classes/range.js
var range = __webpack_require__(96782);
// EXTERNAL MODULE: ./node_modules/semver/classes/semver.js
var semver = __webpack_require__(7163);
// EXTERNAL MODULE: ./node_modules/semver/ranges/valid.js
var valid = __webpack_require__(64737);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/iso.js



function datetime(params) {
    return api/* _isoDateTime */.G1(schemas/* ZodISODateTime */.You, params);
}
function date(params) {
    return api/* _isoDate */.db(schemas/* ZodISODate */.Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}

// EXTERNAL MODULE: ./build/documents/moment.js
var moment = __webpack_require__(40709);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/gate/policy/strict-yaml.js
var strict_yaml = __webpack_require__(56490);
;// CONCATENATED MODULE: ./build/gate/policy/known-issues.js







const MOST_ISSUES = 200;
const MOST_PROBLEMS = 5;
const isDay = (text) => date().safeParse(text).success;
const isMoment = (text) => datetime({ offset: true }).safeParse(text).success;
const issueSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP('a text')
        .regex(/^[A-Za-z0-9][A-Za-z0-9._/#-]{0,99}$/, 'a name of letters, digits and ._/#-')
        .describe('The name of the issue, once in the file.'),
    versions: schemas/* string */.YjP('a semver range such as ">=1.129.0 <1.169.1"')
        .refine(isRange, 'a semver range such as ">=1.129.0 <1.169.1", of 200 characters at most')
        .describe('The releases that have it, as a semver range such as ">=1.129.0 <1.169.1".')
        .meta({ minLength: 1, maxLength: 200 }),
    'applies-to': schemas/* enum */.k5n(['target', 'span'], 'target or span')
        .describe('`target`: it counts against an upgrade that ends on such a release; `span`: against one that only crosses it, too.'),
    effect: schemas/* enum */.k5n(['block', 'recreate'], 'block or recreate')
        .describe('`block`: no upgrade; `recreate`: only with downtime.'),
    reason: schemas/* string */.YjP('a text')
        .min(1, 'a text')
        .max(1_000, 'a text of 1000 characters at most')
        .describe('What people read.'),
    url: schemas/* string */.YjP('an https address')
        .refine(isAddress, 'an https address without a user')
        .describe('An https address with more on it.')
        .meta({ pattern: '^https://', maxLength: 2_000 })
        .optional(),
    until: schemas/* string */.YjP('a date, YYYY-MM-DD')
        .refine((text) => isDay(text) || isMoment(text), 'a date, YYYY-MM-DD, or a moment such as 2026-12-01T12:00:00Z')
        .describe('The last day on which it counts, YYYY-MM-DD, or the moment at which it ends, with its zone: 2026-12-01T12:00:00Z.')
        .optional(),
}, 'an issue with id, versions, applies-to, effect and reason');
const issuesSchema = schemas/* array */.YOg(issueSchema, 'a list of issues')
    .max(MOST_ISSUES, `a list of ${MOST_ISSUES} issues at most`)
    .superRefine((issues, context) => {
    const ids = new Set();
    for (const [at, { id }] of issues.entries()) {
        if (ids.has(id))
            context.addIssue({ code: 'custom', path: [at, 'id'], message: 'an id that appears only once' });
        ids.add(id);
    }
});
const knownIssuesSchema = schemas/* strictObject */.rej({ version: schemas/* literal */.euz(1, '1'), issues: issuesSchema }, 'a mapping with version and issues')
    .describe(`Releases that a team keeps out, or takes with downtime only, whatever ${product/* product */.q.name} says of them.`);
function parseKnownIssues(bytes) {
    const read = (0,strict_yaml/* parseStrictYaml */.A)(bytes, { schema: knownIssuesSchema, isOfTexts: false });
    return read.value === null ? refuse(read.complaints) : { issues: read.value.issues, problem: null };
}
function refuse(complaints) {
    const problems = complaints.map(({ line, says }) => (line === null ? says : `line ${line}: ${says}`));
    const more = problems.length - MOST_PROBLEMS;
    const shown = [...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])];
    return { issues: null, problem: shown.join('; ') };
}
function isRange(text) {
    return text.trim() !== '' && text.length <= 200 && valid(text) !== null;
}
function isAddress(text) {
    if (text.length > 2_000 || !text.startsWith('https://') || !URL.canParse(text))
        return false;
    const { username, password } = new URL(text);
    return username === '' && password === '';
}
function holdByIssues({ issues, problem }, releases, now) {
    if (issues === null) {
        const unread = { rule: 'policy-unavailable', on: 'target', says: problem, passesFrom: null, issue: null };
        return { holds: new Map(releases.map(({ version }) => [version, [unread]])), unmatched: [], expired: [] };
    }
    const inForce = issues.filter(({ until }) => until === undefined || now.getTime() < endOf(until));
    const rules = inForce.map((issue) => ({ id: issue.id, range: new range(issue.versions), hold: holdOf(issue) }));
    const holds = new Map();
    const matched = new Set();
    for (const { version } of releases) {
        const parsed = new semver(version);
        for (const { id, range, hold } of rules) {
            if (!range.test(parsed))
                continue;
            matched.add(id);
            holds.set(version, [...(holds.get(version) ?? []), hold]);
        }
    }
    const idsOf = (some) => some.map(({ id }) => id);
    return {
        holds,
        unmatched: idsOf(inForce).filter((id) => !matched.has(id)),
        expired: idsOf(issues.filter((issue) => !inForce.includes(issue))),
    };
}
function holdOf({ id, 'applies-to': on, effect, reason, url, until }) {
    const rule = effect === 'block' ? 'known-issue' : 'known-issue-recreate';
    const says = `${id}${url === undefined ? '' : ` (${url})`}: ${reason}`;
    const passesFrom = until === undefined ? null : new Date(endOf(until)).toISOString();
    return { rule, on, says, passesFrom, issue: { id, reason, url: url ?? null } };
}
function endOf(until) {
    return Date.parse(until) + (isDay(until) ? moment/* DAY_MS */.sO : 0);
}


/***/ }),

/***/ 56490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseStrictYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _documents_malformed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68864);
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77829);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48662);
/* harmony import */ var _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56830);





function parseStrictYaml(bytes, { schema, isOfTexts, whenEmpty }) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const at = (offset, says) => ({ line: lines.linePos(offset).line, says });
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        new _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .YamlFile */ ._g('strict-yaml', text);
        const form = isOfTexts ? { schema: 'failsafe' } : {};
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false, ...form });
        const broken = document.errors.map(({ pos: [offset], message }) => at(offset, message.split('\n', 1)[0] ?? ''));
        if (broken.length > 0)
            return { value: null, complaints: broken };
        const raw = document.toJS();
        const value = whenEmpty !== undefined && (raw === null || raw === '') ? whenEmpty : raw;
        const { data, error } = schema.safeParse(value);
        if (error === undefined) {
            return { value: data, lineOf: (path) => lines.linePos(nearestOffset(document, path)).line };
        }
        const complaints = error.issues.flatMap((issue) => complaintsOf(issue, value, document));
        return { value: null, complaints: complaints.map((each) => at(...each)) };
    }
    catch (error) {
        if (error instanceof _problems_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemError */ .Mm) {
            const { place, found } = error.problem;
            return { value: null, complaints: [{ line: place?.line ?? 1, says: found }] };
        }
        const says = `it cannot be read as YAML: ${error instanceof Error ? error.message : ''}`;
        return { value: null, complaints: [{ line: null, says }] };
    }
}
function complaintsOf(issue, value, document) {
    const { path } = issue;
    const nearest = nearestOffset(document, path);
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => [
            keyOffset(document, [...path, key]) ?? nearest,
            `unknown member ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteValue */ .c)(key)}`,
        ]);
    }
    const { member, found, expected } = (0,_documents_malformed_js__WEBPACK_IMPORTED_MODULE_1__/* .firstMalformation */ .Wu)({ issues: [issue] }, value);
    return [[nearest, `${member === '' ? 'the file' : `"${member}"`} is ${found}, expected ${expected}`]];
}
function nearestOffset(document, path) {
    for (let length = path.length; length >= 0; length -= 1) {
        const some = path.slice(0, length);
        const offset = offsetOf(length === 0 ? document.contents : document.getIn(some, true));
        if (offset !== null)
            return offset;
    }
    return 0;
}
function keyOffset(document, path) {
    const map = document.getIn(path.slice(0, -1), true);
    const pairs = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(map) ? map.items : [];
    return offsetOf(pairs.find((each) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(each.key) && String(each.key.value) === path.at(-1))?.key);
}
function offsetOf(node) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) ? (node.range?.[0] ?? null) : null;
}


/***/ }),

/***/ 70593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ SourceText)
/* harmony export */ });
class SourceText {
    path;
    text;
    #starts = [0];
    constructor(path, text) {
        this.path = path;
        this.text = text;
        for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))
            this.#starts.push(end + 1);
    }
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
/* harmony export */   NM: () => (/* binding */ notYaml),
/* harmony export */   hN: () => (/* binding */ parseYaml),
/* harmony export */   v5: () => (/* binding */ MASK)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48662);


const MOST_LEXEMES = 1_500_000;
const MOST_LEVELS = 200;
const MOST_DOCUMENTS = 20_000;
const LONGEST_DIRECTIVE = 1_024;
const MASK = '\uE0F0';
const ONLY_MASKED = /^[ \t\r\uE0F0]*$/;
const UNREADABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/;
const SCALAR_NEXT = '\x1F';
const FLOW_CUT_SHORT = '\x18';
class LimitError extends _problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemError */ .Mm {
}
function beyondLimits(lines, offset, limit) {
    return new LimitError((0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)('unparseable', lines.placeAt(offset), `more than ${limit}`));
}
function notYaml(lines, offset, why) {
    return (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .unparseable */ .Ve)(lines.placeAt(offset), why.split('\n', 1)[0] ?? '');
}
function parseYaml(text, lines) {
    const unreadable = UNREADABLE.exec(text);
    if (unreadable !== null) {
        const name = unreadable[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
        throw notYaml(lines, unreadable.index, `the character U+${name}`);
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
function compose(text, lines) {
    const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
    const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({
        schema: 'failsafe',
        resolveKnownTags: false,
        uniqueKeys: false,
    });
    let first = null;
    const refuse = (offset, why) => {
        first ??= notYaml(lines, offset, why);
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
function isCutShort(lexeme) {
    const [quote] = lexeme;
    return (quote === '"' || quote === "'") && (lexeme.length < 2 || !lexeme.endsWith(quote));
}
function holdsTemplateAsKey(node, text) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
        return node.items.some((item) => holdsTemplateAsKey(item, text));
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
        return false;
    return node.items.some(({ key, value }) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(key) && text[(key.range?.[0] ?? 0) - 1] === '{') ||
        holdsTemplateAsKey(key, text) ||
        holdsTemplateAsKey(value, text));
}
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
  _g: () => (/* binding */ YamlFile),
  Nc: () => (/* binding */ allAt),
  Un: () => (/* binding */ itemsIn)
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
const MOST_REPEATED = 1_000_000;
class AnchorResolver {
    ownKeyWins;
    refuse;
    anchors = new Map();
    members = new Map();
    #byName = new Map();
    #sizes = new Map();
    #repeated = 0;
    constructor(ownKeyWins, refuse) {
        this.ownKeyWins = ownKeyWins;
        this.refuse = refuse;
    }
    start(contents) {
        this.#byName.clear();
        this.#sizes.clear();
        this.#sizeOf(contents);
    }
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
    #ownMembersOf(pairs) {
        const own = new Map();
        for (const pair of pairs) {
            const { key } = pair;
            if (isMergeKey(key))
                continue;
            if ((0,dist/* isScalar */.jn)(key) && isTyped(key))
                throw this.refuse(startOf(key), 'a key with a tag');
            const node = this.#followed(key);
            if (!(0,dist/* isScalar */.jn)(node))
                continue;
            const name = node.source ?? '';
            if (own.has(name))
                throw this.refuse(startOf(key), `the key ${JSON.stringify(name)} appears twice`);
            own.set(name, pair);
        }
        return own;
    }
    #membersOf(pairs) {
        const own = this.#ownMembersOf(pairs);
        const all = new Map(own);
        const broughtBy = new Map();
        const isDisputed = (name, by, other) => own.has(name) ? !this.ownKeyWins && startOf(other.key) < startOf(by) : broughtBy.get(name) !== by;
        for (const { key, value } of pairs.filter((pair) => isMergeKey(pair.key))) {
            for (const [name, pair] of this.#mergedBy(key, value)) {
                const other = all.get(name);
                if (other === undefined) {
                    all.set(name, pair);
                    broughtBy.set(name, key);
                }
                else if (isDisputed(name, key, other) && !this.#isSame(pair.value, other.value)) {
                    const why = `a merge key brings in ${JSON.stringify(name)} behind another one; parsers differ on which counts`;
                    throw this.refuse(startOf(key), why);
                }
            }
        }
        return all;
    }
    *#mergedBy(key, value) {
        const node = this.#followed(value);
        const sources = (0,dist/* isSeq */.oP)(node) ? node.items : [node];
        for (const source of sources) {
            const members = this.members.get(this.#followed(source)) ?? new Map();
            this.#repeat(key, members.size);
            yield* members;
        }
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
        if (left.tag !== right.tag || left.type !== right.type)
            return false;
        return left.source === right.source || [left, right].every(isWholeNumber);
    }
}
function isWholeNumber({ source, type }) {
    return type === dist/* Scalar */.X5.PLAIN && /^[1-9]\d*$/.test(source ?? '');
}
function startOf(node) {
    return node.range?.[0] ?? 0;
}
function isMergeKey(key) {
    if (!(0,dist/* isScalar */.jn)(key) || key.source !== '<<' || key.type !== dist/* Scalar */.X5.PLAIN)
        return false;
    return key.tag === undefined || key.tag === '!' || key.tag === `${TAG_PREFIX}merge`;
}
function isTyped({ tag }) {
    return tag !== undefined && tag !== '!' && tag !== `${TAG_PREFIX}str`;
}

// EXTERNAL MODULE: ./build/syntax/yaml-parser.js
var yaml_parser = __webpack_require__(64183);
;// CONCATENATED MODULE: ./build/syntax/yaml.js
var _a;





const NULL = /^(?:~|null|Null|NULL|)$/;
const BOOLEAN = /^(?:y|yes|n|no|on|off|true|false)$/i;
const NUMBER = /^(?:[-+]?(?:0b[01_]+|0o?[0-7_]+|0x[\da-f_]+|[\d_]+(?::[0-5]?\d)+(?:\.[\d_]*)?|(?:[\d_]+(?:\.[\d_]*)?|\.[\d_]+)(?:e[-+]?[\d_]+)?))$/i;
const NOT_FINITE = /^[-+]?\.(?:inf|nan)$/i;
class YamlValue {
    file;
    node;
    place;
    alias;
    #resolver;
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
    member(name) {
        const pair = this.#resolver.members.get(this.node)?.get(name);
        return pair === undefined ? null : this.#memberOf(name, pair);
    }
    get members() {
        const members = this.#resolver.members.get(this.node);
        return [...(members ?? [])].map(([name, pair]) => this.#memberOf(name, pair));
    }
    get items() {
        if (!(0,dist/* isSeq */.oP)(this.node))
            return [];
        return this.node.items.flatMap((item) => this.#resolved(item) ?? []);
    }
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
    get scalar() {
        const { node } = this;
        if (!(0,dist/* isScalar */.jn)(node))
            return null;
        const isBlock = node.type === dist/* Scalar */.X5.BLOCK_LITERAL || node.type === dist/* Scalar */.X5.BLOCK_FOLDED;
        const written = node.source ?? '';
        const text = isBlock ? written.trim() : written;
        return { text, type: typeOf(node, text), place: isBlock ? this.#firstLine : this.place };
    }
    get written() {
        const { scalar } = this;
        if (scalar === null || !scalar.text.includes(yaml_parser/* MASK */.v5))
            return scalar?.text ?? null;
        const source = this.source.trim();
        return /^(["']).*\1$/s.test(source) ? source.slice(1, -1) : source;
    }
    get source() {
        const [start, end] = this.node.range ?? [0, 0];
        return this.file.text.slice(start, end);
    }
    scalarAt(...path) {
        const scalar = this.at(path)?.scalar ?? null;
        return scalar === null || scalar.type === 'null' || scalar.text === '' ? null : scalar;
    }
    textAt(...path) {
        return this.scalarAt(...path)?.text ?? '';
    }
    itemsAt(...path) {
        return this.at(path)?.items ?? [];
    }
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
function resolvedValue(file, node, resolver) {
    const target = (0,dist/* isAlias */.Vj)(node) ? resolver.anchors.get(node) : node;
    const alias = (0,dist/* isAlias */.Vj)(node) ? file.placeOf(node) : null;
    if (!(0,dist/* isScalar */.jn)(target) && !(0,dist/* isMap */.jh)(target) && !(0,dist/* isSeq */.oP)(target))
        return null;
    return new YamlValue(file, target, file.placeOf(target), alias, resolver);
}
class YamlFile {
    path;
    text;
    documents;
    #lines;
    constructor(path, text, lines) {
        this.path = path;
        this.text = text;
        const lined = text.replace(/\r(?!\n)/g, '\n');
        this.#lines = lines ?? new source_text/* SourceText */.D(path, lined);
        const refuse = (offset, why) => (0,yaml_parser/* notYaml */.NM)(this.#lines, offset, why);
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
    get root() {
        return this.documents[0] ?? null;
    }
    placeAt(offset) {
        return this.#lines.placeAt(offset);
    }
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
    if (node.type === undefined && node.source === undefined)
        return 'null';
    if (node.type !== dist/* Scalar */.X5.PLAIN && tag === undefined)
        return 'string';
    if (NULL.test(text))
        return 'null';
    if (BOOLEAN.test(text) || NOT_FINITE.test(text))
        return 'other';
    return /\d/.test(text) && NUMBER.test(text) ? 'other' : 'string';
}
function allAt(sources, path) {
    const steps = path === '' ? [] : path.split('.');
    return sources.flatMap((source) => valuesAt(source, steps));
}
function valuesAt(source, steps) {
    const star = steps.indexOf('*');
    const found = source.at(star === -1 ? steps : steps.slice(0, star));
    if (found === null || found.scalar?.type === 'null')
        return [];
    if (star === -1)
        return [found];
    return found.items.flatMap((item) => valuesAt(item, steps.slice(star + 1)));
}
function itemsIn(sources, path) {
    return allAt(sources, path)[0]?.items ?? [];
}


/***/ })

};
