export const id = 2551;
export const ids = [2551];
export const modules = {

/***/ 84014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ nameInFile)
/* harmony export */ });
/**
 * The name of a deployment within its file, as people know it: its release, service or workload, with its environment, such as `bi@prod`.
 *
 * @param id of a deployment: its kind, where it is found, and its name there
 * @returns empty if the file holds only one; hostile until escaped, as the id is
 */
function nameInFile(id) {
    const [, ...parts] = id.split('#');
    const name = parts.join(' ').replaceAll('//', '/');
    // A changed line has only its number.
    return /^\d+$/.test(name) ? '' : name;
}


/***/ }),

/***/ 82849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ collectAdvice),
/* harmony export */   Hk: () => (/* binding */ sameAdvice),
/* harmony export */   Pv: () => (/* binding */ adviceTitle),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   gT: () => (/* binding */ describeAdvice)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81307);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68042);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8712);



const ADVICE_TITLES = {
    'mode-differs': 'Another upgrade.mode is needed',
    'mode-not-set': 'upgrade.mode is not set',
    'chart-ignores-mode': 'This chart ignores upgrade.mode',
    'chart-needs-scale-down': 'This chart needs a scale-down first',
    'chart-not-known': 'The chart version is unknown',
    'no-migration-job': 'No migration job',
    'migration-job-changes': 'The migration job changes',
    'argo-cd-hooks': 'Argo CD runs the migration job as a hook',
    leftover: 'Left behind by a downtime',
    'digest-not-compared': 'Tag and digest were not compared',
    'digest-changed': 'The image digest changed',
    'image-changed': 'The image is another build',
    noticed: 'Check this line',
};
/** A short title for a piece of advice. */
function adviceTitle({ code }) {
    return ADVICE_TITLES[code];
}
/** The advice of all deployments, each piece once, warnings first. Advice without a place takes the place of its deployment. */
function collectAdvice(deployments) {
    const pieces = new Map();
    for (const { advice, file, line } of deployments) {
        for (const piece of advice) {
            const placed = piece.file === null ? { ...piece, file, line } : piece;
            pieces.set(JSON.stringify([placed.code, placed.file, placed.line, placed.message, placed.lines]), placed);
        }
    }
    return [...pieces.values()].sort((left, right) => rankOf(left) - rankOf(right));
}
function rankOf({ level }) {
    return level === 'warning' ? 0 : 1;
}
/** Groups the advice that is the same at several places. */
function sameAdvice(advice) {
    return [...(0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(advice, ({ code, message, lines }) => JSON.stringify([code, message, lines])).values()];
}
/** The message of a piece of advice. Its place comes first, unless the message names it. */
function describeAdvice({ file, line, message }, pen) {
    const isNamed = file === null || message.includes((0,_problems_place_js__WEBPACK_IMPORTED_MODULE_1__/* .showPlace */ .R)({ file, line, column: null }));
    return isNamed ? pen.prose(message) : `${pen.place({ file, line })}: ${pen.prose(message)}`;
}
/** The language of the lines in a piece of advice. */
function languageOf({ code }) {
    return code === 'chart-needs-scale-down' ? 'sh' : 'yaml';
}
/** A list of the first few places. */
function placesOf(spots, pen) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(spots.map((spot) => pen.place(spot)));
}


/***/ }),

/***/ 50635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ deploymentsAfter)
/* harmony export */ });
/** The deployments of a choice as they are after it (docs/report.md). Empty if the choice has no lines. */
function deploymentsAfter({ after, edits }) {
    return after.map((deployment) => {
        const { variables, unseenVariables, leftovers } = deployment;
        const kept = leftovers.flatMap((each) => {
            const line = lineOnHead(each, edits);
            return each.line !== null && line === null ? [] : [{ ...each, line }];
        });
        return {
            ...deployment,
            variables: variables.map((each) => ({ ...each, line: lineOnHead(each, edits) })),
            unseenVariables: unseenVariables.map((each) => ({ ...each, line: lineOnHead(each, edits) })),
            leftovers: kept,
            leavesOwnLines: kept.length < leftovers.length,
        };
    });
}
/** The line of the head that has become a line of the edited file; null if the edits add that line. */
function lineOnHead({ file, line }, edits) {
    let shift = 0;
    for (const edit of edits) {
        if (edit.file !== file || line === null)
            continue;
        const start = edit.line + shift;
        if (line < start)
            break;
        if (line < start + edit.added.length) {
            const isReplaced = edit.removed.length > 0 && line === start + edit.added.length - 1;
            return isReplaced ? edit.line : null;
        }
        shift += edit.added.length - edit.removed.length;
    }
    return line === null ? null : line - shift;
}


/***/ }),

/***/ 1050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GG: () => (/* binding */ NOT_APPROVED),
/* harmony export */   eQ: () => (/* binding */ approvalBlocks),
/* harmony export */   jg: () => (/* binding */ failedApproval),
/* harmony export */   xh: () => (/* binding */ describeApproval)
/* harmony export */ });
/* harmony import */ var _gate_policy_release_age_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17150);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80366);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10139);
/* harmony import */ var _jumps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50432);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87188);





/** A short title for an approval that no longer holds. */
const NOT_APPROVED = 'Not what was approved';
const DEPLOY_OR_RENEW = 'Deploy what was approved, or run the check again on this change and approve its report.';
/** What to do about each difference; null if the problem of the run says that itself. */
const REMEDIES = {
    'approved-report-fails': 'Give the report of a run that passed.',
    'not-judged': null,
    'not-approved': DEPLOY_OR_RENEW,
    'not-deployed': DEPLOY_OR_RENEW,
    'other-versions': DEPLOY_OR_RENEW,
    'decision-worse': 'Run the check again on the change: its new report says how it gets green.',
};
/** The approval that a report fails; null if it fails none. */
function failedApproval({ approval }) {
    return approval?.verificationResult === 'FAILED' ? approval : null;
}
/** One line if the approval still holds. Otherwise each difference and what to do. Empty if the inputs name no approved report. */
function approvalBlocks(report, pen, { rows }) {
    const { approval, outcome } = report;
    if (approval === null)
        return [];
    if (failedApproval(report) === null) {
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`✅ What was approved on ${(0,_gate_policy_release_age_js__WEBPACK_IMPORTED_MODULE_4__/* .showMinute */ .QN)(Date.parse(approval.approvedAt))} still holds.`)];
    }
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(outcome.fails ? '❌ This check fails. What differs:' : '⚠️ What differs'),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(approval.differences, Math.max(rows, 5), (each) => differenceItem(each, pen, rows), 'difference'),
        ...nextSteps(report, approval).map((sentence) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(sentence)),
    ];
}
function differenceItem({ message, changes }, pen, rows) {
    const shown = changes.slice(0, Math.max(rows, 3));
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(pen.prose(message), [
        ...shown.map((change) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(pen.prose(change.message))),
        ...(0,_page_js__WEBPACK_IMPORTED_MODULE_0__/* .describeOmitted */ .QQ)(changes.length, shown.length, 'change').map((line) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(line)),
    ]);
}
/** Each difference and what to do, as sentences for a message. */
function describeApproval(report, approval, pen) {
    const says = approval.differences
        .slice(0, 3)
        .flatMap(({ message, changes }) => [
        pen.prose(message),
        ...changes.slice(0, 3).map((change) => pen.prose(change.message)),
    ]);
    return [...says, ...(0,_page_js__WEBPACK_IMPORTED_MODULE_0__/* .describeOmitted */ .QQ)(approval.differences.length, 3, 'difference'), ...nextSteps(report, approval)];
}
function nextSteps(report, { differences }) {
    const [unread, others] = [differences.filter(isUnread), differences.filter((each) => !isUnread(each))];
    const jumps = unread.length === 0 ? [] : (0,_jumps_js__WEBPACK_IMPORTED_MODULE_2__/* .jumpsOf */ .b)(report).filter(({ span }) => span.decision === 'unproven');
    // A worse decision needs another approval, whatever else differs.
    const worse = others.filter(({ code }) => code === 'decision-worse');
    const steps = (worse.length > 0 ? worse : others).flatMap(({ code }) => REMEDIES[code] ?? []);
    return [...new Set([...jumps.map(({ span }) => (0,_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .remedyOfSpan */ .ay)(span)), ...steps])];
}
/** A document that could not be read this time may be readable next time. */
function isUnread({ changes }) {
    return changes.length > 0 && changes.every(({ code }) => code === 'document-unusable');
}


/***/ }),

/***/ 10139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ item),
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   l6: () => (/* binding */ toMarkdown)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66082);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80366);


function heading(text, level = 3) {
    return { type: 'heading', level, text };
}
/** @param isFirst whether the line is the first of several that belong together */
function text(line, isFirst = false) {
    return { type: 'text', text: line, isFirst };
}
function item(line, under = []) {
    return { type: 'item', text: line, under };
}
function code(language, lines) {
    return { type: 'code', language, lines };
}
/** Content that opens at a click, or that a surface leaves out; empty if there is no content. */
function fold(title, blocks, where = 'everywhere') {
    return blocks.length === 0 ? [] : [{ type: 'fold', title, blocks, where }];
}
/** The first few items, and the number of the others. */
function firstOf(items, most, render, noun) {
    const shown = items.slice(0, most);
    return [...shown.map(render), ...(0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .describeOmitted */ .QQ)(items.length, shown.length, noun).map((line) => text(line))];
}
/** Paragraphs of Markdown. */
function toMarkdown(blocks) {
    const paragraphs = [];
    let isInList = false;
    for (const block of blocks) {
        const written = markdownOf(block);
        const isTight = block.type === 'item' && block.under.every(({ type }) => type === 'item');
        const last = paragraphs.at(-1);
        if (isTight && isInList && last !== undefined)
            paragraphs[paragraphs.length - 1] = `${last}\n${written[0]}`;
        else
            paragraphs.push(...written);
        isInList = isTight;
    }
    return paragraphs;
}
function markdownOf(block) {
    switch (block.type) {
        case 'heading':
            return [`${'#'.repeat(block.level)} ${block.text}`];
        case 'text':
            return [block.text];
        case 'item': {
            const gap = block.under.every(({ type }) => type === 'item') ? '\n' : '\n\n';
            const under = toMarkdown(block.under).map((paragraph) => paragraph.replaceAll(/^(?=.)/gm, '  '));
            return [[`- ${block.text}`, ...under].join(gap)];
        }
        case 'code':
            return [(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .blockForMarkdown */ .Gq)(block.language, block.lines)];
        case 'fold':
            return [`<details><summary>${block.title}</summary>`, ...toMarkdown(block.blocks), '</details>'];
    }
}


/***/ }),

/***/ 70449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ passSentence),
/* harmony export */   Hv: () => (/* binding */ isByHand),
/* harmony export */   UB: () => (/* binding */ letterOf),
/* harmony export */   Xr: () => (/* binding */ outcomeBlocks),
/* harmony export */   gb: () => (/* binding */ remediesFor)
/* harmony export */ });
/* harmony import */ var _deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93054);
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(81307);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80366);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8712);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1050);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10139);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77392);
/* harmony import */ var _jumps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50432);
/* harmony import */ var _newest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77483);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98291);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87188);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99459);












