export const id = 1472;
export const ids = [1472];
export const modules = {

/***/ 84014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ nameInFile)
/* harmony export */ });
function nameInFile(id) {
    const [, ...parts] = id.split('#');
    const name = parts.join(' ').replaceAll('//', '/');
    return /^\d+$/.test(name) ? '' : name;
}


/***/ }),

/***/ 38328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isJumpOf),
/* harmony export */   o: () => (/* binding */ keyOfTerms)
/* harmony export */ });
function isJumpOf(span, deployment) {
    return deployment.from === span.from && deployment.to === span.to && keyOfTerms(span) === keyOfTerms(deployment);
}
function keyOfTerms({ promotion, migrations }) {
    return JSON.stringify([promotion?.from, promotion?.has, migrations?.location, migrations?.state]);
}


/***/ }),

/***/ 26863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ renderPage),
/* harmony export */   Dl: () => (/* binding */ DETAILS),
/* harmony export */   QQ: () => (/* binding */ describeOmitted),
/* harmony export */   r_: () => (/* binding */ MOST_IN_SUMMARY),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49203);

const DETAILS = [
    { rows: 50, lines: 20, deep: true },
    { rows: 10, lines: 3, deep: true },
    { rows: 3, lines: 0, deep: false },
];
const ROOM_FOR_NOTE = 1_000;
const MOST_IN_SUMMARY = 500_000;
function renderPage(sections, most, level = 0) {
    const parts = sections.map(({ name, render }) => ({ name, render, level, text: join(render(detailAt(level))) }));
    const shortened = new Set();
    let bytes = parts.reduce((sum, { text }) => sum + sizeOf(text), 0);
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
    const note = `Shortened to fit this page: ${names.slice(0, 10).join(', ')}. The report file (\`report-path\`) has everything.`;
    return `${join([...texts, ...(names.length === 0 ? [] : [note])])}\n`;
}
function describeOmitted(total, shown, noun) {
    return total <= shown ? [] : [`…and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(total - shown, `more ${noun}`)}, all in the report file.`];
}
function table(head, rows, { rows: most }, noun) {
    const shown = rows.slice(0, most);
    if (shown.length === 0)
        return describeOmitted(rows.length, 0, noun);
    const filled = (_, column) => shown.some((row) => row[column] !== '');
    const line = (cells) => `| ${cells.filter(filled).join(' | ')} |`;
    const text = [line(head), line(head.map(() => '---')), ...shown.map(line)].join('\n');
    return [text, ...describeOmitted(rows.length, shown.length, noun)];
}
function detailAt(level) {
    return DETAILS[level];
}
function join(paragraphs) {
    return paragraphs.join('\n\n').replaceAll(/^(- .*)\n\n(?=- )/gm, '$1\n');
}
function sizeOf(text) {
    return text === '' ? 0 : Buffer.byteLength(text) + 2;
}


/***/ }),

/***/ 56170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ UNPROVEN),
/* harmony export */   Vl: () => (/* binding */ rollbackBlocks),
/* harmony export */   Vn: () => (/* binding */ describeAlone),
/* harmony export */   sK: () => (/* binding */ leavesNothing)
/* harmony export */ });
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49203);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87279);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74735);



const ALONE = {
    downgrade: ({ from, to, reverts, rollback }) => {
        if (reverts) {
            return `${from} never came to serve: three answers in a row named ${to}, with all migrations done. If a migration of ${from} ran before it failed, the database keeps it.`;
        }
        return leavesNothing({ rollback }) ? describeFit(from, to) : 'Migrations cannot be undone.';
    },
    install: () => 'It was not deployed before, so there is nothing to compare.',
    removed: () => 'It was deployed before this change, so there is nothing left to check.',
    'other-image': () => 'Nobody has shown that two builds of the same version can run side by side.',
    'runs-other': () => 'This change does not touch the version.',
    'other-mode': () => 'The files declare downtime that this upgrade does not need.',
    unchanged: () => '',
    recreate: (_, { strong }) => strong('The image comes from another registry or another build. Nobody has shown that the two can run side by side.'),
};
function leavesNothing({ rollback }) {
    return rollback?.isKnown === true && rollback.migrations.length === 0;
}
function describeFit(from, to) {
    return `No release between ${to} and ${from} migrates the database, so ${to} fits the schema.`;
}
function describeAlone(deployment, pen) {
    const { problem } = deployment;
    const state = (0,_states_js__WEBPACK_IMPORTED_MODULE_1__/* .stateOf */ .L4)(deployment);
    const describe = ALONE[state];
    if (describe !== undefined)
        return `${describe(deployment, pen)}${deployment.fails ? pen.help(state) : ''}`;
    return problem === null ? UNPROVEN : `${pen.prose(problem.message)}${pen.help(problem.code)}`;
}
const UNPROVEN = 'No document proves that it is safe.';
function rollbackBlocks({ deployments }, pen, { rows }) {
    const ways = new Map(deployments.flatMap((each) => (each.rollback === null ? [] : [[`${each.from} ${each.to}`, each]])));
    return [...ways.values()].flatMap(({ from, to, rollback, reverts }) => {
        if (leavesNothing({ rollback }))
            return deployments.length === 1 && !reverts ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(describeFit(from, to))];
        if (reverts)
            return [];
        const { migrations = [], isKnown = false } = rollback ?? {};
        const between = `between ${to} and ${from}`;
        const backup = `Only a backup made under ${to} brings the old data back.`;
        const open = `The gate cannot see whether all releases ${between} leave the database alone, so one of them may have migrated it. ${backup}`;
        if (migrations.length === 0)
            return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(open)];
        const show = ({ release, name, tables }) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .item */ .AS)(`${pen.version(release)}: ${pen.literal(name)}${tables.length === 0 ? '' : ` (${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(tables.map(pen.quote), 3)})`}`);
        return [
            (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`The database keeps the migrations of the releases ${between}. ${backup}`),
            ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(migrations, rows, show, 'migration'),
            ...(isKnown ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Other releases between the two may migrate as well. Their artifacts cannot be read.')]),
        ];
    });
}


/***/ }),

/***/ 95718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GG: () => (/* binding */ NOT_APPROVED),
/* harmony export */   eQ: () => (/* binding */ approvalBlocks),
/* harmony export */   jg: () => (/* binding */ failedApproval),
/* harmony export */   xh: () => (/* binding */ describeApproval)
/* harmony export */ });
/* harmony import */ var _gate_policy_age_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8830);
/* harmony import */ var _page_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26863);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87279);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14152);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74735);





const NOT_APPROVED = 'Not what was approved';
const RENEWED = new Set([
    'not-approved',
    'not-deployed',
    'other-versions',
    'answer-better',
    'decision-worse',
]);
const DEPLOY_OR_RENEW = 'Deploy what was approved, or run the check again on this change and approve its report.';
const REMEDIES = {
    'approved-report-fails': 'Give the report of a run that passed.',
    'not-judged': null,
    'not-approved': DEPLOY_OR_RENEW,
    'not-deployed': DEPLOY_OR_RENEW,
    'other-versions': DEPLOY_OR_RENEW,
    'release-missing': 'Give an index that is no older than that of the approved run (`index-url`), then run this check again.',
    'answer-better': 'If the index is an older copy, renew it. If its answer is new, run the check again on this change and approve its report.',
    'decision-worse': 'Run the check again on the change, and do what its report says.',
};
function failedApproval({ approval }) {
    return approval?.verificationResult === 'FAILED' ? approval : null;
}
function approvalBlocks(report, pen, { rows }) {
    const { approval, outcome } = report;
    if (approval === null)
        return [];
    const told = new Set(approval.differences.flatMap(({ changes }) => changes).map(({ message }) => message));
    const others = approval.changedVerdicts.filter(({ message }) => !told.has(message));
    const changed = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(others, Math.max(rows, 5), ({ message }) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(`⚠️ ${pen.prose(message)}`), 'changed verdict');
    if (failedApproval(report) === null) {
        const when = (0,_gate_policy_age_js__WEBPACK_IMPORTED_MODULE_0__/* .showMinute */ .Q)(Date.parse(approval.approvedAt));
        const holds = `✅ What was approved on ${when} still holds`;
        return [...changed, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(changed.length === 0 ? `${holds}.` : `${holds}. The decision is no worse.`)];
    }
    const steps = nextSteps(report, approval);
    const again = decisive(approval).some(({ code }) => RENEWED.has(code)) ? judgeLines(report) : [];
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(outcome.fails ? '❌ This check fails. What differs:' : '⚠️ What differs'),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(approval.differences, Math.max(rows, 5), (each) => differenceItem(each, pen, rows), 'difference'),
        ...changed,
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`${steps.join(' ')}${pen.help('not-approved')}`),
        ...(again.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('sh', again)]),
    ];
}
function judgeLines({ links, comparison, chartVersion }) {
    const base = comparison?.bases[0]?.slice(0, 12);
    const chart = chartVersion === null ? '' : ` --chart-version ${chartVersion}`;
    return base === undefined ? [] : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLines */ .Zm)(`${links.program} gate --base ${base}${chart}`);
}
function differenceItem({ message, changes }, pen, rows) {
    const shown = changes.slice(0, Math.max(rows, 3));
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(pen.prose(message), [
        ...shown.map((change) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(pen.prose(change.message))),
        ...(0,_page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .describeOmitted */ .QQ)(changes.length, shown.length, 'change').map((line) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(line)),
    ]);
}
function describeApproval(report, approval, pen) {
    const says = approval.differences
        .slice(0, 3)
        .flatMap(({ message, changes }) => [
        pen.prose(message),
        ...changes.slice(0, 3).map((change) => pen.prose(change.message)),
    ]);
    return [
        ...says,
        ...(0,_page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .describeOmitted */ .QQ)(approval.differences.length, 3, 'difference'),
        ...nextSteps(report, approval).map(pen.prose),
    ];
}
function nextSteps(report, approval) {
    const hasUnread = approval.differences.some(isUnread);
    const jumps = hasUnread ? (0,_states_js__WEBPACK_IMPORTED_MODULE_4__/* .jumpsOf */ .bW)(report).filter(({ span }) => span.decision === 'unproven') : [];
    const steps = decisive(approval).flatMap(({ code }) => REMEDIES[code] ?? []);
    return [...new Set([...jumps.map(({ span }) => (0,_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .remedyOfSpan */ .ay)(span)), ...steps])];
}
function decisive({ differences }) {
    const others = differences.filter((each) => !isUnread(each));
    const worse = others.filter(({ code }) => code === 'decision-worse');
    return worse.length > 0 ? worse : others;
}
function isUnread({ changes }) {
    return changes.length > 0 && changes.every(({ code }) => code === 'document-unusable');
}


/***/ }),

/***/ 87279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ item),
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   Zm: () => (/* binding */ commandLines),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   l6: () => (/* binding */ toMarkdown),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);
/* harmony import */ var _page_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26863);


function heading(text, level = 3) {
    return { type: 'heading', level, text };
}
function text(line, isFirst = false) {
    return { type: 'text', text: line, isFirst };
}
function item(line, under = []) {
    return { type: 'item', text: line, under };
}
function table(head, rows) {
    const filled = (_, column) => rows.some((row) => row[column] !== '');
    return { type: 'table', head: head.filter(filled), rows: rows.map((row) => row.filter(filled)) };
}
function code(language, lines) {
    return { type: 'code', language, lines };
}
const WIDTH_OF_CODE = 42;
const BREAK = /(?<! apply) (?=apply\b|--(?!yes\b))/;
function commandLines(command) {
    const lines = [];
    const pieces = command.split(BREAK);
    for (const [at, piece] of pieces.entries()) {
        const last = lines.at(-1);
        const end = at < pieces.length - 1 ? ' \\' : '';
        if (last !== undefined && `${last} ${piece}${end}`.length <= WIDTH_OF_CODE)
            lines[lines.length - 1] = `${last} ${piece}`;
        else
            lines.push(last === undefined ? piece : `  ${piece}`);
    }
    return lines.map((line, at) => (at < lines.length - 1 ? `${line} \\` : line));
}
function fold(title, blocks, where = 'everywhere') {
    return blocks.length === 0 ? [] : [{ type: 'fold', title, blocks, where }];
}
function firstOf(items, most, render, noun) {
    const shown = items.slice(0, most);
    return [...shown.flatMap(render), ...(0,_page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .describeOmitted */ .QQ)(items.length, shown.length, noun).map((line) => text(line))];
}
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
            return [(0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .blockForMarkdown */ .Gq)(block.language, block.lines)];
        case 'table': {
            const line = (cells) => `| ${cells.join(' | ')} |`;
            return [[line(block.head), line(block.head.map(() => '---')), ...block.rows.map(line)].join('\n')];
        }
        case 'fold':
            return [`<details><summary>${block.title}</summary>`, ...toMarkdown(block.blocks), '</details>'];
    }
}


/***/ }),

/***/ 30494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ linesToSet),
/* harmony export */   z: () => (/* binding */ settingsFor)
/* harmony export */ });
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49203);
/* harmony import */ var _product_chart_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53720);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29519);



const PLAIN_VALUE = /^[a-z][\w-]*$|^\d+\.\d+\.\d+$/;
const UNKNOWN_VALUES = {
    'chart-version': `the version of the ${_product_product_js__WEBPACK_IMPORTED_MODULE_1__/* .product */ .q.name} chart (${_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_TO_STOP */ .Ex} or later)`,
};
function settingsOf({ outcome, teamFile }, { failOn, inputs }) {
    const rule = failOn === outcome.failOn ? [] : [{ name: 'fail-on', value: failOn }];
    return [...rule, ...inputs.filter(({ name }) => name !== 'fail-on')].map((each) => {
        return { ...each, isInFile: teamFile?.decides.includes(each.name) === true };
    });
}
function linesToSet(report, choice, pen) {
    return settingsOf(report, choice).flatMap(({ name, value, isInFile }) => pen.inWorkflow === '' || isInFile || value === null || !PLAIN_VALUE.test(value) ? [] : [`  ${name}: ${value}`]);
}
function settingsFor(report, choice, pen, lines = []) {
    const all = settingsOf(report, choice).filter(({ name, value }) => !lines.includes(`  ${name}: ${value}`));
    const inFile = all
        .filter((each) => each.isInFile)
        .map(({ name, value }) => pen.quote(value === null ? name : `${name}: ${value}`));
    const inWorkflow = all
        .filter((each) => !each.isInFile)
        .map(({ name, value }) => {
        if (value === null)
            return `${pen.code(name)} to ${UNKNOWN_VALUES[name] ?? 'yours'}`;
        return name === 'fail-on' ? pen.code(`${name}: ${value}`) : pen.literal(`${name}: ${value}`);
    });
    return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_2__/* .present */ .Eb)(inFile.length > 0 &&
        `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(inFile)} in ${pen.quote(report.teamFile?.path ?? '')} on the target branch, where settings count`, inWorkflow.length > 0 && `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(inWorkflow)}${pen.inWorkflow}`);
}


