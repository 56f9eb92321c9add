export const id = 6145;
export const ids = [6145];
export const modules = {

/***/ 6145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  flux: () => (/* binding */ flux)
});

// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(1831);
// EXTERNAL MODULE: ./build/deployment/repository-paths.js
var repository_paths = __webpack_require__(997);
// EXTERNAL MODULE: ./build/problems/problem.js
var problems_problem = __webpack_require__(8662);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(4889);
// EXTERNAL MODULE: ./build/syntax/yaml.js + 3 modules
var yaml = __webpack_require__(7666);
// EXTERNAL MODULE: ./build/deployment/chart-source.js
var chart_source = __webpack_require__(3518);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/objects.js
var manifests_objects = __webpack_require__(2155);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var candidates = __webpack_require__(7953);
;// CONCATENATED MODULE: ./build/deployment/kinds/flux/cluster.js




/** The end of the group of every Flux object. */
const FLUX = 'toolkit.fluxcd.io';
/** The most texts searched in one tree. Each search scans all of it. */
const MOST_SEARCHES = 100;
/** The objects in a tree's manifests, found by a text in their files. */
class Cluster {
    files;
    settings;
    #searches = new Map();
    constructor(files, settings) {
        this.files = files;
        this.settings = settings;
    }
    /**
     * The manifests that contain a text; none after too many searches. A missing result never proves that an object is
     * absent.
     */
    holding(text) {
        const { folder, environments } = this.settings;
        const isManifest = (path) => /\.(?:ya?ml|json)$/.test(path) && !(0,candidates/* isExcluded */.RF)(path, folder, environments);
        const search = () => this.files.containing(text, this.files.paths.filter(isManifest));
        const found = this.#searches.get(text) ?? (this.#searches.size < MOST_SEARCHES ? search() : Promise.resolve([]));
        this.#searches.set(text, found);
        return found;
    }
    /** All objects that a reference may mean. */
    async find({ group, kind, name, namespace }) {
        const found = [];
        for (const path of await this.holding(group || name)) {
            if ((await (0,source_files/* nullIfUnreadable */.e)(this.files.text(path)))?.includes(name) !== true)
                continue;
            const file = await (0,source_files/* nullIfUnreadable */.e)(this.files.yaml(path));
            for (const each of file === null ? [] : (0,manifests_objects/* objectsIn */.Qv)(file)) {
                const isNear = [each.namespace, namespace].includes('') || each.namespace === namespace;
                if (isNear && each.group === group && each.kind === kind && each.name === name)
                    found.push(each);
            }
        }
        return found;
    }
}
/**
 * The source that an object names by kind and name.
 *
 * @throws TreeError where the tree cannot be read
 */
function findSource(context, reference) {
    return findOne(context, { ...reference, group: `source.${FLUX}` });
}
/**
 * The object that a reference means. If several differ, it is the one that the same kustomizations include, otherwise
 * the one in the same folder.
 *
 * @throws TreeError where the tree cannot be read
 */
async function findOne(context, wanted) {
    const { object, cluster, files, graph, environment, used } = context;
    const all = wanted.name === '' ? [] : await cluster.find(wanted);
    // The choice depends on all of them, so all are inputs.
    for (const { file } of all)
        files.has(file.path);
    const onWay = all.filter(({ file }) => graph.isTakenIn(file.path, environment));
    const beside = all.filter(({ file }) => (0,repository_paths/* folderOf */.yS)(file.path) === (0,repository_paths/* folderOf */.yS)(object.file.path));
    for (const [first, ...others] of [all, onWay, beside]) {
        const said = first === undefined || others.length === 0 ? '' : textOfObject(first);
        if (first === undefined || others.some((each) => textOfObject(each) !== said))
            continue;
        used.add(first);
        return first;
    }
    return all.length === 0 ? 'missing' : 'several';
}
/** An object's content as written. Several clusters may each have a copy of one object. */
function textOfObject({ file, value }) {
    const parts = ['spec', 'data', 'stringData'].flatMap((key) => file.at(value, [key]) ?? []);
    return JSON.stringify(parts.map((part) => file.sourceOf(part).trim()));
}
/** The address and revision that a source fetches; null where it is not in the repository. */
function addressOf(source) {
    if (source === null)
        return { repository: null, revision: null };
    const keys = ['commit', 'name', 'digest', 'semver', 'tag', 'branch'];
    const revision = keys.flatMap((key) => (0,manifests_objects/* scalarAt */.C_)(source, 'spec', 'ref', key)?.text ?? [])[0] ?? null;
    return { repository: (0,manifests_objects/* scalarAt */.C_)(source, 'spec', 'url')?.text ?? null, revision };
}

