export const id = 5464;
export const ids = [5464];
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

/***/ 93782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Ht: () => (/* binding */ beginAnswers),
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   Vd: () => (/* binding */ orUnproven),
/* harmony export */   ZF: () => (/* binding */ answer),
/* harmony export */   cc: () => (/* binding */ complain),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   ow: () => (/* binding */ answerInJson)
/* harmony export */ });
/* harmony import */ var _net_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48324);
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32883);
/* harmony import */ var _render_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66319);
/* harmony import */ var _render_wrap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41437);
/* harmony import */ var _repository_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83741);





const EXIT = {
    passed: 0,
    failed: 1,
    unproven: 2,
    badQuestion: 3,
};
function exitCodeOf(passed, decision) {
    if (passed)
        return EXIT.passed;
    return decision === 'unproven' ? EXIT.unproven : EXIT.failed;
}
let complaints = [];
let isAnswered = false;
function beginAnswers() {
    complaints = [];
    isAnswered = false;
}
function columnsOf(stream) {
    return stream.isTTY === true ? (0,_render_layout_js__WEBPACK_IMPORTED_MODULE_2__.lookOf)(stream, process.env).width : Number.POSITIVE_INFINITY;
}
const WHOLE = new RegExp(`^(?:\\s|(?:node|npx|${_net_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .js.name}) )`);
function complain(message) {
    complaints.push(message);
    const columns = columnsOf(process.stderr);
    const shown = (line) => (WHOLE.test(line) ? [PREFIX + line] : (0,_render_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .L)(line, columns, PREFIX, '  '));
    const lines = message
        .replace(/^(base|head)-ref (?=")/, '--$1 ')
        .split('\n')
        .map(_page_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .lineForLog */ .MB)
        .flatMap(shown);
    process.stderr.write(lines.map((line) => `${line}\n`).join(''));
}
const PREFIX = `${_net_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .js.name}: `;
function answer(text) {
    isAnswered = true;
    process.stdout.write(`${text}\n`);
}
async function orUnproven(work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof _repository_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeError */ .jh))
            throw error;
        complain(error.message);
        return EXIT.unproven;
    }
}
function answerInJson(code) {
    if (isAnswered)
        return;
    const isAsked = code !== EXIT.badQuestion;
    const problem = { code: isAsked ? 'unproven' : 'invalid-input', message: complaints.join('\n') };
    answer((0,_page_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonLine */ .rF)({ decision: isAsked ? 'unproven' : null, problem }));
}


/***/ }),

/***/ 75472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ main),
/* harmony export */   x: () => (/* binding */ complainOf)
/* harmony export */ });
/* harmony import */ var _net_connection_security_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16573);
/* harmony import */ var _net_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48324);
/* harmony import */ var _release_safety_span_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54747);
/* harmony import */ var _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38811);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93782);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31205);






async function main(args) {
    (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .beginAnswers */ .Ht)();
    const code = await carryOut(args);
    if (args.includes('--json'))
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .answerInJson */ .ow)(code);
    return code;
}
async function carryOut(args) {
    try {
        const ignored = (0,_net_connection_security_js__WEBPACK_IMPORTED_MODULE_5__/* .insistOnVerifiedTls */ .r)(process.env);
        if (ignored !== null)
            (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .complain */ .cc)(ignored);
        return await runCommand(args);
    }
    catch (error) {
        complainOf(error);
        return _answers_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.unproven;
    }
}
function complainOf(error) {
    (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .complain */ .cc)(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
async function runCommand(args) {
    const [name, ...rest] = args;
    const at = args.findIndex((argument) => argument === '--help' || argument === '-h');
    if (name === '--version' && at === -1) {
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .answer */ .ZF)(_net_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .js.version);
        return _answers_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.passed;
    }
    const { COMMANDS } = await Promise.all(/* import() */[__webpack_require__.e(347), __webpack_require__.e(5274), __webpack_require__.e(8455)]).then(__webpack_require__.bind(__webpack_require__, 58455));
    const { readOptions, takesValue } = await Promise.all(/* import() */[__webpack_require__.e(347), __webpack_require__.e(5274), __webpack_require__.e(2315)]).then(__webpack_require__.bind(__webpack_require__, 32315));
    if (at !== -1 && (at < 2 || !takesValue(args[at - 1] ?? ''))) {
        const { helpOf, overview } = await Promise.all(/* import() */[__webpack_require__.e(347), __webpack_require__.e(5274), __webpack_require__.e(9654)]).then(__webpack_require__.bind(__webpack_require__, 9654));
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .answer */ .ZF)(((at === 0 || name === undefined ? null : helpOf(name)) ?? overview()).trimEnd());
        return _answers_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.passed;
    }
    try {
        const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
        if (command !== undefined)
            return await (await command.load())(readOptions(rest, command));
        const names = Object.keys(COMMANDS);
        throw new _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d(name === undefined
            ? `Name a command: ${names.join(', ')}.`
            : `There is no command "${name}"${(0,_settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .suggest */ .Z)(name, names)} See ${(0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .ownProgram */ .DX)()} --help.`);
    }
    catch (error) {
        if (!(error instanceof _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d || error instanceof _release_safety_span_js__WEBPACK_IMPORTED_MODULE_1__/* .ReverseSpanError */ .XT))
            throw error;
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .complain */ .cc)(error.message);
        return _answers_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.badQuestion;
    }
}


