export const id = 4108;
export const ids = [4108];
export const modules = {

/***/ 64108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  argoCd: () => (/* binding */ argoCd)
});

// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/product/product.js + 1 modules
var product = __webpack_require__(29519);
// EXTERNAL MODULE: ./build/repository/glob.js
var glob = __webpack_require__(18803);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/syntax/template-text.js
var template_text = __webpack_require__(36804);
// EXTERNAL MODULE: ./build/syntax/template-variables.js
var template_variables = __webpack_require__(37850);
// EXTERNAL MODULE: ./build/syntax/yaml-search.js
var yaml_search = __webpack_require__(85156);
// EXTERNAL MODULE: ./build/deployment/chart.js
var deployment_chart = __webpack_require__(93054);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/release.js + 3 modules
var release = __webpack_require__(52873);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var values = __webpack_require__(32185);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/reader.js + 2 modules
var reader = __webpack_require__(36449);
;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/sets.js



/** No real element has more. */
const MOST_PARAMETERS = 1_000;
/** A text that means the same in YAML with or without quotes. Templates for other texts stay unfilled. */
const PLAIN = /^(?:[A-Za-z0-9_./^~+](?:[A-Za-z0-9_./:@+~^=*-]*[A-Za-z0-9_./@+~^=*-])?)?$/;
/**
 * What an ApplicationSet installs: its template, filled in for each element of its `list` generators. A parameter that
 * is not known stays a template. For any other generator, or if the budget is spent, the unfilled template is one more
 * application.
 *
 * @returns null if the object is no set
 */
function installationsOfSet(object, budget) {
    if (object.kind !== 'ApplicationSet')
        return null;
    const { value } = object;
    const template = value.at(['spec', 'template']);
    if (!template?.isMap)
        return [];
    const lists = (0,yaml_search/* allAt */.N)([object.value], 'spec.generators.*.list.elements').filter((each) => each.scalar === null);
    const unread = [...unreadOf(object), ...(0,yaml_search/* allAt */.N)([object.value], 'spec.templatePatch')];
    const elements = lists.flatMap((list) => list.items.map((each) => flat(each)));
    budget.left -= elements.length * template.source.length;
    const made = (budget.left < 0 ? [] : elements).map((element) => filledApplication(template, element));
    const whole = made.filter((each) => each !== null);
    const isWhole = whole.length === elements.length && lists.length === value.itemsAt('spec', 'generators').length && lists.length > 0;
    if (!isWhole)
        whole.push(applicationOf(template, new Map()));
    return whole.map((each) => ({ object: each, unread }));
}
/** Everything in the generators but the elements of lists. */
function unreadOf(object) {
    return (0,yaml_search/* allAt */.N)([object.value], 'spec.generators.*').flatMap((generator) => generator.members.flatMap((member) => {
        const parts = member.name === 'list' ? member.value.members : [member];
        return parts.filter(({ name }) => name !== 'elements').map((each) => each.value);
    }));
}
function applicationOf(value, parameters) {
    const written = value.writtenAt('metadata.name')?.text ?? '';
    // A name only has to be stable, not correct. For a function call, its parameter is used unchanged.
    const name = (0,template_text/* fillIn */.pz)(written, (action) => parameters.get(/\.(\w[\w.]*)/.exec(action)?.[1] ?? '') ?? null).text;
    return { value, group: 'argoproj.io', kind: 'Application', namespace: '', name };
}
/** A filled-in value has the place of its parameter. Null if the result is not YAML. */
function filledApplication(template, parameters) {
    const { file } = template;
    // `{{ .key }}`, or `{{key}}` in the older form. Functions are not called.
    const literals = (action) => {
        const found = parameters.get(action.replace(/^\./, ''));
        return found !== undefined && PLAIN.test(found.text) ? found : null;
    };
    const [start] = template.node.range ?? [0];
    // Keep the original column, because the following lines are indented relative to it.
    const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
    const text = `${' '.repeat(start - lineStart)}${template.source}`;
    try {
        const placeAt = (offset) => file.placeAt(lineStart + offset);
        const made = (0,template_text/* filledYaml */.IM)({ path: file.path, text, placeAt }, literals);
        return made.root === null ? null : applicationOf(made.root, parameters);
    }
    catch (error) {
        if (error instanceof problem/* ProblemError */.Mm)
            return null;
        throw error;
    }
}
/** The scalars of a value by the paths of their keys: `a.b`. */
function flat(value, name = '', known = new Map()) {
    if (known.size > MOST_PARAMETERS)
        return known;
    const text = value.writtenAt('');
    if (text !== null)
        known.set(name, text);
    const within = (key) => (name === '' ? key : `${name}.${key}`);
    for (const member of value.members)
        flat(member.value, within(member.name), known);
    return known;
}

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/reader.js














