export const id = 839;
export const ids = [839];
export const modules = {

/***/ 8839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  argoCd: () => (/* binding */ argoCd)
});

// EXTERNAL MODULE: ./build/deployment/candidates.js
var deployment_candidates = __webpack_require__(334);
// EXTERNAL MODULE: ./build/deployment/deployment.js
var deployment = __webpack_require__(5891);
// EXTERNAL MODULE: ./build/deployment/problem.js
var deployment_problem = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/deployment/service-signs.js
var service_signs = __webpack_require__(4954);
// EXTERNAL MODULE: ./build/deployment/source/source-files.js
var source_files = __webpack_require__(7915);
// EXTERNAL MODULE: ./build/deployment/formats/argo-cd/scalar-text.js
var scalar_text = __webpack_require__(5829);
;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/application.js

/** The sources of an application; several count, where it has both. What Argo CD renders to a branch first counts as it is before that. */
function sourcesOf({ file, root }) {
    const several = file.items(file.at(root, ['spec', 'sources']));
    const one = file.at(root, ['spec', 'source']) ?? file.at(root, ['spec', 'sourceHydrator', 'drySource']);
    const values = several.length > 0 ? several : one === null ? [] : [one];
    return values.map((value) => {
        const told = (0,scalar_text/* textAt */.$)(file, value, ['chart']) ?? (0,scalar_text/* textAt */.$)(file, value, ['path']);
        return { file, value, place: told?.place ?? value.place };
    });
}

// EXTERNAL MODULE: ./build/deployment/formats/argo-cd/applications.js
var argo_cd_applications = __webpack_require__(4374);
// EXTERNAL MODULE: ./build/deployment/formats/argo-cd/kustomizations.js
var argo_cd_kustomizations = __webpack_require__(1975);
// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(2431);
// EXTERNAL MODULE: ./build/deployment/formats/flux/patches.js
var patches = __webpack_require__(8995);
// EXTERNAL MODULE: ./build/deployment/formats/signs.js
var signs = __webpack_require__(1935);
;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/outside-changes.js





const UPDATER = 'argocd-image-updater.argoproj.io';
/**
 * Why Argo CD Image Updater may deploy other versions of the service than an application says: it lays its own over those of
 * the manifest, unless it writes them to git, where they are seen.
 *
 * @returns null where it leaves the service alone
 */
function problemOfUpdater({ file, root }, { images }) {
    const annotation = (name) => (0,scalar_text/* textAt */.$)(file, root, ['metadata', 'annotations', `${UPDATER}/${name}`]);
    const list = annotation('image-list');
    if (list === null || /^git\b/.test(annotation('write-back-method')?.text ?? ''))
        return null;
    const isOfService = list.text.split(',').some((entry) => {
        const reference = (0,deployment_reference/* parseImageReference */.o_)(entry.slice(entry.indexOf('=') + 1).trim());
        return (0,scalar_text/* isFilledIn */.q)(entry) || reference === null || (0,deployment_reference/* classifyImage */._u)(reference, images) !== 'other';
    });
    return isOfService ? (0,deployment_problem/* problemAt */.l4)('external-values', list.place, (0,deployment_reference/* quoteText */.ol)(`${UPDATER}/image-list`)) : null;
}
/**
 * Why an image may stay what it is in the cluster, whatever an application says: Argo CD ignores a difference of it, also where it
 * applies the rest.
 *
 * @returns null where it does not
 */
function problemOfIgnored({ file, root }) {
    const options = file.items(file.at(root, ['spec', 'syncPolicy', 'syncOptions']));
    const isKept = options.some((each) => (0,scalar_text/* textAt */.$)(file, each, [])?.text === 'RespectIgnoreDifferences=true');
    const ignored = file.at(root, ['spec', 'ignoreDifferences']);
    if (!isKept || ignored === null || !/\bimage\b/.test(file.sourceOf(ignored)))
        return null;
    return (0,deployment_problem/* problemAt */.l4)('external-values', ignored.place, (0,deployment_reference/* quoteText */.ol)('ignoreDifferences'));
}
/** A test what kustomizations that take a manifest in do to it. */
function kustomizationTest(files, settings) {
    const hasAny = files.paths.some(signs/* isKustomizationFile */.yi);
    const known = new Map();
    const read = async (manifest) => {
        const recorded = files.recorded();
        const [first] = await (0,patches/* allPatchesOf */.Fp)(files, recorded, manifest, settings);
        return { problem: first === undefined ? null : (0,patches/* problemOfPart */.Il)(first, manifest), asked: [...recorded.asked] };
    };
    return async ({ manifest }) => {
        if (!hasAny)
            return { problem: null, asked: [] };
        const reading = known.get(manifest) ?? read(manifest);
        known.set(manifest, reading);
        return reading;
    };
}

// EXTERNAL MODULE: ./build/deployment/repository-paths.js
var repository_paths = __webpack_require__(997);
// EXTERNAL MODULE: ./build/deployment/formats/argo-cd/glob.js
var glob = __webpack_require__(4467);
;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/relevance.js






/**
 * A cheap test whether an application may render something of the service: its manifest is a candidate, or its sources lead to
 * one. In a repository of very many applications most have nothing to do with it.
 *
 * @param candidates files that name the service
 */
