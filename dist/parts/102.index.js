export const id = 102;
export const ids = [102];
export const modules = {

/***/ 70102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  argoCd: () => (/* binding */ argoCd)
});

// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/syntax/located.js
var located = __webpack_require__(60460);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/reader.js + 1 modules
var reader = __webpack_require__(36256);
// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/syntax/template-text.js
var template_text = __webpack_require__(36804);
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
    const { file, value } = object;
    const template = file.at(value, ['spec', 'template']);
    if (!file.isMap(template))
        return [];
    const lists = (0,located/* allAt */.Nc)([object], 'spec.generators.*.list.elements').filter((each) => file.scalar(each.value) === null);
    const unread = [...unreadOf(object), ...(0,located/* allAt */.Nc)([object], 'spec.templatePatch')];
    const elements = lists.flatMap((list) => file.items(list.value).map((each) => flat(file, each)));
    budget.left -= elements.length * file.sourceOf(template).length;
    const made = (budget.left < 0 ? [] : elements).map((element) => filledApplication(object, template, element));
    const whole = made.filter((each) => each !== null);
    const isWhole = whole.length === elements.length &&
        lists.length === file.items(file.at(value, ['spec', 'generators'])).length &&
        lists.length > 0;
    if (!isWhole)
        whole.push(applicationOf(file, template, new Map()));
    return whole.map((each) => ({ object: each, unread }));
}
/** Everything in the generators but the elements of lists. */
function unreadOf(object) {
    const { file } = object;
    return (0,located/* allAt */.Nc)([object], 'spec.generators.*').flatMap(({ value }) => file.members(value).flatMap((member) => {
        const parts = member.name === 'list' ? file.members(member.value) : [member];
        return parts.filter(({ name }) => name !== 'elements').map((each) => ({ file, value: each.value }));
    }));
}
function applicationOf(file, value, parameters) {
    const written = (0,located/* writtenAt */.nt)({ file, value }, 'metadata.name')?.text ?? '';
    // A name only has to be stable, not correct. For a function call, its parameter is used unchanged.
    const name = (0,template_text/* fillIn */.pz)(written, (action) => parameters.get(/\.(\w[\w.]*)/.exec(action)?.[1] ?? '') ?? null).text;
    return { file, value, group: 'argoproj.io', kind: 'Application', namespace: '', name };
}
/** A filled-in value has the place of its parameter. Null if the result is not YAML. */
function filledApplication({ file }, template, parameters) {
    // `{{ .key }}`, or `{{key}}` in the older form. Functions are not called.
    const literals = (action) => {
        const found = parameters.get(action.replace(/^\./, ''));
        return found !== undefined && PLAIN.test(found.text) ? found : null;
    };
    const [start] = template.node.range ?? [0];
    // Keep the original column, because the following lines are indented relative to it.
    const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
    const text = `${' '.repeat(start - lineStart)}${file.sourceOf(template)}`;
    try {
        const made = (0,template_text/* filledYaml */.IM)(file.path, text, literals, (offset) => file.placeAt(lineStart + offset));
        return made.root === null ? null : applicationOf(made, made.root, parameters);
    }
    catch (error) {
        if (error instanceof problem/* ProblemError */.Mm)
            return null;
        throw error;
    }
}
/** The scalars of a value by their paths: `a.b` inside a mapping, `a.0` inside a list. */
function flat(file, value, name = '', known = new Map()) {
    if (known.size > MOST_PARAMETERS)
        return known;
    const text = (0,located/* writtenAt */.nt)({ file, value }, '');
    if (text !== null)
        known.set(name, text);
    const within = (step) => (name === '' ? String(step) : `${name}.${step}`);
    for (const member of file.members(value))
        flat(file, member.value, within(member.name), known);
    for (const [index, item] of file.items(value).entries())
        flat(file, item, within(index), known);
    return known;
}

// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/repository/glob.js
var glob = __webpack_require__(18803);
// EXTERNAL MODULE: ./build/syntax/template-variables.js
var template_variables = __webpack_require__(37850);
// EXTERNAL MODULE: ./build/deployment/chart.js
var deployment_chart = __webpack_require__(93054);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var values = __webpack_require__(32185);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/chart.js
var releases_chart = __webpack_require__(42761);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/layers.js
var releases_layers = __webpack_require__(73315);
;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/source.js












/**
 * Whether the application or its destination is named after the service. A longer name, such as that of the database
 * beside it, does not count.
 */
function isNamed(object, sources) {
    return (0,service_names/* namesService */.cM)(nameOf(object, sources));
}
function nameOf({ name }, sources) {
    const ledTo = ['path', 'chart'].flatMap((key) => sources.map((each) => (0,located/* writtenAt */.nt)(each, key)?.text ?? ''));
    return /lightdash/i.test(name) ? name : ledTo.join(' ');
}
/**
 * Opens a source of an application. One without a chart is a kustomization, or plain manifests.
 *
 * @throws ProblemError if a deciding part cannot be read
 */
async function openSource({ object, files, possible }, source, settings, all) {
    const called = nameOf(object, all);
    const unclear = unclearTemplate(source);
    const chart = chartOf(files.paths, source, settings);
    if (chart === null) {
        if (unclear !== null && (0,service_names/* namesService */.cM)(called))
            throw new problem/* ProblemError */.Mm(unclear);
        return null;
    }
    const folder = chart.kind === 'folder' ? chart.path : null;
    const sources = [source];
    const overrides = ['.argocd-source.yaml', `.argocd-source-${object.name.replaceAll('/', '')}.yaml`];
    for (const name of folder === null ? [] : overrides) {
        const file = await files.yaml((0,repository_paths/* inFolder */._z)(folder ?? '', name));
        if (file?.root != null)
            sources.unshift({ file, value: file.root });
    }
    const isChart = folder === null || files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'));
    const isPlain = folder !== null && (!isChart || (0,located/* allAt */.Nc)([source], 'kustomize').length > 0);
    return {
        chart: isPlain ? { kind: 'plain', path: folder } : chart,
        ...{ called, isCalledByObject: true, sources },
        place: ((0,located/* writtenAt */.nt)(source, 'chart') ?? (0,located/* writtenAt */.nt)(source, 'path'))?.place ?? source.value.place,
        hidden: unclear === null ? [] : [unclear],
        file: valuesFileReader({ files, possible }, folder, sources, new Set(all.flatMap((each) => (0,located/* writtenAt */.nt)(each, 'ref')?.text ?? []))),
    };
}
/**
 * The chart or folder that a source renders, whether or not the folder has a chart. Null for a source that only names a
 * repository of values files.
 */
function chartOf(paths, source, settings) {
    const [chart, path, revision] = ['chart', 'path', 'targetRevision'].map((key) => (0,located/* writtenAt */.nt)(source, key));
    const repository = (0,located/* writtenAt */.nt)(source, 'repoURL') ?? { text: '', place: source.value.place };
    if (chart?.text)
        return (0,releases_chart/* publishedChart */.lR)(chart, repository.text, revision ?? null);
    if (repository.text.startsWith('oci://'))
        return (0,releases_chart/* publishedChart */.lR)(repository, '', revision ?? null);
    if (path == null)
        return null;
    const folder = (0,repository_paths/* resolvePath */.o1)('', path.text.replace(/^\/+/, ''));
    if ((0,deployment_chart/* isOfficialGitRepository */.Gs)(repository.text) && folder === 'charts/lightdash') {
        const text = revision?.text.replace(/^(?:refs\/tags\/)?lightdash-(?=v?\d)/, '') ?? '';
        const name = { text: settings.chart, place: path.place };
        return (0,releases_chart/* publishedChart */.lR)(name, deployment_chart/* OFFICIAL_REPOSITORY */.hi, revision == null ? null : { ...revision, text });
    }
    if ((0,template_variables/* isTemplate */.Fl)(path.text))
        return (0,releases_chart/* unknownChart */.X6)('unresolved-template', path);
    const isHere = folder !== null && (folder === '' || paths.some((each) => each.startsWith(`${folder}/`)));
    if (isHere)
        return { kind: 'folder', path: folder };
    return (0,releases_chart/* unknownChart */.X6)('external-values', { text: `${repository.text} ${path.text}`.trim(), place: path.place });
}
/**
 * Reads an item of `valueFiles`. Its path starts at the source, at the root, or at the root of a named source.
 *
 * @param folder the source's folder; null if it is not in this tree, as for a published chart
 * @param refs names of sources that may be this repository
 */
