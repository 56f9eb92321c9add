export const id = 3651;
export const ids = [3651];
export const modules = {

/***/ 33651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k3s: () => (/* binding */ k3s)
/* harmony export */ });
/* harmony import */ var _releases_chart_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42761);
/* harmony import */ var _releases_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36256);


/** The object of the Helm controller of k3s and RKE2. A `HelmChartConfig` of the same name overrides its values. */
const HELM_CHART = {
    kind: 'k3s',
    group: 'helm.cattle.io',
    object: 'HelmChart',
    sources: ['spec'],
    layers: [
        ['settings', 'set'],
        ['references', 'valuesSecrets', 'HelmChartConfig'],
        ['values', 'values', 'HelmChartConfig'],
        ['values', 'valuesContent', 'HelmChartConfig'],
        ['references', 'valuesSecrets'],
        ['values', 'values'],
        ['values', 'valuesContent'],
    ],
    told: [['chartContent']],
    open: async (context, source) => (0,_releases_chart_js__WEBPACK_IMPORTED_MODULE_0__/* .openPublished */ .nZ)(context, source, ['chart', 'version', 'repo']),
};
/** k3s: each `HelmChart`. */
const k3s = (0,_releases_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .readerOf */ .T)(HELM_CHART);


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


/***/ })

};
