export const id = 4425;
export const ids = [4425,5828,6806];
export const modules = {

/***/ 25828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ PLAIN_LOOK),
  lookOf: () => (/* binding */ lookOf),
  I4: () => (/* binding */ styled),
  P_: () => (/* binding */ toLines)
});

// EXTERNAL MODULE: ./build/page/escape.js
var page_escape = __webpack_require__(32883);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/render/wrap.js


function wrap(text, width, first, others) {
    const lines = [];
    let line = first;
    let isEmpty = true;
    const room = width - others.length;
    for (const word of ((0,page_escape/* withoutCommands */.Df)(text).match(WORDS) ?? []).flatMap((each) => pieces(each, room))) {
        const gap = isEmpty ? '' : ' ';
        if (!isEmpty && widthOf(line) + gap.length + widthOf(word) > width) {
            lines.push(line);
            line = `${others}${word}`;
        }
        else
            line = `${line}${gap}${word}`;
        isEmpty = false;
    }
    return [...lines, line];
}
const WORDS = /(?:`[^`]*`|\S)+/g;
const ADDRESS = /^https:\/\/[\w./#-]{1,190}$/;
function pieces(word, room) {
    if (widthOf(word) <= room || ADDRESS.test(word))
        return [word];
    const cut = [];
    let piece = '';
    for (const character of word) {
        if (widthOf(piece + character) > room) {
            cut.push(piece);
            piece = '';
        }
        piece += character;
    }
    return [...cut, piece];
}
const WIDE = /\p{Extended_Pictographic}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/gu;
function widthOf(text) {
    const shown = (0,external_node_util_.stripVTControlCharacters)(text).replace(/\uFE0F/g, '');
    return [...shown].length + (shown.match(WIDE)?.length ?? 0);
}

;// CONCATENATED MODULE: ./build/render/layout.js


const PLAIN_LOOK = { width: 80, colour: false, verbose: false };
const NARROWEST = 40;
const WIDEST = 120;
function lookOf({ isTTY = false, columns = PLAIN_LOOK.width }, processEnv, verbose = false) {
    const { NO_COLOR: no = '', FORCE_COLOR: force, TERM: terminal } = processEnv;
    const isForced = force !== undefined && force !== '0' && force !== 'false';
    const isWanted = force === undefined && no === '' && terminal !== 'dumb' && isTTY;
    const width = isTTY ? Math.min(Math.max(columns, NARROWEST), WIDEST) : PLAIN_LOOK.width;
    return { width, colour: isForced || isWanted, verbose };
}
const STYLES = {
    bold: [1, 22],
    dim: [2, 22],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
function styled({ colour }, style, text) {
    const [on, off] = STYLES[style];
    return colour ? `\u001B[${on}m${text}\u001B[${off}m` : text;
}
function toLines(blocks, look, indent = '') {
    const lines = [];
    let before = null;
    for (const block of blocks) {
        if (before !== null && isApart(before, block, look))
            lines.push('');
        lines.push(...linesOf(block, look, indent));
        before = block;
    }
    return lines;
}
function isApart(before, block, look) {
    if (before.type === 'heading' && before.level === 2)
        return true;
    if (before.type === 'fold' && block.type === 'fold')
        return isOpen(before, look) || isOpen(block, look);
    if (before.type === 'fold' && block.type === 'item')
        return true;
    if (block.type === 'text')
        return block.isFirst || before.type !== 'text';
    if (block.type === 'item' && before.type === 'text')
        return !before.text.endsWith(':');
    if (block.type === 'table' || before.type === 'table')
        return before.type !== 'heading';
    return block.type === 'heading' || block.type === 'fold';
}
function isOpen({ where }, look) {
    return look.verbose || where === 'on pages';
}
function linesOf(block, look, indent) {
    switch (block.type) {
        case 'heading':
            return wrap(block.text, look.width, indent, indent).map((line) => styled(look, 'bold', line));
        case 'text':
            return wrap(block.text, look.width, indent, indent);
        case 'item':
            return [
                ...wrap(block.text, look.width, `${indent}- `, `${indent}  `),
                ...toLines(block.under, look, `${indent}  `),
            ];
        case 'code':
            return block.lines.map((line) => `${indent}  ${codeLine(block.language, (0,page_escape/* codeForLog */.b4)(line), look)}`);
        case 'table':
            return tableLines([block.head, ...block.rows], look, indent);
        case 'fold': {
            const isShown = isOpen(block, look);
            return [
                ...wrap(`${isShown ? '▾' : '▸'} ${block.title}`, look.width, indent, `${indent}  `),
                ...(isShown ? toLines(block.blocks, look, `${indent}  `) : []),
            ];
        }
    }
}
function tableLines(rows, look, indent) {
    const last = (rows[0]?.length ?? 1) - 1;
    const widths = Array.from({ length: last }, (_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
    return rows.flatMap((row) => {
        const cells = widths.map((width, column) => {
            const cell = row[column] ?? '';
            return `${cell}${' '.repeat(width - widthOf(cell) + 2)}`;
        });
        const first = indent + cells.join('');
        return wrap(row[last] ?? '', look.width, first, ' '.repeat(widthOf(first))).map((line) => line.trimEnd());
    });
}
function codeLine(language, line, look) {
    if (language === 'sh')
        return styled(look, 'cyan', line);
    if (language !== 'diff')
        return line;
    const style = line.startsWith('-') ? 'red' : line.startsWith('+') ? 'green' : 'dim';
    return styled(look, style, line);
}


/***/ }),

/***/ 64425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ renderDetails),
/* harmony export */   renderPlan: () => (/* binding */ renderPlan),
/* harmony export */   renderReport: () => (/* binding */ renderReport)
/* harmony export */ });
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95274);
/* harmony import */ var _page_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26863);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(49203);
/* harmony import */ var _release_safety_hold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7930);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95718);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87279);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25828);
/* harmony import */ var _lead_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67339);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69734);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65586);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42030);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14152);
/* harmony import */ var _releases_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(40843);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(74735);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(16514);















const MOST_JUMPS = 5;
const [, BRIEF] = _page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .DETAILS */ .Dl;
function renderReport(report, look = _layout_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAIN_LOOK */ .b) {
    const { gate } = report.links;
    const told = new Set();
    const isNew = (row) => told.size < told.add(row).size;
    const help = (row) => (gate === null || !isNew(row) ? '' : ` ${gate}/docs/troubleshooting.md#${row}`);
    const pen = { ...penOf(look), help };
    const parts = [..._parts_js__WEBPACK_IMPORTED_MODULE_7__/* .FIRST_PARTS */ .gl, ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .furtherParts */ .ly)(report), ...(look.verbose ? [_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .EVIDENCE_PART */ .kf] : [])];
    const blocks = parts.flatMap((part) => part.blocks(report, pen, BRIEF));
    return [...(0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .toLines */ .P_)(blocks, look), '', verdictLine(report, look)].join('\n');
}
function renderDetails(report) {
    const releases = (0,_states_js__WEBPACK_IMPORTED_MODULE_12__/* .jumpsOf */ .bW)(report)
        .slice(0, MOST_JUMPS)
        .flatMap(({ span }) => (0,_releases_js__WEBPACK_IMPORTED_MODULE_11__/* .releaseBlocks */ .Oi)(span, _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO, _page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .DETAILS */ .Dl[0]));
    const blocks = [...releases, ..._parts_js__WEBPACK_IMPORTED_MODULE_7__/* .EVIDENCE_PART */ .kf.blocks(report, _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO, _page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .DETAILS */ .Dl[0])];
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .toLines */ .P_)(blocks, { ..._layout_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAIN_LOOK */ .b, verbose: true }).join('\n');
}
function verdictLine(report, look) {
    const { outcome, upgradeMode, deployments } = report;
    const undecided = deployments.filter((each) => (each.decision ?? 'unproven') === 'unproven');
    const isAll = (own) => undecided.length > 0 && undecided.every(({ change }) => change === own);
    const decision = isAll('downgrade') ? 'downgrade' : isAll('install') ? 'install' : report.decision;
    const approval = (0,_approval_js__WEBPACK_IMPORTED_MODULE_3__/* .failedApproval */ .jg)(report) === null ? '' : `${_approval_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_APPROVED */ .GG.toLowerCase()}, `;
    const verdict = outcome.fails ? (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)(look, 'red', '❌ Fails') : (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)(look, 'green', '✅ Passes');
    const mode = outcome.fails ? '' : `, upgrade.mode: ${upgradeMode}`;
    return `${verdict}: ${approval}${_states_js__WEBPACK_IMPORTED_MODULE_12__/* .STATES */ .xj[decision].count[0]}${mode} (fail-on: ${outcome.failOn})`;
}
function renderPlan(span, look = _layout_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAIN_LOOK */ .b) {
    const pen = penOf(look);
    const { plan, newestRollingVersion: newest } = span;
    const isUnknown = span.reasons.some(({ rule }) => rule === 'index-unavailable' || (0,_release_safety_hold_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionOfHold */ .t7)(rule) === 'unproven');
    const blocks = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_14__/* .present */ .Eb)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .heading */ .R_)(`${(0,_states_js__WEBPACK_IMPORTED_MODULE_12__/* .markOfSpan */ .f$)(span)} ${(0,_titles_js__WEBPACK_IMPORTED_MODULE_13__/* .titleOfSpan */ .S)(span, pen)}`, 2), (0,_lead_js__WEBPACK_IMPORTED_MODULE_6__/* .leadBlocks */ .nL)(null, span, [], pen), plan.hops === null && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)((0,_reasons_js__WEBPACK_IMPORTED_MODULE_10__/* .describeNoPath */ .Yv)(plan.problem, pen)), (newest === null || newest !== span.to) &&
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(`The newest version that rolls: ${isUnknown ? 'unknown' : (0,_plan_js__WEBPACK_IMPORTED_MODULE_9__/* .describeNewest */ .qx)(span, pen)}.`), look.verbose && (0,_releases_js__WEBPACK_IMPORTED_MODULE_11__/* .releaseBlocks */ .Oi)(span, pen, BRIEF));
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .toLines */ .P_)(blocks, look).join('\n');
}
const JOB_PEN = { ..._pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO, inWorkflow: ' in the workflow' };
function penOf(look) {
    const pen = look.isCommandLine === true ? optionPen(_pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .xO) : JOB_PEN;
    const colours = { true: 'green', false: 'red', unknown: 'yellow' };
    return {
        ...pen,
        strong: (words) => words.replaceAll(/\S+/g, (word) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)(look, 'bold', word)),
        strip: (jump, parts) => (0,_pen_js__WEBPACK_IMPORTED_MODULE_8__/* .blocksOf */ .SH)(jump, parts, (signs, verdict) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)(look, colours[`${verdict}`], signs)),
    };
}
const INPUT = new RegExp(`\`(${_gate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTING_NAMES */ .OI.join('|')})(?:: ([^\`]*)|:)?\``, 'g');
function optionPen(pen) {
    const inOptions = (text) => text.replaceAll(INPUT, (_, name, value) => `\`--${name.replace(/^(base|head)-ref$/, '$1')}${value === undefined ? '' : ` ${value}`}\``);
    return {
        ...pen,
        code: (text) => inOptions(pen.code(text)),
        literal: (hostile) => inOptions(pen.literal(hostile)),
        prose: (hostile) => inOptions(pen.prose(hostile)),
    };
}


/***/ })

};