function valuesFileReader({ files, possible }, folder, sources, refs) {
    const isLax = (0,located/* allAt */.Nc)(sources, 'helm.ignoreMissingValueFiles').some((each) => (0,located/* writtenAt */.nt)(each, '')?.text === 'true');
    return async (written) => {
        // A decryption plugin leaves the keys of these files readable.
        const text = written.text.replace(/^secrets:\/\/(?=[^/])/, '');
        const [, ref = null, rest = text] = /^\$([\w-]+)\/(.*)$/s.exec(text) ?? [];
        const base = ref !== null || rest.startsWith('/') ? '' : folder;
        if ((0,template_variables/* isTemplate */.Fl)(rest)) {
            const pattern = rest.replace(/\{\{[^{}]{0,200}\}\}/g, '*').replace(/^\/+/, '');
            const all = (base === null ? null : (0,repository_paths/* resolvePath */.o1)(base, pattern)) ?? '';
            for (const each of (0,glob/* isReadable */.hS)(all) ? files.paths : [])
                if ((0,glob/* matchesGlob */.kt)(all, each))
                    possible.add(each);
            return [(0,releases_layers/* unseenValues */.d)('unresolved-template', written, (0,quote_text/* quoteText */.o)(written.text))];
        }
        const isElsewhere = text.includes('://') || (ref !== null && !refs.has(ref));
        const path = base === null || isElsewhere ? null : (0,repository_paths/* resolvePath */.o1)(base, rest.replace(/^\/+/, ''));
        const isMissing = path !== null && isLax && !files.has(path) && !(0,glob/* isPattern */.Pt)(path);
        // If this repository has the file's folder, the source is this repository. In another one the file may exist.
        const isHere = ref === null || files.paths.some((each) => each.startsWith(`${(0,repository_paths/* folderOf */.yS)(path ?? '')}/`));
        return isMissing && isHere ? [] : [await (0,values/* readValuesFile */.ZY)(files, path, written)];
    };
}
/** Why some members of a source are unknown: a template may add or remove them. */
function unclearTemplate({ file, value: { node } }) {
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

;// CONCATENATED MODULE: ./build/deployment/kinds/argo-cd/reader.js






/** The annotations of the image updater are not told: it changes the cluster, or commits what is then read. */
const APPLICATION = {
    kind: 'argo-cd',
    group: 'argoproj.io',
    object: 'Application',
    // Without a source, a template may supply all of it.
    sources: ['spec.sources.*', 'spec.sourceHydrator.drySource', 'spec.sourceHydrator', 'spec.source', 'spec'],
    layers: [
        ['settings', 'helm.fileParameters'],
        ['settings', 'helm.parameters'],
        ['values', 'helm.valuesObject | helm.values'],
        ['files', 'helm.valueFiles'],
    ],
    images: 'kustomize.images',
    patches: 'kustomize',
    told: [['plugin'], ['directory.jsonnet'], ['kustomize.components'], ['spec.ignoreDifferences', /\bimage/]],
    isRenderedByArgoCd: true,
    hasPlainNames: true,
    open: openSource,
    expand: installationsOfSet,
    links: linksOf,
};
/** Argo CD: each Application, and each element of an ApplicationSet. */
const argoCd = (0,reader/* readerOf */.T)(APPLICATION);
/** A path without redundant parts; unchanged if it leads out of the repository. */
function normalPath(path) {
    return (0,repository_paths/* resolvePath */.o1)('', path.replace(/^\/+/, '')) ?? path;
}
/**
 * The links of the sources in git. A source for values files often points to the root of a repository. It is a link
 * only if the application is the service's, because nothing else shows which repository it is.
 */
async function linksOf({ id, sources, told, setsMode, isDeploying }, { object }) {
    const namespace = (0,located/* textAt */.$6)(object, 'spec', 'destination', 'namespace');
    const isOurs = isNamed(object, sources) || (0,service_names/* namesService */.cM)(namespace);
    const links = [];
    for (const source of sources) {
        const [repository, chart, ref, path, revision] = ['repoURL', 'chart', 'ref', 'path', 'targetRevision'].map((key) => (0,located/* writtenAt */.nt)(source, key)?.text || null);
        const at = normalPath(path ?? '');
        const isInGit = chart == null && repository?.startsWith('oci://') !== true && (path ?? ref) != null;
        if (!isInGit || (at === '' && !isDeploying && !isOurs))
            continue;
        const place = (0,located/* writtenAt */.nt)(source, 'path')?.place ?? source.value.place;
        const own = links.length === 0 ? id : `${id}#${links.length + 1}`;
        const leads = { repository: repository ?? null, revision: revision ?? null, path: at };
        links.push({ id: own, ...leads, place, namesService: isOurs, secondOrder: told, setsMode });
    }
    return links;
}


/***/ }),

