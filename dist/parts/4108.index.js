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
// EXTERNAL MODULE: ./build/syntax/yaml.js + 1 modules
var yaml = __webpack_require__(56830);
// EXTERNAL MODULE: ./build/deployment/chart.js
var deployment_chart = __webpack_require__(93054);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/release.js + 4 modules
var release = __webpack_require__(18658);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var values = __webpack_require__(32185);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/completions.js
var completions = __webpack_require__(54082);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/reader.js + 2 modules
var reader = __webpack_require__(90277);
;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/sets.js



const MOST_PARAMETERS = 1_000;
function installationsOfSet(object, budget) {
    if (object.kind !== 'ApplicationSet')
        return null;
    const { value } = object;
    const template = value.at(['spec', 'template']);
    if (!template?.isMap)
        return [];
    const lists = (0,yaml/* allAt */.Nc)([object.value], 'spec.generators.*.list.elements').filter((each) => each.scalar === null);
    const unread = [...unreadOf(object), ...(0,yaml/* allAt */.Nc)([object.value], 'spec.templatePatch')];
    const elements = lists.flatMap((list) => list.items.map((each) => flat(each)));
    budget.left -= elements.length * template.source.length;
    const made = (budget.left < 0 ? [] : elements).map((element) => filledApplication(template, element));
    const whole = made.filter((each) => each !== null);
    const isWhole = whole.length === elements.length && lists.length === value.itemsAt('spec', 'generators').length && lists.length > 0;
    if (!isWhole)
        whole.push(applicationOf(template, new Map()));
    return whole.map((each) => ({ object: each, unread }));
}
function unreadOf(object) {
    return (0,yaml/* allAt */.Nc)([object.value], 'spec.generators.*').flatMap((generator) => generator.members.flatMap((member) => {
        const parts = member.name === 'list' ? member.value.members : [member];
        return parts.filter(({ name }) => name !== 'elements').map((each) => each.value);
    }));
}
function applicationOf(value, parameters) {
    const written = value.writtenAt('metadata.name')?.text ?? '';
    const name = (0,template_text/* fillIn */.pz)(written, (action) => parameters.get(/\.(\w[\w.]*)/.exec(action)?.[1] ?? '') ?? null).text;
    return { value, group: 'argoproj.io', kind: 'Application', namespace: '', name };
}
function filledApplication(template, parameters) {
    const made = filledValue(template, (action) => {
        const found = parameters.get(action.replace(/^\./, ''));
        return found !== undefined && (0,template_text/* isPlain */.$i)(found.text) ? found : null;
    });
    return made === null ? null : applicationOf(made, parameters);
}
function filledValue(template, literals) {
    const { file } = template;
    const [start] = template.node.range ?? [0];
    const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
    const text = `${' '.repeat(start - lineStart)}${template.source}`;
    try {
        const placeAt = (offset) => file.placeAt(lineStart + offset);
        return (0,template_text/* filledYaml */.IM)({ path: file.path, text, placeAt }, literals).root;
    }
    catch (error) {
        if (error instanceof problem/* ProblemError */.Mm)
            return null;
        throw error;
    }
}
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















