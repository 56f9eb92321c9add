export const id = 1485;
export const ids = [1485,8955,877];
export const modules = {

/***/ 81307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Groups items by key, in the order in which the keys first appear. */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ }),

/***/ 38399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ DOCKERFILE_NAMES),
/* harmony export */   T: () => (/* binding */ dockerfile)
/* harmony export */ });
/** Globs for the names of Dockerfiles; case does not matter. */
const DOCKERFILE_NAMES = ['dockerfile*', 'containerfile*', '*.dockerfile', '*.containerfile'];
const dockerfile = {
    chart: 'none',
    stop: ['comment'],
    applies: 'unknown',
    means: ['place'],
    rendersTo: 'compose',
    startsFrom: DOCKERFILE_NAMES,
    mayBeIn: 'candidates',
};


/***/ }),

/***/ 32541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ MANIFESTS)
/* harmony export */ });
/** The names of files that may be Kubernetes objects or values. */
const MANIFESTS = ['*.yaml', '*.yml', '*.json'];


/***/ }),

/***/ 71827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ isHelmfile),
/* harmony export */   z: () => (/* binding */ helmfile)
/* harmony export */ });
/** Whether a file is a helmfile by its name, or lies in a `helmfile.d` folder. */
function isHelmfile(path) {
    return /(?:^|\/)(?:helmfile[^/]*|helmfile\.d\/[^/]+)\.ya?ml(?:\.gotmpl)?$/.test(path);
}
const helmfile = {
    chart: 'named',
    stop: ['workload'],
    applies: 'in-order',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: ['*.yaml', '*.yml', '*.yaml.gotmpl', '*.yml.gotmpl'],
    mayBeIn: { path: isHelmfile, candidateWith: 'releases' },
};


/***/ }),

/***/ 90877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ KINDS),
  x: () => (/* binding */ factsOf)
});

// EXTERNAL MODULE: ./build/deployment/kinds/facts.js
var facts = __webpack_require__(32541);
;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/kind.js

const argoCd = {
    chart: 'named',
    stop: ['workload'],
    applies: 'sync',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: facts/* MANIFESTS */.V,
    mayBeIn: { manifestWith: 'argoproj.io' },
};

// EXTERNAL MODULE: ./build/deployment/kinds/dockerfile/kind.js
var kind = __webpack_require__(38399);
;// CONCATENATED MODULE: ./build/deployment/kinds/compose/kind.js


const compose = {
    chart: 'none',
    stop: ['compose'],
    applies: 'replace',
    means: ['compose'],
    rendersTo: 'compose',
    // A changed Dockerfile affects the compose file that builds it.
    startsFrom: [...facts/* MANIFESTS */.V, '.env', ...kind/* DOCKERFILE_NAMES */.S],
    mayBeIn: 'always',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/crossplane/kind.js

const crossplane = {
    chart: 'named',
    stop: ['workload'],
    applies: 'in-order',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: facts/* MANIFESTS */.V,
    mayBeIn: { manifestWith: 'crossplane.io' },
};

;// CONCATENATED MODULE: ./build/deployment/kinds/flux/kind.js

const flux = {
    chart: 'named',
    stop: ['workload'],
    applies: 'in-order',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: facts/* MANIFESTS */.V,
    mayBeIn: { manifestWith: 'toolkit.fluxcd.io' },
};

;// CONCATENATED MODULE: ./build/deployment/kinds/helm-values/kind.js
const helmValues = {
    chart: 'values',
    stop: ['workload'],
    applies: 'in-order',
    means: ['helm'],
    rendersTo: 'kubernetes',
    startsFrom: ['*.yaml', '*.yml', '*values*.json'],
    mayBeIn: 'always',
};

// EXTERNAL MODULE: ./build/deployment/kinds/helmfile/kind.js
var helmfile_kind = __webpack_require__(71827);
;// CONCATENATED MODULE: ./build/deployment/kinds/k3s/kind.js

const k3s = {
    chart: 'named',
    stop: ['workload'],
    applies: 'in-order',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: facts/* MANIFESTS */.V,
    mayBeIn: { manifestWith: 'helm.cattle.io' },
};

// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/kind.js
var kustomize_kind = __webpack_require__(25342);
;// CONCATENATED MODULE: ./build/deployment/kinds/manifests/kind.js

const manifests = {
    chart: 'none',
    stop: ['workload'],
    applies: 'unknown',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: facts/* MANIFESTS */.V,
    mayBeIn: 'always',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/target/kind.js
/** A place that the user names. */
const target = {
    chart: 'values',
    stop: ['comment'],
    applies: 'unknown',
    means: ['helm'],
    rendersTo: null,
};

;// CONCATENATED MODULE: ./build/deployment/kinds/terraform/kind.js
const terraform = {
    chart: 'named',
    stop: ['comment', 'workload'],
    applies: 'in-order',
    means: ['place'],
    rendersTo: 'terraform',
    startsFrom: ['*.tf', '*.tofu', '*.tfvars', 'terragrunt.hcl'],
    mayBeIn: 'candidates',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/umbrella-chart/kind.js
const umbrellaChart = {
    chart: 'values',
    stop: ['workload'],
    applies: 'in-order',
    means: ['umbrella'],
    rendersTo: 'kubernetes',
    startsFrom: ['*.yaml', '*.yml', '*values*.json', 'Chart.lock'],
    mayBeIn: 'always',
};

;// CONCATENATED MODULE: ./build/deployment/kinds/kinds.js













/** The kinds that are searched for, in reading order. A file that one of them claims is hidden from the next. */
const SEARCHED = [
    'compose',
    'dockerfile',
    'argo-cd',
    'flux',
    'k3s',
    'crossplane',
    'kustomize',
    'helmfile',
    'terraform',
    'manifests',
    'umbrella-chart',
    'helm-values',
];
const UNKNOWN = { chart: 'none', stop: ['comment'], applies: 'unknown', means: [], rendersTo: null };
const FACTS = {
    compose: compose,
    dockerfile: kind/* dockerfile */.T,
    'argo-cd': argoCd,
    flux: flux,
    k3s: k3s,
    crossplane: crossplane,
    kustomize: kustomize_kind/* kustomize */.Et,
    helmfile: helmfile_kind/* helmfile */.z,
    terraform: terraform,
    manifests: manifests,
    'umbrella-chart': umbrellaChart,
    'helm-values': helmValues,
    target: target,
    /** A file that shows signs of a deployment and cannot be parsed: only its path is known. */
    file: { ...UNKNOWN, stop: ['comment', 'workload'] },
    /** A changed line that no reader reads. */
    line: UNKNOWN,
    /** What the user's own tools rendered. */
    rendered: { ...UNKNOWN, chart: 'named', stop: ['comment', 'workload'], means: ['place'] },
    /** Versions from the user: nothing shows how they are deployed, and no file declares anything. */
    given: { ...UNKNOWN, stop: [], means: ['helm', 'compose'] },
};
/** What is searched for, in reading order. */
const KINDS = SEARCHED.map((name) => ({
    name,
    ...FACTS[name],
}));
/** What is known about a kind. */
function factsOf(kind) {
    return FACTS[kind];
}


/***/ }),

/***/ 25342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ kustomize),
/* harmony export */   H7: () => (/* binding */ KUSTOMIZATION_NAMES),
/* harmony export */   yi: () => (/* binding */ isKustomizationFile)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32541);

/** The names of kustomize's own file. Kustomize rejects a folder with two of them. */
const KUSTOMIZATION_NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
/** Whether a file is a kustomization by its name. */
function isKustomizationFile(path) {
    return KUSTOMIZATION_NAMES.includes(path.slice(path.lastIndexOf('/') + 1));
}
const kustomize = {
    chart: 'named',
    stop: ['workload'],
    applies: 'at-once',
    means: ['place'],
    rendersTo: 'kubernetes',
    startsFrom: ['Kustomization', ..._facts_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFESTS */ .V],
    mayBeIn: { path: isKustomizationFile },
};


/***/ }),

/***/ 50207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ scaleDownLines),
/* harmony export */   v: () => (/* binding */ nestUnder)
/* harmony export */ });
/** Lines of YAML under the keys that lead to them. The keys are hostile until escaped. */
function nestUnder(keys, lines) {
    const heads = keys.map((key, depth) => `${'  '.repeat(depth)}${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)}:`);
    return [...heads, ...lines.map((line) => `${'  '.repeat(keys.length)}${line}`)];
}
/**
 * Commands that stop the old version and wait until it is gone. Each command stops if the one before it found nothing. They select only the
 * pods of Lightdash, not those of a database or browser in the same release.
 *
 * @param keys of the values of each release; a dependency is named by its alias, which is the last key
 */
function scaleDownLines(keys) {
    return [
        'app=app.kubernetes.io',
        'pods="$app/instance=$RELEASE"',
        `pods="$pods,$app/name=${nameOf(keys)}"`,
        'kubectl scale deployment -l "$pods" \\',
        '  --replicas=0 &&',
        'kubectl wait pod -l "$pods" --for=delete \\',
        '  --timeout=5m',
    ];
}
/** The name of the chart within a release; `$NAME` if the releases have different names, or the name is not plain. */
function nameOf(keys) {
    const names = [...new Set(keys.map((each) => each.at(-1) ?? 'lightdash'))];
    const [name = ''] = names;
    return names.length === 1 && /^[A-Za-z][\w-]*$/.test(name) ? name : '$NAME';
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
    'digest-not-compared': 'Tag and digest were not compared',
    'digest-changed': 'The image digest changed',
    'image-changed': 'The image is another build',
    noticed: 'Upgrade Gate',
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
function fold(title, blocks) {
    return blocks.length === 0 ? [] : [{ type: 'fold', title, blocks }];
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
/* harmony export */   gb: () => (/* binding */ remediesFor),
/* harmony export */   qx: () => (/* binding */ describeNewest),
/* harmony export */   ts: () => (/* binding */ hasNewest)
/* harmony export */ });
/* harmony import */ var _deployment_group_by_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81307);
/* harmony import */ var _release_safety_version_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15807);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80366);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8712);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1050);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10139);
/* harmony import */ var _declarations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77392);
/* harmony import */ var _jumps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50432);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98291);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87188);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99459);