/** What precedes a version in the names of the chart's tags: `lightdash-2.16.361`. */
const TAG_PREFIX = new RegExp(String.raw `^(?:refs\/tags\/)?${product/* product */.q.chart.name}-(?=v?\d)`);
/** The annotations of the image updater are no second order: it changes the cluster, or commits what is then read. */
const APPLICATION = {
    kind: 'argo-cd',
    group: 'argoproj.io',
    object: 'Application',
    // Without a source, a template may supply all of it.
    sources: ['spec.sources.*', 'spec.sourceHydrator.drySource', 'spec.sourceHydrator', 'spec.source', 'spec'],
    layers: [
        { as: 'settings', at: ['helm.fileParameters'] },
        { as: 'settings', at: ['helm.parameters'] },
        { as: 'values', at: ['helm.valuesObject', 'helm.values'] },
        { as: 'files', at: ['helm.valueFiles'] },
    ],
    images: 'kustomize.images',
    patches: 'kustomize',
    notEvaluated: [
        { path: 'plugin' },
        { path: 'directory.jsonnet' },
        { path: 'kustomize.components' },
        { path: 'spec.ignoreDifferences', ifMatches: /\bimage/ },
    ],
    open: openSource,
    expand: installationsOfSet,
    links: linksOf,
};
/** Argo CD: each Application, and each element of an ApplicationSet. */
const argoCd = (0,reader/* readerOf */.T)(APPLICATION);
/**
 * The links of the sources in git. A source for values files often points to the root of a repository. It is a link
 * only if the application is the service's, because nothing else shows which repository it is.
 */
async function linksOf(read, { object }) {
    const { id, sources, secondOrder, setsMode, isDeploying } = read;
    const namespace = object.value.textAt('spec', 'destination', 'namespace');
    const isOurs = isCalledAfterService(object, sources) || (0,service_names/* namesService */.cM)(namespace);
    const links = [];
    for (const source of sources.filter(isInGit)) {
        const text = (key) => source.writtenAt(key)?.text || null;
        const written = text('path') ?? '';
        const path = (0,repository_paths/* fromRoot */.tc)(written) ?? written;
        if (path === '' && !isDeploying && !isOurs)
            continue;
        links.push({
            id: links.length === 0 ? id : `${id}#${links.length + 1}`,
            repository: text('repoURL'),
            revision: text('targetRevision'),
            path,
            place: source.writtenAt('path')?.place ?? source.place,
            namesService: isOurs,
            secondOrder,
            setsMode,
        });
    }
    return links;
}
/** Whether a source is a folder of a repository of git, not a chart. */
function isInGit(source) {
    const text = (key) => source.writtenAt(key)?.text || null;
    if (text('chart') !== null || text('repoURL')?.startsWith('oci://'))
        return false;
    return text('path') !== null || text('ref') !== null;
}
/** Whether the application or its destination is named after the service, and not after the database beside it. */
function isCalledAfterService(object, sources) {
    return (0,service_names/* namesService */.cM)(nameOf(object, sources));
}
function nameOf({ name }, sources) {
    const ledTo = ['path', 'chart'].flatMap((key) => sources.map((each) => each.writtenAt(key)?.text ?? ''));
    return (0,product/* isNamed */.e)(name) ? name : ledTo.join(' ');
}
/**
 * Opens a source of an application. One without a chart is a kustomization, or plain manifests.
 *
 * @throws ProblemError if a deciding part cannot be read
 */
