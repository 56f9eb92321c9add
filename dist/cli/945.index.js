export const id = 945;
export const ids = [945];
export const modules = {

/***/ 9945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  flux: () => (/* binding */ flux)
});

// EXTERNAL MODULE: ./build/deployment/deployment.js
var deployment = __webpack_require__(5891);
// EXTERNAL MODULE: ./build/deployment/problem.js
var deployment_problem = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(2431);
// EXTERNAL MODULE: ./build/deployment/repository-paths.js
var repository_paths = __webpack_require__(997);
// EXTERNAL MODULE: ./build/deployment/service-signs.js
var service_signs = __webpack_require__(4954);
// EXTERNAL MODULE: ./build/deployment/source/source-files.js
var source_files = __webpack_require__(7915);
// EXTERNAL MODULE: ./build/deployment/formats/flux/kustomizations.js
var flux_kustomizations = __webpack_require__(2899);
// EXTERNAL MODULE: ./build/deployment/formats/flux/objects.js
var flux_objects = __webpack_require__(8241);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release.js + 1 modules
var helm_release = __webpack_require__(2314);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release-layers.js
var release_layers = __webpack_require__(6174);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release-values.js
var release_values = __webpack_require__(7842);
// EXTERNAL MODULE: ./build/deployment/chart-source.js
var chart_source = __webpack_require__(3518);
// EXTERNAL MODULE: ./build/deployment/formats/kustomize/patched-flux.js
var patched_flux = __webpack_require__(5900);
// EXTERNAL MODULE: ./build/deployment/formats/manifests/objects.js
var manifests_objects = __webpack_require__(3292);
// EXTERNAL MODULE: ./build/deployment/formats/signs.js
var signs = __webpack_require__(1935);
;// CONCATENATED MODULE: ./build/deployment/formats/flux/parts.js
/** An object of the cluster out of its document and the patches that are applied to it. */
class PatchedObject {
    parts;
    /** @param parts the one that wins first */
    constructor(parts) {
        this.parts = parts;
    }
    /** What the first part that has it says; null where none does, or it is taken away. */
    at(path) {
        for (const part of this.parts) {
            if (part.kind === 'unseen')
                continue;
            const { file, root } = part;
            let value = root;
            for (const step of path) {
                value = file.at(value, [step]);
                if (value === null)
                    break;
                if (file.scalar(value)?.type === 'null')
                    return null;
            }
            if (value !== null)
                return { file, value };
        }
        return null;
    }
    /** The text at a path; null where there is none, or it is empty. */
    scalar(path) {
        const found = this.at(path);
        const scalar = found?.file.scalar(found.value) ?? null;
        return scalar === null || scalar.text === '' ? null : scalar;
    }
    text(path) {
        return this.scalar(path)?.text ?? '';
    }
    /** The items of a list, which is patched as a whole. */
    items(path) {
        const found = this.at(path);
        return found === null ? [] : found.file.items(found.value).map((value) => ({ file: found.file, value }));
    }
    /** Why what stands at a path is not certain: a patch that cannot be read wins over it. */
    hiddenAt(path) {
        for (const part of this.parts) {
            if (part.kind === 'unseen')
                return part.problem;
            if (new PatchedObject([part]).at(path) !== null)
                return null;
        }
        return null;
    }
    /** Where the object itself is described. */
    get place() {
        const own = this.parts.findLast((part) => part.kind === 'document');
        return own?.kind === 'document' ? own.root.place : null;
    }
}

// EXTERNAL MODULE: ./build/deployment/formats/flux/patches.js
var patches = __webpack_require__(8995);
;// CONCATENATED MODULE: ./build/deployment/formats/flux/lookup.js







/**
 * A source of charts by its kind and name, with the patches on the way of the release.
 *
 * @throws TreeError where the tree cannot be read
 */
async function findSource(context, name) {
    const objects = await (0,flux_objects/* objectsSpeakingOf */.yu)(context.tree, signs/* SOURCE_GROUP */.qg, context.settings);
    const alike = objects.get((0,flux_objects/* indexKey */.mh)(name)) ?? [];
    const found = await choose(alike, (each) => (0,manifests_objects/* groupOf */.F8)(each) === signs/* SOURCE_GROUP */.qg && (0,flux_objects/* isSameObject */.Gy)(each, name), context);
    if (found === 'missing' || found === 'ambiguous')
        return { status: found };
    return { status: 'found', object: await patched(context, found) };
}
/** An object with its patches; the files become inputs. */
async function patched({ tree, files, way, settings }, object) {
    const { file, value } = object;
    await files.yaml(file.path);
    const unseen = [];
    for (const { flux } of way) {
        const { problem, patchedBy } = flux === null ? { problem: null, patchedBy: [] } : await (0,patched_flux/* withPatches */.h)(tree, flux, settings);
        for (const path of patchedBy)
            files.has(path);
        if (problem !== null)
            unseen.push({ kind: 'unseen', problem });
    }
    const own = { kind: 'document', file, root: value, from: null };
    return new PatchedObject([...unseen, ...(await (0,patches/* patchesOf */.Up)(tree, files, way, object, settings)), own]);
}
/** Of more objects of one name it is not told which is meant. */
const MOST_ALIKE = 200;
/** The one of several objects of a name that is meant: that on the way of the release, else the one beside it. */
async function choose(objects, isMeant, { files, kustomizations, way, path }) {
    if (objects.length > MOST_ALIKE)
        return 'ambiguous';
    const patches = kustomizations.patchFiles;
    const all = objects.filter((each) => isMeant(each) && !patches.has(each.file.path));
    // Which of them is meant depends on all of them.
    for (const { file } of all)
        await files.yaml(file.path);
    const onWay = all.filter(({ file }) => kustomizations.parentsOf(file.path).some((each) => way.includes(each)));
    const beside = all.filter(({ file }) => (0,repository_paths/* folderOf */.yS)(file.path) === (0,repository_paths/* folderOf */.yS)(path));
    for (const group of [all, onWay, beside]) {
        const [first] = group;
        if (first !== undefined && group.every((each) => says(each) === says(first)))
            return first;
    }
    return all.length === 0 ? 'missing' : 'ambiguous';
}
/** What an object says, as it is written; several clusters may each have a copy. */
function says({ file, value: root }) {
    const spec = file.at(root, ['spec']) ?? file.at(root, ['data']);
    return spec === null ? '' : file.sourceOf(spec).trim();
}

;// CONCATENATED MODULE: ./build/deployment/formats/flux/chart.js






