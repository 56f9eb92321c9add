export const id = 3608;
export const ids = [3608];
export const modules = {

/***/ 83608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  flux: () => (/* binding */ flux)
});

// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/syntax/template-variables.js
var template_variables = __webpack_require__(37850);
// EXTERNAL MODULE: ./build/deployment/chart.js
var deployment_chart = __webpack_require__(93054);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/release.js + 4 modules
var release = __webpack_require__(18658);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var values = __webpack_require__(32185);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/kustomization.js
var kustomization = __webpack_require__(78715);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/build.js
var build = __webpack_require__(17342);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/facts.js
var facts = __webpack_require__(89097);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/patches.js
var patches = __webpack_require__(59704);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/release-images.js
var release_images = __webpack_require__(83674);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/second-order.js
var second_order = __webpack_require__(98473);
;// CONCATENATED MODULE: ./build/deployment/kinds/kustomize/unused-images.js









const PLAIN = /^(?:apiVersion|kind|metadata|namespace|resources|bases|components|patches\w*|images|labels|common\w+|\w+Generator|generatorOptions|name(?:Prefix|Suffix)|buildMetadata|replicas|sortOptions)$/;
async function unusedImages(context, spec, folder) {
    const { files, graph, settings } = context;
    const images = (0,kustomization/* imagesAt */.Yu)(spec, 'images');
    if (!images.some((each) => (0,release_images/* overridesService */.T)(each, settings)))
        return [];
    const around = graph.around(spec.file.path).map(({ value }) => value);
    const isPatched = [...second_order/* PATCHES */.r1, 'replacements'].some((list) => around.some((each) => each.itemsAt(list).length > 0));
    const isOfGit = !/^(?:OCIRepository|Bucket)$/.test(spec.textAt('sourceRef', 'kind'));
    const isAlone = isOfGit && !isPatched && spec.at(['components']) === null;
    const built = isAlone ? await filesOfBuild(files, folder) : null;
    if (built?.some(({ text }) => (0,service_names/* namesService */.cM)(text, settings)) !== true)
        return [];
    const documents = [spec.file, ...built].flatMap((file) => file.documents);
    const values = documents.flatMap((each) => (each === null ? [] : (0,patches/* patchedValues */.YO)(each)));
    const isUsed = (name) => values.some(({ path, value }) => value.includes(name) && !(value === name && /\/(?:name|repository)$/.test(path)));
    return images.filter(({ name }) => !isUsed(name)).flatMap(kustomization/* placesOf */.ek);
}
async function filesOfBuild(files, folder) {
    const all = files.paths.filter((path) => path.startsWith((0,repository_paths/* inFolder */._z)(folder, '')) && /\.ya?ml$/.test(path));
    const [root] = (0,kustomization/* kustomizationsIn */.oX)(files, folder);
    if (root === undefined && all.some(facts/* isKustomizationFile */.yi))
        return null;
    const pending = new Set(root === undefined ? all : [root]);
    const read = [];
    for (const path of pending) {
        const file = await (0,source_files/* nullIfUnreadable */.e)(files.yaml(path));
        if (file === null)
            return null;
        read.push(file);
        if (!(0,facts/* isKustomizationFile */.yi)(path))
            continue;
        const layer = (0,kustomization/* readKustomization */.kG)(file);
        if (layer === null || !layer.value.members.every(({ name }) => PLAIN.test(name)))
            return null;
        for (const { text } of [...layer.resources, ...layer.components]) {
            const at = (0,kustomization/* resolveReference */.sX)(files, layer.folder, text);
            if (at === null)
                return null;
            pending.add(at);
        }
        for (const patch of (0,build/* patchFilesOf */.Z)(files, layer))
            pending.add(patch);
    }
    return read;
}

// EXTERNAL MODULE: ./build/deployment/kinds/releases/cluster.js
var cluster = __webpack_require__(91003);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/reader.js + 2 modules
var reader = __webpack_require__(90277);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/tool.js
var tool = __webpack_require__(16107);
;// CONCATENATED MODULE: ./build/deployment/kinds/flux/reader.js