/***/ 36256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ readerOf)
});

// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/syntax/located.js
var located = __webpack_require__(60460);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/syntax/template-variables.js
var template_variables = __webpack_require__(37850);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var candidates = __webpack_require__(40334);
// EXTERNAL MODULE: ./build/deployment/finding.js
var deployment_finding = __webpack_require__(91831);
// EXTERNAL MODULE: ./build/deployment/image-answer.js
var image_answer = __webpack_require__(5114);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
// EXTERNAL MODULE: ./build/deployment/kinds/facts.js
var facts = __webpack_require__(32541);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/findings.js
var findings = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/release.js + 5 modules
var helm_release = __webpack_require__(90064);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/graph.js
var kustomize_graph = __webpack_require__(6950);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/kustomization.js
var kustomization = __webpack_require__(78715);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/release-images.js
var release_images = __webpack_require__(83674);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/second-order.js + 1 modules
var second_order = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/objects.js
var objects = __webpack_require__(22155);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/reader.js
var reader = __webpack_require__(37032);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/cluster.js
var releases_cluster = __webpack_require__(91003);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/reader.js + 2 modules
var kustomize_reader = __webpack_require__(36234);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/image.js
var manifests_image = __webpack_require__(69382);
;// CONCATENATED MODULE: ./build/deployment/kinds/releases/images.js










/** The literal images at a path of the first source that has some: mappings, or texts such as `name=newName:newTag`. */
function imagesOver(sources, path) {
    for (const source of path === undefined ? [] : sources) {
        const lists = (0,located/* allAt */.Nc)([source], path ?? '');
        const images = lists.flatMap((list) => [...(0,kustomization/* textsAt */.i1)(list).map(overrideOf), ...(0,kustomization/* imagesAt */.Yu)(list)]);
        if (images.length > 0)
            return images;
    }
    return [];
}
function overrideOf({ text, place }) {
    const equals = text.indexOf('=');
    const { name, tag: newTag, digest } = (0,manifests_image/* placedImage */.Vi)(text.slice(equals + 1), place);
    const of = equals === -1 ? name.text : text.slice(0, equals);
    return { name: of, newName: equals === -1 ? null : name, newTag, digest, place };
}
/**
 * Reads what a folder without a chart deploys under literal images. They override its kustomization.
 *
 * @param folder null if it is not in this tree, so that only the images are known
 * @returns the findings, and the files that the folder alone would be read from
 */