/***/ }),

/***/ 89117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ passSentence),
/* harmony export */   Xr: () => (/* binding */ outcomeBlocks),
/* harmony export */   gb: () => (/* binding */ remediesFor),
/* harmony export */   pD: () => (/* binding */ exceptionsInUse)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(81307);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49203);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95718);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87279);
/* harmony import */ var _choice_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30494);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53956);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11024);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44488);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65586);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42030);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45047);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14152);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74735);













const MOST_OPEN = 5;
function passSentence(report, pen) {
    const { outcome } = report;
    const all = [...declaredDowntimes(report), ...exceptionsInUse(report), ...revertsThatPass(report)];
    return outcome.fails || all.length > 0 ? '' : `This check passes (${pen.code(`fail-on: ${outcome.failOn}`)}).`;
}
function declaredDowntimes({ deployments, outcome }) {
    if (outcome.fails || outcome.failOn !== 'mode-mismatch')
        return [];
    return deployments.filter((each) => (0,_states_js__WEBPACK_IMPORTED_MODULE_10__/* .stateOf */ .L4)(each) === 'recreate' && each.declaredAt !== null && each.exceptions.length === 0);
}
function exceptionsInUse({ deployments, outcome }) {
    if (outcome.fails || outcome.failOn === 'not-rolling' || outcome.failOn === 'never')
        return [];
    const counts = (each) => each.change === 'downgrade' || (outcome.failOn === 'mode-mismatch' && (0,_states_js__WEBPACK_IMPORTED_MODULE_10__/* .stateOf */ .L4)(each) === 'recreate');
    const all = deployments.flatMap((each) => (counts(each) ? each.exceptions : []));
    return [...new Map(all.map((each) => [`${each.file}:${each.line}`, each])).values()];
}
function revertsThatPass({ deployments, outcome }) {
    return outcome.fails ? [] : deployments.filter(({ reverts, fails }) => reverts && !fails);
}
function passBlocks(report, pen) {
    const declared = declaredDowntimes(report);
    const excepted = exceptionsInUse(report).map((each) => {
        const what = each.allow === 'rollback' ? 'this rollback' : 'this downtime';
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(`✅ This check passes: ${pen.place(each)} allows ${what} (${pen.quote(each.reason)})`);
    });
    if (revertsThatPass(report).length > 0)
        excepted.push((0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)('✅ This check passes: what it takes back never ran'));
    if (declared.length === 0)
        return excepted;
    const modes = declared.map(({ writes }) => (writes.stop === 'chart' ? 'upgrade.mode: Recreate' : 'Recreate'));
    const names = [...new Set(modes)].map(pen.code);
    const places = declared.flatMap(({ declaredAt }) => declaredAt ?? []);
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)('✅ This check passes'),
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .listOf */ .c3)(names)} is declared in ${(0,_pen_js__WEBPACK_IMPORTED_MODULE_6__/* .placesOf */ .ek)(places, pen, 2)}.`),
        ...excepted,
    ];
}
function outcomeBlocks(report, pen, detail) {
    const { outcome, choices, problem } = report;
    if (problem !== null)
        return [];
    if (!outcome.fails) {
        const pins = choices.filter(({ id }) => id === 'pin');
        return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .present */ .Eb)(passBlocks(report, pen), pins.length > 0 && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)('So that this check guards the next upgrade'), pins.flatMap((choice) => blocksOfWay(wayOf(report, choice, '', pen, detail))));
    }
    if ((0,_approval_js__WEBPACK_IMPORTED_MODULE_0__/* .failedApproval */ .jg)(report) !== null)
        return [];
    const heads = '❌ This check fails';
    if (choices.length === 0)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(heads), ...remedies(report, pen, detail)];
    const missing = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .missingEvidence */ .QI)(report);
    const ways = choices.map((choice, at) => wayOf(report, choice, (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .letterOf */ .UB)(report, at), pen, detail));
    const [only] = ways.length === 1 ? ways : [];
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(`${heads}. ${titleOfChoices(report, missing)}:`),
        ...missing.map((line) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(pen.prose(line))),
        ...(only?.blocks ?? ways.flatMap(blocksOfWay)),
        ...(0,_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .endBlocks */ .Wk)(report, only?.sentences ?? [], detail),
    ];
}
function titleOfChoices(report, mends) {
    const { choices } = report;
    if ((0,_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .passesByAll */ .yK)(report))
        return `To pass, do ${choices.length === 2 ? 'both' : 'all of them'}`;
    if (choices.every(({ thenPasses }) => thenPasses === false))
        return 'What to do';
    if (choices.length + mends.length === 1)
        return 'To pass';
    return (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .passesByAny */ .ZG)(report) ? 'To pass, choose one' : 'Choose one';
}
function blocksOfWay({ blocks, sentences }) {
    return [...blocks, ...(sentences.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(sentences.join(' '))])];
}
function wayOf(report, choice, letter, pen, detail) {
    const [name = '', ...todo] = choice.title.split(': ');
    const lead = pen.strong(`${letter === '' ? '' : `${letter}. `}${pen.prose((0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .endSentence */ .H_)(name))}`);
    const what = todo.length === 0 ? [] : [pen.prose((0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .endSentence */ .H_)((0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .capital */ .Nx)(todo.join(': '))))];
    const instead = choice.instead === null ? [] : [pen.prose(choice.instead)];
    const [first, ...others] = changesOf((0,_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .inRuns */ .GU)(choice.edits));
    const where = first === undefined ? [] : [describePlaces(first, pen)];
    const lines = (0,_choice_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .linesToSet */ .R)(report, choice, pen);
    const settings = (0,_choice_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsFor */ .z)(report, choice, pen, lines);
    const set = settings.length > 0 && `Set ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .listOf */ .c3)(settings)}.`;
    const isTold = !(0,_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .isByHand */ .Hv)(choice);
    const outcome = isTold ? (0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .present */ .Eb)(set, (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .resultOf */ .Bg)(report, choice)) : [];
    const isCounted = !detail.deep && others.length > 1;
    return {
        blocks: [
            (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)([lead, ...what, ...instead, ...where].join(' '), true),
            ...(first === undefined ? [] : diffBlocks(first, pen, detail)),
            ...(isCounted ? [] : otherChanges(others, pen, detail)),
            ...(isTold && lines.length > 0
                ? [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('In the workflow of this check:'), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('yaml', ['with:', ...lines])]
                : []),
        ],
        sentences: (0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .present */ .Eb)(isCounted && `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(others.length, 'more file')} to change.`, outcome, afterwards(report, choice, pen, detail)),
    };
}
function changesOf(edits) {
    const files = (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_12__/* .groupBy */ .$)(edits, ({ file }) => file).values();
    const same = (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_12__/* .groupBy */ .$)(files, (those) => JSON.stringify(those.map(({ removed, added }) => [removed, added])));
    return [...same.values()].map(([first, ...others]) => ({ edits: first, elsewhere: others.map(([edit]) => edit) }));
}
function describePlaces({ edits }, pen) {
    const [{ at, file }] = edits;
    if (at === 'new-file')
        return `In the new file ${pen.literal(file)}:`;
    if (at === 'end' && edits.length === 1)
        return `At the end of ${pen.literal(file)}:`;
    return `In ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .listOf */ .c3)((0,_pen_js__WEBPACK_IMPORTED_MODULE_6__/* .linesOf */ .Dx)(edits, pen))}:`;
}
function diffBlocks({ edits, elsewhere }, pen, { deep, rows }) {
    const [{ at, added: own }] = edits;
    if (at === 'new-file')
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('yaml', own)];
    const files = `The same in ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(elsewhere.length, 'more file')}`;
    const lines = edits.flatMap(({ line, removed, added }, at) => (0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .present */ .Eb)(at > 0 && `@@ line ${line} @@`, removed.map((old) => `-${old}`), added.map((fresh) => `+${fresh}`)));
    if (elsewhere.length === 0)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('diff', lines)];
    const places = (0,_pen_js__WEBPACK_IMPORTED_MODULE_6__/* .placesOf */ .ek)(elsewhere, pen, rows);
    const same = deep && elsewhere.length > MOST_OPEN
        ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(files, [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(places)])
        : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`${files}${deep ? `: ${places}` : ''}.`)];
    return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('diff', lines), ...same];
}
function otherChanges(changes, pen, detail) {
    const show = (change) => [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(describePlaces(change, pen)), ...diffBlocks(change, pen, detail)];
    const further = changes.slice(MOST_OPEN - 1);
    return [
        ...changes.slice(0, MOST_OPEN - 1).flatMap(show),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)((0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(further.length, 'more change'), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(further, detail.rows, show, 'change')),
    ];
}
function afterwards(report, { id, to, edits, inputs }, pen, { deep }) {
    const isExcepted = edits.some(({ added }) => (0,_declarations_js__WEBPACK_IMPORTED_MODULE_3__/* .addsException */ .GB)(added));
    const reason = isExcepted ? `Fill in the ${pen.code('reason')}. The exception covers this jump only.` : '';
    const isOfTeam = report.teamFile?.decides.includes('fail-on') === true;
    const isForAll = isOfTeam && inputs.some(({ name, value }) => name === 'fail-on' && value === 'blocked');
    const back = isForAll &&
        `Set ${pen.quote('fail-on')} back afterwards, because ${pen.quote('blocked')} lets every downtime of this repository pass.`;
    return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .present */ .Eb)(reason, back, !deep && afterHop(report, { id, to })).join(' ');
}
function afterHop(report, { id, to }) {
    const [jump, ...others] = (0,_states_js__WEBPACK_IMPORTED_MODULE_10__/* .jumpsOf */ .bW)(report).filter(({ span }) => id === 'hop' && to !== null && span.to !== to);
    return jump === undefined || others.length > 0 ? '' : nextStep(jump.span);
}
function nextStep({ plan }) {
    return plan.hops?.[1] === undefined ? '' : 'Start step 2 when the migrations of step 1 have finished.';
}
function remedies(report, pen, { rows }) {
    const failing = report.deployments.filter(({ fails, problem }) => fails || problem?.code === 'target-missing');
    const problems = failing.flatMap(({ problem }) => problem ?? []);
    const isOnly = report.deployments.length === 1;
    const sentences = new Set([
        ...(isOnly ? problems.map((each) => `${pen.prose(each.message)}${pen.help(each.code)}`) : []),
        ...failing.flatMap((deployment) => remedyOf(deployment, pen)),
        ...(0,_states_js__WEBPACK_IMPORTED_MODULE_10__/* .jumpsOf */ .bW)(report).flatMap((jump) => remediesOfJump(report, jump, pen)),
    ]);
    const shown = [...sentences].slice(0, Math.max(rows, 5));
    const again = shown.some((sentence) => /\brun this check again\b/i.test(sentence)) ? (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .rerunLines */ .OA)(report) : [];
    return [...shown.map((sentence) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(sentence)), ...(again.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('sh', again)])];
}
function remediesFor(report, deployment, pen) {
    const jumps = (0,_states_js__WEBPACK_IMPORTED_MODULE_10__/* .jumpsOf */ .bW)(report).filter(({ deployments }) => deployments.includes(deployment));
    return [...remedyOf(deployment, pen), ...jumps.flatMap((jump) => remediesOfJump(report, jump, pen))];
}
function remedyOf(deployment, pen) {
    const { from, to } = deployment;
    switch ((0,_states_js__WEBPACK_IMPORTED_MODULE_10__/* .stateOf */ .L4)(deployment)) {
        case 'downgrade':
            return [`Keep ${from ?? 'the old version'}, or restore a backup made under ${to ?? 'the new one'}.`];
        case 'install':
            return [`New deployments fail, because ${pen.code('new-target')} is ${pen.code('fail')}${pen.inWorkflow}.`];
        case 'other-mode':
            return [`Declare ${pen.code('RollingUpdate')}.`];
        default:
            return [];
    }
}
function remediesOfJump(report, { span, deployments }, pen) {
    if (deployments.every(({ fails }) => !fails))
        return [];
    const [hop] = span.plan.hops ?? [];
    const isTold = report.approval !== null || (0,_states_js__WEBPACK_IMPORTED_MODULE_10__/* .jumpsOf */ .bW)(report).length > 1 || span.newestRollingVersion === hop?.to || !(0,_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .hasNewest */ .ts)(span);
    const roll = isTold ? [] : [`Or go to ${(0,_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .describeNewest */ .qx)(span, pen)}, the newest version that rolls.`];
    switch (span.decision) {
        case 'recreate':
            return [...(0,_declarations_js__WEBPACK_IMPORTED_MODULE_3__/* .declarationsFor */ .ve)(deployments, report, pen), ...roll];
        case 'blocked': {
            if (hop === undefined)
                return (0,_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .isHeld */ .i7)(span)
                    ? (0,_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .remediesOfHold */ .fj)(span, pen)
                    : ['Choose another version, because no allowed upgrade leads there.'];
            const first = `Go to ${pen.version(hop.to)} first (${pen.code(hop.upgradeMode)}).`;
            return [(0,_page_words_js__WEBPACK_IMPORTED_MODULE_11__/* .present */ .Eb)(first, nextStep(span)).join(' '), ...roll];
        }
        case 'unproven':
            return [pen.prose((0,_reasons_js__WEBPACK_IMPORTED_MODULE_9__/* .remedyOfSpan */ .ay)(span)), ...roll];
        default:
            return [];
    }
}


/***/ }),

/***/ 30264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ stepBlocks),
/* harmony export */   L0: () => (/* binding */ deploymentsAfter),
/* harmony export */   L9: () => (/* binding */ concernsOf),
/* harmony export */   NW: () => (/* binding */ neededVariables),
/* harmony export */   Xj: () => (/* binding */ ADVICE_TITLES),
/* harmony export */   pK: () => (/* binding */ openAdvice)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81307);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49203);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68042);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95718);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87279);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44488);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65586);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74735);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75704);









const ADVICE_TITLES = {
    'mode-differs': 'Wrong upgrade.mode',
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
function collectAdvice(deployments) {
    const pieces = new Map();
    for (const { advice, file, line } of deployments) {
        for (const piece of advice) {
            const placed = piece.file === null ? { ...piece, file, line } : piece;
            pieces.set(JSON.stringify([placed.code, placed.file, placed.line, placed.message, placed.lines]), placed);
        }
    }
    const all = [...pieces.values()];
    return [...all.filter(({ level }) => level === 'warning'), ...all.filter(({ level }) => level !== 'warning')];
}
function openAdvice(report) {
    const { choices, outcome, deployments } = report;
    const isWay = ({ id, edits }) => (id === 'stop' || id === 'hop') && edits.length > 0;
    const covered = new Set(outcome.fails ? choices.filter(isWay).flatMap((choice) => choice.deployments) : []);
    const isTold = ({ id }) => covered.has(id) || (0,_approval_js__WEBPACK_IMPORTED_MODULE_0__/* .failedApproval */ .jg)(report) !== null;
    const others = (advice) => advice.filter(({ code }) => !code.startsWith('mode-'));
    return collectAdvice(deployments.map((each) => (isTold(each) ? { ...each, advice: others(each.advice) } : each)));
}
function describeAdvice({ file, line, message }, pen) {
    const isNamed = file === null || message.includes((0,_problems_place_js__WEBPACK_IMPORTED_MODULE_6__/* .showPlace */ .R)({ file, line }));
    return isNamed ? pen.prose(message) : `${pen.place({ file, line })}: ${pen.prose(message)}`;
}
function concernsOf(report, pen, detail) {
    const { deployments } = report;
    const findings = neededVariables(report).filter(({ urgency }) => urgency !== 'nothing');
    const acting = findings.filter(({ urgency }) => urgency === 'act');
    const looking = findings.filter(({ urgency }) => urgency !== 'act');
    const advice = [
        ...(0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$)(openAdvice(report), ({ code, message, lines }) => JSON.stringify([code, message, lines])).values(),
    ];
    const warnings = advice.filter(([{ level }]) => level === 'warning');
    const notices = advice.filter(([{ level }]) => level !== 'warning');
    const made = (0,_states_js__WEBPACK_IMPORTED_MODULE_4__/* .jumpsOf */ .bW)(report).filter((jump) => jump.deployments.length > 0);
    const unknown = made.flatMap(({ span }) => (0,_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .describeUnknownVariables */ .p9)(span, pen));
    const most = Math.max(detail.rows, 5);
    const ofVariable = (finding) => variableItem(deployments, finding, pen);
    const ofAdvice = (same) => adviceItem(same, pen, detail);
    return {
        urgent: [...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(acting, most, ofVariable, 'variable'), ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(warnings, most, ofAdvice, 'warning')],
        others: [
            ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(looking, most, ofVariable, 'variable'),
            ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(unknown, most, (line) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(line), 'variable'),
            ...unseenItems(findings, pen),
            ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(notices, most, ofAdvice, 'remark'),
        ],
    };
}
function neededVariables(report) {
    const chosen = report.choices.map((choice, at) => {
        const after = choice.after.length === 0 ? deploymentsByHand(report, choice) : deploymentsAfter(choice);
        return { after, letters: (0,_page_words_js__WEBPACK_IMPORTED_MODULE_8__/* .present */ .Eb)((0,_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .letterOf */ .UB)(report, at)) };
    });
    const covered = new Set(chosen.flatMap(({ after }) => after.map(({ id }) => id)));
    const others = report.deployments.filter(({ id }) => !covered.has(id));
    const needed = new Map();
    for (const { after, letters } of [...chosen, { after: others, letters: [] }]) {
        for (const finding of (0,_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .collectVariables */ .S9)(after)) {
            const key = JSON.stringify([finding.variable, finding.deployments.map(({ id }) => id)]);
            needed.set(key, { ...finding, letters: [...(needed.get(key)?.letters ?? []), ...letters] });
        }
    }
    return [...needed.values()];
}
function deploymentsAfter({ after, edits }) {
    return after.map((deployment) => {
        const { variables, unseenVariables, leftovers, exceptions } = deployment;
        const kept = leftovers.flatMap((each) => {
            const line = lineOnHead(each, edits);
            return each.line !== null && line === null ? [] : [{ ...each, line }];
        });
        return {
            ...deployment,
            variables: variables.map((each) => ({ ...each, line: lineOnHead(each, edits) })),
            unseenVariables: unseenVariables.map((each) => ({ ...each, line: lineOnHead(each, edits) })),
            leftovers: kept,
            leavesOwnLines: kept.length < leftovers.length || exceptions.some((each) => lineOnHead(each, edits) === null),
        };
    });
}
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
function deploymentsByHand({ deployments }, { id, to, deployments: ids }) {
    if (id !== 'stop' && id !== 'hop')
        return [];
    const own = deployments.filter((each) => ids.includes(each.id));
    return own.map((each) => (id === 'stop' || to === null || each.steps.length === 0 ? each : inStep(each, to)));
}
function inStep(deployment, target) {
    return { ...deployment, variables: deployment.steps.find(({ to }) => to === target)?.variables ?? [] };
}
const MOST_OPEN = 3;
function stepBlocks(deployments, to, pen) {
    const all = deployments.map((each) => inStep(each, to));
    const items = (0,_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .collectVariables */ .S9)(all)
        .filter(({ urgency }) => urgency !== 'nothing')
        .map((finding) => variableItem(all, finding, pen));
    const rest = items.slice(MOST_OPEN);
    return [...items.slice(0, MOST_OPEN), ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)((0,_page_words_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(rest.length, 'more variable'), rest)];
}
function variableItem(all, finding, pen) {
    const { variable, urgency, deployments, letters } = finding;
    const choices = letters.length === 0 ? '' : ` (${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_8__/* .listOf */ .c3)(letters)})`;
    const mark = urgency === 'act' ? '⚠️ ' : '';
    const what = (0,_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .describeVariable */ .OG)(variable, pen);
    if (variable.file !== null)
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(`${mark}${pen.place(variable)}: ${what}${choices}`);
    const isNamed = all.some((each) => each.change === 'upgrade' && !deployments.includes(each));
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(`${mark}${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_8__/* .capital */ .Nx)(what)}${isNamed ? ` (${(0,_pen_js__WEBPACK_IMPORTED_MODULE_3__/* .placesOf */ .ek)(deployments, pen, 2)})` : ''}${choices}`);
}
function adviceItem([first, ...others], pen, { deep }) {
    const mark = first.level === 'warning' ? '⚠️ ' : '';
    const end = /[.!:]$/.test(first.message) ? '' : '.';
    const same = others.length === 0 ? '' : `${end} Also at ${(0,_pen_js__WEBPACK_IMPORTED_MODULE_3__/* .placesOf */ .ek)(others, pen)}.`;
    const language = first.code === 'chart-needs-scale-down' ? 'sh' : 'yaml';
    const lines = first.lines.length === 0 || !deep ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(language, first.lines)];
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(`${mark}${describeAdvice(first, pen)}${same}`, lines);
}
function unseenItems(findings, pen) {
    const unseen = findings.filter(({ variable }) => variable.state === 'unseen');
    const blind = unseen.flatMap(({ deployments }) => deployments);
    if (blind.length === 0)
        return [];
    const places = blind.flatMap(({ unseenVariables }) => unseenVariables);
    const sources = (0,_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .describeUnseen */ .yO)(places, pen);
    if (sources.length > 0)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(`Not visible from here: ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_8__/* .listOf */ .c3)(sources)}.`)];
    if (blind.every(_states_js__WEBPACK_IMPORTED_MODULE_4__/* .isGiven */ .qR))
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)('You gave the versions, so no file was searched for variables.')];
    return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)('No file shows which variables are set here.')];
}


/***/ }),

/***/ 53956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ addsException),
/* harmony export */   ve: () => (/* binding */ declarationsFor),
/* harmony export */   vn: () => (/* binding */ nameOfDeclaration)
/* harmony export */ });
/* harmony import */ var _gate_team_file_team_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50688);
/* harmony import */ var _product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53720);


function declarationsFor(deployments, { outcome: { failOn }, approval }, pen) {
    const forms = new Set(deployments.filter(({ fails }) => fails).map(({ writes }) => writes.stop));
    const rule = pen.code('fail-on: mode-mismatch');
    const must = failOn === 'mode-mismatch' ? 'Declare the downtime' : `Set ${rule}${pen.inWorkflow}, and declare the downtime`;
    return [...forms].flatMap((form) => {
        if (form === 'none') {
            const commits = `If the change declares the downtime, give ${pen.code('base-ref')} and ${pen.code('head-ref')}, the commits that were approved.`;
            const mode = `Set ${pen.code('fail-on: blocked')} if your deployment follows the output ${pen.code('upgrade-mode')}, because no file can declare downtime when you give the versions.`;
            return [...(approval === null ? [] : [commits]), mode];
        }
        return `${must} with ${DECLARATIONS[form](pen)}`;
    });
}
const DECLARATIONS = {
    chart: (pen) => `${pen.code('upgrade.mode: Recreate')} in the values that hold the tag (chart ${_product_chart_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_TO_STOP */ .Ex} or later), or with ${ofException(pen)}`,
    workload: (pen) => `${pen.code('strategy: {type: Recreate}')} on the workload, or with ${ofException(pen)}`,
    exception: (pen) => ofException(pen),
};
function ofException(pen) {
    return `an entry for this jump under ${pen.code('exceptions')} in ${pen.code(_gate_team_file_team_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .STANDARD_PATH */ .M6)}.`;
}
function addsException(added) {
    return added.some((line) => /\ballow: (?:recreate|rollback)\b/.test(line));
}
function nameOfDeclaration(added, pen) {
    if (addsException(added))
        return 'an exception';
    if (added.some((line) => /\bmode['"]?\s*[:=]\s*['"]?Recreate/.test(line)))
        return pen.code('upgrade.mode: Recreate');
    return pen.code(added.some((line) => /\btype:\s*Recreate/.test(line)) ? 'strategy.type: Recreate' : 'Recreate');
}


/***/ }),

/***/ 11024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ inRuns),
/* harmony export */   UY: () => (/* binding */ renderEdits),
/* harmony export */   tQ: () => (/* binding */ renderSuggestion)
/* harmony export */ });
/* harmony import */ var _page_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32883);

function renderSuggestion({ title, inputs }, edit) {
    if (edit.at !== 'line')
        return null;
    if (edit.current.startsWith('\ufeff'))
        return null;
    const lines = [...edit.added, ...(edit.removed.length === 0 ? [edit.current] : [])];
    const block = (0,_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .blockForMarkdown */ .Gq)('suggestion', lines);
    if (block.split('\n').slice(1, -1).join('\n') !== lines.join('\n'))
        return null;
    const settings = inputs.map(({ name, value }) => `\`${name}: ${value ?? '…'}\``).join(' and ');
    const needed = settings === '' ? '' : ` The workflow needs ${settings} for it to pass.`;
    return `**${title}.**${needed}\n\n${block}`;
}
function inRuns(edits) {
    const runs = [];
    for (const edit of edits) {
        const last = runs.at(-1);
        const isNext = last?.file === edit.file && last.at === 'line' && edit.line === last.line + last.removed.length;
        if (last !== undefined && isNext && last.removed.length > 0 && last.added.length === 0 && edit.removed.length > 0)
            runs.splice(-1, 1, { ...last, removed: [...last.removed, ...edit.removed], added: edit.added });
        else
            runs.push(edit);
    }
    return runs;
}
function renderEdits(edits) {
    const lines = inRuns(edits).flatMap(({ file, at, line, removed, added }) => [
        at === 'line' ? `# ${file}, line ${line}` : `# ${file}, ${at === 'end' ? 'at the end' : 'a new file'}`,
        ...removed.map((text) => `-${text}`),
        ...added.map((text) => `+${text}`),
    ]);
    return lines.map(_page_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeForLog */ .b4).join('\n');
}