/***/ }),

/***/ 31205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DX: () => (/* binding */ ownProgram),
/* harmony export */   ll: () => (/* binding */ isOnGitHub),
/* harmony export */   sq: () => (/* binding */ addressOfPackage),
/* harmony export */   uf: () => (/* binding */ byNpx),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _net_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48324);



const BY_HTTPS = /^(?:git\+)?https:\/\/(?:[^@/]*@)?([\w.-]+(?::\d+)?)\/([\w./-]+?)(?:\.git)?#([0-9a-f]{40})$/;
const BY_SSH = /^(?:git\+)?ssh:\/\/([\w.-]+@[\w.-]+(?::\d+)?)\/([\w./-]+?)(?:\.git)?#([0-9a-f]{40})$/;
const BY_SSH_AS_SCP = /^([\w.-]+@[\w.-]+):([\w./-]+?)(?:\.git)?#([0-9a-f]{40})$/;
const GITHUB = 'github.com';
function sourceOf(address) {
    const text = address ?? '';
    const web = BY_HTTPS.exec(text);
    const [, place, repository, commit] = web ?? BY_SSH.exec(text) ?? BY_SSH_AS_SCP.exec(text) ?? [];
    if (place === undefined || repository === undefined || commit === undefined)
        return null;
    const host = place.replace(/^.*@/, '');
    return { host, repository, commit, clone: `${web === null ? 'ssh' : 'https'}://${place}/${repository}.git` };
}
function isOnGitHub({ host, repository }) {
    return host === GITHUB && /^[\w.-]+\/[\w.-]+$/.test(repository);
}
function addressOfPackage(folder) {
    const lock = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), '.package-lock.json');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(lock))
        return null;
    const { packages = {} } = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(lock, 'utf8'));
    return packages[`node_modules/${_net_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .js.name}`]?.resolved ?? null;
}
function ownProgram(script = process.argv[1] ?? '') {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(script))
        return _net_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN_PROGRAM */ .cg;
    const source = sourceOf(addressOfPackage((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(script))))));
    if (source !== null && isOnGitHub(source))
        return byNpx(source);
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(script) === _net_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .js.name)
        return _net_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .js.name;
    const near = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), script);
    return `node ${quoted(near.length < script.length ? near : script)}`;
}
function byNpx(source) {
    const { repository, commit, clone } = source;
    return `npx --yes ${isOnGitHub(source) ? `github:${repository}` : `git+${clone}`}#${commit}`;
}
function quoted(path) {
    return /^[\w./:@+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 32720:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93782);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75472);


process.exitCode = _answers_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.unproven;
process.stdout.on('error', () => process.exit(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.unproven));
process.stderr.on('error', () => undefined);
process.on('uncaughtException', (error) => {
    (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .complainOf */ .x)(error);
    process.exit(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.unproven);
});
process.exitCode = await (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .main */ .i)(process.argv.slice(2));
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