/** In characters. A phone shows this much of a code line. */
const LONGEST_HEADER = 45;
/** This many changes are shown open, and the others are folded. */
const MOST_OPEN = 5;
/** `This check passes (fail-on: blocked).`; empty if it does not pass. */
function passSentence({ outcome }, pen) {
    return outcome.fails ? '' : `This check passes (${pen.code(`fail-on: ${outcome.failOn}`)}).`;
}
/** How a red check gets green: the choices with their exact changes. If there are none, it says in words what to do. */
function outcomeBlocks(report, pen, detail) {
    const { outcome, choices, problem } = report;
    // A problem of the whole run already says what to do.
    if (!outcome.fails || problem !== null)
        return [];
    // A difference from the approval has to be judged again in a place where it can still be changed.
    if ((0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .failedApproval */ .jg)(report) !== null)
        return [];
    const heads = '❌ This check fails';
    if (choices.length === 0)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(heads), ...remedies(report, pen, detail)];
    // Missing evidence can be supplied, even if there are other choices.
    const unproven = (0,_jumps_js__WEBPACK_IMPORTED_MODULE_4__/* .jumpsOf */ .b)(report).filter(({ span }) => span.decision === 'unproven');
    const mends = [...new Set(unproven.map(({ span }) => (0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .remedyOfSpan */ .ay)(span)))];
    const title = choices.length + mends.length === 1 ? `${heads}. To pass:` : `${heads}. Choose one:`;
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(title),
        ...mends.map((mend) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(mend)),
        ...choices.flatMap((choice, at) => choiceBlocks(report, choice, letterOf(report, at), pen, detail)),
    ];
}
/** The letter of a choice, such as `A`, if there are several; empty otherwise. */
function letterOf({ choices }, at) {
    return choices.length < 2 ? '' : String.fromCharCode(65 + at);
}
function choiceBlocks(report, choice, letter, pen, detail) {
    const lead = pen.strong(`${letter === '' ? '' : `${letter}. `}${endSentence(pen.prose(choice.title))}`);
    const instead = choice.instead === null ? '' : ` ${pen.prose(choice.instead)}`;
    // A change by hand promises nothing about the next check.
    const outcome = isByHand(choice) ? [] : [settingsOf(report, choice, pen), resultOf(report, choice)];
    const result = [...outcome, afterwards(report, choice, pen)];
    const sentences = result.filter((sentence) => sentence !== '').join(' ');
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`${lead}${instead}`, true),
        ...editBlocks(choice.edits, detail),
        ...(sentences === '' ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(sentences)]),
    ];
}
/** Whether the result of the next check is unknown, because people make the change by hand. */
function isByHand({ edits, instead, thenPasses }) {
    return edits.length === 0 && instead !== null && thenPasses === null;
}
function endSentence(sentence) {
    return /[.:!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
/** The first few changes open, the others folded, ordered by file. */
function editBlocks(edits, { rows, deep }) {
    const open = fileBlocks(edits.slice(0, MOST_OPEN));
    const further = edits.slice(MOST_OPEN);
    const shown = deep ? further.slice(0, rows) : [];
    const rest = (0,_page_js__WEBPACK_IMPORTED_MODULE_0__/* .describeOmitted */ .QQ)(edits.length, MOST_OPEN + shown.length, 'change').map((line) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(line));
    if (shown.length === 0)
        return [...open, ...rest];
    return [...open, ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)((0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(further.length, 'more change'), [...fileBlocks(shown), ...rest])];
}
/** One block for each file. */
function fileBlocks(edits) {
    return [...(0,_deployment_group_by_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$)(edits, ({ file }) => file).values()].map((those) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('diff', those.flatMap((edit, at) => editLines(edit, at === 0))));
}
function editLines({ file, line, removed, added }, isFirst) {
    return [
        ...headerLines(isFirst ? `${file}, line ${line}` : `line ${line}`),
        ...removed.map((old) => `-${old}`),
        ...added.map((fresh) => `+${fresh}`),
    ];
}
/** A comment that names the place. It is broken behind a folder if it would be wider than a phone. */
function headerLines(place) {
    const lines = [];
    let line = '#';
    for (const step of place.split(/(?<=\/)/)) {
        const separator = line === '#' ? ' ' : '';
        if (line !== '#' && line.length + step.length > LONGEST_HEADER) {
            lines.push(line);
            line = `#   ${step}`;
        }
        else
            line = `${line}${separator}${step}`;
    }
    return [...lines, line];
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
    if (!isOther)
        return `Set ${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .listOf */ .c3)(settings)}${pen.inWorkflow}.`;
    return `${pen.code('fail-on')} is ${pen.code(outcome.failOn)}${pen.inWorkflow}: set ${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .listOf */ .c3)(settings)}.`;
}
/** Descriptions of values that only the reader knows. */
const UNKNOWN_VALUES = {
    'chart-version': 'the version of the Lightdash chart (2.16.284 or later)',
};
function resultOf({ outcome }, { edits, inputs, failOn, thenPasses }) {
    const settings = inputs.length + (failOn === outcome.failOn || inputs.some(({ name }) => name === 'fail-on') ? 0 : 1);
    const lines = edits.reduce((sum, { removed, added }) => sum + Math.max(removed.length, added.length), settings);
    const what = lines === 0 ? 'Then' : lines === 1 ? 'With that line' : 'With these lines';
    if (thenPasses === true)
        return `${what} the check passes.`;
    if (thenPasses === false)
        return `${what} the check still fails.`;
    return lines === 0 ? '' : 'The gate cannot tell whether the check passes then.';
}
/** What to do after a choice that does not lead all the way to the target. */
function afterwards(report, { id, to }, pen) {
    if (id !== 'hop')
        return '';
    const jumps = (0,_jumps_js__WEBPACK_IMPORTED_MODULE_4__/* .jumpsOf */ .b)(report).filter(({ span }) => to !== null && span.to !== to);
    const [jump] = jumps;
    if (jump === undefined || jumps.length > 1)
        return '';
    const { span } = jump;
    const next = span.plan.hops?.[1];
    if (next === undefined)
        return '';
    return `Once it is merged and running, and its migrations have finished, go on to ${pen.version(next.to)}.`;
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
        ...(0,_jumps_js__WEBPACK_IMPORTED_MODULE_4__/* .jumpsOf */ .b)(report).flatMap((jump) => remediesOfJump(report, jump, pen)),
    ]);
    return [...sentences].slice(0, Math.max(rows, 5)).map((sentence) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(sentence));
}
/** What makes one deployment green, as sentences. */
function remediesFor(report, deployment, pen) {
    const jump = (0,_jumps_js__WEBPACK_IMPORTED_MODULE_4__/* .jumpsOf */ .b)(report).find(({ deployments }) => deployments.includes(deployment));
    const isTold = deployment.problem !== null;
    return [
        ...(isTold ? [] : remedyOf(deployment, pen)),
        ...(jump === undefined ? [] : remediesOfJump(report, jump, pen)),
    ];
}
/** What a deployment needs besides the judgement on its jump. */
function remedyOf(deployment, pen) {
    const { problem, from, to } = deployment;
    switch ((0,_states_js__WEBPACK_IMPORTED_MODULE_7__/* .stateOf */ .L4)(deployment)) {
        case 'unproven':
            return problem === null ? [] : [pen.prose(problem.message)];
        case 'downgrade':
            return [`Keep ${from ?? 'the old version'}, or restore a backup that was made under ${to ?? 'the new one'}.`];
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
    const isTold = (0,_jumps_js__WEBPACK_IMPORTED_MODULE_4__/* .jumpsOf */ .b)(report).length > 1 || span.newestRollingVersion === hop?.to || !hasNewest(span);
    const roll = isTold ? [] : [`Or take ${describeNewest(span, pen)}, the newest version that rolls.`];
    switch (decision) {
        case 'recreate':
            return [...(0,_declarations_js__WEBPACK_IMPORTED_MODULE_3__/* .declarationsFor */ .v)(deployments, report.outcome.failOn, pen), ...roll];
        case 'blocked': {
            if (hop === undefined)
                return (0,_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .isHeld */ .i7)(span) ? (0,_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .remediesOfHold */ .fj)(span, pen) : ['Choose another version: no permitted upgrade leads there.'];
            const next = plan.hops?.[1];
            const then = next === undefined ? '' : ` Once it runs and its migrations have finished, go on to ${pen.version(next.to)}.`;
            return [`Take ${pen.version(hop.to)} first (${pen.code(hop.upgradeMode)}).${then}`, ...roll];
        }
        case 'unproven':
            return [(0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .remedyOfSpan */ .ay)(span), ...roll];
        default:
            return [];
    }
}
/** Whether a version below the target rolls. If the target itself can be reached by rolling, the plan already says so. */
function hasNewest({ newestRollingVersion: newest, to }) {
    return newest !== null && (0,_release_safety_version_js__WEBPACK_IMPORTED_MODULE_10__/* .compareVersions */ .Zy)(newest, to) < 0;
}
/** The newest version that rolls, how to get there, and the evidence for it; `none` if there is none. */
function describeNewest(span, pen) {
    const { newestRollingVersion: newest, newestRollingHops: hops, newestRollingEvidence: grounds } = span;
    if (newest === null)
        return 'none';
    const details = [
        ...((hops ?? 1) > 1 ? [`in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(hops ?? 1, 'step')}`] : []),
        ...(grounds === 'index' ? ['by the index alone'] : []),
    ];
    return `${pen.version(newest)}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
}


/***/ }),

/***/ 77392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ nameOfDeclaration),
/* harmony export */   v: () => (/* binding */ declarationsFor)
/* harmony export */ });
/** How to make a stop pass, as sentences: what to declare, and where, for each kind of deployment. */
function declarationsFor(deployments, failOn, pen) {
    const forms = new Set(deployments.filter(({ fails }) => fails).map(({ writes }) => writes.stop));
    const rule = pen.code('fail-on: mode-mismatch');
    const must = failOn === 'mode-mismatch' ? 'Declare the stop' : `Set ${rule}${pen.inWorkflow}, and declare the stop`;
    return [...forms].map((form) => {
        if (form === null) {
            return `Set ${pen.code('fail-on: blocked')} if your deployment follows the output ${pen.code('upgrade-mode')}: no file can declare the stop when you give the versions.`;
        }
        return `${must}: ${DECLARATIONS[form](pen)}`;
    });
}
const DECLARATIONS = {
    chart: (pen) => `${pen.code('upgrade.mode: Recreate')} in the values that hold the tag. The chart has to be 2.16.284 or later; if no file has its version, set ${pen.code('chart-version')}.`,
    workload: (pen) => `${pen.code('strategy: {type: Recreate}')} on the workload, or the annotation ${pen.code('upgrade-gate/mode: Recreate')}.`,
    compose: (pen) => `${pen.code('x-upgrade-mode: Recreate')} on the service.`,
    comment: (pen) => `a comment ${pen.code('upgrade-gate: Recreate')} on the version's line or the line above it.`,
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
/* harmony export */   Mb: () => (/* binding */ describeNote)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8712);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10139);