async function readUnderImages(files, folder, common, images, settings) {
    if (!images.some((each) => (0,release_images/* overridesService */.TP)(each, settings)))
        return { found: [], inside: [] };
    const { id: unit, carrier } = common;
    if (folder !== null) {
        const found = await (0,kustomize_reader.findingsOfKustomization)(files, folder, { owner: unit, images }, settings);
        // Plain manifests would also be deployed without these images. A kustomization is left to `builds`.
        const isInside = (path) => files.has(path) && path.startsWith(folder === '' ? '' : `${folder}/`);
        const isPlain = (0,kustomization/* kustomizationIn */.dq)(files, folder) === null;
        return { found, inside: isPlain ? found.flatMap(({ inputs }) => inputs.filter(isInside)) : [] };
    }
    const found = images.flatMap((image) => {
        const read = readOverride(image, settings);
        const { name, place } = image;
        const at = { ...common, id: `${unit}#${name}`, unit, inputs: [carrier], accounts: [place] };
        return read === null ? [] : [{ ...deployment_finding/* PLAIN */.tZ, ...at, ...read, variables: (0,template_variables/* variablesIn */.DF)((0,manifests_image/* imageText */.f1)((0,kustomization/* imageOf */.dT)(image))) }];
    });
    return { found, inside: [] };
}
/** Null if the kustomization keeps its tag. */
function readOverride(image, settings) {
    const { newTag, digest, place } = image;
    if ((newTag === null && digest === null) || !(0,release_images/* overridesService */.TP)(image, settings))
        return null;
    const source = (0,manifests_image/* imageText */.f1)((0,kustomization/* imageOf */.dT)(image));
    const isService = (0,release_images/* overridesService */.TP)({ ...image, newName: null }, settings);
    const read = (0,manifests_image/* readImage */.AM)((0,kustomization/* imageOf */.dT)(image), { source, isService }, settings);
    if (read !== null || !isService)
        return read;
    return (0,image_answer/* refusedImage */.y)((0,problems_problem/* problemAt */.l4)('custom-image', place, (0,quote_text/* quoteText */.o)(source), { subject: 'image' }), place);
}

// EXTERNAL MODULE: ./build/deployment/kinds/releases/layers.js
var releases_layers = __webpack_require__(73315);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/told.js
var releases_told = __webpack_require__(85508);
;// CONCATENATED MODULE: ./build/deployment/kinds/releases/reader.js






