/** This many changes are shown open, and the others are folded. */
const MOST_OPEN = 5;
/** `This check passes (fail-on: blocked).`; empty if it does not pass, or if a heading says why it does. */
function passSentence(report, pen) {
    const { outcome } = report;
    const isSaid = outcome.fails || declaredDowntimes(report).length > 0;
    return isSaid ? '' : `This check passes (${pen.code(`fail-on: ${outcome.failOn}`)}).`;
}
/** The deployments that pass because they declare the downtime that they need. */
function declaredDowntimes({ deployments, outcome }) {
    if (outcome.fails || outcome.failOn !== 'mode-mismatch')
        return [];
    return deployments.filter((each) => (0,_states_js__WEBPACK_IMPORTED_MODULE_9__/* .stateOf */ .L4)(each) === 'recreate' && each.declaredAt !== null);
}
function passBlocks(report, pen) {
    const declared = declaredDowntimes(report);
    const names = [...new Set(declared.map(({ writes }) => (0,_declarations_js__WEBPACK_IMPORTED_MODULE_4__/* .describeDeclaration */ ._)(writes.stop, pen)))];
    const places = declared.flatMap((each) => (each.declaredAt === null ? [] : [pen.place(each.declaredAt)]));
    if (declared.length === 0)
        return [];
    return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(`✅ This check passes: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .listOf */ .c3)(names)} is declared (${(0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .listOf */ .c3)(places, 2)})`)];
}
/** How a red check gets green: the choices with their exact changes. If there are none, it says in words what to do. */
function outcomeBlocks(report, pen, detail) {
    const { outcome, choices, problem } = report;
    // A problem of the whole run already says what to do.
    if (problem !== null)
        return [];
    if (!outcome.fails) {
        const pins = choices
            .filter(({ id }) => id === 'pin')
            .flatMap((choice) => choiceBlocks(report, choice, '', pen, detail));
        const guard = pins.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)('So that this check guards the next upgrade'), ...pins];
        return [...passBlocks(report, pen), ...guard];
    }
    // A difference from the approval has to be judged again in a place where it can still be changed.
    if ((0,_approval_js__WEBPACK_IMPORTED_MODULE_2__/* .failedApproval */ .jg)(report) !== null)
        return [];
    const heads = '❌ This check fails';
    if (choices.length === 0)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(heads), ...remedies(report, pen, detail)];
    // Missing evidence can be supplied, even if there are other choices.
    const unproven = (0,_jumps_js__WEBPACK_IMPORTED_MODULE_5__/* .jumpsOf */ .b)(report).filter(({ span }) => span.decision === 'unproven');
    const mends = [...new Set(unproven.map(({ span }) => (0,_reasons_js__WEBPACK_IMPORTED_MODULE_8__/* .remedyOfSpan */ .ay)(span)))];
    const isPart = choices.every(({ thenPasses }) => thenPasses === false);
    const isOne = choices.length + mends.length === 1;
    const title = `${heads}. ${isPart ? 'What to do' : isOne ? 'To pass' : 'Choose one'}:`;
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(title),
        ...mends.map((mend) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(mend)),
        ...choices.flatMap((choice, at) => choiceBlocks(report, choice, letterOf(report, at), pen, detail)),
        ...(detail.deep ? (0,_newest_js__WEBPACK_IMPORTED_MODULE_6__/* .describeNoneRolling */ .N$)(report, pen) : []).map((line) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(line, true)),
        ...(detail.deep ? commandBlocks(report) : []),
    ];
}
/** The letter of a choice, such as `A`, if there are several; empty otherwise. */
function letterOf({ choices }, at) {
    return choices.length < 2 ? '' : String.fromCharCode(65 + at);
}
function choiceBlocks(report, choice, letter, pen, detail) {
    const [name = '', ...todo] = choice.title.split(': ');
    const lead = pen.strong(`${letter === '' ? '' : `${letter}. `}${pen.prose(endSentence(name))}`);
    const what = todo.length === 0 ? [] : [pen.prose(endSentence((0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .capital */ .Nx)(todo.join(': '))))];
    const instead = choice.instead === null ? [] : [pen.prose(choice.instead)];
    const [first, ...others] = changesOf(choice.edits);
    const where = first === undefined ? [] : [describePlaces(first, pen)];
    // A change by hand promises nothing about the next check.
    const outcome = isByHand(choice) ? [] : [settingsOf(report, choice, pen), resultOf(report, choice)];
    const sentences = [...outcome, afterwards(report, choice, pen)].filter((sentence) => sentence !== '').join(' ');
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)([lead, ...what, ...instead, ...where].join(' '), true),
        ...(first === undefined ? [] : diffBlocks(first, pen, detail)),
        ...otherChanges(others, pen, detail),
        ...(sentences === '' ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(sentences)]),
    ];
}
/** Whether the result of the next check is unknown, because people make the change by hand. */
function isByHand({ edits, instead, thenPasses }) {
    return edits.length === 0 && instead !== null && thenPasses === null;
}
function endSentence(sentence) {
    return /[.:!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
/** In the order of the files. */
function changesOf(edits) {
    const files = [...(0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$)(edits, ({ file }) => file).values()];
    const same = (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$)(files, (those) => JSON.stringify(those.map(({ removed, added }) => [removed, added])));
    return [...same.values()].map(([first = [], ...others]) => ({
        edits: first,
        elsewhere: others.flatMap((those) => those.slice(0, 1)),
    }));
}
/** `In deploy/values.yaml:3 and line 7:` */
function describePlaces({ edits }, pen) {
    const [first, ...others] = edits;
    const lines = others.map((edit) => pen.line(edit));
    return first === undefined ? '' : `In ${(0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .listOf */ .c3)([pen.place(first), ...lines])}:`;
}
function diffBlocks({ edits, elsewhere }, pen, { deep, rows }) {
    const files = (0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .countOf */ .pq)(elsewhere.length, 'more file');
    const places = elsewhere.map((edit) => pen.place(edit));
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)('diff', edits.flatMap((edit) => editLines(edit, edits.length > 1))),
        ...(elsewhere.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(`The same in ${files}${deep ? `: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .listOf */ .c3)(places, rows)}` : ''}.`)]),
    ];
}
function editLines({ line, removed, added }, isSeveral) {
    return [
        ...(isSeveral ? [`@@ line ${line} @@`] : []),
        ...removed.map((old) => `-${old}`),
        ...added.map((fresh) => `+${fresh}`),
    ];
}
/** The first few changes open, the others folded. A surface without room for them counts them. */
function otherChanges(changes, pen, { rows, deep }) {
    const blocks = (some) => some.flatMap((change) => [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(describePlaces(change, pen)), ...diffBlocks(change, pen, { rows, deep })]);
    if (!deep && changes.length > 0)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .countOf */ .pq)(changes.length, 'more file')} to change.`)];
    const further = changes.slice(MOST_OPEN - 1);
    const shown = further.slice(0, rows);
    const rest = (0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .describeOmitted */ .QQ)(further.length, shown.length, 'change').map((line) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(line));
    return [
        ...blocks(changes.slice(0, MOST_OPEN - 1)),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .fold */ .AU)((0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .countOf */ .pq)(further.length, 'more change'), [...blocks(shown), ...rest]),
    ];
}
/** The settings that the workflow needs besides the changes in files. */
function settingsOf({ outcome }, { failOn, inputs }, pen) {
    const isOther = failOn !== outcome.failOn;
    const settings = [
        ...(isOther ? [pen.code(`fail-on: ${failOn}`)] : []),
        ...inputs
            .filter(({ name }) => name !== 'fail-on')
            .map(({ name, value }) => value === null ? `${pen.code(name)} to ${UNKNOWN_VALUES[name] ?? 'yours'}` : pen.literal(`${name}: ${value}`)),
    ];
    if (settings.length === 0)
        return '';
    return `Set ${(0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .listOf */ .c3)(settings)}${pen.inWorkflow}.`;
}
/** Descriptions of values that only the reader knows. */
const UNKNOWN_VALUES = {
    'chart-version': `the version of the Lightdash chart (${_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_TO_STOP */ .Ex} or later)`,
};
function resultOf({ outcome }, { edits, inputs, failOn, thenPasses }) {
    const settings = inputs.length + (failOn === outcome.failOn || inputs.some(({ name }) => name === 'fail-on') ? 0 : 1);
    const lines = edits.reduce((sum, { removed, added }) => sum + Math.max(removed.length, added.length), settings);
    const subject = lines < 2 ? 'That makes' : settings > 0 && edits.length > 0 ? 'These make' : 'These lines make';
    if (thenPasses === true)
        return `${subject} the check pass.`;
    if (thenPasses === false)
        return 'The check still fails then.';
    return lines === 0 ? '' : 'The gate cannot tell whether the check passes then.';
}
/** The commands that write the lines of the choices; a page folds them. */
function commandBlocks(report) {
    const commands = report.choices.flatMap(({ command }, at) => {
        const letter = letterOf(report, at);
        return command === null ? [] : [`${command}${letter === '' ? '' : ` # ${letter}`}`];
    });
    return commands.length === 0 ? [] : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .fold */ .AU)('Commands', [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)('sh', commands)], 'on pages');
}
/** What to do after a choice that does not lead all the way to the target. */
function afterwards(report, { id, to }, pen) {
    if (id !== 'hop')
        return '';
    const jumps = (0,_jumps_js__WEBPACK_IMPORTED_MODULE_5__/* .jumpsOf */ .b)(report).filter(({ span }) => to !== null && span.to !== to);
    const [jump] = jumps;
    if (jump === undefined || jumps.length > 1)
        return '';
    const { span } = jump;
    const next = span.plan.hops?.[1];
    if (next === undefined)
        return '';
    return nextStep(next, pen);
}
function nextStep({ to }, pen) {
    return `Step 2, to ${pen.version(to)}, comes once it is running and its migrations have finished.`;
}
/** What makes the check green, in words, if no change could be proposed. */
function remedies(report, pen, { rows }) {
    const isOnly = report.deployments.length === 1;
    // A missing target fails under every `fail-on`.
    const failing = report.deployments.filter(({ fails, problem }) => fails || problem?.code === 'target-missing');
    const isToldAbove = !isOnly && failing.some(({ problem }) => problem !== null);
    const sentences = new Set([
        ...failing.filter(({ problem }) => isOnly || problem === null).flatMap((deployment) => remedyOf(deployment, pen)),
        ...(isToldAbove ? ['Fix what is marked ❓: the list above says how.'] : []),
        ...(0,_jumps_js__WEBPACK_IMPORTED_MODULE_5__/* .jumpsOf */ .b)(report).flatMap((jump) => remediesOfJump(report, jump, pen)),
    ]);
    return [...sentences].slice(0, Math.max(rows, 5)).map((sentence) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .item */ .AS)(sentence));
}
/** What makes one deployment green, as sentences. */
function remediesFor(report, deployment, pen) {
    const jump = (0,_jumps_js__WEBPACK_IMPORTED_MODULE_5__/* .jumpsOf */ .b)(report).find(({ deployments }) => deployments.includes(deployment));
    const isTold = deployment.problem !== null;
    return [
        ...(isTold ? [] : remedyOf(deployment, pen)),
        ...(jump === undefined ? [] : remediesOfJump(report, jump, pen)),
    ];
}
/** What a deployment needs besides the judgement on its jump. */
function remedyOf(deployment, pen) {
    const { problem, from, to } = deployment;
    switch ((0,_states_js__WEBPACK_IMPORTED_MODULE_9__/* .stateOf */ .L4)(deployment)) {
        case 'unproven':
            return problem === null ? [] : [pen.prose(problem.message)];
        case 'downgrade':
            return [`Keep ${from ?? 'the old version'}, or restore a backup made under ${to ?? 'the new one'}.`];
        case 'install':
            return [`New deployments fail: ${pen.code('new-target')} is ${pen.code('fail')}${pen.inWorkflow}.`];
        case 'other-mode':
            return [`Declare ${pen.code('RollingUpdate')}.`];
        default:
            return [];
    }
}
function remediesOfJump(report, { span, deployments }, pen) {
    if (deployments.every(({ fails }) => !fails))
        return [];
    const { decision, plan } = span;
    const [hop] = plan.hops ?? [];
    const isTold = (0,_jumps_js__WEBPACK_IMPORTED_MODULE_5__/* .jumpsOf */ .b)(report).length > 1 || span.newestRollingVersion === hop?.to || !(0,_newest_js__WEBPACK_IMPORTED_MODULE_6__/* .hasNewest */ .ts)(span);
    const roll = isTold ? [] : [`Or go to ${(0,_newest_js__WEBPACK_IMPORTED_MODULE_6__/* .describeNewest */ .qx)(span, pen)}, the newest version that rolls.`];
    switch (decision) {
        case 'recreate':
            return [...(0,_declarations_js__WEBPACK_IMPORTED_MODULE_4__/* .declarationsFor */ .ve)(deployments, report.outcome.failOn, pen), ...roll];
        case 'blocked': {
            if (hop === undefined)
                return (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .isHeld */ .i7)(span) ? (0,_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .remediesOfHold */ .fj)(span, pen) : ['Choose another version: no allowed upgrade leads there.'];
            const next = plan.hops?.[1];
            const then = next === undefined ? '' : ` ${nextStep(next, pen)}`;
            return [`Go to ${pen.version(hop.to)} first (${pen.code(hop.upgradeMode)}).${then}`, ...roll];
        }
        case 'unproven':
            return [(0,_reasons_js__WEBPACK_IMPORTED_MODULE_8__/* .remedyOfSpan */ .ay)(span), ...roll];
        default:
            return [];
    }
}


/***/ }),

/***/ 46868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ stepBlocks),
/* harmony export */   L9: () => (/* binding */ concernsOf),
/* harmony export */   NW: () => (/* binding */ neededVariables)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8712);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82849);
/* harmony import */ var _after_choice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50635);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10139);
/* harmony import */ var _choices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70449);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99459);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71876);







/**
 * What the deployments have to change or check besides the version: environment variables, advice, and sources that the gate cannot see.
 * Each item comes once, even if it is about several deployments, and the most urgent come first.
 */
function concernsOf(report, deployments, spans, pen, detail) {
    const findings = neededVariables(report).filter(({ urgency }) => urgency !== 'nothing');
    const advice = (0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .sameAdvice */ .Hk)((0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .collectAdvice */ .$x)(deployments).filter((piece) => !isChosen(report, piece)));
    const unknown = spans.flatMap((span) => (0,_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .describeUnknownVariables */ .p9)((0,_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .collectUnknownVariables */ .EG)(span), pen));
    const most = detail.deep ? Math.max(detail.rows, 5) : detail.rows;
    const [acting, looking] = [
        findings.filter(isUrgentVariable),
        findings.filter((finding) => !isUrgentVariable(finding)),
    ];
    const [warnings, notices] = [advice.filter(isWarning), advice.filter((same) => !isWarning(same))];
    const urgent = [
        ...(detail.deep
            ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(acting, most, (finding) => variableItem(report.deployments, finding, pen), 'variable')
            : variablesInBrief(acting, pen)),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(warnings, most, (same) => adviceItem(same, pen, detail), 'warning'),
    ];
    return {
        urgent,
        others: [
            ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(looking, most, (finding) => variableItem(report.deployments, finding, pen), 'variable'),
            ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(deployments.length === 0 ? [] : unknown, most, (line) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(line), 'variable'),
            ...unseenItems(findings, pen),
            ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(notices, most, (same) => adviceItem(same, pen, detail), 'remark'),
        ],
    };
}
/**
 * The variables that the deployments have to change. What a choice needs is worked out for the version of that choice, because a variable
 * may be renamed twice. What no choice changes is told as it is.
 */
function neededVariables(report) {
    const chosen = report.choices.flatMap((choice, at) => {
        const those = choice.after.length === 0 ? deploymentsByHand(report, choice) : (0,_after_choice_js__WEBPACK_IMPORTED_MODULE_5__/* .deploymentsAfter */ .L)(choice);
        return those.length === 0 ? [] : [{ after: those, at }];
    });
    const covered = new Set(chosen.flatMap(({ after }) => after.map(({ id }) => id)));
    const needed = new Map();
    const add = (deployments, letters) => {
        for (const finding of (0,_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .collectVariables */ .S9)(deployments)) {
            const key = JSON.stringify([finding.variable, finding.deployments.map(({ id }) => id)]);
            const known = needed.get(key);
            needed.set(key, { ...finding, letters: [...(known?.letters ?? []), ...letters] });
        }
    };
    for (const { after, at } of chosen)
        add(after, report.choices.length < 2 ? [] : [(0,_choices_js__WEBPACK_IMPORTED_MODULE_2__/* .letterOf */ .UB)(report, at)]);
    add(report.deployments.filter(({ id }) => !covered.has(id)), []);
    return [...needed.values()];
}
/** The deployments of a choice without lines: as they are here, in the first step of the plan if that is the choice. */
function deploymentsByHand({ deployments }, { id, to, deployments: ids }) {
    if (id !== 'stop' && id !== 'hop')
        return [];
    const own = deployments.filter((each) => ids.includes(each.id));
    return own.map((each) => (id === 'stop' || to === null || each.steps.length === 0 ? each : inStep(each, to)));
}
/** A deployment with the variables that one step of its plan changes. */
function inStep(deployment, target) {
    return { ...deployment, variables: deployment.steps.find(({ to }) => to === target)?.variables ?? [] };
}
/** This many variables of a later step are shown open. */
const MOST_OPEN = 3;
/** What a step of the plan asks for besides its version. */
function stepBlocks(deployments, to, pen) {
    const all = deployments.map((each) => inStep(each, to));
    const items = (0,_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .collectVariables */ .S9)(all)
        .filter(({ urgency }) => urgency !== 'nothing')
        .map((finding) => variableItem(all, { ...finding, letters: [] }, pen));
    const rest = items.slice(MOST_OPEN);
    return [...items.slice(0, MOST_OPEN), ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)((0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(rest.length, 'more variable'), rest)];
}
function isUrgentVariable({ urgency }) {
    return urgency === 'act';
}
function isWarning([first]) {
    return first?.level === 'warning';
}
/** Whether a choice already shows these lines. */
function isChosen({ choices, outcome }, { code: what, file }) {
    if (what !== 'mode-differs' && what !== 'mode-not-set')
        return false;
    return (outcome.fails &&
        choices.some(({ id, edits }) => (id === 'stop' || id === 'hop') && edits.some((edit) => edit.file === file)));
}
/** `⚠️ Also change 2 environment variables ([line 8], [line 9])`: Lightdash insists on it, though the check does not. */
function variablesInBrief(findings, pen) {
    if (findings.length === 0)
        return [];
    const variables = [
        ...new Map(findings.map(({ variable }) => [`${variable.file}:${variable.line}`, variable])).values(),
    ];
    const [first, ...others] = variables;
    const isOneFile = others.every(({ file }) => file === first?.file);
    const places = variables.map((variable, at) => (at > 0 && isOneFile ? pen.line(variable) : pen.place(variable)));
    const what = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(variables.length, 'environment variable');
    return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(`⚠️ Also change ${what} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .listOf */ .c3)(places)}): the check does not insist on it, Lightdash does.`)];
}
function variableItem(all, finding, pen) {
    const { variable, urgency, deployments, letters } = finding;
    const choices = letters.length === 0 ? '' : ` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .listOf */ .c3)(letters)})`;
    const mark = urgency === 'act' ? '⚠️ ' : '';
    const what = (0,_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .describeVariable */ .OG)(variable, pen);
    if (variable.file !== null)
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(`${mark}${pen.place(variable)}: ${what}${choices}`);
    const where = deployments.length > 1 && !isEverywhere(all, deployments)
        ? ` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .listOf */ .c3)(deployments.map((each) => pen.place(each)), 2)})`
        : '';
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(`${mark}${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .capital */ .Nx)(what)}${where}${choices}`);
}
function isEverywhere(all, those) {
    return all.filter(({ change }) => change === 'upgrade').every((each) => those.includes(each));
}
function adviceItem(same, pen, { deep }) {
    const [first] = same;
    if (first === undefined)
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)('');
    const mark = first.level === 'warning' ? '⚠️ ' : '';
    const others = same.length === 1 ? '' : ` The same for ${(0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOf */ .ek)(same.slice(1), pen)}.`;
    const lines = first.lines.length === 0 || !deep ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(first), first.lines)];
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(`${mark}${(0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .describeAdvice */ .gT)(first, pen)}${others}`, lines);
}
/** Places that the gate cannot see and that may set variables. */
function unseenItems(findings, pen) {
    const blind = findings
        .filter(({ variable }) => variable.state === 'unseen')
        .flatMap(({ deployments }) => deployments);
    if (blind.length === 0)
        return [];
    const sources = [
        ...new Set(blind.flatMap(({ unseenVariables }) => unseenVariables.map((each) => (0,_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .describeUnseen */ .yO)(each, pen)))),
    ];
    if (sources.length > 0)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(`Not visible from here: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .listOf */ .c3)(sources)}.`)];
    const isSearched = blind.some((deployment) => !(0,_states_js__WEBPACK_IMPORTED_MODULE_3__/* .isGiven */ .qR)(deployment));
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(isSearched
            ? 'No file shows which variables are set here.'
            : 'You gave the versions, so no file was searched for variables.'),
    ];
}


/***/ }),

/***/ 77392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ describeDeclaration),
/* harmony export */   ve: () => (/* binding */ declarationsFor),
/* harmony export */   vn: () => (/* binding */ nameOfDeclaration)
/* harmony export */ });
/* harmony import */ var _deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93054);

/** How to make a downtime pass, as sentences: what to declare, and where, for each kind of deployment. */
function declarationsFor(deployments, failOn, pen) {
    const forms = new Set(deployments.filter(({ fails }) => fails).map(({ writes }) => writes.stop));
    const rule = pen.code('fail-on: mode-mismatch');
    const must = failOn === 'mode-mismatch' ? 'Declare the downtime' : `Set ${rule}${pen.inWorkflow}, and declare the downtime`;
    return [...forms].map((form) => {
        if (form === null) {
            return `Set ${pen.code('fail-on: blocked')} if your deployment follows the output ${pen.code('upgrade-mode')}: no file can declare downtime when you give the versions.`;
        }
        return `${must}: ${DECLARATIONS[form](pen)}`;
    });
}
const DECLARATIONS = {
    chart: (pen) => `${pen.code('upgrade.mode: Recreate')} in the values that hold the tag. The chart has to be ${_deployment_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_TO_STOP */ .Ex} or later; if no file has its version, set ${pen.code('chart-version')}.`,
    workload: (pen) => `${pen.code('strategy: {type: Recreate}')} on the workload, or the annotation ${pen.code('upgrade-gate/mode: Recreate')}.`,
    compose: (pen) => `${pen.code('x-upgrade-mode: Recreate')} on the service.`,
    comment: (pen) => `a comment ${pen.code('upgrade-gate: Recreate')} on the version's line or the line above it.`,
};
/** What declares downtime, by the form of a deployment's files. */
function describeDeclaration(form, pen) {
    return pen.code(form === null || form === 'workload' ? 'Recreate' : NAMES[form]);
}
const NAMES = {
    chart: 'upgrade.mode: Recreate',
    compose: 'x-upgrade-mode: Recreate',
    comment: 'upgrade-gate: Recreate',
};
/** The name of the declaration for a message, in our own words. No text from the lines is used. */
function nameOfDeclaration(added, pen) {
    const words = ['x-upgrade-mode: Recreate', 'upgrade-gate/mode: Recreate', 'upgrade-gate: Recreate'];
    const word = words.find((each) => added.some((line) => line.includes(each)));
    if (word !== undefined)
        return pen.code(word);
    if (added.some((line) => /\bmode['"]?\s*[:=]\s*['"]?Recreate/.test(line)))
        return pen.code('upgrade.mode: Recreate');
    return pen.code(added.some((line) => /\btype:\s*Recreate/.test(line)) ? 'strategy.type: Recreate' : 'Recreate');
}


/***/ }),

/***/ 2960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HW: () => (/* binding */ noteBlocks),
/* harmony export */   Is: () => (/* binding */ evidenceBlocks),
/* harmony export */   Mb: () => (/* binding */ describeNote),
/* harmony export */   gi: () => (/* binding */ runningBlocks)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8712);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10139);