async function openSource(context, source, all) {
    const { object, files, settings } = context;
    const called = nameOf(object, all);
    const unclear = unclearTemplate(source);
    const chart = chartOf(files.paths, source, settings);
    if (chart === null) {
        if (unclear !== null && (0,service_names/* namesService */.cM)(called))
            throw new problem/* ProblemError */.Mm(unclear);
        return null;
    }
    const folder = chart.kind === 'folder' ? chart.path : null;
    const sources = folder === null ? [source] : [...(await overridesIn(folder, context)), source];
    const isChart = folder === null || files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'));
    const isPlain = folder !== null && (!isChart || (0,yaml_search/* allAt */.N)([source], 'kustomize').length > 0);
    const refs = new Set(all.flatMap((each) => each.writtenAt('ref')?.text ?? []));
    return {
        chart: isPlain ? { kind: 'plain', path: folder } : chart,
        called,
        sources,
        place: (source.writtenAt('chart') ?? source.writtenAt('path'))?.place ?? source.place,
        hidden: unclear,
        file: valuesFileReader(context, folder, sources, refs),
    };
}
/** What the `.argocd-source` files of a folder override, the application's own first. */
async function overridesIn(folder, { files, object }) {
    const overrides = [];
    for (const name of [`.argocd-source-${object.name.replaceAll('/', '')}.yaml`, '.argocd-source.yaml']) {
        const file = await files.yaml((0,repository_paths/* inFolder */._z)(folder, name));
        if (file?.root != null)
            overrides.push(file.root);
    }
    return overrides;
}
/** The chart or folder that a source renders. Null for one that only names a repository of values files. */
function chartOf(paths, source, settings) {
    const [chart, path, revision] = ['chart', 'path', 'targetRevision'].map((key) => source.writtenAt(key));
    const repository = source.writtenAt('repoURL') ?? { text: '', place: source.place };
    if (chart?.text)
        return (0,release/* publishedChart */.lR)(chart, repository.text, revision ?? null);
    if (repository.text.startsWith('oci://'))
        return (0,release/* publishedChart */.lR)(repository, '', revision ?? null);
    if (path == null)
        return null;
    const folder = (0,repository_paths/* fromRoot */.tc)(path.text);
    if ((0,deployment_chart/* isOfficialGitRepository */.Gs)(repository.text) && folder === product/* product */.q.chart.gitFolder) {
        const text = revision?.text.replace(TAG_PREFIX, '') ?? '';
        const name = { text: settings.chart, place: path.place };
        return (0,release/* publishedChart */.lR)(name, product/* product */.q.chart.repository, revision == null ? null : { ...revision, text });
    }
    if ((0,template_variables/* isTemplate */.Fl)(path.text))
        return (0,release/* unknownChart */.X6)('unresolved-template', path);
    const isHere = folder !== null && (folder === '' || paths.some((each) => each.startsWith(`${folder}/`)));
    if (isHere)
        return { kind: 'folder', path: folder };
    return (0,release/* unknownChart */.X6)('external-values', { text: `${repository.text} ${path.text}`.trim(), place: path.place });
}
/**
 * Reads an item of `valueFiles`. Its path starts at the source, at the root, or at the root of a named source.
 *
 * @param folder the source's folder; null if it is not in this tree, as for a published chart
 * @param refs names of sources that may be this repository
 */