/** The reader of a kind whose objects install releases, from its rows. */
function readerOf(...tools) {
    return {
        async read(files, candidates, settings) {
            const cluster = new releases_cluster/* Cluster */.d(files, settings);
            const installations = candidates.length === 0 ? [] : await installationsIn(tools, files, cluster, settings);
            if (installations.length === 0)
                return deployment_finding/* NOTHING_READ */.pp;
            const graph = await kustomize_graph/* KustomizationGraph */.e.of(files, settings);
            const tree = { files, cluster, graph, reader: new second_order/* SecondOrderReader */.E(), settings };
            const { names, concerns } = await concernOf(files, candidates);
            const ids = (0,reader.uniqueIds)(installations.map(([tool, { object }]) => idOf(tool, object)));
            const [found, links] = [[], []];
            const [own, inside] = [new Set(), new Set()];
            for (const [index, [tool, installation]] of installations.entries()) {
                const id = ids[index] ?? '';
                const { object } = installation;
                const sources = sourcesOf(tool, object);
                const work = { ...installation, tool, id, sources, ...(await toldOf(tree, tool, id, installation, sources)) };
                const isConcerned = concerns(object);
                for (const source of isConcerned ? sources : []) {
                    const read = await readSource(tree, work, source);
                    found.push(...read.found);
                    links.push(...read.links);
                    for (const path of read.inside)
                        inside.add(path);
                    // A file that only may belong to it is left to other kinds.
                    for (const path of read.found.flatMap(({ inputs }) => inputs))
                        if (!read.possible.has(path))
                            own.add(path);
                }
                if (isConcerned)
                    own.add(object.file.path);
                const isDeploying = found.some(({ unit }) => unit === id);
                const context = {
                    object,
                    files,
                    cluster,
                    graph,
                    environment: [],
                    used: new Set(),
                    possible: new Set(),
                };
                links.push(...((await tool.links?.({ ...work, isDeploying }, context, { ...tree, names })) ?? []));
            }
            const unique = (0,reader.withUniqueIds)(found);
            return {
                found: unique,
                claimed: [...new Set([...(await withoutOthers(files, own)), ...inside])],
                seen: [...new Set([...ids, ...unique.map(({ id }) => id)])],
                links,
            };
        },
    };
}
/** The objects of some rows in the searched files, a set as what it makes. */
async function installationsIn(tools, files, cluster, settings) {
    const isSearched = (0,candidates/* searchTest */.Ln)(settings);
    const found = [];
    const budget = { left: 3_000_000 };
    const paths = await Promise.all([...new Set(tools.map(({ group }) => group))].map((group) => cluster.holding(group)));
    const isStart = new RegExp(`^["']?kind["']?: *["']?(?:${tools.map(({ object }) => object).join('|')})`, 'm');
    for (const path of [...new Set(paths.flat())].filter(isSearched).sort()) {
        const text = (await (0,source_files/* nullIfUnreadable */.e)(files.text(path))) ?? '';
        // The tools' own definitions are long.
        if (/^kind: CustomResourceDefinition/m.test(text) && !isStart.test(text))
            continue;
        const file = await (0,source_files/* nullIfUnreadable */.e)(files.yaml(path));
        for (const object of file === null ? [] : (0,objects/* objectsIn */.Qv)(file)) {
            for (const tool of tools.filter(({ group }) => group === object.group)) {
                const made = tool.expand?.(object, budget) ?? (tool.object === object.kind ? [{ object }] : []);
                found.push(...made.map((each) => [tool, { ...each, set: object.name }]));
            }
        }
    }
    return found;
}
function idOf({ kind, hasPlainNames, object: of }, { file, kind: own, namespace, name }) {
    const prefix = of === 'Kustomization' ? `${own}/` : '';
    return `${kind}:${file.path}#${prefix}${hasPlainNames ? '' : `${namespace}/`}${name}`;
}
function sourcesOf({ sources }, object) {
    const path = sources.find((each) => (0,located/* allAt */.Nc)([object], each).length > 0);
    return path === undefined ? [] : (0,located/* allAt */.Nc)([object], path);
}
/**
 * A cheap test whether an object may concern the service, even without its name: the object stands beside a candidate,
 * or names an object, a folder or a file of one.
 */
