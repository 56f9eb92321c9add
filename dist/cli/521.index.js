export const id = 521;
export const ids = [521];
export const modules = {

/***/ 5829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ textAt),
/* harmony export */   q: () => (/* binding */ isFilledIn)
/* harmony export */ });
/** The text at a path, with its templates as they are written; null where there is none, or a null. */
function textAt(file, value, path) {
    const found = file.at(value, path);
    const scalar = file.scalar(found);
    const text = file.written(found);
    return text === null || scalar === null || scalar.type === 'null' ? null : { text, place: scalar.place };
}
/** Whether a text is filled in by Helm, by an application set or by Argo CD's own variables (`$ARGOCD_APP_NAME`). */
function isFilledIn(text) {
    return /\{\{|\$[A-Za-z_{(]/.test(text);
}


/***/ }),

/***/ 5589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PointerTree: () => (/* binding */ PointerTree)
});

// EXTERNAL MODULE: ./build/deployment/formats/kustomize/kustomization.js
var kustomize_kustomization = __webpack_require__(2136);
// EXTERNAL MODULE: ./build/deployment/formats/kustomize/replacements.js
var replacements = __webpack_require__(7448);
// EXTERNAL MODULE: ./build/deployment/formats/manifests/objects.js
var manifests_objects = __webpack_require__(3292);
// EXTERNAL MODULE: ./build/deployment/formats/signs.js
var signs = __webpack_require__(1935);
// EXTERNAL MODULE: ./build/deployment/problem.js
var problem = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/deployment/repository-paths.js
var repository_paths = __webpack_require__(997);
// EXTERNAL MODULE: ./build/deployment/source/source-files.js
var source_files = __webpack_require__(7915);
// EXTERNAL MODULE: ./build/deployment/formats/argo-cd/application-set.js + 3 modules
var application_set = __webpack_require__(401);
// EXTERNAL MODULE: ./build/deployment/formats/argo-cd/applications.js
var argo_cd_applications = __webpack_require__(4374);
// EXTERNAL MODULE: ./build/deployment/formats/argo-cd/unseen-templates.js
var unseen_templates = __webpack_require__(6943);
// EXTERNAL MODULE: ./build/deployment/source/embedded-yaml.js
var embedded_yaml = __webpack_require__(7008);
// EXTERNAL MODULE: ./build/deployment/pointers/ways.js
var pointers_ways = __webpack_require__(1273);
;// CONCATENATED MODULE: ./build/deployment/pointers/chart-values.js





/** The values in some layers. */
function chartValues(layers, helpers) {
    return { layers, helpers, mappings: namedMappings(layers) };
}
/** The folder of the chart that a file is a template of; null where it is none. */
function chartOf(files, path) {
    const at = `/${path}`.lastIndexOf('/templates/');
    if (at === -1)
        return null;
    const folder = path.slice(0, Math.max(0, at - 1));
    return files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml')) ? folder : null;
}
/**
 * The values that fill in the templates of a chart: those of the files in its folder, and those that are given to it; for a chart within another
 * one also what that has under its name.
 *
 * @param given to charts by their folders
 */
async function layersOf(files, folder, given) {
    const layers = [...(given.get(folder) ?? [])];
    for (const path of files.paths) {
        if ((0,repository_paths/* folderOf */.yS)(path) !== folder || !/\.ya?ml$/.test(path) || /(?:^|\/)Chart\.yaml$/.test(path))
            continue;
        const file = await (0,source_files/* readable */.HD)(files.yaml(path));
        if (file !== null)
            layers.push({ file, root: file.root, isFlat: false });
    }
    const [, above = null, name = ''] = /^(?:(.*)\/)?charts\/([^/]+)$/.exec(folder) ?? [];
    if (name === '' || !files.has((0,repository_paths/* inFolder */._z)(above ?? '', 'Chart.yaml')))
        return layers;
    for (const { file, root, isFlat } of await layersOf(files, above ?? '', given)) {
        const own = file.at(root, [name]);
        if (!isFlat && own !== null)
            layers.push({ file, root: own, isFlat });
    }
    return layers;
}
/** What an application gives to the chart that it makes: `parameters`, `valuesObject` and `values`. */
function layersOfSource(file, source) {
    const layers = [];
    const parameters = file.at(source, ['helm', 'parameters']);
    if (parameters !== null)
        layers.push({ file, root: parameters, isFlat: true });
    // What a release of Flux gives stands beside its chart.
    const object = file.at(source, ['helm', 'valuesObject']) ?? file.at(source, ['values']);
    if (object !== null)
        layers.push({ file, root: object, isFlat: false });
    const text = file.at(source, ['helm', 'values']);
    if (text === null)
        return layers;
    try {
        const values = (0,embedded_yaml/* embeddedYaml */.SM)(file, text);
        if (values !== null)
            layers.push({ file: values, root: values.root, isFlat: false });
    }
    catch (error) {
        if (!(error instanceof problem/* ProblemError */.Mm))
            throw error;
    }
    return layers;
}
const ANCHORED = /\.Values((?:\.[A-Za-z_]\w*)+)/g;
const CONTROL = /\{\{-?\s*(?:else\s+)?(?:if|with|range)\b[^{}]*\}\}/g;
/** A variable that a loop gives the key of each of its members. */
const LOOP_KEY = /\brange\s+(\$\w+)\s*,/g;
function takenBy(texts, keys) {
    const exact = new Set();
    const names = new Set();
    let isOpen = false;
    for (const [, expression = ''] of texts.flatMap((text) => [...text.matchAll(/\{\{-?([^{}]*)\}\}/g)])) {
        for (const [, path = ''] of expression.matchAll(ANCHORED))
            exact.add(path.slice(1));
        const rest = expression.replace(/\$?\.(?:Release|Chart|Values|Capabilities)\b[\w.]*|"[^"]*"|`[^`]*`/g, '');
        for (const [, name = ''] of rest.matchAll(/\.([A-Za-z_]\w*)(?![\w.])/g))
            names.add(name);
        const variables = [...rest.matchAll(/\$\w+(?![\w.])/g)].map(([variable]) => variable);
        if (variables.some((each) => !keys.has(each)) || /(?:^|\s)\$?\.(?:\s|$)/.test(rest))
            isOpen = true;
        if (/\b(?:include|template|tpl)\b/.test(rest))
            isOpen = true;
    }
    return { exact: [...exact], names, isOpen };
}
/**
 * An object of a chart's template with the values that fill it in: one pointer where the template names them from the root (`.Values.path`),
 * one for each mapping that has them where it names them otherwise, as in a loop.
 *
 * @param template all of its text, whose conditions count for each of its objects
 * @param budget how many pointers may be made of such mappings
 */