/***/ }),

/***/ 94212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HW: () => (/* binding */ noteBlocks),
/* harmony export */   Is: () => (/* binding */ evidenceBlocks),
/* harmony export */   Mb: () => (/* binding */ describeNote),
/* harmony export */   Wc: () => (/* binding */ isTold),
/* harmony export */   ms: () => (/* binding */ groundBlocks)
/* harmony export */ });
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49203);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87279);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14152);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74735);





const MOST_DOCUMENTS = 6;
const MOST_BASES = 5;
function evidenceBlocks(report, pen, detail) {
    const { evidence, generatedAt, tool } = report;
    const judged = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .present */ .Eb)(`${pen.code('upgrade.mode')} is ${pen.code(report.upgradeMode)}.`, describeComparison(report, pen), describeRendered(report, pen), describeApproved(report, pen), `Judged by ${tool.name} ${tool.version} at ${generatedAt}.`).join(' ');
    const asked = evidence.running.map(({ location, askedAt, version, problem }) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(`current version: ${version ?? pen.quote(problem ?? '')}, asked at ${askedAt}, from ${pen.quote(location)}`));
    if (evidence.documents.length === 0)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`Nothing was fetched. ${judged}`), ...asked];
    const title = `Evidence: ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(evidence.documents.length, 'document')}`;
    const index = `${describeIndex(evidence.index, pen)} ${pen.code('artifacts')} is ${pen.code(evidence.artifacts)}.`;
    if (!detail.deep)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`${title}. ${index} ${judged}`)];
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(title, [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(index),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)([...evidence.documents].sort((one, other) => rankOf(one) - rankOf(other)), Math.min(detail.rows, MOST_DOCUMENTS), ({ document, release, location, sha256, readAt, problem }) => {
            const name = release === null ? document : `${document} ${release}`;
            const read = problem === null ? `SHA-256 ${pen.code(sha256 ?? 'unknown')}, read at ${readAt}` : pen.quote(problem);
            return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(`${name}: ${read}, from ${pen.quote(location)}`);
        }, 'document'),
        ...asked,
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(judged),
    ]);
}
function describeIndex({ generatedAt, newestRelease: newest }, pen) {
    const made = generatedAt === null ? 'It is unknown when the index was made.' : `The index is from ${pen.quote(generatedAt)}.`;
    const date = newest === null || newest.releaseDate === null ? '' : ` (${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .dayOf */ .kb)(newest.releaseDate, pen)})`;
    return newest === null ? made : `${made} Its newest release is ${newest.version}${date}.`;
}
function rankOf({ document, problem }) {
    return document === 'index' ? 0 : problem !== null ? 1 : 2;
}
function describeComparison({ comparison }, pen) {
    if (comparison === null)
        return '';
    const [head, ...bases] = [comparison.head, ...comparison.bases.slice(0, MOST_BASES)].map((commit) => pen.quote(commit.slice(0, 12)));
    return `Compared ${head} with ${bases.join(' and ')}.`;
}
function describeRendered({ rendered }, pen) {
    if (rendered === null)
        return '';
    const show = ({ path, sha256, workloads }) => `${pen.quote(path)} (${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(workloads, 'workload')} of ${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name}, SHA-256 ${sha256 === null ? 'unknown' : pen.code(sha256)})`;
    return `Rendered manifests: base ${show(rendered.base)}, head ${show(rendered.head)}.`;
}
function describeApproved({ approval }, pen) {
    const approved = approval?.inputAttestations[0];
    return approved === undefined
        ? ''
        : `Approved: ${pen.quote(approved.uri)}, SHA-256 ${pen.code(approved.digest.sha256)}.`;
}
function noteBlocks(report, pen) {
    const { notes } = report;
    const isOpen = ({ level, code }) => level === 'warning' ||
        code === 'exception-unused' ||
        code === 'unread-change' ||
        (code === 'settings-changed' && report.outcome.fails);
    const warnings = notes.filter((note) => isOpen(note) && !isTold(note, report));
    const others = notes.filter((note) => !isOpen(note)).map((note) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(describeNote(note, pen)));
    return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .present */ .Eb)(warnings.length > 0 && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)('Warnings'), warnings.map((note) => warningItem(note, pen)), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)((0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(others.length, 'note'), others));
}
const IN_OPENING = ['running-differs', 'index-old', 'drift', 'reverts', 'revert-unconfirmed'];
function warningItem(note, pen) {
    const { code, count, examples } = note;
    if (code === 'index-old' || examples.length < 2)
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(`⚠️ ${describeNote(note, pen)}`);
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(`⚠️ ${NOTES[code](count)}:`, casesOf(note, pen));
}
function casesOf({ count, examples }, pen) {
    const more = count > examples.length ? [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(`${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .numberOf */ .rl)(count - examples.length)} more`)] : [];
    return [...examples.map((each) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(pen.quote(each))), ...more];
}
function isTold({ code, count, examples }, report) {
    if (code === 'nothing-held') {
        return examples.every((each) => report.deployments.some(({ problem }) => problem?.message.includes(each)));
    }
    if (code !== 'artifacts-unusable')
        return IN_OPENING.includes(code);
    const reasons = (0,_states_js__WEBPACK_IMPORTED_MODULE_3__/* .jumpsOf */ .bW)(report).flatMap(({ span }) => [...(0,_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .worstReasons */ .pU)(span, _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfRelease */ .$p)]);
    const unread = new Set(reasons.flatMap(([version, { rule }]) => (rule === 'unverified' ? [version] : [])));
    return unread.size === count;
}
function groundBlocks({ notes }, pen) {
    return notes
        .filter(({ code }) => IN_OPENING.includes(code))
        .flatMap((note) => note.code === 'drift' && note.examples.length > 0
        ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(`⚠️ ${NOTES.drift(note.count)}.`, casesOf(note, pen))
        : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`⚠️ ${describeNote(note, pen)}.`)]);
}
const NOTES = {
    'nothing-compared': () => 'Nothing was compared',
    'plain-http': (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'document')} came over plain http, so anyone on the way may have changed ${count === 1 ? 'it' : 'them'}`,
    'index-without-schema': () => 'The index does not say which schema version it has, so it was read as version 1',
    'rows-skipped': (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'row')} of the index cannot be read`,
    'rows-in-doubt': (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'contradiction')} in the index`,
    drift: (count) => `The index and the artifacts differ in ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'place')}, and the stricter one counts`,
    'artifacts-unusable': (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'artifact')} could not be read`,
    'artifact-odd': (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'odd statement')} in the artifacts that ${count === 1 ? 'does' : 'do'} not affect the decision`,
    'unknown-members': (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'unknown field')} in the documents`,
    'workflow-changed': () => 'The change touches .github/workflows/, which decides how this check itself runs. Have a code owner review it. A workflow that a ruleset requires cannot be changed like this',
    'found-by-line': (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'version')} in a format that is not supported ${count === 1 ? 'counts' : 'count'} only when the line changes. To check it every time, name the place with \`targets\`, next to \`discover: true\``,
    'unread-change': (count) => `\`upgrade.mode\` stays Recreate, because the gate does not read ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'changed file')} that may deploy another version`,
    'not-rendered': () => 'The rendered manifests hold fewer deployments than the files show, so the files were judged as well',
    'choices-failed': () => 'The choices could not be worked out',
    'known-issues-unmatched': (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'known issue')} ${count === 1 ? 'matches' : 'match'} no release in the index`,
    'known-issues-over': (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'known issue')} ${count === 1 ? 'is' : 'are'} past ${count === 1 ? 'its' : 'their'} \`until\` date and no longer ${count === 1 ? 'counts' : 'count'}`,
    'running-differs': () => 'The current version is not the one in your files',
    'files-not-searched': () => 'Both versions are given, so no file of this change was searched. Take `from` and `to` out, and the gate judges what the change deploys. The event of this run',
    'given-differs': () => 'The given versions are not those of the files: both jumps were judged, and the worse one counts. Take `from` and `to` out again',
    reverts: () => 'This takes back a deployment that did not happen',
    'revert-unconfirmed': () => 'What this goes back to still runs, but that does not show that the newer version never came to serve',
    'from-leftover': () => 'The files name the version before the change, so `from` is left over. Take it out again',
    'running-base': () => 'The files name no version before the change, so the current version of your instance counts',
    'running-unknown': () => 'The current version of your instance is unknown, so the files alone decide',
    'running-unmatched': (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'line')} of running-url ${count === 1 ? 'fits' : 'fit'} no deployment`,
    'documents-replaced': (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'document')} ${count === 1 ? 'was' : 'were'} replaced since the approval`,
    pushed: () => 'The next push is compared with this one, so it does not show this upgrade any more. With `running-url`, the gate judges it until it has arrived',
    queued: () => 'This is also compared with the branch. If only the entry in front of it makes it red, queue it again once that one has landed',
    'settings-older': () => 'The settings are those of this commit. The target branch may have newer ones',
    'settings-changed': () => 'The change edits the settings or environments of this file. They count once it is merged, so merge them first if this change needs them',
    'settings-mended': () => 'The base has a file that cannot be used, and this change fixes it',
    'exception-unused': (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'exception')} ${count === 1 ? 'lets' : 'let'} nothing pass. An exception counts in the change that makes exactly its jump, in its environment or files`,
    'reason-unwritten': (count) => `The \`reason\` of ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'exception')} is still the placeholder. Say who decided it, and when it happens`,
    'environment-empty': (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'environment')} ${count === 1 ? 'has' : 'have'} no deployment, so ${count === 1 ? 'its' : 'their'} rules guard nothing. Look at ${count === 1 ? 'its' : 'their'} \`files\``,
    'environment-left': (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'deployment')} ${count === 1 ? 'leaves its' : 'leave their'} environment, so from the next change on its rules guard ${count === 1 ? 'it' : 'them'} no more. Look at the \`files\` of the environment`,
    'environment-none': (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'new deployment')} ${count === 1 ? 'is' : 'are'} in no environment, so no rule of an environment guards ${count === 1 ? 'it' : 'them'}. Add the file to the \`files\` of an environment, or of a new one`,
    'nothing-rendered': () => `The rendered manifests hold no workload of ${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name}, so your files alone were judged. Render what the repository deploys`,
    'nothing-held': () => 'No version can be read from this file, so nothing was checked',
    'nothing-deployed': () => 'Nothing is deployed here, so this check guards nothing',
    'git-ignored': (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'file')} that a deployment reads ${count === 1 ? 'is' : 'are'} ignored by git, so the gate does not see ${count === 1 ? 'it' : 'them'}. Write the version where it is used, or move it into a file that you commit`,
    'not-parsed': (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count, 'file')} ${count === 1 ? 'names' : 'name'} ${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name} and cannot be parsed`,
};
function describeNote({ code, count, examples }, { quote, prose }) {
    if (code === 'index-old')
        return `The index ${prose(examples.join())}, so newer verdicts are missing`;
    const rest = count > examples.length && code !== 'unknown-members' ? ', …' : '';
    const cases = examples.length === 0
        ? ''
        : `: ${examples.map(IN_OPENING.includes(code) && code !== 'drift' ? prose : quote).join(', ')}${rest}`;
    return `${NOTES[code](count)}${cases}`;
}