/** The number of commits that a sentence names. */
const MOST_BASES = 5;
/** The grounds of the verdict, folded: documents with their digests, commits, times. */
function evidenceBlocks(report, pen, detail) {
    const { evidence, generatedAt, tool } = report;
    const mode = `${pen.code('upgrade.mode')} is ${pen.code(report.upgradeMode)}.`;
    const judged = `${mode} ${describeComparison(report, pen)}${describeRendered(report, pen)}${describeApproved(report, pen)}Judged by ${tool.name} ${tool.version} at ${generatedAt}.`;
    if (evidence.documents.length === 0)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`${nothingFetched(report)} ${judged}`)];
    const { schemaVersion, generatedAt: indexedAt } = evidence.index;
    const title = `Evidence: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(evidence.documents.length, 'document')}, artifacts: ${evidence.artifacts}`;
    const closing = `The index was generated at ${indexedAt === null ? 'an unknown time' : pen.quote(indexedAt)}, schema version ${schemaVersion === null ? 'unknown' : pen.quote(schemaVersion)}. ${judged}`;
    if (!detail.deep)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`${title}. ${closing}`)];
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(title, [
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(evidence.documents, detail.rows, ({ document, release, location, sha256, readAt, problem }) => {
            const name = release === null ? document : `${document} ${release}`;
            const read = problem === null ? `SHA-256 ${pen.code(sha256 ?? 'unknown')}, read at ${readAt}` : pen.quote(problem);
            return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .item */ .AS)(`${name}: ${read}, from ${pen.quote(location)}`);
        }, 'document'),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(evidence.drift, detail.rows, ({ release, member, index, artifact }) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .item */ .AS)(`${release}: ${pen.code(member)} is ${pen.quote(index || 'empty')} in the index and ${pen.quote(artifact || 'empty')} in the artifact`), 'difference'),
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(closing),
    ]);
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
    const [warnings, others] = [notes.filter(isWarning), notes.filter((note) => !isWarning(note))];
    return [
        ...(warnings.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .heading */ .R_)('Warnings')]),
        ...warnings.map((note) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .item */ .AS)(`⚠️ ${describeNote(note, pen)}`)),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(others.length, 'note'), others.map((note) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .item */ .AS)(describeNote(note, pen)))),
    ];
}
function isWarning({ level }) {
    return level === 'warning';
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
    'known-issues-unmatched': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'known issue')} ${count === 1 ? 'matches' : 'match'} no release in the index`,
    'known-issues-over': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'known issue')} ${count === 1 ? 'is' : 'are'} past ${count === 1 ? 'its' : 'their'} \`until\` date and no longer ${count === 1 ? 'counts' : 'count'}`,
    'documents-replaced': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(count, 'document')} ${count === 1 ? 'was' : 'were'} replaced since the approval`,
    'nothing-held': () => 'No deployed version can be read here, so this check guards nothing',
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
        isRead: release?.explained === true,
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
        const further = more.length === 0 ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(more.length, 'more declared break')} below.`];
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
    const isLong = heaviness.rewritesTable === true || heaviness.locksTable === true;
    const size = tables.length === 1 ? "the table's size" : 'the size of the tables';
    const advice = isLong ? ` The stop lasts at least as long as this migration, so check ${size}.` : '';
    return `A migration ${describeHeaviness(heaviness, pen)} ${on}.${advice}`;
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

/***/ 58955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I4: () => (/* binding */ styled),
/* harmony export */   P_: () => (/* binding */ toLines),
/* harmony export */   b: () => (/* binding */ PLAIN_LOOK),
/* harmony export */   lookOf: () => (/* binding */ lookOf)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66082);