const TAG_PREFIX = new RegExp(String.raw `^(?:refs\/tags\/)?${product/* product */.q.chart.name}-(?=v?\d)`);
const APPLICATION = {
    kind: 'argo-cd',
    group: 'argoproj.io',
    object: 'Application',
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
        { path: 'directory.include' },
        { path: 'kustomize.components' },
        { path: 'spec.ignoreDifferences', ifMatches: /\bimage/ },
    ],
    open: openSource,
    release: (_, source) => source.writtenAt('helm.releaseName')?.text ?? null,
    environments: environmentsFor,
    expand: installationsOfSet,
    links: linksOf,
};
const argoCd = (0,reader/* readerOf */.T)(APPLICATION);
async function linksOf(read, { object }) {
    const { id, sources, secondOrder, setsMode, isDeploying } = read;
    const namespace = object.value.textAt('spec', 'destination', 'namespace');
    const isOurs = (0,service_names/* namesService */.cM)(nameOf(object, sources)) || (0,service_names/* namesService */.cM)(namespace);
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
function isInGit(source) {
    const text = (key) => source.writtenAt(key)?.text || null;
    if (text('chart') !== null || text('repoURL')?.startsWith('oci://'))
        return false;
    return text('path') !== null || text('ref') !== null;
}
function nameOf({ name }, sources) {
    const ledTo = ['path', 'chart'].flatMap((key) => sources.map((each) => each.writtenAt(key)?.text ?? ''));
    return (0,product/* isNamed */.e)(name) ? name : ledTo.join(' ');
}
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
    const isPlain = folder !== null && (!isChart || (0,yaml/* allAt */.Nc)([source], 'kustomize').length > 0);
    const refs = refsOf(all);
    return {
        chart: isPlain ? { kind: 'plain', path: folder } : chart,
        called,
        sources,
        place: (source.writtenAt('chart') ?? source.writtenAt('path'))?.place ?? source.place,
        hidden: unclear,
        file: valuesFileReader(context, folder, sources, refs),
        text: async ({ text, place: from }) => {
            const path = folder === null || (0,template_variables/* isTemplate */.Fl)(text) ? null : (0,repository_paths/* resolvePath */.o1)(folder, text);
            const read = path === null ? null : await context.files.text(path);
            return read === null ? null : { text: read.trim(), place: { ...from, file: path ?? '', line: 1, column: 1 } };
        },
    };
}
function refsOf(sources) {
    return new Set(sources.flatMap((each) => each.writtenAt('ref')?.text ?? []));
}
function isLax(sources) {
    return (0,yaml/* allAt */.Nc)(sources, 'helm.ignoreMissingValueFiles').some((each) => each.writtenAt('')?.text === 'true');
}
async function overridesIn(folder, { files, object }) {
    const overrides = [];
    for (const name of [`.argocd-source-${object.name.replaceAll('/', '')}.yaml`, '.argocd-source.yaml']) {
        const file = await files.yaml((0,repository_paths/* inFolder */._z)(folder, name));
        if (file?.root != null)
            overrides.push(file.root);
    }
    return overrides;
}
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
function valuesFileReader({ files, possible }, folder, sources, refs) {
    const mayBeMissing = isLax(sources);
    return async (written) => {
        const { ref, rest, start } = startOf(written.text, folder, refs);
        if ((0,template_variables/* isTemplate */.Fl)(rest)) {
            for (const each of filesFor(rest, start, files))
                possible.add(each);
            return [(0,problem/* problemAt */.l4)('unresolved-template', written.place, (0,quote_text/* quoteText */.o)(written.text))];
        }
        const path = start === null ? null : (0,repository_paths/* resolvePath */.o1)(start, rest);
        if (path !== null && mayBeMissing && !files.has(path) && !(0,glob/* isPattern */.Pt)(path)) {
            const isHere = ref === null || files.paths.some((each) => each.startsWith(`${(0,repository_paths/* folderOf */.yS)(path)}/`));
            if (isHere)
                return [];
        }
        return [await (0,values/* readValuesFile */.ZY)(files, path, written)];
    };
}
function startOf(item, folder, refs) {
    const text = item.replace(/^secrets:\/\/(?=[^/])/, '');
    const [, ref = null, rest = text] = /^\$([\w-]+)\/(.*)$/s.exec(text) ?? [];
    const isElsewhere = text.includes('://') || (ref !== null && !refs.has(ref));
    const start = ref !== null || rest.startsWith('/') ? '' : folder;
    return { ref, rest: rest.replace(/^\/+/, ''), start: isElsewhere ? null : start };
}
function filesFor(path, start, files) {
    if (start === null)
        return [];
    const pattern = (0,repository_paths/* resolvePath */.o1)(start, path.replace(/\{\{[^{}]{0,200}\}\}/g, '*')) ?? '';
    return (0,glob/* isReadable */.hS)(pattern) ? files.paths.filter((each) => (0,glob/* matchesGlob */.kt)(pattern, each)) : [];
}
function unclearTemplate({ file, node }) {
    const [start, , end] = node.range ?? [0, 0, 0];
    const after = /^(?:[ \t]*\n|[ \t]*\{\{.*\n)*/.exec(file.text.slice(end))?.[0] ?? '';
    const text = file.text.slice(start, end) + after;
    const [first] = (0,template_text/* unclearTemplates */.A8)(text, template_text/* ANY_LINE */.sR).sort((one, other) => one.line - other.line);
    if (first === undefined)
        return null;
    const lines = text.split('\n').slice(0, first.line);
    const offset = lines.join('\n').length - (lines.at(-1)?.trimStart().length ?? 0);
    return (0,problem/* problemAt */.l4)('unresolved-template', file.placeAt(start + offset), (0,quote_text/* quoteText */.o)(`{{ ${first.text} }}`));
}
function environmentsFor({ files, settings }, source, all) {
    const chart = chartOf(files.paths, source, settings);
    const folder = chart?.kind === 'folder' ? chart.path : null;
    const items = (0,yaml/* itemsIn */.Un)([source], 'helm.valueFiles').flatMap((item) => item.writtenAt('')?.text ?? []);
    const written = items.filter((item) => item.includes('{{')).map((item) => startOf(item, folder, refsOf(all)));
    return [...(0,completions/* completionsOf */.v)(written, files.paths, isLax([source]))].flatMap(([name, words]) => {
        const filled = filledValue(source, (template) => {
            const text = words.get(template);
            return text === undefined ? null : { text, place: null };
        });
        return filled === null ? [] : [{ name, choice: [...words.keys()].join(', '), source: filled }];
    });
}


/***/ }),

