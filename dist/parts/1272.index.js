export const id = 1272;
export const ids = [1272];
export const modules = {

/***/ 269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject),
/* harmony export */   l: () => (/* binding */ membersOf)
/* harmony export */ });
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
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

class MalformedDocumentError extends Error {
    malformation;
    name = 'MalformedDocumentError';
    constructor(malformation, remedy) {
        super(`${describeMalformation(malformation)}. ${remedy}`);
        this.malformation = malformation;
    }
}
function describeMalformation({ member, found, expected }) {
    return `${member === '' ? 'the document' : `member "${member}"`} is ${found}, expected ${expected}`;
}
function quoteMember(member, value, expected) {
    return { member, found: (0,_quote_value_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteValue */ .c)(value), expected };
}
function firstMalformation(error, value) {
    const issue = error.issues[0];
    let found = value;
    let member = '';
    for (const key of issue.path) {
        found = found[key];
        member += typeof key === 'number' ? `[${key}]` : `${member === '' ? '' : '.'}${String(key)}`;
    }
    return quoteMember(member, found, issue.message);
}


/***/ }),

/***/ 40709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iQ: () => (/* binding */ HOUR_MS),
/* harmony export */   mI: () => (/* binding */ parseMoment),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
function parseMoment(text) {
    const day = DATE_TIME.exec(text ?? '')?.[1];
    if (text === null || day === undefined)
        return null;
    const moment = Date.parse(text);
    const midnight = Date.parse(`${day}T00:00:00Z`);
    const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
    return isDay && !Number.isNaN(moment) ? moment : null;
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


const MOST_LEVELS = 1_000;
const MOST_ITEMS = 10_000;
const BYTE_ORDER_MARK = '\uFEFF';
function parseJson(bytes) {
    const refuse = (found) => new _malformed_js__WEBPACK_IMPORTED_MODULE_0__/* .MalformedDocumentError */ .BD({ member: '', found, expected: 'JSON' }, 'Check that the address leads to the document');
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
    const names = text.match(/"\s*:/g)?.length ?? 0;
    const repeated = names === members ? null : findRepeatedMember(text);
    if (repeated !== null)
        throw refuse(`ambiguous (member ${(0,_quote_value_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .c)(repeated)} appears twice in one object)`);
    return document;
}
const AFTER_NAME = /\s*:/y;
function countMembers(value, levels) {
    if (typeof value !== 'object' || value === null)
        return 0;
    if (levels === 0)
        return null;
    const items = Object.values(value);
    let members = Array.isArray(value) ? 0 : items.length;
    for (const item of items) {
        if (typeof item !== 'object')
            continue;
        const within = countMembers(item, levels - 1);
        if (within === null)
            return null;
        members += within;
    }
    return members;
}
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

/***/ 36706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ RunningVersions)
/* harmony export */ });
/* harmony import */ var _documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(269);
/* harmony import */ var _documents_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59713);
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77829);
/* harmony import */ var _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69851);
/* harmony import */ var _net_http_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5963);
/* harmony import */ var _net_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22606);
/* harmony import */ var _net_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62426);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29519);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15807);









