export const id = 918;
export const ids = [918];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


/***/ }),

/***/ 46734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ complain)
/* harmony export */ });
/* harmony import */ var _render_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66082);

/** Writes one message to stderr. Each of its lines is safe for a log. */
function complain(message) {
    for (const line of message.split('\n'))
        process.stderr.write(`upgrade-gate: ${(0,_render_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lineForLog */ .MB)(line)}\n`);
}


/***/ }),

/***/ 65158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf),
/* harmony export */   d: () => (/* binding */ EXIT)
/* harmony export */ });
/** What the command line's exit codes mean (docs/command-line.md). */
const EXIT = {
    passed: 0,
    /** Not safe, and the decision is known. */
    failed: 1,
    /** The evidence is missing. */
    unproven: 2,
    /** Invalid input. */
    badQuestion: 3,
};
/** The exit code of a result, by its decision unless it passed. */
function exitCodeOf(passed, decision) {
    if (passed)
        return EXIT.passed;
    return decision === 'unproven' ? EXIT.unproven : EXIT.failed;
}


/***/ }),

/***/ 75472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var _net_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48324);
/* harmony import */ var _release_safety_span_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54747);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38811);
/* harmony import */ var _complain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46734);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65158);





/** Each command is loaded only if the user asks for it. */
const COMMANDS = {
    'upgrade-check': async () => (await Promise.all(/* import() */[__webpack_require__.e(347), __webpack_require__.e(9211), __webpack_require__.e(5274), __webpack_require__.e(6655)]).then(__webpack_require__.bind(__webpack_require__, 96655))).upgradeCheck,
    plan: async () => (await Promise.all(/* import() */[__webpack_require__.e(347), __webpack_require__.e(9211), __webpack_require__.e(5274), __webpack_require__.e(7165), __webpack_require__.e(1140), __webpack_require__.e(9890)]).then(__webpack_require__.bind(__webpack_require__, 49890))).plan,
    gate: async () => (await Promise.all(/* import() */[__webpack_require__.e(347), __webpack_require__.e(9211), __webpack_require__.e(5274), __webpack_require__.e(8118)]).then(__webpack_require__.bind(__webpack_require__, 58118))).gate,
    verify: async () => (await Promise.all(/* import() */[__webpack_require__.e(347), __webpack_require__.e(9211), __webpack_require__.e(5274), __webpack_require__.e(8118)]).then(__webpack_require__.bind(__webpack_require__, 58118))).verify,
    detect: async () => (await Promise.all(/* import() */[__webpack_require__.e(347), __webpack_require__.e(9211), __webpack_require__.e(5274), __webpack_require__.e(4584)]).then(__webpack_require__.bind(__webpack_require__, 74584))).detect,
    apply: async () => (await Promise.all(/* import() */[__webpack_require__.e(347), __webpack_require__.e(9211), __webpack_require__.e(5274), __webpack_require__.e(2614)]).then(__webpack_require__.bind(__webpack_require__, 92614))).apply,
    backtest: async () => (await Promise.all(/* import() */[__webpack_require__.e(347), __webpack_require__.e(9211), __webpack_require__.e(5274), __webpack_require__.e(3949)]).then(__webpack_require__.bind(__webpack_require__, 93949))).backtest,
};
/**
 * The command line.
 *
 * @param args without the program's own name
 * @returns the exit code
 */
async function main(args) {
    const [name, ...rest] = args;
    // Help is given only if nothing else is asked. A `--help` that arrives as a version from outside must not end with success.
    if (asksForHelp(args.length === 1 ? name : rest.length === 1 ? rest[0] : undefined)) {
        const { helpOf, overview } = await Promise.all(/* import() */[__webpack_require__.e(347), __webpack_require__.e(9211), __webpack_require__.e(5274), __webpack_require__.e(9654)]).then(__webpack_require__.bind(__webpack_require__, 9654));
        process.stdout.write((rest.length === 1 && name !== undefined ? helpOf(name) : null) ?? overview());
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.passed;
    }
    if (name === '--version') {
        process.stdout.write(`${_net_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.version}\n`);
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.passed;
    }
    try {
        const load = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
        if (load !== undefined)
            return await (await load())(rest);
        const names = Object.keys(COMMANDS);
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(name === undefined
            ? `Name a command: ${names.join(', ')}.`
            : `There is no command "${name}"${(0,_settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .suggest */ .Z)(name, names)} See upgrade-gate --help.`);
    }
    catch (error) {
        if (!(error instanceof _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d || error instanceof _release_safety_span_js__WEBPACK_IMPORTED_MODULE_1__/* .ReverseSpanError */ .XT))
            throw error;
        (0,_complain_js__WEBPACK_IMPORTED_MODULE_3__/* .complain */ .c)(error.message);
        return _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.badQuestion;
    }
}
function asksForHelp(argument) {
    return argument === '--help' || argument === '-h';
}