function filledPointers(pointer, template, { layers, helpers, mappings }, budget) {
    const keys = new Set([...template.matchAll(LOOP_KEY)].map(([, key = '']) => key));
    const isFilledIn = ({ text }) => text.includes('{{');
    const own = takenBy(pointer.ways.filter(isFilledIn).map(({ text }) => text), keys);
    const conditions = takenBy(template.match(CONTROL) ?? [], keys);
    const exact = [...new Set([...own.exact, ...conditions.exact])].flatMap((path) => valuesAt(layers, path));
    if (own.names.size > 0)
        budget.pointers -= mappings?.length ?? 0;
    const isEach = own.names.size > 0 && mappings !== null && budget.pointers >= 0;
    const isWhole = own.isOpen || (own.names.size > 0 && !isEach);
    const whole = isWhole ? [...helpers, ...layers.map(wholeOf)] : [];
    const common = { ...pointer, ways: [...pointer.ways, ...exact.map(({ way }) => way), ...whole] };
    const values = new Map();
    for (const { path, text } of exact)
        values.set(`.Values.${path}`, (values.get(`.Values.${path}`) ?? new Set()).add(text));
    const filled = fill(common, values);
    if (!isEach)
        return [filled];
    const paths = pointer.ways.filter((way) => way.isPath && isFilledIn(way)).map(({ text }) => text);
    const needed = takenBy(paths, keys).names;
    const elements = mappings.flatMap(({ file, key, map }) => {
        const ways = file.members(map).flatMap(({ name, value }) => {
            if (!own.names.has(name) || file.scalar(value) === null)
                return [];
            return [{ name, text: (0,pointers_ways/* sourceText */.rI)(file, value), place: value.place }];
        });
        const wanted = needed.size > 0 ? needed : own.names;
        if (!ways.some(({ name }) => wanted.has(name)))
            return [];
        const given = new Map(ways.map(({ name, text }) => [`.${name}`, new Set([text])]));
        for (const each of keys)
            given.set(each, new Set([key]));
        const element = fill(filled, given);
        const called = file.scalar(file.at(map, ['name']))?.text ?? key;
        const further = ways.map(({ name, text, place }) => ({ text: `${name}: ${text}`, place, isPath: false }));
        return [{ ...element, identity: `${pointer.identity}(${called})`, ways: [...element.ways, ...further] }];
    });
    return elements.length === 0 ? [filled] : elements;
}
/** What each layer has at a path; of what is no scalar only that it is there. */
function valuesAt(layers, path) {
    return layers.flatMap(({ file, root, isFlat }) => {
        const value = isFlat ? parameterAt(file, root, path) : file.at(root, path.split('.'));
        if (value === null)
            return [];
        const text = file.scalar(value) === null ? 'set' : (0,pointers_ways/* sourceText */.rI)(file, value);
        return [{ path, text, way: { text: `${path}: ${text}`, place: value.place, isPath: false } }];
    });
}
function parameterAt(file, list, name) {
    const own = file.items(list).filter((item) => file.scalar(file.at(item, ['name']))?.text === name);
    return file.at(own.at(-1) ?? null, ['value']);
}
function wholeOf({ file, root }) {
    const place = { file: file.path, line: null, column: null };
    return { text: root === null ? '' : file.sourceOf(root), place, isPath: false };
}
/** Values with more mappings are taken as a whole. */
const MOST_MAPPINGS = 1_000;
function namedMappings(layers) {
    const found = layers.flatMap(({ file, root }) => root === null ? [] : [{ file, key: '', map: root }]);
    // What is found below joins the end of the list while it is gone through.
    for (const { file, map } of found) {
        if (found.length > MOST_MAPPINGS)
            return null;
        const add = (key, value) => {
            if (file.scalar(value) === null)
                found.push({ file, key, map: value });
        };
        for (const { name, value } of file.members(map))
            add(name, value);
        for (const [index, item] of file.items(map).entries())
            add(`${index}`, item);
    }
    return found;
}
/** With the templates of its paths filled in where one value is known, so that it leads to a folder. */
function fill(pointer, values) {
    const ways = pointer.ways.map((way) => {
        if (!way.isPath || !way.text.includes('{{'))
            return way;
        const text = way.text.replace(/\{\{([^{}]*)\}\}/g, (template, inner) => {
            const [, expression = ''] = /^-?\s*([$\w.]+)/.exec(inner) ?? [];
            const known = values.get(expression) ?? values.get(expression.replace(/^\$\w*(?=\.)/, ''));
            const [only] = known ?? [];
            return only !== undefined && known?.size === 1 ? only : template;
        });
        return { ...way, text };
    });
    const paths = ways.filter(({ isPath }) => isPath);
    return {
        ...pointer,
        ways,
        folders: paths.length === 0 ? pointer.folders : paths.flatMap(({ text }) => (0,pointers_ways/* foldersOf */.pd)(text)),
    };
}