async function concernOf(files, candidates) {
    const names = new Set();
    for (const path of candidates) {
        const file = await (0,source_files/* nullIfUnreadable */.e)(files.yaml(path));
        for (const { name } of file === null ? [] : (0,objects/* objectsIn */.Qv)(file))
            if (name !== '')
                names.add(name);
    }
    const folders = (0,repository_paths/* foldersOf */.pd)(candidates);
    const near = new Set(candidates.map(repository_paths/* folderOf */.yS));
    const baseNames = new Set(candidates.map(repository_paths/* baseNameOf */.mv));
    const isMeant = (word) => names.has(word) || baseNames.has((0,repository_paths/* baseNameOf */.mv)(word)) || folders.has((0,repository_paths/* resolvePath */.o1)('', word.replace(/^\/+/, '')) ?? '-');
    const concerns = ({ file, value }) => near.has((0,repository_paths/* folderOf */.yS)(file.path)) ||
        file
            .sourceOf(value)
            .split(/[^\w./-]+/)
            .some((word) => word !== '' && isMeant(word));
    return { names: [...names], concerns };
}
/** What an installation, its set and the kustomizations around it do that is told and not read. */
async function toldOf({ files, reader, graph }, { told: parts, patches, links }, id, { object, set = '', unread = [] }, sources) {
    const told = [...(0,releases_told/* partsTold */.O)(parts, id, [...sources, object]), ...(0,releases_told/* toldAs */.I)(`${id}#set`, unread)];
    const around = links === undefined ? [] : graph.around(object.file.path);
    const names = [object.name, set].flatMap((name) => (0,kustomization/* namesThrough */.Ix)(around, name));
    told.push(...(await reader.read(files, around, { names })));
    let setsMode = await reader.setsMode(files, around, { names });
    for (const source of patches === undefined ? [] : sources) {
        const folder = (0,repository_paths/* resolvePath */.o1)('', (0,located/* writtenAt */.nt)(source, 'path')?.text.replace(/^\/+/, '') ?? (0,repository_paths/* folderOf */.yS)(source.file.path));
        const layers = (0,located/* allAt */.Nc)([source], patches ?? '').map((each) => ({
            ...each,
            folder: folder ?? '',
            key: `${id}#${patches}`,
        }));
        told.push(...(await reader.read(files, layers, null)));
        setsMode ||= await reader.setsMode(files, layers, null);
    }
    return { told, setsMode };
}
/** Reads what a source installs, once for each environment that differs. */
async function readSource({ files: tree, cluster, graph, reader, settings }, work, source) {
    const { tool, id, object, told } = work;
    const files = tree.recorded();
    const carrier = object.file.path;
    files.has(carrier);
    const { name: application, namespace } = object;
    const ofArgoCd = { isRenderedByArgoCd: true, application: { name: application, namespace } };
    const own = { kind: tool.kind, carrier, ...(tool.isRenderedByArgoCd && ofArgoCd) };
    const ways = graph.waysFrom(carrier);
    const environment = [...new Set([...ways.values()].flat())];
    const context = { object, files, cluster, graph, environment, used: new Set(), possible: new Set() };
    const readings = new Map();
    let git = null;
    try {
        for (const [name, way] of ways) {
            const opened = await tool.open({ ...context, environment: way }, source, settings, work.sources);
            if (opened === null)
                continue;
            const { chart } = opened;
            const images = imagesOver(opened.sources, tool.images);
            if (chart.kind === 'plain' || chart.kind === 'unknown') {
                const folder = chart.kind === 'plain' ? chart.path : null;
                const { found, inside } = await readUnderImages(tree, folder, { ...own, id }, images, settings);
                const whole = found.map((each) => ({ ...each, ...own, secondOrder: [...each.secondOrder, ...told] }));
                if (chart.kind === 'plain' || found.length > 0)
                    return { found: whole, links: [], inside, possible: new Set() };
            }
            const values = [...(opened.hidden ?? []), ...(await (0,releases_layers/* readLayers */.n)(tool.layers, opened.sources, opened))];
            const release = { chart, values, place: opened.place };
            const read = await readNamed(files, release, opened, settings);
            if (read.length === 0)
                continue;
            git ??= opened.git ?? null;
            const changed = (0,release_images/* withImages */.nS)(read, images, (0,release_images/* renderedBy */.le)(release, settings), settings);
            const key = JSON.stringify(changed[0]?.found.place);
            const said = opened.notices ?? [];
            const parts = (0,findings/* changeMain */.YL)(changed, (own) => ({ ...own, notices: [...own.notices, ...said] }));
            if (!readings.has(key))
                readings.set(key, { name, parts });
        }
    }
    catch (error) {
        const problem = (0,problems_problem/* thrownProblem */.AI)(error);
        const finding = (0,deployment_finding/* unreadableFinding */.jg)(tool.kind, id, carrier, problem, [...files.asked]);
        const found = [{ ...finding, ...own, secondOrder: told, variables: (0,template_variables/* variablesIn */.DF)(problem.found) }];
        return { found, links: [], inside: [], possible: new Set() };
    }
    // The same again, with the objects that it refers to.
    const all = [object.name, work.set ?? '', ...[...context.used].map((each) => each.name)];
    const names = all.flatMap((each) => (0,kustomization/* namesThrough */.Ix)(environment, each));
    const isByChart = [...readings.values()].some(({ parts }) => parts[0]?.found.answer.status === 'chart');
    const around = readings.size === 0 ? [] : await reader.read(files, environment, { names, isByChart });
    const secondOrder = [...told.filter(({ key }) => !around.some((each) => each.key === key)), ...around];
    const setsMode = work.setsMode || (readings.size > 0 && (await reader.setsMode(files, environment, { names })));
    const found = [...readings.values()].flatMap(({ name, parts }) => {
        const variables = [...variablesOfProblems(parts), ...(0,second_order/* variablesOf */.h)(secondOrder)];
        const at = readings.size === 1 ? id : `${id}@${name}`;
        const of = { ...own, id: at, inputs: [...new Set([...files.asked, ...context.possible])], secondOrder, variables };
        return (0,findings/* findingsOfRelease */.Xm)(parts, of).map((each) => ({
            ...each,
            declared: (0,image_answer/* declaredUnder */.VP)(setsMode, each.declared),
        }));
    });
    const link = { id: `${id}#chart`, place: found[0]?.place ?? object.value.place, namesService: true, secondOrder: [] };
    const possible = new Set([...context.possible].filter((path) => !files.asked.has(path)));
    return { found, links: git == null ? [] : [{ ...link, ...git }], inside: [], possible };
}
/** Like `readHelmRelease`. A chart that is not known is the service's if it, or its object, is named after that. */
async function readNamed(files, release, opened, settings) {
    const parts = await (0,helm_release/* readHelmRelease */.q)(files, release, settings);
    const { chart } = release;
    if (parts.length > 0 || chart.kind !== 'unknown' || !(0,service_names/* namesService */.cM)(opened.called, settings))
        return parts;
    const { problem } = chart;
    if (opened.isCalledByObject)
        throw new problems_problem/* ProblemError */.Mm(problem);
    const service = { kind: 'published', name: settings.chart, version: null, repository: null, problem };
    return (0,helm_release/* readHelmRelease */.q)(files, { ...release, chart: service }, settings);
}
/** The names of variables in texts that should have given a version. */
function variablesOfProblems(parts) {
    return parts.flatMap(({ found: { answer } }) => answer.status === 'problem' ? (0,template_variables/* variablesIn */.DF)(answer.problem.found) : []);
}
/** Of some paths those of files that hold nothing for other kinds. */
async function withoutOthers(files, paths) {
    const own = [];
    for (const path of paths) {
        if (!/\.(?:ya?ml|json|lock)$/.test(path) || (0,facts/* isKustomizationFile */.yi)(path))
            continue;
        const file = await (0,source_files/* nullIfUnreadable */.e)(files.yaml(path));
        if (file !== null && (0,objects/* objectsIn */.Qv)(file).every(objects/* isOfAnotherKind */.Jq))
            own.push(path);
    }
    return own;
}