/** The chart of a release: `chart.spec`, or what `chartRef` refers to. */
async function readFluxChart(context, release, place) {
    const reference = release.scalar(['spec', 'chartRef', 'name']);
    const isTemplated = release.scalar(['spec', 'chart', 'spec', 'chart']) !== null;
    if (reference === null || isTemplated)
        return readTemplate(context, release, ['spec', 'chart', 'spec'], place);
    const kind = release.text(['spec', 'chartRef', 'kind']);
    const namespace = release.text(['spec', 'chartRef', 'namespace']) || context.namespace;
    const name = reference.text;
    const unknown = (problem) => ({
        chart: { kind: 'unknown', problem },
        called: name,
        isOfGit: false,
        holder: release,
        path: ['spec', 'chart', 'spec'],
        notices: [],
    });
    if ((0,release_values/* isTemplate */.Fl)(name))
        return unknown((0,deployment_problem/* problemAt */.l4)('unresolved-template', reference.place, (0,deployment_reference/* quoteText */.ol)(name)));
    const found = await findSource(context, { kind, name, namespace });
    if (found.status !== 'found') {
        const why = found.status === 'missing' ? 'is not in the repository' : 'stands in the repository several times';
        return unknown((0,deployment_problem/* problemAt */.l4)('chart-unknown', reference.place, `the ${kind} ${(0,deployment_reference/* quoteText */.ol)(name)} ${why}`));
    }
    if (kind === 'HelmChart')
        return readTemplate(context, found.object, ['spec'], reference.place);
    if (kind === 'OCIRepository') {
        const url = found.object.scalar(['spec', 'url']);
        // Whose chart it is, is what the release and its source are called by.
        if (url !== null && (0,release_values/* isTemplate */.Fl)(url.text.slice(url.text.lastIndexOf('/') + 1))) {
            return unknown((0,deployment_problem/* problemAt */.l4)('unresolved-template', url.place, (0,deployment_reference/* quoteText */.ol)(url.text)));
        }
        return { ...unknownPath(release), ...readOciRepository(found.object, reference.place) };
    }
    return unknown((0,deployment_problem/* problemAt */.l4)('chart-unknown', reference.place, `a chart by a ${(0,deployment_reference/* quoteText */.ol)(kind)}`));
}
function unknownPath(holder) {
    return { isOfGit: false, holder, path: ['spec', 'chart', 'spec'], notices: [] };
}
/** An artifact of a registry that is a chart. */
function readOciRepository(source, place) {
    const url = source.text(['spec', 'url']);
    const name = url.slice(url.lastIndexOf('/') + 1);
    const ref = (key) => source.scalar(['spec', 'ref', key]);
    const [digest, version] = [ref('digest'), ref('semver') ?? ref('tag')];
    let problem = source.hiddenAt(['spec', 'ref', version === null ? 'tag' : 'semver']);
    if (problem === null && digest !== null) {
        problem = (0,deployment_problem/* problemAt */.l4)('chart-unpinned', digest.place, 'The chart is named by its digest');
    }
    const at = source.scalar(['spec', 'url'])?.place ?? place;
    if (problem === null && version === null)
        problem = (0,deployment_problem/* problemAt */.l4)('chart-unpinned', at, 'The chart has no version');
    return {
        called: name,
        chart: {
            kind: 'published',
            name,
            version: version === null ? null : { text: version.text, place: version.place },
            repository: url.slice(0, Math.max(0, url.lastIndexOf('/'))) || null,
            problem,
        },
    };
}
/** @param path of what holds `chart`, `version` and `sourceRef` */
async function readTemplate(context, holder, path, place) {
    const chart = holder.scalar([...path, 'chart']);
    const version = holder.scalar([...path, 'version']);
    const called = chart?.text ?? '';
    const kind = holder.text([...path, 'sourceRef', 'kind']);
    const name = holder.text([...path, 'sourceRef', 'name']);
    const namespace = holder.text([...path, 'sourceRef', 'namespace']) || context.namespace;
    // Where no source is said, there is nothing that a path could start from.
    const isRepository = kind === 'HelmRepository' || kind === '';
    const common = { called, holder, path, notices: [], isOfGit: !isRepository };
    if (chart === null || (0,release_values/* isTemplate */.Fl)(called)) {
        const problem = (0,release_values/* isTemplate */.Fl)(called)
            ? (0,deployment_problem/* problemAt */.l4)('unresolved-template', chart?.place ?? place, (0,deployment_reference/* quoteText */.ol)(called))
            : (0,deployment_problem/* problemAt */.l4)('chart-unknown', place, 'the release names no chart');
        return { ...common, chart: { kind: 'unknown', problem } };
    }
    const found = await findSource(context, { kind, name, namespace });
    const url = found.status === 'found' ? found.object.text(['spec', 'url']) : '';
    if (isRepository) {
        const hidden = holder.hiddenAt([...path, 'version']);
        return {
            ...common,
            chart: {
                kind: 'published',
                name: called,
                version: version === null ? null : { text: version.text, place: version.place },
                repository: url === '' ? null : url,
                problem: hidden ?? (version === null ? unpinned(chart.place) : null),
            },
        };
    }
    return { ...common, ...(await readChartOfGit(context, called, { url, kind, name, place: chart.place })) };
}
function unpinned(place) {
    return (0,deployment_problem/* problemAt */.l4)('chart-unpinned', place, 'The chart has no version and image.tag is empty');
}
/** A chart by its path in a git repository, which is perhaps this one. */
async function readChartOfGit({ files }, chart, { url, kind, name, place }) {
    const last = chart.replace(/\/+$/, '').split('/').at(-1) ?? '';
    const isOfMaker = (0,chart_source/* isOfficialGitRepository */.Gs)(url) || (0,chart_source/* isOfficialRepository */.CG)(url);
    const folder = (0,repository_paths/* resolvePath */.o1)('', chart.replace(/^\/+/, ''));
    if (!isOfMaker && folder !== null && files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'))) {
        const where = (0,deployment_reference/* quoteText */.ol)((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml'));
        return {
            chart: { kind: 'folder', path: folder },
            notices: [`The chart of the ${kind} ${(0,deployment_reference/* quoteText */.ol)(name)} is taken for that of ${where} in this repository`],
        };
    }
    const found = `the chart ${(0,deployment_reference/* quoteText */.ol)(chart)} of the ${kind} ${(0,deployment_reference/* quoteText */.ol)(name)} is not in this repository`;
    const problem = (0,deployment_problem/* problemAt */.l4)('chart-unknown', place, found);
    return {
        chart: { kind: 'published', name: last, version: null, repository: url === '' ? null : url, problem },
        notices: [],
    };
}

// EXTERNAL MODULE: ./build/deployment/place.js
var place = __webpack_require__(7669);
;// CONCATENATED MODULE: ./build/deployment/formats/flux/post-renderers.js






/** A patch that may set the image of a container. */
const SETS_IMAGE = /\/image\b|\bimage["']?\s*:/;
/**
 * What a release deploys once the post renderers of Flux have changed it (DETECTION 2.3: `kustomize.images` beats all).
 *
 * @param rendered the repository of the image as the chart renders it; null where that cannot be told
 */
function withPostRenderers(reading, release, settings, rendered) {
    const renderers = release.items(['spec', 'postRenderers']);
    if (renderers.length === 0)
        return reading;
    const images = renderers.flatMap(({ file, value }) => file.items(file.at(value, ['kustomize', 'images'])).map((item) => ({ file, value: item })));
    const patch = renderers.map(problemOfPatches).find((problem) => problem !== null) ?? null;
    return {
        ...change(reading, images, patch, settings, rendered),
        further: reading.further.map((each) => ({
            ...each,
            found: { ...each.found, ...change(each.found, images, patch, settings, null) },
        })),
    };
}
function change(reading, images, patch, settings, rendered) {
    let changed = reading;
    let name = rendered;
    for (const image of images) {
        const override = overrideOf(image);
        if (override === null || !isMeant(override, changed.answer, name, settings))
            continue;
        changed = { ...changed, ...apply(override, changed, settings) };
        name = override.newName?.text ?? name;
    }
    if (patch === null || patch.place === null)
        return changed;
    return { ...changed, answer: (0,deployment/* problemAnswer */.aV)(patch), place: patch.place };
}
function overrideOf({ file, value }) {
    const name = (0,flux_objects/* scalarAt */.C_)(file, value, ['name']);
    const reference = name === null ? null : (0,deployment_reference/* parseImageReference */.o_)(name.text);
    if (name === null || reference === null)
        return null;
    const tag = (0,flux_objects/* scalarAt */.C_)(file, value, ['newTag']);
    const source = file.at(value, ['newTag']);
    return {
        reference,
        text: name.text,
        newName: (0,flux_objects/* scalarAt */.C_)(file, value, ['newName']),
        newTag: tag === null || source === null ? null : { scalar: tag, source: file.sourceOf(source) },
        digest: (0,flux_objects/* scalarAt */.C_)(file, value, ['digest']),
        place: value.place,
    };
}
function isMeant(override, answer, rendered, { images }) {
    if (rendered !== null)
        return override.text === rendered;
    if (answer.status !== 'problem')
        return (0,deployment_reference/* imagePath */.d0)(override.reference) === answer.image.path;
    return (0,deployment_reference/* classifyImage */._u)(override.reference, images) !== 'other';
}
function apply(override, { answer, place, notices }, settings) {
    const { newName, newTag, digest } = override;
    const at = newTag?.scalar.place ?? digest?.place ?? newName?.place ?? override.place;
    const reference = newName === null ? override.reference : (0,deployment_reference/* parseImageReference */.o_)(newName.text);
    const kind = reference === null ? 'other' : (0,deployment_reference/* classifyImage */._u)(reference, settings.images);
    if (newName !== null && (reference === null || kind === 'other' || kind === 'undecided')) {
        const problem = (0,deployment_problem/* problemAt */.l4)('custom-image', newName.place, (0,deployment_reference/* quoteText */.ol)(newName.text));
        return { answer: (0,deployment/* problemAnswer */.aV)(problem), place: newName.place, notices };
    }
    if (reference === null)
        return { answer, place, notices };
    const said = newName !== null && kind === 'custom' ? [...notices, (0,deployment/* customImageNotice */.Hq)(reference, newName.place)] : notices;
    if (newTag !== null) {
        const entry = { status: 'scalar', ...newTag };
        const read = (0,release_values/* readTagEntry */.jD)(entry, reference, settings.tagSuffix, at);
        const isPinned = read.status === 'version' && digest !== null;
        const pinned = isPinned ? { ...read, image: { ...read.image, digest: digest.text } } : read;
        return { answer: pinned, place: at, notices: said };
    }
    if (digest !== null) {
        return { answer: (0,deployment/* problemAnswer */.aV)((0,deployment_problem/* problemAt */.l4)('digest-only', at, (0,deployment_reference/* quoteText */.ol)(digest.text))), place: at, notices: said };
    }
    if (newName === null || answer.status === 'problem')
        return { answer, place, notices };
    return { answer: { ...answer, image: { ...answer.image, path: (0,deployment_reference/* imagePath */.d0)(reference) } }, place, notices: said };
}
function problemOfPatches(renderer) {
    const patch = patchesOf(renderer).find(({ text }) => SETS_IMAGE.test(text));
    return patch === undefined ? null : (0,deployment_problem/* problemAt */.l4)('external-values', patch.place, 'a patch of `spec.postRenderers`');
}
function patchesOf({ file, value }) {
    return ['patches', 'patchesStrategicMerge', 'patchesJson6902'].flatMap((key) => file.items(file.at(value, ['kustomize', key])).map((item) => {
        // A text may stand behind an alias.
        const texts = [item, file.at(item, ['patch'])].map((each) => file.scalar(each)?.text ?? '');
        return { text: [file.sourceOf(item), ...texts].join('\n'), place: item.place };
    }));
}
/** A patch that may change how workloads are replaced, or take away the migration job. */
const CHANGES_UPGRADE = /strategy|\bJob\b|\$patch|\bremove\b/;
/** The same without the mode of the upgrade, where the release sees to it that the mode does not do what it says. */
function withRenderedMode(reading, release) {
    const { declared, notices } = reading;
    if (declared.upgradeMode === null)
        return reading;
    const patches = release.items(['spec', 'postRenderers']).flatMap(patchesOf);
    const patch = patches.find(({ text }) => CHANGES_UPGRADE.test(text));
    const disabled = release.scalar(['spec', 'upgrade', 'disableHooks']);
    const isDisabled = disabled !== null && disabled.text !== 'false';
    const at = patch?.place ?? (isDisabled ? disabled.place : null);
    if (at === null)
        return reading;
    const what = patch === undefined ? 'The migration job is a hook, and those are disabled' : 'A post renderer may change it';
    const notice = `${what} at ${(0,place/* showPlace */.R)(at)}: upgrade.mode is taken as not set`;
    return { ...reading, declared: { ...declared, upgradeMode: null }, notices: [...notices, notice] };
}

// EXTERNAL MODULE: ./build/deployment/source/embedded-yaml.js
var embedded_yaml = __webpack_require__(7008);
// EXTERNAL MODULE: ./build/deployment/formats/helm/command.js
var command = __webpack_require__(403);
// EXTERNAL MODULE: ./build/deployment/formats/kustomize/kustomization.js
var kustomization = __webpack_require__(2136);
// EXTERNAL MODULE: ./build/deployment/formats/kustomize/replacements.js
var replacements = __webpack_require__(7448);
;// CONCATENATED MODULE: ./build/deployment/formats/flux/config-maps.js







/**
 * What a config map has under a key: of a manifest in the repository, or of a kustomization that generates it.
 *
 * @throws ProblemError where the file with it cannot be read
 * @throws TreeError where the tree cannot be read
 */
async function findConfigMapEntry(context, name, key) {
    const { tree, settings, kustomizations, way, namespace } = context;
    const wanted = { kind: 'ConfigMap', name, namespace };
    const alike = (await (0,flux_objects/* objectsSpeakingOf */.yu)(tree, name, settings)).get((0,flux_objects/* indexKey */.mh)(wanted)) ?? [];
    const generators = kustomizations.generatorsOf(name, namespace);
    const manifest = await choose(alike, (each) => (0,manifests_objects/* groupOf */.F8)(each) === '' && (0,flux_objects/* isSameObject */.Gy)(each, wanted), context);
    const onWay = generators.filter(({ by }) => way.some((each) => each === by || each.components.includes(by)));
    // The outermost one adds to, or replaces, those within.
    const chosen = generators.length === 1 ? generators : onWay.reverse();
    if (manifest === 'ambiguous' || (manifest === 'missing' && chosen.length === 0 && generators.length > 0)) {
        return { why: ', of which the repository has several' };
    }
    if (manifest !== 'missing' && chosen.length > 0)
        return { why: ', of which the repository has several' };
    if (manifest !== 'missing') {
        const object = await patched(context, manifest);
        const found = object.at(['data', key]);
        if (object.hiddenAt(['data', key]) !== null)
            return { why: ', which is patched' };
        return found === null ? { why: ` without ${key}` } : { ...found, isWhole: false };
    }
    for (const { by, item } of chosen) {
        const entry = await readGenerator(context, by, item, key);
        if (entry !== null)
            return entry;
    }
    return { why: chosen.length === 0 ? '' : ` without ${key}` };
}
/**
 * Remembers the files that may hold a secret, which nobody reads: where they are what they were, so is what it says.
 *
 * @throws TreeError where the tree cannot be read
 */
async function rememberSecret({ tree, files, settings, way }, name) {
    if (name === '')
        return;
    const objects = [...(await (0,flux_objects/* objectsSpeakingOf */.yu)(tree, name, settings)).values()].flat();
    // Of whatever makes it: `SealedSecret`, `ExternalSecret`.
    for (const each of objects)
        if (each.name === name && each.kind.endsWith('Secret'))
            files.has(each.file.path);
    for (const { overlay } of way.flatMap((each) => [each, ...each.components])) {
        const { file, root, folder } = overlay;
        for (const item of file.items((0,kustomization/* memberOf */.C5)(file, root, 'secretGenerator'))) {
            if (file.scalar(file.at(item, ['name']))?.text !== name)
                continue;
            for (const path of [file.path, ...(0,replacements/* generatorFilesOf */.cX)(file, item, folder)])
                files.has(path);
        }
    }
}
/** `files: [values.yaml=prod.yaml]` and `literals: [tag=1.2.3]`. */
async function readGenerator({ files }, { overlay: { file, folder } }, item, key) {
    await files.yaml(file.path);
    for (const entry of file.items(file.at(item, ['files']))) {
        const text = file.scalar(entry)?.text ?? '';
        const sign = text.indexOf('=');
        const path = text.slice(sign + 1);
        const name = sign === -1 ? path.slice(path.lastIndexOf('/') + 1) : text.slice(0, sign);
        if (name !== key)
            continue;
        const resolved = (0,repository_paths/* resolvePath */.o1)(folder, path);
        const values = resolved === null ? null : await files.yaml(resolved);
        return values === null ? null : { file: values, value: values.root, isWhole: true };
    }
    for (const entry of file.items(file.at(item, ['literals']))) {
        const text = file.scalar(entry)?.text ?? '';
        if (!text.startsWith(`${key}=`))
            continue;
        return { ...literal(file, entry, text.slice(key.length + 1)), isWhole: false };
    }
    // It may stand in a file of variables.
    for (const path of (0,replacements/* generatorFilesOf */.cX)(file, item, folder))
        files.has(path);
    return null;
}
/** The value of a literal, in its place. */
function literal(file, entry, text) {
    const { place } = file.scalar(entry) ?? entry;
    const made = (0,embedded_yaml/* settingsAsYaml */.vW)(file.path, [{ steps: ['value'], value: text, isText: true, place }]);
    return { file: made, value: made.at(made.root, ['value']) };
}

;// CONCATENATED MODULE: ./build/deployment/formats/flux/values.js








/** The key of a config map where a release names none. */
const DEFAULT_KEY = 'values.yaml';
/** So many references of one release are followed. */
const MOST_REFERENCES = 100;
/** What a release says of its values itself, the part that wins first. */
function inlineValues(release) {
    const values = [];
    let isOver = false;
    const base = release.parts.findLast((part) => part.kind === 'document');
    const mapping = {};
    for (const part of release.parts) {
        if (part.kind === 'unseen') {
            values.push(part);
            continue;
        }
        const { file } = part;
        const root = file.at(part.root, ['spec', 'values']);
        if (root === null || isOver)
            continue;
        const { place } = root;
        // A null of the release itself reaches Helm, that of a patch takes away what it patches.
        if (file.isMap(root))
            values.push({ kind: 'layer', layer: { file, root, mapping, isPatch: part !== base } });
        else if (file.scalar(root)?.type === 'null')
            isOver = true;
        else
            values.push(unseen((0,deployment_problem/* problemAt */.l4)('unresolved-template', place, (0,deployment_reference/* quoteText */.ol)(file.sourceOf(root).trim()))));
    }
    return values;
}
/** The values of `valuesFrom`, the last of which wins and comes first. */
async function referencedValues(context, release) {
    const values = [];
    const items = release.items(['spec', 'valuesFrom']);
    for (const item of items.slice(0, MOST_REFERENCES))
        values.unshift(await readReference(context, item));
    const rest = items[MOST_REFERENCES];
    if (rest === undefined)
        return values;
    return [unseen((0,deployment_problem/* problemAt */.l4)('external-values', rest.value.place, 'more references than are read')), ...values];
}
function unseen(problem) {
    return { kind: 'unseen', problem };
}
async function readReference(context, { file, value }) {
    const kind = (0,flux_objects/* textAt */.$6)(file, value, ['kind']);
    const name = (0,flux_objects/* textAt */.$6)(file, value, ['name']);
    const key = (0,flux_objects/* textAt */.$6)(file, value, ['valuesKey']) || DEFAULT_KEY;
    const target = (0,flux_objects/* scalarAt */.C_)(file, value, ['targetPath']);
    const { place } = value;
    if (kind !== 'ConfigMap' || (0,release_values/* isTemplate */.Fl)(name)) {
        if (kind === 'Secret')
            await rememberSecret(context, name);
        const what = kind === 'ConfigMap' ? 'config map' : 'secret';
        return unseen((0,deployment_problem/* problemAt */.l4)('external-values', place, `the ${what} ${(0,deployment_reference/* quoteText */.ol)(name)}`));
    }
    try {
        const found = await findConfigMapEntry(context, name, key);
        if ('why' in found) {
            return unseen((0,deployment_problem/* problemAt */.l4)('external-values', place, `the config map ${(0,deployment_reference/* quoteText */.ol)(name)}${found.why}`));
        }
        return target === null ? layerOf(found) : settingOf(found, target.text);
    }
    catch (error) {
        if (error instanceof deployment_problem/* ProblemError */.Mm)
            return unseen(error.problem);
        throw error;
    }
}
/** An entry of a config map as values. */
function layerOf({ file, value, isWhole }) {
    if (isWhole)
        return { kind: 'layer', layer: { file, root: file.root } };
    const scalar = file.scalar(value);
    if (scalar?.text.startsWith('ENC[') === true)
        return unseen((0,deployment_problem/* problemAt */.l4)('encrypted', scalar.place));
    const inner = value === null ? null : (0,embedded_yaml/* embeddedYaml */.SM)(file, value);
    if (inner === null)
        return unseen((0,deployment_problem/* problemAt */.l4)('unparseable', value?.place ?? null, 'values that are no text'));
    return { kind: 'layer', layer: { file: inner, root: inner.root } };
}
/** An entry of a config map as the value at one path, as for `--set`. */
function settingOf({ file, value, isWhole }, target) {
    const scalar = file.scalar(isWhole ? file.root : value);
    const steps = (0,command/* stepsOf */.B_)(target);
    const place = scalar?.place ?? value?.place ?? { file: file.path, line: 1, column: 1 };
    if (scalar === null || steps.length === 0 || /[,=]/.test(scalar.text)) {
        return unseen((0,deployment_problem/* problemAt */.l4)('external-values', place, (0,deployment_reference/* quoteText */.ol)(target)));
    }
    if (scalar.text.startsWith('ENC['))
        return unseen((0,deployment_problem/* problemAt */.l4)('encrypted', place));
    // In quotes it is a text for Flux whatever it looks like.
    const quoted = /^(["'])(.*)\1$/s.exec(scalar.text);
    const setting = { steps, value: quoted?.[2] ?? scalar.text, isText: quoted !== null, place };
    const made = (0,embedded_yaml/* settingsAsYaml */.vW)(file.path, [setting]);
    return { kind: 'layer', layer: { file: made, root: made.root } };
}
/**
 * The files of values that a release names as those of the chart's source, the last of which wins and comes first. They are of another
 * repository, unless the chart is found in this one.
 *
 * @param path of what holds `valuesFiles`
 * @param chart what the release calls it; a path where it is one of a git repository
 * @param folder of the chart where its source may be this repository; else null
 */
async function valuesOfChart({ files }, holder, path, chart, folder) {
    const values = [];
    const notices = [];
    const single = holder.at([...path, 'valuesFile']);
    const items = [...holder.items([...path, 'valuesFiles']), ...(single === null ? [] : [single])];
    const resolved = (text) => ((0,release_values/* isTemplate */.Fl)(text) ? null : (0,repository_paths/* resolvePath */.o1)('', text.replace(/^\/+/, '')));
    // The chart's own defaults are below everything anyway.
    const own = ['values.yaml', (0,repository_paths/* inFolder */._z)(resolved(chart) ?? '', 'values.yaml')];
    let isOwnUsed = items.length === 0;
    for (const { file, value } of items) {
        const text = file.scalar(value)?.text ?? '';
        const at = resolved(text);
        const read = folder === null || at === null ? null : await readFile(at);
        const isOwn = at !== null && own.includes(at);
        isOwnUsed ||= isOwn;
        if (read !== null)
            values.unshift(read);
        else if (!isOwn)
            values.unshift(unseen((0,deployment_problem/* problemAt */.l4)('external-values', value.place, (0,deployment_reference/* quoteText */.ol)(text))));
    }
    const [first] = items;
    if (folder !== null && first !== undefined && !isOwnUsed && files.has((0,repository_paths/* inFolder */._z)(folder, 'values.yaml'))) {
        // Files of values take the place of the chart's own, which stands below all of them here.
        const found = `\`valuesFiles\` without ${(0,deployment_reference/* quoteText */.ol)((0,repository_paths/* inFolder */._z)(folder, 'values.yaml'))}`;
        values.push(unseen((0,deployment_problem/* problemAt */.l4)('external-values', first.value.place, found)));
    }
    return { values, notices };
    async function readFile(at) {
        try {
            const file = await files.yaml(at);
            if (file === null)
                return null;
            notices.push(`The values of the chart's source are taken for those of ${(0,deployment_reference/* quoteText */.ol)(file.path)} in this repository`);
            const root = file.root;
            return { kind: 'layer', layer: { file, root } };
        }
        catch (error) {
            if (error instanceof deployment_problem/* ProblemError */.Mm)
                return unseen(error.problem);
            throw error;
        }
    }
}

;// CONCATENATED MODULE: ./build/deployment/formats/flux/release.js










/**
 * Reads what a release of Flux deploys in one environment (DETECTION 2.3): post renderers > `spec.values` > `valuesFrom`, of which
 * the last wins > `valuesFiles` of the chart > the chart.
 *
 * @throws TreeError where the tree cannot be read
 */
async function readFluxRelease(tree, kustomizations, { object, way, over }, settings) {
    const files = tree.recorded();
    const { file, value: root, namespace } = object;
    const context = { tree, files, settings, kustomizations, way, path: file.path, namespace };
    for (const part of over)
        if (part.kind === 'document')
            await files.text(part.file.path);
    const release = new PatchedObject([...over, ...(await patched(context, object)).parts]);
    const { parts } = release;
    if (parts.some(patches/* deletes */.DU))
        return { reading: null, isUnderstood: true, asked: files.asked, parts };
    const { chart, called, isOfGit, holder, path, notices } = await readFluxChart(context, release, root.place);
    const ofChart = await valuesOfChart(context, holder, path, called, isOfGit && chart.kind === 'folder' ? chart.path : null);
    const values = [
        ...inlineValues(release),
        ...(await referencedValues(context, release)),
        ...ofChart.values,
    ];
    const read = await (0,helm_release/* readHelmRelease */.q)(files, { chart, values, place: root.place }, settings);
    // The image of a chart that depends on the service's, or lies in this repository, has its name elsewhere.
    const isService = chart.kind === 'published' && called.slice(called.lastIndexOf('/') + 1) === settings.chart;
    const rendered = isService ? imageOf(values) : null;
    const reading = read && withRenderedMode(withPostRenderers(read, release, settings, rendered), release);
    if (reading !== null) {
        return {
            reading: { ...reading, notices: [...reading.notices, ...notices, ...ofChart.notices] },
            isUnderstood: true,
            asked: files.asked,
            parts,
        };
    }
    if (chart.kind !== 'unknown')
        return { reading: null, isUnderstood: true, asked: files.asked, parts };
    const isNamed = [called, settings.chart].every((each) => each !== '') && namesService(called, settings);
    const unknown = {
        answer: (0,deployment/* problemAnswer */.aV)(chart.problem),
        place: chart.problem.place ?? root.place,
        notices: [],
        chart: null,
        declared: deployment/* NOTHING_DECLARED */.ZM,
        environment: null,
        further: [],
    };
    return { reading: isNamed ? unknown : null, isUnderstood: isNamed, asked: files.asked, parts };
}
/**
 * Whether a patch takes the release away in one environment.
 *
 * @throws TreeError where the tree cannot be read
 */
async function isDeleted(tree, kustomizations, { object, way, over }, settings) {
    const { file, namespace } = object;
    const context = { tree, files: tree.recorded(), settings, kustomizations, way, path: file.path, namespace };
    return [...over, ...(await patched(context, object)).parts].some(patches/* deletes */.DU);
}
function namesService(called, { chart }) {
    return called.toLowerCase().includes('lightdash') || called.includes(chart);
}
/** The repository of the image as the service's chart renders it; null where that cannot be told. */
function imageOf(values) {
    const { scope } = new release_layers/* ReleaseLayers */._(values);
    const repository = scope.at(['image', 'repository']);
    if (repository.status === 'scalar' && repository.scalar.text !== '')
        return repository.scalar.text;
    return repository.status === 'structure' ? null : release_values/* DEFAULT_IMAGE */.__.repository;
}

// EXTERNAL MODULE: ./build/deployment/formats/helm/release-found.js
var release_found = __webpack_require__(8678);
// EXTERNAL MODULE: ./build/deployment/formats/kustomize/claims.js
var claims = __webpack_require__(40);
;// CONCATENATED MODULE: ./build/deployment/formats/flux.js














const KIND = signs/* FLUX */.Y2.kind;
/** Groups whose objects fix no version by themselves: what updates files, what tells people. */
const OTHER_GROUPS = new Set(['image.toolkit.fluxcd.io', 'notification.toolkit.fluxcd.io']);
/**
 * Releases of Flux (DETECTION 2.3): a `HelmRelease`, by itself or as kustomizations patch it, one deployment an environment. The namespace
 * that a kustomization gives to what it takes in is not followed: a release that does not say its own goes without.
 */
const flux = {
    ...signs/* FLUX */.Y2,
    async read(files, candidates, settings) {
        const objects = [];
        for (const path of candidates)
            objects.push(...(await fluxObjectsIn(files, path)));
        objects.push(...(await relatedReleases(files, candidates, objects, settings)));
        if (!objects.some(isRelease))
            return { found: [], claimed: spokenFor(objects, NOTHING_ASKED, new Set(), settings) };
        const kustomizations = await (0,flux_kustomizations/* kustomizationsOf */.Y)(files, settings);
        const releases = await environmentsOf(files, kustomizations, objects, settings);
        const found = [];
        const asked = { byService: new Set(), byAny: new Set() };
        const understood = new Set();
        const notUnderstood = new Set();
        for (const environment of releases) {
            const read = await readFluxRelease(files, kustomizations, environment.release, settings);
            for (const part of read.parts) {
                if (part.kind === 'document')
                    (read.isUnderstood ? understood : notUnderstood).add(part.root.node);
            }
            for (const path of read.isUnderstood ? read.asked : [])
                asked.byAny.add(path);
            if (read.reading === null)
                continue;
            for (const path of read.asked)
                asked.byService.add(path);
            found.push(...foundOf(read, environment));
        }
        const used = new Set([...understood, ...notUnderstood]);
        for (const { object, patches } of await loosePatches(files, kustomizations, objects, used, settings)) {
            found.push(patchWithoutBase(object, patches));
            understood.add(object.value.node);
        }
        for (const node of notUnderstood)
            understood.delete(node);
        const known = new Set(objects.map(({ file }) => file.path));
        for (const path of asked.byAny) {
            if (!known.has(path) && !(0,signs/* isKustomizationFile */.yi)(path))
                objects.push(...(await objectsUsed(files, path)));
        }
        const claimed = [...spokenFor(objects, asked, understood, settings), ...(await usedFiles(files, asked, settings))];
        return { found, claimed };
    },
    async carries(files, { carrier, identities }, settings) {
        if (!files.has(carrier))
            return false;
        try {
            const file = await files.yaml(carrier);
            if (file === null)
                return false;
            const own = (0,manifests_objects/* objectsIn */.Qv)(file).filter(isRelease);
            if (own.length === 0 || !isWholeTree(files))
                return own.length > 0;
            const kustomizations = await (0,flux_kustomizations/* kustomizationsOf */.Y)(files, settings);
            // What cannot be read may hold it.
            if (kustomizations.unreadable.length > 0)
                return true;
            const releases = await environmentsOf(files, kustomizations, own, settings);
            for (const { identity: own, release } of releases) {
                if (!identities.some((identity) => isOf(identity, own)))
                    continue;
                if (!(await isDeleted(files, kustomizations, release, settings)))
                    return true;
            }
            return false;
        }
        catch (error) {
            // There and unreadable is not gone.
            if (error instanceof deployment_problem/* ProblemError */.Mm)
                return true;
            throw error;
        }
    },
};
/** Whether an identity is that of a release, by either of its names, or that of a further image in its values. */
function isOf(identity, release) {
    const own = `${KIND}:~${release.slice(release.indexOf('#') + 1)}`;
    return [release, own].some((name) => identity === name || identity.startsWith(`${name}#`));
}
function isWholeTree(files) {
    return 'recorded' in files && 'containing' in files;
}
/** The objects of a file in which Flux has some. */
async function fluxObjectsIn(files, path) {
    const text = await files.text(path);
    if (text === null || !text.includes(signs/* FLUX_GROUPS */.js))
        return [];
    // JSON is not parsed before somebody needs it.
    const file = await (0,source_files/* readable */.HD)(files.yaml(path));
    return file === null ? [] : (0,manifests_objects/* objectsIn */.Qv)(file);
}
/** The objects of a file that a release uses; none of one that is no manifest. */
async function objectsUsed(files, path) {
    const file = (0,signs/* isManifestPath */.HS)(path) ? await (0,source_files/* readable */.HD)(files.yaml(path)) : null;
    return file === null || (0,manifests_objects/* manifestsIn */.IK)(file).others.length > 0 ? [] : (0,manifests_objects/* objectsIn */.Qv)(file);
}
function isRelease(object) {
    return (0,manifests_objects/* groupOf */.F8)(object) === signs/* HELM_GROUP */.Xn && object.kind === 'HelmRelease';
}
/** Sources that a release refers to by itself, not by the name of a chart. */
const REFERRED = new Set(['OCIRepository', 'HelmChart']);
/** Releases that do not name the service themselves: what names it is their chart, its source, or a patch of theirs. */
async function relatedReleases(files, candidates, objects, settings) {
    const sources = new Set();
    const patched = new Set();
    for (const object of objects) {
        if ((0,manifests_objects/* groupOf */.F8)(object) === signs/* SOURCE_GROUP */.qg && REFERRED.has(object.kind))
            sources.add((0,flux_objects/* indexKey */.mh)(object));
        if (isRelease(object) && !isBase(object))
            patched.add(object.name);
    }
    const charts = new Set(candidates.filter(signs/* isFileOfChart */.YA).map(repository_paths/* folderOf */.yS));
    if (sources.size === 0 && patched.size === 0 && charts.size === 0)
        return [];
    const known = new Set(objects.map(({ value }) => value.node));
    const all = [...(await (0,flux_objects/* objectsSpeakingOf */.yu)(files, signs/* HELM_GROUP */.Xn, settings)).values()].flat();
    return all.filter((each) => {
        if (!isRelease(each) || !isBase(each) || known.has(each.value.node))
            return false;
        const reference = (key) => (0,flux_objects/* scalarAt */.C_)(each.file, each.value, ['spec', 'chartRef', key])?.text ?? '';
        const chart = (0,flux_objects/* scalarAt */.C_)(each.file, each.value, ['spec', 'chart', 'spec', 'chart'])?.text.replace(/^\/+/, '') ?? '';
        const folder = chart === '' ? null : (0,repository_paths/* resolvePath */.o1)('', chart);
        if (folder !== null && charts.has(folder))
            return true;
        return patched.has(each.name) || sources.has((0,flux_objects/* indexKey */.mh)({ kind: reference('kind'), name: reference('name') }));
    });
}
/** Whether a release says which chart it is of; else it patches one that does. */
function isBase({ file, value }) {
    const paths = [
        ['spec', 'chart', 'spec', 'chart'],
        ['spec', 'chartRef', 'name'],
    ];
    return paths.some((path) => (0,flux_objects/* scalarAt */.C_)(file, value, path) !== null);
}
/** So many environments of all releases are read; no repository has as many. */
const MOST_ENVIRONMENTS = 2_000;
/** The releases with each way on which they are deployed, and with each patch that no kustomization applies. */
async function environmentsOf(files, kustomizations, objects, settings) {
    const { patchFiles } = kustomizations;
    const bases = objects.filter((each) => isRelease(each) && isBase(each) && !patchFiles.has(each.file.path));
    if (bases.length === 0)
        return [];
    const index = await (0,flux_objects/* objectsSpeakingOf */.yu)(files, signs/* HELM_GROUP */.Xn, settings);
    const counts = new Map();
    for (const { name } of bases)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    const all = [];
    for (const object of bases) {
        const { name, namespace, file } = object;
        const own = `${namespace === '' ? '' : `${namespace}/`}${name}`;
        const add = (release, at) => all.push({ release, name: at === '' ? own : `${own}@${at}`, path: file.path });
        const { ways, isCut } = kustomizations.waysOf(file.path);
        const isOver = isCut || all.length > MOST_ENVIRONMENTS;
        const over = isOver ? [tooManyWays(object)] : [];
        const followed = isOver ? ways.slice(0, 1) : ways;
        for (const way of followed)
            add({ object, way, over }, way.at(-1)?.id ?? '');
        if (followed.length === 0)
            add({ object, way: [], over }, '');
        // Of several releases it is not told which one is patched.
        if (isOver || counts.get(name) !== 1)
            continue;
        for (const patch of index.get((0,flux_objects/* indexKey */.mh)(object)) ?? []) {
            if (!isRelease(patch) || isBase(patch) || patchFiles.has(patch.file.path))
                continue;
            const part = { kind: 'document', file: patch.file, root: patch.value, from: null };
            add({ object, way: ways[0] ?? [], over: [part] }, patch.file.path);
        }
    }
    return withIdentities(all);
}
function tooManyWays({ value }) {
    const problem = (0,deployment_problem/* problemAt */.l4)('external-values', value.place, 'more kustomizations than are read');
    return { kind: 'unseen', problem };
}
/** Each under the name of its file and its own, and where no other is called like it, under the latter as well. */
function withIdentities(all) {
    const counts = new Map();
    for (const { name } of all)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    const taken = new Map();
    return all.map(({ release, name, path }) => {
        const identity = `${KIND}:${path}#${name}`;
        const count = (taken.get(identity) ?? 0) + 1;
        taken.set(identity, count);
        return {
            release,
            identity: count === 1 ? identity : `${identity}~${count}`,
            name: counts.get(name) === 1 ? `${KIND}:~${name}` : null,
        };
    });
}
function foundOf({ reading, asked }, { release, identity, name }) {
    if (reading === null)
        return [];
    const { file } = release.object;
    const found = (0,release_found/* foundOfRelease */.F)(reading, { kind: KIND, identity, carrier: file.path, inputs: [...asked] });
    if (name === null)
        return found;
    return found.map((each) => {
        const [own] = each.identities;
        return { ...each, identities: [own, `${name}${own.slice(identity.length)}`] };
    });
}
/**
 * Patches that show the service, of releases that are not in the repository, or stand in it several times.
 *
 * @param used nodes of the documents that are read
 */
async function loosePatches(files, kustomizations, objects, used, settings) {
    const { patchFiles } = kustomizations;
    const index = await (0,flux_objects/* objectsSpeakingOf */.yu)(files, signs/* HELM_GROUP */.Xn, settings);
    return objects.flatMap((object) => {
        const { file, value, name } = object;
        if (!isRelease(object) || isBase(object) || used.has(value.node))
            return [];
        // What a kustomization applies to a release of this repository is read with that.
        const isHere = index.get((0,flux_objects/* indexKey */.mh)(object))?.some((each) => isRelease(each) && isBase(each)) === true;
        if (patchFiles.has(file.path) && isHere)
            return [];
        const isOfService = /lightdash/i.test(name) || (0,service_signs/* showsService */.Wo)(file.sourceOf(value), settings.images);
        return isOfService ? [{ object, patches: name }] : [];
    });
}
function patchWithoutBase({ file, value, namespace, name }, patches) {
    const place = (0,flux_objects/* scalarAt */.C_)(file, value, ['metadata', 'name'])?.place ?? value.place;
    const problem = (0,deployment_problem/* problemAt */.l4)('external-values', place, `the HelmRelease ${(0,deployment_reference/* quoteText */.ol)(patches)} that is patched`);
    const identity = `${KIND}:${file.path}#${namespace === '' ? '' : `${namespace}/`}${name}`;
    return (0,deployment/* unreadableFound */.aH)(KIND, identity, file.path, problem, [file.path]);
}
const NOTHING_ASKED = { byService: new Set(), byAny: new Set() };
/** The files of which all that shows the service is read. */
function spokenFor(objects, { byAny: asked }, understood, { images }) {
    const byFile = new Map();
    for (const object of objects) {
        const own = byFile.get(object.file);
        if (own === undefined)
            byFile.set(object.file, [object]);
        else
            own.push(object);
    }
    // One that stands beside a release, and that nothing takes values from, is not read.
    let words = null;
    const named = () => {
        words ??= new Set(objects
            .filter(({ kind }) => kind !== 'ConfigMap')
            .flatMap(({ file, value }) => file.sourceOf(value).match(/[\w.-]+/g) ?? []));
        return words;
    };
    const isSpokenFor = (object) => {
        const { file, value, kind } = object;
        const group = (0,manifests_objects/* groupOf */.F8)(object);
        if (understood.has(value.node) || OTHER_GROUPS.has(group))
            return true;
        if (group === signs/* SOURCE_GROUP */.qg && (kind === 'HelmRepository' || asked.has(file.path)))
            return true;
        if (group === '' && kind === 'ConfigMap' && asked.has(file.path) && named().has(object.name))
            return true;
        if (group === signs/* KUSTOMIZE_GROUP */.Yp && asked.has(file.path)) {
            const spec = file.at(value, ['spec']);
            return isAllOfFlux(file.isMap(spec) ? (0,kustomization/* readOverlay */.re)(file, spec, '') : null, images);
        }
        return !(0,service_signs/* showsService */.Wo)(file.sourceOf(value), images);
    };
    return [...byFile].flatMap(([file, own]) => {
        const isOther = (0,manifests_objects/* manifestsIn */.IK)(file).others.some((each) => (0,service_signs/* showsService */.Wo)(file.sourceOf(each), images));
        return own.every(isSpokenFor) && !isOther ? [file.path] : [];
    });
}
/** The files of values and of charts that releases of the service use, and kustomizations of which all that shows it is read. */
async function usedFiles(files, { byService }, { images }) {
    const used = [];
    for (const path of byService) {
        const file = files.has(path) ? await (0,source_files/* readable */.HD)(files.yaml(path)) : null;
        if (file === null)
            continue;
        if ((0,signs/* isKustomizationFile */.yi)(path)) {
            if (isAllOfFlux((0,kustomization/* readKustomization */.kG)(file, (0,repository_paths/* folderOf */.yS)(path)), images))
                used.push(path);
        }
        else if (/(?:^|\/)Chart\.(?:yaml|lock)$/.test(path) || (0,manifests_objects/* objectsIn */.Qv)(file).length === 0) {
            used.push(path);
        }
    }
    return used;
}
const KINDS_OF_FLUX = /\b(?:HelmRelease|HelmRepository|HelmChart|OCIRepository|GitRepository|ConfigMap|Kustomization)\b/;
/** Whether whatever shows the service in a kustomization is a patch of what Flux reads. */
function isAllOfFlux(overlay, images) {
    if (overlay === null)
        return false;
    const { file, charts, generators, transformers, configurations, replacements, patches, latePatches } = overlay;
    const others = [overlay.images, charts, generators, transformers, configurations, replacements];
    if (others.some((each) => each.length > 0) || (0,claims/* showsInUnread */.$F)(overlay, images))
        return false;
    return [...patches, ...latePatches].every(({ inline, target }) => {
        const text = [inline, target].map((each) => (each === null ? '' : file.sourceOf(each))).join('\n');
        return KINDS_OF_FLUX.test(text) || !(0,service_signs/* showsService */.Wo)(text, images);
    });
}


/***/ }),

/***/ 40:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $F: () => (/* binding */ showsInUnread),
/* harmony export */   tf: () => (/* binding */ showsForeign),
/* harmony export */   zt: () => (/* binding */ declaresService)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6349);
/* harmony import */ var _repository_paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(997);
/* harmony import */ var _service_signs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4954);
/* harmony import */ var _source_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7008);
/* harmony import */ var _source_source_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7915);
/* harmony import */ var _manifests_image_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3660);
/* harmony import */ var _manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2816);
/* harmony import */ var _manifests_objects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3292);
/* harmony import */ var _signs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1935);
/* harmony import */ var _flux_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3754);
/* harmony import */ var _kustomization_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2136);