function relevanceTest(candidates) {
    const known = new Set(candidates);
    const names = new Set(candidates.map(nameOf));
    const hasCandidate = folderTest(candidates);
    const isFolder = (path) => {
        const folder = (0,scalar_text/* isFilledIn */.q)(path) ? '' : (0,repository_paths/* resolvePath */.o1)('', path.replace(/^\/+/, ''));
        return folder !== null && hasCandidate(folder);
    };
    const isFile = (path) => (0,scalar_text/* isFilledIn */.q)(nameOf(path)) || (0,glob/* isPattern */.Pt)(path) || names.has(nameOf(path));
    return (application) => {
        if (known.has(application.carrier) || application.files.some((path) => known.has(path)))
            return true;
        return sourcesOf(application).some(({ file, value }) => {
            const path = (0,scalar_text/* textAt */.$)(file, value, ['path']);
            if (path !== null && isFolder(path.text))
                return true;
            const valueFiles = file.items(file.at(value, ['helm', 'valueFiles']));
            return valueFiles.some((each) => isFile((0,scalar_text/* textAt */.$)(file, each, [])?.text ?? ''));
        });
    };
}
/** A test whether a candidate in a folder, or below it, shows that it deploys the service. */
function serviceTest(files, candidates, { images }) {
    const known = new Map();
    const search = async (folder) => {
        for (const path of candidates) {
            if (folder !== '' && !path.startsWith(`${folder}/`))
                continue;
            const text = await (0,source_files/* readable */.HD)(files.text(path));
            if (text !== null && (0,service_signs/* showsService */.Wo)(text, images, path))
                return true;
        }
        return false;
    };
    return (folder) => {
        const answer = known.get(folder) ?? search(folder);
        known.set(folder, answer);
        return answer;
    };
}
/** A test whether a folder, or one below it, has a candidate; the root of the repository always counts. */
function folderTest(candidates) {
    const folders = (0,repository_paths/* foldersOf */.pd)(candidates);
    return (folder) => folders.has(folder);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

// EXTERNAL MODULE: ./build/deployment/chart-source.js
var chart_source = __webpack_require__(3518);
// EXTERNAL MODULE: ./build/deployment/place.js
var place = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release.js + 1 modules
var helm_release = __webpack_require__(2314);
// EXTERNAL MODULE: ./build/deployment/formats/helm/release-found.js
var release_found = __webpack_require__(8678);
// EXTERNAL MODULE: ./build/deployment/formats/per-tree.js
var per_tree = __webpack_require__(8111);
// EXTERNAL MODULE: ./build/deployment/source/embedded-yaml.js
var embedded_yaml = __webpack_require__(7008);
// EXTERNAL MODULE: ./build/deployment/formats/helm/command.js
var command = __webpack_require__(403);
// EXTERNAL MODULE: ./build/deployment/formats/argo-cd/overrides.js
var overrides = __webpack_require__(4708);
// EXTERNAL MODULE: ./build/deployment/formats/argo-cd/unseen-templates.js
var unseen_templates = __webpack_require__(6943);
;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/value-files.js






/** No application names as many. */
const MOST_FILES = 200;
/**
 * Reads `helm.valueFiles` (DETECTION 2.3): relative to the source, from the root, or from the root of a source with a name. What is
 * not in this tree is not seen.
 *
 * @throws TreeError where the tree cannot be read
 */
async function readValueFiles(files, list, options) {
    const values = [];
    const paths = [];
    const unseen = (text, place, code = 'external-values') => {
        values.unshift({ kind: 'unseen', problem: (0,deployment_problem/* problemAt */.l4)(code, place, (0,deployment_reference/* quoteText */.ol)(text)) });
    };
    if (list === null)
        return { values, paths };
    const items = list.file.items(list.value);
    const written = items
        .slice(0, MOST_FILES)
        .map((item) => (0,scalar_text/* textAt */.$)(list.file, item, []) ?? { text: '', place: item.place });
    const known = knownRefs(files, written, options);
    for (const { text, place } of written) {
        const target = text === '' ? null : targetOf(text, options);
        if (target === null) {
            unseen(text, place, (0,scalar_text/* isFilledIn */.q)(text.replace(/^\$[\w-]+\//, '')) ? 'unresolved-template' : 'external-values');
            continue;
        }
        if (target.path === '')
            continue;
        const found = pathsOf(files, target.path, options.budget);
        if (found === null || found.length === 0) {
            // In a source of another repository the file may be there all the same.
            const isHere = target.ref === null || known.has(target.ref);
            if (found === null || !options.ignoresMissing || !isHere)
                unseen(text, place);
            continue;
        }
        for (const path of found) {
            paths.push(path);
            values.unshift(...(await readFile(files, path)));
        }
    }
    if (items.length > MOST_FILES)
        unseen(`more than ${MOST_FILES} files`, list.value.place);
    return { values, paths };
}
async function readFile(files, path) {
    try {
        const file = await files.yaml(path);
        if (file === null)
            return [];
        return [{ kind: 'layer', layer: { file, root: file.root } }];
    }
    catch (error) {
        if (error instanceof deployment_problem/* ProblemError */.Mm)
            return [{ kind: 'unseen', problem: error.problem }];
        throw error;
    }
}
/** Null for what is not in this tree or cannot be told. */
function targetOf(written, { folder, isPublished, refs }) {
    // Files that a plugin decrypts have their keys in the clear.
    const text = written.replace(/^secrets:\/\/(?=[^/])/, '');
    if (text.includes('://'))
        return null;
    const [, ref, rest = ''] = /^\$([\w-]+)\/(.*)$/s.exec(text) ?? [];
    if (ref !== undefined) {
        const path = refs.has(ref) && !(0,scalar_text/* isFilledIn */.q)(rest) ? (0,repository_paths/* resolvePath */.o1)('', rest) : null;
        return path === null || path === '' ? null : { path, ref };
    }
    if ((0,scalar_text/* isFilledIn */.q)(text))
        return null;
    if (isPublished)
        return (0,repository_paths/* resolvePath */.o1)('', text) === 'values.yaml' ? { path: '', ref: null } : null;
    if (folder === null)
        return null;
    const path = text.startsWith('/') ? (0,repository_paths/* resolvePath */.o1)('', text.replace(/^\/+/, '')) : (0,repository_paths/* resolvePath */.o1)(folder, text);
    return path === null || path === '' ? null : { path, ref: null };
}
/** The names of sources of which a file is in this tree, so that they are taken for this repository. */
function knownRefs(files, written, options) {
    const known = new Set();
    for (const { text } of written) {
        const target = targetOf(text, options);
        if (target?.ref != null && (pathsOf(files, target.path, options.budget)?.length ?? 0) > 0)
            known.add(target.ref);
    }
    return known;
}
/** The files that a path with or without wildcards leads to, in order; null where that cannot be told. */
function pathsOf(files, path, budget) {
    if (files.has(path))
        return [path];
    if (!(0,glob/* isPattern */.Pt)(path))
        return [];
    const pattern = (0,glob/* parsePattern */.EY)(path);
    budget.paths -= files.paths.length;
    if (pattern === null || budget.paths < 0)
        return null;
    const found = files.paths.filter((each) => (0,glob/* fits */.lA)(pattern, each)).sort();
    return found.length > MOST_FILES ? null : found;
}
/** Values of a manifest, with why something in them cannot be told. */
function valuesWithProblems({ file, value }, structure, chart) {
    const layer = { kind: 'layer', layer: { file, root: value } };
    const problem = (structure === null ? null : (0,unseen_templates/* problemOfStructure */.qp)(structure.text, structure.placeOf)) ??
        (0,unseen_templates/* problemOfWay */.oH)(file, value, chart);
    return problem === null ? [layer] : [{ kind: 'unseen', problem }, layer];
}

;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/helm-values.js







/**
 * The values that an application gives to a chart, the one that wins first (DETECTION 2.3): parameters, `valuesObject` or else
 * `values`, files of values.
 *
 * @param chart name of the service's chart
 * @throws TreeError where the tree cannot be read
 */
async function readHelmValues(files, source, options, chart) {
    const missing = (0,overrides/* firstAt */.yI)(source, ['helm', 'ignoreMissingValueFiles']);
    const ignoresMissing = missing !== null && /^true$/i.test((0,scalar_text/* textAt */.$)(missing.file, missing.value, [])?.text ?? '');
    const own = (0,overrides/* firstAt */.yI)(source, ['helm', 'valueFiles']);
    const list = own !== null && own.file.scalar(own.value)?.type === 'null' ? null : own;
    const { values, paths } = await readValueFiles(files, list, { ...options, ignoresMissing });
    return {
        values: [
            ...(source.problem === null ? [] : [{ kind: 'unseen', problem: source.problem }]),
            ...parameterValues(source),
            ...ownValues(source, chart),
            ...values,
        ],
        paths,
    };
}
/** Names of what is read; what a file gives to them cannot be told. */
const READ = /(?:^|[.])(?:image|tag|repository|upgrade|migrationJob|strategy|enabled)(?:[.[]|$)/;
/** Helm takes files over texts, and texts (`forceString`) over the rest, whatever their order. */
function parameterValues(source) {
    const problems = [];
    const plain = [];
    const texts = [];
    const fromFiles = [];
    for (const { file, value } of itemsAt(source, ['helm', 'parameters'])) {
        const setting = settingOf({ file, value }, 'value', problems);
        if (setting === null)
            continue;
        const isText = /^true$/i.test((0,scalar_text/* textAt */.$)(file, value, ['forceString'])?.text ?? '');
        (isText ? texts : plain).push({ ...setting, isText });
    }
    for (const { file, value } of itemsAt(source, ['helm', 'fileParameters'])) {
        const setting = settingOf({ file, value }, 'path', problems);
        if (setting === null)
            continue;
        const name = (0,scalar_text/* textAt */.$)(file, value, ['name'])?.text ?? '';
        if (READ.test(name))
            problems.push((0,deployment_problem/* problemAt */.l4)('external-values', setting.place, (0,deployment_reference/* quoteText */.ol)(`${name}=${setting.value}`)));
        else
            fromFiles.push({ ...setting, isText: true });
    }
    const settings = [...plain, ...texts, ...fromFiles];
    const unseen = problems.slice(0, 1).map((problem) => ({ kind: 'unseen', problem }));
    const [first] = settings;
    if (first === undefined)
        return unseen;
    try {
        const file = (0,embedded_yaml/* settingsAsYaml */.vW)(first.place.file, settings);
        return [...unseen, { kind: 'layer', layer: { file, root: file.root } }];
    }
    catch (error) {
        if (error instanceof deployment_problem/* ProblemError */.Mm)
            return [{ kind: 'unseen', problem: error.problem }];
        throw error;
    }
}
function itemsAt(source, path) {
    const list = (0,overrides/* firstAt */.yI)(source, path);
    return list === null ? [] : list.file.items(list.value).map((value) => ({ file: list.file, value }));
}
/** @param problems where one that cannot be read goes: it may set anything */
function settingOf({ file, value }, key, problems) {
    const name = (0,scalar_text/* textAt */.$)(file, value, ['name']);
    const text = (0,scalar_text/* textAt */.$)(file, value, [key]);
    const place = text?.place ?? file.at(value, [key])?.place ?? name?.place ?? value.place;
    if (name === null)
        return null;
    const steps = (0,command/* stepsOf */.B_)(name.text);
    if ((0,scalar_text/* isFilledIn */.q)(name.text))
        problems.push((0,deployment_problem/* problemAt */.l4)('unresolved-template', name.place, (0,deployment_reference/* quoteText */.ol)(name.text)));
    else if (steps.length === 0)
        problems.push((0,deployment_problem/* problemAt */.l4)('external-values', name.place, (0,deployment_reference/* quoteText */.ol)(name.text)));
    else
        return { steps, value: text?.text ?? '', isText: false, place };
    return null;
}
/** `valuesObject`, beside which Argo CD does not look at `values`. */
function ownValues(source, chart) {
    const objects = (0,overrides/* allAt */.Nc)(source, ['helm', 'valuesObject']).filter(({ file, value }) => !isNull(file.scalar(value)?.type));
    if (objects.length > 0)
        return objects.flatMap((object) => valuesWithProblems(object, null, chart));
    const text = (0,overrides/* firstAt */.yI)(source, ['helm', 'values']);
    if (text === null)
        return [];
    const { file, value } = text;
    // A mapping is what older versions wrote there by mistake, and what Argo CD refuses.
    if (file.isMap(value))
        return valuesWithProblems(text, null, chart);
    const scalar = file.scalar(value);
    try {
        const values = (0,embedded_yaml/* embeddedYaml */.SM)(file, value);
        if (values === null || scalar === null)
            return [];
        const structure = { text: values.text, placeOf: (offset) => values.placeAt(offset) };
        if (values.isMap(values.root))
            return valuesWithProblems({ file: values, value: values.root }, structure, chart);
        if (!scalar.hasTemplate)
            return [];
        const found = (0,deployment_reference/* quoteText */.ol)((0,scalar_text/* textAt */.$)(file, value, [])?.text ?? '');
        return [{ kind: 'unseen', problem: (0,deployment_problem/* problemAt */.l4)('unresolved-template', scalar.place, found) }];
    }
    catch (error) {
        if (error instanceof deployment_problem/* ProblemError */.Mm)
            return [{ kind: 'unseen', problem: error.problem }];
        throw error;
    }
}
function isNull(type) {
    return type === 'null';
}

;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/kustomize-images.js





/** Reads `kustomize.images`, `name=newName:newTag`; what leaves the tag to the kustomization is none. */
function kustomizeImages(source, settings) {
    const list = (0,overrides/* firstAt */.yI)(source, ['kustomize', 'images']);
    const byName = new Map();
    for (const item of list === null ? [] : list.file.items(list.value)) {
        const written = list && (0,scalar_text/* textAt */.$)(list.file, item, []);
        if (written === null)
            continue;
        const image = readImage(written.text, written.place, settings);
        if (image !== null)
            byName.set(image.name, image);
    }
    return [...byName.values()];
}
/** The entries of `kustomize.images` that give the service another name and leave the tag to what is built, `name=newName`. */
function kustomizeRenames(source, settings) {
    const list = (0,overrides/* firstAt */.yI)(source, ['kustomize', 'images']);
    const byName = new Map();
    for (const item of list === null ? [] : list.file.items(list.value)) {
        const scalar = list?.file.scalar(item) ?? null;
        if (list === null || scalar === null || (0,scalar_text/* isFilledIn */.q)(scalar.text))
            continue;
        const [name = '', newName] = scalar.text.split('=');
        const reference = newName === undefined ? null : (0,deployment_reference/* parseImageReference */.o_)(newName);
        if (newName === undefined || reference === null || reference.tag !== null || reference.digest !== null)
            continue;
        if (!isService(name, settings) && !isService(newName, settings))
            continue;
        const made = (text) => ({ ...scalar, text });
        const entry = { name: made(name), newName: made(newName), newTag: null, digest: null, tagSuffix: null };
        byName.set(name, { ...entry, file: list.file, place: scalar.place });
    }
    return [...byName.values()];
}
function readImage(text, place, settings) {
    const equals = text.indexOf('=');
    const image = text.slice(equals + 1);
    if ((0,scalar_text/* isFilledIn */.q)(text))
        return readTemplate(text, place, settings);
    const reference = (0,deployment_reference/* parseImageReference */.o_)(image);
    if (reference === null)
        return null;
    const name = equals === -1 ? reference.repository : text.slice(0, equals);
    const read = (0,deployment/* answerOfImage */.Li)(reference, settings, place);
    const isOfService = read !== null || isService(name, settings);
    if (!isOfService || (reference.tag === null && reference.digest === null))
        return null;
    const other = (0,deployment/* problemAnswer */.aV)((0,deployment_problem/* problemAt */.l4)('custom-image', place, (0,deployment_reference/* quoteText */.ol)(image)));
    return { name, place, answer: read?.answer ?? other, notices: read?.notices ?? [], environment: null };
}
/** An image with a template in it, where what stands beside that is the service's. */
function readTemplate(text, place, settings) {
    const parts = text.split(/=|\{\{.*?\}\}|\$\{?\w+\}?/).map((part) => part.replace(/^[/:@]+|[:@]+$/g, ''));
    const name = parts.find((part) => part !== '' && isService(part, settings));
    if (name === undefined)
        return null;
    const subject = { subject: 'image' };
    return {
        name,
        place,
        answer: (0,deployment/* problemAnswer */.aV)((0,deployment_problem/* problemAt */.l4)('unresolved-template', place, (0,deployment_reference/* quoteText */.ol)(text), subject)),
        notices: [],
        environment: null,
    };
}
function isService(name, { images }) {
    const reference = (0,deployment_reference/* parseImageReference */.o_)(name);
    return reference !== null && (0,deployment_reference/* classifyImage */._u)(reference, images) !== 'other';
}

// EXTERNAL MODULE: ./build/deployment/formats/argo-cd/revisions.js
var argo_cd_revisions = __webpack_require__(1803);
;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/source.js

















const KIND = signs/* ARGO_CD */.QY.kind;
const NOTHING = { found: () => [], used: [], kustomization: null, isUnread: false };
/**
 * Reads one source of an application.
 *
 * @param files recorded ones
 * @throws TreeError where the tree cannot be read
 */
async function readSource(files, source, options, settings) {
    const { file, value } = source;
    const origin = originOf(files, source, settings);
    const folder = origin.chart?.kind === 'folder' ? origin.chart.path : origin.folder;
    const layers = await (0,overrides/* sourceLayers */.Ys)(files, source, folder, options.application.name);
    const plugin = file.at(value, ['plugin']);
    if (plugin !== null) {
        const found = 'a plugin of Argo CD';
        return { ...NOTHING, name: origin.name, open: (0,deployment_problem/* problemAt */.l4)('external-values', plugin.place, found) };
    }
    const { chart, name } = origin;
    if (chart === null || chart.kind === 'unknown') {
        const own = kustomizeImages(layers, settings);
        const rendered = {
            source: layers,
            images: own,
            renames: kustomizeRenames(layers, settings),
            isFixed: (0,argo_cd_revisions/* isFixedRevision */.k)(origin.revision?.text ?? ''),
        };
        const kustomization = origin.folder === null ? null : await (0,argo_cd_kustomizations/* renderedKustomization */.TN)(files, origin.folder, rendered, settings);
        const images = kustomization?.images ?? own;
        const hidden = layers.problem ?? options.application.patch ?? structureProblem(source);
        const isUnread = file.at(value, ['directory', 'jsonnet']) !== null;
        const common = { name, used: layers.paths, kustomization, isUnread };
        const fixed = await fixedFolder(origin, options, kustomization);
        if (fixed !== null)
            return { ...common, found: foundOfFolder(fixed, options.application), open: null };
        if (images.length > 0)
            return { ...common, found: foundOfImages(images, hidden, options.application), open: null };
        if (chart === null)
            return { ...NOTHING, ...common, open: kustomization?.problem ?? hidden };
    }
    return readChart(files, source, { ...origin, chart }, layers, options, settings);
}
/**
 * Why it cannot be told what a folder deploys that is rendered as it was at a fixed revision (DETECTION 2.5, `external-values`);
 * null where the application itself decides, or the folder shows nothing of the service.
 */
async function fixedFolder({ folder, revision }, { application, holdsService }, kustomization) {
    // The root of another repository is no folder of this one; who names a folder most likely means it.
    if (folder === null || folder === '' || revision === null || !(0,argo_cd_revisions/* isFixedRevision */.k)(revision.text))
        return null;
    const isOwn = kustomization?.images.every(({ place }) => place.file === application.carrier) === true;
    if (kustomization?.isDecided === true && isOwn)
        return null;
    const hasService = kustomization === null ? await holdsService(folder) : kustomization.hasService;
    return hasService ? problemOfRevision(revision) : null;
}
function foundOfFolder(problem, { carrier }) {
    return (identity, inputs) => [
        { ...(0,deployment/* unreadableFound */.aH)(KIND, identity, carrier, problem, inputs), isRenderedByArgoCd: true },
    ];
}
function problemOfRevision({ text, place }) {
    return (0,deployment_problem/* problemAt */.l4)('external-values', place, `the revision ${(0,deployment_reference/* quoteText */.ol)(text)}`);
}
function originOf(files, { file, value, place }, settings) {
    const chart = (0,scalar_text/* textAt */.$)(file, value, ['chart']);
    const repository = (0,scalar_text/* textAt */.$)(file, value, ['repoURL']);
    const revision = (0,scalar_text/* textAt */.$)(file, value, ['targetRevision']);
    const isOci = repository?.text.startsWith('oci://') === true;
    if (chart !== null && chart.text !== '') {
        const known = publishedChart(chart, addressOf(repository, chart), revision);
        return { name: chart.text, chart: known, folder: null, revision: null };
    }
    const path = (0,scalar_text/* textAt */.$)(file, value, ['path']);
    if (isOci && repository !== null) {
        const known = publishedChart(repository, repository.text, revision);
        return { name: repository.text, chart: known, folder: null, revision: null };
    }
    if (path === null)
        return { name: repository?.text ?? '', chart: null, folder: null, revision };
    if ((0,scalar_text/* isFilledIn */.q)(path.text)) {
        const problem = (0,deployment_problem/* problemAt */.l4)('unresolved-template', path.place, (0,deployment_reference/* quoteText */.ol)(path.text), { subject: 'image' });
        return { name: path.text, chart: { kind: 'unknown', problem }, folder: null, revision };
    }
    if (isOfficialSource(repository, path)) {
        const bare = revision && { ...revision, text: revision.text.replace(/^(?:refs\/tags\/)?lightdash-(?=v?\d)/, '') };
        const known = publishedChart({ text: settings.chart, place: path.place }, OFFICIAL, bare);
        return { name: path.text, chart: known, folder: null, revision: null };
    }
    const folder = (0,repository_paths/* resolvePath */.o1)('', path.text.replace(/^\/+/, ''));
    if (folder !== null && (0,per_tree/* hasFolder */.b)(files, folder)) {
        const isChart = files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml')) && file.at(value, ['kustomize']) === null;
        return { name: path.text, chart: isChart ? { kind: 'folder', path: folder } : null, folder, revision };
    }
    const found = (0,deployment_reference/* quoteText */.ol)(`${repository?.text ?? ''} ${path.text}`.trim());
    const problem = (0,deployment_problem/* problemAt */.l4)('external-values', place, found);
    return { name: path.text, chart: { kind: 'unknown', problem }, folder: null, revision };
}
function publishedChart(chart, repository, revision) {
    if ((0,scalar_text/* isFilledIn */.q)(chart.text)) {
        const problem = (0,deployment_problem/* problemAt */.l4)('unresolved-template', chart.place, (0,deployment_reference/* quoteText */.ol)(chart.text), { subject: 'image' });
        return { kind: 'unknown', problem };
    }
    const name = chart.text.replace(/\/+$/, '');
    // An empty revision is whatever is newest.
    const isNewest = revision !== null && revision.text === '';
    return {
        kind: 'published',
        name: name.slice(name.lastIndexOf('/') + 1),
        version: isNewest ? null : revision,
        repository,
        problem: isNewest ? (0,deployment_problem/* problemAt */.l4)('chart-range', revision.place, (0,deployment_reference/* quoteText */.ol)('')) : null,
    };
}
/** Where the maker's charts are published; its git repository has the same. */
const OFFICIAL = 'https://lightdash.github.io/helm-charts';
function isOfficialSource(repository, { text }) {
    return (0,chart_source/* isOfficialGitRepository */.Gs)(repository?.text ?? '') && (0,repository_paths/* resolvePath */.o1)('', text) === 'charts/lightdash';
}
/** An address without a scheme is that of an OCI registry, and the chart's own path may go on from there. */
function addressOf(repository, { text: chart }) {
    if (repository === null || repository.text === '')
        return null;
    const address = repository.text;
    if (address.includes('://') || (0,chart_source/* isOfficialRepository */.CG)(address) || (0,scalar_text/* isFilledIn */.q)(address))
        return address;
    const above = chart.includes('/') ? `/${chart.slice(0, chart.lastIndexOf('/'))}` : '';
    return `oci://${address}${above}`;
}
async function readChart(files, source, { name, chart, folder, revision }, layers, { application, refs, budget }, settings) {
    const isPublished = chart.kind === 'published';
    const valueFiles = { folder, isPublished, refs: new Set(refs.keys()), budget };
    const { values, paths } = await readHelmValues(files, layers, valueFiles, settings.chart);
    const unseen = [application.patch, structureProblem(source)].flatMap((problem) => problem === null ? [] : [{ kind: 'unseen', problem }]);
    const release = { chart, values: [...unseen, ...values], place: source.place };
    const reading = await (0,helm_release/* readHelmRelease */.q)(files, release, settings);
    if (reading === null) {
        const isUnread = chart.kind === 'folder' && values.length > 0;
        return { ...NOTHING, name, open: openProblem(release), isUnread };
    }
    const revisions = [revision, ...refs.values()];
    const own = new Set([application.carrier, ...application.files]);
    return {
        name,
        open: null,
        kustomization: null,
        isUnread: false,
        used: [...paths, ...layers.paths, ...(chart.kind === 'folder' ? filesOfChart(chart.path) : [])],
        found: (identity, inputs) => {
            const release = { kind: KIND, identity, carrier: application.carrier, inputs, isRenderedByArgoCd: true };
            return (0,release_found/* foundOfRelease */.F)(reading, release).map((found) => withRevision(found, revisions, own));
        },
    };
}
/** Files of a chart in the repository that other formats would read by themselves. */
function filesOfChart(folder) {
    return ['Chart.yaml', 'Chart.lock', 'values.yaml'].map((name) => (0,repository_paths/* inFolder */._z)(folder, name));
}
/** What of a release without a sign of the service may deploy it all the same. */
function openProblem({ chart, values }) {
    if (chart.kind === 'unknown')
        return chart.problem;
    // What a chart of this tree deploys stands in its own files.
    if (chart.kind === 'folder')
        return null;
    return values.find((each) => each.kind === 'unseen')?.problem ?? null;
}
/** What stands in files of a fixed revision is not what this tree has (DETECTION 2.5, `external-values`). */
function withRevision(found, revisions, own) {
    if (own.has(found.place.file) || found.answer.status === 'problem')
        return found;
    const revision = revisions.find((each) => each !== null && (0,argo_cd_revisions/* isFixedRevision */.k)(each.text));
    if (revision != null) {
        return { ...found, answer: (0,deployment/* problemAnswer */.aV)(problemOfRevision(revision)), place: revision.place };
    }
    const template = revisions.find((each) => each !== null && (0,scalar_text/* isFilledIn */.q)(each.text));
    if (template == null)
        return found;
    const at = `${(0,deployment_reference/* quoteText */.ol)(template.text)} at ${(0,place/* showPlace */.R)(template.place)}`;
    return {
        ...found,
        notices: [...found.notices, `The revision ${at} is filled in elsewhere; taken for that of this tree`],
    };
}
/** Members of a source that a template may stand for as a whole. */
const STRUCTURES = [
    [],
    ['helm'],
    ...['parameters', 'fileParameters', 'valueFiles', 'valuesObject'].map((name) => ['helm', name]),
    ['kustomize'],
    ...['images', 'patches', 'components'].map((name) => ['kustomize', name]),
];
/** A template that may bring or take away members of a source; those of `values` count where these stand. */
function structureProblem({ file, value }) {
    const whole = (0,unseen_templates/* problemOfScalars */.S$)(file, value, STRUCTURES);
    if (whole !== null)
        return whole;
    const values = file.scalar(file.at(value, ['helm', 'values']));
    // A file that is YAML with its templates has none outside of such texts.
    return values?.text.includes('{{') === true ? null : (0,unseen_templates/* structureProblemOf */.Ks)(file, value);
}
/** Why an application without any source may have one; null where it has none. */
function problemOfNoSource({ file, root }) {
    const members = [['spec'], ['spec', 'sources'], ['spec', 'source'], ['spec', 'sourceHydrator']];
    return (0,unseen_templates/* problemOfScalars */.S$)(file, root, members) ?? (0,unseen_templates/* structureProblemOf */.Ks)(file, root);
}
/** @param hidden what may say otherwise and cannot be told; null for nothing */
function foundOfImages(images, hidden, { carrier }) {
    return (identity, inputs) => images.map(({ name, place, answer, notices, environment }) => ({
        kind: KIND,
        identities: [images.length === 1 ? identity : `${identity}#${name}`],
        units: [identity],
        carrier,
        place: hidden?.place ?? place,
        answer: hidden === null ? answer : (0,deployment/* problemAnswer */.aV)(hidden),
        notices,
        chart: null,
        declared: deployment/* NOTHING_DECLARED */.ZM,
        isRenderedByArgoCd: true,
        environment,
        inputs,
    }));
}

// EXTERNAL MODULE: ./build/deployment/formats/helm/service-images.js
var service_images = __webpack_require__(9008);
// EXTERNAL MODULE: ./build/deployment/formats/helm/umbrella.js
var umbrella = __webpack_require__(5356);
// EXTERNAL MODULE: ./build/deployment/formats/helm/values-file.js
var values_file = __webpack_require__(7329);
;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd/spoken-for.js





/** So many files beside those that are used are looked at. */
const MOST_BESIDE = 500;
/**
 * The files that applications have spoken for: charts, values and what the elements of sets were read from. Where a file of values
 * that looks like one of them is used by none, it may be an environment that is deployed in another way, and all of its
 * folder is left to the other formats.
 */
async function spokenFor(files, deployed, found, settings) {
    const all = deployed.flatMap(({ used }) => used).filter((path) => files.has(path));
    const used = new Set(all.filter((path) => !isOverride(path)));
    const open = new Set();
    const charts = new Set([...used].filter((path) => /(?:^|\/)Chart\.yaml$/.test(path)).map(repository_paths/* folderOf */.yS));
    const chartOf = (folder) => [...charts].find((each) => folder === each || isBelow(folder, each)) ?? null;
    for (const folder of new Set([...used].map((path) => chartOf((0,repository_paths/* folderOf */.yS)(path)) ?? (0,repository_paths/* folderOf */.yS)(path)))) {
        if (!(await isWhollyUsed(files, folder, used, charts.has(folder), settings)))
            open.add(folder);
    }
    const isOpen = (path) => [...open].some((folder) => (0,repository_paths/* folderOf */.yS)(path) === folder || isBelow((0,repository_paths/* folderOf */.yS)(path), folder));
    const claimed = new Set([...[...used].filter((path) => !isOpen(path)), ...all.filter(isOverride)]);
    for (const path of new Set(deployed.flatMap(({ application }) => application.files))) {
        if (!used.has(path) && (await isWhollyRead(files, path, found, settings)))
            claimed.add(path);
    }
    return [...claimed];
}
/** Whether each image of the service in a file that elements were read from is one that decides. */
async function isWhollyRead(files, path, found, { images }) {
    const file = await (0,source_files/* readable */.HD)(files.yaml(path));
    if (file === null)
        return false;
    const lines = new Set(found.filter(({ place }) => place.file === path).map(({ place }) => place.line));
    return (0,service_images/* serviceImages */.W)(file, { images, seen: new Set(), isWide: true }).every(({ value }) => lines.has((file.at(value, ['tag']) ?? value).place.line));
}
/** What stands beside a source for Argo CD alone. */
function isOverride(path) {
    return /(?:^|\/)\.argocd-source[^/]*$/.test(path);
}
function isBelow(folder, above) {
    return above === '' ? folder !== '' : folder.startsWith(`${above}/`);
}
/** Whether no file of values of a folder, or of a chart, is left that is not used. */
async function isWhollyUsed(files, folder, used, isChart, settings) {
    const prefix = folder === '' ? '' : `${folder}/`;
    const beside = files.paths.filter((path) => {
        if (!path.startsWith(prefix) || !/\.ya?ml$/.test(path) || used.has(path) || isOverride(path))
            return false;
        const inside = path.slice(prefix.length);
        return isChart ? !/^(?:templates|charts|crds|ci)\//.test(inside) : !inside.includes('/');
    });
    if (beside.length > MOST_BESIDE)
        return false;
    const own = [...used].filter((path) => path.startsWith(prefix));
    const keys = isChart ? await keysOf(files, folder, settings) : [];
    for (const path of beside) {
        const isLayer = own.some((each) => (0,values_file/* isNamedLikeLayer */.oA)(path, each));
        if (!isLayer && keys.length === 0)
            continue;
        const file = await (0,source_files/* readable */.HD)(files.yaml(path));
        if (file === null)
            return false;
        const isOfService = isLayer || keys.some((key) => file.member(file.root, key) !== null);
        if (isOfService && (0,values_file/* isValuesFile */.P5)(file))
            return false;
    }
    return true;
}
/** The keys by which a chart gives values to the service's. */
async function keysOf(files, folder, settings) {
    const chart = await (0,source_files/* readable */.HD)(files.yaml((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml')));
    return chart === null ? [] : (0,umbrella/* dependenciesOf */.hk)(chart, settings).map(({ key }) => key);
}

// EXTERNAL MODULE: ./build/deployment/formats/helm/argo-cd.js
var argo_cd = __webpack_require__(3417);
;// CONCATENATED MODULE: ./build/deployment/formats/argo-cd.js
















const argo_cd_KIND = signs/* ARGO_CD */.QY.kind;
/** Applications of Argo CD and sets of them (DETECTION 2.3), one deployment an application, or an element of a set. */
const argoCd = {
    ...signs/* ARGO_CD */.QY,
    async read(files, candidates, settings) {
        const readings = [];
        const claimed = [];
        const found = [];
        const budget = newBudget();
        const isRelevant = relevanceTest(candidates);
        const holdsService = serviceTest(files, candidates, settings);
        const kustomizedAs = kustomizationTest(files, settings);
        for (const path of await manifestPaths(files, candidates, settings)) {
            const recorded = files.recorded();
            const file = await (0,source_files/* readable */.HD)(recorded.yaml(path));
            if (file === null)
                continue;
            const { applications, openSets, hasProjects, others } = await (0,argo_cd_applications/* applicationsIn */.vl)(recorded, file, budget);
            if (applications.length + openSets.length === 0 && !hasProjects)
                continue;
            const own = [];
            for (const application of applications.filter(isRelevant)) {
                const kustomized = await kustomizedAs(application);
                const patch = application.patch ??
                    problemOfUpdater(application, settings) ??
                    problemOfIgnored(application) ??
                    kustomized.problem;
                const options = { asked: recorded.asked, patchedBy: kustomized.asked, budget, holdsService };
                own.push(await readApplication(files, { ...application, patch }, options, settings));
            }
            readings.push(...own);
            for (const { set, problem } of openSets) {
                if (!/lightdash/i.test(set.name) && !shows(file, set.value, settings))
                    continue;
                const identity = `${argo_cd_KIND}:${set.name}`;
                found.push({
                    ...(0,deployment/* unreadableFound */.aH)(argo_cd_KIND, identity, path, problem, [...recorded.asked]),
                    isRenderedByArgoCd: true,
                });
            }
            const isRead = !own.some(({ isUnread }) => isUnread) && !others.some((each) => shows(file, each, settings));
            if (isRead)
                claimed.push(path);
        }
        const identities = identitiesOf(readings.map(({ application }) => application));
        const deployed = readings.filter(({ isDeployed }) => isDeployed);
        for (const [index, { foundAs }] of readings.entries())
            found.push(...foundAs(`${argo_cd_KIND}:${identities[index]}`));
        claimed.push(...(await spokenFor(files, deployed, found, settings)));
        const kustomizations = readings.flatMap((reading) => reading.kustomizations);
        claimed.push(...(await (0,argo_cd_kustomizations/* takeDecided */.UC)(files, kustomizations, settings)));
        return { found, claimed };
    },
    async carries(files, { carrier, identities }) {
        try {
            const file = await files.yaml(carrier);
            if (file === null)
                return false;
            const { applications, openSets } = await (0,argo_cd_applications/* applicationsIn */.vl)(files, file, newBudget());
            const names = [...applications.map(({ identity }) => identity), ...openSets.map(({ set }) => set.name)];
            const isOf = (identity, name) => [`${argo_cd_KIND}:${name}`, `${argo_cd_KIND}:${carrier}#${name}`].some((own) => identity === own || identity.startsWith(`${own}#`));
            return identities.some((identity) => names.some((name) => isOf(identity, name)));
        }
        catch (error) {
            // There and unreadable is not gone.
            if (error instanceof deployment_problem/* ProblemError */.Mm)
                return true;
            throw error;
        }
    },
};
function newBudget() {
    return { elements: 20_000, paths: 20_000_000, characters: 20_000_000 };
}
/**
 * The files that may hold an application: candidates, and what speaks of Argo CD without the service's name, for it may set the
 * tag of a chart which has that.
 */
async function manifestPaths(files, candidates, { folder }) {
    if (candidates.length === 0)
        return [];
    const speaking = await (0,argo_cd/* mentionsOfArgoCd */.X)(files);
    // Where the tree cannot be searched, what has the service's name is all that is looked at.
    if (speaking === null)
        return candidates;
    const known = new Set(candidates);
    // What has the name and is no candidate is left out by the settings.
    const others = speaking.filter((path) => !known.has(path) && !(0,deployment_candidates/* isExcluded */.RF)(path, folder));
    const named = new Set(await files.containing('lightdash', others));
    return speaking
        .filter((path) => known.has(path))
        .concat(others.filter((path) => !named.has(path) && !/lightdash/i.test(path)));
}
async function readApplication(files, application, { asked, patchedBy, budget, holdsService }, settings) {
    const sources = sourcesOf(application);
    const refs = new Map();
    for (const { file, value } of sources) {
        const ref = (0,scalar_text/* textAt */.$)(file, value, ['ref'])?.text ?? '';
        if (ref !== '')
            refs.set(ref, (0,scalar_text/* textAt */.$)(file, value, ['targetRevision']));
    }
    const readings = [];
    for (const source of sources) {
        const recorded = files.recorded();
        const reading = await readSource(recorded, source, { application, refs, budget, holdsService }, settings);
        const inputs = [
            ...new Set([application.carrier, ...inputsOf(asked, application), ...patchedBy, ...recorded.asked]),
        ];
        readings.push({ reading, inputs });
    }
    const deploying = readings.filter(({ reading, inputs }) => reading.found('', inputs).length > 0);
    const common = {
        application,
        isDeployed: deploying.length > 0,
        isUnread: readings.some(({ reading }) => reading.isUnread && isOfService(application, reading.name, settings)),
        used: deploying.flatMap(({ reading }) => reading.used),
        kustomizations: readings.flatMap(({ reading }) => reading.kustomization ?? []),
    };
    if (deploying.length > 0) {
        const names = deploying.map(({ reading }) => reading.name);
        return {
            ...common,
            foundAs: (identity) => deploying.flatMap(({ reading, inputs }, index) => {
                const suffix = names.length === 1 ? '' : `#${unique(names, index)}`;
                return reading.found(`${identity}${suffix}`, inputs).map((each) => ({ ...each, units: [identity] }));
            }),
        };
    }
    const open = readings.find(({ reading }) => reading.open !== null);
    const problem = sources.length === 0 ? problemOfNoSource(application) : open?.reading.open;
    if (problem == null || !isOfService(application, open?.reading.name ?? '', settings)) {
        return { ...common, foundAs: () => [] };
    }
    const inputs = open?.inputs ?? [application.carrier];
    return { ...common, foundAs: (identity) => [unresolved(application, identity, problem, inputs)] };
}
/** Of a set with very many elements, each is asked about its own files alone. */
function inputsOf(asked, { files }) {
    return files.length > 0 ? files : [...asked];
}
function unique(names, index) {
    const name = names[index] ?? '';
    const before = names.slice(0, index).filter((each) => each === name).length;
    return before === 0 ? name : `${name}(${before + 1})`;
}
function unresolved({ carrier }, identity, problem, inputs) {
    const found = (0,deployment/* unreadableFound */.aH)(argo_cd_KIND, identity, carrier, problem, inputs);
    return { ...found, answer: (0,deployment/* problemAnswer */.aV)(problem), isRenderedByArgoCd: true };
}
/** Whether an application that cannot be read is the service's, as opposed to something beside it. */
function isOfService({ file, root, name }, source, settings) {
    const isNamed = /lightdash/i.test(name) || shows(file, root, settings);
    return isNamed && !(0,values_file/* isCompanion */.bv)(name) && !(0,values_file/* isCompanion */.bv)(source);
}
function shows(file, root, { images }) {
    return (0,service_signs/* showsService */.Wo)(`kind: Application\n${file.sourceOf(root)}`, images);
}
/** What applications are called: by their files, too, where several have the same name. */
function identitiesOf(applications) {
    const counts = new Map();
    for (const { identity } of applications)
        counts.set(identity, (counts.get(identity) ?? 0) + 1);
    const taken = new Map();
    return applications.map(({ identity, carrier }) => {
        const own = counts.get(identity) === 1 ? identity : `${carrier}#${identity}`;
        const count = (taken.get(own) ?? 0) + 1;
        taken.set(own, count);
        return count === 1 ? own : `${own}#${count}`;
    });
}


/***/ })

};