function valuesFileReader({ files, possible }, folder, sources, refs) {
    const isLax = (0,yaml_search/* allAt */.N)(sources, 'helm.ignoreMissingValueFiles').some((each) => each.writtenAt('')?.text === 'true');
    return async (written) => {
        // A decryption plugin leaves the keys of these files readable.
        const text = written.text.replace(/^secrets:\/\/(?=[^/])/, '');
        const [, ref = null, rest = text] = /^\$([\w-]+)\/(.*)$/s.exec(text) ?? [];
        const start = ref !== null || rest.startsWith('/') ? '' : folder;
        if ((0,template_variables/* isTemplate */.Fl)(rest)) {
            for (const each of filesFor(rest, start, files))
                possible.add(each);
            return [(0,problem/* problemAt */.l4)('unresolved-template', written.place, (0,quote_text/* quoteText */.o)(written.text))];
        }
        const isElsewhere = text.includes('://') || (ref !== null && !refs.has(ref));
        const path = start === null || isElsewhere ? null : (0,repository_paths/* resolvePath */.o1)(start, rest.replace(/^\/+/, ''));
        if (path !== null && isLax && !files.has(path) && !(0,glob/* isPattern */.Pt)(path)) {
            // If this repository has the file's folder, the source is this repository. In another one the file may exist.
            const isHere = ref === null || files.paths.some((each) => each.startsWith(`${(0,repository_paths/* folderOf */.yS)(path)}/`));
            if (isHere)
                return [];
        }
        return [await (0,values/* readValuesFile */.ZY)(files, path, written)];
    };
}
/** The files that a path with templates may lead to. */
function filesFor(path, start, files) {
    if (start === null)
        return [];
    const pattern = (0,repository_paths/* resolvePath */.o1)(start, path.replace(/\{\{[^{}]{0,200}\}\}/g, '*').replace(/^\/+/, '')) ?? '';
    return (0,glob/* isReadable */.hS)(pattern) ? files.paths.filter((each) => (0,glob/* matchesGlob */.kt)(pattern, each)) : [];
}
/** Why some members of a source are unknown: a template may add or remove them. */
function unclearTemplate({ file, node }) {
    const [start, , end] = node.range ?? [0, 0, 0];
    // The parser treats such trailing lines as blank.
    const after = /^(?:[ \t]*\n|[ \t]*\{\{.*\n)*/.exec(file.text.slice(end))?.[0] ?? '';
    const text = file.text.slice(start, end) + after;
    const [first] = (0,template_text/* unclearTemplates */.A8)(text, template_text/* ANY_LINE */.sR).sort((one, other) => one.line - other.line);
    if (first === undefined)
        return null;
    const lines = text.split('\n').slice(0, first.line);
    const offset = lines.join('\n').length - (lines.at(-1)?.trimStart().length ?? 0);
    return (0,problem/* problemAt */.l4)('unresolved-template', file.placeAt(start + offset), (0,quote_text/* quoteText */.o)(`{{ ${first.text} }}`));
}


/***/ }),

/***/ 18803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pt: () => (/* binding */ isPattern),
/* harmony export */   hS: () => (/* binding */ isReadable),
/* harmony export */   kt: () => (/* binding */ matchesGlob)
/* harmony export */ });
/** Nobody writes longer patterns. */
const LONGEST_PATTERN = 500;
/** Whether a path contains wildcards, including unsupported ones. */
function isPattern(path) {
    return /[*?[{]/.test(path);
}
/** Whether a pattern uses only `*`, `?` and `**`. */
function isReadable(pattern) {
    return pattern.length <= LONGEST_PATTERN && !/[[\]{}\\()!]/.test(pattern);
}
/** Whether a path matches a pattern. The time grows at most with the product of their lengths. */
function matchesGlob(pattern, path) {
    // How many characters of the path the pattern may have consumed so far.
    let taken = new Set([0]);
    for (const part of pattern.match(/\*\*\/?|[\s\S]/g) ?? []) {
        const next = new Set();
        if (part.startsWith('*')) {
            let isOpen = false;
            for (let end = 0; end <= path.length; end += 1) {
                const isAfterSlash = path[end - 1] === '/';
                isOpen = taken.has(end) || (isOpen && !(part === '*' && isAfterSlash));
                if (isOpen && (part !== '**/' || isAfterSlash || taken.has(end)))
                    next.add(end);
            }
        }
        else {
            for (const at of taken) {
                if (path[at] === part || (part === '?' && at < path.length && path[at] !== '/'))
                    next.add(at + 1);
            }
        }
        if (next.size === 0)
            return false;
        taken = next;
    }
    return taken.has(path.length);
}


/***/ }),

/***/ 36804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ unclearTemplates),
/* harmony export */   IM: () => (/* binding */ filledYaml),
/* harmony export */   pz: () => (/* binding */ fillIn),
/* harmony export */   sR: () => (/* binding */ ANY_LINE)
/* harmony export */ });
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56830);