const MOST_BYTES = 1_000_000;
const HEADER = _product_product_js__WEBPACK_IMPORTED_MODULE_5__/* .product */ .q.service.versionHeader;
class RunningVersions {
    #session;
    #further;
    #unready = new Set();
    constructor(limits = _net_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .FETCH_LIMITS */ .k) {
        this.#session = new _net_http_session_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpSession */ .N(limits, 'requests');
        this.#further = new _net_http_session_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpSession */ .N({ ...limits, mostAttempts: 1 }, 'requests');
    }
    async ask(base, tagSuffix) {
        const read = (answer) => readAnswer(answer, tagSuffix);
        const found = await send(this.#session, requestTo(base, '/api/v1/health', 0), read);
        return found instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f ? unknownVersion(found.message, null) : found;
    }
    async withReadiness(base, answer) {
        const unclean = { ...answer, isClean: false };
        if (this.#unready.has(base.href))
            return unclean;
        const found = await send(this.#further, requestTo(base, '/api/v1/readyz', MOST_BYTES), readReadiness);
        if (found === 'unknown')
            this.#unready.add(base.href);
        if (found === 'ready')
            return answer;
        if (found instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f || found === 'unknown' || answer.migrations === 'parked')
            return unclean;
        return { ...unclean, migrations: found };
    }
    close() {
        this.#session.close();
        this.#further.close();
    }
}
function unknownVersion(problem, named) {
    return { version: null, problem, named, migrations: null, isClean: false };
}
async function send(session, request, read) {
    try {
        return (await session.send(request, async (answering) => read(await answering))).value;
    }
    catch (error) {
        if (error instanceof _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f)
            return error;
        throw error;
    }
}
function requestTo(base, path, mostRefusalBytes) {
    const url = new URL(`${base.origin}${base.pathname.replace(/(?<!\/)\/+$/, '')}${path}`);
    const headers = { accept: 'application/json', 'cache-control': 'no-cache' };
    return { method: 'GET', url, headers, body: null, mostBytes: MOST_BYTES, mostRefusalBytes };
}
const REASONS = new Map([
    ['schema_pending', 'pending'],
    ['migration_parked', 'parked'],
]);
function readReadiness({ status, bytes }) {
    if (status === 200)
        return 'ready';
    if (status !== 503)
        return 'unknown';
    const body = membersIn(bytes);
    const holders = [body, (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)(body['results']), (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)(body['error'])];
    const [known = 'unavailable'] = holders.flatMap(({ reason }) => REASONS.get(reason) ?? []);
    return known;
}
function membersIn(bytes) {
    try {
        return (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)((0,_documents_parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(bytes));
    }
    catch {
        return {};
    }
}
function migrationsIn(results) {
    const { requiresMigration, migrationWarnings } = results;
    const warnings = Array.isArray(migrationWarnings) ? migrationWarnings : [];
    if (warnings.includes('migration_parked'))
        return 'parked';
    if (requiresMigration === true)
        return 'pending';
    if (warnings.length > 0)
        return 'unavailable';
    return requiresMigration === false ? 'done' : null;
}
function readAnswer({ status, headers, bytes }, tagSuffix) {
    const named = versionOf(headers[HEADER], tagSuffix);
    const unknown = (problem) => unknownVersion(problem, named);
    if (status !== 200) {
        if (named !== null)
            return unknown(`${named} answers HTTP ${status} there, so it does not serve yet`);
        const retryAfterMs = (0,_net_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRetryAfter */ .mu)(headers['retry-after'], Date.now());
        throw new _net_fetch_error_js__WEBPACK_IMPORTED_MODULE_1__/* .FetchError */ .f('status', `it answered HTTP ${status}`, _net_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .PASSING_STATUSES */ .bc.has(status), retryAfterMs);
    }
    const results = resultsOf(bytes);
    if (results instanceof Error)
        return unknown(`it is no answer of ${_product_product_js__WEBPACK_IMPORTED_MODULE_5__/* .product */ .q.name}: ${results.message}`);
    const found = results['version'];
    const version = versionOf(found, tagSuffix);
    if (version === null)
        return unknown(`member "results.version" is ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteValue */ .c)(found)}, expected a version, X.Y.Z`);
    if (headers[HEADER] !== undefined && named !== version) {
        return unknown(`the answer says ${version}, and its header ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteValue */ .c)(headers[HEADER])}`);
    }
    const migrations = migrationsIn(results);
    const isClean = migrations === 'done' && Array.isArray(results['migrationWarnings']);
    return { version, problem: null, named, migrations, isClean };
}
function resultsOf(bytes) {
    try {
        return (0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)((0,_documents_is_object_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .l)((0,_documents_parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(bytes))['results']);
    }
    catch (error) {
        return error;
    }
}
function versionOf(text, tagSuffix) {
    if (typeof text !== 'string')
        return null;
    const bare = tagSuffix !== '' && text.endsWith(tagSuffix) ? text.slice(0, -tagSuffix.length) : text;
    return (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_8__/* .isVersion */ .lF)(bare) ? bare : null;
}


/***/ }),

/***/ 16573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isPlainHttp),
/* harmony export */   r: () => (/* binding */ insistOnVerifiedTls)
/* harmony export */ });
const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;
function isPlainHttp(address) {
    if (!URL.canParse(address))
        return false;
    const { protocol, hostname } = new URL(address);
    return protocol === 'http:' && !LOOPBACK.test(hostname);
}
const VARIABLE = 'NODE_TLS_REJECT_UNAUTHORIZED';
function insistOnVerifiedTls(processEnv) {
    if (processEnv[VARIABLE] !== '0')
        return null;
    delete processEnv[VARIABLE];
    return `${VARIABLE}=0 is ignored: what a server says without a verified certificate is no proof. Remove the variable. For your own certificate authority, set NODE_EXTRA_CA_CERTS to a file with its certificate.`;
}