/** Whether a file has an object with the service's image, whatever becomes of it in a build. */
async function declaresService(files, path, rules) {
    const file = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readable */ .HD)(files.yaml(path));
    return file !== null && (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .objectsIn */ .Qv)(file).some((object) => isService(object, rules));
}
function isService(object, rules) {
    if ((0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .isOfAnotherFormat */ .ig)(object))
        return false;
    try {
        return (0,_manifests_image_sites_js__WEBPACK_IMPORTED_MODULE_5__/* .imagesOf */ .IC)(object).sites.some((site) => (0,_manifests_image_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .readSite */ .Us)(site, rules) !== null);
    }
    catch (error) {
        if (error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm)
            return false;
        throw error;
    }
}
/**
 * Whether a file of a build shows the service in what another format reads, such as a patch for a release of Flux: it is not
 * read here, so it is not spoken for either.
 */
async function showsForeign(files, path, { images }) {
    const file = await (0,_source_source_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readable */ .HD)(files.yaml(path));
    if (file === null)
        return false;
    if ((0,_signs_js__WEBPACK_IMPORTED_MODULE_7__/* .isKustomizationFile */ .yi)(path)) {
        const overlay = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_9__/* .readKustomization */ .kG)(file, (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .folderOf */ .yS)(path));
        return overlay !== null && (patchesForeign(overlay) || showsInUnread(overlay, images));
    }
    return (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .objectsIn */ .Qv)(file).some((object) => {
        const spec = (0,_flux_js__WEBPACK_IMPORTED_MODULE_8__/* .isFluxKustomization */ .Hw)(object) ? file.at(object.value, ['spec']) : null;
        if (file.isMap(spec))
            return patchesForeign((0,_kustomization_js__WEBPACK_IMPORTED_MODULE_9__/* .readOverlay */ .re)(file, spec, ''));
        return (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .isOfAnotherFormat */ .ig)(object) && (0,_service_signs_js__WEBPACK_IMPORTED_MODULE_1__/* .showsService */ .Wo)(file.sourceOf(object.value), images);
    });
}
/** What makes objects or gives values to others, and is not followed. */
const UNREAD = ['configMapGenerator', 'secretGenerator', 'helmChartInflationGenerator', 'vars'];
/** Whether a kustomization shows the service in a part that is not read. */
function showsInUnread({ file, root }, images) {
    return UNREAD.some((key) => {
        const value = (0,_kustomization_js__WEBPACK_IMPORTED_MODULE_9__/* .memberOf */ .C5)(file, root, key);
        return value !== null && (0,_service_signs_js__WEBPACK_IMPORTED_MODULE_1__/* .showsService */ .Wo)(`${key}:\n${file.sourceOf(value)}`, images);
    });
}
/** Whether some patch that stands in a kustomization is for what another format reads. */
function patchesForeign({ file, patches, latePatches }) {
    return [...patches, ...latePatches].some(({ inline, target }) => {
        if (inline === null)
            return false;
        if (target !== null && isForeignTarget(file, target))
            return true;
        const own = embedded(file, inline);
        return own !== null && (0,_manifests_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .objectsIn */ .Qv)(own).some(_manifests_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .isOfAnotherFormat */ .ig);
    });
}
function isForeignTarget(file, target) {
    const kind = file.scalar((0,_kustomization_js__WEBPACK_IMPORTED_MODULE_9__/* .memberOf */ .C5)(file, target, 'kind'))?.text ?? '';
    return FOREIGN_KINDS.test(kind);
}
const FOREIGN_KINDS = /^(?:HelmRelease|HelmChart|HelmRepository|OCIRepository|GitRepository|Application|ApplicationSet)$/;
function embedded(file, value) {
    try {
        return (0,_source_embedded_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .embeddedYaml */ .SM)(file, value);
    }
    catch (error) {
        if (error instanceof _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemError */ .Mm)
            return null;
        throw error;
    }
}


/***/ })

};