/***/ 54082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ completionsOf)
/* harmony export */ });
/* harmony import */ var _repository_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18803);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93960);
/* harmony import */ var _syntax_template_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36804);



const MOST_ENVIRONMENTS = 100;
const MOST_TEMPLATES = 5;
function completionsOf(written, paths, isLax) {
    const patterns = written.map(patternOf);
    const known = patterns.filter((each) => each !== null);
    const [first, ...others] = known.sort((one, other) => other.templates.length - one.templates.length);
    if (first === undefined || known.length < patterns.length)
        return new Map();
    if (others.some(({ templates }) => !templates.every((each) => first.templates.includes(each))))
        return new Map();
    if (isLax && first.templates.length > 1)
        return new Map();
    const words = new Map((isLax ? known : [first]).flatMap((each) => wordsIn(paths, each)));
    const there = new Set(paths);
    const whole = [...words].filter(([, each]) => isLax || others.every((pattern) => there.has(pattern.fill(each))));
    const isTold = [...words.values()].every((each) => [...each.values()].every(_syntax_template_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlain */ .$i));
    if (!isTold || whole.length === 0 || whole.length > MOST_ENVIRONMENTS)
        return new Map();
    const without = ['', new Map(first.templates.map((template) => [template, '']))];
    return new Map([...whole, ...(isLax ? [without] : [])]);
}
function wordsIn(paths, { templates, file }) {
    return paths.flatMap((path) => {
        const [, ...texts] = file.exec(path) ?? [];
        if (texts.length === 0 || texts.some((text) => _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .FOR_ALL */ .Ah.test(text)))
            return [];
        return [[texts.join('/'), new Map(templates.map((template, index) => [template, texts[index] ?? '']))]];
    });
}
function patternOf({ rest, start }) {
    const path = start === null ? null : (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePath */ .o1)(start, rest);
    const [front = ''] = rest.split('{{', 1);
    const [before = '', ...pieces] = (path ?? '').split(/\{\{([^{}\n]{1,200})\}\}/);
    if (path === null || !/\w/.test(front) || pieces.length > 2 * MOST_TEMPLATES)
        return null;
    if (pieces.some((between, index) => index % 2 === 1 && index < pieces.length - 1 && !between.includes('/')))
        return null;
    const all = pieces.filter((_, index) => index % 2 === 0).map((each) => each.trim());
    const templates = [...new Set(all)];
    const part = all.length === 1 ? '(.+)' : '([^/]+)';
    const inFile = (template, index) => all.indexOf(template) === index ? part : `\\${templates.indexOf(template) + 1}`;
    const written = all.map((template, index) => inFile(template, index) + (0,_repository_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .literalPattern */ .Kf)(pieces[2 * index + 1] ?? ''));
    const fill = (words) => before + all.map((template, index) => (words.get(template) ?? '') + (pieces[2 * index + 1] ?? '')).join('');
    return { templates, file: new RegExp(`^${(0,_repository_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .literalPattern */ .Kf)(before)}${written.join('')}$`), fill };
}


/***/ })

};