/***/ }),

/***/ 85287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ readRegularFile)
/* harmony export */ });
/* unused harmony export MOST_FILE_BYTES */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const MOST_FILE_BYTES = 32_000_000;
const WITHOUT_WAITING = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
const PIECE_BYTES = 65_536;
function readRegularFile(path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile())
        throw new Error(`${JSON.stringify(path)} is not a regular file`);
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, WITHOUT_WAITING);
    try {
        const pieces = [];
        for (let bytes = 0;;) {
            const piece = Buffer.allocUnsafe(PIECE_BYTES);
            const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, piece);
            if (length === 0)
                return Buffer.concat(pieces);
            bytes += length;
            if (bytes > MOST_FILE_BYTES)
                throw new Error(`${JSON.stringify(path)} has more than ${MOST_FILE_BYTES / 1_000_000} MB`);
            pieces.push(piece.subarray(0, length));
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 48324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _O: () => (/* binding */ USER_AGENT),
/* harmony export */   cg: () => (/* binding */ UNKNOWN_PROGRAM),
/* harmony export */   js: () => (/* binding */ TOOL)
/* harmony export */ });
const TOOL = { name: 'upgrade-gate', version: '0.1.0' };
const UNKNOWN_PROGRAM = `npx --yes github:OWNER/${TOOL.name}#COMMIT`;
const USER_AGENT = `${TOOL.name}/${TOOL.version}`;


/***/ }),

/***/ 28672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ fitAnnotation)
/* harmony export */ });
const LONGEST_MESSAGE = 4_000;
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
const LONGEST_TEXT = 240;
const LONGEST_MESSAGE = 1_000;
const LONGEST_CODE_LINE = 500;
const MOST_CODE_LINES = 40;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const MARKUP = /[&<>"'`*_{}[\]()#+\-.!|~@:\\$^=]/g;
const MAIL_SIGN = /(?<=[\w.+-])(?=@[\w.-]*\.[A-Za-z\d])/;
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
function textForMarkdown(message, link = noLink) {
    return shorten(message, LONGEST_MESSAGE)
        .split(/(`[^`]+`)/)
        .map((part) => /^`[^`]+`$/.test(part)
        ? (link(part.slice(1, -1)) ?? codeElement(part.slice(1, -1)))
        : part.replace(/\S+/g, (word) => wordForMarkdown(word, link)))
        .join('');
}
const noLink = () => null;
const BEFORE = /^["'(]*/;
const AFTER = /(?<![.,;:!?)"'…])[.,;:!?)"'…]*$/;
const PLAIN = /^[\p{L}\p{M}\p{N}.,;:!?'"()…→–=+-]*$/u;
const LIVELY = /www(?:\.|$)|gh-\d|cve-|ghsa-|[\da-f]{7}|:[\w+-]+:|:\/\//i;
function wordForMarkdown(word, link) {
    const [before = ''] = BEFORE.exec(word) ?? [];
    const rest = word.slice(before.length);
    const [after = ''] = AFTER.exec(rest) ?? [];
    const core = rest.slice(0, rest.length - after.length);
    const inert = link(core) ?? (PLAIN.test(core) && !LIVELY.test(word) ? toCharacterReferences(core) : codeElement(core));
    return `${toCharacterReferences(before)}${inert}${toCharacterReferences(after)}`;
}
function blockForMarkdown(language, lines) {
    const shown = [
        ...lines.slice(0, MOST_CODE_LINES).map(inertLine),
        ...(lines.length > MOST_CODE_LINES ? [`# …and ${lines.length - MOST_CODE_LINES} more lines`] : []),
    ];
    const runs = shown.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length);
    const fence = '`'.repeat(Math.max(2, ...runs) + 1);
    return `${fence}${language}\n${shown.join('\n')}\n${fence}`;
}
function inertLine(line) {
    return oneLine(line)
        .replace(/^(\s*):(?=:)/, '$1: ')
        .replaceAll('##[', '# #[');
}
function quoteForLog(hostile) {
    return lineForLog(shorten(hostile, LONGEST_TEXT));
}
function textForLog(message) {
    return lineForLog(shorten(message, LONGEST_MESSAGE));
}
function codeForLog(line) {
    return withoutCommands(oneLine(line));
}
function lineForLog(message) {
    return withoutCommands(message.replace(INVISIBLE, ' ').trim());
}
function withoutCommands(line) {
    return line.replace(/:(?=:)/g, ': ').replaceAll('##[', '# #[');
}
function jsonLine(value) {
    return JSON.stringify(value).replaceAll('##[', '##\\u005b').replace(INVISIBLE, escapeCodeUnits);
}
function escapeCodeUnits(characters) {
    return characters.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function shorten(text, longest) {
    const beginning = text.slice(0, 4 * longest);
    const shown = beginning.replace(INVISIBLE, ' ').trim();
    if (text.length <= longest)
        return shown;
    const characters = [...shown];
    const isShort = characters.length <= longest && beginning === text;
    return isShort ? shown : `${characters.slice(0, longest).join('')}…`;
}
function oneLine(line) {
    const shown = line.slice(0, LONGEST_CODE_LINE).replace(INVISIBLE, ' ').trimEnd();
    return line.length <= LONGEST_CODE_LINE ? shown : `${shown}…`;
}
const MARKDOWN = { quote: quoteForMarkdown, prose: textForMarkdown };
const LOG = { quote: quoteForLog, prose: textForLog };


/***/ }),

/***/ 32666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ renderFailurePage)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);

const MOST_LINES = 25;
const MOST_WHOLE = 2_000;
function renderFailurePage(title, message) {
    const lines = message
        .split('\n')
        .slice(0, MOST_LINES)
        .map((line) => `- ${message.length > MOST_WHOLE ? _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ.quote(line) : _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ.prose(line)}`);
    return `## ❓ ${title}\n\n${lines.join('\n')}\n`;
}


/***/ }),

