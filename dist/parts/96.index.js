export const id = 96;
export const ids = [96];
export const modules = {

/***/ 96:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ keyOfName),
  pairSides: () => (/* binding */ pairSides),
  readRenderedSide: () => (/* binding */ readRenderedSide),
  _: () => (/* binding */ unusable)
});

// EXTERNAL MODULE: ./build/deployment/candidates.js
var candidates = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/deployment/deployed-object.js
var deployed_object = __webpack_require__(7000);
// EXTERNAL MODULE: ./build/deployment/group-by.js
var group_by = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/deployment/problem.js
var deployment_problem = __webpack_require__(6349);
// EXTERNAL MODULE: ./build/release-safety/is-object.js
var is_object = __webpack_require__(6047);
// EXTERNAL MODULE: ./build/deployment/deployment.js
var deployment = __webpack_require__(5891);
// EXTERNAL MODULE: ./build/deployment/finding.js
var finding = __webpack_require__(1831);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/declarations.js
var declarations = __webpack_require__(3358);
// EXTERNAL MODULE: ./build/deployment/reference.js
var deployment_reference = __webpack_require__(2431);
;// CONCATENATED MODULE: ./build/deployment/rendered/compose-config.js





/** The services in what `docker compose config --format json` prints. One that is built has no image that says its version. */
function readComposeConfig(path, config, settings) {
    const services = Object.entries((0,is_object/* membersOf */.l)(config['services']));
    const place = { file: path, line: null, column: null };
    const found = services.flatMap(([name, value]) => {
        const service = (0,is_object/* membersOf */.l)(value);
        const reference = typeof service['image'] === 'string' ? (0,deployment_reference/* parseImageReference */.o_)(service['image']) : null;
        const reading = reference === null || 'build' in service ? null : (0,deployment/* answerOfImage */.Li)(reference, settings, place);
        if (reading === null)
            return [];
        const declared = service['x-upgrade-mode'] ?? config['x-upgrade-mode'];
        const upgradeMode = typeof declared === 'string' ? (0,declarations/* modeOf */.V)({ text: declared, place }) : null;
        return [
            {
                ...finding/* PLAIN */.tZ,
                ...reading,
                name: `compose/${name}`,
                object: objectOf(name),
                unit: 'compose',
                carrier: path,
                place,
                declared: { ...deployment/* NOTHING_DECLARED */.ZM, upgradeMode },
                inputs: [],
            },
        ];
    });
    return { found, present: services.map(([name]) => objectOf(name)) };
}
function objectOf(name) {
    return { form: 'compose', namespace: '', name, comesAndGoes: false, text: '' };
}

