export const id = 3557;
export const ids = [3557];
export const modules = {

/***/ 83557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   flux: () => (/* binding */ flux)
/* harmony export */ });
/* harmony import */ var _problems_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48662);
/* harmony import */ var _problems_quote_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14889);
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(93960);
/* harmony import */ var _syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37850);
/* harmony import */ var _chart_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93054);
/* harmony import */ var _service_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60688);
/* harmony import */ var _helm_release_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18658);
/* harmony import */ var _helm_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32185);
/* harmony import */ var _kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78715);
/* harmony import */ var _releases_cluster_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91003);
/* harmony import */ var _releases_reader_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80388);
/* harmony import */ var _releases_tool_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16107);












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
const flux = (0,_releases_reader_js__WEBPACK_IMPORTED_MODULE_8__/* .readerOf */ .T)(HELM_RELEASE, KUSTOMIZATION);
function folderOfKustomization(object) {
    const text = object.value.textAt('spec', 'path');
    return (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .fromRoot */ .tc)(text) ?? text;
}
async function linkOf(id, context, names) {
    const { object, files, graph, reader, settings } = context;
    const { value, namespace, name } = object;
    const path = folderOfKustomization(object);
    const spec = value.at(['spec']) ?? value;
    const key = `${value.file.path}#Kustomization/${namespace}/${name}`;
    const own = { value: spec, key, folder: path };
    const variables = spec.at(['postBuild', 'substituteFrom']);
    const components = (0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_6__/* .textsAt */ .i1)(spec, 'components').flatMap(({ text }) => (0,_kustomize_kustomization_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveReference */ .sX)(files, path, text) ?? []);
    const { secondOrder, setsMode } = await reader.read(files, [own, ...graph.withComponents(components)], { names });
    return {
        id,
        ...(await sourceOf(context, spec)),
        path,
        place: spec.scalarAt('path')?.place ?? value.place,
        namesService: (0,_service_names_js__WEBPACK_IMPORTED_MODULE_3__/* .namesService */ .cM)(value.source, settings),
        secondOrder: [...secondOrder, ...(0,_releases_tool_js__WEBPACK_IMPORTED_MODULE_9__/* .asSecondOrder */ .dt)(`${id}#substituteFrom`, variables === null ? [] : [variables])],
        setsMode,
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
    return (0,_releases_cluster_js__WEBPACK_IMPORTED_MODULE_7__/* .findOne */ .s)(context, { group: 'source.toolkit.fluxcd.io', kind: text('kind'), name: text('name'), namespace });
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
    if ((0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .isTemplate */ .Fl)(called)) {
        return opened(context, source, own, { chart: (0,_helm_release_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownChart */ .X6)('unresolved-template', reference), called });
    }
    const kind = source.textAt('chartRef', 'kind');
    const found = await findSource(context, source, 'chartRef');
    if (typeof found === 'string' || !['OCIRepository', 'HelmChart'].includes(kind)) {
        const why = found === 'several' ? 'is in the repository several times' : 'is not in the repository';
        const problem = (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('chart-unknown', place, `the chart of the ${kind} ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .o)(called)} ${why}`);
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
            const path = (0,_syntax_template_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .isTemplate */ .Fl)(written.text) ? null : (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .fromRoot */ .tc)(written.text);
            const isHere = read.chart.kind === 'folder';
            const isDefault = ['values.yaml', (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .inFolder */ ._z)((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .fromRoot */ .tc)(read.called) ?? '', 'values.yaml')].includes(path ?? '');
            if (isDefault && !(isHere && context.files.has(path ?? '')))
                return [];
            return [await (0,_helm_values_js__WEBPACK_IMPORTED_MODULE_5__/* .readValuesFile */ .ZY)(context.files, isHere ? path : null, written)];
        },
    };
}
function chartOfArtifact(spec, reference) {
    const { text: url, place } = spec.scalarAt('url') ?? { text: '', place: reference.place };
    const digest = spec.scalarAt('ref', 'digest');
    const version = spec.scalarAt('ref', 'semver') ?? spec.scalarAt('ref', 'tag');
    const chart = (0,_helm_release_js__WEBPACK_IMPORTED_MODULE_4__/* .publishedChart */ .lR)({ text: url, place }, '', version);
    if (chart.kind !== 'published')
        return { called: reference.text, chart };
    const found = digest === null ? 'The chart has no version' : `The chart is named by ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .o)(digest.text)}`;
    const isPinned = digest === null && version !== null;
    const problem = isPinned ? null : (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('chart-unpinned', digest?.place ?? place, found);
    return { called: chart.name, chart: { ...chart, problem } };
}
async function chartOfTemplate(context, holder) {
    const named = holder.scalarAt('chart') ?? { text: '', place: holder.place };
    const { text: called, place } = named;
    if (called === '')
        return { called, chart: (0,_helm_release_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownChart */ .X6)('chart-unknown', named) };
    const kind = holder.textAt('sourceRef', 'kind');
    const source = await findSource(context, holder, 'sourceRef');
    const repository = addressOf(source).repository ?? '';
    const chart = (0,_helm_release_js__WEBPACK_IMPORTED_MODULE_4__/* .publishedChart */ .lR)(named, repository, holder.scalarAt('version'));
    if (kind === 'HelmRepository' || kind === '' || chart.kind !== 'published')
        return { called, chart };
    const folder = (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .fromRoot */ .tc)(called);
    const git = { ...addressOf(source), path: folder ?? called };
    const of = `the ${kind} ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .o)(holder.textAt('sourceRef', 'name'))}`;
    const isOfMaker = (0,_chart_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfficialGitRepository */ .Gs)(repository) || (0,_chart_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfficialRepository */ .CG)(repository);
    if (!isOfMaker && folder !== null && context.files.has((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .inFolder */ ._z)(folder, 'Chart.yaml'))) {
        const notice = `The chart of ${of} is taken to be that of ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .o)((0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .inFolder */ ._z)(folder, 'Chart.yaml'))} in this repository`;
        return { called, git, chart: { kind: 'folder', path: folder }, notices: [notice] };
    }
    const text = `the chart ${(0,_problems_quote_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .o)(called)} of ${of} is not in this repository`;
    return { called, git, chart: { ...chart, version: null, problem: (0,_problems_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .problemAt */ .l4)('chart-unknown', place, text) } };
}


/***/ })

};