/***/ }),

/***/ 32720:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _net_connection_security_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16573);
/* harmony import */ var _complain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46734);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65158);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75472);




// The result is unproven until the end, even if something stops this process early.
process.exitCode = _exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.unproven;
// If the reader goes away before the whole answer is written, the reader has no answer.
process.stdout.on('error', () => process.exit(_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.unproven));
// An error of stderr is ignored, because nobody reads the message then.
process.stderr.on('error', () => undefined);
// Node would exit with 1, which means that the decision is known.
process.on('uncaughtException', (error) => {
    complainOf(error);
    process.exit(_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.unproven);
});
try {
    const ignored = (0,_net_connection_security_js__WEBPACK_IMPORTED_MODULE_3__/* .insistOnVerifiedTls */ .r)(process.env);
    if (ignored !== null)
        (0,_complain_js__WEBPACK_IMPORTED_MODULE_0__/* .complain */ .c)(ignored);
    process.exitCode = await (0,_main_js__WEBPACK_IMPORTED_MODULE_2__/* .main */ .i)(process.argv.slice(2));
}
catch (error) {
    complainOf(error);
}
function complainOf(error) {
    (0,_complain_js__WEBPACK_IMPORTED_MODULE_0__/* .complain */ .c)(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
// An abandoned connection must not keep the caller waiting. Open connections get one second to close.
process.stdout.write('', () => setTimeout(() => process.exit(), 1_000).unref());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject),
/* harmony export */   l: () => (/* binding */ membersOf)
/* harmony export */ });
/** Whether `value` is a JSON object or array, so that members can be read from it. */
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
/** The members of a JSON value; none if it is not an object. */
function membersOf(value) {
    return isObject(value) ? value : {};
}


/***/ }),

/***/ 68864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ MalformedDocumentError),
/* harmony export */   D5: () => (/* binding */ describeMalformation),
/* harmony export */   Wu: () => (/* binding */ firstMalformation),
/* harmony export */   zP: () => (/* binding */ quoteMember)
/* harmony export */ });
/* harmony import */ var _quote_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77829);

/** A document that cannot be used. The message names the member, what was found, what was expected and what to do. */
class MalformedDocumentError extends Error {
    malformation;
    name = 'MalformedDocumentError';
    constructor(malformation, mend) {
        super(`${describeMalformation(malformation)}; ${mend}`);
        this.malformation = malformation;
    }
}
/** One sentence without a full stop: `member "version" is "v1", expected X.Y.Z`. */
function describeMalformation({ member, found, expected }) {
    return `${member === '' ? 'the document' : `member "${member}"`} is ${found}, expected ${expected}`;
}
/** A malformation that quotes the value of the member, shortened. */
function quoteMember(member, value, expected) {
    return { member, found: (0,_quote_value_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteValue */ .c)(value), expected };
}
/**
 * The first problem that a schema found in `value`. One is enough: zod's own message for 3,500 bad rows is 839 kB long.
 */
function firstMalformation(error, value) {
    // A ZodError always has at least one issue.
    const issue = error.issues[0];
    let found = value;
    let member = '';
    for (const key of issue.path) {
        // A schema only descends into objects and arrays.
        found = found[key];
        member += typeof key === 'number' ? `[${key}]` : `${member === '' ? '' : '.'}${String(key)}`;
    }
    return quoteMember(member, found, issue.message);
}


/***/ }),

/***/ 59713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson),
/* harmony export */   x: () => (/* binding */ MOST_ITEMS)
/* harmony export */ });
/* harmony import */ var _malformed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68864);
/* harmony import */ var _quote_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77829);