const HELM_RELEASE = {
    kind: 'flux',
    group: 'helm.toolkit.fluxcd.io',
    object: 'HelmRelease',
    sources: ['spec'],
    layers: [
        { as: 'targeted', at: ['valuesFrom'] },
        { as: 'values', at: ['values'] },
        { as: 'references', at: ['valuesFrom'] },
        { as: 'files', at: ['valuesFiles'] },
    ],
    images: 'postRenderers.*.kustomize.images',
    patches: 'postRenderers.*.kustomize',
    open: openHelmRelease,
    release({ name }, source) {
        const namespace = source.textAt('targetNamespace');
        return source.textAt('releaseName') || (namespace === '' ? null : `${namespace}-${name}`);
    },
};
const KUSTOMIZATION = {
    kind: 'flux',
    group: 'kustomize.toolkit.fluxcd.io',
    object: 'Kustomization',
    sources: ['spec'],
    layers: [],
    images: 'images',
    async open({ object }, source) {
        const path = folderOfKustomization(object);
        const place = object.value.scalarAt('spec', 'path')?.place ?? source.place;
        const isArtifact = path === '' && /^(?:OCIRepository|Bucket)$/.test(object.value.textAt('spec', 'sourceRef', 'kind'));
        return {
            chart: { kind: 'plain', path: isArtifact ? '/' : path },
            called: object.value.textAt('metadata', 'name'),
            sources: [source],
            place,
        };
    },
    links: async ({ id }, context, names) => [await linkOf(id, context, names)],
};
const flux = (0,reader/* readerOf */.T)(HELM_RELEASE, KUSTOMIZATION);
function folderOfKustomization(object) {
    const text = object.value.textAt('spec', 'path');
    return (0,repository_paths/* fromRoot */.tc)(text) ?? text;
}
async function linkOf(id, context, names) {
    const { object, files, graph, reader, settings } = context;
    const { value, namespace, name } = object;
    const path = folderOfKustomization(object);
    const spec = value.at(['spec']) ?? value;
    const key = `${value.file.path}#Kustomization/${namespace}/${name}`;
    const own = { value: spec, key, folder: path };
    const variables = spec.at(['postBuild', 'substituteFrom']);
    const components = (0,kustomization/* textsAt */.i1)(spec, 'components').flatMap(({ text }) => (0,kustomization/* resolveReference */.sX)(files, path, text) ?? []);
    const { secondOrder, setsMode } = await reader.read(files, [own, ...graph.withComponents(components)], { names });
    return {
        id,
        ...(await sourceOf(context, spec)),
        path,
        place: spec.scalarAt('path')?.place ?? value.place,
        namesService: (0,service_names/* namesService */.cM)(value.source, settings),
        secondOrder: [...secondOrder, ...(0,tool/* asSecondOrder */.dt)(`${id}#substituteFrom`, variables === null ? [] : [variables])],
        setsMode,
        explained: await unusedImages(context, spec, path),
    };
}
async function sourceOf(context, spec) {
    const source = await findSource(context, spec, 'sourceRef');
    if (typeof source !== 'string')
        return addressOf(source);
    const [kind, namespace, name] = ['kind', 'namespace', 'name'].map((key) => spec.textAt('sourceRef', key));
    return {
        repository: name === '' ? null : `${kind} ${namespace || context.object.namespace}/${name}`,
        revision: null,
    };
}
function findSource(context, holder, reference) {
    const text = (key) => holder.textAt(reference, key);
    const namespace = text('namespace') || context.object.namespace;
    return (0,cluster/* findOne */.s)(context, { group: 'source.toolkit.fluxcd.io', kind: text('kind'), name: text('name'), namespace });
}
function addressOf(source) {
    if (typeof source === 'string')
        return { repository: null, revision: null };
    const keys = ['commit', 'name', 'digest', 'semver', 'tag', 'branch'];
    const revision = keys.flatMap((key) => source.value.scalarAt('spec', 'ref', key)?.text ?? [])[0] ?? null;
    return { repository: source.value.textAt('spec', 'url') || null, revision };
}
async function openHelmRelease(context, source) {
    const own = source.at(['chart', 'spec']) ?? source;
    const reference = source.scalarAt('chartRef', 'name');
    if (own.textAt('chart') !== '')
        return opened(context, source, own, await chartOfTemplate(context, own));
    if (reference === null)
        return null;
    const { text: called, place } = reference;
    if ((0,template_variables/* isTemplate */.Fl)(called)) {
        return opened(context, source, own, { chart: (0,release/* unknownChart */.X6)('unresolved-template', reference), called });
    }
    const kind = source.textAt('chartRef', 'kind');
    const found = await findSource(context, source, 'chartRef');
    if (typeof found === 'string' || !['OCIRepository', 'HelmChart'].includes(kind)) {
        const why = found === 'several' ? 'is in the repository several times' : 'is not in the repository';
        const problem = (0,problems_problem/* problemAt */.l4)('chart-unknown', place, `the chart of the ${kind} ${(0,quote_text/* quoteText */.o)(called)} ${why}`);
        return opened(context, source, own, { chart: { kind: 'unknown', problem }, called });
    }
    const spec = found.value.at(['spec']) ?? found.value;
    const read = kind === 'HelmChart' ? await chartOfTemplate(context, spec) : chartOfArtifact(spec, reference);
    return opened(context, source, spec, read);
}
function opened(context, source, holder, read) {
    return {
        ...read,
        sources: [source, holder],
        place: holder.scalarAt('chart')?.place ?? context.object.value.place,
        async file(written) {
            const path = (0,template_variables/* isTemplate */.Fl)(written.text) ? null : (0,repository_paths/* fromRoot */.tc)(written.text);
            const isHere = read.chart.kind === 'folder';
            const isDefault = ['values.yaml', (0,repository_paths/* inFolder */._z)((0,repository_paths/* fromRoot */.tc)(read.called) ?? '', 'values.yaml')].includes(path ?? '');
            if (isDefault && !(isHere && context.files.has(path ?? '')))
                return [];
            return [await (0,values/* readValuesFile */.ZY)(context.files, isHere ? path : null, written)];
        },
    };
}
function chartOfArtifact(spec, reference) {
    const { text: url, place } = spec.scalarAt('url') ?? { text: '', place: reference.place };
    const digest = spec.scalarAt('ref', 'digest');
    const version = spec.scalarAt('ref', 'semver') ?? spec.scalarAt('ref', 'tag');
    const chart = (0,release/* publishedChart */.lR)({ text: url, place }, '', version);
    if (chart.kind !== 'published')
        return { called: reference.text, chart };
    const found = digest === null ? 'The chart has no version' : `The chart is named by ${(0,quote_text/* quoteText */.o)(digest.text)}`;
    const isPinned = digest === null && version !== null;
    const problem = isPinned ? null : (0,problems_problem/* problemAt */.l4)('chart-unpinned', digest?.place ?? place, found);
    return { called: chart.name, chart: { ...chart, problem } };
}
async function chartOfTemplate(context, holder) {
    const named = holder.scalarAt('chart') ?? { text: '', place: holder.place };
    const { text: called, place } = named;
    if (called === '')
        return { called, chart: (0,release/* unknownChart */.X6)('chart-unknown', named) };
    const kind = holder.textAt('sourceRef', 'kind');
    const source = await findSource(context, holder, 'sourceRef');
    const repository = addressOf(source).repository ?? '';
    const chart = (0,release/* publishedChart */.lR)(named, repository, holder.scalarAt('version'));
    if (kind === 'HelmRepository' || kind === '' || chart.kind !== 'published')
        return { called, chart };
    const folder = (0,repository_paths/* fromRoot */.tc)(called);
    const git = { ...addressOf(source), path: folder ?? called };
    const of = `the ${kind} ${(0,quote_text/* quoteText */.o)(holder.textAt('sourceRef', 'name'))}`;
    const isOfMaker = (0,deployment_chart/* isOfficialGitRepository */.Gs)(repository) || (0,deployment_chart/* isOfficialRepository */.CG)(repository);
    if (!isOfMaker && folder !== null && context.files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'))) {
        const notice = `The chart of ${of} is taken to be that of ${(0,quote_text/* quoteText */.o)((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'))} in this repository`;
        return { called, git, chart: { kind: 'folder', path: folder }, notices: [notice] };
    }
    const text = `the chart ${(0,quote_text/* quoteText */.o)(called)} of ${of} is not in this repository`;
    return { called, git, chart: { ...chart, version: null, problem: (0,problems_problem/* problemAt */.l4)('chart-unknown', place, text) } };
}


/***/ })

};