/** A template on one line. Longer templates stay as they are, which is never a version. */
const ACTION = /\{\{([^{}\n]*)\}\}/g;
/** The most templates that are filled in for one text. */
const MOST_FILLED_IN = 1_000;
/** Longer texts are not versions, names or paths. */
const LONGEST_LITERAL = 500;
/** The part of a word before a template, including its opening quote. */
const WORD = /(?:(?<![^\s"'{},[\]])|["'])[^\s"'{},[\]]*$/;
/** Fills in the templates that have a literal. The word around a filled-in template gets the literal's place. */
function fillIn(text, literals) {
    const pieces = [{ from: 0, at: 0, place: null }];
    let made = '';
    let done = 0;
    for (const { 0: whole, 1: action = '', index } of text.matchAll(ACTION)) {
        const isTooMuch = action.length > LONGEST_LITERAL || pieces.length > 2 * MOST_FILLED_IN;
        const literal = isTooMuch ? null : literals(action.trim());
        if (literal === null || literal.text.length > LONGEST_LITERAL || /[\r\n]/.test(literal.text))
            continue;
        made += text.slice(done, index);
        const word = literal.place === null ? null : WORD.exec(made.slice(-LONGEST_LITERAL));
        const before = word?.[0].length ?? 0;
        pieces.push({ from: made.length - before, at: index - before, place: literal.place });
        made += literal.text;
        done = index + whole.length;
        pieces.push({ from: made.length, at: done, place: null });
    }
    return { text: made + text.slice(done), pieces };
}
/**
 * Parses YAML after its templates are filled in with literals. Other templates stay as they are.
 *
 * @throws ProblemError (`unparseable`)
 */
function filledYaml(source, literals) {
    const filled = fillIn(source.text, literals);
    return new _yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .YamlFile */ ._(source.path, filled.text, {
        placeAt(offset) {
            const { from, at, place } = filled.pieces.findLast((piece) => piece.from <= offset) ?? { from: 0, at: 0 };
            return place ?? source.placeAt(at + offset - from);
        },
    });
}
/** For texts in which any line may decide. */
const ANY_LINE = /\S/;
/**
 * The templates in a text that may change lines that decide.
 *
 * @param isRead matches a line that decides
 */
function unclearTemplates(text, isRead) {
    const unclear = [];
    const open = [];
    const close = (end) => {
        const block = open.pop();
        if (block === undefined || block.decides === 0)
            return;
        unclear.push({ ...block, end });
        const outer = open.at(-1);
        if (outer?.decides === 0)
            outer.decides = block.decides;
    };
    const lines = text.includes('{{') ? text.split('\n') : [];
    let above = '';
    for (const [index, written] of lines.entries()) {
        const plain = written.replace(ACTION, '');
        const line = index + 1;
        const isBare = /^[\s-]*$/.test(plain);
        const isDeciding = isRead.test(plain) && !/^\s*#/.test(plain);
        // A condition before a deciding text may end on the same line.
        const isInFront = /^[\s-]*\{\{/.test(written);
        const isBelowOther = /:\s*$/.test(above) && !isRead.test(above);
        for (const [, inner = ''] of written.matchAll(ACTION)) {
            const action = inner.replace(/^-|-$/g, '').trim();
            const isData = isBare
                ? !isBelowOther && !/^(?:\/\*|\$\w* *:?=|else\b)/.test(action)
                : isDeciding && MANY.test(action);
            if (/^(?:if|range|with|block|define)\b/.test(action))
                open.push({ text: action, line, decides: isDeciding && isInFront ? line : 0 });
            else if (action === 'end')
                close(line);
            else if (isData)
                unclear.push({ text: action, line, end: line, decides: line });
        }
        const around = open.at(-1);
        if (isDeciding && around?.decides === 0)
            around.decides = line;
        if (!isBare)
            above = plain;
    }
    while (open.length > 0)
        close(lines.length);
    return unclear;
}
/** A template that may insert a mapping or a list into a line. */
const MANY = /\b(?:to(?:Raw)?(?:Yaml|Json)|include|tpl|n?indent)\b/;


/***/ })

};
