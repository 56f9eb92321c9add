export const id = 4039;
export const ids = [4039];
export const modules = {

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
const USER_AGENT = `${TOOL.name}/${TOOL.version}`;


/***/ }),

/***/ 28672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ fitAnnotation)
/* harmony export */ });
/** In characters. A runner cuts or drops a message of more than 4,096 characters. */
const LONGEST_MESSAGE = 4_000;
/** Shortens a message so that it fits into an annotation. */
function fitAnnotation(message) {
    return message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, LONGEST_MESSAGE)}…`;
}


/***/ }),

/***/ 32883:
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
function toCharacterReferences(text) {
    return text.replace(MARKUP, (character) => `&#${character.charCodeAt(0)};`);
}
/**
 * For a job summary or a comment: a message of our own that may quote the repository, as one line of text. A part in backticks becomes
 * code. So does every word that could become a link, a mention or the like: GitHub looks for those in the finished page, where a character
 * reference no longer protects.
 *
 * @param link asked for each of those words
 */
function textForMarkdown(message, link = noLink) {
    return shorten(message, LONGEST_MESSAGE)
        .split(/(`[^`]+`)/)
        .map((part) => /^`[^`]+`$/.test(part)
        ? (link(part.slice(1, -1)) ?? codeElement(part.slice(1, -1)))
        : part.replace(/\S+/g, (word) => wordForMarkdown(word, link)))
        .join('');
}
const noLink = () => null;
// The punctuation around a word. A word becomes code unless it is plainly a word of a sentence.
const BEFORE = /^["'(]*/;
const AFTER = /(?<![.,;:!?)"'…])[.,;:!?)"'…]*$/;
const PLAIN = /^[\p{L}\p{M}\p{N}.,;:!?'"()…→–=+-]*$/u;
// Hosts, even if our own full stop completes them; references to issues and commits; and emoji names.
const LIVELY = /www(?:\.|$)|gh-\d|cve-|ghsa-|[\da-f]{7}|:[\w+-]+:|:\/\//i;
function wordForMarkdown(word, link) {
    const [before = ''] = BEFORE.exec(word) ?? [];
    const rest = word.slice(before.length);
    const [after = ''] = AFTER.exec(rest) ?? [];
    const core = rest.slice(0, rest.length - after.length);
    const inert = PLAIN.test(core) && !LIVELY.test(word) ? toCharacterReferences(core) : (link(core) ?? codeElement(core));
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
    return characters.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function shorten(text, longest) {
    const beginning = text.slice(0, 4 * longest);
    const characters = [...beginning.replace(INVISIBLE, ' ').trim()];
    const isShort = characters.length <= longest && beginning === text;
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

/***/ 32666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ renderFailurePage)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);

/** More lines help nobody. */
const MOST_LINES = 25;
/**
 * The job summary of a run that could not ask its question.
 *
 * @param title our own words, such as `Query history: it could not be asked for`
 * @param message one line for each error
 */
function renderFailurePage(title, message) {
    const lines = message
        .split('\n')
        .slice(0, MOST_LINES)
        .map((line) => `- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForMarkdown */ .$O)(line)}`);
    return `## ❓ ${title}\n\n${lines.join('\n')}\n`;
}


/***/ }),

/***/ 77027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ progressOn)
/* harmony export */ });
/** In milliseconds. Short fetches stay silent, and a log needs only a line now and then. */
const LOG_PERIOD_MS = 5_000;
const TERMINAL_PERIOD_MS = 300;
/**
 * Shows the progress of a long fetch: one line that is overwritten in a terminal, a line every few seconds in a log. A timer drives it, so
 * that people see the wait for a document that never arrives.
 */
function progressOn(stream) {
    const inTerminal = stream.isTTY === true;
    let latest = '';
    let isShown = false;
    let timer = null;
    const show = () => {
        isShown = true;
        stream.write(inTerminal ? `\r${latest}\u001B[K` : `${latest}\n`);
    };
    return ({ reading, done, total }) => {
        latest = total === 1 ? `Reading ${reading}` : `Reading ${reading}: ${done} of ${total}`;
        if (done < total) {
            timer ??= setInterval(show, inTerminal ? TERMINAL_PERIOD_MS : LOG_PERIOD_MS).unref();
            return;
        }
        if (timer !== null)
            clearInterval(timer);
        timer = null;
        if (inTerminal && isShown)
            stream.write('\r\u001B[K');
        isShown = false;
    };
}