/** A real document has six levels. A document with far more would exhaust the reader's stack. */
const MOST_LEVELS = 1_000;
/** A real list has a handful of items. A hostile one could exhaust the reader, because a schema reports every bad item. */
const MOST_ITEMS = 10_000;
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Parses a document that has to be JSON in UTF-8.
 *
 * An object with a repeated member is refused too. `JSON.parse` silently keeps the last value and other readers keep the
 * first, so one document could tell two readers different things.
 *
 * @throws MalformedDocumentError for an empty document, a byte-order mark, invalid UTF-8, a page of HTML, a document
 *   that was cut off, one with more than 1,000 levels, a repeated member, or anything else that is not JSON
 */
function parseJson(bytes) {
    const refuse = (found) => new _malformed_js__WEBPACK_IMPORTED_MODULE_0__/* .MalformedDocumentError */ .BD({ member: '', found, expected: 'JSON' }, 'check that the address leads to the document');
    if (bytes.length === 0)
        throw refuse('empty');
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        throw refuse('not UTF-8');
    }
    if (text.startsWith(BYTE_ORDER_MARK))
        throw refuse('preceded by a byte-order mark');
    let document;
    try {
        document = JSON.parse(text);
    }
    catch {
        throw refuse(describeText(text));
    }
    const members = countMembers(document, MOST_LEVELS);
    if (members === null)
        throw refuse('nested too deeply');
    // A colon follows every name. If there are as many colons as members, none was dropped. Texts may look like further names.
    const names = text.match(/"\s*:/g)?.length ?? 0;
    const repeated = names === members ? null : findRepeatedMember(text);
    if (repeated !== null)
        throw refuse(`ambiguous (member ${(0,_quote_value_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .c)(repeated)} appears twice in one object)`);
    return document;
}
const AFTER_NAME = /\s*:/y;
/** The number of members of all objects in a JSON value; null if it has more than `levels` levels. */
function countMembers(value, levels) {
    if (typeof value !== 'object' || value === null)
        return 0;
    if (levels === 0)
        return null;
    const items = Object.values(value);
    let members = Array.isArray(value) ? 0 : items.length;
    for (const item of items) {
        // Checked before the call, because a call for each text would cost more than everything else.
        if (typeof item !== 'object')
            continue;
        const within = countMembers(item, levels - 1);
        if (within === null)
            return null;
        members += within;
    }
    return members;
}
/** The first member that appears twice in one object of a valid JSON text, or null. */
function findRepeatedMember(text) {
    const objects = [];
    for (let at = 0; at < text.length; at += 1) {
        if (text[at] === '{')
            objects.push(new Set());
        if (text[at] === '}')
            objects.pop();
        if (text[at] !== '"')
            continue;
        const start = at;
        at += 1;
        while (text[at] !== '"')
            at += text[at] === '\\' ? 2 : 1;
        AFTER_NAME.lastIndex = at + 1;
        if (!AFTER_NAME.test(text))
            continue;
        const name = JSON.parse(text.slice(start, at + 1));
        const members = objects.at(-1);
        if (members.has(name))
            return name;
        members.add(name);
    }
    return null;
}
function describeText(text) {
    const start = text.trimStart();
    if (start.startsWith('{') || start.startsWith('['))
        return `cut off or broken (${text.length} characters)`;
    return `text that begins with ${(0,_quote_value_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .c)(start.slice(0, 40))}`;
}


/***/ }),