/** The report file has every document. */
const MOST_DOCUMENTS = 6;
/** The number of commits that a sentence names. */
const MOST_BASES = 5;
/** The grounds of the verdict, folded: documents with their digests, commits, times. */
function evidenceBlocks(report, pen, detail) {
    const { evidence, generatedAt, tool } = report;
    const mode = `${pen.code('upgrade.mode')} is ${pen.code(report.upgradeMode)}.`;
    const judged = `${mode} ${describeComparison(report, pen)}${describeRendered(report, pen)}${describeApproved(report, pen)}Judged by ${tool.name} ${tool.version} at ${generatedAt}.`;
    const asked = evidence.running.map(({ location, askedAt, version, problem }) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .item */ .AS)(`what runs: ${version ?? pen.quote(problem ?? '')}, asked at ${askedAt}, from ${pen.quote(location)}`));
    if (evidence.documents.length === 0)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`${nothingFetched(report)} ${judged}`), ...asked];
    const { schemaVersion, generatedAt: indexedAt } = evidence.index;
    const title = `Evidence: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(evidence.documents.length, 'document')}, artifacts: ${evidence.artifacts}`;
    const closing = `The index was generated at ${indexedAt === null ? 'an unknown time' : pen.quote(indexedAt)}, schema version ${schemaVersion === null ? 'unknown' : pen.quote(schemaVersion)}. ${judged}`;
    if (!detail.deep)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`${title}. ${closing}`)];
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(title, [
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)([...evidence.documents].sort((one, other) => rankOf(one) - rankOf(other)), Math.min(detail.rows, MOST_DOCUMENTS), ({ document, release, location, sha256, readAt, problem }) => {
            const name = release === null ? document : `${document} ${release}`;
            const read = problem === null ? `SHA-256 ${pen.code(sha256 ?? 'unknown')}, read at ${readAt}` : pen.quote(problem);
            return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .item */ .AS)(`${name}: ${read}, from ${pen.quote(location)}`);
        }, 'document'),
        ...asked,
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(evidence.drift, detail.rows, ({ release, member, index, artifact }) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .item */ .AS)(`${release}: ${pen.code(member)} is ${pen.quote(index || 'empty')} in the index and ${pen.quote(artifact || 'empty')} in the artifact`), 'difference'),
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(closing),
    ]);
}
/** The index, then what could not be read. */
function rankOf({ document, problem }) {
    return document === 'index' ? 0 : problem !== null ? 1 : 2;
}
function nothingFetched({ problem, deployments }) {
    const isSettled = problem === null && deployments.every(({ change, problem: each }) => change === 'unchanged' && each === null);
    return isSettled
        ? 'No version changes, so nothing was fetched.'
        : 'There was no upgrade to check, so nothing was fetched.';
}
/** The commits that were compared; empty if versions were given. */
function describeComparison({ comparison }, pen) {
    if (comparison === null)
        return '';
    const [head, ...bases] = [comparison.head, ...comparison.bases.slice(0, MOST_BASES)].map((commit) => pen.quote(commit.slice(0, 12)));
    return `Compared ${head} with ${bases.join(' and ')}. `;
}
/** The rendered manifests that replaced files; empty if there were none. */
function describeRendered({ rendered }, pen) {
    if (rendered === null)
        return '';
    const show = ({ path, sha256, workloads }) => `${pen.quote(path)} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(workloads, 'workload')} of Lightdash, SHA-256 ${sha256 === null ? 'unknown' : pen.code(sha256)})`;
    return `Rendered manifests: base ${show(rendered.base)}, head ${show(rendered.head)}. `;
}
/** The report that was approved; empty if the inputs name none. */
function describeApproved({ approval }, pen) {
    const approved = approval?.inputAttestations[0];
    return approved === undefined
        ? ''
        : `Approved: ${pen.quote(approved.uri)}, SHA-256 ${pen.code(approved.digest.sha256)}. `;
}
/** What the reader should know besides the decision: warnings open, the rest folded. */
function noteBlocks({ notes }, pen) {
    const [warnings, others] = [notes.filter(isWarning), notes.filter(({ level }) => level === 'notice')];
    return [
        ...(warnings.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .heading */ .R_)('Warnings')]),
        ...warnings.map((note) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .item */ .AS)(`⚠️ ${describeNote(note, pen)}`)),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(others.length, 'note'), others.map((note) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .item */ .AS)(describeNote(note, pen)))),
    ];
}
function isWarning({ level, code }) {
    return level === 'warning' && code !== RUNNING;
}
/** It explains the jump in the heading, so the opening has it. */
const RUNNING = 'running-differs';
/** Where a jump begins at what runs, or what runs lies beyond it; empty if what runs is what the files say. */
function runningBlocks({ notes }, pen) {
    return notes.filter(({ code }) => code === RUNNING).map((note) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`⚠️ ${describeNote(note, pen)}.`));
}
const NOTES = {
    'nothing-compared': () => 'Nothing was compared',
    'plain-http': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'document')} came over plain http, so anyone on the way may have changed ${count === 1 ? 'it' : 'them'}`,
    'index-without-schema': () => 'The index does not say which schema version it has; it was read as version 1',
    'rows-skipped': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'row')} of the index cannot be read`,
    'rows-in-doubt': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'contradiction')} in the index`,
    drift: (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'difference')} between the artifacts and the index; the unsafe side counts`,
    'artifacts-unusable': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'artifact')} could not be read`,
    'artifact-odd': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'odd statement')} in the artifacts that ${count === 1 ? 'does' : 'do'} not affect the decision`,
    'unknown-members': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'unknown field')} in the documents`,
    'workflow-changed': () => 'The change touches .github/workflows/, which decides how this check itself runs. Have a code owner review it. A workflow that a ruleset requires cannot be changed like this',
    'found-by-line': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'version')} found on a changed line, in a format that is not supported. To have it checked every time, name the place in the input targets`,
    'not-rendered': () => 'The rendered manifests hold fewer deployments than the files show, so the files were judged as well',
    'choices-failed': () => 'The choices could not be worked out',
    'known-issues-unmatched': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'known issue')} ${count === 1 ? 'matches' : 'match'} no release in the index`,
    'known-issues-over': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'known issue')} ${count === 1 ? 'is' : 'are'} past ${count === 1 ? 'its' : 'their'} \`until\` date and no longer ${count === 1 ? 'counts' : 'count'}`,
    [RUNNING]: () => 'What runs is not what the files say',
    'running-base': () => 'The files name no version before the change, so what runs stands for it',
    'running-unknown': () => 'It is not known what runs, so the files alone decide',
    'running-unmatched': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'line')} of running-url ${count === 1 ? 'fits' : 'fit'} no deployment`,
    'documents-replaced': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'document')} ${count === 1 ? 'was' : 'were'} replaced since the approval`,
    'nothing-held': () => 'No version can be read from this file, so nothing was checked',
    'nothing-deployed': () => 'Nothing is deployed here, so this check guards nothing',
    'git-ignored': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'file')} that a deployment reads ${count === 1 ? 'is' : 'are'} ignored by git, so the gate does not see ${count === 1 ? 'it' : 'them'}`,
    'not-parsed': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'file')} ${count === 1 ? 'names' : 'name'} Lightdash and cannot be parsed`,
};
/** A note as a sentence with its first cases. */
function describeNote({ code, count, examples }, { quote }) {
    const rest = count > examples.length && code !== 'unknown-members' ? ', …' : '';
    const cases = examples.length === 0 ? '' : `: ${examples.map(quote).join(', ')}${rest}`;
    return `${NOTES[code](count)}${cases}`;
}


