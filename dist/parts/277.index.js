export const id = 277;
export const ids = [277];
export const modules = {

/***/ 91003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ Cluster),
/* harmony export */   s: () => (/* binding */ findOne)
/* harmony export */ });
/* harmony import */ var _repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93960);
/* harmony import */ var _syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2078);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40334);
/* harmony import */ var _manifests_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22155);




const MOST_SEARCHES = 100;
class Cluster {
    files;
    settings;
    #searches = new Map();
    constructor(files, settings) {
        this.files = files;
        this.settings = settings;
    }
    holding(text) {
        const { folder, environments } = this.settings;
        const isManifest = (path) => /\.(?:ya?ml|json)$/.test(path) && !(0,_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .isExcluded */ .RF)(path, folder, environments);
        const search = () => this.files.containing(text, this.files.paths.filter(isManifest));
        const found = this.#searches.get(text) ?? (this.#searches.size < MOST_SEARCHES ? search() : Promise.resolve([]));
        this.#searches.set(text, found);
        return found;
    }
    async find({ group, kind, name, namespace }) {
        const found = [];
        for (const path of await this.holding(group || name)) {
            if ((await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)(this.files.text(path)))?.includes(name) !== true)
                continue;
            const file = await (0,_syntax_source_files_js__WEBPACK_IMPORTED_MODULE_0__/* .nullIfUnreadable */ .e)(this.files.yaml(path));
            for (const each of (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .objectsIn */ .Qv)(file)) {
                const isNear = [each.namespace, namespace].includes('') || each.namespace === namespace;
                if (isNear && each.group === group && each.kind === kind && each.name === name)
                    found.push(each);
            }
        }
        return found;
    }
}
async function findOne(context, wanted) {
    const { object, cluster, files, graph, environment, used } = context;
    const all = wanted.name === '' ? [] : await cluster.find(wanted);
    for (const each of all)
        files.has(pathOf(each));
    const onWay = all.filter((each) => graph.isTakenIn(pathOf(each), environment));
    const beside = all.filter((each) => (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(pathOf(each)) === (0,_repository_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(pathOf(object)));
    for (const [first, ...others] of [all, onWay, beside]) {
        const said = first === undefined || others.length === 0 ? '' : textOfObject(first);
        if (first === undefined || others.some((each) => textOfObject(each) !== said))
            continue;
        used.add(first);
        return first;
    }
    return all.length === 0 ? 'missing' : 'several';
}
function pathOf({ value }) {
    return value.file.path;
}
function textOfObject({ value }) {
    const parts = ['spec', 'data', 'stringData'].flatMap((key) => value.at([key]) ?? []);
    return JSON.stringify(parts.map((part) => part.source.trim()));
}


/***/ }),

/***/ 90277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ readerOf)
});

// EXTERNAL MODULE: ./build/repository/repository-paths.js
var repository_paths = __webpack_require__(93960);
// EXTERNAL MODULE: ./build/syntax/source-files.js + 1 modules
var source_files = __webpack_require__(2078);
// EXTERNAL MODULE: ./build/syntax/yaml.js + 1 modules
var yaml = __webpack_require__(56830);
// EXTERNAL MODULE: ./build/deployment/candidates.js
var candidates = __webpack_require__(40334);
// EXTERNAL MODULE: ./build/deployment/finding.js
var deployment_finding = __webpack_require__(91831);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/facts.js
var facts = __webpack_require__(89097);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/graph.js
var kustomize_graph = __webpack_require__(6950);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/kustomization.js
var kustomization = __webpack_require__(78715);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/second-order.js
var second_order = __webpack_require__(98473);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/objects.js
var objects = __webpack_require__(22155);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/reader.js
var reader = __webpack_require__(37032);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/cluster.js
var releases_cluster = __webpack_require__(91003);
// EXTERNAL MODULE: ./build/problems/problem.js
var problem = __webpack_require__(48662);
// EXTERNAL MODULE: ./build/syntax/template-variables.js
var template_variables = __webpack_require__(37850);
// EXTERNAL MODULE: ./build/deployment/image-answer.js
var image_answer = __webpack_require__(5114);
// EXTERNAL MODULE: ./build/deployment/service-names.js
var service_names = __webpack_require__(60688);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/findings.js
var helm_findings = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/release.js + 4 modules
var helm_release = __webpack_require__(18658);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/values.js
var helm_values = __webpack_require__(32185);
// EXTERNAL MODULE: ./build/deployment/kinds/kinds.js + 10 modules
var kinds = __webpack_require__(33549);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/findings.js
var findings = __webpack_require__(53174);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/reader.js
var kustomize_reader = __webpack_require__(64911);
// EXTERNAL MODULE: ./build/deployment/kinds/kustomize/release-images.js
var release_images = __webpack_require__(83674);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/image.js
var manifests_image = __webpack_require__(69382);
// EXTERNAL MODULE: ./build/deployment/kinds/releases/layers.js
var releases_layers = __webpack_require__(73315);
// EXTERNAL MODULE: ./build/problems/quote-text.js
var quote_text = __webpack_require__(14889);
// EXTERNAL MODULE: ./build/syntax/embedded-yaml.js
var embedded_yaml = __webpack_require__(50836);
// EXTERNAL MODULE: ./build/syntax/set-options.js
var set_options = __webpack_require__(97353);
;// CONCATENATED MODULE: ./build/deployment/kinds/releases/references.js