/** A log, or a terminal with unknown features. */
const PLAIN_LOOK = { width: 80, colour: false, verbose: false };
const NARROWEST = 40;
const WIDEST = 120;
/** The best style for a stream. A terminal gets colours, unless the environment says otherwise. */
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
/** Text in a style, if there are colours. */
function styled({ colour }, style, text) {
    const [on, off] = STYLES[style];
    return colour ? `\u001B[${on}m${text}\u001B[${off}m` : text;
}
/** Blocks as lines of text, with a blank line before headings and behind code. */
function toLines(blocks, look, indent = '') {
    const lines = [];
    let before = null;
    for (const block of blocks) {
        if (before !== null && isApart(before, block))
            lines.push('');
        lines.push(...linesOf(block, look, indent));
        before = block;
    }
    return lines;
}
function isApart(before, block) {
    if (before.type === 'heading' && before.level === 2)
        return true;
    if (block.type === 'text')
        return block.isFirst || before.type !== 'text';
    return block.type === 'heading' || block.type === 'fold';
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
            return block.lines.map((line) => `${indent}  ${codeLine(block.language, (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeForLog */ .b4)(line), look)}`);
        case 'fold':
            return [
                ...wrap(`${look.verbose ? '▾' : '▸'} ${block.title}`, look.width, indent, `${indent}  `),
                ...(look.verbose ? toLines(block.blocks, look, `${indent}  `) : []),
            ];
    }
}
/** A line to copy is never wrapped. */
function codeLine(language, line, look) {
    if (language === 'sh')
        return styled(look, 'cyan', line);
    if (language !== 'diff')
        return line;
    const style = line.startsWith('-') ? 'red' : line.startsWith('+') ? 'green' : 'dim';
    return styled(look, style, line);
}
/** Wraps a text to a width. A word that is longer than a line is cut. */
function wrap(text, width, first, others) {
    const lines = [];
    let line = first;
    let isEmpty = true;
    const room = width - others.length;
    for (const word of ((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCommands */ .Df)(text).match(WORDS) ?? []).flatMap((each) => pieces(each, room))) {
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
// Text in backticks stays together.
const WORDS = /(?:`[^`]*`|\S)+/g;
function pieces(word, room) {
    if (widthOf(word) <= room)
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
// Emoji and East Asian characters take two columns. Style marks take none.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what terminals understand.
const STYLE = /\u001B\[\d+m/g;
const WIDE = /\p{Extended_Pictographic}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/gu;
function widthOf(text) {
    const shown = text.replace(STYLE, '').replace(/\uFE0F/g, '');
    return [...shown].length + (shown.match(WIDE)?.length ?? 0);
}


/***/ }),

/***/ 30761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ describeRunProblem),
/* harmony export */   Re: () => (/* binding */ openingBlocks),
/* harmony export */   Vn: () => (/* binding */ describeAlone),
/* harmony export */   _9: () => (/* binding */ leadSentence),
/* harmony export */   nL: () => (/* binding */ leadBlocks)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68042);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8712);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1050);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10139);
/* harmony import */ var _choices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70449);
/* harmony import */ var _picture_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38735);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79178);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98291);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87188);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99459);










const UNKNOWN = '❓';
const NEUTRAL = 'ℹ️';
/** Marks for a result without any problem. */
const GREEN = ['✅', NEUTRAL];
/** The result of the whole run as a short title with its mark. */
function headlineOf(report, pen) {
    const headline = judgedHeadline(report, pen);
    if (report.problem !== null || (0,_approval_js__WEBPACK_IMPORTED_MODULE_0__/* .failedApproval */ .jg)(report) === null)
        return headline;
    const { mark, title } = headline;
    return { mark: GREEN.includes(mark) ? '⛔' : mark, title: `${_approval_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_APPROVED */ .GG}. ${title}` };
}
function judgedHeadline(report, pen) {
    if (report.problem !== null)
        return { mark: UNKNOWN, title: describeRunProblem(report.problem) };
    const statements = (0,_states_js__WEBPACK_IMPORTED_MODULE_7__/* .gravestFirst */ .Ln)(report.deployments).map((deployment) => (0,_states_js__WEBPACK_IMPORTED_MODULE_7__/* .stateDeployment */ .LR)(report, deployment, pen));
    const [first] = statements;
    if (first === undefined)
        return { mark: report.outcome.fails ? UNKNOWN : NEUTRAL, title: 'Nothing to judge' };
    if (statements.length === 1)
        return first;
    const held = statements.filter(({ rolls }) => !rolls);
    if (held.length === 0)
        return { mark: markOfAll(statements), title: titleOfAll(statements) };
    const total = statements.length;
    const few = `${held.length} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(total, 'deployment')} cannot roll`;
    const none = total === 2 ? 'Neither deployment can roll' : `None of the ${total} deployments can roll`;
    return { mark: first.mark, title: `${held.length < total ? few : none}: ${countBy(held)}` };
}
/** The whole is green only if every deployment is. */
function markOfAll(statements) {
    const marks = new Set(statements.map(({ mark }) => mark));
    if (marks.has('⛔'))
        return '⛔';
    return marks.size === 1 && marks.has('✅') ? '✅' : NEUTRAL;
}
function titleOfAll(statements) {
    const total = statements.length;
    if (statements.every(({ state }) => state === 'roll')) {
        return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .countedAll */ .ET)(total, 'deployment')} can roll`;
    }
    if (statements.every(({ state }) => state === 'unchanged'))
        return 'No deployed version changes';
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(total, 'deployment')}: ${countBy(statements)}`;
}
/** `1 blocked, 2 needing a stop`, in the order of the statements. */
function countBy(statements) {
    const counts = new Map();
    for (const { count } of statements)
        counts.set(count, (counts.get(count) ?? 0) + 1);
    return [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
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
    const opening = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(`${mark} ${title}`, 2);
    const { problem, deployments } = report;
    if (problem !== null) {
        const lines = REMEDIES[problem.code];
        return [
            opening,
            (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(pen.strong(pen.prose(problem.message))),
            ...(lines === undefined ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)('yaml', lines)]),
        ];
    }
    const passes = (0,_choices_js__WEBPACK_IMPORTED_MODULE_2__/* .passSentence */ .F4)(report, pen);
    const [only] = deployments;
    if (only === undefined || deployments.length > 1) {
        return [opening, ...severalBlocks(report, pen, detail), ...(passes === '' ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(passes)])];
    }
    const span = (0,_states_js__WEBPACK_IMPORTED_MODULE_7__/* .spanOf */ .ee)(report, only);
    const [lead = '', ...rest] = span === undefined ? describeAlone(only, pen) : leadLines(span, pen);
    return [
        opening,
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)([lead, ...describePlace(report, only, pen), passes].filter((each) => each !== '').join(' ')),
        ...rest.map((line) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(line)),
    ];
}
/** The place of the deployment. A choice with lines names the place itself. */
function describePlace({ choices }, deployment, pen) {
    const isNamed = (0,_states_js__WEBPACK_IMPORTED_MODULE_7__/* .isGiven */ .qR)(deployment) || choices.some(({ edits }) => edits.length > 0);
    return isNamed ? [] : [`Found at ${pen.place(deployment)}.`];
}
/** The number of releases in the way of a jump, their versions, and a picture of the jump. */
function leadBlocks(span, pen) {
    return leadLines(span, pen).map((line) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(line));
}
function leadLines(span, pen) {
    // In the order of the page, because a version is linked at its first mention.
    const sentence = leadSentence(span, pen);
    const picture = span.decision === 'unproven' ? null : (0,_picture_js__WEBPACK_IMPORTED_MODULE_3__/* .drawSpan */ .$y)(span, pen);
    return [sentence, ...(picture === null ? [] : [picture])];
}
/** How many releases stand in the way of a jump and which; if there are none, the reason for the decision. */
function leadSentence(span, pen) {
    const { decision, reasons, coveredReleases: covered, to } = span;
    const [first] = reasons;
    switch (decision) {
        case 'unchanged':
            return 'Nothing was compared: give two different versions.';
        case 'roll': {
            const all = covered === 1 ? 'Its only release is' : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .countedAll */ .ET)(covered, 'release')} are`;
            const proven = `${all} proven safe to roll${span.plan.hops?.[0]?.evidence === 'index' ? ', by the index alone' : ''}.`;
            return `${proven}${landingOnStop(span)}`;
        }
        case 'recreate': {
            const general = reasons.find((reason) => !(0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .isOfRelease */ .$p)(reason));
            const counted = (0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .countObstacles */ .c2)(span, pen);
            const lead = general === undefined ? counted : (0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .describeReason */ .Gk)(general, pen);
            const rest = general === undefined || general.rule === 'uncovered-hop' ? '' : counted;
            return [pen.strong(lead), rest, (0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .describeOverlap */ .Bn)(span)].filter((each) => each !== '').join(' ');
        }
        case 'blocked': {
            if (first !== undefined && (0,_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .isHeld */ .i7)(span))
                return `${pen.strong((0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .describeReason */ .Gk)(first, pen))}${(0,_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .describeLetIn */ .Wl)(span, pen)}`;
            const plan = span.plan.hops === null ? `No permitted upgrade leads to ${to}.` : `${(0,_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .planLine */ .o)(span, pen)}.`;
            return `${pen.strong(plan)} ${first === undefined ? '' : (0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .describeReason */ .Gk)(first, pen)}`;
        }
        case 'unproven':
            return first === undefined ? 'No document proves that it is safe.' : pen.strong((0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .describeReason */ .Gk)(first, pen));
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
    switch ((0,_states_js__WEBPACK_IMPORTED_MODULE_7__/* .stateOf */ .L4)(deployment)) {
        case 'unproven':
        case 'tolerated':
            return [problem === null ? 'No document proves that it is safe.' : pen.prose(problem.message)];
        case 'downgrade':
            return [`${to ?? 'The new version'} is below ${from ?? 'the old one'}: the database only migrates forward.`];
        case 'install':
            return ['It was not deployed before, so there is nothing to compare.'];
        case 'removed':
            return ['It was deployed before this change; there is nothing left to check.'];
        case 'other-image':
            return ['Nothing proves that two builds of the same version can run side by side.'];
        case 'other-mode':
            return ['The files declare a stop that this upgrade does not need.'];
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
/** One line for each deployment that changes, the gravest first. One sentence counts the deployments that stay. */
function severalBlocks(report, pen, { rows }) {
    const { deployments } = report;
    const changed = (0,_states_js__WEBPACK_IMPORTED_MODULE_7__/* .gravestFirst */ .Ln)(deployments).filter((deployment) => (0,_states_js__WEBPACK_IMPORTED_MODULE_7__/* .stateOf */ .L4)(deployment) !== 'unchanged');
    const unchanged = deployments.filter((deployment) => (0,_states_js__WEBPACK_IMPORTED_MODULE_7__/* .stateOf */ .L4)(deployment) === 'unchanged');
    return [
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(changed, rows, (deployment) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(deploymentLine(report, deployment, pen)), 'deployment'),
        ...(unchanged.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .item */ .AS)(`✅ Unchanged: ${unchangedPlaces(unchanged, pen)}.`)]),
    ];
}
function unchangedPlaces(unchanged, pen) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .listOf */ .c3)(unchanged.map((deployment) => `${pen.place(deployment)} ${deployment.to ?? ''}`.trim()));
}
/** Mark, change and next step, then the place. */
function deploymentLine(report, deployment, pen) {
    const { mark, title, state } = (0,_states_js__WEBPACK_IMPORTED_MODULE_7__/* .stateDeployment */ .LR)(report, deployment, pen);
    const { problem, file, line, id } = deployment;
    const isAlone = report.deployments.every((each) => each.file !== file || each.id === id);
    const says = problem === null || (state !== 'unproven' && state !== 'tolerated') ? null : problem.message;
    const what = says === null ? briefOf(report, deployment, pen) : pen.prose(says);
    const isNamed = isAlone && file !== null && says?.includes((0,_problems_place_js__WEBPACK_IMPORTED_MODULE_9__/* .showPlace */ .R)({ file, line, column: null })) === true;
    const where = [...(isNamed ? [] : [pen.place(deployment)]), ...(isAlone ? [] : [pen.quote(id)])].join(', ');
    return `${mark} ${pen.strong(title)}${what === '' ? '' : `: ${what}`}${where === '' ? '' : ` (${where})`}`;
}
/** The next thing to do, if the title does not say it. */
function briefOf(report, deployment, pen) {
    const { from, to } = deployment;
    const span = (0,_states_js__WEBPACK_IMPORTED_MODULE_7__/* .spanOf */ .ee)(report, deployment);
    switch ((0,_states_js__WEBPACK_IMPORTED_MODULE_7__/* .stateOf */ .L4)(deployment)) {
        case 'blocked': {
            const hop = span?.plan.hops?.[0];
            return hop === undefined ? 'choose another version' : `take ${hop.to} first (${pen.code(hop.upgradeMode)})`;
        }
        case 'unproven': {
            const [reason] = span?.reasons ?? [];
            return reason === undefined ? '' : (0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .describeReason */ .Gk)(reason, pen);
        }
        case 'downgrade':
            return `keep ${from ?? 'the old version'}, or restore a backup that was made under ${to ?? 'the new one'}`;
        default:
            return '';
    }
}


/***/ }),

/***/ 72245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FM: () => (/* binding */ evidencePart),
  J4: () => (/* binding */ firstParts),
  ly: () => (/* binding */ furtherParts),
  M3: () => (/* binding */ reasonPart)
});

// EXTERNAL MODULE: ./build/render/page.js
var page = __webpack_require__(80366);
// EXTERNAL MODULE: ./build/render/words.js
var words = __webpack_require__(8712);
// EXTERNAL MODULE: ./build/render/gate/approval.js
var approval = __webpack_require__(1050);
// EXTERNAL MODULE: ./build/render/gate/blocks.js
var gate_blocks = __webpack_require__(10139);
// EXTERNAL MODULE: ./build/render/gate/choices.js
var choices = __webpack_require__(70449);
// EXTERNAL MODULE: ./build/release-safety/version.js
var version = __webpack_require__(15807);
// EXTERNAL MODULE: ./build/render/gate/advice.js
var gate_advice = __webpack_require__(82849);
// EXTERNAL MODULE: ./build/render/gate/states.js
var states = __webpack_require__(99459);
// EXTERNAL MODULE: ./build/render/gate/variables.js
var variables = __webpack_require__(71876);
;// CONCATENATED MODULE: ./build/render/gate/concerns.js







/**
 * What the deployments have to change or check besides the version: environment variables, advice, and sources that the gate cannot see.
 * Each item comes once, even if it is about several deployments, and the most urgent come first.
 */