/***/ }),

/***/ 67339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   _9: () => (/* binding */ leadSentence),
/* harmony export */   nL: () => (/* binding */ leadBlocks)
/* harmony export */ });
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49203);
/* harmony import */ var _alone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56170);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87279);
/* harmony import */ var _hold_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84680);
/* harmony import */ var _picture_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77763);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42030);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45047);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14152);
/* harmony import */ var _releases_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40843);









function describeIndexEnd({ evidence, generatedAt }, { reasons, verdicts }, pen) {
    const made = evidence.index.generatedAt;
    const days = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_8__/* .daysBetween */ .YM)(made ?? '', generatedAt);
    if (made === null || Number.isNaN(days) || reasons[0]?.rule !== 'not-indexed')
        return null;
    const last = verdicts.at(-1)?.last;
    const end = last === undefined ? '' : `${pen.strong(`The newest version below it in the index is ${last}.`)} `;
    return `${end}The index was made on ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_8__/* .dayOf */ .kb)(made, pen)}${days < 1 ? '' : `, ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(days, 'day')} ago`}.`;
}
function leadBlocks(report, span, facts, pen) {
    const { decision, from, to, reasons, plan } = span;
    const [first] = reasons;
    const lead = (report === null ? null : describeIndexEnd(report, span, pen)) ?? leadOf(span, pen);
    const isCompared = decision !== 'unchanged' && first?.rule !== 'not-indexed';
    const isOnly = report?.deployments.length === 1;
    const help = !isOnly || decision === 'roll' || decision === 'unchanged' ? '' : pen.help(rowOf(span));
    const links = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_8__/* .present */ .Eb)(help, isCompared && pen.comparison(from, to)).join(' ·');
    const isPlanned = decision === 'blocked' && plan.hops !== null && !(0,_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .isHeld */ .i7)(span);
    const strip = decision === 'unproven' || isPlanned ? '' : pen.strip(span, (0,_picture_js__WEBPACK_IMPORTED_MODULE_3__/* .stripOf */ .qQ)(span));
    return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_8__/* .present */ .Eb)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_8__/* .present */ .Eb)(lead, facts).join(' ')}${links}`.trim()), isPlanned && (0,_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .planBlocks */ .Sm)(span, pen), strip !== '' && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(strip));
}
function leadOf(span, pen) {
    const { decision, reasons, plan } = span;
    if (decision === 'blocked' && !(0,_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .isHeld */ .i7)(span) && plan.hops !== null)
        return (0,_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .describeSteps */ .N$)(span);
    if (decision === 'unproven' && reasons[0] !== undefined && (0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .isOfRelease */ .$p)(reasons[0]))
        return pen.strong(`${(0,_picture_js__WEBPACK_IMPORTED_MODULE_3__/* .countLine */ .QK)(span, pen, false)}.`);
    return leadSentence(span, pen, false);
}
function rowOf(span) {
    const { decision, reasons } = span;
    const rule = ((0,_hold_words_js__WEBPACK_IMPORTED_MODULE_2__/* .barOf */ .Rb)(span) ?? reasons[0])?.rule ?? decision;
    return decision === 'unproven' || (0,_hold_words_js__WEBPACK_IMPORTED_MODULE_2__/* .barringWords */ .dK)(rule) !== null ? rule : decision;
}
function leadSentence(span, pen, isNamed = true) {
    const { decision, reasons, coveredReleases: covered } = span;
    const [first] = reasons;
    switch (decision) {
        case 'unchanged':
            return 'Give two different versions.';
        case 'roll': {
            const all = covered === 1 ? `${span.to} is` : `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_8__/* .countedAll */ .ET)(covered, 'release')} are`;
            const grounds = span.plan.hops?.[0]?.evidence === 'index' ? ', by the index alone' : '';
            const nothing = (0,_releases_js__WEBPACK_IMPORTED_MODULE_7__/* .isKnownToBreakNothing */ .pq)(span) ? `, and nothing in ${covered === 1 ? 'it' : 'them'} breaks` : '';
            const stop = span.requiredStops.includes(span.to)
                ? ` ${span.to} is a required stop. Let its migrations finish before you go to a later version.`
                : '';
            return `${all} proven safe to roll${grounds}${nothing}.${stop}`;
        }
        case 'recreate': {
            const general = reasons.find((reason) => !(0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .isOfRelease */ .$p)(reason));
            return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_8__/* .present */ .Eb)(general !== undefined && pen.strong((0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .describeReason */ .Gk)(general, pen)), reasons.some(_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .isOfRelease */ .$p) && pen.strong(`${(0,_picture_js__WEBPACK_IMPORTED_MODULE_3__/* .countLine */ .QK)(span, pen, isNamed)}.`), !isNamed && (0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .describeOverlap */ .Bn)(span)).join(' ');
        }
        case 'blocked': {
            const bar = (0,_hold_words_js__WEBPACK_IMPORTED_MODULE_2__/* .barOf */ .Rb)(span);
            if (bar !== undefined) {
                const also = reasons.filter((reason) => reason !== bar && (0,_hold_words_js__WEBPACK_IMPORTED_MODULE_2__/* .isBar */ .e$)(reason) && !(0,_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfIssue */ .xJ)(span, reason));
                return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_8__/* .present */ .Eb)(pen.strong((0,_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .describeBar */ .bz)(span, bar, pen)), also.map((each) => (0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .describeReason */ .Gk)(each, pen))).join(' ');
            }
            return first === undefined ? _alone_js__WEBPACK_IMPORTED_MODULE_0__/* .UNPROVEN */ .EO : (0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .describeReason */ .Gk)(first, pen);
        }
        case 'unproven':
            return first === undefined ? _alone_js__WEBPACK_IMPORTED_MODULE_0__/* .UNPROVEN */ .EO : pen.strong((0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .describeReason */ .Gk)(first, pen));
    }
}


/***/ }),

/***/ 76845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ describeRunProblem),
/* harmony export */   R: () => (/* binding */ openingBlocks)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(81307);
/* harmony import */ var _deployment_name_in_file_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(84014);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(49203);
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68042);
/* harmony import */ var _alone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56170);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95718);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87279);
/* harmony import */ var _choices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89117);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94212);
/* harmony import */ var _hold_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84680);
/* harmony import */ var _lead_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67339);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14152);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74735);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16514);














const UNKNOWN = '❓';
const NEUTRAL = 'ℹ️';
const GREEN = ['✅', NEUTRAL];
function headlineOf(report, pen) {
    const headline = judgedHeadline(report, pen);
    if (report.problem !== null || (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .failedApproval */ .jg)(report) === null)
        return headline;
    const { mark, title } = headline;
    return {
        mark: GREEN.includes(mark) ? (report.outcome.fails ? '❌' : '⚠️') : mark,
        title: `${_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPROVED */ .GG}. ${title}`,
    };
}
function judgedHeadline(report, pen) {
    if (report.problem !== null)
        return { mark: UNKNOWN, title: describeRunProblem(report.problem) };
    const deployments = (0,_states_js__WEBPACK_IMPORTED_MODULE_8__/* .worstFirst */ .md)(report);
    const statements = deployments.map((deployment) => (0,_titles_js__WEBPACK_IMPORTED_MODULE_9__/* .stateDeployment */ .L)(report, deployment, pen));
    const [first] = statements;
    if (first === undefined)
        return { mark: report.outcome.fails ? UNKNOWN : NEUTRAL, title: 'Nothing to judge' };
    if (statements.length === 1)
        return first;
    const notRolling = deployments.filter((each) => !_states_js__WEBPACK_IMPORTED_MODULE_8__/* .STATES */ .xj[(0,_states_js__WEBPACK_IMPORTED_MODULE_8__/* .stateOf */ .L4)(each)].rolls && (0,_states_js__WEBPACK_IMPORTED_MODULE_8__/* .stateOf */ .L4)(each) !== 'runs-other');
    if (notRolling.length === 0)
        return { mark: markOfAll(statements), title: titleOfAll(statements, deployments) };
    return { mark: first.mark, title: titleOfNotRolling(notRolling, statements, pen) };
}
function titleOfNotRolling(notRolling, statements, pen) {
    const total = statements.length;
    const all = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_10__/* .countedAll */ .ET)(total, 'deployment');
    const some = `${notRolling.length} of ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_10__/* .countOf */ .pq)(total, 'deployment')}`;
    const needs = (count) => (count === 1 ? 'needs' : 'need');
    const jump = sharedJump(notRolling);
    if (notRolling.every(needsDowntime)) {
        const which = notRolling.length === total ? `${all} need` : `${some} ${needs(notRolling.length)}`;
        const mode = notRolling.every(({ writes }) => writes.stop === 'exception') ? '' : ` (${pen.code('Recreate')})`;
        return `${which} downtime${jump && ` to go${jump}`}${mode}`;
    }
    const read = notRolling.filter(({ problem }) => problem === null);
    if (read.length > 0 && read.length < notRolling.length) {
        const readJump = sharedJump(read);
        const what = read.every(needsDowntime)
            ? `${needs(read.length)} downtime${readJump && ' to go'}${readJump}`
            : `cannot roll${readJump}`;
        return `${notRolling.length - read.length} of ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_10__/* .countOf */ .pq)(total, 'deployment')} cannot be checked, ${read.length} ${what}`;
    }
    if (notRolling.every((deployment) => (0,_states_js__WEBPACK_IMPORTED_MODULE_8__/* .stateOf */ .L4)(deployment) === 'downgrade')) {
        const go = notRolling.length === 1 ? 'goes' : 'go';
        return `${notRolling.length === total ? all : some} ${go} back${jump || ' to an older version'}`;
    }
    const isUnknown = notRolling.every((deployment) => (0,_states_js__WEBPACK_IMPORTED_MODULE_8__/* .stateOf */ .L4)(deployment) === 'unproven');
    const what = isUnknown ? `be checked${jump && ' for the upgrade'}${jump}` : `roll${jump}`;
    if (notRolling.length < total)
        return `${some} cannot ${what}`;
    return `${total === 2 ? 'Neither deployment' : `None of the ${total} deployments`} can ${what}`;
}
function needsDowntime(deployment) {
    return (0,_states_js__WEBPACK_IMPORTED_MODULE_8__/* .stateOf */ .L4)(deployment) === 'recreate';
}
function sharedJump(deployments) {
    const shared = (side) => {
        const known = deployments.filter(({ from }) => side === 'to' || from !== null);
        const [version, ...others] = new Set(known.map((deployment) => deployment[side]));
        return version == null || others.length > 0 ? '' : ` ${side} ${version}`;
    };
    const isSame = deployments.every(({ from, to }) => from === to);
    return isSame ? '' : `${shared('from')}${shared('to')}`;
}
function markOfAll(statements) {
    const marks = new Set(statements.map(({ mark }) => mark));
    for (const mark of ['❌', '🟠'])
        if (marks.has(mark))
            return mark;
    return marks.size === 1 && marks.has('✅') ? '✅' : NEUTRAL;
}
function titleOfAll(statements, deployments) {
    const total = statements.length;
    if (statements.every(({ state }) => state === 'roll')) {
        return `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_10__/* .countedAll */ .ET)(total, 'deployment')} can roll${sharedJump(deployments)}`;
    }
    if (statements.every(({ state }) => state === 'unchanged'))
        return 'No deployed version changes';
    return `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_10__/* .countOf */ .pq)(total, 'deployment')}: ${countBy(statements)}`;
}
function countBy(statements) {
    const states = [...(0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$)(statements, ({ state }) => state).values()];
    const words = states.map((same) => {
        const [one, several = one] = _states_js__WEBPACK_IMPORTED_MODULE_8__/* .STATES */ .xj[same[0].state].count;
        return `${same.length} ${same.length === 1 ? one : several}`;
    });
    return words.join(', ');
}
const RUN_PROBLEMS = {
    'target-missing': 'A target is missing',
    'base-unavailable': 'The commit before the change cannot be read',
    'branch-behind': 'The branch is behind',
};
function describeRunProblem({ code: what }) {
    if (what === 'no-target')
        return 'No upgrade was checked';
    return `${RUN_PROBLEMS[what] ?? 'The deployments cannot be read'}: no upgrade was checked`;
}
const REMEDIES = {
    'no-target': ['with:', '  # file#path of the version', '  targets: deploy/values.yaml#image.tag', '  discover: true'],
    'base-unavailable': ['permissions:', '  contents: read', '# and for actions/checkout:', 'with:', '  fetch-depth: 0'],
};
function openingBlocks(report, pen, detail) {
    const { mark, title } = headlineOf(report, pen);
    const opening = [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(`${mark} ${title}`, 2), ...(0,_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .groundBlocks */ .ms)(report, pen)];
    const { problem, deployments } = report;
    if (problem !== null) {
        const lines = report.links.repository === null ? undefined : REMEDIES[problem.code];
        return [
            ...opening,
            (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`${pen.strong(pen.prose(problem.message))}${pen.help(problem.code)}`),
            ...(lines === undefined ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('yaml', lines)]),
        ];
    }
    const passes = (0,_choices_js__WEBPACK_IMPORTED_MODULE_3__/* .passSentence */ .F4)(report, pen);
    const [only] = deployments;
    if (only === undefined || deployments.length > 1) {
        return [
            ...opening,
            ...deploymentItems(report, pen, detail),
            ...(0,_alone_js__WEBPACK_IMPORTED_MODULE_0__/* .rollbackBlocks */ .Vl)(report, pen, detail),
            ...(0,_page_words_js__WEBPACK_IMPORTED_MODULE_10__/* .present */ .Eb)(passes).map((line) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(line)),
        ];
    }
    const span = (0,_states_js__WEBPACK_IMPORTED_MODULE_8__/* .spanOf */ .ee)(report, only);
    const isPlaced = (0,_states_js__WEBPACK_IMPORTED_MODULE_8__/* .isGiven */ .qR)(only) ||
        ((0,_states_js__WEBPACK_IMPORTED_MODULE_8__/* .stateOf */ .L4)(only) === 'recreate' && only.declaredAt !== null) ||
        report.choices.some(({ edits }) => edits.length > 0) ||
        (only.file !== null && only.problem?.message.includes((0,_problems_place_js__WEBPACK_IMPORTED_MODULE_12__/* .showPlace */ .R)({ file: only.file, line: only.line })) === true);
    const place = !isPlaced && `The version ${only.change === 'removed' ? 'was' : 'is'} set in ${pen.place(only)}.`;
    const where = only.environments.length > 0 && `Environment: ${namesOf(only, pen).join(', ')}.`;
    const facts = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_10__/* .present */ .Eb)(place, where, passes);
    const isTold = only.fails && only.problem !== null && report.choices.length === 0;
    const alone = span === undefined ? (0,_page_words_js__WEBPACK_IMPORTED_MODULE_10__/* .present */ .Eb)(!isTold && (0,_alone_js__WEBPACK_IMPORTED_MODULE_0__/* .describeAlone */ .Vn)(only, pen), facts).join(' ') : '';
    return [
        ...opening,
        ...(span === undefined ? (0,_page_words_js__WEBPACK_IMPORTED_MODULE_10__/* .present */ .Eb)(alone !== '' && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(alone)) : (0,_lead_js__WEBPACK_IMPORTED_MODULE_6__/* .leadBlocks */ .nL)(report, span, facts, pen)),
        ...(0,_alone_js__WEBPACK_IMPORTED_MODULE_0__/* .rollbackBlocks */ .Vl)(report, pen, detail),
    ];
}
function deploymentItems(report, pen, { rows, deep }) {
    const { deployments } = report;
    const differing = (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .failedApproval */ .jg)(report)?.differences.map(({ deployment }) => deployment) ?? [];
    const changed = (0,_states_js__WEBPACK_IMPORTED_MODULE_8__/* .worstFirst */ .md)(report).filter((deployment) => (0,_states_js__WEBPACK_IMPORTED_MODULE_8__/* .stateOf */ .L4)(deployment) !== 'unchanged' && !differing.includes(deployment.id));
    const unchanged = deployments.filter((deployment) => (0,_states_js__WEBPACK_IMPORTED_MODULE_8__/* .stateOf */ .L4)(deployment) === 'unchanged');
    const stay = unchanged.map((deployment) => `${pen.place(deployment)} ${deployment.to ?? ''}`.trim());
    return [
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(changed, deep || changed.length <= rows ? rows : rows - 1, (deployment) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(`${isRed(deployment) ? '[ ] ' : ''}${deploymentLine(report, deployment, pen)}`), 'deployment'),
        ...(unchanged.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(`✅ Unchanged: ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_10__/* .listOf */ .c3)(stay)}.`)]),
    ];
}
function isRed({ fails, problem, tolerated }) {
    return fails || (problem !== null && !tolerated);
}
function namesOf({ environments }, pen) {
    return environments.map((name) => pen.quote(name));
}
function deploymentLine(report, deployment, pen) {
    const { mark, title, state } = (0,_titles_js__WEBPACK_IMPORTED_MODULE_9__/* .stateDeployment */ .L)(report, deployment, pen);
    const { problem, file, line, id } = deployment;
    const isAlone = report.deployments.every((each) => each.file !== file || each.id === id);
    const says = problem === null || (state !== 'unproven' && state !== 'tolerated') ? null : problem.message;
    const span = (0,_states_js__WEBPACK_IMPORTED_MODULE_8__/* .spanOf */ .ee)(report, deployment);
    const row = problem?.code ?? (_states_js__WEBPACK_IMPORTED_MODULE_8__/* .STATES */ .xj[state].rolls ? '' : span === undefined ? state : (0,_lead_js__WEBPACK_IMPORTED_MODULE_6__/* .rowOf */ .OB)(span));
    const brief = says === null ? briefOf(report, deployment, pen) : pen.prose(says);
    const help = row === '' ? '' : pen.help(row);
    const isNamed = isAlone && file !== null && says?.includes((0,_problems_place_js__WEBPACK_IMPORTED_MODULE_12__/* .showPlace */ .R)({ file, line })) === true;
    const name = isAlone ? '' : (0,_deployment_name_in_file_js__WEBPACK_IMPORTED_MODULE_13__/* .nameInFile */ .t)(id);
    const where = [
        ...(isNamed ? [] : [pen.place(deployment)]),
        ...(name === '' ? [] : [pen.quote(name)]),
        ...namesOf(deployment, pen),
    ].join(', ');
    const short = title.replace(` (${pen.code('Recreate')})`, '');
    return `${mark} ${pen.strong(short)}${brief === '' ? '' : `: ${brief}`}${where === '' ? '' : ` (${where})`}${help}`;
}
function briefOf(report, deployment, pen) {
    const { from, to } = deployment;
    const span = (0,_states_js__WEBPACK_IMPORTED_MODULE_8__/* .spanOf */ .ee)(report, deployment);
    switch ((0,_states_js__WEBPACK_IMPORTED_MODULE_8__/* .stateOf */ .L4)(deployment)) {
        case 'blocked': {
            const hop = span?.plan.hops?.[0];
            if (span?.promotion != null && hop === undefined)
                return report.choices.length > 0 ? '' : `leave it on ${from} for now`;
            if (hop !== undefined)
                return `go to ${hop.to} first (${pen.code(hop.upgradeMode)})`;
            return span !== undefined && ((0,_hold_words_js__WEBPACK_IMPORTED_MODULE_5__/* .isWaiting */ .Gu)(span) || span.policy?.passesFrom != null) ? '' : 'choose another version';
        }
        case 'recreate':
            return deployment.fails || deployment.declaredAt === null ? '' : 'declared';
        case 'unproven': {
            const [reason] = span?.reasons ?? [];
            const isSaid = reason?.rule === 'index-unavailable' || reason?.rule === 'not-indexed';
            return reason === undefined || isSaid ? '' : (0,_reasons_js__WEBPACK_IMPORTED_MODULE_7__/* .describeReason */ .Gk)(reason, pen);
        }
        case 'downgrade':
            if (deployment.reverts)
                return `${from} never came to serve`;
            return `keep ${from ?? 'the old version'}, or ${(0,_alone_js__WEBPACK_IMPORTED_MODULE_0__/* .leavesNothing */ .sK)(deployment) ? 'go back on purpose' : `restore a backup made under ${to ?? 'the new one'}`}`;
        default:
            return '';
    }
}


/***/ }),

/***/ 44488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   Hv: () => (/* binding */ isByHand),
/* harmony export */   OA: () => (/* binding */ rerunLines),
/* harmony export */   QI: () => (/* binding */ missingEvidence),
/* harmony export */   UB: () => (/* binding */ letterOf),
/* harmony export */   Wk: () => (/* binding */ endBlocks),
/* harmony export */   ZG: () => (/* binding */ passesByAny),
/* harmony export */   yK: () => (/* binding */ passesByAll)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81307);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49203);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95718);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87279);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14152);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74735);






function letterOf({ choices }, at) {
    return choices.length < 2 ? '' : String.fromCharCode(65 + at);
}
function isByHand({ edits, instead, thenPasses }) {
    return edits.length === 0 && instead !== null && thenPasses === null;
}
function passesByAny(report) {
    const { choices, outcome } = report;
    return (outcome.fails && choices.every(({ thenPasses }) => thenPasses === true) && missingEvidence(report).length === 0);
}
function passesByAll(report) {
    const { choices } = report;
    const isNone = choices.length > 1 && choices.every(({ thenPasses }) => thenPasses === false);
    return isNone && waysTogether(report)?.size === choices.length;
}
function missingEvidence(report) {
    const unproven = (0,_states_js__WEBPACK_IMPORTED_MODULE_3__/* .jumpsOf */ .bW)(report).filter(({ span }) => span.decision === 'unproven');
    return [...new Set(unproven.map(({ span }) => (0,_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .remedyOfSpan */ .ay)(span)))];
}
function sharedResult(report) {
    const { choices } = report;
    if (!isShared(report) || passesByAny(report) || passesByAll(report))
        return '';
    const letters = (wanted) => choices.flatMap(({ thenPasses }, at) => (thenPasses === wanted ? [letterOf(report, at)] : []));
    const [passing, failing] = [letters(true), letters(false)];
    if (failing.length === 0)
        return `${choices.length === 2 ? 'Either' : 'Each'} of them makes the check pass.`;
    if (passing.length === 0) {
        return waysTogether(report) === null
            ? 'None of them alone makes the check pass.'
            : 'The check passes once you take one for each deployment.';
    }
    const passes = `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(passing)} ${passing.length === 1 ? 'makes' : 'make'} the check pass.`;
    return `${passes} ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(failing)} alone ${failing.length === 1 ? 'does' : 'do'} not.`;
}
function waysTogether(report) {
    const { choices, deployments } = report;
    const ways = (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(choices, (choice) => choice.deployments.toSorted().join('\n'));
    const all = [...ways.values()];
    const fixed = all.flatMap(([{ deployments: own }]) => own);
    const files = all.flatMap((same) => [...new Set(same.flatMap(({ edits }) => edits.map(({ file }) => file)))]);
    const isWhole = (0,_approval_js__WEBPACK_IMPORTED_MODULE_0__/* .failedApproval */ .jg)(report) === null &&
        choices.every(({ edits }) => edits.length > 0) &&
        [fixed, files].every((each) => new Set(each).size === each.length) &&
        deployments.every(({ id, fails }) => !fails || fixed.includes(id));
    return isWhole ? ways : null;
}
function isShared({ choices }) {
    return choices.length > 1 && choices.every(({ thenPasses }) => thenPasses !== null);
}
function resultOf(report, choice) {
    const { edits, inputs, failOn, thenPasses } = choice;
    const { outcome } = report;
    if (isShared(report) || passesByAny(report))
        return '';
    if (thenPasses === true)
        return 'That makes the check pass.';
    if (thenPasses === false)
        return 'That alone does not make the check pass.';
    const isNothing = edits.length + inputs.length === 0 && failOn === outcome.failOn;
    return isNothing ? '' : 'The gate cannot know whether that makes the check pass.';
}
function endBlocks(report, facts, { deep }) {
    const all = report.choices.flatMap(({ command }, at) => command === null ? [] : [{ command, letter: letterOf(report, at) }]);
    const sentences = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .present */ .Eb)(sharedResult(report), facts);
    const commands = all.map(({ command, letter }) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('sh', (0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .present */ .Eb)(all.length > 1 && `# ${letter}`, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLines */ .Zm)(command))));
    const said = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .present */ .Eb)(sentences.length > 0 && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(sentences.join(' '), true));
    if (commands.length === 0)
        return said;
    const written = all.length === 1 && report.choices.length > 1 ? `the lines of ${all[0]?.letter}` : 'the lines';
    const needsMore = ({ command, failOn, inputs }) => command !== null && (failOn !== report.outcome.failOn || inputs.length > 0);
    const less = report.choices.some(needsMore) ? ', but no settings,' : '';
    const offer = `Or let a command write ${written}${less} in a clone of the branch`;
    return [...said, ...(deep ? [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`${offer}:`, true), ...commands] : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(offer, commands, 'on pages'))];
}
function rerunLines({ links: { repository, run } }) {
    const [server = '', owner, name] = (repository ?? '').replace(/^https?:\/\//, '').split('/');
    const number = /\/runs\/(\d+)$/.exec(run ?? '')?.[1];
    if (owner === undefined || name === undefined || number === undefined)
        return [];
    const host = server === 'github.com' ? '' : `${server}/`;
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .commandLines */ .Zm)(`gh run rerun ${number} --failed --repo ${host}${owner}/${name}`);
}


