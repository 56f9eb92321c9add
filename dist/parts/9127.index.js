export const id = 9127;
export const ids = [9127];
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
/* harmony export */   ZF: () => (/* binding */ answer),
/* harmony export */   cc: () => (/* binding */ complain),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   ow: () => (/* binding */ answerInJson)
/* harmony export */ });
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);

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
const complaints = [];
let isAnswered = false;
function complain(message) {
    complaints.push(message);
    for (const line of message.split('\n'))
        process.stderr.write(`upgrade-gate: ${(0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lineForLog */ .MB)(line)}\n`);
}
function answer(text) {
    isAnswered = true;
    process.stdout.write(`${text}\n`);
}
function answerInJson(code) {
    if (isAnswered)
        return;
    const isAsked = code !== EXIT.badQuestion;
    const problem = { code: isAsked ? 'unproven' : 'invalid-input', message: complaints.join('\n') };
    answer((0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonLine */ .rF)({ decision: isAsked ? 'unproven' : null, problem }));
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
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93782);




async function main(args) {
    const [name, ...rest] = args;
    const at = args.findIndex((argument) => argument === '--help' || argument === '-h');
    if (name === '--version' && at === -1) {
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .answer */ .ZF)(_net_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.version);
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
            : `There is no command "${name}"${(0,_settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .suggest */ .Z)(name, names)} See upgrade-gate --help.`);
    }
    catch (error) {
        if (!(error instanceof _settings_input_error_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .d || error instanceof _release_safety_span_js__WEBPACK_IMPORTED_MODULE_1__/* .ReverseSpanError */ .XT))
            throw error;
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .complain */ .cc)(error.message);
        return _answers_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.badQuestion;
    }
}


/***/ }),

/***/ 32720:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _net_connection_security_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16573);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93782);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75472);



process.exitCode = _answers_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.unproven;
process.stdout.on('error', () => process.exit(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.unproven));
process.stderr.on('error', () => undefined);
process.on('uncaughtException', (error) => {
    complainOf(error);
    process.exit(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.unproven);
});
try {
    const ignored = (0,_net_connection_security_js__WEBPACK_IMPORTED_MODULE_2__/* .insistOnVerifiedTls */ .r)(process.env);
    if (ignored !== null)
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .complain */ .cc)(ignored);
    const args = process.argv.slice(2);
    const code = await (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .main */ .i)(args);
    if (args.includes('--json'))
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .answerInJson */ .ow)(code);
    process.exitCode = code;
}
catch (error) {
    complainOf(error);
    if (process.argv.includes('--json'))
        (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .answerInJson */ .ow)(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.unproven);
}
function complainOf(error) {
    (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .complain */ .cc)(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
process.stdout.write('', () => setTimeout(() => process.exit(), 1_000).unref());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