function concernsOf(report, deployments, spans, pen, detail) {
    const findings = (0,variables/* collectVariables */.S9)(deployments).filter(({ urgency }) => urgency !== 'nothing');
    const advice = (0,gate_advice/* sameAdvice */.Hk)((0,gate_advice/* collectAdvice */.$x)(deployments).filter((piece) => !isChosen(report, piece)));
    const unknown = spans.flatMap((span) => (0,variables/* describeUnknownVariables */.p9)((0,variables/* collectUnknownVariables */.EG)(span), pen));
    const most = Math.max(detail.rows, 5);
    const [acting, looking] = [
        findings.filter(isUrgentVariable),
        findings.filter((finding) => !isUrgentVariable(finding)),
    ];
    const [warnings, notices] = [advice.filter(isWarning), advice.filter((same) => !isWarning(same))];
    return {
        blocks: [
            ...(0,gate_blocks/* firstOf */.Ku)(acting, most, (finding) => variableItem(report, finding, pen), 'variable'),
            ...(0,gate_blocks/* firstOf */.Ku)(warnings, most, (same) => adviceItem(same, pen), 'warning'),
            ...(0,gate_blocks/* firstOf */.Ku)(looking, most, (finding) => variableItem(report, finding, pen), 'variable'),
            ...(0,gate_blocks/* firstOf */.Ku)(deployments.length === 0 ? [] : unknown, most, (line) => (0,gate_blocks/* item */.AS)(`❔ ${line}`), 'variable'),
            ...unseenItems(findings, pen),
            ...(0,gate_blocks/* firstOf */.Ku)(notices, most, (same) => adviceItem(same, pen), 'remark'),
        ],
        isUrgent: acting.length + warnings.length > 0,
    };
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
    return outcome.fails && choices.some(({ id, edits }) => id === 'stop' && edits.some((edit) => edit.file === file));
}
function variableItem(report, finding, pen) {
    const { variable, urgency, deployments } = finding;
    const mark = urgency === 'act' ? '⚠️ ' : urgency === 'look' ? '❔ ' : '';
    const what = (0,variables/* describeVariable */.OG)(variable, pen);
    if (variable.file !== null)
        return (0,gate_blocks/* item */.AS)(`${mark}${pen.place(variable)}: ${what}${choicesWith(report, variable.releases)}`);
    const where = deployments.length > 1 && !isEverywhere(report, deployments)
        ? ` (${(0,words/* listOf */.c3)(deployments.map((each) => pen.place(each)), 2)})`
        : '';
    return (0,gate_blocks/* item */.AS)(`${mark}${(0,words/* capital */.Nx)(what)}${where}`);
}
function isEverywhere({ deployments }, those) {
    return deployments.filter(({ change }) => change === 'upgrade').every((each) => those.includes(each));
}
/** ` (A and B)`: the letters of the choices that reach one of the releases, if there are several choices. */
function choicesWith(report, releases) {
    const [first] = releases;
    if (first === undefined || report.choices.length < 2)
        return '';
    const letters = report.choices.flatMap(({ to }, at) => to !== null && (0,version/* compareVersions */.Zy)(to, first) >= 0 ? [(0,choices/* letterOf */.UB)(report, at)] : []);
    return letters.length === 0 ? '' : ` (${(0,words/* listOf */.c3)(letters)})`;
}
function adviceItem(same, pen) {
    const [first] = same;
    if (first === undefined)
        return (0,gate_blocks/* item */.AS)('');
    const mark = first.level === 'warning' ? '⚠️ ' : '';
    const others = same.length === 1 ? '' : ` The same for ${(0,gate_advice/* placesOf */.ek)(same.slice(1), pen)}.`;
    const lines = first.lines.length === 0 ? [] : [(0,gate_blocks/* code */.aY)((0,gate_advice/* languageOf */.eX)(first), first.lines)];
    return (0,gate_blocks/* item */.AS)(`${mark}${(0,gate_advice/* describeAdvice */.gT)(first, pen)}${others}`, lines);
}
/** Places that the gate cannot see and that may set variables. */
function unseenItems(findings, pen) {
    const blind = findings
        .filter(({ variable }) => variable.state === 'unseen')
        .flatMap(({ deployments }) => deployments);
    if (blind.length === 0)
        return [];
    const sources = [
        ...new Set(blind.flatMap(({ unseenVariables }) => unseenVariables.map((each) => (0,variables/* describeUnseen */.yO)(each, pen)))),
    ];
    if (sources.length > 0)
        return [(0,gate_blocks/* item */.AS)(`❔ Not visible from here: ${(0,words/* listOf */.c3)(sources)}.`)];
    const isSearched = blind.some((deployment) => !(0,states/* isGiven */.qR)(deployment));
    return [
        (0,gate_blocks/* item */.AS)(`❔ ${isSearched ? 'No file shows which variables are set here.' : 'You gave the versions, so no file was searched for variables.'}`),
    ];
}

// EXTERNAL MODULE: ./build/render/gate/evidence.js
var evidence = __webpack_require__(2960);
// EXTERNAL MODULE: ./build/render/gate/jumps.js
var gate_jumps = __webpack_require__(50432);
// EXTERNAL MODULE: ./build/render/gate/opening.js
var opening = __webpack_require__(30761);
// EXTERNAL MODULE: ./build/render/gate/plan.js
var gate_plan = __webpack_require__(79178);
// EXTERNAL MODULE: ./build/render/gate/policy.js
var policy = __webpack_require__(98291);
// EXTERNAL MODULE: ./build/render/gate/releases.js
var releases = __webpack_require__(83895);
// EXTERNAL MODULE: ./build/render/gate/facts.js
var gate_facts = __webpack_require__(16106);
// EXTERNAL MODULE: ./build/render/gate/picture.js
var picture = __webpack_require__(38735);
// EXTERNAL MODULE: ./build/render/gate/reasons.js
var gate_reasons = __webpack_require__(87188);
// EXTERNAL MODULE: ./build/render/gate/texts.js
var texts = __webpack_require__(9489);
;// CONCATENATED MODULE: ./build/render/gate/why.js






/** The reasons for this many kinds of obstacles are open, and the others are folded. */
const MOST_OPEN = 5;
/** Why a jump cannot roll. The gravest reasons are open and the others are folded, sorted by the hop that crosses them. */
function whyBlocks(span, pen, detail) {
    // The opening already has the first of them, and known issues have their own list.
    const general = span.reasons.filter((reason, at) => at > 0 && !(0,gate_reasons/* isOfRelease */.$p)(reason) && !reason.rule.startsWith('known-issue'));
    const obstacles = obstaclesOf(span);
    const open = new Set([...obstacles.filter(isUnsafe), ...obstacles.filter((each) => !isUnsafe(each))].slice(0, MOST_OPEN));
    const shown = obstacles.filter((obstacle) => open.has(obstacle));
    const rest = obstacles.filter((obstacle) => !open.has(obstacle));
    const count = rest.reduce((sum, { versions }) => sum + versions.length, 0);
    const further = (0,gate_blocks/* firstOf */.Ku)(rest, detail.rows, (obstacle) => obstacleItem(obstacle, pen), 'reason');
    return [
        ...(0,gate_blocks/* firstOf */.Ku)(general, detail.rows, (reason) => (0,gate_blocks/* item */.AS)((0,gate_reasons/* describeReason */.Gk)(reason, pen)), 'reason'),
        ...byHop(span, shown, pen),
        ...(detail.deep ? (0,gate_blocks/* fold */.AU)(`${(0,words/* countOf */.pq)(count, 'more release')} not proven`, further) : further.slice(-1)),
    ];
}
/** Only the first reason, for surfaces without room for more. */
function firstReason(span, pen) {
    const obstacles = obstaclesOf(span);
    const first = obstacles.find(isUnsafe) ?? obstacles[0];
    return first === undefined ? [] : [obstacleItem(first, pen)];
}
function byHop({ plan }, obstacles, pen) {
    const hops = plan.hops ?? [];
    if (hops.length < 2)
        return obstacles.map((obstacle) => obstacleItem(obstacle, pen));
    return hops.flatMap(({ from, to }) => {
        const own = obstacles.filter(({ hop }) => hop === to).map((obstacle) => obstacleItem(obstacle, pen));
        return own.length === 0 ? [] : [(0,gate_blocks/* text */.Qq)(`${pen.strong(`${from} → ${to}`)}:`), ...own];
    });
}
function obstacleItem(obstacle, pen) {
    const { versions, facts, releaseDate } = obstacle;
    const names = (0,words/* listOf */.c3)(versions.map((version) => pen.version(version)));
    const isOne = versions.length === 1;
    const when = isOne && releaseDate !== null ? ` (${(0,texts/* dayOf */.k)(releaseDate, pen)})` : '';
    const { says, details } = (0,gate_facts/* describeFacts */.Lm)(facts, isOne, pen);
    const mark = (0,picture/* markOfVerdict */.ep)(isUnsafe(obstacle) ? false : 'unknown');
    return (0,gate_blocks/* item */.AS)(`${mark} ${pen.strong(names)}${when}: ${says}`, details.map((line) => (0,gate_blocks/* item */.AS)(line)));
}
function isUnsafe({ facts }) {
    return facts.rule === 'verdict-false';
}
function obstaclesOf({ reasons, plan, explanation }) {
    const releases = new Map(explanation.releases.map((release) => [release.version, release]));
    const hops = plan.hops ?? [];
    const hopOf = new Map(hops.flatMap(({ to, reasons: own }) => own.map(({ release }) => [release, to])));
    const obstacles = new Map();
    const seen = new Set();
    for (const reason of reasons) {
        const { release: version } = reason;
        if (version === null || !(0,gate_reasons/* isOfRelease */.$p)(reason) || seen.has(version))
            continue;
        seen.add(version);
        const release = releases.get(version);
        const facts = (0,gate_facts/* factsOf */.xS)(reason, release);
        const hop = hopOf.get(version) ?? hops.at(-1)?.to ?? null;
        const key = JSON.stringify([facts, hop]);
        const known = obstacles.get(key);
        if (known !== undefined)
            obstacles.set(key, { ...known, versions: [...known.versions, version] });
        else
            obstacles.set(key, { versions: [version], facts, releaseDate: release?.releaseDate ?? null, hop });
    }
    return [...obstacles.values()];
}

// EXTERNAL MODULE: ./node_modules/semver/functions/valid.js
var valid = __webpack_require__(58780);
// EXTERNAL MODULE: ./build/deployment/chart.js
var deployment_chart = __webpack_require__(93054);
// EXTERNAL MODULE: ./build/deployment/kinds/kinds.js + 10 modules
var kinds = __webpack_require__(90877);
// EXTERNAL MODULE: ./build/gate/report/advice-lines.js
var advice_lines = __webpack_require__(50207);
;// CONCATENATED MODULE: ./build/render/gate/compose.js
/**
 * Commands that replace the containers of the service, and no others in its project.
 *
 * @param carrier the compose file that has the service; null if there is none
 */