/***/ }),

/***/ 77763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ runItems),
/* harmony export */   QK: () => (/* binding */ countLine),
/* harmony export */   aG: () => (/* binding */ wordOf),
/* harmony export */   pn: () => (/* binding */ unprovenByWord),
/* harmony export */   qQ: () => (/* binding */ stripOf)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81307);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49203);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15807);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87279);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14152);





const WORDS = {
    'verdict-false': 'not safe',
    'verdict-unknown': 'without a verdict',
    'backfilled-true': 'judged only in retrospect',
    unverified: 'with an unreadable artifact',
    contradiction: 'contradictory',
    malformed: 'unreadable in the index',
};
const WORDS_OF_VERDICTS = { true: 'proven', false: 'not safe', unknown: 'without a verdict' };
function wordsFor(jump) {
    const reasons = (0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .worstReasons */ .pU)(jump, ({ rule }) => WORDS[rule] !== undefined);
    return [...reasons].map(([release, { rule }]) => [release, WORDS[rule] ?? '']);
}
function unprovenByWord(jump) {
    const words = (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(wordsFor(jump), ([, word]) => word);
    const known = Object.values(WORDS).filter((word) => words.has(word));
    return new Map(known.map((word) => [word, (words.get(word) ?? []).map(([version]) => version)]));
}
const MOST_NAMED = 3;
function countLine(span, pen, isNamed) {
    const { coveredReleases: total, explanation } = span;
    const words = unprovenByWord(span);
    const counts = [...words].map(([word, versions]) => {
        const named = isNamed ? ` (${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(versions.map(pen.version), MOST_NAMED)})` : '';
        return `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .numberOf */ .rl)(versions.length)} ${word}${named}`;
    });
    const proven = total - [...words.values()].flat().length;
    const read = total - explanation.unexplained;
    const unread = read === total ? [] : [`${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .numberOf */ .rl)(read)} of ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(total, 'artifact')} read`];
    return [`${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .numberOf */ .rl)(proven)} proven`, ...counts, ...unread].join(' · ');
}
const MOST_RUNS = 24;
function stripOf(span) {
    const { verdicts } = span;
    if (verdicts.length > MOST_RUNS || verdicts.every(({ verdict }) => verdict === true))
        return [];
    return verdicts.map((run) => ({
        verdict: run.verdict,
        count: run.count,
        words: `${run.verdict === true ? (0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .numberOf */ .rl)(run.count) : nameOf(run)} ${wordOf(run, span)}`,
    }));
}
const FEW_RUNS = 7;
function runItems(span, rows) {
    if (span.verdicts.length <= FEW_RUNS)
        return [];
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(span.verdicts, rows, (run) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .item */ .AS)(describeRun(run, span)), 'run');
}
function describeRun(run, span) {
    const which = nameOf(run);
    const word = wordOf(run, span);
    return `${which}: ${run.count === 1 ? word : `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(run.count, 'release')}, ${word}`}`;
}
function nameOf({ first, last }) {
    return first === last ? first : `${first} to ${last}`;
}
function wordOf({ verdict, first, last, count }, span) {
    const own = wordsFor(span).filter(([release]) => (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_4__/* .compareVersions */ .Zy)(first, release) <= 0 && (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_4__/* .compareVersions */ .Zy)(release, last) <= 0);
    const others = own.length < count ? [WORDS_OF_VERDICTS[`${verdict}`]] : [];
    return [...new Set([...others, ...own.map(([, word]) => word)])].join(' or ');
}