const DEFAULT_KEY = 'values.yaml';
async function readReferences(context, item) {
    const values = [];
    for (const each of referencesIn(item))
        values.unshift(await readReference(context, item.place, each));
    return values;
}
function referencesIn(item) {
    const ofConfigMap = item.at(['configMapKeyRef']);
    if (ofConfigMap !== null)
        return [keyReference('ConfigMap', ofConfigMap)];
    const ofSecret = item.at(['secretKeyRef']);
    if (ofSecret !== null)
        return [keyReference('Secret', ofSecret)];
    const name = item.textAt('name');
    const keys = (0,kustomization/* textsAt */.i1)(item, 'keys').map(({ text }) => ({ kind: 'Secret', name, key: text, target: '' }));
    if (keys.length > 0)
        return keys;
    const key = item.textAt('valuesKey') || DEFAULT_KEY;
    return [{ kind: item.textAt('kind'), name, key, target: item.textAt('targetPath') }];
}
function keyReference(kind, held) {
    return { kind, name: held.textAt('name'), key: held.textAt('key') || DEFAULT_KEY, target: '' };
}
async function readReference(context, place, reference) {
    const { kind, name } = reference;
    if (!['ConfigMap', 'Secret'].includes(kind) || (0,template_variables/* isTemplate */.Fl)(name))
        return unseen(reference, place);
    return (0,problem/* orProblem */.bC)(async () => {
        const entry = (await generatedEntry(context, place, reference)) ?? (await declaredEntry(context, place, reference));
        return valuesOfEntry(entry, place, reference);
    });
}
function unseen({ kind, name, key }, place, why = '') {
    const object = `the ${kind === 'ConfigMap' ? 'config map' : 'secret'} ${(0,quote_text/* quoteText */.o)(name)}`;
    const entry = key === DEFAULT_KEY ? object : `${(0,quote_text/* quoteText */.o)(key)} of ${object}`;
    return (0,problem/* problemAt */.l4)('external-values', place, `${entry}${why}`);
}
function valuesOfEntry(entry, place, reference) {
    const { scalar } = entry;
    if (scalar?.text.startsWith('ENC[')) {
        return reference.kind === 'Secret' ? unseen(reference, place) : (0,problem/* problemAt */.l4)('encrypted', scalar.place);
    }
    if (reference.target !== '')
        return settingOf(entry, reference.target);
    const isWholeFile = entry.node === entry.file.root?.node;
    const inner = isWholeFile ? entry.file : (0,embedded_yaml/* embeddedYaml */.S)(entry);
    return inner === null ? (0,problem/* problemAt */.l4)('unparseable', entry.place, 'values that are not text') : (0,helm_values/* layerOf */.ZZ)(inner);
}
async function declaredEntry(context, place, reference) {
    const { kind, name, key } = reference;
    const object = await (0,releases_cluster/* findOne */.s)(context, { group: '', kind, name, namespace: context.object.namespace });
    if (object === 'missing')
        throw new problem/* ProblemError */.Mm(unseen(reference, place));
    if (object === 'several') {
        throw new problem/* ProblemError */.Mm(unseen(reference, place, ', of which the repository has several'));
    }
    const entry = object.value.at([kind === 'Secret' ? 'stringData' : 'data', key]);
    if (entry === null)
        throw new problem/* ProblemError */.Mm(unseen(reference, place, ` without ${key}`));
    return entry;
}
async function generatedEntry(context, place, reference) {
    const list = reference.kind === 'Secret' ? 'secretGenerator' : 'configMapGenerator';
    for (const { value, folder } of context.environment.toReversed()) {
        for (const generator of value.itemsAt(list).filter((each) => each.textAt('name') === reference.name)) {
            context.files.relyOn(value.file.path);
            const entry = await fileOfGenerator(context.files, folder, place, generator, reference);
            if (entry !== null)
                return entry;
            const lines = await linesOfGenerator(context.files, folder, generator, reference.key);
            if (lines === null)
                continue;
            const why = `, which is generated from ${(0,quote_text/* quoteText */.o)(lines.join('\n'))}`;
            throw new problem/* ProblemError */.Mm(unseen(reference, place, why));
        }
    }
    return null;
}
async function fileOfGenerator(files, folder, place, generator, reference) {
    for (const { text } of (0,kustomization/* textsAt */.i1)(generator, 'files')) {
        const [, entry, path = ''] = /^(?:([^=]*)=)?(.*)$/s.exec(text) ?? [];
        if ((entry ?? (0,repository_paths/* baseNameOf */.mv)(path)) !== reference.key)
            continue;
        const values = await files.yaml((0,repository_paths/* resolvePath */.o1)(folder, path) ?? path);
        if (values?.root == null)
            throw new problem/* ProblemError */.Mm(unseen(reference, place));
        return values.root;
    }
    return null;
}
async function linesOfGenerator(files, folder, generator, key) {
    if (!['literals', 'envs', 'env'].some((each) => generator.at([each]) !== null))
        return null;
    const lines = [generator.source.trim()];
    for (const text of [...(0,kustomization/* textsAt */.i1)(generator, 'envs').map((each) => each.text), generator.textAt('env')]) {
        const variables = text === '' ? '' : ((await files.text((0,repository_paths/* resolvePath */.o1)(folder, text) ?? text)) ?? '');
        lines.push(...variables.split(/\r?\n/).filter((line) => line.replace(/^export\s+/, '').startsWith(`${key}=`)));
    }
    return lines;
}
function settingOf(value, target) {
    const scalar = value.scalar;
    const steps = (0,set_options/* stepsOf */.B)(target);
    if (scalar === null || steps.length === 0 || /[,=]/.test(scalar.text)) {
        return (0,problem/* problemAt */.l4)('external-values', (scalar ?? value).place, (0,quote_text/* quoteText */.o)(target));
    }
    const quoted = /^(["'])(.*)\1$/s.exec(scalar.text);
    const setting = { steps, value: quoted?.[2] ?? scalar.text, isText: quoted !== null, place: scalar.place };
    return (0,helm_values/* layerOf */.ZZ)((0,set_options/* settingsAsYaml */.v)(value.file.path, [setting]));
}

;// CONCATENATED MODULE: ./build/deployment/kinds/releases/source.js



















const NOTHING_FOUND = { found: [], links: [], inside: [], possible: new Set() };
async function readSource(tree, work, source) {
    const { tool, id, object, secondOrder } = work;
    const carrier = object.value.file.path;
    const files = tree.files.recorded();
    files.relyOn(carrier);
    const ways = tree.graph.waysFrom(carrier);
    const environment = [...new Set([...ways.values()].flat())];
    const context = { ...contextOf(tree, object), files, environment };
    const read = await (0,problem/* orProblem */.bC)(() => readEnvironments(tree, context, work, source, ways));
    if ('code' in read) {
        const finding = (0,deployment_finding/* unreadableFinding */.jg)(tool.kind, id, carrier, read, [...files.asked]);
        const variables = (0,template_variables/* variablesIn */.DF)(read.found);
        return { ...NOTHING_FOUND, found: [{ ...finding, ...ownOf(work), secondOrder, variables }] };
    }
    if ('found' in read)
        return { ...NOTHING_FOUND, ...read };
    const { environments, git } = read;
    if (environments.length === 0)
        return NOTHING_FOUND;
    const inputs = [...new Set([...files.asked, ...context.possible])];
    const found = (0,deployment_finding/* withChoices */.Fd)(await findingsOf(environments, context, work, inputs, source));
    const place = found[0]?.place ?? object.value.place;
    const link = { id: `${id}#chart`, place, namesService: true, secondOrder: [] };
    const possible = new Set([...context.possible].filter((path) => !files.asked.has(path)));
    return { ...NOTHING_FOUND, found, links: git === undefined ? [] : [{ ...link, ...git }], possible };
}
function contextOf(tree, object) {
    return { ...tree, object, environment: [], used: new Set(), possible: new Set() };
}
function isOfArgoCd({ kind }) {
    return (0,kinds/* factsOf */.x)(kind).applies === 'sync';
}
function ownOf({ tool, object: { value, name, namespace } }) {
    const ofArgoCd = { isRenderedByArgoCd: true, application: { name, namespace } };
    return { kind: tool.kind, carrier: value.file.path, ...(isOfArgoCd(tool) && ofArgoCd) };
}
async function readEnvironments(tree, context, work, source, ways) {
    const { tool } = work;
    const { files, settings } = context;
    const environments = new Map();
    let git;
    const pending = [...ways].map(([name, way]) => ({ name, way, written: source, choice: null }));
    for (const { name, way, written, choice } of pending) {
        const opened = await tool.open({ ...context, environment: way }, written, work.sources);
        if (opened === null)
            continue;
        const { chart, hidden = null, notices = [] } = opened;
        const [images = [], ...below] = imagesOver(opened.sources, tool.images);
        const overruled = [...(0,releases_layers/* replacedTags */.q)(tool.layers, opened.sources), ...below.flat().flatMap(kustomization/* placesOf */.ek)];
        const withOverruled = (each) => ({
            ...each,
            understood: [...each.understood, ...overruled],
        });
        const { found, inside } = await readManifests(tree, work, chart, images, settings);
        if (chart.kind === 'plain' || found.length > 0)
            return { found: found.map(withOverruled), inside };
        const reach = reachOf({ ...context, environment: way }, opened);
        const own = tool.layers.findIndex(({ as }) => as === 'values');
        const above = await (0,releases_layers/* readLayers */.n)(tool.layers.slice(0, own), opened.sources, reach);
        const others = await (0,releases_layers/* readLayers */.n)(tool.layers.slice(own), opened.sources, reach);
        const values = [...(hidden === null ? [] : [hidden]), ...above, ...others];
        const release = { chart, values, place: opened.place, called: work.object.name };
        const read = await readNamed(files, release, opened.called, settings);
        if (read.length === 0)
            continue;
        const isTemplate = written === source && isTemplated(read);
        const named = isTemplate ? (tool.environments?.(context, source, work.sources) ?? []) : [];
        if (named.length > 0 && named.length <= tree.environments.left) {
            tree.environments.left -= named.length;
            const nameOf = (each) => (name === '' ? each.name : `${name}@${each.name}`);
            const ofEach = (each) => ({ name: nameOf(each), way, written: each.source, choice: each.choice });
            pending.push(...named.map(ofEach));
            continue;
        }
        git ??= opened.git;
        const tags = above.flatMap((each) => ((0,helm_values/* isSeen */.U4)(each) ? (each.root?.writtenAt('image.tag')?.place ?? []) : []));
        const winning = new Set([...tags, ...images.flatMap(kustomization/* placesOf */.ek)].map((each) => JSON.stringify(each)));
        const changed = (0,helm_findings/* changeMain */.YL)((0,release_images/* withImages */.n)(read, images, release, settings), (main) => {
            const isWon = main.answer.status === 'version' && winning.has(JSON.stringify(main.place));
            return { ...main, winners: isWon ? ['a tag above values'] : [] };
        });
        const key = choice !== null ? name : JSON.stringify(changed[0]?.found.place);
        const parts = (0,helm_findings/* changeMain */.YL)(changed, (main) => withOverruled({ ...main, notices: [...main.notices, ...notices] }));
        if (!environments.has(key))
            environments.set(key, { name, choice, parts });
    }
    return { environments: [...environments.values()], git };
}
async function readManifests({ files }, work, chart, images, settings) {
    if (chart.kind !== 'plain' && chart.kind !== 'unknown')
        return NOTHING_FOUND;
    const folder = chart.kind === 'plain' ? chart.path : null;
    const own = ownOf(work);
    const owner = { kind: own.kind, id: work.id, carrier: own.carrier };
    const isInside = (path) => files.has(path) && path.startsWith(folder === '' ? '' : `${folder}/`);
    const isOurs = images.some((each) => (0,release_images/* overridesService */.T)(each, settings));
    const isSeen = folder !== null && isOurs && files.paths.some(isInside);
    const read = isSeen
        ? await (0,kustomize_reader.findingsOfKustomization)(files, folder, owner, images, settings)
        : (0,findings/* findingsOfImages */.O)(images, owner, settings);
    const isPlain = isSeen && (0,kustomization/* kustomizationsIn */.oX)(files, folder).length === 0;
    const inside = isPlain ? read.flatMap(({ inputs }) => inputs.filter(isInside)) : [];
    const secondOrderOf = ({ secondOrder }) => [...secondOrder, ...work.secondOrder];
    return { found: read.map((each) => ({ ...each, ...own, secondOrder: secondOrderOf(each) })), inside };
}
async function findingsOf(environments, { files, reader, environment, used }, work, inputs, source) {
    const { id, object, tool } = work;
    const isRenamed = (0,kustomization/* namesThrough */.Ix)(environment, object.name).length > 1;
    const release = tool.release?.(object, source) ?? (isRenamed ? '' : object.name);
    const names = [object.name, work.set, ...[...used].map((each) => each.name)].flatMap((each) => (0,kustomization/* namesThrough */.Ix)(environment, each));
    const isByChart = environments.some(({ parts }) => parts[0]?.found.answer.status === 'chart');
    const around = await reader.read(files, environment, { names, isByChart });
    const others = work.secondOrder.filter(({ key }) => !around.secondOrder.some((each) => each.key === key));
    const secondOrder = [...others, ...around.secondOrder];
    const setsMode = work.setsMode || around.setsMode;
    return environments.flatMap(({ name, choice, parts }) => {
        const answers = parts.map((part) => part.found.answer);
        const unknown = answers.flatMap((each) => (each.status === 'problem' ? (0,template_variables/* variablesIn */.DF)(each.problem.found) : []));
        const chosen = choice === null ? [] : [{ key: `${id}#environment`, text: choice, place: object.value.place, isChoice: true }];
        const findings = (0,helm_findings/* findingsOfRelease */.Xm)(parts, {
            ...ownOf(work),
            release,
            id: environments.length === 1 && choice === null ? id : `${id}@${name}`,
            inputs,
            secondOrder: [...secondOrder, ...chosen],
            variables: [...unknown, ...(0,second_order/* variablesOf */.ht)(secondOrder)],
        });
        return findings.map((each) => ({ ...each, declared: (0,image_answer/* declaredUnder */.VP)(setsMode, each.declared) }));
    });
}
function isTemplated([main]) {
    return main?.found.answer.status === 'problem' && main.found.answer.problem.code === 'unresolved-template';
}
function reachOf(context, { file, text, place }) {
    const { group, namespace, name } = context.object;
    return {
        ...(file && { file }),
        ...(text && { text }),
        reference: (item) => readReferences(context, item),
        async twin(kind) {
            const found = await (0,releases_cluster/* findOne */.s)(context, { group, kind, namespace, name });
            if (found === 'several')
                throw new problem/* ProblemError */.Mm((0,problem/* problemAt */.l4)('external-values', place, `several objects ${kind}`));
            if (found === 'missing')
                return null;
            return found.value.at(['spec']);
        },
    };
}
async function readNamed(files, release, called, settings) {
    const parts = await (0,helm_release/* readHelmRelease */.q1)(files, release, settings);
    const { chart } = release;
    if (parts.length > 0 || chart.kind !== 'unknown' || !(0,service_names/* namesService */.cM)(called, settings))
        return parts;
    const { problem } = chart;
    const service = { kind: 'published', name: settings.chart, version: null, repository: null, problem };
    return (0,helm_release/* readHelmRelease */.q1)(files, { ...release, chart: service }, settings);
}
function imagesOver(sources, path) {
    if (path === undefined)
        return [];
    const imagesOf = (list) => [...(0,kustomization/* textsAt */.i1)(list).map(overrideOf), ...(0,kustomization/* imagesAt */.Yu)(list)];
    return sources.map((source) => (0,yaml/* allAt */.Nc)([source], path).flatMap(imagesOf)).filter(({ length }) => length > 0);
}
function overrideOf({ text, place }) {
    const equals = text.indexOf('=');
    const { name, tag: newTag, digest } = (0,manifests_image/* placedImage */.Vi)(text.slice(equals + 1), place);
    const of = equals === -1 ? name.text : text.slice(0, equals);
    return { name: of, newName: equals === -1 ? null : name, newTag, digest, place };
}

// EXTERNAL MODULE: ./build/deployment/kinds/releases/tool.js
var releases_tool = __webpack_require__(16107);
;// CONCATENATED MODULE: ./build/deployment/kinds/releases/reader.js














const MOST_ENVIRONMENTS = 2_000;
function readerOf(...tools) {
    return {
        async read(files, candidates, settings) {
            const cluster = new releases_cluster/* Cluster */.d(files, settings);
            const installations = candidates.length === 0 ? [] : await installationsIn(tools, files, cluster, settings);
            if (installations.length === 0)
                return deployment_finding/* NOTHING_READ */.pp;
            const graph = await kustomize_graph/* KustomizationGraph */.e.of(files, settings);
            const environments = { left: MOST_ENVIRONMENTS };
            const tree = { files, cluster, graph, reader: new second_order/* SecondOrderReader */.Ed(), settings, environments };
            const { names, mayConcern } = await concernTest(files, candidates);
            const ids = (0,reader.uniqueIds)(installations.map(idOf));
            const read = new SourcesRead();
            for (const [index, installation] of installations.entries()) {
                const { tool, object } = installation;
                const id = ids[index] ?? '';
                const work = await workOf(tree, installation, id);
                if (mayConcern(object)) {
                    for (const source of work.sources)
                        read.add(await readSource(tree, work, source));
                    read.own.add(object.value.file.path);
                }
                const isDeploying = read.found.some(({ unit }) => unit === id);
                read.links.push(...((await tool.links?.({ ...work, isDeploying }, contextOf(tree, object), names)) ?? []));
            }
            const unique = (0,reader.withUniqueIds)(read.found);
            return {
                found: unique,
                claimed: [...new Set([...(await withoutOthers(files, read.own)), ...read.inside])],
                objectIds: [...new Set([...ids, ...unique.map(({ id }) => id)])],
                links: read.links,
            };
        },
    };
}
class SourcesRead {
    found = [];
    links = [];
    own = new Set();
    inside = new Set();
    add({ found, links, inside, possible }) {
        this.found.push(...found);
        this.links.push(...links);
        for (const path of inside)
            this.inside.add(path);
        for (const path of found.flatMap(({ inputs }) => inputs))
            if (!possible.has(path))
                this.own.add(path);
    }
}
function idOf({ tool, object: { value, kind, namespace, name } }) {
    const prefix = tool.object === 'Kustomization' ? `${kind}/` : '';
    return `${tool.kind}:${value.file.path}#${prefix}${isOfArgoCd(tool) ? '' : `${namespace}/`}${name}`;
}
async function workOf({ files, reader, graph }, installation, id) {
    const { tool, object, set, unread } = installation;
    const { patches } = tool;
    const path = tool.sources.find((each) => (0,yaml/* allAt */.Nc)([object.value], each).length > 0);
    const sources = path === undefined ? [] : (0,yaml/* allAt */.Nc)([object.value], path);
    const around = tool.links === undefined ? [] : graph.around(object.value.file.path);
    const names = [object.name, set].flatMap((name) => (0,kustomization/* namesThrough */.Ix)(around, name));
    const ownOrder = [
        ...(0,releases_tool/* secondOrderOf */.kk)(tool.notEvaluated, id, [...sources, object.value]),
        ...(0,releases_tool/* asSecondOrder */.dt)(`${id}#set`, unread),
    ];
    const read = [await reader.read(files, around, { names })];
    if (patches !== undefined) {
        for (const source of sources) {
            const folder = (0,repository_paths/* fromRoot */.tc)(source.writtenAt('path')?.text ?? (0,repository_paths/* folderOf */.yS)(source.file.path)) ?? '';
            const layers = (0,yaml/* allAt */.Nc)([source], patches).map((value) => ({ value, folder, key: `${id}#${patches}` }));
            read.push(await reader.read(files, layers, null));
        }
    }
    const setsMode = read.some((each) => each.setsMode);
    return {
        ...installation,
        id,
        sources,
        secondOrder: [...ownOrder, ...read.flatMap(({ secondOrder }) => secondOrder)],
        setsMode,
    };
}
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
const MOST_FILLED_IN = 3_000_000;
async function installationsIn(tools, files, cluster, settings) {
    const isSearched = (0,candidates/* searchTest */.Ln)(settings);
    const budget = { left: MOST_FILLED_IN };
    const groups = [...new Set(tools.map(({ group }) => group))];
    const paths = new Set((await Promise.all(groups.map((group) => cluster.holding(group)))).flat());
    const kinds = tools.map(({ object }) => object).join('|');
    const hasObject = new RegExp(`^["']?kind["']?: *["']?(?:${kinds})`, 'm');
    const found = [];
    for (const path of [...paths].filter(isSearched).sort()) {
        const text = (await (0,source_files/* nullIfUnreadable */.e)(files.text(path))) ?? '';
        if (/^kind: CustomResourceDefinition/m.test(text) && !hasObject.test(text))
            continue;
        const file = await (0,source_files/* nullIfUnreadable */.e)(files.yaml(path));
        for (const object of (0,objects/* objectsIn */.Qv)(file)) {
            for (const tool of tools.filter(({ group }) => group === object.group)) {
                const itself = tool.object === object.kind ? [{ object, unread: [] }] : [];
                const generated = tool.expand?.(object, budget) ?? itself;
                found.push(...generated.map((each) => ({ ...each, tool, set: object.name })));
            }
        }
    }
    return found;
}
async function concernTest(files, candidates) {
    const names = new Set();
    for (const path of candidates) {
        const file = await (0,source_files/* nullIfUnreadable */.e)(files.yaml(path));
        for (const { name } of (0,objects/* objectsIn */.Qv)(file))
            if (name !== '')
                names.add(name);
    }
    const ownFolders = new Set(candidates.map(repository_paths/* folderOf */.yS));
    const allFolders = (0,repository_paths/* foldersOf */.pd)(candidates);
    const fileNames = new Set(candidates.map(repository_paths/* baseNameOf */.mv));
    const isOfCandidate = (word) => {
        const path = (0,repository_paths/* fromRoot */.tc)(word);
        return names.has(word) || fileNames.has((0,repository_paths/* baseNameOf */.mv)(word)) || (path !== null && allFolders.has(path));
    };
    const mayConcern = ({ value }) => ownFolders.has((0,repository_paths/* folderOf */.yS)(value.file.path)) ||
        value.source.split(/[^\w./-]+/).some((word) => word !== '' && isOfCandidate(word));
    return { names: [...names], mayConcern };
}


/***/ }),