/***/ }),

/***/ 15807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   lF: () => (/* binding */ isVersion),
/* harmony export */   t: () => (/* binding */ highestVersion),
/* harmony export */   xe: () => (/* binding */ sortedVersions)
/* harmony export */ });
/** A text of at most this many characters only has numbers that a double represents exactly. */
const SHORT = 15;
const VERSION_PATTERN = /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/;
/**
 * Whether `text` is a release version: three numbers without leading zeros, sign, suffix or white space
 * (docs/rules.md). Numbers that a double cannot represent exactly are refused, because they could not be ordered.
 */
function isVersion(text) {
    if (typeof text !== 'string' || !VERSION_PATTERN.test(text))
        return false;
    return text.length <= SHORT || text.split('.').every((number) => Number.isSafeInteger(Number(number)));
}
/** Orders two versions numerically (`1.202.10` after `1.202.9`): negative, zero or positive, as for `Array.sort`. */
function compareVersions(left, right) {
    if (left === right)
        return 0;
    let at = 0;
    while (left[at] === right[at])
        at += 1;
    // Only the first number that differs counts.
    const start = left.lastIndexOf('.', at - 1) + 1;
    return Number.parseInt(left.slice(start), 10) - Number.parseInt(right.slice(start), 10);
}
/** The higher of two versions; null means "none". */
function highestVersion(left, right) {
    if (left === null || right === null)
        return left ?? right;
    return compareVersions(left, right) >= 0 ? left : right;
}
/** The distinct versions in ascending order. */
function sortedVersions(versions) {
    return [...new Set(versions)].sort(compareVersions);
}


/***/ }),

/***/ 81675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ annotate)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90143);

/** Writes messages to the run's page. */
function annotate(annotations) {
    const write = { error: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm };
    for (const { level, message, ...properties } of annotations)
        write[level](message, properties);
}


/***/ }),

/***/ 4962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ runFramed)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90143);
/* harmony import */ var _net_connection_security_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16573);
/* harmony import */ var _page_annotations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28672);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32883);





/** Runs an action so that only a proven result leaves a green step. Any error becomes an annotation and the summary, and fails the step. */
async function runFramed(framed) {
    const { title, endedEarly, main, withdraw, renderFailure, onFailure } = framed;
    // The step counts as failed until the end is reached. So it also fails if something stops this process early.
    process.exitCode = 1;
    let finished = false;
    process.on('exit', () => {
        // Written synchronously, because on Windows a pipe would not be flushed any more.
        if (!finished)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(1, `::error title=${title}::${endedEarly}\n`);
    });
    // Outputs, summary and exit code must agree, even if nobody reads the log any more.
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => undefined);
    try {
        const ignored = (0,_net_connection_security_js__WEBPACK_IMPORTED_MODULE_3__/* .insistOnVerifiedTls */ .r)(process.env);
        if (ignored !== null)
            (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)(ignored, { title });
        const fails = await main(process.env);
        process.exitCode = fails ? 1 : 0;
    }
    catch (error) {
        // This comes first, so that no published output remains. Each of the following may fail for the same reason again.
        try {
            withdraw();
        }
        catch {
            // The step fails all the same.
        }
        const message = error instanceof Error ? error.message : String(error);
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setFailed */ .C1)((0,_page_annotations_js__WEBPACK_IMPORTED_MODULE_4__/* .fitAnnotation */ .b)(message.split('\n').map(_page_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .lineForLog */ .MB).join('\n')));
        try {
            await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.emptyBuffer().addRaw(renderFailure(message)).write({ overwrite: true });
        }
        catch {
            // The annotation already has the message.
        }
        try {
            await onFailure?.(message, process.env);
        }
        catch {
            // The result of the step does not depend on this report.
        }
    }
    finished = true;
    // An abandoned connection must not keep the job waiting. Open connections get one second to close.
    process.stdout.write('', () => setTimeout(() => process.exit(), 1_000).unref());
}


/***/ }),

/***/ 88706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readInputTexts)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90143);
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77829);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38811);



/**
 * Reads an action's inputs from the environment without changes. White space counts: ` 1.2.3` is not a version.
 *
 * @throws InputError for an input that the action does not have
 */