function composeLines(carrier, deployments) {
    const { enter, compose } = composeCommand(carrier);
    const services = servicesOf(deployments);
    const isBuilt = deployments.some(({ file }) => /(?:^|\/)(?:[\w.-]*\.)?(?:Docker|Container)file[\w.-]*$/i.test(file ?? ''));
    return [
        ...enter,
        `${compose} ${isBuilt ? 'build --pull' : 'pull'} ${services}`,
        `${compose} stop ${services}`,
        `${compose} up --detach ${services}`,
    ];
}
/** A name that needs quoting in a shell does not go into a command. */
function servicesOf(deployments) {
    const names = [...new Set(deployments.flatMap(({ writes }) => writes.services))];
    return names.length > 0 && names.every((name) => /^\w[\w.-]*$/.test(name)) ? names.join(' ') : '$SERVICES';
}
/** In the folder where it runs, compose finds its usual files by itself, including overrides. Any other file has to be named. */
function composeCommand(carrier) {
    const [, folder = '', name = ''] = /^(?:(.*)\/)?([^/]*)$/s.exec(carrier ?? '') ?? [];
    if (carrier === null || name === '')
        return { enter: [], compose: 'docker compose' };
    if (!/^\w[\w./-]*$/.test(carrier))
        return { enter: [`# in the folder of ${carrier}`], compose: 'docker compose' };
    const enter = folder === '' ? [] : [`cd ${folder}`];
    const isUsual = /^(?:docker-)?compose\.ya?ml$/.test(name);
    return { enter, compose: isUsual ? 'docker compose' : `docker compose --file ${name}` };
}

;// CONCATENATED MODULE: ./build/render/gate/window.js






/** Advice which says that nothing stops the old version in time. */
const STOPS_NOTHING = ['chart-needs-scale-down', 'chart-ignores-mode', 'argo-cd-hooks'];
/**
 * What to do while Lightdash is stopped, in the commands of the tools that deploy it. No command installs anything, because the gate does
 * not know the values of an installation.
 *
 * @param chartVersion of the service's chart, for deployments that do not know it
 */
function windowBlocks(to, deployments, chartVersion, pen) {
    const by = (wanted) => deployments.filter(({ writes }) => writes.stop === wanted);
    const version = pen.version(to);
    const [charts, composed, workloads, others, given] = [
        by('chart'),
        by('compose'),
        by('workload'),
        by('comment'),
        by(null),
    ];
    return [
        (0,gate_blocks/* item */.AS)('Back up the database first: its migrations do not run backwards.'),
        ...(charts.length === 0 ? [] : chartItems(charts, version, chartVersion, pen)),
        ...composeItems(composed, version),
        ...(workloads.length === 0 ? [] : [(0,gate_blocks/* item */.AS)(describeWorkloads(version, pen))]),
        ...(others.length === 0 ? [] : [(0,gate_blocks/* item */.AS)(`Stop the old version before ${version} starts.`)]),
        ...(given.length === 0 ? [] : [(0,gate_blocks/* item */.AS)(describeGiven(version, pen))]),
    ];
}
function describeWorkloads(version, pen) {
    return `Deploy ${version} the way you always do. With ${pen.code('strategy.type: Recreate')} a workload stops its old pods before its new ones start, but only its own: if several workloads use the database, scale all of them down first.`;
}
function describeGiven(version, pen) {
    return `Stop the old version before ${version} starts. The chart does that with ${pen.code('upgrade.mode: Recreate')}, from 2.16.284 on.`;
}
/** For the service's chart, with any tool that installs it. */
function chartItems(deployments, version, chartVersion, pen) {
    const charts = new Set(deployments.map(({ chart }) => valid(chart.to ?? chartVersion)));
    const [chart = null] = charts;
    const isTold = deployments.some(({ advice }) => advice.some((piece) => saysToScale(piece)));
    const deploy = (0,gate_blocks/* item */.AS)(`Deploy ${version} the way you always do.${describeJob(deployments, pen)}`);
    if (charts.size === 1 && chart !== null && (0,deployment_chart/* honoursRecreate */.qU)(chart) && !isTold)
        return [deploy];
    const isOld = charts.size === 1 && chart !== null && !(0,deployment_chart/* honoursRecreate */.qU)(chart);
    const why = isOld
        ? `Scale Lightdash down: chart ${chart} does not stop the old version by itself.`
        : isTold
            ? 'Scale Lightdash down: nothing stops the old version before the migrations run.'
            : 'Scale Lightdash down if the chart is older than 2.16.284: it does not stop the old version by itself.';
    return [
        ...argoItems(deployments, pen),
        (0,gate_blocks/* item */.AS)(why, [(0,gate_blocks/* code */.aY)('sh', (0,advice_lines/* scaleDownLines */.A)(deployments.map(({ writes }) => writes.keys)))]),
        (0,gate_blocks/* item */.AS)(`Deploy ${version} the way you always do.`),
        (0,gate_blocks/* item */.AS)(`With ${pen.code('autoscaling.enabled')} the workload then stays at 0: scale it to 1, and the autoscaler takes over.`),
    ];
}
function saysToScale({ code: what, lines }) {
    // Advice about a missing migration job has no lines only for deployments of Argo CD.
    return STOPS_NOTHING.includes(what) || (what === 'no-migration-job' && lines.length === 0);
}
function argoItems(deployments, pen) {
    const isArgo = deployments.some(({ kind, advice }) => (0,kinds/* factsOf */.x)(kind).applies === 'sync' || advice.some((piece) => piece.code === 'argo-cd-hooks'));
    if (!isArgo)
        return [];
    return [
        (0,gate_blocks/* item */.AS)(`Turn the automatic sync of Argo CD off, and on again afterwards: ${pen.code('selfHeal')} would scale Lightdash up again at once.`),
    ];
}
/** How the chart carries out the mode, as far as the files show how it migrates. */
function describeJob(deployments, pen) {
    const jobs = new Set(deployments.map(({ declared }) => declared.migrationJob));
    const withJob = `With ${pen.code('migrationJob.enabled')} the chart stops what uses the database, migrates, and starts the new version.`;
    const without = 'Without a migration job each workload stops its old pods before its new ones start.';
    if (jobs.size === 1 && jobs.has(true))
        return ` ${withJob}`;
    if (jobs.size === 1 && jobs.has(false))
        return ` ${without}`;
    return ` ${withJob} ${without}`;
}
/** One list of commands for each compose file, because they act on the project of the folder that they run in. */
function composeItems(deployments, version) {
    const carriers = [...new Set(deployments.map(({ writes }) => writes.carrier))];
    return carriers.map((carrier) => {
        const own = deployments.filter(({ writes }) => writes.carrier === carrier);
        return (0,gate_blocks/* item */.AS)(`Stop the old version, then start ${version}:`, [(0,gate_blocks/* code */.aY)('sh', composeLines(carrier, own))]);
    });
}
/** How to check that a step has arrived and its migrations are finished, before the next step begins. */
function checkBlocks(deployments, pen) {
    const forms = new Set(deployments.map(({ writes }) => writes.stop));
    return [
        (0,gate_blocks/* text */.Qq)('Between two steps, wait until the new version runs and its migrations have finished.'),
        ...(forms.has('chart')
            ? [
                (0,gate_blocks/* text */.Qq)(`With the chart, ${pen.code('STATUS: deployed')} means that its hooks, and so its migration job, have succeeded:`),
                (0,gate_blocks/* code */.aY)('sh', HELM_CHECKS),
            ]
            : []),
        ...(forms.has('compose') ? [(0,gate_blocks/* code */.aY)('sh', ['docker compose ps', 'docker compose logs --since 15m'])] : []),
    ];
}
const HELM_CHECKS = [
    'helm status "$RELEASE"',
    'kubectl rollout status deployment \\',
    '  -l app.kubernetes.io/instance="$RELEASE" \\',
    '  --timeout=15m',
];

;// CONCATENATED MODULE: ./build/render/gate/parts.js