/***/ }),

/***/ 16106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ describeFacts),
/* harmony export */   de: () => (/* binding */ takesLong),
/* harmony export */   mQ: () => (/* binding */ describeHeaviness),
/* harmony export */   xS: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8712);

function factsOf({ rule, says }, release) {
    const [heaviest = null] = (release?.migrations?.files ?? [])
        .filter((file) => weightOf(file) > 0)
        .sort((one, other) => weightOf(other) - weightOf(one))
        .map(({ tables, heaviness }) => ({ tables, heaviness }));
    const breaking = ['rest', 'mcp'].flatMap((name) => {
        const changes = release?.api[name]?.changes;
        if (changes === undefined || changes.count === 0)
            return [];
        return [{ api: name.toUpperCase(), first: changes.lines[0] ?? null, count: changes.count }];
    });
    return {
        rule,
        problem: rule === 'unverified' ? says : '',
        isRead: rule === 'verdict-false' && release?.explained === true,
        declared: (release?.declaredBreaks ?? []).flatMap(({ reason }) => reason ?? []),
        heaviest,
        breaking,
    };
}
/**
 * Why a release is not proven, and what else is known about it. The reason is the declared break, else the heaviest migration, else the
 * breaking changes. If none is known, it is that Lightdash says nothing.
 *
 * @param isOne whether the sentence is about one release
 */
function describeFacts(facts, isOne, pen) {
    const { rule, declared, heaviest, breaking } = facts;
    const [first, ...more] = declared;
    const known = [
        ...(heaviest === null ? [] : [describeMigration(heaviest, pen)]),
        ...breaking.map((each) => describeBreaking(each, pen)),
    ];
    if (first !== undefined) {
        const further = more.length === 0 ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(more.length, 'more declared break')}.`];
        return { says: pen.prose(first), details: [...known, ...further] };
    }
    const [fact, ...others] = known;
    if (rule !== 'verdict-false' || fact === undefined)
        return { says: describeVerdict(facts, isOne, pen), details: known };
    return { says: fact, details: others };
}
function describeVerdict({ rule, problem, isRead }, isOne, pen) {
    const [it, artifact, were] = isOne ? ['it', 'its artifact', 'was'] : ['them', 'their artifacts', 'were'];
    switch (rule) {
        case 'verdict-false':
            // Only the artifact can have the reason.
            return `Lightdash marks ${it} as not safe${isRead ? ' and gives no reason' : `; ${artifact} ${were} not read, so the reason is unknown`}.`;
        case 'backfilled-true':
            return `Lightdash judged ${it} in retrospect only, which is no proof.`;
        case 'unverified':
            return `${artifact} could not be read: ${pen.quote(problem)}.`;
        default:
            return `Lightdash published no verdict for ${it}.`;
    }
}
function describeMigration({ tables, heaviness }, pen) {
    const on = tables.length === 0 ? 'a table that it does not name' : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(tables.map(pen.quote), 3);
    return `A migration ${describeHeaviness(heaviness, pen)} ${on}.`;
}
/** Whether the heaviest migration takes longer the bigger its tables are, and blocks them meanwhile. */
function takesLong({ heaviest }) {
    return heaviest?.heaviness.rewritesTable === true || heaviest?.heaviness.locksTable === true;
}
function weightOf({ heaviness: { rewritesTable, locksTable, scansTable } }) {
    const weigh = (verdict) => (verdict === true ? 2 : verdict === 'unknown' ? 1 : 0);
    return 100 * weigh(rewritesTable) + 10 * weigh(locksTable) + weigh(scansTable);
}
/** `rewrites and locks`, `scans and perhaps rewrites`; empty if the migration does none of these. */
function describeHeaviness({ rewritesTable, locksTable, scansTable }, { strong }) {
    const verbs = [
        ['rewrites', rewritesTable],
        ['locks', locksTable],
        ['scans', scansTable],
    ];
    const known = verbs.filter(([, verdict]) => verdict === true).map(([verb]) => strong(verb));
    const unknown = verbs.filter(([, verdict]) => verdict === 'unknown').map(([verb]) => verb);
    const perhaps = unknown.length === 0 ? [] : [`perhaps ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(unknown)}`];
    return [...(known.length === 0 ? [] : [(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(known)]), ...perhaps].join(known.length > 1 ? ', and ' : ' and ');
}
function describeBreaking({ api, first, count }, { quote }) {
    if (first === null)
        return `The ${api} API breaks in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(count, 'place')}.`;
    return `The ${api} API breaks: ${quote(first)}${count === 1 ? '' : ` and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(count - 1, 'more change')}`}.`;
}


/***/ }),

/***/ 50432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ jumpsOf)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81307);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99459);


/**
 * The jumps to show, the worst first. A jump is left out if every deployment that makes it has a problem or another image, because the
 * documents say nothing about those. A version that stays, and was looked up only because the user gave the other side, is left out too.
 */
function jumpsOf(report) {
    const known = KNOWN.get(report) ?? findJumps(report);
    KNOWN.set(report, known);
    return known;
}
/** Cached, because every part of a page asks for its jumps, and a report never changes. */
const KNOWN = new WeakMap();
function findJumps({ spans, deployments }) {
    const makersOf = (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(deployments, jumpOf);
    return spans.flatMap((span) => {
        const makers = makersOf.get(jumpOf(span)) ?? [];
        const judged = makers.filter((maker) => maker.problem === null && !(0,_states_js__WEBPACK_IMPORTED_MODULE_0__/* .isOtherBuild */ .XK)(maker, span));
        if (span.decision === 'unchanged' && !judged.some(_states_js__WEBPACK_IMPORTED_MODULE_0__/* .isGiven */ .qR))
            return [];
        return makers.length > 0 && judged.length === 0 ? [] : [{ span, deployments: judged }];
    });
}
function jumpOf({ from, to }) {
    return `${from} ${to}`;
}


/***/ }),

/***/ 77483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N$: () => (/* binding */ describeNoneRolling),
/* harmony export */   qx: () => (/* binding */ describeNewest),
/* harmony export */   ts: () => (/* binding */ hasNewest)
/* harmony export */ });
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15807);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8712);
/* harmony import */ var _jumps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50432);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98291);




/** Whether a version below the target rolls. If the target itself can be reached by rolling, the plan already says so. */
function hasNewest({ newestRollingVersion: newest, to }) {
    return newest !== null && (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(newest, to) < 0;
}
/** The newest version that rolls, how to get there, and the evidence for it; `none` if there is none. */
function describeNewest(span, pen) {
    const { newestRollingVersion: newest, newestRollingHops: hops, newestRollingEvidence: grounds } = span;
    if (newest === null)
        return 'none';
    const details = [
        ...((hops ?? 1) > 1 ? [`in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(hops ?? 1, 'step')}`] : []),
        ...(grounds === 'index' ? ['by the index alone'] : []),
    ];
    return `${pen.version(newest)}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
}
/** Why there is no choice without downtime, where an upgrade needs some; empty if there is one, or if the policy decides. */
function describeNoneRolling(report, pen) {
    if (report.choices.some(({ id }) => id === 'roll'))
        return [];
    const barred = (0,_jumps_js__WEBPACK_IMPORTED_MODULE_0__/* .jumpsOf */ .b)(report).filter(({ span, deployments }) => (span.decision === 'recreate' || span.decision === 'blocked') &&
        span.newestRollingVersion === null &&
        !(0,_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .isHeld */ .i7)(span) &&
        deployments.some(({ fails }) => fails));
    return barred.slice(0, 1).map(({ span: { from, verdicts } }) => {
        const [next] = verdicts;
        const what = next === undefined || next.verdict === true ? '' : `: ${pen.version(next.first)} comes next`;
        return `Nothing rolls today${barred.length === 1 ? '' : ` from ${from}`}${what}.`;
    });
}


/***/ }),

/***/ 76546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Vn: () => (/* binding */ describeAlone),
  E1: () => (/* binding */ describeRunProblem),
  nL: () => (/* binding */ leadBlocks),
  _9: () => (/* binding */ leadSentence),
  Re: () => (/* binding */ openingBlocks)
});

// EXTERNAL MODULE: ./build/deployment/group-by.js
var group_by = __webpack_require__(81307);
// EXTERNAL MODULE: ./build/render/words.js
var words = __webpack_require__(8712);
// EXTERNAL MODULE: ./build/render/gate/approval.js
var approval = __webpack_require__(1050);
// EXTERNAL MODULE: ./build/render/gate/blocks.js
var blocks = __webpack_require__(10139);
// EXTERNAL MODULE: ./build/render/gate/choices.js
var choices = __webpack_require__(70449);
// EXTERNAL MODULE: ./build/deployment/name-in-file.js
var name_in_file = __webpack_require__(84014);
// EXTERNAL MODULE: ./build/problems/place.js
var place = __webpack_require__(68042);
// EXTERNAL MODULE: ./build/render/gate/reasons.js
var gate_reasons = __webpack_require__(87188);
// EXTERNAL MODULE: ./build/render/gate/states.js
var states = __webpack_require__(99459);
;// CONCATENATED MODULE: ./build/render/gate/deployment-items.js