function readInputTexts(processEnv, names) {
    const known = names.map((name) => `INPUT_${name.toUpperCase()}`);
    for (const variable of Object.keys(processEnv)) {
        if (!variable.startsWith('INPUT_') || known.includes(variable))
            continue;
        const name = variable.slice('INPUT_'.length).toLowerCase();
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .d(`There is no input ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteValue */ .c)(name)}${(0,_settings_input_error_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(name, names)}`);
    }
    const texts = names.map((name) => [name, (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4)(name, { trimWhitespace: false })]);
    return Object.fromEntries(texts);
}


/***/ }),

/***/ 85773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ progressInLog)
/* harmony export */ });
/* harmony import */ var _page_progress_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77027);

/**
 * Progress in the log of a step, always as separate lines. Some runners, such as act, give a step a terminal. A line that is overwritten
 * there would swallow the workflow command after it.
 */
function progressInLog() {
    return (0,_page_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .progressOn */ .z)({ write: (text) => process.stderr.write(text) });
}


/***/ }),

/***/ 76531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   _U: () => (/* binding */ requireOutputsFile),
/* harmony export */   eB: () => (/* binding */ publishOutputs),
/* harmony export */   u5: () => (/* binding */ writeReport),
/* harmony export */   zz: () => (/* binding */ cannotWrite)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90143);
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77829);







/**
 * Makes sure that outputs can be published, before any other work.
 *
 * @throws Error if the runner gave no file for outputs, because no later step would learn the result then
 */
function requireOutputsFile(processEnv) {
    if (!processEnv['GITHUB_OUTPUT']) {
        throw new Error('GITHUB_OUTPUT is not set, so no output can be published. Run this as a step of a workflow.');
    }
}
/**
 * Publishes all outputs or none. They are written at once. If a full disk cuts them off, the written part is removed, because it would
 * swallow the next output.
 *
 * @throws Error if the file cannot be written
 */
function publishOutputs(outputs) {
    const path = process.env['GITHUB_OUTPUT'] ?? '';
    const text = Object.entries(outputs)
        .map(([name, value]) => {
        // Random, so that no value can contain it and end its own block.
        const delimiter = `ghadelimiter_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
        return `${name}<<${delimiter}${node_os__WEBPACK_IMPORTED_MODULE_3__.EOL}${value}${node_os__WEBPACK_IMPORTED_MODULE_3__.EOL}${delimiter}${node_os__WEBPACK_IMPORTED_MODULE_3__.EOL}`;
    })
        .join('');
    // Null until the size is known. Earlier outputs have to stay, whatever fails.
    let size = null;
    try {
        size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).size;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(path, text);
    }
    catch (error) {
        if (size !== null)
            takeBack(path, size);
        throw cannotWrite('The outputs', "the runner's file (GITHUB_OUTPUT)", error);
    }
}
function takeBack(path, size) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.truncateSync)(path, size);
    }
    catch {
        // The path is not a regular file, so nothing is left behind.
    }
}
/**
 * Adds to the job summary.
 *
 * @throws Error if the runner's file for it is missing or cannot be written
 */
async function writeSummary(text) {
    try {
        await _actions_core__WEBPACK_IMPORTED_MODULE_5__/* .summary */ .z.addRaw(text).write();
    }
    catch (error) {
        throw cannotWrite('The job summary', "the runner's file (GITHUB_STEP_SUMMARY)", error);
    }
}
/**
 * Writes a whole report to a file for later steps of the job.
 *
 * @returns its path
 * @throws Error if it cannot be written
 */
async function writeReport(report, processEnv) {
    const temporary = processEnv['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)();
    try {
        const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(temporary, 'upgrade-gate-'));
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, 'report.json');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(path, `${JSON.stringify(report, null, 2)}\n`);
        return path;
    }
    catch (error) {
        throw cannotWrite('The report', `${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteValue */ .c)(temporary)} (RUNNER_TEMP)`, error);
    }
}
/**
 * The error for a file of a run that cannot be written.
 *
 * @param what the file's content in our own words, such as `The report`
 * @param place the location; our own words, or quoted
 * @param cause the error from Node
 */
function cannotWrite(what, place, cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return new Error(`${what} cannot be written to ${place}: ${why}. Check the runner's disk.`);
}


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