/***/ }),

/***/ 42030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N$: () => (/* binding */ describeSteps),
/* harmony export */   Sm: () => (/* binding */ planBlocks),
/* harmony export */   qx: () => (/* binding */ describeNewest),
/* harmony export */   ts: () => (/* binding */ hasNewest)
/* harmony export */ });
/* harmony import */ var _page_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26863);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49203);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15807);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87279);
/* harmony import */ var _hold_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84680);
/* harmony import */ var _picture_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77763);






const MOST_HOPS = 10;
function planBlocks({ plan: { hops } }, pen) {
    const all = hops ?? [];
    const shown = all.slice(0, MOST_HOPS);
    const isRolling = all.every(({ decision }) => decision === 'roll');
    const rows = shown.map((hop, at) => [
        `${at === 0 ? '→ ' : ''}${at + 1}`,
        pen.version(hop.to),
        isRolling ? '' : describeDowntime(hop),
        describeDemand(hop, pen),
    ]);
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Step', 'To', 'Downtime', 'Why stop'], rows),
        ...(0,_page_page_js__WEBPACK_IMPORTED_MODULE_0__/* .describeOmitted */ .QQ)(all.length, shown.length, 'step').map((line) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(line)),
    ];
}
function describeSteps({ plan: { hops } }) {
    const all = hops ?? [];
    const byIndex = all.flatMap((hop, at) => (isByIndex(hop) ? [`${at + 1}`] : []));
    const which = byIndex.length === all.length ? '' : ` for ${byIndex.length === 1 ? 'step' : 'steps'} ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(byIndex)}`;
    return `Each step is a separate pull request.${byIndex.length === 0 ? '' : ` Only the index was checked${which}.`}`;
}
function describeDowntime(hop) {
    const { decision, reasons } = hop;
    if (decision === 'roll')
        return 'none';
    const counts = [...(0,_picture_js__WEBPACK_IMPORTED_MODULE_3__/* .unprovenByWord */ .pn)(hop)].map(([word, versions]) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .numberOf */ .rl)(versions.length)} ${word.replace(/^without an? /, 'no ').replace(/^with an? (.*)$/, `$1${versions.length === 1 ? '' : 's'}`)}`);
    const asked = reasons.flatMap(({ rule }) => (0,_hold_words_js__WEBPACK_IMPORTED_MODULE_2__/* .asksForDowntime */ .Bp)(rule) ?? []);
    const why = [...new Set([...counts, ...asked])];
    return `${decision === 'unproven' ? '❓' : '🟠'} ${why.length === 0 ? 'yes' : why.join(', ')}`;
}
function isByIndex({ evidence, reasons }) {
    return evidence === 'index' && !reasons.some(({ rule }) => rule === 'unverified');
}
function describeDemand({ demand, to }, pen) {
    if (demand === null)
        return '';
    const { rule, release, says } = demand;
    if (rule === 'required-stop')
        return 'required stop';
    if (rule === 'minimum-not-met')
        return says === to ? `minimum for ${release}` : `${release} needs ${pen.quote(says)}`;
    return 'oldest in the index';
}
function hasNewest({ newestRollingVersion: newest, to }) {
    return newest !== null && (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(newest, to) < 0;
}
function describeNewest(span, pen) {
    const { newestRollingVersion: newest, newestRollingHops: hops, newestRollingEvidence: grounds } = span;
    if (newest === null)
        return 'none';
    const steps = hops !== null && hops > 1 && `in ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(hops, 'step')}`;
    const details = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .present */ .Eb)(steps, grounds === 'index' && 'by the index alone').join(', ');
    return `${pen.version(newest)}${details === '' ? '' : ` (${details})`}`;
}


/***/ }),

/***/ 45047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bz: () => (/* binding */ describeBar),
/* harmony export */   eT: () => (/* binding */ issueBlocks),
/* harmony export */   fj: () => (/* binding */ remediesOfHold),
/* harmony export */   i7: () => (/* binding */ isHeld),
/* harmony export */   xJ: () => (/* binding */ isOfIssue)
/* harmony export */ });
/* harmony import */ var _gate_policy_age_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8830);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49203);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87279);
/* harmony import */ var _hold_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84680);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14152);





function isHeld(span) {
    return (0,_hold_words_js__WEBPACK_IMPORTED_MODULE_2__/* .barOf */ .Rb)(span) !== undefined;
}
function isOfIssue({ policy }, { rule }) {
    return policy?.holds.some((hold) => hold.rule === rule && hold.issue !== null) === true;
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
function remediesOfHold(span, pen) {
    const { passesFrom = null, newest = null } = span.policy ?? {};
    const ways = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .present */ .Eb)(passesFrom !== null && `Run this check again from ${(0,_gate_policy_age_js__WEBPACK_IMPORTED_MODULE_0__/* .showMinute */ .Q)(Date.parse(passesFrom))} on.`, newest !== null && `Go to ${describeNewestLetIn(newest, pen)}.`);
    const remedy = (0,_hold_words_js__WEBPACK_IMPORTED_MODULE_2__/* .barringWords */ .dK)((0,_hold_words_js__WEBPACK_IMPORTED_MODULE_2__/* .barOf */ .Rb)(span)?.rule)?.remedy;
    return ways.length > 0 || remedy === undefined ? ways : [remedy];
}
function describeBar(span, bar, pen) {
    const issue = firstIssue(span);
    return issue === undefined ? (0,_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .describeReason */ .Gk)(bar, pen) : describeIssue(issue, pen);
}
function issueBlocks(jumps, isOnly, pen, { rows }) {
    const issues = new Map();
    for (const { span } of jumps) {
        const told = isOnly ? firstIssue(span) : undefined;
        for (const hold of issuesOf(span))
            if (hold !== told)
                issues.set(hold.issue.id, hold);
    }
    if (issues.size === 0)
        return [];
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)('Your known issues'),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)([...issues.values()], Math.max(rows, 5), (issue) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(describeIssue(issue, pen)), 'known issue'),
    ];
}
function issuesOf({ policy }) {
    return (policy?.holds ?? []).filter((hold) => hold.issue !== null);
}
function firstIssue(span) {
    return issuesOf(span).find(({ rule, decision }) => decision === 'blocked' && rule === (0,_hold_words_js__WEBPACK_IMPORTED_MODULE_2__/* .barOf */ .Rb)(span)?.rule);
}
function describeIssue({ release, count, decision, issue: { id, reason, url } }, pen) {
    const name = url === null ? pen.quote(id) : pen.reference(pen.quote(id), url);
    const others = count === 1 ? '' : ` and ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(count - 1, 'more release')}`;
    const does = decision === 'blocked' ? 'blocks' : 'asks for downtime at';
    return `${name} ${does} ${pen.version(release)}${others}: ${pen.prose(reason)}`;
}


/***/ }),

/***/ 40843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oi: () => (/* binding */ releaseBlocks),
/* harmony export */   pq: () => (/* binding */ isKnownToBreakNothing)
/* harmony export */ });
/* unused harmony export countNews */
/* harmony import */ var _gate_judge_explanation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28092);
/* harmony import */ var _page_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26863);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49203);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87279);
/* harmony import */ var _picture_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77763);
/* harmony import */ var _why_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8551);






const SURFACES = ['rest', 'mcp'];
function countNews({ explanation }) {
    const { tables, api, config, releases } = explanation;
    const migrations = releases.reduce((sum, release) => sum + (release.migrations?.count ?? 0), 0);
    const breaks = releases.reduce((sum, release) => sum + release.declaredBreaks.length, 0);
    const breaking = api.rest.breaking + api.mcp.breaking;
    const named = tables.filter((impact) => impact.table !== null).length;
    const on = named === 0 ? '' : ` on ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(named, 'table')}`;
    return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .present */ .Eb)(migrations > 0 && `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(migrations, 'migration')}${on}`, breaking > 0 && (0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(breaking, 'breaking API change'), config.length > 0 && (0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(config.length, 'environment variable'), breaks > 0 && (0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(breaks, 'declared break')).join(', ');
}
function releaseBlocks(span, pen, detail) {
    const { explanation, coveredReleases: total } = span;
    if (total === 0)
        return [];
    const news = countNews(span);
    const title = `${total === 1 ? 'The release' : (0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countedAll */ .ET)(total, 'release')}${news === '' ? '' : `: ${news}`}`;
    if (!detail.deep)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`${title}.`)];
    const told = explanation.releases.filter(({ explained }) => explained);
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(title, [
        ...(0,_picture_js__WEBPACK_IMPORTED_MODULE_3__/* .runItems */ .Cb)(span, detail.rows),
        ...togetherItems(explanation, pen, detail),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(told, detail.rows, (release) => releaseItem(release, span, pen, detail), 'release'),
    ]);
}
function isKnownToBreakNothing({ decision, explanation }) {
    const { unexplained, releases, api, config } = explanation;
    const breaking = api.rest.breaking + api.mcp.breaking + config.length;
    const unknown = unexplained + api.rest.unknown.length + api.mcp.unknown.length;
    return (decision === 'roll' &&
        breaking + unknown === 0 &&
        releases.every((release) => !(0,_gate_judge_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .areMigrationsUnknown */ .Ik)(release) && !(0,_gate_judge_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfigUnknown */ .zg)(release)) &&
        releases.every(({ declaredBreaks }) => declaredBreaks.length === 0));
}
function togetherItems({ tables, api, unexplained }, pen, { rows }) {
    const shared = tables.filter(({ migrations }) => migrations > 1);
    const unread = unexplained === 1 ? 'what it brings is unknown' : 'what they bring is unknown';
    return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .present */ .Eb)(unexplained > 0 && (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(`The artifacts of ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(unexplained, 'release')} were not read, so ${unread}.`), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(shared, rows, (impact) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(describeImpact(impact, pen)), 'table'), SURFACES.filter((name) => api[name].releases.length > 1).map((name) => {
        const { breaking, unlisted, releases } = api[name];
        const capped = `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .numberOf */ .rl)(unlisted)} of them ${unlisted === 1 ? 'is' : 'are'} not listed and may affect you.`;
        const total = `${name.toUpperCase()}: ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(breaking, 'breaking change')} in ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(releases)}.`;
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(unlisted === 0 ? total : `${total} ${capped}`);
    }));
}
function describeImpact({ table, migrations, releases, ...heaviness }, pen) {
    const does = (0,_why_js__WEBPACK_IMPORTED_MODULE_4__/* .describeHeaviness */ .mQ)(heaviness, pen);
    const name = table === null ? 'Tables that are not named' : `Table ${pen.quote(table)}`;
    return `${name}: ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(migrations, 'migration')}${does === '' ? '' : `; ${does} it`} (${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(releases)}).`;
}
function defaultOf(value, { quote }) {
    if (value === null)
        return 'none';
    return value === '' ? 'empty' : quote(value);
}
function releaseItem(release, span, pen, { lines: most }) {
    const { version, verdict, releaseDate } = release;
    const word = (0,_picture_js__WEBPACK_IMPORTED_MODULE_3__/* .wordOf */ .aG)({ verdict, first: version, last: version, count: 1 }, span);
    const lines = [
        ...migrationLines(release, pen),
        ...SURFACES.flatMap((name) => surfaceLines(release.api[name], name.toUpperCase(), pen)),
        ...configLines(release, pen),
        ...release.declaredBreaks.map((declared) => describeBreak(declared, pen)),
        ...release.declaredAdvisories.map((advisory) => `note: ${pen.prose(advisory)}`),
    ];
    const shown = lines.slice(0, most);
    const day = releaseDate === null ? '' : `, ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .dayOf */ .kb)(releaseDate, pen)}`;
    const title = `${pen.strong(pen.version(version))} ${word}${day}`;
    if (lines.length === 0)
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(`${title}: its artifact lists no changes.`);
    const more = (0,_page_page_js__WEBPACK_IMPORTED_MODULE_1__/* .describeOmitted */ .QQ)(lines.length, shown.length, 'line');
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(title, [...shown, ...more].map((line) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(line)));
}
function describeBreak(declared, pen) {
    const { reason, requiredStop, source, migration, releasedIn } = declared;
    const details = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .present */ .Eb)(source !== null && pen.quote(source), migration !== null && `migration ${pen.quote(migration)}`, releasedIn !== null && `released in ${pen.quote(releasedIn)}`, requiredStop && pen.strong('required stop'));
    const what = reason === null ? 'without a reason' : pen.prose(reason);
    return `declared break: ${what}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
}
function migrationLines({ migrations }, pen) {
    if (migrations === null)
        return ['migrations: unknown'];
    const { count, files } = migrations;
    const unlisted = count - files.length;
    const open = migrations.present === true ? 'which ones' : 'whether there are any';
    const listed = files.map(({ name, edition, tables, heaviness }) => {
        const on = tables.length === 0 ? '' : ` on ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(tables.map(pen.quote))}`;
        const does = (0,_why_js__WEBPACK_IMPORTED_MODULE_4__/* .describeHeaviness */ .mQ)(heaviness, pen);
        return `migration ${pen.quote(name)} (${edition === 'core' ? 'core' : pen.quote(edition)})${on}${does === '' ? '' : `: ${does} it`}`;
    });
    return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .present */ .Eb)(count === 0 && migrations.present !== false && `migrations: unknown ${open}`, listed, unlisted > 0 && `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(unlisted, 'migration')} that the artifact does not list`);
}
function surfaceLines(surface, label, { quote }) {
    if (surface === null)
        return [`${label}: unknown`];
    const { checked, breaking, changes, advisories } = surface;
    const more = (count) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .numberOf */ .rl)(count)} more that ${count === 1 ? 'is' : 'are'} not listed`;
    const isOpen = checked && breaking !== false && changes.count === 0;
    return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .present */ .Eb)(!checked && `${label}: was not compared`, isOpen && `${label}: ${breaking === true ? 'breaks something' : 'unknown whether it breaks something'}`, changes.lines.map((line) => `${label} breaks: ${quote(line)}`), changes.unlisted > 0 && `${label} breaks: ${more(changes.unlisted)}, of ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .numberOf */ .rl)(changes.count)}`, advisories.lines.map((line) => `${label} note: ${quote(line)}`), advisories.unlisted > 0 && `${label} note: ${more(advisories.unlisted)}`);
}
function configLines(release, pen) {
    const { config } = release;
    if (config === null)
        return ['environment variables: unknown'];
    const { checked, breaking, changes } = config;
    const open = breaking === true ? 'which ones change' : 'whether any changes';
    return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .present */ .Eb)(!checked && 'environment variables: were not compared', checked && (0,_gate_judge_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfigUnknown */ .zg)(release) && `environment variables: unknown ${open}`, changes.map((change) => describeConfigChange(change, pen)));
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

/***/ 74735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   bW: () => (/* binding */ jumpsOf),
/* harmony export */   ee: () => (/* binding */ spanOf),
/* harmony export */   f$: () => (/* binding */ markOfSpan),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   qR: () => (/* binding */ isGiven),
/* harmony export */   xj: () => (/* binding */ STATES)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81307);
/* harmony import */ var _deployment_remembered_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73366);
/* harmony import */ var _gate_report_span_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38328);



const STATES = {
    unproven: { mark: '❓', count: ['not proven'], rolls: false },
    downgrade: { mark: '⛔', count: ['downgrade', 'downgrades'], rolls: false },
    blocked: { mark: '⛔', count: ['blocked'], rolls: false },
    recreate: { mark: '🟠', count: ['needs downtime', 'need downtime'], rolls: false },
    'other-image': { mark: '🟠', count: ['with another image'], rolls: false },
    'runs-other': { mark: '🟠', count: ['with another version running'], rolls: false },
    'other-mode': { mark: '❌', count: ['with another mode declared'], rolls: true },
    roll: { mark: '✅', count: ['can roll'], rolls: true },
    install: { mark: 'ℹ️', count: ['new'], rolls: true },
    removed: { mark: 'ℹ️', count: ['removed'], rolls: true },
    tolerated: { mark: 'ℹ️', count: ['not checked'], rolls: true },
    unchanged: { mark: '✅', count: ['unchanged'], rolls: true },
};
function stateOf(deployment) {
    const { problem, tolerated, fails, change, decision, upgradeMode, from, advice } = deployment;
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
    if (decision === 'unchanged' && upgradeMode === 'Recreate') {
        if (advice.some(({ code }) => /^(?:image|digest)-changed$/.test(code)))
            return 'other-image';
        if (from !== null)
            return 'runs-other';
    }
    return fails && (decision === 'roll' || decision === 'unchanged') ? 'other-mode' : decision;
}
function markOfSpan({ decision }) {
    return STATES[decision].mark;
}
function isGiven({ kind }) {
    return kind === 'given';
}
function spanOf({ spans }, deployment) {
    const { problem } = deployment;
    const state = stateOf(deployment);
    const isJudged = state === 'roll' || state === 'recreate' || state === 'blocked' || state === 'unproven';
    if (problem !== null || !(isJudged || isGiven(deployment)))
        return undefined;
    const span = spans.find((each) => (0,_gate_report_span_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isJumpOf */ .S)(each, deployment));
    return span !== undefined && isOtherBuild(deployment, span) ? undefined : span;
}
function isOtherBuild({ decision, problem }, span) {
    return problem === null && decision === 'recreate' && span.decision === 'roll';
}
function worstFirst({ deployments, spans }) {
    const order = Object.keys(STATES);
    const placed = deployments.map((deployment) => ({
        deployment,
        rank: order.indexOf(stateOf(deployment)),
        place: spans.findIndex((span) => (0,_gate_report_span_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isJumpOf */ .S)(span, deployment)),
    }));
    const sorted = placed.sort((left, right) => left.rank - right.rank || left.place - right.place);
    return sorted.map(({ deployment }) => deployment);
}
const jumpsOf = (0,_deployment_remembered_js__WEBPACK_IMPORTED_MODULE_1__/* .remembered */ .H)(findJumps);
function findJumps({ spans, deployments }) {
    const makersOf = (0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(deployments, jumpOf);
    return spans.flatMap((span) => {
        const makers = (makersOf.get(jumpOf(span)) ?? []).filter((maker) => (0,_gate_report_span_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isJumpOf */ .S)(span, maker));
        const judged = makers.filter((maker) => maker.problem === null && !isOtherBuild(maker, span));
        if (span.decision === 'unchanged' && !judged.some(isGiven))
            return [];
        return makers.length > 0 && judged.length === 0 ? [] : [{ span, deployments: judged }];
    });
}
function jumpOf({ from, to }) {
    return `${from} ${to}`;
}


/***/ }),

/***/ 16514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ stateDeployment),
/* harmony export */   S: () => (/* binding */ titleOfSpan)
/* harmony export */ });
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49203);
/* harmony import */ var _hold_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84680);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74735);



function stateDeployment(report, deployment, pen) {
    const state = (0,_states_js__WEBPACK_IMPORTED_MODULE_1__/* .stateOf */ .L4)(deployment);
    const { mark, rolls } = _states_js__WEBPACK_IMPORTED_MODULE_1__/* .STATES */ .xj[state];
    const { from, to } = deployment;
    const span = (0,_states_js__WEBPACK_IMPORTED_MODULE_1__/* .spanOf */ .ee)(report, deployment);
    const title = span === undefined
        ? TITLES[state](deployment, `${from ?? '?'} → ${to === null ? '?' : pen.version(to)}`, pen)
        : titleOfSpan(span, pen);
    const noWord = deployment.writes.stop === 'exception' ? ` (${pen.code('Recreate')})` : '';
    return { state, mark: deployment.fails && rolls ? '❌' : mark, title: title.replace(noWord, '') };
}
function titleOfSpan(span, pen) {
    const { decision, from, to, plan, reasons } = span;
    const jump = `${from} → ${pen.version(to)}`;
    const ofPolicy = (0,_hold_words_js__WEBPACK_IMPORTED_MODULE_0__/* .barringWords */ .dK)(((0,_hold_words_js__WEBPACK_IMPORTED_MODULE_0__/* .barOf */ .Rb)(span) ?? reasons[0])?.rule);
    if (ofPolicy !== null)
        return ofPolicy.title(jump, to);
    switch (decision) {
        case 'unchanged':
            return `${to} is both the current and the target version`;
        case 'roll':
            return `${jump} can roll`;
        case 'recreate':
            return `${jump} needs downtime (${pen.code('Recreate')})`;
        case 'blocked':
            return plan.hops === null
                ? `No allowed upgrade leads from ${from} to ${to}`
                : `${jump} needs ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(plan.hops.length, 'step')}${describeDowntime(plan.hops)}`;
        case 'unproven':
            return `Could not check ${jump}: ${describeMissing(reasons[0])}`;
    }
}
function describeDowntime(hops) {
    const countOfSteps = (wanted) => hops.filter(({ decision }) => decision === wanted).length;
    const [count, unknown] = [countOfSteps('recreate'), countOfSteps('unproven')];
    if (count === hops.length && count > 1)
        return `, ${count === 2 ? 'both' : 'all'} with downtime`;
    if (count === 0)
        return unknown === 0 ? '' : ', perhaps with downtime';
    return `, ${unknown === 0 ? '' : 'at least '}${count} with downtime`;
}
function describeMissing(reason) {
    if (reason?.rule === 'not-indexed')
        return `${reason.release} is not in the index`;
    return (reason && MISSING[reason.rule]) ?? 'nothing proves that it can roll';
}
const MISSING = {
    'index-unavailable': 'the release-safety index cannot be read',
    'coverage-gap': 'the index has a gap',
    malformed: 'the index has an unreadable row',
    contradiction: 'the documents contradict each other',
    unverified: 'artifacts cannot be read',
};
const TITLES = {
    unproven: (deployment) => `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_2__/* .capital */ .Nx)(subjectOf(deployment))} cannot be checked`,
    downgrade: (_, jump) => `${jump} is a downgrade`,
    blocked: (_, jump) => `${jump} cannot roll`,
    recreate: (_, jump, { code }) => `${jump} needs downtime (${code('Recreate')})`,
    'other-image': ({ to }, _, { code }) => `${to ?? 'The version'} stays, but its image changes (${code('Recreate')})`,
    'runs-other': ({ to }, _, { code }) => `${to} stays, but another version is running (${code('Recreate')})`,
    'other-mode': (_, jump) => `${jump} can roll, but the files declare another mode`,
    roll: (_, jump) => `${jump} can roll`,
    install: ({ to }) => `${to ?? 'A deployment'} is new here`,
    removed: ({ from }) => `${from ?? 'A deployment'} is no longer deployed`,
    tolerated: () => 'Not checked: already so before this change',
    unchanged: ({ to }) => `${to ?? 'The version'} stays`,
};
function subjectOf({ from, to }) {
    if (from !== null && to !== null)
        return from === to ? to : `${from} → ${to}`;
    if (to !== null)
        return `the upgrade to ${to}`;
    return from === null ? 'this deployment' : `the upgrade from ${from}`;
}


/***/ }),

/***/ 75704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OG: () => (/* binding */ describeVariable),
/* harmony export */   S9: () => (/* binding */ collectVariables),
/* harmony export */   p9: () => (/* binding */ describeUnknownVariables),
/* harmony export */   yO: () => (/* binding */ describeUnseen)
/* harmony export */ });
/* unused harmony export urgencyOf */
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81307);
/* harmony import */ var _gate_judge_explanation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28092);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49203);



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
function hasOtherDefault({ effect, previousDefault, defaultValue }) {
    return effect === 'default-changed' || (effect === 'renamed' && previousDefault !== defaultValue);
}
function collectVariables(deployments) {
    const all = deployments.flatMap((deployment) => deployment.variables.map((variable) => ({ variable, deployment })));
    const findings = [...(0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(all, ({ variable }) => JSON.stringify(variable)).values()].map((same) => {
        const [{ variable }] = same;
        const those = same.map(({ deployment }) => deployment);
        return { variable, urgency: urgencyOf(variable), deployments: those, letters: [] };
    });
    const rank = ({ urgency }) => URGENCIES.indexOf(urgency);
    return findings.sort((one, other) => rank(one) - rank(other));
}
function describeVariable(variable, pen) {
    const { effect, names, setName, state } = variable;
    const releases = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(variable.releases.map(pen.version));
    const name = pen.quote((state === 'set' ? setName : null) ?? names[0]);
    if (effect === 'default-changed')
        return describeDefault(variable, name, releases, pen);
    if (state === 'set') {
        return effect === 'removed'
            ? `delete ${name}, removed in ${releases}.`
            : `rename ${name} to ${pen.quote(variable.name ?? '')}, its name since ${releases}.`;
    }
    if (effect === 'removed') {
        return `${name} is removed in ${releases}${state === 'unseen' ? '. Delete it if you set it' : ''}.`;
    }
    const fresh = pen.quote(variable.name ?? '');
    const todo = { unseen: '. Rename it if you set it', 'set-new': ', which is set here already', 'not-set': '' }[state];
    const other = state !== 'set-new' && hasOtherDefault(variable) ? ` ${describeOtherDefault(variable, fresh, pen)}` : '';
    return `${name} is renamed to ${fresh} in ${releases}${todo}.${other}`;
}
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
        : `Set it to keep ${quote(before)}${state === 'unseen' ? ', unless you already set it' : ''}.`;
    return `${releases} ${what}. ${todo}`;
}
function describeOtherDefault({ previousDefault, defaultValue }, fresh, { quote }) {
    const [before, after] = [previousDefault, defaultValue].map((value) => (value === null ? 'none' : quote(value)));
    const keep = previousDefault === null ? '' : ` Set ${fresh} to keep ${before}.`;
    return `Its default changes from ${before} to ${after}.${keep}`;
}
function describeUnseen(unseen, { prose, place }) {
    return [...(0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(unseen, ({ source }) => source)].map(([source, those]) => {
        const places = new Set(those.flatMap(({ file, line }) => (file === null ? [] : place({ file, line }))));
        return places.size === 0 ? prose(source) : `${prose(source)} (${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)([...places])})`;
    });
}
function describeUnknownVariables({ explanation }, pen) {
    const explained = explanation.releases.filter((release) => release.explained);
    const others = explained.flatMap(({ version, config }) => {
        const names = config?.changes.flatMap((change) => (change.kind === 'other' ? [change.name] : [])) ?? [];
        return [...new Set(names)].map((name) => ({ name, version }));
    });
    const named = [...(0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(others, ({ name }) => name)].map(([name, those]) => {
        const subject = name === null ? 'A variable without a name' : pen.quote(name);
        return `${subject} changes in a format that is not supported (${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(those.map(({ version }) => version))}).`;
    });
    const open = explained.filter(_gate_judge_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfigUnknown */ .zg).map(({ version }) => version);
    const which = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(open.length, 'release');
    return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_2__/* .present */ .Eb)(named, open.length > 0 && `Unknown for ${which}: whether environment variables change (${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(open)}).`);
}


/***/ }),

/***/ 8551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ firstReason),
/* harmony export */   Tm: () => (/* binding */ whyBlocks),
/* harmony export */   ZI: () => (/* binding */ whyTitle),
/* harmony export */   mQ: () => (/* binding */ describeHeaviness)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81307);
/* harmony import */ var _page_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49203);
/* harmony import */ var _product_product_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29519);
/* harmony import */ var _release_safety_table_impact_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25190);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15807);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87279);
/* harmony import */ var _hold_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84680);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45047);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14152);









const MOST_OPEN = 5;
function whyBlocks(span, pen, detail) {
    const isTold = (reason) => (0,_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfIssue */ .xJ)(span, reason) || ((0,_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .isHeld */ .i7)(span) && (0,_hold_words_js__WEBPACK_IMPORTED_MODULE_2__/* .isBar */ .e$)(reason));
    const opening = (0,_hold_words_js__WEBPACK_IMPORTED_MODULE_2__/* .barOf */ .Rb)(span) ?? span.reasons[0];
    const general = span.reasons.filter((reason) => reason !== opening && !(0,_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfRelease */ .$p)(reason) && !isTold(reason));
    const obstacles = obstaclesOf(span);
    const rest = obstacles.slice(MOST_OPEN);
    const count = rest.reduce((sum, { versions }) => sum + versions.length, 0);
    const further = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(rest, detail.rows, (obstacle) => obstacleItem(obstacle, pen), 'reason');
    return [
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(general, detail.rows, (reason) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)((0,_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReason */ .Gk)(reason, pen)), 'reason'),
        ...obstacles.slice(0, MOST_OPEN).map((obstacle) => obstacleItem(obstacle, pen)),
        ...(obstacles.some(({ facts }) => takesLong(facts))
            ? [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)('Check how big these tables are. The downtime grows with them.')]
            : []),
        ...(detail.deep ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(`${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(count, 'more release')} not proven`, further) : further.slice(-1)),
    ];
}
function whyTitle({ decision, reasons: [first] }) {
    return decision === 'unproven' && first !== undefined && !(0,_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfRelease */ .$p)(first) ? 'Releases on the way' : 'Why';
}
function firstReason(span, pen) {
    const [first] = obstaclesOf(span);
    return first === undefined ? null : obstacleItem(first, pen).text;
}
function obstacleItem(obstacle, pen) {
    const { versions, facts, releaseDate } = obstacle;
    const names = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(versions.map((version) => pen.version(version)));
    const isOne = versions.length === 1;
    const when = isOne && releaseDate !== null ? ` (${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .dayOf */ .kb)(releaseDate, pen)})` : '';
    const [says, ...details] = describeFacts(facts, isOne, pen);
    const under = details.map((line) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(line));
    return { type: 'item', text: `${pen.strong(names)}${when}: ${says}`, under };
}
function obstaclesOf(span) {
    const releases = new Map(span.explanation.releases.map((release) => [release.version, release]));
    const told = [...(0,_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .worstReasons */ .pU)(span, _reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfRelease */ .$p)].map(([version, reason]) => {
        const release = releases.get(version);
        return { version, facts: factsOf(reason, release), releaseDate: release?.releaseDate ?? null };
    });
    const all = [...(0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(told, ({ facts }) => JSON.stringify(facts)).values()].map((same) => {
        return { ...same[0], versions: same.map(({ version }) => version) };
    });
    const first = span.decision === 'unproven' ? 'unverified' : 'verdict-false';
    const hops = span.decision === 'blocked' ? (span.plan.hops ?? []) : [];
    const rank = ({ versions: [version], facts }) => 2 * hops.findIndex(({ to }) => version !== undefined && (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_7__/* .compareVersions */ .Zy)(version, to) <= 0) +
        Number(facts.rule !== first);
    return all.sort((one, other) => rank(one) - rank(other));
}
function factsOf({ rule, says }, release) {
    const [heaviest = null] = (release?.migrations?.files ?? [])
        .filter((file) => (0,_release_safety_table_impact_js__WEBPACK_IMPORTED_MODULE_8__/* .weightOf */ .m)(file.heaviness) > 0)
        .sort((one, other) => (0,_release_safety_table_impact_js__WEBPACK_IMPORTED_MODULE_8__/* .weightOf */ .m)(other.heaviness) - (0,_release_safety_table_impact_js__WEBPACK_IMPORTED_MODULE_8__/* .weightOf */ .m)(one.heaviness))
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
function describeFacts(facts, isOne, pen) {
    const { rule, declared, heaviest, breaking } = facts;
    const [first, ...more] = declared;
    const known = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .present */ .Eb)(heaviest !== null && describeMigration(heaviest, pen), breaking.map((each) => describeBreaking(each, pen)));
    if (first !== undefined) {
        return (0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .present */ .Eb)(pen.prose((0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .endSentence */ .H_)(first)), known, more.length > 0 && `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(more.length, 'more declared break')}.`);
    }
    const isExplained = rule === 'verdict-false' && known.length > 0;
    return isExplained ? known : [describeVerdict(facts, isOne, pen), ...known];
}
function describeVerdict({ rule, problem, isRead }, isOne, pen) {
    const [it, artifact, were] = isOne ? ['it', 'its artifact', 'was'] : ['them', 'their artifacts', 'were'];
    switch (rule) {
        case 'verdict-false':
            return `${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name} marks ${it} as not safe${isRead ? ' and gives no reason' : `, but ${artifact} ${were} not read, so the reason is unknown`}.`;
        case 'backfilled-true':
            return `${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name} judged ${it} in retrospect only, which is no proof.`;
        case 'unverified':
            return `${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .capital */ .Nx)(artifact)} could not be read: ${pen.quote(problem)}.`;
        default:
            return `${_product_product_js__WEBPACK_IMPORTED_MODULE_0__/* .product */ .q.name} published no verdict for ${it}.`;
    }
}
function describeMigration({ tables, heaviness }, pen) {
    const on = tables.length === 0 ? 'a table that it does not name' : (0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(tables.map(pen.quote), 3);
    return `A migration ${describeHeaviness(heaviness, pen)} ${on}.`;
}
function takesLong({ heaviest }) {
    return heaviest?.heaviness.rewritesTable === true || heaviest?.heaviness.locksTable === true;
}
function describeHeaviness({ rewritesTable, locksTable, scansTable }, { strong }) {
    const verbs = [
        ['rewrite', rewritesTable],
        ['lock', locksTable],
        ['scan', scansTable],
    ];
    const known = verbs.filter(([, verdict]) => verdict === true).map(([verb]) => strong(`${verb}s`));
    const unknown = verbs.filter(([, verdict]) => verdict === 'unknown').map(([verb]) => verb);
    const parts = (0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .present */ .Eb)(known.length > 0 && (0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(known), unknown.length > 0 && `may ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(unknown)}`);
    return parts.join(known.length > 1 ? ', and ' : ' and ');
}
function describeBreaking({ api, first, count }, { quote }) {
    if (first === null)
        return `The ${api} API breaks in ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(count, 'place')}.`;
    return `The ${api} API breaks: ${quote(first)}${count === 1 ? '' : ` and ${(0,_page_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(count - 1, 'more change')}`}.`;
}


/***/ })

};