/** What the reader needs first: the result, and how to get green. */
function firstParts(report) {
    return [
        { name: 'deployments', blocks: (pen, detail) => (0,opening/* openingBlocks */.Re)(report, pen, detail) },
        { name: 'the approval', blocks: (pen, detail) => (0,approval/* approvalBlocks */.eQ)(report, pen, detail) },
        { name: 'choices', blocks: (pen, detail) => (0,choices/* outcomeBlocks */.Xr)(report, pen, detail) },
    ];
}
/** Only the deciding reason. */
function reasonPart(report) {
    const [worst] = (0,gate_jumps/* jumpsOf */.b)(report);
    const blocks = (pen) => {
        const reason = worst === undefined || isDecided(worst) ? [] : firstReason(worst.span, pen);
        return reason.length === 0 ? [] : [(0,gate_blocks/* heading */.R_)('Why'), ...reason];
    };
    return { name: 'why', blocks };
}
/** The rest of the report: the reasons, the things to check, the steps in the window, and the other jumps. */
function furtherParts(report) {
    const jumps = (0,gate_jumps/* jumpsOf */.b)(report);
    const isOnly = jumps.length === 1 && report.deployments.length === 1;
    const level = isOnly ? 3 : 4;
    // If several jumps roll, a fold for each is enough.
    const worst = jumps.find((jump) => isOnly || !isDecided(jump));
    const others = jumps.filter((jump) => jump !== worst);
    const each = (items, parts) => (items === undefined ? [] : parts(items));
    return [
        ...each(worst, (jump) => [...(isOnly ? [] : [leadPart(jump)]), ...jumpParts(jump, level)]),
        { name: 'your known issues', blocks: (pen, detail) => (0,policy/* issueBlocks */.eT)(jumps, pen, detail) },
        { name: 'your deployment', blocks: (pen, detail) => concernBlocks(report, pen, detail) },
        ...(worst === undefined ? [otherBuildsPart(report)] : [windowPart(report, worst, level)]),
        { name: 'further upgrades', blocks: (pen, detail) => furtherJumps(report, others, pen, detail) },
        { name: 'warnings', blocks: (pen) => (0,evidence/* noteBlocks */.HW)(report, pen) },
        ...each(worst, ({ span }) => [{ name: 'all releases', blocks: (pen, detail) => (0,releases/* releaseBlocks */.O)(span, pen, detail) }]),
    ];
}
/** The grounds of the verdict. */
function evidencePart(report) {
    return { name: 'the evidence', blocks: (pen, detail) => (0,evidence/* evidenceBlocks */.Is)(report, pen, detail) };
}
function isDecided({ span: { decision } }) {
    return decision === 'roll' || decision === 'unchanged';
}
/** If the page has several jumps, or one jump of several deployments, that jump has its own heading. */
function leadPart(jump) {
    const blocks = (pen) => [
        (0,gate_blocks/* heading */.R_)(`${(0,states/* markOfSpan */.f$)(jump.span)} ${(0,states/* titleOfSpan */.Sy)(jump.span, pen)}`),
        ...(0,opening/* leadBlocks */.nL)(jump.span, pen),
        ...deploymentsMakingJump(jump, pen),
    ];
    return { name: 'upgrades', blocks };
}
/** The deployments that make the jump, and how far they can roll. */
function deploymentsMakingJump({ span, deployments }, pen) {
    const who = deployments.length === 0 ? [] : [`For ${(0,words/* listOf */.c3)(deployments.map((each) => pen.place(each)))}.`];
    const instead = (0,choices/* hasNewest */.ts)(span) ? [`The newest version that rolls: ${(0,choices/* describeNewest */.qx)(span, pen)}.`] : [];
    return [...who, ...instead].map((line) => (0,gate_blocks/* text */.Qq)(line));
}
function jumpParts(jump, level) {
    const { span, deployments } = jump;
    if (isDecided(jump))
        return [];
    // The page already says that the policy leaves no plan.
    const isPlanned = span.decision === 'blocked' && !((0,policy/* isHeld */.i7)(span) && span.plan.hops === null);
    const plan = (pen, { rows }) => isPlanned
        ? [
            (0,gate_blocks/* heading */.R_)('The plan', level),
            ...(0,gate_plan/* planBlocks */.S)(span, pen, rows),
            ...(span.plan.hops === null ? [] : checkBlocks(deployments, pen)),
        ]
        : [];
    const why = (pen, detail) => {
        const blocks = whyBlocks(span, pen, detail);
        return blocks.length === 0
            ? []
            : [(0,gate_blocks/* heading */.R_)(span.decision === 'unproven' ? 'What is missing' : 'Why', level), ...blocks];
    };
    return [...(isPlanned ? [{ name: 'the plan', blocks: plan }] : []), { name: 'why', blocks: why }];
}
function windowPart(report, { span, deployments }, level) {
    const hop = span.plan.hops?.[0] ?? span.held?.newest?.hop;
    // An upgrade that may not be permitted gets no instructions.
    const isStop = hop?.decision === 'recreate' && span.decision !== 'unproven';
    return windowTo(report, isStop ? hop.to : null, deployments, level);
}
/** For deployments that need a stop only because of another image. */
function otherBuildsPart(report) {
    const others = report.deployments.filter((each) => (0,states/* stateOf */.L4)(each) === 'recreate' && (0,states/* spanOf */.ee)(report, each) === undefined);
    return windowTo(report, others[0]?.to ?? null, others, 3);
}
function windowTo(report, to, deployments, level) {
    const blocks = (pen) => {
        // The report must not tell people how to deploy something that was not approved.
        if (to === null || (0,approval/* failedApproval */.jg)(report) !== null)
            return [];
        const at = report.choices.findIndex(({ id }) => id === 'stop' || id === 'hop');
        const letter = at < 0 ? '' : (0,choices/* letterOf */.UB)(report, at);
        const title = `In the window${letter === '' ? '' : ` (${letter})`}`;
        return [(0,gate_blocks/* heading */.R_)(title, level), ...windowBlocks(to, deployments, report.chartVersion, pen)];
    };
    return { name: 'the window', blocks };
}
function concernBlocks(report, pen, detail) {
    const { deployments } = report;
    const spans = (0,gate_jumps/* jumpsOf */.b)(report).filter((jump) => jump.deployments.length > 0);
    const { blocks, isUrgent } = concernsOf(report, deployments, spans.map(({ span }) => span), pen, detail);
    if (blocks.length === 0)
        return [];
    const title = deployments.length > 1
        ? 'Your deployments'
        : deployments.every(states/* isGiven */.qR)
            ? 'Environment variables'
            : 'Your deployment';
    const isGreen = spans.every(isDecided) && !report.outcome.fails;
    return isGreen && !isUrgent ? (0,gate_blocks/* fold */.AU)(title, blocks) : [(0,gate_blocks/* heading */.R_)(title), ...blocks];
}
/** The jumps after the worst one, each folded. If there is no room for them, the list of deployments still has their decisions. */
function furtherJumps(report, jumps, pen, detail) {
    const shown = jumps.slice(0, detail.rows).flatMap((jump) => {
        const title = `${(0,states/* markOfSpan */.f$)(jump.span)} ${(0,states/* titleOfSpan */.Sy)(jump.span, foldTitlePen(pen))}`;
        if (!detail.deep)
            return [(0,gate_blocks/* text */.Qq)(title)];
        const parts = [...jumpParts(jump, 4), windowPart(report, jump, 4)];
        return (0,gate_blocks/* fold */.AU)(title, [
            ...(0,opening/* leadBlocks */.nL)(jump.span, pen),
            ...deploymentsMakingJump(jump, pen),
            ...parts.flatMap(({ blocks }) => blocks(pen, detail)),
            ...(0,releases/* releaseBlocks */.O)(jump.span, pen, detail),
        ]);
    });
    return [
        ...shown,
        ...(0,page/* describeOmitted */.QQ)(jumps.length, Math.min(detail.rows, jumps.length), 'upgrade').map((line) => (0,gate_blocks/* text */.Qq)(line)),
    ];
}
/** A pen for a title in HTML, where backticks are not markup. */
function foldTitlePen(pen) {
    return { ...pen, code: (words) => words };
}


/***/ }),

/***/ 38735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $y: () => (/* binding */ drawSpan),
/* harmony export */   _N: () => (/* binding */ describeRuns),
/* harmony export */   ep: () => (/* binding */ markOfVerdict)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8712);

/** A picture with more runs than this is too hard to read. */
const MOST_RUNS = 7;
const SHOWN = { first: 3, last: 2 };
/**
 * A span as the runs of its releases, which can be read aloud: `2.60.0 ─ 61 proven ─ ⛔ 2.95.0 ─ 31 proven ─ 2.114.0`.
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
    return `${markOfVerdict(verdict)} ${named}`;
}
/** The mark of a release that is not proven. Green is only for decisions. */
function markOfVerdict(verdict) {
    return verdict === false ? '⛔' : '❔';
}
/** All runs as lines: `62 proven, 2.60.1 to 2.94.0`. */
function describeRuns({ verdicts }) {
    return verdicts.map(({ verdict, first, last, count }) => {
        const which = first === last ? first : `${first} to ${last}`;
        const word = verdict === true ? 'proven' : verdict === false ? 'not safe' : 'no verdict';
        return `${verdict === true ? '' : `${markOfVerdict(verdict)} `}${which}: ${count === 1 ? word : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(count, 'release')}, ${word}`}`;
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



/** Readers come for the hops, so all of them should be visible. A plan on the real index has at most eight. */
const MOST_HOPS = 10;
/** The hops of a plan in one line: `0.3471.1 → 0.3474.0 → 1.2.0 → …`. */
function planLine({ from, plan }, pen) {
    const hops = plan.hops ?? [];
    const landings = hops.slice(0, MOST_HOPS).map(({ to }) => pen.version(to));
    const last = hops.length > landings.length ? ['…', ...hops.slice(-1).map(({ to }) => pen.version(to))] : [];
    return [from, ...landings, ...last].join(' → ');
}
/** Each hop with its mode; or why there is no plan. */
function planBlocks(span, pen, rows) {
    const { plan } = span;
    if (plan.hops === null)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .describeNoPath */ .Yv)(plan.problem, pen))];
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(plan.hops, Math.max(rows, MOST_HOPS), (hop) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .item */ .AS)(describeHop(hop, pen)), 'hop');
}
/** `🟠 1.2.0 → 1.3.0 needs one stop: 1 release is not proven`. */
function describeHop(hop, pen) {
    const { from, to, decision, reasons, evidence } = hop;
    const count = new Set(reasons.map((reason) => reason.release)).size;
    if (decision === 'unproven')
        return `❓ ${from} → ${pen.version(to)} lacks proof for ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(count, 'release')}.`;
    const what = decision === 'roll' ? 'rolls' : `needs one stop (${pen.code('Recreate')})`;
    const isAsked = count > 0 && reasons.every(({ rule }) => rule === 'known-issue-recreate');
    const why = isAsked
        ? 'your known issues ask for it'
        : count === 0
            ? 'every release is proven'
            : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(count, 'release')} ${count === 1 ? 'is' : 'are'} not proven`;
    // If an artifact is missing, the index is not the reason for the mode.
    const isUnverified = reasons.some(({ rule }) => rule === 'unverified');
    const grounds = evidence === 'index' && !isUnverified ? ', by the index alone' : '';
    return `${decision === 'roll' ? '' : '🟠 '}${from} → ${pen.version(to)} ${what}: ${why}${grounds}.`;
}


/***/ }),

