export const id = 5828;
export const ids = [5828];
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


/***/ })

};