;// CONCATENATED MODULE: ./build/deployment/rendered/documents.js
const NAMESPACE = /(?:^|[\s{,])"?namespace"?:\s*["']?([^\s"',}]+)/gm;
/**
 * Sets aside the documents that do not name the service: a cluster renders to megabytes, of which it is some kilobytes. Lines keep their
 * numbers.
 *
 * @param names what a document that concerns the service holds, in any case
 */
function siftDocuments(text, names) {
    const census = new Map();
    const wanted = names.map((name) => name.toLowerCase());
    const parts = text.split(/^(?=---(?:\s|$))/m).map((part) => {
        const namespaces = [...part.matchAll(NAMESPACE)].map(([, name = '']) => name);
        if (namespaces.length === 0 && /(?:^|[\s{,])"?kind"?\s*:/m.test(part))
            namespaces.push('');
        for (const name of namespaces)
            census.set(name, (census.get(name) ?? 0) + 1);
        const lower = part.toLowerCase();
        return wanted.some((name) => lower.includes(name)) ? part : part.replace(/[^\n]+/g, '');
    });
    return { text: parts.join(''), census };
}

// EXTERNAL MODULE: ./build/deployment/kinds/manifests/containers.js + 1 modules
var containers = __webpack_require__(3594);
// EXTERNAL MODULE: ./build/deployment/kinds/manifests/objects.js
var manifests_objects = __webpack_require__(2155);
// EXTERNAL MODULE: ./build/deployment/source/yaml.js + 3 modules
var yaml = __webpack_require__(8128);
;// CONCATENATED MODULE: ./build/deployment/rendered/kubernetes.js






/**
 * The service's containers in objects of Kubernetes.
 *
 * @throws ProblemError (`unparseable`) where a document is no object
 */
function readKubernetes({ path, text }, settings) {
    const file = new yaml/* YamlFile */._(path, text);
    for (const document of file.documents) {
        if (document === null || file.member(document, 'kind') !== null)
            continue;
        throw new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', document.place, 'no object of Kubernetes; services of compose have to be JSON'));
    }
    const objects = (0,manifests_objects/* objectsIn */.Qv)(file).filter((object) => !(0,manifests_objects/* isOfAnotherKind */.Jq)(object) && !isTest(object));
    const images = objects.flatMap(containers/* imagesOf */.I);
    return { found: images.flatMap((image) => findingOf(image, settings)), present: objects.map(nameOf) };
}
/** What `helm test` alone runs is no deployment. */
function isTest(object) {
    return /^test(?:-success|-failure)?$/.test((0,manifests_objects/* textAt */.$6)(object, 'metadata', 'annotations', 'helm.sh/hook'));
}
function nameOf({ kind, namespace, name }) {
    const comesAndGoes = /^(?:Job|Pod|Workflow)$/.test(kind);
    return { form: 'kubernetes', namespace, name: `${kind}/${name}`, comesAndGoes, text: '' };
}
function findingOf(image, settings) {
    const { object, id: name } = image;
    const reading = (0,containers/* readNamedImage */.T)(image, settings);
    if (reading === null)
        return [];
    const { path } = object.file;
    const release = (0,manifests_objects/* textAt */.$6)(object, 'metadata', 'labels', 'app.kubernetes.io/instance');
    const unit = [object.namespace, release].filter((part) => part !== '').join('/');
    const found = {
        ...finding/* PLAIN */.tZ,
        ...reading,
        unit,
        carrier: path,
        inputs: [],
        declared: (0,declarations/* declarationsOf */.R)(object),
        environment: image.environment,
    };
    return [{ ...found, name, object: nameOf(object) }];
}

// EXTERNAL MODULE: ./build/deployment/kinds/helm/findings.js
var helm_findings = __webpack_require__(2093);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/release.js + 2 modules
var release = __webpack_require__(2065);
// EXTERNAL MODULE: ./build/deployment/kinds/helm/settings.js
var settings = __webpack_require__(78);
// EXTERNAL MODULE: ./build/deployment/kinds/terraform/images.js
var terraform_images = __webpack_require__(727);
// EXTERNAL MODULE: ./build/deployment/kinds/terraform/values.js
var values = __webpack_require__(3259);
// EXTERNAL MODULE: ./build/deployment/source/embedded-yaml.js
var embedded_yaml = __webpack_require__(7008);
// EXTERNAL MODULE: ./build/deployment/source/source-files.js + 1 modules
var source_files = __webpack_require__(5142);
// EXTERNAL MODULE: ./build/deployment/trees/empty.js
var empty = __webpack_require__(4621);
;// CONCATENATED MODULE: ./build/deployment/rendered/terraform-plan.js













/** Whether this is what `terraform show -json` prints of a plan. */
function isPlan(json) {
    return 'format_version' in json && ('resource_changes' in json || 'planned_values' in json);
}
/**
 * One side of a plan, which holds both: of each resource what it was, or what it will be.
 *
 * @throws ProblemError (`unparseable`) for a plan that ended in an error, or is of a part alone
 */
async function readPlan(path, plan, side, settings) {
    const place = { file: path, line: null, column: null };
    if (plan['errored'] === true)
        throw new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', place, 'the plan ended in an error'));
    if (plan['complete'] === false)
        throw new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', place, 'the plan leaves something out'));
    const changes = Array.isArray(plan['resource_changes']) ? plan['resource_changes'] : [];
    const found = [];
    const present = [];
    for (const each of changes.map(is_object/* membersOf */.l)) {
        const change = (0,is_object/* membersOf */.l)(each['change']);
        const state = change[side === 'base' ? 'before' : 'after'];
        if (each['mode'] === 'data' || state === null || state === undefined)
            continue;
        const resource = {
            address: String(each['address']),
            type: String(each['type']),
            state,
            unknown: side === 'head' ? unknownOf(change) : false,
            place,
        };
        const object = terraform_plan_nameOf(resource);
        present.push(object);
        found.push(...(await readResource(resource, object, settings)));
    }
    return { found, present };
}
/** What is known only after the apply; of what is written only, no plan shows more than the number of its revision. */
function unknownOf(change) {
    const revision = (state) => (0,is_object/* membersOf */.l)(state)['set_wo_revision'] ?? null;
    const isRewritten = revision(change['before']) !== revision(change['after']);
    return isRewritten ? { ...(0,is_object/* membersOf */.l)(change['after_unknown']), set_wo: true } : change['after_unknown'];
}
async function readResource(resource, object, settings) {
    const { address, type, state, unknown, place } = resource;
    const common = { carrier: place.file, inputs: [], object };
    if (type === 'helm_release') {
        const files = new source_files/* SourceFiles */.L(new empty/* EmptyTree */.Y(), []);
        const reading = await (0,release/* readHelmRelease */.q)(files, releaseOf(resource), settings);
        const owner = { kind: '', id: address, carrier: place.file, inputs: [], secondOrder: [], variables: [] };
        const findings = reading === null ? [] : (0,helm_findings/* findingsOfRelease */.X)(reading, owner);
        return findings.map(({ kind: _, id, ...finding }) => ({ ...finding, ...common, name: id }));
    }
    const origin = { name: address, hasTagBeside: false, isImageResource: type === 'docker_image' };
    return (0,terraform_images/* imagesIn */.o)(placedValue(state, unknown, place), origin, settings).map(({ steps, ...reading }) => ({
        ...finding/* PLAIN */.tZ,
        ...reading,
        ...common,
        place,
        name: `${address}#${steps.join('.')}`,
        unit: address,
    }));
}
function terraform_plan_nameOf({ address, type, state }) {
    const comesAndGoes = type !== 'helm_release';
    return { form: 'terraform', namespace: '', name: address, comesAndGoes, text: JSON.stringify(state) };
}
/** A release as the provider gives it to Helm: what is set wins over the list of values, of which the later wins. */
function releaseOf({ state: json, unknown, place }) {
    const state = (0,is_object/* membersOf */.l)(json);
    const text = (name) => (typeof state[name] === 'string' && state[name] !== '' ? state[name] : null);
    const hidden = (name) => (holdsTrue((0,is_object/* membersOf */.l)(unknown)[name]) ? unknownProblem(place, name) : null);
    const chart = text('chart') ?? '';
    const slash = chart.lastIndexOf('/');
    const version = text('version');
    // A folder on the machine that planned it, or nothing at all.
    const why = hidden('chart') ?? (/^(?:[./~]|$)/.test(chart) ? (0,deployment_problem/* problemAt */.l4)('external-values', place, (0,deployment_reference/* quoteText */.ol)(chart)) : null);
    const published = {
        kind: 'published',
        name: chart.slice(slash + 1),
        version: version === null ? null : { text: version, place },
        repository: text('repository') ?? (slash === -1 ? null : chart.slice(0, slash)),
        problem: hidden('version'),
    };
    return {
        chart: why === null ? published : { kind: 'unknown', problem: why },
        values: [
            ...[...SETTINGS, 'values'].map(hidden).flatMap((problem) => (problem === null ? [] : [unseen(problem)])),
            ...settingsOf(state, place),
            ...valuesOf(state['values'], place),
        ],
        place,
    };
}
/** Kinds of settings, in the order in which the provider applies them. */
const SETTINGS = ['set', 'set_list', 'set_sensitive', 'set_wo'];
/** The list of values, the one that wins first. */
function valuesOf(values, place) {
    const texts = Array.isArray(values) ? values.map(String).reverse() : [];
    return texts.map((text) => layerOf(() => new yaml/* YamlFile */._(place.file, text, { placeAt: () => place })));
}
/** What is set, all of it as one layer; in front of it what has a name that cannot be read, and so may set anything. */
function settingsOf(state, place) {
    const items = SETTINGS.flatMap((name) => (Array.isArray(state[name]) ? state[name] : [])).map(is_object/* membersOf */.l);
    const all = items.flatMap(({ name, value, type }) => {
        const setting = { steps: (0,settings/* stepsOf */.B)(String(name)), isText: type === 'string', place };
        const texts = Array.isArray(value) ? `{${value.join(',')}}` : value;
        return texts === null || texts === undefined ? [] : [{ ...setting, name: String(name), value: String(texts) }];
    });
    const made = all.filter(({ steps }) => steps.length > 0);
    const unreadable = all.find(({ steps }) => steps.length === 0);
    return [
        ...(unreadable === undefined ? [] : [unseen((0,deployment_problem/* problemAt */.l4)('external-values', place, (0,deployment_reference/* quoteText */.ol)(unreadable.name)))]),
        ...(made.length === 0 ? [] : [layerOf(() => (0,embedded_yaml/* settingsAsYaml */.v)(place.file, made))]),
    ];
}
function layerOf(make) {
    try {
        const file = make();
        return { kind: 'layer', layer: { file, root: file.root } };
    }
    catch (error) {
        if (!(error instanceof deployment_problem/* ProblemError */.Mm))
            throw error;
        return unseen(error.problem);
    }
}
function unseen(problem) {
    return { kind: 'unseen', problem };
}
/** A value of a plan. What is known after it is applied alone is not known. */
function placedValue(json, unknown, place) {
    if (unknown === true) {
        const problem = unknownProblem(place, 'a value');
        const piece = { text: 'unknown', placeAt: () => place, unknown: { written: 'known after apply', problem } };
        return { kind: 'text', place, text: new values/* PlacedText */.jw([piece]) };
    }
    const below = (0,is_object/* membersOf */.l)(unknown);
    if (Array.isArray(json)) {
        return { kind: 'list', place, items: json.map((item, index) => placedValue(item, below[index], place)) };
    }
    if (typeof json === 'object' && json !== null) {
        const keys = [...new Set([...Object.keys(json), ...Object.keys(below)])];
        const members = keys.map((key) => ({ key, value: placedValue((0,is_object/* membersOf */.l)(json)[key], below[key], place) }));
        return { kind: 'object', place, members };
    }
    if (json === null || json === undefined)
        return { kind: 'null', place };
    return { kind: 'text', place, text: new values/* PlacedText */.jw([{ text: String(json), placeAt: () => place, unknown: null }]) };
}
function unknownProblem(place, name) {
    return (0,deployment_problem/* problemAt */.l4)('unresolved-variable', place, `${(0,deployment_reference/* quoteText */.ol)(name)}, known only after the apply`);
}
function holdsTrue(unknown) {
    return unknown === true || Object.values((0,is_object/* membersOf */.l)(unknown)).some(holdsTrue);
}

;// CONCATENATED MODULE: ./build/deployment/rendered/side.js








/** The kind of all that comes from rendered manifests. */
const RENDERED = 'rendered';
function keyOfName({ form, namespace, name }) {
    return JSON.stringify([form, namespace, name]);
}
/**
 * Reads one side of rendered manifests (DETECTION section 6): objects of Kubernetes, `docker compose config`, `terraform show -json` of a
 * plan. It is data, made by the user's own tools: nothing in it is followed or run.
 */
async function readRenderedSide(location, { files, sha256, problem: unread }, side, settings) {
    const census = new Map();
    const all = [];
    const present = new Set();
    const place = { file: location, line: null, column: null };
    const names = (0,candidates/* searchTexts */.n2)(settings);
    let problem = unread === null ? null : unusable(place, unread);
    for (const file of problem === null ? files : []) {
        try {
            const reading = await readFile(file, side, { settings, names, census });
            all.push(...reading.found.map((finding) => ({ file, finding })));
            for (const each of reading.present) {
                const key = keyOfName(each);
                present.add(key);
                if (each.form === 'compose')
                    census.set(each.form, (census.get(each.form) ?? 0) + 1);
            }
            problem ??= problemOfTwins(reading.found);
        }
        catch (error) {
            if (!(error instanceof deployment_problem/* ProblemError */.Mm))
                throw error;
            const { place: at, found } = error.problem;
            problem ??= unusable(at ?? { ...place, file: file.path }, `cannot be used (${found})`);
        }
    }
    if (problem === null && census.size === 0)
        problem = unusable(place, 'holds no object at all');
    const fileCount = files.length;
    return { location, sha256, fileCount, found: all, present, census, problem };
}
/** Both sides, with their objects called alike: the same object in several files is one of each cluster that they are rendered for. */
function pairSides(base, head) {
    const clusters = new Set([base, head].flatMap(({ found }) => filesOfClusters(found)));
    const named = ({ found, ...side }) => ({ ...side, objects: objectsOf(found, clusters) });
    return { base: named(base), head: named(head) };
}
function filesOfClusters(found) {
    const shared = [...(0,group_by/* groupBy */.$)(found, ({ finding }) => finding.name).values()].filter(({ length }) => length > 1);
    return shared.flat().map(({ file }) => file.name);
}
/** What makes a side of no use. */
function unusable(place, found) {
    return (0,deployment_problem/* problemAt */.l4)('rendered-unusable', place, found);
}
async function readFile(file, side, { settings, names, census }) {
    const json = /^\s*\{/.test(file.text) ? parseJson(file) : null;
    if (json !== null && isPlan(json)) {
        // What it does not hold is not there: it is never cut short, being one JSON text.
        census.set('terraform', 1);
        return readPlan(file.path, json, side, settings);
    }
    if (json !== null && !('apiVersion' in json) && 'services' in json)
        return readComposeConfig(file.path, json, settings);
    const sifted = siftDocuments(file.text, names);
    for (const [name, count] of sifted.census)
        census.set(name, (census.get(name) ?? 0) + count);
    return readKubernetes({ ...file, text: sifted.text }, settings);
}
function parseJson({ path, text }) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        const place = { file: path, line: null, column: null };
        throw new deployment_problem/* ProblemError */.Mm((0,deployment_problem/* problemAt */.l4)('unparseable', place, error instanceof Error ? error.message : String(error)));
    }
}
/** The same object twice in one file: nothing says which of them is applied. */
function problemOfTwins(found) {
    const twins = [...(0,group_by/* groupBy */.$)(found, ({ name }) => name).values()].find(({ length }) => length > 1);
    const second = twins?.[1];
    return second === undefined ? null : unusable(second.place, `holds ${second.name} twice`);
}
function objectsOf(all, clusters) {
    const objects = all.map(({ file, finding: { name, object, ...finding } }) => {
        const where = `${RENDERED}:${clusters.has(file.name) ? file.name : ''}`;
        const found = { ...finding, kind: RENDERED, id: `${where}#${name}`, unit: `${where}#${finding.unit}` };
        return { ...(0,deployed_object/* resolved */.L$)(found), rendered: object };
    });
    const names = new Map(objects.map(({ id, rendered }) => [id, rendered]));
    return (0,deployed_object/* refuseMixed */.Ux)(objects).map((object) => ({ ...object, rendered: names.get(object.id) }));
}


/***/ })

};