/***/ 77027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ overdue),
/* harmony export */   z: () => (/* binding */ progressOn)
/* harmony export */ });
const LOG_PERIOD_MS = 5_000;
const TERMINAL_PERIOD_MS = 300;
let lastRead = '';
function overdue(minutes) {
    const place = lastRead === '' ? '' : ` while reading ${lastRead}`;
    return `The run did not end within ${minutes} minutes. It was stopped${place}.`;
}
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
        lastRead = total === 1 ? reading : `${reading}: ${done} of ${total}`;
        latest = `Reading ${lastRead}`;
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
const SHORT = 15;
const VERSION_PATTERN = /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/;
function isVersion(text) {
    if (typeof text !== 'string' || !VERSION_PATTERN.test(text))
        return false;
    return text.length <= SHORT || text.split('.').every((number) => Number.isSafeInteger(Number(number)));
}
function compareVersions(left, right) {
    if (left === right)
        return 0;
    let at = 0;
    while (left[at] === right[at])
        at += 1;
    const start = left.lastIndexOf('.', at - 1) + 1;
    return Number.parseInt(left.slice(start), 10) - Number.parseInt(right.slice(start), 10);
}
function highestVersion(left, right) {
    if (left === null || right === null)
        return left ?? right;
    return compareVersions(left, right) >= 0 ? left : right;
}
function sortedVersions(versions) {
    return [...new Set(versions)].sort(compareVersions);
}


/***/ }),

/***/ 81675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ annotate)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60914);

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
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60914);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43327);
/* harmony import */ var _net_connection_security_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16573);
/* harmony import */ var _net_message_of_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48414);
/* harmony import */ var _page_annotations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28672);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32883);
/* harmony import */ var _page_progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77027);