/** One line for each deployment that changes, the gravest first. One sentence counts the deployments that stay. */
function deploymentItems(report, pen, { rows, deep }) {
    const { deployments } = report;
    const changed = (0,states/* gravestFirst */.Ln)(deployments).filter((deployment) => (0,states/* stateOf */.L4)(deployment) !== 'unchanged');
    const unchanged = deployments.filter((deployment) => (0,states/* stateOf */.L4)(deployment) === 'unchanged');
    return [
        // A comment has no room for three of many.
        ...(0,blocks/* firstOf */.Ku)(changed, deep || changed.length <= rows ? rows : rows - 1, (deployment) => (0,blocks/* item */.AS)(deploymentLine(report, deployment, pen)), 'deployment'),
        ...(unchanged.length === 0 ? [] : [(0,blocks/* item */.AS)(`✅ Unchanged: ${unchangedPlaces(unchanged, pen)}.`)]),
    ];
}
function unchangedPlaces(unchanged, pen) {
    return (0,words/* listOf */.c3)(unchanged.map((deployment) => `${pen.place(deployment)} ${deployment.to ?? ''}`.trim()));
}
/** Mark, change and next step, then the place. */
function deploymentLine(report, deployment, pen) {
    const { mark, title, state } = (0,states/* stateDeployment */.LR)(report, deployment, pen);
    const { problem, file, line, id } = deployment;
    const isAlone = report.deployments.every((each) => each.file !== file || each.id === id);
    const says = problem === null || (state !== 'unproven' && state !== 'tolerated') ? null : problem.message;
    const what = says === null ? briefOf(report, deployment, pen) : `${pen.prose(says)}${pen.help(problem?.code ?? '')}`;
    const isNamed = isAlone && file !== null && says?.includes((0,place/* showPlace */.R)({ file, line, column: null })) === true;
    const name = isAlone ? '' : (0,name_in_file/* nameInFile */.t)(id);
    const where = [...(isNamed ? [] : [pen.place(deployment)]), ...(name === '' ? [] : [pen.quote(name)])].join(', ');
    return `${mark} ${pen.strong(title)}${what === '' ? '' : `: ${what}`}${where === '' ? '' : ` (${where})`}`;
}
/** The next thing to do, if the title does not say it. */
function briefOf(report, deployment, pen) {
    const { from, to } = deployment;
    const span = (0,states/* spanOf */.ee)(report, deployment);
    switch ((0,states/* stateOf */.L4)(deployment)) {
        case 'blocked': {
            const hop = span?.plan.hops?.[0];
            return hop === undefined ? 'choose another version' : `go to ${hop.to} first (${pen.code(hop.upgradeMode)})`;
        }
        case 'recreate':
            return deployment.fails || deployment.declaredAt === null ? '' : 'declared';
        case 'unproven': {
            const [reason] = span?.reasons ?? [];
            return reason === undefined ? '' : (0,gate_reasons/* describeReason */.Gk)(reason, pen);
        }
        case 'downgrade':
            return `keep ${from ?? 'the old version'}, or restore a backup made under ${to ?? 'the new one'}`;
        default:
            return '';
    }
}

// EXTERNAL MODULE: ./build/render/gate/evidence.js
var evidence = __webpack_require__(2960);
// EXTERNAL MODULE: ./build/render/gate/picture.js
var gate_picture = __webpack_require__(38735);
// EXTERNAL MODULE: ./build/render/gate/plan.js
var gate_plan = __webpack_require__(79178);
// EXTERNAL MODULE: ./build/render/gate/policy.js
var policy = __webpack_require__(98291);
// EXTERNAL MODULE: ./build/render/gate/releases.js
var releases = __webpack_require__(83895);
// EXTERNAL MODULE: ./build/render/gate/texts.js
var texts = __webpack_require__(9489);
;// CONCATENATED MODULE: ./build/render/gate/opening.js














const DAY_MS = 86_400_000;
const UNKNOWN = '❓';
const NEUTRAL = 'ℹ️';
/** Marks for a result without any problem. */
const GREEN = ['✅', NEUTRAL];
/** The result of the whole run as a short title with its mark. */
function headlineOf(report, pen) {
    const headline = judgedHeadline(report, pen);
    if (report.problem !== null || (0,approval/* failedApproval */.jg)(report) === null)
        return headline;
    const { mark, title } = headline;
    return {
        mark: GREEN.includes(mark) ? (report.outcome.fails ? '❌' : '⚠️') : mark,
        title: `${approval/* NOT_APPROVED */.GG}. ${title}`,
    };
}
function judgedHeadline(report, pen) {
    if (report.problem !== null)
        return { mark: UNKNOWN, title: describeRunProblem(report.problem) };
    const statements = (0,states/* gravestFirst */.Ln)(report.deployments).map((deployment) => (0,states/* stateDeployment */.LR)(report, deployment, pen));
    const [first] = statements;
    if (first === undefined)
        return { mark: report.outcome.fails ? UNKNOWN : NEUTRAL, title: 'Nothing to judge' };
    if (statements.length === 1)
        return first;
    const held = statements.filter(({ rolls }) => !rolls);
    if (held.length === 0)
        return { mark: markOfAll(statements), title: titleOfAll(statements) };
    const total = statements.length;
    if (held.every(({ state }) => state === 'recreate')) {
        const some = `${held.length} of ${(0,words/* countOf */.pq)(total, 'deployment')} ${held.length === 1 ? 'needs' : 'need'}`;
        const which = held.length === total ? `${(0,words/* countedAll */.ET)(total, 'deployment')} need` : some;
        return { mark: first.mark, title: `${which} downtime (${pen.code('Recreate')})` };
    }
    const few = `${held.length} of ${(0,words/* countOf */.pq)(total, 'deployment')} cannot roll`;
    const none = total === 2 ? 'Neither deployment can roll' : `None of the ${total} deployments can roll`;
    return { mark: first.mark, title: `${held.length < total ? few : none}: ${countBy(held)}` };
}
/** The whole is green only if every deployment is. */
function markOfAll(statements) {
    const marks = new Set(statements.map(({ mark }) => mark));
    if (marks.has('❌'))
        return '❌';
    return marks.size === 1 && marks.has('✅') ? '✅' : NEUTRAL;
}
function titleOfAll(statements) {
    const total = statements.length;
    if (statements.every(({ state }) => state === 'roll')) {
        return `${(0,words/* countedAll */.ET)(total, 'deployment')} can roll`;
    }
    if (statements.every(({ state }) => state === 'unchanged'))
        return 'No deployed version changes';
    return `${(0,words/* countOf */.pq)(total, 'deployment')}: ${countBy(statements)}`;
}
/** `1 blocked, 2 need downtime`, in the order of the statements. */
function countBy(statements) {
    const states = [...(0,group_by/* groupBy */.$)(statements, ({ state }) => state).values()];
    return states.map((same) => `${same.length} ${wordsFor(same)}`).join(', ');
}
function wordsFor([first, second]) {
    const [one = '', several = one] = first?.count ?? [];
    return second === undefined ? one : several;
}
const RUN_PROBLEMS = {
    'no-target': 'No deployment found',
    'target-missing': 'A target is missing',
    'base-unavailable': 'The commit before the change cannot be read',
    'branch-behind': 'The branch is behind',
};
/** The problem that kept the run from finding deployments, as a short title. Nothing was judged then. */
function describeRunProblem({ code: what }) {
    return `${RUN_PROBLEMS[what] ?? 'The deployments cannot be read'}: no upgrade was checked`;
}
/** Workflow lines that fix the problem that kept the run from finding deployments. */
const REMEDIES = {
    'no-target': ['with:', '  # file#path of the version', '  targets: deploy/values.yaml#image.tag'],
    'base-unavailable': ['permissions:', '  contents: read', '# and for actions/checkout:', 'with:', '  fetch-depth: 0'],
};
/** The heading and its meaning: the releases at a glance for one deployment, and a line each for several. */
function openingBlocks(report, pen, detail) {
    const { mark, title } = headlineOf(report, pen);
    const opening = [(0,blocks/* heading */.R_)(`${mark} ${title}`, 2), ...(0,evidence/* runningBlocks */.gi)(report, pen)];
    const { problem, deployments } = report;
    if (problem !== null) {
        // Outside a workflow, the message has the remedy in the words of the system that runs the gate.
        const isElsewhere = problem.code === 'base-unavailable' && report.links.repository === null;
        const lines = isElsewhere ? undefined : REMEDIES[problem.code];
        return [
            ...opening,
            (0,blocks/* text */.Qq)(`${pen.strong(pen.prose(problem.message))}${pen.help(problem.code)}`),
            ...(lines === undefined ? [] : [(0,blocks/* code */.aY)('yaml', lines)]),
        ];
    }
    const passes = (0,choices/* passSentence */.F4)(report, pen);
    const [only] = deployments;
    if (only === undefined || deployments.length > 1) {
        return [...opening, ...deploymentItems(report, pen, detail), ...(passes === '' ? [] : [(0,blocks/* text */.Qq)(passes)])];
    }
    const span = (0,states/* spanOf */.ee)(report, only);
    const end = span === undefined ? null : describeIndexEnd(report, span, pen);
    const [found = '', ...rest] = span === undefined ? describeAlone(only, pen) : leadLines(span, pen, detail.deep);
    // The heading says already that the index does not have the version.
    const lead = end === null ? found : `${end}${pen.help('not-indexed')}`;
    return [
        ...opening,
        (0,blocks/* text */.Qq)([lead, ...describePlace(report, only, pen), passes].filter((each) => each !== '').join(' ')),
        ...rest.map((line) => (0,blocks/* text */.Qq)(line)),
    ];
}
/** Where the index ends and how old it is, for a version that it does not have; null if that is not the reason, or not known. */
function describeIndexEnd({ evidence, generatedAt }, { reasons, verdicts }, pen) {
    const made = evidence.index.generatedAt;
    const days = Math.floor((Date.parse(generatedAt) - Date.parse(made ?? '')) / DAY_MS);
    if (made === null || Number.isNaN(days) || reasons[0]?.rule !== 'not-indexed')
        return null;
    const last = verdicts.at(-1)?.last;
    const end = last === undefined ? '' : `${pen.strong(`The newest version below it in the index is ${last}.`)} `;
    return `${end}The index was generated on ${(0,texts/* dayOf */.k)(made, pen)}${days < 1 ? '' : `, ${(0,words/* countOf */.pq)(days, 'day')} ago`}.`;
}
/** The place of the deployment. A choice with lines names the place itself. */
function describePlace({ choices }, deployment, pen) {
    const isNamed = (0,states/* isGiven */.qR)(deployment) || choices.some(({ edits }) => edits.length > 0);
    return isNamed ? [] : [`Found at ${pen.place(deployment)}.`];
}
/** The number of releases in the way of a jump, their versions, and a picture of the jump. */
function leadBlocks(span, pen) {
    return leadLines(span, pen, true).map((line) => (0,blocks/* text */.Qq)(line));
}
function leadLines(span, pen, isDrawn) {
    // In the order of the page, because a version is linked at its first mention.
    const sentence = leadSentence(span, pen);
    const { decision, from, to, reasons } = span;
    const [first] = reasons;
    // A version that is not in the index may not exist.
    const isCompared = decision !== 'unchanged' && first?.rule !== 'not-indexed';
    const help = decision === 'unproven' && first !== undefined ? pen.help(first.rule) : '';
    const links = `${help}${isCompared ? pen.comparison(from, to) : ''}`;
    const isCounted = (decision === 'blocked' && reasons.some(gate_reasons/* isOfRelease */.$p)) ||
        (decision === 'unproven' && first !== undefined && (0,gate_reasons/* isOfRelease */.$p)(first));
    const picture = decision === 'unproven' || !isDrawn ? null : (0,gate_picture/* drawSpan */.$y)(span, pen);
    return [
        `${sentence}${links}`,
        ...(isCounted ? [`${(0,gate_reasons/* countLine */.QK)(span, pen)}.`] : []),
        ...(picture === null ? [] : [picture]),
    ];
}
/** How many releases stand in the way of a jump and which; if there are none, the reason for the decision. */
function leadSentence(span, pen) {
    const { decision, reasons, coveredReleases: covered } = span;
    const [first] = reasons;
    switch (decision) {
        case 'unchanged':
            return 'Nothing was compared: give two different versions.';
        case 'roll': {
            const all = covered === 1 ? 'Its only release is' : `${(0,words/* countedAll */.ET)(covered, 'release')} are`;
            const grounds = span.plan.hops?.[0]?.evidence === 'index' ? ', by the index alone' : '';
            const nothing = (0,releases/* isKnownToBreakNothing */.pq)(span) ? `, and nothing in ${covered === 1 ? 'it' : 'them'} breaks` : '';
            return `${all} proven safe to roll${grounds}${nothing}.${landingOnStop(span)}`;
        }
        case 'recreate': {
            const general = reasons.find((reason) => !(0,gate_reasons/* isOfRelease */.$p)(reason));
            const lead = general === undefined ? [] : [pen.strong((0,gate_reasons/* describeReason */.Gk)(general, pen))];
            const counted = reasons.some(gate_reasons/* isOfRelease */.$p) ? [pen.strong(`${(0,gate_reasons/* countLine */.QK)(span, pen)}.`)] : [];
            return [...lead, ...counted, (0,gate_reasons/* describeOverlap */.Bn)(span)].filter((each) => each !== '').join(' ');
        }
        case 'blocked': {
            if (first !== undefined && (0,policy/* isHeld */.i7)(span))
                return `${pen.strong((0,policy/* describeHold */.TZ)(span, pen))}${(0,policy/* describeLetIn */.Wl)(span, pen)}`;
            const plan = span.plan.hops === null ? [] : [pen.strong(`${(0,gate_plan/* planLine */.o)(span, pen)}.`)];
            return [...plan, ...(first === undefined ? [] : [(0,gate_reasons/* describeReason */.Gk)(first, pen)])].join(' ');
        }
        case 'unproven':
            return first === undefined ? 'No document proves that it is safe.' : pen.strong((0,gate_reasons/* describeReason */.Gk)(first, pen));
    }
}
/** A required stop as the target: the next upgrade has to wait for its migrations. */
function landingOnStop({ requiredStops, to }) {
    return requiredStops.includes(to)
        ? ` ${to} is a required stop: let its migrations finish before you go to a later version.`
        : '';
}
/** What to say about a deployment without a judged jump. */
function describeAlone(deployment, pen) {
    const { problem, from, to } = deployment;
    switch ((0,states/* stateOf */.L4)(deployment)) {
        case 'unproven':
        case 'tolerated':
            return [
                problem === null
                    ? 'No document proves that it is safe.'
                    : `${pen.prose(problem.message)}${pen.help(problem.code)}`,
            ];
        case 'downgrade':
            return [`${to ?? 'The new version'} is below ${from ?? 'the old one'}, and migrations cannot be undone.`];
        case 'install':
            return ['It was not deployed before, so there is nothing to compare.'];
        case 'removed':
            return ['It was deployed before this change; there is nothing left to check.'];
        case 'other-image':
            return ['Nothing proves that two builds of the same version can run side by side.'];
        case 'other-mode':
            return ['The files declare downtime that this upgrade does not need.'];
        case 'unchanged':
            return ['The version is the same as before.'];
        case 'recreate':
            // Releases are not the reason, because the jump would name them.
            return [
                pen.strong('The image comes from another registry or another build: nothing proves that the two can run side by side.'),
            ];
        default:
            return ['No document proves that it is safe.'];
    }
}