// EXTERNAL MODULE: ./build/deployment/pointers/folder-files.js
var folder_files = __webpack_require__(719);
;// CONCATENATED MODULE: ./build/deployment/pointers/argo-cd.js









/** So many files are read of a generator whose pattern cannot be told. */
const MOST_FILES = 1_000;
/** What is spent on the sets of one tree. */
function newBudget() {
    return { elements: 20_000, paths: 20_000_000, characters: 20_000_000 };
}
/**
 * The applications of a file, each of those that its sets make by itself: a value in a file that a generator reads is a way of the
 * application that it is for, and of no other.
 *
 * @throws TreeError where the tree cannot be read
 */
async function pointersOfArgoCd(files, file, budget) {
    const pointers = [];
    const rendered = [];
    for (const manifest of (0,manifests_objects/* objectsIn */.Qv)(file).filter((object) => (0,manifests_objects/* groupOf */.F8)(object) === argo_cd_applications/* ARGO_CD_GROUP */.E6)) {
        const { kind, name, value: root } = manifest;
        if (kind === 'Application') {
            const ways = (0,pointers_ways/* waysIn */.m1)(file, file.at(root, ['spec']));
            pointers.push(pointerOf(manifest, { identity: (0,argo_cd_applications/* identityOfApplication */.G6)(manifest), ways, place: root.place }));
            continue;
        }
        if (kind !== 'ApplicationSet')
            continue;
        const { applications, problem } = await (0,application_set/* applicationsOfSet */.D)(files, manifest, budget);
        const common = commonWays(manifest);
        const open = new Map();
        rendered.push(...applications);
        for (const application of applications) {
            const own = [
                ...(0,pointers_ways/* waysIn */.m1)(application.file, application.file.at(application.root, ['spec'])),
                ...patchedWays(application),
            ];
            const names = namesIn(own);
            const key = JSON.stringify([names.single, names.whole].map((each) => [...each].sort()));
            const further = open.get(key) ?? (await openWays(files, manifest, names));
            open.set(key, further);
            const ways = [...own, ...common, ...further];
            pointers.push(pointerOf(manifest, { identity: application.identity, ways, place: placeOf(application, root) }));
        }
        if (problem !== null)
            pointers.push(pointerOf(manifest, { identity: `${name}/*`, ways: rawWays(manifest), place: root.place }));
    }
    return { pointers, rendered };
}
function pointerOf({ kind, name, file }, { identity, ways, place }) {
    return {
        identity: `argoproj.io/${kind}/${identity}`,
        kind,
        name,
        file: file.path,
        place: ways.find(({ isPath }) => isPath)?.place ?? place,
        ways,
        folders: ways.filter(({ isPath }) => isPath).flatMap(({ text }) => (0,pointers_ways/* foldersOf */.pd)(text)),
        charts: [],
        deployment: `argo-cd:${identity}`,
    };
}
function placeOf({ root }, set) {
    return root.place.file === set.place.file ? root.place : set.place;
}
/** What of a set counts for all of its applications: where its generators read, and what they lay over the template. */
function commonWays({ file, value: root }) {
    const ways = [];
    const add = (value) => {
        if (value === null || file.scalar(value) === null)
            return;
        ways.push({ text: (0,pointers_ways/* sourceText */.rI)(file, value), place: value.place, isPath: false });
    };
    for (const map of (0,pointers_ways/* mappingsIn */.PT)(file, file.at(root, ['spec', 'generators']))) {
        for (const key of ['repoURL', 'revision'])
            add(file.at(map, ['git', key]));
    }
    for (const map of (0,pointers_ways/* mappingsIn */.PT)(file, file.at(root, ['spec', 'generators']))) {
        const template = file.at(map, ['template', 'spec']);
        if (template !== null)
            ways.push(...(0,pointers_ways/* overridingWaysIn */.xS)(file, template));
    }
    return ways;
}
/** What the patch of its set makes of an application, where that may say where it leads to. */
function patchedWays({ templatePatch }) {
    if (templatePatch === null)
        return [];
    const { text } = templatePatch;
    if (!LED_BY.test(text) && !(0,application_set/* makesMembersOfSpec */.d)(text))
        return [];
    return [{ ...templatePatch, isPath: false }];
}
/** What says where an application leads to. */
const LED_BY = /\b(?:path|sources?|sourceHydrator|repoURL|targetRevision)\b/;
/** The names of what templates that are left take. */
function namesIn(ways) {
    const texts = ways.map(({ text }) => text);
    const makingMore = texts.flatMap((text) => (text.match(/\{\{[^{}]*\}\}/g) ?? []).filter((each) => unseen_templates/* MAKES_STRUCTURE */.Io.test(each)));
    return { single: (0,pointers_ways/* templateNames */.VQ)(texts), whole: (0,pointers_ways/* templateNames */.VQ)(makingMore) };
}
/** Where a template is left: all that its generators have under the names in it, in the set and in the files that they may read. */
async function openWays(files, { file, value: root }, names) {
    if (names.single.size === 0)
        return [];
    const generators = file.at(root, ['spec', 'generators']);
    const ways = (0,pointers_ways/* namedValues */.qE)(file, generators, names);
    const folders = (0,pointers_ways/* mappingsIn */.PT)(file, generators).flatMap((map) => file.items(file.at(map, ['git', 'files'])).flatMap((item) => {
        const pattern = file.scalar(file.at(item, ['path']))?.text ?? '';
        return (0,pointers_ways/* foldersOf */.pd)(`${pattern.replace(/[*?[{!].*$/, '')}{{`);
    }));
    const paths = files.paths.filter((path) => /\.(?:ya?ml|json)$/.test(path) && folders.some((each) => (0,folder_files/* isBelow */.Y)(path, each)));
    for (const path of paths.slice(0, MOST_FILES)) {
        const content = await (0,source_files/* readable */.HD)(files.yaml(path));
        if (content !== null)
            ways.push(...(0,pointers_ways/* namedValues */.qE)(content, content.root, names));
    }
    return ways;
}
/** All that may say where the applications of a set lead to that is not read as a whole. */
function rawWays({ file, value: root }) {
    const generators = file.at(root, ['spec', 'generators']);
    const text = generators === null ? [] : [{ text: file.sourceOf(generators), place: generators.place, isPath: false }];
    return [...(0,pointers_ways/* waysIn */.m1)(file, file.at(root, ['spec', 'template'])), ...text];
}
/** The values that applications, and releases of Flux, give to charts in folders of this tree, which may be charts of further applications. */
async function layersGiven(files, parts) {
    const given = [];
    for (const { file, map } of parts.flatMap(({ file, root }) => (0,pointers_ways/* mappingsIn */.PT)(file, root).map((map) => ({ file, map })))) {
        const path = file.at(map, ['path']) ?? file.at(map, ['chart', 'spec', 'chart']);
        const helm = file.at(map, ['helm']) ?? file.at(map, ['values']);
        const folder = path === null || helm === null ? null : (0,repository_paths/* resolvePath */.o1)('', (0,pointers_ways/* sourceText */.rI)(file, path).replace(/^\/+/, ''));
        if (folder === null || !files.has((0,repository_paths/* inFolder */._z)(folder, 'Chart.yaml')))
            continue;
        const layers = layersOfSource(file, map);
        for (const item of file.items(file.at(map, ['helm', 'valueFiles']))) {
            const text = (0,pointers_ways/* sourceText */.rI)(file, item);
            const at = text.startsWith('$') ? (0,repository_paths/* resolvePath */.o1)('', text.replace(/^\$[^/]*\//, '')) : (0,repository_paths/* resolvePath */.o1)(folder, text);
            const values = at === null || (0,repository_paths/* folderOf */.yS)(at) === folder ? null : await (0,source_files/* readable */.HD)(files.yaml(at));
            if (values !== null)
                layers.push({ file: values, root: values.root, isFlat: false });
        }
        given.push({ folder, layers });
    }
    return given;
}

// EXTERNAL MODULE: ./build/deployment/pointers/grouped-by.js
var grouped_by = __webpack_require__(6433);
;// CONCATENATED MODULE: ./build/deployment/pointers/flux.js





const SOURCE_GROUP = 'source.toolkit.fluxcd.io';
/** Kinds of Flux by their groups: what leads elsewhere, and what is led to. */
const KINDS = {
    'kustomize.toolkit.fluxcd.io': ['Kustomization'],
    'helm.toolkit.fluxcd.io': ['HelmRelease'],
    [SOURCE_GROUP]: ['GitRepository', 'OCIRepository', 'Bucket', 'HelmChart'],
};
/** Sources whose content is no published chart, which has a version of its own. */
const CONTENT_SOURCES = ['GitRepository', 'Bucket'];
/** Whether an object is one of Flux that leads somewhere. */
function isOfFlux(object) {
    return KINDS[(0,manifests_objects/* groupOf */.F8)(object)]?.includes(object.kind) === true;
}
/**
 * The pointers that objects of Flux are. A source leads where all lead that take it.
 *
 * @param objects those of a whole tree
 */
function pointersOfFlux(objects) {
    const sources = objects.filter((object) => (0,manifests_objects/* groupOf */.F8)(object) === SOURCE_GROUP);
    const users = objects
        .filter((object) => (0,manifests_objects/* groupOf */.F8)(object) !== SOURCE_GROUP)
        .flatMap((object) => userOf(object, sources));
    const folders = new Set(users.flatMap(({ pointer }) => pointer.folders));
    const alike = (0,grouped_by/* groupedBy */.m)(sources, keyOf);
    const pointers = users.map(({ pointer }) => pointer);
    const taken = new Map();
    const take = (source, user) => {
        const known = taken.get(source) ?? { folders: new Set(), charts: new Set() };
        taken.set(source, known);
        for (const folder of user.folders)
            known.folders.add(folder);
        for (const chart of user.charts)
            known.charts.add(chart);
    };
    for (const { pointer, references } of users) {
        for (const reference of references) {
            const same = alike.get(keyOf(reference)) ?? [];
            if (same.length > MOST_ALIKE) {
                take(keyOf(reference), pointer);
                continue;
            }
            const meant = same.filter((source) => isMeant(reference, source));
            for (const source of ofItsCluster(pointer, meant, folders))
                take(source, pointer);
        }
    }
    for (const source of sources) {
        const own = taken.get(source) ?? taken.get(keyOf(source));
        const { file, value, kind, namespace, name } = source;
        const ways = sourceWays(file, file.at(value, ['spec']));
        pointers.push({
            identity: `${SOURCE_GROUP}/${kind}/${namespace}/${name}`,
            kind,
            name,
            file: file.path,
            place: ways[0]?.place ?? value.place,
            ways,
            folders: [...(own?.folders ?? [])],
            charts: [...(own?.charts ?? [])],
            deployment: null,
        });
    }
    return pointers;
}
/** Of more sources of one name it is not told which is meant. */
const MOST_ALIKE = 100;
function keyOf({ kind, name }) {
    return `${kind}/${name}`;
}
function userOf(object, sources) {
    return object.kind === 'Kustomization' ? [kustomization(object)] : release(object, sources);
}
function kustomization(object) {
    const { file, value } = object;
    const spec = file.at(value, ['spec']);
    // Flux takes the root where no path is given.
    const isRoot = file.at(spec, ['path']) === null;
    const ways = isRoot ? [...(0,pointers_ways/* waysOf */.UV)(file, spec), { text: '', place: value.place, isPath: true }] : (0,pointers_ways/* waysIn */.m1)(file, spec);
    const patches = file.items(file.at(spec, ['patches'])).flatMap((patch) => {
        const text = file.sourceOf(patch);
        return POINTER_KIND.test(text) && WAY_NAME.test(text) ? [{ text, place: patch.place, isPath: false }] : [];
    });
    const folders = ways.filter(({ isPath }) => isPath).flatMap(({ text }) => (0,pointers_ways/* foldersOf */.pd)(text));
    const pointer = { ...common(object), ways: [...ways, ...patches], folders, charts: [] };
    return { pointer: withPlace(pointer, value), references: [referenceAt(object, file.at(spec, ['sourceRef']))] };
}
/** A patch of what leads elsewhere, which may say where. */
const POINTER_KIND = /\bkind["']?\s*:\s*["']?(?:Kustomization|Application|ApplicationSet|GitRepository|OCIRepository|Bucket)\b/;
const WAY_NAME = /\b(?:path|sourceRef|repoURL|targetRevision|url|ref|substitute|substituteFrom)\b/;
/** Of a release only where its chart is a folder of a repository or of a bucket. */
function release(object, sources) {
    const { file, value } = object;
    const chart = file.at(value, ['spec', 'chart', 'spec']);
    const by = file.at(value, ['spec', 'chartRef']);
    if (chart !== null)
        return fromFolder(object, { file, chart }, []);
    const reference = by === null ? null : referenceAt(object, by);
    if (reference?.kind !== 'HelmChart')
        return [];
    return sources
        .filter((source) => isMeant(reference, source))
        .flatMap((source) => fromFolder(object, { file: source.file, chart: source.file.at(source.value, ['spec']) }, [reference]));
}
function fromFolder(object, { file, chart }, by) {
    const reference = referenceAt({ ...object, file }, file.at(chart, ['sourceRef']));
    const path = file.at(chart, ['chart']);
    if (!CONTENT_SOURCES.includes(reference.kind) || path === null)
        return [];
    const folder = (0,repository_paths/* resolvePath */.o1)('', (0,pointers_ways/* sourceText */.rI)(file, path).replace(/^\/+/, ''));
    const ways = [{ text: (0,pointers_ways/* sourceText */.rI)(file, path), place: path.place, isPath: true }, ...(0,pointers_ways/* waysOf */.UV)(file, chart)];
    const charts = folder === null ? [] : [{ folder, carrier: object.file.path }];
    const pointer = { ...common(object), ways, folders: [], charts };
    return [{ pointer: withPlace(pointer, object.value), references: [reference, ...by] }];
}
function common(object) {
    const { kind, namespace, name, file } = object;
    const identity = `${(0,manifests_objects/* groupOf */.F8)(object)}/${kind}/${namespace}/${name}`;
    return { identity, kind, name, file: file.path, deployment: null };
}
function withPlace(pointer, { place }) {
    return { ...pointer, place: pointer.ways.find(({ isPath }) => isPath)?.place ?? place };
}
function referenceAt({ file, namespace }, value) {
    const text = (key) => file.scalar(file.at(value, [key]))?.text ?? '';
    return { kind: text('kind'), name: text('name'), namespace: text('namespace') || namespace };
}
/** A namespace that is not said may be any. */
function isMeant({ kind, name, namespace }, source) {
    const isThere = namespace === '' || source.namespace === '' || namespace === source.namespace;
    return source.kind === kind && source.name === name && isThere;
}
/**
 * The sources that a user means, as far as that can be told: of several of one name, those that are applied with the user, by what leads
 * to a folder with both, are of its cluster.
 *
 * @param folders to which anything leads
 */
function ofItsCluster(user, alike, folders) {
    if (alike.length < 2)
        return alike;
    for (let folder = (0,repository_paths/* folderOf */.yS)(user.file); folder !== ''; folder = (0,repository_paths/* folderOf */.yS)(folder)) {
        const near = folders.has(folder) ? alike.filter(({ file }) => (0,folder_files/* isBelow */.Y)(file.path, folder)) : [];
        if (near.length > 0)
            return near;
    }
    return alike;
}
const SOURCE_KEYS = [
    ['url'],
    ...['branch', 'tag', 'semver', 'commit', 'name', 'digest'].map((key) => ['ref', key]),
    ['bucketName'],
    ['endpoint'],
    ['prefix'],
    ['chart'],
    ['version'],
    ['sourceRef', 'kind'],
    ['sourceRef', 'name'],
];
/** Whether a pointer is the source that others take. */
function isSource(identity) {
    return identity.startsWith(`${SOURCE_GROUP}/`);
}
/** What of a source says what it holds. */
function sourceWays(file, spec) {
    const ways = SOURCE_KEYS.flatMap((path) => {
        const value = file.at(spec, path);
        if (value === null || file.scalar(value) === null)
            return [];
        return [{ text: `${path.join('.')}: ${(0,pointers_ways/* sourceText */.rI)(file, value)}`, place: value.place, isPath: false }];
    });
    const included = file.at(spec, ['include']);
    return included === null ? ways : [...ways, { text: file.sourceOf(included), place: included.place, isPath: false }];
}

;// CONCATENATED MODULE: ./build/deployment/pointers/patches.js









/** What says where an object leads to, as operations of a patch have it. */
const patches_LED_BY = /^\/spec(?:$|\/(?:path|source|sources|sourceRef|template|generators|chart|chartRef|postBuild|url|ref|bucketName)(?:\/|$))/;
/**
 * What the patches and replacements of a kustomization say about where a pointer leads to, in place of what stands in its own file.
 *
 * @throws TreeError where the tree cannot be read
 */
async function patchWays(files, kustomization, pointer) {
    const file = await (0,source_files/* readable */.HD)(files.yaml(kustomization));
    const overlay = file === null ? null : (0,kustomize_kustomization/* readKustomization */.kG)(file, (0,repository_paths/* folderOf */.yS)(kustomization));
    if (file === null || overlay === null)
        return [];
    const ways = [];
    for (const entry of [...overlay.patches, ...overlay.latePatches]) {
        const { target } = entry;
        if (target !== null && !isSelected(file, target, pointer))
            continue;
        const patch = await readPatch(files, file, entry);
        if (patch === null)
            continue;
        for (const document of patch.documents) {
            if (document === null)
                continue;
            const operations = patch.items(document);
            if (operations.length > 0)
                ways.push(...operations.flatMap((each) => operationWays(patch, each)));
            else if (target !== null || isNamed(patch, document, pointer))
                ways.push(...overridden(patch, document, pointer));
        }
    }
    for (const entry of overlay.replacements) {
        const path = file.scalar(file.at(entry, ['path']));
        const resolved = path === null ? null : (0,kustomize_kustomization/* resolveReference */.sX)(files, overlay.folder, path);
        const from = resolved?.kind === 'file' ? await (0,source_files/* readable */.HD)(files.yaml(resolved.path)) : null;
        const inFile = from === null ? [] : from.isMap(from.root) ? [from.root] : from.items(from.root);
        for (const [own, each] of path === null ? [[file, entry]] : inFile.map((each) => [from, each])) {
            if (own === null || each === null || !isReplacing(own, each, pointer))
                continue;
            const { place } = each;
            const text = await replacingText(files, overlay, own, each);
            ways.push({ text, place, isPath: false });
            // Which of what it may take is the path is not told.
            ways.push(...(0,pointers_ways/* foldersNamedIn */.GI)(text).map((folder) => ({ text: folder, place, isPath: true })));
        }
    }
    return ways;
}
/** Whether a replacement puts something where it is said where a pointer leads to. */
function isReplacing(file, replacement, pointer) {
    return file.items(file.at(replacement, ['targets'])).some((target) => {
        const select = file.at(target, ['select']);
        if (select !== null && !isSelected(file, select, pointer))
            return false;
        const fields = file.items(file.at(target, ['fieldPaths'])).flatMap((item) => file.scalar(item)?.text ?? []);
        return fields.some((field) => patches_LED_BY.test(`/${(0,replacements/* stepsOf */.B_)(field).join('/')}`));
    });
}
/** A replacement with all that it may take, in a form that can be compared. */
async function replacingText(files, overlay, file, replacement) {
    const text = (key) => file.scalar(file.at(replacement, ['source', key]))?.text ?? '';
    const [kind, name] = [text('kind'), text('name')];
    const said = [file.sourceOf(replacement), ...overlay.configMaps.map((item) => overlay.file.sourceOf(item))];
    for (const path of await (0,replacements/* sourceFilesOf */.u$)(files, overlay)) {
        const own = MANIFEST.test(path) ? await (0,source_files/* readable */.HD)(files.yaml(path)) : null;
        if (own === null) {
            said.push((await (0,source_files/* readable */.HD)(files.text(path))) ?? '');
            continue;
        }
        const meant = (0,manifests_objects/* objectsIn */.Qv)(own).filter((each) => each.kind === kind && (name === '' || each.name === name));
        said.push(...meant.map(({ value }) => own.sourceOf(value)));
    }
    return said.join('\n');
}
const MANIFEST = /\.(?:ya?ml|json)$/;
function overridden(patch, document, { identity }) {
    const spec = patch.at(document, ['spec']);
    return isSource(identity) ? sourceWays(patch, spec) : (0,pointers_ways/* overridingWaysIn */.xS)(patch, spec);
}
async function readPatch(files, file, { path, inline }) {
    if (path !== null) {
        const resolved = (0,kustomize_kustomization/* resolveReference */.sX)(files, (0,repository_paths/* folderOf */.yS)(file.path), path);
        return resolved.kind === 'file' ? await (0,source_files/* readable */.HD)(files.yaml(resolved.path)) : null;
    }
    try {
        return inline === null ? null : (0,embedded_yaml/* embeddedYaml */.SM)(file, inline);
    }
    catch (error) {
        if (error instanceof problem/* ProblemError */.Mm)
            return null;
        throw error;
    }
}
function operationWays(file, operation) {
    const path = file.scalar(file.at(operation, ['path']))?.text ?? '';
    if (!patches_LED_BY.test(path))
        return [];
    const value = file.at(operation, ['value']);
    if (path === '/spec')
        return (0,pointers_ways/* overridingWaysIn */.xS)(file, value);
    const text = value === null ? '' : (0,pointers_ways/* sourceText */.rI)(file, value);
    const isPath = /\/path$/.test(path) && value !== null && file.scalar(value) !== null;
    const from = file.scalar(file.at(operation, ['from']))?.text ?? '';
    return [{ text: isPath ? text : `${path}: ${text}${from}`, place: value?.place ?? operation.place, isPath }];
}
/** Whether a selector, whose texts are patterns, may mean an object. */
function isSelected(file, target, { kind, name }) {
    const fits = (key, text) => {
        const pattern = file.scalar(file.at(target, [key]))?.text ?? '';
        return pattern === '' || pattern === text || /[^\w-]/.test(pattern);
    };
    return fits('kind', kind) && fits('name', name);
}
function isNamed(file, document, { kind, name }) {
    const text = (path) => file.scalar(file.at(document, path))?.text ?? '';
    return text(['kind']) === kind && text(['metadata', 'name']) === name;
}

// EXTERNAL MODULE: ./build/deployment/pointers/pointer.js
var pointer = __webpack_require__(5688);
// EXTERNAL MODULE: ./build/deployment/pointers/variables.js
var pointers_variables = __webpack_require__(8724);
;// CONCATENATED MODULE: ./build/deployment/pointers/pointer-tree.js
















const KIND = /["']?kind["']?\s*:\s*["']?(?:Application|ApplicationSet|Kustomization|HelmRelease|GitRepository|OCIRepository|Bucket|HelmChart)\b/;
/** Definitions of such objects, which are long and lead nowhere. */
const DEFINITIONS = /^kind:\s*["']?CustomResourceDefinition\b/m;
/** Objects of one tree that lead elsewhere, and all that is needed to tell where to. */
class PointerTree {
    files;
    folders;
    pointers;
    variables;
    unread;
    #byFile;
    constructor(files, folders, pointers, variables, unread) {
        this.files = files;
        this.folders = folders;
        this.pointers = pointers;
        this.variables = variables;
        this.unread = unread;
        this.#byFile = (0,grouped_by/* groupedBy */.m)(pointers, ({ file }) => file);
    }
    /**
     * @param paths files of the tree that may hold such objects
     * @param changed paths by which the tree differs from another one
     * @throws TreeError where the tree cannot be read
     */
    static async read(tree, paths, changed) {
        const entries = [...(await tree.entries()).values()];
        const files = new source_files/* SourceFiles */.Ly(tree, entries.filter(({ kind }) => kind !== 'submodule').map(({ path }) => path));
        const folders = new folder_files/* FolderFiles */.m(files);
        const unread = [];
        const templates = [];
        const manifests = [];
        for (const path of paths) {
            try {
                const text = await files.text(path);
                if (text === null || !isOfPointers(text) || (!changed.has(path) && DEFINITIONS.test(text)))
                    continue;
                const file = await files.yaml(path);
                if (file !== null)
                    manifests.push(file);
            }
            catch (error) {
                if (!(error instanceof problem/* ProblemError */.Mm))
                    throw error;
                const file = await unreadFile(tree, path, error.problem);
                if (file === null)
                    continue;
                // A template need be no YAML before it is filled in.
                if (chartOf(files, path) !== null && file.text.includes('{{'))
                    templates.push(ofUnreadTemplate(file));
                else if (changed.has(path))
                    unread.push(file);
            }
        }
        const objects = manifests.flatMap(manifests_objects/* objectsIn */.Qv).filter(isOfFlux);
        const budget = newBudget();
        const found = [...pointersOfFlux(objects), ...templates];
        const given = new Map();
        for (const file of manifests) {
            const { pointers: own, rendered } = await pointersOfArgoCd(files, file, budget);
            found.push(...own);
            for (const { folder, layers } of await layersGiven(files, [
                ...file.documents.map((root) => ({ file, root })),
                ...rendered,
            ])) {
                given.set(folder, [...(given.get(folder) ?? []), ...layers]);
            }
        }
        const pointers = await filledByCharts(files, found, given);
        const withData = await dataPaths(files, folders, changed);
        const variables = new pointers_variables/* Variables */.ut(await (0,pointers_variables/* variablesOf */.ht)(files, objects.filter(isKustomization), withData), folders);
        return new PointerTree(files, folders, await filledByVariables(pointers, variables), variables, unread);
    }
    /** The pointers that stand in a file. */
    in(file) {
        return this.#byFile.get(file) ?? [];
    }
    /** The pointers that are applied with a folder, as its kustomization patches them, with the places of what takes them in. */
    async appliedWith(folder) {
        const files = await this.folders.applied(folder);
        const own = (0,kustomize_kustomization/* kustomizationIn */.dq)(this.files, folder);
        const patching = await this.folders.patching([...(own === null ? [] : [own]), ...files.keys()]);
        const applied = [];
        for (const [path, place] of files) {
            for (const pointer of this.in(path)) {
                const patched = [];
                for (const { kustomization, patches } of patching) {
                    if (patches(path))
                        patched.push(...(await patchWays(this.files, kustomization, pointer)));
                }
                applied.push({ pointer: patched.length === 0 ? pointer : withWays(pointer, patched), place });
            }
        }
        return applied;
    }
    /** The folders whose kustomization puts something of one of some files somewhere else. */
    async replacingWith(paths) {
        const found = [];
        for (const path of await this.files.containing('replacements', this.files.paths.filter(signs/* isKustomizationFile */.yi))) {
            const file = await (0,source_files/* readable */.HD)(this.files.yaml(path));
            const overlay = file === null ? null : (0,kustomize_kustomization/* readKustomization */.kG)(file, (0,repository_paths/* folderOf */.yS)(path));
            if (overlay === null || overlay.replacements.length === 0)
                continue;
            if ((await (0,replacements/* sourceFilesOf */.u$)(this.files, overlay)).some((each) => paths.has(each)))
                found.push((0,repository_paths/* folderOf */.yS)(path));
        }
        return found;
    }
    /** Why it cannot be told what a folder's kustomization takes in; null where it can, or there is none. */
    async problemOfKustomization(folder) {
        const path = (0,kustomize_kustomization/* kustomizationIn */.dq)(this.files, folder);
        try {
            if (path !== null)
                await this.files.yaml(path);
            return null;
        }
        catch (error) {
            if (error instanceof problem/* ProblemError */.Mm)
                return error.problem;
            throw error;
        }
    }
    /** What is filled in for variables of what stands in a file, in a form that can be compared. */
    async filledIn(file, names) {
        return JSON.stringify((await this.variables.in(file, names)).map(({ text }) => text));
    }
}
/** Whether a text shows an object that leads elsewhere. */
function isOfPointers(text) {
    return pointer/* POINTER_GROUPS */.F.some((group) => text.includes(group)) && KIND.test(text);
}
async function unreadFile(tree, path, problem) {
    // Text of two bytes a character shows through as well.
    const text = (await tree.read(path))?.toString('latin1').replaceAll('\0', '') ?? '';
    return isOfPointers(text) ? { path, problem, text } : null;
}
/** What says in a template where its objects lead to, line by line. */
const WAY_LINE = /\{\{|\b(?:path|repoURL|targetRevision|include|exclude|sourceRef|kind|name|url|branch|tag|semver|commit|digest|substitute\w*)\b/;
/** A template that is no YAML before it is filled in. */
function ofUnreadTemplate({ path, text }) {
    const place = { file: path, line: null, column: null };
    const said = text.split('\n').filter((line) => WAY_LINE.test(line));
    const ways = [{ text: said.join('\n'), place, isPath: false }];
    const folders = (0,pointers_ways/* foldersNamedIn */.GI)(text);
    return {
        identity: path,
        kind: 'template',
        name: path,
        file: path,
        place,
        ways,
        folders,
        charts: [],
        deployment: null,
    };
}
function isKustomization(object) {
    return object.kind === 'Kustomization' && (0,manifests_objects/* groupOf */.F8)(object) === 'kustomize.toolkit.fluxcd.io';
}
/** What is changed, and what changed kustomizations take in. */
async function dataPaths(files, folders, changed) {
    const paths = new Set([...changed].filter((path) => files.has(path)));
    for (const path of [...paths].filter(signs/* isKustomizationFile */.yi)) {
        for (const each of (await folders.applied((0,repository_paths/* folderOf */.yS)(path))).keys())
            paths.add(each);
    }
    return [...paths];
}
function withWays(pointer, ways) {
    const further = ways.filter(({ isPath }) => isPath).flatMap(({ text }) => (0,pointers_ways/* foldersOf */.pd)(text));
    return { ...pointer, ways: [...pointer.ways, ...ways], folders: [...pointer.folders, ...further] };
}
/** So many pointers are made of templates in loops; beyond, all values count for each. */
const MOST_FILLED = 20_000;
/** Pointers in templates of charts with what fills them in. */
async function filledByCharts(files, pointers, given) {
    const filled = [];
    const charts = new Map();
    const budget = { pointers: MOST_FILLED };
    for (const pointer of pointers) {
        const folder = chartOf(files, pointer.file);
        const text = folder === null ? null : await (0,source_files/* readable */.HD)(files.text(pointer.file));
        if (folder === null || text === null || !text.includes('{{')) {
            filled.push(pointer);
            continue;
        }
        const values = charts.get(folder) ?? chartValues(await layersOf(files, folder, given), await helpersOf(files, folder));
        charts.set(folder, values);
        filled.push(...filledPointers(pointer, text, values, budget));
    }
    return filled;
}
async function helpersOf(files, folder) {
    const ways = [];
    for (const path of files.paths) {
        if (!(0,folder_files/* isBelow */.Y)(path, (0,repository_paths/* inFolder */._z)(folder, 'templates')) || !path.endsWith('.tpl'))
            continue;
        const text = (await (0,source_files/* readable */.HD)(files.text(path))) ?? '';
        ways.push({ text, place: { file: path, line: null, column: null }, isPath: false });
    }
    return ways;
}
/** Pointers with what Flux fills in for their variables. */
async function filledByVariables(pointers, variables) {
    return Promise.all(pointers.map(async (pointer) => {
        const names = pointer.ways.flatMap(({ text }) => (0,pointers_variables/* variablesTaken */.XD)(text));
        if (names.length === 0)
            return pointer;
        return { ...pointer, ways: [...pointer.ways, ...(await variables.in(pointer.file, names))] };
    }));
}


/***/ })

};