async function runFramed(framed) {
    const { title, endedEarly, mostMinutes, main, withdraw, renderFailure, onFailure } = framed;
    process.exitCode = 1;
    let finished = false;
    let early = endedEarly;
    process.on('exit', () => {
        if (!finished)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(1, `::error title=${title}::${early}\n`);
    });
    const stop = () => {
        early = (0,_page_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .overdue */ .T)(mostMinutes);
        for (const end of [withdraw, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(process.env['GITHUB_STEP_SUMMARY'] ?? '', renderFailure(early))]) {
            try {
                end();
            }
            catch {
            }
        }
        process.exit(1);
    };
    const clock = setTimeout(stop, mostMinutes * 60_000).unref();
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => undefined);
    try {
        const ignored = (0,_net_connection_security_js__WEBPACK_IMPORTED_MODULE_3__/* .insistOnVerifiedTls */ .r)(process.env);
        if (ignored !== null)
            (0,_actions_core__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e)(ignored, { title });
        const fails = await main(process.env);
        process.exitCode = fails ? 1 : 0;
    }
    catch (error) {
        try {
            withdraw();
        }
        catch {
        }
        const message = (0,_net_message_of_error_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOfError */ .T)(error);
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)((0,_page_annotations_js__WEBPACK_IMPORTED_MODULE_6__/* .fitAnnotation */ .b)(message.split('\n').map(_page_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .lineForLog */ .MB).join('\n')), { title });
        try {
            await _actions_core__WEBPACK_IMPORTED_MODULE_7__/* .summary */ .z.emptyBuffer().addRaw(renderFailure(message)).write({ overwrite: true });
        }
        catch {
        }
        try {
            await onFailure?.(message, process.env);
        }
        catch {
        }
    }
    finished = true;
    clearTimeout(clock);
    process.stdout.write('', () => setTimeout(() => process.exit(), 1_000).unref());
}


/***/ }),

/***/ 88706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readInputTexts)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60914);
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77829);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38811);



function readInputTexts(processEnv, names) {
    const known = names.map((name) => `INPUT_${name.toUpperCase()}`);
    for (const variable of Object.keys(processEnv)) {
        if (!variable.startsWith('INPUT_') || known.includes(variable))
            continue;
        const name = variable.slice('INPUT_'.length).toLowerCase();
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d(`There is no input ${(0,_documents_quote_value_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteValue */ .c)(name)}${(0,_settings_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .Z)(name, names)}`);
    }
    const texts = names.map((name) => [name, (0,_actions_core__WEBPACK_IMPORTED_MODULE_2__/* .getInput */ .V4)(name, { trimWhitespace: false })]);
    return Object.fromEntries(texts);
}


/***/ }),

/***/ 85773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ progressInLog)
/* harmony export */ });
/* harmony import */ var _page_progress_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77027);

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
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43327);
/* harmony import */ var _documents_quote_value_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77829);
/* harmony import */ var _net_message_of_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48414);








function requireOutputsFile(processEnv) {
    if (!processEnv['GITHUB_OUTPUT']) {
        throw new Error('GITHUB_OUTPUT is not set, so no output can be published. Run this as a step of a workflow.');
    }
}
function publishOutputs(outputs) {
    const path = process.env['GITHUB_OUTPUT'] ?? '';
    const text = Object.entries(outputs)
        .map(([name, value]) => {
        const delimiter = `ghadelimiter_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
        return `${name}<<${delimiter}${node_os__WEBPACK_IMPORTED_MODULE_3__.EOL}${value}${node_os__WEBPACK_IMPORTED_MODULE_3__.EOL}${delimiter}${node_os__WEBPACK_IMPORTED_MODULE_3__.EOL}`;
    })
        .join('');
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
    }
}
async function writeSummary(text) {
    try {
        await _actions_core__WEBPACK_IMPORTED_MODULE_5__/* .summary */ .z.addRaw(text).write();
    }
    catch (error) {
        throw cannotWrite('The job summary', "the runner's file (GITHUB_STEP_SUMMARY)", error);
    }
}
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
function cannotWrite(what, place, cause) {
    return new Error(`${what} cannot be written to ${place}: ${(0,_net_message_of_error_js__WEBPACK_IMPORTED_MODULE_7__/* .messageOfError */ .T)(cause)}. Check the runner's disk.`);
}


/***/ }),

/***/ 38811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest),
/* harmony export */   d: () => (/* binding */ InputError)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

class InputError extends Error {
    name = 'InputError';
}
function suggest(name, names) {
    const whole = names.find((each) => name.length > 2 && each.startsWith(name));
    if (whole !== undefined)
        return `. Did you mean "${whole}"?`;
    const nearest = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(name, names);
    return (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(name, nearest) <= Math.max(2, nearest.length / 3) ? `. Did you mean "${nearest}"?` : '.';
}


/***/ })

};