/***/ }),

/***/ 38735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $y: () => (/* binding */ drawSpan),
/* harmony export */   Fc: () => (/* binding */ wordOfVerdict),
/* harmony export */   _N: () => (/* binding */ describeRuns)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8712);

/** A picture with more runs than this is too hard to read. */
const MOST_RUNS = 7;
const SHOWN = { first: 3, last: 2 };
/**
 * A span as the runs of its releases, which can be read aloud: `2.60.0 ─ 61 proven ─ 2.95.0 not safe ─ 31 proven ─ 2.114.0`.
 *
 * @returns null if the picture would only repeat the sentence above it
 */
function drawSpan({ from, to, verdicts, missingRanges }, pen) {
    const last = verdicts.at(-1);
    if (last === undefined || verdicts.every(({ verdict }) => verdict === true))
        return null;
    const runs = verdicts.map((run) => describeRun(run, pen));
    const rest = runs.length - SHOWN.first - SHOWN.last;
    const shown = runs.length <= MOST_RUNS ? runs : [...runs.slice(0, SHOWN.first), `… ${rest} more …`, ...runs.slice(-SHOWN.last)];
    const isAtEnd = last.verdict !== true && last.last === to;
    const gaps = missingRanges.length === 0 ? '' : ' (the index has gaps here)';
    return `${[from, ...shown, ...(isAtEnd ? [] : [to])].join(' ─ ')}${gaps}`;
}
function describeRun({ verdict, first, last, count }, pen) {
    if (verdict === true)
        return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(count)} proven`;
    const named = count === 1
        ? pen.strong(pen.version(first))
        : `${pen.strong(`${pen.version(first)} to ${pen.version(last)}`)} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(count)})`;
    return `${named} ${wordOfVerdict(verdict)}`;
}
function wordOfVerdict(verdict) {
    return verdict === true ? 'proven' : verdict === false ? 'not safe' : 'no verdict';
}
/** The runs as lines, unless the picture has shown them: `2.60.1 to 2.94.0: 62 releases, proven`. */
function describeRuns({ verdicts }) {
    if (verdicts.length <= MOST_RUNS)
        return [];
    return verdicts.map(({ verdict, first, last, count }) => {
        const which = first === last ? first : `${first} to ${last}`;
        const word = wordOfVerdict(verdict);
        return `${which}: ${count === 1 ? word : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(count, 'release')}, ${word}`}`;
    });
}


/***/ }),

/***/ 79178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ planBlocks),
/* harmony export */   o: () => (/* binding */ planLine)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8712);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10139);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87188);



/** Readers come for the steps, so all of them should be visible. A plan on the real index has at most eight. */
const MOST_HOPS = 10;
/** A step names this many releases that are not proven. */
const MOST_NAMED = 3;
/** The steps of a plan in one line: `0.3471.1 → 0.3474.0 → 1.2.0 → …`. */
function planLine({ from, plan }, pen) {
    const hops = plan.hops ?? [];
    const landings = hops.slice(0, MOST_HOPS).map(({ to }) => pen.version(to));
    const last = hops.length > landings.length ? ['…', ...hops.slice(-1).map(({ to }) => pen.version(to))] : [];
    return [from, ...landings, ...last].join(' → ');
}
/**
 * Each step with its mode; or why there is no plan.
 *
 * @param needs what a step asks for besides its version. What the first one asks for is told with its choice.
 */