/***/ 77829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ quoteValue)
/* harmony export */ });
const LONGEST_QUOTE = 60;
/** A value of a document as short text: JSON, cut after 60 characters; only the kind for arrays and objects. */
function quoteValue(value) {
    if (value === undefined)
        return 'nothing';
    if (Array.isArray(value))
        return `an array of ${value.length}`;
    if (typeof value === 'object' && value !== null)
        return 'an object';
    const text = JSON.stringify(value);
    return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`;
}


/***/ }),

/***/ 16573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isPlainHttp),
/* harmony export */   r: () => (/* binding */ insistOnVerifiedTls)
/* harmony export */ });
/** Addresses of this machine: nothing leaves it. */
const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;
/** Whether a request to an address leaves this machine unencrypted, so that anybody on the way can read or answer it. */
function isPlainHttp(address) {
    if (!URL.canParse(address))
        return false;
    const { protocol, hostname } = new URL(address);
    return protocol === 'http:' && !LOOPBACK.test(hostname);
}
/** At 0, Node trusts any certificate, so anybody on the way could forge the answer. */
const VARIABLE = 'NODE_TLS_REJECT_UNAUTHORIZED';
/**
 * Verifies every certificate from now on, whatever the environment says. A document from an unknown server proves nothing, and
 * no token may go there.
 *
 * @param processEnv is changed
 * @returns a message if verification was switched off, else null
 */
function insistOnVerifiedTls(processEnv) {
    if (processEnv[VARIABLE] !== '0')
        return null;
    delete processEnv[VARIABLE];
    return `${VARIABLE}=0 is ignored: what a server says without a verified certificate is no proof. Remove the variable. For your own certificate authority, set NODE_EXTRA_CA_CERTS to a file with its certificate.`;
}


/***/ }),

/***/ 48324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ USER_AGENT),
/* harmony export */   j: () => (/* binding */ TOOL)
/* harmony export */ });
/** Name and version of this program, as in package.json (a test keeps them the same). */
const TOOL = { name: 'upgrade-gate', version: '0.1.0' };
/** The user agent for servers. */
const USER_AGENT = `${TOOL.name}/${TOOL.version}`;


/***/ }),

/***/ 66082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ LOG),
/* harmony export */   $O: () => (/* binding */ quoteForMarkdown),
/* harmony export */   Df: () => (/* binding */ withoutCommands),
/* harmony export */   Gq: () => (/* binding */ blockForMarkdown),
/* harmony export */   I5: () => (/* binding */ quoteForLog),
/* harmony export */   K: () => (/* binding */ textForMarkdown),
/* harmony export */   MB: () => (/* binding */ lineForLog),
/* harmony export */   NQ: () => (/* binding */ textForLog),
/* harmony export */   b4: () => (/* binding */ codeForLog),
/* harmony export */   rF: () => (/* binding */ jsonLine),
/* harmony export */   yQ: () => (/* binding */ MARKDOWN)
/* harmony export */ });
/** In characters. Longer texts from outside are cut for people. The report file has the whole text. */
const LONGEST_TEXT = 240;
const LONGEST_MESSAGE = 1_000;
const LONGEST_CODE_LINE = 500;
const MOST_CODE_LINES = 40;
// Line breaks, terminal escapes, and characters that hide or reverse the text after them.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
// Every character that has a meaning in Markdown or HTML.
const MARKUP = /[&<>"'`*_{}[\]()#+\-.!|~@:\\$^=]/g;
// GitHub looks for mail addresses in the text after it resolves the references, even within a code element. So the element ends before the
// `@` of a possible address.
const MAIL_SIGN = /(?<=[\w.+-])(?=@[\w.-]*\.[A-Za-z\d])/;
/**
 * For a job summary or a comment: an HTML code element that holds only character references. So no pipe, fence, tag, link or mention in it
 * takes effect, in a table cell or elsewhere.
 */
function quoteForMarkdown(hostile) {
    return codeElement(shorten(hostile, LONGEST_TEXT));
}
function codeElement(text) {
    return text
        .split(MAIL_SIGN)
        .map((part) => `<code>${toCharacterReferences(part)}</code>`)
        .join('');
}
/** The same text with markup characters as character references. */
function toCharacterReferences(text) {
    return text.replace(MARKUP, (character) => `&#${character.charCodeAt(0)};`);
}
/**
 * For a job summary or a comment: a message of our own that may quote the repository, as one line of text. A part in backticks becomes
 * code. So does every word that could become a link, a mention or the like: GitHub looks for those in the finished page, where a character
 * reference no longer protects.
 */
function textForMarkdown(message) {
    return shorten(message, LONGEST_MESSAGE)
        .split(/(`[^`]+`)/)
        .map((part) => (/^`[^`]+`$/.test(part) ? codeElement(part.slice(1, -1)) : part.replace(/\S+/g, wordForMarkdown)))
        .join('');
}
// A word with the punctuation around it. A word becomes code unless it is plainly a word of a sentence.
const WORD = /^(["'(]*)(.*?)([.,;:!?)"'…]*)$/u;
const PLAIN = /^[\p{L}\p{M}\p{N}.,;:!?'"()…→–=+-]*$/u;
// Hosts, even if our own full stop completes them; references to issues and commits; and emoji names.
const LIVELY = /www(?:\.|$)|gh-\d|cve-|ghsa-|[\da-f]{7}|:[\w+-]+:|:\/\//i;
function wordForMarkdown(word) {
    const [, before = '', core = '', after = ''] = WORD.exec(word) ?? [];
    const inert = PLAIN.test(core) && !LIVELY.test(word) ? toCharacterReferences(core) : codeElement(core);
    return `${toCharacterReferences(before)}${inert}${toCharacterReferences(after)}`;
}
/**
 * For a job summary or a comment: lines to copy, as a fenced block that no line in it can close.
 *
 * @param language our own word, such as `yaml`
 */
function blockForMarkdown(language, lines) {
    const shown = [
        ...lines.slice(0, MOST_CODE_LINES).map(inertLine),
        ...(lines.length > MOST_CODE_LINES ? [`# …and ${lines.length - MOST_CODE_LINES} more lines`] : []),
    ];
    const runs = shown.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length);
    const fence = '`'.repeat(Math.max(2, ...runs) + 1);
    return `${fence}${language}\n${shown.join('\n')}\n${fence}`;
}
/** A page may be printed in a log. There, the beginning of a line could be a command. */
function inertLine(line) {
    return oneLine(line)
        .replace(/^(\s*):(?=:)/, '$1: ')
        .replaceAll('##[', '# #[');
}
/**
 * For a log line, a terminal or an annotation: one line without terminal escapes, and without the marks of a runner's command (`::name::`
 * and `##[name]`).
 */
function quoteForLog(hostile) {
    return lineForLog(shorten(hostile, LONGEST_TEXT));
}
/** As {@link quoteForLog}, for a message that may quote the repository. It is cut only at a length that nobody reads. */
function textForLog(message) {
    return lineForLog(shorten(message, LONGEST_MESSAGE));
}
/** As {@link quoteForLog}, for a line to copy: it keeps its indentation. */
function codeForLog(line) {
    return withoutCommands(oneLine(line));
}
/** As {@link quoteForLog}, for a message of our own that may quote something. Nothing is cut. */
function lineForLog(message) {
    return withoutCommands(message.replace(INVISIBLE, ' ').trim());
}
/** For a line that joins several quoted texts. The end of one and the beginning of the next could form the mark of a command. */
function withoutCommands(line) {
    return line.replace(/:(?=:)/g, ': ').replaceAll('##[', '# #[');
}
/**
 * For a JSON line on stdout: the same JSON in a spelling that is harmless. A runner finds no command in it, and a terminal finds no
 * character that hides or reverses the text after it.
 */
function jsonLine(value) {
    return JSON.stringify(value).replaceAll('##[', '##\\u005b').replace(INVISIBLE, escapeCodeUnits);
}
function escapeCodeUnits(characters) {
    return [...Array(characters.length).keys()]
        .map((unit) => `\\u${characters.charCodeAt(unit).toString(16).padStart(4, '0')}`)
        .join('');
}
function shorten(text, longest) {
    const characters = [
        ...text
            .slice(0, 4 * longest)
            .replace(INVISIBLE, ' ')
            .trim(),
    ];
    const isShort = characters.length <= longest && text.length <= 4 * longest;
    return isShort ? characters.join('') : `${characters.slice(0, longest).join('')}…`;
}
function oneLine(line) {
    const shown = line.slice(0, LONGEST_CODE_LINE).replace(INVISIBLE, ' ').trimEnd();
    return line.length <= LONGEST_CODE_LINE ? shown : `${shown}…`;
}
/** For a job summary or a comment. */
const MARKDOWN = { quote: quoteForMarkdown, prose: textForMarkdown };
/** For a log, a terminal or an annotation. */
const LOG = { quote: quoteForLog, prose: textForLog };


/***/ }),

/***/ 38811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest),
/* harmony export */   d: () => (/* binding */ InputError)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

/** Invalid input. The run fails, whatever the documents say. */
class InputError extends Error {
    name = 'InputError';
}
/** The end of a message about an unknown name: `. Did you mean "x"?` if a known name is similar, otherwise a full stop. */
function suggest(name, names) {
    const nearest = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(name, names);
    return (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(name, nearest) <= Math.max(2, nearest.length / 3) ? `. Did you mean "${nearest}"?` : '.';
}


/***/ })

};