/***/ }),

/***/ 85508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ toldAs),
/* harmony export */   O: () => (/* binding */ partsTold)
/* harmony export */ });
/* harmony import */ var _syntax_located_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60460);

/** The parts of a tool's row that are told, one text for each path. */
function partsTold(parts = [], id, holders) {
    return parts.flatMap(([path, ifMatches = /^/]) => {
        const held = (0,_syntax_located_js__WEBPACK_IMPORTED_MODULE_0__/* .allAt */ .Nc)(holders, path).filter(({ file, value }) => ifMatches.test(file.sourceOf(value)));
        return toldAs(`${id}#${path}`, held);
    });
}
/** Some values as one text. */
function toldAs(key, held) {
    const text = held.map(({ file, value }) => `${file.sourceOf(value).trim()}\n`).join('');
    return held.slice(0, 1).map(({ value }) => ({ key, text, place: value.place }));
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
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37666);

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
    const pieces = [{ from: 0, source: 0, place: null }];
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
        pieces.push({ from: made.length - before, source: index - before, place: literal.place });
        made += literal.text;
        done = index + whole.length;
        pieces.push({ from: made.length, source: done, place: null });
    }
    return { text: made + text.slice(done), pieces };
}
/**
 * Parses YAML after its templates are filled in with literals. Other templates stay as they are.
 *
 * @param placeAt the place of an offset in the original text
 * @throws ProblemError (`unparseable`)
 */
function filledYaml(path, text, literals, placeAt) {
    const filled = fillIn(text, literals);
    return new _yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .YamlFile */ ._(path, filled.text, {
        placeAt(offset) {
            const { from, source, place } = filled.pieces.findLast((piece) => piece.from <= offset) ?? { from: 0, source: 0 };
            return place ?? placeAt(source + offset - from);
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