function planBlocks(span, pen, rows, needs = () => []) {
    const { plan } = span;
    if (plan.hops === null)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .describeNoPath */ .Yv)(plan.problem, pen))];
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)([...plan.hops.entries()], Math.max(rows, MOST_HOPS), ([at, hop]) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .item */ .AS)(describeHop(hop, pen), at === 0 ? [] : needs(hop.to)), 'step');
}
/** `🟠 1.2.0 → 1.3.0 needs downtime: 1.3.0 is not proven`. */
function describeHop({ from, to, decision, reasons, evidence }, pen) {
    const jump = `${from} → ${pen.version(to)}`;
    const unproven = [...new Set(reasons.flatMap(({ release }) => release ?? []))];
    if (decision === 'unproven')
        return `❓ ${jump} lacks proof for ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(unproven, MOST_NAMED)}.`;
    const what = decision === 'roll' ? 'rolls' : 'needs downtime';
    const isAsked = unproven.length > 0 && reasons.every(({ rule }) => rule === 'known-issue-recreate');
    const verb = unproven.length === 1 ? 'is' : 'are';
    const why = isAsked
        ? 'your known issues ask for it'
        : unproven.length === 0
            ? ''
            : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(unproven, MOST_NAMED)} ${verb} not proven`;
    // If an artifact is missing, the index is not the reason for the mode.
    const isUnverified = reasons.some(({ rule }) => rule === 'unverified');
    const grounds = evidence === 'index' && !isUnverified ? ', by the index alone' : '';
    return `${decision === 'roll' ? '' : '🟠 '}${jump} ${what}${why === '' ? '' : `: ${why}`}${grounds}.`;
}


/***/ }),

/***/ 98291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TZ: () => (/* binding */ describeHold),
/* harmony export */   Wl: () => (/* binding */ describeLetIn),
/* harmony export */   eT: () => (/* binding */ issueBlocks),
/* harmony export */   fj: () => (/* binding */ remediesOfHold),
/* harmony export */   i7: () => (/* binding */ isHeld)
/* harmony export */ });
/* harmony import */ var _gate_policy_release_age_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17150);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8712);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10139);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87188);




/** Whether the team's own policy bars a jump. */
function isHeld({ reasons }) {
    const [first] = reasons;
    return first?.rule === 'too-young' || first?.rule === 'known-issue';
}
/** ` The newest version that it allows is 2.94.0, which rolls.`; empty if it allows none. */
function describeLetIn({ held }, pen) {
    const newest = held?.newest ?? null;
    return newest === null ? '' : ` The newest version that your policy allows is ${describeNewestLetIn(newest, pen)}.`;
}
function describeNewestLetIn({ version, decision, hop }, pen) {
    const name = pen.version(version);
    switch (decision) {
        case 'roll':
            return `${name}, which can roll`;
        case 'recreate':
            return `${name}, which needs downtime (${pen.code('Recreate')})`;
        case 'blocked':
            return hop === null ? `${name}, but no allowed upgrade leads there` : `${name}, by way of ${pen.version(hop.to)}`;
        default:
            return `${name}, which is not proven`;
    }
}
/** What to do if the policy bars a jump, as sentences. */
function remediesOfHold(span, pen) {
    const { held, reasons } = span;
    const isAge = reasons.every(({ rule }) => rule !== 'known-issue');
    const again = isAge && held?.passesFrom ? [`Run this check again from ${(0,_gate_policy_release_age_js__WEBPACK_IMPORTED_MODULE_2__/* .showMinute */ .QN)(Date.parse(held.passesFrom))} on.`] : [];
    const newest = held?.newest ?? null;
    const take = newest === null ? [] : [`Go to ${describeNewestLetIn(newest, pen)}.`];
    return again.length + take.length > 0
        ? [...again, ...take]
        : ['Choose another version: your policy allows none of these.'];
}
/** Why the policy bars a jump, in a sentence: its first known issue with its link, or its age. */
function describeHold(span, pen) {
    const [first] = span.reasons;
    const issue = firstIssue(span);
    if (issue !== undefined)
        return `Your known issues keep ${nameIssue(issue, pen)}`;
    return first === undefined ? '' : (0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .describeReason */ .Gk)(first, pen);
}
/** Each known issue that counts against a jump, with its reason and its link, except for the one that the opening has. */
function issueBlocks(jumps, isOnly, pen, { rows }) {
    const issues = new Map(jumps.flatMap(({ span }) => {
        const told = isOnly && isHeld(span) ? firstIssue(span) : undefined;
        return (span.held?.issues ?? []).filter((issue) => issue !== told).map((issue) => [issue.id, issue]);
    }));
    if (issues.size === 0)
        return [];
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .heading */ .R_)('Your known issues'),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)([...issues.values()], Math.max(rows, 5), (issue) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .item */ .AS)(describeIssue(issue, pen)), 'known issue'),
    ];
}
function firstIssue({ held, reasons }) {
    if (reasons[0]?.rule !== 'known-issue')
        return undefined;
    return held?.issues.find(({ effect }) => effect === 'block');
}
function describeIssue(issue, pen) {
    return issue.effect === 'block' ? `Keep ${nameIssue(issue, pen)}` : `Ask for downtime at ${nameIssue(issue, pen)}`;
}
/** `2.160.0 out: slow-charts: Charts time out.` */
function nameIssue({ id, release, count, effect, reason, url }, pen) {
    const name = url === null ? pen.quote(id) : pen.reference(pen.quote(id), url);
    const others = count === 1 ? '' : ` and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(count - 1, 'more release')}`;
    return `${pen.version(release)}${others}${effect === 'block' ? ' out' : ''}: ${name}: ${pen.prose(reason)}`;
}


/***/ }),

/***/ 83895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oi: () => (/* binding */ releaseBlocks),
/* harmony export */   pq: () => (/* binding */ isKnownToBreakNothing)
/* harmony export */ });
/* unused harmony export countNews */
/* harmony import */ var _gate_judge_explanation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34560);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80366);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8712);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10139);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16106);
/* harmony import */ var _picture_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38735);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9489);







const SURFACES = [
    ['rest', 'REST'],
    ['mcp', 'MCP'],
];
/** A count of what the releases of a span bring; empty if they bring nothing that the reader should know. */
function countNews({ explanation }) {
    const { tables, api, config, releases } = explanation;
    const migrations = releases.reduce((sum, release) => sum + (release.migrations?.count ?? 0), 0);
    const breaks = releases.reduce((sum, release) => sum + release.declaredBreaks.length, 0);
    const breaking = api.rest.breaking + api.mcp.breaking;
    const named = tables.filter((impact) => impact.table !== null).length;
    const on = named === 0 ? '' : ` on ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(named, 'table')}`;
    const counts = [
        [migrations, `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(migrations, 'migration')}${on}`],
        [breaking, (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(breaking, 'breaking API change')],
        [config.length, (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(config.length, 'environment variable')],
        [breaks, (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(breaks, 'declared break')],
    ];
    return counts
        .filter(([count]) => count > 0)
        .map(([, words]) => words)
        .join(', ');
}
/** All releases of a jump, folded: the runs, their combined effect, then each release. Empty if there is nothing to tell of them. */
function releaseBlocks(span, pen, detail) {
    const { explanation, coveredReleases: total } = span;
    if (total === 0)
        return [];
    const news = countNews(span);
    const title = `${total === 1 ? 'The release' : (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countedAll */ .ET)(total, 'release')}${news === '' ? '' : `: ${news}`}`;
    if (!detail.deep)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`${title}.`)];
    const told = explanation.releases.filter(({ explained }) => explained);
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(title, [
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)((0,_picture_js__WEBPACK_IMPORTED_MODULE_3__/* .describeRuns */ ._N)(span), detail.rows, (run) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(run), 'run'),
        ...togetherItems(explanation, pen, detail),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(told, detail.rows, (release) => releaseItem(release, pen, detail), 'release'),
    ]);
}
/** Whether every release is proven, every artifact was read, and none has a change that breaks something or may do so. */
function isKnownToBreakNothing({ decision, explanation }) {
    const { unexplained, releases, api, config } = explanation;
    const breaking = api.rest.breaking + api.mcp.breaking + config.length;
    const unknown = unexplained + api.rest.unknown.length + api.mcp.unknown.length;
    return (decision === 'roll' &&
        breaking + unknown === 0 &&
        releases.every((release) => !(0,_gate_judge_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .areMigrationsUnknown */ .Ik)(release) && !(0,_gate_judge_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfigUnknown */ .zg)(release)) &&
        releases.every(({ declaredBreaks }) => declaredBreaks.length === 0));
}
/** The combined effect of the releases: tables, the API, environment variables, and what is unknown about them. */
function togetherItems(explanation, pen, { rows }) {
    const { tables, config, unexplained } = explanation;
    const unlisted = unlistedMigrations(explanation);
    const open = explanation.releases.filter((release) => release.explained && (0,_gate_judge_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .areMigrationsUnknown */ .Ik)(release));
    const unread = unexplained === 1 ? 'what it brings is unknown' : 'what they bring is unknown';
    return [
        ...(unexplained === 0
            ? []
            : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(`The artifacts of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(unexplained, 'release')} were not read: ${unread}.`)]),
        // A table that one migration touches stands at its release.
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(tables.filter(({ migrations }) => migrations > 1), rows, ({ table, migrations, releases, ...heaviness }) => {
            const does = (0,_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .describeHeaviness */ .mQ)(heaviness, pen);
            const name = table === null ? 'Tables that are not named' : `Table ${pen.quote(table)}`;
            return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(`${name}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(migrations, 'migration')}${does === '' ? '' : `; ${does} it`} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(releases)}).`);
        }, 'table'),
        ...(unlisted === 0
            ? []
            : [
                (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(unlisted, 'migration')} that no artifact lists: what ${unlisted === 1 ? 'it does' : 'they do'} is unknown.`),
            ]),
        ...(open.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(`Migrations of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(open.map(({ version }) => version))}: unknown.`)]),
        ...SURFACES.flatMap(([name, label]) => totalsItems(explanation.api[name], label)),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(config, rows, (effect) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(describeEffect(effect, pen)), 'variable'),
    ];
}
function unlistedMigrations({ releases }) {
    return releases.reduce((sum, { migrations }) => sum + (migrations === null ? 0 : migrations.count - migrations.files.length), 0);
}
function totalsItems({ breaking, unlisted, advisories, releases, unknown }, label) {
    const capped = unlisted === 0
        ? ''
        : ` ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .numberOf */ .rl)(unlisted)} of them ${unlisted === 1 ? 'is' : 'are'} not listed and may affect you.`;
    return [
        // A change of one release stands there.
        ...(breaking === 0 || (releases.length === 1 && unlisted === 0)
            ? []
            : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(`${label}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(breaking, 'breaking change')} in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(releases)}.${capped}`)]),
        ...(unknown.length === 0
            ? []
            : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(`${label}: unknown what ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(unknown)} ${unknown.length === 1 ? 'breaks' : 'break'}, if anything.`)]),
        ...(advisories === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(`${label}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(advisories, 'note')} on changes that break nothing.`)]),
    ];
}
function describeEffect(change, pen) {
    const { effect, names, name, previousDefault, defaultValue, releases } = change;
    const which = names.slice(0, 3).map(pen.quote).join(' → ');
    const when = ` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(releases)})`;
    if (effect === 'removed')
        return `Variable ${which}: removed${when}.`;
    const defaults = previousDefault === defaultValue
        ? ''
        : `default ${defaultOf(previousDefault, pen)} → ${defaultOf(defaultValue, pen)}`;
    const parts = [
        ...(effect === 'renamed' ? [`renamed to ${pen.quote(name ?? '')}`] : []),
        ...(defaults === '' ? [] : [defaults]),
    ];
    return `Variable ${which}: ${parts.join(', ')}${when}.`;
}
function defaultOf(value, { quote }) {
    if (value === null)
        return 'none';
    return value === '' ? 'empty' : quote(value);
}
function releaseItem(release, pen, { lines: most }) {
    const { version, verdict, releaseDate } = release;
    const lines = [
        ...migrationLines(release, pen),
        ...SURFACES.flatMap(([name, label]) => surfaceLines(release.api[name], label, pen)),
        ...configLines(release, pen),
        ...release.declaredBreaks.map((declared) => describeBreak(declared, pen)),
        ...release.declaredAdvisories.map((advisory) => `note: ${pen.prose(advisory)}`),
    ];
    const shown = lines.slice(0, most);
    const day = releaseDate === null ? '' : `, ${(0,_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .dayOf */ .k)(releaseDate, pen)}`;
    const title = `${pen.strong(pen.version(version))} ${(0,_picture_js__WEBPACK_IMPORTED_MODULE_3__/* .wordOfVerdict */ .Fc)(verdict)}${day}`;
    if (lines.length === 0)
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(`${title}: its artifact lists no changes.`);
    const more = (0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .describeOmitted */ .QQ)(lines.length, shown.length, 'line');
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(title, [...shown, ...more].map((line) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(line)));
}
function describeBreak(declared, pen) {
    const { reason, requiredStop, source, migration, releasedIn } = declared;
    const details = [
        ...(source === null ? [] : [pen.quote(source)]),
        ...(migration === null ? [] : [`migration ${pen.quote(migration)}`]),
        ...(releasedIn === null ? [] : [`released in ${pen.quote(releasedIn)}`]),
        ...(requiredStop ? [pen.strong('required stop')] : []),
    ];
    const what = reason === null ? 'without a reason' : pen.prose(reason);
    return `declared break: ${what}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
}
function migrationLines({ migrations }, pen) {
    if (migrations === null)
        return ['migrations: unknown'];
    const { present, count, files } = migrations;
    const unlisted = count - files.length;
    return [
        ...(present !== false && count === 0
            ? [`migrations: unknown ${present === true ? 'which ones' : 'whether there are any'}`]
            : []),
        ...files.map(({ name, edition, tables, heaviness }) => {
            const on = tables.length === 0 ? '' : ` on ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(tables.map(pen.quote))}`;
            const does = (0,_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .describeHeaviness */ .mQ)(heaviness, pen);
            return `migration ${pen.quote(name)} (${edition === 'core' ? 'core' : pen.quote(edition)})${on}${does === '' ? '' : `: ${does} it`}`;
        }),
        ...(unlisted > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(unlisted, 'migration')} that the artifact does not list`] : []),
    ];
}
function surfaceLines(surface, label, { quote }) {
    if (surface === null)
        return [`${label}: unknown`];
    const { checked, breaking, changes, advisories } = surface;
    const more = (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .numberOf */ .rl)(count)} more that ${count === 1 ? 'is' : 'are'} not listed`;
    return [
        ...(!checked ? [`${label}: was not compared`] : []),
        ...(checked && breaking !== false && changes.count === 0
            ? [`${label}: ${breaking === true ? 'breaks something' : 'unknown whether it breaks something'}`]
            : []),
        ...changes.lines.map((line) => `${label} breaks: ${quote(line)}`),
        ...(changes.unlisted === 0 ? [] : [`${label} breaks: ${more(changes.unlisted)}, of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .numberOf */ .rl)(changes.count)}`]),
        ...advisories.lines.map((line) => `${label} note: ${quote(line)}`),
        ...(advisories.unlisted === 0 ? [] : [`${label} note: ${more(advisories.unlisted)}`]),
    ];
}
function configLines(release, pen) {
    const { config } = release;
    if (config === null)
        return ['environment variables: unknown'];
    const { checked, breaking, changes } = config;
    return [
        ...(checked ? [] : ['environment variables: were not compared']),
        ...(checked && (0,_gate_judge_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfigUnknown */ .zg)(release)
            ? [`environment variables: unknown ${breaking === true ? 'which ones change' : 'whether any changes'}`]
            : []),
        ...changes.map((change) => describeConfigChange(change, pen)),
    ];
}
function describeConfigChange(change, pen) {
    switch (change.kind) {
        case 'removed':
            return `variable ${pen.quote(change.name)} removed (its default was ${defaultOf(change.previousDefault, pen)})`;
        case 'renamed':
            return `variable ${pen.quote(change.previousName)} renamed to ${pen.quote(change.name)}`;
        case 'default-changed':
            return `variable ${pen.quote(change.name)}: default ${defaultOf(change.previousDefault, pen)} → ${defaultOf(change.defaultValue, pen)}`;
        case 'other':
            return `variable ${change.name === null ? 'without a name' : pen.quote(change.name)}: a change in a format that is not supported`;
    }
}


/***/ }),

/***/ 99459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   LR: () => (/* binding */ stateDeployment),
/* harmony export */   Ln: () => (/* binding */ gravestFirst),
/* harmony export */   Sy: () => (/* binding */ titleOfSpan),
/* harmony export */   XK: () => (/* binding */ isOtherBuild),
/* harmony export */   ee: () => (/* binding */ spanOf),
/* harmony export */   f$: () => (/* binding */ markOfSpan),
/* harmony export */   qR: () => (/* binding */ isGiven)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8712);

/** The possible states of a deployment, the gravest first. docs/report.md#marks says what each mark means. */
const STATES = {
    unproven: { mark: '❓', count: ['not proven'], rolls: false },
    downgrade: { mark: '⛔', count: ['downgrade', 'downgrades'], rolls: false },
    blocked: { mark: '⛔', count: ['blocked'], rolls: false },
    recreate: { mark: '🟠', count: ['needs downtime', 'need downtime'], rolls: false },
    /** The version stays, but its image changes. */
    'other-image': { mark: '🟠', count: ['with another image'], rolls: false },
    /** It could roll, but `fail-on` does not let the declared mode pass. */
    'other-mode': { mark: '❌', count: ['with another mode declared'], rolls: true },
    roll: { mark: '✅', count: ['can roll'], rolls: true },
    install: { mark: 'ℹ️', count: ['new'], rolls: true },
    removed: { mark: 'ℹ️', count: ['removed'], rolls: true },
    /** The same problem existed before the change. */
    tolerated: { mark: 'ℹ️', count: ['not checked'], rolls: true },
    unchanged: { mark: '✅', count: ['unchanged'], rolls: true },
};
/** The names of `STATES`, in their order. */
const ORDER = Object.keys(STATES);
/** The state of a deployment. */
function stateOf(deployment) {
    const { problem, tolerated, fails, change, decision, upgradeMode, from } = deployment;
    const isTolerated = tolerated && !fails;
    if (problem !== null && !isTolerated)
        return 'unproven';
    if (change === 'removed' || change === 'downgrade')
        return change;
    if (problem !== null)
        return 'tolerated';
    if (change === 'install')
        return change;
    if (decision === null)
        return 'unproven';
    // A version that stays is never looked up in the index, so only the image can be the reason.
    if (decision === 'unchanged' && upgradeMode === 'Recreate' && from !== null)
        return 'other-image';
    return fails && (decision === 'roll' || decision === 'unchanged') ? 'other-mode' : decision;
}
/** The title and mark of a deployment on one surface. */
function stateDeployment(report, deployment, pen) {
    const state = stateOf(deployment);
    const { mark, rolls, count } = STATES[state];
    const span = spanOf(report, deployment);
    const title = span === undefined ? titleOf(deployment, state, pen) : titleOfSpan(span, pen);
    return { state, mark: deployment.fails && rolls ? '❌' : mark, rolls, count, title };
}
/** The decision on a jump as a short title. */
function titleOfSpan({ decision, from, to, plan, reasons }, pen) {
    const jump = `${from} → ${pen.version(to)}`;
    switch (decision) {
        case 'unchanged':
            return `${to} is both the current and the target version`;
        case 'roll':
            return `${jump} can roll`;
        case 'recreate':
            return `${jump} needs downtime (${pen.code('Recreate')})`;
        case 'blocked':
            if (reasons[0]?.rule === 'too-young')
                return `${jump} has to wait: ${to} is too young`;
            if (reasons[0]?.rule === 'known-issue')
                return `${jump} is blocked by a known issue`;
            return plan.hops === null
                ? `No allowed upgrade leads from ${from} to ${to}`
                : `${jump} needs ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(plan.hops.length, 'step')}${describeDowntime(plan.hops)}`;
        case 'unproven':
            return `Could not check ${jump}${describeMissing(reasons[0])}`;
    }
}
function describeDowntime(hops) {
    const count = hops.filter(({ decision }) => decision === 'recreate').length;
    if (count === 0)
        return '';
    if (count < hops.length || count === 1)
        return `, ${count} with downtime`;
    return `, ${count === 2 ? 'both' : 'all'} with downtime`;
}
function describeMissing(reason) {
    if (reason === undefined)
        return '';
    const { rule, release } = reason;
    if (rule === 'not-indexed')
        return `: ${release} is not in the index`;
    return `: ${MISSING[rule] ?? 'nothing proves that it can roll'}`;
}
/** What is missing, by the rule that says so. */
const MISSING = {
    'index-unavailable': 'the release-safety index cannot be read',
    'coverage-gap': 'the index has a gap',
    malformed: 'the index has an unreadable row',
    contradiction: 'the documents contradict each other',
    'policy-unavailable': 'your known issues cannot be read',
    unverified: 'artifacts cannot be read',
};
/** The mark of a jump. */
function markOfSpan({ decision }) {
    return STATES[decision].mark;
}
/** Whether the versions were given. Then there is no file, only the span. */
function isGiven({ kind }) {
    return kind === 'given';
}
/** The judgement behind the state of a deployment; undefined if the state has another reason. */
function spanOf({ spans }, deployment) {
    const { from, to, problem } = deployment;
    const state = stateOf(deployment);
    const isJudged = state === 'roll' || state === 'recreate' || state === 'blocked' || state === 'unproven';
    if (problem !== null || !(isJudged || isGiven(deployment)))
        return undefined;
    const span = spans.find((each) => each.from === from && each.to === to);
    return span !== undefined && isOtherBuild(deployment, span) ? undefined : span;
}
/** Whether only another image keeps a deployment from rolling. Its span does not show that. */
function isOtherBuild({ decision, problem }, span) {
    return problem === null && decision === 'recreate' && span.decision === 'roll';
}
function titleOf(deployment, state, pen) {
    const { from, to } = deployment;
    const jump = `${from ?? '?'} → ${to === null ? '?' : pen.version(to)}`;
    switch (state) {
        case 'downgrade':
            return `${jump} is a downgrade`;
        case 'install':
            return `${to ?? 'A deployment'} is new here`;
        case 'removed':
            return `${from ?? 'A deployment'} is no longer deployed`;
        case 'tolerated':
            return 'Not checked: already so before this change';
        case 'other-image':
            return `${to ?? 'The version'} stays, but its image changes (${pen.code('Recreate')})`;
        case 'other-mode':
            return `${jump} can roll, but the files declare another mode`;
        case 'unchanged':
            return `${to ?? 'The version'} stays`;
        case 'unproven':
            return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .capital */ .Nx)(subjectOf(deployment))} cannot be checked`;
        case 'roll':
            return `${jump} can roll`;
        case 'recreate':
            return `${jump} needs downtime (${pen.code('Recreate')})`;
        case 'blocked':
            return `${jump} cannot roll`;
    }
}
function subjectOf({ from, to }) {
    if (from !== null && to !== null)
        return from === to ? to : `${from} → ${to}`;
    if (to !== null)
        return `the upgrade to ${to}`;
    return from === null ? 'this deployment' : `the upgrade from ${from}`;
}
/** The deployments of a report in the order that the reader needs: the gravest first, otherwise in the report's own order. */
function gravestFirst(deployments) {
    const rank = (deployment) => ORDER.indexOf(stateOf(deployment));
    return [...deployments].sort((left, right) => rank(left) - rank(right));
}