;// CONCATENATED MODULE: ./build/deployment/kinds/flux/chart.js







/** Whether an object names its chart. Otherwise it patches an object that does. */
function hasChart(release) {
    return (0,manifests_objects/* textAt */.$6)(release, 'spec', 'chart', 'spec', 'chart') !== '' || (0,manifests_objects/* textAt */.$6)(release, 'spec', 'chartRef', 'name') !== '';
}
/** Whether a tool fills in the text before the cluster sees it. */
function isFilledIn(text) {
    return yaml/* YamlFile */._.hasTemplate(text) || /\$[\w{(]|\{\{|<%/.test(text);
}
/** Resolves a path as Flux does: from the repository's root, whether or not it starts with a slash. */
function fromRoot(path) {
    return (0,repository_paths/* resolvePath */.o1)('', path.replace(/^\/+/, ''));
}
/**
 * Reads the chart of a release: `chart.spec`, or the object that `chartRef` names.
 *
 * @throws TreeError where the tree cannot be read
 */
async function readFluxChart(context) {
    const { object: release } = context;
    const { file, value } = release;
    const holder = { file, value: file.at(value, ['spec', 'chart', 'spec']) ?? value };
    const reference = (0,manifests_objects/* scalarAt */.C_)(release, 'spec', 'chartRef', 'name');
    if (reference === null || (0,manifests_objects/* textAt */.$6)(holder, 'chart') !== '')
        return readTemplate(context, holder);
    const [kind, called] = [(0,manifests_objects/* textAt */.$6)(release, 'spec', 'chartRef', 'kind'), reference.text];
    const namespace = (0,manifests_objects/* textAt */.$6)(release, 'spec', 'chartRef', 'namespace') || release.namespace;
    const common = { called, holder, git: null, notices: [] };
    const unknown = (code, place, found) => {
        return { ...common, chart: { kind: 'unknown', problem: (0,problems_problem/* problemAt */.l4)(code, place, found) } };
    };
    if (isFilledIn(called))
        return unknown('unresolved-template', reference.place, (0,quote_text/* quoteText */.o)(called));
    const source = await findSource(context, { kind, name: called, namespace });
    if (typeof source === 'string' || !['OCIRepository', 'HelmChart'].includes(kind)) {
        const why = source === 'several' ? 'is in the repository several times' : 'is not in the repository';
        return unknown('chart-unknown', reference.place, `the chart of the ${kind} ${(0,quote_text/* quoteText */.o)(called)} ${why}`);
    }
    const spec = { file: source.file, value: source.file.at(source.value, ['spec']) ?? source.value };
    if (kind === 'HelmChart')
        return readTemplate(context, spec);
    const { text: url, place } = (0,manifests_objects/* scalarAt */.C_)(spec, 'url') ?? { text: '', place: reference.place };
    const name = (0,repository_paths/* baseNameOf */.mv)(url);
    if (isFilledIn(name))
        return unknown('unresolved-template', place, (0,quote_text/* quoteText */.o)(url));
    const digest = (0,manifests_objects/* scalarAt */.C_)(spec, 'ref', 'digest');
    const version = (0,manifests_objects/* scalarAt */.C_)(spec, 'ref', 'semver') ?? (0,manifests_objects/* scalarAt */.C_)(spec, 'ref', 'tag');
    const unpinned = digest === null ? 'The chart has no version' : `The chart is named by ${(0,quote_text/* quoteText */.o)(digest.text)}`;
    const problem = digest === null && version !== null ? null : (0,problems_problem/* problemAt */.l4)('chart-unpinned', digest?.place ?? place, unpinned);
    const repository = url.slice(0, Math.max(0, url.lastIndexOf('/'))) || null;
    return { ...common, called: name, chart: { kind: 'published', name, version, repository, problem } };
}
/** @param holder the mapping with `chart`, `version` and `sourceRef` */
async function readTemplate(context, holder) {
    const { text: called, place } = (0,manifests_objects/* scalarAt */.C_)(holder, 'chart') ?? { text: '', place: holder.value.place };
    const common = { called, holder, git: null, notices: [] };
    if (called === '' || isFilledIn(called)) {
        const problem = (0,problems_problem/* problemAt */.l4)(called === '' ? 'chart-unknown' : 'unresolved-template', place, (0,quote_text/* quoteText */.o)(called));
        return { ...common, chart: { kind: 'unknown', problem } };
    }
    const [kind, name] = [(0,manifests_objects/* textAt */.$6)(holder, 'sourceRef', 'kind'), (0,manifests_objects/* textAt */.$6)(holder, 'sourceRef', 'name')];
    const namespace = (0,manifests_objects/* textAt */.$6)(holder, 'sourceRef', 'namespace') || context.object.namespace;
    const found = await findSource(context, { kind, name, namespace });
    const source = typeof found === 'string' ? null : found;
    const repository = (source && (0,manifests_objects/* textAt */.$6)(source, 'spec', 'url')) || null;
    // Without a source, the chart's name cannot be a path.
    if (kind === 'HelmRepository' || kind === '') {
        const version = (0,manifests_objects/* scalarAt */.C_)(holder, 'version');
        const unpinned = (0,problems_problem/* problemAt */.l4)('chart-unpinned', place, 'The chart has no version and image.tag is empty');
        const problem = version === null ? unpinned : null;
        return { ...common, chart: { kind: 'published', name: called, version, repository, problem } };
    }
    const folder = fromRoot(called);
    const git = { ...addressOf(source), path: folder ?? called };
    const isOfMaker = repository !== null && ((0,chart_source/* isOfficialGitRepository */.Gs)(repository) || (0,chart_source/* isOfficialRepository */.CG)(repository));
    const of = `the ${kind} ${(0,quote_text/* quoteText */.o)(name)}`;
    if (!isOfMaker && folder !== null && context.files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'))) {
        const notice = `The chart of ${of} is taken to be that of ${(0,quote_text/* quoteText */.o)((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'))} in this repository`;
        return { ...common, git, chart: { kind: 'folder', path: folder }, notices: [notice] };
    }
    const problem = (0,problems_problem/* problemAt */.l4)('chart-unknown', place, `the chart ${(0,quote_text/* quoteText */.o)(called)} of ${of} is not in this repository`);
    const last = called.replace(/\/+$/, '').split('/').at(-1) ?? '';
    return { ...common, git, chart: { kind: 'published', name: last, version: null, repository, problem } };
}

// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/kustomization.js
var kustomization = __webpack_require__(8715);
;// CONCATENATED MODULE: ./build/deployment/kinds/flux/links.js




/** The folder that a Flux `Kustomization` applies; the path as written if it leads out of this repository. */
function folderOfKustomization(object) {
    const text = (0,manifests_objects/* textAt */.$6)(object, 'spec', 'path');
    return fromRoot(text) ?? text;
}
/**
 * The link of a Flux `Kustomization`: its folder, and its changes to everything in it.
 *
 * @param names names of the objects that may be the service's
 * @param chart name of the service's chart
 * @throws TreeError where the tree cannot be read
 */
async function linkOf(id, context, reader, names, chart) {
    const { object, files, graph } = context;
    const { file, value, namespace, name } = object;
    const source = await findSource(context, {
        kind: (0,manifests_objects/* textAt */.$6)(object, 'spec', 'sourceRef', 'kind'),
        name: (0,manifests_objects/* textAt */.$6)(object, 'spec', 'sourceRef', 'name'),
        namespace: (0,manifests_objects/* textAt */.$6)(object, 'spec', 'sourceRef', 'namespace') || namespace,
    });
    const path = folderOfKustomization(object);
    const spec = { file, value: file.at(value, ['spec']) ?? value };
    const own = { ...spec, key: `${file.path}#Kustomization/${namespace}/${name}`, folder: path };
    const components = (0,kustomization/* textsAt */.i1)(spec, 'components').flatMap(({ text }) => (0,kustomization/* resolveReference */.sX)(files, path, text) ?? []);
    const layers = [own, ...graph.withComponents(components)];
    const written = file.sourceOf(value);
    return {
        id,
        ...addressOf(typeof source === 'string' ? null : source),
        path,
        place: (0,manifests_objects/* scalarAt */.C_)(spec, 'path')?.place ?? value.place,
        namesService: /lightdash/i.test(written) || written.includes(chart),
        secondOrder: await reader.read(files, layers, { names }),
        setsMode: await reader.setsMode(files, layers, { names }),
    };
}

// EXTERNAL MODULE: ./build/deployment/kinds/helm/findings.js
var findings = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/release.js + 2 modules
var helm_release = __webpack_require__(2065);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/release-images.js
var release_images = __webpack_require__(3674);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/second-order.js + 1 modules
var second_order = __webpack_require__(6461);
// EXTERNAL MODULE: ./build/deployment/kinds/template-variables.js
var template_variables = __webpack_require__(8966);
// EXTERNAL MODULE: ./build/syntax/embedded-yaml.js
var embedded_yaml = __webpack_require__(836);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/set-path.js
var set_path = __webpack_require__(935);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var helm_values = __webpack_require__(2185);
;// CONCATENATED MODULE: ./build/deployment/kinds/flux/values.js










/** The most references of one release that are followed. */
const MOST_REFERENCES = 100;
/** The values of a release, highest precedence first: its own, those it refers to, those in the chart's files. */
async function readFluxValues(context, chart) {
    const { file, value } = context.object;
    const own = file.at(value, ['spec', 'values']);
    const values = [];
    if (file.isMap(own))
        values.push((0,helm_values/* layerOf */.ZZ)(file, own));
    else if (own !== null && file.scalar(own)?.type !== 'null') {
        values.push(unseenValues('unresolved-template', own, (0,quote_text/* quoteText */.o)(file.sourceOf(own).trim())));
    }
    const references = (0,manifests_objects/* itemsAt */.Ct)(context.object, 'spec', 'valuesFrom').reverse();
    for (const [index, item] of references.entries()) {
        const isTooMuch = index >= MOST_REFERENCES;
        values.push(isTooMuch ? unseenValues('external-values', item, 'too many') : await readReference(context, item));
        if (isTooMuch)
            break;
    }
    for (const item of (0,manifests_objects/* itemsAt */.Ct)(chart.holder, 'valuesFiles').reverse()) {
        values.push(...(await readFileOfChart(context, chart, item)));
    }
    return values;
}
function unseenValues(code, { place }, found = '') {
    return (0,helm_values/* unseenBecause */.xH)((0,problems_problem/* problemAt */.l4)(code, place, found));
}
/**
 * An item of `valuesFiles`. These files are in the chart's source, which is this repository if the chart was found
 * here.
 */
async function readFileOfChart({ files }, of, item) {
    const text = of.holder.file.scalar(item)?.text ?? '';
    const path = isFilledIn(text) ? null : fromRoot(text);
    // The chart's defaults are read below all other values anyway.
    if (path !== null && ['values.yaml', (0,repository_paths/* inFolder */._z)(fromRoot(of.called) ?? '', 'values.yaml')].includes(path))
        return [];
    return [await (0,helm_values/* readValuesFile */.ZY)(files, of.chart.kind === 'folder' ? path : null, { text, place: item.place })];
}
/** An item of `valuesFrom`. */
async function readReference(context, value) {
    const reference = { file: context.object.file, value };
    const [kind, name, target] = ['kind', 'name', 'targetPath'].map((key) => (0,manifests_objects/* textAt */.$6)(reference, key));
    const key = (0,manifests_objects/* textAt */.$6)(reference, 'valuesKey') || 'values.yaml';
    const what = `the ${kind === 'ConfigMap' ? 'config map' : 'secret'} ${(0,quote_text/* quoteText */.o)(name)}`;
    if (!['ConfigMap', 'Secret'].includes(kind) || isFilledIn(name))
        return unseenValues('external-values', value, what);
    try {
        const found = await findEntry(context, kind, name, key);
        if (typeof found === 'string')
            return unseenValues('external-values', value, `${what}${found}`);
        const scalar = found.file.scalar(found.value);
        // An encrypted secret counts like one outside the repository.
        if (scalar?.text.startsWith('ENC[') === true) {
            return kind === 'Secret' ? unseenValues('external-values', value, what) : unseenValues('encrypted', scalar);
        }
        if (target !== '')
            return settingOf(found, target);
        const inner = found.value === found.file.root ? found.file : (0,embedded_yaml/* embeddedYaml */.S)(found.file, found.value);
        return inner === null ? unseenValues('unparseable', found.value, 'values that are not text') : (0,helm_values/* layerOf */.ZZ)(inner);
    }
    catch (error) {
        return (0,helm_values/* unseenBecause */.xH)((0,problems_problem/* thrownProblem */.AI)(error));
    }
}
/**
 * The entry of a config map or secret: a text inside a file, or a whole file.
 *
 * @returns where there is none, the end of a sentence that says why
 */
async function findEntry(context, kind, name, key) {
    const list = kind === 'Secret' ? 'secretGenerator' : 'configMapGenerator';
    // An outer generator extends or replaces an inner one.
    for (const from of [...context.environment].reverse()) {
        for (const value of (0,manifests_objects/* itemsAt */.Ct)(from, list)) {
            const generated = (0,manifests_objects/* textAt */.$6)({ file: from.file, value }, 'name') === name;
            const entry = generated ? await readGenerator(context.files, from, value, key) : null;
            if (entry !== null)
                return entry;
        }
    }
    const object = await findOne(context, { group: '', kind, name, namespace: context.object.namespace });
    if (typeof object === 'string')
        return object === 'several' ? ', of which the repository has several' : '';
    const value = object.file.at(object.value, [kind === 'Secret' ? 'stringData' : 'data', key]);
    return value === null ? ` without ${key}` : { file: object.file, value };
}
/**
 * The file that a generator such as `files: [values.yaml=prod.yaml]` uses. For other generators, the text names the
 * line with the value.
 */
async function readGenerator(files, { file, folder }, value, key) {
    files.has(file.path);
    const generator = { file, value };
    for (const { text } of (0,kustomization/* textsAt */.i1)(generator, 'files')) {
        const [, entry, path = ''] = /^(?:([^=]*)=)?(.*)$/s.exec(text) ?? [];
        if ((entry ?? (0,repository_paths/* baseNameOf */.mv)(path)) !== key)
            continue;
        const values = await files.yaml((0,repository_paths/* resolvePath */.o1)(folder, path) ?? path);
        return values?.root == null ? '' : { file: values, value: values.root };
    }
    if (!['literals', 'envs', 'env'].some((each) => file.at(value, [each]) !== null))
        return null;
    const lines = [file.sourceOf(value).trim()];
    for (const { text } of [...(0,kustomization/* textsAt */.i1)(generator, 'envs'), ...(0,kustomization/* textsAt */.i1)(generator, 'env')]) {
        const variables = (await files.text((0,repository_paths/* resolvePath */.o1)(folder, text) ?? text)) ?? '';
        lines.push(...variables.split(/\r?\n/).filter((line) => line.replace(/^export\s+/, '').startsWith(`${key}=`)));
    }
    return `, which is generated from ${(0,quote_text/* quoteText */.o)(lines.join('\n'))}`;
}
/** An entry as a single value at a path, as with `--set`. */
function settingOf({ file, value }, target) {
    const scalar = file.scalar(value);
    const steps = (0,set_path/* stepsOf */.B)(target);
    if (scalar === null || steps.length === 0 || /[,=]/.test(scalar.text)) {
        return unseenValues('external-values', scalar ?? value, (0,quote_text/* quoteText */.o)(target));
    }
    // Flux treats a quoted value as a string.
    const quoted = /^(["'])(.*)\1$/s.exec(scalar.text);
    const setting = { steps, value: quoted?.[2] ?? scalar.text, isText: quoted !== null, place: scalar.place };
    const made = (0,embedded_yaml/* settingsAsYaml */.v)(file.path, [setting]);
    return (0,helm_values/* layerOf */.ZZ)(made);
}

;// CONCATENATED MODULE: ./build/deployment/kinds/flux/release.js










/**
 * Reads what a Flux release deploys, once for each environment that differs, and where its chart lies in git.
 *
 * @throws TreeError where the tree cannot be read
 */
async function readFluxRelease(id, tree, common, reader, settings) {
    const { object, graph } = common;
    const carrier = object.file.path;
    const files = tree.recorded();
    files.has(carrier);
    const ways = graph.waysFrom(carrier);
    const context = {
        ...common,
        files,
        environment: [...new Set([...ways.values()].flat())],
        used: new Set(),
    };
    const readings = new Map();
    let git = null;
    for (const [name, environment] of ways) {
        const chart = await readFluxChart({ ...context, environment });
        const reading = await readInEnvironment({ ...context, environment }, chart, settings);
        if (reading === null)
            continue;
        git ??= chart.git;
        const key = JSON.stringify(reading.place);
        if (!readings.has(key))
            readings.set(key, { name, reading });
    }
    const secondOrder = readings.size === 0 ? [] : await secondOrderOf(context, reader);
    const told = { kind: 'flux', carrier, inputs: [...files.asked], secondOrder };
    const found = [...readings.values()].flatMap(({ name, reading }) => {
        const variables = [...variablesOf(reading), ...(0,second_order/* variablesOf */.h)(secondOrder)];
        return (0,findings/* findingsOfRelease */.X)(reading, { ...told, id: readings.size === 1 ? id : `${id}@${name}`, variables });
    });
    const link = { id: `${id}#chart`, place: found[0]?.place ?? object.value.place, namesService: true, secondOrder: [] };
    return { found, links: git === null ? [] : [{ ...link, ...git }] };
}
/**
 * Precedence (DETECTION 2.3): literal images of post-renderers > `values` > `valuesFrom` > `valuesFiles` > the chart.
 */
async function readInEnvironment(context, of, settings) {
    const { files, object } = context;
    const { chart, called } = of;
    const release = { chart, values: await readFluxValues(context, of), place: object.value.place };
    let reading = await (0,helm_release/* readHelmRelease */.q)(files, release, settings);
    const isNamed = called.toLowerCase().includes('lightdash') || called.includes(settings.chart);
    if (reading === null && chart.kind === 'unknown' && isNamed) {
        const service = { kind: 'published', name: settings.chart, version: null, repository: null };
        reading = await (0,helm_release/* readHelmRelease */.q)(files, { ...release, chart: { ...service, problem: chart.problem } }, settings);
    }
    if (reading === null)
        return null;
    const images = renderersOf(object).flatMap((value) => (0,kustomization/* imagesAt */.Yu)({ file: object.file, value }, 'images'));
    const changed = (0,release_images/* withImages */.nS)(reading, images, (0,release_images/* renderedBy */.le)(release, settings), settings);
    return { ...changed, notices: [...changed.notices, ...of.notices] };
}
function renderersOf({ file, value }) {
    return (0,manifests_objects/* itemsAt */.Ct)({ file, value }, 'spec', 'postRenderers').flatMap((each) => file.at(each, ['kustomize']) ?? []);
}
/** Second order of the release, of the objects it refers to, and of its rendered output. */
async function secondOrderOf(context, reader) {
    const { files, object, environment, used } = context;
    const { file, namespace, name } = object;
    const names = [object, ...used].flatMap((each) => (0,kustomization/* namesThrough */.Ix)(environment, each.name));
    const renderers = renderersOf(object).map((value, index) => {
        const key = `${file.path}#HelmRelease/${namespace}/${name}#spec.postRenderers.${index}`;
        return { key, folder: (0,repository_paths/* folderOf */.yS)(file.path), file, value };
    });
    return [...(await reader.read(files, environment, { names })), ...(await reader.read(files, renderers, null))];
}
/** Names of variables in the texts that should have given a version. */
function variablesOf({ answer, further }) {
    const answers = [answer, ...further.map(({ found }) => found.answer)];
    return answers.flatMap((each) => (each.status === 'problem' ? (0,template_variables/* variablesIn */.D)(each.problem.found) : []));
}

// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/graph.js
var kustomize_graph = __webpack_require__(6950);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/names.js
var names = __webpack_require__(1126);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize.js + 3 modules
var kustomize = __webpack_require__(4298);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests.js
var manifests = __webpack_require__(8036);
;// CONCATENATED MODULE: ./build/deployment/kinds/flux.js















/**
 * Flux (DETECTION 2.3): each `HelmRelease` with a chart, and the literal images of a `Kustomization`. Patches of a
 * Kustomization are reported, not evaluated. A patch alone deploys nothing, and the namespaces that kustomizations set
 * are not followed.
 */
const flux = {
    async read(files, candidates, settings) {
        const cluster = new Cluster(files, settings);
        const { objects, names } = await objectsOfFlux(files, cluster, candidates);
        if (objects.length === 0)
            return finding/* NOTHING_READ */.pp;
        const graph = await kustomize_graph/* KustomizationGraph */.e.of(files, settings);
        const reader = new second_order/* SecondOrderReader */.E();
        const [found, links, inside] = [[], [], []];
        const ids = (0,manifests.uniqueIds)(objects.map(idOf));
        for (const [index, object] of objects.entries()) {
            const id = ids[index] ?? '';
            const context = { object, files, cluster, graph };
            if (isRelease(object) && hasChart(object)) {
                const read = await readFluxRelease(id, files, context, reader, settings);
                found.push(...read.found);
                links.push(...read.links);
            }
            else if (object.group === `kustomize.${FLUX}` && object.kind === 'Kustomization') {
                links.push(await linkOf(id, { ...context, environment: [], used: new Set() }, reader, names, settings.chart));
                const images = (0,kustomization/* imagesAt */.Yu)(object, 'spec', 'images');
                if (!images.some((each) => (0,release_images/* overridesService */.TP)(each, settings)))
                    continue;
                const folder = folderOfKustomization(object);
                const deployed = await (0,kustomize.findingsOfKustomization)(files, folder, { owner: id, images }, settings);
                // The folder alone would run the images that these ones replace.
                const isInside = (path) => files.has(path) && path.startsWith(folder === '' ? '' : `${folder}/`);
                inside.push(...deployed.flatMap(({ inputs }) => inputs.filter(isInside)));
                found.push(...deployed);
            }
        }
        const seen = [...new Set([...ids, ...found.map(({ id }) => id)])];
        const read = [...objects.map(({ file }) => file.path), ...found.flatMap(({ inputs }) => inputs)];
        const claimed = [...(await onlyOfFlux(files, new Set(read))), ...inside];
        return { found, links, seen, claimed: [...new Set(claimed)] };
    },
};
function isRelease({ group, kind }) {
    return group === `helm.${FLUX}` && kind === 'HelmRelease';
}
function idOf(object) {
    const { file, kind, namespace, name } = object;
    return `flux:${file.path}#${isRelease(object) ? '' : `${kind}/`}${namespace}/${name}`;
}
/**
 * The Flux objects that may concern the service, and the names of all objects in the candidates. A release that does
 * not name the service may still deploy it: it stands beside a candidate, or names an object or a chart from one.
 */
async function objectsOfFlux(files, cluster, candidates) {
    const [names, charts, folders] = [new Set(), new Set(), new Set(candidates.map(repository_paths/* folderOf */.yS))];
    for (const path of candidates) {
        const chart = (0,repository_paths/* folderOf */.yS)(path).replace(/\/templates(?:\/.*)?$/, '');
        if (files.has((0,repository_paths/* inFolder */._z)(chart, 'Chart.yaml')))
            charts.add(chart);
        const file = await (0,source_files/* nullIfUnreadable */.e)(files.yaml(path));
        for (const { name } of file === null ? [] : (0,manifests_objects/* objectsIn */.Qv)(file))
            if (name !== '')
                names.add(name);
    }
    const hints = [...names, ...charts];
    const objects = [];
    for (const path of await cluster.holding(FLUX)) {
        const text = (await (0,source_files/* nullIfUnreadable */.e)(files.text(path))) ?? '';
        const isNear = folders.has((0,repository_paths/* folderOf */.yS)(path)) || text.includes(`kustomize.${FLUX}/`);
        // Flux's own CRDs are long.
        const isDefinition = /^kind: CustomResourceDefinition/m.test(text);
        if (isDefinition || !(isNear || hints.some((hint) => text.includes(hint))))
            continue;
        const file = await (0,source_files/* nullIfUnreadable */.e)(files.yaml(path));
        objects.push(...(file === null ? [] : (0,manifests_objects/* objectsIn */.Qv)(file)).filter(({ group }) => group.endsWith(FLUX)));
    }
    return { objects, names: [...names] };
}
/** Files that contain nothing but Flux objects or values. */
async function onlyOfFlux(files, paths) {
    const own = [];
    for (const path of paths) {
        if (!/\.(?:ya?ml|json|lock)$/.test(path) || (0,names/* isKustomizationFile */.y)(path))
            continue;
        const file = await (0,source_files/* nullIfUnreadable */.e)(files.yaml(path));
        if (file !== null && (0,manifests_objects/* objectsIn */.Qv)(file).every(({ group }) => group.endsWith(FLUX)))
            own.push(path);
    }
    return own;
}


/***/ }),

/***/ 935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ stepsOf)
/* harmony export */ });
/** The keys and list indexes in the name of a Helm setting, `a.b[0].c\.d`; empty where it cannot be read. */
function stepsOf(name) {
    const steps = [];
    for (const part of name.match(/(?:\\[\s\S]|[^\\.])+/g) ?? []) {
        const [key = '', ...indexes] = part.split('[');
        if (key !== '')
            steps.push(key.replace(/\\([\s\S])/g, '$1'));
        for (const index of indexes) {
            if (!/^\d{1,9}\]$/.test(index))
                return [];
            steps.push(Number(index.slice(0, -1)));
        }
    }
    return typeof steps[0] === 'number' ? [] : steps;
}


/***/ })

};