/***/ 98291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wl: () => (/* binding */ describeLetIn),
/* harmony export */   eT: () => (/* binding */ issueBlocks),
/* harmony export */   fj: () => (/* binding */ remediesOfHold),
/* harmony export */   i7: () => (/* binding */ isHeld)
/* harmony export */ });
/* harmony import */ var _gate_policy_release_age_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17150);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8712);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10139);



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
            return `${name}, which needs one stop (${pen.code('Recreate')})`;
        case 'blocked':
            return hop === null
                ? `${name}, but no permitted upgrade leads there`
                : `${name}, by way of ${pen.version(hop.to)}`;
        default:
            return `${name}, which is not proven`;
    }
}
/** What to do if the policy bars a jump, as sentences. */
function remediesOfHold(span, pen) {
    const { held, reasons } = span;
    const isAge = reasons.every(({ rule }) => rule !== 'known-issue');
    const again = isAge && held?.passesFrom ? [`Run this check again from ${(0,_gate_policy_release_age_js__WEBPACK_IMPORTED_MODULE_1__/* .showMinute */ .QN)(Date.parse(held.passesFrom))} on.`] : [];
    const newest = held?.newest ?? null;
    const take = newest === null ? [] : [`Take ${describeNewestLetIn(newest, pen)}.`];
    return again.length + take.length > 0
        ? [...again, ...take]
        : ['Choose another version: your policy allows none of these.'];
}
/** Each known issue that counts against a jump, with its reason and its link. */
function issueBlocks(jumps, pen, { rows }) {
    const issues = new Map(jumps.flatMap(({ span }) => (span.held?.issues ?? []).map((issue) => [issue.id, issue])));
    if (issues.size === 0)
        return [];
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .heading */ .R_)('Your known issues'),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)([...issues.values()], Math.max(rows, 5), (issue) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .item */ .AS)(describeIssue(issue, pen)), 'known issue'),
    ];
}
function describeIssue({ id, release, count, effect, reason, url }, pen) {
    const mark = effect === 'block' ? '⛔' : '🟠';
    const name = url === null ? pen.quote(id) : pen.reference(pen.quote(id), url);
    const others = count === 1 ? '' : ` and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(count - 1, 'more release')}`;
    return `${mark} ${name} (${pen.version(release)}${others}): ${pen.prose(reason)}`;
}


/***/ }),

/***/ 83895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ releaseBlocks)
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
/** All releases of a jump, folded: the runs, their combined effect, then each release. */
function releaseBlocks(span, pen, detail) {
    const { explanation, coveredReleases: total } = span;
    if (total === 0)
        return [];
    const news = countNews(span) || describeNothing(span);
    const title = `${total === 1 ? 'The release' : (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countedAll */ .ET)(total, 'release')}: ${news}`;
    if (!detail.deep)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`${title}.`)];
    const told = explanation.releases.filter(({ explained }) => explained);
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(title, [
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)((0,_picture_js__WEBPACK_IMPORTED_MODULE_3__/* .describeRuns */ ._N)(span), detail.rows, (run) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .item */ .AS)(run), 'run'),
        ...togetherItems(explanation, pen, detail),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(told, detail.rows, (release) => releaseItem(release, pen, detail), 'release'),
    ]);
}
function describeNothing({ explanation }) {
    const { unexplained, releases, api } = explanation;
    const isUnknown = unexplained + api.rest.unknown.length + api.mcp.unknown.length > 0 ||
        releases.some((release) => release.explained && ((0,_gate_judge_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .areMigrationsUnknown */ .Ik)(release) || (0,_gate_judge_explanation_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfigUnknown */ .zg)(release)));
    return isUnknown ? 'nothing known to break' : 'nothing that breaks';
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
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(tables, rows, ({ table, migrations, releases, ...heaviness }) => {
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
        ...(breaking === 0
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
    const word = verdict === true ? 'proven' : verdict === false ? 'not safe' : 'no verdict';
    const day = releaseDate === null ? '' : `, ${(0,_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .dayOf */ .k)(releaseDate, pen)}`;
    const mark = verdict === true ? '' : `${(0,_picture_js__WEBPACK_IMPORTED_MODULE_3__/* .markOfVerdict */ .ep)(verdict)} `;
    const title = `${mark}${pen.strong(pen.version(version))} ${word}${day}`;
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

/** The possible states of a deployment, the gravest first. */
const STATES = {
    unproven: { mark: '❓', count: 'not proven', rolls: false },
    downgrade: { mark: '⛔', count: 'a downgrade', rolls: false },
    blocked: { mark: '⛔', count: 'blocked', rolls: false },
    recreate: { mark: '🟠', count: 'needing a stop', rolls: false },
    /** The version stays, but its image changes. */
    'other-image': { mark: '🟠', count: 'with another image', rolls: false },
    /** It could roll, but `fail-on` does not let the declared mode pass. */
    'other-mode': { mark: '⛔', count: 'with another mode declared', rolls: true },
    roll: { mark: '✅', count: 'can roll', rolls: true },
    install: { mark: 'ℹ️', count: 'new', rolls: true },
    removed: { mark: 'ℹ️', count: 'removed', rolls: true },
    /** The same problem existed before the change. */
    tolerated: { mark: 'ℹ️', count: 'not checked', rolls: true },
    unchanged: { mark: '✅', count: 'unchanged', rolls: true },
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
    return { state, mark: deployment.fails && rolls ? '⛔' : mark, rolls, count, title };
}
/** The decision on a jump as a short title. */
function titleOfSpan({ decision, from, to, plan, reasons }, pen) {
    const jump = `${from} → ${to}`;
    switch (decision) {
        case 'unchanged':
            return `${to} is both the current and the target version`;
        case 'roll':
            return `${jump} can roll`;
        case 'recreate':
            return `${jump} needs one stop (${pen.code('Recreate')})`;
        case 'blocked':
            if (reasons[0]?.rule === 'too-young')
                return `${jump} has to wait: ${to} is too young`;
            if (reasons[0]?.rule === 'known-issue')
                return `${jump} is stopped by a known issue`;
            return plan.hops === null
                ? `No permitted upgrade leads from ${from} to ${to}`
                : `${jump} needs ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(plan.hops.length, 'step')}`;
        case 'unproven':
            return `Nothing proves that ${jump} can roll`;
    }
}
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
    const jump = `${from ?? '?'} → ${to ?? '?'}`;
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
            return `${jump} needs one stop (${pen.code('Recreate')})`;
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

/***/ 61485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ renderDetails),
/* harmony export */   renderPlan: () => (/* binding */ renderPlan),
/* harmony export */   renderReport: () => (/* binding */ renderReport)
/* harmony export */ });
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80366);
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1050);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10139);
/* harmony import */ var _choices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70449);
/* harmony import */ var _jumps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50432);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58955);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30761);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72245);
/* harmony import */ var _pen_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53190);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79178);
/* harmony import */ var _releases_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83895);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(99459);












/** The number of jumps that are shown in full. The report file has the others. */
const MOST_JUMPS = 5;
/** What a terminal has no room for is in the report file. */
const [, BRIEF] = _page_js__WEBPACK_IMPORTED_MODULE_0__/* .DETAILS */ .Dl;
/** The report for a terminal or a log; its last line is the verdict. With `verbose` it also has the evidence. Ends without a line break. */
function renderReport(report, look = _layout_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAIN_LOOK */ .b) {
    const pen = penOf(look);
    const parts = [...(0,_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .firstParts */ .J4)(report), ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .furtherParts */ .ly)(report), ...(look.verbose ? [(0,_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .evidencePart */ .FM)(report)] : [])];
    const blocks = parts.flatMap((part) => part.blocks(pen, BRIEF));
    return [...(0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .toLines */ .P_)(blocks, look), '', verdictLine(report, look)].join('\n');
}
/** The content that other surfaces fold, for a group of the log. Ends without a line break. */
function renderDetails(report) {
    const releases = (0,_jumps_js__WEBPACK_IMPORTED_MODULE_4__/* .jumpsOf */ .b)(report)
        .slice(0, MOST_JUMPS)
        .flatMap(({ span }) => (0,_releases_js__WEBPACK_IMPORTED_MODULE_10__/* .releaseBlocks */ .O)(span, _pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .x, _page_js__WEBPACK_IMPORTED_MODULE_0__/* .DETAILS */ .Dl[0]));
    const blocks = [...releases, ...(0,_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .evidencePart */ .FM)(report).blocks(_pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .x, _page_js__WEBPACK_IMPORTED_MODULE_0__/* .DETAILS */ .Dl[0])];
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .toLines */ .P_)(blocks, { ..._layout_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAIN_LOOK */ .b, verbose: true }).join('\n');
}
function verdictLine(report, look) {
    const { outcome, decision, upgradeMode } = report;
    const approval = (0,_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .failedApproval */ .jg)(report) === null ? '' : `${_approval_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPROVED */ .GG.toLowerCase()}; `;
    const verdict = outcome.fails ? (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)(look, 'red', '❌ Fails') : (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)(look, 'green', '✅ Passes');
    return `${verdict} (fail-on: ${outcome.failOn}): ${approval}${decision}, upgrade.mode: ${upgradeMode}`;
}
/** The plan of a jump: the obstacles, its hops, and the newest version that rolls. Ends without a line break. */
function renderPlan(span, look = _layout_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAIN_LOOK */ .b) {
    const pen = penOf(look);
    const { plan, newestRollingVersion: newest } = span;
    const isPlanned = plan.hops === null || plan.hops.length > 0;
    const blocks = [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(`${(0,_states_js__WEBPACK_IMPORTED_MODULE_11__/* .markOfSpan */ .f$)(span)} ${(0,_states_js__WEBPACK_IMPORTED_MODULE_11__/* .titleOfSpan */ .Sy)(span, pen)}`, 2),
        ...(0,_opening_js__WEBPACK_IMPORTED_MODULE_6__/* .leadBlocks */ .nL)(span, pen),
        ...(isPlanned ? [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)('The plan'), ...(0,_plan_js__WEBPACK_IMPORTED_MODULE_9__/* .planBlocks */ .S)(span, pen, BRIEF.rows)] : []),
        ...(newest === null || newest !== span.to
            ? [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`The newest version that rolls: ${newest === null ? noNewest(span) : (0,_choices_js__WEBPACK_IMPORTED_MODULE_3__/* .describeNewest */ .qx)(span, pen)}.`)]
            : []),
        ...(look.verbose ? (0,_releases_js__WEBPACK_IMPORTED_MODULE_10__/* .releaseBlocks */ .O)(span, pen, BRIEF) : []),
    ];
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .toLines */ .P_)(blocks, look).join('\n');
}
/** The word for a missing version. Without an index, it is unknown whether a version rolls. */
function noNewest({ reasons }) {
    return reasons.some(({ rule }) => rule === 'index-unavailable') ? 'unknown' : 'none';
}
function penOf(look) {
    return { ..._pen_js__WEBPACK_IMPORTED_MODULE_8__/* .LOG_PEN */ .x, strong: (words) => words.replaceAll(/\S+/g, (word) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .styled */ .I4)(look, 'bold', word)) };
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
        : `Set it to keep ${quote(before)}${state === 'unseen' ? ', unless it is set already' : ''}.`;
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