/***/ }),

/***/ 9489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ dayOf)
/* harmony export */ });
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** An ISO date-time as `2 Sep 2026`. Any other text is quoted. */
function dayOf(date, { quote }) {
    const [, year, month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})T/.exec(date) ?? [];
    const name = MONTHS[Number(month) - 1];
    return year === undefined || name === undefined ? quote(date) : `${Number(day)} ${name} ${year}`;
}


/***/ }),

/***/ 71876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ collectUnknownVariables),
/* harmony export */   OG: () => (/* binding */ describeVariable),
/* harmony export */   S9: () => (/* binding */ collectVariables),
/* harmony export */   bv: () => (/* binding */ urgencyOf),
/* harmony export */   p9: () => (/* binding */ describeUnknownVariables),
/* harmony export */   yO: () => (/* binding */ describeUnseen)
/* harmony export */ });
/* harmony import */ var _gate_judge_explanation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34560);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8712);


/** How urgent a variable is for the reader, the most urgent first. */
const URGENCIES = ['act', 'look', 'behaves', 'nothing'];
function urgencyOf(variable) {
    switch (variable.state) {
        case 'set':
            return variable.effect === 'default-changed' ? 'nothing' : 'act';
        case 'set-new':
            return 'nothing';
        case 'unseen':
            return 'look';
        case 'not-set':
            return hasOtherDefault(variable) ? 'behaves' : 'nothing';
    }
}
/** Whether a deployment that does not set the variable gets another default after the upgrade. */
function hasOtherDefault({ effect, previousDefault, defaultValue }) {
    return effect === 'default-changed' || (effect === 'renamed' && previousDefault !== defaultValue);
}
/** The variables of several deployments, the most urgent first. A variable that is the same for several deployments is listed once. */
function collectVariables(deployments) {
    const findings = new Map();
    for (const deployment of deployments) {
        for (const variable of deployment.variables) {
            const key = JSON.stringify(variable);
            const known = findings.get(key);
            if (known === undefined)
                findings.set(key, { variable, urgency: urgencyOf(variable), deployments: [deployment] });
            else
                known.deployments.push(deployment);
        }
    }
    const rank = ({ urgency }) => URGENCIES.indexOf(urgency);
    return [...findings.values()].sort((one, other) => rank(one) - rank(other));
}
/** What happens to a variable and what to do, in a sentence or two. They begin in lower case, because they may follow a place. */
function describeVariable(variable, pen) {
    const { effect, names, setName, state } = variable;
    const releases = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(variable.releases.map(pen.version));
    const name = pen.quote((state === 'set' ? setName : null) ?? names[0]);
    if (effect === 'default-changed')
        return describeDefault(variable, name, releases, pen);
    if (state === 'set') {
        return effect === 'removed'
            ? `delete ${name}, removed in ${releases}.`
            : `rename ${name} to ${pen.quote(variable.name ?? '')}, as ${releases} did.`;
    }
    if (effect === 'removed') {
        return `${name} is removed in ${releases}${state === 'unseen' ? ': delete it if it is set' : ''}.`;
    }
    const fresh = pen.quote(variable.name ?? '');
    const todo = { unseen: ': rename it if it is set', 'set-new': ', which is set here already', 'not-set': '' }[state];
    const other = state !== 'set-new' && hasOtherDefault(variable) ? ` ${describeOtherDefault(variable, fresh, pen)}` : '';
    return `${name} is renamed to ${fresh} in ${releases}${todo}.${other}`;
}
/** `2.2.0 changes the default of X from 5000 to 10000. Set it to keep 5000.` */
function describeDefault(variable, name, releases, { quote }) {
    const { previousDefault: before, defaultValue: after, state, releases: those } = variable;
    const [changes, removes, gives] = those.length === 1 ? ['changes', 'removes', 'gives'] : ['change', 'remove', 'give'];
    if (before === null)
        return `${releases} ${gives} ${name} a default: ${after === null ? 'none' : quote(after)}.`;
    const what = after === null
        ? `${removes} the default of ${name}, which was ${quote(before)}`
        : `${changes} the default of ${name} from ${quote(before)} to ${quote(after)}`;
    const todo = state === 'set'
        ? 'It is set here, so nothing changes.'
        : `Set it to keep ${quote(before)}${state === 'unseen' ? ', unless it is set' : ''}.`;
    return `${releases} ${what}. ${todo}`;
}
/** The default of a new name, if it differs from that of the old name. */
function describeOtherDefault({ previousDefault, defaultValue }, fresh, { quote }) {
    const [before, after] = [previousDefault, defaultValue].map((value) => (value === null ? 'none' : quote(value)));
    const keep = previousDefault === null ? '' : ` Set ${fresh} to keep ${before}.`;
    return `Its default changes from ${before} to ${after}.${keep}`;
}
/** A source of variables that the gate cannot see: ``the secret `x` (deploy/values.yaml:12)``. */
function describeUnseen({ source, file, line }, { prose, place }) {
    return file === null ? prose(source) : `${prose(source)} (${place({ file, line })})`;
}
/** What the artifacts leave open although they were read. */
function collectUnknownVariables({ explanation }) {
    const explained = explanation.releases.filter((release) => release.explained);
    const changes = new Map();
    for (const { version, config } of explained) {
        const others = config?.changes.filter(({ kind }) => kind === 'other') ?? [];
        for (const name of new Set(others.map((change) => change.name))) {
            const releases = changes.get(name);
            if (releases === undefined)
                changes.set(name, [version]);
            else
                releases.push(version);
        }
    }
    return { changes, releases: explained.filter(_gate_judge_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfigUnknown */ .zg).map(({ version }) => version) };
}
/** What cannot be searched for in the files, as sentences. */
function describeUnknownVariables({ changes, releases }, pen) {
    const named = [...changes].map(([name, those]) => {
        const subject = name === null ? 'A variable without a name' : pen.quote(name);
        return `${subject} changes in a format that is not supported (${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(those)}).`;
    });
    if (releases.length === 0)
        return named;
    const which = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(releases.length, 'release');
    return [...named, `Unknown for ${which}: whether environment variables change (${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(releases)}).`];
}


/***/ }),

/***/ 80366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ renderPage),
/* harmony export */   Dl: () => (/* binding */ DETAILS),
/* harmony export */   QQ: () => (/* binding */ describeOmitted)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8712);

/** From everything that people read down to one sentence. */
const DETAILS = [
    { rows: 50, lines: 20, deep: true },
    { rows: 10, lines: 3, deep: true },
    { rows: 3, lines: 0, deep: false },
];
/** In bytes. */
const ROOM_FOR_NOTE = 1_000;
/**
 * A page of Markdown within a budget. If it does not fit, sections are rendered in less detail, the last ones first. A section is left out
 * only when all of them are as short as possible. The page says what was shortened. Nothing is ever cut in the middle.
 *
 * @param sections the most important one first, which is never left out
 * @param most bytes of UTF-8
 * @param level the index in `DETAILS` to begin with
 */
function renderPage(sections, most, level = 0) {
    const parts = sections.map(({ name, render }) => ({ name, render, level, text: join(render(detailAt(level))) }));
    const shortened = new Set();
    let bytes = parts.reduce((sum, { text }) => sum + sizeOf(text), 0);
    // Once something is shortened, there has to be room for the note about it.
    const room = bytes <= most ? most : most - ROOM_FOR_NOTE;
    const replace = (part, text) => {
        bytes += sizeOf(text) - sizeOf(part.text);
        if (text !== part.text)
            shortened.add(part.name);
        part.text = text;
    };
    for (let next = level + 1; next < DETAILS.length; next += 1) {
        for (const part of [...parts].reverse()) {
            if (bytes > room)
                replace(part, join(part.render(detailAt(next))));
        }
    }
    for (const part of parts.slice(1).reverse()) {
        if (bytes > room)
            replace(part, '');
    }
    const texts = parts.map(({ text }) => text).filter((text) => text !== '');
    const names = [...new Set(parts.map(({ name }) => name))].filter((name) => shortened.has(name));
    return `${join([...texts, ...shorteningNote(names)])}\n`;
}
/** A sentence about the rows that a table or a list leaves out. */
function describeOmitted(total, shown, noun) {
    return total <= shown ? [] : [`…and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(total - shown, `more ${noun}`)}, all in the report file.`];
}
function shorteningNote(names) {
    if (names.length === 0)
        return [];
    return [
        `Shortened to fit this page: ${names.slice(0, 10).join(', ')}. The report file (\`report-path\`) has everything.`,
    ];
}
function detailAt(level) {
    return DETAILS[level];
}
function join(paragraphs) {
    return paragraphs.join('\n\n').replaceAll(/^(- .*)\n\n(?=- )/gm, '$1\n');
}
/** In bytes, including the blank line after it. */
function sizeOf(text) {
    return text === '' ? 0 : Buffer.byteLength(text) + 2;
}


/***/ })

};