/***/ 16107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dt: () => (/* binding */ asSecondOrder),
/* harmony export */   kk: () => (/* binding */ secondOrderOf),
/* harmony export */   nZ: () => (/* binding */ openPublished)
/* harmony export */ });
/* harmony import */ var _syntax_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56830);
/* harmony import */ var _helm_release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18658);


function secondOrderOf(parts = [], id, holders) {
    return parts.flatMap(({ path, ifMatches = /^/ }) => {
        const values = (0,_syntax_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .allAt */ .Nc)(holders, path).filter(({ source }) => ifMatches.test(source));
        return asSecondOrder(`${id}#${path}`, values);
    });
}
function asSecondOrder(key, values) {
    const text = values.map(({ source }) => `${source.trim()}\n`).join('');
    return values.slice(0, 1).map(({ place }) => ({ key, text, place }));
}
function openPublished(charts, paths) {
    return async (_, source) => {
        const [chart] = charts.flatMap((path) => source.writtenAt(path) ?? []);
        if (chart === undefined)
            return null;
        const repository = source.writtenAt(paths.repository)?.text ?? '';
        const published = (0,_helm_release_js__WEBPACK_IMPORTED_MODULE_1__/* .publishedChart */ .lR)(chart, repository, source.writtenAt(paths.version));
        return { chart: published, called: chart.text, sources: [source], place: chart.place };
    };
}


/***/ })

};
